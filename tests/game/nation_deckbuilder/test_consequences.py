"""What the adviser says of moves of Nation, in positions in which its figures come true."""

from types import SimpleNamespace

import pytest

from game.bots.advice.checking import is_refuted
from game.bots.advice.comparing import upheld
from game.bots.advice.explaining import _to_follow
from game.bots.advice.fact import Difference, line
from game.bots.advice.promises import Said, remark
from game.bots.advice.words import FactWords
from game.bots.analysis.move_analysis import MoveAnalysis, MoveReason
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.analysis.consequences import CONSEQUENCES, counted, facts, then, things
from game.nation_deckbuilder.cards.cards import CARDS
from tests.game.nation_deckbuilder.scenario import play, table


def told(state, verb, design=""):
    """What is said of the first such move."""
    moves = state.decision.moves
    move = next(each for each in moves if each[0] == verb and (not design or each[1].split("#")[0] == design))
    found = facts(state, move)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    return [words(each) for each in found]


def bought():
    state = table({"hand": ["coin", "coin", "coin", "coin"], "discard_pile": ["coin"]}, {}, market=["cave"])
    play(state, "mark coin", "mark coin", "mark coin", "mark coin", "play")
    return state


def test_a_purchase_says_what_the_card_gives_and_what_it_makes_of_an_average_hand():
    state = bought()
    said = told(state, "buy", "cave")
    gives = "0.8 more {food} and 0.8 more {damage}, but 0.8 less {coins}"  # six cards in place of five
    assert f"On average, a turn then gives you {gives}." in said
    assert not any("it gives you" in each for each in said), "the card says that itself"


def test_a_purchase_says_what_it_is_needed_for_just_now():
    state = bought()
    nation, enemy = state.nations
    nation.food, enemy.health = 0, 9
    said = told(state, "buy", "cave")
    assert {"You've run out of {food}.", "Your enemy has only 9 {health} left."} <= {*said}
    nation.food = 2
    assert "You're low on {food}: only 2 left." in told(state, "buy", "cave")
    nation.food, enemy.health = 5, 50
    assert not any(" left." in each or "run out" in each for each in told(state, "buy", "cave"))
    state.players[1].standing = ("wall#1",)
    stopped = CARDS["wall#1"].blocks
    assert f"Your enemy blocks {stopped} {{damage}} a turn, so smaller attacks do nothing." in told(
        state, "buy", "cave"
    )


def test_a_purchase_says_what_its_coins_pay_for():
    state = table({"hand": ["coin"] * 4, "discard_pile": ["food"] * 5}, {}, market=["trading_post", "hut", "chief"])
    play(state, "mark coin", "mark coin", "mark coin", "mark coin", "play")
    dear = CARDS["chief#1"].cost
    assert dear > 2
    said = told(state, "buy", "trading_post")
    assert any("0.8 more {coins}" in each for each in said)
    assert "On the turns you draw it, you can usually afford a card like Chief." in said


def test_stocks_are_not_changed_into_coins_for_nothing():
    changed = ("convert", "food")
    assert CONSEQUENCES.takes_back(("finish_buying",), changed)
    assert not CONSEQUENCES.takes_back(("buy", "cave#1"), changed)
    assert not CONSEQUENCES.takes_back(("finish_buying",), ("advance", "age2"))


def test_the_price_is_not_told_again_as_the_move_names_it():
    state = bought()
    assert things(state, 0)["coins"] == 4
    assert not any(each.startswith("In return: ") for each in told(state, "buy", "cave"))


def test_playing_the_hand_says_what_it_brings():
    state = table({"hand": ["coin", "science"]}, {}, market=["cave"])
    play(state, "mark coin", "mark science")
    assert told(state, "play") == ["You get 1 {science} and 1 {coins}."]


def test_playing_the_hand_says_what_it_takes_and_hits_once():
    state = table({"hand": ["warriors"], "food": 5}, {"health": 50}, market=["cave"])
    play(state, "mark warriors")
    assert told(state, "play") == [
        "Your enemy loses 5 {health} and has 45 left.",
        "You get 1 {coins}, but use up 2 {food}.",
    ]


def test_the_last_blow_is_told_as_such():
    state = table({"hand": ["warriors"], "food": 5}, {"health": 4}, market=["cave"])
    assert "Your enemy loses the last 4 {health}, and you win." in told(state, "mark", "warriors")
    rivals = [{"health": 4}, {"health": 60}]
    several = table({"hand": ["warriors"], "food": 5}, *rivals, mode="three", market=["cave"])
    assert not any("you win" in each for each in told(several, "mark", "warriors"))


def test_a_wall_in_the_hand_says_what_it_stops():
    state = table({"hand": ["wall"]}, {}, market=["cave"])
    assert "Wall then stops the first 3 {damage} of an attack." in told(state, "mark", "wall")


def test_a_forced_discard_says_what_is_lost_by_it():
    state = table({"hand": ["thief", "hunter"], "duties": ("person",)}, {}, market=["cave"])
    assert told(state, "discard", "thief") == ["That costs you only 1 {damage} this turn."]


def test_a_trade_says_what_it_pays_for():
    state = table({"hand": ["coin"], "food": 9, "happiness": 9}, {}, market=["meeting", *[""] * 3], piles={1: []})
    play(state, "mark coin", "play")
    assert told(state, "convert") == ["Then you could pay for Meeting."]
    play(state, "convert food")
    assert told(state, "convert") == [], "it pays for nothing more"


@pytest.mark.parametrize(
    ("design", "effect"),
    [
        ("meeting", "It lets you remove one card for good."),
        ("hunter", "A turn then gives you 2 more {food} and 1 more {damage}."),
        ("assassin", "Your enemy must discard a person."),
        ("thief", "Your enemy loses 1 {food}."),
    ],
)
def test_of_a_card_its_effect_is_told_beside_its_figures(design, effect):
    state = table({"hand": ["coin"] * 4}, {}, market=[design])
    card = next(place for place in state.places if place.startswith(design))
    assert followed(state, "buy", card).endswith(effect)


def test_a_card_that_is_not_for_sale_is_never_named_as_what_follows():
    state = table({"hand": ["coin"] * 4, "food": 9}, {}, market=["meeting"])
    locked, hidden = state.places[5], state.piles[0].cards[-1]
    assert CARDS[locked].age == 2
    assert followed(state, "buy", locked) == "Then I'd reach age II and buy a card there."
    assert followed(state, "buy", hidden) == "Then I'd see what turns up on the market."
    play(state, *["mark coin"] * 4, "play")
    assert CONSEQUENCES.used_for(state, ("convert", "food"), [(("buy", locked),)] * 3) is None


def test_cards_that_are_removed_later_are_not_said_to_be_bought():
    state = table({"hand": ["coin"] * 4, "discard_pile": ["coin"], "token": 1}, {}, market=["cave"])
    play(state, *["mark coin"] * 4, "play")
    move = next(each for each in state.decision.moves if each[0] == "remove")
    buy = next(each for each in state.decision.moves if each[0] == "buy")
    (next_one,) = _to_follow(CONSEQUENCES, state, buy, [move])
    assert FactWords("nation_deckbuilder", CONSEQUENCES)(next_one) == "Then I'd remove Coin."


def test_a_lead_is_called_wide_only_where_it_is():
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    assert [words.behind(behind, is_rough=True) for behind in (0.2, 3, 9)] == ["a little worse", "worse", "a lot worse"]


def test_a_card_with_effects_is_told_in_whole_sentences():
    said = told(bought(), "buy", "cave")
    assert not any(each.startswith("Gives") for each in said)
    state = table({"hand": ["coin"] * 4, "discard_pile": ["coin"]}, {}, market=["chief"])
    play(state, *["mark coin"] * 4, "play")
    assert "It gives you 1 {happiness}, 1 {damage} and 1 {coins}, but takes 1 {food}." in told(state, "buy", "chief")


def test_health_that_an_enemy_has_more_or_less_is_said_to_be_his():
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    more, less = Difference(9, "enemy"), Difference(-8, "health")
    said = words(line("apart.both_end", 1.0, less=(less,), more=(more,)))
    assert said == "In the end, that's about 8 less {health} for you, but 9 more {health} for your enemy."
    said = words(line("apart.less_round", 1.0, less=(less,), more=()))
    assert said == "Later on, that's about 8 less {health} for you."


def test_a_card_that_weakens_the_hand_otherwise_says_both_in_one_sentence():
    (hand,) = [each for each in told(bought(), "buy", "cave") if each.startswith("On average, a turn then")]
    assert hand == "On average, a turn then gives you 0.8 more {food} and 0.8 more {damage}, but 0.8 less {coins}."


def test_buying_no_more_says_what_it_keeps_and_what_it_wastes():
    state = bought()
    said = told(state, "finish_buying")
    lean, wasted = ("Your deck stays at 5 cards, so your best ones come up sooner.", "You'd lose 4 unspent {coins}.")
    assert said == [lean, wasted]
    empty = {"market": ["", "", "", ""], "piles": {1: []}}
    assert told(table({"hand": [], "coins": 0, "happiness": 1, "food": 1}, {}, **empty), "finish_buying") == []
    stored = told(table({"hand": [], "coins": 0, "happiness": 1, "food": 4}, {}, **empty), "finish_buying")
    assert stored == ["You keep your 4 {food} for your next turns."]


def test_a_future_is_won_by_the_own_side_alone():
    state = table({}, {})
    won = SimpleNamespace(is_over=True, nations=state.nations, winner=0, nation_of=state.nation_of)
    assert [counted(state, won, seat)["wins"] for seat in (0, 1)] == [True, False]
    assert counted(state, state, 0) == {}


def followed(state, *move):
    """What is said of a move that follows once the hand is played."""
    return FactWords("nation_deckbuilder", CONSEQUENCES)(CONSEQUENCES.then(state, move))


def test_with_the_hand_it_is_said_what_to_buy_and_what_that_brings():
    state = table({"hand": ["coin", "coin", "coin", "coin"]}, {}, market=["cave"])
    cave = next(card for card in state.places if card.startswith("cave"))
    assert followed(state, "buy", cave) == "Then I'd buy Cave. A turn then gives you 1 more {food} and 1 more {damage}."
    assert CONSEQUENCES.then(state, ("finish_buying",)) is None, "that is judged again once the hand is played"
    assert CONSEQUENCES.then(state, ("refill",)) is None


def test_a_hand_that_pays_for_no_card_says_so():
    poor = {"hand": ["science"], "food": 2, "happiness": 2}
    state = table(poor, {}, market=["cave", *[""] * 3], piles={1: []})
    assert followed(state, "finish_buying") == "Then you can't afford a new card yet."
    traded = table({"hand": ["science"], "food": 9}, {}, market=["cave", *[""] * 3], piles={1: []})
    assert CONSEQUENCES.then(traded, ("finish_buying",)) is None, "food would pay for one"


def test_a_stock_is_changed_for_the_card_that_is_bought_next():
    state = table({"hand": ["coin"] * 3, "food": 9, "age": 2}, {}, market=["wall"])
    play(state, *["mark coin"] * 3, "play")
    wall = next(place for place in state.places if place.startswith("wall"))
    change, buy = ("convert", "food"), ("buy", wall)
    assert change in state.decision.moves
    for_it = CONSEQUENCES.used_for(state, change, [(buy,), (change, buy), (("finish_buying",),)])
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    assert words(for_it) == "That's for Wall. It gives you 1 {happiness}. It stops the first 3 {damage} of an attack."
    others = [each.key for each in facts(state, change) if each.key != "fact.convert"]
    assert not any("pay for" in words(each) for each in facts(state, change) if each.key in others), "told once"
    assert CONSEQUENCES.used_for(state, change, [(buy,), (("finish_buying",),)]) is None
    assert CONSEQUENCES.used_for(state, buy, [(buy,)]) is None


def test_a_trade_is_for_all_that_is_bought_only_with_it():
    state = table({"hand": ["coin"] * 2, "food": 9}, {}, market=["cave", "hunter"])
    play(state, *["mark coin"] * 2, "play")
    cave, hunter = (next(place for place in state.places if place.startswith(each)) for each in ("cave", "hunter"))
    change, one, other, end = ("convert", "food"), ("buy", cave), ("buy", hunter), ("finish_buying",)
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    assert words(CONSEQUENCES.used_for(state, change, [(one, other, end)])) == "That pays for Cave and Hunter together."
    assert CONSEQUENCES.used_for(state, change, [(one, end)]) is None, "there are coins for a Cave without it"
    assert CONSEQUENCES.used_for(state, change, [(one, end, other)]) is None, "what a later turn buys it pays for not"


def test_a_trade_says_how_little_it_leaves_and_has_to_be_worth_that():
    state = table({"hand": ["coin"], "food": 4, "happiness": 9}, {}, market=["meeting", *[""] * 3], piles={1: []})
    play(state, "mark coin", "play")
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    said = [words(each) for each in facts(state, ("convert", "food"))]
    assert said == ["Then you could pay for Meeting.", "That leaves you only 1 {food}."]
    assert CONSEQUENCES.risk(state, ("convert", "food")) > 0 == CONSEQUENCES.risk(state, ("convert", "happiness"))


def test_a_purchase_names_the_card_of_the_deck_that_it_goes_with():
    state = table({"hand": ["coin"] * 3, "discard_pile": ["gatherer"]}, {}, market=["hunter"])
    play(state, *["mark coin"] * 3, "play")
    said = told(state, "buy", "hunter")
    assert "It pairs with your Gatherer: 1 {food} and 1 {damage} more whenever both are out." in said
    assert "On average, a turn then gives you 2 more {food} and 1 more {damage}." in said
    assert not any("Each pair of" in each for each in said), "told once"


def test_a_purchase_says_what_it_eats_and_which_age_it_brings_nearer():
    state = table({"hand": ["coin"] * 3, "food": 1, "science": 3, "discard_pile": ["coin"] * 9}, {}, market=["wiseman"])
    play(state, *["mark coin"] * 3, "play")
    said = told(state, "buy", "wiseman")
    assert "You have only 1 {food}: play it without more, and hunger costs you 1 {health}." in said
    assert "Age II gets closer: you have 3 of 5 {science}." in said
    state.nations[0].food = 4
    assert not any("hunger" in each for each in told(state, "buy", "wiseman"))


def test_futures_say_who_wins_only_once_a_side_is_near_its_end():
    state = table({}, {})
    assert not CONSEQUENCES.foresees(state)
    state.nations[1].health = 15
    assert CONSEQUENCES.foresees(state)


def test_filling_a_gap_says_which_card_that_puts_on_the_market():
    state = table({"hand": ["coin"], "age": 2}, {}, market=["cave"])
    play(state, "mark coin", "play", "buy cave")
    assert state.decision.choice.name == "which_pile"
    move = next(each for each in state.decision.moves if each[1] == "pile2")
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    name = words._say.name(CARDS[state.places[5]].name)
    said = f"{name} stays for sale, and a new card of age II turns up, which only you can buy for now."
    assert [*map(words, facts(state, move))] == [said]
    state.nations[1].age = 2
    assert [*map(words, facts(state, move))] == [f"{name} stays for sale, and the next card of age II turns up."]


@pytest.mark.parametrize(("coins", "key"), [(2, "then_buy"), (1, "then_trade")])
def test_a_card_that_takes_more_coins_than_there_are_is_bought_after_a_trade(coins, key):
    state = table({"hand": ["coin"] * coins, "science": 5}, {}, market=["meeting"])
    bought = next(place for place in state.places if place.startswith("meeting"))
    assert CARDS[bought].cost == 2
    assert then(state, ("buy", bought)).key == key


def test_a_turn_is_not_ended_with_coins_unless_that_is_worth_more_than_they_are():
    state = bought()
    buy = next(move for move in state.decision.moves if move[0] == "buy")
    end = ("finish_buying",)
    assert CONSEQUENCES.risk(state, end) > 0 == CONSEQUENCES.risk(state, buy)
    poor = table({"hand": ["coin"]}, {}, market=["chief", *[""] * 3], piles={1: []})
    play(poor, "mark coin", "play")
    assert CONSEQUENCES.risk(poor, end) == 0, "nothing can be had for them"


def test_a_reason_that_nobody_can_check_is_not_told_nor_one_that_is_small_beside_it():
    state, moves = bought(), (("buy", "cave#1"), ("finish_buying",))
    reasons = MoveReason("health", 30.0), MoveReason("food", 2.0), MoveReason("coins", -1.0)
    assert [each.key for each in upheld(CONSEQUENCES, state, 0, moves, reasons)] == ["coins"]
    assert [each.key for each in upheld(CONSEQUENCES, state, 0, moves, reasons[1:])] == ["food", "coins"]


def test_the_end_of_a_turn_keeps_no_deck_lean_where_cards_could_be_removed():
    state = bought()
    assert any(each.startswith("Your deck stays at 5 cards") for each in told(state, "finish_buying"))
    state = table({"hand": ["coin"] * 4, "discard_pile": ["coin"], "token": 1}, {}, market=["cave"])
    play(state, *["mark coin"] * 4, "play")
    assert not any(each.startswith("Your deck stays") for each in told(state, "finish_buying"))
    assert told(state, "remove") == [
        "Coin leaves your deck for good: 4 cards are left, so your better ones come up sooner."
    ]


def test_a_planned_card_that_a_trade_pays_for_is_not_called_out_of_reach():
    state = table({"hand": ["coin"], "food": 9, "happiness": 9}, {}, market=["warriors", "cave", "", ""])
    play(state, "mark coin", "play")
    promise = ("buy", next(place for place in state.places if place.startswith("warriors")))
    assert promise not in state.decision.moves
    said, answer = Said((promise,), state.copy()), MoveAnalysis(("convert", "food"), 1.0, 0.1, ())
    assert remark(CONSEQUENCES, state, said, answer, ()) is None
    state.nations[0].food = state.nations[0].happiness = 3
    assert remark(CONSEQUENCES, state, said, answer, ()) is not None


def test_nothing_is_next_once_the_turn_is_over():
    state = bought()
    promise = ("buy", next(place for place in state.places if place.startswith("cave")))
    said, answer = Said((promise,), state.copy()), MoveAnalysis(("finish_buying",), 1.0, 0.1, ())
    assert remark(CONSEQUENCES, state, said, answer, [(promise,)] * 3) is None


def test_a_hand_says_what_is_played_of_a_card_with_a_choice():
    state = table({"hand": ["farm", "coin"]}, {}, market=["cave"])
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    for mode, gives in (("damage", "3 {damage} and 1 {coins}"), ("food", "4 {food} and 1 {coins}")):
        played = CONSEQUENCES.batch(state, (("mark", "farm#1", mode), ("mark", "coin#1"), ("play",)))
        assert words(played.facts[0]) == f"You get {gives} in all."
