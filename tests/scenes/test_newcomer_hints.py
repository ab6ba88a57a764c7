"""Newcomers are told what a game is about, and once what each kind of piece and question is, out of the way."""

import importlib
import pkgutil

import pygame
import pytest

from game import GAMES
from game.engine.flow import Choice
from game.learn.lesson import lesson_named
from game.session.session import HUMAN, Seat, Session
from game.text.sentences import Sentences
from scenes.app.dialog import Message
from scenes.games.plugin import plugin_of
from scenes.play.help.newcomer_hints import LASTS, REST, TOLD
from scenes.play.play_scene import PlayScene
from scenes.ui import glow_stamp
from scenes.ui.host.placement import PIECE, apart, parts_played_on
from scenes.ui.host.popover import FARTHEST
from scenes.ui.host.popover_places import in_units
from tests.scenes.tables_played import lay, played


def new_table(screen, game, players=(HUMAN, HUMAN, HUMAN)):
    """A new game, with everything that happens before the first decision seen."""
    seats = [Seat(f"Seat {n}", player, n) for n, player in enumerate(players[: max(2, GAMES[game].seats[0])], 1)]
    screen.app.change_settings(speed="instant")
    scene = lay(screen.app, Session(GAMES[game], {}, seats, 5))
    settle(screen, scene)
    return scene


def settle(screen, scene):
    """Let the table come to rest, and lie still for long enough to find a place for something."""
    calm = 0
    for _ in range(90):
        scene._cover(False)
        screen.frames(1, REST / 4)
        calm = calm + 1 if scene._is_calm else 0
        if calm > 24 or (calm > 5 and scene.newcomer_hints.told):
            return


def choices_of(game):
    package = importlib.import_module(f"game.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"game.{game}."):
        module = importlib.import_module(found.name)
        yield from (each.name for each in vars(module).values() if isinstance(each, Choice))


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_has_its_sentence(game):
    assert set(Sentences(game).keys("asked_first")) == set(choices_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_that_a_table_names_is_a_word_of_the_encyclopedia(game):
    terms = set(Sentences(game).keys("terms"))
    table = plugin_of(game).table()
    pieces = [piece for chapter in GAMES[game].glossary() for piece in chapter.shows]
    named = {table.term_of(piece) for piece in pieces} - {""}
    assert named and named <= terms
    assert set(importlib.import_module(f"scenes.games.{game}.table").TERMS.values()) <= terms


@pytest.mark.parametrize(
    ("game", "piece", "term"),
    [
        ("nation_deckbuilder", "column.marked", "forecast"),
        ("nation_deckbuilder", "blow of 1", "next_attack"),
        ("wealth_of_nations", "production of 0", "production"),
    ],
)
def test_the_signs_of_a_forecast_are_explained_once_they_matter(game, piece, term):
    assert plugin_of(game).table().term_of(piece) == term
    assert all(Sentences(game).lines(f"terms.{term}"))


def tell_the_next(screen, scene):
    """What is told goes; once the table has rested, the next sentence comes."""
    scene.newcomer_hints.hide()
    settle(screen, scene)


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_at_its_first_decision_what_it_is_about_and_then_what_is_new(screen, game):
    scene = new_table(screen, game)
    assert scene.newcomer_hints.told.words == Sentences(game)("about.aim")
    told, layout = scene.commands.sight.popovers.rect_of(TOLD), scene.table.top.layout
    played_on = [scene.table.theme.rect(*area) for area, _ in parts_played_on(layout, is_begun=False)]
    assert played_on and told.collidelist(played_on) < 0
    tell_the_next(screen, scene)
    assert scene.newcomer_hints.told.name
    scene.commands.playback.play(scene.game.session.state.decision.moves[0])
    settle(screen, scene)
    assert scene.newcomer_hints.told is None or scene.newcomer_hints.told.words != Sentences(game)("about.aim")


@pytest.mark.parametrize("game", ["nations", "wealth_of_nations"])
def test_what_a_game_is_about_lies_off_what_is_played_on_with_large_letters_too(screen, game):
    screen.app.change_settings(letters=200)
    scene = new_table(screen, game)
    told = scene.commands.sight.popovers.rect_of(TOLD)
    parts = parts_played_on(scene.table.top.layout, is_begun=False)
    assert parts and told.collidelist([scene.table.theme.rect(*area) for area, _ in parts]) < 0


def test_what_is_told_waits_for_the_name_of_whose_turn_it_is(screen):
    scene = new_table(screen, "nations_dice")
    popovers = scene.commands.sight.popovers
    before = popovers.rect_of(TOLD)
    scene.banner.hand_over(scene.game.session.seats[0], "Your turn", scene.table.pace)
    scene._stamps()
    scene.draw(screen.app.surface)
    assert before and popovers.rect_of(TOLD) is None
    scene.banner.finish()
    scene.draw(screen.app.surface)
    assert popovers.rect_of(TOLD) == before


@pytest.mark.parametrize("game", ["nations", "nation_deckbuilder"])
def test_what_is_told_waits_while_a_dialog_lies_on_the_table(screen, game):
    scene = new_table(screen, game)
    popovers = scene.commands.sight.popovers
    assert popovers.rect_of(TOLD)
    screen.app.stack.push(Message(screen.app, "Play?", "You haven't marked these."))
    screen.app.stack.draw(screen.app.surface)
    assert popovers.rect_of(TOLD) is None
    screen.app.stack.pop()
    screen.app.stack.draw(screen.app.surface)
    assert popovers.rect_of(TOLD)


def test_in_teams_all_that_is_new_has_room(screen):
    """Over the backs of piles that nobody has reached, if nowhere else: nothing is read there."""
    screen.app.change_settings(speed="instant")
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, 5)]
    scene = lay(screen.app, Session(GAMES["nation_deckbuilder"], {}, seats, "7"))
    settle(screen, scene)
    hints = scene.newcomer_hints
    hints.hide()
    news = [*hints._news({*scene.table.top.layout.targets})]
    assert {"question mark", "piece next_attack"} <= {remark.name for remark in news}
    assert not [remark.name for remark in news if not any(hints._with_room(remark))]


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_told_lies_on_what_can_be_clicked(screen, game):
    scene = new_table(screen, game)
    seen = 0
    for _ in range(8):
        popovers, theme, layout = scene.commands.sight.popovers, scene.table.theme, scene.table.top.layout
        if told := popovers.rect_of(TOLD):
            seen += 1
            lit = [theme.rect(*layout.targets[name].area) for name in scene.table.lit]
            buttons = [theme.rect(*button.area) for button in scene.commands.controls.buttons]
            assert told.collidelist([*lit, *buttons]) < 0
            if subject := scene.newcomer_hints.told.area:
                assert apart(in_units(theme, told), subject) <= FARTHEST
                others = [each.area for each in layout.targets.values() if each.looks_at is not None]
                boards = [theme.rect(*area) for area in others if not pygame.FRect(subject).colliderect(area)]
                assert told.collidelist(boards) < 0
                read = [area for area, weight in scene.commands.sight.figures_and_pieces if weight >= PIECE]
                assert told.collidelist([theme.rect(*area) for area in read]) < 0
        if scene.game.is_person_deciding:
            scene.commands.playback.play(scene.game.session.state.decision.moves[0])
        settle(screen, scene)
    assert seen >= 4


def test_a_sentence_comes_once_in_all_games_of_this_player(screen, app_of):
    first = new_table(screen, "nations_dice")
    tell_the_next(screen, first)
    told = first.newcomer_hints.told
    assert told.words == Sentences("nations_dice")("asked_first.turn")
    screen.app.stack.pop()
    second = new_table(screen, "nations_dice")
    tell_the_next(screen, second)
    assert second.newcomer_hints.told and second.newcomer_hints.told != told


@pytest.mark.parametrize("kind", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_any_key_and_any_button_cut_it_short(screen, kind):
    scene = new_table(screen, "nations_dice")
    assert scene.newcomer_hints.told
    if kind == pygame.KEYDOWN:
        screen.key(pygame.K_TAB)
    else:
        screen.press_mouse((5, 400))
    assert scene.newcomer_hints.told is None


def test_escape_takes_it_away_and_opens_no_menu(screen):
    scene = new_table(screen, "nations_dice")
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is scene
    assert scene.newcomer_hints.told is None
    screen.frames(3, REST)
    assert scene.newcomer_hints.told is None
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is not scene


def test_escape_is_for_what_is_seen(screen):
    scene = new_table(screen, "nations_dice")
    screen.key(pygame.K_h)
    screen.frames(3)
    assert not scene.commands.sight.popovers.rect_of(TOLD)
    screen.key(pygame.K_ESCAPE)
    assert not scene.game.adviser.depth
    assert screen.scene is scene


def test_it_goes_by_itself_after_a_while(screen):
    scene = new_table(screen, "nations_dice")
    told = scene.newcomer_hints.told
    screen.frames(1, LASTS)
    assert told and scene.newcomer_hints.told is None


def test_short_tips_are_one_sentence(screen):
    screen.app.change_settings(tips="short")
    scene = new_table(screen, "nations_dice")
    assert scene.newcomer_hints.told.words == "Win with the most {vp} after four rounds."


def test_what_a_game_is_about_is_told_while_it_is_dealt_and_stays_when_that_is_cut_short(screen):
    session = Session(GAMES["nations_dice"], {}, [Seat("A"), Seat("B", "easy", colour=2)], 5)
    scene = PlayScene(screen.app, screen.app.saves.begin(session))
    screen.app.stack.push(scene)
    screen.frames(3)
    assert not scene.choreographer.is_still
    assert scene.commands.sight.popovers.rect_of(TOLD)
    screen.press_mouse((5, 400))
    screen.frames(3)
    assert scene.choreographer.is_still
    assert scene.commands.sight.popovers.rect_of(TOLD)
    screen.press_mouse((5, 400))
    assert scene.newcomer_hints.told is None


def test_esc_just_after_a_tip_has_gone_by_itself_opens_no_menu(screen):
    scene = new_table(screen, "nations_dice")
    scene.newcomer_hints._shown = LASTS
    screen.frames(2)
    assert scene.newcomer_hints.told is None
    screen.key(pygame.K_ESCAPE)
    assert screen.app.stack.top is scene
    screen.key(pygame.K_ESCAPE)
    assert screen.app.stack.top is not scene


def test_a_line_leads_from_a_tip_to_what_it_explains(screen):
    scene = new_table(screen, "nations_dice")
    tell_the_next(screen, scene)
    kept = scene.commands.sight.popovers._kept[TOLD]
    assert scene.newcomer_hints.told.area
    assert kept.line


def test_a_kind_is_told_of_when_it_can_be_used_or_has_changed(screen):
    """The piles of a deck lie there from the beginning; what they are is told once cards have gone there."""
    scene = new_table(screen, "nation_deckbuilder")
    told = []
    for _ in range(3):
        tell_the_next(screen, scene)
        scene.newcomer_hints._is_new = True
        told.append(scene.newcomer_hints.told and scene.newcomer_hints.told.name)
    assert told[0] == "question mark"
    assert not {"piece draw_pile", "piece discard_pile", "piece taxes"} & {*told}


def test_nothing_opens_while_others_move(screen):
    seats = [Seat("A"), Seat("B", "easy", colour=2)]
    scene = lay(screen.app, Session(GAMES["nations_dice"], {}, seats, 5))
    scene.newcomer_hints._is_told = True
    moved = 0
    for _ in range(60):
        screen.frames(1, 120)
        decision = scene.game.session.state.decision
        if decision and decision.seat == 0 and scene.choreographer.is_idle:
            scene.commands.playback.play(decision.moves[-1])
            continue
        unasked = [each.name for each in scene.commands.sight.popovers.lying if each.kind.is_unasked]
        if not scene.game.is_person_deciding:
            moved += 1
            assert unasked == []
    assert moved > 5


def test_nothing_is_told_where_the_settings_say_so(screen):
    screen.app.change_settings(tips="none")
    scene = new_table(screen, "nations_dice")
    assert scene.newcomer_hints.told is None


def test_nothing_is_told_behind_a_curtain(screen):
    scene = lay(screen.app, Session(GAMES["nation_deckbuilder"], {}, [Seat("A"), Seat("B", colour=2)], 5))
    scene.viewpoint.is_covered = True
    screen.frames(6, REST)
    assert scene.viewpoint.is_covered
    assert scene.newcomer_hints.told is None


def test_a_what_if_tells_nothing(screen):
    scene = lay(screen.app, played(seats=2, moves=20))
    scene.commands.try_or_end()
    what_if = screen.scene
    screen.frames(6, REST)
    assert what_if is not scene and what_if.newcomer_hints.told is None


def test_a_lesson_says_itself_what_is_new(screen):
    screen.app.change_settings(speed="instant")
    screen.app.open("lesson", lesson_named("nations_dice/first_round"))
    screen.frames(20, REST)
    assert screen.scene.newcomer_hints.told is None
    assert not screen.app.met.path.exists()


def test_what_is_told_of_stays_as_bright_as_it_is(screen):
    stamp = glow_stamp(screen.app.theme, (100.0, 100.0, 96.0, 134.0))
    middle = stamp.surface.get_rect().center
    assert stamp.surface.get_at(middle).a == 0
