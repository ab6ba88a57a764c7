"""What has come of a piece in all finished games: how often it was had, and won with, by people and by computers."""

from __future__ import annotations

from collections.abc import Sequence

from game.files.saves import Saves
from game.records.statistics import Rate, record_of
from game.records.tally import Recount, Seated
from game.session.session import PEOPLE
from game.text import encyclopedia
from game.text.chapter import Chapter
from game.text.sentences import Sentences
from scenes import ui
from scenes.screens.books.figures import share_bar
from sprites.things import book

say = Sentences("screens")

BAND = (40.0, 120.0)
DROP = 16
"""The rows leave before the links of an entry do."""


class Records:
    """All finished games, counted while one reads: the first time something is shown, and again once all are there."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._counting: Recount | None = None
        self._is_done = False
        self.seated: list[Seated] = []

    def advance(self) -> bool:
        """Count on; whether there is more to be shown now."""
        if self._is_done:
            return False
        is_first = self._counting is None
        self._counting = self._counting or Recount(self._saves)
        self._is_done = not self._counting.advance()
        if is_first or self._is_done:
            self.seated = self._counting.seated
        return bool(self.seated) and (is_first or self._is_done)

    def close(self) -> None:
        """Count no further."""
        if self._counting:
            self._counting.close()


def record_rows(entry: Chapter, seated: Sequence[Seated]) -> ui.Box | None:
    """A row for people and one for computers; None for what nobody ever had."""
    keys, of_game = encyclopedia.keys_of(entry), [each for each in seated if each.game == entry.game]
    if not record_of(keys, of_game)[0].came:
        return None
    parted = {
        "you": [each for each in of_game if each.player in PEOPLE],
        "others": [each for each in of_game if each.player not in PEOPLE],
    }
    verb = "played" if any(each.plays in keys for each in of_game) else "bought"
    rows = [_row(who, verb, *record_of(keys, some)) for who, some in parted.items() if some]
    return ui.Grid(rows, grows=(0, 0, 1, 0, 1), column_gap=10, row_gap=3, drop=DROP)


def _row(who: str, verb: str, had: Rate, won: Rate) -> list[ui.Box]:
    label = say(f"book.record_{who}")
    about = ui.Explanation(label, remarks=(say("book.record_told"),))
    cells: list[ui.Box] = [ui.Text(label, ui.Style.STRONG, size=14.5, colour=book.INK, tells=about)]
    for key, share in ((verb, had), ("won_with", won)):
        facts = {"came": share.came, "tries": share.tries, "share": _percent(share.share)}
        low, high = map(_percent, share.bounds)
        words = say(f"book.{key}", **facts) if share.tries else say("statistics.no_contest")
        told = ui.Explanation(label, remarks=(say(f"book.{key}_told", **facts, low=low, high=high),))
        cells += [
            ui.Text(words, ui.Style.BODY, colour=book.INK, lines=2, tells=told),
            share_bar(share, told, wide=BAND),
        ]
    return cells


def _percent(share: float) -> str:
    return say("statistics.percent", n=round(100 * share))
