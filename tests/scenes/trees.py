"""Reading the boxes of a table: what they say, by name and by words, instead of what a picture is made from."""

import re

from scenes.table.model import canvas
from scenes.ui.controls.listing import rows_of
from scenes.ui.text import Text


def boxes(tree, area, theme):
    """Every box of a tree with its area, parents first; those that were left out for want of room are not there."""
    yield tree, tree.outer(area)
    for part, its_area in tree.spread(theme, tree.inner(area)):
        yield from boxes(part, its_area, theme)


def boxes_of(table, model):
    """Every box of a table with its area."""
    return list(boxes(table.tree(model), canvas(model), model.theme))


def words_in(tree, area, theme):
    """All words of a tree as they fit, in the order in which they are painted."""
    return [
        box.fitted(theme, *box.inner(area)[2:])[0]
        for box, area in boxes(tree, area, theme)
        if isinstance(box, Text) and box.ways[0]
    ]


def words_of(table, model, name=""):
    """All words on a table, or in its box of this name."""
    named = [(box, area) for box, area in boxes_of(table, model) if not name or box.name == name]
    return words_in(*named[0], model.theme)


SCREEN = (0.0, 0.0, 1280.0, 720.0)
"""The area of a screen around the games."""


def trees_of(scene):
    """The tree of a screen and those of the rows in sight of its lists, each with its area."""
    yield scene.tree(), SCREEN
    for each in scene.form.controls:
        for index, area in rows_of(each, scene.form.state).items():
            yield each.control.box(index, index == each.control.chosen), area


def in_full(seen: object) -> str:
    """Everything that a value holds, as text; without the addresses of functions, in which any number can lie."""
    return re.sub(" at 0x[0-9a-f]+", "", repr(seen))
