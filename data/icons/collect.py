"""Rebuilds icons.json, the icons of the game, from the icon collection that CREDITS.md names.

    python data/icons/collect.py path/to/game-icons/icons.json

The icons to take are those of authors.csv beside this file. Each is kept as the body of a drawing in a box of
512 by 512, with `currentColor` as its only colour.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
WANTED = HERE / "authors.csv"
COLLECTED = HERE / "icons.json"


def wanted_icons() -> list[str]:
    """The names in authors.csv, in the order of the file."""
    with WANTED.open(encoding="utf-8", newline="") as lines:
        return [row["icon"] for row in csv.DictReader(lines)]


def collect(collection: Path) -> dict[str, str]:
    """Name and drawing of every wanted icon. Raises KeyError naming the icons that the collection lacks."""
    drawings = json.loads(collection.read_text(encoding="utf-8"))["icons"]
    wanted = wanted_icons()
    if missing := [name for name in wanted if name not in drawings]:
        raise KeyError(f"{collection} has no icon named {', '.join(missing)}")
    return {name: drawings[name]["body"] for name in wanted}


def main(arguments: list[str]) -> int:
    """Write icons.json; 2 when the command line does not name one collection."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    bodies = collect(Path(arguments[0]))
    COLLECTED.write_text(json.dumps(bodies, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{len(bodies)} icons in {COLLECTED.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
