"""The moments of Nation: an age is reached, a blow falls on a side, and a side falls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import dist, pi, sin
from typing import NamedTuple

from game.nation_deckbuilder import events
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.health import LINE, SIGN
from scenes.games.nation_deckbuilder.text.sides import age_name, nation_name
from scenes.table import staging
from scenes.table.age_change import AgeChange
from scenes.table.model import TableModel
from scenes.table.moment import Moment, MomentStage
from sprites.paint import palette, tween

say = Sentences("nation_deckbuilder")

RED: palette.Colour = (206, 30, 22)
CHIPS: tuple[palette.Colour, ...] = ((226, 214, 190), (186, 168, 138), (255, 220, 150))
EMBERS: tuple[palette.Colour, ...] = ((255, 150, 60), (255, 96, 36))
SWORD, HEART = 92.0, 86.0
COME, SWOLLEN = 0.45, 0.3
"""How large the sword is where it hits, as a share, and how much larger the heart is when it beats."""

BLOW = ui.MANNERS["blow"]
STRIKES, HIT = BLOW.back, BLOW.back + BLOW.path
"""When the sword sets out, and when it has come."""

COUNTED = BLOW.landed + 400.0
"""When what was lost has been read and falls into the bar."""

DRAWN_BACK, SHAKEN = 40.0, 3.0
"""Units that the sword is drawn back, and that the heart shakes."""

SWORD_AT = 0.115
"""Where the sword of a sum is, as a share of the width of the sum."""

TOWNS = {2: 1, 3: 3, 4: 4, 5: 5}
"""Whose town is seen in an age: temples and legions come second here, after the hunters."""

START: ui.Point = (640.0, 560.0)
"""Where a sword comes from whose side is not in sight."""

KEPT: ui.Area = (70.0, 90.0, 1140.0, 540.0)
"""Where the middle of a heart that breaks may be, so that all of it is seen."""


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
        yield BlowMoment(event.attacker, event.target, event.lost, event.blocked)


def fell(model: TableModel[NationState], event: events.Fell) -> Iterator[Moment]:
    """A side has no health left."""
    nation = event.nation
    yield Fall(nation, nation_name(model, nation), max(1, len(model.view.nations[nation].seats)))


@dataclass(frozen=True)
class BlowMoment(Moment):
    """The sword of the arena is drawn back and flies; Walls take it, or the heart shakes and what was lost falls into
    the bar. Once the sword has come, no name and no number is hidden.
    """

    attacker: int
    target: int
    lost: int
    blocked: int

    ms = BLOW.total - 150.0
    still = 900.0
    leaving = 150.0
    sounds = ((HIT, "die_land"), (HIT + BLOW.landing, "heartbeat"))

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """Red light, the sword on its way, splinters, the heart in its place, and what was lost."""
        theme, goal = stage.theme, _plate_of(stage, self.target)
        if goal is None:
            return []
        start = self._drawn_from(stage)
        seen = staging.pulse(at, 0, self.ms + self.leaving, 180)
        glow = staging.edge_glow(theme, RED, staging.pulse(at, HIT, self.ms, 160) * 0.8) if self.lost else []
        chips = staging.burst(
            theme, f"blow {self.target}", 14, staging.part(at, HIT, HIT + 560, tween.out), goal.heart, 120, CHIPS
        )
        return [
            *glow,
            staging.faded(self._heart(theme, goal, at), seen),
            *chips,
            *self._sword(theme, start, goal.heart, at),
            *self._told(stage, goal, at, seen),
        ]

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
        sword = theme.glyph("sword", SWORD)
        seen = 1 - staging.part(at, HIT + BLOW.landing, HIT + BLOW.landing + 100)
        return [staging.faded(staging.centred(theme, sword, spot, 1 + (COME - 1) * way, turn), seen)]

    def _drawn_from(self, stage: MomentStage) -> ui.Point:
        """Where the sword lies in the sum of the arena, or where the health of the attacker is."""
        area = stage.spot(f"sum@{self.target}")
        if area is None:
            return _heart_of(stage, self.attacker) or START
        return area[0] + SWORD_AT * area[2], area[1] + area[3] / 2

    def _told(self, stage: MomentStage, goal: _Plate, at: float, seen: float) -> list[ui.Stamp]:
        """What it cost: read where the plate is empty, it falls into the bar. What Walls have stopped is told beside
        the plate, unless the sum in the arena tells it.
        """
        if at < HIT:
            return []
        theme, gone = stage.theme, staging.part(at, COUNTED, self.ms)
        ink = palette.LOSS if self.lost else palette.GAIN
        words = staging.title(theme, ui.number(-self.lost), goal.size, goal.free, "number", ink, goal.room).surface
        spot = staging.arc(goal.free, goal.end if self.lost else goal.free, 0)(gone)
        size = staging.punched(staging.part(at, HIT, HIT + 260)) * (1 - 0.6 * gone)
        stamps = [staging.faded(staging.centred(theme, words, spot, size), min(seen, 1.2 - gone))]
        if self.blocked and stage.spot(f"sum@{self.target}") is None:
            told = staging.pill(theme, say("moments.blocked", n=self.blocked), 15, (0, 0)).surface
            wide = told.width / 2 / theme.s + 6
            x, y, width, height = goal.area
            beside = x + width + wide if x < 640 else x - wide, y + height / 2
            stamps.append(
                staging.faded(staging.centred(theme, told, beside), min(seen, staging.part(at, HIT + 150, HIT + 300)))
            )
        return stamps


@dataclass(frozen=True)
class Fall(Moment):
    """A side of so many players has fallen: its heart breaks, and the light goes."""

    nation: int
    name: str
    players: int

    ms = 1900.0
    still = 1300.0
    leaving = 250.0
    sounds = ((520.0, "die_land"),)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The table in the dark, the two halves of a heart, embers, and the name."""
        theme = stage.theme
        goal = _heart_of(stage, self.nation) or (640.0, 300.0)
        seen = min(staging.part(at, 0, 400), 1 - staging.part(at, self.ms, self.ms + self.leaving))
        stamps = [stage.dimmed(0.3, 0.4, (206, 206, 255), seen)]
        stamps += [staging.faded(each, seen) for each in staging.edge_glow(theme, RED, 0.7)]
        away = staging.part(at, 520, 1150, tween.inout)
        beat = 1 + 0.2 * staging.pulse(at, 200, 520, 140)
        stamps += [staging.faded(each, min(seen, 1.1 - 0.5 * away)) for each in self._halves(theme, goal, away, beat)]
        stamps += staging.burst(
            theme, f"fall {self.nation}", 26, staging.part(at, 520, 1200, tween.out), goal, 150, (RED, *EMBERS)
        )
        stamps += staging.sparks(
            theme, f"fall {self.nation}", 40, at, (0, 300, 1280, 400), 260, EMBERS, (1.5, 3.5), 2200
        )
        told = say("moments.fallen", name=self.name, number=self.players)
        words = staging.title(theme, told, 46, (640, 326), colour=(232, 232, 246), room=1160)
        wide = words.surface.width / theme.s + 64
        board = staging.signboard(theme, (640 - wide / 2, 282, wide, 88))
        return [
            *stamps,
            staging.faded(board, min(seen, staging.part(at, 640, 860, tween.out))),
            staging.faded(words, min(seen, staging.part(at, 700, 950, tween.back))),
        ]

    def _halves(self, theme: ui.Theme, goal: ui.Point, away: float, beat: float) -> list[ui.Stamp]:
        heart = theme.glyph("health", HEART * 1.4)
        width, height = heart.get_size()
        left = heart.subsurface((0, 0, width // 2, height))
        right = heart.subsurface((width // 2, 0, width - width // 2, height))
        quarter = HEART * 0.35
        if not away:
            return [staging.centred(theme, heart, goal, beat)]
        return [
            staging.centred(theme, left, (goal[0] - quarter - 26 * away, goal[1] + 60 * away), 1.0, 28 * away),
            staging.centred(theme, right, (goal[0] + quarter + 26 * away, goal[1] + 60 * away), 1.0, -28 * away),
        ]


class _Plate(NamedTuple):
    """The plate with the health of a side: its area, the middle of its heart and how large that is; the middle of what
    is empty of it, the units across there, and how large a number is there; and where the bar ends, if it has one.
    """

    area: ui.Area
    heart: ui.Point
    side: float
    free: ui.Point
    room: float
    size: float
    end: ui.Point


def _plate_of(stage: MomentStage, nation: int) -> _Plate | None:
    """The plate of a side; None where it is not in sight."""
    name = f"health@{nation}"
    area = stage.spot(name)
    if area is None:
        return None
    x, y, width, height = area
    sign = stage.spot(f"{name}{SIGN}") or (x + width / 2 - height / 4, y + height / 4, height / 2, height / 2)
    bar = stage.spot(f"{name}{LINE}") or area
    heart, side = ui.middle(sign), min(sign[2:])
    left, right = sign[0] + side * (1 + SWOLLEN / 2), x + width
    free = (left + right) / 2, heart[1]
    return _Plate(area, heart, side, free, right - left, 1.3 * side, (bar[0] + 0.9 * bar[2], bar[1] + bar[3] / 2))


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
