"""The player's own solo results."""

from game.hall_of_fame import HallOfFame, Result


def result(points, game="a", date="2026-11-21"):
    return Result(points, "Mira", date, "K7QMXA", {"ages": 4}, game)


def test_results_are_kept_best_first(tmp_path):
    path = tmp_path / "hall.yaml"
    hall = HallOfFame(path)

    places = [hall.add(result(30, "a")), hall.add(result(52, "b")), hall.add(result(41, "c"))]

    assert places == [1, 1, 2]
    assert [each.points for each in HallOfFame(path).results] == [52, 41, 30]


def test_the_same_game_counts_once(tmp_path):
    hall = HallOfFame(tmp_path / "hall.yaml")
    hall.add(result(30))
    hall.add(result(30))

    assert len(hall.results) == 1


def test_seed_options_and_date_come_back(tmp_path):
    path = tmp_path / "hall.yaml"
    HallOfFame(path).add(result(30))

    assert HallOfFame(path).results == (result(30),)


def test_a_damaged_file_is_kept_and_named(tmp_path):
    path = tmp_path / "hall.yaml"
    path.write_text("- points: many\n", encoding="utf-8")

    hall = HallOfFame(path)
    hall.add(result(30))

    assert "hall.damaged.yaml" in hall.trouble
    assert (tmp_path / "hall.damaged.yaml").read_text(encoding="utf-8") == "- points: many\n"
    assert len(HallOfFame(path).results) == 1


def test_a_result_that_cannot_be_written_is_shown_and_says_so(tmp_path):
    (tmp_path / "folder").write_text("a file where the folder should be")
    hall = HallOfFame(tmp_path / "folder" / "hall.yaml")

    assert hall.add(result(30)) == 1
    assert "could not be kept" in hall.trouble
