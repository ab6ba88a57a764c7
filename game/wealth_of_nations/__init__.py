"""Wealth of Nations: industry and trade on a map of hexes, for 3 to 6 seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.bus import Event
from game.core.description import Advice, Bound, Draw, Game, Option, Options, Score
from game.core.sentences import Sentences

if TYPE_CHECKING:
    from game.core.chapter import Chapter
    from game.core.foresight import Oracle
    from game.core.hidden import Pool
    from game.core.ways import Wishing
    from game.wealth_of_nations.state import WealthState

_say = Sentences("wealth_of_nations")

# The rules and the components load when the first game begins, not when the program starts.


def _lay_out(options: Options, seats: int, seed: int | str) -> WealthState:
    from game.wealth_of_nations.setup import lay_out

    return lay_out(options, seats, seed)


def _result(state: WealthState) -> Sequence[Score]:
    from game.wealth_of_nations.scoring import final_scores

    return final_scores(state)


def _hidden(state: WealthState, viewer: int | None) -> list[Pool]:
    """Nothing: chance ends with the draw of the first player, and cubes, notes and deals lie open (W-TRADE-07)."""
    return []


def _invariants(state: WealthState) -> Sequence[str]:
    from game.wealth_of_nations.invariants import broken_invariants

    return broken_invariants(state)


def _headline(state: WealthState) -> str:
    if state.phase == "setup":
        return _say("headline.setup")
    if state.phase == "over":
        return _say("headline.over")
    key = "headline.last_round" if state.is_final else "headline.round"
    return _say(key, round=state.round, phase=_say(f"phases.{state.phase}"))


def _told(event: Event) -> str:
    from game.wealth_of_nations.telling import happened

    return happened(event)


def _counts(state: WealthState, seat: int) -> int:
    from game.wealth_of_nations.scoring import total_vp

    return total_vp(state, seat)


def _drawing() -> Draw[WealthState]:
    from game.wealth_of_nations.drawing import draw

    return draw


def _advising() -> Advice[WealthState]:
    from game.wealth_of_nations.bargaining import advice

    return advice


def _reached_most_rounds(state: WealthState) -> bool:
    return state.end_conditions == ("most_rounds",)


def _foreseeing() -> Oracle:
    from game.wealth_of_nations.forecast import ORACLE

    return ORACLE


def _wishing() -> Wishing[WealthState]:
    from game.wealth_of_nations.wishes import WISHING

    return WISHING


def _glossary() -> Iterable[Chapter]:
    from game.wealth_of_nations.glossary import glossary

    return glossary()


GAME = Game(
    name="wealth_of_nations",
    title="Wealth of Nations",
    seats=range(3, 7),
    rules=2,
    options=(
        Option("money", ("roughly", "openly", "not")),
        Option("barters", (0, 12, 6)),
        Option("rounds", (0, 40)),
    ),
    lay_out=_lay_out,
    result=_result,
    hidden=_hidden,
    invariants=_invariants,
    headline=_headline,
    told=_told,
    rounds=lambda state: len(state.vp_after_round),
    counts=_counts,
    drawing=_drawing,
    advising=_advising,
    bound=Bound({"rounds": 40}, _reached_most_rounds),
    foreseeing=_foreseeing,
    glossary=_glossary,
    wishing=_wishing,
    plays=lambda state, seat: state.nations[seat].flag,
    buys=frozenset({"take_package"}),
)
