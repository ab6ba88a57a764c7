"""A question to the person at the table can always be answered, whoever's board was looked at before."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game import game_named
from game.bots.random_bot import RandomBot
from game.session.session import HUMAN, Seat, Session
from scenes.ui.host.host import DWELL
from tests.scenes.answering import target_at
from tests.scenes.prefixes import played_out
from tests.scenes.tables_played import lay, played


def to_question(session, choice):
    """Play by chance until this is asked."""
    hand = RandomBot("question")
    while session.state.decision.choice.name != choice:
        session.play(hand.choose(session.state, session.state.decision))
    return session


@pytest.fixture
def growth(screen):
    """Somebody is asked for a Worker or resources: answers on the track, and answers that are buttons."""
    scene = lay(screen.app, to_question(played(seats=3, moves=40), "growth"))
    screen.frames(2)
    return scene


def answers(scene):
    return {
        button.name.removeprefix("answer:")
        for group in scene.commands.controls.groups
        for button in group.buttons
        if button.name.startswith("answer:")
    }


def test_the_resources_of_growth_stand_in_one_row_next_to_their_heading(growth):
    groups = growth.commands.controls.groups
    buttons = [each.area for group in groups for each in group.buttons if each.name.startswith("answer:")]
    row = [growth.table.top.layout.anchors["or resources"], *buttons]
    assert len({y for _, y, _, _ in buttons}) == 1
    assert all(0 <= right[0] - left[0] - left[2] < 40 for left, right in pairwise(row))


def plaque_of(scene, seat):
    """A spot of a rival's plaque that says nothing of itself, and so brings its board."""
    top = scene.table.top
    x, y, width, height = next(place.area for place in top.layout.targets.values() if place.looks_at == seat)
    spots = ((x + across, y + down, 1, 1) for down in range(2, int(height)) for across in range(2, int(width)))
    return next(spot for spot in spots if _is_peek(top, spot, seat))


def _is_peek(top, spot, seat):
    name = target_at(top, spot[:2])
    return name is not None and top.layout.targets[name].looks_at == seat and not top.layout.targets[name].tells


def test_before_the_board_of_another_seat_the_answers_wait_until_one_is_back(screen, growth):
    before = answers(growth)
    assert before
    screen.letter(str((growth.viewpoint.viewer + 1) % 3 + 1))
    screen.frames(2)
    assert growth.viewpoint.shown_seat != growth.viewpoint.viewer
    assert not answers(growth)
    screen.click(growth.commands.controls.button("return").area)
    screen.frames(2)
    assert answers(growth) == before


def test_nobody_is_asked_with_buttons_before_the_table_has_turned_to_them(screen, growth):
    """The next person's answers lay over the city of whoever had just moved."""
    asked, before = growth.viewpoint.viewer, answers(growth)
    assert before
    for viewer, shown in (((asked + 1) % 3, set()), (asked, before)):
        growth.viewpoint.look_as(viewer)
        growth._seen = None
        growth.refresh()
        assert answers(growth) == shown


@pytest.fixture
def against_a_computer(app, screen):
    """The person of the first seat is to act, the computer after."""
    seats = [Seat("Mira", HUMAN, 1), Seat("Hand", "random", 2)]
    session = to_question(Session(played(2).game, {}, seats, "K7QMXA"), "turn")
    scene = lay(app, session)
    while scene.game.deciding != 0:
        screen.frames()
    return scene


@pytest.mark.parametrize("key", [pygame.K_2, pygame.K_t])
def test_the_own_board_comes_back_with_the_next_question(screen, against_a_computer, key):
    scene = against_a_computer
    screen.frames(2)
    screen.key(key, pygame.key.name(key))
    assert scene.viewpoint.shown_seat == 1 or scene.viewpoint.all_boards
    position = scene.game.position
    scene.commands.playback.play(("deploy", "area", "slot0"))
    while scene.game.deciding != 0 or scene.game.position == position:
        screen.frames()
    screen.frames(2)
    assert scene.viewpoint.shown_seat == 0
    assert not scene.viewpoint.all_boards


def test_a_pointer_left_on_a_plaque_does_not_bring_the_rival_back(screen, growth):
    other = (growth.viewpoint.viewer + 1) % 3
    screen.move_to(screen.pixel(plaque_of(growth, other)))
    screen.frames(4, DWELL)
    assert growth.viewpoint.shown_seat == other
    screen.key(pygame.K_ESCAPE)
    screen.frames(4, DWELL)
    assert growth.viewpoint.shown_seat == growth.viewpoint.viewer


@pytest.mark.parametrize(("first", "second", "seed"), [(100, 101, "4"), (92, 93, "6")])
def test_while_a_payment_goes_on_no_button_takes_the_place_of_another(screen, first, second, seed):
    """A second click at the same spot would pay with something else."""
    whole = played_out(game_named("nations"), 2, seed)
    whole.seats = tuple(replace(seat, player=HUMAN) for seat in whole.seats)

    def answers(move):
        scene = lay(screen.app, whole.at(move))
        scene._uncover()
        screen.frames(2)
        return {b.name: b.area for b in scene.commands.controls.buttons if b.name.startswith("answer:")}

    before, after = answers(first), answers(second)
    assert 0 < len(after) < len(before)
    assert after.items() <= before.items()
