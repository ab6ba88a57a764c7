"""The Dice Game's table as one tree: what is laid out fits in every window, and what is told is true."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from game.nations_dice.rules.books import HOLD_BACK
from game.nations_dice.rules.food import COMMITMENT
from game.nations_dice.rules.returning import WHICH_DIE
from game.text.rulebook import chapters
from scenes.ui import Text
from scenes.ui.host.tooltip import Explanation, Tooltip
from tests.scenes.tables.dice_games import TABLE, model, session, stuffed, until
from tests.scenes.tables.positions import faults_of
from tests.scenes.tables.test_dice_drafts import GOLD, STONE, draft_of, lay, table
from tests.scenes.trees import boxes_of
from tests.scenes.windows import HARDEST

HEADINGS = {chapter.of for chapter in chapters("nations_dice")}


def over():
    """A game at its end."""
    return session(3, 3000, seed=3)


POSITIONS = {
    **{f"{seats} seats at first": (session, seats, 2, seats) for seats in range(1, 5)},
    **{f"{seats} seats in the middle": (session, seats, 40, seats) for seats in range(1, 5)},
    "4 seats, late": (session, 4, 130, 4),
    "solo, late": (session, 1, 60, 1),
    "over": (over,),
    **{f"{seats} seats, stuffed": (stuffed, seats) for seats in range(1, 5)},
}


@pytest.fixture(params=POSITIONS)
def game(request):
    make, *facts = POSITIONS[request.param]
    return make(*facts)


def assert_fits(game, look, **changes):
    for all_boards in (False, True):
        shown = partial(model, game, all_boards=all_boards, **changes)
        assert faults_of(TABLE, look, shown) == [], (look, all_boards)


@pytest.mark.parametrize("look", HARDEST)
def test_what_is_laid_out_fits_in_the_strip(look):
    state = lay(table(*[GOLD] * 5, gold=2), 3, "university")
    game = session(2)
    game.state = state
    draft = draft_of(state, "buy_tile", "university")
    every = tuple(piece.handle for piece in (*draft.purse.paying, *draft.purse.to_trade))
    for laid_out in (draft, replace(draft, chosen=every), replace(draft, chosen=())):
        assert_fits(game, look, draft=laid_out)


@pytest.mark.parametrize("look", HARDEST)
@pytest.mark.parametrize(
    ("choice", "seed", "variant"),
    [(HOLD_BACK, 1, "original"), (WHICH_DIE, 0, "original"), (COMMITMENT, 1, "accelerated")],
)
def test_what_a_question_lays_out_fits_in_the_strip(look, choice, seed, variant):
    game = session(2, seed=seed, variant=variant)
    until(game, lambda state: state.decision and state.decision.choice is choice)
    assert_fits(game, look, draft=TABLE.draft(game.state, game.state.decision.moves))


def told(seen):
    """What every box says of itself, by name."""
    return {box.name: box.tells for box, _ in boxes_of(TABLE, seen) if box.tells is not None}


def test_everything_that_is_told_has_words_and_leads_into_the_rules(game):
    for all_boards in (False, True):
        for name, look in told(model(game, all_boards=all_boards)).items():
            tooltip = look.told if isinstance(look, Tooltip) else look
            assert isinstance(tooltip, Explanation), name
            assert tooltip.title and (tooltip.parts or tooltip.remarks), name
            assert not tooltip.chapter or tooltip.chapter in HEADINGS, name


def amounts(tooltip):
    return [int(part.amount.split()[0].replace("−", "-")) for part in tooltip.parts]


@pytest.mark.parametrize("moves", [20, 60, 110])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_number_is_made_of_adds_up_to_it(seats, moves):
    game = session(seats, moves, seed=seats)
    seen = model(game)
    for nation in game.state.nations:
        seat = nation.seat
        tooltips = {name: look.told for name, look in told(seen).items() if isinstance(look, Tooltip)}
        values = {f"vp@{seat}": nation.vp}
        if seat != seen.shown_seat:
            values[f"projected vp of {seat}"] = nation.projected_vp
        for name, value in values.items():
            assert sum(amounts(tooltips[name])) == value
            assert tooltips[name].total == str(value)
        assert sum(amounts(tooltips[f"books@{seat}"])) == int(tooltips[f"books@{seat}"].total)


def test_an_empty_place_says_what_belongs_there_and_a_price_what_it_buys():
    seen = model(session(2))
    tooltips = {name: look.told for name, look in told(seen).items() if isinstance(look, Tooltip)}
    assert "reroll" in str(tooltips["advisor"].remarks)
    assert "stone" in str(tooltips["wonder"].remarks)
    assert "3 {gold}" in str(tooltips["price 3"].remarks)


def test_a_table_on_which_nothing_changed_is_the_same_tree():
    seen = model(session(3, 20))
    first, second = ([id(box) for box, _ in boxes_of(TABLE, seen) if box.name] for _ in range(2))
    assert len(set(first) & set(second)) > 0.6 * len(first)


def test_what_is_laid_out_for_the_own_wonder_covers_no_tile():
    game = session(2)
    game.state = table(*[STONE] * 4, wonder="colossus", colonies=("judea",))
    draft = draft_of(game.state, "build_wonder")
    assert draft.place == ""
    assert not [name for name in TABLE.layout(model(game, draft=draft)).sprites if name.startswith("note ")]


def test_what_is_tried_stands_beside_no_rivals_name_and_its_throw_is_not_denied():
    game = session(4, seed=3)
    seen = [box.ways[0] for box, _ in boxes_of(TABLE, model(game)) if isinstance(box, Text)]
    assert seen and not any("not rolled" in words for words in seen)
    assert TABLE.changes(model(game), (model(game).viewer + 1) % 4) == ()
