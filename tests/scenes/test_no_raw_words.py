"""No raw identifier reaches a player: not in an explanation, a caption, a prompt, a button, a refusal or the log."""

import re
from dataclasses import replace

import pytest

from game import GAMES, game_named
from game.engine import flow
from game.engine.hidden import redact
from game.engine.selection import Selection
from scenes.games.plugin import plugin_of
from scenes.table.model import TableModel
from scenes.ui.host.tooltip import Explanation, Tooltip
from tests.scenes.prefixes import first_prefixes, played_out

SIGN = re.compile(r"\{[^}]*\}")
RAW = re.compile(r"\w*_\w*|\b(slot|seat|white|orange|blue|red)\d")
EVERY_TABLE = [(name, seats) for name, game in GAMES.items() for seats in {game.seats[0], game.seats[-1]}]


def model_of(session, state):
    """What the seat that is asked sees."""
    table, seat = plugin_of(session.game.name).table(), state.decision.seat
    view = redact(state, seat, session.game.hidden)
    return TableModel(
        view, session.seats, seat, seat, state.decision, Selection(state.decision.moves),
        draft=table.draft(state, state.decision.moves), forecast=session.game.foresight(state, seat).forecast,
        options=session.options,
    )  # fmt: skip


def sentences(session, state):
    """Everything that the table says in words, each with where it stands."""
    table, model = plugin_of(session.game.name).table(), model_of(session, state)
    boards = [replace(model, shown_seat=seat) for seat in range(len(session.seats))]
    for shown in (*boards, replace(model, all_boards=True)):
        for name, place in table.layout(shown).targets.items():
            yield name, place.caption
            tooltip = place.tells.told if isinstance(place.tells, Tooltip) else place.tells
            if isinstance(tooltip, Explanation):
                for words in (tooltip.title, tooltip.total, *tooltip.remarks, *(part.words for part in tooltip.parts)):
                    yield f"tooltip of {name}", words
            if place.moves:
                continue
            for refusal in flow.why_not(state, (name, *place.stands_for)[:1]):
                yield f"refusal of {name}", table.words.refusal_words(model, refusal)
    yield "prompt", table.words.prompt(model)
    for verb in table.words.rail_verbs(model):
        yield verb.verb, verb.label
    for move in state.decision.moves:
        yield " ".join(move), table.words.move_words(model, move)


def told(session):
    """The headings and lines of the whole log."""
    words, model = plugin_of(session.game.name).table().words, model_of(session, session.state_before(0))
    for move in range(len(session.moves)):
        for event in session.events_of(move):
            line = words.log_line(model, event)
            yield event.kind, words.heading(model, event)
            yield event.kind, line.words if line else ""


@pytest.mark.sample(3)
@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_what_is_said_holds_no_raw_identifier(name, seats):
    session = played_out(game_named(name), seats, "7")
    said = [each for moves in first_prefixes(session) for each in sentences(session, session.state_before(moves))]
    raw = {(where, words) for where, words in (*said, *told(session)) if RAW.search(SIGN.sub("", words))}
    assert not raw
