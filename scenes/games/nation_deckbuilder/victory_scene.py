"""The end of a game that is won outright: who won and how, what is left of every side, and its cards."""

from __future__ import annotations

from typing import cast

import pygame

from game.core.sentences import Sentences, listed
from game.core.session import Session
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.state import Nation, NationState, Player
from scenes.games.nation_deckbuilder.health import Health, paint_bar, paint_dice
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.games.nation_deckbuilder.outlook import full_health
from scenes.games.nation_deckbuilder.pieces import CARD, HAND_CARD
from scenes.games.nation_deckbuilder.sides import ARMY_COLOUR, age_name, card_name
from scenes.kit.pen import Pen
from scenes.kit.screen import TOP_RAIL
from scenes.results.result_scene import ResultScene
from scenes.results.score_plates import lay_laurels
from scenes.window.desk import Desk
from scenes.window.drawing import lay_heading, lay_plate, lay_text, lay_title
from scenes.window.layout import Area
from sprites import palette

say = Sentences("nation_deckbuilder")

WINNER: Area = (28.0, 50.0, 1224.0, 130.0)
SIDES: Area = (28.0, 192.0, 1224.0, 474.0)
TITLE_WIDTH = 940.0
GAP = 12.0
STOCK = ("food", "happiness", "science")


class VictoryScene(ResultScene):
    """How a game of Nation has ended."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        assert isinstance(session.state, NationState)
        self.state: NationState = session.state

    def enter(self) -> None:
        """Trumpets."""
        self.desk.sounds.play("victory")
        super().enter()

    def how_it_was_won(self) -> str:
        """One sentence on what decided the game."""
        losers = [nation for nation in self.state.nations if nation.index != self.state.winner]
        if any(not nation.is_out for nation in losers):
            return say("victory.mind_control")
        names = listed((self._name(nation) for nation in losers), "and")
        number = sum(max(1, len(nation.seats)) for nation in losers)
        return say("victory.fallen", names=names, number=number, turns=self.state.turn)

    def _name(self, nation: Nation) -> str:
        return " & ".join(self.session.seats[seat].name for seat in nation.seats) or say("sides.army")

    def _colour(self, nation: Nation) -> int:
        return self.session.seats[nation.seats[0]].colour if nation.seats else ARMY_COLOUR

    # -- picture ----------------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface) -> None:
        """The winner above, every side below."""
        theme, session = self.theme, self.session
        self.lay_rail_title(surface, say("victory.end"))
        words = say("victory.facts", title=session.game.called, turns=self.state.turn, seed=session.seed)
        lay_text(theme, surface, words, 1256, TOP_RAIL / 2, "text", 15, palette.BRASS_LIGHT, 600, "midright")
        pen = Pen(theme, surface)
        self._paint_winner(pen)
        x, y, width, height = SIDES
        column = (width - GAP * (len(self.state.nations) - 1)) / len(self.state.nations)
        for place, nation in enumerate(self.state.nations):
            self._paint_side(pen, (x + place * (column + GAP), y, column, height), nation)

    def _paint_winner(self, pen: Pen) -> None:
        winner = self.state.nations[self.state.winner]
        x, y, width, _ = WINNER
        lay_laurels(self.theme, pen.surface, WINNER, self._colour(winner))
        middle = x + 200 + (width - 200) / 2
        words = say("victory.wins", name=self._name(winner).upper(), number=len(winner.seats) or 1)
        lay_title(
            self.theme,
            pen.surface,
            words,
            middle,
            y + 52,
            38,
            "center",
            TITLE_WIDTH,
        )
        words = self.how_it_was_won()
        pen.text(words, middle, y + 94, "text", 17, palette.SECONDARY, TITLE_WIDTH, "center")

    def _paint_side(self, pen: Pen, area: Area, nation: Nation) -> None:
        x, y, width, height = area
        lay_plate(self.theme, pen.surface, area, radius=8)
        pen.seat(self._colour(nation), x + 26, y + 28, 34)
        pen.text(self._name(nation), x + 50, y + 28, "strong", 19, width=width - 150)
        tag = "" if nation.is_army else say("sides.age", age=age_name(nation.age))
        pen.text(
            say("victory.is_out") if nation.is_out else tag,
            x + width - 14,
            y + 28,
            "label",
            15,
            palette.SECONDARY,
            90,
            "right",
        )
        wide = paint_dice(pen, x + 14, y + 68, nation.health, 28)
        full = full_health(self.state)
        paint_bar(
            pen,
            x + 24 + wide,
            y + 68,
            min(260.0, width - wide - 44),
            Health(nation.health, full, nation.health),
        )
        left = x + 16
        for kind in STOCK if nation.seats else ():
            pen.glyph(kind, left, y + 106, 20)
            left += pen.text(str(getattr(nation, kind)), left + 26, y + 106, "number", 18) + 50
        if nation.is_army:
            pen.icon("cowled", x + width / 2, y + height * 0.58, 190, palette.SHADOW_DISC, "center")
        room = (height - 126) / max(1, len(nation.seats))
        for place, seat in enumerate(nation.seats):
            strip = (x + 14, y + 124 + place * room, width - 28, room - 8)
            self._paint_deck(pen, strip, self.last_standing(nation).players[seat])

    def last_standing(self, nation: Nation) -> NationState:
        """The last position in which a nation still had its cards."""
        position: NationState = self.state
        move = len(self.session.moves)
        while position.nations[nation.index].is_out and move:
            move -= 1
            position = cast(NationState, self.session.state_before(move))
        return position

    def _paint_deck(self, pen: Pen, area: Area, player: Player) -> None:
        """The cards that a seat has bought, the latest ages first."""
        cards = bought_cards(player)
        name = self.session.seats[player.seat].name
        lay_heading(
            self.theme, pen.surface, area[0], area[1], say("victory.bought", name=name, number=len(cards))
        )
        room = (area[0], area[1] + 20, area[2], area[3] - 22)
        areas, (width, _) = grid(room, len(cards), HAND_CARD, 6)
        form = "hand" if width > CARD[0] else "market"
        for card, place in zip(cards, areas, strict=True):
            pen.stamp_at(CardLook(card, form, width).surface(self.theme), place)


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


def grid(
    room: Area, count: int, size: tuple[float, float], gap: float
) -> tuple[list[Area], tuple[float, float]]:
    """Cards in even rows that fill a room, shrunk until all fit; their areas and their size."""
    width, height = size
    while True:
        across = max(1, int((room[2] + gap) // (width + gap)))
        rows = -(-count // across)
        if rows * (height + gap) - gap <= room[3] or width < 12:
            break
        width, height = width * 0.94, height * 0.94
    across = -(-count // max(1, rows))
    areas = [
        (
            room[0] + index % across * (width + gap),
            room[1] + index // across * (height + gap),
            width,
            height,
        )
        for index in range(count)
    ]
    return areas, (width, height)
