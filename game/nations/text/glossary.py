"""Every printed piece by its name: what it is, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations.cards.cards import BOARDS, CARDS, EVENTS, TILES, Board, Card, EventCard, SoloTile
from game.nations.state import RESOURCES
from game.nations.text.telling import piece_name
from game.nations.text.wording import board_rule, card_rule, event_card_rule, tile_rule, type_line
from game.text.chapter import Chapter
from game.text.sentences import NUMERALS, Sentences, listed

say = Sentences("nations")


def glossary() -> Iterator[Chapter]:
    """Cards, Event Cards, solo tiles and Player Boards."""
    yield from map(_card, CARDS.every())
    yield from map(_event, EVENTS.every())
    yield from map(_tile, TILES.every())
    yield from map(_board, BOARDS.every())


def _card(card: Card) -> Chapter:
    printed = {
        "price": sum(card.sections),
        "sections": len(card.sections),
        "vp": sum(card.vp),
        **dict(zip(RESOURCES, card.production, strict=True)),
        "strength": card.strength,
        "stability": card.stability,
        "deploy": card.deploy,
        "raid": card.raid,
        "requirement": card.requirement,
    }
    numbers = (("age", card.age), *((name, value) for name, value in printed.items() if value))
    told = " ".join([card_rule(card), *_figures(card)])
    name = say.name(card.name)
    return Chapter(name, told, type_line(card), shows=(card.id,), sort=card.type, numbers=numbers)


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


def _event(event: EventCard) -> Chapter:
    printed = {"architects": event.architects, "famine": event.famine}
    told = say("glossary.event", rule=event_card_rule(event), **printed)
    kind = say("glossary.event_kind", age=NUMERALS[event.age])
    numbers = (("age", event.age), *printed.items())
    return Chapter(piece_name(event.id), told, kind, shows=(event.id,), sort="event", numbers=numbers)


def _tile(tile: SoloTile) -> Chapter:
    printed = {"strength": tile.strength, "stability": tile.stability, "books": tile.books}
    told = say("glossary.tile", rule=tile_rule(tile), **printed)
    kind = say("glossary.tile_kind", age=NUMERALS[tile.age])
    more = {"age": tile.age, "architects": tile.architects, "famine": tile.famine}
    return Chapter(
        say.name(tile.name),
        told,
        kind,
        shows=(tile.id,),
        sort="solo_tile",
        numbers=(*more.items(), *printed.items()),
    )


def _board(board: Board) -> Chapter:
    rules = {side: board_rule(board, side) or say("glossary.nothing") for side in "ab"}
    sides = [say("glossary.side", side=side.upper(), rule=rule) for side, rule in rules.items()]
    numbers = (
        (name, getattr(side, name))
        for side in (board.a, board.b)
        for name in ("gold", "stone", "food", "vp", "workers", "colonies")
    )
    return Chapter(
        say.name(board.name),
        "\n".join(sides),
        say("glossary.board_kind"),
        shows=(board.id,),
        sort="board",
        numbers=tuple(dict.fromkeys(numbers)),
    )
