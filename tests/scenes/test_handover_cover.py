"""The curtain between two people who may not see the same, and what it hides."""

from __future__ import annotations

import pygame
import pytest

from game.engine.hidden import FACE_DOWN
from game.files.settings import ONCE, TWICE
from game.session.session import Seat
from scenes.play.dialogs.pause import PauseDialog
from scenes.play.perspective import Perspective
from scenes.ui.keymap.actions import action
from tests.scenes.hands import MouseHand
from tests.scenes.tables_played import lay
from tests.scenes.test_play_nation import session_of


@pytest.fixture
def scene(screen):
    """A duel of two people, some turns old."""
    return lay(screen.app, session_of("duel", 3, until=lambda state: state.turn > 4))


def hand_of(scene, seat):
    return scene.game.session.state.players[seat].hand


def test_a_game_of_two_people_begins_behind_the_curtain(scene):
    assert scene.viewpoint.is_covered
    assert set(scene.table.model().view.players[scene.viewpoint.viewer].hand) == {FACE_DOWN}


def test_behind_the_curtain_no_hand_is_anywhere(scene):
    everything = {card for seat in (0, 1) for card in hand_of(scene, seat)}
    assert not everything & set(scene.table.top.layout.targets)
    assert scene.table.model().decision is None
    assert not scene.table.lit
    assert not scene.commands.hints.shown and not scene.commands.hints.pinned


def test_holding_space_lifts_the_curtain(screen, scene):
    screen.key(pygame.K_SPACE, " ", hold_ms=action("cover.lift").hold)
    assert not scene.viewpoint.is_covered
    assert set(hand_of(scene, scene.viewpoint.viewer)) <= set(scene.table.top.layout.targets)


def test_a_short_press_does_not(screen, scene):
    screen.key(pygame.K_SPACE, " ", hold_ms=action("cover.lift").hold / 2)
    screen.frames(60)
    assert scene.viewpoint.is_covered


@pytest.mark.parametrize("holding", [TWICE, ONCE])
def test_who_does_not_hold_lifts_it_by_two_presses(screen, scene, holding):
    screen.app.change_settings(holding=holding)
    screen.key(pygame.K_SPACE, " ", hold_ms=1000)
    assert scene.viewpoint.is_covered
    screen.key(pygame.K_SPACE, " ")
    assert not scene.viewpoint.is_covered


def test_a_press_that_the_menu_has_cut_short_does_not(screen, scene):
    screen.post(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0, scancode=0)
    screen.post(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0, scancode=0)
    screen.post(pygame.KEYUP, key=pygame.K_SPACE, unicode=" ", mod=0, scancode=0)
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is scene
    screen.frames(2, action("cover.lift").hold)
    assert scene.viewpoint.is_covered


def test_the_name_lifts_the_curtain_and_no_other_click_does(screen, scene):
    screen.click((700, 300, 2, 2))
    screen.click((40, 700, 2, 2))
    assert scene.viewpoint.is_covered
    screen.lift_curtain()
    assert not scene.viewpoint.is_covered


def test_the_menu_stays_within_reach(screen, scene):
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, PauseDialog)


def test_it_closes_when_the_turn_passes_to_the_other_person(screen, scene):
    screen.lift_curtain()
    first, hand = scene.viewpoint.viewer, MouseHand(screen, 4)
    while scene.game.deciding == first:
        hand.play_on()
    assert scene.viewpoint.is_covered and scene.viewpoint.viewer != first


def test_an_undo_never_shows_the_other_hand(screen, scene):
    screen.lift_curtain()
    first, hand = scene.viewpoint.viewer, MouseHand(screen, 4)
    while scene.game.deciding == first:
        hand.play_on()
    screen.letter("u")
    assert scene.viewpoint.is_covered
    assert not {*hand_of(scene, first)} & set(scene.table.top.layout.targets)


def test_the_picture_of_a_saved_game_shows_no_hand(screen, scene, monkeypatch):
    screen.lift_curtain()
    seen = []
    monkeypatch.setattr(
        "scenes.play.play_scene.keep_thumbnail",
        lambda path, window: seen.append(set(scene.table.top.layout.targets)),
    )
    screen.key(pygame.K_ESCAPE)
    assert seen and not seen[0] & set(hand_of(scene, scene.viewpoint.viewer))
    assert not scene.viewpoint.is_covered


def test_the_log_names_no_hidden_card(scene):
    told = [entry.line for entry in scene.game.log.entries]
    assert not any("marks" in line.words for line in told)
    private = {card for seat in (0, 1) for card in hand_of(scene, seat)}
    drawn = [line for line in told if "draws" in line.words]
    assert drawn and not any(private & set(line.pieces) for line in drawn)


def test_what_the_table_hears_names_no_card_that_its_eyes_may_not_see(screen, scene):
    def cards_drawn_by(seat):
        told = scene.table.model().told
        return {card for e in told if e.kind == "drew" and e.seat == seat for card in e.facts.get("cards", ())}

    assert not cards_drawn_by(0) and not cards_drawn_by(1)
    screen.lift_curtain()
    viewer = scene.viewpoint.viewer
    assert cards_drawn_by(viewer) and not cards_drawn_by(1 - viewer)


def test_the_curtain_tells_what_the_other_one_did(scene):
    other = scene.game.session.seats[1 - scene.viewpoint.viewer].name
    news = scene.table.table.news(scene.table.model())
    assert news.startswith(f"**{other}:**")
    assert "Played" in news or "Bought" in news


def test_one_person_among_computers_sees_no_curtain(screen):
    session = session_of("duel", 3, ("human", "random", "random", "random"), lambda state: True)
    assert not lay(screen.app, session).viewpoint.is_covered


def test_partners_who_see_each_others_hands_need_none(screen):
    session = session_of("cooperative", 3, until=lambda state: True)
    scene = lay(screen.app, session)
    hand = MouseHand(screen, 4)
    while scene.game.session.state.turn < 3 and screen.is_playing:
        screen.frames(3)
        assert not scene.viewpoint.is_covered
        hand.play_on()


def test_a_hand_lies_face_down_while_a_computer_acts_between_two_people(screen, monkeypatch):
    seed = next(
        seed for seed in range(20) if session_of("three", seed, until=lambda state: True).state.order == (0, 1, 2)
    )
    session = session_of("three", seed, ("human", "random", "human", ""), lambda state: True)
    scene = lay(screen.app, session)
    screen.lift_curtain()
    monkeypatch.setattr("game.bots.computer_seats.ComputerSeats.advance", lambda *args: None)
    hand = MouseHand(screen, 4)
    while scene.game.deciding == 0:
        hand.play_on()
    screen.frames(3)
    assert scene.game.deciding == 1 and not scene.viewpoint.is_covered
    assert not {*hand_of(scene, 0)} & set(scene.table.top.layout.targets)
    assert set(scene.table.model().view.players[0].hand) == {FACE_DOWN}


def test_the_next_batch_of_the_same_turn_is_not_covered_again():
    seats = [Seat("Ann"), Seat("Bob")]
    view = Perspective(seats, 0, lambda one, other: one == other)
    view.ask_in_secret()
    assert view.is_covered
    view.is_covered = False
    view.ask_in_secret()
    assert not view.is_covered


def test_it_covers_only_between_people_who_may_not_see_the_same():
    seats = [Seat("Ann"), Seat("Bob"), Seat("Cleo")]
    view = Perspective(seats, 0, lambda one, other: {one, other} == {0, 1})
    view.is_covered = False
    view.turn_to(1)
    assert view.eyes == 1
    view.turn_to(2)
    assert (view.viewer, view.eyes) == (2, None)
