"""The city on a table: it changes after what has been shown, is there at once after all else, and hides nothing."""

from itertools import pairwise
from types import SimpleNamespace

import pygame
import pytest

from game import GAMES
from game.nations.cards.cards import CARDS
from game.session.bus import TAKEN_BACK
from scenes.games.nation_deckbuilder.table import DeckBuilderTable
from scenes.games.nations.table import NationsTable
from scenes.games.plugin import plugin_of
from scenes.play.view.city_life import ALIKE, DRIFT, RISES, STEPS, TURNS, CityLife
from scenes.play.view.table_view import POSTCARD
from scenes.table.panels.city import calm, cities_on
from scenes.ui.host.canvas import Canvas
from scenes.ui.text import _write
from sprites.paint.theme import Theme
from sprites.poster.motif import Motif
from sprites.poster.plain import plain_picture
from sprites.poster.posters import Idle, Posters
from tests.scenes.tables.games import model, stuffed
from tests.scenes.tables.positions import seen
from tests.scenes.tables.test_nation_layout import model_of as nation_model
from tests.scenes.tables.test_nation_layout import played as nation_played
from tests.scenes.tables_played import lay, played
from tests.scenes.test_kept_boxes import positions

SIZE = (1280, 720)
CELL, WHOLE, IN_A_CELL = 80, 0.001, 0.02
"""Pixels across a cell, and how much its light, or that of the whole city, may change from a picture to the next."""


class Quick(Idle):
    """Paints nothing but the plain picture of anything, and that at once."""

    def find(self, wish):
        return plain_picture(wish.motif, wish.size) if isinstance(wish.motif, Motif) else wish.motif.plain(wish.size)


def in_sight():
    """A game of two full boards without wonders, which would stand before the buildings."""
    game = stuffed(2)
    for nation in game.state.nations:
        nation.ready, nation.wonder = ("",) * len(nation.ready), ""
    return game


class Top:
    """As much of a table top as a city lies on."""

    def __init__(self):
        self.theme = Theme(SIZE, posters=Posters(Quick()))
        self.motion = SimpleNamespace(is_still=True)
        self.times_laid = 0
        self.on_their_way = ()

    def lay(self, game, **changes):
        """Lay a position, and paint its city: that of the seat that decides, as somebody else sees it."""
        seat = game.state.decision.seat
        self.show(NationsTable(), model(game, theme=self.theme, **{"viewer": 1 - seat, "shown_seat": seat, **changes}))

    def show(self, table, shown):
        """Lay what a table shows, and paint its city."""
        self.layout = table.layout(shown)
        self.times_laid += 1
        life = CityLife(self)
        seen = life._seen
        if seen:
            self.theme.posters.picture(seen.city, seen.rect.size)

    def picture(self, rect):
        """The table as it lies still."""
        canvas = Canvas(self.theme, pygame.Surface(self.theme.size))
        canvas.settle(self.layout.panels, [])
        return canvas.picture(rect).surface


@pytest.fixture
def life():
    top = Top()
    top.lay(in_sight())
    life = CityLife(top)
    life.advance(16, False)
    return life


def lay_later(life):
    """The position in which one person less is at work."""
    later = in_sight()
    nation = later.state.nations[0]
    nation.workers = (nation.workers[0] - 1, *nation.workers[1:])
    life._top.lay(later)


def test_what_was_shown_changes_the_city_for_a_while(life):
    life.note_shown(None)
    lay_later(life)
    life.advance(16, False)
    assert life.is_changing and life.stamps()
    life.advance(RISES + TURNS + 500, False)
    assert not life.is_changing


@pytest.mark.parametrize(
    ("shown", "taken_back", "calm"), [(False, False, False), (True, True, False), (True, False, True)]
)
def test_what_was_only_laid_is_there_at_once(life, shown, taken_back, calm):
    if shown:
        life.note_shown(None)
    if taken_back:
        life.note_laid(TAKEN_BACK)
    lay_later(life)
    life.advance(16, calm)
    assert not life.is_changing


def test_it_waits_until_its_card_has_landed(life):
    life._top.motion.is_still = False
    life.note_shown(None)
    lay_later(life)
    for _ in range(5):
        life.advance(100, False)
    assert life.is_changing and life._since == 0
    life._top.motion.is_still = True
    life.advance(100, False)
    assert life._since == 100


def test_nothing_of_a_city_moves_over_a_card_or_a_word(life):
    life.advance(DRIFT, False)
    top = life._top
    taken = [top.theme.rect(*sprite.area) for sprite in top.layout.sprites.values()]
    stamps = life.stamps()
    assert stamps
    assert not any(stamp.rect.colliderect(rect) for stamp in stamps for rect in taken)


@pytest.mark.parametrize(("name", "seats"), [("nations", 3), ("nations_dice", 1), ("nation_deckbuilder", 2)])
def test_a_city_that_turns_is_the_old_one_wherever_it_is_seen_and_covers_no_words(name, seats):
    """Around words on no plate it is seen, too: no rectangle of the new city lies in the old one."""
    top = Top()
    top.show(plugin_of(name).table(), seen(next(iter(positions(name, every=6, looked_at=1, seats=seats)))))
    life = CityLife(top)
    life.advance(16, False)
    here, city = life._last
    flat = pygame.Surface(here.rect.size)
    flat.fill("magenta")
    life._turn((here._replace(is_calm=False), flat), (here, city))
    table = top.picture(here.rect)
    window = table.copy()
    window.blits([(stamp.surface, stamp.rect.move(-here.rect.x, -here.rect.y)) for stamp in life.stamps()])
    shows = pygame.mask.from_threshold(table, (0, 0, 0), ALIKE, here.looks(city))
    is_old = pygame.mask.from_threshold(window, "magenta", (1, 1, 1, 255))
    assert is_old.count() == shows.count() == is_old.overlap_area(shows, (0, 0)) > 0.2 * shows.get_size()[0] * 100
    words = [ink.area for panel in top.layout.panels for ink in panel.key.inks if ink.paint is _write]
    assert any(top.theme.rect(*area).colliderect(here.rect) for area in words)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), [*((name, game.seats[0]) for name, game in GAMES.items()), ("nations", 3)])
def test_whatever_a_move_changes_is_a_part_of_the_picture(name, seats):
    """The same picture at positions of a game, alone and with others: each turns into the next."""
    table, before, changed = plugin_of(name).table(), {}, 0
    for session in positions(name, every=4, looked_at=14, seats=seats):
        shown = seen(session)
        for _, area, city in cities_on(table.layout(shown).panels):
            whole = pygame.Rect((0, 0), shown.theme.rect(*area).size)
            last = before.get((city.subject, whole.size), city)
            parts = [change.part for change in city.changed(last, whole.size)]
            assert all(part.size and whole.contains(part) for part in parts)
            changed += len(parts)
            before[city.subject, whole.size] = city
    assert before
    assert changed or name == "wealth_of_nations", "only a barter is seen at once on the chart"


def burning_nations(theme):
    game = in_sight()
    game.state.war, game.state.war_buyer = next(card.id for card in CARDS.values() if card.type == "war"), 0
    game.state.nations[0].war_losses = (12, 0, 0, 0, 0)
    return NationsTable(), model(game, theme=theme, viewer=1, shown_seat=0)


def burning_nation(theme):
    session = nation_played("duel", 160)
    for nation in session.state.nations:
        nation.health = 4
    return DeckBuilderTable(), nation_model(session, theme=theme)


@pytest.mark.parametrize("burning", [burning_nations, burning_nation])
def test_fires_and_windows_never_flash(burning):
    top = Top()
    top.show(*burning(top.theme))
    life = CityLife(top)
    life.advance(16, False)
    seen = life._seen
    assert seen.city.fires(seen.rect.size)
    still = seen.city.paint(seen.rect.size)
    lights = []
    for _ in range(2 * STEPS):
        picture = pygame.Surface(SIZE)
        picture.blit(still, seen.rect)
        for stamp in life.stamps():
            picture.blit(stamp.surface, stamp.rect)
        lights.append(cells(picture, seen.rect))
        life.advance(DRIFT / STEPS, False)
    steps = [abs(after - before) for before, after in pairwise(lights)]
    assert max(step.mean() for step in steps) <= WHOLE
    assert max(step.max() for step in steps) <= IN_A_CELL


def test_fires_between_cards_rest_and_those_in_sight_smoke():
    smoking = {}
    for burning in (burning_nations, burning_nation):
        top = Top()
        top.show(*burning(top.theme))
        life = CityLife(top)
        life.advance(16, False)
        seen = life._seen
        smoking[burning] = len(life._fires), len(seen.city.fires(seen.rect.size))
    assert smoking == {burning_nations: (4, 4), burning_nation: (0, 6)}


def cells(picture, part):
    """The luminance in every cell of a part of a picture, from 0 to 1."""
    small = pygame.transform.smoothscale(picture.subsurface(part), (part.w // CELL, max(1, part.h // CELL)))
    return (pygame.surfarray.array3d(small) / 255.0) ** 2.2 @ (0.2126, 0.7152, 0.0722)


def test_a_quiet_city_does_not_move():
    top = Top()
    top.lay(in_sight(), city="quiet")
    life = CityLife(top)
    life.advance(16, False)
    assert not any(life.advance(DRIFT, False) for _ in range(5))
    assert life.stamps() == []


def test_a_plain_city_turns_into_the_finished_one():
    top = Top()
    top.lay(in_sight())
    posters, top.theme.posters = top.theme.posters, Posters()
    life = CityLife(top)
    life.advance(16, False)
    assert not life.is_changing
    top.theme.posters = posters
    life.advance(16, False)
    assert life.is_changing
    life.advance(TURNS + 16, False)
    assert not life.is_changing


def test_smoke_stays_over_its_fire_in_a_window_of_another_size(life):
    game = in_sight()
    game.state.war, game.state.war_buyer = next(card.id for card in CARDS.values() if card.type == "war"), 0
    for size in (SIZE, (1920, 1080)):
        life._top.theme = Theme(size, posters=Posters(Quick()))
        life._top.lay(game)
        life.advance(16, False)
    (fire,) = life._things[2]
    assert fire.x > 0.95 * 1920


def test_a_game_that_is_left_is_known_by_its_city(screen, monkeypatch):
    kept = []
    monkeypatch.setattr("scenes.play.play_scene.keep_thumbnail", lambda path, picture: kept.append(picture))
    screen.app.posters = screen.app._display._posters = Posters(Quick())
    screen.app.refresh_theme()
    lay(screen.app, played(seats=2))
    screen.frames(20)
    screen.app.go("menu")
    assert kept[-1].get_size() == POSTCARD


def decided(life, by_viewer):
    """The position in which the viewer decides, or somebody else."""
    game = in_sight()
    seat = game.state.decision.seat
    life._top.lay(game, viewer=seat if by_viewer else 1 - seat, shown_seat=seat)


def test_a_city_draws_no_eye_while_its_viewer_decides(life):
    """It turns calm and comes back slowly; meanwhile nothing flickers there."""
    decided(life, by_viewer=False)
    life.advance(16, False)
    life.advance(TURNS + 500, False)
    (full,) = {life._seen.is_calm}
    decided(life, by_viewer=True)
    assert life._seen.is_calm and not full
    life.advance(16, False)
    assert life.is_changing and life.stamps()
    life.advance(TURNS + 16, False)
    assert not life.is_changing and not life.stamps()
    decided(life, by_viewer=False)
    life.advance(16, True)
    assert not life.is_changing


def test_a_new_picture_waits_until_the_city_has_turned_calm(life):
    """It changes after that, from what was seen: none of it comes and goes."""
    decided(life, by_viewer=False)
    life.advance(16, False)
    life.advance(TURNS + 500, False)
    life.note_shown(None)
    game = in_sight()
    seat = game.state.decision.seat
    nation = game.state.nations[seat]
    nation.workers = (nation.workers[0] - 1, *nation.workers[1:])
    life._top.lay(game, viewer=seat, shown_seat=seat)
    life.advance(16, False)
    assert life._is_turning
    life.advance(TURNS + 16, False)
    assert life.is_changing and not life._is_turning


@pytest.mark.parametrize(
    ("colour", "red", "green", "blue"),
    [((255, 150, 90), 220, 135, 87), ((110, 180, 220), 103, 158, 189), ((250, 235, 205), 221, 209, 184)],
)
def test_what_is_calm_has_less_colour_and_light(colour, red, green, blue):
    picture = pygame.Surface((4, 4))
    picture.fill(colour)
    seen = calm(picture).get_at((1, 1))[:3]
    assert max(seen) - min(seen) < 0.85 * (max(colour) - min(colour))
    assert 0.8 * sum(colour) < sum(seen) < 0.93 * sum(colour)
    assert all(abs(one - other) < 8 for one, other in zip(seen, (red, green, blue), strict=True))
