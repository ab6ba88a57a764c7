"""Forecast: what the Resolution Phase would bring every nation if the round ended now.

The real steps run on a copy, so a forecast knows every rule and every card. Choices that are not made yet take the
least costly option and are marked as uncertain.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.core import flow
from game.core.flow import Decision, Move
from game.core.state import Frame
from game.core.words import DECLINE, OPTION
from game.nations.concepts import holdings, stability, strength, workers_owned
from game.nations.events import events, resolve
from game.nations.resolution import famine, player_order, production, score_books
from game.nations.rounds import RESOLUTION, SOLO_RESOLUTION, end_of_round
from game.nations.solo import stability_duel
from game.nations.state import NationsState
from game.nations.war import is_defeated, war

STAGES: dict[Frame, str] = {
    (production,): "production",
    (player_order,): "player_order",
    (war,): "war",
    (resolve, "top"): "event_top",
    (resolve, "bottom"): "event_bottom",
    (stability_duel,): "stability_duel",
    (famine,): "famine",
    (score_books,): "score_books",
}
"""The frames that begin a stage of the forecast, and what the stage is called."""

UNKNOWN_BEFORE_THE_EVENT = (events, stability_duel, famine)
VP_WORTH = 3
"""What 1 VP counts against one unit of a resource when the least costly option is looked for."""


@dataclass(frozen=True)
class Change:
    """What something changes for one seat; `uncertain` when it hangs on a choice not yet made."""

    gold: int = 0
    stone: int = 0
    food: int = 0
    books: int = 0
    vp: int = 0
    strength: int = 0
    stability: int = 0
    workers: int = 0
    uncertain: bool = False


NOTHING = Change()
COUNTED = ("gold", "stone", "food", "books", "vp", "strength", "stability", "workers")
"""What a Change counts."""


@dataclass(frozen=True)
class SeatForecast:
    """One seat's row: its changes by stage (see STAGES) and in total.

    `order_now` and `order_then` are places in the round order, 1 for the first. `short` names the resources whose
    shortage costs a VP. `revolt` is the number of Books that a revolt costs. `defeated` tells whether the War of the
    round is lost. `strength` and `stability` are the standing values of the position itself.
    """

    seat: int
    changes: Mapping[str, Change]
    total: Change
    order_now: int
    order_then: int
    short: tuple[str, ...]
    revolt: int
    defeated: bool
    strength: int
    stability: int

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
    imagined = state.copy()
    seats = range(len(state.nations))
    changes: list[dict[str, Change]] = [{} for _ in seats]
    defeated: set[int] = set()
    for stage, frames in _stages(imagined):
        if stage == "war":
            defeated.update(seat for seat in seats if is_defeated(imagined, seat))
        before = [_measured(imagined, seat) for seat in seats]
        undecided = _run(imagined, frames)
        for seat in seats:
            changes[seat][stage] = _change(before[seat], _measured(imagined, seat), seat in undecided)
    rows = tuple(
        SeatForecast(
            seat=seat,
            changes=changes[seat],
            total=_total(list(changes[seat].values())),
            order_now=state.order.index(seat) + 1,
            order_then=imagined.order.index(seat) + 1,
            short=tuple(
                kind for kind in imagined.nations[seat].short if kind not in state.nations[seat].short
            ),
            revolt=max(0, -stability(state, seat)) if "production" in changes[seat] else 0,
            defeated=seat in defeated,
            strength=strength(state, seat),
            stability=stability(state, seat),
        )
        for seat in seats
    )
    return Forecast(rows, tuple(changes[0]))


def what_if(state: NationsState, move: Move) -> Forecast | None:
    """The forecast after a move, or None when the move would show something nobody can know yet."""
    imagined = state.copy()
    for stop in ((production,), (end_of_round,)):
        if stop in imagined.stack:
            imagined.stack = imagined.stack[imagined.stack.index(stop) + 1 :]
    flow.play(imagined, move)
    return None if imagined.surprises != state.surprises else forecast(imagined)


def _stages(imagined: NationsState) -> Iterator[tuple[str, list[Frame]]]:
    """The stages to come, each with its frames, the first to run first. What is under way belongs to `step`."""
    if imagined.phase == "resolution":
        frames = imagined.stack[::-1]
        if (end_of_round,) in frames:
            frames = frames[: frames.index((end_of_round,))]
    else:
        steps = SOLO_RESOLUTION if imagined.is_solo else RESOLUTION
        frames = [(step,) for step in steps if imagined.event or step not in UNKNOWN_BEFORE_THE_EVENT]
    if (events,) in frames:
        place = frames.index((events,))
        imagined.stack = []
        events(imagined)
        frames[place : place + 1] = imagined.stack[::-1]
    stage, group = imagined.step, list[Frame]()
    for frame in frames:
        if frame in STAGES:
            if group:
                yield stage, group
            stage, group = STAGES[frame], []
        group.append(frame)
    if group:
        yield stage, group


def _run(imagined: NationsState, frames: list[Frame]) -> set[int]:
    """Run a stage to its end; the seats whose choices had to be guessed."""
    undecided: set[int] = set()
    imagined.stack = frames[::-1]
    flow.advance(imagined)
    while imagined.decision is not None:
        undecided.add(imagined.decision.seat)
        flow.play(imagined, _least_costly(imagined, imagined.decision))
    return undecided


def _least_costly(imagined: NationsState, decision: Decision) -> Move:
    """Decline where that is possible; otherwise what leaves the seat with the most, the first among equals."""
    moves = decision.moves
    if ("choose", DECLINE) in moves:
        return ("choose", DECLINE)
    return max(moves, key=lambda move: _worth_after(imagined, decision, move)) if len(moves) > 1 else moves[0]


def _worth_after(imagined: NationsState, decision: Decision, move: Move) -> int:
    """What the seat holds once the move alone has taken effect, later questions unanswered."""
    tried = imagined.copy()
    if decision.choice is OPTION:
        effect = decision.context[0].option(move[1])
        tried.stack = []
        effect.run_for(tried, (decision.seat,))
        flow.advance(tried)
    else:
        tried.stack = tried.stack[-1:]
        flow.play(tried, move)
    nation = tried.nations[decision.seat]
    return sum(holdings(nation).values()) + VP_WORTH * nation.vp


def _measured(state: NationsState, seat: int) -> tuple[int, ...]:
    nation = state.nations[seat]
    held = (nation.gold, nation.stone, nation.food, nation.books, nation.vp)
    return (*held, strength(state, seat), stability(state, seat), workers_owned(state, seat))


def _change(before: tuple[int, ...], after: tuple[int, ...], uncertain: bool) -> Change:
    differences = (now - then for then, now in zip(before, after, strict=True))
    return Change(**dict(zip(COUNTED, differences, strict=True)), uncertain=uncertain)


def _total(changes: list[Change]) -> Change:
    sums = {name: sum(getattr(change, name) for change in changes) for name in COUNTED}
    return Change(**sums, uncertain=any(change.uncertain for change in changes))
