"""Letters that were damaged on their way, that lie, and that cost much, and whether a table bears them.

    python -m tests.attacks.letters --letters 500 --seed 1

Every letter comes to a table that waits for one. What mail programs may do to a letter has to be survived. Everything
else has to be refused in a plain sentence, with the own game as it was, or to go on with it by moves of others alone:
who sits here, what was agreed before the game and what this table knows stay, and what changes besides is told first.
A letter is made by its seed and number alone. Exits with 1 after naming every finding.
"""

from __future__ import annotations

import argparse
import base64
import html
import os
import quopri
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

import pygame
import yaml

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.files import mail
from game.files.folders import HOME_VARIABLE
from game.files.mail_text import BEGIN, sealed, unsealed
from game.files.saves import RUNNING, Saves
from game.files.settings import SettingsFile
from game.session.session import ELSEWHERE, HUMAN, UNDO_KINDS, Seat, Session
from scenes.app.app import App
from scenes.screens import SCENES
from scenes.screens.saved.arrivals import ArrivalDialog
from tests.attacks.mutations import LONGEST_SENTENCE, NASTY, SIZE, STUMBLES, mutated

LONGEST_TIME = 5.0
"""Seconds of the processor that no letter may take."""
MOST_MEMORY = 400 << 20
"""Bytes that all letters together may take."""


class Finding(NamedTuple):
    """A letter that the table did not bear."""

    kind: str
    number: int
    why: str

    def __str__(self) -> str:
        return f"{self.kind} {self.number}: {self.why}"


class Waiting(NamedTuple):
    """A game that waits for a letter: its file, what the file holds, and what the answer carries."""

    path: Path
    held: bytes
    answer: str


# -- letters ----------------------------------------------------------------------------------------------------------


def cut(text: str, width: int) -> str:
    """Every line broken after so many signs."""
    return "\n".join(line[at : at + width] for line in text.splitlines() for at in range(0, len(line), width))


def before_lines(text: str, mark: str) -> str:
    """Something before every line."""
    return "".join(f"{mark}{line}\n" for line in text.splitlines())


BREAKS: Sequence[Callable[[Random, str], str]] = (
    lambda chance, text: cut(text, chance.randint(20, 78)),
    lambda chance, text: text.replace("\n", chance.choice(("\r\n", "\n\n", " \n", "\xa0\n", "\r"))),
    lambda chance, text: " ".join(text.split()),
    lambda chance, text: text.replace("*", ""),
    lambda chance, text: text.replace("A", "A\u200b"),
)
"""What mail programs do to the lines themselves."""

QUOTING = ("> ", ">", "> > ", "| ", "AB> ", "  ", "\t")
NAMES = ("Bartholomew> ", "ANNA MARIA> ", "[28.11.26, 21:46:07] ANNA: ", "12:30 ", "21:46 <ANNA> ")


def survivable(chance: Random, letter: str) -> str:
    """A letter as a mail program leaves it, of which nothing is lost."""
    text = letter
    match chance.randrange(4):
        case 0:
            for _ in range(chance.randint(0, 3)):
                text = chance.choice(BREAKS)(chance, text)
                text = before_lines(text.replace("\r", "\n"), chance.choice(QUOTING))
        case 1:
            text = before_lines(text, chance.choice(NAMES))
        case 2:
            lines = "<BR>\n".join(html.escape(line) for line in text.splitlines())
            text = f'<HTML><P STYLE="MARGIN:2PX">YOUR TURN</P><DIV>{lines}</DIV></HTML>'
        case _:
            text = chance.choice(BREAKS[1:])(chance, text)
    match chance.randrange(4):
        case 0:
            text = base64.encodebytes(f"Grüße!\n\n{text}".encode()).decode()
        case 1:
            text = quopri.encodestring(text.encode()).decode()
    return f"Hello BEN,\n\nYOUR TURN!\n\n{text}\n-- \nANNA, ROME\n"


def damaged(chance: Random, letter: str) -> str:
    """A letter after accidents on its way."""
    return mutated(chance, letter.encode()).decode(errors="replace")


def forged(chance: Random, content: str) -> str:
    """A letter with a sound checksum, and accidents in what it carries."""
    return sealed(mutated(chance, content.encode()).decode(errors="replace"))


def lying(chance: Random, content: str) -> str:
    """A letter that says of one to three things what is not so."""
    head, moves, lines = content.partition("\nmoves:\n")
    facts = yaml.safe_load(head)
    for _ in range(chance.choice((1, 1, 2, 3))):
        lines = chance.choice(LIES)(chance, facts, lines)
    return sealed(yaml.safe_dump(facts, sort_keys=False, allow_unicode=True) + moves[1:] + lines)


def _a_seat(chance: Random, facts: Any, lines: str) -> str:
    seat = chance.choice(facts["seats"])
    what = chance.choice(("name", "player", "colour"))
    values: dict[str, Sequence[object]] = {
        "name": ("Zoe", "W" * 80, "{gold}**", *NASTY[:20]),
        "player": (HUMAN, ELSEWHERE, "random", "easy", "nobody"),
        "colour": range(8),
    }
    seat[what] = chance.choice(values[what])
    return lines


def _seats(chance: Random, facts: Any, lines: str) -> str:
    seats = facts["seats"]
    if chance.random() < 0.5:
        seats.append({"name": "Zoe", "player": chance.choice((HUMAN, ELSEWHERE, "random")), "colour": 6})
    else:
        seats.pop(chance.randrange(len(seats)))
    return lines


def _terms(chance: Random, facts: Any, lines: str) -> str:
    term, value = chance.choice(
        (
            ("undo", chance.choice(UNDO_KINDS)),
            ("advice", chance.choice((True, False))),
            ("parent", {"file": "another.yaml", "move": chance.randrange(9), "digest": "00"}),
            ("ghost", "another.yaml"),
            ("seed", chance.choice(("another", 7))),
            ("rules", chance.randrange(1, 4)),
        )
    )
    facts[term] = value
    return lines


def _mail(chance: Random, facts: Any, lines: str) -> str:
    facts["mail"] = chance.choice(
        (
            {"game": "a", "sent": 0},
            {"game": "0123456789abcdef", "sent": 0},
            {"game": facts["mail"]["game"], "sent": chance.randrange(20_001)},
        )
    )
    return lines


def _notes(chance: Random, facts: Any, lines: str) -> str:
    seat = chance.randint(0, len(facts["seats"]) + 1)
    note = chance.choice(
        (f"player seat{seat} easy", f"advised seat{seat}", f"reshuffle seat{seat} a1", "check 0 0", "undo")
    )
    return lines + f"- {note}\n" * chance.choice((1, 1, 2000))


def _more_moves(chance: Random, facts: Any, lines: str) -> str:
    """Moves of everybody, those of the other table too."""
    game = game_named(facts["game"])
    seats = [Seat(**seat) for seat in facts["seats"]]
    try:
        session = Session(game, facts["options"], seats, facts["seed"])
        for line in lines.splitlines():
            if not line.startswith("- check"):
                session.play(tuple(line[2:].split()))
    except ValueError:
        return lines
    hand = RandomBot(chance.random(), game)
    more = ""
    for _ in range(chance.randint(1, 12)):
        if session.state.decision:
            move = hand.choose(session.state, session.state.decision)
            more += f"- {' '.join(move)}\n"
            session.play(move)
    return "".join(line for line in lines.splitlines(True) if not line.startswith("- check")) + more


def _fewer_moves(chance: Random, facts: Any, lines: str) -> str:
    kept = lines.splitlines(keepends=True)
    return "".join(kept[: chance.randrange(len(kept) + 1)])


LIES: Sequence[Callable[[Random, Any, str], str]] = (
    _a_seat, _a_seat, _seats, _terms, _terms, _mail, _notes, _more_moves, _more_moves, _fewer_moves
)  # fmt: skip


def bomb(chance: Random, content: str) -> str:
    """A text that is short for what it costs."""
    size = 1 << chance.randint(12, 20)
    sign = chance.choice((*"\n >=<&_|7AW", "T\n", "W" * 39 + "> ", "QUJD" * 19 + "\n", f"{BEGIN}\n", "1"))
    run = sign * (size // len(sign))
    note = chance.choice(("- check 0 0\n", "- undo\n- redo\n", "- advised seat1\n"))
    nest = chance.choice(("[", "{a: ", "- ", "&a [*a]", "a: &a [*a, *a]\n"))
    made: Sequence[Callable[[], str]] = (
        lambda: BEGIN + run,
        lambda: BEGIN[:-5] + "1" * size,
        lambda: "".join(sealed(f"{n}{run}") for n in range(chance.randint(2, 20))),
        lambda: sealed(run) * chance.randint(1, 300),
        lambda: sealed(content + note * chance.choice((900, 9000))),
        lambda: sealed(nest * (size // len(nest)) + content),
        lambda: sealed(content.replace("seed:", f"seed: {'9' * min(size, 100_000)}\nx:")),
    )
    return chance.choice(made)()[: 1 << 21]


ORDER = (
    *("lying", "forged", "survivable", "lying", "damaged", "lying"),
    *("forged", "lying", "survivable", "forged", "lying", "bomb"),
)
"""Of which kinds letters are, over and over."""


# -- the attack -------------------------------------------------------------------------------------------------------


def waiting(game: str, saves: Saves, there: Saves) -> Waiting:
    """A game of every kind that waits for a letter, and the answer."""
    kind = GAMES[game]
    more = [Seat(f"Computer {n}", "random", n) for n in range(3, kind.seats[0] + 1)]
    journal = saves.begin(Session(kind, {}, [Seat("Anna"), Seat("Ben", ELSEWHERE, 2), *more], "5"))
    letter = _next_letter(journal, "1")
    answer = _next_letter(mail.take_in(there, mail.arrival(there, letter)), "2")
    return Waiting(journal.path, journal.path.read_bytes(), unsealed(answer))


def _next_letter(journal: Any, seed: str) -> str:
    session, hand = journal.session, RandomBot(seed, journal.session.game)
    while not mail.awaited(session):
        journal.session.play(hand.choose(session.state, session.state.decision))
    text = mail.send(journal, mail.awaited(session), str)
    journal.close()
    return text


class Attack:
    """Tables that wait for a letter, in a home of their own."""

    def __init__(self, home: Path, seed: str) -> None:
        self.seed = seed
        self.slowest = 0.0
        pygame.display.init()
        pygame.font.init()
        self.app = App(SettingsFile(), Saves(game_named), SCENES, SIZE)
        self.app._give_up_scenes = _raise
        self.saves = self.app.saves
        self.games = [waiting(game, self.saves, Saves(game_named, home / "there")) for game in GAMES]
        self.kinds: dict[str, Callable[[Random, str], str]] = {
            "survivable": lambda chance, content: survivable(chance, sealed(content)),
            "damaged": lambda chance, content: damaged(chance, sealed(content)),
            "forged": forged,
            "lying": lying,
            "bomb": bomb,
        }

    def findings(self, letters: int, first: int = 0) -> Iterator[Finding]:
        """Everything that so many letters find: of twelve five lie, three are forged, and one is a bomb."""
        for number in range(first, first + letters):
            kind = ORDER[number % len(ORDER)]
            chance = Random(f"{self.seed} {kind} {number}")
            game = chance.choice(self.games)
            text = self.kinds[kind](chance, game.answer)
            begun = time.process_time()
            why = self._arrives(game, text, kind == "survivable")
            taken = time.process_time() - begun
            self.slowest = max(self.slowest, taken)
            if taken > LONGEST_TIME:
                why = f"takes {taken:.1f} s"
            if why:
                yield Finding(kind, number, why)
            self._clear()

    def _arrives(self, game: Waiting, text: str, has_to_open: bool) -> str | None:
        """What is wrong with how a letter is taken; nothing where all is well."""
        try:
            dialog = ArrivalDialog(self.app, text)
            self.app.stack.push(dialog)
            self.app.step(16)
            said = dialog.text
            self.app.stack.pop()
        except Exception as fault:
            return f"throws the player out of the table: {type(fault).__name__}: {fault}"
        if STUMBLES in said or "Traceback" in said or len(said) > LONGEST_SENTENCE:
            return f"is no plain answer: {said[:300]!r}"
        try:
            arrived = mail.arrival(self.saves, text)
        except mail.Refused as why:
            if has_to_open:
                return f"does not survive: {why}"
            return None if game.path.read_bytes() == game.held else "is refused, and the game was changed"
        if arrived.own is None or arrived.is_known:
            return "is for another game" if has_to_open else None
        before = self.saves.read(arrived.own).session
        held = arrived.own.read_bytes()
        journal = mail.take_in(self.saves, arrived)
        journal.close()
        try:
            return self._changed(before, self.saves.read(journal.path).session, said)
        finally:
            arrived.own.write_bytes(held)

    @staticmethod
    def _changed(before: Session, after: Session, said: str) -> str | None:
        """What a letter has changed that it may not have, at least not without a word."""
        for what in ("game", "options", "seed", "undo_kind", "may_ask", "parent", "ghost", "reshuffles"):
            if getattr(before, what) != getattr(after, what):
                return f"changes {what}"
        if after.moves[: len(before.moves)] != before.moves or after.sent != len(after.moves):
            return "changes moves that were made"
        for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
            if was.player == HUMAN and was != now:
                return f"makes {now} of {was}, who sits here"
            if was != now and "Please note" not in said:
                return f"makes {now} of {was} without a word"
            advised = [each for each in after.advised if each[1] == number]
            if was.player == HUMAN and advised != [each for each in before.advised if each[1] == number]:
                return f"says that {was} has asked the adviser"
        for index in range(len(before.moves), len(after.moves)):
            decision = after.state_before(index).decision
            assert decision
            if before.seats[decision.seat].player == HUMAN and len(decision.moves) > 1:
                return f"makes move {index + 1} for {before.seats[decision.seat]}, who sits here"
        return None

    def _clear(self) -> None:
        """Leave nothing but the games that wait."""
        kept = {game.path for game in self.games}
        for path in (self.saves.folder / RUNNING).glob("*.nations"):
            if path not in kept:
                self.saves.delete(path)


def _raise(error: Exception) -> None:
    raise error


def attack(letters: int, seed: str, first: int = 0) -> tuple[list[Finding], float]:
    """All findings of so many letters, and the seconds that the slowest took. No disk is waited for."""
    with TemporaryDirectory() as home, patch.dict(os.environ, {HOME_VARIABLE: home}), patch("os.fsync"):
        attacked = Attack(Path(home), seed)
        found = list(attacked.findings(letters, first))
    return found, attacked.slowest


def taken_memory() -> int:
    """The most bytes that this process has held so far, 0 where the system does not say."""
    if sys.platform != "linux":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 after findings."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.letters", description=__doc__.partition("\n")[0])
    parser.add_argument("--letters", type=int, default=500, help="how many letters (usually 500)")
    parser.add_argument("--seed", default="1", help="what they are made by, any text")
    parser.add_argument("--first", type=int, default=0, help="number of the first letter, to see one again")
    asked = parser.parse_args(arguments)
    begun = time.perf_counter()
    before = taken_memory()
    findings, slowest = attack(asked.letters, asked.seed, asked.first)
    for finding in findings:
        print(finding)
    grown = taken_memory() - before
    if grown > MOST_MEMORY:
        print(f"the letters took {grown >> 20} MB")
    print(
        f"{asked.letters} letters, seed {asked.seed}: {len(findings)} findings in {time.perf_counter() - begun:.0f} s, "
        f"the slowest letter {slowest:.2f} s, {grown >> 20} MB"
    )
    return 1 if findings or grown > MOST_MEMORY else 0


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.exit(main())
