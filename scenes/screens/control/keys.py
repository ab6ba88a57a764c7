"""Keys and pad: every action with its keys and its buttons, and other keys for each of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.files.settings import HANDS
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog, Message, dialog_button
from scenes.app.screen import Screen, rail_button
from scenes.screens.control.key_rows import GROUPS, KeyRow, called, rails, rows_of
from scenes.ui.keymap import bindings, own_buttons
from scenes.ui.keymap.bindings import BadKeys, Bindings
from scenes.ui.keymap.device import GENERIC, button_words, is_pad, used
from scenes.ui.keymap.keys import Key, is_held_beside, key_of_event
from scenes.ui.keymap.own_buttons import OwnButtons
from scenes.ui.text import FLOOR
from sprites.paint import palette

say = Sentences("screens")

WIDE = (760.0, 1060.0)
SIDES = (28.0, 12.0, 28.0, 12.0)
ROW = 34.0
KEYS_WIDE, PAD_WIDE = 230.0, 170.0


class KeysScene(Screen):
    """All actions in groups. Enter takes a new key for the chosen one."""

    name = "keys"

    def __init__(self, app: App, group: str = "") -> None:
        """group: the one to begin with; without it the first."""
        super().__init__(app)
        self._group = group or GROUPS[0]
        self._chosen = 0
        self._said = ""
        self._rails = rails()

    def enter(self) -> None:
        """The list has the focus, so that the arrow keys choose a row."""
        super().enter()
        self.form.ring.move_to("actions")

    @property
    def _bindings(self) -> Bindings:
        try:
            return bindings.read(self.app.settings)
        except BadKeys:
            return Bindings(self.app.settings.hand)

    @property
    def _own_buttons(self) -> OwnButtons:
        try:
            return own_buttons.read(self.app.settings, called)
        except BadKeys:
            return OwnButtons()

    @property
    def _rows(self) -> tuple[KeyRow, ...]:
        return rows_of(self._group)

    @property
    def _row_chosen(self) -> KeyRow:
        return self._rows[self._chosen]

    # -- what can be done -------------------------------------------------------------------------------------

    def _turn_to(self, group: Any) -> None:
        self._group, self._chosen, self._said = group, 0, ""
        self.rebuild()

    def _choose(self, index: int) -> None:
        self._chosen, self._said = index, ""
        self.rebuild()

    def _lay_for(self, hand: Any) -> None:
        """Lay all keys for a hand; keys that were set for single actions stay, where they still do."""
        changed = Bindings(hand, self._bindings.own)
        try:
            changed.check(self._rails, called)
        except BadKeys as fault:
            changed, self._said = Bindings(hand), say("own_keys.own_left", fault=str(fault))
        else:
            self._said = ""
        self._keep(changed)

    def _change(self) -> None:
        self.app.stack.push(PressKey(self.app, self, self._row_chosen))

    def take(self, row: ui.InputAction, key: Key) -> None:
        """Give an action this key, and whoever had it the old one. Raises BadKeys where that does not do."""
        before = self._bindings
        taken, given = before.takers(row, key, self._rails), before.keys_of(row)[0]
        self._keep(before.with_key(row, key, self._rails, called))
        swapped = say("own_keys.swapped", what=called(taken[0]), given=given.cap) if taken else ""
        self._said = swapped or say("own_keys.set", key=key.cap, what=called(row))

    def take_button(self, row: ui.InputAction, button: str) -> None:
        """Give an action this button of a pad, and whoever had it the old one. Raises BadKeys where that fails."""
        before = self._own_buttons
        taken = before.takers(row, button)
        changed = before.with_button(row, button, called)
        self.app.change_settings(buttons=changed.written)
        words = button_words(button, used() if is_pad() else GENERIC)
        swapped = say("own_keys.swapped_button", what=called(taken[0])) if taken else ""
        self._said = " ".join(filter(None, (say("own_keys.set", key=words, what=called(row)), swapped)))
        self.rebuild()

    def _usual(self) -> None:
        """Give the chosen action its usual keys and buttons again, where no other one has them now."""
        row, before, buttons = self._row_chosen.action, self._bindings, self._own_buttons
        changed = before.without(row)
        try:
            changed.check(self._rails, called)
            buttons.without(row).check(called)
        except BadKeys as fault:
            self._said = str(fault)
            self.rebuild()
            return
        self._said = ""
        self.app.change_settings(buttons=buttons.without(row).written)
        self._keep(changed)

    def _all_usual(self) -> None:
        title, text, yes, no = (say(f"own_keys.sure{each}") for each in ("", "_told", "_yes", "_no"))
        self.app.stack.push(ConfirmDialog(self.app, title, text, yes, no, self._forget_all))

    def _forget_all(self) -> None:
        self._said = ""
        self.app.change_settings(buttons={})
        self._keep(Bindings())

    def _keep(self, changed: Bindings) -> None:
        self.app.change_settings(hand=changed.hand, keys=changed.written)
        self.rebuild()

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The groups on the upper rail, the rows of one of them, and what was done last."""
        told = ui.explained("own_keys.actions")
        high = ROW * max(1.0, 0.85 * self.theme.letter)
        listed = ui.RowList(
            "actions", told.title, high, len(self._rows), self._chosen, self._choose, self._row,
            zone="list", grow=1, high=high, tells=told,
        )  # fmt: skip
        groups = [ui.Segment(each, say(f"own_keys.group_{each}")) for each in GROUPS]
        which = ui.Switch(
            "group", say("own_keys.group"), groups, self._group, self._turn_to, zone="rail", high=28, snug=True,
            floor=FLOOR, tells=ui.explained("own_keys.group"),
        )  # fmt: skip
        hands = [ui.Segment(each, say(f"hands_laid.{each.replace(' ', '_')}")) for each in HANDS]
        hand = ui.Switch(
            "hand", say("own_keys.hand"), hands, self.app.settings.hand, self._lay_for, zone="hand", grow=1,
            tells=ui.explained("own_keys.hand"),
        )  # fmt: skip
        body = ui.sheet(
            ui.Row(
                ui.Text(say("own_keys.hand"), ui.Style.STRONG, wide=170, tells=ui.explained("own_keys.hand")),
                hand,
                high=(30, 34 * max(1.0, self.theme.letter)),
            ),
            8,
            self._head(),
            4,
            listed,
            6,
            ui.Text(
                self.app.keys_trouble or self._said or say("own_keys.how"), ui.Style.BODY, size=14.5, lines=2,
                colour=palette.ERROR if self.app.keys_trouble else palette.BRASS_LIGHT if self._said else palette.DIM,
                cut=True, high=(20, 40 * self.theme.letter), tells=told,
            ),
            wide=WIDE,
        )  # fmt: skip
        side = ui.Gap(grow=1)
        title = self.rail_title(say("own_keys.title"), "", say("own_keys.title_told"))
        chosen = self._row_chosen.action.id
        is_own = chosen in self._bindings.own or chosen in self._own_buttons.own
        is_usual = "" if is_own else say("own_keys.is_usual")
        is_laid = self._bindings.hand != HANDS[0] or self.app.settings.keys or self.app.settings.buttons
        are_usual = "" if is_laid else say("own_keys.are_usual")
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1), which],
            ui.Row(side, body, side, pad=SIDES),
            [
                self.back_button(), ui.Gap(grow=1),
                rail_button("own_keys.all_usual", self._all_usual, why=are_usual),
                rail_button("own_keys.usual", self._usual, why=is_usual),
                rail_button("own_keys.change", self._change, "primary"),
            ],
        )  # fmt: skip

    def _wide(self, column: float) -> tuple[float, float]:
        """How wide a column is with letters of this size."""
        wide = column * min(1.4, max(1.0, self.theme.letter))
        return wide, wide

    def _head(self) -> ui.Box:
        """What the columns are."""

        def head(name: str, **kinds: Any) -> ui.Text:
            told = ui.explained(f"own_keys.{name}")
            return ui.Text(told.title, ui.Style.LABEL, cut=True, tells=told, **kinds)

        return ui.Row(
            head("does", grow=1), head("key", wide=self._wide(KEYS_WIDE)), head("button", wide=self._wide(PAD_WIDE)),
            gap=12, pad=(8, 0, 24, 0),
        )  # fmt: skip

    def _row(self, index: int, chosen: bool) -> ui.Box:
        """What an action does, its keys, and its buttons of a pad."""
        row = self._rows[index]
        ink = palette.BRASS_LIGHT if row.action.id in self._bindings.own else palette.IVORY
        make = used() if is_pad() else GENERIC
        buttons = [button_words(each, make) for each in row.action.buttons]
        return ui.list_row(
            index,
            chosen,
            ui.Text(row.words, ui.Style.BODY, size=15, colour=palette.IVORY, cut=True, grow=1),
            ui.Text(
                _either(row.action), ui.Style.STRONG, size=15, colour=ink, cut=True,
                wide=self._wide(KEYS_WIDE),
            ),
            ui.Text(
                ", ".join(buttons), ui.Style.BODY, size=14, colour=palette.SECONDARY, cut=True,
                wide=self._wide(PAD_WIDE),
            ),
            gap=12,
            pad=(8, 0, 8, 0),
            tells=ui.Explanation(row.words, remarks=(_either(row.action),)),
        )  # fmt: skip


def _either(row: ui.InputAction) -> str:
    """All keys of an action."""
    return ", ".join(each.cap for each in row.keys)


class PressKey(Message):
    """Waits for the key that an action is to have. Esc, or the button, leaves it as it is."""

    takes_every_key = True

    def __init__(self, app: App, keys: KeysScene, row: KeyRow) -> None:
        super().__init__(
            app, say("own_keys.press"), say("own_keys.press_told", what=row.words, keys=_either(row.action))
        )
        self._keys = keys
        self._row = row
        self._fault = ""

    def handle(self, event: pygame.event.Event) -> bool:
        """The key or the button that goes down is the one, with what is held beside it."""
        if event.type == pygame.KEYDOWN and "pad" in event.dict:
            if not event.dict.get("is_repeated") and event.pad:
                self._let(partial(self._keys.take_button, self._row.action, event.pad))
            return True
        is_key = event.type == pygame.KEYDOWN and "pad" not in event.dict
        if not is_key or is_held_beside(event.key):
            return super().handle(event)
        key = key_of_event(event)
        if key.name == "escape":
            self.back()
            return True
        self._let(partial(self._keys.take, self._row.action, key))
        return True

    def _let(self, take: Callable[[], None]) -> None:
        try:
            take()
        except BadKeys as fault:
            self._fault = str(fault)
            self.app.sounds.play("refusal")
            self.rebuild()
        else:
            self.app.sounds.play("stamp")
            self.app.stack.pop()

    def parts(self) -> list[ui.Box | float]:
        """Why the key that was pressed does not do."""
        told = ui.Explanation(self.title, remarks=(self.text,))
        return [12, ui.Text(self._fault, ui.Style.FAULT, lines=3, tells=told)] if self._fault else []

    def buttons(self) -> list[ui.Box]:
        """The way out."""
        cancel = say("dialogs.cancel")
        return [dialog_button("cancel", cancel, self.back, "plain", "name.cancel", say("own_keys.cancel_told"))]
