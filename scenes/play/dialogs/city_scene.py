"""What every side has built, as large as the window has room for it, at any time of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Unpack

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import HEIGHT, RAIL_BUTTON, WIDTH, Screen, rail_button
from scenes.app.snapshot import painted
from scenes.play.view.table_view import TableView
from scenes.table.model import TableModel
from scenes.table.table import Postcard, Table
from scenes.ui.text import FLOOR
from sprites.letters.fonts import capitals
from sprites.paint import palette
from sprites.poster.posters import Lacking, Painting

say = Sentences("screens")

SIDES, GAP, PAD = (14.0, 8.0, 14.0, 4.0), 6.0, 16.0
"""Units around the picture, over the line below it, and around all of a picture that is saved."""

MOST_WIDE = 2560
"""Pixels of the width in which a picture is painted at most; in a larger window it is enlarged."""

SAVED, PATIENCE = (1920, 1080), 15_000.0
"""Pixels of a picture that is saved, and milliseconds that it waits at most until its city is painted."""

KEPT = 3
"""Pictures that are kept while others are looked at: this one, the one before, and one that was painted ahead."""

Wish = tuple[Painting, tuple[int, int]]
"""A picture, and how large it is wanted."""

MARK = 34.0
"""Units left of a name for what stands for its side."""


class CityScene(Screen):
    """The postcards of a table in large, one at a time, over the table that waits below."""

    name = "city"
    says = 2

    def __init__(self, app: App, table: TableView, seat: int) -> None:
        """The one of this seat first. Raises ValueError for a game without postcards."""
        super().__init__(app)
        self._table, self._model = table.table, table.model()
        self._session = table.game.session
        self.rules = self._session.game.name
        self._words = Sentences(self.rules)
        sides = [card.seats for card in self._cards(1.0)]
        if not sides:
            raise ValueError("this game has no postcards")
        self._side = next((side for side, seats in enumerate(sides) if seat in seats), 0)
        self._seen: list[Wish] = []
        """What has been painted to be looked at, the latest last."""
        self._is_saving, self._has_saved, self._waited = False, False, 0.0
        self._lacking: Lacking = {}

    def _cards(self, across: float) -> Sequence[Postcard]:
        return self._table.postcards(self._model, across)

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The picture between its title and the sides to choose from."""
        cards = self._cards(1.0)
        card = cards[self._side]
        aside = self._session.game.headline(self._model.view)
        title = self.rail_title(card.title, aside, told=say("city.told"))
        told = self._words("city.legend") if self._words.has("city.legend") else ""
        legend = ui.Text(
            told, ui.Style.BODY, size=14.5, colour=palette.BRASS_LIGHT, align="center", lines=2,
            cut=True, drop=1, tells=ui.explained("city.legend_title"),
        )  # fmt: skip
        picture = CityView(self._table, self._model, self._side, grow=1)
        body = ui.Column(picture, *([legend] if told else []), gap=GAP, pad=SIDES)
        faces = [self._faces(cards, is_named) for is_named in (True, False)] if len(cards) > 1 else [ui.Gap()]
        rail = [self.back_button(), rail_button("city.save", self.save), ui.Gap(grow=1), ui.Either(*faces)]
        return self.framed([title], body, rail)

    def _faces(self, cards: Sequence[Postcard], is_named: bool) -> ui.Box:
        """A button for every side."""
        return ui.Row(
            *(
                SideButton(
                    f"side{side}", card.name if is_named else "", card.mark, side == self._side,
                    partial(self.turn_to, side), zone="sides", high=RAIL_BUTTON, snug=True,
                    caption=card.title, tells=ui.Explanation(card.title, remarks=(say("city.sides_told"),)),
                )
                for side, card in enumerate(cards)
            ),
            gap=8,
        )  # fmt: skip

    def _to_save(self) -> ui.Box:
        """All of a picture that is saved: the city under its name."""
        card = self._cards(1.0)[self._side]
        aside = self._session.game.headline(self._model.view)
        title = ui.Row(
            card.mark, ui.golden(capitals(card.title), 24), ui.Gap(grow=1),
            ui.Text(aside, ui.Style.BODY, size=17, colour=palette.BRASS_LIGHT), gap=12, high=44.0,
        )  # fmt: skip
        return ui.Column(title, CityView(self._table, self._model, self._side, grow=1), gap=GAP, pad=PAD)

    def foresee(self) -> None:
        """Have the picture painted, just as large as it will be seen."""
        (panel,) = ui.lay(ui.PaintLayer(self.tree(), zone="screen"), (0.0, 0.0, WIDTH, HEIGHT), self.theme).panels
        assert isinstance(panel.key, ui.DisplayList)
        for wish in self._pictures(panel.key):
            self.app.posters.passing_picture(*wish)
            self._seen = [wish, *(each for each in self._seen if each != wish)]

    def _pictures(self, strokes: ui.DisplayList) -> Iterator[Wish]:
        """The pictures that are painted there, each in its size."""
        for ink in strokes.inks:
            if ink.paint is _paint_city:
                picture: Any = ink.how[0]
                yield picture, _size(self.theme.rect(*ink.area))

    def rebuild(self) -> None:
        """Of what was looked at only the latest pictures are kept."""
        super().rebuild()
        for shown in self._pictures(self._strokes):
            self._seen = [*(each for each in self._seen if each != shown), shown]
        self._release(KEPT)

    def pictures_came(self) -> None:
        """Once a picture has come, the one that the next key leads to is painted."""
        super().pictures_came()
        shown = [*self._pictures(self._strokes)]
        if all(self.app.posters.printed(*each) for each in shown) and len(self._cards(1.0)) > 1:
            side, self._side = self._side, (self._side + 1) % len(self._cards(1.0))
            self.foresee()
            self._side = side

    def _release(self, kept: int) -> None:
        while len(self._seen) > kept:
            self.app.posters.release(*self._seen.pop(0))

    def leave(self) -> None:
        """Only what was looked at last is kept, for another look. What is said of a saved picture ends with it."""
        super().leave()
        if self._has_saved:
            self.app.end_note()
        self._release(1)

    # -- what happens -----------------------------------------------------------------------------------------

    def turn_to(self, side: int) -> None:
        """Show what another side has built."""
        if side != self._side:
            self.app.sounds.play("button")
            self._side = side
            self.rebuild()

    def save(self) -> None:
        """Save the picture, as soon as it is painted as large as that."""
        self._is_saving, self._waited, self._lacking = True, 0.0, {}

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys turn to the side before and after; a click on nothing else goes back."""
        step = ui.is_meant(event, "city.next") - ui.is_meant(event, "city.previous")
        if step:
            self.turn_to((self._side + step) % len(self._cards(1.0)))
            return True
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self.back()
            return True
        return False

    def update(self, dt_ms: float) -> None:
        """Save what was asked for as soon as it can be."""
        super().update(dt_ms)
        if not self._is_saving:
            return
        self._waited += dt_ms
        is_due = not self._lacking or self._waited >= PATIENCE
        if not (is_due or self.app.posters.are_stale(self._lacking)):
            return
        with self.app.posters.noted() as lacking:
            picture = painted(self._to_save(), SAVED, self.ground, self.app.theme.scheme, self.app.posters)
        self._lacking = lacking
        if not lacking or self._waited >= PATIENCE:
            self._is_saving, self._has_saved = False, True
            self.app.save_picture(picture)


class CityView(ui.Box):
    """What a side has built, as large as there is room."""

    __slots__ = ("_model", "_side", "_table")

    def __init__(self, table: Table, model: TableModel, side: int, **kinds: Unpack[ui.Kinds]) -> None:
        super().__init__(**kinds)
        self._table, self._model, self._side = table, model, side

    def inks(self, theme: ui.Theme, area: ui.Area) -> Iterator[ui.Ink]:
        """All of its area."""
        across = round(area[2] / max(1.0, area[3]), 2)
        yield ui.Ink(_paint_city, area, (self._table.postcards(self._model, across)[self._side].picture,))


def _size(rect: pygame.Rect) -> tuple[int, int]:
    """How large a picture is painted that fills so much of a window."""
    share = min(1.0, MOST_WIDE / max(1, rect.w))
    return max(1, round(rect.w * share)), max(1, round(rect.h * share))


def _paint_city(pen: ui.Pen, area: ui.Area, city: Painting) -> None:
    rect = pen.theme.rect(*area)
    picture = pen.theme.posters.passing_picture(city, _size(rect))
    if picture.get_size() != rect.size:
        picture = pygame.transform.smoothscale(picture, rect.size)
    pen.surface.blit(picture, rect)
    pygame.draw.rect(pen.surface, palette.BRASS, rect, max(1, pen.theme.px(1.6)), pen.theme.px(3))


class SideButton(ui.Button):
    """The button of a side, right of what stands for that, which answers as well."""

    __slots__ = ("mark",)

    def __init__(
        self, name: str, label: str, mark: ui.Box, is_shown: bool, press: ui.Press, /, **kinds: Unpack[ui.Kinds]
    ) -> None:
        super().__init__(name, label, press, "primary" if is_shown else "plain", floor=FLOOR, **kinds)
        self.mark = mark

    def content_width(self, theme: ui.Theme) -> ui.Extent:
        """What stands for the side, and the name."""
        least, wished = super().content_width(theme) if self.label else (0.0, 0.0)
        return ui.Extent(least + MARK, wished + MARK)

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """The button, and what stands for the side before it; alone that is framed where it is shown."""
        x, y, wide, high = laid.area
        if self.label:
            super().draw(theme, surface, laid._replace(area=(x + MARK, y, wide - MARK, high)), state)
        elif self.kind == "primary":
            ui.lay_outline(theme, surface, laid.area, palette.BRASS_LIGHT, 1.6, 5)
        mark = ui.PaintLayer(ui.Row(ui.Gap(grow=1), self.mark, ui.Gap(grow=1)))
        for panel in ui.lay(mark, (x, y, MARK, high), theme).panels:
            panel.draw(theme, surface)
