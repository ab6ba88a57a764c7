"""What Nations: The Dice Game sounds like."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.event import Event
from game.nations_dice import ROUNDS, events
from game.nations_dice.state import NationsDiceState
from scenes.audio.motifs import BUYS, LOSES
from scenes.audio.music import AT_THE_END, Ambience
from scenes.audio.pieces import buying_sound

SOUNDS: Mapping[type[Event], str] = {
    events.RoundBegan: "age",
    events.TilesLaid: "card_flip",
    events.EventRevealed: "event_read",
    events.Paid: "coin",
    events.Replaced: "card_snap",
    events.TookDice: "die_hit",
    events.ReturnedDice: "die_hit",
    events.TookChits: "cube",
    events.ReturnedChits: "cube",
    events.Passed: "knock",
    events.MetFamine: "food",
    events.MissedFamine: "missed_famine",
    events.MetWar: "met_war",
    events.MissedWar: "defeated",
}
"""What each event sounds like; dice knock by themselves, books and points when they fly."""

QUIET_SOUNDS: Mapping[str, str] = {"buy_tile": "tile_lift", "build_wonder": "chisel", "reroll": "dice_gather"}
"""What is begun with these verbs; what is paid with and rolled again is pushed aside, piece by piece."""

MOTIFS: Mapping[type[Event], str] = {events.Bought: BUYS, events.MissedWar: LOSES}
"""With which events the motif of their nation is heard."""


def sound(state: NationsDiceState, event: Event) -> str:
    """What an event sounds like; the last age begins with the bell of the end."""
    if isinstance(event, events.RoundBegan) and state.round == ROUNDS:
        return "end_near"
    if isinstance(event, events.Bought):
        return buying_sound(event.type)
    return SOUNDS.get(type(event), "")


def ambience(state: NationsDiceState) -> Ambience:
    """The music of two older or two newer ages, one a round (D-ROUND-01), in the second of them its second half."""
    score = "tavern" if state.round <= ROUNDS // 2 else "boulevard"
    is_late = state.round > 0 and state.round % 2 == 0
    return Ambience(score, "hearth", AT_THE_END if state.round == ROUNDS else 1.0, is_late)
