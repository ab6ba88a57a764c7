"""What Wealth of Nations sounds like."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.event import Event
from game.wealth_of_nations import events
from game.wealth_of_nations.cards.components import FLAGS_OF_A_NATION
from game.wealth_of_nations.state import WealthState
from scenes.audio.music import AT_THE_END, Ambience

SOUNDS: Mapping[type[Event], str] = {
    events.TradeBegan: "trade",
    events.DevelopBegan: "develop",
    events.ProduceBegan: "production",
    events.ChoseFlag: "flag",
    events.TookPackage: "card_slide",
    events.Placed: "hexagon",
    events.Bought: "coin",
    events.Sold: "coin",
    events.TookNote: "card_flip",
    events.RepaidNote: "card_flip",
    events.TalkBegan: "cloth",
    events.Proposed: "card_slide",
    events.TalkFailed: "cloth",
    events.Passed: "knock",
    events.NotAsked: "knock",
    events.PlacedFlag: "flag",
    events.Built: "hexagon",
    events.TookUp: "card_pick",
    events.Laid: "hexagon",
    events.KeptAutomated: "stamp",
    events.Ran: "works",
    events.Automated: "bloc_completed",
    events.EndDrewNear: "end_near",
}
"""What each event sounds like; cubes and coins sound when they fly."""


def ambience(state: WealthState) -> Ambience:
    """A market while there is trade, else the harbour; louder once an end condition is met (W-END-04). The second half
    begins when a nation has placed half of its flags.
    """
    score, place = ("market", "crowd") if state.phase == "trade" else ("harbour", "wind")
    is_late = any(2 * state.flags.count(seat) >= FLAGS_OF_A_NATION for seat in state.seats)
    return Ambience(score, place, AT_THE_END if state.is_final else 1.0, is_late)
