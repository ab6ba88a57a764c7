"""What Nations sounds like."""

from __future__ import annotations

from collections.abc import Mapping

from game.bus import Event
from game.nations.state import NationsState
from scenes.window.music import AT_THE_END, Ambience

SOUNDS: Mapping[str, str] = {
    "bought": "card_slide",
    "placed": "card_snap",
    "removed": "card_flip",
    "swept": "card_slide",
    "refilled": "card_flip",
    "took_worker": "worker",
    "returned_worker": "worker",
    "deployed": "worker",
    "undeployed": "worker",
    "hired": "architect",
    "wonder_ready": "wonder_ready",
    "war_begun": "war_declared",
    "event_revealed": "card_flip",
    "event_resolved": "event_read",
    "tile_drawn": "card_flip",
    "passed": "button",
    "revolted": "revolt",
    "defeated": "defeated",
    "shortage": "bankruptcy",
}
"""What each event sounds like; resources sound by themselves when they fly."""

SCORES = ("antiquity", "medieval", "renaissance", "industrial")
"""The music of the four ages."""

STEPS: Mapping[str, str] = {"production": "production", "war": "war_resolved"}
"""The steps of a round that begin with a sound."""


def sound(state: NationsState, event: Event) -> str:
    """What an event sounds like that led to this state."""
    match event.kind:
        case "round_began" if state.is_last_round:
            return "end_near"
        case "round_began":
            return "age" if event.facts["round"] % 2 else "round"
        case "step_began":
            return STEPS.get(event.facts["step"], "")
        case "famine" if event.facts["amount"]:
            return "famine"
    return SOUNDS.get(event.kind, "")


def ambience(state: NationsState) -> Ambience:
    """The music of the age; before the first that of the first."""
    return Ambience(SCORES[max(0, state.age - 1)], "hearth", AT_THE_END if state.is_last_round else 1.0)
