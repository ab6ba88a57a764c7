"""What everyone has built, in large: opened from the table by pointer and keys, leafed through, saved, and left."""

from dataclasses import replace

import pygame
import pytest

from game import GAMES
from game.engine.hidden import determinize, heaps, redact
from game.session.session import HUMAN
from game.text.language import speaking
from game.text.sentences import Sentences
from scenes.games.nations.zones import MARKET
from scenes.games.plugin import plugin_of
from scenes.play.dialogs import city_scene
from scenes.play.dialogs.city_scene import KEPT, CityScene
from scenes.play.dialogs.pause import PauseDialog
from scenes.table.panels.city_zoom import CityZoom
from sprites.poster.posters import Idle, PrintRequest
from tests.scenes.faults import mute, overflows, overlaps
from tests.scenes.fingers import click, press
from tests.scenes.tables_played import lay, lay_new, played
from tests.scenes.trees import SCREEN, words_in

FACES = {
    "nations": "nation",
    "nations_dice": "nation 0",
    "nation_deckbuilder": "side_0",
    "wealth_of_nations": "city@0",
}
"""What stands for the own side at each table."""


class Press(Idle):
    """Prints everything at once in one tone, and keeps what it was asked for."""

    def __init__(self):
        self.wishes = []
        self._ready = []

    def begin(self, wishes):
        self.wishes += wishes
        self._ready += wishes

    def finished(self):
        ready, self._ready = self._ready, []
        for wish in ready:
            picture = pygame.Surface(wish.size).convert()
            picture.fill((200, 40, 160))
            yield wish, picture


@pytest.fixture
def printer(screen):
    screen.app.posters._painter = Press()
    return screen.app.posters._painter


def table_of(screen, game, players=(HUMAN, "easy"), begun=12):
    least = GAMES[game].seats[0]
    scene = lay_new(screen.app, game, (*players, *(["easy"] * (max(2, least) - 2))), 5, begun)
    screen.frames(3)
    return scene


def look(screen):
    screen.key(pygame.K_c, mod=pygame.KMOD_LSHIFT)
    screen.frames()
    assert isinstance(screen.scene, CityScene)
    return screen.scene


def is_large(wish):
    return wish.size[0] > 1000 and wish.size[1] > 400


def titles(screen):
    return words_in(screen.scene.tree(), SCREEN, screen.app.theme)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_who_stands_for_the_own_side_shows_its_city(screen, game):
    scene = table_of(screen, game)
    screen.click(scene.table.top.layout.targets[FACES[game]].area)
    screen.frames()
    assert isinstance(screen.scene, CityScene)
    assert screen.scene._cards(2.0)[screen.scene._side].seats == (0,)


@pytest.mark.parametrize("game", GAMES)
def test_who_stands_for_the_own_side_says_that_a_click_shows_its_city(screen, game):
    scene = table_of(screen, game)
    look, says = scene.commands.tooltips.of(FACES[game]).look, Sentences("screens")("notes.city")
    assert says in (look.remark if game == "nations" else look.remarks[-1])


def test_the_card_of_the_own_nation_lies_off_the_market(screen):
    scene = lay_new(screen.app, "nations", [HUMAN] * 5, 5, 40, advanced=True)
    screen.frames(3)
    layout = scene.table.top.layout
    screen.move_to(screen.pixel(layout.targets["nation"].area))
    screen.frames(80)
    (card,) = [each.rect for each in scene.commands.sight.popovers.lying if each.name == "tooltip"]
    assert not card.colliderect(screen.app.theme.rect(*layout.anchors[MARKET]))


def test_a_click_on_the_face_of_a_team_shows_its_land(screen):
    scene = lay_new(screen.app, "nation_deckbuilder", [HUMAN, "easy", "easy", "easy"], 5, 12)
    screen.frames(3)
    faces = [each for each in scene.table.top.layout.targets.values() if isinstance(each.tells, CityZoom)]
    screen.click(faces[0].area)
    screen.frames()
    assert isinstance(screen.scene, CityScene)
    assert faces[0].city_of in screen.scene._cards(2.0)[screen.scene._side].seats


@pytest.mark.parametrize("game", GAMES)
def test_keys_go_through_all_sides_and_back_to_the_table_in_the_same_position(screen, game):
    scene = table_of(screen, game)
    before = scene.game.position
    shown = look(screen)
    cards = shown._cards(2.0)
    count = len(cards)
    assert [card.seats for card in cards] == [(seat,) for seat in range(count)]
    seen = []
    for key in (*[pygame.K_RIGHT] * count, pygame.K_LEFT, *[pygame.K_RIGHT] * 2):
        screen.key(key)
        seen.append(shown._side)
    assert seen == [*range(1, count), 0, count - 1, 0, 1]
    assert any(cards[1].title.lower() in words.lower() for words in titles(screen))
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is scene and scene.game.position == before


def test_buttons_lead_to_other_sides_and_a_click_on_the_picture_back(screen):
    scene = lay(screen.app, played(3, 12))
    screen.frames(3)
    shown = look(screen)
    for side in (2, 0):
        click(screen, f"side{side}")
        assert shown._side == side
    screen.click((600.0, 300.0, 10.0, 10.0))
    screen.frames()
    assert screen.scene is scene


def test_the_pause_names_it_and_leads_there_and_back(screen):
    scene = table_of(screen, "nations")
    scene.commands.open_menu()
    screen.frames()
    press(screen, "city")
    screen.frames()
    assert isinstance(screen.scene, CityScene)
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, PauseDialog)


def test_what_is_painted_in_the_end_is_painted_as_soon_as_its_face_is_rested_on(screen, printer):
    scene = table_of(screen, "nations")
    area = scene.table.top.layout.targets["nation"].area
    screen.move_to(screen.pixel(area))
    for _ in range(120):
        screen.frames()
    asked = [wish for wish in printer.wishes if is_large(wish)]
    assert asked
    screen.click(area)
    screen.frames(2)
    ((picture, size),) = screen.scene._pictures(screen.scene._strokes)
    assert PrintRequest(picture, size) in asked
    assert screen.app.posters.printed(picture, size)


def test_of_what_was_looked_at_little_is_kept(screen, printer):
    lay(screen.app, played(4, 12))
    screen.frames(3)
    shown, posters = look(screen), screen.app.posters
    for _ in range(3):
        screen.key(pygame.K_RIGHT)
        screen.frames(3)
    large = [wish for wish in posters._pictures if is_large(wish)]
    assert len(large) == KEPT
    screen.key(pygame.K_ESCAPE)
    assert [wish for wish in posters._pictures if is_large(wish)] == large[-1:]
    assert shown is not screen.scene


def test_the_picture_is_saved_once_it_is_painted_and_it_is_told_where(screen, printer, home, monkeypatch):
    monkeypatch.setattr(city_scene, "SAVED", (640, 360))
    table_of(screen, "nations")
    look(screen)
    screen.letter("s")
    screen.frames(4)
    (path,) = (home / "pictures").glob("*.png")
    picture = pygame.image.load(path)
    assert picture.get_size() == (640, 360)
    assert picture.get_at((320, 200))[:3] == (200, 40, 160)
    assert path.name in screen.app._display.note.words
    screen.key(pygame.K_ESCAPE)
    assert screen.app._display.note is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_nothing_in_it(screen, game):
    scene = table_of(screen, game, (HUMAN, HUMAN), 30)
    table, model, rules = plugin_of(game).table(), scene.table.model(), GAMES[game]
    known = [card.picture for card in table.postcards(model, 2.0)]
    for seed in range(3):
        state = determinize(scene.game.session.state, 0, rules.hidden, seed)
        seen = replace(model, view=redact(state, 0, rules.hidden), heaps=heaps(state, 0, rules.hidden))
        assert [card.picture for card in table.postcards(seen, 2.0)] == known


@pytest.mark.parametrize("game", GAMES)
def test_who_sees_no_city_on_the_table_may_still_look_at_it(screen, game):
    screen.app.change_settings(city_look="off")
    scene = table_of(screen, game)
    assert scene.table.postcard() is None
    picture = look(screen)._cards(2.0)[0].picture
    assert getattr(picture, "mood", "full") == "full"


@pytest.mark.parametrize("letters", [100, 200])
@pytest.mark.parametrize("language", ["en", "pretend"])
def test_all_of_it_has_room(screen, letters, language):
    screen.app.change_settings(letters=letters)
    lay(screen.app, played(5, 12))
    screen.frames(3)
    scene = look(screen)
    with speaking(language):
        tree, theme = scene.tree(), scene.theme
        for fault in (overflows, overlaps):
            assert [*fault(tree, SCREEN, theme)] == []
        assert [*mute(tree, theme, SCREEN)] == []


OWN = {
    "nations": ("population",),
    "nations_dice": ("own board", "unused dice", "used dice"),
    "nation_deckbuilder": ("hand",),
}
"""The zones of what its viewer goes on seeing who looks at the city of a rival."""


@pytest.mark.parametrize(
    ("game", "seats"),
    [("nations", 5), ("nations", 4), ("nations_dice", 2), ("nations_dice", 4), ("nation_deckbuilder", 2)],
)
def test_the_face_of_a_rival_shows_what_it_has_built_clear_of_the_market_and_the_own_pieces(screen, game, seats):
    options = {"advanced": True} if seats == 5 else {}
    session = lay_new(screen.app, game, [HUMAN] * seats, 5, 40, **options).game.session
    screen.app.open("timeline", session, len(session.moves) - 1, None, False, False)
    screen.frames(20)
    layout = screen.scene.table.top.layout
    faces = {name: each for name, each in layout.targets.items() if isinstance(each.tells, CityZoom)}
    assert {each.looks_at for each in faces.values()} == {*range(seats)} - {screen.scene.viewpoint.shown_seat}
    for name, place in faces.items():
        screen.move_to((4, 300))
        screen.frames(4)
        screen.move_to(screen.pixel(place.area))
        screen.frames(80)
        assert screen.scene.commands.host.told == name
        ((_, zoom),) = [
            (each.name, each.rect) for each in screen.scene.commands.sight.popovers.lying if each.name == "tooltip"
        ]
        for off in place.tells.off:
            assert not zoom.colliderect(screen.app.theme.rect(*layout.anchors[off])), name
        own = [each for each in layout.targets.values() if each.zone in OWN[game]]
        assert own
        assert not any(zoom.colliderect(screen.app.theme.rect(*each.area)) for each in own), name


def test_what_the_next_key_shows_is_painted_once_the_picture_of_now_has_come(screen, printer):
    lay(screen.app, played(3, 12))
    screen.frames(3)
    shown = look(screen)
    screen.frames(6)
    asked = {*printer.wishes}
    screen.key(pygame.K_RIGHT)
    (wish,) = shown._pictures(shown._strokes)
    assert PrintRequest(*wish) in asked
