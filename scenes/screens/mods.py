"""Mods: what lies in the player's folder, on or off, what its check found, and a new one to begin with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game import game_named
from game.files.saves import LONGEST_NAME
from game.mods import installed
from game.mods.installed import InstalledMod, every_mod, look_again, mods_folder
from game.mods.new_mod import id_of, is_id, write_new
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, NameEntry, show_folder
from scenes.app.screen import Screen, rail_button
from sprites.cards.card_kinds import KINDS
from sprites.paint import palette
from sprites.poster.motif import Motif

say = Sentences("screens")

LIST_WIDE, ABOUT_WIDE = (330.0, 470.0), (380.0, 640.0)
ROW = 54.0
MOST_FINDINGS = 6
"""Findings that are told at once."""


CARD = ((72.0, 176.0), (100.0, 252.0))
CARDS = (
    ("colony", 1, "palm-tree"),
    ("building", 2, "windmill"),
    ("wonder", 3, "lighthouse"),
    ("military", 2, "archer"),
    ("golden_age", 4, "lyre"),
)
"""Pictures of cards that the page shows before the first mod, and how large the cards are."""


class ModsScene(Screen):
    """The list of mods at the left, and at the right what the chosen one is and what was found in it."""

    name = "mods"

    def __init__(self, app: App, mod: str = "") -> None:
        """mod: the id of the one to look at first."""
        super().__init__(app)
        self._chosen = 0
        self.choose(mod)

    @property
    def _mod(self) -> InstalledMod | None:
        every = every_mod()
        return every[min(self._chosen, len(every) - 1)] if every else None

    def resume(self) -> None:
        """One may have come in since."""
        self.rebuild()
        super().resume()

    def choose(self, mod: str) -> None:
        """Show the mod of this id."""
        self._chosen = next((at for at, each in enumerate(every_mod()) if each.mod.id == mod), 0)

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    # -- what can be done ---------------------------------------------------------------------------------------

    def _written(self, write: Callable[[], object]) -> None:
        """Change something on disk, and say why where that cannot be."""
        try:
            write()
        except OSError as fault:
            self.app.stack.push(Message(self.app, say("mods.title"), say("mods.not_written", why=str(fault.strerror))))
        self.rebuild()

    def _turn(self) -> None:
        if each := self._mod:
            self._written(lambda: installed.turn(each.mod.id, not each.is_wanted))
            self.choose(each.mod.id)

    def _again(self) -> None:
        chosen = self._mod
        look_again()
        if chosen:
            self.choose(chosen.mod.id)
        self.app.sounds.play("stamp")
        self.rebuild()

    def _show_folder(self) -> None:
        show_folder(self.app, self._mod.mod.folder if self._mod else mods_folder())

    def _measure(self) -> None:
        """Open the laboratory at the chosen mod, where it has anything to measure."""
        each = self._mod
        self.app.open("lab", each.mod.id if each and each.mod.contents else "")

    def _new(self) -> None:
        self.app.stack.push(NewMod(self.app, self))

    # -- what is seen -------------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The list, the chosen mod, and what can be done."""
        every = every_mod()
        told = ui.explained("mods.list")
        high = ROW * max(1.0, 0.8 * self.theme.letter)
        title = self.rail_title(say("mods.title"), say("mods.aside"), say("mods.title_told"))
        if every:
            mods = ui.RowList(
                "mods", say("mods.list"), high, len(every), min(self._chosen, len(every) - 1), self._choose, self._row,
                zone="list", high=high, grow=1, tells=told,
            )  # fmt: skip
            plates: list[ui.Box] = [
                ui.sheet(mods, wide=LIST_WIDE),
                ui.sheet(*self._about(), wide=ABOUT_WIDE),
            ]
        else:
            folder = say("mods.folder_is", folder=ui.as_typed(str(mods_folder())))
            where = ui.Text(folder, ui.Style.FINE, align="center", lines=3, cut=True, tells=told)
            plates = [ui.sheet(*self._none(told), 14, where, wide=(420, 1000))]
        side = ui.Gap(grow=1)
        body = ui.Row(side, *plates, side, gap=14, pad=(28, 18, 28, 14))
        return self.framed([title], body, self._rail())

    def _none(self, told: ui.Explanation) -> Iterator[ui.Box | float]:
        """What stands there before the first mod: cards as one may bring them, pale, and the way to one's own."""
        new = ui.Button(
            "first mod", say("mods.new"), self._new, "primary", zone="list", snug=True, tells=ui.explained("mods.new")
        )
        cards = (ui.Art(_paint_card, kind, wide=CARD[0], high=CARD[1]) for kind in CARDS)
        yield ui.Gap(grow=1)
        yield ui.Pale(ui.Row(ui.Gap(grow=1), *cards, ui.Gap(grow=1), gap=14), drop=1)
        yield 20
        yield ui.Text(say("mods.none"), ui.Style.PAGE_ASIDE, size=20, align="center", lines=6, tells=told)
        yield 14
        yield ui.Row(ui.Gap(grow=1), new, ui.Gap(grow=1))
        yield ui.Gap(grow=1)

    def _rail(self) -> list[ui.Box | float]:
        each = self._mod
        nothing = "" if each else say("mods.nothing_chosen")
        broken = say("mods.cannot_turn") if each and (each.trouble or each.mod.findings) else ""
        turns = say("mods.turn_off" if each and each.is_wanted else "mods.turn_on")
        told = ui.Explanation(turns, remarks=(say("mods.turn_told"),))
        return [
            self.back_button(),
            ui.Gap(grow=1),
            rail_button("mods.lab", self._measure, icon="fizzing-flask", drop=1),
            rail_button("mods.folder", self._show_folder),
            rail_button("mods.again", self._again),
            rail_button("mods.new", self._new),
            rail_button("mods.turn", self._turn, "primary", told, nothing or broken),
        ]

    def _row(self, index: int, chosen: bool) -> ui.Box:
        each = every_mod()[index]
        ink = palette.IVORY if each.is_on else palette.SECONDARY
        state = ui.Text(state_of(each), ui.Style.STRONG, size=14, colour=_ink_of(each), drop=1)
        about = say("mods.version", version=ui.as_typed(each.mod.version)) if each.mod.version else ""
        return ui.list_row(
            index,
            chosen,
            ui.Column(
                ui.Text(ui.as_typed(each.mod.called), ui.Style.STRONG, size=17, colour=ink, cut=True),
                ui.Text(about, ui.Style.FINE, cut=True, drop=2),
                grow=1,
            ),
            state,
            gap=10,
            pad=(12, 4, 12, 4),
            tells=ui.Explanation(ui.as_typed(each.mod.called), remarks=(state_of(each), say("mods.row_told"))),
        )

    def _about(self) -> Iterator[ui.Box | float]:
        """Name and maker, what it holds for which game, and what was found in it."""
        each = self._mod
        assert each
        mod = each.mod
        by = say("mods.by", author=ui.as_typed(mod.author), version=ui.as_typed(mod.version)) if mod.author else ""
        told = ui.Explanation(ui.as_typed(mod.called), remarks=tuple(filter(None, (by, ui.as_typed(mod.told)))))
        yield ui.golden(ui.as_typed(mod.called), 24, tells=told)
        if by:
            yield ui.Text(by, ui.Style.ASIDE, size=15, cut=True, tells=told, drop=4)
        if mod.told:
            yield ui.Text(ui.as_typed(mod.told), ui.Style.PROSE, lines=4, cut=True, tells=told, drop=5)
        adds = (
            say("mods.adds", game=game_named(game).called, n=mod.count(game), out=len(content.without))
            for game, content in mod.contents.items()
        )
        for line in adds:
            yield ui.Text(line, ui.Style.BODY, cut=True, tells=told, margin=(0, 6, 0, 0))
        yield 8
        yield from self._found(each)
        yield ui.Gap(grow=1)
        folder = say("mods.folder_is", folder=ui.as_typed(str(mod.folder)))
        yield ui.Text(folder, ui.Style.FINE, cut=True, tells=ui.explained("mods.folder"), drop=6)

    def _found(self, each: InstalledMod) -> Iterator[ui.Box | float]:
        """What is wrong with it, two lines a finding as `main.py lint` has them; or that nothing is."""
        told = ui.Explanation(state_of(each), remarks=(say("mods.files_told"),))
        if each.trouble:
            yield ui.Text(
                ui.as_typed(each.trouble), ui.Style.STRONG, colour=palette.ERROR, lines=5, cut=True, tells=told
            )
            return
        if not each.mod.findings:
            yield ui.Text(say("mods.sound"), ui.Style.BODY, colour=palette.LEGAL, tells=told)
            if each.mod.unnamed:
                missing = [say("mods.language", n=n, language=language) for language, n in each.mod.unnamed.items()]
                words = say("mods.unnamed", languages=listed(missing))
                yield ui.Text(words, ui.Style.FINE, lines=2, tells=told, margin=(0, 4, 0, 0))
            return
        yield ui.Text(say("mods.off_because"), ui.Style.BODY, lines=3, tells=told)
        for place, finding in enumerate(each.mod.findings[:MOST_FINDINGS]):
            what, remedy = finding.in_two_lines(each.mod.folder)
            two = (
                _line(what, ui.Style.STRONG, palette.ERROR, told),
                _line(remedy, ui.Style.FINE, palette.SECONDARY, told),
            )
            yield ui.Column(*two, pad=(0, 7, 0, 0), drop=10 + place)
        if (more := len(each.mod.findings) - MOST_FINDINGS) > 0:
            yield 7
            yield ui.Text(say("mods.more_findings", n=more), ui.Style.FINE, tells=told)


def _line(words: str, style: ui.Style, ink: palette.Colour, told: ui.Explanation) -> ui.Box:
    """A line about a finding."""
    full = ui.Explanation(ui.as_typed(words), remarks=told.remarks)
    return ui.Text(ui.as_typed(words), style, size=13.5, colour=ink, lines=3, cut=True, tells=full)


def state_of(each: InstalledMod) -> str:
    """Whether a mod is on, or what is wrong with it, in a few words."""
    if each.trouble:
        return say("mods.unreadable")
    if each.mod.findings:
        return say("mods.has_findings", n=len(each.mod.findings))
    return say("mods.is_on" if each.is_wanted else "mods.is_off")


def _ink_of(each: InstalledMod) -> palette.Colour:
    if each.trouble or each.mod.findings:
        return palette.ERROR
    return palette.LEGAL if each.is_wanted else palette.DIM


def _paint_card(pen: ui.Pen, area: ui.Area, kind: tuple[str, int, str]) -> None:
    """A card that a mod may bring: its picture in a frame of paper."""
    theme, (x, y, width, height) = pen.theme, area
    tone, band = KINDS[kind[0]], 0.13 * height
    pen.shadow(theme.rect(*area), 3)
    pen.fill(area, palette.IVORY, 1.0, 6)
    pen.fill((x, y, width, band), tone.frame, 1.0, 6)
    pen.fill((x + 0.24 * width, y + 0.4 * band, 0.52 * width, 0.22 * band), tone.ink, 0.85, 3)
    inside = (x, y + band, width, height * 0.52)
    picture = theme.posters.picture(Motif(*kind), theme.rect(*inside).size)
    pen.surface.blit(picture, theme.rect(*inside))
    line = 0.045 * height
    for row, share in enumerate((0.62, 0.44)):
        wide = share * width
        pen.fill((x + (width - wide) / 2, y + height * (0.74 + 0.1 * row), wide, line), palette.BOOK_INK, 0.5, line / 2)
    ui.lay_outline(theme, pen.surface, area, tone.frame, 1.6, 6)


class NewMod(NameEntry):
    """Asks for the name of a new mod, and makes it."""

    longest = LONGEST_NAME

    def __init__(self, app: App, scene: ModsScene) -> None:
        self._scene = scene
        super().__init__(app, say("mods.new"), say("mods.new_text"), "", self._make)

    def _make(self, name: str) -> None:
        name = name.strip()
        if not is_id(id_of(name)):
            raise ValueError(say("mods.new_fault"))
        if any(each.mod.id == id_of(name) for each in every_mod()):
            raise ValueError(say("mods.new_taken", name=ui.as_typed(name)))
        mod = write_new(name)
        self._scene.choose(mod.id)
