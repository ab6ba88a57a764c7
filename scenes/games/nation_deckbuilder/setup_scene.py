"""The setup of a table of Nation: how many sit down decides the mode, two may also stand together."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.learn.new_table import NewTable
from game.nation_deckbuilder import GAME
from game.session.session import PEOPLE
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.games.nation_deckbuilder.pictured import pictured
from scenes.setup.setup_scene import SetupScene
from scenes.setup.setup_widgets import BRIEF, FULL
from scenes.setup.spread import GameSpread, lying
from sprites.places.cloth import MIDNIGHT

say = Sentences("nation_deckbuilder")

IN_THE_BOX = ("chief", "king", "professor", "president", "mind_control")
"""A card of every age, to be looked at."""
SPREAD = ("hunter", "campfire", "forum", "musketeers", "factory")
BOX_CARD, CARDS_GAP = (68.0, 95.0), 14.0
HAND_CARD = (136.0, 190.0)

MINUTES, STEP = 45, 5
"""How long a game of persons takes, as printed on the box, and in which steps that is told."""

BY_SEATS = {1: "solo", 3: "three", 4: "teams"}
"""The mode that a number of seats leaves no choice about."""
OF_TWO = {False: "duel", True: "cooperative"}
"""The modes of two, by whether they stand together."""
WAYS = "Ways to play"


class DeckBuilderSetup(SetupScene):
    """Everything that Nation leaves open."""

    cloth = MIDNIGHT

    def __init__(self, app: App) -> None:
        table = NewTable(GAME)
        table.add_seat()
        super().__init__(app, table)

    @property
    def mode(self) -> str:
        """The mode of the table as it is now."""
        return BY_SEATS.get(len(self.table.seats), OF_TWO[self.table.options["cooperative"]])

    def changed(self) -> None:
        """Only two can stand together."""
        if len(self.table.seats) != 2:
            self.table.options["cooperative"] = False
        super().changed()

    def options(self, room: int) -> Sequence[ui.Box]:
        """The mode, how hands stay secret, and what is in the box."""
        mode, hands = say(f"modes.{self.mode}"), say("new_table.hands")
        words, secret = say(f"new_table.modes.{self.mode}"), say(f"new_table.secret.{self.mode}")
        about = self.meaning(words, ui.Explanation(mode, remarks=(words,), chapter=WAYS), room)
        plates = [self.plate(mode, say("new_table.mode_told"), room, *self._choice(), *about, sign="crossed-swords")]
        if room < BRIEF:
            kept = self.meaning(secret, ui.Explanation(hands, remarks=(secret,)), room)[1:]
            plates.append(self.plate(hands, say("new_table.hands_told"), room, *kept, sign="plain-padlock"))
        if room == FULL:
            cards = [lying(pictured(card, "market", BOX_CARD[0]), BOX_CARD) for card in IN_THE_BOX]
            box = ui.OverlappingRow(*cards, gap=CARDS_GAP)
            plates.append(self.plate(say("new_table.box"), say("new_table.box_told"), room, box, sign="wooden-crate"))
        return plates

    def _choice(self) -> list[ui.Box | float]:
        """Two may fight a duel or stand together; any other number has no choice."""
        if len(self.table.seats) != 2:
            return []
        segments = [
            ui.Segment(value, say(f"new_table.of_two.{mode}"), self._told(mode)) for value, mode in OF_TWO.items()
        ]
        words, now = say("new_table.mode"), self.table.options["cooperative"]
        change = self._stand_together
        return [self.option_switch("mode", words, segments, now, say("new_table.mode_told"), change)]

    def _told(self, mode: str) -> ui.Explanation:
        return ui.Explanation(say(f"modes.{mode}"), remarks=(say(f"new_table.modes.{mode}"),), chapter=WAYS)

    def _stand_together(self, together: bool) -> None:
        self.set_option("cooperative", together)

    @property
    def minutes(self) -> int:
        """About how long this table takes: computers move at once, so only persons take their share of the time."""
        people = sum(seat.player in PEOPLE for seat in self.table.seats)
        return max(STEP, STEP * ceil(MINUTES * people / len(self.table.seats) / STEP))

    def summary(self) -> str:
        """Who plays against whom."""
        names = [self.table.name(place) for place in range(len(self.table.seats))]
        army = say("new_table.army")
        sides = {
            "teams": [listed(names[0::2]), listed(names[1::2])],
            "cooperative": [listed(names), army],
            "solo": [*names, army],
        }.get(self.mode, names)
        return say(
            f"new_table.against.{len(sides)}",
            mode=say(f"modes.{self.mode}"),
            minutes=self.minutes,
            **dict(zip("abc", sides, strict=False)),
        )

    def spread(self) -> GameSpread:
        """Cards of five ages."""
        return GameSpread([pictured(card, "hand") for card in SPREAD], HAND_CARD)
