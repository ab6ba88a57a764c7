"""What the table of Wealth of Nations says: every seat has one name, and no button speaks in notation."""

from __future__ import annotations

import re

import pytest

from game.bots.random_bot import RandomBot
from game.wealth_of_nations import GAME
from game.wealth_of_nations.cards.components import FLAGS, PACKAGES
from game.wealth_of_nations.events import Built
from scenes.games.wealth_of_nations.motion.great_moments import bloc_completed
from scenes.games.wealth_of_nations.panels.plaques import production_of
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text import words
from scenes.play.input.turn_input import TurnInput
from scenes.table.model import TableModel
from tests.game.wealth_of_nations.scenario import new_game, play, table
from tests.scenes.tables.wealth_games import TABLE, begun, model
from tests.scenes.trees import words_of

NATIONS = {flag.name for flag in FLAGS.values()}
NOTATION = re.compile(r"\bturn \d")
LOOKED_AT = 5
"""Of so many positions in a row the table is read of one, and the log of all."""

READY = {"ore": 3, "capital": 3, "labor": 2, "energy": 2}


def walk(seats: int, count: int):
    """Positions of a game played by chance, with the events that led to each."""
    state, hand = new_game(seats, seats), RandomBot(seats, GAME)
    for _ in range(count):
        state.journal = []
        play(state, " ".join(hand.choose(state, state.decision)))
        yield state.copy(), state.journal


def said(seen: TableModel) -> list[str]:
    """The prompt, the buttons and what the places are called; a plaque names the nation beside its player."""
    layout = TABLE.layout(seen)
    beside = re.compile(rf"(?<=\w), ({'|'.join(NATIONS)})(?=:)")
    buttons = [words.move_words(seen, move) for move in seen.decision.moves[::4]]
    return [words.prompt(seen), *buttons, *(beside.sub("", place.caption) for place in layout.targets.values())]


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_seat_has_one_name(seats):
    """A nation is named where it is chosen, and stands beside the name of its player; nobody is called by it."""
    wrong = set()
    for number, (state, events) in enumerate(walk(seats, 260)):
        seen = model(state, state.decision.seat, people=seats)
        lines = [words.log_line(seen, event) for event in events if event.kind != "chose_flag"]
        told = [line.words for line in lines if line]
        is_laid_out = state.decision.choice.name != "which_flag" and all(each.flag for each in state.nations)
        if is_laid_out and number % LOOKED_AT == 0:
            told += said(seen)
        wrong |= {words for words in told if any(name in words for name in NATIONS)}
    assert wrong == set()


def answers(state, *touches):
    """The words of the buttons that are offered beside what lies on the table, after these touches."""
    seen = begun(state, *touches)
    turn = TurnInput(state, True, lambda moves: TABLE.draft(state, moves))
    places = TABLE.layout(model(state)).targets
    for name in touches:
        turn.touch(name, places[name])
    return [words.move_words(seen, move) for move in turn.unplaced(places, words.rail_verbs(seen))]


def test_touching_an_own_flag_asks_for_the_tile_in_plain_words():
    state = table(READY, {}, {}, board="0 farm c4, 0 - c5", phase="develop")
    assert answers(state, "c5") == []
    seen = begun(state, "c5")
    assert words.prompt(seen) == "c5: which tile do you want to build? Click a highlighted one."
    lit = TurnInput(state, True, lambda moves: TABLE.draft(state, moves))
    places = TABLE.layout(model(state)).targets
    lit.touch("c5", places["c5"])
    assert {"farm", "academy", "bank"} <= lit.lit(places)
    lit.touch("academy", places["academy"])
    assert (lit.draft.industry, lit.draft.hex) == ("academy", "c5")


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", [3, 4])
def test_no_button_speaks_in_notation_whatever_is_touched(seats):
    """Every lit place, and every hex, of every question on the way."""
    asked = set()
    for state, _ in list(walk(seats, 330))[::9]:
        seen = model(state, state.decision.seat, people=seats)
        places, verbs = TABLE.layout(seen).targets, words.rail_verbs(seen)
        turn = TurnInput(state, True, lambda moves, state=state: TABLE.draft(state, moves))
        asked.add(state.decision.choice.name)
        for name in sorted(turn.lit(places) | {hex for hex in places if re.fullmatch(r"[a-i]\d", hex)}):
            turn.call_off()
            turn.touch(name, places[name])
            offered = [words.move_words(seen, move) for move in turn.unplaced(places, verbs)]
            assert [each for each in offered if NOTATION.search(each)] == [], (state.decision.choice, name)
    assert asked >= {"which_package", "where", "trade", "develop"}


@pytest.mark.parametrize(
    ("is_final", "prompt", "rail"),
    [
        (False, "Trade: buy, sell, barter or pass", "Round 1"),
        (True, "The last Trade: sell your cubes, repay notes", "The last Trade"),
    ],
)
def test_the_last_trade_phase_is_called_so(is_final, prompt, rail):
    """It comes after the last Produce phase of a round that was called the last."""
    seen = model(table({"food": 3}, {}, {}, final=is_final))
    assert words.prompt(seen) == prompt
    assert rail in words_of(TABLE, seen)


def test_what_is_laid_before_the_first_round_already_shows_what_it_makes():
    state = new_game()
    while not any(state.tiles):
        play(state, " ".join(state.decision.moves[0]))
    seat = next(seat for seat in state.flags if seat >= 0)
    for viewer in (seat, (seat + 1) % 3):
        row = production_of(model(state, viewer), seat)
        assert row.output and not row.short


def test_half_dollars_are_written_with_cents():
    state = new_game()
    while not state.packages:
        play(state, " ".join(state.decision.moves[0]))
    amounts = [part.amount for each in state.packages for part in told.package(model(state), each).parts]
    assert any(each.endswith(".50") for each in amounts)
    assert not any(re.search(r"\.\d$", each) for each in amounts)


def test_whoever_makes_an_offer_is_called_you():
    state = table({"money": 20}, {"food": 2}, {})
    play(state, "barter seat1")
    assert words.prompt(model(state)).startswith("Choose what you give ")


def test_a_tile_that_lies_the_same_each_way_is_not_said_to_be_turned():
    cubes = {"ore": 9, "capital": 9, "labor": 9, "energy": 9, "food": 9}
    state = table(cubes, {}, {}, board="0 - c5", phase="develop")
    farm, factory = (words.prompt(begun(state, industry)) for industry in ("farm", "factory"))
    assert "turns it" in factory and "turns it" not in farm


def test_tiles_that_were_left_idle_are_not_said_to_be_missing():
    state = table({"energy": 1}, {"food": 1, "energy": 1}, {}, board="0 farm c4, 1 mine e4", phase="produce")
    while state.decision and state.decision.seat == 0:
        play(state, "finish")
    assert "nothing runs" in words_of(TABLE, model(state, 1), "production of 0")
    assert "no tiles yet" in words_of(TABLE, model(state, 1), "production of 2")


@pytest.mark.parametrize("package", PACKAGES)
def test_the_parts_of_a_package_add_up_to_its_total(package):
    explained = told.package(model(new_game()), package)
    assert sum(float(part.amount[1:]) for part in explained.parts) == float(explained.total[1:])


def test_a_bloc_that_grows_says_of_what_it_makes_more():
    ready = {"capital": 1, "ore": 1, "labor": 1}
    state = table(ready, {}, {}, board="0 farm b3, 0 farm b4, 0 - c4", phase="develop")
    (grown,) = bloc_completed(model(state), Built(0, "c4", "farm", 0, False))
    assert (grown.name, grown.told) == ("Farm bloc grows", "it makes 6 {food} each round")
