"""Ways: whatever is dark and can be reached by three own moves is reached, and nothing is known that is hidden."""

from dataclasses import replace

import pytest

from game import GAMES
from game.bots.bot import think_through
from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.goal_search import Goal, dark, openings, overlooked
from game.engine.goal_search import ways as ways_to
from game.engine.hidden import observe
from game.tools import check_goal_search
from tests.game.wealth_of_nations.scenario import table as wealth_table


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("name", "positions", "with_a_way"),
    [
        ("nations", 6, 1),
        ("nations_dice", 12, 0),
        ("nation_deckbuilder", 25, 5),
        ("wealth_of_nations", 3, 6),
    ],
)
def test_the_search_finds_what_trying_everything_finds(name, positions, with_a_way, capsys):
    assert check_goal_search.main([name, "--positions", str(positions), "--seed", "2"]) == 0
    output = capsys.readouterr().out.splitlines()
    assert output[0] == f"agree: {positions} of {positions}"
    assert int(output[2].rpartition(" ")[2]) >= with_a_way


def found_in(name, position):
    game = GAMES[name]
    view = observe(position, position.decision.seat, game.hidden)
    return think_through(ways_to(game.wishes, view, dark(game.wishes, view)))


def test_a_game_that_names_nothing_to_wish_for_is_refused(monkeypatch, capsys):
    monkeypatch.setitem(GAMES, "nations_dice", replace(GAMES["nations_dice"], wishing=None))
    with pytest.raises(SystemExit):
        check_goal_search.main(["nations_dice", "--positions", "0"])
    assert "invalid choice: 'nations_dice'" in capsys.readouterr().err


def test_every_way_is_legal_up_to_where_another_seat_is_asked():
    game = GAMES["nation_deckbuilder"]
    state, hand, gone = game.new({"cooperative": False}, 2, 5), RandomBot(5, game), 0
    while state.decision and gone < 30:
        seat = state.decision.seat
        for wish, way in found_in("nation_deckbuilder", state).items():
            trial = state.copy()
            for move in way.moves:
                assert trial.decision.seat == seat
                flow.apply(trial, move)
            assert wish.is_met_by(way.moves[-1])
            assert trial.surprises == state.surprises or way.moves[-1][0] == "buy"
            gone += 1
        flow.apply(state, hand.choose(state, state.decision))
    assert gone >= 30


def test_what_lies_hidden_changes_no_way():
    game = GAMES["nation_deckbuilder"]
    state, hand = game.new({"cooperative": False}, 2, 5), RandomBot(5, game)
    told = 0
    while state.decision and told < 5:
        found = found_in("nation_deckbuilder", state)
        if found:
            other = state.copy()
            for player in other.players:
                player.draw_pile = player.draw_pile[::-1]
            assert found_in("nation_deckbuilder", other) == found
            told += 1
        flow.apply(state, hand.choose(state, state.decision))
    assert told == 5


def test_a_question_outside_a_turn_has_no_ways():
    game = GAMES["nations"]
    growth = game.new(game.settle_options(2, {}), 2, "K7QMXA")
    assert growth.decision.choice.name == "growth"
    assert think_through(ways_to(game.wishes, growth, [])) == {}
    assert think_through(ways_to(game.wishes, growth, [Goal("hire_architect")])) == {}
    assert think_through(overlooked(game.wishes, growth)) is None


def test_the_first_turn_of_nations_leads_to_a_colony_by_soldiers():
    game = GAMES["nations"]
    state, hand = game.new(game.settle_options(2, {}), 2, "K7QMXA"), RandomBot(1, game)
    while state.decision.choice.name != "turn":
        flow.apply(state, hand.choose(state, state.decision))
    colonies = {wish: way for wish, way in found_in("nations", state).items() if wish.verb == "buy_card"}
    assert colonies
    for wish, way in colonies.items():
        assert way.moves[-1][:2] == ("buy_card", wish.handle)
        assert way.own == 1
        assert way.steps <= 3


def test_what_costs_no_turn_opens_by_itself():
    game = GAMES["wealth_of_nations"]
    state, hand = game.new(game.settle_options(3, {}), 3, 1), RandomBot(1, game)
    opened = {}
    while not opened:
        flow.apply(state, hand.choose(state, state.decision))
        if state.decision.choice.name == "trade":
            opened = think_through(openings(game.wishes, observe(state, state.decision.seat, game.hidden)))
    for wish, way in opened.items():
        assert wish == Goal("buy", wish.handle)
        assert {move[0] for move in way.moves[:-1]} <= {"take_note", "repay_note"}


def way_in(state, *wish):
    """The kinds of moves on the way to a wish."""
    found = think_through(ways_to(GAMES["wealth_of_nations"].wishes, state, [Goal(*wish)]))
    return [move[0] for way in found.values() for move in way.moves]


def test_a_tile_moves_where_flags_do_not_lead():
    rich = {"labor": 1, "capital": 1}
    state = wealth_table(rich, {}, {}, board="0 farm a1 0, 1 - a2, 1 - b1, 1 - b2", phase="develop")
    assert way_in(state, "place_flag", "d3") == ["take_up", "lay", "place_flag"]
    poor = wealth_table({"labor": 1}, {}, {}, board="0 farm a1 0", phase="develop")
    assert way_in(poor, "place_flag", "d3") == []


def test_a_tile_moves_where_that_is_shorter_and_nobody_else_can_act():
    able = {"labor": 3, "capital": 1}
    assert way_in(wealth_table(able, {}, {}, board="0 farm a1 0", phase="develop"), "place_flag", "d3") == [
        "take_up",
        "lay",
        "place_flag",
    ]


def test_no_flag_leads_over_hexes_of_others():
    able = {"labor": 3, "capital": 1}
    board = "0 - a3, 1 - a2, 1 - b1, 1 - b2"
    enclosed = wealth_table(able, {}, {}, board=board, phase="develop")
    assert way_in(enclosed, "place_flag", "a1") == []
    asked = [Goal("place_flag", "a1")]
    assert not list(ways_to(GAMES["wealth_of_nations"].wishes, enclosed, asked))


def test_a_tile_moved_out_of_an_automated_bloc_lets_it_be_automated_again():
    able = {"energy": 1, "capital": 3}
    board = "0 farm c4 0, 0 farm c5 0"
    state = wealth_table(able, {}, {}, board=board, phase="develop", automated="c4")
    assert way_in(state, "automate") == ["take_up", "lay", "keep_automated", "automate"]


def test_what_is_built_can_be_automated():
    cubes = {"food": 1, "labor": 1, "energy": 2, "ore": 2, "capital": 4}
    state = wealth_table(cubes, {}, {}, board="0 - c4", phase="develop")
    assert way_in(state, "automate") == ["build", "automate"]
