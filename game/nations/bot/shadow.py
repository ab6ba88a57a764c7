"""What a nation that plays alone may expect of the shadow and of the cards to come, as numbers to judge it by."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from game.nations.cards.cards import CARDS, TILES
from game.nations.concepts import stability, strength
from game.nations.rules.resolution import production_total
from game.nations.state import EMPTY, NationsState

AGAINST_THE_SHADOW = (
    "duel",  # how many of the tiles of the next round leave the shadow less stable
    "later_duel",  # how many of those of the round after
    "book_outlook",  # the lead in Books when the age is over, if nothing changes
    "book_chance",  # the same, at most FAR either way
    "safe",  # how many of the tiles of the next round leave the shadow no stronger
    "within_reach",  # how many Colonies of the next age it is strong enough for, with a free place
    "room",  # VP that its Workers could score more on the cards that are there
    "paid_room",  # those that there will be Stone for
    "hunger",  # Food that the next famine would lack
    "armoury",  # the Strength of a Worker on the best Military card
    "slots_vp",  # what the first Workers on all cards score
    "gold_soon",  # the root of what there is after Production
    "stone_soon",
    "both_soon",  # cards and Workers for them that could be paid
    "even_rate",  # the lesser of the net Gold and Stone
    "might",  # the root of Strength
    "some_book_rate",  # up to MANY_BOOKS
)

FAR, MANY_BOOKS = 6, 8
LAST_AGE = 4


class Tiles(NamedTuple):
    """What the solo tiles of an age say, one after the other; of their Books the mean."""

    strength: tuple[int, ...]
    stability: tuple[int, ...]
    famine: tuple[int, ...]
    books: float


def outlook(state: NationsState, seat: int) -> list[float]:
    """The number for each of AGAINST_THE_SHADOW; nothing where there is no shadow, or no round to come."""
    over = max(0, state.round - (state.phase in ("setup", "maintenance")))
    if not state.is_solo or over >= state.rounds:
        return [0.0] * len(AGAINST_THE_SHADOW)
    nation, age, rounds = state.nations[seat], over // 2 + 1, 2 - over % 2
    own_strength, own_stability = strength(state, seat), stability(state, seat)
    net_gold, net_stone, net_food, net_books = production_total(state, seat)
    lead = nation.books + rounds * net_books - state.shadows[0].books - rounds * tiles_of(age).books
    gold, stone = max(0, nation.gold + net_gold), max(0, nation.stone + net_stone)
    room = _room(nation.slots, nation.workers, nation.area)
    safe, within_reach = _won_by_strength(age, own_strength)
    armoury, slots_vp = _cards(nation.slots)
    return [
        _duels_won(age, own_stability),
        _duels_won(min(LAST_AGE, (over + 1) // 2 + 1), own_stability),
        lead / 5,
        max(-FAR, min(FAR, lead)),
        safe,
        within_reach if EMPTY in nation.colonies else 0.0,
        room,
        min(room, (nation.stone + net_stone) / age),
        _hunger(age, nation.food + net_food),
        armoury / 3,
        slots_vp,
        sqrt(gold),
        sqrt(stone),
        min(gold, stone / age) / 3,
        min(net_gold, net_stone),
        sqrt(own_strength),
        min(net_books, MANY_BOOKS) / 2,
    ]


@lru_cache
def tiles_of(age: int) -> Tiles:
    """The solo tiles of an age."""
    tiles = [tile for tile in TILES.values() if tile.age == age]
    return Tiles(
        tuple(tile.strength for tile in tiles),
        tuple(tile.stability for tile in tiles),
        tuple(tile.famine for tile in tiles),
        fmean(tile.books for tile in tiles),
    )


@lru_cache(maxsize=1 << 8)
def _duels_won(age: int, own: int) -> float:
    """The share of the tiles of an age that leave the shadow less stable."""
    return fmean(own > each for each in tiles_of(age).stability)


@lru_cache(maxsize=1 << 8)
def _won_by_strength(age: int, own: int) -> tuple[float, float]:
    """The share of the tiles of an age that leave the shadow no stronger, and that of the Colonies within reach."""
    colonies = [card for card in CARDS.values() if card.type == "colony" and card.age == age]
    return (
        fmean(own >= each for each in tiles_of(age).strength),
        fmean(own >= card.requirement for card in colonies),
    )


@lru_cache(maxsize=1 << 8)
def _hunger(age: int, food: int) -> float:
    """The Food that the famine of an age would lack, on average."""
    return fmean(max(0, each - food) for each in tiles_of(age).famine)


@lru_cache(maxsize=1 << 13)
def _room(slots: tuple[str, ...], workers: tuple[int, ...], idle: int) -> float:
    """VP that the Workers could score more on these cards, each where it scores most."""
    scores = sorted((vp for card in slots if card for vp in CARDS[card].vp), reverse=True)
    now = sum(sum(CARDS[card].vp[:count]) for card, count in zip(slots, workers, strict=True) if count)
    return float(sum(scores[: idle + sum(workers)]) - now)


@lru_cache(maxsize=1 << 10)
def _cards(slots: tuple[str, ...]) -> tuple[int, int]:
    """The Strength of a Worker on the best Military card, and what the first Workers on all cards score."""
    cards = [CARDS[card] for card in slots if card]
    best = max((card.strength for card in cards if card.type == "military"), default=0)
    return best, sum(sum(card.vp[:1]) for card in cards)
