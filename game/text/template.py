"""Templates: sentences with places for facts, cut up once and filled often.

    <name>                   what the fact reads as
    <name.dat>               a form of a `Name`, such as the dative of a tile's name; itself where it has none
    <name.start>             with a capital letter, for the beginning of a sentence; after other forms, too
    <n.signed>               a number that always has its sign: +2, −1
    <press.table.undo>       what presses an action now: a key, or a button of a gamepad
    <n|text>                 the text, only where there is something: not for nothing, 0 or empty words
    <n|one|many>             by number: as many texts as the language has categories of plurals, in their order
    <n|none|one|many>        by number, with words of its own for 0: one text more than that

Texts between bars may hold places themselves. What is put in for a place is not scanned again. {gold} and ** are
left alone: they are for whoever draws the words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.text.plurals import CATEGORIES, ENGLISH_PLURALS, Plurals

START, SIGNED, PRESS = "start", "signed", "press"

_KEY = re.compile(r"<press\.([a-z_.0-9]+)>")
_PLACE = re.compile(r"<([a-z_]\w*)((?:\.\w+)*)([|>])")
_MOST_TEXTS = len(CATEGORIES) + 1


class Name(str):
    """A name with other forms of it, such as {"dat": "dem Tempel"}."""

    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> Name:
        """The name, and its forms by case."""
        made = super().__new__(cls, name)
        made.forms = forms
        return made


class TemplateSlot(NamedTuple):
    """A place in a template: the fact's name, its forms, and the texts to choose from by it."""

    name: str
    forms: tuple[str, ...]
    texts: tuple[Template, ...]


Template = tuple[str | TemplateSlot, ...]


def cut(text: str) -> Template:
    """A template of a text. Raises ValueError for a place that does not end, or has more texts than any language."""
    template, end = _cut(text, 0, inside=False)
    assert end == len(text)
    return template


def _cut(text: str, at: int, inside: bool) -> tuple[Template, int]:
    """The template from here on, and where it ends: inside a place at `|` or `>`."""
    parts: list[str | TemplateSlot] = []
    plain = at
    while at < len(text):
        if inside and text[at] in "|>":
            return (*parts, *filter(None, [text[plain:at]])), at
        found = _PLACE.match(text, at)
        if not found:
            at += 1
            continue
        parts += filter(None, [text[plain:at]])
        texts: list[Template] = []
        at, ending = found.end(), found[3]
        while ending == "|":
            one, at = _cut(text, at, inside=True)
            texts.append(one)
            ending, at = text[at], at + 1
        if len(texts) > _MOST_TEXTS:
            raise ValueError(f"<{found[1]}|…> has {len(texts)} texts to choose from; the most are {_MOST_TEXTS}")
        parts.append(TemplateSlot(found[1], tuple(found[2].split(".")[1:]), tuple(texts)))
        plain = at
    if inside:
        raise ValueError("a place that begins with < and | does not end with >")
    return (*parts, *filter(None, [text[plain:]])), at


def fill(template: Template, facts: Mapping[str, object], plurals: Plurals = ENGLISH_PLURALS) -> str:
    """The words of a template, whose texts are those of the language's plurals.

    Raises KeyError with the name of a fact that is missing.
    """
    if len(template) == 1 and isinstance(template[0], str):
        return template[0]
    return "".join([part if isinstance(part, str) else _put(part, facts, plurals) for part in template])


_called: Callable[[str], str] = str


def call_keys(called: Callable[[str], str]) -> None:
    """From now on keys are called like this: told the name of an action, this says what presses it."""
    global _called
    _called = called


def with_keys(text: str) -> str:
    """A text that is no template, with the keys that it names."""
    return _KEY.sub(lambda found: _called(found[1]), text) if f"<{PRESS}." in text else text


def _put(place: TemplateSlot, facts: Mapping[str, object], plurals: Plurals) -> str:
    if place.name == PRESS:
        return _called(".".join(place.forms))
    fact = facts[place.name]
    if place.texts:
        text = _chosen(place.texts, fact, plurals)
        return fill(text, facts, plurals) if text else ""
    words = fact
    for form in place.forms:
        words = _form(words, form)
    return str(words)


def _chosen(texts: tuple[Template, ...], fact: object, plurals: Plurals) -> Template:
    """The text by number; where there is but one, it stands for whether there is something. What is no whole number
    from 0, such as −1, takes the last.
    """
    number = str(fact) if fact else "0"
    if len(texts) == 1:
        return () if number == "0" else texts[0]
    has_none = len(texts) > len(plurals.categories)
    if number == "0" and has_none:
        return texts[0]
    if not (number.isascii() and number.isdigit()):
        return texts[-1]
    return texts[min(has_none + plurals.place(int(number)), len(texts) - 1)]


def miscounted(template: Template, plurals: Plurals) -> TemplateSlot | None:
    """A place that has not as many texts as the language's plurals ask for; None where there is none."""
    most = len(plurals.categories)
    for part in template:
        if isinstance(part, TemplateSlot):
            if len(part.texts) not in (0, 1, most, most + 1):
                return part
            if deeper := next(filter(None, (miscounted(text, plurals) for text in part.texts)), None):
                return deeper
    return None


def _form(fact: object, form: str) -> object:
    if form == START:
        words = str(fact)
        return words[:1].upper() + words[1:]
    if form == SIGNED:
        return f"{fact:+}".replace("-", "−")
    return fact.forms.get(form, fact) if isinstance(fact, Name) else fact


def reworded(template: Template, reword: Callable[[str], str]) -> Template:
    """The same template in other words: its places stay."""
    return tuple(
        reword(part)
        if isinstance(part, str)
        else part._replace(texts=tuple(reworded(text, reword) for text in part.texts))
        for part in template
    )
