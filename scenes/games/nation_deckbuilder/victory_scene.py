"""The end of a game that is won outright: who won and how, what every side has left, and its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import cast

import pygame

from game.engine.selection import Selection
from game.nation_deckbuilder import events
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import Nation, NationState, Player
from game.records.hall_of_fame import enter
from game.session.family import parent_of
from game.session.session import HUMAN, Session
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.games.nation_deckbuilder.board.health import Health, health_row
from scenes.games.nation_deckbuilder.city import battle_of, plan_of
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.faces import card_face
from scenes.games.nation_deckbuilder.panels.looks import CardLook
from scenes.games.nation_deckbuilder.panels.outlook import full_health
from scenes.games.nation_deckbuilder.panels.small_boxes import counter
from scenes.games.nation_deckbuilder.panels.small_card import BELOW
from scenes.games.nation_deckbuilder.text.sides import ARMY_COLOUR, age_name, card_name
from scenes.results.city import City, Work, skyline
from scenes.results.result_scene import PICTURE_PAD, SIDES, ResultScene
from scenes.results.triumph import paint_defeat, paint_triumph
from scenes.results.winner import turn_row, winner_plate
from scenes.table.faces import face_of_seat
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery
from scenes.table.seats import as_shown
from sprites.bust.person import Bust
from sprites.city.battlefield import Battlefield
from sprites.city.city_picture import CityPicture
from sprites.city.plan import CityPlan, whole
from sprites.letters.fonts import capitals
from sprites.paint import materials, palette
from sprites.places.cloth import MIDNIGHT

say = Sentences("nation_deckbuilder")

WINNER, OF_TEAMS, PLATE_GAP = (96.0, 284.0), (96.0, 132.0), 12.0
TO_OTHERS = 300.0
"""How high the plate of the winner is in the picture for others."""
TITLE, CURVE = 46.0, (60.0, 270.0)
LINE, LINE_HIGH, PARTNER = (90.0, 320.0), (40.0, 62.0), 66.0
"""The room for the health of one side turn by turn, and the head of a partner of who has won."""

PEACE, ACROSS = 0.45, 5.0
"""The hour over the town of who has won, and how many times as wide as high it is seen."""

DIE, BAR = 28.0, 260.0
STACK, STACKED, APART = (76.0, 116.7), 5.5, 7.0
"""The room of a stack of cards, the same for any number of players, how far its copies stand out, and the gap."""
STOCK = ("food", "happiness", "science")

THE_END = "The end"

Curves = tuple[tuple[int, tuple[int, ...]], ...]
"""The colour of a side, and its health turn by turn."""


class VictoryScene(ResultScene):
    """How a game of Nation has ended."""

    cloth = MIDNIGHT

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        assert isinstance(session.state, NationState)
        self.state: NationState = session.state
        self.winners = self.state.nations[self.state.winner].seats

    def enter(self) -> None:
        """Trumpets, or a lament; who has beaten the Evil Army alone enters the hall of fame."""
        self.fanfare()
        own = self.state.nation_of(0)
        entered = None if self.is_lost else enter(self.session, own.health)
        if entered:
            hall, place = entered
            self.remark = say("victory.hall", n=place, of=len(hall.results))
        super().enter()

    @cached_property
    def is_lost(self) -> bool:
        """Whether no person has won, or the Evil Army."""
        return self.state.nations[self.state.winner].is_army or super().is_lost

    def update(self, dt_ms: float) -> None:
        """The picture over the result comes up."""
        super().update(dt_ms)
        if self.rise(dt_ms):
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click or key shows all of it, and counts as well."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and not self.has_risen:
            self.end_show()
        return super().handle(event)

    def _city(self, nation: Nation, winner: Nation) -> City:
        """What a nation has built, and who has won."""
        players = [self.last_standing(nation).players[seat] for seat in nation.seats]
        cards = [card for player in players for card in bought_cards(player)]
        sign = palette.PLAYERS[self._colour(nation)].emblem
        works = [Work(CARDS[card].emblem, card_name(card), motif=card_face(card).motif) for card in cards]
        return skyline(nation.age, sign, (), works, self._leader(winner))

    def _leader(self, nation: Nation) -> Bust:
        if not nation.seats:
            return face_of_seat(ARMY_COLOUR, "")
        seat = self.session.seats[nation.seats[0]]
        return face_of_seat(seat.colour, seat.player)

    def how_it_was_won(self) -> str:
        """One sentence on what decided the game."""
        losers = [nation for nation in self.state.nations if nation.index != self.state.winner]
        if any(not nation.is_out for nation in losers):
            return say("victory.mind_control")
        names = listed((ui.as_typed(self._name(nation)) for nation in losers), "and")
        number = sum(max(1, len(nation.seats)) for nation in losers)
        return say("victory.fallen", names=names, number=number, turns=self.state.turn)

    @cached_property
    def turn(self) -> str:
        """The heaviest blow that a side has taken which is out, in a sentence."""
        fallen = [nation.index for nation in self.state.nations if nation.is_out]
        blows = [
            (event.lost, index, event)
            for index in range(len(self.session.moves))
            for event in self.session.events_of(index)
            if isinstance(event, events.Struck) and event.target in fallen
        ]
        if not blows:
            return ""
        lost, index, blow = max(blows, key=lambda each: each[:2])
        before = cast(NationState, self.session.state_before(index))
        name = ui.as_typed(self._name(self.state.nations[blow.target]))
        return say("victory.turn", turn=before.turn, name=name, n=lost, blocked=blow.blocked)

    def _name(self, nation: Nation) -> str:
        return " & ".join(self.session.seats[seat].name for seat in nation.seats) or say("sides.army")

    def _colour(self, nation: Nation) -> int:
        return self.session.seats[nation.seats[0]].colour if nation.seats else ARMY_COLOUR

    # -- what is seen -----------------------------------------------------------------------------------------

    def winner_to_others(self, high: float) -> ui.Box:
        """The winner, or the fallen city of whoever has lost."""
        return self._winner((high, high), 1.0)

    def shown_to_others(self) -> ui.Box:
        """The winner over the cities of all sides, as they stood at the end."""
        parts = self.winner_to_others(TO_OTHERS), turn_row(self.turn), self._cities()
        return ui.Column(*parts, gap=PLATE_GAP, pad=PICTURE_PAD)

    def city_to_others(self) -> ui.Box:
        """The cities of all sides."""
        return ui.Column(self._cities(), pad=PICTURE_PAD)

    def _cities(self) -> ui.Box:
        return ui.Art(_paint_cities, self._battlefield, grow=1)

    @cached_property
    def _battlefield(self) -> Battlefield:
        """The cities of all sides, that of the first person, or else of the winner, in front."""
        home = self._fallen().index if self.is_lost else self.state.winner
        if not self.state.nations[home].seats:
            home = self._fallen().index
        others = [nation.index for nation in self.state.nations if nation.index != home]
        return battle_of([self._plan(self.state.nations[each]) for each in (*others, home)], "full", "result")

    def _town(self, winner: Nation) -> CityPicture:
        """What the winner has built, when the fires are out."""
        plan = self._plan(winner)
        at_peace = replace(plan, lots=tuple(filter(None, plan.lots)), fires=0, night=0.0, hour=PEACE)
        return CityPicture(at_peace, whole(at_peace, ACROSS), whose="winner")

    def _plan(self, nation: Nation) -> CityPlan:
        """What a side had built, and how much of that burned."""
        state = self.last_standing(nation).copy()
        state.nations[nation.index].health = nation.health
        model = TableModel(state, as_shown(self.session.seats), 0, 0, None, Selection(), theme=self.theme)
        return plan_of(model, nation.index)

    def tree(self) -> ui.Box:
        """The winner above, every side below."""
        sides = ui.Row(*(self._side(nation) for nation in self.state.nations), gap=PLATE_GAP, grow=1)
        lasted = say("victory.lasted", turns=self.state.turn)
        has_teams = any(len(nation.seats) > 1 for nation in self.state.nations)
        return self.ended(
            say("victory.end"),
            say("victory.told"),
            lasted,
            ui.Column(
                self._winner(OF_TEAMS if has_teams else WINNER, self.theme.letter),
                turn_row(self.turn),
                sides,
                gap=PLATE_GAP,
                pad=SIDES,
            ),
        )

    def _winner(self, high: tuple[float, float], letter: float) -> ui.Box:
        """Who has won and how, before a city. `letter` is the size of letters, which the title does not follow."""
        winner, how = self.state.nations[self.state.winner], self.how_it_was_won()
        title = say("victory.wins", name=ui.as_typed(capitals(self._name(winner))), number=len(winner.seats) or 1)
        told = ui.Explanation(title.capitalize(), remarks=(how, say("victory.rule")), chapter=THE_END)
        grown = max(1.0, letter)
        seen = self._fallen() if self.is_lost else winner
        city = self._city(seen, winner)
        if not self.is_lost:
            city = city._replace(picture=self._town(winner))
        partners = [self.session.seats[seat] for seat in winner.seats[1:]]
        heads = (ui.medal(face_of_seat(seat.colour, seat.player), seat.colour, PARTNER) for seat in partners)
        return winner_plate(
            title, TITLE / grown, how, city, self._colour(seen), told, self.shown_at, *heads,
            paint=paint_defeat if self.is_lost else paint_triumph, is_torn=self.is_lost, high=high,
        )  # fmt: skip

    def _fallen(self) -> Nation:
        """The side whose defeat is shown: that of the first person, or else the first."""
        seats = self.session.seats
        sides = [nation for nation in self.state.nations if nation.seats]
        return next((side for side in sides if any(seats[seat].player == HUMAN for seat in side.seats)), sides[0])

    def _side(self, nation: Nation) -> ui.Box:
        """What is left of a side, and the cards of those who played it."""
        name = ui.as_typed(self._name(nation))
        age = "" if nation.is_army else say("sides.age", age=age_name(nation.age))
        told = ui.Explanation(name, remarks=tuple(filter(None, (self._standing(nation), age))), chapter=THE_END)
        head = ui.Row(
            ui.medal(self._leader(nation), self._colour(nation), 44, margin=(0, -2, 6, -2)),
            ui.Text(name, ui.Style.STRONG, size=19, cut=True, grow=1),
            ui.Text(say("victory.is_out") if nation.is_out else age, ui.Style.CAPTION, size=15),
            gap=8,
            tells=told,
        )
        curve_told = ui.Explanation(say("victory.curve"), remarks=(say("victory.curve_told"),))
        curve = ui.Column(
            ui.heading(say("victory.curve"), tells=curve_told),
            ui.Art(
                _paint_curves,
                self._curves,
                self._parents_curves,
                full_health(self.state),
                high=CURVE,
                grow=1,
                tells=curve_told,
            ),
            grow=1,
        )
        own = tuple(each for each in self._curves if each[0] == self._colour(nation))
        line = ui.Art(_paint_curves, own, (), full_health(self.state), wide=LINE, high=LINE_HIGH, grow=1, drop=1,
                      tells=curve_told)  # fmt: skip
        before = self.last_standing(nation)
        decks = [self._deck(before.players[seat]) for seat in nation.seats]
        stands: list[ui.Box | float] = [ui.Row(self._health(nation), ui.Gap(grow=1)), 14, curve]
        if decks:
            stands = [ui.Row(ui.Column(self._health(nation), 8, self._stock(nation)), line, gap=16), 6, *decks]
        return ui.Column(
            head,
            8,
            *stands,
            pad=(14, 10, 14, 10),
            back=(ui.plate(radius=8),),
            grow=1,
            wide=(200, 2000),
        )  # fmt: skip

    @cached_property
    def _curves(self) -> Curves:
        return self._curves_of(self.session)

    @cached_property
    def _parents_curves(self) -> Curves:
        """Those of the game that a branch has left."""
        parent = parent_of(self.session, self.app.saves)
        return self._curves_of(parent) if parent else ()

    def _curves_of(self, session: Session) -> Curves:
        """The health of every side before each of its enemies' turns and its own, with its colour."""
        turns: dict[int, tuple[int, ...]] = {}
        for index in range(len(session.moves)):
            state = cast(NationState, session.state_before(index))
            turns.setdefault(state.turn, tuple(nation.health for nation in state.nations))
        last = cast(NationState, session.state)
        healths = [*turns.values(), tuple(nation.health for nation in last.nations)]
        return tuple(
            (self._colour(nation), tuple(each[nation.index] for each in healths)) for nation in self.state.nations
        )

    def _standing(self, nation: Nation) -> str:
        if nation.is_out:
            return say("victory.out_told")
        return say("victory.won_told" if nation.index == self.state.winner else "victory.left_told")

    @property
    def standings(self) -> Sequence[str]:
        """The health that every side has left, and whether it stands."""
        sides = [(nation, ui.as_typed(self._name(nation))) for nation in self.state.nations]
        return [f"{say('victory.health', name=name, n=side.health)}. {self._standing(side)}" for side, name in sides]

    def _health(self, nation: Nation) -> ui.Row:
        full = full_health(self.state)
        title = say("victory.health", name=ui.as_typed(self._name(nation)), n=nation.health)
        told = ui.Explanation(title, remarks=(say("victory.health_told", full=full),), chapter=THE_END)
        health = Health(nation.health, full, nation.health)
        return health_row(f"health@{nation.index}", health, told, DIE, BAR)

    def _stock(self, nation: Nation) -> ui.Row:
        """What the side had of each resource at the end."""
        counters: list[ui.Box] = []
        for kind in STOCK:
            amount = getattr(nation, kind)
            told = ui.Explanation(
                say("victory.stock", name=ui.as_typed(self._name(nation)), kind=kind, n=amount),
                remarks=(say("victory.stock_told"),),
            )
            counters.append(counter(kind, amount, f"{kind}@{nation.index}", told))
        return ui.Row(*counters, ui.Gap(grow=1), gap=24)

    def last_standing(self, nation: Nation) -> NationState:
        """The last position in which a nation still had its cards."""
        position: NationState = self.state
        move = len(self.session.moves)
        while position.nations[nation.index].is_out and move:
            move -= 1
            position = cast(NationState, self.session.state_before(move))
        return position

    def _deck(self, player: Player) -> ui.Box:
        """The cards that a seat has bought, the latest ages first."""
        cards = bought_cards(player)
        words = say("victory.bought", name=ui.as_typed(self.session.seats[player.seat].name), number=len(cards))
        told = ui.Explanation(words, remarks=(say("victory.bought_told"),))
        stacks = [
            (
                card,
                copies,
                partial(ui.Target, zone="cards", caption=card_name(card), tells=CardLook(card, "zoom"), is_note=True),
            )
            for card, copies in stacks_of(cards)
        ]

        tiles = [
            ui.Art(_paint_stack, card, copies, name=f"{card}@{player.seat}", target=target)
            for card, copies, target in stacks
        ]
        return ui.Column(
            ui.heading(words, tells=told),
            4,
            Gallery(*tiles, size=STACK, gap=(APART, 4), at=(0.0, 0.0), grow=1),
            grow=1,
        )


def _paint_cities(pen: ui.Pen, area: ui.Area, field: Battlefield) -> None:
    rect = pen.theme.rect(*area)
    pen.shadow(rect, 4)
    pen.surface.blit(pen.theme.posters.picture(field, rect.size), rect)
    pygame.draw.rect(pen.surface, palette.BRASS, rect, max(1, pen.theme.px(1.6)))


def _paint_stack(pen: ui.Pen, area: ui.Area, card: str, copies: int) -> None:
    """A card, its further copies behind it, and how many there are."""
    x, y, width, height = area
    scale = width / STACK[0]
    width, deep = width - STACKED * scale, STACKED * scale if copies > 1 else 0.0
    look = CardLook(card, "market", round(width, 2))
    high = width * pieces.CARD[1] / pieces.CARD[0]
    if copies > 1:
        pen.stamp_at(look.surface(pen.theme), (x + deep, y, width, high))
    pen.stamp_at(look.surface(pen.theme), (x, y + deep, width, high))
    if copies > 1:
        middle, foot = x + width / 2, y + (height - 9 * scale if width >= BELOW else deep + 10)
        pen.stamp(materials.chip(pen.theme, 32, 17, palette.DARK_INK, 1.0), middle, foot, "center")
        pen.text(say("victory.copies", n=copies), middle, foot, "number", 13, align="center")


def _paint_curves(pen: ui.Pen, area: ui.Area, curves: Curves, before: Curves, full: int) -> None:
    """A line for the health of every side, turn by turn; a thinner one for that of the game that a branch has left."""
    theme = pen.theme
    x, y, width, height = area
    left, right, top, bottom = x + 28, x + width - 8, y + 10, y + height - 8
    for tick in (0, full // 2, full):
        level = bottom - (bottom - top) * tick / full
        pen.fill((left, level, right - left, 0.8), palette.BRASS, 0.35)
        pen.text(str(tick), left - 6, level, "label", 13, palette.SECONDARY, align="right")
    turns = max(len(healths) for _, healths in (*curves, *before))
    for width, (colour, healths) in [*((0.9, each) for each in before), *((2.4, each) for each in curves)]:
        points = [
            theme.rect(
                left + (right - left) * turn / max(1, turns - 1),
                bottom - (bottom - top) * max(0, min(full, health)) / full,
                0,
                0,
            ).topleft
            for turn, health in enumerate(healths)
        ]
        tone = palette.PLAYERS[colour].colour if colour in palette.PLAYERS else palette.SHADOW_BAR
        if len(points) > 1:
            pygame.draw.lines(pen.surface, palette.DARK_INK, False, points, theme.px(width + 2.0))
            pygame.draw.lines(pen.surface, tone, False, points, theme.px(width))


def stacks_of(cards: Sequence[str]) -> Sequence[tuple[str, int]]:
    """The first of every kind of card, and how many there are."""
    kinds: dict[str, list[str]] = {}
    for card in cards:
        kinds.setdefault(CARDS[card].id, []).append(card)
    return [(same[0], len(same)) for same in kinds.values()]


def bought_cards(player: Player) -> list[str]:
    """Every card of a seat that was not in its starting deck."""
    zones = (
        player.hand,
        player.marked,
        player.draw_pile,
        player.on_top,
        player.discard_pile,
        player.played,
        player.standing,
    )
    owned = [card for zone in zones for card in zone if CARDS[card].age]
    return sorted(owned, key=lambda card: (-CARDS[card].age, card_name(card)))
