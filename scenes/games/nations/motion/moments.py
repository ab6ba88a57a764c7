"""The moments of Nations: which events are felt, and what they show. All of it lies open on the table."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations import events
from game.nations.cards.cards import BOARDS, CARDS
from game.nations.concepts import seats_in_order, stability
from game.nations.rules.war import is_defeated, lost_if_fought, strength_against_war
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes.games.nations.board.faces import card_face
from scenes.games.nations.board.looks import CardLook
from scenes.games.nations.city import mood, plan_of, seat_colours
from scenes.games.nations.motion.famine_moment import FamineMoment, Payer
from scenes.games.nations.motion.flights import counter
from scenes.games.nations.motion.war_moments import Fighter, WarDeclared, WarFought
from scenes.games.nations.zones import MARKET
from scenes.table.age_change import age_began
from scenes.table.great_site import land_of
from scenes.table.great_work import GreatWork
from scenes.table.model import TableModel
from scenes.table.moment import Moment

say = Sentences("nations")


def age_change(model: TableModel[NationsState], event: events.RoundBegan) -> Iterator[Moment]:
    """A new age: its view and its seal, and the cards of the old one turn face down."""
    state = model.view
    age, game_round = event.age, event.round
    if game_round % 2 == 0:
        return
    chips = say.lines("moments.age_brings") if age > 1 else ()
    yield age_began(say, age, game_round, state.rounds, state.board if state.round else (), chips)


def war_declared(model: TableModel[NationsState], event: events.WarBegun) -> Iterator[Moment]:
    """A War was bought."""
    card = event.card
    yield WarDeclared(card, card_face(card))


def war_fought(model: TableModel[NationsState]) -> Iterator[Moment]:
    """The War of the round is fought: who stands, and what the others lose after their stability."""
    state = model.view
    fighters = [_fighter(model, seat) for seat in seats_in_order(state)]
    if not state.war or state.is_solo:
        return
    card = CARDS[state.war]
    kind, amount = card.loss
    yield WarFought(
        state.war,
        card_face(state.war),
        say.name(card.name),
        say("moments.war_rule", strength=state.war_strength, n=amount, kind=kind),
        state.war_strength,
        tuple(sorted(fighters, key=lambda fighter: -fighter.strength)),
    )


def _fighter(model: TableModel[NationsState], seat: int) -> Fighter:
    state = model.view
    nation = state.nations[seat]
    is_hit = is_defeated(state, seat)
    return Fighter(
        model.seats[seat].name,
        model.seats[seat].colour,
        BOARDS[nation.board].person,
        strength_against_war(state, seat),
        stability(state, seat),
        is_hit,
        lost_if_fought(state, seat) if is_hit else (),
    )


def famine(model: TableModel[NationsState], event: events.Famine) -> Iterator[Moment]:
    """Every nation pays food."""
    state, amount = model.view, event.amount
    if amount:
        yield FamineMoment(amount, tuple(_payer(model, seat, amount) for seat in seats_in_order(state)))


def _payer(model: TableModel[NationsState], seat: int, amount: int) -> Payer:
    before = model.view.nations[seat].food
    return Payer(seat, model.seats[seat].colour, before, max(0, before - amount), max(0, amount - before))


def wonder_ready(model: TableModel[NationsState], event: events.WonderReady) -> Iterator[Moment]:
    """A Wonder is finished."""
    card, told = event.card, say("moments.wonder", name=model.seats[event.seat].name)
    home = counter("vp", event.seat)
    cheers = f"applause_{max(1, model.view.age)}"
    face, plan = card_face(card), plan_of(model.view, event.seat, seat_colours(model))
    land = land_of(plan, mood(model), event.seat)
    yield GreatWork(card, face.name, told, CardLook(face), face.motif, home, MARKET, land, cheers)
