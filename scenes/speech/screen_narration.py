"""What screens around the games say: their name, what the keyboard is at, why something is dark, all their words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Protocol

from game.text.sentences import Sentences
from scenes import ui
from scenes.speech.narration import Narration, SpokenBuffer, SpokenFocus, SpokenState
from scenes.ui.controls.form import Form
from scenes.ui.controls.titles import Title
from scenes.ui.host.tooltip import caption_of

say = Sentences("screens")

_NUMERAL, _BEGINNING = re.compile("[IVX]+"), re.compile(r"(?:^|(?<=: )|(?<=& ))\w")

WHOLE: ui.Area = (0.0, 0.0, float(ui.CANVAS[0]), float(ui.CANVAS[1]))


class FormScene(Protocol):
    """What is read of a screen."""

    form: Form
    says: int
    """How many of its words, from the top, are said when it comes or they change."""

    @property
    def standings(self) -> Sequence[str]:
        """What is said of everyone's score."""
        ...

    @property
    def theme(self) -> ui.Theme:
        """What it is measured by."""
        ...

    def tree(self) -> ui.Box:
        """All that is on it."""
        ...


class ScreenNarration(Narration):
    """Reads a screen made of boxes. The words of a dialog are said when it comes, those of others on request."""

    def __init__(self, screen: FormScene) -> None:
        self._screen = screen
        self._read: tuple[str, tuple[str, ...]] | None = None

    def lay_anew(self) -> None:
        """Something else is shown."""
        self._read = None

    @property
    def _words(self) -> tuple[str, tuple[str, ...]]:
        """The title, and all other words, top to bottom."""
        if self._read is None:
            self._read = titled_words(self._screen.tree(), self._screen.theme)
        return self._read

    @property
    def state(self) -> SpokenState:
        """The name of the screen, the focus, and what is said of what was pressed in vain."""
        title, words = self._words
        form = self._screen.form
        told = form.told
        why = (((told[0].name, told[0].why), f"{told[0].called}: {told[0].why}"),) if told and told[0].why else ()
        text = "\n".join(words[: self._screen.says])
        return SpokenState(title, text, refusals=why, focus=self._focus)

    @property
    def _focus(self) -> SpokenFocus | None:
        form = self._screen.form
        name = form.host.focused
        target = next((each for each in form.host.targets if each.name == name), None)
        if name is None or target is None:
            return None
        if form.editor and form.editor.name == name:
            typed = ui.as_typed(form.editor.text) or say("speech.typed_nothing")
            return SpokenFocus(name, typed if form.editor.is_changed else say("speech.typing"))
        choices = form.ring.told_choices
        place = choices.get(name, 0)
        words, told = target.caption or target.called, remarks_of(target.tells)
        first = told[0].removeprefix(f"{words.rpartition(': ')[2]}: ") if told else ""
        fuller = f"{words}. {first}" if first and first not in words else words
        return SpokenFocus(name, fuller, " ".join(told[1:]), place, max(choices.values(), default=0), bool(target.hold))

    def answer(self, question: str) -> Sequence[str]:
        """What screen this is, where nobody acts; and scores, where there are any."""
        match question:
            case "whose_turn":
                return (self._words[0],)
            case "scores":
                return self._screen.standings
        return ()

    @property
    def buffers(self) -> Sequence[SpokenBuffer]:
        """All that is told of what has the focus, and all the words of the screen."""
        form = self._screen.form
        target = next((each for each in form.host.targets if each.name == form.host.focused), None)
        this = [target.caption or target.called, *remarks_of(target.tells)] if target else []
        title, words = self._words
        return (SpokenBuffer(say("speech.this"), this), SpokenBuffer(say("speech.screen"), [title, *words]))


def remarks_of(look: object) -> Sequence[str]:
    """The sentences that an explanation tells beside its title."""
    told = look.told if isinstance(look, ui.Tooltip) else look
    return told.remarks if isinstance(told, ui.Explanation) else ()


def explained_lines(look: object) -> Sequence[str]:
    """All that an explanation tells, line by line; its caption where it is none that can be told so."""
    told = look.told if isinstance(look, ui.Tooltip) else look
    if not isinstance(told, ui.Explanation):
        return [caption_of(look)] if caption_of(look) else ()
    parts = [" ".join(filter(None, part)) for part in told.parts]
    return [each for each in (told.title, *parts, told.total and f"= {told.total}", *told.remarks) if each]


def titled_words(tree: ui.Box, theme: ui.Theme) -> tuple[str, tuple[str, ...]]:
    """The title of a tree, as its explanation spells it, and all its other words that are on no control."""
    texts = list(_texts(tree, WHOLE, theme))
    titles = [words for words, is_title in texts if is_title]
    spelt = {each.casefold(): each for each in _explained(tree, WHOLE, theme)}

    def in_small(words: str) -> str:
        """Words that are printed in capitals, which a voice might spell; numerals stay."""
        words = spelt.get(words.casefold(), words)
        if not words.isupper() or _NUMERAL.fullmatch(words):
            return words
        return _BEGINNING.sub(lambda found: found[0].upper(), words.lower())

    title = in_small(titles[0]) if titles else ""
    others = (in_small(words) for words, _ in texts if not titles or words != titles[0])
    return title, tuple(dict.fromkeys(others))


def _texts(box: ui.Box, area: ui.Area, theme: ui.Theme) -> Iterator[tuple[str, bool]]:
    if isinstance(box, ui.Control):
        return
    if isinstance(box, ui.Text) and box.ways[0]:
        yield box.ways[0], isinstance(box, Title)
    for part, its_area in box.spread(theme, box.inner(area)):
        yield from _texts(part, its_area, theme)


def _explained(box: ui.Box, area: ui.Area, theme: ui.Theme) -> Iterator[str]:
    if isinstance(box.tells, ui.Explanation):
        yield box.tells.title
    for part, its_area in box.spread(theme, box.inner(area)):
        yield from _explained(part, its_area, theme)
