"""Play the golden games anew, after a change of the rules that was meant; review the difference.

python -m tests.golden
"""

from __future__ import annotations

import yaml

from game.core.journal import Journal
from tests.golden.games import FOLDER, GAMES, SCORES, outcome, path_of, played


def main() -> None:
    """Write every saved game and the scores of each rule set."""
    outcomes: dict[str, dict[str, object]] = {}
    for golden in GAMES:
        session = played(golden)
        Journal(path_of(golden), session).close()
        outcomes.setdefault(golden.game, {})[golden.name] = outcome(session)
    for game, found in outcomes.items():
        (FOLDER / game / SCORES).write_text(yaml.safe_dump(found, sort_keys=False), encoding="utf-8")


if __name__ == "__main__":
    main()
