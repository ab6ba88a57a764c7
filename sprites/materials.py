"""What lies on the cloth: dark glass plates, paper, empty places, buttons, chips and discs.

Every function gives a finished surface at the theme's scale; lengths are in units unless a name says pixels.
"""

from __future__ import annotations

import pygame

from sprites import brush, palette
from sprites.light import circle
from sprites.palette import BLACK, WHITE, Colour, mix
from sprites.theme import Theme


def rounded(width: int, height: int, radius: float, fill: Colour, alpha: float = 1.0, *, line: float = 0.0,
            edge: Colour = BLACK, edge_alpha: float = 1.0) -> pygame.Surface:  # fmt: skip
    """A rounded rectangle in pixels, with an edge of `line` pixels inside its border where asked."""
    half = line / 2
    outline = (
        f'stroke="{brush.css(edge)}" stroke-opacity="{edge_alpha:.2f}" stroke-width="{line:.2f}"'
        if line
        else ""
    )
    shape = (
        f'<rect x="{half:.2f}" y="{half:.2f}" width="{width - line:.2f}" height="{height - line:.2f}" '
        f'rx="{max(0.0, radius - half):.2f}" fill="{brush.css(fill)}" fill-opacity="{alpha:.2f}" {outline}/>'
    )
    return brush.vector((max(1, width), max(1, height)), [shape])


def shaded(shape: pygame.Surface, stops: list[tuple[float, Colour]]) -> pygame.Surface:
    """A white shape coloured by a gradient from top to bottom."""
    face = shape.copy()
    face.blit(brush.gradient(face.get_size(), stops), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return face


def plate(
    theme: Theme,
    w: float,
    h: float,
    fill: Colour = palette.PLATE,
    alpha: float = 0.88,
    *,
    radius: float = 6,
    edge: Colour = palette.BRASS,
    edge_alpha: float = 0.33,
    line: float = 0.8,
) -> pygame.Surface:
    """A dark glass plate with a sheen and a brass edge."""

    def draw() -> pygame.Surface:
        width, height = theme.px(w), theme.px(h)
        glass = rounded(width, height, radius * theme.s, fill, alpha)
        sheen = shaded(
            rounded(width, height, radius * theme.s, WHITE, 0.07),
            [(0, WHITE), (0.5, (90, 90, 90)), (1, BLACK)],
        )
        glass.blit(sheen, (0, 0))
        thickness = max(1.0, line * theme.s)
        glass.blit(
            rounded(
                width, height, radius * theme.s, BLACK, 0.0, line=thickness, edge=edge, edge_alpha=edge_alpha
            ),
            (0, 0),
        )
        return glass

    return theme.cached(("plate", w, h, fill, alpha, radius, edge, edge_alpha, line), draw)


def parchment(theme: Theme, w: float, h: float, radius: float = 4) -> pygame.Surface:
    """A paper card without a frame."""

    def draw() -> pygame.Surface:
        width, height = theme.px(w), theme.px(h)
        paper = shaded(
            rounded(width, height, radius * theme.s, WHITE),
            [(0, palette.PAPER_TOP), (1, palette.PAPER_BOTTOM)],
        )
        mask = rounded(width, height, radius * theme.s, WHITE)
        grain = pygame.Surface((width, height), pygame.SRCALPHA)
        brush.lay_grain(grain)
        grain.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        paper.blit(grain, (0, 0))
        edge = mix(palette.PAPER_BOTTOM, (120, 84, 40), 0.6)
        paper.blit(
            rounded(width, height, radius * theme.s, BLACK, 0, line=max(1.0, theme.s), edge=edge), (0, 0)
        )
        return paper

    return theme.cached(("parchment", w, h, radius), draw)


def empty_place(
    theme: Theme, w: float, h: float, ghost: str | None = None, radius: float = 6
) -> pygame.Surface:
    """A place where a piece may lie: a dashed outline and a faint icon of what belongs there."""

    def draw() -> pygame.Surface:
        width, height = theme.px(w), theme.px(h)
        place = rounded(width, height, radius * theme.s, BLACK, 0.19)
        colour = mix(palette.EMPTY_PLACE, palette.IVORY, 0.28)
        place.blit(
            _dashes(width, height, radius * theme.s, 5 * theme.s, max(1.0, 1.2 * theme.s), colour), (0, 0)
        )
        if ghost:
            icon = theme.icon(ghost, 0.48 * min(w, h), palette.IVORY).copy()
            icon.set_alpha(56)
            place.blit(icon, icon.get_rect(center=(width // 2, height // 2)))
        return place

    return theme.cached(("empty place", w, h, ghost, radius), draw)


def _dashes(
    width: int, height: int, radius: float, dash: float, line: float, colour: Colour
) -> pygame.Surface:
    """A dashed line just inside a rounded rectangle; every dash is a stroke of its own."""
    inset = line / 2
    corners = (
        (width - radius, radius, -90), (width - radius, height - radius, 0), (radius, height - radius, 90), (radius, radius, 180),
    )  # fmt: skip
    outline = [
        pygame.Vector2(x, y) + pygame.Vector2(radius - inset, 0).rotate(start + turn)
        for x, y, start in corners
        for turn in range(0, 91, 15)
    ]
    strokes: list[str] = []
    run: list[tuple[float, float]] = []
    walked = 0.0
    for here, there in zip(outline, [*outline[1:], outline[0]], strict=True):
        length = (there - here).length()
        steps = max(1, round(length))
        for step in range(steps):
            point = here.lerp(there, step / steps)
            if walked % (2 * dash) < dash:
                run.append((point.x, point.y))
            elif run:
                strokes.append(brush.stroke(run, colour, line))
                run = []
            walked += length / steps
    if len(run) > 1:
        strokes.append(brush.stroke(run, colour, line))
    return brush.vector((width, height), strokes)


def button_face(
    theme: Theme, w: float, h: float, kind: str = "plain", state: str = "rest", radius: float = 5
) -> pygame.Surface:
    """A button without its label; `state` is rest, hover, pressed or disabled."""

    def draw() -> pygame.Surface:
        colours = palette.BUTTONS["disabled" if state == "disabled" else kind]
        width, height = theme.px(w), theme.px(h)
        lift = {"hover": 0.12, "pressed": -0.18}.get(state, 0.0)
        tone = WHITE if lift > 0 else BLACK
        top, bottom = (mix(colour, tone, abs(lift)) for colour in (colours.top, colours.bottom))
        face = shaded(rounded(width, height, radius * theme.s, WHITE), [(0, top), (1, bottom)])
        hair = max(1.0, 0.8 * theme.s)
        light = mix(top, WHITE, 0.35)
        face.blit(
            rounded(width, height, radius * theme.s, BLACK, 0, line=hair, edge=light, edge_alpha=0.55), (0, 0)
        )
        gloss = rounded(width - 2 * theme.px(1), max(1, height // 2), radius * theme.s, WHITE, 0.07)
        face.blit(gloss, (theme.px(1), theme.px(1)))
        return face

    return theme.cached(("button", w, h, kind, state, radius), draw)


def chip(
    theme: Theme, w: float, h: float, fill: Colour, alpha: float = 1.0, edge: Colour | None = None
) -> pygame.Surface:
    """A small plate with round ends."""

    def draw() -> pygame.Surface:
        width, height = theme.px(w), theme.px(h)
        line = max(1.0, 0.8 * theme.s) if edge else 0.0
        return rounded(width, height, height / 2, fill, alpha, line=line, edge=edge or BLACK)

    return theme.cached(("chip", w, h, fill, alpha, edge), draw)


def player_disc(theme: Theme, colour: int, size: float, ghost: bool = False) -> pygame.Surface:
    """A seat's wooden disc: its colour, its emblem, an ivory ring. `colour` 0 is the shadow's."""

    def draw() -> pygame.Surface:
        if colour:
            _, paint, emblem = palette.PLAYERS[colour]
        else:
            paint, emblem = palette.SHADOW_DISC, "cowled"
        side = theme.px(size) * 4
        half = side / 2
        body = brush.vector(
            (side, side),
            [
                brush.ellipse((half, half), (half, half), palette.INK),
                brush.ellipse((half, half), (half * 0.94, half * 0.94), palette.IVORY),
                brush.ellipse((half, half), (half * 0.80, half * 0.80), mix(paint, BLACK, 0.25)),
                brush.ellipse((half, half * 0.985), (half * 0.77, half * 0.77), paint),
            ],
        )
        dark_on = sum(paint) > 470
        mark = theme.icon(emblem, size * 4 * 0.56, palette.INK if dark_on else palette.IVORY)
        mark = pygame.transform.smoothscale(mark, (round(side * 0.6), round(side * 0.6)))
        body.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
        disc = pygame.transform.smoothscale(body, (theme.px(size), theme.px(size)))
        if ghost:
            disc.set_alpha(110)
        return disc

    return theme.cached(("player disc", colour, size, ghost), draw)


def vp_disc(theme: Theme, number: int | str, size: float) -> pygame.Surface:
    """Victory points: a green disc in a gold laurel, with the number on it."""

    def draw() -> pygame.Surface:
        side = theme.px(size)
        big = side * 4
        half = big / 2
        body = brush.vector(
            (big, big),
            [
                brush.ellipse((half, half), (half, half), palette.INK),
                brush.ellipse((half, half), (half * 0.93, half * 0.93), palette.VP_RING),
                brush.ellipse((half, half), (half * 0.84, half * 0.84), mix(palette.VP_DISC, BLACK, 0.35)),
                brush.ellipse((half, half * 0.97), (half * 0.81, half * 0.81), palette.VP_DISC),
            ],
        )
        wreath = theme.icon("laurels", size * 4 * 0.74, mix(palette.VP_RING, palette.VP_DISC, 0.25))
        wreath = pygame.transform.smoothscale(wreath, (round(big * 0.76), round(big * 0.76)))
        body.blit(wreath, wreath.get_rect(center=(big // 2, big // 2)))
        disc = pygame.transform.smoothscale(body, (side, side))
        text = str(number).replace("-", "−")
        share = 0.62 if len(text) < 3 else 0.5
        dark = theme.text(text, "number", size * share, palette.INK)
        light = theme.text(text, "number", size * share, palette.VP_NUMBER)
        place = light.get_rect(center=(side // 2, side // 2))
        for dx, dy in circle(max(1, round(side / 22))):
            disc.blit(dark, place.move(dx, dy))
        disc.blit(light, place)
        return disc

    return theme.cached(("vp disc", number, size), draw)


def age_seal(theme: Theme, age: int, size: float) -> pygame.Surface:
    """A dark disc with the Roman numeral of an age; age 0 is a printed start card's S."""

    def draw() -> pygame.Surface:
        side = theme.px(size)
        half = side * 2
        body = brush.vector(
            (side * 4, side * 4),
            [
                brush.ellipse((half, half), (half, half), palette.BRASS),
                brush.ellipse((half, half), (half * 0.88, half * 0.88), palette.DARK_INK),
            ],
        )
        disc = pygame.transform.smoothscale(body, (side, side))
        numeral = theme.text(
            ("S", "I", "II", "III", "IV", "V")[age], "title", size * 0.58, palette.BRASS_LIGHT, size * 0.8
        )
        disc.blit(numeral, numeral.get_rect(center=(side // 2, side // 2)))
        return disc

    return theme.cached(("age seal", age, size), draw)
