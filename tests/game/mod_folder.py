"""Mods for tests: put into the player's folder, and taken up as after *Check again*."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game import GAMES
from game.mods import installed

HEAD = 'id: {id}\nname: {name}\nauthor: Ada\nversion: "1.0"\nfor: {{{games}}}\n'
RULES = {name: game.rules for name, game in GAMES.items()}

VINEYARDS = {
    "nations/medieval.yaml": """
buildings:
  - {id: vineyard, name: Vineyard, deploy: 2, each_worker: {stone: 1, food: 2}, vp: [1, 1, 1]}
wonders:
  - {id: great_press, name: Great Press, emblem: press, sections: [2, 2], vp: 2, gives: {gold: 2},
     whenever: {bought: {price: 3}, do: {gain: {books: 1}}}}
advisors:
  - {id: vintner, name: Vintner, person: marco_polo, gives: {food: 1}}
""",
    "nations/events.yaml": """
medieval:
  - id: wine_fair
    architects: 1
    famine: 2
    top: {name: Wine Fair, each: {most: food}, do: {gain: {gold: 4}}}
    bottom: {name: Blight, each: {least: stability}, do: [{move_to: last}, {lose: {food: 3}}]}
""",
    "nations/boards.yaml": """
boards:
  - {id: japan, name: Japan, person: tokugawa, side_b: {gold: 5, stone: 6, food: 2, vp: 4, workers: 5, food_track: 4,
     stability_track: 4, slots: [farm, quarry, axeman, temple], colonies: 2, wonders: 5}}
""",
    "nations/solo_tiles.yaml": """
antiquity:
  - {id: vintners, name: Vintners, shadow: {strength: 4, stability: 2, books: 3}, architects: 2, famine: 1,
     on_5: {strength: 2}, on_6: {books: 1}}
""",
    "nations/de/names.yaml": "Vineyard: Weinberg\n",
    "icons/press.svg": '<svg viewBox="0 0 512 512"><path d="M0 0L512 0L256 512Z"/></svg>',
}  # fmt: skip
"""Every kind of piece that a mod can have for Nations."""

OF_THE_OTHERS = {
    "nations_dice": {
        "nations_dice/progress_tiles.yaml": """
antiquity:
  buildings:
    - {id: vineyard, name: Vineyard, dice: [orange], vp: 1}
  advisors:
    - {id: vintner, name: Vintner, person: marco_polo, rerolls: 1}
  wonders:
    - {id: great_press, name: Great Press, stone: 1, chit: food, vp: 1}
""",
        "nations_dice/events.yaml": """
antiquity:
  - {id: wine_fair, famine: 2, war: 1}
""",
    },
    "nation_deckbuilder": {
        "nation_deckbuilder/cards.yaml": """
age_1:
  - {id: vineyard, name: Vineyard, copies: 2, type: building, cost: 2, brings: {food: 1, coins: 1}}
  - {id: vintner, name: Vintner, copies: 1, type: person, person: marco_polo, cost: 3, brings: {coins: 2}, draw: 1}
""",
    },
    "wealth_of_nations": {
        "wealth_of_nations/packages.yaml": """
- {id: vineyard, kind: industry, tiles: 2, industry: farm, money: 10}
- {id: cellar, kind: commodity, cubes: {food: 5, energy: 1}, money: 40}
""",
        "wealth_of_nations/board.yaml": "closed: [a1, a2, b1, c4, c5, g5]\n",
        "wealth_of_nations/markets.yaml": """
- id: ore
  filled: 3
  when_empty: 30
  when_full: 5
  rows:
    - [[25, 30, 27], [20, 26, 23], [15, 20, 18]]
    - [[10, 13, 11.5], [8, 11, 9.5], [5, 8, 6.5]]
""",
    },
}
"""Pieces for the other games."""

WITHOUT = {
    "nations_dice": "[irrigation]",
    "wealth_of_nations": "[industry1, commodity1]",
}


def head(id: str = "vineyards", name: str = "Vineyards", **games: int) -> str:
    """The `mod.yaml` of a mod for these games, each with its rules."""
    listed = ", ".join(f"{game}: {rules}" for game, rules in (games or {"nations": RULES["nations"]}).items())
    return HEAD.format(id=id, name=name, games=listed)


def files_of(contents: dict[str, str] | None = None, **games: int) -> dict[str, bytes]:
    """The files of the mod, as they come in."""
    every = {"mod.yaml": head(**games), **(VINEYARDS if contents is None else contents)}
    return {name: text.encode() for name, text in every.items()}


def put(
    home: Path, contents: dict[str, str] | None = None, id: str = "vineyards", more: str = "", **games: int
) -> Path:
    """Put a mod into a home folder, instead of one of its id, and take it up. more: further lines of its head."""
    folder = home / "mods" / id
    shutil.rmtree(folder, ignore_errors=True)
    every = {"mod.yaml": head(id, id.capitalize(), **games) + more, **(VINEYARDS if contents is None else contents)}
    for name, text in every.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    installed.look_again()
    return folder


@contextmanager
def only_of(home: Path) -> Iterator[Path]:
    """The mods of a home folder, and none when the block ends."""
    installed._handed = None
    installed.look_again()
    try:
        yield home
    finally:
        installed.adopt({})
        installed.look_again()
