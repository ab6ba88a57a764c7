"""Notation: a session as the text of its file, and how one line of it is played.

The file is YAML a person can read. Its head says what is played; under `moves:` stands one line a move. `undo` and
`redo` are lines too, and `player seat2 hard` says that somebody else plays a seat from there on. `check` lines carry
the position's fingerprint, by which a reader notices that the file has changed, and a digest of what is asked there.
Fingerprints of older rules say nothing, for they change with the names of fields: a game of older rules goes on as
long as its moves are legal and the same is asked. The head of a branch names its `parent`, and `reshuffle seat1 5f3a`
says that what was hidden from a seat was dealt anew there. `advised seat1` says that a seat asked the adviser there,
and `advised seat1 pass` what it was told.
The head of a game with mods has a mark of each, and below its moves stands what was told last, after `#`, for whoever
has not got the mods; a letter has the mods themselves there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2s
from typing import Any

import yaml

from game.engine import Game, Move, State
from game.files.untrusted import InvalidInput, shown
from game.session.event_sentence import last_told
from game.session.session import PEOPLE, STRICT, Session
from game.text.sentences import Sentences

_say = Sentences("screens")

LONGEST_LINE = 500

TOLD, MOST_TOLD = "# ", 8
"""What stands before what was told last in a game with mods, and how much of it there is."""

UNDO, REDO, CHECK, PLAYER, RESHUFFLE, ADVISED = "undo", "redo", "check", "player", "reshuffle", "advised"
NO_MOVES = frozenset({UNDO, REDO, CHECK, PLAYER, RESHUFFLE, ADVISED})
_UNDO, _REDO, _CHECK = UNDO.encode(), REDO.encode(), CHECK.encode()
_NO_MOVES = frozenset(word.encode() for word in NO_MOVES)
SEAT_PREFIX, NOBODY = "seat", "nobody"


class OtherPosition(InvalidInput):
    """The position is not the one that was saved."""


def text_of(session: Session) -> str:
    """The whole file of a session, without the moves that were taken back."""
    head: dict[str, Any] = {
        "game": session.game.name,
        "rules": session.game.rules,
        "seed": session.seed,
        "options": dict(session.options),
        "seats": [
            {"name": seat.name, "player": _first_player(session, number), "colour": seat.colour}
            for number, seat in enumerate(session.seats)
        ],
    }
    if session.mods:
        head["mods"] = {
            mod: {"mark": content.mark, "name": content.title, "version": content.version}
            for mod, content in session.mods.items()
        }
    if session.parent:
        head["parent"] = session.parent._asdict()
    if session.undo_kind != STRICT:
        head["undo"] = session.undo_kind
    if not session.may_ask:
        head["advice"] = False
    if session.mail:
        head["mail"] = session.mail._asdict()
    if session.ghost:
        head["ghost"] = session.ghost
    lines = "".join(f"- {line}\n" for lines in lines_of(session) for line in lines)
    return yaml.safe_dump(head, sort_keys=False, allow_unicode=True) + "moves:\n" + lines


def lines_of(session: Session) -> Iterator[Sequence[str]]:
    """The lines of every move, after those of the reshuffles, the advice and the new players before it; last, what came
    after them.
    """
    handed = _handed(session)
    for index in range(len(session.moves) + 1):
        dealt = (each for each in session.reshuffles if each.move == index)
        lines = [f"{RESHUFFLE} {_eyes(each.seat)} {each.seed}" for each in dealt]
        is_last = index == len(session.moves)
        asked = (seat for move, seat in session.advised if move == index or (is_last and move > index))
        lines += [advised_line(seat) for seat in asked]
        hints = (each for each in session.hints if each.number == index and not session.mail)
        lines += [advised_line(each.seat, each.move) for each in hints]
        lines += [player_line(seat, player) for move, seat, player in handed if move == index]
        yield [*lines, *(move_line(move) for move in session.moves[index : index + 1])]


def _handed(session: Session) -> list[tuple[int, int, str]]:
    """Before which moves which seats were handed over, and to whom; nothing of a game by mail, whose letters say who
    sits where, nor of a seat to which somebody else was set since.
    """
    found = list[tuple[int, int, str]]()
    for number, each in enumerate(session.handed):
        later = (other.player for other in session.handed[number + 1 :] if other.seat == each.seat)
        found.append((each.move, each.seat, next(later, session.seats[each.seat].player)))
    last = {seat: player for _, seat, player in found}
    before = {each.seat: each.player for each in session.handed}
    sound = {seat for seat in last if (last[seat] in PEOPLE) != (before[seat] in PEOPLE)}
    return [] if session.mail else [each for each in found if each[1] in sound]


def _first_player(session: Session, seat: int) -> str:
    """Who played a seat at first, as far as the lines of the moves say who came after him."""
    is_handed = any(each[1] == seat for each in _handed(session))
    return session.player_at(-1, seat) if is_handed else session.seats[seat].player


def told_lines(session: Session) -> str:
    """What was told last, for the end of the file of a game with mods; empty for any other."""
    if not session.mods:
        return ""
    return "".join(f"{TOLD}{shown(line, 200)}\n" for line in last_told(session, MOST_TOLD))


def move_line(move: Move) -> str:
    """A move as a line says it."""
    return " ".join(move)


def player_line(seat: int, player: str) -> str:
    """That somebody else plays a seat from there on."""
    return f"{PLAYER} {_eyes(seat)} {player}"


def advised_line(seat: int, move: Move = ()) -> str:
    """That a seat has asked the adviser, or that it was told to make a move."""
    return " ".join((ADVISED, _eyes(seat), *move))


def check_line(state: State) -> str:
    """By what the position is known again."""
    return f"{CHECK} {state.fingerprint()} {_asked_in(state)}"


def follow(session: Session, line: str, check_player: Callable[[Game, str], None], is_older: bool = False) -> bool:
    """Play one line of a saved game on; True when it says that the position is the one that was saved.

    Raises ValueError, or IllegalMove, for a line that does not fit; OtherPosition where the position is another one. In
    a game of older rules what is asked counts, where the file says it. A blank line says nothing; one without its end
    is read if nothing longer can have stood there.
    """
    line = line.rstrip(" \t")
    if not line.strip():
        return False
    if session.mods and line.startswith("#"):
        return False
    if not line.startswith("- ") or len(line) > LONGEST_LINE:
        raise InvalidInput(_say("saves.garbled"))
    if not line.endswith("\n") and not _is_complete(session, line):
        raise InvalidInput(_say("saves.cut_off"))
    words = tuple(line[2:].split())
    if words[:1] and words[0] not in NO_MOVES:
        session.play(words)
    elif words == (UNDO,):
        session.undo()
    elif words == (REDO,):
        session.redo()
    elif words[:1] == (CHECK,):
        fingerprint, asked = session.state.fingerprint(), _asked_in(session.state)
        known = words[2:] in ((), (asked,)) if is_older else words[1:] in ((fingerprint,), (fingerprint, asked))
        if not known:
            raise OtherPosition(_say("saves.other_position"))
        return len(words) > 2
    elif words[:1] == (PLAYER,) and len(words) > 2:
        player = " ".join(words[2:])
        if player not in PEOPLE:
            check_player(session.game, player)
        session.give_seat(_seat(words[1]), player)
    elif words[:1] == (ADVISED,) and len(words) == 2:
        session.note_advice(_seat(words[1]))
    elif words[:1] == (ADVISED,) and len(words) > 2:
        session.note_hint(_seat(words[1]), words[2:])
    elif words[:1] == (RESHUFFLE,) and len(words) == 3:
        session.reshuffle(None if words[1] == NOBODY else _seat(words[1]), words[2])
    else:
        session.play(words)
    return False


def _is_complete(session: Session, line: str) -> bool:
    """Whether a line without its end is whole: it is a legal move, and the beginning of no other."""
    decision = session.state.decision
    moves = decision.moves if decision else ()
    said = line.removeprefix("- ")
    return [each for move in moves if (each := move_line(move)).startswith(said)] == [said]


def straight(data: bytes) -> bytes:
    """The same game without the moves that were taken back, and without its fingerprints but the last one: what comes
    to the same end soonest.
    """
    head, moves, lines = data.partition(b"\nmoves:\n")
    kept: list[tuple[bytes, bytes]] = []
    undone: list[tuple[bytes, bytes]] = []
    for line in lines.splitlines(keepends=True):
        word = line[2:].partition(b" ")[0].strip()
        if word not in _NO_MOVES:
            kept.append((word, line))
            undone = []
            continue
        is_move = (at for at in reversed(range(len(kept))) if kept[at][0] not in _NO_MOVES)
        if word == _UNDO and (at := next(is_move, -1)) >= 0:
            undone.append(kept[at])
            kept[at:] = [each for each in kept[at + 1 :] if each[0] != _CHECK]
        elif word == _REDO and undone:
            kept.append(undone.pop())
        else:
            kept.append((word, line))
    last = max((at for at, (word, _) in enumerate(kept) if word == _CHECK), default=0)
    told = (line for at, (word, line) in enumerate(kept) if at == last or word != _CHECK)
    return head + moves + b"".join(told)


def _asked_in(state: State) -> str:
    """A digest of who is asked what in a position. Versions of the program agree on it as long as the rules do, however
    they keep the position.
    """
    decision = state.decision
    asked = repr((decision.seat, sorted(decision.moves))) if decision else ""
    return blake2s(asked.encode(), digest_size=6).hexdigest()


def _eyes(seat: int | None) -> str:
    return NOBODY if seat is None else f"{SEAT_PREFIX}{seat + 1}"


def _seat(word: str) -> int:
    return int(word.removeprefix(SEAT_PREFIX)) - 1
