"""The air of a place and an hour: the colours of its sky, of what is far, of the ground and of what stands on it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sprites.paint.palette import Colour, hex_colour, mix


@dataclass(frozen=True)
class Air:
    """The colours of a place and an hour: sky, what is far, the ground, and what stands on it."""

    top: Colour
    middle: Colour
    horizon: Colour
    sun: Colour
    far: Colour
    haze: Colour
    ground: Colour
    dark: Colour
    fore: Colour
    wall: Colour
    shade: Colour
    roof: Colour
    leaf: Colour
    deep_leaf: Colour
    accent: Colour


def _air(codes: str) -> Air:
    return Air(*(hex_colour(f"#{code}") for code in codes.split()))


AIRS = {
    1: _air("1E6CB2 6FBBD0 F8D48C FFFBEA A85F38 D9B98A E9BC66 B5733A 4A2012 FFF3DA D3A06A CB5A30 8B9A45 4E6330 1E5FA8"),
    2: _air("3C5F86 8FB0B4 F0D698 FFF9E2 4A7446 A4B29C 7FA048 58803A 18261C EADFC0 9A937E 96302B 5E7F3C 2F4A2B 7B1F24"),
    3: _air("0A5E70 52AEA6 FBDDA0 FFF3C4 5C3562 B79AA4 EBC05E B0803A 2A1232 FFF5DC CDA27C C8553C 3F8A72 1C5654 6E2A5E"),
    4: _air("2A3448 86605A F2A446 FFE9A8 443C46 9A6F5E 97745A 54433F 121218 C2C4BC 6C747A B4532B 6B6A42 363A2C FFC94A"),
    5: _air("1B1A4E 5A4C9E 8FE0DC FBFFF2 2C2A5C 9A8CC8 4E6A8E 2E3E66 0C0C22 DCE8F0 8C98BE 5E5AA8 4A8E86 23504E 5CF0E0"),
}
"""Day in each of the four ages, and in one that is still to come."""

_SUNSETS = {
    1: "4B4FA8 F0936A FFE08E",
    2: "38467E CE7F88 FFDA98",
    3: "2A4E92 EE8E84 FFE4A6",
    4: "2B2A58 D0644A FFC05A",
}

WAR = _air("120E22 3A1A30 C0401E FFB45A 2A1020 7E2A30 5A2422 2A1018 08050C 6A3038 38182A 8A3A24 3A2020 1A0E14 FFC050")
NIGHT = _air("080A1E 1A1E42 6E3034 FFF6DC 1C1E3C 4A2C46 24244A 14162E 06070F 34345E 1E2040 4A2C46 22264A 12142A FF7828")
DROUGHT = _air(
    "6E5C3C B89A5C FFE6A0 FFFDEB 8A6A34 D8B468 B78A40 7E5A24 2A1A08 C0965A 7E5A24 8A5A2A 6A5A2A 3A2E12 FFC94A"
)


def sunset(age: int) -> Air:
    """An age at the hour of its triumphs."""
    top, middle, horizon = (hex_colour(f"#{code}") for code in _SUNSETS[age].split())
    day = AIRS[age]
    haze, far = mix(day.haze, (217, 128, 140), 0.5), mix(day.far, (132, 80, 124), 0.45)
    return replace(day, top=top, middle=middle, horizon=horizon, haze=haze, far=far)
