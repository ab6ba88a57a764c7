"""The rows of the book of saved games: what is said of each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, time
from functools import partial
from pathlib import Path
from types import MappingProxyType

import pygame

from game import game_named
from game.files.saves import SavedGame
from game.files.untrusted import shown
from game.session.family import ROOT, Kin
from game.session.session import HUMAN, Seat, usual_name
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.screens.saved.branch_rows import branch_words, twig
from scenes.screens.saved.saved_game import facts_of, seat_told
from scenes.ui.text import BETWEEN
from sprites.letters.fonts import capitals
from sprites.things import book

say = Sentences("screens")

EXAMPLES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "nations": (HUMAN, "normal", "hard"),
        "nations_dice": (HUMAN, "easy"),
        "nation_deckbuilder": (HUMAN, HUMAN),
        "wealth_of_nations": (HUMAN, "normal", "normal", "easy"),
    }
)
"""Games that the book shows before there are any: who plays them."""

NUMERAL = 30.0
DOT, DOTS_APART = 1.1, 6.0

STAMP, STAMP_PAD, STAMP_LEANS, STAMPED = 40.0, (18.0, 6.0), 12.0, 190
"""The word across an example: its size, its frame, how many degrees it leans, and how thick its ink is, of 255."""


def game_row(index: int, path: Path, game: SavedGame | None, kin: Kin, chosen: bool) -> ui.Box:
    """A game of the list; None is one whose file has not been looked into yet."""
    number = ui.Text(
        str(index + 1), ui.Style.CHAPTER, size=22, colour=book.RED_INK if chosen else book.FAINT_INK, wide=NUMERAL,
        drop=2,
        tells=ui.Explanation(path.name, remarks=(say("saved_games.list_told"),)),
    )  # fmt: skip
    lines = (_first_line(game), 3, _second_line(game)) if game else (looking_into(path),)
    return ui.Row(
        *twig(kin),
        number,
        ui.Column(*lines, snug=True, grow=1),
        pad=(8, 2, 8, 4),
        back=(ui.Art(ui.paint_marker),) if chosen else (),
        front=(ui.Art(paint_line),),
    )


def example_rows() -> ui.Box:
    """The rows of games as they will look, pale."""
    rows = []
    for index, (game, players) in enumerate(EXAMPLES.items()):
        seats = tuple(
            Seat(usual_name(player, place), player, colour)
            for place, (player, colour) in enumerate(zip(players, (1, 2, 3, 4), strict=False))
        )
        path, moment = Path(game), datetime.combine(date.today(), time(20 - index, 15 + 10 * index))
        saved = SavedGame(path, None, moment, game_named(game).called, seats=seats, is_over=index > 0, game=game)
        rows.append(ui.Overlay(game_row(index, path, saved, Kin(path, 0, ROOT, None), False), high=(52.0, 66.0)))
    stamp = ui.Art(paint_stamp, capitals(say("statistics.example")))
    return ui.Overlay(ui.Pale(ui.Column(*rows, gap=2)), stamp)


def paint_stamp(pen: ui.Pen, area: ui.Area, word: str) -> None:
    """A word stamped across a page in red ink."""
    theme = pen.theme
    letters = theme.text(word, "title", STAMP, book.RED_INK, area[2] * 0.7)
    across, down = (theme.px(each) for each in STAMP_PAD)
    frame = pygame.Surface((letters.width + 2 * across, letters.height + 2 * down), pygame.SRCALPHA)
    pygame.draw.rect(frame, book.RED_INK, frame.get_rect(), theme.px(2.5), theme.px(6))
    frame.blit(letters, (across, down))
    turned = pygame.transform.rotozoom(frame, STAMP_LEANS, 1.0)
    turned.set_alpha(STAMPED)
    pen.surface.blit(turned, turned.get_rect(center=theme.rect(*area).center))


def _first_line(game: SavedGame) -> ui.Box:
    """Name, what is wrong, and when it was left."""
    title = game.name or game.title or shown(game.path.stem)
    told = ui.Explanation(title, remarks=(told_of(game),))
    moment = ui.when(game.saved_at)
    damaged = say("saved_games.opens_partly" if game.can_open else "saved_games.cannot_open")
    wrong = damaged if game.trouble else say("saved_games.differs") if game.differs else ""
    wrong = say("saved_games.away") if game.away else wrong
    name = partial(ui.Text, ui.as_typed(title), ui.Style.CHAPTER, size=20, tells=told)
    short = (wrong.partition(":")[0].rstrip("\u00a0"),)
    fault = partial(ui.Text, wrong, ui.Style.STRONG, size=14, colour=book.RED_INK, shorter=short, tells=_damaged(game))

    def line(name_may: bool, fault_may: bool, who: tuple[ui.Box, ...]) -> ui.Row:
        """Which of the two may be cut: the name is before what is wrong."""
        return ui.Row(
            name(cut=name_may and bool(game.name)),
            *who,
            ui.Art(_paint_dots, wide=(0, 0), high=18, grow=1),
            *([fault(cut=fault_may)] if wrong else []),
            ui.Text(
                moment, ui.Style.PAGE_ASIDE, size=15.5, drop=1,
                tells=ui.Explanation(moment, remarks=(say("saved_games.saved_at"),)),
            ),
            gap=8,
        )  # fmt: skip

    whole, short_list, leaving = _who(game), _who(game, is_short=True), _who(game, is_short=True, drop=2)
    return ui.Either(
        line(False, False, whole),
        line(False, False, short_list),
        line(True, False, leaving),
        line(True, True, leaving),
    )


def _who(game: SavedGame, is_short: bool = False, drop: int = 0) -> tuple[ui.Box, ...]:
    """Who leads what in it, by which alike games are told apart: all of them or, where there is less room, the first
    and how many others there are.
    """
    if not game.seats:
        return ()
    names = [ui.as_typed(seat.name) for seat in game.seats]
    nations = [each for each in game.nations if each]
    if len(nations) < len(names):
        ways = [listed(names, "comma")]
    else:
        both = [say("saved_games.leads", name=name, nation=each) for name, each in zip(names, nations, strict=True)]
        ways = [listed(both, "comma"), listed(nations, "comma")]
    if is_short and len(names) > 1:
        ways = [*ways[:1], f"{(nations or names)[0]} +{len(names) - 1}"]
    told = ui.Explanation(ways[0], remarks=(say("saved_games.who_told"),))
    return (
        ui.Text(
            ways[0],
            ui.Style.ASIDE,
            size=15.5,
            colour=book.INK,
            shorter=tuple(ways[1:]),
            tells=told,
            drop=drop,
        ),
    )


def _second_line(game: SavedGame) -> ui.Box:
    """How far it is, and who sits there; or what is wrong."""
    if not game.seats:
        words = ui.as_typed(game.trouble or "")
        return ui.Row(ui.Text(words, ui.Style.BODY, colour=book.FAINT_INK, cut=True, grow=1, tells=_damaged(game)))
    kind, stands = game.title if game.name else kind_words(game), facts_of(game) or ("",)
    facts = [*(BETWEEN.join(filter(None, (kind, words))) for words in stands), kind if game.parent else stands[-1]]
    told = ui.Explanation(game.title, remarks=(say("menu.game_told"),))
    return ui.Row(
        ui.Text(
            facts[0], ui.Style.STRONG, size=14, colour=book.FAINT_INK, shorter=tuple(facts[1:]), cut=True, grow=1,
            tells=told, wide=(80, 420),
        ),
        ui.Row(*(ui.disc(seat.colour, 20, tells=seat_told(seat)) for seat in game.seats), gap=5, drop=1),
        gap=12,
    )  # fmt: skip


def looking_into(path: Path) -> ui.Text:
    """What is said of a file that has not been looked into yet."""
    told = ui.Explanation(path.name, remarks=(say("saved_games.still_looking"),))
    return ui.Text(say("saved_games.looking"), ui.Style.PAGE_ASIDE, size=15, tells=told)


def kind_words(game: SavedGame) -> str:
    """Whether it runs, is over, was given a name or is a branch, and of which move."""
    return branch_words(game) if game.parent else say(f"saved_games.{_kind(game)}")


def _kind(game: SavedGame) -> str:
    return "named" if game.name else "finished" if game.is_over else "running"


def told_of(game: SavedGame) -> str:
    """What a saved game of its kind is."""
    return say("branches.branch_told" if game.parent else f"saved_games.{_kind(game)}_told")


def _damaged(game: SavedGame) -> ui.Explanation:
    return ui.Explanation(game.path.name, remarks=(say("saved_games.damaged_told"),))


def paint_line(pen: ui.Pen, area: ui.Area) -> None:
    """The line under a row."""
    x, y, width, height = area
    pen.fill((x, y + height - 1, width, 0.8), book.FAINT_INK, 0.55)


def _paint_dots(pen: ui.Pen, area: ui.Area) -> None:
    """A dotted leader along the foot of the letters."""
    x, y, width, height = area
    for step in range(int(width / DOTS_APART)):
        pen.fill((x + step * DOTS_APART, y + height - 5, DOT, DOT), book.FAINT_INK)
