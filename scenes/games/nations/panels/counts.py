"""The small numbers of a nation that no card shows, such as its raid value, each with its sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.text.explanations import about_count, count
from scenes.table.model import TableModel
from sprites.cards.card_kinds import KINDS
from sprites.paint import palette

say = Sentences("nations")


def counts(model: TableModel[NationsState], seat: int, kinds: Sequence[str]) -> Iterator[ui.Row]:
    """A row for each of these numbers."""
    for kind in kinds:
        amount = count(model.view, seat, kind)
        colour = palette.IVORY if amount else palette.DIM
        yield ui.Row(
            _sign(kind),
            ui.Text(say(f"counts.{kind}"), ui.Style.CAPTION, colour=colour, drop=1),
            ui.Gap(grow=1),
            ui.Text(str(amount), ui.Style.FIGURE, colour=colour, align="right"),
            gap=4,
            grow=1,
            name=f"count {kind}@{seat}",
            tells=ui.Tooltip(about_count, model, seat, kind),
        )


def _sign(kind: str) -> ui.Box:
    if kind == "golden_age":
        return ui.icon(KINDS[kind].emblem, 16, KINDS[kind].frame)
    return ui.glyph(kind, 16)
