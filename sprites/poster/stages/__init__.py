"""Stages: wonders, and other things that no icon shows, drawn for themselves in the place they stand in.

A stage paints everything between the sky and the front. `stands` is False for the place without the wonder, which is
what a building site begins as; what is not built in sections need not heed it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sprites.poster.motif import Motif
from sprites.poster.scene import Scene
from sprites.poster.stages import (
    castles,
    churches,
    encounters,
    halls,
    harbours,
    hosts,
    learning,
    markets,
    palaces,
    riders,
    soldiers,
    stones,
    temples,
    voyages,
    works,
)


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
    "pyramids": Stage(stones.pyramids, 78, has_front=False),
    "gardens": Stage(palaces.gardens, 92),
    "ranks": Stage(hosts.ranks, 100, has_front=False),
    "stone_circle": Stage(stones.stone_circle, 95),
    "rock_tomb": Stage(stones.rock_tomb, 92, has_front=False),
    "pharos": Stage(harbours.pharos, 87, has_front=False),
    "two_pillars": Stage(temples.two_pillars, 94, has_front=False),
    "harbour_giant": Stage(harbours.harbour_giant, 83, has_front=False),
    "great_wall": Stage(castles.great_wall, 100),
    "lotus_towers": Stage(temples.lotus_towers, 74),
    "mud_mosque": Stage(churches.mud_mosque, 92),
    "minster": Stage(churches.minster, 86, has_front=False),
    "water_court": Stage(palaces.water_court, 73, has_front=False),
    "arrows": Stage(hosts.arrows, 98, is_place=False),
    "pool": Stage(palaces.pool, 66.5),
    "palace_on_rock": Stage(castles.palace_on_rock, 83),
    "vault": Stage(churches.vault, 90, has_front=False),
    "terraces": Stage(palaces.terraces, 100),
    "gate_hall": Stage(palaces.gate_hall, 92),
    "white_castle": Stage(castles.white_castle, 92),
    "palace_court": Stage(palaces.palace_court, 70, has_front=False),
    "iron_tower": Stage(halls.iron_tower, 92),
    "liberty": Stage(harbours.liberty, 88, has_front=False),
    "museum": Stage(halls.museum, 92),
    "clock_tower": Stage(halls.clock_tower, 84, has_front=False),
    "sphinx": Stage(stones.sphinx, 92, has_front=False),
    "step_pyramid": Stage(stones.step_pyramid, 92),
    "stone_heads": Stage(stones.stone_heads, 86, has_front=False),
    "arena": Stage(halls.arena, 92),
    "tholos": Stage(temples.tholos, 93, has_front=False),
    "tiered_tower": Stage(temples.tiered_tower, 92, has_front=False),
    "great_dome": Stage(churches.great_dome, 90, has_front=False),
    "five_domes": Stage(churches.five_domes, 91, has_front=False),
    "basilica": Stage(churches.basilica, 94, has_front=False),
    "hill_castle": Stage(castles.hill_castle, 86, has_front=False),
    "red_gate": Stage(castles.red_gate, 92, has_front=False),
    "star_castle": Stage(learning.star_castle, 91, has_front=False),
    "learned_hall": Stage(learning.learned_hall, 100, has_front=False),
    "domed_college": Stage(learning.domed_college, 91, has_front=False),
    "assembly_line": Stage(halls.assembly_line, 94, has_front=False),
    "victory_gate": Stage(halls.victory_gate, 92, has_front=False),
    "voyage": Stage(voyages.voyage, 83, has_front=False),
    "canal": Stage(voyages.canal, 100, has_front=False),
    "liner": Stage(voyages.liner, 80, has_front=False),
    "ice_camp": Stage(voyages.ice_camp, 93, has_front=False),
    "encirclement": Stage(hosts.encirclement, 98, has_front=False),
    "council": Stage(hosts.council, 92, is_place=False, has_front=False),
    "sunrise": Stage(hosts.sunrise, 98),
    "guild_houses": Stage(markets.guild_houses, 90, has_front=False),
    "counting_house": Stage(markets.counting_house, 92, has_front=False),
    "exchange": Stage(markets.exchange, 100, has_front=False),
    "dike": Stage(works.dike, 92, has_front=False),
    "dam": Stage(works.dam, 92, has_front=False),
    "water_mill": Stage(works.water_mill, 90, has_front=False),
    "town_wall": Stage(castles.town_wall, 90, has_front=False),
    "river_castle": Stage(palaces.river_castle, 74, has_front=False),
    "plough": Stage(works.plough, 92, has_front=False),
    "bath_house": Stage(works.bath_house, 92, has_front=False),
    "summit": Stage(hosts.summit, 92, is_place=False, has_front=False),
    "regiment": Stage(soldiers.regiment, 98, is_place=False, has_front=False),
    "volley": Stage(soldiers.volley, 97, has_front=False),
    "ransom": Stage(soldiers.ransom, 100, has_front=False),
    "mounted_archers": Stage(riders.mounted_archers, 93, is_place=False, has_front=False),
    "charge": Stage(riders.charge, 93, is_place=False, has_front=False),
    "war_chariot": Stage(riders.war_chariot, 93, is_place=False, has_front=False),
    "oath": Stage(encounters.oath, 92, is_place=False, has_front=False),
    "balcony": Stage(encounters.balcony, 95, has_front=False),
    "standoff": Stage(encounters.standoff, 95, is_place=False, has_front=False),
    "morion": Stage(soldiers.morion, 80, is_place=False),
    "building_crew": Stage(works.building_crew, 96, is_place=False, has_front=False),
}
