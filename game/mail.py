"""Games by mail: a letter carries the whole game to the seat that is asked next, and its answer carries it back.

    python -m game.mail --open FILE --as SEAT
    python -m game.mail --send FILE --to SEAT

Every table has the game in a file of its own, which says who sits there. What a letter has carried stands for good.
Seats are counted from 1. `--open` tells what a mailed game asks a seat, as JSON with nothing in it that is hidden from
the seat; `--send` prints the letter to a seat. Both exit with 1 and say why where they cannot.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import replace
from functools import partial
from pathlib import Path
from secrets import token_hex
from textwrap import fill
from typing import Any, NamedTuple, TypeVar

from game import game_named
from game.bots import roster
from game.core.catalog import Misprint
from game.core.command import run
from game.core.files import reserved_like, write_whole
from game.core.journal import MOST_BYTES, Journal, Opened, Unreadable, replayed
from game.core.notation import text_of
from game.core.outside import read_bytes, shown
from game.core.sentences import Sentences
from game.core.session import ELSEWHERE, HUMAN, PEOPLE, Mail, Seat, Session
from game.letter import WIDTH, BadLetter, is_letter, sealed, unsealed
from game.replay import sentence
from game.saves import NO_FILE_NAME, RUNNING, Saves

_say = Sentences("screens")

Out = TypeVar("Out")


class Refused(ValueError):
    """A text that no game goes on with; the message says why. `own` is the game that it would have gone on with."""

    def __init__(self, why: str, own: Path | None = None) -> None:
        super().__init__(why)
        self.own = own


class Arrival(NamedTuple):
    """A game that has come in; the file of the same game here, if there is one, and whether it stands there already."""

    session: Session
    remark: str
    own: Path | None = None
    is_known: bool = False


# -- what goes out --------------------------------------------------------------------------------------------------


def awaited(session: Session) -> list[int]:
    """The seats that a letter goes to now: the one that is asked, if it sits elsewhere; at the end all that do."""
    decision = session.state.decision
    return [
        number
        for number, seat in enumerate(session.seats)
        if seat.player == ELSEWHERE and (decision is None or decision.seat == number)
    ]


def send(journal: Journal, to: Sequence[int], by: Callable[[str], Out]) -> Out:
    """Let the letter to these seats go out by a way that says what came of it: nothing where it has not gone. Once it
    has, no move that it carries can be taken back. Raises what the way raises.
    """
    carried = copy(journal.session)
    carried.mail = stamp = _stamp(carried)
    out = by(letter(carried, to))
    if out:
        journal.post(stamp.game)
    return out


def _stamp(session: Session) -> Mail:
    """What a letter says of a game all of whose moves it carries; the first one gives it its name."""
    return Mail(session.mail.game if session.mail else token_hex(8), len(session.moves))


def letter(session: Session, to: Sequence[int] = ()) -> str:
    """A letter with a game, for whoever plays these seats there; for nobody in particular where there are none."""
    paragraphs = [_greeting(session, to), _say("letter.how"), _say("letter.sealed")]
    carried = copy(session)
    carried.ghost = ""
    if to:
        carried.seats = tuple(_seat_there(seat, number in to) for number, seat in enumerate(session.seats))
    words = "\n\n".join(fill(words, WIDTH) for words in paragraphs)
    return f"{words}\n\n{sealed(text_of(carried))}"


def _seat_there(seat: Seat, is_there: bool) -> Seat:
    """A seat as the table that gets the letter sees it."""
    return replace(seat, player=HUMAN if is_there else ELSEWHERE) if seat.player in PEOPLE else seat


def _greeting(session: Session, to: Sequence[int]) -> str:
    key = "plain_greeting" if not to else "greeting" if session.state.decision else "last_greeting"
    names = _names(session, to)
    words = _say(f"letter.{key}", **names, headline=session.game.headline(session.state))
    return f"{words} {_say('letter.from', **names)}" if to and names["sender"] else words


def _names(session: Session, to: Sequence[int]) -> dict[str, str]:
    """The game, who sends the letter, empty where nobody but computers stays, and who gets it."""
    here = [
        seat.name for number, seat in enumerate(session.seats) if seat.player == HUMAN and number not in to
    ]
    there = [session.seats[seat].name for seat in to]
    return {"game": session.game.called, "sender": ", ".join(here), "receiver": ", ".join(there)}


def title(session: Session, to: Sequence[int]) -> str:
    """What a letter is about, in a line."""
    if not to:
        return session.game.called
    names = _names(session, to)
    key = "subject" if names["sender"] else "subject_alone"
    if not session.state.decision:
        key = "last_subject"
    return _say(f"letter.{key}", **names, move=len(session.moves))


def put_down(text: str, name: str, folder: Path) -> Path:
    """Keep a text in a file of this name, or of one like it. Raises OSError."""
    with reserved_like(folder / f"{NO_FILE_NAME.sub('', name)}.txt") as path:
        write_whole(path, text)
    return path


# -- what comes in --------------------------------------------------------------------------------------------------


def read_text(path: Path) -> str:
    """The text of a file. Raises Refused."""
    name = shown(path.name, 60)
    try:
        data = read_bytes(path, MOST_BYTES)
    except OSError as error:
        raise Refused(_say("saves.unreadable", name=name, reason=error.strerror)) from error
    except ValueError as unfit:
        raise Refused(_say("saves.no_game", name=name, fault=unfit)) from unfit
    return data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig", errors="replace")


def opened(text: str) -> Opened:
    """The game in a letter, or in the text of a saved game. Raises Refused, and Misprint."""
    if len(text) > MOST_BYTES:
        raise Refused(_say("letter.too_large", most=f"{MOST_BYTES:,}"))
    try:
        content = unsealed(text) if is_letter(text) else text
        if "\nmoves:" not in content:
            raise BadLetter(_say("letter.foreign"))
        found = replayed(content.encode(), _say("letter.noun"), game_named, roster.check)
    except (BadLetter, Unreadable) as fault:
        raise Refused(str(fault)) from fault
    if wrong := found.trouble or (found.remark if found.differs else None):
        raise Refused(_say("letter.of_no_use", fault=wrong))
    return found


def arrival(saves: Saves, text: str) -> Arrival:
    """What a text brings. Raises Refused where no game here can go on with it, and Misprint."""
    found = opened(text)
    session = found.session
    mine = list(_own(saves, session.mail.game)) if session.mail else []
    if not mine:
        return Arrival(session, found.remark)
    own, path = max(mine, key=lambda each: len(each[0].moves))
    _compare(own, session, path)
    return Arrival(session, found.remark, path, len(own.moves) == len(session.moves))


def _own(saves: Saves, game: str) -> Iterator[tuple[Session, Path]]:
    """The running games here that letters know by this name."""
    for path in saves.files():
        if path.parent.name == RUNNING:
            with suppress(OSError, ValueError, Misprint):
                if game.encode() in read_bytes(path, MOST_BYTES):
                    own = saves.read(path).session
                    if own.mail and own.mail.game == game:
                        yield own, path


def take_in(saves: Saves, arrived: Arrival) -> Journal:
    """Lay the game down here, or bring the own one up to it, to be played on. Raises OSError and ValueError."""
    session = arrived.session
    if arrived.own is None:
        return saves.begin(session)
    journal, _ = saves.open(arrived.own)
    own = journal.session
    if session.mail and not arrived.is_known:
        seats = zip(own.seats, session.seats, strict=True)
        session.seats = tuple(_seat_here(mine, theirs) for mine, theirs in seats)
        session.ghost = own.ghost
        journal.session = session
        journal.post(session.mail.game)
    return journal


def _seat_here(mine: Seat, theirs: Seat) -> Seat:
    """A seat of a letter at this table, which knows itself who of the people sits here."""
    are_people = mine.player in PEOPLE and theirs.player in PEOPLE
    return replace(theirs, player=mine.player) if are_people else theirs


def _compare(own: Session, session: Session, path: Path) -> None:
    """Raises Refused where a letter does not lead on from the own game."""
    mine, theirs = len(own.moves), len(session.moves)
    same = next((n for n in range(min(mine, theirs)) if own.moves[n] != session.moves[n]), min(mine, theirs))
    is_same_game = _dealt(own) == _dealt(session)
    if same < min(mine, theirs) or not is_same_game:
        raise Refused(_say("letter.parted", n=same), path)
    if theirs < mine:
        raise Refused(_say("letter.older", theirs=theirs, mine=mine), path)


def _dealt(session: Session) -> tuple[object, ...]:
    return session.game, session.options, session.seed, session.reshuffles


# -- the door -------------------------------------------------------------------------------------------------------


def asked_of(session: Session, seat: int) -> dict[str, Any]:
    """What a mailed game asks a seat, counted from 0, and what it may know of what happened since it was last asked.

    Raises Refused when it is not asked.
    """
    decision = session.state.decision
    if decision is None:
        raise Refused(_say("letter.is_over"))
    if decision.seat != seat:
        asked = session.seats[decision.seat].name
        raise Refused(_say("letter.not_asked", asked=asked, seat=decision.seat + 1, wrong=seat + 1))
    events = (
        event.seen_by(session.eyes_at(move, seat))
        for move in range(_last_move_of(session, seat) + 1, len(session.moves))
        for event in session.events_of(move)
    )
    return {
        "game": session.game.name,
        "headline": session.game.headline(session.state),
        "seat": seat + 1,
        "name": session.seats[seat].name,
        "question": decision.choice.name,
        "recap": list(filter(None, map(partial(sentence, session), events))),
        "moves": Counter(move[0] for move in decision.moves),
    }


def _last_move_of(session: Session, seat: int) -> int:
    """The number of the last move of a seat, -1 for none."""
    for move in reversed(range(len(session.moves))):
        decision = session.state_before(move).decision
        if decision and decision.seat == seat:
            return move
    return -1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when the seat is asked, or the letter written."""
    as_written = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("python -m game.mail", description=__doc__, formatter_class=as_written)
    doors = parser.add_mutually_exclusive_group(required=True)
    doors.add_argument("--open", type=Path, metavar="FILE")
    doors.add_argument("--send", type=Path, metavar="FILE")
    parser.add_argument("--as", "--to", type=int, required=True, metavar="SEAT", dest="seat")
    asked = parser.parse_args(arguments)
    seat = asked.seat - 1
    try:
        session = opened(read_text(asked.open or asked.send)).session
        told = asked_of(session, seat)
    except (Refused, Misprint) as fault:
        print(fault, file=sys.stderr)
        return 1
    if asked.send:
        session.mail = _stamp(session)
    print(letter(session, [seat]) if asked.send else json.dumps(told, ensure_ascii=False, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
