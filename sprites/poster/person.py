"""Persons on posters, printed over what stands behind them."""

from __future__ import annotations

import numpy as np
import pygame

from sprites.bust.drawing import standing
from sprites.bust.person import Bust
from sprites.paint.palette import mix
from sprites.poster.scene import SceneArt

DULLED = 0.45
"""How far what lies behind the head is darkened, or lightened at night."""

GRAIN = 0.035
"""How uneven the press prints people: less so than things, as faces would look scarred."""


def lay_person(scene: SceneArt, bust: Bust) -> None:
    """Print the person over what stands behind, which is calm around the head."""
    sheet = scene.sheet
    palette = scene.palette
    behind = mix(palette.horizon, palette.sun, 0.35) if scene.is_night else palette.fore
    sheet.glow((scene.width / 2, 46), 46, behind, DULLED)
    person = standing(bust, sheet.size)
    shape = pygame.surfarray.array_alpha(person).T.astype(np.float32) * np.float32(1 / 255)
    uneven = 1 + np.float32(2 * GRAIN * min(1.0, 0.4 + sheet.stipple)) * (sheet.noise - np.float32(0.5))
    sheet.picture *= 1 - shape
    sheet.picture += pygame.surfarray.array3d(person).transpose(2, 1, 0) * (shape * uneven)
