"""Final scoring (N-SCORE) and the variants (N-COMPETITIVE, N-SHORT, presets)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.game import BadOption
from game.nations import GAME
from game.nations.cards.cards import CARDS
from game.nations.concepts import seats_in_order
from game.nations.presets import PRESETS
from game.nations.rules.scoring import final_scores, resources_vp, score_lines, workers_vp
from tests.game.nations.scenario import begin, table


def lines(state, seat=0):
    return {line.category: line.points for line in score_lines(state, seat)}


def test_the_score_starts_from_the_vp_held():
    """N-SCORE-02, N-GAME-04."""
    assert lines(table({"vp": 13}, {}))["vp"] == 13


def test_colonies_and_ready_wonders_score_their_printed_vp():
    """N-SCORE-03, N-SCORE-04: an unfinished Wonder scores nothing."""
    state = table({"colonies": ["crusader_states", "congo"], "ready": ["versailles", "petra"], "wonder": "sphinx"}, {})
    assert (lines(state)["colonies"], lines(state)["wonders"]) == (4, 4)


def test_wonders_score_their_special_vp():
    """N-SCORE-04: Big Ben scores 1 and 1 for each Industrial Colony."""
    state = table({"ready": ["big_ben"], "colonies": ["congo", "nubia"]}, {})
    assert lines(state)["wonders"] == 2


def test_workers_score_figure_by_figure():
    """N-SCORE-05, N-SCORE-06: beyond the printed figures, and on empty cards, nothing."""
    for workers, vp in ((0, 0), (1, 2), (2, 3), (3, 4), (5, 4)):
        assert workers_vp(table({"slots": {"theatre": workers}}, {}).nations[0]) == vp


def test_resources_strength_and_stability_score_one_vp_for_each_full_ten():
    """N-SCORE-07, EX-28: 3 Stone, 7 Gold, 5 Food, 6 Books, 10 Strength, 6 Stability: 37, so 3 VP."""
    state = table({"stone": 3, "gold": 7, "food": 5, "books": 6}, {})
    state.nations[0].strength, state.nations[0].stability = 10, 6
    assert resources_vp(state, 0) == 3


@pytest.mark.parametrize(
    ("books", "strength", "stability", "vp"), [(30, 0, -11, 1), (0, 90, 90, 5), (3, 0, -9, 0), (9, 0, 0, 0)]
)
def test_the_resource_sum_is_capped_and_never_negative(books, strength, stability, vp):
    """R-54: true negative Stability subtracts; at most 40 Strength and 15 Stability count."""
    state = table({"books": books}, {})
    state.nations[0].strength, state.nations[0].stability = strength, stability
    assert resources_vp(state, 0) == vp


def test_the_highest_total_wins_and_ties_go_by_round_order():
    """N-SCORE-08, R-55, EX-29: 43, 42, 45, 42: Miki wins, Toni is second, then Ruth or Jane by order."""
    toni, ruth, miki, jane = 0, 1, 2, 3
    for order, expected in (
        ((jane, toni, ruth, miki), [miki, toni, jane, ruth]),
        ((ruth, miki, jane, toni), [miki, toni, ruth, jane]),
    ):
        state = table({"vp": 43}, {"vp": 42}, {"vp": 45}, {"vp": 42}, order=order)
        scores = final_scores(state)
        assert [score.seat for score in scores] == expected
        assert [score.rank for score in scores] == [1, 2, 3, 4]


def finish(state):
    hand = RandomBot(1)
    while state.decision is not None:
        flow.apply(state, hand.choose(state, state.decision))
    return state


@pytest.mark.parametrize(("ages", "rounds"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_a_short_game_is_the_first_ages_with_a_full_scoring(ages, rounds):
    """N-SHORT-01, N-SHORT-02, R-69."""
    state = finish(begin(2, ages=ages))
    assert (state.round, state.phase) == (rounds, "over")
    assert len(final_scores(state)[0].lines) == 5


def test_the_last_age_scores_its_books_before_the_end():
    """N-SCORE-01, R-69."""
    state = begin(2, ages=1)
    state.journal = []
    finish(state)
    kinds = [event.kind for event in state.journal]
    assert kinds.index("scored_books") < kinds.index("game_ended")


def test_balanced_decks_swap_cards_of_the_same_type():
    """N-COMPETITIVE-02, R-70, EX-33: an Advisor for an Advisor; number per type and size stay as in base."""
    state = begin(3, swaps=8)
    deck = [*state.progress_deck, *(card for row in state.board for card in row)]
    assert sum(CARDS[card].set != "base" for card in deck) == 8
    base = Counter(card.type for card in CARDS.all() if card.age == 1 and card.set == "base")
    assert Counter(CARDS[card].type for card in deck) == base
    assert {CARDS[card].age for card in deck} == {1}


def test_balanced_decks_start_from_the_base_cards():
    """N-COMPETITIVE-02."""
    with pytest.raises(BadOption, match="basic cards"):
        begin(3, swaps=1, expert=True)


def preset(name):
    return next(preset for preset in PRESETS if preset.name == name)


@pytest.mark.parametrize("seats", GAME.seats)
def test_presets_give_games_that_begin(seats):
    """N-FIRST-01, N-FIRST-04, N-SET-03, N-SET-04, N-SHORT-03, N-COMPETITIVE-01, N-SOLO-02."""
    for each in PRESETS:
        if seats in each.seats:
            level = each.options.get("level", "prince")
            begin(seats, **{**each.options, "level": [level] * seats})


def test_the_first_game_has_base_cards_a_sides_and_princes():
    """N-FIRST-01, N-FIRST-04."""
    for name in ("first_game", "beginners"):
        assert list(preset(name).seats) == [3, 4]
        assert not {"advanced", "expert", "sides"} & set(preset(name).options)
    assert preset("first_game").options["level"] == "prince"
    assert PRESETS[0].name == "first_game"


def test_beginners_get_advice():
    """N-FIRST-02, N-FIRST-03: it is a hint, nothing enforces it."""
    assert "grow" in preset("first_game").advice
    assert "military" in preset("beginners").advice


def test_the_advanced_and_expert_presets():
    """N-SET-03, N-SET-04."""
    assert (list(preset("advanced").seats), preset("advanced").options) == ([2, 3, 4], {"advanced": True})
    assert list(preset("expert").seats) == [1, 2, 3, 4, 5]
    assert preset("expert").options == {"advanced": True, "expert": True}


def test_the_learning_competitive_and_solo_presets():
    """N-SHORT-03, N-COMPETITIVE-01, N-SOLO-02."""
    assert preset("learning").options["ages"] in (2, 3)
    assert list(preset("competitive").seats) == [3, 4]
    assert "sides" not in preset("competitive").options
    assert (list(preset("solo_first_game").seats), preset("solo_first_game").options) == (
        [1],
        {"level": "prince"},
    )


def test_seats_come_in_round_order():
    """N-SCORE-08."""
    assert seats_in_order(table({}, {}, {}, order=(2, 0, 1))) == [2, 0, 1]
