"""The keys of a table. A table's own verbs bring their own keys; these are the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from scenes.app.keyboard import letter_on
from scenes.play.input.commands import Commands
from scenes.ui.host.focus import acts
from scenes.ui.host.popover import DWELL

SEAT_KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6)
HELP = (pygame.K_F1, pygame.K_QUESTION)
MORE = (pygame.K_PLUS, pygame.K_EQUALS)
LESS = (pygame.K_MINUS,)


TAKEN_OVER = (pygame.K_r,)
"""Keys of every table that turn what is in hand, and that a game's own verb may take over where nothing is turned."""


class Keys:
    """One keyboard."""

    def __init__(self, commands: Commands) -> None:
        self._commands = commands
        self._seat_down: int | None = None
        self._held_ms = 0.0
        press = commands.press
        self._plain: Mapping[int, Callable[[], object]] = {
            pygame.K_ESCAPE: commands.back_out,
            pygame.K_u: lambda: press("undo"),
            pygame.K_t: lambda: press("table"),
            pygame.K_l: lambda: press("log"),
            pygame.K_h: lambda: press("ask"),
            pygame.K_i: lambda: press("possible"),
            **dict.fromkeys(HELP, lambda: press("help")),
            pygame.K_F3: lambda: press("timeline"),
            pygame.K_F4: lambda: press("what_if"),
            pygame.K_k: lambda: press("skip"),
            pygame.K_z: commands.sight.pin,
            pygame.K_r: lambda: commands.turn_proposal(1),
            pygame.K_y: commands.go_way,
            pygame.K_x: lambda: commands.wish(commands.sight.pointed),
            **dict.fromkeys(MORE, lambda: commands.add(1)),
            **dict.fromkeys(LESS, lambda: commands.add(-1)),
        }
        self._with_control: Mapping[int, Callable[[], object]] = {
            pygame.K_z: lambda: press("undo"),
            pygame.K_y: lambda: press("redo"),
        }

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key; True when it was of use."""
        if event.type == pygame.KEYUP:
            return self._key_up(event)
        if event.mod & pygame.KMOD_CTRL:
            return _call(self._with_control.get(event.key))
        if event.mod & pygame.KMOD_ALT:
            return False
        if event.key == pygame.K_TAB and self._leaf(event):
            return True
        if self._commands.sight.step_focus(event):
            return True
        if acts(event):
            return self._act(event)
        if event.key in SEAT_KEYS:
            return self._seat_key_down(SEAT_KEYS.index(event.key))
        if event.key == pygame.K_r and event.mod & pygame.KMOD_SHIFT:
            self._commands.replay()
            return True
        letter = letter_on(event)
        if self._commands.press_verb_key(letter):
            return True
        if event.key not in self._plain and self._commands.tell_why_key(letter):
            return True
        return _call(self._plain.get(event.key))

    def advance(self, ms: float) -> None:
        """Let time pass for a key that is held."""
        self._held_ms += ms

    def _leaf(self, event: pygame.event.Event) -> bool:
        """Tab leafs through the proposals for what is laid out, if there are any."""
        draft = self._commands.game.turn.draft
        if draft is None or not draft.is_leafed:
            return False
        return self._commands.turn_proposal(-1 if event.mod & pygame.KMOD_SHIFT else 1)

    def _act(self, event: pygame.event.Event) -> bool:
        commands = self._commands
        throws_die = event.key == pygame.K_SPACE and commands.game.waiting_move
        if commands.ring.visible and commands.ring.place and not throws_die:
            commands.act_on_focus()
        elif not commands.go_ahead() and event.key != pygame.K_SPACE:
            commands.ring.show()
        return True

    def _seat_key_down(self, seat: int) -> bool:
        self._seat_down, self._held_ms = seat, 0.0
        self._commands.look_at(seat)
        return True

    def _key_up(self, event: pygame.event.Event) -> bool:
        """A seat's key that was held was a peek: it ends. Any other key may have held a button."""
        seat = self._seat_down
        if seat is not None and event.key == SEAT_KEYS[seat]:
            self._seat_down = None
            if self._held_ms > DWELL:
                self._commands.look_at(seat)
            return True
        self._commands.release_hold()
        return False


def _call(command: Callable[[], object] | None) -> bool:
    if command is None:
        return False
    command()
    return True
