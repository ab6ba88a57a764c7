"""How texts for players have to read: lengths, shares, and phrases that nobody would say at a table.

What is of tier 1 is a finding of `main.py lint` in the folders of HELD; `main.py lint --style` counts all of it, in
every folder.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from game.cards.catalog import Misprint, Passage, misprint_in, read_file
from game.files.safe_yaml import Plain, Way
from game.text.language import ENGLISH, HEAD
from game.text.sentences import NAMES
from game.tools.lint.patterns import COUNTED, FINDING, PATTERNS

HELD: tuple[str, ...] = ("screens", "nations", "nations_dice", "nation_deckbuilder", "wealth_of_nations")
"""The folders of `data` in which tier 1 and lengths are findings."""

_NOT_READ = (NAMES, HEAD, "search.yaml")
"""Names of pieces, a language's head, and what a search knows words by: no sentences."""

PASSIVE = re.compile(
    r"\b(?:is|are|was|were|be|been|being) (?:\w+ly )?(?!(?:open|red|even|alone|one"
    r"|hidden from)\b)(?:\w+ed|built|bought|sold"
    r"|taken|given|shown|kept|told|dealt|drawn|paid|lost|made|played|held|known|laid|set"
    r"|put|left|thrown|said|asked|written"
    r"|met|won|found|sent|cut|gone|fed|worn|read|brought|thought|seen|understood)\b"
)
_NEGATED = re.compile(r"\b(?:no|not|never|nobody|nothing|none|neither|nor|cannot|without)\b|n['’]t\b", re.IGNORECASE)
_YOU = re.compile(r"\byou(?:r|rs)?\b", re.IGNORECASE)
_CONTRACTION = re.compile(
    r"\w(?:n['’]t|['’]re|['’]ll|['’]ve|['’]d)\b|\b(?:I['’]m|(?:[Ii]t|[Tt]hat|[Tt]here"
    r"|[Ww]hat|[Hh]e|[Ss]he|[Hh]ere|[Ww]ho|[Ll]et)['’]s)\b"
)


class Limit(NamedTuple):
    """The most words of a kind of text. tier: FINDING or COUNTED."""

    kind: str
    words: int
    tier: int


LIMITS = {
    limit.kind: limit
    for limit in (
        Limit("tooltip", 20, FINDING),
        Limit("question", 10, COUNTED),
        Limit("refusal", 15, COUNTED),
        Limit("warning", 18, COUNTED),
        Limit("lesson step", 18, FINDING),
        Limit("meeting", 18, COUNTED),
        Limit("log line", 10, COUNTED),
        Limit("rules paragraph", 60, COUNTED),
    )
}

_KINDS = {
    "refused": "refusal",
    "dark": "refusal",
    "warnings": "warning",
    "questions": "question",
    "prompts": "question",
    "learn": "lesson step",
    "meetings": "meeting",
    "asked_first": "meeting",
    "about": "meeting",
    "happened": "log line",
    "buttons": "tooltip",
}


class StyledText(NamedTuple):
    """One text of a file, the way to it, and what it is known by."""

    file: Path
    way: Way
    key: str
    text: str

    @property
    def kind(self) -> str:
        """One of LIMITS, or nothing."""
        parts = self.key.split(".")
        if self.file.stem in ("rulebook", "rulings", "terms"):
            return "rules paragraph"
        if any(part == "told" or part.endswith("_told") for part in parts):
            return "tooltip"
        return _KINDS.get(parts[0], "")


_ICON = re.compile(r"\{[^}]*\}")
_PLACE = re.compile(r"<[^<>|]*\|[^<>]*>|<[^<>]*>")
_WORD = re.compile(r"[A-Za-z0-9'’−+-]+")
_ENDS = re.compile(r"(?<=[.!?…])\s+|\n+|(?<=:)\s+(?=[A-Z])")


def texts(words: Path) -> Iterator[StyledText]:
    """Every text of a language's folder. Raises Misprint where a file cannot be read."""
    for file in sorted(words.glob("*.yaml")):
        if file.name not in _NOT_READ:
            for way, text in _flat(read_file(file, _content)):
                yield StyledText(file, way, ".".join(map(str, way)), text)


def _content(passage: Passage) -> Plain:
    return passage.content


def _flat(content: Plain, way: Way = ()) -> Iterator[tuple[Way, str]]:
    if isinstance(content, dict):
        for key, each in content.items():
            if key not in ("also", "heading"):
                yield from _flat(each, (*way, str(key)))
    elif isinstance(content, list):
        for number, each in enumerate(content):
            yield from _flat(each, (*way, number))
    elif isinstance(content, str) and content.strip():
        yield way, content


def plain(text: str) -> str:
    """A template as it may read: a choice as its last words, a fact as N, an icon as a word."""

    def choose(place: re.Match[str]) -> str:
        _, *choices = place[0][1:-1].split("|")
        return next((choice for choice in reversed(choices) if choice), "") if choices else "N"

    while (filled := _PLACE.sub(choose, text)) != text:
        text = filled
    return _ICON.sub("Icon", text).replace("**", "")


def sentences(text: str) -> list[str]:
    """The sentences of a text, of three words or more."""
    return [each for each in _ENDS.split(plain(text)) if len(re.findall(r"[A-Za-z]{2,}", each)) >= 3]


def _length(text: str) -> int:
    return len(_WORD.findall(text))


def hits(text: StyledText, tier: int) -> Iterator[tuple[str, str]]:
    """What a text has of a tier: the pattern's name, and what to do about it."""
    spoken = text.file.parent.name
    for pattern in PATTERNS.get(spoken, ()):
        if pattern.tier == tier and text.key not in pattern.but and (found := pattern.of.search(text.text)):
            yield pattern.name, f"{found[0].strip()!r}: {pattern.instead}"
    limit = LIMITS.get(text.kind)
    if spoken == ENGLISH and limit and limit.tier == tier:
        for paragraph in plain(text.text).split("\n"):
            if (count := _length(paragraph)) > limit.words:
                yield limit.kind, f"{count} words; a {limit.kind} has {limit.words} at most"


def faults(folder: Path, words: Path) -> Iterator[Misprint]:
    """What is a finding in a language's words of a folder of `data`, if the folder is held to it. Raises Misprint."""
    if folder.name in HELD:
        for text in texts(words):
            for name, fault in hits(text, FINDING):
                yield misprint_in(text.file, text.way, f"{name}: {fault}", "style")


class Shares(NamedTuple):
    """What a group of texts is made of: sentences, words in one on average, and shares of them from 0 to 1."""

    sentences: int
    mean: float
    long: float
    passive: float
    negated: float
    you: float
    contracted: float


BARS: Mapping[str, Mapping[str, float]] = {
    "rulebook": {"long": 0.04, "passive": 0.15},
    "screens": {"long": 0.01, "passive": 0.12, "mean": 9, "contracted": 0.08},
    "table": {"long": 0.01, "passive": 0.12, "mean": 9, "contracted": 0.08},
    "lessons": {"long": 0.01, "passive": 0.12, "mean": 9, "contracted": 0.08},
    "meetings": {"passive": 0.12, "contracted": 0.08},
    "log and cards": {"long": 0.01, "passive": 0.12, "mean": 9},
}
"""What the shares of a group have to keep to: "contracted" at least, the others at most."""

_GROUPS = {
    "chapters": "lessons",
    "meetings": "meetings",
    **dict.fromkeys(("rulebook", "rulings", "terms"), "rulebook"),
    **dict.fromkeys(("table", "prompts", "setup", "faces", "scores"), "table"),
}


def group(text: StyledText) -> str:
    """One of BARS: which texts are measured together."""
    by_file = _GROUPS.get(text.file.stem, "log and cards")
    return "screens" if text.file.parent.parent.name == "screens" and by_file != "rulebook" else by_file


def shares(of: Iterable[str]) -> Shares:
    """What texts are made of."""
    found = [sentence for text in of for sentence in sentences(text)]
    lengths = [_length(sentence) for sentence in found]

    def share(pattern: re.Pattern[str]) -> float:
        return sum(bool(pattern.search(sentence)) for sentence in found) / (len(found) or 1)

    return Shares(
        len(found),
        fmean(lengths or [0]),
        sum(length > 20 for length in lengths) / (len(found) or 1),
        *map(share, (PASSIVE, _NEGATED, _YOU, _CONTRACTION)),
    )


def missed(name: str, of: Shares) -> list[str]:
    """The bars that a group does not keep to."""
    bars = BARS[name]
    least = [bar for bar in bars if bar == "contracted" and of.contracted < bars[bar]]
    return least + [bar for bar in bars if bar != "contracted" and getattr(of, bar) > bars[bar]]


def report(folders: Iterable[Path]) -> Iterator[str]:
    """Lines about the English of folders: how often each pattern hits, and a table of shares with what they miss."""
    grouped: dict[str, list[str]] = defaultdict(list)
    counts: Counter[tuple[int, str]] = Counter()
    for words in folders:
        for text in texts(words):
            grouped[group(text)].append(text.text)
            counts.update((tier, name) for tier in (FINDING, COUNTED) for name, _ in hits(text, tier))
    for (tier, name), count in sorted(counts.items(), key=lambda each: (each[0][0], -each[1])):
        yield f"tier {tier}  {name:24} {count:5} texts"
    yield f"{'':14} sentences  mean  over 20  passive  negated   you  contracted"
    for name in BARS:
        if of := grouped.get(name):
            found = shares(of)
            percents = "{:8.1%} {:8.1%} {:8.1%} {:5.0%} {:11.1%}".format(*found[2:])
            bars = ", ".join(missed(name, found))
            yield f"{name:14} {found.sentences:9} {found.mean:5.1f} {percents}{f'   misses: {bars}' if bars else ''}"
