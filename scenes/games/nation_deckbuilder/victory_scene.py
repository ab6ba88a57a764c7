"""The end of a game that is won outright: who won and how, what is left of every side, and its cards."""

from __future__ import annotations

from typing import cast

import pygame

from game.core.session import Session
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.state import Nation, NationState, Player
from game.nation_deckbuilder.wording import text
from scenes.games.nation_deckbuilder.health import Health, paint_bar, paint_dice
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.games.nation_deckbuilder.outlook import full_health
from scenes.games.nation_deckbuilder.sides import ARMY, ARMY_COLOUR
from scenes.games.nation_deckbuilder.zones import CARD, HAND_CARD, grid
from scenes.kit.pen import Pen
from scenes.kit.screen import TOP_RAIL
from scenes.results.result_scene import ResultScene
from scenes.results.score_plates import lay_laurels
from scenes.window.desk import Desk
from scenes.window.drawing import lay_heading, lay_plate, lay_text, lay_title
from scenes.window.layout import Area
from sprites import palette

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
            return "Mind Control was played: the game was over at once."
        names = " and ".join(self._name(nation) for nation in losers)
        have = "have" if sum(max(1, len(nation.seats)) for nation in losers) > 1 else "has"
        turns = "1 turn" if self.state.turn == 1 else f"{self.state.turn} turns"
        return f"{names} {have} nothing left to stand on, after {turns}."

    def _name(self, nation: Nation) -> str:
        return " & ".join(self.session.seats[seat].name for seat in nation.seats) or ARMY

    def _colour(self, nation: Nation) -> int:
        return self.session.seats[nation.seats[0]].colour if nation.seats else ARMY_COLOUR

    # -- picture ----------------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface) -> None:
        """The winner above, every side below."""
        theme, session = self.theme, self.session
        self.lay_rail_title(surface, "THE END")
        words = f"{session.game.title}   ·   {self.state.turn} turns   ·   seed {session.seed}"
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
        win = "WIN" if len(winner.seats) > 1 else "WINS"
        lay_title(
            self.theme,
            pen.surface,
            f"{self._name(winner).upper()} {win}",
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
        tag = "" if nation.is_army else f"Age {text()['ages'][nation.age]}"
        pen.text(
            "fallen" if nation.is_out else tag,
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
        lay_heading(self.theme, pen.surface, area[0], area[1], f"{name}: {len(cards)} cards bought")
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
    return sorted(owned, key=lambda card: (-CARDS[card].age, CARDS[card].name))
