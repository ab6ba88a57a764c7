"""Looking back: turning points are better moves for sure, few, and the same whenever one asks."""

import json
from dataclasses import replace
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest

from game import GAMES
from game.bots.advice.consequences import NOTHING_KNOWN
from game.bots.analysis import game_review, review_cases, review_looks
from game.bots.analysis.game_review import LEGS, turning_points
from game.bots.analysis.move_analysis import SURE, MoveAnalysis, MoveComparison, Tried
from game.bots.analysis.review_cases import BLAMED, MOST, Case
from game.bots.analysis.review_looks import LEAST_LOSS, CloseCall, CostlyMove, StrongMove, TurningPoint, WholeGame
from game.bots.bot import think_through
from game.bots.parallel import Done
from game.bots.roster import bot_named, evaluator_of
from game.bots.search.rollouts import gains
from game.bots.training.match import answer, bot_seed
from game.engine import flow
from game.session.savefile_lines import text_of
from game.session.session import Seat, SeatChange, Session
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


def test_how_a_tile_is_paid_for_is_no_decision_of_its_own():
    game = GAMES["nations_dice"]
    session = Session(game, {}, [Seat("Ada", "easy", 1), Seat("Bo", "easy", 2)], "1")
    hands = [bot_named(game, "easy", bot_seed("1", seat)) for seat in range(2)]
    while len(session.moves) < 24:
        session.play(answer(game, hands[session.state.decision.seat], session.state))
    own = range(len(session.moves))
    verbs = {session.moves[index][0] for index in own if game_review._is_decision(session, index)}
    assert {move[0] for move in session.moves} - verbs >= {"pay_with", "pay"}
    assert "buy_tile" in verbs


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
    better, played = ("deploy", "slot4", "slot2"), session.moves[15]
    think_through(WholeGame("", 15, (better, played), 0).at(session))
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


def looked_into(case, found, brought):
    """What a case comes to where the close look finds this, and whole games bring so much; and the futures played."""
    played = []
    while case.to_do:
        part = case.to_do.pop(0)
        if isinstance(part, WholeGame):
            played.append(part.future)
        case.take(part, (brought[part.future],) if isinstance(part, WholeGame) else found)
    assert case.is_settled
    assert case.share == 1
    return case.found, played


SUSPECT = CostlyMove(3.0, 15, ("pass",), ("deploy",), (("deploy",),))
POINT = TurningPoint(15, ("pass",), MoveComparison(("deploy",), -2.0, 0.1, ()), ())


@pytest.mark.parametrize(
    ("gain", "told", "futures"), [(2.0, TurningPoint, 5), (0.5, CloseCall, 8), (0.0, type(None), 3)]
)
def test_no_better_move_is_sure_after_three_futures_though_they_agree(gain, told, futures):
    found, played = looked_into(Case("", SUSPECT, "hard", False), (POINT,), [gain] * 8)
    assert isinstance(found, told)
    assert played == [*range(futures)]


@pytest.mark.nightly
def test_asked_again_it_says_the_same(session):
    short = session.at(6)
    assert think_through(review.review(short, 0)) == think_through(review.review(short, 0))


def test_it_says_how_far_it_has_come(steps):
    done = [step.done for step in steps[:-1]]
    assert done == sorted(done)
    assert done[-1] <= steps[-2].of


SIGHTED = LEGS["expectations"] + LEGS["first sight"]


def test_it_goes_on_telling_while_whole_games_are_played(steps):
    before, legs = SIGHTED, sum(LEGS.values())
    shares = [step.done / step.of * legs for step in steps[:-1]]
    assert sum(before < share < legs for share in shares) > 3


def test_what_is_expected_is_told_at_once_what_is_seen_at_first_sight_before_the_close_look_and_luck_last(steps, found):
    begun = [step for step in steps[:-1] if not step.found]
    assert begun and [step.done for step in begun] == sorted({step.done for step in begun}), "it moves from the start"
    told = steps[len(begun) : -1]
    assert told[0].found.expected == found.expected
    sighted = next(step for step in told if step.found.sight)
    assert sighted.done == int(SIGHTED * sighted.of / sum(LEGS.values()))
    assert sighted.found.ledger is None
    assert found.ledger
    assert found.sight._replace(strongest=None) == sighted.found.sight
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

    monkeypatch.setattr(review_looks, "asked", asked)
    strongest = think_through(review_looks._strongest(session, moves, "hard"))
    assert strongest == moves[2]._replace(lead=1.7, facts=("what it does",))
    assert met == [9, 12]


def test_what_is_sure_is_told_at_once_and_never_taken_back(steps, found):
    so_far = [step.found.turning_points for step in steps[:-1] if step.found]
    for before, after in pairwise(so_far):
        assert set(before) <= set(after)
    assert so_far[0] == ()
    assert so_far[-1] == found.turning_points
    first = next(step for step in steps if step.found and step.found.turning_points)
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

    def gains(*arguments, **how):
        yield
        return [4.0]

    monkeypatch.setattr(game_review, "_own", lambda session, seat: [*losses])
    monkeypatch.setattr(review_looks, "at_first_sight", at_first_sight)
    monkeypatch.setattr(review_looks, "looked_at", looked_at)
    monkeypatch.setattr(review_looks, "gains", gains)
    assert [point.number for point in think_through(turning_points(session, 0))] == [9]


@pytest.mark.parametrize(
    ("gain", "was_hint", "told"),
    [
        (2.0, False, TurningPoint),
        (0.5, False, CloseCall),
        (0.0, False, type(None)),
        (2.0, True, TurningPoint),
        (0.5, True, type(None)),
    ],
)
def test_a_hint_that_was_followed_is_blamed_only_beyond_doubt(gain, was_hint, told):
    found, _ = looked_into(Case("", SUSPECT, "hard", was_hint), (POINT,), [gain] * 8)
    assert isinstance(found, told)
    if told is TurningPoint:
        assert found.was_hint is was_hint


def test_of_a_hint_that_was_followed_no_close_call_is_told():
    call = CloseCall(15, ("pass",), ("deploy",), 0.8)
    for was_hint, told in ((False, call), (True, None)):
        assert looked_into(Case("", SUSPECT, "hard", was_hint), (call,), []) == (told, [])


def test_in_whole_games_more_must_speak_against_a_hint(monkeypatch):
    leads = [4.0, 0.1] * 4  # 1.5 standard errors and more above nothing, and fewer than two and a half
    monkeypatch.setattr(review_cases, "BLAMED", 2 * BLAMED)
    assert review_cases.gains_surely(leads) is True
    assert review_cases.gains_surely(leads, was_hint=True) is None


def chances():
    """Six suspects of some luck: what each comes to, and which better moves are one chance."""
    chance = Random(5)
    for _ in range(300):
        pieces = [chance.choice("abcdefg") for _ in range(6)]
        comes_to = [chance.choice((TurningPoint, TurningPoint, CloseCall, None)) for _ in range(6)]
        yield pieces, comes_to, chance


def told_in_order(pieces, comes_to):
    """The turning points as they would be told one suspect after the other, and what stays in doubt."""
    told, doubtful = [], []
    for number, (piece, kind) in enumerate(zip(pieces, comes_to, strict=True)):
        if len(told) < MOST and piece not in [pieces[other] for other in told]:
            if kind is TurningPoint:
                told.append(number)
            elif kind is CloseCall:
                doubtful.append(number)
    return told, doubtful


def test_in_whichever_order_suspects_are_settled_the_same_is_told_and_nothing_taken_back():
    early = 0
    for pieces, comes_to, chance in chances():
        cases = [
            Case("", CostlyMove(9.0 - number, number, ("pass",), ("buy", piece), ()), "hard", False)
            for number, piece in enumerate(pieces)
        ]
        parts, under_way, told = review_cases.CloseLooks(cases, []), [], []
        while True:
            while len(under_way) < 3 and (part := next(parts, None)):
                under_way.append((len(parts._begun) - 1, part))
            if not under_way:
                break
            number, part = under_way.pop(chance.randrange(len(under_way)))
            case, _ = parts._begun[number]
            kind = comes_to[case.suspect.number]
            point = TurningPoint(case.suspect.number, ("pass",), MoveComparison(case.suspect.best, -3.0, 0.1, ()), ())
            gain = 3.0 if kind is TurningPoint else 0.3 if kind is CloseCall else 0.0
            parts.take(Done(number, (gain,) if isinstance(part, WholeGame) else (point,)))
            assert set(told) <= set(parts.sure)
            told = parts.sure
            early += any(not each.is_settled for each in cases[: told[-1].number]) if told else 0
        in_order, doubtful = told_in_order(pieces, comes_to)
        assert [point.number for point in told] == in_order
        assert [call.number for call in parts.doubtful] == doubtful
        assert parts.done == len(cases)
    assert early


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


@pytest.mark.parametrize(
    ("move", "is_told"), [(("choose", "resource"), False), (("end_turn",), False), (("buy", "mill"), True)]
)
def test_only_a_move_with_a_piece_that_has_a_name_is_told_as_the_best_move(monkeypatch, move, is_told):
    other, names = ("pass",), {"mill": "Mill"}
    part = replace(NOTHING_KNOWN, piece=lambda move: move[-1], english=lambda piece: names.get(piece, ""))

    def tries(view, decision):
        yield
        return [Tried(move, (5.0,), (), True)]

    analysis = MoveAnalysis(move, 5.0, 0.0, (MoveComparison(other, 3.0, 0.0, ()),))
    bot = SimpleNamespace(tries=tries, compared=lambda *asked: analysis, evaluator=SimpleNamespace(consequences=part))
    decision = SimpleNamespace(seat=0, moves=(move, other))
    monkeypatch.setattr(review_looks, "asked", lambda *asked, **by: (bot, None, decision))
    found = think_through(review_looks.at_first_sight(None, 4, move))
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
    monkeypatch.setattr(review_looks, "asked", lambda *asked, **by: (bot, None, SimpleNamespace(seat=0)))
    found = think_through(review_looks.looked_at(None, CostlyMove(3.0, 4, played, better, (better,))))
    assert (found.number, found.move, found.better) == (4, played, analysis.others[0])
