"""The moments of Wealth of Nations: a bloc is completed or automated, and a nation sinks into debt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import pi, sin

import pygame

from game.wealth_of_nations import events
from game.wealth_of_nations.cards.blocs import blocs_of
from game.wealth_of_nations.cards.components import FINANCE, INDUSTRIES, MAP, MONEY
from game.wealth_of_nations.state import Bloc, Tile, WealthState
from game.wealth_of_nations.text.telling import amounts
from scenes import ui
from scenes.games.wealth_of_nations.motion.moments import LANDED
from scenes.games.wealth_of_nations.text.seats import say
from scenes.table import staging
from scenes.table.model import TableModel
from scenes.table.moment import Moment, MomentStage
from scenes.table.piece_moments import GOLD
from scenes.ui.host.placement import place
from sprites.paint import palette, tween
from sprites.places.scroll import scroll
from sprites.things.wax import wax_seal

SMALLEST_BLOC, MOST_AT_ONCE = 3, 2
"""A bloc of so many tiles is completed by a tile that makes so many dots of it whole."""

EACH, RING, SHINES = 110.0, 520.0, 1500.0
"""From one tile of a bloc to the next, how long a ring of light takes, and how long all of it shines."""

MOST_PUNCHED = 1.15
"""How much larger its words are for a moment, for which their plate has room."""

ACROSS = 86.0
LEFT, RIGHT, CHART = 270.0, 842.0, (46.0, 520.0)
"""Between what words stand, from left to right and from top to bottom: the rim of the map."""
HEX, TILE = 76.0, 12.0
"""Units across a hex, and what it costs to hide a tile."""
BOARD = (22.0, 30.0, 88.0)
"""What the plate of the words has beside them, over their middle, and in all from its top to its foot."""

SHEET, SHEET_AT = (560.0, 128.0), 432.0
"""How large the scroll is on which a debt is told, and how far down its middle lies."""

RED: palette.Colour = (190, 30, 22)


def bloc_completed(model: TableModel[WealthState], event: events.Built) -> Iterator[Moment]:
    """A tile joins a bloc so that more than its own dot becomes whole."""
    state = model.view
    seat = event.seat
    assert seat is not None
    hex = MAP.index[event.hex]
    tiles, owners = [*state.tiles], [*state.flags]
    tiles[hex], owners[hex] = Tile(event.industry, event.turn), seat
    grown = next(bloc for bloc in blocs_of(event.industry, tiles, owners) if hex in bloc.hexes)
    before = sum(len(bloc.dots) for bloc in state.blocs if set(bloc.hexes) < set(grown.hexes))
    if len(grown.hexes) >= SMALLEST_BLOC and len(grown.dots) - before >= MOST_AT_ONCE:
        yield _celebrated(grown, "moments.bloc", BlocCompleted)


def automated(model: TableModel[WealthState], event: events.Automated) -> Iterator[Moment]:
    """A bloc runs by itself from now on."""
    bloc = model.view.bloc_at(MAP.index[event.hex])
    assert bloc is not None
    yield _celebrated(bloc, "moments.automated", BlocShines)


def in_debt(model: TableModel[WealthState], event: events.TookNote) -> Iterator[Moment]:
    """A nation holds half of the notes that anybody lends it, or all of them."""
    notes, seat = event.notes, event.seat
    assert seat is not None
    if notes in (FINANCE.first_note_pays // 2, FINANCE.first_note_pays):
        name, left = model.seats[seat].name, FINANCE.first_note_pays - notes
        yield InDebt(seat, str(notes), say("moments.debt", name=name), say("moments.debt_told", n=left))


def _celebrated(bloc: Bloc, key: str, moment: type[BlocShines]) -> Moment:
    industry = say.name(INDUSTRIES[bloc.industry].name)
    hexes = tuple(MAP.names[hex] for hex in bloc.hexes)
    product = INDUSTRIES[bloc.industry].product
    made = len(bloc.dots) * (FINANCE.bank_dot if product == MONEY else 1)
    return moment(hexes, say(key, industry=industry), say("moments.bloc_makes", what=amounts(((product, made),))))


@dataclass(frozen=True)
class BlocShines(Moment):
    """Light runs over the tiles of a bloc, and what it makes is told."""

    hexes: tuple[str, ...]
    name: str
    told: str

    ms = SHINES
    still = 900.0
    leaving = 200.0
    follows = True
    sounds = ((0.0, "bloc_completed"),)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """A ring of light for every tile, one after the other, gold over them, and the words above."""
        theme = stage.theme
        spots = [ui.middle(area) for name in self.hexes if (area := stage.spot(f"tile {name}") or stage.spot(name))]
        if not spots:
            return []
        stamps = []
        for order, spot in enumerate(spots):
            share = staging.part(at, EACH * order, EACH * order + RING, tween.out)
            if 0 < share < 1:
                stamps.append(staging.faded(staging.centred(theme, _ring(theme), spot, 0.4 + share), 1.2 - share))
            lit = staging.pulse(at, EACH * order, SHINES + self.leaving, 250)
            stamps.append(staging.faded(staging.centred(theme, _ring(theme), spot, 0.62), 0.7 * lit))
        x = sum(spot[0] for spot in spots) / len(spots)
        left = min(spot[0] for spot in spots)
        top, bottom = min(spot[1] for spot in spots), max(spot[1] for spot in spots)
        seen = staging.pulse(at, 250, SHINES + self.leaving, 200)
        gold = staging.sparks(theme, self.name, 30, at, (x - 110, top - 40, 220, 120), 60, GOLD, (1.5, 4.0), 1200)
        size = staging.punched(staging.part(at, 300, 620))
        words = staging.title(theme, self.name, 34, (0, 0), room=(RIGHT - LEFT - 2 * BOARD[0]) / MOST_PUNCHED)
        told = staging.pill(theme, self.told, 17, (0, 0))
        wide = max(MOST_PUNCHED * words.surface.width, told.surface.width) / theme.s + 2 * BOARD[0]
        middle = _clear_of_tiles(
            stage, (wide, BOARD[2]), (left, top, max(spot[0] for spot in spots) - left, bottom - top)
        )
        board = staging.signboard(theme, (middle[0] - wide / 2, middle[1] - BOARD[1], wide, BOARD[2]))
        return [
            *stamps,
            *(gold if seen > 0.4 else []),
            staging.faded(board, seen),
            staging.faded(staging.centred(theme, words.surface, middle, size), seen),
            staging.faded(
                staging.centred(theme, told.surface, (middle[0], middle[1] + 38)),
                min(seen, staging.part(at, 500, 700)),
            ),
        ]


@dataclass(frozen=True)
class BlocCompleted(BlocShines):
    """The same for a tile that has just been laid: not before its building stands there."""

    ms = LANDED + SHINES
    still = LANDED + BlocShines.still
    sounds = ((LANDED, "bloc_completed"),)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """Nothing until the building has landed."""
        return super().stamps(stage, at - LANDED) if at >= LANDED else []


@dataclass(frozen=True)
class InDebt(Moment):
    """A seal is struck on the notes of a nation: nobody lends it much more."""

    seat: int
    notes: str
    name: str
    told: str

    ms = 1700.0
    still = 1200.0
    leaving = 200.0
    sounds = ((420.0, "stamp"), (430.0, "bankruptcy"))

    STRUCK = 420.0

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The table pale, notes in a heap, the seal on them, and the words below."""
        theme, middle = stage.theme, (640.0, 300.0)
        seen = min(staging.part(at, 0, 220, tween.out), 1 - staging.part(at, self.ms, self.ms + self.leaving))
        stamps = [stage.dimmed(0.35, 0.55, (255, 226, 214), seen), *staging.edge_glow(theme, RED, 0.6 * seen)]
        start = stage.spot(f"note@{self.seat}")
        home = ui.middle(start) if start else middle
        for order in range(5):
            share = staging.part(at, 40 * order, 40 * order + 300, tween.out)
            goal = middle[0] - 64 + 32 * order, middle[1] + 6 * (order % 2) - 8
            spot = home[0] + (goal[0] - home[0]) * share, home[1] + (goal[1] - home[1]) * share
            note = theme.glyph("note", 112)
            stamps.append(
                staging.faded(staging.centred(theme, note, spot, 1.0, 16 - 8 * order + 20 * (1 - share)), seen)
            )
        if at >= self.STRUCK - 120:
            down = staging.part(at, self.STRUCK - 120, self.STRUCK, lambda share: share * share)
            shake = staging.shaken(at, self.STRUCK, 260, 4.0)
            spot = middle[0] + shake[0], middle[1] + shake[1]
            seal = staging.centred(theme, wax_seal(theme, self.notes, 130), spot, 1.6 - 0.6 * down, -8)
            stamps.append(staging.faded(seal, min(seen, down + 0.2)))
        dust = staging.burst(
            theme, self.notes, 20, staging.part(at, self.STRUCK, self.STRUCK + 500, tween.out), middle, 120, GOLD
        )
        room = SHEET[0] - 60
        words = staging.inked(theme, self.name, 38, (middle[0], SHEET_AT - 18), room=room)
        sheet = staging.centred(theme, scroll(theme, *SHEET), (middle[0], SHEET_AT))
        return [
            *stamps[:-1],
            staging.faded(sheet, min(seen, staging.part(at, 450, 680, tween.out))),
            *stamps[-1:],
            *dust,
            staging.faded(words, min(seen, staging.part(at, 550, 780, tween.back))),
            staging.faded(
                staging.pill(theme, self.told, 17, (middle[0], SHEET_AT + 26), palette.IVORY, room=room),
                min(seen, staging.part(at, 720, 900)),
            ),
        ]


def _clear_of_tiles(stage: MomentStage, size: tuple[float, float], bloc: ui.Area) -> ui.Point:
    """Where words hide the fewest tiles, near to a bloc: where the middle of their first line lies."""
    x, y, wide, high = bloc
    around = (x - HEX / 2, y - HEX / 2, wide + HEX, high + HEX)
    tiles = [(area, TILE) for name in MAP.names if (area := stage.spot(f"tile {name}"))]
    chart = (LEFT, CHART[0], RIGHT - LEFT, CHART[1] - CHART[0])
    found = place(size, around, chart, tiles).area
    return found[0] + size[0] / 2, found[1] + BOARD[1]


def _ring(theme: ui.Theme) -> pygame.Surface:
    """A ring of light around a hex."""

    def draw() -> pygame.Surface:
        side = theme.px(ACROSS * 1.5)
        ring = pygame.Surface((side, side), pygame.SRCALPHA)
        reach = side // 2
        for step in range(reach, reach // 2, -1):
            share = (step - reach // 2) / (reach - reach // 2)
            alpha = round(190 * sin(pi * share) ** 3)
            pygame.draw.circle(ring, (*GOLD[1], alpha), (reach, reach), step, 2)
        return ring

    return theme.cached(("bloc ring",), draw)
