"""Moments of war: the card that is declared burns; when the War is resolved, its line falls across the nations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.looks import CardLook
from scenes.table import staging
from scenes.table.moment import Moment, MomentStage
from sprites.bust.person import Looks, bust_of
from sprites.bust.picture import bust_picture
from sprites.cards.card_face import CardFace
from sprites.paint import brush, palette, tween
from sprites.places import panorama, stagecraft
from sprites.places.air import WAR

say = Sentences("nations")

EMBERS: tuple[palette.Colour, ...] = ((255, 200, 90), (255, 140, 40), (255, 84, 30))
RIM: palette.Colour = (104, 84, 70)
RED: palette.Colour = (214, 40, 24)
PALE: palette.Colour = (255, 228, 190)
CALM: palette.Colour = (206, 240, 190)
"""The ink of good news."""


FLY, BURN = 450.0, 1050.0
"""When the War lies on its space, and has burnt in."""

SMALLEST, RIGHT = 0.6, 1274.0
"""The least size of the card on its space, and how far to the right it reaches at most."""

TOP, HEIGHT = 42.0, 432.0
"""The band: with its rims from the rail above to the nation in front, so that no panel is cut."""

FOOT = 410.0
SCENE, SCENE_FADES = 560.0, 0.45
"""How wide the picture of the War is, and which share of it fades into the night."""
MIDDLE, ROOM, STEP = 790.0, 760.0, 222.0
"""The middle of all pedestals, the units for them, and from one to the next at most."""

PEDESTAL, TALLEST, LOWEST, UNIT = 150.0, 146.0, 30.0, 33.0
FIGURE, SHIELD = 112.0, 46.0
PLATE, PLATE_GROWS = (168.0, 48.0), 1.17
"""Units of a plate, and how much larger the text size of the settings makes it at most."""

RISEN, FALLS, STRUCK, LOSES = 500.0, 800.0, 1150.0, 1350.0
"""When the pedestals stand, the line begins to fall, has stopped, and the first loser is hit."""

LINE, LINE_ROOM, NAMED_UNDER = 318.0, 176.0, 35.0
"""Where the line of the War begins, under its strength, the units that its name has room in, and how far under the
middle of its strength that stands: they touch, and are read as one.
"""

DUSK, FIRELIGHT, LIT = palette.hex_colour("#5A1E2E"), palette.hex_colour("#FF8A3C"), palette.hex_colour("#FFE2CE")
"""The night over the sky of a picture of War, the fire that shines on it from the burning town, and its ground."""

GLOW = 0.1
"""How strong that fire is."""

CLEAR = 7.0
"""Units around what is read that no ember crosses: beside a figure one looks like a point of it."""

EACH, LOSS_FLIES, LOSS = 200.0, 700.0, 19.0
LOST_SIGN, LOST_AT, LOST_STEP = 28.0, (36.0, -74.0), 27.0
"""Units of the sign of what was lost; where the first stands beside the middle of its nation and over its pedestal, and
from one down to the next: all within the step of the narrowest nations, clear of the next one's shield.
"""


@dataclass(frozen=True)
class WarDeclared(Moment):
    """A War is bought: its card flies to its space and burns in, and red light falls on the cloth."""

    card: str
    face: CardFace

    ms = 1150.0
    still = FLY / 2
    leaving = 250.0
    sounds = ((FLY, "card_snap"), (BURN, "thunder"))

    @property
    def pieces(self) -> tuple[str, ...]:
        """The card."""
        return (self.card,)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """Red light, and the card on its way or in embers; it leaves for where the War is told then."""
        theme, target, plate = stage.theme, stage.first("war"), stage.spot("war")
        start = stage.first(self.card) or target
        if target is None or start is None or plate is None:
            return []
        glow = staging.edge_glow(theme, RED, staging.pulse(at, 0, self.ms + self.leaving, 300))
        look, share = CardLook(self.face).surface(theme), staging.part(at, 0, FLY)
        wide, high = look.get_width() / theme.s, look.get_height() / theme.s
        if at < FLY:
            scale = 1 + 0.5 * (1 - (2 * share - 1) ** 2)
            spot = _within(staging.arc(ui.middle(start), ui.middle(target), 46)(share), wide * scale)
            return [*glow, staging.centred(theme, look, spot, scale, 7 * (1 - share))]
        WarScene(self.face).surface(theme)  # it will have been printed by the time that the War is fought
        burning = stage.kept(("burning", look), lambda: stagecraft.burning_card(theme, look, self.card))
        fit = max(SMALLEST, min(1.0, (target[3] + 26) / high))
        gone = staging.part(at, self.ms, self.ms + self.leaving)
        scale = 1 + (fit - 1) * staging.part(at, FLY, FLY + 180, tween.back)
        x, y = _within(staging.arc(ui.middle(target), ui.middle(plate), 0)(gone), wide * scale)
        area = (x - wide * fit / 2, y - high * fit / 2, wide * fit, high * fit)
        fire = staging.sparks(theme, self.card, 26, at, area, 90, EMBERS)
        card = staging.centred(theme, burning, (x, y), scale)
        return [*glow, staging.faded(card, 1 - gone), *(faded_all(fire, (1 - gone) * staging.part(at, FLY, BURN)))]


class Fighter(NamedTuple):
    """A nation in a War: what it is called, its strength and stability, and what it loses where it is defeated."""

    name: str
    colour: int
    person: Looks
    strength: int
    stability: int
    is_defeated: bool
    losses: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class WarFought(Moment):
    """A War is fought: the nations stand by their strength, and who stands below its line is hit."""

    card: str
    face: CardFace
    name: str
    rule: str
    strength: int
    fighters: tuple[Fighter, ...]
    """The strongest first."""

    ms = ui.MANNERS["war"].landed
    still = 2400.0
    follows = True
    leaving = ui.MANNERS["war"].settle
    sounds = ((STRUCK, "stamp"), (LOSES, "rubble"))

    @property
    def painted(self) -> Sequence[ui.Look]:
        """Its picture."""
        return (WarScene(self.face),)

    @property
    def all_stand(self) -> bool:
        """Whether nobody is defeated."""
        return not any(fighter.is_defeated for fighter in self.fighters)

    @property
    def heard(self) -> Sequence[tuple[float, str]]:
        """The line that strikes; nothing falls where all stand."""
        return self.sounds[:1] if self.all_stand else self.sounds

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The band in the dark: the War, the nations on their pedestals, and the line of the War."""
        theme = stage.theme
        open_now = min(staging.part(at, 0, 250, tween.out), 1 - staging.part(at, self.ms - 50, self.ms + self.leaving))
        dark = stage.dimmed(0.75, 0.42, (255, 226, 214), open_now)
        if open_now <= 0:
            return [dark]
        band = staging.across(theme, TOP, HEIGHT)
        window = staging.opening(band, open_now)
        nations, signs = self._nations(theme, at)
        embers = staging.sparks(
            theme, self.card, 46, at, (0, TOP + 40, 1280, HEIGHT - 40), 240, EMBERS, (1.5, 3.5), 2400
        )
        words = self._words(theme, at)
        told = [stamp.rect.inflate(2 * theme.px(CLEAR), 2 * theme.px(CLEAR)) for stamp in (*words, *signs)]
        inside = [
            *self._behind(stage, band),
            *(ember for ember in embers if ember.rect.collidelist(told) < 0),
            *nations,
            *self._line(theme, band, at),
            *signs,
            *words,
        ]
        return [dark, *staging.clipped(inside, window), *stage.rims(window, RIM)]

    def _words(self, theme: ui.Theme, at: float) -> list[ui.Stamp]:
        """Which War it is and what it costs; once its line has come down and all stand, that it costs nothing."""
        name = staging.title(theme, self.name, 40, (816, TOP + 40), colour=(255, 196, 128))
        spared = staging.part(at, STRUCK, LOSES) if self.all_stand else 0.0
        told = say("moments.all_stand") if spared >= 0.5 else self.rule
        ink = CALM if spared >= 0.5 else palette.IVORY
        words = staging.pill(theme, told, 17, (816, TOP + 79), ink, "strong", 900)
        seen = abs(1 - 2 * spared) * staging.part(at, 300, 550)
        return [staging.faded(name, staging.part(at, 150, 400)), staging.faded(words, seen)]

    def _behind(self, stage: MomentStage, band: pygame.Rect) -> list[ui.Stamp]:
        """The War itself at the left, and beside it a town on fire under a night sky; darkness at the edges."""
        theme, air = stage.theme, WAR

        def draw() -> pygame.Surface:
            picture = panorama.sky(band.size, air, (0.6, 0.86), 0.1)
            for depth, foot in ((0.55, 0.8), (0.1, 0.9)):
                picture.blit(panorama.city(band.size, air, 2, 11, depth, foot), (0, 0))
            return picture

        def draw_front() -> pygame.Surface:
            front = staging.vignette(band.size, 0.62)
            crowd = panorama.crowd((band.width, band.height // 5), (16, 8, 14), 4, spears=True)
            front.blit(crowd, (0, band.height - crowd.get_height()))
            return front

        scene = WarScene(self.face).surface(theme)
        faded = stage.kept(("scene", scene), lambda: _by_night(scene))
        return [
            ui.Stamp(stage.kept("behind", draw), band.topleft),
            ui.Stamp(faded, (theme.rect(0, 0, 0, 0).x, band.y)),
            ui.Stamp(stage.kept("front", draw_front), band.topleft),
        ]

    # -- the nations ------------------------------------------------------------------------------------------

    @property
    def _unit(self) -> float:
        """How high a point of strength is."""
        most = max(1, self.strength, *(fighter.strength for fighter in self.fighters))
        return min(UNIT, (TALLEST - LOWEST) / most)

    def _middle_of(self, place: int) -> float:
        return MIDDLE + self._step * (place - (len(self.fighters) - 1) / 2)

    @property
    def _step(self) -> float:
        return min(STEP, ROOM / len(self.fighters))

    def _nations(self, theme: ui.Theme, at: float) -> tuple[list[ui.Stamp], list[ui.Stamp]]:
        """The nations on their pedestals, and what is told of each, which the line does not hide."""
        nations, signs = list[ui.Stamp](), list[ui.Stamp]()
        losers = [fighter for fighter in self.fighters if fighter.is_defeated]
        for place, fighter in enumerate(self.fighters):
            hit = LOSES + EACH * losers.index(fighter) if fighter.is_defeated else None
            stands, told = self._nation(theme, fighter, self._middle_of(place), at, hit)
            nations += stands
            signs += told
        return nations, signs

    def _nation(
        self, theme: ui.Theme, fighter: Fighter, x: float, at: float, hit: float | None
    ) -> tuple[list[ui.Stamp], list[ui.Stamp]]:
        """A nation on its pedestal; its shield and plate. One that was hit leans and loses what it loses."""
        colour = palette.PLAYERS[fighter.colour].colour
        step = self._step
        wide = min(PEDESTAL, step - 18)
        high = LOWEST + max(0, fighter.strength) * self._unit
        risen = high * staging.part(at, 100, RISEN, tween.out)
        stone = stagecraft.pedestal(theme, colour, wide, TALLEST + 20)
        rect = theme.rect(x - wide / 2, FOOT - risen, wide, risen)
        seen = stone.subsurface((0, 0, stone.get_width(), max(1, min(rect.height, stone.get_height()))))
        since = 0.0 if hit is None else staging.part(at, hit, hit + 250, tween.back)
        shake = staging.shaken(at, hit, 300, 4.0) if hit is not None else (0.0, 0.0)
        lean = 5.0 * since * (1 if fighter.colour % 2 else -1)
        top = FOOT - risen
        figure = bust_picture(theme, bust_of(fighter.person), FIGURE, FIGURE)
        spot = (x + shake[0] + lean, top - FIGURE / 2 + 6 * since)
        shield = stagecraft.strength_shield(theme, fighter.strength, SHIELD, colour)
        beside = x + max(6 - wide / 2, (SHIELD - step) / 2 + 2)
        stands = [
            staging.faded(staging.centred(theme, figure, spot, 1.0, -lean), staging.part(at, 250, 450)),
            ui.Stamp(seen, rect.topleft),
        ]
        signs = [
            staging.faded(staging.centred(theme, shield, (beside + shake[0], top - 8)), staging.part(at, 350, 500))
        ]
        if hit is not None:
            signs += staging.burst(
                theme,
                fighter.name,
                16,
                staging.part(at, hit, hit + 500, tween.out),
                (x, top),
                80,
                (RIM, palette.SECONDARY),
            )
            signs += self._losses(theme, fighter, (x, top), at, hit)
        is_told = at >= (STRUCK if hit is None else hit)
        plate = self._plate(theme, fighter, x, step, since, shake, is_told)
        signs.append(staging.faded(plate, staging.part(at, 150, 400)))
        return stands, signs

    def _plate(
        self, theme: ui.Theme, fighter: Fighter, x: float, step: float, hit: float, shake: ui.Point, is_told: bool
    ) -> ui.Stamp:
        """Who it is, and how it comes off, once the line has come down; cracked and askew where it was hit."""
        large = max(1.0, min(PLATE_GROWS, theme.letter))
        width, height = min(PLATE[0] * large, step - 8), PLATE[1] * large
        colour = palette.PLAYERS[fighter.colour].colour
        told = say("moments.saves", n=max(0, fighter.stability)) if fighter.is_defeated else say("moments.stands")

        def draw() -> pygame.Surface:
            plate = stagecraft.brass_plate(theme, colour, width, height).copy()
            if hit > 0:
                plate.blit(stagecraft.cracks(theme, width, height, 3), (0, 0))
            left, room = theme.px(9), width - 18
            name = theme.text(fighter.name, "strong", 16 * large, palette.IVORY, room)
            plate.blit(name, (left, theme.px(3 * large)))
            if is_told:
                size = staging.fitting(theme, told, "label", 14 * large, room)
                plate.blit(theme.text(told, "label", size, palette.IVORY), (left, theme.px(25 * large)))
            return plate

        plate = theme.cached(("war plate", fighter, hit > 0, is_told and told, width), draw)
        tilt = hit * (1.4 + 0.4 * (fighter.colour % 3)) * (1 if fighter.colour % 2 else -1)
        return staging.centred(theme, plate, (x + shake[0], FOOT + 2 + height / 2 + shake[1]), 1.0, tilt)

    def _losses(self, theme: ui.Theme, fighter: Fighter, start: ui.Point, at: float, hit: float) -> list[ui.Stamp]:
        """What it loses flies off and stands in a column, with the amounts after its stability."""
        stamps, large = [], staging.grown(theme, LOSS) / LOSS
        for order, (kind, amount) in enumerate(fighter.losses):
            begin = hit + 90 * order
            share = staging.part(at, begin, begin + LOSS_FLIES, tween.out)
            end = (start[0] + LOST_AT[0], start[1] + LOST_AT[1] + LOST_STEP * order)
            way = staging.arc((start[0], start[1] - 30), end, 26)
            picture = theme.glyph(kind, LOST_SIGN)
            stamps += staging.trail(theme, picture, way, min(share, 0.999))
            words = staging.title(
                theme, ui.number(-amount), LOSS, (end[0] + 15 + 11 * large, end[1]), "number", palette.LOSS
            )
            stamps.append(staging.faded(words, staging.part(at, begin + 150, begin + 350)))
        return stamps

    def _line(self, theme: ui.Theme, band: pygame.Rect, at: float) -> list[ui.Stamp]:
        """The strength of the War, as a line of fire that falls from above and stops."""
        if at < FALLS:
            return []
        y = FOOT - LOWEST - self.strength * self._unit
        way = staging.part(at, FALLS, STRUCK, lambda share: share**2.2)
        shake = staging.shaken(at, STRUCK, 300, 3.0)
        now = TOP + (y - TOP) * way + shake[1]
        left = theme.px(LINE) + theme.origin[0]
        seen = staging.part(at, STRUCK, STRUCK + 200)
        line = stagecraft.fire_line(theme, max(1, band.width - left))
        rect = line.get_rect(midleft=(left, theme.rect(0, now, 0, 0).y))
        sign = stagecraft.diamond(theme, self.strength, 44)
        told = LINE, now + NAMED_UNDER
        words = staging.pill(theme, say("moments.line"), 14, told, PALE, "aside", LINE_ROOM)
        return [ui.Stamp(line, rect.topleft), staging.centred(theme, sign, (LINE, now)), staging.faded(words, seen)]


@dataclass(frozen=True)
class WarScene(ui.PaperLook):
    """The picture of a War as large as it is seen while it is fought; what there is of it until it is printed."""

    face: CardFace

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The picture."""
        return theme.posters.picture(self.face.motif, theme.rect(0, 0, SCENE, HEIGHT).size)


def _by_night(scene: pygame.Surface) -> pygame.Surface:
    """A picture in the light of the night: its sky dark red, its foot lit by the fire at its right, where less and less
    of it is seen.
    """
    wide, high = scene.get_size()
    picture = scene.convert_alpha()
    dark = palette.mix(DUSK, LIT, 0.2)
    night = brush.gradient((wide, high), [(0.0, dark), (0.3, palette.mix(dark, LIT, 0.35)), (0.62, LIT), (1.0, dark)])
    picture.blit(night, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    fire = pygame.Surface((wide, high))
    fire.blit(brush.spot((wide, high), FIRELIGHT, GLOW, 2.0), (round(0.3 * wide), round(0.1 * high)))
    picture.blit(fire, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    begins = round(wide * (1 - SCENE_FADES))
    for x in range(begins, wide):
        share = (wide - x) / (wide - begins)
        seen = round(255 * share * share * (3 - 2 * share))
        picture.fill((255, 255, 255, seen), (x, 0, 1, high), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def faded_all(stamps: list[ui.Stamp], strength: float) -> list[ui.Stamp]:
    """All of these stamps while they are seen at all."""
    return stamps if strength > 0.3 else []


def _within(spot: ui.Point, width: float) -> ui.Point:
    """A point as far from the right edge as a card of this width needs."""
    return min(spot[0], RIGHT - width / 2), spot[1]
