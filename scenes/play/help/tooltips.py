"""Tooltips: what everything on the screen says under pointer or focus: pieces and notes, buttons, lines of the log; how
large a card is shown that is asked about, and what a tried move would change, beside the piece it would reach.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.play.help.reasons import why_dark, why_dark_place
from scenes.play.input.controls import Controls
from scenes.play.view.table_view import TableView
from scenes.table.panels.city_zoom import CityZoom
from scenes.ui.host.tooltip import caption_of, darkened
from sprites.paint import palette

_say = Sentences("screens")

LYING = 0.4
"""The share of a piece, at least, with which it lies on what speaks for it."""

MOST_OF_WINDOW = 0.75
"""How much of the window, at each side, a card takes at most that has grown with the letters."""

LESS = 0.8
"""How large a card is beside its usual size where that has no room off figures."""

SMALLEST_CITY = 0.6
"""How large a city is where there is room for no more."""

WHAT_IF_PREFIX = "what if "
PADDING, SIZE = 4.0, 14.0

POINTS, MOST_ON_A_PLAQUE = 36.0, 2
"""Units that the points at the right of a plaque's strip need, and how many changes have room beside them."""


class TableTooltip(NamedTuple):
    """What is asked: where it lies, what it says, and what lies in a row with it."""

    area: ui.Area
    look: ui.Look
    row: Sequence[ui.Area] = ()


class Tooltips:
    """All that can be asked at one table. What is dark says why first; what has no words lets speak what it lies on."""

    def __init__(self, table: TableView, controls: Controls) -> None:
        self._table = table
        self._controls = controls

    def of(self, name: str | None) -> TableTooltip | None:
        """What this place, button or line says; None where it says nothing."""
        if name is None:
            return None
        places = self._table.top.layout.targets
        if place := places.get(name):
            look = self._told(name, place) or (self._under(place) if place.looks_at is None else None)
            if place.city_of is not None and isinstance(look, ui.Explanation | ui.Tooltip):
                look = _with_city(look)
            return TableTooltip(place.area, look, neighbours(places, name)) if look else None
        if button := next((each for each in self._controls.buttons if each.name == name), None):
            look = button.control.tells
            if not button.is_enabled:
                look = darkened(look, button.control.caption, why_dark(self._table, name).words)
            others = [each.area for each in self._controls.buttons if each is not button]
            return TableTooltip(button.area, look, others) if look else None
        note = self.loose.get(name)
        return TableTooltip(note.area, note.tells) if note and note.tells else None

    @property
    def loose(self) -> Mapping[str, ui.Target]:
        """What can be asked and is no part of the layout."""
        return {**self._controls.notes, **self._table.log_panel.notes}

    def _told(self, name: str, place: ui.Target) -> ui.Look | None:
        """What a place says; one that is a button of the table, such as a price, says why it is dark."""
        if place.tells is not None and not isinstance(place.tells, ui.Explanation | ui.Tooltip):
            return place.tells
        why = why_dark_place(self._table, name).words
        if not why:
            return place.tells
        told = place.tells or (None if place.caption else self._under(place))
        return darkened(told, place.caption, why)

    def _under(self, place: ui.Target) -> ui.Look | None:
        """What the topmost thing under a place says that says nothing itself, such as the card under a worker."""
        least = LYING * place.area[2] * place.area[3]
        places = self._table.top.layout.targets.values()
        telling = [each for each in places if each.tells and ui.overlap(each.area, place.area) >= least]
        return max(reversed(telling), key=lambda each: each.z).tells if telling else None

    def caption(self, name: str) -> str:
        """The line that a listener hears of it."""
        place = self._table.top.layout.targets.get(name) or self.loose.get(name)
        if place is not None and place.caption:
            return place.caption
        button = next((each for each in self._controls.buttons if each.name == name), None)
        if button is not None:
            return button.control.caption
        tip = self.of(name)
        return caption_of(tip.look) if tip else ""


def _with_city(look: ui.Explanation | ui.Tooltip) -> ui.Explanation:
    """What a place tells, and that it shows a city."""
    told = look.told if isinstance(look, ui.Tooltip) else look
    return replace(told, remarks=(*told.remarks, _say("notes.city")))


def neighbours(places: Mapping[str, ui.Target], name: str) -> list[ui.Area]:
    """The areas of the pieces that lie in the same row and zone as this one."""
    place = places[name]
    _, top, _, height = place.area
    return [
        other.area
        for other_name, other in places.items()
        if other_name != name
        and other.zone == place.zone
        and min(top + height, other.area[1] + other.area[3]) - max(top, other.area[1]) > height / 2
    ]


class Resized(NamedTuple):
    """A look that is drawn larger or smaller than it was made for."""

    look: ui.Look
    times: float

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The piece in its new size."""
        return self.look.surface(theme.magnified(self.times))

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its silhouette in its new size."""
        return self.look.mask(theme.magnified(self.times))


def faces_of(look: ui.Look, theme: ui.Theme) -> list[pygame.Surface]:
    """How a look may be shown: a card grows with the letters, as far as the window has room, and is smaller where only
    that hides no figures; popovers have grown already.
    """
    if isinstance(look, ui.Explanation | ui.Tooltip):
        return [look.surface(theme)]
    times = 1.0
    if theme.letter > 1:
        width, height = look.surface(theme).get_size()
        most = MOST_OF_WINDOW * min(theme.size[0] / width, theme.size[1] / height)
        times = max(1.0, round(min(theme.letter, most), 2))
    shares = (1.0, LESS, SMALLEST_CITY) if isinstance(look, CityZoom) else (1.0, LESS)
    sizes = (round(times * share, 2) for share in shares)
    return [(Resized(look, each) if each != 1 else look).surface(theme) for each in sizes]


def what_if_popover(table: TableView, name: str, place: ui.Target) -> ui.Popover:
    """What is tried at the place of this name."""
    theme = table.theme
    face = theme.cached(("what if", place.tried), partial(_drawn, theme, place.tried))
    return ui.Popover(WHAT_IF_PREFIX + name, ui.PopoverKind.TOOLTIP, [face], place.area, light=table.light_of(name))


def what_if_chip(theme: ui.Theme, plaque: ui.Target) -> ui.Stamp:
    """What a tried move changes for somebody else, at the top of their plaque beside the points. A popover would lie
    off the plaque, where it reads like somebody else's.
    """
    tried = plaque.tried[:MOST_ON_A_PLAQUE]
    face = theme.cached(("what if chip", tried), partial(_drawn, theme, tried, ui.Row))
    x, y, wide, _ = plaque.area
    corner = theme.spot(x + wide - POINTS, y + 1)
    return ui.Stamp(face, (corner[0] - face.get_width(), corner[1]))


def _drawn(theme: ui.Theme, tried: ui.Tried, kind: type[ui.Row] | type[ui.Column] = ui.Column) -> pygame.Surface:
    lines = (
        ui.Text(
            f"{{{glyph}}} {words}" if glyph else words,
            ui.Style.FIGURE,
            size=SIZE,
            colour=palette.WHAT_IF,
            align="center",
        )
        for glyph, words in tried
    )
    plate = ui.popover_plate(palette.DARK_INK, 0.94, 5, palette.WHAT_IF, 0.8, 1)
    popover = kind(
        *lines,
        gap=0 if kind is ui.Column else SIZE / 2,
        pad=(2 * PADDING, PADDING, 2 * PADDING, PADDING),
        back=(plate,),
    )
    return ui.painted(popover, theme)
