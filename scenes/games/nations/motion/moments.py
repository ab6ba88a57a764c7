"""The moments of Nations: which events are felt, and what they show. All of it lies open on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.nations import events
from game.nations.cards.cards import BOARDS, CARDS, EVENTS
from game.nations.concepts import seats_in_order, stability
from game.nations.rules.war import is_defeated, lost_if_fought, strength_against_war
from game.nations.state import NationsState
from game.nations.text.wording import event_rule
from game.text.sentences import Sentences
from scenes.games.nations.board.effect_rows import event_rows
from scenes.games.nations.board.event_art import faint_picture
from scenes.games.nations.board.faces import card_face
from scenes.games.nations.board.looks import CardLook
from scenes.games.nations.motion.famine_moment import FamineMoment, Payer
from scenes.games.nations.motion.flights import counter
from scenes.games.nations.motion.war_moments import Fighter, WarDeclared, WarFought
from scenes.table.age_change import age_began
from scenes.table.model import TableModel
from scenes.table.moment import Moment, fitting
from scenes.table.piece_moments import GreatWork, PaperRead
from scenes.ui.host.looks import PaperLook
from scenes.ui.host.target import Look
from sprites.cards.effects import effect_lines
from sprites.paint import materials, palette
from sprites.paint.theme import Theme

say = Sentences("nations")

PAPER = (330.0, 210.0)


def age_change(model: TableModel[NationsState], event: events.RoundBegan) -> Iterator[Moment]:
    """A new age: its view and its seal, and the cards of the old one turn face down."""
    state = model.view
    age, game_round = event.age, event.round
    if game_round % 2 == 0:
        return
    yield age_began(say, age, game_round, state.rounds, state.board if state.round else ())


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


def event_read(model: TableModel[NationsState], event: events.EventResolved) -> Iterator[Moment]:
    """One of the two events of the round is read before it takes place."""
    yield PaperRead("event", EventPaper(event.card, event.half))


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
    yield GreatWork(card, say.name(CARDS[card].name), told, CardLook(card_face(card)), home)


@dataclass(frozen=True)
class EventPaper(PaperLook):
    """One event of an Event Card, large: its name, its signs and its rule."""

    card: str
    half: str

    def _drawn(self, theme: Theme) -> pygame.Surface:
        card = EVENTS[self.card]
        event = card.top if self.half == "top" else card.bottom
        width, height = PAPER
        paper = materials.parchment(theme, width, height, 6).copy()
        picture = faint_picture(theme, self.card, (theme.px(width - 10), theme.px(height - 10)))
        paper.blit(picture, picture.get_rect(center=(theme.px(width / 2), theme.px(height / 2))))
        called = say.name(event.name)
        name = theme.text(called, "event", fitting(theme, called, "event", 27, width - 28), palette.INK)
        paper.blit(name, name.get_rect(center=(theme.px(width / 2), theme.px(34))))
        paper.fill(palette.BROWN, (theme.px(40), theme.px(58), theme.px(width - 80), max(1, theme.px(0.8))))
        y = 80.0
        for line in effect_lines(theme, event_rows(event), 22, width - 40):
            paper.blit(line, line.get_rect(center=(theme.px(width / 2), theme.px(y))))
            y += 29
        rule = theme.paragraph(
            event_rule(event), "text", (16, 15, 14, 13), palette.INK, (width - 28, height - y - 8), "center"
        )
        paper.blit(rule, rule.get_rect(midtop=(theme.px(width / 2), theme.px(y - 6))))
        return paper


def all_papers() -> list[Look]:
    """Every event that is ever read."""
    return [EventPaper(card, half) for card in EVENTS for half in ("top", "bottom")]
