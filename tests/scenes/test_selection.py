"""Picks narrow the legal moves until one is meant."""

from game.engine.selection import Selection

MOVES = (
    ("buy_card", "axeman", "slot0"),
    ("buy_card", "axeman", "slot1"),
    ("deploy", "area", "slot0"),
    ("deploy", "slot1", "slot0"),
    ("deploy", "slot0", "slot1"),
    ("undeploy", "slot1"),
    ("take_worker", "food"),
    ("take_resources", "food"),
    ("pass",),
)


def test_nothing_picked_means_no_move():
    selection = Selection(MOVES)
    assert selection.move is None
    assert selection.is_empty


def test_a_card_then_its_place_is_the_move():
    selection = Selection(MOVES)
    assert selection.pick(["axeman"])
    assert {place for _, _, place in selection.open_moves} == {"slot0", "slot1"}
    assert selection.move is None
    assert selection.pick(["temple", "slot1"])
    assert selection.move == ("buy_card", "axeman", "slot1")


def test_the_place_may_be_picked_before_the_card():
    selection = Selection(MOVES)
    selection.pick(["slot1"])
    selection.pick(["axeman"])
    assert selection.move == ("buy_card", "axeman", "slot1")


def test_a_piece_that_narrows_nothing_changes_nothing():
    selection = Selection(MOVES)
    selection.pick(["axeman"])
    assert not selection.pick(["area"])
    assert selection.picked == ("axeman",)


def test_the_order_of_picks_tells_a_move_from_its_reverse():
    selection = Selection(MOVES)
    selection.pick(["slot1"], leads=True)
    selection.pick(["slot0"])
    assert selection.move == ("deploy", "slot1", "slot0")


def test_a_lifted_piece_is_what_the_move_is_about():
    selection = Selection(MOVES)
    assert selection.pick(["slot1"], leads=True)
    assert selection.open_moves == (("deploy", "slot1", "slot0"), ("undeploy", "slot1"))


def test_a_finished_move_beside_a_longer_one_is_not_played_by_itself():
    selection = Selection(MOVES)
    selection.pick(["slot1"], leads=True)
    assert selection.move is None
    assert selection.finished_moves == (("undeploy", "slot1"),)


def test_a_verb_narrows_a_handle_that_two_kinds_of_moves_use():
    selection = Selection(MOVES)
    selection.pick(["food"])
    assert selection.move is None
    selection.clear()
    selection.pick(["food"], verb="take_worker")
    assert selection.move == ("take_worker", "food")


def test_a_verb_without_handles_is_the_move_at_once():
    selection = Selection(MOVES)
    assert selection.choose_verb("pass")
    assert selection.move == ("pass",)


def test_a_verb_that_is_not_legal_is_not_chosen():
    selection = Selection(MOVES)
    assert not selection.choose_verb("roll_die")
    assert selection.is_empty


def test_the_only_move_left_may_still_miss_a_handle():
    selection = Selection(MOVES)
    selection.pick(["area"], leads=True)
    assert selection.only_move == ("deploy", "area", "slot0")
    assert selection.move is None


def test_clearing_opens_everything_again():
    selection = Selection(MOVES)
    selection.pick(["slot1"], leads=True)
    selection.clear()
    assert selection.open_moves == MOVES
