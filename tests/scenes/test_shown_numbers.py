"""While something happens, every number that a moment or a panel shows is that of what happens, in whole games."""

import re
from collections import Counter
from itertools import takewhile

import pytest

from game import game_named
from game.engine.hidden import redact
from game.engine.selection import Selection
from game.engine.trace import traced
from scenes.games.nation_deckbuilder.board.army import army
from scenes.games.nation_deckbuilder.board.clash import blows_shown, clash
from scenes.games.plugin import plugin_of
from scenes.table.model import TableModel
from scenes.table.seats import as_shown
from scenes.tools.film_strips import shown, wait_for
from tests.scenes.prefixes import played_out
from tests.scenes.tables_played import lay
from tests.scenes.test_play_nation import session_of
from tests.scenes.trees import boxes, words_in

GAMES = {"nations": (3, "2"), "nation_deckbuilder": (2, "1")}
"""The games whose moments show amounts: the number of seats and the seed of one with all of them."""

ARENA = (0.0, 0.0, 1000.0, 160.0)

LOST = {"lost": "kind", "lost_vp": ""}


def moments_with_what_follows(session):
    """Every moment of a game, the position it is shown over, and the frames from its event on."""
    table = plugin_of(session.game.name).table()
    for number, move in enumerate(session.moves):
        before = session.state_before(number)
        frames = traced(before, move)
        for place, frame in enumerate(frames):
            for moment in shown(session, table, before, frame):
                yield moment, before, frames[place:]
            before = frame.state


def losses_until(frames, ends):
    """What every seat loses, by kind, before an event of these kinds."""
    losses = Counter()
    for frame in takewhile(lambda each: each.event.kind not in ends, frames[1:]):
        event = frame.event
        if event.kind in LOST and event.facts["amount"]:
            losses[event.seat, event.facts.get("resource", "vp")] += event.facts["amount"]
    return losses


def check_blow(session, moment, before, frames):
    struck = frames[0]
    assert moment.before == before.nations[moment.target].health
    assert moment.before - moment.lost == struck.state.nations[moment.target].health
    assert (moment.lost, moment.blocked) == (struck.event.facts["lost"], struck.event.facts["blocked"])


def check_war(session, moment, before, frames):
    if not any(frame.event.kind == "war_ended" for frame in frames):
        return  # Somebody has to choose first.
    seats = [seat.name for seat in session.seats]
    told = Counter({(seats.index(f.name), kind): n for f in moment.fighters for kind, n in f.losses})
    assert told == losses_until(frames, {"war_ended"})


def check_famine(session, moment, before, frames):
    assert moment.amount == frames[0].event.facts["amount"]
    lost = losses_until(frames, {"step_began", "round_began"})
    for payer in moment.payers:
        assert payer.before == before.nations[payer.seat].food
        assert payer.before - payer.after == lost[payer.seat, "food"]


CHECKS = {"BlowMoment": check_blow, "WarFought": check_war, "FamineMoment": check_famine}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_moment_tells_is_what_happens(game):
    session, checked = played_out(game_named(game), *GAMES[game]), Counter()
    for moment, before, frames in moments_with_what_follows(session):
        if check := CHECKS.get(type(moment).__name__):
            check(session, moment, before, frames)
            checked[type(moment).__name__] += 1
    assert sum(checked.values()) >= 6


def blows_as_they_are_shown(session):
    """For every blow of a game the model of the table while it is struck, and what it is."""
    told, seats = [frame.event for frame in session.opening], as_shown(session.seats)
    for number, move in enumerate(session.moves):
        before = session.state_before(number)
        frames = traced(before, move)
        for place, frame in enumerate(frames):
            if frame.event.kind == "struck":
                coming = tuple(each.event.seen_by(0) for each in frames[place:])
                view = redact(before, 0, session.game.hidden)
                facts = {"told": list(told), "coming": coming, "options": session.options}
                yield TableModel(view, seats, 0, 0, None, Selection(), **facts), frame.event.facts
            told.append(frame.event.seen_by(0))
            before = frame.state


def sums_in(tree, theme):
    """The three figures of every sum in the middle of the arena, by the nation that is hit."""
    named = [(box, area) for box, area in boxes(tree, ARENA, theme) if box.name.startswith("sum@")]
    words = {box.name: words_in(box, area, theme) for box, area in named}
    return {name: [int(each) for each in told if each.isdigit()] for name, told in words.items()}


@pytest.mark.parametrize("mode", ["solo", "duel", "cooperative", "three"])
def test_while_a_blow_is_struck_the_arena_of_nation_shows_it_and_no_other(mode):
    struck = 0
    for model, facts in blows_as_they_are_shown(session_of(mode, 4)):
        dealt, blocked = facts["dealt"], facts["blocked"]
        sums = sums_in(clash(model, blows_shown(model, ())), model.theme)
        assert sums[f"sum@{facts['target']}"] == [dealt, blocked, dealt - blocked]
        if model.view.nations[facts["attacker"]].is_army:
            tree = army(model, facts["attacker"])
            (did,) = [box for box, _ in boxes(tree, ARENA, model.theme) if box.name.startswith("latest_turn")]
            assert re.findall(r"\d+", did.ways[0])[0] == str(dealt)
        struck += 1
    assert struck >= 10


@pytest.mark.parametrize("mode", ["solo", "duel"])
def test_the_table_shows_a_blow_while_it_is_struck_and_what_is_still_coming_after_it(screen, mode):
    """The last blow of a game, which is seldom like the one before."""
    session = session_of(mode, 4, ("human", *("random",) * 3))
    strikes = [
        number
        for number in range(len(session.moves))
        if any(event.kind == "struck" for event in session.events_of(number))
    ]
    scene = lay(screen.app, session.at(strikes[-2]))
    screen.app.change_settings(speed="normal")
    scene.resume()
    scene.commands.playback.play(session.moves[strikes[-2]])
    act = wait_for(scene, "BlowMoment")
    facts = scene.choreographer.coming[0].event.facts
    model = scene.table.model()
    sums = sums_in(scene.table.table.tree(model), model.theme)
    passing = facts["dealt"] - facts["blocked"]
    assert sums[f"sum@{facts['target']}"] == [facts["dealt"], facts["blocked"], passing]
    assert act.moment.lost == facts["lost"]
    scene.choreographer.finish()
    assert scene.table.model().coming == ()
