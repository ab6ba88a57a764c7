"""The adviser: what the strongest bot would do where a game stands, and why.

    python main.py advise FILE [--move N]

Prints JSON: who is asked what, the best moves with their reasons, and how sure it is of them. It sees what the seat
that is asked may know, and nothing else. `--move` asks about the position before that move. Exits with 1 where nobody
is asked.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from game.bots.analysis.move_analysis import AT_FIRST_SIGHT, MoveAnalysis, together
from game.bots.bot import think_through
from game.bots.roster import ADVISER, bot_named
from game.bots.search.one_ply import OnePlyBot
from game.bots.training.match import bot_seed
from game.cards.catalog import Misprint
from game.command import parser_of
from game.engine import Game, State, observe
from game.session.savefile import Unreadable
from game.tools.why import read_for_advice, told


def advice(game: Game, state: State, seed: int | str) -> MoveAnalysis:
    """What the adviser would do for the seat that is asked. Raises ValueError when the game is over."""
    decision = state.decision
    if decision is None:
        raise ValueError("The game is over: nobody is asked anything.")
    view = observe(state, decision.seat, game.hidden)
    bot = bot_named(game, ADVISER, bot_seed(seed, decision.seat))
    assert isinstance(bot, OnePlyBot)
    thorough, first = (think_through(bot.analysis(view, decision, None, effort)) for effort in (None, AT_FIRST_SIGHT))
    return together(thorough, first)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when there was something to advise."""
    parser = parser_of("advise", "Ask the adviser for a move.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--move", type=int, help="ask about the position before this move, counted from 1")
    asked = parser.parse_args(arguments)
    try:
        session = read_for_advice(asked.file).session
        if asked.move is not None and asked.move - 1 not in range(len(session.moves)):
            raise ValueError(f"There are {len(session.moves)} moves, no move {asked.move}.")
        state = session.state if asked.move is None else session.state_before(asked.move - 1)
        analysis = advice(session.game, state, session.seed)
    except (Unreadable, Misprint, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    assert state.decision is not None
    answer = {
        "seat": state.decision.seat + 1,
        "question": state.decision.choice.name,
        "move": " ".join(analysis.move),
        **told(session.game, analysis),
    }
    print(json.dumps(answer, ensure_ascii=False, indent=2))
    return 0
