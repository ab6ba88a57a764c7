"""Events of Nations: The Dice Game: everything that happens, with its facts and who may know them."""

from __future__ import annotations

from game.engine import Event
from game.engine.event import SeatNumber, declared, declared_in

TileId = str
Dice = tuple[str, ...]


@declared("bought")
class Bought(Event):
    """A tile comes to a nation."""

    seat: SeatNumber
    tile: TileId
    type: str
    price: int
    resource: str
    place: str


@declared("built")
class Built(Event):
    """A Wonder is finished."""

    seat: SeatNumber
    tile: TileId


@declared("event_revealed")
class EventRevealed(Event):
    """The Event of the round lies open."""

    seat: None
    event: str
    famine: int
    war: int


@declared("four_rolled_again")
class FourRolledAgain(Event):
    """The shadow player's four is rolled again."""

    seat: SeatNumber


@declared("game_ended")
class GameEnded(Event):
    """The last round is over."""

    seat: None


@declared("met_famine")
class MetFamine(Event):
    """A nation has the Food for the famine."""

    seat: SeatNumber
    need: int
    food: int
    dice: Dice
    chits: int
    traded: Dice
    vp: int


@declared("met_war")
class MetWar(Event):
    """A nation has the Strength for the War."""

    seat: SeatNumber
    need: int
    strength: int
    dice: Dice
    chits: int
    vp: int


@declared("missed_famine")
class MissedFamine(Event):
    """A nation has too little Food."""

    seat: SeatNumber
    need: int
    food: int
    missing: int
    dice: int


@declared("missed_war")
class MissedWar(Event):
    """A nation has too little Strength."""

    seat: SeatNumber
    need: int
    strength: int
    missing: int


@declared("order_changed")
class OrderChanged(Event):
    """The player order from now on; the seat is the first, with its strength, `is_kept` where nobody passed it."""

    seat: SeatNumber
    order: tuple[SeatNumber, ...]
    strength: int
    is_kept: bool


@declared("paid")
class Paid(Event):
    """A nation pays for a tile; `lost` icons are of no use."""

    seat: SeatNumber
    tile: TileId
    resource: str
    price: int
    dice: Dice
    chits: int
    pieces: tuple[str, ...]
    traded: Dice
    lost: int


@declared("passed")
class Passed(Event):
    """A nation takes no more turns this round."""

    seat: SeatNumber


@declared("replaced")
class Replaced(Event):
    """A tile gives way to another one."""

    seat: SeatNumber
    tile: TileId
    by: TileId


@declared("rerolled")
class Rerolled(Event):
    """A nation throws dice again."""

    seat: SeatNumber
    dice: Dice


@declared("returned_chits")
class ReturnedChits(Event):
    """Chits go back."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("returned_dice")
class ReturnedDice(Event):
    """Dice go back to the box."""

    seat: SeatNumber
    dice: Dice


@declared("rolled")
class Rolled(Event):
    """Dice show these faces."""

    seat: SeatNumber
    dice: Dice
    faces: tuple[int, ...]
    occasion: str


@declared("round_began")
class RoundBegan(Event):
    """A round begins."""

    seat: None
    round: int


@declared("scored_books")
class ScoredBooks(Event):
    """Books count: so many others have fewer."""

    seat: SeatNumber
    vp: int
    books: int
    fewer: int


@declared("shadow_collected")
class ShadowCollected(Event):
    """The shadow player's dice bring books."""

    seat: SeatNumber
    faces: tuple[int, ...]
    books: int


@declared("shadow_rolled")
class ShadowRolled(Event):
    """The shadow player's four-sided die takes a tile, or none."""

    seat: SeatNumber
    face: int
    tile: TileId


@declared("tiles_laid")
class TilesLaid(Event):
    """New tiles lie on the board."""

    seat: None
    cleared: tuple[TileId, ...]
    tiles: tuple[TileId, ...]


@declared("took_chits")
class TookChits(Event):
    """A nation takes chits, as far as there are any."""

    seat: SeatNumber
    resource: str
    amount: int
    missing: int


@declared("took_dice")
class TookDice(Event):
    """A nation takes dice, as far as there are any."""

    seat: SeatNumber
    dice: Dice
    missing: int


@declared("traded")
class Traded(Event):
    """A nation trades dice for Food."""

    seat: SeatNumber
    dice: Dice


@declared("used_books")
class UsedBooks(Event):
    """A nation moves its books on; some dice are held back."""

    seat: SeatNumber
    amount: int
    dice: Dice
    chits: int
    held: Dice


DECLARED = declared_in(__name__)
"""The events by their words."""


def event_named(word: str) -> type[Event] | None:
    """The class of events of a word."""
    return DECLARED.get(word)
