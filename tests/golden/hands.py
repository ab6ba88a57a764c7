"""The hands that play the golden games: better than chance, so that cards, Wonders and Wars come into play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.random_hand import RandomHand
from game.core.chance import below
from game.core.flow import Decision, Move
from game.nations.concepts import strength
from game.nations.forecast import what_if
from game.nations.resolution import production_total
from game.nations.scoring import score_lines


class NationsHand(RandomHand):
    """Picks the move after which the round would end best, by a rough count of what a nation holds and brings."""

    def choose(self, observation: Any, decision: Decision) -> Move:
        """The best of the moves, any of them among equals."""
        if len(decision.moves) == 1 or decision.choice.name == "which_cards":
            return super().choose(observation, decision)
        worths = [self._worth(observation, decision.seat, move) for move in decision.moves]
        best = [move for move, worth in zip(decision.moves, worths, strict=True) if worth == max(worths)]
        return best[below(self, len(best))]

    def _worth(self, state: Any, seat: int, move: Move) -> float:
        forecast = what_if(state, move)
        if forecast is None or not forecast.rows:
            return 0
        row = forecast.rows[seat]
        imagined = state.copy()
        imagined.stack = imagined.stack[-1:]
        choice, asked, *context = imagined.stack.pop()
        choice.actions[move[0]].play(imagined, asked, *context, *move[1:])
        nation = imagined.nations[seat]
        if not nation.board:
            return 0
        rounds_left = 2 * imagined.ages - imagined.round
        held = nation.gold + nation.stone + nation.food + nation.books
        change = row.total
        gain = change.gold + change.stone + change.food + change.books
        lines = sum(line.points for line in score_lines(imagined, seat))
        income = sum(production_total(imagined, seat))
        building = 1.5 * nation.sections_built + (1.5 if nation.wonder else 0)
        idle = -1.0 * nation.area
        worth = 4.0 * (lines + change.vp) + held + gain + 1.2 * income * rounds_left
        return worth + building + idle + 0.5 * strength(imagined, seat) - (2 if move == ("pass",) else 0)


HANDS: dict[str, Callable[[str], RandomHand]] = {"nations": NationsHand}
"""The hand for each game; any other game is played at random."""
