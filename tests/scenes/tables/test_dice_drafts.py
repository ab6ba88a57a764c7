"""Drafts: payments and choices of dice, laid out piece by piece and played as the rules ask for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine import flow
from game.nations_dice.cards.dice import FACES, Die
from game.nations_dice.cards.payment import payment
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.drafts.purchase import PAY_LINE, UNUSED_TRAY
from game.nations_dice.rules.buying import SLOTS
from game.nations_dice.state import NO_CHITS
from tests.game.nations_dice import scenario
from tests.scenes.tables.dice_games import TABLE, session

GOLD, STONE, FOOD, BOOKS, STRENGTH = 1, 3, 5, 4, 6
"""Faces of a white die."""


def table(*faces, gold=0, rerolls=0, seats=2, **changes):
    """A turn of a nation whose white dice show these faces, with so many chits; the state."""
    state = session(seats).state
    nation = state.nations[state.decision.seat]
    nation.dice = tuple(Die(die.handle, "white", face) for die, face in zip(nation.dice, faces, strict=False))
    nation.unused_chits = (gold, 0, 0, 0, 0, rerolls)
    nation.used_chits = NO_CHITS
    for name, value in changes.items():
        setattr(nation, name, value)
    flow.advance(state)
    return state


def lay(state, price, tile):
    """Put a tile into the first column of the row with this price, and ask anew."""
    rows = [list(row) for row in state.board]
    rows[price - 1][0] = tile
    state.board = state.dealt = tuple(map(tuple, rows))
    flow.advance(state)
    return state


def draft_of(state, verb, handle=""):
    moves = [move for move in state.decision.moves if move[0] == verb and (not handle or move[1] == handle)]
    return TABLE.draft(state, moves)


def played(state, moves):
    """The state after a chain of moves, each of which must be legal."""
    after = state.copy()
    for move in moves:
        flow.apply(after, move)
    return after


def names(state):
    return [die.handle for die in state.nations[state.decision.seat].dice]


def test_touching_a_tile_lays_out_the_cheapest_exact_payment():
    state = lay(table(GOLD, GOLD, STRENGTH, FOOD, STONE, gold=1), 2, "library")
    draft = draft_of(state, "buy_tile", "library")
    assert draft.payment.total == draft.price == 2
    assert draft.lost == 0 and not draft.payment.traded


def test_the_payment_laid_out_first_keeps_what_the_forecast_counts_on():
    state = lay(table(FOOD, FOOD, STONE, STRENGTH), 1, "sun_tzu")
    state.event = scenario.ANTIQUITY_EVENT
    draft = draft_of(state, "buy_tile", "sun_tzu")
    assert set(draft.handles) == set(names(state)[2:])


def test_on_another_place_the_payment_is_proposed_anew_but_an_own_choice_stays():
    state = lay(table(GOLD, FOOD, FOOD, gold=2), 1, "library")
    state.nations[state.decision.seat].brought = (("white",), *((),) * 4)
    flow.advance(state)
    draft = draft_of(state, "buy_tile", "library")
    (paid,) = draft.touched(state, "slot0").handles
    assert (paid, draft.touched(state, "slot3").handles) == (names(state)[0], ("gold_chit",))
    assert draft.touched(state, "slot0").touched(state, "slot3") == draft.touched(state, "slot3")
    own = draft.touched(state, "slot3").turned(state, 1)
    assert own.touched(state, "slot0").handles == own.handles != draft.touched(state, "slot3").handles


@pytest.mark.parametrize("committed", [0, 4])
def test_what_is_proposed_does_not_hang_on_what_others_have_committed_in_secret(committed):
    own = {"books": 4, "dice": "white books, white strength, white food"}
    rival = {"books": 1, "dice": "white books, white books, white books, white books", "passed": True}
    state = scenario.table(own, rival, rows=[("sun_tzu",), (), ()], variant="accelerated")
    state.nations[1].commitment = tuple(die.handle for die in state.nations[1].dice[:committed])
    draft = draft_of(state, "buy_tile", "sun_tzu")
    assert set(draft.handles) == {"white2", "white3"}


def test_a_draft_plays_as_the_rules_ask():
    state = lay(table(GOLD, GOLD, STRENGTH, FOOD, STONE), 2, "sun_tzu")
    after = played(state, draft_of(state, "buy_tile", "sun_tzu").moves)
    assert after.nations[state.decision.seat].advisor == "sun_tzu"


def test_every_payment_that_is_leafed_through_can_be_played():
    state = lay(table(GOLD, GOLD, GOLD, STONE, STONE, gold=2), 2, "sun_tzu")
    first = draft = draft_of(state, "buy_tile", "sun_tzu")
    seen = set()
    while draft.handles not in seen:
        seen.add(draft.handles)
        assert played(state, draft.moves).nations[state.decision.seat].advisor == "sun_tzu"
        draft = draft.turned(state, 1)
    assert draft == first
    assert len(seen) == len(first.proposals) > 2
    assert first.turned(state, -1).turned(state, 1) == first


def test_what_shows_more_than_the_price_is_lost():
    state = table(GOLD, BOOKS, BOOKS)
    nation = state.nations[state.decision.seat]
    three = next(face for face, icon in enumerate(FACES["orange"]) if icon == ("gold", 3))
    nation.dice = (*nation.dice[:1], Die("orange1", "orange", three))
    nation.dice = (Die(nation.dice[0].handle, "white", BOOKS), Die("orange1", "orange", three))
    lay(state, 2, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    assert (draft.handles, draft.lost) == (("orange1",), 1)


def test_dice_go_in_and_out_of_a_payment():
    state = lay(table(GOLD, BOOKS, STONE, FOOD, BOOKS, gold=1), 2, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    out = draft.touched(state, names(state)[0])
    assert (out.payment.total, out.missing, out.moves) == (1, 1, ())
    assert out.touched(state, names(state)[0]).handles == draft.handles


def test_two_dice_stand_in_for_what_nothing_shows():
    state = lay(table(GOLD, STONE, STONE, FOOD, BOOKS), 2, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    assert len(draft.payment.traded) == 2
    third = next(name for name in names(state) if not draft.holds(name))
    assert draft.touched(state, third) is None
    assert draft.refusals(state, third)


def test_no_die_is_traded_once_the_price_is_met():
    state = lay(table(GOLD, GOLD, STONE, STRENGTH, STRENGTH), 2, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    assert [draft.touched(state, name) for name in names(state)[2:]] == [None] * 3


def test_a_piece_that_shows_the_price_sets_traded_dice_free():
    state = lay(table(GOLD, GOLD, STONE, FOOD, BOOKS), 2, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    while not draft.payment.traded:
        draft = draft.turned(state, 1)
    missing = next(name for name in names(state)[:2] if not draft.holds(name))
    assert draft.touched(state, missing).payment.traded == ()


def test_of_alike_dice_the_first_ones_are_picked_whichever_is_touched():
    state = lay(table(GOLD, GOLD, GOLD, FOOD, BOOKS), 1, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    first, second, third = names(state)[:3]
    assert draft.handles == (first,)
    assert draft.touched(state, third).handles == (first, second)
    assert draft.touched(state, third).touched(state, first).handles == (first,)


def test_chits_are_picked_one_by_one():
    state = lay(table(FOOD, FOOD, BOOKS, BOOKS, STONE, gold=3), 3, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    seat = state.decision.seat
    assert draft.handles == ("gold_chit",) * 3
    less = draft.touched(state, f"gold_chit@{seat}#2")
    assert less.handles == ("gold_chit",) * 2
    assert less.holds(f"gold_chit@{seat}#1") and not less.holds(f"gold_chit@{seat}#2")
    assert not less.holds(f"gold_chit@{seat}used#0"), "used chits pay for nothing"


def test_strength_is_never_traded_for():
    state = lay(table(STRENGTH, GOLD, GOLD, FOOD, BOOKS), 1, "sicily")
    draft = draft_of(state, "buy_tile", "sicily")
    other = next(name for name in names(state) if not draft.holds(name))
    assert draft.touched(state, other) is None
    assert [refusal.reason for refusal in draft.refusals(state, other)] == ["no_trade_for_strength"]


@pytest.mark.parametrize("slot", SLOTS)
def test_another_building_place_is_chosen_by_touching_it(slot):
    state = lay(table(GOLD, GOLD, GOLD, FOOD, BOOKS), 1, "library")
    draft = draft_of(state, "buy_tile", "library")
    chosen = draft.touched(state, slot) or draft
    assert chosen.place == slot
    assert chosen.moves[0] == ("buy_tile", "library", slot)


def test_the_own_wonder_is_paid_in_stone():
    state = table(STONE, STONE, GOLD, FOOD, BOOKS, wonder="colossus")
    draft = draft_of(state, "build_wonder")
    assert (draft.kind, draft.price, draft.payment.total) == ("stone", TILES["colossus"].stone, 2)
    assert played(state, draft.moves).nations[state.decision.seat].ready == ("colossus",)


def test_a_payment_that_was_begun_before_the_program_ended_is_gone_on_with():
    state = lay(table(GOLD, BOOKS, STONE, FOOD, BOOKS, gold=1), 2, "sun_tzu")
    moves = draft_of(state, "buy_tile", "sun_tzu").moves
    half = played(state, moves[:2])
    assert TABLE.is_midway(half)
    draft = TABLE.draft(half, half.decision.moves)
    assert draft.handles[:1] == (moves[1][1],)
    assert draft.touched(state, "gold_chit@0#0") is None
    assert played(half, draft.moves).nations[state.decision.seat].advisor == "sun_tzu"


def test_a_turn_is_no_midway():
    assert not TABLE.is_midway(table(GOLD))


def test_pieces_are_dropped_where_touching_would_put_them():
    state = lay(table(GOLD, GOLD, STONE, FOOD, BOOKS), 1, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    paid = draft.handles[0]
    assert UNUSED_TRAY in draft.landings(state, paid)
    free = draft.dropped(state, paid, UNUSED_TRAY)
    assert PAY_LINE in free.landings(state, paid)
    assert free.dropped(state, paid, PAY_LINE) == draft


def test_a_building_is_dropped_on_the_place_it_will_cover():
    state = lay(table(GOLD, GOLD, STONE, FOOD, BOOKS), 1, "library")
    draft = draft_of(state, "buy_tile", "library")
    assert draft.landings(state, "library") == frozenset(SLOTS)
    assert draft.dropped(state, "library", "slot3").place == "slot3"


def test_a_reroll_begins_without_dice_and_rolls_exactly_the_chosen_ones():
    state = table(GOLD, GOLD, STONE, FOOD, BOOKS, rerolls=1)
    draft = draft_of(state, "reroll")
    assert draft.moves == ()
    food = names(state)[3]
    chosen = draft.touched(state, food)
    after = played(state, chosen.moves)
    before = {die.handle: die.face for die in state.nations[state.decision.seat].dice}
    now = {die.handle: die.face for die in after.nations[state.decision.seat].dice}
    assert [move[1] for move in chosen.moves if move[0] == chosen.pick] == [food]
    assert all(now[name] == before[name] for name in now if name != food)


def test_leafing_through_a_reroll_proposes_dice_of_one_kind_and_all_dice():
    state = table(GOLD, GOLD, STONE, FOOD, BOOKS, rerolls=1)
    draft = draft_of(state, "reroll")
    seen = [draft := draft.turned(state, 1) for _ in draft.proposals]
    gold, other, stone, food, books = names(state)
    wanted = [{gold, other}, {stone}, {food}, {books}, {gold, other, stone, food, books}]
    assert sorted(map(sorted, (each.dice for each in seen))) == sorted(map(sorted, wanted))
    for each in seen:
        played(state, each.moves)


def famine(state):
    """A famine of the second round, for the seat that decides."""
    state.event = "medieval_event_1"
    state.stack = []
    return state.decision.seat


def test_dice_are_traded_for_exactly_the_food_that_is_missing():
    from game.nations_dice.rules.food import ask_for_food

    state = table(STRENGTH, STRENGTH, STRENGTH, STRENGTH, FOOD)
    seat = famine(state)
    state.step = "famine"
    state.then((ask_for_food, seat))
    flow.advance(state)
    draft = TABLE.draft(state, state.decision.moves)
    assert len(draft.dice) == draft.wanted == 2 * (state.event_tile.famine - 1)
    assert draft.touched(state, draft.dice[0]).moves == ()
    assert played(state, draft.moves).nations[seat].vp_famine == state.event_tile.vp


def test_books_are_held_back_as_few_as_the_famine_needs():
    from game.nations_dice.rules.books import ask_for_books

    state = table(BOOKS, BOOKS, BOOKS, BOOKS, FOOD)
    seat = famine(state)
    state.nations[1 - seat].books = 20  # so that books score nothing
    state.step = "books"
    state.then((ask_for_books, seat))
    flow.advance(state)
    draft = TABLE.draft(state, state.decision.moves)
    assert len(draft.dice) == 2 * (state.event_tile.famine - 1)
    after = played(state, draft.moves)
    used = [die for die in after.nations[seat].dice if die.is_used]
    assert len(used) == 4 - len(draft.dice)


def covering(state, *moves):
    """The state after these purchases, up to the question which die goes back."""
    after = played(state, moves)
    assert after.decision.choice.name == "which_die"
    return after


def test_a_used_die_of_the_covered_building_is_proposed_to_go_back():
    state = lay(table(GOLD, FOOD, STONE, BOOKS, BOOKS), 1, "library")
    after = covering(state, *draft_of(state, "buy_tile", "library").moves)
    draft = TABLE.draft(after, after.decision.moves)
    paid = next(die.handle for die in after.nations[state.decision.seat].dice if die.is_used)
    assert draft.dice == (paid,)
    assert paid not in names(played(after, draft.moves))
    other = draft.touched(state, names(state)[2])
    assert other.dice == (names(state)[2],)
    assert other.touched(state, paid) == draft
    assert TABLE.is_midway(after)


def test_a_die_that_the_forecast_counts_on_is_not_proposed_to_go_back():
    state = lay(table(FOOD, FOOD, BOOKS, gold=1), 1, "library")
    state.event = scenario.ANTIQUITY_EVENT
    state.nations[1 - state.decision.seat].books = 9
    after = covering(state, *draft_of(state, "buy_tile", "library").moves)
    assert TABLE.draft(after, after.decision.moves).dice == (names(state)[2],)


def test_of_two_dice_that_go_back_only_those_are_played_that_the_rules_ask_for():
    state = lay(table(GOLD, FOOD, STONE, BOOKS, BOOKS), 1, "library")
    seat = state.decision.seat
    state.nations[seat].brought = (("white",) * 2, ("white",), ("white",), ("white",), ())
    flow.advance(state)
    purchase = draft_of(state, "buy_tile", "library")
    after = covering(state, *replace(purchase, place="slot0").moves)
    draft = TABLE.draft(after, after.decision.moves)
    assert len(draft.dice) == draft.wanted == 2
    last = played(after, draft.moves)
    assert len([die for die in last.nations[seat].dice if die.colour == "white"]) == 3


def test_a_payment_is_the_same_value_however_it_was_laid_out():
    state = lay(table(GOLD, BOOKS, STONE, FOOD, BOOKS, gold=1), 2, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    there_and_back = draft.touched(state, names(state)[0]).touched(state, names(state)[0])
    assert there_and_back == draft and hash(there_and_back) == hash(draft)
    assert payment(draft.purse, draft.handles).total == 2
