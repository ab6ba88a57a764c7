"""The contexts in which keys mean something: which lie around which, and what an inner one takes over of an outer.

What a player may set follows from here, and so does what is said of two actions with one key.
"""

from __future__ import annotations

from collections.abc import Mapping

ANYWHERE, SCREEN, FOCUS, TYPING, LIST, SLIDER = "anywhere", "screen", "focus", "typing", "list", "slider"
SPEECH = "speech"
"""Questions that are answered aloud: before everything else, wherever nothing is typed."""
TABLE, VERBS, PROPOSALS, SHOW, COVER = "table", "verbs", "proposals", "show", "cover"
TIMELINE, STUDY, QUESTION, LESSON, ADVICE = "timeline", "study", "question", "lesson", "advice"
WATCH = "watch"

ON_TABLE = (TABLE, VERBS, FOCUS, SPEECH, ANYWHERE)

_AROUND: Mapping[str, tuple[str, ...]] = {
    ANYWHERE: (),
    SPEECH: (ANYWHERE,),
    FOCUS: (SPEECH, ANYWHERE),
    SCREEN: (FOCUS, SPEECH, ANYWHERE),
    **dict.fromkeys((TYPING, LIST, SLIDER), (FOCUS, SCREEN, SPEECH, ANYWHERE)),
    TABLE: (FOCUS, SPEECH, ANYWHERE),
    VERBS: (TABLE, FOCUS, SPEECH, ANYWHERE),
    COVER: (SPEECH, ANYWHERE),
    **dict.fromkeys((PROPOSALS, SHOW, TIMELINE, QUESTION, LESSON, ADVICE), ON_TABLE),
    STUDY: (TIMELINE, *ON_TABLE),
    WATCH: ON_TABLE,
}

_TAKES_OVER: Mapping[str, frozenset[str]] = {
    name: frozenset(of)
    for name, of in {
        "table.go_ahead": {"focus.act"},
        "proposals.next": {"focus.next_zone"},
        "proposals.previous": {"focus.previous_zone"},
        "show.step": {"table.go_ahead", "focus.act"},
        "lesson.next": {"table.go_ahead", "focus.act"},
        "timeline.back": {"focus.left"},
        "timeline.on": {"focus.right"},
        "timeline.show": {"table.ask"},
        "timeline.try_it": {"table.go_way"},
        "timeline.leave": {"table.timeline"},
        "timeline.play_on": {"table.what_if"},
        "study.words": {"timeline.study"},
        "study.rename": {"table.turn"},
        "watch.stop": {"table.go_ahead", "focus.act"},
        "study.next": {"timeline.mark_on", "table.go_way"},
        "study.previous": {"timeline.mark_back"},
        **{f"advice.line_{n}": {f"table.board_{n}"} for n in range(1, 6)},
        **{f"timeline.point_{n}": {f"table.board_{n}"} for n in range(1, 7)},
        "typing.left": {"focus.left", "focus.choice_left"},
        "typing.right": {"focus.right", "focus.choice_right"},
        "typing.take": {"focus.act", "screen.done", "screen.primary"},
        "typing.give_up": {"screen.back"},
        "typing.paste": {"anywhere.paste"},
        "slider.less": {"focus.left"},
        "slider.more": {"focus.right"},
        "list.up": {"focus.up"},
        "list.down": {"focus.down"},
        "screen.done": {"focus.act"},
        "city.previous": {"focus.left"},
        "city.next": {"focus.right"},
        "rules.search": {"anywhere.book"},
        "pause.menu": {"anywhere.mute"},
        "trouble.menu": {"anywhere.mute"},
    }.items()
}
"""What an action of an inner context may share its key with, further out: there the inner one is meant."""

_BUTTONS = frozenset({"focus.act", "screen.done", "screen.back", "screen.help"})
"""What the buttons of a screen may share their keys with."""

_LEFT_TO_VERBS = frozenset({"table.turn"})
"""What a game's own verb may share its key with, where nothing is turned."""

_WITH_VERBS = frozenset({TIMELINE, STUDY, WATCH, QUESTION, LESSON, ADVICE, PROPOSALS, SHOW})
"""Contexts in which verbs wait, so that they may have the keys of verbs."""


def around(context: str) -> tuple[str, ...]:
    """The contexts around one, the nearest first; a context that is not named here is that of a screen's buttons."""
    return _AROUND.get(context, (SCREEN, FOCUS, SPEECH, ANYWHERE))


def meet(one: str, other: str) -> bool:
    """Whether a key may be asked for in both of these contexts at once."""
    return one == other or one in around(other) or other in around(one)


def may_share(one: str, other: str) -> bool:
    """Whether two actions, by their names such as "table.undo", may have the same key: where both can be meant, one is
    known to take it over of the other.
    """
    of_one, of_other = (each.partition(".")[0] for each in (one, other))
    if of_one == of_other:
        return False
    if not meet(of_one, of_other):
        return True
    if of_one in around(of_other):
        one, other, of_one, of_other = other, one, of_other, of_one
    if other in _TAKES_OVER.get(one, frozenset()):
        return True
    if of_one == VERBS:
        return other in _LEFT_TO_VERBS
    if of_other == VERBS:
        return of_one in _WITH_VERBS
    return of_one not in _AROUND and other in _BUTTONS
