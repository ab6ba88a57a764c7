"""One-player variant (N-SOLO)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.nations.cards.cards import CARDS, TILES
from game.nations.concepts import (
    compared_stability,
    gold,
    least,
    most,
    passed_first,
    passed_last,
    stability,
    strength,
)
from game.nations.rules import solo
from game.nations.rules.resolution import famine, player_order, score_books
from game.nations.rules.rounds import SOLO_ROUND
from game.nations.rules.solo import draw_tile, hall_of_fame, stability_duel, sweep_column
from game.nations.rules.turns import action_phase
from game.nations.rules.war import war
from game.nations.state import EMPTY, SHADOW
from tests.game.nations.scenario import asked, begin, holdings, moves, play, run, table, until


@pytest.fixture
def die(monkeypatch):
    """Lets a test say what the die shows next."""
    faces: list[int] = []
    monkeypatch.setattr(solo, "roll", lambda state, sides: faces.pop(0))
    return faces


def alone(nation=None, **fields):
    return table(nation or {}, **{"event": "chariot_lords", "board": [[""] * 4] * 3, **fields})


def shadow(state, **values):
    for name, value in values.items():
        setattr(state.shadows[0], name, value)
    return state


def test_one_nation_faces_the_shadow():
    """N-SOLO-01, N-SOLO-10: position 1 with 1 Book against position 2 with 2; four columns."""
    state = begin(1)
    assert (len(state.nations), state.order, len(state.board[0])) == (1, (0, SHADOW), 4)
    assert (state.nations[0].books, state.shadows[0].books) == (1, 2)


def test_a_tile_of_the_age_takes_the_place_of_the_event():
    """N-SOLO-03, R-52, R-87: drawn without return, six for each age."""
    state = until(begin(1), "turn")
    assert TILES[state.event].age == 1
    assert state.event not in state.event_deck
    assert len(state.event_deck) == 5


def test_a_tile_sets_strength_and_stability_and_adds_books():
    """N-SOLO-04, N-SOLO-05, R-44."""
    state = shadow(alone(event="", event_deck=("city_builders", "sea_raiders")), strength=30, stability=9, books=7)
    run(state, draw_tile)
    tile = TILES["sea_raiders"]
    assert (state.shadows[0].strength, state.shadows[0].stability) == (tile.strength, tile.stability)
    assert state.shadows[0].books == 7 + tile.books


def test_machiavelli_has_no_choice_of_tiles():
    """R-95: he chooses among Event Cards."""
    state = alone({"advisors": ["niccolo_machiavelli"]}, event="", event_deck=("city_builders", "sea_raiders"))
    run(state, draw_tile)
    assert (asked(state), state.event, state.event_deck) == (None, "sea_raiders", ("city_builders",))


def test_a_tile_gives_the_architects_and_the_famine():
    """N-SOLO-06, N-SOLO-21, N-ARCH-02, R-51: the base number is 0, so the tile alone decides."""
    state = until(begin(1), "turn")
    assert state.architects == TILES[state.event].architects
    state = alone({"food": 9}, event="lean_years")
    run(state, famine)
    assert state.nations[0].food == 9 - TILES["lean_years"].famine


def test_a_five_and_a_six_act_by_the_tile_again_and_again(die):
    """N-SOLO-07, N-SOLO-16, R-44: Chariot Lords: +2 Strength and +1 Book; they add up until the next tile."""
    state = shadow(alone(), strength=6, books=3)
    die += [5, 5, 6]
    for _ in range(3):
        run(state, (solo.ROLL, 0))
        play(state, "roll_die")
    assert (state.shadows[0].strength, state.shadows[0].books) == (10, 4)
    assert state.rolls == (5, 5, 6)


def test_shadow_books_never_fall_below_zero():
    """R-44."""
    state = shadow(alone(), books=1)
    solo.shadow_acts(state, "books", -3)
    assert state.shadows[0].books == 0


def test_comparisons_use_the_shadows_present_value():
    """N-SOLO-08."""
    state = shadow(alone({"slots": {"hoplite": 1}}), strength=2)
    assert most(state, 0, strength)
    state.shadows[0].strength = 3
    assert not most(state, 0, strength)
    assert least(state, 0, strength)


def test_where_the_shadow_has_no_value_the_player_wins():
    """N-SOLO-09, R-39: most Gold at any value, 0 included; and never the least."""
    state = alone()
    assert most(state, 0, gold)
    assert not least(state, 0, gold)
    assert least(state, SHADOW, gold)


def test_the_player_counts_as_first_to_pass_and_never_as_last():
    """N-SOLO-09, R-38."""
    state = alone(passed=(0,))
    assert passed_first(state, 0)
    assert not passed_last(state, 0)


@pytest.mark.parametrize(
    ("move", "rolls"),
    [
        ("buy_card forum slot2", True),
        ("hire_architect public wonder", True),
        ("use_special petra", True),
        ("deploy area slot0", False),
        ("deploy area slot1", True),
        ("undeploy slot0", False),
        ("pass", False),
    ],
)
def test_the_die_is_rolled_after_actions_but_not_after_deploying_on_a_building(move, rolls):
    """N-SOLO-11, R-40, R-41, DEC-29: nor after passing or undeploying."""
    nation = {
        "gold": 3,
        "stone": 5,
        "food": 2,
        "area": 1,
        "slots": {"quarry": 1, "hoplite": 0},
        "ready": ["petra"],
        "wonder": "stonehenge",
    }
    state = alone(nation, board=[["forum"]], architects=1)
    run(state, action_phase)
    play(state, move)
    if move.startswith("use_special"):
        play(state, moves(state)[0])
    assert (asked(state) == 0 and moves(state) == ["roll_die"]) == rolls


def test_deploying_on_a_military_may_be_exempted_too():
    """R-40: an option."""
    state = alone({"stone": 5, "area": 1, "slots": {"hoplite": 0}}, military_rolls=False)
    run(state, action_phase)
    play(state, "deploy area slot0")
    assert moves(state) != ["roll_die"]


def test_second_in_order_the_die_is_rolled_before_the_first_turn(die):
    """N-SOLO-12, R-41: once, even if that turn is a pass; after the pass no more."""
    die.append(6)
    state = alone(order=(SHADOW, 0))
    run(state, action_phase)
    assert moves(state) == ["roll_die"]
    play(state, "roll_die")
    assert moves(state) == ["pass"]
    play(state, "pass")
    assert asked(state) is None
    state = alone(order=(0, SHADOW))
    run(state, action_phase)
    assert moves(state) == ["pass"]


BOARD = [["forum", "petra", "", "nubia"], ["", "punic_wars", "", "israel"], ["", "hyksos_invasion", "", ""]]


def test_a_roll_of_one_to_four_removes_a_column(die):
    """N-SOLO-13, R-53: everything in it, for good; an empty column has no effect."""
    state = alone(board=BOARD, removed=())
    die += [4, 3]
    for _ in range(2):
        run(state, (solo.ROLL, 0))
        play(state, "roll_die")
    assert [row[3] for row in state.board] == [EMPTY] * 3
    assert [row[0] for row in state.board] == ["forum", EMPTY, EMPTY]
    assert state.removed == ("nubia", "israel")


def test_the_shadow_buys_the_cheapest_war_of_the_column():
    """N-SOLO-14, R-43: with its Strength of the moment; the others leave."""
    state = shadow(alone(board=BOARD, removed=()), strength=11)
    sweep_column(state, 1)
    assert (state.war, state.war_strength, state.war_buyer) == ("punic_wars", 11, SHADOW)
    assert state.removed == ("petra", "hyksos_invasion")


def test_with_a_war_bought_the_wars_of_a_column_are_discarded():
    """N-SOLO-15, R-42: and neither side can buy another."""
    state = alone({"gold": 9}, board=BOARD, war="hunnic_invasions", war_buyer=0, war_strength=1)
    assert not any("punic_wars" in move for move in moves(state))
    sweep_column(state, 1)
    assert (state.war, state.war_strength) == ("hunnic_invasions", 1)


@pytest.mark.parametrize(("own", "other", "vp"), [(3, 2, 11), (2, 2, 9), (1, 2, 9), (-1, -4, 9)])
def test_the_stability_duel(own, other, vp):
    """N-SOLO-17, R-34, R-45, R-47: level, or both negative, is lost."""
    state = shadow(alone(), stability=other)
    state.nations[0].stability = own
    run(state, stability_duel)
    assert state.nations[0].vp == vp


def test_the_duel_takes_no_vp_that_is_not_there():
    """R-46."""
    state = shadow(alone({"vp": 0}), stability=5)
    run(state, stability_duel)
    assert state.nations[0].vp == 0


def test_a_war_never_affects_the_shadow_and_tests_the_player_as_usual():
    """N-SOLO-18, R-48: whoever bought it; level with the marker is safe."""
    state = shadow(alone({"food": 9}, war="hunnic_invasions", war_strength=4, war_buyer=SHADOW), strength=1, books=5)
    run(state, war)
    assert (holdings(state)["food"], holdings(state)["vp"], state.shadows[0].books) == (5, 9, 5)
    state = alone({"slots": {"axeman": 2}, "food": 9}, war="hunnic_invasions", war_strength=4, war_buyer=SHADOW)
    run(state, war)
    assert holdings(state)["food"] == 9


def test_a_war_may_be_bought_as_protection():
    """N-SOLO-18."""
    state = alone({"gold": 1}, board=[["hunnic_invasions"]])
    play(state, "buy_card hunnic_invasions nation")
    assert state.war_buyer == 0


def test_the_steps_of_a_solo_round():
    """N-SOLO-19, R-45, R-52."""
    assert [step.__name__ for step in SOLO_ROUND] == [
        "round_marker",
        "progress_cards",
        "growth",
        "draw_tile",
        "architects",
        "action_phase",
        "production",
        "player_order",
        "war",
        "stability_duel",
        "famine",
        "score_books",
    ]


@pytest.mark.parametrize(("own", "vp"), [(6, 13), (5, 10), (4, 10)])
def test_books_bring_three_vp_against_the_shadow(own, vp):
    """N-SOLO-20: otherwise none."""
    state = shadow(alone({"books": own}, round=2), books=5)
    run(state, score_books)
    assert state.nations[0].vp == vp


def test_the_solo_order_compares_player_and_shadow():
    """R-50: by Strength, then Stability, then the order so far."""
    state = shadow(alone(), strength=1)
    run(state, player_order)
    assert state.order == (SHADOW, 0)
    state = shadow(alone(), strength=0, stability=0)
    run(state, player_order)
    assert state.order == (0, SHADOW)


@pytest.mark.parametrize(
    ("vp", "name"),
    [(52, "Saladin"), (70, "Trajan"), (99, "Trajan"), (69, "Ashoka"), (10, "Dan Quayle"), (9, "")],
)
def test_the_hall_of_fame(vp, name):
    """N-SOLO-22, N-SOLO-23, R-49, EX-35."""
    assert hall_of_fame(vp) == name


def test_cards_that_reach_others_reach_the_shadow():
    """R-88: Books are lost by it, anything else on it is ignored; "least" hits the player when level."""
    from game.nations.concepts import gain
    from game.nations.rules.losses import lose
    from game.nations.rules.workers import return_worker, take_worker

    state = shadow(alone(), books=4, stability=0)
    before = state.nations[0].fingerprint()
    lose(state, SHADOW, "books", 3)
    lose(state, SHADOW, "gold", 3)
    gain(state, SHADOW, "stone", 3)
    take_worker(state, SHADOW)
    return_worker(state, SHADOW)
    assert state.shadows[0].books == 1
    assert state.nations[0].fingerprint() == before
    assert least(state, 0, compared_stability)


def test_stability_taken_from_all_nations_is_taken_from_the_shadow():
    """R-88: Genghis Khan, as long as he is in play."""
    state = shadow(alone({"advisors": ["genghis_khan"], "gold": 1}, board=[["augustus"]]), stability=5)
    assert [stability(state, seat) for seat in (0, SHADOW)] == [-3, 2]
    play(state, "buy_card augustus advisor0")
    assert stability(state, SHADOW) == 5


def test_a_solo_game_plays_to_its_end():
    """N-SOLO-01, N-SOLO-22: eight rounds and a score of its own."""
    state = begin(1, seed=5)
    while state.decision is not None:
        flow.apply(state, state.decision.moves[-1])
    assert (state.round, state.phase) == (8, "over")


def test_the_die_has_six_faces():
    """N-COMP-04, N-SOLO-11: after the roll it cannot be taken back."""
    seen = set()
    for seed in range(60):
        state = alone({"stone": 5, "area": 1, "slots": {"hoplite": 0}}, rng=seed)
        run(state, (solo.ROLL, 0))
        surprises = state.surprises
        play(state, "roll_die")
        assert state.surprises == surprises + 1
        seen.add(state.last_roll)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_wars_of_a_column_are_cards_of_the_deck():
    """N-SOLO-14."""
    assert {CARDS[card].type for row in BOARD for card in row if "wars" in card or "invasion" in card} == {"war"}


def test_the_die_follows_the_express_end_of_the_turn():
    """R-93, R-41: undeploying goes on until then, and everything up to the roll can be taken back."""
    state = alone({"gold": 1, "slots": {"farm": 0, "quarry": 1}}, board=[["forum"]], end_turn=True)
    run(state, action_phase)
    surprises = state.surprises
    play(state, "buy_card forum slot0")
    assert moves(state) == ["undeploy slot1", "end_turn"]
    play(state, "end_turn")
    assert moves(state) == ["roll_die"]
    assert state.surprises == surprises
