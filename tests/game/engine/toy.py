"""A toy game for the tests of the engine: take 1 or 2 stones from a heap; whoever takes the last one wins.

A seat may also draw a card from the hidden deck, or throw a die that adds stones. Holding the card "lucky" brings a
point whenever one takes stones. A card "bomb" leaves the game as soon as the heap is odd.
"""

from __future__ import annotations

from typing import Any, ClassVar

from game.engine.chance import reveal, roll, shuffled
from game.engine.flow import Action, Choice, Refusal
from game.engine.forecast import Figure, Forecaster
from game.engine.game import Game, Option, Score, ScoreLine
from game.engine.record import Record
from game.engine.state import Always, State, happen

CARDS = ("bomb", "feather", "lucky", "pebble", "ribbon", "shell")


class Player(Record):
    def __init__(self) -> None:
        self.hand: tuple[str, ...] = ()
        self.points = 0


class ToyState(State):
    nested: ClassVar[tuple[str, ...]] = ("players",)

    def __init__(self, seats: int, seed: int | str) -> None:
        super().__init__(seed, ALWAYS)
        self.players = [Player() for _ in range(seats)]
        self.heap = 0
        self.deck: tuple[str, ...] = ()
        self.throws_left = 3


def settle(state: ToyState) -> None:
    for player in state.players:
        if state.heap % 2 and "bomb" in player.hand:
            player.hand = tuple(card for card in player.hand if card != "bomb")


def react(state: ToyState, kind: str, seat: int, facts: dict[str, Any]) -> None:
    if "lucky" in state.players[seat].hand:
        state.then((give_point, seat))


ALWAYS = Always(settle=settle, heard=frozenset({"took"}), react=react)


def lay_out(options: dict[str, Any], seats: int, seed: int | str) -> ToyState:
    state = ToyState(seats, seed)
    state.heap = options["heap"]
    state.then(deal, (next_turn, 0))
    return state


def deal(state: ToyState) -> None:
    cards = shuffled(state, CARDS)
    for seat, player in enumerate(state.players):
        player.hand = (cards[seat],)
    state.deck = cards[len(state.players) :]


def next_turn(state: ToyState, seat: int) -> None:
    if state.heap:
        state.then((TURN, seat), (next_turn, (seat + 1) % len(state.players)))


def give_point(state: ToyState, seat: int) -> None:
    state.players[seat].points += 1


class Take(Action):
    verb = "take"

    def moves(self, state: ToyState, seat: int) -> list[tuple[str, ...]]:
        return [("take", stones) for stones in ("1", "2") if int(stones) <= state.heap]

    def carry_out(self, state: ToyState, seat: int, stones: str) -> None:
        state.heap -= int(stones)
        if not state.heap:
            state.players[seat].points += 10
        happen(state, "took", seat, stones=int(stones))

    def why_not(self, state: ToyState, seat: int, context: Any, picked: Any) -> Refusal | None:
        return Refusal("too_many", {"have": state.heap}) if picked[0] == "2" else None


class DrawCard(Action):
    verb = "draw_card"

    def moves(self, state: ToyState, seat: int) -> list[tuple[str, ...]]:
        return [("draw_card",)] if state.deck else []

    def carry_out(self, state: ToyState, seat: int) -> None:
        player = state.players[seat]
        player.hand = (*player.hand, state.deck[-1])
        state.deck = state.deck[:-1]
        reveal(state)
        happen(state, "drew", seat)


class ThrowDie(Action):
    verb = "throw_die"

    def moves(self, state: ToyState, seat: int) -> list[tuple[str, ...]]:
        return [("throw_die",)] if state.throws_left else []

    def carry_out(self, state: ToyState, seat: int) -> None:
        state.throws_left -= 1
        state.heap += roll(state, 6)


TURN = Choice("turn", Take(), DrawCard(), ThrowDie())


def hidden(state: ToyState, viewer: int | None) -> list[list[tuple[Record, str]]]:
    others = [(player, "hand") for seat, player in enumerate(state.players) if seat != viewer]
    return [[(state, "deck"), *others]]


def result(state: ToyState) -> list[Score]:
    points = [player.points for player in state.players]
    best = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [Score(seat, (ScoreLine("points", points[seat]),), points[seat], rank) for rank, seat in enumerate(best, 1)]


def invariants(state: ToyState) -> list[str]:
    return ["the heap is negative"] if state.heap < 0 else []


TOY = Game(
    name="toy",
    title="Toy",
    seats=range(2, 4),
    rules=3,
    options=(Option("heap", (7, 12)), Option("hat", ("none", "red"), each_seat=True)),
    lay_out=lay_out,
    result=result,
    hidden=hidden,
    invariants=invariants,
    headline=lambda state: f"{state.heap} stones",
    told=lambda event: f"{event.kind} something.",
    foreseeing=lambda: Forecaster(
        lambda state: state.heap,
        lambda state, move: state.heap - sum(map(int, move[1:])),
        lambda state, move: tuple(int(each) for each in move[1:]),
        lambda state, foreseen: {"heap": Figure(foreseen)},
    ),
)


def game_named(name: str) -> Game:
    if name != "toy":
        raise ValueError(f"there is no game called {name!r}")
    return TOY
