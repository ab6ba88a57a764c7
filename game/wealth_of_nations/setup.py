"""Setup: the first player is drawn, flags and starting packages are chosen (W-SETUP)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.engine import Action, Always, BadOption, Choice, Context, Move, Options, Refusal, below, happen, reveal
from game.engine.game import MODS
from game.text.sentences import Sentences
from game.wealth_of_nations.cards.components import BOARDS, FLAGS, INDUSTRIES, PACKAGES, PRICES
from game.wealth_of_nations.events import event_named
from game.wealth_of_nations.packages import COMMODITY, INDUSTRY, packages
from game.wealth_of_nations.rules.rounds import play_round
from game.wealth_of_nations.state import WealthState

_say = Sentences("wealth_of_nations")

ALWAYS: Always[WealthState] = Always(event_named=event_named)


def lay_out(options: Options, seats: int, seed: int | str) -> WealthState:
    """A game before its first step (W-DEC-01, W-SETUP-15)."""
    state = WealthState(seats, seed, replace(ALWAYS, mods=tuple(options.get(MODS, ()))))
    check_mods(state)
    state.money_shown = options["money"]
    state.most_deals = options["barters"]
    state.most_rounds = options["rounds"]
    state.then(first_player, flags, packages, play_round)
    return state


def check_mods(state: WealthState) -> None:
    """Refuse mods with two boards or two markets of a commodity, or with which there are not six packages of each kind,
    as in the box, or not the tiles and cubes for them. Raises BadOption.
    """
    if not state.mods:
        return
    if len(BOARDS.among(state.mods)) > 2:
        raise BadOption(_say("bad_options.boards"))
    for commodity, number in Counter(each.commodity for each in PRICES.among(state.mods)).items():
        if number > 2:
            raise BadOption(_say("bad_options.markets", kind=commodity))
    every = PACKAGES.among(state.mods)
    kinds = Counter(package.kind for package in every)
    if any(kinds[kind] != len(PACKAGES) // 2 for kind in (INDUSTRY, COMMODITY)):
        raise BadOption(_say("bad_options.packages", n=len(PACKAGES) // 2))
    tiles, cubes = Counter[str](), Counter[str]()
    for package in every:
        tiles[package.industry] += package.tiles
        cubes.update(dict(package.cubes))
    is_short = any(tiles[each.id] > each.tiles for each in INDUSTRIES.values())
    if is_short or any(cubes[each.commodity] > each.supply for each in state.markets):
        raise BadOption(_say("bad_options.mods"))


def first_player(state: WealthState) -> None:
    """Everybody draws a tile; whoever draws the Generator among Farms is first (W-SETUP-12, W-RULING-12)."""
    state.first = below(state, len(state.nations))
    reveal(state)
    drawn = tuple("generator" if seat == state.first else "farm" for seat in state.seats)
    happen(state, "drew_first_player", state.first, tiles=drawn)


def flags(state: WealthState) -> None:
    """Beginning with the first player everybody picks a flag design (W-SETUP-14)."""
    state.free_flags = tuple(FLAGS)
    state.then(*((WHICH_FLAG, seat) for seat in state.in_order()))


class ChooseFlag(Action[WealthState]):
    """Take a flag design nobody has yet, with its 18 flags (W-DEC-02)."""

    verb = "choose_flag"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every free design."""
        return [("choose_flag", flag) for flag in state.free_flags]

    def carry_out(self, state: WealthState, seat: int, flag: str) -> None:
        """Take it."""
        state.nations[seat].flag = flag
        state.free_flags = tuple(free for free in state.free_flags if free != flag)
        happen(state, "chose_flag", seat, flag=flag)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Somebody else has it."""
        owner = next((nation.seat for nation in state.nations if (nation.flag,) == picked[:1]), None)
        return None if owner is None else Refusal("flag_taken", {"flag": picked[0], "owner": owner})


WHICH_FLAG = Choice("which_flag", ChooseFlag())
