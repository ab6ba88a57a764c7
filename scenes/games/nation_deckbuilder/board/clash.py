"""The clash in the middle of the arena: what is dealt, what Walls stop of it, and the health that is lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from random import Random
from typing import NamedTuple

import pygame

from game.engine.event import Event
from game.nation_deckbuilder import events
from game.nation_deckbuilder.analysis.preview import Hit
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules.combat import walls
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.text.recap import blows, latest_turn
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.text import explanations, figures_told
from scenes.games.nation_deckbuilder.text.sides import nation_name, other_sides, strikes_to_come
from scenes.table.model import TableModel
from sprites.paint import brush, palette

say = Sentences("nation_deckbuilder")

SPARK: palette.Colour = palette.hex_colour("#FFE2A0")
EMBERS: palette.Colour = palette.hex_colour("#FFB45A")
EARTH: palette.Colour = palette.hex_colour("#1A1A30")
SPARKS, AT_RIM = 34, 0.14
"""Sparks of a band, and how far from its rims they fly, as a share of its height: beside a figure one would look like
a point of it.
"""
POINT_DOWN, LEAST_SWORD = -135.0, 20.0
"""How far the sign of a sword is turned to stick in the ground, and how high it must be to be drawn."""

SWORD = "sword@"
"""What the anchor of the sword of a sum is called, before the nation that it strikes."""

Sizes = tuple[float, float, float]
LARGE: Sizes = (40.0, 36.0, 15.0)
MIDDLE: Sizes = (32.0, 29.0, 13.5)
SMALL: Sizes = (26.0, 24.0, 12.5)
"""Sides of the signs, and sizes of the figures and of the words beside them."""

WIDEST = 610.0
"""How wide sums are: a hint lies beside them, wherever it lay before there were any."""


class BlowLine(NamedTuple):
    """What a nation deals to another one; it is meant as long as the cards are only marked. `wall` is the key of what
    becomes of the Walls that it meets.
    """

    hit: Hit
    attacker: int
    is_meant: bool
    wall: str = "walls"


def blows_shown(model: TableModel[NationState], meant: tuple[Hit, ...]) -> tuple[BlowLine, ...]:
    """What is about to be struck, as long as it is shown; else what the marks would do; else what the running turn
    did. What is past is no sum any more.
    """
    state = model.view
    if strikes := strikes_to_come(model):
        attacker = strikes[0].attacker
        fallen = _walls_fallen((*_since_it_began(model.told), *model.coming))
        return tuple(_done(state, hit, attacker, fallen) for hit in blows(strikes, attacker))
    if meant:
        return tuple(BlowLine(hit, state.active, True, _wall_that_would_stop(state, hit)) for hit in meant)
    attacker = state.active
    turn = latest_turn(state, model.told, attacker) if attacker >= 0 else ()
    return tuple(_done(state, hit, attacker, _walls_fallen(turn)) for hit in blows(turn, attacker))


def last_blow(model: TableModel[NationState]) -> BlowLine | None:
    """Who struck the side in front last, and what that cost it, be it a Wall; None where nobody has."""
    state = model.view
    home = state.players[model.shown_seat].nation
    for attacker in (index for index in range(len(state.nations)) if index != home):
        turn = latest_turn(state, model.told, attacker)
        for hit in blows(turn, attacker):
            if hit.nation == home and hit.dealt:
                return _done(state, hit, attacker, _walls_fallen(turn))
    return None


def _done(state: NationState, hit: Hit, attacker: int, fallen: frozenset[int]) -> BlowLine:
    """A blow that was struck, or is: what became of Walls was told with it."""
    falls = not fallen.isdisjoint(state.nations[hit.nation].seats)
    return BlowLine(hit, attacker, False, "walls" if not hit.blocked else "falls" if falls else "holds")


def _walls_fallen(told: Iterable[Event]) -> frozenset[int]:
    """The seats whose Walls have fallen."""
    return frozenset(event.seat for event in told if isinstance(event, events.WallFell))


def _since_it_began(told: Sequence[Event]) -> Iterator[Event]:
    """What was told of the running turn, the newest first."""
    return takewhile(lambda event: not isinstance(event, events.TurnBegan), reversed(told))


def _wall_that_would_stop(state: NationState, hit: Hit) -> str:
    """What would become of the first Wall that stops something."""
    standing = walls(state, state.nations[hit.nation])
    if not hit.blocked or not standing:
        return "walls"
    absorbed = state.nations[hit.nation].absorbed + hit.blocked
    return "falls" if absorbed >= CARDS[standing[0][1]].blocks else "holds"


def clash(model: TableModel[NationState], struck: tuple[BlowLine, ...]) -> ui.Box:
    """A sum for every nation that is hit, under the side that it befalls."""
    told = ui.Tooltip(explanations.plain, model, "play_told.attack", explanations.WALLS)
    content: ui.Box
    if struck:
        order = [side.nation for side in other_sides(model)]
        from_left = sorted(struck, key=lambda blow: order.index(blow.hit.nation) if blow.hit.nation in order else -1)
        sums = [_sum(model, blow, len(struck) > 1) for blow in from_left]
        content = ui.Row(ui.Row(*sums, gap=18, wide=(0.0, WIDEST)), ui.Gap(grow=1))
    else:
        past = last_blow(model)
        said = say("play.none")
        if past:
            key = {"walls": "last_blow", "holds": "last_blow_held", "falls": "last_blow_felled"}[past.wall]
            hit = past.hit
            said = say(f"play.{key}", name=nation_name(model, past.attacker), n=hit.lost, stopped=hit.blocked)
        words = ui.Text(said, ui.Style.ASIDE, name="no attack", tells=told, cut=True)
        content = ui.Column(ui.Art(_planted_sword, grow=1), ui.Row(ui.Gap(grow=1), words, ui.Gap(grow=1)))
    return ui.Overlay(content, name="clash", tells=told, back=(ui.Art(_glow, bool(struck)),), pad=(12, 0, 12, 0))


def _sum(model: TableModel[NationState], blow: BlowLine, is_one_of_several: bool) -> ui.Box:
    """7 dealt − 3 by Walls = 4 health lost, or more than there is left."""
    about = ui.Tooltip(figures_told.hit, model, blow.hit, blow.attacker, blow.is_meant)
    if is_one_of_several:
        ways = [_sum_under(model, blow, SMALL)]
    else:
        ways = [_sum_beside(model, blow, LARGE), _sum_beside(model, blow, MIDDLE), _sum_under(model, blow, SMALL)]
    return ui.Overlay(ui.Either(*ways), name=f"sum@{blow.hit.nation}", tells=about, grow=1)


def _sum_beside(model: TableModel[NationState], blow: BlowLine, sizes: Sizes) -> ui.Box:
    """In one line with who strikes whom, close before it."""
    apart = 0.5 * sizes[0]
    figures = _figures(model, blow, sizes, apart)
    return ui.Row(_who(model, blow, sizes, False), 2 * apart, *figures, ui.Gap(grow=1), pad=(8, 0, apart, 0))


def _sum_under(model: TableModel[NationState], blow: BlowLine, sizes: Sizes) -> ui.Box:
    """Under who strikes whom, where there is no room beside it."""
    figures = ui.Row(ui.Gap(grow=1), *_figures(model, blow, sizes, 6), ui.Gap(grow=1))
    return ui.Column(_who(model, blow, sizes, True), figures, ui.Gap(grow=0.001))


def _who(model: TableModel[NationState], blow: BlowLine, sizes: Sizes, is_above: bool) -> ui.Text:
    names = {"attacker": nation_name(model, blow.attacker), "target": nation_name(model, blow.hit.nation)}
    count = max(1, len(model.view.nations[blow.attacker].seats))
    return ui.Text(
        say("play.attacks", count=count, **names),
        ui.Style.STRONG,
        size=sizes[2],
        colour=palette.SECONDARY,
        align="center" if is_above else "left",
        cut=is_above,
        drop=is_above,
    )


def _figures(model: TableModel[NationState], blow: BlowLine, sizes: Sizes, apart: float) -> Iterator[ui.Box | float]:
    hit = blow.hit
    lost = say("play.all_falls") if hit.health <= 0 else say("play.lost")
    ink = palette.LOSS if hit.nation == model.view.players[model.viewer].nation else palette.WHAT_IF
    yield _term(hit.dealt, "sword", say("play.dealt"), sizes, palette.HOT, f"{SWORD}{hit.nation}")
    yield from (apart, _operator("−", sizes), apart)
    yield _term(hit.blocked, "wall", say(f"play.{blow.wall}"), sizes, palette.HOT)
    yield from (apart, _operator("=", sizes), apart)
    yield _term(hit.dealt - hit.blocked, "health", lost, sizes, ink)


def _operator(sign: str, sizes: Sizes) -> ui.Text:
    return ui.Text(sign, ui.Style.HEADING, size=0.7 * sizes[1], align="center")


def _term(amount: int, sign: str, word: str, sizes: Sizes, ink: palette.Colour, name: str = "") -> ui.Row:
    side, figure, letters = sizes
    return ui.Row(
        ui.Overlay(ui.glyph(sign, side), name=name),
        ui.Text(str(amount), ui.Style.FIGURE, size=figure, colour=ink),
        ui.Text(word, ui.Style.CAPTION, size=letters, colour=palette.IVORY, drop=sizes is SMALL),
        gap=0.18 * side,
    )


def _planted_sword(pen: ui.Pen, area: ui.Area) -> None:
    """A sword that sticks in the ground, as long as nobody strikes."""
    x, y, width, height = area
    if height > LEAST_SWORD:
        sword = pen.theme.cached(("planted sword", height), partial(_planted, pen.theme, height))
        pen.stamp(sword, x + width / 2, y + height / 2, "center")


def _planted(theme: ui.Theme, height: float) -> pygame.Surface:
    upright = brush.tilted(theme.glyph("sword", height), POINT_DOWN)
    sword = upright.subsurface(upright.get_bounding_rect())
    wide, high = theme.px(1.4 * height), theme.px(height)
    picture = pygame.Surface((wide, high), pygame.SRCALPHA)
    brush.lay_spot(picture, (wide * 0.5, high * 0.9), (wide, high * 0.2), palette.BLACK, 0.7)
    seen = sword.get_rect(height=round(high * 0.92))
    picture.blit(sword, ((wide - sword.get_width()) // 2, 0), seen)
    brush.lay_spot(picture, (wide * 0.5, high * 0.94), (wide * 0.55, high * 0.2), EARTH, 1.0)
    return picture


def _glow(pen: ui.Pen, area: ui.Area, burns: bool) -> None:
    """Embers along the band, and sparks while somebody is hit."""
    theme = pen.theme
    rect = theme.rect(*area)
    glow = theme.cached(("clash", rect.size, burns), lambda: _drawn(rect.size, theme.s, burns))
    pen.surface.blit(glow, rect)


def _drawn(size: tuple[int, int], unit: float, burns: bool) -> pygame.Surface:
    glow = brush.spot(size, EMBERS, 0.30 if burns else 0.10, 2.4)
    if burns:
        glow.blit(brush.vector(size, [*_sparks(size, unit)]), (0, 0))
    return glow


def _sparks(size: tuple[int, int], unit: float) -> Iterator[str]:
    random = Random(5)
    for _ in range(SPARKS):
        x, y = random.uniform(0.04, 0.96) * size[0], random.uniform(0.02, AT_RIM) * size[1]
        y = y if random.random() < 0.5 else size[1] - y
        radius = random.uniform(0.5, 1.5) * unit
        yield brush.ellipse((x, y), (radius, radius), SPARK, random.uniform(0.35, 0.9))
