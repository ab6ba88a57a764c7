"""The colours posters are printed in: by age, by land and by occasion, and those of what things are made of."""

from __future__ import annotations

from typing import NamedTuple

from sprites.paint.palette import Colour, hex_colour, mix

PAPER = hex_colour("#FFF3DA")
NIGHT = hex_colour("#14203E")
LAMP = hex_colour("#FFB850")


class Palette(NamedTuple):
    """Sky from the top down and its sun, three distances, the ground, walls and a roof, leaves and an accent."""

    top: Colour
    middle: Colour
    horizon: Colour
    sun: Colour
    far1: Colour
    far2: Colour
    far3: Colour
    ground_light: Colour
    ground_dark: Colour
    fore: Colour
    wall_light: Colour
    wall_dark: Colour
    roof: Colour
    leaf_light: Colour
    leaf_dark: Colour
    accent: Colour


class Material(NamedTuple):
    """What a part is made of: its lit plane, its plane in shade, and its seams and openings."""

    light: Colour
    dark: Colour
    deep: Colour


def _colours(codes: str) -> list[Colour]:
    return [hex_colour("#" + code) for code in codes.split()]


def _palette(codes: str) -> Palette:
    return Palette(*_colours(codes))


AGES = (
    _palette(
        "1E6CB2 6FBBD0 F8D48C FFFBEA D9B98A C58A57 A85F38 E9BC66 B5733A 4A2012"
        " FFF3DA D3A06A CB5A30 8B9A45 4E6330 1E5FA8"
    ),
    _palette(
        "3C5F86 8FB0B4 F0D698 FFF9E2 A4B29C 739468 4A7446 B0BC50 58803A 18261C"
        " EADFC0 9A937E 96302B 5E7F3C 2F4A2B 7B1F24"
    ),
    _palette(
        "0A5E70 52AEA6 FBDDA0 FFF3C4 B79AA4 875C80 5C3562 EBC05E B0803A 2A1232"
        " FFF5DC CDA27C C8553C 3F8A72 1C5654 6E2A5E"
    ),
    _palette(
        "2A3448 86605A F2A446 FFE9A8 9A6F5E 6B5152 443C46 97745A 54433F 121218"
        " C2C4BC 6C747A B4532B 6B6A42 363A2C FFC94A"
    ),
)
"""Of the four ages: ochre and azure, moss and oxblood, teal and plum, soot and gaslight."""

BIOMES = {
    "ice": _palette(
        "2C6FA6 8CC9DC F6EFDD FFF8E4 BFD6DE 8FB4CC 5F8DB4 F2F7F6 A9CBDC 173A5C"
        " FFFFFF A6C4DA 5F8DB4 4A7C9C 2A5878 E8744A"
    ),
    "jungle": _palette(
        "E8A53C F4C766 FBEBB0 FFF6D6 A9BE7C 5F9A62 2F7350 6FA04A 2F6A3E 0C2E26"
        " F0DFB0 B48E58 B4502E 57A04C 1E5A3C D9532C"
    ),
    "desert": _palette(
        "2B87B8 9CD0CC FCE6B4 FFF8DC E2B988 D08E58 B0623C F2C678 C8843F 5A2A18"
        " FFF0D0 D09A60 B4502E 8E9A4C 55662E 1E6FA0"
    ),
    "tropic": _palette(
        "1479B8 6ECBD6 FDEFC4 FFFBE0 8FC4B8 4F9E90 2C7A6E F6DDA0 CFA05C 0E3A48"
        " FFF3D6 CE9C66 D65A34 58A850 1F6A48 E84E2C"
    ),
    "steppe": _palette(
        "4A86B0 A8CCCC FAE8BC FFF7D6 C2B98C A49A5E 7C7A40 D6C060 9A8638 38341A"
        " EFE2C0 A89468 A8402E 7E8E44 4A5A2C C0402A"
    ),
    "peaks": _palette(
        "35608E 93B8C8 F8E4C2 FFF6DC B4BCC8 7F8FA8 566A88 8CA060 56743E 1C2A38"
        " FFFFFF 8CA2BC 9A4A34 4E7A4A 284A34 D9532C"
    ),
}
"""Of lands, whatever the age."""

OCCASIONS = {
    "war": _palette(
        "120E22 3A1A30 F0642C FFB45A 7E2A30 4A1A2A 2A1020 5A2422 2A1018 08050C"
        " C07050 4A2430 E0662C 3A2020 1A0E14 FFC050"
    ),
    "battle": _palette(
        "3A4656 8A9298 F0C48A FFE6B4 8C9094 646C74 474F58 8A8458 50543C 14181C"
        " D8D4C4 84868A A03A2A 5A6A44 30402E B83024"
    ),
}

MATERIALS = {
    name: Material(*_colours(codes))
    for name, codes in {
        "marble": "FFF7E6 DDBB90 8A6244",
        "sandstone": "FBDFA2 CC9450 7A4C22",
        "cream": "FFF4DA E0BE8E 96704A",
        "terracotta": "E67D46 AC4A2A 64241A",
        "brick": "CB5E3E 8A362A 4A1A1C",
        "timber": "C08A50 80522A 40240F",
        "thatch": "EECC6E B48A38 64441A",
        "gold": "FFDC68 D08E24 744410",
        "bronze": "D89A58 96582A 4A2814",
        "steel": "EEF2F2 93A2AE 43505C",
        "iron": "A4AEB4 5E6A74 2A323A",
        "lead": "BCC8D0 70828F 384652",
        "red": "E0452E 98221E 500E10",
        "blue": "3F7EC4 23508C 102848",
        "plum": "BE74AC 783C6E 3A163A",
        "sail": "FFF2D6 D8B888 8A6A48",
        "paper": "FFF9E6 DAC69C 94784E",
        "skin": "F6C79A CC8858 7A452C",
        "fur": "FFFFFF B4CDE2 5F86A8",
        "foliage": "8EB84C 4A783A 20422A",
        "jade": "96D8B0 469880 1E544C",
        "coffee": "A8663A 6E3A20 341A10",
        "ember": "FFC060 E85A2A 5E1818",
        "black": "4A4652 2A2730 121016",
        "night": "261D28 140F18 060508",
    }.items()
}

MORNING, DAY, DUSK = range(3)


def at_hour(palette: Palette, hour: int) -> Palette:
    """The palette in the morning, by day or at dusk."""
    if hour == MORNING:
        return palette._replace(
            top=mix(palette.top, palette.middle, 0.45), horizon=mix(palette.horizon, (255, 210, 176), 0.45)
        )
    if hour == DUSK:
        return palette._replace(
            top=mix(palette.top, hex_colour("#5A2A4E"), 0.55),
            middle=mix(palette.middle, hex_colour("#E0784A"), 0.60),
            horizon=mix(palette.horizon, hex_colour("#FFC860"), 0.55),
            far1=mix(palette.far1, hex_colour("#D0704E"), 0.35),
            far2=mix(palette.far2, hex_colour("#8A3E48"), 0.35),
        )
    return palette


def at_night(palette: Palette) -> Palette:
    """The palette under the moon."""
    shares = {
        "top": 0.86, "middle": 0.72, "far1": 0.72, "far2": 0.77, "far3": 0.82, "ground_light": 0.66,
        "ground_dark": 0.78, "fore": 0.78, "wall_light": 0.55, "wall_dark": 0.7, "roof": 0.5,
        "leaf_light": 0.66, "leaf_dark": 0.78, "accent": 0.4,
    }  # fmt: skip
    dark = {name: mix(mix(getattr(palette, name), (0, 0, 0), 0.25), NIGHT, share) for name, share in shares.items()}
    return palette._replace(
        horizon=mix(palette.horizon, hex_colour("#3E5C86"), 0.68), sun=hex_colour("#FFF6DC"), **dark
    )


_SUNSETS = (
    _colours("4B4FA8 F0936A FFE08E"),
    _colours("38467E CE7F88 FFDA98"),
    _colours("2A4E92 EE8E84 FFE4A6"),
    _colours("2B2A58 D0644A FFC05A"),
)


def at_sunset(palette: Palette, age: int) -> Palette:
    """The palette in the sunset of an age (1 to 4), in which finished wonders stand."""
    top, middle, horizon = _SUNSETS[age - 1]
    return palette._replace(
        top=top,
        middle=middle,
        horizon=horizon,
        far1=mix(palette.far1, hex_colour("#D9808C"), 0.50),
        far2=mix(palette.far2, hex_colour("#84507C"), 0.45),
    )


def lit(material: Material, palette: Palette) -> Material:
    """The material in the light of a scene."""
    return Material(
        mix(material.light, palette.sun, 0.10),
        mix(material.dark, palette.far3, 0.14),
        mix(material.deep, palette.fore, 0.22),
    )
