"""Light: the stamps of a piece, with the shadow of its height above the table and the glow of its meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes import ui
from sprites.paint import light

FULL = 12
"""Steps from a glow that is not seen to a whole one."""

SEAM = 1
"""Pixels that a silhouette is larger all round where it is joined to others, so that nothing shows between them."""


class Light:
    """Shadows and glows for one theme, kept with what else is drawn; pieces of one silhouette share theirs."""

    def __init__(self, theme: ui.Theme) -> None:
        self._theme = theme

    def stamp(self, mask: pygame.Surface, kind: str, corner: tuple[int, int]) -> ui.Stamp:
        """The shadow or glow of a silhouette whose corner is this window pixel."""
        draw = light.shadow if kind in light.SHADOWS else light.glow
        return self._halo((kind, mask), lambda: draw(self._theme, mask, kind), kind, corner)

    def outline(self, mask: pygame.Surface, kind: str, corner: tuple[int, int]) -> ui.Stamp:
        """The glow of a silhouette that has no body: only what lies around it."""
        return self._halo((kind, mask, "around"), lambda: self._around(mask, kind), kind, corner)

    def faded(self, mask: pygame.Surface, kind: str, corner: tuple[int, int], opacity: int) -> ui.Stamp:
        """The glow around a silhouette, of `opacity` twelfths."""

        def draw() -> pygame.Surface:
            around = self.outline(mask, kind, corner).surface.copy()
            around.set_alpha(round(255 * opacity / FULL))
            return around

        return self._halo((kind, mask, opacity), draw, kind, corner)

    def _halo(
        self, key: tuple[object, ...], draw: Callable[[], pygame.Surface], kind: str, corner: tuple[int, int]
    ) -> ui.Stamp:
        right, down = light.offset(self._theme, kind)
        return ui.Stamp(self._theme.cached(("halo", *key), draw), (corner[0] + right, corner[1] + down))

    def _around(self, mask: pygame.Surface, kind: str) -> pygame.Surface:
        whole = self.stamp(mask, kind, (0, 0))
        around = whole.surface.copy()
        cut = mask.copy()
        cut.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        around.blit(cut, (-whole.corner[0], -whole.corner[1]), special_flags=pygame.BLEND_RGBA_SUB)
        return around

    def stamps(
        self,
        look: ui.Look,
        area: pygame.Rect,
        height: str | None = "resting",
        glows: tuple[str, ...] = (),
        crawled: int = 0,
    ) -> tuple[ui.Stamp, ...]:
        """Shadow, glows and body of a piece in the middle of an area, low to high; without a height no shadow,
        and glows only around it, as it may be see-through. What moves in its own light has `crawled` so far.
        """
        mask, body = look.mask(self._theme), look.surface(self._theme)
        corner = body.get_rect(center=area.center).topleft
        if isinstance(look, ui.SelfLit):
            lights = (ui.Stamp(look.lit(self._theme, kind, crawled), corner) for kind in glows)
            return (*lights, ui.Stamp(body, corner))
        if height is None:
            around = (self.outline(mask, kind, corner) for kind in glows)
            return (*around, ui.Stamp(body, corner))
        return (*(self.stamp(mask, kind, corner) for kind in (height, *glows)), ui.Stamp(body, corner))


def outlines(theme: ui.Theme, pieces: Sequence[ui.Sprite]) -> list[ui.Stamp]:
    """A glow around pieces by their silhouettes; around those side by side as one, so that no line parts them."""
    if not pieces:
        return []
    masks = [each.look.mask(theme) for each in pieces]
    rects = [
        mask.get_rect(center=theme.rect(*each.area).center).inflate(2 * SEAM, 2 * SEAM)
        for mask, each in zip(masks, pieces, strict=True)
    ]
    whole = rects[0].unionall(rects[1:])
    corners = [(rect.left - whole.left, rect.top - whole.top) for rect in rects]

    def draw() -> pygame.Surface:
        joined = pygame.Surface(whole.size, pygame.SRCALPHA)
        for mask, (left, top) in zip(masks, corners, strict=True):
            joined.blits([(mask, (left + x, top + y)) for x in range(2 * SEAM + 1) for y in range(2 * SEAM + 1)])
        return joined

    silhouettes = tuple(zip((each.look for each in pieces), corners, strict=True))
    return [Light(theme).outline(theme.cached(("joined", silhouettes), draw), "hot", whole.topleft)]
