"""The windows in which everything must have room, with every size of letters that the settings offer there."""

from functools import cache

from game.files.settings import LETTER_SIZES
from sprites.letters.fonts import PLAIN, USUAL, in_use
from sprites.paint.theme import Theme
from tests.lettering import lettering

SIZES = ((960, 540), (1280, 720), (1280, 800), (1920, 1080), (3440, 1440), (3840, 2160))

LOOKS = [(size, letters) for size in SIZES for letters in LETTER_SIZES]
"""Windows, each with a size of letters in per cent."""

HARDEST = [
    ((960, 540), 150),
    ((1280, 800), 125),
    ((1920, 1080), 80),
    ((3440, 1440), 175),
    ((3840, 2160), 200),
]
"""The looks that leave the least room, and those between them."""

STRIDE = 7
"""Looks from those of one position to those of the next: every look comes up, next to others each time."""


def looks_of(place, count):
    """So many of the looks for what stands at this place of a list, evenly spread over windows and letters."""
    return [LOOKS[(place * STRIDE + turn * len(LOOKS) // count) % len(LOOKS)] for turn in range(count)]


def face_of(number):
    """The letters of every other look: plain ones, which are wider."""
    return PLAIN if number % 2 else USUAL


def theme_of(size, letters):
    """The theme of a window, in the letters that are in use."""
    return _theme(size, letters, in_use())


@cache
def _theme(size, letters, face):
    with lettering(face):
        return Theme(size, letter=letters / 100)


def margin_of(theme):
    """What a window has to spare beside and below the canvas, in units."""
    return theme.origin[0] / theme.s, theme.spare[1] / theme.s
