"""How a game ended: the winner, title and sentence on a plate in the sky over a city."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.text.sentences import Sentences
from scenes import ui
from scenes.results.city import City
from scenes.results.triumph import paint_champion

say = Sentences("screens")

TURN_PLATE = (36, 26, 12)
SENTENCE = 17.0
SMALLEST = 0.6
"""The share of its size down to which a title shrinks."""

BADGE = 92.0
"""How wide and high the banner and the face of a side are in the sky over its city."""

SLACK, BESIDE_WORDS = 8.0, 12.0 + 4.0 + BADGE + 2 * 12.0 + 16.0 + 12.0
"""How much wider the words on it are, set one by one, than measured in a line; what lies beside them, but for boxes
before the title.
"""

TALL = 330.0
"""From which height on a picture is one of its own."""

SAYS = 230.0, 364.0
"""How wide the words are at least and wish to be."""


def winner_plate(
    title: str,
    size: float,
    words: str,
    city: City,
    colour: int,
    told: ui.Explanation,
    at: float,
    *more: ui.Box,
    paint: Callable[[ui.Pen, ui.Area, City, int, float], None],
    seen: float,
    is_torn: bool = False,
    high: tuple[float, float],
    wide: ui.Span = SAYS,
) -> ui.Box:
    """What is said of a winner in the sky over a city, in words so wide, so many milliseconds after that began to come
    up; `more` stands before the title. The city has been `seen` for so many milliseconds: it may be painted later.

    The title has letters as it was drawn with, whatever the text size. `paint` is one of the pictures of
    `scenes.results.triumph`, `is_torn` whether the banner tears.
    """
    says = ui.Column(*_said(title, size, words, 2), wide=wide, pad=(0, 6, 0, 6))
    plate = ui.Row(
        ui.Art(paint_champion, city, colour, at, is_torn, wide=BADGE, high=BADGE),
        *_halfway_up(more),
        says,
        gap=12,
        pad=(4, 4, 16, 4),
        tells=told,
        back=(ui.plate(radius=7, opacity=0.8),),
    )
    sky = ui.Row(plate, ui.Gap(grow=1))
    return ui.Column(
        sky, ui.Gap(grow=1), pad=(12, 11, 12, 8), tells=told, high=high, back=(ui.Art(paint, city, colour, seen),)
    )


def words_in_sky(theme: ui.Theme, title: str, size: float, words: str, most: float = SAYS[1]) -> float:
    """How wide such a plate is for what it says: as wide as its words, or less where these are many."""
    return min(most, ui.Column(*_said(title, size, words, 2)).width(theme).wished + SLACK)


def _said(title: str, size: float, words: str, lines: int) -> tuple[ui.Box | float, ...]:
    """The title over its sentence, halfway up."""
    sentence = ui.Text(words, ui.Style.STRONG, size=SENTENCE, lines=lines)
    return ui.Gap(grow=1), ui.golden(title, size, lines=2, floor=SMALLEST), 2, sentence, ui.Gap(grow=1)


def _halfway_up(boxes: Sequence[ui.Box]) -> Iterator[ui.Box]:
    """Boxes beside a higher one."""
    return (ui.Column(ui.Gap(grow=1), each, ui.Gap(grow=1)) for each in boxes)


def turn_row(words: str, heading: str = "turn") -> ui.Row:
    """What decided the game, in a sentence under a heading; without words only the place for it."""
    return note_row(say(f"results.{heading}") if words else " ", words, ui.explained("results.turn"))


def note_row(heading: str, words: str, told: ui.Explanation, *faces: ui.Box) -> ui.Row:
    """A sentence under a heading; `faces` stand between the two."""
    return ui.Row(
        ui.golden(heading, 19),
        *faces,
        ui.Text(words, ui.Style.PROSE, size=16, lines=2, grow=1),
        gap=14,
        pad=(16, 5, 16, 5),
        tells=told,
        drop=3,
        back=(ui.plate(fill=TURN_PLATE, radius=6),),
    )
