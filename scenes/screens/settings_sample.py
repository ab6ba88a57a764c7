"""The sample of the settings: a bit of table in the chosen letters, colours and pace, and a coin that moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Unpack

import pygame

from game.session.session import HUMAN
from game.text.sentences import Sentences
from scenes import ui
from scenes.setup.spread import GameSpread, lying
from scenes.table.faces import RULERS, face_of_seat
from scenes.table.panels.plaque import header
from scenes.ui.drawing import lay_well
from sprites.paint import brush, palette, tween

say = Sentences("screens")

WIDE = (300.0, 440.0)
BETWEEN = 12.0, ui.Gap(grow=1)
"""What lies between two parts: a little, and where the plates beside it are higher, its share of the rest."""
CARDS = 3
COLOUR = 2
"""The seat that is shown."""
NUMBERS = (("stone", 5), ("food", 3), ("books", 12))
GOLD = 7
COIN, FLIGHT, LIGHT = 34.0, 700.0, 500.0
"""Side of the coin, milliseconds of its way at Normal speed, and how long a light lies where it came to rest."""
ARC = 26.0
"""Units that the coin rises on its way."""


class Coin:
    """A coin that is paid out: on its way, or just come. It goes as fast as the settings say, or not at all."""

    def __init__(self) -> None:
        self._way = tween.Tween((0.0,), (1.0,), 0.0)
        self._light = tween.Tween((0.0,), (0.0,), 0.0)
        self._is_coming = False

    def send(self, pace: ui.Pace) -> None:
        """Pay it out anew."""
        self._way = tween.Tween((0.0,), (1.0,), 0.0 if pace.calm else FLIGHT * pace.factor, tween.inout)
        self._light = tween.Tween((1.0,), (0.0,), LIGHT, delay=self._way.ms)
        self._is_coming = True

    @property
    def is_still(self) -> bool:
        """Whether nothing more is to be seen of it."""
        return self._light.is_done

    def advance(self, ms: float) -> bool:
        """Let time pass; True when the coin has just come."""
        self._way.advance(ms)
        self._light.advance(ms)
        has_come = self._is_coming and self._way.is_done
        self._is_coming = self._is_coming and not has_come
        return has_come

    @property
    def share(self) -> float:
        """How much of its way lies behind it."""
        return self._way.value[0]

    @property
    def light(self) -> float:
        """How bright the light is where it has come to rest, 0 to 1."""
        return self._light.value[0] if self._light.has_begun else 0.0


class CoinStage(ui.Control):
    """A heap of coins at the left, and how many somebody has at the right."""

    __slots__ = ("coin",)

    def __init__(self, coin: Coin, /, **kinds: Unpack[ui.Kinds]) -> None:
        super().__init__("coin", **kinds)
        self.coin = coin

    def targets(self, laid: ui.LaidControl, state: ui.InputState) -> Iterable[ui.HitTarget]:
        """Nothing to be pressed."""
        for target in super().targets(laid, state):
            yield target._replace(is_note=True)

    def content_height(self, theme: ui.Theme, wide: float) -> ui.Extent:
        """Room for a coin that flies, and for the number."""
        high = (COIN + ARC) * max(1.0, theme.letter * 0.8)
        return ui.Extent(high, high * 1.15)

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """The heap, the number, and the coin where it is now."""
        x, y, wide, high = laid.area
        lay_well(theme, surface, laid.area)
        middle, start, end = y + high * 0.64, x + 34, x + wide - 78
        coin = theme.glyph("gold", COIN)
        for place in (0, 1, 2):
            ui.lay_picture(theme, surface, coin, start + 9 * (place - 1), middle - 3 * place)
        share = self.coin.share
        if self.coin.light:
            spot = theme.spot(end, middle)
            side = COIN * 3 * theme.s
            brush.lay_spot(surface, spot, (side, side), palette.LEGAL, 0.8 * self.coin.light)
        ui.lay_picture(theme, surface, coin, end, middle)
        if 0 < share < 1:
            ui.lay_picture(theme, surface, coin, start + (end - start) * share, middle - ARC * tween.rise(share))
        number = theme.text(str(GOLD + (share == 1)), "number", 24 * theme.letter, palette.IVORY)
        ui.lay_picture(theme, surface, number, end + 24, middle, "midleft")


def sample(coin: Coin, show: Callable[[], None], spread: GameSpread) -> ui.Box:
    """The plate; show: sends the coin; spread: pieces of which some lie there."""
    told = ui.explained("settings.sample")
    face = ui.medal(face_of_seat(COLOUR, HUMAN), COLOUR, 31, margin=(-2, -3, 2, -3))
    amounts = [
        part
        for kind, number in NUMBERS
        for part in (ui.glyph(kind, 19), ui.Text(str(number), ui.Style.FIGURE, size=19))
    ]
    again = say("settings.show")
    plaque = ui.Column(
        header(say("settings.sample_name"), COLOUR, ui.laurel(21, 25), face=face),
        ui.Row(
            *amounts, ui.Gap(grow=1), ui.bar(drop=2), ui.chip("+2", 19, palette.INK, palette.GAIN, drop=2),
            ui.chip("-1", 19, palette.INK, palette.LOSS, drop=2),
            gap=5, pad=(8, 5, 8, 5),
        ),
        tells=told,
    )  # fmt: skip
    return ui.section(
        say("settings.sample"),
        plaque,
        *BETWEEN,
        ui.Row(*(lying(piece, spread.size) for piece in spread.pieces[::2][:CARDS]), gap=14, snug=True, drop=3),
        *BETWEEN,
        ui.Row(*(ui.disc(colour, 27) for colour in RULERS), gap=9, snug=True, tells=told, drop=4),
        *BETWEEN,
        ui.Text(say("settings.sample_text"), ui.Style.PROSE, size=15.5, lines=4, tells=told, drop=2),
        *BETWEEN,
        CoinStage(coin, tells=told),
        10,
        ui.Button(
            "show",
            again,
            show,
            zone="sample",
            snug=True,
            tells=ui.explained("settings.show"),
        ),
        told=say("settings.sample_told"),
        wide=WIDE,
        drop=1,
    )
