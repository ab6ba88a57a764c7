"""Looking back: turning points are better moves for sure, few, and the same whenever one asks."""

import json
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest

from game import GAMES
from game.bots.advice.consequences import NOTHING_KNOWN
from game.bots.analysis import game_review
from game.bots.analysis.game_review import (
    BLAMED,
    LEAST_LOSS,
    LEGS,
    MOST,
    CloseCall,
    CloseLook,
    CostlyMove,
    StrongMove,
    TurningPoint,
    turning_points,
)
from game.bots.analysis.move_analysis import SURE, MoveAnalysis, MoveComparison, Tried
from game.bots.bot import think_through
from game.bots.roster import bot_named, evaluator_of
from game.bots.search.rollouts import gains
from game.bots.training.match import answer, bot_seed
from game.engine import flow
from game.session.savefile_lines import text_of
from game.session.session import Hint, Seat, SeatChange, Session
from game.tools import review


@pytest.fixture(scope="module")
def session():
    game, seats = GAMES["nations"], [Seat(f"Seat {number + 1}", "easy", number + 1) for number in range(2)]
    session = Session(game, {"ages": 1}, seats, "9")
    hands = [bot_named(game, "easy", bot_seed("9", seat)) for seat in range(2)]
    while decision := session.state.decision:
        session.play(answer(game, hands[decision.seat], session.state))
    return session


@pytest.fixture(scope="module")
def steps(session):
    """All that a review says, and last what it finds."""
    thoughts, said = review.review(session, 0), []
    while True:
        try:
            said.append(next(thoughts))
        except StopIteration as done:
            return [*filter(None, said), done.value]


@pytest.fixture(scope="module")
def found(steps):
    return steps[-1]


def test_of_a_seat_that_was_given_to_a_computer_the_moves_of_the_person_are_looked_back_on(session):
    whole = game_review._own(session, 0)
    half = session.at(len(session.moves))
    half.seats = (replace(session.seats[0], player="normal"), session.seats[1])
    half.handed = (SeatChange(whole[3], 0, "human"),)
    assert game_review._own(half, 0) == whole[:3]
    assert game_review._own(half, 1) == game_review._own(session, 1)


@pytest.mark.parametrize(("name", "is_told"), [("nation_deckbuilder", False), ("nations", True)])
def test_hands_of_a_game_that_may_still_run_are_not_looked_back_on(name, is_told):
    game, easy = GAMES[name], bot_named(GAMES[name], "easy", 1)
    session = Session(game, {}, [Seat("A", "human", 1), Seat("B", "human", 2)], "9")
    dealt_anew = 60
    for number in range(2 * dealt_anew):
        if number == dealt_anew:
            session.reshuffle(0, "other cards")
        session.play(answer(game, easy, session.state))
    for seat in range(2):
        own = game_review._own(session, seat)
        assert (own[0] < dealt_anew) is is_told
        assert own[-1] > dealt_anew


@pytest.mark.nightly
def test_the_margin_to_expect_is_told_before_every_move_and_at_the_end(session, found):
    assert len(found.expected) == len(session.moves) + 1
    *before, at_the_end = found.expected
    assert all(each.error > 0 for each in before)
    assert at_the_end.error == 0


def test_turning_points_are_surely_better_moves_of_the_seat(session, found):
    assert 0 < len(found.turning_points) <= MOST
    for point in found.turning_points:
        decision = session.state_before(point.number).decision
        assert decision.seat == 0
        assert point.move == session.moves[point.number]
        assert set(point.as_good) <= set(decision.moves) - {point.move}
        assert point.as_good[0] == point.better.move
        assert point.loss >= max(LEAST_LOSS, SURE * point.better.error)
        assert sum(reason.worth for reason in point.better.reasons) == pytest.approx(-point.loss)


def test_a_move_brings_nothing_over_itself_whatever_chance_does(session):
    move = session.moves[10]
    assert think_through(gains(session, 10, (move, move), ["normal"] * 2, range(3), "test")) == [0, 0, 0]


@pytest.mark.nightly
def test_what_a_better_move_brings_differs_from_future_to_future(session):
    moves = ("deploy", "slot4", "slot2"), session.moves[15]
    brought = think_through(gains(session, 15, moves, ["normal"] * 2, range(6), "test"))
    assert len(set(brought)) > 1


def test_whole_games_of_a_review_are_played_without_second_looks(session, monkeypatch):
    """They would take three quarters of the time that one waits for a turning point."""
    looked = []

    def overlooked(*asked):
        looked.append(asked)
        yield from ()

    monkeypatch.setattr("game.bots.search.second_look.overlooked", overlooked)
    monkeypatch.setattr(game_review, "TO_THE_END", ((2, 0.5, 1.0),))
    better, played = ("deploy", "slot4", "slot2"), session.moves[15]
    point = TurningPoint(15, played, MoveComparison(better, -5.0, 0.0, ()), ())
    think_through(game_review._gains(session, point))
    assert looked == []
    think_through(gains(session, 15, (better, played), ["normal"] * 2, [0], "test"))
    assert looked


def test_a_game_that_would_never_end_counts_as_it_stands(session, monkeypatch):
    monkeypatch.setattr("game.bots.search.rollouts.LONGEST", 0)
    moves, stand = (("deploy", "slot4", "slot2"), session.moves[15]), []
    for move in moves:
        state = session.state_before(15).copy()
        seat = state.decision.seat
        flow.apply(state, move)
        stand.append(evaluator_of(session.game).final(state, seat))
    brought = think_through(gains(session, 15, moves, ["normal"] * 2, range(2), "test"))
    assert brought == [stand[0] - stand[1]] * 2


@pytest.mark.parametrize(("gain", "is_told", "futures"), [(2.0, True, 5), (0.5, None, 8), (0.0, False, 3)])
def test_no_better_move_is_sure_after_three_futures_though_they_agree(session, monkeypatch, gain, is_told, futures):
    met = []

    def same_gain(session, number, moves, players, turns, purpose, **how):
        met.extend(turns)
        yield
        return [gain] * len(turns)

    monkeypatch.setattr(game_review, "gains", same_gain)
    point = TurningPoint(3, ("pass",), MoveComparison(("deploy",), -5.0, 0.0, ()), ())
    assert think_through(game_review._gains(session, point)) is is_told
    assert met == list(range(futures))


@pytest.mark.nightly
def test_asked_again_it_says_the_same(session):
    short = session.at(6)
    assert think_through(review.review(short, 0)) == think_through(review.review(short, 0))


def test_it_says_how_far_it_has_come(steps):
    done = [step.done for step in steps[:-1]]
    assert done == sorted(done)
    assert done[-1] <= steps[-2].of


def test_it_goes_on_telling_while_whole_games_are_played(steps):
    before, legs = LEGS["first sight"], sum(LEGS.values())
    shares = [step.done / step.of * legs for step in steps[:-1]]
    assert sum(before < share < legs for share in shares) > 3


def test_what_is_expected_is_told_at_once_what_is_seen_at_first_sight_before_the_close_look_and_luck_last(steps, found):
    assert steps[0].found.expected == found.expected
    sighted = next(step for step in steps if step.found.sight)
    assert sighted.done == LEGS["first sight"] * sighted.of // sum(LEGS.values())
    assert sighted.found.ledger is None
    assert found.ledger
    assert found.sight == sighted.found.sight
    assert found.sight.choices >= found.sight.behind >= found.sight.closely >= len(found.turning_points)


def test_the_strongest_move_is_the_first_that_is_ahead_in_other_futures_as_well(session, monkeypatch):
    moves = [StrongMove(lead, number, ("pass",), ("deploy",)) for lead, number in ((2.0, 3), (5.0, 9), (4.0, 12))]
    leads, met = {9: 0.4, 12: 1.7, 3: 9.0}, []

    def asked(session, index, purpose, by):
        def faced(view, decision, pair, futures):
            met.append(index)
            yield
            return pair

        other = MoveComparison(("deploy",), leads[index], 0.1, ())
        analysis = SimpleNamespace(others=(other,), facts=("what it does",))
        bot = SimpleNamespace(
            faced=faced, compared=lambda *about: analysis, explained=lambda view, seat, faced, analysis: analysis
        )
        return bot, None, SimpleNamespace(seat=0)

    monkeypatch.setattr(game_review, "asked", asked)
    strongest = think_through(game_review._strongest(session, moves, "hard"))
    assert strongest == moves[2]._replace(lead=1.7, facts=("what it does",))
    assert met == [9, 12]


def test_what_is_sure_is_told_at_once_and_never_taken_back(steps, found):
    so_far = [step.found.turning_points for step in steps[:-1]]
    for before, after in pairwise(so_far):
        assert set(before) <= set(after)
    assert so_far[0] == ()
    assert so_far[-1] == found.turning_points
    first = next(step for step in steps if step.found.turning_points)
    assert first.done < steps[-2].done
    assert first.found.expected == found.expected


def test_a_chance_that_is_missed_again_counts_once_where_it_seems_to_have_cost_most(session, monkeypatch):
    losses = {3: 2.0, 9: 5.0, 12: 4.0}
    better = ("buy_card", "monastery", "slot1")

    def at_first_sight(session, index, move, by):
        yield
        return CostlyMove(losses[index], index, move, better, (better,))

    def looked_at(session, suspect, by):
        yield
        return TurningPoint(suspect.number, suspect.move, MoveComparison(better, -suspect.loss, 0.0, ()), (better,))

    def gains(*arguments):
        yield
        return True

    monkeypatch.setattr(game_review, "_own", lambda session, seat: [*losses])
    monkeypatch.setattr(game_review, "at_first_sight", at_first_sight)
    monkeypatch.setattr(game_review, "looked_at", looked_at)
    monkeypatch.setattr(game_review, "_gains", gains)
    assert [point.number for point in think_through(turning_points(session, 0))] == [9]


@pytest.mark.parametrize(
    ("gains", "was_hint", "told"),
    [
        (True, False, TurningPoint),
        (None, False, CloseCall),
        (False, False, None),
        (True, True, TurningPoint),
        (None, True, None),
    ],
)
def test_a_hint_that_was_followed_is_blamed_only_beyond_doubt(session, monkeypatch, gains, was_hint, told):
    suspect = CostlyMove(3.0, 15, session.moves[15], ("deploy",), (("deploy",),))
    point = TurningPoint(15, suspect.move, MoveComparison(("deploy",), -2.0, 0.1, ()), ())

    def looked_at(*asked):
        yield
        return point

    def in_whole_games(session, point):
        assert point.was_hint is was_hint
        yield
        return gains

    monkeypatch.setattr(game_review, "looked_at", looked_at)
    monkeypatch.setattr(game_review, "_gains", in_whole_games)
    advised = session.at(len(session.moves))
    advised.hints = (Hint(15, 0, session.moves[15]),) if was_hint else ()
    found = think_through(CloseLook("", suspect, "hard").at(advised))
    assert [type(each) for each in found] == ([told] if told else [])


def test_in_whole_games_more_must_speak_against_a_hint(session, monkeypatch):
    leads = [4.0, 0.1] * 4  # 1.5 standard errors and more above nothing, and fewer than two and a half

    def gains(session, number, moves, players, turns, purpose, **how):
        yield
        return [leads[turn] for turn in turns]

    monkeypatch.setattr(game_review, "gains", gains)
    monkeypatch.setattr(game_review, "BLAMED", 2 * BLAMED)
    point = TurningPoint(3, ("pass",), MoveComparison(("deploy",), -5.0, 0.0, ()), ())
    assert think_through(game_review._gains(session, point)) is True
    assert think_through(game_review._gains(session, point._replace(was_hint=True))) is None


def test_what_stayed_in_doubt_is_told_once_and_never_beside_three_turning_points():
    call = CloseCall(9, ("pass",), ("buy", "farm", "a"), 0.8)
    again, other = call._replace(number=4, loss=1.2), call._replace(number=2, better=("deploy", "x"))
    assert game_review._told([call, again, other], ()) == (other, again)
    points = [TurningPoint(1, ("pass",), MoveComparison(("buy", "farm", "b"), -2.0, 0.1, ()), ())]
    assert game_review._told([call, again, other], points) == (other,)
    assert game_review._told([call, again, other], points * 3) == ()


def test_a_damaged_game_is_looked_back_on_as_far_as_it_is_good(session, tmp_path, capsys):
    path = tmp_path / "game.yaml"
    path.write_text(text_of(session.at(3)) + "- nonsense\n", encoding="utf-8")
    assert review.main([str(path), "--seat", "1"]) == 1
    told = capsys.readouterr()
    assert len(json.loads(told.out)[0]["margins"]) == 4
    assert "is good up to move 3" in told.err


def test_there_is_no_review_of_a_seat_that_is_not_there(session, tmp_path, capsys):
    path = tmp_path / "game.yaml"
    path.write_text(text_of(session.at(5)), encoding="utf-8")
    assert review.main([str(path), "--seat", "7"]) == 1
    assert "no seat 7" in capsys.readouterr().err


@pytest.mark.parametrize(("other", "is_told"), [(("choose", "vp"), False), (("pass",), True)])
def test_an_answer_to_a_question_is_never_told_as_the_best_move(monkeypatch, other, is_told):
    move = ("choose", "resource")

    def tries(view, decision):
        yield
        return [Tried(move, (5.0,), (), True)]

    analysis = MoveAnalysis(move, 5.0, 0.0, (MoveComparison(other, 3.0, 0.0, ()),))
    bot = SimpleNamespace(
        tries=tries, compared=lambda *asked: analysis, evaluator=SimpleNamespace(consequences=NOTHING_KNOWN)
    )
    decision = SimpleNamespace(seat=0, moves=(move, other))
    monkeypatch.setattr(game_review, "asked", lambda *asked, **by: (bot, None, decision))
    found = think_through(game_review.at_first_sight(None, 4, move))
    assert found == (StrongMove(3.0, 4, move, other) if is_told else None)


def test_a_better_move_of_which_nothing_is_told_is_a_turning_point_all_the_same(monkeypatch):
    """As of one that is made later anyway: the adviser leaves it out."""
    played, better = ("pass",), ("deploy",)
    analysis = MoveAnalysis(played, 0.0, 0.0, (MoveComparison(better, -3.0, 0.1, ()),))

    def faced(view, decision, moves, futures):
        yield
        return [Tried(move, (1.0,) * len(futures), (), False) for move in moves]

    bot = SimpleNamespace(
        faced=faced, compared=lambda *about: analysis, explained=lambda *about: analysis._replace(others=())
    )
    monkeypatch.setattr(game_review, "asked", lambda *asked, **by: (bot, None, SimpleNamespace(seat=0)))
    found = think_through(game_review.looked_at(None, CostlyMove(3.0, 4, played, better, (better,))))
    assert (found.number, found.move, found.better) == (4, played, analysis.others[0])
