"""Dragging in every game: what is lit can be dragged to a lit place, or a drag of it says what to do instead."""

import pygame
import pytest

from game import GAMES
from game.engine.flow import advance
from game.nations.rules.workers import WHICH_WORKER, places_with_workers
from scenes.ui.host.drag import contains, middle
from scenes.ui.host.placement import apart
from scenes.ui.host.popover_places import in_units
from tests.scenes.answering import target_at
from tests.scenes.tables_played import lay, lay_first_turn, lay_new, played, questions

FAR_AWAY = ((640, 471), (300, 5))
"""Points of the canvas: at least one of them lies beside a place."""


def send(scene, kind, point, **facts):
    """A real event at a point of the canvas; nothing is painted."""
    pos = scene.table.theme.spot(*point)
    scene.handle(pygame.event.Event(kind, pos=pos, **facts))


def lift(scene, name):
    """Press on a place that is on the screen and move a little; the areas that would take it now."""
    scene.draw(scene.app.surface)
    x, y = middle(scene.table.top.layout.targets[name].area)
    send(scene, pygame.MOUSEMOTION, (x, y), buttons=(0, 0, 0))
    assert scene.host.hovered == name
    send(scene, pygame.MOUSEBUTTONDOWN, (x, y), button=1)
    send(scene, pygame.MOUSEMOTION, (x + 9, y - 9), buttons=(1, 0, 0))
    return scene.host.landings


def let_go(scene, point):
    send(scene, pygame.MOUSEMOTION, point, buttons=(1, 0, 0))
    send(scene, pygame.MOUSEBUTTONUP, point, button=1)


def one_of_each_kind(scene):
    """Lit places that the pointer can reach, one of every kind."""
    places, top = scene.table.top.layout.targets, scene.table.top
    kinds = {}
    for name in sorted(scene.table.lit):
        place = places[name]
        if target_at(top, middle(place.area), lambda other, _: other in scene.table.lit) == name:
            kinds[place.zone, place.verb, place.can_be_held] = name
    return list(kinds.values())


def answer_to_drag(app, scene, name):
    """What dragging a lit place leads to: "said", "done", or nothing at all."""
    area, position = scene.table.top.layout.targets[name].area, scene.game.position
    landings = lift(scene, name)
    goals = [middle(landing) for landing in landings.values()] or FAR_AWAY
    let_go(scene, next((goal for goal in goals if not contains(area, goal)), goals[0]))
    if scene.commands.hints.notice or app.stack.top is not scene:
        return "said"
    return "done" if scene.game.turn.is_begun or scene.game.position != position else ""


def sit_down(scene):
    """Whoever is asked once everything that settles itself is done looks at the table, behind no curtain."""
    while scene.game.settled_move:
        scene.update(16)
    scene.update(16)
    scene._uncover()


LONGER = [pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != "nations_dice"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", ["nations_dice", *LONGER])
def test_what_is_lit_can_be_dragged_to_a_lit_place_or_says_what_to_do_instead(app, game):
    answers = {}
    for session in questions(game, each=2):
        while app.stack.top:
            app.stack.pop()
        scene = lay(app, session)
        sit_down(scene)
        for name in one_of_each_kind(scene):
            if name not in scene.table.lit:
                continue
            answers[session.state.decision.choice.name, name] = answer_to_drag(app, scene, name)
            if app.stack.top is not scene:
                break
            scene.game.turn.call_off()
            scene.refresh()
    assert len(answers) > 3
    assert [question for question, answer in answers.items() if not answer] == []


def test_a_worker_dragged_from_the_population_track_to_the_resource_area_is_taken(app):
    scene = lay_new(app, "nations", ["human", "human"], 11)
    while (decision := scene.game.session.state.decision).choice.name != "growth":
        scene.game.commit(decision.moves[0])
    scene.update(16)
    seat, name = decision.seat, next(name for name in scene.table.lit if "@food#" in name)

    landings = lift(scene, name)
    assert list(landings) == ["area"]
    let_go(scene, middle(landings["area"]))

    assert scene.game.session.moves[-1] == ("take_worker", "food")
    assert scene.game.session.state.nations[seat].food_track == 3


def deployed_some(state, seat):
    """Whether a nation has workers in two places, so that it must say which one goes back."""
    return len(places_with_workers(state.nations[seat])) > 1


def test_a_worker_that_must_be_returned_can_be_dragged_to_the_population_track(app):
    scene = lay_new(app, "nations", ["human", "human"], 11)
    state = scene.game.session.state
    while (decision := state.decision).choice.name != "turn" or not deployed_some(state, decision.seat):
        deployment = next((move for move in decision.moves if move[0] == "deploy"), decision.moves[0])
        scene.game.commit(deployment)
        state = scene.game.session.state
    state.then((WHICH_WORKER, state.decision.seat))
    advance(state)
    scene.game._turn_to_position()
    scene.update(16)

    landings = lift(scene, next(name for name in scene.table.lit if "@area#" in name))
    assert set(landings) == {"track food", "track stability"}
    let_go(scene, middle(landings["track food"]))

    assert scene.game.session.moves[-1] == ("return_worker", "area")


def test_a_card_without_a_space_is_bought_anywhere_on_the_board_and_elsewhere_says_so(app):
    whole = played(2)

    def at_once(number):
        decision = whole.state_before(number).decision
        return next((move for move in decision.moves if move[0] == "buy_card" and move[-1] == "nation"), None)

    number = next(number for number in range(len(whole.moves)) if at_once(number))
    _, card, _ = move = at_once(number)

    scene = lay(app, whole.at(number))
    sit_down(scene)
    lift(scene, card)
    let_go(scene, middle(scene.table.top.layout.targets["track food"].area))
    assert "can't go here" in scene.commands.hints.notice.words
    assert len(scene.game.session.moves) == number

    lift(scene, card)
    let_go(scene, middle(scene.table.top.layout.targets["area"].area))
    assert scene.game.session.moves[number] == move


def with_a_worker_on_the_first_card(screen, stone):
    """The second turn of somebody whose worker stands on the first card, with so much stone; and that worker."""
    scene = lay_first_turn(screen)
    state = scene.game.session.state
    seat = state.decision.seat
    for _ in range(2):
        scene.game.commit(("deploy", "area", "slot0"))
    state = scene.game.session.state
    assert state.decision.seat == seat
    state.nations[seat].stone = stone
    advance(state)
    scene.game._turn_to_position()
    scene.update(16)
    if scene.viewpoint.is_covered:
        scene._uncover()
    return scene, f"worker{seat}@slot0#0"


def card_in(scene, slot):
    """The target of the card in a slot of the deciding seat."""
    nation = scene.game.session.state.nations[scene.game.deciding]
    return scene.table.top.layout.targets[f"{nation.slots[slot]}@{nation.seat}"]


@pytest.mark.parametrize("dragged", [True, False])
def test_a_worker_goes_straight_from_card_to_card(screen, dragged):
    """It is off every card for a moment, but nobody sees it among the free workers."""
    scene, worker = with_a_worker_on_the_first_card(screen, 3)
    screen.app.change_settings(speed="normal")
    goal, free = middle(card_in(scene, 1).area), scene.game.session.state.nations[scene.game.deciding].area
    if dragged:
        lift(scene, worker)
        let_go(scene, goal)
    else:
        screen.click(scene.table.top.layout.targets[worker].area)
        screen.click(card_in(scene, 1).area)
    assert scene.game.session.moves[-1] == ("deploy", "slot0", "slot1")
    seen = set()
    for _ in range(120):
        scene.update(16)
        laid = scene.table.top.layout.sprites
        seen.add(sum(name.startswith(worker.replace("slot0#0", "area#")) for name in laid))
    assert max(seen) == free


def test_a_worker_that_cannot_be_paid_for_says_so_where_it_is_let_go(screen):
    """Also on another card of its own board, where nothing was said, and at the pointer."""
    scene, worker = with_a_worker_on_the_first_card(screen, 0)
    goal = middle(card_in(scene, 3).area)
    lift(scene, worker)
    let_go(scene, goal)
    notice = scene.commands.hints.notice
    assert "{stone}" in notice.words
    assert notice and notice.is_refusal and contains(notice.at, goal) and notice.at[2] < card_in(scene, 3).area[2]

    scene.commands.hints.notice = None
    lift(scene, worker)
    let_go(scene, middle(card_in(scene, 0).area))  # its own card
    assert scene.commands.hints.notice is None


def test_a_refused_drop_is_told_at_the_pointer(screen):
    """However much is to be read around there."""
    scene, _ = with_a_worker_on_the_first_card(screen, 3)
    places = scene.table.top.layout.targets
    card = next(name for name in sorted(scene.table.lit) if places[name].zone == "market" and places[name].can_be_held)
    goal = middle(places["event"].area)
    lift(scene, card)
    let_go(scene, goal)
    scene.draw(screen.app.surface)
    theme, told = scene.table.theme, scene.commands.sight.popovers.rect_of("notice")
    assert apart(in_units(theme, told), (*goal, 0, 0)) < 60


def first_turn_of_nation(screen):
    """The first turn of a new game of Nation, at Normal speed."""
    scene = lay_new(screen.app, "nation_deckbuilder", ["human", "human"], "11")
    screen.frames(3)
    screen.app.change_settings(speed="normal")
    scene.resume()
    return scene


def test_a_whole_hand_that_is_played_is_laid_out_at_once(screen):
    scene = first_turn_of_nation(screen)
    top = scene.table.top
    hand = [move[1] for move in scene.game.session.state.decision.moves if move[0] == "mark"]
    scene.commands.playback.play(*(("mark", card) for card in hand), ("play",))
    begun = set()
    for _ in range(40):
        scene.update(16)
        begun.add(sum(card in top.motion.travels for card in hand))
    assert len(hand) > 3
    assert max(begun) >= len(hand) - 1  # one may lie there already


def test_a_card_that_is_bought_by_dragging_goes_on_from_the_hand_at_once(screen):
    scene = first_turn_of_nation(screen)
    top, state = scene.table.top, scene.game.session.state
    hand = [move[1] for move in state.decision.moves if move[0] == "mark"]
    scene.commands.playback.play(*(("mark", card) for card in hand), ("play",))
    scene.choreographer.finish()
    sit_down(scene)
    card = next(move[1] for move in scene.game.session.state.decision.moves if move[0] == "buy")
    lift(scene, card)
    let_go(scene, middle(top.layout.targets["purchases"].area))
    assert scene.game.session.moves[-1] == ("buy", card)
    for _ in range(2):
        scene.update(16)
    assert card not in top.motion.hanging
    assert card in top.motion.travels


def test_the_shadow_of_a_lifted_piece_grows_and_falls_away_from_it(screen):
    scene, worker = with_a_worker_on_the_first_card(screen, 3)
    lift(scene, worker)
    scene.host.carried._lifted = 0.0
    shadows = []
    for ms in (30.0, 90.0):
        scene.host.carried._lifted = ms
        shadow, piece, *_ = scene.table.top.held_stamps(scene.host.carried)
        alpha = shadow.surface.get_alpha()
        shadows.append((255 if alpha is None else alpha, shadow.rect.centery - piece.rect.centery))
    assert shadows[0][0] < shadows[1][0]
    assert shadows[0][1] < shadows[1][1]
