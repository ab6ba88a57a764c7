"""The common words of card text, on a game of two purses."""

from __future__ import annotations

from typing import Any

import pytest

from game.cards.catalog import Misprint, Passage
from game.cards.effects import OPTION, Effect, read_effect, run_effect
from game.cards.vocabulary import Vocabulary
from game.engine import flow
from game.engine.state import State


class Purses(State):
    """Three seats with a purse of gold and of food, and a diary of rules that were called."""

    def __init__(self) -> None:
        super().__init__(seed=1)
        self.gold = (5, 5, 5)
        self.food = (2, 0, 2)
        self.called: tuple[int, ...] = ()


def held(state: Purses, seat: int, kind: str) -> int:
    return int(getattr(state, kind)[seat])


def put(state: Purses, seat: int, kind: str, amount: int) -> None:
    purse = list(getattr(state, kind))
    purse[seat] += amount
    setattr(state, kind, tuple(purse))


def take(state: Purses, seat: int, kind: str, amount: int) -> None:
    put(state, seat, kind, -min(amount, held(state, seat, kind)))


def call(state: Purses, seat: int) -> None:
    """The rule of a card."""
    state.called = (*state.called, seat)


def food(state: Purses, seat: int) -> int:
    return held(state, seat, "food")


VOCABULARY = Vocabulary(
    kinds=("gold", "food"),
    measures={"food": food},
    tests={"is_last": lambda state, seat: seat == 2},
    rules={"call": call},
    words={},
    most=lambda state, seat, measure: all(
        measure(state, seat) > measure(state, other) for other in range(3) if other != seat
    ),
    least=lambda state, seat, measure: all(measure(state, seat) <= measure(state, other) for other in range(3)),
    gain=put,
    lose=take,
    pay=take,
    can_pay=lambda state, seat, kind, amount: held(state, seat, kind) >= amount,
    seats=lambda state: (2, 1, 0),
)


def effect(text: Any) -> Effect:
    return read_effect(Passage(text), VOCABULARY)


def after(text: Any, *answers: str, seat: int = 0) -> Purses:
    """The state after an effect of a seat, with these answers."""
    state = Purses()
    state.then((run_effect, effect(text), seat))
    flow.advance(state)
    for answer in answers:
        flow.apply(state, ("choose", answer))
    return state


def test_gain_gives_to_the_seat_alone() -> None:
    state = after({"gain": {"gold": 2, "food": 1}})
    assert (state.gold, state.food) == ((7, 5, 5), (3, 0, 2))


def test_lose_takes_what_is_there() -> None:
    assert after({"lose": {"food": 3}}).food == (0, 0, 2)


def test_a_counted_amount_multiplies_and_adds() -> None:
    assert after({"gain": {"gold": {"count": "food", "each": 3, "plus": 1}}}).gold == (12, 5, 5)


def test_a_counted_amount_is_never_negative() -> None:
    assert after({"gain": {"gold": {"count": "food", "plus": -3}}}).gold == (5, 5, 5)


def test_pay_buys_what_follows() -> None:
    state = after({"pay": {"food": 2}, "then": {"gain": {"gold": 4}}})
    assert (state.gold[0], state.food[0]) == (9, 0)


def test_pay_is_possible_only_in_full() -> None:
    trade = effect({"pay": {"food": 2}, "then": {"gain": {"gold": 4}}})
    assert [trade.possible(Purses(), seat) for seat in (0, 1)] == [True, False]


def test_choose_asks_for_one_option() -> None:
    text = {"choose": [{"gain": {"gold": 1}}, {"lose": {"food": 1}}]}
    assert after(text, "lose_1_food").food == (1, 0, 2)


def test_choose_offers_only_what_is_possible_in_full() -> None:
    state = after({"choose": [{"gain": {"gold": 1}}, {"lose": {"food": 1}}]}, seat=1)
    assert (state.decision, state.gold) == (None, (5, 6, 5))


def test_choose_makes_one_suffer_the_first_option_when_none_is_possible() -> None:
    state = after({"choose": [{"lose": {"gold": 9}}, {"lose": {"food": 9}}]})
    assert (state.gold[0], state.food[0]) == (0, 2)


def test_may_can_be_declined() -> None:
    text = {"may": {"gain": {"gold": 1}}}
    assert after(text, "decline").gold == (5, 5, 5)
    assert after(text, "gain_1_gold").gold == (6, 5, 5)


def test_may_is_not_asked_when_impossible() -> None:
    assert after({"may": {"pay": {"food": 1}, "then": {"gain": {"gold": 9}}}}, seat=1).decision is None


def test_a_list_runs_in_order() -> None:
    state = after([{"lose": {"gold": 9}}, {"gain": {"gold": 1}}])
    assert state.gold[0] == 1


@pytest.mark.parametrize(
    ("who", "gold"),
    [
        ("all", (6, 6, 6)),
        ("others", (5, 6, 6)),
        ("is_last", (5, 5, 6)),
        ({"least": "food"}, (5, 6, 5)),
        ({"most": "food"}, (5, 5, 5)),
        ({"at_least": {"food": 2}}, (6, 5, 6)),
        ({"not": {"at_least": {"food": 2}}}, (5, 6, 5)),
        ({"all": ["is_last", {"at_least": {"food": 2}}]}, (5, 5, 6)),
    ],
)
def test_each_picks_the_seats_it_concerns(who: Any, gold: tuple[int, ...]) -> None:
    assert after({"each": who, "do": {"gain": {"gold": 1}}}).gold == gold


def test_several_seats_choose_in_order_before_anything_happens() -> None:
    text = {"each": "all", "do": {"choose": [{"gain": {"gold": 1}}, {"lose": {"gold": 1}}]}}
    state = after(text, "gain_1_gold", "lose_1_gold")
    assert state.decision is not None
    assert (state.decision.seat, state.decision.choice, state.gold) == (0, OPTION, (5, 5, 5))
    flow.apply(state, ("choose", "lose_1_gold"))
    assert state.gold == (4, 4, 6)


def test_a_choice_in_the_middle_can_be_copied() -> None:
    state = after({"each": "all", "do": {"may": {"gain": {"gold": 1}}}}, "decline")
    twin = state.copy()
    for each in (state, twin):
        flow.apply(each, ("choose", "gain_1_gold"))
    assert state.fingerprint() == twin.fingerprint()


def test_a_rule_is_the_function_of_that_name() -> None:
    assert after({"rule": "call"}, seat=2).called == (2,)


def test_equal_texts_make_equal_effects() -> None:
    text = {"each": {"most": "food"}, "do": {"gain": {"gold": 1}}}
    assert effect(text) == effect(text)
    assert repr(effect(text)) == repr(effect(text))
    assert "0x" not in repr(effect(text))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ({"gian": {"gold": 1}}, "no word 'gian'; did you mean 'gain'?"),
        ({"gain": {"glod": 1}}, "no field 'glod'; did you mean 'gold'?"),
        ({"gain": {"gold": "two"}}, "'two' stands where a whole number belongs"),
        ({"gain": {"gold": {"count": "foot"}}}, "no measure 'foot'; did you mean 'food'?"),
        ({"gain": {"gold": {"each": 2}}}, "'count' is missing"),
        ({"pay": {"gold": 1}}, "'then' is missing"),
        ({"may": {"gain": {"gold": 1}}, "then": 3}, "no field 'then'"),
        ({"choose": {"gain": {"gold": 1}}}, "where a list belongs"),
        ({"each": "everybody", "do": []}, "no condition 'everybody'"),
        ({"each": {"moist": "food"}, "do": []}, "no condition 'moist'; did you mean 'most'?"),
        ({"each": {"at_least": {"foot": 1}}, "do": []}, "no measure 'foot'"),
        ({"each": {"at_least": {}}, "do": []}, "one measure and one number"),
        ({"each": {}, "do": []}, "a condition is one word"),
        ({"rule": "cal"}, "no rule 'cal'; did you mean 'call'?"),
        ({}, "an effect is missing"),
    ],
)
def test_what_is_wrong_is_said_with_the_nearest_known_word(text: Any, complaint: str) -> None:
    with pytest.raises(Misprint, match=complaint.replace("?", "[?]")):
        effect(text)
