"""Every printed piece by its name, for the search of the rules help."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations.cards import BOARDS, CARDS, EVENTS, TILES, Card
from game.nations.wording import board_rule, card_rule, event_card_rule, tile_rule
from game.rulebook import Chapter
from scenes.games.nations.faces import type_line
from scenes.kit.numbers import NUMERALS


def glossary() -> Iterator[Chapter]:
    """Cards, Event Cards, solo tiles and Player Boards."""
    for card in CARDS.all():
        yield Chapter(card.name, " ".join([card_rule(card), *_figures(card)]), type_line(card))
    for event in EVENTS.all():
        figures = f"{event.architects} {{architect}} more, famine {event.famine} {{food}}."
        kind = f"Event Card · Age {NUMERALS[event.age]}"
        yield Chapter(event.name, f"{event_card_rule(event)} {figures}", kind)
    for tile in TILES.all():
        figures = (
            f"The shadow has {tile.strength} {{strength}} and {tile.stability} {{stability}} this round and takes "
            f"{tile.books} {{books}}."
        )
        yield Chapter(tile.name, f"{figures} {tile_rule(tile)}", f"Solo tile · Age {NUMERALS[tile.age]}")
    for board in BOARDS.all():
        sides = [f"**Side {side.upper()}:** {board_rule(board, side) or 'nothing special.'}" for side in "ab"]
        yield Chapter(board.name, "\n".join(sides), "Player Board")


def _figures(card: Card) -> Iterator[str]:
    """What is printed on a card in figures alone."""
    if card.deploy:
        yield f"Deploying a {{worker}} costs {card.deploy} {{stone}}."
    if card.sections:
        yield f"Its sections cost {', '.join(map(str, card.sections))} {{stone}}."
    if card.on_workers and any(card.vp):
        yield f"Its {{worker}} score {', '.join(map(str, card.vp))} {{vp}} at the end, one after the other."
    elif any(card.vp):
        yield f"Worth {sum(card.vp)} {{vp}} at the end."
