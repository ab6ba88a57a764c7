"""Runs: work for many values, such as matches by their seeds, that tells how far it is and can go on where it stopped.

Every command that plays for long goes through a `LongRun`. `--keep FILE` writes each outcome as a line of JSON before
it counts, so that the same command goes on there after Ctrl+C, `kill` or a power cut and comes to the same; `--on CREW`
says who works (`game.tools.runs.crew`). Outcomes are found again by what was asked for, and a file only goes on with
the edition of the program that began it. On a terminal a line shows how far the run is and how long it takes yet.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sized
from contextlib import ExitStack, contextmanager
from dataclasses import fields, is_dataclass
from hashlib import blake2s
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from game.files.files import Claim, append, claim
from game.tools.runs.crew import HERE, CrewTrouble, Map, Work, crew, edition

T = TypeVar("T")

FORM = 1
"""The form of the lines; a later version that writes other ones counts on."""
BEGUN = "begun"
"""The key of what a run began with."""
TOLD_EVERY_S = 0.2


class KeptTrouble(RuntimeError):
    """Why outcomes cannot be kept in a file, in a sentence; the file is as it was."""


class KeptElsewhere(KeptTrouble):
    """Another run writes the file."""


class KeptOutcomes:
    """The outcomes in a file, by their keys; only one run writes it at a time.

    `remark` says of a file that ended in the middle of a line that this was taken away.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.remark = ""
        self._places: dict[str, int] = {}
        self._claim = self._claimed()
        try:
            self._look()
        except BaseException:
            self.close()
            raise

    def _claimed(self) -> Claim:
        if held := claim(self.path):
            return held
        raise KeptElsewhere(f"Another run is writing {self.path}: wait for its end, or name another file.")

    def _look(self) -> None:
        """Find what is there, or begin the file."""
        if not self.path.exists() or not self.path.stat().st_size:
            append(self.path, _line({"kept": FORM, "edition": edition()}))
            return
        good = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    self.remark = f"{self.path} ended in the middle of line {number}: that outcome is played again."
                    break
                entry = self._entry(number, line)
                if number > 1:
                    self._places[entry["key"]] = good
                good += len(line)
        if not good:
            raise KeptTrouble(f"{self.path} holds no kept outcomes: name another file.")
        if self.remark:
            with self.path.open("r+b") as file:
                file.truncate(good)

    def _entry(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            entry = json.loads(line)
            known = {"kept", "edition"} if number == 1 else {"key", "outcome"}
            if not isinstance(entry, dict) or not known <= entry.keys():
                raise ValueError
            if number > 1 and not isinstance(entry["key"], str):
                raise ValueError
        except (ValueError, RecursionError):
            what = "holds no kept outcomes" if number == 1 else f"is damaged in line {number}, which is no outcome"
            raise KeptTrouble(f"{self.path} {what}: name another file, or mend it by taking that line away.") from None
        if number == 1 and entry["kept"] != FORM:
            raise KeptTrouble(f"{self.path} is of a newer version of the program: go on there, or name another file.")
        if number == 1 and entry["edition"] != edition():
            raise KeptTrouble(
                f"{self.path} is of another edition of the program ({entry['edition']}, this is {edition()}): its code "
                f"or its data have changed since. Go on with that one, or name another file."
            )
        return entry

    def __contains__(self, key: str) -> bool:
        return key in self._places

    def outcome(self, key: str) -> Any:
        """What was kept under a key, as plain values."""
        with self.path.open("rb") as file:
            file.seek(self._places[key])
            return json.loads(file.readline())["outcome"]

    def every(self) -> Iterator[tuple[str, Any]]:
        """All that was kept by now, in the order of the file: key and plain values."""
        with self.path.open("rb") as file:
            for place in list(self._places.values()):
                file.seek(place)
                entry = json.loads(file.readline())
                yield entry["key"], entry["outcome"]

    def keep(self, key: str, outcome: Any) -> None:
        """Write an outcome. Raises OSError."""
        self._places[key] = self.path.stat().st_size
        append(self.path, _line({"key": key, "outcome": outcome}))

    def close(self) -> None:
        """Let other runs have the file."""
        self._claim.release()


def _line(entry: Mapping[str, Any]) -> bytes:
    return json.dumps(entry, default=_plain, separators=(",", ":")).encode() + b"\n"


def _plain(value: Any) -> Any:
    """A record or a path as JSON knows it."""
    return str(value) if isinstance(value, Path) else {each.name: getattr(value, each.name) for each in fields(value)}


def shaped(kind: Any, plain: Any) -> Any:
    """A value of this type from what JSON has made of it. Raises TypeError, KeyError or ValueError where it is none."""
    of = get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return None if plain is None else shaped(next(each for each in of if each is not NoneType), plain)
    if get_origin(kind) is list:
        return [shaped(of[0], each) for each in plain]
    if get_origin(kind) is tuple:
        kinds = [of[0]] * len(plain) if of[-1] is Ellipsis else of
        return tuple(shaped(each, one) for each, one in zip(kinds, plain, strict=True))
    if get_origin(kind) is dict:
        return {key: shaped(of[1], each) for key, each in plain.items()}
    if is_dataclass(kind) and isinstance(kind, type):
        hints = get_type_hints(kind)
        return kind(**{each.name: shaped(hints[each.name], plain[each.name]) for each in fields(kind)})
    if isinstance(kind, type) and issubclass(kind, tuple):
        return kind(*(shaped(each, one) for each, one in zip(get_type_hints(kind).values(), plain, strict=True)))
    return Path(plain) if kind is Path else plain


class RunProgress(NamedTuple):
    """How far a run is: of so many (None where nobody knows), outcomes so far, those among them that were kept."""

    total: int | None
    done: int
    kept: int


class LongRun:
    """Work for many values. What one command asks for, of several kinds too, goes through one run."""

    def __init__(self, together: Map, kept: KeptOutcomes | None = None) -> None:
        self._together = together
        self._kept = kept
        self.progress = RunProgress(None, 0, 0)
        self._began = time.monotonic()
        self._told = 0.0
        self._is_seen = sys.stderr is not None and sys.stderr.isatty()

    def map(self, work: Work, values: Iterable[Any], note: Callable[[], str] = lambda: "") -> Iterator[Any]:
        """The outcomes of the values in their order, each as soon as it and all before it are known. Values are taken
        a little ahead and may go on for ever. note: what the line of the progress says besides.
        """
        total = len(values) if isinstance(values, Sized) else None
        self.progress, self._began = RunProgress(total, 0, 0), time.monotonic()
        order: deque[tuple[Any, str]] = deque()

        def missing() -> Iterator[Any]:
            for value in values:
                key = key_of(work, value) if self._kept else ""
                order.append((value, key))
                if not self._kept or key not in self._kept:
                    yield value

        outcomes = self._together(work, missing())
        is_more = True
        while is_more:
            try:
                outcome = next(outcomes)
            except StopIteration:
                is_more = False
            while order and self._kept and order[0][1] in self._kept:
                yield self._count(self._found(work, order.popleft()[1]), note, was_kept=True)
            if is_more:
                _, key = order.popleft()
                if self._kept:
                    self._kept.keep(key, outcome)
                yield self._count(outcome, note)
        self.finish()

    def counted(self, outcomes: Iterable[T], total: int) -> Iterator[T]:
        """The same outcomes, of work that is not for others and isn't kept, with the line of the progress."""
        self.progress, self._began = RunProgress(total, 0, 0), time.monotonic()
        for outcome in outcomes:
            self._count(outcome, str)
            yield outcome
        self.finish()

    def begun_with(self, value: Any) -> Any:
        """Plain values that the command itself changes on its way, such as what stands in a file that it writes: where
        outcomes are kept, those that the run began with, whenever it goes on.
        """
        if self._kept is None:
            return value
        if BEGUN not in self._kept:
            self._kept.keep(BEGUN, value)
        return self._kept.outcome(BEGUN)

    def _found(self, work: Work, key: str) -> Any:
        assert self._kept
        try:
            return shaped(get_type_hints(work)["return"], self._kept.outcome(key))
        except (TypeError, KeyError, ValueError, AttributeError):
            raise KeptTrouble(f"{self._kept.path} holds something else as an outcome of this command.") from None

    def _count(self, outcome: Any, note: Callable[[], str], was_kept: bool = False) -> Any:
        total, done, kept = self.progress
        self.progress = RunProgress(total, done + 1, kept + was_kept)
        now = time.monotonic()
        if self._is_seen and (now - self._told > TOLD_EVERY_S or done + 1 == total):
            self._told = now
            told = progress_line(self.progress, now - self._began, note())
            print(f"\r\033[K{told}", end="", file=sys.stderr, flush=True)
        return outcome

    def tell(self, line: str) -> None:
        """Print a line in the place of that of the progress, which comes back below it."""
        self.finish()
        print(line, flush=True)

    def finish(self) -> None:
        """Take the line of the progress away."""
        if self._is_seen and self._told:
            self._told = 0.0
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def progress_line(progress: RunProgress, seconds: float, note: str) -> str:
    """How far a run is that has taken so long, and how long it takes yet."""
    total, done, kept = progress
    played = done - kept
    parts = [f"{done:,} of {total:,}, {100 * done // total} %" if total else f"{done:,}"]
    if total and played and done < total:
        parts.append(f"{_told_time(seconds / played * (total - done))} left")
    return " · ".join([*parts, *([note] if note else [])])


def _told_time(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def key_of(work: Work, value: Any) -> str:
    """What an outcome is found by: the work and all that it was given, or what the value says that it is `kept_as`."""
    value = getattr(value, "kept_as", value)
    asked = f"{getattr(work, '__module__', '')}.{getattr(work, '__qualname__', '')}".encode() + _line({"value": value})
    return blake2s(asked, digest_size=10).hexdigest()


def add_run_options(parser: ArgumentParser) -> None:
    """The options that every command has that goes through a run."""
    parser.add_argument("--keep", metavar="FILE", type=Path, help="keep every outcome there; the same command resumes")
    parser.add_argument(
        "--on",
        metavar="CREW",
        default=HERE,
        help="who does the work: here, processes:4 or dask:tcp://ADDRESS:8786 (%(default)s)",
    )


@contextmanager
def run_of(parser: ArgumentParser, asked: Namespace) -> Iterator[LongRun]:
    """The run that somebody asked for, for the block. What it cannot do is told in a sentence, and ends the command."""
    try:
        with ExitStack() as open_ones:
            try:
                together = open_ones.enter_context(crew(asked.on))
            except KeyboardInterrupt:
                print("Stopped before the work began.", file=sys.stderr)
                raise
            kept = KeptOutcomes(asked.keep) if asked.keep else None
            if kept:
                open_ones.callback(kept.close)
                if kept.remark:
                    print(kept.remark, file=sys.stderr)
            run = LongRun(together, kept)
            try:
                yield run
            except KeyboardInterrupt:
                run.finish()
                _say_stopped(run, asked.keep)
                raise
            run.finish()
    except (KeptTrouble, CrewTrouble) as error:
        hint = " The same command goes on from here." if isinstance(error, CrewTrouble) and asked.keep else ""
        parser.exit(2, f"{error}{hint}\n")


def _say_stopped(run: LongRun, path: Path | None) -> None:
    total, done, _ = run.progress
    far = f"{done:,} of {total:,}" if total else f"{done:,}"
    kept = "the same command goes on from there." if path else "with --keep FILE it could go on from there."
    print(f"Stopped after {far}; {kept}", file=sys.stderr)
