"""No key means two things in one context of the table of actions, and what costs something wants to be held."""

from collections import Counter, defaultdict
from pathlib import Path

import pygame
import pytest

from game import GAMES
from game.session.session import HUMAN
from game.text.language import languages, speaking
from game.text.sentences import Sentences
from scenes.games.nations_dice.text.words import ASKED_FOR, VERBS
from scenes.games.wealth_of_nations.text.words import RAILS
from scenes.timeline.timeline_scene import TimelineScene
from scenes.ui.keymap.actions import ACTIONS, action, action_of, actions_in, is_meant
from scenes.ui.keymap.contexts import ANYWHERE, FOCUS, TABLE, TIMELINE, may_share
from scenes.ui.keymap.keys import Key
from tests.scenes.tables_played import lay, lay_new, played, questions

ROOT = Path(__file__).parents[2]
CONTEXTS = tuple(dict.fromkeys(each.context for each in ACTIONS))
ON_TABLE = (TABLE, FOCUS, ANYWHERE)

VERB_TAKES = {"table.turn"}
"""What a game's own verb may take over where nothing is turned."""


def down(key, mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def mod_of(key):
    held = {pygame.KMOD_CTRL: key.ctrl, pygame.KMOD_SHIFT: key.shift, pygame.KMOD_ALT: key.alt}
    return sum(mod for mod, is_held in held.items() if is_held)


# -- the table itself


@pytest.mark.parametrize("context", CONTEXTS)
def test_no_key_means_two_things_in_one_context(context):
    keys = Counter(key for each in actions_in(context) for key in each.keys)
    assert {key: many for key, many in keys.items() if many > 1} == {}
    assert max(Counter(each.name for each in actions_in(context)).values()) == 1


@pytest.mark.parametrize("context", CONTEXTS)
def test_what_a_context_takes_over_of_those_around_it_is_named(context):
    for each in actions_in(context):
        others = [other for other in ACTIONS if set(other.keys) & set(each.keys) and other is not each]
        assert [other.id for other in others if not may_share(each.id, other.id)] == []


@pytest.mark.parametrize("each", ACTIONS, ids=lambda each: f"{each.context}.{each.name}")
def test_every_key_of_an_action_means_it(each):
    for key in each.keys:
        assert action_of(down(key.code, mod_of(key)), each.context) is each
        assert is_meant(down(key.code, mod_of(key)), f"{each.context}.{each.name}")


def test_shift_matters_only_where_it_means_something_else_and_ctrl_and_alt_always():
    assert action_of(down(pygame.K_r, pygame.KMOD_LSHIFT), TABLE) is action("table.replay")
    assert action_of(down(pygame.K_u, pygame.KMOD_LSHIFT), TABLE) is action("table.undo")
    assert action_of(down(pygame.K_u, pygame.KMOD_LCTRL), TABLE) is None
    assert action_of(down(pygame.K_t, pygame.KMOD_LALT), TABLE) is None
    assert action_of(down(pygame.K_h), TIMELINE, TABLE) is action("timeline.show")


def test_every_action_says_in_every_language_what_it_does():
    say = Sentences("screens")
    for spoken in languages():
        with speaking(spoken):
            assert [each.says for each in ACTIONS if say(each.says, error="1", loss="2", n=3) == each.says] == []


def test_every_action_is_asked_for_somewhere():
    """A row that no scene asks for is a key that does nothing."""
    files = [file for file in (ROOT / "scenes").rglob("*.py") if file.name not in ("actions.py", "contexts.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    named = {(each.context, each.name.rstrip("0123456789")) for each in ACTIONS}
    assert [each for each in named if f'"{each[1]}"' not in source and ".".join(each) not in source] == []


def test_keys_are_named_in_the_table_and_by_the_keyboard_alone():
    files = (ROOT / "scenes").rglob("*.py")
    found = {file.name for file in files if "pygame.K_" in file.read_text(encoding="utf-8")}
    assert found == {"actions.py", "keys.py", "keyboard.py"}


def test_what_is_said_of_a_key_is_what_the_table_has(monkeypatch):
    assert [action(name).cap for name in ("table.undo", "table.redo", "table.less")] == ["U", "Ctrl+Y", "−"]
    assert Key(pygame.K_r, shift=True).cap == "Shift+R"
    with speaking("de"):
        assert action("table.redo").cap == "Strg+Y"


# -- verbs of the games


def verbs_of(scene):
    return scene.table.table.words.rail_verbs(scene.table.model())


def collisions(verbs):
    """What else the keys of verbs mean where they lie, besides what they may take over."""
    meant = defaultdict(set)
    for verb in verbs:
        (key,) = verb.action.keys
        others = (action_of(down(key.code), context) for context in ON_TABLE)
        meant[key] |= {verb.verb, *(f"{each.context}.{each.name}" for each in others if each)} - VERB_TAKES
    return {key: what for key, what in meant.items() if len(what) > 1}


COSTLY = {
    "nations": {"pass"},
    "nations_dice": {"pass"},
    "nation_deckbuilder": set(),
    "wealth_of_nations": {"pass", "pass_on", "done_trading", "finish", "take_note"},
}
"""Verbs that end more than a turn, or cost points, by one press."""


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_no_key_means_two_things_at_any_question_and_what_costs_something_is_held(screen, game):
    scene, seen = None, set()
    for session in questions(game, moves=260):
        scene = scene or lay(screen.app, session)
        scene.table.relay()
        assert collisions(verbs_of(scene)) == {}, session.state.decision.choice.name
        seen |= {(verb.verb, verb.action) for verb in verbs_of(scene)}
    assert {verb for verb, row in seen if row.hold} == COSTLY[game] & {verb for verb, _ in seen}
    held, pressed = ({row.keys for _, row in seen if bool(row.hold) == wanted} for wanted in (True, False))
    assert not held & pressed, "a key that is held at one question does something at once at another"


@pytest.mark.parametrize("asked", ASKED_FOR.values())
def test_no_key_means_two_things_on_any_rail_of_the_dice_game(asked):
    assert collisions([VERBS[name] for name in ("buy_tile", "build_wonder", "reroll", asked, "pass")]) == {}


@pytest.mark.parametrize("rail", RAILS)
def test_no_key_means_two_things_on_any_rail_of_wealth_of_nations(rail):
    assert collisions(RAILS[rail]) == {}


def test_what_is_held_on_one_rail_of_wealth_of_nations_is_not_pressed_on_another():
    verbs = {verb for rail in RAILS.values() for verb in rail}
    held = {verb.key for verb in verbs if verb.needs_hold}
    assert not held & {verb.key for verb in verbs if not verb.needs_hold}


# -- what scenes do with the table


def test_tables_do_something_for_every_row(screen):
    scene = lay_new(screen.app, "nations", [HUMAN] * 3, 1)
    assert scene.key_acts.keys() == {each.name for each in actions_in(TABLE)} - {"go_ahead"}


def test_the_timeline_does_something_for_every_row(screen):
    scene = TimelineScene(screen.app, played(moves=20), 10)
    assert scene._acts.keys() == {each.name for each in actions_in(TIMELINE)}


@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_the_pause_has_a_key_of_its_own(screen, game):
    lay_new(screen.app, game, [HUMAN] * 3, 1)
    screen.frames(2)
    screen.scene.commands.open_menu()
    screen.frames(2)
    keys = [each.shortcut for each in screen.scene.form.targets if each.shortcut]
    assert len(set(keys)) == len(keys) > 3
