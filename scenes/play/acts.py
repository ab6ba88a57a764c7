"""Acts: shows while they run. Each knows how long it takes and which stamps it puts over the table now."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin, tau

import pygame

from scenes import ui
from scenes.audio.sound import Sounds
from scenes.table import staging
from scenes.table.moment import Moment, MomentStage
from scenes.table.show import Banner, Flash, Rest, Spotlight
from sprites.paint import light, palette, tween

BANNER_IN, BANNER_HOLD, BANNER_OUT = 160, 400, 140
BANNER_HEIGHT = 76
SPOTLIGHT, SPOTLIGHT_GROWTH = 1200, 1.35
"""Milliseconds at Normal speed, and units."""

STILL = 1200
"""Milliseconds at Normal speed that a moment stands still for whom motion is too much."""

PATIENCE = 300.0
"""Milliseconds that a moment waits at most for its pictures to be painted."""

LIGHT_STEPS = 8
"""Grades of the light around an area."""


class Act:
    """A show that is running. One with a pace of 0 is over at once.

    One that `follows` runs over the position that its event led to, the others over the one before. What is to be felt
    is not passed over when shows are leafed through. Of words, one is read at a time.
    """

    follows = False
    is_felt = False
    is_word = False

    def __init__(self, ms: float, pace: ui.Pace) -> None:
        self.ms = ms * pace.factor
        self.elapsed = 0.0

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.elapsed += ms

    @property
    def share(self) -> float:
        """How much of the time is over, 0 to 1."""
        return min(1.0, self.elapsed / self.ms) if self.ms else 1.0

    @property
    def is_done(self) -> bool:
        """Whether the show is over."""
        return self.elapsed >= self.ms

    @property
    def holds_up(self) -> bool:
        """Whether what happened next waits for this show."""
        return not self.is_done

    @property
    def may_be_cut(self) -> bool:
        """Whether it may be cut short now."""
        return True

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that it shows itself, so that they do not lie where they belong meanwhile."""
        return ()

    @property
    def landed(self) -> ui.Landed:
        """What it has brought by now."""
        return {}

    @property
    def brings(self) -> ui.Landed:
        """What it brings in all."""
        return {}

    def end(self, motion: ui.Motion) -> None:
        """It is over: pieces that it moved find their places from where they are."""

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """What it puts over the table now, low to high."""
        return []


class BannerAct(Act):
    """A ribbon that slides in around a point, rests and leaves. What happens next does not wait for its leaving."""

    follows = True
    is_word = True

    def __init__(self, show: Banner, middle: ui.Point, pace: ui.Pace) -> None:
        super().__init__(BANNER_IN + BANNER_HOLD + BANNER_OUT, pace)
        self._show = show
        self._middle = middle
        self._calm = pace.calm

    @property
    def holds_up(self) -> bool:
        """Whether the ribbon is still to be read."""
        read = BANNER_IN + BANNER_HOLD if self._show.holds is None else self._show.holds
        return self.share < read / (BANNER_IN + BANNER_HOLD + BANNER_OUT)

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """The ribbon where it is now."""
        at = self.share * (BANNER_IN + BANNER_HOLD + BANNER_OUT)
        coming = tween.out(min(1.0, at / BANNER_IN))
        going = tween.inout(max(0.0, at - BANNER_IN - BANNER_HOLD) / BANNER_OUT)
        ribbon = theme.cached(("ribbon", self._show), lambda: ribbon_surface(theme, self._show))
        opacity = round(255 * min(coming, 1 - going))
        if opacity < 255:
            ribbon = ribbon.copy()
            ribbon.set_alpha(opacity)
        shift = 0 if self._calm else 40 * (going - (1 - coming))
        return [staging.centred(theme, ribbon, (self._middle[0] + shift, self._middle[1]))]


def ribbon_surface(theme: ui.Theme, show: Banner) -> pygame.Surface:
    """A dark ribbon that fades out to both sides, with a line of brass above and below."""
    letter = theme.letter
    title = theme.text(show.title, "title", 27 * letter, palette.IVORY)
    words = theme.rich(show.words, "text", 15 * letter, palette.SECONDARY) if show.words else None
    width = max(theme.px(520), *(part.get_width() + theme.px(240) for part in (title, words) if part))
    ribbon = pygame.Surface((width, theme.px(BANNER_HEIGHT * max(1.0, letter))), pygame.SRCALPHA)
    ribbon.fill((*palette.PLATE, 235))
    line = theme.px(2)
    ribbon.fill((*palette.BRASS, 255), (0, 0, width, line))
    ribbon.fill((*palette.BRASS, 255), (0, ribbon.get_height() - line, width, line))
    ribbon.blit(_side_fade(ribbon.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    middle_y = ribbon.get_height() // 2
    if words:
        ribbon.blit(title, title.get_rect(midbottom=(width // 2, middle_y + theme.px(6))))
        ribbon.blit(words, words.get_rect(midtop=(width // 2, middle_y + theme.px(7))))
    else:
        ribbon.blit(title, title.get_rect(center=(width // 2, middle_y)))
    return ribbon


def _side_fade(size: tuple[int, int]) -> pygame.Surface:
    """White, clear at the left and right end."""
    ramp = pygame.Surface((8, 1), pygame.SRCALPHA)
    for x, alpha in enumerate((0, 160, 255, 255, 255, 255, 160, 0)):
        ramp.set_at((x, 0), (255, 255, 255, alpha))
    return pygame.transform.smoothscale(ramp, size)


class SpotlightAct(Act):
    """A piece that steps forward, glows and steps back."""

    def __init__(self, show: Spotlight, look: ui.Look, area: ui.Area, pace: ui.Pace) -> None:
        super().__init__(SPOTLIGHT, pace)
        self._piece = show.piece
        self._look = look
        self._area = area
        self._calm = pace.calm

    @property
    def pieces(self) -> tuple[str, ...]:
        """The piece."""
        return (self._piece,)

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """The piece, larger, with a strong glow."""
        swell = 1 if self._calm else sin(min(1.0, self.share * 1.2) * tau / 2)
        face = self._look.surface(theme)
        scale = 1 + (SPOTLIGHT_GROWTH - 1) * swell
        if scale > 1.005:
            face = pygame.transform.smoothscale_by(face, scale)
        halo = theme.cached(("spotlight", self._look), lambda: light.glow(theme, self._look.mask(theme), "hot"))
        if scale > 1.005:
            halo = pygame.transform.smoothscale_by(halo, scale)
        spot = ui.middle(self._area)
        return [staging.centred(theme, halo, spot), staging.centred(theme, face, spot)]


class FlashAct(Act):
    """Areas that light up a few times, gently."""

    def __init__(self, show: Flash, areas: Sequence[ui.Area], pace: ui.Pace) -> None:
        super().__init__(show.ms, pace)
        self._areas = areas
        self._times = show.times
        self._holds = show.holds
        self._calm = pace.calm

    @property
    def holds_up(self) -> bool:
        """Whether what happens next waits for it."""
        return self._holds and not self.is_done

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """A warm frame around each area, its strength rising and falling; with calm motion it stays the same."""
        level = LIGHT_STEPS if self._calm else round(LIGHT_STEPS * abs(sin(self.share * self._times * tau / 2)))
        return _frames(theme, self._areas, level)


class RestAct(Act):
    """Areas that light up gently while nothing moves, so that what takes place there can be read."""

    follows = True

    def __init__(self, show: Rest, areas: Sequence[ui.Area], pace: ui.Pace) -> None:
        super().__init__(show.ms, pace)
        self._areas = areas
        self._calm = pace.calm

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """A warm frame around each area that comes and goes once."""
        level = LIGHT_STEPS if self._calm else round(LIGHT_STEPS * sin(self.share * tau / 2))
        return _frames(theme, self._areas, level)


def _frames(theme: ui.Theme, areas: Sequence[ui.Area], level: int) -> list[ui.Stamp]:
    return [ui.frame_stamp(theme, area, level * 30) for area in areas] if level else []


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
        self._waited = 0.0
        with stage.theme.posters.noted() as self._lacking:
            for look in moment.painted:
                look.surface(stage.theme)

    @property
    def _waits(self) -> bool:
        """Whether it has not begun yet, as its pictures are still being painted."""
        return self._waited < PATIENCE and self.elapsed == 0 and self._stage.theme.posters.may_come(self._lacking)

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
        return () if self._waits else self.moment.pieces

    def advance(self, ms: float) -> None:
        """Let time pass; what is to be heard by now is heard."""
        if self._waits:
            self._waited += ms
            return
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
        return [] if self._waits else self.moment.stamps(self._stage, self.at)
