"""Every printed piece by its name, for the search of the rules help."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.sentences import Sentences
from game.nations_dice.tiles import AGES, BOARDS, EVENTS, TILES, events_of
from game.rulebook import Chapter
from scenes.games.nations_dice.faces import tile_rule, type_line
from scenes.games.nations_dice.seats import tile_name
from scenes.kit.numbers import NUMERALS

say = Sentences("nations_dice")


def glossary() -> Iterator[Chapter]:
    """Progress tiles, event tiles and player boards."""
    for tile in TILES.values():
        price = (say("faces.its_price", kind=tile.pays),) if tile.age else ()
        told = " ".join((*price, tile_rule(tile.id)))
        yield Chapter(tile_name(tile.id), told, type_line(tile), shows=(tile.id,))
    for age in range(1, len(AGES) + 1):
        events = [EVENTS[event] for event in events_of(age)]
        lines = [say("faces.event", famine=event.famine, war=event.war) for event in events]
        kind = say("faces.event_tiles", age=NUMERALS[age])
        yield Chapter(say("faces.events", age=say(f"ages.{age}")), "\n".join(lines), kind)
    for board in BOARDS.values():
        yield Chapter(say.name(board.name), say("faces.boards_alike"), say("faces.board"))
