"""The table of Wealth of Nations: a pure function from what can be known to where everything lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.flow import Decision, Move
from game.session.auto_moves import AutoMove
from game.session.session import HUMAN, Seat
from game.wealth_of_nations import events
from game.wealth_of_nations.cards.components import COMMODITIES, INDUSTRIES, MONEY, PACKAGES
from game.wealth_of_nations.drafts import begun as drafts
from game.wealth_of_nations.drafts.passing import DONE, NO_OFFERS, PASS_ON, PASSING, is_still_passing
from game.wealth_of_nations.drafts.trades import VERBS, is_still_meant, market_place
from game.wealth_of_nations.public import estimated_vp
from game.wealth_of_nations.rules.notes import SEATS
from game.wealth_of_nations.state import OPENLY, WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board.choices import choices, order_of_choosing
from scenes.games.wealth_of_nations.board.hex_map import map_board
from scenes.games.wealth_of_nations.board.markets import finance, markets
from scenes.games.wealth_of_nations.feast import postcard
from scenes.games.wealth_of_nations.motion.shows import SHOWS
from scenes.games.wealth_of_nations.motion.sounds import SOUNDS, ambience
from scenes.games.wealth_of_nations.panels.all_boards import all_boards
from scenes.games.wealth_of_nations.panels.barter_corner import corner
from scenes.games.wealth_of_nations.panels.barter_tray import tray
from scenes.games.wealth_of_nations.panels.ending import score
from scenes.games.wealth_of_nations.panels.first_game import deals_matter
from scenes.games.wealth_of_nations.panels.plan import plan
from scenes.games.wealth_of_nations.panels.plaques import plaque
from scenes.games.wealth_of_nations.panels.strip import held_then, is_several, strip
from scenes.games.wealth_of_nations.panels.top_rail import top_rail
from scenes.games.wealth_of_nations.text import words
from scenes.games.wealth_of_nations.text.barter_words import is_talking
from scenes.games.wealth_of_nations.text.seats import is_money_exact
from scenes.table.model import TableModel, canvas
from scenes.table.seats import rivals
from scenes.table.spare_room import EDGE, GAP, MOST_AT_LEFT, docked_log
from scenes.table.table import LOG, Postcard, Table
from sprites.places.cloth import OAK

TOP, BOTTOM = 44.0, 683.0
"""Upper and lower end of what lies between the two rails."""

PLAQUE_WIDTH, TALLEST_PLAQUE, PLAQUES = 244.0, 160.0, 406.0
RIGHT_WIDTH = 412.0
CORNER = 120.0


TERMS = {
    "buy": "market",
    "talk": "barter",
    "take": "note",
    "bloc": "bloc",
    "flag": "flag",
    "dot": "dot",
    "production": "production",
}
"""What places mean that are no tiles or packages, by their first word, in the words of the encyclopedia."""


class WealthTable(Table):
    """See `scenes.table.table.Table`."""

    words = words
    shown = SHOWS
    marks = {events.TookNote: "banknote", events.EndDrewNear: "hourglass"}
    sounds = SOUNDS
    warning = staticmethod(words.warning)
    amends = staticmethod(words.amends)
    draft = staticmethod(drafts.draft)
    is_midway = staticmethod(drafts.is_midway)
    ambience = staticmethod(ambience)
    holdings = staticmethod(words.holdings)
    standing_words = staticmethod(words.standing_words)
    cloth = OAK
    orders = frozenset({*VERBS, *PASSING})
    answers_for_all = frozenset({NO_OFFERS})
    plaque = "own name"
    kept_clear = frozenset({"strip", "plan", "tray", "barters", "ending", *map(market_place, COMMODITIES)})

    def tree(self, model: TableModel[WealthState]) -> ui.Box:
        """The two rails' room, between them all boards, or the table of the nation in front."""
        spare = max(0.0, min(model.margin[0] - EDGE, MOST_AT_LEFT))
        between = all_boards(model) if model.all_boards else _between(model, spare)
        left = canvas(model)[0]
        log = docked_log(model.margin, TOP, 576.0)
        docked = () if log is None else (((log[0] - left, *log[1:]), ui.Gap(name=LOG)),)
        kept = 0.0 if model.all_boards else spare
        x = EDGE - kept - left
        return ui.Free(
            ((36.0 - left, 0.0, 984.0, 36.0), top_rail(model)),
            ((x, TOP, 1264.0 + kept, BOTTOM - TOP), between),
            *docked,
        )

    def postcards(self, model: TableModel[WealthState], across: float) -> Sequence[Postcard]:
        """The map, once for each nation."""
        return [postcard(model, seat) for seat in range(len(model.seats))]

    def offered(self, seats: Sequence[Seat], decision: Decision) -> tuple[Move, ...]:
        """All moves but the notes of computer players, who take them in their own turns (W-NOTE-01)."""
        return tuple(move for move in decision.moves if not _is_note_of_computer(seats, decision, move))

    def changes(self, model: TableModel[WealthState], seat: int) -> ui.Tried:
        """What is left in the purse, as far as it lies open, and the score at the end."""
        if not model.forecast.ends or not model.what_if.ends:
            return ()
        now, then = (each.ends[seat] for each in (model.forecast, model.what_if))
        old, new = (score(model, end)[1] for end in (now, then))
        points = (("vp", f"{old} › {new}"),) if old != new and not is_several(model) else ()
        covered = () if is_money_exact(model, seat) else (MONEY,)
        changed = tuple(
            ("", f"${old} › ${new}") if kind == MONEY else (kind, f"{old} › {new}")
            for kind, old, new in held_then(model, seat)
            if old != new and kind not in covered
        )
        return (*changed, *points)

    def is_still_meant(self, order: AutoMove, now: WealthState) -> bool:
        """Whether the next of several trades is no worse than it was said to be, or still nothing to do but pass."""
        if order.verb == DONE:
            return True
        if order.verb == PASS_ON:
            return is_still_passing(order.before, now)
        return is_still_meant(order.before, order.moves, now, order.left[0])

    def term_of(self, piece: str) -> str:
        """What a tile, a flag, a market or a button beside them stands for."""
        if piece in INDUSTRIES:
            return "industry"
        return "package" if piece in PACKAGES else TERMS.get(piece.partition(" ")[0], "")

    def values(self, state: WealthState) -> Mapping[int, int]:
        """The points of every seat as everybody may know them."""
        return {seat: estimated_vp(state, seat) for seat in state.seats}

    def lay_open(self, state: WealthState) -> bool:
        """Money to the dollar."""
        was_covered, state.money_shown = state.money_shown != OPENLY, OPENLY
        return was_covered


def _is_note_of_computer(seats: Sequence[Seat], decision: Decision, move: Move) -> bool:
    if move[0] not in ("take_note", "repay_note"):
        return False
    seat = SEATS.index(move[1])
    return seat != decision.seat and seats[seat].player != HUMAN


def _between(model: TableModel[WealthState], spare: float) -> ui.Column:
    """Rivals and barters, map, markets or what lies there in their stead; under them the own strip and the plan.

    In a wide window the plaques take some of what is to spare at the left.
    """
    others = rivals(model)
    is_setup, talks = model.view.phase == "setup", is_talking(model)
    tall = min(PLAQUES, TALLEST_PLAQUE * len(others) + GAP * (len(others) - 1))
    left = ui.Column(
        ui.Column(*(plaque(model, seat) for seat in others), gap=GAP, high=(0.0, tall)),
        ui.Column(
            order_of_choosing(model) if is_setup else corner(model) if deals_matter(model) else ui.Gap(grow=1),
            high=(0.0, CORNER),
            grow=1,
        ),
        gap=GAP,
        wide=PLAQUE_WIDTH + spare,
    )
    on_sale = choices(model) if is_setup else tray(model) if talks else markets(model)
    right = ui.Column(on_sale, *(() if is_setup else (4, finance(model))), wide=RIGHT_WIDTH)
    return ui.Column(
        ui.Row(left, 8, map_board(model), 8, right, grow=1),
        6,
        ui.Row(ui.Gap(wide=spare), strip(model), high=54.0),
        6,
        ui.Row(ui.Gap(wide=spare), plan(model), high=41.0, drop=1 if talks else 0),
    )
