"""The market: its nine places, buying cards from them and filling them again (K-SETUP-06, K-BUY)."""

from __future__ import annotations

from game.engine import Action, Choice, Context, Move, Refusal, Step, happen, reveal
from game.nation_deckbuilder.cards.cards import CARDS, Card
from game.nation_deckbuilder.rules.ages import age_cost
from game.nation_deckbuilder.rules.taxes import coins_to_be_had
from game.nation_deckbuilder.state import EMPTY, SPACES, NationState, Player

PILES = ("pile1", "pile2", "pile3", "pile4", "pile5")


def price(player: Player, card: Card) -> int:
    """Coins for a card; a Professor played this turn makes persons cheaper (K-CARD-PROFESSOR-01)."""
    return max(0, card.cost - player.person_discount) if card.type == "person" else card.cost


class Buy(Action[NationState]):
    """Buy an open card of a reached age (K-BUY-02, K-SCIENCE-03, K-DEC-07)."""

    verb = "buy"

    def __init__(self, ask_again: Step) -> None:
        self.ask_again = ask_again

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every open card that the seat's own coins pay (K-2V2-04)."""
        player, age = state.players[seat], state.nation_of(seat).age
        return [("buy", card) for card in state.places if card and not obstacle(player, age, CARDS[card])]

    def carry_out(self, state: NationState, seat: int, card: str) -> None:
        """Pay, and take the card."""
        player = state.players[seat]
        coins = price(player, CARDS[card])
        player.coins -= coins
        happen(state, "bought", seat, card=card, price=coins)
        take(state, seat, card, self.ask_again)

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Not on offer, of an age not reached, or too dear; and how many conversions would pay it."""
        if not picked:
            return why_none_buyable(state, seat)
        card = picked[0]
        if card not in state.places:
            return None
        return why_unbuyable(state, seat, card)


def why_none_buyable(state: NationState, seat: int) -> Refusal:
    """Why no open card at all can be bought now."""
    player, age = state.players[seat], state.nation_of(seat).age
    prices = [price(player, CARDS[card]) for card in state.places if card and CARDS[card].age <= age]
    if not prices:
        return Refusal("none_on_offer")
    return Refusal("too_dear_all", {"need": min(prices), "have": player.coins})


def obstacle(player: Player, age: int, design: Card) -> str:
    """The reason why an open card cannot be bought by a player who has reached this age; empty for none."""
    if design.age > age:
        return "age_not_reached"
    return "too_dear" if price(player, design) > player.coins else ""


def why_unbuyable(state: NationState, seat: int, card: str) -> Refusal | None:
    """Why an open card cannot be bought now, with the nearest remedy."""
    player, nation, design = state.players[seat], state.nation_of(seat), CARDS[card]
    reason = obstacle(player, nation.age, design)
    if reason == "age_not_reached":
        facts = {"card": card, "age": design.age, "have": nation.age}
        if design.age == nation.age + 1:
            cost = age_cost(state, nation)
            facts |= {"cost": cost, "science": nation.science}
            return Refusal(reason, facts, "advance" if nation.science >= cost else "gain_science")
        return Refusal(reason, facts)
    if reason:
        need = price(player, design)
        missing = need - player.coins
        fix = "convert" if coins_to_be_had(nation) >= missing else None
        return Refusal(reason, {"card": card, "need": need, "have": player.coins, "missing": missing}, fix)
    return None


class BuyFree(Action[NationState]):
    """Take a building for nothing, one for each Construction Crew (K-CARD-CONSTRUCTIONCREW-01)."""

    verb = "buy_free"

    def __init__(self, ask_again: Step) -> None:
        self.ask_again = ask_again

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every open building of a reached age."""
        if not state.players[seat].free_buildings:
            return []
        age = state.nation_of(seat).age
        return [
            ("buy_free", card)
            for card in state.places
            if card and CARDS[card].type == "building" and CARDS[card].age <= age
        ]

    def carry_out(self, state: NationState, seat: int, card: str) -> None:
        """Otherwise an ordinary purchase (K-RULING-19)."""
        state.players[seat].free_buildings -= 1
        happen(state, "bought", seat, card=card, price=0)
        take(state, seat, card, self.ask_again)


def take(state: NationState, seat: int, card: str, ask_again: Step) -> None:
    """The card goes to the buyer's discard pile; its place is filled before the next purchase (K-BUY-03, K-BUY-04).

    See K-CARD-MINDCONTROL-01.
    """
    player = state.players[seat]
    place = state.places.index(card)
    put_at(state, place, EMPTY)
    player.discard_pile += (card,)
    state.may_hand_over = True
    if place >= SPACES:
        pile = state.piles[place - SPACES]
        if not pile.cards:
            pile.is_space = True
        turn_up(state, place - SPACES)
    state.then((refill, seat), (ask_again, seat))


def put_at(state: NationState, place: int, card: str) -> None:
    """Lay a card on a place, or empty it."""
    state.places = (*state.places[:place], card, *state.places[place + 1 :])


def turn_up(state: NationState, pile: int) -> None:
    """Turn the next card of a pile face up, if there is one (K-RULING-02)."""
    cards = state.piles[pile].cards
    if cards:
        put_at(state, SPACES + pile, cards[-1])
        state.piles[pile].cards = cards[:-1]
        reveal(state)
        happen(state, "turned_up", None, card=cards[-1], pile=PILES[pile])


def spaces_to_fill(state: NationState) -> list[int]:
    """Empty places with nothing under them: spaces, and piles whose last card was bought (K-BUY-01, K-RULING-04)."""
    return [
        place
        for place, card in enumerate(state.places)
        if not card and (place < SPACES or state.piles[place - SPACES].is_space)
    ]


def sources(state: NationState, age: int) -> list[int]:
    """The piles of reached ages that still have a card (K-RULING-03)."""
    return [pile for pile in range(age) if state.places[SPACES + pile] and not state.piles[pile].is_space]


def refill(state: NationState, seat: int) -> None:
    """Fill every empty space; the buyer picks the pile where there are several (K-RULING-03).

    Where the buyer has given up instead, the lowest age fills it (K-RULING-51).
    """
    spaces, nation = spaces_to_fill(state), state.nation_of(seat)
    piles = sources(state, nation.age) if spaces else []
    if len(piles) == 1 or (piles and nation.is_out):
        fill(state, seat, spaces[0], piles[0])
        state.then((refill, seat))
    elif piles:
        state.then((WHICH_PILE, seat), (refill, seat))


def fill(state: NationState, seat: int, place: int, pile: int) -> None:
    """Move a pile's open card to a space, and turn up the next one."""
    card = state.places[SPACES + pile]
    put_at(state, SPACES + pile, EMPTY)
    put_at(state, place, card)
    happen(state, "refilled", seat, card=card, pile=PILES[pile])
    turn_up(state, pile)


class Refill(Action[NationState]):
    """Fill the first empty space with the open card of a pile (K-DEC-08)."""

    verb = "refill"

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every pile of a reached age that has a card."""
        return [("refill", PILES[pile]) for pile in sources(state, state.nation_of(seat).age)]

    def carry_out(self, state: NationState, seat: int, pile: str) -> None:
        """Fill it."""
        fill(state, seat, spaces_to_fill(state)[0], PILES.index(pile))

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The pile is empty, or of an age not reached."""
        if not picked or picked[0] not in PILES:
            return None
        pile = PILES.index(picked[0])
        age = state.nation_of(seat).age
        if pile >= age:
            return Refusal("pile_not_reached", {"age": pile + 1, "have": age})
        return Refusal("pile_is_empty", {"age": pile + 1})


WHICH_PILE = Choice("which_pile", Refill())
