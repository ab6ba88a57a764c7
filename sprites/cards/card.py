"""Turning a card face into a picture: on the table, as a half card, as a thumb and as the zoom card.

All pictures are kept in the cache of the theme. What changes in play (workers, built sections, a spent action)
is drawn over the printed card.
"""

from __future__ import annotations

from itertools import chain

import pygame

from sprites.cards.card_face import Badge, CardFace, CardWords
from sprites.cards.card_kinds import KINDS
from sprites.cards.card_layout import CardLayout, CardMeasures, form_for, layout_of
from sprites.cards.card_stock import frame, paper, silhouette
from sprites.cards.effects import effect_lines
from sprites.cards.emblem import emblem_shape, tinted
from sprites.cards.pills import badge_pill
from sprites.paint import brush, silhouettes
from sprites.paint.light import cooled
from sprites.paint.materials import rounded
from sprites.paint.palette import BLACK, CLOTH_CENTRE, INK, PLAYERS, WHITE, Colour, mix
from sprites.paint.theme import Theme
from sprites.things import tokens
from sprites.things.discs import coin_disc, vp_disc

CHECK: Colour = (31, 110, 62)
TYPE_LINE: Colour = (100, 76, 42)
AGE_STROKE: Colour = (112, 86, 48)
ASIDE_SHIFT = 13  # units that a picture moves to the left where pieces stand on its right
CLOTH_THROUGH = 0.22  # how much of the cloth shows through what is printed on a board
PICTURE_LINE: Colour = (232, 200, 132)
THUMB = (42, 46)
THUMB_WORKER = 15
THUMB_BAND = 4  # units of colour over the picture of a thumb
RULE_SIZE = 14
WORKER_HEIGHT = 0.94  # of its socket
BRIEF_PILLS = (1.0, 0.9, 0.82)  # shares of its height that a pill of a compact card may have
MORE = "…"
NARROWEST = 0.75  # of its width, the least that a name can be read in
NAME_LINE = 0.95  # from one line of a name to the next, in ems
BETWEEN = 3  # card units between two badges
MARGIN = 3.5  # card units between its effects and the paper's edge; of a large face one less
SPENT = 0.4  # how much of a used action still shows


def card_surface(
    theme: Theme,
    face: CardFace,
    form: str = "table",
    *,
    workers: int = 0,
    worker_colour: int = 1,
    built: int | None = None,
    used: bool = False,
    is_met: bool = True,
) -> pygame.Surface:
    """The card as it lies on the table now.

    `workers` of player `worker_colour` stand on it (of 0 only their places are drawn), `built` sections are
    finished of a wonder that is being built, None for any other; `used` marks a spent action; where the price is not
    met the picture is cool and the coin dull red.
    `form` is table, half, zoom or thumb; a thumb shows the picture and the workers alone.
    """
    state = (workers, worker_colour if workers else 0, built, used, is_met)

    def draw() -> pygame.Surface:
        if form == "thumb":
            return _thumb(theme, face, workers, worker_colour, built)
        return _CardPainter(theme, face, form_for(form, theme.letter), workers).painted(
            worker_colour, built, used, is_met
        )

    return theme.cached(("card", face, form, theme.colour(CLOTH_CENTRE), *state), draw)


def silhouette_mask(theme: Theme, kind: str, form: str = "table") -> pygame.Surface:
    """The white silhouette of every card of a type, for shadows and glows."""
    if form != "thumb":
        return silhouette(theme, kind, form_for(form, theme.letter))
    size = (theme.px(THUMB[0]), theme.px(THUMB[1]))
    return theme.cached(("silhouette", form), lambda: silhouettes.filled(silhouettes.rounded(*THUMB, 3), size, theme.s))


def card_places(theme: Theme, face: CardFace, form: str = "table", workers: int = 0) -> CardLayout:
    """Where picture, sockets and sections of this card stand, in units, for rings, bubbles and flying pieces."""
    return _CardPainter(theme, face, form_for(form, theme.letter), workers).layout


def _thumb(theme: Theme, face: CardFace, workers: int, worker_colour: int, built: int | None) -> pygame.Surface:
    kind = KINDS[face.kind]
    size = (theme.px(THUMB[0]), theme.px(THUMB[1]))
    line = max(1, theme.px(1.4))
    bar = theme.px(THUMB_BAND)
    thumb = brush.gradient(
        size, [(0.0, mix(kind.frame, WHITE, 0.2)), (1.0, mix(kind.frame, BLACK, 0.2))]
    ).convert_alpha()
    inner = (size[0] - 2 * line, size[1] - bar - line)
    thumb.blit(theme.posters.picture(face.shown(built), inner), (line, bar))
    step = min(11.0, (THUMB[0] - THUMB_WORKER) / max(1, workers - 1))
    for index in range(workers):
        piece = tokens.worker_token(theme, PLAYERS[worker_colour].colour, THUMB_WORKER)
        x = theme.px(THUMB[0] / 2 + (index - (workers - 1) / 2) * step)
        thumb.blit(piece, piece.get_rect(center=(x, theme.px(THUMB[1] - THUMB_WORKER / 2 - 1))))
    thumb.blit(silhouette_mask(theme, face.kind, "thumb"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return thumb


def fitting_name(theme: Theme, face: CardFace, form: CardMeasures, width: float) -> str:
    """The name by which everybody speaks of the card; a short one only where that could not be read."""
    if form.name_lines > 1 or not face.short_name:
        return face.name
    room = theme.px(width) / NARROWEST
    return face.name if theme.wide(face.name, form.name_role, form.name_smallest) <= room else face.short_name


def name_surface(theme: Theme, name: str, form: CardMeasures, width: float, ink: Colour) -> pygame.Surface:
    """The name in one line of at most `width` units: first smaller, then narrower, never cut."""
    limit = theme.px(width)
    size = form.name_size
    if form.name_lines > 1 and (lines := _in_lines(theme, name, form, width, ink)):
        return lines
    while size > form.name_smallest and theme.wide(name, form.name_role, size) > limit:
        size = max(form.name_smallest, size - 0.5)
    line = theme.text(name, form.name_role, size, ink)
    if line.get_width() > limit:
        line = pygame.transform.smoothscale(line, (limit, line.get_height()))
    return line


def _in_lines(theme: Theme, name: str, form: CardMeasures, width: float, ink: Colour) -> pygame.Surface | None:
    """The name in lines, in the largest letters with room for each of its words; none where the smallest lack it."""
    longest = max(name.split(" "), key=lambda word: theme.wide(word, form.name_role, form.name_size))
    size, limit = form.name_size, theme.px(width)
    while size >= form.name_smallest:
        high = theme.extent(name, form.name_role, size, width, NAME_LINE)[1]
        if theme.wide(longest, form.name_role, size) <= limit and high <= theme.px(form.band):
            return theme.rich(name, form.name_role, size, ink, width, "center", NAME_LINE)
        size -= 0.5
    return None


def faded(line: pygame.Surface) -> pygame.Surface:
    """An effect line whose action was used this round."""
    return tinted(line, WHITE, SPENT)


class _CardPainter:
    """One card in one form: its places, and the layers laid on them."""

    def __init__(self, theme: Theme, face: CardFace, form: CardMeasures, workers: int) -> None:
        self.theme = theme
        self.face = face
        self.form = form
        self.workers = workers
        self.kind = KINDS[face.kind]
        self.line_width = form.inner_width - (MARGIN if form.name_lines == 1 else MARGIN - 1) * 2 * form.unit
        self.words = self._rule() if form.type_line and face.rule else None
        words = self.words.get_height() / theme.s + 4 if self.words else 0.0
        self.lines = self._effect_lines()
        self.layout = layout_of(face, self.kind.cut, form, len(self.lines), workers, words)

    def _effect_lines(self) -> list[pygame.Surface]:
        """The effects in as many lines as they need; a compact form joins them, a line alone on the paper grows."""
        theme, face, form, width = self.theme, self.face, self.form, self.line_width
        if form.compact:
            return self._brief_line()
        lines = effect_lines(theme, face.rows, form.pill, width)
        if form.name_lines > 1:
            return self._lines_with_room(lines)
        if len(lines) == 1 and not (face.sockets or face.sections or self.workers):
            larger = effect_lines(theme, face.rows, form.lone_pill, width)
            return larger if len(larger) == 1 else lines
        return lines

    def _lines_with_room(self, lines: list[pygame.Surface]) -> list[pygame.Surface]:
        """As many effects of a large face as have room over its pieces, and a sign of more."""
        count = len(lines)
        while count > 1:
            top, bottom = layout_of(self.face, self.kind.cut, self.form, count, self.workers).effects
            if bottom - top >= count * self.form.step - 0.4 * self.form.pill:
                break
            count -= 1
        if count == len(lines):
            return lines
        more = self.theme.text(MORE, "name", self.form.pill * 0.5, INK)
        last, room = lines[count - 1], self.theme.px(self.line_width) - more.get_width()
        if last.get_width() > room:
            last = pygame.transform.smoothscale(last, (room, last.get_height()))
        joined = pygame.Surface((last.get_width() + more.get_width(), last.get_height()), pygame.SRCALPHA)
        joined.blit(last, (0, 0))
        joined.blit(more, more.get_rect(bottomright=joined.get_rect().bottomright))
        return [*lines[: count - 1], joined]

    def _brief_line(self) -> list[pygame.Surface]:
        """All effects in one line of pills, as large as it has room for; or as many as it has, and a sign of more."""
        effects = tuple(chain.from_iterable(self.face.rows))
        for share in BRIEF_PILLS:
            line = effect_lines(self.theme, (effects,), self.form.pill * share, self.line_width)
            if len(line) < 2:
                return line
        for count in range(len(effects) - 1, 0, -1):
            shown = (*effects[:count], CardWords(MORE))
            line = effect_lines(self.theme, (shown,), self.form.pill * BRIEF_PILLS[-1], self.line_width)
            if len(line) < 2 and not isinstance(effects[count - 1], CardWords):
                break
        return line[:1]

    def painted(self, worker_colour: int, built: int | None, used: bool, is_met: bool) -> pygame.Surface:
        """The whole card with its pieces."""
        theme, face, form = self.theme, self.face, self.form
        card = paper(theme, form).copy()
        self._lay_picture(card, built)
        if not is_met:
            card = cooled(card)
        card.blit(frame(theme, face.kind, form, face.age, face.mark, face.pays), (0, 0))
        self._lay_name(card)
        self._lay_badges(card, is_met)
        self._lay_effects(card, used)
        self._lay_age_strokes(card)
        self._lay_sections(card, built or 0)
        self._lay_workers(card, worker_colour)
        if form.is_tile and face.age == 0:
            card.blit(rounded(*card.get_size(), 0, theme.colour(CLOTH_CENTRE), CLOTH_THROUGH), (0, 0))
        card.blit(silhouette(theme, face.kind, form), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return card

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return self.theme.px(x), self.theme.px(y)

    def _rule(self) -> pygame.Surface:
        return self.theme.rich(self.face.rule, "text", RULE_SIZE, INK, self.form.inner_width - 20, "center")

    def _lay_picture(self, card: pygame.Surface, built: int | None) -> None:
        left, top, width, height = self.layout.picture
        if not height:
            return
        place = pygame.Rect(*self._at(left, top), *self._at(width, height))
        shift = self.theme.px(ASIDE_SHIFT) if self.form.aside and (self.lines or self.face.vp) else 0
        scene = (place.width + 2 * shift, place.height)
        picture = self.theme.posters.picture(self.face.shown(built), scene)
        card.blit(picture, place, (2 * shift, 0, *place.size))
        line = max(1, round(0.8 * self.theme.s * self.form.unit**0.5))
        card.fill(mix(self.kind.frame, BLACK, 0.5), (place.left, place.bottom, place.width, line))
        card.fill(PICTURE_LINE, (place.left, place.bottom + line, place.width, line))

    def _lay_name(self, card: pygame.Surface) -> None:
        width = silhouettes.CUTS[self.kind.cut].name_width * self.form.unit
        name = fitting_name(self.theme, self.face, self.form, width)
        line = name_surface(self.theme, name, self.form, width, self.kind.ink)
        place = line.get_rect(center=self._at(self.form.width / 2, self.form.name_y))
        if sum(self.kind.ink) > 3 * 128:
            drop = max(1, round(self.theme.s * self.form.unit**0.5 * 0.8))
            card.blit(tinted(line, BLACK, 0.7), place.move(drop, drop))
        card.blit(line, place)

    def _lay_badges(self, card: pygame.Surface, is_met: bool) -> None:
        y = self.layout.left_badge_y
        edge = 6 * self.form.unit
        if self.form.compact:
            self._lay_vp(card, self.form.width - edge, self.layout.picture[1] + self.layout.picture[3] * 0.56)
            return
        left, beside = self._badges(edge)
        if left:
            card.blit(left, left.get_rect(midleft=self._at(edge, y)))
        right = self.form.width - edge
        if beside:
            card.blit(beside, beside.get_rect(midright=self._at(right, y)))
            right -= beside.get_width() / self.theme.s
        self._lay_vp(card, right, y)
        if self.face.price is not None:
            coin = coin_disc(self.theme, self.face.price, self.form.badge, is_met)
            beneath = self.layout.picture[1] + self.layout.picture[3]
            place = y if self.form.name_lines > 1 else beneath - 0.36 * self.form.badge
            card.blit(coin, coin.get_rect(midleft=self._at(0.7 * edge, place)))

    def _lay_vp(self, card: pygame.Surface, right: float, y: float) -> None:
        if self.face.vp:
            disc = vp_disc(self.theme, self.face.vp, self.form.laurel)
            card.blit(disc, disc.get_rect(midright=self._at(right, y)))

    def _badges(self, edge: float) -> tuple[pygame.Surface | None, pygame.Surface | None]:
        """The pills at the left and at the right, smaller where they have no room beside each other."""
        badges = self.face.left_badge, self.face.right_badge
        pills = [self._badge(badge, self.form.badge) for badge in badges if badge]
        room = self.theme.px(self.form.width - 2 * edge - BETWEEN * self.form.unit)
        wide = sum(pill.get_width() for pill in pills)
        high = self.form.badge * min(1.0, room / wide) if len(pills) > 1 else self.form.badge
        left, right = (self._badge(badge, high) if badge else None for badge in badges)
        return left, right

    def _badge(self, badge: Badge, high: float) -> pygame.Surface:
        return self.theme.cached(("badge", badge, high), lambda: badge_pill(self.theme, badge, high))

    def _lay_effects(self, card: pygame.Surface, used: bool) -> None:
        if self.form.aside:
            self._lay_aside(card)
            return
        top, bottom = self.layout.effects
        middle = self.form.width / 2
        if self.form.type_line and self.face.type_line:
            line = self.theme.text(self.face.type_line, "aside", RULE_SIZE, TYPE_LINE)
            card.blit(line, line.get_rect(center=self._at(middle, top - self.form.type_line / 2)))
        if self.form.type_line:
            y = top + self.form.step / 2
        else:
            y = (top + bottom - (len(self.lines) - 1) * self.form.step) / 2
        middle_line = y + (len(self.lines) - 1) * self.form.step / 2
        for line in self.lines:
            card.blit(faded(line) if used else line, line.get_rect(center=self._at(middle, y)))
            y += self.form.step
        if used:
            check = emblem_shape("check-mark", self.theme.px(1.4 * self.form.step), card.get_width(), CHECK)
            card.blit(check, check.get_rect(center=self._at(middle, middle_line)))
        if self.words:
            y -= self.form.step / 2
            centre = (
                (y + bottom) / 2
                if self.layout.sockets or self.layout.sections
                else y + 4 + self.words.get_height() / self.theme.s / 2
            )
            card.blit(self.words, self.words.get_rect(center=self._at(middle, centre)))

    def _lay_aside(self, card: pygame.Surface) -> None:
        """What the card brings stands on the picture, to the left of the VP disc."""
        _, top, _, height = self.layout.picture
        right = self.form.width - 6 - (self.form.laurel + 3 if self.face.vp else 0)
        for line in self.lines:
            card.blit(line, line.get_rect(midright=self._at(right, top + height / 2)))

    def _lay_age_strokes(self, card: pygame.Surface) -> None:
        """A tile tells its age by strokes in its lower left corner."""
        if self.form.is_tile:
            for stroke in range(self.face.age):
                place = (*self._at(14 + 7.5 * stroke, self.form.foot - 4), *self._at(5, 2.4))
                card.fill(AGE_STROKE, place)

    def _lay_sections(self, card: pygame.Surface, built: int) -> None:
        for index, (left, top, width, height) in enumerate(self.layout.sections):
            block = tokens.section_block(self.theme, width, height, self.face.sections[index], index < built)
            card.blit(block, self._at(left, top))

    def _lay_workers(self, card: pygame.Surface, worker_colour: int) -> None:
        """Sockets first, then workers from the last to the first, so that every chest stays in sight."""
        size = self.layout.socket
        numbers = (*self.face.sockets, *(None for _ in range(self.workers)))
        for (x, y), vp in zip(self.layout.sockets, numbers, strict=False):
            recess = tokens.socket(self.theme, size, vp)
            card.blit(recess, recess.get_rect(center=self._at(x, y)))
        standing = list(zip(self.layout.sockets, numbers, strict=False))[: self.workers if worker_colour else 0]
        for (x, y), vp in reversed(standing):
            piece = tokens.worker_token(self.theme, PLAYERS[worker_colour].colour, size * WORKER_HEIGHT, vp)
            card.blit(piece, piece.get_rect(center=self._at(x, y - 0.06 * size)))
