"""What no bot of any level does in Nations, however little it sees."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Move
from game.nations.cards.cards import CARDS, Card
from game.nations.concepts import place_index, strength
from game.nations.rules import buying, deploying, hiring
from game.nations.state import Nation, NationsState


def is_absurd(state: NationsState, seat: int, move: Move, moves: Sequence[Move]) -> bool:
    """Whether a move of a turn, among all that are legal, throws something away for nothing."""
    nation = state.nations[seat]
    if move[0] == "pass":
        return _could_finish(nation) and any(other[0] == "hire_architect" for other in moves)
    if move[0] == "buy_card":
        return _is_absurd_purchase(state, nation, CARDS[move[1]], move[2])
    if move[0] == "deploy":
        return move[1] != deploying.AREA and _is_no_better(nation, move[1], move[2])
    if move[0] == "undeploy":
        return not has_upkeep(CARDS[nation.slots[place_index(move[1])]])
    return False


def _could_finish(nation: Nation) -> bool:
    """Whether the next section completes a Wonder that is worth VP."""
    if not nation.wonder:
        return False
    card = CARDS[nation.wonder]
    return sum(card.vp) > 0 and nation.sections_built == len(card.sections) - 1


def has_upkeep(card: Card) -> bool:
    """Whether a Worker on the card costs something in Production or Stability."""
    return card.stability < 0 or min(card.production) < 0


def _is_absurd_purchase(state: NationsState, nation: Nation, card: Card, place: str) -> bool:
    """A newer card covered by an older one; a Wonder over one that is nearly done; a War that harms nobody."""
    if card.on_workers or card.type == "advisor":
        zone = nation.slots if card.on_workers else nation.advisors
        old = zone[place_index(place)]
        return bool(old) and CARDS[old].age > card.age
    if place == buying.WONDER:
        return is_nearly_done(nation)
    return card.type == "war" and not strength(state, nation.seat)


def is_nearly_done(nation: Nation) -> bool:
    """Whether the Wonder under construction is begun and one section is missing, or none has to be paid much."""
    if not nation.wonder or not nation.sections_built:
        return False
    left = CARDS[nation.wonder].sections[nation.sections_built :]
    return len(left) == 1 or sum(left) <= hiring.section_cost(nation)


def _is_no_better(nation: Nation, source: str, target: str) -> bool:
    """Whether a Worker yields nothing more on the target than on its card."""
    old = CARDS[nation.slots[place_index(source)]]
    new = CARDS[nation.slots[place_index(target)]]
    gains = (
        new.strength - old.strength,
        new.stability - old.stability,
        *(after - before for before, after in zip(old.production, new.production, strict=True)),
    )
    return max(gains) <= 0 and new.age <= old.age
