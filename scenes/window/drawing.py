"""The drawn parts that the screens around a game share: plates, wells, brass, buttons and lines of text.

Areas and sizes are units. Every function draws on the given surface.
"""

from __future__ import annotations

import pygame

from scenes.window.layout import Area
from sprites import light, materials, palette
from sprites.palette import Colour
from sprites.theme import Theme

WELL: Colour = (9, 18, 14)


def lay_shadowed(
    theme: Theme,
    surface: pygame.Surface,
    area: Area,
    face: pygame.Surface,
    key: object,
    height: str = "resting",
) -> None:
    """Lay a finished surface at an area with its shadow; `key` tells silhouettes of one size apart."""
    corner = theme.rect(*area).topleft
    offsets: list[tuple[int, int]] = []

    def draw() -> pygame.Surface:
        soft, offset = light.shadow(theme, face, height)
        offsets.append(offset)
        return soft

    size = face.get_size()
    soft = theme.cached(("shadow", key, size, height), draw)
    offset = offsets[0] if offsets else _shadow_offset(theme, soft, size, height)
    surface.blit(soft, (corner[0] + offset[0], corner[1] + offset[1]))
    surface.blit(face, corner)


def _shadow_offset(theme: Theme, soft: pygame.Surface, size: tuple[int, int], height: str) -> tuple[int, int]:
    """Where a shadow from the cache lies: its margin is half of what it is wider than its piece."""
    right, down, _, _ = light.SHADOWS[height]
    margin = (soft.get_width() - size[0]) // 2
    return round(right * theme.s) - margin, round(down * theme.s) - margin


def lay_well(
    theme: Theme, surface: pygame.Surface, area: Area, radius: float = 4, edge: Colour | None = None
) -> None:
    """A dark recess: the ground of fields and switches."""

    def draw() -> pygame.Surface:
        line = max(1.0, (1.4 if edge else 0.8) * theme.s)
        colour = theme.colour(edge or palette.BRASS)
        return materials.rounded(
            *rect.size, radius * theme.s, WELL, 0.78, line=line, edge=colour, edge_alpha=1.0 if edge else 0.28
        )

    rect = theme.rect(*area)
    surface.blit(theme.cached(("well", rect.size, radius, edge), draw), rect)


def lay_brass(theme: Theme, surface: pygame.Surface, area: Area, radius: float = 4) -> None:
    """A brass plate: what is chosen."""

    def draw() -> pygame.Surface:
        colours = palette.BUTTONS["primary"]
        width, height = rect.size
        shape = materials.rounded(width, height, radius * theme.s, palette.WHITE)
        face = materials.shaded(shape, [(0, colours.top), (1, colours.bottom)])
        light = materials.rounded(
            width, height, radius * theme.s, palette.BLACK, 0, line=max(1.0, 0.7 * theme.s), edge=palette.HOT,
            edge_alpha=0.5,
        )  # fmt: skip
        face.blit(light, (0, 0))
        return face

    rect = theme.rect(*area)
    surface.blit(theme.cached(("brass", rect.size, radius), draw), rect)


def lay_tint(
    theme: Theme, surface: pygame.Surface, area: Area, colour: Colour, strength: float, radius: float = 4
) -> None:
    """A veil of one colour over an area."""
    rect = theme.rect(*area)
    key = ("tint", rect.size, colour, strength, radius)
    surface.blit(
        theme.cached(key, lambda: materials.rounded(*rect.size, radius * theme.s, colour, strength)), rect
    )


def lay_outline(
    theme: Theme, surface: pygame.Surface, area: Area, colour: Colour, line: float = 1.2, radius: float = 4
) -> None:
    """A line along the inside of an area."""
    rect = theme.rect(*area)
    key = ("outline", rect.size, colour, line, radius)
    surface.blit(
        theme.cached(
            key,
            lambda: materials.rounded(
                *rect.size, radius * theme.s, palette.BLACK, 0, line=max(1.0, line * theme.s), edge=colour
            ),
        ),
        rect,
    )


def lay_button(theme: Theme, surface: pygame.Surface, area: Area, kind: str, state: str) -> None:
    """The face of a button with its shadow; a disabled one lies flat."""
    face = materials.button_face(theme, area[2], area[3], kind, state)
    if state == "disabled":
        surface.blit(face, theme.rect(*area))
    else:
        lay_shadowed(theme, surface, area, face, "button")


def button_ink(kind: str, state: str) -> Colour:
    """The colour of a button's label."""
    return palette.OFF if state == "disabled" else palette.BUTTONS[kind].text


def lay_picture(
    theme: Theme,
    surface: pygame.Surface,
    picture: pygame.Surface,
    x: float,
    y: float,
    anchor: str = "center",
) -> None:
    """A picture with its `anchor`, such as its center or midleft, at a point in units."""
    surface.blit(picture, picture.get_rect(**{anchor: theme.spot(x, y)}))


def lay_title(
    theme: Theme,
    surface: pygame.Surface,
    string: str,
    x: float,
    y: float,
    size: float,
    anchor: str = "midleft",
) -> pygame.Rect:
    """A golden title in inscriptional letters with a dark drop."""
    light = _golden(theme, string, size)
    rect = light.get_rect()
    setattr(rect, anchor, theme.rect(x, y, 1, 1).topleft)
    dark = theme.text(string, "title", size, (14, 9, 4))
    for drop in range(1, theme.px(max(1.0, size / 18)) + 1):
        surface.blit(dark, rect.move(drop // 2, drop))
    return surface.blit(light, rect)


def _golden(theme: Theme, string: str, size: float) -> pygame.Surface:
    tones = [
        (place, theme.colour(tone)) for place, tone in zip((0.15, 0.5, 0.88), palette.GOLDEN, strict=True)
    ]

    def draw() -> pygame.Surface:
        return materials.shaded(theme.text(string, "title", size, palette.WHITE), tones)

    return theme.cached(("golden", string, size, tones[0]), draw)
