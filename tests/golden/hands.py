"""The hands that play the golden games: better than chance, so that cards, Wonders and Wars come into play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.random_bot import RandomBot
from game.engine.chance import below
from game.engine.flow import Decision, Move
from game.engine.game import Game
from game.nations.analysis.forecast import what_if
from game.nations.concepts import strength
from game.nations.rules.resolution import production_total
from game.nations.rules.scoring import score_lines
from game.nations_dice import ROUNDS
from game.nations_dice.analysis.preview import what_if as dice_what_if
from game.nations_dice.cards.dice import ICONS_ON_ALL_FACES, SIDES
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules.reroll import REROLL_DICE
from game.wealth_of_nations.analysis.planning import planning
from game.wealth_of_nations.cards.components import COMMODITIES, INDUSTRIES
from tests.game.nations_dice.proposed import proposed_move


class NationsHand(RandomBot):
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
        rounds_left = imagined.rounds - imagined.round
        held = nation.gold + nation.stone + nation.food + nation.books
        change = row.total
        gain = change.gold + change.stone + change.food + change.books
        lines = sum(line.points for line in score_lines(imagined, seat))
        income = sum(production_total(imagined, seat))
        building = 1.5 * nation.sections_built + (1.5 if nation.wonder else 0)
        idle = -1.0 * nation.area
        worth = 4.0 * (lines + change.vp) + held + gain + 1.2 * income * rounds_left
        return worth + building + idle + 0.5 * strength(imagined, seat) - (2 if move == ("pass",) else 0)


class NationsDiceHand(RandomBot):
    """Picks the action after which the round would end best, and answers every other question as proposed."""

    SPARE = ("gold", "stone")
    """What is of no use once nothing more is bought."""

    def choose(self, observation: Any, decision: Decision) -> Move:
        """The best of the moves, any of them among equals; dice are rolled again for what they could not pay."""
        if decision.choice is REROLL_DICE:
            return self._next_die(observation, decision)
        proposed = proposed_move(observation)
        if proposed:
            return proposed
        worths = [self._worth(observation, decision.seat, move) for move in decision.moves]
        best = [move for move, worth in zip(decision.moves, worths, strict=True) if worth == max(worths)]
        return best[below(self, len(best))]

    def _worth(self, state: Any, seat: int, move: Move) -> float:
        """VP as foreseen with this action, and half an icon of every later round."""
        nation = state.nations[seat]
        if move[0] == "reroll":
            plain = self._worth(state, seat, ("pass",))
            return plain + (0.5 if any(die.icon.kind in self.SPARE for die in nation.unused_dice) else -0.5)
        forecast = dice_what_if(state, move)
        worth = float(forecast.rows[seat].projected_then) if forecast else 0.0
        if move[0] != "buy_tile":
            return worth
        tile = TILES[move[1]]
        brought = sum(ICONS_ON_ALL_FACES[colour] for colour in tile.dice) / SIDES
        if tile.is_building:
            covered = nation.brought[int(move[2].removeprefix("slot"))]
            brought -= sum(ICONS_ON_ALL_FACES[colour] for colour in covered) / SIDES
        elif tile.type == "advisor":
            brought += tile.rerolls - nation.advisor_rerolls
        elif tile.type == "wonder":
            worth += 0.0 if nation.wonder else 0.7 * tile.vp
        else:
            brought += bool(tile.chit)
        return worth + 0.6 * brought * (ROUNDS - state.round + 0.5)

    def _next_die(self, state: Any, decision: Decision) -> Move:
        shown = {die.handle: die.icon.kind for die in state.nations[decision.seat].unused_dice}
        spare = [move for move in decision.moves if len(move) > 1 and shown[move[1]] in self.SPARE]
        return (spare or decision.moves[-1:])[0]


class WealthHand(RandomBot):
    """Buys what its next tile and all its blocs take, builds, claims, runs what pays, and barters now and then."""

    def choose(self, observation: Any, decision: Decision) -> Move:
        """By the question; what it does not know is left to chance."""
        chosen = None
        match decision.choice.name:
            case "trade" if below(self, 12):
                chosen = self._trade(observation, decision)
            case "develop":
                chosen = self._develop(decision)
            case "produce":
                chosen = next(
                    (move for verb in ("run_best", "finish") for move in decision.moves if move[0] == verb),
                    None,
                )
        return chosen or super().choose(observation, decision)

    def _trade(self, state: Any, decision: Decision) -> Move:
        """The first missing cube, on credit if need be; else the dearest cube to spare."""
        nation = state.nations[decision.seat]
        industries = [industry for industry in INDUSTRIES if state.tiles_left(industry)]
        tile = industries[(decision.seat + state.round) % len(industries)]
        plan = planning(state, decision.seat, (tile, "flag", "run"))
        spare = [
            commodity
            for commodity in reversed(COMMODITIES)
            if nation.cubes(commodity) > dict(plan.cost).get(commodity, 0)
        ]
        wishes = [("buy", commodity) for commodity, _ in plan.missing if not state.is_final]
        loans = [("take_note", f"seat{decision.seat}")] if wishes and nation.notes < 6 else []
        sales = [("sell", commodity) for commodity in spare]
        return next((move for move in (*wishes, *sales, *loans) if move in decision.moves), ("pass",))

    def _develop(self, decision: Decision) -> Move | None:
        """Build, else claim a hex, else automate; now and then move something."""
        verbs = ["take_up", "build"] if not below(self, 8) else ["build"]
        for verb in (*verbs, "place_flag", "automate"):
            moves = [move for move in decision.moves if move[0] == verb]
            if moves:
                return moves[below(self, len(moves))]
        return None


HANDS: dict[str, Callable[[str, Game], RandomBot]] = {
    "nations": NationsHand,
    "nations_dice": NationsDiceHand,
    "wealth_of_nations": WealthHand,
}
"""The hand for each game; any other game is played by chance, as the game says."""
