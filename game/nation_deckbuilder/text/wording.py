"""Wording: what a card does, as a sentence and as short lines for its face, made from its data.

Sentences hold {glyph} marks. Every pattern stands in the data.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.cards.effects import ByRule, Effect, GainEffect
from game.nation_deckbuilder.cards.cards import Card
from game.nation_deckbuilder.cards.effects import EnemyDiscards, MayRemove
from game.nation_deckbuilder.state import KINDS, Resources
from game.text.sentences import Sentences, listed

_Effect = tuple[str, dict[str, object]]
"""The key of an effect's words, and the facts in them."""


def cards(number: int) -> str:
    """A number of cards in words."""
    key = f"cards.{number}"
    return say(key if say.has(key) else "cards.many", n=number)


say = Sentences("nation_deckbuilder")


def card_rule(card: Card) -> str:
    """Everything a card does, as on the card itself: its figures, then its effects."""
    return _rule(card, "sentence")


def told_rule(card: Card) -> str:
    """The same as whoever speaks of the card says it: what matters most first, as not all of it may be told."""
    return _rule(card, "told")


def _rule(card: Card, form: str) -> str:
    """All its sentences in this form, as far as they have it."""
    effects = [*_effects(card)]
    if form == "told":
        effects.sort(key=lambda effect: effect[0] == "stays")
    return " ".join(_sentence(f"effects.{name}", form, facts) for name, facts in (*_brings(card), *effects))


def brings_words(card: Card) -> str:
    """What a card gives and takes, as a sentence; empty where it has no figures."""
    return " ".join(_sentence(f"effects.{name}", "sentence", facts) for name, facts in _brings(card))


def _sentence(key: str, form: str, facts: dict[str, object]) -> str:
    return say(f"{key}.{form}" if say.has(f"{key}.{form}") else f"{key}.sentence", **facts)


def _brings(card: Card) -> Iterator[_Effect]:
    """What a card gives and takes, as amounts without signs."""
    gives, takes = amounts(card.brings, 1), amounts(card.brings, -1)
    if gives or takes:
        key = "brings_and_takes" if gives and takes else "brings" if gives else "takes"
        yield key, {"gives": gives, "takes": takes}


def amounts(brings: Resources, sign: int) -> str:
    """Those of the figures that have this sign, in one row; empty where there are none."""
    found = [say("amounts.number", n=abs(n), kind=kind) for kind, n in zip(KINDS, brings, strict=True) if n * sign > 0]
    return listed(found)


def face_lines(card: Card) -> tuple[str, ...]:
    """The effects of a card in a few words each; its figures are drawn as signs."""
    return tuple(say(f"effects.{name}.face", **facts) for name, facts in _effects(card))


def signed(brings: Resources) -> str:
    """Figures with their signs, those that are 0 left out: "+2 {coins}, −1 {food}"."""
    figures = (say("amounts.change", n=n, kind=kind) for kind, n in zip(KINDS, brings, strict=True) if n)
    return listed(figures, "comma")


def _effects(card: Card) -> Iterator[_Effect]:
    """Every effect: the key of its words, and the facts in them."""
    if len(card.modes) > 1:
        yield _either(card)
    if card.bonus:
        yield card.bonus.__name__, {}
    if card.draw:
        yield "draw", {"cards": cards(card.draw), "number": card.draw}
    if card.stays:
        yield "stays", {}
    if card.blocks:
        yield "blocks", {"number": card.blocks}
    if card.wins:
        yield "wins", {}
    if card.play:
        yield _played(card.play)


def _either(card: Card) -> _Effect:
    extra = {kind: figures(card, kind) for kind in card.modes}
    amounts = set(extra.values())
    if len(extra) == len(KINDS) and len(amounts) == 1:
        return "any_kind", {"amount": amounts.pop()}
    options = (say("amounts.number", n=amount, kind=kind) for kind, amount in extra.items())
    return "either", {"options": listed(options, "or")}


def figures(card: Card, kind: str) -> int:
    """How much a card brings of the kind it is marked for, besides its printed figures."""
    place = KINDS.index(kind)
    return card.modes[kind][place] - card.brings[place]


def _played(effect: Effect) -> _Effect:
    match effect:
        case MayRemove(number):
            return "may_remove", {"cards": cards(number), "number": number}
        case EnemyDiscards(kind):
            return "enemy_discards", {"what": say(f"discarded.{kind}")}
        case GainEffect(((kind, amount),)):
            return "gain", {"kind": kind, "amount": amount.plus}
        case ByRule(name):
            return name, {}
    raise TypeError(f"there are no words for {effect!r}")


def type_line(card: Card) -> str:
    """The type and the age of a card, as under the picture of the zoom card."""
    kind = say(f"types.{card.type}") if card.type else ""
    age = say("faces.start") if card.age == 0 else say("faces.age", age=say(f"ages.{card.age}"))
    return say("faces.of_kind", kind=kind, age=age) if kind else age
