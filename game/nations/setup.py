"""Setup: boards, order, decks, and the nations' choices before the first round (N-SETUP, N-NATION, N-BSIDE)."""

from __future__ import annotations

from dataclasses import replace

from game.engine import Action, Always, BadOption, Choice, Move, Options, happen, reveal, shuffled
from game.engine.game import MODS
from game.nations.cards.cards import BOARDS, EVENTS, TILES
from game.nations.cards.removing import fit_advisors, remove_by_condition
from game.nations.cards.triggers import LISTENED, react
from game.nations.concepts import COLUMNS, cards_changed
from game.nations.events import event_named
from game.nations.rules import maintenance, rounds, workers
from game.nations.state import EMPTY, SHADOW, NationsState
from game.text.sentences import Sentences

_say = Sentences("nations")

SIDES = ("a", "b")

ALWAYS = Always(settle=remove_by_condition, heard=frozenset(LISTENED), react=react, event_named=event_named)


def lay_out(options: Options, seats: int, seed: int | str) -> NationsState:
    """A game before its first step. Raises BadOption where the options do not fit together.

    See N-DIFF-01, R-64, N-GAME-01, N-SETUP-11.
    """
    check_options(options, seats)
    state = NationsState(seats, seed, replace(ALWAYS, mods=tuple(options.get(MODS, ()))))
    check_mods(state)
    state.ages = options["ages"]
    state.sets = ("base", *(name for name in ("advanced", "expert") if options[name]))
    state.swaps = options["swaps"]
    state.end_turn = options["end_turn"]
    state.military_rolls = options["roll_on_military"]
    for nation in state.nations:
        nation.level = options["level"][nation.seat]
        nation.easier = options["easier"][nation.seat]
    hand_out = choose_from_drawn if options["sides"] == "b" else pick_freely if options["pick"] else deal_boards
    state.then(scoring_board, progress_board, hand_out, easier_game, rounds.play_round)
    return state


def check_options(options: Options, seats: int) -> None:
    """Refuse options that the rules do not allow together. Raises BadOption."""
    if seats == 5 and not (options["advanced"] or options["expert"]):
        raise BadOption(_say("bad_options.five"))  # N-5P-01
    if options["swaps"] and (options["advanced"] or options["expert"]):
        raise BadOption(_say("bad_options.balanced"))  # N-COMPETITIVE-02


LEAST_EVENTS = 3
"""Event Cards, or solo tiles, that an age must have: one for each of its rounds, and one to choose from (N-CARD-02)."""


def check_mods(state: NationsState) -> None:
    """Refuse mods that leave out more than a game can do without. Raises BadOption."""
    if not state.mods:
        return
    events = (TILES if state.is_solo else EVENTS).among(state.mods)
    few = any(sum(event.age == age for event in events) < LEAST_EVENTS for age in range(1, state.ages + 1))
    if few or len(board_names(state)) < len(state.nations):
        raise BadOption(_say("bad_options.mods"))


def scoring_board(state: NationsState) -> None:
    """Round order at random, Books by place in it, the first Architects (N-SETUP-08 to N-SETUP-18).

    Solo, the player is first with 1 Book and the shadow second with 2 (N-SOLO-10).

    See N-SETUP-09, N-SETUP-10, N-SETUP-12, N-SETUP-15.
    """
    state.order = (0, SHADOW) if state.is_solo else shuffled(state, range(len(state.nations)))
    for place, seat in enumerate(state.order, 1):
        if seat < len(state.nations):
            state.nations[seat].books = place
    state.architects = maintenance.BASE_ARCHITECTS[len(state.nations)]


def progress_board(state: NationsState) -> None:
    """The decks of the first age, and the first Progress Cards (N-SETUP-03, N-SETUP-04, N-BOARD-01)."""
    columns = COLUMNS[len(state.nations)]
    state.board = ((EMPTY,) * columns,) * 3
    maintenance.bring_decks(state)
    maintenance.fill_board(state)


def deal_boards(state: NationsState) -> None:
    """A-sides dealt at random (N-SETUP-01, R-65)."""
    for nation, board in zip(state.nations, shuffled(state, board_names(state)), strict=False):
        take_board(state, nation.seat, board, "a")


def pick_freely(state: NationsState) -> None:
    """A-sides picked in round order from all (R-65)."""
    state.drawn_boards = board_names(state)
    state.then(*((WHICH_BOARD, seat, ("a",)) for seat in state.order if seat < len(state.nations)))


def choose_from_drawn(state: NationsState) -> None:
    """As many boards as seats are drawn, then chosen in reverse order, either side up (N-BSIDE-03 to N-BSIDE-05).

    See N-BSIDE-04, N-SETUP-02.
    """
    state.drawn_boards = shuffled(state, board_names(state))[: len(state.nations)]
    reveal(state)
    happen(state, "boards_drawn", None, boards=state.drawn_boards)
    state.then(*((WHICH_BOARD, seat, SIDES) for seat in reversed(state.order) if seat < len(state.nations)))


def board_names(state: NationsState) -> tuple[str, ...]:
    """The five Player Boards (N-COMP-03), and those of mods."""
    return tuple(board.id for board in BOARDS.among(state.mods))


class ChooseBoard(Action[NationsState]):
    """Take a Player Board and lay it on one of its sides (DEC-05)."""

    verb = "choose_board"

    def moves(self, state: NationsState, seat: int, sides: tuple[str, ...]) -> list[Move]:
        """Every board not yet taken, either side where both are in use (R-66)."""
        return [("choose_board", board, side) for board in state.drawn_boards for side in sides]

    def carry_out(self, state: NationsState, seat: int, sides: tuple[str, ...], board: str, side: str) -> None:
        """Set the nation up with it."""
        state.drawn_boards = tuple(each for each in state.drawn_boards if each != board)
        take_board(state, seat, board, side)


WHICH_BOARD = Choice("which_board", ChooseBoard())


def choosers(state: NationsState) -> tuple[int, ...]:
    """The seats that still have to choose a Player Board, the one that is asked now first."""
    return tuple(frame[1] for frame in reversed(state.stack) if frame[0] is WHICH_BOARD)


def take_board(state: NationsState, seat: int, board: str, side: str) -> None:
    """Set a nation up as its board says; what the board does begins at once (N-NATION-06 to 08, R-67, R-77).

    See N-BSIDE-06, N-NATION-07, R-71.
    """
    nation = state.nations[seat]
    nation.board, nation.side = board, side
    printed = nation.printed
    nation.gold, nation.stone, nation.food, nation.vp = printed.gold, printed.stone, printed.food, printed.vp
    nation.area = printed.workers
    nation.food_track, nation.stability_track = printed.food_track, printed.stability_track
    nation.slots = printed.slots
    nation.workers = (0,) * len(printed.slots)
    nation.colonies = (EMPTY,) * printed.colonies
    nation.ready = printed.ready
    cards_changed(state, nation)
    fit_advisors(state, nation)
    happen(state, "board_taken", seat, board=board, side=side)


def easier_game(state: NationsState) -> None:
    """Nations that want it begin with one Worker more, from a section of their choice (N-EASY-01, R-68)."""
    easier = [seat for seat in state.order if seat < len(state.nations) and state.nations[seat].easier]
    state.then(*((WHICH_EXTRA_WORKER, seat) for seat in easier))


class ChooseSection(Action[NationsState]):
    """Pick the section of the additional Worker; its emptied slot is closed for good (N-EASY-02)."""

    verb = "choose_section"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Either section."""
        return [("choose_section", section) for section in workers.SECTIONS]

    def carry_out(self, state: NationsState, seat: int, section: str) -> None:
        """Take the Worker and close the slot."""
        state.nations[seat].closed_slot = section
        workers.take_from(state, seat, section)


WHICH_EXTRA_WORKER = Choice("which_extra_worker", ChooseSection())
