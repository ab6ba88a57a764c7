"""The measures of a head: its outline, and where nose, mouth and chin are."""

from __future__ import annotations

from typing import NamedTuple

from sprites.bust.person import HAIRS, SKINS, Bust, Tone

FACES = {
    "oval": (11.2, 11.6, 9.0, 4.4, 17.6),
    "square": (11.6, 12.0, 10.7, 6.2, 17.4),
    "long": (10.5, 10.8, 8.5, 4.2, 19.4),
    "round": (11.7, 12.7, 10.9, 5.4, 16.8),
    "heart": (11.4, 11.3, 7.8, 3.3, 17.0),
    "shadow": (11.2, 11.6, 9.0, 4.4, 17.6),
}
"""Half the width at the temples, the cheekbones, the jaw and the chin, and where the chin ends.

Of a shadow's nothing is seen but two lights.
"""


class HeadMeasures(NamedTuple):
    """Where things are on the head of a bust."""

    bust: Bust
    turn: int  # 1 looks to the right of the picture, -1 to the left
    temple: float
    cheek: float
    jaw: float
    chin: float  # half its width
    foot: float  # where the chin ends

    @property
    def skin(self) -> Tone:
        """The tone of the skin."""
        return SKINS[self.bust.skin]

    @property
    def hair(self) -> Tone:
        """The tone of the hair."""
        return HAIRS[self.bust.hair_colour]

    @property
    def middle(self) -> float:
        """The x of nose and mouth."""
        return 1.7 * self.turn

    def side(self, way: int, half: float) -> float:
        """The x of the outline, half a width away from the middle of the head, on its left (-1) or right (1)."""
        return way * half * (0.97 if way == self.turn else 1.03)

    @property
    def mouth(self) -> float:
        """The y of the lips."""
        return self.foot - 7.4

    @property
    def neck(self) -> float:
        """Half its width."""
        return 5.4 if self.bust.woman else 6.9


def head_of(bust: Bust) -> HeadMeasures:
    """The measures of a bust's head."""
    return HeadMeasures(bust, -1 if bust.turn == "left" else 1, *FACES[bust.face])
