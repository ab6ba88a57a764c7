"""The plaques of the other nations: what must be seen of a rival at any moment.

A plaque shows as much as its height allows: always resources, standing values and the Buildings with their
Workers; with room to spare also the other cards as thumbs, and a single rival's Buildings as half cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.core.session import HUMAN
from game.nations.cards import CARDS
from game.nations.concepts import raid_value, stability, strength
from game.nations.state import RESOURCES, NationsState
from game.nations.wording import text
from scenes.games.nations.explanations import standing
from scenes.games.nations.faces import card_caption, card_face, piece_name
from scenes.games.nations.flights import counted
from scenes.games.nations.looks import CardLook, ThumbLook
from scenes.games.nations.own_board import GHOSTS
from scenes.games.nations.seats import board_name
from scenes.games.nations.zones import HALF, Zones
from scenes.kit.explanation import Slip
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.plaque import PlaqueHeader, paint_header
from scenes.kit.seats import ORDINALS, rivals
from scenes.window.layout import Area, Panel, Place
from sprites import card, materials, palette
from sprites.plain_text import NARROWEST

PADDING = 8.0
NUMBER_HEIGHT = 16.0
THUMB = (42.0, 46.0)
THUMBS = 5
HALF_STEP = 69.0
CAPTION = 15.0
"""Height of the line over the small cards of a single rival."""
ROOMY, TALL = 190.0, 400.0
"""Heights from which on other cards are thumbs too, and from which on Buildings are half cards."""


class Standing(NamedTuple):
    """One card of a row: its id, "" for an empty place, the Workers on it and the sections built of it."""

    card: str
    workers: int = 0
    built: int = 0


class PlaqueFacts(NamedTuple):
    """All that a plaque shows."""

    name: str
    tag: str
    colour: int
    vp: int
    resources: tuple[int, ...]
    strength: int
    stability: int
    slots: tuple[Standing, ...]
    advisors: tuple[Standing, ...]
    wonder: Standing
    colonies: tuple[Standing, ...]
    ready: tuple[str, ...]
    position: int  # among those that have passed, -1 before
    acts: bool
    workers: int  # not deployed
    raid: int
    architects: int  # private ones


def plaque_facts(model: TableModel, seat: int) -> PlaqueFacts:
    """What the plaque of this seat says now."""
    state: NationsState = model.view
    nation = state.nations[seat]
    occupant = model.seats[seat]
    nation_name = board_name(nation.board)
    return PlaqueFacts(
        name=nation_name or occupant.name,
        tag=", ".join(_about(model, seat)),
        colour=occupant.colour,
        vp=counted(model, seat, "vp"),
        resources=tuple(counted(model, seat, kind) for kind in RESOURCES),
        strength=strength(state, seat),
        stability=stability(state, seat),
        slots=tuple(map(Standing, nation.slots, nation.workers)),
        advisors=tuple(map(Standing, nation.advisors)),
        wonder=Standing(nation.wonder, built=nation.sections_built),
        colonies=tuple(map(Standing, nation.colonies)),
        ready=nation.ready,
        position=state.passed.index(seat) if seat in state.passed else -1,
        acts=model.decision is not None and model.decision.seat == seat,
        workers=nation.area,
        raid=raid_value(state, seat) if nation.board else 0,
        architects=len(nation.private_architects),
    )


def _about(model: TableModel, seat: int) -> Iterator[str]:
    """Who plays a nation, and what is not the same for all."""
    state: NationsState = model.view
    nation, occupant = state.nations[seat], model.seats[seat]
    if nation.board:
        yield occupant.name
    if nation.side == "b":
        yield "side B"
    if len({other.level for other in state.nations}) > 1:
        yield str(text()["names"][nation.level])
    if occupant.player != HUMAN:
        yield "computer"


def plaque_panels(model: TableModel, zones: Zones) -> Iterator[Panel]:
    """One panel for every rival."""
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        yield panel(area, plaque_facts(model, seat), paint_plaque)


def plaque_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """Every plaque can be touched to look at the nation's board, and every card on it to be read."""
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        facts = plaque_facts(model, seat)
        caption = f"{facts.name}: {facts.vp} victory points"
        yield f"seat{seat}", Place(area, zone="rivals", caption=caption, looks_at=seat)
        yield from _number_places(model, area, seat)
        for spot in card_spots(area, facts):
            if spot.piece.card:
                yield piece_name(spot.piece.card, seat), _thumb(spot, seat, facts.colour)


def _number_places(model: TableModel, area: Area, seat: int) -> Iterator[tuple[str, Place]]:
    """The numbers, each of which says on request how it comes about, and leads to the nation's board."""
    if not model.view.nations[seat].board:
        return
    y, step, right = _resource_y(area) - NUMBER_HEIGHT / 2, _resource_step(area), area[0] + area[2]
    spots = {kind: (area[0] + PADDING + index * step, step - 3) for index, kind in enumerate(RESOURCES)}
    spots |= {"strength": (right - 86, 40.0), "stability": (right - 44, 40.0)}
    for kind, (left, width) in spots.items():
        told = Slip(standing, model, seat, kind)
        yield (
            f"{kind} of {seat}",
            Place((left, y, width, NUMBER_HEIGHT), zone="rivals", zoom=told, looks_at=seat, is_note=True),
        )


def _thumb(spot: Spot, seat: int, colour: int) -> Place:
    """A rival's card: it can be read, and leads to its nation like the plaque it lies on."""
    piece = spot.piece
    face = card_face(piece.card)
    form = "half" if spot.area[2] > THUMB[0] else "thumb"
    return Place(
        spot.area,
        ThumbLook(face, form, piece.workers, colour, piece.built, spot.area[2]),
        z=5,
        zone="rivals",
        caption=card_caption(piece.card),
        zoom=CardLook(face, "zoom", built=piece.built),
        looks_at=seat,
        kin=f"card {piece.card}",
    )


def plaque_anchors(model: TableModel, zones: Zones) -> Mapping[str, Area]:
    """Where things given to and taken from rivals fly."""
    anchors: dict[str, Area] = {}
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        x, y = area[0] + PADDING, _resource_y(area)
        for index, kind in enumerate(RESOURCES):
            anchors[f"{kind}@{seat}"] = (x + _resource_step(area) * index, y - 8, 16, 16)
        right = area[0] + area[2]
        anchors[f"strength@{seat}"] = (right - 84, y - 8, 16, 16)
        anchors[f"stability@{seat}"] = (right - 42, y - 8, 16, 16)
        anchors[f"vp@{seat}"] = (right - 30, area[1], 24, 24)
    return anchors


def _resource_y(area: Area) -> float:
    return area[1] + (39 if area[3] > 120 else 31.5)


def _resource_step(area: Area) -> float:
    return (area[2] - 104) / 4


def _rows_top(area: Area) -> float:
    """Upper edge of the first row of cards."""
    return _resource_y(area) + (13 if area[3] > 120 else 9)


class Spot(NamedTuple):
    """Where a card of a plaque lies, and the sign of what belongs there."""

    piece: Standing
    area: Area
    ghost: str


def card_spots(area: Area, facts: PlaqueFacts) -> Iterator[Spot]:
    """Where the cards lie that the plaque shows as pictures, empty places included."""
    if not facts.slots:
        return
    top = _rows_top(area)
    if area[3] >= TALL:
        for index, piece in enumerate(facts.slots):
            yield Spot(piece, _half_spot(area, index), GHOSTS["slot"])
        top += 3 * HALF_STEP + CAPTION
    else:
        yield from _thumb_row(area, top, tuple((piece, "") for piece in facts.slots))
        top += THUMB[1] + 5
    if area[3] >= ROOMY:
        persons = [(piece, GHOSTS["advisor"]) for piece in facts.advisors]
        persons += [(facts.wonder, GHOSTS["wonder"])]
        persons += [(piece, GHOSTS["colony"]) for piece in facts.colonies]
        yield from _thumb_row(area, top, tuple(persons))
        ready = tuple((Standing(card), GHOSTS["ready"]) for card in facts.ready)
        yield from _thumb_row(area, top + THUMB[1] + 5 + (CAPTION if area[3] >= TALL else 0), ready)


def _half_spot(area: Area, index: int) -> Area:
    column, row = index % 2, index // 2
    spare = (area[2] - 2 * HALF[0]) / 3
    return (area[0] + spare + column * (HALF[0] + spare), _rows_top(area) + row * HALF_STEP, *HALF)


def _thumb_row(area: Area, top: float, pieces: tuple[tuple[Standing, str], ...]) -> Iterator[Spot]:
    count = max(len(pieces), THUMBS)
    width = min(THUMB[0], (area[2] - 2 * PADDING) / count - 1)
    step = (area[2] - 2 * PADDING - width) / (count - 1)
    for index, (piece, ghost) in enumerate(pieces):
        yield Spot(piece, (area[0] + PADDING + index * step, top, width, THUMB[1]), ghost)


def paint_plaque(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    """Header, resources and standing values, cards."""
    tone = palette.PLAYERS[facts.colour].colour
    pen.plate(area, edge=tone if facts.acts else palette.BRASS)
    state = f"passed {ORDINALS[facts.position]}" if facts.position >= 0 else ""
    paint_header(pen, area, PlaqueHeader(facts.name, facts.tag, facts.colour, facts.vp, state))
    _values(pen, area, facts)
    _cards(pen, area, facts)


def _values(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    x, y = area[0] + PADDING, _resource_y(area)
    for index, (kind, amount) in enumerate(zip(RESOURCES, facts.resources, strict=True)):
        left = x + index * _resource_step(area)
        pen.glyph(kind, left, y, 16)
        pen.text(str(amount), left + 18, y, "number", 15)
    right = area[0] + area[2]
    pen.fill((right - 91, y - 8, 1, 16), palette.BRASS, 0.27)
    for left, kind, amount in (
        (right - 84, "strength", facts.strength),
        (right - 43, "stability", facts.stability),
    ):
        pen.glyph(kind, left, y, 16)
        colour = palette.LOSS if amount < 0 else palette.IVORY
        pen.text(str(amount).replace("-", "−"), left + 18, y, "number", 15, colour)


def _cards(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    """The empty places; the cards themselves are pieces. Then what the plaque has no pictures for."""
    for spot in card_spots(area, facts):
        if not spot.piece.card:
            place = materials.empty_place(pen.theme, spot.area[2], spot.area[3], spot.ghost or None, radius=3)
            pen.stamp_at(place, spot.area)
    if not facts.slots:
        return
    if area[3] < ROOMY:
        _last_line(pen, area, area[1] + area[3] - (15 if area[3] > 120 else 7), facts)
    elif area[3] >= TALL:
        _numbers(pen, _half_spot(area, len(facts.slots)), facts)
        top = _rows_top(area) + 3 * HALF_STEP + CAPTION / 2 - 1
        for words in ("Advisor, Wonder in building, Colonies", "Ready Wonders"):
            pen.text(words, area[0] + PADDING, top, "label", 12.5, palette.DIM)
            top += THUMB[1] + 5 + CAPTION


def _numbers(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    """Free Workers, raid value and private Architects of a single rival."""
    rows = (
        ("worker", "Free", facts.workers),
        ("raid", "Raid", facts.raid),
        ("architect", "Private", facts.architects),
    )
    for index, (sign, words, amount) in enumerate(rows):
        y = area[1] + 12.5 + index * 20
        colour = palette.IVORY if amount else palette.DIM
        pen.glyph(sign, area[0] + 9, y, 16)
        pen.text(words, area[0] + 29, y, "label", 13, colour, 48)
        pen.text(str(amount), area[0] + area[2] - 7, y, "number", 15, colour, align="right")


def _last_line(pen: Pen, area: Area, y: float, facts: PlaqueFacts) -> None:
    """Advisor by name; Colonies and Wonders by number, and what else there is room to say of them."""
    colonies = [piece.card for piece in facts.colonies if piece.card]
    advisors = [piece.card for piece in facts.advisors if piece.card]
    ready = [name for name in facts.ready if name]
    begun = (f"**{len(ready)}** +1 begun", f"**{len(ready)}** +1")
    parts = (
        ("imperial-crown", (", ".join(map(_table_name, advisors)) or "none",), 90.0, 0),
        ("island", _counted(colonies), 62.0, 94),
        ("great-pyramid", begun if facts.wonder.card else _counted(ready), 66.0, 160),
    )
    stretch = (area[2] - 2 * PADDING) / 228
    for icon, wordings, width, offset in parts:
        left, room = area[0] + PADDING + offset * stretch, width * stretch - 18
        pen.icon(icon, left, y, 14, palette.SECONDARY)
        fitting = (words for words in wordings if pen.wide(words, "label", 12.5) * NARROWEST <= room)
        pen.line(next(fitting, wordings[-1]), left + 18, y, "label", 12.5, palette.SECONDARY, room)


def _counted(cards: list[str]) -> tuple[str, ...]:
    """How many cards and the name of the latest; for want of room only how many."""
    count = f"**{len(cards)}**"
    return (f"{count} {_table_name(cards[-1])}", count) if cards else (count,)


def _table_name(name: str) -> str:
    return card.table_name(CARDS[name].name)
