"""Every colour of the table by its use. Shape always says the same as colour does."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def hex_colour(text: str) -> Colour:
    """`#RRGGBB` as a colour."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
CLOTH_CENTRE = hex_colour("#2A644C")
CLOTH_RIM = hex_colour("#0A2018")
WOOD = hex_colour("#5A3B22")
BRASS = hex_colour("#C9A15A")
BRASS_LIGHT = hex_colour("#F0D596")
GOLDEN = (hex_colour("#FFF0C4"), hex_colour("#F0CD82"), hex_colour("#C48A3A"))
"""Titles, from the top of their letters to the foot."""
IVORY = hex_colour("#F5EFE0")
SECONDARY = hex_colour("#D9D2BD")
DIM = hex_colour("#B9B39F")
INK = hex_colour("#1E160E")
BOOK_INK = hex_colour("#3A2412")
FAINT_INK = hex_colour("#6B4A26")
"""On the pages of books: what is read, and what is said beside it."""
RED_INK = hex_colour("#8E2416")
GREEN_INK = hex_colour("#1F5330")
PALE_INK = hex_colour("#9A8057")
GILT = hex_colour("#7A4E08")
"""On paper: what is wrong or lost, what is well, what does not count now, and signs of gold."""
DARK_INK = hex_colour("#22180E")
PAPER_TOP = hex_colour("#EADFC4")
PAPER_BOTTOM = hex_colour("#D9C8A0")
PLATE = hex_colour("#10201A")
MARKET_PLATE = hex_colour("#0A1912")
POPULATION_PLATE = hex_colour("#0B1813")
OPEN = hex_colour("#FFE9B0")
LEGAL = hex_colour("#FFE08A")
HOT = hex_colour("#FFF3C4")
FOCUS = hex_colour("#7FE3FF")
ERROR = hex_colour("#FF6B5E")
GAIN = hex_colour("#9BE29B")
LOSS = hex_colour("#FF8A80")
WHAT_IF = hex_colour("#FFC24B")
WHAT_IF_CELL = hex_colour("#6A4A0E")
LOSS_CELL = hex_colour("#6E1A12")
SAFE_CELL = hex_colour("#1F5B3A")
NET_LOSS = hex_colour("#7A1E14")
"""The ground of what a round takes."""
PAPER_INK = hex_colour("#4E3A1C")
"""What is said beside on parchment."""
COST_RIM = hex_colour("#5E0F08")
COST_FILL = hex_colour("#A3271A")
UNMET, UNMET_INK = hex_colour("#7A2820"), hex_colour("#FFDCCE")
"""The coin of a price that cannot be met, and the numeral on it."""

VP_DISC = hex_colour("#1C5B3C")
VP_RING = hex_colour("#E6BE62")
VP_NUMBER = hex_colour("#FFF3CF")
SHADOW_DISC = hex_colour("#3A3460")
SHADOW_BAR = hex_colour("#8E84B8")
SHADOW_TEXT = hex_colour("#EDE8FF")
GROOVE = hex_colour("#060C08")
"""The ground of tracks and rails."""

BROWN = hex_colour("#7A5A2C")
"""Lines and emblems on parchment."""

EMPTY_PLACE = hex_colour("#2A5544")


class ButtonColours(NamedTuple):
    """Gradient and text of a kind of button."""

    top: Colour
    bottom: Colour
    text: Colour


BUTTONS = {
    "primary": ButtonColours(hex_colour("#F6D88A"), hex_colour("#C08A2E"), hex_colour("#241605")),
    "plain": ButtonColours(hex_colour("#3A4A42"), hex_colour("#1F2B26"), IVORY),
    "wood": ButtonColours(hex_colour("#785231"), hex_colour("#553620"), IVORY),
    "paper": ButtonColours(hex_colour("#FBF2DA"), hex_colour("#E6D3A4"), hex_colour("#33200F")),
    "danger": ButtonColours(hex_colour("#A8402E"), hex_colour("#6E1E12"), hex_colour("#FFF1E6")),
    "disabled": ButtonColours(hex_colour("#1A211D"), hex_colour("#1A211D"), hex_colour("#9AA29A")),
}

OFF = BUTTONS["disabled"].text
"""Letters and lines of what cannot be used now, in every scheme."""


class PlayerColours(NamedTuple):
    """A seat's colour and the emblem that says the same."""

    colour: Colour
    emblem: str


PLAYERS = {
    1: PlayerColours(hex_colour("#DA1D00"), "sun"),  # vermilion
    2: PlayerColours(hex_colour("#33C3FF"), "big-wave"),  # sky
    3: PlayerColours(hex_colour("#F2D941"), "wheat"),  # yellow
    4: PlayerColours(hex_colour("#008A61"), "oak-leaf"),  # green
    5: PlayerColours(hex_colour("#BF5A9A"), "flower-emblem"),  # violet
    6: PlayerColours(hex_colour("#F2FEFD"), "moon"),  # white
}

COMMODITIES = {
    "food": hex_colour("#F2D941"),
    "energy": hex_colour("#1F5BC4"),
    "labor": hex_colour("#C8281A"),
    "ore": hex_colour("#EDEBE4"),
    "capital": hex_colour("#2B2B35"),
    "money": hex_colour("#C98BE6"),
}
"""The cubes of each commodity; money is what Banks bring, and the colour of the Finance market."""

INDUSTRIES = {
    "farm": (hex_colour("#D8B62C"), hex_colour("#8C7416")),
    "generator": (hex_colour("#3E74CF"), hex_colour("#1A3C80")),
    "academy": (hex_colour("#E2924A"), hex_colour("#A2541E")),
    "mine": (hex_colour("#A2A7AD"), hex_colour("#5C6168")),
    "factory": (hex_colour("#4C4C58"), hex_colour("#22222A")),
    "bank": (hex_colour("#9A76CE"), hex_colour("#563880")),
}
"""The tiles of each industry at the top and at the foot."""

TILE_SIDES = {
    "farm": hex_colour("#584610"),
    "generator": hex_colour("#142C60"),
    "academy": hex_colour("#683412"),
    "mine": hex_colour("#42464C"),
    "factory": hex_colour("#121218"),
    "bank": hex_colour("#362252"),
}
"""How thick they are seen from the front."""

BANKNOTES = {
    1: hex_colour("#A9CBEA"),
    5: hex_colour("#F3EFE2"),
    10: hex_colour("#A9D69B"),
    20: hex_colour("#F0B878"),
}
"""The paper of each bank note."""

SCORE_BARS = {
    "A": hex_colour("#E6B84A"),
    "B": hex_colour("#6BCBA2"),
    "C": hex_colour("#A0663A"),
    "D": hex_colour("#3C74C8"),
    "E": hex_colour("#AEB4BD"),
    "F": hex_colour("#B88AD8"),
    "G": hex_colour("#EE8A5E"),
}


def letters_on(tone: Colour) -> Colour:
    """Dark letters on light player colours, ivory ones on the others."""
    return DARK_INK if sum(tone) > 470 else IVORY


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour `share` of the way from the first to the second."""
    (red, green, blue), (to_red, to_green, to_blue) = first, second
    return (
        round(red + (to_red - red) * share),
        round(green + (to_green - green) * share),
        round(blue + (to_blue - blue) * share),
    )


ON_PAPER: dict[Colour, Colour] = {
    IVORY: BOOK_INK,
    SECONDARY: BOOK_INK,
    DIM: FAINT_INK,
    BRASS: GILT,
    BRASS_LIGHT: GILT,
    LEGAL: GREEN_INK,
    ERROR: RED_INK,
    LOSS: RED_INK,
    GAIN: GREEN_INK,
    OFF: PALE_INK,
    **dict(zip(GOLDEN, (RED_INK, RED_INK, mix(RED_INK, BLACK, 0.45)), strict=True)),
}
"""The inks that stand in on paper for the letters and signs that are written on glass."""

HIGH_CONTRAST = {
    PLATE: hex_colour("#04080A"),
    MARKET_PLATE: hex_colour("#04080A"),
    POPULATION_PLATE: hex_colour("#04080A"),
    BRASS: hex_colour("#FFD98A"),
    BRASS_LIGHT: hex_colour("#FFEDB8"),
    IVORY: WHITE,
    SECONDARY: WHITE,
    DIM: hex_colour("#E8E4D6"),
    FAINT_INK: BOOK_INK,
    RED_INK: hex_colour("#701408"),
    GREEN_INK: hex_colour("#12401F"),
    GILT: hex_colour("#4A2E02"),
    PAPER_INK: INK,
    LOSS_CELL: hex_colour("#430E09"),
    NET_LOSS: hex_colour("#430E09"),
    SAFE_CELL: hex_colour("#123B26"),
    WHAT_IF_CELL: hex_colour("#412C05"),
    GAIN: hex_colour("#B9FFB9"),
    LOSS: hex_colour("#FFCFC9"),
    WHAT_IF: hex_colour("#FFDC8C"),
    BUTTONS["primary"].bottom: hex_colour("#E6B45C"),
    BUTTONS["plain"].top: hex_colour("#33493C"),
    BUTTONS["plain"].bottom: hex_colour("#30473C"),
    BUTTONS["wood"].top: hex_colour("#684524"),
    BUTTONS["danger"].top: hex_colour("#8A2E1F"),
    BUTTONS["danger"].bottom: hex_colour("#78261A"),
    BUTTONS["danger"].text: WHITE,
    BUTTONS["disabled"].top: hex_colour("#04080A"),
}
"""What stands in for the muted colours when the player asks for high contrast. OFF stays: what cannot be used is not
as bright as what can.
"""

CONTRASTED = "high contrast"
SCHEMES: dict[str, dict[Colour, Colour]] = {"standard": {}, CONTRASTED: HIGH_CONTRAST}
"""The colours that each scheme replaces."""
