"""Measures and tests that card text names, beyond the concepts of the rules: what a nation has or did this round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.nations.cards.cards import CARDS
from game.nations.cards.standing import manned
from game.nations.concepts import most, occupied, workers_owned
from game.nations.rules.war import strength_against_war
from game.nations.state import NO_BUYER, NationsState


def advisors(state: NationsState, seat: int) -> int:
    """Advisors held."""
    return occupied(state.nations[seat].advisors)


def colonies_of(age: int) -> Callable[[NationsState, int], int]:
    """The measure of Colonies held from one age."""
    return partial(_colonies_of, (age,))


def advisors_of(*ages: int) -> Callable[[NationsState, int], int]:
    """The measure of Advisors held from some ages."""
    return partial(_advisors_of, ages)


def _colonies_of(ages: tuple[int, ...], state: NationsState, seat: int) -> int:
    return _of_ages(state.nations[seat].colonies, ages)


def _advisors_of(ages: tuple[int, ...], state: NationsState, seat: int) -> int:
    return _of_ages(state.nations[seat].advisors, ages)


def _of_ages(zone: tuple[str, ...], ages: tuple[int, ...]) -> int:
    return sum(CARDS[card].age in ages for card in zone if card)


def current_age_cards(state: NationsState, seat: int) -> int:
    """Building and Military cards from the age being played, manned or not."""
    return _of_ages(state.nations[seat].slots, (state.age,))


def industrial_workers(state: NationsState, seat: int) -> int:
    """Workers on Industrial Buildings."""
    nation = state.nations[seat]
    cards = (CARDS[slot] if slot else None for slot in nation.slots)
    return sum(
        count
        for card, count in zip(cards, nation.workers, strict=True)
        if card and card.age == 4 and card.type == "building"
    )


def military_workers(state: NationsState, seat: int) -> int:
    """Workers on Military."""
    nation = state.nations[seat]
    return manned(nation.slots, nation.workers, False).military_workers


def has_most_workers(state: NationsState, seat: int) -> int:
    """1 for the nation alone with the most Workers, deployed or not, else 0."""
    return int(most(state, seat, workers_owned))


def colonies_bought(state: NationsState, seat: int) -> int:
    """Colonies bought this round."""
    return _bought(state, seat, ("colony",))


def wars_and_battles_bought(state: NationsState, seat: int) -> int:
    """Wars and Battles bought this round."""
    return _bought(state, seat, ("war", "battle"))


def _bought(state: NationsState, seat: int, types: tuple[str, ...]) -> int:
    return sum(CARDS[card].type in types for card in state.nations[seat].bought)


def stronger_than_war(state: NationsState, seat: int) -> bool:
    """Whether a War was bought this round and the nation is above its marker (R-94, R-89)."""
    return state.war_buyer != NO_BUYER and strength_against_war(state, seat) > state.war_strength


def another_bought_the_war(state: NationsState, seat: int) -> bool:
    """Whether the War of this round was bought by somebody else."""
    return state.war_buyer not in (NO_BUYER, seat)
