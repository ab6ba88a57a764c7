"""What holds for every game at the table, whatever its rules."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.flow import Choice, IllegalMove
from game.engine.hidden import FACE_DOWN, Secret, determinize, redact
from game.engine.record import Record
from game.session.session import Seat, Session
from tests.game.conformance.walks import NAMES, SEEDS, TABLES, Table, are_alike, begin

PLAIN = (int, str, bool, type(None))


@pytest.fixture(scope="module", params=TABLES, ids=NAMES)
def table(request):
    """A game with so many seats; its tests follow each other, as its random games are played once."""
    return Table(*request.param)


@pytest.mark.sample(5)
def test_moves_are_some_all_different_and_plain_words(table):
    assert [walk.odd_questions for walk in table.walks] == [[]] * SEEDS


@pytest.mark.sample(5)
def test_listing_moves_again_gives_the_same_and_changes_nothing(table):
    for state, before in table.samples(games=4):
        decision = state.decision
        assert decision.choice(state, decision.seat, *decision.context) == decision
        assert state.fingerprint() == before


def test_invariants_hold_at_every_decision_and_at_the_end(table):
    assert [(walk.setting, walk.broken) for walk in table.walks if walk.broken] == []


@pytest.mark.sample(5)
def test_moves_that_are_answered_lead_where_played_ones_do(table):
    for walk in table.walks[:2]:
        state = begin(table.game, table.seats, walk.setting)
        seen = {each.number: each.fingerprint for each in walk.samples}
        for number, move in enumerate(walk.moves):
            if number in seen:
                flow.ask(state)
                assert state.fingerprint() == seen[number]
            if flow.answer(state, move) is None:
                flow.ask(state)
                flow.apply(state, move)


@pytest.mark.sample(5)
def test_every_legal_move_can_be_played(table):
    for state in table.positions(games=4, step=3):
        for move in state.decision.moves:
            twin = state.copy()
            flow.apply(twin, move)
            assert list(table.game.invariants(twin)) == [], move


@pytest.mark.sample(5)
def test_illegal_moves_are_refused_and_change_nothing(table):
    for state, before in table.samples(games=4):
        legal = state.decision.moves
        mutations = {(move[0], *reversed(move[1:])) for move in legal} | {(*move, "extra") for move in legal[:3]}
        mutations |= {(move[0],) for move in legal} | {("fly", *legal[0][1:]), ()}
        for move in mutations - set(legal):
            with pytest.raises(IllegalMove):
                flow.apply(state, move)
        assert state.fingerprint() == before


@pytest.mark.sample(5)
def test_earlier_copies_never_change(table):
    """Every sample was copied before the rest of its game was played."""
    assert all(state.fingerprint() == before for state, before in table.samples(games=4))


def test_a_copy_plays_on_like_the_original(table):
    for walk in table.walks[:3]:
        sample = walk.samples[len(walk.samples) // 2]
        twin = sample.state.copy()
        for move in walk.moves[sample.number :]:
            flow.apply(twin, move)
        assert twin.fingerprint() == walk.state.fingerprint()


@pytest.mark.sample(5)
def test_the_same_seed_and_moves_give_the_same_game(table):
    for walk in table.walks[:4]:
        random.seed(walk.setting.seed)
        state = begin(table.game, table.seats, walk.setting)
        for move in walk.moves:
            random.random()
            flow.apply(state, move)
        assert state.decision is None
        assert state.fingerprint() == walk.state.fingerprint()


def test_games_are_the_same_in_every_process():
    """Nothing hangs on the order of sets or on hashes."""
    program = (
        "from game import GAMES\n"
        "from tests.game.conformance.walks import begin, planned, play_out\n"
        "for game in GAMES.values():\n"
        "    for seats in game.seats:\n"
        "        for setting in planned(game, seats, 2):\n"
        "            print(play_out(game, begin(game, seats, setting), 3))\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "77")
    }
    assert len(outputs) == 1


def test_every_game_ends_and_is_scored(table):
    for walk in table.walks:
        assert walk.state.is_over
        assert walk.unnamed == []
        scores = table.game.result(walk.state)
        assert sorted(score.seat for score in scores) == list(range(table.seats))
        assert [score.rank for score in scores] == sorted(score.rank for score in scores)
        assert scores[0].rank in (1, 2)  # 2 when an opponent without a seat has won
        assert all(score.total == sum(line.points for line in score.lines) for score in scores)


@pytest.mark.sample(5)
def test_a_view_is_the_same_whatever_is_hidden(table):
    """Everything hidden is dealt anew and chance begins anew: view, question and the hand's move stay the same."""
    for number, state in enumerate(table.positions(games=4)):
        seat, game = state.decision.seat, table.game
        other = determinize(state, seat, game.hidden, number)
        views = [redact(each, seat, game.hidden) for each in (state, other)]
        assert are_alike(*views)
        assert other.decision == state.decision
        moves = {RandomBot(number, game).choose(view, view.decision) for view in views}
        assert len(moves) == 1


def test_hidden_pieces_lie_face_down_in_a_view(table):
    for state in table.positions(games=2, step=4):
        for viewer in (*range(table.seats), None):
            view = redact(state, viewer, table.game.hidden)
            assert view.rng == 0
            for each in table.game.hidden(view, viewer):
                if isinstance(each, Secret):
                    assert getattr(each.record, each.field) == each.seems
                    continue
                for record, zone in each:
                    assert set(getattr(record, zone)) <= {FACE_DOWN}


@pytest.mark.sample(5)
def test_hidden_pieces_are_dealt_evenly(table):
    """The piece that comes up next may be any of its heap, each as likely as the others."""
    game, state = table.game, next(table.positions(games=1))
    for index, heap in enumerate(pools(game, state)):
        if sum(len(getattr(*zone)) for zone in heap) < 2:
            continue
        pieces = Counter(piece for zone in heap for piece in getattr(*zone))
        draws = 30 * sum(pieces.values())
        found = Counter()
        for seed in range(draws):
            record, zone = pools(game, determinize(state, 0, game.hidden, seed))[index][0]
            found[getattr(record, zone)[-1]] += 1
        expected = {piece: 30 * count for piece, count in pieces.items()}
        chi_squared = sum((found[piece] - count) ** 2 / count for piece, count in expected.items())
        freedom = len(expected) - 1
        assert chi_squared < freedom + 4.5 * (2 * freedom) ** 0.5


def pools(game, state):
    return [each for each in game.hidden(state, 0) if not isinstance(each, Secret)]


@pytest.mark.sample(5)
def test_undo_and_redo_restore_every_position(table):
    seats = [Seat(f"Seat {seat}") for seat in range(table.seats)]
    for walk in table.walks[:2]:
        session = Session(table.game, walk.setting.options, seats, walk.setting.seed)
        for move in walk.moves:
            before = session.state.copy()
            session.play(move)
            after = session.state.copy()
            assert session.can_undo == (after.surprises == before.surprises)
            if session.can_undo:
                session.undo()
                assert are_alike(session.state, before)
                session.redo()
                assert are_alike(session.state, after)
        assert session.state.fingerprint() == walk.state.fingerprint()


def test_frames_hold_only_what_can_be_found_again(table):
    for state in table.positions(games=4):
        for step, *arguments in state.stack:
            if not isinstance(step, Choice):
                assert getattr(sys.modules[step.__module__], step.__name__) is step
            assert not any(isinstance(argument, (list, dict, set, Record)) for argument in arguments)
            assert all(hash(argument) is not None for argument in arguments)


def test_records_hold_only_leaves_that_cannot_change(table):
    for state in table.positions(games=3, step=3):
        check_leaves(state, skip=("stack", "decision", "journal"))


def check_leaves(record, skip=()):
    for name, value in vars(record).items():
        if name in record.nested:
            for part in value:
                check_leaves(part)
        elif name not in (*skip, *record.derived):
            assert is_plain(value), (type(record).__name__, name, value)


def is_plain(value):
    return isinstance(value, PLAIN) or (isinstance(value, tuple) and all(map(is_plain, value)))


@pytest.mark.sample(5)
def test_what_is_not_part_of_a_legal_move_is_refused(table):
    """Every piece that some legal move names, alone and with others, at sampled decisions."""
    questions = (state.decision for state in table.positions(games=4))
    pieces = sorted({piece for asked in questions for move in asked.moves for piece in move[1:]})
    tried = random.Random(1)
    for state in table.positions(games=4, step=3):
        moves = state.decision.moves
        named = {piece for move in moves for piece in move[1:]}
        for piece in pieces:
            assert bool(flow.why_not(state, (piece,))) != (piece in named), (piece, state.decision)
        for picked in [tuple(tried.sample(pieces, 2)) for _ in range(40) if len(pieces) > 1]:
            legal = any(flow.is_part(picked, move) for move in moves)
            assert bool(flow.why_not(state, picked)) != legal, (picked, state.decision)


def test_a_verb_without_a_legal_move_is_refused_though_nothing_is_picked(table):
    for state in table.positions(games=3):
        legal = {move[0] for move in state.decision.moves}
        verbs = state.decision.choice.actions.keys() | {"fly"}
        assert all(flow.why_not(state, (), verb) for verb in verbs - legal)
