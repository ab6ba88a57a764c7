"""The on-screen keyboard: a line of text is typed with a pad or one switch, letter by letter, over the screen that asks
for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.text.names import graphemes
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import Dialog, say
from scenes.ui.controls.line_editor import LineEditor
from scenes.ui.host.focus import acts
from scenes.ui.keymap import contexts

BOARD = "letters"
"""The context of its keys."""
IN_A_ROW = 10
KEY_WIDE, KEY_HIGH, KEY_GAP = 50.0, 38.0, 6.0
LETTER = 18.0
MOST_NAMES = 5
"""How many texts that were used before are offered."""
PAGES = ("abc", "digits", "accents")
"""What letters there are, by the keys of the sentences that have them."""


class OnScreenKeyboard(Dialog):
    """Every letter is in the text at once; giving up brings back what stood there before.

    Letters are those of the language, then digits and signs, then letters with accents. What was typed before in such
    a field is offered whole.
    """

    def __init__(self, app: App, editor: LineEditor, field: ui.TextField) -> None:
        super().__init__(app)
        self._editor = editor
        self._field = field
        self._change = editor.change
        self._page = PAGES[0]
        self._is_large = editor.is_marked or not editor.text
        self.acts: dict[str, ui.Press] = {
            "space": partial(self._type, " "),
            "capitals": self._turn_case,
            "signs": partial(self._turn_page, 1),
            "alphabet": partial(self._turn_page, -1),
        }

    def offer_letters(self) -> None:
        """They are here."""

    # -- typing -----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The focus is on the first letter."""
        super().enter()
        self.form.ring.begin_at([_key_name(0)])
        self.form.show_focus()

    def rebuild(self) -> None:
        """The text goes on to be typed."""
        super().rebuild()
        self.form.state.editor = self._editor

    def _type(self, letters: str) -> None:
        self._editor.type(letters)
        self._is_large = letters == " "
        self.rebuild()

    def _use(self, text: str) -> None:
        """Take a text that was used before."""
        self._editor.is_marked = True
        self._editor.type(text)
        self._leave()

    def _turn_case(self) -> None:
        self._is_large = not self._is_large
        self.rebuild()

    def _turn_page(self, step: int) -> None:
        self._page = PAGES[(PAGES.index(self._page) + step) % len(PAGES)]
        self.rebuild()

    def _edit(self, name: str) -> None:
        """Do what a key of typing does."""
        event = pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode="", scancode=0, pad=ui.action(name).buttons[0])
        self._take(event)

    def _take(self, event: pygame.event.Event) -> bool:
        """What a key of typing means; with nothing left to delete the text is given up."""
        meant = ui.action_of(event, contexts.TYPING)
        if meant is None:
            return False
        if meant.name == "backspace" and not self._editor.text:
            self._give_up()
            return True
        used = self._editor.key(event)
        if self._editor.is_done:
            self._leave()
        else:
            self._is_large = not self._editor.text
            self.rebuild()
        return used

    def _give_up(self) -> None:
        self._edit("typing.give_up")

    def _leave(self) -> None:
        self.app.sounds.play("button")
        self.app.stack.pop()

    def handle(self, event: pygame.event.Event) -> bool:
        """Letters of a keyboard are typed as well; its arrows go from letter to letter."""
        is_pad, text = "pad" in event.dict, self._editor.text
        if event.type == pygame.TEXTINPUT:
            self._type(event.text)
            return True
        if self.app.settings.scan and acts(event):
            self.form.state.editor = None  # the switch presses what has the focus, whatever its key would write
            return self._pressed(event)
        meant = ui.action_of(event, BOARD)
        if meant and (is_pad or meant.name != "space"):
            self.acts[meant.name]()
            return True
        moved = ui.action_of(event, contexts.FOCUS)
        if (is_pad or moved is None or moved.name == "act") and self._take(event):
            return True
        written = event.dict.get("unicode", "")
        if event.type == pygame.KEYDOWN and written and written.isprintable():
            return True  # its letter comes as text
        return self._pressed(event) or text != self._editor.text

    def _pressed(self, event: pygame.event.Event) -> bool:
        """What any screen does with an event; the text goes on to be typed."""
        used = super().handle(event)
        if self.app.stack.top is self:
            self.form.state.editor = self._editor
            self.dirty = True
        return used

    @property
    def typed_at(self) -> None:
        """No other keyboard is laid over this one."""
        return None

    @property
    def awaits_letters(self) -> bool:
        """Letters of a keyboard are welcome."""
        return True

    # -- what is seen -----------------------------------------------------------------------------------------

    def plate(self) -> ui.Box:
        """The text, the texts of before, the letters, and what else there is to do."""
        told = ui.Explanation(self._field.caption, remarks=(say("letters.told"),))
        field = ui.TextField(
            self._editor.name, self._field.caption, self._editor.text, self._change, longest=self._field.longest,
            role=self._field.role, high=34.0, zone="field", tells=told,
        )  # fmt: skip
        return ui.Column(
            ui.golden(self._field.caption, 20, lines=2, tells=told),
            10,
            field,
            *self._names(),
            12,
            *self._letters(),
            12,
            ui.Row(*self._tools(), gap=KEY_GAP, high=KEY_HIGH),
            12,
            ui.Row(ui.Gap(grow=1), *self._ends(), gap=KEY_GAP, high=KEY_HIGH),
            wide=IN_A_ROW * (KEY_WIDE + KEY_GAP) - KEY_GAP,
            margin=(26.0, 20.0, 26.0, 20.0),
        )

    def _names(self) -> list[ui.Box | float]:
        """What was typed in such a field before."""
        names = self._field.suggested[:MOST_NAMES]
        told = ui.explained("letters.used")
        if not names:
            return []
        buttons = [
            ui.Button(
                f"used:{number}", name, partial(self._use, name), zone="used", high=KEY_HIGH, snug=True, tells=told
            )
            for number, name in enumerate(names)
        ]
        return [10, ui.Row(ui.Text(told.title, ui.Style.HINT, tells=told), *buttons, gap=KEY_GAP)]

    def _letters(self) -> list[ui.Box | float]:
        letters = graphemes.graphemes(say(f"letters.{self._page}"))
        rows: list[ui.Box | float] = []
        for first in range(0, len(letters), IN_A_ROW):
            keys = [self._key(first + n, letter) for n, letter in enumerate(letters[first : first + IN_A_ROW])]
            rows += [KEY_GAP] if rows else []
            rows.append(ui.Row(*keys, ui.Gap(grow=1), gap=KEY_GAP, high=KEY_HIGH))
        return rows

    def _key(self, number: int, letter: str) -> ui.Box:
        shown = letter.upper() if self._is_large and len(letter.upper()) == len(letter) else letter
        return ui.Button(
            _key_name(number), shown, partial(self._type, shown), size=LETTER, zone="letters", wide=KEY_WIDE,
            tells=ui.Explanation(shown, remarks=(say("letters.key_told"),)),
        )  # fmt: skip

    def _tools(self) -> Sequence[ui.Box]:
        return [
            self._button("capitals", self._turn_case, ui.action("letters.capitals")),
            self._button("signs", partial(self._turn_page, 1), ui.action("letters.signs")),
            self._button("space", self.acts["space"], ui.action("letters.space"), grow=1),
            self._button("delete", partial(self._edit, "typing.backspace"), ui.action("typing.backspace")),
        ]

    def _ends(self) -> Sequence[ui.Box]:
        return [
            self._button("give_up", self._give_up, ui.action("typing.give_up")),
            self._button("done", partial(self._edit, "typing.take"), ui.action("typing.take"), "primary"),
        ]

    def _button(self, name: str, act: ui.Press, key: ui.InputAction, kind: str = "plain", grow: float = 0.0) -> ui.Box:
        told = ui.explained(f"letters.{name}")
        return ui.Button(name, told.title, act, kind, key=key, zone="tools", high=KEY_HIGH, grow=grow, tells=told)


def _key_name(number: int) -> str:
    return f"letter:{number}"
