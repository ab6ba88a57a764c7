"""The menu: the game that was left, the boxes on the table, and the doors to everything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import GAMES, game_named
from game.core.catalog import Misprint
from game.core.outside import shown
from game.core.sentences import Sentences
from game.saves import SavedGame
from game.version import VERSION
from scenes.games.doors import doors_of
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.dialog import Message, Question
from scenes.kit.explanation import Explanation
from scenes.kit.form_controls import button
from scenes.kit.laid import paint_unseen
from scenes.kit.leaves import Art, Control, icon, plate
from scenes.kit.pen import Pen
from scenes.kit.screen import HEIGHT, RAIL_BUTTON, WIDTH, Screen
from scenes.kit.text import Text
from scenes.kit.titles import golden
from scenes.screens.saved_game import facts_of, open_game, seat_label, when
from scenes.window.desk import Desk
from scenes.window.drawing import lay_shadowed
from scenes.window.layout import Area
from scenes.window.music import Ambience
from scenes.window.thumbnails import lay_thumbnail
from scenes.window.trouble import closed
from scenes.window.widgets import Mood, Widget
from sprites import game_box, light, palette
from sprites.plain_text import as_typed
from sprites.theme import Theme

if TYPE_CHECKING:
    from scenes.setup.setup_scene import SetupScene

say = Sentences("screens")

DOORS = {name: doors_of(name) for name in GAMES}
"""The games on the table, from left to right."""

ON_CLOTH = (166.0, 8.0, 166.0, 34.0)
"""What the loose pieces have at the sides, and room around all else."""
TITLE = 50.0
CONTINUE_WIDE = (780.0, 930.0)
THUMBNAIL = (190.0, 107.0)
BOX_WIDTH, BOX_GAP = 204.0, 38.0
BOX_HIGH = (170.0, 436.0)
"""How high a box must be and wishes to be; without a game to continue it has room to stand tall."""
RISE = 4.0
"""Units that a box rises under the pointer."""


class MenuScene(Screen):
    """Continue first, when there is something to continue; then a new game; then the rest.

    The first frame shows the table only: saved games and cards are read once it is on the screen.
    """

    name = "menu"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._saved: SavedGame | None = None
        self._damaged: SavedGame | None = None
        self._setups: dict[str, SetupScene] = {}  # what was chosen in each is kept while the program runs
        self._is_set = False
        self._frames = 0
        self._misprint = ""
        self._has_warned = False

    @property
    def ambience(self) -> Ambience:
        """A harp by the fire."""
        return Ambience("menu", "hearth")

    def resume(self) -> None:
        """A game may have been played since."""
        self._look_for_games()
        super().resume()

    def _look_for_games(self) -> None:
        self._saved = self.desk.saves.latest_unfinished()
        self._damaged = self.desk.saves.damaged_lately()

    def update(self, dt_ms: float) -> None:
        """Once the first frame is seen: look for a game to go on with, lay the loose pieces, say what is wrong."""
        super().update(dt_ms)
        if self._misprint and not self._has_warned:
            self._has_warned = True
            text = say("menu.misprint_text", fault=closed(self._misprint))
            self.desk.stack.push(Message(self.desk, say("menu.misprint"), text))
        if self._is_set or self._frames == 0:
            return
        self._is_set = True
        self._look_for_games()
        self.rebuild()
        if self.desk.settings_trouble:
            self.desk.stack.push(Message(self.desk, say("menu.settings_trouble"), self.desk.settings_trouble))

    # -- doors ------------------------------------------------------------------------------------------------

    def _new_game(self, game: str) -> None:
        if game not in self._setups:
            self._setups[game] = doors_of(game).setup(self.desk)
        self._push(self._setups[game])

    def _push(self, scene: Screen) -> None:
        self.desk.sounds.play("button")
        self.desk.stack.push(scene)

    def _open(self, name: str, *facts: object) -> None:
        self.desk.sounds.play("button")
        self.desk.open(name, *facts)

    def _continue(self) -> None:
        if self._saved:
            open_game(self.desk, self._saved)

    def back(self) -> None:
        """Ask before the program ends."""
        title, text = say("menu.leave"), say("menu.leave_text")
        yes, no = say("menu.leave_yes"), say("menu.leave_no")
        self._push(Question(self.desk, title, text, yes, no, self.desk.stack.clear))

    # -- what lies there --------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The first frames show the table only."""
        self._frames += 1
        super().draw(surface)

    def tree(self) -> Box:
        """The game that was left, the boxes, and the rail; the loose pieces once the first frame was seen."""
        on_cloth = Column(self._head(), *self._left(), *self._boxes(), pad=ON_CLOTH)
        whole = self.framed([], on_cloth, self._rail())
        loose = Art(_paint_loose_pieces, self._take_misprint)
        return Overlay(loose, whole) if self._is_set else whole

    def _take_misprint(self, misprint: str) -> None:
        self._misprint = misprint

    def _head(self) -> Box:
        """Title and laurel, which are large enough for every size of letters."""
        title = say("menu.title")
        line = Art(Pen.fill, palette.BRASS, wide=186, high=1, snug=True)
        return Column(
            golden(title.upper(), TITLE / self.theme.letter, "center"),
            Row(
                Gap(grow=1),
                line,
                icon("laurels", 30 / self.theme.letter, palette.BRASS_LIGHT),
                line,
                Gap(grow=1),
                gap=9,
            ),
            snug=True,
            tells=Explanation(title, remarks=(say("menu.told"),)),
        )

    def _left(self) -> list[Box | float]:
        """The game to go on with, and that one played since then cannot be opened."""
        parts: list[Box | float] = []
        while self._saved:
            continued = self._continued(self._saved)
            try:
                paint_unseen(continued, (0.0, 0.0, WIDTH, HEIGHT), self.theme)
            except Exception as fault:
                self.desk.saves.set_aside(self._saved.path, fault)
                self._look_for_games()
                continue
            parts += [13, continued]
            break
        if self._damaged:
            name = as_typed(shown(self._damaged.path.stem, 60))
            told = Explanation(say("menu.saved_games"), remarks=(say("menu.saved_games_told"),))
            words = Text(
                say("menu.damaged", name=name),
                "text",
                14.5,
                palette.ERROR,
                align="center",
                lines=2,
                tells=told,
            )
            parts += [6, words]
        return parts

    def _continued(self, saved: SavedGame) -> Box:
        told = Explanation(say("menu.continue"), remarks=(say("menu.continue_told"),))
        facts = facts_of(saved, when(saved.saved_at))
        line = Row(
            Text(saved.title, "strong", 16),
            Text(facts[0], "text", 15, palette.SECONDARY, shorter=facts[1:], cut=True, grow=1),
            gap=12,
            tells=Explanation(saved.title, remarks=(say("menu.game_told"),)),
        )
        resume = button(
            "resume", say("menu.resume"), self._continue, "primary", key=pygame.K_RETURN, size=16, zone="table",
            snug=True, tells=Explanation(say("menu.resume"), remarks=(say("menu.resume_told"),)),
        )  # fmt: skip
        return Row(
            Art(_paint_thumbnail, saved.path, wide=THUMBNAIL[0], high=THUMBNAIL[1], snug=True, drop=1),
            Column(
                golden(say("menu.continue"), 25, tells=told),
                2,
                line,
                10,
                Row(*(seat_label(seat, 23) for seat in saved.seats), Gap(grow=1), resume, gap=16),
                grow=1,
                snug=True,
            ),
            gap=21,
            snug=True,
            wide=CONTINUE_WIDE if self.theme.letter > 1 else CONTINUE_WIDE[0],
            pad=(11, 11, 20, 11),
            back=(plate(palette.BRASS_LIGHT, radius=8),),
        )

    def _boxes(self) -> list[Box | float]:
        """The boxes side by side; each opens the setup of its game."""
        told = Explanation(say("menu.pick"), remarks=(say("menu.pick_told"),))
        pick = Text(say("menu.pick"), "aside", 17, palette.SECONDARY, align="center", tells=told, snug=True)
        boxes = [_box(game, doors.box, partial(self._new_game, game)) for game, doors in DOORS.items()]
        return [Gap(grow=1), pick, 8, Row(*boxes, gap=BOX_GAP, snug=True), Gap(grow=1)]

    def _rail(self) -> list[Box | float]:
        rules = partial(self._open, "rules", next(iter(GAMES)))
        version = Text(
            say("menu.version", version=VERSION), "aside", 14, palette.SECONDARY, drop=1,
            tells=Explanation(say("menu.version", version=VERSION), remarks=(say("menu.version_told"),)),
        )  # fmt: skip
        return [
            _door("saved_games", partial(self._open, "saved_games"), pygame.K_s, "save"),
            _door("hall_of_fame", partial(self._open, "hall_of_fame"), pygame.K_h, "laurel-crown"),
            _door("rules", rules, pygame.K_r, "rule-book"),
            Gap(grow=1),
            version,
            _door("settings", partial(self._open, "settings"), pygame.K_o, "cog"),
            _door("quit", self.back, pygame.K_q, "exit-door"),
        ]


def _door(name: str, act: Callable[[], None], key: int, sign: str) -> Box:
    label, told = say(f"menu.{name}"), say(f"menu.{name}_told")
    return button(
        name, label, act, icon=sign, key=key, zone="rail", high=RAIL_BUTTON, snug=True,
        tells=Explanation(label, remarks=(told,)),
    )  # fmt: skip


def _box(game: str, box: game_box.Box, act: Callable[[], None]) -> Box:
    title = game_named(game).called
    told = Explanation(title, remarks=(f"{box.motto}. {box.foot}.", say("menu.box_told")))

    def make(area: Area) -> Widget:
        return GameBox(f"box:{game}", area, box, say("menu.box", game=title), act)

    return Control(make, wide=BOX_WIDTH, high=BOX_HIGH, tells=told)


def _paint_loose_pieces(pen: Pen, area: Area, take_misprint: Callable[[str], None]) -> None:
    from scenes.screens.loose_pieces import lay_loose_pieces

    try:
        lay_loose_pieces(pen.theme, pen.surface)
    except Misprint as misprint:
        take_misprint(str(misprint))


def _paint_thumbnail(pen: Pen, area: Area, path: Path) -> None:
    lay_thumbnail(pen.theme, pen.surface, area, path)


class GameBox(Widget):
    """The box of a game; it rises under the pointer."""

    def __init__(
        self, name: str, area: Area, box: game_box.Box, caption: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(name, area, caption, "table")
        self.box = box
        self.on_press = on_press

    def press(self, place: str) -> None:
        """Open it."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The box with its shadow, and a glow around the lid when it may be pressed."""
        x, y, width, height = self.area
        face = game_box.game_box(theme, self.box, (width, height))
        is_lit = self.name in (mood.hovered, mood.focused)
        area: Area = (x, y - RISE * is_lit, width + game_box.SIDE, height + game_box.SIDE)
        if is_lit:
            halo, offset = light.glow(theme, game_box.box_outline(theme, (width, height)), "asked")
            corner = theme.rect(*area).topleft
            surface.blit(halo, (corner[0] + offset[0], corner[1] + offset[1]))
        lay_shadowed(theme, surface, area, face, "box", "held" if is_lit else "stacked")
