"""Light: the stamps of a piece, with the shadow of its height above the table and the glow of its meaning."""

from __future__ import annotations

from collections import OrderedDict

import pygame

from scenes.window.canvas import Stamp
from scenes.window.layout import Look, SelfLit
from sprites import light
from sprites.theme import Theme

MOST_KEPT = 240
"""Shadows and glows kept in memory; pieces of one silhouette share theirs."""

FULL = 12
"""Steps from a glow that is not seen to a whole one."""

Halo = tuple[pygame.Surface, tuple[int, int]]


class Light:
    """Shadows and glows for one theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._halos: OrderedDict[tuple[int, str], tuple[pygame.Surface, Halo]] = OrderedDict()

    def _halo(self, mask: pygame.Surface, kind: str) -> Halo:
        key = (id(mask), kind)
        kept = self._halos.get(key)
        if kept is None:
            draw = light.shadow if kind in light.SHADOWS else light.glow
            kept = self._halos[key] = (mask, draw(self._theme, mask, kind))
            if len(self._halos) > MOST_KEPT:
                self._halos.popitem(last=False)
        else:
            self._halos.move_to_end(key)
        return kept[1]

    def stamp(self, mask: pygame.Surface, kind: str, corner: tuple[int, int]) -> Stamp:
        """The shadow or glow of a silhouette whose corner is this window pixel."""
        surface, (right, down) = self._halo(mask, kind)
        return Stamp(surface, (corner[0] + right, corner[1] + down))

    def outline(self, mask: pygame.Surface, kind: str, corner: tuple[int, int]) -> Stamp:
        """The glow of a silhouette that has no body: only what lies around it."""
        key = (id(mask), "around " + kind)
        if key not in self._halos:
            surface, offset = self._halo(mask, kind)
            around = surface.copy()
            cut = mask.copy()
            cut.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            around.blit(cut, (-offset[0], -offset[1]), special_flags=pygame.BLEND_RGBA_SUB)
            self._halos[key] = (mask, (around, offset))
        surface, (right, down) = self._halos[key][1]
        return Stamp(surface, (corner[0] + right, corner[1] + down))

    def faded(self, mask: pygame.Surface, kind: str, corner: tuple[int, int], opacity: int) -> Stamp:
        """The glow around a silhouette, of `opacity` twelfths."""
        key = (id(mask), f"{kind} {opacity}")
        whole = self.outline(mask, kind, corner)
        if key not in self._halos:
            around = whole.surface.copy()
            around.set_alpha(round(255 * opacity / FULL))
            self._halos[key] = (mask, (around, (0, 0)))
        return Stamp(self._halos[key][1][0], whole.corner)

    def stamps(
        self,
        look: Look,
        area: pygame.Rect,
        height: str | None = "resting",
        glows: tuple[str, ...] = (),
        crawled: int = 0,
    ) -> tuple[Stamp, ...]:
        """Shadow, glows and body of a piece in the middle of an area, low to high; without a height no shadow,
        and glows only around it, as it may be see-through. What moves in its own light has `crawled` so far.
        """
        mask, body = look.mask(self._theme), look.surface(self._theme)
        corner = body.get_rect(center=area.center).topleft
        if isinstance(look, SelfLit):
            lights = (Stamp(look.lit(self._theme, kind, crawled), corner) for kind in glows)
            return (*lights, Stamp(body, corner))
        if height is None:
            around = (self.outline(mask, kind, corner) for kind in glows)
            return (*around, Stamp(body, corner))
        return (*(self.stamp(mask, kind, corner) for kind in (height, *glows)), Stamp(body, corner))
