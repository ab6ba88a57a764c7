"""The commands that play, tell and measure games."""

from __future__ import annotations

import dataclasses
import re

import pytest

from game.bots.random_bot import RandomBot
from game.bots.training import train, weights
from game.cards.catalog import Misprint
from game.session import replay
from game.session.journal import Journal
from game.session.session import Seat, Session
from game.tools import bench, simulate, tournament
from tests.game.engine.toy import TOY


def lines_of(capsys) -> dict[str, str]:
    output = capsys.readouterr().out
    return dict(line.split(": ", 1) for line in output.splitlines() if ": " in line)


def test_simulate_prints_its_measurements(capsys):
    assert simulate.main(["nations", "--seats", "2", "--games", "3", "--seed", "5"]) == 0
    lines = lines_of(capsys)
    assert list(lines) == [
        "games",
        "decisions",
        "decisions per game",
        "µs per decision",
        "µs per state copy",
        "games per second",
    ]
    assert lines["games"] == "3"
    assert int(lines["decisions"]) > 100
    assert all(float(value) > 0 for value in lines.values())


def test_simulate_plays_all_options(capsys):
    assert simulate.main(["nations", "--seats", "5", "--games", "4", "--options", "all"]) == 0
    assert lines_of(capsys)["games"] == "4"


@pytest.mark.nightly
def test_simulate_bounds_games_that_may_go_on_and_counts_them(capsys):
    assert simulate.main(["wealth_of_nations", "--seats", "3", "--games", "4"]) == 0
    lines = lines_of(capsys)
    assert 0 < int(lines["ended by bound"]) <= 4


def test_a_wanted_option_goes_before_the_bound():
    (setting,) = simulate.settings(simulate.game_named("wealth_of_nations"), 3, 1, 1, ["rounds=0"])
    assert setting.options["rounds"] == 0


def test_simulate_takes_options(capsys):
    assert simulate.main(["nations", "--seats", "5", "--games", "1", "--options", "expert=true", "ages=1"]) == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seats", "5"], "five players"),
        (["--seats", "6"], "1 to 5 players"),
        (["--seats", "2", "--options", "ages=9"], "ages cannot be 9"),
        (["--seats", "2", "--options", "ages"], "name=value"),
        (["--seats", "2", "--games", "0"], "at least 1"),
    ],
)
def test_simulate_refuses_what_the_game_does_not_offer(capsys, arguments, message):
    with pytest.raises(SystemExit) as ended:
        simulate.main(["nations", *arguments])
    assert ended.value.code == 2
    assert message in capsys.readouterr().err


def test_simulate_tells_seed_and_moves_of_a_broken_invariant(capsys, monkeypatch):
    broken = dataclasses.replace(TOY, invariants=lambda state: ["too small"] if state.heap < 5 else [])
    monkeypatch.setitem(simulate.GAMES, "toy", broken)
    assert simulate.main(["toy", "--seats", "2", "--games", "2", "--seed", "9"]) == 1
    output = capsys.readouterr().out
    assert "broken: too small" in output
    assert "seed: 9" in output
    assert re.search(r"^moves:\n- \w+", output, re.MULTILINE)


MISPRINT = "cards.yaml, line 3, ziggurat: there is no word 'gian'; did you mean 'gain'?"


def misprinted(*_):
    raise Misprint(MISPRINT)


COMMANDS = {
    "simulate": lambda: simulate.main(["nations", "--seats", "2", "--games", "1"]),
    "tournament": lambda: tournament.main(["nations", "--hands", "normal,random", "--games", "1"]),
    "train": lambda: train.main(["nations", "--games", "6", "--trials", "1", "--settings", "several"]),
    "bench": bench.main,
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_names_a_card_that_cannot_be_read(capsys, monkeypatch, command):
    spoilt = dataclasses.replace(simulate.game_named("nations"), lay_out=misprinted)
    monkeypatch.setitem(simulate.GAMES, "nations", spoilt)
    assert COMMANDS[command]() == 1
    assert capsys.readouterr().err == f"{MISPRINT}\n"


def test_a_tournament_names_what_was_learned_and_cannot_be_read(capsys, monkeypatch):
    monkeypatch.setattr(weights, "read_learned", misprinted)
    weights.learned.cache_clear()
    assert COMMANDS["tournament"]() == 1
    assert capsys.readouterr() == ("", f"{MISPRINT}\n")


def test_simulate_tells_an_error_in_the_rules(capsys, monkeypatch):
    def result(state):
        raise ZeroDivisionError("nobody won")

    monkeypatch.setitem(simulate.GAMES, "toy", dataclasses.replace(TOY, result=result))
    assert simulate.main(["toy", "--seats", "2", "--games", "1"]) == 1
    assert "broken: ZeroDivisionError: nobody won" in capsys.readouterr().out


@pytest.fixture
def saved(tmp_path):
    from game.nations import GAME

    path = tmp_path / "game.yaml"
    seats = [Seat("Ada"), Seat("Bo", "random", 2)]
    journal = Journal(path, Session(GAME, {"ages": 1}, seats, "tale"))
    hand = RandomBot(2)
    while journal.session.state.decision is not None:
        journal.session.play(hand.choose(journal.session.state, journal.session.state.decision))
    return path


def test_replay_tells_the_game_and_its_scores(capsys, saved):
    assert replay.main([str(saved)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["Nations, seed tale", "Seats: Ada, Bo"]
    assert any(line.startswith("Ada ") for line in told)
    assert any(line.startswith("Round 2 begins") for line in told)
    assert not any("{" in line or "<" in line for line in told)
    assert [line[:3] for line in told[-2:]] == ["1. ", "2. "]


def test_replay_blames_a_card_that_cannot_be_read_and_not_the_file(capsys, monkeypatch, saved):
    spoilt = dataclasses.replace(replay.game_named("nations"), lay_out=misprinted)
    monkeypatch.setattr(replay, "game_named", lambda name: spoilt)
    assert replay.main([str(saved)]) == 1
    assert capsys.readouterr().err == f"{MISPRINT}\n"


def test_replay_of_a_game_under_way_says_who_decides(capsys, saved):
    saved.write_text("".join(saved.read_text().splitlines(keepends=True)[:-4]))
    assert replay.main([str(saved)]) == 0
    assert re.fullmatch(r"(Ada|Bo) is to decide\.", capsys.readouterr().out.splitlines()[-1])


@pytest.fixture
def toy_only(monkeypatch):
    """A bench that knows one game, which no computer plays well enough to be counted."""
    monkeypatch.setattr(bench, "GAMES", {"toy": TOY})
    monkeypatch.setattr(bench, "seconds_to_count", lambda: (0.0, 0.0))


@pytest.mark.usefixtures("toy_only")
def test_bench_measures_every_table(capsys, monkeypatch):
    monkeypatch.setattr(bench, "GAMES_PER_TABLE", 2)
    assert bench.main() in (0, 1)
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[:2] for row in rows if row.startswith("toy")] == [["toy", "2"], ["toy", "3"]]


@pytest.mark.usefixtures("toy_only")
def test_bench_ends_with_1_over_budget(monkeypatch):
    monkeypatch.setattr(bench, "GAMES_PER_TABLE", 1)
    monkeypatch.setattr(bench, "MOST_PER_COPY", 0.0)
    assert bench.main() == 1
