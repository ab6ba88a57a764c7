"""The end of a round plays out on the table, row by row of the forecast, and any of it can be cut short."""

from itertools import pairwise

import pygame
import pytest

from game import GAMES
from game.bots.random_hand import RandomHand
from game.core.session import HUMAN, Seat, Session
from game.nations.state import RESOURCES
from scenes.games.nations.forecast_panel import rows_of
from scenes.kit.forecast import LIT, PLAYED
from scenes.play.acts import RestAct, TokensAct
from scenes.play.play_scene import PlayScene
from tests.scenes.trees import boxes_of, words_in

SEATS = 3
PASS_HOLD = 400


def before_the_last_pass(seed):
    """A game whose second round ends with the next pass."""
    people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, SEATS + 1)]
    session, hand = Session(GAMES["nations"], {}, people, seed), RandomHand(seed)
    while not _is_at_the_end(session.state):
        session.play(hand.choose(session.state, session.state.decision))
    return session


def _is_at_the_end(state):
    is_turn = state.decision.choice.name == "turn"
    return state.round == 2 and is_turn and len(state.passed) == SEATS - 1


@pytest.fixture
def lay(screen):
    def at_speed(speed="normal", calm=False, seed=1):
        screen.desk.change_settings(speed=speed, reduced_motion=calm)
        session = before_the_last_pass(seed)
        scene = PlayScene(screen.desk, screen.desk.saves.begin(session))
        screen.desk.stack.push(scene)
        screen.frames(120)
        return scene

    return at_speed


def pass_by_key(screen):
    """Hold P, and confirm where passing loses points."""
    screen.letter("p", hold_ms=PASS_HOLD)
    if not screen.is_playing:
        screen.letter("y")


def lights(scene):
    """The rows of the forecast that are lit now, and how many are played."""
    rows = rows_of(scene.table.model())
    return tuple(row.label for row in rows if row.light == LIT), sum(row.light == PLAYED for row in rows)


def frames_until_still(screen, scene, most=3000):
    for _ in range(most):
        yield
        screen.frames()
        if scene.choreographer.is_idle:
            return
    raise AssertionError("the end of the round never ends")


def test_the_rows_of_the_forecast_light_up_one_after_the_other(screen, lay):
    scene = lay()
    pass_by_key(screen)
    seen = []
    for _ in frames_until_still(screen, scene):
        lit, played = lights(scene)
        if lit and (not seen or seen[-1][0] != lit):
            seen.append((lit, played))
    first_rows = [lit[0] for lit, _ in seen]
    assert first_rows[:2] == ["Gold", "Order"]
    assert first_rows[-1] == "Books score"
    assert [played for _, played in seen] == sorted(played for _, played in seen)
    assert seen[-1][1] > 8


def test_space_leafs_from_row_to_row_and_does_nothing_else(screen, lay):
    scene = lay()
    pass_by_key(screen)
    moves, seen = len(scene.game.session.moves), [lights(scene)[0][0]]
    for _ in range(20):
        screen.key(pygame.K_SPACE, " ")
        if scene.choreographer.is_idle:
            break
        seen += lights(scene)[0][:1]
    assert seen[:2] == ["Gold", "Order"]
    assert seen[-1] == "Books score"
    assert len(set(seen)) >= 6
    assert scene.choreographer.is_idle
    assert len(scene.game.session.moves) == moves
    assert scene.table.shown_state is None


def test_held_space_ends_all_that_is_shown(screen, lay):
    scene = lay()
    pass_by_key(screen)
    screen.post(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0, scancode=0)
    screen.frames(20)
    assert not scene.choreographer.is_idle
    screen.frames(6)
    assert scene.choreographer.is_idle
    screen.post(pygame.KEYUP, key=pygame.K_SPACE, unicode=" ", mod=0, scancode=0)


def test_every_row_rests_for_600_ms(screen, lay):
    scene = lay()
    pass_by_key(screen)
    rests = set()
    for _ in frames_until_still(screen, scene):
        rests |= {act for act in scene.choreographer.acts if isinstance(act, RestAct)}
    assert len(rests) >= 4
    assert {act.ms for act in rests} == {600}


def test_counters_tick_while_tokens_land(screen, lay):
    """The strip of the nation in front never jumps by all of a Production that brings several."""
    scene = lay()
    seat = scene.viewpoint.shown_seat
    pass_by_key(screen)
    shown, laid = [], 0
    for _ in frames_until_still(screen, scene):
        if laid == scene.table.top.times_laid:
            continue
        model, laid = scene.table.model(), scene.table.top.times_laid
        there = {box.name: (box, area) for box, area in boxes_of(scene.table.table, model)}
        held = [words_in(*there[f"{kind}@{seat}"], model.theme)[0] for kind in RESOURCES]
        if not shown or shown[-1] != held:
            shown.append(held)
    steps = [
        sum(abs(int(now) - int(then)) for now, then in zip(after, before, strict=True))
        for before, after in pairwise(shown)
    ]
    nation = scene.game.session.state.nations[seat]
    assert shown[-1] == [str(getattr(nation, kind)) for kind in RESOURCES]
    assert max(steps) <= 3


def test_shown_again_the_end_of_the_round_lights_the_rows_of_its_own_forecast(screen, lay):
    scene = lay()

    def what_is_lit(scene):
        seen = []
        for _ in frames_until_still(screen, scene):
            lit, _ = lights(scene)
            if lit and (not seen or seen[-1][0] != lit):
                seen.append((lit, scene.table.model().forecast))
        return seen

    pass_by_key(screen)
    first = what_is_lit(scene)
    screen.key(pygame.K_F3)
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_SPACE, " ")
    while screen.scene.choreographer.is_idle:
        screen.frames()
    assert first and what_is_lit(screen.scene) == first


def test_a_click_ends_the_show_and_counts(screen, lay):
    scene = lay()
    pass_by_key(screen)
    screen.frames(20)
    assert not scene.choreographer.is_idle
    plaque = next(name for name, place in scene.table.top.layout.places.items() if place.looks_at is not None)
    screen.click(scene.table.top.layout.places[plaque].area)
    assert scene.choreographer.is_idle
    assert scene.viewpoint.shown_seat != scene.viewpoint.viewer


@pytest.mark.parametrize(("speed", "most"), [("fast", 0.55), ("instant", 0.0)])
def test_the_end_of_the_round_obeys_the_speed(screen, lay, speed, most):
    times = {}
    for name in ("normal", speed):
        scene = lay(name)
        pass_by_key(screen)
        times[name] = (
            sum(1 for _ in frames_until_still(screen, scene)) if not scene.choreographer.is_idle else 0
        )
        screen.desk.stack.clear()
    assert times[speed] <= most * times["normal"]


def test_with_reduced_motion_nothing_crosses_the_table(screen, lay):
    scene = lay(calm=True)
    pass_by_key(screen)
    flew = False
    for _ in frames_until_still(screen, scene):
        for act in scene.choreographer.acts:
            if isinstance(act, TokensAct):
                flew = True
                assert all(flight.start == flight.end for flights in act._flights for flight in flights)
    assert flew
