"""Curtain: while the table passes from one person to the next, nobody's hand is shown until the next one says so."""

from __future__ import annotations

from functools import partial
from math import pi

import pygame

from game.core.sentences import Sentences
from game.core.session import Seat
from scenes.window.canvas import Stamp
from scenes.window.drag import contains
from scenes.window.layout import Area, Point
from sprites import brush, materials, palette
from sprites.theme import Theme

_say = Sentences("screens")

HOLD = 600.0
"""Milliseconds that the key is held to lift the curtain."""

VEIL = 0.60
CARD: Area = (420.0, 116.0, 440.0, 436.0)
HEAD = 150.0
"""Height of the upper part, which has the colour of the seat."""

BUTTON: Area = (686.0, 496.0, 140.0, 36.0)
RING = (494.0, 514.0)
RING_SIZE, RING_STEPS = 46.0, 24
HALO = 1.5
"""Size of the light around the card, of the card's own."""

PATTERN_STEP = 30.0
NEWS: Area = (24.0, 246.0, 392.0, 112.0)
"""Where it says what happened, on the card."""

NEWS_EDGE = 8.0
NEWS_SIZES = (15.0, 14.0, 13.0, 12.0)
"""Sizes of its letters; the first that fits is taken."""


class Curtain:
    """The card that asks for the next person, and how long its key has been held."""

    def __init__(self) -> None:
        self._held: float | None = None
        self._is_pressed = False
        self._is_hovered = False

    def close(self) -> None:
        """Ask anew."""
        self._held, self._is_pressed = None, False

    def handle(self, event: pygame.event.Event, theme: Theme) -> bool:
        """Take an event; True when it lifts the curtain."""
        match event.type:
            case pygame.KEYDOWN if event.key == pygame.K_SPACE and self._held is None:
                self._held = 0.0
            case pygame.KEYUP if event.key == pygame.K_SPACE:
                self._held = None
            case pygame.MOUSEMOTION:
                self._is_hovered = _is_on_button(theme.to_units(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._is_pressed = _is_on_button(theme.to_units(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                was_pressed, self._is_pressed = self._is_pressed, False
                return was_pressed and _is_on_button(theme.to_units(event.pos))
        return False

    def advance(self, ms: float) -> bool:
        """Let time pass; True when the key was held long enough."""
        if self._held is None:
            return False
        self._held += ms
        return self._held >= HOLD

    @property
    def is_held(self) -> bool:
        """Whether the key is down."""
        return self._held is not None

    def stamps(self, theme: Theme, seat: Seat, news: str) -> list[Stamp]:
        """The veil over the table, and the card of the seat that is asked for. `news` may hold {glyph} marks."""
        veil = theme.cached(("veil", theme.size), partial(_veil, theme))
        colour = palette.PLAYERS[seat.colour].colour
        rect = theme.rect(*CARD)
        reach = (round(rect.width * HALO), round(rect.height * HALO))
        halo = theme.cached(("curtain halo", reach, colour), partial(brush.spot, reach, colour, 0.8))
        card = theme.cached(("curtain", seat, news, rect.size), partial(_card, theme, seat, news))
        state = "pressed" if self._is_pressed else "hover" if self._is_hovered else "rest"
        button = theme.cached(("curtain button", seat, state), partial(_button, theme, seat, state))
        steps = round(RING_STEPS * min(1.0, (self._held or 0.0) / HOLD))
        ring = theme.cached(("curtain ring", steps), partial(_ring, theme, steps))
        centre = theme.rect(*RING, 0, 0).topleft
        return [
            Stamp(veil, (0, 0)),
            Stamp(halo, halo.get_rect(center=rect.center).topleft),
            Stamp(card, rect.topleft),
            Stamp(button, theme.rect(*BUTTON).topleft),
            Stamp(ring, ring.get_rect(center=centre).topleft),
        ]


def _is_on_button(point: Point) -> bool:
    return contains(BUTTON, point)


def _veil(theme: Theme) -> pygame.Surface:
    veil = pygame.Surface(theme.size, pygame.SRCALPHA)
    veil.fill((*palette.BLACK, round(255 * VEIL)))
    return veil


def _card(theme: Theme, seat: Seat, news: str) -> pygame.Surface:
    """The colour and emblem of the seat above, its name and what happened on paper below."""
    card = materials.parchment(theme, CARD[2], CARD[3], 10).copy()
    width = card.get_width()
    _lay_head(theme, card, seat)
    pass_to = theme.text(_say("curtain.pass_to"), "aside", 22, _head_ink(seat))
    card.blit(pass_to, pass_to.get_rect(center=(width // 2, theme.px(128))))
    name = theme.text(seat.name.upper(), "title", 46, palette.DARK_INK, CARD[2] - 40)
    card.blit(name, name.get_rect(center=(width // 2, theme.px(190))))
    words = theme.text(_say("curtain.hands_down"), "text", 16, palette.DARK_INK, 380)
    card.blit(words, words.get_rect(center=(width // 2, theme.px(228))))
    if news:
        _lay_news(theme, card, news)
    left = theme.px(RING[0] - CARD[0] + 34)
    middle = theme.px(RING[1] - CARD[1])
    hold = theme.text(_say("curtain.hold"), "strong", 16, palette.DARK_INK)
    card.blit(hold, hold.get_rect(midleft=(left, middle)))
    other = theme.text(_say("curtain.or"), "aside", 16, palette.DARK_INK)
    card.blit(other, other.get_rect(center=(theme.px(BUTTON[0] - CARD[0] - 22), middle)))
    return card


def _lay_news(theme: Theme, card: pygame.Surface, news: str) -> None:
    """What happened, on a shaded part of the paper."""
    x, y, width, height = NEWS
    room = (width - 20, height - 2 * NEWS_EDGE)
    words = theme.paragraph(news, "text", NEWS_SIZES, palette.DARK_INK, room, align="center")
    size = (theme.px(width), words.get_height() + theme.px(2 * NEWS_EDGE))
    shade = materials.rounded(*size, 6 * theme.s, palette.DARK_INK, 0.09)
    middle = (theme.px(x + width / 2), theme.px(y + height / 2))
    card.blit(shade, shade.get_rect(center=middle))
    card.blit(words, words.get_rect(center=middle))


def _lay_head(theme: Theme, card: pygame.Surface, seat: Seat) -> None:
    colour, emblem = palette.PLAYERS[seat.colour].colour, palette.PLAYERS[seat.colour].emblem
    edge = theme.px(4)
    size = (card.get_width() - 2 * edge, theme.px(HEAD))
    shape = pygame.Surface(size, pygame.SRCALPHA)
    radius = theme.px(8)
    pygame.draw.rect(
        shape, palette.WHITE, shape.get_rect(), border_top_left_radius=radius, border_top_right_radius=radius
    )
    head = materials.shaded(
        shape, [(0, palette.mix(colour, palette.WHITE, 0.15)), (1, palette.mix(colour, palette.BLACK, 0.2))]
    )
    icon = theme.icon(emblem, 18, palette.mix(colour, palette.BLACK, 0.28))
    step = theme.px(PATTERN_STEP)
    for row, y in enumerate(range(step // 2, size[1], step)):
        for x in range(step // 2 + (step // 2 if row % 2 else 0), size[0], step):
            head.blit(icon, icon.get_rect(center=(x, y)))
    card.blit(head, (edge, edge))
    card.fill(palette.mix(colour, palette.BLACK, 0.55), (edge, edge + size[1], size[0], theme.px(2)))
    disc = materials.player_disc(theme, seat.colour, 92)
    card.blit(disc, disc.get_rect(center=(card.get_width() // 2, theme.px(62))))


def _head_ink(seat: Seat) -> palette.Colour:
    return palette.INK if sum(palette.PLAYERS[seat.colour].colour) > materials.PALE else palette.IVORY


def _button(theme: Theme, seat: Seat, state: str) -> pygame.Surface:
    face = materials.button_face(theme, BUTTON[2], BUTTON[3], "primary", state).copy()
    words = theme.text(
        _say("curtain.i_am", name=seat.name), "strong", 16, palette.BUTTONS["primary"].text, BUTTON[2] - 14
    )
    face.blit(words, words.get_rect(center=face.get_rect().center))
    return face


def _ring(theme: Theme, steps: int) -> pygame.Surface:
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
