"""Game concepts: Strength and Stability, comparisons and ties, resources and victory points."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine import happen
from game.nations.cards.cards import CARDS
from game.nations.cards.standing import manned, standing
from game.nations.state import EMPTY, RESOURCES, SHADOW, Nation, NationsState

Measure = Callable[[NationsState, int], int]
"""A value that nations are compared by: (state, seat) -> number."""

MOST_STRENGTH = 40
MOST_STABILITY = 15
STABILITY_OF_A_SLOT = 3
FOOD_OF_A_SLOT = 3
COLUMNS = {1: 4, 2: 4, 3: 5, 4: 6, 5: 7}
"""Columns of the Progress Board by the number of players (N-BOARD-06)."""


# Stability and Military Strength


def strength(state: NationsState, seat: int) -> int:
    """Military Strength as it counts: 0 to 40 (N-SETUP-13, R-14, N-STAT-05)."""
    owner = state.shadows[0] if state.shadows and seat == SHADOW else state.nations[seat]
    value = owner.strength
    return 0 if value < 0 else value if value < MOST_STRENGTH else MOST_STRENGTH


def compared_strength(state: NationsState, seat: int) -> int:
    """Strength as events compare it: less whatever does not count for the events of this round (N-EVENT-08)."""
    handicap = 0 if state.shadows and seat == SHADOW else state.nations[seat].handicap_strength
    return max(0, strength(state, seat) - handicap)


def stability(state: NationsState, seat: int) -> int:
    """True Stability: at most 15, negative in revolt (N-SETUP-16, N-SETUP-17, N-REVOLT-01).

    What a card does to the Stability of all nations reaches the shadow too (R-88).

    See N-STAT-06.
    """
    if state.shadows and seat == SHADOW:
        return min(MOST_STABILITY, state.shadows[0].stability + state.nations[0].standing.stability_of_all)
    value = state.nations[seat].stability
    return value if value < MOST_STABILITY else MOST_STABILITY


def compared_stability(state: NationsState, seat: int) -> int:
    """Stability as nations are compared by it: all negative values are level (N-TIES-03, R-34)."""
    if state.shadows and seat == SHADOW:
        return max(-1, stability(state, seat))
    nation = state.nations[seat]
    value = nation.stability
    return -1 if nation.unstable or value < 0 else value if value < MOST_STABILITY else MOST_STABILITY


def workers_changed(state: NationsState, nation: Nation) -> None:
    """Set the Strength and Stability markers of one nation anew (N-STAT-01 to N-STAT-03, N-BUY-10)."""
    total = nation.standing
    people = manned(nation.slots, nation.workers, total.no_military_upkeep > 0)
    nation.strength = total.strength + people.strength
    nation.stability = total.stability + people.stability - STABILITY_OF_A_SLOT * empty_slots(nation, "stability")
    for each in state.nations:
        nation.stability += each.standing.stability_of_all


def cards_changed(state: NationsState, nation: Nation) -> None:
    """Add up a nation's cards anew; what they do to all nations moves every marker."""
    nation.standing = standing(nation.board, nation.side, nation.advisors, nation.colonies, nation.ready)
    state.watched = any(each.standing.removable for each in state.nations)
    for each in state.nations:
        if each.board:
            workers_changed(state, each)


def empty_slots(nation: Nation, section: str) -> int:
    """Empty slots of a section of the Population Track; a slot covered for good is none (N-WORKER-08, N-EASY-02).

    See R-27.
    """
    return capacity(nation, section) - (nation.food_track if section == "food" else nation.stability_track)


def capacity(nation: Nation, section: str) -> int:
    """How many Workers a section of the Population Track holds (N-WORKER-05, R-68)."""
    printed = nation.printed
    room = printed.food_track if section == "food" else printed.stability_track
    return room - (nation.closed_slot == section)


def food_upkeep(state: NationsState, seat: int) -> int:
    """Food that the population eats in every Production (N-GROWTH-04)."""
    return FOOD_OF_A_SLOT * empty_slots(state.nations[seat], "food")


# The course of a round


def begin_step(state: NationsState, step: str) -> None:
    """Begin a step of the Resolution Phase in which something takes place, and say so."""
    state.step = step
    happen(state, "step_began", None, step=step)


# Other measures


def gold(state: NationsState, seat: int) -> int:
    """Gold held."""
    return state.nations[seat].gold


def food(state: NationsState, seat: int) -> int:
    """Food held."""
    return state.nations[seat].food


def books(state: NationsState, seat: int) -> int:
    """Books held, tiles of 50 included (N-PROD-08, R-56, N-SETUP-06)."""
    if state.shadows and seat == SHADOW:
        return state.shadows[0].books
    return state.nations[seat].books


def workers_owned(state: NationsState, seat: int) -> int:
    """Workers off the Population Track, undeployed and deployed."""
    nation = state.nations[seat]
    return nation.area + sum(nation.workers)


def has_soldiers(nation: Nation) -> bool:
    """Whether a Worker stands on Military."""
    return manned(nation.slots, nation.workers, False).military_workers > 0


def golden_ages_bought(state: NationsState, seat: int) -> int:
    """Golden Ages bought this round."""
    return sum(CARDS[card].type == "golden_age" for card in state.nations[seat].bought)


def raid_value(state: NationsState, seat: int) -> int:
    """The best raid value of a manned Military with what cards add to it; 0 without one (N-BATTLE-04, R-62).

    See N-MIL-05.
    """
    nation = state.nations[seat]
    best = manned(nation.slots, nation.workers, False).raid
    return best + nation.standing.raid if best else 0


def golden_age_bonus(state: NationsState, seat: int) -> int:
    """All Golden Age bonuses added up (N-GOLDEN-06)."""
    return state.nations[seat].standing.golden_age_bonus


# Comparing nations

SHADOW_MEASURES: frozenset[Measure] = frozenset({strength, compared_strength, stability, compared_stability, books})
"""What the shadow has a value for; in everything else the player wins (N-SOLO-09, R-39)."""


def most(state: NationsState, seat: int, measure: Measure) -> bool:
    """Whether a helpful effect for the most of something reaches this seat (N-TIES-01, N-5P-02, R-35).

    Alone at the top; among five, at most one other may be as high. Solo, the shadow takes part.

    See N-5P-04, N-5P-05, N-TIES-04, N-EVENT-07, N-SOLO-08.
    """
    if state.shadows:
        if measure not in SHADOW_MEASURES:
            return seat != SHADOW
        return measure(state, seat) > measure(state, _opposite(seat))
    own, seats = measure(state, seat), len(state.nations)
    may_be = 1 if seats == 5 else 0
    for other in range(seats):
        if other != seat and measure(state, other) >= own:
            if not may_be:
                return False
            may_be -= 1
    return True


def least(state: NationsState, seat: int, measure: Measure) -> bool:
    """Whether a harmful effect for the least of something hits this seat (N-TIES-02, N-5P-03, R-35).

    Nobody is lower; among five, at most one nation is. Solo, level with the shadow is least (R-88).

    See N-5P-06, N-TIES-05, R-36.
    """
    if state.shadows:
        if measure not in SHADOW_MEASURES:
            return seat == SHADOW
        return measure(state, seat) <= measure(state, _opposite(seat))
    own, seats = measure(state, seat), len(state.nations)
    may_be = 1 if seats == 5 else 0
    for other in range(seats):
        if other != seat and measure(state, other) < own:
            if not may_be:
                return False
            may_be -= 1
    return True


def _opposite(seat: int) -> int:
    return 0 if seat == SHADOW else SHADOW


def seats_in_order(state: NationsState) -> list[int]:
    """The seats of the nations in round order, without the shadow."""
    return [0] if state.shadows else list(state.order)


def passed_first(state: NationsState, seat: int) -> bool:
    """Whether the seat was first to pass; among five, first or second (N-5P-07, R-37, R-38, R-85)."""
    return seat in state.passed[: 2 if len(state.nations) == 5 else 1]


def passed_last(state: NationsState, seat: int) -> bool:
    """Whether the seat was last to pass; among five, fourth or fifth. Never in a solo game (R-38)."""
    if state.is_solo:
        return False
    last = len(state.nations) - (2 if len(state.nations) == 5 else 1)
    return seat in state.passed[last:]


def to_front(state: NationsState, seats: Iterable[int]) -> None:
    """Move seats to the front of the order; each group keeps its own order (N-EVENT-11, R-30)."""
    moved = set(seats)
    change_order(state, (*(s for s in state.order if s in moved), *(s for s in state.order if s not in moved)))


def to_back(state: NationsState, seats: Iterable[int]) -> None:
    """Move seats to the end of the order; each group keeps its own order (N-EVENT-11, R-30)."""
    moved = set(seats)
    change_order(state, (*(s for s in state.order if s not in moved), *(s for s in state.order if s in moved)))


def change_order(state: NationsState, order: tuple[int, ...]) -> None:
    """Set the round order; it holds from now on (N-ORDER-04, R-29)."""
    if order != state.order:
        state.order = order
        happen(state, "order_changed", None, order=order)


# Resources and victory points


def gain(state: NationsState, seat: int, kind: str, amount: int) -> None:
    """Take resources or VP from the bank. The shadow keeps Books only (R-88, N-COMP-05, R-57, N-VP-01)."""
    if amount <= 0:
        return
    if state.shadows and seat == SHADOW:
        if kind == "books":
            state.shadows[0].books += amount
        return
    nation = state.nations[seat]
    setattr(nation, kind, getattr(nation, kind) + amount)
    happen(state, "gained", seat, resource=kind, amount=amount)


def can_pay(state: NationsState, seat: int, kind: str, amount: int) -> bool:
    """Whether the nation holds that much: a voluntary payment is covered in full (N-LOSS-07).

    The shadow owns nothing that it could pay with (R-88).

    See R-31.
    """
    return seat < len(state.nations) and bool(getattr(state.nations[seat], kind) >= amount)


def pay(state: NationsState, seat: int, kind: str, amount: int) -> None:
    """Pay the bank, voluntarily and in full (N-RES-04, N-RES-02)."""
    if amount <= 0:
        return
    nation = state.nations[seat]
    left = getattr(nation, kind) - amount
    setattr(nation, kind, left)
    happen(state, "paid", seat, resource=kind, amount=amount)
    if kind == "gold" and not left:
        happen(state, "spent_last_gold", seat)


def lose_vp(state: NationsState, seat: int, amount: int, cause: str) -> int:
    """Lose VP, as far as there are any (N-LOSS-06); returns how many. The shadow has none (R-46)."""
    if state.shadows and seat == SHADOW:
        return 0
    nation = state.nations[seat]
    taken = min(nation.vp, amount)
    nation.vp -= taken
    happen(state, "lost_vp", seat, amount=taken, cause=cause)
    return taken


# Places on a Player Board


def place_index(place: str) -> int:
    """The number in a place's handle: 2 for `slot2`."""
    return int(place[-1])


def replaced(zone: tuple[str, ...], index: int, card: str) -> tuple[str, ...]:
    """The zone with another card at this place."""
    return (*zone[:index], card, *zone[index + 1 :])


def occupied(zone: tuple[str, ...]) -> int:
    """How many places of a zone hold a card."""
    return len(zone) - zone.count(EMPTY)


def holdings(nation: Nation) -> dict[str, int]:
    """The four resources of a nation by name (N-RES-01)."""
    return {kind: getattr(nation, kind) for kind in RESOURCES}
