"""A person's turn: what touching a place leads to, what glows, and which moves need a button."""

from dataclasses import dataclass, field

import pytest

from game.engine.flow import Action, Choice, Decision, Refusal
from game.engine.state import NO_SUCH_RULES, Always
from scenes.play.input.turn_input import Touched, TurnInput
from scenes.table.table import Verb
from scenes.ui.host.target import Target

AREA = (0.0, 0.0, 10.0, 10.0)


class Buy(Action):
    """An action that knows why a dear card cannot be bought."""

    verb = "buy"

    def why_not(self, state, seat, context, picked):
        if picked == ("palace",):
            return Refusal("too_dear", {"price": 3, "have": 1})
        if picked == ("temple", "advisor"):
            return Refusal("not_there", {"card": "temple"})
        return None


@dataclass
class Position:
    """As much of a state as a turn looks at."""

    moves: tuple[tuple[str, ...], ...]
    always: Always = NO_SUCH_RULES
    decision: Decision = field(init=False)

    def __post_init__(self):
        self.decision = Decision(0, Choice("turn", Buy()), (), self.moves)


def place(*stands_for, **facts):
    return Target(AREA, stands_for=stands_for, **facts)


PLACES = {
    "temple": place(can_be_held=True),
    "palace": place(can_be_held=True),
    "farm": place("slot0"),
    "advisor": place(),
    "worker@slot1": place("slot1", can_be_held=True),
    "area": place("area", drop_verb="undeploy"),
    "food pawns": place("food", verb="take_worker"),
    "tray": place(verb="roll_die"),
}
MOVES = (
    ("buy", "temple", "slot0"),
    ("buy", "temple", "slot1"),
    ("deploy", "slot1", "slot0"),
    ("deploy", "area", "slot0"),
    ("undeploy", "slot1"),
    ("pass",),
)


@pytest.fixture
def turn():
    return TurnInput(Position(MOVES), is_open=True)


def touch(turn, name):
    return turn.touch(name, PLACES[name])


def test_at_first_only_what_a_move_begins_with_is_lit(turn):
    assert turn.lit(PLACES) == {"temple", "worker@slot1", "area"}


def test_after_a_pick_only_what_narrows_it_is_lit(turn):
    touch(turn, "temple")
    assert turn.lit(PLACES) == {"farm", "worker@slot1"}


def test_nothing_is_lit_while_somebody_else_decides():
    assert not TurnInput(Position(MOVES), is_open=False).lit(PLACES)


def test_two_touches_are_a_move(turn):
    assert touch(turn, "temple") == Touched()
    assert touch(turn, "farm").moves == (("buy", "temple", "slot0"),)


def test_a_worker_brought_back_to_the_area_is_undeployed(turn):
    touch(turn, "worker@slot1")
    assert "area" in turn.lit(PLACES)
    assert touch(turn, "area").moves == (("undeploy", "slot1"),)


def test_a_second_touch_of_the_same_piece_lets_go_of_it(turn):
    touch(turn, "temple")
    assert touch(turn, "temple").moves == ()
    assert turn.selection.is_empty


def test_a_second_touch_plays_the_only_move_left(turn):
    touch(turn, "area")
    assert touch(turn, "area").moves == (("deploy", "area", "slot0"),)


HIRE = ("hire", "public", "wonder")


def test_after_its_button_a_verb_is_played_where_its_only_piece_can_go():
    turn = TurnInput(Position((HIRE, ("pass",))), is_open=True)
    places = {"architect0": place("public", verb="hire"), "pyramids": place("wonder")}
    assert turn.lit(places) == {"architect0"}
    turn.choose_verb("hire")
    assert turn.lit(places) == {"architect0", "pyramids"}
    assert turn.touch("pyramids", places["pyramids"]) == Touched((HIRE,))


def test_where_several_pieces_can_go_there_the_piece_is_asked_for():
    turn = TurnInput(Position((HIRE, ("hire", "own", "wonder"))), is_open=True)
    turn.choose_verb("hire")
    assert turn.touch("pyramids", place("wonder")) == Touched()


def test_a_place_that_leads_nowhere_begins_anew(turn):
    touch(turn, "worker@slot1")
    touch(turn, "temple")
    assert turn.selection.picked == ("temple",)


def test_an_unaffordable_card_says_why(turn):
    assert touch(turn, "palace").refusals == (Refusal("too_dear", {"price": 3, "have": 1}),)


def test_a_wrong_place_says_why(turn):
    refusals = turn.drop_refusals("temple", PLACES["temple"], "advisor", PLACES["advisor"])
    assert refusals == (Refusal("not_there", {"card": "temple"}),)


def test_a_verb_of_a_place_tells_two_kinds_of_moves_apart():
    turn = TurnInput(Position((("take_worker", "food"), ("take_resources", "food"))), is_open=True)
    assert touch(turn, "food pawns").moves == (("take_worker", "food"),)


def test_a_place_with_a_verb_alone_is_the_move():
    turn = TurnInput(Position((("roll_die",), ("wait",))), is_open=True)
    assert touch(turn, "tray").moves == (("roll_die",),)


def test_moves_that_nothing_on_the_table_says_get_a_button():
    moves = (("take_worker", "food"), ("take_resources", "stone"), ("pass",), ("decline",))
    turn = TurnInput(Position(moves), is_open=True)
    rail = [Verb("pass", "Pass", "P", "")]
    assert turn.unplaced(PLACES, rail) == [("take_resources", "stone"), ("decline",)]


def test_a_missing_handle_that_lies_nowhere_gets_buttons_once_the_piece_is_picked():
    moves = (("use", "temple", "gold"), ("use", "temple", "stone"))
    turn = TurnInput(Position(moves), is_open=True)
    assert turn.unplaced(PLACES, []) == []
    touch(turn, "temple")
    assert turn.unplaced(PLACES, []) == list(moves)


def test_a_finished_move_beside_longer_ones_gets_a_button_unless_a_drop_means_it():
    moves = (("use", "temple"), ("buy", "temple", "slot0"))
    turn = TurnInput(Position(moves), is_open=True)
    touch(turn, "temple")
    assert turn.unplaced(PLACES, []) == [("use", "temple")]
    turn = TurnInput(Position(MOVES), is_open=True)
    touch(turn, "worker@slot1")
    assert turn.unplaced(PLACES, []) == []


def test_lifting_picks_afresh(turn):
    touch(turn, "temple")
    assert turn.lift("worker@slot1", PLACES["worker@slot1"])
    assert turn.selection.picked == ("slot1",)
    assert not turn.lift("palace", PLACES["palace"])
    assert turn.selection.is_empty
