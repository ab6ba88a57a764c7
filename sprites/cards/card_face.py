"""What is printed on a card, as plain values: the one description that the cards of all four games share.

Glyph names are the resource signs (gold, stone, food, books, strength, stability, raid, vp, ...). Nothing
here draws; `sprites.cards.card` turns a face into a picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from sprites.bust.person import Looks
from sprites.cards.card_kinds import KINDS
from sprites.paint.palette import Colour
from sprites.poster.motif import Motif
from sprites.poster.portrait import portrait


@dataclass(frozen=True)
class GainPill:
    """A round white pill: "+2" and the glyph."""

    glyph: str
    amount: int


@dataclass(frozen=True)
class Cost:
    """A red octagon pill: "−1" and the glyph. The amount is positive."""

    glyph: str
    amount: int


@dataclass(frozen=True)
class CardWords:
    """A condition or a connecting word, such as "most", "per" or "once"."""

    text: str


@dataclass(frozen=True)
class CardSign:
    """A glyph without a pill; with an amount the number stands before it, as in an exchange."""

    glyph: str
    amount: int | None = None


@dataclass(frozen=True)
class Arrow:
    """The change arrow of an exchange: what stands before it is paid, what stands after it is taken."""


@dataclass(frozen=True)
class SmallDie:
    """A die that the card brings: the colour of its body, and the sign it shows most, empty for none."""

    body: Colour
    sign: str = ""


@dataclass(frozen=True)
class SmallChit:
    """A round token that the card brings."""

    glyph: str


EffectToken = GainPill | Cost | CardWords | CardSign | Arrow | SmallDie | SmallChit
EffectRow = tuple[EffectToken, ...]

_MARKS = re.compile(r"([+−]\d+) \{(\w+)\}|(?:(\d+) )?\{(\w+)\}|(›)")


def row_of(sentence: str) -> EffectRow:
    """What a sentence looks like on a card: "may 2 {food} › +4 {gold}". An amount with its sign becomes a pill."""
    return tuple(_tokens(sentence))


def _tokens(sentence: str) -> Iterator[EffectToken]:
    end = 0
    for mark in _MARKS.finditer(sentence):
        if words := sentence[end : mark.start()].strip():
            yield CardWords(words)
        change, kind, amount, sign, arrow = mark.groups()
        if change:
            yield GainPill(kind, int(change)) if change[0] == "+" else Cost(kind, int(change[1:]))
        else:
            yield Arrow() if arrow else CardSign(sign, int(amount) if amount else None)
        end = mark.end()
    if words := sentence[end:].strip():
        yield CardWords(words)


@dataclass(frozen=True)
class Badge:
    """A dark pill on the lower edge of the picture: a glyph and a number, red where so much is missing."""

    glyph: str
    number: int
    is_missing: bool = False


@dataclass(frozen=True)
class CardFace:
    """One printed card. Equal faces share one picture, so a face never holds anything that changes in play."""

    name: str
    kind: str  # a key of card_kinds.KINDS: the cut of the frame, its colours and the scene of the picture
    emblem: str  # the icon that stands for the card, and is the subject of its picture unless that names another
    age: int = 1  # 1 to 4; 0 is a printed start card
    picture: tuple[tuple[str, Any], ...] = ()  # fields of its motif, by name
    person: Looks = ()  # whose face it shows instead
    mark: str = ""  # the card set: "" for the basic cards, "advanced" a plus, "expert" a cross
    pays: str = ""  # the glyph that a tile is paid with; it takes the place of the age in the seal
    left_badge: Badge | None = None  # what a worker costs here, or the strength that is needed
    right_badge: Badge | None = None  # the raid value
    price: int | None = None  # the numeral in the coin at the foot of the picture
    vp: int = 0  # 0 is not drawn
    rows: tuple[EffectRow, ...] = ()
    sockets: tuple[int, ...] = ()  # the VP that each worker scores, in the order the sockets are filled
    sections: tuple[int, ...] = ()  # the stone price of each section of a wonder, in the order they are built
    rule: str = ""  # the effect in words for the zoom card, with {glyph} signs
    type_line: str = ""  # "Building · Age II"
    short_name: str = ""  # for the small forms, where it is another one

    @property
    def motif(self) -> Motif:
        """What its picture shows."""
        if self.person:
            return portrait(KINDS[self.kind].scene, self.age, self.person)
        said = {"emblem": self.emblem, **dict(self.picture)}
        return Motif(KINDS[self.kind].scene, self.age, **said)

    def shown(self, built: int | None) -> Motif:
        """What its picture shows of a wonder of which so many sections are built; None for whatever is not built."""
        if built is None:
            return self.motif
        return replace(self.motif, sections=max(1, len(self.sections)), built=built)
