"""What the nations of the seats are called, and what their dice are doing."""

from __future__ import annotations

from dataclasses import dataclass

from game.nations_dice.cards.tiles import BOARDS, START_AGE, TILES
from game.nations_dice.state import Nation, NationsDiceState
from game.text.sentences import Sentences
from scenes.table.model import TableModel
from scenes.table.panels.seat_board import SeatBoard

say = Sentences("nations_dice")


def nation_name(nation: Nation) -> str:
    """The name on the player board."""
    return say.name(BOARDS[nation.board].name)


def who(model: TableModel[NationsDiceState], seat: int) -> str:
    """The nation of a seat, or the shadow."""
    nations = model.view.nations
    return nation_name(nations[seat]) if seat < len(nations) else say("shadow.name")


@dataclass(frozen=True)
class ShownBoard(SeatBoard[NationsDiceState]):
    """The board of a seat of which it is known whether it is asked."""

    is_asked: bool

    @property
    def decides(self) -> bool:
        """Whether this seat is asked, so that its pieces are answers."""
        return self.is_asked


def tile_name(tile: str) -> str:
    """What is printed on a tile."""
    return say.name(TILES[tile].name)


def piece_name(tile: str, seat: int) -> str:
    """The name of a tile in play: its id; printed buildings, which all boards have, with their seat."""
    return f"{tile}@{seat}" if TILES[tile].age == START_AGE else tile
