"""The own strip: name, money, notes, cubes, flags, tiles and points of the nation in front."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.wealth_of_nations.cards.components import COMMODITIES, MONEY
from game.wealth_of_nations.drafts.trades import BUY, SELL, Trades, stock_place
from game.wealth_of_nations.rules.scoring import VP_LOST_FOR_A_NOTE
from game.wealth_of_nations.state import WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.signs import CUBE, coat_of_arms, cube, fan, flag, pile, tile
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import (
    is_money_covered,
    is_money_exact,
    money_words,
    nation_name,
    points_words,
    say,
    seat_colour,
    seat_name,
    short_money_words,
    shown_money,
    shown_vp,
)
from scenes.table.model import TableModel, brought
from scenes.table.panels.ghost import stood_told
from scenes.table.seats import is_asked, ordinal
from sprites.paint import materials, palette

ZONE = "own goods"
ARMS_RISE = 4.0
"""How far the arms stand out over the strip."""

TILE_SIZES = ((15.0, 18.0, 9.0), (12.0, 16.0, 7.0), (9.5, 14.0, 5.0))
"""Side of a tile, size of its number, and units between two, the largest first."""

FULLNESS = ((True, True, TILE_SIZES), (True, False, TILE_SIZES[1:]), (False, False, TILE_SIZES[2:]))
"""Whether there are bank notes and piles of cubes on the strip, and sizes of tiles, the fullest first."""


Changed = tuple[tuple[str, tuple[int, int]], ...]
"""How much the nation has of a kind now and after the tried move, where that changes it."""


def strip(model: TableModel[WealthState]) -> ui.PaintLayer:
    """What the seat in front has, and its ghost."""
    ghost, seat = model.ghost, model.shown_seat
    if ghost is None or not ghost.counted or ghost.seat != seat:
        return _strip(model, None, _changed(model))
    then = replace(model, view=ghost.view)
    stood = shown_vp(then, seat), money_words(then, seat), short_money_words(then, seat)
    return _strip(model, stood, _changed(model))


@ui.memo
def _strip(model: TableModel[WealthState], stood: tuple[int, str, str] | None, changed: Changed) -> ui.PaintLayer:
    """The same; `stood` are the points of the ghost and its money in words."""
    name, notes, points = _name(model), _notes(model), tuple(_points(model))
    line = ui.bar(opacity=0.3, high=38.0)

    def form(fullness: tuple[bool, bool, tuple[tuple[float, float, float], ...]]) -> ui.Row:
        with_fan, with_piles, sizes = fullness
        return ui.Row(
            name,
            6,
            _money(model, with_fan, changed),
            2,
            line,
            2,
            notes,
            5,
            line,
            2,
            *(_stock(model, commodity, with_piles, changed) for commodity in COMMODITIES),
            ui.bar(opacity=0.3, high=38.0, drop=3),
            7,
            ui.Row(_tiles(model, sizes), grow=1, drop=3),
            *((_ghost(model, *stood),) if stood else ()),
            *points,
            pad=(0, 0, 7, 0),
        )

    return ui.PaintLayer(
        ui.Row(
            ui.Forms(form, FULLNESS, enough=(900.0, 50.0), grow=1),
            name="strip",
            pad=(1, 1, 1, 1),
            back=(ui.plate(),),
        ),
        room=ARMS_RISE + 4,
        zone=ZONE,
        grow=1,
    )


def _shows(model: TableModel[WealthState], seat: int) -> partial[ui.Target]:
    """What its arms answer: they show all that it has built."""
    return partial(
        ui.Target, zone=ZONE, caption=say("city.of", name=seat_name(model, seat)),
        city_of=seat, tells=ui.Tooltip(told.who, model, seat),
    )  # fmt: skip


def _name(model: TableModel[WealthState]) -> ui.Row:
    """Whose strip it is, and what it does now."""
    state = model.view
    seat = model.shown_seat
    acts = is_asked(model, seat)
    doing = nation_name(model, seat)
    if acts:
        doing = say("strip.your_turn" if seat == model.viewer and model.answers else "strip.acts_now")
    line = doing
    if state.first >= 0:
        place = ordinal(state.in_order().index(seat) + 1)
        line = say("strip.doing_and_place", doing=doing, place=place)
    tone = palette.PLAYERS[seat_colour(model, seat)].colour
    light, dark = (palette.mix(tone, palette.BLACK, share) for share in (0.35, 0.62))
    return ui.Row(
        ui.Overlay(
            coat_of_arms(model, seat, 50.0, 54.0, ARMS_RISE), ui.Gap(name=f"city@{seat}", target=_shows(model, seat))
        ),
        ui.Column(
            ui.Gap(grow=1),
            ui.Text(seat_name(model, seat), ui.Style.NAME, size=18, cut=True),
            ui.Text(line, ui.Style.CAPTION, colour=palette.IVORY, shorter=() if acts else (doing,)),
            ui.Gap(grow=1),
            grow=1,
        ),
        gap=4,
        wide=158.0,
        pad=(2, 0, 3, 2),
        back=(ui.ribbon(light, dark),),
        name="own name",
        tells=ui.Tooltip(told.who, model, seat),
    )


def _money(model: TableModel[WealthState], with_fan: bool, changed: Changed) -> ui.Row:
    """Bank notes and their sum, as far as it is to be seen; where they lie covered only a close look tells it."""
    seat = model.shown_seat
    words, short = money_words(model, seat), short_money_words(model, seat)
    covered = seat == model.viewer and is_money_covered(model)
    size, ink = 25.0 if is_money_exact(model, seat) else 17.0, palette.GAIN
    if is_money_exact(model, seat) and (figures := dict(changed).get(MONEY)):
        words, short = (f"${figures[0]} › ${figures[1]}", f"› ${figures[1]}")
        size, ink = 17.0, palette.WHAT_IF
    sum_of = ui.Text(
        words, ui.Style.FIGURE, size=size, colour=ink, align="right", shorter=() if short == words else (short,), grow=1
    )
    return ui.Row(
        *((fan(shown_money(model, seat) or 0, wide=78.0),) if with_fan else ()),
        ui.Overlay(ui.Gap(wide=68.0), sum_of, name=f"money@{seat}", grow=1),
        pad=(2, 0, 2, 0),
        name="purse",
        target=partial(
            ui.Target,
            zone=ZONE,
            caption=say("strip.covered", money=words) if covered else words,
            tells=PurseLook(model.view.nations[seat].money) if covered else None,
            is_note=True,
        ),
        tells=None if covered else ui.Tooltip(told.money, model, seat),
    )


def _changed(model: TableModel[WealthState]) -> Changed:
    """What the tried move changes of what the nation has."""
    if not (model.forecast and model.forecast.ends and model.what_if and model.what_if.ends):
        return ()
    return tuple((kind, (had, has)) for kind, had, has in held_then(model, model.shown_seat) if had != has)


def held_then(model: TableModel[WealthState], seat: int) -> Sequence[tuple[str, int, int]]:
    """What a nation has of everything, now and after the tried move; of several trades after the last of them, as their
    button says it, though others act in between.
    """
    now, then = (each.ends[seat].held for each in (model.forecast, model.what_if))
    draft, traded = model.draft, dict[str, int]()
    if is_several(model) and isinstance(draft, Trades):
        sign = 1 if draft.verb == BUY else -1
        traded = {draft.commodity: sign * draft.cubes, MONEY: -sign * draft.total}
    if traded and seat == model.viewer:
        return [(kind, had, had + traded.get(kind, 0)) for kind, had in now]
    return [(kind, had, has) for (kind, had), (_, has) in zip(now, then, strict=True)]


def is_several(model: TableModel[WealthState]) -> bool:
    """Whether several trades are tried, on one turn after the other."""
    draft = model.draft
    return isinstance(draft, Trades) and draft.cubes > 1 and model.tried[:1] == draft.moves[:1]


def _notes(model: TableModel[WealthState]) -> ui.Column:
    """Promissory notes, and what they take away at the end."""
    seat = model.shown_seat
    notes = model.view.nations[seat].notes + brought(model, "note", seat)
    lost = say("strip.notes_lose", vp=VP_LOST_FOR_A_NOTE * notes) if notes else say("strip.no_note")
    return ui.Column(
        ui.Gap(grow=1),
        ui.Row(ui.glyph("note", 22), ui.Text(str(notes), ui.Style.FIGURE, size=20), gap=5),
        ui.Text(lost, ui.Style.CAPTION, colour=palette.LOSS if notes else palette.DIM, drop=1),
        ui.Gap(grow=1),
        wide=54.0,
        pad=(6, 0, 0, 0),
        name=f"note@{seat}",
        tells=ui.Tooltip(told.notes, model, seat),
    )


def _stock(model: TableModel[WealthState], commodity: str, with_pile: bool, changed: Changed) -> ui.Row:
    """The own cubes of a commodity, which can be carried to their market."""
    seat = model.shown_seat
    count = model.view.nations[seat].cubes(commodity) + brought(model, commodity, seat)
    is_own, ink, words = seat == model.viewer, palette.IVORY if count else palette.DIM, str(count)
    if figures := dict(changed).get(commodity):
        words, ink = "{} › {}".format(*figures), palette.WHAT_IF
    return ui.Row(
        pile(commodity, count) if with_pile else cube(commodity, CUBE, not count),
        ui.Text(words, ui.Style.FIGURE, size=21 if words == str(count) else 16, colour=ink, name=f"{commodity}@{seat}"),
        gap=8 if with_pile else 4,
        wide=104.0 if with_pile else (0.0, 76.0),
        pad=(2, 0, 2, 0),
        name=stock_place(commodity),
        target=partial(
            ui.Target,
            zone=ZONE,
            verb=SELL,
            stands_for=(commodity,),
            caption=f"{count} {{{commodity}}}",
            can_be_held=is_own and (SELL, commodity) in model.selection.moves,
            held_look=looks.CubeLook(commodity, CUBE),
            is_quiet=True,
        ),
        tells=ui.Tooltip(told.stock, model, seat, commodity),
    )


def _tiles(model: TableModel[WealthState], sizes: tuple[tuple[float, float, float], ...]) -> ui.Row:
    """Tiles on the map by industry, and flags in stock."""
    state = model.view
    seat = model.shown_seat
    shown = told.tiles_on_map(state, seat)
    forms = (
        ui.Row(
            *(
                ui.Row(
                    tile(industry, side, whole=True),
                    ui.Text(str(count), ui.Style.FIGURE, size=size),
                    gap=2,
                )
                for industry, count in shown
            ),
            ui.Row(
                flag(seat_colour(model, seat), 22),
                ui.Text(str(state.flags_left(seat)), ui.Style.FIGURE, size=18),
                gap=3,
            ),
            gap=between,
        )
        for side, size, between in sizes
    )
    return ui.Row(ui.Either(*forms), name=f"tiles of {seat}", tells=ui.Tooltip(told.tiles, model, seat))


def _points(model: TableModel[WealthState]) -> Iterator[ui.Box | float]:
    """Points, and what they are made of."""
    seat = model.shown_seat
    tooltip = ui.Tooltip(told.points, model, seat)
    yield ui.laurel(shown_vp(model, seat), 38, name=f"vp@{seat}", tells=tooltip)
    lines = (ui.Text(line, ui.Style.LABEL, align="right") for line in points_words(model, seat))
    yield ui.Column(ui.Gap(grow=1), *lines, ui.Gap(grow=1), wide=89.0, drop=4, name=f"points of {seat}", tells=tooltip)


def _ghost(model: TableModel[WealthState], points: int, money: str, short: str) -> ui.Column:
    """Points and money of the ghost, beside the own ones."""
    return ui.Column(
        ui.Gap(grow=1),
        ui.Row(ui.glyph("ghost", 15), ui.Text(f"{points}{{vp}}", ui.Style.FIGURE, size=14.5), gap=3),
        ui.Text(short, ui.Style.FIGURE, size=13.5, colour=palette.GAIN, align="center"),
        ui.Gap(grow=1),
        pad=(5, 0, 6, 0),
        name="ghost stands",
        tells=ui.Tooltip(_stood, model, points, money),
    )


def _stood(model: TableModel[WealthState], points: int, money: str) -> ui.Explanation:
    stood = stood_told(model, say("race.label"), points)
    return replace(stood, remarks=(say("race.money", money=money), *stood.remarks))


@dataclass(frozen=True)
class PurseLook(ui.PaperLook):
    """The exact sum in bank notes, for the eyes of its owner."""

    money: int

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        plate = materials.plate(theme, 150, 56, palette.PLATE, 0.98, edge_alpha=0.8).copy()
        words = theme.text(f"${self.money}", "number", 30, palette.GAIN)
        plate.blit(words, words.get_rect(center=plate.get_rect().center))
        return plate
