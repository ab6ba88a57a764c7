"""The board of the shown nation: its buildings, advisor, wonder under construction, colonies and ready wonders.

A nation that is only looked at lies in the same places; its pieces then answer no question of the rules, so the
names of its places end in its seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.nations_dice.buying import ADVISOR, COLONIES, SLOTS, WONDER
from game.nations_dice.state import Nation, NationsDiceState
from game.nations_dice.tiles import BOARDS
from scenes.games.nations_dice import zones
from scenes.games.nations_dice.faces import tile_caption
from scenes.games.nations_dice.looks import CHIP_HEIGHT, ChipLook, ThumbLook, TileLook
from scenes.games.nations_dice.purchase import Purchase
from scenes.games.nations_dice.seats import piece_name
from scenes.games.nations_dice.zones import BESIDE, MINI, NATION, OWN_TOP
from scenes.kit.looks import PlaceLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.seat_board import SeatBoard
from scenes.kit.seats import ORDINALS
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.card import THUMB
from sprites.vignette import vignette

TILES_Z = 10
ZONE = "own board"
GHOSTS = {"advisor": "imperial-crown", "wonder": "great-pyramid", "colony": "island"}
"""What belongs on an empty place, as an icon."""

REPLACED = {"advisor": "to be replaced", "wonder": "leaves the game"}
"""What becomes of a tile when another one takes its place, where it is not covered."""

MINIS_IN_ROW, MINI_STEP = 3, 106.0
PORTRAIT = ((255, 240, 205), (206, 150, 70))


class OwnBoard(SeatBoard):
    """The board of one nation, laid out at the bottom of the table or in the view of all boards."""

    @property
    def nation(self) -> Nation:
        """The nation shown."""
        state: NationsDiceState = self.model.view
        return state.nations[self.seat]

    def places(self) -> Iterator[tuple[str, Place]]:
        """All tiles and empty places."""
        nation = self.nation
        for handle, tile, area in zip(SLOTS, nation.slots, zones.SLOTS, strict=True):
            yield self._tile(tile, area, handle)
            yield from self._note(handle, tile, area)
        for handle, tile, area in (
            (ADVISOR, nation.advisor, zones.ADVISOR),
            (WONDER, nation.wonder, zones.WONDER),
        ):
            yield self._tile(tile, area, handle) if tile else self._empty(handle, area)
            yield from self._note(handle, tile, area)
        yield from self._beside()

    def _empty(self, handle: str, area: Area) -> tuple[str, Place]:
        look = PlaceLook(area[2], area[3], GHOSTS[handle])
        return self.name(handle), Place(
            area, look, zone=ZONE, caption=f"Empty place of the {handle}", is_flat=True
        )

    def _tile(self, tile: str, area: Area, handle: str) -> tuple[str, Place]:
        return piece_name(tile, self.seat), Place(
            area,
            TileLook(tile),
            z=TILES_Z,
            zone=ZONE,
            caption=tile_caption(tile),
            zoom=TileLook(tile, "zoom"),
            stands_for=self.handles(handle),
            kin=f"tile {tile}",
        )

    def _note(self, handle: str, tile: str, area: Area) -> Iterator[tuple[str, Place]]:
        """What will become of a tile, on its lower edge: it is being built, or what is drafted would replace it."""
        draft = self.model.draft if self.decides else None
        is_replaced = isinstance(draft, Purchase) and draft.place == handle
        words = REPLACED.get(handle, "to be covered") if is_replaced else ""
        if not words and handle == WONDER:
            words = "under construction"
        if tile and words:
            x, y, width, height = area
            spot = (x, y + height - CHIP_HEIGHT / 2, width, CHIP_HEIGHT)
            yield (
                f"note {handle}@{self.seat}",
                Place(spot, ChipLook(words), z=TILES_Z + 1, zone=ZONE, is_flat=True),
            )

    def _beside(self) -> Iterator[tuple[str, Place]]:
        """Colonies, then ready wonders; free places for as long as there is room."""
        nation = self.nation
        tiles = (*nation.colonies, *nation.ready)
        yield self.name(COLONIES), Place(BESIDE, zone=ZONE, caption="Place for colonies", z=-1)
        for tile, area in zip(tiles, beside_areas(len(tiles)), strict=True):
            look = TileLook(tile, "mini") if area[2] == MINI[0] else ThumbLook(tile, width=area[2])
            yield (
                tile,
                Place(
                    area,
                    look,
                    z=TILES_Z,
                    zone=ZONE,
                    caption=tile_caption(tile),
                    zoom=TileLook(tile, "zoom"),
                    kin=f"tile {tile}",
                ),
            )


def beside_areas(count: int) -> tuple[Area, ...]:
    """The places of so many colonies and wonders: minis in two rows, or small pictures where they are many."""
    if count <= 2 * MINIS_IN_ROW:
        return mini_areas()[:count]
    in_row = -(-count // 2)
    width = min(THUMB[0], (BESIDE[2] - 2 * (in_row - 1)) / in_row)
    step = (BESIDE[2] - width) / (in_row - 1)
    return tuple(
        (BESIDE[0] + step * (index % in_row), OWN_TOP + 4 + 58.0 * (index // in_row), width, THUMB[1])
        for index in range(count)
    )


def mini_areas() -> tuple[Area, ...]:
    """The six places of minis, the upper row first."""
    return tuple(
        (BESIDE[0] + MINI_STEP * (index % MINIS_IN_ROW), OWN_TOP + 58.0 * (index // MINIS_IN_ROW), *MINI)
        for index in range(2 * MINIS_IN_ROW)
    )


class NationFacts(NamedTuple):
    """What the card of the nation says; `order` is the place in player order, 0 for the first."""

    name: str
    emblem: str
    player: str
    colour: int
    vp: int
    projected_vp: int
    books: int
    order: int
    free: int  # places beside the board without a mini


def nation_panels(model: TableModel, seat: int, down: float = 0.0) -> Iterator[Panel]:
    """The card of the nation and the free places beside its board, `down` units lower than on the plain table."""
    state: NationsDiceState = model.view
    nation = state.nations[seat]
    board = BOARDS[nation.board]
    count = len(nation.colonies) + len(nation.ready)
    facts = NationFacts(
        name=board.name,
        emblem=board.emblem,
        player=model.seats[seat].name,
        colour=model.seats[seat].colour,
        vp=nation.vp,
        projected_vp=nation.projected_vp,
        books=nation.books,
        order=state.order.index(seat),
        free=max(0, 2 * MINIS_IN_ROW - count),
    )
    yield panel((NATION[0], NATION[1] + down, NATION[2], NATION[3]), facts, paint_nation)
    yield panel((BESIDE[0], BESIDE[1] + down, BESIDE[2], BESIDE[3]), facts.free, paint_free, room=0)


def paint_nation(pen: Pen, area: Area, facts: NationFacts) -> None:
    """A card in the colour of the seat: name, portrait, victory points, books, place in the order."""
    x, y, width, _ = area
    tone = palette.PLAYERS[facts.colour].colour
    pen.plate(area, palette.mix(tone, (0, 0, 0), 0.45), 1.0, radius=5)
    size = pen.theme.rect(x, y, width - 6, 52).size
    portrait = pen.theme.cached(
        ("nation portrait", facts.emblem, size),
        lambda: vignette(pen.theme, "advisor", 1, facts.emblem, facts.emblem, PORTRAIT, size),
    )
    pen.stamp_at(portrait, (x + 3, y + 24, width - 6, 52))
    pen.ribbon((x + 1, y + 1, width - 2, 24), tone, palette.mix(tone, (0, 0, 0), 0.32))
    pen.text(
        facts.name.upper(), x + width / 2, y + 13, "title", 16, palette.letters_on(tone), width - 10, "center"
    )
    pen.fill((x + 3, y + 61, width - 6, 15), palette.INK, 0.62)
    pen.text(facts.player, x + width / 2, y + 68.5, "name", 13, palette.IVORY, width - 12, "center")
    pen.laurel(facts.vp, x + 17, y + 94, 27)
    pen.text(f"{facts.projected_vp} with", x + 33, y + 88, "label", 12.5, palette.IVORY, 36)
    pen.text("tiles", x + 33, y + 101, "label", 12.5, palette.IVORY, 36)
    pen.glyph("books", x + 67, y + 88, 17)
    pen.text(str(facts.books), x + 87, y + 88, "number", 16)
    pen.chip(
        ORDINALS[facts.order], x + width - 6, y + 103, 14, palette.INK, size=12.5, align="right", width=38
    )


def paint_free(pen: Pen, area: Area, free: int) -> None:
    """Dashed places where colonies and ready wonders will lie."""
    down = area[1] - BESIDE[1]
    for index, (x, y, width, height) in enumerate(mini_areas()):
        if index >= 2 * MINIS_IN_ROW - free:
            ghost = GHOSTS["colony"] if index < MINIS_IN_ROW else GHOSTS["wonder"]
            place = PlaceLook(width, height, ghost).surface(pen.theme)
            pen.stamp_at(place, (x, y + down, width, height))


def nation_anchors(seat: int) -> Mapping[str, Area]:
    """Where books and victory points of the shown nation stand."""
    x, y, _, _ = NATION
    return {f"vp@{seat}": (x + 4, y + 81, 27, 27), f"books@{seat}": (x + 67, y + 79, 18, 18)}
