"""Analysis: reasons add up to the difference between two moves, and each has words in every game and language."""

import json

import pytest

from game import GAMES, game_named
from game.bots.advice.promises import Said
from game.bots.analysis.move_analysis import (
    DOUBT,
    MoveAnalysis,
    MoveComparison,
    MoveReason,
    Tried,
    analysis_of,
    paired,
    telling,
    together,
)
from game.bots.bot import think_through
from game.bots.roster import ADVISER, bot_named, evaluator_of
from game.bots.search.one_ply import OnePlyBot
from game.bots.search.worth import RIVALS, Worth
from game.bots.training.match import bot_seed
from game.bots.training.weights import weights_of
from game.engine.hidden import observe
from game.files.saves import Saves
from game.records import luck
from game.session.session import Seat, Session
from game.text import language
from game.text.sentences import Sentences
from game.tools import advise, review
from game.tools import why as asking
from game.tools.why import past, why
from tests.game.nations.scenario import begin

LANGUAGES = ("en", "de")
FEW = 12
"""Moves of a game that are asked about."""


def played(game, player, moves, seed="7"):
    """A game in which computers have made so many moves."""
    seats = [Seat(f"Seat {number}", player, number + 1) for number in range(game.seats[0] + 1)]
    session = Session(game, game.bound.options if game.bound else {}, seats, seed)
    hands = [bot_named(game, player, bot_seed(seed, seat)) for seat in range(len(seats))]
    while session.state.decision and len(session.moves) < moves:
        seat = session.state.decision.seat
        view = observe(session.state, seat, game.hidden)
        session.play(think_through(hands[seat].thoughts(view, view.decision)))
    return session


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_a_reason_with_words(name, spoken):
    evaluator, say = evaluator_of(GAMES[name]), Sentences(name)
    assert set(evaluator.reasons) == set(evaluator.features)
    with language.speaking(spoken):
        for key in {*evaluator.reasons.values(), RIVALS}:
            assert say.has(f"advice.strategy.{key}"), key


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_a_hand_would_make_the_move_again_that_it_is_asked_about(name):
    session = played(GAMES[name], "normal", FEW)
    weighed = [(move, why(session, index)) for index, move in enumerate(session.moves)]
    assert any(analysis for _, analysis in weighed)
    for move, analysis in weighed:
        assert analysis is None or analysis.move == move
        for other in analysis.others if analysis else ():
            assert sum(reason.worth for reason in other.reasons) == pytest.approx(other.behind, abs=1e-6)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_how_a_game_ends_is_told_under_reasons_with_words(name):
    game, evaluator = GAMES[name], evaluator_of(GAMES[name])
    session = played(game, "random", 5000)
    assert session.state.is_over
    known = set(Sentences(name).keys("advice.strategy"))
    for seat in range(len(session.seats)):
        assert set(evaluator.ending(session.state, seat)) <= known


def test_futures_of_a_hard_hand_add_up_too():
    game = GAMES["nations_dice"]
    session = played(game, "normal", 10)
    decision = session.state.decision
    view = observe(session.state, decision.seat, game.hidden)
    analysis = think_through(bot_named(game, "hard", 1).analysis(view, decision))
    assert analysis.move == think_through(bot_named(game, "hard", 1).thoughts(view, decision))
    assert analysis.others
    others = set(range(len(session.seats))) - {decision.seat}
    assert {each.seat for each in analysis.expected} == others
    for each in analysis.expected:
        assert each.move in each.position.decision.moves
        assert 0 < each.share <= 1
    for other in analysis.others:
        assert sum(reason.worth for reason in other.reasons) == pytest.approx(other.behind, abs=1e-6)


def an_adviser():
    """The adviser of Nations, what a seat knows, and two purchases, the better one first."""
    game = GAMES["nations"]
    session = played(game, "normal", 10)
    view = observe(session.state, session.state.decision.seat, game.hidden)
    moves = view.decision.moves
    return (
        bot_named(game, ADVISER, 1),
        view,
        *(next(each for each in moves if each[1:2] == (card,)) for card in ("legionary", "immortal")),
    )


@pytest.mark.parametrize(
    ("behind", "doubt", "is_kept"),
    [(0.4, 0.0, True), (3.0, 4.0, False)],
)
def test_what_was_promised_is_advised_where_it_is_near_the_best(behind, doubt, is_kept):
    bot, view, best, promised = an_adviser()
    thought_of = think_through(bot.faced(view, view.decision, [best, promised]))
    found = MoveAnalysis(best, 1.0, 0.0, (MoveComparison(promised, behind, 0.0, (), doubt),))
    _, kept = think_through(bot.kept(view, view.decision, thought_of, found, Said((promised,))))
    assert kept.move == (promised if is_kept else best)


def test_a_promise_that_nobody_has_thought_of_faces_the_best_move():
    bot, view, best, promised = an_adviser()
    thought_of = think_through(bot.faced(view, view.decision, [best]))
    _, kept = think_through(
        bot.kept(view, view.decision, thought_of, MoveAnalysis(best, 1.0, 0.0, ()), Said((promised,)))
    )
    assert kept.move == best
    assert promised in [other.move for other in kept.others]


@pytest.mark.parametrize(
    ("worths", "named"),
    [
        ({"gold": 3.0, "war": -1.0}, ["gold"]),
        ({"gold": 3.0, "war": -2.5, "order": 2.0}, ["gold"]),
        ({"gold": 3.0, "war": -4.0, "order": 2.0}, ["gold", "order", "war"]),
        ({"gold": 1.0, "war": 1.0, "order": 1.0, "books": 1.0, "stone": -3.5}, ["gold", "war", "stone"]),
        ({"gold": 3.0, "war": 0.01}, ["gold"]),
        ({}, []),
    ],
)
def test_the_reasons_named_are_those_that_make_the_difference(worths, named):
    reasons = sorted((MoveReason(*each) for each in worths.items()), key=lambda each: -abs(each.worth))
    assert [reason.key for reason in telling(reasons)] == named


def test_two_moves_are_as_good_when_chance_may_have_told_them_apart():
    assert MoveComparison(("pass",), 1.0, 0.6, ()).is_equal
    assert not MoveComparison(("pass",), 1.0, 0.4, ()).is_equal


@pytest.mark.parametrize(
    ("behind", "error", "surety"), [(1.0, 0.0, 1.0), (-1.0, 0.0, 0.0), (0.0, 0.0, 0.5), (2.0, 1.0, 0.977)]
)
def test_how_sure_a_hand_is(behind, error, surety):
    assert MoveComparison(("pass",), behind, error, ()).surety == pytest.approx(surety, abs=0.001)


@pytest.mark.parametrize(
    ("behind", "doubt", "surety", "is_sure"),
    [(1.0, 1.0, 0.841, False), (2.0, 0.5, 1.0, True), (2.0, 0.0, 1.0, True)],
)
def test_futures_that_agree_do_not_make_sure_what_is_small_beside_the_doubt(behind, doubt, surety, is_sure):
    compared = MoveComparison(("pass",), behind, 0.0, (), doubt)
    assert not compared.is_equal
    assert compared.surety == pytest.approx(surety, abs=0.001)
    assert compared.is_sure is is_sure


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", GAMES)
def test_the_more_of_a_game_is_to_come_the_more_is_in_doubt(name):
    game = GAMES[name]
    session, doubts = played(game, "easy", 5000), []
    numbers = [number for number in range(len(session.moves)) if past(session, number).cause == "weighed"]
    for number in (numbers[0], numbers[-1]):
        decision = session.state_before(number).decision
        view = observe(session.state_before(number), decision.seat, game.hidden)
        hand = bot_named(game, "normal", 1)
        tried = think_through(hand.faced(view, view.decision, view.decision.moves[:2]))
        doubts.append(hand.compared(view, decision.seat, tried).others[0].doubt)
    assert doubts[0] > doubts[1]


@pytest.mark.parametrize(("is_certain", "doubt"), [(True, 0.0), (False, 20 * DOUBT)])
def test_only_an_end_that_is_certain_leaves_no_doubt(is_certain, doubt):
    game = GAMES["nations_dice"]
    over = played(game, "random", 5000).state
    worth = Worth(evaluator_of(game), weights_of(game.name, evaluator_of(game)))
    tried = [Tried((name,), (1.0,), (over,), is_certain) for name in ("pass", "wait")]
    assert analysis_of(worth, 0, tried, 20.0).others[0].doubt == doubt


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_a_future_that_has_ended_is_told_from_one_that_goes_on_by_its_end_alone(name):
    game, evaluator = GAMES[name], evaluator_of(GAMES[name])
    over, goes_on = (played(game, "random", moves).state for moves in (5000, 40))
    worth = Worth(evaluator, weights_of(game.name, evaluator))
    tried = [Tried((str(end.is_over),), (worth(end, 0),), (end,), True) for end in (over, goes_on)]
    (other,) = analysis_of(worth, 0, tried, 20.0).others
    assert {reason.key for reason in other.reasons} == set(evaluator.ending(over, 0))
    assert sum(reason.worth for reason in other.reasons) == pytest.approx(other.behind, abs=1e-6)


@pytest.fixture
def path(tmp_path):
    session = played(GAMES["nations_dice"], "normal", FEW)
    running = Saves(game_named, tmp_path).begin(session)
    running.session.give_seat(1, "human")
    running.close()
    return running.path


def test_the_door_tells_why(path, capsys):
    session = Saves(game_named, path.parents[1]).open(path)[0].session
    computers = [n for n in range(FEW) if session.state_before(n).decision.seat != 1]
    for number in computers:
        assert asking.main([str(path), str(number + 1)]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert answer["move"] == " ".join(session.moves[number])
        assert answer["cause"] in ("only", "rule", "weighed")
        assert ("reasons" in answer) == (answer["cause"] == "weighed")


@pytest.mark.parametrize(("move", "words"), [("0", "no move 0"), ("99", "no move 99")])
def test_the_door_refuses_a_move_that_was_not_made(path, capsys, move, words):
    assert asking.main([str(path), move]) == 1
    assert words in capsys.readouterr().err


def test_nobody_can_say_why_a_person_moved(path, capsys):
    session = Saves(game_named, path.parents[1]).open(path)[0].session
    number = next(n for n in range(FEW) if session.state_before(n).decision.seat == 1)
    assert asking.main([str(path), str(number + 1)]) == 1
    assert "no computer" in capsys.readouterr().err


def test_the_adviser_advises_where_a_game_stands(path, capsys):
    assert advise.main([str(path), "--move", "4"]) == 0
    answer = json.loads(capsys.readouterr().out)
    session = Saves(game_named, path.parents[1]).open(path)[0].session
    assert tuple(answer["move"].split()) in session.state_before(3).decision.moves


@pytest.mark.parametrize("ask", [advise.main, asking.main, review.main, luck.main])
def test_nobody_can_ask_about_a_running_game_without_advice_from_outside_either(path, capsys, ask):
    path.write_text(path.read_text(encoding="utf-8").replace("seed:", "advice: false\nseed:", 1), encoding="utf-8")
    assert not Saves(game_named, path.parents[1]).look_at(path).may_ask
    assert ask([str(path), *(["1"] if ask is asking.main else [])]) == 1
    said = capsys.readouterr()
    assert said.out == "" and "without advice" in said.err


def analysis(move, *others):
    return MoveAnalysis((move,), 5.0, 0.0, others)


def other(move, behind):
    return MoveComparison((move,), behind, 0.0, (MoveReason("books", behind),) if behind else ())


def test_of_moves_that_a_plan_cannot_tell_apart_that_comes_first_which_was_best_before_with_its_reasons():
    plan = analysis("deploy", other("buy", 0.0))
    said = together(plan, analysis("buy", other("deploy", 1.0), other("pass", 3.0)))
    assert said.move == ("buy",)
    assert [(each.move, each.is_equal) for each in said.others] == [(("deploy",), True), (("pass",), False)]
    assert said.reasons == (MoveReason("books", 3.0),)
    assert [each.move for each in said.as_good] == [("deploy",)]


def test_of_a_move_whose_plan_comes_to_the_same_as_another_it_is_told_what_both_bring():
    session = played(GAMES["nations"], "easy", 16, "12")
    seat = session.state_before(15).decision.seat
    view = observe(session.state_before(15), seat, session.game.hidden)
    hand = bot_named(session.game, "master", bot_seed("12", seat))
    move = hand.choose(view, view.decision)
    analysis = think_through(hand.analysis(view, view.decision, move))
    assert not analysis.others[0].behind
    assert analysis.reasons


@pytest.mark.parametrize(
    ("behind", "error", "is_ahead"), [(-1.0, 0.4, True), (-1.0, 0.6, False), (-1.0, float("inf"), False)]
)
def test_a_move_is_surely_ahead_by_more_than_two_standard_errors(behind, error, is_ahead):
    assert MoveComparison(("buy",), behind, error, ()).is_surely_ahead is is_ahead


def test_what_a_plan_can_tell_stands_whatever_was_said_before():
    surer, another = analysis("deploy", other("buy", 2.0)), analysis("deploy", other("take", 0.0))
    before = analysis("buy", other("deploy", 1.0))
    assert together(surer, before) == surer
    assert together(another, before) == another


def test_the_door_says_what_thought_and_first_sight_come_to_together(monkeypatch):
    plan = analysis("deploy", other("buy", 0.0))
    first = analysis("buy", other("deploy", 1.0), other("pass", 3.0))

    class Thinking(OnePlyBot):
        def __init__(self):
            pass

        def analysis(self, view, decision, move, effort):
            yield
            return first if effort else plan

    monkeypatch.setattr(advise, "bot_named", lambda *_: Thinking())
    assert advise.advice(GAMES["nations"], begin(2), 1) == together(plan, first)


def test_a_move_of_a_person_is_set_beside_the_one_that_a_habit_chose_and_no_others():
    session = played(GAMES["wealth_of_nations"], "random", 40)
    while session.state.decision.choice.name != "trade":
        session.play(session.state.decision.moves[-1])
    view = observe(session.state, session.state.decision.seat, session.game.hidden)
    bot = bot_named(session.game, "normal", 1)
    chosen = think_through(bot.tries(view, view.decision))[0].move
    other = next(move for move in view.decision.moves if move != chosen)
    thought_of, _ = think_through(bot.considered(view, view.decision, other))
    assert [each.move for each in thought_of] == [other, chosen]


def test_moves_are_set_beside_each_other_in_the_futures_that_both_have_met():
    one = Tried(("take", "1"), (1.0, 2.0, 30.0), (), False, futures=(0, 1, 500))
    other = Tried(("take", "2"), (3.0, 50.0), (), False, futures=(1, 501))
    assert [each.worths for each in paired(one, other)] == [(2.0,), (3.0,)]
    apart = other._replace(futures=(7, 8))
    assert [each.worths for each in paired(one, apart)] == [(1.0, 2.0), (3.0, 50.0)], "none is the same: as they come"
