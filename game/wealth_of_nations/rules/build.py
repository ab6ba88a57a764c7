"""Build: an industry tile on a hex that holds the builder's flag and nothing else (W-BUILD, W-FORCE)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.components import FINANCE, INDUSTRIES, MAP
from game.wealth_of_nations.cards.market import added, can_spend, missing, spend
from game.wealth_of_nations.rules.automate import settle_automation
from game.wealth_of_nations.rules.placing import TURNS, fewest_clashes, lay_tile, placements
from game.wealth_of_nations.state import Tile, WealthState
from game.wealth_of_nations.text.refusing import hex_in, industry_in, needs_cubes

FORCED_COST = {industry.id: added(industry.cost, FINANCE.costs["force"]) for industry in INDUSTRIES.values()}
"""What a tile costs whose dots clash: 1 Capital more, whatever their number (W-FORCE-02, W-RULING-25)."""


def sites(state: WealthState, seat: int) -> list[int]:
    """Hexes with the player's flag and no tile (W-BUILD-01)."""
    tiles = state.tiles
    return [hex for hex, owner in enumerate(state.flags) if owner == seat and tiles[hex] is None]


class Build(Action[WealthState]):
    """Take a tile from its stack and lay it at once; force is part of it (W-BUILD-05, W-FORCE-03, W-DEC-12).

    See W-BUILD-03, W-RULING-01.
    """

    verb = "build"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every industry that can be paid and is in stock, on every site, at every turn (W-BUILD-06)."""
        nation = state.nations[seat]
        payable = [each for each in INDUSTRIES.values() if state.tiles_left(each.id) and can_spend(nation, each.cost)]
        hexes = sites(state, seat) if payable else []
        return [
            ("build", industry.id, *handles)
            for industry in payable
            for handles in placements(state.dots, industry.id, hexes, can_spend(nation, FORCED_COST[industry.id]))
        ]

    def carry_out(self, state: WealthState, seat: int, industry: str, hex: str, turn: str, *force: str) -> None:
        """Pay into the supplies and lay the tile (W-BUILD-02, W-BUILD-04)."""
        spend(state, seat, FORCED_COST[industry] if force else INDUSTRIES[industry].cost)
        state.change_stack(industry, -1)
        tile = Tile(industry, TURNS.index(turn))
        lay_tile(state, seat, MAP.index[hex], tile)
        state.has_acted = True
        happen(state, "built", seat, hex=hex, industry=industry, turn=tile.turn, forced=bool(force))
        settle_automation(state, seat)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The stack is empty, cubes are missing, the hex is no site, or dots clash without a Capital to force."""
        industry, hex = industry_in(picked), hex_in(picked)
        if hex is not None and (wrong := self._why_no_site(state, seat, hex)):
            return wrong
        if industry is None:
            return None if picked else self._why_none(state, seat)
        if not state.tiles_left(industry):
            return Refusal("stack_is_empty", {"industry": industry})
        if wrong := needs_cubes(state, seat, industry, INDUSTRIES[industry].cost):
            return wrong
        if hex is None:
            return None if sites(state, seat) else Refusal("no_site", {}, "place_a_flag_first")
        nation = state.nations[seat]
        if can_spend(nation, FORCED_COST[industry]):
            return None
        dots = fewest_clashes(state.dots, industry, hex)
        need = dict(FORCED_COST[industry])["capital"]
        return Refusal("dots_clash", {"dots": dots, "need": need, "have": nation.capital}, "turn_or_force")

    @staticmethod
    def _why_none(state: WealthState, seat: int) -> Refusal:
        """No hex to build on, no tile that can be paid, told of the one that lacks least, or dots that clash."""
        if not sites(state, seat):
            return Refusal("no_site", {}, "place_a_flag_first")
        nation = state.nations[seat]
        stocked = [each for each in INDUSTRIES.values() if state.tiles_left(each.id)]
        if not stocked:
            return Refusal("all_stacks_are_empty")
        nearest = min(stocked, key=lambda each: sum(missing(nation, each.cost).values()))
        lacking = needs_cubes(state, seat, nearest.id, nearest.cost)
        return lacking or Refusal("dots_clash_everywhere", {}, "turn_or_force")

    @staticmethod
    def _why_no_site(state: WealthState, seat: int, hex: int) -> Refusal | None:
        name = MAP.names[hex]
        if state.tiles[hex]:
            return Refusal("hex_built_on", {"hex": name})
        if state.flags[hex] != seat:
            return Refusal("no_own_flag", {"hex": name}, "place_a_flag_first")
        return None
