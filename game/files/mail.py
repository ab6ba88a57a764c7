"""Games by mail: a letter carries the whole game to the seat that moves next, and its answer carries it back.

Every table keeps the game in its own file, which says who sits there. What a letter has carried can't be undone. A
letter brings the moves of others: it can't replace or rename anybody who sits at this table, nor change what was agreed
before the game. Whatever else it changes is told before it is accepted, and it is refused for any fault in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from textwrap import fill
from typing import NamedTuple, TypeVar

from game import game_named
from game.bots import roster
from game.cards.catalog import Misprint
from game.files.files import reserved_like, write_whole
from game.files.mail_text import WIDTH, BadLetter, is_letter, sealed, unsealed
from game.files.saves import ENDING, NO_FILE_NAME, RUNNING, Saves
from game.files.untrusted import read_bytes, shown
from game.mods.installed import mod_called
from game.mods.mod import Mod, read_mod
from game.mods.mod_files import files_in_letter, letter_line
from game.session.journal import CHECK_EVERY, Journal
from game.session.savefile import MOST_BYTES, MOST_LINES, ModsMissing, Opened, Unreadable, replayed
from game.session.savefile_lines import CHECK, RESHUFFLE, check_line, text_of
from game.session.session import ELSEWHERE, HUMAN, PEOPLE, STRICT, Mail, Seat, Session, hand_name
from game.text.sentences import Sentences, listed

_say = Sentences("screens")

_NAME = re.compile(r"[0-9a-f]{16}")
"""By what letters know a game."""

MOST_NOTES = {CHECK: MOST_LINES // CHECK_EVERY, RESHUFFLE: 100}
"""Lines of a letter that are no moves and take long to follow: far more than any game has."""

LONGEST_NAME = 30
"""Letters of a seat's name in what is told of it."""

Out = TypeVar("Out")


class Refused(ValueError):
    """A text that no game goes on with; the message says why. `own` is the game that it would have gone on with."""

    def __init__(self, why: str, own: Path | None = None) -> None:
        super().__init__(why)
        self.own = own


class NeedsMods(Refused):
    """A game with mods that are not here, all of which the text brings along."""

    def __init__(self, why: str, mods: Sequence[Mod]) -> None:
        super().__init__(why)
        self.mods = mods


class Arrival(NamedTuple):
    """A game that has come in; the file of the same game here, if there is one, and whether it stands there already.

    told: what else there is to know before it is taken in, such as what it changes in the own game, in sentences.
    """

    session: Session
    remark: str
    own: Path | None = None
    is_known: bool = False
    told: Sequence[str] = ()


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
    carried.mail = stamp = stamped(carried)
    out = by(letter(carried, to))
    if out:
        journal.post(stamp.game)
    return out


def stamped(session: Session) -> Mail:
    """What a letter says of a game all of whose moves it carries; the first one gives it its name."""
    return Mail(session.mail.game if session.mail else token_hex(8), len(session.moves))


def letter(session: Session, to: Sequence[int] = ()) -> str:
    """A letter with a game, for whoever plays these seats there; for nobody in particular where there are none."""
    paragraphs = [_greeting(session, to), _say("letter.how"), *_about_mods(session), _say("letter.sealed")]
    carried = copy(session)
    carried.ghost = ""
    if to:
        carried.seats = tuple(_seat_there(seat, number in to) for number, seat in enumerate(session.seats))
    words = "\n\n".join(fill(words, WIDTH) for words in paragraphs)
    content = f"{text_of(carried)}- {check_line(carried.state)}\n" + "".join(_mod_lines(session))
    return f"{words}\n\n{sealed(content)}"


def _mod_lines(session: Session) -> Iterator[str]:
    """The mods of a game that are small enough, as lines of a letter."""
    for name in session.mods:
        mod = mod_called(name)
        yield letter_line(name, mod.files) if mod else ""


def _about_mods(session: Session) -> Iterator[str]:
    """What the letter says of each mod: that it brings it, or that it must be there."""
    for name, content in session.mods.items():
        mod = mod_called(name)
        key = "brings_mod" if mod and letter_line(name, mod.files) else "needs_mod"
        yield _say(f"letter.{key}", mod=content.title, version=content.version)


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
    here = [seat.name for number, seat in enumerate(session.seats) if seat.player == HUMAN and number not in to]
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
    """Keep a text in a file of this name, or of one like it, which a double click opens. Raises OSError."""
    with reserved_like(folder / f"{NO_FILE_NAME.sub('', name)}{ENDING}") as path:
        write_whole(path, text)
    return path


# -- what comes in --------------------------------------------------------------------------------------------------


@contextmanager
def _plainly() -> Iterator[None]:
    """Whatever goes wrong with what comes from outside is a refusal, or the fault of the game's own pieces."""
    try:
        yield
    except (Refused, Misprint):
        raise
    except Exception as fault:
        raise Refused(_say("letter.stumbles", fault=type(fault).__name__)) from fault


@_plainly()
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


@_plainly()
def opened(text: str) -> Opened:
    """The game in a letter, or in the text of a saved game. Raises Refused, and Misprint."""
    if len(text) > MOST_BYTES:
        raise Refused(_say("letter.too_large", most=f"{MOST_BYTES:,}"))
    try:
        content = _content(text)
        found = replayed(content.encode(errors="replace"), _say("letter.noun"), game_named, roster.check)
    except ModsMissing as fault:
        raise _refused_without(content, fault) from fault
    except (BadLetter, Unreadable) as fault:
        raise Refused(str(fault)) from fault
    if wrong := found.trouble or (found.remark if found.differs else None):
        raise Refused(_say("letter.of_no_use", fault=wrong))
    if found.session.mail:
        _check_mail(found.session)
    found.session.ghost = ""
    return found


def _refused_without(content: str, fault: ModsMissing) -> Refused:
    """Why a game is refused whose mods are not here; whether the letter brings each of them, as it was."""
    brought = {name: read_mod(files, Path(name)) for name, files in files_in_letter(content).items()}
    game = fault.seen.game.name
    for name, mark in fault.needed.items():
        mod = brought.get(name)
        if not mod or mod.id != name or game not in mod.contents or mod.contents[game].mark != mark:
            return Refused(str(fault))
    return NeedsMods(str(fault), [brought[name] for name in fault.needed])


def _content(text: str) -> str:
    """The text of a saved game, from a letter where it is one. Raises BadLetter, and Refused."""
    is_sealed = is_letter(text)
    content = unsealed(text) if is_sealed else text
    if "\nmoves:" not in content:
        raise BadLetter(_say("letter.foreign"))
    if is_sealed and any(content.count(f"\n- {word}") > most for word, most in MOST_NOTES.items()):
        raise Refused(_say("letter.not_ours"))
    return content


def _check_mail(session: Session) -> None:
    """Raises Refused for a game by mail that the program has not written."""
    assert session.mail
    if not _NAME.fullmatch(session.mail.game) or session.mail.sent > len(session.moves):
        raise Refused(_say("letter.not_ours"))


@_plainly()
def arrival(saves: Saves, text: str) -> Arrival:
    """What a text brings. Raises Refused where no game here can go on with it, and Misprint."""
    found = opened(text)
    session = found.session
    mine = list(_own(saves, session.mail.game)) if session.mail else []
    if not mine:
        return Arrival(session, found.remark, told=_terms(session))
    own, path = max(mine, key=lambda each: len(each[0].moves))
    _compare(own, session, path)
    if len(own.moves) == len(session.moves):
        return Arrival(session, found.remark, path, is_known=True)
    return Arrival(session, found.remark, path, told=_changes(own, session))


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
    """Lay the game down here, or bring the own one up to it, to be played on. Raises OSError and ValueError, Refused
    where the own one has gone on meanwhile; then nothing is changed and no file kept busy.
    """
    session = arrived.session
    if arrived.own is None:
        return saves.begin(session)
    journal, _ = saves.open(arrived.own)
    try:
        if session.mail and not arrived.is_known:
            _compare(journal.session, session, arrived.own)
            _bring_up(journal, session, session.mail.game)
    except BaseException:
        journal.close()
        raise
    return journal


def _bring_up(journal: Journal, session: Session, game: str) -> None:
    """Let the own game go on as the letter's, with its own people, ghost, and notes of who has asked the adviser."""
    own = journal.session
    seats = zip(own.seats, session.seats, strict=True)
    session.seats = tuple(_seat_here(mine, theirs) for mine, theirs in seats)
    session.ghost = own.ghost
    known = [each for each in own.advised if _is_here(own, each[1])]
    session.advised = (*known, *(each for each in session.advised if not _is_here(own, each[1])))
    journal.session = session
    journal.post(game)


def _seat_here(mine: Seat, theirs: Seat) -> Seat:
    """A seat of a letter at this table, which knows itself who of the people sits here."""
    are_people = mine.player in PEOPLE and theirs.player in PEOPLE
    return replace(theirs, player=mine.player) if are_people else theirs


def _is_here(session: Session, seat: int) -> bool:
    """Whether a person at this table plays a seat."""
    return session.seats[seat].player == HUMAN


def _compare(own: Session, session: Session, path: Path) -> None:
    """Raises Refused where a letter does not lead on from the own game, or changes what is not others' to change."""
    if _dealt(own) != _dealt(session):
        raise Refused(_say("letter.another_table"), path)
    mine, theirs = len(own.moves), len(session.moves)
    same = next((n for n in range(min(mine, theirs)) if own.moves[n] != session.moves[n]), min(mine, theirs))
    if same < min(mine, theirs):
        raise Refused(_say("letter.parted", n=same), path)
    if theirs < mine:
        raise Refused(_say("letter.older", theirs=theirs, mine=mine), path)
    if theirs == mine:
        return
    agreed, said = _agreed(own), _agreed(session)
    if differing := [_say(f"letter.agreed.{each}") for each in agreed if agreed[each] != said[each]]:
        raise Refused(_say("letter.other_terms", terms=listed(differing, "and")), path)
    for number, (before, after) in enumerate(zip(own.seats, session.seats, strict=True)):
        if _is_here(own, number):
            _check_seat(number, before, after, session, mine, path)


def _check_seat(number: int, mine: Seat, theirs: Seat, session: Session, first: int, path: Path) -> None:
    """Raises Refused where a letter plays for a person at this table from this move on, or gives the seat away."""
    name = _short(mine)
    if theirs.player not in PEOPLE:
        raise Refused(_say("letter.takes_seat", name=name), path)
    if theirs.name != mine.name:
        raise Refused(_say("letter.renames", name=name, after=_short(theirs)), path)
    for index in range(first, len(session.moves)):
        decision = session.state_before(index).decision
        if decision and decision.seat == number and len(decision.moves) > 1:
            raise Refused(_say("letter.plays", name=name, n=index + 1), path)


def _dealt(session: Session) -> tuple[object, ...]:
    colours = [seat.colour for seat in session.seats]
    return session.game, session.options, session.seed, session.reshuffles, colours


def _agreed(session: Session) -> dict[str, object]:
    """What is settled before a game, by the words for it."""
    return {"undo": session.undo_kind, "advice": session.may_ask, "branch": session.parent}


def _terms(session: Session) -> tuple[str, ...]:
    """What there is to know of a game that nobody here has agreed to yet, where it is not as usual."""
    unusual = {
        session.undo_kind: session.undo_kind != STRICT,
        "no_advice": not session.may_ask,
        "branch": session.parent is not None,
    }
    return tuple(_say(f"letter.terms.{each}") for each, is_so in unusual.items() if is_so)


def _changes(own: Session, session: Session) -> tuple[str, ...]:
    """What a letter changes in the own game besides the moves."""
    told = []
    for mine, theirs in zip(own.seats, session.seats, strict=True):
        names = {"name": _short(mine), "after": _short(theirs)}
        if mine.name != theirs.name:
            told.append(_say("letter.changes.name", **names))
        if _seat_here(mine, theirs).player != mine.player:
            kind = theirs.player if theirs.player in PEOPLE else "computer"
            told.append(_say(f"letter.changes.{kind}", **names, hand=hand_name(theirs.player.split()[-1])))
    return tuple(told)


def _short(seat: Seat) -> str:
    return shown(seat.name, LONGEST_NAME)
