"""Studies: games with notes, as texts and as letters.

    python main.py study FILE
    python main.py study FILE --letter
    python main.py study FILE --text

FILE is a study, or a letter that carries one. Without an option its chapters and notes are listed. `--letter` prints
the letter that carries it, `--text` the text that such a letter carries. Exits with 1, and says why, for anything else.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.files.untrusted import InvalidInput, read_bytes, text_in
from game.study.study import Study, StudyFault
from game.study.study_text import MOST_BYTES, read_study, study_in, study_letter, study_text
from game.text.sentences import Sentences

_say = Sentences("screens")


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when the study can be read."""
    parser = parser_of("study", __doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--letter", action="store_true", help="print the letter that carries it")
    form.add_argument("--text", action="store_true", help="print its text")
    asked = parser.parse_args(arguments)
    try:
        study = study_of(asked.file)
    except (StudyFault, InvalidInput) as fault:
        print(fault, file=sys.stderr)
        return 1
    if asked.letter or asked.text:
        print((study_letter if asked.letter else study_text)(study), end="")
    else:
        print(*_told(study), sep="\n")
    return 0


def study_of(path: Path) -> Study:
    """The study in a file, or in the letter in it. Raises OSError, StudyFault, InvalidInput and Misprint."""
    content = study_in(text_in(read_bytes(path, MOST_BYTES))[0])
    if content is None:
        raise StudyFault(_say("study_fault.foreign"))
    return read_study(content)


def _told(study: Study) -> Iterator[str]:
    """A line for the study, each chapter and each note."""
    yield study.called
    for number, chapter in enumerate(study.chapters, 1):
        session = chapter.main.session
        yield f"{number}. {chapter.name or session.game.title}: {session.game.headline(session.state)}"
        for line in chapter.lines:
            for note in line.notes:
                yield f"   {line.start or ''}{'/' if line.start else ''}{note.move}: {note.says}"
