"""One judge for warnings and hands: a hand that would pass where the table warns goes the way that it would show."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest

from game.bots.bot import think_through
from game.bots.roster import bot_named, evaluator_of
from game.bots.search.evaluator import SecondLook
from game.bots.search.search import Ending
from game.bots.search.second_look import PASS, at_a_pass
from game.engine import flow
from game.engine.goal_search import MOST_TRIED, overlooked
from game.nations import GAME
from game.nations.analysis.goals import WISHING
from game.tools import passes
from tests.game.bots.toy_evaluator import EVALUATOR as TOY_MIND
from tests.game.nations.scenario import table

PASSES = replace(evaluator_of(GAME), candidates=lambda state, decision: (PASS,))
"""An evaluator that never thinks of anything but passing."""


def lost_war() -> Any:
    """A Legionary, or a Worker on Axeman, keeps the VP and the Gold that the War costs."""
    return table(
        {"gold": 3, "stone": 5, "area": 1, "slots": {"axeman": 0, "temple": 1}},
        {"gold": 9, "slots": {"hoplite": 1}},
        board=[["ziggurat"], [], ["legionary"]],
        war="parthian_wars",
        war_strength=1,
        war_buyer=1,
        passed=(1,),
    )


def hand(level: str, evaluator: Any = PASSES) -> Any:
    """A hand of a level that goes by an evaluator of its own."""
    found: Any = bot_named(GAME, level, 7)
    looks = evaluator.second_look if level != "easy" else None
    found.evaluator = replace(evaluator, second_look=looks)
    return found


def test_normal_goes_the_way_that_a_person_would_be_warned_of():
    state = lost_war()
    way = think_through(overlooked(WISHING, state)).way
    assert hand("normal").choose(state, state.decision) == way.moves[0]


@pytest.mark.parametrize("level", ["hard", "master"])
def test_hands_that_search_set_the_way_against_the_pass(level):
    state = lost_war()
    searching = hand(level)
    way = think_through(overlooked(WISHING, state)).way
    one, other = think_through(searching.lines_faced(state, state.decision, [way.moves, (PASS,)]))
    is_better = sum(one.worths) > sum(other.worths)
    assert searching.choose(state, state.decision) == (way.moves[0] if is_better else PASS)
    assert is_better


def test_easy_may_overlook_it():
    state = lost_war()
    assert bot_named(GAME, "easy", 7).evaluator.second_look is None  # type: ignore[attr-defined]
    assert hand("easy").choose(state, state.decision) == PASS


def test_the_adviser_says_what_the_hand_plays():
    state = lost_war()
    for level in ("normal", "hard"):
        analysis = think_through(hand(level).analysis(state, state.decision))
        assert analysis.move == hand(level).choose(state, state.decision) != PASS


def test_what_is_left_of_a_way_is_found_again():
    """No hand keeps anything: thought of anew, the same way goes on."""
    state = lost_war()
    for _ in range(3):
        move = hand("normal").choose(state, state.decision)
        if move == PASS:
            break
        flow.apply(state, move)
    assert think_through(overlooked(WISHING, state)) is None


def test_only_a_pass_is_looked_at_again():
    state = lost_war()
    look = at_a_pass(WISHING).line
    assert think_through(look(state, ("deploy", "area", "slot0"), MOST_TRIED)) == ()
    assert think_through(look(state, PASS, MOST_TRIED))


def test_a_second_look_tries_no_more_than_it_may():
    state = lost_war()
    assert think_through(at_a_pass(WISHING).line(state, PASS, 0)) == ()


def test_bots_that_search_try_as_many_moves_as_the_table():
    """Two of three passes of Hard bots that were surely errors had a way that 600 moves don't find."""
    state, tried = lost_war(), []

    def noted(observation: Any, move: Any, most: int) -> Generator[None, None, tuple[()]]:
        tried.append(most)
        yield
        return ()

    for level in ("normal", "hard", "master"):
        hand(level, replace(PASSES, second_look=SecondLook(noted))).choose(state, state.decision)
    assert tried == [600, MOST_TRIED, MOST_TRIED]


def test_a_line_is_gone_on_with_as_long_as_it_can_be():
    """The second move of the way is made in the future, too: the War is not lost."""
    state = lost_war()
    searching = hand("hard")
    search = searching._end(state.copy(), 0, ("buy_card", "legionary", "slot0"), [("deploy", "area", "slot0")])
    end = think_through(search)
    assert end.position.nations[0].workers[0] == 1
    assert end.line[:1] == (("deploy", "area", "slot0"),)


def late_war(way_is_better: bool, level: str, monkeypatch: Any, **how: Any) -> tuple[Any, Any, list[bool]]:
    """The same war in the last round but one; a hand for which the end of the game says that, and the end of the round
    the opposite; and for every future that it plays on, whether to the end of the game.
    """
    monkeypatch.setattr("game.bots.search.search.TO_THE_END", range(540, 543))
    state, played = lost_war(), []
    state.round = state.rounds - 1
    searching: Any = bot_named(GAME, level, 7, **how)
    searching.evaluator = PASSES

    def end(future: Any, seat: int, move: Any, then: Any = (), everybody: Any = None) -> Generator[None, None, Ending]:
        yield
        played.append(everybody is not None)
        worth: Any = (move != PASS) == (played[-1] == way_is_better)
        return Ending(worth, (move,))

    monkeypatch.setattr(searching, "_end", end)
    monkeypatch.setattr(searching, "_worth", lambda position, seat: float(position is True))
    return state, searching, played


@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize("way_is_better", [True, False])
def test_late_in_a_game_its_end_decides_between_way_and_pass(level, way_is_better, monkeypatch):
    """Weights that are the same in every round count what a round brings as if there were more to come."""
    state, searching, played = late_war(way_is_better, level, monkeypatch)
    assert (searching.choose(state, state.decision) != PASS) == way_is_better
    assert played == [True] * 6
    state.round -= 1
    assert (searching.choose(state, state.decision) != PASS) != way_is_better


def test_advice_late_in_a_game_sets_nothing_above_what_its_end_has_chosen(monkeypatch):
    state, searching, _ = late_war(True, "hard", monkeypatch)
    searching.evaluator = evaluator_of(GAME)
    told = think_through(searching.tries(state, state.decision))
    assert told[0].move != PASS
    assert len(told) > 1
    assert PASS not in [each.move for each in told]


@pytest.mark.parametrize(("seconds", "futures"), [(0.0, 1), (600.0, 3)])
def test_the_clock_of_the_table_cuts_a_late_second_look_short(seconds, futures, monkeypatch):
    monkeypatch.setattr("game.bots.search.search.SECONDS_TO_THE_END", seconds)
    state, searching, played = late_war(True, "hard", monkeypatch, in_time=True)
    searching.choose(state, state.decision)
    assert played == [True] * 2 * futures


def test_a_future_goes_on_to_the_end_of_the_game_where_that_is_asked():
    state = lost_war()
    state.round = state.rounds - 1
    searching: Any = bot_named(GAME, "hard", 7)
    plain: Any = bot_named(GAME, "normal", 7)
    ends = [think_through(searching._end(state.copy(), 0, PASS, (), everybody)) for everybody in (None, plain)]
    assert [end.position.is_over for end in ends] == [False, True]


def test_only_the_last_two_rounds_among_several_are_late():
    state = lost_war()
    look, late = evaluator_of(GAME).second_look, []
    assert look
    for state.round in range(1, 9):
        late += [state.round] * look.is_late(state)
    assert late == [7, 8]
    alone = table({}, round=7)
    assert not look.is_late(alone)


def test_a_game_without_stakes_has_no_second_look():
    assert TOY_MIND.second_look is None
    assert evaluator_of(GAME).second_look is not None


def test_passes_are_counted(capsys):
    assert passes.main(["nations_dice", "--hand", "normal", "--passes", "4", "--futures", "2"]) == 0
    told = dict(line.split(": ") for line in capsys.readouterr().out.splitlines())
    assert told["passes"] == "4"
    assert set(told) >= {"warned of", "surely better"}


def test_a_pass_is_judged_by_the_end_of_the_game_where_the_rest_of_the_round_is_certain():
    """One future of a Hard bot would say all there, and nothing that the bot hasn't gone by itself."""
    state = lost_war()
    state.round = 7
    judged = passes._judged(GAME, state, passes.PassingGame("nations", "hard", 2, 1, 3))
    assert judged.leads == (0.0, 1.0, 1.0)


def test_a_bot_that_looks_again_plays_against_one_that_does_not(capsys):
    assert passes.main(["nations_dice", "--games", "4", "--seed", "6"]) == 0
    told = capsys.readouterr().out
    assert "games: 4" in told
    assert "margin of looking again: +0.75 ± 0.75" in told, "seed 6 brings nothing, and seed 7 a point and a half"
