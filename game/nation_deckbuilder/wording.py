"""Wording: what a card does, as a sentence and as short lines for its face, made from its data.

Sentences hold {glyph} marks. The building blocks of language stand in `data/nation_deckbuilder/text.yaml`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.core.language import ENGLISH
from game.core.sentences import Sections, Wanted, fill, read_sections
from game.core.words import ByRule, Effect, Gain
from game.nation_deckbuilder.card_rules import BONUSES
from game.nation_deckbuilder.cards import TYPES, Card
from game.nation_deckbuilder.discarding import DISCARDED
from game.nation_deckbuilder.reading import FOLDER
from game.nation_deckbuilder.state import AGES, KINDS, Resources
from game.nation_deckbuilder.words import VOCABULARY, EnemyDiscards, MayRemove

NUMBERS = ("no card", "one card", "two cards", "three cards")


WANTED: Wanted = {
    **dict.fromkeys(("happened", "opening", "recap", "verbs", "choices", "moves", "refused", "warnings"), ()),
    "ages": range(AGES + 1),
    "types": ("", *TYPES),
    "discarded": DISCARDED,
    "effects": (
        *("either", "any_kind", "draw", "stays", "blocks", "wins", "may_remove", "enemy_discards", "gain"),
        *BONUSES,
        *VOCABULARY.rules,
    ),
}
"""What `text.yaml` must have words for; what else it lacks shows when it is asked for."""


def cards(number: int) -> str:
    """A number of cards in words."""
    return NUMBERS[number] if number < len(NUMBERS) else f"{number} cards"


@cache
def text() -> Sections:
    """The sections of `text.yaml`."""
    return read_sections(FOLDER / ENGLISH, WANTED)


def card_rule(card: Card) -> str:
    """Everything a card does: its figures, then its effects."""
    figures = signed(card.brings)
    parts = [f"Brings {figures}."] if figures else []
    return " ".join([*parts, *(fill(sentence, **facts) for sentence, _, facts in _effects(card))])


def face_lines(card: Card) -> tuple[str, ...]:
    """The effects of a card in a few words each; its figures are drawn as signs."""
    return tuple(fill(face, **facts) for _, face, facts in _effects(card))


def signed(brings: Resources) -> str:
    """Figures with their signs, those that are 0 left out: "+2 {coins}, −1 {food}"."""
    figures = (f"{figure:+d} {{{kind}}}" for kind, figure in zip(KINDS, brings, strict=True) if figure)
    return ", ".join(figures).replace("-", "−")


def _effects(card: Card) -> Iterator[tuple[str, str, dict[str, object]]]:
    """Sentence, face line and facts of every effect."""
    if len(card.modes) > 1:
        yield _either(card)
    if card.bonus:
        yield _effect(card.bonus.__name__)
    if card.draw:
        them = "it" if card.draw == 1 else "them"
        yield _effect("draw", cards=cards(card.draw), number=card.draw, them=them)
    if card.stays:
        yield _effect("stays")
    if card.blocks:
        yield _effect("blocks", number=card.blocks)
    if card.wins:
        yield _effect("wins")
    if card.play:
        yield _played(card.play)


def _either(card: Card) -> tuple[str, str, dict[str, object]]:
    extra = {kind: figures(card, kind) for kind in card.modes}
    amounts = set(extra.values())
    if len(extra) == len(KINDS) and len(amounts) == 1:
        return _effect("any_kind", amount=amounts.pop())
    return _effect("either", options=" or ".join(f"{amount} {{{kind}}}" for kind, amount in extra.items()))


def figures(card: Card, kind: str) -> int:
    """How much a card brings of the kind it is marked for, besides its printed figures."""
    place = KINDS.index(kind)
    return card.modes[kind][place] - card.brings[place]


def _played(effect: Effect) -> tuple[str, str, dict[str, object]]:
    match effect:
        case MayRemove(number):
            return _effect("may_remove", cards=cards(number), number=number)
        case EnemyDiscards(kind):
            return _effect("enemy_discards", what=text()["discarded"][kind])
        case Gain(((kind, amount),)):
            return _effect("gain", kind=kind, amount=amount.plus)
        case ByRule(name):
            return _effect(name)
    raise TypeError(f"there are no words for {effect!r}")


def _effect(name: str, **facts: object) -> tuple[str, str, dict[str, object]]:
    words = text()["effects"][name]
    return str(words["sentence"]), str(words["face"]), facts
