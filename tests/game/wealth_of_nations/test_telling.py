"""Everything that happens, is asked or refused has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game.wealth_of_nations
from game.engine.flow import Refusal
from game.engine.game import Opinion
from game.text.rulebook import chapters
from game.wealth_of_nations.text.telling import (
    amounts,
    happened,
    label,
    piece_name,
    question,
    reason,
    refused,
    say,
)
from sprites.paint.glyphs import kinds
from tests.game.wealth_of_nations.scenario import moves, new_game, play, table
from tests.happening import event as happening

ROOT = Path(__file__).parents[3]
FOLDERS = [Path(game.wealth_of_nations.__path__[0]), ROOT / "scenes" / "games" / "wealth_of_nations"]
SOURCES = [path.read_text(encoding="utf-8") for folder in FOLDERS for path in folder.rglob("*.py")]


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("bought", {"commodity": "food", "price": 7}, "buys 1 {food} for $7."),
        ("sold", {"commodity": "ore", "price": 15}, "sells 1 {ore} for $15."),
        ("took_package", {"package": "industry4"}, "takes 2 Academies, $10."),
        ("took_package", {"package": "commodity1"}, "takes 9 {food}, 1 {energy}, $40."),
        ("chose_flag", {"flag": "federal_provinces"}, "plays Federal Provinces."),
        (
            "built",
            {"industry": "bank", "hex": "c4", "turn": 2, "forced": True},
            "builds a Bank on c4 by force.",
        ),
        ("built", {"industry": "farm", "hex": "c4", "turn": 0, "forced": False}, "builds a Farm on c4."),
        ("trade_began", {"round": 3, "final": False}, "Round 3: Trade."),
        ("trade_began", {"round": 3, "final": True}, "The last Trade phase: sell what you have left."),
        (
            "bartered",
            {"nation": "bharat", "gives": (2, 0, 0, -1, 0, -5, 0), "promises": ()},
            "gives 2 {food} to Bharat for 1 {ore}, $5.",
        ),
        (
            "proposed",
            {"nation": "bharat", "gives": (0, 0, 0, 0, 1, 0, 1), "promises": ("favour",)},
            "offers 1 {capital}, 1 {note} to Bharat for nothing, and a favor in return.",
        ),
        (
            "ran",
            {"industry": "mine", "hex": "c4", "tiles": 2, "cost": (("food", 2), ("energy", 1))},
            "runs 2 Mines for 2 {food}, 1 {energy}.",
        ),
        ("produced", {"products": (("labor", 5), ("money", 60))}, "produces 5 {labor}, $60."),
        (
            "end_drew_near",
            {"conditions": ("all_flags", "full_map")},
            "The end is near: a player has all flags on the board, every hex is taken.",
        ),
    ],
)
def test_sentences(kind, facts, sentence):
    assert happened(happening("wealth_of_nations", kind, **facts)) == sentence


def test_refusals_come_with_numbers_and_a_remedy():
    refusal = Refusal("needs_money_to_buy", {"commodity": "ore", "need": 20, "have": 9, "loan": 18}, "take_a_note")
    assert refused(refusal) == ("The next {ore} costs $20; you have $9.", "Take a {note} first.")
    cubes = {"wanted": "farm", "need": (("ore", 1), ("capital", 1))}
    refusal = Refusal("needs_cubes", {**cubes, "missing": (("ore", 1),), "price": 20}, "buy_next_trade")
    assert refused(refusal) == (
        "For a Farm, you need 1 {ore}, 1 {capital}. You're missing 1 {ore}.",
        "In the next Trade phase, that's about $20.",
    )


def test_every_refusal_has_its_sentence_and_every_sentence_its_use():
    source = "\n".join(SOURCES)
    sentences = set(say.keys("refused"))
    reasons = set(re.findall(r'Refusal\(\s*"(\w+)"', source))
    assert reasons <= sentences
    assert {name for name in sentences if f'"{name}"' not in source} == set()


def test_every_other_sentence_is_used():
    source = "\n".join(SOURCES)
    for section in ("reasons", "promises"):
        assert {name for name in say.keys(section) if f'"{name}"' not in source} == set()


def test_questions_name_the_tile():
    state = table({"capital": 1}, {}, {}, board="0 farm b2", phase="develop")
    assert question(state, state.decision) == "Develop: one action, or pass"
    play(state, "take_up b2")
    assert question(state, state.decision) == "Place your Farm, or pick up another tile"


def test_labels_of_moves():
    state = table({"money": 30, "notes": 2, "food": 1}, {}, {})
    labels = {" ".join(move): label(state, move) for move in state.decision.moves}
    assert labels["buy food"] == "Buy 1 {food} for $7"
    assert labels["take_note seat0"] == "Take a {note}: $18"
    assert labels["take_note seat1"] == "Federal Provinces takes a {note}: $20"
    assert labels["barter seat2"] == "Barter with Bharat"
    assert labels["pass"] == "Pass"


def test_labels_of_tiles():
    state = table({"ore": 1, "capital": 2}, {}, {}, board="0 - b2, 1 mine b1 2", phase="develop")
    labels = {" ".join(move): label(state, move) for move in state.decision.moves}
    assert labels["build farm b2 turn0 force"] == "Build a Farm on b2, by force"
    assert len(moves(state, "build")) == len({labels[move] for move in moves(state, "build")})


def test_labels_of_the_setup_say_what_is_taken_and_placed():
    state = new_game()
    flag = next(move for move in state.decision.moves if move[0] == "choose_flag")
    assert label(state, flag) == f"Play {piece_name(flag[1])}"
    assert label(state, ("take_package", "industry3")) == "Take the package with 2 Generators and $10"
    state.decision = state.decision._replace(context=("generator",))
    assert label(state, ("place", "c7", "turn0")) == "Place the Generator on c7"
    assert label(state, ("place", "c7", "turn1")) == "Place the Generator on c7, turned 60°"


@pytest.mark.parametrize(
    ("key", "facts", "words"),
    [
        ("it_pays", {"gain": 3}, "That's worth $3 to me."),
        ("another_price", {"money": 11, "also": ()}, "Make it $11 for me, and it's a deal."),
        ("another_price", {"money": -11, "also": ()}, "Make it $11 from me, and it's a deal."),
        ("another_price", {"money": 0, "also": ()}, "Make it no money, and it's a deal."),
        (
            "another_price",
            {"money": 2, "also": (("labor", 1),)},
            "Make it 1 {labor}, $2 for me, and it's a deal.",
        ),
        (
            "another_price",
            {"money": -2, "also": (("ore", 1),)},
            "Make it $2 from me and 1 {ore} for me, and it's a deal.",
        ),
        ("it_does_not_pay", {"loss": 4}, "That would cost me $4."),
        ("it_does_not_pay", {"loss": 0}, "I don't gain anything from that."),
        ("it_helps_you_more", {"gain": 1}, "That helps you far more than me."),
    ],
)
def test_reasons(key, facts, words):
    assert reason(Opinion(("decline",), key, facts)) == words


def test_names_of_pieces():
    assert [piece_name(piece) for piece in ("mine", "anglica", "c4", "full_map")] == [
        "Mine",
        "Anglica",
        "c4",
        "every hex is taken",
    ]
    assert amounts(()) == "nothing"


def test_every_sign_can_be_drawn():
    texts = [(ROOT / "data" / "wealth_of_nations" / "en" / "text.yaml").read_text(encoding="utf-8")]
    texts += [chapter.text for chapter in chapters("wealth_of_nations")]
    signs = {sign for each in texts for sign in re.findall(r"\{(\w+)\}", each)} | {"food", "labor", "ore"}
    assert signs <= kinds()
