"""Every screen in every window, with letters of every size and with longer words: all of it has room and answers."""

from dataclasses import replace
from datetime import date
from functools import cache, partial
from itertools import combinations
from types import SimpleNamespace

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.daily.daily_table import daily_of, dealt
from game.daily.diary import Diary, FinalStanding
from game.files import mail
from game.files.files import leave_claimed
from game.files.folders import records_folder
from game.files.profiles import MOST
from game.learn.lesson import Sitting, lessons, taught
from game.learn.progress import Progress
from game.learn.seen_hints import PLAYED
from game.records.hall_of_fame import Result, hall_of
from game.session.branches import branch, try_out
from game.session.session import ELSEWHERE, HUMAN, Mail, Seat, Session
from game.text import language
from scenes.app.dialog import ConfirmDialog, Message, NameEntry
from scenes.app.screen import Screen
from scenes.games.plugin import plugin_of
from scenes.learn.lesson_end import LessonEnd
from scenes.learn.lesson_in_play import LessonInPlay
from scenes.learn.lessons import LessonsScene
from scenes.learn.pause import LessonPause
from scenes.play.dialogs.hard_ghost import HardGhost
from scenes.play.dialogs.pause import PauseDialog
from scenes.play.dialogs.seats_dialog import SeatsDialog
from scenes.results.scoring_scene import ScoringScene
from scenes.screens.achievements import AchievementsScene
from scenes.screens.books.rules_help import BookScene, RulesScene
from scenes.screens.challenges import ChallengesScene
from scenes.screens.daily.calendar_scene import CalendarScene
from scenes.screens.daily.daily_result import DailyResult
from scenes.screens.menu import MenuScene
from scenes.screens.practise import PractiseScene
from scenes.screens.profiles import ProfileEntry, ProfilesScene
from scenes.screens.saved.arrivals import ArrivalDialog, BringDialog
from scenes.screens.saved.letters import ExportDialog, SendDialog
from scenes.screens.saved.once_more import OnceMore
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.screens.settings import PAGES, SettingsScene
from scenes.setup.setup_scene import OPTIONS, SEATS, THIS
from scenes.table.faces import FACES
from scenes.tools.inspection import HALLS, SCREENS
from scenes.ui.boxes import Column, Row
from scenes.ui.controls.button import Button
from scenes.ui.controls.choices import Segment, Switch
from scenes.ui.host.host import DWELL
from scenes.ui.host.tooltip import Explanation
from scenes.ui.keymap.actions import InputAction
from scenes.ui.keymap.keys import Key
from scenes.ui.text import Text
from sprites.letters.fonts import PLAIN, USUAL
from tests.scenes import hands
from tests.scenes.faults import mute, overflows, shortened
from tests.scenes.fingers import click, walk_to
from tests.scenes.tables_played import played
from tests.scenes.trees import trees_of
from tests.scenes.windows import LOOKS, face_of

PARTS = 8
"""Into so many parts the screens are divided: each window shows one of them, and all windows together show all."""

SPOKEN = (
    language.ENGLISH,
    language.PRETEND,
    *(each for each in language.languages() if each != language.ENGLISH),
)

NAMES = ("Maximiliane", "Bartholomew", "Wu", "Konstantinopel", "Ö")


def with_games(app):
    """Several saved games: one of them damaged, and a branch under a branch under the one that was played first."""
    if app.saves.files():
        return
    session = played(seats=5)
    session.seats = [replace(seat, name=name) for seat, name in zip(session.seats, NAMES, strict=True)]
    for _ in range(3):
        app.saves.begin(session).close()
        session = branch(session, len(session.moves), 0)
    path = app.saves.keep_as("The longest name that a saved game may have"[:40], played())
    path.write_text(path.read_text() + f"- {'nonsense' * 3_000}\n")


def menu(app):
    with_games(app)
    scene = MenuScene(app)
    scene._frames = 1
    scene.update(0)
    return scene


def first_menu(app):
    scene = MenuScene(app)
    scene._is_set, scene.going_on.lesson = True, Progress().next()
    return scene


def chapters(app):
    """The chapters of a game, one of them finished and one begun."""
    game = taught()[0]
    for lesson, done in zip(lessons(game), (len(lessons(game)[0].steps), 1), strict=False):
        Progress().keep(lesson, done)
    return LessonsScene(app, game)


def damaged(file, scene):
    """A screen whose file about the player cannot be read."""

    def make(app):
        path = records_folder() / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("[")
        return scene(app)

    return make


def menu_in_trouble(app):
    with_games(app)
    leave_claimed(app.saves.latest_unfinished().path)
    return menu(app)


def games(app):
    with_games(app)
    scene = SavedGamesScene(app)
    scene.enter()
    for _ in scene._files:
        scene.update(0)
    return scene


def hall(name):
    def make(app):
        for points, player in ((12, "Mira"), (48, "Konstantinopel"), (3, "Ö")):
            hall_of(name).add(Result(points, player, "2026-11-21", "ABCDEFGHJKLM", {}, f"game {points}"))
        return HALLS[name_of_hall(name)](app)

    return make


def name_of_hall(game):
    return f"hall_of_fame_{game}"


def daily_menu(app):
    """The menu of a player who has played before, with a game to go on with and today's table."""
    app.met.add("nations", PLAYED)
    return menu(app)


def calendar(app):
    """A month in which each medal was earned, one of them at a table of other pieces."""
    diary, own = Diary(), FinalStanding(False, 30, 4)
    for number, its in ((3, 10), (4, 32), (5, 60)):
        diary.begin(date(2026, 11, number), "ABCD", lambda: "gone.yaml")
        diary.end(date(2026, 11, number), own, FinalStanding(False, its, 4), 0)
    diary.begin(date(2026, 11, 6), "ABCD", lambda: "gone.yaml")
    return CalendarScene(app, date(2026, 11, 4))


def daily_result(app):
    """What is pasted of a game of Nation, whose turns are many."""
    daily = daily_of(date(2026, 12, 24))
    session = dealt(daily, "Konstantinopel")
    hand = RandomBot("5", session.game)
    while session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
    return DailyResult(app, session)


def remembered(app):
    """As many profiles as there is room for, with long names and names of before."""
    for number in range(MOST):
        profile = app.profiles.remember(f"Maximiliane {number}", FACES[number])
        app.profiles.change(profile, f"Bartholomew {number}", FACES[number])
    return ProfilesScene(app, lambda profile: None)


def profile_entry(app):
    scene = ProfileEntry(app, "Add a name", "Konstantinopel", FACES[0], lambda name, face: None)
    scene._fault = "Konstantinopel is already on the list. Please choose another name."
    return scene


def searched(words):
    def make(app):
        scene = RulesScene(app, "nations")
        scene._words = words
        scene._found = scene._search()
        return scene

    return make


def unnamed(app):
    scene = NameEntry(app, "Name this game", "A sentence.", "Sunday", lambda text: None)
    scene._fault = "There is already a saved game that is called Sunday. Give this one another name."
    return scene


def of_a_game(make):
    def opened(app):
        session = played(seats=5)
        players = ("human", "hard warlord", "easy", "normal scholar", "random")
        session.seats = [
            replace(seat, name=name, player=player)
            for seat, name, player in zip(session.seats, NAMES, players, strict=True)
        ]
        return make(app, SimpleNamespace(session=session))

    return opened


def tried_out(app):
    """The pause of a what-if."""
    sandbox = try_out(played(seats=5), 20, 0)
    return PauseDialog(app, SimpleNamespace(session=sandbox.session, journal=sandbox), "Production")


def told(scene):
    scene._write()
    return scene


def letter(app):
    """The letter of a game with people here and elsewhere, once it is written."""
    session = played(seats=5)
    places = (ELSEWHERE, "human", "easy", ELSEWHERE, "human")
    session.seats = [
        replace(seat, name=name, player=player) for seat, name, player in zip(session.seats, NAMES, places, strict=True)
    ]
    game = SimpleNamespace(session=session, letter_to=[0], send_letter=lambda by: by(mail.letter(session, [0])))
    return told(SendDialog(app, game))


def brought(app):
    """Many letters to choose from, and nothing on the clipboard."""
    for number in range(8):
        mail.put_down("", f"Nations, Maximiliane to Bartholomew, move {number}", app.saves.letters)
    scene = BringDialog(app)
    scene._find()
    scene._fault = "There is no text on the clipboard."
    return scene


def changing(app):
    """A letter that gives everybody elsewhere another name and a computer."""
    session = played(seats=5)
    moves = len(session.moves) - 1
    here = (session.state_before(moves).decision.seat + 1) % 5
    for number in range(5):
        session.give_seat(number, HUMAN if number == here else ELSEWHERE)
    session.mail = Mail("0123456789abcdef", moves)
    app.saves.begin(session.at(moves)).close()
    session.mail = Mail(session.mail.game, moves + 1)
    session.seats = tuple(
        seat if number == here else replace(seat, name=f"{seat.name} the Younger", player="hard")
        for number, seat in enumerate(session.seats)
    )
    scene = ArrivalDialog(app, mail.letter(session, [here]))
    assert "the Younger" in scene.text, "what the letter changes is told"
    return scene


def setup(game, seats, page=SEATS):
    """A setup of so many seats with long names, computers of a style at the table, and something against dealing, at
    a page of it where it has pages.
    """

    def make(app):
        scene = plugin_of(game).setup(app)
        while len(scene.table.seats) < seats:
            scene.table.add_seat()
        del scene.table.seats[seats:]
        for seat, name in zip(scene.table.seats, ("Maximiliane", "Bartholomew", *NAMES[2:]), strict=False):
            seat.name = name
        for seat in scene.table.seats[:1]:
            seat.player = "human" if len(scene.table.seats) == 1 else ELSEWHERE
        for seat in scene.table.seats[1:]:
            seat.player = "hard builder" if game != "nation_deckbuilder" else "hard"
        scene._page = page
        return scene

    return make


def result(game, seats, **options):
    """The end of a game of points or of a duel of any mode, as soon as it is over."""

    def make(app):
        scene = plugin_of(game).result(app, ended(game, seats, **options))
        if isinstance(scene, ScoringScene):
            scene.counting.finish()
        return scene

    return make


def half_counted(app):
    scene = plugin_of("nations").result(app, ended("nations", 3))
    scene.counting._pace = 1.0
    scene.counting._passed = 1.5
    return scene


@cache
def ended(game, seats, **options):
    """A game that chance has played to its end; where it takes too long, one that is given up as it stands."""
    people = [
        Seat(name, "human" if place % 2 == 0 else "hard", place + 1)
        for place, name in enumerate((*NAMES, "Wilhelmina")[:seats])
    ]
    options = {"advanced": True, **options} if game == "nations" else options
    session = Session(GAMES[game], options, people, "5")
    hand = RandomBot("5", GAMES[game])
    for _ in range(MOST_MOVES):
        if session.state.decision is None:
            break
        session.play(hand.choose(session.state, session.state.decision))
    return session


TABLES = [(name, seats) for name in GAMES for seats in sorted({GAMES[name].seats[0], GAMES[name].seats[-1]})]
MOST_MOVES = 400
"""Moves after which a game of chance is looked at as if it were over."""

SCENES = {
    **SCREENS,
    **{f"setup of {seats}, {name}": setup(name, seats) for name, seats in TABLES},
    **{f"{page} of {name}": setup(name, GAMES[name].seats[-1], page) for name in GAMES for page in (OPTIONS, THIS)},
    "menu with games": menu,
    "menu after a fault": menu_in_trouble,
    "menu for the first time": first_menu,
    "chapters": chapters,
    "chapters after damage": damaged("chapters.yaml", LessonsScene),
    "achievements in Wealth of Nations": lambda app: AchievementsScene(app, "wealth_of_nations"),
    "challenges in Nation": lambda app: ChallengesScene(app, "nation_deckbuilder"),
    "menu with today": daily_menu,
    "calendar with medals": calendar,
    "calendar after damage": damaged("daily.yaml", CalendarScene),
    "daily result": daily_result,
    **{f"settings, {page}": partial(SettingsScene, page=page) for page in list(PAGES)[1:]},
    "profiles": remembered,
    "profiles after damage": damaged("profiles.yaml", ProfilesScene),
    "name and face": profile_entry,
    "practise": PractiseScene,
    "practise after damage": damaged("practice.yaml", PractiseScene),
    "end of a chapter": lambda app: LessonEnd(app, lessons(taught()[0])[0], SimpleNamespace()),
    "pause of a chapter": lambda app: LessonPause(
        app, LessonInPlay(Sitting(lessons(taught()[0])[0]), plugin_of(taught()[0]).table()), "Actions"
    ),
    "saved games": games,
    "hall of fame": hall("nations"),
    "rules found": searched("stability"),
    "rules not found": searched("zzz"),
    "rules not understood": searched("zzz>=2"),
    "piece": lambda app: BookScene(app, "nations", ("colosseum",)),
    **{f"result of {seats}, {name}": result(name, seats) for name, seats in TABLES},
    "result of three, Nation": result("nation_deckbuilder", 3),
    "result of two together, Nation": result("nation_deckbuilder", 2, cooperative=True),
    "result half counted": half_counted,
    "message": lambda app: Message(app, "A title", "A sentence that says what happened. " * 8),
    "question": lambda app: ConfirmDialog(app, "Really?", "It is gone.", "Delete", "Keep it", lambda: None),
    "name": unnamed,
    "pause": of_a_game(partial(PauseDialog, topic="Production")),
    "pause of a what-if": tried_out,
    "who plays": of_a_game(SeatsDialog),
    "once more": lambda app: OnceMore(app, ended("nations", 3), "Its file is not there any more. " * 4),
    "hard ghost": lambda app: HardGhost(app, ended("nations", 3)),
    "letter": letter,
    "copy that was sent": lambda app: told(ExportDialog(app, played(seats=5))),
    "letter that came": lambda app: ArrivalDialog(app, mail.letter(played(seats=5))),
    "letter that changes much": changing,
    "text that is no letter": lambda app: ArrivalDialog(app, "Hello"),
    "bringing in": brought,
}


def faults_of(scene):
    """What has no room, says nothing, lies outside of the window or on something else."""
    theme = scene.theme
    for tree, area in trees_of(scene):
        yield from overflows(tree, area, theme)
        yield from mute(tree, theme, area)
    yield from (f"{each.name} tells nothing" for each in scene.form.controls if each.control.tells is None)
    window = pygame.Rect((0, 0), theme.size)
    places = [(place.name, theme.rect(*place.area)) for place in scene.form.ring.places]
    yield from (f"{name} is not in the window" for name, rect in places if not window.contains(rect))
    for (name, one), (other, rect) in combinations(places, 2):
        if one.inflate(-2, -2).colliderect(rect):
            yield f"{name} lies on {other}"


@pytest.mark.sample(8)
@pytest.mark.parametrize("number", range(len(LOOKS)), ids=lambda number: str(LOOKS[number]))
def test_everything_has_room_and_answers(app_of, number):
    size, letters = LOOKS[number]
    app = app_of(size)
    found = {}
    for place, (name, make) in enumerate(SCENES.items()):
        if place % PARTS != number % PARTS:
            continue
        spoken = SPOKEN[(place // PARTS + number // PARTS) % len(SPOKEN)]
        face = face_of(place // PARTS)
        app.change_settings(letters=letters, speed="instant", plain_letters=face == PLAIN)
        assert (app.theme.letter, app.theme.face) == (letters / 100, face)
        with language.speaking(spoken):
            scene = make(app)
            scene.rebuild()
            found[name, spoken, face] = list(faults_of(scene))
    assert {where: faults for where, faults in found.items() if faults} == {}


@pytest.mark.parametrize("name", ["menu", "hall of fame", "settings, words", "result of 1, nations_dice", "keys"])
@pytest.mark.parametrize("size", [(1920, 1080), (960, 540)], ids=str)
def test_the_largest_plain_letters_have_room_in_a_longer_language(app_of, name, size):
    app = app_of(size)
    app.change_settings(letters=200, speed="instant", plain_letters=True)
    with language.speaking(language.PRETEND):
        scene = SCENES[name](app)
        scene.rebuild()
        assert list(faults_of(scene)) == []


PLAIN_SCREENS = {**SCREENS, **HALLS}


@pytest.mark.sample(24)
@pytest.mark.parametrize("face", [PLAIN, USUAL])
@pytest.mark.parametrize("spoken", language.languages())
@pytest.mark.parametrize("name", PLAIN_SCREENS)
def test_no_word_of_a_screen_is_cut_in_the_largest_letters(app_of, name, spoken, face):
    app = app_of((1920, 1080))
    app.change_settings(letters=200, speed="instant", plain_letters=face == PLAIN)
    with language.speaking(spoken):
        scene = PLAIN_SCREENS[name](app)
        scene.rebuild()
        assert [fault for tree, area in trees_of(scene) for fault in shortened(tree, area, scene.theme)] == []


def test_of_saved_games_only_what_people_have_written_is_cut_in_the_largest_letters(app_of):
    app = app_of((1920, 1080))
    app.change_settings(letters=200, speed="instant", plain_letters=True)
    scene = SCENES["saved games"](app)
    scene.rebuild()
    found = [fault for tree, area in trees_of(scene) for fault in shortened(tree, area, scene.theme)]
    written = ("The longest name", "Mira", "Maximiliane", *NAMES)
    assert [fault for fault in found if not any(f"'{name}" in fault for name in written)] == []


# -- what is said, and when ----------------------------------------------------------------------------------


TOLD = Explanation("A thing", remarks=("What it is.",), chapter="Production")


class Bare(Screen):
    """A screen of one button, one that is dark, a switch, and a word that answers."""

    rules = "nations"

    def tree(self):
        def nothing(*_):
            pass

        segments = [Segment(1, "one"), Segment(2, "two", why="There is no second one.")]
        return Column(
            Row(Button("go", "Go", nothing, tells=TOLD, zone="buttons"), Text("A word", tells=TOLD), gap=300),
            Button(
                "dark",
                "Dark",
                nothing,
                key=InputAction("table", "dark", (Key(pygame.K_d),)),
                why="Not now.",
                tells=TOLD,
            ),
            Switch("switch", "Which", segments, 1, nothing, tells=TOLD, zone="switch"),
            gap=100,
            pad=200,
        )


@pytest.fixture
def bare(screen):
    screen.app.stack.push(Bare(screen.app))
    screen.frames()
    return screen


def tip(screen, name):
    return next(each for each in screen.scene.form.targets if each.name == name)


def point_at(screen, name, ms=DWELL):
    screen.move_to((2, 2))
    screen.move_to(screen.pixel(tip(screen, name).area))
    screen.frames(1, ms)


def said(screen):
    """The name of what is being asked, and what it says first."""
    told = screen.scene.form.told
    return told and (told[0].name, told[1].remarks[0])


def test_what_the_pointer_rests_on_answers_after_a_moment(bare):
    point_at(bare, "go", ms=0)
    assert said(bare) is None
    bare.frames(1, DWELL)
    assert said(bare) == ("go", "What it is.")
    bare.move_to((2, 2))
    assert said(bare) is None


def test_words_that_are_no_widgets_answer_too(bare):
    name = next(each.name for each in bare.scene.form.targets if each.name.startswith("note"))
    point_at(bare, name)
    assert said(bare) == (name, "What it is.")


def test_what_the_focus_comes_to_answers_at_once(bare):
    walk_to(bare, "switch:1")
    assert said(bare) == ("switch:1", "What it is.")


def test_what_is_dark_says_why_first(bare):
    point_at(bare, "dark")
    assert said(bare) == ("dark", "**Not now.**")
    point_at(bare, "switch:2")
    assert said(bare) == ("switch:2", "**There is no second one.**")


def test_a_click_ends_the_answer_until_the_pointer_comes_anew(bare):
    point_at(bare, "go")
    click(bare, "go")
    bare.frames(1, 2 * DWELL)
    assert said(bare) is None
    point_at(bare, "go")
    assert said(bare) == ("go", "What it is.")


def test_a_segment_that_is_dark_cannot_be_chosen(bare):
    bare.click(tip(bare, "switch:2").area)
    assert bare.scene.form.laid("switch").control.value == 1
    assert said(bare) == ("switch:2", "**There is no second one.**")


def test_f1_opens_the_chapter_that_the_answer_names(bare):
    point_at(bare, "go")
    bare.key(pygame.K_F1)
    assert isinstance(bare.scene, RulesScene)
    assert bare.scene._chapter.of == "Production"


def test_larger_letters_take_effect_at_once_and_stay(app_of):
    screen = hands.Screen(app_of())
    screen.app.stack.push(SettingsScene(screen.app, "words"))
    screen.frames()
    click(screen, "letters:150")
    assert screen.app.theme.letter == 1.5
    assert app_of().theme.letter == 1.5


def test_equal_pictures_are_not_painted_again(bare, monkeypatch):
    bare.scene.draw(pygame.display.get_surface())
    monkeypatch.setattr("scenes.ui.layout.DisplayList.put", lambda *_: pytest.fail("painted again"))
    bare.scene.rebuild()
    bare.scene.draw(pygame.display.get_surface())
