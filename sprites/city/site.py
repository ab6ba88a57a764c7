"""The building site of a wonder: the courses of stone laid so far, a scaffold of poles and planks, and a crane."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame

from sprites.city.light import air, lit_as
from sprites.city.plan import CityPlan, CityWonder
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, mix

Shapes = list[str]

POLE: Colour = (176, 118, 64)
PLANK: Colour = (206, 152, 92)
IRON: Colour = (104, 108, 118)
LINEN: Colour = (244, 232, 204)
ROPE: Colour = (226, 204, 152)
ASHLAR: Colour = (226, 214, 190)
SKIN: Colour = (226, 178, 140)

FLOORS, BAY = 5, 0.2
"""Floors of a scaffold around a whole wonder, and how wide a bay between two poles is at most, in heights of it."""

OVER = 0.16
"""How far poles reach over what is to be built there, in floors."""

AHEAD, LEAST = 1.35, 2.3
"""How many floors the scaffold is ahead of what stands, and how many it has at least."""

COURSES, BLOCK = 30, 1.9
"""Courses of stone in the height of a wonder, and how many times as wide as high a block is."""

RAW = 3
"""Courses at the top that the mason has not dressed yet."""

VEIL = 0.34
"""How much of what lies behind is hidden where something is still to be built."""

SHEETS = 3
"""One bay in so many is hung with linen, against sun and dust."""

STEEL_FROM = 4
"""The age from which the crane is of steel."""


class BuildingSite:
    """A wonder of which not all sections stand yet: its body as it will be, and where that lies in pixels."""

    def __init__(self, plan: CityPlan, work: CityWonder, body: pygame.Surface, where: pygame.Rect) -> None:
        self._work, self._body, self._where, self._age = work, body, where, plan.age
        self._here, self._cloth = air(plan), plan.colour
        self._shape = pygame.mask.from_surface(body)
        self._floor = where.h / FLOORS
        self._random = Random(f"{work.motif.stage} {work.of}")
        self._line = round(where.h * (1 - work.built / work.of))
        self._reach = max(0.0, min(self._line - AHEAD * self._floor, where.h - LEAST * self._floor))
        self._poles = list(self._heads())

    def _lit(self, tone: Colour, dark: float = 0.0) -> Colour:
        """A colour in the light of now."""
        return lit_as(mix(tone, self._here.fore, dark), self._here, self._age)

    @property
    def box(self) -> pygame.Rect:
        """All that its scaffold and crane reach."""
        floor = round(self._floor)
        return self._where.inflate(4 * floor, 0).move(0, -2 * floor).union(self._where.inflate(4 * floor, floor))

    def _heads(self) -> Iterator[tuple[float, float]]:
        """The poles from left to right: where each stands, and how high it reaches over what is to be built there."""
        left, wide, high = self._where.x, self._where.w, self._where.h
        bays = max(3, round(wide / (BAY * high)))
        for pole in range(bays + 1):
            x = wide * pole / bays
            near = range(max(0, round(x - 0.4 * wide / bays)), min(wide, round(x + 0.4 * wide / bays)), 2)
            tops = [self._top(at) for at in near]
            head = max(min(tops, default=high), self._reach)
            yield left + x, self._where.y + head - OVER * self._floor * (1 + pole % 2)

    def _top(self, x: int) -> int:
        """Where the wonder begins in a column of its pixels."""
        high = self._where.h
        return next((y for y in range(0, high, 3) if self._shape.get_at((x, y))), high)

    # -- what stands -------------------------------------------------------------------------------------------

    def built(self) -> pygame.Surface:
        """What stands so far, in steps along its courses; those at the top are of raw stone."""
        wide, high = self._where.size
        course = max(2.0, high / COURSES)
        block = BLOCK * course
        stands, raw = self._body.copy(), Shapes()
        mortar, light = self._lit(mix(ASHLAR, BLACK, 0.42)), self._lit(ASHLAR)
        top_of = max(RAW * course, min(float(self._line), high - (RAW - 1) * course))
        x, column = 0.0, 0
        while x < wide:
            top = top_of + course * (self._random.choice((-1, 0, 0, 1)) if column % 2 else 0)
            ends = x + block * self._random.uniform(1.6, 3.2)
            stands.fill((0, 0, 0, 0), (round(x), 0, round(ends) - round(x), max(0, round(top - course))))
            for row in range(RAW + 1):
                y = top + (row - 1) * course
                shift = block / 2 if row % 2 else 0.0
                at = x - shift
                while at < ends:
                    first, last = max(x, at), min(ends, at + block)
                    tone = mix(light, mortar, 0.34 * self._random.random() + 0.3 * (at > wide * 0.66))
                    corners = [(first, y), (last, y), (last, y + course), (first, y + course)]
                    raw.append(brush.polygon(corners, mortar))
                    corners = [(first, y), (last - 0.12 * course, y), (last - 0.12 * course, y + 0.84 * course),
                               (first, y + 0.84 * course)]  # fmt: skip
                    raw.append(brush.polygon(corners, tone))
                    at += block
            raw.append(brush.polygon([(x, top - course), (ends, top - course), (ends, top - 0.72 * course),
                                      (x, top - 0.72 * course)], mix(light, WHITE, 0.45)))  # fmt: skip
            x, column = ends, column + 1
        courses = brush.vector((wide, high), raw)
        white = self._shape.to_surface(setcolor=(*WHITE, 255), unsetcolor=(*WHITE, 0))
        courses.blit(white, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        stands.blit(courses, (0, 0))
        return stands

    # -- what is to come ---------------------------------------------------------------------------------------

    def lay_behind(self, surface: pygame.Surface) -> None:
        """What is to be built, as a shade between the poles at the back, and linen between some of them."""
        where = self._where
        part = pygame.Rect(0, round(self._reach), where.w, max(1, self._line - round(self._reach)))
        veil = self._shape.to_surface(setcolor=(*self._lit(LINEN, 0.3), round(255 * VEIL)), unsetcolor=(*WHITE, 0))
        surface.blit(veil, part.move(where.topleft), part)
        shapes, dark = Shapes(), self._lit(POLE, 0.5)
        for (x, head), (after, next_head) in zip(self._poles, self._poles[1:], strict=False):
            middle, top = (x + after) / 2, min(head, next_head) + 0.2 * self._floor
            shapes.append(brush.stroke([(middle, where.bottom), (middle, top)], dark, self._thick(0.07)))
        for level in range(1, FLOORS):
            y = where.bottom - (level + 0.12) * self._floor
            for start, end in self._spans(y):
                shapes.append(brush.stroke([(start, y), (end, y)], dark, self._thick(0.09)))
        shapes += self._sheets()
        brush.lay_vector(surface, shapes, self.box)

    def _sheets(self) -> Iterator[str]:
        """Linen that hangs in some bays over what stands."""
        line = self._where.y + self._line
        for bay, ((x, head), (after, next_head)) in enumerate(zip(self._poles, self._poles[1:], strict=False)):
            for level in range(1, FLOORS):
                foot = self._where.bottom - level * self._floor
                top = foot - 0.86 * self._floor
                if foot > line or top < max(head, next_head) or (bay * 2 + level * 5 + self._work.of) % SHEETS:
                    continue
                sag = 0.1 * self._floor
                tone = self._lit(mix(LINEN, self._cloth, 0.08))
                yield brush.polygon([(x, top), ((x + after) / 2, top + sag), (after, top), (after, foot - sag),
                                     ((x + after) / 2, foot), (x, foot - sag)], tone, 0.92)  # fmt: skip
                third = x + (after - x) * 0.64
                yield brush.polygon([(third, top + 0.7 * sag), (after, top), (after, foot - sag),
                                     (third, foot - 0.3 * sag)], self._lit(LINEN, 0.26), 0.92)  # fmt: skip

    def _spans(self, y: float) -> Iterator[tuple[float, float]]:
        """From where to where planks lie at this height: between poles that reach over it."""
        start, over = None, 0.16 * self._floor
        for (x, head), (after, next_head) in zip(self._poles, self._poles[1:], strict=False):
            if max(head, next_head) <= y and start is None:
                start = x
            if start is not None and (max(head, next_head) > y):
                yield start - over, x + over
                start = None
            if start is not None and after == self._poles[-1][0]:
                yield start - over, after + over

    def _thick(self, share: float) -> float:
        return max(1.0, share * self._floor)

    # -- the scaffold ------------------------------------------------------------------------------------------

    def lay_before(self, surface: pygame.Surface) -> None:
        """The poles and planks before it, with ladders, ropes and whoever works there, and the crane."""
        shapes = [*self._scaffold(), *self._crane()]
        brush.lay_vector(surface, shapes, self.box)

    def _scaffold(self) -> Iterator[str]:
        foot, floor = self._where.bottom, self._floor
        light, dark = self._lit(POLE), self._lit(POLE, 0.46)
        thick = self._thick(0.1)
        for bay, ((x, head), (after, next_head)) in enumerate(zip(self._poles, self._poles[1:], strict=False)):
            level = (bay * 2 + 1) % FLOORS
            y = foot - level * floor
            if max(head, next_head) < y - floor:
                yield brush.stroke([(x, y), (after, y - floor)], dark, self._thick(0.055))
        for x, head in self._poles:
            if head > foot - 0.4 * floor:
                continue
            yield brush.stroke([(x + 0.28 * thick, foot), (x + 0.28 * thick, head)], dark, thick)
            yield brush.stroke([(x, foot), (x, head)], light, 0.62 * thick)
        for level in range(1, FLOORS + 1):
            y = foot - level * floor
            for start, end in self._spans(y):
                yield from self._planks(start, end, y)
        yield from self._ladders()

    def _planks(self, start: float, end: float, y: float) -> Iterator[str]:
        """Planks with their shadow under them, their ropes, and somebody on them."""
        floor, deep = self._floor, self._thick(0.1)
        yield brush.polygon([(start, y + deep), (end, y + deep), (end, y + 2.2 * deep), (start, y + 2.2 * deep)],
                            self._here.fore, 0.22)  # fmt: skip
        yield brush.polygon([(start, y), (end, y), (end, y + deep), (start, y + deep)], self._lit(POLE, 0.4))
        yield brush.polygon([(start, y - 0.5 * deep), (end, y - 0.5 * deep), (end, y + 0.3 * deep),
                             (start, y + 0.3 * deep)], self._lit(PLANK))  # fmt: skip
        for x, head in self._poles:
            if start <= x <= end and head < y:
                yield brush.ellipse((x, y), (0.8 * deep, 0.8 * deep), self._lit(ROPE))
        if end - start > floor and self._random.random() < 0.8:
            yield from self._mason(self._random.uniform(start + 0.3 * floor, end - 0.3 * floor), y - 0.5 * deep)

    def _mason(self, x: float, foot: float) -> Iterator[str]:
        """Somebody at work up there."""
        tall = 0.46 * self._floor
        coat = self._lit(self._random.choice((LINEN, self._cloth, (176, 84, 60), (86, 112, 150))))
        yield brush.polygon([(x - 0.19 * tall, foot), (x - 0.12 * tall, foot - 0.72 * tall),
                             (x + 0.12 * tall, foot - 0.72 * tall), (x + 0.19 * tall, foot)], coat)  # fmt: skip
        yield brush.polygon([(x + 0.03 * tall, foot), (x + 0.03 * tall, foot - 0.72 * tall),
                             (x + 0.12 * tall, foot - 0.72 * tall), (x + 0.19 * tall, foot)],
                            mix(coat, self._here.fore, 0.3))  # fmt: skip
        yield brush.ellipse((x, foot - 0.86 * tall), (0.14 * tall, 0.15 * tall), self._lit(SKIN))

    def _ladders(self) -> Iterator[str]:
        """A ladder from the ground, and one from floor to floor as far up as the work has come."""
        floor, reached = self._floor, self._where.y + self._line - 0.6 * self._floor
        poles, tone = self._poles, self._lit(PLANK, 0.12)
        for level in range(FLOORS):
            foot = self._where.bottom - level * floor
            bay = (1 + 2 * level) % (len(poles) - 1)
            (x, head), (after, next_head) = poles[bay], poles[bay + 1]
            if foot - floor < min(reached, self._where.bottom - 1.1 * floor) or max(head, next_head) > foot - floor:
                return
            start, lean = x + 0.3 * (after - x), 0.26 * (after - x)
            wide = 0.16 * floor
            for side in (0.0, wide):
                yield brush.stroke([(start + side, foot), (start + side + lean, foot - 1.12 * floor)], tone,
                                   self._thick(0.045))  # fmt: skip
            for rung in range(1, 7):
                share = rung / 7
                at = start + lean * 1.0 * share, foot - floor * 1.12 * share
                yield brush.stroke([at, (at[0] + wide, at[1])], tone, self._thick(0.035))

    # -- the crane ---------------------------------------------------------------------------------------------

    def _crane(self) -> Iterator[str]:
        """A crane beside the scaffold with a block on its rope: of wood with a wheel to tread, later of steel."""
        floor, foot = self._floor, self._where.bottom
        is_steel = self._age >= STEEL_FROM
        light, dark = (self._lit(IRON), self._lit(IRON, 0.4)) if is_steel else (self._lit(POLE), self._lit(POLE, 0.4))
        x = self._poles[-1][0] + 0.55 * floor
        head = min(foot - 3.0 * floor, self._where.y + self._line - 1.7 * floor)
        tip = x - 1.9 * floor, head - 0.55 * floor
        thick = self._thick(0.12)
        for side, tone in ((0.0, dark), (-0.3, light)):
            yield brush.stroke([(x + side * thick, foot), (x + side * thick, head)], tone, thick)
            yield brush.stroke([(x + 0.5 * floor, head + 0.34 * floor + side * thick), (tip[0], tip[1] + side * thick)],
                               tone, 0.8 * thick)  # fmt: skip
        yield brush.stroke([(x - 0.5 * floor, foot), (x, foot - 1.1 * floor), (x + 0.5 * floor, foot)], dark,
                           0.6 * thick)  # fmt: skip
        yield brush.stroke([(x + 0.5 * floor, head + 0.34 * floor), (x, head - 0.7 * floor), tip], self._lit(ROPE),
                           self._thick(0.03))  # fmt: skip
        if is_steel:
            for step in range(6):
                y = head + (foot - head) * step / 6
                yield brush.stroke([(x - 0.16 * floor, y), (x + 0.16 * floor, y + (foot - head) / 6)], dark,
                                   self._thick(0.05))  # fmt: skip
        else:
            yield from self._wheel(x + 0.1 * floor, foot - 0.62 * floor, 0.5 * floor, light, dark)
        hangs = tip[0], tip[1] + 0.9 * floor
        yield brush.stroke([tip, hangs], self._lit(ROPE), self._thick(0.035))
        (x, y), wide, high = hangs, 0.34 * floor, 0.3 * floor
        for left, tone in ((x - wide, self._lit(ASHLAR)), (x + 0.3 * wide, self._lit(ASHLAR, 0.36))):
            yield brush.polygon([(left, y), (x + wide, y), (x + wide, y + high), (left, y + high)], tone)

    def _wheel(self, x: float, y: float, radius: float, light: Colour, dark: Colour) -> Iterator[str]:
        yield brush.ellipse((x, y), (radius, radius), dark)
        yield brush.ellipse((x, y), (0.8 * radius, 0.8 * radius), mix(dark, self._here.fore, 0.4))
        for across, down in ((1.0, 0.0), (0.0, 1.0), (0.7, 0.7), (0.7, -0.7)):
            ends = [(x - across * radius, y - down * radius), (x + across * radius, y + down * radius)]
            yield brush.stroke(ends, light, max(1.0, 0.12 * radius))
        yield brush.ellipse((x, y), (0.2 * radius, 0.2 * radius), light)
