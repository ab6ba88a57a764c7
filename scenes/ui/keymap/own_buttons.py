"""Own buttons: what the buttons of a gamepad mean for a player, as the settings say it.

The settings keep the buttons of single actions by name: `table.undo: "view, lt+x"`, or nothing for none. They are read
here and checked as a whole: no button means two things at once, and no action that leads everywhere is left without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from game.files.settings import Settings
from game.files.untrusted import quoted
from game.text.sentences import Sentences
from scenes.ui.keymap.actions import ACTIONS, InputAction, bind_buttons, usual_buttons
from scenes.ui.keymap.bindings import BadKeys
from scenes.ui.keymap.contexts import may_share, meet
from scenes.ui.keymap.device import ARROWS, FACES, GENERIC, STICKS, TRIGGERS, button_words
from scenes.ui.keymap.pad_buttons import BUTTONS, PRIMARY, SHARED

_say = Sentences("screens")

_OWN = (
    *(*FACES, "lb", "rb", "view", "menu", "l3", "r3", *ARROWS),
    *(f"{stick}_{way}" for stick in STICKS for way in ARROWS),
)
NAMES = frozenset((*_OWN, *TRIGGERS, *(f"{held}+{name}" for held in TRIGGERS for name in _OWN)))
"""All buttons, and those beside which a trigger is held."""

ESSENTIAL = (
    *("focus.act", "screen.back", "table.back", "table.menu"),
    *("typing.take", "typing.give_up", "typing.backspace"),
    *("focus.choice_left", "focus.choice_right", "focus.choice_up", "focus.choice_down"),
)
"""Actions that lead everywhere, and out again: each has a button."""

MOST = 4
"""How many buttons one action may have."""

Called = Callable[[InputAction], str]


class OwnButtons:
    """Which buttons every action has. A value: what is set makes another one."""

    def __init__(self, own: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """`own`: the buttons of single actions, by their names, in the place of the usual ones."""
        self.own = dict(own or {})

    def buttons_of(self, row: InputAction) -> tuple[str, ...]:
        """The buttons of an action. What a screen is there for, and its way out, go with those of any screen."""
        if row.id in self.own:
            return self.own[row.id]
        usual = usual_buttons(row)
        if row.id in BUTTONS or not usual:
            return usual
        return self.own.get("screen.primary" if usual == (PRIMARY,) else "screen.back", usual)

    @property
    def written(self) -> dict[str, str]:
        """The buttons of single actions, as the settings keep them."""
        return {name: ", ".join(buttons) for name, buttons in self.own.items()}

    def without(self, row: InputAction) -> OwnButtons:
        """The same, but this action has its usual buttons again."""
        return OwnButtons({name: buttons for name, buttons in self.own.items() if name != row.id})

    def takers(self, row: InputAction, button: str) -> list[InputAction]:
        """The other actions that have this button and cannot share it with this one."""
        return [each for each in ACTIONS if button in self.buttons_of(each) and _clash(row, each)]

    def with_button(self, row: InputAction, button: str, called: Called) -> OwnButtons:
        """The same, but this action has this button and no other; who had it gets the one that this had. Raises BadKeys
        where that does not do.
        """
        given = self.buttons_of(row)[:1]
        own = {**self.own, row.id: (button,)}
        for other in self.takers(row, button):
            kept = tuple(each for each in self.buttons_of(other) if each != button)
            own[other.id] = tuple(dict.fromkeys((*given, *kept)))
        changed = OwnButtons(own)
        changed.check(called)
        return OwnButtons({name: those for name, those in own.items() if those != usual_buttons(_ROWS[name])})

    def check(self, called: Called) -> None:
        """Raises BadKeys at the first button that means two things at once, or an action that would be out of reach;
        `called` is what actions are called in what it says.
        """
        for name in ESSENTIAL:
            if not self.buttons_of(_ROWS[name]):
                raise BadKeys(_say("own_keys.no_button", action=called(_ROWS[name])))
        for one, other, button in self._shared():
            if _clash(one, other):
                words = button_words(button, GENERIC)
                raise BadKeys(_say("own_keys.twice", action=called(one), other=called(other), key=words))

    def _shared(self) -> Iterator[tuple[InputAction, InputAction, str]]:
        """All pairs of actions with the same button."""
        having: dict[str, list[InputAction]] = {}
        for row in ACTIONS:
            for button in self.buttons_of(row):
                having.setdefault(button, []).append(row)
        for button, those in having.items():
            for one, other in combinations(those, 2):
                yield one, other, button


_ROWS = {each.id: each for each in ACTIONS}


def _clash(one: InputAction, other: InputAction) -> bool:
    """Whether two actions must not have the same button: where both can be meant, unless the inner one is known to take
    it over, or both are the main button of a screen.
    """
    if one.id == other.id or not meet(one.context, other.context) or may_share(one.id, other.id):
        return False
    if {(one.id, other.id), (other.id, one.id)} & SHARED:
        return False
    return not all(each.is_primary or each.id == "screen.primary" for each in (one, other))


def read(settings: Settings, called: Called) -> OwnButtons:
    """The buttons that the settings say. Raises BadKeys at the first that cannot be used, in plain words."""
    own = {}
    for name, written in settings.buttons.items():
        if name not in _ROWS:
            raise BadKeys(_say("own_keys.unknown", action=quoted(name)))
        buttons = tuple(dict.fromkeys(filter(None, (part.strip().lower() for part in written.split(",")))))
        if unknown := [each for each in buttons if each not in NAMES]:
            raise BadKeys(_say("own_keys.odd_button", action=name, button=quoted(unknown[0])))
        if len(buttons) > MOST:
            raise BadKeys(_say("own_keys.odd_button", action=name, button=quoted(written)))
        own[name] = buttons
    chosen = OwnButtons(own)
    if own:
        chosen.check(called)
    return chosen


def use(settings: Settings) -> str:
    """Let all actions have the buttons that the settings say, or the usual ones where those cannot be used. Returns why
    they could not, in plain words, or nothing.
    """
    try:
        chosen, trouble = read(settings, lambda row: row.id), ""
    except BadKeys as fault:
        chosen, trouble = OwnButtons(), str(fault)
    bind_buttons(chosen.buttons_of)
    return trouble
