"""Every button that cannot be pressed says why, in a plain sentence: in every game, and on the screens around it."""

import re
from collections import Counter

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.session.session import HUMAN, Seat, Session
from game.text.sentences import Sentences
from scenes.games.plugin import plugin_of
from scenes.play.help.hints import NOTICE, TOOLTIP
from scenes.play.help.reasons import MOST_REASONS, why_dark, why_dark_place, why_not
from scenes.play.input.table_focus import LIGHT
from scenes.play.input.turn_input import handles_of
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.ui import frame_stamp
from scenes.ui.host.host import DWELL
from sprites.paint import glyphs
from tests.game.conformance.walks import planned
from tests.scenes.hands import Screen
from tests.scenes.tables_played import lay, lay_first_turn, lay_new, played

SAY = Sentences("screens")

RAW = re.compile(r"[_#<>]|\b(slot|seat|ready|colony|advisor|age|hex)\d")
"""What stands in moves and keys, and never in a sentence."""


@pytest.fixture(params=GAMES.values(), ids=GAMES)
def game(request):
    return request.param


def unlike_positions(app, game):
    """The scene of random games, everybody a person, whenever a question comes with other verbs than ever before."""
    seen = set()
    for seats in (game.seats[0], game.seats[0] + 1, game.seats[-1]):
        (setting,) = planned(game, seats, 1)
        people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, seats + 1)]
        session, hand = Session(game, setting.options, people, setting.seed), RandomBot(setting.seed, game)
        scene = lay(app, session)
        while decision := session.state.decision:
            kind = decision.choice.name, seats == 1, frozenset(move[0] for move in decision.moves)
            if kind not in seen:
                seen.add(kind)
                scene.game._turn_to_position()
                scene.turns.notice()
                scene._cover(False)
                yield scene
            session.play(hand.choose(session.state, decision))


def dark_buttons(scene):
    return [each for group in scene.commands.controls.groups for each in group.buttons if not each.is_enabled]


@pytest.mark.sample(2)
def test_every_dark_button_and_place_of_every_table_has_a_plain_sentence(app, game):
    said = {}
    for scene in unlike_positions(app, game):
        at = scene.game.session.state.decision.choice.name
        for button in dark_buttons(scene):
            said[at, button.name] = why_dark(scene.table, button.name).words
        for name, place in scene.table.top.layout.targets.items():
            refusals = scene.game.turn.refusals((), handles_of(name, place), place.verb)
            if refusals:
                said[at, name] = why_not(scene.table, refusals).words
            if place.verb and not place.is_note and name not in scene.table.lit:
                said[at, f"button {name}"] = why_dark_place(scene.table, name).words

    assert len(said) > 50
    assert max(words.count("\n") + 1 for words in said.values()) <= MOST_REASONS
    assert {at: words for at, words in said.items() if not is_plain(words)} == {}


def is_plain(words):
    signs = re.findall(r"\{(\w*)\}", words)
    return (
        words == words.strip() != ""
        and words[-1] in ".?"
        and RAW.search(words) is None
        and glyphs.kinds() >= set(signs)
    )


@pytest.fixture
def scene(screen):
    """A first turn of Nations with nothing to undo, to redo or to use."""
    laid = lay_first_turn(screen)
    past_hand_over(screen, laid)
    return laid


def past_hand_over(screen, scene):
    """Whose turn it is has been told: before, nothing is told of what the pointer rests on."""
    screen.frames(2)
    scene.banner.finish()
    screen.frames(2)
    assert scene.banner.is_still


def button_of(scene, name):
    return next(each for group in scene.commands.controls.groups for each in group.buttons if each.name == name)


def told(scene):
    """The names of all that is said over the table."""
    return [each.name for each in scene.commands.sight.popovers.lying]


def test_a_dark_button_says_why_once_the_pointer_rests_on_it_and_no_longer(screen, scene):
    scene.commands.hints.hide()
    screen.move_to((640, 20))
    screen.move_to(screen.pixel(button_of(scene, "redo").area))
    assert told(scene) == []
    screen.frames(1, DWELL)
    assert told(scene) == [TOOLTIP]
    assert scene.commands.hints.shown == "redo"
    screen.move_to((640, 20))
    assert told(scene) == []


def test_a_button_that_goes_dark_by_its_press_says_nothing_by_itself(screen):
    scene = lay(screen.app, played(seats=2, moves=20))
    screen.frames(2)
    while not scene.game.undo_steps:
        scene.commands.playback.play(scene.game.session.state.decision.moves[0])
        screen.frames(2)
    while scene.game.undo_steps:
        screen.click(button_of(scene, "undo").area)
        screen.frames(40)
    assert not button_of(scene, "undo").is_enabled
    assert scene.commands.hints.shown is None
    screen.move_to((640, 400))
    screen.move_to(screen.pixel(button_of(scene, "undo").area))
    screen.frames(1, DWELL)
    assert scene.commands.hints.shown == "undo"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_what_a_dark_button_says_lies_off_the_answers(app_of, size):
    screen = Screen(app_of(size))
    scene = lay_new(screen.app, "nations", ["human", "human"], 11)
    past_hand_over(screen, scene)
    places = (place for group in scene.commands.controls.groups for place in group.buttons)
    answers = [screen.app.theme.rect(*each.area) for each in places if each.control.zone == "answers"]
    screen.move_to(screen.pixel(button_of(scene, "verb:pass").area))
    screen.frames(1, DWELL)
    _, *seen = scene.commands.sight.stamps(scene.table.theme)  # but for its shadow, which may fall on them
    assert answers
    assert told(scene) == [TOOLTIP]
    assert seen and all(each.rect.collidelist(answers) == -1 for each in seen)


@pytest.mark.parametrize("ask", ["click", "key"])
@pytest.mark.parametrize(("name", "key"), [("redo", pygame.K_y), ("verb:use_special", pygame.K_s)])
def test_a_click_on_a_dark_button_and_its_key_say_why(screen, scene, ask, name, key):
    scene.commands.hints.hide()
    if ask == "click":
        screen.click(button_of(scene, name).area)
    else:
        screen.key(key, pygame.key.name(key), pygame.KMOD_CTRL if name == "redo" else 0)
    bubble = scene.commands.hints.notice
    assert (bubble.words, bubble.at) == (why_dark(scene.table, name).words, button_of(scene, name).area)


def dark_price(screen):
    """A table of Wealth of Nations in a Trade phase, and a price that cannot be had."""
    scene = lay(screen.app, trading())
    past_hand_over(screen, scene)
    places = scene.table.top.layout.targets
    return scene, next(name for name, place in places.items() if place.verb == "sell" and name not in scene.table.lit)


def trading():
    game = GAMES["wealth_of_nations"]
    session = Session(game, {}, [Seat(f"Seat {number}", HUMAN, number) for number in (1, 2, 3)], "7")
    while session.state.decision.choice.name != "trade":
        session.play(session.state.decision.moves[0])
    return session


def test_a_dark_button_of_the_table_says_why_on_hover_and_on_click(screen):
    scene, name = dark_price(screen)
    area = scene.table.top.layout.targets[name].area
    screen.move_to(screen.pixel(area))
    assert told(scene) == []
    screen.frames(1, DWELL)
    assert told(scene) == [TOOLTIP]
    assert scene.commands.hints.shown == name
    screen.click(area)
    assert scene.commands.hints.notice.words.startswith("You don't have any {")


def seen(scene):
    """Where pictures lie over the pieces, and how many."""
    return Counter(tuple(stamp.rect) for stamp in scene.commands.sight.stamps(scene.table.theme))


def test_what_comes_first_is_lit_while_it_is_told(screen):
    scene = lay_new(screen.app, "nations", ["human", "human"], 11)
    screen.frames(2)
    screen.click(button_of(scene, "verb:buy_card").area)
    assert scene.game.session.state.decision.choice.name == "growth"
    assert scene.commands.hints.notice.words == "First, take a {worker} or resources."
    places = [scene.table.top.layout.targets[name] for name in scene.table.lit]
    lit = [place.area for place in places if not place.is_quiet]
    lit += [
        each.area
        for group in scene.commands.controls.groups
        for each in group.buttons
        if each.control.zone == "answers"
    ]
    assert scene.commands.hints.notice.lights
    assert sorted(scene.commands.targets.areas) == sorted(lit) != []
    assert told(scene) == [NOTICE]
    theme = scene.table.theme
    frames = Counter(tuple(frame_stamp(theme, area, LIGHT).rect) for area in lit)
    assert frames <= seen(scene)
    screen.click((640, 20, 2, 2))
    assert told(scene) == []
    assert seen(scene) == Counter()


def test_while_something_is_shown_and_when_it_is_over_buttons_say_so(screen):
    scene = lay_first_turn(screen)
    screen.app.change_settings(speed="slow")
    screen.frames(2)
    scene.commands.playback.play(scene.game.session.state.decision.moves[0])
    assert scene.table.shown_state is not None
    assert why_dark(scene.table, "verb:pass").words == SAY("dark.shown")
    over = lay(screen.app, played(seats=2, moves=-1))
    assert why_dark(over.table, "verb:pass").words == SAY("dark.over")


def test_a_computers_turn_is_told_with_its_name(screen):
    scene = lay_new(screen.app, "nations_dice", ["human", "normal"], 11)
    while scene.game.is_person_deciding:
        scene.commands.playback.play(scene.game.session.state.decision.moves[-1])
    assert why_dark(scene.table, "verb:pass").words == "It's **Seat 2**'s turn."


def test_whose_turn_it_is_is_said_no_longer_when_somebody_else_is_asked(screen):
    scene = lay_new(screen.app, "nations_dice", ["human", "random"], 11)
    hints = scene.commands.hints
    screen.frames(5)
    while scene.game.is_person_deciding:
        scene.commands.playback.play(scene.game.session.state.decision.moves[-1])
    hints.say_why(why_dark(scene.table, "verb:pass"), (600.0, 300.0, 40.0, 40.0))
    assert hints.notice
    for _ in range(100):
        if scene.game.is_person_deciding:
            break
        screen.frames()
    screen.frames(3)
    assert scene.game.is_person_deciding
    assert hints.notice is None


@pytest.mark.parametrize("has_moved", [False, True])
def test_undo_says_whether_there_was_nothing_or_something_new_was_shown(screen, has_moved):
    scene = lay_new(screen.app, "nations", ["human", "human"], 11)
    while has_moved and (scene.game.undo_steps or not scene.game.session.moves):
        moves = scene.game.session.state.decision.moves
        scene.commands.playback.play(("pass",) if ("pass",) in moves else moves[0])
    scene.refresh()
    assert not button_of(scene, "undo").is_enabled
    assert ("new was revealed" in why_dark(scene.table, "undo").words) == has_moved


def test_no_bubble_opens_by_itself_when_moves_can_no_longer_be_undone(screen, scene):
    hints = scene.commands.hints
    hints.hide()
    before = scene.game.session.state.surprises
    while scene.game.session.state.surprises == before:
        moves = scene.game.session.state.decision.moves
        scene.commands.playback.play(("pass",) if ("pass",) in moves else moves[0])
        assert hints.notice is None


# -- the screens around the table ------------------------------------------------------------------------------


def setup_of_one(name):
    def make(app):
        scene = plugin_of(name).setup(app)
        scene.table.seed = ""
        scene.changed()
        return scene

    return make


SCREENS = {"saved games": SavedGamesScene, **{name: setup_of_one(name) for name in GAMES}}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", SCREENS)
def test_every_dark_control_says_why_when_it_is_pointed_at(screen, name):
    screen.app.stack.push(SCREENS[name](screen.app))
    screen.frames(3)
    form = screen.scene.form
    dark = [tip for tip in form.targets if tip.why]
    assert dark
    for tip in dark:
        assert is_plain(tip.why), tip.name
        screen.move_to((640, 20))
        without = pygame.image.tobytes(pygame.display.get_surface(), "RGB")
        screen.move_to(screen.pixel(tip.area))
        assert form.told is None
        screen.frames(1, DWELL)
        assert tip.why in form.told[1].remarks[0]
        assert pygame.image.tobytes(pygame.display.get_surface(), "RGB") != without


def test_a_click_on_a_dark_button_of_a_screen_says_why_at_once(screen):
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(3)
    (tip,) = (each for each in screen.scene.form.targets if each.name == "open")
    screen.click(tip.area)
    assert tip.why in screen.scene.form.told[1].remarks[0]


def test_the_key_of_a_dark_button_says_why_too(screen):
    screen.app.stack.push(setup_of_one("nations")(screen.app))
    screen.frames(3)
    screen.key(pygame.K_RETURN)
    assert "seed" in screen.scene.form.told[0].why
