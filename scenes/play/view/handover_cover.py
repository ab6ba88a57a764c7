"""Handover cover: hides every hand while the table passes from one person to the next, until that person is ready."""

from __future__ import annotations

from functools import partial
from math import pi

import pygame

from game.files.settings import HOLD
from game.session.session import Seat
from game.text import language
from game.text.sentences import Sentences
from scenes import ui
from scenes.table.faces import mark_of
from scenes.ui.host.hit_target import HostEvent, Press
from sprites.letters.fonts import capitals
from sprites.paint import brush, materials, palette
from sprites.things import discs

say = Sentences("screens")

VEIL = 0.60

CARD_WIDE, CARD_HIGH = 440.0, (436.0, 436.0)
LARGEST: ui.Area = (160.0, 20.0, 960.0, 660.0)
"""Where the card has room."""
CARD_RISE = 52.0
"""Units that the card lies above the middle."""
HEAD = 150.0
"""Height of the upper part, which has the colour of the seat."""

BUTTON_WIDE, BUTTON_HIGH = 140.0, 36.0
RING_SIZE, RING_STEPS = 46.0, 24
HALO = 1.5
"""Size of the light around the card, of the card's own."""

PATTERN_STEP = 30.0
NEWS_PAD = (10.0, 8.0, 10.0, 8.0)
NOWHERE: ui.Area = (0.0, 0.0, 0.0, 0.0)
BUTTON = "button"


class HandoverCover:
    """The card that asks for the next person, and how long its key has been held."""

    def __init__(self) -> None:
        self._action = ui.action("cover.lift")
        self._host = ui.Host(self._take)
        self._is_lifted = False
        self.holding = HOLD
        """How one presses what must be held, by the setting. One press of a key lifts no curtain: it may have been
        meant for what was there before.
        """
        self._is_pressed_once = False
        self._key: tuple[object, ...] = ()
        self._sheet = ui.PaintLayer(ui.Gap())
        self.button: ui.Area = NOWHERE
        """Where it is pressed, once it was seen."""

    def close(self) -> None:
        """Ask anew."""
        self._host.leave()
        self._is_lifted = self._is_pressed_once = False

    def _take(self, event: HostEvent) -> None:
        self._is_lifted = isinstance(event, Press)

    def handle(self, event: pygame.event.Event, theme: ui.Theme) -> bool:
        """Take an event; True when it lifts the curtain."""
        self._host.offer([ui.HitTarget(BUTTON, self.button)])
        if self._action.is_meant(event) and self.holding != HOLD:
            self._is_lifted, self._is_pressed_once = self._is_pressed_once, True
        elif self._action.is_meant(event) and not self.is_held:
            self._host.hold_key(self._action)
        elif event.type == pygame.KEYUP:
            self._host.key_up(event)
        else:
            self._host.handle_pointer(event, theme.to_units)
        return self._is_lifted

    def advance(self, ms: float) -> bool:
        """Let time pass; True when the key was held long enough."""
        self._host.advance(ms)
        return (self._host.key_ms(self._action) or 0.0) >= self._action.hold

    @property
    def is_held(self) -> bool:
        """Whether the key is down."""
        return self._host.key_ms(self._action) is not None

    def stamps(self, theme: ui.Theme, seat: Seat, news: str, face: str = "") -> list[ui.Stamp]:
        """The veil over the table, and the card of the seat that is asked for. `news` may hold {glyph} marks, and its
        player may have chosen a face.
        """
        state = "pressed" if self._host.pressed else "hover" if self._host.hovered else "rest"
        how = say("curtain.hold" if self.holding == HOLD else "curtain.press_twice", key=self._action.cap)
        key = (seat, face, news, state, how, theme.letter, language.now())
        if key != self._key:
            self._key, self._sheet = (
                key,
                ui.PaintLayer(ui.Overlay(card(theme, seat, face, news, state, how), snug=True)),
            )
        laid = self._sheet.laid(theme, _area_of(self._sheet, theme))
        self.button = laid.anchors[BUTTON]
        rect = theme.rect(*laid.anchors["card"])
        colour = palette.PLAYERS[seat.colour].colour
        reach = (round(rect.width * HALO), round(rect.height * HALO))
        halo = theme.cached(("curtain halo", reach, colour), partial(brush.spot, reach, colour, 0.8))
        sheet = theme.cached(("curtain", *key, rect.size), partial(_painted, theme, self._sheet, rect))
        held = self._action.hold / 2 if self._is_pressed_once else self._host.key_ms(self._action) or 0.0
        steps = round(RING_STEPS * min(1.0, held / self._action.hold))
        ring = theme.cached(("curtain ring", steps), partial(_ring, theme, steps))
        return [
            *ui.veil(theme, palette.BLACK, VEIL),
            ui.Stamp(halo, halo.get_rect(center=rect.center).topleft),
            ui.Stamp(sheet, rect.topleft),
            ui.Stamp(ring, ring.get_rect(center=theme.rect(*laid.anchors["ring"]).center).topleft),
        ]


def _area_of(sheet: ui.PaintLayer, theme: ui.Theme) -> ui.Area:
    """The card in the middle of the table, a little above it where it has room."""
    wide = min(sheet.width(theme).wished, LARGEST[2])
    high = min(sheet.height(theme, wide).wished, LARGEST[3])
    top = max(LARGEST[1], (ui.CANVAS[1] - high - CARD_RISE) / 2)
    return ((ui.CANVAS[0] - wide) / 2, top, wide, high)


def _painted(theme: ui.Theme, sheet: ui.PaintLayer, rect: pygame.Rect) -> pygame.Surface:
    """The card alone, in pixels of its own."""
    surface = pygame.Surface(rect.size, pygame.SRCALPHA)
    by_itself = theme.moved(-rect.left, -rect.top)
    for panel in sheet.laid(theme, _area_of(sheet, theme)).panels:
        panel.draw(by_itself, surface)
    return surface


def card(theme: ui.Theme, seat: Seat, face: str, news: str, state: str, how: str) -> ui.Box:
    """The colour of the seat and its emblem or face above, its name, what happened, and how to go on by a key, on
    paper below.
    """
    ink = palette.DARK_INK
    told = (
        ui.Text(news, ui.Style.BODY, size=15, colour=ink, align="center", lines=9, cut=True, pad=NEWS_PAD)
        if news
        else ui.Gap()
    )
    grown = max(1.0, theme.letter)
    label = ui.Text(
        say("curtain.i_am", name=seat.name), ui.Style.STRONG, size=16, colour=palette.BUTTONS["primary"].text,
        align="center", cut=True, wide=(BUTTON_WIDE, BUTTON_WIDE * grown), high=BUTTON_HIGH * max(1.0, 0.75 * grown),
        pad=(7, 0, 7, 0), snug=True, name=BUTTON, back=(ui.Art(_paint_button, state),),
    )  # fmt: skip
    return ui.Column(
        ui.Overlay(
            ui.Column(
                mark_of(face, seat.colour, 92 / theme.letter),
                4,
                ui.Text(say("curtain.pass_to"), ui.Style.ASIDE, size=22, colour=_head_ink(seat), align="center"),
                snug=True,
            ),
            high=HEAD,
            pad=(0, 0, 0, 4),
            back=(ui.Art(_paint_head, seat.colour),),
        ),
        4,
        ui.Text(
            capitals(seat.name),
            ui.Style.TITLE,
            size=46,
            colour=ink,
            align="center",
            floor=0.5,
            cut=True,
            pad=(20, 0, 20, 0),
        ),
        ui.Text(
            say("curtain.hands_down"), ui.Style.BODY, size=16, colour=ink, align="center", lines=3, pad=(30, 0, 30, 0)
        ),
        10,
        ui.Overlay(
            ui.Overlay(told, snug=True, back=(ui.fill(ink, 0.09, 6),) if news else ()), grow=1, pad=(20, 0, 20, 0)
        ),
        16,
        ui.Row(
            ui.Gap(wide=RING_SIZE, high=RING_SIZE, name="ring"),
            11,
            ui.Text(how, ui.Style.STRONG, size=16, colour=ink),
            ui.Gap(grow=1),
            ui.Text(say("curtain.or"), ui.Style.ASIDE, colour=ink),
            15,
            label,
            pad=(47, 0, 30, 11),
        ),
        name="card",
        wide=(CARD_WIDE, CARD_WIDE * grown),
        high=CARD_HIGH,
        pad=4,
        back=(ui.Art(ui.Pen.parchment, 10),),
    )


def _paint_head(pen: ui.Pen, area: ui.Area, number: int) -> None:
    """The colour of a seat with its emblem all over."""
    theme, player = pen.theme, palette.PLAYERS[number]
    rect = theme.rect(*area)
    shape = pygame.Surface(rect.size, pygame.SRCALPHA)
    radius = theme.px(8)
    pygame.draw.rect(
        shape, palette.WHITE, shape.get_rect(), border_top_left_radius=radius, border_top_right_radius=radius
    )
    tones = [
        (0.0, palette.mix(player.colour, palette.WHITE, 0.15)),
        (1.0, palette.mix(player.colour, palette.BLACK, 0.2)),
    ]
    head = materials.shaded(shape, tones)
    icon = theme.icon(player.emblem, 18, palette.mix(player.colour, palette.BLACK, 0.28))
    step = theme.px(PATTERN_STEP)
    for row, y in enumerate(range(step // 2, rect.height, step)):
        for x in range(step // 2 + (step // 2 if row % 2 else 0), rect.width, step):
            head.blit(icon, icon.get_rect(center=(x, y)))
    pen.surface.blit(head, rect)
    pen.surface.fill(palette.mix(player.colour, palette.BLACK, 0.55), (rect.left, rect.bottom, rect.width, theme.px(2)))


def _paint_button(pen: ui.Pen, area: ui.Area, state: str) -> None:
    pen.stamp_at(materials.button_face(pen.theme, area[2], area[3], "primary", state), area)


def _head_ink(seat: Seat) -> palette.Colour:
    return palette.INK if sum(palette.PLAYERS[seat.colour].colour) > discs.PALE else palette.IVORY


def _ring(theme: ui.Theme, steps: int) -> pygame.Surface:
    """A ring that fills while the key is held."""
    side = theme.px(RING_SIZE)
    ring = pygame.Surface((side, side), pygame.SRCALPHA)
    rect = ring.get_rect()
    pygame.draw.circle(ring, palette.DIM, rect.center, side // 2)
    for thickness in range(theme.px(6)):
        arc = rect.inflate(-2 * thickness, -2 * thickness)
        if steps:
            pygame.draw.arc(ring, palette.COST_FILL, arc, pi / 2 - 2 * pi * steps / RING_STEPS, pi / 2, 2)
    pygame.draw.circle(ring, palette.PAPER_TOP, rect.center, side // 2 - theme.px(6))
    glass = theme.icon("spyglass", 24, palette.DARK_INK)
    ring.blit(glass, glass.get_rect(center=rect.center))
    return ring
