"""Screens around a game: a tree of boxes on cloth between two rails, and a form for its controls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.navigator import LookedUp, Scene
from scenes.speech.screen_narration import ScreenNarration
from scenes.ui.controls.form import Form
from scenes.ui.controls.transition import Transition
from scenes.ui.host.canvas import joined
from scenes.ui.host.host import LATE, dwell_for
from scenes.ui.keymap import device
from scenes.ui.text import FLOOR
from sprites.letters.fonts import capitals
from sprites.paint import palette
from sprites.places.cloth import GREEN, Cloth, table_cloth

say = Sentences("screens")

WIDTH, HEIGHT = 1280.0, 720.0
TOP_RAIL, BOTTOM_RAIL = 40.0, 44.0
RAIL_LETTER = 1.4
"""The letters for which the rails have room; larger ones make them higher."""
RAIL_BUTTON = 30.0
RAIL_SIDES = (14.0, 6.0, 14.0, 6.0)

ON_SCREEN_KEYBOARD = "on_screen_keyboard"
"""The scene in which a pad types."""

SHEETS_EDGE = 12.0
"""Units between a sheet and the edges of the window, or what it spares, at least."""

VEIL: tuple[palette.Colour, float] = (6, 10, 8), 0.55
"""What lies over the scene under a dialog, and how dark it is."""


class Screen(Scene):
    """A scene made of a tree of boxes. What lies still is painted once; Esc goes back to the scene below.

    `rules` is the game, by its package's name, whose rules F1 opens at what is being asked.
    """

    rules = ""
    says = 0
    """How many of its words, from the top, are said when it comes or they change; all can be asked for."""
    cloth: Cloth | None = None
    """What it lies on; None for what the scene below lies on."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._below = app.stack.top.ground if app.stack.top else GREEN
        self.form = Form(app.theme, self.rebuild)
        self.narration = self._reader = ScreenNarration(self)
        self._strokes = ui.DisplayList(())
        self._still: tuple[ui.Theme, ui.DisplayList | None, pygame.Surface] | None = None
        self.air: ui.LitAir | None = None
        """What stirs in the light here."""
        self._shown: pygame.Surface | None = None
        self._stirring: list[ui.Stamp] = []
        self._dressed: tuple[ui.Theme, Mapping[palette.Colour, palette.Colour], ui.Theme] | None = None
        self._flourishes: list[Transition] = []
        self.anchors: Mapping[str, ui.Area] = {}
        """Where the boxes lie that have a name."""

    @property
    def standings(self) -> Sequence[str]:
        """What is said of everyone's score; nothing but where a game has ended."""
        return ()

    @property
    def ground(self) -> Cloth:
        """What it lies on."""
        return self.cloth or self._below

    @property
    def plates(self) -> Mapping[palette.Colour, palette.Colour]:
        """The colours that stand in for those of plates on this screen: those of its cloth."""
        return {} if self.ground is GREEN else self.ground.plates

    @property
    def theme(self) -> ui.Theme:
        """The theme of the window as it is now, with the plates of this screen."""
        theme, plates = self.app.theme, self.plates
        if self._dressed is None or self._dressed[0] is not theme or self._dressed[1] != plates:
            self._dressed = theme, plates, theme.with_plates(plates) if plates else theme
        return self._dressed[2]

    def tree(self) -> ui.Box:
        """All that is on the screen now, over the whole canvas."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Something shown has changed: lay the tree anew and draw."""
        sheet = ui.PaintLayer(self.tree(), zone="screen")
        laid = ui.lay(sheet, (0.0, 0.0, WIDTH, HEIGHT), self.theme)
        self.anchors = laid.anchors
        (panel,) = laid.panels
        assert isinstance(panel.key, ui.DisplayList)
        self._strokes = panel.key
        self.form.host.dwell = min(dwell_for(self.app.settings.zoom, self.theme.letter), LATE)
        self.form.fill(self.theme, laid.controls, laid.targets)
        self._reader.lay_anew()
        self.dirty = True

    def still_at(self, name: str) -> pygame.Surface:
        """What lies still in the box of this name, as it was painted last."""
        assert self._still
        still = self._still[2]
        return still.subsurface(self.theme.rect(*self.anchors[name]).clip(still.get_rect())).copy()

    def begin(self, *flourishes: Transition) -> None:
        """Let parts go over from what was shown to what has come, unless motion is too much or takes no time."""
        if not self.app.settings.reduced_motion and ui.PACES[self.app.settings.speed]:
            self._flourishes = list(flourishes)
            self.invalidate()

    def enter(self) -> None:
        """Lay the tree."""
        self.rebuild()
        self.form.show_focus()

    def resume(self) -> None:
        """What happened on the scene above may have changed what is shown here."""
        self.rebuild()
        self.form.show_focus()

    def pause(self) -> None:
        """Nothing is typed while another scene is on top, and no picture is kept."""
        self._shown = self._still = None
        self.form.stop_typing()

    def leave(self) -> None:
        """Keep no picture and type no more: some screens are laid on the stack again."""
        self._shown = self._still = None
        self.form.stop_typing()

    def resized(self) -> None:
        """Lay the tree on the new theme."""
        self.rebuild()

    def caps_changed(self) -> None:
        """Buttons with other keys may need other room."""
        self.rebuild()

    def move_ground(self) -> None:
        """What everything lies on looks another way now: lay it anew."""
        if self._still:
            theme, _, still = self._still
            self._still = theme, None, still
        self.dirty = True

    def invalidate(self) -> None:
        """Draw all of it, and not only what stirs."""
        self.dirty, self.is_breathing = True, False

    def pictures_came(self) -> None:
        """Paint what lies still anew."""
        self._still = None
        self.invalidate()

    def back(self) -> None:
        """Leave this screen."""
        self.app.sounds.play("button")
        self.app.stack.pop()

    def update(self, dt_ms: float) -> None:
        """What the pointer rests on answers after a while; what is in the air stirs."""
        if self.form.advance(dt_ms):
            self.dirty = True
        self.offer_letters()
        if self._flourishes:
            self._flourishes = [each for each in self._flourishes if each.advance(dt_ms)]
            self.invalidate()
        stirs = self.air is not None and self.air.advance(dt_ms, self.app.settings.reduced_motion)
        if stirs and not self.dirty:
            self.dirty = self.is_breathing = True

    def offer_letters(self) -> None:
        """A text that is begun while a pad is used, or by somebody who has one switch, is typed on the screen."""
        editor, by_choice = self.form.editor, device.is_pad() or self.app.settings.scan
        field = self.form.laid(editor.name).control if editor and by_choice else None
        if editor and isinstance(field, ui.TextField):
            self.app.open(ON_SCREEN_KEYBOARD, editor, field)

    def step_choice(self) -> None:
        """Move the focus to the next control."""
        self.form.host.step_choice()
        self.dirty = True

    @property
    def typed_at(self) -> pygame.Rect | None:
        """The field that is typed in."""
        editor = self.form.editor
        return self.theme.rect(*self.form.laid(editor.name).area) if editor else None

    @property
    def awaits_letters(self) -> bool:
        """Whether the focus is on a field."""
        return self.form.awaits_letters

    @property
    def looked_up(self) -> LookedUp:
        """The game, and what the pointer or the focus asks about, with its chapter."""
        told = self.form.told
        return self.rules, (told[0].called, self.form.chapter) if told else (), ()

    def handle(self, event: pygame.event.Event) -> bool:
        """F1 on what has a chapter in the rules opens it; then controls; Esc and the right mouse button go back."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._flourishes = []
        chapter = self.form.chapter
        if ui.is_meant(event, "screen.help") and self.rules and chapter:
            self.app.open("rules", self.rules, chapter)
            return True
        if self.form.handle(event):
            self.dirty = True
            return True
        if ui.is_meant(event, "screen.back") or (event.type == pygame.MOUSEBUTTONUP and event.button == 3):
            self.back()
            return True
        return False

    # -- picture ----------------------------------------------------------------------------------------------

    @property
    def rails(self) -> tuple[float, float]:
        """The heights of the upper and the lower rail."""
        grown = max(1.0, self.theme.letter / RAIL_LETTER)
        return TOP_RAIL * grown, BOTTOM_RAIL * grown

    def lay_ground(self, surface: pygame.Surface) -> None:
        """The cloth and the rails."""
        rails = self.rails
        key = ("cloth", *rails, self.ground)
        surface.blit(self.theme.cached(key, lambda: table_cloth(self.theme, *rails, self.ground)), (0, 0))

    def lay_still(self, surface: pygame.Surface) -> None:
        """What lies still, painted when it is another picture than last time."""
        if self._still is None or self._still[:2] != (self.theme, self._strokes):
            known = self._still
            is_as_large = known is not None and known[0] is self.theme
            still = known[2] if known and is_as_large else pygame.Surface(self.theme.size).convert()
            self.lay_ground(still)
            self._strokes.put(self.theme, still)
            self._still = (self.theme, self._strokes, still)
        surface.blit(self._still[2], (0, 0))

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """What lies still, controls, focus, what is said, and what stirs; the last alone where no more changed."""
        for flourish in self._flourishes:
            flourish.look(self.theme, surface)
        is_breathing, self.is_breathing = self.is_breathing and self._shown is not None, False
        before, self._stirring = self._stirring, self.air.stamps(self.theme) if self.air else []
        if is_breathing:
            moved = set(before) ^ set(self._stirring)
            return self._let_stir(surface, joined((each.rect for each in moved), surface.get_rect()))
        self.lay_still(surface)
        self.form.draw(surface)
        if self.air:
            if self._shown is None or self._shown.size != surface.size:
                self._shown = surface.copy()
            self._shown.blit(surface, (0, 0))
            surface.blits([(each.surface, each.corner) for each in self._stirring], False)
        for flourish in self._flourishes:
            flourish.draw(self.theme, surface)
        return None

    def _let_stir(self, surface: pygame.Surface, areas: list[pygame.Rect]) -> list[pygame.Rect]:
        """Draw what is in the air over some areas, and what lies under it."""
        assert self._shown
        for area in areas:
            surface.set_clip(area)
            surface.blit(self._shown, area, area)
            over = [(each.surface, each.corner) for each in self._stirring if each.rect.colliderect(area)]
            surface.blits(over, False)
        surface.set_clip(None)
        return areas

    # -- what screens share -----------------------------------------------------------------------------------

    def framed(self, title: Sequence[ui.Box | float], body: ui.Box, rail: Sequence[ui.Box | float]) -> ui.Column:
        """A screen between its rails: what stands on the upper one, all that lies on the cloth, and the buttons."""
        top, bottom = self.rails
        return ui.Column(
            ui.Row(*title, high=top, gap=16, pad=(24, 0, 24, 0)),
            ui.Overlay(body, grow=1),
            ui.Row(*rail, high=bottom, gap=8, pad=RAIL_SIDES),
        )

    def rail_title(self, words: str, aside: str = "", told: str = "") -> ui.Row:
        """The name of the screen in capitals, and a few words beside it; told: what the screen is for."""
        return ui.Row(
            ui.golden(capitals(words), 21),
            *(
                [ui.Text(aside, ui.Style.ASIDE, colour=palette.BRASS_LIGHT, drop=1, margin=(6, 3, 0, 0))]
                if aside
                else []
            ),
            gap=16,
            tells=ui.Explanation(words, remarks=(told or aside,)),
        )

    def back_button(self) -> ui.Box:
        """The way out, at the left of the lower rail."""
        return rail_button("screen.back", self.back)

    def done_button(self) -> ui.Box:
        """The way out with Enter, at the right of the lower rail."""
        return rail_button("screen.done", self.back, "primary")


def rail_button(
    key: str,
    act: ui.Press,
    kind: str = "plain",
    tells: ui.Explanation | None = None,
    why: str = "",
    icon: str | None = None,
    drop: int = 0,
    does: str = "",
) -> ui.Box:
    """A button of a rail: named, told of and pressed by the key of its sentence, unless it `tells` something else or
    `does` another action of the table.
    """
    told = tells or ui.explained(key)
    return ui.Button(
        key.rpartition(".")[2], told.title, act, kind, icon=icon, key=ui.action(does or key), why=why, zone="rail",
        high=RAIL_BUTTON, snug=True, drop=drop, floor=FLOOR, tells=told,
    )  # fmt: skip


class Dialog(Screen):
    """A sheet of paper over the scene below, which stays in sight behind a veil."""

    covers = False
    says = 100

    def plate(self) -> ui.Box:
        """What stands on the sheet; it is as large as that."""
        raise NotImplementedError

    @property
    def spared(self) -> ui.Area | None:
        """What is read together with the sheet and stays free of veil and sheet, where there is room beside it."""
        return None

    def tree(self) -> ui.Box:
        """The sheet in the middle, or in the middle of the room beside what is spared."""
        sheet = ui.sheet(self.plate(), pad=0.0, snug=True)
        wide = min(sheet.width(self.theme).wished, WIDTH)
        room = _room_beside(self.spared, wide, sheet.height(self.theme, wide).wished)
        return ui.Overlay(sheet, pad=room)

    def lay_still(self, surface: pygame.Surface) -> None:
        """The veil and the sheet."""
        spared = self.theme.rect(*self.spared).clip(surface.get_rect()) if self.spared else None
        lit = surface.subsurface(spared).copy() if spared else None
        surface.blits(ui.veil(self.theme, *VEIL), False)
        if spared and lit:
            surface.blit(lit, spared)
        self._strokes.put(self.theme, surface)


def _room_beside(area: ui.Area | None, wide: float, high: float) -> ui.Pad:
    """The pad of a canvas in which a sheet so large moves least and lies beside an area; the usual one where it has
    no room there.
    """
    edge = SHEETS_EDGE
    usual = edge, edge, edge, edge
    if area is None:
        return usual
    x, y, across, down = area
    sides = (
        (edge, edge, WIDTH - x + edge, edge),
        (x + across + edge, edge, edge, edge),
        (edge, edge, edge, HEIGHT - y + edge),
        (edge, y + down + edge, edge, edge),
    )
    fitting = [
        pad for pad in (usual, *sides)
        if WIDTH - pad[0] - pad[2] >= wide and HEIGHT - pad[1] - pad[3] >= high and not _covers(pad, wide, high, area)
    ]  # fmt: skip
    return min(fitting, key=lambda pad: abs(pad[0] - pad[2]) + abs(pad[1] - pad[3]), default=usual)


def _covers(pad: tuple[float, float, float, float], wide: float, high: float, area: ui.Area) -> bool:
    """Whether a sheet in the middle of such a pad lies over an area."""
    left, top, right, bottom = pad
    sheet = pygame.FRect((WIDTH + left - right - wide) / 2, (HEIGHT + top - bottom - high) / 2, wide, high)
    return sheet.colliderect(pygame.FRect(area))
