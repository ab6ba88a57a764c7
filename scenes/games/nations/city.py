"""The city of a nation: what its position looks like from outside, from what a viewer may know."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from game.nations.cards.cards import BOARDS, CARDS, EVENTS, TILES
from game.nations.state import Nation, NationsState
from game.text.sentences import Sentences
from scenes.games.nations.board.faces import card_face
from scenes.games.nations.text.seats import board_name
from scenes.table.faces import seat_mark
from scenes.table.model import TableModel
from scenes.table.panels.city import bare_mood
from scenes.table.panels.plaque import HEADER as FACE
from scenes.table.panels.plaque import face_of
from scenes.table.table import Postcard
from sprites.city.city_picture import CityPicture
from sprites.city.plan import CityPlan, CityWonder, Lot, Neighbour, close_up, in_large
from sprites.paint import palette

say = Sentences("nations")

LOSS_OF_A_ROOF = 4
"""How much a war takes for every roof that it breaks, and how many roofs it breaks at most."""
MOST_ROOFS = 3

MOST_STONE, FULL, RICH = 12, 16, 20
"""Blocks that are seen, food with which all fields are green, and gold with which all stalls stand."""

CLASSES = 4
FLAG = 4
"""Strength for which a neighbour flies one flag more."""
MOST_FLAGS, FIRST_HOUSES, HOUSES_OF_A_WONDER = 5, 7, 2

SHORT, HUNGRY = 1.0, 0.45
"""How dry a land is whose food ran short, and one that cannot pay what the event asks for."""


def plan_of(view: NationsState, seat: int, colours: tuple[palette.Colour, ...]) -> CityPlan:
    """What the city of a seat looks like. `colours` are those of the seats."""
    nation, age = view.nations[seat], min(4, view.age)
    lost = sum(nation.war_losses)
    roofs = min(MOST_ROOFS, ceil(lost / LOSS_OF_A_ROOF))
    return CityPlan(
        age=age,
        hour=round(max(0, view.round - 1) / max(1, view.rounds - 1), 3),
        colour=colours[seat],
        beast=BOARDS[nation.board].emblem if nation.board else "",
        has_adviser=any(nation.advisors),
        lots=_lots(nation, roofs),
        works=_works(nation),
        colonies=tuple(CARDS[card].emblem for card in nation.colonies if card),
        neighbours=() if view.is_solo else tuple(_neighbours(view, seat, colours)),
        people=sum(nation.workers) + nation.area,
        free=nation.area,
        food=_class(nation.food, FULL),
        gold=_class(nation.gold, RICH),
        stone=min(MOST_STONE, nation.stone),
        drought=_drought(view, nation),
        losses=roofs,
        is_at_war=bool(view.war) and view.war_buyer == seat,
        tower=1 + view.shadows[0].strength if view.shadows else 0,
    )


def through_a_window(model: TableModel[NationsState], seat: int, across: float) -> CityPicture:
    """What is built in the city of a seat, as large as it can be seen in a window so many times as wide as high."""
    plan = plan_of(model.view, seat, seat_colours(model))
    whose = ("window", across, seat, *(nation.board for nation in model.view.nations))
    return CityPicture(plan, close_up(plan, across), mood(model), whose)


def seen_from_afar(model: TableModel[NationsState], seat: int, across: float) -> CityPicture:
    """All of the city of a seat, in a picture so many times as wide as high."""
    plan = plan_of(model.view, seat, seat_colours(model))
    whose = ("afar", seat, *(nation.board for nation in model.view.nations))
    return CityPicture(plan, in_large(plan, across), bare_mood(model), whose)


def postcard(model: TableModel[NationsState], seat: int, across: float) -> Postcard:
    """The same, with the leader of the nation."""
    board = model.view.nations[seat].board
    name = board_name(board) or model.seats[seat].name
    mark = face_of(model, seat, BOARDS[board].person) if board else seat_mark(model, seat, FACE)
    return Postcard(seen_from_afar(model, seat, across), (seat,), say("city.of", name=name), name, mark)


def seat_colours(model: TableModel[NationsState]) -> tuple[palette.Colour, ...]:
    """The colours of all seats."""
    return tuple(palette.PLAYERS[each.colour].colour for each in model.seats)


def mood(model: TableModel[NationsState]) -> str:
    """How cities are painted for this viewer."""
    return "contrast" if model.theme.scheme == "high contrast" else model.city


def _class(held: int, full: int) -> int:
    """How much there is of something, from 0 to 4."""
    return min(CLASSES, ceil(CLASSES * held / full))


def _lots(nation: Nation, roofs: int) -> tuple[Lot | None, ...]:
    """The places for buildings; a war breaks the roofs of the most manned first."""
    manned = sorted(
        (place for place, card in enumerate(nation.slots) if card), key=lambda at: (-nation.workers[at], at)
    )
    broken = set(manned[:roofs])
    return tuple(
        Lot(CARDS[card].emblem, max(1, CARDS[card].age), workers, CARDS[card].type == "military", place in broken)
        if card
        else None
        for place, (card, workers) in enumerate(zip(nation.slots, nation.workers, strict=True))
    )  # fmt: skip


def _works(nation: Nation) -> tuple[CityWonder, ...]:
    ready = [CityWonder(card_face(card).motif) for card in nation.ready if card]
    if nation.wonder:
        ready.append(
            CityWonder(card_face(nation.wonder).motif, nation.sections_built, len(CARDS[nation.wonder].sections))
        )
    return tuple(ready)


def _neighbours(view: NationsState, seat: int, colours: tuple[palette.Colour, ...]) -> Iterable[Neighbour]:
    for other in view.nations:
        if other.seat != seat:
            flags = min(MOST_FLAGS, 1 + max(0, other.strength) // FLAG)
            houses = FIRST_HOUSES + HOUSES_OF_A_WONDER * sum(map(bool, other.ready))
            yield Neighbour(colours[other.seat], flags, houses, bool(view.war) and view.war_buyer == other.seat)


def _drought(view: NationsState, nation: Nation) -> float:
    if "food" in nation.short:
        return SHORT
    cards = TILES if view.is_solo else EVENTS
    due = cards[view.event].famine if view.event in cards else 0
    return HUNGRY if nation.food < due else 0.0
