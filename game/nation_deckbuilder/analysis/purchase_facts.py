"""What a new card does for this deck, as facts: what a turn then gives, what it pays for, and what it helps against."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.advice import fact
from game.nation_deckbuilder.bot.decks import Deck, blocking, deck_of, own_cards
from game.nation_deckbuilder.cards.cards import CARDS, Card
from game.nation_deckbuilder.cards.decks import HAND
from game.nation_deckbuilder.rules.ages import age_cost
from game.nation_deckbuilder.rules.enemies import enemies
from game.nation_deckbuilder.state import AGES, KINDS, Nation, NationState
from game.nation_deckbuilder.text.wording import card_rule

OF_PRINT, OF_A_NEED, OF_A_HEART = 0.6, 0.8, 0.4
"""About what these count for."""

FEW = 2
"""Up to so much of a stock is said to run out."""

NEARLY_WON = 12
"""Up to so much health of the only enemy it is said how little that is."""


def purchase_facts(state: NationState, seat: int, bought: str) -> Iterator[fact.Fact]:
    """What a card off the market brings this deck, and what it is needed for just now."""
    nation, card, deck = state.nation_of(seat), CARDS[bought], deck_of(state.players[seat])
    brings = dict(zip(KINDS, card.brings, strict=True))
    if pair := _paired(state, seat, card):
        yield pair
    if not is_plain(card) and card_rule(card):
        yield fact.printed("fact.rule", OF_PRINT, rule=fact.RuleText(bought))
    for kind in ("food", "happiness"):
        if brings[kind] > 0 and getattr(nation, kind) <= FEW:
            yield fact.printed(f"fact.few_{kind}", OF_A_NEED, n=max(0, getattr(nation, kind)))
    if brings["food"] < 0 and nation.food + brings["food"] <= 0:
        yield fact.printed("fact.eats", -OF_A_HEART, n=max(0, nation.food))
    if brings["science"] > 0 and nation.age < AGES and nation.science < (cost := age_cost(state, nation)):
        values: dict[str, fact.Value] = {
            "n": nation.science, "all": cost, "age": fact.Phrase(f"ages.{nation.age + 1}")
        }  # fmt: skip
        yield fact.printed("fact.nearer_age", OF_A_NEED / 2, **values)
    if brings["damage"] > 0:
        yield from _against(state, nation, deck)
    if brings["coins"] > 0 and (dearer := _paid_for(state, nation, card, deck, brings["coins"])):
        yield fact.printed("fact.pays_for", OF_A_NEED / 2, card=fact.PieceName(dearer.name))


def is_plain(card: Card) -> bool:
    """Whether what a card brings says all that it does, but for what it adds beside another card."""
    return len(card.modes) == 1 and not (card.stays or card.draw or card.blocks or card.play or card.wins)


def _paired(state: NationState, seat: int, card: Card) -> fact.Fact | None:
    """What a card adds together with another one of the deck that shares its bonus."""
    if card.bonus is None:
        return None
    own = (CARDS[each] for zone in own_cards(state.players[seat]) for each in zone if each in CARDS)
    partner = next((each for each in own if each.bonus is card.bonus and each.id != card.id), None)
    if partner is None:
        return None
    together = card.bonus(state, seat, (card, partner))
    more = tuple(fact.Quantity(number, kind) for kind, number in zip(KINDS, together, strict=True) if number > 0)
    return fact.printed("fact.pairs", OF_A_NEED, card=fact.PieceName(partner.name), more=more) if more else None


def _against(state: NationState, nation: Nation, deck: Deck) -> Iterator[fact.Fact]:
    """What damage is up against."""
    rivals = enemies(state, nation)
    if len(rivals) != 1:
        return
    stopped = sum(blocking(state.players[seat]) for seat in rivals[0].seats)
    if rivals[0].health <= NEARLY_WON:
        yield fact.printed("fact.nearly_won", OF_A_NEED, n=rivals[0].health)
    elif stopped and stopped >= deck.damage:
        yield fact.printed("fact.walls", OF_A_NEED, n=stopped)


def _paid_for(state: NationState, nation: Nation, card: Card, deck: Deck, coins: int) -> Card | None:
    """The dearest card of the market that an average turn pays for only with the new card; None where there is none."""
    with_it = deck.coins * (HAND - 1) / HAND + coins
    wanted = [
        other
        for place in state.places
        if place and (other := CARDS[place]).age <= nation.age and deck.coins < other.cost <= with_it
    ]
    return max((other for other in wanted if other.id != card.id), key=lambda other: other.cost, default=None)
