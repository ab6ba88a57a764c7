"""The stack of scenes: the top one is active; those below wait as they were left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.audio.music import Ambience
from scenes.speech.narration import Narration
from sprites.places.cloth import GREEN, Cloth

if TYPE_CHECKING:
    from game.text.encyclopedia import Lying
    from scenes.app.app import App

LookedUp = tuple[str, tuple[str, ...], "tuple[Lying, ...]"]
"""What the encyclopedia is asked: the game, names, the first of which that it knows it opens, and what lies hidden."""


class Scene:
    """One screen, or one dialog over a screen.

    `name` is what others go back to it by; scenes that nobody goes back to have none. `dirty` asks for a draw at the
    end of the frame; of one that `is_breathing` so little changes that it need not be drawn often. `covers` is False
    for a dialog that leaves the scene below in sight. A scene is driven by its stack: `enter` when it is laid down,
    `pause` and `resume` when another lies on it or is taken off again, `leave` when it goes for good.
    """

    name = ""
    covers = True
    takes_every_key = False
    """Whether keys that mean something everywhere come here first, too."""

    @property
    def ground(self) -> Cloth:
        """What it lies on; what is laid on it may lie on the same."""
        return GREEN

    @property
    def ambience(self) -> Ambience | None:
        """The music and the place behind the scene; None where those of the scene before go on."""
        return None

    def __init__(self, app: App) -> None:
        self.app = app
        self.narration = Narration()
        """What it tells those who listen."""
        self.dirty = True
        self.is_breathing = False

    def enter(self) -> None:
        """The scene has just come to the top for the first time."""

    def leave(self) -> None:
        """The scene is gone for good: let go of files and listeners."""

    def pause(self) -> None:
        """Another scene was laid on this one."""

    def resume(self) -> None:
        """The scene above was taken off: this one is on top again."""

    def pass_out_of_sight(self) -> None:
        """Nothing of this scene is seen, while others are drawn or for good: let go of what can be drawn again."""

    def resized(self) -> None:
        """The window or the theme has changed: place everything anew."""
        self.invalidate()

    def caps_changed(self) -> None:
        """Another device is used: what is printed on buttons and said of keys is another."""
        self.invalidate()

    def invalidate(self) -> None:
        """What the window shows is no longer what this scene drew last: draw all of it next time."""
        self.dirty = True

    def pictures_came(self) -> None:
        """Posters that were shown plain are finished: show them."""
        self.invalidate()

    @property
    def typed_at(self) -> pygame.Rect | None:
        """Where a text is being typed, in pixels; None where none is."""
        return None

    @property
    def awaits_letters(self) -> bool:
        """Whether a letter would begin a text here."""
        return False

    @property
    def way_back(self) -> str:
        """The action that leads back from here, for those who have no key for it."""
        return "typing.give_up" if self.typed_at else "screen.back"

    def step_choice(self) -> None:
        """Move the focus to the next thing that can be chosen."""

    @property
    def looked_up(self) -> LookedUp:
        """The game that this shows, and what is asked now."""
        return "", (), ()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take one event of mouse, keyboard or window; True when it was of use."""
        return False

    def update(self, dt_ms: float) -> None:
        """Let `dt_ms` milliseconds pass."""

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw on the window's surface; return the rectangles that changed, in pixels, or None for everything."""
        return None


class Navigator:
    """The scenes of the program from the bottom up."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.taken_away = 0
        """How many scenes have left."""

    @property
    def top(self) -> Scene | None:
        """The scene that is played now, or None: then the program is over."""
        return self._scenes[-1] if self._scenes else None

    def holds(self, name: str) -> bool:
        """Whether the scene of this name lies there, on top or below others."""
        return any(scene.name == name for scene in self._scenes)

    def _take_away(self) -> None:
        self.taken_away += 1
        scene = self._scenes.pop()
        scene.leave()
        scene.pass_out_of_sight()

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        if self.top:
            self.top.pause()
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Take the top scene away and go on with the one below."""
        self._take_away()
        self._invalidate_visible()
        if self.top:
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._take_away()
        self._scenes.append(scene)
        self._invalidate_visible()
        scene.enter()

    def pop_to(self, name: str) -> None:
        """Take scenes away until the one of this name is on top, or none is left."""
        while self.top and self.top.name != name:
            self._take_away()
        self._invalidate_visible()
        if self.top:
            self.top.resume()

    def clear(self) -> None:
        """Take every scene away: the program ends."""
        if self.top:
            self.top.pause()
        self.abandon()

    def abandon(self) -> None:
        """Take every scene away as it is, after a fault in one of them."""
        while self._scenes:
            self._take_away()

    def resized(self) -> None:
        """Tell every scene that the theme is a new one."""
        for scene in self._scenes:
            scene.resized()

    def caps_changed(self) -> None:
        """Tell every scene in sight that another device is used; the others are laid anew when they come back."""
        for scene in self._visible:
            scene.caps_changed()

    def pictures_came(self) -> None:
        """Tell every scene in sight that posters are finished; the others paint anew when they come back."""
        for scene in self._visible:
            scene.pictures_came()

    @property
    def _visible(self) -> list[Scene]:
        covering = [index for index, scene in enumerate(self._scenes) if scene.covers]
        return self._scenes[covering[-1] if covering else 0 :]

    def _invalidate_visible(self) -> None:
        for scene in self._visible:
            scene.invalidate()

    @property
    def dirty(self) -> bool:
        """Whether anything in sight asks to be drawn."""
        return any(scene.dirty for scene in self._visible)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw what is in sight. Under a dialog everything is drawn from the covering scene up."""
        visible = self._visible
        for scene in self._scenes[: -len(visible)]:
            scene.pass_out_of_sight()
        if len(visible) == 1:
            visible[0].dirty = False
            return visible[0].draw(surface)
        for scene in visible:
            scene.invalidate()
            scene.draw(surface)
            scene.dirty = False
        return None
