"""The player's own solo results."""

import os
from functools import partial

import pytest

from game import GAMES
from game.records import hall_of_fame
from game.records.hall_of_fame import Result
from tests.attacks.hostile import HOSTILE

HallOfFame = partial(hall_of_fame.HallOfFame, game=GAMES["nations"])


def result(points, game="a", date="2026-11-21", file=""):
    return Result(points, "Mira", date, "K7QMXA", {"ages": 4}, game, file)


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


def test_another_end_of_the_same_file_takes_the_place_of_the_earlier_one(tmp_path):
    path = tmp_path / "hall.yaml"
    for points, game, file in ((52, "a", "one.yaml"), (41, "b", "other.yaml"), (30, "c", "one.yaml")):
        HallOfFame(path).add(result(points, game, file=file))

    assert [(each.points, each.file) for each in HallOfFame(path).results] == [
        (41, "other.yaml"),
        (30, "one.yaml"),
    ]


def test_a_game_that_is_opened_again_keeps_the_day_of_its_end(tmp_path):
    hall = HallOfFame(tmp_path / "hall.yaml")
    hall.add(result(30, file="one.yaml"))
    hall.add(result(30, file="one.yaml", date="2026-11-28"))

    assert [each.date for each in hall.results] == ["2026-11-21"]


def test_results_of_versions_that_knew_no_file_are_read(tmp_path):
    path = tmp_path / "hall.yaml"
    HallOfFame(path).add(result(30))
    path.write_text(path.read_text(encoding="utf-8").replace("  file: ''\n", ""), encoding="utf-8")

    assert "file" not in path.read_text(encoding="utf-8")
    assert HallOfFame(path).results == (result(30),)


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
    assert "could not be saved" in hall.trouble


def test_one_damaged_result_costs_that_result_only(tmp_path):
    path = tmp_path / "hall.yaml"
    hall = HallOfFame(path)
    for points in (30, 41, 52):
        hall.add(result(points, f"game {points}"))
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("points: 41", "points: 4!"), encoding="utf-8")

    hall = HallOfFame(path)

    assert [each.points for each in hall.results] == [52, 30]
    assert "hall.yaml, result 2: points cannot be '4!'; it can be a whole number" in hall.trouble
    assert "2 of them are still here" in hall.trouble
    assert "points: 4!" in (tmp_path / "hall.damaged.yaml").read_text(encoding="utf-8")
    assert HallOfFame(path).trouble is None
    assert [each.points for each in HallOfFame(path).results] == [52, 30]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("options:\n    ages: 4", "options: 4", "options is not a list of entries"),
        ("ages: 4", "ages: [4]", "ages cannot be [4]"),
        ("ages: 4", "ages: {}", "ages cannot be a list"),
        ("ages: 4", "level: 4", "level needs one value for each"),
        ("ages: 4", "level: [4]", "level cannot be 4"),
        ("ages: 4", "swaps: true", "swaps cannot be True"),
        ("ages: 4", "aeons: 4", "has no option 'aeons'"),
        ("name: Mira", "name: !!int ''", "tags"),
        ("name: Mira", 'name: "Mi\\0ra"', "name cannot be 'Mi"),
        ("name: Mira", f"name: {'W' * 5000}", "name cannot be 'WWW"),
        ("points: 30", "points: .inf", "points cannot be '.inf'"),
        ("points: 30", "points: true", "points cannot be True"),
        ("game: a", "gime: a", "no entry called 'gime'"),
    ],
)
def test_a_result_of_another_shape_is_told_in_plain_words(tmp_path, old, new, fault):
    path = tmp_path / "hall.yaml"
    HallOfFame(path).add(result(30))
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")

    hall = HallOfFame(path)

    assert hall.results == ()
    assert fault in hall.trouble
    assert hall.trouble.isprintable()


@pytest.mark.skipif(os.name == "nt", reason="there are neither pipes nor links of this kind")
@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_ends_in_a_plain_sentence_and_new_results_are_kept(tmp_path, make):
    path = tmp_path / "hall.yaml"
    make(path)

    hall = HallOfFame(path)
    hall.add(result(30))

    assert hall.results == (result(30),)
    if not path.is_dir() and not path.is_symlink():
        assert HallOfFame(path).results == (result(30),)


def test_two_copies_keep_the_results_of_both(tmp_path):
    path = tmp_path / "hall.yaml"
    one, other = HallOfFame(path), HallOfFame(path)
    one.add(result(30, "a"))
    other.add(result(41, "b"))
    one.add(result(52, "c"))

    assert [each.points for each in one.results] == [52, 41, 30]
    assert HallOfFame(path).results == one.results


def test_a_seed_that_is_a_number_is_read_as_its_text(tmp_path):
    path = tmp_path / "hall.yaml"
    HallOfFame(path).add(result(30))
    path.write_text(path.read_text(encoding="utf-8").replace("K7QMXA", "7"), encoding="utf-8")

    assert HallOfFame(path).results[0].seed == "7"
