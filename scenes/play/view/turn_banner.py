"""Turn banner: nobody has to ask whose turn it is. The rim glows in the active colour, and the name is shown. When a
turn begins, light runs once from left to right over what may be done.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.session.session import Seat
from scenes import ui
from scenes.play.view.piece_light import FULL
from scenes.play.view.renderer import TableRenderer, region_mask
from scenes.table.faces import mark_of
from scenes.table.panels.prompt import PROMPT, shorter, topic
from scenes.ui.host.placement import EDGED, NEVER, READ, docks, parts_played_on, place
from scenes.ui.host.popover_places import window_of
from sprites.paint import palette, tween

GLOW, NAME_SHOWN = 400, 900
NAME_IN, NAME_OUT = 160, 140
"""Milliseconds at Normal speed."""

REST_STRENGTH, FULL_STRENGTH = 0.35, 1.0
STRENGTH_STEPS = 12
REACH = 26.0
TOP, BOTTOM = 36.0, 688.0
PLATE = (290.0, 54.0)
FACE, NAME, WORDS = 34.0, 20.0, 13.5
"""Units of a face, and of the letters of the name and of what is asked."""

BRIEFLY, FAR = EDGED, 20.0
"""What it costs to hide a piece for so short a time, and a hundred units between the name and the plaque: a name that
lies far off is not read as that of the seat.
"""

SWEEP_LASTS = 800
"""Milliseconds at Normal speed."""

SWEEP_REACH = 190.0
"""Units to each side of the light as far as pieces shine."""


class TurnBanner:
    """Who is to act, shown at the rim for as long as it lasts, and as a name when it begins."""

    def __init__(self) -> None:
        self._seat: Seat | None = None
        self._words = self._face = ""
        self._elapsed = 0.0
        self._glow = self._name = 0.0
        self._calm = False
        self._area: ui.Area | None = None
        """Where the name lies while it is shown."""

    def hand_over(self, seat: Seat, words: str, pace: ui.Pace, face: str = "") -> None:
        """A seat acts now, whose player may have chosen a face. Without words only the rim says so."""
        self._seat, self._face = seat, face
        self._words = words
        self._elapsed = 0.0
        self._glow = GLOW * pace.factor
        self._name = NAME_SHOWN * (pace.factor or 1.0) if words else 0.0
        self._calm, self._area = pace.calm, None

    @property
    def is_named(self) -> bool:
        """Whether the name is shown: the last of the stamps."""
        return self._seat is not None and self._elapsed < self._name

    @property
    def is_still(self) -> bool:
        """Whether nothing of it changes any more."""
        return self._elapsed >= max(self._glow, self._name)

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._elapsed += ms

    def finish(self) -> None:
        """Take the name away; the rim stays."""
        self._elapsed = max(self._glow, self._name)

    def stamps(self, theme: ui.Theme, layout: ui.TableLayout) -> list[ui.Stamp]:
        """The rim, and the name while it is shown."""
        if self._seat is None:
            return []
        fade = tween.out(min(1.0, self._elapsed / self._glow)) if self._glow and not self._calm else 1.0
        strength = FULL_STRENGTH + (REST_STRENGTH - FULL_STRENGTH) * fade
        colour = palette.PLAYERS[self._seat.colour].colour
        stamps = _rim(theme, colour, round(strength * STRENGTH_STEPS))
        if area := self.area(theme, layout):
            stamps.append(self._name_stamp(theme, self._seat, ui.middle(area)))
        return stamps

    def area(self, theme: ui.Theme, layout: ui.TableLayout) -> ui.Area | None:
        """Where the name lies while it is shown, in units: beside the plaque of its seat, off what is read or played
        on.
        """
        wide, high = (side * max(1.0, theme.letter) for side in PLATE)
        if not self.is_named:
            return None
        if self._area is None or self._area[2:] != (wide, high):
            plaque = pygame.FRect(layout.plaque or (*layout.banner, 0.0, 0.0))
            played_on = [area for area, _ in parts_played_on(layout) if not plaque.colliderect(area)]
            buttons = [each.area for name, each in layout.targets.items() if each.verb and name not in layout.sprites]
            asked = [layout.anchors[PROMPT]] if PROMPT in layout.anchors else []
            walls = [(area, NEVER) for area in (*layout.kept_clear, *played_on, *buttons, *asked)]
            soft = [*((area, READ) for area in docks(layout)), *((area, BRIEFLY) for area in layout.pieces)]
            left, _, across, _ = window_of(theme)
            cloth = left, TOP, across, BOTTOM - TOP
            self._area = place((wide, high), layout.plaque, cloth, [*walls, *soft], wished=layout.banner, far=FAR).area
        return self._area

    def _name_stamp(self, theme: ui.Theme, seat: Seat, middle: ui.Point) -> ui.Stamp:
        coming = tween.out(min(1.0, self._elapsed / NAME_IN))
        going = tween.inout(max(0.0, self._elapsed - self._name + NAME_OUT) / NAME_OUT)
        opacity = round(STRENGTH_STEPS * min(coming, 1 - going))
        plate = theme.cached(
            ("turn", seat, self._face, self._words, opacity),
            lambda: _faded(_plate(theme, seat, self._face, self._words), opacity),
        )
        return ui.Stamp(plate, plate.get_rect(center=theme.spot(*middle)).topleft)


def _faded(surface: pygame.Surface, opacity: int) -> pygame.Surface:
    surface.set_alpha(round(255 * opacity / STRENGTH_STEPS))
    return surface


def _plate(theme: ui.Theme, seat: Seat, face: str, words: str) -> pygame.Surface:
    colour = palette.PLAYERS[seat.colour].colour
    name = ui.Text(ui.as_typed(seat.name), ui.Style.TITLE, size=NAME, colour=palette.IVORY, cut=True)
    below = ui.Text(words, ui.Style.BODY, size=WORDS, shorter=(*shorter(words), *topic(words)), floor=0.85, cut=True)
    rim = ui.popover_plate(opacity=0.96, edge=colour, edge_opacity=1.0, line=2)
    words_of_it = ui.Column(ui.Gap(grow=1), name, below, ui.Gap(grow=1), grow=1)
    whole = ui.Row(
        mark_of(face, seat.colour, FACE),
        10.0,
        words_of_it,
        high=(PLATE[1], PLATE[1] * theme.letter),
        pad=(12, 3, 12, 3),
        back=(rim,),
    )
    return ui.painted(whole, theme, PLATE[0] * max(1.0, theme.letter))


def _rim(theme: ui.Theme, colour: palette.Colour, strength: int) -> list[ui.Stamp]:
    """Light on the edge of the cloth, left and right and along both rails."""
    width = theme.size[0]
    top, bottom = theme.rect(0, TOP, 0, 0).top, theme.rect(0, BOTTOM, 0, 0).top
    reach = theme.px(REACH)
    strips = (
        ("left", pygame.Rect(0, top, reach, bottom - top)),
        ("right", pygame.Rect(width - reach, top, reach, bottom - top)),
        ("top", pygame.Rect(0, top, width, reach // 2)),
        ("bottom", pygame.Rect(0, bottom - reach // 2, width, reach // 2)),
    )
    return [
        ui.Stamp(
            theme.cached(("rim", side, colour, strength), partial(_strip, rect.size, side, colour, strength)),
            rect.topleft,
        )
        for side, rect in strips
    ]


def _strip(size: tuple[int, int], side: str, colour: palette.Colour, strength: int) -> pygame.Surface:
    """Colour that fades from one side of a strip to the other."""
    length = size[0] if side in ("left", "right") else size[1]
    ramp = pygame.Surface((length, 1) if side in ("left", "right") else (1, length), pygame.SRCALPHA)
    for step in range(length):
        distance = step if side in ("left", "top") else length - 1 - step
        alpha = round(210 * strength / STRENGTH_STEPS * (1 - distance / length) ** 2)
        ramp.set_at((step, 0) if side in ("left", "right") else (0, step), (*colour, alpha))
    return pygame.transform.scale(ramp, size)


class Sweep:
    """The light and how far it has come."""

    def __init__(self) -> None:
        self._elapsed = self._lasts = 0.0

    def begin(self, pace: ui.Pace) -> None:
        """A turn begins; calm motion goes without."""
        self._elapsed, self._lasts = 0.0, 0.0 if pace.calm else SWEEP_LASTS * pace.factor

    @property
    def is_still(self) -> bool:
        """Whether the light is gone."""
        return self._elapsed >= self._lasts

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._elapsed += ms

    def finish(self) -> None:
        """Put the light out."""
        self._elapsed = self._lasts

    def stamps(self, top: TableRenderer, names: Iterable[str]) -> list[ui.Stamp]:
        """The glow of those of these places that the light passes."""
        if self.is_still:
            return []
        theme = top.theme
        front = -SWEEP_REACH + (ui.CANVAS[0] + 2 * SWEEP_REACH) * tween.inout(self._elapsed / self._lasts)
        stamps = []
        for name in set(names) - top.motion.travels.keys():
            area, sprite = top.layout.targets[name].area, top.layout.sprites.get(name)
            x, _, width, _ = area
            opacity = round(FULL * (1 - abs(x + width / 2 - front) / SWEEP_REACH))
            if opacity > 0:
                rect = theme.rect(*area)
                mask = sprite.look.mask(theme) if sprite else region_mask(theme, rect.size)
                corner = mask.get_rect(center=rect.center).topleft
                stamps.append(top.light.faded(mask, "asked", corner, opacity))
        return stamps
