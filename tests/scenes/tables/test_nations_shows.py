"""What the events of Nations look like, and the moves that are questioned first."""

import pytest

from game import GAMES
from game.bots.random_hand import RandomHand
from game.core.session import Seat, Session
from game.nations.cards import CARDS
from scenes.film import film
from scenes.selection import Selection
from scenes.tables.layout import Banner, Flash, Spotlight, TableModel, Tokens
from scenes.tables.nations import NationsTable

TABLE = NationsTable()


def model_of(state, session):
    return TableModel(state, session.seats, 0, 0, state.decision, Selection(), options=session.options)


def new_session(seats, seed):
    people = [Seat(f"Seat {number}", "random", number) for number in range(1, seats + 1)]
    return Session(GAMES["nations"], {}, people, seed)


def frames_of_a_game(seats, seed):
    """Every frame of a random game, with the position before it."""
    session, hand = new_session(seats, seed), RandomHand(seed)
    while session.state.decision:
        before = session.state.copy()
        session.play(hand.choose(session.state, session.state.decision))
        for frame in film(before, session.moves[-1]):
            yield session, before, frame
            before = frame.state


@pytest.mark.parametrize("seats", [1, 3])
def test_shows_point_at_what_is_on_the_table(seats):
    kinds = set()
    for session, before, frame in frames_of_a_game(seats, 7):
        model = model_of(before, session)
        layout = TABLE.layout(model)
        known = {*layout.anchors, *layout.places}
        for show in TABLE.shows(model, frame.event):
            kinds.add(type(show))
            match show:
                case Tokens(source=source, target=target):
                    assert {source, target} <= known, frame.event
                case Flash(names=names):
                    assert names
    assert {Tokens, Flash, Banner} <= kinds


def test_a_finished_wonder_steps_forward():
    seen = [
        (show, frame.event)
        for seed in range(8)
        for session, before, frame in frames_of_a_game(2, seed)
        if frame.event.kind == "wonder_ready"
        for show in TABLE.shows(model_of(before, session), frame.event)
    ]
    assert seen
    assert all(show == Spotlight(event.facts["card"]) for show, event in seen)


def warnings_of_games(verb, seeds=range(12)):
    """Every warning against moves of a verb in random games of two, with position and move."""
    for seed in seeds:
        session, hand = new_session(2, seed), RandomHand(seed)
        while session.state.decision:
            for move in session.state.decision.moves:
                if move[0] == verb and (words := TABLE.warning(model_of(session.state, session), move)):
                    yield session.state.copy(), move, words
            session.play(hand.choose(session.state, session.state.decision))


def test_passing_is_questioned_only_when_points_could_be_kept():
    warned = list(warnings_of_games("pass", range(3)))
    assert warned
    for state, _, words in warned:
        assert TABLE.forecast(state).rows[state.decision.seat].total.vp < 0
        assert "{vp}" in words


def test_a_new_wonder_over_one_that_is_begun_is_questioned():
    for state, move, words in warnings_of_games("buy_card"):
        if CARDS[move[1]].type == "wonder":
            nation = state.nations[state.decision.seat]
            assert nation.sections_built > 0
            assert CARDS[nation.wonder].name in words
            return
    raise AssertionError("no game had a wonder to be abandoned")
