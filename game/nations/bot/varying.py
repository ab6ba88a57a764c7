"""Positions that could have come: what a nation never does, it can only learn about where it is changed into another.

Cards come from those that are out of the game, so that none is there twice.
"""

from __future__ import annotations

from random import Random

from game.nations.cards.cards import CARDS
from game.nations.cards.removing import remove_by_condition
from game.nations.concepts import cards_changed, replaced
from game.nations.state import EMPTY, Nation, NationsState

LIKELY, HALF = 0.35, 0.5
NEW_CARDS = (0, 0, 1, 1, 2)
NEW_WORKERS = (0, 0, 0, 0, 1, 1, 2, 3)
"""How many cards for Workers and how many Workers come, one of these as likely as another."""

OF_RESOURCES, OF_BOOKS = 4.0, 2.0
"""How far Gold and Stone lie from what they were, and Books in the first rounds (standard deviation)."""


def varied(state: NationsState, chance: Random) -> None:
    """Change the nation that plays alone: its cards, its Workers and where they are, what it holds."""
    nation = state.nations[0]
    for _ in range(chance.choice(NEW_CARDS)):
        place = chance.randrange(len(nation.slots))
        nation.slots = _changed(state, chance, nation.slots, place, "building", "military", "military")
    _grow(nation, chance, chance.choice(NEW_WORKERS))
    if chance.random() < HALF:
        _move_all(nation, chance)
    for zone, type_ in (("colonies", "colony"), ("ready", "wonder"), ("advisors", "advisor")):
        cards = getattr(nation, zone)
        if chance.random() < LIKELY:
            place = cards.index(EMPTY) if EMPTY in cards else 0
            setattr(nation, zone, _changed(state, chance, cards, place, type_))
    if chance.random() < LIKELY:
        (nation.wonder,) = _changed(state, chance, (nation.wonder,), 0, "wonder")
        nation.sections_built = chance.randrange(len(CARDS[nation.wonder].sections)) if nation.wonder else 0
    if chance.random() < HALF:
        _enrich(state, nation, chance)
    cards_changed(state, nation)
    remove_by_condition(state)


def _changed(state: NationsState, chance: Random, zone: tuple[str, ...], place: int, *types: str) -> tuple[str, ...]:
    """The zone with a late card out of those that have left the game, which the one on the place joins."""
    gone = [card for card in state.removed if card in CARDS and CARDS[card].type in types]
    latest = max((CARDS[card].age for card in gone), default=0)
    likings = [types.count(CARDS[card].type) if CARDS[card].age >= latest - 1 else 0 for card in gone]
    if not gone:
        return zone
    (card,), old = chance.choices(gone, likings), zone[place]
    left = [each for each in state.removed if each != card]
    state.removed = (*left, old) if old and CARDS[old].age else tuple(left)
    return replaced(zone, place, card)


def _grow(nation: Nation, chance: Random, workers: int) -> None:
    for _ in range(workers):
        if nation.food_track and (not nation.stability_track or chance.random() < HALF):
            nation.food_track -= 1
        elif nation.stability_track:
            nation.stability_track -= 1
        else:
            return
        nation.area += 1


def _move_all(nation: Nation, chance: Random) -> None:
    """Every Worker goes to some card, rather to a newer one, and rather where others are."""
    likings = [chance.random() ** 2 * (0.2 + CARDS[card].age) if card else 0.0 for card in nation.slots]
    counts = [0] * len(nation.slots)
    for place in chance.choices(range(len(counts)), likings, k=nation.area + sum(nation.workers)):
        counts[place] += 1
    nation.area, nation.workers = 0, tuple(counts)


def _enrich(state: NationsState, nation: Nation, chance: Random) -> None:
    """Other amounts of everything, the shadow's Books included."""

    def other(held: int, spread: float) -> int:
        return max(0, held + round(chance.gauss(0, spread)))

    nation.gold, nation.stone = other(nation.gold, OF_RESOURCES), other(nation.stone, OF_RESOURCES)
    nation.food = other(nation.food, OF_RESOURCES / 2)
    nation.books = other(nation.books, OF_BOOKS + state.round)
    state.shadows[0].books = other(state.shadows[0].books, OF_BOOKS)
