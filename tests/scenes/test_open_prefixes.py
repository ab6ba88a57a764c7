"""Every prefix of every saved game opens, whoever plays its seats from there on."""

import pytest

from game import GAMES, game_named
from game.engine import flow
from scenes.games.plugin import plugin_of
from tests.game.conformance.walks import every_table, planned, walk
from tests.scenes.hands import Screen
from tests.scenes.prefixes import open_text, played_out, prefix, taken_over, telling_prefixes


@pytest.fixture
def screen(app_of):
    app = app_of((960, 540))
    app.change_settings(speed="instant")
    return Screen(app)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_opens_at_every_kind_of_question_after_people_have_taken_it_over(screen, name):
    session = played_out(game_named(name), GAMES[name].seats[0], "7")
    for moves in telling_prefixes(session):
        open_text(screen, taken_over(prefix(session, moves), len(session.seats)))


def test_a_dice_game_opens_after_the_line_that_begins_a_reroll(screen):
    session = played_out(game_named("nations_dice"), 1, "7")
    begun = session.moves.index(("reroll", "reroll_chit")) + 1
    open_text(screen, taken_over(prefix(session, begun), 1))


@pytest.mark.sample(5)
@every_table
def test_what_a_question_lays_out_by_itself_is_legal_and_can_be_foreseen(game, seats):
    table = plugin_of(game.name).table()
    for state, move in walk(game, seats, planned(game, seats, 1)[0]):
        draft = table.draft(state, state.decision.moves) if move else None
        if draft is None:
            continue
        game.foresight(state, state.decision.seat).what_if(draft.moves)
        after = state.copy()
        for move in draft.moves:
            flow.apply(after, move)
