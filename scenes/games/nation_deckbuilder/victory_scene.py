"""The end of a game that is won outright: who won and how, what is left of every side, and its cards."""

from __future__ import annotations

from functools import partial
from typing import cast

from game.core.sentences import Sentences, listed
from game.core.session import Session
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.state import Nation, NationState, Player
from scenes.games.nation_deckbuilder.health import Health, health_row
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.games.nation_deckbuilder.outlook import full_health
from scenes.games.nation_deckbuilder.pieces import CARD, HAND_CARD
from scenes.games.nation_deckbuilder.sides import ARMY_COLOUR, age_name, card_name
from scenes.games.nation_deckbuilder.small_boxes import counter
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Row
from scenes.kit.explanation import Explanation
from scenes.kit.gallery import Gallery
from scenes.kit.leaves import Art, disc, heading, icon, plate
from scenes.kit.pen import Pen
from scenes.kit.text import Text
from scenes.results.result_scene import SIDES, ResultScene
from scenes.results.winner import winner_plate
from scenes.window.desk import Desk
from scenes.window.layout import Area, Place
from sprites import palette
from sprites.plain_text import as_typed

say = Sentences("nation_deckbuilder")

WINNER, PLATE_GAP = (90.0, 130.0), 12.0
TITLE, ARMY_SIGN = 38.0, 190.0
DIE, BAR = 28.0, 260.0
STOCK = ("food", "happiness", "science")
THE_END = "The end"


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
        names = listed((as_typed(self._name(nation)) for nation in losers), "and")
        number = sum(max(1, len(nation.seats)) for nation in losers)
        return say("victory.fallen", names=names, number=number, turns=self.state.turn)

    def _name(self, nation: Nation) -> str:
        return " & ".join(self.session.seats[seat].name for seat in nation.seats) or say("sides.army")

    def _colour(self, nation: Nation) -> int:
        return self.session.seats[nation.seats[0]].colour if nation.seats else ARMY_COLOUR

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> Box:
        """The winner above, every side below."""
        winner, how = self.state.nations[self.state.winner], self.how_it_was_won()
        title = say("victory.wins", name=as_typed(self._name(winner).upper()), number=len(winner.seats) or 1)
        told = Explanation(title.capitalize(), remarks=(how, say("victory.rule")), chapter=THE_END)
        grown = max(1.0, self.theme.letter)
        top = winner_plate(
            title, TITLE / grown, how, self._colour(winner), told, high=(WINNER[0], WINNER[1] * grown)
        )
        sides = Row(*(self._side(nation) for nation in self.state.nations), gap=PLATE_GAP, grow=1)
        lasted = say("victory.lasted", turns=self.state.turn)
        return self.ended(
            say("victory.end"), say("victory.told"), lasted, Column(top, sides, gap=PLATE_GAP, pad=SIDES)
        )

    def _side(self, nation: Nation) -> Box:
        """What is left of a side, and the cards of those who played it."""
        name = as_typed(self._name(nation))
        age = "" if nation.is_army else say("sides.age", age=age_name(nation.age))
        told = Explanation(name, remarks=tuple(filter(None, (self._standing(nation), age))), chapter=THE_END)
        head = Row(
            disc(self._colour(nation), 34),
            Text(name, "strong", 19, cut=True, grow=1),
            Text(say("victory.is_out") if nation.is_out else age, "label", 15, palette.SECONDARY),
            gap=8,
            tells=told,
        )
        army = icon(
            "cowled", ARMY_SIGN, palette.SHADOW_DISC, wide=(60, ARMY_SIGN), high=(60, ARMY_SIGN), tells=told
        )
        before = self.last_standing(nation)
        decks = [self._deck(before.players[seat]) for seat in nation.seats]
        return Column(
            head,
            8,
            Row(self._health(nation), Gap(grow=1)),
            8,
            *((self._stock(nation),) if nation.seats else ()),
            6,
            *(decks or [Gap(grow=1), army, Gap(grow=1)]),
            pad=(14, 10, 14, 10),
            back=(plate(radius=8),),
            grow=1,
            wide=(200, 2000),
        )  # fmt: skip

    def _standing(self, nation: Nation) -> str:
        if nation.is_out:
            return say("victory.out_told")
        return say("victory.won_told" if nation.index == self.state.winner else "victory.left_told")

    def _health(self, nation: Nation) -> Row:
        full = full_health(self.state)
        title = say("victory.health", name=as_typed(self._name(nation)), n=nation.health)
        told = Explanation(title, remarks=(say("victory.health_told", full=full),), chapter=THE_END)
        health = Health(nation.health, full, nation.health)
        return health_row(f"health@{nation.index}", health, told, DIE, BAR, "left")

    def _stock(self, nation: Nation) -> Row:
        """What the side had of each resource at the end."""
        counters: list[Box] = []
        for kind in STOCK:
            amount = getattr(nation, kind)
            told = Explanation(
                say("victory.stock", name=as_typed(self._name(nation)), kind=kind, n=amount),
                remarks=(say("victory.stock_told"),),
            )
            counters.append(counter(kind, amount, f"{kind}@{nation.index}", told))
        return Row(*counters, Gap(grow=1), gap=24)

    def last_standing(self, nation: Nation) -> NationState:
        """The last position in which a nation still had its cards."""
        position: NationState = self.state
        move = len(self.session.moves)
        while position.nations[nation.index].is_out and move:
            move -= 1
            position = cast(NationState, self.session.state_before(move))
        return position

    def _deck(self, player: Player) -> Box:
        """The cards that a seat has bought, the latest ages first."""
        cards = bought_cards(player)
        words = say("victory.bought", name=as_typed(self.session.seats[player.seat].name), number=len(cards))
        told = Explanation(words, remarks=(say("victory.bought_told"),))
        pieces = [
            Art(
                _paint_card,
                card,
                name=f"{card}@{player.seat}",
                place=partial(
                    Place, zone="cards", caption=card_name(card), zoom=CardLook(card, "zoom"), is_note=True
                ),
            )
            for card in cards
        ]
        return Column(
            heading(words, tells=told),
            4,
            Gallery(
                *pieces, margin=(0, 0, 0, 6), size=HAND_CARD, gap=(6, 6), smallest=0.15, at=(0.0, 0.0), grow=1
            ),
            grow=1,
        )


def _paint_card(pen: Pen, area: Area, card: str) -> None:
    """A card in the form that shows its print best in this width."""
    width = round(area[2], 2)
    form = "hand" if width > CARD[0] else "market"
    pen.stamp_at(CardLook(card, form, width).surface(pen.theme), area)


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
