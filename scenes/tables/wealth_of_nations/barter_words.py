"""A barter in words: who talks with whom, what is offered, and why a computer seat has answered as it did."""

from __future__ import annotations

from game.core.description import Opinion
from game.wealth_of_nations.bargaining import advice
from game.wealth_of_nations.barter import ANSWER, OFFER
from game.wealth_of_nations.state import ITEMS, NOTHING, Offer, Talk, WealthState
from game.wealth_of_nations.telling import amounts, reason
from scenes.tables.layout import TableModel
from scenes.tables.wealth_of_nations.seats import is_person, nation_name


def side(gives: Offer, sign: int = 1) -> str:
    """What goes over to the other side in words: of what is given, or with the sign -1 of what is got."""
    return amounts(
        (item, sign * amount) for item, amount in zip(ITEMS, gives, strict=True) if sign * amount > 0
    )


def barter_prompt(model: TableModel) -> str:
    """What a player is asked in a talk; empty for all other questions."""
    decision, talk = model.decision, model.view.talk
    if decision is None or talk is None:
        return ""
    partner = nation_name(model, talk.other(decision.seat))
    if decision.choice is OFFER:
        proposer = nation_name(model, decision.seat)
        return f"Lay out what {proposer} gives {partner} and what it gets. The wheel changes the price."
    if decision.choice is not ANSWER:
        return ""
    gives = talk.gives(decision.seat)
    return f"{partner} offers {side(gives, -1)} for {side(gives)}. Accept, counter or decline?"


def last_words(model: TableModel) -> str:
    """How the talk that was held last stands or has ended, as long as nobody has acted since; else empty."""
    talk, end = _last_talk(model)
    if talk is None:
        return ""
    if end == "bartered":
        return f"{nation_name(model, talk.active)} and {nation_name(model, talk.partner)} have bartered."
    speaker = _speaker(talk)
    if end == "talk_failed":
        failed = f"No deal between {nation_name(model, talk.active)} and {nation_name(model, talk.partner)}."
        return computer_reason(model, talk) or failed
    if talk.proposals > 1:
        return computer_reason(
            model, talk._replace(proposals=talk.proposals - 1, offer=talk.answered, answered=NOTHING)
        )
    return f"{nation_name(model, speaker)} is asked." if talk.proposals else ""


def _speaker(talk: Talk) -> int:
    """Who answers the proposal on the table: the active player makes the odd ones."""
    return talk.partner if talk.proposals % 2 else talk.active


def computer_reason(model: TableModel, talk: Talk) -> str:
    """What a computer seat has to say to a proposal, in its own words; empty where a person answers."""
    speaker = _speaker(talk)
    if not talk.proposals or is_person(model, speaker):
        return ""
    opinion = _opinion(model.view, talk, speaker)
    return f"{nation_name(model, speaker)}: “{reason(opinion)}”" if opinion else ""


def _opinion(view: WealthState, talk: Talk, speaker: int) -> Opinion | None:
    state = view.copy()
    state.talk = talk
    decision = ANSWER(state, speaker)
    return advice(state, decision) if decision else None


ENDINGS = ("bartered", "talk_failed")
SINCE = (
    "bought",
    "sold",
    "passed",
    "took_note",
    "repaid_note",
    "trade_began",
    "develop_began",
    "produce_began",
)
"""Events after which the last talk is past."""


def _last_talk(model: TableModel) -> tuple[Talk | None, str]:
    """The last talk with the proposal that stood at its end, and the event that ended it; None once it is past."""
    talk: Talk | None = None
    end = ""
    for event in model.told:
        match event.kind:
            case "talk_began":
                talk, end = Talk(event.facts["seat"], event.facts["partner"]), ""
            case "proposed" if talk is not None:
                gives = event.facts["gives"]
                offer = gives if event.seat == talk.active else tuple(-amount for amount in gives)
                talk = talk._replace(answered=talk.offer, offer=offer, proposals=talk.proposals + 1)
            case kind if kind in ENDINGS:
                end = kind
            case kind if kind in SINCE:
                talk = None
    return talk, end
