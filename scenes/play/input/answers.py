"""Answers: buttons for legal moves that have no place on the table, such as which resource to lose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from game.engine.draft import Draft
from game.engine.flow import Move
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.input.controls import Group
from scenes.play.input.rails import VERB_PREFIX

_say = Sentences("screens")

DEFAULT: ui.Area = (240.0, 640.0, 800.0, 44.0)
"""Where the answers go on a table that has no place for them."""

GAP, ROW_GAP = 6.0, 3.0
TALLEST = 31.0
SIZES = (13.5, 12.5, 11.0)
"""Sizes of their letters, the first at which all of them have room."""
SMALLER = (0.9, 0.8, 0.7, 0.6, 0.5)
"""The shares of the last size that follow for large letters; those of usual ones are the smallest."""

ANSWER_PREFIX = "answer:"
ANSWERS_ZONE = "answers"


def buttons_of(move: Move, draft: Draft | None) -> tuple[str, ...]:
    """The names of the buttons by which a move may be made: its own, that of its verb, or that which plays what is laid
    out, where this stands for it.
    """
    laid_out = (VERB_PREFIX + draft.verb,) if draft and move[0] in draft.covers else ()
    return (ANSWER_PREFIX + " ".join(move), VERB_PREFIX + move[0], *laid_out)


def answer_groups(
    theme: ui.Theme,
    area: ui.Area | None,
    moves: Sequence[Move],
    words: Sequence[str],
    answer: Callable[[Move], None],
    chapter: str = "",
    closed: Collection[Move] = (),
) -> list[Group]:
    """The answers side by side in rows, as wide as their words, all in sight; none without moves. `chapter` is that of
    the rules which says more about the question. Those of `closed` moves are not there, but their places are.
    """
    if not moves:
        return []
    place = area or DEFAULT

    def tree(size: float) -> ui.Box:
        boxes: list[ui.Box] = [
            _answer(theme, said, move, answer, chapter, size) for said, move in zip(words, moves, strict=True)
        ]
        widths = [box.width(theme).wished for box in boxes]
        rows = _rows(widths, place[2])
        for index, move in enumerate(moves):
            if move in closed:
                boxes[index] = ui.Gap(wide=widths[index])
        lines = [ui.Row(ui.Gap(grow=1), *(boxes[index] for index in row), ui.Gap(grow=1), gap=GAP) for row in rows]
        ground = () if area else (ui.plate(shadow=False),)
        return ui.Column(ui.Gap(grow=1), *lines, ui.Gap(grow=1), gap=ROW_GAP, back=ground)

    sizes = [*SIZES, *(SIZES[-1] * share for share in SMALLER if share * theme.letter >= 1)]
    trees = (tree(size) for size in sizes)
    fitting = (each for each in trees if each.height(theme, place[2]).least <= place[3])
    return [Group.of(theme, place, next(fitting, None) or tree(sizes[-1]))]


def _answer(
    theme: ui.Theme, words: str, move: Move, answer: Callable[[Move], None], chapter: str, size: float
) -> ui.Box:
    return ui.Button(
        ANSWER_PREFIX + " ".join(move),
        words,
        partial(answer, move),
        "primary",
        size=size,
        zone=ANSWERS_ZONE,
        caption=words,
        tells=ui.Explanation(words, remarks=(_say("buttons.answer"),), chapter=chapter),
        high=(0.0, TALLEST * max(1.0, theme.letter)),
    )


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
