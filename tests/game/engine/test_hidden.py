"""Views and re-dealt states."""

from collections import Counter

from game.engine import flow
from game.engine.flow import Action, Choice
from game.engine.hidden import FACE_DOWN, Heap, determinize, heaps, redact
from tests.game.engine import toy
from tests.game.engine.toy import hidden


def deal(seed: int = 2) -> toy.ToyState:
    return toy.TOY.new({"heap": 7}, 2, seed)


def test_a_view_shows_the_own_hand_only():
    view = redact(deal(), 0, hidden)
    assert FACE_DOWN not in view.players[0].hand
    assert view.players[1].hand == (FACE_DOWN,)
    assert set(view.deck) == {FACE_DOWN}


def test_somebody_without_a_seat_sees_no_hand():
    view = redact(deal(), None, hidden)
    assert [player.hand for player in view.players] == [(FACE_DOWN,), (FACE_DOWN,)]


def test_a_view_does_not_show_the_generator():
    state = deal()
    assert redact(state, 0, hidden).rng == 0
    assert state.rng != 0


def test_looking_changes_nothing():
    state = deal()
    before = state.fingerprint()
    redact(state, 0, hidden)
    determinize(state, 0, hidden, 9)
    assert state.fingerprint() == before


def test_a_re_dealt_state_looks_the_same_to_its_viewer():
    state = deal()
    for seed in range(20):
        imagined = determinize(state, 0, hidden, seed)
        assert redact(imagined, 0, hidden).fingerprint() == redact(state, 0, hidden).fingerprint()
        assert imagined.decision == state.decision
        assert imagined.surprises == state.surprises


def test_what_is_imagined_depends_on_the_heap_and_not_on_the_truth():
    state = deal()
    other = state.copy()
    other.deck = other.deck[::-1]
    other.rng += 1
    assert determinize(state, 0, hidden, 5).fingerprint() == determinize(other, 0, hidden, 5).fingerprint()


def test_a_heap_is_counted_and_tells_nothing_of_where_its_pieces_lie():
    state = deal()
    found = heaps(state, 0, hidden)
    true = sorted(Counter(piece for player in state.players[1:] for piece in player.hand) + Counter(state.deck))
    assert sorted(piece for heap in found for piece, _ in heap.pieces) == true
    assert all(isinstance(heap, Heap) and heap.size == len(true) for heap in found)
    for seed in range(20):
        assert heaps(determinize(state, 0, hidden, seed), 0, hidden) == found


def test_every_hidden_card_is_equally_likely_everywhere():
    state = deal()
    seen = Counter(determinize(state, 0, hidden, seed).players[1].hand[0] for seed in range(1000))
    assert len(seen) == 5
    assert min(seen.values()) > 150


def test_a_re_dealt_state_plays_on():
    imagined = determinize(deal(), 1, hidden, 3)
    while imagined.decision:
        flow.apply(imagined, imagined.decision.moves[0])
    assert imagined.is_over


class Discard(Action):
    """Throw away a ribbon."""

    verb = "discard"

    def moves(self, state, seat):
        return [("discard", card) for card in state.players[seat].hand if card == "ribbon"]

    def carry_out(self, state, seat, card):
        state.players[seat].hand = ()


WHICH_RIBBON = Choice("which_ribbon", Discard(), is_secret=True)


def test_a_re_dealt_hand_can_answer_what_its_seat_is_asked():
    state = deal()
    state.players[1].hand, state.deck = ("ribbon",), ("shell", "shell", "shell", "pebble")
    state.stack = [(WHICH_RIBBON, 1)]
    state.decision = WHICH_RIBBON(state, 1)
    for seed in range(20):
        imagined = determinize(state, 0, hidden, seed)
        assert imagined.players[1].hand == ("ribbon",)
        assert imagined.decision.moves == (("discard", "ribbon"),)
