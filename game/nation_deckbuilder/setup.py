"""Set up: decks, market, the nations' first resources, and who begins (K-SETUP)."""

from __future__ import annotations

from dataclasses import replace

from game.engine import Always, BadOption, Options, roll, shuffled
from game.engine.game import MODS
from game.nation_deckbuilder.cards.cards import cards_of, starting_deck
from game.nation_deckbuilder.cards.decks import HAND, draw
from game.nation_deckbuilder.cards.reading import MOST_DECKS
from game.nation_deckbuilder.events import event_named
from game.nation_deckbuilder.rules import evil_army, market, turn, victory
from game.nation_deckbuilder.state import AGES, EMPTY, SPACES, NationState
from game.text.sentences import Sentences

_say = Sentences("nation_deckbuilder")

TEAMS: dict[str, tuple[tuple[int, ...], ...]] = {
    "solo": ((0,), ()),
    "duel": ((0,), (1,)),
    "cooperative": ((0, 1), ()),
    "three": ((0,), (1,), (2,)),
    "teams": ((0, 2), (1, 3)),
}
"""The seats of every nation; the Evil Army has none. Teams sit alternately (K-RULING-38)."""

HEALTH, HEALTH_OF_THREE = 60, 70
OPENING = ((2, 2, 1), (3, 3, 2))
"""Food, happiness and science of the side that begins and of the other one (K-SETUP-03, K-SETUP-09)."""

OPENING_OF_THREE = ((1, 1, 1), (2, 2, 1), (3, 3, 1))
"""The same for three nations, in order of play (K-3P-02)."""

DIE = 6

ALWAYS = Always(settle=victory.fall, concede=victory.concede, event_named=event_named)


def mode_of(seats: int, cooperative: bool) -> str:
    """The mode for a number of players (K-SETUP-01). Raises BadOption where nobody can cooperate."""
    if cooperative and seats != 2:
        raise BadOption(_say("bad_options.cooperative"))
    return "cooperative" if cooperative else ("solo", "duel", "three", "teams")[seats - 1]


def lay_out(options: Options, seats: int, seed: int | str) -> NationState:
    """A game before its first step. Raises BadOption where the options do not fit together (K-COOP-01, K-DEC-01)."""
    mode = mode_of(seats, options["cooperative"])
    state = NationState(mode, TEAMS[mode], seed, replace(ALWAYS, mods=tuple(options.get(MODS, ()))))
    check_mods(state)
    lay_out_market(state)
    who_begins(state)
    first_resources(state)
    deal(state)
    state.then(turn.next_turn)
    return state


def check_mods(state: NationState) -> None:
    """Refuse mods that leave out more than a game can do without: the market opens with a card of every age, and with
    more of the first. Raises BadOption.
    """
    counts = [len(cards_of(age, state.mods)) for age in range(1, AGES + 1)]
    if state.mods and (min(counts) < 2 or counts[0] < 2 + SPACES):
        raise BadOption(_say("bad_options.mods"))


def lay_out_market(state: NationState) -> None:
    """Five shuffled piles with their first cards open, and age I cards on the four spaces (K-SETUP-06, K-SETUP-07)."""
    state.places = (EMPTY,) * (SPACES + AGES)
    for index, pile in enumerate(state.piles):
        pile.cards = shuffled(state, cards_of(index + 1, state.mods))
        market.turn_up(state, index)
    for space in range(SPACES):
        market.fill(state, 0, space, 0)


def who_begins(state: NationState) -> None:
    """The highest roll begins, then clockwise; the best roll again when they are equal (K-SETUP-08, K-RULING-05).

    See K-3P-01.
    """
    sides = [nation.index for nation in state.nations if nation.seats]
    best = sides
    while len(best) > 1:
        rolls = tuple(roll(state, DIE) if side in best else 0 for side in sides)
        state.opening_rolls = (*state.opening_rolls, rolls)
        best = [side for side, rolled in zip(sides, rolls, strict=True) if rolled == max(rolls)]
    first = best[0]
    state.order = (*sides[first:], *sides[:first])


def first_resources(state: NationState) -> None:
    """Health, food, happiness, science, by place in the order of play (K-SETUP-03 to 05, K-3P-02, K-3P-06).

    See K-RULING-39.
    """
    opening = OPENING_OF_THREE if state.mode == "three" else OPENING
    for nation in state.nations:
        nation.health = HEALTH_OF_THREE if state.mode == "three" else HEALTH
    for index, stock in zip(state.order, opening, strict=False):
        nation = state.nations[index]
        nation.food, nation.happiness, nation.science = stock
    if state.mode == "cooperative":
        state.strength = evil_army.FIRST_STRENGTH


def deal(state: NationState) -> None:
    """Everybody draws five cards of a shuffled starting deck; other decks stay in the box (K-SETUP-02, K-SETUP-10)."""
    for player in state.players:
        player.draw_pile = shuffled(state, starting_deck(player.seat))
        draw(state, player.seat, HAND)
    for seat in range(len(state.players), MOST_DECKS):
        state.box += starting_deck(seat)
