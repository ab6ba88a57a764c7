"""Portraits: a person before the place that belongs to them, in the light of an age."""

from __future__ import annotations

import numpy as np
import pygame

from sprites.bust.drawing import standing
from sprites.bust.person import Bust, Looks, bust_of
from sprites.poster.motif import Motif
from sprites.poster.scene import Scene

BEHIND: dict[str, tuple[str, str]] = {
    "steppe": ("field", "steppe"),
    "jungle": ("jungle", "jungle"),
    "desert": ("desert", "desert"),
    "peaks": ("peaks", "peaks"),
    "night": ("city", ""),
}
"""Place and land of what may stand behind a person, where it is not the place of the same name in any land."""

DULLED = 0.45
"""How far what lies behind the head is darkened."""

GRAIN = 0.035
"""How uneven the press prints people: less so than things, as faces would look scarred."""


def portrait(kind: str, age: int, person: Looks | Bust) -> Motif:
    """The motif of a person on a card of this kind."""
    bust = person if isinstance(person, Bust) else bust_of(person)
    place, land = BEHIND.get(bust.behind, (bust.behind, ""))
    plate = "night" if bust.behind == "night" else "portrait"
    return Motif(kind, age, place=place, biome=land, plate=plate, front="none", bust=bust)


def lay_person(scene: Scene, bust: Bust) -> None:
    """Print the person over what stands behind, which is darkened around the head."""
    sheet = scene.sheet
    sheet.glow((scene.width / 2, 46), 46, scene.palette.fore, DULLED)
    person = standing(bust, sheet.size)
    shape = pygame.surfarray.array_alpha(person).T.astype(np.float32) * np.float32(1 / 255)
    uneven = 1 + np.float32(2 * GRAIN * min(1.0, 0.4 + sheet.stipple)) * (sheet.noise - np.float32(0.5))
    sheet.picture *= 1 - shape
    sheet.picture += pygame.surfarray.array3d(person).transpose(2, 1, 0) * (shape * uneven)
