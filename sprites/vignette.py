"""The picture of a card: its emblem as a lit thing standing in the landscape of its type and age."""

from __future__ import annotations

import pygame

from sprites import brush
from sprites.emblem import emblem_shape, modelled, padded, softened, tinted
from sprites.landscape import landscape
from sprites.palette import BLACK, WHITE, Colour, mix
from sprites.scenery import SCENES
from sprites.theme import Theme

SUBJECT_HEIGHT = 0.78  # of the picture
SUBJECT_WIDTH = 0.60
FOOT = 0.955  # where the subject stands
VARIANTS = 6  # different backgrounds of one type and age


def seed(emblem: str) -> int:
    """A number that is the same for a picture in every run and every language."""
    return sum(ord(letter) for letter in emblem)


def vignette(
    theme: Theme,
    kind: str,
    age: int,
    emblem: str,
    subject: tuple[Colour, Colour],
    size: brush.Size,
) -> pygame.Surface:
    """An opaque picture of `size` pixels; `subject` holds the upper and the lower colour of the emblem."""
    variant = seed(emblem) % VARIANTS
    background = theme.cached(
        ("landscape", kind, age, variant, size), lambda: landscape(kind, age, variant, size)
    )
    canvas = background.copy()
    width, height = size
    shape = emblem_shape(emblem, round(SUBJECT_HEIGHT * height), round(SUBJECT_WIDTH * width), WHITE)
    rect = shape.get_rect(midbottom=(width // 2, round(FOOT * height)))
    _lay_halo(canvas, shape, rect, mix(SCENES[kind].light(age).horizon, WHITE, 0.3))
    _lay_shadow(canvas, shape, rect)
    thing, margin = modelled(shape, *subject)
    canvas.blit(thing, rect.move(-margin, -margin))
    return canvas


def _lay_halo(canvas: pygame.Surface, shape: pygame.Surface, rect: pygame.Rect, light: Colour) -> None:
    """Light of the horizon around the subject, so that it stands clear of what lies behind."""
    reach = round(rect.h * 0.16)
    canvas.blit(tinted(softened(padded(shape, reach), reach * 0.7), light, 0.75), rect.move(-reach, -reach))


def _lay_shadow(canvas: pygame.Surface, shape: pygame.Surface, rect: pygame.Rect) -> None:
    """The flattened shadow on the ground to the right, the dark contact under the feet, and the near drop shadow."""
    flat = pygame.transform.smoothscale(shape, (round(rect.w * 1.1), max(2, round(rect.h * 0.16))))
    canvas.blit(
        tinted(flat, BLACK, 0.40), (rect.left + round(rect.w * 0.06), rect.bottom - round(rect.h * 0.10))
    )
    brush.lay_spot(canvas, rect.midbottom, (rect.w * 1.25, rect.h * 0.17), BLACK, 0.75)
    reach = max(2, round(rect.h * 0.05))
    near = max(1, round(rect.h * 0.03)) - reach
    canvas.blit(tinted(softened(padded(shape, reach), reach), BLACK, 0.55), rect.move(near, near))
