"""Log sentences, questions, labels and refusals exist for everything that happens in random games."""

from __future__ import annotations

import random

import pytest

from game.engine import flow
from game.engine.flow import Refusal
from game.nations_dice.cards.dice import FACES
from game.nations_dice.events import Rolled
from game.nations_dice.text.telling import happened, label, piece_name, question, refused, say
from game.text.rulebook import chapters
from tests.game.nations_dice.scenario import new_game, play, table
from tests.happening import event as happening


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("variant", ["original", "accelerated"])
def test_everything_in_a_random_game_can_be_told(seats, variant):
    state, chance = new_game(seats, seats, variant=variant), random.Random(seats)
    handles = {die.handle for nation in state.nations for die in nation.dice} | {"gold_chit", "wonder"}
    while state.decision:
        assert question(state.decision)
        assert not any("<" in label(state, move) for move in state.decision.moves)
        tried = handles | {tile for row in state.board for tile in row if tile}
        refusals = [refusal for piece in sorted(tried) for refusal in flow.why_not(state, (piece,))]
        assert not any("<" in words for refusal in refusals for words in refused(refusal))
        state.journal = []
        flow.apply(state, chance.choice(state.decision.moves))
        assert not any("<" in happened(event) for event in state.journal)


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("bought", {"tile": "sicily", "price": 2, "resource": "strength"}, "buys Sicily for 2 {strength}."),
        (
            "rolled",
            {"dice": ("white1", "orange1"), "faces": (1, 1), "occasion": "first"},
            "rolls 1 {gold}, 3 {gold}.",
        ),
        (
            "paid",
            {"pieces": ("orange1", "gold_chit"), "traded": (), "lost": 1, "resource": "gold"},
            "pays with an orange die, a {gold} chit. 1 {gold} too much: no change.",
        ),
        ("scored_books", {"vp": 2, "books": 6, "fewer": 1}, "scores 2 {vp} for more {books} than one rival."),
        ("scored_books", {"vp": 0, "books": 3, "fewer": 0}, "scores nothing for {books}."),
        (
            "order_changed",
            {"order": (1, 0), "strength": 4, "is_kept": False},
            "goes first next, with the most {strength} (4).",
        ),
        (
            "order_changed",
            {"order": (0, 1), "strength": 2, "is_kept": True},
            "stays first: nobody has more {strength}.",
        ),
        ("took_dice", {"dice": ("red1",), "missing": 0}, ""),
        ("used_books", {"amount": 0, "held": ()}, ""),
        (
            "used_books",
            {"amount": 0, "held": ("blue1", "blue4", "white2")},
            "uses 0 {books}. Held back: 2 blue dice, a white die.",
        ),
        (
            "paid",
            {"pieces": ("gold_chit", "gold_chit", "white1"), "traded": (), "lost": 0, "resource": "gold"},
            "pays with 2 {gold} chits, a white die.",
        ),
        ("shadow_rolled", {"face": 4, "tile": ""}, "rolls 4."),
        ("shadow_rolled", {"face": 2, "tile": "petra"}, "rolls 2. petra leaves the board."),
    ],
)
def test_an_event_as_a_sentence(kind, facts, sentence):
    assert happened(happening("nations_dice", kind, **facts)) == sentence


def test_a_refusal_says_the_numbers_and_the_nearest_fix():
    facts = {"tile": "sicily", "kind": "strength", "need": 3, "have": 2}
    assert refused(Refusal("cannot_pay", facts, "reroll_for_it")) == [
        "Sicily needs 3 {strength}; you have 2.",
        "A {reroll} might get it.",
    ]
    assert refused(Refusal("not_now", {"choice": "payment"})) == ["First, pay for your tile."]


def test_labels_name_tiles_dice_and_prices():
    state = table({"dice": "orange 2 gold", "chits": "gold"}, {}, rows=[("irrigation", "sun_tzu"), (), ()])
    assert label(state, ("buy_tile", "irrigation", "slot1")) == "Buy Irrigation for 1 {gold} in place of Farm"
    assert label(state, ("buy_tile", "sun_tzu", "advisor")) == "Buy Sun Tzu for 1 {gold}"
    assert label(state, ("pass",)) == "Pass"
    play(state, "buy_tile sun_tzu advisor")
    assert label(state, ("pay_with", "orange1")) == "Pay with an orange die (2 {gold})"
    assert label(state, ("pay_with", "gold_chit")) == "Pay with a {gold} chit"


def test_every_verb_and_question_has_words():
    verbs, choices = set(), set()
    for seats in (1, 3):
        for seed in range(12):
            for variant in ("original", "accelerated"):
                state, chance = new_game(seats, seed, variant=variant), random.Random(seed)
                while state.decision:
                    choices.add(state.decision.choice.name)
                    verbs.update(move[0] for move in state.decision.moves)
                    flow.apply(state, chance.choice(state.decision.moves))
    assert verbs == set(say.keys("verbs"))
    assert choices == set(say.keys("choices"))


@pytest.mark.parametrize("chapter", chapters("nations_dice"), ids=lambda chapter: chapter.heading)
def test_bold_words_in_a_chapter_begin_and_end(chapter):
    assert chapter.text.count("**") % 2 == 0


def test_buttons_say_why_they_are_dark():
    state = table({"dice": "white books"}, {}, rows=[("irrigation",), (), ()])
    verbs = {"buy_tile": "no_tile_in_reach", "build_wonder": "no_wonder", "reroll": "no_unused_chit"}
    assert {verb: flow.why_not(state, (), verb)[0].reason for verb in verbs} == verbs
    state = table({"dice": "orange 2 gold", "chits": "reroll"}, {}, rows=[("irrigation",), (), ()])
    play(state, "buy_tile irrigation slot0")
    assert flow.why_not(state, (), "pay")[0].reason == "price_not_met"
    state = table({"dice": "white gold", "chits": "reroll"}, {})
    play(state, "reroll reroll_chit")
    assert flow.why_not(state, (), "roll_dice")[0].reason == "pick_a_die"


def test_names_of_pieces():
    assert piece_name("saint_peters") == "Saint Peter's"
    assert piece_name("rome") == "Rome"
    assert piece_name("elsewhere") == "elsewhere"


def test_a_die_to_roll_again_is_called_a_choice_and_not_a_throw():
    state = table({"dice": "white books", "chits": "reroll"}, {})
    play(state, "reroll reroll_chit")
    assert label(state, state.decision.moves[0]) == "Roll a white die (1 {books}) again"


def test_one_new_die_is_one():
    words = happened(Rolled(0, dice=("red1",), faces=(1,), occasion="new"))
    assert words == f"rolls the new die: {FACES['red'][1].amount} {{strength}}."
