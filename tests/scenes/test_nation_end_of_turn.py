"""The end of a turn of Nation: one press ends it, and a question comes only where something would be wasted."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from scenes.app.dialog import ConfirmDialog
from scenes.ui.host.drag import overlap
from tests.scenes.nation_tables import area, lay_made, state, verbs


@pytest.fixture
def laid(screen):
    """A table made to measure."""
    return partial(lay_made, screen)


def ends_turn(scene):
    """Whether the turn went on to the next nation with the first seat's last move."""
    session = scene.game.session
    number = session.moves.index(("finish_buying",))
    after = session.state_before(number + 1) if len(session.moves) > number + 1 else session.state
    return after.turn == 2


TOKEN = {"hand": ["coin", "food"], "age": 2, "token": 2, "discard_pile": ["attack"], "coins": 0}


def test_one_press_ends_a_turn_although_a_token_is_left(screen, laid):
    scene = laid({**TOKEN, "hand": ["food"]}, {"hand": ["coin"]})
    for letter in "apd":
        screen.letter(letter)
    assert ends_turn(scene)
    assert state(scene).nations[0].token == 2


def test_the_last_button_says_that_it_ends_the_turn(screen, laid):
    scene = laid({"hand": ["coin"]})
    for letter in "ap":
        screen.letter(letter)
    assert verbs(scene)[-1] == "End turn"


def test_partners_end_their_turn_when_both_have_done(screen, laid):
    scene = laid({"hand": ["coin"]}, {"hand": ["coin"]}, mode="cooperative", people=2)
    for letter in "apap":
        screen.letter(letter)
    assert verbs(scene)[-1] == "Done buying"
    for letter in "dy":
        screen.letter(letter)
    assert (scene.game.deciding, verbs(scene)[-1]) == (1, "End turn")


WASTES = [{"hand": ["coin"]}, {"hand": ["construction_crew"], "food": 9}, {"hand": ["meeting", "coin"]}]


@pytest.mark.sample(3)
@pytest.mark.parametrize("seat", WASTES, ids=["coins", "building", "removal"])
def test_what_would_be_wasted_is_asked_about_once(screen, laid, seat):
    scene = laid({**seat, "discard_pile": ["coin"]}, market=["cave", "hut"])
    for letter in "aa" if len(seat["hand"]) > 1 else "ap":
        screen.letter(letter)
    screen.letter("d")
    assert isinstance(screen.scene, ConfirmDialog)
    screen.letter("y")
    assert screen.scene is scene
    assert ends_turn(scene)


def test_the_token_says_what_it_is(screen, laid):
    scene = laid(TOKEN)
    for letter in "aa":
        screen.letter(letter)
    tooltip = scene.table.top.layout.targets["rights"].tells.told
    assert "**token** removes two cards" in tooltip.remarks[0]
    prompt = scene.table.table.words.prompt(scene.table.model())
    assert "**R**: remove two cards with your token" in prompt


def test_a_touch_of_a_played_card_lays_open_what_the_token_removes(screen, laid):
    scene = laid(TOKEN)
    for letter in "aa":
        screen.letter(letter)
    screen.click(area(scene, "coin#1"))
    assert state(scene).players[0].played == ("coin#1", "food#1")
    assert scene.game.turn.draft.pile == ("attack#1", "coin#1", "food#1")


def test_no_more_cards_are_chosen_than_the_token_removes(screen, laid):
    scene = laid({**TOKEN, "hand": ["chief", "coin"], "token": 1, "food": 9})
    for letter in "aar":
        screen.letter(letter)
    for card in ("chief#1", "coin#1", "attack#1"):
        screen.click(area(scene, card))
    assert set(scene.game.turn.draft.chosen) == {"coin#1", "attack#1"}
    screen.letter("r")
    assert {"coin#1", "attack#1"} <= set(state(scene).box)
    assert "chief#1" in state(scene).players[0].played


# Who is asked


@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
def test_the_name_of_whose_turn_it_is_lies_beside_the_market(screen, laid, mode):
    scene = laid({"hand": ["coin"]}, {"hand": ["coin"]}, {"hand": ["coin"]}, mode=mode, people=2)
    theme, layout = scene.table.theme, scene.table.top.layout
    scene.banner.hand_over(scene.game.session.seats[0], "words", scene.table.pace)
    scene.banner.advance(450)
    plate = scene.banner.stamps(theme, layout)[-1].rect
    market = [theme.rect(*place.area) for place in layout.targets.values() if place.zone == "market"]
    assert len(market) == 9
    assert plate.collidelist(market) == -1
    assert plate.collidelist([theme.rect(*area) for area in layout.kept_clear]) == -1
    assert theme.rect(*layout.anchors["no attack"]) in [theme.rect(*area) for area in layout.kept_clear]


def test_who_goes_on_in_mid_turn_is_not_announced_again(screen, laid):
    """Doctor asks before all, and what was drawn is marked in secret."""
    scene = laid({"hand": ["doctor", "airport"], "draw_pile": ["coin"], "discard_pile": ["chief"], "food": 9})
    for letter in "aa":
        screen.letter(letter)
    screen.frames(3)
    for letter, question in (("", "which_person"), ("d", "mark"), ("ap", "buy")):
        scene.banner.finish()
        for key in letter:
            screen.letter(key)
        screen.frames(3)
        assert state(scene).decision.choice.name == question
        assert scene.banner.is_still


def test_a_forced_discard_says_where_to_click_whatever_has_the_focus(screen, laid):
    scene = laid({"hand": ["chief", "hunter", "coin"], "duties": ("person",)})
    prompt = scene.table.table.words.prompt(scene.table.model())
    assert prompt == "An enemy makes you discard a person: click one in your hand"
    lit = [scene.table.top.layout.targets[name] for name in scene.table.lit]
    assert {place.zone for place in lit} == {"hand"}
    assert all(overlap(place.area, area(scene, "hand")) > 0 for place in lit)
    screen.key(pygame.K_TAB)
    assert scene.commands.ring.visible
    assert scene.commands.sight.prompt == prompt.replace("click", "press Enter on")


def test_removals_of_cards_and_of_the_token_are_counted_together_everywhere(screen, laid):
    scene = laid({**TOKEN, "removals": 1})
    for letter in "aa":
        screen.letter(letter)
    model = scene.table.model()
    assert "remove three cards." in scene.table.table.words.prompt(model)
    assert scene.table.top.layout.targets["rights"].caption == "may remove 3"
    screen.letter("r")
    assert scene.game.turn.draft.most == 3
