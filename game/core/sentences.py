"""Sentences of a game: read from a YAML file in sections, and filled with facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from game.core.catalog import Misprint, Passage, Readers, gather, misprint_in, read_file
from game.core.flow import Refusal
from game.core.plain_yaml import Way

FILE_NAME = "text.yaml"
LONGEST_SENTENCE = 500

Wanted = Mapping[str, Iterable[Any]]
"""By section the keys that it must have."""


class Section(dict[Any, Any]):
    """Sentences by key, or sections by name. Raises Misprint, naming file and line, for one that is missing."""

    def __init__(self, content: Mapping[Any, Any], file: Path, way: Way = ()) -> None:
        super().__init__(
            {
                key: Section(each, file, (*way, key)) if isinstance(each, dict) else each
                for key, each in content.items()
            }
        )
        self._file = file
        self._way = way

    def __missing__(self, key: Any) -> Any:
        raise misprint_in(self._file, self._way, f"there is nothing for {key!r}", "missing")


Sections = Mapping[str, Mapping[Any, Any]]
"""Section and key of every sentence."""


def read_sections(folder: Path, wanted: Wanted) -> Sections:
    """The sections of a game's file of sentences, all of `wanted` in it.

    Raises Misprint that names file and line; so does looking up a sentence that is missing.
    """
    file = folder / FILE_NAME
    return Section(read_file(file, partial(_read_sections, wanted=wanted)), file)


def _read_sections(passage: Passage, wanted: Wanted) -> dict[str, dict[Any, Any]]:
    fields = passage.fields()
    sections: Readers = {name: partial(_read_section, wanted=wanted.get(name, ())) for name in fields}
    return passage.record(sections, wanted, least=1)


def _read_section(passage: Passage, wanted: Iterable[Any]) -> dict[Any, Any]:
    fields = passage.fields()
    missing = [
        passage.misprint(f"there is nothing for {key!r}", "missing") for key in wanted if key not in fields
    ]
    read, *_ = gather(
        lambda: passage.record(dict.fromkeys(fields, _read_sentence), least=1),
        *(partial(_raise, misprint) for misprint in missing),
    )
    sentences: dict[Any, Any] = read
    return sentences


def _raise(misprint: Misprint) -> None:
    raise misprint


def _read_sentence(passage: Passage) -> Any:
    """A sentence, several lines, or several forms of one by name."""
    if isinstance(passage.content, dict):
        return passage.record(dict.fromkeys(passage.content, _read_sentence), least=1)
    if isinstance(passage.content, list):
        return passage.each(_read_sentence, 1)
    return passage.text(LONGEST_SENTENCE)


def first_of_all(sections: Sections, refusal: Refusal) -> str:
    """What has to be done before anything else can be: the answer to a refusal with the reason `not_now`."""
    choice, verb = refusal.facts["choice"], refusal.facts.get("verb", "")
    first = sections["first"]
    return str(first.get(f"{choice} {verb}", first[choice]))


def fill(sentence: str, **facts: object) -> str:
    """The sentence with every `<fact>` filled in."""
    for name, fact in facts.items():
        sentence = sentence.replace(f"<{name}>", str(fact))
    return sentence
