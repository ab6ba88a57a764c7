"""The picture of a card, where its data say more than its emblem: what stands where, made of what, in which light.

What is left out is chosen by whoever draws it. The names are those of `sprites.poster`; a test compares them.
"""

from __future__ import annotations

from typing import Any

from game.cards.catalog import Passage, Reader, between

Picture = tuple[tuple[str, Any], ...]
"""The fields of a picture that are said, in the order of the alphabet, with their values."""

PLACES = (
    "city", "field", "camp", "sea", "jungle", "desert", "peaks", "river", "war", "battle", "sea_war", "heaven",
    "court", "lab",
)  # fmt: skip
BIOMES = ("ice", "jungle", "desert", "tropic", "steppe", "peaks")
PLATES = ("hero", "third", "crop", "group", "framed", "night", "banner", "still")
MATERIALS = (
    "marble", "sandstone", "cream", "terracotta", "brick", "timber", "thatch", "gold", "bronze", "steel", "iron",
    "lead", "red", "blue", "plum", "sail", "paper", "skin", "fur", "foliage", "jade", "coffee", "ember", "black",
    "night",
)  # fmt: skip
FRONTS = ("grass", "bough", "wall", "shrubs", "leaves", "floe", "lances", "none")
FRAMES = ("arch", "tent", "leaves")
FILLS = ("close", "span", "all", "none")
SPLITS = ("axis", "form")
STAGES = (
    "pyramids", "gardens", "ranks", "stone_circle", "rock_tomb", "pharos", "two_pillars", "harbour_giant", "great_wall",
    "lotus_towers", "mud_mosque", "minster", "water_court", "arrows", "pool", "palace_on_rock", "vault", "terraces",
    "gate_hall", "white_castle", "palace_court", "iron_tower", "liberty", "museum", "clock_tower", "sphinx",
    "step_pyramid", "stone_heads", "arena", "tholos", "tiered_tower", "great_dome", "five_domes", "basilica",
    "hill_castle", "red_gate", "star_castle", "learned_hall", "domed_college", "assembly_line", "victory_gate",
    "voyage", "canal", "liner", "ice_camp", "encirclement", "council", "sunrise", "guild_houses", "counting_house",
    "exchange", "dike", "dam", "water_mill", "town_wall", "river_castle", "plough", "bath_house", "summit", "regiment",
    "volley", "volley_back", "crossfire", "ransom", "mounted_archers", "charge", "charge_back", "joust", "war_chariot",
    "oath", "balcony", "standoff", "morion", "building_crew", "shield_wall", "phalanx", "stakes", "jaguar_warrior",
    "ranger", "camel_archers", "parting_shot", "hussars", "horned_hill", "lean_knight", "howdah", "god_and_archer",
    "two_chariots", "surrender", "turtle_ship", "two_master", "dory", "sirens", "sugar_loaf", "kasbah", "tobacco_shore",
    "penal_shore", "sea_garden", "notebook", "academy", "drain", "mint", "greek_fire", "red_cliffs",
    "steamer_and_junks", "sea_fortress", "flooded_land", "siege_tower", "marksmen", "battery", "volcano",
    "battle_fleet", "gold_rush", "boarding_bridge", "horde",
)  # fmt: skip
HOURS = ("morning", "day", "dusk")
RULES = ("top", "bot", "left", "right", "disc", "comp", "small")
"""Where a subject takes another of its tones: within a share of its height or width, the piece of a number by size, or
all pieces under a share of its area.
"""

MOST_TONES = 3


def read_picture(passage: Passage) -> Picture:
    """The `picture` of a card. Raises Misprint."""
    read = passage.record(_READERS, least=1)
    return tuple(sorted(read.items()))


def _one_of(names: tuple[str, ...], what: str) -> Reader:
    return lambda passage: passage.one_of(names, what)


def _read_tones(passage: Passage) -> tuple[str, ...]:
    passage.entries(1, MOST_TONES)
    return tuple(passage.each(_one_of(MATERIALS, "material")))


def _read_rules(passage: Passage) -> tuple[tuple[str, float, int], ...]:
    return tuple(passage.each(_read_rule, 1))


def _read_rule(passage: Passage) -> tuple[str, float, int]:
    """A list of three: where, how much, and the number of the tone, of which the first is 0."""
    where, amount, tone = passage.entries(3, 3)
    return where.one_of(RULES, "rule"), amount.decimal(), tone.number(0, MOST_TONES - 1)


def _read_hour(passage: Passage) -> int:
    return HOURS.index(passage.one_of(HOURS, "hour"))


_READERS: dict[str, Reader] = {
    "emblem": Passage.emblem,
    "place": _one_of(PLACES, "place"),
    "biome": _one_of(BIOMES, "biome"),
    "plate": _one_of(PLATES, "plate"),
    "tones": _read_tones,
    "rules": _read_rules,
    "fill": _one_of(FILLS, "fill"),
    "split": _one_of(SPLITS, "split"),
    "hour": _read_hour,
    "size": between(10, 160),
    "foot": between(10, 160),
    "horizon": between(20, 90),
    "front": _one_of(FRONTS, "front"),
    "frame": _one_of(FRAMES, "frame"),
    "cloth": _one_of(MATERIALS, "material"),
    "stage": _one_of(STAGES, "stage"),
}
