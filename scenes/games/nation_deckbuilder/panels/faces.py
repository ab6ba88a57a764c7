"""The printed faces of the cards, built from their data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from game.nation_deckbuilder.cards.cards import CARDS, DESIGNS, Card
from game.nation_deckbuilder.state import KINDS
from game.nation_deckbuilder.text.wording import card_rule, face_lines, type_line
from game.text import language
from game.text.sentences import Sentences
from sprites.cards.card_face import CardFace, CardSign, CardWords, Cost, EffectRow, EffectToken, GainPill
from sprites.cards.card_kinds import deck_kind

say = Sentences("nation_deckbuilder")

PILLS_IN_A_ROW = 2


@lru_cache(maxsize=128)
def _face(card: Card, spoken: str) -> CardFace:
    return CardFace(
        name=say.name(card.name),
        kind=deck_kind(card.age, card.type),
        emblem=card.emblem,
        picture=card.picture,
        person=card.person,
        age=card.age,
        price=card.cost if card.age else None,
        rows=tuple(_rows(card)),
        rule=card_rule(card),
        type_line=type_line(card),
    )


def card_face(handle: str) -> CardFace:
    """The face of a card, or of a design."""
    return _face(CARDS[handle] if "#" in handle else DESIGNS[handle], language.now())


def all_faces() -> list[CardFace]:
    """The faces of all of them, in the order of their data."""
    return [card_face(name) for name in DESIGNS]


def _rows(card: Card) -> Iterator[EffectRow]:
    pills = [
        GainPill(kind, amount) if amount > 0 else Cost(kind, -amount)
        for kind, amount in zip(KINDS, card.brings, strict=True)
        if amount
    ]
    pills.sort(key=lambda pill: isinstance(pill, GainPill))
    for start in range(0, len(pills), PILLS_IN_A_ROW):
        yield tuple(pills[start : start + PILLS_IN_A_ROW])
    yield from (tuple(_tokens(line)) for line in face_lines(card))


def _tokens(line: str) -> Iterator[EffectToken]:
    """Words and signs of a line with {glyph} marks."""
    for part in re.split(r"(\{\w+\})", line):
        if part.startswith("{"):
            yield CardSign(part.strip("{}"))
        elif part.strip():
            yield CardWords(part.strip())
