"""A barter in words: who talks with whom, what is offered, and why a computer seat has answered as it did."""

from __future__ import annotations

from itertools import takewhile

from game.engine.event import Event
from game.engine.game import Opinion
from game.wealth_of_nations import GAME, events
from game.wealth_of_nations.drafts.bargain import Bargain
from game.wealth_of_nations.rules.barter import ANSWER, OFFER
from game.wealth_of_nations.state import ITEMS, NOTHING, Offer, Talk, WealthState
from game.wealth_of_nations.text.telling import amounts, reason
from scenes.games.wealth_of_nations.text.seats import is_person, say, seat_name
from scenes.table.model import TableModel


def is_talking(model: TableModel[WealthState]) -> bool:
    """Whether the viewer is one of the two who talk."""
    talk = model.view.talk
    return talk is not None and model.viewer in (talk.active, talk.partner)


def tray_draft(model: TableModel[WealthState]) -> Bargain | None:
    """What the viewer is laying out."""
    return model.draft if isinstance(model.draft, Bargain) and model.view.talk else None


def side(gives: Offer, sign: int = 1) -> str:
    """What goes over to the other side in words: of what is given, or with the sign -1 of what is got."""
    return amounts((item, sign * amount) for item, amount in zip(ITEMS, gives, strict=True) if sign * amount > 0)


def barter_prompt(model: TableModel[WealthState]) -> str:
    """What a player is asked in a talk; empty for all other questions."""
    decision, talk = model.decision, model.view.talk
    if decision is None or talk is None:
        return ""
    partner = seat_name(model, talk.other(decision.seat))
    if decision.choice is OFFER:
        return say("prompt.offer", partner=partner)
    if decision.choice is not ANSWER:
        return ""
    gives = talk.gives(decision.seat)
    return say("prompt.answer", partner=partner, offered=side(gives, -1), wanted=side(gives))


def last_words(model: TableModel[WealthState]) -> str:
    """What a computer seat says to the last proposal, or how the last talk has ended; empty once somebody has acted."""
    talk, end = _last_talk(model)
    if talk is None:
        return ""
    names = {"one": seat_name(model, talk.active), "other": seat_name(model, talk.partner)}
    if isinstance(end, events.Bartered):
        return say("talk.bartered", **names)
    if isinstance(end, events.TalkFailed):
        return _reason(model, talk) or say("talk.no_deal", **names)
    return _reason(model, talk) or _reason(model, _before(talk))


def reply(model: TableModel[WealthState]) -> str:
    """What a computer seat says to the proposal on the table, in its own words; empty where a person answers."""
    talk = model.view.talk
    return _reason(model, talk) if talk else ""


def _before(talk: Talk) -> Talk:
    """The talk when the proposal was on the table that the present one answers."""
    return talk._replace(proposals=talk.proposals - 1, offer=talk.answered, answered=NOTHING)


def _reason(model: TableModel[WealthState], talk: Talk) -> str:
    """The answer of a computer seat to a proposal: the active player makes the odd ones."""
    speaker = talk.partner if talk.proposals % 2 else talk.active
    if talk.proposals < 1 or is_person(model, speaker):
        return ""
    opinion = _opinion(model.view, talk, speaker)
    if opinion is None:
        return ""
    return say(f"talk.{opinion.move[0]}", who=seat_name(model, speaker), reason=reason(opinion))


def _opinion(view: WealthState, talk: Talk, speaker: int) -> Opinion | None:
    state = view.copy()
    state.talk = talk
    decision = ANSWER(state, speaker)
    return GAME.advice(state, decision) if decision else None


SINCE = (
    events.Bought,
    events.Sold,
    events.Passed,
    events.TookNote,
    events.RepaidNote,
    events.TradeBegan,
    events.DevelopBegan,
    events.ProduceBegan,
)
"""Events after which the last talk is past."""


def _last_talk(model: TableModel[WealthState]) -> tuple[Talk | None, Event | None]:
    """The last talk with the proposal that stood at its end, and the event that ended it; None once it is past."""
    talk: Talk | None = None
    end: Event | None = None
    later = list(takewhile(lambda event: not isinstance(event, SINCE), reversed(model.told)))
    for event in reversed(later):
        match event:
            case events.TalkBegan(seat=seat, partner=partner):
                talk, end = Talk(seat, partner), None
            case events.Proposed(seat=seat, gives=gives) if talk is not None:
                offer = gives if seat == talk.active else tuple(-amount for amount in gives)
                talk = talk._replace(answered=talk.offer, offer=offer, proposals=talk.proposals + 1)
            case events.Bartered() | events.TalkFailed():
                end = event
    return talk, end
