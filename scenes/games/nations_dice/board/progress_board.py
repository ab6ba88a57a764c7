"""The progress board: tiles for sale in rows of one price; in a solo game also what the shadow's die may take."""

from __future__ import annotations

from game.nations_dice.cards.progress_board import ROWS, cheapest_in_column
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules.solo import FOUR_SIDES
from game.nations_dice.rules.turns import TURN
from game.nations_dice.state import NOBODY, NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.board.faces import tile_caption
from scenes.games.nations_dice.board.looks import TILE, TileLook
from scenes.games.nations_dice.text import explanations
from scenes.games.nations_dice.text.seats import tile_name
from scenes.table.model import TableModel
from scenes.table.panels.priced import Priced
from scenes.table.seats import is_asked, is_shadow, seat_colour, seat_name
from sprites.paint import materials, palette

say = Sentences("nations_dice")

TILES_Z = 10
ZONE = "progress board"
STACK = "stack"
"""The box where new tiles come from."""

PRICE_WIDTH = 28.0


def _for_sale(model: TableModel[NationsDiceState]) -> frozenset[str] | None:
    """The tiles that the viewer may buy now; None while it is not asked for an action."""
    decision = model.decision
    if decision is None or decision.seat != model.viewer or decision.choice is not TURN:
        return None
    return frozenset(move[1] for move in decision.moves if move[0] == "buy_tile")


def board(model: TableModel[NationsDiceState]) -> ui.PaintLayer:
    """The progress board: prices, tiles for sale, and spaces whose tile was taken."""
    return _board(model, _for_sale(model))


@ui.memo
def _board(model: TableModel[NationsDiceState], for_sale: frozenset[str] | None) -> ui.PaintLayer:
    state = model.view
    threatened = _threatened(state)
    rows = [
        [
            _price(model, price),
            *(_space(model, price, column, threatened, for_sale) for column in range(len(row))),
        ]
        for price, row in enumerate(state.board, 1)
    ]
    grid = ui.Grid(rows[::-1], column_gap=5, row_gap=4)
    here = ui.Box(name=STACK, wide=TILE[0], high=TILE[1])
    stack = ui.Column(ui.Gap(grow=1), ui.Row(ui.Gap(grow=1), here), margin=(0, 0, -TILE[0], 0))
    return ui.PaintLayer(
        ui.Column(
            grid,
            pad=4,
            name="board",
            tells=ui.Tooltip(explanations.board, model),
            back=(ui.plate(fill=palette.MARKET_PLATE, opacity=0.47), stack),
        ),
        zone=ZONE,
    )


def _space(
    model: TableModel[NationsDiceState],
    price: int,
    column: int,
    threatened: dict[str, str],
    for_sale: frozenset[str] | None,
) -> ui.Box:
    """A tile for sale, or what is left of one."""
    state = model.view
    tile = state.board[price - 1][column]
    if not tile:
        return _taken(model, price, column)
    look: ui.Look = TileLook(tile, odds=threatened.get(tile, ""), rolls=bool(TILES[tile].dice))
    if for_sale is not None:
        look = Priced(look, price, tile in for_sale)
    return ui.piece(
        tile,
        TILE,
        look,
        z=TILES_Z + price,
        zone=ZONE,
        caption=tile_caption(tile, price),
        tells=TileLook(tile, "zoom"),
        can_be_held=is_asked(model, model.viewer),
        identity=f"tile {tile}",
        origin=STACK,
        turns_over=True,
    )


def _taken(model: TableModel[NationsDiceState], price: int, column: int) -> ui.Box:
    """A space without its tile: what lay there, and who took it."""
    state = model.view
    was, taker = state.dealt[price - 1][column], state.takers[price - 1][column]
    by = name = ""
    shown: tuple[ui.Box | float, ...] = ()
    if taker != NOBODY:
        is_swept = is_shadow(state, taker)
        name = seat_name(model, taker)
        by = say("board.swept") if is_swept else say("board.taken_by", name=name)
        shown = (
            ui.Gap(grow=1),
            ui.disc(seat_colour(model, taker), 27, drop=1),
            4.0,
            ui.Text(
                tile_name(was), ui.Style.NAME, size=14, colour=palette.SECONDARY, align="center", floor=0.55, cut=True
            ),
            ui.Text(by, ui.Style.FAINT, align="center", shorter=() if is_swept else (name,), cut=True),
            ui.Gap(grow=1),
        )
    return ui.Column(
        *shown,
        wide=TILE[0],
        high=TILE[1],
        snug=True,
        pad=5,
        name=f"space {price} {column}",
        tells=ui.Tooltip(explanations.taken, model, was, by),
        back=(ui.Art(_paint_space),),
    )


def _paint_space(pen: ui.Pen, area: ui.Area) -> None:
    pen.stamp_at(materials.empty_place(pen.theme, area[2], area[3]), area)


def _threatened(state: NationsDiceState) -> dict[str, str]:
    """Solo: the cheapest tile of each column, and the chance that it outlasts the shadow's next roll."""
    if not state.is_solo or state.step != "actions":
        return {}
    columns = range(len(state.board[0]))
    sides = FOUR_SIDES - state.harder
    stays = say("board.stays", n=sides - 1, all=sides)
    return {cheapest_in_column(state, column): stays for column in columns}


def _price(model: TableModel[NationsDiceState], price: int) -> ui.Column:
    """x3, x2 or x1 with that many pairs of coin and sword."""
    pairs = [
        ui.Row(ui.glyph("gold", 12.5), 1.5, ui.glyph("strength", 12.5), high=18, drop=ROWS - pair)
        for pair in range(price)
    ]
    return ui.Column(
        ui.Gap(grow=1),
        ui.Text(
            say("board.price", price=price),
            ui.Style.FIGURE,
            size=19,
            colour=palette.PAPER_BOTTOM,
            align="center",
            high=21,
        ),
        4,
        *pairs,
        ui.Gap(grow=1),
        wide=(PRICE_WIDTH, PRICE_WIDTH),
        high=TILE[1],
        name=f"price {price}",
        tells=ui.Tooltip(explanations.price, model, price),
        back=(ui.fill(palette.MARKET_PLATE, 0.6, 5),),
    )
