"""The gallery: pictures of every screen, and of every table at the beginning, in the middle and at the end; films."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game import GAMES, game_named
from game.engine import flow
from game.engine.flow import Move
from game.engine.game import Game
from game.engine.selection import Selection
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.branches import try_out
from game.session.journal import Journal
from game.session.session import Session
from scenes import ui
from scenes.app.app import App
from scenes.app.navigator import Scene
from scenes.app.thumbnails import keep_thumbnail
from scenes.games.plugin import plugin_of
from scenes.play.dialogs.pause import PauseDialog
from scenes.play.dice.dice_act import DiceAct
from scenes.play.dice.great_die import GreatDieAct
from scenes.play.help.goal_finder import PASS
from scenes.play.play_scene import PlayScene
from scenes.screens.menu import MenuScene
from scenes.screens.saved.once_more import OnceMore
from scenes.table.model import TableModel
from scenes.table.seats import as_shown
from scenes.table.table import Table
from scenes.timeline.timeline_scene import TimelineScene
from scenes.tools.contact_sheets import card_sheets, people_sheets
from scenes.tools.film_strips import Felt, everyday_moves, moments_of, move_strip, one_of_each, strip, wait_for
from scenes.tools.games_shown import game_of_chance, played, waiting_die, whole_game
from scenes.tools.inspection import HALLS, SCREENS, unseen_app
from sprites.poster.posters import AtOnce, Posters

MOMENTS = {"start": 0.13, "middle": 0.5, "end": 0.99}
"""How much of a game has been played in its pictures."""

ROLLING = 0.6
"""How far on its way a die is shown that rolls."""

FRAME = 16
NOWHERE: ui.Area = (1.0, 1.0, 1.0, 1.0)
SETTLING = 3000
"""Milliseconds that a scene is given to come to rest before its picture is taken."""


def paint_gallery(folder: Path, size: tuple[int, int]) -> int:
    """Save every picture into a folder as PNG; returns the exit code."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as records:
        os.environ["TABLE_OF_NATIONS_HOME"] = records
        settings = SettingsFile()
        settings.change(speed="instant", language="en")
        with unseen_app(settings, Saves(game_named), size, Posters(AtOnce())) as app:
            painter = GalleryPainter(app, folder)
            painter.paint_people()
            painter.paint_screens()
            for game in GAMES.values():
                painter.paint_tables(game)
                painter.paint_handling(game)
                painter.paint_cards(game)
                painter.paint_moments(game)
                painter.paint_the_past(game)
            painter.paint_halls_of_fame()
    print(f"{painter.painted} pictures in {folder}")
    return 0


class GalleryPainter:
    """Puts scenes on an app and saves what is seen."""

    def __init__(self, app: App, folder: Path) -> None:
        self.app = app
        self.folder = folder
        self.painted = 0
        self._window = pygame.display.set_mode(app.theme.size)

    def show(self, scene: Scene, settling: float = SETTLING) -> None:
        """Lay a scene on the table and let it come to rest; the menu looks for more only after its first frame."""
        self.app.stack.push(scene)
        self.app.stack.draw(self._window)
        self.wait(settling)

    def wait(self, ms: float) -> None:
        """Let time pass in frames."""
        for _ in range(int(ms // FRAME)):
            if self.app.stack.top:
                self.app.stack.top.update(FRAME)
        self.app.stack.draw(self._window)

    def save(self, name: str) -> None:
        """Save what is seen now."""
        self.app.stack.draw(self._window)
        pygame.image.save(self._window, self.folder / f"{name}.png")
        self.painted += 1

    def clear(self) -> None:
        """Take every scene away."""
        self.app.stack.clear()

    def paint_people(self) -> None:
        """Everybody who has a face, on contact sheets."""
        for number, sheet in enumerate(people_sheets(self.app.theme), 1):
            pygame.image.save(sheet, self.folder / f"people_{number}.png")
            self.painted += 1

    # -- screens ----------------------------------------------------------------------------------------------

    def paint_screens(self) -> None:
        """Every screen around the games; the menu with and without a game to continue."""
        self._paint_screen("menu", MenuScene)
        session = played(whole_game(next(iter(GAMES)), 3), 0.5)
        playing = PlayScene(self.app, self.app.saves.begin(session))
        self.show(playing)
        named = self.app.saves.keep_as("Sunday evening", session)
        keep_thumbnail(named, playing.table.postcard() or self._window)
        self.clear()
        for name, scene in SCREENS.items():
            self._paint_screen("menu_continue" if scene is MenuScene else name, scene)

    def paint_halls_of_fame(self) -> None:
        """The halls with the solo games that were scored on the way."""
        for name, scene in HALLS.items():
            self._paint_screen(name, scene)

    def _paint_screen(self, name: str, scene: Callable[[App], Scene]) -> None:
        self.show(scene(self.app))
        self.save(name)
        self.clear()

    # -- tables -----------------------------------------------------------------------------------------------

    def paint_tables(self, game: Game) -> None:
        """A game with each number of seats, at three moments, and its scoring."""
        for seats in game.seats:
            whole = whole_game(game.name, seats)
            for moment, share in MOMENTS.items():
                scene = self.table(played(whole, share))
                self.show(scene)
                self.lift_curtain(scene)
                self.save(f"{game.name}_{seats}_{moment}")
                self.clear()
            self.show(plugin_of(game.name).result(self.app, whole))
            self.save(f"{game.name}_{seats}_scoring")
            self.clear()

    def paint_cards(self, game: Game) -> None:
        """All cards and papers of a game on contact sheets."""
        plugin = plugin_of(game.name)
        if plugin.faces:
            papers = plugin.papers() if plugin.papers else ()
            for number, sheet in enumerate(card_sheets(self.app.theme, plugin.faces(), papers), 1):
                pygame.image.save(sheet, self.folder / f"{game.name}_cards_{number}.png")
                self.painted += 1

    def table(self, session: Session) -> PlayScene:
        """The table of a game, which is kept in no list."""
        return PlayScene(self.app, Journal(self.app.saves.folder / "gallery.yaml", session))

    def lift_curtain(self, scene: PlayScene) -> None:
        """Sit down at the table, where hands are secret."""
        if scene.viewpoint.is_covered:
            self._click(scene, scene.curtain.button)
            self._point(scene, NOWHERE)
            self.wait(SETTLING)

    def paint_moments(self, game: Game) -> None:
        """A film strip of the first moment of every kind in a game of most seats, or else in one played by chance.

        The everyday moves of the first are filmed as well.
        """
        table, filmed = plugin_of(game.name).table(), set[str]()
        for whole in (whole_game(game.name, game.seats[-1]), game_of_chance(game.name)):
            found = one_of_each(moments_of(whole, table))
            self._film(game, whole, {kind: felt for kind, felt in found.items() if kind not in filmed})
            filmed |= found.keys()

        whole = whole_game(game.name, game.seats[-1])
        for kind, number in everyday_moves(whole).items():
            self._play_on(whole, number)
            self._keep_film(move_strip(self._playing, self._window), f"{game.name}_move_{kind}")

    def _film(self, game: Game, whole: Session, found: Mapping[str, Felt]) -> None:
        for kind, felt in found.items():
            self._play_on(whole, felt.move)
            if act := wait_for(self._playing, kind):
                self._keep_film(strip(self._playing, self._window, act), f"{game.name}_moment_{kind}")
            else:
                self._end_film()

    @property
    def _playing(self) -> PlayScene:
        scene = self.app.stack.top
        assert isinstance(scene, PlayScene)
        return scene

    def _play_on(self, whole: Session, number: int) -> None:
        """Play a move of a game on the table at Normal speed."""
        session = whole.at(number)
        # The film plays the move itself, also where the table would answer on its own.
        session.game = replace(session.game, settled=lambda state, decision: None)
        scene = self.table(session)
        self.show(scene)
        self.lift_curtain(scene)
        self.app.change_settings(speed="normal")
        scene.resume()
        scene.commands.playback.play(whole.moves[number])

    def _keep_film(self, film: pygame.Surface, name: str) -> None:
        pygame.image.save(film, self.folder / f"{name}.png")
        self.painted += 1
        self._end_film()

    def _end_film(self) -> None:
        self.app.change_settings(speed="instant")
        self.clear()

    def paint_the_past(self, game: Game) -> None:
        """A game that is over on the timeline, with its review, what may be done with it once more, and a what-if."""
        whole = whole_game(game.name, game.seats[-1])
        for name, scene in {
            "timeline": TimelineScene(self.app, whole, len(whole.moves) // 2),
            "once_more": OnceMore(self.app, whole),
            "what_if": PlayScene(self.app, try_out(whole, len(whole.moves) // 2, None)),
        }.items():
            self.show(scene)
            if isinstance(scene, PlayScene):
                self.lift_curtain(scene)
            self.save(f"{game.name}_{name}")
            self.clear()

    # -- handling ---------------------------------------------------------------------------------------------

    def paint_handling(self, game: Game) -> None:
        """What a player sees while playing: a held piece, a zoom, a refusal, all boards, the log, dialogs, a die."""
        scene = self.table(played(whole_game(game.name, 4 if 4 in game.seats else game.seats[-1]), 0.5))
        self.show(scene)
        if scene.viewpoint.is_covered:
            self.save(f"{game.name}_curtain")
            self.lift_curtain(scene)
        for name, paint in {
            "held": self._hold,
            "zoom": self._zoom,
            "bubble": self._be_refused,
            "all_boards": lambda scene: self._press_key(scene, "table.table"),
            "log": lambda scene: self._press_key(scene, "table.log"),
            "keyboard": self._focus,
        }.items():
            paint(scene)
            self.wait(600)
            self.save(f"{game.name}_{name}")
            self._tidy(scene)
        self.app.stack.push(PauseDialog(self.app, scene.game, ""))
        self.save(f"{game.name}_pause")
        self.app.stack.pop()
        self._paint_draft(game, scene)
        self.clear()
        self._paint_question(game)
        self._paint_die(game)

    def _paint_question(self, game: Game) -> None:
        """The first question before an oversight in a game: one of the program's own."""
        whole = whole_game(game.name, game.seats[-1])
        table = plugin_of(game.name).table()
        for index in range(len(whole.moves)):
            if doubted := _doubted(whole, index, table):
                scene = self.table(whole.at(index))
                self.show(scene)
                self.lift_curtain(scene)
                scene.commands.playback.submit(doubted)
                self.save(f"{game.name}_question")
                self.clear()
                return

    def _tidy(self, scene: PlayScene) -> None:
        """Back to the plain table with the pointer away."""
        scene.host.call_off()
        scene.viewpoint.come_back()
        scene.table.log_panel.is_open = False
        scene.commands.cancel()
        scene.commands.ring.visible = False
        scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=pygame.BUTTON_RIGHT, touch=False))
        self.wait(400)

    def _point(self, scene: PlayScene, area: ui.Area, pressed: bool = False) -> None:
        pos = scene.table.theme.rect(*area).center
        scene.handle(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(pressed), 0, 0), touch=False)
        )

    def _click(self, scene: PlayScene, area: ui.Area) -> None:
        self._point(scene, area)
        pos = scene.table.theme.rect(*area).center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            scene.handle(pygame.event.Event(kind, pos=pos, button=pygame.BUTTON_LEFT, touch=False))
        self.wait(300)

    def _hold(self, scene: PlayScene) -> None:
        """Lift the first piece that has somewhere to go, and hold it over that place."""
        places = scene.table.top.layout.targets
        for name in sorted(scene.table.lit):
            if not places[name].can_be_held:
                continue
            self._point(scene, places[name].area)
            pos = scene.table.theme.rect(*places[name].area).center
            scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=pygame.BUTTON_LEFT, touch=False))
            self.wait(200)
            slots = scene.host.landings
            if slots:
                x, y, width, height = slots[sorted(slots)[-1]]
                self._point(scene, (x + 14, y + 10, width, height), pressed=True)
                return
            scene.host.call_off()

    def _zoom(self, scene: PlayScene) -> None:
        places = scene.table.top.layout.targets
        name = sorted(name for name, place in places.items() if place.tells and place.can_be_held)[0]
        self._point(scene, places[name].area)

    def _be_refused(self, scene: PlayScene) -> None:
        """Touch cards that cannot be had until one of them says why."""
        places = scene.table.top.layout.targets
        for name in sorted(name for name, place in places.items() if place.tells and place.looks_at is None):
            if name not in scene.table.lit:
                scene.commands.touch(name)
                if scene.commands.hints.notice:
                    return

    def _focus(self, scene: PlayScene) -> None:
        for name in ("next_zone", "next_zone", "right"):
            self._press_key(scene, f"focus.{name}")

    def _press_key(self, scene: PlayScene, does: str) -> None:
        key = ui.action(does).code
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))

    def _paint_draft(self, game: Game, scene: PlayScene) -> None:
        """A move of several steps as it is laid out, and dice that one throws; only where moves are laid out."""
        places = scene.table.top.layout.targets
        for name in sorted(scene.table.lit):
            self._click(scene, places[name].area)
            moves = self._laid_out(scene)
            if moves and _shows_something_new(scene.game.session, moves):
                self.save(f"{game.name}_drafted")
                self.app.change_settings(speed="normal")
                self._press_key(scene, "focus.act")
                self._wait_for_a_throw(scene)
                self.save(f"{game.name}_thrown")
                self.app.change_settings(speed="instant")
                return
            scene.commands.cancel()

    def _wait_for_a_throw(self, scene: PlayScene) -> None:
        """Let time pass until dice roll."""
        for _ in range(SETTLING // 100):
            self.wait(100)
            if any(isinstance(act, DiceAct) for act in scene.choreographer.acts):
                self.wait(250)
                return

    def _laid_out(self, scene: PlayScene) -> tuple[Move, ...]:
        """The moves of the draft, of its first proposal where it is not whole."""
        if scene.game.turn.draft and not scene.game.turn.draft.moves:
            self._press_key(scene, "proposals.next")
            self.wait(300)
        return scene.game.turn.draft.moves if scene.game.turn.draft else ()

    def _paint_die(self, game: Game) -> None:
        """The die of a solo game while it waits, and while it rolls."""
        session = waiting_die(game)
        if session is None:
            return
        scene = self.table(session)
        self.app.change_settings(speed="normal")
        self.show(scene, 700)
        if scene.table.waiting_area:
            self.save(f"{game.name}_die_waiting")
            for _ in range(SETTLING // FRAME):
                scene.commands.go_ahead()  # nobody may answer in the first moments of a position
                self.wait(FRAME)
                if any(isinstance(act, GreatDieAct) for act in scene.choreographer.acts):
                    break
            self.wait(ui.MANNERS["great_die"].back + ROLLING * ui.MANNERS["great_die"].path)
            self.save(f"{game.name}_die_rolling")
        self.app.change_settings(speed="instant")
        self.clear()


def _doubted(session: Session, index: int, table: Table) -> Move | None:
    """A move of the position before this one that the table asks about first."""
    state = session.state_before(index)
    decision = state.decision
    if decision is None:
        return None
    model = TableModel(
        state, as_shown(session.seats), decision.seat, decision.seat, decision, Selection(), options=session.options
    )
    return next((move for move in decision.moves if move != (PASS.verb,) and table.warning(model, move)), None)


def _shows_something_new(session: Session, moves: tuple[Move, ...]) -> bool:
    """Whether these moves lead to a throw, or to cards that nobody has seen."""
    state = session.state.copy()
    for move in moves:
        flow.apply(state, move)
    return state.surprises != session.state.surprises
