"""The slip of a step: what it says, beside what it speaks of, which glows; and the ways to go on without doing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import dist

import pygame

from game.learn.lesson import LessonStep, LessonText, Sitting
from game.text.sentences import Sentences
from scenes.play.input.answers import ANSWERS_ZONE
from scenes.play.input.controls import Controls, Group
from scenes.play.view.table_view import TableView
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Gap, Row
from scenes.ui.fields.beside import GAP, place_beside, shared
from scenes.ui.fields.form_controls import button
from scenes.ui.host.actions import action
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.explanation import Explanation, explained
from scenes.ui.host.slips import slip_plate
from scenes.ui.host.target import Area
from scenes.ui.text import Text
from sprites.paint import palette
from sprites.paint.theme import Theme

_say = Sentences("screens")

PREFIX = "lesson:"
NEXT, SHOW, SKIP = f"{PREFIX}next", f"{PREFIX}show", f"{PREFIX}skip"
WIDTH = 330.0
SIZE, SMALL, HIGH = 17.0, 13.5, 26.0
BETWEEN_RAILS = pygame.Rect(6, 40, 1268, 644)
"""Where a slip may lie, in units."""

HIDDEN = 350.0
"""How many units of way are as bad as a slip that lies wholly over what else may be touched."""
HALO, STRONGEST = 9.0, 210
"""How far the light around a thing reaches, in units, and how strong it is at its edge, of 255."""

Presses = Mapping[str, Callable[[], None]]


def areas_of(table: TableView, controls: Controls, told: LessonText) -> list[Area]:
    """Where that lies of which a pupil is told; what is not in sight is left out."""
    named = {each.name: each.area for each in controls.buttons}
    for place in table.top.layout.places.values():
        for handle in place.stands_for:
            named.setdefault(handle, place.area)
    spots = (table.top.spot(name) or named.get(name) for name in told.at)
    return list(dict.fromkeys(spot for spot in spots if spot))


def step_group(
    theme: Theme,
    sitting: Sitting,
    step: LessonStep,
    said: LessonText,
    at: Sequence[Area],
    meant: Sequence[Area],
    others: Sequence[Area],
    is_refused: bool,
    presses: Presses,
) -> Group:
    """The slip with its buttons, beside the first of the areas that it speaks of, off those that are meant besides, and
    off as much as can be of the others.
    """
    tree = _slip(sitting, step, said, is_refused, presses)
    width = WIDTH * max(1.0, theme.letter)
    size = round(width), round(tree.height(theme, width).wished)
    spot = _beside(
        size, *([pygame.Rect(*map(round, area)) for area in areas] for areas in ([*at, *meant], others))
    )
    return Group.of(theme, (spot.x, spot.y, width, size[1]), tree, floats=True)


def _beside(
    size: tuple[int, int], meant: Sequence[pygame.Rect], others: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Where a slip of this size hides nothing that is meant, lies near the first of it, and hides little else."""
    if not meant:
        return pygame.Rect((0, 0), size).move_to(center=BETWEEN_RAILS.center)
    thing, slip, gap = meant[0], pygame.Rect((0, 0), size), round(GAP + HALO)

    def cost(spot: pygame.Rect) -> tuple[int, float]:
        hidden = shared(spot, others) / (size[0] * size[1])
        apart = dist(spot.center, thing.center) - (thing.width + thing.height) / 2
        return shared(spot, meant), HIDDEN * hidden + apart

    lefts = (thing.right + gap, thing.left - gap - slip.width)
    tops = (thing.bottom + gap, thing.top - gap - slip.height)
    along = (thing.left, thing.centerx - slip.width // 2, thing.right - slip.width)
    down = (thing.top, thing.centery - slip.height // 2, thing.bottom - slip.height)
    spots = [slip.move_to(topleft=corner) for corner in (*product(lefts, down), *product(along, tops))]
    clear = place_beside(size, thing, (), BETWEEN_RAILS, gap, meant[1:])
    return min((*(spot.clamp(BETWEEN_RAILS) for spot in spots), clear), key=cost)


def _slip(sitting: Sitting, step: LessonStep, said: LessonText, is_refused: bool, presses: Presses) -> Box:
    lesson = sitting.lesson
    told = Explanation(lesson.title, remarks=(lesson.about,))
    where = _say("lesson.where", title=lesson.title, n=sitting.done + 1, of=len(lesson.steps))
    asks = _say("lesson.not_now" if step.answers else "lesson.read_first")
    return Column(
        Text(where, "label", SMALL, palette.BRASS_LIGHT, lines=2, tells=told, name="lesson"),
        Text(lesson.words(said), "text", SIZE, lines=8, tells=told, name="lesson step"),
        *([Text(asks, "strong", SMALL, palette.ERROR, lines=4, tells=told)] if is_refused else []),
        Row(Gap(grow=1), *_buttons(step, presses), gap=6, margin=(0, 4, 0, 0)),
        gap=4,
        pad=(13, 10, 13, 10),
        back=(slip_plate(palette.DARK_INK, 0.97, edge=palette.HOT, line=2.2),),
    )


def _buttons(step: LessonStep, presses: Presses) -> list[Box]:
    names = (SKIP, SHOW) if step.answers else (NEXT,)
    return [
        button(
            name, _say(f"lesson.{name.partition(':')[2]}"), presses[name], "primary" if name == NEXT else "plain",
            key=action(f"lesson.{name.removeprefix(PREFIX)}"), size=SMALL, zone=ANSWERS_ZONE, high=(HIGH, HIGH * 1.4),
            tells=explained(f"lesson.{name.partition(':')[2]}"),
        )
        for name in names
    ]  # fmt: skip


def glow_stamp(theme: Theme, area: Area) -> Stamp:
    """A frame of light around what a step speaks of, which leaves the thing itself as it is."""
    x, y, width, height = area
    rect = theme.rect(x - HALO, y - HALO, width + 2 * HALO, height + 2 * HALO)
    reach = theme.px(HALO)

    def draw() -> pygame.Surface:
        frame = pygame.Surface(rect.size, pygame.SRCALPHA)
        for step in range(reach):
            alpha = round(STRONGEST * ((step + 1) / reach) ** 2)
            inner = frame.get_rect().inflate(-2 * step, -2 * step)
            pygame.draw.rect(frame, (*palette.HOT, alpha), inner, 1, max(1, theme.px(HALO + 5) - step))
        inner = frame.get_rect().inflate(-2 * reach + 4, -2 * reach + 4)
        pygame.draw.rect(frame, (*palette.HOT, 255), inner, theme.px(2.5), theme.px(6))
        return frame

    return Stamp(theme.cached(("step light", rect.size), draw), rect.topleft)
