"""A public class name stands for one class, so that a name alone tells which is meant.

A game may use a word that another game uses, such as Nation, but none that is used outside of the games, and each of
its own only once: rules, computer players and table together.
"""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from game import GAMES
from tests.source.trees import tree_of

ROOT = Path(__file__).parents[2]


def classes(root: Path) -> Iterator[tuple[str, str, str]]:
    """Every public class: its name, its file, and the game that it belongs to, empty for none."""
    for package in ("game", "scenes", "sprites"):
        for file in sorted((root / package).rglob("*.py")):
            home = next((part for part in file.relative_to(root).parts if part in GAMES), "")
            for node in tree_of(file).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    yield node.name, file.relative_to(root).as_posix(), home


def homonyms(root: Path) -> dict[str, list[str]]:
    """The files of each name that stands for more than it may."""
    uses: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for name, file, home in classes(root):
        uses[name].append((file, home))

    def is_shared(homes: Counter[str]) -> bool:
        return homes[""] > 1 or (homes[""] > 0 and len(homes) > 1) or any(n > 1 for home, n in homes.items() if home)

    return {
        name: [file for file, _ in found]
        for name, found in uses.items()
        if is_shared(Counter(home for _, home in found))
    }


def test_a_class_name_means_one_thing():
    assert homonyms(ROOT) == {}


def test_what_is_shared_is_found(tmp_path):
    for file, name in {
        "game/a.py": "Sheet",
        "sprites/b.py": "Sheet",
        "game/nations/c.py": "Nation",
        "game/nations_dice/d.py": "Nation",
        "game/nations/e.py": "Twice",
        "scenes/games/nations/f.py": "Twice",
        "scenes/g.py": "_Private",
        "scenes/h.py": "_Private",
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"class {name}: ...", encoding="utf-8")

    assert homonyms(tmp_path) == {
        "Sheet": ["game/a.py", "sprites/b.py"],
        "Twice": ["game/nations/e.py", "scenes/games/nations/f.py"],
    }


def test_a_folder_holds_two_to_fourteen_modules():
    counted = {
        folder.relative_to(ROOT).as_posix(): sum(path.name != "__init__.py" for path in folder.glob("*.py"))
        for package in ("game", "scenes", "sprites")
        for folder in (ROOT / package).rglob("*")
        if (folder / "__init__.py").exists()
    }
    assert {folder: modules for folder, modules in counted.items() if modules > 14} == {}
