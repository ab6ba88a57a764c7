"""The keys of a table, as the table of actions has them. A table's own verbs bring their own keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from scenes.play.input.commands import Commands
from scenes.ui.host.actions import PROPOSALS, TABLE, action_of, actions_in, is_meant
from scenes.ui.host.focus import acts
from scenes.ui.host.host import DWELL

BOARDS = tuple(each for each in actions_in(TABLE) if each.name.startswith("board_"))
"""The keys that lay the board of a seat in front, by seat."""


class Keys:
    """One keyboard."""

    def __init__(self, commands: Commands) -> None:
        self._commands = commands
        self._seat_down: int | None = None
        self._held_ms = 0.0
        self._acts: Mapping[str, Callable[[], object]] = {
            "back": commands.back_out,
            **{
                name: partial(commands.press, name)
                for name in (
                    "undo", "redo", "table", "log", "ask", "possible", "help", "timeline", "what_if", "skip",
                )
            },
            "replay": commands.replay,
            "pin": commands.sight.pin,
            "turn": partial(commands.turn_proposal, 1),
            "go_way": commands.go_way,
            "wish": lambda: commands.wish(commands.sight.pointed),
            "more": partial(commands.add, 1),
            "less": partial(commands.add, -1),
            **{each.name: partial(self._seat_key_down, seat) for seat, each in enumerate(BOARDS)},
        }  # fmt: skip

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key; True when it was of use."""
        if event.type == pygame.KEYUP:
            return self._key_up(event)
        if self._leaf(event) or self._commands.press_advice(event) or self._commands.sight.step_focus(event):
            return True
        if acts(event):
            return self._act(event)
        if not is_meant(event, "table.replay") and self._commands.press_verb(event):
            return True
        meant = action_of(event, TABLE)
        if meant is None:
            return self._commands.tell_why_no_verb(event)
        self._acts[meant.name]()
        return True

    def advance(self, ms: float) -> None:
        """Let time pass for a key that is held."""
        self._held_ms += ms

    def _leaf(self, event: pygame.event.Event) -> bool:
        """Tab leafs through the proposals for what is laid out, if there are any."""
        meant, draft = action_of(event, PROPOSALS), self._commands.game.turn.draft
        if meant is None or draft is None or not draft.is_leafed:
            return False
        return self._commands.turn_proposal(-1 if meant.name == "previous" else 1)

    def _act(self, event: pygame.event.Event) -> bool:
        commands = self._commands
        goes_ahead = is_meant(event, "table.go_ahead")
        throws_die = goes_ahead and commands.game.waiting_move
        if commands.ring.visible and commands.ring.place and not throws_die:
            commands.act_on_focus()
        elif not commands.go_ahead() and not goes_ahead:
            commands.ring.show()
        return True

    def _seat_key_down(self, seat: int) -> None:
        self._seat_down, self._held_ms = seat, 0.0
        self._commands.look_at(seat)

    def _key_up(self, event: pygame.event.Event) -> bool:
        """A seat's key that was held was a peek: it ends. Any other key may have held a button."""
        seat = self._seat_down
        if seat is not None and BOARDS[seat].is_let_go(event):
            self._seat_down = None
            if self._held_ms > DWELL:
                self._commands.look_at(seat)
            return True
        self._commands.release_hold()
        return False
