"""What Wealth of Nations sounds like."""

from __future__ import annotations

from collections.abc import Mapping

from game.wealth_of_nations.state import WealthState
from scenes.window.music import AT_THE_END, Ambience

SOUNDS: Mapping[str, str] = {
    "trade_began": "trade",
    "develop_began": "develop",
    "produce_began": "production",
    "took_package": "card_slide",
    "placed": "card_snap",
    "bought": "coin",
    "sold": "coin",
    "took_note": "card_flip",
    "repaid_note": "card_flip",
    "bartered": "coin",
    "talk_failed": "button",
    "passed": "button",
    "placed_flag": "card_snap",
    "built": "stone",
    "laid": "card_snap",
    "automated": "bloc_completed",
    "end_drew_near": "end_near",
}
"""What each event sounds like; cubes and coins sound when they fly."""


def ambience(state: WealthState) -> Ambience:
    """A market while there is trade, else the harbour; louder once an end condition is met (W-END-04)."""
    score, place = ("market", "crowd") if state.phase == "trade" else ("harbour", "wind")
    return Ambience(score, place, AT_THE_END if state.is_final else 1.0)
