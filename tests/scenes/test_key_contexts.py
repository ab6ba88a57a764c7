"""No key means two things in one context of a table, and what costs something wants to be held."""

from collections import defaultdict

import pygame
import pytest

from game import GAMES
from game.session.session import HUMAN
from scenes.games.nations_dice.text.words import ASKED_FOR, VERBS
from scenes.games.wealth_of_nations.text.words import RAILS
from scenes.learn.step_slip import KEYS as LESSON_KEYS
from scenes.play.input.keys import SEAT_KEYS, TAKEN_OVER
from scenes.play.question_scene import KEYS as QUESTION_KEYS
from scenes.timeline.timeline_scene import TimelineScene
from tests.scenes.tables_played import lay, lay_new, played, questions

ANYWHERE = {pygame.K_m: "mute", pygame.K_F2: "book", pygame.K_F11: "full screen", pygame.K_F12: "picture"}
"""Keys of the desk."""
ACTS = (pygame.K_RETURN, pygame.K_SPACE)
"""Keys that go on, with whatever waits."""


def key_of(verb):
    return ord(verb.key.lower())


def verbs_of(scene):
    return scene.table.table.words.rail_verbs(scene.table.model())


def of_every_table(scene):
    """What the keys do that are the same at every table."""
    keys = scene.keys
    meanings = {key: f"table key {pygame.key.name(key)}" for key in keys._plain}
    return {**meanings, **dict.fromkeys(SEAT_KEYS, "boards"), **ANYWHERE}


def collisions(scene):
    """Keys that mean two things now, with what they mean."""
    meant = defaultdict(set)
    for key, what in of_every_table(scene).items():
        meant[key].add(what)
    for verb in verbs_of(scene):
        if key_of(verb) not in TAKEN_OVER:
            meant[key_of(verb)].add(verb.verb)
    taken_over = [verb.verb for verb in verbs_of(scene) if key_of(verb) in TAKEN_OVER]
    meant["taken over"] = set(taken_over)
    return {key: what for key, what in meant.items() if len(what) > 1}


COSTLY = {
    "nations": {"pass"},
    "nations_dice": {"pass"},
    "nation_deckbuilder": set(),
    "wealth_of_nations": {"pass", "pass_on", "done_trading", "finish", "take_note"},
}
"""Verbs that end more than a turn, or cost points, by one press."""


@pytest.mark.parametrize("game", GAMES)
def test_no_key_means_two_things_at_any_question_and_what_costs_something_is_held(screen, game):
    scene, seen = None, set()
    for session in questions(game, moves=260):
        scene = scene or lay(screen.desk, session)
        scene.table.relay()
        assert collisions(scene) == {}, session.state.decision.choice.name
        seen |= {(verb.verb, key_of(verb), verb.needs_hold) for verb in verbs_of(scene)}
    assert {verb for verb, _, is_held in seen if is_held} == COSTLY[game] & {verb for verb, *_ in seen}
    held, pressed = ({key for _, key, is_held in seen if is_held == wanted} for wanted in (True, False))
    assert not held & pressed, "a key that is held at one question does something at once at another"


@pytest.mark.parametrize("asked", ASKED_FOR.values())
def test_no_key_means_two_things_on_any_rail_of_the_dice_game(asked):
    keys = [VERBS[name].key for name in ("buy_tile", "build_wonder", "reroll", asked, "pass")]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("rail", RAILS)
def test_no_key_means_two_things_on_any_rail_of_wealth_of_nations(screen, rail):
    scene = lay_new(screen.desk, "wealth_of_nations", [HUMAN] * 3, 1)
    general = {key for key in of_every_table(scene) if key not in TAKEN_OVER}
    keys = [key_of(verb) for verb in RAILS[rail]]
    assert len(set(keys)) == len(keys)
    assert not general & set(keys)


def test_what_is_held_on_one_rail_of_wealth_of_nations_is_not_pressed_on_another():
    verbs = {verb for rail in RAILS.values() for verb in rail}
    held = {verb.key for verb in verbs if verb.needs_hold}
    assert not held & {verb.key for verb in verbs if not verb.needs_hold}


@pytest.mark.parametrize("keys", [LESSON_KEYS, QUESTION_KEYS])
def test_the_keys_of_a_lesson_and_a_question_are_free_at_every_table(screen, keys):
    scene = lay_new(screen.desk, "nations", [HUMAN] * 3, 1)
    used = of_every_table(scene)
    own = {key for key in keys.values() if key not in ACTS}
    assert not own & set(used)


def test_the_keys_of_the_timeline_leave_those_of_the_desk_and_the_boards(screen):
    scene = TimelineScene(screen.desk, played(moves=20), 10)
    own = {key for key, is_shifted in scene._keys}
    assert not own & {*ANYWHERE, *SEAT_KEYS}


@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_the_pause_has_a_key_of_its_own(screen, game):
    lay_new(screen.desk, game, [HUMAN] * 3, 1)
    screen.frames(2)
    screen.scene.commands.open_menu()
    screen.frames(2)
    keys = [each.shortcut for each in screen.scene.form.widgets if getattr(each, "shortcut", None)]
    assert len(set(keys)) == len(keys) > 3
