"""Practice: positions that come back as questions until you know them.

A question is a game up to a move, the moves that are right there, and one that is wrong. It comes from a turning point
of your own game, or from the set of a game (`game.learn.positions` makes it). It comes back 1, 3, 7 and 21 days after
the last right answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache
from hashlib import blake2s
from pathlib import Path
from typing import Any

import yaml

from game import GAMES, game_named
from game.bots.analysis.review_looks import TurningPoint
from game.bots.analysis.variations import Variation
from game.bots.roster import USUAL
from game.cards.catalog import DATA, Passage, read_file
from game.engine import Move
from game.files import safe_yaml, schema, untrusted
from game.files.profiles import PRACTICE, Profile, own_file
from game.files.shared_file import SharedFile
from game.session.branches import digest, record_of
from game.session.savefile import MOST_LINES, Unreadable, replayed
from game.session.savefile_lines import LONGEST_LINE, text_of
from game.session.session import HUMAN, PEOPLE, SANDBOX, Parent, Session, usual_name
from game.text.sentences import Sentences

_say = Sentences("screens")

DAYS = (1, 3, 7, 21)
"""After so many days a question comes back: each time it is answered rightly, later."""

MOST_OWN = 60
"""Positions of own games that are kept; of more, the oldest go."""

A_DAY = 10
"""Questions of a set, at most, that are begun in a day, besides those that come back."""

SET = "practice.yaml"


@dataclass(frozen=True)
class PracticeQuestion:
    """A position as a question. journal: the game up to there. right: the moves that are right, the best one first.
    instead: a move that is not, empty where none is known.
    """

    game: str
    journal: str
    right: tuple[Move, ...]
    instead: Move

    @property
    def name(self) -> str:
        """What it is known by in the player's file."""
        content = f"{self.journal} {self.right[0]}"
        return blake2s(content.encode(), digest_size=8).hexdigest()


def question_of(session: Session, point: TurningPoint) -> PracticeQuestion:
    """A turning point as a question."""
    text = text_of(alone(session, point.number))
    return PracticeQuestion(session.game.name, text, point.as_good, point.move)


def alone(session: Session, move: int) -> Session:
    """The session up to a move, as a game of its own."""
    past = aside(session, move)
    past.parent = None
    return past


def aside(session: Session, move: int) -> Session:
    """The session as it was before a move, to be tried out by what no file keeps, with the luck that lay there."""
    past = session.at(move)
    past.file, past.ghost, past.mail, past.undo_kind = "", "", None, SANDBOX
    past.parent = Parent("", move, digest(record_of(past), move))
    return past


def asked(question: PracticeQuestion) -> Session:
    """The position of a question, in which a person is asked and computers sit around. Raises Unreadable."""
    session = replayed(question.journal.encode(), question.name, game_named).session
    session = aside(session, len(session.moves))
    decision = session.state.decision
    if decision is None or any(move not in decision.moves for move in (*question.right, question.instead) if move):
        raise Unreadable(question.name)
    for number, seat in enumerate(session.seats):
        if number == decision.seat:
            session.give_seat(number, HUMAN)
        elif seat.player in PEOPLE:
            session.give_seat(number, USUAL)
        if seat.name == nameless(number):
            player = session.seats[number].player
            named = replace(seat, player=player, name=usual_name(player, number))
            session.seats = (*session.seats[:number], named, *session.seats[number + 1 :])
    return session


def nameless(seat: int) -> str:
    """What the seats of a set are called, until somebody sits there."""
    return f"Seat {seat + 1}"


def taken(session: Session, line: Variation) -> Session:
    """The session with a line in the place of the moves that were made."""
    past = aside(session, line.number)
    for move in line.moves:
        past.play(move)
    return past


# -- what comes back ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PracticeCard:
    """How it stands with a question: how often in a row it was answered rightly, and when it comes back. One of an own
    game holds the question itself.
    """

    name: str
    times: int
    due: date
    own: PracticeQuestion | None = None

    @property
    def is_known(self) -> bool:
        """Whether it was answered rightly after the longest time, too."""
        return self.times > len(DAYS)

    def answered(self, is_right: bool, today: date) -> PracticeCard:
        """The same after an answer: after a wrong one all begins anew."""
        times = self.times + 1 if is_right else 0
        days = DAYS[min(max(times, 1), len(DAYS)) - 1]
        return replace(self, times=times, due=today + timedelta(days=days))


class Practice:
    """The questions of whoever plays here. `trouble` says in plain words what is wrong with the file, or what it had no
    room for.
    """

    def __init__(self, path: Path) -> None:
        self._file = SharedFile[tuple[PracticeCard, ...]](path, "answers_file", _cards, ())
        self._path = path
        self.cards = {card.name: card for card in self._file.look()}
        self.trouble = self._file.damaged

    def add(self, questions: Iterable[PracticeQuestion], today: date) -> None:
        """Take questions of an own game in; those that are there stay as they are."""
        new = [PracticeCard(each.name, 0, today, each) for each in questions if each.name not in self.cards]
        self._change(new)

    def answer(self, question: PracticeQuestion, is_right: bool, today: date) -> None:
        """A question was answered."""
        card = self.cards.get(question.name, PracticeCard(question.name, 0, today))
        self._change([card.answered(is_right, today)])

    def _change(self, cards: Sequence[PracticeCard]) -> None:
        if not cards:
            return
        try:
            with self._file.changing(tuple(self.cards.values())) as kept:
                self.cards = {card.name: card for card in (*kept, *cards)}
                own = [card.name for card in self.cards.values() if card.own]
                for name in own[:-MOST_OWN]:
                    del self.cards[name]
                self.trouble = self._write() or self._file.damaged
        except OSError as error:
            self.cards |= {card.name: card for card in cards}
            self.trouble = self._file.unwritable(error)

    def _write(self) -> str:
        """Write the cards anew; where they are more than can be read again, the oldest own questions go, and that is
        said.
        """
        own_first = sorted(self.cards.values(), key=lambda card: card.own is None)
        left_out = self._file.write(own_first, _text)
        for card in own_first[:left_out]:
            del self.cards[card.name]
        return _say("answers_file.full", n=left_out) if left_out else ""

    def due(self, game: str, today: date) -> list[PracticeQuestion]:
        """Today's questions of a game: first what comes back, then own positions, then some of the set; the fewer
        the more of it have begun today, for the first time or anew.
        """
        tomorrow, begun = today + timedelta(days=DAYS[0]), 0
        own = [card.own for card in self.cards.values() if card.own and card.own.game == game]
        fresh = []
        back = []
        for question in [*own, *practice_set(game)]:
            card = self.cards.get(question.name)
            if card is None:
                fresh.append(question)
            elif card.due <= today and not card.is_known:
                back.append(question)
            elif card.due == tomorrow and card.times <= 1 and not card.own:
                begun += 1
        return [*back, *fresh[: max(0, A_DAY - begun)]]

    def known(self, game: str) -> int:
        """How many questions of a game are known for good."""
        names = {question.name for question in practice_set(game)}
        return sum(
            card.is_known and (card.name in names or bool(card.own and card.own.game == game))
            for card in self.cards.values()
        )


def practice(profile: Profile | None = None) -> Practice:
    """The questions of a profile; without one, of whoever plays here."""
    return Practice(own_file(PRACTICE, profile))


_MOVE = schema.TextShape(LONGEST_LINE)
_QUESTION = {"game": schema.TextShape(), "right": [_MOVE], "instead": _MOVE}
_CARD = {"name": schema.TextShape(), "times": range(100), "due": schema.TextShape()}
_LINES = 40
"""Lines of a journal in one text of the file: together they stay below the longest text that is read."""


def _cards(data: bytes) -> tuple[PracticeCard, ...]:
    """The cards in a file. Raises Unfit. Earlier versions wrote a list of cards, each with its own journal."""
    content = untrusted.load(data)
    if isinstance(content, list):
        shape = {**_QUESTION, "journal": [_MOVE]}
        return tuple(_card(entry, shape, lambda own: own["journal"]) for entry in content)
    if not isinstance(content, dict) or not all(isinstance(each, list) for each in content.values()):
        raise untrusted.InvalidInput(_say("results_file.no_list"))
    journals = [_lines(texts) for texts in content.get("journals", [])]
    shape = {**_QUESTION, "journal": range(1, 10_000), "lines": range(2 * MOST_LINES)}

    def lines_of(own: Mapping[str, Any]) -> Sequence[str]:
        if own["journal"] > len(journals):
            raise untrusted.InvalidInput(_say("practise.no_journal", n=own["journal"]))
        return journals[own["journal"] - 1][: own["lines"]]

    return tuple(_card(entry, shape, lines_of) for entry in content.get("cards", []))


def _lines(texts: Any) -> list[str]:
    """The lines of a journal. Raises Unfit."""
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise untrusted.InvalidInput(_say("fault.no_list", at=_say("fault.it")))
    lines = "".join(texts).removesuffix("\n").split("\n")
    if not all(schema.is_of(line, _MOVE) for line in lines):
        schema.check(lines, [_MOVE])
    return lines


def _card(entry: Any, question: Mapping[str, Any], lines_of: Callable[[Any], Sequence[str]]) -> PracticeCard:
    """A card. `question` is the shape of one of an own game, `lines_of` the lines of its journal. Raises Unfit."""
    own = entry.get("own") if isinstance(entry, dict) else None
    schema.check(entry, {**_CARD, "own": question} if own else _CARD)
    try:
        due = date.fromisoformat(entry["due"])
    except ValueError:
        raise untrusted.InvalidInput(_say("practise.no_date", due=untrusted.shown(entry["due"], 40))) from None
    if own and own["game"] not in GAMES:
        raise untrusted.InvalidInput(_say("practise.no_game", game=untrusted.shown(own["game"], 40)))
    if own and not own["right"]:
        raise untrusted.InvalidInput(_say("practise.no_right"))
    return PracticeCard(entry["name"], entry["times"], due, _question(own, lines_of(own)) if own else None)


def _question(own: Mapping[str, Any], lines: Sequence[str]) -> PracticeQuestion:
    right = tuple(tuple(move.split()) for move in own["right"])
    journal = "".join(f"{line}\n" for line in lines)
    return PracticeQuestion(own["game"], journal, right, tuple(own["instead"].split()))


def _text(cards: Iterable[PracticeCard]) -> str:
    """The file of these cards: every game once, up to its last question, and where in it each question lies."""
    cards = tuple(cards)
    longest: list[str] = []
    for journal in sorted({card.own.journal for card in cards if card.own}, key=len, reverse=True):
        if not any(other.startswith(journal) for other in longest):
            longest.append(journal)
    content = {
        "journals": [_texts(journal) for journal in longest],
        "cards": [_entry(card, longest) for card in cards],
    }
    return str(yaml.dump(content, Dumper=Blocks, sort_keys=False, allow_unicode=True))


def _texts(journal: str) -> list[str]:
    lines = journal.splitlines(keepends=True)
    return ["".join(lines[start : start + _LINES]) for start in range(0, len(lines), _LINES)]


def _entry(card: PracticeCard, journals: Sequence[str]) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": card.name, "times": card.times, "due": card.due.isoformat()}
    if own := card.own:
        at = next(n for n, journal in enumerate(journals, 1) if journal.startswith(own.journal))
        right = [" ".join(move) for move in own.right]
        entry["own"] = {
            "game": own.game, "journal": at, "lines": own.journal.count("\n"), "right": right,
            "instead": " ".join(own.instead),
        }  # fmt: skip
    return entry


class Blocks(safe_yaml.Dumper):
    """Writes games as they are written in their own files."""


Blocks.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None),
)


# -- the set of a game ----------------------------------------------------------------------------------------


@lru_cache
def practice_set(game: str) -> tuple[PracticeQuestion, ...]:
    """The set of a game; none where none was made. Raises Misprint."""
    path = DATA / game / SET
    if not path.exists():
        return ()
    return tuple(read_file(path, lambda file: [each for part in file.each(_of_game) for each in part]))


def _of_game(passage: Passage) -> list[PracticeQuestion]:
    readers = {
        "journal": lambda texts: "\n".join(texts.each(lambda text: text.text().rstrip("\n"), 1)) + "\n",
        "positions": lambda positions: positions.each(_position, 1),
    }
    found = passage.record(readers, readers)
    head, _, moves = found["journal"].partition("\nmoves:\n")
    lines = moves.splitlines(keepends=True)
    game = head.partition("game: ")[2].splitlines()[0]
    return [
        PracticeQuestion(game, f"{head}\nmoves:\n{''.join(lines[: each['move'] - 1])}", each["right"], each["instead"])
        for each in found["positions"]
    ]


def _position(passage: Passage) -> dict[str, Any]:
    def move(text: Passage) -> Move:
        return tuple(text.text().split())

    readers = {
        "move": lambda number: number.number(1, 100_000),
        "right": lambda moves: tuple(moves.each(move, 1)),
        "instead": move,
    }
    return passage.record(readers, readers)
