"""The city of a nation of the Dice Game: what its tiles, books and the event make of it, as anybody may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.nations_dice import ROUNDS
from game.nations_dice.cards.tiles import BOARDS, TILES
from game.nations_dice.drafts.purchase import UNUSED_TRAY
from game.nations_dice.state import Nation, NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.board.faces import tile_face
from scenes.games.nations_dice.board.looks import TILE
from scenes.games.nations_dice.board.own_board import OWN_TILES
from scenes.games.nations_dice.board.trays import USED_TRAY
from scenes.games.nations_dice.text.seats import nation_name
from scenes.table.model import TableModel
from scenes.table.panels.city import EDGE, bare_mood, paint_calm, paint_city, paint_edge
from scenes.table.panels.city_zoom import ACROSS, CityZoom
from scenes.table.panels.plaque import face_of
from scenes.table.table import Postcard
from scenes.ui.layout import GroundLayer
from sprites.city.city_picture import CityPicture
from sprites.city.harbour import BASIN, Harbour
from sprites.city.plan import CityPlan, CityWonder, Lot, Stage, close_up, in_large, spread
from sprites.paint import palette

say = Sentences("nations_dice")

OLDEST = 4
MOST_PEOPLE, CLASSES = 14, 4
"""How many families live there at most, one for each book; and of how many sizes markets and fields are."""

DARK_BEAM, BEAM, LIGHT_BEAM = map(palette.hex_colour, ("#1E1008", "#5A3A22", "#8A6236"))

LOTS, WORKS, COAST = (0.03, 0.55), (0.61, 0.79), 0.8
"""Where buildings, wonders and the sea lie, as shares of the width: they come out as dice are used."""

TO_TRAYS = 7.0, 14.0
"""Units between the own row and the trays."""

QUAY = 0.55
"""How far down the trays the quay begins, on which dice lie, as a share of their height."""

BOARD_OF_TILES = "board"
"""The box of the tiles that are for sale."""

LAST, NARROWEST, BESIDE, STOUT = 0.992, 0.04, 8.0, 1.1
"""Up to where wonders stand; the narrowest room for them, as a share of the width; how many units from a card it
begins; and how much higher than wide a wonder is.
"""

TALL, HIGHEST = 0.97, 1.3
"""How much of its room a wonder fills; how high buildings are that are as high as can be, in the room below the cards:
few are, and the others are seen whole.
"""

LIT_TO = 0.12
"""Down to where in the trays the city is as light as above them, as a share of their height."""


def plan_of(view: NationsDiceState, seat: int, colour: palette.Colour) -> CityPlan:
    """What the city of a seat looks like: its buildings with a window for every die they brought, its wonders."""
    nation, age = view.nations[seat], max(1, min(OLDEST, view.round))
    return CityPlan(
        age=age,
        hour=round(max(0, view.round - 1) / (ROUNDS - 1), 3),
        colour=colour,
        beast=BOARDS[nation.board].emblem if nation.board else "",
        has_adviser=bool(nation.advisor),
        lots=tuple(_lots(nation)),
        works=tuple(_works(nation)),
        colonies=tuple(TILES[tile].emblem for tile in nation.colonies if tile),
        people=min(MOST_PEOPLE, nation.books),
        food=min(CLASSES, 1 + nation.vp_famine),
        gold=min(CLASSES, nation.vp_books),
        tower=1 + view.shadows[0].books if view.shadows else 0,
    )


def _lots(nation: Nation) -> Iterator[Lot | None]:
    for tile, dice in zip(nation.slots, nation.brought, strict=True):
        kind = TILES[tile] if tile else None
        yield Lot(kind.emblem, max(1, kind.age), len(dice), kind.type == "military") if kind else None


def _works(nation: Nation) -> Iterator[CityWonder]:
    yield from (CityWonder(tile_face(tile).motif) for tile in nation.ready if tile)
    if nation.wonder:
        yield CityWonder(tile_face(nation.wonder).motif, built=0)


def seen_from_afar(model: TableModel[NationsDiceState], seat: int, across: float) -> CityPicture:
    """All of the city of a seat, in a picture so many times as wide as high."""
    plan = plan_of(model.view, seat, seat_colour(model, seat))
    return CityPicture(plan, in_large(plan, across), bare_mood(model), ("afar", seat))


def in_face(model: TableModel[NationsDiceState], seat: int) -> CityZoom:
    """What is built in the city of a rival, for whoever points at its face; own tiles and dice stay in sight."""
    plan = plan_of(model.view, seat, seat_colour(model, seat))
    city = CityPicture(plan, close_up(plan, ACROSS), mood(model), ("window", seat))
    own = (OWN_TILES, UNUSED_TRAY, USED_TRAY)
    return CityZoom(nation_name(model.view.nations[seat]), city, (BOARD_OF_TILES, *own))


def postcard(model: TableModel[NationsDiceState], seat: int, across: float) -> Postcard:
    """The same, with the leader of the nation."""
    nation = model.view.nations[seat]
    name, mark = nation_name(nation), face_of(model, seat, BOARDS[nation.board].person)
    return Postcard(seen_from_afar(model, seat, across), (seat,), say("city.of", name=name), name, mark)


def seat_colour(model: TableModel[NationsDiceState], seat: int) -> palette.Colour:
    """The colour of a seat."""
    return palette.PLAYERS[model.seats[seat].colour].colour


def mood(model: TableModel[NationsDiceState]) -> str:
    """How cities are painted for this viewer."""
    return "contrast" if model.theme.scheme == "high contrast" else model.city


def harbour(model: TableModel[NationsDiceState], seat: int, own: ui.Box) -> GroundLayer:
    """The harbour of a seat, behind its own row, which lies at its top, and both trays below."""
    plan = plan_of(model.view, seat, seat_colour(model, seat))
    is_calm = model.answers and model.asked == model.viewer and mood(model) == "full"
    return GroundLayer(_Square(own, plan, mood(model), seat, is_calm))


def between() -> ui.PaintLayer:
    """The beam between what is unused and what is used, on the quay."""
    return ui.PaintLayer(ui.Art(_beam), room=0.0)


def _beam(pen: ui.Pen, area: ui.Area) -> None:
    x, wide, high = area[0], area[2], area[3] * (1 - QUAY)
    y = area[1] + area[3] - high
    pen.fill((x, y, wide, high), DARK_BEAM)
    pen.fill((x + 1, y, wide - 2, high), BEAM)
    pen.fill((x + 1, y, 1, high), LIGHT_BEAM)


class _Square(ui.Box):
    """Paints the harbour where a row of cards lies and the trays below it."""

    __slots__ = ("_is_calm", "_mood", "_own", "_plan", "_seat")

    def __init__(self, own: ui.Box, plan: CityPlan, mood: str, seat: int, is_calm: bool) -> None:
        super().__init__()
        self._own, self._plan, self._mood, self._seat, self._is_calm = own, plan, mood, seat, is_calm

    def inks(self, theme: ui.Theme, area: ui.Area) -> Iterator[ui.Ink]:
        """All of it. It draws no eye while its viewer decides."""
        x, y, width, height = area
        row = (x, y, width, TILE[1])
        cards = [sprite.area for sprite in ui.lay(self._own, row, theme).sprites.values()]
        trays = (TILE[1] + TO_TRAYS[1]) / height
        head, quay = (round(trays + share * (1 - trays), 4) for share in (LIT_TO, QUAY))
        foot = round(quay - BASIN, 4)
        least = foot - TILE[1] / height
        room = _room(cards, area, foot, len(self._plan.works))
        picture = Harbour(
            self._plan, _stage(self._plan, foot, least, room), head, quay, _ships(self._plan), self._mood, self._seat
        )
        yield ui.Ink(paint_city, area, (picture,))
        if self._is_calm:
            yield ui.Ink(paint_calm, area, ())
        yield ui.Ink(paint_edge, area, ())
        yield ui.Ink(paint_edge, (x, y + height - 2 * EDGE, width, 2 * EDGE), ())


class _Room(NamedTuple):
    """Where wonders stand, and how high they may be, as shares of the picture."""

    first: float
    last: float
    high: float


def _room(cards: Sequence[ui.Area], area: ui.Area, foot: float, works: int) -> _Room:
    """The best room for so many wonders, right of the square: what no card lies before, or else below the cards."""
    x, y, width, height = area
    found = [_Room(*WORKS, 0.0)]
    starts = {WORKS[0], *(round((card[0] + card[2] + BESIDE - x) / width, 4) for card in cards)}
    for first in sorted(start for start in starts if WORKS[0] <= start < LAST - NARROWEST):
        over = [card[1] + card[3] for card in cards if card[0] + card[2] > x + first * width]
        top = (max(over, default=y + BESIDE) - y) / height
        found.append(_Room(first, LAST, round(foot - top, 4)))

    def size(room: _Room) -> float:
        return min(room.high * height, STOUT * (room.last - room.first) * width / max(1, works))

    return max(found, key=size)


def _stage(plan: CityPlan, foot: float, least: float, room: _Room) -> Stage:
    works = max(1, len(plan.works))
    return Stage(
        spread(*LOTS, max(1, len(plan.lots))),
        tuple(round(each, 4) for each in spread(room.first, room.last, works)[: len(plan.works)]),
        (),
        lot=(foot, round(least * HIGHEST, 4)),
        work=(foot, round(room.high * TALL, 4), round((room.last - room.first) / works, 4)),
        horizon=round(foot - 0.94 * least, 4),
        coast=COAST,
        town=round(foot - 0.34 * least, 4),
        square=0.58,
        has_plots=False,
        has_rims=True,
    )


def _ships(plan: CityPlan) -> tuple[float, ...]:
    """Where the ships of the colonies lie."""
    count = len(plan.colonies)
    return spread(COAST - 0.06, 0.995, max(2, count))[:count]
