"""Setup (D-SETUP)."""

from __future__ import annotations

from dataclasses import replace

from game.engine import Always, BadOption, Options, shuffled
from game.engine.game import MODS
from game.nations_dice import ROUNDS
from game.nations_dice.cards.chits import with_more
from game.nations_dice.cards.dice import BOX, Die
from game.nations_dice.cards.progress_board import ROWS, columns
from game.nations_dice.cards.tiles import BOARDS, START_BUILDINGS, TILES, events_of, tiles_of
from game.nations_dice.events import event_named
from game.nations_dice.rules.rounds import play_round
from game.nations_dice.state import NO_CHITS, REROLL, Nation, NationsDiceState
from game.text.sentences import Sentences

_say = Sentences("nations_dice")

BOOKS_OF_THE_SECOND_OF_TWO = 3

ALWAYS: Always[NationsDiceState] = Always(event_named=event_named)


def lay_out(options: Options, seats: int, seed: int | str) -> NationsDiceState:
    """A game before its first step. Raises BadOption for the harder shadow with more than one seat.

    See D-DEC-01, D-SETUP-01, D-SETUP-06, D-SOLO-01.
    """
    if options["harder"] and seats > 1:
        raise BadOption(_say("bad_options.harder"))
    state = NationsDiceState(seats, seed, replace(ALWAYS, mods=tuple(options.get(MODS, ()))))
    check_mods(state)
    state.variant, state.harder = options["variant"], options["harder"]
    for nation, board in zip(state.nations, BOARDS, strict=False):
        hand_out(nation, board)
    state.order = shuffled(state, range(seats))
    for place, seat in enumerate(state.order, 1):
        state.nations[seat].books = start_books(seats, place)
    state.then(play_round)
    return state


def check_mods(state: NationsDiceState) -> None:
    """Refuse mods that leave out more than a game can do without: a whole progress board, and an event.
    Raises BadOption.
    """
    least = columns(len(state.nations)) * ROWS
    for age in range(1, ROUNDS + 1):
        if state.mods and (len(tiles_of(age, state.mods)) < least or not events_of(age, state.mods)):
            raise BadOption(_say("bad_options.mods"))


def hand_out(nation: Nation, board: str) -> None:
    """Every player: a board with its five buildings, their white dice, 1 gold and 1 reroll chit (D-SETUP-07)."""
    nation.board = board
    nation.slots = START_BUILDINGS
    nation.brought = tuple(TILES[tile].dice for tile in START_BUILDINGS)
    white = len(START_BUILDINGS)
    own = BOX["white"][nation.seat * white : (nation.seat + 1) * white]
    nation.dice = tuple(Die(handle, "white") for handle in own)
    nation.unused_chits = with_more(with_more(NO_CHITS, "gold", 1), REROLL, 1)


def start_books(seats: int, place: int) -> int:
    """The number of the order card; the second of two players has 3 (D-SETUP-09, D-SETUP-10, D-SETUP-08)."""
    return BOOKS_OF_THE_SECOND_OF_TWO if seats == 2 and place == 2 else place
