"""The rules help: opened at the step being played, searched, read by mouse and by keyboard."""

import re

import pygame
import pytest

from game.rulebook import chapters
from scenes.rules_help import RulesScene
from scenes.tables.nations.words import TOPICS
from sprites import glyphs
from tests.scenes.fingers import click, type_text, walk_to, widget


@pytest.fixture
def rules(screen):
    screen.desk.stack.push(RulesScene(screen.desk, "nations", "Production"))
    screen.frames()
    return screen


def test_it_opens_at_the_step_being_played(rules):
    assert rules.scene._chapter.heading == "Production"


def test_a_page_reads_on_into_the_next_chapters_as_far_as_it_reaches(screen):
    headings = [chapter.heading for chapter in chapters("nation_deckbuilder")]
    for number, heading in enumerate(headings):
        page = RulesScene(screen.desk, "nation_deckbuilder", heading)._page()
        told = [spot.chapter.heading for spot in page]
        assert told == headings[number : number + len(told)]
        assert len(told) > 1 or page[-1].bottom > 400 or heading == headings[-1]


def test_every_step_of_a_round_has_its_chapter():
    assert set(TOPICS.values()) <= {chapter.heading for chapter in chapters("nations")}


def test_every_sign_can_be_drawn():
    signs = {sign for chapter in chapters("nations") for sign in re.findall(r"\{(\w+)\}", chapter.text)}
    for sign in signs:
        assert glyphs.draw(sign, 16)


def test_a_search_is_typed_and_narrows_the_chapters(rules):
    click(rules, "search")
    type_text(rules, "revolt")

    assert rules.scene._chapter.heading == "Production"
    assert widget(rules, "chapters").count < len(chapters("nations"))


def test_a_search_without_result_says_so(rules):
    click(rules, "search")
    type_text(rules, "zzz")

    assert rules.scene._chapter is None
    rules.frames()


def test_the_arrow_keys_turn_the_chapters(rules):
    walk_to(rules, "chapters")
    before = rules.scene._chosen
    rules.key(pygame.K_DOWN)

    assert rules.scene._chosen == before + 1


def test_the_wheel_moves_the_list(rules):
    rows = widget(rules, "chapters")
    before = rows.first
    rules.move_to(rules.pixel(rows.area))
    rules.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)

    assert widget(rules, "chapters").first == max(0, before - 1)
