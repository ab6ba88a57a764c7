"""Speech: everything that reads the lines of the scenes, and the keys that ask scenes something."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.files.settings import Settings
from game.text.aloud import in_lines
from game.text.sentences import Sentences
from scenes import ui
from scenes.speech.announcer import ALL, NAMES, USUAL, Announcer, SpokenSources, said
from scenes.speech.captions_bar import CaptionsBar
from scenes.speech.narration import Narration
from scenes.speech.transcript import Channel, SpokenLine, Transcript
from scenes.speech.voice import Voice
from scenes.ui.keymap import contexts

say = Sentences("screens")

DETAILS = {"names": NAMES, "usual": USUAL, "all": ALL}
CHOOSES = ("next_choice", "previous_choice")
LEAFS = {"next_line": (0, 1), "previous_line": (0, -1), "next_buffer": (1, 0), "previous_buffer": (-1, 0)}
"""Buffers and lines that a key goes on by."""


class Speech:
    """What is said of the scene on top, and who hears it: the voice, the captions bar, and whoever else listens."""

    def __init__(self, voice: Voice | None = None) -> None:
        self.transcript = Transcript()
        self.voice = voice or Voice()
        self.bar = CaptionsBar()
        self.transcript.listeners += [self.voice.hear, self.bar.hear]
        self._announcer = Announcer(self.transcript)
        self._settings = Settings()
        self._listens = self._has_begun = False
        self._key = ""
        self._buffer, self._line = 0, -1
        self._about: Narration | None = None

    def listen(self, hear: Callable[[SpokenLine], object]) -> None:
        """Have somebody else hear every line from now on."""
        self._listens = True
        self.transcript.listeners.append(hear)

    @property
    def is_on(self) -> bool:
        """Whether anybody hears what is said."""
        now = self._settings
        return self._listens or now.captions or now.reading_line or self.voice.is_on

    @property
    def is_by_ear(self) -> bool:
        """Whether somebody plays by what is said."""
        return self._listens or self.voice.is_on

    def apply(self, settings: Settings) -> None:
        """Follow the settings; who begins to listen hears where the focus is."""
        was_on, before, self._settings = self.is_on, self._settings, settings
        self.bar.reads_focus = settings.reading_line and not settings.captions
        if not self._has_begun:
            return
        if settings.speech == "on" or (settings.speech == "auto" and self.voice.has_reader):
            self.voice.turn_on()
        else:
            self.voice.turn_off()
        if (self.is_on and not was_on) or before.language != settings.language:
            self._announcer.forget()

    def begin(self) -> None:
        """The window is seen: from now on the voice may start, and the system is asked for a screen reader."""
        self._has_begun = True
        self.voice.look_for_reader()
        self.apply(self._settings)

    def toggled(self) -> str:
        """What the setting is once speech is turned on, or off."""
        if self.voice.is_on:
            return "off"
        self.voice.may_try_again()
        return "on"

    # -- by the frame -----------------------------------------------------------------------------------------

    def follow(self, narration: Narration, ms: float) -> str:
        """Let time pass, and say what is new; returns what a player must be told on the screen, empty for nothing."""
        if self._settings.speech == "auto" and self.voice.has_reader and not self.voice.is_on:
            self.voice.turn_on()
            self._announcer.forget()
        trouble = say(self.voice.trouble) if self.voice.advance(ms) else ""
        if self.is_on:
            before = self.transcript.said
            self._announcer.follow(narration, self._sources)
            self._answer_key(narration, before == self.transcript.said)
        return trouble

    def tell(self, words: str) -> None:
        """Say something that no scene says."""
        if self.is_on:
            for line in in_lines(said(words)):
                self.transcript.say(Channel.URGENT, line)

    def sound(self, name: str) -> None:
        """A sound is heard: captions say what it is."""
        key = f"speech.sounds.{name}"
        if self._settings.captions and say.has(key):
            self.transcript.say(Channel.SOUND, say(key))

    @property
    def _sources(self) -> SpokenSources:
        now = self._settings
        return SpokenSources(now.speak_own, now.speak_others, now.speak_game, DETAILS[now.detail])

    def _answer_key(self, narration: Narration, is_silent: bool) -> None:
        """After a key that moves the focus something is always said: where it is, or why it is there still."""
        key, self._key = self._key, ""
        if not key or not is_silent:
            return
        state = narration.state
        if key in CHOOSES and not (state.focus and state.focus.of):
            self.transcript.say(Channel.URGENT, said(state.turn or say("speech.no_choice")), True)
        elif key in CHOOSES and state.focus:
            self._announcer.tell_focus(state.focus, self._sources.detail)
        elif state.focus:
            self.transcript.say(Channel.FOCUS, say("speech.edge"), True)

    # -- keys -------------------------------------------------------------------------------------------------

    def takes(self, event: pygame.event.Event, narration: Narration, is_typing: bool) -> bool:
        """Take a key that asks something; False for every other event."""
        if event.type != pygame.KEYDOWN or not self.is_on:
            return False
        self._announcer.key_pressed()
        meant = None if is_typing else ui.action_of(event, contexts.SPEECH)
        if meant is None:
            walked = None if is_typing else ui.action_of(event, contexts.FOCUS)
            self._key = walked.name if walked and walked.name != "act" else ""
            return False
        if meant.name in LEAFS:
            self._leaf(narration, *LEAFS[meant.name])
        elif meant.name == "again":
            self._again(narration)
        else:
            lines = [line for line in narration.answer(meant.name) if line]
            self._announcer.answer(lines or [say("speech.no_answer")])
        return True

    def _again(self, narration: Narration) -> None:
        """What is asked, or else what the scene says, and where the focus is."""
        state = narration.state
        asked = [each for each in (state.turn, state.question) if each]
        self._announcer.answer(asked or [each for each in (state.scene, state.text) if each])
        if state.focus:
            self._announcer.tell_focus(state.focus, self._sources.detail)

    def _leaf(self, narration: Narration, buffers: int, lines: int) -> None:
        """Another buffer, with its title, or another line of this one."""
        found = narration.buffers
        if not found:
            self._announcer.answer([say("speech.no_answer")])
            return
        if narration is not self._about:
            self._about, self._buffer, self._line = narration, 0, -1
        self._buffer = (self._buffer + buffers) % len(found)
        buffer = found[self._buffer]
        all_lines = [part for line in buffer.lines for part in in_lines(said(line))]
        if buffers or not all_lines:
            self._line = -1
            self._announcer.answer([say("speech.buffer", title=buffer.title, n=len(all_lines))])
            return
        goal = self._line + lines
        if not 0 <= goal < len(all_lines):
            self._line = min(max(self._line, 0), len(all_lines) - 1)
            self._announcer.answer([say("speech.edge")])
            return
        self._line = goal
        self._announcer.answer([all_lines[goal]])
