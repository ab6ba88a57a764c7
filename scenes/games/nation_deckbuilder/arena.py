"""The arena: the enemies with their latest turns above, the clash in the middle, the own side with its cards below."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.sentences import Sentences
from game.nation_deckbuilder.playing import MARK
from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder import explanations
from scenes.games.nation_deckbuilder.clash import Blow, clash
from scenes.games.nation_deckbuilder.heads import head
from scenes.games.nation_deckbuilder.health import Health
from scenes.games.nation_deckbuilder.open_pile import open_pile, pile_laid_open
from scenes.games.nation_deckbuilder.partner import partner
from scenes.games.nation_deckbuilder.pieces import CARD, PLAYED_CARD
from scenes.games.nation_deckbuilder.rivals import rival
from scenes.games.nation_deckbuilder.sides import (
    Side,
    acting_players,
    is_own_turn,
    nation_colour,
    nation_name,
    other_sides,
)
from scenes.games.nation_deckbuilder.turns import ZONE, standing, turn_cards
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.fitting import Either
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import Art, chip, ghost, heading
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.seats import SEATED
from scenes.kit.text import Text
from scenes.window.layout import Area, Place
from sprites import brush, materials, palette
from sprites.palette import BLACK, BRASS, WHITE, Colour, hex_colour, mix
from sprites.theme import Theme

say = Sentences("nation_deckbuilder")

THEIRS, BAND, OURS = 148.0, 94.0, 182.0
"""Heights of the enemies' half, of the clash and of the own half."""

HEIGHT = THEIRS + BAND + OURS
MEDAL, BESIDE_PARTNER = 96.0, 64.0
"""The medallion of the own side, and where a partner's cards lie beside it."""

GROUND: Colour = hex_colour("#18203E")
TINT, HIGH_CONTRAST_TINT = 0.55, 0.15
"""How much of a side's colour is on its half."""

RINGS = (0.34, 0.46, 0.62, 0.80)
POINTS = (32, 32)
"""Points at which the colours of the field are worked out."""

RADIUS = 10.0
SOFTER = 2
"""How many times smaller what has no edges is drawn."""


@lasting("view", "heaps", "told", "decision", "draft", "ghost", *SEATED)
def arena(
    model: TableModel,
    struck: tuple[Blow, ...],
    effects: tuple[str, ...],
    draws: int,
    health: tuple[Health, ...],
    is_drop: bool,
    heard: int,
) -> Sheet:
    """All of it; `heard` is how much has been told so far, `draws` how many cards the marked ones draw."""
    sides = other_sides(model)
    home = model.view.players[model.shown_seat].nation
    partners = [seat for seat in model.view.nations[home].seats if seat != model.shown_seat]
    enemies = [side for side in sides if side.nation != home]
    tones = tuple(nation_colour(model, side.nation) for side in enemies), nation_colour(model, home)
    above = Row(*(rival(model, side, health[side.nation], len(enemies) == 1) for side in enemies), gap=4)
    below = _own(model, home, partners, effects, draws, health[home], is_drop)
    return Sheet(
        Column(
            Overlay(above, high=(0.0, THEIRS), grow=THEIRS),
            Overlay(clash(model, struck), high=(0.0, BAND), grow=BAND),
            Overlay(below, high=(0.0, OURS), grow=OURS),
            back=(Art(_ground, *tones),),
        ),
        zone=ZONE,
        name="play",
    )


# The own side


def _own(
    model: TableModel,
    home: int,
    partners: list[int],
    effects: tuple[str, ...],
    draws: int,
    health: Health,
    is_drop: bool,
) -> Row:
    """Who it is, the cards of its turn or a pile that is to be chosen from, what stays, and a partner."""
    pile = pile_laid_open(model)
    played = open_pile(model, pile) if pile else _cards(model, home, effects, draws, is_drop)
    stays = [] if pile else [standing(model, model.view.nations[home].seats, "ours", CARD)]
    return Row(
        head(model, Side(home, (model.shown_seat,)), health, BESIDE_PARTNER if partners else MEDAL),
        played,
        *stays,
        *(partner(model, seat) for seat in partners),
        gap=12,
        pad=(14, 4, 10, 8),
    )


def _cards(model: TableModel, home: int, effects: tuple[str, ...], draws: int, is_drop: bool) -> Box:
    """The own turn, on the place where cards are dropped to be played."""
    state: NationState = model.view
    told = Slip(explanations.plain, model, "play_told.played", explanations.PLAYING)
    acts = state.active == home
    key = "last_turn_of" if not acts else "title" if is_own_turn(model) else "title_of"
    title = heading(say(f"play.{key}", name=nation_name(model, home)), cut=True, grow=1)
    more: list[Box] = []
    if draws:
        more.append(
            chip(
                say("play.more", number=draws),
                17,
                palette.INK,
                size=12.5,
                cut=True,
                drop=1,
                name="more",
                tells=told,
            )
        )
    if is_drop:
        more.append(chip(say("play.drop"), 17, palette.WHAT_IF_CELL, palette.HOT, drop=2))
    free = [] if not acts or not _may_play(model) else [_free_place(model, told)]
    return Column(
        Row(title, *more, gap=6, high=20, name="played", tells=told),
        turn_cards(model, home, PLAYED_CARD, free, effects),
        name="play_area",
        place=partial(Place, z=-1, zone=ZONE, drop_verb="mark"),
        tells=told,
        grow=1,
    )


def _may_play(model: TableModel) -> bool:
    decision = model.decision
    return decision is not None and decision.seat == model.viewer and decision.choice is MARK


def _free_place(model: TableModel, told: Slip) -> Box:
    """Where the next card goes, and what an empty row waits for."""
    empty = not any((*player.played, *player.marked) for player in acting_players(model.view))
    words = say("play.hint") if empty else say("play.here")
    style = partial(Text, role="aside", size=15.5, colour=palette.SECONDARY, align="center", pad=3)
    inside = Either(style(words, lines=3), style(say("play.here"), lines=3), Gap())
    return Overlay(ghost((None, 0.0), "", 6, snug=False), inside, name="hint", tells=told, grow=1)


# The ground


def _ground(pen: Pen, area: Area, theirs: tuple[int, ...], ours: int) -> None:
    """A field in the colours of both sides, with rings like those of a shield, in a double line of brass."""
    theme = pen.theme
    rect = theme.rect(*area)
    key = ("arena", rect.size, theirs, ours, theme.scheme)
    pen.shadow(rect, RADIUS)
    pen.surface.blit(theme.cached(key, lambda: _drawn(theme, rect.size, theirs, ours)), rect)


def tone(theme: Theme, colour: int) -> Colour:
    """The outer edge of the half of a seat's colour; 0 is the Evil Army's."""
    paint = palette.PLAYERS[colour].colour if colour else palette.SHADOW_DISC
    tint = TINT if theme.scheme == "standard" else HIGH_CONTRAST_TINT
    return mix(GROUND if theme.scheme == "standard" else BLACK, mix(paint, BLACK, 0.55), tint)


def _colours(theme: Theme, theirs: tuple[int, ...], ours: int) -> pygame.Surface:
    """The colours of the field at few points: theirs run into each other above, ours lies below."""
    colours = pygame.Surface(POINTS)
    own, others = tone(theme, ours), [tone(theme, colour) for colour in theirs]
    ground = GROUND if theme.scheme == "standard" else BLACK
    for x in range(POINTS[0]):
        place = (x + 0.5) / POINTS[0] * len(others) - 0.5
        first = min(max(0, int(place)), len(others) - 1)
        then = min(first + 1, len(others) - 1)
        above = mix(others[first], others[then], min(1.0, max(0.0, 2.5 * (place - first) - 0.75)))
        for y in range(POINTS[1]):
            down = 2 * (y + 0.5) / POINTS[1] - 1
            colours.set_at((x, y), mix(ground, above if down < 0 else own, min(1.0, abs(down) ** 0.8)))
    return colours


def _drawn(theme: Theme, size: tuple[int, int], theirs: tuple[int, ...], ours: int) -> pygame.Surface:
    (width, height), unit = size, theme.s
    soft = (width // SOFTER, height // SOFTER)
    field = pygame.transform.smoothscale(_colours(theme, theirs, ours), soft).convert_alpha()
    line = max(0.6, 0.9 * unit / SOFTER)
    field.blit(brush.vector(soft, [_ring(soft, share, line) for share in RINGS]), (0, 0))
    brush.lay_spot(field, (soft[0] * 0.34, soft[1] * 0.3), (soft[0] * 1.1, soft[1] * 1.2), WHITE, 0.05)
    field = pygame.transform.smoothscale(field, size)
    corner = RADIUS * unit
    shape = materials.rounded(width, height, corner, WHITE)
    field.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    outer = materials.rounded(width, height, corner, BLACK, 0.0, line=1.6 * unit, edge=BRASS)
    gap = round(4 * unit)
    inner = materials.rounded(
        width - 2 * gap,
        height - 2 * gap,
        corner - gap,
        BLACK,
        0.0,
        line=0.8 * unit,
        edge=BRASS,
        edge_alpha=0.55,
    )
    field.blit(outer, (0, 0))
    field.blit(inner, (gap, gap))
    return field


def _ring(size: tuple[int, int], share: float, line: float) -> str:
    return (
        f'<ellipse cx="{size[0] / 2:.1f}" cy="{size[1] / 2:.1f}" rx="{0.6 * share * size[0]:.1f}" '
        f'ry="{1.1 * share * size[1]:.1f}" fill="none" stroke="{brush.css(BRASS)}" stroke-width="{line:.2f}" '
        f'stroke-opacity="0.22"/>'
    )
