"""The captions bar: a strip along the foot of the window with the latest lines, which covers nothing of the scenes.

As a reading line it shows in large letters what the focus is on, and why something cannot be done.
"""

from __future__ import annotations

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.speech.transcript import Channel, SpokenLine
from sprites.paint import palette

say = Sentences("screens")

LETTER, LINE, LINES, READ = 16.0, 22.0, 2, 3
"""Size of the letters, height of a line in units with letters as they were drawn, and how many lines there are, of a
reading line one more.
"""
SIDE, EDGE = 16.0, 5.0
MOST_OF_WINDOW = 0.2
"""The share of the window's height that it takes at most."""

NOT_READ = (Channel.EVENT, Channel.SOUND)
"""What a reading line leaves to captions."""


class CaptionsBar:
    """The latest lines: the newest in full, and above it what has room of the one before."""

    def __init__(self) -> None:
        self.is_dirty = False
        """Whether it shows something else than it did when it was drawn last."""
        self.reads_focus = False
        """Whether it is a reading line alone."""
        self._lines: tuple[str, ...] = ()

    def hear(self, line: SpokenLine) -> None:
        """A line comes; the same sound again is not shown twice."""
        if self.reads_focus and line.channel in NOT_READ:
            return
        words = say("speech.sounds.sound", what=line.words) if line.channel is Channel.SOUND else line.words
        if self._lines[-1:] != (words,):
            self._lines = (words,) if self.reads_focus else (*self._lines, words)[-LINES:]
            self.is_dirty = True

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines it shows, the newest last."""
        return self._lines

    def draw(self, theme: ui.Theme, strip: pygame.Surface) -> None:
        """Draw it over all of the strip."""
        self.is_dirty = False
        strip.fill(palette.BLACK)
        size, wide = LETTER * theme.letter, strip.get_width() / theme.s - 2 * SIDE
        bottom = strip.get_height() - theme.px(EDGE)
        for number, words in enumerate(reversed(self._lines)):
            ink = palette.SECONDARY if number else palette.WHITE
            face = theme.rich(words, "text", size, ink, wide)
            if number and face.get_height() > bottom:
                return
            strip.blit(face, (theme.px(SIDE), max(0, bottom - face.get_height())))
            bottom -= face.get_height()


def strip_height(window: tuple[int, int], letter: float, is_read: bool = False) -> int:
    """Pixels that the bar takes of a window with letters of this size; a reading line is higher."""
    unit = min(window[0] / 1280, window[1] / 720)
    wanted = ((READ if is_read else LINES) * LINE * letter + 2 * EDGE) * unit
    return round(min(wanted, window[1] * MOST_OF_WINDOW))
