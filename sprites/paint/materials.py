"""Surfaces for what lies on the cloth: dark glass plates, paper, empty places, buttons and chips.

Every function returns a finished surface at the theme's scale; lengths are in units unless a name says pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import ceil

import pygame

from sprites.paint import brush, icons, palette
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.paint.theme import Theme

PAPER_FRAME = 1.6
"""Width in units of the brown frame around a paper card."""

PAPER_FRAME_TOP: Colour = (176, 132, 76)
PAPER_FRAME_BOTTOM: Colour = (122, 84, 42)

KEY_CAP_HEIGHT = 15
FOCUS_LINE = 3

MOST_CORNERS = 256
"""Rounded rectangles as small as their corners allow, of which so many are kept for others of any size."""

SIDE, MOST_SIDES = 256, 256
"""Pixels to which the sides of frames are drawn out once, and how many of them are kept."""

GHOST_ALPHA = 0.18
"""How faint the icon on an empty place is."""


def rounded(width: int, height: int, radius: float, fill: Colour, alpha: float = 1.0, *, line: float = 0.0,
            edge: Colour = BLACK, edge_alpha: float = 1.0) -> pygame.Surface:  # fmt: skip
    """A rounded rectangle in pixels, with an edge of `line` pixels inside its border where asked.

    Only its corners are drawn as a vector; what lies between them is the same everywhere.
    """
    corner = ceil(max(radius, line)) + 1
    size = max(1, width), max(1, height)
    width, height = (min(side, 2 * corner + 1) for side in size)
    return _stretched(_corners(width, height, radius, fill, alpha, line, edge, edge_alpha), size)


@lru_cache(maxsize=MOST_CORNERS)
def _corners(
    width: int, height: int, radius: float, fill: Colour, alpha: float, line: float, edge: Colour, edge_alpha: float
) -> pygame.Surface:  # fmt: skip
    """A rounded rectangle as a vector: drawing one takes far longer than drawing its sides out."""
    half = line / 2
    outline = f'stroke="{brush.css(edge)}" stroke-opacity="{edge_alpha:.2f}" stroke-width="{line:.2f}"' if line else ""
    shape = (
        f'<rect x="{half:.2f}" y="{half:.2f}" width="{width - line:.2f}" height="{height - line:.2f}" '
        f'rx="{max(0.0, radius - half):.2f}" fill="{brush.css(fill)}" fill-opacity="{alpha:.2f}" {outline}/>'
    )
    return brush.vector((width, height), [shape])


def _stretched(picture: pygame.Surface, size: brush.Size) -> pygame.Surface:
    """A copy of the picture with its middle row and column drawn out until it has this size in pixels."""
    if picture.get_size() == size:
        return picture.copy()
    stretched = pygame.Surface(size, pygame.SRCALPHA)
    for part, place in _parts(picture, size):
        if part.get_size() == (1, 1):
            stretched.fill(part.get_at((0, 0)), place)
        elif part.get_size() == place.size:
            stretched.blit(part, place)
        else:
            pygame.transform.scale(part, place.size, stretched.subsurface(place))
    return stretched


def _drawn_out(size: brush.Size, corner: float, draw: Callable[[brush.Size], pygame.Surface]) -> pygame.Surface:
    """What is the same all along its width but for corners so wide, in pixels: drawn narrow, then drawn out."""
    narrow = min(size[0], 2 * ceil(corner) + 3)
    return _stretched(draw((narrow, size[1])), size)


def lay_frame(canvas: pygame.Surface, frame: pygame.Surface, rect: pygame.Rect) -> None:
    """Lay a frame around the inside of a rectangle, its middle row and column drawn out; its one middle pixel, which is
    clear, is left out. The frame is remembered: it must not be changed afterwards.
    """
    clip = canvas.get_clip()
    for cut, spot in _cuts(frame.get_size(), rect.size):
        place = spot.move(rect.topleft)
        if cut[2:] == (1, 1) or not clip.colliderect(place):
            continue
        if cut[2:] == place.size:
            canvas.blit(frame, place, cut)
            continue
        side = _side(frame, cut)
        across, down = side.get_size()
        for left in range(0, place.width, across):
            for top in range(0, place.height, down):
                canvas.blit(side, place.move(left, top), (0, 0, place.width - left, place.height - top))


@lru_cache(maxsize=MOST_SIDES)
def _side(frame: pygame.Surface, cut: tuple[int, int, int, int]) -> pygame.Surface:
    """A side of a frame, which is one pixel long, drawn out: of frames of any size parts of it are laid."""
    across, down = cut[2:]
    return pygame.transform.scale(frame.subsurface(cut), (SIDE if across == 1 else across, SIDE if down == 1 else down))


def lay_outline(canvas: pygame.Surface, rect: pygame.Rect, radius: float, line: float, edge: Colour,
                edge_alpha: float = 1.0) -> None:  # fmt: skip
    """Draw a line of so many pixels inside the border of a rounded rectangle."""
    least = 2 * ceil(max(radius, line)) + 3
    width, height = min(rect.width, least), min(rect.height, least)
    lay_frame(canvas, _corners(width, height, radius, BLACK, 0.0, line, edge, edge_alpha), rect)


def round_off(surface: pygame.Surface, radius: float) -> None:
    """Cut the corners of a surface round, in pixels."""
    side = ceil(radius)
    disc = rounded(2 * side, 2 * side, radius, WHITE)
    right, foot = (length - side for length in surface.get_size())
    for x, left in ((0, 0), (right, side)):
        for y, top in ((0, 0), (foot, side)):
            corner = (left, top, side, side)
            surface.blit(disc, (x, y), corner, special_flags=pygame.BLEND_RGBA_MULT)


def _parts(picture: pygame.Surface, size: brush.Size) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
    """The parts of a picture whose middle row and column are drawn out until it has this size, each with its place."""
    for cut, place in _cuts(picture.get_size(), size):
        yield picture.subsurface(cut), place


def _cuts(now: brush.Size, size: brush.Size) -> Iterator[tuple[tuple[int, int, int, int], pygame.Rect]]:
    """Where those parts lie in it, and where they come to lie."""
    columns, rows = (_spans(*sides) for sides in zip(now, size, strict=True))
    for x, across, left, width in columns:
        for y, down, top, height in rows:
            yield (x, y, across, down), pygame.Rect(left, top, width, height)


def _spans(side: int, drawn_out: int) -> list[tuple[int, int, int, int]]:
    """The parts of a side, each with its start and length before and after its middle pixel is drawn out."""
    if side == drawn_out:
        return [(0, side, 0, side)]
    end = side // 2
    return [(0, end, 0, end), (end, 1, end, drawn_out - 2 * end), (end + 1, end, drawn_out - end, end)]


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
    ground, opacity = theme.colour(fill), 1.0 if fill in palette.SCHEMES[theme.scheme] else alpha
    brass = theme.colour(edge)

    bend, thickness = radius * theme.s, max(1.0, line * theme.s)

    def glass(size: brush.Size) -> pygame.Surface:
        glass = rounded(*size, bend, ground, opacity)
        sheen = shaded(rounded(*size, bend, WHITE, 0.07), [(0, WHITE), (0.5, (90, 90, 90)), (1, BLACK)])
        glass.blit(sheen, (0, 0))
        strength = edge_alpha if brass == edge else 1.0
        rim = rounded(*size, bend, BLACK, 0.0, line=thickness, edge=brass, edge_alpha=strength)
        glass.blit(rim, (0, 0))
        return glass

    def draw() -> pygame.Surface:
        return _drawn_out((theme.px(w), theme.px(h)), max(bend, thickness), glass)

    return theme.cached(("plate", w, h, ground, opacity, radius, brass, edge_alpha, line), draw)


def parchment(theme: Theme, w: float, h: float, radius: float = 4) -> pygame.Surface:
    """A paper card in a thin brown frame, with the grain of paper and a lit upper edge."""
    frame, hair = max(2.0, PAPER_FRAME * theme.s), max(1.0, 0.8 * theme.s)
    corner = max(radius * theme.s, frame)

    def paper(size: brush.Size) -> pygame.Surface:
        return shaded(rounded(*size, radius * theme.s, WHITE), [(0, palette.PAPER_TOP), (1, palette.PAPER_BOTTOM)])

    def wood(size: brush.Size) -> pygame.Surface:
        border = rounded(*size, radius * theme.s, WHITE, 0, line=frame, edge=WHITE)
        return shaded(border, [(0, PAPER_FRAME_TOP), (1, PAPER_FRAME_BOTTOM)])

    def draw() -> pygame.Surface:
        size = theme.px(w), theme.px(h)
        sheet = _drawn_out(size, corner, paper)
        grain = pygame.Surface(size, pygame.SRCALPHA)
        brush.lay_grain(grain)
        grain.blit(rounded(*size, radius * theme.s, WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(grain, (0, 0))
        sheet.blit(_drawn_out(size, corner, wood), (0, 0))
        lay_outline(sheet, sheet.get_rect(), radius * theme.s, hair, palette.HOT, 0.35)
        return sheet

    return theme.cached(("parchment", w, h, radius), draw)


def empty_place(theme: Theme, w: float, h: float, ghost: str | None = None, radius: float = 6) -> pygame.Surface:
    """A place where a piece may lie: a dashed outline and a faint icon of what belongs there."""

    def draw() -> pygame.Surface:
        width, height = theme.px(w), theme.px(h)
        colour = mix(palette.EMPTY_PLACE, palette.IVORY, 0.28)
        shapes = [
            f'<rect width="{width}" height="{height}" rx="{radius * theme.s:.2f}" fill-opacity="0.19"/>',
            *_dashes(width, height, radius * theme.s, 5 * theme.s, max(1.0, 1.2 * theme.s), colour),
        ]
        if ghost:
            middle = (width / 2, height / 2)
            shapes.append(icons.shape(ghost, middle, 0.48 * min(width, height), palette.IVORY, GHOST_ALPHA))
        return brush.vector((width, height), shapes)

    return theme.cached(("empty place", w, h, ghost, radius), draw)


def _dashes(width: int, height: int, radius: float, dash: float, line: float, colour: Colour) -> list[str]:
    """A dashed line just inside a rounded rectangle, as vector strokes."""
    inset = line / 2
    corners = (
        (width - radius, radius, -90),
        (width - radius, height - radius, 0),
        (radius, height - radius, 90),
        (radius, radius, 180),
    )
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
    return strokes


OFF_EDGE = 0.3
"""How much of its colour the line around a disabled button has."""


def button_face(
    theme: Theme, w: float, h: float, kind: str = "plain", state: str = "rest", radius: float = 5
) -> pygame.Surface:
    """A button without its label; `kind` is one of palette.BUTTONS, `state` rest, hover, pressed or disabled.

    A disabled one is a flat hollow: it has neither bevel nor shading.
    """

    def draw() -> pygame.Surface:
        is_off = state == "disabled"
        colours = palette.BUTTONS["disabled" if is_off else kind]
        width, height = theme.px(w), theme.px(h)
        hair = max(1.0, 0.9 * theme.s)
        top, bottom = (_lifted(theme, colour, state) for colour in (colours.top, colours.bottom))
        if is_off:
            edge = theme.colour(palette.OFF)
            return rounded(width, height, radius * theme.s, top, line=hair, edge=edge, edge_alpha=OFF_EDGE)
        body = rounded(width, height, radius * theme.s, WHITE)
        face = shaded(body, [(0, mix(bottom, BLACK, 0.62))])
        inner = (max(1, round(width - 2 * hair)), max(1, round(height - 2 * hair)))
        glow, foot = (mix(top, WHITE, 0.42), mix(bottom, BLACK, 0.28))
        if state == "pressed":
            glow, foot = mix(bottom, BLACK, 0.35), mix(top, WHITE, 0.08)
        bevel = shaded(rounded(*inner, (radius - 0.9) * theme.s, WHITE), [(0, glow), (0.5, top), (1, foot)])
        face.blit(bevel, (round(hair), round(hair)))
        field = (max(1, round(inner[0] - 2 * hair)), max(1, round(inner[1] - 2 * hair)))
        stops = [(0.0, bottom), (0.25, mix(top, bottom, 0.5)), (1.0, mix(top, bottom, 0.35))]
        if state != "pressed":
            stops = [(0.0, top), (0.5, mix(top, bottom, 0.42)), (1.0, bottom)]
        face.blit(
            shaded(rounded(*field, (radius - 1.8) * theme.s, WHITE), stops),
            (round(2 * hair), round(2 * hair)),
        )
        return face

    return theme.cached(("button", w, h, kind, state, radius), draw)


def _lifted(theme: Theme, colour: Colour, state: str) -> Colour:
    """A button's colour in this state: brighter under the pointer, as far as its words can still be read; darker when
    pressed.
    """
    shown = theme.colour(colour)
    match state:
        case "hover":
            return mix(shown, WHITE, 0.07 if theme.scheme == "high contrast" else 0.13)
        case "pressed":
            return mix(shown, BLACK, 0.16)
        case _:
            return shown


def is_dark(colour: Colour) -> bool:
    """Whether a colour is nearer to black than to white."""
    return sum(colour[:3]) < 3 * 128


def key_cap(theme: Theme, letters: str, size: float, ink: Colour) -> pygame.Surface:
    """The key that does what a button does: a small cap with the key's name, dark under light letters and light under
    dark ones; `size` is that of the name.
    """

    def draw() -> pygame.Surface:
        name = theme.text(letters, "name", size, ink)
        height = max(theme.px(KEY_CAP_HEIGHT), name.get_height())
        width = max(height, name.get_width() + theme.px(9))
        cap = rounded(width, height, 3 * theme.s, WHITE if is_dark(ink) else BLACK, 0.33)
        cap.blit(name, name.get_rect(center=(width // 2, height // 2)))
        return cap

    return theme.cached(("key cap", letters, size, ink), draw)


def focus_ring(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The ring around whatever the keyboard stands on, just inside an area of `size` pixels."""

    def draw() -> pygame.Surface:
        line = theme.px(FOCUS_LINE)
        return rounded(*size, 8 * theme.s, BLACK, 0, line=line, edge=palette.FOCUS)

    return theme.cached(("focus ring", size), draw)


def chip(
    theme: Theme, w: float, h: float, fill: Colour, alpha: float = 1.0, edge: Colour | None = None
) -> pygame.Surface:
    """A small plate with round ends."""
    fill = theme.colour(fill)

    def draw() -> pygame.Surface:
        width, height = theme.px(w), theme.px(h)
        line = max(1.0, 0.8 * theme.s) if edge else 0.0
        return rounded(width, height, height / 2, fill, alpha, line=line, edge=edge or BLACK)

    return theme.cached(("chip", w, h, fill, alpha, edge), draw)
