"""What the table says: prompts, buttons, refusals, warnings and the log, in the game's own sentences."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import takewhile

from game.bus import Event
from game.core.flow import Move, Refusal
from game.core.sentences import fill
from game.nation_deckbuilder import telling
from game.nation_deckbuilder.buying import BUY as BUYING
from game.nation_deckbuilder.buying import unfinished_partner
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.market import price
from game.nation_deckbuilder.recap import recap
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.wording import cards, figures, text
from scenes.games.nation_deckbuilder.drafts import PileDraft, PlayAll
from scenes.games.nation_deckbuilder.outlook import outlook
from scenes.games.nation_deckbuilder.sides import is_own_turn, nation_name
from scenes.kit.model import LogLine, TableModel
from scenes.kit.seats import waiting_for
from scenes.kit.table import Verb

PLAY_ALL = Verb("mark", "Play all", "A", "card-draw")
PLAY = Verb("play", "Play", "P", "", move=("play",))
BUY = Verb("buy", "Buy", "B", "two-coins")
AGE_UP = Verb("advance", "Age up", "G", "fizzing-flask")
REMOVE = Verb("remove", "Remove", "R", "trash-can")
HAND_OVER = Verb("hand_over", "Partner", "H", "", move=("hand_over",))
ENDS = ("finish_buying", "keep_coins", "decline", "keep_hand")
"""Verbs that end a question; the button at the right end of the rail."""

HINTS = {
    "mark": "Click or drop cards to mark them, click again to take them back.",
    "buy": "Click a market card twice, or drop it below, to buy it.",
}
"""How to go on."""

TOKEN_HINT = "Click a card twice to buy it. **R**: remove {} with your token."
PARTNER_NEXT = "Done buying"
"""The last button of the rail while a partner goes on."""

TOPICS = {
    "start": "The turn",
    "play": "Playing cards",
    "buy": "Buying",
    "market": "Buying",
    "end": "The turn",
    "setup": "Setting up",
    "over": "The idea",
}
"""The heading of the rules for every step."""

PIECES = ("card", "by")


def rail_verbs(model: TableModel) -> tuple[Verb, ...]:
    """The buttons of the action rail, always in the same places; the last one ends the present question."""
    moves = model.decision.moves if model.decision else ()
    legal = {move[0] for move in moves}
    draft = model.draft
    marked = len(model.view.players[model.viewer].marked) if is_own_turn(model) else 0
    marks = [move for move in moves if move[0] == "mark"]
    play_all = replace(
        PLAY_ALL, kind="plain" if marked else "primary", move=marks[0] if len(marks) == 1 else None
    )
    playing: tuple[Verb, ...] = (play_all, _play(marked) if "play" in legal else PLAY)
    if isinstance(draft, PlayAll):
        playing = (replace(play_all, label=f"Play these {marked + len(draft.cards)}", kind="primary"),)
    remove = REMOVE
    if isinstance(draft, PileDraft) and draft.chosen:
        remove = replace(REMOVE, label=f"Remove {len(draft.chosen)} for good")
    buy = BUY
    if bought := _picked_purchase(model):
        buy = replace(BUY, label=f"Buy {telling.piece_name(bought[1])}", kind="primary")
    age_up = replace(AGE_UP, move=next((move for move in moves if move[0] == "advance"), None))
    partner = (HAND_OVER,) if "hand_over" in legal else ()
    verb = next((verb for verb in ENDS if verb in legal), "finish_buying")
    words = PARTNER_NEXT if _partner_goes_on(model) else str(text()["verbs"][verb])
    end = Verb(verb, words, "D", "", kind="danger", move=(verb,))
    return (*playing, buy, age_up, remove, *partner, end)


def _partner_goes_on(model: TableModel) -> bool:
    """Whether a partner goes on buying once the viewer has done."""
    decision = model.decision
    is_buying = decision is not None and decision.choice is BUYING and decision.seat == model.viewer
    return is_buying and unfinished_partner(model.view, model.viewer) is not None


def _play(marked: int) -> Verb:
    """The button that plays as many cards as are marked, and discards the others."""
    if not marked:
        return replace(PLAY, label="Play none")
    return replace(PLAY, label=f"Play {marked}", kind="primary")


def _picked_purchase(model: TableModel) -> Move | None:
    """The purchase that a first touch has picked."""
    move = model.selection.only_move
    return move if move and move[0] == "buy" else None


def _picks_a_kind(model: TableModel) -> bool:
    """Whether a card is picked that brings one of several kinds."""
    moves = model.selection.open_moves
    return bool(model.selection.picked) and len(moves) > 1 and {move[0] for move in moves} == {"mark"}


def prompt(model: TableModel) -> str:
    """What the deciding seat is asked."""
    decision = model.decision
    if decision is None:
        return ""
    if decision.seat != model.viewer:
        return waiting_for(model, decision.seat)
    question = telling.question(model.view, decision)
    if isinstance(model.draft, PileDraft):
        return "Choose the cards that are to go for good, then press R."
    if isinstance(model.draft, PlayAll):
        return "This order feeds every card it can. A again plays it, Esc goes back to single cards."
    if _picks_a_kind(model):
        return f"What is {telling.piece_name(model.selection.picked[0])} to bring?"
    if bought := _picked_purchase(model):
        player = model.view.players[model.viewer]
        left = player.coins - price(player, CARDS[bought[1]])
        return f"Click it again or press B to buy it, {left} {{coins}} left. The card turned up then stays known."
    token = model.view.nation_of(model.viewer).token
    if decision.choice is BUYING and token:
        return TOKEN_HINT.format(cards(token))
    return HINTS.get(decision.choice.name, question) + _which_of_several(model)


def _which_of_several(model: TableModel) -> str:
    """Which of the discards that enemies force on the viewer is asked for, where there are several."""
    duties = len(model.view.players[model.viewer].duties)
    met = len(list(takewhile(partial(_meets_a_duty, model.viewer), reversed(model.told))))
    return f" ({met + 1} of {met + duties})" if duties and met + duties > 1 else ""


def _meets_a_duty(seat: int, event: Event) -> bool:
    is_forced = event.kind == "kept_hand" or (event.kind == "discarded" and bool(event.facts["forced"]))
    return is_forced and event.seat == seat


def move_words(model: TableModel, move: Move) -> str:
    """A legal move as the words of a button."""
    if move[0] == "mark" and len(move) > 2:
        return f"{figures(CARDS[move[1]], move[2])} {{{move[2]}}}"
    if move[0] == "deport":
        receiver = model.seats[int(move[2].removeprefix("seat"))].name
        return f"{telling.piece_name(move[1])} to {receiver}"
    return telling.label(model.view, move)


def refusal_words(model: TableModel, refusal: Refusal) -> str:
    """Why not, in numbers, and the nearest remedy."""
    return " ".join(telling.refused(refusal)).strip()


def warning(model: TableModel, move: Move) -> str:
    """What a legal move would lose although it looks like an oversight; empty for a sound move."""
    if model.decision is None:
        return ""
    if words := telling.warning(model.view, move):
        return words
    left = tuple(dict.fromkeys(each[1] for each in model.decision.moves if each[0] == "mark"))
    if move == ("play",) and left:
        names = ", ".join(CARDS[card].name for card in left)
        return f"Not marked and therefore discarded without effect: **{names}**."
    meant = outlook(model)
    if move == ("play",) and meant and meant.hunger and model.view.nation.food:
        return "No {food} would be left: hunger costs 1 {health} at the end of the turn."
    return ""


def heading(model: TableModel, event: Event) -> str:
    """A turn opens a group of the log."""
    if event.kind != "turn_began":
        return ""
    state: NationState = model.view
    names = " & ".join(model.seats[seat].name for seat in state.nations[state.active].seats)
    return f"Turn {event.facts['turn']}, {names}"


def log_line(model: TableModel, event: Event) -> LogLine | None:
    """The event in the log's words, as everybody may hear it."""
    if event.kind == "turn_began":
        return None
    words = telling.happened(event).rstrip(".")
    if not words:
        return None
    facts = event.seen_by(None).facts
    pieces = tuple(facts[name] for name in PIECES if facts.get(name) in CARDS)
    return LogLine(event.seat, words, pieces)


def news(model: TableModel) -> str:
    """A paragraph for every enemy in the order of play; in the first turn also how it began."""
    state: NationState = model.view
    home = state.players[model.viewer].nation
    place = state.order.index(home)
    paragraphs = [opening(model)] if state.turn == 1 else []
    for nation in (*state.order[place + 1 :], *state.order[:place]):
        if told := recap(state, model.told, nation, home):
            paragraphs.append(f"**{nation_name(model, nation)}:** {' '.join(told)}")
    return "\n".join(paragraphs)


def opening(model: TableModel) -> str:
    """Who begins, and why."""
    state: NationState = model.view
    names = [nation_name(model, nation.index) for nation in state.nations if nation.seats]
    rolls = [
        ", ".join(f"{name} {rolled}" for name, rolled in zip(names, roll, strict=True) if rolled)
        for roll in state.opening_rolls
    ]
    told = [fill(text()["opening"]["rolled"], rolls="; ".join(rolls))] if rolls else []
    first = state.nations[state.order[0]]
    told.append(fill(text()["opening"]["begins"], name=nation_name(model, first.index)))
    return " ".join(told)


def rules_topic(model: TableModel) -> str:
    """The heading of the rules for the present step."""
    return TOPICS[model.view.step]
