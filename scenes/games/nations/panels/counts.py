"""The small numbers of a nation that no card shows, such as its raid value, each with its sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes.games.nations.text.explanations import about_count, count
from scenes.table.model import TableModel
from scenes.ui.box import Box
from scenes.ui.boxes import Gap, Row
from scenes.ui.host.explanation import Tooltip
from scenes.ui.leaves import glyph, icon
from scenes.ui.text import Style, Text
from sprites.cards.card_kinds import KINDS
from sprites.paint import palette

say = Sentences("nations")


def counts(model: TableModel[NationsState], seat: int, kinds: Sequence[str]) -> Iterator[Row]:
    """A row for each of these numbers."""
    for kind in kinds:
        amount = count(model.view, seat, kind)
        colour = palette.IVORY if amount else palette.DIM
        yield Row(
            _sign(kind),
            Text(say(f"counts.{kind}"), Style.CAPTION, colour=colour, drop=1),
            Gap(grow=1),
            Text(str(amount), Style.FIGURE, colour=colour, align="right"),
            gap=4,
            grow=1,
            name=f"count {kind}@{seat}",
            tells=Tooltip(about_count, model, seat, kind),
        )


def _sign(kind: str) -> Box:
    if kind == "golden_age":
        return icon(KINDS[kind].emblem, 16, KINDS[kind].frame)
    return glyph(kind, 16)
