"""Hands that think: what each level sees, what a style changes, and that the same seed thinks the same."""

from dataclasses import replace

import pytest

from game.bots.analysis.move_analysis import AT_FIRST_SIGHT, Effort
from game.bots.bot import think_through
from game.bots.level import LEVELS
from game.bots.roster import thinking_hand
from game.bots.search.evaluator import Budget, Habits, PlayStyle
from game.bots.search.one_ply import Ranked
from game.bots.search.search import Ending, SearchBot, Trial
from game.bots.search.worth import Worth
from game.bots.training.weights import instinctive
from game.engine import flow
from game.engine.hidden import observe
from tests.game.bots.toy_evaluator import EVALUATOR
from tests.game.engine.toy import TOY


def position(heap=7, seats=2, seed=1):
    return TOY.new({"heap": heap}, seats, seed)


def hand(level, evaluator=EVALUATOR, style=None, seed=1, budget=None, in_time=False):
    taste = evaluator.styles[style] if style else None
    return thinking_hand(TOY, evaluator, instinctive(evaluator), LEVELS[level], taste, seed, budget, in_time)


def chosen(hand, state):
    view = observe(state, state.decision.seat, TOY.hidden)
    return hand.choose(view, view.decision)


def test_normal_takes_the_last_stones():
    assert chosen(hand("normal"), position(heap=2)) == ("take", "2")


def test_what_a_hand_is_blind_to_is_worth_nothing_to_it():
    state = position()
    seeing, blind = (Worth(EVALUATOR, instinctive(EVALUATOR), blind=blind) for blind in (frozenset(), EVALUATOR.blind))
    before = seeing(state, 0), blind(state, 0)
    state.players[0].points += 3
    assert (seeing(state, 0), blind(state, 0)) == (before[0] + 3, before[1])


def test_a_position_is_worth_the_lead_over_the_best_rival():
    state = position(seats=3)
    for player, points in zip(state.players, (5, 1, 4), strict=True):
        player.points, player.hand = points, ()
    assert Worth(EVALUATOR, instinctive(EVALUATOR))(state, 0) == 1
    assert Worth(EVALUATOR, instinctive(EVALUATOR))(state, 1) == -4


def test_easy_overlooks_the_same_moves_all_game_long():
    easy = hand("easy")
    state = position()
    view = observe(state, 0, TOY.hidden)
    assert easy.noticed(view, view.decision) == easy.noticed(view, view.decision)
    seen = {tuple(hand("easy", seed=seed).noticed(view, view.decision)) for seed in range(20)}
    assert len(seen) > 1
    assert all(("draw_card",) in moves for moves in seen)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_ever_makes_a_move_that_the_evaluator_rules_out(level):
    state = position(heap=12)
    while state.decision:
        if state.throws_left == 1:
            assert chosen(hand(level), state) != ("throw_die",)
        flow.apply(state, state.decision.moves[-1])


def test_hard_sees_that_leaving_three_stones_wins():
    """From four stones, taking one leaves three, from which every answer of the other loses."""
    plain = replace(EVALUATOR, candidates=lambda state, decision: [m for m in decision.moves if m[0] == "take"])
    assert chosen(hand("hard", plain), position(heap=4)) == ("take", "1")


@pytest.mark.parametrize(("worths", "is_better"), [([], False), ([3.0], True), ([3.0, 2.5], True), ([3.0, 0.5], False)])
def test_a_move_must_surely_be_better_than_the_usual_one(worths, is_better):
    usual = Trial(Ranked(("take", "2"), 0.0, ()), [1.0] * 4)
    assert Trial(Ranked(("take", "1"), 4.0, ()), worths).is_surely_better(usual, 2.0) == is_better


def test_a_hard_hand_keeps_to_the_policy_of_the_evaluator_when_nothing_is_better():
    stubborn = replace(
        EVALUATOR, policy=lambda chance, state, decision: decision.moves[1], ending=lambda state, seat: {}
    )
    state = position(heap=9)
    assert chosen(hand("hard", stubborn), state) == state.decision.moves[1]


def test_without_futures_the_policy_is_played_at_once():
    policy = replace(EVALUATOR, policy=lambda chance, state, decision: decision.moves[1])
    state = position(heap=9)
    assert chosen(hand("hard", policy, budget=Budget(rollouts=0)), state) == state.decision.moves[1]


def test_a_style_leans_on_the_figures_of_the_habits():
    def guided(figures):
        return lambda chance, state, decision: decision.moves[round(figures("table")[0])]

    leaning = PlayStyle({}, {"place": 1.0})
    policy = guided(lambda setting: [0.0])
    evaluator = replace(
        EVALUATOR,
        policy=policy,
        habits=Habits({"place": 0.0}, guided, ("table",)),
        styles={"greedy": leaning},
    )
    state = position(heap=9)
    plain, greedy = (hand("hard", evaluator, style, budget=Budget(rollouts=0)) for style in (None, "greedy"))
    assert chosen(plain, state) == state.decision.moves[0]
    assert chosen(greedy, state) == state.decision.moves[1]


def test_a_level_may_think_of_moves_of_its_own():
    modest = replace(EVALUATOR, glimpsed={"easy": lambda state, decision: [("take", "1")]})
    assert chosen(hand("easy", modest), position(heap=2)) == ("take", "1")
    assert chosen(hand("normal", modest), position(heap=2)) == ("take", "2")


@pytest.mark.parametrize("heap", [9, 10])
def test_a_future_ends_as_far_ahead_as_the_evaluator_looks_wherever_it_begins(heap):
    seen = []
    watching = replace(
        EVALUATOR,
        candidates=lambda state, decision: [("take", "1")] if state.heap < heap else decision.moves[:2],
        progress=lambda state: -state.heap,
        settle=lambda state, seat: seen.append(state.heap),
        ahead=3,
    )
    chosen(hand("hard", watching), position(heap=heap))
    assert min(seen) == heap - 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_chooses_the_same_move_in_pieces_and_at_once(level):
    state = position()
    view = observe(state, 0, TOY.hidden)
    first, second = hand(level), hand(level)
    assert first.choose(view, view.decision) == think_through(second.thoughts(view, view.decision))


def test_the_clock_only_cuts_thinking_short():
    cut = hand("hard", budget=Budget(rollouts=10**6, shortlist=4, seconds=0.0), in_time=True)
    assert chosen(cut, position()) in position().decision.moves
    whole = [hand("hard", budget=Budget(rollouts=8, seconds=seconds)) for seconds in (0.0, 60.0)]
    assert chosen(whole[0], position()) == chosen(whole[1], position())


def test_a_kind_of_table_may_have_a_budget_of_its_own():
    evaluator = replace(EVALUATOR, budgets={EVALUATOR.setting(position()): Budget(rollouts=0)})
    ranked_only = chosen(hand("hard", budget=Budget(rollouts=0)), position())
    assert evaluator.budget_at(position()) == Budget(rollouts=0)
    assert chosen(hand("hard", evaluator), position()) == ranked_only


def test_a_style_decides_among_nearly_equal_moves_only():
    state = position(heap=7)
    near = hand("normal", style="lucky")
    ranked = [near.weighed(observe(state, 0, TOY.hidden), 0, move) for move in state.decision.moves]
    liked = near.liked(sorted(ranked, key=lambda each: -each.worth), 0)
    best = max(each.worth for each in ranked)
    assert next(each.worth for each in ranked if each.move == liked) >= best - EVALUATOR.window


def test_the_only_move_costs_no_thought():
    state = position(heap=1)
    state.deck, state.throws_left = (), 0
    state.decision = state.decision.choice(state, 0)
    thoughts = hand("hard").thoughts(state, state.decision)
    with pytest.raises(StopIteration) as done:
        next(thoughts)
    assert done.value.value == ("take", "1")


def test_one_future_says_all_where_everything_is_certain():
    seen = []
    certain = replace(
        EVALUATOR,
        is_certain=lambda state: True,
        settle=lambda state, seat: seen.append(1),
        ahead=0,
        imaginings=1,
    )
    chosen(hand("hard", certain), position(heap=9))
    assert len(seen) == 2 * len(certain.candidates(position(heap=9), position(heap=9).decision))


def test_a_hand_that_plans_improves_its_own_moves_in_a_future():
    """From six stones, taking one loses where everybody takes one stone from then on, and wins with a two later."""
    plain = replace(
        EVALUATOR,
        candidates=lambda state, decision: [move for move in decision.moves if move[0] == "take"],
        likely=lambda state, decision: [("take", "1")],
        is_certain=lambda state: True,
    )
    planning = replace(plain, alternatives=plain.candidates)
    state = position(heap=6)
    worths = []
    for evaluator, effort in ((plain, None), (planning, None), (planning, AT_FIRST_SIGHT)):
        tries = think_through(hand("master", evaluator).tries(state, state.decision, effort))
        worths.append({each.move: each.worths[-1] for each in tries})
    assert worths[0]["take", "1"] < 0 < worths[1]["take", "1"]
    assert worths[2] == worths[0]


def test_a_hand_that_plans_asks_once_what_is_usual_in_a_position_and_forgets_it_after_the_move():
    asked = []

    def likely(state, decision):
        asked.append((state.leaves(), state.rng, *state.stack))
        return [("take", "1")]

    planning = replace(EVALUATOR, likely=likely, alternatives=EVALUATOR.candidates, is_certain=lambda state: True)
    state = position(heap=9)
    master = hand("master", planning)
    think_through(master.thoughts(state, state.decision))
    assert len(set(asked)) == len(asked) > 10
    think_through(master.thoughts(state, state.decision))
    assert len(asked) == 2 * len(set(asked))


def test_a_hand_that_plans_keeps_nothing_of_futures_in_which_moves_have_faced_each_other():
    planning = replace(EVALUATOR, alternatives=EVALUATOR.candidates)
    state, master = position(heap=9), hand("master", planning)
    kept = []
    for number in range(6):
        moves = state.decision.moves[:2]
        think_through(master.faced(state, state.decision, moves, range(number, number + 1)))
        kept.append(len(master._usual))
    assert 0 < kept[-1] <= 2 * kept[0]


@pytest.mark.parametrize(("times", "futures"), [(0.25, 3), (1, 12), (2, 24)])
def test_an_effort_is_so_many_times_the_futures(times, futures):
    state = position(heap=9)
    busy = replace(EVALUATOR, budget=Budget(rollouts=24, shortlist=2))
    tries = think_through(hand("hard", busy).tries(state, state.decision, Effort(times, 9.0)))
    assert [len(each.ends) for each in tries] == [futures, futures]


def test_what_is_minor_is_left_to_one_ply():
    minor = replace(EVALUATOR, is_minor=lambda decision: True, ahead=99)
    assert chosen(hand("hard", minor), position(heap=4)) == chosen(hand("normal"), position(heap=4))


def test_hands_with_other_seeds_choose_otherwise_among_equal_moves():
    indifferent = replace(EVALUATOR, weigh=lambda state, seat: [0.0, 0.0, 0.0])
    assert len({chosen(hand("normal", indifferent, seed=seed), position()) for seed in range(20)}) > 1


def test_the_usual_move_is_tried_out_to_the_last(monkeypatch):
    usual = ("take", "1")
    tried = []

    def end(hand, future, seat, move, then):
        tried.append(move)
        yield
        future.heap = int(move != usual)
        return Ending(future, ())

    monkeypatch.setattr(SearchBot, "_end", end)
    settled = replace(
        EVALUATOR,
        policy=lambda chance, state, decision: usual,
        weigh=lambda state, seat: [float(state.heap), 0.0, 0.0],
        rivals=lambda state, seat: [],
    )
    best = chosen(hand("hard", settled), position(heap=9))
    assert best != usual
    assert tried.count(usual) == tried.count(best)


def test_what_shows_something_new_is_averaged_over_several_re_deals():
    state = position()
    view, normal = observe(state, 0, TOY.hidden), hand("normal")
    assert len(normal.weighed(view, 0, ("take", "1")).leads_to) == 1
    positions = normal.weighed(view, 0, ("draw_card",)).leads_to
    assert len(positions) == EVALUATOR.imaginings
    assert len({each.players[0].hand for each in positions}) > 1


def test_what_one_ply_says_counts_as_one_future(monkeypatch):
    def end(hand, future, seat, move, then):
        yield
        future.heap = int(move == ("take", "2"))
        return Ending(future, ())

    monkeypatch.setattr(SearchBot, "_end", end)
    doubtful = replace(
        EVALUATOR,
        weigh=lambda state, seat: [4.0 * (state.heap == 8) + (state.heap == 1), 0.0, 0.0],
        rivals=lambda state, seat: [],
        candidates=lambda state, decision: [("take", "1"), ("take", "2")],
    )
    few, many = (hand("hard", doubtful, budget=Budget(rollouts=rollouts)) for rollouts in (4, 40))
    assert chosen(few, position(heap=9)) == ("take", "1")
    assert chosen(many, position(heap=9)) == ("take", "2")


def test_in_a_future_nobody_foresees_the_dice():
    gambler = replace(
        EVALUATOR,
        weigh=lambda state, seat: [float(state.heap >= 13), 0.0, 0.0],
        rivals=lambda state, seat: [],
        candidates=lambda state, decision: [("take", "1"), ("throw_die",)],
    )
    thrown = []
    for seed in range(40):
        future = position(heap=9, seed=seed)
        if think_through(hand("hard", gambler).likely(future, future.decision)) == ("throw_die",):
            flow.apply(future, ("throw_die",))
            thrown.append(future.heap - 9)
    assert min(thrown) < 4 <= max(thrown)
