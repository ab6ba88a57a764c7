"""How a hand judges and plays Nation, the deck-builder."""

from __future__ import annotations

import pytest

from game.bots.advice.promises import THEN
from game.bots.analysis.move_analysis import Effort
from game.bots.bot import think_through
from game.bots.level import LEVELS
from game.bots.roster import ADVISER, bot_named
from game.bots.training.match import Match
from game.bots.training.match import play as play_match
from game.bots.training.weights import learned_figures
from game.engine import flow
from game.engine.hidden import observe
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.analysis.consequences import english
from game.nation_deckbuilder.bot.decks import deck_of, figures
from game.nation_deckbuilder.bot.evaluator import EVALUATOR, FOR_WINNING, rivals
from game.nation_deckbuilder.bot.features import FEATURES, weigh
from game.nation_deckbuilder.bot.habits import habit
from game.nation_deckbuilder.bot.moves import MOST, candidates, settle
from game.nation_deckbuilder.bot.values import LEARNED_AT, RULES_OF_THUMB, learned_sense, value, worths_of
from game.nation_deckbuilder.cards.cards import CARDS
from tests.game.nation_deckbuilder.scenario import play, table


def number(state, name, seat=0):
    """One feature of a seat."""
    return weigh(state, seat)[FEATURES.index(name)]


def looked_at(state):
    """The candidates, with cards named by their designs."""
    return [
        " ".join(CARDS[each].id if each in CARDS else each for each in move)
        for move in candidates(state, state.decision)
    ]


# Judging


@pytest.mark.parametrize("mode", ["duel", "solo", "three", "teams", "cooperative"])
def test_there_is_a_number_for_every_feature(mode):
    assert len(weigh(table({}, mode=mode), 0)) == len(FEATURES)


@pytest.mark.parametrize(
    ("feature", "expected"),
    [
        ("coin_rate", 3),
        ("damage_rate", 1),
        ("food_rate", 1),
        ("hunger", 0),
        ("starters", 4),
        ("deck_size", 0.5),
    ],
)
def test_an_average_hand_is_told_from_the_whole_deck(feature, expected):
    state = table({"hand": ["coin", "coin"], "draw_pile": ["coin", "happiness"], "discard_pile": ["cave"]}, {})
    assert number(state, feature) == pytest.approx(expected)


def test_a_kind_that_is_chosen_counts_more_than_the_mean():
    assert sum(figures("king#1")[:5]) == pytest.approx(-1 + 1.3 * 3)


def test_stocks_at_nothing_are_noticed():
    state = table({"food": 0, "happiness": 3}, {})
    assert number(state, "starving") == 1
    assert number(state, "rioting") == 0


def test_the_army_has_health_and_holds_no_cards():
    duel, solo = table({"hand": ["privateer"]}, {}), table({"hand": ["privateer"]}, mode="solo")
    assert number(duel, "army_health") == 0 < number(solo, "army_health")
    assert number(duel, "attacks") > 0 == number(solo, "attacks")


def test_an_empty_deck_brings_nothing():
    assert deck_of(table({}, {}).players[0]).size == 0


def test_settling_finishes_the_turn_without_drawing():
    state = table({"hand": ["coin", "coin"], "draw_pile": ["coin"] * 2}, {}, market=["hunter"])
    settle(state, 0)
    assert any(CARDS[card].age for card in state.players[0].discard_pile)
    assert len(state.players[0].draw_pile) == 2
    assert not state.is_over


def test_winning_counts_as_much_as_losing():
    state = table({"health": 20}, {"health": 0})
    state.winner = 0
    assert EVALUATOR.final(state, 0) == FOR_WINNING + 20 == -EVALUATOR.final(state, 1)


def test_partners_are_no_rivals():
    state = table({}, mode="teams")
    assert [state.players[seat].nation for seat in rivals(state, 0)] == [1]
    assert rivals(table({}, mode="solo"), 0) == ()


# Choosing


def test_a_card_that_costs_nothing_is_marked_without_a_thought():
    state = table({"hand": ["coin", "warriors"]}, {})
    assert looked_at(state) == ["mark coin"]


def test_nobody_takes_marked_cards_back():
    state = table({"hand": ["warriors", "thief"]}, {})
    play(state, "mark thief")
    assert not any(move.startswith("take_back") for move in looked_at(state))


def test_nobody_leaves_mind_control_in_the_market():
    state = table({"hand": ["coin"], "age": 5, "coins": 10}, {}, market=["mind_control"])
    play(state, "mark coin", "play")
    assert "finish_buying" not in looked_at(state)


def test_candidates_are_few():
    state = table({"hand": ["coin"], "age": 5, "coins": 9, "token": 2, "discard_pile": ["coin"] * 4 + ["food"]}, {})
    play(state, "mark coin", "play")
    assert len(looked_at(state)) <= MOST


def test_science_is_worth_nothing_in_the_last_age():
    early, late = table({"age": 1}, {}), table({"age": 5}, {})
    worths = [worths_of(state, state.nations[0], learned_sense("duel")) for state in (early, late)]
    assert value(worths[0], "wiseman#1") > value(worths[1], "wiseman#1")


@pytest.mark.parametrize("setting", EVALUATOR.habits.settings)
def test_the_figures_that_were_learned_count_at_their_tables(setting):
    figures = learned_figures(GAME.name, setting)
    assert set(figures) == set(RULES_OF_THUMB)
    assert learned_sense(setting).bar == figures["bar"] != RULES_OF_THUMB["bar"]


@pytest.mark.parametrize("mode", EVALUATOR.tables)
def test_every_mode_goes_by_figures_that_can_be_learned(mode):
    assert LEARNED_AT[mode] in EVALUATOR.habits.settings


def bought(state):
    """What habit buys or taxes first, once the hand is played."""
    play(state, "mark coin", "play")
    return " ".join(habit(state, state, state.decision)).split("#")[0]


def test_a_tax_is_paid_for_a_card_that_is_worth_it():
    assert (
        bought(table({"hand": ["coin"], "science": 0, "food": 5, "coins": 2}, {}, market=["warriors"]))
        == "convert food"
    )
    assert (
        bought(table({"hand": ["coin"], "science": 0, "food": 5, "coins": 3}, {}, market=["warriors"]))
        == "buy warriors"
    )


def test_nothing_is_better_than_a_card_of_no_value():
    assert (
        bought(table({"hand": ["coin"], "science": 0, "food": 5, "happiness": 5}, {}, market=["campfire"]))
        == "finish_buying"
    )


@pytest.mark.parametrize("style", EVALUATOR.styles)
def test_every_leaning_is_one_on_a_figure(style):
    assert set(EVALUATOR.styles[style].leanings) <= set(EVALUATOR.habits.instinct)


@pytest.mark.parametrize(
    ("style", "liked"),
    [("builder", "factory"), ("warlord", "privateer"), ("scholar", "university"), ("merchant", "farm")],
)
def test_a_style_buys_what_it_likes(style, liked):
    leanings = EVALUATOR.styles[style].leanings
    figures = [figure + leanings.get(name, 0.0) for name, figure in EVALUATOR.habits.instinct.items()]
    market = ["factory", "privateer", "university", "farm"]
    state = table({"hand": ["coin"], "age": 4, "science": 0, "coins": 5}, {}, market=market)
    play(state, "mark coin", "play")
    _, card = EVALUATOR.habits.guided(lambda mode: figures)(state, state, state.decision)
    assert CARDS[card].id == liked


def test_habits_answer_every_question():
    for seats in (1, 2, 3, 4):
        state = GAME.new(GAME.settle_options(seats, {}), seats, 3)
        for _ in range(400):
            if state.decision is None:
                break
            flow.apply(state, habit(state, state, state.decision))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_the_win(level):
    state = table({"hand": ["mind_control", "coin"]}, {})
    hand = bot_named(GAME, level, 1)
    while not state.is_over and state.active == 0:
        flow.apply(state, hand.choose(state, state.decision))
    assert state.winner == 0


def test_easy_hands_end_a_game_whose_market_held_only_what_both_overlook():
    outcome = play_match(Match(GAME.name, GAME.settle_options(2, {}), 122, ("easy", "easy")))
    assert outcome.trouble is None
    assert outcome.moves < 1500


def test_what_a_hand_is_played_for_is_what_the_adviser_says_once_it_is_played():
    state = table({"hand": ["coin", "coin", "science"], "science": 0}, {}, market=["gatherer", "meeting"])
    effort = Effort(0.05, 60.0)

    def asked():
        view = observe(state, 0, GAME.hidden)
        hand = bot_named(GAME, ADVISER, 5)
        return think_through(hand.analysis(view, view.decision, None, effort))

    said = asked()
    (then,) = [dict(each.values)["what"].english for each in said.facts if each.key.startswith(THEN)]
    for move in (said.move, *said.line[:-1]):
        flow.apply(state, move)
    assert asked().move == said.line[-1]
    assert then == english(said.line[-1][1])


def test_a_card_that_is_played_anyway_is_no_other_choice():
    state = table({"hand": ["coin", "coin", "science"], "science": 0}, {}, market=["gatherer", "meeting"])
    view = observe(state, 0, GAME.hidden)
    said = think_through(bot_named(GAME, ADVISER, 5).analysis(view, view.decision, None, Effort(0.05, 60.0)))
    assert not {each.move for each in said.others} & {*said.line}
    assert [move[0] for move in said.line[:3]] == ["mark", "mark", "play"]
