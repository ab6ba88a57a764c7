"""Random games of every mode: every invariant at every decision, and an end."""

from __future__ import annotations

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.invariants import broken_invariants
from game.tools.simulate import MOST_DECISIONS, Setting, play_checked
from tests.game.nation_deckbuilder.scenario import table
from tests.game.nation_deckbuilder.test_setup import MODES, every_mode


@pytest.mark.sample(3)
@every_mode
def test_random_games_break_no_invariant_and_end(mode: str) -> None:
    """K-SETUP-02, K-WIN-01: 142 cards in one place each, nobody below nothing, one winner."""
    seats, cooperative = MODES[mode]
    for seed in range(6):
        assert play_checked(GAME, seats, Setting({"cooperative": cooperative}, seed)).decisions < MOST_DECISIONS


def double_a_card(state) -> None:
    state.players[0].hand += ("coin#1",)


def starve_below_nothing(state) -> None:
    state.nations[0].food = -1


def forget_to_die(state) -> None:
    state.nations[1].health = 0


def hoard_tokens(state) -> None:
    state.nations[0].token = 3


def keep_coins(state) -> None:
    state.players[1].coins = 1


def put_a_card_in_the_wrong_pile(state) -> None:
    state.piles[0].cards, state.piles[1].cards = state.piles[1].cards, state.piles[0].cards


def leave_a_space_empty(state) -> None:
    state.box += (state.places[0],)
    state.places = ("", *state.places[1:])


def keep_a_wall_that_should_have_fallen(state) -> None:
    state.nations[0].absorbed = 3


def arm_the_army(state) -> None:
    state.nations[1].food = 1


@pytest.mark.parametrize(
    "spoil",
    [
        double_a_card,
        starve_below_nothing,
        forget_to_die,
        hoard_tokens,
        keep_coins,
        put_a_card_in_the_wrong_pile,
        leave_a_space_empty,
        keep_a_wall_that_should_have_fallen,
    ],
)
def test_a_spoilt_position_is_noticed(spoil) -> None:
    state = table({"hand": ["coin"], "standing": ["wall"]}, {"hand": ["coin"]})
    assert broken_invariants(state) == []
    spoil(state)
    assert broken_invariants(state)


def test_an_army_with_resources_is_noticed() -> None:
    """K-COOP-03."""
    state = table(mode="solo")
    assert broken_invariants(state) == []
    arm_the_army(state)
    assert broken_invariants(state)


ON = 12
"""How many decisions a game goes on after it was cut off, with its invariants checked."""


def play_on(state, hand: RandomBot) -> None:
    """A few more decisions, every one of them in a sound position."""
    for _ in range(ON):
        assert broken_invariants(state) == []
        if state.decision is not None:
            flow.apply(state, hand.choose(state, state.decision))


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(4))
def test_a_turn_may_be_cut_off_at_every_decision_of_a_game_of_three(seed: int) -> None:
    """K-RULING-40, K-RULING-51: whoever gives up, and whenever hunger or an attack fells a nation."""
    state = table(
        {"hand": ["attack", "attack", "airport", "coin"], "draw_pile": ["coin", "chief"], "health": 6},
        {"hand": ["hunter", "coin", "coin"], "draw_pile": ["attack"] * 4, "health": 6, "standing": ["wall"]},
        {"hand": ["attack", "coin", "food"], "draw_pile": ["attack"] * 4, "health": 6, "standing": ["wall"]},
        mode="three",
    )
    hand = RandomBot(seed, GAME)
    for _ in range(90):
        if state.decision is None:
            break
        assert broken_invariants(state) == []
        for seat in range(3):
            if not state.nation_of(seat).is_out:
                twin = state.copy()
                flow.apply(twin, ("concede", f"seat{seat}"))
                play_on(twin, hand)
        flow.apply(state, hand.choose(state, state.decision))
