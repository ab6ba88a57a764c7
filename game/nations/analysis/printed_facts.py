"""What is printed on the card that a move is about, as facts and in the card's own words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.bots.advice import fact
from game.engine import Move
from game.nations.cards.cards import CARDS, Card
from game.nations.concepts import place_index, raid_value, strength
from game.nations.rules import deploying, maintenance, purchases, resolution
from game.nations.state import RESOURCES, Nation, NationsState
from game.nations.text.wording import card_rule

OF_PRINT = 0.6
"""About what anything printed counts for, in VP."""

IN_VAIN = 1.0
"""What it counts for that a wonder can't be finished as things stand: so much that it is never left out."""

SAVED = ("gold", "stone")
"""What a nation that passes keeps for the next round; how much food and how many books it keeps is not sure yet."""

MOST_WORDS, SENTENCES = 16, re.compile(r"(?<=[.!?]) ")
"""Words of a card's own sentences that are told besides the first one, and what stands between them."""


def english(piece: str) -> str:
    """The name of a card."""
    return CARDS[piece].name if piece in CARDS else ""


def printed_facts(state: NationsState, seat: int, move: Move) -> Iterator[fact.Fact]:
    """What is printed on the card that a move is about."""
    nation = state.nations[seat]
    match move:
        case ("buy_card", bought, place):
            yield from _bought(state, nation, CARDS[bought], place)
        case ("hire_architect", *_) if nation.wonder:
            card = CARDS[nation.wonder]
            left = len(card.sections) - nation.sections_built - 1
            name = fact.PieceName(card.name)
            if left:
                yield fact.printed("fact.section", OF_PRINT, card=name, n=left, vp=sum(card.vp))
            else:
                yield fact.printed("fact.finishes", OF_PRINT, card=name, vp=sum(card.vp))
        case ("use_special", used):
            yield from _rule(used)
        case ("undeploy", source) if source in deploying.SLOTS:
            card = CARDS[nation.slots[place_index(source)]]
            yield fact.printed("fact.frees", OF_PRINT / 2, card=fact.PieceName(card.name))
        case ("take_resources", kind):
            had = getattr(nation, kind)
            has = (fact.Quantity(had + maintenance.GROWTH_BONUS[nation.level], kind),)
            yield fact.printed("fact.starts_with", OF_PRINT / 6, what=has, had=had)
            made = dict(zip(RESOURCES, resolution.production_total(state, seat), strict=False)).get(kind, 0)
            if made < 0 and not state.is_last_round:
                yield fact.printed("fact.uses", OF_PRINT / 2, what=fact.Quantity(-made, kind))
        case ("pass",):
            saved = tuple(fact.Quantity(number, kind) for kind in SAVED if (number := getattr(nation, kind)))
            if saved and not state.is_last_round and nation.wonder and nation.stone:
                wonder, left = CARDS[nation.wonder], len(CARDS[nation.wonder].sections) - nation.sections_built
                yield fact.printed(
                    "fact.leaves_for", OF_PRINT / 3, what=saved, card=fact.PieceName(wonder.name), n=left
                )
            elif saved and not state.is_last_round:
                yield fact.printed("fact.leaves", OF_PRINT / 3, what=saved)
            yield fact.printed("fact.nothing_left", OF_PRINT / 2)


def _bought(state: NationsState, nation: Nation, card: Card, place: str) -> Iterator[fact.Fact]:
    """What a card off the Progress Board does."""
    match card.type:
        case "building" | "military":
            yield from _per_worker(nation, card)
        case "battle":
            yield fact.printed("fact.raid", OF_PRINT, n=raid_value(state, nation.seat))
        case "golden_age":
            kind, number = purchases.golden_age_gain(state, nation.seat, card.id)
            yield fact.printed("fact.golden_age", OF_PRINT, what=(fact.Quantity(number, kind),))
        case "war":
            kind, number = card.loss
            own = strength(state, nation.seat)
            others = [each.seat for each in state.nations if each.seat != nation.seat and each.board]
            weaker = tuple(fact.SeatName(each + 1) for each in others if strength(state, each) < own)
            if weaker:
                what = (fact.Quantity(number, kind),)
                yield fact.printed("fact.war", OF_PRINT, n=own, who=weaker, what=what)
            else:
                yield fact.printed("fact.no_other_war", OF_PRINT / 2)
        case "wonder":
            name, stone = fact.PieceName(card.name), sum(card.sections)
            values: dict[str, fact.Value] = {"card": name, "n": len(card.sections), "stone": stone, "vp": sum(card.vp)}
            values["rule"] = fact.RuleText(card.id)
            missing = stone - nation.stone if state.is_last_round else 0
            if missing > 0:  # what it does once it is finished would be promised in vain
                yield fact.printed("fact.unfinished", -IN_VAIN, card=name, n=missing)
            else:
                yield fact.printed("fact.wonder", OF_PRINT, **values)
        case _:
            yield from _rule(card.id)


def _per_worker(nation: Nation, card: Card) -> Iterator[fact.Fact]:
    """What every Worker on a card gives, and what he takes."""
    ranks = (("strength", card.strength), ("stability", card.stability))
    amounts = (*zip(RESOURCES, card.production, strict=True), *ranks)
    gives = tuple(fact.Quantity(number, kind) for kind, number in amounts if number > 0)
    takes = tuple(fact.Quantity(-number, kind) for kind, number in amounts if number < 0)
    if gives:
        values: dict[str, fact.Value] = {
            "card": fact.PieceName(card.name),
            "gives": gives,
            "stone": deploying.deploy_cost(nation, card.id),
        }
        if takes:
            values["takes"] = takes
        yield fact.printed("fact.worker_takes" if takes else "fact.worker", OF_PRINT, **values)


def _rule(card: str) -> Iterator[fact.Fact]:
    """A card in its own words; where it says no more than when it leaves, that speaks against it."""
    if card in CARDS:
        only_leaves = bool(CARDS[card].remove_if) and len(rest_of(card)) == 1
        worth = -OF_PRINT if only_leaves else OF_PRINT
        yield fact.printed("fact.rule", worth, card=fact.PieceName(CARDS[card].name), rule=fact.RuleText(card))


def rest_of(card: str) -> list[str]:
    """The sentences of a card that say more than what it makes, and the Strength and Stability it gives."""
    printed = CARDS[card]
    told = bool(printed.strength or printed.stability) + any(printed.production)
    sentences = SENTENCES.split(card_rule(printed))
    return sentences[told + (printed.type == "colony") :]


def rule(card: str) -> str:
    """What a card does, in its own words, without what its figures say where there is more, as that is told for sure;
    a wonder's only come true once it is finished. The first sentence, and more of them as long as they are few words.
    """
    whole = SENTENCES.split(card_rule(CARDS[card]))
    first, *others = whole if CARDS[card].type == "wonder" else rest_of(card) or whole
    for other in others:
        if len(f"{first} {other}".split()) > MOST_WORDS:
            break
        first = f"{first} {other}"
    return first
