"""Portraits: a person before the place that belongs to them, in the light of an age."""

from __future__ import annotations

from sprites.bust.person import Bust, Looks, bust_of
from sprites.poster.motif import Motif

BEHIND: dict[str, tuple[str, str]] = {
    "steppe": ("field", "steppe"),
    "jungle": ("jungle", "jungle"),
    "desert": ("desert", "desert"),
    "peaks": ("peaks", "peaks"),
    "night": ("city", ""),
}
"""Place and land of what may stand behind a person, where it is not the place of the same name in any land."""


def portrait(kind: str, age: int, person: Looks | Bust) -> Motif:
    """The motif of a person on a card of this kind."""
    bust = person if isinstance(person, Bust) else bust_of(person)
    place, land = BEHIND.get(bust.behind, (bust.behind, ""))
    plate = "night" if bust.behind == "night" else "portrait"
    return Motif(kind, age, place=place, biome=land, plate=plate, front="none", bust=bust)
