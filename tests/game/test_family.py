"""The family of saved games: branches under their parents, whatever somebody wrote into their files."""

import time
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from game.files.saves import SavedGame
from game.session.branches import branch, digest, record_of
from game.session.family import CHANGED, FOUND, GONE, RENAMED, ROOT, _digests, family
from game.session.session import Parent, Seat, Session
from tests.game.engine.toy import TOY

SEATS = (Seat("Ada"), Seat("Bo", colour=2))
MOVES = (("take", "1"), ("take", "2"), ("take", "1"))


def session(seed=1):
    game = Session(TOY, {}, SEATS, seed)
    game.file = "game"
    for move in MOVES:
        game.play(move)
    return game


def saved(name, game, parent=None):
    path = Path("running", name)
    return SavedGame(path, None, datetime.min, seats=SEATS, parent=parent or game.parent, record=record_of(game))


def rows(*games):
    known = {game.path: game for game in games}
    return [(kin.path.name, kin.depth, kin.fate) for kin in family(list(known), known)]


def test_branches_stand_under_the_game_they_left_in_the_order_in_which_they_left_it():
    game = session()
    late, early = branch(game, 2, 0), branch(game, 1, 0)
    early.file = "early"
    twig = branch(early, 1, 0)
    found = rows(
        saved("twig", twig),
        saved("other", session(2)),
        saved("late", late),
        saved("game", game),
        saved("early", early),
    )
    assert found == [
        ("game", 0, ROOT),
        ("early", 1, FOUND),
        ("twig", 2, FOUND),
        ("late", 1, FOUND),
        ("other", 0, ROOT),
    ]


def test_a_parent_that_is_not_looked_into_yet_has_no_branches_yet():
    game = session()
    new = saved("new", branch(game, 2, 0))
    path = Path("running", "game")
    assert [kin.depth for kin in family([path, new.path], {new.path: new})] == [0, 0]


def test_a_parent_that_was_renamed_is_found_by_its_beginning():
    game = session()
    new = branch(game, 2, 0)
    assert rows(saved("Sunday", game), saved("new", new))[1] == ("new", 1, RENAMED)


def test_a_parent_that_begins_otherwise_is_not_taken_for_it():
    new = branch(session(), 2, 0)
    assert rows(saved("game", session(2)), saved("new", new))[1] == ("new", 0, CHANGED)


def test_a_parent_that_is_gone_is_said_to_be():
    assert rows(saved("new", branch(session(), 2, 0))) == [("new", 0, GONE)]


def test_games_that_name_each_other_for_parents_are_listed_once():
    start = branch(session(), 0, 0).parent
    one, other = session(), session()
    found = rows(saved("one", one, start._replace(file="other")), saved("other", other, start._replace(file="one")))
    assert sorted(found) == [("one", 1, FOUND), ("other", 0, CHANGED)]


def test_a_game_is_not_its_own_parent():
    start = branch(session(), 0, 0).parent._replace(file="one")
    assert rows(saved("one", session(), start)) == [("one", 0, CHANGED)]


def test_a_very_deep_family_is_listed():
    game = session()
    start = branch(game, 0, 0).parent
    line = [saved(f"{number:04}", game, start._replace(file=f"{number - 1:04}")) for number in range(1, 600)]
    assert rows(saved("0000", game), *line)[-1] == ("0599", 599, FOUND)


def test_a_parent_of_a_move_that_the_game_never_had_is_none():
    assert rows(saved("game", session()), saved("new", session(), Parent("game", 19_999, "x")))[1][2] == CHANGED


def test_the_digests_of_a_record_are_those_by_which_branches_know_it():
    record = record_of(session())
    moves = [0, 2, 3, 4, 7]
    assert list(_digests(record, moves)) == [(move, digest(record, move)) for move in moves[:3]]


def many(change, count=2000):
    """So many branches of games that are alike but for their last move, and how long it takes to list them."""
    game = session()
    start = branch(game, 2, 0).parent
    record = record_of(game)
    games = [
        replace(saved(f"{number:04}", game, change(start, number)), record=f"{record} {number}")
        for number in range(count)
    ]
    known = {each.path: each for each in games}
    began = time.process_time()
    found = family(list(known), known)
    return found, time.process_time() - began


def test_thousands_of_games_that_name_themselves_for_parents_are_listed_soon():
    found, seconds = many(lambda start, number: start._replace(file=f"{number:04}"))
    assert len(found) == 2000
    assert seconds < 1


def test_thousands_of_games_whose_parents_are_lost_are_listed_soon():
    found, seconds = many(lambda start, number: start._replace(file="gone", digest=f"{number:016}"))
    assert {kin.fate for kin in found} == {GONE}
    assert seconds < 1


def test_thousands_of_games_in_a_circle_are_listed_soon():
    found, seconds = many(lambda start, number: start._replace(file=f"{(number + 1) % 2000:04}"))
    assert [kin.depth for kin in found] == list(range(2000))
    assert seconds < 1


def test_one_renamed_game_is_found_by_thousands_of_its_branches_soon():
    game = session()
    start = branch(game, 2, 0).parent._replace(file="gone")
    games = [saved(f"{number:04}", game, start) for number in range(2000)]
    known = {each.path: each for each in (saved("Sunday", game), *games)}
    began = time.process_time()
    found = family(list(known), known)
    assert time.process_time() - began < 1
    assert {kin.fate for kin in found[1:]} == {RENAMED}
    assert {kin.parent for kin in found[1:]} == {Path("running", "Sunday")}
