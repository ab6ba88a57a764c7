"""Every printed card by its name, for the search of the rules help."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.sentences import Sentences
from game.nation_deckbuilder.cards import DESIGNS
from game.nation_deckbuilder.wording import card_rule
from game.rulebook import Chapter
from scenes.games.nation_deckbuilder.faces import type_line

say = Sentences("nation_deckbuilder")


def glossary() -> Iterator[Chapter]:
    """The designs of the starting deck and of the five ages."""
    for card in DESIGNS.all():
        rule = card_rule(card)
        text = say("faces.priced", cost=card.cost, rule=rule) if card.age else rule
        yield Chapter(say.name(card.name), text, type_line(card), shows=(card.id,))
