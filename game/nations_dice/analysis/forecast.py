"""Forecast: what the end of the round would bring every nation if all passed now.

The real steps run on a copy, so a forecast knows every rule. Questions that are not answered yet take the usual
answer and are marked as uncertain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.engine import Continuation, Event, flow
from game.nations_dice import events
from game.nations_dice.analysis.proposals import usual_answer
from game.nations_dice.cards.larder import larder
from game.nations_dice.cards.payment import purse
from game.nations_dice.rules import food, rounds, turns
from game.nations_dice.state import ACCELERATED, Nation, NationsDiceState


@dataclass(frozen=True)
class BooksForecast:
    """The book track now and then, the place there (1 for most books, ties share it), and the VP."""

    now: int
    then: int
    place: int
    vp: int


@dataclass(frozen=True)
class NeedForecast:
    """A famine or a war: what it needs, what the nation has for it, how much more it needs, the VP it brings.

    `traded` are dice traded for food to reach the need; `dice` are unused dice that would not suffice for it.
    """

    need: int
    have: int
    missing: int
    vp: int
    traded: int = 0
    dice: int = 0

    @property
    def is_met(self) -> bool:
        """Whether the need is reached."""
        return self.vp > 0


@dataclass(frozen=True)
class Chances:
    """What a throw brings its nation: the points of the round on average, at least and at most, with those of tiles
    left out; the books used and what they score on average; how likely the famine and the war are met; and what could
    be paid on average, in each of PAID_IN. `dice` are those that are rolled.
    """

    points: float
    least: int
    most: int
    books: float
    score: float
    famine: float
    war: float
    purse: tuple[float, ...]
    dice: tuple[str, ...]


@dataclass(frozen=True)
class SeatForecast:
    """One seat's row; what is over already is None.

    The order is the place in player order, 1 for the first. VP are those scored, projected VP those with tiles.
    `purse` is the highest price that is left to be paid in each of PAID_IN, once the tried move is paid. `uncertain`: a
    choice of this nation is open or hidden, or its dice are not rolled yet. `chances` are those of dice
    that a tried move rolls again. `locked` names what no move of anybody can change any more, of LOCKABLE.
    """

    seat: int
    books: BooksForecast | None
    famine: NeedForecast | None
    war: NeedForecast | None
    order_now: int
    order_then: int
    vp_now: int
    vp_then: int
    projected_then: int
    uncertain: bool
    purse: tuple[int, int, int]
    chances: Chances | None = None
    locked: frozenset[str] = frozenset()


PAID_IN = ("gold", "stone", "strength")
"""What tiles, wonders and colonies cost."""

PURSE = "purse"
LOCKABLE = (PURSE, "used", "famine", "war")
"""What hangs on a nation's own dice and chits alone: what it can pay, the books it uses, and its needs."""


@dataclass(frozen=True)
class Forecast:
    """Every seat's row, by seat. `shadow_books` are the shadow's in a solo game, otherwise None. `is_open` while an
    action is under way, which is left aside. `round` is the one whose end is foreseen, 0 without rows.
    """

    rows: tuple[SeatForecast, ...]
    shadow_books: int | None = None
    is_open: bool = False
    round: int = 0


def forecast(state: NationsDiceState) -> Forecast:
    """What is still to come of this round, from the position as it is; no rows before the first event or at the end."""
    if state.step == "over" or not state.event:
        return Forecast(())
    imagined = state.copy()
    imagined.journal = []
    imagined.stack = rest_of_round(imagined)
    found = outlook(state, imagined, purses(state), run_out(imagined))
    asked = state.decision.choice if state.step == "actions" and state.decision else turns.TURN
    return replace(found, is_open=asked not in (turns.TURN, food.COMMITMENT))


def rest_of_round(state: NationsDiceState) -> list[Continuation]:
    """The stack for the rest of the round, as if everybody passed now."""
    if state.step != "actions":
        place = [frame[0] for frame in state.stack].index(rounds.end_of_round)
        return state.stack[place + 1 :]
    frames: list[Continuation] = [(step,) for step in reversed(rounds.RESOLUTION)]
    if state.variant == ACCELERATED:
        asked = [seat for seat in state.order if not state.nations[seat].passed]
        frames += [(food.ask_for_commitment, seat) for seat in reversed(asked)]
    if state.decision and state.decision.choice is food.COMMITMENT:
        asked_now = state.stack[-1]
        is_covered = len(asked_now) == 2
        frames.append((*asked_now, ()) if is_covered else asked_now)
    return frames


def run_out(imagined: NationsDiceState) -> set[int]:
    """Run to the end of the round; the seats whose answers had to be proposed."""
    undecided: set[int] = set()
    flow.advance(imagined)
    while imagined.decision is not None:
        undecided.add(imagined.decision.seat)
        move = usual_answer(imagined)
        assert move is not None, imagined.decision.choice
        flow.apply(imagined, move)
    return undecided


def purses(state: NationsDiceState) -> list[tuple[int, int, int]]:
    """What every seat could pay now, in each of PAID_IN."""
    gold, stone, strength = ([purse(each, kind).worth for each in state.nations] for kind in PAID_IN)
    return list(zip(gold, stone, strength, strict=True))


def outlook(
    before: NationsDiceState,
    after: NationsDiceState,
    left: Sequence[tuple[int, int, int]],
    undecided: set[int],
) -> Forecast:
    """The rows, from the position at first, the one at the end of the round and what happened in between, and from
    what every seat has left to pay with.
    """
    told = {(event.kind, event.seat): event for event in after.journal or ()}
    rows = tuple(
        SeatForecast(
            seat=seat,
            books=_books(before, after, seat) if ("scored_books", seat) in told else None,
            famine=_need(told.get(("met_famine", seat)) or told.get(("missed_famine", seat)), "food"),
            war=_war(told, after.nations[seat]),
            order_now=before.order.index(seat) + 1,
            order_then=after.order.index(seat) + 1,
            vp_now=before.nations[seat].vp,
            vp_then=after.nations[seat].vp,
            projected_then=after.nations[seat].projected_vp,
            uncertain=(is_open := seat in undecided or _is_uncertain(before, seat)),
            purse=left[seat],
            locked=_locked(before, seat, is_open),
        )
        for seat in range(len(before.nations))
    )
    return Forecast(rows, after.shadows[0].books if after.is_solo else None, round=before.round)


def _is_uncertain(state: NationsDiceState, seat: int) -> bool:
    nation = state.nations[seat]
    hidden = state.variant == ACCELERATED and state.step == "actions" and nation.passed
    return not nation.has_rolled or (hidden and larder(state, seat).asks_at_the_pass)


def _locked(state: NationsDiceState, seat: int, is_open: bool) -> frozenset[str]:
    """What is settled for a nation that does nothing more in this round, but for an answer that is still open."""
    if state.step in ("new_tiles", "actions") and not state.nations[seat].passed:
        return frozenset()
    return frozenset((PURSE,) if is_open else LOCKABLE)


def _books(before: NationsDiceState, after: NationsDiceState, seat: int) -> BooksForecast:
    own = after.nations[seat].books
    more = sum(books > own for books in after.all_books)
    vp = after.nations[seat].vp_books - before.nations[seat].vp_books
    return BooksForecast(before.nations[seat].books, own, more + 1, vp)


def _war(told: Mapping[tuple[str, int | None], Event], nation: Nation) -> NeedForecast | None:
    """The war, where strength that is traded for the famine counts as long as it would not be enough anyway: that much
    the nation has now, and so the event says.
    """
    need = _need(told.get(("met_war", nation.seat)) or told.get(("missed_war", nation.seat)), "strength")
    famine = told.get(("met_famine", nation.seat))
    if need is None or need.is_met or famine is None:
        return need
    traded = [die.icon for die in nation.dice if die.handle in famine.facts["traded"]]
    have = need.have + sum(icon.amount for icon in traded if icon.kind == "strength")
    return replace(need, have=have, missing=need.need - have) if have < need.need else need


def _need(event: Event | None, kind: str) -> NeedForecast | None:
    if event is None:
        return None
    facts = event.facts
    is_missed_famine = isinstance(event, events.MissedFamine)
    return NeedForecast(
        need=facts["need"],
        have=facts[kind],
        missing=facts.get("missing", 0),
        vp=facts.get("vp", 0),
        traded=len(facts.get("traded", ())),
        dice=facts["dice"] if is_missed_famine else 0,
    )
