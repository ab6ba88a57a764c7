"""A moment while it plays: at the speed of the settings, with its sounds, or as a still."""

from __future__ import annotations

from scenes import ui
from scenes.audio.sound import Sounds
from scenes.play.acts import Act
from scenes.table.moment import Moment, MomentStage

STILL = 1200
"""Milliseconds at Normal speed that a moment stands still for whom motion is too much."""


class MomentAct(Act):
    """A moment over the table as it lies. What follows does not wait for it to leave."""

    def __init__(self, moment: Moment, stage: MomentStage, sounds: Sounds, pace: ui.Pace) -> None:
        super().__init__(STILL if pace.calm else moment.ms + moment.leaving, pace)
        self.moment = moment
        self.follows = moment.follows
        self.is_felt = moment.is_told
        self._stage = stage
        self._sounds = sounds
        self._is_calm = pace.calm
        self._factor = pace.factor or 1.0
        self._heard = -1.0

    @property
    def at(self) -> float:
        """Which millisecond of the moment is shown."""
        return self.moment.still if self._is_calm else self.elapsed / self._factor

    @property
    def holds_up(self) -> bool:
        """Whether it is still to be seen."""
        return not self.is_done and (self._is_calm or self.at < self.moment.ms)

    @property
    def may_be_cut(self) -> bool:
        """Whether what nobody may miss of it has been seen."""
        return self._is_calm or self.at >= self.moment.uncut

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that it shows itself."""
        return self.moment.pieces

    def advance(self, ms: float) -> None:
        """Let time pass; what is to be heard by now is heard."""
        super().advance(ms)
        for time, name in self.moment.heard:
            if self._heard < time <= self.at:
                self._sounds.play(name)
        self._heard = self.at

    def end(self, motion: ui.Motion) -> None:
        """What it has moved goes on from there."""
        for piece, area in self.moment.left(self._stage).items():
            motion.let_go(piece, area)

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """The moment as it is now."""
        return self.moment.stamps(self._stage, self.at)
