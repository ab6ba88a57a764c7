"""Maintenance Phase: round marker, Progress Cards, growth, new events, Architects (N-FLOW-02)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen, reveal, shuffled
from game.nations.cards.cards import EVENTS, TILES
from game.nations.cards.decks import event_deck, progress_deck
from game.nations.cards.removing import all_private_architects
from game.nations.concepts import gain, seats_in_order
from game.nations.rules.workers import TakeWorker
from game.nations.state import EMPTY, NO_BUYER, NationsState

GROWTH_BONUS = {"chieftain": 4, "prince": 3, "king": 2, "emperor": 1}
"""Resources for not growing, by difficulty level (N-DIFF-03)."""

BASE_ARCHITECTS = {1: 0, 2: 1, 3: 2, 4: 2, 5: 3}
"""Architects placed each round by the number of players (N-ARCH-02)."""


def round_marker(state: NationsState) -> None:
    """1. Round Marker: it advances; a new age brings its own decks to the table (N-ROUND-01, N-ROUND-02).

    Everything marked for one round is unmarked (N-SPECIAL-03, R-72, R-83).

    See N-CARD-04.
    """
    state.phase, state.step = "maintenance", "round_marker"
    state.round += 1
    state.passed = ()
    state.rolls = ()
    state.last_roll = 0
    if state.event:
        state.removed = (*state.removed, state.event)
        state.event = EMPTY
    state.war_buyer = NO_BUYER
    state.war_strength = 0
    for nation in state.nations:
        nation.turns = 0
        nation.used = nation.bought = nation.short = ()
        nation.war_losses = (0, 0, 0, 0, 0)
        nation.unstable = False
    if state.round > 1 and state.round % 2:
        state.removed = (*state.removed, *state.progress_deck, *state.event_deck)
        bring_decks(state)
    happen(state, "round_began", None, round=state.round, age=state.age)


def bring_decks(state: NationsState) -> None:
    """Shuffle the Progress Cards and Event Cards, or solo tiles, of the current age (N-SETUP-03, N-SETUP-04)."""
    state.progress_deck = shuffled(state, progress_deck(state))
    state.event_deck = shuffled(state, event_deck(state))


def progress_cards(state: NationsState) -> None:
    """2. Progress Cards: rows 1 and 2 leave, row 3 moves down to row 1, the rest is filled (N-BOARD-03 to 08).

    In round 1 the board was filled during setup, once (N-BOARD-07).

    See N-BOARD-04, N-BOARD-08, R-04.
    """
    state.step = "progress_cards"
    if state.round == 1:
        return
    cheap, middle, dear = state.board
    columns = len(cheap)
    gone = tuple(card for card in (*cheap, *middle) if card)
    state.removed = (*state.removed, *gone)
    kept = tuple(card for card in dear if card)
    free = (EMPTY,) * columns
    state.board = ((*kept, *free[len(kept) :]), free, free)
    if gone:
        happen(state, "swept", None, cards=gone)
    fill_board(state)


def fill_board(state: NationsState) -> None:
    """Draw onto every free space: row 1 first, each row left to right, while the deck lasts (R-01, R-02).

    See N-BOARD-05, N-BOARD-09.
    """
    deck, lay = list(state.progress_deck), {card for row in state.board for card in row}
    state.board = tuple(tuple(card or (deck.pop() if deck else EMPTY) for card in row) for row in state.board)
    state.progress_deck = tuple(deck)
    reveal(state)
    came = tuple(card for row in state.board for card in row if card not in lay)
    happen(state, "refilled", None, round=state.round, cards=came)


def growth(state: NationsState) -> None:
    """3. Growth: in reverse order, every nation takes a Worker or resources (N-GROWTH-01, N-GROWTH-07).

    See N-GROWTH-02, R-25, R-26.
    """
    state.step = "growth"
    state.then(*((GROWTH, seat) for seat in reversed(seats_in_order(state))))


class TakeResources(Action[NationsState]):
    """Take resources of one kind instead of growing (N-GROWTH-05, N-GROWTH-06, R-78)."""

    verb = "take_resources"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Food, Stone or Gold, never Books."""
        return [("take_resources", kind) for kind in ("food", "stone", "gold")]

    def carry_out(self, state: NationsState, seat: int, kind: str) -> None:
        """As many as the difficulty level allows (N-DIFF-02)."""
        gain(state, seat, kind, GROWTH_BONUS[state.nations[seat].level])


GROWTH = Choice("growth", TakeWorker(), TakeResources())


def new_event(state: NationsState) -> None:
    """4. New Events: turn up the Event Card of the round (N-EVENT-02, N-EVENT-05).

    A nation that may choose draws two and keeps one (N-CARD-02).

    See N-SETUP-19.
    """
    state.step = "new_event"
    choosers = [nation for nation in state.nations if nation.standing.event_choice]
    if choosers and len(state.event_deck) > 1:
        state.event_choice = state.event_deck[-2:]
        state.event_deck = state.event_deck[:-2]
        reveal(state)
        state.then((WHICH_EVENT, choosers[0].seat))
    else:
        card = state.event_deck[-1]
        state.event_deck = state.event_deck[:-1]
        reveal(state)
        turn_up(state, card)


def turn_up(state: NationsState, card: str) -> None:
    """Lay an Event Card on the event space."""
    state.event = card
    happen(state, "event_revealed", None, card=card)


class KeepEvent(Action[NationsState]):
    """Keep one of two Event Cards; the other leaves the game."""

    verb = "keep_event"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Either card."""
        return [("keep_event", card) for card in state.event_choice]

    def carry_out(self, state: NationsState, seat: int, card: str) -> None:
        """Lay it on the event space."""
        state.removed += tuple(other for other in state.event_choice if other != card)
        state.event_choice = ()
        turn_up(state, card)


WHICH_EVENT = Choice("which_event", KeepEvent())


def architects(state: NationsState) -> None:
    """5. Architects: unused ones go, new ones come, as many as players and event say (N-ARCH-01 to N-ARCH-06).

    Those of round 1 for the number of players were placed during setup (N-ARCH-04). Private Architects are
    topped up to their full number.

    See N-2P-01, N-ARCH-03, N-SETUP-07, N-SOLO-21, R-51.
    """
    state.step = "architects"
    if state.round > 1:
        state.architects = BASE_ARCHITECTS[len(state.nations)]
    state.architects += (TILES if state.is_solo else EVENTS)[state.event].architects
    for nation in state.nations:
        nation.private_architects = all_private_architects(nation)
    happen(state, "architects_placed", None, amount=state.architects)
