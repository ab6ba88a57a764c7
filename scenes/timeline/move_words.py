"""What is told of the moves of a game that is looked back on."""

from __future__ import annotations

from game.engine.game import Game
from game.engine.state import State
from game.session.session import Session
from game.text.sentences import Sentences
from scenes.table.model import LogLine
from scenes.table.seats import as_shown
from scenes.timeline.past import PastGame

say = Sentences("screens")

MOST_DEEDS = 4


def seat_words(session: Session, seat: int) -> str:
    """What a seat is called: its player's name, or the shadow."""
    seats = as_shown(session.seats)
    return seats[seat].name if seat < len(seats) else say("seats.shadow")


def when_words(game: Game, state: State) -> str:
    """In which round a position is, or in which turn of its side where a game has these."""
    return say("story.turn" if game.is_won_alone else "story.round", n=max(1, game.round_number(state)))


def line_words(session: Session, line: LogLine) -> str:
    """A line of the log, with the name of who acted."""
    if line.seat is None:
        return line.words
    return say("seats.did", name=seat_words(session, line.seat), deeds=line.words)


def deeds(past: PastGame, move: int) -> list[str]:
    """The first line that the log tells of move number `move` (0 is the first), and those of what stood out; none of a
    move before the first.
    """
    if move < 0:
        return []
    lines = (each.line for each in past.log.told_of(move) if each.line)
    first = next((line_words(past.whole, line) for line in lines), None)
    return list(dict.fromkeys([*([first] if first else []), *marked_deeds(past, move)]))[:MOST_DEEDS]


def marked_deeds(past: PastGame, move: int) -> list[str]:
    """The lines that the log tells of what stood out in a move."""
    told = zip(past.whole.events_of(move), past.log.told_of(move), strict=True)
    kinds = past.table.marks
    return [line_words(past.whole, each.line) for event, each in told if each.line and type(event) in kinds]
