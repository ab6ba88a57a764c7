"""What the table says: prompts, buttons, refusals, warnings, the log, and to those who listen what a nation holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from game.engine.draft import Draft
from game.engine.event import Event
from game.engine.flow import Move, Refusal
from game.nations_dice import events
from game.nations_dice.cards.dice import UNROLLED
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.drafts.purchase import Purchase
from game.nations_dice.rules.books import HOLD_BACK
from game.nations_dice.rules.buying import WONDER, tile_at
from game.nations_dice.rules.food import COMMITMENT, TRADE_OR_NOT
from game.nations_dice.rules.returning import WHICH_DIE
from game.nations_dice.rules.solo import FOUR_SIDER
from game.nations_dice.state import CHITS, NationsDiceState
from game.nations_dice.text import telling
from game.text.sentences import Sentences, listed
from scenes.games.nations_dice.text.seats import tile_name
from scenes.table.model import LogLine, TableModel
from scenes.table.panels.recap import sentences
from scenes.table.seats import is_shadow, seat_name, waiting_for
from scenes.table.table import Verb

UNTOLD = (
    events.RoundBegan,
    events.TilesLaid,
    events.Paid,
    events.Replaced,
    events.ReturnedDice,
    events.Rerolled,
    events.ReturnedChits,
)
"""Events without a line: a heading says it, or the line of another event."""

PIECES = ("tile", "by", "event")
"""Facts of an event that name a piece on the table."""

say = Sentences("nations_dice")

VERBS: Mapping[str, Verb] = {
    verb.verb: verb
    for verb in (
        Verb("buy_tile", "", "B", "two-coins"),
        Verb("build_wonder", "", "W", "great-pyramid"),
        Verb("reroll", "", "R", "clockwise-rotation"),
        Verb("roll_die", "", "O", "d4", kind="primary", move=("roll_die",)),
        Verb("trade", "", "D", "wheat"),
        Verb("use_books", "", "S", "open-book"),
        Verb("return_die", "", "G", "cycle"),
        Verb("pass", "", "P", "", kind="danger", move=("pass",), needs_hold=True),
    )
}
"""The buttons of the action rail, their words left out."""

ASKED_FOR = {
    TRADE_OR_NOT: "trade",
    COMMITMENT: "trade",
    HOLD_BACK: "use_books",
    WHICH_DIE: "return_die",
    FOUR_SIDER: "roll_die",
}
"""What answers a question that is none of a turn."""

ALONE = ("buy_tile", "build_wonder", "reroll")
"""Verbs of drafts of which the hint stands alone, without the question."""


TOPICS = {
    "setup": "Setting up",
    "new_tiles": "New tiles",
    "actions": "Actions",
    "commitments": "Accelerated variant",
    "books": "Books",
    "famine": "Famine",
    "player_order": "Player order",
    "war": "War",
    "over": "Final scoring",
}
"""The chapter of the rules help for each step of a round."""


def rail_verbs(model: TableModel[NationsDiceState]) -> tuple[Verb, ...]:
    """The buttons of the action rail: three actions and passing; what else is asked stands behind them."""
    asked = ASKED_FOR.get(model.decision.choice) if model.decision else None
    return tuple(_verb(model, name) for name in _names(asked))


def rails() -> list[list[Verb]]:
    """All verbs that may stand beside each other on the action rail."""
    return [[_labelled(name) for name in _names(asked)] for asked in dict.fromkeys(ASKED_FOR.values())]


def _names(asked: str | None) -> tuple[str, ...]:
    return ("buy_tile", "build_wonder", "reroll", *((asked,) if asked else ()), "pass")


def _verb(model: TableModel[NationsDiceState], name: str) -> Verb:
    """A button: its words, with what is laid out for it, and what it does."""
    draft = model.draft if isinstance(model.draft, Purchase) and model.draft.verb == name else None
    verb = _labelled(name)
    return replace(verb, label=say(f"rail_verbs.{name}_of", tile=tile_name(draft.tile))) if draft else verb


def _labelled(name: str) -> Verb:
    return replace(VERBS[name], label=say(f"rail_verbs.{name}"), does=say(f"verbs_told.{name}"))


def prompt(model: TableModel[NationsDiceState]) -> str:
    """What the deciding seat is asked, or how to go on with what it has laid out."""
    decision = model.decision
    if decision is None:
        is_shown = model.view.decision is None and not model.view.is_over
        return say("hints.shown") if is_shown else ""
    if decision.seat != model.viewer:
        return waiting_for(model, decision.seat)
    question = telling.question(decision)
    if model.draft is None:
        return question
    hint = say(f"hints.{_hint(model.draft)}")
    if model.draft.verb in ALONE:
        return hint
    return say("hints.asked" if question.endswith("?") else "hints.told", question=question, hint=hint)


def _hint(draft: Draft) -> str:
    """The key of the hint for what is laid out."""
    is_covering = isinstance(draft, Purchase) and not draft.is_building and TILES[draft.tile].is_building
    return "buy_building" if is_covering else draft.verb


def move_words(model: TableModel[NationsDiceState], move: Move) -> str:
    """A legal move as the words of a button."""
    return telling.label(model.view, move)


def target_words(model: TableModel[NationsDiceState], move: Move) -> str:
    """The target of a move that has several."""
    tile = tile_at(model.view.nations[model.viewer], move[-1])
    return say("best.card", card=telling.piece_name(tile)) if tile else say("best.free")


def refusal_words(model: TableModel[NationsDiceState], refusal: Refusal) -> str:
    """Why not, in numbers, and the nearest remedy."""
    return " ".join(telling.refused(refusal))


def heading(model: TableModel[NationsDiceState], event: Event) -> str:
    """A round opens a group of the log."""
    match event:
        case events.RoundBegan(round=number):
            return say("log.round", round=number, age=say(f"ages.{number}"))
    return ""


def log_line(model: TableModel[NationsDiceState], event: Event) -> LogLine | None:
    """The event in the log's words."""
    if isinstance(event, UNTOLD):
        return None
    words = telling.happened(event).rstrip(".")
    if not words:
        return None
    pieces = tuple(str(event.facts[name]) for name in PIECES if isinstance(event.facts.get(name), str))
    return LogLine(event.seat, words, pieces)


def news(model: TableModel[NationsDiceState]) -> str:
    """What every rival did since the viewer's last turn."""
    return "\n".join(sentences(model))


def rules_topic(model: TableModel[NationsDiceState]) -> str:
    """The heading of the rules for the present step."""
    return TOPICS[model.view.step]


def holdings(model: TableModel[NationsDiceState], seat: int) -> str:
    """What its unused dice and chits show, kind by kind, its place on the book track and its points."""
    nation = model.view.nations[seat]
    shown: Counter[str] = Counter()
    for die in nation.unused_dice:
        if die.face != UNROLLED:
            shown[die.icon.kind] += die.icon.amount
    dice = listed((say("by_ear.shown", n=n, kind=kind) for kind, n in shown.items()), "comma")
    owned = zip(CHITS, nation.unused_chits, strict=True)
    chits = listed((say("by_ear.chits", n=n, kind=kind) for kind, n in owned if n), "comma")
    return say("by_ear.holdings", dice=dice or say("by_ear.none"), chits=chits, books=nation.books, vp=nation.vp)


def standing_words(model: TableModel[NationsDiceState], seat: int) -> str:
    """Its victory points so far, and with those of its tiles; the shadow has none."""
    if is_shadow(model.view, seat):
        return ""
    nation = model.view.nations[seat]
    return say("by_ear.standing", name=seat_name(model, seat), vp=nation.vp, with_tiles=nation.projected_vp)


def warning(model: TableModel[NationsDiceState], move: Move) -> str:
    """What a move would lose, in one or two sentences; empty for a move that nobody needs to think about twice."""
    if model.decision is None:
        return ""
    if isinstance(model.draft, Purchase) and move[0] in model.draft.covers:
        return " ".join(filter(None, (_abandoned_wonder(model, model.draft), _waste(model.draft))))
    return ""


def _abandoned_wonder(model: TableModel[NationsDiceState], draft: Purchase) -> str:
    """A new wonder drives out one under construction (there is no refund)."""
    old = tile_at(model.view.nations[draft.seat], WONDER) if draft.place == WONDER else ""
    return say("warnings.abandoned", tile=tile_name(old)) if old else ""


def _waste(draft: Purchase) -> str:
    """A piece of the payment that is not needed."""
    return say("warnings.waste", lost=draft.lost, kind=draft.kind) if draft.is_wasteful else ""
