"""What saved games say of seats, players and pieces."""

import pytest

from game import game_named
from game.session.savefile import replayed
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session
from game.tools.balance import Balance, SavedMatch, WinRecord, counted, main, saved_matches
from game.tools.tournament import main as tournament

DICE = "nations_dice"


@pytest.fixture(scope="module")
def logs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    asked = ["--hands", "random", "--games", "3", "--seed", "5", "--logs", str(folder)]
    assert tournament([DICE, *asked]) == 0
    return folder


def sessions(game, folder):
    return [replayed(match.text.encode(), game, game_named).session for match in saved_matches(game, folder)]


def balance_of(logs, *events):
    balance = Balance(events)
    for match in saved_matches(DICE, logs, events):
        balance.add(counted(match))
    return balance


def test_every_seat_of_every_game_counts_once(logs):
    balance = balance_of(logs)
    assert balance.games == 3
    assert {name: len(record.won) for name, record in balance.seats.items()} == {"seat 1": 3, "seat 2": 3}
    assert sum(sum(record.won) for record in balance.seats.values()) == pytest.approx(3)
    assert len(balance.players["random"].won) == 6


def test_a_piece_counts_for_the_seats_that_bought_it(logs):
    bought = {}
    for session in sessions(DICE, logs):
        buyers = {
            (move[1], seat_of(session, index)) for index, move in enumerate(session.moves) if move[0] == "buy_tile"
        }
        for tile, _ in buyers:
            bought[tile] = bought.get(tile, 0) + 1
    pieces = balance_of(logs, "bought").pieces
    assert {tile: len(record.won) for tile, record in pieces.items()} == bought


def test_deeds_are_counted_by_player(logs, capsys):
    assert main([DICE, "--logs", str(logs), "--deeds", "passed,bought.type,used_books.amount"]) == 0
    lines = dict(line.split("  ", 1) for line in capsys.readouterr().out.splitlines() if "  random " in line)
    assert lines["passed"].split() == ["random", "4.00"]
    assert float(lines["bought building"].split()[-1]) > 0
    assert float(lines["used_books.amount"].split()[-1]) > 0


def seat_of(session, index):
    return session.state_before(index).decision.seat


def test_games_whose_name_ends_alike_are_left_alone(tmp_path):
    seats = [Seat(f"Seat {number}", colour=number) for number in (1, 2, 3)]
    for name in ("wealth_of_nations", "nations"):
        text = text_of(Session(game_named(name), {}, seats, 7))
        (tmp_path / f"0001 {name} 7.yaml").write_text(text, encoding="utf-8")
    assert [session.game.name for session in sessions("nations", tmp_path)] == ["nations"]


def test_a_game_that_was_broken_off_says_nothing():
    begun = Session(game_named(DICE), {}, [Seat("A"), Seat("B", colour=2)], 1)
    balance = Balance(())
    balance.add(counted(SavedMatch(DICE, text_of(begun), ())))
    assert balance.games == 0


def test_what_is_far_from_chance_has_a_star():
    even = WinRecord([1.0, 0.0] * 20, [0.5] * 40, [1.0, -1.0] * 20, [9] * 40)
    far = WinRecord([1.0] * 40, [0.5] * 40, [1.0] * 40, [9] * 40)
    assert "*" not in even.row("even")
    assert "*" in far.row("far")


def test_rare_pieces_are_left_out_and_no_game_is_an_error(logs, tmp_path, capsys):
    assert main([DICE, "--logs", str(logs), "--least", "1000"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith(" ")
    assert main([DICE, "--logs", str(tmp_path)]) == 1
