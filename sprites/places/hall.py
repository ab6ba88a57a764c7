"""The hall of fame: a wall of stone, steps of marble, and niches with busts in them. Sizes are pixels."""

from __future__ import annotations

from random import Random

import pygame

from sprites.paint import brush
from sprites.paint.palette import BLACK, BRASS_LIGHT, WHITE, Colour, hex_colour, mix

STONE, MORTAR = hex_colour("#6E5E50"), hex_colour("#43382F")
MARBLE, VEIN = hex_colour("#D2CCC0"), hex_colour("#857C72")
LIT_NICHE, DARK_NICHE = hex_colour("#967042"), hex_colour("#3A3438")
TINT, GILT = hex_colour("#E8E2D6"), hex_colour("#F0D08A")
DARK_STEP, DARK_BUST = (134, 118, 104), (176, 166, 166)
"""What is left of the light of steps and busts that are still to be reached: the glow of lamps farther down."""

PAINT, OF_ROBE = 150, 0.3
"""How much of its paint is left on the stone of a bust, of 255, and how much of the colour of its robe is in the light
behind it.
"""

BRICK = (112, 51)
"""Width and height of a stone, in units."""

RIBS = 9
CONE_SHELLS = 14
LAMP: Colour = hex_colour("#FFD68C")


def wall(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A wall of worn stones, darker towards its corners."""
    random = Random(7)
    surface = pygame.Surface(size)
    surface.fill(MORTAR)
    wide, high = round(BRICK[0] * unit), round(BRICK[1] * unit)
    gap = max(1, round(1.6 * unit))
    for row, top in enumerate(range(0, size[1], high)):
        for left in range(-(wide // 2) * (row % 2), size[0], wide):
            tone = mix(STONE, random.choice((WHITE, BLACK)), random.uniform(0.0, 0.09))
            stone = brush.gradient((wide - gap, high - gap), [(0.0, mix(tone, WHITE, 0.06)), (1.0, tone)])
            surface.blit(stone, (left, top))
    surface.blit(brush.noise(random, size, (44, 24), BLACK, 0.22, 0.45), (0, 0))
    brush.lay_grain(surface)
    brush.darken_edges(surface, 0.5)
    return surface


def step(size: tuple[int, int], unit: float, seed: int, is_reached: bool) -> pygame.Surface:
    """The face of a step of veined marble under its edge, lit where it has been reached."""
    random, (width, height) = Random(seed), size
    face = brush.gradient(size, [(0.0, MARBLE), (1.0, mix(MARBLE, BLACK, 0.34))]).convert_alpha()
    veins = []
    for _ in range(4):
        x, y = random.uniform(0, width), random.uniform(-0.2 * height, 0.6 * height)
        points = [(x, y)]
        for _ in range(7):
            x, y = x + random.uniform(-0.2, 0.2) * width, y + random.uniform(0.04, 0.16) * height
            points.append((x, y))
        veins.append(brush.stroke(points, VEIN, random.uniform(0.5, 1.3) * unit, 0.5))
    face.blit(brush.vector(size, veins), (0, 0))
    edge = round(7 * unit)
    face.blit(brush.gradient((width, edge), [(0.0, WHITE), (0.5, MARBLE), (1.0, VEIN)]), (0, 0))
    face.fill(mix(MARBLE, BLACK, 0.5), (width - max(1, round(unit)), edge, max(1, round(unit)), height))
    if not is_reached:
        face.fill(DARK_STEP, special_flags=pygame.BLEND_RGB_MULT)
    return face


def niche(size: tuple[int, int], unit: float, bust: pygame.Surface, is_reached: bool, is_own: bool) -> pygame.Surface:
    """An arched niche with a painted bust in it, in the dusk until it is reached; a gilt one is the viewer's."""
    width, height = size
    radius, middle = width / 2, width / 2
    robe = pygame.transform.average_color(bust.subsurface(_lower_part(bust)), consider_alpha=True)
    ground = mix(LIT_NICHE if is_reached else DARK_NICHE, robe[:3], OF_ROBE)
    inner = brush.vector(size, [*_arch(size, 3.5 * unit, ground), *_ribs(middle, radius, ground)])
    shade = brush.gradient(size, [(0.0, (150, 150, 150)), (0.5, WHITE), (1.0, (170, 170, 170))])
    inner.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    stone = _marble(bust, GILT if is_own else TINT)
    if not is_own:
        painted = bust.copy()
        painted.set_alpha(PAINT)
        stone.blit(painted, (0, 0))
    if not is_reached:
        stone.fill(DARK_BUST, special_flags=pygame.BLEND_RGB_MULT)
    inner.blit(stone, stone.get_rect(midbottom=(round(middle), height)))
    inner.blit(brush.vector(size, _arch(size, 3.5 * unit, WHITE)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    rim = BRASS_LIGHT if is_own else mix(MARBLE, BLACK, 0.3 if is_reached else 0.55)
    whole = brush.vector(size, [*_arch(size, 0.0, mix(rim, BLACK, 0.45)), *_arch(size, 1.2 * unit, rim)])
    whole.blit(inner, (0, 0))
    return whole


def _lower_part(bust: pygame.Surface) -> pygame.Rect:
    """Where the robe of a bust is."""
    wide, high = bust.get_size()
    return pygame.Rect(wide // 4, high * 2 // 3, max(1, wide // 2), max(1, high // 3))


def _arch(size: tuple[int, int], inside: float, colour: Colour) -> list[str]:
    """A rectangle under half a disc, so many pixels within the size."""
    width, height = size
    half = width / 2
    box = [(inside, half), (width - inside, half), (width - inside, height), (inside, height)]
    return [brush.ellipse((half, half), (half - inside, half - inside), colour), brush.polygon(box, colour)]


def _ribs(middle: float, radius: float, ground: Colour) -> list[str]:
    """The ribs of the vault, from the middle to the rim."""
    shapes = []
    for rib in range(RIBS):
        way = pygame.Vector2(-radius, 0).rotate(180 * (rib + 0.5) / RIBS)
        end = (middle + way.x, radius + way.y)
        shapes.append(brush.stroke([(middle, radius), end], mix(ground, BLACK, 0.3), 1.2))
    return shapes


def _marble(bust: pygame.Surface, tint: Colour) -> pygame.Surface:
    """A painted bust as if it were hewn from one stone."""
    stone = brush.greyed(bust)
    stone.fill((112, 112, 112), special_flags=pygame.BLEND_RGB_MULT)
    stone.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_ADD)
    stone.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    return stone


def light(size: tuple[int, int]) -> pygame.Surface:
    """The cone of light that falls from a lamp over the whole of the size."""
    width, height = size
    cone = pygame.Surface(size, pygame.SRCALPHA)
    for shell in range(CONE_SHELLS):
        share = 1.0 - 0.6 * shell / CONE_SHELLS
        top, foot = 0.10 * width * share, 0.5 * width * share
        ends = ((-top, 0.0), (top, 0.0), (foot, 1.0), (-foot, 1.0))
        points = [(width / 2 + x, y * height) for x, y in ends]
        cone.blit(brush.vector(size, [brush.polygon(points, LAMP, 0.4 / CONE_SHELLS)]), (0, 0))
    brush.lay_spot(cone, (width / 2, 0), (0.5 * width, 0.16 * height), LAMP, 0.9)
    for tone, how in ((WHITE, pygame.BLEND_RGB_MAX), (LAMP, pygame.BLEND_RGB_MULT)):
        cone.fill(tone, special_flags=how)  # the thin edge of a shape has lost its colour
    return cone
