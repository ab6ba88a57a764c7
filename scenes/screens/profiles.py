"""Profiles: who is remembered here, whose tips, lessons and practice count now, and who takes a seat of a new table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Unpack

import pygame

from game.files.profiles import MOST, Profile
from game.text.names.player_names import LONGEST, MOST_BYTES
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog, NameEntry
from scenes.app.screen import Screen, rail_button
from scenes.table.faces import FACES, face_called
from sprites.bust.picture import medallion
from sprites.paint import palette

say = Sentences("screens")

WIDE = (420.0, 760.0)
ROW, MEDAL, LOST = 54.0, 44.0, 84.0
EXAMPLES = ((2, 0.3), (5, 0.22), (9, 0.42))
"""Faces that the list shows before the first name, and how long their names are, as shares of the width."""
FACE, IN_A_ROW = 38.0, 12
"""The side of a face to choose, and how many stand side by side."""


class ProfilesScene(Screen):
    """Everybody who is remembered. Whoever is chosen plays here from now on or, where a seat asks, sits down there."""

    name = "profiles"

    def __init__(self, app: App, pick: Callable[[Profile], object] | None = None, called: str = "") -> None:
        """pick: what is told who sits down; called: the name that was typed for the seat, which may be remembered."""
        super().__init__(app)
        self.profiles = app.profiles
        self._pick, self._called = pick, called.strip()
        known = self.profiles.called(self._called) or self.profiles.current
        self._chosen = self.profiles.every.index(known) if known in self.profiles.every else 0

    @property
    def _profile(self) -> Profile | None:
        every = self.profiles.every
        return every[min(self._chosen, len(every) - 1)] if every else None

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def _take(self) -> None:
        """Whoever is chosen sits down, or plays here from now on."""
        if self._profile:
            if self._pick:
                self._pick(self._profile)
            else:
                self.profiles.use(self._profile)
            self.back()

    def _add(self) -> None:
        name = "" if self.profiles.called(self._called) else self._called
        face = FACES[len(self.profiles.every) % len(FACES)]
        self.app.stack.push(ProfileEntry(self.app, say("profiles.new"), name, face, self._remember))

    def _remember(self, name: str, face: str) -> None:
        new = self.profiles.remember(name, face)
        self._chosen = self.profiles.every.index(new)

    def _edit(self) -> None:
        if profile := self._profile:
            accept = partial(self.profiles.change, profile)
            self.app.stack.push(ProfileEntry(self.app, say("profiles.edit"), profile.name, profile.face, accept))

    def _forget(self) -> None:
        if profile := self._profile:
            title, text = (say(f"profiles.forget_{part}", name=ui.as_typed(profile.name)) for part in ("title", "text"))
            yes, no = say("profiles.forget_yes"), say("profiles.forget_no")
            forget = partial(self.profiles.forget, profile)
            lost = ui.Row(
                ui.Gap(grow=1),
                ui.Art(_paint_face, profile.face, wide=LOST, high=(0.0, LOST), drop=1),
                ui.Gap(grow=1),
                tells=ui.Explanation(profile.name, remarks=(text,)),
            )
            self.app.stack.push(ConfirmDialog(self.app, title, text, yes, no, forget, lost))

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The names with their faces, and what can be done with them below."""
        told = ui.explained("profiles.title")
        trouble = ui.as_typed(self.profiles.trouble)
        words = trouble or say("profiles.seat_about" if self._pick else "profiles.about")
        ink = palette.ERROR if trouble else palette.SECONDARY
        high = ROW * max(1.0, 0.8 * self.theme.letter)
        count = len(self.profiles.every)
        names = ui.RowList(
            "profiles", say("profiles.title"), high, count, self._chosen, self._choose, self._row,
            zone="list", high=high, grow=1, tells=told, back=(ui.free_rows(high, count, is_shaded=True),),
        )  # fmt: skip
        nobody = self._nobody(told)
        body = ui.sheet(
            ui.Text(words, ui.Style.PROSE, size=16, colour=ink, lines=6, cut=True, tells=told),
            12,
            names if count else nobody,
            wide=WIDE,
        )
        title = self.rail_title(say("profiles.title"), say("profiles.aside"), say("profiles.title_told"))
        side = ui.Gap(grow=1)
        return self.framed([title], ui.Row(side, body, side, pad=(28, 18, 28, 14)), self._rail())

    def _nobody(self, told: ui.Explanation) -> ui.Box:
        """What stands there before the first name: rows as they will look, pale, and the way to the first."""
        rows = (
            ui.list_row(
                index, False, ui.Art(_paint_face, FACES[face], wide=MEDAL, high=MEDAL, snug=True),
                ui.Art(_paint_name, share, grow=1, high=16), gap=16, pad=(12, 5, 14, 5),
            )
            for index, (face, share) in enumerate(EXAMPLES)
        )  # fmt: skip
        add = ui.Button(
            "first name", say("profiles.new"), self._add, "primary", zone="list", snug=True,
            tells=ui.explained("profiles.new"),
        )  # fmt: skip
        return ui.Column(
            ui.Gap(grow=1),
            ui.Pale(ui.Column(*rows), drop=1),
            ui.Gap(high=(8.0, 30.0)),
            ui.Text(say("profiles.nobody"), ui.Style.PAGE_ASIDE, size=20, align="center", lines=5, tells=told),
            14,
            ui.Row(ui.Gap(grow=1), add, ui.Gap(grow=1)),
            ui.Gap(grow=1),
            grow=1,
            tells=told,
        )

    def _rail(self) -> list[ui.Box | float]:
        nobody = "" if self._profile else say("profiles.nobody_chosen")
        full = say("profiles.too_many", most=MOST) if len(self.profiles.every) >= MOST else ""
        take = "profiles.sit" if self._pick else "profiles.play"
        return [
            self.back_button(),
            ui.Gap(grow=1),
            rail_button("profiles.forget", self._forget, "danger", why=nobody),
            rail_button("profiles.edit", self._edit, why=nobody),
            rail_button("profiles.new", self._add, why=full),
            rail_button(take, self._take, "primary", why=nobody, does="profiles.take"),
        ]

    def _row(self, index: int, chosen: bool) -> ui.Box:
        profile = self.profiles.every[index]
        is_here = profile == self.profiles.current
        here = say("profiles.here") if is_here else ""
        called = say("profiles.also", names=", ".join(map(ui.as_typed, profile.also))) if profile.also else ""
        tells = ui.Explanation(profile.name, remarks=tuple(filter(None, (here, called, say("profiles.row_told")))))
        return ui.list_row(
            index,
            chosen,
            ui.Art(_paint_face, profile.face, wide=MEDAL, high=MEDAL, snug=True),
            ui.Text(ui.as_typed(profile.name), ui.Style.STRONG, size=18, cut=True, grow=1),
            *([ui.Text(here, ui.Style.ASIDE, size=15, colour=palette.BRASS_LIGHT, cut=True)] if here else []),
            gap=16,
            pad=(12, 2, 14, 2),
            tells=tells,
        )


def _paint_name(pen: ui.Pen, area: ui.Area, share: float) -> None:
    """Where a name will stand: a stroke of ink."""
    x, y, width, height = area
    pen.fill((x, y + height / 2 - 4, width * share, 8), palette.BOOK_INK, 0.32, 4)


class ProfileEntry(NameEntry):
    """Asks for a name and a face."""

    longest, most_bytes = LONGEST, MOST_BYTES

    def __init__(self, app: App, title: str, name: str, face: str, accept: Callable[[str, str], object]) -> None:
        self._face = face
        super().__init__(app, title, say("profiles.entry"), name, lambda text: accept(text, self._face))

    def _show(self, face: str) -> None:
        self._face = face

    def parts(self) -> Sequence[ui.Box | float]:
        """The field, what is wrong with the name, and the faces."""
        told = ui.explained("profiles.face")
        faces = FacePick("face", self._face, self._show, caption=told.title, zone="faces", tells=told)
        return *super().parts(), 6, faces


class FacePick(ui.Control):
    """Faces of which one is chosen."""

    __slots__ = ("change", "face")

    def __init__(self, name: str, face: str, change: Callable[[str], object], /, **kinds: Unpack[ui.Kinds]) -> None:
        super().__init__(name, **kinds)
        self.face, self.change = face, change

    def content_width(self, theme: ui.Theme) -> ui.Extent:
        """All faces of a row side by side."""
        return ui.Extent(FACE * IN_A_ROW, FACE * IN_A_ROW)

    def content_height(self, theme: ui.Theme, wide: float) -> ui.Extent:
        """All rows."""
        high = FACE * -(-len(FACES) // IN_A_ROW)
        return ui.Extent(high, high)

    def _areas(self, laid: ui.LaidControl) -> Iterable[tuple[str, ui.Area]]:
        x, y, wide, _ = laid.area
        step = wide / IN_A_ROW
        for place, face in enumerate(FACES):
            row, column = divmod(place, IN_A_ROW)
            yield face, (x + step * column + (step - FACE) / 2, y + FACE * row, FACE, FACE)

    def targets(self, laid: ui.LaidControl, state: ui.InputState) -> Iterable[ui.HitTarget]:
        """One for every face."""
        for place, (face, area) in enumerate(self._areas(laid), 1):
            called = say("profiles.face_number", n=place)
            press = partial(state.tell, self.change, face)
            yield ui.HitTarget(f"{self.name}:{face}", area, called, self.zone, self.tells, on_press=press)

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """The faces; the chosen one is ringed, the one that is pointed at as well."""
        pen = ui.Pen(theme, surface)
        for face, (x, y, side, _) in self._areas(laid):
            _paint_face(pen, (x + 3, y + 3, side - 6, side - 6), face)
            if face == self.face or state.hovered == f"{self.name}:{face}":
                ink = palette.RED_INK if face == self.face else palette.FAINT_INK
                ui.lay_outline(theme, surface, (x, y, side, side), theme.colour(ink), 1.6, 5)


def _paint_face(pen: ui.Pen, area: ui.Area, face: str) -> None:
    """A face in a ring of brass."""
    x, y, width, height = area
    head = medallion(pen.theme, face_called(face), min(width, height), palette.BRASS_LIGHT)
    pen.stamp(head, x + width / 2, y + height / 2, "center")
