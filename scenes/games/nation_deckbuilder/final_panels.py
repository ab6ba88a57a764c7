"""What lies under the winner of a game of Nation: one chart of health, and what every side has left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.nation_deckbuilder.state import Nation
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.health import Health, health_row
from scenes.games.nation_deckbuilder.final_sheet import FinalSheet, stacks_of
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.looks import CardLook
from scenes.games.nation_deckbuilder.panels.small_boxes import counter
from scenes.games.nation_deckbuilder.text.sides import card_name
from scenes.results.chart import END, AxisMark, Line, LineChart, lie_chart
from scenes.results.winner import TURN_PLATE
from scenes.table.panels.gallery import Gallery
from sprites.paint import materials, palette

say, words = Sentences("nation_deckbuilder"), Sentences("screens")

CHART, CHART_HIGH = (250.0, 310.0), (110.0, 160.0)
"""How wide the chart is, and how high its lines, at least and as it wishes."""

TURNS, MOST_NUMBERS = (1, 2, 5, 10, 20, 50, 100, 1000), 7
"""Which turns are numbered under it, and how many of them at most, for letters as they were drawn."""

FACE, PARTNERS, DIE, BAR, WHO = 44.0, 36.0, 24.0, 130.0, 206.0
"""The face of a side, those of two partners, its dice and its bar, and how wide all of that is."""

STACK, STACKED, APART = (76.0, 115.3), 5.5, 7.0
"""The room of a stack of cards, the same for every side, how far its copies stand out, and the gap."""

DECK = (90.0, 700.0)
"""How wide the cards of a seat lie, the same for all seats whatever stands over them."""

NAME, NAME_HIGH, BROADER = 12.5, 16.0, 0.9
"""The letters of the name under a card, the room for them, and how much wider than the card it may be."""

CHIP = (26.0, 16.0)
STOCK = ("food", "happiness", "science")
THE_END = "The end"


def health_chart(sheet: FinalSheet, before: Sequence[tuple[int, ...]], letter: float) -> ui.Column:
    """The health of all sides, turn by turn; `before` is that of the game that a branch has left."""
    told = ui.Explanation(say("victory.curve"), remarks=(say("victory.curve_told"),))
    lie = partial(lie_chart, _chart(sheet, before, letter), letter)
    field = ui.Field(lie, grow=1, tells=told, high=CHART_HIGH)
    return ui.section(say("victory.curve"), field, told=say("victory.curve_told"), grow=1)


def _chart(sheet: FinalSheet, before: Sequence[tuple[int, ...]], letter: float) -> LineChart:
    """A line for every side, the winner's in front; the turn that decided the game is ringed."""
    turns = sheet.healths
    lines = tuple(
        Line(
            tuple(turn[side.index] for turn in turns),
            _tone(sheet.colour(side)),
            partial(_told, sheet, side, tuple(turn[side.index] for turn in turns)),
            ui.medal(sheet.leader(side), sheet.colour(side), END, tells=_stands(sheet, side)),
            tuple(turn[side.index] for turn in before),
        )
        for side in sheet.ranked
    )
    last = len(turns) - 1
    most = max(sheet.full, *(value for line in lines for value in (*line.values, *line.before)))
    mark = None
    if blow := sheet.blow:
        number = next(place for place, side in enumerate(sheet.ranked) if side.index == blow.nation)
        told = ui.Explanation(words("results.turn"), remarks=(sheet.turn,))
        mark = number, min(blow.stop - 1, last), told
    return LineChart(
        lines, (0, most // 2, most), (*_numbers(last, letter), AxisMark(last, words("results.end"))), mark=mark
    )


def _numbers(last: int, letter: float) -> Iterator[AxisMark]:
    """Every so many turns their number, as far as it keeps clear of the end."""
    step = next(each for each in TURNS if last * letter <= each * MOST_NUMBERS)
    yield from (AxisMark(number - 1, str(number)) for number in range(step, round(last + 1 - 0.5 * step), step))


def _tone(colour: int) -> palette.Colour:
    return palette.PLAYERS[colour].colour if colour in palette.PLAYERS else palette.SHADOW_BAR


def _told(sheet: FinalSheet, side: Nation, line: Sequence[int], stop: int) -> ui.Explanation:
    """What a dot says: the health after a turn, and what the turn took."""
    if stop in (0, len(line) - 1):
        return _stands(sheet, side) if stop else _at(sheet, side, line[0], say("victory.health_told", full=line[0]))
    change = words("results.after_change", change=ui.signed(line[stop] - line[stop - 1]))
    return _at(sheet, side, line[stop], say("victory.start_of", turn=stop + 1), change)


def _at(sheet: FinalSheet, side: Nation, health: int, *remarks: str) -> ui.Explanation:
    return ui.Explanation(say("victory.health", name=sheet.typed(side), n=health), remarks=remarks, chapter=THE_END)


def _stands(sheet: FinalSheet, side: Nation) -> ui.Explanation:
    """What a side has left, and how it stood."""
    return _at(sheet, side, side.health, sheet.standing(side), say("victory.health_told", full=sheet.full))


def side_plates(sheet: FinalSheet) -> list[ui.Box]:
    """A plate for every side, the winner's first; all cards have the same size."""
    most = max(len(stacks_of(sheet.cards(seat, side))) for side in sheet.ranked for seat in side.seats)
    return [_side(sheet, side, most) for side in sheet.ranked]


def _side(sheet: FinalSheet, side: Nation, most: int) -> ui.Box:
    """Who played a side, what is left of it, and the cards of its seats."""
    told = ui.Explanation(sheet.name(side), remarks=(sheet.standing(side), sheet.tag(side)), chapter=THE_END)
    back = (ui.plate(fill=TURN_PLATE, radius=8) if side is sheet.winner else ui.plate(radius=8),)
    faces = sheet.faces(side)
    wide = FACE if len(faces) == 1 else PARTNERS
    heads = [ui.medal(face, colour, wide, margin=(0, -2, 2, -2)) for face, colour in faces]
    head = ui.Row(
        *heads,
        ui.Column(
            ui.Gap(grow=1),
            ui.Text(sheet.typed(side), ui.Style.STRONG, size=18 if len(faces) == 1 else 15, cut=True),
            ui.Text(sheet.tag(side), ui.Style.BODY, size=13, cut=True, drop=1),
            ui.Gap(grow=1),
            grow=1,
        ),
        gap=8,
        tells=told,
    )
    health = health_row(
        f"health@{side.index}", Health(side.health, sheet.full, side.health), _stands(sheet, side), DIE, BAR, drop=1
    )
    if not side.seats:
        return ui.Row(ui.Overlay(head, wide=WHO), health, gap=16, pad=(14, 7, 14, 7), back=back)
    who = ui.Column(head, 6, health, 6, _stock(sheet, side), ui.Gap(grow=1), wide=WHO)
    decks = [_deck(sheet, side, seat, most) for seat in side.seats]
    return ui.Row(who, ui.Row(*decks, gap=16, grow=1), gap=16, pad=(14, 7, 14, 7), back=back, grow=1)


def _stock(sheet: FinalSheet, side: Nation) -> ui.Row:
    """What a side had of each resource at the end."""
    counters: list[ui.Box] = []
    for kind in STOCK:
        amount = getattr(side, kind)
        told = ui.Explanation(
            say("victory.stock", name=sheet.typed(side), kind=kind, n=amount), remarks=(say("victory.stock_told"),)
        )
        counters.append(counter(kind, amount, f"{kind}@{side.index}", told, 16))
    return ui.Row(*counters, ui.Gap(grow=1), gap=18, drop=2)


def _deck(sheet: FinalSheet, side: Nation, seat: int, most: int) -> ui.Box:
    """The cards that a seat has bought, the latest ages first, in the room of `most` stacks."""
    cards = sheet.cards(seat, side)
    title = say("victory.bought", name=ui.as_typed(sheet.session.seats[seat].name), number=len(cards))
    told = ui.Explanation(title, remarks=(say("victory.bought_told"),))
    stacks = stacks_of(cards)
    tiles: list[ui.Box] = [
        ui.Column(
            ui.Art(_paint_stack, card, copies, name=f"{card}@{seat}", target=_target(card), grow=1),
            ui.Column(ui.Row(_card_named(card), drop=1), high=NAME_HIGH),
        )
        for card, copies in stacks
    ]
    room = [ui.Gap() for _ in range(most - len(stacks))]
    cards_in_rows = Gallery(*tiles, *room, size=STACK, gap=(APART, 4), below=NAME_HIGH, at=(0.0, 0.0), broader=BROADER)
    return ui.Column(ui.heading(title, tells=told), 4, cards_in_rows, ui.Gap(grow=1), wide=DECK, grow=1)


def _card_named(card: str) -> ui.Text:
    told = ui.Explanation(card_name(card), remarks=(pieces.caption(card),))
    return ui.Text(card_name(card), ui.Style.LABEL, size=NAME, align="center", cut=True, tells=told, drop=1, grow=1)


def _target(card: str) -> partial[ui.Target]:
    return partial(ui.Target, zone="cards", caption=card_name(card), tells=CardLook(card, "zoom"), is_note=True)


def _paint_stack(pen: ui.Pen, area: ui.Area, card: str, copies: int) -> None:
    """A card, its further copies behind it, and how many there are."""
    scale = min(area[2] / STACK[0], area[3] / STACK[1])
    x, y = area[0] + (area[2] - scale * STACK[0]) / 2, area[1]
    width = scale * STACK[0]
    deep = STACKED * scale if copies > 1 else 0.0
    look = CardLook(card, "market", round(width - STACKED * scale, 2))
    size = look.width, look.width * pieces.CARD[1] / pieces.CARD[0]
    if copies > 1:
        pen.stamp_at(look.surface(pen.theme), (x + deep, y, *size))
    pen.stamp_at(look.surface(pen.theme), (x, y + deep, *size))
    if copies > 1:
        corner = x + size[0] - CHIP[0] / 2 + 2, y + deep + CHIP[1] / 2 + 4
        pen.stamp(materials.chip(pen.theme, *CHIP, palette.DARK_INK, 1.0), *corner, "center")
        pen.text(say("victory.copies", n=copies), *corner, "number", 13, align="center")
