"""The voice: an engine in a process of its own says lines, and one that hangs holds up nothing and is dropped."""

import os
import signal
import time

import pygame
import pytest

from game.files import child_process
from scenes.speech.engine import EngineFound, Uttered
from scenes.speech.transcript import Channel, SpokenLine
from scenes.speech.voice import PATIENCE, Mailbox, Voice
from tests.scenes.listener import Listener


def line(words, channel=Channel.EVENT, interrupts=False):
    return SpokenLine(channel, words, interrupts)


# -- the mailbox


def test_a_stale_focus_leaves_and_events_stay():
    box = Mailbox()
    box.put(line("Ann passes"))
    box.put(line("Forum.", Channel.FOCUS))
    box.put(line("Temple.", Channel.FOCUS, interrupts=True))
    taken = box.take()
    assert (taken.words, taken.interrupts) == ("Ann passes. Temple.", True)
    assert box.take() is None


def test_of_many_events_the_latest_are_said():
    box = Mailbox()
    for number in range(20):
        box.put(line(f"Event {number}"))
    assert box.take().words.split()[1] == "14."


# -- engines in processes of their own


def echo(far_end):
    """Answers everything, and says its own number first."""
    far_end.send(EngineFound(str(os.getpid())))
    while True:
        far_end.recv()
        far_end.send(Uttered(b""))


def mute(far_end):
    far_end.send(EngineFound(""))
    far_end.recv()


def broken(far_end):
    far_end.send(EngineFound("broken"))
    far_end.recv()


def sounding(far_end):
    """Makes a sound of everything."""
    far_end.send(EngineFound("sounding"))
    while True:
        far_end.recv()
        far_end.send(Uttered(b"a sound"))


class SlowSound:
    def __init__(self, file):
        time.sleep(0.5)


@pytest.fixture
def voice_of():
    voices = []

    def make(engine):
        voice = Voice(child_process.start, engine)
        voices.append(voice)
        voice.turn_on()
        return voice

    yield make
    for voice in voices:
        voice.turn_off()


def wait(voice, until, ms=20.0, most=800):
    """Frames until this holds; the longest of them in seconds, and whether trouble was told in any."""
    longest, told = 0.0, 0
    for _ in range(most):
        began = time.perf_counter()
        told += voice.advance(ms)
        longest = max(longest, time.perf_counter() - began)
        if until():
            return longest, told
        time.sleep(0.005)
    raise AssertionError("it never came to that")


@pytest.mark.long
def test_an_engine_says_lines_and_ends_with_the_voice(voice_of):
    voice = voice_of(echo)
    wait(voice, lambda: voice.engine_name)
    for _ in range(3):
        voice.hear(line("Ann passes"))
        wait(voice, lambda: voice._answered == voice._asked and voice._mailbox.take() is None)
    process = voice._process
    voice.turn_off()
    process.join(5)
    assert not process.is_alive()


def test_an_engine_that_is_stopped_delays_no_frame_and_is_dropped_in_words_once(voice_of):
    voice = voice_of(echo)
    wait(voice, lambda: voice.engine_name)
    os.kill(int(voice.engine_name), signal.SIGSTOP)
    for number in range(50):
        voice.hear(line(f"Event {number}"))
    longest, told = wait(voice, lambda: voice.trouble, ms=PATIENCE / 4)
    assert (voice.trouble, told, voice.is_on) == ("speech.hangs", 1, False)
    assert longest < 0.05
    voice._process.join(5)
    assert not voice._process.is_alive()
    voice.turn_on()
    assert not voice.is_on, "it is tried again at the next start, or when somebody asks for it"
    voice.may_try_again()
    voice.turn_on()
    wait(voice, lambda: voice.engine_name)


def test_an_engine_that_ends_late_costs_the_one_after_it_nothing(voice_of):
    """Speech that is turned off and on again at once: the process of before is still going."""
    voice = voice_of(echo)
    wait(voice, lambda: voice.engine_name)
    first = voice.engine_name
    voice.turn_off()
    voice.turn_on()
    voice.hear(line("Ann passes"))
    assert not voice.engine_name, "it is given the time that finding an engine takes"
    _, told = wait(voice, lambda: voice.engine_name)
    assert voice.engine_name != first
    wait(voice, lambda: voice._answered == voice._asked == 2)
    assert (told, voice.trouble, voice.is_on) == (0, "", True)


def test_that_an_engine_hangs_is_said_once(screen, monkeypatch):
    screen.app.open("menu")
    listener = Listener(screen.app)
    monkeypatch.setattr(Voice, "advance", lambda self, ms: not listener.lines)
    screen.app.speech.voice.trouble = "speech.hangs"
    listener.frames(3)
    assert sum("stopped answering" in each.words for each in listener.lines) == 1


@pytest.mark.nightly
def test_a_sound_of_words_is_made_beside_the_frames(voice_of, monkeypatch):
    monkeypatch.setattr(pygame.mixer, "Sound", SlowSound)
    voice, played = voice_of(sounding), []
    voice.play = lambda sound, interrupts: played.append(sound)
    wait(voice, lambda: voice.engine_name)
    voice.hear(line("Ann passes"))
    longest, _ = wait(voice, lambda: played)
    assert longest < 0.3


def test_without_an_engine_it_is_said_why_nothing_is_heard(voice_of):
    voice = voice_of(mute)
    wait(voice, lambda: voice.trouble)
    assert (voice.trouble, voice.is_on) == ("speech.no_engine", False)


@pytest.mark.long
def test_an_engine_that_ends_is_told(voice_of):
    voice = voice_of(broken)
    wait(voice, lambda: voice.engine_name)
    voice.hear(line("Ann passes"))
    wait(voice, lambda: voice.trouble)
    assert voice.trouble == "speech.ended"


def test_speech_is_turned_on_by_key_on_any_screen_and_told_where_it_cannot_be(screen):
    screen.app.open("menu")
    screen.frames(2)
    screen.key(pygame.K_F1, mod=pygame.KMOD_LCTRL)
    assert screen.app.settings.speech == "on"
    assert "Speech can't start here" in screen.app._display.note.words


@pytest.mark.long
def test_speech_comes_on_by_itself_where_a_reader_runs(app_of):
    app = app_of()
    app.speech.voice._start, app.speech.voice._engine = child_process.start, echo
    app.speech.voice._asks_system = lambda: True
    app.open("menu")
    app.step(16)
    for _ in range(400):
        app.step(16)
        if app.speech.voice.engine_name:
            break
        time.sleep(0.005)
    assert app.speech.voice.is_on
    app.change_settings(speech="off")
    assert not app.speech.voice.is_on
