"""The table of actions: everything that a key or a gamepad button can mean, on screens and at tables alike.

Each action is a row: its name, the context in which its keys mean it, the keys, how long they are held, and the key of
the sentence that says what it does. Scenes ask what an event means in the contexts they are in, the innermost first.
The labels on buttons and the help on keys come from here, too. In one context no key means two things.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pygame

from game.text import device_words
from game.text.template import call_keys
from scenes.ui.keymap import device
from scenes.ui.keymap.contexts import (
    ADVICE,
    ANYWHERE,
    COVER,
    FOCUS,
    LESSON,
    LIST,
    PROPOSALS,
    QUESTION,
    SCREEN,
    SHOW,
    SLIDER,
    SPEECH,
    STUDY,
    TABLE,
    TIMELINE,
    TYPING,
    VERBS,
    WATCH,
    meet,
)
from scenes.ui.keymap.keys import Key
from scenes.ui.keymap.pad_buttons import BUTTONS, PRIMARY, WAY_OUT

VERB_HOLD = 300.0
"""Milliseconds that the key, or the button, of a verb that costs something is held."""


ENTER = Key(pygame.K_RETURN)
"""The key that presses what a screen is there for; with Ctrl also while it would press something else."""


class InputAction(NamedTuple):
    """Something that keys mean in a context. `usual` are its keys as long as a player sets no others. `hold` is after
    how many milliseconds a key that is held counts as held, 0 where that makes no difference; `words` is the key of the
    sentence that says what it does, its own name without one.
    """

    context: str
    name: str
    usual: tuple[Key, ...]
    hold: float = 0.0
    words: str = ""

    @property
    def id(self) -> str:
        """What it is called in the settings, such as "table.undo"."""
        return f"{self.context}.{self.name}"

    @property
    def keys(self) -> tuple[Key, ...]:
        """Its keys as they are now; never none."""
        return _keys_of(self)

    @property
    def is_primary(self) -> bool:
        """Whether this is what a screen is there for: it is pressed by `screen.primary` as well."""
        return ENTER in self.usual

    @property
    def cap(self) -> str:
        """What is printed on the first of its keys, or on its button of the pad that is used: nothing without one."""
        if device.is_pad():
            return device.button_words(self.buttons[0], device.used()) if self.buttons else ""
        return self.keys[0].cap

    @property
    def buttons(self) -> tuple[str, ...]:
        """The buttons of a pad that mean it."""
        return _buttons_of(self)

    @property
    def code(self) -> int:
        """The code of the first of its keys."""
        return self.keys[0].code

    @property
    def says(self) -> str:
        """The key of the sentence that says what it does."""
        return self.words or self.id

    def is_meant(self, event: pygame.event.Event) -> bool:
        """Whether an event is one of its keys, or of its buttons, going down."""
        if event.type == pygame.KEYDOWN and "pad" in event.dict:
            return event.pad in self.buttons
        return event.type == pygame.KEYDOWN and not {*self.keys}.isdisjoint(_keys_meant(event, self.context))

    def is_let_go(self, event: pygame.event.Event) -> bool:
        """Whether an event is one of its keys or buttons going up, whatever is held besides by then."""
        if event.type == pygame.KEYUP and "pad" in event.dict:
            return event.pad in self.buttons
        return event.type == pygame.KEYUP and any(key.code == event.key for key in self.keys)


def _keys(*codes: int) -> tuple[Key, ...]:
    return tuple(map(Key, codes))


def _with_ctrl(*codes: int) -> tuple[Key, ...]:
    """These keys, with Ctrl as well: where one types, hands that know other programs hold it."""
    return tuple(Key(code, ctrl=is_held) for is_held in (False, True) for code in codes)


def _rows(context: str, **keys: int | tuple[Key, ...]) -> Iterator[InputAction]:
    """Actions that ask for nothing but keys, most of them a single one."""
    for name, each in keys.items():
        yield InputAction(context, name, _keys(each) if isinstance(each, int) else each)


def _with_alt(context: str, **keys: int) -> Iterator[InputAction]:
    """Actions of a key each that is pressed with Alt."""
    for name, each in keys.items():
        yield InputAction(context, name, (Key(each, alt=True),), words=f"speech.asks.{name}")


ACTIONS: tuple[InputAction, ...] = (
    # -- everywhere, unless a scene or a field takes the key itself
    InputAction(
        ANYWHERE, "full_screen", (Key(pygame.K_F11), Key(pygame.K_RETURN, alt=True)), words="settings.full_screen"
    ),
    InputAction(ANYWHERE, "picture", _keys(pygame.K_F12), words="actions.picture"),
    InputAction(ANYWHERE, "mute", _keys(pygame.K_m), words="settings.muted"),
    InputAction(ANYWHERE, "book", _keys(pygame.K_F2), words="book.title"),
    InputAction(ANYWHERE, "speech", (Key(pygame.K_F1, ctrl=True),), words="speech.asks.toggle"),
    InputAction(ANYWHERE, "paste", (Key(pygame.K_v, ctrl=True),), words="bring.paste"),
    # -- the focus, on screens and at tables
    InputAction(FOCUS, "act", _keys(pygame.K_RETURN, pygame.K_SPACE), words="actions.act"),
    InputAction(FOCUS, "next_zone", _keys(pygame.K_TAB), words="actions.next_zone"),
    InputAction(FOCUS, "previous_zone", (Key(pygame.K_TAB, shift=True),), words="actions.previous_zone"),
    InputAction(FOCUS, "left", _keys(pygame.K_LEFT), words="actions.left"),
    InputAction(FOCUS, "right", _keys(pygame.K_RIGHT), words="actions.right"),
    InputAction(FOCUS, "up", _keys(pygame.K_UP), words="actions.up"),
    InputAction(FOCUS, "down", _keys(pygame.K_DOWN), words="actions.down"),
    InputAction(FOCUS, "next_choice", _keys(pygame.K_PERIOD), words="actions.next_choice"),
    InputAction(FOCUS, "previous_choice", _keys(pygame.K_COMMA), words="actions.previous_choice"),
    # -- questions that are answered aloud, on every screen, and lines that are leafed through
    *_with_alt(
        SPEECH, goods=pygame.K_g, scores=pygame.K_s, whose_turn=pygame.K_w, outlook=pygame.K_f, event=pygame.K_e,
        latest=pygame.K_j, cost=pygame.K_c, again=pygame.K_r, next_line=pygame.K_DOWN, previous_line=pygame.K_UP,
        next_buffer=pygame.K_RIGHT, previous_buffer=pygame.K_LEFT,
    ),
    InputAction(SPEECH, "since", (Key(pygame.K_j, shift=True, alt=True),), words="speech.asks.since"),
    InputAction(FOCUS, "choice_left", (Key(pygame.K_LEFT, ctrl=True),), words="actions.choice_left"),
    InputAction(FOCUS, "choice_right", (Key(pygame.K_RIGHT, ctrl=True),), words="actions.choice_right"),
    InputAction(FOCUS, "choice_up", (Key(pygame.K_UP, ctrl=True),), words="actions.choice_up"),
    InputAction(FOCUS, "choice_down", (Key(pygame.K_DOWN, ctrl=True),), words="actions.choice_down"),
    InputAction(FOCUS, "ask_left", (Key(pygame.K_LEFT, ctrl=True, shift=True),), words="actions.ask_left"),
    InputAction(FOCUS, "ask_right", (Key(pygame.K_RIGHT, ctrl=True, shift=True),), words="actions.ask_right"),
    InputAction(FOCUS, "ask_up", (Key(pygame.K_UP, ctrl=True, shift=True),), words="actions.ask_up"),
    InputAction(FOCUS, "ask_down", (Key(pygame.K_DOWN, ctrl=True, shift=True),), words="actions.ask_down"),
    # -- fields
    InputAction(TYPING, "all", (Key(pygame.K_a, ctrl=True),), words="actions.mark_all"),
    InputAction(TYPING, "paste", (Key(pygame.K_v, ctrl=True),), words="actions.paste"),
    InputAction(TYPING, "backspace", _with_ctrl(pygame.K_BACKSPACE), words="actions.backspace"),
    InputAction(TYPING, "delete", _with_ctrl(pygame.K_DELETE), words="actions.delete"),
    InputAction(TYPING, "left", _with_ctrl(pygame.K_LEFT), words="actions.caret_left"),
    InputAction(TYPING, "right", _with_ctrl(pygame.K_RIGHT), words="actions.caret_right"),
    InputAction(TYPING, "home", _with_ctrl(pygame.K_HOME), words="actions.caret_home"),
    InputAction(TYPING, "end", _with_ctrl(pygame.K_END), words="actions.caret_end"),
    InputAction(TYPING, "take", _keys(pygame.K_RETURN), words="actions.take"),
    InputAction(TYPING, "give_up", _keys(pygame.K_ESCAPE), words="actions.give_up"),
    InputAction(SLIDER, "less", _keys(pygame.K_LEFT), words="actions.less"),
    InputAction(SLIDER, "more", _keys(pygame.K_RIGHT), words="actions.more"),
    InputAction(LIST, "up", _keys(pygame.K_UP), words="actions.row_up"),
    InputAction(LIST, "down", _keys(pygame.K_DOWN), words="actions.row_down"),
    InputAction(LIST, "page_up", _keys(pygame.K_PAGEUP), words="actions.page_up"),
    InputAction(LIST, "page_down", _keys(pygame.K_PAGEDOWN), words="actions.page_down"),
    InputAction(LIST, "home", _keys(pygame.K_HOME), words="actions.first_row"),
    InputAction(LIST, "end", _keys(pygame.K_END), words="actions.last_row"),
    # -- tables
    InputAction(TABLE, "back", _keys(pygame.K_ESCAPE), words="actions.back"),
    InputAction(TABLE, "menu", _keys(pygame.K_F10), words="buttons.menu"),
    InputAction(TABLE, "undo", (Key(pygame.K_u), Key(pygame.K_z, ctrl=True)), words="rails.undo"),
    InputAction(TABLE, "redo", (Key(pygame.K_y, ctrl=True),), words="buttons.redo"),
    InputAction(TABLE, "table", _keys(pygame.K_t), words="buttons.table"),
    InputAction(TABLE, "log", _keys(pygame.K_l), words="buttons.log"),
    InputAction(TABLE, "ask", _keys(pygame.K_h), words="buttons.ask"),
    InputAction(TABLE, "possible", _keys(pygame.K_i), words="buttons.possible"),
    InputAction(TABLE, "help", _keys(pygame.K_F1, pygame.K_QUESTION), words="buttons.help"),
    InputAction(TABLE, "timeline", _keys(pygame.K_F3), words="buttons.timeline"),
    InputAction(TABLE, "what_if", _keys(pygame.K_F4), words="branch.try"),
    InputAction(TABLE, "skip", _keys(pygame.K_k), words="buttons.skip"),
    InputAction(TABLE, "replay", (Key(pygame.K_r, shift=True),), words="timeline.since_told"),
    InputAction(TABLE, "city", (Key(pygame.K_c, shift=True),), words="actions.city"),
    InputAction(TABLE, "glass", _keys(pygame.K_j), words="clock.glass"),
    InputAction(TABLE, "pin", _keys(pygame.K_z), words="actions.pin"),
    InputAction(TABLE, "turn", _keys(pygame.K_r), words="actions.turn"),
    InputAction(TABLE, "go_way", _keys(pygame.K_y), words="actions.go_way"),
    InputAction(TABLE, "wish", _keys(pygame.K_x), words="actions.wish"),
    InputAction(TABLE, "more", _keys(pygame.K_PLUS, pygame.K_EQUALS), words="actions.more"),
    InputAction(TABLE, "less", _keys(pygame.K_MINUS), words="actions.less"),
    InputAction(TABLE, "go_ahead", _keys(pygame.K_SPACE), words="actions.go_ahead"),
    *(InputAction(TABLE, f"board_{place + 1}", _keys(pygame.K_1 + place), words="actions.board") for place in range(6)),
    InputAction(PROPOSALS, "next", _keys(pygame.K_TAB), words="actions.next_proposal"),
    InputAction(PROPOSALS, "previous", (Key(pygame.K_TAB, shift=True),), words="actions.previous_proposal"),
    InputAction(SHOW, "step", _keys(pygame.K_SPACE), 400.0, "actions.show_step"),
    InputAction(COVER, "lift", _keys(pygame.K_SPACE), 600.0, "actions.lift"),
    InputAction(COVER, "menu", _keys(pygame.K_ESCAPE), words="buttons.menu"),
    # -- the timeline
    InputAction(TIMELINE, "back", _keys(pygame.K_LEFT), words="actions.move_back"),
    InputAction(TIMELINE, "on", _keys(pygame.K_RIGHT), words="actions.move_on"),
    InputAction(TIMELINE, "round_back", (Key(pygame.K_LEFT, shift=True),), words="actions.round_back"),
    InputAction(TIMELINE, "round_on", (Key(pygame.K_RIGHT, shift=True),), words="actions.round_on"),
    InputAction(TIMELINE, "mark_back", _keys(pygame.K_PAGEUP), words="actions.mark_back"),
    InputAction(TIMELINE, "mark_on", _keys(pygame.K_PAGEDOWN), words="actions.mark_on"),
    InputAction(TIMELINE, "first", _keys(pygame.K_HOME), words="actions.first_position"),
    InputAction(TIMELINE, "last", _keys(pygame.K_END), words="actions.last_position"),
    InputAction(TIMELINE, "show", _keys(pygame.K_h)),
    InputAction(TIMELINE, "why", _keys(pygame.K_w)),
    InputAction(TIMELINE, "review", _keys(pygame.K_v)),
    InputAction(TIMELINE, "try_it", _keys(pygame.K_y), words="hindsight.try_it"),
    InputAction(TIMELINE, "better_line", _keys(pygame.K_b), words="hindsight.better_line"),
    InputAction(TIMELINE, "study", _keys(pygame.K_e)),
    InputAction(TIMELINE, "lesson", _keys(pygame.K_F6)),
    InputAction(TIMELINE, "picture", _keys(pygame.K_F9)),
    InputAction(TIMELINE, "leave", _keys(pygame.K_F3), words="timeline.back"),
    InputAction(TIMELINE, "play_on", _keys(pygame.K_F4), words="timeline.branch"),
    *(
        InputAction(TIMELINE, f"point_{place + 1}", _keys(pygame.K_1 + place), words="hindsight.point_told")
        for place in range(6)
    ),
    # -- studies, before the keys of the timeline
    *_rows(
        STUDY, next=pygame.K_n, previous=pygame.K_p, guess=pygame.K_q, words=pygame.K_e, ask_guess=pygame.K_s,
        clear=pygame.K_DELETE, edit=pygame.K_F5, variation=pygame.K_o, chapter_on=pygame.K_F8,
        chapter_back=pygame.K_F7, glow=pygame.K_g, arrow=pygame.K_a, accept=pygame.K_c,
        branches=pygame.K_d, rename=pygame.K_r, remove=(Key(pygame.K_DELETE, shift=True),),
    ),
    # -- watching, before the keys of the table
    *_rows(WATCH, stop=pygame.K_SPACE, step=pygame.K_n, eyes=pygame.K_e, why=pygame.K_w, take=pygame.K_g),
    # -- questions and lessons, before the keys of the table
    *_rows(QUESTION, show_answer=pygame.K_F5, better_line=pygame.K_F6, again=pygame.K_F7, next=pygame.K_F8),
    *(InputAction(ADVICE, f"line_{n + 1}", _keys(pygame.K_1 + n), words="actions.advice_line") for n in range(5)),
    *_rows(LESSON, next=pygame.K_SPACE, show=pygame.K_F5, skip=pygame.K_F6),
    # -- screens
    InputAction(SCREEN, "back", _keys(pygame.K_ESCAPE)),
    InputAction(SCREEN, "done", (ENTER,)),
    InputAction(SCREEN, "primary", (Key(pygame.K_RETURN, ctrl=True),), words="actions.primary"),
    InputAction(SCREEN, "help", _keys(pygame.K_F1), words="buttons.help"),
    *_rows(
        "menu", resume=(ENTER,), earlier=pygame.K_BACKSPACE, copy=pygame.K_c, saved_games=pygame.K_s,
        practise=pygame.K_p, hall_of_fame=pygame.K_h, statistics=pygame.K_t, rules=pygame.K_r, lessons=pygame.K_l,
        settings=pygame.K_o, quit=pygame.K_q, profiles=pygame.K_w,
        mods=pygame.K_x,
    ),
    *_rows("mods", new=pygame.K_n, folder=pygame.K_f, again=pygame.K_r, turn=(ENTER,), lab=pygame.K_l),
    *_rows("lab", folder=pygame.K_f, picture=pygame.K_p, go=(ENTER,)),
    InputAction("menu", "challenge", _keys(pygame.K_n), words="challenges.try_it"),
    InputAction("menu", "challenges", _keys(pygame.K_a), words="challenges.all"),
    InputAction("hall", "challenges", _keys(pygame.K_c), words="challenges.title"),
    *_rows("challenges", lesson=pygame.K_l, try_it=(ENTER,)),
    InputAction("menu", "today", _keys(pygame.K_d), words="daily.title"),
    InputAction("menu", "calendar", _keys(pygame.K_k), words="daily.calendar"),
    *_rows("daily", earlier=pygame.K_PAGEUP, later=pygame.K_PAGEDOWN, result=pygame.K_r, play=(ENTER,)),
    InputAction("daily", "situation", _keys(pygame.K_s), words="daily.situation"),
    InputAction("situation", "play", (ENTER,), words="situation.try"),
    InputAction("situation", "close", _keys(pygame.K_ESCAPE)),
    InputAction("daily_result", "letter", _keys(pygame.K_l), words="daily.letter"),
    InputAction("daily_result", "copy", _keys(pygame.K_c), words="daily.copy"),
    *_rows("profiles", forget=pygame.K_DELETE, edit=pygame.K_r, new=pygame.K_n),
    InputAction("profiles", "take", (ENTER,), words="profiles.play"),
    *_rows("new_table", deal=(ENTER,), race=pygame.K_g, learn=pygame.K_l),
    *_rows(
        "saved_games", bring=pygame.K_i, export=pygame.K_e, rename=pygame.K_r, delete=pygame.K_DELETE,
        once_more=pygame.K_n, open=(ENTER,),
    ),
    InputAction("saved_games", "take", _keys(pygame.K_g), words="branches.take"),
    *_rows(
        "once_more", replay=pygame.K_F3, look_back=pygame.K_v, picture=pygame.K_p, race=pygame.K_g,
        race_hard=pygame.K_h, again=pygame.K_a, back=pygame.K_ESCAPE,
    ),
    *_rows("settings", keys=pygame.K_k, access=pygame.K_a),
    *_rows("own_keys", change=(ENTER,), usual=pygame.K_DELETE, all_usual=pygame.K_u),
    InputAction("hall", "achievements", _keys(pygame.K_a), words="achievements.title"),
    InputAction("achievements", "see", (ENTER,)),
    InputAction("hall", "calendar", _keys(pygame.K_k), words="daily.calendar_title"),
    InputAction("hall", "statistics", _keys(pygame.K_t), words="menu.statistics"),
    InputAction("hall", "once_more", (ENTER,), words="saved_games.once_more"),
    *_rows("statistics", damaged=pygame.K_d, export=pygame.K_e),
    *_rows("lessons", begin=(ENTER,), first_game=pygame.K_g, studies=pygame.K_s, edit=pygame.K_e),
    *_rows("edit_lesson", delete=pygame.K_DELETE, send=pygame.K_e, play=(ENTER,)),
    InputAction("lesson_begun", "cancel", _keys(pygame.K_ESCAPE), words="dialogs.cancel"),
    InputAction("lesson_begun", "make", (ENTER,), words="own_lessons.make"),
    *_rows(
        "studies", bring=pygame.K_i, delete=pygame.K_DELETE, rename=pygame.K_r, send=pygame.K_e, open=(ENTER,),
    ),
    InputAction("branches_in", "close", _keys(pygame.K_ESCAPE), words="export.close"),
    InputAction("branches_in", "take", (ENTER,), words="study.take_branch"),
    InputAction("study_begun", "cancel", _keys(pygame.K_ESCAPE), words="dialogs.cancel"),
    InputAction("study_begun", "add", _keys(pygame.K_a), words="studies.add"),
    InputAction("study_begun", "new", (ENTER,), words="studies.new"),
    *(InputAction("practise", f"begin_{n + 1}", _keys(pygame.K_1 + n), words="practise.begin_told") for n in range(9)),
    InputAction("rules", "back", _keys(pygame.K_BACKSPACE), words="rules.link_told"),
    InputAction("rules", "search", _keys(pygame.K_F2), words="actions.search"),
    *_rows(
        "results", look=pygame.K_t, timeline=pygame.K_F3, look_back=pygame.K_v, to_the_game=pygame.K_F4,
        menu=pygame.K_ESCAPE, race=pygame.K_g, share=pygame.K_s, again=(ENTER,),
    ),
    InputAction("results", "daily", _keys(pygame.K_c), words="daily.result"),
    InputAction("results", "challenges", _keys(pygame.K_h), words="challenges.title"),
    *_rows("city", previous=pygame.K_LEFT, next=pygame.K_RIGHT, save=pygame.K_s),
    # -- dialogs
    InputAction("message", "close", (ENTER,), words="dialogs.close"),
    InputAction("confirm", "yes", _keys(pygame.K_y), words="dialogs.yes_told"),
    InputAction("confirm", "instead", _keys(pygame.K_s), words="dialogs.instead_told"),
    InputAction("confirm", "no", (ENTER,), words="dialogs.no_told"),
    InputAction("name", "cancel", _keys(pygame.K_ESCAPE), words="dialogs.cancel"),
    InputAction("name", "save", (ENTER,), words="dialogs.save"),
    InputAction("arrival", "leave", _keys(pygame.K_ESCAPE)),
    InputAction("arrival", "open", (ENTER,)),
    InputAction("page", "close", _keys(pygame.K_ESCAPE), words="export.close"),
    InputAction("page", "save", (ENTER,)),
    InputAction("bring", "paste", _keys(pygame.K_v)),
    InputAction("bring", "close", _keys(pygame.K_ESCAPE), words="export.close"),
    InputAction("bring", "open", (ENTER,), words="arrival.open"),
    InputAction("bring", "folder", _keys(pygame.K_f), words="files.folder"),
    *_rows("export", close=pygame.K_ESCAPE, copy=pygame.K_c, write=(ENTER,)),
    InputAction("export", "folder", _keys(pygame.K_f), words="files.folder"),
    *_rows("letters", capitals=pygame.K_F5, signs=pygame.K_F6, alphabet=pygame.K_F7, space=pygame.K_SPACE),
    InputAction("seats_dialog", "done", (ENTER,)),
    InputAction("ghost", "stop", _keys(pygame.K_ESCAPE)),
    *_rows(
        "pause", resume=(ENTER,), city=pygame.K_c, save=pygame.K_s, seats=pygame.K_w, send=pygame.K_t, rules=pygame.K_r,
        settings=pygame.K_o, menu=pygame.K_m, keep=pygame.K_b, take=pygame.K_g, end=pygame.K_F4, anew=pygame.K_n,
    ),
    InputAction("lesson_end", "leave", _keys(pygame.K_ESCAPE), words="lesson.leave"),
    InputAction("lesson_end", "again", _keys(pygame.K_n), words="lesson.again"),
    InputAction("lesson_end", "go_on", (ENTER,), words="lesson.go_on"),
    *_rows(
        "trouble", resume=(ENTER,), earlier=pygame.K_BACKSPACE, copy=pygame.K_c, menu=pygame.K_m, quit=pygame.K_ESCAPE,
    ),
)  # fmt: skip


KeysOf = Callable[[InputAction], tuple[Key, ...]]


def usual_keys(row: InputAction) -> tuple[Key, ...]:
    """The keys of an action as long as nobody sets others."""
    return row.usual


_keys_of: KeysOf = usual_keys


def bind(keys_of: KeysOf) -> None:
    """From now on actions have these keys: those that a player has set. What is printed on buttons follows."""
    global _keys_of
    _keys_of = keys_of
    device_words.forget()
    _by_key.cache_clear()
    _with_shift.cache_clear()


@cache
def _by_id() -> Mapping[str, InputAction]:
    return {each.id: each for each in ACTIONS}


@cache
def _by_key(context: str) -> Mapping[Key, InputAction]:
    return {key: each for each in ACTIONS if each.context == context for key in each.keys}


@cache
def _by_button(context: str) -> Mapping[str, InputAction]:
    return {button: each for each in ACTIONS if each.context == context for button in each.buttons}


OF_PLAY = (FOCUS, TYPING, SLIDER, LIST, TABLE, VERBS, PROPOSALS, SHOW, COVER, TIMELINE, QUESTION, LESSON, ADVICE)
"""The contexts in which Enter and Esc are not what presses the buttons of a screen."""


@cache
def usual_buttons(row: InputAction) -> tuple[str, ...]:
    """The buttons of an action as long as nobody sets others. On a screen Menu presses what it is there for, and B
    leads out.
    """
    if given := BUTTONS.get(row.id):
        return given
    if row.context in OF_PLAY:
        return ()
    return (PRIMARY,) if ENTER in row.usual else (WAY_OUT,) if Key(pygame.K_ESCAPE) in row.usual else ()


ButtonsOf = Callable[[InputAction], tuple[str, ...]]

_buttons_of: ButtonsOf = usual_buttons


def bind_buttons(buttons_of: ButtonsOf) -> None:
    """From now on actions have these buttons of a pad: those that a player has set."""
    global _buttons_of
    _buttons_of = buttons_of
    device_words.forget()
    _by_button.cache_clear()


def action(name: str) -> InputAction:
    """The action of this context and name, such as "table.undo". Raises KeyError where there is none."""
    return _by_id()[name]


def _what_presses(name: str) -> str:
    """What sentences call the key of an action, or its button of the pad that is used; the key, where it has none."""
    row = _by_id().get(name) or _verbs.get(name)
    if row is None:
        _verbs.update((verb.id, verb) for rail in _rails() for verb in rail)
        row = _verbs.get(name)
    if row is None:
        return name
    if row.id in _labels and device.is_pad():
        return device.on_button(action("focus.act").buttons[0], _labels[row.id])
    return row.cap or row.keys[0].cap


Rails = Collection[Sequence[InputAction]]
"""The verbs of games that may be asked for together, each group by itself."""

_verbs: dict[str, InputAction] = {}
"""The verbs of games by name, as they were made last."""
_labels: dict[str, str] = {}
"""What is written on their buttons: a pad has none of its own for them."""
_rails: Callable[[], Rails] = tuple


def know_verbs(rails: Callable[[], Rails]) -> None:
    """Where the verbs of all games are found, once a sentence names one that no table has shown yet."""
    global _rails
    _rails = rails


call_keys(_what_presses)


def actions_in(context: str) -> tuple[InputAction, ...]:
    """All that keys mean in a context, as it stands in the table."""
    return tuple(each for each in ACTIONS if each.context == context)


@cache
def _with_shift(context: str) -> frozenset[Key]:
    """The keys with Shift that mean something in a context, or in one that it meets."""
    return frozenset(key for each in ACTIONS if meet(each.context, context) for key in each.keys if key.shift)


def _keys_meant(event: pygame.event.Event, context: str) -> tuple[Key, ...]:
    """The keys that a key that goes down may stand for in a context, the first that means anything."""
    mod = event.mod
    bare = Key(event.key, bool(mod & pygame.KMOD_CTRL), False, bool(mod & pygame.KMOD_ALT))
    if not mod & pygame.KMOD_SHIFT:
        return (bare,)
    shifted = bare._replace(shift=True)
    return (shifted,) if shifted in _with_shift(context) else (shifted, bare)


def action_of(event: pygame.event.Event, *contexts: str) -> InputAction | None:
    """What a key or a button that goes down means in the first of these contexts in which it means anything."""
    if event.type != pygame.KEYDOWN:
        return None
    if "pad" in event.dict:
        return next(filter(None, (_by_button(context).get(event.pad) for context in contexts)), None)
    found = (_by_key(context).get(key) for context in contexts for key in _keys_meant(event, context))
    return next((each for each in found if each), None)


def writes(event: pygame.event.Event) -> bool:
    """Whether a key that goes down writes something where one types."""
    return event.type == pygame.KEYDOWN and _keys_meant(event, TYPING)[-1].writes


def is_meant(event: pygame.event.Event, name: str) -> bool:
    """Whether a key that goes down means this action, such as "table.undo", in its context."""
    wanted = action(name)
    return action_of(event, wanted.context) is wanted


def meant_of(event: pygame.event.Event, verbs: Mapping[str, InputAction]) -> list[str]:
    """Which of a game's own verbs, by their names, a key that goes down means."""
    if event.type != pygame.KEYDOWN:
        return []
    found = ([name for name, row in verbs.items() if key in row.keys] for key in _keys_meant(event, VERBS))
    return next((names for names in found if names), [])


def of_verb(verb: str, letter: str, needs_hold: bool, label: str = "") -> InputAction:
    """The row of a game's own verb, which brings its letter and what is written on its button."""
    row = InputAction(VERBS, verb, (Key(ord(letter.lower())),), VERB_HOLD if needs_hold else 0.0)
    _verbs[row.id] = row
    if label:
        _labels[row.id] = label
    return row
