"""What the adviser says of trade in Wealth of Nations: every sentence with a number, where it comes true."""

import pytest

from game.bots.advice import fact
from game.bots.advice.checking import is_refuted
from game.bots.advice.words import FactWords
from game.bots.analysis.move_analysis import together
from game.bots.bot import think_through
from game.bots.roster import bot_named
from game.engine import flow
from game.engine.hidden import observe
from game.text import language
from game.wealth_of_nations import GAME
from game.wealth_of_nations.analysis.bargaining import at_market_prices, own_side, seen_side
from game.wealth_of_nations.analysis.consequences import CONSEQUENCES, again, facts, used_for
from game.wealth_of_nations.analysis.deal_facts import missing, whole_deal
from game.wealth_of_nations.analysis.intentions import NOTHING_MEANT, Intentions, Loan, PlannedTile, planned_moves
from game.wealth_of_nations.analysis.valuation import DOLLAR, needs
from game.wealth_of_nations.bot.habits import intentions
from game.wealth_of_nations.bot.lookahead import MASTERLY, SOUND
from game.wealth_of_nations.bot.outlook import within_credit, within_means
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, INDUSTRIES, MAP
from game.wealth_of_nations.cards.market import buy_price, price_of_buying
from game.wealth_of_nations.state import ITEMS
from tests.game.wealth_of_nations.scenario import new_game, play, table


def told(state, move, spoken="en", meant=NOTHING_MEANT):
    """What is said of a move, each sentence with its fact."""
    move = tuple(move.split())
    assert move in state.decision.moves
    found = facts(state, move, meant)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    with language.speaking(spoken):
        return {FactWords("wealth_of_nations", CONSEQUENCES, "Seat {}".format)(each): each for each in found}


def test_a_purchase_says_how_much_is_missing_still():
    state = table({"money": 50, "food": 1}, {}, {}, board="0 farm c4 0")
    assert "You then have every cube your blocs need." in told(state, "buy energy")
    assert not any(words.startswith("You then") for words in told(state, "buy labor"))
    state = table({"money": 50}, {}, {}, board="0 farm c4 0, 0 mine e4 0")
    needed = needs(state, 0)["energy"]
    assert missing(state, 0) > needed > 0
    assert list(told(state, "buy energy")) == [f"You still need {needed} {{energy}} to run your blocs."]
    assert list(told(state, "buy energy", "de")) == [f"Deine Blöcke brauchen noch {needed} {{energy}}, um zu laufen."]


def test_a_cube_for_blocs_and_for_a_plan_is_told_in_one_sentence_with_all_that_is_needed():
    state = table({"money": 50}, {}, {}, board="0 mine c4 0", filled_ore=1)
    runs = Intentions(lambda state, seat: (PlannedTile("mine", (1, 2), {"labor": 1}, {"food": 2}),))
    assert list(told(state, "buy food", meant=runs)) == ["You still need 3 {food} to run your blocs and 2 Mines."]
    state = table({"money": 50, "food": 1}, {}, {}, board="0 mine c4 0", filled_ore=1)
    assert list(told(state, "buy food", meant=runs)) == ["You still need 2 {food} to run 2 Mines."]


def test_a_purchase_for_what_is_to_be_built_names_it():
    state = table({"money": 50}, {}, {}, board="0 farm c4 0")
    meant = Intentions(lambda state, seat: (PlannedTile("mine", (MAP.index["c5"],), {"labor": 2}),))
    assert "You still need 2 {labor} for a Mine." in told(state, "buy labor", meant=meant)
    assert "Du brauchst noch 2 {labor} für eine Mine." in told(state, "buy labor", "de", meant=meant)
    assert not any("Mine" in words for words in told(state, "buy ore", meant=meant))


def test_a_sale_that_a_plan_needs_the_money_of_says_so():
    meant = Intentions(lambda state, seat: (PlannedTile("mine", (MAP.index["c5"],), {"capital": 1}),))
    words = "The money goes towards a Mine."
    assert words in told(table({"energy": 1}, {}, {}, board="0 mine c4 0"), "sell energy", meant=meant)
    rich = table({"energy": 1, "money": 90}, {}, {}, board="0 mine c4 0")
    assert words not in told(rich, "sell energy", meant=meant)


def test_a_sale_says_what_is_missing_then_and_what_is_left_over():
    state = table({"energy": 1}, {}, {}, board="0 farm c4 0")
    said = told(state, "sell energy")
    assert said["You'd be missing 1 cube to run all your blocs."].worth < 0
    state = table({"energy": 1, "labor": 3}, {}, {}, board="0 farm c4 0")
    assert "You have 3 {labor} to spare." in told(state, "sell labor")
    meant = Intentions(lambda state, seat: (PlannedTile("mine", (1,), {"labor": 2}),))
    assert "You have 1 {labor} to spare." in told(state, "sell labor", meant=meant)


@pytest.mark.parametrize("move", ["sell labor", "repay_note seat0"])
def test_a_plan_that_a_move_gives_up_is_not_dropped_without_a_word(move):
    mine = PlannedTile("mine", (MAP.index["c5"],), {"labor": 1})
    waits = "You'd have to put off a Mine."
    state = table({"labor": 1, "money": 30, "notes": 1}, {}, {}, board="0 farm c4 0")
    meant = Intentions(lambda now, seat: (mine,) if now.nations[0].cubes("labor") and now.nations[0].notes else ())
    assert told(state, move, meant=meant)[waits].worth < 0
    assert waits not in told(state, move, meant=Intentions(lambda now, seat: (mine,)))


def test_a_pass_says_what_is_missing_and_what_is_kept():
    state = table({"money": 50, "energy": 1}, {}, {}, board="0 farm c4 0")
    assert {"You have every cube your blocs need.", "You keep your $50."} <= told(state, "pass").keys()
    state = table({"money": 50}, {}, {}, board="0 farm c4 0")
    said, price = told(state, "pass"), price_of_buying(state.market("energy"), 1)
    assert said[f"You leave some blocs idle: 1 {{energy}} would cost ${price}, more than they'd make."].is_gain
    state = table({"money": 50, "food": 1}, {}, {}, board="0 mine c4 0", filled_ore=1)
    said, price = told(state, "pass"), price_of_buying(state.market("energy"), 1)
    assert said[f"You're 1 {{energy}} short of running all your blocs. Buying that costs ${price}."].worth < 0


def test_a_pass_with_notes_and_money_says_that_the_notes_can_wait():
    words = "Your notes can wait: repaying one costs $25 in the last Trade, too."
    assert words in told(table({"money": 33, "notes": 2}, {}, {}, board="0 farm c4 0"), "pass")
    assert words not in told(table({"money": 24, "notes": 2}, {}, {}, board="0 farm c4 0"), "pass")
    assert words not in told(table({"money": 33}, {}, {}, board="0 farm c4 0"), "pass")


def test_in_the_last_trade_phase_nothing_is_planned_that_could_be_given_up():
    state = table({"money": 50}, {}, {}, board="0 farm c4 0", final=True)
    meant = Intentions(lambda state, seat: (MINE,))
    assert planned_moves(state, 0, meant) is None
    assert planned_moves(table({"money": 50}, {}, {}, board="0 farm c4 0"), 0, meant)


def test_the_last_pass_says_that_there_is_nothing_left_to_sell():
    assert list(told(table({"money": 50}, {}, {}, final=True), "pass")) == [
        "You've sold everything: only your money counts now."
    ]
    assert not told(table({"money": 50, "ore": 1}, {}, {}, final=True), "pass")


def test_cubes_that_a_planned_tile_is_to_run_on_say_so():
    state = table({"money": 50}, {"food": 3}, {}, board="0 - c5")
    meant = Intentions(
        lambda state, seat: (PlannedTile("mine", (MAP.index["c5"],), {"labor": 1}, {"food": 1, "energy": 1}),),
        deal=lambda state, seat, partner: (-1, 0, 0, 0, 0, 6, 0),
    )
    assert "You still need 1 {food} to run a Mine." in told(state, "buy food", meant=meant)
    assert "You still need {food} to run a Mine." in told(state, "barter seat1", meant=meant)
    state = table({"money": 50}, {"food": 3, "energy": 3}, {}, board="0 mine c4 0, 0 - c5", filled_ore=1)
    meant = meant._replace(deal=lambda state, seat, partner: (-2, -1, 0, 0, 0, 20, 0))
    assert "You still need {food} and {energy} to run your blocs and a Mine." in told(
        state, "barter seat1", meant=meant
    )


FACTORIES = PlannedTile("factory", (MAP.index["c5"], MAP.index["d5"]), {})
MINE = PlannedTile("mine", (MAP.index["e4"],), {})


def test_a_note_says_what_the_plan_lacks_what_it_gains_and_the_whole_debt():
    state = table({"money": 50, "notes": 1}, {}, {}, board="0 farm c4 0")
    debt = "You'd owe 2 notes: $50 to repay, or 6 {vp} at the end."
    assert list(told(state, "take_note seat0")) == [debt]
    factories = FACTORIES._replace(cost={"ore": 2, "capital": 2})
    lacks = {"food": 1, "ore": 2, "capital": 1}
    meant = Intentions(loan=lambda state, seat: Loan((factories, MINE), lacks, 70, 3, 2, 40))
    said = told(state, "take_note seat0", meant=meant)
    gains = [words for words, each in sorted(said.items(), key=lambda one: -one[1].worth) if each.is_gain]
    assert gains == [
        "For 2 Factories and a Mine: 2 more tiles (8 {vp}) and about $40 more in every Produce, which repays the loan "
        "in about 2 rounds.",
        "The money buys 2 {ore} and 1 {capital}, and 1 {food} to run your tiles, about $70 in all.",
    ]
    for tiles, earns, words in (
        (2, -5, "For 2 Factories: 2 more tiles than without a loan, 8 {vp} at the end."),
        (0, 40, "You'd make about $40 more in every Produce, which repays the loan in about 2 rounds."),
    ):
        meant = Intentions(loan=lambda *_, tiles=tiles, earns=earns: Loan((factories,), lacks, 70, 3, tiles, earns))
        assert words in told(state, "take_note seat0", meant=meant)
    needs_all = (
        "The money buys 2 {ore} and 1 {capital} for 2 Factories, and 1 {food} to run your tiles, about $70 in all."
    )
    assert needs_all in told(state, "take_note seat0", meant=meant), "of the last one, that builds no more"
    assert said["You'd owe 4 notes: $100 to repay, or 12 {vp} at the end."].worth < 0


def test_what_a_loan_earns_is_what_a_produce_phase_brings_more_with_its_tiles():
    state = table({"money": 10, "food": 4, "labor": 2}, {}, {}, board="0 farm c4 0, 0 farm c5 0")
    loan, (ahead, foresight) = intentions(MASTERLY).loan(state, 0), within_credit(state, 0, MASTERLY)
    modest, _ = within_means(state, 0, foresight)
    assert ahead.plans and loan.earns == round(ahead.earns - modest.earns) > 0


def test_notes_that_are_given_back_in_a_row_are_one_move_that_says_what_is_still_owed():
    state = table({"money": 130, "notes": 5}, {}, {}, board="0 farm c4 0")
    meant = Intentions(repaid=lambda state, seat: 3)
    batch = whole_deal(state, [("repay_note", "seat0")], meant)
    assert batch.moves == (("repay_note", "seat0"),) * 3
    words = FactWords("wealth_of_nations", CONSEQUENCES)
    assert words(batch.called) == "Repay 3 notes: $75 in all"
    keeping = "Every {note} you keep costs 3 {vp} at the end, more than $25 would bring."
    assert f"{keeping} You'd still owe 2 notes." in told(state, "repay_note seat0", meant=meant)
    assert whole_deal(state, [("repay_note", "seat0")]) is None
    assert f"{keeping} You'd still owe 4 notes." in told(state, "repay_note seat0")


def test_a_bot_knows_how_many_notes_it_gives_back_in_a_row():
    meant = intentions(SOUND)
    for money, number in (130, 5), (80, 3):
        state = table({"money": money, "notes": 6}, {}, {}, final=True)
        assert meant.repaid(state, 0) == number


def test_a_pass_that_is_advised_again_says_only_what_is_new():
    before = table({"money": 50, "energy": 1}, {}, {}, board="0 farm c4 0")
    words = FactWords("wealth_of_nations", CONSEQUENCES)
    told = words(again(before, before.copy(), ("pass",)))
    assert told.startswith("Nothing has changed for you: pass again, or hold Wait (")
    assert told.endswith(") to keep passing.")
    dearer = before.copy()
    dearer.market("ore").filled -= 3
    said = words(again(before, dearer, ("pass",)))
    assert said.startswith("A cube of {ore} now costs $") and said.endswith(" Passing is still best.")
    richer = before.copy()
    richer.nations[0].money += 5
    assert again(before, richer, ("pass",)) is None
    assert again(before, before.copy(), ("buy", "food")) is None


def test_all_notes_that_a_plan_takes_are_advised_at_once():
    state = table({"money": 50, "notes": 1}, {}, {}, board="0 farm c4 0")
    note = ("take_note", "seat0")
    meant = Intentions(loan=lambda state, seat: Loan((FACTORIES,), {"ore": 2}, 70, 3, 2))
    whole = whole_deal(state, [note], meant)
    assert whole.moves == (note,) * 3
    money = state.nations[0].money
    play(state, *["take_note seat0"] * 3)
    got = state.nations[0].money - money
    assert FactWords("wealth_of_nations", CONSEQUENCES)(whole.called) == f"Take 3 notes: ${got} in all"
    one = Intentions(loan=lambda state, seat: Loan((FACTORIES,), {"ore": 2}, 20, 1, 2))
    assert whole_deal(state, [note], one) is None


def test_what_a_loan_is_for_is_what_the_plan_still_lacks():
    state = table({"money": 10, "food": 4, "labor": 2}, {}, {}, board="0 farm c4 0, 0 farm c5 0")
    loan = intentions(MASTERLY).loan(state, 0)
    ahead, _ = within_credit(state, 0, MASTERLY)
    needs = dict(zip(COMMODITIES, ahead.everything, strict=True))
    assert loan.lacks and all(number <= needs[name] for name, number in loan.lacks.items())
    assert loan.price == sum(price_of_buying(state.market(name), number) for name, number in loan.lacks.items())
    got = sum(FINANCE.first_note_pays - number for number in range(loan.notes))
    assert 10 + got >= loan.price > 10 + got - (FINANCE.first_note_pays - loan.notes + 1)


def test_a_barter_names_the_deal_from_its_first_step_on():
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0")
    gives = tuple({"energy": -1, "money": 12}.get(item, 0) for item in ITEMS)
    saved = at_market_prices(state, gives)
    assert saved > 0
    meant = Intentions(deal=lambda state, seat, partner: gives if partner == 1 else None)
    deal = f"Offer $12 to Seat 2 for 1 {{energy}}: ${saved} better than the market."
    assert deal in told(state, "barter seat1", meant=meant)
    assert not told(state, "barter seat2", meant=meant)
    whole = whole_deal(state, [("barter", "seat1")], meant)
    assert whole.moves[:2] == (("barter", "seat1"), ("ask", "energy")) and whole.moves[-1] == ("propose",)
    assert FactWords("wealth_of_nations", CONSEQUENCES, "Seat {}".format)(whole.called) == deal
    assert whole_deal(state, [("barter", "seat2")], meant) is None
    play(state, "barter seat1")
    assert deal in told(state, "ask energy", meant=meant)
    play(state, "ask energy")
    assert deal in told(state, "give dollar10", meant=meant)
    assert "Your offer already goes too far." in told(state, "withdraw", meant=meant)
    whole = whole_deal(state, [("give", "dollar10")], meant)
    assert whole.moves == (("give", "dollar10"), ("give", "dollar1"), ("give", "dollar1"), ("propose",))
    play(state, "give dollar10", "give dollar1", "give dollar1")
    assert f"You'd get 1 {{energy}} for $12: ${saved} better than the market." in told(state, "propose")


def test_a_barter_says_what_the_cubes_are_for():
    gives = tuple({"energy": -1, "money": 12}.get(item, 0) for item in ITEMS)
    meant = Intentions(deal=lambda state, seat, partner: gives)
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0, 0 farm c5 0")
    assert "You still need {energy} to run your blocs." in told(state, "barter seat1", meant=meant)
    meant = meant._replace(plans=lambda state, seat: (PlannedTile("mine", (MAP.index["c6"],), {"energy": 1}),))
    assert "You still need {energy} to run your blocs." in told(state, "barter seat1", meant=meant), (
        "the bloc comes first"
    )
    state = table({"money": 60, "energy": 1}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0, 0 farm c5 0")
    assert "You still need {energy} for a Mine." in told(state, "barter seat1", meant=meant)
    gives = tuple({"energy": -2, "money": 24}.get(item, 0) for item in ITEMS)
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0, 0 farm c5 0")
    assert "You still need {energy} to run your blocs and for a Mine." in told(state, "barter seat1", meant=meant)


def test_running_says_what_is_made_and_all_that_it_takes():
    state = table({"food": 1, "energy": 1}, {}, {}, board="0 farm c4 0, 0 farm c5 0", phase="produce")
    (made, costs) = (words for words in told(state, "run_best"))
    assert made.startswith("You make ") and made.endswith(" {food}.")
    assert costs == "It costs you 1 {energy}."


def test_an_offer_says_what_it_is_worth_to_both_sides():
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0")
    play(state, "barter seat1", "ask energy", "give dollar5", "give dollar10", "propose")
    said = told(state, "accept")
    (worth,) = [words for words in said if words.startswith("That's worth $")]
    gain = own_side(state, 1).gain(state, state.talk.gives(1)) // DOLLAR
    theirs = seen_side(state, 0).gain(state, state.talk.gives(0)) // DOLLAR
    assert gain > 0
    assert (
        worth == f"That's worth ${gain} to you, and ${theirs} to Seat 1."
        if theirs > 0
        else f"That's worth ${gain} to you."
    )
    saved = at_market_prices(state, state.talk.gives(1))
    assert f"You get $15 for 1 {{energy}}: ${saved} better than the market." in said


def test_what_is_agreed_to_comes_before_what_follows_from_it():
    state = table({"energy": 3}, {"money": 60}, {}, board="1 mine e4 0, 1 mine a1 0")
    play(state, "barter seat1", "give energy", "give energy", "ask dollar10", "propose")
    said = told(state, "accept")
    assert any(words.startswith("You then need ") for words in said)
    first = max((each for each in said.values() if each.is_gain), key=lambda each: each.worth)
    assert first.key == "fact.accepts_both"


def test_an_offer_that_does_not_pay_is_declined_for_that():
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0, 1 generator e4 0")
    play(state, "barter seat1", "ask energy", "ask energy", "give dollar1", "propose")
    (loses,) = [words for words in told(state, "decline") if words.startswith("You'd lose $")]
    assert loses == f"You'd lose ${-(own_side(state, 1).gain(state, state.talk.gives(1)) // DOLLAR)} with this offer."


def test_an_offer_for_cubes_that_are_needed_is_declined_for_that():
    state = table({"money": 60}, {"food": 1}, {}, board="0 farm c4 0, 1 mine e4 0")
    play(state, "barter seat1", "ask food", "give dollar5", "propose")
    loses = -(own_side(state, 1).gain(state, state.talk.gives(1)) // DOLLAR)
    assert loses > 0
    assert f"You need your {{food}} yourself: you'd lose ${loses} with this offer." in told(state, "decline")
    assert at_market_prices(state, state.talk.gives(1)) > 0
    assert "You get $5 for 1 {food}." in told(state, "accept"), "what loses is not praised by the markets"


def test_an_offer_for_cubes_of_what_is_to_be_built_is_declined_for_that():
    state = table({"money": 60}, {"ore": 1}, {}, board="1 farm c4 0")
    rich = table({"money": 60}, {"ore": 2}, {}, board="1 farm c4 0")
    for each in (state, rich):
        play(each, "barter seat1", "ask ore", "give dollar20", "give dollar10", "propose")
    mines = PlannedTile("mine", (MAP.index["c5"], MAP.index["c6"]), {"ore": 1, "labor": 1})
    meant = Intentions(lambda now, seat: (mines,), upsets=lambda now, seat, gives: True)
    words = "You need your {ore} for 2 Mines: that's worth more than this offer."
    assert list(told(state, "decline", meant=meant)) == [words]
    assert words not in told(rich, "decline", meant=meant), "enough of it is left"
    assert words not in told(state, "decline", meant=Intentions(lambda now, seat: (mines,)))


def test_an_offer_that_helps_the_other_side_more_is_declined_for_that():
    mines = "0 mine c4 0, 0 mine c5 0, 0 mine b5 0"
    state = table({"money": 10, "food": 1}, {"energy": 6, "money": 5}, {}, board=mines)
    play(state, "barter seat1", "ask energy", "give dollar5", *["give dollar1"] * 3, "propose")
    gain = own_side(state, 1).gain(state, state.talk.gives(1)) // DOLLAR
    theirs = seen_side(state, 0).gain(state, state.talk.gives(0)) // DOLLAR
    assert 0 < gain < theirs
    assert f"It's worth ${gain} to you, but ${theirs} to Seat 1." in told(state, "decline")


MINES = "0 mine c4 0, 0 mine c5 0, 0 mine b5 0"


def offered(energy, *steps):
    """Seat 0, whose Mines lack energy, asks seat 1 for some."""
    state = table({"money": 60, "food": 1}, {"energy": 6, "money": 5}, {}, board=MINES)
    play(state, "barter seat1", *["ask energy"] * energy, *steps, "propose")
    return state, own_side(state, 1).gain(state, state.talk.gives(1)) // DOLLAR


def test_of_a_good_offer_it_is_said_what_a_no_and_a_counter_offer_would_bring():
    state, gain = offered(2, "give dollar10", "give dollar5", "give dollar1", "give dollar1", "give dollar1")
    theirs = seen_side(state, 0).gain(state, state.talk.gives(0)) // DOLLAR
    assert gain > theirs == 1
    assert list(told(state, "decline")) == [f"You'd turn down a deal that's worth ${gain} to you."]
    room = "There's only $1 in it for Seat 1, so you can't ask for much more."
    assert list(told(state, "counter")) == [room]
    view = observe(state, 1, GAME.hidden)
    analysis = think_through(bot_named(GAME, "master", 1).analysis(view, view.decision))
    assert analysis.move == ("accept",)
    others = together(analysis, analysis).others
    assert {each.move for each in others} == {("counter",), ("decline",)} and all(each.facts for each in others)


def test_an_offer_that_seems_to_bring_its_maker_nothing_is_told_as_it_looks():
    state, _ = offered(2, "give dollar10", "give dollar5", *["give dollar1"] * 4)
    assert seen_side(state, 0).gain(state, state.talk.gives(0)) // DOLLAR <= 0
    seems = "As far as you can see, Seat 1 gains nothing: asking for more will likely get a no."
    assert list(told(state, "counter")) == [seems]


def test_of_a_bad_offer_it_is_said_what_to_ask_for_instead():
    state = table({"food": 2}, {"money": 60}, {}, board="1 mine a1 0, 1 mine c1 1")
    play(state, "barter seat1", *["give food"] * 2, "ask dollar20", "ask dollar20", "propose")
    loses, asks = own_side(state, 1).gain(state, state.talk.gives(1)) // DOLLAR, told(state, "counter")
    saved = at_market_prices(state, (-2, 0, 0, 0, 0, 9, 0))
    assert saved > 0 > loses
    assert f"Suggest 2 {{food}} for $9 instead: ${saved} better than the market." in asks
    assert f"You'd lose ${-loses} with this offer." in asks


def test_an_offer_says_which_cubes_are_missing_then():
    state = table({"money": 60}, {"energy": 1, "money": 5}, {}, board="0 farm c4 0, 1 farm e4 0")
    play(state, "barter seat1", "ask energy", "give dollar5", "give dollar10", "give dollar10", "propose")
    assert told(state, "accept")["You'd be missing 1 cube to run all your blocs."].worth < 0


def test_no_note_of_another_seat_is_set_beside_an_offer():
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0")
    play(state, "barter seat1", "ask energy", "give dollar5", "give dollar10", "propose")
    decision = state.decision
    assert ("take_note", "seat2") in decision.moves
    bot = bot_named(GAME, "normal", 1)
    thought_of = think_through(bot.tries(observe(state, decision.seat, GAME.hidden), decision))
    assert len(thought_of) > 1
    assert {each.move[1] for each in thought_of if each.move[0] == "take_note"} <= {f"seat{decision.seat}"}


def test_a_tile_says_what_it_makes_what_it_is_worth_and_all_that_it_costs():
    nation = {"food": 9, "energy": 9, "labor": 9, "ore": 9, "capital": 9}
    state = table(nation, {}, {}, board="0 farm c4 0, 0 - c5 0", phase="develop")
    build = next(move for move in state.decision.moves if move[0] == "build" and "mine" in move)
    said = told(state, " ".join(build))
    assert "It's worth 4 {vp}." in said
    (cost,) = [words for words in said if words.startswith("It costs you ")]
    assert all(f"{cubes} {{{commodity}}}" in cost for commodity, cubes in INDUSTRIES["mine"].cost)
    flag = next(move for move in state.decision.moves if move[0] == "place_flag")
    hex = MAP.index[flag[1]]
    meant = Intentions(lambda state, seat: (PlannedTile("mine", (hex,), {}),))
    expected = {"It keeps the hex for you, to build on later.", "It costs you 1 {labor}."}
    assert expected <= told(state, " ".join(flag)).keys()
    words = FactWords("wealth_of_nations", CONSEQUENCES)
    assert words(used_for(state, flag, (), meant)) == "You can build a Mine there next."
    line = (flag, ("build", "farm", flag[1], "turn0"))
    assert words(used_for(state, flag, (line,), meant)) == "You can build a Farm there next.", "as in the tries"
    assert used_for(state, flag, ()) is None


def test_an_industry_says_what_its_full_dots_make():
    state = table(
        {"food": 9, "labor": 9, "ore": 9, "capital": 9, "energy": 9}, {}, {}, board="0 - c5 0", phase="develop"
    )
    builds = {move[1]: move for move in state.decision.moves if move[0] == "build"}
    assert "Each full dot on Banks makes $30 a round." in told(state, " ".join(builds["bank"]))
    assert "Each full dot on Farms makes 1 {food} a round." in told(state, " ".join(builds["farm"]))


def test_of_nations_it_is_said_that_they_are_alike():
    state = new_game()
    assert list(told(state, " ".join(state.decision.moves[0]))) == ["Pick whichever you like: only the flags differ."]


def test_the_last_sales_say_what_money_is_worth():
    state = table({"labor": 3}, {}, {}, board="0 farm c4 0", final=True)
    assert state.is_last_trade
    assert "Only money counts now: every $10 is worth 1 {vp}." in told(state, "sell labor")


def test_what_may_change_plans_is_what_others_claim_and_prices_that_have_moved():
    words = FactWords("wealth_of_nations", CONSEQUENCES, "Seat {}".format)
    before = table({}, {}, {}, board="0 farm c4 0", phase="develop")
    now = table({}, {}, {}, board="0 farm c4 0, 1 - c5 0, 1 - e4 0", phase="develop")
    assert [*map(words, CONSEQUENCES.since(before, now, 0))] == ["Seat 2 has claimed c5."]
    assert not CONSEQUENCES.since(before, now, 1), "its own flags are no news"
    dear, cheap = before.copy(), before.copy()
    dear.market("ore").filled, cheap.market("ore").filled = 2, 12
    price = buy_price(dear.market("ore"))
    assert price - buy_price(cheap.market("ore")) >= 3
    assert [*map(words, CONSEQUENCES.since(cheap, dear, 0))] == [f"A cube of {{ore}} now costs ${price}."]
    down = buy_price(cheap.market("ore"))
    assert [*map(words, CONSEQUENCES.since(dear, cheap, 0))] == [f"A cube of {{ore}} is down to ${down}."]


def test_selling_what_was_bought_goes_back():
    assert CONSEQUENCES.reverses(("sell", "ore"), ("buy", "ore"))
    assert not CONSEQUENCES.reverses(("sell", "ore"), ("buy", "food"))
    assert not CONSEQUENCES.reverses(("buy", "ore"), ("buy", "ore"))


def test_a_pass_in_develop_says_whether_anything_could_be_built():
    assert list(told(table({"labor": 1}, {}, {}, board="0 farm c4 0", phase="develop"), "pass")) == [
        "Nothing you could build now is worth its cubes."
    ]
    poor = table({"capital": 1}, {"labor": 1}, {}, board="0 farm c4 0, 0 farm c5 0, 1 farm e4 0", phase="develop")
    assert list(told(poor, "pass")) == ["You don't have the cubes for a tile or a flag."]


def test_a_tile_after_which_the_phase_ends_still_says_what_it_makes():
    cost = dict(INDUSTRIES["mine"].cost)
    state = table(cost, {}, {}, board="0 - c5 0", phase="develop")
    build = next(move for move in state.decision.moves if move[:2] == ("build", "mine"))
    after = state.copy()
    flow.apply(after, build)
    assert after.phase != "develop"
    assert {"You'd make 1 more {ore} a round.", "It's worth 4 {vp}."} <= told(state, " ".join(build)).keys()


def test_automation_says_what_food_it_saves():
    nation = {"energy": 1, "capital": 2}
    state = table(nation, {}, {}, board="0 mine c4 0, 0 mine c5 0", phase="develop")
    size = len(state.bloc_at(MAP.index["c4"]).hexes)
    words = {
        1: "1 {ore} then feeds the whole bloc instead of 1 {food}.",
        2: "1 {ore} then feeds the whole bloc instead of 2 {food}.",
    }
    assert words[size] in told(state, "automate c4")


def test_another_plan_is_told_with_what_has_happened():
    names = {"what": fact.PieceName("Mine"), "now": fact.PieceName("Academy")}
    why = fact.line("since.dearer", 0.0, kind="ore", n=22)
    words = FactWords("wealth_of_nations", CONSEQUENCES)
    said = words(fact.line("changed.plan_since", 0.0, **names, why=why, place=""))
    assert said == "A cube of {ore} now costs $22. So I'd now build an Academy rather than a Mine."
    assert words(fact.line("changed.plan", 0.0, **names, place="c5")) == (
        "I've thought again: I'd now build an Academy on c5 rather than a Mine."
    )


def test_tiles_to_come_are_named_with_their_articles():
    words, two = FactWords("wealth_of_nations", CONSEQUENCES), (fact.PieceName("Mine"), fact.PieceName("Academy"))
    assert words(fact.line("still", 0.0, what=two[:1])) == "After that, I'd still build a Mine."
    why = fact.line("since.claimed", 0.0, seat=2, hex="c7")
    waits = words(fact.line("changed.since", 0.0, what=two[:1], why=why))
    assert waits == "a rival has claimed c7. So a Mine has to wait."
    assert words(fact.line("still", 0.0, what=two)) == "After that, I'd still build a Mine and an Academy."


def test_a_bank_that_makes_nothing_yet_says_what_the_next_one_would_make():
    nation = {"energy": 9, "labor": 9, "ore": 9, "capital": 9}
    state = table(nation, {}, {}, board="0 - c4", phase="develop")
    banks = [" ".join(each) for each in state.decision.moves if each[:2] == ("build", "bank")]
    said = [words for move in banks for words in told(state, move) if words.startswith("With another Bank on ")]
    assert said and all(words.endswith(" a round.") and "you'd make $" in words for words in said)


@pytest.mark.parametrize("money", [0, 7])
def test_an_empty_purse_is_nothing_to_keep(money):
    state = table({"money": money, "energy": 1}, {}, {}, board="0 farm c4 0")
    assert any(each.key == "fact.keeps_money" for each in facts(state, ("pass",))) is bool(money)
