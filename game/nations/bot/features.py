"""The numbers by which a bot judges a nation between two rounds: what everybody at the table can see."""

from __future__ import annotations

from functools import lru_cache
from math import nan

from game.bots.search.evaluator import each_named
from game.nations import concepts
from game.nations.bot.promise import yields
from game.nations.bot.shadow import AGAINST_THE_SHADOW, outlook
from game.nations.cards.cards import CARDS
from game.nations.rules import maintenance, resolution, scoring
from game.nations.state import NationsState

FEATURES = (
    "vp",  # everything that scores in the end but resources
    "held",  # all resources with Strength and Stability, in tens
    "gold",
    "some_gold",  # up to A_FEW
    "stone",
    "some_stone",
    "food",
    "some_food",
    "books",
    "book_vp",  # what the Books would score now
    "book_lead",  # over the best other nation, at most FAR either way
    "gold_rate",  # what Production brings net
    "some_gold_rate",
    "stone_rate",
    "some_stone_rate",
    "food_rate",
    "book_rate",
    "shortage",  # Food and other resources that the next Production would lack
    "strength",
    "strength_lead",
    "strongest",
    "weakest",
    "raid",
    "stability",
    "revolt",  # below 0
    "stability_lead",
    "least_stable",
    "workers",
    "idle",
    "growth",  # 1 while the growth of the round is still to come
    "buildings",  # the ages of the Building cards, added up
    "soldiers",  # the ages of the Military cards, added up
    "newest",  # the age of the newest card for Workers
    "prospect",  # what all Workers would yield on the best Building, over what they yield
    "colonies",
    "advisor",  # the ages of the Advisors, in steps from one to four
    "wonders",
    "specials",
    "golden_ages",  # the bonus on Golden Ages
    "architects",  # private ones
    "begun_vp",  # the VP of the Wonder under construction, by the share that stands
    "begun_stone",  # Stone spent on it
    "wonder",  # one is under construction
    "first",  # 1 for the first in the order, 0 for the last
    "one",  # what a nation gets anyway
    *AGAINST_THE_SHADOW,
)

REASONS = each_named(
    {
        "points": ("vp",),
        "resources": ("held",),
        "gold": ("gold", "some_gold", "gold_soon"),
        "stone": ("stone", "some_stone", "stone_soon", "both_soon"),
        "food": ("food", "some_food"),
        "books": ("books", "book_vp", "book_lead", "book_outlook", "book_chance"),
        "gold_income": ("gold_rate", "some_gold_rate", "even_rate"),
        "stone_income": ("stone_rate", "some_stone_rate"),
        "food_income": ("food_rate",),
        "book_income": ("book_rate", "some_book_rate"),
        "shortage": ("shortage", "hunger"),
        "strength": (
            "strength",
            "strength_lead",
            "strongest",
            "weakest",
            "raid",
            "soldiers",
            "safe",
            "armoury",
            "might",
        ),
        "stability": ("stability", "revolt", "stability_lead", "least_stable", "duel", "later_duel"),
        "workers": ("workers", "idle", "growth", "prospect", "room", "paid_room"),
        "buildings": ("buildings", "newest", "slots_vp"),
        "colonies": ("colonies", "within_reach"),
        "advisor": ("advisor",),
        "wonder": ("wonders", "begun_vp", "begun_stone", "wonder", "architects"),
        "specials": ("specials", "golden_ages"),
        "order": ("first",),
        "start": ("one",),
    }
)
"""The features that a player would call by one name, under the key of that name."""

A_FEW = 3
FAR = 6
MORE_THAN_ANY = 9_999
"""More than anybody has of anything."""


def weigh(state: NationsState, seat: int) -> list[float]:
    """The nation's number for each of FEATURES; none that is a number before it has a Player Board."""
    nation = state.nations[seat]
    if not nation.board:
        return [nan] * len(FEATURES)
    gold, stone, food, book = nation.gold, nation.stone, nation.food, nation.books
    net_gold, net_stone, net_food, net_books = resolution.production_total(state, seat)
    own_strength, own_stability = concepts.strength(state, seat), concepts.stability(state, seat)
    most_books, strongest, weakest, steadiest, shakiest = _among_others(state, seat)
    book_lead = book - most_books
    stability_lead = own_stability - steadiest
    strength_lead = own_strength - strongest
    short_gold, short_stone, short_food = gold + net_gold, stone + net_stone, food + net_food
    lack = 0 if short_gold > 0 else -short_gold
    lack += 0 if short_stone > 0 else -short_stone
    lack += 0 if short_food > 0 else -short_food
    buildings, soldiers, newest = _cards(nation.slots)
    spent, share = _begun(nation.wonder, nation.sections_built)
    return [
        scoring.lasting_vp(state, seat),
        (gold + stone + food + book + own_strength + (own_stability if own_stability > 0 else 0)) / 10,
        gold / 5,
        gold if gold < A_FEW else A_FEW,
        stone / 5,
        stone if stone < A_FEW else A_FEW,
        food / 5,
        food if food < A_FEW else A_FEW,
        book / 5,
        resolution.book_vp(state, seat),
        -FAR if book_lead < -FAR else book_lead if book_lead < FAR else FAR,
        net_gold,
        net_gold if net_gold < A_FEW else A_FEW,
        net_stone,
        net_stone if net_stone < A_FEW else A_FEW,
        net_food,
        net_books,
        lack,
        own_strength / 3,
        -FAR if strength_lead < -FAR else strength_lead if strength_lead < FAR else FAR,
        float(own_strength > strongest),
        float(own_strength < weakest),
        concepts.raid_value(state, seat),
        own_stability / 2,
        0 if own_stability > 0 else -own_stability,
        -FAR if stability_lead < -FAR else stability_lead if stability_lead < FAR else FAR,
        float(own_stability < shakiest),
        nation.area + sum(nation.workers),
        nation.area,
        float(state.phase != "maintenance" or (maintenance.GROWTH, seat) in state.stack),
        buildings,
        soldiers,
        newest,
        _prospect(nation.slots, nation.workers, nation.area),
        concepts.occupied(nation.colonies),
        _ages(nation.advisors),
        concepts.occupied(nation.ready),
        len(nation.standing.specials),
        concepts.golden_age_bonus(state, seat),
        len(nation.private_architects),
        share,
        spent,
        float(bool(nation.wonder)),
        1 - state.order.index(seat) / (len(state.order) - 1),
        1.0,
        *outlook(state, seat),
    ]


def _among_others(state: NationsState, seat: int) -> tuple[int, int, int, int, int]:
    """The most Books of the others, and the most and the least of their Strength and of their Stability. This is found
    some hundred thousand times in a game of a computer player that searches, so it goes through them once.
    """
    most_books = strongest = steadiest = -MORE_THAN_ANY
    weakest = shakiest = MORE_THAN_ANY
    for other in state.order:
        if other == seat:
            continue
        book, strong, steady = (
            concepts.books(state, other),
            concepts.strength(state, other),
            concepts.stability(state, other),
        )
        if book > most_books:
            most_books = book
        if strong > strongest:
            strongest = strong
        if strong < weakest:
            weakest = strong
        if steady > steadiest:
            steadiest = steady
        if steady < shakiest:
            shakiest = steady
    return most_books, strongest, weakest, steadiest, shakiest


@lru_cache(maxsize=1 << 12)
def _cards(slots: tuple[str, ...]) -> tuple[int, int, int]:
    """The ages of Building and of Military cards, added up, and the age of the newest card."""
    cards = [CARDS[card] for card in slots if card]
    buildings = sum(card.age for card in cards if card.type == "building")
    soldiers = sum(card.age for card in cards if card.type == "military")
    return buildings, soldiers, max((card.age for card in cards), default=0)


@lru_cache(maxsize=1 << 12)
def _prospect(slots: tuple[str, ...], workers: tuple[int, ...], idle: int) -> float:
    """What every Worker would yield on the best Building, added up, over what they yield where they are."""
    best = max((yields(card) for card in slots if card and CARDS[card].type == "building"), default=0.0)
    own = sum(yields(card) * count for card, count in zip(slots, workers, strict=True) if count)
    return max(0.0, best * (idle + sum(workers)) - own)


@lru_cache(maxsize=1 << 10)
def _ages(zone: tuple[str, ...]) -> int:
    return sum(CARDS[card].age for card in zone if card)


@lru_cache(maxsize=1 << 10)
def _begun(wonder: str, sections: int) -> tuple[int, float]:
    """The Stone spent on a Wonder under construction, and its VP by the share of the sections that stands."""
    if not wonder:
        return 0, 0.0
    card = CARDS[wonder]
    return sum(card.sections[:sections]), sum(card.vp) * sections / len(card.sections)
