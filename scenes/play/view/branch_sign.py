"""Branch sign: nobody takes a branch, or what is only tried out, for the game itself.

A ribbon on the lower rail says what lies on the table, and a frame runs around the window: whole for a branch, dashed
for a what-if.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from game.session.branches import is_what_if
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from sprites.paint import palette

_say = Sentences("screens")

TONES = {
    "branch": (palette.hex_colour("#2F7F70"), palette.hex_colour("#17463D")),
    "what_if": (palette.hex_colour("#7C55B8"), palette.hex_colour("#432A6E")),
}
"""The upper and the lower edge of the ribbon; the frame has the first."""
BRANCH_SIGN = "branch sign"
HEIGHT = 25.0
FRAME, DASH = 3.0, 14.0
"""How wide the frame is, and how long its dashes are."""


class BranchSign(NamedTuple):
    """What lies on the table that is not the game itself, and what is said of it."""

    kind: str
    told: ui.Explanation

    def box(self, is_short: bool) -> ui.Box:
        """The ribbon."""
        whole = _say(f"branch.{self.kind}_sign")
        words = self.told.title if is_short else whole
        return ui.Text(
            words, ui.Style.STRONG, size=14.5, name=BRANCH_SIGN, tells=self.told, zone="rail",
            caption=whole, pad=(14, 0, 14, 0), align="center", high=HEIGHT, snug=True,
            back=(ui.ribbon(*TONES[self.kind]),),
        )  # fmt: skip


def kind_of(session: Session) -> str:
    """What a session is besides the game itself: "branch" or "what_if"; empty for the game itself."""
    if session.parent is None:
        return ""
    return "what_if" if is_what_if(session) else "branch"


def frame_stamps(theme: ui.Theme, session: Session) -> list[ui.Stamp]:
    """The frame around the window; none for the game itself."""
    kind, (width, height), line = kind_of(session), theme.size, theme.px(FRAME)
    strips = (
        (0, 0, width, line),
        (0, height - line, width, line),
        (0, 0, line, height),
        (width - line, 0, line, height),
    )

    def stamp(rect: tuple[int, int, int, int]) -> ui.Stamp:
        picture = theme.cached(("branch frame", kind, rect[2:]), partial(_strip, theme, kind, rect[2:]))
        return ui.Stamp(picture, rect[:2])

    return [stamp(rect) for rect in strips] if kind else []


def sign_of(session: Session) -> BranchSign | None:
    """The sign of a branch, or of a what-if; None for a game that has left no other."""
    kind = kind_of(session)
    if session.parent is None:
        return None
    facts = {"file": ui.as_typed(Path(session.parent.file).stem), "n": session.parent.move + 1}
    remarks = [_say(f"branch.{kind}_told", **facts)]
    if session.reshuffles:
        remarks.append(Sentences(session.game.name).or_of(_say, "branch.dealt_anew"))
    remarks.append(_say(f"branch.{kind}_ways"))
    return BranchSign(kind, ui.Explanation(_say(f"branch.{kind}"), remarks=tuple(remarks)))


def _strip(theme: ui.Theme, kind: str, size: tuple[int, int]) -> pygame.Surface:
    """One side of the frame, between two hairlines."""
    strip = pygame.Surface(size, pygame.SRCALPHA)
    tone, dark = TONES[kind]
    light: palette.Colour = palette.mix(tone, palette.IVORY, 0.35)
    strip.fill(dark)
    along = int(size[1] > size[0])
    dash = theme.px(DASH) if kind == "what_if" else size[along]
    for start in range(0, size[along], 2 * dash):
        part = (start, 0, dash, size[1]) if not along else (0, start, size[0], dash)
        strip.fill(light, part)
    return strip
