"""Turns: whoever is asked is shown and called, a computer seat or a die that has waited moves, and at the end comes the
scoring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.bots.computer_seats import PAUSES
from game.files.settings import SPEEDS
from game.session.session import HUMAN
from scenes import ui
from scenes.audio.motifs import TURN, motif
from scenes.table.panels.ghost import SIGN
from scenes.table.panels.prompt import PROMPT

if TYPE_CHECKING:
    from scenes.play.play_scene import PlayScene

INSTANT_BUDGET = 12
"""Milliseconds of a frame in which computer seats may move one after the other at Instant speed."""

PATIENCE = 2500
"""Milliseconds that a die waits for a click before it is thrown by itself."""


class Turns:
    """What a table in play goes on with by itself once all that was shown has been seen."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene, self._game, self._table = scene, scene.game, scene.table
        self._viewpoint, self._commands = scene.viewpoint, scene.commands
        self._choreographer, self._banner = scene.choreographer, scene.banner
        self._die_waited = 0.0
        self._asked: tuple[int, bool] | None = None
        self._question = 0
        self._has_offered = False
        """Whether the letter that is due has been spoken of."""
        self.is_scored = False
        """Whether the position that ended the game has been taken to the scoring."""

    @property
    def die_waited(self) -> float:
        """The share of its patience that a die has waited to be thrown, 0 to 1."""
        return self._die_waited / PATIENCE

    def forget_offer(self) -> None:
        """A letter that is due from now on is another one."""
        self._has_offered = False

    def call_anew(self) -> None:
        """Others sit at the table: whoever is asked is called as if for the first time."""
        self._asked = None

    def go_on(self, dt_ms: float) -> bool:
        """Whoever is asked now is shown, and a computer seat or a waiting die moves; True when anything changed."""
        if self._game.deciding is None:
            return self._offer_letter() or self._scene.score()
        self.is_scored = False
        if move := self._game.settled_move:
            self._commands.playback.play(move)
            return True
        if self._hands_over:
            if not self._choreographer.is_still:
                return True
            self._scene.refresh()  # so that what has just landed lies on the sheet that slides away
        handed_over = self.notice() | self._tell_of_ghost()
        if self._table.waiting_area and (move := self._game.waiting_move):
            self._die_waited += dt_ms * self._scene.app.settings.haste
            if self._die_waited >= PATIENCE:
                self._commands.playback.play(move)
            return True
        self._die_waited = 0.0
        if order := self._game.due_order:
            if self._game.orders.advance(dt_ms) or self._table.pace.factor == 0:
                self._commands.playback.play_next(order)
            return True
        return self._move_computers(dt_ms) or self._offer_letter() or handed_over

    @property
    def _hands_over(self) -> bool:
        """Whether another person at the table is asked now: what was done is seen whole before."""
        return self._game.is_person_deciding and self._game.deciding != self._viewpoint.viewer

    def _offer_letter(self) -> bool:
        """Where somebody who sits elsewhere is asked, or is to hear how it ended, speak of the letter once."""
        is_still = self._choreographer.is_still and self._banner.is_still
        if self._has_offered or not self._game.awaits_letter or not is_still:
            return False
        self._has_offered = True
        self._commands.open_letter()
        return True

    def _tell_of_ghost(self) -> bool:
        """Say what the ghost chose where a person has just chosen; True when there is something to say."""
        session, race = self._game.session, self._game.race
        if race is None or race.untold is None:
            return False
        since, race.untold = race.untold, None
        if self._viewpoint.is_covered:
            return False
        people = [number for number, seat in enumerate(session.seats) if seat.player == HUMAN]
        words, area = race.said_of(people, since), self._table.top.spot(SIGN)
        if not words or area is None:
            return False
        self._commands.hints.note(words, area)
        return True

    def notice(self) -> bool:
        """When another seat is asked, nobody has to ask whose turn it is; True when anybody is asked anew.

        With the next question to the same seat its board lies in front again, where the answers are. A question in
        secret is asked behind the curtain, even of a seat that has just moved in front of all.
        """
        session, deciding = self._game.session, self._game.deciding
        if deciding is None:
            return False
        asked = deciding, self._game.is_asked_in_secret
        is_new, self._question = self._question != self._game.position, self._game.position
        if asked == self._asked:
            if is_new:
                self._viewpoint.turn_to(deciding)
            return is_new
        is_first, turns = self._asked is None, self._hands_over
        goes_on = not is_first and self._game.log.last_move_of(deciding) == len(session.moves) - 1
        self._asked = asked
        if self._game.has_people:
            self._commands.hints.drop_refusal()
        self._viewpoint.turn_to(deciding)
        if self._game.is_asked_in_secret:
            self._viewpoint.ask_in_secret()
        if self._viewpoint.is_covered:
            self._commands.hints.hide()
        if self._game.is_person_deciding:
            self._commands.playback.end_skipping()
        self._table.relay(ui.Pace(0) if turns or self._viewpoint.is_covered else None)
        people = sum(seat.player == HUMAN for seat in session.seats)
        is_said = people == 1 and PROMPT in self._table.top.layout.anchors  # its ribbon says whose turn it is
        tells = self._scene.tells and self._game.is_person_deciding and len(session.seats) > 1
        tells = tells and not (goes_on or is_said)
        words = self._table.table.words.prompt(self._table.model()) if tells else ""
        self._banner.hand_over(session.seats[deciding], words, self._table.pace, self._game.faces[deciding])
        if self._game.is_person_deciding and not goes_on:
            self._scene.sweep.begin(self._table.pace)
        if not (is_first or goes_on) and len(session.seats) > 1 and not self._commands.playback.is_skipping:
            nation = session.game.plays(session.state, deciding)
            call = motif(nation, TURN) or f"turn_chime_{deciding}"
            self._scene.app.sounds.play(call, x=self._table.top.x_of_seat(deciding))
        return True

    def _move_computers(self, dt_ms: float) -> bool:
        """Let computer seats move; True when one did."""
        moved = False
        began = pygame.time.get_ticks()  # noqa: TID251 - what a frame costs
        while self._game.computers.is_deciding and self._choreographer.is_idle:
            speed = SPEEDS[-1] if self._commands.playback.is_skipping else self._scene.app.settings.speed
            coming = self._game.computers.held_back
            if coming and PAUSES[speed] and self._scene.is_at_rest and not self._scene.ahead.has_followed(coming):
                break  # however long it was thought about: the frames in which it is shown have enough to do
            move = self._game.computers.advance(dt_ms, speed)
            if move is None:
                break
            self._commands.playback.play(move)
            moved = True
            if pygame.time.get_ticks() - began >= INSTANT_BUDGET:  # noqa: TID251
                break
        return moved
