"""Draws the table: what lies on it now, where it answers, and how it gets to the screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import partial
from math import cos, pi
from typing import NamedTuple

import pygame

from scenes import ui
from scenes.audio.sound import MIDDLE
from scenes.play.view.piece_light import Light
from scenes.play.view.rim import rim
from scenes.table import staging
from scenes.table.model import TableModel
from scenes.table.panels.city import shows_city
from scenes.table.spare_room import BELOW
from scenes.table.table import Table
from scenes.ui.host.canvas import Canvas, Resting
from scenes.ui.host.drag import Drag
from scenes.ui.host.motion import Travel
from scenes.ui.layout import draw_unseen
from sprites.cards.card_back import card_back
from sprites.paint import brush, materials, palette, tween
from sprites.places import cloth
from sprites.poster.posters import Lacking

TOP_RAIL, ACTION_RAIL = 36.0, 32.0
HOVER_SCALE, HOVER_RISE = 1.07, 4.0
FLOWN, SQUASH, CROUCH = 1.06, 0.06, 0.22
"""How much larger what flies is, and by how much of its height what lands, or sets out on foot, is pressed."""

SHADE = 77
"""Alpha of the shadow of what flies."""

SWAPPED = 0.8
"""The share of its way after which a piece looks as it will lie."""

CALM = 6
"""How bright the line is, in twelfths, around a place without a piece that may be touched: most look like buttons."""

DUST: tuple[palette.Colour, ...] = ((226, 206, 168), (190, 168, 130))
PRINT = 80
"""Alpha of what is left to be seen where a piece was taken from."""

LIFTED_APART = 9.0
"""Units between pieces that are lifted together."""


def region_mask(theme: ui.Theme, size: tuple[int, int]) -> pygame.Surface:
    """The silhouette of a place that has no look, in pixels: a rounded rectangle."""
    return theme.cached(("region", size), lambda: materials.rounded(*size, 5 * theme.s, palette.WHITE))


class LyingPiece(NamedTuple):
    """A piece at rest, what it shows, its look and its place first, and the posters that were not finished when it was
    drawn.
    """

    shown: tuple[object, ...]
    resting: Resting
    lacking: Lacking


class TableRenderer:
    """A layout, the pieces that find their places in it, and the canvas they are painted on."""

    def __init__(self, table: Table, theme: ui.Theme, game: str) -> None:
        self._table, self._game = table, game
        self.motion = ui.Motion()
        self.layout = ui.TableLayout((), {})
        self.within_reach: Mapping[str, ui.Target] = {}
        """What the pointer meets: the targets without a board that is only peeked at. Where a peek changed what lies
        under the pointer that brought it on, it would end by itself, and begin anew."""
        self._shown: TableModel | None = None
        self._absent: frozenset[str] = frozenset()
        self._rim: list[ui.Panel] = []
        self._settled: object = None
        self._canvas: Canvas | None = None
        self._lying: dict[str, LyingPiece] = {}
        self.times_laid = 0
        self.crawled, self.crawls = 0, False
        """How far the light of pieces that must be chosen among has moved in itself, and whether there are any."""
        self.turn_to(theme)

    def turn_to(self, theme: ui.Theme) -> None:
        """Draw for this theme from now on, everything anew."""
        self.theme = _with_room_below(theme).with_plates(self._table.cloth.plates)
        self.light = Light(self.theme)
        self.fold()

    def fold(self) -> None:
        """Keep no picture until something is to be seen again."""
        self._canvas, self._lying = None, {}
        self.look_again()

    @property
    def canvas(self) -> Canvas:
        """The pictures of the table as it was settled last, with the bare cloth where they were let go."""
        if self._canvas is None:
            self._canvas = Canvas(self.theme, _covered(self.theme, self._table))
        return self._canvas

    def lay(
        self,
        model: TableModel,
        pace: ui.Pace,
        is_final: bool = True,
        is_peek: bool = False,
        awaited: Container[str] = frozenset(),
        layout: ui.TableLayout | None = None,
        manner: ui.Manner | None = None,
        hangs_on: bool = False,
    ) -> None:
        """Lay the table as this model has it; pieces travel at this pace. See `Motion.sync` for the rest.

        The layout is kept where the model shows what was laid last. It may be given where it is known.
        """
        if model != self._shown:
            self._shown = model
            self.layout = layout or self._table.layout(model)
            self.layout.turn_to(model)
            self.times_laid += 1
            self._rim = rim(self.theme, self._game, [panel.area for panel in self.layout.panels])
        if not is_peek:
            self.within_reach = self.layout.targets
        self.motion.sync(self.layout.sprites, pace, is_final, awaited, self.layout.anchors, manner, hangs_on)

    def aside(self, model: TableModel) -> ui.TableLayout:
        """Where everything lies in a model that is not shown now. What is shown goes on telling of itself."""
        layout = self._table.layout(model)
        if self._shown:
            self.layout.turn_to(self._shown)
        return layout

    def look_again(self) -> None:
        """What lies here may look another way now: compare all of it when it is settled next."""
        self._settled = None

    def draw_ahead(self, sprite: ui.Sprite) -> None:
        """Draw a piece, to have it at hand."""
        self._stamps(sprite.area, sprite.look, sprite.is_flat, ())

    def drawn_ahead(self, layout: ui.TableLayout) -> Iterator[None]:
        """Step by step, draw what lies in a layout and is not on the picture, unseen, for whatever that makes and
        keeps.
        """
        for name, sprite in layout.sprites.items():
            lying = self._lying.get(name)
            if lying is None or lying.shown[:2] != (sprite.look, sprite.area):
                self.draw_ahead(sprite)
                yield
        for panel in layout.panels:
            if not (shows_city(panel.key) or self.canvas.bears(panel)):
                draw_unseen(panel, self.theme)
                yield

    def spot(self, name: str) -> ui.Area | None:
        """The area of an anchor or a piece, as it hangs or lies now."""
        sprite = self.sprite(name)
        return self.layout.anchors.get(name) or self.motion.hanging.get(name) or (sprite.area if sprite else None)

    def x_of_seat(self, seat: int | None) -> float:
        """Where a seat is heard from."""
        targets = self.layout.targets.values()
        areas = (target.area for target in targets if seat is not None and target.looks_at == seat)
        area = max(areas, key=lambda area: area[2] * area[3], default=None)
        return ui.middle(area)[0] if area else MIDDLE

    def sprite(self, name: str) -> ui.Sprite | None:
        """A piece as it lies, or as it waits for what comes of it."""
        return self.layout.sprites.get(name) or self.motion.waiting.get(name)

    def picture(self, rect: pygame.Rect | None = None) -> pygame.Surface:
        """The whole table as it lies still, or a part of it, in pixels."""
        return self.canvas.picture(rect or pygame.Rect((0, 0), self.theme.size)).surface

    @property
    def on_their_way(self) -> Iterator[ui.Sprite]:
        """The pieces, as they will lie, that do not lie on the picture yet."""
        for name in (*self.motion.travels, *self.motion.hanging):
            if sprite := self.layout.sprites.get(name):
                yield sprite

    def bears_pieces(self, name: str) -> bool:
        """Whether pieces, such as workers, lie on this one."""
        target = self.layout.targets[name]
        return any(
            other.z > target.z and ui.overlap(other.area, target.area) > 0 for other in self.layout.sprites.values()
        )

    def settle(self, panels: Sequence[ui.Panel], glows: Mapping[str, tuple[str, ...]], absent: frozenset[str]) -> None:
        """Bring the still picture up to date. `absent` pieces are shown by somebody else for now."""
        deque(self.settling(panels, glows, absent), maxlen=0)

    def settling(
        self, panels: Sequence[ui.Panel], glows: Mapping[str, tuple[str, ...]], absent: frozenset[str]
    ) -> Iterator[None]:
        """Settle in steps; to settle in between is to begin anew."""
        self._absent = absent
        away = absent | self.motion.travels.keys() | self.motion.hanging.keys()
        shown = [*self._rim, *self.layout.panels, *panels]
        picture = (self.times_laid, glows, away, [(panel.area, panel.key) for panel in shown], self.crawled)
        if picture != self._settled:
            self._settled = None
            pieces = self._resting(glows, away)
            yield
            yield from self.canvas.begin(shown, pieces)
            self._settled = picture

    def _resting(self, glows: Mapping[str, tuple[str, ...]], away: frozenset[str]) -> list[Resting]:
        """Everything that lies still, low to high, with its glows."""
        targets, sprites, self.crawls = self.layout.targets, self.layout.sprites, False
        # Of equal height a region comes first: pieces lie on it, such as on a tray.
        regions = {name: targets[name] for name in glows if name in targets and name not in sprites}
        seen: list[tuple[str, ui.Sprite | ui.Target]] = [*regions.items(), *sprites.items()]
        seen.sort(key=lambda item: item[1].z)
        self._lying = {name: self._at_rest(name, each, glows.get(name, ())) for name, each in seen if name not in away}
        return [piece.resting for piece in self._lying.values()]

    def _at_rest(self, name: str, each: ui.Sprite | ui.Target, glowing: tuple[str, ...]) -> LyingPiece:
        """A piece, or the glows of a region, and what it shows; the same as long as it lies and looks as before."""
        look, is_flat = (each.look, each.is_flat) if isinstance(each, ui.Sprite) else (None, True)
        crawls = "asked" in glowing and isinstance(look, ui.SelfLit)
        self.crawls |= crawls
        shown = (look, each.area, is_flat, glowing, crawls and self.crawled)
        known, posters = self._lying.get(name), self.theme.posters
        if known and known.shown == shown and not posters.are_stale(known.lacking):
            return known
        with posters.noted() as lacking:
            return LyingPiece(shown, Resting(name, self._stamps(each.area, look, is_flat, glowing)), lacking)

    def _stamps(
        self, area: ui.Area, look: ui.Look | None, is_flat: bool, glowing: tuple[str, ...]
    ) -> tuple[ui.Stamp, ...]:
        """What lies still, low to high."""
        rect = self.theme.rect(*area)
        if look is None:
            mask = region_mask(self.theme, rect.size)
            is_calm = self.theme.scheme != "high contrast"
            return tuple(
                self.light.faded(mask, kind, rect.topleft, CALM)
                if kind == "open" and is_calm
                else self.light.outline(mask, kind, rect.topleft)
                for kind in glowing
            )
        height = None if is_flat else "resting"
        return self.light.stamps(look, rect, height, glowing, self.crawled)

    def travel_stamps(self) -> list[ui.Stamp]:
        """The pieces that hang or are on their way, those that leave lowest."""
        travels = [*self.motion.leaving, *self.motion.travels.values()]
        travels.sort(key=lambda travel: travel.sprite.z)
        waiting = [
            stamp
            for name, sprite in self.motion.waiting.items()
            if name not in self._absent
            for stamp in self.light.stamps(sprite.look, self.theme.rect(*sprite.area))
        ]
        stamps = [*waiting, *(stamp for travel in travels for stamp in self._moving(travel))]
        for name, area in self.motion.hanging.items():
            if sprite := self.layout.sprites.get(name):
                stamps += self.light.stamps(sprite.look, self.theme.rect(*area), "held")
        return stamps

    def _moving(self, travel: Travel) -> list[ui.Stamp]:
        if not travel.tween.has_begun and travel.name in self.motion.travels:
            return []
        rect = self.theme.rect(*travel.area)
        look = self._look_of(travel)
        body = look.surface(self.theme)
        full = body.get_size()
        if travel.is_dealt:
            return [self._turning(travel, body, rect)]
        if _differs(rect.size, self.theme.rect(*travel.sprite.area).size) or look != travel.sprite.look:
            body = pygame.transform.smoothscale(body, rect.size)
        if travel.alpha < 255:
            faded = body.copy()
            faded.set_alpha(travel.alpha)
            return [ui.Stamp(faded, rect.topleft)]
        if travel.lifted or travel.landing or travel.swell != 1 or travel.crouch:
            return self._flying(travel, body, rect)
        if body.get_size() != full:
            return [ui.Stamp(body, rect.topleft)]
        return list(self.light.stamps(look, rect, None if travel.sprite.is_flat else "hover"))

    def _look_of(self, travel: Travel) -> ui.Look:
        """The larger of how a piece looked and how it will look, until it is about to arrive: nothing is blown up."""
        look, looked = travel.sprite.look, travel.looked
        if looked is None or travel.way >= SWAPPED:
            return look
        return max((look, looked), key=lambda each: each.surface(self.theme).get_width())

    def _turning(self, travel: Travel, body: pygame.Surface, rect: pygame.Rect) -> ui.Stamp:
        """A piece that is dealt face down and turns over on its way."""
        share = travel.tween.share
        if share < 0.5:
            width, height = travel.sprite.area[2:]
            body = card_back(self.theme, width, height)
        wide = max(1, round(body.get_width() * max(0.04, abs(cos(pi * share)))))
        turned = body if share == 1 else pygame.transform.smoothscale(body, (wide, body.get_height()))
        return ui.Stamp(turned, turned.get_rect(center=rect.center).topleft)

    def _flying(self, travel: Travel, body: pygame.Surface, rect: pygame.Rect) -> list[ui.Stamp]:
        """A piece high over the table: larger, leaning, its shadow away from it; it lands with a puff of dust."""
        theme, lifted = self.theme, travel.lifted
        squash = SQUASH * tween.rise(travel.landing) + CROUCH * travel.crouch
        width, height = body.get_size()
        scale = (1 + (FLOWN - 1) * lifted) * travel.swell
        if squash:
            body = pygame.transform.smoothscale(body, (round(width * (1 + squash)), round(height * (1 - squash))))
        else:
            body = pygame.transform.rotozoom(body, travel.tilt, scale)
        shade = body.copy()
        shade.fill((0, 0, 0, SHADE), special_flags=pygame.BLEND_RGBA_MULT)
        drop = theme.px(4 + 16 * lifted)
        shadow = ui.Stamp(shade, shade.get_rect(center=(rect.centerx + drop // 2, rect.centery + drop)).topleft)
        x, y, wide, high = travel.area
        foot = (x + wide / 2, y + high * 0.9)
        dust = (
            staging.burst(theme, travel.name, 9, travel.landing, foot, wide * 0.75, DUST)
            if not travel.sprite.is_flat
            else []
        )
        return [shadow, *dust, ui.Stamp(body, body.get_rect(center=rect.center).topleft)]

    def lifted_stamps(self, name: str, share: float) -> list[ui.Stamp]:
        """A piece under the pointer, risen a little: `share` of the whole way."""
        sprite = self.layout.sprites.get(name)
        if sprite is None:
            return []
        return self._raised(sprite.look, sprite.area, 1 + (HOVER_SCALE - 1) * share, HOVER_RISE * share)

    def _raised(self, look: ui.Look, area: ui.Area, scale: float, rise: float) -> list[ui.Stamp]:
        mask, body = look.mask(self.theme), look.surface(self.theme)
        x, y, width, height = area
        rect = self.theme.rect(x, y - rise, width, height)
        corner = body.get_rect(center=rect.center).topleft
        shadow = self.light.stamp(mask, "hover", corner)
        glow = self.light.stamp(mask, "hot", corner)
        large = pygame.transform.smoothscale_by(body, scale)
        halo = pygame.transform.smoothscale_by(glow.surface, scale)
        return [
            shadow,
            ui.Stamp(halo, halo.get_rect(center=glow.rect.center).topleft),
            ui.Stamp(large, large.get_rect(center=rect.center).topleft),
        ]

    def left_stamps(self, held: Drag) -> list[ui.Stamp]:
        """A pale print of what is in the hand, where it was taken from."""
        stamps = []
        for name in held.names:
            if sprite := self.layout.sprites.get(name):
                body = sprite.look.surface(self.theme)
                pale = self.theme.cached(("print", body), partial(_paled, body))
                corner = body.get_rect(center=self.theme.rect(*sprite.area).center).topleft
                stamps.append(ui.Stamp(pale, corner))
        return stamps

    def held_stamps(self, held: Drag) -> list[ui.Stamp]:
        """The piece in the hand, lifted and tilted; its soft shadow grows and falls away from it as it rises."""
        target, sprite = self.layout.targets.get(held.name), self.layout.sprites.get(held.name)
        look = (target.held_look if target else None) or (sprite.look if sprite else None)
        if look is None:
            return []
        body = look.surface(self.theme)
        shadow = self.light.stamp(look.mask(self.theme), "held", (0, 0))
        key = ("held", look, held.tilt, round(held.scale, 2))
        turned = self.theme.cached(key, lambda: brush.tilted(body, held.tilt, held.scale))
        centre = self.theme.spot(*held.centre)
        corner = body.get_rect(center=centre).topleft
        spread = self.theme.px(LIFTED_APART)
        others = range(len(held.names) - 1, 0, -1)
        spots = [(centre[0] + spread * number, centre[1] - spread * number // 2) for number in others]
        margin = (body.get_width() - shadow.surface.get_width()) // 2
        right, down = (margin + round(held.lift * (each - margin)) for each in shadow.corner)
        cast = ui.Stamp(shadow.surface, (corner[0] + right, corner[1] + down))
        return [
            cast if held.lift == 1 else staging.faded(cast, held.lift),
            *(ui.Stamp(turned, turned.get_rect(center=spot).topleft) for spot in (*spots, centre)),
        ]


def cover_ahead(theme: ui.Theme, table: Table) -> None:
    """Draw the cloth of a table that may be opened next."""
    _covered(_with_room_below(theme), table)


def _paled(body: pygame.Surface) -> pygame.Surface:
    """A piece without its colours, hardly to be seen."""
    pale = brush.greyed(body)
    pale.set_alpha(PRINT)
    return pale


def _covered(theme: ui.Theme, table: Table) -> pygame.Surface:
    """The cloth of a table between its rails."""
    ground = table.cloth
    return theme.cached(
        ("table", theme.origin, ground), lambda: cloth.table_cloth(theme, TOP_RAIL, ACTION_RAIL, ground)
    )


def _with_room_below(theme: ui.Theme) -> ui.Theme:
    """The theme with all spare room under the canvas, where that is enough for the log."""
    return theme.at_the_top() if sum(theme.spare) / theme.s >= BELOW else theme


def _differs(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two sizes differ by more than rounding."""
    return abs(one[0] - other[0]) > 1 or abs(one[1] - other[1]) > 1
