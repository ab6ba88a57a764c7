"""Screens around a game: cloth between two rails, painted parts, and a form of widgets over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.sentences import Sentences
from scenes.window.desk import Desk
from scenes.window.drawing import lay_text, lay_title
from scenes.window.form import Form
from scenes.window.stack import Scene
from scenes.window.widgets import Button, Widget
from sprites import light, materials, palette
from sprites.cloth import table_cloth
from sprites.theme import Theme

_say = Sentences("screens")

WIDTH, HEIGHT = 1280.0, 720.0
TOP_RAIL, BOTTOM_RAIL = 40.0, 44.0


class Screen(Scene):
    """A scene made of `paint` and `widgets`. Esc goes back to the scene below."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.form = Form(desk.theme)

    @property
    def theme(self) -> Theme:
        """The theme of the window as it is now."""
        return self.desk.theme

    def widgets(self) -> Sequence[Widget]:
        """The widgets as they are now, in drawing order."""
        raise NotImplementedError

    def paint(self, surface: pygame.Surface) -> None:
        """Draw everything that lies under the widgets."""

    def rebuild(self) -> None:
        """Something shown has changed: make the widgets anew and draw."""
        self.form.fill(self.theme, self.widgets())
        self.dirty = True

    def enter(self) -> None:
        """Make the widgets."""
        self.rebuild()

    def resume(self) -> None:
        """What happened on the scene above may have changed what is shown here."""
        self.rebuild()

    def pause(self) -> None:
        """Nothing is typed while another scene is on top."""
        if self.form.typing:
            self.form.typing.stop()

    def resized(self) -> None:
        """Place the widgets on the new theme."""
        self.rebuild()

    def back(self) -> None:
        """Leave this screen."""
        self.desk.sounds.play("button")
        self.desk.stack.pop()

    def handle(self, event: pygame.event.Event) -> bool:
        """Widgets first; Esc and the right mouse button go back."""
        if self.form.handle(event):
            self.dirty = True
            return True
        is_escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if is_escape or (event.type == pygame.MOUSEBUTTONUP and event.button == 3):
            self.back()
            return True
        return False

    def lay_ground(self, surface: pygame.Surface) -> None:
        """The cloth and the rails."""
        cloth = self.theme.cached(
            ("cloth", TOP_RAIL, BOTTOM_RAIL), lambda: table_cloth(self.theme, TOP_RAIL, BOTTOM_RAIL)
        )
        surface.blit(cloth, (0, 0))

    def draw(self, surface: pygame.Surface) -> None:
        """Ground, painted parts, widgets, focus."""
        self.lay_ground(surface)
        self.paint(surface)
        self.form.draw(surface)

    def lay_rail_title(self, surface: pygame.Surface, title: str, aside: str = "") -> None:
        """The name of the screen on the upper rail."""
        rect = lay_title(self.theme, surface, title, 24, TOP_RAIL / 2, 21)
        if aside:
            x = self.theme.to_units(rect.midright)[0] + 22
            lay_text(
                self.theme,
                surface,
                aside,
                x,
                TOP_RAIL / 2 + 1,
                "aside",
                16,
                palette.BRASS_LIGHT,
                anchor="midleft",
            )

    def rail_button(
        self,
        name: str,
        left: float,
        width: float,
        label: str,
        act: Callable[[], None],
        kind: str = "plain",
        key: int | None = None,
        icon: str | None = None,
    ) -> Button:
        """A button on the lower rail."""
        area = (left, HEIGHT - BOTTOM_RAIL + 7, width, 30.0)
        return Button(name, area, label, act, kind, icon, key, "rail")

    def back_button(self) -> Button:
        """The way out, at the left of the lower rail."""
        return self.rail_button("back", 14, 104, _say("dialog.back"), self.back, key=pygame.K_ESCAPE)

    def done_button(self) -> Button:
        """The way out with Enter, at the right of the lower rail."""
        return self.rail_button("done", 1130, 136, _say("dialog.done"), self.back, "primary", pygame.K_RETURN)


class Dialog(Screen):
    """A plate over the scene below, which stays in sight behind a veil."""

    covers = False
    plate = (390.0, 200.0, 500.0, 300.0)

    def lay_ground(self, surface: pygame.Surface) -> None:
        """The veil and the plate."""
        veil = self.theme.cached(("veil",), lambda: _veil(self.theme.size))
        surface.blit(veil, (0, 0))
        _, _, width, height = self.plate
        face = materials.plate(
            self.theme, width, height, alpha=0.97, radius=8, edge=palette.BRASS, edge_alpha=0.9, line=1.4
        )
        soft, offset = light.shadow(self.theme, face, "dialog")
        corner = self.theme.rect(*self.plate).topleft
        surface.blit(soft, (corner[0] + offset[0], corner[1] + offset[1]))
        surface.blit(face, corner)


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((6, 10, 8, 140))
    return veil
