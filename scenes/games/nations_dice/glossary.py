"""Every printed piece by its name, for the search of the rules help."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations_dice.tiles import AGES, BOARDS, EVENTS, TILES, events_of
from game.rulebook import Chapter
from scenes.games.nations_dice.faces import tile_rule, type_line
from scenes.kit.numbers import NUMERALS


def glossary() -> Iterator[Chapter]:
    """Progress tiles, event tiles and player boards."""
    for tile in TILES.values():
        price = f"Its price is its row in {{{tile.pays}}}. " if tile.age else ""
        yield Chapter(tile.name, price + tile_rule(tile.id), type_line(tile))
    for age, name in enumerate(AGES, 1):
        events = [EVENTS[event] for event in events_of(age)]
        lines = [f"Famine {event.famine} {{food}}, war {event.war} {{strength}}." for event in events]
        kind = f"Event tiles · Age {NUMERALS[age]}"
        yield Chapter(f"Events of {name.capitalize()}", "\n".join(lines), kind)
    for board in BOARDS.values():
        yield Chapter(board.name, "All player boards are alike but for name and colour.", "Player board")
