"""What a person looks like, as plain values, and the colours people and their clothes have."""

from __future__ import annotations

from typing import Any, NamedTuple

from sprites.paint.palette import Colour, hex_colour


class Tone(NamedTuple):
    """A thing in the light, in shade, and its seams."""

    light: Colour
    dark: Colour
    deep: Colour


class Bust(NamedTuple):
    """A person. Words are keys of the tables of this package; equal busts are one picture.

    brow: how thick, 0 to 3. tilt: the slope of the brows, from -1 worried to 2 grim. turn: where the head turns.
    behind: the place that belongs to the person.
    """

    skin: str = "light"
    face: str = "oval"
    hair: str = "short"
    hair_colour: str = "brown"
    beard: str = "none"
    gear: str = "none"
    gear_colour: str = ""
    collar: str = "plain"
    cloth: tuple[str, str] = ("red", "gold")
    eyes: str = "open"
    iris: str = "brown"
    brow: int = 1
    tilt: int = 0
    mouth: str = "calm"
    turn: str = "right"
    woman: bool = False
    old: bool = False
    behind: str = "city"


Looks = tuple[tuple[str, Any], ...]
"""The fields of a bust that are said, with their values."""


def bust_of(looks: Looks) -> Bust:
    """The bust that looks like this."""
    return Bust(**dict(looks))


def _tones(rows: dict[str, str]) -> dict[str, Tone]:
    return {name: Tone(*(hex_colour("#" + code) for code in codes.split())) for name, codes in rows.items()}


SKINS = _tones(
    {
        "fair": "FCDFC4 DDA07C A0604A",
        "light": "F6C79A C98858 84502F",
        "honey": "F6D2A0 D09B60 8A5A32",
        "olive": "E6B07A AE7040 6C4022",
        "copper": "CF8E5C 94582F 5A3018",
        "brown": "B87848 7E4A28 4A2816",
        "dark": "8A5636 5A3420 341C10",
    }
)

HAIRS = _tones(
    {
        "black": "4C4652 25212B 121016",
        "brown": "84502E 4E2C1A 2E180E",
        "chestnut": "A85C30 6A341A 3E1C0E",
        "red": "E27034 A03E1A 642410",
        "blond": "F4CE74 BE8E36 7E5A1E",
        "grey": "BDB8B2 7E7872 4E4844",
        "white": "F6F2E8 B9B4AE 827C78",
    }
)

CLOTHS = _tones(
    {
        "red": "D8402C 941F1C 560F12",
        "crimson": "A8243A 6A1428 3C0A18",
        "orange": "F08A34 B8561E 6E3010",
        "gold": "F8D264 C8892A 744812",
        "yellow": "F6DC7C C8A03C 7A5E1C",
        "olive": "98A050 5C6A30 343E1C",
        "green": "4E9A54 2A643C 143C24",
        "teal": "3E9E98 1E625E 0E3A3A",
        "sky": "78B8DC 3F7EAA 224C70",
        "blue": "3F74BE 244A86 12284E",
        "navy": "34466E 1C2846 0E1526",
        "plum": "9A5AA0 623468 381A3E",
        "rose": "E8A0A8 B8646E 763C46",
        "white": "FFF8E8 D2BE9E 947E62",
        "cream": "F2E2BC C0A276 80663E",
        "tan": "CC9C62 8E6234 54381C",
        "brown": "8E5C38 583420 321C10",
        "grey": "A6A8AE 686C76 3C4048",
        "steel": "DDE4E8 8A98A6 4A5662",
        "bronze": "D89A58 96582A 5A3016",
        "black": "4A4854 26242E 121118",
    }
)

IRISES = {
    "brown": hex_colour("#4A2A16"),
    "dark": hex_colour("#22150E"),
    "blue": hex_colour("#3A6FA0"),
    "green": hex_colour("#4C7A4A"),
    "grey": hex_colour("#5A6A74"),
}
