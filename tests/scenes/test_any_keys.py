"""With all keys given to other actions, everything at a table is still reached; one half of a keyboard plays a game to
its end. `tests.attacks.permuted_keys` plays with all keys permuted.
"""

import pytest

from game.files.settings import Settings
from game.session.session import HUMAN
from scenes.ui.keymap import bindings
from scenes.ui.keymap.actions import action
from tests.scenes.any_keys import AnyKeysHand, OneHand, permuted, unreachable
from tests.scenes.tables_played import assert_finished, lay_first_turn, lay_new

SEED = 1


@pytest.fixture(autouse=True)
def _usual_afterwards():
    yield
    bindings.use(Settings())


@pytest.fixture
def permuted_screen(screen):
    screen.app.change_settings(keys=permuted(SEED).written)
    assert not screen.app.keys_trouble
    return screen


def test_every_action_is_reached_by_its_new_key():
    changed = permuted(SEED)
    bindings.use(Settings(keys=changed.written))
    assert unreachable(changed) == []


def test_every_key_of_a_table_does_what_it_did(permuted_screen, monkeypatch):
    scene, done = lay_first_turn(permuted_screen), []
    permuted_screen.frames(3)
    hand = AnyKeysHand(permuted_screen, SEED)
    scene.key_acts = {name: lambda name=name: done.append(name) for name in scene.key_acts}
    for name in scene.key_acts:
        hand.does(action(f"table.{name}"))
    assert done == [*scene.key_acts]


def test_the_verbs_of_a_game_have_their_new_keys(permuted_screen, monkeypatch):
    scene, pressed = lay_first_turn(permuted_screen), []
    permuted_screen.frames(3)
    monkeypatch.setattr(scene.host, "press", lambda name: not pressed.append(name))
    verbs = scene.table.table.words.rail_verbs(scene.table.model())
    for verb in verbs:
        AnyKeysHand(permuted_screen, SEED).does(verb.action)
    assert pressed == [f"verb:{verb.verb}" for verb in verbs]


def test_a_hand_leaves_the_timeline_that_a_key_of_chance_has_opened(permuted_screen):
    scene = lay_first_turn(permuted_screen)
    permuted_screen.frames(3)
    hand = AnyKeysHand(permuted_screen, SEED)
    hand.does(action("table.timeline"))
    permuted_screen.frames(3)
    assert permuted_screen.scene is not scene
    hand.play_on()
    permuted_screen.frames(3)
    assert permuted_screen.scene is scene


@pytest.mark.nightly
@pytest.mark.long
@pytest.mark.parametrize("half", ["right", pytest.param("number pad", marks=pytest.mark.nightly)])
def test_a_game_is_played_with_one_half_of_the_keyboard(screen, half):
    screen.app.change_settings(hand=half)
    scene = lay_new(screen.app, "nations", [HUMAN, "random"], SEED, ages=1)
    OneHand(screen, half, SEED).play_to_the_end()
    assert_finished(scene, screen)
