"""Stages: wonders, and other things that no icon shows, drawn for themselves in the place they stand in.

A stage paints everything between the sky and the front. `stands` is False for the place without the wonder, which is
what a building site begins as; what is not built in sections need not heed it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sprites.poster.motif import Motif
from sprites.poster.scene import SceneArt
from sprites.poster.stages import (
    castles,
    churches,
    halls,
    learning,
    markets,
    palaces,
    stones,
    temples,
    works,
)
from sprites.poster.stages.people import encounters, hosts, mounts, riders, sieges, soldiers, stands, warriors
from sprites.poster.stages.sea import disasters, fleets, galleys, harbours, ships, shores, voyages


class Backdrop(NamedTuple):
    """What paints a stage and where its wonder stands: below that are its shadow and what mirrors it.

    is_place: whether it is a place of its own, or is painted over that of the motif. has_front: whether anything
    stands before it.
    """

    paint: Callable[[SceneArt, Motif, bool], None]
    foot: float
    is_place: bool = True
    has_front: bool = True


STAGES = {
    "pyramids": Backdrop(stones.pyramids, 78, has_front=False),
    "gardens": Backdrop(palaces.gardens, 92),
    "ranks": Backdrop(warriors.ranks, 100, has_front=False),
    "stone_circle": Backdrop(stones.stone_circle, 95),
    "rock_tomb": Backdrop(stones.rock_tomb, 92, has_front=False),
    "pharos": Backdrop(harbours.pharos, 87, has_front=False),
    "two_pillars": Backdrop(temples.two_pillars, 94, has_front=False),
    "harbour_giant": Backdrop(harbours.harbour_giant, 83, has_front=False),
    "great_wall": Backdrop(castles.great_wall, 100),
    "lotus_towers": Backdrop(temples.lotus_towers, 74),
    "mud_mosque": Backdrop(churches.mud_mosque, 92),
    "minster": Backdrop(churches.minster, 86, has_front=False),
    "water_court": Backdrop(palaces.water_court, 73, has_front=False),
    "arrows": Backdrop(hosts.arrows, 98, is_place=False),
    "pool": Backdrop(palaces.pool, 66.5),
    "palace_on_rock": Backdrop(castles.palace_on_rock, 83),
    "vault": Backdrop(churches.vault, 90, has_front=False),
    "terraces": Backdrop(palaces.terraces, 100),
    "gate_hall": Backdrop(palaces.gate_hall, 92),
    "white_castle": Backdrop(castles.white_castle, 92),
    "palace_court": Backdrop(palaces.palace_court, 70, has_front=False),
    "iron_tower": Backdrop(halls.iron_tower, 92),
    "liberty": Backdrop(harbours.liberty, 88, has_front=False),
    "museum": Backdrop(halls.museum, 92),
    "clock_tower": Backdrop(halls.clock_tower, 84, has_front=False),
    "sphinx": Backdrop(stones.sphinx, 92, has_front=False),
    "step_pyramid": Backdrop(stones.step_pyramid, 92),
    "stone_heads": Backdrop(stones.stone_heads, 86, has_front=False),
    "arena": Backdrop(halls.arena, 92),
    "tholos": Backdrop(temples.tholos, 93, has_front=False),
    "tiered_tower": Backdrop(temples.tiered_tower, 92, has_front=False),
    "great_dome": Backdrop(churches.great_dome, 90, has_front=False),
    "five_domes": Backdrop(churches.five_domes, 91, has_front=False),
    "basilica": Backdrop(churches.basilica, 94, has_front=False),
    "hill_castle": Backdrop(castles.hill_castle, 86, has_front=False),
    "red_gate": Backdrop(castles.red_gate, 92, has_front=False),
    "star_castle": Backdrop(learning.star_castle, 91, has_front=False),
    "learned_hall": Backdrop(learning.learned_hall, 100, has_front=False),
    "domed_college": Backdrop(learning.domed_college, 91, has_front=False),
    "assembly_line": Backdrop(halls.assembly_line, 94, has_front=False),
    "victory_gate": Backdrop(halls.victory_gate, 92, has_front=False),
    "voyage": Backdrop(voyages.voyage, 83, has_front=False),
    "canal": Backdrop(voyages.canal, 100, has_front=False),
    "liner": Backdrop(voyages.liner, 80, has_front=False),
    "ice_camp": Backdrop(voyages.ice_camp, 93, has_front=False),
    "encirclement": Backdrop(hosts.encirclement, 98, has_front=False),
    "council": Backdrop(hosts.council, 92, is_place=False, has_front=False),
    "sunrise": Backdrop(hosts.sunrise, 98),
    "guild_houses": Backdrop(markets.guild_houses, 90, has_front=False),
    "counting_house": Backdrop(markets.counting_house, 92, has_front=False),
    "exchange": Backdrop(markets.exchange, 100, has_front=False),
    "dike": Backdrop(works.dike, 92, has_front=False),
    "dam": Backdrop(works.dam, 92, has_front=False),
    "water_mill": Backdrop(works.water_mill, 90, has_front=False),
    "town_wall": Backdrop(castles.town_wall, 90, has_front=False),
    "river_castle": Backdrop(palaces.river_castle, 74, has_front=False),
    "plough": Backdrop(works.plough, 92, has_front=False),
    "bath_house": Backdrop(works.bath_house, 92, has_front=False),
    "summit": Backdrop(hosts.summit, 92, is_place=False, has_front=False),
    "regiment": Backdrop(soldiers.regiment, 98, is_place=False, has_front=False),
    "volley": Backdrop(soldiers.volley, 97, has_front=False),
    "volley_back": Backdrop(soldiers.volley_back, 97, has_front=False),
    "crossfire": Backdrop(soldiers.crossfire, 97, has_front=False),
    "ransom": Backdrop(soldiers.ransom, 100, has_front=False),
    "mounted_archers": Backdrop(riders.mounted_archers, 93, is_place=False, has_front=False),
    "charge": Backdrop(riders.charge, 93, is_place=False, has_front=False),
    "charge_back": Backdrop(riders.charge_back, 93, is_place=False, has_front=False),
    "joust": Backdrop(riders.joust, 95, is_place=False, has_front=False),
    "war_chariot": Backdrop(riders.war_chariot, 93, is_place=False, has_front=False),
    "oath": Backdrop(encounters.oath, 92, is_place=False, has_front=False),
    "balcony": Backdrop(encounters.balcony, 95, has_front=False),
    "standoff": Backdrop(encounters.standoff, 95, is_place=False, has_front=False),
    "morion": Backdrop(soldiers.morion, 80, is_place=False),
    "building_crew": Backdrop(works.building_crew, 96, is_place=False, has_front=False),
    "shield_wall": Backdrop(stands.shield_wall, 97, is_place=False, has_front=False),
    "phalanx": Backdrop(stands.phalanx, 100, is_place=False, has_front=False),
    "stakes": Backdrop(stands.stakes, 97, is_place=False, has_front=False),
    "jaguar_warrior": Backdrop(warriors.jaguar_warrior, 100, is_place=False, has_front=False),
    "ranger": Backdrop(warriors.ranger, 100, is_place=False, has_front=False),
    "camel_archers": Backdrop(mounts.camel_archers, 94, is_place=False, has_front=False),
    "parting_shot": Backdrop(mounts.parting_shot, 94, is_place=False, has_front=False),
    "hussars": Backdrop(mounts.hussars, 93, is_place=False, has_front=False),
    "horned_hill": Backdrop(mounts.horned_hill, 93, is_place=False, has_front=False),
    "lean_knight": Backdrop(mounts.lean_knight, 95, is_place=False, has_front=False),
    "howdah": Backdrop(mounts.howdah, 95, is_place=False, has_front=False),
    "god_and_archer": Backdrop(mounts.god_and_archer, 94, is_place=False, has_front=False),
    "two_chariots": Backdrop(mounts.two_chariots, 94, is_place=False, has_front=False),
    "surrender": Backdrop(encounters.surrender, 97, is_place=False, has_front=False),
    "turtle_ship": Backdrop(ships.turtle_ship, 87, is_place=False, has_front=False),
    "two_master": Backdrop(ships.two_master, 92, is_place=False, has_front=False),
    "dory": Backdrop(ships.dory, 88, is_place=False, has_front=False),
    "sirens": Backdrop(ships.sirens, 89, is_place=False, has_front=False),
    "sugar_loaf": Backdrop(shores.sugar_loaf, 84, has_front=False),
    "kasbah": Backdrop(shores.kasbah, 92, has_front=False),
    "tobacco_shore": Backdrop(shores.tobacco_shore, 90, has_front=False),
    "penal_shore": Backdrop(shores.penal_shore, 94, has_front=False),
    "sea_garden": Backdrop(shores.sea_garden, 98, has_front=False),
    "notebook": Backdrop(learning.notebook, 98, has_front=False),
    "academy": Backdrop(learning.academy, 92, has_front=False),
    "drain": Backdrop(works.drain, 94, has_front=False),
    "mint": Backdrop(markets.mint, 87, has_front=False),
    "greek_fire": Backdrop(galleys.greek_fire, 88, has_front=False),
    "red_cliffs": Backdrop(fleets.red_cliffs, 91, has_front=False),
    "steamer_and_junks": Backdrop(fleets.steamer_and_junks, 88, has_front=False),
    "sea_fortress": Backdrop(galleys.sea_fortress, 93, has_front=False),
    "flooded_land": Backdrop(disasters.flooded_land, 91, has_front=False),
    "siege_tower": Backdrop(sieges.siege_tower, 97, is_place=False, has_front=False),
    "marksmen": Backdrop(sieges.marksmen, 97, has_front=False),
    "battery": Backdrop(sieges.battery, 97, is_place=False, has_front=False),
    "volcano": Backdrop(disasters.volcano, 90, has_front=False),
    "battle_fleet": Backdrop(fleets.battle_fleet, 86, has_front=False),
    "gold_rush": Backdrop(sieges.gold_rush, 93, has_front=False),
    "boarding_bridge": Backdrop(galleys.boarding_bridge, 92, has_front=False),
    "horde": Backdrop(riders.horde, 95, is_place=False, has_front=False),
}
