"""Every printed piece by its name, for the search of the rules help."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.sentences import Sentences, listed
from game.nations.cards import BOARDS, CARDS, EVENTS, TILES, Card
from game.nations.telling import piece_name
from game.nations.wording import board_rule, card_rule, event_card_rule, tile_rule
from game.rulebook import Chapter
from scenes.games.nations.faces import type_line
from scenes.kit.numbers import NUMERALS

say = Sentences("nations")


def glossary() -> Iterator[Chapter]:
    """Cards, Event Cards, solo tiles and Player Boards."""
    for card in CARDS.all():
        told = " ".join([card_rule(card), *_figures(card)])
        yield Chapter(say.name(card.name), told, type_line(card), shows=(card.id,))
    for event in EVENTS.all():
        rule = event_card_rule(event)
        told = say("glossary.event", rule=rule, architects=event.architects, famine=event.famine)
        yield Chapter(piece_name(event.id), told, say("glossary.event_kind", age=NUMERALS[event.age]))
    for tile in TILES.all():
        told = say(
            "glossary.tile",
            strength=tile.strength,
            stability=tile.stability,
            books=tile.books,
            rule=tile_rule(tile),
        )
        yield Chapter(say.name(tile.name), told, say("glossary.tile_kind", age=NUMERALS[tile.age]))
    for board in BOARDS.all():
        rules = {side: board_rule(board, side) or say("glossary.nothing") for side in "ab"}
        sides = [say("glossary.side", side=side.upper(), rule=rule) for side, rule in rules.items()]
        yield Chapter(say.name(board.name), "\n".join(sides), say("glossary.board_kind"))


def _figures(card: Card) -> Iterator[str]:
    """What is printed on a card in figures alone."""
    if card.deploy:
        yield say("glossary.deploy", n=card.deploy)
    if card.sections:
        yield say("glossary.sections", prices=listed(map(str, card.sections), "comma"))
    if card.on_workers and any(card.vp):
        yield say("glossary.worker_vp", vp=listed(map(str, card.vp), "comma"))
    elif any(card.vp):
        yield say("glossary.vp", vp=sum(card.vp))
