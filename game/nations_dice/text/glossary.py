"""Every printed piece by its name: what it is, and what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.nations_dice.cards.dice import BOX, COLOURS, FACES, KINDS
from game.nations_dice.cards.tiles import AGES, BOARDS, EVENTS, TILES, Tile, events_of
from game.nations_dice.state import REROLL
from game.nations_dice.text.wording import tile_rule, type_line
from game.text.chapter import Chapter
from game.text.sentences import NUMERALS, Sentences, listed

say = Sentences("nations_dice")


def glossary() -> Iterator[Chapter]:
    """Progress tiles, event tiles, player boards, dice and chits."""
    yield from map(_tile, TILES.every())
    for age in range(1, len(AGES) + 1):
        events = [EVENTS[event] for event in events_of(age)]
        yield Chapter(
            say("faces.events", age=say(f"ages.{age}")),
            "\n".join(say("faces.event", famine=event.famine, war=event.war) for event in events),
            say("faces.event_tiles", age=NUMERALS[age]),
            sort="event",
            numbers=(
                ("age", age),
                *(pair for each in events for pair in (("famine", each.famine), ("war", each.war))),
            ),
        )
    for board in BOARDS.values():
        told, kind = say("faces.boards_alike"), say("faces.board")
        yield Chapter(say.name(board.name), told, kind, also=(board.id,), sort="board")
    yield from map(_die, COLOURS)
    yield from map(_chit, (*KINDS, REROLL))


def _tile(tile: Tile) -> Chapter:
    price = (say("faces.its_price", kind=tile.pays),) if tile.age else ()
    printed = {"price": tile.stone, "vp": tile.vp, "dice": len(tile.dice), "rerolls": tile.rerolls}
    chits = {tile.chit: 1} if tile.chit else {}
    return Chapter(
        say.name(tile.name),
        " ".join((tile_rule(tile.id), *price)),
        type_line(tile),
        shows=(tile.id,),
        sort=tile.type,
        numbers=(
            ("age", tile.age),
            *((name, value) for name, value in printed.items() if value),
            *chits.items(),
        ),
    )


def _die(colour: str) -> Chapter:
    faces = FACES[colour][1:]
    shown = Counter(f"{icon.amount} {{{icon.kind}}}" for icon in faces)
    return Chapter(
        say("faces.colour_die", colour=say.name(colour)),
        say("faces.die_shows", dice=len(BOX[colour]), faces=listed(shown.elements(), "comma")),
        say("faces.die"),
        shows=(f"die {colour}",),
        sort="die",
        numbers=tuple(dict.fromkeys((icon.kind, icon.amount) for icon in faces)),
    )


def _chit(kind: str) -> Chapter:
    told = say("told.chit_rerolls") if kind == REROLL else say("told.chit_pays", kind=kind)
    name, numbers = say("told.kind_chit", kind=kind), ((kind, 1),)
    return Chapter(name, told, say("faces.chit"), shows=(f"chit {kind}",), sort="chit", numbers=numbers)
