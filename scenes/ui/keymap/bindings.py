"""Bindings: the keys that actions have for a player, as the settings say them.

The settings keep a hand, which moves all keys, and the keys of single actions by name: `table.undo: "ctrl+z, u"`. Both
are read here and checked as a whole: no action may lose its way to be reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations

from game.files.settings import BOTH, Settings
from game.files.untrusted import quoted
from game.text.sentences import Sentences
from scenes.ui.keymap.actions import ACTIONS, InputAction, Rails, bind
from scenes.ui.keymap.contexts import TYPING, VERBS, may_share
from scenes.ui.keymap.hands import moved_by
from scenes.ui.keymap.keys import Key, keys_named, names_of

_say = Sentences("screens")

ESSENTIAL = ("focus.act", "focus.next_zone", "screen.back", "table.back")
"""Actions that lead everywhere, and out again: each has at least one key that every keyboard has."""

_EVERYWHERE = frozenset(
    {
        *("enter", "escape", "space", "tab", "left", "right", "up", "down", "backspace"),
        *map(str, range(10)),
        *(f"f{number}" for number in range(1, 11)),
    }
)


Called = Callable[[InputAction], str]


def _by_id(row: InputAction) -> str:
    return row.id


class BadKeys(ValueError):
    """Keys that cannot be used, in plain words."""


class Bindings:
    """Which keys every action has. A value: what is set makes another one."""

    def __init__(self, hand: str = BOTH, own: Mapping[str, tuple[Key, ...]] | None = None) -> None:
        """`own`: the keys of single actions, by their names, in the place of those of the hand."""
        self.hand = hand
        self.own = dict(own or {})
        self._moved = moved_by(hand)

    def keys_of(self, row: InputAction) -> tuple[Key, ...]:
        """The keys of an action."""
        return self.own.get(row.id) or self.of_hand(row)

    def of_hand(self, row: InputAction) -> tuple[Key, ...]:
        """The keys that an action has unless it was given others; who types needs both hands."""
        if not self._moved or row.context == TYPING:
            return row.usual
        return tuple(dict.fromkeys(key for usual in row.usual for key in self._moved.get(usual, (usual,))))

    @property
    def written(self) -> dict[str, str]:
        """The keys of single actions, as the settings keep them."""
        return {name: names_of(keys) for name, keys in self.own.items()}

    def without(self, row: InputAction) -> Bindings:
        """The same, but this action has its usual keys again."""
        return Bindings(self.hand, {name: keys for name, keys in self.own.items() if name != row.id})

    def takers(self, row: InputAction, key: Key, rails: Rails = ()) -> list[InputAction]:
        """The other actions that have this key and cannot share it with this one."""
        rows = {each.id: each for each in (*ACTIONS, *(verb for rail in rails for verb in rail))}.values()
        return [each for each in rows if key in self.keys_of(each) and _clash(row, each, rails)]

    def with_key(self, row: InputAction, key: Key, rails: Rails = (), called: Called = _by_id) -> Bindings:
        """The same, but this action has this key and no other; who had it before gets the first of those that this
        action had. Raises BadKeys where that does not do.
        """
        if not key.name:
            raise BadKeys(_say("own_keys.nameless"))
        given = self.keys_of(row)[0]
        own = {**self.own, row.id: (key,)}
        for other in self.takers(row, key, rails):
            own[other.id] = tuple(dict.fromkeys(given if each == key else each for each in self.keys_of(other)))
        changed = Bindings(self.hand, own)
        changed.check(rails, called)
        kept = {name: keys for name, keys in own.items() if name not in _ROWS or keys != self.of_hand(_ROWS[name])}
        return Bindings(self.hand, kept)

    def with_others_swapped(self) -> Bindings:
        """The same, but an action that was given no keys, and has the usual key that another one was given, has the
        usual one of that instead: a later version may have brought it.
        """
        own = dict(self.own)
        for one, other, key in self._shared(ACTIONS):
            if (one.id in self.own) != (other.id in self.own) and _clash(one, other, ()):
                taker, giver = (one, other) if one.id in self.own else (other, one)
                given, keys = self.of_hand(taker)[0], own.get(giver.id) or self.of_hand(giver)
                own[giver.id] = tuple(dict.fromkeys(given if each == key else each for each in keys))
        return Bindings(self.hand, own)

    def check(self, rails: Rails = (), called: Called = _by_id) -> None:
        """Raises BadKeys at the first key that means two things at once, or an action that would be out of reach;
        `called` is what actions are called in what it says.
        """
        verbs = {each.id: each for rail in rails for each in rail}
        unknown = (InputAction(VERBS, each.partition(".")[2], ()) for each in self.own if each.startswith(f"{VERBS}."))
        rows = [*ACTIONS, *({each.id: each for each in unknown} | verbs).values()]
        for each in rows:
            if each.context == TYPING and (writes := [key for key in self.keys_of(each) if key.writes]):
                raise BadKeys(_say("own_keys.writes", action=called(each), key=writes[0].cap))
            if each.id in ESSENTIAL and not any(_is_everywhere(key) for key in self.keys_of(each)):
                raise BadKeys(_say("own_keys.essential", action=called(each)))
        for one, other, key in self._shared(rows):
            if _clash(one, other, rails):
                raise BadKeys(_say("own_keys.twice", action=called(one), other=called(other), key=key.cap))

    def _shared(self, rows: Iterable[InputAction]) -> Iterator[tuple[InputAction, InputAction, Key]]:
        """All pairs of actions with the same key."""
        having: dict[Key, list[InputAction]] = {}
        for row in rows:
            for key in self.keys_of(row):
                having.setdefault(key, []).append(row)
        for key, those in having.items():
            for one, other in combinations(those, 2):
                yield one, other, key


_ROWS = {each.id: each for each in ACTIONS}


def _clash(one: InputAction, other: InputAction, rails: Rails) -> bool:
    """Whether two actions must not have the same key. Verbs may, where no rail has both."""
    if one.id == other.id:
        return False
    if one.context == other.context == VERBS:
        return any({one.id, other.id} <= {each.id for each in rail} for rail in rails)
    return not may_share(one.id, other.id)


def _is_everywhere(key: Key) -> bool:
    """Whether every keyboard has it, and no system takes it for itself."""
    name = key.name.rpartition("+")[2]
    return not key.alt and (name in _EVERYWHERE or (len(name) == 1 and "a" <= name <= "z"))


def read(settings: Settings) -> Bindings:
    """The bindings that the settings say. Raises BadKeys at the first that cannot be used, in plain words."""
    own = {}
    for name, keys in settings.keys.items():
        if name not in _ROWS and not name.startswith(f"{VERBS}."):
            raise BadKeys(_say("own_keys.unknown", action=quoted(name)))
        try:
            own[name] = keys_named(keys)
        except ValueError as fault:
            raise BadKeys(_say("own_keys.no_key", action=name, key=quoted(str(fault)))) from None
    bindings = Bindings(settings.hand, own)
    if own:
        bindings = bindings.with_others_swapped()
        bindings.check()
    return bindings


def use(settings: Settings) -> str:
    """Let all actions have the keys that the settings say; where those cannot be used, the ones of the hand. Returns
    why they could not, in plain words, or nothing.
    """
    try:
        bindings, trouble = read(settings), ""
    except BadKeys as fault:
        bindings, trouble = Bindings(settings.hand), str(fault)
    bind(bindings.keys_of)
    return trouble
