"""Which moves of Nation are worth a look, and how a turn that was begun is finished in imagined futures."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search.evaluator import ALL
from game.engine import Decision, Move, flow
from game.nation_deckbuilder.bot.habits import SMALLEST_DECK, habit, purchases, size_of
from game.nation_deckbuilder.bot.never import is_absurd
from game.nation_deckbuilder.bot.values import learned_sense, value, worths_of
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules import buying, end_of_turn, playing
from game.nation_deckbuilder.state import NOBODY, NationState

MOST = 40
PURCHASES_TRIED = 3
"""Cards to buy that are tried out in whole games."""

REMOVALS_TRIED = 3
"""How many cards to remove are looked at, one of each design, the least valuable first."""


def candidates(state: NationState, decision: Decision) -> Sequence[Move]:
    """The moves worth a look; never none."""
    moves = [move for move in decision.moves if not is_absurd(state, decision.seat, move)]
    if decision.choice is playing.MARK:
        free = [move for move in moves if _is_free(move)]
        if free:
            return free[:1]
    moves = _one_of_a_kind(moves)
    worths = worths_of(state, state.nation_of(decision.seat), learned_sense(state.mode))
    removals = sorted((move for move in moves if move[0] == "remove"), key=lambda move: value(worths, move[1]))
    too_many = set(removals[REMOVALS_TRIED:])
    if size_of(state.players[decision.seat]) <= SMALLEST_DECK:
        too_many = set(removals)
    kept = [move for move in moves if move not in too_many]
    return kept[:MOST] or decision.moves[:1]


def likely(state: NationState, decision: Decision, whose: str = ALL) -> Sequence[Move]:
    """The best purchases and buying no more: what is worth trying out beside the usual move."""
    nation, player = state.nation_of(decision.seat), state.players[decision.seat]
    found = purchases(state, nation, player, worths_of(state, nation, learned_sense(state.mode, whose)))
    return [*(each.step for each in found[:PURCHASES_TRIED]), *buying.FINISH_BUYING]


def _is_free(move: Move) -> bool:
    """Whether marking a card costs nothing and leaves nothing to decide."""
    if move[0] != "mark" or len(move) > 2:
        return False
    card = CARDS[move[1]]
    return min(card.brings[:2]) >= 0


def _one_of_a_kind(moves: list[Move]) -> list[Move]:
    """One move for all that differ in cards of one design only."""
    alike: dict[tuple[str, ...], Move] = {}
    for move in moves:
        alike.setdefault(tuple(CARDS[each].id if each in CARDS else each for each in move), move)
    return list(alike.values())


def settle(state: NationState, seat: int) -> None:
    """Finish the side's turn by habit, but draw no new hand: no deck is better for the luck of one draw."""
    nation = state.nation_of(seat)
    if state.active != nation.index or (end_of_turn.lay_cards_aside,) not in state.stack:
        return
    place = state.stack.index((end_of_turn.lay_cards_aside,)) + 1
    rest, state.stack = state.stack[:place], state.stack[place:]
    while state.decision is not None:
        flow.apply(state, habit(state, state, state.decision))
    if state.winner == NOBODY:
        state.stack = rest
