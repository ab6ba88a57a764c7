"""The announcer: says what has changed in what a scene tells, once, in an order that an ear can follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.text.aloud import MOST_OF_EVENT, MOST_WORDS, aloud, in_lines, shortened
from game.text.sentences import Sentences, listed
from scenes.speech.narration import Narration, SpokenEvent, SpokenFocus, SpokenState
from scenes.speech.transcript import Channel, Transcript
from sprites.paint.plain_text import plain

say = Sentences("screens")

NAMES, USUAL, ALL = 1, 2, 3
"""How much is said of what the focus is on."""

MOST_OF_TEXT = 12
"""Lines of a message that are said when it comes; the others can be leafed through."""


class SpokenSources(NamedTuple):
    """Which events are said: those about who listens, about others, and about nobody; and how much of the focus."""

    own: bool = True
    others: bool = True
    game: bool = True
    detail: int = USUAL


def said(words: str) -> str:
    """Words with marks, as they are said: those that a player has typed as they were typed."""
    return plain(aloud(words))


class Announcer:
    """Follows one scene after the other, and says on the transcript what is new."""

    def __init__(self, transcript: Transcript) -> None:
        self._transcript = transcript
        self._of: Narration | None = None
        self._before = SpokenState()
        self._speaker = ""
        self._interrupts = False

    def forget(self) -> None:
        """Say everything anew, as after a change of the language or when somebody begins to listen."""
        self._of, self._before, self._speaker = None, SpokenState(), ""

    def key_pressed(self) -> None:
        """A key goes down: the next line takes the place of what is still being said."""
        self._interrupts = True

    def follow(self, narration: Narration, sources: SpokenSources) -> None:
        """Say what has changed since the last frame."""
        events = narration.take_events()
        before, now = self._before, narration.state
        if narration is not self._of:
            self._of, before = narration, SpokenState()
            self._say(Channel.URGENT, now.scene)
            self._say_all(now.text)
        elif now.text != before.text:
            known_lines = before.text.split("\n")
            self._say_all("\n".join(line for line in now.text.split("\n") if line not in known_lines))
        self._tell(events, sources)
        known = {key for key, _ in before.refusals}
        for key, words in now.refusals:
            if key not in known:
                self._say_all(words)
        if now.turn and now.turn != before.turn and not before.turn:
            self._say(Channel.URGENT, now.turn)
        if (now.question, now.asked) != (before.question, before.asked):
            self._say_all(now.question)
        if now.laid_out != before.laid_out:
            self._say_all(now.laid_out)
        if now.focus and (before.focus is None or _is_elsewhere(before.focus, now.focus)):
            self.tell_focus(now.focus, sources.detail)
        self._before = now

    def tell_focus(self, focus: SpokenFocus, detail: int) -> None:
        """Say what the keyboard is at."""
        for line in focus_lines(focus, detail):
            self._say(Channel.FOCUS, line, is_said=True)

    def answer(self, lines: Sequence[str]) -> None:
        """Say what was asked for, whole, in lines that an ear keeps."""
        for line in lines:
            for part in in_lines(said(line)):
                self._say(Channel.ASKED, part, is_said=True)

    def _say(self, channel: Channel, words: str, is_said: bool = False) -> None:
        line = words if is_said else shortened(said(words))
        if line:
            self._transcript.say(channel, line, self._interrupts)
            self._interrupts = False
            if channel is not Channel.EVENT:
                self._speaker = ""

    def _say_all(self, words: str) -> None:
        """Say something that must be heard, in as many lines as it takes."""
        for line in in_lines(said(words))[:MOST_OF_TEXT]:
            self._say(Channel.URGENT, line, is_said=True)

    def _tell(self, events: Sequence[SpokenEvent], sources: SpokenSources) -> None:
        """Say what has happened: the same of several at once, the name where it changes."""
        wanted = [each for each in events if _is_wanted(each, sources)]
        number = 0
        while number < len(wanted):
            event = wanted[number]
            same = [event.who]
            while number + len(same) < len(wanted) and _is_same(event, wanted[number + len(same)]):
                same.append(wanted[number + len(same)].who)
            number += len(same)
            self._say(Channel.EVENT, self._line_of(event, same), is_said=True)
            self._speaker = same[-1] if len(same) == 1 else ""

    def _line_of(self, event: SpokenEvent, same: Sequence[str]) -> str:
        words = event.words.rstrip(".")
        if not event.who or event.is_heading:
            return shortened(said(words), MOST_OF_EVENT)
        if len(same) > 1:
            also = say("speech.so_do", names=listed(same[1:]), n=len(same) - 1)
            first = shortened(said(say("speech.did", name=event.who, deed=words)), MOST_OF_EVENT // 2)
            return f"{first}. {shortened(said(also), MOST_OF_EVENT)}"
        if event.who == self._speaker:
            return shortened(said(words), MOST_OF_EVENT)
        return shortened(said(say("speech.did", name=event.who, deed=words)), MOST_OF_EVENT)


def focus_lines(focus: SpokenFocus, detail: int = USUAL) -> Sequence[str]:
    """What is said of what the keyboard is at: the name alone, what has room in a line, or all of it."""
    ending = say("speech.hold") if focus.holds else ""
    if focus.of > 1 and focus.place:
        ending = " ".join(filter(None, (ending, say("speech.place", place=focus.place, of=focus.of))))
    words = say("speech.dark", what=focus.words.rstrip("."), why=focus.why) if focus.why else focus.words
    whole = _ended(said(words))
    if detail == ALL:
        more = _ended(said(focus.more))
        return in_lines(" ".join(filter(None, (whole, more, ending))))
    room = MOST_WORDS - len(ending.split())
    if detail == NAMES:
        whole = _ended(shortened(whole, 1) if len(whole.split()) == 1 else _first_sentence(whole, room))
    return (" ".join(filter(None, (_ended(shortened(whole, room)), ending))),)


def _first_sentence(words: str, most: int) -> str:
    first, end, _ = words.partition(". ")
    return shortened(first + end.strip(), most)


def _ended(words: str) -> str:
    return words if not words or words[-1] in ".!?" else f"{words}."


def _is_elsewhere(before: SpokenFocus, now: SpokenFocus) -> bool:
    """Whether this is another thing, or says something else of itself."""
    return before.name != now.name or before.words != now.words


def _is_wanted(event: SpokenEvent, sources: SpokenSources) -> bool:
    if not event.who:
        return sources.game
    return sources.own if event.is_own else sources.others


def _is_same(one: SpokenEvent, other: SpokenEvent) -> bool:
    is_about = bool(one.who and other.who) and not (one.is_heading or other.is_heading)
    return is_about and one.who != other.who and one.words == other.words
