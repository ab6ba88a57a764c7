"""Famine, trades for food, and the Accelerated variant."""

from __future__ import annotations

from game.engine.hidden import determinize, redact
from game.nations_dice.cards.chits import unused
from game.nations_dice.hidden import hidden
from game.nations_dice.rules.books import books
from game.nations_dice.rules.food import famine
from game.nations_dice.state import NationsDiceState
from tests.game.nations_dice.proposed import proposed_move
from tests.game.nations_dice.scenario import legal, play, refusal, resolve, table, told

NEEDS_5 = "industrial_event_2"
CHOICE = "white books, white strength, white food"
"""With a famine of 2 this is a real choice."""


def used(state: NationsDiceState, seat: int = 0) -> set[str]:
    return {die.handle for die in state.nations[seat].dice if die.is_used}


def test_the_famine_goes_in_reverse_player_order():
    """D-FAMINE-01."""
    state = table({"dice": "white food, white food"}, {}, {})
    play(state, "pass", "pass")
    state.journal = []
    play(state, "pass")
    told_seats = [event.seat for event in state.journal if event.kind in ("met_famine", "missed_famine")]
    assert told_seats == [2, 1, 0]


def test_enough_food_scores_the_vp_of_the_age():
    """D-FAMINE-02, D-FAMINE-03, D-VARIANT-04: all of it is used, and more brings nothing more."""
    for event, vp in (("antiquity_event_3", 1), ("medieval_event_1", 2), ("renaissance_event_1", 3)):
        state = table({"dice": "orange 2 food, orange 2 food", "chits": "food"}, {}, event=event)
        resolve(state, famine)
        assert state.nations[0].vp_famine == vp
        assert used(state) == {"orange1", "orange2"}
        assert unused(state.nations[0], "food") == 0


def test_too_little_food_brings_nothing_and_costs_nothing():
    """D-FAMINE-03, D-RULING-19: nothing is used, nothing traded."""
    state = table({"dice": "white food, white gold"}, {}, event=NEEDS_5)
    resolve(state, famine)
    assert state.nations[0].vp_famine == 0
    assert used(state) == set()


def test_other_dice_are_traded_by_themselves_lowest_first():
    """D-VARIANT-04, D-TRADE-09, D-RULING-19."""
    state = table({"dice": "white food, orange 3 gold, white gold, blue 2 stone"}, {})
    resolve(state, famine)
    assert state.decision is None
    assert used(state) == {"white1", "white2", "blue1"}


def test_no_more_dice_are_traded_than_needed():
    """D-RULING-19."""
    state = table({"dice": "white gold, white gold, white gold, white gold, white food"}, {})
    resolve(state, famine)
    assert len(used(state)) == 3


def test_strength_is_not_traded_where_other_dice_suffice():
    """D-VARIANT-05, D-RULING-19: however little strength it is."""
    state = table({"dice": "white strength, orange 3 gold, orange 2 gold, white food"}, {})
    resolve(state, famine)
    assert used(state) == {"orange1", "orange2", "white2"}


def test_trades_food_and_vp_are_told():
    """D-VARIANT-06."""
    state = table({"dice": "white food, white gold, white stone"}, {})
    play(state, "pass")
    (met,) = told(state, "met_famine", "pass")
    assert (met["food"], met["vp"], set(met["traded"])) == (1, 1, {"white2", "white3"})


def test_a_seat_is_asked_in_the_famine_only_if_strength_is_at_stake():
    """D-VARIANT-05, D-RULING-18."""
    for dice, asked in (
        ("white strength, white gold, white food", True),
        ("white strength, white food, white food", False),
        ("white gold, white stone, white food, white strength", False),
        ("white books, white gold, white food, white strength", False),
        ("white strength, white food", False),
        ("white gold, white food", False),
    ):
        state = table({"dice": dice}, {})
        resolve(state, famine)
        assert (state.decision is not None) == asked, dice


def test_an_asked_seat_trades_an_exact_set_or_nothing():
    """D-RULING-21, D-DEC-12: the proposal loses least strength."""
    state = table({"dice": "white strength, red 3 strength, white gold, white food"}, {})
    resolve(state, famine)
    assert legal(state) == ["trade white2", "trade white1", "keep_dice"]
    assert proposed_move(state) == ("trade", "white2")
    assert refusal(state, "white3").reason == "food_die_counts_itself"
    twin = state.copy()
    play(twin, "keep_dice")
    assert (twin.nations[0].vp_famine, used(twin)) == (0, set())
    play(state, "trade white2")
    assert legal(state) == ["trade white1", "trade red1"]
    play(state, "trade white1")
    assert (state.nations[0].vp_famine, used(state)) == (1, {"white1", "white2", "white3"})


def test_chits_are_refused_as_food_from_trade():
    """D-TRADE-07."""
    state = table({"dice": "white strength, white gold, white food", "chits": "gold"}, {})
    resolve(state, famine)
    assert refusal(state, "gold_chit").reason == "chits_are_never_traded"


def test_who_held_back_enough_books_is_not_asked_again():
    """D-RULING-20."""
    state = table({"dice": "white books, white books, white food"}, {})
    resolve(state, books, famine)
    play(state, "hold_back white1", "hold_back white2", "use_books")
    assert state.decision is None
    assert state.nations[0].vp_famine == 1


def test_who_held_back_is_asked_again_where_strength_is_at_stake():
    """D-RULING-20, D-VARIANT-08."""
    state = table({"dice": CHOICE}, {})
    resolve(state, books, famine)
    play(state, "hold_back white1", "use_books")
    assert state.decision.choice.name == "trade_or_not"


# The Accelerated variant


def accelerated(*nations: dict, **more):
    return table(*nations, variant="accelerated", **more)


def test_the_original_variant_asks_in_the_books_step_and_not_at_the_pass():
    """D-VARIANT-08."""
    state = table({"dice": CHOICE}, {})
    play(state, "pass")
    assert state.decision.seat == 1
    play(state, "pass")
    assert (state.decision.seat, state.decision.choice.name) == (0, "hold_back")


def test_the_food_trade_is_decided_in_the_turn_of_the_pass():
    """D-VARIANT-09, D-VARIANT-11, D-RULING-27, D-DEC-13."""
    state = accelerated({"dice": CHOICE}, {})
    play(state, "pass")
    assert (state.decision.seat, state.decision.choice.name) == (0, "commitment")
    assert legal(state) == ["trade white1", "keep_dice"]
    play(state, "trade white1", "trade white2")
    assert state.decision.seat == 1


def test_it_is_asked_even_of_a_seat_that_could_only_pass():
    """D-RULING-26."""
    state = accelerated({"dice": CHOICE}, {}, rows=[])
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert state.decision.choice.name == "commitment"


def test_without_a_real_choice_nobody_is_asked_at_the_pass():
    """D-RULING-27, D-RULING-28."""
    for dice in (
        "white food, white food, white books",
        "white gold, white stone, white food, white books",
        "white books",
    ):
        state = accelerated({"dice": dice}, {})
        play(state, "pass")
        assert state.decision.seat == 1


def test_after_the_passes_nobody_is_asked_anything():
    """D-VARIANT-09, D-RULING-27."""
    state = accelerated({"dice": CHOICE}, {"dice": CHOICE})
    play(state, "pass", "keep_dice", "pass")
    round_before = state.round
    play(state, "trade white4", "trade white5")
    assert state.round == round_before + 1
    assert [nation.vp_famine for nation in state.nations] == [0, 1]


def test_who_traded_nothing_at_the_pass_is_not_asked_again_in_the_famine():
    """D-VARIANT-09, D-RULING-27: not even about strength."""
    state = accelerated({"dice": "white strength, white strength, white food"}, {})
    play(state, "pass", "keep_dice")
    told_of = told(state, "missed_famine", "pass")
    assert [fact["missing"] for fact in told_of] == [2, 1]


def test_committed_dice_still_look_unused_to_the_others():
    """D-VARIANT-10, D-RULING-34."""
    state = accelerated({"dice": CHOICE}, {"dice": "white gold"})
    play(state, "pass", "trade white1", "trade white2")
    other = accelerated({"dice": CHOICE}, {"dice": "white gold"})
    play(other, "pass", "keep_dice")
    views = [redact(each, 1, hidden).fingerprint() for each in (state, other)]
    assert views[0] == views[1]
    assert not any(die.is_used for die in state.nations[0].dice)
    assert redact(state, 0, hidden).nations[0].commitment == ("white1", "white2")


def test_what_is_imagined_of_a_commitment_is_both_answers():
    """D-VARIANT-10, D-VARIANT-12."""
    state = accelerated({"dice": CHOICE}, {"dice": "white gold"})
    play(state, "pass", "trade white1", "trade white2")
    imagined = {determinize(state, 1, hidden, seed).nations[0].commitment for seed in range(30)}
    assert imagined == {(), ("white1", "white2")}


def test_the_question_of_the_pass_is_behind_a_screen():
    """D-RULING-28."""
    state = accelerated({"dice": CHOICE}, {})
    play(state, "pass")
    assert state.decision.choice.is_secret
    assert redact(state, 1, hidden).decision.moves == ()
    assert redact(state, 0, hidden).decision.moves == state.decision.moves


def test_a_pass_is_told_the_same_with_and_without_a_trade():
    """D-RULING-28, D-VARIANT-10."""
    with_trade = accelerated({"dice": CHOICE}, {}, {})
    without = accelerated({"dice": "white gold"}, {}, {})
    kinds = []
    for state, moves in ((with_trade, ("pass", "trade white1", "trade white2")), (without, ("pass",))):
        state.journal = []
        play(state, *moves)
        kinds.append([event.kind for event in state.journal])
    assert kinds[0] == kinds[1] == ["passed"]


def test_commitments_are_shown_once_all_have_passed_and_bring_no_books():
    """D-VARIANT-10, D-RULING-27."""
    state = accelerated({"dice": CHOICE, "books": 1}, {"books": 9})
    play(state, "pass", "trade white1", "trade white2")
    state.journal = []
    play(state, "pass")
    events = [(event.kind, event.seat) for event in state.journal]
    assert events.index(("traded", 0)) < events.index(("used_books", 1))
    assert state.nations[0].books == 1
    assert state.nations[0].vp_famine == 1


def test_books_that_are_not_committed_are_used():
    """D-RULING-27."""
    state = accelerated({"dice": CHOICE, "books": 1}, {})
    play(state, "pass", "keep_dice", "pass")
    assert state.nations[0].books == 2


def test_the_answers_are_in_effect_simultaneous():
    """D-VARIANT-12: the later one does not see books or food of the earlier one before answering."""
    state = accelerated({"dice": CHOICE}, {"dice": CHOICE})
    play(state, "pass", "trade white1", "trade white2", "pass")
    seen = redact(state, 1, hidden)
    assert seen.decision.seat == 1
    assert seen.nations[0].commitment == ()
    assert seen.nations[0].books == state.nations[0].books
