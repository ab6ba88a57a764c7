"""All headgear by name."""

from __future__ import annotations

from sprites.bust.crowns import CROWNS
from sprites.bust.feathers import FEATHERS
from sprites.bust.gear import Gear
from sprites.bust.hats import HATS
from sprites.bust.measures import Head
from sprites.bust.pen import Pen
from sprites.bust.person import Tone
from sprites.bust.veils import VEILS


def _none(pen: Pen, head: Head, tone: Tone) -> None:
    pass


GEARS: dict[str, Gear] = {"none": Gear(_none), **CROWNS, **FEATHERS, **HATS, **VEILS}
