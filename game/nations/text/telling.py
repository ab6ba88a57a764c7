"""Telling: what happened, what is asked and what each answer means, in the words of the data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from string import digits
from typing import Any

from game.cards.effects import DECLINE, OneOf
from game.engine import Decision, Event, Move, Refusal
from game.nations import events
from game.nations.cards.cards import BOARDS, CARDS, EVENTS, TILES, EventHalf
from game.nations.concepts import raid_value
from game.nations.rules import buying, maintenance, purchases, solo
from game.nations.state import RESOURCES, Nation, NationsState
from game.nations.text.wording import clause, event_rule, say, signed, special_action, special_condition
from game.text.sentences import first_of_all, listed

ZONES = {"slot": "slots", "colony": "colonies", "advisor": "advisors", "ready": "ready"}


def piece_name(piece: str) -> str:
    """The printed name of a card, an Event Card, a solo tile or a Player Board."""
    if piece in EVENTS:
        card = EVENTS[piece]
        return f"{say.name(card.top.name)} / {say.name(card.bottom.name)}"
    for registry in (CARDS, TILES, BOARDS):
        if piece in registry:
            return say.name(registry[piece].name)
    return piece


def happened(event: Event) -> str:
    """The log's sentence for an event, without the name of the nation that acted; empty for what needs none."""
    facts = event.facts
    key = f"happened.{_happening(event)}"
    match event:
        case events.Undeployed(onto=onto) if onto:
            return ""
        case events.EventResolved():
            half = half_of_event(event)
            return say(key, event=say.name(half.name), rule=event_rule(half))
        case events.Produced():
            return say(key, production=_signed(facts))
        case events.ShadowChanged(amount=amount):
            facts = {**facts, "amount": abs(amount)}
    if facts.get("amount") == 0:
        return ""
    return say(key, **{name: _fact(name, fact) for name, fact in facts.items()})


def _happening(event: Event) -> str:
    """The sentence for an event: some events have several, by their facts."""
    match event:
        case events.Deployed(off=off) if off:
            return "moved"
        case events.Passed(first=True, position=position):
            return "passed_first" if position == 1 else "passed_second_as_first"
        case events.Rolled(face=face) if face <= solo.COLUMNS_OF_THE_DIE:
            return "sweeps"
        case events.ShadowChanged(amount=amount) if amount < 0:
            return "shadow_weakened"
        case events.StabilityCompared(won=True):
            return "more_stable"
    return event.kind


def half_of_event(event: events.EventResolved) -> EventHalf:
    """The half of the Event Card that takes place."""
    card = EVENTS[event.card]
    return card.top if event.half == "top" else card.bottom


def _signed(facts: Any) -> str:
    changes = [signed(facts[kind], kind) for kind in RESOURCES if facts[kind]]
    return listed(changes, "comma") or say("names.nothing")


def _fact(name: str, fact: Any) -> Any:
    if isinstance(fact, tuple):
        return listed((piece_name(str(piece)) for piece in fact), "comma")
    if name == "section":
        return say(f"names.{fact}")
    if name == "side":
        return str(fact).upper()
    if name == "age":
        return say(f"ages.{fact}")
    return piece_name(fact) if isinstance(fact, str) else fact


def refused(refusal: Refusal) -> tuple[str, str]:
    """Why something cannot be played, and what would help, if anything is known to."""
    facts = {name: _fact(name, fact) for name, fact in refusal.facts.items()}
    reason = refusal.reason
    match reason:
        case "not_now":
            return first_of_all(say, refusal), ""
        case "empty_place":
            facts["empty"] = say(f"empty.{refusal.facts['place'].rstrip(digits)}")
        case "wrong_place":
            facts["where"] = say(f"places.{refusal.facts['type']}")
        case "special_condition":
            facts["condition"] = special_condition(CARDS[refusal.facts["card"]])
        case "special_cost":
            facts["action"] = special_action(CARDS[refusal.facts["card"]])
    return say(f"refused.{reason}", **facts), say(f"refused.{refusal.fix}", **facts) if refusal.fix else ""


def question(decision: Decision) -> str:
    """What the nation is asked."""
    match decision.choice.name:
        case "golden_age":
            return say("questions.golden_age", card=piece_name(str(decision.context[0])))
        case "payment":
            price, picked = decision.context
            return say("questions.payment", left=price - len(picked), begun=int(bool(picked)))
        case "undeploy_for":
            effect = decision.context[0]
            gain = [_number(amount.plus, kind) for kind, amount in effect.gain.amounts]
            return say(f"questions.undeploy_{effect.type}", gain=" ".join(gain))
        case "option" if ("choose", DECLINE) in decision.moves:
            return say("questions.offer")
        case "which_resource" | "what_to_save" as loss if decision.context[1] > 1:
            number, whole = decision.context
            return say("questions.of_several", question=say(f"choices.{loss}"), number=number, whole=whole)
    return say(f"choices.{decision.choice.name}")


def label(state: NationsState, move: Move) -> str:
    """A legal move of the pending decision as the words of a button."""
    assert state.decision is not None
    verb, *handles = move
    if verb == "choose":
        return _answer(state, state.decision, handles[0])
    if not handles:
        return say(f"verbs.{verb}")
    return _LABELS[verb](state, state.nations[state.decision.seat], *handles)


def _answer(state: NationsState, decision: Decision, answer: str) -> str:
    if answer == DECLINE:
        return say("moves.keep" if decision.choice.name == "undeploy_for" else "moves.decline")
    if decision.choice.name == "golden_age":
        return _golden_age(state, decision.seat, str(decision.context[0]), answer)
    if decision.choice.name == "battle":
        return _words("raid", gain=_number(raid_value(state, decision.seat), answer))
    choice: OneOf = decision.context[0]
    return say("moves.option", do=clause(choice.option(answer)))


def _golden_age(state: NationsState, seat: int, card: str, answer: str) -> str:
    if answer == "resource":
        kind, number = purchases.golden_age_gain(state, seat, card)
        return _words("golden_age_resource", gain=_number(number, kind))
    price = purchases.golden_age_price(state, seat, card)
    return _words("golden_age_vp", price=price) if price else _words("golden_age_vp_free")


def _number(number: int, kind: str) -> str:
    return say("amounts.number", n=number, kind=kind)


def _words(key: str, **facts: object) -> str:
    return say(f"moves.{key}", **facts)


def _card_at(nation: Nation, place: str) -> str:
    """The name of the card at a place such as `slot2`; empty for a free place."""
    zone: Iterable[str] = getattr(nation, ZONES[place[:-1]])
    return piece_name(tuple(zone)[int(place[-1])])


def target(state: NationsState, move: Move) -> str:
    """The name of the card on the place that a legal move leads to; empty for a free one."""
    assert state.decision is not None
    place = move[-1]
    if place[:-1] in ZONES:
        return _card_at(state.nations[state.decision.seat], place)
    return piece_name(place) if place in CARDS else ""


def _buy(state: NationsState, nation: Nation, card: str, place: str) -> str:
    covered = _card_at(nation, place) if place[:-1] in ZONES else ""
    row = next((number for number, cards in enumerate(state.board, 1) if card in cards), 0)
    price = buying.price(state, nation.seat, CARDS[card], row) if row else 0
    return _words("buy_over" if covered else "buy", card=piece_name(card), covered=covered, price=price)


def _deploy(state: NationsState, nation: Nation, source: str, target: str) -> str:
    if source == "area":
        return _words("deploy", card=_card_at(nation, target))
    return _words("redeploy", card=_card_at(nation, target), source=_card_at(nation, source))


def _worker_from(state: NationsState, nation: Nation, place: str) -> str:
    return _words("from_area") if place == "area" else _words("from_card", card=_card_at(nation, place))


def _hire(state: NationsState, nation: Nation, source: str, wonder: str) -> str:
    if source in ("public", "free"):
        return _words(f"hire_{source}")
    owner = piece_name(nation.board) if source == "nation" else piece_name(source)
    return _words("hire_private", card=owner)


def _name(state: NationsState, nation: Nation, piece: str) -> str:
    return piece_name(piece)


def _resource(state: NationsState, nation: Nation, kind: str) -> str:
    return _number(1, kind)


def _bonus(state: NationsState, nation: Nation, kind: str) -> str:
    return _words("take_resources", gain=_number(maintenance.GROWTH_BONUS[nation.level], kind))


def _take(state: NationsState, nation: Nation, section: str) -> str:
    return _words(f"take_{section}")


def _put(state: NationsState, nation: Nation, section: str) -> str:
    return _words(f"to_{section}")


def _section(state: NationsState, nation: Nation, section: str) -> str:
    return say(f"names.{section}")


def _board(state: NationsState, nation: Nation, board: str, side: str) -> str:
    return _words("board", board=piece_name(board), side=side.upper())


def _place(state: NationsState, nation: Nation, place: str) -> str:
    card = _card_at(nation, place)
    return _words("over", card=card) if card else _words("free_place")


def _leaving(state: NationsState, nation: Nation, place: str) -> str:
    return _card_at(nation, place)


def _swap(state: NationsState, nation: Nation, card: str, other: str) -> str:
    return _words("swap", card=piece_name(card), other=piece_name(other))


_LABELS: dict[str, Callable[..., str]] = {
    "buy_card": _buy,
    "deploy": _deploy,
    "undeploy": _worker_from,
    "hire_architect": _hire,
    "use_special": _name,
    "choose_board": _board,
    "choose_section": _section,
    "take_worker": _take,
    "take_resources": _bonus,
    "keep_event": _name,
    "pay_with": _resource,
    "lose_resource": _resource,
    "save": _resource,
    "place_wonder": _place,
    "return_worker": _worker_from,
    "to_section": _put,
    "remove": _leaving,
    "swap": _swap,
}


def nation_of(state: NationsState, seat: int) -> str:
    """The name of the nation that a seat leads; empty as long as it has none."""
    return say.name(BOARDS[board].name) if (board := state.nations[seat].board) else ""
