"""The table of the Dice Game: nothing overlaps, everything that can be asked lies on it or gets a button."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.nations_dice.state import NationsDiceState
from scenes.table.panels.priced import MARGIN, Priced
from scenes.ui.host.target import TableLayout
from sprites.paint.theme import Theme
from tests.scenes.tables.dice_games import TABLE, model, session, stuffed, until
from tests.scenes.tables.test_nations_layout import inside, overlap, shrunk
from tests.scenes.trees import words_of

SEATS = range(1, 5)
ON_OTHER_THINGS = ("note ", "payment", "unused tray")
"""Places that lie on others on purpose."""


def is_chit(name: str) -> bool:
    """Chits of a kind may lie in stacks."""
    return "_chit" in name


def assert_sound(layout: TableLayout, margin: float = 0.0) -> None:
    canvas = (-margin, 0.0, 1280.0 + 2 * margin, 720.0)
    for name, place in layout.targets.items():
        assert inside(place.area, canvas), f"{name} leaves the canvas"
    spread = [(name, place.area) for name, place in layout.targets.items() if not name.startswith(ON_OTHER_THINGS)]
    for (one, first), (other, second) in combinations(spread, 2):
        if is_chit(one) and is_chit(other):
            continue
        nested = inside(first, second) or inside(second, first)
        assert nested or not overlap(first, second), f"{one} and {other} overlap"
    plates = [shrunk(panel.area) for panel in layout.panels[1:]]
    if layout.log:
        plates.append(layout.log)
    for first, second in combinations(plates, 2):
        nested = inside(first, second) or inside(second, first)
        assert nested or not overlap(first, second), f"panels at {first} and {second} overlap"


@pytest.mark.parametrize("seats", SEATS)
def test_full_boards_leave_nothing_overlapping(seats):
    assert_sound(TABLE.layout(model(stuffed(seats))))


@pytest.mark.parametrize("seats", [1, 2])
def test_more_colonies_and_wonders_than_anybody_ever_had_find_their_places(seats):
    layout = TABLE.layout(model(stuffed(seats, colonies=6, wonders=5)))
    assert_sound(layout)


@pytest.mark.parametrize("seats", SEATS)
def test_a_wide_window_leaves_nothing_overlapping(seats):
    layout = TABLE.layout(model(stuffed(seats), margin=(220.0, 0.0)))
    assert_sound(layout, 220.0)
    assert layout.log is not None


@pytest.mark.parametrize("seats", SEATS)
def test_every_board_at_once_overlaps_nothing(seats):
    assert_sound(TABLE.layout(model(stuffed(seats), all_boards=True)))


def test_the_view_of_every_board_shows_all_dice_and_chits():
    game = stuffed(4)
    places = TABLE.layout(model(game, all_boards=True)).targets
    for nation in game.state.nations:
        assert {die.handle for die in nation.dice} <= set(places)
        chits = [name for name in places if f"_chit@{nation.seat}" in name]
        assert len(chits) == sum(nation.unused_chits) + sum(nation.used_chits)


def test_a_die_tells_its_faces_and_their_odds():
    places = TABLE.layout(model(stuffed(2))).targets
    assert {places[die].tells.colour for die in ("orange1", "blue1", "white1")} == {"orange", "blue", "white"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("moves", [0, 15, 40, 80])
def test_played_positions_overlap_nothing(seats, moves):
    assert_sound(TABLE.layout(model(session(seats, moves, seed=seats))))


@pytest.mark.parametrize("shown", range(3))
def test_a_shown_rival_lies_where_the_own_board_does(shown):
    layout = TABLE.layout(model(stuffed(3), shown_seat=shown))
    assert_sound(layout)
    dice = [die.handle for die in stuffed(3).state.nations[shown].dice]
    assert all(layout.targets[handle].area[1] > 520 for handle in dice)


def test_a_rivals_pieces_answer_no_question():
    game = stuffed(3)
    me = game.state.decision.seat
    rival = (me + 1) % 3
    layout = TABLE.layout(model(game, shown_seat=rival))
    own = [place for name, place in layout.targets.items() if f"@{rival}" in name]
    assert own and not any(place.stands_for or place.can_be_held for place in own)
    handles = {handle for place in layout.targets.values() for handle in place.stands_for}
    assert not handles


@pytest.mark.parametrize("seats", SEATS)
def test_a_turn_can_be_played_by_touching_pieces(seats):
    game = until(session(seats, seed=seats), lambda state: is_own_turn(state) and state.round > 1)
    layout = TABLE.layout(model(game))
    reachable = {*layout.targets, *(handle for place in layout.targets.values() for handle in place.stands_for)}
    for move in game.state.decision.moves:
        assert set(move[1:]) <= reachable, move


def is_own_turn(state: NationsDiceState) -> bool:
    return state.decision is not None and state.decision.choice.name == "turn"


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_position_gives_the_same_table(seats):
    game = session(seats, 30)
    first, second = (TABLE.layout(model(game)) for _ in range(2))
    assert [(panel.area, panel.key) for panel in first.panels] == [(panel.area, panel.key) for panel in second.panels]
    assert (first.targets, first.sprites) == (second.targets, second.sprites)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", SEATS)
def test_every_panel_and_every_look_can_be_painted(seats):
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode((1280, 720))
    theme = Theme((1280, 720))
    layout = TABLE.layout(model(stuffed(seats)))
    for panel in layout.panels:
        panel.draw(theme, window)
    for name, place in layout.targets.items():
        if place.tells:
            assert place.tells.mask(theme).get_size() == place.tells.surface(theme).get_size(), name
    for name, sprite in layout.sprites.items():
        width, height = size = sprite.look.surface(theme).get_size()
        coin = 2 * MARGIN if isinstance(sprite.look, Priced) else 0
        assert width <= sprite.area[2] + 3 + coin and height <= sprite.area[3] + 6 + coin, name
        assert sprite.look.mask(theme).get_size() == size


def test_each_die_that_is_used_lies_in_the_used_tray():
    game = stuffed(2)
    layout = TABLE.layout(model(game))
    for die in game.state.nations[game.state.decision.seat].dice:
        assert (layout.targets[die.handle].area[0] > 768) is die.is_used


def test_a_taken_space_tells_who_took_the_tile():
    game = until(session(2), lambda state: any(0 in row for row in state.takers))
    assert any("taken by Mira" in words for words in words_of(TABLE, model(game), "board"))


def test_the_solo_die_waits_in_its_tray():
    game = until(session(1), lambda state: state.decision.choice.name == "four_sider")
    layout = TABLE.layout(model(game))
    assert layout.targets["tray"].verb == "roll_die"
    assert inside(layout.targets["four sider"].area, layout.targets["tray"].area)


def test_tiles_that_the_shadow_threatens_say_how_likely_they_stay():
    odds = {harder: _odds(session(1, harder=harder)) for harder in (False, True)}
    assert odds == {False: {"stays in 3 of 4 rolls"}, True: {"stays in 2 of 3 rolls"}}


def _odds(game) -> set[str]:
    looks = (sprite.look for sprite in TABLE.layout(model(game)).sprites.values())
    tiles = (look.look for look in looks if isinstance(look, Priced))
    return {tile.odds for tile in tiles if tile.odds}


@pytest.mark.parametrize("seat", [0, 1])
def test_books_count_what_has_landed_on_the_own_card_and_on_plaques(seat):
    before, after = (
        int(words_of(TABLE, model(stuffed(2), landed=landed), f"books@{seat}")[0])
        for landed in ({}, {("books", f"books@{seat}"): 3})
    )

    assert after == before + 3


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_may_be_traded_stands_beside_the_prompt(size: tuple[int, int]) -> None:
    game = until(session(4), lambda state: state.step == "actions" and state.decision and state.decision.seat == 0)
    layout = TABLE.layout(model(game, theme=Theme(size), answers=True))
    trading, prompt = layout.targets["trading"].area, layout.targets["prompt ribbon"].area
    assert trading[0] + trading[2] <= prompt[0]
    assert abs(prompt[0] + prompt[2] / 2 - 640) < 12
