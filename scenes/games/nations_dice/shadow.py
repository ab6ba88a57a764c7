"""The plate of the solo opponent: its books, the blue dice of the round, and its four-sided die."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.nations_dice.dice import FACES
from game.nations_dice.solo import FOUR_SIDES
from game.nations_dice.state import SHADOW, NationsDiceState
from scenes.games.nations_dice.dice import FOUR_SIDER, FOUR_SIDER_NAME, STYLES, twist_of
from scenes.games.nations_dice.looks import SHADOW_DIE, TRAY_DIE
from scenes.games.nations_dice.shows import BLUE_DICE, FOUR_SIDER_TRAY, blue_dice_names
from scenes.games.nations_dice.zones import Zones
from scenes.kit.looks import DieLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.plaque import paint_shadow_header
from scenes.window.layout import Area, Panel, Place
from sprites import palette

ZONE = "shadow"
BOOKS_TOP, BOOKS_HEIGHT = 38.0, 44.0
BLUE_TOP, BLUE_HEIGHT = 90.0, 74.0
TRAY_TOP, TRAY_HEIGHT = 172.0, 113.0
IDLE = 4
"""What the four-sided die shows before its first roll of a round: the face that does nothing."""


class ShadowFacts(NamedTuple):
    """All that the plate shows."""

    is_harder: bool
    books: int
    rolled: int
    dice: int
    four_sider: int


def shadow_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of the plate."""
    state: NationsDiceState = model.view
    shadow = state.shadows[0]
    icons = [FACES["blue"][face] for face in shadow.blue_faces]
    rolled = sum(icon.amount for icon in icons if icon.kind == "books")
    facts = ShadowFacts(state.harder, shadow.books, rolled, len(icons), shadow.four_sider)
    return panel(zones.plaques[0], facts, paint_shadow)


def shadow_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """Its dice; the tray is touched to roll."""
    state: NationsDiceState = model.view
    shadow = state.shadows[0]
    caption = f"The shadow's four-sided die, last roll {shadow.four_sider or 'none'}"
    yield "tray", Place(_tray(zones), zone=ZONE, caption=caption, verb="roll_die")
    x, y, width, height = _tray(zones)
    side = 1.7 * TRAY_DIE
    spot = (x + (width - side) / 2, y + (height - side) / 2, side, side)
    yield (
        FOUR_SIDER_NAME,
        Place(
            spot,
            DieLook(FOUR_SIDER, shadow.four_sider or IDLE, TRAY_DIE, twist_of(FOUR_SIDER_NAME)),
            z=6,
            zone=ZONE,
        ),
    )
    faces = shadow.blue_faces
    left, top, wide, high = _blue(zones)
    step = min(52.0, (wide - 20) / max(1, len(faces)))
    for index, (name, face) in enumerate(zip(blue_dice_names(len(faces)), faces, strict=True)):
        area = (left + 10 + step * index, top + (high - 46) / 2, 42.0, 46.0)
        yield name, Place(area, DieLook(STYLES["blue"], face, SHADOW_DIE, twist_of(name)), z=6, zone=ZONE)


def shadow_anchors(zones: Zones) -> Mapping[str, Area]:
    """Where the shadow's books stand and its dice roll."""
    x, y, _, _ = zones.plaques[0]
    return {
        f"books@{SHADOW}": (x + 16, y + BOOKS_TOP + 10, 24.0, 24.0),
        BLUE_DICE: _blue(zones),
        FOUR_SIDER_TRAY: _tray(zones),
    }


def _blue(zones: Zones) -> Area:
    x, y, width, _ = zones.plaques[0]
    return (x + 8, y + BLUE_TOP, width - 16, BLUE_HEIGHT)


def _tray(zones: Zones) -> Area:
    x, y, width, _ = zones.plaques[0]
    return (x + 8, y + TRAY_TOP, width - 16, TRAY_HEIGHT)


def paint_shadow(pen: Pen, area: Area, facts: ShadowFacts) -> None:
    """Header, books, the place of the blue dice, the tray, what a roll does."""
    x, y, width, _ = area
    paint_shadow_header(pen, area, "harder" if facts.is_harder else "")
    _books(pen, (x + 8, y + BOOKS_TOP, width - 16, BOOKS_HEIGHT), facts)
    pen.fill((x + 8, y + BLUE_TOP, width - 16, BLUE_HEIGHT), palette.MARKET_PLATE, 0.75, radius=5)
    pen.tray((x + 8, y + TRAY_TOP, width - 16, TRAY_HEIGHT))
    _rules(pen, area, facts)


def _books(pen: Pen, area: Area, facts: ShadowFacts) -> None:
    x, y, width, height = area
    pen.fill(area, palette.MARKET_PLATE, 0.8, radius=5)
    middle = y + height / 2
    pen.glyph("books", x + 9, middle, 24)
    left = x + 40 + pen.text(str(facts.books), x + 40, middle, "number", 24)
    words = f"+{facts.rolled} this round" if facts.dice else "no dice yet"
    pen.text(words, left + 12, middle + 1, "label", 14, palette.SECONDARY, width - left + x - 20)


def _rules(pen: Pen, area: Area, facts: ShadowFacts) -> None:
    x, y, width, _ = area
    top = y + TRAY_TOP + TRAY_HEIGHT + 15
    last = f"Rolled **{facts.four_sider}**" if facts.four_sider else "Rolls after each of your actions"
    pen.line(last, x + 10, top, "name", 14, palette.SHADOW_TEXT, width - 20)
    pen.text(
        "1 2 3: cheapest tile of that column goes",
        x + 10,
        top + 19,
        "label",
        13,
        palette.SECONDARY,
        width - 20,
    )
    words = f"{FOUR_SIDES}: rolled again" if facts.is_harder else f"{FOUR_SIDES}: nothing happens"
    pen.text(words, x + 10, top + 35, "label", 13, palette.SECONDARY, width - 20)
