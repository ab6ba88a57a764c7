"""Lessons of games: a draft of a stretch of a saved game, and lessons as letters.

    python main.py lesson FILE --move 12 --seat 1 --steps 10
    python main.py lesson FILE --letter

FILE is a finished game, of which a draft is printed, or a lesson, which is checked. Seats are counted from 1.
`--letter` prints the letter that carries the lesson. Exits with 1, and says why, for anything else, and for a lesson
with a mistake in it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game import game_named
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.files.untrusted import InvalidInput, read_bytes, text_in
from game.session.savefile import Unreadable, read
from game.study import own_lesson
from game.study.own_lesson import LessonFault, OwnLesson
from game.study.study_text import MOST_BYTES


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when nothing is wrong with the lesson."""
    parser = parser_of("lesson", __doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--move", type=int, default=0, help="after how many moves it begins (0)")
    parser.add_argument("--seat", type=int, default=1, help="whose moves the pupil makes (1)")
    parser.add_argument("--steps", type=int, default=10, help="how many steps it has at most (10)")
    parser.add_argument("--letter", action="store_true", help="print the letter that carries it")
    asked = parser.parse_args(arguments)
    try:
        lesson = _lesson(asked)
    except (LessonFault, InvalidInput, Unreadable) as fault:
        print(fault, file=sys.stderr)
        return 1
    print((own_lesson.lesson_letter if asked.letter else own_lesson.lesson_text)(lesson), end="")
    findings = [*own_lesson.lesson_findings(lesson)]
    print("".join(f"{each}.\n" for each in findings), end="", file=sys.stderr)
    return 1 if findings else 0


def _lesson(asked: Any) -> OwnLesson:
    """The lesson in a file, or the draft of the game in it. Raises OSError, LessonFault, InvalidInput, Unreadable."""
    if content := own_lesson.lesson_in(text_in(read_bytes(asked.file, MOST_BYTES))[0]):
        return own_lesson.read_lesson(content)
    session = read(asked.file, game_named).session
    seat = min(max(0, asked.seat - 1), len(session.seats) - 1)
    return own_lesson.draft_lesson(
        session, seat, max(0, asked.move), max(1, asked.steps), lambda _, moves: " ".join(moves[0])
    )
