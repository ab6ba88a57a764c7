"""The mods of docs/modding.md, taken from the page: sound, and played."""

import re
from pathlib import Path

import pytest

from game import game_named
from game.cards.registry import MOD_READERS
from game.mods.mod import read_mod
from game.tools.simulate import Setting, play_checked
from tests.game.mod_folder import only_of
from tests.test_guide_examples import GUIDES, examples

GUIDE = "modding.md"


def mods():
    """The files of every mod on the page; each begins with its `mod.yaml`."""
    found = []
    for block in examples(GUIDE):
        name = re.match(r"# (\S+)\n", block)[1]
        found += [{}] if name == "mod.yaml" else []
        found[-1][name] = block
    return found


BLOCKS, LAKES = mods()


def installed(home, files):
    """The mod in a home folder."""
    for name, text in files.items():
        file = home / "mods" / "of_the_guide" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def test_the_mod_of_the_guide_is_sound_and_begins_with_the_card_of_the_card_guide():
    mod = read_mod({name: text.encode() for name, text in BLOCKS.items()}, Path("vineyards"))
    assert (mod.id, mod.findings, mod.count("nations")) == ("vineyards", (), 4)
    card = examples("adding-a-card.md")[0].replace(", set: advanced", "")
    assert " ".join(BLOCKS["nations/medieval.yaml"].split("\n", 1)[1].split()) == " ".join(card.split())


@pytest.mark.sample(5)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 21))])
def test_games_are_played_with_the_mod_of_the_guide(tmp_path, monkeypatch, seed):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    installed(tmp_path, BLOCKS)
    with only_of(tmp_path):
        game, seats = game_named("nations"), seed % 4 + 1
        options = game.settle_options(seats, {"mods": ["vineyards"], "sides": "ab"[seed % 2]})
        play_checked(game, seats, Setting(options, seed))


def test_a_game_is_played_on_the_map_of_the_guide(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    installed(tmp_path, LAKES)
    with only_of(tmp_path):
        game = game_named("wealth_of_nations")
        options = game.settle_options(4, {"mods": ["two_lakes"], "rounds": 40})
        assert len(game.new(options, 4, 1).land.water) == 8
        play_checked(game, 4, Setting(options, 1))


def test_the_guide_names_every_file_that_a_game_reads():
    text = (GUIDES / GUIDE).read_text(encoding="utf-8")
    assert [
        f"{name}.yaml" for each in MOD_READERS.values() for name in each.files if f"`{name}.yaml`" not in text
    ] == []
