"""The tray of a barter: own goods at the left, the partner's at the right, between them what changes hands.

It lies over the markets while a talk is held. Touching a pile lays one piece onto the tray, touching the tray takes one
back; cubes can be carried, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE
from game.wealth_of_nations.cards.market import barter_price
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.drafts.bargain import (
    NOTE_WORTH,
    asked_place,
    given_place,
    own_pile,
    promise_place,
    their_pile,
    unit_of,
)
from game.wealth_of_nations.rules.barter import OFFER, PROMISES
from game.wealth_of_nations.rules.talk import MOST_PROPOSALS, holdings
from game.wealth_of_nations.state import ITEMS, Offer, WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.signs import banknote, cube
from scenes.games.wealth_of_nations.panels.barter_balance import balance, line
from scenes.games.wealth_of_nations.text import dealings_told
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.barter_words import tray_draft
from scenes.games.wealth_of_nations.text.seats import say, seat_colour, seat_name
from scenes.table.model import TableModel
from scenes.ui.box import TargetMaker
from sprites.paint import palette
from sprites.things.tray import RIM, tray_surface

ZONE = "barter"
PILE, SIDE = 84.0, 86.0
"""Widths of a pile, and of a side of the tray."""

ROW, MONEY_ROW, LOW_ROW = 36.0, 46.0, 28.0
CUBE, SMALL_CUBE, CUBE_STEP, MOST_CUBES = 23.0, 23.0, 7.0, 5
COUNT = 24.0
"""Width of the number beside a pile: ones stand under ones."""
SLICES = 4
"""How many times as high as a row the tray is drawn that rows are cut from: enough for a row without its ends."""

TAG = ui.fill(palette.PAPER_BOTTOM, 1.0, 4)
"""The paper on which a price is written."""


@ui.memo
def tray(model: TableModel[WealthState]) -> ui.PaintLayer:
    """Title, a row for every item, the balance, promises; for a viewer who talks."""
    talk, draft = model.view.talk, tray_draft(model)
    assert talk is not None
    gives = draft.gives if draft else talk.gives(model.viewer)
    title, promises = _title(model), tuple(_promises(model))
    pairs = [ui.Row(*promises[at : at + 2], gap=4) for at in range(0, len(promises), 2)]
    under = ui.Column(*pairs, gap=3, high=(0.0, 47.0)) if pairs else ui.Gap(high=(0.0, 47.0))
    forms = (
        ui.Column(
            title, _goods(model, gives, 1.0), 4, balance(model, gives), 3, under, ui.Gap(grow=1), pad=(7, 2, 7, 4)
        ),
        ui.Column(
            title, _goods(model, gives, LOW_ROW / ROW), line(model, gives), 2, ui.Column(*pairs, gap=2),
            ui.Gap(grow=1), pad=(7, 1, 7, 3),
        ),
    )  # fmt: skip
    back = ui.plate(palette.BRASS_LIGHT, palette.PLATE, 0.97, 8)
    return ui.PaintLayer(
        ui.Column(ui.Either(*forms, grow=1), name="tray", back=(back,)), zone=ZONE, high=(0.0, 446.0), grow=1
    )


def _title(model: TableModel[WealthState]) -> ui.Row:
    """With whom, and which proposal it is."""
    talk = model.view.talk
    assert talk is not None
    partner = talk.other(model.viewer)
    is_laying = model.decision is not None and model.decision.choice is OFFER
    stage = min(MOST_PROPOSALS, talk.proposals + is_laying)
    return ui.Row(
        ui.heading(say("tray.heading")),
        ui.disc(seat_colour(model, partner), 20),
        ui.Text(seat_name(model, partner), ui.Style.STRONG, cut=True),
        ui.Gap(grow=1),
        ui.Text(say("tray.stage", number=stage, most=MOST_PROPOSALS), ui.Style.HINT, drop=1),
        gap=7,
        high=26.0,
        pad=(5, 0, 5, 0),
        name="about the talk",
        tells=ui.Tooltip(dealings_told.proposal, model),
    )


# -- goods ---------------------------------------------------------------------------------------------------------


def _goods(model: TableModel[WealthState], gives: Offer, share: float) -> ui.Grid:
    """What both have, what changes hands, and the prices."""
    heads = [
        ui.Text(say(f"tray.{key}"), ui.Style.CAPTION, colour=ink, align="center", lines=2)
        for key, ink in (
            ("own", palette.BRASS_LIGHT),
            ("given", palette.BRASS_LIGHT),
            ("price", palette.DIM),
            ("asked", palette.BRASS_LIGHT),
            ("their", palette.BRASS_LIGHT),
        )
    ]
    tooltip = ui.Tooltip(told.about, model, "tray.columns", "Barter")
    rows = [list(_row(model, item, gives, share)) for item in ITEMS]
    kinds: list[ui.Kinds] = [
        {"high": 18.0, "drop": 1, "name": "columns", "tells": tooltip},
        *[ui.Kinds(grow=1.0) for _ in ITEMS],
    ]
    return ui.Grid([heads, *rows], grows=(0, 0, 1, 0, 0), even=(0, 1, 3, 4), column_gap=2, row_kinds=kinds)


def _row(model: TableModel[WealthState], item: str, gives: Offer, share: float) -> Iterator[ui.Box]:
    """Pile, side, price, side, pile."""
    state = model.view
    place = ITEMS.index(item)
    amount = gives[place]
    assert state.talk is not None
    partner = state.talk.other(model.viewer)
    who = seat_name(model, partner)
    is_open = tray_draft(model) is not None
    high = (0.0, (MONEY_ROW if item == "money" else ROW) * share - 4)
    back = _unit_words(unit_of(item))
    words = f"−${NOTE_WORTH}" if item == "notes" else say("tray.cash")
    if item in COMMODITIES:
        words = f"${barter_price(state.market(item)) / HALF_DOLLARS:g}"

    def pile(key: str, seat: int) -> ui.Box:
        if item == "money":
            return _banknotes(model, key, high, who, is_open)
        unit = unit_of(item)
        name = own_pile(unit) if key == "own" else their_pile(unit)
        caption = say(f"tray.{key}_one", unit=_unit_words(unit), who=who)
        count = holdings(state.nations[seat])[place]
        return _held(model, key, item, count, high, name, _touched(item, caption) if is_open else None)

    def side(key: str, name: str, laid: int, seat: int) -> ui.Box:
        caption = say(f"tray.{key}_back", unit=back)
        parts = _laid(item, laid) if laid > 0 else ()
        tone = palette.PLAYERS[seat_colour(model, seat)].colour
        lining = ui.Art(_lining, tone, item == ITEMS[0], item == ITEMS[-1])
        return ui.Row(
            *parts, wide=SIDE, high=(high[0], high[1] + 4), pad=(10, 0, 11, 0), name=name,
            target=_touched(item, caption) if is_open else None, tells=ui.Tooltip(dealings_told.pile, model, key, item),
            back=(lining,),
        )  # fmt: skip

    yield pile("own", model.viewer)
    yield side("given", given_place(item), amount, model.viewer)
    yield ui.Text(
        words,
        ui.Style.FIGURE,
        size=14.5,
        colour=palette.DARK_INK,
        align="center",
        high=21.0,
        snug=True,
        pad=(4, 0, 4, 0),
        margin=(4, 0, 4, 0),
        name=f"price of {item}",
        tells=ui.Tooltip(dealings_told.price, model, item),
        back=(TAG,),
    )
    yield side("asked", asked_place(item), -amount, partner)
    yield pile("their", partner)


def _lining(pen: ui.Pen, area: ui.Area, tone: palette.Colour, is_first: bool, is_last: bool) -> None:
    """A part of a tray of wood, lined with cloth of a seat's colour, that goes on above and below."""
    x, y, width, _ = area
    theme, rect = pen.theme, pen.theme.rect(*area)
    deep = palette.mix(theme.colour(tone), palette.BLACK, 0.58)

    def draw() -> pygame.Surface:
        whole = tray_surface(theme, rect.width / theme.s, SLICES * rect.height / theme.s, (deep, deep))
        low = whole.get_height() - rect.height
        return whole.subsurface((0, 0 if is_first else low if is_last else low // 2, rect.width, rect.height)).copy()

    part = theme.cached(("barter lining", rect.size, deep, is_first, is_last), draw)
    pen.surface.blit(part, rect)
    if not is_first:
        pen.fill((x + RIM + 8, y, width - 2 * RIM - 16, 1), palette.IVORY, 0.12)


def _touched(item: str, caption: str) -> TargetMaker:
    """A place of pieces; cubes can be carried from it. It shines under the pointer only: what there is none of is pale,
    so that what can be laid is seen without a line around each of them.
    """
    look = looks.CubeLook(item, CUBE) if item in COMMODITIES else None
    return partial(ui.Target, zone=ZONE, caption=caption, can_be_held=look is not None, held_look=look, is_quiet=True)


def _held(
    model: TableModel[WealthState],
    key: str,
    item: str,
    count: int,
    high: tuple[float, float],
    name: str,
    target: TargetMaker | None,
) -> ui.Row:
    """Goods that may be laid on the tray."""
    sign = ui.glyph("note", 20) if item == "notes" else cube(item, CUBE, not count)
    ink = palette.IVORY if count else palette.DIM
    return ui.Row(
        sign, ui.Text(str(count), ui.Style.FIGURE, size=18, colour=ink, align="right", wide=COUNT), ui.Gap(grow=1),
        gap=4, wide=PILE, high=high,
        pad=(10, 0, 4, 0), margin=(0, 2, 0, 2), name=name, target=target,
        tells=ui.Tooltip(dealings_told.pile, model, key, item),
    )  # fmt: skip


def _banknotes(
    model: TableModel[WealthState], key: str, high: tuple[float, float], who: str, is_open: bool
) -> ui.Column:
    """Bank notes of every value, two by two."""
    notes = []
    for value in FINANCE.banknotes:
        unit = f"dollar{value}"
        caption = say(f"tray.{key}_one", unit=_unit_words(unit), who=who)
        notes.append(
            banknote(
                value,
                wide=(24.0, 40.0),
                high=(12.0, 20.0),
                grow=1,
                margin=(1, 0.5, 1, 0.5),
                name=own_pile(unit) if key == "own" else their_pile(unit),
                target=_touched("money", caption) if is_open else None,
                tells=ui.Tooltip(dealings_told.pile, model, key, "money"),
            )
        )
    return ui.Column(ui.Row(*notes[:2], grow=1), ui.Row(*notes[2:], grow=1), wide=PILE, high=high, margin=(0, 2, 0, 2))


def _unit_words(unit: str) -> str:
    """A unit as a sentence names it."""
    if unit.startswith("dollar"):
        return f"${unit.removeprefix('dollar')}"
    return f"1 {{{unit}}}"


def _some(pen: ui.Pen, area: ui.Area, item: str, amount: int) -> None:
    middle = area[1] + area[3] / 2
    for index in range(min(amount, MOST_CUBES)):
        x = area[0] + CUBE_STEP * index
        if item == "notes":
            pen.glyph("note", x, middle, SMALL_CUBE)
        else:
            pen.stamp(looks.CubeLook(item, SMALL_CUBE).surface(pen.theme), x, middle)


def _laid(item: str, amount: int) -> tuple[ui.Box, ...]:
    """What lies on one side of the tray: some pieces and their number."""
    if item == "money":
        return (ui.Text(f"${amount}", ui.Style.FIGURE, size=20, colour=palette.GAIN, align="center", grow=1),)
    wide = SMALL_CUBE + CUBE_STEP * (min(amount, MOST_CUBES) - 1)
    pieces = ui.Art(_some, item, amount, wide=wide, high=SMALL_CUBE, drop=1)
    return pieces, ui.Gap(grow=1), ui.Text(str(amount), ui.Style.FIGURE, size=18, colour=palette.LEGAL, align="right")


def _promises(model: TableModel[WealthState]) -> Iterator[ui.Box]:
    """All that can be promised; to a viewer who lays nothing out, what was."""
    talk, draft = model.view.talk, tray_draft(model)
    assert talk is not None
    said = (*talk.promises, *(draft.promises if draft else ()))
    for promise in PROMISES:
        if draft is None and promise not in said:
            continue
        words = say(f"promises.{promise}")
        is_said = promise in said
        ink = palette.HOT if is_said else palette.SECONDARY
        target = partial(ui.Target, zone=ZONE, caption=say("tray.promise", words=words)) if draft else None
        yield ui.Text(
            words, ui.Style.CAPTION, colour=ink, align="center", shorter=(say(f"short_promises.{promise}"),),
            wide=(0.0, 197.0), high=22.0, grow=1, pad=(5, 0, 5, 0), name=promise_place(promise), target=target,
            tells=ui.Tooltip(dealings_told.promise, model, promise),
            back=(ui.fill(palette.WHAT_IF_CELL if is_said else palette.MARKET_PLATE, 0.9, 5),),
        )  # fmt: skip
