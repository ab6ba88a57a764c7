"""Challenges: bars that table, computers and files share, goals over finished games, and stars that were measured."""

import pytest

from game import GAMES, game_named
from game.bots.pickling import packed, unpacked
from game.bots.random_bot import RandomBot
from game.bots.roster import bot_named
from game.bots.training.match import answer
from game.cards.catalog import Misprint
from game.challenges import challenges
from game.challenges.challenges import (
    challenge_of,
    challenges_of,
    check_challenges,
    dealt_try,
    score_of,
    scored,
    stars,
)
from game.challenges.command import _reached
from game.engine import flow
from game.engine.flow import BARRED, IllegalMove
from game.engine.hidden import observe
from game.engine.state import Bars
from game.records.tally import Passing, seats_of
from game.session.journal import replayed
from game.session.savefile_lines import text_of
from tests.game.data_copies import changed_copy

EVERY = [each for game in GAMES for each in challenges_of(game)]
BARRING = [each for each in EVERY if each.bans]


def named(game, id):
    return next(each for each in challenges_of(game) if each.id == id)


def played_out(session, seed="x"):
    bot = RandomBot(seed, session.game)
    while session.state.decision:
        session.play(bot.choose(session.state, session.state.decision))
    return session


@pytest.mark.parametrize("challenge", [e for e in EVERY if e.game != "wealth_of_nations"], ids=lambda e: e.id)
def test_a_try_is_played_to_its_end_without_a_barred_move_and_known_by_its_file(challenge):
    session = played_out(dealt_try(challenge, 3, "Mira"))
    bars = session.state.always.bars
    assert bool(bars) == bool(challenge.bans)
    for number, move in enumerate(session.moves):
        decision = session.state_before(number).decision
        is_barred = bool(bars) and bars.bar(decision.seat, move)
        assert not is_barred or all(bars.bar(decision.seat, other) for other in decision.moves)
    again = replayed(text_of(session).encode(), "x", game_named).session
    assert again.state.fingerprint() == session.state.fingerprint()
    assert challenge_of(again) == (challenge, 3)
    assert score_of(again) == scored(challenge, session)


def test_where_nothing_else_is_left_the_bar_lifts():
    bars = Bars("x", 0, verbs=frozenset({"a"}))
    assert bars.leave(0, [("a",), ("b",)]) == [("b",)]
    assert bars.leave(0, [("a",)]) == [("a",)]
    assert bars.leave(1, [("a",), ("b",)]) == [("a",), ("b",)]


def barred_purchase(session):
    """The first position in which the rules alone would let the own seat buy what is barred, and what that is."""
    bot = RandomBot("b", session.game)
    while (decision := session.state.decision) is not None:
        bars = session.state.always.bars
        choice, seat, *context = session.state.stack[-1]
        every = [move for action in choice.actions.values() for move in action.moves(session.state, seat, *context)]
        barred = [move for move in every if bars.bar(seat, move)]
        if barred and len(barred) < len(every):
            return barred[0]
        session.play(bot.choose(session.state, decision))
    raise AssertionError("nothing was ever barred")


@pytest.mark.parametrize("id", ["no_red", "as_they_fall"])
def test_what_is_barred_is_dark_and_says_why(id):
    session = dealt_try(named("nations_dice", id), 1)
    move = barred_purchase(session)
    assert move not in session.state.decision.moves
    assert flow.why_not(session.state, move[1:], move[0]) == [flow.Refusal(BARRED, {"challenge": id})]
    with pytest.raises(IllegalMove):
        session.play(move)


def test_a_computer_is_told_of_the_bars_in_another_process_too():
    challenge = named("nations_dice", "as_they_fall")
    session = dealt_try(challenge, 1, player="hard")
    view = unpacked(packed(observe(session.state, session.state.decision.seat, session.game.hidden)))
    assert view.always.bars == session.state.always.bars
    bot = bot_named(session.game, "normal", 1)
    while session.state.decision:
        session.play(answer(session.game, bot, session.state))
    assert all(move[0] != "reroll" for move in session.moves)


def test_the_quick_reading_of_a_file_bars_alike():
    session = played_out(dealt_try(named("nations_dice", "no_red"), 2))
    passing = replayed(text_of(session).encode(), "x", game_named, kind=Passing).session
    assert passing.moves == session.moves
    assert [each.total for each in seats_of(passing)] == [each.total for each in seats_of(session)]


def test_a_file_with_a_barred_move_is_good_up_to_there():
    session = dealt_try(named("nations_dice", "no_red"), 1)
    move = barred_purchase(session)
    text = text_of(session) + "".join(f"{line}\n" for line in [f"- {' '.join(move)}"])
    opened = replayed(text.encode(), "x", game_named)
    assert opened.trouble and len(opened.session.moves) == len(session.moves)


def test_what_was_changed_is_no_try():
    challenge = named("nations_dice", "nobodys_counsel")
    session = dealt_try(challenge, 1)
    assert challenge_of(session) == (challenge, 1)
    session.give_seat(1, "easy")
    assert challenge_of(session) is None


def test_stars_are_given_for_what_was_measured():
    challenge = EVERY[0]._replace(stars=(20, 25, 30))
    assert [stars(challenge, score) for score in (None, 19, 20, 26, 30)] == [0, 0, 1, 2, 3]
    assert stars(EVERY[0]._replace(stars=()), 99) == 0


def test_stars_measured_with_something_else_are_stale(monkeypatch):
    challenge = EVERY[0]._replace(stars=(1, 2, 3), measured=challenges.measure_of(EVERY[0].game))
    assert not challenge.is_stale
    monkeypatch.setattr(challenges, "measure_of", lambda game: "another")
    assert challenge.is_stale


@pytest.mark.parametrize(
    ("scores", "share", "reached"),
    [([4, 3, 2, 1], 0.5, 3), ([1, 2, 3, 4, None, None], 0.5, 2), ([5, None, None, None], 0.5, None), ([7], 0.1, 7)],
)
def test_what_a_share_of_tries_reaches(scores, share, reached):
    assert _reached(scores, share) == reached


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("options: {harder: true}", "options: {harder: 3}", "harder_shadow.*harder"),
        ("teaches: stubborn_dice", "teaches: nothing", "no lesson nothing"),
        ("{buys: military}", "{buys: submarine}", "no pieces of the type submarine"),
        ("{figure: wonders,", "{figure: moons,", "moons"),
        ("id: in_tents", "id: in_caves", "in_caves: it has no words"),
        ("seats: [you, normal]", "seats: [normal, normal]", "'you' once"),
    ],
)
def test_lint_says_what_is_wrong_with_them(tmp_path, old, new, complaint):
    folder = changed_copy(tmp_path, "nations_dice/challenges.yaml", old, new)
    with pytest.raises(Misprint, match=complaint):
        check_challenges(folder)
