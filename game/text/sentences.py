"""Sentences: all that a player reads, found by key in the language of now and filled with facts.

    say = Sentences("chess")
    say("log.took", piece=say.name("Knight"), turn=3)

The words of a matter lie in `data/<matter>/<language>/`: sentences in sections in any of the files there (a section
stands in one file), chapters of the rules help in `rulebook.yaml`, names of printed pieces in `names.yaml`. What places
in a sentence mean is said in `game.text.template`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, NamedTuple

from game.cards.catalog import DATA, Misprint, Passage, read_file
from game.engine.flow import Refusal
from game.text import device_words, language
from game.text.device_words import by_device
from game.text.language import ENGLISH, HEAD, PRETEND, head_of, pretend
from game.text.plurals import ENGLISH_PLURALS, Plurals
from game.text.template import Name, Template, cut, fill, reworded

NAMES = "names.yaml"
CHAPTERS = "rulebook.yaml"
LONGEST_SENTENCE = 500

NUMERALS = ("", "I", "II", "III", "IV", "V")
"""Ages as pieces print them, by their number from 1."""

_log = logging.getLogger(__name__)

Entry = Template | list[Template]
"""A sentence, or several lines."""


class Words(NamedTuple):
    """The words of a matter in one language: sentences by key, names of pieces by their English ones, and what of
    several texts a number takes.

    is_whole: nothing may be missing in them.
    """

    entries: Mapping[str, Entry]
    names: Mapping[str, Name]
    plurals: Plurals = ENGLISH_PLURALS
    is_whole: bool = True


class Sentences:
    """The sentences of a matter: of a game by its package's name, or of "screens" for all around the games.

    Asking for what is missing costs the player nothing: English stands in, then the key itself, and the log says so.
    """

    def __init__(self, matter: str, data: Path = DATA) -> None:
        """`data` is the folder that the matter's folder lies in."""
        self.folder = _folder(data, matter)

    def __call__(self, key: str, /, **facts: object) -> str:
        """The sentence for a key such as "refused.too_dear", its places filled with the facts."""
        for spoken, known in self._to_try():
            entry = known.entries.get(key)
            if isinstance(entry, tuple):
                try:
                    return for_hand(fill(entry, facts, known.plurals), spoken)
                except KeyError as missing:
                    _report(self.folder.name, spoken, key, f"needs the fact {missing}")
            elif known.is_whole or isinstance(entry, list | tuple):
                _report(self.folder.name, spoken, key, "is missing")
        return key

    def lines(self, key: str, /, **facts: object) -> tuple[str, ...]:
        """The lines that stand under a key, each filled with the facts."""
        for spoken, known in self._to_try():
            entry = known.entries.get(key)
            if isinstance(entry, list):
                try:
                    return tuple(for_hand(fill(line, facts, known.plurals), spoken) for line in entry)
                except KeyError as missing:
                    _report(self.folder.name, spoken, key, f"needs the fact {missing}")
            elif known.is_whole or isinstance(entry, list | tuple):
                _report(self.folder.name, spoken, key, "is missing")
        return (key,)

    def _to_try(self) -> Sequence[tuple[str, Words]]:
        """The words of the language of now, if it has any of this matter, then the English ones."""
        return _in_turn(self.folder, language.now())

    def read(self) -> None:
        """Read the words now rather than when the first one is asked for."""
        self._to_try()

    def has(self, key: str) -> bool:
        """Whether there is something under a key."""
        return key in words(self.folder, ENGLISH).entries

    def or_of(self, common: Sentences, key: str, /, **facts: object) -> str:
        """The sentence for a key; where the matter has none of its own, that of another matter."""
        return self(key, **facts) if self.has(key) else common(key, **facts)

    def keys(self, section: str) -> tuple[str, ...]:
        """What stands in a section, in its order."""
        start = f"{section}."
        inside = (key for key in words(self.folder, ENGLISH).entries if key.startswith(start))
        return tuple(dict.fromkeys(key.removeprefix(start).split(".")[0] for key in inside))

    def name(self, english: str) -> Name:
        """The name of a printed piece in the language of now, with its other forms; the English one is its key."""
        for spoken, known in self._to_try():
            if english in known.names:
                return known.names[english]
            if english in (lent := _LENT.get((self.folder.name, spoken), {})):
                return lent[english]
        return Name(pretend(english) if language.now() == PRETEND else english, {})

    def short_name(self, english: str) -> str:
        """The same name as small pieces print it."""
        name = self.name(english)
        return name.forms.get("short", name)


DEVICES = {device_words.KEYS: ("by_keys",), device_words.PAD: ("by_pad", "by_keys"), device_words.TOUCH: ("by_touch",)}
"""The lists of what is said instead, by the hand they are for."""


def for_hand(text: str, spoken: str) -> str:
    """A sentence of this language as it is said to the hand of now."""
    return by_device(text, spoken, _said_instead)


def _said_instead(spoken: str, hand: str) -> Iterator[str]:
    """What is said to a hand in the place of what, in this language."""
    known = words(_folder(DATA, "screens"), spoken)
    for name in DEVICES[hand]:
        lines = known.entries.get(f"{device_words.ENTRY}.{name}")
        yield from (fill(line, {}, known.plurals) for line in (lines if isinstance(lines, list) else ()))


@cache
def _folder(data: Path, matter: str) -> Path:
    """The folder of a matter, the same value for all who ask: words are found by it in no time."""
    return data / matter


@cache
def _report(matter: str, spoken: str, key: str, fault: str) -> None:
    """Say in the log, once, what is wrong with a sentence."""
    _log.error("%s, %s: the sentence %r %s", matter, spoken, key, fault)


@cache
def words(folder: Path, spoken: str) -> Words:
    """The words of a matter's folder in a language; what cannot be read is left out, and the log says so."""
    if spoken == PRETEND:
        return _pretended(words(folder, ENGLISH))
    entries: dict[str, Entry] = {}
    names: dict[str, Name] = {}
    files: list[Path] = []
    try:
        files = word_files(folder / spoken)
        names = read_names(folder / spoken)
    except (OSError, Misprint) as fault:
        _log.error("%s", fault)
    for file in files:
        try:
            entries |= read_file(file, read_entries)
        except Misprint as misprint:
            _log.error("%s", misprint)
    if not entries or spoken == ENGLISH:
        return Words(entries, names)
    head = head_of(spoken)
    return Words(entries, names, head.plurals, not head.may_lack(folder.name))


@cache
def _in_turn(folder: Path, spoken: str) -> Sequence[tuple[str, Words]]:
    """The words of a matter in a language, if it has any, then the English ones, each with its language."""
    english = ENGLISH, words(folder, ENGLISH)
    if spoken != ENGLISH and ((known := words(folder, spoken)).entries or known.names):
        return (spoken, known), english
    return (english,)


def _pretended(english: Words) -> Words:
    def entry(of: Entry) -> Entry:
        return [reworded(line, pretend) for line in of] if isinstance(of, list) else reworded(of, pretend)

    def name(of: Name) -> Name:
        return Name(pretend(of), {form: pretend(words) for form, words in of.forms.items()})

    entries = {key: entry(of) for key, of in english.entries.items()}
    return Words(entries, {key: name(of) for key, of in english.names.items()})


def word_files(folder: Path) -> list[Path]:
    """The files with sections in a folder of words."""
    return sorted(file for file in folder.glob("*.yaml") if file.name not in (NAMES, CHAPTERS, HEAD))


def read_entries(passage: Passage) -> dict[str, Entry]:
    """The sentences of a file by key: "section.key", and "section.key.form" where there are several forms."""
    return dict(_flat(passage.record(dict.fromkeys(passage.fields(), _read_entry))))


def _flat(sections: Mapping[Any, Any], way: str = "") -> Iterator[tuple[str, Entry]]:
    for key, each in sections.items():
        if isinstance(each, dict):
            yield from _flat(each, f"{way}{key}.")
        else:
            yield f"{way}{key}", each


def _read_entry(passage: Passage) -> Any:
    if isinstance(passage.content, dict):
        return passage.record(dict.fromkeys(passage.content, _read_entry), least=1)
    if isinstance(passage.content, list):
        return passage.each(_read_template, 1)
    return _read_template(passage)


def _read_template(passage: Passage) -> Template:
    try:
        return cut(passage.text(LONGEST_SENTENCE))
    except ValueError as fault:
        if isinstance(fault, Misprint):
            raise
        raise passage.misprint(str(fault)) from None


def read_names(folder: Path) -> dict[str, Name]:
    """The names of printed pieces in a folder of words, by their English ones; none where there is no such file.

    Raises Misprint that names the file and the line.
    """
    file = folder / NAMES
    return read_file(file, names_in) if file.exists() else {}


def names_in(passage: Passage) -> dict[str, Name]:
    """The names in a file of names, by the English ones. Raises Misprint."""
    return passage.record(dict.fromkeys(passage.fields(), _read_name))


_LENT: dict[tuple[str, str], Mapping[str, Name]] = {}


def lend_names(names: Mapping[tuple[str, str], Mapping[str, Name]]) -> None:
    """Put these in the place of the names that pieces of mods had: by matter and language. Ours stand before them."""
    _LENT.clear()
    _LENT.update(names)


def _read_name(passage: Passage) -> Name:
    """A name, or a table of `name` and its other forms."""
    if not isinstance(passage.content, dict):
        return Name(passage.name(), {})
    forms = passage.record(dict.fromkeys(passage.content, Passage.name), ("name",))
    return Name(forms.pop("name"), forms)


_say = Sentences("screens")


def closed(words: str) -> str:
    """Words as a sentence: with a full stop, unless they end with one, or with another mark that ends a sentence."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def listed(things: Iterable[str], last: str = "and") -> str:
    """Things in one row: the last one after "and" or "or", the others after commas. With "comma" all are alike."""
    *most, end = [*things] or [""]
    if not most:
        return end
    before = reduce(lambda before, next: _say("lists.comma", before=before, next=next), most)
    return (
        _say("lists.comma", before=before, next=end)
        if last == "comma"
        else _say(f"lists.{last}", before=before, last=end)
    )


def first_of_all(say: Sentences, refusal: Refusal) -> str:
    """What has to be done before anything else can be: the answer to a refusal with the reason `not_now`."""
    choice, verb = refusal.facts["choice"], refusal.facts.get("verb", "")
    both = f"first.{choice} {verb}"
    return say(both if say.has(both) else f"first.{choice}")
