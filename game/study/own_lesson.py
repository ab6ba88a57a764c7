"""Lessons that players make of games: any stretch of a game that is over, with words of their own.

    lesson: nations
    words:
      title: War pays
      step_1: Buy the Axeman first.
    chapters:
    - id: own_1f3a99c0
      seats: 2
      ...

What stands under `chapters` is one entry of a file such as `data/nations/chapters.yaml`, with the seat of the `pupil`,
counted from 1. `read_lesson` is the one door that such lessons come in by; any fault is a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import blake2s
from importlib import import_module
from textwrap import fill
from typing import Any

from game import game_named
from game.cards.catalog import LONGEST_NAME, Misprint, Passage
from game.engine import BadOption, Move, State
from game.engine.game import CHOSEN_OPTIONS
from game.files import safe_yaml, schema, untrusted
from game.files.mail_text import WIDTH, BadLetter, is_letter, sealed, unsealed
from game.learn.lesson import MOST_WORDS, Lesson, LessonStep, LessonText, fault_of, lesson_facts
from game.session.savefile import SEED
from game.session.savefile_lines import LONGEST_LINE
from game.session.session import Session
from game.study.study import StudyFault
from game.study.study_text import MOST_BYTES, QuotedWords, dumped
from game.text.sentences import Sentences

_say = Sentences("screens")

MOST_STEPS, MOST_MOVES = 60, 5000
MOST_NAMES = 8
"""Pieces that a step speaks of, and buttons."""
LONGEST_WORDS = 300
TITLE, ABOUT, END = AROUND = ("title", "about", "end")
"""What is said around the steps."""

_LESSON = re.compile(r"^lesson:", re.MULTILINE)
_MOVE = schema.TextShape(LONGEST_LINE)
_NAME = schema.TextShape(LONGEST_NAME)
SHAPE = {
    "lesson": schema.TextShape(40),
    "words": {schema.ANY: schema.TextShape(LONGEST_WORDS)},
    "chapters": [
        {
            "id": schema.TextShape(40),
            "seats": range(1, 7),
            "pupil": range(1, 7),
            "seed": SEED,
            "options": CHOSEN_OPTIONS,
            "played": [_MOVE],
            "steps": [{"say": schema.TextShape(40), "at": [_NAME], "do": [_MOVE], "then?": [_MOVE]}],
        }
    ],
}
"""What a file of such a lesson holds."""

Words = Callable[[State, tuple[Move, ...]], str]
"""What moves of a seat are called in a position."""


class LessonFault(StudyFault):
    """Why something cannot be a lesson, in a sentence."""


@dataclass(frozen=True)
class OwnLesson(Lesson):
    """A lesson that a player has made; all that is said in it is its own. Its game was not dealt anew."""

    texts: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def title(self) -> str:
        """Its title, or what such a lesson is called without one."""
        return self.texts.get(TITLE) or _say("own_lessons.untitled", game=game_named(self.game).called)

    @property
    def about(self) -> str:
        """What its maker says that it is about."""
        return self.texts.get(ABOUT) or _say("own_lessons.about_none", n=len(self.steps))

    @property
    def end(self) -> str:
        """What is said when it is finished."""
        return self.texts.get(END) or _say("own_lessons.end_none")

    def words(self, told: LessonText) -> str:
        """What a pupil is told."""
        return self.texts.get(told.say, "")

    def with_words(self, key: str, words: str) -> OwnLesson:
        """The lesson with other words in a place."""
        return replace(self, texts={**self.texts, key: words[:LONGEST_WORDS]})


# -- made of a game ---------------------------------------------------------------------------------------------------


def draft_lesson(session: Session, seat: int, first: int, most: int, words: Words) -> OwnLesson:
    """A lesson of a game that is over, for a seat, from its first decision after `first` moves on: so many steps of own
    moves, after each what others played. Raises LessonFault.
    """
    if not session.state.is_over:
        raise LessonFault(_say("lesson_fault.still_runs"))
    if session.reshuffles:
        raise LessonFault(_say("lesson_fault.dealt_anew"))
    starts = [*_own_starts(session, seat, first)]
    if not starts:
        raise LessonFault(_say("lesson_fault.no_move", name=session.seats[seat].name))
    kept = starts[: min(most, MOST_STEPS)]
    ends = [*starts[1:], _last(session, starts[-1])]
    steps, texts = [], {TITLE: _say("own_lessons.untitled", game=session.game.called)}
    for number, (start, end) in enumerate(zip(kept, ends, strict=False), 1):
        own = _own_part(session, seat, start, end)
        key = f"step_{number}"
        texts[key] = _short(words(session.state_before(start), own))
        then = tuple(session.moves[start + len(own) : end])
        steps.append(LessonStep(LessonText(key, _names(own)), (own,), None, then))
    played = tuple(session.moves[: kept[0]])
    content = f"{session.game.name} {session.seed} {seat} {kept[0]} {len(kept)}"
    id = f"own_{blake2s(content.encode(), digest_size=4).hexdigest()}"
    options = dict(session.options)
    return OwnLesson(
        session.game.name, id, len(session.seats), session.seed, options, played, tuple(steps), (), seat, texts
    )  # fmt: skip


def _names(moves: tuple[Move, ...]) -> tuple[str, ...]:
    """What moves may be made with, by the names that it has on tables; what a table has no such name for is left out
    there.
    """
    handles = dict.fromkeys(handle for move in moves for handle in move[1:])
    buttons = dict.fromkeys(name for move in moves for name in (f"answer:{' '.join(move)}", f"verb:{move[0]}"))
    short = [name for name in buttons if len(name) <= LONGEST_NAME]
    return (*[*handles][:MOST_NAMES], *short[:MOST_NAMES])


def _own_starts(session: Session, seat: int, first: int) -> Iterator[int]:
    """The numbers of the moves with which a seat begins something, as long as every move answers what was asked."""
    is_midway = midway_of(session.game.name)
    for number in range(len(session.moves)):
        state = session.state_before(number)
        decision = state.decision
        if decision is None or session.moves[number] not in decision.moves:
            return
        if number >= first and decision.seat == seat and not is_midway(state):
            yield number


def _last(session: Session, start: int) -> int:
    """The end of the stretch in which every move answers what was asked."""
    for number in range(start, len(session.moves)):
        decision = session.state_before(number).decision
        if decision is None or session.moves[number] not in decision.moves:
            return number
    return len(session.moves)


def _own_part(session: Session, seat: int, start: int, end: int) -> tuple[Move, ...]:
    """The moves that go on with what was begun, without another seat between."""
    own = 1
    while start + own < end and _is_of(session, start + own, seat):
        own += 1
    return tuple(session.moves[start : start + own])


def _is_of(session: Session, number: int, seat: int) -> bool:
    decision = session.state_before(number).decision
    return decision is not None and decision.seat == seat


def midway_of(game: str) -> Callable[[State], bool]:
    """Whether something that was begun goes on in a position of a game, such as a payment."""
    try:
        found: Callable[[State], bool] = import_module(f"game.{game}.drafts.begun").is_midway
    except ModuleNotFoundError:
        return lambda state: False
    return found


def _short(words: str) -> str:
    """Words of a step, no more of them than a step may have."""
    return " ".join(words.split()[:MOST_WORDS])[:LONGEST_WORDS]


# -- what is wrong with one -------------------------------------------------------------------------------------------


def lesson_findings(lesson: OwnLesson) -> Iterator[str]:
    """What is not right yet, in sentences: moves that do not fit the rules, and words that are missing or too many."""
    way, fault = fault_of(lesson)
    if fault:
        yield _of_the_rules(way)
    if not lesson.texts.get(TITLE):
        yield _say("lesson_fault.untitled")
    for number, step in enumerate(lesson.steps, 1):
        count = len(lesson.words(step.told).split())
        if count == 0:
            yield _say("lesson_fault.silent", n=number)
        elif count > MOST_WORDS:
            yield _say("lesson_fault.wordy", n=number, count=count, most=MOST_WORDS)


def _of_the_rules(way: safe_yaml.Way) -> str:
    """What is said of a move that does not fit the rules, by the way to it."""
    number = next((each for each in way if isinstance(each, int)), None)
    return _say("lesson_fault.begin") if number is None else _say("lesson_fault.step", n=number + 1)


# -- texts ------------------------------------------------------------------------------------------------------------


def lesson_text(lesson: OwnLesson) -> str:
    """The text of a lesson; the same for equal ones."""
    steps = [
        {
            "say": step.told.say,
            "at": [*step.told.at],
            "do": [" ".join(move) for move in step.answers[0]],
            **({"then": [" ".join(move) for move in step.then]} if step.then else {}),
        }
        for step in lesson.steps
    ]
    entry = {
        "id": lesson.id,
        "seats": lesson.seats,
        "pupil": lesson.pupil + 1,
        "seed": lesson.seed,
        "options": dict(lesson.options),
        "played": [" ".join(move) for move in lesson.played],
        "steps": steps,
    }
    words = {key: QuotedWords(said) for key, said in lesson.texts.items() if said}
    return dumped({"lesson": lesson.game, "words": words, "chapters": [entry]})


def lesson_letter(lesson: OwnLesson) -> str:
    """A letter with a lesson, for anybody."""
    greeting = _say("own_lessons.greeting", title=lesson.title, game=game_named(lesson.game).called)
    words = "\n\n".join(fill(each, WIDTH) for each in (greeting, _say("letter.how")))
    return f"{words}\n\n{sealed(lesson_text(lesson))}"


def lesson_in(text: str) -> str | None:
    """The lesson in a text or a letter; None where it holds anything else."""
    if not is_letter(text):
        return text if _LESSON.match(text) else None
    try:
        content = unsealed(text)
    except BadLetter:
        return None
    return content if _LESSON.match(content) else None


def read_lesson(text: str) -> OwnLesson:
    """The lesson in a text. Raises LessonFault in a sentence, whatever is wrong with it."""
    try:
        return _read(text)
    except LessonFault:
        raise
    except untrusted.InvalidInput as fault:
        raise LessonFault(_say("lesson_fault.invalid", fault=fault)) from fault
    except Misprint as fault:
        raise LessonFault(_say("lesson_fault.misprint")) from fault
    except Exception as fault:  # whatever comes from outside, no table is lost over it
        raise LessonFault(_say("lesson_fault.stumbles", fault=type(fault).__name__)) from fault


def _read(text: str) -> OwnLesson:
    if len(text) > MOST_BYTES:
        raise LessonFault(_say("study_fault.too_large", most=f"{MOST_BYTES:,}"))
    content: Any = untrusted.load(text.encode())
    schema.check(content, SHAPE)
    if len(content["chapters"]) != 1:
        raise LessonFault(_say("lesson_fault.one"))
    entry = content["chapters"][0]
    moves = len(entry["played"]) + sum(len(each["do"]) + len(each.get("then", ())) for each in entry["steps"])
    if len(entry["steps"]) not in range(1, MOST_STEPS + 1) or moves > MOST_MOVES:
        raise LessonFault(_say("lesson_fault.too_long", steps=MOST_STEPS, moves=f"{MOST_MOVES:,}"))
    if entry["pupil"] > entry["seats"] or any(not each["do"] for each in entry["steps"]):
        raise LessonFault(_say("lesson_fault.misprint"))
    if not re.fullmatch(r"own_[0-9a-f]{8}", entry["id"]):
        raise LessonFault(_say("lesson_fault.misprint"))
    game = game_named(content["lesson"])
    lesson = OwnLesson(game.name, **lesson_facts(Passage(entry)), texts=content["words"])
    try:
        game.settle_options(lesson.seats, lesson.options)
    except BadOption as lacking:
        raise LessonFault(_say("lesson_fault.invalid", fault=lacking)) from lacking
    way, fault = fault_of(lesson)
    if fault:
        raise LessonFault(_of_the_rules(way))
    return lesson
