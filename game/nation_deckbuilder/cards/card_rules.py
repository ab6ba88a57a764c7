"""Cards that no words describe: one function for each, with what the card means.

BONUSES say what cards bring together with others; RULES are the other effects of single cards.
"""

from __future__ import annotations

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.nation_deckbuilder.cards import record_card
from game.nation_deckbuilder.cards.cards import CARDS, Bonus, Card
from game.nation_deckbuilder.cards.decks import without
from game.nation_deckbuilder.rules.enemies import enemies_from_left, opponents
from game.nation_deckbuilder.state import NationState, Resources

SUMMIT_FOR_THE_WEAKER = 2
"""Science that International Summit brings more when an enemy is ahead."""


def hunter_and_gatherer(state: NationState, seat: int, played: tuple[Card, ...]) -> Resources:
    """Hunter, Gatherer: each pair brings one damage and one food more (K-CARD-HUNTERGATHERER-01, K-RULING-20)."""
    names = [card.id for card in played]
    pairs = min(names.count("hunter"), names.count("gatherer"))
    return pairs, 0, 0, pairs, 0


def philosopher_and_persons(state: NationState, seat: int, played: tuple[Card, ...]) -> Resources:
    """Philosopher: one science more for every other person the player plays this turn (K-RULING-24).

    See K-CARD-PHILOSOPHER-01.
    """
    persons = sum(card.type == "person" for card in played)
    philosophers = sum(card.id == "philosopher" for card in played)
    return 0, 0, philosophers * max(0, persons - 1), 0, 0


def summit_of_the_weaker(state: NationState, seat: int, played: tuple[Card, ...]) -> Resources:
    """International Summit: more science if any enemy was ahead when the turn began (K-RULING-23, K-RULING-41).

    Ahead is an enemy of a higher age, or of the same age with more science (K-CARD-INTERNATIONALSUMMIT-01).
    """
    own = (state.nation_of(seat).age, state.science_before)
    is_behind = any((enemy.age, enemy.science) > own for enemy in enemies_from_left(state, seat))
    summits = sum(card.id == "international_summit" for card in played)
    return 0, 0, summits * SUMMIT_FOR_THE_WEAKER * is_behind, 0, 0


BONUSES: dict[str, Bonus] = {
    bonus.__name__: bonus for bonus in (hunter_and_gatherer, philosopher_and_persons, summit_of_the_weaker)
}


def steal_food(state: NationState, seat: int) -> None:
    """Thief: the first enemy from the left that has food loses one (K-CARD-THIEF-01, K-RULING-41).

    The thief eats it, and nothing of the own stock (K-RULING-33).
    """
    for enemy in enemies_from_left(state, seat):
        if enemy.food:
            record_card.lose(state, enemy.seats[0], "food", 1)
            return


def sell_unspent_coins(state: NationState, seat: int) -> None:
    """Market: once buying is over, unspent coins may become food or happiness (K-CARD-MARKET-01)."""
    state.players[seat].markets += 1


def make_persons_cheaper(state: NationState, seat: int) -> None:
    """Professor: this turn persons cost its player one coin less; two of them no more than that (K-RULING-18)."""
    state.players[seat].person_discount = 1


def offer_free_building(state: NationState, seat: int) -> None:
    """Construction Crew: one building of a reached age for nothing this turn (K-RULING-19)."""
    state.players[seat].free_buildings += 1


def undo_damage(state: NationState, seat: int) -> None:
    """Time Machine: regain the health lost to enemies since the end of the own last turn, once (K-RULING-28).

    See K-CARD-TIMEMACHINE-01.
    """
    nation = state.nation_of(seat)
    record_card.gain(state, seat, "health", nation.suffered)
    nation.suffered = 0


def recall_person(state: NationState, seat: int) -> None:
    """Doctor: a person of the own discard pile may go on top of the draw pile (K-CARD-DOCTOR-01)."""
    state.then((WHICH_PERSON, seat))


class Recall(Action[NationState]):
    """Put a person back on the draw pile; everybody sees which."""

    verb = "recall"

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every person among the own discards."""
        discards = state.players[seat].discard_pile
        return [("recall", card) for card in discards if CARDS[card].type == "person"]

    def carry_out(self, state: NationState, seat: int, card: str) -> None:
        """It is the next card drawn (K-RULING-26)."""
        player = state.players[seat]
        player.discard_pile = without(player.discard_pile, card)
        player.on_top += (card,)
        happen(state, "recalled", seat, card=card)

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The card is no person."""
        if picked and picked[0] in state.players[seat].discard_pile:
            return Refusal("other_kind", {"card": picked[0], "kind": "person"})
        return None


def deport(state: NationState, seat: int) -> None:
    """Teleporter: a card of the own discard pile may move to an enemy's (K-CARD-TELEPORTER-02, K-RULING-27).

    See K-CARD-TELEPORTER-01.
    """
    state.then((WHICH_DEPORTED, seat))


class Deport(Action[NationState]):
    """Move a discard to an enemy's discard pile; it is the enemy's from then on."""

    verb = "deport"

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every own discard with every enemy's seat."""
        receivers = [f"seat{enemy.seat}" for enemy in opponents(state, seat)]
        discards = state.players[seat].discard_pile
        return [("deport", card, receiver) for card in discards for receiver in receivers]

    def carry_out(self, state: NationState, seat: int, card: str, receiver: str) -> None:
        """It lies on top there."""
        player = state.players[seat]
        owner = state.players[int(receiver.removeprefix("seat"))]
        player.discard_pile = without(player.discard_pile, card)
        owner.discard_pile += (card,)
        happen(state, "deported", seat, card=card, receiver=owner.seat)


class Decline(Action[NationState]):
    """Leave a card's effect unused, where there is something to leave."""

    verb = "decline"

    def __init__(self, offer: Action[NationState]) -> None:
        self.offer = offer

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Whenever the offer is open."""
        return [("decline",)] if self.offer.moves(state, seat) else []

    def carry_out(self, state: NationState, seat: int) -> None:
        """Nothing happens."""


WHICH_PERSON = Choice("which_person", Recall(), Decline(Recall()))
WHICH_DEPORTED = Choice("which_deported", Deport(), Decline(Deport()))

RULES = (
    steal_food,
    sell_unspent_coins,
    make_persons_cheaper,
    offer_free_building,
    undo_damage,
    recall_person,
    deport,
)
