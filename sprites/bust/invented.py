"""Invented people, for whoever has no face of their own: the same for the same words in every run."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from sprites.bust.person import Bust

SKINS = ("fair", "light", "honey", "olive", "copper", "brown", "dark")
FACES = ("oval", "square", "long", "round", "heart")
COLOURS = ("black", "brown", "chestnut", "blond", "red", "grey")
SHADES = ("red", "crimson", "green", "teal", "blue", "navy", "plum", "tan", "brown", "grey")
TRIMS = ("gold", "white", "cream", "tan")
MEN = {
    "hair": ("short", "crop", "curls", "parted", "swept", "wavy", "close", "bald", "loose"),
    "beard": ("none", "none", "full", "trimmed", "goatee", "moustache", "handlebar", "chin", "stubble"),
    "gear": ("none", "none", "cap", "beret", "turban", "brim", "skullcap", "bandana", "tricorn"),
    "collar": ("plain", "high", "lapel", "robe", "chain", "cravat", "cloak", "fur", "cowl"),
}
WOMEN = {
    "hair": ("long", "bob", "bun", "nape", "braids", "loose", "swept", "wavy", "afro"),
    "beard": ("none",),
    "gear": ("none", "none", "flowers", "diadem", "veil", "headband", "beret", "brim"),
    "collar": ("gown", "robe", "apron", "plain", "high", "cloak"),
}
DYED = ("beret", "brim", "turban", "bandana", "cap", "headband", "veil")
"""What is worn on the head in any colour."""

DARK = ("copper", "brown", "dark")
"""Skins whose hair is dark or grey."""


@lru_cache(maxsize=64)
def invented(words: str) -> Bust:
    """The person that these words stand for."""
    random = Random(words)
    woman, old = random.random() < 0.5, random.random() < 0.25
    worn = {name: random.choice(choices) for name, choices in (WOMEN if woman else MEN).items()}
    skin = random.choice(SKINS)
    colour = random.choice(("black", "brown") if skin in DARK else COLOURS)
    gear = worn["gear"]
    if gear == "veil":
        worn["hair"] = "nape"
    return Bust(
        skin=skin,
        face=random.choice(FACES),
        hair_colour=random.choice(("grey", "white")) if old else colour,
        gear_colour=random.choice(SHADES) if gear in DYED else "",
        cloth=(random.choice(SHADES), random.choice(TRIMS)),
        eyes="almond" if skin == "honey" else "open",
        iris="dark" if skin in DARK else random.choice(("brown", "blue", "green", "grey")),
        brow=random.randint(0, 2) if woman else random.randint(1, 3),
        tilt=random.choice((-1, 0, 0, 1)),
        mouth=random.choice(("calm", "smile", "smile", "grin", "sly")),
        turn=random.choice(("left", "right")),
        woman=woman,
        old=old,
        behind=random.choice(("city", "court", "lab", "sea", "field", "peaks")),
        **worn,
    )
