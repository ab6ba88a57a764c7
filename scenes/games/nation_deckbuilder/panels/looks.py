"""How the pieces of the table look: cards face up and face down, and piles of them.

A look is a value: equal looks share one picture in the theme's cache.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from scenes import ui
from scenes.games.nation_deckbuilder.panels.faces import card_face
from scenes.games.nation_deckbuilder.panels.small_card import BELOW, small_card, small_outline
from scenes.ui.host.looks import rounded_mask
from sprites.cards import card
from sprites.cards.card_back import age_back, card_back
from sprites.cards.card_kinds import AGE_FRAMES, KINDS
from sprites.cards.card_layout import form_for
from sprites.paint import brush, materials, palette
from sprites.things import discs

UNPLAYABLE = 0.59
"""Brightness of a card that cannot be played."""

NOTE_DOWN = 0.5
"""How far down the picture of a card a word on it lies, as a share of its height: over the figures, which it leaves."""

DISC = 24.0
LEAF = 1.6
"""How far each lower card of a pile looks out below the next."""

MOST_LEAVES = 5
SIGN_TEXT = 13.0
COUNT = (34.0, 17.0)
"""Size of the chip with the number of the cards under a card."""

AGE_DISC, PADLOCK = 0.48, 0.30
"""Diameter of the disc on the back of an age, and the side of its padlock, as shares of the card's width."""

SIGN_ROOM = 0.81
"""The part of a hand card, from its left edge, that the next card of the fan leaves free."""

PILE_ZOOM = (96.0, 134.4)
PILE_ZOOM_ACROSS = 6


@dataclass(frozen=True)
class CardLook(ui.PictureLook):
    """A card face up.

    `width` in units shrinks it, 0 keeps the form's own. `angle` is in degrees, positive to the left. `number` is its
    place in an order. `leaves` lower cards look out under it, and `count` says how many. `sign` are lines on a red
    plate across it, `note` a word on its picture; `light` is its brightness. What is
    bought bears a coin; `is_met` is whether its price can be paid.
    """

    card: str
    form: str
    width: float = 0.0
    angle: float = 0.0
    number: int = 0
    leaves: int = 0
    count: int = 0
    sign: tuple[str, ...] = ()
    note: str = ""
    light: float = 1.0
    is_bought: bool = False
    is_met: bool = True

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its outline; the same for all cards that lie alike."""
        kind = card_face(self.card).kind
        key = ("deck card mask", KINDS[kind].cut, self.form, self.width, self.angle, self.leaves, self.number > 0)
        return theme.cached(key, partial(self._outline, theme, kind))

    def _outline(self, theme: ui.Theme, kind: str) -> pygame.Surface:
        plain = (
            small_outline(theme, *self._size(theme)) if self._is_small else card.silhouette_mask(theme, kind, self.form)
        )
        shape = on_leaves(theme, self._fitted(theme, plain), self.leaves)
        return ui.silhouette(self._turned(_with_margin(theme, shape) if self.number else shape))

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        face = card_face(self.card)
        if self._is_small:
            plain = small_card(theme, self.card, *self._size(theme))
        else:
            plain = card.card_surface(theme, face, self.form, is_met=self.is_met)
        picture = self._fitted(theme, plain).copy()
        if self.light < 1:
            level = round(255 * self.light)
            picture.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        for lay in (self._lay_coin, self._lay_note, self._lay_count, self._lay_sign):
            lay(theme, picture)
        picture = on_leaves(theme, picture, self.leaves)
        if self.number:
            picture = _numbered(theme, picture, self.number)
        return self._turned(picture)

    @property
    def _is_small(self) -> bool:
        return 0 < self.width < BELOW

    def _size(self, theme: ui.Theme) -> tuple[float, float]:
        form = form_for(self.form, theme.letter)
        return self.width, self.width * form.height / form.width

    def _fitted(self, theme: ui.Theme, picture: pygame.Surface) -> pygame.Surface:
        if not self.width or self.width == form_for(self.form, theme.letter).width or self._is_small:
            return picture
        width, height = self._size(theme)
        return pygame.transform.smoothscale(picture, (theme.px(width), theme.px(height)))

    def _turned(self, picture: pygame.Surface) -> pygame.Surface:
        return brush.tilted(picture, self.angle) if self.angle else picture

    def _lay_coin(self, theme: ui.Theme, picture: pygame.Surface) -> None:
        if self.is_bought:
            coin = theme.glyph("coins", max(15.0, 0.24 * self.width))
            picture.blit(
                coin,
                coin.get_rect(midright=(picture.get_width() - theme.px(2), round(0.45 * picture.get_height()))),
            )

    def _lay_note(self, theme: ui.Theme, picture: pygame.Surface) -> None:
        if self.note:
            width, height = picture.get_size()
            words = theme.rich(self.note, "number", SIGN_TEXT, palette.IVORY)
            plate = materials.chip(theme, words.get_width() / theme.s + 14, 19, palette.INK, 0.92)
            spot = plate.get_rect(center=(width // 2, round(NOTE_DOWN * height)))
            picture.blit(plate, spot)
            picture.blit(words, words.get_rect(center=spot.center))

    def _lay_count(self, theme: ui.Theme, picture: pygame.Surface) -> None:
        """How many cards lie under this one, at the right of the picture."""
        if self.count:
            number = theme.text(str(self.count), "number", 12.5, palette.IVORY)
            spot = count_area(theme, picture.get_size())
            picture.blit(materials.chip(theme, *COUNT, palette.INK, 0.85), spot)
            deck = theme.icon("card-draw", 10, palette.IVORY)
            picture.blit(deck, deck.get_rect(midleft=(spot.x + theme.px(3), spot.centery)))
            picture.blit(number, number.get_rect(midright=(spot.right - theme.px(4), spot.centery)))

    def _lay_sign(self, theme: ui.Theme, picture: pygame.Surface) -> None:
        if self.sign:
            lines = [theme.rich(line, "number", SIGN_TEXT, palette.WHITE) for line in self.sign]
            width = max(line.get_width() for line in lines) + theme.px(16)
            height = sum(line.get_height() for line in lines) + theme.px(4)
            wide = min(width, round(SIGN_ROOM * picture.get_width()))
            plate = materials.rounded(
                wide, height, 5 * theme.s, palette.COST_FILL, line=max(1.0, theme.s), edge=palette.COST_RIM
            )
            y = theme.px(2)
            for line in lines:
                room = wide - theme.px(6)
                if line.get_width() > room:
                    line = pygame.transform.smoothscale(line, (room, line.get_height()))
                plate.blit(line, line.get_rect(midtop=(wide // 2, y)))
                y += line.get_height()
            left = (round(SIGN_ROOM * picture.get_width()) - wide) // 2
            picture.blit(plate, plate.get_rect(midleft=(left, round(0.42 * picture.get_height()))))


def count_area(theme: ui.Theme, size: tuple[int, int]) -> pygame.Rect:
    """Where the number of the cards under a market card of this size in pixels lies, under the numeral of its age."""
    area = pygame.Rect(0, 0, theme.px(COUNT[0]), theme.px(COUNT[1]))
    area.midright = size[0] - theme.px(3), round(0.35 * size[1])
    return area


def on_leaves(theme: ui.Theme, picture: pygame.Surface, leaves: int) -> pygame.Surface:
    """The picture on the lower edges of the cards under it; its middle stays the middle."""
    leaves = min(leaves, MOST_LEAVES)
    if not leaves:
        return picture
    step = max(2, theme.px(LEAF))
    width, height = picture.get_size()
    pile = pygame.Surface((width, height + 2 * leaves * step), pygame.SRCALPHA)
    for place in range(leaves, 0, -1):
        tone = palette.mix(palette.PAPER_BOTTOM, palette.BLACK, 0.07 * place)
        leaf = materials.rounded(width, height, 4 * theme.s, tone, line=max(1.0, 0.7 * theme.s), edge=palette.INK)
        pile.blit(leaf, (0, (leaves + place) * step))
    pile.blit(picture, (0, leaves * step))
    return pile


def _numbered(theme: ui.Theme, picture: pygame.Surface, number: int) -> pygame.Surface:
    """The picture with a numbered disc that looks over its upper left corner; the middle stays the middle."""
    wider = _with_margin(theme, picture)
    wider.blit(order_disc(theme, number), (0, 0))
    return wider


def _with_margin(theme: ui.Theme, picture: pygame.Surface) -> pygame.Surface:
    """The picture with the clear margin that a numbered disc needs, the same on all sides."""
    over = theme.px(DISC * 0.36)
    width, height = picture.get_size()
    wider = pygame.Surface((width + 2 * over, height + 2 * over), pygame.SRCALPHA)
    wider.blit(picture, (over, over))
    return wider


def order_disc(theme: ui.Theme, number: int, size: float = DISC) -> pygame.Surface:
    """A dark disc in a brass ring with a place in an order."""

    def draw() -> pygame.Surface:
        disc = materials.chip(theme, size, size, ORDER_FILL, edge=palette.BRASS).copy()
        numeral = theme.text(str(number), "number", size * 0.64, palette.HOT)
        drawn = numeral.get_bounding_rect()
        middle = disc.get_rect().center
        disc.blit(numeral, (middle[0] - drawn.centerx, middle[1] - drawn.centery))
        return disc

    return theme.cached(("order disc", number, size), draw)


ORDER_FILL: palette.Colour = (42, 29, 16)


@dataclass(frozen=True)
class BackLook(ui.FaceDown, ui.PictureLook):
    """A card face down, or a pile of them."""

    width: float
    height: float
    angle: float = 0.0
    leaves: int = 0

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        back = on_leaves(theme, card_back(theme, self.width, self.height), self.leaves)
        return brush.tilted(back, self.angle) if self.angle else back

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its outline."""
        if not self.angle:
            return rounded_mask(theme, self.width, self.height, 4)
        return super().mask(theme)


@dataclass(frozen=True)
class AgeBackLook(ui.FaceDown, ui.PictureLook):
    """The pile of an age that is not reached: the back of its cards with a padlock, and what the age costs."""

    age: int
    cost: int
    width: float
    height: float
    leaves: int = 0

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        colour = palette.hex_colour(AGE_FRAMES[self.age][0])
        back = age_back(theme, self.width, self.height, colour).copy()
        middle = back.get_width() // 2
        disc = materials.chip(theme, *(AGE_DISC * self.width,) * 2, palette.INK, 0.92, palette.BRASS)
        numeral = theme.text(discs.AGE_NUMERALS[self.age], "title", 0.25 * self.width, palette.IVORY)
        padlock = theme.icon("plain-padlock", PADLOCK * self.width, outline=palette.INK, gradient=STEEL)
        price = theme.rich(str(self.cost) + " {science}", "number", 0.13 * self.width, palette.HOT)
        chip = materials.chip(theme, price.get_width() / theme.s + 14, 0.17 * self.width, palette.INK, 0.85)
        for picture, down in ((disc, 0.30), (numeral, 0.30), (padlock, 0.645), (chip, 0.87), (price, 0.87)):
            back.blit(picture, picture.get_rect(center=(middle, round(down * back.get_height()))))
        return on_leaves(theme, back, self.leaves)


STEEL: tuple[palette.Colour, palette.Colour] = ((240, 214, 150), (150, 100, 40))
"""The brass of a padlock."""


@dataclass(frozen=True)
class PileLook(ui.PictureLook):
    """Every card of an open pile at once, the topmost first, as a large look."""

    title: str
    cards: tuple[str, ...]

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        across = min(PILE_ZOOM_ACROSS, max(3, len(self.cards)))
        rows = -(-len(self.cards) // across)
        scale = min(1.0, 4 / rows)
        wide, high = PILE_ZOOM[0] * scale, PILE_ZOOM[1] * scale
        width, height = across * (wide + 6) + 14, rows * (high + 6) + 34
        plate = materials.plate(theme, width, height, palette.PLATE, 0.97, edge_alpha=0.9, line=1.4).copy()
        title = theme.text(self.title, "name", 15, palette.BRASS_LIGHT)
        plate.blit(title, title.get_rect(midleft=(theme.px(10), theme.px(15))))
        for index, handle in enumerate(reversed(self.cards)):
            picture = CardLook(handle, "market", wide).surface(theme)
            x, y = 10 + index % across * (wide + 6), 28 + index // across * (high + 6)
            plate.blit(picture, (theme.px(x), theme.px(y)))
        return plate
