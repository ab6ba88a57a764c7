"""All headgear by name."""

from __future__ import annotations

from sprites.bust.crowns import CROWNS
from sprites.bust.feathers import FEATHERS
from sprites.bust.gear import Gear
from sprites.bust.hats import HATS
from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen
from sprites.bust.person import Tone
from sprites.bust.veils import VEILS


def _none(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    pass


GEARS: dict[str, Gear] = {"none": Gear(_none), **CROWNS, **FEATHERS, **HATS, **VEILS}
