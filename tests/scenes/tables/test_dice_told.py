"""What the table says and marks while others are at it: the latest deed, how to cut it short, what will roll."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from game.engine.trace import traced
from game.nations_dice.analysis.forecast import forecast
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.events import RoundBegan
from scenes.games.nations_dice.board import event as event_panel
from scenes.games.nations_dice.motion.moments import round_began
from scenes.games.nations_dice.panels.forecast_rows import FORECAST_AREA, _lines
from scenes.games.nations_dice.panels.pay_line import STRIP
from scenes.games.nations_dice.panels.told_line import told_line
from scenes.games.nations_dice.text.seats import nation_name
from scenes.play.log import Log, LogText
from scenes.table.panels.prompt import PROMPT
from scenes.table.panels.recap import deeds
from tests.scenes.tables.dice_games import NAMES, TABLE, model, session, stuffed, until
from tests.scenes.tables.test_dice_drafts import GOLD, draft_of, lay, played, table
from tests.scenes.trees import words_of


def events_of(state, moves):
    """Everything that happens when these moves are played one after the other."""
    events = []
    for number, move in enumerate(moves):
        events += [frame.event for frame in traced(played(state, moves[:number]), move)]
    return events


def purchase_seen_by_a_rival():
    state = lay(table(GOLD, GOLD, gold=1), 3, "hoplite")
    buyer = state.decision.seat
    told = events_of(state, draft_of(state, "buy_tile", "hoplite").moves)
    game = session(2)
    game.state = state
    deed = next(place for place, event in enumerate(told) if event.kind == "bought")
    return buyer, model(game, viewer=1 - buyer, told=told[: deed + 1])


def test_the_strip_tells_what_a_rival_has_just_bought_and_what_paid_for_it():
    buyer, seen = purchase_seen_by_a_rival()
    told = told_line(seen)
    assert told.name == NAMES[buyer]
    assert told.words == "buys Hoplite for 3 {gold}"
    assert (told.dice, told.chit, told.chits) == (("white", "white"), "gold", 1)
    assert words_of(TABLE, seen, STRIP) == [NAMES[buyer], told.words, "with"]


def test_the_strip_asks_a_person_for_a_turn_whatever_was_told():
    state = lay(table(GOLD, GOLD, gold=1), 3, "hoplite")
    game = session(2)
    game.state = state
    told = events_of(state, draft_of(state, "buy_tile", "hoplite").moves)
    asked, words = words_of(TABLE, model(game, told=told), PROMPT)
    assert asked == "Your turn"
    assert words.startswith("Click a tile")


def test_nothing_of_an_earlier_round_is_told():
    game = until(session(2), lambda state: state.round == 2 and state.step == "actions")
    events = events_of(game.state_before(0), game.moves)
    last = max(place for place, event in enumerate(events) if event.kind == "round_began")
    assert told_line(model(game, told=events[: last + 1])) is None
    assert told_line(model(game, told=events[:last])) is not None


def test_the_strip_and_the_foot_name_the_latest_deed_in_every_position_of_a_game():
    game, chance, compared = session(2, moves=30), Random(3), 0
    while game.state.decision is not None:
        asked = game.state.decision.seat
        log = Log(game, lambda frame: LogText("", TABLE.words.log_line(model(game), frame.event)))
        lines = log.since(asked)
        seen = model(game, told=log.heard_by(asked), recap=lines, viewer=asked)
        latest = [line.words for line in lines if line.seat == 1 - asked][-1:]
        assert all(words.rstrip(".") in deeds(seen)[1 - asked] for words in latest)
        began = max(place for place, event in enumerate(seen.told) if event.kind == "round_began")
        said = [line.words for event in seen.told[began:] if (line := TABLE.words.log_line(seen, event))]
        assert getattr(told_line(seen), "words", None) == (said or [None])[-1]
        compared += bool(latest)
        for _ in range(5):
            if game.state.decision is not None:
                game.play(chance.choice(game.state.decision.moves))
    assert compared > 3


def test_while_something_is_shown_the_prompt_says_how_to_cut_it_short():
    _, seen = purchase_seen_by_a_rival()
    shown = seen.view.copy()
    shown.decision = None
    seen.view, seen.decision = shown, None
    assert TABLE.words.prompt(seen) == "Click or press a key to skip to the end."


def test_behind_the_curtain_the_prompt_says_nothing():
    game = session(2)
    assert TABLE.words.prompt(model(game, decision=None)) == ""


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_tile_for_sale_that_brings_dice_says_that_they_are_rolled_at_once(seats):
    game = session(seats)
    layout = TABLE.layout(model(game))
    for_sale = [tile for row in game.state.board for tile in row if tile]
    assert {tile for tile in for_sale if layout.sprites[tile].look.look.rolls} == {
        tile for tile in for_sale if TILES[tile].dice
    }
    bringing = next(tile for tile in for_sale if TILES[tile].dice)
    assert "Rolled right away: no undo" in layout.targets[bringing].caption


def test_what_lies_on_a_board_already_carries_no_badge_of_a_roll():
    game = stuffed(2)
    sprites = TABLE.layout(model(game, viewer=0)).sprites
    assert not any(sprites[tile].look.rolls for tile in game.state.nations[0].slots)


def test_a_tried_move_that_only_settles_what_was_uncertain_is_no_news_in_the_forecast():
    game = session(2)
    now = forecast(game.state)
    surer = replace(now, rows=tuple(replace(row, uncertain=not row.uncertain) for row in now.rows))
    richer = replace(now, rows=tuple(replace(row, vp_then=row.vp_then + 1) for row in now.rows))
    told = [words_of(TABLE, model(game, what_if=tried), FORECAST_AREA) for tried in (None, surer, richer)]
    assert told[0] == told[1] != told[2]


@pytest.mark.parametrize(("used", "round", "words_of_it"), [(0, 1, False), (2, 1, True), (2, 4, False)])
def test_the_tray_promises_used_pieces_back_in_all_rounds_but_the_last(used, round, words_of_it):
    game = session(2)
    game.state = state = table(*[GOLD] * 5)
    state.round = round
    nation = state.nations[state.decision.seat]
    nation.dice = (*(die._replace(is_used=True) for die in nation.dice[:used]), *nation.dice[used:])
    seen = model(game, forecast=None)
    words = " ".join(words_of(TABLE, seen, f"used tray@{seen.shown_seat}"))
    assert ("next round" in words) == words_of_it


def test_the_plaque_says_who_is_to_act_next():
    game = session(4)
    order = game.state.order
    assert [standing_of(game, seat) for seat in order[1:]] == ["goes next", "", ""]
    game.state.nations[order[1]].passed = True
    later = session(4)
    later.state = game.state.copy()
    assert [standing_of(later, seat) for seat in order[1:]] == ["passed", "goes next", ""]


def standing_of(game, seat):
    words = words_of(TABLE, model(game), f"seat{seat}")
    return next((each for each in words if each in ("passed", "goes next")), "")


@pytest.mark.parametrize(
    ("step", "asked", "counted"),
    [
        ("actions", 1, []),
        ("famine", 0, []),
        ("famine", 1, ["famine"]),
        ("new_tiles", None, ["famine", "war"]),
        ("over", None, ["famine", "war"]),
    ],
)
def test_of_a_need_that_has_been_settled_nothing_is_asked_any_more(step, asked, counted):
    state = SimpleNamespace(step=step, decision=None if asked is None else SimpleNamespace(seat=asked))
    assert [name for name in ("famine", "war") if event_panel._is_counted(state, 0, name)] == counted


def test_a_new_round_says_what_the_one_before_brought():
    state = table(GOLD)
    began = RoundBegan(None, round=3)
    game = session(2)
    game.state = state
    assert next(round_began(model(game), began)).chips == ()
    state.vp_after_round = ((1, 4), (6, 6))
    (line,) = next(round_began(model(game), began)).chips
    first, second = (nation_name(nation) for nation in state.nations)
    assert line == f"Round 2: {first} +5, {second} +2"


def test_the_row_of_what_can_be_paid_says_in_which_order():
    """Numbers alone are no amount of anything."""
    game = session(2)
    rows = {line.name: line for line in _lines(game.state, forecast(game.state), (0, 1))}
    assert rows["purse"].label.endswith("{gold}/{stone}/{strength}")
