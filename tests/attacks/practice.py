"""Every position to practise, against the hand that advises now: weights that were learned since may differ.

python -m tests.attacks.practice
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from math import inf
from multiprocessing import Pool

from game import GAMES
from game.bots.analysis.move_analysis import Effort
from game.bots.bot import think_through
from game.bots.roster import ADVISER, bot_named
from game.bots.training.match import bot_seed
from game.engine.hidden import observe
from game.learn.practice import PracticeQuestion, asked, practice_set


def differing(questions: Iterable[PracticeQuestion]) -> Iterator[str]:
    """The names of the questions that the adviser would answer with a move that does not count as right."""
    for question in questions:
        session = asked(question)
        decision = session.state.decision
        assert decision is not None
        view = observe(session.state, decision.seat, session.game.hidden)
        hand = bot_named(session.game, ADVISER, bot_seed(session.seed, decision.seat))
        analysis = think_through(hand.analysis(view, view.decision, effort=Effort(1, inf)))
        if analysis.move not in question.right:
            yield f"{question.game} {question.name}"


def _differing(question: PracticeQuestion) -> list[str]:
    return [*differing([question])]


def main() -> int:
    """Run from the command line; 0 when the adviser agrees with every set."""
    questions = [question for game in GAMES for question in practice_set(game)]
    with Pool(2) as pool:
        found = [name for each in pool.imap_unordered(_differing, questions) for name in each]
    print("\n".join(found) or f"{len(questions)} positions to practise: the adviser would play what is right")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
