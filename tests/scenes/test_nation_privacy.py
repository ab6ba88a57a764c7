"""Nation keeps secrets on the screen: no pixel changes when cards that its viewer may not know are dealt anew."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.engine.hidden import determinize
from scenes.app.thumbnails import picture_path
from scenes.play.view.city_life import CityLife
from scenes.ui.controls.lit_air import LitAir
from tests.scenes.fingers import click
from tests.scenes.tables_played import lay
from tests.scenes.test_play_nation import session_of

SECRETIVE = ["duel", "three", "teams"]
MOMENTS = [6, 90, 200]
AT_ONE = [*zip(SECRETIVE, MOMENTS, strict=True)]
SECRETS = [
    pytest.param(*each, marks=() if each in AT_ONE else pytest.mark.long) for each in product(SECRETIVE, MOMENTS)
]
"""Every mode at one of the moments, and in the long tests at the others."""


def is_asked(moves, choice="mark"):
    """Whether a position comes after so many moves, at a question for cards of the hand."""
    left = [moves]

    def reached(state):
        left[0] -= 1
        return left[0] < 0 and state.decision.choice.name == choice and state.players[state.decision.seat].marked == ()

    return reached


def dealt_anew(session, viewer):
    """The same game with everything dealt anew that this seat cannot know."""
    session.state = determinize(session.state, viewer, session.game.hidden, 99)
    return session


def lift_curtain(screen):
    """Sit down at the table, with the pointer away from all cards."""
    screen.frames(3)
    screen.lift_curtain()
    screen.move_to((2, 2))


@pytest.fixture(autouse=True)
def clear_air(monkeypatch):
    """Dust and smoke lie where they lie by the time."""
    monkeypatch.setattr(LitAir, "stamps", lambda air, theme: [])
    monkeypatch.setattr(CityLife, "stamps", lambda city: [])


def pixels(screen):
    screen.frames(30)
    screen.app.stack.draw(pygame.display.get_surface())
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def look_around(screen, scene):
    """Everything that a person can look at: the table, all boards, every seat's board, the log, every large card."""
    yield "table", pixels(screen)
    for letter in "tl":
        screen.letter(letter)
        yield letter, pixels(screen)
        screen.letter(letter)
    for seat in range(len(scene.game.session.seats)):
        scene.commands.look_at(seat)
        screen.move_to((2, 3 + seat))
        assert scene.viewpoint.shown_seat == seat
        yield seat, pixels(screen)
        scene.viewpoint.come_back()
    screen.move_to((2, 2))
    places = scene.table.top.layout.targets
    for name in sorted(name for name, place in places.items() if place.tells)[::7]:
        screen.move_to(screen.pixel(places[name].area))
        screen.frames(1, 400)
        yield name, pixels(screen)


@pytest.mark.parametrize(("mode", "moves"), SECRETS)
def test_nothing_that_a_person_can_look_at_tells_of_hidden_cards(screen, mode, moves):
    screen.app.change_settings(tips="none")  # what is said once would part the two
    seen = []
    for change in (lambda session: session, lambda session: dealt_anew(session, session.state.decision.seat)):
        scene = lay(screen.app, change(session_of(mode, 7, until=is_asked(moves))))
        lift_curtain(screen)
        assert not scene.viewpoint.is_covered
        seen.append(dict(look_around(screen, scene)))
        screen.app.stack.pop()
    assert len(seen[0]) > 5
    assert seen[0].keys() == seen[1].keys()
    assert [name for name in seen[0] if seen[0][name] != seen[1][name]] == []


@pytest.mark.parametrize(("mode", "moves"), SECRETS)
def test_nothing_behind_the_curtain_tells_of_any_hand(screen, mode, moves):
    """Neither does what is typed or pointed at there, nor a window of another shape."""
    seen = []
    for change in (lambda session: session, lambda session: dealt_anew(session, None)):
        scene = lay(screen.app, change(session_of(mode, 7, until=is_asked(moves))))
        seen.append([pixels(screen)])
        for letter in "tlazpru1":
            screen.letter(letter)
        screen.click((640, 580, 20, 20))
        seen[-1].append(pixels(screen))
        scene.resized()
        seen[-1].append(pixels(screen))
        assert scene.viewpoint.is_covered
        screen.app.stack.pop()
    assert seen[0] == seen[1]


@pytest.mark.parametrize("mode", SECRETIVE)
@pytest.mark.parametrize("others", ["human", "easy"])
def test_the_picture_of_a_saved_game_shows_no_hand(screen, mode, others):
    """Not even while its owner looks at it and opens the menu, nor of who sits with computers only, as yet."""
    kept = []
    for change in (lambda session: session, lambda session: dealt_anew(session, None)):
        session = change(session_of(mode, 7, until=is_asked(90)))
        for seat in set(range(len(session.seats))) - {session.state.decision.seat}:
            session.give_seat(seat, others)
        scene = lay(screen.app, session)
        lift_curtain(screen)
        screen.key(pygame.K_ESCAPE)
        kept.append(picture_path(scene.game.journal.path).read_bytes())
        screen.app.stack.pop()
        screen.app.stack.pop()
    assert kept[0] == kept[1]


@pytest.mark.parametrize("others", ["human", "easy"])
def test_the_picture_of_a_what_if_that_is_kept_shows_no_hand(screen, monkeypatch, others):
    """The book of saved games shows it to everybody while the game itself goes on."""
    monkeypatch.setattr("game.session.branches.token_hex", lambda size: "5f3a")
    kept = []
    for change in (lambda session: session, lambda session: dealt_anew(session, None)):
        session = change(session_of("duel", 7, until=is_asked(90)))
        session.give_seat(1 - session.state.decision.seat, others)
        scene = lay(screen.app, session)
        lift_curtain(screen)
        screen.key(pygame.K_F4)
        screen.frames(3)
        open_menu(screen)
        screen.letter("b")
        (branch,) = set(screen.app.saves.files()) - {scene.game.journal.path}
        kept.append(picture_path(branch).read_bytes())
        screen.app.stack.clear()
        screen.app.saves.delete(branch)
        screen.app.saves.delete(scene.game.journal.path)
    assert kept[0] == kept[1]


def open_menu(screen):
    """By its button: Esc ends a what-if."""
    screen.click(screen.scene.commands.controls.button("menu").area)


def test_a_large_card_that_was_pinned_goes_with_its_hand(screen):
    session = session_of("duel", 7, until=is_asked(90))
    scene = lay(screen.app, session)
    lift_curtain(screen)
    card = session.state.players[scene.viewpoint.viewer].hand[0]
    scene.commands.hints.pin(card)
    scene.viewpoint.is_covered = True
    scene.table.relay()
    assert card not in scene.table.top.layout.targets
    assert not list(scene.commands.hints.popovers(screen.app.theme))


def give_seat(screen, seat, player):
    """Through the menu and its dialog, as a person at the table would."""
    screen.key(pygame.K_ESCAPE)
    screen.letter("w")
    click(screen, f"seat {seat + 1} player:{player}")
    click(screen, "done")
    screen.key(pygame.K_RETURN)
    assert screen.is_playing


def test_a_seat_given_to_a_computer_and_taken_back_shows_its_hand_to_nobody_else(screen, monkeypatch):
    session = session_of("duel", 7, until=is_asked(90))
    scene = lay(screen.app, session)
    lift_curtain(screen)
    first = scene.viewpoint.viewer
    hand = set(session.state.players[first].hand)
    monkeypatch.setattr(scene.game.computers, "advance", lambda ms, speed: None)
    give_seat(screen, first, "easy")
    screen.frames(3)
    assert scene.viewpoint.viewer == 1 - first
    assert scene.viewpoint.is_covered
    lift_curtain(screen)
    assert not hand & set(scene.table.top.layout.targets)
    assert set(session.state.players[1 - first].hand) <= set(scene.table.top.layout.targets)
    give_seat(screen, first, "human")
    screen.frames(3)
    assert scene.viewpoint.is_covered
    assert not hand & set(scene.table.top.layout.targets)
    lift_curtain(screen)
    assert scene.viewpoint.viewer == first
    assert hand <= set(scene.table.top.layout.targets)
