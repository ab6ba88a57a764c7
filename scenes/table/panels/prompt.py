"""The prompt ribbon: what the viewer is asked, on a band with swallow tails in the colour of its seat.

It lies there only while the viewer is asked; a table that has one needs no prompt on its rail.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.table.model import TableModel
from scenes.table.seats import is_asked
from sprites.paint import brush, palette

_say = Sentences("screens")

PROMPT, VISIT = "prompt ribbon", "whose board"
HEIGHT = 30.0
LINE, LINES = 15.5, 13.5
"""Units of the letters of a question in one line, and in two."""

OVER, FOLD = 3.0, 2.0
"""Units over and under the words, which reach no hairline, and by how much the band is less high than its tails."""

TAIL, NOTCH = 22.0, 0.42
"""Units of the ends beside the words, and how deep they are cut, as a share of the height."""

SENTENCE_END = re.compile(r"[.?!](?= )")

GOLD, HAIRLINE, BAND = palette.hex_colour("#F0CE84"), palette.hex_colour("#E0BD76"), palette.hex_colour("#0E1B14")


def is_answering(model: TableModel) -> bool:
    """Whether the viewer is asked anything now, and may answer it."""
    return is_asked(model, model.viewer) and model.answers


def shorter(words: str) -> tuple[str, ...]:
    """What remains of a prompt where there is no room for all of it: its first sentences, fewer and fewer, and at last
    what stands before a semicolon. All of it is told by its tooltip.
    """
    ends = [end.start() for end in SENTENCE_END.finditer(words)]
    heads = [words[: end + 1] for end in reversed(ends)]
    first, is_parted, _ = (heads[-1] if heads else words).partition("; ")
    return (*heads, f"{first}.") if is_parted else tuple(heads)


def topic(words: str) -> tuple[str, ...]:
    """What a prompt is about, which stands before its colon; nothing where that is a key or a picture."""
    about, is_parted, _ = words.partition(": ")
    about = about.rstrip("\u00a0")
    return (f"{about}.",) if is_parted and not {*about} & {*"*{.?!"} else ()


def prompt_ribbon(model: TableModel, words: str, chapter: str, in_brief: tuple[str, ...] = ()) -> ui.Box:
    """Whose turn it is, and what is asked. Where there is no room for both in full letters, the question is said
    shorter: its first sentences, `in_brief`, or what it is about. Only where that is too long the title leaves, and at
    last the question stands in two lines of smaller letters. Its tooltip says it only where some may be left out.
    """
    told = ui.Explanation(_say("buttons.prompt_title"), remarks=(_say("buttons.prompt_told"),), chapter=chapter)
    tone = palette.PLAYERS[model.seats[model.viewer].colour].colour
    title = ui.Text(_say("table.your_turn"), ui.Style.TITLE, size=18, colour=GOLD, drop=1)
    asked = partial(ui.Text, style=ui.Style.STRONG, align="center", grow=1)
    line = asked(words, size=LINE, floor=1.0)
    briefer = (*shorter(words), *in_brief, *topic(words))
    alone = _begun_large(words)
    short = asked(alone, size=LINE, floor=LINES / LINE, shorter=shorter(alone))
    lines = asked(alone, size=LINES, lines=2)
    all_of_it = replace(told, remarks=(alone,)) if briefer else told
    row = partial(ui.Row, name=PROMPT, caption=words, zone="rail")
    edges = (TAIL + 8, OVER, TAIL + 8, OVER + FOLD)
    return ui.Either(
        row(title, line, gap=14, pad=(TAIL + 20, OVER, TAIL + 20, OVER + FOLD), tells=told),
        *(row(*_close_together(way), gap=10, pad=edges, tells=all_of_it) for way in (words, *briefer) if briefer),
        row(short, pad=edges, tells=all_of_it),
        row(lines, pad=edges, tells=told),
        high=(HEIGHT, HEIGHT),
        back=(ui.Art(_paint, tone),),
    )


def visit_ribbon(model: TableModel) -> ui.Box:
    """Whose board the viewer looks at, in the place of the prompt and in that seat's colour: nothing there is meant for
    the viewer then.
    """
    told = ui.Explanation(_say("table.visit_title"), remarks=(_say("table.visit_told"),))
    seat = model.seats[model.shown_seat]
    words = _say("table.visit", name=seat.name)
    whose = ui.Text(words, ui.Style.TITLE, size=LINE + 1.5, floor=0.8, align="center", grow=1, cut=True)
    return ui.Row(
        whose,
        name=VISIT, caption=words, zone="rail", tells=told, pad=(TAIL + 20, OVER, TAIL + 20, OVER + FOLD),
        high=(HEIGHT, HEIGHT), back=(ui.Art(_paint, palette.PLAYERS[seat.colour].colour),),
    )  # fmt: skip


def _close_together(words: str) -> tuple[ui.Box, ...]:
    """Whose turn it is and what is asked, side by side in the middle."""
    title = ui.Text(_say("table.your_turn"), ui.Style.TITLE, size=LINE, colour=GOLD)
    asked = ui.Text(words, ui.Style.STRONG, size=LINE, floor=LINES / LINE)
    return ui.Gap(grow=1), title, asked, ui.Gap(grow=1)


def _begun_large(words: str) -> str:
    """A question that begins its line."""
    return words[:1].upper() + words[1:]


def _paint(pen: ui.Pen, area: ui.Area, tone: palette.Colour) -> None:
    theme = pen.theme
    size = theme.rect(*area).size
    pen.stamp_at(theme.cached(("prompt ribbon", size, tone), partial(_band, size, theme.s, tone)), area)


def _band(size: tuple[int, int], unit: float, tone: palette.Colour) -> pygame.Surface:
    """A dark band between two hairlines over the swallow tails, which come out from behind it."""
    width, height = size
    tail, drop = TAIL * unit, 0.1 * height
    cut = NOTCH * height
    shapes = []
    for side, inwards in ((0.0, 1.0), (float(width), -1.0)):
        fold = side + inwards * 1.6 * tail
        ends = [
            (side, drop), (fold, drop), (fold, height), (side, height), (side + inwards * cut, (height + drop) / 2),
        ]  # fmt: skip
        shapes.append(brush.polygon(ends, palette.mix(tone, palette.BLACK, 0.12)))
        inner = side + inwards * tail
        shade = [(inner, height - drop), (fold, height - drop), (fold, height)]
        shapes.append(brush.polygon(shade, palette.mix(tone, palette.BLACK, 0.62)))
    left, right, foot = tail, width - tail, height - drop
    shapes.append(brush.polygon([(left, 0), (right, 0), (right, foot), (left, foot)], BAND, 0.96))
    for y in (2.0 * unit, foot - 2.0 * unit):
        shapes.append(brush.stroke([(left, y), (right, y)], HAIRLINE, unit))
    return brush.vector(size, shapes)
