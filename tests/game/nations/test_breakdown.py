"""How the numbers of a nation come about."""

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.nations.concepts import golden_age_bonus, raid_value, stability, strength
from game.nations.rules.resolution import production_total
from game.nations.state import RESOURCES
from game.nations.text.breakdown import (
    LIMIT,
    POPULATION,
    REVOLT,
    Contribution,
    architect_shares,
    golden_age_shares,
    production_shares,
    raid_shares,
    stability_shares,
    strength_shares,
)
from game.session.session import HUMAN, Seat, Session
from tests.game.nations.scenario import table


def test_a_building_counts_once_for_every_worker():
    """N-PROD-03."""
    state = table({"slots": {"quarry": 2, "farm": 1}}, {})
    assert production_shares(state, 0, "stone") == (Contribution("quarry", 2, 2), Contribution("farm", 1, 1))


def test_the_population_eats_food_and_takes_stability():
    """N-GROWTH-04, N-STAT-03."""
    state = table({"food_track": 3, "stability_track": 2}, {})
    assert production_shares(state, 0, "food") == (Contribution(POPULATION, -3),)
    assert stability_shares(state, 0) == (Contribution(POPULATION, -6),)


def test_a_revolt_takes_books():
    """N-REVOLT-02."""
    state = table({"stability_track": 3}, {})
    assert production_shares(state, 0, "books") == (Contribution(REVOLT, -3),)


def test_what_the_end_of_a_track_leaves_out_is_said():
    """N-SETUP-13: Strength ends at 40."""
    state = table({"slots": {"axeman": 30}}, {})
    shares = strength_shares(state, 0)
    assert shares[-1] == Contribution(LIMIT, 40 - 30 * 2)


@pytest.mark.parametrize("seed", range(3))
def test_shares_always_add_up_to_the_number(seed):
    """Through whole games of random bots."""
    session = Session(
        GAMES["nations"],
        {"advanced": True, "expert": True},
        [Seat(n, HUMAN, c) for c, n in enumerate("ABC", 1)],
        seed,
    )
    hand = RandomBot(seed)
    while session.state.decision:
        state = session.state
        session.play(hand.choose(state, state.decision))
        if len(session.moves) % 10 or state.phase == "setup":
            continue
        for seat in range(3):
            assert sum(share.amount for share in strength_shares(state, seat)) == strength(state, seat)
            assert sum(share.amount for share in stability_shares(state, seat)) == stability(state, seat)
            made = [sum(s.amount for s in production_shares(state, seat, kind)) for kind in RESOURCES]
            assert tuple(made) == production_total(state, seat)
            assert sum(share.amount for share in raid_shares(state, seat)) == raid_value(state, seat)
            bonus = sum(share.amount for share in golden_age_shares(state, seat))
            assert bonus == golden_age_bonus(state, seat)
            own = sum(share.amount for share in architect_shares(state, seat))
            assert own == len(state.nations[seat].private_architects)
