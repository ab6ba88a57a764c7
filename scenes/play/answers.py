"""Answers: buttons for legal moves that nothing on the table stands for, such as which resource to lose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.flow import Move
from scenes.play.controls import Group
from scenes.window.drawing import button_ink, lay_button
from scenes.window.layout import Area
from scenes.window.widgets import Button, Mood, button_state
from sprites import materials
from sprites.theme import Theme

DEFAULT: Area = (240.0, 640.0, 800.0, 44.0)
"""Where the answers go on a table that has no place for them."""

TEXT_SIZE, TEXT_SIZES = 13.5, (13.5, 12.5)
PADDING, GAP = 12.0, 6.0
TALLEST = 34.0
ANSWER_PREFIX = "answer:"
ANSWERS_ZONE = "answers"


class AnswerButton(Button):
    """A button whose words may hold {glyph} marks."""

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Face and words, in two lines where one is too narrow."""
        state = button_state(self.enabled, self.name, mood)
        lay_button(theme, surface, self.area, self.kind, state)
        ink, room = button_ink(self.kind, state), (self.area[2] - 6, self.area[3])
        words = theme.paragraph(self.label, "strong", TEXT_SIZES, ink, room, "center")
        surface.blit(words, words.get_rect(center=theme.rect(*self.area).center))


def answer_group(
    theme: Theme,
    area: Area | None,
    moves: Sequence[Move],
    words_of: Callable[[Move], str],
    answer: Callable[[Move], None],
) -> Group | None:
    """The answers side by side in rows, as wide as their words, all in sight; None without moves."""
    if not moves:
        return None
    x, y, width, height = area or DEFAULT
    words = [words_of(move) for move in moves]
    wanted = [
        theme.rich(line, "strong", TEXT_SIZE, (0, 0, 0)).get_width() / theme.s + 2 * PADDING for line in words
    ]
    rows = _rows(wanted, width)
    step = min(TALLEST, height / len(rows))
    top = y + (height - step * len(rows)) / 2
    buttons = []
    for row_index, row in enumerate(rows):
        natural = sum(wanted[index] for index in row) + GAP * (len(row) - 1)
        stretch = min(1.0, (width - GAP * (len(row) - 1)) / (natural - GAP * (len(row) - 1)))
        left = x + max(0.0, (width - natural) / 2)
        for index in row:
            move = moves[index]
            button_area = (left, top + row_index * step + 1, wanted[index] * stretch, step - 3)
            button = AnswerButton(
                ANSWER_PREFIX + " ".join(move), button_area, words[index], partial(answer, move), "primary",
                zone=ANSWERS_ZONE,
            )  # fmt: skip
            buttons.append(button)
            left += wanted[index] * stretch + GAP

    def lay_ground(theme: Theme, surface: pygame.Surface) -> None:
        if area is None:
            surface.blit(materials.plate(theme, width, height), theme.rect(x, y, width, height))

    return Group((x, y, width, height), buttons, lay_ground)


def _rows(widths: Sequence[float], room: float) -> list[list[int]]:
    """Indices in as few rows as they need, filled evenly."""
    total = sum(widths) + GAP * (len(widths) - 1)
    count = max(1, min(len(widths), int(total // room) + 1))
    share = total / count
    rows: list[list[int]] = [[]]
    used = 0.0
    for index, width in enumerate(widths):
        if rows[-1] and used + width / 2 > share and len(rows) < count:
            rows.append([])
            used = 0.0
        rows[-1].append(index)
        used += width + GAP
    return rows
