"""What the table says: prompts, buttons, refusals and the log, in the game's own sentences."""

from __future__ import annotations

from dataclasses import replace

from game.bus import Event
from game.core.flow import Move, Refusal
from game.nations_dice import AGES, telling
from game.nations_dice.books import HOLD_BACK
from game.nations_dice.food import COMMITMENT, TRADE_OR_NOT
from game.nations_dice.returning import WHICH_DIE
from game.nations_dice.solo import FOUR_SIDER
from game.nations_dice.tiles import TILES
from scenes.games.nations_dice.purchase import Purchase
from scenes.kit.model import LogLine, TableModel
from scenes.kit.recap import sentences
from scenes.kit.seats import waiting_for
from scenes.kit.table import Verb

UNTOLD = ("round_began", "tiles_laid", "paid", "replaced", "returned_dice", "rerolled", "returned_chits")
"""Events without a line: a heading says it, or the line of another event."""

PIECES = ("tile", "by", "event")
"""Facts of an event that name a piece on the table."""

BUY = Verb("buy_tile", "Buy", "B", "two-coins")
BUILD = Verb("build_wonder", "Build wonder", "W", "great-pyramid")
REROLL = Verb("reroll", "Reroll", "R", "clockwise-rotation")
ROLL = Verb("roll_die", "Roll", "R", "d4", kind="primary", move=("roll_die",))
TRADE = Verb("trade", "Trade dice", "D", "wheat")
USE_BOOKS = Verb("use_books", "Use books", "B", "open-book")
GIVE_BACK = Verb("return_die", "Give back", "G", "cycle")
PASS = Verb("pass", "Pass", "P", "", kind="danger", move=("pass",), needs_hold=True)

ASKED_FOR = {
    TRADE_OR_NOT: TRADE,
    COMMITMENT: TRADE,
    HOLD_BACK: USE_BOOKS,
    WHICH_DIE: GIVE_BACK,
    FOUR_SIDER: ROLL,
}
"""What answers a question that is none of a turn."""

SHOWN = "A click or a key shows the end of this at once."
"""What is to be known while something happens by itself."""

HINTS = {
    "buy_tile": "Click dice in and out, wheel or Tab for other payments. Buy: click {place}, B or Enter.",
    "build_wonder": "Click dice in and out, wheel or Tab for other payments. Build: click it, W or Enter.",
    "reroll": "Click the dice to roll again, then R or Enter. The wheel proposes.",
    "trade": "Click dice in and out. D or Enter trades them.",
    "return_die": "Click another die, or G or Enter to give this one back.",
    "use_books": "Click the dice to hold back. B or Enter uses the others.",
}
"""How to go on with what is laid out."""


def rail_verbs(model: TableModel) -> tuple[Verb, ...]:
    """The buttons of the action rail: three actions and passing; what else is asked stands behind them."""
    buy, build = BUY, BUILD
    if isinstance(model.draft, Purchase):
        name = TILES[model.draft.tile].name
        if model.draft.is_building:
            build = replace(BUILD, label=f"Build {name}")
        else:
            buy = replace(BUY, label=f"Buy {name}")
    return (buy, build, REROLL, *_asked_for(model), PASS)


def _asked_for(model: TableModel) -> tuple[Verb, ...]:
    verb = ASKED_FOR.get(model.decision.choice) if model.decision else None
    return (verb,) if verb else ()


def prompt(model: TableModel) -> str:
    """What the deciding seat is asked, or how to go on with what it has laid out."""
    decision = model.decision
    if decision is None:
        is_shown = model.view.decision is None and not model.view.is_over
        return SHOWN if is_shown else ""
    if decision.seat != model.viewer:
        return waiting_for(model, decision.seat)
    question = telling.question(decision)
    if model.draft is None:
        return question
    hint = HINTS[model.draft.verb]
    if isinstance(model.draft, Purchase):
        is_building = TILES[model.draft.tile].is_building
        hint = hint.replace("{place}", "the building to cover" if is_building else "its place")
    if model.draft.verb in ("buy_tile", "build_wonder", "reroll"):
        return hint
    return f"{question} {hint}" if question.endswith("?") else f"{question}. {hint}"


def move_words(model: TableModel, move: Move) -> str:
    """A legal move as the words of a button."""
    return telling.label(model.view, move)


def refusal_words(model: TableModel, refusal: Refusal) -> str:
    """Why not, in numbers, and the nearest remedy."""
    return " ".join(telling.refused(refusal))


def heading(model: TableModel, event: Event) -> str:
    """A round opens a group of the log."""
    if event.kind != "round_began":
        return ""
    return f"Round {event.facts['round']}   {AGES[event.facts['round'] - 1]}"


def log_line(model: TableModel, event: Event) -> LogLine | None:
    """The event in the log's words."""
    if event.kind in UNTOLD:
        return None
    words = telling.happened(event).rstrip(".")
    if not words:
        return None
    pieces = tuple(str(event.facts[name]) for name in PIECES if isinstance(event.facts.get(name), str))
    return LogLine(event.seat, words, pieces)


def news(model: TableModel) -> str:
    """What every rival did since the viewer's last turn."""
    return "\n".join(sentences(model))


def rules_topic(model: TableModel) -> str:
    """The heading of the rules for the present step."""
    return telling.step_name(model.view)
