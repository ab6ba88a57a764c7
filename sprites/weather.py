"""What is in the air of a picture: rays, lightning and embers, as vector shapes."""

from __future__ import annotations

import math
from random import Random

from sprites import brush
from sprites.palette import WHITE, Colour, mix

RAYS = 15
EMBERS = 34
BOLT_LAYERS = (
    ((138, 96, 220), 0.040, 0.30),
    ((178, 150, 255), 0.020, 0.45),
    ((250, 244, 255), 0.009, 1.0),
)  # colour, width as a share of the picture's height, alpha: a wide violet glow around a thin white line


def rays(random: Random, size: brush.Size, skyline: int, light: Colour, strength: float) -> list[str]:
    """Beams that fan out from the middle of the skyline."""
    width = size[0]
    origin = (width / 2, skyline * 0.98)
    turn = random.uniform(0, 0.2)
    beams = []
    for ray in range(RAYS):
        angle = math.pi * (1 + (ray + turn) / (RAYS - 0.5))
        half = 0.045 + 0.025 * (ray % 3)
        ends = [
            (origin[0] + width * math.cos(angle + side), origin[1] + width * math.sin(angle + side))
            for side in (-half, half)
        ]
        beams.append(brush.polygon([origin, *ends], mix(light, WHITE, 0.5), strength))
    return beams


def bolts(random: Random, size: brush.Size, skyline: int) -> list[str]:
    """Two forked bolts of lightning, left and right of the subject."""
    width, height = size
    shapes = []
    for place in (0.27, 0.76):
        x, y = width * (place + random.uniform(-0.04, 0.04)), 0.0
        bolt = [(x, y)]
        while y < skyline * 0.92:
            x += width * random.uniform(-0.045, 0.045)
            y += height * random.uniform(0.08, 0.15)
            bolt.append((x, y))
        fork = [bolt[2], (bolt[2][0] + width * 0.05, bolt[2][1] + height * 0.14)]
        for line, strength in ((bolt, 1.0), (fork, 0.6)):
            shapes += [
                brush.stroke(line, colour, height * thickness, alpha * strength)
                for colour, thickness, alpha in BOLT_LAYERS
            ]
    return shapes


def embers(random: Random, size: brush.Size) -> list[str]:
    """Sparks in the air, each in a faint glow."""
    width, height = size
    shapes = []
    for _ in range(EMBERS):
        centre = (random.uniform(0, width), random.uniform(0.12, 0.98) * height)
        radius = height * random.uniform(0.004, 0.011)
        shapes.append(brush.ellipse(centre, (radius * 2.6, radius * 2.6), (255, 120, 40), 0.16))
        shapes.append(brush.ellipse(centre, (radius, radius), (255, 196, 96), 0.9))
    return shapes
