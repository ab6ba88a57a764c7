"""The end of a round plays out on the table, row by row of the forecast, and any of it can be cut short."""

from itertools import groupby, pairwise
from typing import NamedTuple

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.nations.state import RESOURCES
from game.session.session import HUMAN, Seat, Session
from scenes.games.nations.panels.forecast_panel import rows_of
from scenes.play.acts import RestAct
from scenes.play.play_scene import PlayScene
from scenes.play.tokens_act import TokensAct
from scenes.table.panels.forecast import LIT, PLAYED
from tests.scenes.trees import boxes_of, words_in

SEATS = 3


def before_the_last_pass(seed):
    """A game whose second round ends with the next pass."""
    people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, SEATS + 1)]
    session, hand = Session(GAMES["nations"], {}, people, seed), RandomBot(seed)
    while not _is_at_the_end(session.state):
        session.play(hand.choose(session.state, session.state.decision))
    return session


def _is_at_the_end(state):
    is_turn = state.decision.choice.name == "turn"
    return state.round == 2 and is_turn and len(state.passed) == SEATS - 1


@pytest.fixture
def lay(screen):
    def at_speed(speed="normal", calm=False, seed=1):
        screen.app.change_settings(speed=speed, reduced_motion=calm)
        session = before_the_last_pass(seed)
        scene = PlayScene(screen.app, screen.app.saves.begin(session))
        screen.app.stack.push(scene)
        screen.frames(120)
        return scene

    return at_speed


def lights(scene):
    """The rows of the forecast that are lit now, and how many are played."""
    rows = rows_of(scene.table.model())
    return tuple(row.label for row in rows if row.light == LIT), sum(row.light == PLAYED for row in rows)


def frames_until_still(screen, scene, most=3000):
    for _ in range(most):
        yield
        screen.frames(1, 32)
        if scene.choreographer.is_idle:
            return
    raise AssertionError("the end of the round never ends")


class Shown(NamedTuple):
    """What was seen in one frame: the rows that were lit, how many were played, what the forecast said, the resources
    of the nation in front once the table was laid anew, and what rested.
    """

    lit: tuple[str, ...]
    played: int
    forecast: object
    held: list[str] | None
    resting: tuple[RestAct, ...]


def watch(screen, scene):
    """Every frame until nothing is shown any more."""
    seen, laid, seat = [], 0, scene.viewpoint.shown_seat
    for _ in frames_until_still(screen, scene):
        model, held = scene.table.model(), None
        if laid != scene.table.top.times_laid:
            laid = scene.table.top.times_laid
            there = {box.name: (box, area) for box, area in boxes_of(scene.table.table, model)}
            held = [words_in(*there[f"{kind}@{seat}"], model.theme)[0] for kind in RESOURCES]
        resting = tuple(act for act in scene.choreographer.acts if isinstance(act, RestAct))
        seen.append(Shown(*lights(scene), model.forecast, held, resting))
    return seen


_WATCHED = []


@pytest.fixture
def watched(screen, lay):
    """The end of the round at normal speed, frame by frame, and what the nation in front has then: seen once."""
    if not _WATCHED:
        scene = lay()
        seat = scene.viewpoint.shown_seat
        screen.pass_by_key()
        seen = watch(screen, scene)
        nation = scene.game.session.state.nations[seat]
        _WATCHED.extend((seen, [str(getattr(nation, kind)) for kind in RESOURCES]))
    return _WATCHED


def changes(seen):
    """Each of these that is something and not the one before."""
    return [key for key, _ in groupby(seen) if key]


def test_the_rows_of_the_forecast_light_up_one_after_the_other(watched):
    seen = watched[0]
    first_rows = [lit[0] for lit in changes(frame.lit for frame in seen)]
    assert first_rows[:2] == ["Gold", "Order"]
    assert first_rows[-1] == "Book points"
    played = [frame.played for frame in seen if frame.lit]
    assert played == sorted(played)
    assert played[-1] > 8


def test_space_leafs_from_row_to_row_and_does_nothing_else(screen, lay):
    scene = lay()
    screen.pass_by_key()
    moves, seen = len(scene.game.session.moves), [lights(scene)[0][0]]
    for _ in range(20):
        screen.key(pygame.K_SPACE, " ")
        if scene.choreographer.is_idle:
            break
        seen += lights(scene)[0][:1]
    assert seen[:2] == ["Gold", "Order"]
    assert seen[-1] == "Book points"
    assert len(set(seen)) >= 6
    assert scene.choreographer.is_idle
    assert len(scene.game.session.moves) == moves
    assert scene.table.shown_state is None


def test_held_space_ends_all_that_is_shown(screen, lay):
    scene = lay()
    screen.pass_by_key()
    screen.post(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0, scancode=0)
    screen.frames(20)
    assert not scene.choreographer.is_idle
    screen.frames(6)
    assert scene.choreographer.is_idle
    screen.post(pygame.KEYUP, key=pygame.K_SPACE, unicode=" ", mod=0, scancode=0)


def test_every_row_in_which_nothing_is_seen_at_first_rests_for_300_ms(watched):
    rests = {act for frame in watched[0] for act in frame.resting}
    assert len(rests) >= 2
    assert {act.ms for act in rests} == {300}


def test_counters_tick_while_tokens_land(watched):
    """The strip of the nation in front never jumps by all of a Production that brings several."""
    seen, at_the_end = watched
    shown = changes(frame.held for frame in seen if frame.held)
    steps = [
        sum(abs(int(now) - int(then)) for now, then in zip(after, before, strict=True))
        for before, after in pairwise(shown)
    ]
    assert shown[-1] == at_the_end
    assert max(steps) <= 3


def test_shown_again_the_end_of_the_round_lights_the_rows_of_its_own_forecast(screen, lay, watched):
    lay("instant")
    screen.pass_by_key()
    screen.app.change_settings(speed="normal")
    screen.key(pygame.K_F3)
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_SPACE, " ")
    while screen.scene.choreographer.is_idle:
        screen.frames()
    again = watch(screen, screen.scene)

    def told(frames):
        return changes((frame.lit, frame.forecast) for frame in frames if frame.lit)

    assert told(again) == told(watched[0])


def test_a_click_ends_the_show_and_counts(screen, lay):
    scene = lay()
    screen.pass_by_key()
    screen.frames(20)
    assert not scene.choreographer.is_idle
    plaque = next(name for name, place in scene.table.top.layout.targets.items() if place.looks_at is not None)
    screen.click(scene.table.top.layout.targets[plaque].area)
    assert scene.choreographer.is_idle
    assert scene.viewpoint.shown_seat != scene.viewpoint.viewer


@pytest.mark.parametrize(("speed", "most"), [("fast", 0.6), ("instant", 0.0)])
def test_the_end_of_the_round_obeys_the_speed(screen, lay, watched, speed, most):
    scene = lay(speed)
    screen.pass_by_key()
    is_over = scene.choreographer.is_idle
    frames = 0 if is_over else sum(1 for _ in frames_until_still(screen, scene))
    assert frames <= most * len(watched[0])


def test_with_reduced_motion_nothing_crosses_the_table(screen, lay):
    scene = lay(calm=True)
    screen.pass_by_key()
    flew = False
    for _ in frames_until_still(screen, scene):
        for act in scene.choreographer.acts:
            if isinstance(act, TokensAct):
                flew = True
                assert all(flight.start == flight.end for flights in act._flights for flight in flights)
    assert flew
