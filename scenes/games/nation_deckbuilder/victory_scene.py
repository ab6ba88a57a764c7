"""The end of a game that is won outright: who won and how, what every side has left, and its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import pygame

from game.engine.selection import Selection
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import Nation, NationState
from game.records.hall_of_fame import enter
from game.session.family import parent_of
from game.session.session import HUMAN, Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import WIDTH
from scenes.games.nation_deckbuilder.city import all_built, battle_of, plan_of
from scenes.games.nation_deckbuilder.final_panels import CHART, THE_END, health_chart, side_plates
from scenes.games.nation_deckbuilder.final_sheet import FinalSheet, healths
from scenes.games.nation_deckbuilder.panels.faces import card_face
from scenes.games.nation_deckbuilder.text.sides import card_name
from scenes.results.city import City, Work, skyline
from scenes.results.result_scene import PICTURE_PAD, SIDES, ResultScene
from scenes.results.triumph import paint_defeat, paint_triumph
from scenes.results.winner import TALL, turn_row, winner_plate, words_in_sky
from scenes.table.faces import face_of_seat
from scenes.table.model import TableModel
from scenes.table.seats import as_shown
from sprites.city.battlefield import Battlefield
from sprites.city.city_picture import CityPicture
from sprites.city.feast import fallen, festive, held
from sprites.city.plan import CityPlan
from sprites.letters.fonts import capitals
from sprites.paint import palette
from sprites.places.cloth import MIDNIGHT

say = Sentences("nation_deckbuilder")

WINNER, OF_TEAMS, GAP = (124.0, 1100.0), (124.0, 400.0), 12.0
"""How high the plate of the winner is at least and wishes to be: it takes what is to spare of what lies below, but for
partners, whose cards lie in two rows.
"""
TO_OTHERS, CHART_TO_OTHERS = 300.0, 420.0
"""How high the plate of the winner is in the picture for others, and how wide the chart."""
WORDS = 430.0
"""How wide the words on the land of the winner are at most: a name and its verb lie in one line."""

TITLE, OF_PARTNERS, PARTNER = 46.0, 28.0, 66.0
"""The size of the title, also where it names partners, and the head of a partner of who has won."""

ACROSS, ACROSS_OF_TEAMS, ACROSS_TO_OTHERS = 4.6, 6.3, 3.2
"""How many times as wide as high the land of who has won is seen, where there are partners, and in a picture of it
alone.
"""


class VictoryScene(ResultScene):
    """How a game of Nation has ended."""

    cloth = MIDNIGHT

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        assert isinstance(session.state, NationState)
        self.state: NationState = session.state
        self.sheet = FinalSheet(session)
        self.winners = self.sheet.winner.seats

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
        return self.sheet.winner.is_army or super().is_lost

    def update(self, dt_ms: float) -> None:
        """The picture over the result comes up."""
        super().update(dt_ms)
        if self.rise(dt_ms):
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click or key shows all of it, and counts as well."""
        is_press = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if is_press and not self._pause and not self.has_risen:
            self.end_show()
        return super().handle(event)

    def _city(self, nation: Nation, winner: Nation) -> City:
        """What a nation has built, and who has won."""
        cards = [card for seat in nation.seats for card in self.sheet.cards(seat, nation)]
        sign = palette.PLAYERS[self.sheet.colour(nation)].emblem
        works = [Work(CARDS[card].emblem, card_name(card), motif=card_face(card).motif) for card in cards]
        return skyline(nation.age, sign, (), works, self.sheet.leader(winner))

    # -- what is seen -----------------------------------------------------------------------------------------

    def winner_to_others(self, high: float) -> ui.Box:
        """The winner, or the fallen city of whoever has lost."""
        return self._winner((high, high), 1.0)

    def shown_to_others(self) -> ui.Box:
        """The winner over the cities of all sides, as they stood at the end, and their health beside these."""
        chart = ui.Column(self._chart(1.0), wide=CHART_TO_OTHERS)
        below = ui.Row(chart, self._cities(), gap=GAP, grow=1)
        return ui.Column(self.winner_to_others(TO_OTHERS), turn_row(self.sheet.turn), below, gap=GAP, pad=PICTURE_PAD)

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

    def foresee(self) -> None:
        """Have the land of the winner painted, about as large as it will be seen; before the end that of the first
        person, as it would be after a victory and after a defeat.
        """
        wide = self.theme.px(WIDTH - SIDES[0] - SIDES[2])
        pictures = [self.picture]
        if self.state.decision:
            pictures = [self._land(self._across, self._fallen(), is_lost) for is_lost in (False, True)]
        for picture in pictures:
            self.theme.posters.picture(picture, (wide, round(wide / self._across)))

    @cached_property
    def picture(self) -> CityPicture:
        """The land of the winner, or of whoever has lost."""
        return self._land(self._across, self._side, self.is_lost)

    @property
    def _side(self) -> Nation:
        """The side whose land is shown."""
        return self._fallen() if self.is_lost else self.sheet.winner

    @property
    def _has_teams(self) -> bool:
        return any(len(nation.seats) > 1 for nation in self.state.nations)

    @property
    def _across(self) -> float:
        return ACROSS_OF_TEAMS if self._has_teams else ACROSS

    def _land(self, across: float, seen: Nation, is_lost: bool) -> CityPicture:
        """The land of who has won, or lost, so many times as wide as high, and the others far away."""
        rivals = [self._plan(nation).colour for nation in self.state.nations if nation is not seen]
        plan = (fallen if is_lost else held)(self._plan(seen, all_built), rivals)
        return CityPicture(plan, festive(plan, across), whose=("winner", seen.index, is_lost, across))

    def _plan(self, nation: Nation, of: Callable[[TableModel[NationState], int], CityPlan] = plan_of) -> CityPlan:
        """What a side had built, and how much of that burned."""
        state = self.sheet.last_standing(nation).copy()
        state.nations[nation.index].health = nation.health
        model = TableModel(state, as_shown(self.session.seats), 0, 0, None, Selection(), theme=self.theme)
        return of(model, nation.index)

    def tree(self) -> ui.Box:
        """The winner above; the health of all sides and what each has left below."""
        sides = ui.Column(*side_plates(self.sheet), gap=GAP, grow=1)
        below = ui.Row(ui.Column(self._chart(self.letter), wide=CHART), sides, gap=GAP, grow=1)
        top = self._winner(OF_TEAMS if self._has_teams else WINNER, self.theme.letter)
        body = ui.Column(top, turn_row(self.sheet.turn), below, gap=GAP, pad=SIDES)
        return self.ended(say("victory.end"), say("victory.told"), say("victory.lasted", turns=self.state.round), body)

    def _chart(self, letter: float) -> ui.Box:
        return health_chart(self.sheet, self._before, letter)

    @cached_property
    def _before(self) -> Sequence[tuple[int, ...]]:
        """The health of all sides in the game that a branch has left."""
        parent = parent_of(self.session, self.app.saves)
        return healths(parent) if parent else ()

    def _winner(self, high: tuple[float, float], letter: float) -> ui.Box:
        """Who has won and how, before a city. `letter` is the size of letters, which the title does not follow."""
        winner, how = self.sheet.winner, self.sheet.how_it_was_won()
        title = say("victory.wins", name=ui.as_typed(capitals(self.sheet.name(winner))), number=len(winner.seats) or 1)
        told = ui.Explanation(title.capitalize(), remarks=(how, say("victory.rule")), chapter=THE_END)
        grown = max(1.0, letter)
        seen = self._side
        city = self._city(seen, winner)
        partners = [self.session.seats[seat] for seat in winner.seats[1:]]
        heads = (ui.medal(face_of_seat(seat.colour, seat.player), seat.colour, PARTNER) for seat in partners)
        said = title, (OF_PARTNERS if partners else TITLE) / grown, how
        across = ACROSS_TO_OTHERS if high[0] > TALL else self._across
        city = city._replace(picture=self._land(across, seen, self.is_lost))
        return winner_plate(
            *said, city, self.sheet.colour(seen), told, self.shown_at, *heads,
            paint=paint_defeat if self.is_lost else paint_triumph, seen=self.seen_at, is_torn=self.is_lost,
            high=high, wide=words_in_sky(self.theme, *said, WORDS),
        )  # fmt: skip

    def _fallen(self) -> Nation:
        """The side whose defeat is shown: that of the first person, or else the first."""
        seats = self.session.seats
        sides = [nation for nation in self.state.nations if nation.seats]
        return next((side for side in sides if any(seats[seat].player == HUMAN for seat in side.seats)), sides[0])

    @property
    def standings(self) -> Sequence[str]:
        """The health that every side has left, and whether it stands; the winner first."""
        sheet = self.sheet
        return [
            f"{say('victory.health', name=sheet.typed(side), n=side.health)}. {sheet.standing(side)}"
            for side in sheet.ranked
        ]


def _paint_cities(pen: ui.Pen, area: ui.Area, field: Battlefield) -> None:
    rect = pen.theme.rect(*area)
    pen.shadow(rect, 4)
    pen.surface.blit(pen.theme.posters.picture(field, rect.size), rect)
    pygame.draw.rect(pen.surface, palette.BRASS, rect, max(1, pen.theme.px(1.6)))
