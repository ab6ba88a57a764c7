"""The play step: cards are marked, then the batch is counted (K-TURN-01, K-TURN-02, K-RULING-06).

What a player has not marked when the batch is played is discarded unplayed. Marking a card, taking it back and
playing the batch are moves; a batch allows as many cards to be taken back as it began with, so that it ends.
"""

from __future__ import annotations

from game.cards.effects import run_effect
from game.engine import Action, Choice, Context, Continuation, Move, Refusal, happen
from game.engine.event import Private
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.cards.decks import draw, lay_aside, without
from game.nation_deckbuilder.rules import batch
from game.nation_deckbuilder.rules.combat import attack
from game.nation_deckbuilder.rules.removing import Remove
from game.nation_deckbuilder.rules.victory import win
from game.nation_deckbuilder.state import KINDS, NationState, Player


def play_hands(state: NationState) -> None:
    """Partners play their hands as one batch, then what it has drawn, until nothing is left (K-RULING-34).

    See K-2V2-03.
    """
    state.step = "play"
    seats = [seat for seat in state.nation.seats if state.players[seat].hand]
    if seats:
        state.batch += 1
        for seat in seats:
            state.players[seat].take_backs = len(state.players[seat].hand)
        state.then(*((MARK, seat) for seat in seats), play_batch, play_hands)


def ask_mark(state: NationState, seat: int) -> None:
    """Ask on, after a card was marked, taken back or removed."""
    state.then((MARK, seat))


class CardMark(Action[NationState]):
    """Put a hand card into the batch; King, President and Farm with the kind they are to bring (K-RULING-22).

    See K-CARD-KINGPRESIDENT-01, K-DEC-04, K-RULING-21.
    """

    verb = "mark"

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every card that leaves a batch which, with other cards still to be marked, the stock can bear."""
        player = state.players[seat]
        if not player.hand:
            return []
        stock = batch.left_over(state, state.nation_of(seat))
        moves: list[Move] = []
        for card in player.hand:
            for mode in CARDS[card].modes:
                food, happiness = batch.with_one_more(state, player, stock, card, mode)
                if (food >= 0 and happiness >= 0) or batch.can_cover(food, happiness, self._helping(state, seat, card)):
                    moves.append(("mark", card, mode) if mode else ("mark", card))
        return moves

    @staticmethod
    def _helping(state: NationState, seat: int, card: str) -> list[batch.Ways]:
        """What can still be marked besides this card, by partners too."""
        player = state.players[seat]
        own = batch.helping(state, player, (*player.marked, card), without(player.hand, card))
        return [*own, *batch.helping_partners(state, seat)]

    def carry_out(self, state: NationState, seat: int, card: str, mode: str = "") -> None:
        """Nothing is counted yet, and nobody else sees the card (K-DEC-03)."""
        put_in_batch(state.players[seat], card, mode)
        happen(state, "marked", seat, card=Private(state.nation_of(seat).seats, card))
        state.then((MARK, seat))

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The card would push food or happiness below 0, so it must be discarded (K-DISCARD-02)."""
        player = state.players[seat]
        if not picked:
            return Refusal("none_can_be_marked" if player.hand else "all_are_marked")
        card = next((each for each in picked if each in player.hand), "")
        if not card:
            return None
        if any(move[1] == card for move in self.moves(state, seat)):
            return Refusal("no_such_way", {"card": card})
        stocks = batch.left_over(state, state.nation_of(seat))
        others = self._helping(state, seat, card)
        for place, kind in enumerate(("food", "happiness")):
            need = -max(brings[place] for brings in CARDS[card].modes.values())
            most = stocks[place] + sum(max(0, *(way[place] for way in ways)) for ways in others)
            if need > most:
                facts = {"card": card, "kind": kind, "need": need, "have": max(0, most)}
                return Refusal("must_be_discarded", facts, "take_back_first" if player.marked else None)
        return Refusal("must_be_discarded_now", {"card": card})


def put_in_batch(player: Player, card: str, mode: str) -> None:
    """Move a card from the hand to the marked ones."""
    player.hand = without(player.hand, card)
    player.marked += (card,)
    player.modes += (mode,)


class TakeBack(Action[NationState]):
    """Take a marked card back into the hand, while this batch allows it."""

    verb = "take_back"

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every marked card, as long as the allowance lasts."""
        player = state.players[seat]
        return [("take_back", card) for card in player.marked] if player.take_backs else []

    def carry_out(self, state: NationState, seat: int, card: str) -> None:
        """As if it had never been marked."""
        player = state.players[seat]
        place = player.marked.index(card)
        player.marked = without(player.marked, card)
        player.modes = player.modes[:place] + player.modes[place + 1 :]
        player.hand += (card,)
        player.take_backs -= 1
        happen(state, "taken_back", seat, card=Private(state.nation_of(seat).seats, card))
        state.then((MARK, seat))

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The allowance is used up."""
        card = picked[0] if picked else ""
        return Refusal("no_take_back", {"card": card}) if card in state.players[seat].marked else None


class Play(Action[NationState]):
    """Play what is marked and discard the rest of the hand."""

    verb = "play"

    def moves(self, state: NationState, seat: int) -> tuple[Move, ...]:
        """Only a batch that the stock can bear, with what partners can still add to it (K-RULING-08)."""
        food, happiness = batch.left_over(state, state.nation_of(seat))
        if food >= 0 and happiness >= 0:
            return PLAY_MOVE
        return PLAY_MOVE if batch.can_cover(food, happiness, batch.helping_partners(state, seat)) else ()

    def carry_out(self, state: NationState, seat: int) -> None:
        """The batch is played once all partners have said so."""

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The stock cannot bear what is marked."""
        return None if picked else Refusal("stock_cannot_bear")


PLAY_MOVE: tuple[Move, ...] = (("play",),)
MARK = Choice("mark", CardMark(), TakeBack(), Play(), Remove(ask_mark), is_secret=True)


def play_batch(state: NationState) -> None:
    """Count the batch: food, happiness, science, damage, coins; then draws, then other effects in order.

    See K-CARD-EXTRADRAW-01, K-FOOD-01.
    """
    nation = state.nation
    players = [state.players[seat] for seat in nation.seats]
    totals = [0] * len(KINDS)
    after: list[Continuation] = []
    draws: list[Continuation] = []
    if wins_at_once(state):
        return
    for player in players:
        brings = batch.brought(state, player, player.marked, player.modes)
        totals = [total + each for total, each in zip(totals, brings, strict=True)]
        player.coins += brings[-1]
        for card in player.hand:
            lay_aside(state, player, card)
        for card in player.marked:
            design = CARDS[card]
            happen(state, "played", player.seat, card=card)
            if design.stays:
                player.standing += (card,)
            else:
                player.played += (card,)
            if design.draw:
                draws.append((draw, player.seat, design.draw))
            if design.play:
                after.append((run_effect, design.play, player.seat))
        player.marked = player.modes = ()
    food, happiness, science, damage, coins = totals
    nation.food += food
    nation.happiness += happiness
    nation.science += science
    happen(
        state,
        "counted",
        players[0].seat,
        food=food,
        happiness=happiness,
        science=science,
        damage=damage,
        coins=coins,
    )
    attack(state, nation, damage)
    state.then(*draws, *after)


def wins_at_once(state: NationState) -> bool:
    """Playing Mind Control ends the game on the spot (K-CARD-MINDCONTROL-02, K-WIN-02)."""
    for seat in state.nation.seats:
        for card in state.players[seat].marked:
            if CARDS[card].wins:
                happen(state, "played", seat, card=card)
                win(state, state.active, by=card)
                return True
    return False
