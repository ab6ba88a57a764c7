"""What the table of the Dice Game says: reasons, warnings, prompts, and what is missing for the event."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.bots.bot import think_through
from game.engine import flow
from game.engine.goal_search import overlooked
from game.nations_dice.analysis.forecast import forecast
from game.nations_dice.analysis.goals import WISHING
from game.nations_dice.analysis.preview import what_if
from game.nations_dice.cards.dice import BOX, Die
from game.text.rulebook import chapters
from scenes.games.nations_dice.panels.forecast_rows import FORECAST_AREA, _chance, _lines
from scenes.games.nations_dice.panels.pay_line import STRIP
from scenes.games.nations_dice.text.forecast_told import cell
from scenes.play.input.turn_input import TurnInput, handles_of
from scenes.ui.host.target import Target
from scenes.ui.host.tooltip import Explanation
from tests.game.nations_dice import scenario
from tests.scenes.tables.dice_games import TABLE, model, session
from tests.scenes.tables.test_dice_drafts import (
    BOOKS,
    FOOD,
    GOLD,
    STONE,
    STRENGTH,
    draft_of,
    lay,
    table,
)
from tests.scenes.trees import words_of


def model_of(state, **changes):
    """The table's model of a position of two nations."""
    game = session(len(state.nations))
    game.state = state
    return model(game, **changes)


def warning_of(state, draft):
    return TABLE.warning(model_of(state, draft=draft), draft.moves[0])


def is_a_piece(name: str, place: Target) -> bool:
    """Whether a place is a piece or a space that rules know; rivals' plaques and notes are only looked at."""
    return bool(handles_of(name, place)) and place.looks_at is None and not name.startswith("note ")


@pytest.mark.parametrize(("seats", "variant"), [(1, "original"), (2, "accelerated")])
def test_touching_a_piece_does_something_or_says_why_not(seats, variant):
    game, chance = session(seats, seed=seats, variant=variant), Random(seats)
    while (decision := game.state.decision) is not None and game.state.round < 2:
        places = TABLE.layout(model(game)).targets
        for name, place in places.items():
            turn = TurnInput(game.state, True, lambda moves: TABLE.draft(game.state, moves))
            if name in turn.lit(places) or not is_a_piece(name, place):
                continue
            touched = turn.touch(name, place)
            words = [TABLE.words.refusal_words(model(game), refusal) for refusal in touched.refusals]
            assert all(words) and (words or turn.is_begun), (decision.choice, name)
        game.play(chance.choice(decision.moves))


def test_a_tile_out_of_reach_says_what_is_missing_while_another_is_laid_out():
    state = lay(lay(table(GOLD, FOOD, BOOKS, STONE), 1, "sun_tzu"), 3, "university")
    state.nations[state.decision.seat].dice = state.nations[state.decision.seat].dice[:1]
    flow.advance(state)
    places = TABLE.layout(model_of(state)).targets
    turn = TurnInput(state, True, lambda moves: TABLE.draft(state, moves))
    turn.touch("sun_tzu", places["sun_tzu"])
    touched = turn.touch("university", places["university"])
    assert [refusal.facts["missing"] for refusal in touched.refusals] == [2]


def overlooked_in(state):
    """The first move that passing would overlook."""
    found = think_through(overlooked(WISHING, state))
    return found and found.way.moves[0]


def test_passing_with_gold_for_a_tile_of_points_is_asked_about():
    state = lay(table(GOLD, GOLD, FOOD, BOOKS, STONE), 2, "hammurabi")
    assert overlooked_in(state) == ("buy_tile", "hammurabi", "advisor")


def test_passing_with_a_wonder_that_can_be_built_is_asked_about():
    assert overlooked_in(table(STONE, STONE, FOOD, wonder="colossus")) == ("build_wonder", "wonder")


def test_passing_with_nothing_but_trades_left_is_not_asked_about():
    assert overlooked_in(table(STRENGTH, BOOKS, FOOD, FOOD)) is None


def test_a_wonder_that_drives_out_an_unfinished_one_is_asked_about():
    state = lay(table(GOLD, GOLD, FOOD, wonder="colossus"), 2, "great_pyramid")
    words = warning_of(state, draft_of(state, "buy_tile", "great_pyramid"))
    assert words.startswith("**Colossus** isn't finished")


def test_a_piece_too_many_is_asked_about_and_change_alone_is_not():
    state = lay(table(GOLD, GOLD, FOOD), 1, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    assert warning_of(state, draft) == ""
    both = replace(draft, chosen=tuple(die.handle for die in state.nations[draft.seat].dice[:2]))
    assert "**1** {gold} too much" in warning_of(state, both)


def test_dice_that_the_box_lacks_are_told_before_the_purchase():
    state = lay(table(GOLD, FOOD), 1, "guildhall")
    rival = next(nation for nation in state.nations if nation.seat != state.decision.seat)
    rival.dice = tuple(Die(handle, "orange", 1) for handle in BOX["orange"][:7])
    draft = draft_of(state, "buy_tile", "guildhall")
    assert "1 of its dice not in the supply" in words_of(TABLE, model_of(state, draft=draft), STRIP)


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        ((FOOD, GOLD, BOOKS, STONE), ["trade in"]),
        ((GOLD, BOOKS), ["trading takes"]),
        ((FOOD, FOOD, FOOD, FOOD, GOLD), []),
    ],
)
def test_the_event_tells_how_many_dice_a_trade_for_food_would_take(faces, said):
    shown = " ".join(words_of(TABLE, model_of(table(*faces)), "famine"))
    assert [words for words in ("trade in", "trading takes") if words in shown] == said


def test_the_strip_counts_the_rerolls_that_leave_with_an_advisor():
    state = table(GOLD, GOLD, gold=1, rerolls=2, advisor="hammurabi", advisor_rerolls=1)
    lay(state, 1, "sun_tzu")
    draft = draft_of(state, "buy_tile", "sun_tzu")
    assert "**Hammurabi** leaves, 1 {reroll} back" in words_of(TABLE, model_of(state, draft=draft), STRIP)


def test_every_step_has_a_chapter_in_the_rules_help():
    assert set(TABLE.words.TOPICS.values()) <= {chapter.of for chapter in chapters("nations_dice")}


@pytest.mark.parametrize(
    ("verbs", "asks", "never"),
    [
        (("buy_tile", "build_wonder", "reroll", "pass"), ("tile", "{reroll}"), ()),
        (("buy_tile", "pass"), ("tile",), ("{reroll}",)),
        (("build_wonder", "reroll", "pass"), ("wonder", "{reroll}", "pass"), ("tile",)),
        (("build_wonder", "pass"), ("wonder", "pass"), ("tile", "{reroll}")),
        (("reroll", "pass"), ("{reroll}", "pass"), ("tile", "wonder")),
        (("pass",), ("pass",), ("tile", "wonder", "{reroll}")),
    ],
)
def test_a_turn_asks_for_what_can_be_done_and_for_nothing_else(verbs, asks, never):
    state = table(*[BOOKS] * 5)
    decision = state.decision._replace(moves=tuple((verb, "slot1") for verb in verbs))
    asked = words_of(TABLE, model_of(state, decision=decision), STRIP)[-1]
    assert all(each in asked for each in asks)
    assert not any(each in asked for each in never)


def test_what_a_nation_can_pay_is_told_of_that_nation_and_not_once_it_has_passed():
    state = table(GOLD, GOLD, GOLD, FOOD, FOOD)
    seat = state.decision.seat
    told = cell(model_of(state), seat, "purse")
    assert told.parts
    assert "you" not in " ".join((told.title, *told.remarks)).lower().split()
    flow.apply(state, ("pass",))
    other = state.decision.seat
    assert other != seat
    told = cell(model_of(state, viewer=other), seat, "purse")
    assert not told.parts
    assert "after passing" in told.remarks[0]


def test_the_forecast_of_a_round_that_is_over_is_not_shown_in_the_next():
    state = table(*[BOOKS] * 5)
    shown = model_of(state)
    assert "Famine" in " ".join(words_of(TABLE, shown, FORECAST_AREA))
    stale = replace(shown, forecast=replace(shown.forecast, round=state.round - 1))
    assert "A new round begins." in words_of(TABLE, stale, FORECAST_AREA)


def test_what_is_said_beside_chits_is_explained():
    targets = TABLE.layout(model_of(table(*[BOOKS] * 5, gold=1, rerolls=1))).targets.values()
    told = [place.tells for place in targets if isinstance(place.tells, Explanation)]
    assert any("Chits don't" in each.remarks[0] for each in told if each.remarks)


def test_what_becomes_of_a_tile_stands_clear_of_the_light_around_it():
    state = lay(table(*[GOLD] * 5), 1, "hoplite")
    draft = draft_of(state, "buy_tile", "hoplite")
    layout = TABLE.layout(model_of(state, draft=draft))
    seat = state.decision.seat
    note = layout.sprites[f"note {draft.place}@{seat}"].area
    tile = next(each.area for name, each in layout.targets.items() if draft.place in (name, *each.stands_for))
    assert note[1] + note[3] <= tile[1] + tile[3] - 5


def test_what_dice_may_bring_is_told_as_people_say_it_and_only_where_it_is_open():
    """A white die with a book is rolled again: the war stays met, and the famine is met on one side of six."""
    state = scenario.table({"dice": "white books, white food, red 2 strength", "chits": "reroll"}, {"books": 5})
    flow.apply(state, ("reroll", "reroll_chit"))
    rolled = what_if(state, ("pick_die", state.nations[0].dice[0].handle))
    now, then = (
        {line.name: line.cells[0].words for line in _lines(state, each, [0, 1])} for each in (forecast(state), rolled)
    )
    assert (now["famine"].rstrip("?"), then["famine"]) == ("1 of 2", "in 1 of 6 rolls")
    assert then["war"].rstrip("?") == now["war"].rstrip("?") == "2 of 2 +1"
    assert then["total"] == "+1 to +2"
    assert not any(sign in words for words in then.values() for sign in (".0", "%", "≈"))


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (1 / 6, "in 1 of 6 rolls"),
        (0.3, "in 3 of 10 rolls"),
        (11 / 36, "in about 3 of 10 rolls"),
        (1 / 36, "almost never"),
    ],
)
def test_a_chance_is_told_in_sides_of_a_die_or_in_tenths(chance, told):
    assert _chance(chance).words == told
