"""What holds for every game at the table, whatever its rules."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter

import pytest

from game.bots.random_hand import RandomHand
from game.core import flow
from game.core.flow import Choice, IllegalMove
from game.core.hidden import FACE_DOWN, Secret, determinize, redact
from game.core.record import Record
from game.core.session import Seat, Session
from game.simulate import MOST_DECISIONS
from tests.game.conformance.walks import begin, every_table, planned, play_out, positions, walk

PLAIN = (int, str, bool, type(None))


@every_table
def test_moves_are_some_all_different_and_plain_words(game, seats):
    for state in positions(game, seats):
        moves = state.decision.moves
        assert moves
        assert len(set(moves)) == len(moves)
        assert all(tuple(" ".join(move).split()) == move for move in moves)
        assert 0 <= state.decision.seat < seats


@every_table
def test_listing_moves_again_gives_the_same_and_changes_nothing(game, seats):
    for state in positions(game, seats, games=4, every=5):
        before = state.fingerprint()
        decision = state.decision
        assert decision.choice(state, decision.seat, *decision.context) == decision
        assert state.fingerprint() == before


@every_table
def test_invariants_hold_at_every_decision_and_at_the_end(game, seats):
    for setting in planned(game, seats):
        for state, _ in walk(game, seats, setting):
            assert list(game.invariants(state)) == [], setting


@every_table
def test_every_legal_move_can_be_played(game, seats):
    for state in positions(game, seats, games=4, every=17):
        for move in state.decision.moves:
            twin = state.copy()
            flow.play(twin, move)
            assert list(game.invariants(twin)) == [], move


@every_table
def test_illegal_moves_are_refused_and_change_nothing(game, seats):
    for state in positions(game, seats, games=4, every=7):
        before = state.fingerprint()
        legal = state.decision.moves
        mutations = {(move[0], *reversed(move[1:])) for move in legal} | {
            (*move, "extra") for move in legal[:3]
        }
        mutations |= {(move[0],) for move in legal} | {("fly", *legal[0][1:]), ()}
        for move in mutations - set(legal):
            with pytest.raises(IllegalMove):
                flow.play(state, move)
        assert state.fingerprint() == before


@every_table
def test_earlier_copies_never_change(game, seats):
    for setting in planned(game, seats, 4):
        kept = []
        for number, (state, _) in enumerate(walk(game, seats, setting)):
            if number % 6 == 0:
                kept.append((state.copy(), state.fingerprint()))
        assert all(copy.fingerprint() == fingerprint for copy, fingerprint in kept)


@every_table
def test_a_copy_plays_on_like_the_original(game, seats):
    for number, state in enumerate(positions(game, seats, games=3, every=300)):
        assert play_out(game, state.copy(), number) == play_out(game, state.copy(), number)


@every_table
def test_the_same_seed_and_moves_give_the_same_game(game, seats):
    for setting in planned(game, seats, 4):
        moves = [move for _, move in walk(game, seats, setting) if move]
        random.seed(setting.seed)
        state = begin(game, seats, setting)
        for move in moves:
            random.random()
            flow.play(state, move)
        assert state.decision is None
        assert state.fingerprint() == play_out(game, begin(game, seats, setting), setting.seed)


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


@every_table
def test_every_game_ends_and_is_scored(game, seats):
    for setting in planned(game, seats):
        for decisions, (state, _) in enumerate(walk(game, seats, setting)):
            assert decisions < MOST_DECISIONS
            assert game.headline(state)
        assert state.is_over
        scores = game.result(state)
        assert sorted(score.seat for score in scores) == list(range(seats))
        assert [score.rank for score in scores] == sorted(score.rank for score in scores)
        assert scores[0].rank in (1, 2)  # 2 when an opponent without a seat has won
        assert all(score.total == sum(line.points for line in score.lines) for score in scores)


@every_table
def test_a_view_is_the_same_whatever_is_hidden(game, seats):
    """Everything hidden is dealt anew and chance begins anew: view, question and the hand's move stay the same."""
    for number, state in enumerate(positions(game, seats, games=4, every=7)):
        seat = state.decision.seat
        other = determinize(state, seat, game.hidden, number)
        views = [redact(each, seat, game.hidden) for each in (state, other)]
        assert views[0].fingerprint() == views[1].fingerprint()
        assert other.decision == state.decision
        moves = {RandomHand(number, game).choose(view, view.decision) for view in views}
        assert len(moves) == 1


@every_table
def test_hidden_pieces_lie_face_down_in_a_view(game, seats):
    for state in positions(game, seats, games=2, every=25):
        for viewer in (*range(seats), None):
            view = redact(state, viewer, game.hidden)
            assert view.rng == 0
            for each in game.hidden(view, viewer):
                if isinstance(each, Secret):
                    assert getattr(each.record, each.field) == each.seems
                    continue
                for record, zone in each:
                    assert set(getattr(record, zone)) <= {FACE_DOWN}


@every_table
def test_hidden_pieces_are_dealt_evenly(game, seats):
    """The piece that comes up next may be any of its heap, each as likely as the others."""
    state = next(positions(game, seats, games=1))
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


@every_table
def test_undo_and_redo_restore_every_position(game, seats):
    table = [Seat(f"Seat {seat}") for seat in range(seats)]
    for setting in planned(game, seats, 2):
        session, hand = Session(game, setting.options, table, setting.seed), RandomHand(setting.seed, game)
        while session.state.decision is not None:
            before = session.state.fingerprint()
            surprises = session.state.surprises
            session.play(hand.choose(session.state, session.state.decision))
            after = session.state.fingerprint()
            assert session.can_undo == (session.state.surprises == surprises)
            if session.can_undo:
                session.undo()
                assert session.state.fingerprint() == before
                session.redo()
                assert session.state.fingerprint() == after


@every_table
def test_frames_hold_only_what_can_be_found_again(game, seats):
    for state in positions(game, seats, games=4, every=5):
        for step, *arguments in state.stack:
            if not isinstance(step, Choice):
                assert getattr(sys.modules[step.__module__], step.__name__) is step
            assert not any(isinstance(argument, (list, dict, set, Record)) for argument in arguments)
            assert all(hash(argument) is not None for argument in arguments)


@every_table
def test_records_hold_only_leaves_that_cannot_change(game, seats):
    for state in positions(game, seats, games=3, every=20):
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


@every_table
def test_what_is_not_part_of_a_legal_move_is_refused(game, seats):
    """Every piece that some legal move of the game names, alone and with every other, at sampled decisions."""
    pieces = sorted(
        {
            handle
            for state in positions(game, seats, games=1)
            for m in state.decision.moves
            for handle in m[1:]
        }
    )
    tried = random.Random(1)
    for state in positions(game, seats, games=4, every=21):
        moves = state.decision.moves
        tries = [(piece,) for piece in pieces] + [
            tuple(tried.sample(pieces, 2)) for _ in range(40) if len(pieces) > 1
        ]
        for picked in tries:
            legal = any(flow.is_part(picked, move) for move in moves)
            assert bool(flow.why_not(state, picked)) != legal, (picked, state.decision)


@every_table
def test_a_verb_without_a_legal_move_is_refused_though_nothing_is_picked(game, seats):
    for state in positions(game, seats, games=3, every=9):
        legal = {move[0] for move in state.decision.moves}
        verbs = state.decision.choice.actions.keys() | {"fly"}
        assert all(flow.why_not(state, (), verb) for verb in verbs - legal)
