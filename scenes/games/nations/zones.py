"""Measures of what lies on the table, in units, for letters as large as they were drawn."""

from __future__ import annotations

EDGE = 8.0
"""Empty units along the sides of the canvas."""

GAP = 6.0
CARD = (96.0, 134.0)
HALF = (96.0, 65.0)
THUMB = (42.0, 46.0)
GAP_OF_HALVES = 4.0
"""Units between two half cards under each other, which are as high as a whole one."""

CROWDED = 6
"""Columns of the market up to which everything beside it has the room that it wishes."""

POPULATION = "population track"
"""The box of the Population Track of the shown nation."""

MARKET, MARKET_HEIGHT = "market cards", 424.0
"""What the place of the market is called, and how high it is."""

NATION_WIDTH = 132.0
RIVAL_WIDTH = 244.0
