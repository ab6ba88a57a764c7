"""What a hand of Nation comes to, as facts: all that can be played of it, whom that hits, what it leaves to eat and to
keep calm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bots.advice import fact
from game.engine import Move
from game.nation_deckbuilder.analysis.preview import Preview, play_all, preview
from game.nation_deckbuilder.cards.card_rules import steal_food
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules.ages import AGE_HANDLES, age_cost
from game.nation_deckbuilder.rules.combat import DAMAGE
from game.nation_deckbuilder.rules.enemies import enemies
from game.nation_deckbuilder.state import AGES, KINDS, NationState

OF_A_HEART, OF_AN_AGE, OF_A_TOKEN = 0.17, 3.0, 0.4
OF_A_THEFT = 0.3
OF_A_KIND = {"food": 0.3, "happiness": 0.3, "science": 0.4, "damage": 0.2, "coins": 0.4}
"""About what these count for."""


def hand_facts(state: NationState, seat: int, move: Move) -> Iterator[fact.Fact]:
    """What a move of the play phase makes of the hand, and what an age brings."""
    match move:
        case ("mark", card, *_):
            every = play_all(state, seat)
            is_among = any(card == other for _, other, *_ in every)
            yield from played_facts(state, seat, preview(state, seat, *(every if is_among else (move,))), is_among)
        case ("play",):
            yield from played_facts(state, seat, preview(state, seat), False, is_told=False)
        case ("advance", age):
            came = fact.ForeseenChange("age", 1, fact.NOW, (move,))
            yield fact.certain("fact.age", OF_AN_AGE, came, age=fact.Phrase(f"ages.{AGE_HANDLES.index(age) + 1}"))
            if not state.nation_of(seat).token:
                yield fact.printed("fact.token", OF_A_TOKEN)


def played_facts(
    state: NationState, seat: int, meant: Preview, is_all: bool, is_told: bool = True
) -> Iterator[fact.Fact]:
    """What cards bring once they are played, unless that is told otherwise, whom they hit, and what is left of the
    stock.
    """
    nation = state.nation_of(seat)
    gives, takes = _amounts(meant.changes, 1), _amounts(meant.changes, -1)
    if gives and is_told:
        worth = sum(OF_A_KIND[each.kind] * each.number for each in gives)
        values: dict[str, fact.Value] = {"what": gives, "takes": takes, "age": ""}
        if nation.age < AGES and nation.science < age_cost(state, nation) <= meant.science:
            worth, values["age"] = worth + OF_AN_AGE / 2, fact.Phrase(f"ages.{nation.age + 1}")
        yield fact.printed("fact.plays_all" if is_all else "fact.brings", worth, **values)
    thieves = sum(getattr(CARDS[card].play, "rule", None) is steal_food for card in meant.cards)
    stolen = min(thieves, sum(enemy.food for enemy in enemies(state, nation)))
    robs = (fact.Quantity(stolen, "food"),) if stolen else ()
    hits = [hit for hit in meant.hits if hit.lost]
    if lost := sum(hit.lost for hit in hits):
        values = {"n": lost, "left": hits[0].health, "robs": robs} if len(hits) == 1 else {"n": lost}
        key = "fact.hits_all" if len(hits) > 1 else "fact.hits" if hits[0].health else "fact.kills"
        if key == "fact.kills" and len(enemies(state, nation)) == 1:
            key = "fact.wins"
        yield fact.printed(key, OF_A_HEART * lost, **values)
    elif meant.changes[DAMAGE] > 0:
        yield fact.printed("fact.blocked", -OF_A_HEART, n=meant.changes[DAMAGE])
    if robs and len(hits) != 1:
        yield fact.printed("fact.robs", OF_A_THEFT * stolen, what=robs)
    for card in meant.cards:
        if blocks := CARDS[card].blocks:
            yield fact.printed("fact.blocks", OF_A_HEART * blocks, card=fact.PieceName(CARDS[card].name), n=blocks)
    for kind, is_empty in (("food", meant.hunger), ("happiness", meant.riots)):
        had = getattr(nation, kind)
        if is_empty and had > 0:
            yield fact.printed(f"fact.no_{kind}", -OF_A_HEART)
        elif had <= 0 and not is_empty:
            yield fact.printed(f"fact.enough_{kind}", OF_A_HEART)


def _amounts(brings: Sequence[int], sign: int) -> tuple[fact.Quantity, ...]:
    found = zip(KINDS, brings, strict=True)
    return tuple(fact.Quantity(abs(number), kind) for kind, number in found if number * sign > 0)
