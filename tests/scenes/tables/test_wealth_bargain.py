"""A proposal as it is put together: what may be laid, what is played, what it weighs."""

import pytest

from game.engine import flow
from game.wealth_of_nations.drafts.bargain import (
    TAKE_NOTE,
    asked_place,
    bargain,
    given_place,
    own_pile,
    promise_place,
    their_pile,
    worth,
)
from game.wealth_of_nations.rules.barter import OFFER
from game.wealth_of_nations.state import ITEMS
from tests.game.wealth_of_nations.scenario import held, play, table


def talk(own, theirs, *more):
    """A talk of seat 0 with seat 1, as it begins."""
    state = table(own, theirs, {})
    play(state, "barter seat1", *more)
    return state


def laid(state, *handles):
    """The draft after touching these."""
    draft = bargain(state, state.decision)
    for handle in handles:
        draft = draft.touched(state, handle)
    return draft


def amounts(draft):
    return {item: amount for item, amount in zip(ITEMS, draft.gives, strict=True) if amount}


def play_all(state, draft):
    for move in draft.moves:
        flow.apply(state, move)


def test_own_goods_are_given_and_the_partners_asked_for():
    draft = laid(talk({"food": 2}, {"ore": 1}), own_pile("food"), own_pile("food"), their_pile("ore"))
    assert amounts(draft) == {"food": 2, "ore": -1}


def test_nobody_gives_or_is_asked_for_more_than_there_is():
    state = talk({"food": 1, "money": 4}, {"ore": 1})
    draft = laid(state, own_pile("food"), their_pile("ore"))
    piles = own_pile("food"), their_pile("ore"), own_pile("dollar5")
    assert [draft.touched(state, pile) for pile in piles] == [None] * 3
    assert draft.refusals(state, own_pile("food"))[0].reason == "nothing_more_to_give"
    assert draft.refusals(state, their_pile("ore"))[0].reason == "nothing_more_to_ask"


def test_what_lies_on_the_tray_goes_back_piece_by_piece():
    state = talk({"food": 2}, {"ore": 1})
    draft = laid(state, own_pile("food"), own_pile("food"), given_place("food"), their_pile("ore"), asked_place("ore"))
    assert amounts(draft) == {"food": 1}
    assert draft.touched(state, asked_place("ore")) is None


def test_asking_for_what_is_given_takes_it_back():
    draft = laid(talk({"food": 2}, {"food": 3}), own_pile("food"), their_pile("food"), their_pile("food"))
    assert amounts(draft) == {"food": -1}


def test_the_wheel_changes_the_price_by_a_dollar():
    draft = bargain(state := talk({"money": 2}, {"food": 1}), state.decision)
    assert amounts(draft.turned(state, 1).turned(state, 1).turned(state, 1)) == {"money": 2}
    assert amounts(draft.turned(state, -1)) == {"money": -1}


def test_confirming_plays_the_whole_proposal_in_the_fewest_steps():
    state = talk({"money": 40, "food": 1}, {"ore": 2})
    handles = (
        own_pile("dollar20"),
        own_pile("dollar5"),
        own_pile("dollar1"),
        own_pile("dollar1"),
        their_pile("ore"),
    )
    draft = laid(state, *handles, promise_place("favour"))
    assert draft.moves == (
        ("ask", "ore"),
        ("give", "dollar20"),
        ("give", "dollar5"),
        ("give", "dollar1"),
        ("give", "dollar1"),
        ("promise", "favour"),
        ("propose",),
    )
    play_all(state, draft)
    assert (state.decision.seat, state.decision.choice.name) == (1, "answer")
    assert state.talk.promises == ("favour",)


def test_an_empty_proposal_cannot_be_made_and_says_so():
    draft = laid(talk({"food": 1}, {}))
    assert (draft.moves, draft.problem.reason) == ((), "empty_offer")


def test_a_note_is_taken_first_where_the_money_does_not_suffice():
    state = talk({"money": 3}, {"ore": 1})
    draft = laid(state, TAKE_NOTE, own_pile("dollar20"), their_pile("ore"))
    play_all(state, draft)
    assert held(state) == {"money": 23, "notes": 1}
    assert state.talk.offer[ITEMS.index("money")] == 20


def test_a_counter_begins_with_the_proposal_it_answers_and_may_turn_it_round():
    """W-DEC-08: a counter is an ordinary proposal from the other side."""
    state = talk({"food": 3}, {"ore": 1, "money": 9}, "give food", "ask ore", "propose", "counter")
    assert state.decision.choice is OFFER
    draft = laid(state)
    assert amounts(draft) == {"food": -1, "ore": 1}
    assert draft.problem.reason == "same_offer"
    countered = laid(state, their_pile("food"), own_pile("dollar5"))
    play_all(state, countered)
    assert state.talk.offer == (2, 0, 0, -1, 0, -5, 0)


def test_what_was_laid_by_single_moves_stays():
    state = talk({"food": 3}, {"food": 2}, "give food", "give food")
    draft = laid(state)
    assert draft.touched(state, given_place("food")) is None
    assert amounts(draft.touched(state, own_pile("food"))) == {"food": 3}


@pytest.mark.parametrize(("handle", "target"), [(own_pile("ore"), "given ore"), (their_pile("food"), "asked food")])
def test_a_cube_is_dropped_on_its_side_of_the_tray(handle, target):
    state = talk({"ore": 1}, {"food": 1})
    draft = laid(state)
    assert draft.landings(state, handle) == {target}
    assert draft.dropped(state, handle, target) == draft.touched(state, handle)


def test_both_sides_are_weighed_at_barter_prices():
    """W-BARTER-05: food stands at $5.5, ore at $18; a note given away is a debt less."""
    state = talk({}, {})
    assert worth(state, (2, 0, 0, -1, 0, 0, 0)) == (11, 18)
    assert worth(state, (0, 0, 0, 0, 0, 7, 1)) == (7, 26)
    assert worth(state, (0, 0, 0, 0, 0, 0, -1)) == (26, 0)
