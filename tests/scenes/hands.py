"""Hands that play through the screen: they see only what glows and what can be focused, and post real events."""

from __future__ import annotations

from random import Random

import pygame

from scenes.app.app import App
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import ResultScene
from scenes.ui.keymap.actions import action

FRAME = 16


class Screen:
    """An app whose frames are stepped by a test."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self):
        return self.app.stack.top

    @property
    def is_playing(self) -> bool:
        return isinstance(self.scene, PlayScene)

    def frames(self, count: int = 1, ms: float = FRAME) -> None:
        for _ in range(count):
            self.app.step(ms)

    def post(self, kind: int, **facts) -> None:
        """Put an event in the queue and let a frame take it. Faults are raised, not shown."""
        pygame.event.post(pygame.event.Event(kind, **facts))
        self.frames()

    def pixel(self, area) -> tuple[int, int]:
        return self.app.theme.rect(*area).center

    def move_to(self, pixel, pressed: bool = False) -> None:
        self.post(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(int(pressed), 0, 0), touch=False)

    def press_mouse(self, pixel, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=pixel, button=button, touch=False)

    def release_mouse(self, pixel, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pixel, button=button, touch=False)

    def click(self, area, hold_ms: float = 0) -> None:
        pixel = self.pixel(area)
        self.move_to(pixel)
        self.press_mouse(pixel)
        if hold_ms:
            self.hold_on(hold_ms)
        self.release_mouse(pixel)

    def hold_on(self, ms: float) -> None:
        """Let time pass; what has been held long enough is held until it is known what it overlooks."""
        self.frames(1, ms)
        while self.is_playing and (held := self.scene.commands.host.held) and held[1] == 1.0:
            self.frames()

    def drag(self, start, end, steps: int = 6) -> None:
        """Press on one area and let go on another."""
        here, there = self.pixel(start), self.pixel(end)
        self.move_to(here)
        self.press_mouse(here)
        for step in range(1, steps + 1):
            share = step / steps
            at = tuple(round(a + (b - a) * share) for a, b in zip(here, there, strict=True))
            self.move_to(at, pressed=True)
        self.frames(6)
        self.release_mouse(there)

    def key(self, key: int, letter: str = "", mod: int = 0, hold_ms: float = 0) -> None:
        self.post(pygame.KEYDOWN, key=key, unicode=letter, mod=mod, scancode=0)
        if hold_ms:
            self.hold_on(hold_ms)
        self.post(pygame.KEYUP, key=key, unicode=letter, mod=mod, scancode=0)

    def tap(self, key: int, mod: int = 0) -> None:
        """A key that goes down and up within one frame."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, unicode="", mod=mod, scancode=0))
        self.frames()

    def lift_curtain(self) -> None:
        """Say by a click that the right person is here, once the curtain was seen."""
        self.frames()
        self.click(self.scene.curtain.button)

    def letter(self, letter: str, hold_ms: float = 0) -> None:
        self.key(pygame.key.key_code(letter.lower()), letter.lower(), hold_ms=hold_ms)

    def pass_by_key(self) -> None:
        """Hold P until the pass is played, or confirm where it loses something."""
        table, made = self.scene, len(self.scene.game.session.moves)
        self.letter("p", hold_ms=400)
        for _ in range(600):
            if not self.is_playing:
                self.letter("y")
            if len(table.game.session.moves) > made:
                return
            self.frames()
        raise AssertionError("the pass was never played")


class Hand:
    """What both hands share: they take chances among what is on offer, and answer a question when it comes."""

    def __init__(self, screen: Screen, seed: int = 1) -> None:
        self.screen = screen
        self.random = Random(seed)

    @property
    def table(self):
        return self.screen.scene.table

    def buttons(self, prefix: str, holding: bool = False):
        controls = self.screen.scene.commands.controls
        return [
            button
            for group in controls.groups
            for button in group.buttons
            if button.is_enabled and button.name.startswith(prefix) and (button.name in controls.needs_hold) == holding
        ]

    def play_on(self) -> None:
        """One thing a person might do next."""
        if not self.screen.is_playing:
            self.answer_question()
            return
        if self.screen.scene.viewpoint.is_covered:
            self.lift_curtain()
            return
        lit, answers = sorted(self.table.lit), self.buttons("answer:")
        if answers and (not lit or self.random.random() < 0.6):
            self.press(self.random.choice(answers))
        elif lit and self.random.random() < 0.85:
            self.touch(self.random.choice(lit))
        elif (passing := self.buttons("verb:", holding=True)) and self.random.random() < 0.5:
            self.hold(passing[0])
        elif verbs := self.buttons("verb:"):
            self.press(self.random.choice(verbs))
        else:
            self.let_be()

    def play_to_the_end(self, patience: int = 4000) -> int:
        """Play until the game is scored; the number of things done. Gives up when nothing moves on."""
        for done in range(patience):
            if isinstance(self.screen.scene, ResultScene):
                return done
            assert self.screen.scene, f"the program ended after {done} things done"
            self.play_on()
        raise AssertionError(f"still at {self.screen.scene} after {patience} things done")


class MouseHand(Hand):
    """Clicks on what glows, drags what can be held, presses buttons; nothing else."""

    def touch(self, name: str) -> None:
        place = self.table.top.layout.targets[name]
        if place.can_be_held and self.random.random() < 0.7:
            self.drag(name)
        else:
            self.screen.click(place.area)

    def press(self, button) -> None:
        self.screen.click(button.area)

    def hold(self, button) -> None:
        self.screen.click(button.area, hold_ms=400)

    def let_be(self) -> None:
        self.screen.click((640, 471, 2, 2))

    def lift_curtain(self) -> None:
        self.screen.lift_curtain()

    def answer_question(self) -> None:
        buttons = [each for each in self.screen.scene.form.controls if each.is_enabled]
        self.screen.click(self.random.choice(buttons).area)

    def drag(self, name: str) -> None:
        """Lift a piece, see what lights up, drop it there."""
        start = self.screen.pixel(self.table.top.layout.targets[name].area)
        self.screen.move_to(start)
        self.screen.press_mouse(start)
        self.screen.move_to((start[0] + 12, start[1] - 12), pressed=True)
        slots = sorted(self.screen.scene.host.landings)
        goal = self.random.choice(slots) if slots else None
        end = self.screen.pixel(self.table.top.layout.targets[goal].area) if goal else start
        self.screen.move_to(end, pressed=True)
        self.screen.frames(4)
        self.screen.release_mouse(end)


class KeyboardHand(Hand):
    """Walks the focus with Tab and arrows, acts with Enter, and knows the letters on the buttons."""

    def touch(self, name: str) -> None:
        if self.walk_to(name):
            self.screen.key(pygame.K_RETURN)

    def press(self, button) -> None:
        cap = getattr(button, "cap", "")
        if cap:
            self.screen.letter(cap)
        elif self.walk_to(button.name):
            self.screen.key(pygame.K_RETURN)

    def hold(self, button) -> None:
        verbs = self.table.table.words.rail_verbs(self.table.model())
        letter = next(verb.key for verb in verbs if button.name == f"verb:{verb.verb}")
        self.screen.letter(letter, hold_ms=400)

    def let_be(self) -> None:
        self.screen.key(pygame.K_SPACE)

    def lift_curtain(self) -> None:
        self.screen.key(pygame.K_SPACE, " ", hold_ms=action("cover.lift").hold)

    def answer_question(self) -> None:
        self.screen.key(self.random.choice((pygame.K_RETURN, pygame.K_y)))

    def walk_to(self, name: str, steps: int = 240) -> bool:
        """Move the focus there; False when it is not reached."""
        ring = self.screen.scene.commands.ring
        for _ in range(steps):
            if ring.visible and ring.current == name:
                return True
            here, there = ring.place, next((place for place in ring.places if place.name == name), None)
            if there is None:
                return False
            if here is None or not ring.visible or (here.zone != there.zone and self.random.random() < 0.7):
                self.step(pygame.K_TAB)
                continue
            across = there.area[0] + there.area[2] / 2 - here.area[0] - here.area[2] / 2
            down = there.area[1] + there.area[3] / 2 - here.area[1] - here.area[3] / 2
            sideways = abs(across) > abs(down)
            if self.random.random() < 0.25:
                sideways = not sideways
            if sideways:
                self.step(pygame.K_RIGHT if across > 0 else pygame.K_LEFT)
            else:
                self.step(pygame.K_DOWN if down > 0 else pygame.K_UP)
        return False

    def step(self, key: int) -> None:
        """One key that moves the focus."""
        self.screen.tap(key)
