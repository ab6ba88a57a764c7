"""The moment of an event: its paper is shown large, with a picture of each half, and the nations concerned light up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.cards import effects
from game.cards.amounts import All, AtLeast, Condition, Not, RankAmount
from game.engine.event import Event
from game.nations import events
from game.nations.cards.cards import BOARDS, EVENTS, EventHalf
from game.nations.cards.effects import MoveTo, RemoveCards, ReturnWorkers
from game.nations.concepts import seats_in_order
from game.nations.state import NationsState
from game.nations.text.wording import event_rule
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.effect_rows import event_rows
from scenes.games.nations.board.event_look import event_picture
from scenes.table import staging
from scenes.table.model import TableModel
from scenes.table.moment import Moment, MomentStage
from scenes.table.piece_moments import soft_shadow
from sprites.bust.person import Looks, bust_of
from sprites.bust.picture import bust_picture
from sprites.cards.effects import effect_lines
from sprites.paint import materials, palette, tween
from sprites.things import discs

say = Sentences("nations")

HALVES, MOST_NATIONS = ("top", "bottom"), 5
WIDE = 1000.0
"""How wide the paper is; it is as high as its nations need."""

READ_AT = (640.0, 340.0)
RULE, LARGEST = 18.0, 1.24
"""Units of the letters of a rule, and how much larger the paper is at most with larger letters: it fills the window."""

EDGE, PICTURE = 14.0, (473.0, 190.0)
NAME_AT, RULE_AT, ROWS_AT, ROW, ROWS_HIGH = 224.0, 242.0, 292.0, 46.0, 164.0
"""Units of what stands on a half, from its upper edge: name, rule, nations, how high one of them is, and the room for
all of them at most.
"""
LEAST_ROWS = 84.0
LETTERS, LARGEST_LETTERS = 0.55, 21.0
"""How large the letters of a nation are, as a share of its height, and at most."""

NAME_WIDE, VALUE_AT, CHANGE_AT = 170.0, 286.0, 461.0
"""Units of a row: how wide a name is, where what is compared ends, and what is gained or lost."""

FOLLOWS = 22.0
"""Units of the letters that say that a half comes next, where its nations will stand."""

WAITS = 64
"""How pale the half is that has not happened yet, of 255: it waits, and can be read."""

FOLLOWS_PILL = 30.0
"""Units of the signs of what a half does of which it is not known yet whom it will concern."""

FOLLOWS_HIGH, LATER = 30.0, 0.78
"""How high the line is that says so over whom it will concern, and how strongly these are seen."""

BETWEEN = 12.0
"""Units between what is compared and what is gained or lost at least."""

LARGER = 3.0
"""Units by which figures are larger than names."""

HIT, HELPED, SAFE = (206, 92, 62), (222, 164, 40), (70, 52, 34)
LOSS_INK, GAIN_INK = (140, 20, 12), (104, 66, 0)
TIMES = ui.MANNERS["event"]
EACH, LIT_FIRST = 70.0, 60.0
"""Milliseconds from one nation that lights up to the next, and from the open paper to the first."""

LIKE = {"strength_for_events": "strength"}
"""What is compared, where it is another thing on the table."""


class Affected(NamedTuple):
    """A nation and an event: what of it is compared, whether it is concerned, what it gains or loses, and, where no
    figure says so, whether it is the worse for it.
    """

    name: str
    colour: int
    person: Looks
    value: int | None
    is_hit: bool
    changes: tuple[tuple[str, int], ...]
    is_harmed: bool = False

    @property
    def loses(self) -> bool:
        """Whether it is the worse for it."""
        return any(amount < 0 for _, amount in self.changes) or self.is_harmed


@dataclass(frozen=True)
class EventPaper(ui.PaperLook):
    """Both events of an Event Card, large: a picture, a name and a rule each; `half` is what happens now. Below them
    so many nations have room.
    """

    card: str
    half: str
    nations: int

    RADIUS = 8

    @property
    def row(self) -> float:
        """How high a nation is."""
        return min(ROW, ROWS_HIGH / max(1, self.nations))

    @property
    def rows(self) -> float:
        """How high all of them are."""
        return max(LEAST_ROWS, self.row * self.nations)

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        high = ROWS_AT + self.rows + EDGE
        paper = materials.parchment(theme, WIDE, high, self.RADIUS).copy()
        for place, half in enumerate(HALVES):
            self._lay_half(theme, paper, half, EDGE + place * WIDE / 2 - 3 * place)
        if self.half == HALVES[0]:  # what comes next is seen, and waits
            x = theme.px(EDGE + WIDE / 2 - 3)
            wait = pygame.Surface((theme.px(PICTURE[0]), theme.px(ROWS_AT - EDGE)), pygame.SRCALPHA)
            wait.fill((*palette.PAPER_BOTTOM, WAITS))
            paper.blit(wait, (x, theme.px(EDGE)))
        x = theme.px(WIDE / 2)
        paper.fill(palette.BROWN, (x, theme.px(EDGE), max(1, theme.px(1)), theme.px(high - 2 * EDGE)))
        return paper

    def _lay_half(self, theme: ui.Theme, paper: pygame.Surface, half: str, x: float) -> None:
        card = EVENTS[self.card]
        event: EventHalf = getattr(card, half)
        rect = pygame.Rect(theme.px(x), theme.px(EDGE), theme.px(PICTURE[0]), theme.px(PICTURE[1]))
        picture = event_picture(theme, card.age, event.picture, rect.size)
        paper.blit(picture, rect)
        pygame.draw.rect(paper, palette.BROWN, rect, max(1, theme.px(1.5)))
        called = say.name(event.name)
        size = staging.fitting(theme, called, "event", 27, PICTURE[0] - 4)
        name = theme.text(called, "event", size, palette.INK)
        paper.blit(name, name.get_rect(midleft=(theme.px(x + 2), theme.px(NAME_AT))))
        room = (PICTURE[0] - 4, ROWS_AT - RULE_AT)
        rule = theme.paragraph(event_rule(event), "text", (18, 17, 16, 15, 14, 13, 12), palette.INK, room, "left")
        paper.blit(rule, rule.get_rect(topleft=(theme.px(x + 2), theme.px(RULE_AT))))


@dataclass(frozen=True)
class LargePaper:
    """That paper as large as it is read."""

    paper: EventPaper

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The paper, the larger, the larger the letters are set."""
        return self.paper.surface(self.enlarged(theme))

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its outline."""
        return self.paper.mask(self.enlarged(theme))

    @staticmethod
    def enlarged(theme: ui.Theme) -> ui.Theme:
        """The theme for everything on it."""
        return theme.magnified(min(LARGEST, staging.grown(theme, RULE) / RULE))


@dataclass(frozen=True)
class EventRead(Moment):
    """An event happens: its paper grows from the table, and the nations that it concerns light up one by one.

    `opens` and `closes` say whether the paper comes and goes: between its two events it stays, and what the first has
    brought stands there still: `earlier`. Whom the second may concern stands there pale until it happens: `later`, with
    what will be `compared` and what it brings as far as that is known.
    """

    paper: EventPaper
    measured: str
    """What is compared; empty where nothing is."""

    affected: tuple[Affected, ...]
    opens: bool
    closes: bool
    earlier: tuple[Affected, ...] = ()
    later: tuple[Affected, ...] = ()
    compared: str = ""

    ms = TIMES.landed
    still = TIMES.landed - 20.0
    leaving = TIMES.settle
    sounds = ((0.0, "card_flip"),)

    @property
    def painted(self) -> Sequence[ui.Look]:
        """The paper."""
        return (LargePaper(self.paper),)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The darker table, the paper, and the nations."""
        area = stage.spot("event")
        if area is None or (at >= self.ms and not self.closes):
            return []
        grows = TIMES.back if self.opens else 1.0
        away = staging.part(at, 0, grows, tween.out) if self.opens else 1.0
        if self.closes:
            away -= staging.part(at, self.ms, self.ms + self.leaving)
        theme = LargePaper.enlarged(stage.theme)
        picture = self.paper.surface(theme)
        small = min(1.0, area[3] * stage.theme.s / picture.get_height())
        home = area[0] + area[2] / 2, area[1] + area[3] / 2
        spot = tuple(one + (other - one) * away for one, other in zip(home, READ_AT, strict=True))
        dark = stage.dimmed(0.9, 0.6, palette.WHITE, min(1.0, away * 1.2))
        read = staging.centred(stage.theme, picture, (spot[0], spot[1]), small + (1 - small) * away)
        stamps = [dark, soft_shadow(stage, read, away), read]
        if away >= 1:
            stamps += self._rows(theme, stamps[-1].rect, at - grows)
        return stamps

    def _rows(self, theme: ui.Theme, paper: pygame.Rect, since: float) -> Iterator[ui.Stamp]:
        """The nations under the half that happens, those that are concerned lit one after the other."""
        left, high = EDGE + HALVES.index(self.paper.half) * (WIDE / 2 - 3), self.paper.row
        for place, nation in enumerate(self.earlier):
            corner = paper.x + theme.px(EDGE), paper.y + theme.px(ROWS_AT + high * place)
            yield ui.Stamp(self._row(theme, nation, high, ""), corner)
        if self.paper.half == HALVES[0]:
            yield from self._to_come(theme, paper)
        lit, spared = 0, say(f"moments.{self._spared}")
        for place, nation in enumerate(self.affected):
            begun = LIT_FIRST + EACH * lit
            lit += nation.is_hit
            strength = staging.part(since, begun, begun + 120) if nation.is_hit else 1.0
            corner = paper.x + theme.px(left), paper.y + theme.px(ROWS_AT + high * place)
            if nation.is_hit and strength < 1:
                yield ui.Stamp(self._row(theme, nation._replace(is_hit=False, changes=()), high, ""), corner)
            yield staging.faded(ui.Stamp(self._row(theme, nation, high, spared), corner), strength)

    def _to_come(self, theme: ui.Theme, paper: pygame.Rect) -> Iterator[ui.Stamp]:
        """That the other half comes next, and whom it will concern, or else what it does."""
        x, middle = paper.x + theme.px(EDGE + WIDE / 2 - 3), ROWS_AT + FOLLOWS_HIGH / 2
        signs = [] if self.later else self._does(theme)
        lines = [(theme.text(say("moments.follows"), "aside", FOLLOWS, palette.BROWN), middle)]
        step = min(FOLLOWS_PILL + 6, (self.paper.rows - FOLLOWS_HIGH) / max(1, len(signs)))
        lines += [(sign, ROWS_AT + FOLLOWS_HIGH + step * (place + 0.5)) for place, sign in enumerate(signs)]
        for line, down in lines:
            spot = x + theme.px(PICTURE[0] / 2), paper.y + theme.px(down)
            yield staging.faded(ui.Stamp(line, line.get_rect(center=spot).topleft), LATER if signs else 1.0)
        high = min(ROW, (self.paper.rows - FOLLOWS_HIGH) / max(1, len(self.later)))
        for place, nation in enumerate(self.later):
            corner = x, paper.y + theme.px(ROWS_AT + FOLLOWS_HIGH + high * place)
            yield staging.faded(ui.Stamp(self._row(theme, nation, high, "", self.compared), corner), LATER)

    def _does(self, theme: ui.Theme) -> Sequence[pygame.Surface]:
        """What the half that comes next does, in signs."""
        return effect_lines(theme, event_rows(EVENTS[self.paper.card].bottom), FOLLOWS_PILL, PICTURE[0] - 2 * EDGE)

    @property
    def _spared(self) -> str:
        """What those are whom it does not concern: safe from a loss, or without the reward of others."""
        if any(nation.loses for nation in self.affected if nation.is_hit):
            return "spared"
        is_rewarded = any(nation.changes for nation in self.affected if nation.is_hit)
        return "unrewarded" if is_rewarded else "untouched"

    def _row(self, theme: ui.Theme, nation: Affected, high: float, spared: str, compared: str = "") -> pygame.Surface:
        """A nation: its face and name, what is compared, and what it gains or loses; `spared` where it is not hit."""
        measured = compared or self.measured
        key = ("event row", nation, measured, high, spared)
        return theme.cached(key, lambda: _drawn_row(theme, nation, measured, high, spared))


def _drawn_row(theme: ui.Theme, nation: Affected, measured: str, high: float, spared: str) -> pygame.Surface:
    row = pygame.Surface((theme.px(PICTURE[0]), theme.px(high) - 1), pygame.SRCALPHA)
    if nation.is_hit:
        tone = HIT if nation.loses else HELPED
        row.fill((*tone, 70))
        row.fill((*tone, 255), (0, 0, theme.px(4), row.get_height()))
    middle, ink = row.get_height() // 2, palette.INK if nation.is_hit else palette.BROWN
    side = high - 4
    face = bust_picture(theme, bust_of(nation.person), side, side)
    row.blit(face, face.get_rect(midleft=(theme.px(8), middle)))
    disc = discs.player_disc(theme, nation.colour, 0.44 * side)
    row.blit(disc, disc.get_rect(midright=(theme.px(12 + side), middle + theme.px(0.2 * side))))
    size = min(LARGEST_LETTERS, LETTERS * high)
    name = theme.text(nation.name, "strong", staging.fitting(theme, nation.name, "strong", size, NAME_WIDE), ink)
    row.blit(name, name.get_rect(midleft=(theme.px(18 + side), middle)))
    if nation.value is not None:
        value = theme.rich(f"{nation.value} {{{measured}}}", "number", size + LARGER, ink)
        row.blit(value, value.get_rect(midright=(theme.px(VALUE_AT), middle)))
    if nation.changes:
        told = "   ".join(f"{ui.signed(amount)} {{{kind}}}" for kind, amount in nation.changes)
        ink = LOSS_INK if nation.loses else GAIN_INK
        gains = theme.rich(told, "number", size + LARGER, ink)
        room = theme.px(CHANGE_AT - (18 + side + NAME_WIDE if nation.value is None else VALUE_AT) - BETWEEN)
        if gains.get_width() > room:
            gains = theme.rich(told, "number", (size + LARGER) * room / gains.get_width(), ink)
        row.blit(gains, gains.get_rect(midright=(theme.px(CHANGE_AT), middle)))
    elif not nation.is_hit and spared:
        safe = theme.text(spared, "aside", size, SAFE)
        row.blit(safe, safe.get_rect(midright=(theme.px(CHANGE_AT), middle)))
    return row


def event_read(model: TableModel[NationsState], event: events.EventResolved) -> Iterator[Moment]:
    """One of the two events of the round takes place: whom it concerns, and what it brings whom at once."""
    state, half = model.view, event.half
    happens: EventHalf = getattr(EVENTS[event.card], half)
    ranked = _ranked(happens)
    coming = model.coming[1:]
    follows = [each for each in coming if isinstance(each, events.EventResolved)]
    brings = coming[: coming.index(follows[0])] if follows else coming
    affected = [_affected(model, seat, happens, ranked, brings) for seat in seats_in_order(state)]
    before = _since_first(model, event.card) if half == HALVES[1] else None
    earlier = [_affected(model, seat, happens, None, before[::-1]) for seat in seats_in_order(state)] if before else []
    struck = tuple(each._replace(is_hit=bool(each.changes)) for each in earlier)
    paper = EventPaper(event.card, half, len(affected))
    later, compared = _later(model, follows)
    yield EventRead(
        paper, _measured(ranked), _in_order(affected, ranked), before is None, not follows, struck, later, compared
    )


def _later(
    model: TableModel[NationsState], follows: Sequence[events.EventResolved]
) -> tuple[tuple[Affected, ...], str]:
    """Every nation and the next event: what will be compared as it stands now, what it brings as far as that is known;
    and what is compared.
    """
    if not follows:
        return (), ""
    happens: EventHalf = getattr(EVENTS[follows[0].card], follows[0].half)
    ranked = _ranked(happens)
    brings = model.coming[model.coming.index(follows[0]) + 1 :]
    found = [_affected(model, seat, happens, ranked, brings) for seat in seats_in_order(model.view)]
    shown = [each._replace(is_hit=bool(each.changes)) for each in found]
    if not any(each.is_hit or each.value is not None for each in shown):
        return (), ""
    return _in_order(shown, ranked), _measured(ranked)


def _ranked(happens: EventHalf) -> RankAmount[NationsState] | AtLeast[NationsState] | None:
    """What decides whom an event concerns, of the first of its parts where it is a number."""
    return next((found for each in happens.parts if each.who and (found := _compared(each.who))), None)


def _measured(ranked: RankAmount[NationsState] | AtLeast[NationsState] | None) -> str:
    """The sign of what is compared; empty where nothing is."""
    return LIKE.get(ranked.measured, ranked.measured) if ranked else ""


def _in_order(
    nations: Sequence[Affected], ranked: RankAmount[NationsState] | AtLeast[NationsState] | None
) -> tuple[Affected, ...]:
    """The nations in the order of what is compared."""
    if not ranked:
        return tuple(nations)
    is_least = isinstance(ranked, RankAmount) and ranked.place == "least"
    return tuple(sorted(nations, key=lambda each: (each.value or 0) * (1 if is_least else -1)))


def _since_first(model: TableModel[NationsState], card: str) -> list[Event] | None:
    """What was told since the first event of the card, the newest first; None where its paper does not lie open."""
    since: list[Event] = []
    for each in reversed(model.told):
        if isinstance(each, events.EventResolved):
            return since if each.card == card else None
        if isinstance(each, events.StepBegan | events.RoundBegan):
            return None
        since.append(each)
    return None


def _affected(
    model: TableModel[NationsState],
    seat: int,
    happens: EventHalf,
    ranked: RankAmount[NationsState] | AtLeast[NationsState] | None,
    brings: Sequence[Event],
) -> Affected:
    state, changes = model.view, dict[str, int]()
    for each in brings:
        if isinstance(each, events.StepBegan):
            break
        if isinstance(each, events.Gained | events.Lost) and each.seat == seat:
            sign = 1 if isinstance(each, events.Gained) else -1
            changes[each.resource] = changes.get(each.resource, 0) + sign * each.amount
        if isinstance(each, events.LostVp) and each.seat == seat:
            changes["vp"] = changes.get("vp", 0) - each.amount
        if isinstance(each, events.TookWorker | events.ReturnedWorker) and each.seat == seat:
            changes["worker"] = changes.get("worker", 0) + (1 if isinstance(each, events.TookWorker) else -1)
    concerns = [each.do for each in happens.parts if each.who is None or each.who.holds(state, seat)]
    is_hit = bool(concerns or changes)
    return Affected(
        model.seats[seat].name,
        model.seats[seat].colour,
        BOARDS[state.nations[seat].board].person,
        ranked.measure(state, seat) if ranked and _has_glyph(ranked) else None,
        is_hit,
        tuple((kind, amount) for kind, amount in changes.items() if amount) if is_hit else (),
        not any(changes.values()) and any(map(_harms, concerns)),
    )


def _harms(effect: effects.Effect[NationsState]) -> bool:
    """Whether whom an effect concerns is the worse for it: what it takes counts before what it brings, and an offer
    harms nobody.
    """
    match effect:
        case effects.Lose() | ReturnWorkers() | RemoveCards() | MoveTo(place="last"):
            return True
        case effects.InOrder(effects=several) | effects.OneOf(options=several, optional=False):
            return any(map(_harms, several))
    return False


def _has_glyph(ranked: RankAmount[NationsState] | AtLeast[NationsState]) -> bool:
    """Whether there is a sign for what is compared."""
    return LIKE.get(ranked.measured, ranked.measured) in ("strength", "stability", "food")


def _compared(who: Condition[NationsState]) -> RankAmount[NationsState] | AtLeast[NationsState] | None:
    """What decides whom an event concerns, where it is a number."""
    match who:
        case RankAmount() | AtLeast():
            return who
        case Not(condition=inner):
            return _compared(inner)
        case All(conditions=inner):
            return next((found for each in inner if (found := _compared(each))), None)
    return None


def all_papers() -> list[ui.Look]:
    """Every Event Card as it is read."""
    return [EventPaper(card, HALVES[0], MOST_NATIONS) for card in EVENTS]
