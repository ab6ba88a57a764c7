"""Whole games in which every achievement was met: that it can be, and that it is recognised where it is and nowhere
else.

A game that the rules have changed for is played anew: any game will do that meets it, with a person in every seat.
"""

from pathlib import Path
from shutil import copy

import pytest
import yaml

from game import GAMES, game_named
from game.achievements import command
from game.achievements.achievements import achieved, achievements_of
from game.session import savefile

FOLDER = Path(__file__).parent / "achieved"
NOTED = yaml.safe_load((FOLDER / "met.yaml").read_text(encoding="utf-8"))
"""By the name of a file: for every seat what it has met, each with the number of moves after which it was."""


@pytest.mark.parametrize("name", NOTED)
def test_a_game_meets_what_is_noted_of_it_and_nothing_else(name):
    opened = savefile.read(FOLDER / name, game_named)
    assert not opened.trouble and opened.session.state.is_over
    assert [dict(achieved(opened.session, seat)) for seat in range(len(opened.session.seats))] == NOTED[name]


@pytest.mark.parametrize("game", GAMES)
def test_every_achievement_is_met_by_a_seat_and_missed_by_another(game):
    seats = [seat for name, seats in NOTED.items() if name.startswith(f"{game} ") for seat in seats]
    for each in achievements_of(game):
        assert any(each.id in seat for seat in seats), each.id
        assert any(each.id not in seat for seat in seats), each.id


def test_few_games_are_chosen_that_meet_what_any_of_them_meets(tmp_path, capsys):
    games = [name for name in NOTED if name.startswith("nations_dice ")]
    for name in games:
        copy(FOLDER / name, tmp_path)
    assert command.main([str(tmp_path), "--choose", str(tmp_path / "chosen")]) == 1
    noted = yaml.safe_load((tmp_path / "chosen" / "met.yaml").read_text(encoding="utf-8"))
    assert len(noted) <= len(games) and {id for seats in noted.values() for seat in seats for id in seat} == {
        each.id for each in achievements_of("nations_dice")
    }
    assert "nations_dice" not in capsys.readouterr().out
