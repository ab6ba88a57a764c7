"""All headgear by name."""

from __future__ import annotations

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen
from sprites.bust.person import Tone
from sprites.bust.worn.crowns import CROWNS
from sprites.bust.worn.feathers import FEATHERS
from sprites.bust.worn.gear import Gear
from sprites.bust.worn.hats import HATS
from sprites.bust.worn.veils import VEILS


def _none(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    pass


GEARS: dict[str, Gear] = {"none": Gear(_none), **CROWNS, **FEATHERS, **HATS, **VEILS}
