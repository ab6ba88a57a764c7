"""What Nation sounds like."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.event import Event
from game.nation_deckbuilder import events
from game.nation_deckbuilder.state import NationState
from scenes.audio.music import AT_THE_END, Ambience
from scenes.games.nation_deckbuilder.panels.outlook import full_health

SOUNDS: Mapping[type[Event], str] = {
    events.Bought: "coin",
    events.Converted: "coin",
    events.SoldCoins: "coin",
    events.Refilled: "card_flip",
    events.TurnedUp: "card_flip",
    events.Drew: "card_flip",
    events.Recalled: "card_flip",
    events.Reshuffled: "shuffle",
    events.TakenBack: "card_pick",
    events.Played: "card_slide",
    events.Discarded: "card_slide",
    events.Removed: "card_slide",
    events.Deported: "card_slide",
    events.KeptHand: "knock",
    events.FinishedBuying: "knock",
    events.Conceded: "defeated",
    events.Starved: "wound",
    events.Rioted: "wound",
    events.Stood: "card_snap",
    events.WallFell: "wall_hit",
    events.Advanced: "age_reached",
    events.Fell: "death",
}
"""What each event sounds like; resources sound by themselves when they fly."""

MARKS = 5
"""So many cards that are marked in a row sound higher, one after another."""

TENSE, NEAR_DEATH = 0.5, 0.25
"""The shares of its first health under which a side is in danger, and its heart is heard."""

LATE_AGE = 3
"""The age of a side with which the second half of the music begins."""


def sound(state: NationState, event: Event) -> str:
    """What an event sounds like that led to this state."""
    match event:
        case events.Struck(lost=lost):
            return "attack" if lost else "wall_hit"
        case events.Marked(seat=seat):
            return f"mark_{min(len(state.players[seat].marked), MARKS) - 1}"
        case events.TurnBegan() if state.nation.health <= NEAR_DEATH * full_health(state):
            return "heartbeat"
    return SOUNDS.get(type(event), "")


def ambience(state: NationState) -> Ambience:
    """Calm, until a side is in danger; louder once one is near its death; another half once a side has come so far."""
    is_late = any(nation.age >= LATE_AGE for nation in state.nations)
    healths = [nation.health for nation in state.nations if not nation.is_out]
    weakest = min(healths, default=0) / full_health(state)
    if weakest > TENSE:
        return Ambience("calm", "hearth", is_late=is_late)
    return Ambience("tense", "hearth", AT_THE_END if weakest <= NEAR_DEATH else 1.0, is_late)
