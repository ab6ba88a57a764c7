"""Achievements: predicates over finished journals, which old games meet as well, each at the move that did it."""

import pytest

from game import GAMES, game_named
from game.achievements.achievements import achieved, achievements_of, check_achievements
from game.achievements.requirements import FinishedGame, Requirement, figures_of, met_at
from game.bots.random_bot import RandomBot
from game.cards.catalog import Misprint
from game.files.saves import Saves
from game.records import tally
from game.records.tally import Recount, recount
from game.session.session import FRIENDLY, HUMAN, Seat, Session
from tests.game.data_copies import changed_copy

DICE = "nations_dice"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


def played(game, players=(HUMAN, "hard"), seed=5, **facts):
    """A game that chance has played to its end."""
    seats = [Seat(f"Seat {number}", player, number) for number, player in enumerate(players, 1)]
    bound = game_named(game).bound
    session = Session(game_named(game), bound.options if bound else {}, seats, seed, **facts)
    bot = RandomBot(seed, session.game)
    while session.state.decision:
        session.play(bot.choose(session.state, session.state.decision))
    return session


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_and_condition_can_be_asked_of_a_finished_game(game):
    session = played(game, [HUMAN] * max(2, GAMES[game].seats[0]))
    for seat in range(len(session.seats)):
        finished = FinishedGame(session, seat)
        assert all(isinstance(figure(finished), int) for figure in figures_of(game).values())
        moves = [met_at(each.needs, finished) for each in achievements_of(game)]
        assert all(move is None or 0 < move <= len(session.moves) for move in moves)


@pytest.mark.parametrize("game", GAMES)
def test_alone_they_can_be_asked_too(game):
    if 1 in GAMES[game].seats:
        finished = FinishedGame(played(game, [HUMAN]), 0)
        assert all(isinstance(figure(finished), int) for figure in figures_of(game).values())
        is_enough = Requirement(first=True, alone=1).met_at(finished) == len(finished.session.moves)
        assert is_enough == (finished.score.total >= 1 or finished.has_won)


def bought(session, seat):
    return [
        move
        for move in range(len(session.moves))
        for event in session.events_of(move)
        if event.kind == "bought" and event.seat == seat
    ]


def test_what_was_counted_is_met_at_the_move_that_did_it():
    session = played(DICE)
    finished, moves = FinishedGame(session, 0), bought(session, 0)
    assert Requirement(event="bought", at_least=3).met_at(finished) == moves[2] + 1
    assert Requirement(event="bought", at_least=len(moves) + 1).met_at(finished) is None
    assert Requirement(event="bought", at_most=len(moves)).met_at(finished) == len(session.moves)
    assert Requirement(event="bought", at_most=len(moves) - 1).met_at(finished) is None


def test_those_of_a_round_are_counted_by_rounds():
    session = played(DICE)
    finished, moves = FinishedGame(session, 0), bought(session, 0)
    rounds = [finished.round_of(move) for move in moves]
    most = max(map(rounds.count, rounds))
    assert Requirement(event="bought", per="round", at_least=most).met_at(finished)
    assert Requirement(event="bought", per="round", at_least=most + 1).met_at(finished) is None


def test_of_anybody_the_others_count_too():
    session = played(DICE)
    all_of = len(bought(session, 0)) + len(bought(session, 1))
    assert Requirement(event="bought", of="anybody", at_least=all_of).met_at(FinishedGame(session, 0))


def test_facts_are_asked_for_by_value_and_by_least_number():
    session = played(DICE)
    finished = FinishedGame(session, 0)
    types = [e.type for m in range(len(session.moves)) for e in session.events_of(m)
             if e.kind == "bought" and e.seat == 0]  # fmt: skip
    for each in set(types):
        wanted = Requirement(event="bought", facts={"type": each}, at_least=types.count(each))
        assert wanted.met_at(finished) and wanted._replace(at_least=types.count(each) + 1).met_at(finished) is None
    assert Requirement(event="bought", facts={"price": 99}, at_least=1).met_at(finished) is None


def test_only_people_of_strict_games_achieve_anything(monkeypatch):
    each = achievements_of(DICE)[0]._replace(needs=(Requirement(figure="rounds", at_least=1),))
    monkeypatch.setattr("game.achievements.achievements.achievements_of", lambda game: (each,))
    session = played(DICE)
    assert achieved(session, 0) == {each.id: len(session.moves)}
    assert not achieved(session, 1)
    assert not achieved(played(DICE, undo_kind=FRIENDLY), 0)


def test_old_games_count_and_what_was_found_is_not_read_again(monkeypatch):
    saves = Saves(game_named)
    session = played(DICE)
    saves.begin(session).close()
    each = achievements_of(DICE)[0]._replace(needs=(Requirement(event="bought", at_least=1),))
    monkeypatch.setattr("game.achievements.achievements.achievements_of", lambda game: (each,))
    by_seat = {seated.seat: dict(seated.met) for seated in recount(saves)}
    assert by_seat == {0: {each.id: bought(session, 0)[0] + 1}, 1: {}}
    assert Recount(saves).progress == (1, 1)
    monkeypatch.setattr(tally, "definitions", lambda: "others")
    assert Recount(saves).progress == (0, 1)


def test_a_game_that_ends_at_the_table_is_noted_with_them(monkeypatch):
    saves = Saves(game_named)
    each = achievements_of(DICE)[0]._replace(needs=(Requirement(event="bought", at_least=1),))
    monkeypatch.setattr("game.achievements.achievements.achievements_of", lambda game: (each,))
    session = played(DICE)
    journal = saves.begin(session)
    journal.close()
    tally.note(session, journal.path)
    assert [dict(seated.met) for seated in Recount(saves).seated if seated.player == HUMAN] == [
        {each.id: bought(session, 0)[0] + 1}
    ]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("event: rerolled", "event: juggled", "juggled"),
        ("{type: advisor}", "{kind: advisor}", "kind"),
        ("figure: colonies", "figure: moons", "moons"),
        ("id: old_oak", "id: five_flags", "five_flags stands here twice"),
        ("id: old_oak", "id: young_oak", "young_oak has no words"),
        ("[{figure: wonders, at_least: 4}]", "[{at_least: 4}]", "one of first, event and figure"),
    ],
)
def test_lint_says_what_is_wrong_with_them(tmp_path, old, new, complaint):
    folder = changed_copy(tmp_path, f"{DICE}/achievements.yaml", old, new)
    with pytest.raises(Misprint, match=complaint):
        check_achievements(folder)
