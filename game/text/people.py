"""People: what they look like, from `data/people/people.yaml`, for cards and boards that show a face.

What is left out is chosen by whoever draws it. The words are those of `sprites.bust`; a test compares them.
docs/adding-a-card.md explains every field.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from game.cards.catalog import DATA, Passage, Reader, between, read_file
from game.cards.registry import OF_A_MOD

FOLDER = DATA / "people"

Looks = tuple[tuple[str, Any], ...]
"""The fields of a face that are said, in the order of the alphabet, with their values."""

HAIR_COLOURS = ("black", "brown", "chestnut", "red", "blond", "grey", "white")
CLOTHS = (
    "red", "crimson", "orange", "gold", "yellow", "olive", "green", "teal", "sky", "blue", "navy", "plum", "rose",
    "white", "cream", "tan", "brown", "grey", "steel", "bronze", "black",
)  # fmt: skip
WORDS: Mapping[str, tuple[str, ...]] = {
    "skin": ("fair", "light", "honey", "olive", "copper", "brown", "dark"),
    "face": ("oval", "square", "long", "round", "heart", "shadow"),
    "hair": (
        "none", "short", "crop", "close", "curls", "parted", "bald", "tonsure", "ringlets", "long", "bob", "loose",
        "bun", "nape", "braids", "high", "wig", "tower", "topknot", "locks", "swept", "wavy", "afro",
    ),
    "hair_colour": HAIR_COLOURS,
    "beard": (
        "none", "full", "long", "trimmed", "king", "chin", "goatee", "tuft", "wisps", "moustache", "handlebar",
        "walrus", "whiskers", "pharaoh", "stubble",
    ),
    "gear": (
        "none", "bandana", "beret", "bicorn", "bonnet", "brim", "cap", "corinthian", "crown", "crowned_veil", "diadem",
        "doctor_cap", "feather_band", "feather_crown", "flowers", "fur_hat", "hard_hat", "headband", "headring",
        "helmet", "hood", "imperial", "jaguar", "kanmuri", "laurel", "mask", "mianguan", "mitre", "nemes", "official",
        "peaked", "pearls", "phoenix", "pickelhaube", "pirate", "plumed_turban", "royal_hat", "skullcap", "tiara",
        "top_hat", "tricorn", "turban", "veil", "war_bonnet", "wimple", "wound_turban",
    ),
    "gear_colour": CLOTHS,
    "collar": (
        "plain", "apron", "bands", "bare", "beads", "chain", "cloak", "coat", "cowl", "cravat", "fur", "gorget", "gown",
        "high", "lamellar", "lapel", "robe", "ruff", "toga", "uniform", "usekh", "vest",
    ),
    "eyes": ("open", "almond", "narrow"),
    "iris": ("brown", "dark", "blue", "green", "grey"),
    "mouth": ("calm", "smile", "grin", "stern", "sly"),
    "turn": ("left", "right"),
    "behind": ("city", "court", "lab", "night", "field", "steppe", "camp", "sea", "jungle", "desert", "peaks"),
}  # fmt: skip
"""What may stand in each field that is a word."""


@cache
def people() -> Mapping[str, Looks]:
    """What everybody looks like, by name. Raises Misprint."""
    return read_people()


def read_people(folder: Path = FOLDER) -> dict[str, Looks]:
    """Read the file. Raises Misprint for all that cannot be understood."""
    return read_file(folder / "people.yaml", _read_people)


def read_person(passage: Passage) -> Looks:
    """The looks of the person that is named here, or described as in the file. Raises Misprint."""
    if isinstance(passage.content, dict):
        return _read_looks(passage)
    return people()[passage.one_of(people(), "person")]


def person_of(passage: Passage, name: str) -> Looks:
    """The looks of the person whom the piece that stands here is named after, also in a mod. Raises Misprint."""
    name = name.rpartition(OF_A_MOD)[2]
    if name not in people():
        raise passage.misprint(
            f"nobody of the name {name!r} stands in people/people.yaml",
            "missing",
            f"Give {name} a line there, or say 'person:' and the name of another one.",
        )
    return people()[name]


def _read_people(passage: Passage) -> dict[str, Looks]:
    named = passage.fields()
    read = passage.record(dict.fromkeys(named, _read_looks), least=1)
    seen: dict[Looks, str] = {}
    for name, looks in read.items():
        if looks in seen:
            raise named[name].misprint(f"{name} looks like {seen[looks]}", "same-twice")
        seen[looks] = name
    return read


def _read_looks(passage: Passage) -> Looks:
    return tuple(sorted(passage.record(_READERS, least=1).items()))


def _word(name: str) -> Reader:
    return partial(Passage.one_of, names=WORDS[name], what=name.replace("_", " "))


def _read_cloth(passage: Passage) -> tuple[str, ...]:
    """The main colour and the second one."""
    passage.entries(2, 2)
    return tuple(passage.each(lambda entry: entry.one_of(CLOTHS, "colour of cloth")))


_READERS: Mapping[str, Reader] = {
    **{name: _word(name) for name in WORDS},
    "cloth": _read_cloth,
    "brow": between(0, 3),
    "tilt": between(-1, 2),
    "woman": Passage.yes,
    "old": Passage.yes,
}
