"""What a person can do at the table: holding, dropping, looking, cancelling, undoing, and cutting shows short."""

import os
from errno import ENOSPC

import pygame
import pytest

from game import game_named
from game.session.savefile import read
from scenes import ui
from scenes.app.dialog import Message
from scenes.play.dialogs.pause import PauseDialog
from scenes.play.input.answers import ANSWER_PREFIX
from scenes.results.scoring_scene import ScoringScene
from scenes.screens.books.rules_help import RulesScene
from scenes.table.panels.prompt import PROMPT, VISIT
from scenes.ui.host.drag import overlap
from scenes.ui.host.placement import apart
from tests.scenes.hands import KeyboardHand, MouseHand
from tests.scenes.tables_played import lay_first_turn, lay_new


@pytest.fixture
def scene(screen):
    """A game of two people at the first turn of the first round."""
    scene = lay_first_turn(screen)
    screen.move_to((640, 700))
    return scene


def places(scene):
    return scene.table.top.layout.targets


def cards_to_buy(scene, kind="slot0"):
    """Lit market cards of which one may go to this place, the first by name."""
    moves = scene.game.session.state.decision.moves
    return sorted({move[1] for move in moves if move[0] == "buy_card" and move[2] == kind})


def place_of(scene, handle):
    """The place on the own board that stands for a handle."""
    return next(
        place for name, place in places(scene).items() if handle in (name, *place.stands_for) and not place.can_be_held
    )


def moves(scene):
    return scene.game.session.moves


def lift(screen, scene, name):
    start = screen.pixel(places(scene)[name].area)
    screen.move_to(start)
    screen.press_mouse(start)
    screen.move_to((start[0] + 14, start[1] + 14), pressed=True)


def test_a_card_dragged_to_a_slot_is_bought(screen, scene):
    card = cards_to_buy(scene)[0]
    screen.drag(places(scene)[card].area, place_of(scene, "slot0").area)
    assert moves(scene)[-1] == ("buy_card", card, "slot0")


def test_a_card_clicked_and_then_its_slot_is_bought(screen, scene):
    card = cards_to_buy(scene)[0]
    screen.click(places(scene)[card].area)
    screen.click(place_of(scene, "slot1").area)
    assert moves(scene)[-1] == ("buy_card", card, "slot1")


def test_one_click_alone_never_buys(screen, scene):
    before = len(moves(scene))
    for card in cards_to_buy(scene, "nation") or cards_to_buy(scene):
        screen.click(places(scene)[card].area)
        assert len(moves(scene)) == before


def test_a_worker_dragged_from_the_area_is_deployed(screen, scene):
    handle = next(m[2] for m in scene.game.session.state.decision.moves if m[:2] == ("deploy", "area"))
    worker = next(name for name, place in places(scene).items() if place.can_be_held and "area" in place.stands_for)
    screen.drag(places(scene)[worker].area, place_of(scene, handle).area)
    assert moves(scene)[-1] == ("deploy", "area", handle)


def test_while_a_card_is_held_only_its_places_glow(screen, scene):
    card = cards_to_buy(scene)[0]
    lift(screen, scene, card)
    allowed = {m[2] for m in scene.game.session.state.decision.moves if m[:2] == ("buy_card", card)}
    meant = {handle for name in scene.host.landings for handle in (name, *places(scene)[name].stands_for)}
    assert allowed <= meant
    assert not meant & set(cards_to_buy(scene))


def test_holding_a_card_over_its_place_shows_what_would_come_of_it(screen, scene):
    card = cards_to_buy(scene)[0]
    lift(screen, scene, card)
    slots = [move[2] for move in scene.game.turn.selection.moves if move[:2] == ("buy_card", card)]
    assert scene.table.model().best_of == len(slots)
    for slot in slots[:2]:
        screen.move_to(screen.pixel(place_of(scene, slot).area), pressed=True)
        screen.frames(3)
        model = scene.table.model()
        assert (model.tried, model.best_of) == ((("buy_card", card, slot),), 1)
        assert model.what_if is not None


@pytest.mark.parametrize("way", ["right click", "escape", "focus lost", "outside"])
def test_holding_is_called_off(screen, scene, way):
    card = cards_to_buy(scene)[0]
    before = len(moves(scene))
    lift(screen, scene, card)
    assert scene.host.carried
    screen.move_to(screen.pixel(place_of(scene, "slot0").area), pressed=True)
    match way:
        case "right click":
            screen.press_mouse((300, 300), button=3)
        case "escape":
            screen.key(pygame.K_ESCAPE)
        case "focus lost":
            screen.post(pygame.WINDOWFOCUSLOST)
        case "outside":
            screen.post(pygame.WINDOWLEAVE)
    assert scene.host.carried is None
    assert screen.scene is scene
    screen.release_mouse((300, 300))
    assert len(moves(scene)) == before


def test_a_lost_release_calls_holding_off(screen, scene):
    lift(screen, scene, cards_to_buy(scene)[0])
    screen.move_to((300, 300), pressed=False)
    assert scene.host.carried is None


def test_an_illegal_drop_says_why_and_glides_home(screen, scene):
    screen.app.change_settings(speed="normal")
    card = cards_to_buy(scene)[0]
    before = len(moves(scene))
    screen.drag(places(scene)[card].area, place_of(scene, "advisor0").area)
    assert len(moves(scene)) == before
    assert scene.commands.hints.notice
    assert card in scene.table.top.motion.travels
    screen.frames(30)
    assert scene.table.top.motion.is_still


def test_touching_a_card_that_cannot_be_had_says_why(screen, scene):
    unaffordable = [
        name
        for name, place in places(scene).items()
        if place.tells and place.can_be_held and name not in scene.table.lit
    ]
    refused = []
    for name in unaffordable:
        screen.move_to((2, 2))
        screen.frames(2, 5000)  # the way to the one before is gone
        screen.click(places(scene)[name].area)
        if scene.commands.hints.notice:
            refused.append(scene.commands.hints.notice.words)
    assert len(refused) == len(unaffordable)
    assert all(any(letter.isdigit() for letter in words) or "on a military card" in words for words in refused)


def test_escape_first_cancels_and_then_opens_the_menu(screen, scene):
    screen.click(places(scene)[cards_to_buy(scene)[0]].area)
    assert not scene.game.turn.selection.is_empty
    screen.key(pygame.K_ESCAPE)
    assert scene.game.turn.selection.is_empty
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, PauseDialog)
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is scene


def test_escape_closes_a_zoom_and_lets_go_of_what_was_picked_before_anything_else(screen, scene):
    """What is picked under a zoom that was closed would go where the next click lies."""
    card, hints = cards_to_buy(scene)[0], scene.commands.hints
    for is_pinned in (False, True):
        screen.click(places(scene)[card].area)
        x, y = screen.pixel(places(scene)[card].area)
        screen.move_to((x + 12, y))
        screen.frames(20)
        if is_pinned:
            hints.pin(card)
            scene.refresh()
            screen.frames()
        assert hints.pinned if is_pinned else hints.shown == card
        assert not scene.game.turn.selection.is_empty
        screen.key(pygame.K_ESCAPE)
        screen.frames(20)
        assert hints.pinned == [] if is_pinned else hints.shown is None
        assert scene.game.turn.selection.is_empty and screen.scene is scene


def test_escape_closes_the_zoom_of_what_the_pointer_rests_on_instead_of_opening_the_menu(screen, scene):
    screen.move_to(screen.pixel(places(scene)[cards_to_buy(scene)[0]].area))
    screen.frames(20, 100)
    screen.key(pygame.K_ESCAPE)
    assert scene.commands.hints.shown is None
    assert screen.scene is scene
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, PauseDialog)


def test_f1_opens_the_rules_of_the_step_from_the_menu_too(screen, scene):
    screen.key(pygame.K_ESCAPE)
    pause = screen.scene
    screen.key(pygame.K_F1)
    assert isinstance(screen.scene, RulesScene)
    assert screen.scene._chapter.heading == scene.commands.sight.topic
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is pause


def test_passing_needs_holding(screen, scene):
    screen.letter("p")
    assert ("pass",) not in moves(scene)
    assert scene.commands.hints.notice
    screen.pass_by_key()
    assert moves(scene)[-1] == ("pass",)


def test_undo_and_redo_by_keys_and_button(screen, scene):
    card = cards_to_buy(scene)[0]
    screen.drag(places(scene)[card].area, place_of(scene, "slot0").area)
    bought = len(moves(scene))
    screen.letter("u")
    assert len(moves(scene)) == bought - 1
    screen.key(pygame.K_y, "y", pygame.KMOD_CTRL)
    assert moves(scene)[-1] == ("buy_card", card, "slot0")
    screen.key(pygame.K_z, "z", pygame.KMOD_CTRL)
    assert len(moves(scene)) == bought - 1
    redo = scene.commands.controls.button("redo")
    screen.click(redo.area)
    assert len(moves(scene)) == bought


def test_hovering_a_card_zooms_it_and_z_pins_it(screen, scene):
    card = cards_to_buy(scene)[0]
    screen.move_to(screen.pixel(places(scene)[card].area))
    screen.frames(20, 100)
    assert scene.commands.hints.shown == card
    screen.letter("z")
    screen.move_to((640, 700))
    assert scene.commands.hints.pinned == [card]
    screen.key(pygame.K_ESCAPE)
    assert scene.commands.hints.pinned == []


def test_hovering_a_plaque_peeks_and_a_click_swaps(screen, scene):
    viewer = scene.viewpoint.viewer
    name, plaque = next((n, p) for n, p in places(scene).items() if p.looks_at not in (None, viewer))
    screen.move_to(screen.pixel(plaque.area))
    screen.frames(20)
    assert scene.viewpoint.shown_seat == plaque.looks_at
    screen.move_to((640, 700))
    assert scene.viewpoint.shown_seat == viewer
    screen.click(places(scene)[name].area)
    screen.move_to((640, 700))
    assert scene.viewpoint.shown_seat == plaque.looks_at
    screen.letter(str(viewer + 1))
    assert scene.viewpoint.shown_seat == viewer


def test_t_shows_all_boards_and_l_the_log(screen, scene):
    screen.letter("t")
    assert scene.viewpoint.all_boards
    screen.letter("t")
    assert not scene.viewpoint.all_boards
    screen.letter("l")
    assert scene.table.log_panel.is_open


def test_the_open_log_lies_over_the_pieces(screen, scene):
    screen.letter("l")
    over = scene.table.log_panel.opens
    sprites = scene.table.top.layout.sprites
    covered = next(name for name in places(scene) if name in sprites and overlap(sprites[name].area, over) > 0)
    screen.move_to(screen.pixel(places(scene)[covered].area))

    assert scene.host.hovered not in places(scene)


def test_a_piece_picked_by_enter_leads_the_focus_to_where_it_may_go(screen, scene):
    hand = KeyboardHand(screen, 1)
    screen.key(pygame.K_TAB)
    hand.touch(cards_to_buy(scene)[0])

    assert scene.commands.ring.current in scene.table.lit


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(screen, scene, monkeypatch):
    def refuse(file):
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(os, "fsync", refuse)
    card = cards_to_buy(scene)[0]
    screen.drag(places(scene)[card].area, place_of(scene, "slot0").area)

    assert isinstance(screen.scene, Message)
    assert "No space left" in screen.scene.text
    assert moves(scene)[-1] == ("buy_card", card, "slot0")


def test_a_game_whose_file_another_program_changed_goes_on_in_another_file_and_says_so(screen, scene):
    before = scene.game.journal.path
    before.write_bytes(b"")
    card = cards_to_buy(scene)[0]
    screen.drag(places(scene)[card].area, place_of(scene, "slot0").area)

    assert isinstance(screen.scene, Message)
    assert {before.stem, scene.game.journal.path.stem} <= set(screen.scene.text.split("**"))
    assert read(scene.game.journal.path, game_named).session.moves == scene.game.session.moves
    screen.key(pygame.K_RETURN)
    screen.frames(3)
    assert screen.scene is scene


def test_plus_and_minus_change_the_speed(screen, scene):
    screen.app.change_settings(speed="normal")
    screen.key(pygame.K_PLUS, "+")
    assert screen.app.settings.speed == "fast"
    screen.key(pygame.K_MINUS, "-")
    assert screen.app.settings.speed == "normal"


def test_f1_opens_the_rules_of_this_step(screen, scene):
    screen.key(pygame.K_F1)
    assert isinstance(screen.scene, RulesScene)


def test_a_key_that_cuts_a_show_short_counts_as_well(screen, scene):
    screen.app.change_settings(speed="slow")
    card = cards_to_buy(scene)[0]
    screen.click(places(scene)[card].area)
    screen.click(place_of(scene, "slot0").area)
    assert not scene.choreographer.is_idle
    screen.letter("t")
    assert scene.choreographer.is_idle
    assert scene.viewpoint.all_boards


def test_the_next_person_is_announced_with_the_board_in_front(screen, scene):
    first = scene.viewpoint.viewer
    card = cards_to_buy(scene)[0]
    screen.drag(places(scene)[card].area, place_of(scene, "slot0").area)
    screen.frames(2)
    assert scene.viewpoint.viewer != first
    assert not scene.banner.is_still
    screen.frames(80)
    assert scene.banner.is_still


@pytest.mark.parametrize("name", ["nations", "nations_dice", "wealth_of_nations"])
def test_the_name_of_who_is_to_act_lies_beside_the_own_plaque(screen, name):
    scene = lay_new(screen.app, name, ["human"] * 3, "7", begun=40)
    layout = scene.table.top.layout
    scene.banner.hand_over(scene.game.session.seats[scene.viewpoint.viewer], "words", ui.Pace(1.0))
    assert apart(scene.banner.area(scene.table.theme, layout), layout.plaque) <= 40


@pytest.mark.parametrize("name", ["nations", "nations_dice", "wealth_of_nations"])
def test_nothing_beside_the_board_of_another_is_meant_for_its_viewer(screen, name):
    scene = lay_new(screen.app, name, ["human"] * 3, "7", begun=40)
    viewer = scene.viewpoint.viewer
    screen.key(pygame.K_1 + (viewer + 1) % 3)
    screen.frames(2)
    buttons = {button.name: button for group in scene.commands.controls.groups for button in group.buttons}
    assert PROMPT not in scene.table.top.layout.anchors
    assert [each for each in buttons if each.startswith(ANSWER_PREFIX)] == []
    if name != "nations_dice":
        assert VISIT in scene.table.top.layout.anchors
    screen.click(buttons["return"].area)
    assert scene.viewpoint.shown_seat == viewer


def test_the_table_is_laid_anew_for_another_window(screen, scene):
    for size in ((960, 540), (1920, 1080), (1720, 720)):
        pygame.display.set_mode(size)
        screen.app.refresh_theme()
        screen.frames(2)
        assert scene.table.theme.size == size
        assert screen.scene is scene


def test_an_idle_table_is_not_drawn(screen, scene):
    screen.frames(120)
    scene.dirty = False
    screen.frames(10)
    assert not scene.dirty


def test_the_table_stays_under_the_scoring(screen):
    screen.app.change_settings(speed="instant")
    scene = lay_new(screen.app, "nations", ["random", "random"], 13, ages=1)
    while screen.scene is scene:
        screen.frames()
    assert isinstance(screen.scene, ScoringScene)
    screen.app.stack.pop()
    screen.frames(10)
    assert screen.scene is scene
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, ScoringScene)


def test_a_slow_click_picks_a_card_like_a_quick_one(screen, scene):
    card = cards_to_buy(scene)[0]
    screen.click(places(scene)[card].area, hold_ms=400)
    assert scene.host.carried is None
    assert scene.game.turn.selection.picked == (card,)


def test_a_worker_is_brought_back_to_the_area_for_nothing(screen, scene):
    handle = next(m[2] for m in scene.game.session.state.decision.moves if m[:2] == ("deploy", "area"))
    seat = scene.game.deciding
    worker = next(n for n, p in places(scene).items() if p.can_be_held and "area" in p.stands_for)
    screen.drag(places(scene)[worker].area, place_of(scene, handle).area)
    while scene.game.deciding != seat:
        MouseHand(screen, 3).play_on()
    screen.move_to((640, 700))
    worker = next(n for n, p in places(scene).items() if p.can_be_held and handle in p.stands_for)
    screen.drag(places(scene)[worker].area, places(scene)["area"].area)
    assert moves(scene)[-1] == ("undeploy", handle)


def test_a_line_of_the_log_lights_the_pieces_it_speaks_of(screen, scene):
    card = cards_to_buy(scene)[0]
    screen.drag(places(scene)[card].area, place_of(scene, "slot0").area)
    screen.letter("l")
    line = next(laid for laid in scene.table.log_panel._laid if card in laid.entry.line.pieces)
    screen.move_to(screen.pixel(line.area))
    assert scene.table.told_pieces == line.entry.line.pieces


def test_walking_the_focus_shows_what_a_target_would_bring(screen, scene):
    screen.letter("b")
    card = cards_to_buy(scene)[0]
    KeyboardHand(screen, 1).touch(card)
    assert scene.game.turn.selection.picked == (card,)
    slot = next(name for name, place in places(scene).items() if "slot0" in (name, *place.stands_for))
    assert KeyboardHand(screen, 1).walk_to(slot)
    assert scene.table.model().what_if is not None
    screen.key(pygame.K_RETURN)
    assert moves(scene)[-1] == ("buy_card", card, "slot0")


@pytest.mark.parametrize("letter", ["1", "2", "t"])
def test_looking_at_other_boards_offers_no_answers_of_ones_own(screen, scene, letter):
    screen.letter(letter)
    names = [button.name for button in scene.commands.controls.buttons if button.is_enabled]
    assert not [name for name in names if name.startswith(ANSWER_PREFIX)]


def test_a_card_that_may_go_to_several_places_foretells_the_best_of_them(screen, scene):
    card = cards_to_buy(scene)[0]
    screen.move_to(screen.pixel(places(scene)[card].area))
    screen.frames(2)
    several = [move for move in scene.game.turn.selection.moves if move[:2] == ("buy_card", card)]
    model, worth = scene.table.model(), scene.game.session.game.forecaster.worth
    assert model.best_of == len(several) > 1
    best = max(several, key=lambda move: worth(scene.game.session.state, move))
    assert model.tried == (best,)
