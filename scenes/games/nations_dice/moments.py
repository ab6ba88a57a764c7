"""The moments of the Dice Game: an age begins, and a Wonder is finished."""

from __future__ import annotations

from collections.abc import Iterator

from game.bus import Event
from game.core.sentences import Sentences
from game.nations_dice.rounds import ROUNDS
from game.nations_dice.state import NationsDiceState
from game.nations_dice.tiles import TILES
from scenes.games.nations_dice.looks import finished
from scenes.kit.age_change import AgeChange
from scenes.kit.model import TableModel
from scenes.kit.moment import Moment
from scenes.kit.piece_moments import GreatWork
from scenes.kit.seats import ordinal

say = Sentences("nations_dice")


def age_began(model: TableModel, event: Event) -> Iterator[Moment]:
    """Every round is an age: its view and its seal, and the tiles of the old one turn face down."""
    state: NationsDiceState = model.view
    number = event.facts["round"]
    columns = zip(*state.board, strict=True) if state.round else ()
    yield AgeChange(
        number,
        say(f"ages.{number}"),
        say("moments.age", place=ordinal(number), round=number, rounds=ROUNDS),
        tuple(say.lines("moments.age_brings")) if number > 1 else (),
        number,
        tuple(tuple(tile for tile in column if tile) for column in columns),
    )


def wonder_built(model: TableModel, event: Event) -> Iterator[Moment]:
    """A Wonder is finished."""
    assert event.seat is not None
    tile = event.facts["tile"]
    yield GreatWork(
        tile, say.name(TILES[tile].name), say("moments.wonder", name=model.seats[event.seat].name), finished
    )
