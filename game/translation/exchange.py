"""The words of a language as one file for translators, and back: every text with its English and its key.

A context such as `screens/menu.title` is a sentence, `nations/rulebook/Growth.text` a part of a chapter of the rules,
`nations/names/Temple` the name of a printed piece and `nations/names/Temple|short` a form of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from game.cards.catalog import DATA, LONGEST_NAME, Passage, read_file
from game.files import files, safe_yaml
from game.text import device_words
from game.text.language import ENGLISH, HEAD, LanguageHead, read_head
from game.text.plurals import plurals_of
from game.text.sentences import CHAPTERS, LONGEST_SENTENCE, NAMES, word_files
from game.text.template import Template, TemplateSlot, cut, miscounted
from game.translation import po
from game.translation.po import InvalidPo, PoEntry
from game.translation.share import MATTERS, printed, shares

_SIGN = re.compile(r"\{(\w+)\}")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]+)?")
"""The code of a language."""
MOST_LINES = 500
"""Lines of one list."""
ALSO, ALSO_BETWEEN = "also", ", "
"""Words that a chapter is found by: a list, which translators see as one text."""


class FoundText(NamedTuple):
    """A text of a language's folder: what it is known by, its file, the way to it there, and its words."""

    context: str
    file: Path
    way: safe_yaml.Way
    words: str


def _content(passage: Passage) -> safe_yaml.Plain:
    return passage.content


def _flat(content: safe_yaml.Plain, way: safe_yaml.Way = ()) -> Iterator[tuple[safe_yaml.Way, str]]:
    entries = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    if isinstance(content, str):
        yield way, content
    for key, each in entries:
        yield from _flat(each, (*way, key))


def texts(words: Path) -> Iterator[FoundText]:
    """All texts of a folder of words that are translated, in the order of its files. Raises Misprint."""
    matter = words.parent.name
    for file in word_files(words):
        for way, text in _flat(read_file(file, _content)):
            if way[0] == device_words.ENTRY:
                continue
            yield FoundText(f"{matter}/{'.'.join(map(str, way))}", file, way, text)
    if (file := words / CHAPTERS).exists():
        for place, chapter in enumerate(read_file(file, _content)):
            known = f"{matter}/rulebook/{chapter.get('of', chapter['heading'])}"
            for field in ("heading", "text"):
                yield FoundText(f"{known}.{field}", file, (place, field), chapter[field])
            if found := chapter.get(ALSO):
                yield FoundText(f"{known}.{ALSO}", file, (place, ALSO), ALSO_BETWEEN.join(found))
    if (file := words / NAMES).exists():
        for english, name in read_file(file, _content).items():
            for form, text in name.items() if isinstance(name, dict) else (("name", name),):
                way = (english, form) if isinstance(name, dict) else (english,)
                yield FoundText(_name_context(matter, english, form), file, way, text)


def _name_context(matter: str, english: str, form: str) -> str:
    return f"{matter}/names/{english}" + ("" if form == "name" else f"|{form}")


@cache
def sources() -> Mapping[str, FoundText]:
    """All texts of the program's own English by their contexts; printed pieces are called as they are printed."""
    found: dict[str, FoundText] = {}
    for matter in MATTERS:
        words = DATA / matter / ENGLISH
        found |= {text.context: text for text in texts(words)}
        for name in printed(DATA / matter):
            context = _name_context(matter, name, "name")
            found.setdefault(context, FoundText(context, words / NAMES, (name,), name))
    return found


def exported(data: Path, language: str) -> str:
    """A file for translators with all words of a language in a data folder. Raises Misprint."""
    given = {text.context: text for matter in MATTERS for text in _texts_if_any(data / matter / language)}
    english = sources()
    more = {context: text for context, text in given.items() if context not in english}
    entries = [
        PoEntry(context, source.words, given[context].words if context in given else "", _comment(source.words))
        for context, source in english.items()
        if source.words
    ]
    for context, text in more.items():
        source, told = _source_of_more(context, english)
        if source:
            entries.append(PoEntry(context, source.words, text.words, (told,)))
    return po.write(language, entries)


def _source_of_more(context: str, english: Mapping[str, FoundText]) -> tuple[FoundText | None, str]:
    """What a language may have beside the English texts belongs to, and what it is: a form of a name, words that a
    chapter is found by, or one more line of a list.
    """
    name, _, form = context.partition("|")
    if re.fullmatch("[a-z]{1,12}", form) and name in english:
        return english[name]._replace(context=context, way=(english[name].way[0], form)), f"Form: {form}"
    chapter = f"{context.removesuffix(f'.{ALSO}')}.heading"
    if context.endswith(f".{ALSO}") and (of := english.get(chapter)) and of.file.name == CHAPTERS:
        return of._replace(context=context, way=(of.way[0], ALSO)), "Words that this chapter is found by"
    several, _, number = context.rpartition(".")
    if number.isdigit() and (first := english.get(f"{several}.0")) and isinstance(first.way[-1], int):
        way = (*first.way[:-1], int(number))
        return first._replace(context=context, way=way, words=""), "One more line of this list"
    return None, ""


def _texts_if_any(words: Path) -> Iterator[FoundText]:
    return texts(words) if words.is_dir() else iter(())


def _comment(source: str) -> tuple[str, ...]:
    """What translators should know of a text: its places, and which of them choose by number."""
    told = []
    for slot in _slots(cut(source)):
        what = f" chooses one of {len(slot.texts)} texts" if slot.texts else ""
        line = f"<{slot.name}{'|…' if slot.texts else ''}>{what}"
        if line not in told:
            told.append(line)
    return (f"Places: {', '.join(told)}",) if told else ()


def _slots(template: Template) -> Iterator[TemplateSlot]:
    for part in template:
        if isinstance(part, TemplateSlot):
            yield part
            for text in part.texts:
                yield from _slots(text)


def imported(data: Path, text: str) -> list[Path]:
    """Put the words of a translators' file into a data folder, and return the files that changed. What is not
    translated stays as it is.

    Raises InvalidPo with the line of the first text that cannot be used, changing nothing, Misprint and OSError.
    """
    language, entries = po.read(text)
    if language == ENGLISH or not LANGUAGE.fullmatch(language):
        raise InvalidPo(1, f"{language!r} is no language to translate to; write its code, such as fr")
    head = _head(data, language)
    english = sources()
    wanted_words: dict[str, FoundText] = {}
    for entry in entries:
        source = _checked(entry, english, head)
        if entry.translation and not entry.is_fuzzy:
            if entry.context in wanted_words:
                raise InvalidPo(entry.line, f"{entry.context} stands here twice")
            wanted_words[entry.context] = source._replace(context=entry.context, words=entry.translation)
    contents = dict(_changed(data, language, wanted_words))
    for file, content in contents.items():
        files.write_whole(file, content)
    if not (data / "screens" / language / HEAD).exists():
        file = data / "screens" / language / HEAD
        has = shares(data, language)
        finished = [name for name, share in has.items() if share.has == share.of]
        fields = {"name": head.name, "plurals": [*head.plurals.categories]}
        files.write_whole(file, _dumped(fields if len(finished) == len(has) else {**fields, "finished": finished}))
        contents[file] = ""
    return [*contents]


def _head(data: Path, language: str) -> LanguageHead:
    folder = data / "screens" / language
    return read_head(folder) if (folder / HEAD).exists() else LanguageHead(language, plurals_of(language))


def _checked(entry: PoEntry, english: Mapping[str, FoundText], head: LanguageHead) -> FoundText:
    """The English text that an entry translates. Raises InvalidPo for a translation that cannot take its place."""

    def complain(fault: str) -> InvalidPo:
        return InvalidPo(entry.line, f"{entry.context}: {fault}")

    source = english.get(entry.context) or _source_of_more(entry.context, english)[0]
    if source is None:
        raise InvalidPo(entry.line, f"no text is known as {entry.context!r}; export the words anew")
    words = entry.translation
    is_chapter, is_name = source.file.name == CHAPTERS, source.file.name == NAMES
    most = LONGEST_NAME if is_name else safe_yaml.LONGEST_TEXT if is_chapter else LONGEST_SENTENCE
    if len(words) > most:
        raise complain(f"has {len(words)} characters; the most are {most}")
    if not words or is_name or is_chapter:
        return source
    try:
        template = cut(words)
    except ValueError as fault:
        raise complain(str(fault)) from None
    if slot := miscounted(template, head.plurals):
        raise complain(f"<{slot.name}|…> needs a text for each of {', '.join(head.plurals.categories)}")
    if entry.context not in english:
        return source
    if (of := {slot.name for slot in _slots(template)}) != (asked := {each.name for each in _slots(cut(source.words))}):
        odd = ", ".join(f"<{each}>" for each in sorted(of ^ asked))
        raise complain(f"{odd} {'is' if len(of ^ asked) == 1 else 'are'} in only one of the two languages")
    if {*_SIGN.findall(words)} != {*_SIGN.findall(source.words)}:
        raise complain("icons such as {gold} must be the same in both languages")
    return source


# Files


def _changed(data: Path, language: str, wanted_words: Mapping[str, FoundText]) -> Iterator[tuple[Path, str]]:
    """The files that words go to, with their new content. A file that has all these texts already keeps its comments
    and its order; any other is written anew after its first comment.
    """
    for matter in MATTERS:
        folder = data / matter / language
        given = {text.context: text for text in _texts_if_any(folder)}
        new = {context: text for context, text in wanted_words.items() if text.file.parent.parent.name == matter}
        anew = {text.file.name for context, text in new.items() if context not in given}
        at_home = {text.file.name: folder / text.file.name for text in new.values()}
        for file in sorted({*at_home.values(), *(given[each].file for each in new if each in given)}):
            if file.name in anew:
                kept = {context: text for context, text in given.items() if text.file == file}
                yield file, _written(file, {**kept, **{c: t for c, t in new.items() if t.file.name == file.name}})
                continue
            changes = {
                given[context].way: text.words
                for context, text in new.items()
                if context in given and given[context].file == file and given[context].words != text.words
            }
            if changes:
                yield file, _replaced(file.read_text(encoding="utf-8"), changes)


def _replaced(text: str, changes: Mapping[safe_yaml.Way, str]) -> str:
    """A YAML text with other words at some places, and all else as it was."""
    spots = sorted(_spots(yaml.compose(text, Loader=yaml.SafeLoader), (), changes), reverse=True)
    for start, end, indent, words in spots:
        ending = "\n" if text[start:end].endswith("\n") else ""
        text = text[:start] + _scalar(words, indent) + ending + text[end:]
    return text


def _spots(node: Any, way: safe_yaml.Way, changes: Mapping[safe_yaml.Way, str]) -> Iterator[tuple[int, int, int, str]]:
    if way in changes:
        yield node.start_mark.index, node.end_mark.index, 4, changes[way]
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            name = int(key.value) if key.value.isdigit() and not key.style else key.value
            yield from _spots(value, (*way, name), changes)
    elif isinstance(node, yaml.SequenceNode):
        for place, value in enumerate(node.value):
            yield from _spots(value, (*way, place), changes)


def _scalar(words: str, indent: int) -> str:
    """Words as YAML: several lines as a block, one line in quotes."""
    if "\n" in words.strip():
        lines = (" " * indent + line if line else "" for line in words.rstrip("\n").split("\n"))
        return "|\n" + "\n".join(lines)
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


class _WordDumper(safe_yaml.Dumper):
    """Writes words as people do: several lines as a block."""


_WordDumper.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None),
)


def _dumped(content: safe_yaml.Plain) -> str:
    return yaml.dump(content, Dumper=_WordDumper, allow_unicode=True, sort_keys=False, width=10_000)


def _written(file: Path, of: Mapping[str, FoundText]) -> str:
    """A file of words anew, in the order of the English one."""
    order = {context: place for place, context in enumerate(sources())}
    by_order = sorted(of.values(), key=lambda each: order.get(each.context, len(order)))
    comment = "".join(_first_comment(file)) if file.exists() else ""
    if file.name == CHAPTERS:
        return comment + _dumped(_chapters(by_order))
    if file.name == NAMES:
        return comment + _dumped(_names(by_order))
    content = read_file(DATA / file.parent.parent.name / ENGLISH / file.name, _content)
    words = {text.context.split("/", 1)[1]: text.words for text in of.values()}
    return comment + _dumped(_in_other_words(content, (), words))


def _in_other_words(english: safe_yaml.Plain, way: safe_yaml.Way, words: Mapping[str, str]) -> safe_yaml.Plain:
    """What of an English file there are other words for; None where there are none. What says nothing stays empty."""
    if isinstance(english, str):
        return words.get(".".join(map(str, way)), None if english else "")
    if isinstance(english, list):
        known = (".".join(map(str, (*way, number))) for number in range(MOST_LINES))
        return [words[each] for each in known if each in words] or None
    told = {key: _in_other_words(each, (*way, key), words) for key, each in english.items()}
    told = {key: each for key, each in told.items() if each is not None}
    return told if any(told.values()) else None


def _first_comment(file: Path) -> Iterator[str]:
    for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
        if not line.startswith("#"):
            return
        yield line


def _chapters(of: Iterable[FoundText]) -> safe_yaml.Plain:
    found: dict[str, dict[str, Any]] = {}
    for text in of:
        known, _, field = text.context.split("/", 2)[2].rpartition(".")
        words: Any = text.words.split(ALSO_BETWEEN) if field == ALSO else text.words
        found.setdefault(known, {"of": known})[field] = words
    return [each for each in found.values() if {"heading", "text"} <= each.keys()]


def _names(of: Iterable[FoundText]) -> safe_yaml.Plain:
    found: dict[str, dict[str, str]] = {}
    for text in of:
        english, _, form = text.context.split("/", 2)[2].partition("|")
        found.setdefault(english, {})[form or "name"] = text.words
    return {english: forms if len(forms) > 1 else forms["name"] for english, forms in found.items() if "name" in forms}
