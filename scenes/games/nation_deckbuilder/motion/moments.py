"""The moments of Nation: an age is reached, a blow falls on a side, and a side falls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import dist, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from game.nation_deckbuilder import events
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.clash import SWORD
from scenes.games.nation_deckbuilder.board.health import GROOVE, LINE, SIGN
from scenes.games.nation_deckbuilder.panels.outlook import full_health
from scenes.games.nation_deckbuilder.text.sides import age_name, nation_name
from scenes.table import staging
from scenes.table.age_change import AgeChange
from scenes.table.model import TableModel
from scenes.table.moment import Moment, MomentStage
from sprites.paint import brush, materials, palette, tween

say = Sentences("nation_deckbuilder")

RED: palette.Colour = (206, 30, 22)
CHIPS: tuple[palette.Colour, ...] = ((226, 214, 190), (186, 168, 138), (255, 220, 150))
EMBERS: tuple[palette.Colour, ...] = ((255, 150, 60), (255, 96, 36))
SWORD_SIDE = 92.0
NIGHT, CHARRED = (46, 44, 66), (40, 30, 28)
FIRES_AT = 0.12, 0.36, 0.62, 0.88
"""How dark a land that has fallen is, what is charred, and where it burns, as shares of its width."""

COME, SWOLLEN = 0.45, 0.3
"""How large the sword is where it hits, as a share, and how much larger the heart is when it beats."""

BLOW = ui.MANNERS["blow"]
STRIKES, HIT = BLOW.back, BLOW.back + BLOW.path
"""When the sword sets out, and when it has come."""

COUNTED = BLOW.landed + 400.0
"""When what was lost has been read and falls into the bar."""

DRAWN_BACK, SHAKEN = 40.0, 3.0
"""Units that the sword is drawn back, and that the heart shakes."""

HEAD_CUT, TIPPED, SLASH = 1.06, 6.0, 1.35
"""How much of the table is seen with a head, as a share of it; by how many degrees it tips; how long the slash is
behind it, so that both ends are seen.
"""

LOST, LOST_INK, OVER = 54.0, (255, 76, 64), 0.5
"""Units of the number at a head, and how far over its middle that is, as a share of the head: over the face, off the
badges of its seats.
"""

DARK, FLASH, BRIGHT = 0.68, 140.0, 0.75
"""How light all else stays, which is to be read; how many milliseconds the struck half flashes, and how brightly where
all is at stake.
"""

GRAVE, SCRATCH = 0.3, 0.25
"""The share of its health that a side has to lose for all the drama of a blow, and how much of it the least one has."""

SUM, SMALL_SUM, SUM_RISES, FALLS_BY = 48.0, 0.6, 8.0, 46.0
"""Units of a sum that is read large, how small it begins as a share of that, by how much the band behind it is higher
than the small one, and that a piece of the bar falls.
"""

TOWNS = {2: 1, 3: 3, 4: 4, 5: 5}
"""Whose town is seen in an age: temples and legions come second here, after the hunters."""

START: ui.Point = (640.0, 560.0)
"""Where a sword comes from whose side is not in sight."""

KEPT: ui.Area = (70.0, 90.0, 1140.0, 540.0)
"""Where the middle of a heart may be, so that all of it is seen."""


def advanced(model: TableModel[NationState], event: events.Advanced) -> Iterator[Moment]:
    """A side is the first to reach an age: its view and its seal, and what that opens."""
    age, nations = event.age, model.view.nations
    if age > max(nation.age for nation in nations):
        side = model.view.players[event.seat].nation
        first, players = nation_name(model, side), len(nations[side].seats)
        yield AgeChange(
            age,
            say("moments.age", age=age_name(age)),
            say("moments.first", name=first, number=players),
            say.lines("moments.age_brings", age=age_name(age)),
            TOWNS[age],
        )


def struck(model: TableModel[NationState], event: events.Struck) -> Iterator[Moment]:
    """A blow that costs health, or that Walls have stopped."""
    if event.dealt:
        before = model.view.nations[event.target].health
        yield BlowMoment(event.attacker, event.target, event.lost, event.blocked, before, full_health(model.view))


def fell(model: TableModel[NationState], event: events.Fell) -> Iterator[Moment]:
    """A side has no health left."""
    nation = event.nation
    yield Fall(nation, nation_name(model, nation), max(1, len(model.view.nations[nation].seats)))


@dataclass(frozen=True)
class BlowMoment(Moment):
    """The sword of the arena is drawn back and flies. Where it hits, all else goes dark: the head of who is hit tips
    before a slash, a piece falls off the bar, what is left is written after what there was, and the sum is read large.
    The number at the head follows the piece. `before` is the health that is struck, of so much on the whole bar.
    """

    attacker: int
    target: int
    lost: int
    blocked: int
    before: int = 0
    full: int = 0

    ms = BLOW.total - 150.0
    still = COUNTED
    leaving = 150.0
    sounds = ((HIT, "rubble"), (HIT + BLOW.landing, "wound"))

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The table in the dark, who is hit in the light, the sword on its way, splinters, and what was lost."""
        theme, goal = stage.theme, _plate_of(stage, self.target)
        if goal is None:
            return []
        start = self._drawn_from(stage)
        seen = 1 - staging.part(at, self.ms, self.ms + self.leaving)
        dark = min(seen, staging.part(at, STRIKES, HIT))
        head = stage.spot(f"side_{self.target}") or goal.area
        splinters, reach = round(18 * self._stakes), self._stakes * min(head[2:])
        chips = staging.burst(
            theme, f"blow {self.target}", splinters, staging.part(at, HIT, HIT + 560, tween.out), ui.middle(head),
            reach, CHIPS,
        )  # fmt: skip
        figures = theme.rect(*goal.area).union(theme.rect(*(stage.spot(f"side_{self.target}.header") or goal.area)))
        figures.width, figures.height = theme.size[0], theme.size[1]
        plate = stage.kept("plate", lambda: stage.picture(theme.rect(*goal.area).clip(pygame.Rect((0, 0), theme.size))))
        return [
            stage.dimmed(0.7, DARK, palette.WHITE, dark * self._stakes),
            *(staging.faded(each, dark) for each in self._half(stage, at)),
            staging.faded(ui.Stamp(plate, theme.rect(*goal.area).topleft), dark),
            *(staging.faded(each, seen) for each in self._summed(stage, at)),
            *(staging.faded(each, min(dark, seen)) for each in self._head(stage, at)),
            *(staging.faded(each, seen) for each in self._piece(theme, goal, at)),
            staging.faded(self._heart(theme, goal, at), seen),
            *(chip for chip in chips if not chip.rect.colliderect(figures)),
            *self._sword(theme, start, goal.heart, at),
            *(staging.faded(each, seen) for each in self._left(theme, goal, at)),
            *self._told(stage, goal, at, seen),
        ]

    @property
    def _stakes(self) -> float:
        """How much of the drama it is worth: by the share of what was left that is lost, all of it for the last."""
        return max(SCRATCH, min(1.0, self.lost / (GRAVE * max(1, self.before))))

    def _half(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The half of the arena that is struck, not dimmed, which flashes when it is hit hard."""
        area = stage.spot(f"side{self.target}")
        if area is None:
            return []
        rect = stage.theme.rect(*area).clip(pygame.Rect((0, 0), stage.theme.size))
        half = ui.Stamp(stage.kept("half", lambda: stage.picture(rect)), rect.topleft)
        flash = stage.kept("flash", lambda: materials.rounded(*rect.size, 0, palette.HOT))
        struck = staging.part(at, HIT - 40, HIT) * (1 - staging.part(at, HIT, HIT + FLASH)) if self.lost else 0.0
        bright = BRIGHT * (self._stakes - SCRATCH) / (1 - SCRATCH)
        return [half, *([staging.faded(ui.Stamp(flash, rect.topleft), bright * struck)] if struck and bright else [])]

    def _heart(self, theme: ui.Theme, goal: _Plate, at: float) -> ui.Stamp:
        """It beats twice after the blow, larger than it lies there, but within its plate."""
        since = max(0.0, at - HIT) / 260
        beat = 1 + SWOLLEN * abs(sin(pi * min(2.0, since))) * (since > 0)
        x, y = staging.shaken(at, HIT + BLOW.landing, 320, SHAKEN) if self.lost else (0.0, 0.0)
        return staging.centred(theme, theme.glyph("health", goal.side), (goal.heart[0] + x, goal.heart[1] + y), beat)

    def _sword(self, theme: ui.Theme, start: ui.Point, goal: ui.Point, at: float) -> list[ui.Stamp]:
        """It grows smaller on its way, so that it hides nothing of the side that it hits."""
        if at >= HIT + BLOW.landing + 100:
            return []
        way = staging.part(at, STRIKES, HIT, lambda share: share * share)
        drawn = staging.part(at, 0, STRIKES, tween.out) * (1 - way)
        length = max(1.0, dist(start, goal))
        back_x, back_y = (DRAWN_BACK * drawn * (one - other) / length for one, other in zip(start, goal, strict=True))
        spot = start[0] + back_x + (goal[0] - start[0]) * way, start[1] + back_y + (goal[1] - start[1]) * way
        turn = 30 * drawn - 100 * way
        sword = theme.glyph("sword", SWORD_SIDE)
        seen = 1 - staging.part(at, HIT + BLOW.landing, HIT + BLOW.landing + 100)
        return [staging.faded(staging.centred(theme, sword, spot, 1 + (COME - 1) * way, turn), seen)]

    def _drawn_from(self, stage: MomentStage) -> ui.Point:
        """Where the sword lies in the sum of the arena, or where the health of the attacker is."""
        area = stage.spot(f"{SWORD}{self.target}")
        return ui.middle(area) if area else _heart_of(stage, self.attacker) or START

    def _head(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The head of who is hit, which tips, before the slash, so that the face is seen; the Wall before one that lost
        nothing.
        """
        area = stage.spot(f"side_{self.target}")
        if area is None or at < STRIKES:
            return []
        theme, side, spot = stage.theme, min(area[2:]), ui.middle(area)
        wide = side * HEAD_CUT
        rect = theme.rect(spot[0] - wide / 2, spot[1] - wide / 2, wide, wide).clip(pygame.Rect((0, 0), theme.size))

        def draw() -> pygame.Surface:
            head = stage.picture(rect).convert_alpha()
            seen = materials.rounded(*rect.size, min(rect.size) / 2, palette.WHITE)
            head.blit(seen, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return head

        tipped = TIPPED * self._stakes * staging.part(at, HIT, HIT + 120, tween.back) if self.lost else 0.0
        x, y = staging.shaken(at, HIT, 300, 4.0 * self._stakes) if self.lost else (0.0, 0.0)
        middle = rect.centerx / theme.s - theme.origin[0] / theme.s, rect.centery / theme.s - theme.origin[1] / theme.s
        head = staging.centred(theme, stage.kept("head", draw), (middle[0] + x, middle[1] + y), 1.0, tipped)
        if at < HIT:
            return [head]
        if not self.lost:
            return [head, staging.centred(theme, theme.glyph("wall", 0.7 * side), spot)]
        cut = staging.part(at, HIT, HIT + 90, tween.out)
        slash = theme.cached(("slash", theme.px(side), round(cut, 1)), lambda: _slash(theme.px(side * SLASH), cut))
        return [staging.centred(theme, slash, spot), head]

    def _piece(self, theme: ui.Theme, goal: _Plate, at: float) -> list[ui.Stamp]:
        """What was lost of the bar turns white, breaks off and falls."""
        if not self.lost or not self.full or at < HIT or goal.bar is None:
            return []
        x, y, width, height = goal.bar
        most = max(self.full, self.before)
        begins, ends = (width * max(0, health) / most for health in (self.before - self.lost, self.before))
        wide = max(3.0, ends - begins)
        gone = staging.part(at, HIT + 160, HIT + 620, lambda share: share * share)
        gap = materials.rounded(theme.px(wide), theme.px(height - 2), 0, GROOVE)
        white = materials.rounded(theme.px(wide), theme.px(height), 2 * theme.s, palette.WHITE)
        middle = x + begins + wide / 2, y + height / 2
        falling = staging.centred(theme, white, (middle[0] + 10 * gone, middle[1] + FALLS_BY * gone), 1.0, -35 * gone)
        return [staging.centred(theme, gap, middle), staging.faded(falling, 1.15 - gone)]

    def _summed(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The sum of the arena, which grows in its place, on a dark band that covers the small one; it rises over what
        lies above, since the names of the side below stand close under it.
        """
        area = stage.spot(f"sum@{self.target}")
        if area is None or at < HIT:
            return []
        theme, (x, y, width, height) = stage.theme, area
        band = staging.signboard(theme, (x, y - SUM_RISES, width, height + SUM_RISES))
        word = say("play.lost") if self.lost < self.before else say("play.all_falls")
        terms = f"{{sword}} {self.lost + self.blocked}  −  {{wall}} {self.blocked}  =  {{health}} {self.lost} {word}"
        middle = x + width / 2, y + (height - SUM_RISES) / 2
        size = (
            SUM
            * (0.75 + 0.25 * self._stakes)
            * min(1.0, (width - 24) * theme.s / max(1, theme.extent(terms, "number", SUM)[0]))
        )
        words = theme.cached(("sum", terms, size), lambda: theme.rich(terms, "number", size, palette.HOT))
        grown = SMALL_SUM + (1 - SMALL_SUM) * staging.part(at, HIT, HIT + 200, tween.out)
        return [band, staging.centred(theme, words, middle, grown)]

    def _left(self, theme: ui.Theme, goal: _Plate, at: float) -> list[ui.Stamp]:
        """The health that is left, beside what there was, which is still on the dice."""
        if not self.lost or at < HIT:
            return []
        told = f"› {max(0, self.before - self.lost)}"
        words = staging.title(theme, told, goal.size, goal.free, "number", palette.LOSS, goal.room - 6)
        return [staging.faded(words, staging.part(at, HIT + 60, HIT + 200))]

    def _told(self, stage: MomentStage, goal: _Plate, at: float, seen: float) -> list[ui.Stamp]:
        """What it cost: read on the head, it follows the piece into the bar. What Walls have stopped is told beside
        the plate, unless the sum in the arena tells it.
        """
        if at < HIT:
            return []
        theme, stamps = stage.theme, list[ui.Stamp]()
        if self.lost:
            head = stage.spot(f"side_{self.target}")
            start, room = (ui.middle(head), 1.3 * min(head[2:])) if head else (goal.free, goal.room)
            size = LOST * (0.7 + 0.3 * self._stakes) if head else goal.size
            gone = staging.part(at, COUNTED, self.ms)
            words = staging.title(theme, ui.number(-self.lost), size, (0, 0), "number", LOST_INK, room).surface
            left = words.get_width() / 2 / theme.s + 4
            start = max(left, start[0]), start[1] - (OVER * min(head[2:]) if head else 0.0)
            spot = staging.arc(start, goal.end, 0)(gone)
            large = (1.6 - 0.6 * staging.part(at, HIT, HIT + 120, tween.out)) * (1 - 0.7 * gone)
            stamps.append(staging.faded(staging.centred(theme, words, spot, large), min(seen, 1.2 - gone)))
        if self.blocked and stage.spot(f"sum@{self.target}") is None:
            told = staging.pill(theme, say("moments.blocked", n=self.blocked), 15, (0, 0)).surface
            wide = told.width / 2 / theme.s + 6
            x, y, width, height = goal.area
            beside = x + width + wide if x < 640 else x - wide, y + height / 2
            stamps.append(
                staging.faded(staging.centred(theme, told, beside), min(seen, staging.part(at, HIT + 150, HIT + 300)))
            )
        return stamps


def _slash(side: int, cut: float) -> pygame.Surface:
    """A cut from the upper right to the lower left of a square, in pixels; `cut` is how far it has come."""
    ends = 1 - cut

    def blade(half: float) -> list[ui.Point]:
        return [
            (side, 0.0),
            (side * (0.5 + ends / 2 + half), side * (0.5 - ends / 2 + half)),
            (side * ends, side * cut),
            (side * (0.5 + ends / 2 - half), side * (0.5 - ends / 2 - half)),
        ]

    return brush.vector((side, side), [brush.polygon(blade(0.055), RED), brush.polygon(blade(0.02), palette.IVORY)])


@dataclass(frozen=True)
class Fall(Moment):
    """A side of so many players has fallen: its land goes dark and glows from its fires, and its picture burns."""

    nation: int
    name: str
    players: int

    ms = 1900.0
    still = 1300.0
    leaving = 250.0
    sounds = ((520.0, "rubble"),)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The table in the dark, the burning land, the picture in which it burns, embers, and the name."""
        theme = stage.theme
        seen = min(staging.part(at, 0, 400), 1 - staging.part(at, self.ms, self.ms + self.leaving))
        land = stage.spot(f"side{self.nation}")
        stamps = [stage.dimmed(0.3, 0.4, (206, 206, 255), seen)]
        stamps += [staging.faded(each, seen) for each in staging.edge_glow(theme, RED, 0.7)]
        if land:
            stamps.append(staging.faded(self._land(stage, land), min(seen, staging.part(at, 120, 700))))
        burnt = staging.part(at, 300, 1500, lambda share: share)
        stamps += [staging.faded(each, seen) for each in self._picture(stage, burnt)]
        x, y, wide, high = land or (0.0, 300.0, 1280.0, 400.0)
        stamps += staging.sparks(
            theme, f"fall {self.nation}", 60, at, (x, y + 0.5 * high, wide, 0.5 * high), 120, EMBERS, (1.5, 3.5), 1600
        )
        told = say("moments.fallen", name=self.name, number=self.players)
        spot = x + wide / 2, y + high / 2 if land else 326.0
        words = staging.title(theme, told, 46, spot, colour=(232, 232, 246), room=0.9 * wide)
        across = words.surface.width / theme.s + 64
        board = staging.signboard(theme, (spot[0] - across / 2, spot[1] - 44, across, 88))
        return [
            *stamps,
            staging.faded(board, min(seen, staging.part(at, 380, 560, tween.out))),
            staging.faded(words, min(seen, staging.part(at, 420, 640, tween.back))),
        ]

    def _land(self, stage: MomentStage, area: ui.Area) -> ui.Stamp:
        """Its half of the arena by night, which glows from its foot."""
        rect = stage.theme.rect(*area).clip(pygame.Rect((0, 0), stage.theme.size))

        def draw() -> pygame.Surface:
            land = stage.picture(rect).convert()
            land.fill(NIGHT, special_flags=pygame.BLEND_RGB_MULT)
            fire = pygame.Surface(rect.size)
            for share, tone in zip(FIRES_AT, (*EMBERS, *EMBERS), strict=True):
                glow = brush.spot((round(0.34 * rect.w), round(0.9 * rect.h)), tone, 0.4, 2.0)
                fire.blit(glow, glow.get_rect(center=(round(share * rect.w), rect.h)))
            land.blit(fire, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
            return land

        return ui.Stamp(stage.kept("land", draw), rect.topleft)

    def _picture(self, stage: MomentStage, burnt: float) -> list[ui.Stamp]:
        """The head of the side, which burns from below: charred under a ragged line of fire."""
        area = stage.spot(f"side_{self.nation}")
        if area is None:
            return []
        rect = stage.theme.rect(*area).clip(pygame.Rect((0, 0), stage.theme.size))
        head = stage.kept("head", lambda: stage.picture(rect).convert_alpha())
        picture, random = head.copy(), Random(self.nation)
        line, ragged = round(rect.h * (1 - burnt)), max(2, rect.h // 14)
        edge = [(x, line + random.randint(-ragged, ragged)) for x in range(0, rect.w + ragged, ragged)]
        charred = pygame.Surface(rect.size)
        charred.fill(palette.WHITE)
        pygame.draw.polygon(charred, CHARRED, [*edge, (rect.w, rect.h + 1), (0, rect.h + 1)])
        picture.blit(charred, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        if 0 < burnt < 1:
            fire = pygame.Surface(rect.size)
            for tone, wide in zip((*EMBERS[::-1], palette.HOT), (3, 2, 1), strict=True):
                pygame.draw.lines(fire, tone, False, edge, wide * stage.theme.px(2))
            fire = pygame.transform.box_blur(fire, stage.theme.px(2))
            picture.blit(fire, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        seen = materials.rounded(*rect.size, min(rect.size) / 2, palette.WHITE)
        picture.blit(seen, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return [ui.Stamp(picture, rect.topleft)]


class _Plate(NamedTuple):
    """The plate with the health of a side: its area, the middle of its heart and how large that is; the middle of what
    is empty of it, the units across there, and how large a number is there; where the bar ends; and the bar, if any.
    """

    area: ui.Area
    heart: ui.Point
    side: float
    free: ui.Point
    room: float
    size: float
    end: ui.Point
    bar: ui.Area | None


def _plate_of(stage: MomentStage, nation: int) -> _Plate | None:
    """The plate of a side; None where it is not in sight."""
    name = f"health@{nation}"
    area = stage.spot(name)
    if area is None:
        return None
    x, y, width, height = area
    sign = stage.spot(f"{name}{SIGN}") or (x + width / 2 - height / 4, y + height / 4, height / 2, height / 2)
    line = stage.spot(f"{name}{LINE}")
    bar = line or area
    heart, side = ui.middle(sign), min(sign[2:])
    left, right = sign[0] + side * (1 + SWOLLEN / 2), x + width
    free = (left + right) / 2, heart[1]
    return _Plate(area, heart, side, free, right - left, 1.3 * side, (bar[0] + 0.9 * bar[2], bar[1] + bar[3] / 2), line)


def _heart_of(stage: MomentStage, nation: int) -> ui.Point | None:
    """Where the health of a side is, as far inside the table as a heart needs."""
    area = stage.spot(f"health@{nation}")
    if area is None:
        return None
    x, y = area[0] + area[2] / 2, area[1] + area[3] / 2
    return (
        max(KEPT[0], min(KEPT[0] + KEPT[2], x)),
        max(KEPT[1], min(KEPT[1] + KEPT[3], y)),
    )
