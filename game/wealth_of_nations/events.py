"""Events of Wealth of Nations: everything that happens, with its facts and who may know them."""

from __future__ import annotations

from game.engine import Event
from game.engine.event import SeatNumber, declared, declared_in

HexId = str
Cubes = tuple[tuple[str, int], ...]


@declared("automated")
class Automated(Event):
    """A tile is automated."""

    seat: SeatNumber
    hex: HexId
    industry: str


@declared("bartered")
class Bartered(Event):
    """Two nations have agreed."""

    seat: SeatNumber
    partner: SeatNumber
    nation: str
    gives: tuple[int, ...]
    promises: tuple[str, ...]


@declared("bought")
class Bought(Event):
    """A cube comes from the market."""

    seat: SeatNumber
    commodity: str
    price: int


@declared("built")
class Built(Event):
    """A tile is built."""

    seat: SeatNumber
    hex: HexId
    industry: str
    turn: int
    forced: bool


@declared("chose_flag")
class ChoseFlag(Event):
    """A player leads this nation."""

    seat: SeatNumber
    flag: str


@declared("develop_began")
class DevelopBegan(Event):
    """The Develop phase begins."""

    seat: None
    round: int


@declared("drew_first_player")
class DrewFirstPlayer(Event):
    """Tiles were drawn for who begins."""

    seat: SeatNumber
    tiles: tuple[str, ...]


@declared("end_drew_near")
class EndDrewNear(Event):
    """The round is the last one."""

    seat: None
    conditions: tuple[str, ...]


@declared("game_ended")
class GameEnded(Event):
    """The last round is over."""

    seat: None


@declared("kept_automated")
class KeptAutomated(Event):
    """An automated tile stays so."""

    seat: SeatNumber
    hex: HexId
    industry: str


@declared("laid")
class Laid(Event):
    """A tile that was taken up lies elsewhere."""

    seat: SeatNumber
    origin: HexId
    hex: HexId
    industry: str
    turn: int
    forced: bool


@declared("not_asked")
class NotAsked(Event):
    """A seat could only have passed."""

    seat: SeatNumber


@declared("package_returned")
class PackageReturned(Event):
    """A starting package that nobody took goes back."""

    seat: None
    package: str


@declared("passed")
class Passed(Event):
    """A nation does nothing."""

    seat: SeatNumber
    in_a_row: int


@declared("placed")
class Placed(Event):
    """A tile of a starting package is laid."""

    seat: SeatNumber
    hex: HexId
    industry: str
    turn: int


@declared("placed_flag")
class PlacedFlag(Event):
    """A hex is claimed."""

    seat: SeatNumber
    hex: HexId


@declared("produce_began")
class ProduceBegan(Event):
    """The Produce phase begins."""

    seat: None
    round: int
    final: bool


@declared("produced")
class Produced(Event):
    """Cubes come from the blocs."""

    seat: SeatNumber
    products: Cubes


@declared("proposed")
class Proposed(Event):
    """A nation makes an offer."""

    seat: SeatNumber
    partner: SeatNumber
    nation: str
    gives: tuple[int, ...]
    promises: tuple[str, ...]


@declared("ran")
class Ran(Event):
    """A bloc runs."""

    seat: SeatNumber
    hex: HexId
    industry: str
    tiles: int
    cost: Cubes


@declared("repaid_note")
class RepaidNote(Event):
    """A note is paid back."""

    seat: SeatNumber
    amount: int
    notes: int


@declared("round_ended")
class RoundEnded(Event):
    """A round is over."""

    seat: SeatNumber
    round: int


@declared("sold")
class Sold(Event):
    """A cube goes to the market."""

    seat: SeatNumber
    commodity: str
    price: int


@declared("talk_began")
class TalkBegan(Event):
    """Two nations talk about a barter."""

    seat: SeatNumber
    partner: SeatNumber
    nation: str


@declared("talk_failed")
class TalkFailed(Event):
    """They have not agreed."""

    seat: SeatNumber
    partner: SeatNumber
    nation: str


@declared("took_note")
class TookNote(Event):
    """A nation borrows."""

    seat: SeatNumber
    amount: int
    notes: int


@declared("took_package")
class TookPackage(Event):
    """A player takes a starting package."""

    seat: SeatNumber
    package: str


@declared("took_up")
class TookUp(Event):
    """A tile is taken up to be laid elsewhere."""

    seat: SeatNumber
    hex: HexId
    industry: str
    first: bool


@declared("trade_began")
class TradeBegan(Event):
    """The Trade phase begins."""

    seat: None
    round: int
    first: SeatNumber
    final: bool


DECLARED = declared_in(__name__)
"""The events by their words."""


def event_named(word: str) -> type[Event] | None:
    """The class of events of a word."""
    return DECLARED.get(word)
