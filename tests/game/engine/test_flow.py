"""Steps, choices and moves."""

import pytest

from game.engine import flow
from game.engine.flow import Action, Choice, IllegalMove
from game.engine.state import State, happen
from tests.game.engine import toy


def trace(state: State) -> list[str]:
    state.told = getattr(state, "told", [])
    return state.told


def say(state: State, word: str) -> None:
    trace(state).append(word)


def say_more(state: State) -> None:
    state.then((say, "a"), (say, "b"))


class Answer(Action):
    verb = "answer"

    def moves(self, state: State, seat: int, *context: str) -> list[tuple[str, ...]]:
        return [("answer", word) for word in context]

    def carry_out(self, state: State, seat: int, *context_and_handles: str) -> None:
        state.then((say, context_and_handles[-1]))


ASK = Choice("ask", Answer())


def test_steps_run_in_the_order_they_are_given():
    state = State(1)
    state.then((say, "first"), (say, "second"))
    flow.advance(state)
    assert state.told == ["first", "second"]
    assert state.is_over


def test_what_a_step_pushes_comes_before_what_was_waiting():
    state = State(1)
    state.then(say_more, (say, "last"))
    flow.advance(state)
    assert state.told == ["a", "b", "last"]


def test_a_choice_waits_with_all_its_moves():
    state = State(1)
    state.then((ASK, 0, "yes", "no"), (say, "after"))
    flow.advance(state)
    assert state.decision.moves == (("answer", "yes"), ("answer", "no"))
    assert state.decision.context == ("yes", "no")
    flow.apply(state, ("answer", "no"))
    assert state.told == ["no", "after"]


def test_a_choice_without_moves_is_skipped():
    state = State(1)
    state.then((ASK, 0), (say, "after"))
    flow.advance(state)
    assert state.told == ["after"]


def test_an_illegal_move_is_refused_and_changes_nothing():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    before = state.fingerprint()
    with pytest.raises(IllegalMove, match="take 5"):
        flow.apply(state, ("take", "5"))
    assert state.fingerprint() == before


def test_what_is_not_allowed_is_not_answered():
    state = State(1)
    state.then((ASK, 1, "yes"), (ASK, 0, "no"))
    assert flow.answer(state, ("answer", "no")) is None
    assert flow.answer(state, ("answer", "yes")) == 1
    assert state.decision is None
    flow.ask(state)
    assert state.decision.moves == (("answer", "no"),)
    assert flow.answer(state, ()) is None


def test_no_move_is_legal_once_the_game_is_over():
    state = State(1)
    with pytest.raises(IllegalMove):
        flow.apply(state, ("answer", "yes"))


def test_conditions_settle_after_every_move():
    state = toy.TOY.new({"heap": 12}, 2, 1)
    state.players[1].hand = ("bomb",)
    flow.apply(state, ("take", "1"))
    assert state.players[1].hand == ()


def test_cards_react_to_what_happens():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    state.players[0].hand = ("lucky",)
    flow.apply(state, ("take", "1"))
    assert state.players[0].points == 1


def test_events_are_noted_only_with_a_journal():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    happen(state, "sneezed", 1)
    state.journal = []
    happen(state, "sneezed", 1, loudly=True)
    assert [(event.kind, event.seat, event.facts["loudly"]) for event in state.journal] == [("sneezed", 1, True)]


def test_a_refusal_names_the_first_condition_that_fails():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    state.heap = 1
    state.decision = toy.TURN(state, 0)
    assert [(r.reason, r.facts) for r in flow.why_not(state, ("2",))] == [("too_many", {"have": 1})]


def test_part_of_a_legal_move_is_not_refused():
    assert flow.why_not(toy.TOY.new({"heap": 7}, 2, 1), ("2",)) == []


def test_pieces_no_action_knows_are_refused_with_the_question():
    refusals = flow.why_not(toy.TOY.new({"heap": 7}, 2, 1), ("feather",))
    assert [(r.reason, r.facts["choice"]) for r in refusals] == [("not_now", "turn")]


def test_with_a_verb_only_moves_of_that_kind_count():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    assert flow.why_not(state, ("2",), "take") == []
    assert [r.reason for r in flow.why_not(state, ("2",), "draw_card")] == ["not_now"]
    state.throws_left = 0
    state.decision = toy.TURN(state, 0)
    assert flow.why_not(state, (), "draw_card") == []
    assert [r.reason for r in flow.why_not(state, (), "throw_die")] == ["not_now"]


def test_a_verb_is_the_name_of_its_action():
    assert toy.DrawCard.verb == "draw_card"


def test_actions_may_share_a_verb():
    class TakeAll(Action):
        verb = "take"

    assert TakeAll.verb == "take"
