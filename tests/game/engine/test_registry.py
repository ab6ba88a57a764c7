"""Shelves are filled from outside, when the first piece is asked for."""

import subprocess
import sys

import pytest

from game import GAMES
from game.cards.registry import Registry, filled_by

STONES = {"stone": "grey", "brick": "red"}


@pytest.fixture
def registry():
    """A registry that counts how often it was filled."""

    def fill() -> None:
        registry.fillings += 1
        registry.update(STONES)

    registry: Registry[str] = Registry("quarry")
    registry.fillings = 0
    filled_by("quarry", fill)
    return registry


WAYS = {
    "by handle": (lambda registry: registry["brick"], "red"),
    "in": (lambda registry: "brick" in registry, True),
    "get": (lambda registry: registry.get("brick"), "red"),
    "len": (len, 2),
    "for": (list, ["stone", "brick"]),
    "sorted": (sorted, ["brick", "stone"]),
    "copied": (dict, STONES),
    "spread": (lambda registry: {**registry}, STONES),
    "keys": (lambda registry: [*registry.keys()], ["stone", "brick"]),
    "values": (lambda registry: [*registry.values()], ["grey", "red"]),
    "items": (lambda registry: [*registry.items()], [*STONES.items()]),
    "all": (lambda registry: registry.all(), ("grey", "red")),
    "yes or no": (bool, True),
}


@pytest.mark.parametrize(("ask", "answer"), WAYS.values(), ids=WAYS)
def test_a_registry_is_filled_when_it_is_first_asked_in_whatever_way(registry, ask, answer):
    assert registry.fillings == 0
    assert ask(registry) == answer
    assert ask(registry) == answer
    assert registry.fillings == 1


def test_a_missing_piece_is_named(registry):
    with pytest.raises(KeyError, match="feather"):
        registry["feather"]


@pytest.mark.parametrize("ask", [ask for ask, _ in WAYS.values()], ids=WAYS)
def test_a_registry_that_nobody_fills_says_so(ask):
    with pytest.raises(LookupError, match="nobody has said how the registries of attic are filled"):
        ask(Registry("attic"))


def test_a_registry_that_stays_empty_holds_no_piece():
    filled_by("desert", lambda: None)
    with pytest.raises(KeyError, match="rain"):
        Registry("desert")["rain"]


@pytest.mark.parametrize("module", ["game.nations.cards.cards", "game.nation_deckbuilder.cards.cards"])
def test_cards_can_be_had_by_whoever_knows_their_module_alone(module):
    program = f"from {module} import CARDS; print(len(CARDS.all()) > 100)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


def test_the_menu_needs_no_card():
    """Games are known by name, and the menu is there, before any printed piece, table or setup is read."""
    unread = (*(f"game.{name}." for name in GAMES), "scenes.setup.", "scenes.play.", "scenes.results.")
    program = f"import sys, scenes.screens.menu;print([name for name in sys.modules if name.startswith({unread})])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
