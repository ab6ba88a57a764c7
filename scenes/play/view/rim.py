"""The rim: the box of a game and some of its pieces, where a window is so wide that cloth is left over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.text.rulebook import chapters
from scenes import ui
from scenes.games.plugin import plugin_of
from scenes.setup.spread import tilted
from scenes.table.spare_room import MOST_BESIDE
from scenes.ui.pen import panel
from sprites.paint import brush, light
from sprites.things.game_box import lid, paper

LEAST, MOST = 150.0, 190.0
"""Units that a corner must be wide for anything to lie there, and how wide a lid is at most."""
FOOT, HIGH = 680.0, 158.0
"""Where the corner beside the own board ends, and how high it is."""
LID = (204.0, 300.0)
"""The size in which a lid is drawn, with letters that can be read, before it is made to fit."""
SLANT, THICK = -7.0, 9.0
"""How a lid lies, in degrees, and how thick a box is seen to be."""
PIECE = (150.0, 172.0)
"""Room that a piece has, tilted as it is."""
TILTS = (9.0, -6.0, 4.0, -11.0)
TALL = 126.0


def rim(theme: ui.Theme, game: str, taken: Iterable[ui.Area]) -> list[ui.Panel]:
    """What lies at the sides, where no area is taken by the table."""
    used = list(taken)
    return [each for each in _all(theme, game) if not any(ui.overlap(each.area, area) for area in used)]


def _all(theme: ui.Theme, game: str) -> Iterator[ui.Panel]:
    beside = theme.origin[0] / theme.s
    if beside < LEAST:
        return
    yield panel((10 - beside, FOOT - HIGH, min(beside - 20, MOST), HIGH), game, paint_lid)
    names = chapters(game)[0].shows
    right = ui.CANVAS[0] + MOST_BESIDE + 16
    spots = [(24 - beside, 60.0), (24 - beside, 250.0), (right, 80.0), (right, 290.0), (right, 480.0)]
    for number, ((x, y), name) in enumerate(zip(spots, names, strict=False)):
        if x + PIECE[0] < ui.CANVAS[0] + beside:
            yield panel((x, y, *PIECE), (game, name, TILTS[number % len(TILTS)]), _paint_piece)


def paint_lid(pen: ui.Pen, area: ui.Area, game: str) -> None:
    """The box of a game, as it lies beside its table."""
    theme, box = pen.theme, plugin_of(game).box
    front = lid(theme, box, LID)
    thick = theme.px(THICK)
    whole = pygame.Surface((front.get_width() + thick, front.get_height() + thick))
    whole.fill(paper(theme, box, LID))
    whole.blit(front, (0, 0))
    fine = pygame.transform.smoothscale_by(whole.convert_alpha(), 2 * area[3] * 0.88 / LID[1])
    _lay(pen, area, brush.tilted(fine, SLANT, 0.5))


def _paint_piece(pen: ui.Pen, area: ui.Area, facts: tuple[str, str, float]) -> None:
    game, name, tilt = facts
    picture = plugin_of(game).pictured
    if picture:
        look = picture(name).look
        larger = TALL * pen.theme.s / look.surface(pen.theme).get_height()
        _lay(pen, area, tilted(pen.theme, look, larger, tilt))


def _lay(pen: ui.Pen, area: ui.Area, piece: pygame.Surface) -> None:
    corner = piece.get_rect(center=pen.theme.rect(*area).center).topleft
    light.lay(pen.theme, pen.surface, piece, corner, "stacked")
