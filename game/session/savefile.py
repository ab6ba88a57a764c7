"""A saved game read back from its file, as far as it is good, and what is wrong with the rest.

What its first lines hold stands here, what those of the moves say in `game/session/savefile_lines.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from game.cards.catalog import Misprint
from game.cards.registry import mods_of
from game.engine import Game, IllegalMove
from game.engine.game import CHOSEN_OPTIONS
from game.files import schema, untrusted
from game.session import savefile_lines
from game.session.session import PEOPLE, STRICT, UNDO_KINDS, Mail, Parent, Seat, Session
from game.text.sentences import Sentences

MOST_LINES = 20_000
MOST_BYTES = 1 << 21
"""Lines of moves, and bytes, in a file. One that reaches either is written anew, without what was taken back."""

_say = Sentences("screens")

SEAT_COLOURS = range(1, 7)
SEED = (schema.TextShape(200), range(-(10**20), 10**20))
HEAD = {
    "game": schema.TextShape(),
    "rules": range(1, 1_000_000),
    "seed": SEED,
    "options": CHOSEN_OPTIONS,
    "seats": [{"name": schema.TextShape(), "player": schema.TextShape(), "colour": SEAT_COLOURS}],
    "parent?": {"file": schema.TextShape(300), "move": range(MOST_LINES), "digest": schema.TextShape()},
    "undo?": UNDO_KINDS,
    "advice?": bool,
    "mods?": {
        schema.ANY: {"mark": schema.TextShape(40), "name": schema.TextShape(60), "version": schema.TextShape(20)}
    },
    "mail?": {"game": schema.TextShape(40), "sent": range(MOST_LINES + 1)},
    "ghost?": schema.TextShape(),
}
"""What the first lines of a file hold."""


MOVES_BELOW = b"\nmoves:\n"
"""What stands between the first lines and those of the moves."""


_MOVES_LINE = re.compile(r"^moves:[ \t]*(?:\n|\Z)", re.MULTILINE)
_ENTRY = re.compile(r"[a-z][a-z_]{,39}")
_GAME_LINE = re.compile(r"^game:", re.MULTILINE)


class NewerEntry(ValueError):
    """What of a file only a newer version of the program knows, in a few words."""


class Unreadable(ValueError):
    """A file that is no saved game from its first lines on. The message names the file and the trouble."""


class Newer(Unreadable):
    """A file that a newer version of the program has saved: nothing is wrong with it."""


class LastSeen(NamedTuple):
    """What can be said of a game without its mods: whose it is, how many moves it has, and what was told last, of which
    the first is how far it is.
    """

    game: Game
    seats: tuple[Seat, ...]
    moves: int
    told: tuple[str, ...]
    parent: Parent | None
    undo_kind: str
    may_ask: bool


class ModsMissing(Unreadable):
    """A game with mods that are not here, or no longer what they were: nothing is wrong with it. seen: what can be
    said of it. needed: the marks of the mods that are missing, by their names.
    """

    def __init__(self, message: str, seen: LastSeen, needed: Mapping[str, str]) -> None:
        super().__init__(message)
        self.seen = seen
        self.needed = needed


class Foreign(Unreadable):
    """A file of something else: nothing in it looks like a saved game."""


@dataclass(frozen=True)
class Opened:
    """A session read from a file, and what was wrong with the file, in plain words, if anything was.

    `remark` is what is to be said of a file with which nothing is wrong: that it is of older rules. `differs` is
    whether it went on in a way that the rules of now do not allow; the session is then the part that they do.
    """

    session: Session
    trouble: str | None
    remark: str = ""
    differs: bool = False


def anybody(game: Game, player: str) -> None:
    """Lets everybody play, whoever that may be."""


def read(
    path: Path,
    game_named: Callable[[str], Game],
    check_player: Callable[[Game, str], None] = anybody,
    game_in: Callable[[bytes], bytes] = bytes,
    kind: type[Session] = Session,
) -> Opened:
    """Replay a saved game as far as it is good. `game_in` finds it in a file that holds more, `kind` makes the session.

    Raises Unreadable when not even the game's first position can be made from it, and Misprint when that is the
    fault of the game's own pieces. A move that is no longer legal, a broken line or a fingerprint that differs ends
    the reading; `Opened.trouble` then says so, or `Opened.remark` that the rules have changed. `check_player` raises
    ValueError for who cannot play a game. A fault of the program that a file brings to light costs this file only.
    """
    name = untrusted.shown(path.name, 60)
    try:
        data = game_in(untrusted.read_bytes(path, MOST_BYTES))
    except OSError as error:
        raise Unreadable(_say("saves.unreadable", name=name, reason=error.strerror)) from error
    except untrusted.InvalidInput as unfit:
        raise Unreadable(_say("saves.no_game", name=name, fault=unfit)) from unfit
    opened = replayed(data, name, game_named, check_player, kind)
    opened.session.file = path.name
    return opened


def replayed(
    data: bytes,
    name: str,
    game_named: Callable[[str], Game],
    check_player: Callable[[Game, str], None] = anybody,
    kind: type[Session] = Session,
) -> Opened:
    """What a saved game holds of which this is the content, as `read` says it; messages call it by the name."""
    text, is_text = untrusted.text_in(data)
    moves = _MOVES_LINE.search(text)
    if not text.strip():
        raise Unreadable(_say("saves.empty", name=name))
    if not moves and not _GAME_LINE.search(text):
        raise Foreign(_say("saves.foreign", name=name))
    try:
        if not moves:
            raise untrusted.InvalidInput(_say("saves.breaks_off"))
        head, lines = text[: moves.start()], text[moves.end() :]
        session, rules = _first_position(untrusted.load(head.encode()), game_named, check_player, kind)
    except Misprint:
        raise
    except NewerEntry as newer:
        raise Newer(_say("saves.newer", name=name, what=newer)) from newer
    except _OtherMods as other:
        raise ModsMissing(str(other), _last_seen(other.head, other.game, lines), other.needed) from other
    except Exception as error:
        raise Unreadable(_say("saves.damaged_head", name=name, fault=_brief(error))) from error
    game, agreed = session.game, 0
    is_older = rules < game.rules
    remark = _said_of_rules(rules, game, "goes_on") if is_older else ""
    for number, line in enumerate(lines.splitlines(keepends=True), 1):
        try:
            if number > MOST_LINES:
                raise untrusted.InvalidInput(_say("saves.too_many_moves", most=f"{MOST_LINES:,}"))
            if savefile_lines.follow(session, line, check_player, is_older):
                agreed = len(session.moves)
        except Exception as error:
            if is_older and isinstance(error, IllegalMove | savefile_lines.OtherPosition):
                same = len(session.moves) if isinstance(error, IllegalMove) else agreed
                return Opened(session.at(same), None, _said_of_rules(rules, game, "ends", same), differs=True)
            facts = {"name": name, "n": len(session.moves), "line": number, "fault": _brief(error, line)}
            trouble = _say("saves.damaged_moves", **facts)
            return Opened(session, trouble, remark)
    if not is_text:
        trouble = _say("saves.damaged_names", name=name)
        return Opened(session, trouble, remark)
    return Opened(session, None, remark)


def _first_position(
    head: Any,
    game_named: Callable[[str], Game],
    check_player: Callable[[Game, str], None],
    of_kind: type[Session],
) -> tuple[Session, int]:
    """The session before its first move, and the number of the rules it was saved under."""
    _check_version(head)
    schema.check(head, HEAD)
    game = game_named(head["game"])
    if head["rules"] > game.rules:
        raise NewerEntry(_say("saves.newer_rules", game=game.called, rules=head["rules"]))
    _check_mods(head, game)
    seats = _seats(head)
    for seat in seats:
        if seat.player not in PEOPLE:
            check_player(game, seat.player)
    kind, may_ask = head.get("undo", STRICT), head.get("advice", True)
    session = of_kind(game, head["options"], seats, head["seed"], undo_kind=kind, may_ask=may_ask)
    session.parent = Parent(**head["parent"]) if "parent" in head else None
    session.mail = Mail(**head["mail"]) if "mail" in head else None
    session.ghost = head.get("ghost", "")
    return session, head["rules"]


def _seats(head: dict[str, Any]) -> list[Seat]:
    """Who sits where. A seat with the colour of an earlier one gets the next that nobody has: seats are told apart by
    their colours.
    """
    chosen, seats = {seat["colour"] for seat in head["seats"]}, list[Seat]()
    free = [colour for colour in SEAT_COLOURS if colour not in chosen]
    for seat in head["seats"]:
        is_taken = any(other.colour == seat["colour"] for other in seats)
        seats.append(Seat(**({**seat, "colour": free.pop(0)} if is_taken and free else seat)))
    return seats


class _OtherMods(ValueError):
    """A game has mods that are not here as they were."""

    def __init__(self, message: str, head: dict[str, Any], game: Game, needed: Mapping[str, str]) -> None:
        super().__init__(message)
        self.head, self.game, self.needed = head, game, needed


def _check_mods(head: dict[str, Any], game: Game) -> None:
    """See that the mods of a game are here and decide what they decided. Raises _OtherMods."""
    if "mods" not in head:
        return
    here, known = mods_of(game.name), head["mods"]
    others = [mod for mod in known if mod not in here or here[mod].mark != known[mod]["mark"]]
    if others:
        key = "mod_missing" if others[0] not in here else "mod_differs"
        facts = {"mod": known[others[0]]["name"], "version": known[others[0]]["version"]}
        raise _OtherMods(_say(f"saves.{key}", **facts), head, game, {mod: known[mod]["mark"] for mod in others})


def _last_seen(head: dict[str, Any], game: Game, lines: str) -> LastSeen:
    """What can be said of a game without playing it."""
    found = lines.splitlines()[:MOST_LINES]
    told = [
        untrusted.shown(line.removeprefix(savefile_lines.TOLD), 200)
        for line in found
        if line.startswith(savefile_lines.TOLD)
    ]
    words = (line[2:].partition(" ")[0] for line in found if line.startswith("- "))
    moves = sum(
        {savefile_lines.UNDO: -1, savefile_lines.REDO: 1}.get(word, word not in savefile_lines.NO_MOVES)
        for word in words
    )
    seats = tuple(_seats(head))
    parent = Parent(**head["parent"]) if "parent" in head else None
    kind, may_ask = head.get("undo", STRICT), head.get("advice", True)
    return LastSeen(game, seats, max(0, moves), tuple(told[-savefile_lines.MOST_TOLD - 1 :]), parent, kind, may_ask)


def _check_version(head: Any) -> None:
    """See that a later version has not written more than this one knows: raises NewerEntry where all else is good."""
    known = {name.removesuffix("?") for name in HEAD}
    if not isinstance(head, dict) or not (more := [name for name in head if name not in known]):
        return
    if all(isinstance(name, str) and _ENTRY.fullmatch(name) for name in more):
        schema.check({name: each for name, each in head.items() if name in known}, HEAD)
        raise NewerEntry(_say("saves.newer_entry", entry=untrusted.shown(more[0], 40)))


def _said_of_rules(rules: int, game: Game, end: str, moves: int = 0) -> str:
    """What is to be said of a game of older rules: what has changed since in each version, and what comes of it."""
    changed = Sentences(game.name)
    since = (f"rules_changed.{each}" for each in range(rules + 1, game.rules + 1))
    told = " ".join(changed(key) for key in since if changed.has(key))
    facts = {"game": game.called, "rules": rules, "now": game.rules, "changed": told}
    return _say("saves.older", **facts, end=_say(f"saves.{end}", n=moves))


def _brief(error: Exception, line: str = "") -> str:
    """What is wrong, or that the program itself stumbles over it."""
    if isinstance(error, IllegalMove):
        return _say("saves.illegal", move=untrusted.shown(line.removeprefix("- ").strip(), 60))
    if isinstance(error, ValueError):
        return untrusted.shown(str(error).partition("\n")[0], 140)
    return _say("saves.stumbles", fault=type(error).__name__)
