"""The plaques of the other nations: what must be seen of a rival at any moment, its dice above all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.nations_dice.cards.dice import Die
from game.nations_dice.cards.tiles import BOARDS
from game.nations_dice.state import CHITS, Nation, NationsDiceState
from game.session.session import PEOPLE, level_words
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nations_dice.board.dice import die_look, edge_for
from scenes.games.nations_dice.board.die_card import DieCardLook
from scenes.games.nations_dice.board.faces import tile_caption
from scenes.games.nations_dice.board.looks import MINI, RIVAL_CHIT, RIVAL_DIE, ThumbLook, TileLook
from scenes.games.nations_dice.board.trays import die_caption, sorted_dice
from scenes.games.nations_dice.city import in_face
from scenes.games.nations_dice.text.explanations import (
    about_pieces,
    about_tiles,
    books,
    nation_card,
    points,
    tiles_points,
)
from scenes.games.nations_dice.text.seats import nation_name, piece_name, tile_name
from scenes.table.model import OFF, TableModel, brought
from scenes.table.panels.plaque import face_of, header
from scenes.table.seats import is_asked
from sprites.cards.card import THUMB
from sprites.cards.chits import chit
from sprites.paint import palette

say = Sentences("nations_dice")

ZONE = "rivals"
LARGE_DIE = 25.0
"""The edge of the dice of a single rival."""

NARROW_THUMB, NARROW_DIE = 25.0, 14.0
"""Units that a small picture of a tile, and a die, need at least."""

DICE_GAP = 9.0
"""Units between unused and used dice."""

SLOTS = 6
"""Places of buildings, and of the wonder under construction behind them."""

MOST_MINIS = 6
USED_ALPHA = 90


def plaque(model: TableModel[NationsDiceState], seat: int) -> ui.PaintLayer:
    """The plaque of a rival."""
    acts = is_asked(model, seat)
    return _plaque(model, seat, acts, seat == _next_to_act(model))


@ui.memo
def _plaque(model: TableModel[NationsDiceState], seat: int, acts: bool, is_next: bool) -> ui.PaintLayer:
    """Where it is high enough, its tiles lie on it as small pictures."""
    state = model.view
    nation = state.nations[seat]
    tone = palette.PLAYERS[model.seats[seat].colour].colour
    name = nation_name(nation)
    return ui.PaintLayer(
        ui.Either(
            *(
                ui.Column(
                    _header(model, seat, is_next),
                    _counts(model, seat),
                    *parts,
                    name=f"seat{seat}",
                    target=partial(
                        ui.Target,
                        zone=ZONE,
                        caption=say("plaque.caption", name=name, points=nation.vp, books=nation.books),
                        looks_at=seat,
                    ),
                    pad=(1, 1, 1, 6),
                    back=(ui.plate(tone if acts else palette.BRASS),),
                )
                for parts in _forms(model, seat)
            )
        ),
        zone=ZONE,
    )


def _forms(model: TableModel[NationsDiceState], seat: int) -> Iterator[tuple[ui.Box | float, ...]]:
    """What lies under the counts, the fullest first: all tiles, the buildings, the dice alone."""
    tiles = _buildings(model.view.nations[seat], seat)
    if len(model.seats) == 2:
        yield tiles, 7.0, _tray(model, seat), 8.0, _beside(model.view.nations[seat], seat), ui.Gap(grow=1)
    yield tiles, ui.Gap(grow=1), _tray(model, seat), ui.Gap(grow=1)
    yield (_tray(model, seat),)


def _header(model: TableModel[NationsDiceState], seat: int, is_next: bool) -> ui.Box:
    nation, occupant = model.view.nations[seat], model.seats[seat]
    state = say("plaque.passed") if nation.passed else say("plaque.next") if is_next else ""
    vp = ui.Row(
        ui.laurel(nation.vp + brought(model, "vp", seat), margin=(0, -1, 0, -1)),
        name=f"vp@{seat}",
        tells=ui.Tooltip(points, model, seat),
    )
    face: ui.Box = face_of(model, seat, BOARDS[nation.board].person)
    if model.city != OFF:
        caption = say("city.of", name=nation_name(nation))
        shows = partial(ui.Target, zone=ZONE, caption=caption, tells=in_face(model, seat), looks_at=seat)
        face = ui.Overlay(face, ui.Gap(name=f"head@{seat}", target=shows))
    level = () if occupant.player in PEOPLE else (level_words(occupant.player),)
    tag = [listed(told, "comma") for told in ((occupant.name, *level), (occupant.name,))]
    told = ui.Tooltip(nation_card, model, seat)
    return header(nation_name(nation), occupant.colour, vp, tag, (state,) if state else (), face=face, told=told)


def _next_to_act(model: TableModel[NationsDiceState]) -> int | None:
    """The seat whose turn follows the one that is asked for an action; None where nobody else takes turns any more."""
    state = model.view
    if model.asked is None or state.step != "actions":
        return None
    here = state.order.index(model.asked) + 1
    following = (*state.order[here:], *state.order[: here - 1])
    return next((seat for seat in following if not state.nations[seat].passed), None)


def _counts(model: TableModel[NationsDiceState], seat: int) -> ui.Row:
    """Books, the advisor by name, colonies and wonders by number, victory points with tiles."""
    nation = model.view.nations[seat]
    advisor, *shorter = (
        (tile_name(nation.advisor),) if nation.advisor else (say("plaque.no_advisor"), say("plaque.no_advisor_short"))
    )
    return ui.Row(
        ui.Row(
            ui.glyph("books", 17),
            ui.Text(str(nation.books + brought(model, "books", seat)), ui.Style.FIGURE),
            gap=4,
            wide=38,
            name=f"books@{seat}",
            tells=ui.Tooltip(books, model, seat),
            caption=say("plaque.books", books=nation.books),
        ),
        ui.bar(),
        ui.Row(
            ui.Row(
                ui.icon("imperial-crown", 14, palette.SECONDARY),
                ui.Text(advisor, ui.Style.CAPTION, shorter=tuple(shorter), grow=1, cut=True),
                gap=4,
                grow=1,
                drop=1,
            ),
            ui.Row(
                ui.icon("island", 14, palette.SECONDARY),
                ui.Text(str(len(nation.colonies)), ui.Style.SMALL_FIGURE),
                gap=3,
            ),
            ui.Row(
                ui.icon("great-pyramid", 14, palette.SECONDARY),
                ui.Text(str(len(nation.ready)), ui.Style.SMALL_FIGURE),
                gap=3,
            ),
            gap=5,
            grow=1,
            name=f"tiles of {seat}",
            tells=ui.Tooltip(about_tiles, model, seat),
        ),
        4,
        ui.Text(
            f"**{nation.projected_vp}** {{vp}}",
            ui.Style.NAME,
            size=14,
            name=f"projected vp of {seat}",
            tells=ui.Tooltip(tiles_points, model, seat),
        ),
        gap=7,
        high=26,
        pad=(7, 0, 7, 0),
    )


def _buildings(nation: Nation, seat: int) -> ui.Row:
    """The buildings and the wonder under construction."""
    tiles = [
        *zip(nation.slots, nation.brought, strict=True),
        *([(nation.wonder, ())] if nation.wonder else []),
    ]
    size = ((NARROW_THUMB, THUMB[0]), THUMB[1])
    shown = [_tile(tile, seat, size, partial(ThumbLook, tile, dice)) for tile, dice in tiles]
    free = [ui.Gap(wide=size[0], high=size[1]) for _ in range(len(tiles), SLOTS)]
    return ui.Row(*shown, *free, gap=1, pad=(7, 0, 7, 0))


def _tile(tile: str, seat: int, size: tuple[ui.Span, float], look: TileLook | Callable[[float], ThumbLook]) -> ui.Box:
    """A rival's tile: it can be read, and leads to its nation like the plaque it lies on."""
    return ui.piece(
        piece_name(tile, seat),
        size,
        look,
        z=5,
        zone=ZONE,
        caption=tile_caption(tile),
        tells=TileLook(tile, "zoom"),
        looks_at=seat,
        identity=f"tile {tile}",
    )


def _beside(nation: Nation, seat: int) -> ui.Box:
    """Advisor, colonies and wonders of a single rival: two in a row, or smaller ones where they are many."""
    tiles = (*((nation.advisor,) if nation.advisor else ()), *nation.colonies, *nation.ready)
    if not tiles:
        return ui.Gap()
    is_roomy = len(tiles) <= MOST_MINIS
    size, in_row = (MINI, 2) if is_roomy else (((NARROW_THUMB, THUMB[0]), THUMB[1]), SLOTS)
    boxes: list[ui.Box] = [
        _tile(tile, seat, size, TileLook(tile, "mini") if is_roomy else partial(ThumbLook, tile, ())) for tile in tiles
    ]
    boxes += [ui.Gap() for _ in range(-len(boxes) % in_row)]
    rows = [boxes[first : first + in_row] for first in range(0, len(boxes), in_row)]
    return ui.Grid(rows, grows=(1.0,) * in_row, row_gap=2)


def _tray(model: TableModel[NationsDiceState], seat: int) -> ui.Column:
    """Unused dice from the left, used ones behind them; under them the chits and how many dice are used. Blank dice say
    for themselves that they have not been rolled.
    """
    nation = model.view.nations[seat]
    edge = rival_die(len(model.seats))
    unused, used = ([_die(die, edge, seat) for die in sorted_dice(nation, is_used)] for is_used in (False, True))
    chits = [
        ui.Glyph(_chit, RIVAL_CHIT, kind, is_used)
        for counts, is_used in ((nation.unused_chits, False), (nation.used_chits, True))
        for kind, count in zip(CHITS, counts, strict=True)
        for _ in range(count)
    ]
    counts = {"unused": len(unused), "used": len(used)}
    words, shorter = (say(f"plaque.{key}", **counts) for key in ("pieces", "pieces_short"))
    told = [ui.Text(words, ui.Style.FINE, shorter=(shorter,), drop=1)] if nation.has_rolled else []
    return ui.Column(
        ui.Row(*unused, *((DICE_GAP,) if unused and used else ()), *used, name=f"tray@{seat}"),
        ui.Row(
            ui.OverlappingRow(*chits, gap=2, grow=1) if chits else ui.Gap(grow=1),
            *told,
            gap=5,
            high=22,
            pad=(4, 0, 4, 0),
            name=f"chits of {seat}",
            tells=ui.Tooltip(about_pieces, model, seat),
        ),
        pad=(2, 2, 2, 0),
        margin=(5, 0, 5, 0),
        back=(ui.fill(palette.MARKET_PLATE, 0.75, 5),),
    )


def _die(die: Die, edge: float, seat: int) -> ui.Box:
    side = edge + 7
    return ui.piece(
        die.handle,
        ((NARROW_DIE, side), side + 3),
        partial(_die_look, die, edge),
        z=6,
        zone=ZONE,
        caption=die_caption(die),
        tells=DieCardLook(die.colour),
        looks_at=seat,
    )


def _die_look(die: Die, edge: float, pitch: float) -> ui.DieLook:
    return die_look(die, edge_for(pitch, edge))


def _chit(pen: ui.Pen, x: float, y: float, side: float, kind: str, is_used: bool) -> None:
    picture = chit(pen.theme, kind, side)
    if is_used:
        picture = picture.copy()
        picture.set_alpha(USED_ALPHA)
    pen.stamp(picture, x, y, "center")


def rival_die(seats: int) -> float:
    """The edge of dice on plaques: a single rival has room for larger ones."""
    return LARGE_DIE if seats == 2 else RIVAL_DIE
