"""The course of a game and the Maintenance Phase (N-GAME, N-FLOW, N-ROUND, N-BOARD, N-EVENT, N-ARCH)."""

from __future__ import annotations

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.nations.cards.cards import CARDS, EVENTS
from game.nations.rules.maintenance import architects, new_event, progress_cards, round_marker
from game.nations.rules.rounds import MAINTENANCE, RESOLUTION, ROUND
from game.nations.state import EMPTY
from tests.game.nations.scenario import begin, moves, play, run, table, until


def steps_of(state):
    """Play at random to the end; (round, phase, step) at every change."""
    hand, seen = RandomBot(1), []
    state.journal = []
    while state.decision is not None:
        flow.apply(state, hand.choose(state, state.decision))
    for event in state.journal:
        seen.append(event)
    return seen


def test_ages_follow_in_their_order_two_rounds_each():
    """N-GAME-02, N-GAME-03, N-ROUND-02."""
    events = steps_of(begin(2))
    ages = {e.facts["round"]: e.facts["age"] for e in events if e.kind == "round_began"}
    assert ages == {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}


def test_a_game_is_eight_rounds_and_ends_with_a_final_scoring():
    """N-GAME-03, N-GAME-04, N-SCORE-01."""
    state = begin(3)
    events = steps_of(state)
    assert (state.round, state.phase, len(state.vp_after_round)) == (8, "over", 8)
    assert events[-1].kind == "game_ended"


def test_books_are_compared_four_times():
    """N-GAME-05, N-BOOKS-01: at the end of rounds 2, 4, 6 and 8, after the famine."""
    events = [e for e in steps_of(begin(2)) if e.kind in ("round_began", "scored_books", "famine")]
    kinds = [e.facts.get("round", e.kind) for e in events]
    assert kinds.count("scored_books") == 8
    assert [kinds[kinds.index(n) - 1] for n in (3, 5, 7)] == ["scored_books"] * 3
    assert [kinds[kinds.index(n) - 1] for n in (2, 4, 6, 8)] == ["famine"] * 4


def test_a_round_has_three_phases_in_order():
    """N-FLOW-01, N-FLOW-02, N-FLOW-04: the steps stand in the code as the rulebook lists them."""
    assert [step.__name__ for step in ROUND] == [
        "round_marker",
        "progress_cards",
        "growth",
        "new_event",
        "architects",
        "action_phase",
        "production",
        "player_order",
        "war",
        "events",
        "famine",
        "score_books",
    ]
    assert (len(MAINTENANCE), len(RESOLUTION)) == (5, 6)


def test_the_actions_are_buy_deploy_hire_special_and_pass():
    """N-FLOW-03, N-TURN-02: undeploying is free."""
    state = begin(2)
    until(state, "turn")
    assert list(state.decision.choice.actions) == [
        "buy_card",
        "deploy",
        "undeploy",
        "hire_architect",
        "use_special",
        "pass",
    ]


def test_the_round_marker_stays_in_round_one_and_then_advances():
    """N-ROUND-01."""
    state = begin(2)
    assert state.round == 1
    run(state, round_marker)
    assert state.round == 2


def test_a_new_age_brings_its_own_decks():
    """N-ROUND-02: in rounds 3, 5 and 7."""
    state = table({}, {}, round=2, event="hellenism")
    run(state, round_marker)
    assert {CARDS[card].age for card in state.progress_deck} == {2}
    assert {EVENTS[card].age for card in state.event_deck} == {2}
    deck = state.progress_deck
    run(state, round_marker)
    assert state.progress_deck == deck


def test_markers_of_a_round_come_off_at_its_end():
    """N-SPECIAL-03, N-CARD-04, R-72."""
    state = table(
        {"used": ("petra",), "bought": ("nubia",), "short": ("food",), "unstable": True, "turns": 3},
        {},
        passed=(0, 1),
        war_buyer=0,
        war_strength=4,
    )
    run(state, round_marker)
    nation = state.nations[0]
    assert (nation.used, nation.bought, nation.short, nation.unstable, nation.turns) == ((), (), (), False, 0)
    assert (state.passed, state.war_buyer, state.war_strength) == ((), -1, 0)


def rows(state):
    return [[card for card in row if card] for row in state.board]


def test_rows_one_and_two_leave_and_row_three_moves_down():
    """N-BOARD-03, N-BOARD-04, R-03, R-04, R-53: packed to the left, in their order; what leaves is removed."""
    state = table(
        {},
        {},
        board=[["ziggurat", "forum", "", ""], ["", "nubia", "", ""], ["", "petra", "", "augustus"]],
        progress_deck=(),
        removed=(),
        round=2,
    )
    run(state, progress_cards)
    assert state.board == (("petra", "augustus", EMPTY, EMPTY), (EMPTY,) * 4, (EMPTY,) * 4)
    assert state.removed == ("ziggurat", "forum", "nubia")


def test_free_spaces_are_filled_row_by_row_from_the_deck():
    """N-BOARD-05, R-02: row 1 first, each left to right, the top card first."""
    deck = ("compass", "gaul", "israel", "lyceum", "brewery")
    state = table({}, {}, board=[[""] * 2, [""] * 2, ["petra", ""]], progress_deck=deck, round=2)
    run(state, progress_cards)
    assert state.board == (("petra", "brewery"), ("lyceum", "israel"), ("gaul", "compass"))
    assert state.progress_deck == ()


def test_an_empty_deck_leaves_spaces_empty():
    """R-01: removed cards never come back."""
    state = table({}, {}, board=[["forum"], [""], [""]], progress_deck=(), round=2, removed=("lyceum",))
    run(state, progress_cards)
    assert rows(state) == [[], [], []]


def test_cards_of_an_earlier_age_stay_where_row_three_carried_them():
    """N-BOARD-08, EX-09: round 3 begins with the Antiquity cards of row 3; the rest is Medieval."""
    state = begin(2, seed=4)
    until(state, "turn")
    state.round = 2
    carried = state.board[2]
    run(state, round_marker, progress_cards)
    assert state.round == 3
    assert state.board[0] == carried
    assert {CARDS[card].age for card in carried} == {1}
    assert {CARDS[card].age for row in state.board[1:] for card in row} == {2}


def test_the_board_is_refilled_in_this_step_only():
    """N-BOARD-09."""
    state = begin(2, seed=2)
    until(state, "turn")
    card = next(m for m in moves(state, "buy_card"))
    before = sum(map(len, rows(state)))
    play(state, card)
    while state.decision.choice.name != "turn":
        play(state, " ".join(state.decision.moves[0]))
    assert sum(map(len, rows(state))) == before - 1


def test_the_row_sets_the_price():
    """N-BOARD-02, R-03: 1, 2 and 3 Gold."""
    for price in (1, 2, 3):
        board = [[], [], []]
        board[price - 1] = ["forum"]
        state = table({"gold": 3, "slots": {"farm": 0}}, {}, board=board)
        play(state, "buy_card forum slot0")
        assert state.nations[0].gold == 3 - price


def test_one_event_card_of_the_age_is_turned_up():
    """N-EVENT-01, N-EVENT-02, N-EVENT-05: two events, open from the Maintenance Phase on."""
    state = table({}, {}, event="")
    deck = state.event_deck
    surprises = state.surprises
    run(state, new_event)
    assert state.event == deck[-1]
    assert state.event_deck == deck[:-1]
    assert state.surprises == surprises + 1
    card = EVENTS[state.event]
    assert card.top.parts and card.bottom.parts


def test_an_event_card_tells_architects_and_famine():
    """N-EVENT-04."""
    assert (EVENTS["hellenism"].architects, EVENTS["hellenism"].famine) == (0, 1)
    assert (EVENTS["romanticism"].architects, EVENTS["romanticism"].famine) == (2, 6)


def test_a_nation_with_the_choice_keeps_one_of_two_event_cards():
    """N-CARD-02: Machiavelli; the other card leaves the game."""
    state = table({"advisors": ["niccolo_machiavelli"]}, {}, event="", removed=())
    first, second = state.event_deck[-2:]
    run(state, new_event)
    assert set(moves(state)) == {f"keep_event {first}", f"keep_event {second}"}
    play(state, f"keep_event {first}")
    assert (state.event, state.removed, state.event_choice) == (first, (second,), ())


def test_architects_are_those_of_the_players_and_of_the_event():
    """N-ARCH-01, N-ARCH-03, N-ARCH-06, EX-12: four players and a card showing 1 make 3; leftovers go first."""
    state = table(
        {},
        {},
        {},
        {},
        round=2,
    )
    state.event = next(card.id for card in EVENTS.all() if card.architects == 1)
    state.architects = 7
    run(state, architects)
    assert state.architects == 3


def test_in_round_one_only_the_events_architects_are_added():
    """N-ARCH-04."""
    state = table({}, {}, {}, {}, round=1, event="pax_romana")
    state.architects = 2
    state.event = next(card.id for card in EVENTS.all() if card.architects == 2)
    run(state, architects)
    assert state.architects == 4


def test_private_architects_are_topped_up_to_their_number():
    """N-ARCH-05, N-ARCH-06: they are not added to the ones left."""
    state = table({"advisors": ["marie_curie"], "ready": ["alhambra"]}, {}, event="pax_romana", round=2)
    state.nations[0].private_architects = ("alhambra",)
    run(state, architects)
    assert sorted(state.nations[0].private_architects) == ["alhambra", "marie_curie", "marie_curie"]
