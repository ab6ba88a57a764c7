"""The plaques of the other nations: what you must see of a rival at any moment.

A plaque shows as much as its height allows: always its numbers, then the Buildings with their Workers, then the other
cards as thumbs. A single rival's are half cards, as far as all of them fit, and its leader takes the room that is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

import pygame

from game.nations.cards.cards import BOARDS, CARDS
from game.nations.concepts import stability, strength
from game.nations.state import RESOURCES, Nation, NationsState
from game.session.session import ELSEWHERE, HUMAN, level_words
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nations.board.board_look import BoardZoom
from scenes.games.nations.board.faces import card_caption, card_face, piece_name
from scenes.games.nations.board.looks import CardLook, ThumbLook
from scenes.games.nations.board.own_board import GHOSTS
from scenes.games.nations.city import through_a_window
from scenes.games.nations.motion.flights import counted
from scenes.games.nations.panels.city_window import CityWindow
from scenes.games.nations.panels.counts import counts
from scenes.games.nations.text.explanations import about_cards, about_seat, empty_place, standing
from scenes.games.nations.text.seats import board_name
from scenes.games.nations.zones import HALF, MARKET, POPULATION, THUMB
from scenes.table.faces import seat_mark
from scenes.table.model import OFF, TableModel
from scenes.table.panels.city_zoom import ACROSS, CityZoom
from scenes.table.panels.plaque import face_of, header
from scenes.table.seats import counter_words, is_asked, ordinal, seat_name
from sprites.bust.person import Bust
from sprites.paint import palette
from sprites.poster.portrait import portrait

say = Sentences("nations")

ZONE = "rivals"
NARROW_THUMB, NARROW_HALF = 25.0, 70.0
"""Units that a thumb and a half card need at least."""

THUMBS = 5
"""Places of a row of thumbs."""

LOW_HEADER, HEADER = 24.0, 28.0
LOW_NUMBERS, NUMBERS = 24.0, 26.0
LEAST_LINE = 12.0
LEADER = 44.0, 150.0
"""How high the picture of a leader is at least, and at most."""

ROW, BESIDE = THUMBS * (THUMB[0] + 7.0), (80.0, 240.0)
"""How wide a row of thumbs is that has a window beside it, and how wide that is at least, and at most."""

STRIP = 25.0, 60.0
"""How high a window on a city is at least, and at most, that lies under the Buildings as a strip."""


class CardSpot(NamedTuple):
    """One card of a row: its id, "" for an empty place, what belongs there, the Workers on it, the sections built."""

    card: str
    kind: str
    workers: int = 0
    built: int | None = None


def plaque(model: TableModel[NationsState], seat: int) -> ui.PaintLayer:
    """The plaque of a rival."""
    return _plaque(model, seat, is_asked(model, seat))


@ui.memo
def _plaque(model: TableModel[NationsState], seat: int, acts: bool) -> ui.PaintLayer:
    nation = model.view.nations[seat]
    edge = palette.PLAYERS[model.seats[seat].colour].colour if acts else palette.BRASS
    name = board_name(nation.board) or model.seats[seat].name
    target = partial(
        ui.Target,
        zone=ZONE,
        caption=say("plaque.caption", name=name, vp=counted(model, seat, "vp")),
        looks_at=seat,
    )

    def form(parts: Callable[[], Sequence[ui.Box | float]]) -> ui.Box:
        return ui.Column(
            *parts(), ui.Gap(grow=1), name=f"seat{seat}", target=target, pad=(1, 1, 1, 0), back=(ui.plate(edge),)
        )

    forms = _forms(model, seat)
    makers, heights = [maker for maker, _ in forms], [high for _, high in forms]
    return ui.PaintLayer(ui.Forms(form, makers, heights), zone=ZONE)


def _forms(model: TableModel[NationsState], seat: int) -> list[tuple[Callable[[], Sequence[ui.Box | float]], float]]:
    """Makers of what lies on a plaque, the fullest first, each with the height that it needs at least."""
    nation = model.view.nations[seat]
    numbers = cache(lambda: _numbers(model, seat))
    top = cache(lambda: (_header(model, seat, HEADER), _row(numbers(), NUMBERS)))
    if not nation.board:
        return [(top, 0.0)]
    slots = [CardSpot(card, "slot", workers) for card, workers in zip(nation.slots, nation.workers, strict=True)]
    others, ready = _others(nation), [CardSpot(card, "ready") for card in nation.ready if card]
    groups = {"others": others, "ready": ready}
    if len(others) + len(ready) <= THUMBS:
        groups = {"": [*others, *ready]}
    spots = {what: shown for what, shown in groups.items() if shown}
    buildings = cache(lambda: _thumbs(model, seat, slots))
    rows = cache(lambda: [(_line(what), _thumbs(model, seat, shown)) for what, shown in spots.items()])
    low = cache(lambda: (_header(model, seat, LOW_HEADER), _row(numbers(), LOW_NUMBERS)))

    leader = cache(lambda: _view(model, seat, LEADER))
    manned = cache(lambda: _halves(model, seat, slots, _counts(model, seat)))

    def whole() -> Sequence[ui.Box | float]:
        return *top(), manned(), _halves(model, seat, [*others, *ready]), leader()

    def full() -> Sequence[ui.Box | float]:
        return *top(), manned(), *(part for row in rows() for part in (*row, 5.0)), leader()

    def shown() -> Sequence[ui.Box | float]:
        return *top(), buildings(), *(part for _, row in rows() for part in (5.0, row))

    def with_view() -> Sequence[ui.Box | float]:
        return *shown(), 4.0, leader()

    def with_strip() -> Sequence[ui.Box | float]:
        return *low(), buildings(), _view(model, seat, STRIP, 2), _last_line(model, seat)

    def in_line() -> Sequence[ui.Box | float]:
        return *top(), buildings(), ui.Gap(grow=1), _last_line(model, seat)

    def beside() -> Sequence[ui.Box | float]:
        window = _view(model, seat, (THUMB[1] - 4, THUMB[1]), 2)
        row = ui.Row(ui.Overlay(buildings(), wide=ROW), ui.Overlay(window, wide=BESIDE, grow=1), high=THUMB[1])
        return *low(), ui.Gap(grow=1), row

    least = HEADER + NUMBERS + THUMB[1]
    aside = [(beside, LOW_HEADER + LOW_NUMBERS + THUMB[1])] if model.city != OFF else []
    return [
        *([(whole, HEADER + NUMBERS + 3 * HALF[1])] if spots else ()),
        (full, HEADER + NUMBERS + 2 * HALF[1]),
        (with_view, least),
        *([(with_strip, LOW_HEADER + LOW_NUMBERS + THUMB[1] + STRIP[0] + LEAST_LINE)] if model.city != OFF else ()),
        *(aside if not spots else ()),
        (shown, least),
        *([(in_line, least + LEAST_LINE)] if spots else ()),
        *aside,
        (lambda: (*low(), ui.Gap(grow=1), buildings()), LOW_HEADER + LOW_NUMBERS + THUMB[1]),
        (low, 0.0),
    ]


def _line(what: str) -> ui.Box:
    """The line over the small cards of a single rival; none over those that lie in one row."""
    if not what:
        return ui.Gap(high=5)
    words = say(f"plaque.{what}")
    return ui.Text(words, ui.Style.FINE, colour=palette.DIM, high=15, pad=(8, 0, 8, 0), cut=True, drop=1)


def _header(model: TableModel[NationsState], seat: int, high: float) -> ui.Box:
    state = model.view
    nation, occupant = state.nations[seat], model.seats[seat]
    place = ordinal(state.passed.index(seat) + 1) if seat in state.passed else ""
    passed = (say("plaque.passed", place=place), place) if place else ()
    vp = ui.laurel(
        counted(model, seat, "vp"), high - 1, name=f"vp@{seat}", tells=ui.Tooltip(standing, model, seat, "vp")
    )
    name = board_name(nation.board) or occupant.name
    face: ui.Box = seat_mark(model, seat, high - 1)
    if nation.board:
        head = face_of(model, seat, BOARDS[nation.board].person, high)
        face = ui.Overlay(head, ui.Gap(name=f"head@{seat}", target=_leads_to(model, seat)))
    about = _about(model, seat)
    tag = [listed(about[:most], "comma") for most in range(len(about), 0, -1)]
    return header(name, occupant.colour, vp, tag, passed, high, face, ui.Tooltip(about_seat, model, seat))


def _about(model: TableModel[NationsState], seat: int) -> Sequence[str]:
    """Who plays a nation, and what is not the same for all."""
    state = model.view
    nation, occupant = state.nations[seat], model.seats[seat]
    told = [occupant.name] if nation.board else []
    if nation.side == "b":
        told.append(say("plaque.side_b"))
    if len({other.level for other in state.nations}) > 1:
        told.append(say(f"names.{nation.level}"))
    if occupant.player != HUMAN:
        told.append(say("plaque.elsewhere") if occupant.player == ELSEWHERE else level_words(occupant.player))
    return told


def _numbers(model: TableModel[NationsState], seat: int) -> Sequence[ui.Box]:
    """Resources and standing values."""
    state = model.view
    held = [_number(model, seat, kind, counted(model, seat, kind)) for kind in RESOURCES]
    values = (("strength", strength(state, seat)), ("stability", stability(state, seat)))
    return *held, ui.bar(), *(_number(model, seat, kind, value, grow=0.0) for kind, value in values)


def _row(numbers: Sequence[ui.Box], high: float) -> ui.Row:
    """The numbers side by side, in a row so high."""
    return ui.Row(*numbers, gap=4, high=high, pad=(7, 3, 5, 0))


def _number(model: TableModel[NationsState], seat: int, kind: str, value: int, grow: float = 1.0) -> ui.Row:
    return ui.Row(
        ui.glyph(kind, 16),
        ui.Text(ui.number(value), ui.Style.FIGURE, colour=palette.LOSS if value < 0 else palette.IVORY),
        gap=2,
        grow=grow,
        wide=(0.0, 36.0),
        name=f"{kind}@{seat}",
        tells=ui.Tooltip(standing, model, seat, kind),
        caption=counter_words(say(f"kinds.{kind}"), ui.number(value), seat_name(model, seat)),
    )


def _others(nation: Nation) -> list[CardSpot]:
    """Advisors, the Wonder under construction, Colonies."""
    spots = [
        *(CardSpot(card, "advisor") for card in nation.advisors),
        CardSpot(nation.wonder, "wonder", built=nation.sections_built),
        *(CardSpot(card, "colony") for card in nation.colonies),
    ]
    return [spot for spot in spots if spot.card]


def _thumbs(model: TableModel[NationsState], seat: int, spots: Sequence[CardSpot]) -> ui.Row:
    """Small pictures in a row, where there is little room for all of them narrower ones."""
    size = ((NARROW_THUMB, THUMB[0]), THUMB[1])
    boxes = [_card(model, seat, spot, index, "thumb", size) for index, spot in enumerate(spots)]
    boxes += [ui.Gap(wide=size[0], high=size[1]) for _ in range(len(boxes), THUMBS)]
    spread = [part for box in boxes for part in (ui.Gap(grow=1), box)]
    return ui.Row(*spread[1:], pad=(8, 0, 8, 0))


def _halves(model: TableModel[NationsState], seat: int, spots: Sequence[CardSpot], *behind: ui.Box) -> ui.Grid:
    """Two half cards in a row, and behind the last one what there are no pictures for."""
    size = ((NARROW_HALF, HALF[0]), HALF[1])
    cells: list[ui.Box] = [
        *(ui.Overlay(_card(model, seat, spot, index, "half", size)) for index, spot in enumerate(spots)),
        *map(ui.Overlay, behind),
    ]
    cells += [ui.Gap()] * (len(cells) % 2)
    rows = [cells[first : first + 2] for first in range(0, len(cells), 2)]
    return ui.Grid(rows, grows=(1.0, 1.0), even=(0, 1), row_gap=4, margin=(0, 0, 0, 4))


def _view(model: TableModel[NationsState], seat: int, high: tuple[float, float], below: float = 7.0) -> ui.Box:
    """A window on the city of the nation, or its leader where cities are not shown, if there is room for one; both lead
    to its board.
    """
    person = BOARDS[model.view.nations[seat].board].person
    kind = CityWindow(model, seat) if model.city != OFF else ui.Art(_paint_leader, model.view.age, person)
    target, margin, drop = _leads_to(model, seat), (8, 2, 8, below), 2 * (model.city == OFF)
    return ui.Overlay(kind, high=high, grow=1, drop=drop, name=f"leader@{seat}", margin=margin, target=target)


def _leads_to(model: TableModel[NationsState], seat: int) -> Callable[..., ui.Target]:
    """A target that shows the city of the nation, or its board where cities are not shown, and leads to its board."""
    nation = model.view.nations[seat]
    name = board_name(nation.board)
    caption = say("own_board.nation", name=name)
    look: CityZoom | BoardZoom = BoardZoom(nation.board, (nation.side,), nation.level)
    if model.city != OFF:
        city, off = through_a_window(model, seat, ACROSS), (MARKET, POPULATION)
        caption, look = say("city.of", name=name), CityZoom(name, city, off)
    return partial(ui.Target, zone=ZONE, caption=caption, tells=look, looks_at=seat)


def _paint_leader(pen: ui.Pen, area: ui.Area, age: int, person: Bust) -> None:
    rect = pen.theme.rect(*area)
    pen.surface.blit(pen.theme.posters.picture(portrait("nation", age, person), rect.size), rect)
    pygame.draw.rect(pen.surface, palette.BRASS, rect, max(1, pen.theme.px(1)))


def _card(
    model: TableModel[NationsState], seat: int, spot: CardSpot, index: int, form: str, size: tuple[ui.Span, float]
) -> ui.Box:
    """A rival's card: it can be read, and leads to its nation like the plaque it lies on; or the empty place."""
    if not spot.card:
        return ui.ghost(
            size,
            GHOSTS[spot.kind] if spot.kind != "slot" or form == "half" else "",
            name=f"empty {spot.kind}{index}@{seat}",
            tells=ui.Tooltip(empty_place, model, spot.kind),
        )
    face = card_face(spot.card)
    return ui.piece(
        piece_name(spot.card, seat),
        size,
        partial(ThumbLook, face, form, spot.workers, model.seats[seat].colour, spot.built),
        z=5,
        zone=ZONE,
        caption=card_caption(spot.card, workers=spot.workers if spot.kind == "slot" else None),
        tells=CardLook(face, "zoom", built=spot.built),
        looks_at=seat,
        identity=f"card_{spot.card}",
    )


def _counts(model: TableModel[NationsState], seat: int) -> ui.Column:
    """Free Workers, raid value and private Architects of a single rival."""
    rows = counts(model, seat, ("worker", "raid", "architect"))
    return ui.Column(*rows, wide=(0.0, HALF[0]), high=(0.0, HALF[1]), snug=True, pad=(9, 2, 7, 2))


def _last_line(model: TableModel[NationsState], seat: int) -> ui.Row:
    """Advisor by name; Colonies and Wonders by number, and what else there is room to say of them. Of the room that
    large letters leave the name takes all.
    """
    large = max(1.0, model.theme.letter)
    nation = model.view.nations[seat]
    advisors = [card for card in nation.advisors if card]
    ready = [card for card in nation.ready if card]
    begun = [say("plaque.begun", count=len(ready)), f"**{len(ready)}** +1"]
    names = listed(map(_name, advisors), "comma") if advisors else say("plaque.none")
    parts = (
        ("advisor", [names], 90.0 * large, advisors),
        ("colony", _counted([card for card in nation.colonies if card]), 66.0, nation.colonies),
        ("wonder", begun if nation.wonder else _counted(ready), 66.0, (*ready, nation.wonder)),
    )
    return ui.Row(
        *(
            ui.Row(
                ui.icon(GHOSTS[kind], 14, palette.SECONDARY),
                ui.Text(words[0], ui.Style.FINE, shorter=tuple(words[1:]), cut=True, grow=1),
                gap=4,
                grow=0 if large > 1 and kind != "advisor" else 1,
                wide=(0.0, wide),
                name=f"{kind} cards of {seat}",
                tells=ui.Tooltip(about_cards, model, seat, kind, tuple(card for card in cards if card)),
            )
            for kind, words, wide, cards in parts
        ),
        gap=3,
        high=(LEAST_LINE, 24.0),
        pad=(8, 0, 6, 0),
    )


def _counted(cards: Sequence[str]) -> list[str]:
    """How many cards and the name of the latest; for want of room only how many."""
    count = f"**{len(cards)}**"
    return [f"{count} {_name(cards[-1])}", count] if cards else [count]


def _name(card: str) -> str:
    return say.name(CARDS[card].name)
