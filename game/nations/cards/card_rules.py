"""Cards that no words describe: one function for each, with what the card means."""

from __future__ import annotations

from itertools import combinations

from game.engine import Action, Choice, Move, happen
from game.nations.cards.removing import remove_card
from game.nations.concepts import gain
from game.nations.rules.buying import BUY_FREE
from game.nations.state import RESOURCES, NationsState


def swap_two_cards(state: NationsState, seat: int) -> None:
    """Alhazen: exchange two cards on the Progress Board."""
    state.then((WHICH_CARDS, seat))


class Swap(Action[NationsState]):
    """Exchange two cards on the Progress Board."""

    verb = "swap"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Every pair, the one in the lower row, or further left, first."""
        cards = [card for row in state.board for card in row if card]
        return [("swap", *pair) for pair in combinations(cards, 2)]

    def carry_out(self, state: NationsState, seat: int, card: str, other: str) -> None:
        """Each takes the other's space, and so its price."""
        places = {card: other, other: card}
        state.board = tuple(tuple(places.get(here, here) for here in row) for row in state.board)
        happen(state, "swapped", seat, card=card, other=other)


WHICH_CARDS = Choice("which_cards", Swap())


def free_golden_age_or_wonder(state: NationsState, seat: int) -> None:
    """Galileo Galilei: buy a Golden Age or a Wonder from the Progress Board for no Gold."""
    state.then((BUY_FREE, seat))


def court_in_the_country(state: NationsState, seat: int) -> None:
    """Versailles: its owner counts as least stable until the round ends. Its true Stability stays as it is."""
    state.nations[seat].unstable = True


def temple_falls(state: NationsState, seat: int) -> None:
    """Solomon's Temple: destroyed when its owner is defeated in a War."""
    remove_card(state, seat, "solomons_temple")


def flagship_lost(state: NationsState, seat: int) -> None:
    """Sinking of the Vasa: rather than pay, count 10 Strength less for the other event of the card."""
    state.nations[seat].handicap_strength = 10


def regain_vp_lost_to_war(state: NationsState, seat: int) -> None:
    """Jain Ascetism: get back the VP that this round's War cost, for the defeat and for shortages."""
    gain(state, seat, "vp", state.nations[seat].war_losses[-1])


def regain_losses_of_war(state: NationsState, seat: int) -> None:
    """Song Resistance: get back everything that this round's War cost, resources and VP."""
    for kind, amount in zip((*RESOURCES, "vp"), state.nations[seat].war_losses, strict=True):
        gain(state, seat, kind, amount)


RULES = (
    swap_two_cards,
    free_golden_age_or_wonder,
    court_in_the_country,
    temple_falls,
    flagship_lost,
    regain_vp_lost_to_war,
    regain_losses_of_war,
)
