"""A small picture before each setting of what it does, as it is set now: drawn in ink on the paper of the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.text.sentences import Sentences
from scenes import ui
from sprites.paint import palette

say = Sentences("screens")

SIZE = (62.0, 38.0)
"""Units across a picture, and its height."""

INK, PALE = palette.BOOK_INK, palette.PALE_INK
SKY, ROOFS = (150, 190, 206), ((178, 72, 52), (214, 168, 92), (196, 110, 70), (120, 96, 116))
BARS, SKYLINE = 5, (0.5, 0.8, 0.62, 1.0, 0.55, 0.7)
COINS = {"slow": 7, "normal": 5, "fast": 3, "instant": 1}
"""How many pictures of a coin there are on its way."""

ICONS = MappingProxyType(
    {
        "clock": "pocket-watch",
        "language": "wireframe-globe",
        "speech": "public-speaker",
        "detail": "rule-book",
        "speak_own": "person",
        "speak_others": "face-to-face",
        "speak_game": "dice-six-faces-three",
        "keys_label": "keyring",
        "pad_caps": "perspective-dice-six-faces-random",
        "rumble": "big-wave",
        "holding": "hourglass",
        "timers": "time-trap",
        "scan": "move",
    }
)
"""The signs of settings that have no picture of their own."""


def picture(name: str, value: object, tells: ui.Told) -> ui.Box:
    """The picture of a setting; it leaves where letters need its room."""
    return ui.Art(_paint, name, value, wide=SIZE[0], high=(0.0, SIZE[1]), drop=4, tells=tells, margin=(0, 0, 12, 0))


def _paint(pen: ui.Pen, area: ui.Area, name: str, value: object) -> None:
    x, y, wide, high = area
    middle = x + wide / 2, y + high / 2
    side = min(high, SIZE[1])
    box = (middle[0] - side * 0.7, middle[1] - side * 0.46, side * 1.4, side * 0.92)
    if paint := PAINTERS.get(name):
        paint(pen, box, value)
    else:
        pen.icon(ICONS.get(name, "cog"), *middle, side * 0.86, INK if value is not False else PALE, "center")


def _level(pen: ui.Pen, box: ui.Area, value: object) -> None:
    """Bars that rise as far as a voice is loud."""
    x, y, wide, high = box
    step = wide / BARS
    for bar in range(BARS):
        tall = high * (0.3 + 0.7 * (bar + 1) / BARS)
        is_on = isinstance(value, int) and value > 100 * bar / BARS
        pen.fill(
            (x + bar * step, y + high - tall, step * 0.66, tall),
            palette.RED_INK if is_on else PALE,
            1 if is_on else 0.35,
            2,
        )


def _muted(pen: ui.Pen, box: ui.Area, value: object) -> None:
    x, y, wide, high = box
    pen.icon("speaker", x + wide / 2, y + high / 2, high, PALE if value else INK, "center")
    if value:
        pen.icon("cancel", x + wide * 0.74, y + high * 0.68, high * 0.6, palette.RED_INK, "center")


def _speed(pen: ui.Pen, box: ui.Area, value: object) -> None:
    """A coin and where it has been: the slower, the closer."""
    x, y, wide, high = box
    count = COINS.get(str(value), 1)
    for coin in range(count):
        share = coin / (count - 1) if count > 1 else 1.0
        face = pen.theme.glyph("gold", high * 0.62).copy()
        face.set_alpha(round(255 * (0.25 + 0.75 * share)))
        pen.stamp(
            face, x + high * 0.3 + (wide - high * 0.6) * share, y + high * (0.7 - 0.8 * share * (1 - share)), "center"
        )


def _still(pen: ui.Pen, box: ui.Area, value: object) -> None:
    """A die that rolls, or lies."""
    x, y, wide, high = box
    for trace in range(0 if value else 3):
        shift = wide * (0.12 + 0.17 * trace)
        pen.fill((x + shift, y + high * (0.3 + 0.1 * trace), wide * 0.12, high * 0.08), PALE, 0.9, 1)
    pen.icon("dice-six-faces-three", x + wide * (0.5 if value else 0.74), y + high / 2, high * 0.86, INK, "center")


def _window(pen: ui.Pen, box: ui.Area, share: float, has_title: bool = False) -> ui.Area:
    """A window with its table, of which so much is used; the area of the table."""
    x, y, wide, high = box
    pen.fill(box, INK, 0.85, 3)
    head = high * 0.2 if has_title else 0.0
    room = (x + 2, y + 2 + head, wide - 4, high - 4 - head)
    inner = (
        room[0] + room[2] * (1 - share) / 2, room[1] + room[3] * (1 - share) / 2, room[2] * share, room[3] * share,
    )  # fmt: skip
    pen.fill(inner, palette.GREEN_INK, 1.0, 1)
    x, y, wide, high = inner
    for card in range(3):
        pen.fill(
            (x + wide * (0.14 + 0.27 * card), y + high * 0.16, wide * 0.18, high * 0.36), palette.PAPER_TOP, 1.0, 1
        )
    return inner


def _interface(pen: ui.Pen, box: ui.Area, value: object) -> None:
    _window(pen, box, (int(str(value)) / 100) ** 2)


def _full_screen(pen: ui.Pen, box: ui.Area, value: object) -> None:
    x, y, wide, high = box
    shrunk = box if value else (x + wide * 0.14, y + high * 0.12, wide * 0.72, high * 0.78)
    _window(pen, shrunk, 1.0, has_title=not value)


def _scheme(pen: ui.Pen, box: ui.Area, value: object) -> None:
    """Letters on a plate, as strong as they are set."""
    x, y, wide, high = box
    is_high = str(value) != "standard"
    pen.fill(box, palette.BLACK if is_high else palette.PLATE, 1.0, 4)
    pen.text(
        say("settings.sample_letters"),
        x + wide / 2,
        y + high / 2,
        "strong",
        high * 0.62,
        palette.WHITE if is_high else palette.DIM,
        align="center",
    )


def _city(pen: ui.Pen, box: ui.Area, value: object) -> None:
    """Roofs under the sky, in as many colours as are set."""
    x, y, wide, high = box
    grey = {"full": 0.0, "quiet": 0.6}.get(str(value), 1.0)
    pen.fill(box, palette.mix(SKY, palette.PAPER_BOTTOM, grey), 1.0, 3)
    if grey == 1.0:
        return
    step = wide / len(SKYLINE)
    for number, tall in enumerate(SKYLINE):
        tone = palette.mix(ROOFS[number % len(ROOFS)], palette.PALE_INK, grey)
        top = high * (1 - 0.62 * tall)
        pen.fill((x + number * step, y + top, step * 0.94, high - top), tone, 1.0, 0)


def _letters(pen: ui.Pen, box: ui.Area, value: object) -> None:
    x, y, wide, high = box
    size = high * 0.44 * (int(str(value)) / 100) ** 0.8
    pen.text(say("settings.sample_letters"), x + wide / 2, y + high / 2, "strong", size, INK, align="center")


def _plain(pen: ui.Pen, box: ui.Area, value: object) -> None:
    x, y, wide, high = box
    pen.text(
        say("settings.sample_letters"),
        x + wide / 2,
        y + high / 2,
        "text" if value else "title",
        high * 0.7,
        INK,
        align="center",
    )


def _lines(pen: ui.Pen, box: ui.Area, count: int) -> None:
    """A slip of paper with so many lines."""
    x, y, wide, high = box
    pen.fill(box, palette.WHITE, 0.55, 4)
    for line in range(count):
        width = wide * (0.76 if line < count - 1 or count == 1 else 0.5)
        pen.fill((x + wide * 0.12, y + high * (0.2 + 0.24 * line), width, high * 0.11), INK, 0.9, 1)


def _tips(pen: ui.Pen, box: ui.Area, value: object) -> None:
    _lines(pen, box, {"full": 3, "short": 1}.get(str(value), 0))


def _zoom(pen: ui.Pen, box: ui.Area, value: object) -> None:
    """A card, and the same large as soon as it is asked for."""
    x, y, wide, high = box
    pen.fill((x + wide * 0.06, y + high * 0.34, wide * 0.24, high * 0.56), palette.RED_INK, 0.9, 2)
    strength = {"soon": 1.0, "late": 0.6}.get(str(value), 0.28)
    pen.fill((x + wide * 0.42, y, wide * 0.46, high), palette.RED_INK, strength, 3)


def _foot(pen: ui.Pen, box: ui.Area, value: object) -> None:
    """A window with a line of words at its foot."""
    x, y, wide, high = _window(pen, box, 1.0)
    if value:
        pen.fill((x, y + high * 0.66, wide, high * 0.34), palette.BLACK, 1.0, 0)
        pen.fill((x + wide * 0.14, y + high * 0.79, wide * 0.72, high * 0.1), palette.WHITE, 1.0, 0)


PAINTERS: Mapping[str, Callable[[ui.Pen, ui.Area, object], None]] = MappingProxyType(
    {
        **dict.fromkeys(("music", "table", "events"), _level),
        "muted": _muted,
        "speed": _speed,
        "reduced_motion": _still,
        "interface": _interface,
        "full_screen": _full_screen,
        "scheme": _scheme,
        "city_look": _city,
        "letters": _letters,
        "plain_letters": _plain,
        "tips": _tips,
        "zoom": _zoom,
        "reading_line": _foot,
        "captions": _foot,
    }
)
"""What paints a setting that has a picture of its own."""
