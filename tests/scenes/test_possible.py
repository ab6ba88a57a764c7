"""What can I do?: the kinds of move that are legal, by key and button, each with an example and its places lit."""

from dataclasses import replace

import pygame
import pytest

from game import GAMES, game_named
from game.session.session import HUMAN
from scenes.play.help.possible import KIND_PREFIX, Example
from tests.scenes.prefixes import played_out
from tests.scenes.tables_played import lay, lay_first_turn, lay_new
from tests.scenes.trees import SCREEN, words_in

BEGINS = {"nations": 4, "nations_dice": 1, "nation_deckbuilder": 1, "wealth_of_nations": 3}
"""Seats of a short game whose table asks something at once."""


@pytest.fixture(params=GAMES)
def scene(screen, request):
    screen.app.change_settings(speed="instant", tips="none")
    scene = lay_new(screen.app, request.param, ["human"] * BEGINS[request.param], 11)
    for _ in range(40):
        screen.frames(1, 200)
        if scene._is_calm and scene.game.is_person_deciding and not scene.viewpoint.is_covered:
            break
        scene._cover(False)
    return scene


def open_list(screen, scene):
    screen.key(pygame.K_i)
    screen.frames(80)
    assert scene.commands.possible.is_open


def names(scene):
    return [f"{KIND_PREFIX}{number}" for number in range(len(scene.commands.possible.kinds))]


def test_every_legal_move_belongs_to_one_kind_with_a_button_that_says_what_it_is(screen, scene):
    open_list(screen, scene)
    commands = scene.commands
    listed = [move for kind in commands.possible.kinds for move in kind]
    assert sorted(listed) == sorted(scene.game.turn.selection.moves)
    for name in names(scene):
        assert commands.controls.button(name)
        assert commands.tooltips.of(name).look.remarks
        assert name in {place.name for place in commands.ring.places}


def test_every_kind_has_a_legal_example_with_what_the_forecast_says_of_it(screen, scene):
    open_list(screen, scene)
    possible = scene.commands.possible
    assert len(possible._examples) == len(possible.kinds)
    for kind, example in zip(possible.kinds, possible._examples, strict=True):
        assert example.move is None or example.move in kind
        wanted = scene.table.brought_by(example.move) if example.move else ()
        assert example == Example(example.move, wanted)


def test_the_button_on_the_rail_opens_and_closes_it_and_nothing_is_counted(screen, scene):
    button = scene.commands.controls.button("possible")
    screen.click(button.area)
    assert scene.commands.possible.is_open
    screen.click(button.area)
    assert not scene.commands.possible.is_open
    assert scene.game.session.advised == ()


def test_escape_closes_it_and_nothing_else(screen, scene):
    open_list(screen, scene)
    screen.key(pygame.K_ESCAPE)
    assert not scene.commands.possible.is_open
    assert screen.scene is scene


@pytest.mark.sample(2)
def test_the_list_and_the_adviser_put_each_other_away(screen, scene):
    screen.key(pygame.K_h)
    open_list(screen, scene)
    assert not scene.game.adviser.depth
    screen.key(pygame.K_h)
    assert scene.game.adviser.depth
    assert not scene.commands.possible.is_open
    assert len(scene.game.session.advised) == 1


def test_the_next_position_has_no_list(screen, scene):
    open_list(screen, scene)
    scene.commands.playback.play(scene.game.session.state.decision.moves[0])
    screen.frames()
    assert not scene.commands.possible.is_open


@pytest.mark.sample(3)
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_an_entry_lights_its_places_and_chosen_keeps_them_lit(screen, scene, way):
    open_list(screen, scene)
    commands, moves = scene.commands, len(scene.game.session.moves)
    shown = {name: commands.possible.places_of(commands.possible.moves_of(name)) for name in names(scene)}
    name = max(shown, key=lambda each: len(shown[each]))
    if way == "mouse":
        screen.click(commands.controls.button(name).area)
        screen.move_to((3, 300))
    else:
        screen.key(pygame.K_DOWN)
        commands.ring.move_to(name)
        screen.key(pygame.K_RETURN)
    glows = scene.table.glows(None)
    assert shown[name] and all("hot" in glows[each] for each in shown[name] if each in glows)
    assert scene.table.shown == shown[name]
    assert len(scene.game.session.moves) == moves
    screen.key(pygame.K_ESCAPE)
    screen.frames()
    assert scene.table.shown == frozenset()


def test_it_lies_inside_the_window_between_the_rails(screen, scene):
    open_list(screen, scene)
    ((x, y, width, height),) = [group.area for group in scene.commands.controls.groups if group.floats]
    assert x >= 0 and x + width <= 1280 and y >= 36 and y + height <= 690


def test_a_kind_is_counted_by_its_pieces_and_not_by_the_ways_to_pay_for_them(screen):
    """A tile that can be paid for in three ways is one tile."""
    whole = played_out(game_named("nations_dice"), 2, "1")

    def buys(number):
        decision = whole.state_before(number).decision
        return [move for move in decision.moves if move[0].startswith("buy")] if decision else []

    number = next(n for n in range(len(whole.moves)) if len(buys(n)) > len({m[1] for m in buys(n)}) > 1)
    whole.seats = tuple(replace(seat, player=HUMAN) for seat in whole.seats)
    scene = lay(screen.app, whole.at(number))
    scene._cover(False)
    open_list(screen, scene)
    told = words_in(scene.commands.possible._content(3), SCREEN, scene.table.theme)
    tiles = len({move[1] for move in buys(number)})
    assert any(words.endswith(f": {tiles} possible") for words in told)
    assert not any(words.endswith(f"{len(buys(number))}×") for words in told)


def test_workers_are_counted_by_the_cards_that_they_can_go_to(screen):
    scene = lay_first_turn(screen)
    screen.frames(3)
    open_list(screen, scene)
    moves = scene.game.session.state.decision.moves
    cards = len({move[2] for move in moves if move[0] == "deploy"})
    told = words_in(scene.commands.possible._content(3), SCREEN, scene.table.theme)
    assert cards > 1
    assert any(words.endswith(f"Deploy: {cards} possible") for words in told)
