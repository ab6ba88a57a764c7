"""The table of Nation under the hands of a person: cards dropped and touched, questions answered, attacks shown."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pygame
import pytest

from game import GAMES
from game.nation_deckbuilder.cards.cards import CARDS
from scenes import ui
from scenes.games.nation_deckbuilder.city import FIRES
from scenes.games.nation_deckbuilder.final_panels import PARTNERS, STACK, _chart, side_plates
from scenes.games.nation_deckbuilder.final_sheet import FinalSheet, bought_cards
from scenes.games.nation_deckbuilder.text.explanations import draw_pile
from scenes.games.nation_deckbuilder.text.sides import card_name
from scenes.games.nation_deckbuilder.victory_scene import VictoryScene
from scenes.results.result_scene import PAUSE
from scenes.results.triumph import LAST
from scenes.ui.host.popover_box import painted
from sprites.paint import palette
from tests.scenes.nation_tables import (
    answers,
    area,
    boxes_called,
    column,
    last_turn,
    lay_made,
    lay_shop,
    state,
    told,
    written,
)
from tests.scenes.prefixes import played_out
from tests.scenes.tables_played import lay_new
from tests.scenes.trees import boxes


@pytest.fixture
def laid(screen):
    """A table made to measure."""
    return partial(lay_made, screen)


def test_no_number_of_a_pile_stands_without_a_picture(laid):
    scene = laid(mode="teams")
    piles = [*boxes_called(scene, "draw_pile@"), *boxes_called(scene, "discard_pile@")]
    assert len(piles) == 6
    bare = [
        pile.name
        for pile in piles
        if not pygame.mask.from_surface(painted(pile.parts[0], scene.table.model().theme), 0).count()
    ]
    assert bare == []


def test_the_strip_says_which_figures_are_kept_and_which_are_of_this_turn(laid):
    scene = laid({"hand": ["hut", "coin"]})
    kept, lasts, food, coins = (area(scene, name) for name in ("kept", "this_turn", "food", "coins"))
    assert kept[0] < food[0] < lasts[0] < coins[0]


# Dropping


def test_a_card_dropped_in_the_play_area_is_marked(screen, laid):
    scene = laid({"hand": ["hut", "coin"]})
    screen.drag(area(scene, "hut#1"), area(scene, "play_area"))
    assert state(scene).players[0].marked == ("hut#1",)


def test_a_dropped_card_goes_from_the_hand_straight_to_its_place(screen, laid):
    """It neither goes back first, nor hangs while the other cards of the hand close up."""
    scene = laid({"hand": ["hut", "coin"]})
    screen.app.change_settings(speed="normal")
    screen.frames(4)
    screen.drag(area(scene, "hut#1"), area(scene, "play_area"))
    motion, ways = scene.table.top.motion, []
    for _ in range(60):
        if travel := motion.travels.get("hut#1"):
            ways.append(travel.area[1])
        screen.frames()
    assert ways[0] == pytest.approx(area(scene, "play_area")[1], abs=200)
    assert len(ways) < 20 and max(ways) < area(scene, "coin#1")[1]


def test_a_marked_card_dropped_on_the_hand_is_taken_back(screen, laid):
    scene = laid({"hand": ["hut", "coin"]})
    screen.drag(area(scene, "hut#1"), area(scene, "play_area"))
    screen.drag(area(scene, "hut#1"), area(scene, "hand"))
    assert state(scene).players[0].marked == ()
    assert "hut#1" in state(scene).players[0].hand


def test_a_hand_card_dropped_on_the_discard_pile_says_how_cards_are_discarded(screen, laid):
    scene = laid({"hand": ["hut", "coin"]})
    screen.drag(area(scene, "hut#1"), area(scene, "discard_pile"))
    assert "Unmarked cards are discarded" in scene.commands.hints.notice.words
    assert state(scene).players[0].hand == ("hut#1", "coin#1")


def test_a_card_that_cannot_be_fed_says_why_when_it_is_dropped(screen, laid):
    scene = laid({"hand": ["warriors", "coin"], "food": 1})
    screen.drag(area(scene, "warriors#1"), area(scene, "play_area"))
    assert "can't play Warriors" in scene.commands.hints.notice.words
    assert state(scene).players[0].marked == ()


def test_a_card_of_the_market_dropped_on_the_discard_pile_is_bought(screen, laid):
    scene = laid({"hand": ["coin", "coin"]}, market=["cave"])
    screen.letter("a")
    screen.letter("a")
    screen.drag(area(scene, "cave#1"), area(scene, "discard_pile"))
    assert state(scene).players[0].discard_pile[-1] == "cave#1"
    assert scene.table.top.layout.targets["discard_pile"].caption == "Discard pile, 1 card"


def test_what_was_just_bought_is_seen_on_the_discard_pile(screen, laid):
    looks = []
    for wares in ("cave", "hut"):
        scene = laid({"hand": ["coin", "coin"]}, market=[wares])
        for letter in "aa":
            screen.letter(letter)
        scene.commands.playback.play(("buy", f"{wares}#1"))
        screen.frames(60, 40)
        pile = scene.table.theme.rect(*area(scene, "discard_pile"))
        looks.append(pygame.image.tobytes(screen.app.surface.subsurface(pile), "RGB"))
    assert looks[0] != looks[1]


def test_a_battlefield_where_nobody_strikes_has_room_for_panels_beside_the_words(screen, laid):
    layout = laid({"hand": ["coin", "coin"]}, market=["cave"]).table.top.layout
    middle, words = pygame.FRect(layout.anchors["clash"]), layout.anchors["no attack"]
    assert [area for area in layout.kept_clear if middle.colliderect(area)] == [words]
    assert middle.width - words[2] > middle.width / 2


# Buying with a second touch


@pytest.fixture
def shop(screen):
    """Two coins to spend."""
    return lay_shop(screen)


def test_a_first_touch_of_the_market_only_shows_what_would_be_left(screen, shop):
    screen.click(area(shop, "cave#1"))
    assert state(shop).players[0].coins == 2
    assert shop.table.model().what_if.turn.coins == 1


def test_a_second_touch_buys(screen, shop):
    screen.click(area(shop, "cave#1"))
    screen.click(area(shop, "cave#1"))
    assert state(shop).players[0].discard_pile[-1] == "cave#1"
    assert state(shop).players[0].coins == 1


def test_the_key_of_the_purchase_buys_what_is_picked(screen, shop):
    screen.click(area(shop, "cave#1"))
    screen.letter("b")
    assert state(shop).players[0].discard_pile[-1] == "cave#1"


def test_touching_another_card_picks_that_one_instead(screen, shop):
    screen.click(area(shop, "cave#1"))
    screen.click(area(shop, "hut#1"))
    assert state(shop).players[0].coins == 2
    assert shop.game.turn.selection.picked == ("hut#1",)


def test_escape_lets_go_of_a_picked_purchase(screen, shop):
    screen.click(area(shop, "cave#1"))
    screen.key(pygame.K_ESCAPE)
    assert shop.game.turn.selection.is_empty
    assert state(shop).players[0].coins == 2


def test_age_up_needs_one_press_as_there_is_one_next_age(screen, laid):
    scene = laid({"hand": ["coin", "coin"], "science": 5})
    screen.letter("a")
    screen.letter("a")
    screen.letter("g")
    assert state(scene).nations[0].age == 2


def test_a_single_card_is_marked_by_one_press_of_play_all(screen, laid):
    scene = laid({"hand": ["coin"]})
    screen.letter("a")
    assert state(scene).players[0].marked == ("coin#1",)


# Questions


def test_a_king_is_asked_what_to_bring_and_shows_what_is_printed(screen, laid):
    scene = laid({"hand": ["king", "coin"]})
    screen.click(area(scene, "king#1"))
    labels = [button.control.label for button in answers(scene).values()]
    assert labels == ["3 {food}", "3 {happiness}", "3 {science}", "3 {damage}", "3 {coins}"]
    screen.click(answers(scene)["answer:mark king#1 damage"].area)
    assert state(scene).players[0].modes == ("damage",)


def test_a_doctor_lays_the_pile_open_and_takes_the_touched_person(screen, laid):
    scene = laid({"hand": ["doctor", "coin"], "discard_pile": ["hut", "chief", "thief"]})
    screen.letter("a")
    screen.letter("a")
    assert "hut#1" not in scene.table.lit
    screen.click(area(scene, "chief#1"))
    assert state(scene).players[0].on_top == ("chief#1",)


def test_unspent_coins_are_sold_by_an_answer(screen, laid):
    scene = laid({"hand": ["market", "coin"]})
    screen.letter("a")
    screen.letter("a")
    screen.letter("d")
    before = state(scene).nations[0].food
    screen.click(answers(scene)["answer:sell_coins food 3"].area)
    assert state(scene).nations[0].food == before + 3


def test_a_forced_discard_is_answered_with_a_fitting_card(screen, laid):
    scene = laid({"hand": ["chief", "hunter", "coin"], "duties": ("person",)})
    screen.click(area(scene, "coin#1"))
    assert "you need a person" in scene.commands.hints.notice.words
    screen.click(area(scene, "chief#1"))
    assert state(scene).players[0].discard_pile == ("chief#1",)


def test_forced_discards_say_which_of_how_many_they_are(screen, laid):
    scene = laid({"hand": ["chief", "hunter", "coin"], "duties": ("person", "any")})
    prompt = scene.table.table.words.prompt
    assert prompt(scene.table.model()).endswith(" (1 of 2)")
    screen.click(area(scene, "chief#1"))
    assert prompt(scene.table.model()).endswith(" (2 of 2)")


def test_chosen_cards_of_the_pile_go_for_good_with_one_button(screen, laid):
    scene = laid({"hand": ["coin"], "token": 2, "discard_pile": ["coin", "food", "hut"]})
    screen.letter("r")
    pile = state(scene).players[0].discard_pile
    screen.click(area(scene, pile[0]))
    screen.click(area(scene, pile[1]))
    screen.letter("r")
    assert state(scene).players[0].discard_pile == pile[2:]
    assert state(scene).nations[0].token == 0


# What is shown


def test_play_all_shows_its_order_and_totals_before_it_commits(screen, laid):
    scene = laid({"hand": ["warriors", "food", "coin"], "food": 1})
    screen.letter("a")
    assert state(scene).players[0].marked == ()
    model = scene.table.model()
    assert [CARDS[card].name for card in model.draft.cards] == ["Food", "Coin", "Warriors"]
    assert (model.what_if.turn.food, model.what_if.turn.coins) == (0, 2)
    screen.letter("a")
    assert state(scene).players[0].coins == 2


@pytest.mark.parametrize(("mode", "count"), [("duel", 1), ("three", 2), ("teams", 1), ("solo", 1)])
def test_there_is_a_sum_for_every_enemy_that_would_be_hit(screen, laid, mode, count):
    scene = laid({"hand": ["attack", "coin"]}, mode=mode)
    assert not [box for box in boxes_called(scene, "sum@") if box.name != "sum@0"]
    screen.click(area(scene, "attack#1"))
    assert len([box for box in boxes_called(scene, "sum@") if box.name != "sum@0"]) == count


def test_the_totals_count_what_heals_and_what_hunger_costs(screen, laid):
    scene = laid({"hand": ["emt"], "food": 1})
    screen.click(area(scene, "emt#1"))
    assert column(scene, "marked")["health"] == 60 + 3 - 1


def test_a_card_that_drew_names_what_it_drew(screen, laid):
    scene = laid({"hand": ["shipyard", "coin"], "draw_pile": ["coin", "navy"]})
    screen.letter("a")
    screen.letter("a")
    assert written(scene, "drawn_by@shipyard#1") == ["drew Navy"]


def test_a_rival_shows_the_cards_of_its_latest_turn(screen, laid):
    scene = laid({"hand": ["coin", "coin"]}, {"hand": ["attack"], "draw_pile": ["coin"]})
    screen.letter("a")
    screen.letter("a")
    screen.letter("d")
    screen.letter("y")
    screen.frames(5)
    while scene.game.deciding != 0:
        screen.frames(5)
    assert last_turn(scene, 1) == ["cave#1"]
    assert "Cave" in told(scene, "latest_turn@1")
    assert scene.table.table.news(scene.table.model()).startswith("**Seat 2:**")


def test_a_partners_hand_lies_open(laid):
    scene = laid({"hand": ["coin"]}, {}, {"hand": ["chief", "hut"]}, mode="teams")
    assert {"chief#1", "hut#1"} <= set(scene.table.top.layout.targets)


def test_a_rest_on_a_rivals_discard_pile_shows_the_pile_and_swaps_nothing(screen, laid):
    scene = laid({"hand": ["coin"], "discard_pile": ["food"]}, {"discard_pile": ["hut", "chief"]})
    for _ in range(8):
        screen.move_to(screen.pixel(area(scene, "chief#1")))
        screen.frames(10)
        assert scene.viewpoint.shown_seat == 0
    assert scene.commands.hints.shown == "chief#1"


# The end


def test_the_last_screen_says_who_has_fallen_and_keeps_their_cards(screen, laid):
    scene = laid({"hand": ["warriors", "coin"], "food": 5}, {"health": 3, "discard_pile": ["chief", "coin"]})
    screen.letter("a")
    screen.letter("a")
    screen.frames(30)
    assert isinstance(screen.scene, VictoryScene)
    assert screen.scene.sheet.how_it_was_won() == "Seat 2 has fallen after 1 turn."
    fallen = screen.scene.sheet.last_standing(state(scene).nations[1])
    assert bought_cards(fallen.players[1]) == ["chief#1"]


@pytest.mark.parametrize(("speed", "ms"), [("normal", LAST), ("fast", LAST / 2)])
def test_the_last_picture_comes_up_at_the_set_speed_and_a_key_shows_all_of_it(screen, laid, speed, ms):
    session = laid({"hand": ["warriors", "coin"], "food": 5}, {"health": 3}).game.session
    screen.letter("a")
    screen.letter("a")
    screen.frames(30)
    screen.app.change_settings(speed=speed)
    end = VictoryScene(screen.app, session)
    screen.app.stack.push(end)
    screen.frames(1, ms * 0.5)
    assert 0 < end.shown_at < LAST
    screen.frames(1, ms * 0.6)
    assert end.shown_at == LAST
    again = VictoryScene(screen.app, session)
    screen.app.stack.push(again)
    screen.frames(1, PAUSE)
    screen.key(pygame.K_SPACE)
    assert again.shown_at == LAST


def test_the_winner_stands_over_the_cities_of_all(screen, laid):
    laid({"hand": ["warriors", "coin"], "food": 5}, {"health": 3, "discard_pile": ["chief", "hut"]})
    screen.letter("a")
    screen.letter("a")
    screen.frames(30)
    end = screen.scene
    (theirs,), ours = end._battlefield.theirs, end._battlefield.ours
    assert (theirs.plan.fires, ours.plan.fires) == (FIRES, 0)
    assert theirs.plan.people == 1 and "hut" in [lot.emblem for lot in theirs.plan.lots if lot]


def test_mind_control_is_named_as_the_reason(screen, laid):
    scene = laid({"hand": ["mind_control", "coin"]})
    screen.letter("a")
    screen.letter("a")
    screen.frames(30)
    assert state(scene).winner == 0
    assert "Mind Control" in screen.scene.sheet.how_it_was_won()


def test_several_fallen_are_told_in_the_plural(screen, laid):
    laid({"hand": ["warriors", "coin"], "food": 5}, {"health": 3}, mode="teams")
    screen.letter("a")
    screen.letter("a")
    screen.frames(30)
    for _ in range(20):
        if isinstance(screen.scene, VictoryScene):
            break
        screen.frames(10)
    assert screen.scene.sheet.how_it_was_won() == "Seat 2 & Seat 4 have fallen after 1 turn."


# Slow hands


def test_a_slow_click_marks_a_card_like_a_quick_one(screen, laid):
    scene = laid({"hand": ["hut", "coin"]})
    screen.click(area(scene, "hut#1"), hold_ms=400)
    assert state(scene).players[0].marked == ("hut#1",)


def test_two_slow_clicks_buy_a_card(screen, shop):
    screen.click(area(shop, "cave#1"), hold_ms=400)
    assert shop.game.turn.selection.picked == ("cave#1",)
    screen.click(area(shop, "cave#1"), hold_ms=400)
    assert state(shop).players[0].discard_pile[-1] == "cave#1"


def test_the_turn_of_a_game_names_the_heaviest_blow(screen):
    session = played_out(GAMES["nation_deckbuilder"], 2, "1")
    scene = VictoryScene(screen.app, session)
    fallen = {nation.index for nation in session.state.nations if nation.is_out}
    lost = max(
        event.facts["lost"]
        for index in range(len(session.moves))
        for event in session.events_of(index)
        if event.kind == "struck" and event.facts["target"] in fallen
    )
    assert f"lost **{lost}** {{health}} in one attack" in scene.sheet.turn


@pytest.mark.sample(2)
@pytest.mark.parametrize(("seats", "is_lost"), [(1, True), (2, False), (3, False), (4, False)])
def test_the_cards_of_any_number_of_players_lie_uncut_and_nothing_is_of_gold_after_a_defeat(screen, seats, is_lost):
    scene = VictoryScene(screen.app, played_out(GAMES["nation_deckbuilder"], seats, "1"))
    screen.app.stack.push(scene)
    screen.frames()

    stacks = [note.area for note in scene.form._notes if note.name.rpartition("@")[0] in CARDS]

    assert stacks
    sizes = [min(wide / STACK[0], high / STACK[1]) for *_, wide, high in stacks]  # a name may be wider than its card
    assert max(sizes) <= 1.001
    assert max(sizes) == pytest.approx(min(sizes), abs=0.001), "the cards of all sides have the same size"
    rects = [scene.theme.rect(*area) for area in stacks]
    assert not any(rect.collidelistall(rects[:number]) for number, rect in enumerate(rects))
    assert scene.is_lost == is_lost
    assert (scene.theme.colour(palette.BRASS) != palette.BRASS) == is_lost


def test_every_partner_has_a_face_and_every_card_a_name_at_the_end(screen):
    scene = VictoryScene(screen.app, played_out(GAMES["nation_deckbuilder"], 4, "1"))
    sheet = scene.sheet
    for plate, side in zip(side_plates(sheet), sheet.ranked, strict=True):
        parts = [box for box, _ in boxes(plate, (0.0, 0.0, 900.0, 250.0), scene.theme)]
        medals = [box for box in parts if isinstance(box, ui.Glyph) and box.side == PARTNERS]
        assert len(medals) == len(side.seats) == 2
        words = {box.ways[0] for box in parts if isinstance(box, ui.Text)}
        assert {card_name(card) for seat in side.seats for card in sheet.cards(seat, side)} <= words


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_winner_comes_first_and_then_who_stood_the_longest(screen, seats):
    session = played_out(GAMES["nation_deckbuilder"], seats, "1")
    sheet = FinalSheet(session)
    scene = VictoryScene(screen.app, session)
    screen.app.stack.push(scene)
    screen.frames()

    turns = [sheet.last_positions[side.index].turn for side in sheet.ranked]
    assert sheet.ranked[0].index == session.state.winner
    assert turns == sorted(turns, reverse=True)
    heights = [next(note.area[1] for note in scene.form._notes if note.name == f"health@{side.index}")
               for side in sheet.ranked]  # fmt: skip
    assert heights == sorted(heights)


def test_one_chart_shows_the_health_of_all_sides_and_rings_the_blow_that_decided(screen):
    session = played_out(GAMES["nation_deckbuilder"], 2, "1")
    sheet = FinalSheet(session)
    chart = _chart(sheet, (), 1.0)
    number, stop, told = chart.mark

    assert [line.values[-1] for line in chart.lines] == [side.health for side in sheet.ranked]
    before, after = chart.lines[number].values[stop - 1 : stop + 1]
    assert before - after >= sheet.blow.lost  # it may have starved in the same round
    assert sheet.turn in told.remarks


def test_a_side_falls_in_the_turn_in_which_the_evil_army_strikes_it(screen):
    """The army strikes before a turn, which the move of the turn before brings about."""
    session = played_out(GAMES["nation_deckbuilder"], 1, "1")
    sheet = FinalSheet(session)
    fallen = next(side for side in session.state.nations if side.is_out)

    assert sheet.last_positions[fallen.index].turn == session.state.turn
    assert str(session.state.round) in sheet.tag(fallen)


def test_a_counter_counts_what_has_landed(laid):
    scene = laid({"hand": ["coin"]})
    before = int(written(scene, "food")[0])

    scene.table.landed = {("food", "food@0"): 2}
    scene.table.relay()

    assert int(written(scene, "food")[0]) == before + 2


@pytest.mark.parametrize(("health", "is_calm", "beats"), [(5, False, True), (50, False, False), (5, True, False)])
def test_a_heart_beats_where_little_health_is_left(laid, health, is_calm, beats):
    scene = laid({"hand": ["coin"], "health": health})

    swollen = set()
    for _ in range(140):
        scene.life.advance(10, is_calm)
        swollen.add(len(scene.life._swollen))

    assert swollen == ({0, 1} if beats else {0})


def test_a_draw_pile_tells_its_cards_with_their_counts_and_a_rivals_together_with_the_hand(screen):
    scene = lay_new(screen.app, "nation_deckbuilder", ["human", "easy"], "K7QMXA")
    screen.frames(3)
    model = scene.table.model()
    players = scene.game.session.state.players
    for seat, cards in ((0, players[0].draw_pile), (1, players[1].draw_pile + players[1].hand)):
        pile = draw_pile(model, seat)
        counted = Counter(card_name(card) for card in cards)
        assert {part.words: part.amount for part in pile.parts} == {
            name: f"× {count}" for name, count in counted.items()
        }
        assert pile.total == str(len(cards))
