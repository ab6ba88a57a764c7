"""What the tables of an age sound like."""

from __future__ import annotations

from scenes.window.music import AT_THE_END, Ambience

AGES = ("antiquity", "medieval", "renaissance", "industrial")
"""The scores of the four ages."""


def of_age(age: int, is_last: bool) -> Ambience:
    """The music of an age, 1 to 4, and a fire in the hearth; before the first age that of the first."""
    return Ambience(AGES[max(0, age - 1)], "hearth", AT_THE_END if is_last else 1.0)
