"""Events of Nation: everything that happens, with its facts and who may know them."""

from __future__ import annotations

from game.engine import Event
from game.engine.event import Private, SeatNumber, declared, declared_in

CardId = str


@declared("advanced")
class Advanced(Event):
    """A nation enters an age, and gives so much up for it."""

    seat: SeatNumber
    age: int
    forfeited: int


@declared("army_rolled")
class ArmyRolled(Event):
    """The die of the Evil Army."""

    seat: None
    roll: int


@declared("bought")
class Bought(Event):
    """A card comes from the market."""

    seat: SeatNumber
    card: CardId
    price: int


@declared("conceded")
class Conceded(Event):
    """A nation gives up."""

    seat: SeatNumber
    nation: int


@declared("converted")
class Converted(Event):
    """Resources become a coin."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("counted")
class Counted(Event):
    """What the cards played by a side bring."""

    seat: SeatNumber
    food: int
    happiness: int
    science: int
    damage: int
    coins: int


@declared("deported")
class Deported(Event):
    """A card of somebody else goes to its owner's discard pile."""

    seat: SeatNumber
    card: CardId
    receiver: SeatNumber


@declared("discarded")
class Discarded(Event):
    """A card is laid aside, or has to be."""

    seat: SeatNumber
    card: CardId
    forced: bool


@declared("drew")
class Drew(Event):
    """Cards come into a hand."""

    seat: SeatNumber
    number: int
    cards: Private[tuple[CardId, ...]]


@declared("fell")
class Fell(Event):
    """A nation has no Health left."""

    seat: SeatNumber | None
    nation: int


@declared("finished_buying")
class FinishedBuying(Event):
    """A seat buys nothing more, and has so many coins left."""

    seat: SeatNumber
    coins: int


@declared("gained")
class Gained(Event):
    """A nation's record goes up."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("kept_hand")
class KeptHand(Event):
    """A seat that had to discard keeps its hand."""

    seat: SeatNumber


@declared("lost")
class Lost(Event):
    """A nation's record goes down."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("marked")
class Marked(Event):
    """A card is picked to be played."""

    seat: SeatNumber
    card: Private[CardId]


@declared("ordered_discard")
class OrderedDiscard(Event):
    """Somebody else has to discard a card of a type."""

    seat: SeatNumber
    victim: SeatNumber
    card_type: str


@declared("played")
class Played(Event):
    """A card is played."""

    seat: SeatNumber
    card: CardId


@declared("recalled")
class Recalled(Event):
    """A person comes back into the hand."""

    seat: SeatNumber
    card: CardId


@declared("refilled")
class Refilled(Event):
    """A gap in the market is filled."""

    seat: SeatNumber
    card: CardId
    pile: str


@declared("removed")
class Removed(Event):
    """A card leaves its owner's deck for good."""

    seat: SeatNumber
    card: CardId
    by: str
    owner: SeatNumber


@declared("reshuffled")
class Reshuffled(Event):
    """A discard pile becomes a deck."""

    seat: SeatNumber
    number: int


@declared("rioted")
class Rioted(Event):
    """A nation is unhappy."""

    seat: SeatNumber
    health: int


@declared("sold_coins")
class SoldCoins(Event):
    """Coins become resources."""

    seat: SeatNumber
    resource: str
    amount: int


@declared("spared")
class Spared(Event):
    """Nobody has a card of the type to discard."""

    seat: SeatNumber
    card_type: str


@declared("starved")
class Starved(Event):
    """A nation is hungry."""

    seat: SeatNumber
    health: int


@declared("stood")
class Stood(Event):
    """A card that stays in play counts."""

    seat: SeatNumber
    card: CardId
    happiness: int
    damage: int


@declared("struck")
class Struck(Event):
    """A blow; attacker and target are nations."""

    seat: SeatNumber | None
    attacker: int
    target: int
    dealt: int
    blocked: int
    lost: int
    health: int


@declared("taken_back")
class TakenBack(Event):
    """A card is picked no more."""

    seat: SeatNumber
    card: Private[CardId]


@declared("turn_began")
class TurnBegan(Event):
    """A turn begins: which one of its side."""

    seat: SeatNumber
    turn: int


@declared("turned_up")
class TurnedUp(Event):
    """The top card of a pile lies open."""

    seat: None
    card: CardId
    pile: str


@declared("wall_fell")
class WallFell(Event):
    """A wall breaks."""

    seat: SeatNumber
    card: CardId


@declared("won")
class Won(Event):
    """A nation has won."""

    seat: SeatNumber | None
    nation: int
    by: str


DECLARED = declared_in(__name__)
"""The events by their words."""


def event_named(word: str) -> type[Event] | None:
    """The class of events of a word."""
    return DECLARED.get(word)
