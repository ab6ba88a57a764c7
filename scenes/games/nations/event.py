"""What the round has in store: the Event Card, the War that is on, Architects and famine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nations.cards import CARDS, EVENTS, TILES, Event
from game.nations.state import NationsState
from game.nations.war import is_defeated, war_cost
from game.nations.wording import event_card_rule
from scenes.games.nations.effect_rows import event_rows
from scenes.games.nations.event_look import EventStrip, EventZoom
from scenes.games.nations.faces import card_caption, card_face
from scenes.games.nations.looks import CardLook
from scenes.games.nations.seats import board_name
from scenes.games.nations.zones import Zones
from scenes.kit.looks import TokenLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.seats import is_shadow, seat_colour, seat_name
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.card_face import EffectRow
from sprites.card_kinds import KINDS
from sprites.effects import effect_lines
from sprites.pills import cost_pill

ZONE = "round"
SCROLL = "scroll-unfurled"
HIT_DISC = 20.0
ARCHITECT = 19.0
ARCHITECTS_X = 72.0
FAMINE_ROOM = 44.0
WORDY = 140.0
"""Width from which on the Architects have their name."""


class HalfFacts(NamedTuple):
    """One of the two events: its name, its rows, and the colours of those whom it concerns now."""

    name: str
    rows: tuple[EffectRow, ...]
    hit: tuple[int, ...]


class EventFacts(NamedTuple):
    """The Event Card: its emblem and its two events; none before it is turned up."""

    emblem: str = SCROLL
    halves: tuple[HalfFacts, ...] = ()


class WarFacts(NamedTuple):
    """The War that is on: who bought it, what it costs, whom it would beat. An empty name means there is none."""

    name: str = ""
    buyer: int = 0
    strength: int = 0
    costs: tuple[tuple[str, int], ...] = ()
    beaten: tuple[str, ...] = ()
    beaten_colours: tuple[int, ...] = ()
    beats_viewer: bool = False


def round_panels(model: TableModel, zones: Zones) -> Iterator[Panel]:
    """Event, War, Architects and famine."""
    state: NationsState = model.view
    if zones.event is not None:
        yield panel(zones.event, _event_facts(model), paint_event)
    yield panel(zones.war, _war_facts(model), paint_war)
    pieces = TILES if state.is_solo else EVENTS
    famine = pieces[state.event].famine if state.event else None
    yield panel(zones.architects, (famine, state.architects == 0), paint_architects)


def _event_facts(model: TableModel) -> EventFacts:
    state: NationsState = model.view
    if not state.event:
        return EventFacts()
    card = EVENTS[state.event]
    halves = (
        HalfFacts(half.name, event_rows(half), _concerned(model, half)) for half in (card.top, card.bottom)
    )
    return EventFacts(card.emblem, tuple(halves))


def _concerned(model: TableModel, event: Event) -> tuple[int, ...]:
    """The colours of the seats that an event would hit or help as things stand; none where it concerns all."""
    state: NationsState = model.view
    colours = [
        seat_colour(model, seat)
        for part in event.parts
        if part.who is not None
        for seat, nation in enumerate(state.nations)
        if nation.board and part.who.holds(state, seat)
    ]
    return tuple(dict.fromkeys(colours))


def _war_facts(model: TableModel) -> WarFacts:
    state: NationsState = model.view
    if not state.war:
        return WarFacts()
    beaten = [seat for seat in range(len(state.nations)) if is_defeated(state, seat)]
    names = ["you" if seat == model.viewer else board_name(state.nations[seat].board) for seat in beaten]
    return WarFacts(
        name=CARDS[state.war].name,
        buyer=seat_colour(model, state.war_buyer),
        strength=state.war_strength,
        costs=(("vp", 1), *war_cost(state)),
        beaten=tuple(sorted(names, key=lambda name: name != "you")),
        beaten_colours=tuple(seat_colour(model, seat) for seat in beaten),
        beats_viewer=model.viewer in beaten,
    )


def round_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """The Event Card and the War can be read, Architects can be hired."""
    state: NationsState = model.view
    if zones.event is not None and state.event_choice:
        yield from _events_to_keep(state, zones.event)
    if zones.event is not None and state.event:
        caption = event_card_rule(EVENTS[state.event])
        yield "event", Place(zones.event, zone=ZONE, caption=caption, zoom=EventZoom(state.event))
    if state.war:
        buyer = "the shadow" if is_shadow(state, state.war_buyer) else seat_name(model, state.war_buyer)
        yield (
            state.war,
            Place(
                zones.war,
                zone=ZONE,
                caption=f"War of {buyer}, strength {state.war_strength}. {card_caption(state.war)}",
                zoom=CardLook(card_face(state.war), "zoom"),
                kin=f"card {state.war}",
            ),
        )
    for number, area in enumerate(architect_areas(zones, state.architects)):
        yield (
            f"architect{number}",
            Place(
                area,
                TokenLook("architect", ARCHITECT),
                z=10,
                zone=ZONE,
                caption="Architect for hire",
                stands_for=("public",),
                verb="hire_architect",
                can_be_held=model.decision is not None,
                kin="architect",
            ),
        )


def _events_to_keep(state: NationsState, area: Area) -> Iterator[tuple[str, Place]]:
    """Two Event Cards of which a nation keeps one, in the upper and the lower half of the event's place."""
    x, y, width, height = area
    for index, event in enumerate(state.event_choice):
        half = (x, y + index * (height + 2) / 2, width, (height - 2) / 2)
        look = EventStrip(event, half[2], half[3])
        yield event, Place(half, look, 10, ZONE, event_card_rule(EVENTS[event]), EventZoom(event))


def architect_areas(zones: Zones, count: int) -> Iterator[Area]:
    """Where the Architects lie that can be hired."""
    x, y, width, height = zones.architects
    left = x + (ARCHITECTS_X if width > WORDY else 6.0)
    room = x + width - FAMINE_ROOM - left
    step = min(ARCHITECT + 2, (room - ARCHITECT) / max(1, count - 1))
    for number in range(count):
        yield (left + number * step, y + (height - ARCHITECT) / 2, ARCHITECT, ARCHITECT)


def paint_event(pen: Pen, area: Area, facts: EventFacts) -> None:
    """Paper with the two events; who is concerned now stands at the right."""
    x, y, width, height = area
    pen.shadow(pen.theme.rect(*area), 4)
    pen.parchment(area)
    if not facts.halves:
        pen.icon(SCROLL, x + width / 2, y + height / 2 - 10, 40, (176, 148, 96), "center")
        pen.text(
            "The event comes after growth.",
            x + width / 2,
            y + height - 18,
            "text",
            13.5,
            palette.INK,
            width - 12,
            "center",
        )
        return
    emblem = pen.theme.icon(facts.emblem, height * 0.86, (120, 84, 40)).copy()
    emblem.set_alpha(30)
    pen.stamp(emblem, x + width * 0.68, y + height / 2, "center")
    for index, half in enumerate(facts.halves):
        _paint_half(pen, (x, y + index * height / 2, width, height / 2), half)
    pen.fill((x + 8, y + height / 2 - 0.5, width - 16, 1), (120, 84, 40), 0.35)


def _paint_half(pen: Pen, area: Area, half: HalfFacts) -> None:
    x, y, width, height = area
    low = height < 40
    room = width - 16
    disc = 16.0 if low else HIT_DISC
    step = disc - 5 if len(half.hit) > 2 else disc + 1
    reach = disc + step * (len(half.hit) - 1) + 3 if half.hit else 0.0
    for index, colour in enumerate(half.hit):
        middle = y + (10.5 if low else height / 2)
        pen.seat(colour, x + width - 7 - disc / 2 - index * step, middle, disc)
    pen.text(
        half.name, x + 8, y + (10 if low else 12.5), "event", 14 if low else 15, palette.INK, room - reach
    )
    _effects(pen, x + 8, y + height - (10.5 if low else 14), room if low else room - reach, half.rows, low)


def _effects(pen: Pen, x: float, y: float, room: float, rows: tuple[EffectRow, ...], low: bool) -> None:
    """What an event does, in one line where it can, in two smaller ones where it must, a sentence each."""
    in_one = (tuple(token for row in rows for token in row),)
    lines = effect_lines(pen.theme, in_one, 13.6 if low else 14.6, room)
    if len(lines) > 1:
        lines = effect_lines(pen.theme, rows, 12.0, room)
    if len(lines) > 2:
        lines = effect_lines(pen.theme, in_one, 12.0, room)
    rise = (len(lines[:2]) - 1) * 6.0
    for index, line in enumerate(lines[:2]):
        pen.stamp(line, x, y - rise + index * 12.5)


def paint_war(pen: Pen, area: Area, facts: WarFacts) -> None:
    """Who bought the War, what a defeat costs, and whom it would beat."""
    x, y, width, height = area
    frame = KINDS["war"].frame
    pen.plate(area, frame if facts.name else palette.PLATE, 0.92 if facts.name else 0.7)
    if not facts.name:
        pen.icon("burning-skull", x + 18, y + height / 2, 22, palette.DIM, "center")
        pen.text("No War yet", x + 36, y + height / 2, "label", 13.5, palette.DIM, width - 42)
        return
    if height < 50:
        _paint_low_war(pen, area, facts)
        return
    pen.seat(facts.buyer, x + 17, y + 16, 22)
    pen.text(facts.name, x + 33, y + 12, "name", 14, palette.IVORY, width - 39)
    _costs(pen, x + 33, y + 28, facts)
    foot = y + min(height - 13, 50)
    shield = pen.chip(f"{{strength}} {facts.strength}", x + 6, foot, 17, palette.INK, size=14)
    words = f"beats {', '.join(facts.beaten)}" if facts.beaten else "beats nobody now"
    colour = palette.LOSS if facts.beats_viewer else palette.SECONDARY
    pen.text(words, x + 12 + shield, foot, "label", 12.5, colour, width - shield - 18)


def _paint_low_war(pen: Pen, area: Area, facts: WarFacts) -> None:
    """The same in two lines; the beaten are discs at the right."""
    x, y, width, _ = area
    pen.seat(facts.buyer, x + 13, y + 12, 18)
    pen.text(facts.name, x + 26, y + 11, "name", 13.5, palette.IVORY, width - 32)
    foot = y + 31
    left = x + 6 + pen.chip(f"{{strength}} {facts.strength}", x + 6, foot, 16, palette.INK, size=13.5) + 5
    _costs(pen, left, foot, facts)
    for index, colour in enumerate(facts.beaten_colours):
        pen.seat(colour, x + width - 12 - index * 9, foot, 14)


def _costs(pen: Pen, x: float, y: float, facts: WarFacts) -> None:
    for kind, amount in facts.costs:
        x += pen.stamp(cost_pill(pen.theme, f"−{amount}", kind, 14), x, y) + 3


def paint_architects(pen: Pen, area: Area, facts: tuple[int | None, bool]) -> None:
    """The space of the Architects, and the famine of the round."""
    famine, nobody = facts
    x, y, width, height = area
    pen.plate(area)
    middle = y + height / 2
    wordy = width > WORDY
    if wordy:
        pen.heading("Architects", x + 7, middle, 62)
    if nobody:
        pen.text("none", x + (ARCHITECTS_X + 4 if wordy else 10), middle, "label", 13, palette.DIM)
    right = x + width
    pen.fill((right - FAMINE_ROOM + 2, y + 6, 1, height - 12), palette.BRASS, 0.27)
    pen.glyph("famine", right - 36, middle, 17)
    pen.text("–" if famine is None else str(famine), right - 8, middle, "number", 15, align="right")
