"""Targets of a table: what answers pointer and focus there, from low to high, and where a question can be answered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

import pygame

from scenes import ui
from scenes.play.help.goal_popover import WAY, GoalPopover
from scenes.play.help.hints import PINNED_PREFIX
from scenes.play.help.tooltips import Tooltips
from scenes.play.input.answers import ANSWER_PREFIX
from scenes.play.input.controls import Controls, Group
from scenes.play.input.rails import VERB_PREFIX
from scenes.play.input.turn_input import handles_of
from scenes.play.view.table_view import TableView
from scenes.table.table import LOG
from scenes.ui.host.canvas import around
from scenes.ui.host.popover import ShownPopover
from scenes.ui.host.popover_places import in_units
from scenes.ui.keymap.actions import VERB_HOLD

CLOTH, LOG_AREA = "cloth", "log area"
"""What is met where nothing else lies, and the log between what can be asked of it."""

EVERYWHERE: ui.Area = (-1e6, -1e6, 2e6, 2e6)
NOTES = "notes"
GOING_ON = ("scores", "letter")
"""The buttons of the rails that a game goes on by besides its own verbs."""


class TableTargets:
    """What one table offers its host, and the question as keyboard and eyes find it."""

    def __init__(
        self,
        table: TableView,
        controls: Controls,
        tooltips: Tooltips,
        host: ui.Host,
        popovers: ui.PopoverLayer,
        goal_popover: GoalPopover,
    ) -> None:
        self._table = table
        self._controls = controls
        self._tooltips = tooltips
        self._host = host
        self._popovers = popovers
        self._goal_popover = goal_popover
        self.besides: Callable[[], Iterable[ui.HitTarget]] = tuple
        """What answers over this table besides what does over every table."""
        self.question: Hashable = None
        self._below: list[ui.HitTarget] = []
        """All but what lies over the table."""
        self._lying: list[ShownPopover] = []
        self._staying: Sequence[tuple[str, pygame.FRect]] = ()
        """What hides something as long as it stays, as it was when the focus was offered last, and where."""
        self._besides: list[ui.HitTarget] = []

    def offer(self) -> None:
        """Put everything on offer as it is now: to the pointer, and to the focus but what a popover hides.

        Where a question opens the focus begins at the answers: at their buttons, or else at what is lit or a verb; once
        a piece was picked, at where it may go.
        """
        places = self._places()
        self._below = [ui.HitTarget(CLOTH, EVERYWHERE), *self._log_targets(is_open=False)]
        self._below += self._notes(self._controls.rail_notes)
        self._below += sorted(places.values(), key=self._height)
        self._below += (each for group in self._controls.groups if not group.floats for each in self._buttons(group))
        self._offer_over()
        self._offer_focus(places)

    def refresh(self) -> bool:
        """Offer anew what lies over the table where that is not what it was; True where it was not."""
        if self._lying == self._popovers.lying and self._besides == list(self.besides()):
            return False
        self._offer_over()
        return True

    def _offer_over(self) -> None:
        self._lying, self._besides = list(self._popovers.lying), list(self.besides())
        self._host.offer([*self._below, *self._over()])
        self._host.look_around()

    # -- what answers the pointer -----------------------------------------------------------------------------

    def _places(self) -> dict[str, ui.HitTarget]:
        """All that is within reach. A number or a sign is only asked, and lets what it lies on be pressed."""
        lit, is_carrying = self._table.lit, self._host.carried is not None
        takes = self._table.landings if is_carrying else frozenset()
        return {
            name: ui.HitTarget(
                name,
                place.area,
                place.caption,
                f"{NOTES} {place.zone}" if place.is_note else place.zone,
                is_note=place.is_note,
                is_lit=name in lit,
                lifts=place.can_be_held,
                takes=name in takes,
            )
            for name, place in self._table.top.within_reach.items()
        }

    def _height(self, target: ui.HitTarget) -> tuple[bool, int]:
        """What means something now lies over what does not."""
        return target.is_lit, self._table.top.within_reach[target.name].z

    def _notes(self, notes: Mapping[str, ui.Target]) -> Iterator[ui.HitTarget]:
        for name, note in notes.items():
            yield ui.HitTarget(name, note.area, note.caption, f"{NOTES} {note.zone}", note.tells, is_note=True)

    def _log_targets(self, is_open: bool) -> Iterator[ui.HitTarget]:
        """The log, where it is docked or where it is open."""
        panel = self._table.log_panel
        area = panel.area(self._table.top.layout.log)
        if area and panel.is_open == is_open:
            yield ui.HitTarget(LOG_AREA, area)
            yield from self._notes(panel.notes)

    def _buttons(self, group: Group) -> Iterator[ui.HitTarget]:
        for button in group.buttons:
            hold = VERB_HOLD if button.name in self._controls.needs_hold else 0.0
            yield from (target._replace(hold=hold) for target in button.targets(ui.InputState()))

    def _over(self) -> Iterator[ui.HitTarget]:
        """The open log, panels with buttons, and what is said, all solid but for what is on them."""
        yield from self._besides
        yield from self._log_targets(is_open=True)
        for group in self._controls.groups:
            if group.floats:
                yield ui.HitTarget(group.name, group.area, is_solid=True)
                yield from self._notes(group.notes)
                yield from self._buttons(group)
        for each in self._lying:
            if each.name != LOG and not self._controls.floats(each.name):
                yield from self._popover_targets(each)

    def _popover_targets(self, shown: ShownPopover) -> Iterator[ui.HitTarget]:
        """What is said. Told of a thing, it does not hide that, where there was no room beside it."""
        theme, parts = self._table.theme, [shown.rect]
        tip = self._tooltips.of(self._host.told) if shown.kind == ui.PopoverKind.TOOLTIP else None
        if tip and theme.rect(*tip.area).colliderect(shown.rect):
            parts = around(shown.rect, theme.rect(*tip.area))
        is_pinned = shown.name.startswith(PINNED_PREFIX)
        for part in parts:
            yield ui.HitTarget(shown.name, in_units(theme, part), is_solid=not is_pinned)
        link = self._goal_popover.link if shown.name == WAY else None
        if link:
            yield ui.HitTarget(WAY, in_units(theme, link))

    # -- where the focus may come to --------------------------------------------------------------------------

    def _offer_focus(self, places: Mapping[str, ui.HitTarget]) -> None:
        theme = self._table.theme
        self._staying = [(each.name, pygame.FRect(in_units(theme, each.rect))) for each in self._popovers.staying]
        stops = [target for target in places.values() if self._is_stop(target)]
        pressable = [
            (group, target)
            for group in self._controls.groups
            for target in self._buttons(group)
            if target.can_be_pressed and self._is_free(target, group.name)
        ]
        buttons = [target for _, target in pressable]
        answers, lit = named(buttons, ANSWER_PREFIX), self._table.lit
        meant = [each.name for each in answers or stops if answers or each.name in lit]
        ring = self._host.ring
        ring.offer([*stops, *buttons, *self._asked_only(places)], meant, self._choices(pressable, stops))
        before, self.question = self.question, self._question_now()
        verbs = [] if answers else [each.name for each in named(buttons, VERB_PREFIX)]
        onward = [name for name in meant if not self._is_picked(name)] or meant
        if self.question not in (None, before) and ring.current not in (*onward, *verbs):
            ring.begin_at(onward)

    def _choices(self, pressable: Sequence[tuple[Group, ui.HitTarget]], stops: Sequence[ui.HitTarget]) -> Sequence[str]:
        """What can be chosen now: what a panel asks, the answers, what is lit, and the game's own verbs."""
        over = [target for group, target in pressable if group.floats]
        rails = [target for group, target in pressable if not group.floats]
        lit = [each for each in stops if each.is_lit]
        verbs = [*named(rails, VERB_PREFIX), *(each for each in rails if each.name in GOING_ON)]
        return [each.name for each in (*over, *named(rails, ANSWER_PREFIX), *lit, *verbs)]

    def _is_stop(self, target: ui.HitTarget) -> bool:
        """Whether a piece is worth a stop: while something is picked only where it is lit."""
        if not target.is_lit and (target.is_note or self._is_narrow or not self._says(target.name)):
            return False
        return self._is_free(target)

    def _asked_only(self, places: Mapping[str, ui.HitTarget]) -> list[ui.HitTarget]:
        """What can only be asked: numbers, lines of the log, dark buttons. Tab comes to them after everything else."""
        if self._is_narrow:
            return []
        notes = [each for each in places.values() if each.is_note and self._says(each.name) and self._is_free(each)]
        for own, found in self._loose():
            notes += (each for each in self._notes(found) if (each.caption or each.tells) and self._is_free(each, own))
        for group in self._controls.groups:
            dark = (each for each in self._buttons(group) if not each.is_enabled)
            notes += (
                each._replace(is_note=True, zone=f"{NOTES} {each.zone}")
                for each in dark
                if self._is_free(each, group.name)
            )
        return sorted(notes, key=lambda note: note.zone)

    def _loose(self) -> Iterable[tuple[str, Mapping[str, ui.Target]]]:
        """What lies between the buttons and can be asked, by the panel that it lies on."""
        yield from ((group.name, group.notes) for group in self._controls.groups)
        yield LOG, self._table.log_panel.notes

    def _is_free(self, target: ui.HitTarget, own: str = "") -> bool:
        """Whether no popover hides this that stays whatever is pressed, unless it is the one on which it lies."""
        x, y, width, height = target.area
        for name, area in self._staying:
            if area.collidepoint(x + width / 2, y + height / 2):
                return name == own
        return True

    def _says(self, name: str) -> bool:
        """Whether a place has anything to say or to show."""
        place = self._table.top.within_reach[name]
        return bool(place.caption) or place.tells is not None or place.looks_at is not None

    @property
    def _is_narrow(self) -> bool:
        """Whether something is picked that is to go on: then the focus keeps to what it can go on with."""
        return bool(self._table.lit) and self._table.game.turn.is_begun

    def _is_picked(self, name: str) -> bool:
        """Whether this is what was picked, and could be put back."""
        place = self._table.top.layout.targets.get(name)
        picked = self._table.game.turn.selection.picked
        return place is not None and any(handle in picked for handle in handles_of(name, place))

    # -- the question -----------------------------------------------------------------------------------------

    @property
    def areas(self) -> list[ui.Area]:
        """Where the question can be answered: its buttons and what is lit, or else the verbs of the rail."""
        buttons = [target for group in self._controls.groups for target in self._buttons(group) if target.is_enabled]
        places = [place.area for place in self._table.lit_targets.values() if not place.is_quiet]
        answers = [each.area for each in named(buttons, ANSWER_PREFIX)]
        return [*answers, *places] or [each.area for each in named(buttons, VERB_PREFIX)]

    def _question_now(self) -> Hashable:
        """What a person is asked now, and about which pieces that were picked; None while nobody is."""
        decision = self._table.model().decision
        if decision is None or not self._table.asks_viewer:
            return None
        return decision.seat, decision.choice.name, decision.context, self._table.game.turn.selection.picked


def named(targets: Iterable[ui.HitTarget], prefix: str) -> list[ui.HitTarget]:
    """Those whose names begin so."""
    return [target for target in targets if target.name.startswith(prefix)]
