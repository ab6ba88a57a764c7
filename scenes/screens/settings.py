"""The settings screen: pages of settings with a sample. Every change takes effect and is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game import GAMES
from game.files.settings import (
    CITIES,
    DETAILS,
    HOLDINGS,
    INTERFACE_SIZES,
    LETTER_SIZES,
    PAD_CAPS,
    SCANS,
    SCHEMES,
    SPEECHES,
    SPEEDS,
    TIMERS,
    TIPS,
    VOICES,
    ZOOMS,
)
from game.text.language import SYSTEM, head_of, languages
from game.text.sentences import Sentences, listed
from game.translation.share import own_shares, whole
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import folder_button
from scenes.app.screen import Screen
from scenes.games.plugin import plugin_of
from scenes.screens.settings_pictures import SIZE, picture
from scenes.screens.settings_sample import Coin, sample
from scenes.ui.keymap.device import is_pad
from scenes.ui.text import FLOOR
from sprites.paint import palette

say = Sentences("screens")

WIDTH = (700.0, 700.0)
LABEL = 160.0
ROW = 46.0
MOST_PICTURED = 1.25
"""The size of letters up to which every setting has its picture; larger ones need the room."""
CARD_PAD = (26.0, 16.0, 26.0, 18.0)
BETWEEN = 2.0, 12.0
"""Units between two plates, at least and where there is room."""
COMPLETE = 98
"""A language with this much of all words, in per cent, is offered without saying how much it has."""
HEARD = {"table": "coin", "events": "points_4", "muted": "coin"}
"""What sounds as an example when a setting has been changed; music is heard anyway."""
SEEN = ("speed", "reduced_motion")
"""The settings whose change the coin of the sample shows."""


class SettingsScene(Screen):
    """All settings, in pages, so that large letters have room; one of them is open at first."""

    def __init__(self, app: App, page: str = "") -> None:
        super().__init__(app)
        self._page = page or next(iter(PAGES))
        self._coin = Coin()
        self._first_game = plugin_of(next(iter(GAMES))).setup(app)

    def _set(self, name: str, value: Any) -> None:
        self.app.change_settings(**{name: value})
        if name not in VOICES:
            self._let_hear(name)
        if name in SEEN:
            self._show()
        self.rebuild()

    def _let_hear(self, name: str) -> None:
        if name in HEARD:
            self.app.sounds.play(HEARD[name])

    def _show(self) -> None:
        """Send the coin of the sample as the settings are now."""
        now = self.app.settings
        self._coin.send(ui.Pace(ui.PACES[now.speed], now.reduced_motion))
        self.dirty = True

    def update(self, dt_ms: float) -> None:
        """The coin of the sample moves on, and is heard when it comes."""
        super().update(dt_ms)
        if not self._coin.is_still:
            if self._coin.advance(dt_ms):
                self.app.sounds.play("coin")
            self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """M changes a setting too, so show what it did."""
        used = super().handle(event)
        if not used and ui.is_meant(event, "anywhere.mute"):
            self._set("muted", not self.app.settings.muted)
            return True
        return used

    def tree(self) -> ui.Box:
        """The pages on the upper rail, the plates of one of them beside the sample, both from the same top to the same
        bottom; on the rail, why the settings are not kept, and the way to their folder.
        """
        plates = PAGES[self._page](self)
        between = [part for plate in plates for part in (plate, ui.Gap(high=BETWEEN))]
        beside = ui.Row(
            ui.Gap(grow=1),
            ui.Column(*between[:-1], wide=WIDTH),
            sample(self._coin, self._show, self._first_game.spread()),
            ui.Gap(grow=1),
            gap=16,
            pad=(16, 4, 16, 3),
        )
        both = ui.Column(ui.Gap(grow=1), beside, ui.Gap(grow=1))
        title = self.rail_title(say("settings.title"), say("settings.aside"), say("settings.told"))
        segments = [
            ui.Segment(page, say(f"settings.page_{page}"), ui.explained(f"settings.page_{page}")) for page in PAGES
        ]
        pages = ui.Switch(
            PAGE, say("settings.page"), segments, self._page, self._turn_to,
            zone="rail", high=28, snug=True, tells=ui.explained("settings.page"),
        )  # fmt: skip
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1), pages], both,
            [self.back_button(), *self._kept(), self.done_button()],
        )  # fmt: skip

    def _turn_to(self, page: Any) -> None:
        self._page = page
        self.rebuild()

    # -- pages ------------------------------------------------------------------------------------------------

    def _table(self) -> tuple[ui.Box, ...]:
        """How the table sounds and moves."""
        return (
            self._plate(
                "sound",
                *(self._row(voice, self._level(voice)) for voice in VOICES),
                self._tick("muted", "sound"),
            ),
            self._plate(
                "pace",
                self._row("speed", self._switch("speed", SPEEDS, "pace")),
                self._tick("reduced_motion", "pace"),
                self._tick("clock", "pace"),
                self._note("speed"),
            ),
        )

    def _picture(self) -> tuple[ui.Box, ...]:
        """What the window looks like."""
        return (
            self._plate(
                "picture",
                self._row("interface", self._switch("interface", INTERFACE_SIZES, "picture")),
                self._note("interface"),
                self._row("scheme", self._switch("scheme", SCHEMES, "picture")),
                self._row("city_look", self._switch("city_look", CITIES, "picture")),
                self._tick("full_screen", "picture"),
            ),
        )

    def _words(self) -> tuple[ui.Box, ...]:
        """What is read, and how."""
        return (
            self._plate(
                "words",
                self._row("letters", self._switch("letters", LETTER_SIZES, "words")),
                self._tick("plain_letters", "words"),
                self._row("language", self._languages()),
                self._row("tips", self._switch("tips", TIPS, "words")),
                self._row("zoom", self._switch("zoom", ZOOMS, "words")),
                self._tick("reading_line", "words"),
            ),
        )

    def _ear(self) -> tuple[ui.Box, ...]:
        """What is said and shown as captions, and the keys of those who listen."""
        said = ("speak_own", "speak_others", "speak_game")
        named = "ear_pad" if is_pad() else "ear_keys"
        about = ("choices_pad", "buffers_pad") if is_pad() else ("choices", "questions", "buffers")
        told = ui.explained(f"settings.{named}")
        keys = (ui.Text(say(f"settings.ear_{each}"), ui.Style.BODY, lines=3, tells=told, drop=1) for each in about)
        return (
            self._plate(
                "voice",
                self._row("speech", self._switch("speech", SPEECHES, "voice")),
                self._tick("captions", "voice"),
                self._row("detail", self._switch("detail", DETAILS, "voice")),
            ),
            self._plate("what_is_said", *(self._tick(name, "what_is_said") for name in said)),
            self._plate(named, *keys),
        )

    def _control(self) -> tuple[ui.Box, ...]:
        """With what one plays, and how long one is waited for."""
        return (
            self._plate(
                "control",
                self._row("keys_label", ui.Row(self._to("keys"), self._to("access"), gap=12, grow=1)),
                self._row("pad_caps", self._named("pad_caps", PAD_CAPS, "caps_kinds", "control")),
                self._tick("rumble", "control"),
            ),
            self._plate(
                "waiting",
                self._row("holding", self._switch("holding", HOLDINGS, "waiting")),
                self._row("timers", self._named("timers", TIMERS, "timer_kinds", "waiting")),
                self._row("scan", self._scans()),
            ),
        )

    def _to(self, name: str) -> ui.Box:
        """The way to another screen."""
        told = ui.explained(f"settings.{name}")
        return ui.Button(
            name, told.title, partial(self.app.open, name), key=ui.action(f"settings.{name}"), zone="control", grow=1,
            tells=told,
        )  # fmt: skip

    def _named(self, name: str, values: Sequence[str], words: str, zone: str) -> ui.Box:
        """A switch whose values have their words in a section of their own."""
        segments = [ui.Segment(value, say(f"{words}.{value.replace(' ', '_')}")) for value in values]
        return self._of_segments(name, segments, getattr(self.app.settings, name), zone)

    def _scans(self) -> ui.Box:
        """How fast the focus goes on by itself."""
        segments = [
            ui.Segment(ms, say("settings.seconds", n=f"{ms / 1000:g}") if ms else say("settings.scan_off"))
            for ms in SCANS
        ]
        return self._of_segments("scan", segments, self.app.settings.scan, "waiting")

    # -- rows -------------------------------------------------------------------------------------------------

    def _plate(self, name: str, *rows: ui.Box) -> ui.Box:
        """A card of paper with the settings of a kind."""
        told = ui.explained(f"settings.{name}")
        apart = [part for row in rows for part in (row, ui.Gap(grow=1))]
        head = ui.golden(told.title, 18, tells=told)
        return ui.sheet(head, ui.Gap(high=(1.0, 6.0)), *apart[:-1], pad=CARD_PAD, grow=1)

    def _row(self, name: str, control: ui.Box) -> ui.Row:
        """The label of a setting, which tells what its control tells, and the control."""
        label = ui.Text(
            say(f"settings.{name}"),
            ui.Style.STRONG,
            wide=LABEL * max(1.0, self.theme.letter),
            tells=ui.explained(f"settings.{name}"),
        )
        value, told = getattr(self.app.settings, name, None), ui.explained(f"settings.{name}")
        pictures = [picture(name, value, told)] if self.theme.letter <= MOST_PICTURED else []
        return ui.Row(
            *pictures,
            label,
            ui.Row(control, grow=1, snug=True),
            high=(0, ROW * max(1.0, self.theme.letter)),
        )

    def _note(self, name: str) -> ui.Row:
        """What explains the control above; it leaves first, as the control tells it, too."""
        words = ui.Text(
            say(f"settings.{name}_note"),
            ui.Style.HINT,
            lines=2,
            tells=ui.explained(f"settings.{name}"),
        )
        pictured = SIZE[0] + 12 if self.theme.letter <= MOST_PICTURED else 0.0
        beside = ui.Gap(wide=pictured + LABEL * max(1.0, self.theme.letter))
        return ui.Row(beside, ui.Row(words, grow=1), drop=3)

    def _level(self, voice: str) -> ui.Row:
        """The slider of a voice."""
        now = self.app.settings
        level: int = getattr(now, voice)
        words = say("settings.is_muted") if now.muted else say("settings.percent", n=level)
        number = ui.Text(
            words,
            ui.Style.HEADING,
            size=17,
            align="right",
            wide=(76, 100),
            tells=ui.explained(f"settings.{voice}"),
        )
        caption = say(f"settings.{voice}")
        change, let_go = partial(self._set, voice), partial(self._let_hear, voice)
        return ui.Row(
            ui.Slider(
                voice,
                caption,
                level,
                change,
                let_go,
                grow=1,
                zone="sound",
                tells=ui.explained(f"settings.{voice}"),
            ),
            number,
            gap=16,
            grow=1,
        )

    def _tick(self, name: str, zone: str) -> ui.Row:
        ticked = getattr(self.app.settings, name)
        label, change = say(f"settings.{name}_label"), partial(self._set, name)
        return self._row(
            name,
            ui.CheckBox(
                name,
                label,
                ticked,
                change,
                zone=zone,
                grow=1,
                floor=FLOOR,
                ink=palette.BOOK_INK,
                tells=ui.explained(f"settings.{name}"),
            ),
        )

    def _switch(self, name: str, values: Sequence[str | int], zone: str) -> ui.Box:
        """A switch; words of settings have a name and tell what they do, numbers are per cent."""
        segments = [
            ui.Segment(value, say("settings.percent", n=value))
            if isinstance(value, int)
            else ui.Segment(value, say(f"{name.removesuffix('s')}s.{value.replace(' ', '_')}"))
            for value in values
        ]
        return self._of_segments(name, segments, getattr(self.app.settings, name), zone)

    def _of_segments(self, name: str, segments: Sequence[ui.Segment], value: str | int, zone: str) -> ui.Box:
        caption, change = say(f"settings.{name}"), partial(self._set, name)
        return ui.Switch(
            name, caption, segments, value, change, zone=zone, grow=1, tells=ui.explained(f"settings.{name}")
        )

    def _languages(self) -> ui.Box:
        """The languages, each by its own name."""
        segments = [ui.Segment(SYSTEM, say("settings.of_system"))]
        segments += [_language(spoken) for spoken in languages()]
        return self._of_segments("language", segments, self.app.settings.language, "words")

    def _kept(self) -> tuple[ui.Box, ...]:
        """Why settings or games are not kept, and the way to the folder; its button tells where they are."""
        trouble, folder = self.app.settings_trouble or self.app.met.trouble, self.app.saves.folder
        paths = {"path": ui.as_typed(str(self.app.settings_path)), "folder": ui.as_typed(str(folder))}
        kept = say("settings.kept", **paths)
        button = folder_button(self.app, folder, kept)
        if not trouble:
            return ui.Gap(grow=1), button
        told = ui.Explanation(say("settings.title"), remarks=(say("settings.told"), kept))
        text = ui.Text(
            trouble, ui.Style.HINT, colour=palette.ERROR, lines=2, cut=True, tells=told, wide=KEPT, grow=1,
            margin=(8, 0, 8, 0),
        )  # fmt: skip
        return text, button


def _language(spoken: str) -> ui.Segment:
    """The choice of a language: its own name for itself, and how much of all words it has where that is not all."""
    name, shares = head_of(spoken).name, own_shares(spoken)
    percent = whole(shares).percent
    if percent >= COMPLETE:
        return ui.Segment(spoken, name)
    english = [GAMES[game].called for game in GAMES if not shares[game].has]
    remark = say("settings.english_yet", games=listed(english), n=len(english)) if english else ""
    label = say("settings.translated", name=name, n=percent)
    return ui.Segment(spoken, label, ui.Explanation(label, remarks=tuple(filter(None, [remark]))))


KEPT = (40.0, 40.0)
"""Units that a trouble needs at least, however long it is: it is cut, and told by the tooltip."""

PAGE = "page"
"""The switch of the pages."""

PAGES: Mapping[str, Callable[[SettingsScene], tuple[ui.Box, ...]]] = {
    "table": SettingsScene._table,
    "picture": SettingsScene._picture,
    "words": SettingsScene._words,
    "ear": SettingsScene._ear,
    "control": SettingsScene._control,
}
"""The pages, each with what makes its plates."""
