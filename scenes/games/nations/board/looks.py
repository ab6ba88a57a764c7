"""How the pieces of the table look: cards, workers, empty places, counters.

A look is a value: equal looks share one picture in the theme's cache.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame

from scenes import ui
from scenes.table.great_work import ask_ahead
from scenes.ui.host.looks import narrowed
from sprites.cards import card, pills
from sprites.cards.card_face import CardFace
from sprites.cards.effects import effect_lines
from sprites.dice.die_faces import PIPS
from sprites.dice.die_flat import flat_face
from sprites.paint import brush, icons, materials, palette
from sprites.things import tokens

WORKER_HEIGHT = 19.0
TRAY_WORKER = 30.0
TRACK_WORKER = 20.0
HALF_WORKER = 15.0
HELD_WORKER = 40.0
PLATE_HEIGHT = 31.0

ROPE, PEG = palette.hex_colour("#E8D9B0"), palette.hex_colour("#6A4526")
UNDER_SIGN = 0.5
"""How dark the ground of a free place among plates is."""

SAG, RECEDES = 0.13, 0.07
"""How far a rope hangs between two pegs, in heights of its plot; how much narrower a plot is at its far end."""


@dataclass(frozen=True)
class FreePlateLook(ui.PlaceLook):
    """A free place among the plates of a city, dark so that no boat behind it hides its sign."""

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The outline and the sign on a dark ground."""
        return theme.cached(("free plate", self), lambda: self._drawn(theme))

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        place = super().surface(theme)
        ground = materials.rounded(*place.get_size(), 6 * theme.s, palette.INK, UNDER_SIGN)
        ground.blit(place, (0, 0))
        side = 0.5 * place.get_height()
        sign = icons.raster(self.ghost, round(side), palette.IVORY)
        ground.blit(sign, sign.get_rect(center=ground.get_rect().center))
        return ground


@dataclass(frozen=True)
class PlotLook(ui.PlaceLook):
    """Cleared ground in a city, marked out with pegs and rope, and a sign of what may be built there. `count`: how many
    such plots lie side by side.
    """

    count: int = 1

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The ground and its ropes; between them the city is seen."""
        return theme.cached(("plot", self), lambda: self._drawn(theme))

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        wide, high = theme.px(self.width), theme.px(self.height)
        far, near, post = 0.54 * high, 0.97 * high, 0.2 * high
        line = max(1.0, 1.1 * theme.s)

        def at(share: float, is_far: bool) -> tuple[float, float]:
            narrow = RECEDES * wide if is_far else 0.03 * wide
            return narrow + share * (wide - 2 * narrow), far if is_far else near

        ground = [at(0, True), at(1, True), at(1, False), at(0, False)]
        shapes = [brush.polygon(ground, palette.IVORY, 0.2)]
        pegs = [at(place / self.count, is_far) for is_far in (True, False) for place in range(self.count + 1)]
        ends = [*pairwise(pegs[: self.count + 1]), *zip(pegs, pegs[self.count + 1 :], strict=False),
                *pairwise(pegs[self.count + 1 :])]  # fmt: skip
        for tone, more in ((palette.mix(PEG, palette.BLACK, 0.3), 0.9 * theme.s), (ROPE, 0.0)):
            for (x, y), (to_x, to_y) in ends:
                low = (x + to_x) / 2, (y + to_y) / 2 - post + SAG * high
                shapes.append(brush.stroke([(x, y - post), low, (to_x, to_y - post)], tone, line + more))
            for x, y in pegs:
                top = post + (0.0 if more else -0.8 * theme.s)
                shapes.append(brush.stroke([(x, y), (x, y - top)], tone if more else PEG, 1.8 * theme.s + more))
        middle, side = (wide / 2, 0.26 * high), 0.46 * high
        shapes.append(brush.stroke([(middle[0], middle[1]), (middle[0], 0.78 * high)], PEG, 2.2 * theme.s))
        for grows, tone in ((1.4 * theme.s, PEG), (0.0, ROPE)):
            x, y, half = middle[0], middle[1], side / 2 + grows
            corners = [(x - 1.3 * half, y - half), (x + 1.3 * half, y - half), (x + 1.3 * half, y + half),
                       (x - 1.3 * half, y + half)]  # fmt: skip
            shapes.append(brush.polygon(corners, tone))
        shapes.append(icons.shape(self.ghost, middle, 0.8 * side, palette.DARK_INK, 1.0))
        return brush.vector((wide, high), shapes)


@dataclass(frozen=True)
class CardLook:
    """A card: printed face, form, and what changes in play.

    `places` is for how many Workers there must be sockets at least; with `price` the stone price is a cost that would
    be paid now.
    """

    face: CardFace
    form: str = "table"
    places: int = 0
    built: int | None = None
    used: bool = False
    price: int | None = None

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The card as it lies now."""
        if self.built is not None:
            ask_ahead(theme, self.face.motif)
        plain = card.card_surface(
            theme,
            self.face,
            self.form,
            workers=self.places,
            worker_colour=0,
            built=self.built,
            used=self.used,
        )
        if self.price is None:
            return plain
        return theme.cached(("card look", self), partial(self._marked, theme, plain, self.price))

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """The silhouette of its type."""
        return card.silhouette_mask(theme, self.face.kind, self.form)

    def _marked(self, theme: ui.Theme, plain: pygame.Surface, price: int) -> pygame.Surface:
        picture = plain.copy()
        pill = pills.cost_pill(theme, f"−{price}", "stone", 16)
        y = card.card_places(theme, self.face, self.form, self.places).left_badge_y
        picture.blit(pill, pill.get_rect(midleft=(theme.px(4), theme.px(y))))
        return picture


@dataclass(frozen=True)
class PlateLook(ui.PaperLook):
    """The plate of brass of what stands in a city: its name, and what it gives; of a Wonder under construction what its
    sections still cost. `width` in units; letters are `scale` times as large as usual.
    """

    RADIUS = 3
    face: CardFace
    width: float
    scale: float = 1.0
    built: int | None = None
    used: bool = False

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        scale, face = self.scale, self.face
        if self.built is not None:
            ask_ahead(theme, face.motif)
        size = theme.px(self.width), theme.px(PLATE_HEIGHT * scale)
        plate = materials.rounded(*size, self.RADIUS * theme.s, palette.WHITE)
        brass = brush.gradient(
            size, [(0.0, palette.BRASS_LIGHT), (0.42, palette.GOLDEN[0]), (1.0, palette.BRASS_LIGHT)]
        )
        plate.blit(brass, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        edge = palette.mix(palette.BRASS, palette.BLACK, 0.5)
        pygame.draw.rect(plate, edge, plate.get_rect(), max(1, theme.px(0.8)), theme.px(self.RADIUS))
        room = self.width - 8
        name = next(
            (each for each in (face.name, face.short_name) if theme.wide(each, "name", 12.5 * scale) <= room * theme.s),
            face.short_name,
        )
        words = theme.text(name, "name", 12.5 * scale, palette.DARK_INK, room)
        plate.blit(words, words.get_rect(midtop=(size[0] // 2, theme.px(0.5))))
        line = self._sections(theme) if self.built is not None else self._effects(theme, room)
        if line:
            plate.blit(line, line.get_rect(midbottom=(size[0] // 2, size[1] - theme.px(1.5))))
        if self.used:
            plate.fill((170, 170, 170, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return plate

    def _sections(self, theme: ui.Theme) -> pygame.Surface:
        """The sections, those that stand with a check."""
        high, count = 13.5 * self.scale, max(1, len(self.face.sections))
        wide = min(26.0 * self.scale, (self.width - 8) / count - 2)
        line = pygame.Surface((theme.px(count * (wide + 2)), theme.px(high)), pygame.SRCALPHA)
        for place, price in enumerate(self.face.sections):
            block = tokens.section_block(theme, wide, high, price, place < (self.built or 0))
            line.blit(block, (theme.px(place * (wide + 2) + 1), 0))
        return line

    def _effects(self, theme: ui.Theme, room: float) -> pygame.Surface | None:
        """What it gives, in one line as far as it fits, else in two low ones."""
        high = 13.0 * self.scale
        joined = tuple(token for row in self.face.rows for token in row)
        lines = effect_lines(theme, (joined,), high, 1000.0)
        if not lines:
            return None
        line, limit = lines[0], theme.px(room)
        if line.get_width() > limit * 1.15:
            lines = effect_lines(theme, self.face.rows, high, room)
            line = pygame.Surface((limit, sum(each.get_height() for each in lines)), pygame.SRCALPHA)
            y = 0
            for each in lines:
                line.blit(each, each.get_rect(midtop=(limit // 2, y)))
                y += each.get_height()
        times = min(limit / line.get_width(), theme.px(high) / line.get_height(), 1.0)
        return line if times == 1 else pygame.transform.smoothscale_by(line, times)


@dataclass(frozen=True)
class ThumbLook:
    """A card on a rival's plaque, as a thumb or a half card, with the Workers on it and the sections built.

    `width` in units is less than the form's own where a row is crowded.
    """

    face: CardFace
    form: str
    workers: int
    colour: int
    built: int | None
    width: float

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The small card."""
        return theme.cached(("small card", self), lambda: narrowed(theme, self._drawn(theme), self.width))

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its silhouette."""
        mask = card.silhouette_mask(theme, self.face.kind, self.form)
        return theme.cached(("small mask", self), lambda: narrowed(theme, mask, self.width))

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        if self.built is not None:
            ask_ahead(theme, self.face.motif)
        if self.form == "thumb" or not self.workers:
            return card.card_surface(
                theme, self.face, self.form, workers=self.workers, worker_colour=self.colour, built=self.built
            )
        return self._manned(theme)

    def _manned(self, theme: ui.Theme) -> pygame.Surface:
        """A half card with its Workers in a row on the picture's lower edge, from the right."""
        picture = card.card_surface(theme, self.face, self.form, built=self.built).copy()
        token = tokens.worker_token(theme, palette.PLAYERS[self.colour].colour, HALF_WORKER)
        step = min(HALF_WORKER * 0.9, 74 / self.workers)
        for number in range(self.workers):
            centre = theme.px(84 - number * step), theme.px(37.5)
            picture.blit(token, token.get_rect(center=centre))
        return picture


@dataclass(frozen=True)
class WorkerLook:
    """A Worker of a seat's colour; `vp` is what it scores where it stands, None where it scores nothing."""

    colour: int
    height: float = WORKER_HEIGHT
    vp: int | None = None

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The meeple with its thickness and shadow."""
        return tokens.worker_token(theme, palette.PLAYERS[self.colour].colour, self.height, self.vp)

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its outline."""
        key = ("worker mask", theme.px(self.height))
        return theme.cached(key, partial(_opaque_part, theme, self.height))


def _opaque_part(theme: ui.Theme, height: float) -> pygame.Surface:
    """The silhouette of a worker without its soft shadow, on a surface of the same size."""
    token = tokens.worker_token(theme, palette.PLAYERS[6].colour, height)
    return (
        pygame.mask.from_surface(token, 220)
        .to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0))
        .convert_alpha()
    )


def die_face(theme: ui.Theme, side: float, face: int, opacity: float = 1.0) -> pygame.Surface:
    """A face of the solo die from above; faint for what it no longer does."""
    picture = flat_face(theme, PIPS, face, side)
    if opacity < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * opacity))
    return picture
