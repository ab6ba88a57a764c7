"""Fixed plans: simple-minded ways to play that a good hand must not lose to.

    python -m tests.attacks.fixed_plans wealth_of_nations --hand master --games 30 --seed 1

Every plan insists on some kind of move, or refuses it, and otherwise plays like Normal. For each the command prints
how many games it won against the hand at all other seats, with the 95 % interval; in the row `hard`, how many a Hard
hand wins in its place. Exits with 1 where a plan surely wins more than Hard does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game import GAMES, game_named
from game.bots.analysis.standings import wilson
from game.bots.bot import Bot
from game.bots.level import LEVELS
from game.bots.roster import USUAL, bot_named
from game.bots.search.evaluator import Budget
from game.bots.training.match import answer, bot_seed
from game.engine.flow import Decision, Move
from game.engine.game import Game, Options
from game.nation_deckbuilder.cards.cards import CARDS as NATION_CARDS
from game.nation_deckbuilder.state import KINDS
from game.nations.cards.cards import CARDS as NATIONS_CARDS
from game.nations.state import RESOURCES
from game.nations_dice.cards.tiles import TILES
from game.session.session import Seat, Session
from game.wealth_of_nations.rules.notes import SEATS

Test = Callable[[Any, int, Move], bool]
"""(state, seat, move) -> whether a move is of some kind."""


class Plan(NamedTuple):
    """What it does whenever it is legal, and what it does only where nothing else is."""

    insists: Test = lambda state, seat, move: False
    refuses: Test = lambda state, seat, move: False


class PlanHand:
    """Plays by a plan, and where that says nothing, like another hand."""

    def __init__(self, plan: Plan, otherwise: Bot) -> None:
        self._plan, self._otherwise = plan, otherwise

    def choose(self, observation: Any, decision: Decision) -> Move:
        """A move that the plan insists on, or what the other hand likes best of those that are not refused."""
        seat = decision.seat
        kept = [move for move in decision.moves if not self._plan.refuses(observation, seat, move)]
        wished = [move for move in kept if self._plan.insists(observation, seat, move)]
        moves = tuple(wished or kept or decision.moves)
        if len(moves) == 1:
            return moves[0]
        liked = self._otherwise.choose(observation, decision._replace(moves=moves))
        return liked if liked in moves else moves[-1]


def _is(verb: str, *names: str) -> Test:
    """A move of a kind, with one of these pieces where any are named."""
    return lambda state, seat, move: move[0] == verb and (not names or bool({*names} & {*move[1:]}))


def _nations_card(*types: str) -> Test:
    return lambda state, seat, move: move[0] == "buy_card" and NATIONS_CARDS[move[1]].type in types


def _makes_books(state: Any, seat: int, move: Move) -> bool:
    return move[0] == "buy_card" and NATIONS_CARDS[move[1]].production[RESOURCES.index("books")] > 0


def _wonder_of_nations(state: Any, seat: int, move: Move) -> bool:
    is_free = not state.nations[seat].wonder
    return move[0] == "hire_architect" or (is_free and _nations_card("wonder")(state, seat, move))


def _tile_with(colour: str) -> Test:
    return lambda state, seat, move: move[0] == "buy_tile" and colour in TILES[move[1]].dice


def _wonder_of_dice(state: Any, seat: int, move: Move) -> bool:
    is_free = not state.nations[seat].wonder
    return move[0] == "build_wonder" or (is_free and move[0] == "buy_tile" and move[-1] == "wonder")


def _nation_card(kind: str) -> Test:
    place = KINDS.index(kind)
    return lambda state, seat, move: move[0] == "buy" and NATION_CARDS[move[1]].brings[place] > 0


def _own_note(most: int) -> Test:
    return lambda state, seat, move: move == ("take_note", SEATS[seat]) and state.nations[seat].notes < most


PLANS: Mapping[str, Mapping[str, Plan]] = {
    "nations": {
        "always war": Plan(insists=_nations_card("war")),
        "never war": Plan(refuses=_nations_card("war")),
        "attack every turn": Plan(insists=_nations_card("military", "battle", "colony", "war")),
        "all books": Plan(insists=_makes_books),
        "all wonders": Plan(insists=_wonder_of_nations),
        "hoarder": Plan(refuses=_is("buy_card")),
    },
    "nations_dice": {
        "attack every turn": Plan(insists=_tile_with("red")),
        "all books": Plan(insists=_tile_with("blue")),
        "all wonders": Plan(insists=_wonder_of_dice),
        "hoarder": Plan(refuses=_is("buy_tile")),
    },
    "nation_deckbuilder": {
        "attack every turn": Plan(insists=_nation_card("damage")),
        "all science": Plan(insists=_nation_card("science")),
        "never attack": Plan(refuses=_nation_card("damage")),
        "hoarder": Plan(refuses=_is("buy")),
    },
    "wealth_of_nations": {
        "note-taker": Plan(insists=_own_note(12)),
        "never a note": Plan(refuses=_is("take_note")),
        "all banks": Plan(insists=_is("build", "bank")),
        "hoarder": Plan(refuses=_is("sell")),
        "never builds": Plan(refuses=_is("build")),
    },
}
"""By game and name."""

USUAL_OPTIONS: Options = {}


def is_won(
    game: Game,
    plan: Plan | str,
    level: str,
    seed: int,
    options: Options = USUAL_OPTIONS,
    budget: Budget | None = None,
) -> bool:
    """Whether a plan, or a hand of a level, alone comes first against hands of another level at all other seats.

    The plan's seat moves on with the seed.
    """
    seats = max(2, game.seats[0])
    place = seed % seats
    session = Session(game, options, [Seat(f"Seat {each + 1}", level, each + 1) for each in range(seats)], seed)
    hands = [bot_named(game, level, bot_seed(seed, seat), budget) for seat in range(seats)]
    its_seed = bot_seed(seed, place)
    hands[place] = (
        bot_named(game, plan, its_seed) if isinstance(plan, str) else PlanHand(plan, bot_named(game, USUAL, its_seed))
    )
    while (decision := session.state.decision) is not None:
        session.play(answer(game, hands[decision.seat], session.state))
    first = [score.seat for score in game.result(session.state) if score.rank == 1]
    return first == [place]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 where no plan surely wins more than Hard does."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.fixed_plans", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--hand", choices=[*LEVELS], default="master")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    seeds = range(asked.seed, asked.seed + asked.games)
    most, exploits = 1.0, 0
    for name, plan in {"hard": "hard", **PLANS[asked.game]}.items():
        share = wilson(sum(is_won(game, plan, asked.hand, seed) for seed in seeds), asked.games)
        most = share.high if name == "hard" else most
        is_too_good = share.low > most
        exploits += is_too_good
        print(
            f"{name:20}{100 * share.share:6.1f} %  ({100 * share.low:.0f} to {100 * share.high:.0f})"
            f"{'  more than Hard' if is_too_good else ''}",
            flush=True,
        )
    return int(exploits > 0)


if __name__ == "__main__":
    sys.exit(main())
