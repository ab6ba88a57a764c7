"""Beards, from ear to ear or on lip and chin alone."""

from __future__ import annotations

from sprites.bust.hair import Draw, curl, nothing
from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen
from sprites.paint.palette import mix


def _around(pen: BustPen, head: HeadMeasures, length: float, broad: float) -> None:
    """From ear to ear and down from the chin; the mouth stays free."""
    foot, m, x = head.foot, head.middle, 0.9 * head.turn
    jaw, low = f"*{broad}{x / 2:+.2f},11.5", f"*{broad * 0.66:.3f}{x:+.2f},c+{length * 0.72:.2f}"
    pen.form(
        f"N-0.2,-2! N-0.7,5 N{jaw} N{low} j-2.2,c+{length} j+2.4,c+{length} F{low} F{jaw} F+0.7,5 F+0.2,-2! F-1.6,4.4 "
        "m+5.6,u-1.6 m+2.8,u-3.6 m+0.3,u-2.8 m-2.6,u-3.6 m-5.8,u-1.6 N+1.6,4.4",
        head.hair,
        m + 0.8,
    )
    _lips(pen, head)
    lit, shade = head.hair.light, head.hair.deep
    for step in (-5.2, -2.4, 0.8, 3.6):
        pen.line(
            [(m + step, foot - 2.4), (x + step * 0.75, foot + length * 0.7)],
            shade if step < 1 else lit,
            0.42,
            0.45,
        )


def _lips(pen: BustPen, head: HeadMeasures) -> None:
    """The mouth between moustache and beard."""
    x, y = head.middle * 0.92, head.foot - 7.0
    rise = 0.7 if head.bust.mouth in ("smile", "grin") else 0.0
    pen.fill(
        [(x - 2.7, y - rise), (x, y - 0.5), (x + 2.9, y - rise), (x + 1.5, y + 1.4), (x - 1.3, y + 1.4)],
        mix(head.skin.dark, head.skin.light, 0.25),
    )
    pen.line([(x - 2.9, y - rise), (x, y - 0.2 + rise * 0.5), (x + 3.1, y - rise)], head.skin.deep, 0.6)


def _full(pen: BustPen, head: HeadMeasures) -> None:
    _around(pen, head, 4.4, 0.9)


def _long_beard(pen: BustPen, head: HeadMeasures) -> None:
    _around(pen, head, 15, 0.86)


def _trimmed(pen: BustPen, head: HeadMeasures) -> None:
    _around(pen, head, 1.4, 0.88)


def _king(pen: BustPen, head: HeadMeasures) -> None:
    """Squared and curled in rows, as in Persia."""
    _around(pen, head, 5, 0.92)
    foot, x = head.foot, 0.9 * head.turn
    half = head.jaw * 0.86
    pen.form(
        [(x - half, foot - 4), (x - half, foot + 15), (x + half, foot + 15), (x + half, foot - 4)],
        head.hair,
        x + 1.4,
        smooth=False,
    )
    for row in range(4):
        for place in range(5):
            across = x - half + half * 2 * (place + 0.5) / 5
            curl(pen, head, (across, foot + 1.4 + 4.0 * row), 1.9)


def _chin(pen: BustPen, head: HeadMeasures) -> None:
    """Along the jaw only, without a moustache."""
    jaw = f"*0.86{0.45 * head.turn:+.2f},11.5"
    pen.form(
        f"N-0.3,-4! N-0.8,5 N{jaw} j-6,c+2.8 j,c+5 j+6,c+2.8 F{jaw} F+0.8,5 F+0.3,-4! F-1.6,5 F-3.2,10 "
        "m+3.6,c-3.4 m,c-2.9 m-3.6,c-3.4 N+3.2,10 N+1.6,5",
        head.hair,
        head.middle + 0.8,
    )


def _goatee(pen: BustPen, head: HeadMeasures) -> None:
    x = 0.9 * head.turn
    pen.form("j-3,c-3.4 j+0.2,c-3.9 j+3.2,c-3.4 j+2.4,c+2 j+0.2,c+6.4 j-2.2,c+2", head.hair, x + 0.6)
    _moustache(pen, head)


def _tuft(pen: BustPen, head: HeadMeasures) -> None:
    """On the chin alone."""
    x = 0.9 * head.turn
    pen.form("j-2.2,c-3 j+0.2,c-3.6 j+2.6,c-3 j+2,c+1.4 j+0.2,c+4.8 j-1.8,c+1.4", head.hair, x + 0.6)


def _wisps(pen: BustPen, head: HeadMeasures) -> None:
    """A thin moustache that hangs down and a long chin beard."""
    x = 0.9 * head.turn
    pen.form("j-2.4,c-2.8 j+2.6,c-2.8 j+1.6,c+7 j+0.3,c+14 j-0.3,c+14 j-1.4,c+7", head.hair, x + 0.4)
    for way in (-1, 1):
        tone = head.hair.light if way < 0 else head.hair.dark
        pen.line("mw0.6,u-2 mw3.2,u-1.4 mw4.8,u+2 mw5,u+6.4", tone, 0.95, way=way)


def _moustache(pen: BustPen, head: HeadMeasures) -> None:
    for way in (-1, 1):
        tone = head.hair.light if way < 0 else head.hair.dark
        pen.fill("m,u-2.6! mw2.2,u-2.8 mw4.6,u+0.4! mw2.2,u-0.5 mw0.1,u-1.1!", tone, way=way)


def _handlebar(pen: BustPen, head: HeadMeasures) -> None:
    """A broad moustache whose ends turn up."""
    for way in (-1, 1):
        tone = head.hair.light if way < 0 else head.hair.dark
        pen.fill("m,u-3! mw3,u-3 mw6,u-1 mw8,u-3.2! mw6.4,u+1 mw3,u+0.6 m,u-0.7!", tone, way=way)


def _walrus(pen: BustPen, head: HeadMeasures) -> None:
    m = head.middle
    pen.form(
        "m-1.6,u-3.2 m+1.8,u-3.2 m+5.6,u+0.6 m+5.2,u+2.6 m+2.4,u+0.9 m,u+0.4 m-2.4,u+0.9 m-5.4,u+2.6 m-5.8,u+0.6",
        head.hair,
        m + 0.6,
    )


def _whiskers(pen: BustPen, head: HeadMeasures) -> None:
    """On the cheeks alone."""
    for way in (-1, 1):
        tone = head.hair.light if way < 0 else head.hair.dark
        pen.fill("Sw0.4,-7 Sw1.4,2 Sw0.2,9 Sw-3.6,8 Sw-1.8,2 Sw-1.4,-6", tone, way=way)


def _pharaoh(pen: BustPen, head: HeadMeasures) -> None:
    foot, x = head.foot, 0.9 * head.turn
    pen.facet("j-1.7,c-0.4 j+2.1,c-0.4 j+2.8,c+10 j-2.4,c+10", (232, 176, 60))
    pen.facet("j+0.6,c-0.4 j+2.1,c-0.4 j+2.8,c+10 j+0.4,c+10", (150, 96, 24))
    for row in range(3):
        pen.line([(x - 2.0, foot + 2 + 2.7 * row), (x + 2.4, foot + 2 + 2.7 * row)], (40, 70, 130), 0.8)


def _stubble(pen: BustPen, head: HeadMeasures) -> None:
    jaw, chin = 0.97 * head.jaw, head.chin + 0.6
    pen.fill(
        f"N+0.3,3! j{-jaw:+.2f},9 j{-chin:+.2f},c-1.6 j,c j{chin:+.2f},c-1.6 j{jaw:+.2f},9 F-0.3,3! F-2.4,6 m+3.6,c-10 "
        "m-3.4,c-10 N+2.4,6",
        head.hair.deep,
        0.22,
    )


BEARDS: dict[str, Draw] = {
    "none": nothing,
    "full": _full,
    "long": _long_beard,
    "trimmed": _trimmed,
    "king": _king,
    "chin": _chin,
    "goatee": _goatee,
    "tuft": _tuft,
    "wisps": _wisps,
    "moustache": _moustache,
    "handlebar": _handlebar,
    "walrus": _walrus,
    "whiskers": _whiskers,
    "pharaoh": _pharaoh,
    "stubble": _stubble,
}
