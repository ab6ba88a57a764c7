"""The numbers by which a hand judges a side in Nation: what everybody can know who remembers every purchase."""

from __future__ import annotations

from game.bots.search.evaluator import each_named
from game.nation_deckbuilder.bot.decks import Deck, blocking, deck_of, standing_damage
from game.nation_deckbuilder.rules.ages import age_cost
from game.nation_deckbuilder.rules.enemies import enemies, opponents
from game.nation_deckbuilder.state import AGES, Nation, NationState

FEATURES = (
    "health",  # in sixes
    "last_health",  # up to IN_DANGER, in fives
    "enemy_health",  # of the weakest enemy, in sixes
    "army_health",  # of the Evil Army, in sixes
    "food",  # in stock, up to PLENTY
    "happiness",
    "starving",
    "rioting",
    "age",
    "science",  # the share of the next age's price
    "food_rate",  # what an average hand brings
    "happiness_rate",
    "science_rate",
    "damage_rate",
    "coin_rate",
    "hunger",  # Food that an average hand lacks
    "unrest",  # happiness that it lacks
    "pace",  # the share of the weakest enemy's health that a hand takes, in tenths, at most FAST
    "drawn",
    "removers",
    "attacks",  # where an enemy holds cards
    "starters",
    "deck_size",  # in tens
    "mind_control",
    "blocking",
    "standing_damage",
    "token",
    "duties",  # forced discards to come
    "one",  # what a side gets anyway
)

REASONS = each_named(
    {
        "health": ("health", "last_health"),
        "enemy": ("enemy_health", "army_health"),
        "food": ("food", "starving", "food_rate", "hunger"),
        "happiness": ("happiness", "rioting", "happiness_rate", "unrest"),
        "age": ("age", "science", "science_rate"),
        "damage": ("damage_rate", "pace", "standing_damage"),
        "coins": ("coin_rate",),
        "deck": ("drawn", "removers", "starters", "deck_size"),
        "attacks": ("attacks", "duties", "mind_control"),
        "blocking": ("blocking",),
        "token": ("token",),
        "start": ("one",),
    }
)
"""The features that a player would call by one name, under the key of that name."""

IN_DANGER = 20
PLENTY = 6
FAST = 5.0


def weigh(state: NationState, seat: int) -> list[float]:
    """The number of the seat's side for each of FEATURES."""
    nation = state.nation_of(seat)
    players = [state.players[each] for each in nation.seats]
    deck = _together([deck_of(player) for player in players])
    health = min((enemy.health for enemy in enemies(state, nation)), default=0)
    standing = sum(standing_damage(player) for player in players)
    return [
        nation.health / 6,
        min(nation.health, IN_DANGER) / 5,
        health / 6,
        sum(each.health for each in state.nations if each.is_army) / 6,
        min(nation.food, PLENTY),
        min(nation.happiness, PLENTY),
        float(not nation.food),
        float(not nation.happiness),
        nation.age,
        _share_of_next_age(state, nation),
        deck.food,
        deck.happiness,
        deck.science,
        deck.damage,
        deck.coins,
        max(0.0, -deck.food),
        max(0.0, -deck.happiness),
        min(FAST, 10 * (deck.damage + standing) / max(1, health)),
        deck.drawn,
        deck.removers,
        deck.attacks if opponents(state, seat) else 0.0,
        deck.starters,
        deck.size / 10,
        deck.mind_control,
        sum(blocking(player) for player in players),
        standing / 2,
        nation.token,
        sum(len(player.duties) for player in players),
        1.0,
    ]


def _together(decks: list[Deck]) -> Deck:
    """What partners' hands bring together."""
    if len(decks) == 1:
        return decks[0]
    return Deck(*map(sum, zip(*decks, strict=True)))


def _share_of_next_age(state: NationState, nation: Nation) -> float:
    if nation.age >= AGES:
        return 0.0
    return min(1.0, nation.science / age_cost(state, nation))
