"""Positions made to measure: the short way to a table on which one rule can be seen.

state = table({"hand": ["chief", "coin"], "food": 1}, {"hand": ["thief"]}, market=["cave"])
play(state, "mark chief", "play", "buy cave")

Cards are named by their designs; the helpers find the right copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine import flow
from game.engine.flow import Move
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules.turn import next_turn
from game.nation_deckbuilder.state import AGES, EMPTY, NOBODY, SPACES, NationState

Fields = Mapping[str, Any]
SEATS = {"solo": 1, "duel": 2, "cooperative": 2, "three": 3, "teams": 4}
ZONES = ("hand", "draw_pile", "on_top", "discard_pile", "played", "standing")


class Copies:
    """Hands out the cards of a design one after the other."""

    def __init__(self) -> None:
        self.left = sorted(CARDS, key=lambda card: (card.split("#")[0], int(card.split("#")[1])))

    def take(self, design: str) -> str:
        """The next card of a design; an empty name is an empty place."""
        if not design:
            return EMPTY
        card = next(card for card in self.left if card.split("#")[0] == design)
        self.left.remove(card)
        return card

    def take_all(self, designs: Sequence[str]) -> tuple[str, ...]:
        """A card for every name."""
        return tuple(map(self.take, designs))


def table(
    *seats: Fields,
    mode: str = "duel",
    market: Sequence[str] = (),
    piles: Mapping[int, Sequence[str]] | None = None,
    army: Fields | None = None,
    **fields: Any,
) -> NationState:
    """A game at the beginning of nation 0's turn, in which every zone holds only what is given.

    A seat's fields are zones (names of designs, the next card last) and fields of its player or its nation.
    Nations have 60 health and 5 of each resource unless told otherwise. `market` lists the spaces from the left;
    without it all are filled.
    `piles` gives the cards of a pile by age, its open card last; other piles hold whatever is left over.
    """
    options = GAME.settle_options(SEATS[mode], {"cooperative": mode == "cooperative"})
    state: Any = GAME.new(options, SEATS[mode], seed=1)
    copies = Copies()
    for nation in state.nations:
        nation.suffered = 0
        if not nation.is_army:
            nation.health, nation.food, nation.happiness, nation.science = 60, 5, 5, 5
    for seat, player in enumerate(state.players):
        given = dict(seats[seat]) if seat < len(seats) else {}
        for zone in ZONES:
            setattr(player, zone, copies.take_all(given.pop(zone, ())))
        for name, value in given.items():
            record = player if name in vars(player) else state.nation_of(seat)
            assert name in vars(record), name
            setattr(record, name, value)
    for name, value in (army or {}).items():
        setattr(state.nations[-1], name, value)
    _lay_out_market(state, copies, market, piles or {})
    state.box = tuple(copies.left)
    state.order = tuple(nation.index for nation in state.nations if nation.seats)
    state.turn, state.round, state.active = 0, 0, NOBODY
    for name, value in fields.items():
        assert name in vars(state), name
        setattr(state, name, value)
    state.stack, state.decision = [(next_turn,)], None
    flow.advance(state)
    return state


def _lay_out_market(state: Any, copies: Copies, market: Sequence[str], piles: Mapping[int, Sequence[str]]) -> None:
    if not market and 1 not in piles:
        market = ["cave", "hut", "campfire", "meeting"]
    spaces = copies.take_all([*market, *[EMPTY] * (SPACES - len(market))])
    given = {age: copies.take_all(cards) for age, cards in piles.items()}
    tops = []
    for age in range(1, AGES + 1):
        rest = [card for card in copies.left if CARDS[card].age == age]
        cards = given.get(age, tuple(rest))
        state.piles[age - 1].cards, state.piles[age - 1].is_space = cards[:-1], False
        tops.append(cards[-1] if cards else EMPTY)
        if age not in given:
            copies.left = [card for card in copies.left if card not in rest]
    state.places = (*spaces, *tops)


def play(state: NationState, *moves: str) -> None:
    """Play moves, written as in a saved game, cards by their designs: "buy cave"."""
    for move in moves:
        flow.apply(state, find(state, move))


def find(state: NationState, text: str) -> Move:
    """The legal move that reads like this."""
    assert state.decision is not None, f"nobody is asked, so not {text}"
    for move in state.decision.moves:
        if text in (" ".join(move), plain(move)):
            return move
    raise AssertionError(f"{text!r} is not legal; {', '.join(map(plain, state.decision.moves))} are")


def plain(move: Move) -> str:
    """A move with designs instead of cards."""
    return " ".join(handle.split("#")[0] for handle in move)


def moves(state: NationState, verb: str = "") -> list[str]:
    """The legal moves as text, each once, all or those with one verb."""
    assert state.decision is not None
    return list(dict.fromkeys(plain(move) for move in state.decision.moves if not verb or move[0] == verb))


def asked(state: NationState) -> tuple[int, str] | None:
    """Who has to decide and what, None when nobody has."""
    return (state.decision.seat, state.decision.choice.name) if state.decision else None


def play_hand(state: NationState) -> None:
    """Mark the whole hand in its order and play it."""
    assert state.decision is not None
    for card in state.players[state.decision.seat].hand:
        play(state, f"mark {card}")
    play(state, "play")


def end_turn(state: NationState) -> None:
    """Go on to the next nation's turn, discarding and declining everything on the way."""
    turn = state.turn
    quiet = ("play", "finish_buying", "keep_coins", "decline")
    while state.decision is not None and state.turn == turn:
        play(state, next(" ".join(move) for move in state.decision.moves if move[0] in quiet))


def stock(state: NationState, nation: int = 0) -> tuple[int, int, int]:
    """Food, happiness and science."""
    record = state.nations[nation]
    return record.food, record.happiness, record.science


def health(state: NationState) -> list[int]:
    """The health of every nation."""
    return [nation.health for nation in state.nations]


def zone(state: NationState, seat: int, name: str) -> list[str]:
    """The designs in a zone."""
    return [card.split("#")[0] for card in getattr(state.players[seat], name)]


def refusals(state: NationState, *picked: str) -> list[tuple[str, dict[str, Any], str | None]]:
    """Why these pieces cannot be played, as reason, facts and fix."""
    return [(each.reason, dict(each.facts), each.fix) for each in flow.why_not(state, picked)]


def happenings(state: NationState, move: str) -> list[str]:
    """Play a move; the words of all that happened."""
    state.journal = []
    chosen = find(state, move)
    flow.apply(state, chosen)
    words = [event.kind for event in state.journal or ()]
    state.journal = None
    return words
