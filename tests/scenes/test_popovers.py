"""Popovers over a table: what lies on top gets the click, and hides nothing that is needed."""

import pygame
import pytest

from game import GAMES
from game.learn.lesson import lesson_named
from game.learn.practice import practice_set
from game.session.session import HUMAN, Seat, Session
from scenes.learn.step_popover import STEP
from scenes.play.help.advice_panel import ADVICE, LINE_PREFIX
from scenes.play.help.goal_popover import WAY
from scenes.play.help.hints import NOTICE, PINNED_PREFIX, TOOLTIP
from scenes.play.help.newcomer_hints import TOLD
from scenes.play.help.possible import POSSIBLE
from scenes.play.input.table_focus import ring_stamp
from scenes.play.question_scene import ZONE as QUESTION
from scenes.table.panels.priced import Priced
from scenes.table.panels.recap import RECAP
from scenes.table.table import LOG
from scenes.timeline.asked_why import ASKED_WHY
from scenes.timeline.timeline_scene import TimelineScene
from scenes.ui.host.placement import NEVER, NOTE, PIECE, READ, parts_played_on
from scenes.ui.host.popover import Popover, PopoverKind, PopoverLayer
from scenes.ui.host.popover_places import FAR, LONGEST, frame_stamp, glow_stamp, line_to
from sprites.paint.theme import Theme
from tests.scenes.tables_played import lay, lay_first_turn, played

PINNED = PINNED_PREFIX

MOST_TRIED = 12
"""Points of one popover that are pressed."""


def new_table(screen, game):
    """A table at its first question, with nothing lying over it."""
    screen.app.change_settings(speed="instant", tips="none")
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, max(2, GAMES[game].seats[0]) + 1)]
    scene = lay(screen.app, Session(GAMES[game], {}, seats, 5))
    for _ in range(40):
        scene._cover(False)
        screen.frames(1, 200)
        if scene._is_calm:
            break
    return scene


def first_place(scene, fits=lambda place: place.tells is not None):
    places = scene.table.top.layout.targets
    return next(name for name, place in places.items() if fits(place) and scene.commands.tooltips.of(name))


def open_advice(screen, scene):
    screen.key(pygame.K_h)


def open_kinds(screen, scene):
    screen.key(pygame.K_i)


def open_log(screen, scene):
    screen.key(pygame.K_l)


def pin(screen, scene):
    scene.commands.hints.pin(first_place(scene))


def show_large(screen, scene):
    sprites = scene.table.top.layout.sprites
    name = next(name for name, each in scene.table.top.layout.targets.items() if each.tells and name in sprites)
    screen.move_to((2, 300))
    screen.move_to(screen.pixel(scene.table.top.layout.targets[name].area))
    screen.post(pygame.MOUSEWHEEL, x=0, y=1)


def refuse(screen, scene):
    scene.commands.hints.note("Not now.", (640.0, 360.0, 1.0, 1.0))


def tell_what_was_done(screen, scene):
    scene.commands.playback.recap.show(lambda: [(scene.game.session.seats[0], "passed")])


def tell_of_the_game(screen, scene):
    screen.app.change_settings(tips="full")
    screen.frames(8, 200)


OPENED = {
    ADVICE: open_advice,
    NOTICE: refuse,
    POSSIBLE: open_kinds,
    LOG: open_log,
    TOLD: tell_of_the_game,
    PINNED: pin,
    RECAP: tell_what_was_done,
    TOOLTIP: show_large,
}


def lies_on(scene, kind):
    return [each.rect for each in scene.commands.sight.popovers.lying if each.name.startswith(kind)]


def points_of(scene, rect):
    """The middle of a popover, and what it hides of the table that could be touched."""
    buttons = scene.commands.controls.buttons
    own = [rect] if any(scene.app.theme.rect(*button.area).colliderect(rect) for button in buttons) else []
    places = [place.area for place in scene.table.top.layout.targets.values()]
    hidden = [scene.app.theme.rect(*area).clip(rect).center for area in places if own or places]
    yield rect.center
    yield from [point for point in hidden if rect.collidepoint(point)][:: len(hidden) // MOST_TRIED + 1]


def touched(scene):
    """What has come of all presses so far."""
    turn, view = scene.game.turn, scene.viewpoint
    picked = (turn.selection.picked, turn.selection.verb, turn.draft)
    return list(scene.game.session.moves), picked, view.shown_seat, scene.app.stack.top


def assert_nothing_below_reacts(screen, scene, kind, reopen):
    """Nothing is pressed or pointed at through a popover, wherever on it; what is on the paper itself is left out."""
    (rect, *_) = lies_on(scene, kind)
    for point in list(points_of(scene, rect)):
        top = scene.commands.sight.popovers.at(point)
        if top is None or not top.name.startswith(kind):
            continue
        if scene.commands.controls.floats(kind) and scene.host.at(scene.app.theme.to_units(point)):
            continue
        before = touched(scene)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))
        screen.frames()
        if kind == PINNED and screen.scene is not scene:
            screen.app.stack.pop()
        if kind != LOG:
            assert touched(scene) == before, (kind, point)
            assert scene.host.pressed is None
        screen.move_to(point)
        if scene.commands.sight.popovers.hides(point):
            assert scene.host.hovered not in scene.table.top.layout.targets and scene.table.hot is None, (kind, point)
        reopen()
        screen.frames(2)


EVERYWHERE = [
    pytest.param(game, kind, marks=[] if (at - number) % len(GAMES) == 0 else pytest.mark.long)
    for number, game in enumerate(GAMES)
    for at, kind in enumerate(OPENED)
    if (game, kind) != ("nations", RECAP)
]
"""Every kind of popover at every table; each once is enough for every day. The log of Nations says what others did."""


@pytest.mark.sample(3)
@pytest.mark.parametrize(("game", "kind"), EVERYWHERE)
def test_what_lies_below_a_popover_answers_neither_a_click_nor_the_pointer(screen, game, kind):
    scene = new_table(screen, game)

    def show():
        if not lies_on(scene, kind):
            OPENED[kind](screen, scene)
            scene.refresh()
            screen.frames(2)

    show()
    assert_nothing_below_reacts(screen, scene, kind, show)


@pytest.mark.parametrize(("game", "kind"), [*zip(GAMES, [ADVICE, LOG, PINNED, ADVICE], strict=True)])
def test_the_focus_comes_to_nothing_that_a_popover_hides(screen, game, kind):
    scene = new_table(screen, game)
    OPENED[kind](screen, scene)
    scene.refresh()
    screen.frames(3)
    (rect,) = lies_on(scene, kind)
    notes, theme = scene.table.log_panel.notes, screen.app.theme
    offered = [each for each in scene.commands.ring.places if kind != LOG or each.name not in notes]
    own = {name for group in scene.commands.controls.groups if group.floats for name in group.notes}
    offered = [each for each in offered if not each.name.startswith(LINE_PREFIX) and each.name not in own]
    assert not [each.name for each in offered if rect.collidepoint(theme.rect(*each.area).center)]
    screen.key(pygame.K_ESCAPE)
    screen.frames(3)
    offered = [each.name for each in scene.commands.ring.places]
    lit = [name for name, place in scene.table.lit_targets.items() if not place.is_note]
    assert set(lit) <= set(offered)


def test_the_panel_of_a_question_hides_what_lies_below(screen):
    screen.app.change_settings(speed="instant")
    screen.app.open("question", practice_set("nations_dice")[0])
    screen.frames(4)
    assert_nothing_below_reacts(screen, screen.scene, QUESTION, lambda: None)


def test_the_popover_of_a_step_hides_what_lies_below(screen):
    screen.app.change_settings(speed="instant")
    screen.app.open("lesson", lesson_named("nations_dice/first_round"))
    screen.frames(20, 200)
    scene = screen.scene
    (popover,) = lies_on(scene, STEP)
    screen.move_to((popover.left + 3, popover.top + 3))
    assert scene.host.hovered is None
    assert scene.commands.sight.popovers.at(popover.center).name == STEP


def test_the_answer_why_a_move_was_made_hides_what_lies_below(screen):
    session = played(seats=2, moves=-1)
    scene = TimelineScene(screen.app, session, len(session.moves) // 2)
    screen.app.stack.push(scene)
    screen.frames(3)
    screen.key(pygame.K_w)
    screen.frames(3)
    assert_nothing_below_reacts(screen, scene, ASKED_WHY, lambda: None)


def test_a_click_on_what_a_newcomer_is_told_takes_it_away_for_good(screen):
    scene = new_table(screen, "nations")
    tell_of_the_game(screen, scene)
    (rect, *_) = lies_on(scene, TOLD)
    assert scene.newcomer_hints.told
    screen.press_mouse(rect.center)
    assert scene.newcomer_hints.told is None
    assert not lies_on(scene, WAY)


# -- the layer by itself -----------------------------------------------------------------------------------------------


PLAIN = Theme((1280, 720))
THING = (600.0, 300.0, 80.0, 80.0)


def popover(name, kind=PopoverKind.WHY, subject=THING, size=(200, 100), close=None):
    return Popover(name, kind, [pygame.Surface(size)], subject, close=close)


def laid(layer, *wanted, needed=()):
    """What the next picture shows, by name."""
    layer.begin()
    layer.lay(PLAIN, wanted, [(area, NEVER) for area in needed])
    return {each.name: each.rect for each in layer.lying}


def test_what_opens_lies_off_what_lies_there_which_stays():
    layer = PopoverLayer()
    first = laid(layer, popover("first"))["first"]
    both = laid(layer, popover("second"), popover("first"))
    assert both["first"] == first and not both["second"].colliderect(first)


def test_what_is_read_moves_only_when_its_subject_does_or_something_is_needed_that_it_covers():
    layer = PopoverLayer()
    first = laid(layer, popover("first"))["first"]
    nearby = (*PLAIN.to_units((first.right + 2, first.top)), 40.0, 40.0)
    assert laid(layer, popover("first"), needed=[nearby])["first"] == first
    below = (*PLAIN.to_units(first.center), 20.0, 20.0)
    moved = laid(layer, popover("first"), needed=[below])["first"]
    assert moved != first and not moved.colliderect(PLAIN.rect(*below))
    assert laid(layer, popover("first"))["first"] == moved
    assert laid(layer, popover("first", subject=(100.0, 100.0, 80.0, 80.0)))["first"] != moved


AROUND, ABOVE = (400.0, 200.0, 480.0, 280.0), (560.0, 260.0, 160.0, 30.0)


CLOSE = (580.0, 280.0, 120.0, 120.0)


@pytest.mark.parametrize(("needed", "pointers"), [((), 0), ((CLOSE,), 1), ((AROUND,), 1)])
def test_a_short_line_or_a_frame_leads_to_a_subject_that_is_far(needed, pointers):
    layer = PopoverLayer()
    layer.begin()
    stamps = layer.lay(PLAIN, [popover("first")], [(area, NEVER) for area in needed])
    (rect,) = [each.rect for each in layer.lying]
    thing = PLAIN.rect(*THING)
    assert len(stamps) == 2 + pointers
    if needed == (CLOSE,):
        assert stamps[0].rect.colliderect(rect) and stamps[0].rect.colliderect(thing.inflate(8, 8))
    if needed == (AROUND,):
        assert stamps[0].rect.contains(thing) and thing.inflate(12, 12).contains(stamps[0].rect)


def test_a_line_to_a_figure_strikes_no_other_one_of_its_table_through():
    table, cell, other = (620.0, 100.0, 400.0, 200.0), (650.0, 180.0, 80.0, 30.0), (622.0, 180.0, 24.0, 30.0)
    over = [(table, READ), (cell, NOTE)]
    assert line_to(PLAIN, (400.0, 150.0, 200.0, 100.0), cell, FAR, over)
    assert not line_to(PLAIN, (400.0, 150.0, 200.0, 100.0), cell, FAR, [*over, (other, NOTE)])


@pytest.mark.parametrize(
    ("high", "between", "has_line"),
    [(LONGEST - 4, (), True), (LONGEST - 4, (READ,), False), (LONGEST - 4, (PIECE,), False), (LONGEST + 4, (), False)],
)
def test_a_line_is_short_and_crosses_neither_figures_nor_pieces(high, between, has_line):
    over = [((600.0, 245.0, 80.0, 8.0), weight) for weight in between]
    line = line_to(PLAIN, (600.0, 200.0, 80.0, 40.0), (600.0, 240.0 + high, 80.0, 40.0), FAR, over)
    assert (line is not None) is has_line


def test_the_dot_of_a_line_hides_nothing_of_its_subject_and_no_price_at_its_corner():
    card, price = (400.0, 300.0, 80.0, 120.0), (392.0, 408.0, 20.0, 20.0)
    for area in ((250.0, 450.0, 120.0, 60.0), (260.0, 330.0, 100.0, 60.0), (420.0, 180.0, 200.0, 80.0)):
        line = line_to(PLAIN, area, card, FAR, [(card, PIECE), (price, NOTE)])
        for read in (pygame.Rect(PLAIN.rect(*card)).inflate(-2, -2), PLAIN.rect(*price)):
            part = read.move(-line.rect.left, -line.rect.top).clip(line.surface.get_rect())
            assert not (part.w and part.h and line.surface.subsurface(part).get_bounding_rect().w), area


FAR_AROUND = (0.0, 0.0, 1280.0, 560.0)
"""All that is not far from a thing near the upper edge."""


@pytest.mark.parametrize("weight", [READ, PIECE])
def test_a_hint_lies_off_figures_and_pieces(weight):
    hint, layer = popover("hint", PopoverKind.HINT), PopoverLayer()
    room = layer.room(PLAIN, hint, [(AROUND, weight)])
    layer.begin()
    layer.lay(PLAIN, [hint], [], lambda: [(AROUND, weight)])
    assert PLAIN.rect(*room) == layer.rect_of("hint")
    assert not pygame.FRect(room).colliderect(AROUND)


@pytest.mark.parametrize("weight", [READ, PIECE])
def test_a_hint_is_not_shown_over_figures_and_pieces_nor_far_from_what_it_speaks_of(weight):
    hint = popover("hint", PopoverKind.HINT, (600.0, 20.0, 80.0, 80.0))
    assert PopoverLayer().room(PLAIN, hint, [(FAR_AROUND, weight)]) is None
    layer = PopoverLayer()
    layer.begin()
    layer.lay(PLAIN, [hint], [], lambda: [(FAR_AROUND, weight)])
    assert layer.rect_of("hint") is None


@pytest.mark.parametrize(("between", "has_line"), [((610.0, 0.0, 20.0, 700.0), False), ((0.0, 0.0, 40.0, 40.0), True)])
def test_the_line_of_a_panel_runs_over_nothing(between, has_line):
    layer, subject = PopoverLayer(), (640.0, 300.0, 40.0, 40.0)
    wall = ((600.0, 0.0, 680.0, 720.0), NEVER)
    layer.begin_panels()
    _, area = layer.panel_spot(PLAIN, "step", [(200.0, 80.0)], subject, [wall, (between, 1.0)])
    assert area[0] + area[2] < 600
    assert bool(layer.lay(PLAIN, (), ())) is has_line


@pytest.mark.parametrize("draw", [ring_stamp, glow_stamp, lambda theme, area: frame_stamp(theme, area, 200)])
def test_the_frame_of_what_lies_at_the_edge_has_all_its_sides(draw):
    for area in ((0.0, 688.0, 200.0, 32.0), (1200.0, 0.0, 80.0, 36.0)):
        assert PLAIN.rect(0, 0, 1280, 720).contains(draw(PLAIN, area).rect)


def test_no_frame_lies_over_the_coin_of_a_card_that_is_told_of_from_afar(screen):
    """A card under the pointer bears light already, and what cannot be had is lit along its silhouette."""
    screen.app.change_settings(tips="none")
    scene, seen = lay_first_turn(screen), []
    screen.frames(10, 200)
    theme, sprites = scene.table.theme, scene.table.top.layout.sprites
    for name in [name for name, sprite in sprites.items() if isinstance(sprite.look, Priced)]:
        middle = screen.pixel(sprites[name].area)
        screen.move_to(middle)
        screen.frames(5, 200)
        frame = frame_stamp(theme, sprites[name].area, 200).rect
        assert frame not in [stamp.rect for stamp in scene._hand()], name
        seen.append(scene.commands.hints.shown == name)
    assert any(seen)


def steady(layer, size=(200.0, 80.0), subject=None, walls=()):
    layer.begin_panels()
    return layer.panel_spot(PLAIN, "step", [size], subject, [(wall, NEVER) for wall in walls], is_steady=True)[1]


def is_kept(one, other):
    """Whether two areas have a corner in common."""
    return all(one[at] == other[at] or one[at] + one[at + 2] == other[at] + other[at + 2] for at in (0, 1))


def test_a_steady_panel_stays_while_its_words_and_what_it_speaks_of_change():
    layer = PopoverLayer()
    first = steady(layer, subject=(1000.0, 300.0, 40.0, 40.0))
    assert is_kept(first, steady(layer, (200.0, 120.0), (100.0, 600.0, 40.0, 40.0)))
    layer.begin_panels()
    assert steady(layer, subject=(60.0, 60.0, 40.0, 40.0)) == first


def test_a_steady_panel_moves_off_what_is_needed_to_where_it_would_never_have_been_in_the_way():
    layer = PopoverLayer()
    first = steady(layer)
    second = steady(layer, walls=[first])
    assert not pygame.FRect(first).colliderect(second)
    assert steady(layer) == second
    third = steady(layer, walls=[second])
    assert pygame.FRect(third).collidelist([first, second]) < 0
    assert [steady(layer, walls=[wall]) for wall in (first, second)] == [third, third]


def test_a_steady_panel_goes_back_to_where_it_has_been_where_nothing_else_has_room():
    layer = PopoverLayer()
    left, right = (0.0, 0.0, 1000.0, 720.0), (280.0, 0.0, 1000.0, 720.0)
    places = [steady(layer, walls=[wall]) for wall in (left, right, left, right)]
    assert places[:2] == places[2:]


def test_of_what_nobody_asked_for_one_is_seen_at_a_time():
    unasked = [popover("summary", PopoverKind.SUMMARY, None), popover("hint", PopoverKind.HINT)]
    assert [*laid(PopoverLayer(), *unasked)] == ["summary"]


def test_what_was_asked_for_takes_the_room_of_what_was_not():
    layer = PopoverLayer()
    summary = popover("summary", PopoverKind.SUMMARY, None)
    room = laid(layer, summary)["summary"]
    walls = [(0.0, 0.0, 1280.0, float(room.top - 12)), (0.0, float(room.bottom + 12), 1280.0, 720.0)]
    walls += [(0.0, 0.0, float(room.left - 12), 720.0), (float(room.right + 12), 0.0, 640.0, 720.0)]
    assert [*laid(layer, summary, needed=walls)] == ["summary"]
    asked = popover("asked", subject=(0.0, 0.0, 20.0, 20.0))
    assert [*laid(layer, summary, asked, needed=walls)] == ["asked"]
    assert laid(layer, summary, needed=walls) == {"summary": room}


def test_a_hint_is_not_shown_where_it_would_hide_what_is_needed():
    everywhere = [(0.0, 0.0, 1280.0, 720.0)]
    assert laid(PopoverLayer(), popover("hint", PopoverKind.HINT), needed=everywhere) == {}
    assert laid(PopoverLayer(), popover("why"), needed=everywhere)


def test_escape_closes_the_newest_first_and_with_what_is_told_of_a_panel_the_panel():
    layer, closed = PopoverLayer(), []
    first, second, third = (
        popover(name, PopoverKind.ZOOM, close=lambda name=name: closed.append(name)) for name in "abc"
    )
    laid(layer, first)
    laid(layer, second, first)
    laid(layer, third, second, first)
    while layer.close_newest():
        pass
    assert closed == ["c", "b", "a"]
    layer.begin()
    layer.note("panel", PLAIN.rect(*THING), lambda: closed.append("panel"))
    layer.lay(PLAIN, [popover("tip", PopoverKind.TOOLTIP, close=lambda: closed.append("tip"))], [])
    assert layer.close_newest() and closed[3:] == ["tip", "panel"]


def test_a_popover_takes_the_first_shape_that_has_room():
    wide, narrow = pygame.Surface((600, 60)), pygame.Surface((200, 180))
    summary = Popover("summary", PopoverKind.SUMMARY, [wide, narrow])
    columns = [(x, 0.0, 20.0, 720.0) for x in (0.0, 300.0, 600.0, 900.0, 1200.0)]
    assert laid(PopoverLayer(), summary)["summary"].size == wide.get_size()
    assert laid(PopoverLayer(), summary, needed=columns)["summary"].size == narrow.get_size()


def test_on_a_table_escape_closes_one_after_the_other_and_then_opens_the_menu(screen):
    scene = new_table(screen, "nations_dice")
    pin(screen, scene)
    scene.refresh()
    screen.frames()
    open_kinds(screen, scene)
    screen.frames(3)
    assert lies_on(scene, PINNED) and lies_on(scene, POSSIBLE)
    screen.key(pygame.K_ESCAPE)
    screen.frames(2)
    assert lies_on(scene, PINNED) and not lies_on(scene, POSSIBLE)
    screen.key(pygame.K_ESCAPE)
    screen.frames(2)
    assert not lies_on(scene, PINNED) and screen.scene is scene
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is not scene


def test_nothing_that_is_said_lies_over_the_name_of_whose_turn_it_is(screen):
    scene = new_table(screen, "nations")
    theme, layout = scene.table.theme, scene.table.top.layout
    scene.commands.hints.note("Not now.", (*layout.banner, 1.0, 1.0))
    scene.banner.hand_over(scene.game.session.seats[0], "Your turn", scene.table.pace)
    scene._stamps()
    (notice,) = lies_on(scene, NOTICE)
    assert not notice.colliderect(theme.rect(*scene.banner.area(theme, layout)))


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_whose_turn_it_is_lies_small_and_off_all_that_is_played_on(screen, game):
    scene = new_table(screen, game)
    layout = scene.table.top.layout
    scene.banner.hand_over(scene.game.session.seats[0], "Your turn: take an action", scene.table.pace)
    area = pygame.FRect(scene.banner.area(scene.table.theme, layout))
    own = layout.plaque or area
    parts = [part for part, _ in parts_played_on(layout) if not pygame.FRect(part).colliderect(own)]
    assert parts and area.collidelist(parts) < 0
    assert area.w <= 300 and area.h <= 60
    assert layout.plaque is None or not area.colliderect(layout.plaque)
