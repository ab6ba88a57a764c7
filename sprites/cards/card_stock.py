"""The blank card: frame, paper, type band, pennant, age seal and set mark. Everything but the words and pictures."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pygame

from sprites.cards.card_kinds import KINDS
from sprites.cards.card_layout import CardMeasures
from sprites.cards.emblem import emblem_shape, shifted, softened, tinted
from sprites.paint import brush, silhouettes
from sprites.paint.palette import BLACK, DARK_INK, PAPER_BOTTOM, PAPER_TOP, WHITE, Colour, mix
from sprites.paint.theme import Theme
from sprites.things.discs import age_seal, glyph_seal

RIM_LIGHT: Colour = (255, 233, 192)
CROSS: Colour = (176, 28, 20)


def paper(theme: Theme, form: CardMeasures) -> pygame.Surface:
    """The blank paper of a form, not yet cut to a silhouette."""

    def draw() -> pygame.Surface:
        size = (theme.px(form.width), theme.px(form.height))
        sheet = brush.gradient(size, [(0.45, PAPER_TOP), (1.0, PAPER_BOTTOM)]).convert_alpha()
        brush.lay_grain(sheet)
        return sheet

    return theme.cached(("paper", form.name), draw)


def frame(theme: Theme, kind: str, form: CardMeasures, age: int, mark: str, pays: str = "") -> pygame.Surface:
    """What lies over paper and picture: border, band, pennant, seal and set mark. Not yet cut either.

    The seal shows the age, or the glyph that the card is paid with.
    """
    key = ("frame", kind, form.name, age, mark, pays)
    return theme.cached(key, lambda: _Cutter(theme, kind, form).frame(age, mark, pays))


def silhouette(theme: Theme, kind: str, form: CardMeasures) -> pygame.Surface:
    """The white silhouette of a type; types that are cut alike share it."""
    cut = KINDS[kind].cut

    def draw() -> pygame.Surface:
        points = silhouettes.outline(cut, form.height / form.unit)
        return silhouettes.filled(points, (theme.px(form.width), theme.px(form.height)), theme.s * form.unit)

    return theme.cached(("silhouette", cut, form.name), draw)


class _Cutter:
    """One blank card while it is made."""

    def __init__(self, theme: Theme, kind: str, form: CardMeasures) -> None:
        self.theme = theme
        self.cut_as = kind
        self.kind = KINDS[kind]
        self.form = form
        self.scale = theme.s * form.unit
        self.outline = silhouettes.outline(self.kind.cut, form.height / form.unit)
        self.mask = silhouette(theme, kind, form)
        self.size = self.mask.get_size()
        self.hair = max(1, round(theme.s * form.unit**0.5))

    def frame(self, age: int, mark: str, pays: str) -> pygame.Surface:
        is_plain = self.form.is_tile and age == 0
        frame = self._cached("border", self._border).copy()
        if self.form.pennant and self.kind.emblem and not is_plain:
            frame.blit(self._cached("pennant", self._pennant), self._at(*self.form.pennant[:2]))
        if self.form.seal and not is_plain:
            x, y, diameter = self.form.seal
            seal = glyph_seal(self.theme, pays, diameter) if pays else age_seal(self.theme, age, diameter)
            self._lay_disc(frame, seal, x, y)
        if self.form.mark and mark:
            x, y, diameter = self.form.mark
            self._lay_disc(frame, self._mark(mark, diameter), x, y)
        frame.blit(self._cached("rim", self._rim), (0, 0))
        frame.blit(self._shape("edge", self._edge), (0, 0))
        return frame

    def _cached(self, part: str, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A part that every card of this type and form shares."""
        return self.theme.cached((f"card {part}", self.cut_as, self.form.name), draw)

    def _shape(self, part: str, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A part without the type's colours, which all types share that are cut alike: drawing it takes long."""
        return self.theme.cached((f"cut {part}", self.kind.cut, self.form.name), draw)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.theme.s), round(y * self.theme.s)

    def _border(self) -> pygame.Surface:
        frame = self._ring()
        self._lay_band(frame)
        return frame

    def _ring(self) -> pygame.Surface:
        """The border around paper and picture, with the dark line where they meet."""
        inner = self._inset("inner", silhouettes.INSET)
        wider = self._inset("wider", silhouettes.INSET - 0.8).copy()
        colour = self.kind.frame
        stops = [(0.0, mix(colour, WHITE, 0.16)), (0.3, colour), (1.0, mix(colour, BLACK, 0.28))]
        ring = brush.gradient(self.size, stops).convert_alpha()
        for shape in (ring, wider):
            shape.blit(tinted(inner, BLACK), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        ring.blit(tinted(wider, mix(colour, BLACK, 0.72), 0.85), (0, 0))
        return ring

    def _inset(self, part: str, depth: float) -> pygame.Surface:
        return self._shape(part, lambda: silhouettes.inset(self.mask, self.outline, self.scale, depth))

    def _lay_band(self, frame: pygame.Surface) -> None:
        band = self._shape("band", self._band)
        frame.blit(self._shape("band shadow", partial(self._band_shadow, band)), (0, 0))
        frame.blit(tinted(shifted(band, 0, self.hair), mix(self.kind.frame, BLACK, 0.62)), (0, 0))
        surface = band.copy()
        foot = self.form.band / self.form.height
        stops = [
            (0.0, mix(self.kind.frame, WHITE, 0.24)),
            (foot * 0.55, self.kind.frame),
            (foot, mix(self.kind.frame, BLACK, 0.12)),
        ]
        surface.blit(brush.gradient(self.size, stops), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        frame.blit(surface, (0, 0))

    def _band(self) -> pygame.Surface:
        shape = silhouettes.band_shape(self.kind.cut, self.form.band / self.form.unit)
        return silhouettes.filled(shape, self.size, self.scale)

    def _band_shadow(self, band: pygame.Surface) -> pygame.Surface:
        drop = max(1, round(1.4 * self.scale))
        return tinted(softened(shifted(band, 0, drop), 1.2 * self.scale), BLACK, 0.62)

    def _pennant(self) -> pygame.Surface:
        """The swallow-tailed cloth with the type's emblem, hanging from the band."""
        assert self.form.pennant is not None
        drop = 0.9 * self.scale
        wide, high = (edge * self.theme.s for edge in self.form.pennant[2:])
        shape = [(0.0, 0.0), (wide, 0.0), (wide, high), (wide / 2, high - wide / 4), (0.0, high)]
        seam = brush.stroke([*shape[2:], shape[0]], mix(self.kind.frame, WHITE, 0.22), max(0.8, 0.5 * self.scale), 0.55)
        cloth = brush.vector(
            (round(wide + drop) + 2, round(high + drop) + 2),
            [
                brush.polygon([(px + drop, py + drop) for px, py in shape], BLACK, 0.45),
                brush.polygon(shape, mix(self.kind.frame, BLACK, 0.10)),
                brush.polygon([(0, 0), (wide, 0), (wide, drop), (0, drop)], BLACK, 0.28),
                seam,
            ],
        )
        emblem = emblem_shape(self.kind.emblem, round(wide * 0.8), round(wide * 0.8), self.kind.ink)
        cloth.blit(emblem, emblem.get_rect(center=(round(wide / 2), round(high * 0.43))))
        return cloth

    def _lay_disc(self, frame: pygame.Surface, disc: pygame.Surface, x: float, y: float) -> None:
        """A disc around a place in units, with its soft shadow."""
        middle = self._at(x, y)
        side = disc.get_width()
        brush.lay_spot(frame, (middle[0] + 0.03 * side, middle[1] + 0.08 * side), (1.5 * side, 1.5 * side), BLACK, 0.6)
        frame.blit(disc, disc.get_rect(center=middle))

    def _mark(self, mark: str, diameter: float) -> pygame.Surface:
        """A white disc with a dark plus for the advanced set or a red cross for the expert set."""
        side = self.theme.px(diameter)
        middle, reach = side / 2, side * 0.24
        turn = math.pi / 4 if mark == "expert" else 0.0
        ink = CROSS if mark == "expert" else DARK_INK
        shapes = [
            brush.ellipse((middle, middle), (middle, middle), DARK_INK),
            brush.ellipse((middle, middle), (middle * 0.86,) * 2, WHITE),
        ]
        for angle in (turn, turn + math.pi / 2):
            dx, dy = reach * math.cos(angle), reach * math.sin(angle)
            shapes.append(brush.stroke([(middle - dx, middle - dy), (middle + dx, middle + dy)], ink, reach * 0.62))
        return brush.vector((side, side), shapes)

    def _rim(self) -> pygame.Surface:
        """The light line all round."""
        rim = self._shape("rim", lambda: silhouettes.stroked(self.outline, self.size, self.scale, 1.3))
        return tinted(rim, mix(self.kind.frame, RIM_LIGHT, 0.42), 0.69)

    def _edge(self) -> pygame.Surface:
        """The light on its upper edge."""
        edge = tinted(self.mask, WHITE, 0.44)
        edge.blit(tinted(shifted(self.mask, 0, self.hair), BLACK), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return edge
