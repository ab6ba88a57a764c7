"""What Nations sounds like."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.event import Event
from game.nations import events
from game.nations.state import NationsState
from scenes.audio.motifs import BUYS, LOSES
from scenes.audio.music import AT_THE_END, Ambience
from scenes.audio.pieces import buying_sound, token_sound

SOUNDS: Mapping[type[Event], str] = {
    events.Placed: "card_snap",
    events.Swapped: "card_flip",
    events.Removed: "card_flip",
    events.Swept: "card_slide",
    events.Refilled: "cloth",
    events.TookWorker: "growth",
    events.ReturnedWorker: "worker",
    events.Deployed: "worker",
    events.UsedSpecial: "card_flip",
    events.Undeployed: "worker",
    events.Hired: "architect",
    events.LostArchitect: "architect",
    events.WarBegun: "war_declared",
    events.EventRevealed: "card_flip",
    events.EventResolved: "event_read",
    events.TileDrawn: "card_flip",
    events.Passed: "knock",
    events.SkippedTurn: "knock",
    events.BoardTaken: "card_snap",
    events.Revolted: "revolt",
    events.Defeated: "defeated",
    events.Shortage: "bankruptcy",
}
"""What each event sounds like; resources sound by themselves when they fly, and also where what takes them is shown
once for all.
"""

MOTIFS: Mapping[type[Event], str] = {events.Bought: BUYS, events.Defeated: LOSES}
"""With which events the motif of their nation is heard."""

SCORES = ("antiquity", "medieval", "renaissance", "industrial")
"""The music of the four ages."""

STEPS: Mapping[str, str] = {"production": "production", "war": "war_resolved"}
"""The steps of a round that begin with a sound."""


def sound(state: NationsState, event: Event) -> str:
    """What an event sounds like that led to this state."""
    match event:
        case events.RoundBegan() if state.is_last_round:
            return "end_near"
        case events.RoundBegan(round=number):
            return "age" if number % 2 else "round"
        case events.StepBegan(step=step):
            return STEPS.get(step, "")
        case events.Famine(amount=amount) if amount:
            return "famine"
        case events.Undeployed(onto=onto) if onto:
            return ""
        case events.Bought(type=kind):
            return buying_sound(kind)
        case events.Lost(resource=resource):
            return token_sound(resource)
    return SOUNDS.get(type(event), "")


def ambience(state: NationsState) -> Ambience:
    """The music of the age, in its second round the second half; before the first that of the first."""
    strength = AT_THE_END if state.is_last_round else 1.0
    return Ambience(SCORES[max(0, state.age - 1)], "hearth", strength, is_late=state.round > 0 and state.round % 2 == 0)
