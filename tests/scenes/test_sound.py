"""Sounds are played sparingly and from their place, never too loud together; a missing device or file stops nothing."""

import os
import re
import subprocess
import sys
import wave
from collections import Counter
from importlib import import_module
from itertools import combinations, pairwise
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pygame
import pytest

from game import GAMES
from scenes.audio.music import AT_THE_END, BRIDGE, LATE, TAIL_MS, Ambience
from scenes.audio.music import CHANNELS as MUSIC_CHANNELS
from scenes.audio.pieces import BUYING_SOUNDS, TOKEN_SOUNDS, token_sound
from scenes.audio.sound import APART_MS, AT_ONCE, FOLDER, HEADROOM, MIDDLE, Sounds, falling_peaks
from scenes.games.nations.motion.sounds import SCORES
from scenes.games.plugin import plugin_of
from scenes.play.dice.dice_act import HIT, LANDING
from scenes.screens.settings import HEARD
from sounds import measure
from sounds.room import loudness
from sounds.stings import OFTEN
from sounds.strokes import CHIMES, STROKES
from sounds.waves import likeness

ROOT = Path(__file__).parent.parent.parent
FILES = sorted(FOLDER.glob("*/*.ogg"))
FIRST = MUSIC_CHANNELS
"""The channel of the first sound that is played."""


class Clock:
    def __init__(self):
        self.now = 1000

    def __call__(self):
        return self.now


@pytest.fixture(autouse=True)
def no_sound_device():
    """Here there is one; every test begins and ends with it closed."""
    close_device()
    yield
    close_device()


def close_device():
    """Nothing may sound then: what ends meanwhile would end the process."""
    if pygame.mixer.get_init():
        pygame.mixer.stop()
        pygame.mixer.quit()


@pytest.fixture(autouse=True)
def music_is_not_read(monkeypatch):
    """Nobody listens to it."""
    monkeypatch.setattr("scenes.audio.music.Music._read", lambda music, names: [])


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def sounds(clock):
    sounds = Sounds({"music": 0.5, "table": 0.5, "events": 0.25}, clock=clock)
    sounds.open()
    yield sounds
    sounds.close()


@pytest.fixture
def channels(monkeypatch):
    """The channels that were begun: what each plays, and how loud it was told to be at the left and at the right."""
    begun = []

    class Channel:
        def play(self, sound):
            self.sound = sound
            begun.append(self)

        def set_volume(self, *sides):
            self.sides = sides

        def get_sound(self):
            return self.sound

        def stop(self):
            self.sound = None

    monkeypatch.setattr("scenes.audio.sound.free", lambda numbers: Channel())
    return begun


def heard() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


def test_a_sound_is_heard(sounds):
    sounds.play("victory")
    assert heard() == 1


def test_a_name_with_variants_does_not_repeat_itself(sounds, clock):
    played = []
    for _ in range(6):
        sounds.play("coin")
        played += [pygame.mixer.Channel(FIRST).get_sound()]
        pygame.mixer.stop()
        clock.now += 1000
    assert all(one is not other for one, other in pairwise(played))
    assert len({id(sound) for sound in played}) > 1


def test_nothing_is_heard_before_it_is_opened():
    sounds = Sounds()
    sounds.play("victory")
    assert not pygame.mixer.get_init()


def test_the_same_sound_waits_a_moment(sounds, clock):
    sounds.play("coin")
    clock.now += APART_MS - 1
    sounds.play("coin")
    assert heard() == 1
    clock.now += 1
    sounds.play("coin")
    assert heard() == 2


def test_another_sound_need_not_wait(sounds):
    sounds.play("victory")
    sounds.play("coin")
    assert heard() == 2


def test_one_more_of_a_sound_than_may_be_heard_ends_the_oldest(sounds, clock, channels):
    for _ in range(AT_ONCE + 1):
        sounds.play("coin")
        clock.now += APART_MS
    assert [bool(channel.sound) for channel in channels] == [False] + AT_ONCE * [True]


def test_a_sound_is_as_loud_as_its_voice_and_its_strength(sounds, channels):
    sounds.play("coin", strength=0.5)
    sounds.play("points_0")
    assert [channel.sides for channel in channels] == [(0.25, 0.25), (0.25, 0.25)]


@pytest.mark.parametrize(
    ("x", "volumes"),
    [(0.0, (0.5, 0.175)), (MIDDLE / 2, (0.5, 0.3375)), (2 * MIDDLE, (0.175, 0.5)), (3000.0, (0.175, 0.5))],
)
def test_a_sound_is_heard_from_its_place(sounds, channels, x, volumes):
    sounds.play("coin", x=x)
    assert channels[0].sides == pytest.approx(volumes)


def test_sounds_that_are_heard_together_leave_each_other_room(channels, clock):
    sounds = Sounds(clock=clock)
    sounds.open()
    loud = ["victory", "defeat", "war_declared", "age", "revolt", "stamp", "die_land"]
    for name in loud:
        sounds.play(name)
    peaks = [max(sounds._latest[name].peaks) for name in loud]
    assert sum(peaks) > 2
    volumes = [max(channel.sides) for channel in channels]
    assert sum(peak * volume for peak, volume in zip(peaks, volumes, strict=False)) <= HEADROOM + 1e-6
    clock.now += 10_000
    sounds.play("coin")
    assert channels[-1].sides == (1.0, 1.0)
    sounds.close()


def test_muting_ends_what_is_heard_and_stays(sounds):
    sounds.play("victory")
    sounds.muted = True
    sounds.play("wonder_ready")
    assert heard() == 0


def test_unmuting_lets_sounds_be_heard_again(sounds):
    sounds.muted = True
    sounds.muted = False
    sounds.play("victory")
    assert heard() == 1


def test_nothing_begins_while_the_player_is_away(sounds):
    sounds.is_away = True
    sounds.play("victory")
    assert heard() == 0
    sounds.is_away = False
    sounds.play("victory")
    assert heard() == 1


def test_a_missing_sound_is_named_once(sounds, clock, caplog):
    sounds.play("avalanche")
    clock.now += 1000
    sounds.play("avalanche")
    assert [record.getMessage() for record in caplog.records] == [f"Sound avalanche is missing in {FOLDER}."]
    assert heard() == 0


def test_a_damaged_sound_is_named_and_the_others_go_on(tmp_path, clock, caplog):
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "bell.ogg").write_bytes(b"not a sound at all")
    (tmp_path / "table" / "gong.ogg").write_bytes((FOLDER / "table" / "coin_a.ogg").read_bytes())
    sounds = Sounds(folder=tmp_path, clock=clock)
    sounds.open()
    sounds.play("bell")
    sounds.play("gong")
    assert "bell.ogg" in caplog.text
    assert heard() == 1
    sounds.close()


def test_a_sound_of_no_length_is_named_and_not_played(tmp_path, clock, caplog):
    (tmp_path / "table").mkdir()
    with wave.open(str(tmp_path / "table" / "bell.ogg"), "wb") as file:
        file.setparams((2, 2, 44100, 0, "NONE", ""))
        file.writeframes(b"")
    sounds = Sounds(folder=tmp_path, clock=clock)
    sounds.open()
    sounds.play("bell")
    assert "bell.ogg" in caplog.text
    assert heard() == 0
    sounds.close()


@pytest.mark.parametrize("is_opened_again", [False, True])
def test_sounds_whose_device_was_closed_by_others_are_silent_until_they_open_it(sounds, clock, is_opened_again):
    sounds.play("victory")
    sounds.advance(Ambience("menu", "hearth"))
    others = Sounds()
    others.open()
    others.close()
    if is_opened_again:
        others.open()
    sounds.play("victory")
    sounds.advance(Ambience("menu", "hearth"))
    sounds.is_away = True
    sounds.is_away = False
    sounds.muted = True
    sounds.muted = False
    assert not pygame.mixer.get_init() or heard() == 0
    sounds.close()
    assert bool(pygame.mixer.get_init()) == is_opened_again
    sounds.open()
    clock.now += 1000
    sounds.play("victory")
    assert heard() == 1
    others.close()


class Channel:
    """A channel on which words are spoken, which has no queue."""

    def __init__(self):
        self.played = []
        self.is_busy = False

    def get_busy(self):
        return self.is_busy

    def play(self, words):
        self.played.append(words)
        self.is_busy = True

    def stop(self):
        self.is_busy = False


def test_spoken_words_wait_for_those_before_or_take_their_place(monkeypatch):
    sounds, channel = Sounds(), Channel()
    first, second, third, fourth = (SimpleNamespace(get_length=lambda: 1.0) for _ in range(4))
    monkeypatch.setattr(Sounds, "_is_open", True)
    monkeypatch.setattr("pygame.mixer.Channel", lambda number: channel)
    sounds.speak(first, False)
    sounds.speak(second, False)
    sounds.advance(None)
    assert channel.played == [first]
    channel.stop()
    sounds.advance(None)
    assert channel.played == [first, second]
    sounds.speak(third, False)
    sounds.speak(fourth, True)
    channel.stop()
    sounds.advance(None)
    assert channel.played == [first, second, fourth]


def test_without_a_device_the_game_is_silent_and_says_so_once():
    program = (
        "from scenes.audio.music import Ambience\n"
        "from scenes.audio.sound import Sounds\n"
        "sounds = Sounds()\n"
        "sounds.open()\n"
        "sounds.play('coin')\n"
        "sounds.advance(Ambience('menu', 'hearth'))\n"
        "sounds.muted = True\n"
        "sounds.is_away = True\n"
        "sounds.close()\n"
    )
    without = {name: value for name, value in os.environ.items() if name != "SDL_AUDIODRIVER"}
    ended = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=without | {"SDL_AUDIODRIVER": "no such driver"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(ended.stderr.splitlines()) == 1
    assert ended.stderr.startswith("No sound: ")


# -- at the app --------------------------------------------------------------------------------------------------


@pytest.fixture
def wished(monkeypatch):
    """What each frame wishes to be heard behind the scene."""
    wishes = []
    monkeypatch.setattr(Sounds, "advance", lambda self, ambience: wishes.append(ambience))
    return wishes


def test_the_button_that_leaves_a_screen_is_heard_once_the_first_frame_has_opened_the_device(screen, channels):
    screen.app.open("menu")
    screen.app.open("settings")
    screen.frames(1)
    assert pygame.mixer.get_init()
    assert channels == []
    screen.key(pygame.K_ESCAPE)
    assert len(channels) == 1
    screen.app.sounds.close()


def test_it_is_silent_while_another_window_is_looked_at(screen):
    screen.post(pygame.WINDOWFOCUSLOST)
    assert screen.app.sounds.is_away
    screen.post(pygame.WINDOWFOCUSGAINED)
    assert not screen.app.sounds.is_away


def test_the_menu_has_music_and_what_lies_over_it_goes_on_with_it(screen, wished):
    screen.app.open("menu")
    screen.frames(1)
    screen.app.open("settings")
    screen.frames(1)
    assert wished[0] == Ambience("menu", "hearth")
    assert wished[-1] is None


# -- the files ------------------------------------------------------------------------------------------------------


def samples(path):
    """The samples of a file, left and right, 1 being the limit."""
    raw = pygame.mixer.Sound(path).get_raw()
    return np.frombuffer(raw, np.int16).reshape(-1, 2).astype(np.float32) / 32768


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name != "music"], ids=lambda path: path.stem)
def test_no_sound_clips_is_empty_waits_or_begins_or_ends_with_a_knock(sounds, path):
    sound = pygame.mixer.Sound(path)
    peaks = falling_peaks(sound)
    assert 0.05 < peaks[0] < 0.7
    assert peaks[-1] < 0.02
    heights = np.abs(samples(path)).max(axis=1)
    assert heights[0] < 0.03
    assert np.argmax(heights > 0.001) < 0.025 * 44100


def test_takes_of_a_sound_are_equally_loud_and_not_one_wave(sounds):
    takes = {}
    for path in FILES:
        if path.stem.endswith(("_a", "_b", "_c")):
            takes.setdefault(path.stem[:-2], []).append(samples(path))
    louds = {name: [loudness(take) for take in each] for name, each in takes.items()}
    assert {name: loud for name, loud in louds.items() if max(loud) - min(loud) > 1.0} == {}
    pairs = {name: max(likeness(*pair) for pair in combinations(each, 2)) for name, each in takes.items()}
    assert {name: alike for name, alike in pairs.items() if alike > 0.7} == {}


def test_what_is_heard_often_has_several_takes():
    """All that hands do, but for the motif of who loses a War, the count of points, and what comes with every turn."""
    often = {*STROKES, *CHIMES, *OFTEN, *(f"points_{step}" for step in range(12))}
    takes = Counter(path.stem[:-2] for path in FILES if path.stem.endswith(("_a", "_b", "_c")))
    assert {name: takes[name] for name in often if takes[name] < 3} == {}


@pytest.mark.nightly
def test_no_sound_misses_a_bar():
    """How loud they are, and how much the grounds of a score beat alike; `make fuzz` measures second halves as well."""
    sounds = [each for each in measure.read(FOLDER) if not each.name.startswith(LATE)]
    assert {bar.name: bar.missed for bar in measure.bars(sounds) if bar.missed} == {}


def test_a_sound_that_misses_a_bar_is_named():
    loud = measure.Measured(FOLDER / "music" / "menu_1.ogg", _tone(0.5))
    grounds = next(
        bar for bar in measure.bars([loud, *_silence("menu_air_1", "hearth")]) if bar.name == "grounds, LUFS"
    )
    assert grounds.missed.keys() == {"menu_1"}


def _tone(strength):
    """A second of a tone of 440 Hz on both sides."""
    return np.column_stack([strength * np.sin(2 * np.pi * 440 * np.arange(44100) / 44100)] * 2)


def _silence(*names):
    return [measure.Measured(FOLDER / "music" / f"{name}.ogg", _tone(0.01)) for name in names]


DEEP = ("age", "attack", "death", "defeat", "develop", "end_near", "famine", "heartbeat", "missed_famine", "refusal",
        "revolt", "round", "rubble", "stamp", "wall_hit", "war_declared", "war_resolved", "wound")  # fmt: skip


def test_what_lies_deep_is_heard_through_a_small_speaker(sounds):
    """One that gives next to nothing of what lies under 300 Hz."""
    faint = {}
    for path in FILES:
        if re.sub(r"_[abc]$", "", path.stem) in DEEP:
            sound = samples(path)[:65536]
            pitches = (np.fft.rfftfreq(65536, 1 / 44100) / 300) ** 2
            spectrum = np.fft.rfft(sound, 65536, axis=0) * (pitches / (1 + pitches))[:, None]
            faint[path.stem] = loudness(sound) - loudness(np.fft.irfft(spectrum, axis=0)[: len(sound)])
    assert {re.sub(r"_[abc]$", "", stem) for stem in faint} == set(DEEP)
    assert {name: lost for name, lost in faint.items() if lost > 5} == {}


@pytest.mark.long
def test_the_music_leaves_the_other_sounds_their_room():
    """Two phrases, one of which dies away under the other, of two voices each, in the last round, and a place: while
    one place gives way to another, one fades out faster than the other comes in.
    """
    pygame.mixer.init(22050, -16, 2, 512)
    peaks = {"ground": 0.0, "air": 0.0, "place": 0.0, "tail of ground": 0.0, "tail of air": 0.0}
    for path in (FOLDER / "music").glob("*.ogg"):
        is_second = re.search(r"_air_\d$|_drone$", path.stem)
        kind = "air" if is_second else "ground" if path.stem[-1].isdigit() else "place"
        sound = np.abs(samples(path))
        peaks[kind] = max(peaks[kind], float(sound.max()))
        if kind != "place":
            tail = f"tail of {kind}"
            peaks[tail] = max(peaks[tail], float(sound[-round(22.05 * TAIL_MS) :].max()))
    assert min(peaks.values()) > 0
    phrases = sum(peak for kind, peak in peaks.items() if kind != "place")
    assert phrases * AT_THE_END + peaks["place"] <= 1 - HEADROOM


def test_every_sound_that_is_played_is_there():
    there = {re.sub(r"_[abc]$", "", path.stem) for path in FILES}
    sources = {path: path.read_text(encoding="utf-8") for path in (ROOT / "scenes").rglob("*.py")}
    played = {HIT, LANDING, *TOKEN_SOUNDS.values(), token_sound(""), *BUYING_SOUNDS.values(), *HEARD.values()}
    tables = [plugin_of(name).table() for name in GAMES]
    played |= {"button", *(table.picked_sound for table in tables)}
    played |= {sound for table in tables for sound in table.quiet_sounds.values()}
    for path, text in sources.items():
        played.update(re.findall(r'ounds\.play\(f?"(\w+)', text))
        for moment in re.findall(r"    sounds = (.*)", text) if "tools" not in path.parts else ():
            played.update(re.findall(r'"(\w+)"', moment))
        if path.stem == "sounds" and path.parents[1].name in GAMES:
            module = import_module(f"scenes.games.{path.parents[1].name}.motion.sounds")
            played |= {*module.SOUNDS.values(), *re.findall(r'return f?"(\w+)', text)}
    assert len(played) > 30
    assert {name for name in played if name not in there and f"{name}0" not in there} == set()


def test_every_score_and_place_is_there():
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "scenes").rglob("*.py"))
    scores = {*SCORES, *re.findall(r'Ambience\("(\w+)"', text), "tavern", "boulevard", "market", "harbour"}
    places = {"hearth", "crowd", "wind"}
    stems = {path.stem for path in (FOLDER / "music").glob("*.ogg")}
    halves = {*scores, *(LATE + score for score in scores - {"menu"})}
    found = {re.sub(r"(_air|_bridge)?_\d$", "", stem) for stem in stems if not stem.endswith("_drone")}
    assert found == halves | places
    assert {stem.partition(BRIDGE)[0] for stem in stems if BRIDGE in stem} == scores - {"menu"}
    assert {stem for stem in stems if stem.endswith("_drone")} == {f"{score}_drone" for score in scores - {"menu"}}
