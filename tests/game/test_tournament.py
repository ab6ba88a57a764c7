"""Tournaments: seats rotate, runs repeat, figures are right, logs can be replayed."""

import pytest

from game import game_named
from game.bots.analysis.standings import (
    margin,
    mean_of,
    part_won,
    percentile,
    ratings,
    shares_won,
    table,
    wilson,
)
from game.bots.training.match import Match, MatchResult, play
from game.session import savefile
from game.tools.tournament import main, matches, seatings


def outcome(players, totals, ranks, trouble=None, ms=(10.0,)):
    match = Match("nations_dice", {}, 1, tuple(players))
    return MatchResult(match, tuple(totals), tuple(ranks), 10, {player: list(ms) for player in players}, trouble)


def test_every_shuffle_is_played_from_every_seat():
    assert list(seatings(["hard", "normal"], 3, 1)) == [
        ("hard", "normal", "normal"),
        ("normal", "hard", "normal"),
        ("normal", "normal", "hard"),
    ]


def test_alike_hands_meet_once_for_every_shuffle():
    assert list(seatings(["normal", "normal"], 2, 1)) == [("normal", "normal")]


def test_with_more_hands_than_seats_each_shuffle_draws_who_plays():
    hands = ["easy", "normal", "hard", "random"]
    drawn = [next(seatings(hands, 2, seed)) for seed in range(40)]
    assert {hand for pair in drawn for hand in pair} == set(hands)
    assert all(len(set(pair)) == 2 for pair in drawn)


def test_alone_every_hand_plays_every_shuffle():
    planned = matches("nations_dice", ["normal", "easy"], 1, 3, 7, [])
    assert [(match.seed, match.players) for match in planned] == [
        (seed, (hand,)) for seed in (7, 8, 9) for hand in ("normal", "easy")
    ]


def test_wilsons_interval():
    share, low, high = wilson(75, 100)
    assert share == 0.75
    assert low == pytest.approx(0.657, abs=0.001)
    assert high == pytest.approx(0.825, abs=0.001)
    assert wilson(0, 0) == (0, 0, 1)


def test_a_shared_first_place_counts_in_parts():
    tie = outcome(["hard", "normal", "normal"], [30, 30, 20], [1, 1, 3])
    assert part_won(tie, "hard") == part_won(tie, "normal") == 0.5
    alike = outcome(["hard", "hard", "normal"], [30, 30, 20], [1, 1, 3])
    assert part_won(alike, "hard") == 1


def test_nobody_wins_against_an_opponent_without_a_seat():
    assert part_won(outcome(["hard"], [3], [2]), "hard") == 0


def test_the_margin_is_over_the_best_of_the_others():
    played = outcome(["hard", "normal", "easy"], [30, 33, 20], [2, 1, 3])
    assert margin(played, "hard") == -3
    assert margin(outcome(["hard"], [41], [1]), "hard") == 41


def test_mean_and_percentiles():
    assert mean_of([1, 3]).mean == 2
    assert mean_of([5]).reach == 0
    assert percentile(range(100), 0.5) == 50
    assert percentile([], 0.5) == 0


def test_ratings_put_the_stronger_above_and_level_the_equal():
    rated = ratings([outcome(["hard", "easy"], [2, 1], [1, 2])] * 9 + [outcome(["easy", "hard"], [2, 1], [1, 2])])
    assert rated["hard"] - rated["easy"] == pytest.approx(320.7, abs=0.1)
    even = ratings([outcome(["a", "b"], [1, 1], [1, 1])] * 4)
    assert even["a"] == pytest.approx(even["b"])


def test_faults_are_counted_and_told():
    broken = outcome(["hard", "easy"], [], [], "IllegalAnswer: fly is not among the legal moves")
    lines = list(table([broken, outcome(["hard", "easy"], [2, 1], [1, 2], ms=[4000.0])], 3000.0))
    assert lines[-1] == "errors: 0, illegal moves: 1, over 3 s: 2"


def test_a_match_repeats_exactly_and_its_text_is_a_saved_game():
    match = Match("nations_dice", {}, 3, ("normal", "random"), is_told=True)
    first, second = play(match), play(match)
    assert (first.totals, first.ranks, first.moves) == (second.totals, second.ranks, second.moves)
    opened = savefile.replayed(first.text.encode(), "match", game_named)
    assert opened.trouble is None
    assert len(opened.session.moves) == first.moves
    assert opened.session.state.is_over


def test_the_parts_of_a_game_add_up_to_its_points():
    alone = play(Match("nations", {"ages": 2}, 3, ("normal",)))
    (parts,) = alone.parts
    assert sum(points for part, points in parts.items() if part.startswith("score ")) == alone.totals[0]
    assert sum(points for part, points in parts.items() if part.startswith("round ")) == parts["score vp"]
    assert parts.get("stability_compared won", 0) + parts.get("stability_compared lost", 0) == 4  # N-SOLO-17


def test_parts_are_told_as_means_in_the_order_of_rounds():
    games = [outcome(["hard"], [0], [1]) for _ in range(2)]
    games[0].parts, games[1].parts = ({"round 9": 3, "round 10": 1},), ({"round 9": 1},)
    broken = outcome(["hard"], [], [], "broken off")
    *_, heading, ninth, tenth = table([*games, broken], 3000.0, with_parts=True)
    assert heading.split()[-1] == "hard"
    assert ninth.split()[:3] == ["round", "9", "+2.0"] and tenth.split()[:3] == ["round", "10", "+0.5"]


def test_alone_the_most_points_on_a_shuffle_win_it():
    alone = [outcome([name], [points], [1]) for name, points in (("hard", 9), ("normal", 9), ("easy", 3))]
    assert shares_won(alone) == {"hard": (0.5, 1 / 3), "normal": (0.5, 1 / 3), "easy": (0, 1 / 3)}


def test_shares_count_seats_so_that_equals_win_what_chance_gives():
    tie = outcome(["hard", "normal", "normal"], [9, 9, 5], [1, 1, 3])
    assert shares_won([tie]) == {"hard": (0.5, pytest.approx(1 / 3)), "normal": (0.5, pytest.approx(2 / 3))}


def test_a_tournament_ends_as_soon_as_it_is_sure(capsys, tmp_path, monkeypatch):
    def won_by_easy(match):
        totals = [9 if player == "easy" else 3 for player in match.players]
        return MatchResult(match, tuple(totals), tuple(1 if total == 9 else 2 for total in totals), text="a game")

    monkeypatch.setattr("game.tools.tournament.play", won_by_easy)
    asked = ["nations_dice", "--hands", "easy,random", "--games", "400", "--until-sure", "20", "--logs", str(tmp_path)]
    plot = tmp_path / "wins.svg"
    assert main([*asked, "--plot", str(plot)]) == 0
    sure = capsys.readouterr().out.splitlines()[-1]
    assert "easy wins more than its share (wrong in at most 5 of 100" in sure
    games = int(sure.split()[2])
    assert games < 40 and games % 2 == 0, "both seats of every shuffle count together"
    assert len([*tmp_path.glob("* nations_dice *.nations")]) == games
    assert "easy" in plot.read_text(encoding="utf-8")


def test_the_command_prints_the_table(capsys, tmp_path):
    assert main(["nations_dice", "--hands", "easy,random", "--games", "2", "--logs", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "easy" in printed
    assert "errors: 0, illegal moves: 0, over 6 s: 0" in printed
    assert len(list(tmp_path.glob("*.nations"))) == 2


def test_hands_that_nobody_plays_are_refused(capsys):
    with pytest.raises(SystemExit):
        main(["nations", "--hands", "brilliant"])
    assert "Nations has no player type 'brilliant'" in capsys.readouterr().err
