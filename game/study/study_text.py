"""Studies as texts: for every chapter the text of a saved game, and after it what is noted.

    game: nations
    ...
    moves:
    - buy_card axeman slot2
    study:
      title: How this was won
      notes:
      - move: 12
        says: This worker decides the war.
        at: [axeman]
        arrows: [[free_worker, axeman]]

A line `---` parts chapters. A variation has the number of moves after which it leaves the game (`after`), and its lines
as a saved game has them. Seats are counted from 1, moves as the timeline counts them. `read_study` is the one door that
studies come in by, from the own folder as from letters: any fault is a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from textwrap import fill
from typing import Any

import yaml

from game import game_named
from game.bots import roster
from game.cards.catalog import Misprint
from game.engine import IllegalMove, Move
from game.files import safe_yaml, schema, untrusted
from game.files.mail_text import WIDTH, BadLetter, is_letter, sealed, unsealed
from game.session.savefile import MOST_LINES, Unreadable, replayed
from game.session.savefile_lines import CHECK, LONGEST_LINE, RESHUFFLE, follow, lines_of, text_of
from game.session.session import Session
from game.study import limits
from game.study.study import Study, StudyChapter, StudyFault, StudyLine, StudyNote, plain
from game.text.sentences import Sentences, listed

_say = Sentences("screens")

MOST_BYTES = 1 << 19
"""Letters of a whole study."""
MOST_SLOW = 2000
"""Lines of a study that are no moves and take long to follow, such as fingerprints."""
MOST_TAKEN_BACK = 200
LONGEST_HANDLE = 80

_PART = re.compile(r"^---[ \t]*\n", re.MULTILINE)
_STUDY = re.compile(r"^study:", re.MULTILINE)
_MOVES = re.compile(r"^moves:", re.MULTILINE)
_SLOW = re.compile(rf"^- +(?:{CHECK}|{RESHUFFLE})\b", re.MULTILINE)
_UNDO = re.compile(r"^- +(?:undo|redo)\b", re.MULTILINE)

_TITLE = schema.TextShape(limits.LONGEST_TITLE)
_NAME = schema.TextShape(LONGEST_HANDLE)
_MOVE = schema.TextShape(LONGEST_LINE)
_NOTE = {
    "move": range(MOST_LINES + 1),
    "says?": schema.TextShape(limits.LONGEST_NOTE),
    "at?": [_NAME],
    "arrows?": [[_NAME]],
    "guess?": bool,
    "accepts?": [_MOVE],
    "board?": range(1, 7),
}
SHAPE = {
    "study": {
        "title?": _TITLE,
        "by?": _TITLE,
        "chapter?": _TITLE,
        "notes?": [_NOTE],
        "variations?": [{"after": range(MOST_LINES), "name?": _TITLE, "lines": [_MOVE], "notes?": [_NOTE]}],
    }
}
"""What stands after the moves of a chapter."""


class QuotedWords(str):
    """Words that somebody has typed: in quotes, they are never taken for anything else."""

    __slots__ = ()


class _StudyDumper(safe_yaml.Dumper):
    """Writes the notes of a study."""


def _put_quoted(dumper: Any, words: QuotedWords) -> Any:
    return dumper.represent_scalar("tag:yaml.org,2002:str", str(words), style='"')


_StudyDumper.add_representer(QuotedWords, _put_quoted)


# -- writing ----------------------------------------------------------------------------------------------------------


def study_text(study: Study) -> str:
    """The text of a study; the same for equal studies, whoever wrote them."""
    return "---\n".join(_chapter_text(study, number) for number in range(len(study.chapters)))


def _chapter_text(study: Study, number: int) -> str:
    chapter = study.chapters[number]
    content: dict[str, Any] = {}
    if number == 0:
        content |= {key: QuotedWords(words) for key, words in (("title", study.title), ("by", study.by)) if words}
    if chapter.name:
        content["chapter"] = QuotedWords(chapter.name)
    content["notes"] = [_note_entry(each) for each in chapter.main.notes]
    if len(chapter.lines) > 1:
        content["variations"] = [_variation_entry(chapter.main, line) for line in chapter.lines[1:]]
    return text_of(chapter.main.session) + dumped({"study": content})


def _variation_entry(main: StudyLine, line: StudyLine) -> dict[str, Any]:
    entry: dict[str, Any] = {"after": line.start}
    if line.name:
        entry["name"] = QuotedWords(line.name)
    dealt = sum(each.move == line.start for each in main.session.reshuffles)
    entry["lines"] = [each for lines in [*lines_of(line.session)][line.start :] for each in lines][dealt:]
    if line.notes:
        entry["notes"] = [_note_entry(each) for each in line.notes]
    return entry


def _note_entry(note: StudyNote) -> dict[str, Any]:
    entry: dict[str, Any] = {"move": note.move}
    if note.says:
        entry["says"] = QuotedWords(note.says)
    if note.at:
        entry["at"] = [*note.at]
    if note.arrows:
        entry["arrows"] = [[*each] for each in note.arrows]
    if note.guess:
        entry["guess"] = True
    if note.accepts:
        entry["accepts"] = [" ".join(move) for move in note.accepts]
    if note.board is not None:
        entry["board"] = note.board + 1
    return entry


def dumped(content: object) -> str:
    """Plain content as the notes of a study are written."""
    return str(yaml.dump(content, Dumper=_StudyDumper, sort_keys=False, allow_unicode=True, width=10_000))


def study_letter(study: Study) -> str:
    """A letter with a study, for anybody."""
    study = study.in_words
    games = listed(dict.fromkeys(each.main.session.game.called for each in study.chapters))
    paragraphs = [_say("study_letter.greeting", title=study.called, games=games), _say("letter.how")]
    words = "\n\n".join(fill(each, WIDTH) for each in paragraphs)
    return f"{words}\n\n{sealed(study_text(study))}"


# -- reading ----------------------------------------------------------------------------------------------------------


def is_study(text: str) -> bool:
    """Whether a text, which is no letter, looks like a study."""
    return bool(_MOVES.search(text) and _STUDY.search(text))


def study_in(text: str) -> str | None:
    """The study in a text or a letter; None where it holds anything else. A letter that is damaged is no study."""
    if not is_letter(text):
        return text if is_study(text) else None
    try:
        content = unsealed(text)
    except BadLetter:
        return None
    return content if is_study(content) else None


def read_study(text: str) -> Study:
    """The study in a text. Raises StudyFault in a sentence, whatever is wrong with it, and Misprint."""
    try:
        return _read(text)
    except (StudyFault, Misprint):
        raise
    except untrusted.InvalidInput as fault:
        raise StudyFault(_say("study_fault.invalid", fault=fault)) from fault
    except Exception as fault:  # whatever comes from outside, no table is lost over it
        raise StudyFault(_say("study_fault.stumbles", fault=type(fault).__name__)) from fault


def _read(text: str) -> Study:
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise StudyFault(_say("study_fault.too_large", most=f"{MOST_BYTES:,}"))
    if len(_SLOW.findall(text)) > MOST_SLOW or len(_UNDO.findall(text)) > MOST_TAKEN_BACK:
        raise StudyFault(_say("study_fault.not_ours"))
    parts = _PART.split(text)
    if len(parts) > limits.MOST_CHAPTERS:
        raise StudyFault(_say("study_fault.chapters", most=limits.MOST_CHAPTERS))
    contents = [_content(part) for part in parts]
    notes = sum(_count(each) for _, each in contents)
    if notes > limits.MOST_NOTES:
        raise StudyFault(_say("study_fault.notes", most=limits.MOST_NOTES))
    first = contents[0][1]
    chapters = [_chapter(game, content, number) for number, (game, content) in enumerate(contents, 1)]
    return Study(tuple(chapters), first.get("title", ""), first.get("by", ""))


def _content(part: str) -> tuple[str, Mapping[str, Any]]:
    """The text of the game in a chapter, and what is noted of it."""
    found = _STUDY.search(part)
    if found is None:
        raise StudyFault(_say("study_fault.no_notes"))
    before = part.count("\n", 0, found.start())  # so that faults name the line of the whole text
    content = untrusted.load(("\n" * before + part[found.start() :]).encode())
    schema.check(content, SHAPE)
    study: Mapping[str, Any] = content["study"]
    return part[: found.start()], study


def _count(content: Mapping[str, Any]) -> int:
    return len(content.get("notes", ())) + sum(len(each.get("notes", ())) for each in content.get("variations", ()))


def _chapter(game: str, content: Mapping[str, Any], number: int) -> StudyChapter:
    try:
        name = _say("study_fault.chapter", n=number)
        opened = replayed(game.encode(errors="replace"), name, game_named, roster.check)
    except Unreadable as fault:
        raise StudyFault(_say("study_fault.game", fault=fault)) from fault
    if wrong := opened.trouble or (opened.remark if opened.differs else None):
        raise StudyFault(_say("study_fault.game", fault=wrong))
    if not opened.session.state.is_over:
        raise StudyFault(_say("study_fault.still_runs"))
    session = plain(opened.session)
    variations = content.get("variations", ())
    if len(variations) > limits.MOST_VARIATIONS:
        raise StudyFault(_say("study_fault.variations", most=limits.MOST_VARIATIONS))
    lines = [StudyLine(session), *(_variation(session, each) for each in variations)]
    noted = [content.get("notes", ()), *(each.get("notes", ()) for each in variations)]
    lines = [_with_notes(line, notes) for line, notes in zip(lines, noted, strict=True)]
    return StudyChapter(tuple(lines), content.get("chapter", ""))


def _variation(session: Session, entry: Mapping[str, Any]) -> StudyLine:
    start, name = entry["after"], entry.get("name", "")
    if start >= len(session.moves):
        raise StudyFault(_say("study_fault.no_start", n=start, last=len(session.moves)))
    tried = session.at(start)
    for line in entry["lines"]:
        try:
            follow(tried, f"- {line}\n", roster.check)
        except (IllegalMove, ValueError) as fault:
            raise StudyFault(_say("study_fault.variation", n=start, line=line)) from fault
    if len(tried.moves) <= start:
        raise StudyFault(_say("study_fault.no_variation", n=start))
    return StudyLine(plain(tried), start=start, name=name)


def _with_notes(line: StudyLine, entries: Sequence[Mapping[str, Any]]) -> StudyLine:
    notes = sorted((_note(line, entry) for entry in entries), key=lambda each: each.move)
    moves = [each.move for each in notes]
    twice = next((move for move in moves if moves.count(move) > 1), None)
    if twice is not None:
        raise StudyFault(_say("study_fault.twice", n=twice))
    return StudyLine(line.session, tuple(notes), line.start, line.name)


def _note(line: StudyLine, entry: Mapping[str, Any]) -> StudyNote:
    move, arrows = entry["move"], [tuple(each) for each in entry.get("arrows", ())]
    if not line.start <= move <= line.last:
        raise StudyFault(_say("study_fault.no_move", n=move, last=line.last))
    if any(len(each) != 2 for each in arrows):
        raise StudyFault(_say("study_fault.arrow", n=move))
    names, accepts = entry.get("at", ()), tuple(tuple(each.split()) for each in entry.get("accepts", ()))
    if len(names) > limits.MOST_NAMES or len(arrows) > limits.MOST_ARROWS or len(accepts) > limits.MOST_ACCEPTED:
        raise StudyFault(_say("study_fault.crowded", n=move, most=limits.MOST_NAMES))
    _check_guess(line, move, entry.get("guess", False), accepts)
    board = entry.get("board")
    if board is not None and board > len(line.session.seats):
        raise StudyFault(_say("study_fault.no_seat", n=move, seat=board))
    seat = None if board is None else board - 1
    return StudyNote(move, entry.get("says", ""), tuple(names), tuple(arrows), entry.get("guess", False), accepts, seat)


def _check_guess(line: StudyLine, move: int, guess: bool, accepts: Sequence[Move]) -> None:
    """Raises StudyFault where no move can be guessed, or an answer is none."""
    if not guess and not accepts:
        return
    if move >= line.last:
        raise StudyFault(_say("study_fault.nothing_to_guess", n=move))
    decision = line.session.state_before(move).decision
    legal = decision.moves if decision else ()
    if wrong := next((each for each in accepts if each not in legal), None):
        raise StudyFault(_say("study_fault.not_legal", n=move, move=" ".join(wrong)))
