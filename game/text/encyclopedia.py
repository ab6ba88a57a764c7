"""The encyclopedia: every chapter, sign, term and piece of all games, and the search in it.

    python main.py book SEARCH

A search is words, comparisons of printed figures, and `game:` and `kind:`, in any order, such as `war`,
`books>=2 age:3` or `game:dice kind:wonder`. Prints what it finds, the best first: game, kind, name, and in a sentence
what it does. Exits with 1 if nothing is found, with 2 if the search can't be read.
"""

from __future__ import annotations

import operator
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game import GAMES, game_named
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine.hidden import Heap
from game.session.session import Seat
from game.text.chapter import Chapter, terms
from game.text.language import per_language
from game.text.rulebook import Found, chapters, folded, passage, search
from game.text.sentences import NUMERALS, Sentences, listed
from game.text.signs import spelt

say = Sentences("screens")

_COMPARISON = re.compile(r"([^\W\d]\w*)\s*(>=|<=|!=|[≥≤≠=:<>])\s*(\S*)")
_SIGNS: Mapping[str, Callable[[float, float], bool]] = {
    ">=": operator.ge,
    "≥": operator.ge,
    "<=": operator.le,
    "≤": operator.le,
    "!=": operator.ne,
    "≠": operator.ne,
    "=": operator.eq,
    ":": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
_EQUAL = (":", "=")
WORDS = ("sign", "term")
"""What is neither of the rules nor a piece."""

SOME = 8
"""Kinds that are named as examples, at most."""

SHORT = 32
"""Letters of a sentence that needs the next one to say something."""

Condition = Callable[[Chapter], bool]


class BadSearch(ValueError):
    """A search that cannot be read, with a sentence that says why and what can be."""


@per_language
def entries(game: str = "") -> tuple[Chapter, ...]:
    """Every chapter of the rules, sign, term and printed piece of a game, alike ones once; of all games without one."""
    if not game:
        every = [entry for name in GAMES for entry in entries(name)]
        return tuple(dict.fromkeys(every))
    pieces = {each._replace(shows=()): each._replace(game=game) for each in game_named(game).glossary()}
    return (*chapters(game), *terms(game), *pieces.values())


def find(words: str, game: str = "") -> tuple[Found, ...]:
    """The entries of a game, or of all, that a search finds, the best first. Raises BadSearch."""
    conditions = [_condition(*found.groups()) for found in _COMPARISON.finditer(words)]
    rest = _COMPARISON.sub(" ", words).strip()
    among = [entry for entry in entries(game) if all(holds(entry) for holds in conditions)]
    return search(among, rest) if rest else tuple(Found(entry, entry.kind or passage(entry)) for entry in among)


def _condition(name: str, sign: str, value: str) -> Condition:
    asked = _known("asked").get(folded(name))
    if asked and sign not in _EQUAL:
        raise BadSearch(say("bad_search.sign", name=name, such="…" if asked == "kind" else "dice"))
    if asked:
        return _of_game(value) if asked == "game" else _of_kind(value)
    number, holds = _known("numbers").get(folded(name)), _SIGNS[sign]
    if number is None:
        known, also = (listed(dict.fromkeys(_told(section)), "comma") for section in ("numbers", "asked"))
        raise BadSearch(say("bad_search.name", name=name, known=known, also=also))
    wanted = _number(value)
    if wanted is None:
        raise BadSearch(say("bad_search.value", name=name, sign=sign))
    return lambda entry: any(each == number and holds(has, wanted) for each, has in entry.numbers)


@per_language
def _known(section: str) -> Mapping[str, str]:
    """What one may search for, by its folded names: the English one and those of the language."""
    keys = say.keys(section)
    return {folded(name): key for key in keys for name in (key, *say.lines(f"{section}.{key}"))}


def _told(section: str) -> Iterator[str]:
    return (say.lines(f"{section}.{key}")[0] for key in say.keys(section))


def _number(value: str) -> float | None:
    if value.upper() in NUMERALS[1:]:
        return NUMERALS.index(value.upper())
    try:
        return float(value.replace("−", "-").replace(",", "."))
    except ValueError:
        return None


def _of_game(value: str) -> Condition:
    """Of the game that is called so, or else of all that have it in their names."""
    wanted = folded(value)
    called = {name: {folded(game.called), name} for name, game in GAMES.items()}
    exact = {name for name, names in called.items() if wanted in names}
    found = exact or {name for name, names in called.items() if any(wanted in each for each in names)}
    if not wanted or not found:
        known = listed((game.called for game in GAMES.values()), "comma")
        raise BadSearch(say("bad_search.game", value=value, known=known))
    return lambda entry: entry.game in found


def _of_kind(value: str) -> Condition:
    wanted = folded(value)

    def is_of_it(entry: Chapter) -> bool:
        return any(word.startswith(wanted) for word in _kinds(entry))

    if not wanted or not any(map(is_of_it, entries())):
        kinds = dict.fromkeys(kind_of(entry) for entry in entries())
        raise BadSearch(say("bad_search.kind", value=value, known=listed([*kinds][:SOME], "comma")))
    return is_of_it


@per_language
def _kinds(entry: Chapter) -> tuple[str, ...]:
    kind = folded(kind_of(entry))
    return (entry.sort, entry.sort.replace("_", " "), kind, *kind.split())


def kind_of(entry: Chapter) -> str:
    """What an entry is, in words."""
    return entry.kind or say("book.chapter")


def game_of(entry: Chapter) -> str:
    """The name of the game that an entry belongs to."""
    return game_named(entry.game).called if entry.game in GAMES else say("book.everywhere")


def sentence(entry: Chapter) -> str:
    """What an entry says first, with signs as words, but that of a sign: a sentence, and the next one after a name that
    stands alone.
    """
    opening = f"{{{entry.also[0]}}}" if entry.sort == "sign" else ""
    first, *others = re.split(r"(?<=[.!?:])\s+", spelt(entry.text.removeprefix(opening)).strip())
    return " ".join([first, *others[:1]]) if len(first) < SHORT else first


def named(name: str, game: str = "") -> Chapter | None:
    """The entry of a game, or of all, that has this name, as a chapter in English too, as a piece in the data; pieces
    first.
    """
    found = [
        entry
        for entry in entries(game)
        if name in (entry.heading, entry.of) or (entry.sort != "chapter" and name in (*entry.shows, *entry.also))
    ]
    return min(found, key=lambda entry: not _is_piece(entry), default=None)


# Links


@per_language
def links(entry: Chapter) -> tuple[Chapter, ...]:
    """What an entry names or shows, and what names or shows it: rules first, then signs and terms, then pieces.

    Signs and terms lead to no pieces: too many have them.
    """
    if entry.game not in GAMES:
        return ()
    others = [
        other
        for other in entries(entry.game)
        if other != entry and not (entry.sort in WORDS and _is_piece(other) and not _names(entry, other))
    ]
    found = [other for other in others if _names(entry, other) or _names(other, entry) or entry.sort in _about(other)]
    return tuple(sorted(found, key=lambda other: _rank(entry, other)))


@per_language
def examples(entry: Chapter) -> tuple[Chapter, ...]:
    """The pieces of the sort that a term names, such as those of `war` for `war_card`."""
    if entry.sort != "term":
        return ()
    key = entry.also[0]
    pieces = [each for each in entries(entry.game) if _is_piece(each)]
    sorts = {each.sort for each in pieces}
    named_sort = next((word for word in (key, *key.split("_")) if word in sorts), "")
    return tuple(each for each in pieces if each.sort == named_sort)


def _rank(entry: Chapter, other: Chapter) -> tuple[bool, ...]:
    return (
        _is_piece(other),
        other.sort != "chapter",
        entry.sort not in _about(other),
        not _names(entry, other),
    )


def _is_piece(entry: Chapter) -> bool:
    return entry.sort not in ("chapter", *WORDS)


def _names(entry: Chapter, other: Chapter) -> bool:
    """Whether an entry shows another one, has its sign, or speaks of it by its name; of pieces with capital letters."""
    if other.sort == "sign":
        return f"{{{other.also[0]}}}" in entry.text
    if entry.sort == "chapter" and set(entry.shows) & set(other.shows):
        return True
    if _is_piece(other):
        return _says(entry.text, other.heading)
    return _says(_spoken(entry), folded(other.heading))


def _says(text: str, name: str) -> bool:
    """Whether a name stands in a text, alone or with an ending."""
    return name in text and bool(re.search(rf"\b{re.escape(name)}(?:s|es|e|en|n)?\b", text))


@per_language
def _about(chapter: Chapter) -> frozenset[str]:
    """The sorts of pieces of which a chapter of the rules shows several, and no more of others."""
    if chapter.sort != "chapter" or not chapter.shows:
        return frozenset()
    shown = Counter(
        entry.sort for entry in entries(chapter.game) if _is_piece(entry) and set(entry.shows) & set(chapter.shows)
    )
    return frozenset(sort for sort, n in shown.items() if n > 1 and 2 * n >= shown.total())


@per_language
def _spoken(entry: Chapter) -> str:
    """What an entry says of itself, folded."""
    return folded(f"{entry.text} {entry.kind}")


# What lies in a running game, and what has come of a piece so far


class Lying(NamedTuple):
    """Pieces that lie hidden in a running game, and where, in words."""

    where: str
    heap: Heap


def lying(game: str, heaps: Iterable[Heap], seats: Sequence[Seat]) -> tuple[Lying, ...]:
    """What lies hidden in a game of these seats."""
    words = Sentences(game)
    return tuple(
        Lying(
            words(f"heaps.{'_'.join(heap.zones)}", name="" if heap.seat is None else seats[heap.seat].name),
            heap,
        )
        for heap in heaps
    )


def keys_of(entry: Chapter) -> frozenset[str]:
    """The names that the rules have for a printed piece; none for rules, signs and terms."""
    return frozenset((*entry.shows, *entry.also)) if _is_piece(entry) else frozenset()


def rulings(entry: Chapter) -> tuple[str, ...]:
    """What is ruled of a piece, in a sentence or two each: first of itself, then of all of its sort."""
    words = Sentences(entry.game)
    known = [f"rulings.{entry.sort}.{key}" for key in (*sorted(keys_of(entry)), "all")]
    return tuple(line for key in known if entry.game in GAMES and words.has(key) for line in words.lines(key))


def still_hidden(entry: Chapter, game: str, hidden: Iterable[Lying]) -> tuple[str, ...]:
    """Where copies of a piece may lie in a game that runs, a sentence for each place, or that none lies hidden; nothing
    of what never lies there.
    """
    of_the_sort = {key for each in entries(game) if each.sort == entry.sort for key in keys_of(each)}
    if entry.game != game or not _is_piece(entry):
        return ()
    told, has_place = [], False
    for where, heap in hidden:
        here = sum(number for piece, number in heap.pieces if piece in keys_of(entry))
        has_place = has_place or any(piece in of_the_sort for piece, _ in heap.pieces)
        if here:
            told.append(say("book.hidden", n=here, of=heap.size, where=where))
    return tuple(told) or ((say("book.not_hidden"),) if has_place else ())


# The command line


def told(found: Iterable[Found]) -> Iterator[str]:
    """A line for each that was found: game, kind, name, and what it does in a sentence."""
    for entry, _ in found:
        yield f"{game_of(entry)} · {kind_of(entry)} · {entry.heading}: {sentence(entry)}"


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Print what the words of the command line find; see the module for what it returns."""
    parser = parser_of("book", __doc__)
    parser.add_argument("search", nargs="*", metavar="SEARCH")
    words = " ".join(parser.parse_args(arguments).search)
    try:
        found = find(words)
    except BadSearch as bad:
        print(bad, file=sys.stderr)
        return 2
    print(*(told(found) if found else [say("book.nothing", words=words)]), sep="\n")
    return 0 if found else 1
