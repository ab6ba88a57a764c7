"""Play the golden games anew, after a change of the rules that was meant; review the difference.

python -m tests.golden              every game
python -m tests.golden nations      the games of this name
"""

from __future__ import annotations

import sys

import yaml

from game.session.journal import Journal
from tests.golden.games import FOLDER, GAMES, SCORES, outcome, path_of, played


def main(names: list[str]) -> None:
    """Write every saved game and the scores of each rule set."""
    outcomes: dict[str, dict[str, object]] = {}
    for golden in GAMES:
        if names and golden.game not in names:
            continue
        session = played(golden)
        Journal(path_of(golden), session).close()
        outcomes.setdefault(golden.game, {})[golden.name] = outcome(session)
    for game, found in outcomes.items():
        (FOLDER / game / SCORES).write_text(yaml.safe_dump(found, sort_keys=False), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
