"""A card held over another one says what leaves with that: in the line below the table, and on the card."""

import pytest

from game.bots.random_bot import RandomBot
from game.nations.cards.cards import CARDS
from tests.scenes.tables_played import lay, played


def purchase(state, manned):
    """A purchase that would cover a card with Workers on it, or one without; None where there is none."""
    decision = state.decision
    nation = state.nations[decision.seat]
    for move in decision.moves if decision.choice.name == "turn" else ():
        if move[0] == "buy_card" and move[2].startswith("slot"):
            index = int(move[2][-1])
            if nation.slots[index] and bool(nation.workers[index]) == manned:
                return move
    return None


@pytest.fixture
def hold_over(screen):
    """Lays a game in which such a purchase is possible and holds the card over the place, without letting go."""

    def hold(manned):
        session, hand = played(seats=2, moves=30), RandomBot("hold")
        while not purchase(session.state, manned):
            session.play(hand.choose(session.state, session.state.decision))
        scene = lay(screen.app, session)
        screen.frames(2)
        _, card, slot = purchase(session.state, manned)
        places = scene.table.top.layout.targets
        covered = next(name for name, place in places.items() if slot in place.stands_for and not place.can_be_held)
        start = screen.pixel(places[card].area)
        screen.move_to(start)
        screen.press_mouse(start)
        screen.move_to((start[0] + 14, start[1] + 14), pressed=True)
        screen.move_to(screen.pixel(places[covered].area), pressed=True)
        screen.frames(20)
        nation = session.state.nations[session.state.decision.seat]
        return scene, covered, nation.slots[int(slot[-1])], nation.workers[int(slot[-1])]

    return hold


def line(scene):
    return scene.table.table.words.prompt(scene.table.model())


def test_workers_that_come_off_are_counted(hold_over):
    scene, covered, card, workers = hold_over(manned=True)
    words = f"Put it here? **{CARDS[card].name}** leaves the game; you get back {workers} {{worker}}"
    assert line(scene) == words
    assert ("worker", f"{workers} › 0") in scene.table.top.layout.targets[covered].tried


def test_a_card_without_workers_only_leaves(hold_over):
    scene, covered, card, _ = hold_over(manned=False)
    assert line(scene) == f"Put it here? **{CARDS[card].name}** leaves the game."
    assert "worker" not in dict(scene.table.top.layout.targets[covered].tried)


def test_nothing_leaves_any_more_when_the_card_is_put_back(screen, hold_over):
    scene, _, _, _ = hold_over(manned=True)
    screen.press_mouse((5, 5), button=3)
    screen.frames(2)
    assert "leaves" not in line(scene)
