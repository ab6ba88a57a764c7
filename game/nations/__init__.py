"""Nations: civilisations from Antiquity to the Industrial Age, for 1 to 5 seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.bus import Event
from game.core.description import Draw, Game, Option, Options, Score
from game.core.sentences import Sentences
from game.core.shelf import filled_by

if TYPE_CHECKING:
    from game.core.chapter import Chapter
    from game.core.foresight import Oracle
    from game.core.hidden import Pool
    from game.core.ways import Wishing
    from game.nations.state import NationsState

_say = Sentences("nations")

# The rules and their card lists load when the first game begins, not when the program starts.


def _lay_out(options: Options, seats: int, seed: int | str) -> NationsState:
    from game.nations.setup import lay_out

    return lay_out(options, seats, seed)


def _result(state: NationsState) -> Sequence[Score]:
    from game.nations.scoring import final_scores

    return final_scores(state)


def _hidden(state: NationsState, viewer: int | None) -> list[Pool]:
    from game.nations.hidden import hidden

    return hidden(state, viewer)


def _invariants(state: NationsState) -> Sequence[str]:
    from game.nations.invariants import broken_invariants

    return broken_invariants(state)


def _headline(state: NationsState) -> str:
    if state.phase == "setup":
        return _say("headline.setup")
    if state.phase == "over":
        return _say("headline.over")
    age = _say(f"ages.{state.age}")
    return _say("headline.round", age=age, round=state.round, rounds=2 * state.ages)


def _told(event: Event) -> str:
    from game.nations.telling import happened

    return happened(event)


def _drawing() -> Draw[NationsState]:
    from game.nations.drawing import draw

    return draw


def _foreseeing() -> Oracle:
    from game.nations.forecast import ORACLE

    return ORACLE


def _wishing() -> Wishing[NationsState]:
    from game.nations.wishes import WISHING

    return WISHING


def _glossary() -> Iterable[Chapter]:
    from game.nations.glossary import glossary

    return glossary()


def _fill_shelves() -> None:
    from game.nations.reading import fill_shelves

    fill_shelves()


filled_by("nations", _fill_shelves)

GAME = Game(
    name="nations",
    title="Nations",
    seats=range(1, 6),
    rules=3,
    options=(
        Option("level", ("prince", "chieftain", "king", "emperor"), each_seat=True),
        Option("advanced", (False, True)),
        Option("expert", (False, True)),
        Option("sides", ("a", "b")),
        Option("pick", (False, True)),
        Option("easier", (False, True), each_seat=True),
        Option("ages", (4, 3, 2, 1)),
        Option("swaps", tuple(range(13))),
        Option("end_turn", (False, True)),
        Option("roll_on_military", (True, False)),
    ),
    lay_out=_lay_out,
    result=_result,
    hidden=_hidden,
    invariants=_invariants,
    headline=_headline,
    told=_told,
    rounds=lambda state: len(state.vp_after_round),
    counts=lambda state, seat: state.nations[seat].vp,
    drawing=_drawing,
    foreseeing=_foreseeing,
    glossary=_glossary,
    wishing=_wishing,
    plays=lambda state, seat: state.nations[seat].board,
    buys=frozenset({"buy_card"}),
)
