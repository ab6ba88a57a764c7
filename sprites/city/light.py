"""The light of a city: a game is one day, from the morning of Antiquity to the gaslight of its last round."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache
from math import pi, sin

from sprites.city.plan import CityPlan
from sprites.paint.palette import Colour, hex_colour, mix
from sprites.places.air import AIRS, DROUGHT, NIGHT, WAR, Air, sunset

_FIELDS = [field.name for field in fields(Air)]

HOURS = {
    1: {"top": "#3C78B0", "middle": "#8CC4D8", "horizon": "#FFDCA8", "sun": "#FFFBEA"},
    2: {"top": "#3A7CC0", "middle": "#9CCBE4", "horizon": "#FBECC4"},
    3: {"top": "#2F78A8", "middle": "#F0BE98", "horizon": "#FFE0A0"},
}
"""The sky of the morning in which a game begins, of its noon and of its afternoon."""

CLEAR = {1: 0.5, 2: 0.7, 3: 0.75}
"""How much of that lies in the air of each age."""

EVENING = {1: 0.0, 2: 0.0, 3: 0.45, 4: 0.62}
"""How much of the evening lies in the air of each age."""

LOW_SUN, GLOAMING = (255, 190, 118), (74, 52, 92)
"""What walls turn to in the light of the last age, and what their shades turn to: both more as its day ends."""

GOLDEN = (238, 168, 104)
"""The haze of the last age, which the smoke of its chimneys catches the sun in."""

SOOT, PARCHED = 0.12, 0.4
"""How much of the air of war each of up to three losses brings, and how much of that of a drought a whole one does."""


NIGHTFALL = 0.7
"""How much of the air of the night lies over a city when it has fallen."""


def blended(one: Air, other: Air, share: float) -> Air:
    """The air between two."""
    return Air(*(mix(getattr(one, name), getattr(other, name), share) for name in _FIELDS))


@lru_cache(maxsize=64)
def air_of(age: int, hour: float, drought: float, losses: int) -> Air:
    """The air over a city."""
    air = AIRS[age]
    if EVENING[age]:
        air = blended(air, sunset(age), EVENING[age])
    if age in HOURS:
        air = blended(air, replace(air, **{name: hex_colour(tone) for name, tone in HOURS[age].items()}), CLEAR[age])
    if age == 4:
        late = max(0.0, min(1.0, (hour - 0.8) / 0.2))
        air = replace(
            air,
            wall=mix(air.wall, LOW_SUN, 0.3 + 0.14 * late),
            shade=mix(air.shade, GLOAMING, 0.26 + 0.2 * late),
            haze=mix(air.haze, GOLDEN, 0.55 - 0.15 * late),
            far=mix(air.far, (104, 62, 74), 0.4),
            top=mix(air.top, (18, 20, 48), 0.4 * late),
        )
    if drought:
        air = blended(air, DROUGHT, PARCHED * drought)
    if losses:
        air = blended(air, WAR, SOOT * min(3, losses))
    return air


def air(plan: CityPlan) -> Air:
    """The air over the city of this plan."""
    day = air_of(plan.age, plan.hour, plan.drought, plan.losses)
    return blended(day, NIGHT, NIGHTFALL * plan.night) if plan.night else day


def lit_as(tone: Colour, air: Air, age: int) -> Colour:
    """A colour of daylight as it is seen in this air of an age: as much darker and warmer as its walls are."""
    day = AIRS[age].wall
    return tuple(min(255, round(tone[each] * air.wall[each] / day[each])) for each in range(3))  # type: ignore[return-value]


def sun(plan: CityPlan, horizon: float) -> tuple[float, float]:
    """Where the sun stands, as shares of width and height: in the left half, for everything is lit from there."""
    return 0.1 + 0.36 * plan.hour, horizon * (1.04 - 0.72 * sin(pi * (0.12 + 0.8 * plan.hour)))


def is_dusk(plan: CityPlan) -> bool:
    """Whether windows throw light: in the last age, and over what burns."""
    return plan.age >= 4 or plan.losses > 0 or plan.night > 0
