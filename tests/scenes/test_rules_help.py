"""The rules help: opened at the step being played, searched, read by mouse and by keyboard."""

import re

import pygame
import pytest

from game import GAMES
from game.files.settings import LETTER_SIZES
from game.nation_deckbuilder.cards.cards import DESIGNS
from game.nations.cards.cards import CARDS, EVENTS, TILES
from game.nations_dice.cards.tiles import TILES as DICE_TILES
from game.text.encyclopedia import entries
from game.text.language import speaking
from game.text.rulebook import chapters
from game.wealth_of_nations.cards.components import INDUSTRIES
from scenes.app.display import RESIZE_REST_MS
from scenes.games.nations.text.words import TOPICS
from scenes.games.plugin import plugin_of
from scenes.screens.books.chapter_page import PAGE
from scenes.screens.books.rule_pictures import pictures
from scenes.screens.books.rules_help import RulesScene
from scenes.ui.host.host import DWELL
from scenes.ui.text import Text
from sprites.paint import glyphs
from tests.scenes.fingers import click, control, laid, type_text, walk_to
from tests.scenes.trees import boxes


@pytest.fixture
def rules(screen):
    screen.app.stack.push(RulesScene(screen.app, "nations", "Production"))
    screen.frames()
    return screen


def test_it_opens_at_the_step_being_played(rules):
    assert rules.scene._chapter.heading == "Production"


def test_a_page_reads_on_into_the_next_chapters_as_far_as_it_reaches(screen):
    headings = [chapter.heading for chapter in chapters("nation_deckbuilder")]
    for number, heading in enumerate(headings):
        page = RulesScene(screen.app, "nation_deckbuilder", heading).page.spots()
        told = [spot.chapter.heading for spot in page]
        assert told == headings[number : number + len(told)]
        assert page[-1].bottom > PAGE / 2 or told[-1] == headings[-1]


def test_every_step_of_a_round_has_its_chapter():
    assert set(TOPICS.values()) <= {chapter.heading for chapter in chapters("nations")}


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_can_be_drawn(game):
    signs = {sign for chapter in entries(game) for sign in re.findall(r"\{(\w*)\}", chapter.text)}
    assert signs <= glyphs.kinds()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_chapter_names_is_pictured_in_every_language(game, screen):
    shown = {chapter.of: chapter.shows for chapter in chapters(game)}
    assert sum(map(bool, shown.values())) >= 8
    with speaking("de"):
        assert {chapter.of: chapter.shows for chapter in chapters(game)} == shown
    for name in {name for names in shown.values() for name in names}:
        assert plugin_of(game).pictured(name).look.surface(screen.app.theme).get_width() > 20


def test_a_picture_in_the_rules_answers_the_pointer(screen):
    screen.app.stack.push(RulesScene(screen.app, "nations", "Wonders"))
    screen.frames()
    pictured = next(tip for tip in screen.scene.form.targets if tip.name == "picture Stonehenge")

    screen.move_to(screen.pixel(pictured.area))
    screen.frames(1, DWELL)

    assert screen.scene.form.told[0].name == "picture Stonehenge"


def test_pictures_that_have_no_room_leave_and_none_is_higher_than_a_card(screen):
    chapter = next(each for each in chapters("nations_dice") if each.of == "Dice and chits")

    wide, narrow = (pictures(screen.app.theme, chapter, room) for room in (700.0, 260.0))

    assert len(wide.shown) > len(narrow.shown) > 2
    assert all(each.area[0] + each.area[2] <= 260 for each in narrow.shown)


PIECES = {
    "nations": [
        *(c.name for c in CARDS.all()),
        *(e.top.name for e in EVENTS.all()),
        *(t.name for t in TILES.all()),
    ],
    "nations_dice": [tile.name for tile in DICE_TILES.values()],
    "nation_deckbuilder": [card.name for card in DESIGNS.all()],
    "wealth_of_nations": [industry.name for industry in INDUSTRIES.values()],
}


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_piece_is_found_by_its_name_with_what_it_is_and_does(game, screen):
    rules = RulesScene(screen.app, game)
    for name in dict.fromkeys(PIECES[game]):
        rules._words = name
        found = [each for each in rules._search() if name in each.chapter.heading]
        assert all(each.where and each.chapter.text for each in found)
        assert any(each.chapter.kind == each.where for each in found), name


def test_a_card_is_searched_and_read(rules):
    click(rules, "search")
    type_text(rules, "colos")

    assert rules.scene._chapter.heading == "Colosseum"
    assert rules.scene._found[0].where == "Wonder · Age I"
    rules.frames()


def test_a_search_is_typed_and_narrows_the_chapters(rules):
    click(rules, "search")
    type_text(rules, "revolt")

    term, chapter = rules.scene._found[:2]
    assert (term.chapter.heading, term.where) == ("Revolt", "Term")
    assert chapter.chapter.heading == "Production" and "Revolt" in chapter.where
    assert control(rules, "chapters").count < len(chapters("nations"))


def test_what_is_chosen_is_still_there_where_another_language_finds_less(rules):
    click(rules, "search")
    type_text(rules, "war")
    walk_to(rules, "chapters")
    rules.key(pygame.K_END)
    before = len(rules.scene._found)
    rules.app.change_settings(language="de")
    rules.frames()

    assert before > len(rules.scene._found) > 0
    assert rules.scene._chapter


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
    before = scrolled(rules, "chapters")
    rules.move_to(rules.pixel(laid(rules, "chapters").area))
    rules.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)

    assert scrolled(rules, "chapters") == max(0, before - 1)


def scrolled(rules, name):
    return rules.scene.form.state.scrolled[name]


def wheel_over(rules, name, turns):
    rules.move_to(rules.pixel(laid(rules, name).area))
    rules.post(pygame.MOUSEWHEEL, x=0, y=turns, flipped=False)


def test_the_wheel_over_the_text_moves_the_text_and_never_the_list(rules):
    rows, before = laid(rules, "chapters"), scrolled(rules, "chapters")
    for _ in range(60):
        wheel_over(rules, "text", -1)
    rules.frames()
    _, _, wide, high = laid(rules, "text").area
    assert scrolled(rules, "text") == max(0.0, rules.scene.page.length(wide) - high) > 0
    assert laid(rules, "chapters") is rows and scrolled(rules, "chapters") == before


def test_the_wheel_at_the_edge_of_the_page_moves_the_text_too(rules):
    x, y, _, height = laid(rules, "text").area
    rules.move_to(rules.pixel((x - 12, y + height / 2, 1, 1)))
    rules.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)

    assert scrolled(rules, "text") > 0


def test_no_line_and_no_picture_is_cut_off_hard_where_the_text_goes_on(rules):
    text = laid(rules, "text")
    darkest = {"text": 255}
    for turn in range(12):
        area = rules.app.theme.rect(*text.area)
        window = pygame.display.get_surface()
        wide = range(area.x, area.right - rules.app.theme.px(16))
        rows = {"text": area.centery, "foot": area.bottom - 1} | ({"head": area.y} if turn else {})
        for edge, row in rows.items():
            darkest[edge] = min(darkest.get(edge, 255), *(sum(window.get_at((x, row))[:3]) // 3 for x in wide))
        wheel_over(rules, "text", -0.11)
        rules.frames()
    assert darkest["text"] < 80
    assert darkest["foot"] > 150 < darkest["head"]


def test_escape_leaves_the_search_and_then_the_screen(rules):
    below = RulesScene(rules.app, "nations")
    rules.app.stack.pop()
    rules.app.stack.push(below)
    rules.app.stack.push(RulesScene(rules.app, "nations"))
    rules.frames()
    click(rules, "search")
    type_text(rules, "revolt")
    rules.key(pygame.K_ESCAPE)

    assert rules.scene.form.editor is None
    assert control(rules, "search").text == ""
    assert control(rules, "chapters").count == len(chapters("nations"))
    rules.key(pygame.K_ESCAPE)
    assert rules.scene is below


def test_the_heading_over_the_text_is_that_of_what_is_read(rules):
    rules.scene.form.state.scrolled["text"] = rules.scene.page.spots()[2].top

    assert rules.scene._heading_in_sight() == rules.scene.page.spots()[2].chapter.heading


def test_a_window_too_small_for_any_of_the_page_is_no_fault(rules):
    size = 300, 200
    pygame.display.set_mode(size, pygame.RESIZABLE)
    rules.scene.invalidate()
    rules.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
    rules.frames(1, RESIZE_REST_MS)

    assert not rules.app.theme.rect(*laid(rules, "text").area).colliderect((0, 0), size)


def test_letters_that_move_the_focus_begin_no_search(screen):
    screen.app.change_settings(hand="left")
    screen.app.open("rules", "nations")
    screen.frames()
    screen.letter("s")
    screen.letter("s")
    assert not screen.scene.form.editor and screen.scene._chosen > 0
    screen.letter("q")
    assert screen.scene.form.editor
    screen.app.change_settings(hand="both")


def test_a_long_heading_in_the_largest_letters_takes_two_lines_of_its_row(screen):
    screen.app.change_settings(letters=LETTER_SIZES[-1])
    with speaking("de"):
        scene = RulesScene(screen.app, "wealth_of_nations")
        row = scene._row(1, False)
        laid = boxes(row, (0.0, 0.0, 239.0, 58.0), screen.app.theme)
        ((text, area),) = [(box, its) for box, its in laid if isinstance(box, Text)]
        _, size, is_cut = text.fitted(screen.app.theme, *area[2:])
    assert not is_cut
    assert size > 0.8 * text.size * screen.app.theme.letter
