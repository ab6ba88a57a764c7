"""Where the zones of the table lie, in units. Every mode has the same zones; only the rivals differ in number."""

from __future__ import annotations

from scenes.window.layout import Area

EDGE = 8.0
"""Empty units along the sides of the canvas."""

GAP = 8.0
TOP, BOTTOM = 44.0, 443.0
"""Upper and lower end of rivals, market, play area and the plates at the right."""

RIVAL_WIDTH = 250.0
MARKET: Area = (266.0, TOP, 297.0, BOTTOM - TOP)
PLAY: Area = (571.0, TOP, 421.0, BOTTOM - TOP)
PLAYED: Area = (576.0, 67.0, 411.0, 172.0)
"""Where cards are dropped to be played."""

BANNER = (PLAY[0] + PLAY[2] / 2, 150.0)
"""The middle of the name of whose turn it is: beside the market, which may be asked about at that moment."""

STANDING: Area = (576.0, 288.0, 150.0, 150.0)
ATTACK: Area = (735.0, 268.0, 250.0, 170.0)
AGES: Area = (1000.0, TOP, 272.0, 116.0)
TOTALS: Area = (1000.0, 168.0, 272.0, BOTTOM - 168.0)
STRIP: Area = (EDGE, 450.0, 1264.0, 31.0)
DRAW_PILE: Area = (16.0, 492.0, 116.0, 162.0)
DISCARD_PILE: Area = (1148.0, 492.0, 116.0, 162.0)
ORDER_LIST: Area = (146.0, 492.0, 180.0, 190.0)
OFFERS: Area = (956.0, 492.0, 180.0, 110.0)
ANSWERS: Area = (952.0, 492.0, 188.0, 190.0)
"""Where buttons for answers appear; the offers make room for them."""

HAND: Area = (336.0, 484.0, 610.0, 202.0)
PURCHASES: Area = (146.0, 488.0, 798.0, 196.0)
"""Where the purchases of a turn lie, once the hand is played."""

CARD = (90.0, 126.0)
MARKET_STEP = (97.0, 131.0)
PLAYED_CARD = (116.0, 162.0)
HAND_CARD = (136.0, 190.0)


def market_card(place: int) -> Area:
    """One of the nine places of the market, row by row."""
    row, column = divmod(place, 3)
    x, y = MARKET[0] + 6 + column * MARKET_STEP[0], MARKET[1] + 5.5 + row * MARKET_STEP[1]
    return (x, y, *CARD)


def spread(room: Area, count: int, size: tuple[float, float], widest: float) -> list[Area]:
    """Cards of a size side by side from the left of a room, `widest` from one to the next, closer when crowded."""
    step = min(widest, (room[2] - size[0]) / (count - 1)) if count > 1 else 0.0
    return [(room[0] + index * step, room[1], *size) for index in range(count)]


def in_rows(room: Area, count: int, size: tuple[float, float], gap: tuple[float, float]) -> list[Area]:
    """Cards side by side in as many rows as show them largest, at most of a size, in the middle of a room's height.

    `gap` are the units kept free beside and under each card.
    """

    def width_in(rows: int) -> float:
        across = (room[2] + gap[0]) / -(-count // rows) - gap[0]
        upright = (room[3] / rows - gap[1]) * size[0] / size[1]
        return min(size[0], across, upright)

    rows = max(range(1, count + 1), key=width_in, default=1)
    width = width_in(rows) if count else size[0]
    height = width * size[1] / size[0]
    across = -(-count // rows)
    top = room[1] + (room[3] - rows * (height + gap[1])) / 2
    return [
        (
            room[0] + index % across * (width + gap[0]),
            top + index // across * (height + gap[1]),
            width,
            height,
        )
        for index in range(count)
    ]


def grid(
    room: Area, count: int, size: tuple[float, float], gap: float
) -> tuple[list[Area], tuple[float, float]]:
    """Cards in even rows that fill a room, shrunk until all fit; their areas and their size."""
    width, height = size
    while True:
        across = max(1, int((room[2] + gap) // (width + gap)))
        rows = -(-count // across)
        if rows * (height + gap) - gap <= room[3] or width < 12:
            break
        width, height = width * 0.94, height * 0.94
    across = -(-count // max(1, rows))
    areas = [
        (
            room[0] + index % across * (width + gap),
            room[1] + index // across * (height + gap),
            width,
            height,
        )
        for index in range(count)
    ]
    return areas, (width, height)
