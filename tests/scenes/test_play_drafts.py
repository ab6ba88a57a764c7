"""Laying out a purchase on the table by real events: touching, dragging, leafing through, calling off, confirming."""

import pygame
import pytest

from game.engine import flow
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.drafts.purchase import PAY_LINE, UNUSED_TRAY
from game.nations_dice.rules.buying import SLOTS
from scenes.app.dialog import ConfirmDialog
from tests.scenes.tables_played import lay_new


@pytest.fixture
def play(screen):
    """A game of two people in its first turn."""
    scene = lay_new(screen.app, "nations_dice", ["human", "human"], 11)
    screen.frames(10)
    return scene


def area(scene, name):
    return scene.table.top.layout.targets[name].area


def a_building(scene):
    """A building that can be paid in more than one way."""
    tiles = [name for name in sorted(scene.table.lit) if name in TILES and TILES[name].is_building]
    for tile in tiles:
        moves = [move for move in scene.game.session.state.decision.moves if tile in move]
        if len(scene.table.table.draft(scene.game.session.state, moves).proposals) > 1:
            return tile
    raise AssertionError("another seed is needed")


def begin(screen, scene):
    tile = a_building(scene)
    screen.click(area(scene, tile))
    return tile


def reroll_one(screen, scene):
    """An action after which both seats have rolled for the round."""
    screen.letter("r")
    screen.click(area(scene, scene.game.session.state.nations[scene.game.deciding].dice[0].handle))
    screen.letter("r")
    screen.frames(3)


def draft(scene):
    return scene.game.turn.draft


def test_a_click_on_a_tile_lays_out_its_payment_and_plays_nothing(screen, play):
    tile = begin(screen, play)

    assert draft(play).tile == tile
    assert draft(play).payment.total >= draft(play).price
    assert play.game.session.moves == []


def test_a_second_click_on_the_tile_buys_it(screen, play):
    tile = begin(screen, play)
    chain = draft(play).moves
    screen.click(area(play, tile))

    assert tuple(play.game.session.moves[: len(chain)]) == chain


@pytest.mark.sample(2)
@pytest.mark.parametrize("press", ["return", "space", "button", "letter"])
def test_keys_and_the_button_confirm_too(screen, play, press):
    begin(screen, play)
    if press == "button":
        screen.click(play.commands.controls.button("verb:buy_tile").area)
    elif press == "letter":
        screen.letter("b")
    else:
        screen.key(pygame.K_RETURN if press == "return" else pygame.K_SPACE)

    assert play.game.session.moves[0][0] == "buy_tile"
    assert ("pay", play.game.session.moves[0][1]) in play.game.session.moves


def test_a_click_on_a_laid_out_piece_takes_it_out_and_the_purchase_cannot_be_confirmed(screen, play):
    tile = begin(screen, play)
    name = next(name for name in play.table.top.layout.targets if draft(play).holds(name))
    screen.click(area(play, name))

    assert draft(play).moves == ()
    assert play.commands.controls.button("verb:buy_tile") is None
    screen.click(area(play, tile))
    assert play.commands.hints.notice is not None
    assert play.game.session.moves == []


def test_the_wheel_and_tab_leaf_through_the_payments(screen, play):
    begin(screen, play)
    first = draft(play)
    screen.post(pygame.MOUSEWHEEL, x=0, y=-1)
    second = draft(play)
    screen.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)

    assert second != first
    assert draft(play) == first
    screen.key(pygame.K_TAB)
    assert draft(play) == second


def test_plus_changes_the_speed_and_not_what_pays(screen, play):
    begin(screen, play)
    first, speed = draft(play), screen.app.settings.speed
    screen.key(pygame.K_PLUS, "+")
    assert draft(play) == first
    assert screen.app.settings.speed != speed


def test_without_a_draft_tab_walks_as_ever(screen, play):
    screen.key(pygame.K_TAB)

    assert play.commands.ring.visible


@pytest.mark.parametrize("way", ["escape", "right button", "cloth"])
def test_what_is_laid_out_is_called_off(screen, play, way):
    begin(screen, play)
    if way == "escape":
        screen.key(pygame.K_ESCAPE)
    elif way == "right button":
        screen.press_mouse(screen.pixel((640, 700, 1, 1)), pygame.BUTTON_RIGHT)
    else:
        screen.click((640, 524, 2, 2))

    assert draft(play) is None
    assert screen.scene is play


def test_another_tile_is_laid_out_instead(screen, play):
    tile = begin(screen, play)
    other = next(name for name in sorted(play.table.lit) if name in TILES and name != tile)
    screen.click(area(play, other))

    assert draft(play).tile == other


def slot_named(scene, handle):
    return next(name for name, place in scene.table.top.layout.targets.items() if handle in place.stands_for)


def bought(scene):
    """The first purchase of the game, which must be paid."""
    begun, *rest = scene.game.session.moves
    assert ("pay", begun[1]) in rest
    return begun


@pytest.mark.sample(3)
@pytest.mark.parametrize("handle", SLOTS)
def test_a_click_on_any_building_that_may_be_covered_buys_the_tile_that_is_laid_out(screen, play, handle):
    tile = begin(screen, play)
    slot = slot_named(play, handle)
    assert slot in play.table.lit or slot in play.table.glows(None)
    screen.click(area(play, slot))

    assert bought(play) == ("buy_tile", tile, handle)
    assert play.commands.hints.notice is None or not play.commands.hints.notice.is_refusal


def test_the_building_under_the_pointer_is_previewed_as_covered(screen, play):
    begin(screen, play)
    assert draft(play).place != "slot4"
    screen.move_to(screen.pixel(area(play, slot_named(play, "slot4"))))

    assert play.table.model().draft.place == "slot4"
    assert play.table.model().tried[0][2] == "slot4"
    proposed = slot_named(play, draft(play).place)
    assert play.table.glows(None)[proposed] == ("open",)
    screen.move_to(screen.pixel((640, 524, 2, 2)))
    assert play.table.model().draft == draft(play)
    assert play.game.session.moves == []


def an_advisor(scene):
    """An advisor in row 1, and gold enough for it."""
    state = scene.game.session.state
    rows = [list(row) for row in state.board]
    rows[0][0] = "sun_tzu"
    state.board = state.dealt = tuple(map(tuple, rows))
    state.nations[state.decision.seat].unused_chits = (2, 0, 0, 0, 0, 1)
    flow.advance(state)
    scene.game._turn_to_position()
    scene.table.relay()
    return "sun_tzu", next(name for name, place in scene.table.top.layout.targets.items() if name == "advisor")


@pytest.mark.parametrize("way", ["click", "drag", "drag after a click"])
def test_a_tile_goes_to_its_only_place_by_a_click_there_or_by_a_drag(screen, play, way):
    tile, place = an_advisor(play)
    if way != "drag":
        screen.click(area(play, tile))
    if way == "click":
        screen.click(area(play, place))
    else:
        screen.drag(area(play, tile), area(play, place))

    assert bought(play) == ("buy_tile", "sun_tzu", "advisor")


@pytest.mark.sample(3)
@pytest.mark.parametrize("handle", SLOTS)
def test_a_tile_dragged_to_the_building_that_it_will_cover_is_bought(screen, play, handle):
    tile = a_building(play)
    screen.drag(area(play, tile), area(play, slot_named(play, handle)))

    assert bought(play) == ("buy_tile", tile, handle)


def test_a_tile_dragged_nowhere_is_laid_out_and_not_bought(screen, play):
    tile = a_building(play)
    screen.drag(area(play, tile), (1180, 300, 2, 2))

    assert draft(play).tile == tile
    assert play.game.session.moves == []


@pytest.mark.parametrize("way", ["click", "drag"])
def test_without_the_whole_price_a_place_is_only_chosen_and_then_says_what_is_missing(screen, play, way):
    tile = begin(screen, play)
    name = next(name for name in play.table.top.layout.targets if draft(play).holds(name))
    screen.click(area(play, name))
    slot = slot_named(play, "slot4")
    for _ in range(2):
        if way == "click":
            screen.click(area(play, slot))
        else:
            screen.drag(area(play, tile), area(play, slot))
            screen.frames(30)

    assert draft(play).place == "slot4"
    assert "so far" in play.commands.hints.notice.words
    assert play.game.session.moves == []


def test_dice_are_dragged_out_of_the_payment_and_in_again(screen, play):
    begin(screen, play)
    before = draft(play)
    name = next(name for name in play.table.top.layout.targets if before.holds(name))
    screen.drag(area(play, name), (500, 560, 20, 20))
    taken_out = draft(play)
    assert UNUSED_TRAY in before.landings(play.game.session.state, name)
    assert len(taken_out.handles) == len(before.handles) - 1

    screen.frames(30)
    screen.drag(area(play, name), area(play, PAY_LINE))
    assert draft(play) == before


def test_a_piece_that_is_not_needed_comes_back_from_the_payment_with_a_reason(screen, play):
    begin(screen, play)
    before, places = draft(play), play.table.top.layout.targets
    dice = [die.handle for die in play.game.session.state.nations[play.game.deciding].dice]
    extra = next(
        name for name in dice if not before.holds(name) and before.touched(play.game.session.state, name) is None
    )
    screen.drag(places[extra].area, area(play, PAY_LINE))

    assert draft(play) == before
    assert play.commands.hints.notice is not None


def test_a_long_press_on_a_tile_lays_it_out_and_buys_nothing(screen, play):
    tile = a_building(play)
    pixel = screen.pixel(area(play, tile))
    screen.move_to(pixel)
    screen.press_mouse(pixel)
    screen.frames(20)
    screen.release_mouse(pixel)

    assert draft(play).tile == tile
    assert play.game.session.moves == []


def test_undo_takes_a_whole_purchase_back(screen, play):
    for _ in range(2):
        reroll_one(screen, play)
    before = tuple(play.game.session.moves)
    tiles = [name for name in sorted(play.table.lit) if name in TILES and not TILES[name].dice]
    screen.click(area(play, tiles[0]))
    chain = draft(play).moves
    screen.key(pygame.K_RETURN)
    assert tuple(play.game.session.moves) == before + chain
    screen.letter("u")

    assert tuple(play.game.session.moves) == before
    assert play.game.session.state.decision.choice.name == "turn"


def test_a_piece_that_cannot_pay_says_why(screen, play):
    begin(screen, play)
    useless = next(
        name for name in play.table.top.layout.targets if name.startswith("reroll_chit") and not draft(play).holds(name)
    )
    play.commands.touch("white1" if draft(play) is None else useless)

    assert play.commands.hints.notice is not None or draft(play).verb == "reroll"


def test_a_wasteful_payment_is_asked_about(screen, play):
    state = play.game.session.state
    tile = begin(screen, play)
    while draft(play).missing == 0 and not draft(play).is_wasteful:
        more = next(
            (
                name
                for name, place in play.table.top.layout.targets.items()
                if not draft(play).holds(name)
                and draft(play).purse.paying
                and any(piece.handle == name.partition("@")[0] for piece in draft(play).purse.paying)
            ),
            None,
        )
        if more is None:
            pytest.skip("this payment has nothing to waste")
        screen.click(area(play, more))
    screen.click(area(play, tile))

    assert isinstance(screen.scene, ConfirmDialog)
    assert play.game.session.state is state


def test_dice_chosen_for_a_reroll_are_rolled_and_the_others_lie(screen, play):
    screen.letter("r")
    dice = play.game.session.state.nations[play.game.deciding].dice
    seat = play.game.deciding
    screen.click(area(play, dice[0].handle))
    chosen = draft(play).dice
    screen.letter("r")

    assert play.game.session.moves[-1] == ("roll_dice",)
    after = {die.handle: die.face for die in play.game.session.state.nations[seat].dice}
    assert all(after[die.handle] == die.face for die in dice if die.handle not in chosen)
