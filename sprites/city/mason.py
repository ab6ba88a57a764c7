"""The mason: draws a building as flat light and dark planes, lit from the left, in units around its foot.

x runs to the right from the middle of the foot, y upwards from the ground. A tone is a name or a colour. Windows are
kept (`panes`), for there is light in as many as people work there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.places.air import Air

Spot = tuple[float, float]
Tone = str | Colour

ARC = 16
"""Corners of half a circle."""

LIT, LEAD, GOLD, TIMBER, STEEL, STONE = (
    (255, 226, 140), (116, 124, 138), (244, 198, 84), (134, 88, 50), (98, 106, 118), (196, 188, 174),
)  # fmt: skip
WATER, STEAM, FIRE, COPPER = (58, 132, 168), (236, 232, 224), (255, 150, 50), (92, 158, 140)


class Mason:
    """Shapes of one building; `unit` is how many pixels a unit has, `x` and `foot` where its middle stands, `glass`
    what is seen in its windows, if it isn't dark behind them.
    """

    def __init__(self, air: Air, cloth: Colour, x: float, foot: float, unit: float, haze: float = 0.0,
                 glass: Colour | None = None) -> None:  # fmt: skip
        self.shapes: list[str] = []
        self.panes: list[tuple[float, float, float, float]] = []
        """Windows: left, top, width, height in pixels."""
        self._x, self._foot, self._unit, self._air, self._haze = x, foot, unit, air, haze
        own = {
            "wood": TIMBER, "steel": STEEL, "stone": STONE, "gold": GOLD, "lead": LEAD, "copper": COPPER,
            "water": WATER, "steam": STEAM, "fire": FIRE, "lit": LIT, "cloth": cloth, "white": WHITE,
        }  # fmt: skip
        tinted = {name: tone if name in ("lit", "fire") else mix(tone, air.wall, 0.2) for name, tone in own.items()}
        dim = glass or mix(air.shade, air.fore, 0.55)
        self._tones = {
            **tinted, "wall": air.wall, "shade": air.shade, "roof": air.roof, "leaf": air.leaf, "deep": air.deep_leaf,
            "pane": dim, "dark": mix(air.shade, air.fore, 0.75), "ground": air.ground, "earth": air.dark,
        }  # fmt: skip

    def tone(self, tone: Tone) -> Colour:
        """A colour in this air."""
        colour = self._tones[tone] if isinstance(tone, str) else tone
        return mix(colour, mix(self._air.haze, self._air.far, 0.35), self._haze) if self._haze else colour

    def dusk(self, tone: Tone, share: float = 0.3) -> Colour:
        """A colour on the side that lies in the shade."""
        if tone == "wall":
            return self.tone("shade")
        return mix(self.tone(tone), mix(self._air.fore, BLACK, 0.2), share)

    def at(self, x: float, y: float) -> Spot:
        """A place in pixels."""
        return self._x + x * self._unit, self._foot - y * self._unit

    # -- planes ------------------------------------------------------------------------------------------------

    def poly(self, points: Sequence[Spot], tone: Tone, alpha: float = 1.0) -> None:
        """A plane."""
        self.shapes.append(brush.polygon([self.at(*point) for point in points], self.tone(tone), alpha))

    def rect(self, x: float, y: float, wide: float, high: float, tone: Tone) -> None:
        """An upright plane with its lower left corner there."""
        self.poly([(x, y), (x, y + high), (x + wide, y + high), (x + wide, y)], tone)

    def line(self, points: Sequence[Spot], tone: Tone, wide: float = 0.8) -> None:
        """A beam, a rope."""
        self.shapes.append(brush.stroke([self.at(*p) for p in points], self.tone(tone), max(1.0, wide * self._unit)))

    def disc(self, x: float, y: float, radius: float, tone: Tone, alpha: float = 1.0) -> None:
        """A round thing."""
        r = radius * self._unit
        self.shapes.append(brush.ellipse(self.at(x, y), (r, r), self.tone(tone), alpha))

    def both(self, points: Sequence[Spot], edge: float, tone: Tone) -> None:
        """A plane that is dark on the right of `edge`: cut there, its corners must be convex."""
        self.poly(points, tone)
        self.poly([(max(edge, x), y) for x, y in points], self.dusk(tone))

    # -- parts of buildings ------------------------------------------------------------------------------------

    def block(self, x: float, wide: float, high: float, y: float = 0, tone: Tone = "wall", split: float = 0.66) -> None:
        """A body with a light front and a dark side."""
        self.rect(x, y, wide, high, tone)
        self.rect(x + wide * split, y, wide * (1 - split), high, self.dusk(tone))

    def gable(self, x: float, wide: float, high: float, y: float, tone: Tone = "roof", split: float = 0.5) -> None:
        """A pointed roof over the eaves, which it overhangs."""
        left, right, ridge = x - 1.2, x + wide + 1.2, x + wide * split
        self.poly([(left, y), (ridge, y + high), (right, y)], tone)
        self.poly([(ridge, y), (ridge, y + high), (right, y)], self.dusk(tone))

    def hip(self, x: float, wide: float, high: float, y: float, tone: Tone = "roof", slope: float = 0.2) -> None:
        """A roof that slopes at its ends, too."""
        left, right = x - 1.2, x + wide + 1.2
        top = y + high
        self.poly([(left, y), (x + wide * slope, top), (x + wide * (1 - slope), top), (right, y)], tone)
        self.poly([(x + wide * 0.66, y), (x + wide * 0.66, top), (x + wide * (1 - slope), top), (right, y)],
                  self.dusk(tone))  # fmt: skip

    def dome(self, x: float, radius: float, y: float, tone: Tone = "roof", squash: float = 1.0) -> None:
        """Half a ball, or a pointed one."""
        arc = [(x - radius * cos(pi * k / ARC), y + radius * squash * sin(pi * k / ARC)) for k in range(ARC + 1)]
        self.both(arc, x + radius * 0.18, tone)

    def onion(self, x: float, radius: float, y: float, tone: Tone = "roof") -> None:
        """A dome with a point, and what stands on it."""
        arc = [(x - radius * cos(pi * k / ARC), y + radius * sin(pi * k / ARC)) for k in range(ARC + 1)]
        arc[ARC // 2] = (x, y + radius * 1.45)
        self.both(arc, x + radius * 0.16, tone)
        self.line([(x, y + radius * 1.3), (x, y + radius * 1.9)], "gold", 0.7)
        self.disc(x, y + radius * 1.95, 0.8, "gold")

    def spire(self, x: float, wide: float, high: float, y: float, tone: Tone = "roof") -> None:
        """A steep point on a tower."""
        self.poly([(x - wide / 2 - 0.6, y), (x, y + high), (x + wide / 2 + 0.6, y)], tone)
        self.poly([(x + wide * 0.08, y), (x, y + high), (x + wide / 2 + 0.6, y)], self.dusk(tone))

    def tower(self, x: float, wide: float, high: float, top: float, tone: Tone = "roof", y: float = 0) -> None:
        """A slim body with a steep roof and a window."""
        self.block(x - wide / 2, wide, high, y)
        self.spire(x, wide, top, y + high, tone)
        self.pane(x - 0.8, y + high - 4.4, 1.6, 2.6)

    def pane(self, x: float, y: float, wide: float, high: float) -> None:
        """A window with its lower left corner there."""
        self.rect(x, y, wide, high, "pane")
        left, top = self.at(x, y + high)
        self.panes.append((left, top, wide * self._unit, high * self._unit))

    def windows(self, x: float, wide: float, y: float, count: int, rows: int = 1, high: float = 2.8) -> None:
        """Rows of windows from `y` upwards."""
        step = wide / count
        for row in range(rows - 1, -1, -1):
            for place in range(count):
                self.pane(x + step * (place + 0.26), y + row * high * 1.7, step * 0.48, high)

    def door(self, x: float, wide: float, high: float) -> None:
        """An arched way in."""
        self.arch(x, wide, high, 0, "dark")

    def arch(self, x: float, wide: float, high: float, y: float, tone: Tone = "dark") -> None:
        """An opening with a round head; `x` is its middle."""
        r = wide / 2
        head = [(x - r * cos(pi * k / 8), y + high - r + r * sin(pi * k / 8)) for k in range(9)]
        self.poly([(x - r, y), *head, (x + r, y)], tone)

    def arches(self, x: float, wide: float, high: float, y: float, count: int, tone: Tone = "dark") -> None:
        """A row of openings."""
        step = wide / count
        for place in range(count):
            self.arch(x + step * (place + 0.5), step * 0.62, high, y, tone)

    def columns(self, x: float, wide: float, high: float, y: float, count: int, tone: Tone = "wall") -> None:
        """Columns before a dark hall."""
        self.rect(x + 0.6, y, wide - 1.2, high, "pane")
        thick = wide / (count * 2.1)
        for place in range(count):
            left = x + (wide - thick) * place / (count - 1)
            self.rect(left, y, thick, high, tone)
            self.rect(left + thick * 0.62, y, thick * 0.38, high, self.dusk(tone))

    def teeth(self, x: float, wide: float, y: float, count: int = 5, high: float = 1.8, tone: Tone = "wall") -> None:
        """Battlements."""
        step = wide / (2 * count - 1)
        for place in range(count):
            lit = (place + 0.5) / count < 0.66
            self.rect(x + 2 * step * place, y - 0.1, step, high, tone if lit else self.dusk(tone))

    def flag(self, x: float, y: float, high: float = 8.0, tone: Tone = "cloth") -> None:
        """A pennant on a pole."""
        self.line([(x, y), (x, y + high)], "dark", 0.6)
        self.poly([(x, y + high), (x + high * 0.62, y + high * 0.8), (x, y + high * 0.58)], tone)

    def chimney(self, x: float, wide: float, high: float, y: float = 0, smokes: bool = True) -> None:
        """A stack, its smoke leaning with the wind."""
        self.both([(x - wide / 2, y), (x - wide * 0.4, y + high), (x + wide * 0.4, y + high), (x + wide / 2, y)],
                  x + wide * 0.1, "roof")  # fmt: skip
        for puff in range(4 if smokes else 0):
            self.disc(x + 1 + 2.2 * puff, y + high + 1.6 + 2.2 * puff, 1.3 + 0.75 * puff, "steam", 0.6 - 0.1 * puff)

    def tree(self, x: float, high: float, wide: float = 5.0, pointed: bool = False) -> None:
        """A tree with a light and a dark side."""
        self.line([(x, 0), (x, high * 0.4)], "wood", 0.9)
        r, squash = wide / 2, high * 0.42
        for dx, tone, share in ((0.0, "leaf", 1.0), (r * 0.28, "deep", 0.7)):
            ball = [
                (x + dx + r * share * cos(2 * pi * k / 14) * (0.6 if pointed and sin(2 * pi * k / 14) > 0.5 else 1.0),
                 high * 0.58 + squash * sin(2 * pi * k / 14))
                for k in range(14)
            ]  # fmt: skip
            self.poly(ball, tone)

    def wheel(self, x: float, y: float, radius: float, spokes: int = 8, tone: Tone = "wood") -> None:
        """A wheel with spokes, of a mill or a mine."""
        ring = [(x + radius * cos(2 * pi * k / 24), y + radius * sin(2 * pi * k / 24)) for k in range(25)]
        self.line(ring, tone, 1.1)
        for k in range(spokes):
            turn = 2 * pi * k / spokes + 0.2
            self.line([(x, y), (x + radius * cos(turn), y + radius * sin(turn))], tone, 0.7)
        self.disc(x, y, 1.1, tone)

    def barrels(self, x: float, count: int = 3, tone: Tone = "wood") -> None:
        """Barrels side by side."""
        for place in range(count):
            left = x + 2.7 * place
            self.block(left, 2.3, 3.0, 0, tone, 0.6)
            self.rect(left, 1.2, 2.3, 0.5, "dark")

    def awning(
        self, x: float, wide: float, y: float, drop: float = 3.0, stripes: int = 6, tone: Tone = "cloth"
    ) -> None:
        """A striped roof of cloth."""
        step = wide / stripes
        for place in range(stripes):
            left = x + step * place
            self.poly([(left + step * 0.12, y + drop), (left + step * 1.0, y + drop), (left + step, y), (left, y)],
                      tone if place % 2 == 0 else "white")  # fmt: skip
