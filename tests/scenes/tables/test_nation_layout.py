"""The table of Nation: nothing overlaps in any mode, and nothing hidden is anywhere on it."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.engine.hidden import FACE_DOWN, determinize, redact
from game.engine.selection import Selection
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder.table import DeckBuilderTable
from scenes.table.model import TableModel
from scenes.ui.host.target import TableLayout
from scenes.ui.host.tooltip import Tooltip
from tests.scenes.tables.test_nations_layout import inside, overlap, shrunk
from tests.scenes.test_play_nation import MODES, session_of

TABLE = DeckBuilderTable()


@pytest.fixture(scope="module", autouse=True)
def display():
    """What is laid is measured as it is drawn."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()


MOMENTS = (1, 40, 160, 400)


def model_of(session, viewer=0, **changes):
    """What a seat sees."""
    view = redact(session.state, viewer, GAME.hidden)
    decision = view.decision
    own = decision.moves if decision and decision.seat == viewer else ()
    facts = {
        "view": view,
        "seats": session.seats,
        "viewer": viewer,
        "shown_seat": viewer,
        "decision": decision,
        "selection": Selection(own),
        "forecast": GAME.foresight(session.state, viewer).forecast,
        **changes,
    }
    return TableModel(**facts)


def played(mode, moves):
    """A game after so many random moves."""
    left = [moves]

    def is_enough(state):
        left[0] -= 1
        return left[0] < 0

    return session_of(mode, 7, until=is_enough)


def assert_sound(layout: TableLayout, margin: float = 0.0) -> None:
    canvas = (-margin, 0.0, 1280.0 + 2 * margin, 720.0)
    for name, place in layout.targets.items():
        assert inside(place.area, canvas), f"{name} leaves the canvas"
    apart = [(name, place) for name, place in layout.targets.items() if place.z not in range(10, 40)]
    market = [(name, place) for name, place in layout.targets.items() if place.zone == "market"]
    for group in (apart, market):
        for (one, first), (other, second) in combinations(group, 2):
            nested = inside(first.area, second.area) or inside(second.area, first.area)
            assert nested or not overlap(first.area, second.area), f"{one} and {other} overlap"
    plates = [shrunk(panel.area) for panel in layout.panels[1:]]
    for first, second in combinations(plates, 2):
        nested = inside(first, second) or inside(second, first)
        assert nested or not overlap(first, second), f"panels at {first} and {second} overlap"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moves", MOMENTS)
def test_the_piles_of_all_seats_are_in_line_in_the_view_of_all_boards(mode, moves):
    session = played(mode, moves)
    layout = TABLE.layout(model_of(session, all_boards=True))
    cards = [place.area for place in layout.targets.values() if place.zone.startswith("seat ")]
    free = [area for name, area in layout.anchors.items() if name.startswith("no_card@")]
    shown = (*cards, *free)
    assert len({round(area[2], 1) for area in shown}) == bool(shown)
    for pile in ("played", "standing", "discard"):
        titles = [layout.anchors[f"{pile}@{seat}"] for seat in range(len(session.seats))]
        assert len({round(area[1], 1) for area in titles}) == 1


@pytest.mark.sample(6)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moves", MOMENTS)
def test_played_positions_overlap_nothing(mode, moves):
    session = played(mode, moves)
    for viewer in range(len(session.seats)):
        assert_sound(TABLE.layout(model_of(session, viewer)))
        assert_sound(TABLE.layout(model_of(session, viewer, all_boards=True)))


@pytest.mark.parametrize("mode", MODES)
def test_a_wide_window_leaves_nothing_overlapping(mode):
    layout = TABLE.layout(model_of(played(mode, 60), margin=(220.0, 0.0)))
    assert_sound(layout, 220.0)
    assert layout.log is not None


def hidden_from(state: NationState, viewer: int) -> set[str]:
    """Every card that this seat may not know."""
    found = {card for player in state.players for card in player.draw_pile}
    found |= {card for pile in state.piles for card in pile.cards}
    for player in state.players:
        if player.seat not in state.nation_of(viewer).seats:
            found |= {*player.hand, *player.marked}
    return found


@pytest.mark.sample(6)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moves", MOMENTS)
def test_no_card_that_a_seat_may_not_know_is_on_its_table(mode, moves):
    session = played(mode, moves)
    for viewer in range(len(session.seats)):
        secret = hidden_from(session.state, viewer)
        for changes in ({}, {"all_boards": True}, {"shown_seat": len(session.seats) - 1 - viewer}):
            layout = TABLE.layout(model_of(session, viewer, **changes))
            told = repr([(panel.area, panel.key.inks) for panel in layout.panels])
            told += repr([(name, place.tells, place.stands_for) for name, place in layout.targets.items()])
            told += repr([(name, sprite.look) for name, sprite in layout.sprites.items()])
            assert not {card for card in secret if f"'{card}'" in told}


def tooltips(session, viewer, **changes):
    """What everything on a table says of itself, but for pieces that are read by their large look."""
    places = TABLE.layout(model_of(session, viewer, **changes)).targets
    return {name: place.tells.told for name, place in places.items() if isinstance(place.tells, Tooltip)}


@pytest.mark.sample(4)
@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
@pytest.mark.parametrize("moves", MOMENTS)
def test_no_tooltip_tells_of_cards_that_its_reader_may_not_know(mode, moves):
    """Nothing changes on any tooltip when all that is secret is dealt anew."""
    session = played(mode, moves)
    for viewer in range(len(session.seats)):
        for changes in ({}, {"all_boards": True}, {"shown_seat": len(session.seats) - 1 - viewer}):
            before, state = tooltips(session, viewer, **changes), session.state
            session.state = determinize(state, viewer, GAME.hidden, 99)
            assert tooltips(session, viewer, **changes) == before
            session.state = state
            assert len(before) > 20


@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
def test_the_own_hand_lies_open_and_others_face_down(mode):
    session = played(mode, 60)
    seat = session.state.decision.seat
    own = TABLE.layout(model_of(session, seat)).targets
    assert set(session.state.players[seat].hand) <= set(own)
    rival = (seat + 1) % len(session.seats)
    model = model_of(session, seat, shown_seat=rival)
    assert FACE_DOWN in model.view.players[rival].hand
    assert not set(session.state.players[rival].hand) & set(TABLE.layout(model).targets)


def test_an_unfed_card_says_why_before_it_is_dropped():
    session = session_of("duel", 3, until=_has_unplayable_card)
    seat = session.state.decision.seat
    legal = {move[1] for move in session.state.decision.moves if move[0] == "mark"}
    card = next(card for card in session.state.players[seat].hand if card not in legal)
    look = TABLE.layout(model_of(session, seat)).sprites[card].look
    assert look.sign[0] == "must be discarded"
    assert CARDS[card]


def _has_unplayable_card(state):
    decision = state.decision
    if decision is None or decision.choice.name != "mark":
        return False
    legal = {move[1] for move in decision.moves if move[0] == "mark"}
    return any(card not in legal for card in state.players[decision.seat].hand)


def test_the_card_on_a_locked_pile_says_that_it_is_open_to_all():
    """K-RULING-02: the padlock is the age's, the card on top is no secret."""
    model = model_of(played("duel", 1))
    targets = TABLE.layout(model).targets
    tops = [card for card in model.view.places if card]
    locked = [card for card in tops if CARDS[card].age > 1]
    assert len(locked) == 4
    assert [card for card in tops if "open to all" in targets[card].caption] == locked
    assert all("needs age" in targets[card].tells.note for card in locked)
