"""Nation: the deck-building game of two to four players, and of one or two against the Evil Army."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.registry import filled_by, mods_read_by
from game.engine import Game, Option
from game.engine.lazy import lazy, lazy_value
from game.text.sentences import Sentences

if TYPE_CHECKING:
    from game.nation_deckbuilder.state import NationState

_say = Sentences("nation_deckbuilder")


IN_DANGER = 25
"""Health with which a side may fall in the turn that is played."""


def _headline(state: NationState) -> str:
    mode = _say(f"modes.{state.mode}")
    if state.step == "over":
        return _say("headline.over", mode=mode)
    return _say("headline.turn", mode=mode, turn=state.round)


def _rounds(state: NationState) -> int:
    """The turns that have ended."""
    return state.turn if state.step == "over" else max(0, state.turn - 1)


mods_read_by("nation_deckbuilder", ("cards",), lazy(f"{__name__}.cards.reading", "read_mod"))
filled_by("nation_deckbuilder", lazy(f"{__name__}.cards.reading", "fill_registries"))

GAME: Game[NationState] = Game(
    name="nation_deckbuilder",
    title="Nation",
    seats=range(1, 5),
    rules=3,
    options=(Option("cooperative", (False, True)),),
    lay_out=lazy(f"{__name__}.setup", "lay_out"),
    result=lazy(f"{__name__}.rules.victory", "final_scores"),
    hidden=lazy(f"{__name__}.hidden", "hidden"),
    invariants=lazy(f"{__name__}.invariants", "broken_invariants"),
    headline=_headline,
    told=lazy(f"{__name__}.text.telling", "happened"),
    rounds=_rounds,
    counts=lambda state, seat: state.nation_of(seat).health,
    foreseeing=lazy_value(f"{__name__}.analysis.forecast", "FORECASTER"),
    glossary=lazy(f"{__name__}.text.glossary", "glossary"),
    wishing=lazy_value(f"{__name__}.analysis.goals", "WISHING"),
    buys=frozenset({"buy"}),
    takes=frozenset({"buy_free"}),
    is_won_alone=True,
    is_near_end=lambda state: any(0 < nation.health <= IN_DANGER for nation in state.nations),
)
