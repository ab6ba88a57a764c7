"""The steps of the hall of fame: a bust for every name, and the lamp over the own one."""

import pygame
import pytest

from game import GAMES
from game.records.hall_of_fame import BUSTS, Result, hall_of
from game.session.session import Seat, Session
from game.text.people import people
from scenes.games.plugin import plugin_of
from scenes.screens.hall_of_fame import SOLO, HallOfFameScene
from scenes.ui.controls.lit_air import TICK
from sprites.bust.person import bust_of
from sprites.bust.picture import bust_picture
from sprites.paint.theme import Theme
from sprites.places import hall as place
from tests.scenes.tables_played import lay, played
from tests.scenes.trees import SCREEN, words_in


@pytest.mark.parametrize("game", SOLO)
def test_every_name_of_a_ladder_has_a_bust(game):
    assert len(BUSTS[game]) == len(SOLO[game]().ladder())
    assert set(BUSTS[game]) <= people().keys()


LEANING, SEEN = 150, 24
"""Pixels that the light of a lamp is high at least, and how many pictures of the air are looked at."""


@pytest.fixture
def hall(screen):
    """The hall of somebody who has reached the sixth step."""
    hall_of("nations").add(Result(37, "Amber", "2026-11-20", "7", {}, "x"))
    screen.app.stack.push(HallOfFameScene(screen.app, "nations"))
    screen.frames()
    return screen.scene


def lights(scene):
    """The leaning lights of the lamp that are seen one after the other; nothing where it hangs still."""
    window, found = pygame.display.get_surface(), []
    for _ in range(SEEN):
        scene.update(TICK)
        scene.draw(window)
        stamps = scene.air.stamps(scene.theme)
        found.append(next((stamp for stamp in stamps if stamp.surface.get_height() > LEANING), None))
    return found


def test_the_lamp_swings_to_both_sides_and_only_its_light_moves(hall):
    still = hall._still[2]
    pictures = {each.surface: each for each in lights(hall) if each}
    assert len(pictures) > 6
    for picture, stamp in pictures.items():
        lies = pygame.PixelArray(still.subsurface(stamp.rect).copy())
        changed = lies.compare(pygame.PixelArray(picture), 0.01).make_surface()
        mask = pygame.mask.from_threshold(changed, (0, 0, 0), (1, 1, 1))
        assert 0 < mask.count() < 0.5 * stamp.rect.width * stamp.rect.height
        assert not any(mask.get_at((0, y)) for y in range(stamp.rect.height // 2))
        assert not any(mask.get_at((x, 0)) for x in range(stamp.rect.width))


def test_dust_lies_in_the_cone_of_its_light(hall):
    lamp, found = next(stamp.rect for stamp in lights(hall) if stamp), []
    for _ in range(SEEN):
        hall.update(TICK)
        found += [each.rect.center for each in hall.air.stamps(hall.theme) if each.rect.height < LEANING]
    high = [x for x, y in found if y < lamp.y + lamp.height / 3]
    assert len(found) > SEEN
    assert high
    assert max(abs(x - lamp.centerx) for x in high) < lamp.width / 5


def test_the_lamp_hangs_still_where_motion_is_too_much_and_behind_what_is_said(screen, hall):
    screen.app.change_settings(reduced_motion=True)
    assert not any(lights(hall))
    screen.app.change_settings(reduced_motion=False)
    assert any(lights(hall))
    screen.key(pygame.K_TAB)
    assert hall.form.told
    assert not any(lights(hall))


def test_who_beats_the_evil_army_alone_enters_with_the_health_that_is_left(screen):
    session = Session(GAMES["nation_deckbuilder"], {}, [Seat("Mira")], 5)
    session.state.winner = session.state.nation_of(0).index
    session.state.nation_of(0).health = 17
    session.state.stack.clear()
    session.state.decision = None
    screen.app.stack.push(plugin_of("nation_deckbuilder").result(screen.app, session))
    screen.frames(2)
    (result,) = hall_of("nation_deckbuilder").results
    assert (result.points, result.name) == (17, "Mira")
    assert SOLO["nation_deckbuilder"]().name_of(17) == "Victoria"
    assert "number 1 of 1" in screen.scene.remark
    screen.app.open("hall_of_fame", "nation_deckbuilder")
    words = words_in(screen.scene._row(0, False), SCREEN, screen.app.theme)
    assert "Victoria" in words


def test_who_loses_to_it_does_not(screen):
    session = Session(GAMES["nation_deckbuilder"], {}, [Seat("Mira")], 5)
    session.state.winner = next(nation.index for nation in session.state.nations if nation.is_army)
    session.state.stack.clear()
    session.state.decision = None
    screen.app.stack.push(plugin_of("nation_deckbuilder").result(screen.app, session))
    screen.frames(2)
    assert hall_of("nation_deckbuilder").results == ()


@pytest.mark.parametrize("is_reached", [True, False])
def test_faces_keep_their_colours_also_before_they_are_reached(is_reached):
    """Only the own one is of gilt stone."""
    theme = Theme((1280, 720))
    bust = bust_picture(theme, bust_of(people()["saladin"]), 80, 138)
    painted = place.niche((86, 164), 1.0, bust, is_reached, False)
    tones = {tuple(painted.get_at((x, y)))[:3] for x in range(10, 76, 4) for y in range(40, 160, 4)}
    hues = {round(pygame.Color(*tone).hsva[0] / 30) for tone in tones if max(tone) - min(tone) > 24}
    assert len(hues) > 2


def test_a_result_shows_the_picture_of_its_game(screen, monkeypatch):
    seen = []
    monkeypatch.setattr("scenes.screens.hall_of_fame.lay_thumbnail", lambda *asked: seen.append(asked[3]))
    scene = lay(screen.app, played(moves=8))
    scene.pause()
    file = scene.game.journal.path
    hall_of("nations").add(Result(37, "Amber", "2026-11-20", "7", {}, "x", file.name))
    screen.app.stack.pop()
    screen.app.stack.push(HallOfFameScene(screen.app, "nations"))
    screen.frames()
    assert file in seen
