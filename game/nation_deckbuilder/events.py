"""Events of Nation: everything that happens, with its facts and who may know them."""

from __future__ import annotations

from game.engine import Event
from game.engine.event import Private, Seat, declared, declared_in

CardId = str


@declared("advanced")
class Advanced(Event):
    """A nation enters an age, and gives so much up for it."""

    seat: Seat
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

    seat: Seat
    card: CardId
    price: int


@declared("conceded")
class Conceded(Event):
    """A nation gives up."""

    seat: Seat
    nation: int


@declared("converted")
class Converted(Event):
    """Resources become a coin."""

    seat: Seat
    resource: str
    amount: int


@declared("counted")
class Counted(Event):
    """What the cards played by a side bring."""

    seat: Seat
    food: int
    happiness: int
    science: int
    damage: int
    coins: int


@declared("deported")
class Deported(Event):
    """A card of somebody else goes to its owner's discard pile."""

    seat: Seat
    card: CardId
    receiver: Seat


@declared("discarded")
class Discarded(Event):
    """A card is laid aside, or has to be."""

    seat: Seat
    card: CardId
    forced: bool


@declared("drew")
class Drew(Event):
    """Cards come into a hand."""

    seat: Seat
    number: int
    cards: Private[tuple[CardId, ...]]


@declared("fell")
class Fell(Event):
    """A nation has no Health left."""

    seat: Seat | None
    nation: int


@declared("finished_buying")
class FinishedBuying(Event):
    """A seat buys nothing more, and has so many coins left."""

    seat: Seat
    coins: int


@declared("gained")
class Gained(Event):
    """A nation's record goes up."""

    seat: Seat
    resource: str
    amount: int


@declared("kept_hand")
class KeptHand(Event):
    """A seat that had to discard keeps its hand."""

    seat: Seat


@declared("lost")
class Lost(Event):
    """A nation's record goes down."""

    seat: Seat
    resource: str
    amount: int


@declared("marked")
class Marked(Event):
    """A card is picked to be played."""

    seat: Seat
    card: Private[CardId]


@declared("ordered_discard")
class OrderedDiscard(Event):
    """Somebody else has to discard a card of a type."""

    seat: Seat
    victim: Seat
    card_type: str


@declared("played")
class Played(Event):
    """A card is played."""

    seat: Seat
    card: CardId


@declared("recalled")
class Recalled(Event):
    """A person comes back into the hand."""

    seat: Seat
    card: CardId


@declared("refilled")
class Refilled(Event):
    """A gap in the market is filled."""

    seat: Seat
    card: CardId
    pile: str


@declared("removed")
class Removed(Event):
    """A card leaves its owner's deck for good."""

    seat: Seat
    card: CardId
    by: str
    owner: Seat


@declared("reshuffled")
class Reshuffled(Event):
    """A discard pile becomes a deck."""

    seat: Seat
    number: int


@declared("rioted")
class Rioted(Event):
    """A nation is unhappy."""

    seat: Seat
    health: int


@declared("sold_coins")
class SoldCoins(Event):
    """Coins become resources."""

    seat: Seat
    resource: str
    amount: int


@declared("spared")
class Spared(Event):
    """Nobody has a card of the type to discard."""

    seat: Seat
    card_type: str


@declared("starved")
class Starved(Event):
    """A nation is hungry."""

    seat: Seat
    health: int


@declared("stood")
class Stood(Event):
    """A card that stays in play counts."""

    seat: Seat
    card: CardId
    happiness: int
    damage: int


@declared("struck")
class Struck(Event):
    """A blow; attacker and target are nations."""

    seat: Seat | None
    attacker: int
    target: int
    dealt: int
    blocked: int
    lost: int
    health: int


@declared("taken_back")
class TakenBack(Event):
    """A card is picked no more."""

    seat: Seat
    card: Private[CardId]


@declared("turn_began")
class TurnBegan(Event):
    """A turn begins."""

    seat: Seat
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

    seat: Seat
    card: CardId


@declared("won")
class Won(Event):
    """A nation has won."""

    seat: Seat | None
    nation: int
    by: str


DECLARED = declared_in(__name__)
"""The events by their words."""


def event_named(word: str) -> type[Event] | None:
    """The class of events of a word."""
    return DECLARED.get(word)
