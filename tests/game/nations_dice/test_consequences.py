"""What the adviser says of moves of The Dice Game, in positions in which its figures come true."""

from dataclasses import replace

import pytest

from game.bots.advice.checking import is_refuted
from game.bots.advice.comparing import apart
from game.bots.advice.explaining import _outweighing
from game.bots.advice.fact import CERTAIN, ROUND, ForeseenChange, certain
from game.bots.advice.fact import counted as counted_fact
from game.bots.advice.words import FactWords
from game.bots.analysis.move_analysis import MoveAnalysis, MoveComparison, MoveReason, Tried
from game.engine import flow
from game.nations_dice import GAME
from game.nations_dice.analysis.consequences import (
    CONSEQUENCES,
    _amounts,
    _given_back,
    _round,
    counted,
    facts,
    since,
    things,
)
from game.nations_dice.analysis.forecast import forecast
from game.nations_dice.analysis.hopes import used_for
from game.nations_dice.rules import food
from game.text import language
from tests.game.nations_dice.scenario import resolve, table


def told(state, move, spoken="en"):
    """What is said of a move, each sentence once."""
    move = tuple(move.split())
    assert move in state.decision.moves
    found = facts(state, move)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    with language.speaking(spoken):
        return {FactWords("nations_dice", CONSEQUENCES)(each): each for each in found}


def test_a_building_says_how_many_dice_it_brings():
    state = table({"dice": "white gold, white gold"}, {}, rows=[("irrigation",), (), ()])
    assert "It gives 1 orange die, rolled right away and yours every round." in told(state, "buy_tile irrigation slot0")
    german = told(state, "buy_tile irrigation slot0", "de")
    assert "Das bringt einen orangen Würfel, gleich geworfen und jede Runde deiner." in german


def test_paying_with_what_meets_the_famine_says_that_it_is_missed():
    state = table({"dice": "white gold, orange 2 food"}, {}, rows=[("peru",), (), ()])
    said = told(state, "pass")
    assert "As it stands, you get 1 {vp} from the famine." in said


def test_a_colony_says_what_it_brings_every_round_and_what_it_costs_now():
    state = table({"dice": "red 3 strength"}, {}, rows=[("peru",), (), ()], event="antiquity_event_3")
    said = told(state, "buy_tile peru colonies")
    assert "You get 1 {stone} every round." in said
    misses = said["You then miss the war, worth 1 {vp}."]
    assert (misses.layer, misses.worth) == (CERTAIN, -1)


def test_a_famine_that_could_still_be_met_by_a_trade_is_told_as_missed():
    state = table({"dice": "white food, white books, white books"}, {}, rows=[("sun_tzu",), (), ()])
    assert forecast(state).rows[0].uncertain, "it depends on the books that are held back"
    assert "You then miss the famine, worth 1 {vp}." in told(state, "buy_tile sun_tzu advisor")


def test_what_a_new_die_may_do_for_the_round_is_told_by_its_sides():
    state = table(
        {"dice": "white food, white food"}, {}, rows=[("chariot", "irrigation"), (), ()], event="antiquity_event_3"
    )
    words = (
        "You'd then be 2 {food} short for the famine (1 {vp}). You'd pay with your white dice. "
        "The new die helps on %s of 6 sides."
    )
    said = told(state, "buy_tile chariot slot0")
    assert words % 1 in said and said[words % 1].worth == pytest.approx(-5 / 6)
    assert "You're 2 {strength} short for the war (1 {vp}): the new die helps on 3 of 6 sides." in said
    said = told(state, "buy_tile irrigation slot0")
    assert words % 2 in said and not any("for the war" in each for each in said)
    state = table({"dice": "white food, white food, white gold"}, {}, rows=[("chariot",), (), ()])
    assert not any("famine" in each for each in told(state, "buy_tile chariot slot0"))


def soldiers(dice, **more):
    """A nation whose first building has brought its red die."""
    slots, brought = ("hoplite", "irrigation", *["farm"] * 3), (("red",), ("orange",), *[("white",)] * 3)
    return {"dice": dice, "slots": slots, "brought": brought, **more}


def test_a_new_die_is_told_with_the_number_on_the_event_unless_a_die_is_spent_for_it():
    nation = soldiers("orange 3 gold, orange 2 gold, orange 2 gold, blue 2 stone, red 2 food, red 2 strength")
    rows, event = [(), ("man_of_war",), ("bank",)], "renaissance_event_3"
    state = table(nation, {}, rows=rows, event=event)
    assert forecast(state).rows[0].war.missing == 2
    said = told(state, "buy_tile man_of_war slot1")
    assert any(each.startswith("You're 2 {strength} short for the war") for each in said), said
    (short,) = (each for each in told(state, "buy_tile bank slot0") if "short for the famine" in each)
    assert "Your red die goes back." in short


def test_a_new_die_that_cannot_help_is_said_to():
    state = table(soldiers("white gold, white gold, red 2 strength"), {}, rows=[("irrigation",), (), ()])
    (unless,) = (each for each in told(state, "buy_tile irrigation slot0") if "for the war" in each)
    assert unless.endswith("Your red die goes back. The new die won't help.")


def test_of_two_new_dice_it_is_told_how_often_they_help():
    state = table(
        {"dice": "orange 3 gold, white strength"}, {}, rows=[("guildhall",), (), ()], event="antiquity_event_3"
    )
    said = told(state, "buy_tile guildhall slot0")
    assert any("the new dice help about" in each and each.endswith(" in 10.") for each in said)


def test_dice_that_are_rolled_again_say_what_they_put_at_risk():
    state = table({"dice": "white food, orange 2 food", "chits": "reroll"}, {})
    flow.apply(state, ("reroll", "reroll_chit"))
    white, orange = state.nations[0].dice
    words = "You risk the famine (1 {vp}): you'd still meet it on 2 of 6 sides."
    assert words in told(state, f"pick_die {orange.handle}")
    assert not any("You risk" in each for each in told(state, f"pick_die {white.handle}"))


def test_in_the_last_round_nothing_is_promised_for_every_round():
    last = table(GREAT, {}, rows=[("peru", "monastery"), (), ()])
    last.round = 4
    assert "You get 1 {stone} right away." in told(last, "buy_tile peru colonies")
    assert "It's worth 1 {vp} and gives 1 blue die, rolled right away." in told(last, "buy_tile monastery slot0")


def test_an_answer_that_meets_the_famine_says_so():
    before = things(table({}, {}), 0)
    then = before | {"points": before["points"] + 4, "famine": before["famine"] + 4}
    words = FactWords("nations_dice", CONSEQUENCES)
    (met,) = _amounts(before, then, (("use_books",),), True)
    assert words(met) == "You then meet the famine for 4 {vp}."


def test_what_dice_decide_is_counted():
    before, end = table({}, {}), table({}, {})
    end.nations[0].vp_war = 1
    assert counted(before, end, 0) == {"famine": False, "war": True, "books": False}


GREAT = {"dice": "orange 3 gold, orange 3 gold, red 3 strength", "chits": "gold, gold"}


@pytest.mark.parametrize(
    ("nation", "row", "move", "words"),
    [
        (
            GREAT, "colossus", "buy_tile colossus wonder",
            "Colossus costs 2 {stone} to build. Then it gives 1 {strength} every round. It scores 1 {vp}.",
        ),
        (GREAT, "hammurabi", "buy_tile hammurabi advisor", "You get 1 {reroll} every round."),
        (GREAT, "hammurabi", "buy_tile hammurabi advisor", "It's worth 1 {vp}."),
        (
            GREAT, "monastery", "buy_tile monastery slot0",
            "It's worth 1 {vp} and gives 1 blue die, rolled right away and yours every round.",
        ),
        (GREAT, "peru", "buy_tile peru colonies", "You get 1 {stone} every round."),
        (
            GREAT | {"slots": ("windmill", *["farm"] * 4), "brought": (("orange",), *[("white",)] * 4)},
            "hoplite", "buy_tile hoplite slot0", "You give up Windmill with 1 orange die and 1 {vp}.",
        ),
        (
            {"dice": "white stone, white stone", "wonder": "colossus"},
            "", "build_wonder wonder", "It's worth 1 {vp}.",
        ),
        (
            {"dice": "white stone, white food", "chits": "reroll"},
            "", "reroll reroll_chit", "You can roll any of your 2 unused dice again.",
        ),
        (
            {"dice": "orange 3 gold", "advisor": "hammurabi", "advisor_rerolls": 1, "chits": "reroll, reroll"},
            "sun_tzu", "buy_tile sun_tzu advisor", "It costs you 1 {vp}.",
        ),
    ],
)  # fmt: skip
def test_what_a_tile_brings_and_costs_comes_true_and_is_said_once(nation, row, move, words):
    state = table(nation, {}, rows=[(row,), (), ()] if row else None)
    said = told(state, move)
    assert words in said
    assert not {"It gives 1 {reroll} every round.", "It gives 1 {stone} every round."} & said.keys()


def test_dice_and_chits_are_told_by_what_they_show():
    state = table({"dice": "white stone, orange 2 gold", "chits": "gold, reroll"}, {}, rows=[("irrigation",), (), ()])
    white = state.nations[0].dice[0].handle
    flow.apply(state, ("reroll", "reroll_chit"))
    assert "Your white die shows 1 {stone}: I'd roll it again." in told(state, f"pick_die {white}")
    state = table({"dice": "white stone, orange 2 gold", "chits": "gold, gold"}, {}, rows=[("irrigation",), (), ()])
    flow.apply(state, ("buy_tile", "irrigation", "slot0"))
    assert "You keep 3 {gold} and 1 {stone} for later." in told(state, "pay_with gold_chit"), "one chit of two"


def test_a_payment_is_told_by_what_it_brings_and_a_reroll_by_its_dice():
    state = table({"dice": "white gold, orange 2 gold", "chits": "reroll"}, {}, rows=[("irrigation",), (), ()])
    white, orange = (die.handle for die in state.nations[0].dice)
    rolled, paid = state.copy(), state
    for move in (("reroll", "reroll_chit"), ("pick_die", white), ("pick_die", orange)):
        flow.apply(rolled, move)
    assert "You roll these 2 dice again." in told(rolled, "roll_dice")
    for move in (("buy_tile", "irrigation", "slot0"), ("pay_with", white)):
        flow.apply(paid, move)
    assert "It gives 1 orange die, rolled right away and yours every round." in told(paid, "pay irrigation")


def test_a_die_that_goes_back_is_told_by_what_is_left():
    state = table({"dice": "white gold, white food, orange 2 gold"}, {}, rows=[("irrigation",), (), ()])
    flow.apply(state, ("buy_tile", "irrigation", "slot0"))
    orange = next(die.handle for die in state.nations[0].dice if die.colour == "orange")
    flow.apply(state, ("pay_with", orange))
    flow.apply(state, ("pay", "irrigation"))
    food = next(die.handle for die in state.nations[0].dice if die.icon.kind == "food")
    assert "You keep 1 {gold} for later." in told(state, f"return_die {food}")


def test_what_the_rounds_end_brings_more_and_less_is_told():
    state = table({"dice": "white gold, white food", "chits": ""}, {"dice": "white books"})
    before, then = forecast(state).rows[0], forecast(state).rows[0]
    assert before.famine and before.books
    meets = replace(then, famine=replace(before.famine, vp=before.famine.vp + 2))
    words = FactWords("nations_dice", CONSEQUENCES)
    assert [words(each) for each in _round(before, meets, (("pass",),))] == ["You then meet the famine for 2 {vp}."]
    for books, said in ((1, "Your {books} then score 1 extra {vp}."), (-1, "Your {books} then score 1 fewer {vp}.")):
        scored = replace(then, books=replace(before.books, vp=before.books.vp + books))
        assert [words(each) for each in _round(before, scored, (("pass",),))] == [said]


def test_a_chit_that_is_given_up_is_told():
    before = things(table({"chits": "gold, food"}, {}), 0)
    then = before | {"gold_chit": 0}
    words = FactWords("nations_dice", CONSEQUENCES)
    assert [words(each) for each in _amounts(before, then, (("pass",),), True)] == ["You lose 1 {gold}."]


def test_a_payment_tells_what_is_left_once_it_is_complete():
    state = table({"dice": "white gold, white gold, white food"}, {}, rows=[("irrigation",), (), ()])
    flow.apply(state, ("buy_tile", "irrigation", "slot0"))
    words = [told(state, " ".join(move)) for move in state.decision.moves if move[0] == "pay_with"]
    assert all(any(each == "You keep 1 {gold} and 1 {food} for later." for each in said) for said in words[:1])


def lines_of(*dice, then=()):
    return [(*(("pick_die", die.handle) for die in dice), ("roll_dice",), *then)]


def test_a_reroll_tells_which_dice_and_what_they_are_to_bring():
    state = table({"dice": "white gold, white stone, white strength, orange 2 food", "chits": "reroll"}, {})
    gold, stone, *_ = state.nations[0].dice
    words, reroll = FactWords("nations_dice", CONSEQUENCES), ("reroll", "reroll_chit")
    use = used_for(state, reroll, lines_of(gold, stone))
    assert words(use) == (
        "I'd reroll the dice with 1 {gold} and 1 {stone}. "
        "That brings the 1 {strength} you need for the war (1 {vp}) about 3 times in 10."
    )
    assert words(used_for(state, reroll, lines_of(gold))).endswith("for the war (1 {vp}) on 1 of 6 sides.")
    flow.apply(state, reroll)
    use = used_for(state, ("pick_die", gold.handle), [])
    assert words(use) == "You need 1 {strength} for the war (1 {vp}): this die brings it on 1 of 6 sides."
    assert used_for(state, ("pass",), []) is None


def test_a_reroll_for_what_cannot_be_paid_for_yet_names_it():
    dice = {"dice": "white food, white food, red 2 strength"}
    state = table(dice, {}, rows=[(), (), ("irrigation",)])
    food = state.nations[0].dice[0]
    words, reroll = FactWords("nations_dice", CONSEQUENCES), ("reroll", "reroll_chit")
    lines = lines_of(food, then=(("buy_tile", "irrigation", "slot0"),))
    assert words(used_for(state, reroll, lines)) == "I'd reroll the white die with 1 {food} to afford Irrigation."
    hopes = "I'd reroll the white die with 1 {food}, hoping for {books} or {strength}: you have little use for it now."
    assert words(used_for(state, reroll, lines_of(food))) == hopes


def test_of_dice_that_no_need_of_the_round_takes_it_is_said_that_they_can_go():
    state = table({"dice": "white gold, white gold, red 2 strength, orange 2 food"}, {})
    words, reroll = FactWords("nations_dice", CONSEQUENCES), ("reroll", "reroll_chit")
    use = used_for(state, reroll, lines_of(*state.nations[0].dice[:2]))
    assert words(use) == "You don't need 2 {gold} this round: I'd reroll those dice, hoping for {books} or {strength}."


def test_books_are_not_rolled_again_in_the_hope_of_books():
    state = table({"dice": "blue 2 books"}, {}, event="medieval_event_2")
    words, reroll = FactWords("nations_dice", CONSEQUENCES), ("reroll", "reroll_chit")
    said = words(used_for(state, reroll, lines_of(*state.nations[0].dice)))
    assert said == "Of all your dice, I'd reroll the blue die with 2 {books}."


def test_dice_that_show_the_same_are_named_one_by_one():
    """Two dice with 1 gold each are not to be taken for one with 2."""
    state = table({"dice": "white gold, white gold, orange 2 food"}, {}, event="medieval_event_2")
    words, reroll = FactWords("nations_dice", CONSEQUENCES), ("reroll", "reroll_chit")
    use = used_for(state, reroll, lines_of(*state.nations[0].dice[:2]))
    assert words(use).startswith("I'd reroll the 2 dice with 1 {gold} each, hoping for")


def test_food_that_is_not_enough_for_the_famine_is_rolled_again_for_that_reason():
    state = table({"dice": "orange 2 food, red 2 strength"}, {}, event="medieval_event_2")
    words, reroll = FactWords("nations_dice", CONSEQUENCES), ("reroll", "reroll_chit")
    use = used_for(state, reroll, lines_of(state.nations[0].dice[0]))
    said = "Your {food} isn't enough for the famine, so I'd reroll the orange die with 2 {food}."
    assert words(use) == said


def test_points_of_an_advisor_are_told_beyond_those_of_the_one_who_leaves():
    nation = GREAT | {"advisor": "hammurabi"}
    state = table(nation, {}, rows=[("tesla", "peru"), (), ()])
    said = told(state, "buy_tile tesla advisor")
    assert "That's 1 extra {vp} compared with Hammurabi, who leaves." in said
    assert "It's worth 1 {vp}." not in said
    assert not any("Hammurabi" in each for each in told(state, "buy_tile peru colonies")), "a colony replaces nobody"


def test_dice_that_pay_two_for_one_are_named_as_the_price():
    state = table({"dice": "blue 2 stone, blue 2 stone"}, {}, rows=[("taj_mahal",), (), ()])
    said = told(state, "buy_tile taj_mahal wonder")
    assert "Two dice count as 1 here: you pay with the 2 dice with 2 {stone} each." in said
    assert "You'd be 5 {stone} short of building it this round." in said
    paid = table({"dice": "white gold"}, {}, rows=[("taj_mahal",), (), ()])
    assert not any("count as 1" in each for each in told(paid, "buy_tile taj_mahal wonder"))


def test_a_pass_in_the_last_round_says_that_a_wonder_stays_unfinished():
    state = table({"dice": "white food, white stone", "wonder": "taj_mahal"}, {})
    unfinished = "Taj Mahal stays unfinished: you're 4 {stone} short."
    assert unfinished not in told(state, "pass")
    state.round = 4
    assert unfinished in told(state, "pass")


def test_a_tile_that_ties_with_a_rival_in_books_says_what_that_costs_the_rival():
    state = table({"dice": "red 3 strength", "books": 2}, {"books": 3}, rows=[("judea",), (), ()])
    assert "You tie with a rival in {books}: that costs a rival 2 {vp}." in told(state, "buy_tile judea colonies")


def test_a_reroll_says_who_could_take_meanwhile_what_it_is_made_for():
    dice = {"dice": "white food, white food, red 2 strength"}
    state = table(dice, {"dice": "orange 3 gold"}, rows=[(), (), ("irrigation",)])
    food = state.nations[0].dice[0]
    words, reroll = FactWords("nations_dice", CONSEQUENCES), ("reroll", "reroll_chit")
    lines = lines_of(food, then=(("buy_tile", "irrigation", "slot0"),))
    assert words(used_for(state, reroll, lines)).endswith("Meanwhile, a rival could take Irrigation.")
    state.nations[1].passed = True
    assert "Meanwhile" not in words(used_for(state, reroll, lines))


def test_the_whole_trade_for_the_famine_is_one_answer():
    state = table({"dice": "white strength, red 2 strength, white food"}, {})
    resolve(state, (food.TRADE_OR_NOT, 0, ()))
    trade = CONSEQUENCES.batch(state, (state.decision.moves[0],))
    handles = {die.handle for die in state.nations[0].dice if die.icon.kind == "strength"}
    assert {move[1] for move in trade.moves} == handles
    words = FactWords("nations_dice", CONSEQUENCES)(trade.called)
    assert words in (
        "Trade the dice with 1 {strength} and 2 {strength} for 1 {food}",
        "Trade the dice with 2 {strength} and 1 {strength} for 1 {food}",
    )
    assert CONSEQUENCES.batch(state, (("keep_dice",),)) is None


def test_a_reroll_of_food_is_no_way_to_more_food():
    state = table({"dice": "orange 2 food, red 2 strength", "chits": "reroll"}, {}, event="medieval_event_2")
    assert not CONSEQUENCES.shows(state, ("reroll", "reroll_chit"), "food")
    assert CONSEQUENCES.shows(state, ("pass",), "food")


def test_books_that_keep_a_rival_from_scoring_are_a_reason_to_pass():
    state = table({"dice": "white books, white books", "books": 1}, {"books": 3})
    assert "With 2 {books}, you tie with a rival, who then scores nothing for {books}." in told(state, "pass")
    state.nations[1].books = 4
    assert not any("tie you" in each for each in told(state, "pass"))


def test_what_a_tile_is_worth_comes_before_what_its_dice_may_bring():
    state = table({"dice": "orange 2 gold"}, {}, rows=[(), ("musketeers",), ()])
    said = "It's worth 2 {vp} and gives 1 red die, rolled right away and yours every round."
    assert told(state, "buy_tile musketeers slot1")[said].layer == CERTAIN


def test_what_dice_bring_almost_never_is_no_reason_to_roll_them():
    state = table({"dice": "white gold, white gold, orange 2 food"}, {})
    words, reroll = FactWords("nations_dice", CONSEQUENCES), ("reroll", "reroll_chit")
    use = used_for(state, reroll, lines_of(*state.nations[0].dice[:2]))
    assert "almost never" not in words(use)


def test_dice_that_show_something_else_may_change_a_plan():
    state = table({"dice": "white gold, white stone"}, {"dice": "white gold"})
    assert since(state, state.copy(), 0) == []
    other = table({"dice": "white gold, white food"}, {"dice": "white gold"})
    assert [each.key for each in since(state, other, 0)] == ["since.dice"] and since(state, other, 1) == []


def test_a_new_die_helps_in_the_war_even_where_it_might_be_traded_for_food():
    dice = {"dice": "white gold, white gold, white gold, white stone, white stone"}
    said = told(table(dice, {}, rows=[("chariot",), (), ()]), "buy_tile chariot slot0")
    assert "You're 2 {strength} short for the war (1 {vp}): the new die helps on 3 of 6 sides." in said


def test_what_a_pass_meets_is_said_in_one_sentence():
    state = table({"dice": "orange 2 food, red 2 strength"}, {}, rows=[(), (), ()])
    assert "As it stands, you get 2 {vp} from the famine and the war." in told(state, "pass")


def test_a_pass_that_leaves_a_reroll_says_why():
    """The chit comes back next round, so that a reroll looks as if it cost nothing."""
    state = table({"dice": "orange 2 food, red 2 strength", "chits": "reroll"}, {}, rows=[(), (), ()])
    said = told(state, "pass")
    assert "Nothing else pays off this round, not even a reroll." in said
    assert any(each.endswith("A reroll isn't likely to bring more.") for each in said)


def test_dice_that_are_picked_one_by_one_are_no_alternatives_to_each_other():
    assert {"pick_die", "roll_dice", "pay_with", "return_die"} <= CONSEQUENCES.steps


def ends(state, **dice):
    """Some futures of a move that end with such dice."""
    end = state.copy()
    end.nations[0].dice = table({"dice": dice["dice"]}, {}).nations[0].dice
    return (end,) * 6


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (("buy_tile", "hoplite", "slot0"), ["By the next round, you'd have 1 white die instead of 1 orange die."]),
        (("reroll", "reroll_chit"), []),
    ],
)
def test_dice_in_place_of_others_are_told_as_such_and_never_of_a_reroll(move, said):
    """A reroll changes no dice: what its futures have less of comes of what is bought after it."""
    state = table({}, {})
    worths, ahead = (1.0,) * 6, (2.0,) * 6
    chosen = Tried(("pass",), ahead, ends(state, dice="white gold, orange 2 gold"), False)
    other = Tried(move, worths, ends(state, dice="white gold, white gold"), False)
    words = FactWords("nations_dice", CONSEQUENCES)
    assert [words(each) for each in apart(CONSEQUENCES, 0, chosen, other, 1.0)] == said


def test_a_book_that_a_chit_brings_is_not_told_besides():
    leads = {"books": -1, "books_chit": -1}
    assert CONSEQUENCES.tellable(("pass",), leads) == {"books_chit": -1}
    assert CONSEQUENCES.tellable(("pass",), leads | {"books": -3}) == leads | {"books": -3}


def test_what_is_met_already_is_still_met():
    state = table({"dice": "red 2 strength"}, {})
    assert CONSEQUENCES.secured(state, 0) == {"war"}
    said = FactWords("nations_dice", CONSEQUENCES)(counted_fact("counted.war", 0.4, n=10, all=10, other=6, still=1))
    assert said == "You still meet the war every time, and about 6 times in 10 with the next best move."


def test_a_new_advisor_tells_his_rerolls_beside_those_of_the_one_who_goes():
    """The tile shows two of them."""
    nation = {"dice": "orange 3 gold", "advisor": "hammurabi", "advisor_rerolls": 1, "chits": "reroll"}
    said = told(table(nation, {}, rows=[("elizabeth",), (), ()]), "buy_tile elizabeth advisor")
    assert "You get 1 {reroll} more every round than with Hammurabi." in said


def test_a_die_that_goes_back_says_of_which_need_it_leaves_less():
    state = table(soldiers("orange 2 gold, red 2 food"), {}, event="renaissance_event_3")
    row, red = forecast(state).rows[0], next(die for die in state.nations[0].dice if die.colour == "red")
    (left,) = _given_back(row, state.nations[0], red.handle)
    assert FactWords("nations_dice", CONSEQUENCES)(left) == "That leaves 0 of the 4 {food} for the famine."


MISSES = certain("fact.misses", -3, ForeseenChange("famine", -3, ROUND, ()), n=3)


@pytest.mark.parametrize("lost", [MISSES, counted_fact("counted.famine", -0.6, n=1, all=9)])
def test_what_is_lost_by_advice_is_told_with_what_makes_up_for_it(lost):
    reasons = (MoveReason("books", 2.4), MoveReason("rivals", 3.0))
    other = MoveComparison(("pass",), 2.2, 0.1, reasons)
    analysis = MoveAnalysis(("buy_tile",), 1.0, 0.1, (other,))
    state, gain = table({}, {}), certain("fact.worth", 2, n=2)
    (found,) = _outweighing(CONSEQUENCES, state, analysis, (gain, lost))
    words = FactWords("nations_dice", CONSEQUENCES)
    assert words(found) == "In the end, it still brings about 2 more {vp}, mostly from {books}."
    assert not [*_outweighing(CONSEQUENCES, state, analysis, (gain,))]


def test_points_that_tell_two_futures_apart_say_where_they_come_from():
    state = table({}, {})
    fed = state.copy()
    fed.nations[0].vp_famine = 4
    chosen, other = (
        Tried((kind,), (worth,) * 6, (end,) * 6, False)
        for kind, worth, end in (("pass", 4.0, fed), ("reroll", 0.0, state))
    )
    (told_of,) = apart(CONSEQUENCES, 0, chosen, other, 4.0)
    said = FactWords("nations_dice", CONSEQUENCES)(told_of)
    assert said == "Compared with my first choice: about 4 fewer {vp} by the next round, mostly from the famine."
