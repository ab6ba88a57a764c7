"""Leafing through what is proposed: the two arrows at the end of the proposal strip, and where the strip stands."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.sentences import Sentences

say = Sentences("nations_dice")

PREVIOUS, NEXT = "previous proposal", "next proposal"
"""The places of the arrows, and their handles."""

STEPS = {PREVIOUS: -1, NEXT: 1}

Handles = tuple[str, ...]


def turned(proposals: Sequence[Handles], laid: Handles, step: int) -> Handles:
    """The proposal so many steps on, around the end; from a choice of one's own the first or the last one."""
    if not proposals:
        return laid
    here = proposals.index(laid) if laid in proposals else -1 if step > 0 else 0
    return proposals[(here + step) % len(proposals)]


def position(proposals: Sequence[Handles], laid: Handles) -> str:
    """Which of the proposals is laid out, in words; empty where there is no choice."""
    if len(proposals) < 2:
        return ""
    if laid not in proposals:
        return say("pay.own_choice")
    return say("pay.position", place=proposals.index(laid) + 1, count=len(proposals))
