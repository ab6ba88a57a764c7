from __future__ import annotations

from random import Random

import pytest

from game.engine.flow import Refusal
from game.engine.selection import Selection
from game.nations.events import DECLARED
from game.nations.state import SHADOW, NationsState
from scenes.games.nations.table import NationsTable
from scenes.games.nations.text.round_told import odds, row_price
from tests.game.nations.scenario import table
from tests.happening import event as happening
from tests.scenes.tables.games import model, session, until
from tests.scenes.trees import words_of

TABLE = NationsTable()


@pytest.mark.parametrize("seats", [1, 3])
def test_every_move_and_every_event_of_a_game_has_words(seats: int) -> None:
    game = session(seats)
    random = Random(2)
    lines = []
    for word in DECLARED:
        game.bus.subscribe(word, lambda event: lines.append(TABLE.words.log_line(model(game), event)))
    for _ in range(250):
        decision = game.state.decision
        if decision is None:
            break
        table = model(game)
        assert TABLE.words.prompt(table)
        assert all(TABLE.words.move_words(table, move) for move in decision.moves[:20])
        game.play(random.choice(decision.moves))
    told = [line for line in lines if line]
    assert len(told) > 50
    assert not any("<" in line.words for line in told)


def test_a_long_list_of_cards_is_cut() -> None:
    cards = ("samurai", "redcoat", "brazil", "quebec", "clocks")
    line = TABLE.words.log_line(model(session(2)), happening("nations", "swept", cards=cards))
    assert line is not None
    assert line.words.endswith("Samurai, Redcoat, 3 more")


def test_a_round_heads_its_part_of_the_log() -> None:
    event = happening("nations", "round_began", round=3, age=2)
    assert TABLE.words.heading(model(session(2)), event) == "Round 3   Medieval"
    assert TABLE.words.log_line(model(session(2)), event) is None


def test_the_die_is_the_shadows() -> None:
    line = TABLE.words.log_line(model(session(1)), happening("nations", "rolled", face=4))
    assert line is not None and line.seat == SHADOW


def test_a_refusal_says_the_numbers() -> None:
    refusal = Refusal("too_dear", {"card": "samurai", "need": 3, "have": 1})
    assert TABLE.words.refusal_words(model(session(2)), refusal) == "Samurai costs 3 {gold}; you have 1."


@pytest.mark.parametrize(("viewer", "dearer"), [(0, []), (1, ["Battles cost you **1** more {gold}"])])
def test_battles_are_dearer_for_everybody_but_the_owner_of_hannibal(viewer: int, dearer: list[str]) -> None:
    state = table({"advisors": ["hannibal"]}, {})
    told = row_price(model(session(2), view=state, viewer=viewer), 1).remarks
    assert [words.partition(" because")[0] for words in told if "Battles" in words] == dearer


def test_what_is_missing_may_come_in_production() -> None:
    game = until(session(2), lambda state: state.phase == "action")
    state: NationsState = game.state  # type: ignore[assignment]
    state.nations[0].slots, state.nations[0].workers = (
        ("temple", *state.nations[0].slots[1:]),
        (2, 0, 0, 0, 0),
    )
    refusal = Refusal("too_dear", {"card": "samurai", "need": 3, "have": 1})
    words = TABLE.words.refusal_words(model(game), refusal)
    assert words == "Samurai costs 3 {gold}; you have 1. Production will give you 2 {gold}."


def test_an_event_is_logged_by_its_name() -> None:
    event = happening("nations", "event_resolved", card="taoism", half="bottom")
    line = TABLE.words.log_line(model(session(2)), event)
    assert line is not None and line.words == "Philosophy"


def test_a_worker_that_moves_is_one_line_of_the_log() -> None:
    facts = {"seat": 0, "card": "quarry", "place": "slot1"}
    table = model(session(2))
    assert TABLE.words.log_line(table, happening("nations", "undeployed", **{**facts, "onto": "farm"})) is None
    line = TABLE.words.log_line(table, happening("nations", "deployed", **{**facts, "card": "farm", "off": "quarry"}))
    assert line is not None and line.pieces == ("farm@0", "quarry@0")


@pytest.mark.parametrize(
    ("changes", "tag"),
    [
        ({}, "Darius"),
        ({"side": "b"}, "Darius, side B"),
        ({"level": "emperor"}, "Darius, Emperor"),
    ],
)
def test_a_plaque_says_what_is_not_the_same_for_all(changes: dict[str, str], tag: str) -> None:
    game = until(session(2), lambda state: state.phase == "action")
    for name, value in changes.items():
        setattr(game.state.nations[1], name, value)  # type: ignore[attr-defined]
    assert tag in words_of(TABLE, model(game), "seat1")


def test_options_add_their_buttons_before_pass() -> None:
    assert [verb.verb for verb in TABLE.words.rail_verbs(model(session(2, end_turn=True)))][-2:] == [
        "end_turn",
        "pass",
    ]
    assert "roll_die" in [verb.verb for verb in TABLE.words.rail_verbs(model(session(1)))]


@pytest.mark.parametrize(
    ("area", "asked"),
    [
        (1, "Which {worker} goes to Axeman? A free one, or one from Farm or Caravan."),
        (0, "Which {worker} goes to Axeman? One from Farm or Caravan."),
    ],
)
def test_a_card_that_was_picked_for_a_worker_asks_where_he_comes_from(area: int, asked: str) -> None:
    state = table({"area": area, "stone": 5, "slots": {"farm": 1, "caravan": 1, "axeman": 0}}, {"slots": {"farm": 1}})
    picks = Selection(state.decision.moves)
    assert picks.choose_verb("deploy") and picks.pick(["slot2"])
    game = session(2)
    assert TABLE.words.prompt(model(game, view=state, decision=state.decision, selection=picks)) == asked
    picks.clear()
    assert picks.choose_verb("deploy")
    hint = "Put a {worker} on a highlighted card. You pay its {stone}."
    assert TABLE.words.prompt(model(game, view=state, decision=state.decision, selection=picks)) == hint


def test_points_for_books_are_logged_once_and_none_not_at_all() -> None:
    def said(word: str, **facts: object) -> str:
        line = TABLE.words.log_line(model(session(2)), happening("nations", word, **facts))
        return line.words if line else ""

    assert said("scored_books", vp=0) == ""
    assert "1" not in said("scored_books", vp=1) and "1" in said("gained", resource="vp", amount=1)


def test_a_column_that_the_shadow_cleared_tells_its_face_and_no_chance_to_stay() -> None:
    game = until(session(1), lambda state: state.phase == "action")
    state = game.state.copy()
    state.rolls = (2,)
    state.board = tuple(tuple("" if column == 1 else card for column, card in enumerate(row)) for row in state.board)
    position = model(game, view=state)
    cleared, other = (odds(position, column) for column in (1, 0))
    assert cleared.remarks[0] == "The shadow rolled 2 and cleared this column." and not cleared.parts
    assert other.parts
    assert "cleared by a 2" in words_of(TABLE, position)
