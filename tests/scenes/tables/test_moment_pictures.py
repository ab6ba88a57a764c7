"""What moments put over a table: within it, sharp, and nothing that is told is hidden."""

from __future__ import annotations

import pygame
import pytest

from game.core import language
from game.nations.cards import BOARDS
from scenes.games.nations.faces import card_face
from scenes.games.nations.famine_moment import Famine
from scenes.games.nations.looks import CardLook
from scenes.games.nations.war_moments import Fighter, WarDeclared, WarFought
from scenes.games.wealth_of_nations.great_moments import BlocShines
from scenes.kit.moment import Stage, title
from scenes.kit.piece_moments import GreatWork
from scenes.window.layout import Place
from sprites import palette, stagecraft
from sprites.theme import Theme

WAR = "hundred_years_war"


@pytest.fixture
def theme():
    return Theme((1280, 720))


def stage(theme, spots=None, places=None):
    table = pygame.Surface(theme.size)
    return Stage(theme, lambda: table, (spots or {}).get, (places or {}).get)


def test_a_war_that_is_declared_stays_on_the_table_and_glides_on_to_where_it_is_told(theme):
    spots = {"war": (1240.0, 300.0, 26.0, 26.0), WAR: (300.0, 500.0, 98.0, 138.0)}
    on, moment = stage(theme, spots), WarDeclared(WAR, card_face(WAR))

    def card(at):
        *_, stamp = (each for each in moment.stamps(on, at) if 50 < each.rect.width < 300)
        return stamp.rect

    flight = [card(at) for at in range(0, 450, 25)]
    assert abs(flight[0].centerx - 349) < 10
    assert all(rect.right <= 1280 for rect in flight)
    lies = card(moment.ms)
    spots["war"] = (1000.0, 300.0, 150.0, 40.0)
    assert card(moment.ms) == lies
    assert 1080 < card(moment.ms + moment.leaving / 2).centerx < lies.centerx


@pytest.mark.parametrize("strengths", [(2, 2, 2, 2, 2), (6, 0), (9, 4, 4)])
def test_the_line_of_a_war_hides_no_strength_and_no_head_stands_before_its_rule(theme, strengths):
    people = [board.person for board in BOARDS.values()]
    fighters = tuple(
        Fighter(f"Seat {number}", number + 1, people[number], strength, 0, strength < 2, ())
        for number, strength in enumerate(strengths)
    )
    moment = WarFought(WAR, card_face(WAR), "War", "Who is weaker loses", 2, fighters)

    stamps = moment.stamps(stage(theme), moment.still)

    surfaces = [stamp.surface for stamp in stamps]
    (line,) = (order for order, stamp in enumerate(stamps) if is_line(stamp))
    for fighter in fighters:
        colour = palette.PLAYERS[fighter.colour].colour
        shield = stagecraft.strength_shield(theme, fighter.strength, 46.0, colour)
        (shown,) = (order for order, surface in enumerate(surfaces) if is_part_of(surface, shield))
        assert shown > line
    heads = [stamp.rect for stamp in stamps if stamp.rect.size == (112, 112)]
    assert len(heads) >= sum(not fighter.is_defeated for fighter in fighters)
    assert min(rect.top for rect in heads) >= 222 + 13


def is_line(stamp):
    return stamp.rect.width > 900 and stamp.rect.height == 44


def is_part_of(surface, whole):
    return surface is whole or surface.get_parent() is whole


def test_a_finished_wonder_is_drawn_as_large_as_it_is_shown(theme):
    begun, ready = (CardLook(card_face("pyramids"), built=built) for built in (2, None))
    width, height = begun.surface(theme).get_size()
    place = Place((600.0, 540.0, float(width), float(height)), begun)
    large = ready.surface(theme.magnified(round(232 / height, 2)))
    assert large.get_height() > height
    moment = GreatWork("pyramids", "Pyramids", "built by Mira", ready, "vp@1")
    for on in (
        stage(theme, places={"pyramids": place}),
        stage(theme, spots={"vp@1": (220.0, 60.0, 30.0, 30.0)}),
    ):
        assert any(stamp.surface is large for stamp in moment.stamps(on, moment.still))


def test_large_words_have_an_edge_without_teeth():
    theme = Theme((3840, 2160))
    words = title(theme, "Medieval", 58, (0, 0)).surface
    alphas = pygame.surfarray.array_alpha(words)
    opaque = alphas > 128
    columns = [sum(column[1:] != column[:-1]) for column in opaque]
    assert max(columns) <= 8


def test_a_famine_is_named_within_its_plate_in_every_language(theme):
    for spoken in language.languages():
        with language.speaking(spoken):
            stamps = Famine(3, ()).stamps(stage(theme), 1000.0)
        plate = next(stamp.rect for stamp in stamps if stamp.rect.size == (728, 272))
        assert all(stamp.rect.right <= plate.right - 10 for stamp in stamps if 45 < stamp.rect.height < 100)


@pytest.mark.parametrize("top", [60.0, 300.0])
def test_the_words_on_a_bloc_hide_none_of_its_tiles(theme, top):
    spots = {f"tile b{number}": (500.0, top + 60 * number, 70.0, 60.0) for number in range(3)}
    moment = BlocShines(("b0", "b1", "b2"), "Mine bloc complete", "it makes 5 each round")

    stamps = moment.stamps(stage(theme, spots), moment.still)

    words = title(theme, moment.name, 34, (0, 0)).surface
    (shown,) = (stamp.rect for stamp in stamps if stamp.surface is words)
    assert shown.top >= 36
    assert not any(shown.colliderect(area) for area in spots.values())
