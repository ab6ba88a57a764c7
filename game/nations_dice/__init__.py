"""Nations: The Dice Game: four ages, five dice and a dozen tiles, for 1 to 4 seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.bus import Event
from game.core.description import Game, Option, Options, Score
from game.core.sentences import Sentences

if TYPE_CHECKING:
    from game.core.chapter import Chapter
    from game.core.foresight import Oracle
    from game.core.hidden import Pool, Secret
    from game.core.ways import Wishing
    from game.nations_dice.state import NationsDiceState

ROUNDS = 4
_say = Sentences("nations_dice")

# The rules and their tile lists load when the first game begins, not when the program starts.


def _lay_out(options: Options, seats: int, seed: int | str) -> NationsDiceState:
    from game.nations_dice.setup import lay_out

    return lay_out(options, seats, seed)


def _result(state: NationsDiceState) -> Sequence[Score]:
    from game.nations_dice.scoring import final_scores

    return final_scores(state)


def _hidden(state: NationsDiceState, viewer: int | None) -> list[Pool | Secret]:
    from game.nations_dice.hidden import hidden

    return hidden(state, viewer)


def _invariants(state: NationsDiceState) -> Sequence[str]:
    from game.nations_dice.invariants import broken_invariants

    return broken_invariants(state)


def _headline(state: NationsDiceState) -> str:
    if state.step == "over":
        return _say("headline.over")
    age = _say(f"ages.{state.round}")
    return _say("headline.round", age=age, round=state.round, rounds=ROUNDS)


def _told(event: Event) -> str:
    from game.nations_dice.telling import happened

    return happened(event)


def _foreseeing() -> Oracle:
    from game.nations_dice.what_if import ORACLE

    return ORACLE


def _wishing() -> Wishing[NationsDiceState]:
    from game.nations_dice.wishes import WISHING

    return WISHING


def _glossary() -> Iterable[Chapter]:
    from game.nations_dice.glossary import glossary

    return glossary()


GAME = Game(
    name="nations_dice",
    title="Nations: The Dice Game",
    seats=range(1, 5),
    rules=1,
    options=(Option("variant", ("original", "accelerated")), Option("harder", (False, True))),
    lay_out=_lay_out,
    result=_result,
    hidden=_hidden,
    invariants=_invariants,
    headline=_headline,
    told=_told,
    rounds=lambda state: len(state.vp_after_round),
    counts=lambda state, seat: state.nations[seat].projected_vp,
    foreseeing=_foreseeing,
    glossary=_glossary,
    wishing=_wishing,
    plays=lambda state, seat: state.nations[seat].board,
    buys=frozenset({"buy_tile"}),
)
