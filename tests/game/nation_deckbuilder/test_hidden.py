"""Hidden hands: what a seat sees does not change when what it cannot see is dealt anew."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.event import Event, Private
from game.engine.hidden import FACE_DOWN, determinize, redact
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.hidden import hidden
from game.session.session import Seat, Session
from tests.game.nation_deckbuilder.scenario import asked, end_turn, play, table, zone
from tests.game.nation_deckbuilder.test_setup import every_mode, new


def walk(mode: str, seed: int = 1) -> Any:
    """Every position of a random game."""
    state, hand = new(mode, seed), RandomBot(seed)
    while state.decision is not None:
        yield state
        flow.apply(state, hand.choose(state, state.decision))


@pytest.mark.sample(3)
@every_mode
def test_no_viewer_notices_that_hidden_cards_are_dealt_anew(mode: str) -> None:
    """K-SETUP-10: at every question, for every seat and for somebody without one."""
    for number, state in enumerate(walk(mode)):
        if number % 5 == 0:
            for viewer in (*range(len(state.players)), None):
                other = determinize(state, viewer, hidden, number)
                assert redact(other, viewer, hidden).fingerprint() == redact(state, viewer, hidden).fingerprint()
                assert other.decision is not None


@every_mode
def test_a_view_names_no_card_that_its_viewer_may_not_know(mode: str) -> None:
    """K-SETUP-10, K-RULING-02, K-RULING-35: in no field, no frame and no move."""
    for number, state in enumerate(walk(mode, 2)):
        if number % 7 == 0:
            for viewer in (*range(len(state.players)), None):
                view = redact(state, viewer, hidden)
                text = f"{[vars(player) for player in view.players]}{view.stack}{view.decision}{view.places}"
                for card in secret_cards(state, viewer):
                    assert f"'{card}'" not in text, (viewer, card, state.decision)


def secret_cards(state: Any, viewer: int | None) -> set[str]:
    """Enemy hands and marks, all draw piles and the piles of the market."""
    own = () if viewer is None else state.nation_of(viewer).seats
    enemies = [player for player in state.players if player.seat not in own]
    found = {card for player in enemies for card in player.hand + player.marked}
    found |= {card for player in state.players for card in player.draw_pile}
    return found | {card for pile in state.piles for card in pile.cards}


def test_opponents_do_not_see_a_hand_and_partners_do() -> None:
    """K-SETUP-10, K-RULING-35."""
    state = table({"hand": ["coin"]}, {"hand": ["coin"]}, {"hand": ["food"]}, {"hand": ["food"]}, mode="teams")
    view = redact(state, 0, hidden)
    assert [player.hand for player in view.players] == [("coin#1",), (FACE_DOWN,), ("food#1",), (FACE_DOWN,)]


def test_marks_are_secret_until_the_batch_is_played() -> None:
    """K-DEC-03, K-RULING-22: neither card nor kind; then the card is open."""
    state = table({"hand": ["farm", "coin"]}, {"hand": ["coin"]})
    play(state, "mark farm food")
    view = redact(state, 1, hidden)
    assert (view.players[0].marked, view.players[0].modes) == ((FACE_DOWN,), ("",))
    assert view.decision.moves == ()
    play(state, "play")
    assert redact(state, 1, hidden).players[0].played == ("farm#1",)


def test_the_choice_of_a_forced_discard_is_secret_and_the_card_open() -> None:
    """K-DEC-02, K-RULING-16: the attacker sees only that a duty exists."""
    state = table({"hand": ["assassin"]}, {"hand": ["chief", "wiseman"]})
    play(state, "mark assassin", "play")
    end_turn(state)
    view = redact(state, 0, hidden)
    assert (view.players[1].duties, view.decision.moves) == (("person",), ())
    play(state, "discard chief")
    assert redact(state, 0, hidden).players[1].discard_pile == ("chief#1",)


def test_nobody_knows_the_order_of_the_own_draw_pile() -> None:
    """K-TURN-04: but everybody the cards that a Doctor has put on it (K-CARD-DOCTOR-01)."""
    state = table({"draw_pile": ["coin", "food"], "on_top": ["chief"]})
    view = redact(state, 0, hidden)
    assert view.players[0].draw_pile == (FACE_DOWN, FACE_DOWN)
    assert redact(state, 1, hidden).players[0].on_top == ("chief#1",)


def test_the_market_shows_only_the_tops_of_its_piles() -> None:
    """K-RULING-02."""
    view = redact(new("duel"), 0, hidden)
    assert all(card in CARDS for card in view.places)
    assert {card for pile in view.piles for card in pile.cards} == {FACE_DOWN}


def test_an_imagined_enemy_can_still_answer() -> None:
    """K-RULING-16: whoever is asked for a person is never imagined without an answer."""
    state = table({"hand": ["assassin"]}, {"hand": ["chief", "coin", "coin"], "draw_pile": ["coin"] * 9})
    play(state, "mark assassin", "play")
    end_turn(state)
    assert asked(state) == (1, "which_discard")
    for seed in range(30):
        imagined = determinize(state, 0, hidden, seed)
        flow.apply(imagined, imagined.decision.moves[0])


def test_drawn_cards_are_told_to_their_side_only() -> None:
    """K-TURN-04: everybody hears how many."""
    told: list[Event] = []
    session = Session(GAME, {}, [Seat("Ada"), Seat("Bo")], 4)
    session.bus.subscribe("drew", told.append)
    while not told:
        seat = session.state.decision.seat
        session.play(session.state.decision.moves[-1])
    (event,) = told
    assert isinstance(event.facts["cards"], Private)
    assert event.seen_by(seat).facts["cards"] == session.state.players[seat].hand
    assert "cards" not in event.seen_by(1 - seat).facts
    assert event.seen_by(None).facts["number"] == 5
    assert not any(card in str(event) for card in session.state.players[seat].hand)


@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
def test_no_event_tells_others_a_card_that_stays_hidden(mode: str) -> None:
    """K-SETUP-10: for every move of a random game. A discard is open, even if it is shuffled at once."""
    state, hand = new(mode, 3), RandomBot(3)
    viewers = (*range(len(state.players)), None)
    while state.decision is not None:
        before = {viewer: secret_cards(state, viewer) for viewer in viewers}
        state.journal = []
        flow.apply(state, hand.choose(state, state.decision))
        for viewer in viewers:
            told = [str(event.seen_by(viewer)) for event in state.journal if event.kind != "discarded"]
            hidden_all_along = before[viewer] & secret_cards(state, viewer)
            assert not any(f"'{card}'" in text for card in hidden_all_along for text in told)


def test_a_mark_can_be_undone_and_tells_nobody() -> None:
    """K-DEC-03."""
    session = Session(GAME, {}, [Seat("Ada"), Seat("Bo")], 4)
    before = session.state.fingerprint()
    session.play(session.state.decision.moves[0])
    session.undo()
    assert session.state.fingerprint() == before


def test_cards_of_a_hand_leave_no_trace_in_the_zones_of_others() -> None:
    """The scenario's own check: zones hold what they say."""
    state = table({"hand": ["coin"]}, {"hand": ["food"]})
    assert (zone(state, 0, "hand"), zone(state, 1, "hand")) == (["coin"], ["food"])
