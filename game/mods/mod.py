"""A mod: pieces that somebody has written for our games, with their words and drawings. docs/modding.md has its fields.

A mod can add pieces and leave out ours; it never changes one. Mistakes in it are found as in our own files, and all of
them at once. A mod with findings is never played.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2s
from pathlib import Path
from typing import Any

from game.cards.catalog import Misprint, Passage, Reader, gather, read_data
from game.cards.emblems import PATH, drawings_of_a_mod
from game.cards.mod_reading import DataFiles, ModRegister
from game.cards.registry import MOD_READERS, ModContent
from game.engine import Game
from game.engine.lazy import lazy_value
from game.files import safe_yaml
from game.mods.mod_files import MOD_FILE, ModFiles
from game.text import language
from game.text.language import ENGLISH
from game.text.sentences import NAMES, names_in
from game.text.template import Name

MOST_PIECES = 500
"""Pieces of one mod for one game."""
LONGEST_VERSION, LONGEST_ABOUT = 20, 300
MOST_RULES = 999
MARK_BYTES = 6

NOT_NAMED = frozenset({"base", "advanced", "expert", "printed", "mods", "new"})
"""What no mod may be called: words that games have for their own sets."""
LOOKS = frozenset({"name", "emblem", "picture", "pictures", "person"})
"""The fields of a piece that decide no game."""

_ID = re.compile(r"[a-z][a-z0-9_]{1,29}")
_SVG_PATH = re.compile(r"<path\b[^<>]*?\sd\s*=\s*(\"[^\"]*\"|'[^']*')", re.DOTALL)
_VIEW_BOX = re.compile(r"<svg\b[^<>]*?\sviewBox\s*=\s*[\"']([^\"']*)[\"']", re.DOTALL)
_PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]*")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
LONGEST_PATH, MOST_NUMBERS, FARTHEST = 1 << 15, 8_000, 4_096.0
BOX = (0.0, 0.0, 512.0, 512.0)


@dataclass(frozen=True)
class Mod:
    """What a mod is and holds.

    id: what stands before its pieces' handles. names, about: by language, English first. games: for each game the rules
    it was made for. contents: by game, of a mod without findings. words: names of its pieces by game and language.
    findings: all that is wrong with it. files: what it was read from, without what means nothing. unnamed: how many
    pieces have no name yet in a language.
    """

    id: str
    folder: Path
    names: Mapping[str, str] = field(default_factory=dict)
    author: str = ""
    version: str = ""
    about: Mapping[str, str] = field(default_factory=dict)
    games: Mapping[str, range] = field(default_factory=dict)
    contents: Mapping[str, ModContent] = field(default_factory=dict)
    words: Mapping[tuple[str, str], Mapping[str, Name]] = field(default_factory=dict)
    files: ModFiles = field(default_factory=dict)
    findings: tuple[Misprint, ...] = ()
    unnamed: Mapping[str, int] = field(default_factory=dict)

    @property
    def called(self) -> str:
        """Its name in the language of now."""
        return self.names.get(language.now()) or self.names.get(ENGLISH) or self.id

    @property
    def told(self) -> str:
        """What it says about itself in the language of now; empty for nothing."""
        return self.about.get(language.now()) or self.about.get(ENGLISH, "")

    @property
    def size(self) -> int:
        """Bytes of all its files."""
        return sum(map(len, self.files.values()))

    def count(self, game: str) -> int:
        """How many pieces it adds to a game."""
        content = self.contents.get(game)
        return sum(len(pieces) for _, pieces in content.pieces) if content else 0


def game_of(name: str) -> Game:
    """The game of a package that has said how its mods are read."""
    game: Game = lazy_value(f"game.{name}", "GAME")()
    return game


def read_mod(files: ModFiles, folder: Path) -> Mod:
    """The mod that these files are; `folder` is where they lie, for what is said about them. Never fails: what is wrong
    stands in its findings.
    """
    try:
        head = read_data(files[MOD_FILE], folder / MOD_FILE, _read_head)
    except Misprint as misprint:
        return Mod(_guessed_id(files[MOD_FILE], folder), folder, files=files, findings=misprint.all)
    mod = Mod(**{**head, "folder": folder}, files={name: files[name] for name in files if _is_known(name)})
    try:
        contents, words, _ = gather(
            partial(_read_contents, mod), partial(_read_words, mod), partial(_refuse_unknown, mod, files)
        )
    except Misprint as misprint:
        return _with(mod, findings=misprint.all)
    return _with(mod, contents=contents, words=words, unnamed=dict(_unnamed(mod, words)))


def _with(mod: Mod, **more: Any) -> Mod:
    return Mod(**{**mod.__dict__, **more})


def _guessed_id(data: bytes, folder: Path) -> str:
    """The id of a mod whose head has a fault, as far as it can be read."""
    try:
        content = safe_yaml.read(data).content
    except safe_yaml.InvalidYaml:
        content = None
    found = content.get("id") if isinstance(content, dict) else None
    return found if isinstance(found, str) and _ID.fullmatch(found) else folder.name[:30]


# The head


def _read_head(passage: Passage) -> dict[str, Any]:
    readers: dict[str, Reader] = {
        "id": _read_id,
        "name": partial(_in_languages, read=Passage.name),
        "author": Passage.name,
        "version": _read_version,
        "about": partial(_in_languages, read=lambda text: text.text(LONGEST_ABOUT)),
        "for": _read_games,
        "without": _read_without,
    }
    read = passage.record(readers, ("id", "name", "version", "for"))
    read["names"] = read.pop("name")
    read["games"] = read.pop("for")
    without = read.pop("without", {})
    more = [game for game in without if game not in read["games"]]
    if more:
        raise passage.fields()["without"].misprint(f"it is not for {more[0]}", remedy="Name the game under for.")
    return read


def _read_id(passage: Passage) -> str:
    name = passage.text()
    if not _ID.fullmatch(name):
        remedy = "Write 2 to 30 small letters, digits and underscores, a letter first."
        raise passage.misprint(f"{name[:40]!r} is no id of a mod", "wrong-kind", remedy)
    if name in NOT_NAMED:
        raise passage.misprint(f"no mod may be called {name!r}", "taken")
    return name


def _in_languages(passage: Passage, read: Reader) -> dict[str, str]:
    """A text, or one for each language with English among them."""
    if not isinstance(passage.content, dict):
        return {ENGLISH: read(passage)}
    return passage.record(dict.fromkeys(language.languages(), read), (ENGLISH,))


def _read_version(passage: Passage) -> str:
    if type(passage.content) in (int, float):
        return str(passage.content)
    version = passage.text(LONGEST_VERSION)
    if not version.strip() or not version.isprintable():
        raise passage.misprint("this is no version", "wrong-kind", 'Write one such as "1.0".')
    return version


def _read_games(passage: Passage) -> dict[str, range]:
    return passage.record(dict.fromkeys(MOD_READERS, _read_rules), least=1)


def _read_rules(passage: Passage) -> range:
    """The number of a game's rules, or the first and the last that it is for; see that ours are among them."""
    if isinstance(passage.content, list):
        first, last = passage.numbers(1, MOST_RULES, range(2, 3))
    else:
        first = last = passage.number(1, MOST_RULES)
    game = game_of(str(passage.way[-1]))
    if not first <= game.rules <= last:
        made = f"{first}" if first == last else f"{first} to {last}"
        message = f"it is made for rules {made} of {game.title}; here they are {game.rules}"
        remedy = (
            f"Try it with these rules, then write {min(first, game.rules)} and {max(last, game.rules)} in brackets."
        )
        raise passage.misprint(message, "out-of-range", remedy)
    return range(first, last + 1)


def _read_without(passage: Passage) -> dict[str, tuple[str, ...]]:
    return passage.record(dict.fromkeys(MOD_READERS, lambda ids: tuple(ids.each(Passage.handle, 1))))


# Pieces, words and drawings


def _is_known(name: str) -> bool:
    """Whether a file of this name means something in a mod."""
    parts = name.split("/")
    if len(parts) == 1:
        return name == MOD_FILE
    if parts[0] == "icons":
        return True
    if parts[0] not in MOD_READERS:
        return False
    if len(parts) == 3:
        return parts[1] in language.languages() and parts[2] == NAMES
    return parts[1] in [f"{each}.yaml" for each in MOD_READERS[parts[0]].files]


def _refuse_unknown(mod: Mod, files: ModFiles) -> None:
    """Raises Misprint for every file that means nothing, such as one with a misspelled name."""
    known = [MOD_FILE]
    for game in mod.games:
        known += [f"{game}/{each}.yaml" for each in MOD_READERS[game].files]
        known += [f"{game}/{spoken}/{NAMES}" for spoken in language.languages() if spoken != ENGLISH]

    def look(name: str) -> None:
        game = name.partition("/")[0]
        if name not in mod.files or (game in MOD_READERS and game not in mod.games):
            unknown = Passage(None).unknown("file for a mod", name, known)
            raise unknown.at(mod.folder / name)

    gather(*(partial(look, name) for name in files))


def _read_contents(mod: Mod) -> dict[str, ModContent]:
    with drawings_of_a_mod(_drawings(mod)):
        contents = gather(*(partial(_read_content, mod, game) for game in mod.games))
    return dict(zip(mod.games, contents, strict=True))


def _read_content(mod: Mod, game: str) -> ModContent:
    start = f"{game}/"
    files = {
        name.removeprefix(start).removesuffix(".yaml"): data
        for name, data in mod.files.items()
        if name.startswith(start) and name.count("/") == 1
    }
    pieces = MOD_READERS[game].read(DataFiles(files, mod.folder / game), ModRegister(mod.id), mod.id)
    if (count := sum(len(each) for _, each in pieces)) > MOST_PIECES:
        message = f"{count} pieces for {game}; the most are {MOST_PIECES}"
        raise Misprint(message, code="out-of-range").at(mod.folder / game)
    without = read_data(mod.files[MOD_FILE], mod.folder / MOD_FILE, partial(_left_out, game=game, pieces=pieces))
    decides = [[name, _bare(safe_yaml.read(data).content)] for name, data in sorted(files.items())]
    mark = blake2s(json.dumps([decides, sorted(without)]).encode(), digest_size=MARK_BYTES).hexdigest()
    return ModContent(pieces, without, mark, mod.names[ENGLISH], mod.version)


def _left_out(passage: Passage, game: str, pieces: Any) -> frozenset[str]:
    """The handles of our pieces that a mod leaves out."""
    listed = passage.fields().get("without")
    ids = listed.fields().get(game) if listed else None
    if ids is None:
        return frozenset()
    beside = [registry for registry, _ in pieces if not registry.is_replaced]
    known = [handle for registry in beside for handle in registry if "#" not in handle]
    return frozenset(ids.each(lambda each: each.one_of(known, "piece")))


def _bare(content: safe_yaml.Plain) -> safe_yaml.Plain:
    """What of a file decides a game."""
    if isinstance(content, dict):
        return {str(name): _bare(each) for name, each in content.items() if name not in LOOKS}
    return [_bare(each) for each in content] if isinstance(content, list) else content


def _read_words(mod: Mod) -> dict[tuple[str, str], Mapping[str, Name]]:
    wanted = [
        (game, spoken, name)
        for game in mod.games
        for spoken in language.languages()
        if (name := f"{game}/{spoken}/{NAMES}") in mod.files
    ]
    read = gather(*(partial(read_data, mod.files[name], mod.folder / name, names_in) for _, _, name in wanted))
    return {(game, spoken): names for (game, spoken, _), names in zip(wanted, read, strict=True)}


def _unnamed(mod: Mod, words: Mapping[tuple[str, str], Mapping[str, Name]]) -> Iterator[tuple[str, int]]:
    """Languages in which pieces have no names yet, which is no fault, and how many."""
    names = {game: [*_names_of(mod, game)] for game in mod.games}
    for spoken in language.languages():
        missing = [name for game, every in names.items() for name in every if name not in words.get((game, spoken), {})]
        if spoken != ENGLISH and missing:
            yield spoken, len(set(missing))


def _names_of(mod: Mod, game: str) -> Iterator[str]:
    """The English names of its pieces for a game."""
    waiting = [
        safe_yaml.read(data).content
        for name, data in mod.files.items()
        if name.startswith(f"{game}/") and name.count("/") == 1
    ]
    while waiting:
        content = waiting.pop()
        if isinstance(content, dict):
            yield from (each for name, each in content.items() if name == "name" and isinstance(each, str))
            waiting += content.values()
        elif isinstance(content, list):
            waiting += content


def _drawings(mod: Mod) -> dict[str, str]:
    """Its own drawings by name, as emblems. Raises Misprint."""
    found = {name: data for name, data in mod.files.items() if name.startswith("icons/") and name.endswith(".svg")}
    drawn = gather(*(partial(_read_drawing, data, mod.folder / name) for name, data in found.items()))
    return {Path(name).stem: path for name, path in zip(found, drawn, strict=True)}


def _read_drawing(data: bytes, file: Path) -> str:
    """The paths of a drawing in a box of 512; nothing else of it is looked at."""
    remedy = 'Draw it in a box of 512, as <svg viewBox="0 0 512 512"> with filled paths.'
    text = data.decode("utf-8", errors="replace")
    box = _VIEW_BOX.search(text)
    corners = [float(each) for each in _NUMBER.findall(box[1])[:5]] if box and len(box[1]) < 80 else []
    if tuple(corners) != BOX:
        raise Misprint("this drawing is not in a box of 512", code="wrong-value", remedy=remedy).at(file)
    path = " ".join(match[1][1:-1] for match in _SVG_PATH.finditer(text))
    path = " ".join(path.split())
    if not path or len(path) > LONGEST_PATH or not _PATH.fullmatch(path) or path[0] not in "Mm":
        message = f"no path was found here, or one of more than {LONGEST_PATH:,} letters"
        raise Misprint(message, code="wrong-value", remedy=remedy).at(file)
    numbers = _NUMBER.findall(path)
    if len(numbers) > MOST_NUMBERS or any(not abs(float(each)) <= FARTHEST for each in numbers):
        raise Misprint("a path leads too far, or has too many points", code="out-of-range", remedy=remedy).at(file)
    return PATH + path
