"""What a lab looks at: the pieces of a mod, or a printed piece with one of its numbers a little lower and higher.

A changed piece is a mod that leaves the printed one out and adds another in its place. It is made in memory and read as
any mod is, so that nothing on disk changes and nothing but what a mod may say comes in.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from hashlib import blake2s
from pathlib import Path
from typing import Any, NamedTuple

from game import game_named
from game.cards.catalog import DATA
from game.cards.registry import MOD_READERS
from game.files import safe_yaml, untrusted
from game.lab.experiment import Experiment
from game.mods.mod import LOOKS, Mod, read_mod
from game.mods.mod_files import MOD_FILE, ModFiles
from game.text.sentences import Sentences, listed

_say = Sentences("screens")

CHANGED, LESS, MORE = "lab", "lab_less", "lab_more"
STEPS = {LESS: -1, CHANGED: 0, MORE: 1}
"""The mods with a changed piece, and by how much their number differs from the printed one."""

NOT_DEALT = ("printed", "starting_deck", "side_a")
"""Headings of our files under which nothing lies that comes up in a game."""
OF_OURS = ("set", "age")
"""Fields that pieces of mods do not have."""
PLAYER = "normal"
"""Who plays: as quick as computers are that see all of a move."""
MARK_BYTES = 10

Way = tuple[str | int, ...]


class PrintedNumber(NamedTuple):
    """A number of a piece: the names and places that lead to it, and what it is."""

    way: Way
    value: int

    @property
    def name(self) -> str:
        """As it is written in a command, such as `each_worker.stone`."""
        return ".".join(map(str, self.way))


class PrintedPiece(NamedTuple):
    """A piece as its file has it, and the headings over it."""

    file: str
    headings: tuple[str, ...]
    entry: Mapping[str, Any]

    @property
    def numbers(self) -> tuple[PrintedNumber, ...]:
        """All of its numbers that decide something."""
        return tuple(_numbers(self.entry, ()))

    @property
    def name(self) -> str:
        """The English name; the id of a piece without one."""
        return str(self.entry.get("name") or self.entry["id"])


def _numbers(content: safe_yaml.Plain, way: Way) -> Iterator[PrintedNumber]:
    if type(content) is int:
        yield PrintedNumber(way, content)
    elif isinstance(content, dict):
        for name, each in content.items():
            if way or name not in (*LOOKS, "id"):
                yield from _numbers(each, (*way, name))
    elif isinstance(content, list):
        for place, each in enumerate(content):
            yield from _numbers(each, (*way, place))


def pieces_in(file: str, content: safe_yaml.Plain, headings: tuple[str, ...] = ()) -> Iterator[PrintedPiece]:
    """The pieces of a file."""
    if isinstance(content, dict) and isinstance(content.get("id"), str):
        yield PrintedPiece(file, headings, content)
    elif isinstance(content, dict):
        for name, each in content.items():
            if name not in NOT_DEALT:
                yield from pieces_in(file, each, (*headings, str(name)))
    elif isinstance(content, list):
        for each in content:
            yield from pieces_in(file, each, headings)


@lru_cache(maxsize=8)
def printed_pieces(game: str) -> Mapping[str, PrintedPiece]:
    """Our pieces of a game that a mod might have, by their handles."""
    files = {f"{game}/{file}.yaml": DATA / game / f"{file}.yaml" for file in _taken(game)}
    return pieces_of({name: path.read_bytes() for name, path in files.items()}, game)


@lru_cache(maxsize=8)
def changeable_pieces(game: str) -> Mapping[str, PrintedPiece]:
    """Those of them that have a number."""
    return {handle: piece for handle, piece in printed_pieces(game).items() if piece.numbers}


def pieces_of(files: ModFiles, game: str) -> Mapping[str, PrintedPiece]:
    """The pieces that files hold for a game, as those of a mod do, and that seats take, by handles without its name."""
    found: dict[str, PrintedPiece] = {}
    for file in _taken(game):
        if (name := f"{game}/{file}.yaml") in files:
            content = safe_yaml.read(files[name]).content
            found |= {each.entry["id"]: each for each in pieces_in(file, content)}
    return found


def _taken(game: str) -> list[str]:
    """The files of a game with pieces that seats take."""
    return [file for file in MOD_READERS[game].files if file not in MOD_READERS[game].untaken]


def piece_called(game: str, piece: str) -> PrintedPiece:
    """A printed piece by its handle. Raises InvalidInput where there is none."""
    known = printed_pieces(game)
    if piece not in known:
        near = listed(get_close_matches(piece, known, 3, 0.5), "comma")
        raise untrusted.InvalidInput(
            _say("lab.no_piece", game=game_named(game).called, piece=untrusted.shown(piece, 40), near=near)
        )
    return known[piece]


def number_called(game: str, piece: str, name: str) -> PrintedNumber:
    """A number of a printed piece by its name. Raises InvalidInput that says which there are."""
    numbers = {each.name: each for each in piece_called(game, piece).numbers}
    if name not in numbers:
        known = listed(list(numbers), "comma")
        raise untrusted.InvalidInput(_say("lab.no_number", piece=piece, number=untrusted.shown(name, 40), known=known))
    return numbers[name]


def with_mod(mod: Mod, game: str, seats: int, player: str = PLAYER) -> Experiment:
    """The pieces of a mod that seats take. Raises InvalidInput where there are none, or the mod has faults."""
    if mod.findings:
        raise untrusted.InvalidInput(str(mod.findings[0]))
    pieces = tuple(pieces_of(mod.files, game)) if game in mod.contents else ()
    if not pieces:
        raise untrusted.InvalidInput(_say("lab.nothing_in_it", mod=mod.called, game=game_named(game).called))
    return _experiment(game, (mod,), pieces, seats, player)


def with_piece(game: str, piece: str, seats: int, player: str = PLAYER) -> Experiment:
    """A printed piece as it is. Raises InvalidInput for one that there is not."""
    mod = _mod_of(game, piece, CHANGED, piece_called(game, piece).entry)
    if mod.findings:
        raise untrusted.InvalidInput(str(mod.findings[0]))
    return _experiment(game, (mod,), (piece,), seats, player)


def with_number(game: str, piece: str, number: PrintedNumber, seats: int, player: str = PLAYER) -> Experiment:
    """A printed piece with a number as it is, one lower and one higher, as far as there are such pieces.
    Raises InvalidInput where no other number fits.
    """
    made = [_changed(game, piece, mod, number, step) for mod, step in STEPS.items()]
    sound = tuple(mod for mod in made if not mod.findings)
    if CHANGED not in [mod.id for mod in sound] or len(sound) < 2:
        why = next(str(mod.findings[0]) for mod in made if mod.findings)
        raise untrusted.InvalidInput(_say("lab.cannot_change", piece=piece, why=why))
    return _experiment(game, sound, (piece,), seats, player)


def copies(game: str, pieces: tuple[str, ...]) -> Mod:
    """A mod that adds a copy of each of these pieces of ours, which stay in the game."""
    files = _files_with(game, [printed_pieces(game)[piece] for piece in pieces])
    return _read({MOD_FILE: _head(game, CHANGED, ()), **files})


def _changed(game: str, piece: str, mod: str, number: PrintedNumber, step: int) -> Mod:
    """A mod with a changed piece in the place of the printed one."""
    entry = json.loads(json.dumps(printed_pieces(game)[piece].entry))
    *above, last = number.way
    inside = entry
    for name in above:
        inside = inside[name]
    inside[last] = number.value + step
    return _mod_of(game, piece, mod, entry)


def _mod_of(game: str, piece: str, mod: str, entry: Mapping[str, Any]) -> Mod:
    """A mod that has this entry in the place of the printed piece."""
    files = _files_with(game, [printed_pieces(game)[piece]._replace(entry=entry)])
    return _read({MOD_FILE: _head(game, mod, (piece,)), **files})


def _read(files: ModFiles) -> Mod:
    return read_mod(files, Path(CHANGED))


def _head(game: str, mod: str, without: tuple[str, ...]) -> bytes:
    head = {"id": mod, "name": mod, "version": "1", "for": {game: game_named(game).rules}}
    return json.dumps(head | ({"without": {game: list(without)}} if without else {})).encode()


def _files_with(game: str, pieces: list[PrintedPiece]) -> dict[str, bytes]:
    """The files of a mod that holds these pieces, as JSON, which is YAML too."""
    files: dict[str, Any] = {}
    for piece in pieces:
        entry = {name: value for name, value in piece.entry.items() if name not in OF_OURS}
        if not piece.headings:
            files.setdefault(piece.file, []).append(entry)
            continue
        inside = files.setdefault(piece.file, {})
        *above, last = piece.headings
        for heading in above:
            inside = inside.setdefault(heading, {})
        inside.setdefault(last, []).append(entry)
    return {f"{game}/{name}.yaml": json.dumps(content).encode() for name, content in files.items()}


def _experiment(game: str, mods: tuple[Mod, ...], pieces: tuple[str, ...], seats: int, player: str) -> Experiment:
    in_play = MOD_READERS[game].in_play
    files = {name for mod in mods for name in in_play if f"{game}/{name}.yaml" in mod.files}
    options = tuple((name, value) for file in sorted(files) for name, value in in_play[file].items())
    decides = [[mod.id, mod.contents[game].mark] for mod in mods], pieces, seats, player, options
    mark = blake2s(json.dumps([game, *decides]).encode(), digest_size=MARK_BYTES).hexdigest()
    held = tuple((mod.id, tuple(sorted(mod.files.items()))) for mod in mods)
    return Experiment(game, held, pieces, seats, player, options, mark)
