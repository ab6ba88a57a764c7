"""The statistics screen: what finished games add up to, by mouse and by keyboard, in every window."""

from random import Random

import pygame
import pytest

from game import GAMES
from game.files.folders import records_folder
from game.nations.cards.cards import BOARDS
from game.records.tally import Recount, Seated
from game.session.session import HUMAN
from game.text import language
from game.text.encyclopedia import entries
from scenes.app.dialog import Message
from scenes.games.nations import scores as nations
from scenes.games.nations_dice import scores as nations_dice
from scenes.games.wealth_of_nations import scores as wealth
from scenes.screens.books.figures import _paint_bar
from scenes.screens.books.statistics import StatisticsScene, Written
from scenes.screens.books.statistics_pages import group_name
from scenes.screens.menu import MenuScene
from scenes.ui.leaves import Art
from scenes.ui.text import Text
from sprites.paint import palette
from tests.scenes.faults import mute, overflows
from tests.scenes.fingers import click, walk_to
from tests.scenes.tables_played import played
from tests.scenes.trees import SCREEN, boxes, trees_of, words_in
from tests.scenes.windows import HARDEST

LINES = {
    "nations": ("vp", "colonies", "wonders", "workers", "resources"),
    "nations_dice": ("books", "famine", "war", "wonders", "colonies", "buildings", "advisor"),
    "nation_deckbuilder": ("health",),
    "wealth_of_nations": ("tiles", "money", "notes"),
}
PLAYED = {"nations": tuple(board.id for board in BOARDS.all())}
LEVELS = ("easy", "normal", "hard", "master", "elsewhere")


def seated(game, count=40):
    """Seats of made-up games among two, three and five."""
    dice = Random(5)
    for number in range(count):
        seats = (2, 3, 5)[number % 3]
        players = [HUMAN, *(dice.choice(LEVELS) for _ in range(seats - 1))]
        for seat, player in enumerate(players):
            against = tuple(sorted({*players[:seat], *players[seat + 1 :]}))
            lines = {name: dice.randint(-15, 40) for name in LINES[game]}
            rounds = tuple(dice.randint(0, 20) + 5 * at for at in range(8 + number % 3))
            nation = dice.choice(PLAYED.get(game, ("",)))
            yield Seated(
                game, f"{number}.yaml", str(number), seats, seat, "Konstantinopel", player, against, nation,
                sum(lines.values()), seat == number % seats, lines, rounds, (),
            )  # fmt: skip


@pytest.fixture
def shown(screen):
    """Opens the statistics with what was counted."""

    def show(*rows):
        scene = StatisticsScene(screen.app)
        scene._is_counting = False
        scene.findings.count(list(rows))
        screen.app.stack.push(scene)
        screen.frames()
        return scene

    return show


def figures(scene):
    return [words for tree, area in trees_of(scene) for words in words_in(tree, area, scene.theme)]


def said(scene):
    """How many results the left page speaks of."""
    words = figures(scene)
    return int(words[words.index("played") - 1])


@pytest.mark.parametrize("way", [lambda screen: click(screen, "statistics"), lambda screen: screen.key(pygame.K_t)])
def test_the_hall_of_fame_leads_to_those_of_its_game(screen, way):
    screen.app.open("hall_of_fame", "nations_dice")
    screen.frames()
    way(screen)

    assert isinstance(screen.scene, StatisticsScene)
    assert screen.scene.findings.wanted.game == "nations_dice"


@pytest.mark.parametrize(("size", "letters"), HARDEST)
def test_the_menu_leads_there_in_every_language(app_of, size, letters):
    app = app_of(size)
    app.change_settings(letters=letters)
    for spoken in language.languages():
        with language.speaking(spoken):
            menu = MenuScene(app)
            menu.rebuild()
            assert "statistics" in {each.name for each in menu.form.controls}


def test_before_anything_is_over_it_says_what_will_stand_here(screen):
    screen.app.open("statistics")
    screen.frames()

    assert any("No finished game of Nations yet" in words for words in figures(screen.scene))
    screen.key(pygame.K_e)
    assert isinstance(screen.scene, StatisticsScene)


def test_filters_and_groups_narrow_what_is_shown(screen, shown):
    rows = list(seated("nations"))
    scene = shown(*rows, *seated("nations_dice", 3))
    own = [each for each in rows if each.player == HUMAN]
    assert said(scene) == len(own)

    click(screen, "seats:2")
    two = [each for each in own if each.seats == 2]
    assert said(scene) == len(two)

    walk_to(screen, "groups")
    screen.key(pygame.K_DOWN)
    (most, *_) = scene.findings.groups
    of_nation = [each for each in two if each.plays == most]
    assert said(scene) == len(of_nation)

    click(screen, "player:hard")
    assert all(each.player == "hard" and each.seats == 2 for each in scene.findings.found)


def test_a_nation_that_was_only_played_alone_says_so_where_others_tell_their_wins(shown):
    rows = [each._replace(plays="egypt", seats=1, is_won=None) for each in seated("nations", 1)]
    assert figures(shown(*rows))[-4:] == ["Egypt", "1 game", "–", f"{rows[0].total}.0"]


def test_every_line_and_nation_has_its_name(shown):
    scene = shown(*seated("nations"))
    names = {entry.heading for entry in entries("nations") if entry.sort == "board"}

    assert names == {group_name(scene.findings, name) for name in scene.findings.groups}
    assert "Victory tokens" in figures(scene)


def test_the_export_says_where_the_file_lies(screen, shown, monkeypatch):
    monkeypatch.setattr(Recount, "seated", list(seated("nations", 4)))
    shown(*seated("nations", 4))
    screen.key(pygame.K_e)

    assert isinstance(screen.scene, Written)
    path = records_folder() / "statistics.csv"
    assert path.name in screen.scene.text
    assert len(path.read_text().splitlines()) == 1 + len(list(seated("nations", 4)))
    screen.key(pygame.K_ESCAPE)
    screen.key(pygame.K_e)
    assert (records_folder() / "statistics 2.csv").exists()


def test_damaged_files_are_named_and_the_others_count(screen):
    path = screen.app.saves.keep_as("torn", played())
    path.write_text(path.read_text() + "- nonsense\n")
    screen.app.saves.begin(played(moves=-1)).close()
    screen.app.open("statistics")
    screen.frames(6)

    assert said(screen.scene) == 3
    screen.key(pygame.K_d)
    assert isinstance(screen.scene, Message)
    assert "torn.nations" in screen.scene.text


@pytest.mark.sample(6)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "letters", "spoken"), [
    ((960, 540), 150, "de"), ((960, 540), 100, language.PRETEND), ((1280, 720), 150, "en"),
    ((1920, 1080), 100, "de"), ((1000, 1000), 150, language.PRETEND),
])  # fmt: skip
def test_all_of_it_has_room_and_answers(app_of, game, size, letters, spoken):
    app = app_of(size)
    app.change_settings(letters=letters)
    with language.speaking(spoken):
        scene = StatisticsScene(app, game)
        scene.findings.count(list(seated(game)))
        scene.counting.damaged = {records_folder() / "torn.nations": "It is torn."}
        scene.rebuild()
        for tree, area in trees_of(scene):
            assert list(overflows(tree, area, scene.theme)) == []
            assert list(mute(tree, scene.theme, area)) == []
        assert [each.name for each in scene.form.controls if each.control.tells is None] == []


@pytest.mark.parametrize("game", [nations, nations_dice, wealth])
def test_bars_have_the_colours_of_the_final_scoring(shown, game):
    name = game.__name__.split(".")[2]
    assert list(LINES[name]) == list(game.CATEGORIES)
    scene = shown(*seated(name))
    bars = [box for tree, area in trees_of(scene) for box, _ in boxes(tree, area, scene.theme) if paints_a_bar(box)]
    assert [box.how[-1] for box in bars] == [palette.SCORE_BARS[each.letter] for each in game.CATEGORIES.values()]


def paints_a_bar(box):
    return getattr(box, "paint", None) is _paint_bar


def test_wins_say_of_how_many_where_some_games_had_no_rivals(shown):
    alone = [each._replace(seats=1, is_won=None, file="solo") for each in seated("nations", 1)]
    own = [each for each in seated("nations", 6) if each.player == HUMAN]
    assert "won" in figures(shown(*own))
    assert "won of 6 with rivals" in figures(shown(*own, *alone[:1]))


def test_the_figures_of_the_left_page_leave_no_hole(shown):
    scene = shown(*seated("nations"))
    found = [area for box, area in boxes(scene.tree(), SCREEN, scene.theme) if isinstance(box, (Text, Art))]
    left = sorted((y, y + high) for x, y, wide, high in found if 120 < y < 660 and x + wide < 640 and wide > 4)
    ends, hole = left[0][1], 0.0
    for top, bottom in left:
        hole, ends = max(hole, top - ends), max(ends, bottom)
    assert hole < 30
    assert ends > 600
