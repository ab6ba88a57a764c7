"""A listener: it plays by keys alone, and knows nothing of a game but the lines that are said."""

import re
from random import Random

import pygame

from scenes.speech.transcript import Channel

FRAME, LONGEST = 33, 100
"""Milliseconds of a frame: the usual one, and the longest, in which the app lets as much time pass as in three."""
PLACE = re.compile(r"(\d+) (?:of|von|sur) (\d+)\.$")

WRONG = re.compile(
    r"[{}]|\*\*|\w@\d|\w#\d|\bclick|klick|\bcliqu|\bclics?\b|\bmouse|mausrad|souris|molette|\bwheel", re.IGNORECASE
)
"""What no line may hold: marks, names of pieces in the code, and what a hand with a mouse is told."""

MOST_WORDS = 25

HOLD, LIFT = 400, 700
"""Milliseconds that a listener holds a key where it is told to, and the one that lifts the cover between two people."""

PATIENCE, FAR = 12, 6
"""How often something is chosen without anything happening before it is called off, and how far is stepped at most."""

ASKED = ("Your turn", "Du bist dran", "À vous")
"""How a question begins: what is called off leads to one, unless the menu has come instead."""

GO_BACK = ("Resume", "Weiter", "Reprendre")
"""What leads back to the game from its menu."""

LOOKING_BACK = ("Timeline", "Zeitleiste", "Parcours")
"""What the timeline says of itself: there moves are gone through, and none is made."""


class Listener:
    """Presses keys on an app whose lines it hears."""

    def __init__(self, app, seed=1):
        self.app, self.random = app, Random(seed)
        self.lines = []
        self.heard = []
        """The lines since the last key."""
        self._idle = 0
        self._tried = set()
        """The words of what was chosen since anything happened: it isn't chosen twice while there is something else."""
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
        self._post(pygame.KEYDOWN, key, mod)
        self.frames(frames)
        self._post(pygame.KEYUP, key, mod)
        self.frames()

    def tap(self, key):
        """A key that goes down and up within one frame."""
        self.heard.clear()
        self._post(pygame.KEYDOWN, key)
        self._post(pygame.KEYUP, key)
        self.frames()

    def hold(self, key, ms):
        """A key that is held for so long, in few frames."""
        self.heard.clear()
        self._post(pygame.KEYDOWN, key)
        for _ in range(-(-ms // LONGEST)):
            self.app.step(LONGEST)
        self._post(pygame.KEYUP, key)
        self.frames()

    def _post(self, kind, key, mod=0):
        pygame.event.post(pygame.event.Event(kind, key=key, unicode="", mod=mod, scancode=0))

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
            self._tried.clear()
            self.key(pygame.K_ESCAPE)
            if self.said(Channel.URGENT) and not self.said(Channel.URGENT)[-1].startswith(ASKED):
                self.key(pygame.K_ESCAPE)
        self.tap(pygame.K_PERIOD)
        focus = self.said(Channel.FOCUS)
        place = PLACE.search(focus[-1]) if focus else None
        if place is None:
            self.hold(pygame.K_SPACE, LIFT)
            return
        if not focus[-1].startswith(GO_BACK):
            for _ in range(self.random.randrange(min(int(place[2]), FAR))):
                self.tap(pygame.K_PERIOD)
                focus = self.said(Channel.FOCUS) or focus
            for _ in range(int(place[2])):
                if focus[-1] not in self._tried:
                    break
                self.tap(pygame.K_PERIOD)
                focus = self.said(Channel.FOCUS) or focus
        self._tried.add(focus[-1])
        if any(word in focus[-1] for word in ("Hold.", "Halten.", "Maintenez.")):
            if self.random.random() < 0.5:
                return
            self.hold(pygame.K_RETURN, HOLD)
        else:
            self.key(pygame.K_RETURN)
        if self.said(Channel.EVENT):
            self._idle = 0
            self._tried.clear()
        else:
            self._idle += 1

    def play_to_the_end(self, is_over, most=3000):
        """Play until the game is over; how many things were done. Gives up where nothing moves on."""
        for done in range(most):
            if is_over():
                return done
            self.play_on()
        raise AssertionError(f"not over after {most} things done; heard last: {self.lines[-8:]}")
