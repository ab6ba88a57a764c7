"""The cities on both sides of the arena: what a nation owns and what it has lost, as anybody may know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from game.nation_deckbuilder.cards.cards import DESIGNS, Card
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.field import FRAME, framed
from scenes.games.nation_deckbuilder.board.own_deck import deck_list
from scenes.games.nation_deckbuilder.panels.outlook import full_health
from scenes.games.nation_deckbuilder.panels.turns import ZONE
from scenes.games.nation_deckbuilder.text.sides import nation_colour, nation_name
from scenes.table.faces import chosen_face, face_of_seat
from scenes.table.model import TableModel
from scenes.table.panels.city import bare_mood, paint_calm, paint_city
from scenes.table.panels.city_zoom import ACROSS, CityZoom
from scenes.table.panels.plaque import HEADER as FACE
from scenes.table.table import Postcard
from sprites.city.battlefield import Battlefield, Territory
from sprites.city.city_picture import CityPicture
from sprites.city.plan import CityPlan, Lot, Neighbour, Stage, close_up, in_large, spread
from sprites.city.row import SHOPS
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

HOUSES, HALF_LOST = 8, 0.5
"""Houses of a land on the hills at least, and how much of its health it has lost when smoke stands over it."""

PLACES, STEP = 12, 5
"""Places for buildings in a city, and from one to the one that the next design of the cards would rather have."""

OLDEST = 4
"""The last age that cities are built in: what is still to come has no style of its own."""

FIRES, ROOFS = 14, 4
"""Houses that burn, and buildings without a roof, where all health is lost."""

MOST_SOLDIERS = 5
PLENTY = 16
"""Food with which all fields are green, and happiness with which all stalls stand."""

CLASSES, HUNGRY = 4, 0.8
MORNING, EVENING = 0.25, 0.6
"""The hour over a city that has lost nothing, and over one that has lost all."""

ARMY_AGE, CAMPS = 2, (("spears", 3), ("crossed-swords", 4), ("spears", 4), ("crossed-swords", 3), ("spears", 4))
"""The camps of the Evil Army, each with its sign and its groups of soldiers."""

ARMY_NIGHT = 0.5

CLEAR, APART = 0.2, 0.02
"""How far from words a fire burns, as a share of what is left of the land, and from the next one, of all of it."""

SQUARE, MOST_WORDS = 0.6, 0.85
"""Where the road leads to, and over how much of a land words lie at most, as shares of its width."""


class Depth(NamedTuple):
    """How far down a land its buildings stand and how high they are, where the sky ends, and where its houses stand."""

    lot: tuple[float, float]
    horizon: float
    town: float


FAR, FAR_OF_TWO, NEAR = Depth((0.66, 0.6), 0.34, 0.5), Depth((0.62, 0.5), 0.33, 0.5), Depth((0.42, 0.46), 0.36, 0.5)
"""The land of a lone enemy, of one of two, and the own one, whose roofs reach up into the band between the lands."""

CLEAR_OF_CARDS = 0.68
"""From where on buildings stand, as a share of the width of a land as wide as the arena: there is no sum in the band
before them, and few cards.
"""


def plan_of(model: TableModel[NationState], nation: int) -> CityPlan:
    """What the city of a nation looks like: its health is a fact, and so is which cards it owns, wherever they lie."""
    view, its = model.view, model.view.nations[nation]
    colour = palette.PLAYERS[number].colour if (number := nation_colour(model, nation)) else palette.SHADOW_DISC
    if its.is_army:
        lots = tuple(Lot(sign, ARMY_AGE, groups, is_army=True) for sign, groups in CAMPS)
        return CityPlan(ARMY_AGE, EVENING, colour, lots=lots, tower=1 + view.strength, night=ARMY_NIGHT, food=0)
    cards = Counter(card for seat in its.seats for card in deck_list(model, seat))
    lost = min(1.0, max(0.0, 1 - its.health / full_health(view)))
    groups = [DESIGNS[card] for card in cards if DESIGNS[card].type == "group"]
    strongest = max(groups, key=lambda card: (card.age, card.cost, card.id), default=None)
    soldiers = min(MOST_SOLDIERS, sum(cards[card.id] for card in groups))
    camp = Lot(strongest.emblem, 1, soldiers, is_army=True) if strongest else None
    return CityPlan(
        age=min(OLDEST, its.age),
        hour=round(MORNING + (EVENING - MORNING) * lost, 2),
        colour=colour,
        lots=(*_lots(cards, round(ROOFS * lost)), camp),
        people=sum(number for card, number in cards.items() if DESIGNS[card].type == "person"),
        food=_class(its.food),
        gold=_class(its.happiness),
        drought=HUNGRY if its.food < 0 else 0.0,
        fires=round(FIRES * lost),
        night=round(lost, 2),
    )


def all_built(model: TableModel[NationState], nation: int) -> CityPlan:
    """The same with everything that its cards have built, for a picture in which there is room for it: every group has
    a camp of its own or stands there as its engine, between the buildings.
    """
    plan = plan_of(model, nation)
    cards = Counter(card for seat in model.view.nations[nation].seats for card in deck_list(model, seat))
    buildings = [lot for lot in plan.lots if lot and not lot.is_army]
    others = [
        Lot(card.emblem, min(OLDEST, card.age), min(MOST_SOLDIERS, cards[card.id]), is_army=card.emblem not in SHOPS)
        for card in DESIGNS.all()
        if cards[card.id] and card.type != "building" and (card.type == "group" or card.emblem in SHOPS)
    ]
    placed = [((place + 0.5) / len(row), lot) for row in (buildings, others) for place, lot in enumerate(row)]
    return replace(plan, lots=tuple(lot for _, lot in sorted(placed, key=lambda each: each[0])))


@lru_cache
def _buildings() -> tuple[Card, ...]:
    return tuple(card for card in DESIGNS.all() if card.type == "building")


def _lots(cards: Counter[str], broken: int) -> tuple[Lot | None, ...]:
    """The places for buildings: a design has its own, and the next free one where an older one stands there. The
    copies of a card light their windows; the roofs that are seen best break first.
    """
    lots: list[Lot | None] = [None] * PLACES
    for number, card in enumerate(_buildings()):
        if cards[card.id] and None in lots:
            place = PLACES - 1 - STEP * number % PLACES
            while lots[place] is not None:
                place = (place + 1) % PLACES
            lots[place] = Lot(card.emblem, min(OLDEST, card.age), cards[card.id])
    for place in reversed(range(PLACES)):
        lot = lots[place]
        if lot and broken:
            lots[place], broken = lot._replace(is_broken=True), broken - 1
    return tuple(lots)


def _class(held: int) -> int:
    """How much there is of something, from 0 to 4."""
    return max(0, min(CLASSES, ceil(CLASSES * held / PLENTY)))


def field(model: TableModel[NationState], enemies: tuple[int, ...], home: int, arena: ui.Kept) -> ui.Box:
    """All cities behind what lies in the arena, in their frame. They draw no eye while their viewer decides."""
    plans = tuple((nation, plan_of(model, nation)) for nation in (*enemies, home))
    is_calm = model.answers and model.asked == model.viewer and mood(model) == "full"
    return ui.Overlay(_Field(arena, plans, mood(model), is_calm), back=(ui.Art(framed),))


def mood(model: TableModel[NationState]) -> str:
    """How cities are painted for this viewer."""
    return "contrast" if model.theme.scheme == "high contrast" else model.city


def _among_rivals(model: TableModel[NationState], nation: int) -> CityPlan:
    """All of the land of a nation, with those of the others on the hills: they burn as they lose."""
    its = model.view.nations[nation]
    others = (plan_of(model, each.index) for each in model.view.nations if each.index != nation)
    rivals = tuple(
        Neighbour(each.colour, 1 + each.gold, HOUSES + each.people // 2, each.night >= HALF_LOST) for each in others
    )
    return replace((all_built if its.seats else plan_of)(model, nation), neighbours=rivals)


def in_face(model: TableModel[NationState], nation: int, remarks: tuple[str, ...]) -> CityZoom:
    """The land of an enemy, for whoever points at its face, and what is to be said of that."""
    plan = _among_rivals(model, nation)
    city = CityPicture(plan, close_up(plan, ACROSS), mood(model), ("window", nation))
    return CityZoom(nation_name(model, nation), city, ("market",), remarks)


def postcard(model: TableModel[NationState], nation: int, across: float) -> Postcard:
    """The land of a nation, and who plays it."""
    its, plan = model.view.nations[nation], _among_rivals(model, nation)
    picture = CityPicture(plan, in_large(plan, across), bare_mood(model), ("afar", nation))
    name, colour = nation_name(model, nation), nation_colour(model, nation)
    face = chosen_face(model, its.seats[0]) if its.seats else None
    head = face or face_of_seat(colour, model.seats[its.seats[0]].player if its.seats else "")
    return Postcard(picture, its.seats, say("city.of", name=name), name, ui.medal(head, colour, FACE))


def battle_of(plans: Sequence[CityPlan], mood: str, whose: Hashable) -> Battlefield:
    """Cities with nothing before them, the own one last."""
    *enemies, own = plans
    wide = 1 / len(enemies)
    theirs = tuple(
        Territory(plan, _stage(0.02, FAR, 0.98), round(place * wide, 3), round(wide, 3))
        for place, plan in enumerate(enemies)
    )
    return Battlefield(theirs, Territory(own, _stage(0.02, NEAR, 0.98)), mood, whose, is_read=False)


class _Field(ui.Box):
    """Paints every city where its side lies in the arena, clear of the words about it."""

    __slots__ = ("_arena", "_is_calm", "_mood", "_plans")

    def __init__(self, arena: ui.Kept, plans: tuple[tuple[int, CityPlan], ...], mood: str, is_calm: bool) -> None:
        super().__init__()
        self._arena, self._plans, self._mood, self._is_calm = arena, plans, mood, is_calm

    def inks(self, theme: ui.Theme, area: ui.Area) -> Iterator[ui.Ink]:
        """All of them as one picture."""
        anchors = self._arena.walked(theme, area, ZONE).anchors
        area = (area[0] + FRAME, area[1] + FRAME, area[2] - 2 * FRAME, area[3] - 2 * FRAME)
        *enemies, (home, own) = self._plans
        theirs = tuple(_land(anchors, area, nation, plan, len(enemies) > 1) for nation, plan in enemies)
        ours = Territory(own, _stage(near := _words(anchors, area, home), NEAR, 0.98, CLEAR_OF_CARDS), words=near)
        whose = tuple(nation for nation, _ in self._plans)
        yield ui.Ink(paint_city, area, (Battlefield(theirs, ours, self._mood, whose),))
        if self._is_calm:
            yield ui.Ink(paint_calm, area, ())


def _land(anchors: Mapping[str, ui.Area], area: ui.Area, nation: int, plan: CityPlan, is_one_of_two: bool) -> Territory:
    x, y, wide, high = anchors.get(f"side{nation}", area)
    side = (max(area[0], x), y, min(area[0] + area[2], x + wide) - max(area[0], x), high)
    words = _words(anchors, side, nation)
    stage = _stage(words, FAR_OF_TWO, 0.94) if is_one_of_two else _stage(words, FAR, 0.98, CLEAR_OF_CARDS)
    return Territory(plan, stage, round((side[0] - area[0]) / area[2], 3), round(side[2] / area[2], 3), words)


def _words(anchors: Mapping[str, ui.Area], side: ui.Area, nation: int) -> float:
    """Which part of its side the words about a nation lie over, from the left."""
    names = (f"health@{nation}", f"side_{nation}.header", f"side_{nation}", f"science@nation{nation}")
    ends = [anchors[name][0] + anchors[name][2] for name in names if name in anchors]
    return round(min(MOST_WORDS, (max(ends, default=side[0]) - side[0]) / side[2] + 0.01), 2)


def _stage(first: float, depth: Depth, last: float, built: float = 0.0) -> Stage:
    """A land whose houses burn from there to there; its buildings stand from the first or, farther right, from where
    they are to be `built`, its camp near the end.
    """
    ways = [0.92, 0.84, 0.99, *((number * 0.618 + 0.11) % 1 * 0.8 for number in range(FIRES - 3))]
    start = first + CLEAR * (1 - first)
    room = max(0, int((last - start) / APART))
    fires = tuple(round(start + (last - start) * way, 3) for way in ways[:room])
    places = spread(max(first, built), last, PLACES)
    lots, camp = tuple(round(share, 4) for share in places), round(last - 0.03, 4)
    return Stage(
        (*lots, camp), (), (), depth.lot, (1.1, 0.0, 0.0), depth.horizon, town=depth.town, coast=1.3, square=SQUARE,
        fires=fires, has_plots=False, has_rims=True,
    )  # fmt: skip
