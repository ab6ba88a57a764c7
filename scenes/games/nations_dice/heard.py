"""What Nations: The Dice Game sounds like."""

from __future__ import annotations

from collections.abc import Mapping

from game.bus import Event
from game.nations_dice import ROUNDS
from game.nations_dice.state import NationsDiceState
from scenes.window.music import AT_THE_END, Ambience

SOUNDS: Mapping[str, str] = {
    "round_began": "age",
    "tiles_laid": "card_flip",
    "event_revealed": "event_read",
    "paid": "coin",
    "bought": "card_slide",
    "replaced": "card_snap",
    "built": "wonder_ready",
    "passed": "button",
    "met_famine": "food",
    "missed_famine": "missed_famine",
    "met_war": "met_war",
    "missed_war": "defeated",
}
"""What each event sounds like; dice knock by themselves, books and points when they fly."""


def sound(state: NationsDiceState, event: Event) -> str:
    """What an event sounds like; the last age begins with the bell of the end."""
    if event.kind == "round_began" and state.round == ROUNDS:
        return "end_near"
    return SOUNDS.get(event.kind, "")


def ambience(state: NationsDiceState) -> Ambience:
    """The music of an older or a newer age, one a round (D-ROUND-01)."""
    score = "tavern" if state.round <= ROUNDS // 2 else "boulevard"
    return Ambience(score, "hearth", AT_THE_END if state.round == ROUNDS else 1.0)
