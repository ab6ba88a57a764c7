"""A game that has a table has everything else that a player meets on the way to it and after it."""

import re
from dataclasses import replace
from itertools import combinations
from types import SimpleNamespace

import pygame
import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.files.saves import LONGEST_NAME
from game.session.session import HUMAN, Seat, Session
from game.text.rulebook import chapters
from scenes.games.plugin import plugin_of
from scenes.play.dialogs.pause import PauseDialog
from scenes.results.result_scene import ResultScene
from scenes.setup.setup_scene import SetupScene
from scenes.tools.watch import self_playing_session
from scenes.ui.host.tooltip import Tooltip
from tests.scenes.fingers import type_text
from tests.scenes.tables_played import lay, lay_new


@pytest.fixture(params=GAMES)
def name(request):
    return request.param


def test_it_has_a_box_with_a_cover_in_the_menu(name, app):
    assert plugin_of(name).paint_cover(app.theme, 120, 160).get_size() == (120, 160)


def test_it_has_a_setup(name, app):
    assert isinstance(plugin_of(name).setup(app), SetupScene)


def test_it_has_pieces_to_lie_below_its_seats(name, app):
    assert plugin_of(name).setup(app).spread().pieces


def test_it_has_rules_to_read(name):
    assert all(chapter.text for chapter in chapters(name))


def played_out(name):
    game = game_named(name)
    session = self_playing_session(game, game.seats[-1], "7")
    hand = RandomBot("7", game)
    while session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
    return session


def test_its_result_can_be_shown(name, app):
    assert isinstance(plugin_of(name).result(app, played_out(name)), ResultScene)


def test_its_end_is_painted_before_it_comes(name, screen, monkeypatch):
    session = played_out(name)
    before = session.at(len(session.moves) - 1)
    assert session.game.is_near_end(before.state) and not session.game.is_near_end(session.at(1).state)
    before.seats = tuple(replace(seat, player=HUMAN) for seat in before.seats)
    foreseen = []
    result = type(plugin_of(name).result(screen.app, before))
    monkeypatch.setattr(result, "foresee", lambda scene: foreseen.append(scene.session.state.decision is None))
    lay(screen.app, before)
    screen.frames(5)
    assert foreseen == [False]


def test_its_end_can_be_foreseen_in_mid_game(name, app):
    session = played_out(name)
    before = session.at(len(session.moves) - 1)
    plugin_of(name).result(app, before).foresee()
    earlier = {getattr(wish.motif, "subject", None) for wish in app.posters._awaited}
    plugin_of(name).result(app, session).foresee()
    assert all(getattr(wish.motif, "subject", None) in earlier for wish in app.posters._awaited)


def test_its_table_says_at_which_level_a_computer_plays(name, app):
    game = game_named(name)
    seats = [Seat("Mira"), Seat("Ruth", "hard", 2), Seat("Jane", "hard", 3)][: max(2, game.seats[0])]
    scene = lay(app, Session(game, {}, seats, "7"))
    targets = scene.table.top.layout.targets.values()
    told = [each.tells.told if isinstance(each.tells, Tooltip) else each.tells for each in targets]
    assert any("Hard" in str(each) for each in told)


@pytest.mark.sample(2)
def test_no_button_lies_on_another_once_it_is_over(name, app):
    groups = lay(app, played_out(name)).commands.controls.groups
    areas = {button.name: pygame.FRect(button.area) for group in groups for button in group.buttons}
    assert "scores" in areas
    assert [pair for pair in combinations(areas, 2) if areas[pair[0]].colliderect(areas[pair[1]])] == []


def test_a_copy_can_be_kept_under_the_name_that_is_suggested(name, screen):
    scene = lay_new(screen.app, name, ["human"] + ["random"] * (game_named(name).seats[0] - 1), "7")
    screen.key(pygame.K_ESCAPE)
    screen.letter("s")
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, PauseDialog)
    saves = screen.app.saves
    (kept,) = [saved for path in saves.files() if (saved := saves.look_at(path)).name]
    assert kept.name.startswith(scene.game.session.game.title.rpartition(": ")[2])


def test_the_name_that_is_suggested_is_replaced_by_typing(name, screen):
    scene = lay_new(screen.app, name, ["human"] + ["random"] * (game_named(name).seats[0] - 1), "7")
    screen.key(pygame.K_ESCAPE)
    screen.letter("s")
    type_text(screen, "Friday")
    screen.key(pygame.K_RETURN)
    saves = screen.app.saves
    assert [saved.name for path in saves.files() if (saved := saves.look_at(path)).name] == ["Friday"]
    assert isinstance(screen.scene, PauseDialog) and screen.scene._session is scene.game.session


@pytest.mark.sample(2)
def test_every_name_that_is_suggested_in_a_whole_game_is_short_enough_and_complete(name, app):
    game = game_named(name)
    for seats in game.seats:
        session = self_playing_session(game, seats, "7")
        hand, headlines = RandomBot("7", game), {}
        while session.state.decision:
            session.play(hand.choose(session.state, session.state.decision))
            if (headline := game.headline(session.state)) not in headlines:
                headlines[headline] = session.state.copy()
        dialog = PauseDialog(app, SimpleNamespace(session=session), "")
        for headline, session.state in headlines.items():
            suggested = dialog._suggested_name()
            assert len(suggested) <= LONGEST_NAME
            assert set(re.findall(r"[0-9]+", headline)) <= set(re.findall(r"[0-9]+", suggested))


def test_what_another_seat_is_asked_is_not_read_to_the_viewer(name, screen):
    scene = lay_new(screen.app, name, ["human"] * max(2, game_named(name).seats[0]), "7")
    words, decision = scene.table.table.words, scene.game.session.state.decision
    own = replace(scene.table.model(), decision=decision, viewer=decision.seat)
    other = replace(own, viewer=(decision.seat + 1) % len(own.seats))
    assert words.prompt(other) == f"It's **{own.seats[decision.seat].name}**'s turn" != words.prompt(own)
