"""What a tried move would change stays in sight, whatever is held over it."""

from scenes.what_if_slip import what_if_stamp
from tests.scenes.tables_played import lay, played


def test_the_slip_of_a_held_worker_lies_over_it_on_the_card(screen):
    scene = lay(screen.desk, played(seats=2, moves=0, seed="K7QMXA"))
    while True:
        places = scene.table.top.layout.places
        workers = [n for n, place in places.items() if place.can_be_held and n.endswith("@area#0")]
        decision = scene.game.session.state.decision
        if decision.choice.name == "turn" and workers and any(move[0] == "deploy" for move in decision.moves):
            break
        scene.commands.course.play(decision.moves[0])
        screen.frames(2)
    start = screen.pixel(places[workers[0]].area)
    screen.move_to(start)
    screen.press_mouse(start)
    screen.move_to((start[0] + 14, start[1] - 14), pressed=True)
    goal = sorted(scene.pointer.slots())[0]
    screen.move_to(screen.pixel(places[goal].area), pressed=True)
    screen.frames(20)
    tried = [place for place in scene.table.top.layout.places.values() if place.tried]
    assert len(tried) == 1
    assert scene._stamps().index(what_if_stamp(screen.desk.theme, tried[0])) > 0
    slip, card = what_if_stamp(screen.desk.theme, tried[0]).rect, screen.desk.theme.rect(*tried[0].area)
    assert card.contains(slip)
    held = screen.desk.theme.rect(*scene.pointer.held.area)
    stamps = [stamp.rect for stamp in scene._stamps()]
    assert max(i for i, rect in enumerate(stamps) if rect == slip) > max(
        i
        for i, rect in enumerate(stamps)
        if rect.collidepoint(held.center) and rect != slip and rect.width < 100
    )
