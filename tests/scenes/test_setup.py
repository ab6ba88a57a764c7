"""From the menu to a dealt table, by mouse and by keyboard alone."""

import pygame
import pytest

from scenes.play.play_scene import PlayScene
from scenes.screens.menu import MenuScene
from scenes.setup.setup_scene import SetupScene
from tests.scenes.fingers import act, click, control, laid, names, place, type_text, walk_to


@pytest.fixture
def menu(screen):
    screen.app.stack.push(MenuScene(screen.app))
    screen.frames(3)
    return screen


@pytest.fixture
def setup(menu):
    click(menu, "box:nations")
    menu.frames()
    assert isinstance(menu.scene, SetupScene)
    return menu


def session(screen):
    assert isinstance(screen.scene, PlayScene)
    return screen.scene.game.journal.session


def test_a_table_is_set_up_and_dealt_by_mouse(setup):
    click(setup, "preset advanced")
    click(setup, "seat 1 name")
    type_text(setup, "Mira")
    click(setup, "seat 2 player:human")
    click(setup, "seat 2 name")
    type_text(setup, "Ruth")
    click(setup, "seat 2 level:king")
    click(setup, "seat 3 easier")
    click(setup, "deal")

    dealt = session(setup)
    assert [seat.name for seat in dealt.seats] == ["Mira", "Ruth", "Kim"]
    assert [seat.player for seat in dealt.seats] == ["human", "human", "normal"]
    assert dealt.options["advanced"] is True
    assert dealt.options["level"] == ["prince", "king", "prince"]
    assert dealt.options["easier"] == [False, False, True]


def test_a_table_is_set_up_and_dealt_by_keyboard_alone(menu):
    act(menu, "box:nations")
    act(menu, "preset solo_first_game")
    walk_to(menu, "seat 1 name")
    menu.key(pygame.K_RETURN)
    type_text(menu, "Mira")
    menu.key(pygame.K_RETURN)
    act(menu, "ages:2")
    act(menu, "deal")

    dealt = session(menu)
    assert [seat.name for seat in dealt.seats] == ["Mira"]
    assert dealt.options["ages"] == 2


def test_enter_deals_when_the_keyboard_was_not_used_before(setup):
    setup.key(pygame.K_RETURN)

    assert session(setup)


def test_the_dealt_game_is_on_disk_before_the_first_move(setup):
    click(setup, "deal")

    assert [path.name for path in setup.app.saves.files()] == [setup.scene.game.journal.path.name]


def test_escape_leads_back_to_the_menu(setup):
    setup.key(pygame.K_ESCAPE)

    assert isinstance(setup.scene, MenuScene)


def test_what_was_chosen_is_kept_by_going_back(setup):
    click(setup, "seat 1 name")
    type_text(setup, "Mira")
    click(setup, "seat 2 player:hard")
    click(setup, "expert")
    seed = setup.scene.table.seed
    click(setup, "back")
    click(setup, "box:nations_dice")
    setup.key(pygame.K_ESCAPE)
    click(setup, "box:nations")

    table = setup.scene.table
    assert (table.seats[0].name, table.seats[1].player, table.options["expert"]) == ("Mira", "hard", True)
    assert table.seed == seed
    assert control(setup, "seat 1 name").text == "Mira"


def test_the_next_table_has_another_seed(setup):
    first = setup.scene.table.seed
    setup.app.change_settings(tips="none")
    click(setup, "deal")
    setup.key(pygame.K_ESCAPE)
    setup.letter("m")
    click(setup, "box:nations")

    assert setup.scene.table.seed != first


def test_escape_while_typing_only_ends_the_typing(setup):
    click(setup, "seat 1 name")
    type_text(setup, "Zzz")
    setup.key(pygame.K_ESCAPE)

    assert isinstance(setup.scene, SetupScene)
    assert setup.scene.table.seats[0].name == ""
    assert setup.scene.form.editor is None


def test_the_letters_of_a_name_press_no_buttons(setup):
    click(setup, "seat 1 name")
    type_text(setup, "mnr")

    assert setup.scene.table.seats[0].name == "mnr"
    assert setup.app.settings.muted is False


def test_five_seats_need_more_cards_and_the_screen_says_so(setup):
    for _ in range(2):
        click(setup, "add seat")

    assert "advanced or expert cards" in setup.scene.problem
    assert laid(setup, "deal").is_enabled is False
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.scene, SetupScene)

    click(setup, "advanced")
    click(setup, "deal")
    assert len(session(setup).seats) == 5


def test_swapped_cards_and_whole_sets_do_not_go_together(setup):
    click(setup, "preset competitive")
    assert setup.scene.problem is None

    click(setup, "expert")
    assert "basic cards alone" in setup.scene.problem


def test_names_that_look_alike_are_told_apart_by_a_number(setup):
    for seat, name in (("seat 1 name", "Zo\u00eb"), ("seat 2 name", "zoe\u0308")):
        click(setup, seat)
        type_text(setup, name)
    click(setup, "deal")

    assert [seat.name for seat in session(setup).seats][:2] == ["Zoë", "zoë 2"]


def test_a_reopened_box_says_in_the_language_of_now_why_it_cannot_be_dealt(setup):
    click(setup, "preset competitive")
    click(setup, "expert")
    english = setup.scene.problem
    click(setup, "back")
    setup.app.change_settings(language="de")
    click(setup, "box:nations")

    assert control(setup, "deal").why != english


def test_a_colour_of_another_seat_cannot_be_taken(setup):
    names = {place.name for place in setup.scene.form.ring.places}

    assert "seat 2 colour:1" not in names
    click(setup, "seat 2 colour:5")
    assert setup.scene.table.seats[1].colour == 5


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "preset", ["first_game", "beginners", "advanced", "expert", "learning", "competitive", "solo_first_game"]
)
def test_every_preset_can_be_dealt_as_it_stands(setup, preset):
    click(setup, f"preset {preset}")

    assert setup.scene.table.preset.name == preset
    assert setup.scene.problem is None
    click(setup, "deal")
    assert session(setup)


def test_a_change_after_a_preset_leaves_the_preset(setup):
    click(setup, "preset first_game")
    click(setup, "seat 1 level:emperor")

    assert setup.scene.table.preset is None


def test_a_new_seed_is_another_one_and_a_typed_seed_is_played(setup):
    before = setup.scene.table.seed
    click(setup, "new seed")
    assert setup.scene.table.seed != before

    click(setup, "seed")
    for _ in range(6):
        setup.key(pygame.K_BACKSPACE)
    type_text(setup, "42")
    click(setup, "deal")
    assert session(setup).seed == "42"


def test_the_solo_die_is_offered_to_one_seat_only(setup):
    assert "roll_on_military" not in names(setup)

    click(setup, "preset solo_first_game")
    click(setup, "roll_on_military")
    assert setup.scene.table.options["roll_on_military"] is False


def test_every_board_choice_reaches_the_options(setup):
    for choice, expected in (("dealt", ("a", False)), ("picked", ("a", True)), ("b", ("b", False))):
        click(setup, f"boards:{choice}")
        assert (setup.scene.table.options["sides"], setup.scene.table.options["pick"]) == expected


def test_the_slider_of_swaps_moves_by_keys(setup):
    walk_to(setup, "swaps")
    for _ in range(3):
        setup.key(pygame.K_RIGHT)

    assert setup.scene.table.options["swaps"] == 3
    assert place(setup, "swaps").caption.endswith("3")


def test_a_seat_gets_its_level_and_style_by_mouse(setup):
    click(setup, "seat 2 player:hard")
    click(setup, "seat 2 style")
    click(setup, "seat 3 player:easy")
    click(setup, "deal")

    assert [seat.player for seat in session(setup).seats] == ["human", "hard builder", "easy"]


def test_a_seat_gets_its_level_and_style_by_keyboard(setup):
    act(setup, "seat 2 player:easy")
    act(setup, "seat 2 style")
    act(setup, "seat 2 style")

    assert setup.scene.table.seats[1].player == "easy warlord"


def test_a_person_has_no_style(setup):
    click(setup, "seat 2 style")
    click(setup, "seat 2 player:human")

    assert setup.scene.table.seats[1].player == "human"
    assert all(each.name != "seat 2 style" for each in setup.scene.form.controls)


def test_seats_keep_their_places_whatever_is_chosen(setup):
    """A level, a style, and presets whose advice takes one line or two."""

    def places():
        return {
            each.name: each.area
            for each in setup.scene.form.controls
            if each.name.startswith("seat ") and each.name.split()[-1] in ("player", "name", "level", "easier")
        }

    before = places()
    for choice in (
        "preset competitive",
        "preset beginners",
        "seat 2 player:master",
        "seat 2 style",
        "seat 2 level:king",
    ):
        click(setup, choice)
        assert places() == before


def test_the_seats_of_all_games_are_laid_alike(menu):
    found = []
    for game in ("nations", "nations_dice", "nation_deckbuilder", "wealth_of_nations"):
        click(menu, f"box:{game}")
        menu.frames(2)
        names = ("seat 1 face", "seat 1 name", "seat 1 colour", "seat 1 player", "seat 1 place")
        areas = [laid(menu, name).area for name in names]
        found.append([each for x, y, wide, _ in areas for each in (x, y - areas[0][1], wide)])
        menu.key(pygame.K_ESCAPE)
    for other in found[1:]:
        assert other == pytest.approx(found[0], abs=1.0)


def test_tab_reaches_the_seats_before_the_options(setup):
    zones = []
    for _ in range(3):
        setup.key(pygame.K_TAB)
        zones.append(setup.scene.form.ring.place.zone)

    assert zones == ["presets", "seat 1", "seat 2"]


def test_control_and_enter_deal_while_enter_belongs_to_what_has_the_focus(setup):
    setup.key(pygame.K_TAB)

    setup.key(pygame.K_RETURN)
    assert isinstance(setup.scene, SetupScene)
    setup.key(pygame.K_RETURN, mod=pygame.KMOD_LCTRL)
    assert session(setup)
