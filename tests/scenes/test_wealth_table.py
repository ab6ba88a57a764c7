"""Playing at the table of Wealth of Nations with real events: orders, notes, plans, tiles and their turns."""

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.flow import Refusal
from game.session.auto_moves import AutoMove
from game.session.session import Session
from game.wealth_of_nations.cards.market import buy_price
from game.wealth_of_nations.drafts.passing import DONE, PASSING
from game.wealth_of_nations.rules.develop import develop_phase
from game.wealth_of_nations.rules.produce import produce_phase
from game.wealth_of_nations.rules.talk import MONEY_PLACE
from game.wealth_of_nations.text.telling import refused
from scenes.play.play_scene import PlayScene
from scenes.table.panels.prompt import PROMPT as RIBBON
from scenes.table.panels.prompt import shorter
from scenes.ui.host.drag import overlap
from tests.game.wealth_of_nations.scenario import table
from tests.scenes.tables.wealth_games import seats_of
from tests.scenes.tables_played import lay
from tests.scenes.trees import words_of

SITE = "0 farm c4, 0 - c5"
BUILDER = {"ore": 2, "capital": 3}


@pytest.fixture
def laid(screen):
    """Lays a position; gives its scene."""

    def make(state, people=3):
        session = Session(GAMES["wealth_of_nations"], {}, seats_of(len(state.nations), people), "1")
        session.state = state
        screen.app.change_settings(tips="none")
        scene = lay(screen.app, session)
        screen.frames(3)
        return scene

    return make


def area(scene, name):
    return scene.table.top.layout.targets[name].area


def click(screen, scene, name):
    screen.click(area(scene, name))


def moves(scene):
    return [" ".join(move) for move in scene.game.session.moves]


def press_button(screen, scene, name):
    screen.click(scene.commands.controls.button(name).area)


def others_pass(screen):
    """Both other people pass."""
    for _ in range(2):
        screen.pass_by_key()


def test_several_cubes_are_sold_one_at_each_turn_with_others_between(screen, laid):
    scene = laid(table({"food": 3}, {}, {}))
    for name in ("sell food", "more food", "more food", "sell food"):
        click(screen, scene, name)
    assert moves(scene) == ["sell food"]
    assert scene.game.deciding == 1
    others_pass(screen)
    screen.frames(2)
    assert moves(scene) == ["sell food", "pass", "pass", "sell food"]
    assert scene.game.orders.of(0).left == (("sell", "food"),)


def test_the_preview_of_several_cubes_is_that_of_their_button(screen, laid):
    scene = laid(table({"food": 3, "money": 10}, {}, {}), people=1)
    for name in ("sell food", "more food"):
        click(screen, scene, name)
    total = scene.table.model().draft.total
    model = scene.table.model()
    assert scene.table.table.changes(model, 0) == (("food", "3 › 1"), ("", f"$10 › ${10 + total}"))


def test_an_order_stops_when_the_price_is_worse_than_it_was_said_to_be(screen, laid):
    scene = laid(table({"money": 60}, {"money": 200}, {"money": 200}))
    for name in ("buy ore", "more ore", "buy ore"):
        click(screen, scene, name)
    assert scene.game.orders.of(0).left == (("buy", "ore"),)
    for _ in range(4):
        click(screen, scene, "buy ore")
    screen.frames(2)
    assert moves(scene) == ["buy ore", "buy ore", "buy ore"]
    assert scene.game.orders.of(0) is None
    assert scene.game.deciding == 0


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_how_to_go_on_with_a_sale_is_said_on_the_ribbon(screen, laid, spoken):
    screen.app.change_settings(language=spoken)
    scene = laid(table({"food": 14, "money": 57}, {"food": 3}, {}))
    click(screen, scene, "sell food")
    screen.frames(2)
    table_words, model = scene.table.table, scene.table.model()
    said = table_words.words.prompt(model)
    assert scene.game.turn.draft and {said, *shorter(said)} & {*words_of(table_words, model, RIBBON)}


def test_an_order_is_called_off_with_escape(screen, laid):
    screen.app.change_settings(speed="normal", tips="none")
    scene = laid(table({"food": 3}, {"food": 3}, {}))
    ordered = (("sell", "food"),) * 2
    scene.game.orders.give(0, AutoMove("sell", scene.game.session.state, ordered, ordered))
    screen.key(pygame.K_ESCAPE)
    assert scene.game.orders.of(0) is None


def test_passing_on_goes_on_while_others_trade(screen, laid):
    """W-RULING-42."""
    scene = laid(table({}, {"food": 3}, {"food": 3}))
    screen.letter("g", hold_ms=400)
    for _ in range(2):
        click(screen, scene, "sell food")
        click(screen, scene, "sell food")
    screen.frames(3)
    assert moves(scene) == ["pass", "sell food", "sell food", "pass"]
    assert scene.game.deciding == 1


def test_passing_on_stops_when_a_cube_comes_within_reach(screen, laid):
    prices = [buy_price(table({}, {}, {}, filled_ore=filled).market("ore")) for filled in (15, 17)]
    assert prices[1] < prices[0]
    scene = laid(table({"money": prices[1]}, {"ore": 1}, {"ore": 1}, filled_ore=15))
    screen.letter("g", hold_ms=400)
    for _ in range(2):
        click(screen, scene, "sell ore")
        click(screen, scene, "sell ore")
    screen.frames(3)
    assert moves(scene) == ["pass", "sell ore", "sell ore"]
    assert scene.game.deciding == 0
    assert scene.game.orders.of(0) is None


def test_passing_on_stops_when_what_one_holds_is_dearer(screen, laid):
    scene = laid(table({"ore": 1}, {"money": 90}, {}))
    screen.letter("g", hold_ms=400)
    click(screen, scene, "buy ore")
    click(screen, scene, "buy ore")
    screen.pass_by_key()
    screen.frames(3)
    assert moves(scene) == ["pass", "buy ore", "pass"]


def rounds_of(state):
    """The position with the Develop and the Produce phase still to come."""
    state.stack[:0] = [(produce_phase,), (develop_phase,)]
    return state


@pytest.mark.parametrize("letter", ["g", "q"])
def test_passes_given_ahead_end_with_the_phase_before_their_seat_is_asked_again(screen, laid, letter):
    scene = laid(rounds_of(table({"labor": 1}, {"labor": 1}, {}, board="0 farm c4, 1 farm h4", first=1)))
    screen.letter(letter, hold_ms=400)
    assert scene.game.orders.of(0).verb in PASSING
    others_pass(screen)
    assert (scene.game.deciding, scene.game.session.state.phase) == (1, "develop")
    assert scene.game.orders.of(0) is None


def test_who_is_done_trading_passes_whatever_comes_within_reach(screen, laid):
    prices = [buy_price(table({}, {}, {}, filled_ore=filled).market("ore")) for filled in (15, 17)]
    assert prices[1] < prices[0]
    scene = laid(table({"money": prices[1], "ore": 1}, {"ore": 2}, {"ore": 1}, filled_ore=15))
    press_button(screen, scene, "verb:pass")
    screen.letter("q", hold_ms=400)
    for _ in range(2):
        click(screen, scene, "sell ore")
        click(screen, scene, "sell ore")
    screen.frames(3)
    assert moves(scene) == ["pass", "sell ore", "sell ore", "pass"]
    assert scene.game.deciding == 1


def test_done_trading_ends_when_somebody_asks_for_a_barter(screen, laid):
    scene = laid(table({"food": 2}, {"ore": 1}, {}))
    button = scene.commands.controls.button("verb:done_trading")
    screen.click(button.area, hold_ms=400)
    assert scene.game.orders.of(0).verb == DONE
    for name in ("talk seat0", "own ore", "their food"):
        click(screen, scene, name)
    screen.letter("o")
    assert (scene.game.deciding, scene.game.session.state.decision.choice.name) == (0, "answer")
    assert scene.game.orders.of(0) is None
    screen.letter("d")
    for _ in range(2):
        click(screen, scene, "sell ore")
    screen.pass_by_key()
    screen.frames(3)
    assert moves(scene)[-2:] == ["sell ore", "pass"]
    assert scene.game.deciding == 0


def test_a_hold_ends_when_an_order_of_the_same_seat_moves_on(screen, laid):
    """The question that was on the screen when the key went down is gone."""
    scene = laid(rounds_of(table({"food": 2}, {}, {})))
    screen.app.change_settings(speed="normal")
    screen.frames(2)
    ordered = (("sell", "food"),) * 2
    scene.game.orders.give(0, AutoMove("sell", scene.game.session.state.copy(), ordered, ordered))
    screen.frames(1, 200)
    screen.post(pygame.KEYDOWN, key=pygame.K_p, unicode="p", mod=0, scancode=0)
    screen.frames(1, 200)
    assert moves(scene) == ["sell food"]
    assert not scene.host.held


def test_somebody_else_takes_a_note_out_of_turn(screen, laid):
    scene = laid(table({"money": 9}, {"money": 9}, {}))
    click(screen, scene, "take_note seat1")
    assert moves(scene) == [], "three victory points are not gone by one click"
    click(screen, scene, "take_note seat1")
    state = scene.game.session.state
    assert moves(scene) == ["take_note seat1"]
    assert (state.nations[1].money, state.nations[1].notes) == (29, 1)
    assert (state.decision.seat, state.decision.choice.name) == (0, "trade")


def test_a_click_on_the_notes_asks_first_and_another_one_takes_an_own_one(screen, laid):
    scene = laid(table({"money": 9}, {"money": 9}, {}))
    click(screen, scene, "take note")
    assert moves(scene) == []
    prompt = scene.table.table.words.prompt(scene.table.model())
    assert prompt == "A note costs 3 {vp} until it's repaid. Click again to take it."
    screen.key(pygame.K_ESCAPE)
    assert not scene.game.turn.is_begun
    click(screen, scene, "take note")
    assert moves(scene) == []
    click(screen, scene, "take note")
    assert moves(scene) == ["take_note seat0"]


def test_the_key_of_notes_takes_an_own_one_when_it_is_held(screen, laid):
    scene = laid(table({"money": 9}, {"money": 9}, {}))
    screen.letter("n")
    assert moves(scene) == []
    screen.letter("n", hold_ms=400)
    assert moves(scene) == ["take_note seat0"]


def test_plus_and_minus_change_what_is_traded_and_otherwise_the_speed(screen, laid):
    scene = laid(table({"food": 5}, {}, {}))
    speed = screen.app.settings.speed
    click(screen, scene, "sell food")
    screen.key(pygame.K_EQUALS, "+", pygame.KMOD_LSHIFT)
    screen.key(pygame.K_KP_PLUS, "+")
    assert scene.game.turn.draft.cubes == 3
    screen.key(pygame.K_MINUS, "-")
    assert (scene.game.turn.draft.cubes, screen.app.settings.speed) == (2, speed)
    screen.key(pygame.K_ESCAPE)
    screen.key(pygame.K_MINUS, "-")
    assert screen.app.settings.speed != speed


def test_plus_asks_for_more_money_in_a_barter(screen, laid):
    scene = laid(table({"food": 2, "money": 9}, {"ore": 1, "money": 9}, {}))
    click(screen, scene, "talk seat1")
    screen.key(pygame.K_PLUS, "+")
    assert scene.game.turn.draft.gives[MONEY_PLACE] == -1


def test_the_plan_says_what_lacks_and_buys_it(screen, laid):
    scene = laid(table({"money": 100, "capital": 1}, {}, {}))
    click(screen, scene, "factory")
    assert scene.table.model().wishes == ("factory",)
    assert "buy the plan" in scene.table.lit
    click(screen, scene, "buy the plan")
    for _ in range(2):
        others_pass(screen)
        screen.frames(2)
    nation = scene.game.session.state.nations[0]
    assert [move for move in moves(scene) if move != "pass"] == ["buy labor", "buy ore", "buy ore"]
    assert (nation.labor, nation.ore) == (1, 2)


def test_a_wish_is_taken_off_with_the_right_button_and_with_a_key(screen, laid):
    scene = laid(table({"money": 9}, {}, {}))
    pixel = screen.pixel(area(scene, "mine"))
    screen.move_to(pixel)
    screen.press_mouse(pixel, button=pygame.BUTTON_RIGHT)
    assert scene.table.model().wishes == ("mine",)
    screen.letter("x")
    assert scene.table.model().wishes == ()


def test_the_ghost_follows_the_pointer_and_the_wheel_turns_it(screen, laid):
    scene = laid(table(BUILDER, {}, {}, board=SITE, phase="develop"))
    click(screen, scene, "academy")
    screen.move_to(screen.pixel(area(scene, "c5")))
    assert scene.table.top.layout.sprites["ghost"].look.turn == 0
    screen.post(pygame.MOUSEWHEEL, y=-1, x=0, flipped=False)
    assert scene.table.top.layout.sprites["ghost"].look.turn == 1
    screen.letter("r")
    assert scene.table.top.layout.sprites["ghost"].look.turn == 2
    click(screen, scene, "c5")
    assert moves(scene) == ["build academy c5 turn2"]


@pytest.mark.parametrize(("beside", "hex"), [("c4", "c5"), ("d4", "c4"), ("c3", "d3"), ("b3", "c4"), ("d5", "d4")])
def test_the_words_of_the_ghost_cover_no_tile_beside_it(screen, laid, beside, hex):
    scene = laid(table(BUILDER, {}, {}, board=f"0 farm {beside} 0, 0 - {hex}", phase="develop"))
    click(screen, scene, "farm")
    screen.move_to(screen.pixel(area(scene, hex)))
    words = scene.table.top.spot("ghost says")
    assert not any(overlap(words, area(scene, each)) for each in (beside, hex))


@pytest.mark.parametrize(("hex", "is_apart"), [("c5", False), ("c6", True)])
def test_a_tile_that_begins_a_second_bloc_says_what_that_costs(screen, laid, hex, is_apart):
    scene = laid(table(BUILDER, {}, {}, board=f"{SITE}, 0 - c6", phase="develop"))
    click(screen, scene, "farm")
    screen.move_to(screen.pixel(area(scene, hex)))
    lines = scene.table.top.layout.sprites["ghost words"].look.lines
    assert any("bloc of its own" in each for each in lines) is is_apart


def test_a_tile_is_built_by_dragging_it_to_its_hex(screen, laid):
    scene = laid(table(BUILDER, {}, {}, board=SITE, phase="develop"))
    screen.drag(area(scene, "farm"), area(scene, "c5"))
    assert scene.game.turn.draft.hex == "c5"
    screen.key(pygame.K_RETURN)
    assert moves(scene) == ["build farm c5 turn0"]


def test_a_cube_is_dragged_to_its_market_and_sold(screen, laid):
    scene = laid(table({"ore": 2}, {}, {}))
    screen.drag(area(scene, "ore stock"), area(scene, "ore market"))
    screen.key(pygame.K_RETURN)
    assert moves(scene)[:1] == ["sell ore"]


def test_an_own_tile_is_dragged_to_another_hex(screen, laid):
    scene = laid(table({"capital": 1}, {}, {}, board="0 farm c4", phase="develop"))
    screen.drag(area(scene, "c4"), area(scene, "e8"))
    screen.key(pygame.K_RETURN)
    assert moves(scene) == ["take_up c4", "lay e8 turn0"]


def test_a_move_of_tiles_is_undone_as_one(screen, laid):
    scene = laid(table({"capital": 1}, {}, {}, board="0 farm c4, 0 farm c5", phase="develop"))
    for name in ("c4", "c5", "e8", "e8"):
        click(screen, scene, name)
    assert scene.game.session.state.decision.choice.name == "moving"
    screen.letter("u")
    assert moves(scene) == []


def test_a_tile_that_cannot_be_paid_says_what_it_lacks(screen, laid):
    scene = laid(table({"ore": 1, "labor": 1}, {}, {}, board=SITE, phase="develop"))
    click(screen, scene, "bank")
    words = scene.commands.hints.notice.words
    assert "1 {energy}" in words
    assert "1 {capital}" in words


def test_a_tile_is_built_by_keys_alone(screen, laid):
    scene = laid(table(BUILDER, {}, {}, board=SITE, phase="develop"))
    scene.commands.ring.move_to("generator")
    scene.commands.ring.visible = True
    screen.key(pygame.K_RETURN)
    for key in (*[pygame.K_TAB] * 3, pygame.K_RIGHT):
        screen.key(key)
    assert scene.commands.ring.current == "c5"
    screen.letter("r")
    screen.key(pygame.K_RETURN)
    screen.key(pygame.K_RETURN)
    assert moves(scene)[0].startswith("build generator c5")


def test_a_cube_that_one_has_not_says_so_when_it_is_to_be_sold(screen, laid):
    scene = laid(table({"money": 90}, {}, {}))
    click(screen, scene, "sell capital")
    assert moves(scene) == []
    assert scene.commands.hints.notice.words.startswith(
        " ".join(refused(Refusal("no_cube_to_sell", {"commodity": "capital"}))).strip()
    )


def test_the_proposed_runs_are_confirmed_with_one_key(screen, laid):
    scene = laid(table({"energy": 1}, {}, {}, board="0 farm c4, 0 farm c5", phase="produce"))
    screen.letter("r")
    assert moves(scene) == ["run c4"]
    assert scene.game.session.state.nations[0].food == 3


ACADEMIES = "0 academy d1, 0 academy d2, 0 academy d3"


def test_tiles_are_fed_one_by_one_with_the_mouse(screen, laid):
    """W-PRODUCE-08."""
    scene = laid(table({"food": 3, "energy": 1}, {}, {}, board=ACADEMIES, phase="produce"))
    click(screen, scene, "d2")
    press_button(screen, scene, "verb:run")
    assert moves(scene) == ["feed d1", "feed d3", "finish"]
    assert scene.game.session.state.nations[0].food == 1


def test_tiles_are_fed_one_by_one_with_keys(screen, laid):
    scene = laid(table({"food": 3, "energy": 1}, {}, {}, board=ACADEMIES, phase="produce"))
    scene.commands.ring.move_to("d1")
    scene.commands.ring.visible = True
    screen.key(pygame.K_RETURN)
    screen.letter("r")
    assert moves(scene) == ["feed d2", "feed d3", "finish"]


def test_a_tile_for_which_food_is_short_says_so_and_changes_nothing(screen, laid):
    scene = laid(table({"food": 2, "energy": 1}, {}, {}, board=ACADEMIES, phase="produce"))
    before = scene.game.turn.draft
    click(screen, scene, next(name for name in ("d1", "d2", "d3") if not before.holds(name)))
    assert "1 {food}" in scene.commands.hints.notice.words
    assert scene.game.turn.draft == before


def test_the_cube_on_a_bloc_stops_all_of_it(screen, laid):
    scene = laid(table({"food": 3, "energy": 1}, {}, {}, board=ACADEMIES, phase="produce"))
    click(screen, scene, "switch d1")
    press_button(screen, scene, "verb:run")
    assert moves(scene) == ["finish"]


def test_a_production_is_undone_as_one(screen, laid):
    scene = laid(table({"food": 3, "energy": 1}, {"food": 1}, {}, board=f"{ACADEMIES}, 1 mine h1", phase="produce"))
    click(screen, scene, "d2")
    screen.letter("r")
    assert scene.game.deciding == 1
    screen.letter("u")
    assert moves(scene) == []
    assert scene.game.deciding == 0


def test_passing_the_last_trade_with_cubes_left_asks_first(screen, laid):
    scene = laid(table({"capital": 2}, {}, {}, final=True))
    screen.letter("p", hold_ms=400)
    for _ in range(600):
        if not screen.is_playing:
            break
        screen.frames()
    assert not screen.is_playing
    assert moves(scene) == []


def test_all_cubes_are_sold_with_one_press_in_the_last_trade_though_prices_fall(screen, laid):
    scene = laid(table({"capital": 1, "food": 2}, {"food": 1}, {}, final=True))
    click(screen, scene, "sell all")
    assert moves(scene) == ["sell capital"]
    for move in (("sell", "food"), ("pass",)):
        scene.commands.playback.play(move)
        screen.frames(3)
    assert moves(scene) == ["sell capital", "sell food", "pass", "sell food"], "a sale is ordered at any price"
    assert scene.game.orders.of(0).left == (("sell", "food"),)


def test_who_passes_the_last_trade_with_cubes_left_may_sell_them_all_instead(screen, laid):
    scene = laid(table({"capital": 2}, {"food": 1}, {}, final=True))
    assert scene.commands.playback.submit(("pass",)) is False
    for _ in range(600):
        if not screen.is_playing:
            break
        screen.frames()
    screen.letter("s")
    assert moves(scene) == ["sell capital"]
    assert scene.game.orders.of(0).left == (("sell", "capital"),)


def test_nothing_is_bought_for_a_plan_that_no_phase_is_left_for(screen, laid):
    for final, shown in ((False, True), (True, False)):
        scene = laid(table({"money": 90}, {}, {}, board="0 farm c4, 0 - c5", final=final))
        click(screen, scene, "mine")
        screen.frames(3)
        assert ("buy the plan" in scene.table.top.layout.targets) is shown


def test_passes_given_ahead_end_with_the_phase_though_the_same_seat_is_asked_next(screen, laid):
    scene = laid(rounds_of(table({"food": 1, "energy": 1}, {}, {}, board="0 farm c4")))
    click(screen, scene, "sell food")
    click(screen, scene, "sell food")
    others_pass(screen)
    screen.letter("g", hold_ms=400)
    screen.frames(3)
    assert moves(scene) == ["sell food", "pass", "pass", "pass"]
    assert (scene.game.deciding, scene.game.session.state.phase) == (0, "produce")
    assert scene.game.orders.of(0) is None


def test_who_continues_a_game_is_told_what_the_others_have_done_at_any_speed(screen):
    seats, hand = seats_of(3), RandomBot("5", GAMES["wealth_of_nations"])
    session = Session(GAMES["wealth_of_nations"], {}, seats, "5")
    while session.state.phase == "setup" or session.state.decision.seat:
        session.play(hand.choose(session.state, session.state.decision))
    session.play(("pass",))
    while session.state.decision.seat:
        session.play(hand.choose(session.state, session.state.decision))
    screen.app.change_settings(speed="normal")
    scene = PlayScene(screen.app, screen.app.saves.begin(session))
    screen.app.stack.push(scene)
    screen.frames(3)
    assert {seat.name for seat, _ in scene.commands.playback.recap.lines} == {seat.name for seat in seats[1:]}
