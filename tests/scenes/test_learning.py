"""Learning by playing, on the real table."""

from dataclasses import replace
from itertools import count

import pygame
import pytest

from game import game_named
from game.bots.computer_seats import PAUSES
from game.bots.roster import evaluator_of
from game.engine.forecast import MovePreview
from game.learn.lesson import PUPIL, Lesson, Sitting, lesson_named, lessons, taught
from game.learn.progress import Progress
from game.nations.concepts import stability
from game.nations.rules.resolution import production_total
from game.nations_dice.cards.tiles import TILES
from game.text import language
from scenes.learn.lesson_end import LessonEnd, begin_first_game
from scenes.learn.lesson_in_play import Others
from scenes.learn.lesson_scene import LessonScene
from scenes.learn.lessons import LessonsScene
from scenes.learn.step_popover import NEXT, SHOW, SKIP
from scenes.play.input.answers import ANSWER_PREFIX
from scenes.play.input.rails import VERB_PREFIX
from scenes.play.play_scene import PlayScene
from scenes.screens.menu import MenuScene
from scenes.tools.pupil import Pupil, Stuck, follow_alone
from scenes.ui.host.drag import contains, middle, overlap
from scenes.ui.text import Text
from tests.scenes import fingers
from tests.scenes.trees import boxes, trees_of, words_in, words_of

LESSON = "nations_dice/first_round"


@pytest.fixture
def quick(app):
    app.change_settings(speed="instant", reduced_motion=True)
    return app


@pytest.fixture
def table(quick, screen):
    """The table of the lesson at its third step, the first that is done."""
    Progress().keep(lesson_named(LESSON), 2)
    quick.open("lesson", lesson_named(LESSON))
    screen.frames(3)
    return screen


def press(screen, name):
    screen.click(screen.scene.commands.controls.button(name).area)
    screen.frames(40, 50)


def test_a_chapter_is_followed_by_clicks_alone_and_leaves_no_game(quick):
    Pupil(quick, lesson_named(LESSON)).follow()
    assert isinstance(quick.stack.top, LessonEnd)
    assert Progress().is_finished(lesson_named(LESSON))
    assert quick.saves.files() == []


class Onlooker(Pupil):
    """Looks at a chapter without playing it."""

    def look_through(self):
        """Begin and skip step after step, and see that all they speak of lies on the table. Raises Stuck."""
        for step in self.lesson.steps:
            self.scene.commands.offer()
            self._look(step, step.told)
            if step.begun:
                self._frame()  # nobody presses in the frame in which a step begins
                self._deed(self.scene.game.sitting.shown, step.told, set())
                self._look(step, step.begun)
            self.scene.commands.skip_step()

    def _look(self, step, told):
        super()._look(step, told)
        sight = self.scene.commands.sight
        if sight.step_popover:
            spoken_of = (*sight.at, *sight.named)
            assert not any(overlap(area, sight.step_popover.area) for area in spoken_of), told.say


@pytest.mark.sample(8)
@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.nightly)])
@pytest.mark.parametrize("lesson", [each for game in taught() for each in lessons(game)], ids=lambda each: each.name)
def test_all_that_a_chapter_speaks_of_is_in_sight_and_not_below_its_panel(app_of, lesson, size):
    app = app_of(size)
    app.change_settings(speed="instant", reduced_motion=True)
    Onlooker(app, lesson).look_through()


def test_a_chapter_that_does_not_fit_the_table_says_at_which_step(quick, monkeypatch):
    monkeypatch.setattr("scenes.tools.pupil.PATIENCE", 20)
    pupil = Pupil(quick, lesson_named(LESSON))
    monkeypatch.setattr(type(pupil), "_click", lambda *_: None)
    with pytest.raises(Stuck, match=r"step 3 \(hoplite\): nothing on the table leads to buy_tile hoplite slot0"):
        pupil.follow()


def test_a_chapter_that_does_not_fit_the_rules_is_told_in_a_line(monkeypatch, capsys):
    harder = replace(lesson_named(LESSON), options={"harder": True})
    monkeypatch.setattr("scenes.tools.pupil.lesson_named", lambda name: harder)
    assert follow_alone(LESSON) == 1
    assert capsys.readouterr().err == f"{LESSON}: the harder shadow is for the solo game\n"


def test_another_move_is_refused_in_words_and_the_next_press_takes_them_away(table):
    table.letter("p", hold_ms=400)
    table.frames(2)
    assert table.scene.game.is_refused
    assert table.scene.game.session.moves == []
    table.key(pygame.K_TAB)
    assert not table.scene.game.is_refused


def test_a_verb_alone_does_not_begin_a_step_that_speaks_of_a_piece(quick, screen):
    markets = lesson_named("wealth_of_nations/markets")
    Progress().keep(markets, 5)
    quick.open("lesson", markets)
    screen.frames(3)
    at_first = screen.scene.commands.sight.at
    screen.letter("s")
    screen.frames(2)
    assert screen.scene.game.turn.selection.verb == "sell"
    assert screen.scene.commands.sight.at == at_first
    screen.click(at_first[0])
    screen.frames(2)
    assert screen.scene.commands.sight.at != at_first


@pytest.mark.parametrize("name", [SHOW, SKIP])
def test_a_step_is_shown_or_skipped(table, name):
    press(table, name)
    assert table.scene.game.sitting.done == 3
    assert table.scene.game.session.moves[0] == ("buy_tile", "hoplite", "slot0")


def go_to_second_step(app, screen, name):
    lesson = lesson_named(name)
    Progress().keep(lesson, 1)
    app.open("lesson", lesson)
    screen.frames(3)


def test_what_a_step_does_not_speak_of_bears_no_light(quick, screen):
    go_to_second_step(quick, screen, "wealth_of_nations/first_industries")
    table = screen.scene.table
    assert len(table.lit) > 1
    assert set(table.glows(None).values()) == {("open",)}


def test_by_keyboard_the_focus_is_where_a_step_points_and_enter_does_and_reads_it(quick, screen):
    go_to_second_step(quick, screen, "nations/cards_and_workers")
    commands = screen.scene.commands
    screen.key(pygame.K_TAB)
    assert commands.ring.place.area in commands.sight.at
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert screen.scene.game.turn.selection.picked == ("lighthouse",)
    assert commands.ring.place.area in commands.sight.at
    screen.key(pygame.K_RETURN)
    screen.frames(20, 50)
    assert screen.scene.game.sitting.done == 2
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert screen.scene.game.sitting.done == 3
    assert not screen.scene.game.turn.is_begun


def test_who_holds_the_mouse_and_reads_on_with_space_is_told_to_click(quick, screen):
    go_to_second_step(quick, screen, "nations_dice/first_round")
    screen.move_to((640, 300))
    screen.key(pygame.K_SPACE, " ")
    screen.frames(3)
    assert "click it" in screen.scene.spoken_heading
    screen.key(pygame.K_TAB)
    screen.frames(3)
    assert "choose it" in screen.scene.spoken_heading


def test_a_button_that_a_step_does_not_ask_for_is_not_to_be_held_longer(table):
    commands = table.scene.commands
    area = commands.controls.button("verb:pass").area
    table.click(area)
    table.frames(2)
    assert commands.hints.notice is None
    assert commands.spoken_refusal == "Not this one for now: click the highlighted **Hoplite**."


def test_a_panel_leaves_the_board_of_the_only_other_nation_in_sight(table):
    sight, targets = table.scene.commands.sight, table.scene.table.top.layout.targets
    told = [place.area for name, place in targets.items() if place.looks_at is not None and name != "seat1"]
    assert told and not [area for area in told if overlap(area, sight.step_popover.area)]


def test_enter_where_nothing_has_the_focus_shows_what_a_step_wants_and_once_more_does_it(table):
    ring = table.scene.commands.ring
    table.key(pygame.K_RETURN)
    table.frames(2)
    assert (ring.visible, ring.place.area) == (True, table.scene.commands.sight.at[0])
    table.key(pygame.K_RETURN)
    table.frames(2)
    assert table.scene.game.turn.is_begun


@pytest.mark.parametrize("lesson", ["nation_deckbuilder/first_turns", "nations_dice/shadow"])
def test_the_focus_begins_at_what_is_to_be_pressed(quick, screen, lesson):
    """Not at the hand, nor at a tile that a step speaks of besides."""
    begin = lesson_named(lesson)
    steps = [n for n, step in enumerate(begin.steps) if any(at.startswith("verb:") for at in step.told.at)]
    for number in steps:
        Progress().keep(begin, number)
        quick.open("lesson", begin)
        screen.frames(3)
        screen.key(pygame.K_TAB)
        assert screen.scene.commands.ring.current.startswith("verb:")
        quick.stack.pop()


def test_space_reads_on_though_another_button_has_the_focus(quick, screen):
    begin = lesson_named("wealth_of_nations/first_industries")
    number = next(n for n, step in enumerate(begin.steps) if step.told.say == "plan")
    Progress().keep(begin, number)
    quick.open("lesson", begin)
    screen.frames(3)
    commands = screen.scene.commands
    commands.ring.begin_at([*commands.controls.needs_hold])
    screen.key(pygame.K_RIGHT)
    assert (commands.ring.visible, commands.ring.current) == (True, "verb:finish")
    screen.key(pygame.K_SPACE, " ")
    screen.frames(2)
    assert screen.scene.game.sitting.done == number + 1


def test_a_popover_hides_nothing_of_what_the_table_says_of_the_hex_that_it_speaks_of(quick, screen):
    begin = lesson_named("wealth_of_nations/first_industries")
    for number, step in enumerate(begin.steps):
        if not step.answers or step.answers[0][0][0] != "place":
            continue
        Progress().keep(begin, number)
        quick.open("lesson", begin)
        screen.frames(3)
        layout = screen.scene.table.top.layout
        screen.move_to(screen.pixel(layout.targets[step.told.at[0]].area))
        screen.frames(3)
        said = screen.scene.table.top.spot("ghost says")
        assert said
        assert not overlap(said, screen.scene.commands.sight.step_popover.area)
        quick.stack.pop()


def test_the_light_of_a_step_goes_around_hexes_as_one_and_cuts_none_of_their_dots(quick, screen):
    open_at(quick, screen, "wealth_of_nations/first_industries", "dots")
    sight, top = screen.scene.commands.sight, screen.scene.table.top
    (light,) = sight.stamps(screen.app.theme)[:1]
    centres = {name: screen.app.theme.rect(*top.spot(name)).center for name in ("c2", "d2", "d3")}
    between = [
        tuple((x + y) // 2 for x, y in zip(centres[one], centres[other], strict=True))
        for one, other in (("c2", "d2"), ("c2", "d3"), ("d2", "d3"))
    ]
    left, top_of = light.corner
    inside = [light.surface.get_at((x - left, y - top_of)).a for x, y in (*centres.values(), *between)]
    assert inside == [0] * 6
    assert pygame.mask.from_surface(light.surface).count()


def open_at(quick, screen, name, say):
    """Open a lesson at the step that says this."""
    lesson = lesson_named(name)
    Progress().keep(lesson, next(n for n, step in enumerate(lesson.steps) if step.told.say == say))
    quick.open("lesson", lesson)
    screen.frames(3)


def test_a_tile_that_waits_on_another_hex_is_not_to_be_placed_there(quick, screen):
    open_at(quick, screen, "wealth_of_nations/first_industries", "second_farm")
    step = screen.scene.commands
    screen.click(screen.scene.table.top.layout.targets["d3"].area)
    screen.frames(2)
    assert step.spoken_step.startswith("Farms have half dots")
    assert step.spoken_refusal
    screen.click(screen.scene.table.top.layout.targets["d2"].area)
    screen.frames(2)
    assert step.spoken_step.startswith("Now click it again")
    assert not step.spoken_refusal


@pytest.mark.parametrize(("name", "say"), [("nations/colonies", "pay"), ("nations/shadow", "growth")])
def test_a_popover_hides_no_other_answer(quick, screen, name, say):
    lesson = lesson_named(name)
    Progress().keep(lesson, next(n for n, step in enumerate(lesson.steps) if step.told.say == say))
    quick.open("lesson", lesson)
    screen.frames(3)
    commands = screen.scene.commands
    answers = [each for each in commands.controls.buttons if each.is_enabled and each.name.startswith(ANSWER_PREFIX)]
    assert len(answers) > 1
    assert not any(overlap(each.area, commands.sight.step_popover.area) for each in answers)


def test_by_keyboard_a_number_is_laid_out_with_plus_and_confirmed_where_it_was_begun(quick, screen):
    lesson = lesson_named("wealth_of_nations/markets")
    number = next(number for number, step in enumerate(lesson.steps) if step.begun and step.begun.say == "two")
    Progress().keep(lesson, number)
    quick.open("lesson", lesson)
    screen.frames(10, 50)
    commands, game = screen.scene.commands, screen.scene.game
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_RETURN)
    screen.frames(4, 50)
    assert commands.ring.current == "sell capital"
    screen.key(pygame.K_PLUS, "+")
    screen.frames(4, 50)
    assert len(game.turn.draft.moves) == 2
    made = len(game.session.moves)
    screen.key(pygame.K_RETURN)
    screen.frames(12, 50)
    assert game.session.moves[made] == ("sell", "capital") and game.sitting.done == number + 1


def go_to_step(app, screen, name, say):
    lesson = lesson_named(name)
    Progress().keep(lesson, next(number for number, step in enumerate(lesson.steps) if step.told.say == say))
    app.open("lesson", lesson)
    screen.frames(10, 50)
    return screen.scene


def test_too_few_are_not_traded_but_kept_and_the_pupil_is_told_how_many_it_takes(quick, screen):
    scene = go_to_step(quick, screen, "wealth_of_nations/markets", "sell")
    number, made = scene.game.sitting.done, len(scene.game.session.moves)
    targets = scene.table.top.layout.targets
    for _ in range(2):
        screen.click(targets["sell capital"].area)
        screen.frames(6, 50)
    assert (scene.game.sitting.done, len(scene.game.session.moves)) == (number, made)
    assert scene.commands.spoken_refusal == "First press +: it must say 2."
    assert len(scene.game.turn.draft.moves) == 1
    screen.key(pygame.K_PLUS, "+")
    screen.key(pygame.K_PLUS, "+")
    screen.frames(4, 50)
    assert not scene.commands.spoken_refusal
    screen.click(scene.table.top.layout.targets["sell capital"].area)
    screen.frames(4, 50)
    assert scene.commands.spoken_refusal == "That's too many. Press −: it must say 2."
    screen.key(pygame.K_MINUS, "-")
    screen.click(scene.table.top.layout.targets["sell capital"].area)
    screen.frames(40, 50)
    assert scene.game.sitting.done == number + 1


def test_a_tile_on_the_right_hex_that_lies_wrong_stays_in_the_hand_and_is_to_be_turned(quick, screen):
    scene = go_to_step(quick, screen, "wealth_of_nations/blocs", "factory")
    number, targets = scene.game.sitting.done, scene.table.top.layout.targets
    screen.click(targets["factory"].area)
    screen.frames(4, 50)
    assert not scene.game.sitting.takes(scene.game.turn.draft.moves)
    screen.click(targets["f2"].area)
    screen.frames(4, 50)
    assert scene.commands.spoken_refusal.startswith("Right place, wrong turn: press R")
    assert scene.commands.spoken_step.startswith("It's ")
    while not scene.game.sitting.takes(scene.game.turn.draft.moves):
        screen.letter("r")
    screen.click(targets["f2"].area)
    screen.frames(40, 50)
    assert scene.game.sitting.done == number + 1


def test_by_keyboard_a_barter_begins_at_the_bill_that_its_step_asks_for(quick, screen):
    scene = go_to_step(quick, screen, "wealth_of_nations/barter", "five")
    screen.key(pygame.K_TAB)
    assert scene.commands.ring.current == "their dollar5"
    screen.key(pygame.K_RETURN)
    assert ("ask", "dollar5") in scene.game.turn.draft.moves


def test_the_keys_of_a_step(table):
    table.key(pygame.K_F6)
    table.frames(2)
    assert table.scene.game.sitting.done == 3
    table.key(pygame.K_SPACE, " ")
    table.frames(2)
    assert table.scene.game.sitting.done == 4
    table.letter("u")
    table.frames(2)
    assert table.scene.game.sitting.done == 3


def test_the_timeline_of_a_chapter_and_what_is_tried_out_there_leave_it_as_it_is(table):
    press(table, SKIP)
    moves = [*table.scene.game.session.moves]
    table.key(pygame.K_F3)
    table.key(pygame.K_F4)
    table.frames(3)
    assert table.scene.game.is_what_if
    table.key(pygame.K_F4)
    table.key(pygame.K_F3)
    assert isinstance(table.scene, LessonScene)
    assert table.scene.game.session.moves == moves


def test_a_game_that_is_over_ends_its_chapter_and_shows_no_result(quick, screen):
    lesson = lesson_named("wealth_of_nations/the_end")
    Progress().keep(lesson, len(lesson.steps) - 1)
    quick.open("lesson", lesson)
    screen.frames(3)
    press(screen, "scores")
    assert isinstance(screen.scene, LessonEnd)


def test_many_moves_of_others_follow_ever_faster():
    sitting = Sitting(lesson_named("nations_dice/first_round"), 2)
    others = Others(sitting)
    for move in sitting.shown:
        sitting.session.play(move)
    waits = []
    while due := sitting.due:
        waits.append(next(ms for ms in count(1) if others.advance(1.0, "normal")))
        sitting.session.play(due)
    assert waits[0] == PAUSES["normal"]
    assert waits == sorted(waits, reverse=True)
    assert waits[-1] < waits[0]


def test_a_click_on_the_popover_reads_on_and_touches_nothing_below(table):
    press(table, SKIP)
    x, y, _, _ = table.scene.commands.sight.step_popover.area
    table.click((x + 4, y + 4, 2, 2))
    table.frames(2)
    assert table.scene.game.sitting.done == 4


def test_a_chapter_that_was_left_or_killed_goes_on_at_its_step(table, app_of):
    press(table, SKIP)
    again = app_of()
    again.open("lesson", lesson_named(LESSON))
    assert again.stack.top.game.sitting.done == 3
    table.key(pygame.K_ESCAPE)
    fingers.click(table, "leave")
    table.frames()
    assert table.app.stack.top is None


def test_the_menu_offers_the_first_chapter_to_whoever_has_never_played(app, screen):
    app.open("menu")
    screen.frames(3)
    fingers.click(screen, "first chapter")
    screen.frames()
    assert isinstance(screen.scene, LessonScene)
    assert screen.scene.lesson is lessons(taught()[0])[0]
    app.stack.pop()
    screen.frames()
    assert isinstance(screen.scene, MenuScene)
    app.saves.begin(lessons(taught()[0])[0].begin()).close()
    screen.scene.resume()
    assert all(each.name != "first chapter" for each in screen.scene.form.controls)


@pytest.mark.parametrize("game", taught())
def test_all_lessons_of_a_list_are_told_in_letters_of_one_size_and_numbered_on_the_line_of_their_titles(screen, game):
    screen.app.stack.push(LessonsScene(screen.app, game))
    screen.frames(2)
    theme, sizes = screen.app.theme, {}
    _, *rows = trees_of(screen.scene)
    for number, (row, area) in enumerate(rows, 1):
        words = [(box, place) for box, place in boxes(row, area, theme) if isinstance(box, Text)]
        index, title, *told = words
        assert index[0].ways == (str(number),)
        assert middle(index[1])[1] == pytest.approx(middle(title[1])[1], abs=0.5)
        sizes |= {box.fitted(theme, *place[2:])[1]: box.size for box, place in told}
    assert len(sizes) == 1 and all(fitted == meant for fitted, meant in sizes.items())


def test_from_the_box_of_a_game_to_its_chapters_and_from_the_rules(app, screen):
    app.open("menu")
    screen.frames(3)
    fingers.click(screen, "box:nations_dice")
    fingers.click(screen, "learn")
    assert isinstance(screen.scene, LessonsScene)
    assert screen.scene.rules == "nations_dice"
    fingers.click(screen, "begin")
    assert isinstance(screen.scene, LessonScene)
    app.stack.pop()
    app.open("rules", "nations_dice", "Buying a tile")
    fingers.click(screen, "lesson first_round")
    assert isinstance(screen.scene, LessonScene)


def test_after_the_last_chapter_comes_a_whole_game_with_the_adviser(quick, screen):
    lesson = lessons("nations_dice")[-1]
    Progress().keep(lesson, len(lesson.steps) - 1)
    quick.open("lesson", lesson)
    screen.frames(3)
    while isinstance(screen.scene, LessonScene):
        name = SKIP if screen.scene.game.sitting.step.answers else NEXT
        press(screen, name)
    fingers.click(screen, "first_game")
    screen.key(pygame.K_RETURN)
    assert type(screen.scene) is PlayScene
    assert [seat.player for seat in screen.scene.game.session.seats] == ["human"], "it was about playing alone"


def test_a_wrong_piece_is_answered_and_a_right_one_takes_that_back(table):
    scene = table.scene
    assert "aqueduct" in scene.table.lit
    table.click(scene.table.top.layout.targets["aqueduct"].area)
    assert scene.commands._refusal == "Not this one for now: click the highlighted **Hoplite**."
    table.click(scene.table.top.layout.targets["hoplite"].area)
    assert scene.commands._refusal == ""


def test_by_keyboard_the_focus_returns_from_a_wrong_piece_to_the_asked_one_and_its_name_is_said(quick, screen):
    go_to_second_step(quick, screen, "nations/production")
    commands = screen.scene.commands
    screen.key(pygame.K_TAB)
    for _ in range(2):
        commands.ring.move_to("axeman@0")
        screen.key(pygame.K_RETURN)
        screen.frames(2)
        assert commands.spoken_refusal == "Not this one for now: choose the highlighted **Lyceum**."
        assert commands.ring.current == "lyceum"
    screen.key(pygame.K_TAB)
    screen.frames(2)
    assert commands.ring.current == "lyceum", "the first Tab of a step leads to what it asks for"
    screen.key(pygame.K_TAB)
    screen.frames(2)
    assert commands.ring.current != "lyceum"


def test_a_step_of_several_workers_counts_down_and_a_pass_among_them_is_too_early(quick, screen):
    open_at(quick, screen, "nations/war", "rest")
    commands = screen.scene.commands
    assert "Three workers" in commands.spoken_step
    for said, left in (("2 to go: click the next.", "2 are"), ("One to go: click the last one.", "one is")):
        commands.playback.submit(("deploy", "area", "slot1"))
        screen.frames(20, 50)
        assert commands.spoken_step == said
        commands.playback.submit(("pass",))
        screen.frames(2)
        assert commands.spoken_refusal == f"Not yet: {left} left to do first."


def test_who_rolls_one_die_of_two_is_told_to_take_both(quick, screen):
    go_to_second_step(quick, screen, "nations_dice/stubborn_dice")
    scene = screen.scene
    while ("reroll", "reroll_chit") not in [way[0] for way in scene.game.sitting.wanted]:
        press(screen, SKIP if scene.game.sitting.step.answers else NEXT)
    screen.frames(40, 50)
    scene.commands.playback.submit(("reroll", "reroll_chit"), ("pick_die", "red1"), ("roll_dice",))
    screen.frames(3)
    assert scene.commands._refusal == "Not quite. Click everything highlighted, and nothing else."


@pytest.mark.parametrize(
    ("lesson", "said", "begins", "right", "wrong", "other"),
    [
        ("nation_deckbuilder/hungry_nation", "token", "verb:remove", "thief#2", "coin#", "assassin#1"),
        ("nations_dice/stubborn_dice", "which", "reroll_chit@0#0", "red1", "white1", "white4"),
    ],
)
def test_a_wrong_piece_among_several_is_refused_when_it_is_picked(
    quick, screen, lesson, said, begins, right, wrong, other
):
    """It used to be refused together with the right ones, once all were confirmed."""
    lesson = lesson_named(lesson)
    number = next(n for n, step in enumerate(lesson.steps) if said in (step.told.say, step.begun and step.begun.say))
    Progress().keep(lesson, number)
    quick.open("lesson", lesson)
    screen.frames(40, 50)
    scene = screen.scene

    def pick(start):
        targets = scene.table.top.layout.targets
        screen.click(targets[next(name for name in sorted(targets) if name.startswith(start))].area)
        screen.frames(2)

    if begins.startswith("verb:"):
        press(screen, begins)
    else:
        pick(begins)
    pick(right)
    before = scene.game.turn.draft
    pick(wrong)
    assert scene.commands._refusal == "Not this one for now. Click what's highlighted."
    assert scene.game.turn.draft == before, "what was right stays laid out"
    pick(other)
    assert scene.commands._refusal == "" and scene.game.sitting.in_order(scene.game.turn.draft.moves)


def test_a_wonder_that_a_step_names_is_built_by_a_click(quick, screen):
    go_to_second_step(quick, screen, "nations_dice/great_works")
    while screen.scene.game.sitting.step.told.say != "build":
        press(screen, SKIP if screen.scene.game.sitting.step.answers else NEXT)
    screen.click(screen.scene.table.top.layout.targets["colossus"].area)
    screen.frames(2)
    assert screen.scene.commands._refusal == ""
    assert screen.scene.game.turn.draft.verb == "build_wonder"


def test_a_click_on_an_equal_card_picks_the_one_that_the_step_names(quick, screen):
    open_at(quick, screen, "nation_deckbuilder/first_turns", "trading_post")
    scene = screen.scene
    targets = scene.table.top.layout.targets
    other = next(name for name in targets if name.startswith("trading_post#") and name != "trading_post#1")
    screen.click(targets[other].area)
    screen.frames(2)
    assert not scene.game.is_refused
    assert {("buy", "trading_post#1")} == {*scene.game.turn.selection.open_moves}


def test_a_wrong_piece_in_the_hand_does_not_move_the_words_on(quick, screen):
    open_at(quick, screen, "nations/first_turns", "axeman")
    scene = screen.scene
    places = scene.table.top.layout.targets
    held = {name for name, place in places.items() if place.can_be_held}
    wrong = next(name for name in sorted(held & {*scene.table.lit}) if not name.startswith("worker"))
    said, (x, y) = scene.commands._said_now, screen.pixel(places[wrong].area)
    screen.move_to((x, y))
    screen.press_mouse((x, y))
    screen.move_to((x + 15, y + 15), pressed=True)
    screen.frames(2)
    assert scene.host.carried
    assert scene.commands._said_now == said
    assert scene.commands._refusal


def test_with_the_keyboard_a_step_says_choose_and_with_the_mouse_click(quick, screen, monkeypatch):
    said = []

    def words(self, told):
        said.append(words_of(self, told))
        return said[-1]

    words_of = Lesson.words
    monkeypatch.setattr(Lesson, "words", words)
    go_to_second_step(quick, screen, "nations/cards_and_workers")
    assert said[-1].endswith("It costs 3: click it.")
    screen.key(pygame.K_TAB)
    screen.frames(2)
    assert said[-1].endswith("It costs 3: choose it.")
    screen.press_mouse((5, 400))
    screen.frames(2)
    assert said[-1].endswith("It costs 3: click it.")


def test_from_the_list_of_chapters_a_whole_game_has_a_rival(app, screen):
    app.open("menu")
    begin_first_game(app, "nations_dice")
    screen.key(pygame.K_RETURN)
    assert [seat.player for seat in screen.scene.game.session.seats] == ["human", "easy"]


def test_a_wrong_first_click_is_refused_and_does_not_move_the_words_on(table):
    scene = table.scene
    said = scene.commands._said_now
    areas = {name: scene.table.top.layout.targets[name].area for name in scene.table.lit if name in TILES}
    hidden = {name for name, area in areas.items() if scene.commands.sight.popovers.at(table.pixel(area))}
    wrong = sorted(areas.keys() - hidden - {"hoplite"})
    assert wrong
    for name in wrong:
        table.click(scene.table.top.layout.targets[name].area)
        assert scene.game.is_refused and not scene.game.turn.is_begun, name
        assert scene.commands._said_now == said and scene.game.session.moves == []
    table.click(scene.table.top.layout.targets["hoplite"].area)
    assert not scene.game.is_refused and scene.game.turn.is_begun


def test_where_a_card_is_clicked_before_the_worker_the_worker_is_asked_for(quick, screen):
    open_at(quick, screen, "nations/first_turns", "axeman")
    scene = screen.scene
    for name, said in (("axeman@0", "axeman"), ("axeman@0", "axeman"), ("worker0@area#0", "onto_axeman")):
        screen.click(scene.table.top.layout.targets[name].area)
        screen.frames(2)
        assert scene.commands._said_now.say == said
    screen.click(scene.table.top.layout.targets["axeman@0"].area)
    screen.frames(2)
    assert ("deploy", "area", "slot2") in scene.game.session.moves


LOST = ("menu", "log", "top")


@pytest.mark.parametrize("name", ["nations/first_turns", "nations_dice/first_round"])
def test_by_keyboard_every_step_begins_at_what_it_frames_or_at_its_own_buttons(quick, screen, name):
    lesson = lesson_named(name)
    for number, step in enumerate(lesson.steps):
        Progress().keep(lesson, number)
        quick.open("lesson", lesson)
        screen.frames(4)
        screen.key(pygame.K_TAB)
        commands = screen.scene.commands
        place, areas = commands.ring.place, commands.sight.at
        framed = place.area in areas or any(contains(area, middle(place.area)) for area in areas)
        assert framed if step.answers else place.name == NEXT, (step.told.say, place)
        quick.stack.pop()


def test_by_keyboard_an_answer_that_comes_after_the_words_gets_the_focus(quick, screen):
    lesson = lesson_named("nations/first_turns")
    number = next(number for number, step in enumerate(lesson.steps) if step.told.say == "pass")
    Progress().keep(lesson, number)
    quick.open("lesson", lesson)
    screen.frames(4)
    screen.letter("p", hold_ms=500)
    for _ in range(200):
        screen.frames(1, 50)
        if screen.scene.game.sitting.done > number and screen.scene.commands.sight.step_popover:
            break
    screen.frames(20, 50)
    assert screen.scene.commands.ring.current == f"{ANSWER_PREFIX}choose take_worker"


def at_the_end_of(name):
    lesson = lesson_named(name)
    session = lesson.begin()
    for move in lesson.whole[len(lesson.played) :]:
        session.play(move)
    return session.state


def test_the_first_chapters_of_nations_show_how_it_is_done_well():
    first, second = at_the_end_of("nations/first_turns"), at_the_end_of("nations/cards_and_workers")
    assert stability(first, PUPIL) >= 0, "no revolt"
    assert "farm" in first.nations[PUPIL].slots and "farm" in second.nations[PUPIL].slots


ENDS = {
    "nations/first_turns": {"vp": (7, 8), "gold_rate": (0, 1), "stone_rate": (0, 4)},
    "nations/cards_and_workers": {"gold_rate": (2, 4)},
    "nations/production": {"books": (1, 5), "vp": (7, 8)},
    "nations/stability": {"workers": (5, 6), "stability": (0, 1)},
    "nations/war": {"strength": (0, 3)},
    "nations/events": {"gold_rate": (0, 3), "stone_rate": (0, 3)},
    "nations/great_names": {"books": (1, 7)},
    "nations/colonies": {"vp": (7, 9)},
    "nations/shadow": {"stability": (0, 3), "vp": (7, 8)},
    "nation_deckbuilder/hungry_nation": {"food": (1, 4), "age": (1, 2)},
}
"""What the pupil has and makes at the beginning and the end of a chapter, as far as its end tells of it."""


@pytest.mark.parametrize("name", ENDS)
def test_a_chapter_ends_with_figures_that_have_grown_as_it_says(name):
    lesson = lesson_named(name)
    things = evaluator_of(game_named(lesson.game)).consequences.things
    before, then = things(lesson.begin().state, PUPIL), things(at_the_end_of(name), PUPIL)
    assert {thing: (before[thing], then[thing]) for thing in ENDS[name]} == ENDS[name]
    figures = [word.strip(".,:{}") for word in lesson.end.split()]
    for began, ended in ENDS[name].values():
        assert {str(ended), str(ended - began), "II"} & {*figures}, lesson.end


def test_nobody_idles_when_the_first_chapter_of_nations_passes_and_its_end_tells_the_income():
    lesson = lesson_named("nations/first_turns")
    session = lesson.begin()
    for move in lesson.whole[len(lesson.played) :]:
        if move == ("pass",) and session.state.decision.seat == PUPIL:
            assert session.state.nations[PUPIL].area == 0
            break
        session.play(move)
    else:
        pytest.fail("the pupil never passes")
    gold, stone, *_ = production_total(session.state, PUPIL)
    assert (gold, stone) == (1, 4)


def test_the_focus_begins_on_what_begins_a_step_not_on_what_comes_last_in_it(quick, screen):
    lesson = lesson_named("nation_deckbuilder/strike_and_guard")
    Progress().keep(lesson, next(n for n, step in enumerate(lesson.steps) if step.told.say == "strike"))
    quick.open("lesson", lesson)
    screen.frames(20, 50)
    assert screen.scene.commands.ring.current == "verb:mark"


class Reader(Pupil):
    """Notes where the panel lies whenever it says something new."""

    def __init__(self, app, lesson):
        self.panels = []
        super().__init__(app, lesson)

    def _look(self, step, told):
        super()._look(step, told)
        self.panels.append(self.scene.commands.sight.step_popover.area)


@pytest.mark.parametrize("name", ["nations/first_turns", "nations/cards_and_workers"])
def test_the_first_chapters_of_nations_are_followed_by_clicks_alone_beside_a_panel_that_stays(quick, name):
    reader = Reader(quick, lesson_named(name))
    reader.follow()
    assert isinstance(quick.stack.top, LessonEnd)
    assert len(set(reader.panels)) == 1
    anchors = reader.scene.table.top.layout.anchors
    for name in ("market cards", "board", "forecast-panel"):
        assert not overlap(anchors[name], reader.panels[0]), name


@pytest.mark.parametrize(
    ("name", "steps", "parts"),
    [
        ("nation_deckbuilder/first_turns", ("hit", "done", "blow"), ("play_area", "sum@1", "latest_turn@1")),
        ("nation_deckbuilder/hungry_nation", ("age", "kind", "feast", "stocks"), ("army words", "play_area", "sum@1")),
        ("wealth_of_nations/first_industries", ("made",), ("plaque seat1",)),
        ("wealth_of_nations/the_end", ("goal",), ("plaque seat1", "plaque seat2")),
    ],
)
def test_a_panel_hides_neither_what_was_played_nor_whom_it_names(quick, screen, name, steps, parts):
    lesson = lesson_named(name)
    for number, step in enumerate(lesson.steps):
        if step.told.say in steps:
            Progress().keep(lesson, number)
            quick.open("lesson", lesson)
            screen.frames(20, 50)
            panel, anchors = screen.scene.commands.sight.step_popover.area, screen.scene.table.top.layout.anchors
            hidden = [part for part in parts if part in anchors and overlap(anchors[part], panel)]
            assert not hidden, step.told.say
            quick.stack.pop()


def test_a_panel_of_nation_stays_over_cards_of_ages_that_nobody_has_reached(quick):
    reader = Reader(quick, lesson_named("nation_deckbuilder/hungry_nation"))
    reader.follow()
    market = reader.scene.table.top.layout.anchors["market"]
    assert len(set(reader.panels)) == 1 and not overlap(market, reader.panels[0])


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_what_a_chapter_is_about_is_told_whole(screen, spoken):
    with language.speaking(spoken):
        screen.app.open("lessons")
        told = []
        for game in taught():
            screen.scene._turn_to(game)
            cut = [
                words
                for tree, area in trees_of(screen.scene)
                for words in words_in(tree, area, screen.app.theme)
                if words.endswith("…")
            ]
            told += cut
        assert not told


def test_what_the_forecast_would_choose_does_not_speak_against_a_lesson(quick, screen, monkeypatch):
    monkeypatch.setattr(MovePreview, "best", lambda self, moves: moves[-1])
    open_at(quick, screen, "nations/first_turns", "ziggurat")
    screen.click(screen.scene.table.top.layout.targets["ziggurat"].area)
    screen.frames(2)
    assert screen.scene.table.model().tried == (("buy_card", "ziggurat", "slot0"),)


def test_what_the_rules_refuse_is_answered_in_the_words_of_the_lesson_alone(quick, screen):
    scene = go_to_step(quick, screen, "wealth_of_nations/the_end", "sell")
    screen.click(scene.table.top.layout.targets["buy labor"].area)
    screen.frames(40, 50)
    assert scene.commands.spoken_refusal.startswith("Not this one for now")
    assert scene.commands.hints.notice is None
    assert not scene.commands.goal_popover.is_open
    assert not scene.commands.go_way()


def test_a_wrong_answer_to_the_right_piece_leaves_the_question_open(quick, screen):
    scene = go_to_step(quick, screen, "nation_deckbuilder/hungry_nation", "farm_came")
    screen.click(scene.table.top.layout.targets["farm#1"].area)
    screen.frames(10, 50)
    right, wrong = (f"{ANSWER_PREFIX}mark farm#1 {kind}" for kind in ("food", "damage"))
    press(screen, wrong)
    assert "4 {food}" in scene.commands.spoken_refusal
    press(screen, right)
    assert scene.game.session.moves[-1] == ("mark", "farm#1", "food")


def test_what_is_pressed_several_times_is_to_be_pressed_again(quick, screen):
    scene = go_to_step(quick, screen, "nation_deckbuilder/strike_and_guard", "rations")
    for said in ("Click it again: 2 to go.", "Click it again: one to go."):
        screen.click(scene.commands.sight.at[0])
        screen.frames(20, 50)
        assert scene.commands.spoken_step == said


@pytest.mark.parametrize(
    ("name", "say", "spoken_of"),
    [
        ("nations/shadow", "column", "odds 1"),
        ("nations/shadow", "books", "track books"),
        ("nation_deckbuilder/strike_and_guard", "duty", "latest_turn@1"),
    ],
)
def test_the_light_of_a_step_lies_on_what_it_speaks_of_and_the_panel_beside(quick, screen, name, say, spoken_of):
    scene = go_to_step(quick, screen, name, say)
    sight, area = scene.commands.sight, scene.table.top.layout.targets[spoken_of].area
    screen.letter("x")
    screen.frames(5, 50)
    assert any(contains(each, middle(area)) for each in sight.at)
    assert not overlap(area, sight.step_popover.area)


def test_play_all_that_leaves_a_hungry_card_out_says_so_and_foresees_no_hunger_that_the_rest_stills(quick, screen):
    scene = go_to_step(quick, screen, "nation_deckbuilder/hungry_nation", "rest")
    press(screen, f"{VERB_PREFIX}mark")
    model = scene.table.model()
    assert scene.table.table.words.prompt(model).startswith("This order feeds as many cards as possible.")
    assert model.what_if.turn.food == 1
    assert words_of(scene.table.table, model, "blow of 1")[-1].endswith("30")
