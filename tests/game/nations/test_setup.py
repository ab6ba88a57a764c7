"""Components and setup (N-COMP, N-SETUP, N-NATION, N-BSIDE, N-EASY, N-SET, N-DIFF)."""

from __future__ import annotations

import pytest

from game.engine.game import BadOption
from game.nations import GAME
from game.nations.cards.cards import BOARDS, CARDS, EVENTS, PRINTED, TILES
from game.nations.concepts import stability, strength
from game.nations.state import EMPTY
from tests.game.nations.scenario import begin, moves, play, table, until


def test_one_to_five_seats_run_one_nation_each():
    """N-GAME-01."""
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    for seats in GAME.seats:
        assert len(begin(seats, advanced=True).nations) == seats


def test_the_box_holds_296_progress_cards_48_events_and_24_tiles():
    """N-COMP-01: further ones may be added."""
    assert sum(card.set != PRINTED for card in CARDS.all()) >= 296
    assert len(EVENTS.all()) >= 48
    assert len(TILES.all()) >= 24


def test_every_nation_has_13_workers():
    """N-COMP-02."""
    for board in BOARDS.all():
        for side in (board.a, board.b):
            assert side.workers + side.food_track + side.stability_track == 13


def test_five_boards_with_two_sides_each():
    """N-COMP-03."""
    assert {board.id for board in BOARDS.all()} == {"china", "egypt", "greece", "persia", "rome"}
    assert all(board.a is not board.b for board in BOARDS.all())


def test_tokens_and_architects_are_no_limit():
    """N-COMP-04, N-COMP-05, N-SETUP-07, R-57: the supply of tokens, tiles and Architects never runs out."""
    state = table({"gold": 500, "books": 260, "wonder": "stonehenge", "stone": 40}, {}, architects=16)
    play(state, "hire_architect public wonder")
    assert (state.architects, state.nations[0].books) == (15, 260)


def test_a_sides_are_dealt_at_random_to_all():
    """N-SETUP-01, R-65: each nation its own board, A-side up, in different ways for different seeds."""
    dealt = set()
    for seed in range(12):
        state = begin(3, seed)
        assert [nation.side for nation in state.nations] == ["a", "a", "a"]
        assert len({nation.board for nation in state.nations}) == 3
        dealt.add(tuple(nation.board for nation in state.nations))
    assert len(dealt) > 8


def test_a_sides_may_be_picked_in_round_order_instead():
    """R-65."""
    state = begin(3, pick=True)
    assert state.decision.seat == state.order[0]
    assert len(state.decision.moves) == 5
    play(state, "choose_board rome a")
    assert state.decision.seat == state.order[1]
    assert len(state.decision.moves) == 4


def test_only_the_decks_of_the_first_age_are_on_the_table():
    """N-SETUP-03, N-SETUP-04."""
    state = begin(4)
    assert {CARDS[card].age for row in state.board for card in row} == {1}
    assert {CARDS[card].age for card in state.progress_deck} <= {1}
    assert sorted(state.event_deck) == sorted(event.id for event in EVENTS.all() if event.age == 1)


@pytest.mark.parametrize(
    ("options", "sets"),
    [
        ({}, {"base"}),
        ({"advanced": True}, {"base", "advanced"}),
        ({"expert": True}, {"base", "expert"}),
        ({"advanced": True, "expert": True}, {"base", "advanced", "expert"}),
    ],
)
def test_the_chosen_sets_are_mixed_into_the_decks(options, sets):
    """N-SETUP-05, N-SET-01, N-SET-02: base always, the others as agreed."""
    state = begin(3, **options)
    deck = [*state.progress_deck, *(card for row in state.board for card in row)]
    assert sorted(deck) == sorted(card.id for card in CARDS.all() if card.age == 1 and card.set in sets)


def test_no_event_is_filtered_by_set():
    """R-63: Event Cards carry no mark of a set."""
    assert not any(hasattr(event, "set") for event in EVENTS.all())


def test_the_round_order_is_random():
    """N-SETUP-08."""
    assert len({begin(3, seed).order for seed in range(40)}) == 6


def test_books_at_the_start_are_the_place_in_the_order():
    """N-SETUP-09, EX-01: 1, 2, 3, 4 in round order."""
    state = begin(4, seed=3)
    assert [state.nations[seat].books for seat in state.order] == [1, 2, 3, 4]


def test_the_first_round_is_round_one_of_antiquity_and_its_event_is_unknown():
    """N-SETUP-10, N-SETUP-19: growth is chosen before the event is turned up."""
    state = begin(3)
    assert (state.round, state.age, state.event) == (1, 1, EMPTY)
    assert state.decision.choice.name == "growth"


def test_every_player_has_a_difficulty_level_of_their_own():
    """N-SETUP-11, N-DIFF-01, R-64: fixed with the options, Prince where nothing is said."""
    state = begin(3, level=["king", "chieftain", "emperor"])
    assert [nation.level for nation in state.nations] == ["king", "chieftain", "emperor"]
    assert begin(1).nations[0].level == "prince"


def test_markers_start_at_zero_on_a_sides():
    """N-SETUP-12, N-SETUP-15, R-71, R-77: nobody is deployed and no printed card gives anything yet."""
    state = begin(4)
    assert [(nation.strength, nation.stability) for nation in state.nations] == [(0, 0)] * 4
    assert all(nation.area == 5 and sum(nation.workers) == 0 for nation in state.nations)


def test_markers_are_counted_from_the_board_at_the_start():
    """R-77, N-BSIDE-01: Rome's B-side begins with 2 Strength."""
    state = begin(3, sides="b")
    state.drawn_boards = ("rome", "china", "egypt")
    state.decision = state.decision.choice(state, state.decision.seat, *state.decision.context)
    seat = state.decision.seat
    play(state, "choose_board rome b")
    assert strength(state, seat) == 2


def test_strength_counts_40_at_most():
    """N-SETUP-13."""
    state = table({"slots": {"dreadnought": 3}}, {})
    assert (state.nations[0].strength, strength(state, 0)) == (42, 40)


def test_strength_never_counts_below_0():
    """R-14."""
    state = table({}, {})
    state.nations[0].strength = -3
    assert strength(state, 0) == 0


def test_no_war_is_on_at_the_start():
    """N-SETUP-14."""
    state = begin(2)
    assert (state.war, state.war_buyer, state.war_strength) == (EMPTY, -1, 0)


def test_stability_counts_15_at_most():
    """N-SETUP-16."""
    state = table({"slots": {"courthouse": 6}}, {})
    assert (state.nations[0].stability, stability(state, 0)) == (18, 15)


def test_stability_far_below_zero_keeps_its_true_number():
    """N-SETUP-17."""
    state = table({"stability_track": 1, "area": 3}, {})
    assert stability(state, 0) == -9


@pytest.mark.parametrize(("seats", "number"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_architect_space_is_filled_by_the_number_of_players(seats, number):
    """N-SETUP-18, N-ARCH-02."""
    assert begin(seats, advanced=True).architects == number


@pytest.mark.parametrize(("seats", "columns"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_the_progress_board_is_filled_once_before_round_one(seats, columns):
    """N-BOARD-01, N-BOARD-06, N-BOARD-07: three full rows; nothing is cleared or moved in round 1."""
    state = begin(seats, advanced=True)
    assert [len(row) for row in state.board] == [columns] * 3
    assert all(card for row in state.board for card in row)
    assert not state.removed


def test_a_nation_starts_with_what_its_board_prints():
    """N-NATION-06, N-NATION-07, N-NATION-08."""
    nation = begin(3).nations[1]
    assert (nation.food, nation.stone, nation.gold, nation.vp) == (3, 6, 6, 7)
    assert (nation.area, nation.food_track, nation.stability_track) == (5, 4, 4)
    assert nation.slots == ("temple", "quarry", "axeman", "farm", "caravan")


@pytest.mark.parametrize(
    ("board", "colonies", "ready", "slots"),
    [("china", 1, 6, 4), ("egypt", 2, 5, 4), ("greece", 2, 5, 4), ("persia", 3, 5, 4), ("rome", 2, 5, 4)],
)
def test_b_sides_have_places_of_their_own(board, colonies, ready, slots):
    """N-NATION-04, N-NATION-05, N-BSIDE-01."""
    side = BOARDS[board].b
    assert (side.colonies, len(side.ready), len(side.slots)) == (colonies, ready, slots)
    assert (BOARDS[board].a.colonies, len(BOARDS[board].a.ready), len(BOARDS[board].a.slots)) == (2, 5, 5)


def test_a_nation_has_one_place_for_an_advisor_and_one_for_a_wonder_under_construction():
    """N-NATION-01, N-NATION-03."""
    nation = begin(2).nations[0]
    assert (nation.advisors, nation.wonder) == ((EMPTY,), EMPTY)


def test_china_b_begins_with_one_worker_more():
    """N-BSIDE-02."""
    assert (BOARDS["china"].b.workers, BOARDS["rome"].b.workers) == (6, 5)


def test_boards_are_chosen_last_in_order_first_with_the_progress_board_in_sight():
    """N-SETUP-02, N-BSIDE-03, N-BSIDE-04: as many boards as players are drawn."""
    state = begin(4, sides="b")
    assert all(card for row in state.board for card in row)
    assert len(state.drawn_boards) == 4
    asked = []
    while state.decision.choice.name == "which_board":
        asked.append(state.decision.seat)
        play(state, " ".join(state.decision.moves[0]))
    assert asked == list(reversed(state.order))


def test_the_chooser_may_turn_the_board_to_its_a_side():
    """N-BSIDE-05, R-66, R-67, EX-34: position 3 takes Rome, position 2 Persia on side A, position 1 gets China."""
    state = begin(3, sides="b")
    state.drawn_boards = ("china", "persia", "rome")
    state.decision = state.decision.choice(state, state.decision.seat, *state.decision.context)
    assert len(state.decision.moves) == 6
    play(state, "choose_board rome b", "choose_board persia a")
    assert moves(state) == ["choose_board china a", "choose_board china b"]
    play(state, "choose_board china b")
    first, second, third = (state.nations[seat] for seat in state.order)
    assert [(n.board, n.side) for n in (first, second, third)] == [
        ("china", "b"),
        ("persia", "a"),
        ("rome", "b"),
    ]
    assert (second.slots[0], third.slots[2]) == ("temple", "printed_legionary")


def test_a_card_printed_on_a_board_can_be_bought_a_second_time():
    """N-BSIDE-06."""
    state = table({"gold": 1, "slots": {"printed_hoplite": 1, "farm": 0}}, {}, board=[["hoplite", "", "", ""]])
    play(state, "buy_card hoplite slot1")
    assert [CARDS[card].name for card in state.nations[0].slots[:2]] == ["Hoplite", "Hoplite"]


@pytest.mark.parametrize("section", ["food", "stability"])
def test_an_easier_game_begins_with_one_worker_more_and_no_upkeep_for_it(section):
    """N-EASY-01, N-EASY-02, R-68: the slot is closed for good and takes no Worker back."""
    state = begin(2, easier=[True, False])
    assert (state.decision.seat, state.decision.choice.name) == (0, "which_extra_worker")
    play(state, f"choose_section {section}")
    nation = state.nations[0]
    assert nation.area == 6
    assert (nation.food_track, nation.stability_track) == ((3, 4) if section == "food" else (4, 3))
    assert stability(state, 0) == 0
    from game.nations.concepts import capacity, food_upkeep

    assert food_upkeep(state, 0) == 0
    assert capacity(nation, section) == 3


def test_nobody_is_asked_about_an_extra_worker_in_the_usual_game():
    """N-EASY-01: it is individual."""
    assert begin(2).decision.choice.name == "growth"


def test_five_players_need_more_than_the_base_cards():
    """N-5P-01."""
    with pytest.raises(BadOption, match="five players"):
        begin(5)
    begin(5, advanced=True)
    begin(5, expert=True)


def test_only_the_order_of_the_decks_is_hidden():
    """N-GAME-06."""
    state = begin(4, advanced=True)
    hidden = [zone for pool in GAME.hidden(state, 0) for zone in pool]
    assert hidden == [(state, "progress_deck"), (state, "event_deck")]


def test_the_growth_of_round_one_comes_before_its_event():
    """N-SETUP-19, N-GROWTH-07."""
    state = until(begin(2), "turn")
    assert state.event in EVENTS


def test_solo_the_player_is_first_with_one_book():
    """N-SETUP-08, N-SOLO-10: solo, the player is first with 1 Book and the shadow second with 2."""
    state = begin(1)
    assert (state.order, state.nations[0].books, state.shadows[0].books) == ((0, 1), 1, 2)
