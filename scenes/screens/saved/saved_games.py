"""The list of saved games: what was played, when and how far; open, rename, delete. It says what is wrong with damaged
files.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game import GAMES
from game.cards.catalog import Misprint
from game.files.saves import SavedGame
from game.files.untrusted import shown
from game.session.family import Kin, family
from game.session.savefile import Unreadable
from game.session.session import Seat
from game.text.sentences import Sentences, closed, listed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog, Message, NameEntry
from scenes.app.screen import HEIGHT, WIDTH, Screen, rail_button
from scenes.app.thumbnails import lay_pasted
from scenes.games.plugin import plugin_of
from scenes.screens.saved.arrivals import BringDialog
from scenes.screens.saved.branch_rows import about_parent, play_in_parent
from scenes.screens.saved.letters import ExportDialog
from scenes.screens.saved.postcard import paint_picture, postcard_of
from scenes.screens.saved.saved_game import cover_of, facts_of, once_more, open_game, seat_told
from scenes.screens.saved.saved_game_rows import (
    example_rows,
    game_row,
    kind_words,
    looking_into,
    paint_line,
    told_of,
)
from scenes.table.panels.book import head, open_book, page
from scenes.ui.controls.listing import rows_of
from scenes.ui.controls.transition import marked, turned_page, written
from scenes.ui.layout import paint_unseen
from sprites.poster.motif import Motif
from sprites.things import book

say = Sentences("screens")

ROW = 66.0
"""The height of an entry, with letters as they were drawn."""

PICTURE = (96.0, 262.0)
"""How high the picture of the chosen game is at least, and at most."""

TOLD_LAST = 4
"""Lines of what was told last."""

LEFT, TITLE = "left page", "title"
"""The page of the chosen game, and its name on it."""

EXAMPLE = Motif("wonder", 1, "greek-temple", tones=("marble",))
"""What stands for the picture of a game before there is one."""

"""The picture of a game that would be lost."""


class SavedGamesScene(Screen):
    """The list of all saved games, the one played last first, and branches under the game that they left. Files are
    looked into one a frame.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._by_time: list[Path] = []
        self._files: list[Path] = []
        self._kin: dict[Path, Kin] = {}
        self._games: dict[Path, SavedGame] = {}
        self._chosen = 0
        self._is_stale = False

    def enter(self) -> None:
        """Find the files."""
        self._find()
        super().enter()

    def resume(self) -> None:
        """A game may have been played, renamed or deleted since."""
        self._find()
        super().resume()

    def _find(self) -> None:
        """The files as they are now; those that were looked into before are not waited for."""
        chosen = self._files[self._chosen] if self._files else None
        self._by_time = self.app.saves.files()
        self._games = {path: self.app.saves.look_at(path) for path in self._by_time if path in self._games}
        self._arrange(chosen)

    def update(self, dt_ms: float) -> None:
        """Look into the next file."""
        super().update(dt_ms)
        unseen = next((path for path in self._files if path not in self._games), None)
        if unseen:
            self._games[unseen] = self.app.saves.look_at(unseen)
            self._arrange(self._files[self._chosen])
        if unseen or self._is_stale:
            self._is_stale = False
            self.rebuild()

    def _arrange(self, chosen: Path | None) -> None:
        """Put the rows in the order of their families; the chosen game stays chosen."""
        self._kin = {kin.path: kin for kin in family(self._by_time, self._games)}
        self._files = list(self._kin)
        if chosen in self._kin:
            self._chosen = self._files.index(chosen)
        self._chosen = max(0, min(self._chosen, len(self._files) - 1))

    @property
    def _game(self) -> SavedGame | None:
        return self._games.get(self._files[self._chosen]) if self._files else None

    # -- what is done with a game -----------------------------------------------------------------------------

    def _choose(self, index: int) -> None:
        forward = index > self._chosen
        self._chosen = index
        self.rebuild()
        row = rows_of(self.form.laid("games"), self.form.state)[index]
        self.begin(turned_page(self.anchors[LEFT], forward), marked(row))

    def _open(self) -> None:
        if self._game:
            open_game(self.app, self._game)

    def _once_more(self) -> None:
        if self._game:
            once_more(self.app, self._game)

    def _rename(self) -> None:
        if self._game:
            title, text = say("saved_games.name_title"), say("saved_games.name_text")
            accept = partial(self._write, self._game.path)
            self.app.stack.push(NameEntry(self.app, title, text, self._game.name or "", accept))

    def _write(self, path: Path, name: str) -> None:
        self.app.saves.rename(path, name)
        self.begin(written(self.anchors[TITLE], self.still_at(TITLE)))

    def _delete(self) -> None:
        if self._game:
            title = say("saved_games.delete_title")
            text = say("saved_games.delete_text", name=ui.as_typed(self._title(self._game)))
            yes, no = say("saved_games.delete_yes"), say("saved_games.delete_no")
            delete, lost = partial(self._delete_at, self._game.path), postcard_of(self._game)
            self.app.stack.push(ConfirmDialog(self.app, title, text, yes, no, delete, lost))

    def _delete_at(self, path: Path) -> None:
        try:
            self.app.saves.delete(path)
        except OSError as error:
            title, text = say("saved_games.still_there"), say("saved_games.still_there_told", why=str(error))
            self.app.stack.push(Message(self.app, title, text))
        self._find()
        self.rebuild()

    def _bring(self) -> None:
        self.app.stack.push(BringDialog(self.app))

    def _export(self) -> None:
        """It is the file that goes out, as far as it is good now."""
        if self._game:
            try:
                session = self.app.saves.read(self._game.path).session
            except (Unreadable, Misprint) as fault:
                self.app.stack.push(Message(self.app, say("opening.cannot"), str(fault)))
            else:
                self.app.stack.push(ExportDialog(self.app, session))

    def _title(self, game: SavedGame) -> str:
        if game.name:
            return game.name
        return say("saved_games.titled", game=game.title or game.path.stem, moment=ui.when(game.saved_at))

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """An open book: the chosen game at the left, all games at the right, and what can be done below."""
        told = ui.explained("saved_games.list")
        high = ROW * max(1.0, self.theme.letter)
        listed = ui.RowList(
            "games", say("saved_games.list"), high, len(self._files), self._chosen, self._choose,
            self._row, self._instead, zone="list", grow=1, high=high, tells=told,
            back=(ui.free_rows(high, len(self._files)),),
        )  # fmt: skip
        contents = ui.Overlay(head(say("saved_games.contents"), told), drop=1), ui.Art(paint_line, high=9, drop=1)
        right = page(*contents, listed) if self._files else page(*contents, example_rows(), ui.Gap(grow=1))
        title = self.rail_title(say("saved_games.title"), say("saved_games.aside"), say("saved_games.told"))
        return self.framed(
            [title], open_book(self._left(told), right), [self.back_button(), ui.Gap(grow=1), *self._buttons()]
        )

    def _left(self, told: ui.Explanation) -> ui.Box:
        """The page of the chosen game. One that cannot be painted is taken for damaged, and then says so."""
        try:
            left = self._told(told)
            paint_unseen(left, (0.0, 0.0, WIDTH / 2, HEIGHT), self.theme)
        except Exception as fault:
            path = self._files[self._chosen]
            self._games[path] = self.app.saves.set_aside(path, fault)
            left = self._told(told)
        return left

    def _told(self, told: ui.Explanation) -> ui.Box:
        """All that is said of the chosen game; what the book is for, while it is empty."""
        if not self._files:
            return self._example(told)
        path, game = self._files[self._chosen], self._game
        if game is None:
            return page(looking_into(path), ui.Gap(grow=1), name=LEFT)
        title = game.name or game.title or shown(path.stem)
        how = (say(f"undo.{game.undo_kind}_told"),) if game.seats else ()
        kinds = [kind_words(game), *([say(f"undo.{game.undo_kind}_fact")] if game.seats else [])]
        if not game.may_ask:
            kinds, how = [*kinds, say("results.no_advice")], (*how, say("dark.no_advice"))
        if game.name and game.title:
            kinds.insert(0, game.title)
        about, moment = ui.Explanation(title, remarks=(told_of(game), *how)), ui.when(game.saved_at)
        return page(
            ui.Overlay(head(ui.as_typed(title), about), name=TITLE),
            ui.Text(
                listed(kinds, "comma"), ui.Style.PAGE_ASIDE, align="center",
                shorter=(kind_words(game),), tells=about, drop=4,
            ),
            10,
            ui.Art(paint_picture, path, cover_of(game), high=PICTURE, grow=1, drop=5),
            12,
            *self._state(game),
            *self._parent(game),
            *self._told_last(game),
            ui.Text(
                moment, ui.Style.PAGE_ASIDE, align="center", drop=2,
                tells=ui.Explanation(moment, remarks=(say("saved_games.saved_at"),)),
            ),
            8,
            ui.Row(ui.Gap(grow=1), *(_sitting(seat) for seat in game.seats), ui.Gap(grow=1), gap=10, drop=3),
            *self._trouble(),
            name=LEFT,
        )  # fmt: skip

    def _example(self, told: ui.Explanation) -> ui.Box:
        """The page before the first game: what will stand there, and the way to a game."""
        begin = ui.Button(
            "first_game", say("statistics.first_game"), self._begin, "primary", zone="list", snug=True,
            tells=ui.Explanation(say("statistics.first_game"), remarks=(say("saved_games.first_game_told"),)),
        )  # fmt: skip
        return page(
            head(say("statistics.example"), told),
            8,
            ui.Pale(ui.Art(_paint_example), high=PICTURE, grow=1, drop=1),
            12,
            ui.Text(say("saved_games.nothing"), ui.Style.PAGE_ASIDE, size=20, align="center", lines=4, tells=told),
            12,
            ui.Row(ui.Gap(grow=1), begin, ui.Gap(grow=1)),
            ui.Gap(grow=1),
            name=LEFT,
        )

    def _begin(self) -> None:
        """Set up a first game."""
        self.app.sounds.play("button")
        self.app.stack.push(plugin_of(next(iter(GAMES))).setup(self.app))

    def _state(self, game: SavedGame) -> list[ui.Box]:
        """How far it is and whose turn it is."""
        if not game.seats:
            return []
        told = ui.Explanation(game.title, remarks=(say("menu.game_told"),))
        facts = facts_of(game)
        return (
            [
                ui.Text(
                    facts[0],
                    ui.Style.CHAPTER,
                    align="center",
                    shorter=facts[1:],
                    cut=True,
                    floor=0.7,
                    tells=told,
                )
            ]
            if facts
            else []
        )

    def _told_last(self, game: SavedGame) -> list[ui.Box]:
        """What was told last in a game that cannot be played here."""
        told = ui.explained("saved_games.told_last")
        return [
            ui.Text(
                ui.as_typed(line), ui.Style.PAGE_ASIDE, size=14, align="center", cut=True, tells=told, drop=6 - place
            )
            for place, line in enumerate(game.told[-TOLD_LAST:])
        ]

    def _parent(self, game: SavedGame) -> list[ui.Box | float]:
        """What is said of the game that a branch has left."""
        if not game.parent:
            return []
        kin = self._kin[game.path]
        return [about_parent(kin, game, self._games, partial(self._take, kin)), 6]

    def _take(self, kin: Kin) -> None:
        if kin.parent:
            play_in_parent(self.app, kin.path, kin.parent)

    def _trouble(self) -> list[ui.Box]:
        if not self._game or not (self._game.trouble or self._game.differs or self._game.away):
            return []
        words = ui.as_typed(closed(self._game.away or self._game.trouble or self._game.remark))
        told = ui.Explanation(self._game.path.name, remarks=(say("saved_games.damaged_told"),))
        return [ui.Text(words, ui.Style.FAULT, colour=book.RED_INK, lines=5, cut=True, tells=told, margin=(0, 6, 0, 0))]

    def _instead(self, index: int, chosen: bool, fault: Exception) -> ui.Box:
        """The row of a game that cannot be painted: it is taken for damaged, and then says so."""
        path = self._files[index]
        self._games[path] = self.app.saves.set_aside(path, fault)
        self._is_stale = True
        return self._row(index, chosen)

    def _row(self, index: int, chosen: bool) -> ui.Box:
        path = self._files[index]
        return game_row(index, path, self._games.get(path), self._kin[path], chosen)

    def _buttons(self) -> list[ui.Box]:
        unseen = say("saved_games.still_looking" if self._files else "saved_games.none_yet")
        why = "" if self._game else unseen
        can_open = bool(self._game and self._game.can_open)
        is_away = bool(self._game and self._game.away)
        why_not_open = "" if can_open else why or say(f"saved_games.{'why_away' if is_away else 'why_not_open'}")
        return [
            rail_button("saved_games.bring", self._bring),
            rail_button("saved_games.export", self._export, why=why_not_open),
            rail_button("saved_games.rename", self._rename, why=why),
            rail_button("saved_games.delete", self._delete, "danger", why=why),
            rail_button("saved_games.once_more", self._once_more, why=why_not_open),
            rail_button("saved_games.open", self._open, "primary", why=why_not_open),
        ]


def _sitting(seat: Seat) -> ui.Box:
    """A seat of the chosen game: its disc, and its name under it."""
    name = ui.Text(
        ui.as_typed(seat.name), ui.Style.STRONG, size=14.5, colour=book.INK, align="center", cut=True, drop=1
    )
    return ui.Column(
        ui.Row(ui.Gap(grow=1), ui.disc(seat.colour, 36), ui.Gap(grow=1)),
        name,
        gap=2,
        wide=(40, 96),
        tells=seat_told(seat),
    )


def _paint_example(pen: ui.Pen, area: ui.Area) -> None:
    """A place of a city in Nations, as a picture of a game."""
    lay_pasted(pen, area, lambda size: pen.theme.posters.picture(EXAMPLE, size))
