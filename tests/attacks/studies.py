"""Studies that were damaged on their way or lie, and whether a table bears them.

    python -m tests.attacks.studies --studies 500 --seed 1

What mail programs may do to the letter of a study has to be survived. Everything else has to be refused in a plain
sentence, or to be a study that can be shown. With `--marks` the notes of a study are also looked at in windows of
several sizes, with letters of every size: what they point at is in sight. Drafts of lessons from any stretch of a game
fit the rules and come to where the game came. Exits with 1 after naming every finding.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pygame
import yaml

from game import GAMES, game_named
from game.files.folders import HOME_VARIABLE
from game.files.mail_text import sealed
from game.files.saves import Saves
from game.files.settings import LETTER_SIZES, SettingsFile
from game.learn.lesson import Sitting
from game.study.own_lesson import LessonFault, draft_lesson, lesson_findings, lesson_text, read_lesson
from game.study.study import MAIN, Study, StudyFault, StudyNote, chapter_of, tried_line
from game.study.study_text import read_study, study_letter, study_text
from scenes.app.app import App
from scenes.screens import SCENES
from scenes.screens.saved.arrivals import ArrivalDialog
from scenes.study.study_scene import StudyScene
from scenes.tools.games_shown import game_of_chance
from tests.attacks.letters import LONGEST_TIME, Finding, damaged, survivable
from tests.attacks.mutations import LONGEST_SENTENCE, NASTY, SIZE, STUMBLES, mutated

ORDER = ("lying", "forged", "lying", "survivable", "damaged", "text", "lying", "forged", "bomb", "shown")
"""Of which kinds studies are, over and over."""


def study_of(game: str) -> Study:
    """A study with notes of every kind on a game, and a variation."""
    session = game_of_chance(game)
    line, count = chapter_of(session).main, len(session.moves)
    for number in range(6):
        line = line.with_note(StudyNote(count * number // 6, f"Note {number}", ("vp@0",), (("vp@0", "vp@1"),), board=0))
    guessed = next(move for move in range(count // 3, count) if len(session.state_before(move).decision.moves) > 1)
    moves = session.state_before(guessed).decision.moves
    line = line.with_note(StudyNote(guessed, "That!", guess=True, accepts=moves[:2]))
    study = Study((chapter_of(session),), "Won", "Anna").with_line(0, MAIN, line)
    tried = session.at(guessed)
    tried.play(moves[0])
    return study.with_line(0, 1, tried_line(tried, guessed, "Other"))


# -- texts --------------------------------------------------------------------------------------------------------


def lying(chance: Random, text: str) -> str:
    """A study that says of one to three things what is not so."""
    game, _, notes = text.partition("\nstudy:\n")
    content = yaml.safe_load("study:\n" + notes)
    for _ in range(chance.randint(1, 3)):
        chance.choice(LIES)(chance, content["study"])
    return f"{game}\n{yaml.safe_dump(content, sort_keys=False, allow_unicode=True)}"


def _some_note(chance: Random, study: dict) -> dict:
    notes = study.get("notes")
    return chance.choice(notes) if isinstance(notes, list) and notes else {}


def _a_note(chance: Random, study: dict) -> None:
    note = _some_note(chance, study)
    values = (*NASTY[:20], -1, 10**9, None, True, [], {}, ["vp@0"] * 99, [["a"]], [["a", "b", "c"]], "W" * 401, 2.5)
    note[chance.choice(("move", "says", "at", "arrows", "guess", "accepts", "board", "seed"))] = chance.choice(values)


def _many(chance: Random, study: dict) -> None:
    study["notes"] = [{"move": number, "says": "x"} for number in range(chance.choice((601, 10_000)))]


def _variations(chance: Random, study: dict) -> None:
    lines = [["pass"], ["undo"] * 9, ["redo"], [], ["check 0 0"], ["reshuffle seat1 5"], ["player seat9 hard"], ["a b"]]
    entry = {"after": chance.choice((0, 3, 10**6)), "lines": chance.choice(lines)}
    study["variations"] = [entry] * chance.choice((1, 2, 30))


def _entries(chance: Random, study: dict) -> None:
    key = chance.choice(("title", "by", "chapter", "notes", "variations", "more"))
    study[key] = chance.choice((*NASTY[:20], None, 7, "W" * 200, [], {"a": 1}))


def _the_end(chance: Random, study: dict) -> None:
    note = _some_note(chance, study)
    note |= {"move": chance.choice((10**4, 19_999)), "guess": True}


LIES: Sequence[Callable[[Random, dict], None]] = (_a_note, _a_note, _a_note, _many, _variations, _entries, _the_end)


def bomb(chance: Random, text: str) -> str:
    """A text that is short for what it costs."""
    made: Sequence[Callable[[], str]] = (
        lambda: "---\n".join([text] * chance.choice((12, 13, 400))),
        lambda: text.replace("study:", "- check 0 0\n" * 5000 + "study:"),
        lambda: text.replace("study:", "- undo\n- redo\n" * 2000 + "study:"),
        lambda: "moves:\n" + "study:\n" * 20_000,
        lambda: text + "[" * 100_000,
        lambda: text.replace("- move:", "- at: &a [x]\n    move:"),
    )
    return chance.choice(made)()


KINDS: dict[str, Callable[[Random, str], str]] = {
    "lying": lambda chance, text: sealed(lying(chance, text)),
    "forged": lambda chance, text: sealed(mutated(chance, text.encode()).decode(errors="replace")),
    "survivable": lambda chance, text: survivable(chance, study_letter(read_study(text))),
    "damaged": lambda chance, text: damaged(chance, study_letter(read_study(text))),
    "text": lambda chance, text: mutated(chance, text.encode()).decode(errors="replace"),
    "bomb": lambda chance, text: sealed(bomb(chance, text)),
    "shown": lambda chance, text: lying(chance, text),
}


# -- the attack ---------------------------------------------------------------------------------------------------


class StudyAttack:
    """A table that studies come to."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.slowest = 0.0
        pygame.display.init()
        pygame.font.init()
        self.app = App(SettingsFile(), Saves(game_named), SCENES, SIZE)
        self.app._give_up_scenes = _raise
        self.texts = [study_text(study_of(game)) for game in GAMES]

    def findings(self, studies: int, first: int = 0) -> Iterator[Finding]:
        """Everything that so many studies find."""
        for number in range(first, first + studies):
            kind = ORDER[number % len(ORDER)]
            chance = Random(f"{self.seed} {kind} {number}")
            text = KINDS[kind](chance, chance.choice(self.texts))
            begun = time.process_time()
            why = self._arrives(text, kind)
            taken = time.process_time() - begun
            self.slowest = max(self.slowest, taken)
            if taken > LONGEST_TIME:
                why = f"takes {taken:.1f} s"
            if why:
                yield Finding(kind, number, why)

    def _arrives(self, text: str, kind: str) -> str | None:
        """What is wrong with how a study is taken; nothing where all is well."""
        try:
            dialog = ArrivalDialog(self.app, text)
            self.app.stack.push(dialog)
            self.app.step(16)
            said, is_taken = dialog.text, dialog._open is not None
            self.app.stack.pop()
        except Exception as fault:
            return f"throws the player out of the table: {type(fault).__name__}: {fault}"
        if STUMBLES in said or "Traceback" in said or len(said) > LONGEST_SENTENCE:
            return f"is no plain answer: {said[:300]!r}"
        if kind == "survivable":
            return None if is_taken else f"does not survive: {said[:200]}"
        return self._is_shown(text) if kind == "shown" and is_taken else None

    def _is_shown(self, text: str) -> str | None:
        """What is wrong with how a study looks that was taken."""
        try:
            study = read_study(text)
            scene = StudyScene(self.app, study)
            self.app.stack.push(scene)
            for note in study.line(0).notes:
                scene.commands.seek(note.move)
                self.app.step(16)
            self.app.stack.pop()
        except StudyFault:
            return None
        except Exception as fault:
            return f"cannot be shown: {type(fault).__name__}: {fault}"
        return None


def _raise(error: Exception) -> None:
    raise error


def attack(studies: int, seed: str, first: int = 0) -> tuple[list[Finding], float]:
    """All findings of so many studies, and the seconds that the slowest took. No disk is waited for."""
    with TemporaryDirectory() as home, patch.dict(os.environ, {HOME_VARIABLE: home}), patch("os.fsync"):
        attacked = StudyAttack(seed)
        found = list(attacked.findings(studies, first))
    return found, attacked.slowest


def untrue_drafts(drafts: int, seed: str) -> Iterator[str]:
    """What is wrong with drafts of lessons from any stretch of a game."""
    for number in range(drafts):
        chance = Random(f"{seed} draft {number}")
        session = game_of_chance(chance.choice([*GAMES]))
        seat, first = chance.randrange(len(session.seats)), chance.randrange(len(session.moves))
        try:
            lesson = draft_lesson(session, seat, first, chance.choice((1, 5, 20)), lambda _, moves: " ".join(moves[0]))
        except LessonFault as fault:
            if "has no move" not in str(fault):
                yield f"draft {number}: {fault}"
            continue
        again = read_lesson(lesson_text(lesson))
        sitting = Sitting(again)
        while sitting.step:
            sitting.finish_step()
        count = len(sitting.session.moves)
        if [*lesson_findings(again)] or again != lesson:
            yield f"draft {number}: {[*lesson_findings(again)]}"
        elif sitting.session.state.fingerprint() != session.at(count).state.fingerprint():
            yield f"draft {number}: comes to another position"


def see_all_marks() -> None:
    """See in every window, in every game, at every size of letters, that notes point at what they name. Raises
    AssertionError.
    """
    from tests.scenes.hands import Screen
    from tests.scenes.test_studies import SIZES, see_marks

    for size in SIZES:
        with TemporaryDirectory() as home, patch.dict(os.environ, {HOME_VARIABLE: home}), patch("os.fsync"):
            app = App(SettingsFile(Path(home) / "settings.yaml"), Saves(game_named), SCENES, size)
            app._give_up_scenes = _raise
            for game in GAMES:
                see_marks(Screen(app), game, LETTER_SIZES)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 after findings."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.studies", description=__doc__.partition("\n")[0])
    parser.add_argument("--studies", type=int, default=24, help="how many studies (usually 24)")
    parser.add_argument("--seed", default="1", help="what they are made by, any text")
    parser.add_argument("--first", type=int, default=0, help="number of the first study, to see one again")
    parser.add_argument("--drafts", type=int, default=8, help="how many drafts of lessons (usually 8)")
    parser.add_argument("--marks", action="store_true", help="look at notes in all windows, too")
    asked = parser.parse_args(arguments)
    begun = time.perf_counter()
    findings, slowest = attack(asked.studies, asked.seed, asked.first)
    for finding in findings:
        print(finding)
    wrong = [*untrue_drafts(asked.drafts, asked.seed)]
    print("".join(f"{each}\n" for each in wrong), end="")
    if asked.marks:
        see_all_marks()
    count, seconds = len(findings) + len(wrong), time.perf_counter() - begun
    print(
        f"{asked.studies} studies, {asked.drafts} drafts, seed {asked.seed}: {count} findings in {seconds:.0f} s, "
        f"the slowest study {slowest:.2f} s"
    )
    return 1 if findings or wrong else 0


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.exit(main())
