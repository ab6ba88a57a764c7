"""The laboratory: what to measure on the left, what is known of it on the right, while games are played in the
background.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

import pygame

from game import GAMES, game_named
from game.files.untrusted import InvalidInput
from game.lab.choice import LabChoice, last_choice, remember
from game.lab.experiment import Experiment
from game.lab.laboratory import Laboratory, labs_folder
from game.lab.subject import PrintedNumber, PrintedPiece, changeable_pieces, pieces_of
from game.mods.installed import InstalledMod, every_mod
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import NameEntry, show_folder
from scenes.app.screen import Screen, rail_button
from scenes.app.snapshot import keep_picture, painted, picture_path, png_of
from scenes.screens.lab import lab_rows
from scenes.screens.lab.lab_rows import LabView
from scenes.table.panels.book import ENGRAVED

say = Sentences("screens")

LIST_WIDE, FOUND_WIDE = (250.0, 350.0), (520.0, 900.0)
ROW, NUMBER_ROW = 34.0, 28.0
NUMBERS_IN_SIGHT = 4
PICTURE = (1920, 1080)
SIGN, SIGN_SIDE = "microscope", 110.0
"""What is engraved on the sheet before there is anything to be read on it."""
"""Pixels of a picture of what is known."""
MODS, PRINTED = "mods", "printed"


class LabScene(Screen):
    """What is chosen is what *Start* measures; another lab that is at work goes on until then."""

    name = "lab"

    def __init__(self, app: App, mod: str = "") -> None:
        """mod: the id of a mod to look at; without one, what was looked at last."""
        super().__init__(app)
        last = last_choice()
        self._choice = self._of_mod(mod, last) if mod else last
        self._kind = MODS if self._choice.mod or not self._choice.piece else PRINTED
        self._fault = ""
        self._experiment: Experiment | None = None
        self._seen: object = None
        self._look()
        if last.is_going and replace(last, is_going=False) == self._plain:
            self._start()

    @staticmethod
    def _of_mod(mod: str, last: LabChoice) -> LabChoice:
        found = next((each.mod for each in every_mod() if each.mod.id == mod), None)
        games = [game for game in GAMES if found and game in found.contents]
        game = last.game if last.game in games or not games else games[0]
        return LabChoice(game, mod=mod)

    @property
    def _plain(self) -> LabChoice:
        return replace(self._choice, is_going=False)

    # -- what is chosen -----------------------------------------------------------------------------------------

    def _choose(self, choice: LabChoice) -> None:
        self._choice = choice
        self._look()
        self.rebuild()

    def _look(self) -> None:
        """See what would be played, and what is known of it already, unless another lab is at work."""
        self._fault, self._experiment = "", None
        if not (self._choice.mod or self._choice.piece):
            return
        try:
            self._experiment = self._choice.experiment()
        except InvalidInput as fault:
            self._fault = str(fault)
            return
        lab = self.app.laboratory
        if lab is None or not (lab.is_going or lab.experiment.mark == self._experiment.mark):
            self._take(self._experiment)

    def _take(self, experiment: Experiment) -> Laboratory:
        """Have this lab and no other."""
        if self.app.laboratory:
            self.app.laboratory.stop()
        self.app.laboratory = Laboratory(experiment)
        return self.app.laboratory

    @property
    def _lab(self) -> Laboratory | None:
        """The lab of what is chosen; None where another one is at work."""
        lab = self.app.laboratory
        mine = lab and self._experiment and lab.experiment.mark == self._experiment.mark
        return lab if mine else None

    def _turn_to(self, game: object) -> None:
        self._choose(LabChoice(str(game)))

    def _turn_kind(self, kind: object) -> None:
        self._kind = str(kind)
        self._choose(LabChoice(self._choice.game))

    def _choose_row(self, index: int) -> None:
        if self._kind == MODS:
            self._choose(LabChoice(self._choice.game, mod=self._mods[index].mod.id))
        else:
            self._choose(LabChoice(self._choice.game, piece=list(self._printed)[index]))

    def _choose_number(self, index: int) -> None:
        number = self._numbers[index - 1].name if index else ""
        self._choose(replace(self._choice, number=number))

    @property
    def _mods(self) -> list[InstalledMod]:
        return [each for each in every_mod() if self._choice.game in each.mod.contents]

    @property
    def _printed(self) -> Mapping[str, PrintedPiece]:
        return changeable_pieces(self._choice.game)

    @property
    def _numbers(self) -> tuple[PrintedNumber, ...]:
        piece = self._printed.get(self._choice.piece)
        return piece.numbers if piece else ()

    # -- what can be done ---------------------------------------------------------------------------------------

    def _go(self) -> None:
        """Start, or pause."""
        self.app.sounds.play("button")
        lab = self._lab
        if lab and lab.is_going:
            lab.pause()
            remember(self._plain)
        else:
            self._start()
        self.rebuild()

    def _start(self) -> None:
        if self._experiment is None:
            return
        lab = self._lab or self._take(self._experiment)
        lab.go_on()
        remember(replace(self._choice, is_going=lab.is_going))

    def _keep_picture(self) -> None:
        if view := self._view:
            tree = lab_rows.picture(view)
            picture = painted(tree, PICTURE, self.ground, self.theme.scheme, self.app.posters)
            self.app.stack.push(LabPicture(self.app, view.title, picture))

    def resume(self) -> None:
        """Mods may have changed since."""
        self._look()
        super().resume()

    def update(self, dt_ms: float) -> None:
        """What is known changes once a second, or when the lab stops by itself."""
        super().update(dt_ms)
        lab = self._lab
        seen = (lab.report, lab.is_going, lab.is_waiting, lab.is_reading, lab.trouble) if lab else None
        if seen != self._seen:
            self.rebuild()

    # -- what is seen -------------------------------------------------------------------------------------------

    @property
    def _view(self) -> LabView | None:
        lab, choice = self._lab, self._choice
        if lab is None:
            return None
        names = Sentences(choice.game)
        if choice.mod:
            mod = next((each.mod for each in self._mods if each.mod.id == choice.mod), None)
            pieces, title = pieces_of(mod.files, choice.game) if mod else {}, mod.called if mod else choice.mod
        else:
            pieces = self._printed
            title = names.name(pieces[choice.piece].name)
        called = {key: str(names.name(each.name)) for key, each in pieces.items()}
        number = next((each for each in self._numbers if each.name == choice.number), None)
        return LabView(choice.game, title, called, number, lab.report)

    def tree(self) -> ui.Box:
        """The lists, what is known, and what can be done."""
        lab = self._lab
        self._seen = (lab.report, lab.is_going, lab.is_waiting, lab.is_reading, lab.trouble) if lab else None
        title = self.rail_title(say("lab.title"), say("lab.aside"), say("lab.title_told"))
        games = [ui.Segment(name, game_named(name).called) for name in GAMES]
        which = ui.Switch(
            "game", say("hall.game"), games, self._choice.game, self._turn_to, zone="rail", high=28, snug=True,
            tells=ui.explained("hall.game"),
        )  # fmt: skip
        side = ui.Gap(grow=1)
        left = ui.sheet(*self._subjects(), wide=LIST_WIDE, grow=1)
        right = ui.sheet(*self._found(), wide=FOUND_WIDE, grow=2)
        body = ui.Row(left, right, gap=14, pad=(24, 14, 24, 12))
        return self.framed([ui.Overlay(title, drop=1), side, which], body, self._rail())

    def _rail(self) -> list[ui.Box | float]:
        lab = self._lab
        goes = say("lab.pause" if lab and lab.is_going else "lab.start")
        told = ui.Explanation(goes, remarks=(say("lab.go_told"),))
        why = self._fault or ("" if self._experiment else say("lab.choose"))
        if lab and lab.is_done:
            why = say("lab.done")
        nothing = "" if lab and lab.report.games else say("lab.no_games")
        return [
            self.back_button(),
            ui.Gap(grow=1),
            rail_button("lab.folder", lambda: show_folder(self.app, labs_folder()), drop=1),
            rail_button("lab.picture", self._keep_picture, why=nothing),
            rail_button("lab.go", self._go, "primary", told, why),
        ]

    def _subjects(self) -> Iterator[ui.Box | float]:
        """Mods, or printed pieces with the numbers of the chosen one."""
        kinds = [ui.Segment(kind, say(f"lab.{kind}")) for kind in (MODS, PRINTED)]
        yield ui.Switch(
            "kind", say("lab.what"), kinds, self._kind, self._turn_kind, zone="kind", high=28,
            tells=ui.explained("lab.what"),
        )  # fmt: skip
        yield 8
        choice, larger = self._choice, max(1.0, 0.95 * self.theme.letter)
        keys = [each.mod.id for each in self._mods] if self._kind == MODS else list(self._printed)
        told = ui.explained("lab.list")
        if not keys:
            empty = say("lab.no_mods", game=game_named(choice.game).called)
            yield ui.Text(empty, ui.Style.ASIDE, size=16, lines=6, tells=told, pad=(6, 10, 6, 0))
            yield ui.Gap(grow=1)
            return
        chosen = choice.mod or choice.piece
        at = keys.index(chosen) if chosen in keys else -1
        high = ROW * larger
        yield ui.RowList(
            "subjects", told.title, high, len(keys), at, self._choose_row, self._subject_row,
            zone="list", high=(3 * high, 30 * high), grow=1, tells=told,
        )  # fmt: skip
        if numbers := self._numbers:
            yield 8
            yield ui.Text(say("lab.numbers"), ui.Style.HEADING, cut=True, tells=ui.explained("lab.numbers"))
            names = ["", *(each.name for each in numbers)]
            high, most = NUMBER_ROW * larger, min(NUMBERS_IN_SIGHT, len(names))
            yield ui.RowList(
                "numbers", say("lab.numbers"), high, len(names), names.index(choice.number), self._choose_number,
                self._number_row, zone="list", high=(2 * high, most * high), tells=ui.explained("lab.numbers"),
            )  # fmt: skip

    def _subject_row(self, index: int, chosen: bool) -> ui.Box:
        names = Sentences(self._choice.game)
        if self._kind == MODS:
            mod = self._mods[index].mod
            words, aside = ui.as_typed(mod.called), say("lab.pieces", n=mod.count(self._choice.game))
        else:
            words, aside = names.name(list(self._printed.values())[index].name), ""
        return _row(words, aside, index, chosen)

    def _number_row(self, index: int, chosen: bool) -> ui.Box:
        if not index:
            return _row(say("lab.as_printed"), "", index, chosen)
        number = self._numbers[index - 1]
        return _row(ui.as_typed(number.name), ui.number(number.value), index, chosen)

    def _found(self) -> Iterator[ui.Box | float]:
        """How far the lab is, a row for each piece, and what even is."""
        lab, view = self._lab, self._view
        told = ui.explained("lab.state")
        if self._fault or lab is None or view is None:
            yield from self._nothing_yet()
            return
        yield ui.golden(ui.as_typed(view.title), 22, tells=told)
        yield ui.Text(self._state(lab), ui.Style.BODY, lines=2, cut=True, tells=told)
        if trouble := lab.trouble or lab.remark:
            yield ui.Text(ui.as_typed(trouble), ui.Style.FAULT, lines=4, cut=True, tells=told)
        yield 8
        yield lab_rows.headings()
        high = lab_rows.ROW * max(1.0, 0.9 * self.theme.letter)
        yield ui.RowList(
            "found", say("lab.found"), high, len(view.report.pieces), 0, lambda index: None,
            partial(lab_rows.piece_row, view), zone="list", high=(high, 30 * high), grow=1,
            tells=ui.explained("lab.found"),
        )  # fmt: skip
        yield 6
        yield from lab_rows.number_line(view)
        yield lab_rows.even_line(view)

    def _nothing_yet(self) -> Iterator[ui.Box | float]:
        """What is in the way, or what to do."""
        told = ui.explained("lab.title")
        yield ui.Gap(grow=1)
        if self._fault:
            yield ui.Text(ui.as_typed(self._fault), ui.Style.FAULT, lines=6, align="center", cut=True, tells=told)
        elif self._experiment and self.app.laboratory:
            yield ui.Text(say("lab.other"), ui.Style.ASIDE, size=17, lines=4, align="center", tells=told)
        else:
            yield ui.icon(SIGN, SIGN_SIDE, ENGRAVED, drop=1, tells=told)
            yield 14
            yield ui.Text(say("lab.choose"), ui.Style.PAGE_ASIDE, size=20, lines=4, align="center", tells=told)
            yield 12
            yield ui.Text(say("lab.how"), ui.Style.BODY, lines=10, align="center", cut=True, tells=told)
        yield ui.Gap(grow=1)

    def _state(self, lab: Laboratory) -> str:
        """How many games there are, and what the lab does."""
        games = say("lab.games", n=lab.report.games)
        if lab.is_reading:
            return say("lab.reading")
        if not lab.is_going:
            return say("lab.stands", games=games)
        return say("lab.waits" if lab.is_waiting else "lab.goes", games=games)


def _row(words: str, aside: str, index: int, chosen: bool) -> ui.Box:
    """A row of a list of what may be chosen."""
    return ui.list_row(
        index,
        chosen,
        ui.Text(words, ui.Style.STRONG, size=14.5, cut=True, grow=1),
        *([ui.Text(aside, ui.Style.FINE, cut=True, drop=1)] if aside else []),
        gap=8,
        pad=(10, 2, 10, 2),
        tells=ui.Explanation(words, remarks=tuple(filter(None, (aside, say("lab.row_told"))))),
    )


class LabPicture(NameEntry):
    """The path of a picture, which is saved there under the first name that is free."""

    longest = 400

    def __init__(self, app: App, title: str, picture: pygame.Surface) -> None:
        self._picture = picture
        self._called = say("lab.picture_file", title=title)
        start = str(picture_path("", self._called))
        super().__init__(app, say("lab.picture"), say("lab.picture_text"), start, self._save)

    def _save(self, typed: str) -> None:
        """Write it. Raises OSError."""
        keep_picture(picture_path(typed, self._called), png_of(self._picture))
        self.app.sounds.play("stamp")
