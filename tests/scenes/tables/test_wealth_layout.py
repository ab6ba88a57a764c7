"""The table of Wealth of Nations: nothing overlaps in any phase, and no money is told that may not be counted."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from game.bots.random_bot import RandomBot
from game.session.session import Session
from game.wealth_of_nations import GAME
from game.wealth_of_nations.cards.components import COMMODITIES, LIES, MAP, PRICES
from scenes.games.wealth_of_nations.board.looks import CubeLook
from scenes.games.wealth_of_nations.board.signs import well_cube
from scenes.games.wealth_of_nations.board.spots import SPOT_POINTS, Ground, centre, whole_dots
from scenes.games.wealth_of_nations.panels.all_boards import OnMap
from scenes.ui.host.drag import contains
from scenes.ui.host.target import TableLayout
from scenes.ui.host.tooltip import Tooltip
from scenes.ui.leaves import Art, Glyph
from scenes.ui.text import Text
from tests.game.wealth_of_nations.scenario import play, table
from tests.scenes.tables.test_nations_layout import inside, overlap, shrunk
from tests.scenes.tables.wealth_games import TABLE, begun, model, seats_of
from tests.scenes.trees import boxes, boxes_of, in_full, words_of

PIECES_Z = range(6, 50)
"""Heights of what lies on other places: discs of the order, cubes in wells, tiles, flags, dots, steppers."""

BOARD = "0 farm c4 0, 0 farm c5 0, 1 academy d4 1, 1 academy e4 1, 2 mine b2 0, 0 - c6, 2 - b3"


def played(seats, moves):
    session = Session(GAME, {}, seats_of(seats), "7")
    hand = RandomBot("7", GAME)
    while moves and session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
        moves -= 1
    return session.state


def assert_sound(layout: TableLayout, margin: float = 0.0) -> None:
    canvas = (-margin, 0.0, 1280.0 + 2 * margin, 720.0)
    for name, place in layout.targets.items():
        assert inside(place.area, canvas), f"{name} leaves the canvas"
    apart = [(name, place) for name, place in layout.targets.items() if place.z not in PIECES_Z]
    for (one, first), (other, second) in combinations(apart, 2):
        nested = inside(first.area, second.area) or inside(second.area, first.area)
        assert nested or not overlap(first.area, second.area), f"{one} and {other} overlap"
    plates = [shrunk(panel.area) for panel in layout.panels[1:]]
    for first, second in combinations(plates, 2):
        nested = inside(first, second) or inside(second, first)
        assert nested or not overlap(first, second), f"panels at {first} and {second} overlap"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("moves", [0, 9, 25, 160])
def test_played_positions_overlap_nothing(seats, moves):
    state = played(seats, moves)
    for viewer in (0, seats - 1):
        assert_sound(TABLE.layout(model(state, viewer, people=seats)))
    assert_sound(TABLE.layout(model(state, all_boards=True)))


def test_the_view_of_all_boards_maps_the_tiles_and_flags_of_every_nation_over_those_of_the_others():
    tree = boxes_of(TABLE, model(table({}, {}, {}, board=BOARD), all_boards=True))
    maps = [box.how for box, _ in tree if isinstance(box, Art) and box.how and isinstance(box.how[0], OnMap)]
    tiles = [{MAP.names[hex]: industry for hex, industry, _ in own.tiles} for own, *_ in maps]
    assert tiles == [
        {"c4": "farm", "c5": "farm"},
        {"d4": "academy", "e4": "academy"},
        {"b2": "mine"},
    ]
    assert [[MAP.names[hex] for hex in own.flags] for own, *_ in maps] == [["c6"], [], ["b3"]]
    assert all({own, *others} == {each for each, *_ in maps} for own, others, _ in maps)


def test_a_wide_window_leaves_nothing_overlapping():
    layout = TABLE.layout(model(played(6, 60), margin=(220.0, 0.0)))
    assert_sound(layout, 220.0)
    assert layout.log is not None


def test_every_hex_is_touched_at_its_own_place_alone():
    places = TABLE.layout(model(table({}, {}, {}, board=BOARD))).targets
    hexes = [places[name].area for name in MAP.names]
    assert len(hexes) == 61
    assert not [pair for pair in combinations(hexes, 2) if overlap(*pair)]


def wells_of(seen, commodity):
    """Every well with its area: its cube, the piece that is bought next, or its price."""
    tree = boxes_of(TABLE, seen)
    (market,) = ((box, area) for box, area in tree if box.name == f"{commodity} market")
    return [
        (box, area)
        for box, area in boxes(*market, seen.theme)
        if isinstance(box, Text) or box.name == f"next {commodity}" or box.wide == box.high == 19.0
    ]


def test_all_180_wells_lie_apart_inside_their_market():
    seen = model(table({}, {}, {}))
    places = TABLE.layout(seen).targets
    wells = 0
    for commodity in COMMODITIES:
        spots = [area for _, area in wells_of(seen, commodity)]
        wells += len(spots)
        assert len(spots) == len(PRICES[commodity].wells)
        assert all(inside(spot, places[f"{commodity} market"].area) for spot in spots)
        assert not [pair for pair in combinations(spots, 2) if overlap(*pair)]
    assert wells == 180


def test_a_dot_on_a_side_lies_halfway_between_both_hexes():
    here, there = MAP.index["c4"], MAP.index["c5"]
    shared = set(LIES["farm"][here][0].spots) & set(LIES["farm"][there][0].spots)
    (x, y), (x0, y0), (x1, y1) = SPOT_POINTS[shared.pop()], centre(here), centre(there)
    assert (x, y) == pytest.approx(((x0 + x1) / 2, (y0 + y1) / 2))


def test_dots_light_up_when_they_are_whole_and_stay_dark_where_a_rival_has_a_part():
    state = table({}, {}, {}, board="0 farm c4, 0 farm c5, 1 farm c6")
    dots = whole_dots(state.tiles, state.flags)
    assert len(dots) == 5
    assert sum(dot.is_idle for dot in dots.values()) == 1


def test_the_cube_that_is_bought_next_lies_in_the_last_filled_well():
    seen = model(table({"money": 50}, {}, {}, filled_ore=12))
    place = TABLE.layout(seen).targets["next ore"]
    wells = wells_of(seen, "ore")
    assert place.area == wells[11][1]
    assert place.can_be_held
    assert all(box.paint is well_cube("ore").paint for box, _ in wells[:11])
    assert all(isinstance(box, Text) for box, _ in wells[12:])


def told(seen) -> str:
    """Everything that is painted, said, explained and shown in large."""
    places = TABLE.layout(seen).targets.values()
    zooms = [place.tells.told if isinstance(place.tells, Tooltip) else place.tells for place in places]
    inks = [panel.key.inks for panel in TABLE.layout(seen).panels]
    looks = [sprite.look for sprite in TABLE.layout(seen).sprites.values()]
    captions = [place.caption for place in places]
    return in_full([inks, looks, captions, zooms, words_of(TABLE, seen)])


@pytest.mark.parametrize("money", ["roughly", "not"])
def test_the_money_of_others_is_nowhere_to_be_counted(money):
    state = table({"money": 7}, {"money": 6173}, {"money": 4219}, board=BOARD, money=money)
    talking = state.copy()
    play(talking, "barter seat1")
    models = model(state), model(state, shown_seat=1), model(state, all_boards=True), model(talking)
    shown = "".join(told(each) for each in models)
    assert "6173" not in shown
    assert "4219" not in shown
    assert ("617" in shown) == ("6170" in shown) == (money == "roughly")


def test_open_money_is_told_to_the_dollar():
    state = table({"money": 7}, {"money": 6173}, {}, money="openly")
    assert "$6173" in told(model(state))


def test_one_person_alone_at_the_screen_sees_the_own_money_exactly():
    seen = model(table({"money": 6173}, {}, {}))
    assert "$6173" in told(seen)
    assert TABLE.layout(seen).targets["purse"].tells.told.parts[0].amount == "$6173"


def test_before_others_the_own_money_lies_covered_and_only_a_close_look_counts_it():
    state = table({"money": 6173, "ore": 1}, {}, {}, board=BOARD)
    seen = model(state, people=2, wishes=("farm",))
    purse = in_full(TABLE.layout(seen).targets["purse"].tells)
    assert "6173" in purse
    assert "6173" not in told(seen).replace(purse, "")


def test_the_order_of_choosing_packages_runs_there_and_back():
    """W-PACKAGE-11, W-PACKAGE-16."""
    tiles, cubes = choosers(model(played(6, 6)))
    assert tiles == cubes[::-1]


def choosers(seen):
    """The colours of those who choose, round by round, and 0 for every one who has chosen."""
    tree = boxes_of(TABLE, seen)
    (order,) = ((box, area) for box, area in tree if box.name == "order of choosing")
    signs = [box for box, _ in boxes(*order, seen.theme) if isinstance(box, Glyph)]
    colours = [0 if isinstance(box.how[0], float) else box.how[0] for box in signs if box.how]
    for index in [index for index, colour in enumerate(colours) if not colour][::-1]:
        del colours[index - 1]
    return colours[: len(colours) // 2], colours[len(colours) // 2 :]


def test_whoever_lays_the_tiles_of_a_package_is_still_choosing():
    state = played(3, 3)
    play(state, "take_package industry1")
    assert state.decision.choice.name == "where"
    assert 0 not in choosers(model(state))[0]


def test_partners_say_what_they_can_spare_and_what_they_lack():
    state = table({}, {"food": 3, "labor": 2}, {"food": 5}, board="1 academy d1, 1 academy d2")
    seen = model(state)
    assert words_of(TABLE, seen, "talk seat1") == ["extra 1{food} 2{labor}", "needs 1{energy}"]
    assert words_of(TABLE, seen, "talk seat2") == ["extra 5{food}"]


def test_whoever_has_passed_since_the_last_action_is_marked():
    """W-TRADE-06."""
    state = table({"food": 1}, {}, {})
    play(state, "pass", "pass")
    names = ("plaque seat0", "plaque seat1")
    assert all("passed" in words_of(TABLE, model(state, 2), name) for name in names)
    state.phase = "produce"
    assert not any("passed" in words_of(TABLE, model(state, 2), name) for name in names)


def test_points_for_money_that_is_not_shown_are_a_question():
    state = table({"money": 57}, {"money": 40}, {}, money="not")
    assert words_of(TABLE, model(state, 1, people=3), "points of 1") == ["tiles 0, cash ?", "notes 0"]


def test_notes_out_of_turn_are_offered_to_people_only():
    state = table({}, {}, {})
    places = TABLE.layout(model(state, people=2)).targets
    assert not places["take_note seat1"].is_note
    assert "take_note seat2" not in places
    assert ("take_note", "seat2") not in TABLE.offered(seats_of(3, 2), state.decision)


def test_the_ghost_shows_new_dots_and_what_they_bring():
    state = table({"ore": 1, "capital": 1}, {}, {}, board="0 farm c4, 0 - c5", phase="develop")
    places = TABLE.layout(begun(state, "farm", hovered="c5")).sprites
    assert places["ghost"].look.industry == "farm"
    assert "1 › 3" in places["ghost words"].look.lines[0]
    assert sum(name.startswith("ghost dot") for name in places) == 2


def test_the_ghost_marks_every_clash_and_says_what_force_costs():
    state = table({"ore": 1, "capital": 2}, {}, {}, board="1 academy c4 2, 0 - d4", phase="develop")
    places = TABLE.layout(begun(state, "farm", hovered="d4")).sprites
    assert sum(name.startswith("clash ") for name in places) == 1
    assert "forcing it costs 1 {capital}" in places["ghost words"].look.lines[1]


def test_trades_laid_out_mark_their_wells_and_say_their_sum():
    seen = begun(table({"ore": 3}, {}, {}), "sell ore", "more ore")
    assert words_of(TABLE, seen, "sell ore") == ["sell 2", f"${15 + 15}"]
    marked = [box for box, _ in wells_of(seen, "ore") if isinstance(box, Text) and box.role == "number"]
    assert len(marked) == 2


def test_a_bloc_shows_the_open_dots_of_its_tiles_as_they_are_turned():
    state = table({}, {}, {}, board="0 farm c4, 0 academy a1 3, 0 academy a2 5")
    sprites = TABLE.layout(model(state)).sprites
    looks = {name: sprites[f"bloc {name}"].look for name in ("a1", "c4")}
    assert (looks["a1"].industry, looks["a1"].turns) == ("academy", (3, 5))
    assert (looks["c4"].industry, looks["c4"].turns) == ("farm", (0,))


def test_new_tiles_come_from_their_stack_and_own_flags_from_the_arms():
    layout = TABLE.layout(model(table({}, {}, {}, board=BOARD)))
    assert layout.sprites["tile c4"].origin == "farm"
    assert layout.sprites["flag c4"].origin == "own name"
    assert {"farm", "own name"} <= layout.anchors.keys()
    assert layout.targets["ore stock"].held_look == CubeLook("ore", 21.0)


def test_every_spot_between_hexes_belongs_to_one_of_them():
    ground = Ground.within((320.7, 60.3, 590.0, 530.0))
    hexes = range(len(MAP.cells))
    for spot, point in SPOT_POINTS.items():
        around = [hex for hex in hexes if dist(centre(hex), point) < 1.01]
        if len(around) == MAP.parts[spot]:
            held = [hex for hex in hexes if contains(ground.touch_area(hex), ground.at(point))]
            assert len(held) == 1 and held[0] in around, spot


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", ["food", "note"])
def test_cubes_and_notes_are_counted_as_they_land_in_the_strip_and_on_plaques(seat, kind):
    before, after = (
        int(words_of(TABLE, model(table({}, {}, {}), landed=landed), f"{kind}@{seat}")[0])
        for landed in ({}, {(kind, f"{kind}@{seat}"): 3})
    )

    assert after == before + 3


def middle_of(area):
    x, y, width, height = area
    return x + width / 2, y + height / 2


@pytest.mark.parametrize("viewer", range(3))
def test_the_needle_of_the_rose_points_to_the_board_of_whoever_acts(viewer):
    state = table({}, {}, {})
    places = TABLE.layout(model(state, viewer)).anchors
    (x, y), (rose_x, rose_y) = middle_of(places["needle"]), middle_of(places["e5"])
    assert (x < rose_x - 1) == (state.decision.seat != viewer)
    assert (y > rose_y + 18) == (state.decision.seat == viewer)


def test_bare_hexes_are_no_pieces_that_a_tip_would_keep_clear_of():
    layout = TABLE.layout(model(table({}, {}, {}, board=BOARD)))
    pieces = set(layout.pieces)
    assert layout.sprites["tile c4"].area in pieces
    assert not any(layout.sprites[name].area in pieces for name in ("c4", "e6"))
