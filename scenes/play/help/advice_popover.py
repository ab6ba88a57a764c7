"""What popovers of the adviser are made of, over a table and in its past."""

from __future__ import annotations

from game.bots.advice import fact
from game.bots.advice.words import FactWords
from game.bots.analysis.move_analysis import MoveReason
from game.bots.roster import evaluator_of
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.table.seats import as_shown
from sprites.paint import palette

_say = Sentences("screens")

WIDTH, EDGE = 420.0, 12.0
TITLE, SIZE, SMALL = 18.0, 15.0, 13.5


def advice_width(theme: ui.Theme) -> float:
    """How wide a popover of the adviser is."""
    return WIDTH * max(1.0, theme.letter)


def advice_tree(title: str, *lines: ui.Box) -> ui.Box:
    """A popover of the adviser."""
    head = ui.Text(title, ui.Style.TITLE, size=TITLE)
    return ui.Column(head, *lines, gap=5, pad=(14, EDGE, EDGE, EDGE), back=(ui.popover_plate(),))


def line(words: str, size: float = SIZE, colour: palette.Colour = palette.IVORY) -> ui.Text:
    """Words of the adviser, in a line or more."""
    return ui.Text(words, ui.Style.BODY, size=size, colour=colour, lines=4)


def strategy(reason: MoveReason) -> fact.Fact:
    """A reason of the judgement as a fact."""
    return fact.Fact(fact.STRATEGY, f"strategy.{reason.key}", reason.worth)


def fact_words(session: Session) -> FactWords:
    """What facts about moves of this game read like."""
    seats = as_shown(session.seats)
    return FactWords(session.game.name, evaluator_of(session.game).consequences, lambda seat: seats[seat - 1].name)
