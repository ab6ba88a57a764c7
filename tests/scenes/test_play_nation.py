"""Games of Nation through the real screen, in every mode, by the mouse alone and by the keyboard alone."""

from __future__ import annotations

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.session import savefile
from game.session.session import Seat, Session
from scenes.games.nation_deckbuilder.victory_scene import VictoryScene
from scenes.results.result_scene import ResultScene
from tests.scenes.hands import KeyboardHand, MouseHand
from tests.scenes.tables_played import lay

MODES = {"solo": 1, "duel": 2, "cooperative": 2, "three": 3, "teams": 4}
LAST_STAND = 4
"""Health at which a game is near its end: from there on it is played through the screen."""


def session_of(mode, seed, players=("human",) * 4, until=lambda state: False):
    """A game of a mode, played at random until the position is as wanted."""
    seats = [Seat(f"Seat {number + 1}", players[number], number + 1) for number in range(MODES[mode])]
    session = Session(GAMES["nation_deckbuilder"], {"cooperative": mode == "cooperative"}, seats, seed)
    hand = RandomBot(seed)
    while session.state.decision and not until(session.state):
        session.play(hand.choose(session.state, session.state.decision))
    return session


def is_near_the_end(state):
    """One good blow decides the game; with three nations one has fallen before."""
    standing = [nation.health for nation in state.nations if not nation.is_out]
    return len(standing) == 2 and min(standing) <= LAST_STAND


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("mode", "hand"),
    [
        ("solo", KeyboardHand),
        ("duel", MouseHand),
        ("cooperative", MouseHand),
        ("three", KeyboardHand),
        ("teams", MouseHand),
    ],
)
def test_every_mode_is_played_to_its_end_by_one_device_alone(screen, mode, hand):
    seed = 3
    scene = lay(screen.app, session_of(mode, seed, until=is_near_the_end))
    hand(screen, seed).play_to_the_end()
    assert isinstance(screen.scene, VictoryScene)
    opened = savefile.read(scene.game.journal.path, game_named)
    assert opened.session.state.fingerprint() == scene.game.session.state.fingerprint()


def test_a_person_plays_the_first_turns_against_a_computer_without_a_curtain(screen):
    scene = lay(screen.app, session_of("duel", 5, ("human", "random", "random", "random"), lambda state: True))
    hand = MouseHand(screen, 5)
    while scene.game.session.state.turn < 4:
        hand.play_on()
        assert isinstance(screen.scene, ResultScene) or not scene.viewpoint.is_covered
