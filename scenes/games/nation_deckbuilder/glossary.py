"""Every printed card by its name, for the search of the rules help."""

from __future__ import annotations

from collections.abc import Iterator

from game.nation_deckbuilder.cards import DESIGNS
from game.nation_deckbuilder.wording import card_rule
from game.rulebook import Chapter
from scenes.games.nation_deckbuilder.faces import type_line


def glossary() -> Iterator[Chapter]:
    """The designs of the starting deck and of the five ages."""
    for card in DESIGNS.all():
        price = f"Costs {card.cost} {{coins}}. " if card.age else ""
        yield Chapter(card.name, price + card_rule(card), type_line(card))
