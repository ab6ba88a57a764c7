"""The laboratory: its figures, what it looks at, and a game that goes on once more without a piece."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game import GAMES
from game.cards.registry import OF_A_MOD
from game.engine import flow
from game.files.untrusted import InvalidInput
from game.lab import experiment
from game.lab.command import main
from game.lab.experiment import Experiment, Keeping, LabGame, LabOutcome, Offered, Pair, play_lab_game
from game.lab.findings import LabTally
from game.lab.interval import RunningMean, chance_beyond, crossing, holm, scatter_of, student
from game.lab.subject import copies, number_called, printed_pieces, with_mod, with_number, with_piece
from game.mods import installed
from tests.attacks import labs


@pytest.fixture
def no_mods():
    """A process that has the mods of a lab forgets them."""
    yield
    installed.adopt({})
    installed.look_again()


def of(*pieces, mods=("lab",)):
    return Experiment("nations", tuple((mod, ()) for mod in mods), pieces, 2, "normal", (), "mark")


def counted(plan, outcomes):
    tally = LabTally(plan)
    for outcome in outcomes:
        tally.add(outcome)
    return tally.findings()


def drawn(games, piece=0.0, seed=1, pieces=20):
    """Outcomes of games in which our pieces are worth 1 point, some more and some less; x is worth so much more."""
    random = Random(seed)
    ours = [which % 3 for which in range(pieces)]
    outcomes = []
    for number in range(games):
        which = random.randrange(pieces)
        pair = Pair("x", round(random.gauss(1 + piece, 5)))
        mine = Pair(f"our{which}", round(random.gauss(ours[which], 5)))
        outcomes.append(LabOutcome(number, (Offered("x", True, 1.0), Offered("x", False, 0.0)), (pair,), (mine,)))
    return outcomes


def test_students_quantiles_are_those_of_the_books():
    assert [round(student(n), 3) for n in (1, 5, 30, 1_000_000)] == [12.706, 2.571, 2.042, 1.96]
    assert chance_beyond(2.0, 10) == pytest.approx(0.0734, abs=1e-4)
    assert chance_beyond(0.0, 4) == 1.0


def test_a_sample_knows_its_interval_and_one_value_none():
    mean, low, high = RunningMean.of([1, 2, 3, 4]).interval
    assert (mean, round(low, 2), round(high, 2)) == (2.5, 0.45, 4.55)
    assert RunningMean.of([3]).interval.reach == float("inf")


def test_holm_leaves_stars_to_what_is_sure_among_many():
    assert holm({"a": 0.001, "b": 0.02, "c": 0.03, "d": 0.9}) == {"a"}
    assert holm({"a": 0.04}) == {"a"}


def test_pieces_that_differ_scatter_and_equal_ones_do_not():
    random = Random(3)
    apart = scatter_of([RunningMean.of(random.gauss(centre, 1) for _ in range(50)) for centre in range(10)])
    equal = scatter_of([RunningMean.of(random.gauss(4, 1) for _ in range(50)) for _ in range(10)])
    assert 8.25 < apart < 16
    assert equal < 0.1
    assert scatter_of([RunningMean.of([1.0, 2.0])]) == float("inf")


def test_a_line_crosses_where_it_should_in_95_of_100():
    assert crossing(4, -2, (0.01, 0.001, 0.0), 50).holds(2)
    assert crossing(4, -0.01, (1, 1, 0.0), 50) is None
    held = 0
    for seed in range(100):
        random = Random(seed)
        outcomes = []
        for number in range(300):
            step = (-1, 0, 1)[number % 3]
            ours = Pair(f"our{random.randrange(10)}", round(random.gauss(0, 2)))
            outcomes.append(LabOutcome(number, (), (Pair("x", round(random.gauss(1 - 2 * step, 2))),), (ours,)))
        line = counted(of("x", mods=("lab_less", "lab", "lab_more")), outcomes).line
        held += line.value is not None and line.value.holds(0.5)
    assert 90 <= held <= 99


def test_a_piece_far_from_ours_has_a_star_and_one_like_ours_has_none():
    far, like = (counted(of("x"), drawn(400, piece)).pieces[0] for piece in (5.0, 0.0))
    assert far.has_star
    assert not like.has_star
    assert far.price.value.mean == pytest.approx(-5, abs=1)
    assert (like.offered, like.takers, like.won.share) == (800, 400, 1.0)


def test_a_price_is_told_once_it_is_known_to_half_a_point():
    few, many = (counted(of("x"), drawn(games)).pieces[0].price for games in (100, 2500))
    assert not few.is_known
    assert 300 < few.more < 3000
    assert many.is_known
    assert not counted(of("x"), drawn(3)).pieces[0].price.value


def test_every_game_has_pieces_that_may_be_changed():
    for name in GAMES:
        known = printed_pieces(name)
        for piece in list(known)[:: len(known) // 4]:
            assert not copies(name, (piece,)).findings


def test_a_step_that_no_piece_may_have_is_left_out():
    for piece, name, steps in (
        ("cathedral", "deploy", ["lab_less", "lab", "lab_more"]),
        ("israel", "vp", ["lab", "lab_more"]),
    ):
        number = number_called("nations", piece, name)
        assert [mod for mod, _ in with_number("nations", piece, number, 2).mods] == steps


def test_what_is_not_there_is_told_with_what_is():
    with pytest.raises(InvalidInput, match=r"no number price\. It has deploy"):
        number_called("nations", "cathedral", "price")
    with pytest.raises(InvalidInput, match="Did you mean cathedral"):
        with_piece("nations", "cathedrale", 2)


@pytest.mark.parametrize(
    "fault",
    [
        {"number": -1},
        {"number": True},
        {"offered": (Offered("x", 1, 0.5),)},
        {"offered": (Offered("x", True, 2.0),)},
        {"pairs": (Pair("x", 1e9),)},
        {"ours": (Pair(3, 1),)},
        {"ours": (Pair("x", 10**9),)},
    ],
)
def test_an_outcome_that_no_game_can_have_is_refused(fault):
    with pytest.raises(ValueError):
        LabOutcome(**{"number": 1, **fault})


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["nations_dice", pytest.param("nation_deckbuilder", marks=pytest.mark.long)])
def test_a_game_goes_on_without_the_piece_for_its_taker_alone(game, no_mods, monkeypatch):
    plan = with_mod(copies(game, tuple(list(printed_pieces(game))[:1])), game, 2, "easy")
    moves = []
    apply = flow.apply

    def noted(state, move):
        if state.always.bars:
            moves.append((state.decision.seat, move, state.always.bars))
        apply(state, move)

    monkeypatch.setattr(experiment.flow, "apply", noted)
    outcome = play_lab_game(LabGame(plan, 1))
    assert outcome.ours
    assert {bars for _, _, bars in moves if OF_A_MOD not in "".join(bars.pieces)}
    assert not any(bars.bar(seat, move) for seat, move, bars in moves)


def test_a_piece_is_kept_from_one_seat():
    kept = Keeping("", 1, pieces=frozenset(["m.farm"]), takes=frozenset(["buy_free"]))
    assert kept.bar(1, ("buy_free", "m.farm#2"))
    assert not kept.bar(0, ("buy_free", "m.farm#2"))
    assert not kept.bar(1, ("mark", "m.farm#2"))


def test_the_command_goes_on_with_what_it_kept_and_draws_it(tmp_path, no_mods, capsys):
    asked = ["nations_dice", "--piece", "bank", "--games", "3", "--player", "easy", "--keep", str(tmp_path / "k")]
    assert main([*asked, "--plot", str(tmp_path / "out.svg")]) == 0
    first, kept = capsys.readouterr().out, (tmp_path / "k").read_bytes()
    assert main(asked) == 0
    assert capsys.readouterr().out == first
    assert (tmp_path / "k").read_bytes() == kept
    assert first.startswith("3 games. Even is")
    assert "<svg" in (tmp_path / "out.svg").read_text()


def kept_run():
    """600 games of the Dice Game with copies of eight tiles that were drawn at random, as `tests.attacks.labs` plays
    them: of each game the pairs of the copies, and of a tile of ours.
    """
    run = json.loads((Path(__file__).parent / "lab_run.json").read_text())
    for number, (pairs, ours) in enumerate(run["games"]):
        measured = tuple(Pair(run["pieces"][piece], points) for piece, points in pairs)
        yield LabOutcome(number, (), measured, tuple(Pair(run["ours"][piece], points) for piece, points in ours))


def test_intervals_hold_what_was_planted_and_copies_of_our_pieces_bear_no_stars():
    outcomes = list(kept_run())
    plan = of(*sorted({pair.piece for outcome in outcomes for pair in outcome.pairs}))
    held, starred = labs.believed(plan, outcomes, 60, Random(1))
    assert 90 <= held <= 99
    assert starred <= 7


def test_a_copy_that_is_better_by_five_points_bears_a_star():
    better = [
        replace(each, pairs=tuple(Pair(name, points + 5 * (name == "bank")) for name, points in each.pairs))
        for each in kept_run()
    ]
    pieces = sorted({pair.piece for outcome in better for pair in outcome.pairs})
    assert [each.piece for each in counted(of(*pieces), better).pieces if each.has_star] == ["bank"]
