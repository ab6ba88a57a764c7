"""Races: begun from everywhere by mouse and by keys, shown on every table, and gone on with."""

from dataclasses import replace

import pygame
import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.files import archive
from game.records.hall_of_fame import Result, hall_of
from game.session.ghost import Ghost
from game.session.session import HUMAN, Seat, Session
from scenes.app.dialog import Message
from scenes.games.plugin import plugin_of
from scenes.play.dialogs.hard_ghost import HardGhost
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import PAUSE
from scenes.screens.menu import MenuScene
from scenes.screens.saved.once_more import OnceMore
from scenes.setup.setup_scene import SetupScene
from scenes.table.panels.ghost import SIGN
from scenes.timeline.timeline_scene import TimelineScene
from tests.scenes.fingers import act, click, laid

MARKED = {
    "nations": ("strength ghost", "stability ghost", "books ghost"),
    "nations_dice": ("vp ghost", "books ghost"),
    "wealth_of_nations": ("ghost stands",),
    "nation_deckbuilder": (),
}
"""What shows where the ghost stands, beside the sign on the rail; health bears its mark itself."""


def begun(name, players=(HUMAN,), seed="K7QMXA"):
    players = (*players, *["easy"] * (GAMES[name].seats[0] - len(players)))
    seats = [Seat(f"Nation {each + 1}", player, each + 1) for each, player in enumerate(players)]
    return Session(game_named(name), {}, seats, seed)


def played(session, chance=1, rounds=99, moves=250):
    hand = RandomBot(chance, session.game)
    while session.state.decision and session.game.rounds(session.state) < rounds and moves:
        session.play(hand.choose(session.state, session.state.decision))
        moves -= 1
    return session


@pytest.fixture
def at_menu(screen):
    screen.app.change_settings(speed="instant")
    screen.app.stack.push(MenuScene(screen.app))
    return screen


def open_race(screen, name, rounds):
    """A game some rounds after its beginning, raced by another chance."""
    own = played(begun(name), 2, rounds)
    own.ghost = archive.keep(played(begun(name)))
    screen.app.open("game", screen.app.saves.begin(own))
    screen.frames()
    return screen.scene


class FirstMove:
    """A thinker that takes the first move, a frame after the question."""

    def start(self, is_waited_for=False):
        pass

    def begin(self, job):
        self.job, self.asked = job, 0

    def answer(self):
        self.asked += 1
        return self.job.observation.decision.moves[0] if self.asked > 1 else None

    def drop(self):
        self.job = None

    stop = start


# -- on the table ---------------------------------------------------------------------------------------------


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_every_table_shows_the_ghost_once_a_round_has_ended(at_menu, name):
    scene = open_race(at_menu, name, 1)
    layout = scene.table.top.layout

    assert all(marked in layout.anchors for marked in (SIGN, *MARKED[name]))
    told = layout.targets[SIGN].tells.told
    ghost = scene.table.model().ghost
    assert told.title == "Nation 1's ghost"
    assert [part.amount for part in told.parts[1:]] == [f"{mine} : {its}" for mine, its in ghost.counted]
    assert len(ghost.counted) == 1


@pytest.mark.parametrize("name", GAMES)
def test_before_a_round_has_ended_it_shows_nothing_of_the_ghost(at_menu, name):
    scene = open_race(at_menu, name, 0)

    assert SIGN in scene.table.top.layout.anchors
    assert not any(marked in scene.table.top.layout.anchors for marked in MARKED[name])
    assert scene.table.model().ghost.counted == []


def test_health_bears_the_mark_of_the_ghost(at_menu):
    scene = open_race(at_menu, "nation_deckbuilder", 4)
    ghost = scene.table.model().ghost
    told = scene.table.top.layout.targets["health@0"].tells.told

    assert f"The ghost had {ghost.counted[-1][1]} at" in " ".join(told.remarks)


def test_its_choice_is_said_once_the_own_one_is_made(at_menu):
    its, own = played(begun("nations", (HUMAN, HUMAN))), begun("nations", (HUMAN, HUMAN))
    own.ghost = archive.keep(its)
    at_menu.app.open("game", at_menu.app.saves.begin(own))
    at_menu.frames(3)
    scene = at_menu.scene
    assert scene.commands.hints.notice is None and scene.table.model().ghost.said == ""

    other = next(move for move in own.state.decision.moves if move != its.moves[0])
    scene.commands.playback.play(other)
    at_menu.frames(3)

    assert scene.commands.hints.notice.words.startswith("In this very position, the ghost played")
    assert scene.game.race.said_of((0,)) == scene.commands.hints.notice.words
    scene.commands.press("undo")
    at_menu.frames(3)
    assert scene.table.model().ghost.said == ""


def test_a_film_of_a_round_does_not_run_ahead_of_itself(at_menu):
    scene = open_race(at_menu, "nations", 2)
    table, session = scene.table, scene.game.session
    early = next(state for state in map(session.state_before, range(9999)) if session.game.rounds(state) == 1)
    table.shown_state = early

    assert len(table.model().ghost.counted) == 1


# -- Continue -------------------------------------------------------------------------------------------------


def test_continue_goes_on_with_the_race(at_menu, app_of):
    open_race(at_menu, "nations_dice", 1)
    at_menu.app.stack.clear()

    journal, _ = app_of().saves.open(app_of().saves.files()[0])
    assert PlayScene(app_of(), journal).table.model().ghost.counted


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda path: path.unlink(), "doesn't exist"),
        (lambda path: path.write_text("rubbish"), "not a saved game"),
        (lambda path: path.write_text(path.read_text().replace("K7QMXA", "OTHER")), "illegal"),
    ],
)
def test_a_game_whose_ghost_cannot_race_says_so_and_goes_on(at_menu, home, spoil, words):
    own = begun("nations_dice")
    own.ghost = archive.keep(played(begun("nations_dice")))
    spoil(home / archive.FOLDER / own.ghost)
    at_menu.app.open("game", at_menu.app.saves.begin(own))
    at_menu.frames()

    assert isinstance(at_menu.scene, Message) and at_menu.scene.title == "No ghost in this game"
    at_menu.key(pygame.K_RETURN)
    assert isinstance(at_menu.scene, PlayScene)
    assert SIGN not in at_menu.scene.table.top.layout.anchors


def test_a_ghost_of_other_options_is_refused_with_the_reason(at_menu):
    its = Session(game_named("nations"), {"ages": 2}, [Seat("Ada")], "K7QMXA")
    own = begun("nations")
    own.ghost = archive.keep(its)
    at_menu.app.open("game", at_menu.app.saves.begin(own))

    assert "setting for “ages” differs" in at_menu.scene.text


# -- from where a race begins ---------------------------------------------------------------------------------


def solo_result(screen):
    """The end of a solo game, its result in the hall of fame."""
    session = played(begun("nations_dice"), moves=9999)
    screen.app.stack.push(plugin_of("nations_dice").result(screen.app, session))
    screen.frames(1, PAUSE)
    screen.key(pygame.K_SPACE)
    screen.frames(1, PAUSE)
    return session


def is_race_against(scene, its):
    own = scene.game.session
    assert (own.seed, own.options, own.moves) == (its.seed, its.options, [])
    assert archive.open_kept(own.ghost).session.moves == its.moves
    return True


def test_the_result_offers_the_race(at_menu):
    its = solo_result(at_menu)
    click(at_menu, "race")

    assert is_race_against(at_menu.scene, its)


def test_the_result_of_a_race_says_what_the_ghost_had(at_menu):
    its, own = played(begun("nations_dice"), moves=9999), played(begun("nations_dice"), 3, moves=9999)
    own.ghost = archive.keep(its)
    scene = plugin_of("nations_dice").result(at_menu.app, own)
    totals = [session.game.result(session.state)[0].total for session in (own, its)]

    assert scene.kinds()[-1] == f"you {totals[0]}, ghost {totals[1]}"
    assert Ghost(begun("nations_dice"), its).totals(0) is None


@pytest.mark.parametrize("way", ["mouse", "keys", "focus"])
def test_a_row_of_the_hall_of_fame_can_be_raced(at_menu, way):
    its = solo_result(at_menu)
    at_menu.app.go("menu")
    at_menu.app.open("hall_of_fame", "nations_dice")
    at_menu.frames()
    press = {
        "mouse": lambda name, key: click(at_menu, name),
        "keys": lambda name, key: at_menu.key(key),
        "focus": lambda name, key: act(at_menu, name),
    }[way]
    press("once_more", pygame.K_RETURN)
    assert isinstance(at_menu.scene, OnceMore)
    at_menu.frames()
    press("race", pygame.K_g)

    assert is_race_against(at_menu.scene, its)


def test_a_row_of_the_hall_of_fame_and_a_saved_game_can_be_watched(at_menu):
    its = solo_result(at_menu)
    at_menu.app.go("menu")
    at_menu.app.open("hall_of_fame", "nations_dice")
    at_menu.frames()
    at_menu.key(pygame.K_RETURN)
    at_menu.frames()
    at_menu.key(pygame.K_F3)
    assert isinstance(at_menu.scene, TimelineScene)
    assert at_menu.scene.game.last == len(its.moves) and at_menu.scene.game.move == 0

    at_menu.app.go("menu")
    at_menu.app.saves.begin(its).close()
    at_menu.app.open("saved_games")
    at_menu.frames(2)
    at_menu.key(pygame.K_n)
    at_menu.frames()
    click(at_menu, "replay")
    assert isinstance(at_menu.scene, TimelineScene)


def test_a_row_whose_moves_are_gone_can_only_be_played_again(at_menu):
    hall_of("nations").add(Result(30, "Mira", "2025-01-01", "OLDSEED", {"ages": 2}, "abc"))
    at_menu.app.open("hall_of_fame", "nations")
    at_menu.frames()
    at_menu.key(pygame.K_RETURN)
    at_menu.frames()
    dark = {tip.name for tip in at_menu.scene.form.targets if tip.why}

    assert dark == {"replay", "race", "look_back", "picture"} and "doesn't exist" in at_menu.scene.why
    click(at_menu, "again")
    own = at_menu.scene.game.session
    assert (own.seed, own.options["ages"], own.seats[0].name, own.ghost) == ("OLDSEED", 2, "Mira", "")


def test_a_saved_game_can_be_raced(at_menu):
    its = played(begun("nations_dice", (HUMAN, "easy", "hard")))
    assert its.state.is_over
    at_menu.app.saves.begin(its).close()
    at_menu.app.open("saved_games")
    at_menu.frames(2)
    click(at_menu, "once_more")
    at_menu.frames()
    click(at_menu, "race")

    assert is_race_against(at_menu.scene, its)
    assert [seat.player for seat in at_menu.scene.game.session.seats] == [HUMAN, "easy", "hard"]


def test_nobody_learns_from_its_seed_what_is_to_come_in_a_game_that_still_runs(at_menu):
    its = played(begun("wealth_of_nations"), moves=20)
    at_menu.app.open("once_more", its)
    at_menu.frames()
    assert {tip.name for tip in at_menu.scene.form.targets if tip.why} == {
        *("race", "race_hard", "again", "look_back", "picture")
    }


def test_a_saved_game_of_older_rules_whose_moves_all_stand_can_be_raced(at_menu):
    its = played(begun("nations"))
    assert its.state.is_over
    path = at_menu.app.saves.keep_as("old", its)
    path.write_text(path.read_text().replace(f"rules: {its.game.rules}", "rules: 1"))
    at_menu.app.open("saved_games")
    at_menu.frames(2)
    at_menu.key(pygame.K_n)
    at_menu.frames()

    assert not [tip.name for tip in at_menu.scene.form.targets if tip.why]


# -- a Hard bot ----------------------------------------------------------------------------------------------


@pytest.fixture
def setting_up(at_menu):
    at_menu.app.thinker = FirstMove()
    at_menu.app.stack.push(plugin_of("nations_dice").setup(at_menu.app))
    at_menu.frames()
    return at_menu


def test_a_hard_hand_plays_the_seed_ahead_and_then_it_is_raced(setting_up):
    table = setting_up.scene.table
    table.seats, seed = [table.seats[0]], table.seed
    setting_up.key(pygame.K_g)
    assert isinstance(setting_up.scene, HardGhost)
    seen = set()
    while isinstance(setting_up.scene, HardGhost):
        setting_up.frames()
        seen.add(getattr(setting_up.scene, "text", ""))

    own = setting_up.scene.game.session
    assert len(seen) > 2
    assert (own.seed, own.seats[0].player, own.moves) == (seed, HUMAN, [])
    its = archive.open_kept(own.ghost).session
    assert its.state.is_over and its.seats[0].player == "hard"
    assert Ghost(own, its).name(0) == "Hard"
    assert hall_of("nations_dice").results == ()


def test_the_table_after_a_race_has_another_seed(setting_up):
    table = setting_up.scene.table
    table.seats, seed = [table.seats[0]], table.seed
    setting_up.key(pygame.K_g)
    while isinstance(setting_up.scene, HardGhost):
        setting_up.frames()

    assert setting_up.scene.game.session.seed == seed != table.seed


def test_a_hard_hand_can_be_stopped(setting_up):
    setting_up.app.thinker.answer = lambda: None
    seed = setting_up.scene.table.seed
    click(setting_up, "race")
    setting_up.frames(3)
    click(setting_up, "stop")

    assert isinstance(setting_up.scene, SetupScene)
    assert setting_up.scene.table.seed == seed
    assert setting_up.app.saves.files() == []
    assert setting_up.app.thinker.job is None


def test_where_nobody_sits_nobody_races(setting_up):
    scene = setting_up.scene
    scene.table.seats = [replace(seat, player="hard") for seat in scene.table.seats]
    scene.changed()
    setting_up.key(pygame.K_g)

    assert setting_up.scene is scene and not laid(setting_up, "race").is_enabled
