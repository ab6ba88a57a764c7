"""What is lit keeps its promise: touching it plays, picks or lays out something, and never only says why not."""

import pytest

from game import GAMES, game_named
from game.engine.hidden import redact
from scenes.games.plugin import plugin_of
from scenes.play.input.turn_input import TurnInput
from scenes.table.model import TableModel
from scenes.ui.host.target import TableLayout, Target
from tests.scenes.prefixes import first_prefixes, played_out

STEPS_ON = 3
"""Of what a question lays out, or lets begin, so many are gone on with."""


class Question:
    """A position on the table of the seat that is asked, with nobody around."""

    def __init__(self, session, state):
        self.session, self.state, self.table = session, state, plugin_of(session.game.name).table()
        self.forecast = session.game.foresight(state, state.decision.seat).forecast
        self._places = {}

    def turn(self, *touches):
        """The turn after these places were touched, one after the other, with what the last touch led to."""
        offered = self.table.offered
        turn = TurnInput(
            self.state,
            True,
            lambda moves: self.table.draft(self.state, moves),
            lambda decision: offered(self.session.seats, decision),
        )
        touched = None
        for number, name in enumerate(touches):
            touched = turn.touch(name, self.places(turn, *touches[:number])[name])
        return turn, touched

    def places(self, turn, *touches):
        """What lies on the table in the turn, after these touches."""
        if touches not in self._places:
            self._places[touches] = self._laid(turn)
        return self._places[touches]

    def _laid(self, turn):
        seat = self.state.decision.seat
        model = TableModel(
            redact(self.state, seat, self.session.game.hidden),
            self.session.seats,
            seat,
            seat,
            self.state.decision,
            turn.selection,
            draft=turn.draft,
            forecast=self.forecast,
            options=self.session.options,
        )
        return self.table.layout(model).targets

    def lit(self, *touches):
        turn, _ = self.turn(*touches)
        return sorted(turn.lit(self.places(turn, *touches)))


def picks(turn):
    return turn.selection.picked, turn.selection.verb, turn.draft


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_lit_answers_a_touch(name):
    session = played_out(game_named(name), GAMES[name].seats[0], "7")
    for moves in first_prefixes(session, 3):
        question = Question(session, session.state_before(moves))
        begun = []
        for lit in question.lit():
            begun += keeps_its_promise(question, lit)
        for lit in begun[:STEPS_ON]:
            for further in question.lit(lit):
                _, touched = question.turn(lit, further)
                assert not touched.refusals, (question.state.decision.choice, lit, further)


def keeps_its_promise(question, lit):
    """Touch a lit place; the place, if that lays something out."""
    before, _ = question.turn()
    turn, touched = question.turn(lit)
    where = (question.state.decision.choice, lit)
    assert not touched.refusals, where
    assert touched.moves or picks(turn) != picks(before), where
    return [lit] if not touched.moves and turn.draft else []


def test_pieces_are_found_by_their_names_and_those_of_other_seats_are_not():
    captions = {
        "lyceum": "Lyceum, Building of Antiquity, 3 gold. Each worker here makes 2 {books}.",
        "farm@0": "Farm, Building. Each worker here makes 1 {food}.",
        "farm@1": "Farm, Building. Each worker here makes 1 {food}.",
        "stonehenge": "Under construction, 0 of 3 sections: Stonehenge, Wonder of Antiquity.",
        "area": "Free workers: 3",
    }
    targets = {
        name: Target((float(n), 0.0, 1.0, 1.0), caption=words) for n, (name, words) in enumerate(captions.items())
    }
    found = TableLayout((), targets).named_in("Move a worker from the Farm, then finish Stonehenge.", 0)
    assert found == [targets[name].area for name in ("farm@0", "stonehenge")]
