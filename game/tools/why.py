"""Why a computer seat made its move, in the game's own reasons.

    python main.py why FILE MOVE

MOVE counts from 1. Prints JSON: the seat, its player, the move, how it came about (`cause`), and where moves were
weighed, what it does (`facts`, each with where it is known from), the reasons that told it from the next best one, with
what each is worth, what a loan is for (`purpose`), what it expected the others to do, and the other moves by how much
they were behind and how sure that is. The bot thinks anew about what it saw then, by the same seed; at the table its
time may have been shorter. Exits with 1 where there is nothing to tell.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from math import inf, isfinite
from pathlib import Path
from typing import Any, NamedTuple

from game import game_named
from game.bots.advice.fact import Fact
from game.bots.advice.words import FactWords
from game.bots.analysis.move_analysis import Effort, MoveAnalysis, MoveComparison, MoveReason, telling
from game.bots.bot import think_through
from game.bots.roster import ADVISER, RANDOM, bot_named, evaluator_of
from game.bots.search.one_ply import OnePlyBot
from game.bots.thinking import Job
from game.bots.training.match import bot_seed
from game.cards.catalog import Misprint
from game.command import parser_of
from game.engine import Decision, Game, Move, State, observe
from game.session.savefile import Opened, Unreadable, read
from game.session.session import PEOPLE, Session
from game.text.sentences import Sentences
from game.text.signs import spelt

MOST_OTHERS = 5
"""How many of the other moves are told."""


def read_for_advice(path: Path) -> Opened:
    """A saved game about which a computer is to say what it thinks. Raises Unreadable also where the table was dealt
    without advice and its game goes on: then nobody can ask, not from outside either.
    """
    opened = read(path, game_named)
    if not opened.session.may_ask and not opened.session.state.is_over:
        raise Unreadable(f"{path.name}: this table was dealt without advice, and its game is not over yet.")
    return opened


class AskedMove(NamedTuple):
    """A move that was made, and what is to be asked of it.

    player: who made it, a bot or a person. view: what the seat could know then. cause: `only` (nothing else
    was legal), `random`, `rule` (a rule of thumb of the game settles it) or `weighed`.
    """

    seat: int
    player: str
    move: Move
    view: State
    cause: str

    @property
    def is_persons(self) -> bool:
        """Whether a person made it: then the adviser says what it thinks of it."""
        return self.player in PEOPLE

    def job(self, session: Session, effort: Effort | None = None) -> Job:
        """What is to be thought about, where moves were weighed; without an effort as much as for a move."""
        bot, seed = ADVISER if self.is_persons else self.player, bot_seed(session.seed, self.seat)
        return Job(session.game.name, bot, seed, self.view, effort or Effort(1, inf), self.move)


def past(session: Session, index: int) -> AskedMove:
    """Move number `index` (0 is the first), by whoever plays its seat now. Raises ValueError where there is none."""
    if index not in range(len(session.moves)):
        raise ValueError(f"There are {len(session.moves)} moves, no move {index + 1}.")
    decision = session.state_before(index).decision
    assert decision is not None
    player = session.seats[decision.seat].player
    view = observe(session.state_before(index), decision.seat, session.game.hidden)
    return AskedMove(decision.seat, player, session.moves[index], view, _cause(session.game, player, view, decision))


def why(session: Session, index: int) -> MoveAnalysis | None:
    """Why move number `index` (0 is the first) was made, None where no move was weighed; of a person's move, what the
    adviser thinks of it. Raises ValueError for no such move.
    """
    made = past(session, index)
    if made.cause != "weighed":
        return None
    job = made.job(session)
    bot, decision = bot_named(session.game, job.player, job.seed), made.view.decision
    assert isinstance(bot, OnePlyBot) and decision is not None
    return think_through(bot.analysis(made.view, decision, made.move))


def _cause(game: Game, player: str, view: State, decision: Decision) -> str:
    if len(decision.moves) == 1:
        return "only"
    if player == RANDOM:
        return "random"
    return "rule" if game.advice(view, decision) else "weighed"


def told(game: Game, analysis: MoveAnalysis) -> dict[str, Any]:
    """What a bot thought, for JSON."""
    return {
        "worth": round(analysis.worth, 2),
        "error": _rounded(analysis.error),
        "facts": facts_told(game, analysis.facts),
        "reasons": reasons_told(game, analysis.reasons),
        "purpose": reasons_told(game, analysis.purpose),
        "expected": [
            {"seat": each.seat + 1, "move": " ".join(each.move), "share": round(each.share, 2)}
            for each in analysis.expected
        ],
        "others": [_other(game, other) for other in analysis.others[:MOST_OTHERS]],
    }


def _other(game: Game, other: MoveComparison) -> dict[str, Any]:
    return {
        "move": " ".join(other.move),
        "behind": round(other.behind, 2),
        "error": _rounded(other.error),
        "as_good": other.is_compared and other.is_equal,
        "sure": round(other.surety, 2),
        "facts": facts_told(game, other.facts),
        "apart": facts_told(game, other.apart),
        "reasons": reasons_told(game, telling(other.reasons)),
    }


def reasons_told(game: Game, reasons: Sequence[MoveReason]) -> list[dict[str, Any]]:
    """Reasons for JSON, with their words."""
    say = Sentences(game.name)
    return [
        {"key": each.key, "words": spelt(say(f"advice.strategy.{each.key}")), "worth": round(each.worth, 2)}
        for each in reasons
    ]


def facts_told(game: Game, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    """Facts for JSON, each with where it is known from."""
    words = FactWords(game.name, evaluator_of(game).consequences, lambda seat: f"seat {seat}")
    return [{"layer": each.layer, "words": spelt(words(each)), "worth": round(each.worth, 2)} for each in facts]


def _rounded(error: float) -> float | None:
    """An error for JSON, which knows no infinity: None is "one future of many"."""
    return round(error, 2) if isfinite(error) else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when there was something to tell."""
    parser = parser_of("why", "Say why a computer player made its move.")
    parser.add_argument("file", type=Path)
    parser.add_argument("move", type=int, help="the number of the move, from 1")
    asked = parser.parse_args(arguments)
    try:
        session = read_for_advice(asked.file).session
        made = past(session, asked.move - 1)
        if made.is_persons:
            name = session.seats[made.seat].name
            raise ValueError(f"Move {asked.move} was made by {name}, who is no computer.")
    except (Unreadable, Misprint, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    analysis = why(session, asked.move - 1)
    answer = {
        "seat": made.seat + 1,
        "player": made.player,
        "move": " ".join(made.move),
        "cause": made.cause,
        **(told(session.game, analysis) if analysis else {}),
    }
    print(json.dumps(answer, ensure_ascii=False, indent=2))
    return 0
