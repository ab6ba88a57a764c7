"""The change of an age: a band with a view of the age opens, its seal is struck, and the cards turn their backs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from game.text.sentences import NUMERALS, Sentences
from scenes import ui
from scenes.table import staging
from scenes.table.moment import Moment, MomentStage
from scenes.table.seats import ordinal
from sprites.cards.card_back import AGE_BACKS, card_back
from sprites.paint import palette, tween
from sprites.places import panorama
from sprites.places.air import AIRS
from sprites.places.scroll import scroll
from sprites.things.wax import wax_seal

TOP, HEIGHT = 192.0, 276.0
"""The band: its rims lie between rows of the market, and over the seat in front, whose numbers are not cut."""

SCROLL = 40.0
"""Units that what stands in front passes by."""

ROWS = ((0.78, 0.76), (0.45, 0.86), (0.05, 0.94))
"""The rows of the city: how far away, and where their feet are."""

SHEET, SHEET_AT, BESIDE_CHIPS = (470.0, 196.0), 340.0, 48.0
"""How large the scroll with the name of the age is at least, how far down its middle lies, and what it has beside the
chips on it.
"""

SEAL, STRUCK = 150.0, 450.0
TURN, COLUMN, OPENS = 180.0, 30.0, 380.0
"""How long a card takes to turn, the time from one column to the next, and when the band opens over them: all of them
lie still by then.
"""

SHADE = 0.62
"""How light cards are that the band opens over."""

LIFT = 18.0


@dataclass(frozen=True)
class AgeChange(Moment):
    """An age begins. `columns` are the cards of the market by columns, from the left, which turn face down. `view` is
    the age whose town is seen.
    """

    age: int
    name: str
    aside: str
    chips: tuple[str, ...]
    view: int
    columns: tuple[tuple[str, ...], ...] = ()

    ms = 2200.0
    still = 1700.0
    leaving = 220.0

    @property
    def heard(self) -> Sequence[tuple[float, str]]:
        """The cards as they turn, and the seal."""
        flips = ((0.0, "card_flip"), (0.5 * OPENS, "card_flip")) if self.columns else ()
        return (*flips, (self._opens + STRUCK, "stamp"))

    @property
    def _opens(self) -> float:
        """When the band opens: cards turn first, where there are any."""
        return OPENS if self.columns else 0.0

    @property
    def pieces(self) -> tuple[str, ...]:
        """The cards that turn."""
        return tuple(card for column in self.columns for card in column)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The table in another light, the cards over it, and the band over them."""
        theme = stage.theme
        seen = 1 - staging.part(at, self.ms, self.ms + self.leaving)
        light = AIRS[self.view]
        tint = palette.mix(palette.WHITE, light.haze, 0.45)
        stamps = [stage.dimmed(0.8, 0.62, tint, min(staging.part(at, 0, 300, tween.out), seen))]
        stamps += [staging.faded(stamp, seen) for stamp in self._cards(stage, at)]
        ends, since = self.ms - self._opens, at - self._opens
        open_now = min(staging.part(since, 0, 300, tween.out), 1 - staging.part(since, ends - 150, ends + 100))
        if open_now <= 0:
            return stamps
        band = staging.across(theme, TOP, HEIGHT)
        window = staging.opening(band, open_now)
        stamps += staging.clipped(self._view(stage, band, at), window)
        stamps += stage.rims(window)
        stamps += [staging.faded(stamp, open_now) for stamp in self._words(theme, since)]
        return stamps + self._seal(theme, since, open_now)

    def _view(self, stage: MomentStage, band: pygame.Rect, at: float) -> list[ui.Stamp]:
        """The sky, and the rows of the city in front of each other as they pass by."""
        air, theme = AIRS[self.view], stage.theme
        ground = stage.kept("sky", lambda: panorama.sky(band.size, air, (0.5, 0.6), 0.2))
        stamps = [ui.Stamp(ground, band.topleft)]
        far = theme.px(SCROLL)
        for depth, foot in ROWS:
            size = band.width + far, band.height

            def draw(size: tuple[int, int] = size, depth: float = depth, foot: float = foot) -> pygame.Surface:
                row = panorama.city(size, air, self.view, 7, depth, foot)
                return row.subsurface(row.get_bounding_rect())

            way = far * (1 - depth * 0.8) * staging.part(at, 0, self.ms, tween.inout)
            row = stage.kept(("city", depth), draw)
            stamps.append(ui.Stamp(row, (band.x - round(way), band.bottom - row.get_height())))
        dark = stage.kept("edges", lambda: staging.vignette(band.size, 0.72))
        return [*stamps, ui.Stamp(dark, band.topleft)]

    def _words(self, theme: ui.Theme, at: float) -> list[ui.Stamp]:
        """The name of the age, and what comes with it."""
        middle, room = 640.0, theme.px(14)
        pills = [staging.pill(theme, words, 15, (0, 400)) for words in self.chips]
        row = sum(each.surface.get_width() for each in pills) + room * (len(pills) - 1)
        wide = max(SHEET[0], round(row / theme.s) + BESIDE_CHIPS)
        lines = [
            staging.inked(theme, self.name, 54, (middle, 316), room=wide - 60),
            staging.inked(theme, self.aside, 22, (middle, 362), "aside", palette.BROWN, wide - 60),
        ]
        sheet = staging.centred(theme, scroll(theme, wide, SHEET[1]), (middle, SHEET_AT))
        stamps = [staging.faded(sheet, staging.part(at, 200, 400))]
        stamps += [
            staging.faded(line, staging.part(at, 250 + 120 * order, 450 + 120 * order))
            for order, line in enumerate(lines)
        ]
        left = theme.rect(middle, 0, 0, 0).x - row // 2
        for order, each in enumerate(pills):
            begin = 700 + 140 * order
            stamps.append(
                staging.faded(ui.Stamp(each.surface, (left, each.corner[1])), staging.part(at, begin, begin + 160))
            )
            left += each.surface.get_width() + room
        return stamps

    def _seal(self, theme: ui.Theme, at: float, open_now: float) -> list[ui.Stamp]:
        """It comes down on the upper rim, and dust flies."""
        if at < STRUCK - 120:
            return []
        coming = staging.part(at, STRUCK - 120, STRUCK, lambda share: share * share)
        shake = staging.shaken(at, STRUCK, 260, 3.0)
        spot = (640.0 + shake[0], 209.0 + shake[1])
        seal = wax_seal(theme, NUMERALS[self.age], SEAL)
        dust = staging.burst(
            theme,
            "seal",
            26,
            staging.part(at, STRUCK, STRUCK + 600, tween.out),
            spot,
            130,
            (palette.HOT, palette.BRASS_LIGHT),
        )
        struck = staging.centred(theme, seal, spot, 1.6 - 0.6 * coming)
        return [*dust, staging.faded(struck, min(coming + 0.2, open_now))]

    def _cards(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """They turn column by column, and lie in the shade when the band opens."""
        stamps, shade = list[ui.Stamp](), staging.part(at, OPENS - 80, OPENS)
        for order, column in enumerate(self.columns):
            begin = COLUMN * order
            share = staging.part(at, begin, begin + TURN)
            for card in column:
                turned = turned_card(stage, card, share, self.age)
                stamps += turned
                if shade:
                    stamps += [staging.faded(_shaded(stage, each), shade) for each in turned]
        return stamps


def _shaded(stage: MomentStage, card: ui.Stamp) -> ui.Stamp:
    """A card in the shade; all that lie turned are one picture."""

    def draw() -> pygame.Surface:
        dark = card.surface.copy()
        dark.fill((round(255 * SHADE),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return dark

    return ui.Stamp(stage.kept(("shaded", card.surface.get_size()), draw), card.corner)


def turned_card(stage: MomentStage, name: str, share: float, age: int) -> list[ui.Stamp]:
    """A card on the table on its way from its face to its back."""
    sprite = stage.sprite(name)
    if sprite is None:
        return []
    x, y, width, height = sprite.area
    theme = stage.theme
    face = sprite.look.surface(theme)
    if share >= 0.5:
        face = card_back(theme, width, height, AGE_BACKS[age])
    spot = (x + width / 2, y + height / 2 - LIFT * sin(pi * share))
    if share in (0.0, 1.0):
        return [staging.centred(theme, face, spot)]
    return [staging.squeezed(theme, face, spot, max(0.03, abs(cos(pi * share))))]


def age_began(
    say: Sentences, age: int, number: int, rounds: int, board: Sequence[Sequence[str]], chips: Sequence[str]
) -> AgeChange:
    """An age that begins with round `number` of so many, over the market of the one before, by rows."""
    return AgeChange(
        age,
        say(f"ages.{age}"),
        say("moments.age", place=ordinal(age), round=number, rounds=rounds),
        tuple(chips),
        age,
        tuple(tuple(card for card in column if card) for column in zip(*board, strict=True)),
    )
