"""Where popovers lie: never over what is needed, over figures only where there is no other room, near their subject."""

from functools import cache
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from types import SimpleNamespace

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of
from scenes.table.panels.prompt import PROMPT
from scenes.ui.host.drag import overlap
from scenes.ui.host.placement import NEVER, PIECE, READ, apart, dock_weights, nearest, parts_drawn, place
from scenes.ui.host.popover import Popover, PopoverKind, PopoverLayer
from sprites.paint.theme import Theme
from tests.scenes.tables.positions import seen
from tests.scenes.test_newcomer_hints import new_table

WINDOW = (0.0, 0.0, 1280.0, 720.0)
SIZE = (250.0, 350.0)
CARD = (96.0, 134.0)

MOST_MS = 3.0
"""How long placing may take, in the middle of all cases."""


def lies_over(area, others):
    return any(overlap(other, area) > 0 for other in others)


def is_inside(area):
    x, y, wide, high = area
    return x >= 0 and y >= 0 and x + wide <= 1280 and y + high <= 720


@pytest.mark.parametrize("y", range(0, 586, 146))
@pytest.mark.parametrize("x", range(0, 1184, 148))
def test_it_lies_inside_the_window_beside_its_subject_and_never_over_it(x, y):
    card = (float(x), float(y), *CARD)
    area = place(SIZE, card, WINDOW, []).area
    assert is_inside(area)
    assert not lies_over(area, [card])
    assert apart(area, card) <= 10


def test_it_goes_far_rather_than_over_what_is_needed():
    subject = (600.0, 300.0, *CARD)
    targets = [(x, y, *CARD) for x in range(300, 1000, 100) for y in range(20, 700, 140)]
    spot = place(SIZE, subject, WINDOW, [(area, NEVER) for area in targets])
    assert spot.is_free and not lies_over(spot.area, targets)
    assert apart(spot.area, subject) > 100


def test_figures_are_hidden_only_where_there_is_no_other_room():
    subject, figures = (600.0, 300.0, *CARD), (720.0, 0.0, 560.0, 720.0)
    assert not lies_over(place(SIZE, subject, WINDOW, [(figures, READ)]).area, [figures])
    left = (0.0, 0.0, 580.0, 720.0)
    spot = place(SIZE, subject, WINDOW, [(figures, READ), (left, NEVER)])
    assert spot.is_free and lies_over(spot.area, [figures])


def test_where_nothing_is_free_it_covers_as_little_as_can_be():
    targets = [((x, y, 300.0, 300.0), NEVER) for x in (0.0, 320.0, 640.0, 960.0) for y in (0.0, 380.0)]
    spot = place(SIZE, (630.0, 340.0, 20.0, 20.0), WINDOW, targets)
    assert not spot.is_free
    assert sum(lies_over(spot.area, [area]) for area, _ in targets) <= 2


def test_pieces_are_left_in_sight_where_it_costs_little_way():
    row = [(296.0 + 102 * index, 48.0, *CARD) for index in range(6)]
    for here in row:
        others = [(other, PIECE) for other in row if other != here]
        assert not lies_over(place(SIZE, here, WINDOW, others).area, row)


def test_what_has_no_subject_lies_in_the_middle_or_where_it_hides_nothing():
    assert place((400, 100), None, WINDOW, []).area == (440, 310, 400, 100)
    middle = (300.0, 200.0, 680.0, 320.0)
    spot = place((400, 100), None, WINDOW, [(middle, NEVER)])
    assert spot.is_free and not lies_over(spot.area, [middle])


def test_what_has_no_size_is_nowhere():
    assert place((400, 100), None, WINDOW, [((500.0, 330.0, 0.0, 0.0), NEVER)]).area == (440, 310, 400, 100)


def test_the_points_of_two_areas_that_are_nearest_to_each_other():
    assert nearest((0, 0, 10, 10), (20, 0, 10, 10)) == ((10, 5), (20, 5))
    assert nearest((0, 0, 10, 10), (20, 30, 10, 10)) == ((10, 10), (20, 30))
    assert apart((0, 0, 10, 10), (5, 5, 10, 10)) == 0


# -- 52 positions of all games, four kinds of popovers each ----------------------------------------------------------

KINDS = {
    "hint": [(300.0, 112.0)],
    "zoom": [(240.0, 336.0)],
    "tooltip": [(236.0, 150.0)],
    "summary": [(588.0, 116.0), (440.0, 150.0), (320.0, 210.0)],
}
"""The sizes that popovers usually have, of the summary those of its three widths."""


def positions(name):
    """Thirteen positions of a game at which somebody is asked, nine moves apart."""
    game = GAMES[name]
    people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, max(3, game.seats[0]) + 1)]
    session, hand = Session(game, {}, people, "11"), RandomBot("11", game)
    while session.state.decision:
        yield session
        for _ in range(9):
            if session.state.decision:
                session.play(hand.choose(session.state, session.state.decision))


@cache
def cases():
    """Every case: its kind, where it came to lie, what may be done there, where it is asked, and how long it took."""
    found = []
    for name in GAMES:
        random, table = Random(5), plugin_of(name).table()
        for session in islice(positions(name), 13):
            layout, decision = table.layout(seen(session)), session.state.decision
            handles = {handle for move in decision.moves for handle in move[1:]}
            places = layout.targets.items()
            lit = [p.area for n, p in places if not p.is_note and not handles.isdisjoint((n, *p.stands_for))]
            question = layout.anchors.get(PROMPT)
            large = [
                place.area for name, place in places if name in layout.sprites and place.tells and place.area[2] > 30
            ]
            notes = [place.area for _, place in places if place.is_note]
            subjects = {
                "hint": question,
                "zoom": random.choice(large),
                "tooltip": random.choice(notes),
                "summary": None,
            }
            for kind, subject in subjects.items():
                targets = [area for area in lit if area != subject]
                asked = [question] if question and question != subject else []
                needed = [*targets, *asked, (0.0, 688.0, 1280.0, 32.0)]
                weighted = [
                    *((area, NEVER) for area in needed),
                    *((area, READ) for area in layout.kept_clear),
                    *((area, PIECE) for area in layout.pieces),
                ]
                began = process_time()
                spots = (place(size, subject, WINDOW, weighted) for size in KINDS[kind])
                spot = next((spot for spot in spots if spot.is_free), None)
                found.append((kind, spot, targets, asked, 1000 * (process_time() - began)))
    return found


def test_of_208_popovers_none_lies_over_what_may_be_done_nor_over_the_question():
    assert len(cases()) == 208
    assert all(spot and is_inside(spot.area) for _, spot, *_ in cases())
    assert not [kind for kind, spot, targets, *_ in cases() if lies_over(spot.area, targets)]
    assert not [kind for kind, spot, _, asked, _ in cases() if lies_over(spot.area, asked)]


def test_placing_takes_no_longer_than_a_frame_can_spare():
    assert median(ms for *_, ms in cases()) <= MOST_MS


@pytest.mark.parametrize("game", ["nations", "nations_dice"])
def test_the_discs_of_all_tracks_are_figures_that_are_kept_clear(screen, game):
    layout = new_table(screen, game).table.top.layout
    discs = [
        sprite.area for name, sprite in layout.sprites.items() if " disc " in name and not name.startswith("order")
    ]
    assert len(discs) >= 4
    assert all(any(pygame.FRect(kept).contains(disc) for kept in layout.kept_clear) for disc in discs)


def test_pieces_are_left_free_where_there_is_room_two_hundred_units_away():
    """What cannot be bought now is read as well: a tooltip goes to the end of the row rather than over half of it."""
    subject, row = (300.0, 300.0, *CARD), [(x, 300.0, *CARD) for x in (98.0, 199.0, 401.0, 502.0)]
    above_and_below = [((0.0, 0.0, 1280.0, 296.0), READ), ((0.0, 438.0, 1280.0, 282.0), READ)]
    spot = place((300.0, 80.0), subject, WINDOW, [*above_and_below, *((card, PIECE) for card in row)])
    assert not lies_over(spot.area, row)


def test_a_panel_lies_over_the_empty_part_of_a_board_of_another_seat():
    board, own = (8.0, 44.0, 244.0, 352.0), (8.0, 404.0, 1264.0, 280.0)
    rest = (260.0, 44.0, 1012.0, 352.0)
    pieces = [(x, y, 36.0, 46.0) for x in range(16, 230, 38) for y in (96, 150)]
    panels = [SimpleNamespace(area=tuple(pygame.FRect(area).inflate(12, 12))) for area in (board, own, rest)]
    targets = {"seat1": SimpleNamespace(area=board, looks_at=1)}
    layout = SimpleNamespace(targets=targets, log=None, panels=panels, anchors={})
    weighted = dock_weights(layout, [(area, PIECE) for area in pieces])
    layer = PopoverLayer()
    layer.begin_panels()
    drawn = parts_drawn(layout)
    _, spot = layer.panel_spot(
        Theme((1280, 720)), "step", [(244.0, 160.0)], None, weighted, is_steady=True, rest=lambda: drawn
    )
    assert pygame.FRect(board).inflate(8, 8).contains(spot) and not lies_over(spot, pieces)


def test_a_tooltip_hides_any_number_of_pieces_rather_than_a_figure():
    subject, figures = (600.0, 300.0, *CARD), [(0.0, 0.0, 1280.0, 290.0), (700.0, 290.0, 580.0, 430.0)]
    pieces = [(float(x), float(y), 36.0, 36.0) for x in range(0, 560, 40) for y in range(300, 700, 40)]
    layer = PopoverLayer()
    layer.begin()
    tooltip = Popover("tooltip", PopoverKind.TOOLTIP, [pygame.Surface((250, 350))], subject)
    weighted = [*((area, READ) for area in figures), *((area, PIECE) for area in pieces)]
    layer.lay(Theme((1280, 720)), [tooltip], [], lambda: weighted)
    assert layer.rect_of("tooltip").collidelist([pygame.Rect(area) for area in figures]) < 0


def test_what_is_wished_around_a_point_lies_as_near_to_it_as_figures_allow():
    figure = (400.0, 200.0, 480.0, 50.0)
    assert place((400.0, 90.0), None, WINDOW, [], wished=(640.0, 225.0)).area == (440.0, 180.0, 400.0, 90.0)
    spot = place((400.0, 90.0), None, WINDOW, [(figure, READ)], wished=(640.0, 225.0)).area
    assert not lies_over(spot, [figure]) and apart(spot, figure) < 10 and abs(spot[0] + 200 - 640) < 1
