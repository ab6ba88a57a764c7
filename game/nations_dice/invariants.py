"""What is true of every position of a game of Nations: The Dice Game. Used by `game.tools.simulate` and by tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.nations_dice.cards.chits import STOCK, owned, supply, unused, used
from game.nations_dice.cards.dice import BOX, COLOURS, FACES, UNROLLED
from game.nations_dice.cards.payment import payment, purse
from game.nations_dice.cards.progress_board import ROWS, columns
from game.nations_dice.cards.tiles import EVENTS, START_AGE, START_BUILDINGS, TILES, events_of, tiles_of
from game.nations_dice.rules import buying, paying, returning, turns
from game.nations_dice.state import CHITS, REROLL, Nation, NationsDiceState

START_CHITS = {"gold": 1, REROLL: 1}
BOOKS_OF_THE_SHADOW = 1


def broken_invariants(state: NationsDiceState) -> list[str]:
    """A sentence for every invariant that the position breaks; none in a sound one."""
    broken = [*_shared(state), *_dice(state), *_chits(state), *_tiles(state), *_decision(state)]
    for nation in state.nations:
        broken += [f"seat {nation.seat}: {sentence}" for sentence in _nation(state, nation)]
    return broken


def _shared(state: NationsDiceState) -> Iterator[str]:
    if sorted(state.order) != list(range(len(state.nations))):
        yield f"the order {state.order} is not one of all seats"
    if not 1 <= state.round <= len(state.vp_after_round) + 1:
        yield f"round {state.round} follows {len(state.vp_after_round)} rounds"  # D-ROUND-01
    if state.event_tile.age != state.round:
        yield f"the event is of age {state.event_tile.age} in round {state.round}"  # D-ROUND-07
    if any(shadow.books < BOOKS_OF_THE_SHADOW for shadow in state.shadows):
        yield "the shadow has lost books"


def _dice(state: NationsDiceState) -> Iterator[str]:
    """Every die is in the supply or belongs to exactly one nation (D-SETUP-03)."""
    handles = [die.handle for nation in state.nations for die in nation.dice]
    if len(handles) != len(set(handles)):
        yield "a die belongs to two nations"
    for handle in handles:
        if not any(handle in BOX[colour] for colour in COLOURS):
            yield f"{handle} is not in the box"


def _chits(state: NationsDiceState) -> Iterator[str]:
    """No kind of chit is given out more often than the box has it (D-SETUP-02)."""
    if sum(supply(state, kind) + sum(owned(each, kind) for each in state.nations) for kind in CHITS) != sum(
        STOCK.values()
    ):
        yield "chits have been made or lost"
    for kind in CHITS:
        if supply(state, kind) < 0:
            yield f"there are more {kind} chits than in the box"


def _tiles(state: NationsDiceState) -> Iterator[str]:
    """Each tile and event of the ages so far is in exactly one place (D-SETUP-04, D-ROUND-08)."""
    if {len(row) for row in state.board} != {columns(len(state.nations))} or len(state.board) != ROWS:
        yield "the progress board has another shape"  # D-ROUND-06
    lying = [tile for row in state.board for tile in row if tile]
    if any(TILES[tile].age != state.round for tile in lying):
        yield "a tile of another age lies on the progress board"  # D-ROUND-05
    places = [*lying, *state.undealt_tiles, *state.undealt_events, *state.removed, state.event]
    for nation in state.nations:
        places += (*nation.slots, nation.advisor, nation.wonder, *nation.ready, *nation.colonies)
    counts = Counter(piece for piece in places if piece and not _is_printed(piece))
    ages = range(1, state.round + 1)
    expected = {piece for age in ages for piece in (*tiles_of(age, state.mods), *events_of(age, state.mods))}
    if set(counts) != expected:
        yield f"pieces are missing or too many: {sorted(set(counts) ^ expected)}"
    if counts and max(counts.values()) > 1:
        yield f"pieces are in two places: {sorted(piece for piece, count in counts.items() if count > 1)}"


def _is_printed(piece: str) -> bool:
    return piece not in EVENTS and TILES[piece].age == START_AGE


def _decision(state: NationsDiceState) -> Iterator[str]:
    decision = state.decision
    if decision is None:
        if state.step != "over":
            yield "nobody is asked, yet the game is not over"
        return
    if decision.choice is turns.TURN and state.nations[decision.seat].passed:
        yield "a nation that has passed is asked for a turn"  # D-PASS-02
    if decision.choice is paying.PAYMENT:
        kind, price, _, picked = decision.context
        held = purse(state.nations[decision.seat], kind)
        paid = payment(held, picked)
        if ("pay" in {move[0] for move in decision.moves}) != (paid.total >= price):
            yield "a payment is complete without its price, or not complete with it"  # D-BUY-03
        if held.worth < price:
            yield "a payment cannot be completed"


def _nation(state: NationsDiceState, nation: Nation) -> Iterator[str]:
    if len(nation.slots) != len(buying.SLOTS) or any(not TILES[tile].is_building for tile in nation.slots):
        yield "has something else than five buildings"  # D-RULING-03
    if sum(tile in START_BUILDINGS for tile in nation.slots) != sum(
        tile == printed for tile, printed in zip(nation.slots, START_BUILDINGS, strict=True)
    ):
        yield "has a start building on another place"
    if min(nation.books, nation.vp_books, nation.vp_famine, nation.vp_war) < 0:
        yield "has fewer than no books or VP"
    yield from _own_dice(state, nation)
    yield from _own_chits(state, nation)


def _own_dice(state: NationsDiceState, nation: Nation) -> Iterator[str]:
    """Its dice are those that its buildings really brought (D-RULING-06)."""
    brought = Counter(colour for colours in nation.brought for colour in colours)
    dice = Counter(die.colour for die in nation.dice)
    if dice != brought and not _is_asked(state, nation, returning.WHICH_DIE):
        yield f"has dice {dict(dice)}, but its buildings brought {dict(brought)}"
    for tile, colours in zip(nation.slots, nation.brought, strict=True):
        if Counter(colours) - Counter(TILES[tile].dice):
            yield f"{tile} brought more dice than are printed on it"
    for die in nation.dice:
        if not UNROLLED <= die.face < len(FACES[die.colour]):
            yield f"{die.handle} shows its face {die.face}"
        if (die.face == UNROLLED) == nation.has_rolled or (die.is_used and not nation.has_rolled):
            yield f"{die.handle} should be rolled once in the first turn of the round"  # D-ACTION-02


def _own_chits(state: NationsDiceState, nation: Nation) -> Iterator[str]:
    """Its chits come from the start, colonies, ready wonders and the advisor (D-RULING-07, D-RULING-08)."""
    tiles = [tile for tile in (*nation.colonies, *nation.ready) if tile not in nation.without_chit]
    expected = Counter(START_CHITS) + Counter(TILES[tile].chit for tile in tiles if TILES[tile].chit)
    expected[REROLL] += nation.advisor_rerolls
    for kind in CHITS:
        if min(unused(nation, kind), used(nation, kind)) < 0:
            yield f"has fewer than no {kind} chits"
        if owned(nation, kind) != expected[kind] and not _is_asked(state, nation, returning.WHICH_REROLL):
            yield f"has {owned(nation, kind)} {kind} chits, not {expected[kind]}"
    if nation.advisor_rerolls > (TILES[nation.advisor].rerolls if nation.advisor else 0):
        yield "its advisor brought more rerolls than are printed on it"


def _is_asked(state: NationsDiceState, nation: Nation, choice: object) -> bool:
    """Whether the nation is just being asked what it gives back."""
    decision = state.decision
    return decision is not None and decision.choice is choice and decision.seat == nation.seat
