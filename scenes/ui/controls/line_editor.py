"""The line editor: a line of text while it is typed, with its caret and its marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.files.untrusted import seen_of
from game.text.names import graphemes
from game.text.names.player_names import composed
from game.text.sentences import Sentences, listed
from scenes.ui.controls.clipboard import pasted
from scenes.ui.keymap.actions import action_of, writes
from scenes.ui.keymap.contexts import FOCUS, TYPING
from sprites.letters import fonts
from sprites.letters.scripts import COMMON, SCRIPTS, Script

_say = Sentences("screens")


class LineEditor:
    """The text of the field `name`, from the first letter to Enter.

    However the typing begins, the whole text is marked, and the next letter replaces it; a caret key unmarks it, Ctrl+A
    marks it again, Ctrl+V puts in what was copied. `change` hears every letter. Letters that find no room, beyond
    `longest`, are refused aloud, and it says where nothing was copied and where the font of this role has not what was
    typed. The caret moves by letters as people see them. Esc brings the text back to what it was.

    With `most_bytes`, `longest` counts letters as people see them, and the text is kept composed. What an input method
    is still `composing` stands at the caret, and is not yet of the text.
    """

    def __init__(
        self, name: str, text: str, change: Callable[[str], object], longest: int, role: str, most_bytes: int = 0
    ) -> None:
        self.name = name
        self.text = text
        self.change = change
        self.longest = longest
        self.role = role
        self.most_bytes = most_bytes
        self.composing = ""
        self.is_done = False
        self.is_marked = True
        self.caret = len(text)
        self._complaint = ""
        self._before = text

    @property
    def is_changed(self) -> bool:
        """Whether the text is another one than it was as the typing began."""
        return self.text != self._before

    def go_on(self, text: str, change: Callable[[str], object]) -> None:
        """The field was laid anew, with this text."""
        self.text, self.change = text, change
        self.caret = min(self.caret, len(text))

    def to_end(self) -> None:
        """Go behind the last letter."""
        self._move_caret(len(self.text))

    def type(self, letters: str) -> None:
        """Put letters in at the caret, or in the place of the marked text, as far as they fit."""
        self.composing = ""
        before, after = ("", "") if self.is_marked else self._around_caret
        letters = seen_of(before + letters)[len(seen_of(before)) :]
        if not letters:
            return
        fitting = self._fitting(before, letters, after)
        complaint = _say("widgets.at_most", most=self.longest) if fitting != letters else ""
        before = composed(before + fitting) if self.most_bytes else before + fitting
        self._set(before + after, len(before), complaint)

    def _fitting(self, before: str, letters: str, after: str) -> str:
        """As much of what is typed as the text has room for."""
        if not self.most_bytes:
            return graphemes.cut(letters, self.longest - len(before + after))
        parts = graphemes.graphemes(composed(letters))
        while parts and not self._has_room(before + "".join(parts) + after):
            parts.pop()
        return "".join(parts)

    def _has_room(self, text: str) -> bool:
        return len(graphemes.graphemes(text)) <= self.longest and len(text.encode()) <= self.most_bytes

    def compose(self, letters: str) -> None:
        """An input method shows what it would put in; nothing once it has, or has given up."""
        self.composing = seen_of(letters)
        if self.composing and self.is_marked:
            self._set("", 0)

    @property
    def shown(self) -> str:
        """The text with what is being composed."""
        return self.text[: self.caret] + self.composing + self.text[self.caret :]

    @property
    def _around_caret(self) -> tuple[str, str]:
        return self.text[: self.caret], self.text[self.caret :]

    def _move_caret(self, caret: int) -> None:
        self.caret, self.is_marked = max(0, min(len(self.text), caret)), False

    def _set(self, text: str, caret: int, complaint: str = "") -> None:
        self.text, self.caret, self.is_marked, self._complaint = text, caret, False, complaint
        self.change(text)

    def key(self, event: pygame.event.Event) -> bool:
        """Caret, deleting, and the ends of typing; keys that only move the focus are not taken."""
        before, after = self._around_caret
        typed = action_of(event, TYPING)
        match typed.name if typed else None:
            case "all":
                self.is_marked = True
            case "paste":
                return self._paste(pasted())
            case "backspace" | "delete" if self.is_marked:
                self._set("", 0)
            case "backspace":
                start = graphemes.before(self.text, self.caret)
                self._set(self.text[:start] + after, start)
            case "delete":
                self._set(before + self.text[graphemes.after(self.text, self.caret) :], self.caret)
            case "left":
                self._move_caret(graphemes.before(self.text, self.caret))
            case "right":
                self._move_caret(graphemes.after(self.text, self.caret))
            case "home":
                self._move_caret(0)
            case "end":
                self.to_end()
            case "take":
                self.is_done = True
            case "give_up":
                self.is_done = True
                self._set(self._before, len(self._before))
            case None if action_of(event, FOCUS) and not writes(event):
                return False
        return True

    def _paste(self, text: str) -> bool:
        """Type what lies on the clipboard; False for what is no line of text, which somebody else may want."""
        text = text.strip()
        if "\n" in text:
            return False
        if not seen_of(text):
            self._complaint = _say("widgets.nothing_to_paste")
        self.type(text)
        return True

    @property
    def said(self) -> str:
        """What is wrong with what was typed last, or with a letter that would show as a box; mostly empty."""
        return self._complaint or _told(fonts.missing(self.text))


def _told(scripts: Sequence[Script]) -> str:
    """That nothing here can draw what was typed in these scripts."""
    if not scripts:
        return ""
    names = [
        _say(f"scripts.{script.word.lower()}") if script.word in SCRIPTS or script is COMMON else script.word.title()
        for script in scripts
    ]
    return _say("widgets.no_such_letters", scripts=listed(names))
