"""What a player has set for the whole program, kept in a text file a person can edit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from game.files.folders import config_folder
from game.files.schema import ANY, TextShape, check, is_of
from game.files.shared_file import SharedFile
from game.files.untrusted import load
from game.text.language import SYSTEM, languages

FILE_NAME = "settings.yaml"
VOICES = ("music", "table", "events")
"""What is heard: music and places, pieces on the table, and what happens in a game."""

SPEEDS = ("slow", "normal", "fast", "instant")
SCHEMES = ("standard", "high contrast")
TIPS = ("full", "short", "none")
"""How much new players are told: all of a tip, its first sentence, or nothing."""
FULL, SHORT, NONE = TIPS
ZOOMS = ("soon", "late", "on request")
"""When what the pointer rests on at a table explains itself."""
CITIES = ("full", "quiet", "off")
"""How the city that a player has built is seen behind its board: in all its colours, in fewer, or not."""
SPEECHES = ("auto", "on", "off")
"""When lines are spoken: while a screen reader runs, always, or never."""
DETAILS = ("names", "usual", "all")
"""How much is said of what the keyboard is at."""
PAD_CAPS = ("auto", "xbox", "playstation", "nintendo")
"""Whose signs are shown on buttons while a gamepad is used: those of its maker, or always the same."""
INTERFACE_SIZES = (80, 90, 100)
"""Per cent of the largest size that fits the window."""
LETTER_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""Per cent of the letters and signs as they were drawn."""
HANDS = ("both", "left", "right", "number pad")
"""Which hand the keys lie for."""
BOTH = HANDS[0]
HOLDINGS = ("hold", "press twice", "press once")
"""How one does what cannot be done by mistake: hold the key or button, press it twice, or press it and undo."""
HOLD, TWICE, ONCE = HOLDINGS
TIMERS = ("usual", "three times", "wait for me")
"""How long what goes on without being asked to waits first."""
HASTE = dict(zip(TIMERS, (1.0, 1 / 3, 0.0), strict=True))
SCANS = (0, 600, 1000, 1500, 2500, 4000)
"""After how many milliseconds the focus goes on to the next choice, for who has one switch; 0 for never."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the values here are the usual ones. How loud each voice is runs from 0 to 100.

    `window` is not set by hand: it says where the window was last, empty before the first time. `keys` are those that
    single actions have in the place of the usual ones, by their names; `scenes.ui.keymap.bindings` reads them.
    """

    music: int = 70
    table: int = 70
    events: int = 70
    muted: bool = False
    speed: str = "normal"
    interface: int = 100
    letters: int = 100
    plain_letters: bool = False
    full_screen: bool = False
    scheme: str = "standard"
    city_look: str = CITIES[0]
    reduced_motion: bool = False
    clock: bool = False
    tips: str = FULL
    zoom: str = ZOOMS[0]
    today: bool = True
    challenge: bool = True
    hard_beside: bool = True
    language: str = SYSTEM
    speech: str = SPEECHES[0]
    captions: bool = False
    reading_line: bool = False
    detail: str = DETAILS[1]
    speak_own: bool = True
    speak_others: bool = True
    speak_game: bool = True
    rumble: bool = False
    pad_caps: str = PAD_CAPS[0]
    hand: str = BOTH
    keys: Mapping[str, str] = field(default_factory=dict, hash=False)
    buttons: Mapping[str, str] = field(default_factory=dict, hash=False)
    holding: str = HOLD
    timers: str = TIMERS[0]
    scan: int = SCANS[0]
    window: str = ""

    @property
    def haste(self) -> float:
        """How fast time passes for what goes on without being asked to: 1 as usual, 0 never."""
        return HASTE[self.timers]

    @property
    def pressing(self) -> str:
        """How one presses what must be held: with one switch, which goes back when it is held, twice instead."""
        return TWICE if self.scan and self.holding == HOLD else self.holding

    def __post_init__(self) -> None:
        check(asdict(self), SHAPE, "setting")


WINDOW = TextShape(500)

SHAPE = {
    **dict.fromkeys(VOICES, range(101)),
    "muted": bool,
    "speed": SPEEDS,
    "interface": INTERFACE_SIZES,
    "letters": LETTER_SIZES,
    "plain_letters": bool,
    "full_screen": bool,
    "scheme": SCHEMES,
    "city_look": CITIES,
    "reduced_motion": bool,
    "clock": bool,
    "tips": TIPS,
    "zoom": ZOOMS,
    "today": bool,
    "challenge": bool,
    "hard_beside": bool,
    "language": (SYSTEM, *languages()),
    "speech": SPEECHES,
    "captions": bool,
    "reading_line": bool,
    "detail": DETAILS,
    "speak_own": bool,
    "speak_others": bool,
    "speak_game": bool,
    "rumble": bool,
    "pad_caps": PAD_CAPS,
    "hand": HANDS,
    "keys": {ANY: TextShape(120)},
    "buttons": {ANY: TextShape(120)},
    "holding": HOLDINGS,
    "timers": TIMERS,
    "scan": SCANS,
    "window": WINDOW,
}
"""What each setting may be."""


OLD_VOLUME, OLD_TIPS = "volume", "meetings"
"""What files of older versions call how loud everything is, and whether there are tips."""


class SettingsFile:
    """The settings on disk. `trouble` says in plain words why the file could not be used, or not be written.

    A damaged file is never overwritten: it is kept under another name and the usual settings are used.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / FILE_NAME
        self._file = SharedFile(self.path, "settings_file", _settings, Settings())
        self._unsaved: dict[str, Any] = {}
        self.settings = self._file.look()
        self.trouble = self._file.damaged

    def change(self, **changes: Any) -> Settings:
        """Change some settings and save them at once. Raises ValueError for a value that is not allowed.

        What other copies of the program have set meanwhile stays in the file.
        """
        self.settings = replace(self.settings, **changes)
        self._unsaved |= changes
        damage = self._file.damage
        try:
            with self._file.changing(self.settings) as saved:
                settings = asdict(replace(saved, **self._unsaved))
                self._file.write((), lambda _: yaml.safe_dump(settings, sort_keys=False))
            self._unsaved = {}
            self.trouble = None if self._file.damage is damage else self._file.damaged
        except OSError as error:
            self.trouble = self._file.unwritable(error)
        return self.settings


def _settings(data: bytes) -> Settings:
    """Settings from a file's content. Raises Unfit that names the wrong entry; a place of the window that is none is
    left out, as nobody has set it. The one `volume` of older versions holds for every voice that is not set itself, and
    their switch of the tips for how much these say.
    """
    entries = load(data)
    if isinstance(entries, dict) and not is_of(entries.get("window", ""), WINDOW):
        del entries["window"]
    check(
        entries,
        {f"{name}?": shape for name, shape in (SHAPE | {OLD_VOLUME: range(101), OLD_TIPS: bool}).items()},
        "setting",
    )
    if OLD_VOLUME in entries:
        entries = dict.fromkeys(VOICES, entries.pop(OLD_VOLUME)) | entries
    if OLD_TIPS in entries:
        entries = {"tips": FULL if entries.pop(OLD_TIPS) else NONE} | entries
    return Settings(**entries)
