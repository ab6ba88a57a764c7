"""The program plays itself on the real table and tells the scores."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import GAMES, game_named
from game.engine.game import BadOption
from scenes.tools.watch import self_playing_session

ROOT = Path(__file__).parent.parent.parent


HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")


def watched(home, game, *arguments, without=()):
    """The program, run as by hand, `without` these words of the environment."""
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return subprocess.run(
        [sys.executable, "main.py", "watch", game, "--speed", "instant", "--quit-at-end", *arguments],
        cwd=ROOT,
        env={**kept, "TABLE_OF_NATIONS_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """A solo game that was watched twice, once where there is no screen, and the folder both had for their files."""
    home = tmp_path_factory.mktemp("watched")
    runs = [
        watched(home, "nations_dice", "--seats", "1", "--seed", "quiet river", without=hidden)
        for hidden in ((), HIDDEN)
    ]
    return runs, home


@pytest.mark.long
def test_a_watched_game_ends_with_its_scores_as_the_last_line_even_without_a_screen(alone):
    for run in alone[0]:
        assert run.returncode == 0, run.stderr
        told = json.loads(run.stdout.splitlines()[-1])
        assert told["seed"] == "quiet river"
        assert [score["rank"] for score in told["scores"]] == [1]


@pytest.mark.long
def test_the_same_seed_is_the_same_game(alone):
    first, second = alone[0]
    assert first.stdout == second.stdout


@pytest.mark.long
def test_watching_leaves_no_saved_game_behind(alone):
    assert not list(alone[1].rglob("*.yaml"))


def test_a_table_that_cannot_be_laid_is_refused_in_words(home):
    run = watched(home, "nations", "--seats", "9")
    assert run.returncode == 2
    assert "1 to 5 seats" in run.stderr


def test_five_seats_get_the_cards_they_need():
    session = self_playing_session(GAMES["nations"], 5, "7")
    assert session.options["advanced"]


@pytest.mark.long
def test_thinking_hands_play_a_whole_game_in_the_worker(home):
    told = watched(home, "nations_dice", "--seats", "2", "--players", "normal warlord,easy")
    assert told.returncode == 0, told.stderr
    scores = json.loads(told.stdout.splitlines()[-1])["scores"]
    assert len(scores) == 2
    assert scores[0]["rank"] == 1


def test_a_hand_that_nobody_plays_is_refused_in_words(home):
    run = watched(home, "nations", "--players", "brilliant")
    assert run.returncode == 2
    assert "Nations has no player type 'brilliant'" in run.stderr


def test_seats_that_a_game_does_not_have_are_refused_with_those_it_has():
    with pytest.raises(BadOption, match="Nations is for 1 to 5 seats, not 9"):
        self_playing_session(game_named("nations"), 9, "7")


def test_two_hands_stand_together_when_they_are_asked_to():
    session = self_playing_session(game_named("nation_deckbuilder"), 2, "7", options=["cooperative=true"])
    assert session.state.mode == "cooperative"


def test_an_option_that_does_not_fit_is_refused_in_words():
    with pytest.raises(BadOption, match="only two players"):
        self_playing_session(game_named("nation_deckbuilder"), 3, "7", options=["cooperative=true"])
