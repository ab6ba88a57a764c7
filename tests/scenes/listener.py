"""A listener: it plays by keys alone, and knows nothing of a game but the lines that are said."""

import re
from random import Random

import pygame

from scenes.speech.transcript import Channel

FRAME = 33
PLACE = re.compile(r"(\d+) (?:of|von) (\d+)\.$")

WRONG = re.compile(r"[{}]|\*\*|\w@\d|\w#\d|\bclick|klick|\bmouse|mausrad|\bwheel", re.IGNORECASE)
"""What no line may hold: marks, names of pieces in the code, and what a hand with a mouse is told."""

MOST_WORDS = 25

PATIENCE, FAR = 12, 6
"""How often something is chosen without anything happening before it is called off, and how far is stepped at most."""

ASKED = ("Your turn", "Du bist dran")
"""How a question begins: what is called off leads to one, unless the menu has come instead."""

GO_BACK = ("Resume", "Weiter")
"""What leads back to the game from its menu."""

LOOKING_BACK = ("Timeline", "Zeitleiste")
"""What the timeline says of itself: there moves are gone through, and none is made."""


class Listener:
    """Presses keys on an app whose lines it hears."""

    def __init__(self, app, seed=1):
        self.app, self.random = app, Random(seed)
        self.lines = []
        self.heard = []
        """The lines since the last key."""
        self._idle = 0
        app.speech.listen(self._hear)

    def _hear(self, line):
        self.lines.append(line)
        self.heard.append(line)

    def frames(self, count=1):
        for _ in range(count):
            self.app.step(FRAME)

    def key(self, key, mod=0, frames=1):
        """A key that is held for so many frames; what is said meanwhile is `heard`."""
        self.heard.clear()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, unicode="", mod=mod, scancode=0))
            self.frames(frames if kind == pygame.KEYDOWN else 1)

    def asks(self, letter, mod=pygame.KMOD_LALT):
        """What is answered to Alt and a letter."""
        self.key(pygame.key.key_code(letter), mod)
        return [line.words for line in self.heard if line.channel is Channel.ASKED]

    def said(self, channel):
        return [line.words for line in self.heard if line.channel is channel]

    @property
    def faults(self):
        """Lines that say what no line may, and those that are longer than an ear keeps."""
        return [
            line.words
            for line in self.lines
            if WRONG.search(line.words) or (line.channel is not Channel.ASKED and len(line.words.split()) > MOST_WORDS)
        ]

    def play_on(self):
        """One thing a listener might do: step to something that can be chosen, and choose it. A line that says how many
        there are tells how far to step; one that says "Hold." is held. Where nothing has happened for long, something
        is called off; from a menu that comes instead, and from the timeline, it goes straight back.
        """
        if any(words.startswith(LOOKING_BACK) for words in self.said(Channel.URGENT)):
            self.key(pygame.K_ESCAPE)
        if self._idle > PATIENCE:
            self._idle = 0
            self.key(pygame.K_ESCAPE)
            if self.said(Channel.URGENT) and not self.said(Channel.URGENT)[-1].startswith(ASKED):
                self.key(pygame.K_ESCAPE)
        self.key(pygame.K_PERIOD)
        focus = self.said(Channel.FOCUS)
        place = PLACE.search(focus[-1]) if focus else None
        if place is None:
            self.key(pygame.K_SPACE, frames=20)
            return
        if not focus[-1].startswith(GO_BACK):
            for _ in range(self.random.randrange(min(int(place[2]), FAR))):
                self.key(pygame.K_PERIOD, frames=1)
            focus = self.said(Channel.FOCUS) or focus
        holds = any(word in focus[-1] for word in ("Hold.", "Halten."))
        if holds and self.random.random() < 0.5:
            return
        self.key(pygame.K_RETURN, frames=12 if holds else 1)
        self._idle = 0 if self.said(Channel.EVENT) else self._idle + 1

    def play_to_the_end(self, is_over, most=3000):
        """Play until the game is over; how many things were done. Gives up where nothing moves on."""
        for done in range(most):
            if is_over():
                return done
            self.play_on()
        raise AssertionError(f"not over after {most} things done; heard last: {self.lines[-8:]}")
