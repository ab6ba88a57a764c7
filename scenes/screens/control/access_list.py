"""The list of what is there for eyes, ears and hands: the settings show it, and `docs/access.md` is written from it.

Each line names the test or the command that checks it, or nothing where it is missing. What a line says stands under
`access_lines` in the sentences of the screens.
"""

from __future__ import annotations

from typing import NamedTuple

HANDS, EYES, EARS, TIME = "hands", "eyes", "ears", "time"
THERE, PARTLY, MISSING = STATES = ("there", "partly", "missing")


class AccessLine(NamedTuple):
    """One thing that is there, or is not, and what checks it: a test file or a command."""

    group: str
    id: str
    state: str
    check: str = ""


LINES = (
    AccessLine(HANDS, "keyboard", THERE, "tests/scenes/test_play_games.py"),
    AccessLine(HANDS, "own_keys", THERE, "tests/scenes/test_bindings.py"),
    AccessLine(HANDS, "one_hand", PARTLY, "tests/scenes/test_any_keys.py"),
    AccessLine(HANDS, "layouts", THERE, "tests/scenes/test_keyboard.py"),
    AccessLine(HANDS, "no_hold", THERE, "tests/scenes/test_host.py"),
    AccessLine(HANDS, "switch", THERE, "tests/scenes/test_switch_scan.py"),
    AccessLine(HANDS, "device_words", THERE, "tests/game/test_device_words.py"),
    AccessLine(HANDS, "pad", THERE, "python -m tests.attacks.pads"),
    AccessLine(HANDS, "pad_screens", THERE, "tests/scenes/test_pad_round.py"),
    AccessLine(HANDS, "pad_own_buttons", THERE, "tests/scenes/test_gamepads.py"),
    AccessLine(HANDS, "mouse", PARTLY, "tests/scenes/test_play_games.py"),
    AccessLine(HANDS, "touch", PARTLY, "tests/scenes/test_touch.py"),
    AccessLine(EYES, "contrast", PARTLY, "tests/scenes/tables/test_high_contrast.py"),
    AccessLine(EYES, "large_text", THERE, "python -m tests.attacks.layouts"),
    AccessLine(EYES, "large_cards", PARTLY, "tests/sprites/test_card.py"),
    AccessLine(EYES, "reading_line", THERE, "tests/scenes/test_speech.py"),
    AccessLine(EYES, "plain_letters", THERE, "tests/sprites/test_letters.py"),
    AccessLine(EYES, "any_script", PARTLY, "tests/scenes/test_any_script.py"),
    AccessLine(HANDS, "input_methods", PARTLY, "tests/scenes/test_entry.py"),
    AccessLine(EYES, "no_colour_alone", THERE, "tests/sprites/test_arms.py"),
    AccessLine(EYES, "motion", THERE, "tests/scenes/test_idle_motion.py"),
    AccessLine(EARS, "spoken", PARTLY, "python -m tests.attacks.by_ear"),
    AccessLine(EARS, "asked_aloud", THERE, "tests/scenes/test_speech.py"),
    AccessLine(EARS, "pad_aloud", THERE, "tests/scenes/test_gamepads.py"),
    AccessLine(EARS, "voice_hangs", THERE, "tests/scenes/test_voice.py"),
    AccessLine(EARS, "captions", PARTLY, "tests/scenes/test_speech.py"),
    AccessLine(EARS, "secrets", THERE, "tests/scenes/test_speech.py"),
    AccessLine(TIME, "timers", THERE, "tests/scenes/test_timers.py"),
)
"""The list, group by group."""

GROUPS = tuple(dict.fromkeys(each.group for each in LINES))
