"""The plate of the solo opponent: its values, the tile of the round, its die, and what the die has shown."""

from __future__ import annotations

from functools import partial

from game.nations.cards.cards import TILES, SoloTile
from game.nations.concepts import books, stability, strength
from game.nations.state import SHADOW, NationsState
from game.nations.text.wording import tile_rule
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.event_look import TileZoom, scene_of_tile
from scenes.games.nations.board.looks import die_face
from scenes.games.nations.motion.shows import DIE, DIE_EDGE, DIE_TWIST, TRAY
from scenes.games.nations.text.round_told import event_to_come, shadow_die, shadow_value
from scenes.table.model import TableModel
from scenes.table.panels.plaque import shadow_header
from sprites.dice.die_faces import PIPS
from sprites.paint import palette

say = Sentences("nations")

ZONE = "shadow"
TRAY_HEIGHT, LEAST_TRAY = 136.0, 72.0
FACE = 20.0
TONE = palette.SHADOW_DISC
LILAC = palette.hex_colour("#E4DCE6")
PICTURED = 74.0
"""How much of the width of a tile its picture has for itself."""
SWEEPS = (1, 2, 3, 4)
IDLE = 6
"""What the die shows before its first roll of a round."""


@ui.memo
def shadow_plaque(model: TableModel[NationsState]) -> ui.PaintLayer:
    """Header, values, tile, the tray with the die, rolls."""
    state = model.view
    level = say(f"names.{state.nations[0].level}")
    return ui.PaintLayer(
        ui.Column(
            ui.Overlay(
                shadow_header(say("shadow.title"), level),
                name="shadow",
                tells=ui.Explanation(say("shadow.name"), remarks=(say("shadow.told"),), chapter="Playing alone"),
            ),
            7.0,
            _values(model),
            7.0,
            _tile(model),
            8.0,
            _tray(model),
            _rolls(model),
            pad=(1, 0, 1, 0),
            back=(ui.plate(),),
        ),
        zone=ZONE,
    )


def _values(model: TableModel[NationsState]) -> ui.Row:
    state = model.view
    values = (
        ("strength", strength(state, SHADOW)),
        ("stability", stability(state, SHADOW)),
        ("books", books(state, SHADOW)),
    )
    return ui.Row(
        *(
            ui.Row(
                ui.glyph(kind, 21),
                ui.Text(
                    ui.number(value),
                    ui.Style.FIGURE,
                    size=20,
                    colour=palette.LOSS if value < 0 else palette.IVORY,
                    grow=1,
                ),
                gap=6,
                pad=(9, 0, 2, 0),
                grow=1,
                wide=(0.0, 73.0),
                name=f"{kind}@{SHADOW}",
                tells=ui.Tooltip(shadow_value, model, kind),
                back=(ui.fill(palette.MARKET_PLATE, 0.8, 5),),
            )
            for kind, value in values
        ),
        gap=6,
        high=34,
        pad=(7, 0, 7, 0),
    )


def _tile(model: TableModel[NationsState]) -> ui.Box:
    """The tile of the round as a lilac card; its place before it is drawn."""
    state = model.view
    if not state.event:
        words = ui.Text(say("shadow.tile_later"), ui.Style.SMALL, colour=palette.DIM, align="center", lines=2)
        return ui.Overlay(
            words, high=138, name="event", tells=ui.Tooltip(event_to_come, model), margin=(7, 0, 7, 0),
            back=(ui.fill(palette.MARKET_PLATE, 0.5, 5),),
        )  # fmt: skip
    tile = TILES[state.event]
    caption = f"{say.name(tile.name)}. {tile_rule(tile)}"
    return ui.Column(
        _head(tile),
        ui.Row(
            *(
                ui.Text(
                    f"**{getattr(tile, kind)}** {{{kind}}}",
                    ui.Style.NAME,
                    size=15,
                    colour=palette.INK,
                    align="center",
                    grow=1,
                )
                for kind in ("strength", "stability", "books")
            ),
            high=26,
        ),
        ui.Art(ui.Pen.fill, TONE, 0.35, high=1.0, margin=(6, 0, 6, 0)),
        4.0,
        _figures(tile),
        name="event",
        target=partial(ui.Target, zone=ZONE, caption=caption, tells=TileZoom(tile.id)),
        high=138,
        pad=(2, 2, 2, 4),
        margin=(7, 0, 7, 0),
        back=(ui.Art(_lilac),),
    )


def _lilac(pen: ui.Pen, area: ui.Area) -> None:
    pen.shadow(pen.theme.rect(*area), 5)
    pen.fill(area, LILAC, radius=5)


def _head(tile: SoloTile) -> ui.Row:
    return ui.Row(
        ui.Column(
            ui.Gap(grow=1),
            ui.Text(say.name(tile.name), ui.Style.CHAPTER, size=17, colour=palette.IVORY, lines=2),
            ui.Text(say("shadow.this_round"), ui.Style.ASIDE, size=14, colour=palette.SHADOW_TEXT, drop=1),
            ui.Gap(grow=1),
            grow=1,
        ),
        ui.Gap(wide=PICTURED, drop=1),
        high=56,
        pad=(7, 0, 0, 0),
        back=(ui.Art(_paint_scene, tile.emblem, tile.age),),
    )


def _paint_scene(pen: ui.Pen, area: ui.Area, emblem: str, age: int) -> None:
    """What the tile is about, at the right, and dusk over the rest of it, on which the words stand."""
    scene = scene_of_tile(pen.theme, emblem, age, pen.theme.rect(*area).size, PICTURED / area[2])
    pen.stamp_at(scene, area)


def _figures(tile: SoloTile) -> ui.Row:
    """What a 5 and a 6 do, and the Architects and the famine of the round."""
    faces = [
        ui.Row(
            ui.Drawn(die_face, FACE, face),
            ui.Text(f"**{ui.signed(amount)}** {{{kind}}}", ui.Style.NAME, size=15, colour=palette.INK, grow=1),
            gap=8,
        )
        for face, (kind, amount) in ((5, tile.on_five), (6, tile.on_six))
    ]
    facts = [
        ui.Row(
            ui.glyph(sign, 18),
            ui.Text(words, ui.Style.NAME, size=14, colour=palette.INK, grow=1, shorter=(f"**{amount}**",)),
            gap=4,
        )
        for sign, words, amount in (
            ("architect", say("shadow.architects", amount=tile.architects), tile.architects),
            ("famine", say("shadow.famine", amount=str(tile.famine)), tile.famine),
        )
    ]
    return ui.Row(
        ui.Column(*faces, gap=4, grow=1),
        ui.bar(TONE, 0.35),
        ui.Column(*facts, gap=6, grow=1),
        gap=8,
        pad=(8, 0, 2, 0),
        grow=1,
    )


def _tray(model: TableModel[NationsState]) -> ui.Overlay:
    """The place where the die rolls; touched, it rolls."""
    state = model.view
    lying = ui.DieLook(PIPS, state.rolls[-1] if state.rolls else IDLE, DIE_EDGE, DIE_TWIST)
    side = 1.5 * DIE_EDGE
    return ui.Overlay(
        ui.Art(ui.Pen.tray),
        ui.piece(DIE, (side, side), lying, z=6, zone=ZONE, caption=say("shadow.die")),
        name=TRAY,
        target=partial(ui.Target, zone=ZONE, caption=say("shadow.die"), verb="roll_die"),
        tells=ui.Tooltip(shadow_die, model),
        high=(LEAST_TRAY, TRAY_HEIGHT),
        margin=(7, 0, 7, 0),
    )


def _rolls(model: TableModel[NationsState]) -> ui.Column:
    """What the die has shown this round, and what the low faces do."""
    rolls = model.view.rolls
    shown = (
        ui.OverlappingRow(*(ui.Drawn(die_face, FACE, face) for face in rolls), gap=3, grow=1)
        if rolls
        else ui.Text(say("shadow.after_each"), ui.Style.FAINT, grow=1, lines=2)
    )
    title = ui.Text(say("shadow.rolled_title"), ui.Style.HEADING)
    told = ui.Text(say("shadow.column_goes"), ui.Style.FINE, grow=1, lines=2)
    return ui.Column(
        ui.Gap(grow=1),
        ui.Row(title, shown, gap=8),
        ui.Gap(grow=1),
        ui.Row(*(ui.Drawn(die_face, 14, face) for face in SWEEPS), told, gap=4, drop=1),
        ui.Gap(grow=1),
        grow=1,
        pad=(7, 0, 7, 0),
        name="rolls",
        tells=ui.Tooltip(shadow_die, model),
    )
