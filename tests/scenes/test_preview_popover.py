"""What a tried move would change stays in sight, whatever is held over it."""

from game.engine.selection import Selection
from game.learn.lesson import Sitting, lesson_named
from scenes.play.help.tooltips import WHAT_IF_PREFIX, what_if_chip
from tests.scenes.tables_played import lay, played, questions


def test_the_popover_of_a_held_worker_lies_over_it_beside_the_card(screen):
    scene = lay(screen.app, played(seats=2, moves=0, seed="K7QMXA"))
    while True:
        places = scene.table.top.layout.targets
        workers = [n for n, place in places.items() if place.can_be_held and n.endswith("@area#0")]
        decision = scene.game.session.state.decision
        if decision.choice.name == "turn" and workers and any(move[0] == "deploy" for move in decision.moves):
            break
        scene.commands.playback.play(decision.moves[0])
        screen.frames(2)
    start = screen.pixel(places[workers[0]].area)
    screen.move_to(start)
    screen.press_mouse(start)
    screen.move_to((start[0] + 14, start[1] - 14), pressed=True)
    goal = sorted(scene.host.landings)[0]
    screen.move_to(screen.pixel(places[goal].area), pressed=True)
    screen.frames(20)
    tried = [place for place in scene.table.top.layout.targets.values() if place.tried]
    assert len(tried) == 1
    popover = scene.commands.sight.popovers.rect_of(f"{WHAT_IF_PREFIX}{goal}")
    held, card = (screen.app.theme.rect(*area) for area in (scene.host.carried.area, tried[0].area))
    assert not popover.colliderect(card)
    stamps = [stamp.rect for stamp in scene._stamps()]
    assert max(i for i, rect in enumerate(stamps) if rect == popover) > max(
        i for i, rect in enumerate(stamps) if rect.collidepoint(held.center) and rect != popover and rect.width < 100
    )


def begun_by(turn, name, place):
    """The moves that are still open once this place has been touched too."""
    before = Selection(turn.selection.moves)
    before.restore(turn.selection)
    touched = turn.touch(name, place)
    found = touched.moves or turn.selection.open_moves
    turn.selection.restore(before)
    return found


def focused(scene, name):
    """The table with the focus of the keyboard on a place."""
    scene.commands.ring.move_to(name)
    scene.commands.ring.visible = True
    scene.refresh()
    scene.host._focus_rests = False  # somebody has moved it there
    scene.refresh()
    return scene.table


def test_the_best_of_the_moves_that_are_meant_is_foreseen_and_shown_on_a_piece_of_it(app):
    """Before and after a verb is chosen, at every lit place of every question of Nations."""
    foreseen = several = 0
    for session in questions("nations"):
        while app.stack.top:
            app.stack.pop()
        scene = lay(app, session)
        scene.update(16)
        turn = scene.game.turn
        for verb in ("", *sorted({move[0] for move in turn.selection.moves})):
            turn.call_off()
            if verb:
                turn.choose_verb(verb)
            scene.refresh()
            for name in sorted(scene.table.lit)[::3]:
                open_moves = begun_by(turn, name, scene.table.top.layout.targets[name])
                table = focused(scene, name)
                tried = table.model().tried
                assert tried == open_moves if len(open_moves) == 1 else set(tried) <= set(open_moves)
                places = table.top.layout.targets
                painted = [other for other, place in places.items() if place.tried]
                for other in painted:
                    assert not {other, *places[other].stands_for}.isdisjoint(tried[0])
                foreseen += len(painted)
                several += len(open_moves) > 1
    assert foreseen
    assert several


def test_what_a_trade_changes_for_somebody_else_stands_once_on_their_plaque(app):
    session = Sitting(lesson_named("wealth_of_nations/markets"), 4).session
    places = focused(lay(app, session), "buy energy").top.layout.targets
    assert [name for name, place in places.items() if place.tried] == ["plaque seat1", "buy energy"]


def test_what_a_war_would_cost_a_rival_stands_once_within_the_plaque_of_that_rival(app):
    for session in questions("nations", each=22, moves=900, seed="9"):
        scene = lay(app, session)
        scene.update(16)
        for war in ("hunnic_invasions", "wars_of_alexander"):
            places = scene.table.top.layout.targets
            if war in scene.table.lit and war in places:
                places = focused(scene, war).top.layout.targets
                told = [name for name, place in places.items() if place.tried and place.looks_at is not None]
                for name in told:
                    plaque, chip = app.theme.rect(*places[name].area), what_if_chip(app.theme, places[name]).rect
                    assert name.startswith("seat") and plaque.contains(chip)
                if told:
                    assert len(told) == len(set(told))
                    return
        app.stack.pop()
    raise AssertionError("no war would be lost")
