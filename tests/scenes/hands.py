"""Hands that play through the screen: they see only what glows and what can be focused, and post real events."""

from __future__ import annotations

from random import Random

import pygame

from scenes.desk import Desk
from scenes.play import PlayScene

FRAME = 16


class Screen:
    """A desk whose frames are stepped by a test."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def scene(self):
        return self.desk.stack.top

    @property
    def is_playing(self) -> bool:
        return isinstance(self.scene, PlayScene)

    def frames(self, count: int = 1, ms: float = FRAME) -> None:
        for _ in range(count):
            self.desk.step(ms)

    def post(self, kind: int, **facts) -> None:
        """Put an event in the queue and let a frame take it. Faults are raised, not shown."""
        pygame.event.post(pygame.event.Event(kind, **facts))
        self.frames()

    def pixel(self, area) -> tuple[int, int]:
        return self.desk.theme.rect(*area).center

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
            self.frames(1, hold_ms)
        self.release_mouse(pixel)

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
            self.frames(1, hold_ms)
        self.post(pygame.KEYUP, key=key, unicode=letter, mod=mod, scancode=0)

    def letter(self, letter: str, hold_ms: float = 0) -> None:
        self.key(pygame.key.key_code(letter.lower()), letter.lower(), hold_ms=hold_ms)


class MouseHand:
    """Clicks on what glows, drags what can be held, presses buttons; nothing else."""

    def __init__(self, screen: Screen, seed: int = 1, drags: bool = True) -> None:
        self.screen = screen
        self.random = Random(seed)
        self.drags = drags

    def play_on(self) -> None:
        """One thing a person might do next."""
        scene = self.screen.scene
        table, controls = scene.table, scene.commands.controls
        places = table.top.layout.places
        lit = sorted(table.lit)
        answers = [b for group in controls.groups for b in group.buttons if b.name.startswith("answer:")]
        passing = [
            b for group in controls.groups for b in group.buttons if b.enabled and b.name in controls.needs_hold
        ]
        others = [
            b
            for group in controls.groups
            for b in group.buttons
            if b.enabled and b.name.startswith("verb:") and b.name not in controls.needs_hold
        ]
        if answers and (not lit or self.random.random() < 0.6):
            self.screen.click(self.random.choice(answers).area)
        elif lit and self.random.random() < 0.85:
            name = self.random.choice(lit)
            if self.drags and places[name].can_be_held and self.random.random() < 0.7:
                self._drag(name)
            else:
                self.screen.click(places[name].area)
        elif passing and self.random.random() < 0.5:
            self.screen.click(passing[0].area, hold_ms=400)
        elif others:
            self.screen.click(self.random.choice(others).area)
        else:
            self.screen.click((640, 470, 2, 2))

    def _drag(self, name: str) -> None:
        """Lift a piece, see what lights up, drop it there."""
        table = self.screen.scene.table
        start = self.screen.pixel(table.top.layout.places[name].area)
        self.screen.move_to(start)
        self.screen.press_mouse(start)
        self.screen.move_to((start[0] + 12, start[1] - 12), pressed=True)
        slots = sorted(self.screen.scene.pointer.slots())
        goal = self.random.choice(slots) if slots else None
        end = self.screen.pixel(table.top.layout.places[goal].area) if goal else start
        self.screen.move_to(end, pressed=True)
        self.screen.frames(4)
        self.screen.release_mouse(end)
