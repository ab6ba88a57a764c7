"""Ways at the table: what is dark says why and how to get there, and one key or click goes there; undo comes back."""

import pygame
import pytest

from game import GAMES
from game.bots.bot import think_through
from game.bots.random_bot import RandomBot
from game.engine.goal_search import openings, overlooked
from game.engine.hidden import observe
from game.session.session import Seat, Session
from scenes.games.nations.panels.forecast_panel import PANEL
from scenes.play.help import goal_popover
from scenes.play.help.goal_finder import PlanStep
from scenes.play.help.goal_popover import LINGERS, WAY
from tests.scenes.tables_played import lay
from tests.scenes.test_play_nation import session_of

DWELL, SEARCH = 20, 60
"""Frames until what is pointed at answers, and until a search is surely over."""


def opens(game, state):
    """What free moves would let the seat that is asked buy."""
    view = observe(state, state.decision.seat, game.hidden)
    return any(wish.verb == "buy" for wish in think_through(openings(game.wishes, view)))


def can_open(state):
    return state.decision.choice.name == "buy" and opens(GAMES["nation_deckbuilder"], state)


@pytest.fixture(autouse=True)
def nobody_is_new(screen):
    """Nothing is told to newcomers."""
    screen.app.change_settings(tips="none")


@pytest.fixture
def scene(screen):
    scene = lay(screen.app, session_of("duel", 3, until=can_open))
    screen.lift_curtain()
    screen.frames(SEARCH)
    return scene


def opened(scene):
    """A dark card that free moves would open."""
    return next(name for name in scene.table.opened if scene.table.wish_at(name).verb == "buy")


def told(scene):
    """What the popover says, line by line."""
    popover = scene.commands.goal_popover
    steps = scene.game.ways.steps(scene.table.way) if scene.table.way else []
    return dict(popover._lines(steps))


def point_at(screen, scene, name):
    screen.move_to(screen.pixel(scene.table.top.layout.targets[name].area))
    screen.frames(DWELL)


def test_what_free_moves_would_open_has_a_glow_of_its_own(scene):
    assert scene.table.glows(None)[opened(scene)] == ("opened",)
    assert not scene.table.opened & scene.table.lit


def test_pointing_says_why_not_and_the_way_and_one_key_goes_it(screen, scene):
    name, seat = opened(scene), scene.game.deciding
    point_at(screen, scene, name)
    assert set(told(scene)) == {"why", "way", "key"}
    way = scene.table.way
    assert scene.table.model().tried == way.moves
    screen.key(pygame.K_y, "y")
    assert tuple(scene.game.session.moves[-len(way.moves) :]) == way.moves
    assert scene.game.deciding == seat


def test_undo_comes_back_from_a_way(screen):
    game = GAMES["wealth_of_nations"]
    session, hand = Session(game, {}, [Seat(name) for name in "ABC"], 1), RandomBot(1, game)
    while session.state.decision.choice.name != "trade" or not opens(game, session.state):
        session.play(hand.choose(session.state, session.state.decision))
    scene = lay(screen.app, session)
    screen.lift_curtain()
    screen.frames(SEARCH)
    before, name = session.state.fingerprint(), min(scene.table.opened)
    point_at(screen, scene, name)
    way = scene.table.way
    screen.key(pygame.K_y, "y")
    assert tuple(session.moves[-len(way.moves) :]) == way.moves
    for _ in way.moves:
        screen.key(pygame.K_u, "u")
    assert session.state.fingerprint() == before


def test_it_stays_as_long_as_the_pointer_rests_there_and_goes_soon_after(screen, scene):
    point_at(screen, scene, opened(scene))
    screen.frames(3, 5000)
    assert scene.table.way is not None
    screen.move_to((2, 2))
    screen.frames(3, 5000)
    assert scene.table.way is None


def test_what_was_tried_is_told_as_long_as_why_it_cannot_be(screen, scene):
    screen.click(scene.table.top.layout.targets[opened(scene)].area)
    screen.move_to((2, 2))
    screen.frames(SEARCH)
    screen.frames(1, 3000)
    assert "way" in told(scene)
    screen.frames(3, 1000)
    assert scene.table.way is None


def test_it_ends_with_the_position_that_it_leads_on_from(screen, scene):
    point_at(screen, scene, opened(scene))
    scene.commands.playback.play(scene.table.way.moves[0])
    assert scene.table.way is None


def click(screen, pixel):
    screen.move_to(pixel)
    screen.press_mouse(pixel)
    screen.release_mouse(pixel)


def test_a_click_on_the_last_line_of_the_popover_goes_the_way(screen, scene):
    point_at(screen, scene, opened(scene))
    way, spot = scene.table.way, scene.commands.sight.popovers.rect_of(WAY)
    click(screen, (spot.centerx, spot.bottom - 12))
    assert tuple(scene.game.session.moves[-len(way.moves) :]) == way.moves


def test_a_click_on_its_other_lines_does_nothing_and_does_not_keep_it(screen, scene):
    point_at(screen, scene, opened(scene))
    spot, moves = scene.commands.sight.popovers.rect_of(WAY), list(scene.game.session.moves)
    click(screen, (spot.centerx, spot.top + 8))
    assert scene.host.hovered is None
    assert scene.game.session.moves == moves and not scene.game.turn.is_begun
    screen.frames(2, LINGERS)
    assert not scene.commands.goal_popover.is_open


def test_a_pass_before_anything_was_thought_of_waits_until_it_is_known_what_it_costs(screen, monkeypatch):
    scene = turns_of_nations(screen, lambda wishing, view: think_through(overlooked(wishing, view)))
    screen.lift_curtain()
    scene.game.ways.forget()
    monkeypatch.setattr(scene.game.ways._doubt, "_piece_seconds", 0)
    moves = len(scene.game.session.moves)
    scene.commands.playback.submit(("pass",))
    assert screen.scene is scene
    screen.frames(40)
    assert screen.scene is not scene
    assert len(scene.game.session.moves) == moves


def test_escape_puts_it_away_and_nothing_is_played(screen, scene):
    point_at(screen, scene, opened(scene))
    moves = len(scene.game.session.moves)
    screen.key(pygame.K_ESCAPE)
    assert scene.table.way is None
    screen.key(pygame.K_y, "y")
    assert len(scene.game.session.moves) == moves


def test_the_focus_tells_the_same(screen, scene):
    name = opened(scene)
    scene.commands.ring.begin_at([name])
    screen.key(pygame.K_LEFT)
    for _ in range(60):
        if scene.commands.ring.current == name:
            break
        screen.key(pygame.K_TAB)
        for _ in range(12):
            if scene.commands.ring.current == name:
                break
            screen.key(pygame.K_RIGHT)
    assert scene.commands.ring.current == name
    screen.frames(SEARCH)
    assert "way" in told(scene)


def turns_of_nations(screen, is_wanted, seed=3):
    """A game of Nations of two at a turn in which passing would overlook something, or nothing."""
    game, hand = GAMES["nations"], RandomBot(seed)
    session = Session(game, {}, [Seat("Ada"), Seat("Bo", colour=2)], seed)
    while True:
        decision = session.state.decision
        view = observe(session.state, decision.seat, game.hidden)
        if decision.choice.name == "turn" and is_wanted(game.wishes, view):
            return lay(screen.app, session)
        session.play(hand.choose(session.state, decision))


def test_a_pass_that_costs_something_is_asked_about_with_the_way_that_saves_it(screen):
    scene = turns_of_nations(screen, lambda wishing, view: think_through(overlooked(wishing, view)))
    screen.lift_curtain()
    moves = len(scene.game.session.moves)
    screen.key(pygame.K_p, "p", hold_ms=400)
    screen.frames(2)
    assert screen.scene is not scene
    assert len(scene.game.session.moves) == moves
    assert scene.game.ways.overlooked.way.steps in (1, 2, 3)


def test_the_question_names_what_costs_the_points_and_leaves_the_forecast_in_sight(screen):
    scene = turns_of_nations(screen, lambda wishing, view: think_through(overlooked(wishing, view)))
    screen.lift_curtain()
    forecast = screen.app.theme.rect(*scene.table.top.layout.anchors[PANEL])
    screen.key(pygame.K_p, "p", hold_ms=400)
    screen.frames(2)
    assert ": 1 for running out of {books}, 1 to a revolt (−3 {stability}) and 1 to" in screen.scene.text
    seen = pygame.display.get_surface().subsurface(forecast).copy()
    screen.key(pygame.K_ESCAPE)
    screen.frames(2)
    assert screen.scene is scene
    uncovered = pygame.display.get_surface().subsurface(forecast)
    under_its_shadow = forecast.h // 3
    rest = pygame.Rect(0, under_its_shadow, forecast.w, forecast.h - under_its_shadow)
    assert pygame.image.tobytes(seen.subsurface(rest), "RGB") == pygame.image.tobytes(uncovered.subsurface(rest), "RGB")


def test_a_pass_that_costs_nothing_is_played_at_once(screen):
    scene = turns_of_nations(
        screen, lambda wishing, view: view.event and not wishing.stake(view, view.decision.seat).lost
    )
    screen.lift_curtain()
    screen.key(pygame.K_p, "p", hold_ms=400)
    screen.frames(2)
    assert scene.game.session.moves[-1] == ("pass",)


def test_what_a_way_repeats_is_said_once_and_how_often(monkeypatch):
    monkeypatch.setattr(goal_popover, "_words", lambda table, step: step.move[0])
    steps = [PlanStep(None, (move,), is_later) for move, is_later in (("a", False), ("a", False), ("b", False))]
    assert goal_popover.told(None, steps) == "**a** (2 times), then **b**"
    steps[1] = steps[1]._replace(is_later=True)
    assert goal_popover.told(None, steps[:2]) == "**a**, then **a** on a later turn"
