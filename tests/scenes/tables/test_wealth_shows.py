"""What events of Wealth of Nations look like: what flies, how much of it, and from where to where."""

from __future__ import annotations

from dataclasses import replace

from game.engine.trace import traced
from game.wealth_of_nations.rules.develop import develop_phase
from scenes.games.wealth_of_nations.board.looks import CubeLook
from scenes.table.show import Tokens
from tests.game.wealth_of_nations.scenario import play, table
from tests.scenes.tables.wealth_games import TABLE, model


def flights(state, move):
    """What flies when a move is played: look, how many, from where, to where, for each event by its kind."""
    frames = traced(state, tuple(move.split()))
    before = [state, *(frame.state for frame in frames)]
    return {
        frame.event.kind: [
            (show.look, show.count, show.source, show.target)
            for show in TABLE.shows(model(position), frame.event)
            if isinstance(show, Tokens)
        ]
        for frame, position in zip(frames, before, strict=False)
    }


def test_a_cube_that_is_bought_flies_as_a_cube_from_its_well():
    seen = flights(table({"money": 90}, {}, {}), "buy ore")
    look, count, source, target = seen["bought"][0]
    assert isinstance(look, CubeLook)
    assert (look.commodity, count, source, target) == ("ore", 1, "next ore", "ore@0")


def test_a_bloc_fed_in_part_sends_off_only_what_it_makes():
    board = "0 academy d1, 0 academy d2, 0 academy d3"
    state = table({"food": 3, "energy": 1}, {}, {}, board=board, phase="produce")
    play(state, "feed d1", "feed d2")
    (flight,) = flights(state, "finish")["produced"]
    assert flight[1:] == (3, "d1", "labor@0")


def test_a_turn_in_which_a_person_can_do_nothing_is_told_once_in_a_phase():
    state = table({}, {}, {}, phase="trade")
    state.stack[:0] = [(develop_phase,)]
    state.journal = told = []
    play(state, "pass", "pass", "pass")
    unasked = [event for event in told if event.kind == "not_asked"]
    assert [event.seat for event in unasked] == [0, 1, 2]
    seen = model(state, people=1)
    assert [show.words for show in TABLE.shows(seen, unasked[0])] == ["can't do anything now"]
    assert list(TABLE.shows(seen, unasked[1])) == []
    assert list(TABLE.shows(replace(seen, told=told), unasked[0])) == []


def test_who_has_run_blocs_is_not_told_that_nothing_can_be_done():
    """That nothing is left to run needs no words: the player has just run all of it."""
    state = table({"food": 3, "energy": 1}, {}, {}, board="0 academy d1, 1 academy f5", phase="produce")
    frames = traced(state, ("run", "d1"))
    before = [state, *(frame.state for frame in frames)]
    told = {
        frame.event.seat: list(TABLE.shows(model(position, people=2), frame.event))
        for frame, position in zip(frames, before, strict=False)
        if frame.event.kind == "not_asked"
    }
    assert told[0] == []
    assert len(told[1]) == 1


def test_every_flag_comes_from_whoever_places_it():
    state = table({}, {}, {})
    state.flags = (0, 1, 2, *state.flags[3:])
    layout = TABLE.layout(model(state))
    flags = [sprite for name, sprite in layout.sprites.items() if name.startswith("flag ")]
    assert len({flag.origin for flag in flags}) == 3
    assert {flag.origin for flag in flags} <= {*layout.anchors}
