"""Moments: each comes with its event, ends by itself in time, is ended by a key, and is a still or absent on wish."""

from dataclasses import replace
from functools import cache

import pygame
import pytest

from game import game_named
from game.bots.roster import USUAL
from game.engine.hidden import redact
from game.engine.trace import traced
from game.nations.cards.cards import CARDS, EVENTS
from game.nations_dice.cards.tiles import TILES
from game.session.session import HUMAN
from scenes.audio.sound import FOLDER
from scenes.games.nations.motion.event_moment import PICTURE, EventPaper, LargePaper
from scenes.games.plugin import plugin_of
from scenes.play.acts import PATIENCE, STILL, BannerAct
from scenes.play.play_scene import PlayScene
from scenes.table.age_change import AgeChange
from scenes.tools.film_strips import moments_of, one_of_each, playing_moment, shown, wait_for
from scenes.ui.host.motion import PACES
from sprites.paint.theme import Theme
from sprites.poster.motif import Motif
from tests.scenes.hands import FRAME
from tests.scenes.prefixes import played_out
from tests.scenes.tables_played import lay_first_turn

GAMES = {
    "nations": (3, "2"),
    "nations_dice": (2, "1"),
    "nation_deckbuilder": (2, "1"),
    "wealth_of_nations": (3, "1"),
}
"""The number of seats, and a seed with which every kind of moment comes."""

KINDS = {
    "nations": {"AgeChange", "WarDeclared", "WarFought", "EventRead", "FamineMoment", "GreatWork"},
    "nations_dice": {"AgeChange", "GreatWork"},
    "nation_deckbuilder": {"AgeChange", "BlowMoment", "Fall"},
    "wealth_of_nations": {"BlocShines", "Handshake", "InDebt"},
}

MOVEMENTS = {"wealth_of_nations": {"Lit", "Raised", "Smoke", "Waving"}, "nations_dice": {"TakenMoment"}}
"""What merely moves on a table, told like a moment."""

EACH = [(game, kind) for game, kinds in KINDS.items() for kind in sorted(kinds)]


@cache
def felt_in(game):
    session = played_out(game_named(game), *GAMES[game])
    return session, one_of_each(moments_of(session, plugin_of(game).table()))


@pytest.fixture
def begin(screen):
    """The table with the move that brings a moment just played."""

    def at(game, kind, speed="normal", calm=False):
        session, felt = felt_in(game)
        move = felt[kind].move
        screen.app.change_settings(speed="instant")
        scene = PlayScene(screen.app, screen.app.saves.begin(session.at(move)))
        screen.app.stack.push(scene)
        screen.app.change_settings(speed=speed, reduced_motion=calm)
        scene.resume()
        scene.commands.playback.play(session.moves[move])
        return scene

    return at


@pytest.mark.parametrize("game", KINDS)
def test_a_whole_game_has_every_kind_of_moment(game):
    assert felt_in(game)[1].keys() == KINDS[game] | MOVEMENTS.get(game, set())


class Late:
    """A painter that is finished when it is told to be."""

    def __init__(self):
        self.asked, self.is_done = [], False

    def find(self, wish):
        return None

    def begin(self, wishes):
        self.asked += wishes

    begin_later = begin

    def finished(self):
        done, self.asked = (self.asked, []) if self.is_done else ([], self.asked)
        return [(wish, pygame.Surface(wish.size)) for wish in done]


@pytest.mark.usefixtures("nothing_drawn")
@pytest.mark.parametrize("kind", ["EventRead", "WarFought", "GreatWork"])
@pytest.mark.parametrize("comes", [True, False])
def test_a_moment_waits_a_little_for_its_pictures(begin, screen, monkeypatch, kind, comes):
    """What is shown large is painted by then; for what cannot be, nobody waits long."""
    painter = Late()
    monkeypatch.setattr(screen.app.posters, "_painter", painter)
    scene = begin("nations", kind)
    act = wait_for(scene, kind)
    for _ in range(5):
        scene.update(FRAME)
        screen.app.posters.work()
    assert act.at == 0 and not act.stamps(scene.table.theme) and act.holds_up
    painter.is_done = comes
    screen.app.posters.work()
    screen.app.posters.work()
    for _ in range(1 if comes else int(PATIENCE / FRAME) + 1):
        scene.update(FRAME)
    assert act.at > 0


@pytest.mark.usefixtures("nothing_drawn")
def test_what_will_be_shown_large_is_painted_while_nothing_moves(screen, monkeypatch):
    """The two pictures of the round's event, and those of cards that nobody has seen yet."""
    painter = Late()
    monkeypatch.setattr(screen.app.posters, "_painter", painter)
    scene = lay_first_turn(screen)
    screen.frames(60)
    state = scene.game.session.state
    asked = {wish.motif.emblem for wish in painter.asked if isinstance(wish.motif, Motif)}
    event, unseen = EVENTS[state.event], {CARDS[card].emblem for card in state.progress_deck}
    large = {Motif("event", event.age, **dict(half.picture)) for half in (event.top, event.bottom)}
    sizes = [wish.size for wish in painter.asked if wish.motif in large]
    assert max(sizes) == LargePaper.enlarged(scene.table.theme).rect(0, 0, *PICTURE).size
    assert asked & unseen


def test_whom_an_event_harms_is_told_from_whom_it_helps():
    """Also where no figure says so yet, as the nation still chooses what it gives up."""
    shown = [felt.moment for felt in moments_of(felt_in("nations")[0], plugin_of("nations").table())]
    read = {(each.paper.card, each.paper.half): each for each in shown if type(each).__name__ == "EventRead"}
    harms = {
        ("assyrian_deportations", "top"): True,
        ("pax_romana", "top"): False,
        ("march_to_moscow", "top"): True,
        ("tulip_mania", "bottom"): False,
    }
    for paper, harm in harms.items():
        assert {nation.loses for nation in read[paper].affected if nation.is_hit} == {harm}


@pytest.mark.parametrize("nations", range(2, 6))
def test_a_paper_is_no_higher_than_its_nations_need(nations):
    theme = Theme((1280, 720))
    high = LargePaper(EventPaper("attila", "top", nations)).surface(theme).get_height()
    assert high <= theme.px(312 + max(84, nations * 46))


def test_every_sound_of_a_moment_exists():
    heard = {name for game in KINDS for felt in felt_in(game)[1].values() for _, name in felt.moment.heard}
    files = {path.stem for path in FOLDER.rglob("*.ogg")}
    assert {name for name in heard if not {name, f"{name}_a"} & files} == set()


@pytest.mark.parametrize("game", KINDS)
def test_moments_show_only_what_lies_open_to_everybody(game):
    session, felt = felt_in(game)
    table, hidden = plugin_of(game).table(), session.game.hidden
    for each in felt.values():
        before = session.state_before(each.move)
        for frame in traced(before, session.moves[each.move]):
            openly = frame._replace(event=frame.event.seen_by(None))
            seen = [list(shown(session, table, redact(before, eyes, hidden), openly)) for eyes in (None, 0, 1)]
            assert seen[0] == seen[1] == seen[2] == list(shown(session, table, before, frame))
            before = frame.state


@pytest.mark.sample(5)
@pytest.mark.parametrize(("game", "kind"), EACH)
def test_a_moment_comes_with_its_event_and_ends_by_itself_in_time(screen, begin, game, kind):
    scene = begin(game, kind, "fast")
    act = wait_for(scene, kind)
    budget = (act.moment.ms + act.moment.leaving) * PACES["fast"]
    passed, drawn = 0, set()
    while act in scene.choreographer.acts:
        screen.frames()
        drawn.add(len(act.stamps(scene.table.theme)))
        passed += FRAME
        assert passed <= budget + 2 * FRAME
    assert max(drawn) > 1


@pytest.mark.sample(5)
@pytest.mark.parametrize(("game", "kind"), EACH)
def test_any_key_ends_a_moment_at_once(screen, begin, game, kind):
    scene = begin(game, kind)
    act = wait_for(scene, kind)
    while not act.may_be_cut:  # hands that are on their way to each other meet first
        screen.frames()
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F9, mod=0, unicode="", scancode=0))
    assert playing_moment(scene, kind) is None
    assert scene.choreographer.is_idle


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", KINDS)
def test_at_instant_speed_there_are_no_moments(begin, game):
    for kind in KINDS[game]:
        scene = begin(game, kind, "instant")
        assert not scene.choreographer.acts


@pytest.mark.sample(5)
@pytest.mark.parametrize(("game", "kind"), EACH)
def test_with_reduced_motion_a_moment_is_a_still(begin, game, kind):
    scene = begin(game, kind, calm=True)
    act = wait_for(scene, kind)
    first = act.at
    act.advance(STILL * 0.8)
    assert act.at == first == act.moment.still
    act.advance(STILL * 0.3)
    assert act.is_done


def test_space_ends_a_moment_and_goes_on_to_the_next(screen, begin):
    scene = begin("nations", "EventRead")
    first = wait_for(scene, "EventRead")
    scene.choreographer.skip_step()
    screen.frames()
    second = wait_for(scene, "EventRead")
    assert second is not first
    assert second.moment != first.moment


def test_in_nation_an_age_is_felt_once_when_the_first_side_reaches_it():
    session, _ = felt_in("nation_deckbuilder")
    reached = [move[1] for move in session.moves if move[0] == "advance"]

    moments = [felt.moment for felt in moments_of(session, plugin_of("nation_deckbuilder").table())]

    ages = [f"age{moment.age}" for moment in moments if isinstance(moment, AgeChange)]
    assert ages == sorted(set(reached))
    assert len(ages) < len(reached)


def test_in_nation_partners_are_told_of_in_the_plural():
    session = played_out(game_named("nation_deckbuilder"), 4, "1")
    moments = [felt.moment for felt in moments_of(session, plugin_of("nation_deckbuilder").table())]
    asides = {moment.aside for moment in moments if isinstance(moment, AgeChange)}
    assert asides
    assert all(" & " in aside and aside.endswith(" get there first") for aside in asides)


@pytest.mark.parametrize(("seats", "is_shown"), [(2, False), (4, True)])
def test_a_rivals_tile_is_shown_large_before_it_is_only_counted(screen, seats, is_shown):
    session = played_out(game_named("nations_dice"), seats, "1")
    session.seats = tuple(
        replace(seat, player=HUMAN if not number else USUAL) for number, seat in enumerate(session.seats)
    )
    move, tile = next(
        (number, event.facts["tile"])
        for number in range(len(session.moves))
        for event in session.events_of(number)
        if event.kind == "bought" and event.seat and TILES[event.facts["tile"]].type == "colony"
    )
    screen.app.change_settings(speed="instant")
    scene = PlayScene(screen.app, screen.app.saves.begin(session.at(move)))
    screen.app.stack.push(scene)
    screen.app.change_settings(speed="normal")
    scene.resume()
    home = scene.table.top.layout.targets[tile].area
    scene.commands.playback.play(session.moves[move])
    shown, motion = [], scene.table.top.motion
    while not scene.choreographer.is_still:
        scene.update(FRAME)
        shown += [act.stamps(scene.table.theme)[-1].rect for act in [playing_moment(scene, "TakenMoment")] if act]
        assert not is_shown or all(travel.area[2] <= 1 for travel in motion.leaving if travel.name == tile)
    assert bool(shown) == is_shown
    if is_shown:
        large, small = max(shown, key=lambda rect: rect.width), shown[-1]
        assert large.width > 1.3 * scene.table.theme.px(home[2])
        assert small.width < 0.5 * scene.table.theme.px(home[2])


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", KINDS)
def test_every_moment_that_a_rival_brings_is_seen(screen, game):
    session = played_out(game_named(game), game_named(game).seats[-1], "1")
    session.seats = tuple(replace(seat, player=USUAL if number else HUMAN) for number, seat in enumerate(session.seats))
    rivals = (
        felt
        for felt in moments_of(session, plugin_of(game).table())
        if felt.moment.is_told and session.state_before(felt.move).decision.seat
    )
    for kind, felt in one_of_each(rivals).items():
        screen.app.change_settings(speed="instant")
        scene = PlayScene(screen.app, screen.app.saves.begin(session.at(felt.move)))
        screen.app.stack.push(scene)
        screen.app.change_settings(speed="normal")
        scene.resume()
        scene.commands.playback.play(session.moves[felt.move])
        act = wait_for(scene, kind)
        act.advance(act.moment.still)
        assert len(act.stamps(scene.table.theme)) > 2, kind


def test_the_name_of_who_is_to_act_waits_for_the_ribbon_that_lies_there(screen):
    session = played_out(game_named("nation_deckbuilder"), 2, "1")
    session.seats = (replace(session.seats[0], player=HUMAN), replace(session.seats[1], player=USUAL))
    move = next(
        number
        for number in range(20, len(session.moves))
        if any(event.kind == "turn_began" and event.seat == 0 for event in session.events_of(number))
    )
    scene = PlayScene(screen.app, screen.app.saves.begin(session.at(move)))
    screen.app.stack.push(scene)
    screen.app.change_settings(speed="normal")
    scene.commands.playback.play(session.moves[move])
    read, ribbons = [], []
    for _ in range(400):
        scene.update(FRAME)
        ribbons = [act for act in scene.choreographer.acts if isinstance(act, BannerAct) and act.holds_up]
        _, *name = scene.banner.stamps(scene.table.theme, scene.table.top.layout)[3:] or (None,)
        read.append((bool(ribbons), any(stamp.surface.get_alpha() for stamp in name)))
        for ribbon in ribbons:
            middle = ribbon.stamps(scene.table.theme)[0].rect.centerx
            assert abs(middle - scene.table.theme.spot(*scene.table.top.layout.banner)[0]) <= 40
    assert (True, False) in read
    assert (False, True) in read
    assert (True, True) not in read


def test_a_bargain_is_cut_short_only_when_hands_have_met(screen, begin):
    scene = begin("wealth_of_nations", "Handshake")
    act = wait_for(scene, "Handshake")
    for key in (pygame.K_SPACE, pygame.K_UP):
        screen.key(key)
        assert act in scene.choreographer.acts
    while act in scene.choreographer.acts:
        scene.update(10)
    assert act.at == pytest.approx(act.moment.uncut, abs=20)
    assert scene.choreographer.is_idle
