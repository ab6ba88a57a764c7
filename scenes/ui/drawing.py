"""The drawn parts that the screens around a game share: plates, wells, brass, buttons and lines of text.

Areas and sizes are units. Every function draws on the given surface.
"""

from __future__ import annotations

import pygame

from scenes.ui.host.canvas import Stamp
from scenes.ui.host.target import Area
from sprites.paint import light, materials, palette
from sprites.paint.theme import Theme

WELL: palette.Colour = (9, 18, 14)

STRIPS = 8
"""Of how many strips a veil is put together, one below the other."""


def lay_shadowed(
    theme: Theme,
    surface: pygame.Surface,
    area: Area,
    face: pygame.Surface,
    key: object,
    height: str = "resting",
) -> None:
    """Lay a finished surface at an area with its shadow; `key` tells silhouettes of one size apart."""
    soft = theme.cached(("shadow", key, face.get_size(), height), lambda: light.shadow(theme, face, height))
    light.lay(theme, surface, face, theme.rect(*area).topleft, height, soft)


def veil(theme: Theme, colour: palette.Colour, opacity: float) -> list[Stamp]:
    """Darkness over the whole window, in strips of one picture: at 3840x2160 a whole one would take 32 MB."""
    width, height = theme.size
    high = -(-height // STRIPS)

    def draw() -> pygame.Surface:
        strip = pygame.Surface((width, high), pygame.SRCALPHA)
        strip.fill((*colour, round(255 * opacity)))
        return strip

    strip = theme.cached(("veil", theme.size, colour, opacity), draw)
    return [Stamp(strip, (0, top)) for top in range(0, height, high)]


def lay_well(
    theme: Theme, surface: pygame.Surface, area: Area, radius: float = 4, edge: palette.Colour | None = None
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
        top, bottom = (theme.colour(each) for each in palette.BUTTONS["primary"][:2])
        width, height = rect.size
        shape = materials.rounded(width, height, radius * theme.s, palette.WHITE)
        face = materials.shaded(shape, [(0, top), (1, bottom)])
        light = materials.rounded(
            width, height, radius * theme.s, palette.BLACK, 0, line=max(1.0, 0.7 * theme.s), edge=palette.HOT,
            edge_alpha=0.5,
        )  # fmt: skip
        face.blit(light, (0, 0))
        return face

    rect = theme.rect(*area)
    surface.blit(theme.cached(("brass", rect.size, radius), draw), rect)


def lay_tint(
    theme: Theme, surface: pygame.Surface, area: Area, colour: palette.Colour, strength: float, radius: float = 4
) -> None:
    """A veil of one colour over an area."""
    rect = theme.rect(*area)
    key = ("tint", rect.size, colour, strength, radius)
    surface.blit(theme.cached(key, lambda: materials.rounded(*rect.size, radius * theme.s, colour, strength)), rect)


def lay_outline(
    theme: Theme, surface: pygame.Surface, area: Area, colour: palette.Colour, line: float = 1.2, radius: float = 4
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


def button_ink(kind: str, state: str) -> palette.Colour:
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
    """A golden title in inscriptional letters with a dark drop; on paper it is printed in red."""
    light = _golden(theme, string, size)
    rect = light.get_rect()
    setattr(rect, anchor, theme.rect(x, y, 1, 1).topleft)
    if theme.colour(palette.GOLDEN[1]) == palette.GOLDEN[1]:
        dark = theme.text(string, "title", size, (14, 9, 4))
        for drop in range(1, theme.px(max(1.0, size / 18)) + 1):
            surface.blit(dark, rect.move(drop // 2, drop))
    return surface.blit(light, rect)


def _golden(theme: Theme, string: str, size: float) -> pygame.Surface:
    tones = [(place, theme.colour(tone)) for place, tone in zip((0.15, 0.5, 0.88), palette.GOLDEN, strict=True)]

    def draw() -> pygame.Surface:
        return materials.shaded(theme.text(string, "title", size, palette.WHITE), tones)

    return theme.cached(("golden", string, size, tones[0]), draw)
