"""Every printed card by its name: what it is, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from game.nation_deckbuilder.cards.cards import DESIGNS, Card
from game.nation_deckbuilder.state import KINDS
from game.nation_deckbuilder.text.wording import card_rule, type_line
from game.text.chapter import Chapter
from game.text.sentences import Sentences

say = Sentences("nation_deckbuilder")


def glossary() -> Iterator[Chapter]:
    """The designs of the starting deck and of the five ages."""
    for card in DESIGNS.every():
        rule = card_rule(card)
        yield Chapter(
            say.name(card.name),
            say("faces.priced", cost=card.cost, rule=rule) if card.age else rule,
            type_line(card),
            shows=(card.id,),
            sort=card.type or "card",
            numbers=_numbers(card),
        )


def _numbers(card: Card) -> tuple[tuple[str, float], ...]:
    all_modes = [card.brings, *card.modes.values()]
    brings = {(kind, value) for mode in all_modes for kind, value in zip(KINDS, mode, strict=True) if value}
    printed = {"age": card.age, "price": card.cost, "copies": card.copies}
    some = {"draw": card.draw, "blocks": card.blocks}
    return (*printed.items(), *((name, value) for name, value in some.items() if value), *sorted(brings))
