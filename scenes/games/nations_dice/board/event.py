"""The event of the round: what its famine and its war ask for, and how much of it the shown nation has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from game.nations_dice.cards.payment import DICE_FOR_ONE, purse
from game.nations_dice.state import Nation, NationsDiceState
from game.nations_dice.text.breakdown import CHITS, shown_shares
from game.text.sentences import NUMERALS, Sentences
from scenes import ui
from scenes.games.nations_dice.text import explanations
from scenes.table.model import TableModel
from sprites.letters.fonts import capitals
from sprites.paint import materials, palette
from sprites.poster.motif import Motif

say = Sentences("nations_dice")

ZONE = "event"
BANNER, PICTURE = 48.0, 46.0
TITLE_FLOOR = 0.62
"""Titles are large, and long in some languages: they may shrink further than what is read."""
MOST_SOCKETS_BESIDE_CHIP = 4
DARK_BROWN = palette.PAPER_INK
SOCKET = palette.hex_colour("#CDB98C")
SOCKET_SIDE, SOCKET_STEP, CLOSEST = 24.0, 27.0, 15.0
MISSING_ALPHA = 70

PICTURES = {
    "famine": Motif("event", 1, "empty-wood-bucket", "field", biome="steppe", plate="crop", tones=("timber",)),
    "war": Motif("war", 1, "tattered-banner", plate="crop", tones=("red",)),
}
"""What each banner shows in the first age."""


class Need(NamedTuple):
    """The famine or the war: how much of a kind it needs, how much the nation has and from which pieces.

    `trade` says what dice that show something else could do about what is missing. is_counted: whether it has been
    settled, or others are settling it, so that pieces that are used up say nothing of it any more.
    """

    name: str
    kind: str
    need: int
    have: int
    sources: str
    trade: str = ""
    is_counted: bool = False


STEPS = {
    "famine": ("famine", "player_order", "war", "new_tiles", "over"),
    "war": ("war", "new_tiles", "over"),
}
"""The steps from which on a need may have been settled, until dice are rolled for the next event."""


def event(model: TableModel[NationsDiceState]) -> ui.PaintLayer:
    """Parchment in a double frame: a title, then a banner with its sockets for famine and for war."""
    return _event(model, tuple(_needs(model)) if model.view.event else ())


@ui.memo
def _event(model: TableModel[NationsDiceState], needs: tuple[Need, ...]) -> ui.PaintLayer:
    told = ui.Tooltip(explanations.event, model)
    return ui.PaintLayer(
        ui.Column(
            *(_halved(model, needs) if needs else (_coming(),)),
            pad=(8, 7, 8, 6),
            name="event",
            tells=told,
            back=(ui.Art(_paint_parchment),),
        ),
        zone=ZONE,
    )


def _coming() -> ui.Text:
    return ui.Text(say("event.coming"), ui.Style.CAPTION, size=14, colour=DARK_BROWN, align="center", lines=3, grow=1)


def _needs(model: TableModel[NationsDiceState]) -> Iterator[Need]:
    state = model.view
    tile, nation = state.event_tile, state.nations[model.shown_seat]
    for name, kind, need in (("famine", "food", tile.famine), ("war", "strength", tile.war)):
        yield Need(
            name,
            kind,
            need,
            purse(nation, kind).shown,
            _sources(nation, kind),
            _trade(nation, kind, need),
            _is_counted(state, model.shown_seat, name),
        )


def _halved(model: TableModel[NationsDiceState], needs: Sequence[Need]) -> tuple[ui.Box | float, ...]:
    """The title over famine and war."""
    age = NUMERALS[model.view.event_tile.age]
    short = (say("event.title_short", age=age),)
    title = ui.Text(
        say("event.title", age=age),
        ui.Style.CHAPTER,
        size=17.5,
        colour=palette.INK,
        align="center",
        shorter=short,
        pad=(0, 1, 0, 1),
    )
    return title, 1.0, ui.Either(*(_halves(model, needs, picture) for picture in (PICTURE, 0.0)), grow=1)


def _is_counted(state: NationsDiceState, seat: int, name: str) -> bool:
    decision = state.decision
    return state.step in STEPS[name] and (decision is None or decision.seat != seat)


def _halves(model: TableModel[NationsDiceState], needs: Sequence[Need], picture: float) -> ui.Column:
    """Famine and war, with pictures where there is room for both."""
    vp = model.view.event_tile.vp
    halves = [part for need in needs for part in (_need(model, need, vp, picture), ui.Gap(grow=1))]
    return ui.Column(ui.Gap(grow=0.5), *halves)


def _sources(nation: Nation, kind: str) -> str:
    """Where a nation has a kind from: "red dice 4, chit 1"."""
    words = [
        say("event.chits", pieces=share.pieces, amount=share.amount)
        if share.piece == CHITS
        else say(
            "event.source",
            colour=say.name(share.piece),
            pieces=share.pieces,
            amount=share.amount,
        )
        for share in shown_shares(nation, kind)
    ]
    return ", ".join(words) or say("event.no_source")


def _trade(nation: Nation, kind: str, need: int) -> str:
    """How many dice of other kinds the rest would take: "or trade 4 of 6 dice"; empty where nothing is to be said."""
    held = purse(nation, kind)
    dice, wanted = len(held.to_trade), DICE_FOR_ONE * (need - held.shown)
    if wanted <= 0 or not dice:
        return ""
    return say("event.or_trade" if wanted <= dice else "event.no_trade", wanted=wanted, dice=dice)


def _need(model: TableModel[NationsDiceState], need: Need, vp: int, picture: float) -> ui.Column:
    """A half of the tile."""
    return ui.Column(
        _banner(need, vp, picture),
        _sockets(need),
        2,
        *((_small(need.sources, 1),) if not need.is_counted else ()),
        *((_small(need.trade, 2),) if need.trade and not need.is_counted else ()),
        name=need.name,
        tells=ui.Tooltip(explanations.event_need, model, need.name),
    )


def _small(words: str, drop: int) -> ui.Text:
    return ui.Text(words, ui.Style.BODY, size=13, colour=DARK_BROWN, drop=drop, cut=True, pad=(4, 0, 4, 0))


def _banner(need: Need, vp: int, picture: float) -> ui.Row:
    """Name and need on a dark strip, with a picture of so many units at its left end; an age scores its number."""
    words = ui.Column(
        ui.Text(capitals(say(f"event.{need.name}")), ui.Style.TITLE, colour=palette.IVORY, floor=TITLE_FLOOR),
        ui.Text(
            say("event.use", need=need.need, kind=need.kind),
            ui.Style.NAME,
            size=14.5,
            shorter=(say("event.use_short", need=need.need, kind=need.kind),),
        ),
        grow=1,
        pad=(0, 4, 0, 4),
    )
    left = picture + 10 if picture else 8
    return ui.Row(
        left, words, ui.laurel(vp, 31), 4.5, high=BANNER, back=(ui.Art(_paint_banner, need.name, vp, picture),)
    )


def _paint_banner(pen: ui.Pen, area: ui.Area, name: str, age: int, picture: float) -> None:
    size = pen.theme.rect(0, 0, area[2], area[3]).size
    key = ("event banner", name, age, size, picture)
    pen.stamp_at(pen.theme.cached(key, partial(_drawn_banner, pen.theme, name, age, size, picture)), area)


def _drawn_banner(theme: ui.Theme, name: str, age: int, size: tuple[int, int], picture: float) -> pygame.Surface:
    strip = materials.rounded(*size, 3 * theme.s, palette.INK)
    strip.blit(materials.rounded(*size, 3 * theme.s, palette.COST_FILL, 0.16), (0, 0))
    if picture:
        wide = theme.px(picture) + theme.px(4)
        strip.blit(theme.posters.picture(replace(PICTURES[name], age=age), (wide, size[1])), (0, 0))
    edge = materials.rounded(
        *size, 3 * theme.s, palette.INK, 0, line=max(1.0, theme.s), edge=palette.BROWN, edge_alpha=1.0
    )
    strip.blit(edge, (0, 0))
    return strip


def _sockets(need: Need) -> ui.Either:
    """One socket for every needed unit, filled with what there is, and whether that is enough."""
    missing = max(0, need.need - need.have)
    colours = (palette.SAFE_CELL, palette.GAIN) if not missing else (palette.LOSS_CELL, palette.LOSS)
    which = "missing" if missing else "met"
    ways = [
        say(f"event.{which}", need=need.need, missing=missing),
        say(f"event.{which}_short", missing=missing),
    ]
    if need.need > MOST_SOCKETS_BESIDE_CHIP:
        ways = ways[1:]
    wide = (CLOSEST * need.need, SOCKET_STEP * need.need - SOCKET_STEP + SOCKET_SIDE)
    sockets = ui.Art(_paint_sockets, need.kind, need.need, need.have, wide=wide, high=SOCKET_SIDE, snug=True)
    chips = [ui.chip(words, 18, *colours, 13, floor=1.0 if words != ways[-1] else 0.8) for words in ways]
    shown = [(sockets, ui.Gap(grow=1))] if need.is_counted else [(sockets, ui.Gap(grow=1), each) for each in chips]
    return ui.Either(*(ui.Row(*parts, gap=3, high=28, pad=(1, 4, 1, 0)) for parts in shown))


def _paint_sockets(pen: ui.Pen, area: ui.Area, kind: str, need: int, have: int) -> None:
    x, y, width, height = area
    step = min(SOCKET_STEP, (width - SOCKET_SIDE + 2) / max(1, need - 1)) if need > 1 else SOCKET_STEP
    size = min(SOCKET_SIDE, step - 1)
    for index in range(need):
        spot = x + size / 2 + step * index
        pen.stamp(materials.chip(pen.theme, size, size, SOCKET, edge=palette.BROWN), spot, y + height / 2, "center")
        sign = pen.theme.glyph(kind, size * 0.72)
        if index >= have:
            sign = sign.copy()
            sign.set_alpha(MISSING_ALPHA)
        pen.stamp(sign, spot, y + height / 2, "center")


def _paint_parchment(pen: ui.Pen, area: ui.Area) -> None:
    x, y, width, height = area
    pen.shadow(pen.theme.rect(*area), 4)
    pen.parchment(area)
    frame = pen.theme.rect(x + 4, y + 4, width - 8, height - 8)
    line = materials.rounded(
        *frame.size, 3 * pen.theme.s, palette.BROWN, 0,
        line=max(1.0, 0.9 * pen.theme.s), edge=palette.BROWN, edge_alpha=0.7,
    )  # fmt: skip
    pen.surface.blit(line, frame)
