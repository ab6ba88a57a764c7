"""What a lab was opened for last: kept beside its outcomes, so that it goes on when it is opened again."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass

from game import GAMES, game_named
from game.files import files, folders, schema, untrusted
from game.files.shared_file import SharedFile
from game.lab.experiment import Experiment
from game.lab.subject import number_called, with_mod, with_number, with_piece
from game.mods.installed import every_mod
from game.text.sentences import Sentences

_say = Sentences("screens")

FOLDER, FILE = "labs", "lab.yaml"
SHAPE = {
    "game": tuple(GAMES),
    "mod": schema.TextShape(),
    "piece": schema.TextShape(),
    "number": schema.TextShape(),
    "is_going": bool,
}


@dataclass(frozen=True)
class LabChoice:
    """What somebody wants to know. mod: the name of a mod; else piece: the handle of a printed piece, and number: the
    name of one of its numbers, or empty. is_going: whether the lab was at work when it was left.
    """

    game: str
    mod: str = ""
    piece: str = ""
    number: str = ""
    is_going: bool = False

    @property
    def seats(self) -> int:
        """Two, or the game's fewest."""
        return max(2, game_named(self.game).seats[0])

    def experiment(self) -> Experiment:
        """What is played to find out. Raises InvalidInput that says why that cannot be."""
        if self.mod:
            found = next((each for each in every_mod() if each.mod.id == self.mod and not each.trouble), None)
            if found is None:
                raise untrusted.InvalidInput(_say("lab.no_mod", mod=self.mod))
            return with_mod(found.mod, self.game, self.seats)
        if not self.number:
            return with_piece(self.game, self.piece, self.seats)
        number = number_called(self.game, self.piece, self.number)
        return with_number(self.game, self.piece, number, self.seats)


USUAL = LabChoice(next(iter(GAMES)))


def _file() -> SharedFile[LabChoice]:
    return SharedFile(folders.records_folder() / FOLDER / FILE, "lab_file", _read, USUAL)


def _read(data: bytes) -> LabChoice:
    content = untrusted.load(data)
    schema.check(content, SHAPE)
    return LabChoice(**content)


def last_choice() -> LabChoice:
    """What the lab was opened for last; the usual where nobody knows. Never fails."""
    with suppress(OSError):
        return _file().look()
    return USUAL


def remember(choice: LabChoice) -> None:
    """Keep it for the next time; where that cannot be, the lab only opens empty."""
    with suppress(OSError):
        file = _file()
        with file.changing():
            files.write_whole(file.path, json.dumps(asdict(choice), indent=1) + "\n")
