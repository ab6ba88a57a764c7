"""The card types: frame cut, colours and emblem of each. A new type is one more row in `KINDS`."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.paint.palette import Colour, hex_colour


@dataclass(frozen=True)
class CardKind:
    """How one card type looks."""

    cut: str  # a key of silhouettes.CUTS
    scene: str  # the kind of its motif
    emblem: str  # icon on the pennant; empty where there is none
    frame: Colour
    ink: Colour  # of the name and the pennant


def _kind(cut: str, emblem: str, frame: str, ink: str) -> CardKind:
    """A type whose cut and scene have the same name."""
    return CardKind(cut, cut, emblem, hex_colour(frame), hex_colour(ink))


KINDS: dict[str, CardKind] = {
    "building": _kind("building", "house", "#2C67C3", "#FFFFFF"),
    "military": _kind("military", "crossed-swords", "#BD1B09", "#FFFFFF"),
    "colony": _kind("colony", "island", "#6BCBA2", "#14110D"),
    "wonder": _kind("wonder", "great-pyramid", "#381B0F", "#FFE9B8"),
    "advisor": _kind("advisor", "imperial-crown", "#E97527", "#14110D"),
    "battle": _kind("battle", "battle-axe", "#8B93A3", "#14110D"),
    "war": _kind("war", "burning-skull", "#1E1E2E", "#FFFFFF"),
    "golden_age": _kind("golden_age", "heraldic-sun", "#FAEB67", "#14110D"),
}

AGE_FRAMES = (
    ("#D9822B", "#14110D"),
    ("#E6C53C", "#14110D"),
    ("#3C9A5C", "#14110D"),
    ("#2F6BC6", "#FFFFFF"),
    ("#8E55B4", "#FFFFFF"),
    ("#BE2A1C", "#FFFFFF"),
)
"""Frame and ink of the cards of a deck-builder, whose colour tells the age; 0 is the starting deck."""

DECK_TYPES = {
    "person": ("advisor", "person"),
    "group": ("military", "three-friends"),
    "building": ("building", "house"),
    "": ("golden_age", ""),
}
"""Scene and pennant of their types."""


def deck_kind(age: int, card_type: str) -> str:
    """The key of a deck card's kind."""
    return f"age {age} {card_type}".rstrip()


def _deck_kind(age: int, card_type: str) -> CardKind:
    scene, emblem = DECK_TYPES[card_type]
    frame, ink = (hex_colour(code) for code in AGE_FRAMES[age])
    return CardKind("deck", scene, emblem, frame, ink)


KINDS |= {
    deck_kind(age, card_type): _deck_kind(age, card_type) for age in range(len(AGE_FRAMES)) for card_type in DECK_TYPES
}
