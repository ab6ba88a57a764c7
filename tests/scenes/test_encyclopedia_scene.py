"""The encyclopedia: F2 opens it anywhere, links are followed and gone back by mouse and keyboard."""

import pygame
import pytest

from game import GAMES
from game.records.tally import seats_of
from game.text.encyclopedia import entries, links
from scenes.screens.books.chapter_page import TEXT_SIZE
from scenes.screens.books.rules_help import BookScene, RulesScene
from tests.scenes.fingers import click, control, type_text, walk_to
from tests.scenes.tables_played import lay_new, played
from tests.scenes.trees import trees_of, words_in


def opened(screen, *facts):
    screen.app.open("book", *facts)
    screen.frames()
    return screen.scene


def test_f2_opens_it_at_the_search_and_what_is_typed_is_found_in_all_games(screen):
    screen.app.open("menu")
    screen.frames()
    screen.key(pygame.K_F2)
    assert isinstance(screen.scene, BookScene)

    type_text(screen, "books>=2 age:3")
    found = [each.chapter for each in screen.scene._found]
    assert len(found) == 15
    assert {entry.game for entry in found} == {"nations"}

    screen.key(pygame.K_ESCAPE)
    screen.key(pygame.K_ESCAPE)
    assert not isinstance(screen.scene, BookScene)


@pytest.mark.parametrize(
    ("game", "name"),
    [*zip(GAMES, ("Colosseum", "Hagia Sophia", "Mind Control", "Farm"), strict=True)],
)
def test_it_opens_at_what_is_asked_with_its_picture(screen, game, name):
    book = opened(screen, game, (name, "The idea"))
    assert book._chapter.heading == name
    (spot,) = book.page.spots()
    assert len(spot.pictures.shown) == 1


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", [*GAMES][:3])
def test_f2_on_a_table_opens_the_piece_under_the_pointer(screen, game):
    scene = lay_new(screen.app, game, ["human", "easy", "easy"], "K7QMXA")
    screen.frames(3)
    known = {name for entry in entries(game) if entry.kind for name in entry.shows}
    places = scene.table.top.within_reach
    piece = next(name for name in places if name.partition("#")[0].partition("@")[0] in known)
    screen.move_to(screen.pixel(places[piece].area))
    screen.frames(3)
    screen.key(pygame.K_F2)
    assert set(screen.scene._chapter.shows) == {piece.partition("#")[0].partition("@")[0]}


def test_what_nobody_knows_opens_the_search_of_the_game(screen):
    book = opened(screen, "nations_dice", ("nothing of the kind",))
    assert (book.form.editor.name, book.game) == ("search", "nations_dice")


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_f2_over_nothing_opens_the_book_of_the_game_that_is_played(screen, game):
    lay_new(screen.app, game, ["human", "easy", "easy"], "K7QMXA")
    screen.frames(3)
    screen.move_to((0, screen.app.surface.get_height() - 1))
    screen.key(pygame.K_F2)
    assert isinstance(screen.scene, BookScene)
    assert screen.scene.game == game
    assert {entry.chapter.game for entry in screen.scene._found} <= {game, "screens"}


def test_f1_in_the_book_opens_the_rules_of_the_entry_and_escape_comes_back(screen):
    book = opened(screen, "nations", ("Colosseum",))
    screen.key(pygame.K_F1)
    assert (type(screen.scene), screen.scene.game) == (RulesScene, "nations")
    assert screen.scene._chapter.of == "Wonders"
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is book


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", ["", *GAMES])
def test_f1_works_in_the_book_while_it_is_searched(screen, game):
    opened(screen, game, ())
    type_text(screen, "x")
    screen.key(pygame.K_F1)
    assert type(screen.scene) is RulesScene
    assert screen.scene.game == (game or next(iter(GAMES)))


def test_links_are_clicked_and_backspace_leads_back(screen):
    book = opened(screen, "nations", ("Colosseum",))
    click(screen, "link 1")
    assert book._chapter.heading == "Wonders"
    screen.key(pygame.K_BACKSPACE)
    assert book._chapter.heading == "Colosseum"


def test_links_are_followed_by_the_keyboard_out_of_the_rules_too(screen):
    screen.app.stack.push(RulesScene(screen.app, "nations", "Wonders"))
    screen.frames()
    first = links(screen.scene._chapter)[0].heading
    walk_to(screen, "link 1")
    screen.key(pygame.K_RETURN)
    assert screen.scene._chapter.heading == first != "Wonders"
    screen.key(pygame.K_BACKSPACE)
    assert screen.scene._chapter.heading == "Wonders"


def test_a_search_that_cannot_be_read_says_so_in_place_of_the_text(screen):
    opened(screen)
    click(screen, "search")
    type_text(screen, "bokks>=2")
    assert screen.scene._chapter is None
    assert "bokks" in screen.scene._problem
    assert control(screen, "chapters").count == 0


def test_a_page_says_what_lies_hidden_in_the_game_and_what_came_of_the_piece(screen):
    session = played(moves=-1)
    screen.app.saves.begin(session).close()
    (piece, *_) = next(each.bought for each in seats_of(session) if each.bought)
    lay_new(screen.app, "nations", ["human", "easy", "easy"], "K7QMXA")
    screen.frames(3)
    game, _, hidden = screen.scene.looked_up
    book = opened(screen, game, (piece,), hidden)
    screen.frames(3)

    words = [each for tree, area in trees_of(book) for each in words_in(tree, area, book.theme)]
    assert "In this game" in words
    assert any("face down" in each for each in words)
    assert any(each.startswith("bought by") for each in words)


def test_the_text_of_a_piece_stands_beside_its_picture_where_there_is_room(screen):
    book = opened(screen, "nations", ("Colosseum",))
    (spot,) = book.page.spots()
    assert spot.left > spot.pictures.shown[0].area[2]
    assert spot.bottom == spot.pictures.high
    (narrow,) = book.page.spots(380.0)
    assert (narrow.left, narrow.text) == (0.0, narrow.pictures.high)


def test_the_page_of_a_piece_has_room_for_what_was_ruled_of_it(screen, monkeypatch):
    book = opened(screen, "nations", ("Uraniborg",))
    (ruled,) = book.page.spots(380.0)
    monkeypatch.setattr("game.text.encyclopedia.rulings", lambda chapter: ())
    (bare,) = book.page.spots(380.0)
    assert ruled.bottom > bare.bottom + 3 * TEXT_SIZE


def test_a_letter_begins_the_search_wherever_the_focus_is(screen):
    book = opened(screen, "nations", ("Uraniborg",))
    type_text(screen, "Samurai")
    assert book._found[0].chapter.heading == "Samurai"
    assert not screen.app.settings.muted
