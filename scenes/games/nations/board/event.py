"""What the round has in store: the Event Card, the War that is on, Architects and famine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.nations.cards.cards import CARDS, EVENTS, TILES, EventHalf
from game.nations.rules.war import is_defeated, war_cost
from game.nations.state import NationsState
from game.nations.text.wording import event_card_rule
from game.text.pictures import Picture
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nations.board.effect_rows import event_rows
from scenes.games.nations.board.event_look import EventStrip, EventZoom, event_picture
from scenes.games.nations.board.faces import card_caption, card_face
from scenes.games.nations.board.looks import CardLook
from scenes.games.nations.text.round_told import architects, event_to_come, famine, war_space
from scenes.games.nations.text.seats import board_name
from scenes.table.model import TableModel
from scenes.table.seats import is_shadow, seat_colour, seat_name
from scenes.ui.picture_leaves import Effects, cost
from sprites.cards.card_kinds import KINDS
from sprites.paint import palette

say = Sentences("nations")

ZONE = "round"
SCROLL = "scroll-unfurled"
ARCHITECT = 19.0
THUMB = (72.0, 36.0)
"""Units of the picture of an event on its paper."""

MOST_DISCS = 2
"""Discs that stand beside each other; more of them lie over each other."""


# -- the Event Card -----------------------------------------------------------------------------------------------


@ui.memo
def event(model: TableModel[NationsState]) -> ui.PaintLayer:
    """Paper with the two events; who is concerned now stands at the right."""
    state = model.view
    if state.event_choice:
        return ui.PaintLayer(_events_to_keep(state), zone=ZONE)
    if not state.event:
        words = ui.Text(say("event_card.later"), ui.Style.SMALL, colour=palette.INK, align="center", lines=4)
        blank = ui.Column(
            ui.Gap(grow=1), ui.icon(SCROLL, 40, (176, 148, 96), drop=1), words, 6.0,
            name="event", tells=ui.Tooltip(event_to_come, model), pad=(6, 0, 6, 0), back=(ui.Art(_paper),),
        )  # fmt: skip
        return ui.PaintLayer(blank, zone=ZONE)
    card = EVENTS[state.event]
    caption = event_card_rule(card)
    target = partial(ui.Target, zone=ZONE, caption=caption, tells=EventZoom(state.event))
    halves = [_half(model, card.age, half) for half in (card.top, card.bottom)]
    line = ui.Art(ui.Pen.fill, (120, 84, 40), 0.35, high=1.0, margin=(0, 2, 0, 0))
    return ui.PaintLayer(
        ui.Column(
            halves[0],
            line,
            halves[1],
            name="event",
            target=target,
            pad=(8, 3, 7, 5),
            back=(ui.Art(_paper),),
        )
    )


def _half(model: TableModel[NationsState], age: int, half: EventHalf) -> ui.Box:
    """One of the two events: its picture where there is room, its name and what it does, and the discs of those whom it
    concerns now.
    """
    colours = _concerned(model, half)
    discs = ui.OverlappingRow(
        *(ui.disc(colour, 18) for colour in reversed(colours)), gap=1,
        wide=None if len(colours) <= MOST_DISCS else (18.0, 34.0),
    )  # fmt: skip
    name = ui.Text(say.name(half.name), ui.Style.CHAPTER, size=15, colour=palette.INK, grow=1)
    effects = Effects(event_rows(half), (14.6, 13.6, 12.0), 2, grow=1)
    beside = ui.Row(ui.Column(name, ui.Gap(grow=1), effects, ui.Gap(grow=1), grow=1), discs, gap=3, grow=1)
    forms = [
        ui.Column(ui.Row(words, discs, gap=3), effects, ui.Gap(grow=1), grow=1)
        for words in (
            name,
            ui.Text(say.name(half.name), ui.Style.CHAPTER, size=15, colour=palette.INK, grow=1, lines=3),
        )
    ]
    pictured = ui.Row(ui.Art(_thumb, age, half.picture, wide=THUMB[0], high=THUMB[1]), beside, gap=7, grow=1)
    return ui.Either(pictured, beside, *forms, grow=1, high=(0.0, 44.0))


def _concerned(model: TableModel[NationsState], event: EventHalf) -> tuple[int, ...]:
    """The colours of the seats that an event would hit or help as things stand; none where it concerns all."""
    state = model.view
    colours = [
        seat_colour(model, seat)
        for part in event.parts
        if part.who is not None
        for seat, nation in enumerate(state.nations)
        if nation.board and part.who.holds(state, seat)
    ]
    return tuple(dict.fromkeys(colours))


def _events_to_keep(state: NationsState) -> ui.Column:
    """Two Event Cards of which a nation keeps one, one over the other."""
    return ui.Column(
        *(
            ui.Box(
                name=event,
                grow=1,
                high=(28.0, 44.0),
                target=partial(ui.Target, zone=ZONE, caption=event_card_rule(EVENTS[event]), tells=EventZoom(event)),
                sprite=partial(_strip, event),
            )
            for event in state.event_choice
        ),
        gap=2,
    )


def _strip(event: str, area: ui.Area) -> ui.Sprite:
    return ui.Sprite(area, EventStrip(event, area[2], area[3]), 10)


def _paper(pen: ui.Pen, area: ui.Area) -> None:
    """Paper."""
    pen.shadow(pen.theme.rect(*area), 4)
    pen.parchment(area)


def _thumb(pen: ui.Pen, area: ui.Area, age: int, picture: Picture) -> None:
    """The picture of an event, small, in a thin frame."""
    x, y, width, height = area
    pen.fill(area, palette.BROWN)
    size = pen.theme.rect(0, 0, width - 2, height - 2).size
    pen.stamp(event_picture(pen.theme, age, picture, size), x + width / 2, y + height / 2, "center")


# -- the War -----------------------------------------------------------------------------------------------


@ui.memo
def war(model: TableModel[NationsState]) -> ui.PaintLayer:
    """Who bought the War, what a defeat costs, and whom it would beat. Only while there is one."""
    state = model.view
    buyer = say("shadow.name") if is_shadow(state, state.war_buyer) else seat_name(model, state.war_buyer)
    caption = say("war.caption", buyer=buyer, strength=state.war_strength, card=card_caption(state.war))
    card = ui.Box(
        name=state.war,
        target=partial(ui.Target, zone=ZONE, caption=caption, tells=CardLook(card_face(state.war), "zoom")),
    )
    return ui.PaintLayer(
        ui.Overlay(
            ui.Either(_war(model), _low_war(model)),
            name="war",
            tells=ui.Tooltip(war_space, model),
            back=(ui.plate(fill=KINDS["war"].frame, opacity=0.92), card),
        ),
        zone=ZONE,
    )


def _name_of_war(model: TableModel[NationsState], size: float) -> ui.Text:
    return ui.Text(say.name(CARDS[model.view.war].name), ui.Style.NAME, size=size, cut=True, grow=1)


def _costs(model: TableModel[NationsState]) -> ui.Row:
    return ui.Row(*(cost(amount, kind, 14) for kind, amount in (("vp", 1), *war_cost(model.view))), gap=3)


def _marker(model: TableModel[NationsState], size: float) -> ui.Text:
    return ui.chip(f"{{strength}} {model.view.war_strength}", 17, palette.INK, size=size, name="war marker",
                tells=ui.Tooltip(war_space, model))  # fmt: skip


def _beaten(model: TableModel[NationsState]) -> list[int]:
    state = model.view
    return [nation.seat for nation in state.nations if is_defeated(state, nation.seat)]


def _war(model: TableModel[NationsState]) -> ui.Column:
    """Buyer and name, the costs, and in words whom it would beat."""
    state = model.view
    beaten = sorted(_beaten(model), key=lambda seat: seat != model.viewer)
    names = [say("war.you") if seat == model.viewer else board_name(state.nations[seat].board) for seat in beaten]
    words = say("war.beats", names=listed(names, "comma")) if names else say("war.beats_nobody")
    colour = palette.LOSS if model.viewer in beaten else palette.SECONDARY
    return ui.Column(
        ui.Row(
            ui.disc(seat_colour(model, state.war_buyer), 22),
            ui.Column(_name_of_war(model, 14), ui.Row(_costs(model), ui.Gap(grow=1)), grow=1),
            gap=5,
        ),
        ui.Row(_marker(model, 14), ui.Either(*_beats(model, words, beaten, names, colour), grow=1), gap=6),
        ui.Gap(grow=1),
        gap=1,
        pad=(6, 3, 6, 2),
    )


def _beats(
    model: TableModel[NationsState], words: str, beaten: list[int], names: list[str], colour: palette.Colour
) -> Iterator[ui.Box]:
    """Whom it would beat: all by name, or, without room, the first by name and discs for the others."""
    text = partial(ui.Text, style=ui.Style.FINE, colour=colour)
    yield text(words, grow=1)
    if len(beaten) > 1:
        others = [ui.disc(seat_colour(model, seat), 14) for seat in reversed(beaten[1:])]
        discs = ui.OverlappingRow(*others, wide=(14.0, 14.0 + 9 * len(others)))
        yield ui.Row(text(say("war.beats", names=names[0])), discs, ui.Gap(grow=1), gap=5)
    yield text(words, cut=True, grow=1)


def _low_war(model: TableModel[NationsState]) -> ui.Column:
    """The same in two lines; the beaten are discs at the right."""
    discs = [ui.disc(seat_colour(model, seat), 14) for seat in reversed(_beaten(model))]
    return ui.Column(
        ui.Row(ui.disc(seat_colour(model, model.view.war_buyer), 18), _name_of_war(model, 13.5), gap=4),
        ui.Row(
            _marker(model, 13.5), _costs(model), ui.Gap(grow=1),
            ui.OverlappingRow(*discs, wide=(14.0, 14.0 + 9 * len(discs))) if discs else ui.Gap(), gap=4,
        ),
        pad=(5, 2, 5, 2),
    )  # fmt: skip


# -- Architects and famine ----------------------------------------------------------------------------------------


@ui.memo
def architect_space(model: TableModel[NationsState], is_high: bool) -> ui.PaintLayer:
    """The Architects that can be hired, and the famine of the round; in a high plate under each other."""
    hire, hunger = _hire(model), _hunger(model)
    shown = ui.Column(hire, ui.Gap(grow=1), hunger, pad=(0, 4, 0, 4)) if is_high else ui.Row(hire, ui.bar(), hunger)
    return ui.PaintLayer(ui.Overlay(shown, back=(ui.plate(),)), zone=ZONE)


def _hire(model: TableModel[NationsState]) -> ui.Row:
    count = model.view.architects
    for_hire = ui.OverlappingRow(*(_architect(model, number) for number in range(count)), gap=2, grow=1)
    nobody = ui.Text(say("architects.none"), ui.Style.FAINT, grow=1, shorter=("–",))
    return ui.Row(
        ui.heading(say("architects.title"), drop=1),
        for_hire if count else nobody,
        gap=5,
        grow=1,
        pad=(6, 0, 4, 0),
        name="architects",
        tells=ui.Tooltip(architects, model),
    )


def _hunger(model: TableModel[NationsState]) -> ui.Row:
    """How much food the famine asks for, and a dim sign while there is no War."""
    state = model.view
    pieces = TILES if state.is_solo else EVENTS
    hungry = str(pieces[state.event].famine) if state.event else "–"
    famine_sign = ui.Row(
        ui.glyph("famine", 17), ui.Text(hungry, ui.Style.FIGURE), gap=4, name="famine", tells=ui.Tooltip(famine, model)
    )
    peace = ui.icon("burning-skull", 15, palette.OFF, name="war", tells=ui.Tooltip(war_space, model))
    return ui.Row(famine_sign, ui.Gap(wide=8, grow=1), *(() if state.war else (peace,)), pad=(6, 0, 7, 0))


def _architect(model: TableModel[NationsState], number: int) -> ui.Box:
    return ui.piece(
        f"architect{number}",
        (ARCHITECT, ARCHITECT),
        ui.TokenLook("architect", ARCHITECT),
        z=10,
        zone=ZONE,
        caption=say("architects.for_hire"),
        stands_for=("public",),
        verb="hire_architect",
        can_be_held=model.asked is not None,
        identity="architect",
    )
