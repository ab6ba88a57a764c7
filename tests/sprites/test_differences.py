"""Outside of the rectangles named, two pictures are the same."""

from random import Random

import pygame
import pytest

from sprites.paint.differences import differences

SIZE = (1000, 700)


def surface(tone=0, size=SIZE, bits=24):
    picture = pygame.Surface(size, 0, bits)
    picture.fill((tone,) * 3)
    return picture


def test_equal_pictures_differ_nowhere():
    assert differences(surface(), surface()) == []


def test_pictures_of_two_kinds_cannot_be_compared():
    assert differences(surface(), surface(size=(999, 700))) is None
    assert differences(surface(), surface(bits=32)) is None


def test_a_small_change_is_a_small_rectangle():
    after = surface()
    after.set_at((500, 300), "white")
    (part,) = differences(surface(), after)
    assert part.collidepoint(500, 300) and part.w * part.h <= 16 * 128


@pytest.mark.parametrize("seed", range(6))
def test_every_change_lies_in_a_rectangle(seed):
    chance, before, after = Random(seed), surface(9), surface(9)
    for _ in range(1 + 3 * seed):
        spot = pygame.Rect(chance.randrange(SIZE[0]), chance.randrange(SIZE[1]), chance.randint(1, 60), 9 * seed + 1)
        after.fill((chance.randrange(255),) * 3, spot)
    mended = before.copy()
    for part in differences(before, after):
        mended.blit(after, part, part)
    assert pygame.image.tobytes(mended, "RGB") == pygame.image.tobytes(after, "RGB")
