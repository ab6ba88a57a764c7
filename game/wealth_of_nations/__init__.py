"""Wealth of Nations: industry and trade on a map of hexes, for 3 to 6 seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.registry import mods_read_by
from game.engine import Game, Option
from game.engine.game import Bound
from game.engine.lazy import lazy, lazy_value
from game.text.sentences import Sentences

if TYPE_CHECKING:
    from game.engine import Pool
    from game.wealth_of_nations.state import WealthState

_say = Sentences("wealth_of_nations")


def _hidden(state: WealthState, viewer: int | None) -> list[Pool]:
    """Nothing: chance ends with the draw of the first player, and cubes, notes and deals lie open (W-TRADE-07)."""
    return []


def _headline(state: WealthState) -> str:
    if state.phase == "setup":
        return _say("headline.setup")
    if state.phase == "over":
        return _say("headline.over")
    key = "headline.last_round" if state.is_final else "headline.round"
    return _say(key, round=state.round, phase=_say(f"phases.{state.phase}"))


def _reached_most_rounds(state: WealthState) -> bool:
    return state.end_conditions == ("most_rounds",)


mods_read_by(
    "wealth_of_nations",
    ("packages", "board", "markets"),
    lazy(f"{__name__}.cards.components", "read_mod"),
    ("board", "markets"),
)

GAME: Game[WealthState] = Game(
    name="wealth_of_nations",
    title="Wealth of Nations",
    seats=range(3, 7),
    rules=3,
    options=(
        Option("money", ("roughly", "openly", "not")),
        Option("barters", (0, 12, 6)),
        Option("rounds", (0, 40)),
    ),
    lay_out=lazy(f"{__name__}.setup", "lay_out"),
    result=lazy(f"{__name__}.rules.scoring", "final_scores"),
    hidden=_hidden,
    invariants=lazy(f"{__name__}.invariants", "broken_invariants"),
    headline=_headline,
    told=lazy(f"{__name__}.text.telling", "happened"),
    rounds=lambda state: len(state.vp_after_round),
    is_near_end=lazy(f"{__name__}.rules.ending", "is_near"),
    counts=lazy(f"{__name__}.rules.scoring", "total_vp"),
    drawing=lazy_value(f"{__name__}.drawing", "draw"),
    advising=lazy_value(f"{__name__}.bot.offers", "advice"),
    bound=Bound({"rounds": 40}, _reached_most_rounds),
    foreseeing=lazy_value(f"{__name__}.analysis.forecast", "FORECASTER"),
    glossary=lazy(f"{__name__}.text.glossary", "glossary"),
    wishing=lazy_value(f"{__name__}.analysis.goals", "WISHING"),
    leads=lazy(f"{__name__}.text.telling", "nation_of"),
    plays=lambda state, seat: state.nations[seat].flag,
    buys=frozenset({"take_package"}),
)
