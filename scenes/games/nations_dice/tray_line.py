"""The dice and chits of a nation in one line, where all boards are seen at once."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.games.nations_dice.dice import die_look, edge_for
from scenes.games.nations_dice.own_board import OwnBoard
from scenes.games.nations_dice.trays import chit_place, chits_of, die_place, sorted_dice
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette

HEIGHT = 34.0
DIE, CHIT = 22.0, 24.0
DIE_PITCH, CHIT_PITCH = 32.0, 27.0
CLOSEST = 0.4
"""How close dice and chits may lie, as a share of their pitch."""

LABEL = 54.0
WORDS = ("unused", "used")
USED_SHARE = 0.42
"""The share of the line that belongs to what is used."""


def line_panel(area: Area) -> Panel:
    """The plate under the line, with what lies where."""
    return panel(area, WORDS, paint_line, room=0)


def line_places(board: OwnBoard, area: Area) -> Iterator[tuple[str, Place]]:
    """Unused dice and chits from the left, used ones behind them."""
    for is_used, part in zip((False, True), _parts(area), strict=True):
        dice, chits = sorted_dice(board.nation, is_used), chits_of(board.nation, is_used)
        left, top, width, _ = part
        wanted = DIE_PITCH * len(dice) + CHIT_PITCH * len(chits)
        squeeze = max(CLOSEST, min(1.0, (width - LABEL - 8) / max(1.0, wanted)))
        left += LABEL
        for die in dice:
            spot = (left, top + 1, DIE_PITCH * squeeze, HEIGHT - 2)
            look = die_look(die, edge_for(spot[2], DIE))
            yield die.handle, die_place(board, die, spot, look)
            left += spot[2]
        for chit in chits:
            spot = (left + 3, top + (HEIGHT - CHIT) / 2, CHIT, CHIT)
            yield chit_place(board, chit, is_used, spot)
            left += CHIT_PITCH * squeeze


def _parts(area: Area) -> tuple[Area, Area]:
    """Where unused and where used pieces lie."""
    x, y, width, height = area
    first = width * (1 - USED_SHARE)
    return (x, y, first, height), (x + first, y, width - first, height)


def paint_line(pen: Pen, area: Area, words: tuple[str, ...]) -> None:
    """A dark plate in two parts."""
    pen.fill(area, palette.MARKET_PLATE, 0.7, radius=5)
    for word, (x, y, _, height) in zip(words, _parts(area), strict=True):
        pen.text(word, x + 8, y + height / 2, "label", 13, palette.SECONDARY, LABEL - 12)
