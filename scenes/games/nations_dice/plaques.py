"""The plaques of the other nations: what must be seen of a rival at any moment, its dice above all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.nations_dice.state import CHITS, NationsDiceState
from game.nations_dice.tiles import TILES
from scenes.games.nations_dice.dice import die_look, edge_for
from scenes.games.nations_dice.die_card import DieCardLook
from scenes.games.nations_dice.faces import tile_caption
from scenes.games.nations_dice.looks import RIVAL_CHIT, RIVAL_DIE, ThumbLook, TileLook
from scenes.games.nations_dice.seats import nation_name, piece_name
from scenes.games.nations_dice.trays import die_caption, sorted_dice
from scenes.games.nations_dice.zones import MINI, Zones
from scenes.kit.pen import Pen, panel
from scenes.kit.plaque import PlaqueHeader, paint_header
from scenes.kit.seats import rivals
from scenes.kit.table import TableModel
from scenes.window.layout import Area, Panel, Place
from sprites import materials, palette
from sprites.card import THUMB, table_name
from sprites.chits import chit

ZONE = "rivals"
PADDING = 8.0
ROOMY, TALL = 140.0, 300.0
"""Heights from which on tiles are shown as small pictures, and from which on colonies and wonders too."""

DIE_PITCH, DIE_HEIGHT = 27.0, 30.0
LARGE_DIE, LARGE_DIE_HEIGHT, LARGE_TRAY_HEIGHT = 25.0, 38.0, 66.0
"""The edge of the dice of a single rival, and what they need."""

DICE_GAP = 9.0
"""Units between unused and used dice."""

TRAY_HEIGHT = 60.0
GHOSTS = ("", "", "", "", "", "great-pyramid")
MINI_GHOSTS = ("imperial-crown", "island", "island", "great-pyramid", "great-pyramid", "great-pyramid")


class PlaqueFacts(NamedTuple):
    """All that is painted on a plaque; what lies on it are pieces."""

    header: PlaqueHeader
    acts: bool
    books: int
    projected_vp: int
    advisor: str
    colonies: int
    wonders: int
    empty: tuple[int, ...]  # thumbs' places without a tile
    minis: int  # tiles beside the board, the advisor among them
    unused: int
    used: int
    has_rolled: bool
    unused_chits: tuple[str, ...]
    used_chits: tuple[str, ...]


def plaque_facts(model: TableModel, seat: int) -> PlaqueFacts:
    """What the plaque of this seat says now."""
    state: NationsDiceState = model.view
    nation, occupant = state.nations[seat], model.seats[seat]
    used = sum(die.is_used for die in nation.dice)
    acts = model.decision is not None and model.decision.seat == seat
    words = "passed" if nation.passed else "to act next" if seat == _next_to_act(model) else ""
    header = PlaqueHeader(nation_name(nation), occupant.name, occupant.colour, nation.vp, words)
    chits = [
        tuple(kind for kind, count in zip(CHITS, counts, strict=True) for _ in range(count))
        for counts in (nation.unused_chits, nation.used_chits)
    ]
    return PlaqueFacts(
        header=header,
        acts=acts,
        books=nation.books,
        projected_vp=nation.projected_vp,
        advisor=table_name(TILES[nation.advisor].name) if nation.advisor else "no advisor",
        colonies=len(nation.colonies),
        wonders=len(nation.ready),
        empty=() if nation.wonder else (len(nation.slots),),
        minis=bool(nation.advisor) + len(nation.colonies) + len(nation.ready),
        unused=len(nation.dice) - used,
        used=used,
        has_rolled=nation.has_rolled,
        unused_chits=chits[0],
        used_chits=chits[1],
    )


def _next_to_act(model: TableModel) -> int | None:
    """The seat whose turn follows the one that is asked for an action; None where nobody else takes turns any more."""
    state: NationsDiceState = model.view
    if model.decision is None or state.step != "actions":
        return None
    here = state.order.index(model.decision.seat) + 1
    following = (*state.order[here:], *state.order[: here - 1])
    return next((seat for seat in following if not state.nations[seat].passed), None)


def plaque_panels(model: TableModel, zones: Zones) -> Iterator[Panel]:
    """One panel for every rival."""
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        yield panel(area, plaque_facts(model, seat), paint_plaque)


def plaque_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """Every plaque can be touched to look at the nation's board, and every tile and die on it to be read."""
    state: NationsDiceState = model.view
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        nation = state.nations[seat]
        caption = f"{nation_name(nation)}: {nation.vp} victory points, {nation.books} books"
        yield f"seat{seat}", Place(area, zone=ZONE, caption=caption, looks_at=seat)
        yield from _tiles(model, area, seat)
        yield from _dice(model, area, seat)


def _tiles(model: TableModel, area: Area, seat: int) -> Iterator[tuple[str, Place]]:
    nation = model.view.nations[seat]
    if area[3] < ROOMY:
        return
    small = list(zip(nation.slots, nation.brought, strict=True))
    if nation.wonder:
        small.append((nation.wonder, ()))
    for index, (tile, dice) in enumerate(small):
        spot = thumb_area(area, index)
        yield piece_name(tile, seat), _tile(tile, spot, ThumbLook(tile, dice, spot[2]), seat)
    if area[3] >= TALL:
        tiles = (*((nation.advisor,) if nation.advisor else ()), *nation.colonies, *nation.ready)
        for tile, spot in zip(tiles, mini_spots(area, len(tiles)), strict=True):
            look = TileLook(tile, "mini") if spot[2] == MINI[0] else ThumbLook(tile, width=spot[2])
            yield tile, _tile(tile, spot, look, seat)


def _tile(tile: str, area: Area, look: TileLook | ThumbLook, seat: int) -> Place:
    """A rival's tile: it can be read, and leads to its nation like the plaque it lies on."""
    return Place(
        area,
        look,
        z=5,
        zone=ZONE,
        caption=tile_caption(tile),
        zoom=TileLook(tile, "zoom"),
        looks_at=seat,
        kin=f"tile {tile}",
    )


def _dice(model: TableModel, area: Area, seat: int) -> Iterator[tuple[str, Place]]:
    """Unused dice from the left, used ones behind them."""
    nation = model.view.nations[seat]
    dice = [(die, is_used) for is_used in (False, True) for die in sorted_dice(nation, is_used)]
    x, y, width, _ = tray_area(area)
    gap = DICE_GAP if any(used for _, used in dice) and not all(used for _, used in dice) else 0.0
    edge, high = rival_die(len(model.seats)), LARGE_DIE_HEIGHT if area[3] >= TALL else DIE_HEIGHT
    pitch = min(DIE_PITCH * edge / RIVAL_DIE, (width - gap - 4) / max(1, len(dice)))
    for index, (die, is_used) in enumerate(dice):
        left = x + 2 + pitch * index + (gap if is_used else 0.0)
        yield (
            die.handle,
            Place(
                (left, y + 2, pitch, high),
                die_look(die, edge_for(pitch, edge)),
                z=6,
                zone=ZONE,
                caption=die_caption(die),
                zoom=DieCardLook(die.colour),
                looks_at=seat,
            ),
        )


def rival_die(seats: int) -> float:
    """The edge of dice on plaques: a single rival has room for larger ones."""
    return LARGE_DIE if seats == 2 else RIVAL_DIE


def thumb_area(area: Area, index: int) -> Area:
    """The place of a building, or of the wonder under construction behind them."""
    width = min(THUMB[0], (area[2] - 2 * PADDING - 5) / 6 - 1)
    step = (area[2] - 2 * PADDING - width) / 5
    return (area[0] + PADDING + step * index, area[1] + 52, width, THUMB[1])


def mini_spots(area: Area, count: int) -> Iterator[Area]:
    """The places of advisor, colonies and wonders of a single rival, under its dice; smaller where they are many."""
    top = area[1] + 52 + THUMB[1] + LARGE_TRAY_HEIGHT + 14
    if count <= 6:
        gap = (area[2] - 2 * MINI[0]) / 3
        for index in range(count):
            yield (area[0] + gap + (MINI[0] + gap) * (index % 2), top + 56.0 * (index // 2), *MINI)
        return
    for index in range(count):
        spot = thumb_area(area, index % 6)
        yield (spot[0], top + 50.0 * (index // 6), *spot[2:])


def tray_area(area: Area) -> Area:
    """Where a rival's dice and chits lie."""
    x, y, width, height = area
    top = y + (44 if height < ROOMY else 52 + THUMB[1] + 7)
    return (x + 6, top, width - 12, LARGE_TRAY_HEIGHT if height >= TALL else TRAY_HEIGHT)


def plaque_anchors(model: TableModel, zones: Zones) -> Mapping[str, Area]:
    """Where things given to and taken from rivals fly, and where their dice roll."""
    anchors: dict[str, Area] = {}
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        x, y, width, _ = area
        anchors[f"books@{seat}"] = (x + PADDING, y + 30, 18, 18)
        anchors[f"vp@{seat}"] = (x + width - 30, y, 26, 26)
        left, top, wide, _ = tray_area(area)
        anchors[f"tray@{seat}"] = (left, top, wide, (LARGE_DIE_HEIGHT if area[3] >= TALL else DIE_HEIGHT) + 6)
    return anchors


def paint_plaque(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    """Header, books and counts, the tray with its chits."""
    tone = palette.PLAYERS[facts.header.colour].colour
    pen.plate(area, edge=tone if facts.acts else palette.BRASS)
    paint_header(pen, area, facts.header)
    _counts(pen, area, facts)
    if area[3] >= ROOMY:
        for index in facts.empty:
            spot = thumb_area(area, index)
            pen.stamp_at(
                materials.empty_place(pen.theme, spot[2], spot[3], GHOSTS[index] or None, radius=3), spot
            )
    _tray(pen, area, facts)
    if area[3] >= TALL:
        for spot, ghost in list(zip(mini_spots(area, len(MINI_GHOSTS)), MINI_GHOSTS, strict=True))[
            facts.minis :
        ]:
            pen.stamp_at(materials.empty_place(pen.theme, spot[2], spot[3], ghost, radius=4), spot)


def _counts(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    """Books, the advisor by name, colonies and wonders by number, victory points with tiles."""
    x, y, width, height = area
    middle = y + (39 if height >= ROOMY else 33.5)
    pen.glyph("books", x + PADDING, middle, 17)
    pen.text(str(facts.books), x + 29, middle, "number", 15)
    pen.fill((x + 50, middle - 8, 1, 16), palette.BRASS, 0.27)
    pen.icon("imperial-crown", x + 57, middle, 14, palette.SECONDARY)
    right = x + width - PADDING
    right -= pen.line(f"**{facts.projected_vp}** {{vp}}", right, middle, "name", 14, align="right") + 9
    for icon, count in (("great-pyramid", facts.wonders), ("island", facts.colonies)):
        right -= pen.text(str(count), right, middle, "number", 14, align="right") + 3
        right -= pen.icon(icon, right, middle, 14, palette.SECONDARY, "right") + 7
    pen.text(facts.advisor, x + 75, middle, "label", 13, palette.SECONDARY, right - x - 77)


def _tray(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    tray = tray_area(area)
    x, y, width, height = tray
    pen.fill(tray, palette.MARKET_PLATE, 0.75, radius=5)
    middle = y + height - 12
    words = f"{facts.unused} unused, {facts.used} used" if facts.has_rolled else "not rolled yet"
    right = (
        x
        + width
        - 5
        - pen.text(words, x + width - 5, middle, "label", 12.5, palette.SECONDARY, align="right")
    )
    chits = [(kind, False) for kind in facts.unused_chits] + [(kind, True) for kind in facts.used_chits]
    step = min(RIVAL_CHIT + 2, (right - x - 10 - RIVAL_CHIT) / max(1, len(chits) - 1))
    for index, (kind, is_used) in enumerate(chits):
        picture = chit(pen.theme, kind, RIVAL_CHIT)
        if is_used:
            picture = picture.copy()
            picture.set_alpha(90)
        pen.stamp(picture, x + 5 + step * index, middle)
