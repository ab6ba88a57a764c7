"""The plaques of the other sides: enemies, the Evil Army, and a partner, whose hand lies open (K-RULING-35)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.sentences import Sentences
from game.nation_deckbuilder.recap import recap
from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder import explanations
from scenes.games.nation_deckbuilder.army import army
from scenes.games.nation_deckbuilder.health import Health, health_row
from scenes.games.nation_deckbuilder.looks import BackLook
from scenes.games.nation_deckbuilder.pieces import (
    CARD,
    back_box,
    card_box,
    free_place,
    is_hidden,
    named,
    pile_zoom,
    small,
)
from scenes.games.nation_deckbuilder.purchases import is_shopping, purchases
from scenes.games.nation_deckbuilder.sides import (
    Side,
    age_name,
    is_partner,
    nation_colour,
    other_sides,
    side_name,
)
from scenes.games.nation_deckbuilder.small_boxes import counter, told_words
from scenes.kit.box import Box, Told
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.gallery import Gallery
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import Art, chip, heading, plate, ribbon
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.seats import SEATED
from scenes.kit.text import Text
from scenes.window.layout import Area, Place
from sprites import palette
from sprites.card_back import card_back

say = Sentences("nation_deckbuilder")

ZONE = "rivals"
HEIGHT, GAP = 399.0, 8.0
"""The height of all plaques together on the canvas, and the gap between two."""

PARTNER_HEIGHT, HEADER, HEALTH_HEIGHT = 150.0, 26.0, 38.0
TALL_ROW, SINGLE_ROW, DOUBLE_ROW = 106.0, 62.0, 47.0
"""Heights of the row of a seat: on a plaque of its own, beside another plaque, and beside its partner."""

TALLEST_PILE, LABEL = 59.0, 20.0
STANDING, PARTNERS_CARD, PARTNERS_PILE = (34.0, 47.6), (44.0, 61.6), (31.0, 43.4)
FAN_WIDTH, FAN_ANGLE, FAN_DROP = 112.0, 4.0, 1.5


def plaques(model: TableModel, health: dict[int, Health], heard: int) -> Column:
    """Every other side under each other; a partner, who shares the stock in front, has a lower plaque."""
    sides = other_sides(model)
    height = (HEIGHT - GAP * (len(sides) - 1)) / len(sides)
    heights = [height] * len(sides)
    if is_partner(model, sides[0]):
        heights = [PARTNER_HEIGHT, HEIGHT - GAP - PARTNER_HEIGHT]
    parts: list[Box] = []
    for side, high in zip(sides, heights, strict=True):
        if is_partner(model, side):
            sheet = partner(model, side.seats[0], heard)
        else:
            sheet = plaque(model, side, health[side.nation], len(sides) == 1, heard)
        parts.append(Overlay(sheet, high=(0.0, high), grow=high))
    return Column(*parts, gap=GAP)


@lasting("view", "told", *SEATED)
def plaque(model: TableModel, side: Side, health: Health, is_tall: bool, heard: int) -> Sheet:
    """An enemy; `heard` is how much has been told so far. The Evil Army has neither cards nor stock."""
    state: NationState = model.view
    nation = state.nations[side.nation]
    told = _latest_turn(model, side, is_tall)
    row = health_row(
        f"health@{side.nation}",
        health,
        Slip(explanations.stock, model, side.nation, "health"),
        25,
        100,
        drop=2,
    )
    foot = Row(row, pad=(12, 0, 10, 0), high=(0.0, HEALTH_HEIGHT))
    if nation.is_army:
        content: tuple[Box | float, ...] = (army(model, is_tall), told, foot)
    else:
        high = TALL_ROW if is_tall else SINGLE_ROW if len(side.seats) == 1 else DOUBLE_ROW
        rows = [_seat_row(model, seat, high, side) for seat in side.seats]
        last: Box = told
        if is_tall:
            last = Row(_standing_column(model, side), 12, told, pad=(12, 0, 12, 0), grow=1)
        content = (_stock(model, side), *rows, last, foot)
    return Sheet(_plate(model, side, Column(_header(model, side), *content, pad=(1, 1, 1, 0))), zone=ZONE)


def _plate(model: TableModel, side: Side, content: Box) -> Box:
    """The whole plaque; that of a single seat leads to its board."""
    back = (plate(),)
    if len(side.seats) == 1:
        content = Overlay(content, name=f"seat{side.seats[0]}", place=_seat_place(model, side.seats[0]))
    return Overlay(content, name=f"side{side.nation}", back=back)


def _seat_place(model: TableModel, seat: int) -> partial[Place]:
    """A part of a plaque that shows the board of a seat when it is pointed at."""
    words = say("sides.look", name=model.seats[seat].name)
    return partial(Place, zone=ZONE, looks_at=seat, caption=words)


def _header(model: TableModel, side: Side) -> Row:
    """Who it is, its age, and how it stands."""
    nation = model.view.nations[side.nation]
    colour = nation_colour(model, side.nation)
    told: Told = Slip(explanations.age, model, side.nation)
    if nation.is_army:
        told = Slip(explanations.army, model)
    tag = "" if nation.is_army else say("sides.age", age=age_name(nation.age))
    state, how = _state_word(model, side), Slip(explanations.state_of, model, side.nation)
    return header(f"side_{side.nation}", side_name(model, side), colour, tag, told, state, how)


def header(name: str, words: str, colour: int, tag: str, told: Told, state: str, state_told: Told) -> Row:
    """The band of colour: who it belongs to, what that is, and how it stands."""
    tone = palette.PLAYERS[colour].colour if colour else palette.SHADOW_DISC
    dark, darker = (palette.mix(tone, (0, 0, 0), share) for share in (0.5, 0.68))
    return Row(
        Overlay(Art(_disc, colour), wide=24, high=(0.0, 24.0)),
        Text(words, "strong", 15, cut=True),
        *((Text(tag, "label", 12.5, palette.SECONDARY, drop=2),) if tag else ()),
        Gap(grow=1),
        *(
            (chip(state, 17, palette.INK, size=13, opacity=0.75, drop=1, name=f"{name}.state", tells=state_told),)
            if state
            else ()
        ),
        gap=6,
        high=HEADER,
        pad=(4, 0, 8, 0),
        back=(ribbon(dark, darker),),
        name=f"{name}.header",
        tells=told,
    )  # fmt: skip


def _disc(pen: Pen, area: Area, colour: int) -> None:
    x, y, width, height = area
    pen.seat(colour, x + width / 2, y + height / 2, min(width, height))


def _state_word(model: TableModel, side: Side) -> str:
    state: NationState = model.view
    nation = state.nations[side.nation]
    if nation.is_out:
        return say("sides.out")
    if nation.token:
        return say("sides.may_remove", amount=nation.token)
    return say("sides.acts") if state.active == side.nation and state.step != "over" else ""


def _stock(model: TableModel, side: Side) -> Row:
    """What the nation has of food, happiness and science."""
    nation = model.view.nations[side.nation]
    figures = [
        named(
            counter(
                kind,
                getattr(nation, kind),
                f"{kind}@nation{side.nation}",
                Slip(explanations.stock, model, side.nation, kind),
                wide=(0.0, 78.0),  # type: ignore[arg-type]
            ),
            *(f"{kind}@{seat}" for seat in side.seats),
        )
        for kind in ("food", "happiness", "science")
    ]
    return Row(*figures, high=(0.0, 33.0), pad=(13, 0, 3, 0))


# The row of a seat


def _seat_row(model: TableModel, seat: int, high: float, side: Side) -> Box:
    """The backs of a hand in a small fan, the draw pile, the open discard pile, and how many cards each has."""
    is_named = len(side.seats) > 1
    columns: list[Box] = [
        _hand(model, seat, is_named), _draw_pile(model, seat, high), _discard_pile(model, seat, high)
    ]  # fmt: skip
    if high < TALL_ROW:
        standing = [(seat, card) for card in model.view.players[seat].standing]
        cards = (card_box(card, small, z=5, zone=ZONE, looks_at=owner) for owner, card in standing)
        columns.append(Gallery(*cards, size=STANDING, gap=(2, 0), at=(1, 0.3), wide=(0.0, 48.0), drop=1))
    row = Row(*columns, gap=4, pad=(12, 2, 8, 0), high=(0.0, high))
    if not is_named:
        return row
    return Overlay(row, name=f"seat{seat}", place=_seat_place(model, seat), high=(0.0, high))


def _hand(model: TableModel, seat: int, is_named: bool) -> Column:
    player, name = model.view.players[seat], model.seats[seat].name
    count = len(player.hand) + len(player.marked)
    words = say("hand.named", name=name, number=count) if is_named else say("hand.hand", number=count)
    fan: Box = Art(_fan, count, grow=1)
    if player.duties:
        what = say(f"discarded.{player.duties[0]}")
        must = chip(
            say("hand.must_discard", what=what), 17, palette.LOSS_CELL, palette.HOT, 12.5,
            shorter=(what,), name=f"duty@{seat}", tells=Slip(explanations.duty, model, seat),
        )  # fmt: skip
        fan = Overlay(fan, must, grow=1)
    return Column(
        fan,
        Text(words, "label", 13, palette.SECONDARY, shorter=(str(count),), high=LABEL),
        name=f"hand@{seat}",
        tells=Slip(explanations.hand, model, seat),
        wide=(0.0, 105.0),
        grow=1,
    )


def _fan(pen: Pen, area: Area, count: int) -> None:
    """The backs of a hand of so many cards in a small fan."""
    x, y, room, high = area
    height = high - 4 - 4 * FAN_DROP
    if height < 8:
        return
    width = height * CARD[0] / CARD[1]
    step = min(0.3 * width, (min(room, FAN_WIDTH) - width) / max(1, count - 1))
    for index in range(count):
        off = index - (count - 1) / 2
        back = BackLook(width, height, -FAN_ANGLE * off).surface(pen.theme)
        down = y + high / 2 + FAN_DROP * (abs(off) - 1)
        pen.stamp(back, x + 3 + width / 2 + index * step, down, "center")


def _pile_size(high: float) -> tuple[float, float]:
    height = min(high - LABEL - 4, TALLEST_PILE)
    return height * CARD[0] / CARD[1], height


def _draw_pile(model: TableModel, seat: int, high: float) -> Column:
    player = model.view.players[seat]
    count = len(player.draw_pile) + len(player.on_top)
    back = (Art(_back),) if count else ()
    return Column(
        Gallery(*back, size=_pile_size(high), at=(0.5, 0.5), grow=1),
        _label(say("hand.draw", number=count), count),
        name=f"draw_pile@{seat}",
        tells=Slip(explanations.draw_pile, model, seat),
        wide=(0.0, 48.0),
    )


def _back(pen: Pen, area: Area) -> None:
    pen.stamp_at(card_back(pen.theme, *area[2:]), area)


def _discard_pile(model: TableModel, seat: int, high: float) -> Column:
    """The top of an open pile, to be looked through."""
    pile = model.view.players[seat].discard_pile
    return Column(
        Gallery(*_top(model, seat, pile), size=_pile_size(high), at=(0.5, 0.5), grow=1),
        _label(say("hand.discard", number=len(pile)), len(pile)),
        name=f"discard_pile@{seat}",
        tells=Slip(explanations.discard_pile, model, seat),
        wide=(0.0, 60.0),
    )


def _top(model: TableModel, seat: int, pile: tuple[str, ...], shown: tuple[str, ...] = ()) -> Iterator[Box]:
    beside = [card for card in pile if card not in shown]
    if beside:
        zoom = pile_zoom(say("hand.open_pile", name=model.seats[seat].name, number=len(pile)), pile)
        yield card_box(beside[-1], small, z=5, zone=ZONE, zoom=zoom, looks_at=seat)


def _label(words: str, count: int) -> Text:
    return Text(words, "label", 13, palette.SECONDARY, align="center", shorter=(str(count),), high=LABEL)


# What stays in play, and what was done last


def _standing_column(model: TableModel, side: Side) -> Column:
    """What stays in play; the place of such a card is seen while there is none."""
    cards = [(seat, card) for seat in side.seats for card in model.view.players[seat].standing]
    told = Slip(explanations.plain, model, "play_told.stays", explanations.WALLS)
    boxes = [card_box(card, small, z=5, zone=ZONE, looks_at=seat) for seat, card in cards]
    free = free_place(CARD, "stone-wall", "no_card@theirs", told, at=(0.0, 0.0))
    return Column(
        heading(say("play.stays"), high=22, name="standing@theirs", tells=told),
        Gallery(*boxes, size=CARD, gap=(4, 4), at=(0.0, 0.0), grow=1) if boxes else Overlay(free, grow=1),
        wide=(50.0, CARD[0]),
        drop=1,
    )


def _latest_turn(model: TableModel, side: Side, is_tall: bool) -> Box:
    """What the side did in its latest turn, as far as there is room; the slip tells it in full."""
    state: NationState = model.view
    words = " ".join(recap(state, model.told, side.nation, state.players[model.viewer].nation))
    told = Slip(explanations.last_turn, model, side.nation)
    name = f"latest_turn@{side.nation}"
    if not side.seats:
        box = told_words(words, "text", name, told, "center", high=30)
        return Row(box, pad=(12, 0, 12, 0), high=(0.0, 30.0))
    box = told_words(words, "text" if is_tall else "label", name, told)
    if not is_tall:
        return Row(box, pad=(12, 0, 12, 0), grow=1)
    title = heading(say("play.last_turn"), high=22, name=f"{name}.title", tells=told)
    return Column(title, box, grow=1)


# A partner


@lasting("view", "told", "decision", "draft", *SEATED)
def partner(model: TableModel, seat: int, heard: int) -> Sheet:
    """Hand, piles and coins of a partner; once the hand is played, what was bought instead."""
    player, name = model.view.players[seat], model.seats[seat].name
    told = Slip(explanations.partner, model, seat)
    marks = say("sides.marks") if player.marked else ""
    top = header(f"partner@{seat}", name, model.seats[seat].colour, say("sides.partner"), told, marks, told)
    content = Column(
        top,
        6,
        Row(_partners_cards(model, seat), pad=(12, 0, 12, 0), grow=1),
        6,
        _partners_piles(model, seat),
        6,
        name=f"seat{seat}",
        place=_seat_place(model, seat),
        pad=(1, 1, 1, 0),
    )
    return Sheet(Overlay(content, back=(plate(),)), zone=ZONE)


def _partners_cards(model: TableModel, seat: int) -> Box:
    player = model.view.players[seat]
    told = Slip(explanations.hand, model, seat)
    row = player.hand or purchases(model, seat)
    if not row and is_shopping(model, seat):
        words = say("lists.none_of_partner")
        return Text(
            words, "aside", 16, palette.DIM, align="center", grow=1,
            name="partner's purchases", tells=Slip(explanations.bought, model),
        )  # fmt: skip
    boxes = [
        back_box(f"back{seat}.{index}", z=5 + index, zone=ZONE)
        if is_hidden(card)
        else card_box(card, small, z=5 + index, zone=ZONE, looks_at=seat)
        for index, card in enumerate(row)
    ]
    return Gallery(
        *boxes, size=PARTNERS_CARD, gap=(2, 2), high=(30.0, PARTNERS_CARD[1]), grow=1, at=(0.0, 0.5),
        name=f"hand@{seat}", tells=told,
    )  # fmt: skip


def _partners_piles(model: TableModel, seat: int) -> Row:
    player = model.view.players[seat]
    drawable = len(player.draw_pile) + len(player.on_top)
    pile = player.discard_pile
    back = (Art(_back),) if drawable else ()
    size = PARTNERS_PILE
    return Row(
        Row(
            Gallery(*back, size=size, wide=(20.0, size[0])),
            Text(
                say("hand.draw", number=drawable), "label", 13.5, palette.SECONDARY, shorter=(str(drawable),)
            ),
            gap=7,
            wide=(0.0, 82.0),
            name=f"draw_pile@{seat}",
            tells=Slip(explanations.draw_pile, model, seat),
        ),
        Row(
            Gallery(*_top(model, seat, pile, purchases(model, seat)), size=size, wide=(20.0, size[0])),
            Text(
                say("hand.discard", number=len(pile)),
                "label",
                13.5,
                palette.SECONDARY,
                shorter=(str(len(pile)),),
            ),
            gap=7,
            wide=(0.0, 92.0),
            name=f"discard_pile@{seat}",
            tells=Slip(explanations.discard_pile, model, seat),
        ),
        counter("coins", player.coins, f"coins@{seat}", Slip(explanations.coins, model, seat)),
        Gap(grow=1),
        gap=4,
        high=(24.0, size[1]),
        pad=(12, 0, 8, 0),
    )
