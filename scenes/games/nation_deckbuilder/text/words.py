"""What the table says: prompts, buttons, refusals, warnings, the log, and to those who listen what a side holds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import takewhile

from game.engine.event import Event
from game.engine.flow import Move, Refusal
from game.nation_deckbuilder import events
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.drafts import PileDraft, PlayAll
from game.nation_deckbuilder.rules.buying import BUY as BUYING
from game.nation_deckbuilder.rules.buying import unfinished_partner
from game.nation_deckbuilder.rules.market import price
from game.nation_deckbuilder.rules.taxes import coins_to_be_had
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.text import recap, telling
from game.nation_deckbuilder.text.wording import cards, figures
from game.text.sentences import Sentences, listed
from scenes.games.nation_deckbuilder.panels.lists import eats
from scenes.games.nation_deckbuilder.panels.outlook import outlook
from scenes.games.nation_deckbuilder.text.sides import age_name, card_name, is_own_turn, nation_name
from scenes.table.model import LogLine, TableModel
from scenes.table.panels.recap import BETWEEN
from scenes.table.seats import waiting_for
from scenes.table.table import Verb

say = Sentences("nation_deckbuilder")

ENDS = ("finish_buying", "keep_coins", "decline", "keep_hand")
"""Verbs that end a question; the button at the right end of the rail."""

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

UNTOLD = (events.TurnBegan,)
"""Events without a line: a heading says it."""

PIECES = ("card", "by")


def rail_verbs(model: TableModel[NationState]) -> tuple[Verb, ...]:
    """The buttons of the action rail, always in the same places; the last one ends the present question."""
    moves = model.decision.moves if model.decision else ()
    legal = {move[0] for move in moves}
    draft = model.draft
    marked = len(model.view.players[model.viewer].marked) if is_own_turn(model) else 0
    marks = [move for move in moves if move[0] == "mark"]
    all_of_it = replace(_mark(), kind="plain" if marked else "primary", move=marks[0] if len(marks) == 1 else None)
    playing: tuple[Verb, ...] = (all_of_it, _play(marked, "play" in legal))
    if isinstance(draft, PlayAll):
        these = say("buttons.play_these", number=marked + len(draft.cards))
        playing = (replace(all_of_it, label=these, kind="primary"),)
    remove, buy = _remove(), _buy()
    if isinstance(draft, PileDraft) and draft.chosen:
        remove = replace(remove, label=say("buttons.remove_number", number=len(draft.chosen)))
    if bought := _picked_purchase(model):
        buy = replace(buy, label=say("buttons.buy_card", card=card_name(bought[1])), kind="primary")
    step_up = next((move for move in moves if move[0] == "advance"), None)
    age_up, partner = replace(_age_up(), move=step_up), (_hand_over(),)
    verb = next((verb for verb in ENDS if verb in legal), "finish_buying")
    end = replace(_end(verb), label=say("buttons.done")) if _partner_goes_on(model) else _end(verb)
    verbs = (*playing, buy, age_up, remove, *(partner if "hand_over" in legal else ()), end)
    return tuple(replace(each, does=say(f"buttons_told.{each.verb}")) for each in verbs)


def rails() -> list[list[Verb]]:
    """All verbs that may stand beside each other on the action rail."""
    always = [_mark(), Verb("play", say("buttons.play"), "P", ""), _buy(), _age_up(), _remove(), _hand_over()]
    return [[*always, _end(verb)] for verb in ENDS]


def _mark() -> Verb:
    return Verb("mark", say("buttons.mark"), "A", "card-draw")


def _buy() -> Verb:
    return Verb("buy", say("buttons.buy"), "B", "two-coins")


def _age_up() -> Verb:
    return Verb("advance", say("buttons.advance"), "G", "fizzing-flask")


def _remove() -> Verb:
    return Verb("remove", say("buttons.remove"), "R", "trash-can", destroys=True)


def _hand_over() -> Verb:
    return Verb("hand_over", say("buttons.hand_over"), "O", "", move=("hand_over",))


def _end(verb: str) -> Verb:
    return Verb(verb, say(f"verbs.{verb}"), "D", "", kind="danger", move=(verb,))


def _partner_goes_on(model: TableModel[NationState]) -> bool:
    """Whether a partner goes on buying once the viewer has done."""
    decision = model.decision
    is_buying = decision is not None and decision.choice is BUYING and decision.seat == model.viewer
    return is_buying and unfinished_partner(model.view, model.viewer) is not None


def _play(marked: int, is_legal: bool) -> Verb:
    """The button that plays as many cards as are marked, and discards the others."""
    play = Verb("play", say("buttons.play"), "P", "", move=("play",))
    if not is_legal:
        return play
    if not marked:
        return replace(play, label=say("buttons.play_none"))
    return replace(play, label=say("buttons.play_number", number=marked), kind="primary")


def _picked_purchase(model: TableModel[NationState]) -> Move | None:
    """The purchase that a first touch has picked."""
    move = model.selection.only_move
    return move if move and move[0] == "buy" else None


def _picks_a_kind(model: TableModel[NationState]) -> bool:
    """Whether a card is picked that brings one of several kinds."""
    moves = model.selection.open_moves
    return bool(model.selection.picked) and len(moves) > 1 and {move[0] for move in moves} == {"mark"}


def prompt(model: TableModel[NationState]) -> str:
    """What the deciding seat is asked."""
    decision = model.decision
    if decision is None:
        return ""
    if decision.seat != model.viewer:
        return waiting_for(model, decision.seat)
    if isinstance(model.draft, PileDraft):
        return say("prompts.remove" if model.draft.most_by_token else "prompts.remove_discards")
    if isinstance(model.draft, PlayAll):
        return say("prompts.safe" if any(map(eats, model.view.players[model.viewer].hand)) else "prompts.whole_hand")
    if _picks_a_kind(model):
        return say("prompts.kind", card=card_name(model.selection.picked[0]))
    if bought := _picked_purchase(model):
        player = model.view.players[model.viewer]
        return say("prompts.picked", left=player.coins - price(player, CARDS[bought[1]]))
    if decision.choice is BUYING and not any(move[0] in ("buy", "buy_free", "remove") for move in decision.moves):
        return say("prompts.trade_first" if _can_trade_for_a_card(model.view, model.viewer) else "prompts.no_purchase")
    token, by_cards = model.view.nation_of(model.viewer).token, model.view.players[model.viewer].removals
    if decision.choice is BUYING and token:
        return say("prompts.removals" if by_cards else "prompts.token", cards=cards(token + by_cards))
    if decision.choice.name in ("mark", "buy"):
        return say(f"prompts.{decision.choice.name}")
    return _which_of_several(model, telling.question(model.view, decision))


def _can_trade_for_a_card(state: NationState, seat: int) -> bool:
    """Whether a card that the seat may buy costs no more than all that it could trade for."""
    player, nation = state.players[seat], state.nation_of(seat)
    coins = player.coins + coins_to_be_had(nation)
    costs = (price(player, CARDS[card]) for card in state.places if card and CARDS[card].age <= nation.age)
    return any(cost <= coins for cost in costs)


def _which_of_several(model: TableModel[NationState], question: str) -> str:
    """Which of the discards that enemies force on the viewer is asked for, where there are several."""
    duties = len(model.view.players[model.viewer].duties)
    met = len(list(takewhile(partial(_meets_a_duty, model.viewer), reversed(model.told))))
    if not duties or met + duties < 2:
        return question
    return say("prompts.one_of_several", question=question, place=met + 1, number=met + duties)


def _meets_a_duty(seat: int, event: Event) -> bool:
    is_forced = isinstance(event, events.Discarded) and event.forced
    return (is_forced or isinstance(event, events.KeptHand)) and event.seat == seat


def move_words(model: TableModel[NationState], move: Move) -> str:
    """A legal move as the words of a button."""
    if move[0] == "mark" and len(move) > 2:
        return say("prompts.kind_button", amount=figures(CARDS[move[1]], move[2]), kind=move[2])
    if move[0] == "deport":
        receiver = model.seats[int(move[2].removeprefix("seat"))].name
        return say("prompts.deport", card=card_name(move[1]), name=receiver)
    return telling.label(model.view, move)


def target_words(model: TableModel[NationState], move: Move) -> str:
    """The target of a move that has several."""
    return move_words(model, move)


def refusal_words(model: TableModel[NationState], refusal: Refusal) -> str:
    """Why not, in numbers, and the nearest remedy."""
    return " ".join(telling.refused(refusal)).strip()


def warning(model: TableModel[NationState], move: Move) -> str:
    """What a legal move would lose although it looks like an oversight; empty for a sound move."""
    if model.decision is None:
        return ""
    if words := telling.warning(model.view, move):
        return words
    left = tuple(dict.fromkeys(each[1] for each in model.decision.moves if each[0] == "mark"))
    if move == ("play",) and left:
        return say("prompts.unplayed", cards=listed([card_name(card) for card in left], "comma"))
    meant = outlook(model)
    if move == ("play",) and meant and meant.hunger and model.view.nation.food:
        return say("prompts.hunger")
    return ""


def heading(model: TableModel[NationState], event: Event) -> str:
    """A turn opens a group of the log."""
    if not isinstance(event, events.TurnBegan):
        return ""
    state = model.view
    return say("rail.turn_of", turn=event.turn, name=nation_name(model, state.active))


def log_line(model: TableModel[NationState], event: Event) -> LogLine | None:
    """The event in the log's words, as everybody may hear it."""
    if isinstance(event, UNTOLD):
        return None
    words = telling.happened(event).rstrip(".")
    if not words:
        return None
    facts = event.seen_by(None).facts
    pieces = tuple(facts[name] for name in PIECES if facts.get(name) in CARDS)
    return LogLine(event.seat, words, pieces)


def news(model: TableModel[NationState]) -> str:
    """A paragraph for every enemy in the order of play; in the first turn also how it began."""
    state = model.view
    home = state.players[model.viewer].nation
    place = state.order.index(home)
    paragraphs = [opening(model)] if state.turn == 1 else []
    for nation in (*state.order[place + 1 :], *state.order[:place]):
        if told := recap.recap(state, model.told, nation, home):
            paragraphs.append(say("log.news", name=nation_name(model, nation), told=" ".join(told)))
    return "\n".join(paragraphs)


def outcome(model: TableModel[NationState], seat: int) -> str:
    """Whom a rival hit, what it bought, and how far it has come."""
    return BETWEEN.join(recap.outcome(model.view, model.told, seat, model.view.players[model.viewer].nation))


def opening(model: TableModel[NationState]) -> str:
    """Who begins, and why."""
    state = model.view
    names = [nation_name(model, nation.index) for nation in state.nations if nation.seats]
    rolls = [
        listed(
            [say("log.roll", name=name, rolled=rolled) for name, rolled in zip(names, roll, strict=True) if rolled],
            "comma",
        )
        for roll in state.opening_rolls
    ]
    told = [say("opening.rolled", rolls="; ".join(rolls))] if rolls else []
    first = state.nations[state.order[0]]
    told.append(say("opening.begins", name=nation_name(model, first.index)))
    return " ".join(told)


def rules_topic(model: TableModel[NationState]) -> str:
    """The heading of the rules for the present step."""
    return TOPICS[model.view.step]


def holdings(model: TableModel[NationState], seat: int) -> str:
    """Food, happiness, science and coins, health, age, and how many cards are in hand."""
    nation, player = model.view.nation_of(seat), model.view.players[seat]
    return say(
        "by_ear.holdings", food=nation.food, happiness=nation.happiness, science=nation.science, coins=player.coins,
        health=nation.health, age=age_name(nation.age), hand=len(player.hand),
    )  # fmt: skip


def standing_words(model: TableModel[NationState], seat: int) -> str:
    """The health that its nation has left, told once for partners."""
    nation = model.view.nation_of(seat)
    if nation.seats and nation.seats[0] != seat:
        return ""
    return say("by_ear.standing", name=nation_name(model, nation.index), health=nation.health)
