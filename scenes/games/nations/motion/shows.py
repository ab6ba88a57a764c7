"""What the events of Nations look like, beyond pieces finding their new places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from game.engine.event import Event
from game.nations import events
from game.nations.rules.solo import COLUMNS_OF_THE_DIE
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.faces import piece_name
from scenes.games.nations.board.looks import HALF_WORKER, WorkerLook
from scenes.games.nations.motion import event_moment, flights, moments
from scenes.games.nations.zones import MARKET
from scenes.table.model import TableModel
from scenes.table.show import Banner, DiceThrow, Flash, Rest, Show, Shows, ThrownDie, Tokens
from scenes.ui.host.motion import WAVE
from sprites.dice.die_faces import PIPS

say = Sentences("nations")

TRAY, DIE = "tray", "die"
"""The place where the die of a solo game is thrown, the die, and what it decides about."""

PAID_FOR = (events.Bought, events.Hired, events.Deployed)
"""What a price is paid for, told right after it."""

DIE_EDGE, DIE_TWIST = 44.0, 12.0
"""Units of its edge, and degrees that it lies askew."""


def _round_began(model: TableModel[NationsState], event: events.RoundBegan) -> Sequence[Show]:
    """A new age is a moment; the second round of one is only named."""
    round_of_age = Banner(say(f"ages.{event.facts['age']}"), say("banners.round", round=event.round))
    return tuple(moments.age_change(model, event)) or (round_of_age,)


def _step_began(model: TableModel[NationsState], event: events.StepBegan) -> Sequence[Show]:
    """A step lies still for a while, its row of the forecast lit, and what it comes from, unless what follows shows
    that itself: each event, a Famine, VP that fly. Before Production all boards draw breath.
    """
    match event.step:
        case "production":
            return (Banner(say("banners.production"), holds=ui.MANNERS["production"].back),)
        case "events" if not model.view.is_solo:
            return ()
        case "war" if not model.view.is_solo:
            return tuple(moments.war_fought(model))
        case "famine" | "score_books" if _is_shown(model):
            return ()
        case step:
            return (Rest((flights.CAUSES[step],) if step in flights.CAUSES else ()),)


def _is_shown(model: TableModel[NationsState]) -> bool:
    """Whether the first thing that a step brings is one that is seen: a Famine with its price, Books that score."""
    first = next(iter(model.coming[1:]), None)
    return isinstance(first, events.Famine | events.ScoredBooks) and any(
        first.facts.get(key) for key in ("amount", "vp")
    )


def _produced(model: TableModel[NationsState], event: events.Produced) -> Sequence[Show]:
    """Coins, stones, ears and books fly from the cards that bring them to the counters, and to what eats them: one wave
    over all nations, however many they are.
    """
    others = len(model.seats) - 1
    is_last = sum(isinstance(each, events.Produced) for each in model.coming) <= 1
    holds, spread = None if is_last else WAVE, ui.MANNERS["production"].path - WAVE * others
    flown = flights.production(model, event.seat, event.facts)
    return tuple(replace(tokens, holds=holds, spread=spread) for tokens in flown)


def _gained(model: TableModel[NationsState], event: events.Gained) -> Sequence[Show]:
    """What is gained flies to its counter; VP for Books from the counter of the Books."""
    kind, seat = event.resource, event.seat
    is_for_books = kind == "vp" and model.view.step == "score_books"
    source = flights.counter("books", seat) if is_for_books else flights.cause(model, seat)
    holds = WAVE if is_for_books and _more_score(model) else _holds(model)
    return (Tokens(kind, event.amount, source, flights.counter(kind, seat), holds=holds),)


def _more_score(model: TableModel[NationsState]) -> bool:
    """Whether more nations take VP for Books: all of them are one wave."""
    step = takewhile(lambda each: isinstance(each, events.ScoredBooks | events.Gained), model.coming[1:])
    return any(isinstance(each, events.Gained) for each in step)


def _holds(model: TableModel[NationsState]) -> float | None:
    """What an event brings comes to all nations at once: its paper has told of it. Production is one wave."""
    return 0.0 if model.view.step in ("events", "production") else None


def _paid(model: TableModel[NationsState], event: events.Paid) -> Sequence[Show]:
    """A price leaves its counter for what is paid for: gold for a card, stones for a section or a building."""
    kind, seat = event.resource, event.seat
    card = next((each.card for each in model.coming if isinstance(each, PAID_FOR)), "")
    target = piece_name(card, seat) if card else flights.cause(model, seat)
    builds = any(isinstance(each, events.Hired) for each in model.coming)
    manner = ui.MANNERS["section" if builds else "goods"]
    return (Tokens(kind, event.amount, flights.counter(kind, seat), target, manner=manner, holds=0.0),)


def _bought(model: TableModel[NationsState], event: events.Bought | events.Placed) -> Sequence[Show]:
    """The plaque of a rival lights up before its card comes; an own card goes in the manner of a purchase."""
    if event.seat == model.shown_seat:
        return (ui.MANNERS["buy"],)
    rival = ui.MANNERS["rival_buy"]
    if isinstance(event, events.Placed):
        return (rival._replace(back=0.0),)
    return (Flash((f"seat{event.seat}",), rival.back, 1), rival._replace(back=0.0))


def _hired(model: TableModel[NationsState], event: events.Hired) -> Sequence[Show]:
    """An architect goes to the site."""
    source = "architects" if event.source == "public" else flights.cause(model, event.seat)
    return (Tokens("architect", 1, source, event.card, None, ui.MANNERS["hire"]),)


def _deployed(model: TableModel[NationsState], event: events.Deployed) -> Sequence[Show]:
    """An own Worker walks; one of a rival is drawn with its card, so that one like it flies there."""
    manner, seat = ui.MANNERS["deploy"], event.seat
    if seat == model.shown_seat:
        return (manner,)
    source = piece_name(event.off, seat) if event.off else flights.cause(model, seat)
    worker = WorkerLook(model.seats[seat].colour, HALF_WORKER)
    return (Tokens("worker", 1, source, piece_name(event.card, seat), worker, manner),)


def _walks(kind: str) -> Shows:
    return lambda model, event: (ui.MANNERS[kind],)


def _lost(model: TableModel[NationsState], event: events.Lost) -> Sequence[Show]:
    """What is lost leaves its counter, unless the great moment of the step has told so already."""
    kind, seat = event.resource, event.seat
    if _is_told(model):
        return ()
    goal = flights.cause(model, seat)
    return (Tokens(kind, event.amount, flights.counter(kind, seat), goal, holds=_holds(model)),)


def _is_told(model: TableModel[NationsState]) -> bool:
    """Whether a War or a Famine has shown what every nation loses by it: nothing is told twice."""
    if model.view.step == "war":
        return not model.view.is_solo and bool(model.view.war)
    since = takewhile(lambda each: not isinstance(each, events.StepBegan), reversed(model.told))
    return any(isinstance(each, events.Famine) and each.amount for each in since)


def _lost_vp(model: TableModel[NationsState], event: events.LostVp) -> Sequence[Show]:
    """The laurel lights up, and leaves for what took it."""
    if not event.amount or _is_told(model):
        return ()
    laurels = flights.counter("vp", event.seat)
    tokens = Tokens("vp", event.amount, laurels, flights.cause(model, event.seat), holds=_holds(model))
    return (tokens,) if tokens.holds == 0.0 else (tokens, Flash((laurels,)))


def _revolted(model: TableModel[NationsState], event: events.Revolted) -> Sequence[Show]:
    """Riots come with the wave of Production, which does not wait for them."""
    return (Flash((f"stability@{event.seat}", f"books@{event.seat}"), 240.0, 1, holds=False),)


def _defeated(model: TableModel[NationsState], event: events.Defeated) -> Sequence[Show]:
    return () if _is_told(model) else (Flash(("war", f"strength@{event.seat}")),)


def _card_acts(model: TableModel[NationsState], event: events.UsedSpecial | events.Triggered) -> Sequence[Show]:
    return (Flash((event.card,)),)


def _rolled(model: TableModel[NationsState], event: events.Rolled) -> Sequence[Show]:
    """The die of the shadow hits a column of the market, or the Event of its tile."""
    hits = f"odds {event.face - 1}" if event.face <= COLUMNS_OF_THE_DIE else "event"
    die = ThrownDie(DIE, PIPS, event.face, DIE_TWIST)
    return (DiceThrow(TRAY, (die,), DIE_EDGE, hits, is_great=True, decides=MARKET),)


SHOWS: Mapping[type[Event], Shows] = {
    events.RoundBegan: _round_began,
    events.StepBegan: _step_began,
    events.Produced: _produced,
    events.Gained: _gained,
    events.Paid: _paid,
    events.Bought: _bought,
    events.Placed: _bought,
    events.Deployed: _deployed,
    events.Undeployed: _walks("undeploy"),
    events.TookWorker: _walks("growth"),
    events.ReturnedWorker: _walks("undeploy"),
    events.Hired: _hired,
    events.Lost: _lost,
    events.LostVp: _lost_vp,
    events.Revolted: _revolted,
    events.Defeated: _defeated,
    events.WarBegun: moments.war_declared,
    events.EventResolved: event_moment.event_read,
    events.Famine: moments.famine,
    events.WonderReady: moments.wonder_ready,
    events.UsedSpecial: _card_acts,
    events.Triggered: _card_acts,
    events.Rolled: _rolled,
}
