"""Lessons: chapters that teach a game by playing it, each a fixed game with a list of steps.

The lessons of a game are in `data/<game>/chapters.yaml`, their words in the section `learn` of the game's words. A step
is over once the pupil has made its moves, or has read it if it asks for none; then the others move as it says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from game import GAMES, game_named
from game.cards.catalog import DATA, Misprint, Passage, Readers, misprint_in, read_file
from game.engine import BadOption, IllegalMove, Move, flow
from game.session.branches import Sandbox
from game.session.session import HUMAN, SANDBOX, Seat, Session, usual_name
from game.text import device_words
from game.text.sentences import Sentences, read_entries, word_files
from game.text.template import Template

FILE_NAME = "chapters.yaml"
PUPIL = 0
"""The seat of whoever learns, where a lesson names no other; the others are played as the lesson says."""

RIVAL = "easy"
MOST_WORDS = 18
"""Words of a step, at most."""

MOST_LAID_OUT = 99
"""How many a step may want laid out as one, at most."""

AROUND = ("title", "about", "end")
"""What else is said of a chapter, before and after its steps."""

Moves = tuple[Move, ...]


class LessonText(NamedTuple):
    """What a pupil is told. say: the key of its words. at: what it speaks of, by the names that boxes, pieces and
    buttons have on the table, the thing it stands beside first.
    """

    say: str
    at: tuple[str, ...]


class LessonStep(NamedTuple):
    """What a pupil is told, and what ends it.

    answers: the moves that end it, in order, or others that do as well; without any it is read. begun: what is told
    instead while something is picked or laid out. then: what is played after it, by whoever is asked. amount: how many
    are laid out where a number is, as in a purchase of several cubes; 0 where it does not matter.
    """

    told: LessonText
    answers: tuple[Moves, ...] = ()
    begun: LessonText | None = None
    then: Moves = ()
    amount: int = 0


@dataclass(frozen=True)
class Lesson:
    """A chapter to play, in the seat of its `pupil`. `teaches` are the chapters of the rules that it teaches, by their
    English headings.
    """

    game: str
    id: str
    seats: int
    seed: int | str
    options: dict[str, Any] = field(hash=False)
    played: Moves
    steps: tuple[LessonStep, ...]
    teaches: tuple[str, ...] = ()
    pupil: int = PUPIL

    @property
    def name(self) -> str:
        """What it is known by among the lessons of all games."""
        return f"{self.game}/{self.id}"

    @property
    def whole(self) -> Moves:
        """All moves until its end, answered as the steps ask for first."""
        answered = ((*(*step.answers, ())[0], *step.then) for step in self.steps)
        return (*self.played, *chain.from_iterable(answered))

    @property
    def title(self) -> str:
        """Its title, in the language of now."""
        return Sentences(self.game)(f"learn.{self.id}.title")

    @property
    def about(self) -> str:
        """What is achieved in it, in a sentence."""
        return Sentences(self.game)(f"learn.{self.id}.about")

    @property
    def end(self) -> str:
        """What is said when it is finished."""
        return Sentences(self.game)(f"learn.{self.id}.end")

    def words(self, told: LessonText) -> str:
        """What a pupil is told, in the language of now and of the device that is in use."""
        return Sentences(self.game)(f"learn.{self.id}.{told.say}", click=press_word())

    def begin(self) -> Session:
        """Its game, before the first step. Raises BadOption and IllegalMove."""
        people = seats_around(self.pupil, self.seats)
        session = Session(game_named(self.game), self.options, people, self.seed, undo_kind=SANDBOX)
        for move in self.played:
            session.play(move)
        return session


def seats_around(pupil: int, seats: int) -> tuple[Seat, ...]:
    """Who sits at the table of a lesson with so many seats."""
    players = (HUMAN if seat == pupil else RIVAL for seat in range(seats))
    return tuple(Seat(usual_name(player, seat), player, seat + 1) for seat, player in enumerate(players))


def press_word() -> str:
    """What the hand of now does with a piece, in the language of now."""
    words = {device_words.MOUSE: "lesson.click", device_words.TOUCH: "lesson.tap"}
    return Sentences("screens")(words.get(device_words.now(), "lesson.press"))


class Sitting(Sandbox):
    """A lesson being taken: the journal of a game that no file keeps.

    `keep` is told how many steps are done whenever that changes.
    """

    def __init__(self, lesson: Lesson, done: int = 0, keep: Callable[[int], None] = lambda done: None) -> None:
        """Begin after so many steps, done as they are shown; at the beginning where all of them are."""
        super().__init__(lesson.begin())
        self.lesson = lesson
        self.done = 0
        self._keep = keep
        self._is_read = False
        self._starts = [len(self.session.moves)]
        """The number of moves before every step that was reached."""
        for _ in range(done if done < len(lesson.steps) else 0):
            self._rush()
            self._go_on()

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now; None once all is."""
        steps = self.lesson.steps
        return steps[self.done] if self.done < len(steps) else None

    @property
    def _made(self) -> Moves:
        """What was played since the step began."""
        return tuple(self.session.moves[self._starts[-1] :])

    @property
    def _answered(self) -> int | None:
        """How many moves have answered the step; None as long as it is not answered."""
        step, made = self.step, self._made
        if step is None or (not step.answers and not self._is_read):
            return None
        answers = step.answers or ((),)
        return next((len(each) for each in answers if made[: len(each)] == each), None)

    @property
    def followed(self) -> int:
        """How many moves were played after those that answered the step."""
        return len(self._made) - (self._answered or 0)

    @property
    def is_asking(self) -> bool:
        """Whether it is the pupil's to move or to read on."""
        return self.step is not None and self._answered is None

    @property
    def shown(self) -> Moves:
        """What the pupil has yet to play; none of a step that is read."""
        step, made = self.step, self._made
        answers = step.answers if step and self.is_asking else ()
        return next((each[len(made) :] for each in answers if each[: len(made)] == made), ())

    @property
    def wanted(self) -> tuple[Moves, ...]:
        """All ways in which the pupil can still do what the step asks for."""
        step, made = self.step, self._made
        answers = step.answers if step and self.is_asking else ()
        return tuple(each[len(made) :] for each in answers if each[: len(made)] == made and len(each) > len(made))

    @property
    def is_begun(self) -> bool:
        """Whether the pupil has done a part of what the step asks for."""
        return bool(self._made)

    @property
    def repeats_left(self) -> int:
        """How often the pupil has yet to do what was done before in this step; 0 where something else is next."""
        return len(self.shown) if self._made and len({*self._made, *self.shown}) == 1 else 0

    @property
    def due(self) -> Move | None:
        """What somebody else is to play now."""
        step, answered = self.step, self._answered
        if step is None or answered is None:
            return None
        return next(iter(step.then[len(self._made) - answered :]), None)

    @property
    def amount(self) -> int:
        """How many the pupil has to lay out as one; 0 where it does not matter."""
        return self.step.amount if self.step and self.is_asking else 0

    def takes(self, moves: Sequence[Move]) -> bool:
        """Whether these moves are what the step asks for, or begin it."""
        so_far = (*self._made, *moves)
        answers = self.step.answers if self.step and self.is_asking else ()
        return any(each[: len(so_far)] == so_far for each in answers)

    def in_order(self, moves: Sequence[Move]) -> Moves:
        """What the step asks for next, where these are the same moves in another order, as in payments; or none."""
        begun = (each[: len(moves)] for each in self.wanted)
        return next((each for each in begun if Counter(each) == Counter(moves)), ())

    def alike(self, moves: Sequence[Move]) -> Moves:
        """What the step asks for next, where these moves come to the same position as it; or none."""
        with suppress(IllegalMove):
            found = self._mark_after(moves)
            begun = (each[:count] for each in self.wanted for count in range(1, len(each) + 1))
            return next((each for each in begun if self._mark_after(each) == found), ())
        return ()

    def _mark_after(self, moves: Sequence[Move]) -> str:
        """The fingerprint of the position after these moves. Raises IllegalMove."""
        state = self.session.state.copy()
        for move in moves:
            flow.apply(state, move)
        return state.fingerprint()

    def read(self) -> bool:
        """The step has been read; False where it asks for more than that."""
        if self.step is None or self.step.answers or self._is_read:
            return False
        self._is_read = True
        return True

    def advance(self) -> bool:
        """Go on to the next step where this one is over; True when it was."""
        if self.step is None or self._answered is None or self.due:
            return False
        self._go_on()
        self._keep(self.done)
        return True

    def finish_step(self) -> None:
        """Do what is left of the step as it is shown, and go on."""
        self._rush()
        self.advance()

    def step_back(self) -> None:
        """Go back to the beginning of the step, or of the one before where nothing was played in this one."""
        if not self._made and not self._is_read and self.done:
            self.done -= 1
            self._starts.pop()
            self._keep(self.done)
        self._is_read = False
        while len(self.session.moves) > self._starts[-1]:
            self.session.undo()

    def _rush(self) -> None:
        for move in self.shown:
            self.session.play(move)
        self.read()
        while due := self.due:
            self.session.play(due)

    def _go_on(self) -> None:
        self.done += 1
        self._is_read = False
        self._starts.append(len(self.session.moves))


# -- reading ----------------------------------------------------------------------------------------------------------


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learned. Raises Misprint."""
    return read_lessons(DATA / game)


def taught() -> tuple[str, ...]:
    """The games that have lessons, in the order of the menu."""
    return tuple(game for game in GAMES if lessons(game))


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """The lessons in a game's folder; none where it has no file of them. Raises Misprint."""
    path = folder / FILE_NAME
    if not path.exists():
        return ()

    def read(passage: Passage) -> tuple[Lesson, ...]:
        found: dict[str, Lesson] = {}

        def one(each: Passage) -> Lesson:
            lesson = Lesson(folder.name, **lesson_facts(each, found))
            return found.setdefault(lesson.id, lesson)

        return tuple(passage.each(one))

    return read_file(path, read)


def lesson_named(name: str) -> Lesson:
    """The lesson with a name such as `nations/war`. Raises ValueError where there is none."""
    game, _, id = name.partition("/")
    found = next((each for each in lessons(game_named(game).name) if each.id == id), None)
    if found is None:
        raise ValueError(f"there is no chapter {name!r}")
    return found


def faults(folder: Path) -> Iterator[Misprint]:
    """Where the lessons in a game's folder do not fit its rules, by file and line: the first of every lesson, and of
    every other answer of its steps. Raises Misprint where the file cannot be read.
    """
    for number, lesson in enumerate(read_lessons(folder)):
        for line in (lesson, *_variants(lesson)):
            way, message = fault_of(line)
            if message:
                yield misprint_in(folder / FILE_NAME, (number, *way), message, "wrong-value")


def wordy(words: Path) -> Iterator[Misprint]:
    """The steps that say too much in a language's folder of words, by file and line. Raises Misprint where one of its
    files cannot be read.
    """
    for file in word_files(words):
        for key, entry in read_file(file, read_entries).items():
            way = tuple(key.split("."))
            count = sum(_length(line) for line in (entry if isinstance(entry, list) else [entry]))
            if way[0] == "learn" and way[-1] not in AROUND and count > MOST_WORDS:
                message = f"{way[-1]!r} has {count} words, a step {MOST_WORDS} at most"
                yield misprint_in(file, way, message, "out-of-range")


def _length(line: Template) -> int:
    """Words of a line; a place is one, a sign that stands alone, such as a French colon, is none."""
    words = "".join(part if isinstance(part, str) else part.name for part in line).split()
    return sum(any(map(str.isalnum, word)) for word in words)


def _variants(lesson: Lesson) -> Iterator[Lesson]:
    """The lesson with every other answer of a step in the place of its first."""
    for number, step in enumerate(lesson.steps):
        for answer in step.answers[1:]:
            steps = [*lesson.steps]
            steps[number] = step._replace(answers=(answer,))
            yield replace(lesson, steps=tuple(steps))


def fault_of(lesson: Lesson) -> tuple[tuple[str | int, ...], str]:
    """The way to what does not fit the rules, and what is wrong with it; empty where all fits."""
    try:
        session = lesson.begin()
    except (BadOption, IllegalMove) as error:
        return ("played",), str(error)
    for number, step in enumerate(lesson.steps):
        answer = step.answers[0] if step.answers else ()
        for index, move in enumerate((*answer, *step.then)):
            decision = session.state.decision
            is_own = index < len(answer)
            at = ("steps", number, "do" if is_own else "then")
            if decision is None or move not in decision.moves:
                legal = ", ".join(" ".join(each) for each in decision.moves[:12]) if decision else ""
                return at, f"{' '.join(move)!r} is not legal here; legal are: {legal}"
            if is_own and decision.seat != lesson.pupil:
                return at, f"{' '.join(move)!r} is not the pupil's to play"
            session.play(move)
    return (), ""


def lesson_facts(passage: Passage, earlier: Mapping[str, Lesson] = {}) -> dict[str, Any]:
    """What an entry of a file of lessons says of one, by the fields of `Lesson`; it may follow an earlier one. Raises
    Misprint.
    """
    readers = {
        "id": Passage.handle,
        "after": lambda each: earlier[each.one_of(earlier, "earlier chapter")],
        "seats": lambda each: each.number(1, 6),
        "seed": _seed,
        "options": lambda each: {name: option.content for name, option in each.fields().items()},
        "played": _moves,
        "teaches": lambda each: tuple(each.each(Passage.name)),
        "pupil": lambda each: each.number(1, 6) - 1,
        "steps": lambda each: tuple(each.each(_step, 1)),
    }
    dealt = () if "after" in passage.fields() else ("seats", "seed")
    facts = {"options": {}, "played": (), **passage.record(readers, ("id", *dealt, "steps"))}
    if after := facts.pop("after", None):
        facts = {**facts, "seats": after.seats, "seed": after.seed, "options": after.options, "pupil": after.pupil}
        facts["played"] = (*after.whole, *facts["played"])
    return facts


def _step(passage: Passage) -> LessonStep:
    readers = {
        **TOLD,
        "begun": _told,
        "do": _moves,
        "or": lambda each: tuple(each.each(_moves, 1)),
        "then": _moves,
        "amount": lambda each: each.number(1, MOST_LAID_OUT),
    }
    facts = passage.record(readers, ("say", "at"))
    own = (facts["do"],) if facts.get("do") else ()
    told = LessonText(facts["say"], facts["at"])
    rest = {name: facts[name] for name in ("begun", "then", "amount") if name in facts}
    return LessonStep(told, (*own, *facts.get("or", ())), **rest)


def _told(passage: Passage) -> LessonText:
    return LessonText(**passage.record(TOLD, TOLD))


TOLD: Readers = {"say": Passage.handle, "at": lambda each: tuple(each.each(Passage.name, 1))}


def _moves(passage: Passage) -> Moves:
    return tuple(passage.each(lambda each: tuple(each.text().split())))


def _seed(passage: Passage) -> int | str:
    return passage.content if type(passage.content) is int else passage.text(200)
