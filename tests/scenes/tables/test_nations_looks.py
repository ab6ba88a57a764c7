from __future__ import annotations

import pygame
import pytest

from scenes.games.nations.board.looks import TRACK_WORKER, TRAY_WORKER, WORKER_HEIGHT, WorkerLook
from sprites.paint.theme import Theme


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
def test_a_worker_is_as_high_as_it_says_whatever_was_drawn_before(size: tuple[int, int]) -> None:
    theme = Theme(size)
    for height in (TRAY_WORKER, WORKER_HEIGHT, TRACK_WORKER, TRAY_WORKER):
        opaque = pygame.mask.from_surface(WorkerLook(1, height).mask(theme)).get_bounding_rects()[0]
        assert opaque.height == pytest.approx(theme.px(height), rel=0.2)
