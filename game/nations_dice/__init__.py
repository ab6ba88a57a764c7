"""Nations: The Dice Game: four ages, five dice and a dozen tiles, for 1 to 4 seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.registry import mods_read_by
from game.engine import Game, Option
from game.engine.lazy import lazy, lazy_value
from game.text.sentences import Sentences

if TYPE_CHECKING:
    from game.nations_dice.state import NationsDiceState

ROUNDS = 4
mods_read_by("nations_dice", ("progress_tiles", "events"), lazy(f"{__name__}.cards.tiles", "read_mod"), ("events",))
_say = Sentences("nations_dice")


def _headline(state: NationsDiceState) -> str:
    if state.step == "over":
        return _say("headline.over")
    age = _say(f"ages.{state.round}")
    return _say("headline.round", age=age, round=state.round, rounds=ROUNDS)


GAME: Game[NationsDiceState] = Game(
    name="nations_dice",
    title="Nations: The Dice Game",
    seats=range(1, 5),
    rules=2,
    options=(Option("variant", ("original", "accelerated")), Option("harder", (False, True))),
    lay_out=lazy(f"{__name__}.setup", "lay_out"),
    result=lazy(f"{__name__}.rules.scoring", "final_scores"),
    hidden=lazy(f"{__name__}.hidden", "hidden"),
    invariants=lazy(f"{__name__}.invariants", "broken_invariants"),
    headline=_headline,
    told=lazy(f"{__name__}.text.telling", "happened"),
    rounds=lambda state: len(state.vp_after_round),
    is_near_end=lambda state: state.round >= ROUNDS,
    counts=lambda state, seat: state.nations[seat].projected_vp,
    foreseeing=lazy_value(f"{__name__}.analysis.preview", "FORECASTER"),
    glossary=lazy(f"{__name__}.text.glossary", "glossary"),
    wishing=lazy_value(f"{__name__}.analysis.goals", "WISHING"),
    leads=lazy(f"{__name__}.text.telling", "nation_of"),
    plays=lambda state, seat: state.nations[seat].board,
    buys=frozenset({"buy_tile"}),
    settled=lazy(f"{__name__}.rules.returning", "settled"),
)
