"""While something happens, every number that a moment or a panel shows is that of what happens, in whole games."""

import re
from collections import Counter
from itertools import takewhile

import pytest

from game import game_named
from game.engine.hidden import redact
from game.engine.selection import Selection
from game.engine.trace import traced
from game.nation_deckbuilder.analysis.forecast import Blow
from game.nations.state import RESOURCES
from game.wealth_of_nations.cards.components import MAP
from game.wealth_of_nations.rules.notes import next_note_pays
from scenes.games.nation_deckbuilder.board.army import army
from scenes.games.nation_deckbuilder.board.blows import _blow
from scenes.games.nation_deckbuilder.board.clash import blows_shown, clash
from scenes.games.plugin import plugin_of
from scenes.table.model import TableModel
from scenes.table.seats import as_shown
from scenes.table.show import Tokens
from scenes.tools.film_strips import wait_for
from tests.scenes.nation_tables import lay_made
from tests.scenes.prefixes import played_out
from tests.scenes.tables_played import lay
from tests.scenes.test_moments import KINDS
from tests.scenes.test_play_nation import session_of
from tests.scenes.trees import boxes, words_in

GAMES = {
    "nations": (3, "2"),
    "nations_dice": (2, "1"),
    "nation_deckbuilder": (2, "1"),
    "wealth_of_nations": (3, "1"),
}
"""The number of seats and the seed of a game with all moments that show amounts."""

ARENA = (0.0, 0.0, 1000.0, 160.0)

LOST = {"lost": "kind", "lost_vp": ""}


def shown_with_what_follows(session):
    """For every event of a game what it shows, the position that is shown over, and the frames from it on."""
    table, seats = plugin_of(session.game.name).table(), as_shown(session.seats)
    told = [frame.event for frame in session.opening]
    for number, move in enumerate(session.moves):
        before = session.state_before(number)
        frames = traced(before, move)
        for place, frame in enumerate(frames):
            coming = tuple(each.event for each in frames[place:])
            facts = {"told": tuple(told), "coming": coming, "options": session.options}
            model = TableModel(before, seats, 0, 0, None, Selection(), **facts)
            yield tuple(table.shows(model, frame.event)), before, frames[place:]
            told.append(frame.event)
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
    assert before.nations[moment.target].health - moment.lost == struck.state.nations[moment.target].health
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


def check_event(session, moment, before, frames):
    """What it brings at once: until the other event, the next step, or somebody's choice."""
    ends = {"event_resolved", "step_began", "round_began"}
    last = [frames[0], *takewhile(lambda each: each.event.kind not in ends, frames[1:])][-1].state
    names = [seat.name for seat in session.seats]
    for affected in moment.affected:
        had, has = (state.nations[names.index(affected.name)] for state in (before, last))
        brought = {kind: getattr(has, kind) - getattr(had, kind) for kind in (*RESOURCES, "vp")}
        brought["worker"] = sum((has.area, *has.workers)) - sum((had.area, *had.workers))
        assert dict(affected.changes) == {kind: amount for kind, amount in brought.items() if amount}


def check_age(session, moment, before, frames):
    after = frames[0].state
    assert moment.age == (after.round if session.game.name == "nations_dice" else frames[0].event.age)
    if session.game.name != "nation_deckbuilder":
        assert re.findall(r"\d+", moment.aside)[-2] == str(after.round)


def check_bloc(session, moment, before, frames):
    event, after = frames[0].event, frames[0].state
    bloc = after.bloc_at(MAP.index[event.hex])
    assert {MAP.names[hex] for hex in bloc.hexes} == {*moment.hexes}
    assert re.findall(r"\d+", moment.told) == [str(len(bloc.dots))]


def check_debt(session, moment, before, frames):
    nation = frames[0].state.nations[moment.seat]
    assert moment.notes == str(nation.notes)
    if pays := re.findall(r"\d+", moment.told):
        assert pays == [str(next_note_pays(nation))]


CHECKS = {
    "BlowMoment": check_blow,
    "WarFought": check_war,
    "FamineMoment": check_famine,
    "EventRead": check_event,
    "AgeChange": check_age,
    "BlocShines": check_bloc,
    "InDebt": check_debt,
}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_moment_tells_is_what_happens(game):
    session, checked = played_out(game_named(game), *GAMES[game]), set()
    for shows, before, frames in shown_with_what_follows(session):
        for show in shows:
            if check := CHECKS.get(type(show).__name__):
                check(session, show, before, frames)
                checked.add(type(show).__name__)
    assert checked == KINDS[game] & CHECKS.keys()


def held(state, kind, seat):
    """What the counter of a seat holds."""
    nation = state.nations[state.players[seat].nation if hasattr(state, "players") else seat]
    if hasattr(nation, "cubes"):
        return nation.notes if kind == "note" else nation.cubes(kind)
    return getattr(nation, kind)


@pytest.mark.parametrize("game", GAMES)
def test_what_flies_to_a_counter_and_away_is_what_it_holds_more_and_less(game):
    """Counters count what has landed or left, so that a flight of another number is an untrue one on the way."""
    counted = 0
    for shows, before, frames in shown_with_what_follows(played_out(game_named(game), *GAMES[game])):
        flown = Counter()
        for show in shows:
            if isinstance(show, Tokens):
                flown[show.glyph, show.target] += show.count
                flown[show.glyph, show.source] -= show.count
        for (kind, place), more in flown.items():
            if place.startswith(f"{kind}@"):
                seat = int(place.partition("@")[2])
                assert more == held(frames[0].state, kind, seat) - held(before, kind, seat), frames[0].event
                counted += 1
    assert counted >= 5


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


@pytest.mark.parametrize(("most", "words"), [(1, "0 or 1"), (2, "about 0.5, at most 2")])
def test_a_blow_of_one_at_most_is_none_or_one(screen, most, words):
    scene = lay_made(screen, {"hand": ["coin"]}, {})
    told = _blow(scene.table.model(), Blow(1, 0, 0, 0.5, most, 0, most, 60 - most, 0.0))
    shown = [
        each for box, area in boxes(told, ARENA, screen.app.theme) for each in words_in(box, area, screen.app.theme)
    ]
    assert words in shown


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
