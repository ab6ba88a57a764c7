"""Stages: wonders that are drawn for themselves, each with the place it stands in.

A stage paints everything between the sky and the front. `stands` is False for the place without the wonder, which is
what a building site begins as.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sprites.poster.motif import Motif
from sprites.poster.scene import Scene
from sprites.poster.stages import antiquity, industrial, medieval, renaissance


class Stage(NamedTuple):
    """What paints a stage and where its wonder stands: below that are its shadow and what mirrors it.

    is_place: whether it is a place of its own, or is painted over that of the motif. has_front: whether anything
    stands before it.
    """

    paint: Callable[[Scene, Motif, bool], None]
    foot: float
    is_place: bool = True
    has_front: bool = True


STAGES = {
    "pyramids": Stage(antiquity.pyramids, 78, has_front=False),
    "gardens": Stage(antiquity.gardens, 92),
    "ranks": Stage(antiquity.ranks, 100, has_front=False),
    "stone_circle": Stage(antiquity.stone_circle, 95),
    "rock_tomb": Stage(antiquity.rock_tomb, 92, has_front=False),
    "pharos": Stage(antiquity.pharos, 87, has_front=False),
    "two_pillars": Stage(antiquity.two_pillars, 94, has_front=False),
    "harbour_giant": Stage(antiquity.harbour_giant, 83, has_front=False),
    "great_wall": Stage(medieval.great_wall, 100),
    "lotus_towers": Stage(medieval.lotus_towers, 74),
    "mud_mosque": Stage(medieval.mud_mosque, 92),
    "minster": Stage(medieval.minster, 86, has_front=False),
    "water_court": Stage(medieval.water_court, 73, has_front=False),
    "arrows": Stage(medieval.arrows, 98, is_place=False),
    "pool": Stage(renaissance.pool, 66.5),
    "palace_on_rock": Stage(renaissance.palace_on_rock, 83),
    "vault": Stage(renaissance.vault, 90, has_front=False),
    "terraces": Stage(renaissance.terraces, 100),
    "gate_hall": Stage(renaissance.gate_hall, 92),
    "white_castle": Stage(renaissance.white_castle, 92),
    "palace_court": Stage(renaissance.palace_court, 70, has_front=False),
    "iron_tower": Stage(industrial.iron_tower, 92),
    "liberty": Stage(industrial.liberty, 88, has_front=False),
    "museum": Stage(industrial.museum, 92),
    "clock_tower": Stage(industrial.clock_tower, 84, has_front=False),
}
