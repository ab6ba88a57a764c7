"""What a person is asked on the table: where the focus begins, and where the question can be answered."""

from __future__ import annotations

from collections.abc import Hashable

from scenes.play.help.tips import Tips
from scenes.play.input.answers import ANSWER_PREFIX
from scenes.play.input.controls import Controls
from scenes.play.input.rails import VERB_PREFIX
from scenes.play.input.turn_input import handles_of
from scenes.play.view.table_view import TableView
from scenes.table.table import LOG
from scenes.ui.host.drag import middle
from scenes.ui.host.focus import FocusRing
from scenes.ui.host.host import HitTarget
from scenes.ui.host.popover import PopoverLayer
from scenes.ui.host.target import Area, Target


class AskedQuestion:
    """The question on one table, as keyboard and eyes find it."""

    def __init__(
        self, table: TableView, controls: Controls, tips: Tips, ring: FocusRing, popovers: PopoverLayer
    ) -> None:
        self._table = table
        self._controls = controls
        self._tips = tips
        self._ring = ring
        self._popovers = popovers
        self.question: Hashable = None

    def offer(self) -> None:
        """Put places and buttons on offer to the focus, but what a popover hides.

        Where a question opens it begins at the answers: at their buttons, or else at what is lit or a verb; once a
        piece was picked, at where it may go.
        """
        places = [each for each in self._places() if self._is_free(each)]
        buttons = [each for each in self._controls.focusables() if self._is_free(each)]
        answers, lit = self._buttons(ANSWER_PREFIX), self._table.lit
        meant = [each.name for each in answers or places if answers or each.name in lit]
        notes = [each for each in self._notes() if self._is_free(each)]
        self._ring.offer([*places, *buttons, *notes], meant)
        before, self.question = self.question, self._question_now()
        verbs = [] if answers else [button.name for button in self._buttons(VERB_PREFIX)]
        onward = [name for name in meant if not self._is_picked(name)] or meant
        if self.question not in (None, before) and self._ring.current not in (*onward, *verbs):
            self._ring.begin_at(onward)

    def _is_free(self, each: HitTarget) -> bool:
        """Whether no popover hides this that stays whatever is pressed; what is on it is free."""
        hiding, name = self._popovers.hides(self._table.theme.rect(*each.area).center), each.name
        if hiding is None:
            return True
        if hiding.name == LOG:
            return name in self._table.log_panel.notes
        if self._controls.floats(hiding.name):
            return name in self._controls.notes_afloat or self._controls.at(middle(each.area)) == name
        return False

    @property
    def areas(self) -> list[Area]:
        """Where the question can be answered: its buttons and what is lit, or else the verbs of the rail."""
        places = [place.area for place in self._table.lit_targets.values() if not place.is_quiet]
        answers = [button.area for button in self._buttons(ANSWER_PREFIX)]
        return [*answers, *places] or [button.area for button in self._buttons(VERB_PREFIX)]

    def _buttons(self, prefix: str) -> list[HitTarget]:
        return [button for button in self._controls.focusables() if button.name.startswith(prefix)]

    def _places(self) -> list[HitTarget]:
        """Pieces worth a stop: while something is picked only those that are lit."""
        lit, is_wide = self._table.lit, not self._is_narrow
        return [
            HitTarget(name, place.area, place.caption, place.zone)
            for name, place in self._table.top.layout.targets.items()
            if name in lit or (is_wide and not place.is_note and _says(place))
        ]

    @property
    def _is_narrow(self) -> bool:
        """Whether something is picked that is to go on: then the focus keeps to what it can go on with."""
        return bool(self._table.lit) and self._table.game.turn.is_begun

    def _is_picked(self, name: str) -> bool:
        """Whether this is what was picked, and could be put back."""
        place = self._table.top.layout.targets.get(name)
        picked = self._table.game.turn.selection.picked
        return place is not None and any(handle in picked for handle in handles_of(name, place))

    def _notes(self) -> list[HitTarget]:
        """What can only be asked: numbers, lines of the log, dark buttons. Tab comes to them after everything else."""
        if self._is_narrow:
            return []
        lit = self._table.lit
        notes = [
            HitTarget(name, place.area, place.caption, f"notes {place.zone}", is_note=True)
            for name, place in self._tips.notes()
            if name not in lit and _says(place)
        ]
        dark = [each for each in self._controls.buttons if not each.is_enabled]
        notes += (
            HitTarget(each.name, each.area, each.control.caption, f"notes {each.control.zone}", is_note=True)
            for each in dark
        )
        return sorted(notes, key=lambda note: note.zone)

    def _question_now(self) -> Hashable:
        """What a person is asked now, and about which pieces that were picked; None while nobody is."""
        decision, game = self._table.model().decision, self._table.game
        if decision is None or not game.is_person_deciding:
            return None
        return decision.seat, decision.choice.name, decision.context, game.turn.selection.picked


def _says(place: Target) -> bool:
    """Whether a place has anything to say or to show."""
    return bool(place.caption) or place.tells is not None or place.looks_at is not None
