"""The menu: the game that was left, the boxes on the table, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Unpack

import pygame

from game import GAMES, game_named
from game.cards.catalog import Misprint
from game.engine.lazy import lazy
from game.text.sentences import Sentences, closed
from game.version import VERSION
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog, Message
from scenes.app.screen import HEIGHT, RAIL_SIDES, WIDTH, Screen, rail_button
from scenes.audio.music import Ambience
from scenes.games.plugin import plugin_of, plugin_package
from scenes.screens.go_on import GoOn
from scenes.screens.saved.postcard import postcard_of
from scenes.ui.controls.transition import risen
from sprites.letters.fonts import capitals
from sprites.paint import light, palette
from sprites.places.menu_room import air_in_parlour, lay_foot_shadow, lay_parlour
from sprites.things import game_box
from sprites.things.standing_box import UprightBox, standing_box

if TYPE_CHECKING:
    from scenes.setup.setup_scene import SetupScene

say = Sentences("screens")

PLUGINS = {name: plugin_of(name) for name in GAMES}
"""The games on the table, from left to right."""

TABLES = ("scenes.table", "scenes.play")
"""What every table needs, read while the menu rests."""

_cover_ahead = lazy("scenes.play.view.renderer", "cover_ahead")

BOX = "box"
"""What stands before the name of a game in the name of its box."""

AROUND = (120.0, 10.0, 120.0, 16.0)
"""Room around what stands and lies on the table."""
RAIL_GAP = 8.0
FULL_RAIL = 1.3
"""The largest letters with which the rail has room for mods and who plays, too."""
TITLE = 50.0
BOX_WIDTH, BOX_GAP = 242.0, 18.0
BOX_HIGH = (170.0, 372.0)
"""How high a box must be and wishes to be."""
FAR, NEAR = 5.0, -6.0
"""Units that the wall and what lies in front move as the viewer looks from the middle to the right edge."""
LOOKING = 140.0
"""Milliseconds in which the eye comes most of the way to the pointer."""
TURNED = (10.0, 4.0, 4.0, 10.0)
"""How far each box is turned outwards, in degrees, so that its inner side is seen."""


class MenuScene(Screen):
    """Continue first, when there is something to continue; then a new game; then the rest.

    The first frame shows the table only: saved games and cards are read once it is on the screen.
    """

    name = "menu"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.going_on = GoOn(app, self.rebuild)
        self._setups: dict[str, SetupScene] = {}  # what was chosen in each is kept while the program runs
        self._opened = ""  # the game whose box was opened last
        self._is_set = False
        self._frames = 0
        self._misprint = ""
        self._has_warned = False
        self._pointed = self._looked = 0.0
        self._moved = (0, 0)
        self.air = ui.LitAir(lambda theme, ms: air_in_parlour(theme, ms, self._foot))

    @property
    def ambience(self) -> Ambience:
        """A harp by the fire."""
        return Ambience("menu", "hearth")

    def resume(self) -> None:
        """A game may have been played since."""
        self.going_on.look()
        self._preload()
        super().resume()

    def pause(self) -> None:
        """Others may need the thinker."""
        self.going_on.today.rest()
        super().pause()

    def leave(self) -> None:
        """Nobody waits for Hard any more."""
        self.going_on.today.rest()
        super().leave()

    def _preload(self) -> None:
        """Some table comes next, and most likely that of the game that was left."""
        saved, theme = self.going_on.saved, self.app.theme
        self.app.preloader.ask(("letters", theme.s), theme.usual_letters())
        if saved:
            self.app.preloader.ask(("cloth", saved.game, theme.size), iter([partial(self._cover, saved.game)]))
        self.app.preloader.ask_modules(*TABLES, *([plugin_package(saved.game)] if saved else []))

    def update(self, dt_ms: float) -> None:
        """Once the first frame is seen: look for a game to go on with, lay the loose pieces, say what is wrong."""
        self._look_along(dt_ms)
        super().update(dt_ms)
        if self.going_on.today.let_hard_play() or self.going_on.today.is_past:
            self.going_on.look()
            self.rebuild()
        if self._misprint and not self._has_warned:
            self._has_warned = True
            text = say("menu.misprint_text", fault=closed(self._misprint))
            self.app.stack.push(Message(self.app, say("menu.misprint"), text))
        if self._is_set or self._frames == 0:
            return
        self._is_set = True
        self.going_on.look()
        self._preload()
        self._still = None  # the loose pieces lie on it from now on
        self.rebuild()
        if self.app.settings_trouble:
            self.app.stack.push(Message(self.app, say("menu.settings_trouble"), self.app.settings_trouble))
        if self.app.profiles.trouble:
            self.app.stack.push(Message(self.app, say("profiles.title"), ui.as_typed(self.app.profiles.trouble)))

    def handle(self, event: pygame.event.Event) -> bool:
        """The eye follows the pointer."""
        if event.type == pygame.MOUSEMOTION:
            self._pointed = 2 * event.pos[0] / self.theme.size[0] - 1
        return super().handle(event)

    def _look_along(self, ms: float) -> None:
        """Let wall and foreground follow the eye; the boxes stay where they can be clicked."""
        wanted = 0.0 if self.app.settings.reduced_motion else self._pointed
        self._looked += (wanted - self._looked) * min(1.0, ms / LOOKING)
        moved = round(FAR * self._looked * self.theme.s), round(NEAR * self._looked * self.theme.s)
        if moved != self._moved:
            self._moved = moved
            self.move_ground()

    def _cover(self, game: str) -> None:
        """Draw the cloth of a game's table."""
        _cover_ahead(self.app.theme, plugin_of(game).table())

    # -- ways on ------------------------------------------------------------------------------------------------

    def _setup(self, game: str) -> SetupScene:
        if game not in self._setups:
            self._setups[game] = plugin_of(game).setup(self.app)
        return self._setups[game]

    def _new_game(self, game: str) -> None:
        box = self.form.laid(f"{BOX}:{game}")
        setup = self._setup(game)
        self.app.preloader.ask_modules(plugin_package(game))
        self._opened = game
        self._push(setup)
        setup.begin(risen(box.area, (0.0, 0.0, WIDTH, HEIGHT)))

    def _push(self, scene: Screen) -> None:
        self.app.sounds.play("button")
        self.app.stack.push(scene)

    def _open(self, name: str, *facts: object) -> None:
        self.app.sounds.play("button")
        self.app.open(name, *facts)

    def _open_about(self, name: str) -> None:
        """Open what is about one game: that of the box that is meant or was opened last, or the game that was left."""
        kind, _, game = (self.form.meant or "").partition(":")
        saved = self.going_on.saved
        about = game if kind == BOX else self._opened or (saved.game if saved else "")
        self._open(name, about or next(iter(GAMES)))

    def back(self) -> None:
        """Ask before the program ends."""
        title, text = say("menu.leave"), say("menu.leave_text")
        yes, no = say("menu.leave_yes"), say("menu.leave_no")
        left = self.going_on.saved
        kept = postcard_of(left) if left else None
        self._push(ConfirmDialog(self.app, title, text, yes, no, self.app.stack.clear, kept))

    # -- what lies there --------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """The first frames show the table only."""
        self._frames += 1
        return super().draw(surface)

    def tree(self) -> ui.Box:
        """The game that was left, the boxes, and the rail; the loose pieces once the first frame was seen."""
        on_table: ui.Box = ui.Column(self._head(), *self._boxes(), *self.going_on.parts(), pad=AROUND, grow=1)
        gap = RAIL_GAP / max(1.0, self.theme.letter)
        if self._is_rail_full:
            on_table = ui.Overlay(on_table, self._corner(), grow=1)
        return ui.Column(on_table, ui.Row(*self._rail(), high=self.rails[1], gap=gap, pad=RAIL_SIDES))

    @property
    def _foot(self) -> float:
        """Where on the canvas the boxes stand."""
        return max(each.area[1] + each.area[3] for each in self.form.controls if isinstance(each.control, GameBox))

    def lay_ground(self, surface: pygame.Surface) -> None:
        """The room, and on its table pieces of the game that was left, once the first frame was seen and where no plate
        would cut them.
        """
        far, near = self._moved
        lay_parlour(self.theme, surface, self._foot, self.rails[1], far)
        if not self._is_set or self.going_on.has_several:
            return
        from scenes.screens.loose_pieces import lay_loose_pieces

        saved = self.going_on.saved
        game = saved.game if saved else next(iter(GAMES))
        _, below = self.theme.spare
        surface.set_clip((0, 0, surface.width, surface.height - below - self.theme.px(self.rails[1])))
        try:
            lay_loose_pieces(self.theme, surface, self._foot, near, self._setup(game).spread())
        except Misprint as misprint:
            self._misprint = str(misprint)
        surface.set_clip(None)

    def _head(self) -> ui.Box:
        """Title and laurel, which are large enough for every size of letters."""
        title = say("menu.title")
        line = ui.Art(ui.Pen.fill, palette.BRASS, wide=186, high=1, snug=True)
        laurel = ui.icon("laurels", 30 / self.theme.letter, palette.BRASS_LIGHT)
        return ui.Column(
            ui.golden(capitals(title), TITLE / self.theme.letter, "center"),
            ui.Row(ui.Gap(grow=1), line, laurel, line, ui.Gap(grow=1), gap=9),
            snug=True,
            tells=ui.Explanation(title, remarks=(say("menu.told"),)),
        )

    def _boxes(self) -> list[ui.Box | float]:
        """The boxes side by side; each opens the setup of its game."""
        told = ui.explained("menu.pick")
        pick = ui.Text(say("menu.pick"), ui.Style.ASIDE, size=17, align="center", tells=told, snug=True)
        boxes = [
            _box(game, plugin.box, turned, partial(self._new_game, game))
            for (game, plugin), turned in zip(PLUGINS.items(), TURNED, strict=True)
        ]
        above = [ui.Gap(grow=1)] if self.going_on.saved else []
        return [*above, pick, 2, ui.Row(*boxes, gap=BOX_GAP, snug=True), ui.Gap(grow=1)]

    def _corner(self) -> ui.Box:
        """What finds no room on the rail, beside the title."""
        lines = (ui.Row(ui.Gap(grow=1), button) for button in (self._mods(), *self._who()))
        return ui.Column(*lines, ui.Gap(grow=1), gap=6, pad=RAIL_SIDES)

    def _rail(self) -> list[ui.Box | float]:
        version = ui.Text(
            say("menu.version", version=VERSION), ui.Style.ASIDE, size=14, drop=2,
            tells=ui.Explanation(say("menu.version", version=VERSION), remarks=(say("menu.version_told"),)),
        )  # fmt: skip
        return [
            rail_button("menu.saved_games", partial(self._open, "saved_games"), icon="save"),
            rail_button("menu.practise", partial(self._open, "practise"), icon="discobolus"),
            rail_button("menu.hall_of_fame", partial(self._open, "hall_of_fame"), icon="laurel-crown"),
            rail_button("menu.statistics", partial(self._open, "statistics"), icon="scroll-quill", drop=1),
            rail_button("menu.rules", partial(self._open_about, "rules"), icon="rule-book"),
            rail_button("menu.lessons", partial(self._open_about, "lessons"), icon="graduate-cap"),
            *([] if self._is_rail_full else [self._mods()]),
            ui.Gap(grow=1),
            *([] if self._is_rail_full else self._who()),
            version,
            rail_button("menu.settings", partial(self._open, "settings"), icon="cog"),
            rail_button("menu.quit", self.back, icon="exit-door"),
        ]

    @property
    def _is_rail_full(self) -> bool:
        """Whether the letters leave no room on the rail for who plays."""
        return self.theme.letter > FULL_RAIL

    def _mods(self) -> ui.Box:
        return rail_button("menu.mods", partial(self._open, "mods"), icon="brick-pile")

    def _who(self) -> list[ui.Box]:
        """Who plays here, once a game was begun; nobody is asked for a name before."""
        if not (self._is_set and self.app.saves.files()) and not self.app.profiles.every:
            return []
        profile = self.app.profiles.current
        title = ui.as_typed(profile.name) if profile else say("menu.profiles")
        tells = ui.Explanation(title, remarks=(say("menu.profiles_told"),))
        return [rail_button("menu.profiles", partial(self._open, "profiles"), tells=tells, icon="person")]


def _box(game: str, box: game_box.BoxSolid, turned: float, act: Callable[[], None]) -> ui.Box:
    title = game_named(game).called
    motto, facts = box.motto[:1].upper() + box.motto[1:], ", ".join(box.foot.split("    "))
    told = ui.Explanation(title, remarks=(f"{motto}. {facts}.", say("menu.box_told")))
    called = say("menu.box", game=title)
    return GameBox(
        f"{BOX}:{game}", box, turned, act, caption=called, zone="table", wide=BOX_WIDTH, high=BOX_HIGH, tells=told
    )


class GameBox(ui.Control):
    """The box of a game; it comes forward under the pointer."""

    __slots__ = ("press", "solid", "turned")

    def __init__(
        self, name: str, solid: game_box.BoxSolid, turned: float, press: ui.Press, /, **kinds: Unpack[ui.Kinds]
    ) -> None:
        super().__init__(name, **kinds)
        self.solid, self.turned, self.press = solid, turned, press

    def targets(self, laid: ui.LaidControl, state: ui.InputState) -> Iterable[ui.HitTarget]:
        """All of it."""
        for target in super().targets(laid, state):
            yield target._replace(on_press=self.press)

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """The box with its shadow, and a glow around it when it may be pressed."""
        is_lit = self.name in (state.hovered, state.focused)
        picture, (x, y) = standing_box(theme, self.solid, UprightBox(laid.area, self.turned, is_lit))
        corner = theme.spot(x, y)
        lay_foot_shadow(theme, surface, picture.get_rect(topleft=corner))
        if is_lit:
            key = ("box light", laid.area)
            halo = theme.cached(key, lambda: light.glow(theme, picture, "asked"))
            surface.blit(halo, halo.get_rect(center=picture.get_rect(topleft=corner).center))
        surface.blit(picture, corner)
