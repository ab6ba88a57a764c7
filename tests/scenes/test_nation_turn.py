"""What the table of Nation tells during a turn: totals, purchases, Walls, the other sides, and all boards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.bots.bot import think_through
from game.engine.goal_search import Goal, openings
from game.nation_deckbuilder import events
from game.nation_deckbuilder.analysis.goals import WISHING
from game.nation_deckbuilder.bot.decks import deck_with
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import NOBODY
from scenes import ui
from scenes.games.nation_deckbuilder.board.own_deck import _turn
from scenes.games.nation_deckbuilder.panels.faces import card_face
from scenes.games.nation_deckbuilder.panels.lists import order_list, order_shown
from scenes.games.nation_deckbuilder.panels.looks import CardLook
from scenes.games.nation_deckbuilder.panels.outlook import outlook
from scenes.games.nation_deckbuilder.panels.small_card import _figures
from scenes.games.nation_deckbuilder.panels.top_rail import top_rail
from scenes.games.nation_deckbuilder.text.explanations import when
from sprites.cards.card import card_places
from tests.game.nation_deckbuilder.scenario import play, table
from tests.scenes.nation_tables import (
    answers,
    area,
    boxes_called,
    column,
    lay_made,
    lay_shop,
    state,
    told,
    verbs,
    written,
)
from tests.scenes.tables_played import lay_new
from tests.scenes.trees import boxes_of, words_in, words_of


@pytest.fixture
def laid(screen):
    """A table made to measure."""
    return partial(lay_made, screen)


@pytest.fixture
def shop(screen):
    """Two coins to spend."""
    return lay_shop(screen)


# Between the seats, and after the hand is played


def test_no_sums_are_foreseen_while_the_cards_of_a_batch_are_counted(screen, laid):
    """What has been counted would be added once more."""
    scene = laid({"hand": ["coin", "attack", "food"], "food": 2}, {"health": 60})
    for card in ("coin#1", "attack#1", "food#1"):
        screen.click(area(scene, card))
    screen.app.change_settings(speed="normal")
    scene.resume()
    scene.commands.playback.play(("play",))
    seen = []
    for _ in range(600):
        screen.frames(1)
        model = scene.table.model()
        if not model.coming:
            break
        assert outlook(model) is None
        seen += written(scene, "totals")
    assert seen
    assert not any("›" in words for words in seen)


def test_the_totals_foresee_the_end_of_the_turn_while_it_buys(screen, laid):
    scene = laid({"hand": ["coin", "attack", "food", "hut"], "happiness": 4, "science": 5})
    for letter in "aag":
        screen.letter(letter)
    screen.click(area(scene, "happiness for coins"))
    screen.move_to((2, 2))
    ends = column(scene, "end")
    assert ends == {"coins": 0, "damage": 1, "food": 6, "happiness": 3, "science": 0}, "coins are not kept"
    now = {kind: written(scene, kind)[0] for kind in ("coins", "damage", "food", "happiness", "science")}
    assert now == {"coins": "3", "damage": "1", "food": "6", "happiness": "3", "science": "0"}


def test_a_later_batch_counts_on_from_the_damage_dealt_before(screen, laid):
    scene = laid({"hand": ["shipyard"], "draw_pile": ["coin", "attack"]})
    screen.letter("a")
    screen.letter("p")
    screen.click(area(scene, "attack#1"))
    assert (written(scene, "damage")[0], column(scene, "marked")["damage"]) == ("2", 3)


def test_what_was_bought_lies_where_the_hand_was_until_the_turn_ends(screen, shop):
    screen.drag(area(shop, "cave#1"), area(shop, "purchases"))
    places = shop.table.top.layout.targets
    assert state(shop).players[0].discard_pile[-1] == "cave#1"
    assert places["cave#1"].zone == "purchases"
    screen.letter("d")
    assert "purchases" not in shop.table.top.layout.targets


def test_the_button_says_how_many_cards_it_plays(screen, laid):
    scene = laid({"hand": ["coin", "coin", "food"]})
    assert "Play none" in verbs(scene)
    screen.click(area(scene, "food#1"))
    assert "Play 1" in verbs(scene)


def test_a_safe_order_that_is_laid_out_leaves_one_button_to_play(screen, laid):
    scene = laid({"hand": ["coin", "warriors", "food"]})
    screen.click(area(scene, "food#1"))
    screen.letter("a")
    assert [label for label in verbs(scene) if label.startswith("Play")] == ["Play these 3"]
    assert order_shown(scene.table.model()) == ("food#1", "coin#1", "warriors#1"), "all three, as the button says"
    assert scene.table.top.layout.sprites["coin#1"].look.number == 2
    screen.letter("p")
    assert state(scene).players[0].marked == ("food#1",)
    assert not answers(scene)


RAILS = [
    ("duel", "Duel", 2),
    ("three", "Three nations", 3),
    ("teams", "Teams", 4),
    ("cooperative", "Together", 3),
]


@pytest.mark.parametrize(("mode", "title", "discs"), [*RAILS, ("solo", "Solo", 2)])
def test_the_rail_names_the_mode_and_shows_everybody_who_fights(laid, mode, title, discs):
    scene = laid({"hand": ["coin"]}, mode=mode)
    order = boxes_called(scene, "order@")
    assert (written(scene, "order title"), len(order)) == ([title.upper()], discs)
    assert [bool(disc.back) for disc in order] == [True] + [False] * (discs - 1)


def test_before_anybody_has_played_the_news_tell_who_begins(laid):
    scene = laid({"hand": ["coin"]}, opening_rolls=((3, 3), (5, 2)))
    news = scene.table.table.news(scene.table.model())
    assert news == "The dice: Seat 1 3, Seat 2 3; Seat 1 5, Seat 2 2. **Seat 1** begins."


# Plaques, walls and boards


def test_a_blow_beyond_the_health_that_is_left_is_shown_in_full(screen, laid):
    scene = laid({"hand": ["navy", "coin"]}, {"health": 4, "standing": ["wall"]})
    screen.click(area(scene, "navy#1"))
    who, *terms = written(scene, "sum@1")
    assert who == "Seat 1 attacks Seat 2"
    assert terms == ["10", "dealt", "−", "3", "Wall falls", "=", "7", "all lost"]
    tooltip = scene.table.top.layout.targets["sum@1"].tells.told
    assert tooltip.parts[0] == ("Navy", "+10")


def test_who_strikes_whom_stands_close_before_its_sum(screen, laid):
    scene = laid({"hand": ["navy", "coin"]})
    screen.click(area(scene, "navy#1"))
    found = boxes_of(scene.table.table, scene.table.model())
    sword = next(place for box, place in found if box.name == "sword@1")
    who = next(place for box, place in found if isinstance(box, ui.Text) and "attacks" in box.ways[0])
    assert 0 < sword[0] - (who[0] + who[2]) < 50


def test_a_wall_that_would_hold_is_told(screen, laid):
    scene = laid({"hand": ["attack", "coin"]}, {"standing": ["wall"]})
    screen.click(area(scene, "attack#1"))
    assert "Wall holds" in written(scene, "sum@1")


def test_standing_cards_lie_side_by_side(laid):
    places = laid({"hand": ["coin"], "standing": ["wall", "war_satellite"]}).table.top.layout.targets
    (left, _, width, _), (right, *_) = places["wall#1"].area, places["war_satellite#1"].area
    assert right >= left + width


def test_the_growing_army_shows_its_next_strike_and_the_rolling_one_its_die(laid):
    grown = laid({"hand": ["coin"]}, mode="cooperative")
    assert written(grown, "army_tray") == [str(state(grown).strength)]
    assert "army_die" not in grown.table.top.layout.targets
    alone = laid({"hand": ["coin"]}, mode="solo")
    assert "army_die" in alone.table.top.layout.targets


def test_a_name_is_not_cut_for_the_age_beside_it(laid, monkeypatch):
    monkeypatch.setattr("scenes.games.nation_deckbuilder.board.heads.side_name", lambda model, side: "Player 1")
    scene = laid({"hand": ["coin"], "token": 1, "age": 3})
    assert written(scene, "side_0.header")[:2] == ["Player 1", "may remove 1"]


@pytest.mark.parametrize(("mode", "boards"), [("duel", 2), ("cooperative", 3), ("solo", 2), ("teams", 4)])
def test_the_view_of_all_boards_has_one_for_everybody_who_fights(screen, laid, mode, boards):
    scene = laid({"hand": ["coin"]}, mode=mode)
    screen.letter("t")
    assert len([box for box in boxes_called(scene, "") if box.name.endswith(".header")]) == boards


def test_the_view_of_all_boards_lays_every_hand_and_draw_pile_face_down(screen, laid):
    scene = laid({"hand": ["coin", "hut"], "draw_pile": ["attack"]}, {"hand": ["cave"]}, mode="duel")
    screen.letter("t")
    hands = [boxes_called(scene, f"cards@{seat}")[0].how[0] for seat in (0, 1)]
    piles = [written(scene, f"draw_pile@{seat}")[1] for seat in (0, 1)]
    assert (hands, piles) == ([2, 1], ["1", "none"])
    names = {name.split("#")[0] for name in scene.table.top.layout.targets}
    assert not {"coin", "hut", "attack", "cave"} & names


def test_partners_show_each_other_what_they_have_bought(screen, laid):
    scene = laid({"hand": ["coin"]}, {"hand": ["coin"]}, mode="cooperative", people=2, market=["cave", "hut"])
    for letter in "apap":
        screen.letter(letter)
    screen.drag(area(scene, "cave#1"), area(scene, "purchases"))
    screen.letter("o")
    assert scene.game.deciding == 1
    assert scene.table.top.layout.targets["cave#1"].zone == "rivals"


def test_the_rail_goes_on_with_the_next_question_once_a_warning_is_agreed_to(screen, laid):
    scene = laid({"hand": ["market", "coin"], "free_buildings": 1}, market=["cave", "hut"])
    for letter in "aady":
        screen.letter(letter)
    screen.frames(5)
    assert state(scene).decision.choice.name == "sell_coins"
    buttons = [button for group in scene.commands.controls.groups for button in group.buttons]
    assert "verb:keep_coins" in {button.name for button in buttons if button.is_enabled}


def test_the_question_before_an_oversight_names_the_move_and_what_it_comes_to(screen, laid):
    laid({"coins": 2}, market=["cave"])
    screen.letter("d")
    asked = screen.app.stack.top
    assert (asked.title, asked.yes) == ("End turn?", "End turn anyway")
    assert asked.text.startswith("You'd lose 2 unspent")


def test_the_question_before_a_move_with_signs_names_its_verb(screen, laid):
    scene = laid({"food": 3, "health": 42}, market=["cave"])
    scene.commands.playback.submit(("convert", "food"))
    asked = screen.app.stack.top
    assert (asked.title, asked.yes) == ("Trade?", "Trade anyway")
    assert "(42 › 41)" in asked.text


def test_who_goes_on_from_playing_to_buying_is_not_announced_again(screen, laid):
    scene = laid({"hand": ["coin"]}, market=["cave"])
    scene.banner.finish()
    for letter in "ap":
        screen.letter(letter)
    screen.frames(2)
    assert state(scene).decision.choice.name == "buy"
    assert scene.banner.is_still


def test_the_strike_before_the_first_turn_is_told_beside_the_army(screen):
    scene = lay_new(screen.app, "nation_deckbuilder", ["human"], 5)
    screen.frames(3)
    (dealt,) = (frame.event.facts["dealt"] for frame in scene.game.session.opening if frame.event.kind == "struck")
    assert written(scene, "no attack") == [f"Last attack by The Evil Army: \N{MINUS SIGN}{dealt} {{health}}."]
    assert told(scene, "latest_turn@1") == f"Dealt {dealt} {{damage}}: you lost {dealt} {{health}}."


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (1, "Last attack by Seat 2: your Wall stopped 1."),
        (3, "Last attack by Seat 2: your Wall stopped 3 and fell."),
        (5, "Last attack by Seat 2: your Wall stopped 3 and fell, \N{MINUS SIGN}2 {health}."),
    ],
)
def test_what_a_wall_has_stopped_is_told_after_the_attack(screen, laid, damage, said):
    scene = laid({"standing": ["wall"]}, {})
    wall = state(scene).players[0].standing[0]
    stopped = min(damage, 3)
    attack = [
        events.TurnBegan(1, 1),
        events.Struck(1, 1, 0, damage, stopped, damage - stopped, 60),
        *([events.WallFell(0, wall)] if damage >= 3 else []),
    ]
    model = replace(scene.table.model(), told=tuple(attack), coming=())
    assert words_of(scene.table.table, model, "no attack") == [said]


def test_coins_that_a_market_may_still_take_are_not_counted_as_lost(screen, laid):
    scene = laid({"hand": ["market"], "age": 4})
    for letter in "ap":
        screen.letter(letter)
    assert column(scene, "end")["coins"] == 2


def test_which_pile_fills_a_space_is_asked_in_that_space(screen, laid):
    scene = laid({"hand": ["coin"], "age": 2}, market=["cave", "hut", "campfire", "meeting"])
    for letter in "ap":
        screen.letter(letter)
    assert written(scene).count("Which pile fills this space?") == 0
    scene.commands.playback.submit(("buy", "cave#1"))
    screen.frames(5)
    x, y, wide, high = scene.table.top.layout.targets["space0"].area
    words = next(area for box, area in boxes_of(scene.table.table, scene.table.model()) if box.name == "which pile")
    assert pygame.FRect(x, y, wide, high).contains(words)
    assert written(scene, "which pile") == ["Which pile fills this space?"]


def test_who_removes_cards_is_not_told_what_playing_everything_brings(screen, laid):
    scene = laid({"hand": ["coin"], "discard_pile": ["food", "science"], "token": 2}, market=["cave"])
    for letter in "apr":
        screen.letter(letter)
    screen.click(area(scene, "food#1"))
    assert "column.all" not in {box.name for box in boxes_called(scene, "column.")}


def test_a_change_that_cannot_be_seen_in_tenths_is_not_shown():
    now = deck_with(("coin", "food"))
    then = now._replace(coins=0.76, food=1.2)
    shown = _turn(now._replace(coins=0.84, food=1.0), then, ui.Tooltip(str, None))
    assert [each.ways[0] for each in shown.parts if isinstance(each, ui.Text) and "›" in each.ways[0]] == ["› 1.2"]


@pytest.mark.parametrize(("cards", "said"), [(["coin", "meeting"], "Order"), (["coin", "warriors"], "Safe order")])
def test_an_order_is_called_safe_only_where_a_card_eats(screen, laid, cards, said):
    scene = laid({"hand": cards, "food": 3})
    screen.letter("a")
    model = scene.table.model()
    assert words_in(order_list(model), (0.0, 0.0, 152.0, 160.0), model.theme)[0].lower() == said.lower()


def test_who_cannot_pay_for_any_card_is_not_told_how_to_buy_one(screen, laid):
    scene = laid({"hand": ["attack"], "food": 2, "happiness": 2}, market=["cave"])
    for letter in "ap":
        screen.letter(letter)
    assert scene.table.table.words.prompt(scene.table.model()).startswith("You don't have the {coins}")


def test_before_the_first_turn_the_rail_names_who_begins(screen, laid):
    scene = laid({})
    view = state(scene).copy()
    view.turn, view.round, view.active = 0, 0, NOBODY
    model = replace(scene.table.model(), view=view)
    rail = " ".join(words_in(top_rail(model), (0.0, 0.0, 1280.0, 36.0), model.theme))
    assert "Turn 1, Seat 1" in rail


def test_a_small_card_says_what_it_costs_to_play():
    assert [type(each).__name__ for each in _figures(card_face("warriors#1"))] == ["Cost", "GainPill"]


def test_empty_ground_where_cards_would_stay_tells_nothing(screen, laid):
    assert "no_card@ours" not in laid({}).table.top.layout.targets
    assert "no_card@ours" in laid({"standing": ["wall"]}).table.top.layout.targets


def test_a_lower_price_leaves_the_figures_of_its_card_in_sight(screen, laid):
    theme = laid({}).table.theme
    plain, lower = (CardLook("gatherer#1", "played", note=note).surface(theme) for note in ("", "2 › 1 {coins}"))
    wide, high = plain.get_size()
    changed = {y for y in range(high) for x in range(0, wide, 3) if plain.get_at((x, y)) != lower.get_at((x, y))}
    assert changed
    rows = card_places(theme, card_face("gatherer#1"), "played")
    assert max(changed) < theme.px(rows.picture[1] + rows.picture[3])


def test_the_golden_button_never_removes_a_card_by_itself(screen, laid):
    scene = laid(
        {"hand": [], "discard_pile": ["mint"], "token": 1, "food": 1, "happiness": 1, "science": 0}, market=["king"]
    )
    assert any(move[0] == "remove" for move in state(scene).decision.moves)
    buttons = {each.name: each for group in scene.commands.controls.groups for each in group.buttons}
    assert buttons["verb:finish_buying"].control.kind == "primary" != buttons["verb:remove"].control.kind


def test_who_could_trade_for_a_card_is_told_to(screen, laid):
    rich = laid({"hand": [], "food": 9, "happiness": 9}, market=["warriors", "warriors", "warriors", "warriors"])
    assert rich.table.table.words.prompt(rich.table.model()).startswith("Trade for {coins}")


def test_a_way_to_a_card_trades_for_as_many_coins_as_it_costs():
    made = table({"hand": ["coin", "coin"], "food": 6, "happiness": 12, "age": 3}, {}, market=["musketeers"])
    play(made, "mark coin", "mark coin", "play")
    card = next(place for place in made.places if place.startswith("musketeers"))
    assert CARDS[card].cost == 6
    way = think_through(openings(WISHING, made))[Goal("buy", card)]
    assert [move[0] for move in way.moves] == [*["convert"] * 4, "buy"]


def test_a_deck_of_many_kinds_still_says_what_every_card_is_called_and_does(screen, laid):
    many = ["coin", "coin", "science", "food", "happiness", "attack", "gatherer", "thief", "meeting", "warriors"]
    scene = laid({"hand": [], "discard_pile": [*many, "farm", "mint"]}, market=["hut"])
    assert {"Coin ×2", "Meeting", "Warriors"} <= {*written(scene)}
    said = " ".join(written(scene))
    assert "+1 {happiness} +1 {science}" in said and "−2 {food} +5 {damage}" in said
    assert scene.table.top.layout.targets["deck warriors"].tells


def test_nobody_is_told_of_the_own_turn_by_name(laid):
    model = laid({"hand": ["coin"]}).table.model()
    assert when(model).remarks[0] == "It's your turn."
    model.view.active = 1
    assert when(model).remarks[0] == "It's **Seat 2**'s turn."
