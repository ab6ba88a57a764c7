"""What is wrong with a laid tree: boxes without room, boxes over each other, words that answer nothing."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.ui.box import Box
from scenes.ui.boxes import Column, Row
from scenes.ui.controls.control import Control
from scenes.ui.grid import Grid
from scenes.ui.host.target import Area
from scenes.ui.layout import GroundLayer, PaintLayer
from scenes.ui.leaves import Art, Glyph
from scenes.ui.text import Text
from sprites.paint.theme import Theme


def overflows(tree: Box, area: Area, theme: Theme) -> Iterator[str]:
    """Where boxes have less room than they must have, and where words are cut that may not be; one line each."""
    wide, high = tree.width(theme).least, tree.height(theme, area[2]).least
    if isinstance(tree, PaintLayer | Art | Glyph | Control) and (wide > area[2] + 1 or high > area[3] + 1):
        yield f"{said(tree)}: needs {wide:.0f} x {high:.0f}, has {area[2]:.0f} x {area[3]:.0f}"
    inner = tree.inner(area)
    if isinstance(tree, Text) and tree.ways[0]:
        words, _, is_cut = tree.fitted(theme, *inner[2:])
        if is_cut and not tree.cut:
            yield f"{said(tree)}: only {words!r} fits in {inner[2]:.0f}"
        elif high > area[3] + 1:
            yield f"{said(tree)}: needs {high:.0f} of height, has {area[3]:.0f}"
    if isinstance(tree, Row | Column | Grid) and (missing := tree.missing(theme, inner)) > 1:
        yield f"{said(tree)}: its parts lack {missing:.0f} units"
    for part, its_area in tree.spread(theme, inner):
        yield from overflows(part, its_area, theme)


def shortened(tree: Box, area: Area, theme: Theme) -> Iterator[str]:
    """Words that end in an ellipsis because they may; one line each."""
    inner = tree.inner(area)
    if isinstance(tree, Text) and tree.ways[0]:
        words, _, is_cut = tree.fitted(theme, *inner[2:])
        if is_cut:
            yield f"{said(tree)}: only {words!r} fits in {inner[2]:.0f}"
    for part, its_area in tree.spread(theme, inner):
        yield from shortened(part, its_area, theme)


def overlaps(tree: Box, area: Area, theme: Theme) -> Iterator[str]:
    """Which sheets of a tree lie over each other."""
    found: list[tuple[Box, Area]] = []
    _sheets(tree, area, theme, found)
    for index, (box, one) in enumerate(found):
        for other_box, other in found[index + 1 :]:
            across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
            down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
            if across > 1 and down > 1:
                yield f"{said(box)} and {said(other_box)} share {across:.0f} x {down:.0f}"


def _sheets(tree: Box, area: Area, theme: Theme, found: list[tuple[Box, Area]]) -> None:
    if isinstance(tree, GroundLayer):
        return
    if isinstance(tree, PaintLayer):
        found.append((tree, tree.outer(area)))
        return
    for part, its_area in tree.spread(theme, tree.inner(area)):
        _sheets(part, its_area, theme, found)


def mute(tree: Box, theme: Theme, area: Area, is_told: bool = False) -> Iterator[str]:
    """Words and signs that neither say anything of themselves nor lie on something that does."""
    is_told = is_told or tree.tells is not None or (tree.target is not None and bool(tree.name))
    if not is_told and ((isinstance(tree, Text) and tree.ways[0]) or isinstance(tree, Glyph)):
        yield said(tree)
    for part, its_area in tree.spread(theme, tree.inner(area)):
        yield from mute(part, theme, its_area, is_told)


def said(box: Box) -> str:
    """A box in a fault."""
    what = box.ways[0] if isinstance(box, Text) else getattr(box, "how", "")
    return f"{type(box).__name__} {box.name!r} {what!r}".strip()
