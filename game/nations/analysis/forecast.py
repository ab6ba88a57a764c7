"""Forecast: what the Resolution Phase would bring every nation if the round ended now.

The real steps run on a copy, so a forecast knows every rule and every card. Whoever has not passed passes now, in
turn order, and choices that are not made yet take the least costly option. The same steps then run with other
answers, and with others passing first: whatever comes out differently is marked as uncertain.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from game.cards.effects import Each, Effect, InOrder, OneOf, PayEffect
from game.engine import Figure, Figures, Forecaster, Move, flow
from game.nations.analysis import round_ends
from game.nations.cards.cards import CARDS, Card
from game.nations.concepts import holdings, place_index, stability, strength
from game.nations.rules.buying import in_the_way
from game.nations.state import NATION, RESOURCES, NationsState


@dataclass(frozen=True)
class Change:
    """What something changes for one seat.

    `uncertain` when it hangs on a choice not yet made, whoever is to make it, or on who passes first or last.
    """

    gold: int = 0
    stone: int = 0
    food: int = 0
    books: int = 0
    vp: int = 0
    strength: int = 0
    stability: int = 0
    workers: int = 0
    colonies: int = 0
    advisors: int = 0
    uncertain: bool = False


NOTHING = Change()


@dataclass(frozen=True)
class SeatForecast:
    """One seat's row: its changes by stage (see PASSING and STAGES) and in total.

    `order_now` and `order_then` are places in the round order, 1 for the first. `short` names the resources whose
    shortage costs a VP. `revolt` is the number of Books that a revolt costs. `defeated` tells whether the War of the
    round is lost. `order_uncertain` when the place then hangs on what nobody has decided yet. `strength`, `stability`,
    `vp` and what is `held` are those of the position itself. `locked` are the stages that no move of anybody can
    change any more, and of Production the resources by name.
    """

    seat: int
    changes: Mapping[str, Change] = field(hash=False)
    total: Change
    order_now: int
    order_then: int
    short: tuple[str, ...]
    revolt: int
    defeated: bool
    strength: int
    stability: int
    vp: int
    held: Mapping[str, int] = field(hash=False)
    order_uncertain: bool = False
    locked: frozenset[str] = frozenset()

    def change(self, stage: str) -> Change:
        """The change in a stage; nothing where the stage is over or does not take place."""
        return self.changes.get(stage, NOTHING)


@dataclass(frozen=True)
class Forecast:
    """Every seat's row, by seat, and the stages still to come, in their order."""

    rows: tuple[SeatForecast, ...]
    stages: tuple[str, ...] = ()


def forecast(state: NationsState) -> Forecast:
    """What is still to come of this round's Resolution Phase, from the position as it is. Changes nothing.

    Before the event of the round is known, events and famine are left out. During setup, and when the game is
    over, there are no rows.
    """
    if state.phase in ("setup", "over"):
        return Forecast(())
    likely, *others = round_ends.courses_by_order(state)
    doubts = _Doubts({(guess.stage, guess.decision.seat) for guess in likely.guesses}, set())
    for other in (*others, *round_ends.other_courses(likely)):
        doubts.compare(likely, other)
    if state.is_solo and not state.event:
        doubts.wait_for_the_shadow(state, likely)
    names = [name for name, _ in likely.stages]
    rows = tuple(_row(state, likely, seat, doubts) for seat in range(len(state.nations)))
    return Forecast(rows, tuple(names))


def worth(state: NationsState, move: Move) -> tuple[int, int] | None:
    """How the round would end for the seat that is asked once it made this move: its VP, then all else it would have;
    None when the move would show something nobody can know yet.
    """
    assert state.decision is not None
    seat, imagined = state.decision.seat, round_ends.without_resolution(state)
    flow.apply(imagined, move)
    if imagined.surprises != state.surprises or imagined.phase in ("setup", "over"):
        return None
    then = round_ends.likely_course(imagined).marks[-1][seat]
    held = sum(then[: -len(round_ends.CARDS_COUNTED)])
    return then[round_ends.VP_COUNTED], held - then[round_ends.VP_COUNTED]


def prefer(state: NationsState, move: Move) -> tuple[int, ...]:
    """The order of places that are worth the same for a card: fewest Workers first, then nothing or the oldest card,
    then the order of the board.
    """
    assert state.decision is not None
    match move:
        case ("buy_card", bought, place) if place != NATION:
            nation, card = state.nations[state.decision.seat], CARDS[bought]
            old = in_the_way(nation, card, place)
            if card.type == "wonder":
                return ()
            index = place_index(place)
            return nation.workers[index] if card.on_workers else 0, CARDS[old].age if old else -1, index
    return ()


class Outcome(NamedTuple):
    """How a round ends for one seat: the VP that its stages cost, and the VP it then holds."""

    lost: int
    vp: int


def outcome(state: NationsState, seat: int) -> Outcome:
    """What the forecast says of one seat's VP, without asking what else may come: so much quicker."""
    course = round_ends.likely_course(state)
    changes = [course.change(stage, seat)[round_ends.VP_COUNTED] for stage in range(len(course.stages))]
    return Outcome(-sum(change for change in changes if change < 0), course.position.nations[seat].vp)


def what_if(state: NationsState, move: Move) -> Forecast | None:
    """The forecast after a move, or None when the move would show something nobody can know yet."""
    imagined = round_ends.without_resolution(state)
    flow.apply(imagined, move)
    return None if imagined.surprises != state.surprises else forecast(imagined)


class _Doubts(NamedTuple):
    """What comes out differently in some course: changes by stage and seat, places in the order by seat."""

    changes: set[tuple[int, int]]
    places: set[int]

    def wait_for_the_shadow(self, state: NationsState, likely: round_ends.RoundEnd) -> None:
        """Note what is compared with the shadow, whose tile of the round is not drawn yet (N-SOLO-03)."""
        if state.nations[0].standing.lines:
            self.changes.update((at, 0) for at, (name, _) in enumerate(likely.stages) if name == "production")
        self.places.add(0)

    def compare(self, likely: round_ends.RoundEnd, other: round_ends.RoundEnd) -> None:
        """Note everything in which another course differs."""
        self.changes.update(likely.differences(other))
        orders = zip(likely.position.order, other.position.order, strict=True)
        self.places.update(seat for pair in orders if pair[0] != pair[1] for seat in pair)


def _row(state: NationsState, likely: round_ends.RoundEnd, seat: int, doubts: _Doubts) -> SeatForecast:
    """A seat's row, from the likely course."""
    changes = {
        name: _change(likely.change(number, seat), (number, seat) in doubts.changes)
        for number, (name, _) in enumerate(likely.stages)
    }
    nation, then = state.nations[seat], likely.position
    return SeatForecast(
        seat=seat,
        changes=changes,
        total=_total(list(changes.values())),
        order_now=state.order.index(seat) + 1,
        order_then=then.order.index(seat) + 1,
        short=tuple(kind for kind in then.nations[seat].short if kind not in nation.short),
        revolt=max(0, -stability(state, seat)) if "production" in changes else 0,
        defeated=seat in likely.defeated,
        strength=strength(state, seat),
        stability=stability(state, seat),
        vp=nation.vp,
        held=holdings(nation),
        order_uncertain=seat in doubts.places,
        locked=_locked(state, likely, seat),
    )


def _locked(state: NationsState, likely: round_ends.RoundEnd, seat: int) -> frozenset[str]:
    """Everything before the next question while the round ends. Before that somebody may buy what concerns all; but
    what a nation produces that has passed hangs on nobody, unless a line of its Production is for several, a card of
    its own may have to leave, or others may use, lay or lose a card that concerns it.
    """
    if state.phase == "resolution":
        first = likely.guesses[0].stage if likely.guesses else len(likely.stages)
        names = frozenset(name for name, _ in likely.stages[:first])
        return names | frozenset(RESOURCES) if "production" in names else names
    own = state.nations[seat].standing
    if seat not in state.passed or own.lines or own.removable or _is_reached_by_others(state, seat):
        return frozenset()
    return frozenset(("production", *RESOURCES))


def _is_reached_by_others(state: NationsState, seat: int) -> bool:
    """Whether a card that changes what other nations have may yet be played, begun, finished or removed this round."""
    near = [card for row in state.board for card in row]
    for nation in state.nations:
        if nation.seat != seat and (nation.seat not in state.passed or nation.standing.removable):
            near += (nation.wonder, *nation.advisors, *nation.colonies, *nation.ready)
    boards = (nation.printed.power for nation in state.nations if nation.seat not in state.passed)
    return any(concerns_others(card) for card in (*boards, *(CARDS[each] for each in near if each)))


@lru_cache(maxsize=1 << 10)
def concerns_others(card: Card) -> bool:
    """Whether a card may change what other nations have, or their Stability, before the round ends."""
    specials = (card.special.do,) if card.special else ()
    effects = (card.ready, *specials, *(each.do for each in card.whenever))
    return bool(card.ready_all or card.grants.get("stability_of_all")) or any(map(_is_for_several, effects))


def _is_for_several(effect: Effect[NationsState] | None) -> bool:
    match effect:
        case Each():
            return True
        case PayEffect(then=then):
            return _is_for_several(then)
        case InOrder(effects=effects) | OneOf(options=effects):
            return any(map(_is_for_several, effects))
    return False


def _change(differences: round_ends.Measured, uncertain: bool) -> Change:
    return Change(**dict(zip(round_ends.COUNTED, differences, strict=True)), uncertain=uncertain)


def _total(changes: list[Change]) -> Change:
    sums = {name: sum(getattr(change, name) for change in changes) for name in round_ends.COUNTED}
    return Change(**sums, uncertain=any(change.uncertain for change in changes))


def figures(state: NationsState, foreseen: Forecast) -> Figures:
    """What every seat has at the end of the round, and of Production, where nothing open stands between; the VP of the
    rounds that are over.
    """
    found = {
        f"seat{seat} vp after round {number}": Figure(vp, True)
        for number, round in enumerate(state.vp_after_round, 1)
        for seat, vp in enumerate(round)
    }
    for row in foreseen.rows:
        held, made = row.held, row.change("production")
        if state.event and not row.total.uncertain:
            found[f"seat{row.seat} vp after round {state.round}"] = Figure(row.vp + row.total.vp)
        if "production" in row.changes and not made.uncertain:
            for kind in RESOURCES if state.event else RESOURCES[:-1]:
                name = f"seat{row.seat} {kind} after production {state.round}"
                found[name] = Figure(held[kind] + getattr(made, kind), kind in row.locked)
    return found


FORECASTER = Forecaster(forecast, what_if, worth, figures, prefer)
