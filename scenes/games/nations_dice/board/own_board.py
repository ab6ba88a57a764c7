"""The board of a nation: its buildings, advisor, wonder under construction, colonies and ready wonders.

A nation that is only looked at lies in the same places; its pieces then answer no question of the rules, so the
names of its places end in its seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.nations_dice.cards.tiles import BOARDS
from game.nations_dice.drafts.purchase import Purchase
from game.nations_dice.rules.buying import ADVISOR, COLONIES, SLOTS, WONDER
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.board.faces import tile_caption
from scenes.games.nations_dice.board.looks import CHIP_HEIGHT, MINI, TILE, ChipLook, ThumbLook, TileLook
from scenes.games.nations_dice.text import explanations
from scenes.games.nations_dice.text.seats import ShownBoard, nation_name, piece_name
from scenes.table.faces import chosen_face
from scenes.table.model import TableModel, brought
from scenes.table.seats import is_asked, ordinal
from sprites.bust.person import Bust, Looks
from sprites.cards.card import THUMB
from sprites.letters.fonts import capitals
from sprites.paint import palette
from sprites.poster.portrait import portrait

say = Sentences("nations_dice")

TILES_Z = 10
ZONE = "own board"
GHOSTS = {"advisor": "imperial-crown", "wonder": "great-pyramid", "colony": "island"}
"""What belongs on an empty place, as an icon."""

REPLACED = {"advisor": "own.replaced", "wonder": "own.leaves"}
"""What becomes of a tile when another one takes its place, where it is not covered."""

OFF_EDGE = 7.0
"""Units between what is said of a tile and its lower edge."""

MINIS_IN_ROW, ROWS = 3, 2
WHOLE, NARROW_GHOST = 2, 68.0
"""Colonies and ready wonders up to which they lie there whole, and how wide the free place is beside so many."""
NARROWEST_THUMB = 16.0


OWN_TILES = "own tiles"
"""The box of all that lies on the board of the shown nation."""


@dataclass(frozen=True)
class OwnRow(ShownBoard):
    """The board of a seat, and the place that a tile is being bought for; empty where none is."""

    bought_for: str


def own_row(model: TableModel[NationsDiceState], seat: int) -> ui.PaintLayer:
    """The board of a nation in one row."""
    is_drafting = is_asked(model, seat) and isinstance(model.draft, Purchase)
    return _own_row(model, seat, is_asked(model, seat), model.draft.place if is_drafting else "")


@ui.memo
def _own_row(model: TableModel[NationsDiceState], seat: int, asked: bool, bought_for: str) -> ui.PaintLayer:
    """The card of the nation, its places, and what lies beside them; a tile may be about to come to one of them."""
    board = OwnRow(model, seat, asked, bought_for)
    nation = model.view.nations[seat]
    slots = [_slot(board, handle, tile) for handle, tile in zip(SLOTS, nation.slots, strict=True)]
    return ui.PaintLayer(
        ui.Row(
            _card(model, seat),
            6,
            _slot(board, ADVISOR, nation.advisor),
            10,
            ui.Row(*slots, gap=5),
            10,
            _slot(board, WONDER, nation.wonder),
            10,
            _beside(board),
            high=TILE[1],
            name=OWN_TILES if seat == model.shown_seat else "",
        ),
        zone=ZONE,
    )


def _slot(board: OwnRow, handle: str, tile: str) -> ui.Box:
    """A place with its tile, or what belongs there."""
    if tile:
        return _tile(board, tile, TILE, TileLook(tile, is_drawing=handle == WONDER), handle)
    target = partial(ui.Target, zone=ZONE, caption=say(f"own.empty_{handle if handle in GHOSTS else 'building'}"))
    sprite = partial(ui.Sprite, look=ui.PlaceLook(*TILE, GHOSTS.get(handle, "")), is_flat=True)
    told = ui.Tooltip(explanations.empty, board.model, handle if handle in GHOSTS else "building")
    return ui.Box(
        name=board.name(handle), wide=TILE[0], high=TILE[1], snug=True, target=target, sprite=sprite, tells=told
    )  # fmt: skip


def _tile(board: OwnRow, tile: str, size: tuple[ui.Span, float], look: ui.Look | None, handle: str = "") -> ui.Box:
    """A tile of the nation; a crowded one is given no look of its own."""
    target = partial(
        ui.Target,
        zone=ZONE,
        caption=tile_caption(tile),
        tells=TileLook(tile, "zoom", is_drawing=handle == WONDER),
        stands_for=board.handles(handle) if handle else (),
    )
    return ui.Box(
        name=piece_name(tile, board.seat), wide=size[0], high=size[1], snug=True,
        target=target, sprite=partial(_lying, tile, look), front=_note(board, handle, tile),
    )  # fmt: skip


def _lying(tile: str, look: ui.Look | None, area: ui.Area) -> ui.Sprite:
    return ui.Sprite(area, look or ThumbLook(tile, width=area[2]), TILES_Z, f"tile {tile}")


def _note(board: OwnRow, handle: str, tile: str) -> Sequence[ui.Box]:
    """What will become of a tile, over its lower edge, where what is drafted would replace it: the light around the
    tile strikes nothing through there.
    """
    if not handle or board.bought_for != handle:
        return ()
    words = say(REPLACED.get(handle, "own.covered"))
    sprite = partial(ui.Sprite, look=ChipLook(words), z=TILES_Z + 1, is_flat=True)
    chip = ui.Box(name=f"note {handle}@{board.seat}", wide=TILE[0], high=CHIP_HEIGHT, sprite=sprite)
    return (ui.Column(ui.Gap(grow=1), chip, margin=(0, 0, 0, OFF_EDGE)),)


def _beside(board: OwnRow) -> ui.Box:
    """Colonies, then ready wonders, with one free place: a few as they are, more as small tiles in two rows, many as
    small pictures.
    """
    nation = board.model.view.nations[board.seat]
    tiles = (*nation.colonies, *nation.ready)
    return ui.Overlay(
        ui.Either(
            *([_whole(board, tiles)] if len(tiles) <= WHOLE else []),
            *([_minis(board, tiles)] if len(tiles) <= ROWS * MINIS_IN_ROW else []),
            _thumbs(board, tiles),
        ),
        name=board.name(COLONIES),
        target=partial(ui.Target, zone=ZONE, caption=say("own.colonies"), z=-1),
        tells=ui.Tooltip(explanations.empty, board.model, "colonies"),
        wide=(0.0, MINIS_IN_ROW * MINI[0] + 12.0),
        grow=1,
    )


def _whole(board: OwnRow, tiles: Sequence[str]) -> ui.Row:
    boxes = [_tile(board, tile, TILE, TileLook(tile)) for tile in tiles]
    free = NARROW_GHOST if len(tiles) == WHOLE else TILE[0]
    return ui.Row(*boxes, ui.ghost((free, TILE[1]), GHOSTS["wonder"], radius=6), ui.Gap(grow=1), gap=5)


def _minis(board: OwnRow, tiles: Sequence[str]) -> ui.Grid:
    boxes: list[ui.Box] = [_tile(board, tile, MINI, TileLook(tile, "mini")) for tile in tiles]
    if len(boxes) < ROWS * MINIS_IN_ROW:
        boxes.append(ui.ghost(MINI, GHOSTS["wonder"], radius=6))
    boxes += [ui.Gap(wide=MINI[0], high=MINI[1]) for _ in range(len(boxes), ROWS * MINIS_IN_ROW)]
    rows = [boxes[first : first + MINIS_IN_ROW] for first in range(0, len(boxes), MINIS_IN_ROW)]
    return ui.Grid(rows, column_gap=6, row_gap=4)


def _thumbs(board: OwnRow, tiles: Sequence[str]) -> ui.Column:
    in_row = max(MINIS_IN_ROW, -(-len(tiles) // ROWS))
    size = ((NARROWEST_THUMB, THUMB[0]), THUMB[1])
    boxes: list[ui.Box] = [_tile(board, tile, size, None) for tile in tiles]
    boxes += [ui.Gap(wide=size[0], high=size[1]) for _ in range(len(tiles), ROWS * in_row)]
    rows = [ui.Row(*boxes[first : first + in_row], gap=2) for first in range(0, len(boxes), in_row)]
    return ui.Column(4, *rows, gap=12)


# The card of the nation


def _card(model: TableModel[NationsDiceState], seat: int) -> ui.Column:
    """A card in the colour of the seat: nation and player, portrait, victory points, books, place in the order."""
    state = model.view
    nation = state.nations[seat]
    tone = palette.PLAYERS[model.seats[seat].colour].colour
    ink = palette.letters_on(tone)
    name = ui.Row(
        ui.Text(capitals(nation_name(nation)), ui.Style.TITLE, size=15, colour=ink, floor=0.6),
        ui.Text(model.seats[seat].name, ui.Style.NAME, size=12.5, colour=ink, align="right", cut=True, grow=1, drop=1),
        gap=5,
        high=24,
        pad=(6, 0, 5, 0),
        margin=(1, 1, 1, 0),
        back=(ui.nameplate(tone, tone, palette.mix(tone, (0, 0, 0), 0.32)),),
    )
    person = chosen_face(model, seat) or BOARDS[nation.board].person
    leader = ui.Gap(high=(15.0, 54.0), margin=(3, -1, 3, 0), back=(ui.Art(_paint_portrait, person),))
    return ui.Column(
        name,
        leader,
        _standing(model, seat),
        ui.Gap(grow=1),
        wide=TILE[0],
        high=TILE[1],
        name=f"nation {seat}",
        target=partial(ui.Target, zone=ZONE, caption=say("city.of", name=nation_name(nation)), city_of=seat),
        tells=ui.Tooltip(explanations.nation_card, model, seat),
        back=(ui.plate(fill=palette.mix(tone, (0, 0, 0), 0.6), opacity=1.0, radius=5),),
    )


def _paint_portrait(pen: ui.Pen, area: ui.Area, person: Looks | Bust) -> None:
    size = pen.theme.rect(0, 0, area[2], area[3]).size
    pen.stamp_at(pen.theme.posters.picture(portrait("nation", 1, person), size), area)


def _standing(model: TableModel[NationsDiceState], seat: int) -> ui.Row:
    """Victory points, books, and the place in the order."""
    state = model.view
    nation = state.nations[seat]
    return ui.Row(
        ui.laurel(
            nation.vp + brought(model, "vp", seat),
            27,
            name=f"vp@{seat}",
            tells=ui.Tooltip(explanations.points, model, seat),
        ),
        ui.Gap(grow=1),
        ui.Row(
            ui.glyph("books", 17),
            3,
            ui.Text(str(nation.books + brought(model, "books", seat)), ui.Style.FIGURE, size=16),
            name=f"books@{seat}",
            tells=ui.Tooltip(explanations.books, model, seat),
        ),
        ui.Gap(grow=1),
        ui.chip(
            ordinal(state.order.index(seat) + 1),
            16,
            palette.INK,
            size=13,
            name=f"order of {seat}",
            tells=ui.Tooltip(explanations.place_in_order, model, seat),
        ),
        high=(0.0, 36.0),
        pad=(4, 0, 6, 0),
    )
