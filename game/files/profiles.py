"""Profiles: the names that are remembered here, each with a face, and with a folder for what is that player's own.

What lies there are tips that were seen, lessons, practice, daily tables and challenges. As long as nobody is remembered
it lies where it always lay; the first profile is given a copy of that. Saved games, letters and results know names
only: by its name, or by what else somebody is called, a seat is known to be a profile's.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from game.files.folders import config_folder, records_folder
from game.files.safe_yaml import Dumper
from game.files.schema import TextShape, check
from game.files.shared_file import SharedFile
from game.files.untrusted import InvalidInput, load
from game.text.names.player_names import MOST_BYTES, are_alike, fitting
from game.text.sentences import Sentences

_say = Sentences("screens")

FILE, FOLDER = "profiles.yaml", "profiles"
MOST = 12
"""Letters of a name."""

MET, LESSONS, PRACTICE, DAILY, CHALLENGES = OWN = (
    "met.yaml", "chapters.yaml", "practice.yaml", "daily.yaml", "challenges.yaml",
)  # fmt: skip
"""The files of one player."""


@dataclass(frozen=True)
class Profile:
    """Somebody who is remembered. id: the name of the folder, which stays. also: what else that player is called."""

    id: str
    name: str
    face: str = ""
    also: tuple[str, ...] = ()

    def is_called(self, name: str) -> bool:
        """Whether somebody of this name is meant, whatever letters are capitals."""
        return any(are_alike(name, each) for each in (self.name, *self.also))

    @property
    def folder(self) -> Path:
        """Where this player's own files are. Raises NoHome."""
        return records_folder() / FOLDER / self.id


class Known(NamedTuple):
    """Who is remembered, and the id of who plays here now; empty for nobody in particular."""

    profiles: tuple[Profile, ...] = ()
    now: str = ""


class Profiles:
    """All profiles on disk. `trouble` says in plain words why the file could not be used, or not be written, or whose
    folder was gone.
    """

    def __init__(self) -> None:
        self._file = SharedFile[Known](records_folder() / FILE, "profiles_file", _known, Known())
        self._now = self._file.look()
        self.trouble = self._file.damaged or ""
        self._find_folders()

    def _find_folders(self) -> None:
        """Make the folders anew that are gone, and say so."""
        gone = [each for each in self.every if not each.folder.is_dir()]
        for each in gone:
            with suppress(OSError):
                each.folder.mkdir(parents=True, exist_ok=True)
            self.trouble = _say("profiles.folder_gone", name=each.name, path=each.folder)

    @property
    def every(self) -> Sequence[Profile]:
        """All of them, in the order in which they were remembered."""
        return self._now.profiles

    @property
    def current(self) -> Profile | None:
        """Who plays here now."""
        return next((each for each in self.every if each.id == self._now.now), None)

    def called(self, name: str) -> Profile | None:
        """Whose name this is."""
        return next((each for each in self.every if each.is_called(name)), None)

    def remember(self, name: str, face: str) -> Profile:
        """Remember somebody, who plays here from now on; the first is given what lay here before. Raises ValueError
        that says why not.
        """
        if len(self.every) >= MOST:
            raise ValueError(_say("profiles.too_many", most=MOST))
        ids = {each.id for each in self.every}
        numbers = (str(number) for number in range(1, 10_000))
        free = next(each for each in numbers if each not in ids and not (records_folder() / FOLDER / each).exists())
        new = Profile(free, self._checked(name, free), face)
        is_first = not self.every
        with suppress(OSError):
            new.folder.mkdir(parents=True, exist_ok=True)
            if is_first:
                _copy_what_lay_here(new.folder)
        self._change(new, now=free)
        return new

    def change(self, profile: Profile, name: str, face: str) -> None:
        """Give a profile another name or face; by its name of before it is still known. Raises ValueError that says why
        not.
        """
        new = self._checked(name, profile.id)
        also = dict.fromkeys((*profile.also, profile.name))
        others = tuple(each for each in also if not are_alike(each, new))
        self._change(replace(profile, name=new, face=face, also=others[-MOST:]), now=self._now.now)

    def use(self, profile: Profile | None) -> None:
        """Let this player play here from now on; None for nobody in particular."""
        self._change(*([profile] if profile else []), now=profile.id if profile else "")

    def forget(self, profile: Profile) -> None:
        """Take a profile off the list. Its folder stays."""
        now = "" if self._now.now == profile.id else self._now.now
        self._change(now=now, without=profile.id)

    def _checked(self, name: str, own: str) -> str:
        """A name that nobody else has. Raises ValueError that says why not."""
        name = name.strip()
        if not name:
            raise ValueError(_say("profiles.needs_a_name"))
        other = self.called(name)
        if other and other.id != own:
            raise ValueError(_say("profiles.name_taken", name=other.name))
        return fitting(name)

    def _change(self, *changed: Profile, now: str, without: str = "") -> None:
        """Write it down; what other copies of the program have written meanwhile stays."""

        def merged(known: Known) -> Known:
            every = {each.id: each for each in (*known.profiles, *changed) if each.id != without}
            return Known(tuple(every.values()), now)

        try:
            with self._file.changing(self._now) as kept:
                self._now = merged(kept)
                self._file.write((self._now,), _text)
            self.trouble = self._file.damaged or ""
        except OSError as error:
            self._now = merged(self._now)
            self.trouble = self._file.unwritable(error)


def own_file(name: str, profile: Profile | None = None) -> Path:
    """Where a file of one player is: in the folder of this profile or, without one, of who plays here now; of nobody in
    particular, where it was before there were profiles. Raises NoHome.
    """
    profile = profile or Profiles().current
    if profile:
        return profile.folder / name
    return (config_folder() if name == MET else records_folder()) / name


def _copy_what_lay_here(folder: Path) -> None:
    """Raises OSError."""
    for name in OWN:
        before = (config_folder() if name == MET else records_folder()) / name
        if before.is_file():
            (folder / name).write_bytes(before.read_bytes())


_PROFILE = {"id": TextShape(8), "name": TextShape(MOST_BYTES), "face": TextShape(40), "also?": [TextShape(MOST_BYTES)]}
_SHAPE = {"now": TextShape(8), "profiles": [_PROFILE]}


def _known(data: bytes) -> Known:
    """Raises Unfit."""
    content = load(data)
    check(content, _SHAPE)
    profiles = tuple(_profile(each) for each in content["profiles"])
    if len({each.id for each in profiles}) < len(profiles):
        raise InvalidInput(_say("profiles.same_twice"))
    return Known(profiles, content["now"])


def _profile(entry: dict[str, Any]) -> Profile:
    """Raises Unfit for an id that is no number, which no folder may be called by."""
    if not (entry["id"].isascii() and entry["id"].isdigit()):
        raise InvalidInput(_say("profiles.no_id", id=entry["id"]))
    return Profile(**{**entry, "also": tuple(entry.get("also", ()))})


def _text(known: Sequence[Known]) -> str:
    """The file of what is known; nothing without it."""
    profiles, now = known[0] if known else Known()
    entries = [{**asdict(each), "also": list(each.also)} for each in profiles]
    content = {"now": now, "profiles": entries}
    return str(yaml.dump(content, Dumper=Dumper, sort_keys=False, allow_unicode=True))
