"""Hands that open a barter: what they offer, to whom, and that they are no pests."""

from __future__ import annotations

import pytest

from game.bots.roster import bot_named
from game.bots.training.match import Match
from game.bots.training.match import play as play_match
from game.engine import flow
from game.wealth_of_nations import GAME
from game.wealth_of_nations.analysis import bargaining
from game.wealth_of_nations.analysis.bargaining import at_market_prices, seen_side
from game.wealth_of_nations.analysis.valuation import needs
from game.wealth_of_nations.bot.lookahead import SOUND
from game.wealth_of_nations.bot.offers import advice, best_offer, upsets, wanted
from game.wealth_of_nations.bot.outlook import outlook, to_trade, within_credit
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.rules.talk import MONEY_PLACE
from game.wealth_of_nations.rules.trade import trade_phase
from game.wealth_of_nations.state import back
from tests.game.wealth_of_nations.scenario import asked, held, play, table

APART = "0 mine a1 0, 0 mine a3 0, 0 mine a5 0, 0 mine c1 0, 1 generator h2 0, 1 generator h3 0"
"""Seat 0 needs Energy for four Mines that lie apart, seat 1 has it to spare."""


def rich(board=APART, **fields):
    """Seat 0 has money and needs Energy, of which seat 1 has plenty; nobody can build anything."""
    seat0 = {"money": 99, "food": 4, "notes": 9}
    return table(seat0, {"food": 2, "energy": 8, "money": 10, "notes": 9}, {}, board=board, stacks=(0,) * 6, **fields)


def answered(state, level="normal"):
    """What a hand of a level does now, written with spaces."""
    return " ".join(bot_named(GAME, level, 1).choose(state, state.decision))


def talked_over(state, level="normal"):
    """Let the hand play until the other side is asked, or another question comes."""
    for _ in range(40):
        flow.apply(state, tuple(answered(state, level).split()))
        if asked(state) != (0, "offer"):
            return
    raise AssertionError("the talk does not end")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_hand_offers_what_both_gain_by(level):
    state = rich()
    assert answered(state, level) == "barter seat1"
    talked_over(state, level)
    assert asked(state) == (1, "answer")
    gives = state.talk.gives(0)
    assert at_market_prices(state, gives) >= SOUND.least_gain
    assert seen_side(state, 1).gain(state, back(gives)) > 0


def test_the_other_hand_agrees_and_both_have_what_they_want():
    state = rich()
    talked_over(state)
    flow.apply(state, ("accept",) if answered(state) == "accept" else ("decline",))
    assert held(state, 0)["energy"] == 4
    assert held(state, 1)["money"] > 10


def test_an_easy_hand_makes_no_offers():
    assert not answered(rich(), "easy").startswith("barter")


def test_whoever_turned_an_offer_down_is_left_in_peace_for_the_phase():
    state = rich()
    talked_over(state)
    flow.apply(state, ("decline",))
    assert state.nations[0].turned_down == (1,)
    for _ in range(30):
        if state.decision is None:
            break
        move = answered(state) if state.decision.seat == 0 else "pass"
        assert not move.startswith("barter")
        flow.apply(state, tuple(move.split()))
    assert state.decision is None


def test_another_trade_phase_forgets_who_turned_an_offer_down():
    state = rich()
    state.nations[0].turned_down = (1,)
    trade_phase(state)
    assert state.nations[0].turned_down == ()


def test_after_a_few_deals_the_hand_goes_to_the_markets():
    state = rich()
    state.nations[0].deals = SOUND.most_deals
    assert not answered(state).startswith("barter")


NEEDED = [(4, 4, 0, 0, 0)] * 2
"""What is wanted, and what is kept."""


def test_where_nobody_has_anything_to_spare_nothing_is_offered():
    state = table({"money": 30}, {"money": 30}, {}, board=APART)
    assert best_offer(state, 0, 1, *NEEDED, least_gain=1) is None


def test_nothing_is_given_away_that_is_needed():
    lacking_food = table({"money": 99, "food": 6, "notes": 9}, {"energy": 8}, {}, board=f"{APART}, 1 mine i1 0")
    for state, spare in ((rich(), 0), (lacking_food, 2)):
        offer = best_offer(state, 0, 1, *NEEDED, least_gain=1)
        assert offer is not None
        assert offer.gives[0] <= spare


def test_a_seat_that_takes_over_an_empty_talk_leaves_it():
    state = table({"money": 30}, {"money": 30}, {})
    flow.apply(state, ("barter", "seat1"))
    assert answered(state) == "withdraw"


@pytest.mark.nightly
@pytest.mark.parametrize("players", [("hard", "normal", "easy"), ("normal", "random", "hard", "normal")])
def test_mixed_games_with_offers_end(players):
    options = GAME.settle_options(len(players), {"rounds": 40})
    outcome = play_match(Match(GAME.name, options, 3, players))
    assert outcome.trouble is None
    assert len(outcome.totals) == len(players)


NOTHING_WANTED = (0,) * 5


def test_fuel_is_kept_of_blocs_that_do_not_pay_just_now():
    state = rich()
    state.market("ore").filled, state.market("energy").filled = state.market("ore").ladder.wells, 0
    state.nations[0].energy = 4
    ahead = outlook(state, 0)
    assert ahead.everything[1] < ahead.upkeep[1] == 4
    assert to_trade(state.nations[0], ahead.everything, ahead.kept)[1][1] == 0


def test_what_was_bought_is_not_sold_on_in_the_same_phase():
    state = rich()
    assert to_trade(state.nations[1], NOTHING_WANTED, NOTHING_WANTED)[1][1] == 8
    state.nations[1].note_bought("energy")
    assert best_offer(state, 1, 0, NOTHING_WANTED, NOTHING_WANTED, least_gain=1) is None
    assert to_trade(state.nations[1], NOTHING_WANTED, NOTHING_WANTED)[1][1] == 0
    trade_phase(state)
    assert state.nations[1].bought == ()


def test_a_purchase_and_a_barter_note_what_was_bought():
    state = rich()
    flow.apply(state, ("buy", "food"))
    assert state.nations[0].bought == ("food",)
    state = rich()
    talked_over(state)
    flow.apply(state, ("accept",))
    assert state.nations[0].bought == ("energy",) and state.nations[1].bought == ()


def test_an_offer_is_answered_by_what_is_to_be_built_too():
    state = table({"money": 60}, {"money": 60}, {}, board="0 - c5, 0 - c6, 0 - d5")
    planned = within_credit(state, 0, SOUND)[0].cost
    assert any(planned)
    assert wanted(state, 0) == {each: number for each, number in zip(COMMODITIES, planned, strict=True) if number}
    assert not needs(state, 0)


def test_cubes_for_tiles_that_no_loan_is_taken_for_are_given_away():
    """With all the loans there are more would be built, but too little more for any loan to be taken."""
    board = "0 farm b3, 0 farm b4, 0 farm c4, 0 mine d3 2, 0 mine d4 2"
    nation = {"capital": 3, "ore": 1, "labor": 1, "notes": 4, "food": 6, "energy": 4}
    state = table({"money": 60}, nation, {}, board=board.replace("0 ", "1 "))
    play(state, "barter seat1", "ask capital", "give dollar20", "give dollar1", "give dollar1", "propose")
    assert advice(state, state.decision).move == ("accept",)


def test_what_was_bought_is_wanted_when_an_offer_is_answered():
    """Bought for a plan that a price has changed since, it is not given away either."""
    state = table({"money": 60, "labor": 9}, {"money": 60}, {}, board="0 farm c4 0")
    before = wanted(state, 0).get("labor", 0)
    state.nations[0].note_bought("labor")
    assert wanted(state, 0)["labor"] == 9 > before


def test_what_was_given_away_is_not_bought_back_in_the_same_phase():
    state = table({"money": 99, "labor": 3, "capital": 1}, {}, {}, board="0 farm c4 0, 0 - c5, 0 - c6")
    flow.apply(state, ("sell", "capital"))
    assert state.nations[0].given == ("capital",)
    short = [plan for plan in outlook(state, 0).plans if plan.cost[COMMODITIES.index("capital")]]
    assert not short
    state.nations[0].given = ()
    assert any(plan.cost[COMMODITIES.index("capital")] for plan in outlook(state, 0).plans)
    trade_phase(state)
    assert state.nations[0].given == ()


@pytest.mark.parametrize(("money", "answer"), [(40, "it_upsets_plans"), (199, "it_pays")])
def test_cubes_for_what_is_about_to_be_built_are_not_given_away_for_what_buys_them_back(money, answer):
    """Bought back they are not, and without them Generators worth more than the money are not built."""
    state = table({"money": 200}, {"money": 20, "ore": 1, "capital": 1}, {}, board="1 farm c4 0, 1 farm c5 0, 1 - c6")
    assert outlook(state, 1).plans
    tens, rest = divmod(money, 10)
    play(state, "barter seat1", "ask capital", *["give dollar10"] * tens, *["give dollar1"] * rest, "propose")
    assert bargaining.advice(state, state.decision, wanted).move == ("accept",)
    assert advice(state, state.decision).reason == answer


MINES_OF_ONE = "1 mine a1 0, 1 mine a3 0, 1 mine a5 0, 1 mine c1 0, 1 mine c3 0, 1 mine e1 0"
"""Seat 1 needs food for six Mines."""


def test_no_offer_is_made_that_a_computer_player_would_decline():
    """Seat 1 could sell its labor, but means to build with it: it declines (`it_upsets_plans`)."""
    state = table(
        {"money": 60}, {"money": 40, "labor": 4, "energy": 4, "ore": 2, "capital": 2, "food": 4}, {},
        board=f"{APART}, 1 - i2, 1 - i3",
    )  # fmt: skip
    wanted = (0, 0, 4, 0, 0)
    blind = best_offer(state, 0, 1, wanted, wanted, least_gain=1, asks=False)
    asked = best_offer(state, 0, 1, wanted, wanted, least_gain=1)
    assert (blind and blind.gives, asked) == ((0, 0, -4, 0, 0, 60, 0), None)
    assert upsets(state, 1, back(blind.gives))


@pytest.mark.parametrize("money", [25, 29, 34])
def test_no_more_money_is_asked_for_than_the_other_surely_has(money):
    """From $25 to $34 it looks like $30."""
    state = table({"food": 9, "energy": 4}, {"money": money, "capital": 2, "energy": 6}, {}, board=MINES_OF_ONE)
    offer = best_offer(state, 0, 1, NOTHING_WANTED, NOTHING_WANTED, least_gain=1, asks=False)
    assert offer is not None
    assert offer.gives[MONEY_PLACE] == -25
