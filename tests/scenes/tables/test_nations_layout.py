from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.engine.selection import Selection
from game.nations.state import NationsState
from scenes import ui
from scenes.games.nations.table import NationsTable
from scenes.games.nations.zones import MARKET
from scenes.table.model import TableModel
from scenes.table.panels.prompt import PROMPT, prompt_ribbon
from scenes.ui.host.target import Area, TableLayout
from tests.scenes.tables.games import NAMES, model, session, stuffed, until
from tests.scenes.trees import boxes, words_of

SEATS = range(1, 6)
SLACK = 0.01
TABLE = NationsTable()


def overlap(one: Area, other: Area) -> bool:
    return (
        one[0] < other[0] + other[2] - SLACK
        and other[0] < one[0] + one[2] - SLACK
        and one[1] < other[1] + other[3] - SLACK
        and other[1] < one[1] + one[3] - SLACK
    )


def inside(inner: Area, outer: Area) -> bool:
    return (
        inner[0] >= outer[0] - SLACK
        and inner[1] >= outer[1] - SLACK
        and inner[0] + inner[2] <= outer[0] + outer[2] + SLACK
        and inner[1] + inner[3] <= outer[1] + outer[3] + SLACK
    )


def is_piece(name: str) -> bool:
    """Workers and Architects lie on other things and may lie close together."""
    return name.startswith(("worker", "architect"))


def assert_sound(layout: TableLayout, margin: float = 0.0) -> None:
    canvas = (-margin, 0.0, 1280.0 + 2 * margin, 720.0)
    for name, place in layout.targets.items():
        assert inside(place.area, canvas), f"{name} leaves the canvas"
    spread = [(name, place.area) for name, place in layout.targets.items() if not is_piece(name)]
    for (one, first), (other, second) in combinations(spread, 2):
        nested = inside(first, second) or inside(second, first)
        assert nested or not overlap(first, second), f"{one} and {other} overlap"
    plates = [shrunk(panel.area) for panel in layout.panels[1:]]
    if layout.log:
        plates.append(layout.log)
    for first, second in combinations(plates, 2):
        nested = inside(first, second) or inside(second, first)
        assert nested or not overlap(first, second), f"panels at {first} and {second} overlap"


def shrunk(area: Area) -> Area:
    """A panel without the room for its shadow."""
    return (area[0] + 5, area[1] + 5, area[2] - 10, area[3] - 10)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("sides", ["a", "b"])
def test_full_boards_leave_nothing_overlapping(seats: int, sides: str) -> None:
    assert_sound(TABLE.layout(model(stuffed(seats, sides=sides))))


@pytest.mark.parametrize("seats", SEATS)
def test_a_wide_window_leaves_nothing_overlapping(seats: int) -> None:
    layout = TABLE.layout(model(stuffed(seats), margin=(220.0, 0.0)))
    assert_sound(layout, 220.0)
    assert layout.log is not None


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_board_at_once_overlaps_nothing(seats: int) -> None:
    assert_sound(TABLE.layout(model(stuffed(seats), all_boards=True)))


@pytest.mark.parametrize("seats", [1, 5])
def test_the_order_of_play_is_seen_in_the_view_of_all_boards_too(seats: int) -> None:
    session = stuffed(seats)
    places = TABLE.layout(model(session, all_boards=True)).targets
    assert {f"order disc {seat}" for seat in session.state.order} <= places.keys()


def test_rows_of_small_cards_say_in_words_what_they_cannot_show() -> None:
    lines = words_of(TABLE, model(stuffed(5), all_boards=True))
    assert sum("{worker} **2** free" in line and "**3** private {architect}" in line for line in lines) == 5


@pytest.mark.sample(6)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("moves", [0, 40, 120, 400])
def test_played_positions_overlap_nothing(seats: int, moves: int) -> None:
    assert_sound(TABLE.layout(model(session(seats, moves, seed=seats))))


@pytest.mark.parametrize("shown", range(3))
def test_a_shown_rival_lies_where_the_own_board_does(shown: int) -> None:
    layout = TABLE.layout(model(stuffed(3), shown_seat=shown))
    assert_sound(layout)
    workers = [place for name, place in layout.targets.items() if name.startswith(f"worker{shown}@slot")]
    assert workers and all(place.area[1] > 500 for place in workers)


def touched(name: str, layout: TableLayout) -> set[str]:
    return {name, *layout.targets[name].stands_for}


def handles_of(layout: TableLayout, table: TableModel) -> set[str]:
    return {handle for name in layout.targets for handle in touched(name, layout)}


@pytest.mark.parametrize("seats", SEATS)
def test_a_turn_can_be_played_by_touching_pieces(seats: int) -> None:
    game = until(session(seats, seed=seats), lambda state: _own_turn(state) and state.round > 1)
    table = model(game)
    reachable = handles_of(TABLE.layout(table), table)
    pieces = ("buy_card", "deploy", "undeploy", "hire_architect")
    for move in table.selection.moves:
        if move[0] in pieces:
            assert set(move[1:]) <= reachable, move


def _own_turn(state: NationsState) -> bool:
    return state.decision is not None and state.decision.seat == 0 and state.decision.choice.name == "turn"


def test_a_rivals_pieces_answer_no_question() -> None:
    game = until(session(3), _own_turn)
    layout = TABLE.layout(model(game, shown_seat=1))
    workers = [place for name, place in layout.targets.items() if name.startswith("worker1@")]
    assert workers and not any(place.stands_for or place.can_be_held for place in workers)


def test_the_same_position_gives_the_same_panels() -> None:
    game = session(4, 100)
    first, second = (TABLE.layout(model(game)) for _ in range(2))
    assert [(panel.area, panel.key) for panel in first.panels] == [(panel.area, panel.key) for panel in second.panels]
    assert (first.targets, first.sprites) == (second.targets, second.sprites)


def test_a_move_changes_only_the_panels_it_concerns() -> None:
    game = until(session(4), lambda state: _own_turn(state) and state.nations[0].area > 0)
    before = {(panel.area, panel.key) for panel in TABLE.layout(model(game)).panels}
    deploy = next(move for move in game.state.decision.moves if move[:2] == ("deploy", "area"))  # type: ignore[union-attr]
    game.play(deploy)
    after = TABLE.layout(model(game)).panels
    unchanged = [panel for panel in after if (panel.area, panel.key) in before]
    assert len(unchanged) >= len(after) / 2


def test_keys_and_looks_are_hashable() -> None:
    layout = TABLE.layout(model(stuffed(5)))
    assert len({hash(panel.key) for panel in layout.panels}) > 1
    assert all(hash(sprite.look) is not None for sprite in layout.sprites.values())


@pytest.mark.parametrize("seats", SEATS)
def test_every_panel_can_be_painted(seats: int) -> None:
    from sprites.paint.theme import Theme

    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode((1280, 720))
    theme = Theme((1280, 720))
    for panel in TABLE.layout(model(stuffed(seats))).panels:
        panel.draw(theme, window)


def test_boards_to_choose_from_lie_on_the_table() -> None:
    game = session(3, pick=True)
    decision = game.state.decision
    assert decision is not None and decision.choice.name == "which_board"
    layout = TABLE.layout(model(game, viewer=decision.seat, shown_seat=decision.seat))
    assert {move[1] for move in decision.moves} <= set(layout.targets)
    assert_sound(layout)


def test_the_strip_over_the_boards_says_who_chooses_and_who_then() -> None:
    game = session(3, sides="b")
    _, second, last = reversed(game.state.order)  # type: ignore[attr-defined]
    game.play(game.state.decision.moves[0])  # type: ignore[union-attr]
    words = words_of(TABLE, model(game, viewer=second, shown_seat=second), "choice")
    assert words == [NAMES[second].upper(), "chooses a player board", "THEN", NAMES[last]]


def test_the_boards_that_are_left_do_not_cover_one_that_is_taken() -> None:
    game = session(3, sides="b")
    first = game.state.order[-1]  # type: ignore[attr-defined]
    game.play(game.state.decision.moves[0])  # type: ignore[union-attr]
    layout = TABLE.layout(model(game, viewer=first, shown_seat=first))
    assert not set(game.state.drawn_boards) & set(layout.targets)  # type: ignore[attr-defined]
    assert_sound(layout)


@pytest.mark.parametrize("held", ["", "prussia"])
def test_the_free_place_of_the_shelf_takes_a_wonder_and_the_next_colony(held: str) -> None:
    game = until(session(3), _own_turn)
    state: NationsState = game.state  # type: ignore[assignment]
    state.nations[0].colonies, state.nations[0].wonder = (held, ""), ""
    shelf = TABLE.layout(model(game)).targets["shelf"]
    assert set(shelf.stands_for) == {"wonder", f"colony{1 if held else 0}"}


def test_the_place_for_a_colony_being_bought_lies_with_the_colonies_and_is_asked_for() -> None:
    game = until(session(3), _own_turn)
    state: NationsState = game.state  # type: ignore[assignment]
    state.nations[0].colonies, state.nations[0].wonder = ("prussia", ""), ""
    before = TABLE.layout(model(game)).targets["shelf"]
    picks = Selection([("buy_card", "nubia", "colony1"), ("pass",)])
    assert picks.pick(["nubia"])
    picked = model(game, selection=picks)
    places = TABLE.layout(picked).targets
    assert before.caption != places["shelf"].caption == "Space for a colony"
    assert before.area[0] < places["shelf"].area[0] < places["prussia"].area[0]
    assert TABLE.words.prompt(picked) == "Click a highlighted space for Nubia, or drop it there."


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("punic_wars", "The war starts with your strength (4) and is fought at the end of the round. You pay {gold}."),
        ("battle_of_kadesh", "You raid at once and choose what you take. You pay {gold}."),
    ],
)
def test_a_card_that_takes_no_space_says_what_it_does(card: str, said: str) -> None:
    game = until(session(3), _own_turn)
    game.state.nations[0].strength = 4  # type: ignore[attr-defined]
    picks = Selection([("buy_card", card, "nation"), ("pass",)])
    assert picks.pick([card])
    assert TABLE.words.prompt(model(game, selection=picks)) == said


def test_the_ribbon_of_a_phase_lies_over_the_market_and_not_over_what_is_read_meanwhile() -> None:
    layout = TABLE.layout(model(until(session(2), _own_turn)))
    x, _, width, _ = layout.anchors[MARKET]
    assert layout.banner[0] == x + width / 2
    assert not any(left <= layout.banner[0] <= left + wide for left, top, wide, _ in layout.kept_clear if top < 470)


def test_a_full_shelf_has_no_free_place() -> None:
    game = until(session(3), _own_turn)
    state: NationsState = game.state  # type: ignore[assignment]
    state.nations[0].colonies, state.nations[0].wonder = ("prussia", "nubia"), "stonehenge"
    places = TABLE.layout(model(game)).targets
    assert "shelf" not in places and {"prussia", "nubia", "stonehenge"} <= places.keys()


def test_a_ribbon_that_says_it_shorter_leaves_no_hole_after_whose_turn_it_is() -> None:
    shown = model(until(session(3), _own_turn))
    ribbon = prompt_ribbon(shown, "take an action. Or do what nobody would ever think of, which is a long story.", "")
    found = [
        (box, place) for box, place in boxes(ribbon, (0.0, 0.0, 470.0, 30.0), shown.theme) if isinstance(box, ui.Text)
    ]
    (_, title), (asked, words) = found
    assert asked.fitted(shown.theme, *words[2:])[0] == "take an action."
    assert words[0] - (title[0] + title[2]) < 20
    assert words[2] < 150


def test_a_ribbon_asks_the_viewer_and_nobody_else() -> None:
    shown = model(until(session(3), _own_turn))
    assert PROMPT in TABLE.layout(shown).targets
    assert PROMPT not in TABLE.layout(replace(shown, decision=None)).targets


def test_the_answers_of_growth_leave_room_for_their_heading() -> None:
    game = until(session(3), lambda state: _asked_first_seat(state, "growth"))
    layout = TABLE.layout(model(game))
    heading = layout.anchors["or resources"]
    assert layout.answers is not None
    assert heading[0] + heading[2] <= layout.answers[0]


def _asked_first_seat(state: NationsState, choice: str) -> bool:
    return state.decision is not None and (state.decision.seat, state.decision.choice.name) == (0, choice)


@pytest.mark.parametrize("seats", SEATS)
def test_a_high_window_docks_the_log_under_the_table(seats: int) -> None:
    layout = TABLE.layout(model(stuffed(seats), margin=(0.0, 120.0)))
    assert_sound(layout)
    assert layout.log is not None
    assert layout.log[1] > 720 and layout.log[1] + layout.log[3] <= 840


def test_the_card_of_a_nation_keeps_its_size_when_its_last_free_worker_goes_to_work() -> None:
    game = stuffed(2)
    lying = []
    for free in (1, 0):
        game.state.nations[0].area = free
        lying.append(TABLE.layout(model(game, viewer=0, shown_seat=0)).anchors)
    assert all(lying[0][name] == lying[1][name] for name in ("nation", "nation_card", "area"))


def test_a_market_among_the_own_buildings_is_not_taken_for_that_of_all_cards() -> None:
    game = until(session(2), _own_turn)
    seat = game.state.decision.seat
    plain = TABLE.layout(model(game)).banner
    game.state.nations[seat].slots = ("market", *game.state.nations[seat].slots[1:])
    assert TABLE.layout(model(game)).banner == plain
