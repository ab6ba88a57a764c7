"""The plate of the solo opponent: its values, the tile of the round, its die, and what the die has shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.nations.cards import TILES
from game.nations.concepts import books, stability, strength
from game.nations.state import SHADOW, NationsState
from game.nations.wording import tile_rule
from scenes.games.nations.event_look import TileZoom
from scenes.games.nations.shows import DIE, DIE_EDGE, DIE_TWIST, TRAY
from scenes.games.nations.zones import Zones
from scenes.kit.looks import DieLook
from scenes.kit.model import TableModel
from scenes.kit.numbers import number, signed
from scenes.kit.pen import Pen, panel
from scenes.kit.plaque import SHADOW_HEADER, paint_shadow_header
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.die_faces import PIPS
from sprites.die_flat import flat_face

ZONE = "shadow"
TRAY_HEIGHT = 136.0
TILE_TOP = 78.0
TILE_HEIGHT = 138.0
FACE = 20.0
TONE = palette.SHADOW_DISC
LILAC = palette.hex_colour("#F4EFFF")
SWEEPS = (1, 2, 3, 4)
IDLE = 6
"""What the die shows before its first roll of a round."""


class ShadowFacts(NamedTuple):
    """All that the plate shows. `tile` is empty before growth."""

    level: str
    strength: int
    stability: int
    books: int
    tile: str
    rolls: tuple[int, ...]


def tray_area(zones: Zones) -> Area:
    """Where the die rolls."""
    x, y, width, _ = zones.plaques[0]
    return (x + 8, y + TILE_TOP + TILE_HEIGHT + 8, width - 16, TRAY_HEIGHT)


def tile_area(zones: Zones) -> Area:
    """Where the tile lies."""
    x, y, width, _ = zones.plaques[0]
    return (x + 8, y + TILE_TOP, width - 16, TILE_HEIGHT)


def shadow_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of the plate."""
    state: NationsState = model.view
    facts = ShadowFacts(
        level=state.nations[0].level.capitalize(),
        strength=strength(state, SHADOW),
        stability=stability(state, SHADOW),
        books=books(state, SHADOW),
        tile=state.event,
        rolls=state.rolls,
    )
    return panel(zones.plaques[0], facts, paint_shadow)


def shadow_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """The tile can be read, the tray touched to roll."""
    state: NationsState = model.view
    x, y, width, height = tray_area(zones)
    yield TRAY, Place((x, y, width, height), zone=ZONE, caption="The shadow's die", verb="roll_die")
    lying = DieLook(PIPS, state.rolls[-1] if state.rolls else IDLE, DIE_EDGE, DIE_TWIST)
    side = 1.5 * DIE_EDGE
    yield DIE, Place((x + (width - side) / 2, y + (height - side) / 2, side, side), lying, z=6, zone=ZONE)
    if state.event:
        tile = TILES[state.event]
        caption = f"{tile.name}. {tile_rule(tile)}"
        yield "event", Place(tile_area(zones), zone=ZONE, caption=caption, zoom=TileZoom(tile.id))


def shadow_anchors(zones: Zones) -> Mapping[str, Area]:
    """Where the shadow's values stand."""
    x, y, _, _ = zones.plaques[0]
    return {
        f"{kind}@{SHADOW}": (x + 8 + 77 * index, y + SHADOW_HEADER + 6, 24.0, 24.0)
        for index, kind in enumerate(("strength", "stability", "books"))
    }


def paint_shadow(pen: Pen, area: Area, facts: ShadowFacts) -> None:
    """Header, values, tile, the place of the tray, rolls."""
    x, y, width, _ = area
    paint_shadow_header(pen, area, facts.level)
    _values(pen, area, facts)
    _tile(pen, (x + 8, y + TILE_TOP, width - 16, TILE_HEIGHT), facts)
    pen.tray((x + 8, y + TILE_TOP + TILE_HEIGHT + 8, width - 16, TRAY_HEIGHT))
    _rolls(pen, area, facts)


def _values(pen: Pen, area: Area, facts: ShadowFacts) -> None:
    room = (area[2] - 16 - 12) / 3
    for index, kind in enumerate(("strength", "stability", "books")):
        left = area[0] + 8 + index * (room + 6)
        top = area[1] + SHADOW_HEADER + 7
        pen.fill((left, top, room, 34), palette.MARKET_PLATE, 0.8, radius=5)
        pen.glyph(kind, left + 9, top + 17, 21)
        value = getattr(facts, kind)
        colour = palette.LOSS if value < 0 else palette.IVORY
        pen.text(number(value), left + 36, top + 17, "number", 20, colour)


def _tile(pen: Pen, area: Area, facts: ShadowFacts) -> None:
    x, y, width, height = area
    if not facts.tile:
        pen.fill(area, palette.MARKET_PLATE, 0.5, radius=5)
        pen.text(
            "The tile comes after growth.",
            x + width / 2,
            y + height / 2,
            "text",
            13.5,
            palette.DIM,
            width - 12,
            "center",
        )
        return
    tile = TILES[facts.tile]
    pen.shadow(pen.theme.rect(*area), 5)
    pen.fill(area, LILAC, radius=5)
    head = (x + 2, y + 2, width - 4, 56)
    pen.ribbon(head, palette.mix(TONE, (0, 0, 0), 0.2), palette.mix(TONE, (120, 90, 150), 0.45), radius=4)
    emblem = pen.theme.icon(tile.emblem, 46, palette.SHADOW_TEXT, outline=palette.INK)
    pen.stamp(emblem, x + width - 10, y + 30, "right")
    pen.text(tile.name, x + 9, y + 20, "event", 17, palette.IVORY, width - 74)
    pen.text("this round", x + 9, y + 40, "aside", 14, palette.SHADOW_TEXT)
    values = (("strength", tile.strength), ("stability", tile.stability), ("books", tile.books))
    for index, (kind, amount) in enumerate(values):
        middle = x + width * (2 * index + 1) / 6
        pen.line(f"**{amount}** {{{kind}}}", middle, y + 72, "name", 15, palette.INK, align="center")
    pen.fill((x + 8, y + 85, width - 16, 1), TONE, 0.35)
    pen.fill((x + width * 0.52, y + 90, 1, height - 96), TONE, 0.35)
    for row, (face, (kind, amount)) in enumerate(((5, tile.on_five), (6, tile.on_six))):
        middle = y + 99 + row * 24
        pen.stamp(flat_face(pen.theme, PIPS, face, FACE), x + 10, middle)
        pen.line(f"**{signed(amount)}** {{{kind}}}", x + 38, middle, "name", 15, palette.INK, 70)
    facts_right = ((("architect", "Architect"), tile.architects), (("famine", "famine"), tile.famine))
    for row, ((sign, words), amount) in enumerate(facts_right):
        plural = "s" if sign == "architect" and amount != 1 else ""
        text = f"**{amount}** {words}{plural}" if sign == "architect" else f"{words} **{amount}**"
        middle = y + 99 + row * 24
        pen.glyph(sign, x + width * 0.56, middle, 18)
        pen.line(text, x + width * 0.56 + 22, middle, "name", 14, palette.INK, width * 0.44 - 30)


def _rolls(pen: Pen, area: Area, facts: ShadowFacts) -> None:
    x, y, width, height = area
    top = y + TILE_TOP + TILE_HEIGHT + TRAY_HEIGHT + 8
    middle = top + (y + height - top) * 0.30
    left = x + 8 + pen.text("ROLLED", x + 8, middle, "number", 12.5, palette.BRASS_LIGHT) + 8
    step = min(FACE + 3, (width - 70 - FACE) / max(1, len(facts.rolls) - 1))
    for index, face in enumerate(facts.rolls):
        pen.stamp(flat_face(pen.theme, PIPS, face, FACE), left + index * step, middle)
    if not facts.rolls:
        pen.text("after each of your actions", left, middle, "label", 13, palette.DIM, width - 70)
    lower = top + (y + height - top) * 0.74
    left = x + 8
    for face in SWEEPS:
        left += pen.stamp(flat_face(pen.theme, PIPS, face, 14), left, lower) + 4
    pen.text(
        "› that column goes, a War is bought",
        left + 2,
        lower,
        "label",
        12.5,
        palette.SECONDARY,
        x + width - left - 8,
    )
