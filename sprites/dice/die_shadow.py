"""The soft shadow a die throws on the cloth: it moves away, spreads and fades as the die rises."""

from functools import cached_property

import pygame

from sprites.dice.die import NEARER, RISE, DiePicture

_COLOUR = (8, 4, 4)
_LEVELS, _HIGHEST = 8, 1.4
"""How many shadows are drawn, and the lift in edges beyond which they no longer change."""

_NEAR_ALPHA, _FAR_ALPHA = 165, 70
_NEAR_BLUR, _FAR_BLUR = 0.10, 0.26
"""How dark a shadow is and, in edges, how soft: of a die on the cloth, and of one as high as counts."""

_ASIDE, _ASIDE_PER_LIFT = 0.12, 0.42
_BELOW, _BELOW_PER_LIFT = 0.06, 0.20
"""Edges that a shadow lies to the right and below of a die on the cloth, and more for every edge of lift."""

_BLUR_SHRINK = 4
"""How many times smaller than it is shown a shadow is blurred, which nobody sees."""


class DieShadow:
    """The shadows of dice with one length of edge, in pixels."""

    def __init__(self, edge: float) -> None:
        self._edge = edge

    def picture(self, centre: tuple[float, float], lift: float) -> DiePicture:
        """The shadow of a die whose centre would be at this pixel if it lay; `lift` is in pixels."""
        height = max(0.0, min(_HIGHEST, lift / self._edge))
        shadow = self._levels[round(height / _HIGHEST * (_LEVELS - 1))]
        x = centre[0] + (_ASIDE + _ASIDE_PER_LIFT * height) * self._edge
        y = centre[1] + (RISE / 2 + _BELOW + _BELOW_PER_LIFT * height) * self._edge
        return DiePicture(shadow, shadow.get_rect(center=(round(x), round(y))).topleft)

    @cached_property
    def _levels(self) -> list[pygame.Surface]:
        return [self._level(level / (_LEVELS - 1)) for level in range(_LEVELS)]

    def _level(self, share: float) -> pygame.Surface:
        """The blurred footprint of a die, for a share of the highest lift."""
        alpha = round(_NEAR_ALPHA + (_FAR_ALPHA - _NEAR_ALPHA) * share)
        blur = (_NEAR_BLUR + (_FAR_BLUR - _NEAR_BLUR) * share) * self._edge / _BLUR_SHRINK
        wide, high = self._edge / _BLUR_SHRINK, self._edge * NEARER / _BLUR_SHRINK
        margin = round(3 * blur) + 1
        size = round(wide) + 2 * margin, round(high) + 2 * margin
        small = pygame.Surface(size, pygame.SRCALPHA)
        small.fill((*_COLOUR, 0))
        footprint = pygame.Rect(margin, margin, round(wide), round(high))
        pygame.draw.rect(small, (*_COLOUR, alpha), footprint, border_radius=max(1, round(wide / 6)))
        blurred = pygame.transform.gaussian_blur(small, max(1, round(blur)))
        return pygame.transform.smoothscale(blurred, (size[0] * _BLUR_SHRINK, size[1] * _BLUR_SHRINK))
