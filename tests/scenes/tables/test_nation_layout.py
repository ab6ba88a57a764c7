"""The table of Nation: nothing overlaps in any mode, and nothing hidden is anywhere on it."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.core.hidden import FACE_DOWN, redact
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder.play_area import CARDS_AT, GAPS
from scenes.games.nation_deckbuilder.table import DeckBuilderTable
from scenes.games.nation_deckbuilder.zones import PLAYED_CARD, in_rows
from scenes.kit.model import TableModel
from scenes.kit.selection import Selection
from scenes.window.layout import Layout
from tests.scenes.tables.test_nations_layout import inside, overlap, shrunk
from tests.scenes.test_play_nation import MODES, session_of

TABLE = DeckBuilderTable()
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


def assert_sound(layout: Layout, margin: float = 0.0) -> None:
    canvas = (-margin, 0.0, 1280.0 + 2 * margin, 720.0)
    for name, place in layout.places.items():
        assert inside(place.area, canvas), f"{name} leaves the canvas"
    apart = [(name, place) for name, place in layout.places.items() if place.z not in range(10, 40)]
    market = [(name, place) for name, place in layout.places.items() if place.zone == "market"]
    for group in (apart, market):
        for (one, first), (other, second) in combinations(group, 2):
            nested = inside(first.area, second.area) or inside(second.area, first.area)
            assert nested or not overlap(first.area, second.area), f"{one} and {other} overlap"
    plates = [shrunk(panel.area) for panel in layout.panels[1:] if not _is_arrow(panel)]
    for first, second in combinations(plates, 2):
        nested = inside(first, second) or inside(second, first)
        assert nested or not overlap(first, second), f"panels at {first} and {second} overlap"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moves", MOMENTS)
def test_the_piles_of_all_seats_are_in_line_in_the_view_of_all_boards(mode, moves):
    session = played(mode, moves)
    places = TABLE.layout(model_of(session, all_boards=True)).places
    assert len({place.area[2:] for place in places.values()}) == 1
    for pile in range(3):
        ghosts = {f"no card {seat} {pile}" for seat in range(len(session.seats))} & places.keys()
        assert len({places[ghost].area[1] for ghost in ghosts}) <= 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moves", MOMENTS)
def test_played_positions_overlap_nothing(mode, moves):
    session = played(mode, moves)
    for viewer in range(len(session.seats)):
        assert_sound(TABLE.layout(model_of(session, viewer)))
        assert_sound(TABLE.layout(model_of(session, viewer, all_boards=True)))


@pytest.mark.parametrize("count", [1, 3, 4, 5, 6, 10, 16])
def test_the_cards_of_a_turn_lie_side_by_side_in_the_play_area(count):
    areas = in_rows(CARDS_AT, count, PLAYED_CARD, GAPS)
    assert len(areas) == count
    assert all(inside(area, CARDS_AT) and area[2] <= PLAYED_CARD[0] for area in areas)
    assert not any(overlap(one, other) for one, other in combinations(areas, 2))


def test_few_cards_lie_in_one_row_and_many_in_the_rows_that_show_them_largest():
    heights = [len({area[1] for area in in_rows(CARDS_AT, count, PLAYED_CARD, GAPS)}) for count in (3, 5, 10)]
    assert heights == [1, 1, 2]


@pytest.mark.parametrize("mode", MODES)
def test_a_wide_window_leaves_nothing_overlapping(mode):
    layout = TABLE.layout(model_of(played(mode, 60), margin=(220.0, 0.0)))
    assert_sound(layout, 220.0)
    assert layout.log is not None


def _is_arrow(panel) -> bool:
    """The arrow of an attack lies over what it connects."""
    return panel.key[0].__module__.endswith("arrow")


def hidden_from(state: NationState, viewer: int) -> set[str]:
    """Every card that this seat may not know."""
    found = {card for player in state.players for card in player.draw_pile}
    found |= {card for pile in state.piles for card in pile.cards}
    for player in state.players:
        if player.seat not in state.nation_of(viewer).seats:
            found |= {*player.hand, *player.marked}
    return found


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moves", MOMENTS)
def test_no_card_that_a_seat_may_not_know_is_on_its_table(mode, moves):
    session = played(mode, moves)
    for viewer in range(len(session.seats)):
        secret = hidden_from(session.state, viewer)
        for changes in ({}, {"all_boards": True}, {"shown_seat": len(session.seats) - 1 - viewer}):
            layout = TABLE.layout(model_of(session, viewer, **changes))
            told = repr([(panel.area, panel.key) for panel in layout.panels])
            told += repr(
                [(name, place.look, place.zoom, place.stands_for) for name, place in layout.places.items()]
            )
            assert not {card for card in secret if f"'{card}'" in told}


@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
def test_the_own_hand_lies_open_and_others_face_down(mode):
    session = played(mode, 60)
    seat = session.state.decision.seat
    own = TABLE.layout(model_of(session, seat)).places
    assert set(session.state.players[seat].hand) <= set(own)
    rival = (seat + 1) % len(session.seats)
    model = model_of(session, seat, shown_seat=rival)
    assert FACE_DOWN in model.view.players[rival].hand
    assert not set(session.state.players[rival].hand) & set(TABLE.layout(model).places)


def test_an_unfed_card_says_why_before_it_is_dropped():
    session = session_of("duel", 3, until=_has_unplayable_card)
    seat = session.state.decision.seat
    legal = {move[1] for move in session.state.decision.moves if move[0] == "mark"}
    card = next(card for card in session.state.players[seat].hand if card not in legal)
    look = TABLE.layout(model_of(session, seat)).places[card].look
    assert look.sign[0] == "must be discarded"
    assert CARDS[card]


def _has_unplayable_card(state):
    decision = state.decision
    if decision is None or decision.choice.name != "mark":
        return False
    legal = {move[1] for move in decision.moves if move[0] == "mark"}
    return any(card not in legal for card in state.players[decision.seat].hand)
