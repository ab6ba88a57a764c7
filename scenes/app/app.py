"""The app: the window, everything that all scenes share, and the main loop that drives them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import nullcontext, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.bots.thinking import Thinker, ThinkingInPieces
from game.command import no_files_left
from game.files.profiles import MET, Profiles, own_file
from game.files.reports import write
from game.files.saves import Saves
from game.files.settings import VOICES, Settings, SettingsFile
from game.learn.seen_hints import SeenHints
from game.text import language
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.crash_screen import CrashScreen, Left
from scenes.app.desktop import system_languages
from scenes.app.devices.devices import Devices
from scenes.app.devices.keyboard import TextInput
from scenes.app.display import Display
from scenes.app.fault_reports import TITLE, report_of
from scenes.app.garbage import Garbage
from scenes.app.navigator import Navigator, Scene
from scenes.app.preload import Preloader
from scenes.app.shutdown import Shutdown
from scenes.app.snapshot import take_picture
from scenes.audio.sound import Sounds
from scenes.speech.speech import Speech
from scenes.ui import memory
from scenes.ui.controls.clipboard import pasted
from scenes.ui.keymap import bindings, device, own_buttons
from scenes.ui.keymap.actions import writes
from sprites.letters import fonts
from sprites.poster.posters import Posters

if TYPE_CHECKING:
    from game.lab.laboratory import Laboratory

_say = Sentences("screens")

SEEN = (
    "interface",
    "letters",
    "plain_letters",
    "scheme",
    "full_screen",
    "language",
    "hand",
    "keys",
    "captions",
    "reading_line",
)
"""The settings after which everything is placed anew."""

ARRIVAL = "arrival"
"""The scene that is opened with what comes in from outside."""

ENCYCLOPEDIA = "book"
"""The scene that F2 opens over any other."""

PAD_GONE = "pad_gone"
"""The scene that says that the pad in use is gone."""

BUSY_RATE, CALM_RATE = 60, 10
"""Frames a second while something moves, and when nothing has for a while or without the keyboard's focus."""
LOOK_MS = 20
"""How often it is looked at rest whether something has come, which then is not kept waiting."""
CALM_AFTER_MS = 1500
LONGEST_FRAME_MS = 1000 // CALM_RATE


class App:
    """Window, theme, settings, saved games, sounds, clock, posters and the thinker of the computer seats, and the stack
    of scenes that use them. Scenes go to each other by the names of `scenes`, each with what makes it.
    """

    def __init__(
        self,
        settings_file: SettingsFile,
        saves: Saves,
        scenes: Mapping[str, Callable[..., Scene]],
        size: tuple[int, int] | None = None,
        thinker: Thinker | None = None,
        posters: Posters | None = None,
        shutdown: Shutdown | None = None,
        speech: Speech | None = None,
    ) -> None:
        self._settings_file = settings_file
        self.saves = saves
        self._scenes = scenes
        self.thinker = thinker or ThinkingInPieces()
        self.posters = posters or Posters()
        self._shutdown = shutdown or Shutdown()
        self.stack = Navigator()
        self.preloader = Preloader()
        self.clock = pygame.time.Clock()
        language.use(_spoken(self.settings))
        _say.read()  # what is said of a fault is at hand before there is one
        self.keys_trouble = self._use_keys(self.settings)
        """Why the player's own keys are not used, in plain words; empty where they are."""
        self.sounds = Sounds(_levels(self.settings), self.settings.muted)
        self.speech = speech or Speech()
        self.speech.apply(self.settings)
        self.speech.voice.play = self.sounds.speak
        self._display = Display(settings_file, size, self.posters, self.speech.bar)
        self._garbage = Garbage()
        self._first = ""
        self._calm_ms = 0.0
        self._devices = Devices()
        self._devices.show_caps(self.settings.pad_caps)
        self._capped = device.used()
        """The device whose signs are on the buttons."""
        self.sounds.felt = self._notice_sound
        self._text_input = TextInput()
        self._spent_letter = ""
        self._met: dict[Path, SeenHints] = {}
        self._is_shown = False
        self.laboratory: Laboratory | None = None
        """The lab that was opened last, which may be at work while the program runs."""
        self.exit_code = 0

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._settings_file.settings

    @property
    def theme(self) -> ui.Theme:
        """The theme for the window as it is."""
        return self._display.theme

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows of scenes, in pixels."""
        return self._display.surface

    @property
    def settings_trouble(self) -> str | None:
        """Why the settings file, or the keys in it, could not be used, in plain words."""
        refused = {"path": self.settings_path, "fault": self.keys_trouble}
        return self._settings_file.trouble or (_say("own_keys.refused", **refused) if self.keys_trouble else None)

    @cached_property
    def profiles(self) -> Profiles:
        """Who is remembered here."""
        return Profiles()

    @property
    def met(self) -> SeenHints:
        """What the player who plays here has met in the games."""
        return self.met_by("")

    def met_by(self, name: str) -> SeenHints:
        """What the player of this name has met; where nobody is remembered by it, what the one who plays here has."""
        profile = self.profiles.called(name) or self.profiles.current
        path = own_file(MET, profile)
        if path not in self._met:
            self._met[path] = SeenHints(path)
        return self._met[path]

    @property
    def settings_path(self) -> Path:
        """Where the settings are kept."""
        return self._settings_file.path

    @staticmethod
    def _use_keys(settings: Settings) -> str:
        """Let keys and buttons mean what the settings say; why some could not, in plain words."""
        return " ".join(filter(None, (bindings.use(settings), own_buttons.use(settings))))

    def change_settings(self, **changes: object) -> None:
        """Change settings, save them at once and let them take effect at once."""
        before = self.settings
        now = self._settings_file.change(**changes)
        self.sounds.levels = _levels(now)
        self.sounds.muted = now.muted
        if now.full_screen != before.full_screen:
            self._display.window.fill_screen_or_not()
        language.use(_spoken(now))
        self.speech.apply(now)
        self._devices.show_caps(now.pad_caps)
        self._show_caps()
        self.keys_trouble = self._use_keys(now)
        if any(getattr(now, name) != getattr(before, name) for name in SEEN):
            self.refresh_theme()

    def refresh_theme(self) -> None:
        """Make the theme for the window as it is now, and have every scene placed anew."""
        self._display.renew_theme()
        memory.forget()
        self.stack.resized()

    def open(self, name: str, *facts: object) -> None:
        """Lay the scene of this name on top, to show these facts."""
        self.stack.push(self._scenes[name](self, *facts))

    def replace(self, name: str, *facts: object) -> None:
        """Put the scene of this name in the place of the top one."""
        self.stack.replace(self._scenes[name](self, *facts))

    def go(self, name: str) -> None:
        """Back to the scene of this name: those above it are gone for good. Without it the program ends."""
        self.stack.pop_to(name)

    def run(self, first: str, above: str = "", *facts: object) -> int:
        """Play scenes, beginning with the one of this name and another above it, if one is named, until none is left.
        Returns the program's exit code.
        """
        self._first = first
        fonts.COMPUTER.is_open = True
        try:
            self.open(first)
            if above and not self._shutdown.is_asked:
                self.open(above, *facts)
        except Exception as error:
            self._give_up_scenes(error)
        try:
            while self.stack.top:
                self.step(min(self._next_frame(), LONGEST_FRAME_MS))
            self._display.window.remember()
        finally:
            self.speech.voice.turn_off()
            self.sounds.close()
            self.thinker.stop()
            if self.laboratory:
                self.laboratory.stop()
        return self.exit_code

    def _next_frame(self) -> int:
        """Wait for the next frame, or at rest until something comes; the milliseconds since the last one."""
        if self._rate() == CALM_RATE:
            for _ in range(LONGEST_FRAME_MS // LOOK_MS):
                if pygame.event.peek() or self._shutdown.is_asked:
                    break
                pygame.time.wait(LOOK_MS)
        return self.clock.tick(BUSY_RATE)

    def step(self, dt_ms: float) -> None:
        """One frame: events, time, drawing. A fault in a scene never costs more than the scene."""
        try:
            self._step(dt_ms)
        except Exception as error:
            self._give_up_scenes(error)

    def _step(self, dt_ms: float) -> None:
        if self._shutdown.is_asked:
            self.stack.clear()
        events = pygame.event.get()
        for event in events:
            for heard in self._devices.heard(event, self._way_back):
                self._calm_ms = 0.0
                self._show_caps()
                self._dispatch(heard)
            if self._devices.gone(event):
                self._lose_pad()
        for repeated in self._devices.advance(dt_ms, self._way_back):
            self._calm_ms = 0.0
            self._dispatch(repeated)
        self._go_on_scanning(dt_ms)
        self._let_type()
        self._calm_ms += dt_ms
        if self._display.has_settled(dt_ms):
            self.refresh_theme()
        if not self.stack.top:
            return
        self.stack.top.update(dt_ms)
        self._speak(self.stack.top, dt_ms)
        self.sounds.advance(self.stack.top.ambience)
        if self.laboratory:
            self.laboratory.work(self.thinker.is_busy)
        if self._is_shown and self.posters.work():
            self.stack.pictures_came()
        self._display.advance(dt_ms, self.stack)
        if fonts.COMPUTER.work():
            fonts.forget()
            self.refresh_theme()
        if self.stack.dirty:
            if not self.stack.top.is_breathing:
                self._calm_ms = 0.0
            self._draw()
            self._garbage.sweep_up()
        if self._is_shown and not events:
            self.preloader.work()
        if self._calm_ms >= CALM_AFTER_MS:
            self._garbage.rest(self.stack.taken_away)

    def _speak(self, scene: Scene, dt_ms: float) -> None:
        """Say what is new on a scene; no fault in the words of one may cost the screen that says so."""
        with suppress(Exception) if isinstance(scene, CrashScreen) else nullcontext():
            if self.speech.is_by_ear:
                self._devices.listen()
                self._show_caps()
            if trouble := self.speech.follow(scene.narration, dt_ms):
                self._note_down(trouble)

    @property
    def _way_back(self) -> str:
        """The action that leads back from what is shown."""
        return self.stack.top.way_back if self.stack.top else ""

    def _go_on_scanning(self, ms: float) -> None:
        """The focus goes on by itself where a player has one switch; not while a text is typed."""
        scan, top = self._devices.scan, self.stack.top
        scan.every = self.settings.scan
        if top and not top.typed_at and scan.goes_on(ms):
            self._calm_ms = 0.0
            top.step_choice()

    def _let_type(self) -> None:
        """Text comes while there is somewhere to type, and an input method takes no keys of a table."""
        top = self.stack.top
        self._text_input.follow(top.typed_at if top else None, top is not None and top.awaits_letters)
        if top is None or top.typed_at:
            self._devices.repeat.stop()

    def _draw(self) -> None:
        self._display.draw(self.stack)
        if not self._is_shown:
            self._is_shown = True
            self._devices.open()
            self.sounds.open()
            self.preloader.ask("sounds", self.sounds.ahead())
            self.thinker.start()
            self.speech.begin()

    def _note_down(self, words: str) -> None:
        """Show a few words over any scene for a short while, and say them."""
        self._display.show_note(words, self.stack)
        self.speech.tell(words)

    def end_note(self) -> None:
        """Take the few words away that lie over the scene: what they speak of is over."""
        self._display.end_note(self.stack)

    def _show_caps(self) -> None:
        """What is printed on buttons is that of the device that is used now, where it was another one."""
        if self._capped != device.used():
            self._capped = device.used()
            memory.forget()
            self.stack.caps_changed()
            if device.is_pad() and self.stack.top:
                self._hand_to(self.stack.top, pygame.event.Event(pygame.WINDOWLEAVE))

    def _lose_pad(self) -> None:
        """The pad that was used is gone: the game waits, and what was held on it does nothing."""
        if self.stack.top and not isinstance(self.stack.top, CrashScreen):
            self.open(PAD_GONE)

    def _notice_sound(self, sound: str) -> None:
        """Say in captions what a sound is, and let it be felt in the pad that is used."""
        self.speech.sound(sound)
        if self.settings.rumble and not self.settings.reduced_motion and device.is_pad():
            self._devices.feel(sound)

    def _dispatch(self, event: pygame.event.Event) -> None:
        top = self.stack.top
        if event.type == pygame.QUIT:
            self.stack.clear()
        elif top and event.type == pygame.KEYDOWN and (top.takes_every_key or (top.typed_at and writes(event))):
            self._hand_to(top, event)
        elif self._display.notice(event, self.stack) or self._act_anywhere(event):
            pass
        elif event.type in (pygame.DROPFILE, pygame.DROPTEXT):
            self._take_in(Path(event.file) if event.type == pygame.DROPFILE else event.text)
            if getattr(event, "calls", False):
                self._display.window.come_forward()
        elif event.type == pygame.TEXTINPUT and event.text == self._spent_letter:
            self._spent_letter = ""
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.sounds.is_away = event.type == pygame.WINDOWFOCUSLOST
            if top:
                self._hand_to(top, event)
        elif top and not self.speech.takes(event, top.narration, top.typed_at is not None):
            self._hand_to(top, event)

    def _act_anywhere(self, event: pygame.event.Event) -> bool:
        """Do what a key means over every scene, whatever the scene may say; whether it means that."""
        if ui.is_meant(event, "anywhere.full_screen"):
            self.change_settings(full_screen=not self.settings.full_screen)
        elif ui.is_meant(event, "anywhere.speech"):
            self._turn_speech()
        elif ui.is_meant(event, "anywhere.picture"):
            self._take_picture()
        else:
            return False
        return True

    def _turn_speech(self) -> None:
        """Turn speech on or off, and say so."""
        self.change_settings(speech=self.speech.toggled())
        is_on = self.settings.speech == "on"
        if is_on and not self.speech.voice.is_on:
            self._note_down(_say("speech.no_voice_here"))
        else:
            self._note_down(_say("speech.turned_on" if is_on else "speech.turned_off"))

    def _take_in(self, came: Path | str) -> None:
        """A file or a text was dropped on the window or pasted into it: ask what is to become of it."""
        if isinstance(self.stack.top, CrashScreen):
            return
        if self.stack.top and self.stack.top.name == ARRIVAL:
            self.stack.pop()
        self.open(ARRIVAL, came)

    def _paste(self) -> None:
        """Take in what was copied, or say that there is nothing."""
        if text := pasted():
            self._take_in(text)
        else:
            self._note_down(_say("widgets.nothing_to_paste"))

    def _take_picture(self) -> None:
        """Save what is seen, without the note of the picture before."""
        if not self.stack.top:
            return
        window = self.surface
        self.stack.top.invalidate()
        self.stack.draw(window)
        self.save_picture(window)

    def save_picture(self, picture: pygame.Surface) -> None:
        """Save a picture among those that the player has taken, and say where it lies."""
        self._note_down(take_picture(picture))
        self.sounds.play("stamp")

    def _hand_to(self, scene: Scene, event: pygame.event.Event) -> None:
        """Let a scene take an event. The letter of a key that opened another scene is not typed there."""
        used = scene.handle(event)
        if not used and ui.is_meant(event, "anywhere.book"):
            self.open(ENCYCLOPEDIA, *scene.looked_up)
        if not used and ui.is_meant(event, "anywhere.mute"):
            self.change_settings(muted=not self.settings.muted)
        if not used and ui.is_meant(event, "anywhere.paste"):
            self._paste()
        if event.type == pygame.KEYDOWN:
            self._spent_letter = event.unicode if self.stack.top is not scene else ""

    def _rate(self) -> int:
        if not pygame.key.get_focused() and pygame.display.get_driver() != "dummy":
            return CALM_RATE
        return BUSY_RATE if self._calm_ms < CALM_AFTER_MS else CALM_RATE

    def _give_up_scenes(self, error: Exception) -> None:
        """Put a calm message in the place of everything; on a second fault leave the program."""
        journal = self.saves.on_table
        report = report_of(error, journal)
        path = write(report)
        cause = _say("trouble.no_files_left") if no_files_left(error) else f"{type(error).__name__}: {error}"
        facts = {"program": TITLE, "cause": cause, "folder": self.saves.folder, "report": path or ""}
        print(_say("trouble.printed", **facts), file=sys.stderr)
        hopeless = isinstance(self.stack.top, CrashScreen)
        try:
            self.stack.abandon()
        except Exception as second:
            write(report_of(second))
            hopeless = True
        if journal:
            self.saves.leave_in_trouble(journal)
        if hopeless or not self._first:
            self.stack = Navigator()
            self.exit_code = 1
        else:
            left = Left(journal.path, len(journal.session.moves)) if journal else None
            self.stack.push(CrashScreen(self, error, (report, path), left, lambda: self.replace(self._first)))

    def resume(self, path: Path, earlier: int = 0) -> None:
        """Go on with a running game over which the program has stumbled, or so many moves earlier."""
        journal, _ = self.saves.open(path, earlier)
        self.open("game", journal)


def _spoken(settings: Settings) -> str:
    """The language that is wished for, of the system's where nobody has chosen any."""
    return language.wished(settings.language, system_languages())


def _levels(settings: Settings) -> dict[str, float]:
    """How loud each voice is, 0 to 1."""
    return {voice: getattr(settings, voice) / 100 for voice in VOICES}
