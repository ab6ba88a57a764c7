"""Challenges: bars that table, computers and files share, goals over finished games, and stars that were measured."""

import pytest

from game import GAMES, game_named
from game.bots.pickling import packed, unpacked
from game.bots.random_bot import RandomBot
from game.bots.roster import bot_named
from game.bots.training.match import answer, bot_seed
from game.cards.catalog import Misprint
from game.challenges import challenges
from game.challenges.challenges import (
    challenge_of,
    challenges_of,
    check_challenges,
    dealt_try,
    is_done,
    score_of,
    scored,
    stars,
)
from game.challenges.command import PlannedTry, _reached, play, stars_from
from game.challenges.progress import aim_of, stars_told, verdict
from game.challenges.tilted_bot import TiltedBot
from game.engine import flow
from game.engine.flow import BARRED, IllegalMove
from game.engine.hidden import observe
from game.engine.state import Bars
from game.records.tally import Passing, seats_of
from game.session.savefile import replayed
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


@pytest.mark.sample(6)
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


def test_the_table_of_every_challenge_is_dealt_and_known():
    for challenge in EVERY:
        session = dealt_try(challenge, 2, "Mira")
        assert session.state.decision and challenge_of(session) == (challenge, 2)


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


@pytest.mark.parametrize("id", ["people_of_stones", "without_a_wall"])
def test_habits_of_computers_know_the_bars(id):
    challenge = named("nation_deckbuilder", id)
    barred = dealt_try(challenge, 1).state.always.bars.pieces
    moves = play(PlannedTry(challenge.game, id, 1, "normal")).text.splitlines()
    bought = {line.split()[2].partition("#")[0] for line in moves if line.startswith("- buy ")}
    assert bought and not bought & barred


def test_a_farm_is_barred_where_packages_are_taken_and_where_it_is_built():
    session = dealt_try(named("wealth_of_nations", "bread_is_for_buying"), 1, player="normal")
    bars = session.state.always.bars
    assert bars.bar(0, ("build", "farm", "b5", "turn0")) and not bars.bar(0, ("build", "mine", "b5", "turn0"))
    assert bars.bar(0, ("take_package", "industry1")) and not bars.bar(1, ("take_package", "industry1"))
    while session.state.decision.seat:
        session.play(session.state.decision.moves[0])
    assert {"industry1", "industry2"}.isdisjoint(handle for _, handle in session.state.decision.moves)


@pytest.mark.nightly
def test_a_tilted_player_meets_goals_that_a_plain_one_does_not_aim_at():
    challenge = named("nations_dice", "two_great_works")
    tilted = [play(PlannedTry(challenge.game, challenge.id, number, "normal")).score for number in range(1, 9)]
    plain = [_plain_score(challenge, number) for number in range(1, 9)]
    assert plain.count(None) > tilted.count(None)


def _plain_score(challenge, number):
    session = dealt_try(challenge, number, player="normal")
    bot = bot_named(session.game, "normal", bot_seed(session.seed, 0))
    while session.state.decision:
        session.play(answer(session.game, bot, session.state))
    return scored(challenge, session)


def test_a_tilted_player_shuns_what_would_break_the_goal_once_it_is_reached():
    challenge = named("nation_deckbuilder", "eight_purchases")
    few = challenge._replace(needs=(challenge.needs[1]._replace(at_most=2),))
    session = dealt_try(few, 1, player="normal")
    bots = [TiltedBot(few, session, "normal", 1), bot_named(session.game, "normal", 2)]
    for _ in range(150):
        if session.state.decision:
            session.play(answer(session.game, bots[session.state.decision.seat], session.state))
    moves = range(len(session.moves))
    assert [e.seat for m in moves for e in session.events_of(m) if e.kind == "bought"].count(0) == 2


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


def test_other_levels_make_stars_stale(monkeypatch):
    challenge = EVERY[0]._replace(stars=(1, 2, 3), measured=challenges.measure_of(EVERY[0].game))
    challenges.measure_of.cache_clear()
    monkeypatch.setattr(challenges, "LEVELS", {})
    assert challenge.is_stale
    challenges.measure_of.cache_clear()


@pytest.mark.parametrize(
    ("scores", "share", "reached"),
    [([4, 3, 2, 1], 0.5, 3), ([1, 2, 3, 4, None, None], 0.5, 2), ([5, None, None, None], 0.5, None), ([7], 0.1, 7)],
)
def test_what_a_share_of_tries_reaches(scores, share, reached):
    assert _reached(scores, share) == reached


@pytest.mark.parametrize(
    ("normal", "hard", "found"),
    [
        ([3, 4, 5, 6], [5, 6, 7, 8], [5, 7, 8]),
        ([6, 7, 8, 9], [4, 5, 6, 7], [6, 8, 7]),
        ([None, None, None, 9], [None, None, 6, 8], [0, 6, 8]),
        ([None] * 4, [None, None, None, 8], [0, 8, 8]),
        ([None] * 4, [None] * 4, [0, None, None]),
        ([None, None, None, -9], [None, None, -30, -2], [-30, -30, -2]),
    ],
)
def test_what_stars_follow_from_tries(normal, hard, found):
    rising = found if None in found else sorted(found)
    assert stars_from(named("wealth_of_nations", "first_fortune"), normal, hard) == rising


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("options: {harder: true}", "options: {harder: 3}", "harder_shadow.*harder"),
        ("teaches: stubborn_dice", "teaches: nothing", "no lesson nothing"),
        ("{buys: military}", "{buys: submarine}", "no pieces of the type submarine"),
        ("{figure: wonders,", "{figure: moons,", "moons"),
        ("worth: {steps: 4,", "worth: {moons: 4,", "no feature moons"),
        ("id: in_tents", "id: in_caves", "in_caves: it has no words"),
        ("seats: [you, normal]", "seats: [normal, normal]", "'you' once"),
    ],
)
def test_lint_says_what_is_wrong_with_them(tmp_path, old, new, complaint):
    folder = changed_copy(tmp_path, "nations_dice/challenges.yaml", old, new)
    with pytest.raises(Misprint, match=complaint):
        check_challenges(folder)


def test_without_stars_or_goal_no_score_makes_a_challenge_done():
    free, aimed = named("nations_dice", "no_red"), named("nations_dice", "two_great_works")
    best = {"nations_dice/no_red": 40, "nations_dice/two_great_works": 0}
    assert not is_done(free._replace(stars=()), best)
    assert is_done(aimed._replace(stars=()), best), "its goal was met"
    assert is_done(free, best) and not is_done(aimed, best)


def test_how_near_a_try_is_follows_from_the_position():
    few = named("nation_deckbuilder", "eight_purchases")
    session = dealt_try(few, 1, player="normal")
    bot = bot_named(session.game, "normal", bot_seed(session.seed, 0))
    title, *told = aim_of(session, session.state)
    assert title == few.title and told[0] == few.says and "So far it's 0 of at most 8." in told
    while "So far it's 1 of at most 8." not in aim_of(session, session.state):
        session.play(answer(session.game, bot, session.state))
    assert any("health" in each for each in aim_of(session, session.state)[3:])


def test_stars_are_told_in_what_they_are_given_for():
    assert "points." in stars_told(named("nations_dice", "no_red"))
    assert "health left" in stars_told(named("nation_deckbuilder", "the_sixty"))
    assert "102 points behind" in stars_told(named("wealth_of_nations", "six_flags"))


def test_the_verdict_says_what_the_next_star_would_have_taken(monkeypatch):
    challenge = named("nations_dice", "no_red")._replace(stars=(25, 27, 32))
    session = played_out(dealt_try(challenge, 2))
    for score, words in (
        (24, "No star this time. The next star takes 1 more point."),
        (25, "One star. The next star takes 2 more points."),
        (40, "3 stars."),
        (None, "You missed the goal this time."),
    ):
        monkeypatch.setattr("game.challenges.progress.score_of", lambda session, score=score: score)
        assert verdict(challenge, session) == words
    monkeypatch.setattr("game.challenges.progress.score_of", lambda session: 0)
    assert "nobody has measured" in verdict(challenge._replace(stars=()), session)
