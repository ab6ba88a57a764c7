"""The table of Wealth of Nations: nothing overlaps in any phase, and no money is told that may not be counted."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.bots.random_hand import RandomHand
from game.core.session import Session
from game.wealth_of_nations import GAME
from game.wealth_of_nations.components import COMMODITIES, LIES, MAP, PRICES
from scenes.games.wealth_of_nations.all_boards import BoardFacts
from scenes.games.wealth_of_nations.barter_corner import CornerFacts
from scenes.games.wealth_of_nations.choosing_order import OrderFacts
from scenes.games.wealth_of_nations.markets import well_area, wells_area
from scenes.games.wealth_of_nations.plaques import PlaqueFacts
from scenes.games.wealth_of_nations.spots import SPOT_POINTS, hex_centre, whole_dots
from scenes.games.wealth_of_nations.strip import StripFacts
from scenes.games.wealth_of_nations.zones import market_area
from scenes.window.layout import Layout
from tests.game.wealth_of_nations.scenario import play, table
from tests.scenes.tables.test_nations_layout import inside, overlap, shrunk
from tests.scenes.tables.wealth_games import TABLE, begun, model, seats_of

CANVAS = (0.0, 0.0, 1280.0, 720.0)
PIECES_Z = range(10, 50)
"""Heights of what lies on other places: cubes in wells, tiles, flags, dots, steppers."""

BOARD = "0 farm c4 0, 0 farm c5 0, 1 academy d4 1, 1 academy e4 1, 2 mine b2 0, 0 - c6, 2 - b3"


def played(seats, moves):
    session = Session(GAME, {}, seats_of(seats), "7")
    hand = RandomHand("7", GAME)
    while moves and session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
        moves -= 1
    return session.state


def assert_sound(layout: Layout, margin: float = 0.0) -> None:
    canvas = (-margin, 0.0, 1280.0 + 2 * margin, 720.0)
    for name, place in layout.places.items():
        assert inside(place.area, canvas), f"{name} leaves the canvas"
    apart = [(name, place) for name, place in layout.places.items() if place.z not in PIECES_Z]
    for (one, first), (other, second) in combinations(apart, 2):
        nested = inside(first.area, second.area) or inside(second.area, first.area)
        assert nested or not overlap(first.area, second.area), f"{one} and {other} overlap"
    plates = [shrunk(panel.area) for panel in layout.panels[1:]]
    for first, second in combinations(plates, 2):
        assert not overlap(first, second), f"panels at {first} and {second} overlap"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("moves", [0, 9, 25, 160])
def test_played_positions_overlap_nothing(seats, moves):
    state = played(seats, moves)
    for viewer in (0, seats - 1):
        assert_sound(TABLE.layout(model(state, viewer, people=seats)))
    assert_sound(TABLE.layout(model(state, all_boards=True)))


def test_the_view_of_all_boards_maps_the_tiles_and_flags_of_every_nation():
    layout = TABLE.layout(model(table({}, {}, {}, board=BOARD), all_boards=True))
    boards = [facts for panel in layout.panels[1:] if isinstance(facts := panel.key[2], BoardFacts)]
    tiles = [{MAP.names[hex]: industry for hex, industry, _ in board.tiles} for board in boards]
    assert tiles == [
        {"c4": "farm", "c5": "farm"},
        {"d4": "academy", "e4": "academy"},
        {"b2": "mine"},
    ]
    assert [[MAP.names[hex] for hex in board.flags] for board in boards] == [["c6"], [], ["b3"]]


def test_a_wide_window_leaves_nothing_overlapping():
    layout = TABLE.layout(model(played(6, 60), margin=(220.0, 0.0)))
    assert_sound(layout, 220.0)
    assert layout.log is not None


def test_every_hex_is_touched_at_its_own_place_alone():
    places = TABLE.layout(model(table({}, {}, {}, board=BOARD))).places
    hexes = [places[name].area for name in MAP.names]
    assert len(hexes) == 61
    assert not [pair for pair in combinations(hexes, 2) if overlap(*pair)]


def test_all_180_wells_lie_apart_inside_their_market():
    wells = 0
    for number, commodity in enumerate(COMMODITIES):
        area = market_area(number)
        spots = [well_area(area, commodity, well) for well in range(len(PRICES[commodity].wells))]
        wells += len(spots)
        assert all(inside(spot, wells_area(area)) for spot in spots)
        assert not [pair for pair in combinations(spots, 2) if overlap(*pair)]
    assert wells == 180


def test_a_dot_on_a_side_lies_halfway_between_both_hexes():
    here, there = MAP.index["c4"], MAP.index["c5"]
    shared = set(LIES["farm"][here][0].spots) & set(LIES["farm"][there][0].spots)
    (x, y), (x0, y0), (x1, y1) = SPOT_POINTS[shared.pop()], hex_centre(here), hex_centre(there)
    assert (x, y) == pytest.approx(((x0 + x1) / 2, (y0 + y1) / 2))


def test_dots_light_up_when_they_are_whole_and_stay_dark_where_a_rival_has_a_part():
    state = table({}, {}, {}, board="0 farm c4, 0 farm c5, 1 farm c6")
    dots = whole_dots(state.tiles, state.flags)
    assert len(dots) == 5
    assert sum(dot.is_idle for dot in dots.values()) == 1


def test_the_cube_that_is_bought_next_lies_in_the_last_filled_well():
    state = table({"money": 50}, {}, {}, filled_ore=12)
    place = TABLE.layout(model(state)).places["next ore"]
    assert place.area == well_area(market_area(COMMODITIES.index("ore")), "ore", 11)
    assert place.can_be_held


def told(layout: Layout) -> str:
    """Everything that is painted, said and shown in large."""
    return repr([panel.key[1:] for panel in layout.panels]) + repr(
        [(place.caption, place.look, place.zoom) for place in layout.places.values()]
    )


@pytest.mark.parametrize("money", ["roughly", "not"])
def test_the_money_of_others_is_nowhere_to_be_counted(money):
    state = table({"money": 7}, {"money": 6173}, {"money": 4219}, board=BOARD, money=money)
    talking = state.copy()
    play(talking, "barter seat1")
    models = model(state), model(state, shown_seat=1), model(state, all_boards=True), model(talking)
    shown = "".join(told(TABLE.layout(each)) for each in models)
    assert "6173" not in shown
    assert "4219" not in shown
    assert ("6170" in shown) == (money == "roughly")


def test_open_money_is_told_to_the_dollar():
    state = table({"money": 7}, {"money": 6173}, {}, money="openly")
    assert "$6173" in told(TABLE.layout(model(state)))


def test_one_person_alone_at_the_screen_sees_the_own_money_exactly():
    state = table({"money": 6173}, {}, {})
    layout = TABLE.layout(model(state))
    assert "$6173" in told(layout)
    assert layout.places["purse"].zoom is None


def test_before_others_the_own_money_lies_covered_and_only_a_close_look_counts_it():
    state = table({"money": 6173, "ore": 1}, {}, {}, board=BOARD)
    layout = TABLE.layout(model(state, people=2, wishes=("farm",)))
    assert "6173" in repr(layout.places["purse"].zoom)
    del layout.places["purse"]
    assert "6173" not in told(layout)


def painted(state, kind, viewer=0, people=1):
    """The facts of one kind that are painted."""
    layout = TABLE.layout(model(state, viewer, people))
    return (part for panel in layout.panels for part in panel.key if isinstance(part, kind))


def order_facts(state):
    """What the panel of the order of choosing says."""
    return next(painted(state, OrderFacts))


def test_the_order_of_choosing_packages_runs_there_and_back():
    """W-PACKAGE-11, W-PACKAGE-16."""
    facts = order_facts(played(6, 6))
    (tiles, there), (cubes, back) = facts.rounds
    assert (tiles, cubes, facts.chosen) == ("tiles", "cubes", 0)
    assert there == back[::-1]


def test_whoever_lays_the_tiles_of_a_package_is_still_choosing():
    state = played(3, 3)
    play(state, "take_package industry1")
    assert state.decision.choice.name == "where"
    assert order_facts(state).chosen == 0


def test_partners_say_what_they_can_spare_and_what_they_lack():
    state = table({}, {"food": 3, "labor": 2}, {"food": 5}, board="1 academy d1, 1 academy d2")
    corner = next(
        part
        for panel in TABLE.layout(model(state)).panels
        for part in panel.key
        if isinstance(part, CornerFacts)
    )
    ruth, toni = corner.partners
    assert (ruth.spare, ruth.lacking) == ((("food", 1), ("labor", 2)), (("energy", 1),))
    assert (toni.spare, toni.lacking) == ((("food", 5),), ())


def test_whoever_has_passed_since_the_last_action_is_marked():
    """W-TRADE-06."""
    state = table({"food": 1}, {}, {})
    play(state, "pass", "pass")
    assert [facts.header.state for facts in painted(state, PlaqueFacts, viewer=2)] == ["passed", "passed"]
    state.phase = "produce"
    assert "passed" not in [facts.header.state for facts in painted(state, PlaqueFacts, viewer=2)]


def test_points_for_money_that_is_not_shown_are_a_question():
    state = table({"money": 57}, {"money": 40}, {}, money="not")
    (strip,) = painted(state, StripFacts, viewer=1, people=3)
    assert strip.points == ("tiles 0, cash ?", "notes 0")


def test_notes_out_of_turn_are_offered_to_people_only():
    state = table({}, {}, {})
    places = TABLE.layout(model(state, people=2)).places
    assert "take_note seat1" in places
    assert "take_note seat2" not in places
    assert ("take_note", "seat2") not in TABLE.offered(seats_of(3, 2), state.decision)


def test_the_ghost_shows_new_dots_and_what_they_bring():
    state = table({"ore": 1, "capital": 1}, {}, {}, board="0 farm c4, 0 - c5", phase="develop")
    places = TABLE.layout(begun(state, "farm", hovered="c5")).places
    assert places["ghost"].look.industry == "farm"
    assert "1 › 3" in places["ghost words"].look.lines[0]
    assert sum(name.startswith("ghost dot") for name in places) == 2


def test_the_ghost_marks_every_clash_and_says_what_force_costs():
    state = table({"ore": 1, "capital": 2}, {}, {}, board="1 academy c4 2, 0 - d4", phase="develop")
    places = TABLE.layout(begun(state, "farm", hovered="d4")).places
    assert sum(name.startswith("clash ") for name in places) == 1
    assert "force for 1 {capital}" in places["ghost words"].look.lines[1]


def test_trades_laid_out_mark_their_wells():
    state = table({"ore": 3}, {}, {})
    (facts,) = [
        panel.key[2] for panel in TABLE.layout(begun(state, "sell ore", "more ore")).panels
        if getattr(panel.key[-1], "commodity", "") == "ore"
    ]  # fmt: skip
    assert (facts.chosen, facts.cubes, facts.total) == ("sell", 2, 15 + 15)
