"""A forecast as a table: one column for every seat, one row for every stage, what a tried move changes in amber."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import NamedTuple

from game.engine.flow import Move
from game.text.names.graphemes import graphemes
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.table.model import TableModel
from sprites.paint import palette

_say = Sentences("screens")

PLAYED_VEIL = 0.62
"""How much of a row that is over is covered."""

GAIN, LOSS, LESS, DIM, PLAIN = "gain", "loss", "less", "dim", ""
"""What a cell is: a loss is an alarm where it can be helped; less is paid, such as food, and nobody is alarmed."""

OPEN = "?"
"""After what hangs on a choice or on dice still to be rolled."""

HEAD, TALLEST_ROW, LOCK = 22.0, 25.0, 9.0
TALL = 1.5
"""How many times as high a row is at most in which a cell has several figures, one under the other."""
SIDE = 2.5
"""Units on both sides of a cell, so that words of two never touch."""
ICONS = {"war": "burning-skull", "order": "podium", "event": "scroll-unfurled", "laurel": "laurels"}
"""Signs of rows that are no resource glyphs."""

RESIGNED = palette.mix(palette.LOSS, palette.IVORY, 0.5)
"""What is lost and cannot be helped, or is only paid: the colour of losses, pale."""
TEXT_COLOURS: dict[str, palette.Colour] = {
    GAIN: palette.GAIN, LOSS: palette.LOSS, LESS: RESIGNED, DIM: palette.DIM
}  # fmt: skip
CROWDED = 4
"""Columns from which the first is larger than the others, and no cell says what a nation has."""
LARGE, SMALL, USUAL = 16.5, 13.0, 14.5
"""Letters of the first column and of the others where there are many, and of all where there are few."""
SMALLEST = 0.56
"""The share of its letters down to which a cell shrinks before it leaves figures out."""
COLUMN = {2: 86.0, 3: 60.0}
"""How wide each of so many columns is: three figures, such as "−1{vp}−2{food}−1{books}?", or two, in small letters."""
OWN_SHARE = 1.35
"""How wide the first column is beside the others where there are many."""

LIT, PLAYED = "lit", "played"
"""What a row is while the round ends: its step runs now, or is over."""


class Cell(NamedTuple):
    """Words with {glyph} marks, and how they are meant: gain, loss, dim or plain.

    `shorter` are ways to say the same where there is little room, the fullest first. Of several figures, such as
    "−1{vp} −5{food}", a shorter way stands in the table; the tooltip of the cell says all. `partial` are ways that
    leave figures out, for where all of them have no room in small letters either. `locked` is what no move of
    anybody can change any more. `stock` is what is there before, such as the gold of a nation; it stands before the
    words where there are few columns.
    """

    words: str
    mood: str = PLAIN
    shorter: tuple[str, ...] = ()
    locked: bool = False
    stock: str = ""
    partial: tuple[str, ...] = ()


NONE = Cell("–", DIM)


@dataclass(frozen=True, eq=False)
class ForecastRow:
    """A row with what is foreseen now.

    `told` explains every cell, `about` the row. `light` is LIT while the row is played out and PLAYED afterwards.
    `shorter` are shorter labels. `boxes` keeps the boxes of the row, by their column and what a tried move makes of
    the cell: few moves change more than some cells.
    """

    sign: str
    label: str
    cells: tuple[Cell, ...]
    told: tuple[ui.Told, ...]
    shorter: tuple[str, ...] = ()
    light: str = ""
    about: ui.Told | None = None
    boxes: dict[tuple[object, ...], ui.Box] = field(default_factory=dict)


FORECAST, FIGURES = "forecast", "forecast figures"
"""What its head and its table are called."""


def aimed_at(model: TableModel, target_words: Callable[[TableModel, Move], str]) -> str:
    """The target that a move is tried on, the best of several, or that any of some will do; nothing where there is no
    such choice.
    """
    if model.best_of == 1 or not model.what_if:
        return ""
    if model.any_of > 1:
        return _say("slips.any_of", n=model.any_of)
    return target_words(model, model.tried[-1])


class ColumnHead(NamedTuple):
    """The head of a column: whose it is."""

    seat: int
    colour: int
    name: str


def forecast(
    heads: Sequence[ColumnHead],
    rows: Sequence[ForecastRow],
    tried: Sequence[tuple[Cell, ...]],
    title: str,
    told: ui.Told,
    note: str = "",
    tallest: float = TALLEST_ROW,
    is_named: bool = True,
    aimed: str = "",
    may_act: bool = True,
    may_narrow: bool = False,
) -> ui.Box:
    """Discs at the top, one row for every stage, the sum at the foot. A row of which nothing comes to anybody is not
    there, unless it is played out now; where there is little room, those that say little leave first.

    `tried` are the cells of all rows after the tried move. `tallest` is how high a row is at most; names stand beside
    the discs where the columns have room for them. `aimed` is the target that a move is tried on, the best of
    several. A loss is red in the first column as long as it can be helped: it is not locked, and the seat `may_act`.
    Where it `may_narrow`, all columns but the first leave where there is no room for them; then the label of a row says
    what they would have shown.
    """
    make = partial(_of_columns, heads, rows, tried, title, told, note, tallest, is_named, aimed, may_act)
    return ui.Either(make(len(heads)), make(1)) if may_narrow and len(heads) > 1 else make(len(heads))


def _of_columns(
    all_heads: Sequence[ColumnHead],
    rows: Sequence[ForecastRow],
    tried: Sequence[tuple[Cell, ...]],
    title: str,
    told: ui.Told,
    note: str,
    tallest: float,
    is_named: bool,
    aimed: str,
    may_act: bool,
    count: int,
) -> ui.Box:
    """The panel with its first so many columns."""
    heads, is_crowded = all_heads[:count], count >= CROWDED
    own = ui.fill(palette.PLAYERS[heads[0].colour].colour, 0.15)
    label = ui.Column(
        ui.Text(aimed, ui.Style.STRONG, size=13.5, colour=palette.WHAT_IF, cut=True)
        if aimed
        else ui.heading(title, shorter=("",)),
        *((ui.Text(note, ui.Style.FINE, shorter=("",)),) if note else ()),
        pad=(8, 3, 4, 0),
        drop=1,
    )
    top: list[ui.Box] = [
        label,
        *(_head(head, heads, is_named, (own,) if index == 0 else ()) for index, head in enumerate(heads)),
    ]
    last = len(rows) - 1
    shown = [
        (index, row, then)
        for index, (row, then) in enumerate(zip(rows, tried, strict=True))
        if index == last or row.light == LIT or any(_says_something(cell) for cell in (*row.cells, *then))
    ]
    kinds: list[ui.Kinds] = [{"high": HEAD + (12 if note else 0), "name": FORECAST, "tells": told}]
    kinds += [
        _kind(row, then, index == last, place % 2 == 1, tallest) for place, (index, row, then) in enumerate(shown)
    ]
    cells = [
        [_label(row, index, index == last, all_heads[count:]), *_cells(row, then, index, heads, own, may_act)]
        for index, row, then in shown
    ]
    return ui.Column(
        ui.Grid(
            [top, *cells],
            grows=(0.0, OWN_SHARE if is_crowded else 1.0, *(1.0 for _ in heads[1:])),
            even=range(2 if is_crowded else 1, len(heads) + 1),
            row_kinds=kinds,
            name=FIGURES,
        ),
        ui.Gap(grow=1),
        pad=(1, 1, 1, 4),
        zone="forecast",
        back=(ui.plate(),),
    )


def silent(words: str, title: str, told: ui.Told) -> ui.Box:
    """The panel where there is nothing to foresee."""
    return ui.Column(
        ui.heading(title, high=HEAD, pad=(8, 0, 8, 0)),
        ui.Text(words, ui.Style.SMALL, colour=palette.DIM, align="center", lines=3, grow=1, pad=(8, 0, 8, 22)),
        name=FORECAST,
        tells=told,
        back=(ui.plate(),),
    )


def _says_something(cell: Cell) -> bool:
    """Whether a cell is more than a dash, also where it has little room."""
    return NONE.words not in (cell.words, *cell.shorter)


ARTICLE = 3
"""Letters of a word that says nothing alone, at most, such as The in The Shadow."""


def shorter_name(name: str, names: Sequence[str]) -> tuple[str, ...]:
    """What a name is cut down to among others: its first word, or the first letter of that where others begin alike;
    of one that begins with an article what comes after.
    """
    first, _, rest = name.partition(" ")
    if 1 < len(graphemes(first)) <= ARTICLE and len(graphemes(rest)) > ARTICLE:
        return (rest,)
    is_alone = sum(each.partition(" ")[0] == first for each in names) == 1
    return ((first if is_alone else f"{graphemes(first)[0]}. {rest}"),) if first and rest else ()


def _head(head: ColumnHead, heads: Sequence[ColumnHead], is_named: bool, back: tuple[ui.Box, ...]) -> ui.Row:
    shorter = shorter_name(head.name, [each.name for each in heads])
    name = ui.Text(head.name, ui.Style.NAME, shorter=shorter, cut=True, drop=1)
    shown = (ui.disc(head.colour, 16 if is_named else 18), *((name,) if is_named else ()))
    return ui.Row(ui.Gap(grow=1), *shown, ui.Gap(grow=1), gap=2, wide=_wide_of(heads), back=back)


def _wide_of(heads: Sequence[ColumnHead]) -> tuple[float, float]:
    """How wide a column is: what is said in it must have room, not only what is left of the names of the rows."""
    wide = COLUMN.get(len(heads), 0.0)
    return wide, wide


def _kind(row: ForecastRow, tried: Sequence[Cell], is_sum: bool, is_odd: bool, tallest: float) -> ui.Kinds:
    """How a row stands out, and whether it may leave."""
    is_full = any(cell.partial for cell in (*row.cells, *tried))
    kind: ui.Kinds = {"high": (0.0, TALL * tallest if is_full else tallest)}
    if row.light == LIT:
        kind["back"] = (ui.fill(palette.LEGAL, 0.34), ui.Art(_edge))
    elif is_sum:
        kind["back"] = (ui.fill(palette.BRASS, 0.16), ui.Art(_top_line))
    elif is_odd:
        kind["back"] = (ui.fill((255, 255, 255), 0.04),)
    if row.light == PLAYED:
        kind["front"] = (ui.fill(palette.PLATE, PLAYED_VEIL),)
    if not is_sum and all(cell.mood == DIM for cell in (*row.cells, *tried)):
        kind["drop"] = 1
    return kind


def _edge(pen: ui.Pen, area: ui.Area) -> None:
    pen.fill((area[0], area[1], 3, area[3]), palette.HOT)


def _top_line(pen: ui.Pen, area: ui.Area) -> None:
    pen.fill((area[0], area[1], area[2], 0.8), palette.BRASS, 0.5)


def _label(row: ForecastRow, index: int, is_sum: bool, left_out: Sequence[ColumnHead]) -> ui.Box:
    key = index, is_sum, tuple(left_out)
    if key not in row.boxes:
        row.boxes[key] = ui.Kept(_new_label(row, index, is_sum, left_out))
    return row.boxes[key]


def _new_label(row: ForecastRow, index: int, is_sum: bool, left_out: Sequence[ColumnHead]) -> ui.Row:
    others = zip(left_out, row.cells[len(row.cells) - len(left_out) :], strict=True)
    caption = listed([row.label, *(f"{head.name}: {cell.words}" for head, cell in others)], "comma") if left_out else ""
    if row.sign in ICONS:
        sign = ui.icon(ICONS[row.sign], 14.5, palette.BRASS_LIGHT, pad=(0.5, 0, 0.5, 0))
    else:
        sign = ui.glyph(row.sign, 15.5)
    style, colour = (ui.Style.FIGURE, palette.BRASS_LIGHT) if is_sum else (ui.Style.CAPTION, palette.IVORY)
    words = ui.Text(row.label, style, size=14, colour=colour, partial=row.shorter)
    return ui.Row(sign, words, gap=4, pad=(6, 0, 3, 0), name=f"forecast row {index}", tells=row.about, caption=caption)


def _cells(
    row: ForecastRow, tried: Sequence[Cell], index: int, heads: Sequence[ColumnHead], own: ui.Box, may_act: bool
) -> list[ui.Box]:
    """Every cell says how it comes about."""
    boxes: list[ui.Box] = []
    for head, now, then, told in zip(heads, row.cells, tried, row.told, strict=False):
        is_own = head is heads[0]
        size = USUAL if len(heads) < CROWDED else LARGE if is_own else SMALL
        key = index, head, then, own, may_act, size
        if key not in row.boxes:
            row.boxes[key] = ui.Kept(
                ui.Row(
                    *_cell(now, then, is_own and may_act and not now.locked, size),
                    *((padlock(),) if now.locked and now == then else ()),
                    pad=(SIDE, 0, SIDE, 0) if now.partial else (SIDE, 1, SIDE, 1),
                    back=(own,) if is_own else (),
                    name=f"forecast {index} {head.seat}",
                    tells=ui.LockedTooltip(told) if now.locked else told,
                    caption=f"{head.name}, {row.label}: {now.stock} {now.words}".replace(":  ", ": "),
                )
            )
        boxes.append(row.boxes[key])
    return boxes


@lru_cache(maxsize=512)
def _cell(now: Cell, then: Cell, can_be_helped: bool, size: float) -> tuple[ui.Text, ...]:
    """The words of a cell, after what is there before where there are few columns."""
    ways, is_few = _ways(now), size == USUAL
    if now != then and is_few and now.stock and then.stock:
        # Each of the two figures changes in its own column: side by side they would read as one number.
        return _changed((now.stock,), (then.stock,), size, 0.8), _changed(ways, _ways(then), size, 1.0, then.partial)
    if now != then:
        before, after = (_whole(cell) for cell in (now, then))
        full = after[0] if after[0] == before[0] + OPEN else f"{before[0]} › {after[0]}"
        tried = (full, *_then(after))
        tint = (ui.fill(palette.WHAT_IF_CELL, 0.82, 3),)
        return (_words(tried, ui.Style.FIGURE, size, palette.WHAT_IF, tint, _then(then.partial)),)
    is_alarm = now.mood == LOSS and can_be_helped
    mood = LESS if now.mood == LOSS and not is_alarm else now.mood
    back = (ui.fill(palette.LOSS_CELL, 0.56, 3),) if is_alarm else ()
    style = ui.Style.CAPTION if mood == DIM else ui.Style.FIGURE
    if size == SMALL and not now.partial:
        ways = ways[-1:] if mood == DIM else ways[1:] or ways  # what it comes to, without what it is compared with
    size = min(size, USUAL) if mood == DIM else size
    words = _words(ways, style, size, TEXT_COLOURS.get(mood, palette.IVORY), back, now.partial)
    if not now.stock or not is_few:
        return (words,)
    return (ui.Text(now.stock, size=size, colour=palette.DIM, align="right", drop=1, wide=(0.0, 0.0), grow=0.8), words)


def _then(ways: tuple[str, ...]) -> tuple[str, ...]:
    """What a tried move leads to, without what was there before."""
    return tuple(f"› {way}" for way in ways)


def _changed(
    before: tuple[str, ...], after: tuple[str, ...], size: float, grow: float, partial: tuple[str, ...] = ()
) -> ui.Text:
    """A figure, and what the tried move makes of it, where it changes that."""
    if before == after:
        return ui.Text(
            before[0],
            size=size,
            colour=palette.DIM,
            align="center",
            shorter=before[1:],
            drop=1,
            wide=(0.0, 0.0),
            grow=grow,
        )
    ways = (f"{before[0]} › {after[0]}", *_then(after))
    back = (ui.fill(palette.WHAT_IF_CELL, 0.82, 3),)
    return ui.Text(
        ways[0], ui.Style.FIGURE, size=size, colour=palette.WHAT_IF, align="center", shorter=ways[1:],
        floor=SMALLEST if partial else 0.8, partial=_then(partial), wide=(0.0, 0.0), grow=grow, back=back,
    )  # fmt: skip


@lru_cache(maxsize=1)
def padlock() -> ui.Glyph:
    """Stands beside what no legal move of anybody can change any more."""
    return ui.icon("plain-padlock", LOCK, palette.SECONDARY, drop=2)


def _ways(cell: Cell) -> tuple[str, ...]:
    """The ways to say a cell in one line; of several figures only those that do not say them all."""
    if cell.shorter and cell.words.count("{") > 1:
        return cell.shorter
    return cell.words, *cell.shorter


def _whole(cell: Cell) -> tuple[str, ...]:
    """The ways of a cell after what is there before."""
    ways = _ways(cell)
    return (f"{cell.stock} {ways[0]}", *ways) if cell.stock else ways


def _words(
    ways: tuple[str, ...],
    style: ui.Style,
    size: float,
    colour: palette.Colour,
    back: tuple[ui.Box, ...],
    partial: tuple[str, ...] = (),
) -> ui.Text:
    return ui.Text(
        ways[0], style, size=size, colour=colour, align="center", shorter=ways[1:], floor=SMALLEST if partial else 0.8,
        partial=partial, lines=2 if partial else 1, wide=(0.0, 0.0), grow=1, back=back,
    )  # fmt: skip
