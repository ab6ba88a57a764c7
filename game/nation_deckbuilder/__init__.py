"""Nation: the deck-building game of two to four players, and of one or two against the Evil Army."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.core.description import Game, Option, Options, Score
from game.core.sentences import Sentences
from game.core.shelf import filled_by

if TYPE_CHECKING:
    from game.bus import Event
    from game.core.chapter import Chapter
    from game.core.foresight import Oracle
    from game.core.hidden import Pool, Secret
    from game.core.ways import Wishing
    from game.nation_deckbuilder.state import NationState

_say = Sentences("nation_deckbuilder")

# The rules and their card list load when the first game begins, not when the program starts.


def _lay_out(options: Options, seats: int, seed: int | str) -> NationState:
    from game.nation_deckbuilder.setup import lay_out

    return lay_out(options, seats, seed)


def _result(state: NationState) -> Sequence[Score]:
    from game.nation_deckbuilder.victory import final_scores

    return final_scores(state)


def _hidden(state: NationState, viewer: int | None) -> list[Pool | Secret]:
    from game.nation_deckbuilder.hidden import hidden

    return hidden(state, viewer)


def _invariants(state: NationState) -> Sequence[str]:
    from game.nation_deckbuilder.invariants import broken_invariants

    return broken_invariants(state)


def _headline(state: NationState) -> str:
    mode = _say(f"modes.{state.mode}")
    if state.step == "over":
        return _say("headline.over", mode=mode)
    return _say("headline.turn", mode=mode, turn=state.turn)


def _told(event: Event) -> str:
    from game.nation_deckbuilder.telling import happened

    return happened(event)


def _rounds(state: NationState) -> int:
    """The turns that have ended."""
    return state.turn if state.step == "over" else max(0, state.turn - 1)


def _foreseeing() -> Oracle:
    from game.nation_deckbuilder.forecast import ORACLE

    return ORACLE


def _wishing() -> Wishing[NationState]:
    from game.nation_deckbuilder.wishes import WISHING

    return WISHING


def _glossary() -> Iterable[Chapter]:
    from game.nation_deckbuilder.glossary import glossary

    return glossary()


def _fill_shelves() -> None:
    from game.nation_deckbuilder.reading import fill_shelves

    fill_shelves()


filled_by("nation_deckbuilder", _fill_shelves)

GAME = Game(
    name="nation_deckbuilder",
    title="Nation",
    seats=range(1, 5),
    rules=3,
    options=(Option("cooperative", (False, True)),),
    lay_out=_lay_out,
    result=_result,
    hidden=_hidden,
    invariants=_invariants,
    headline=_headline,
    told=_told,
    rounds=_rounds,
    counts=lambda state, seat: state.nation_of(seat).health,
    foreseeing=_foreseeing,
    glossary=_glossary,
    wishing=_wishing,
    buys=frozenset({"buy"}),
    is_won_alone=True,
)
