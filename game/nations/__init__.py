"""Nations: civilisations from Antiquity to the Industrial Age, for 1 to 5 seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.registry import filled_by, mods_read_by
from game.engine import Game, Option
from game.engine.lazy import lazy, lazy_value
from game.text.sentences import Sentences

if TYPE_CHECKING:
    from game.nations.state import NationsState

_say = Sentences("nations")

MOD_FILES = ("antiquity", "medieval", "renaissance", "industrial", "events", "solo_tiles", "boards")
"""What a mod may have of our files."""
UNTAKEN = ("events", "solo_tiles")
"""Those whose pieces no seat takes."""


def _headline(state: NationsState) -> str:
    if state.phase == "setup":
        return _say("headline.setup")
    if state.phase == "over":
        return _say("headline.over")
    age = _say(f"ages.{state.age}")
    return _say("headline.round", age=age, round=state.round, rounds=state.rounds)


filled_by("nations", lazy(f"{__name__}.cards.reading", "fill_registries"))
mods_read_by("nations", MOD_FILES, lazy(f"{__name__}.cards.reading", "read_mod"), UNTAKEN, {"boards": {"sides": "b"}})

GAME: Game[NationsState] = Game(
    name="nations",
    title="Nations",
    seats=range(1, 6),
    rules=4,
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
    lay_out=lazy(f"{__name__}.setup", "lay_out"),
    result=lazy(f"{__name__}.rules.scoring", "final_scores"),
    hidden=lazy(f"{__name__}.hidden", "hidden"),
    invariants=lazy(f"{__name__}.invariants", "broken_invariants"),
    headline=_headline,
    told=lazy(f"{__name__}.text.telling", "happened"),
    rounds=lambda state: len(state.vp_after_round),
    counts=lambda state, seat: state.nations[seat].vp,
    drawing=lazy_value(f"{__name__}.drawing", "draw"),
    foreseeing=lazy_value(f"{__name__}.analysis.forecast", "FORECASTER"),
    glossary=lazy(f"{__name__}.text.glossary", "glossary"),
    wishing=lazy_value(f"{__name__}.analysis.goals", "WISHING"),
    leads=lazy(f"{__name__}.text.telling", "nation_of"),
    plays=lambda state, seat: state.nations[seat].board,
    buys=frozenset({"buy_card"}),
    takes=frozenset({"choose_board"}),
    is_near_end=lambda state: state.is_last_round,
)
