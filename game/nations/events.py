"""Events of Nations: everything that happens, with its facts and who may know them."""

from __future__ import annotations

from game.engine import Event
from game.engine.event import SeatNumber, declared, declared_in

CardId = str


@declared("architects_placed")
class ArchitectsPlaced(Event):
    """Architects of the round lie beside the board."""

    seat: None
    amount: int


@declared("board_taken")
class BoardTaken(Event):
    """A nation plays on this board."""

    seat: SeatNumber
    board: str
    side: str


@declared("boards_drawn")
class BoardsDrawn(Event):
    """The boards among which the players choose."""

    seat: None
    boards: tuple[str, ...]


@declared("bought")
class Bought(Event):
    """A Progress card comes to a nation."""

    seat: SeatNumber
    card: CardId
    type: str
    price: int
    place: str


@declared("defeated")
class Defeated(Event):
    """A nation is too weak for the War."""

    seat: SeatNumber
    card: CardId


@declared("deployed")
class Deployed(Event):
    """A Worker stands on a card; `off` is the card it left, or empty."""

    seat: SeatNumber
    card: CardId
    place: str
    off: CardId


@declared("event_resolved")
class EventResolved(Event):
    """A half of the Event happens."""

    seat: None
    card: CardId
    half: str


@declared("event_revealed")
class EventRevealed(Event):
    """The Event of the round lies open."""

    seat: None
    card: CardId


@declared("famine")
class Famine(Event):
    """Every nation pays so much Food."""

    seat: None
    amount: int


@declared("gained")
class Gained(Event):
    """A nation takes a resource or VP."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("game_ended")
class GameEnded(Event):
    """The last round is over."""

    seat: None


@declared("hired")
class Hired(Event):
    """An Architect builds at the Wonder."""

    seat: SeatNumber
    card: CardId
    source: str


@declared("lost")
class Lost(Event):
    """A nation loses what it has."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("lost_architect")
class LostArchitect(Event):
    """An Architect leaves the Wonder under construction."""

    seat: SeatNumber
    card: CardId


@declared("lost_vp")
class LostVp(Event):
    """A nation loses VP."""

    seat: SeatNumber
    amount: int
    cause: str


@declared("order_changed")
class OrderChanged(Event):
    """The player order from now on."""

    seat: None
    order: tuple[SeatNumber, ...]


@declared("paid")
class Paid(Event):
    """A nation pays."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("passed")
class Passed(Event):
    """A nation takes no more turns this round."""

    seat: SeatNumber
    position: int
    first: bool
    last: bool


@declared("placed")
class Placed(Event):
    """A card lies in its place on a board."""

    seat: SeatNumber
    card: CardId
    place: str


@declared("produced")
class Produced(Event):
    """What Production brings a nation."""

    seat: SeatNumber
    gold: int
    stone: int
    food: int
    books: int


@declared("refilled")
class Refilled(Event):
    """New Progress cards lie on the board."""

    seat: None
    round: int
    cards: tuple[CardId, ...]


@declared("removed")
class Removed(Event):
    """A card of a nation leaves the game."""

    seat: SeatNumber
    card: CardId


@declared("replaced")
class Replaced(Event):
    """A card gives way to another one."""

    seat: SeatNumber
    card: CardId
    by: CardId
    newer_building: bool


@declared("returned_worker")
class ReturnedWorker(Event):
    """A Worker goes back to the Population Track."""

    seat: SeatNumber
    section: str


@declared("revolted")
class Revolted(Event):
    """A nation is below 0 Stability."""

    seat: SeatNumber
    books: int


@declared("rolled")
class Rolled(Event):
    """The die of the shadow player."""

    seat: SeatNumber
    face: int


@declared("round_began")
class RoundBegan(Event):
    """A round begins."""

    seat: None
    round: int
    age: int


@declared("scored_books")
class ScoredBooks(Event):
    """Books count."""

    seat: SeatNumber
    vp: int


@declared("shadow_changed")
class ShadowChanged(Event):
    """The shadow player gains, or loses where it is negative."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("shortage")
class Shortage(Event):
    """A nation cannot pay all that it must."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("skipped_turn")
class SkippedTurn(Event):
    """A nation is passed over."""

    seat: SeatNumber


@declared("spent_last_gold")
class SpentLastGold(Event):
    """A nation has no Gold left."""

    seat: SeatNumber


@declared("stability_compared")
class StabilityCompared(Event):
    """The duel of Stability with the shadow player."""

    seat: SeatNumber
    won: bool


@declared("step_began")
class StepBegan(Event):
    """A step of the round begins."""

    seat: None
    step: str


@declared("swapped")
class Swapped(Event):
    """Two cards change places."""

    seat: SeatNumber
    card: CardId
    other: CardId


@declared("swept")
class Swept(Event):
    """Progress cards leave the board; a seat has removed them."""

    seat: SeatNumber | None
    cards: tuple[CardId, ...]


@declared("tile_drawn")
class TileDrawn(Event):
    """The shadow player's tile of the round."""

    seat: SeatNumber
    card: CardId


@declared("took_worker")
class TookWorker(Event):
    """A Worker comes from the Population Track."""

    seat: SeatNumber
    section: str


@declared("triggered")
class Triggered(Event):
    """A card in play answers what happened."""

    seat: SeatNumber
    card: CardId


@declared("undeployed")
class Undeployed(Event):
    """A Worker leaves a card; `onto` is where it goes, or empty."""

    seat: SeatNumber
    card: CardId
    place: str
    onto: CardId


@declared("used_special")
class UsedSpecial(Event):
    """A nation uses what its card can do once."""

    seat: SeatNumber
    card: CardId


@declared("war_begun")
class WarBegun(Event):
    """A War lies on the board, at the Strength of its buyer."""

    seat: SeatNumber
    card: CardId
    strength: int


@declared("war_ended")
class WarEnded(Event):
    """The War is over."""

    seat: None
    card: CardId
    defeated: tuple[SeatNumber, ...]


@declared("wonder_ready")
class WonderReady(Event):
    """A Wonder is finished."""

    seat: SeatNumber
    card: CardId


DECLARED = declared_in(__name__)
"""The events by their words."""


def event_named(word: str) -> type[Event] | None:
    """The class of events of a word."""
    return DECLARED.get(word)
