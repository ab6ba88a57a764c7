"""Training: the regression finds what is there, lessons are repeatable, and weights are kept as readable text."""

from dataclasses import replace
from random import Random

import pytest
import yaml

from game import game_named
from game.bots.roster import evaluator_of
from game.bots.search.evaluator import MASTERS, TrainingTable
from game.bots.training import train, weights
from game.bots.training.backward import Stretch, stretched
from game.bots.training.evolution import Evolution
from game.bots.training.regression import ridge
from game.bots.training.self_play import Follower, Learned, Learner, SelfPlay, practise
from game.bots.training.weights import (
    grown,
    instinctive,
    keep_figures,
    keep_weights,
    learned_figures,
    row_behind,
    weights_of,
)
from tests.game.bots.toy_evaluator import EVALUATOR

GAME = game_named("nations_dice")
TRIALS = ["--trials", "4"]
COMMAND = ["nations_dice", "--games", "4", "--rounds", "1", "--seed", "3", "--fresh"]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    weights.learned.cache_clear()
    yield tmp_path
    weights.learned.cache_clear()


def rows(count=400):
    chance = Random(1)
    return [[chance.gauss(0, 1), chance.gauss(0, 3), 1.0] for _ in range(count)]


def test_ridge_finds_the_weights_behind_the_targets():
    seen = rows()
    targets = [2 * row[0] - 0.5 * row[1] + 4 for row in seen]
    fit = ridge(seen, targets, [0.0, 0.0, 0.0], 0.001)
    assert fit.weights == pytest.approx([2, -0.5, 4], abs=0.01)
    assert fit.r_squared == pytest.approx(1)


def test_without_lessons_the_weights_stay_as_they_were():
    assert ridge([], [], [1.0, 2.0], 30).weights == [1.0, 2.0]


def test_a_feature_that_never_shows_keeps_its_weight():
    seen = [[row[0], 0.0] for row in rows()]
    fit = ridge(seen, [3 * row[0] for row in seen], [0.0, 7.0], 0.001)
    assert fit.weights == pytest.approx([3, 7], abs=0.01)


def test_strength_draws_towards_the_start():
    seen = rows(30)
    targets = [2 * row[0] for row in seen]
    weak, strong = (ridge(seen, targets, [0.0, 0.0, 0.0], strength).weights[0] for strength in (1, 300))
    assert 0 < strong < weak < 2


def practice(seed=5, curiosity=0.1, seats=2):
    learner = Learner("normal", instinctive(evaluator_of(GAME)))
    return SelfPlay(GAME.name, TrainingTable(seats), seed, (learner,) * seats, curiosity)


def test_a_practice_repeats_exactly_and_its_lessons_know_the_end():
    first, second = practise(practice()), practise(practice())
    assert first == second
    assert first.lessons
    assert {lesson.final for lesson in first.lessons} <= set(first.finals)


def test_every_seat_learns_from_positions_in_which_futures_end():
    learned = practise(practice(seats=3))
    for before_round in (2, 4, 6):
        finals = {lesson.final for lesson in learned.lessons if lesson.stage == before_round}
        assert finals == set(learned.finals)


def test_a_comparison_teaches_nothing():
    assert practise(practice(curiosity=0.0)).lessons == []


@pytest.mark.nightly
def test_training_writes_readable_weights_with_its_figures_and_repeats_exactly(folder, tmp_path, monkeypatch):
    """Played, played and kept, and what was kept: then nothing is played any more."""
    setting = next(iter(evaluator_of(GAME).tables))
    texts, keep = [], ["--keep", str(tmp_path / "run.jsonl")]
    for number, more in enumerate(([], keep, keep)):
        if number == 2:
            monkeypatch.setattr(
                "game.tools.runs.crew._here", lambda _, values: (pytest.fail(f"{each}") for each in values)
            )
        assert train.main([*COMMAND, *TRIALS, "--settings", setting, *more]) == 0
        texts.append((folder / "nations_dice.yaml").read_text())
    contents = [yaml.safe_load(text) for text in texts]
    figures = contents[0]["training"][setting]
    assert figures["games"] == 4
    assert figures["lessons"] > 0
    assert "main.py train nations_dice" in figures["command"]
    assert set(contents[0]["weights"][setting]) == set(evaluator_of(GAME).features)
    assert contents[0]["weights"] == contents[1]["weights"] == contents[2]["weights"]


def evolved(seed=1, generations=40):
    """The evolution where a game ends the worse for a seat, the farther its figures lie from 3 and -1."""

    def end(follower):
        points, luck = follower.figures
        return -((points - 3) ** 2) - (luck + 1) ** 2

    def play(practise, practices):
        return (Learned([], [end(follower) for follower in practice.players]) for practice in practices)

    evolution = Evolution("toy", EVALUATOR, "table", [1.0, 0.5], Follower, seed, play)
    means = [evolution.generation(2).mean for _ in range(generations)]
    return evolution.middles, means


def test_evolution_finds_what_ends_best():
    (points, luck), means = evolved()
    assert (points, luck) == (pytest.approx(3, abs=0.2), pytest.approx(-1, abs=0.2))
    assert means[-1] > means[0]


def test_evolution_repeats_exactly():
    assert evolved(generations=3) == evolved(generations=3)
    assert evolved(generations=3) != evolved(2, generations=3)


def test_a_member_of_a_generation_plays_for_its_whole_side():
    evaluator, seen = replace(EVALUATOR, tables={"table": (TrainingTable(4, sides=2),)}), []

    def play(practise, practices):
        for practice in practices:
            seen.append(practice.players)
            yield Learned([], [0.0] * 4)

    Evolution("toy", evaluator, "table", [1.0], Follower, 1, play).generation(4)
    for players in seen:
        assert players[0] == players[2] != players[1] == players[3]


@pytest.mark.nightly
def test_evolved_weights_are_kept_when_they_end_better(folder):
    asked = ["nations_dice", "--settings", "solo", "--evolve", "1", "--games", "1", "--seed", "1", "--fresh"]
    assert train.main([*asked, *TRIALS]) == 0
    figures = yaml.safe_load((folder / "nations_dice.yaml").read_text())["training"]["solo"]
    assert len(figures["generations"]) == 1
    assert figures["kept"] == (figures["gain"] > 0)


def backward(stage, seed=1):
    """The lesson of a stretch of Nations alone, by weights that count points only."""
    evaluator = evaluator_of(game_named("nations"))
    points = [[float(name == "vp") for name in evaluator.features]] * evaluator.stages
    stretch = Stretch("nations", TrainingTable(1), seed, stage, instinctive(evaluator), {"solo": points})
    return stretched(stretch).lessons


@pytest.mark.nightly
def test_a_stretch_teaches_what_came_of_a_position_of_its_stage():
    (early,), (late,) = backward(1), backward(7)
    assert (early.stage, late.stage) == (1, 7)
    assert early == backward(1)[0] != backward(1, seed=2)[0]
    vp = evaluator_of(game_named("nations")).features.index("vp")
    assert late.final != late.numbers[vp]


@pytest.mark.nightly
def test_what_was_learned_backward_is_kept_when_it_ends_better(folder):
    asked = ["nations", "--level", "master", "--settings", "solo", "--backward", "2"]
    assert train.main([*asked, "--trials", "2"]) == 0
    figures = yaml.safe_load((folder / "nations.yaml").read_text())["training"]["masters_solo"]
    assert len(figures["r2"]) == 7
    assert figures["lessons"] == 14
    assert figures["kept"] == (figures["gain"] > 0)


def test_weights_by_hand_take_the_course_of_their_evaluator():
    fading = replace(EVALUATOR, stages=2, course=lambda setting, feature, stage: 1.0 - stage * (feature == "luck"))
    assert instinctive(fading)["table"] == [[1.0, 0.5, 0.0], [1.0, 0.0, 0.0]]


def test_weights_go_on_evolving_from_those_so_far():
    fading = replace(EVALUATOR, stages=2, course=lambda setting, feature, stage: 1.0 - stage * (feature == "luck"))
    assert row_behind(fading, "table", grown(fading, "table", [1.0, 0.5, -2.0])) == [1.0, 0.5, -2.0]


def test_a_kind_of_table_may_need_other_weights_by_hand():
    other = replace(EVALUATOR, tables={"table": (), "alone": ()}, instincts={"alone": {"points": 2.0}})
    assert instinctive(other) == {"table": [[1.0, 0.5, 0.0]], "alone": [[2.0, 0.0, 0.0]]}


def test_kept_weights_are_read_back_by_name(folder):
    keep_weights("toy", EVALUATOR, {"table": [[1.5, -2.0, 0.25]]}, {"table": {}})
    assert weights_of("toy", EVALUATOR) == {"table": [[1.5, -2.0, 0.25]]}


def test_only_what_was_trained_is_kept(folder):
    keep_weights("toy", EVALUATOR, {"table": [[1.5, -2.0, 0.25]]}, {})
    assert weights_of("toy", EVALUATOR) == instinctive(EVALUATOR)


def test_what_a_master_learns_serves_no_other_level(folder):
    master = replace(EVALUATOR, whose=MASTERS)
    keep_weights("toy", EVALUATOR, {"table": [[1.5, -2.0, 0.25]]}, {"table": {}})
    assert weights_of("toy", master) == {"table": [[1.5, -2.0, 0.25]]}
    keep_weights("toy", master, {"table": [[3.0, 0.0, 0.0]]}, {"table": {}, "masters_table": {}})
    assert weights_of("toy", EVALUATOR) == {"table": [[1.5, -2.0, 0.25]]}
    assert weights_of("toy", master) == {"table": [[3.0, 0.0, 0.0]]}


@pytest.mark.nightly
def test_a_master_that_begins_anew_leaves_the_training_of_the_others(folder):
    asked = ["nations", "--settings", "solo", "--evolve", "1", "--games", "1", "--seed", "1", "--fresh"]
    for level in ("normal", "master"):
        assert train.main([*asked, "--trials", "2", "--level", level]) == 0
    known = yaml.safe_load((folder / "nations.yaml").read_text())
    assert set(known["training"]) == {"solo", "masters_solo"}
    assert set(known["weights"]) == set(known["masters_weights"]) == {"solo"}


def test_before_any_training_the_instinct_counts(folder):
    assert weights_of("toy", EVALUATOR) == {"table": [[1.0, 0.5, 0.0]]}


# Habits


def habits_trained(folder, *more):
    """The file after a training of the deck-builder's habits."""
    asked = [
        "nation_deckbuilder",
        "--settings",
        "solo",
        "--evolve",
        "1",
        "--games",
        "1",
        "--seed",
        "1",
        *TRIALS,
    ]
    assert train.main([*asked, *more]) == 0
    return yaml.safe_load((folder / "nation_deckbuilder.yaml").read_text())


def test_where_a_evaluator_has_habits_their_figures_evolve(folder):
    first, second = habits_trained(folder), habits_trained(folder, "--fresh")
    assert set(first["figures"]["solo"]) == set(evaluator_of(game_named("nation_deckbuilder")).habits.instinct)
    assert len(first["training"]["solo"]["generations"]) == 1
    assert "weights" not in first
    assert first["figures"] == second["figures"]


def test_kept_figures_leave_those_of_other_tables_alone(folder):
    keep_figures("toy", "solo", {"bar": 1.5}, {"minutes": 1})
    keep_figures("toy", "duel", {"bar": 2.5}, {"minutes": 2})
    assert learned_figures("toy", "solo") == {"bar": 1.5}
    assert learned_figures("toy", "duel") == {"bar": 2.5}
    assert set(weights.learned("toy")["training"]) == {"solo", "duel"}


def test_a_master_goes_by_figures_of_its_own_and_by_those_of_all(folder):
    keep_figures("toy", "solo", {"bar": 1.5, "tax": 1.0}, {"minutes": 1})
    keep_figures("toy", "solo", {"bar": 2.5}, {"minutes": 2}, MASTERS)
    assert learned_figures("toy", "solo") == {"bar": 1.5, "tax": 1.0}
    assert learned_figures("toy", "solo", MASTERS) == {"bar": 2.5, "tax": 1.0}
    assert set(weights.learned("toy")["training"]) == {"solo", "masters_solo"}


def test_habits_are_learned_only_at_tables_that_have_figures_of_their_own(folder):
    with pytest.raises(SystemExit):
        train.main(["nation_deckbuilder", "--settings", "teams", "--evolve", "1"])


def test_before_any_training_there_are_no_figures(folder):
    assert learned_figures("toy", "solo") == {}


def test_who_follows_habits_plays_by_the_figures_given():
    habits = evaluator_of(game_named("nation_deckbuilder")).habits
    usual = list(habits.instinct.values())
    never_buys = [100.0 if name == "bar" else figure for name, figure in habits.instinct.items()]
    players = (Follower(usual), Follower(never_buys))
    finals = practise(SelfPlay("nation_deckbuilder", TrainingTable(2), 1, players, curiosity=0.0)).finals
    assert finals[0] > 0 > finals[1]
