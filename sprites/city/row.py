"""What a side has built, in front of its town: buildings, camps, wonders (also under scaffolding), its column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

import pygame

from sprites.city.light import air, air_of, is_dusk
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, CityWonder, Lot, Stage
from sprites.city.shops.engines import ENGINES
from sprites.city.shops.halls import HALLS, house
from sprites.city.shops.outposts import OUTPOSTS
from sprites.city.shops.temples import TEMPLES
from sprites.city.shops.trades import TRADES
from sprites.city.site import BuildingSite
from sprites.city.town import hut, nearest_houses
from sprites.paint import brush, icons, palette
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.places import panorama
from sprites.poster.cutout import CutOut, cleared, print_size
from sprites.poster.motif import Motif
from sprites.poster.posters import PARTS, PrintRequest
from sprites.things.monument import statue

SHOPS = {**TRADES, **TEMPLES, **HALLS, **OUTPOSTS, **ENGINES}
"""What a card's sign is built as; any other is a house with the sign on a pole."""

TALL = 44.0
"""Units that a building may be high."""

ALONE = 0.34
"""How high buildings are, as a share of the height, beside which the column on the square has its full height."""

PERSON = 10.0
"""How many units of its building somebody is high who works there."""

CAMP = 0.9
"""How large a camp is beside buildings: its standard, which is as high as a building may be, is to be seen whole."""

LEAST_PANE = 0.0125, 0.0185
"""How wide and high a lit window is at least, as shares of the height: as many as people work there are counted."""

DRAFT, IN_WALL = 6, (1.8, 2.8)
"""Pixels of a unit of a building as it is looked at for windows, and units of one in the open wall."""

SHADE, LEAN, DEPTH = 84, 0.62, 0.2
"""How dark the shadow of what stands is; how far it leans to the right and how deep it lies, in heights."""

FINER = 4
"""How many times larger a shadow is sheared than it is seen: its edge has no steps."""

RIM, RIM_DARK = 0.6, 110
"""How wide the line around a building is, in hundredths of the height of the picture, and how dark, of 255."""

PLINTH = 2.6
"""Units that the feet of wonders stand higher than the square."""

BLOCKS_AT, BLOCKS_BESIDE, BLOCKS_BEFORE = 26.0, 58.0, 8.0
"""Units from the middle of the square to the blocks of stone, where wonders stand, where none does yet, and where
buildings stand there.
"""


class BuiltRow:
    """The row, painted."""

    def __init__(self, plan: CityPlan, stage: Stage, size: brush.Size) -> None:
        self.plan, self.stage, self.size = plan, stage, size
        self.unit, self.air = size[1] / 100, air(plan)
        houses = nearest_houses(plan, stage, size)
        self.picture = pygame.Surface(size, pygame.SRCALPHA) if stage.has_houses_before else houses
        if stage.has_quarter:  # buildings stand nearer to the eye than wonders, so nothing hides who works there
            self._stones()  # first of all, for a wonder stands as near to the square as they lie
            self._works()
        for number, (lot, share) in enumerate(zip(plan.lots, stage.lots, strict=False)):
            self._lot(number, lot, share * size[0])
        if stage.has_houses_before:
            self.picture.blit(houses, (0, 0))
        self._column()
        if not stage.has_quarter:
            self._works()
            self._stones()

    # -- buildings ---------------------------------------------------------------------------------------------

    def _lot(self, number: int, lot: Lot | None, x: float) -> None:
        foot, unit = self.stage.lot[0] * self.size[1], self.stage.high(number) * self.size[1] / TALL
        if lot is None:
            if self.stage.has_plots:
                self._plot(x, foot, unit)
            return
        unit *= CAMP if lot.is_army else 1.0
        homes = [
            shape
            for place in range(0 if self.stage.has_quarter else min(4, lot.workers))
            for shape in hut(
                self.plan,
                number * 9 + place,
                x + (-1) ** place * (21 + 9 * (place // 2)) * unit,
                foot - unit,
                unit * 0.78,
            )
        ]
        around = pygame.Rect(0, 0, round(96 * unit), round(66 * unit))
        around.midbottom = round(x), round(foot + 6 * unit)
        brush.lay_vector(self.picture, homes, around)
        mason = self._camp(x, foot, unit) if lot.is_army else _shop(self.plan, lot, x, foot, unit)
        body = brush.vector(around.size, mason.shapes, (around.x, around.y, around.w, around.h))
        where = body.get_bounding_rect(min_alpha=20)
        if not where.size[0]:
            return
        standing = body.subsurface(where).copy()
        where.move_ip(around.topleft)
        if lot.emblem not in SHOPS and not lot.is_army:
            self._sign(standing, lot.emblem, where, x)
        self._shadow(standing, where)
        if lot.is_broken:
            standing = ruin(standing, number)
        if self.stage.has_rims:
            self._rim(standing, where)
        self.picture.blit(standing, where)
        if lot.is_army:
            self._soldiers(lot, x, foot, unit)
        elif self.stage.has_quarter:
            self._workers(lot, x, foot, unit)

    def _rim(self, body: pygame.Surface, where: pygame.Rect) -> None:
        """A dark line around a building, before whatever lies behind it."""
        wide, tone = max(1, round(RIM * self.unit)), mix(self.air.fore, BLACK, 0.5)
        line = pygame.mask.from_surface(body).to_surface(setcolor=(*tone, RIM_DARK), unsetcolor=(0, 0, 0, 0))
        for across, down in ((-1, 0), (1, 0), (0, -1), (-0.7, -0.7), (0.7, -0.7)):
            self.picture.blit(line, where.move(round(across * wide), round(down * wide)))

    def _sign(self, body: pygame.Surface, emblem: str, where: pygame.Rect, x: float) -> None:
        side = max(8, where.h // 3)
        for tone, moves in (((70, 38, 22), ((1, 1), (-1, 0), (1, 0), (0, -1))), ((255, 216, 110), ((0, 0),))):
            sign = icons.raster(emblem, side, tone)
            for dx, dy in moves:
                body.blit(sign, sign.get_rect(midtop=(round(x) - where.x + dx, dy + 1)))

    def _camp(self, x: float, foot: float, unit: float) -> Mason:
        """Tents and a standard with the sign of the soldiers."""
        mason = Mason(self.air, self.plan.colour, x, foot, unit)
        for left, wide, high in ((-19, 15, 15), (5, 15, 17), (-10, 17, 20)):
            mason.poly([(left, 0), (left + wide / 2, high), (left + wide, 0)], "wall")
            mason.poly([(left + wide * 0.56, 0), (left + wide / 2, high), (left + wide, 0)], "shade")
            mason.poly(
                [(left + wide * 0.4, high * 0.8), (left + wide / 2, high), (left + wide * 0.6, high * 0.8)], "cloth"
            )
            mason.poly([(left + wide * 0.38, 0), (left + wide / 2, high * 0.56), (left + wide * 0.56, 0)], "dark")
        mason.line([(8, 0), (8, 44)], "dark", 1.0)
        mason.line([(-5, 43), (9, 43)], "dark", 0.9)
        mason.poly([(-5, 43), (8, 43), (8, 25), (1.5, 28), (-5, 25)], "cloth")
        mason.poly([(1.5, 43), (8, 43), (8, 25), (1.5, 28)], mason.dusk("cloth", 0.16))
        return mason

    def _soldiers(self, lot: Lot, x: float, foot: float, unit: float) -> None:
        """The sign on their standard, and a group of spears for every one of them."""
        side = round(10.5 * unit)
        sign = icons.raster(lot.emblem, max(6, side), palette.letters_on(self.plan.colour))
        self.picture.blit(sign, sign.get_rect(center=(round(x + 1.6 * unit), round(foot - 35 * unit))))
        for place in range(lot.workers):
            tone = mix(self.plan.colour, BLACK, 0.25 if place % 2 else 0.05)
            group = panorama.crowd((round(11 * unit), round(19 * unit)), tone, place + 2, spears=True)
            spot = round(x + (-18 + 11 * place) * unit), round(foot + unit)
            self.picture.blit(group, group.get_rect(bottomleft=spot))

    def _workers(self, lot: Lot, x: float, foot: float, unit: float) -> None:
        """Everybody who works there, before the door in the colours of the nation."""
        coat, skin = self.plan.colour, mix((236, 190, 150), self.air.wall, 0.2)
        rim = mix(coat, BLACK, 0.62)
        for place in range(lot.workers):
            m = Mason(self.air, coat, x + 0.62 * PERSON * (place - (lot.workers - 1) / 2) * unit, foot + 2.5 * unit,
                      unit * PERSON / 14)  # fmt: skip
            m.poly([(-3, -0.4), (9, -1.6), (4, 0.4)], self.air.fore, 0.35)
            for more, tone in ((0.7, rim), (0.0, coat)):
                m.poly([(-3.4 - more, -more), (-2.2 - more, 8.6 + more), (2.2 + more, 8.6 + more), (3.4 + more, -more)],
                       tone)  # fmt: skip
            m.poly([(0.8, 0), (0.8, 8.6), (2.2, 8.6), (3.4, 0)], mix(coat, BLACK, 0.22))
            m.disc(0, 11, 3.1, rim)
            m.disc(0, 11, 2.4, skin)
            box = pygame.Rect(0, 0, round(28 * unit), round(20 * unit))
            box.midbottom = round(x + 0.62 * PERSON * (place - (lot.workers - 1) / 2) * unit), round(foot + 6 * unit)
            brush.lay_vector(self.picture, m.shapes, box)

    # -- the square --------------------------------------------------------------------------------------------

    def _column(self) -> None:
        """The nation's beast on its column, beside it the flag of whoever advises."""
        foot, x = self.stage.work[0] * self.size[1], self.stage.square * self.size[0]
        unit = self.unit * min(1.0, self.stage.lot[1] / ALONE)
        if self.plan.has_adviser:
            mason = Mason(self.air, self.plan.colour, x - 9 * unit, foot, unit)
            mason.flag(0, 0, 27)
            self.picture.blit(brush.vector(self.size, mason.shapes), (0, 0))
        if self.plan.beast:
            column = statue(self.plan.beast, round(22 * unit), self.air, 0.0)
            self._stand(column, x, foot)

    def _works(self) -> None:
        for work, share in zip(self.plan.works, self.stage.works, strict=False):
            self._work(work, share * self.size[0])

    def _work(self, work: CityWonder, x: float) -> None:
        share, high, most = self.stage.work
        foot, tall, wide = share * self.size[1], round(high * self.size[1]), round(most * self.size[0])
        body = _wonder(work.motif, tall, wide)
        where = body.get_rect(midbottom=(round(x), round(foot)))
        self._plinth(where)
        if work.is_ready:
            self._shadow(body, where)
            self.picture.blit(body, where)
        else:
            self._site(work, body, where)

    def _plinth(self, where: pygame.Rect) -> None:
        """Two steps that a wonder stands on, higher than whoever walks by."""
        unit, stone = self.unit, mix(self.air.wall, (214, 204, 186), 0.5)
        m = Mason(self.air, self.plan.colour, where.centerx, where.bottom + PLINTH * unit, unit)
        half = where.w / 2 / unit
        for over, y, high, tone in ((3.0, 0.0, 1.3, mix(stone, BLACK, 0.12)), (1.6, 1.3, 1.3, stone)):
            m.block(-half - over, 2 * (half + over), high, y, tone, 0.8)
            m.rect(-half - over, y + high - 0.3, 2 * (half + over), 0.3, mix(stone, WHITE, 0.4))
        shadow = [(half + 3, 0.0), (half + 9, -1.4), (-half + 3, -1.4), (-half - 3, 0.0)]
        m.shapes.insert(0, brush.polygon([m.at(*spot) for spot in shadow], self.air.fore, 0.3))
        part = where.inflate(round(26 * unit), 0)
        part.top, part.h = where.bottom - round(unit), round((PLINTH + 4) * unit)
        brush.lay_vector(self.picture, m.shapes, part)

    def _site(self, work: CityWonder, body: pygame.Surface, where: pygame.Rect) -> None:
        """What stands so far of a wonder, in its scaffold."""
        site = BuildingSite(self.plan, work, body, where)
        site.lay_behind(self.picture)
        stands = site.built()
        self._shadow(stands.subsurface(seen := stands.get_bounding_rect()), seen.move(where.topleft))
        self.picture.blit(stands, where)
        site.lay_before(self.picture)

    def _stones(self) -> None:
        """What stone there is, in blocks on the quay; beside the place for a first wonder as long as that is free."""
        first = BLOCKS_BEFORE if self.stage.has_quarter else BLOCKS_AT if self.stage.works else BLOCKS_BESIDE
        below = 1.5 if self.stage.has_quarter else 6
        unit, foot = self.unit, self.stage.work[0] * self.size[1] + below * self.unit
        light, dark = mix(self.air.wall, (200, 196, 188), 0.5), mix(self.air.shade, (120, 116, 112), 0.5)
        for number in range(self.plan.stone):
            left = self.stage.square * self.size[0] + (first + (number % 4) * 4.6 + (number // 4) * 1.2) * unit
            block = pygame.Rect(
                round(left), round(foot - (number // 4 + 1) * 3.2 * unit), round(4.2 * unit), round(3.0 * unit)
            )
            pygame.draw.rect(self.picture, light, block)
            pygame.draw.rect(self.picture, dark, (block.centerx + block.w // 6, block.y, block.w // 3 + 1, block.h))

    def _plot(self, x: float, foot: float, unit: float) -> None:
        """A free plot between ropes."""
        tone = mix(self.air.dark, self.air.fore, 0.3)
        for dx in (-9, 9):
            pygame.draw.line(
                self.picture, tone, (x + dx * unit, foot), (x + dx * unit, foot - 7 * unit), max(1, round(unit))
            )
        rope = [(x - 9 * unit, foot - 5.6 * unit), (x, foot - 4.4 * unit), (x + 9 * unit, foot - 5.6 * unit)]
        pygame.draw.lines(self.picture, (240, 230, 200), False, rope, max(1, round(0.5 * unit)))

    def _stand(self, body: pygame.Surface, x: float, foot: float) -> None:
        where = body.get_rect(midbottom=(round(x), round(foot)))
        self._shadow(body, where)
        self.picture.blit(body, where)

    def _shadow(self, body: pygame.Surface, where: pygame.Rect) -> None:
        """The shadow of what stands there, cast to the right and towards the eye."""
        wide, high = where.size
        deep, leans = max(2, round(high * DEPTH)), round(0.5 * LEAN * high)
        flat = pygame.mask.from_surface(body).to_surface(
            setcolor=(*self.air.fore, SHADE), unsetcolor=(*self.air.fore, 0)
        )
        flat = pygame.transform.flip(pygame.transform.smoothscale(flat, (FINER * wide, FINER * deep)), False, True)
        sheared = pygame.Surface((FINER * (wide + leans), FINER * deep), pygame.SRCALPHA)
        sheared.fill((*self.air.fore, 0))
        for y in range(FINER * deep):
            sheared.blit(flat, (round(leans * y / deep), y), (0, y, FINER * wide, 1), pygame.BLEND_RGBA_MAX)
        shadow = pygame.transform.smoothscale(sheared, (wide + leans, deep))
        self.picture.blit(shadow, (where.x, where.bottom - 1))


def _shop(plan: CityPlan, lot: Lot, x: float, foot: float, unit: float) -> Mason:
    """A building as its own age built it, in the light of now."""
    here, own = air(plan), air_of(lot.age, plan.hour, plan.drought, plan.losses)
    built = replace(
        here,
        roof=mix(own.roof, here.roof, 0.3),
        wall=mix(own.wall, here.wall, 0.5),
        shade=mix(own.shade, here.shade, 0.5),
    )
    mason = Mason(built, plan.colour, x, foot, unit)
    SHOPS.get(lot.emblem, house)(mason)
    return mason


def lit_windows(plan: CityPlan, stage: Stage, size: brush.Size) -> Iterator[pygame.Rect]:
    """The windows behind which somebody works, the highest first, in pixels."""
    foot = stage.lot[0] * size[1]
    for number, (lot, share) in enumerate(zip(plan.lots, stage.lots, strict=False)):
        if lot is None or lot.is_army or not lot.workers:
            continue
        x, high = share * size[0], stage.high(number) * size[1]
        unit = high / TALL
        for left, above, wide, tall in _windows(lot.emblem)[: lot.workers]:
            pane = pygame.Rect(
                0,
                0,
                *(
                    round(max(least * size[1], part * unit))
                    for least, part in zip(LEAST_PANE, (wide, tall), strict=True)
                ),
            )
            pane.center = round(x + (left + wide / 2) * unit), round(foot - (above - tall / 2) * unit)
            yield pane


@lru_cache(maxsize=256)
def _windows(emblem: str) -> tuple[tuple[float, float, float, float], ...]:
    """The windows of a building in which light can be seen, the highest first: left, top, width and height in its own
    units from the middle of its foot. None lies behind something else; after them there may be light in the open wall,
    as far as there is any.
    """
    mason = Mason(air_of(1, 0.5, 0.0, 0), WHITE, 0.0, 0.0, DRAFT)
    SHOPS.get(emblem, house)(mason)
    area = pygame.Rect(-60 * DRAFT, -round(66 * DRAFT), 120 * DRAFT, round(72 * DRAFT))
    drawn = brush.vector(area.size, mason.shapes, (area.x, area.y, area.w, area.h))
    sign = pygame.Rect(0, 0, 0, 0)
    if emblem not in SHOPS:
        body = drawn.get_bounding_rect(min_alpha=20)
        sign = pygame.Rect(0, 0, body.h // 3, body.h // 3)
        sign.midtop = -area.x, body.top

    def is_seen(place: pygame.Rect, tones: Sequence[Colour]) -> bool:
        """Whether nothing but this tone is there."""
        if place.colliderect(sign) or not drawn.get_rect().contains(place):
            return False
        mask = [pygame.mask.from_threshold(drawn.subsurface(place), tone, (9, 9, 9, 255)).count() for tone in tones]
        return max(mask) >= 0.9 * place.w * place.h

    def on_paper(left: float, top: float, wide: float, high: float) -> pygame.Rect:
        """Where it lies on the drawing."""
        return pygame.Rect(round(left - area.x), round(top - area.y), max(1, round(wide)), max(1, round(high)))

    panes = [pane for pane in mason.panes if is_seen(on_paper(*pane).inflate(-2, -2), [mason.tone("pane")])]
    panes.sort(key=lambda pane: (round(pane[1]), abs(pane[0])))
    wide, high = (side * DRAFT for side in IN_WALL)
    walls = [mason.tone("wall"), mason.tone("shade")]
    taken = [on_paper(*pane).inflate(2, 2) for pane in mason.panes]
    for top in range(-30, -4, 3):
        for left in sorted(range(-18, 18, 3), key=abs):
            pane = left * DRAFT - wide / 2, float(top * DRAFT), wide, high
            place = on_paper(*pane)
            if place.inflate(4, 4).collidelist(taken) < 0 and is_seen(place.inflate(4, 4), walls):
                panes.append(pane)
                taken.append(place)
    return tuple((left / DRAFT, -top / DRAFT, across / DRAFT, tall / DRAFT) for left, top, across, tall in panes)


@lru_cache(maxsize=24)
def _wonder(motif: Motif, high: int, most: int) -> pygame.Surface:
    """A wonder as it stands there, no wider than so many pixels."""
    size = print_size(high)
    body = cleared(PARTS.get()(PrintRequest(CutOut(motif), size)), motif, high)
    if body.get_width() > most:
        body = pygame.transform.smoothscale_by(body, most / body.get_width())
    return body


def ruin(body: pygame.Surface, seed: int) -> pygame.Surface:
    """What a war has left: the roof is gone at the right, and there is fire in it."""
    wide, high = body.get_size()
    random, broken = Random(seed), body.copy()
    edge = [(wide * 0.34, -2.0), (wide * 1.02, -2.0), (wide * 1.02, high * 0.4)]
    x = wide * 0.98
    while x > wide * 0.4:
        x -= wide * 0.09
        edge.append((x, high * (0.4 - 0.28 * (1 - (x - wide * 0.34) / (wide * 0.66)) + random.uniform(-0.06, 0.06))))
    hole = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    hole.fill((*WHITE, 255))
    pygame.draw.polygon(hole, (*WHITE, 0), edge)
    broken.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    soot = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    brush.lay_spot(soot, (wide * 0.72, high * 0.36), (wide * 0.9, high * 0.6), (20, 14, 18), 0.75)
    brush.lay_spot(soot, (wide * 0.66, high * 0.44), (wide * 0.42, high * 0.28), (255, 120, 30), 0.85)
    shape = pygame.mask.from_surface(broken).to_surface(setcolor=(*WHITE, 255), unsetcolor=(*WHITE, 0))
    soot.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    broken.blit(soot, (0, 0))
    return broken


def light_windows(surface: pygame.Surface, plan: CityPlan, lights: Iterable[pygame.Rect]) -> None:
    """A lit window for everybody at work, brighter where it is dusk."""
    dusk = is_dusk(plan)
    for pane in lights:
        side = round(max(pane.size) * (3.6 if dusk else 2.6))
        glow = brush.spot((side, side), (255, 150, 50), 0.34 if dusk else 0.24)
        halo = pygame.Surface((side, side))
        halo.blit(glow, (0, 0))
        surface.blit(halo, halo.get_rect(center=pane.center), special_flags=pygame.BLEND_RGB_ADD)
        pygame.draw.rect(surface, (255, 206, 112), pane)
