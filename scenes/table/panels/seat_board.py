"""The board of one seat: whose it is, and what touching its pieces means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from game.engine.state import S
from scenes.table.model import TableModel
from scenes.table.seats import is_asked


@dataclass(frozen=True)
class SeatBoard(Generic[S]):
    """The board of one seat in a game with states `S`, at the bottom of the table or in the view of all boards."""

    model: TableModel[S]
    seat: int

    @property
    def decides(self) -> bool:
        """Whether this seat is asked, so that its pieces are answers."""
        return is_asked(self.model, self.seat)

    def name(self, handle: str) -> str:
        """The name of a place of this board: the rules' handle where the seat is asked, else one that is none."""
        return handle if self.decides else f"{handle}@{self.seat}"

    def handles(self, *names: str) -> tuple[str, ...]:
        """Handles of moves that touching a piece means; none for a seat that is not asked."""
        return names if self.decides else ()
