"""The program plays itself on the real table and tells the scores."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import GAMES, game_named
from game.core.description import BadOption
from scenes.tools.watch import self_playing_session

ROOT = Path(__file__).parent.parent.parent


def watched(home, game, *arguments):
    return subprocess.run(
        [sys.executable, "main.py", "--watch", game, "--speed", "instant", "--quit-at-end", *arguments],
        cwd=ROOT,
        env={**os.environ, "TABLE_OF_NATIONS_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("seats", ["1", "3"])
def test_a_watched_game_ends_with_its_scores_as_the_last_line(home, seats):
    run = watched(home, "nations", "--seats", seats, "--seed", "7")
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    assert len(told["scores"]) == int(seats)
    assert told["scores"][0]["rank"] == 1


def test_the_same_seed_is_the_same_game(home):
    first, second = (
        watched(home, "nations", "--seats", "2", "--seed", "quiet river").stdout for _ in range(2)
    )
    assert first == second


def test_watching_leaves_no_saved_game_behind(home):
    watched(home, "nations", "--seats", "2", "--seed", "7")
    assert not list(home.rglob("*.yaml"))


def test_a_table_that_cannot_be_laid_is_refused_in_words(home):
    run = watched(home, "nations", "--seats", "9")
    assert run.returncode == 2
    assert "1 to 5 seats" in run.stderr


def test_five_seats_get_the_cards_they_need():
    session = self_playing_session(GAMES["nations"], 5, "7")
    assert session.options["advanced"]


def test_thinking_hands_play_a_whole_game_in_the_worker(home):
    told = watched(home, "nations_dice", "--seats", "2", "--hands", "normal warlord,easy")
    assert told.returncode == 0, told.stderr
    assert len(json.loads(told.stdout.splitlines()[-1])["scores"]) == 2


def test_a_hand_that_nobody_plays_is_refused_in_words(home):
    run = watched(home, "nations", "--hands", "brilliant")
    assert run.returncode == 2
    assert "nobody plays Nations as 'brilliant'" in run.stderr


def test_seats_that_a_game_does_not_have_are_refused_with_those_it_has():
    with pytest.raises(BadOption, match="Nations is for 1 to 5 seats, not 9"):
        self_playing_session(game_named("nations"), 9, "7")


def test_two_hands_stand_together_when_they_are_asked_to():
    session = self_playing_session(game_named("nation_deckbuilder"), 2, "7", options=["cooperative=true"])
    assert session.state.mode == "cooperative"


def test_an_option_that_does_not_fit_is_refused_in_words():
    with pytest.raises(BadOption, match="only two players"):
        self_playing_session(game_named("nation_deckbuilder"), 3, "7", options=["cooperative=true"])
