"""Plans of a nation as advice tells them: what a move is for, what has changed them, and what goes back on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.bots.advice import fact
from game.bots.advice.promises import MOSTLY
from game.engine import Move
from game.nations.analysis.printed_facts import english
from game.nations.analysis.thing_worths import OF_A_WORKER
from game.nations.cards.cards import CARDS
from game.nations.concepts import place_index, strength
from game.nations.rules import buying, deploying, purchases
from game.nations.state import Nation, NationsState


def then(state: NationsState, move: Move) -> fact.Fact | None:
    """Where a Worker is put that was taken off a card, and the Wonder that is built on."""
    match move:
        case ("hire_architect", *_) if state.decision and (card := state.nations[state.decision.seat].wonder):
            return fact.line("then_build", OF_A_WORKER, what=fact.PieceName(english(card)))
        case ("deploy", _, place) if place in deploying.SLOTS:
            card = state.nations[state.decision.seat].slots[place_index(place)] if state.decision else ""
            return fact.line("then_deploy", OF_A_WORKER, what=fact.PieceName(english(card))) if english(card) else None
    return None


def takes_back(later: Move, move: Move) -> bool:
    """Whether a Worker is put where he was taken off."""
    return move[0] == "undeploy" and later == ("deploy", deploying.AREA, *move[1:])


SPENDS = {"gold": ("buy_card",), "stone": ("deploy", "hire_architect"), "worker": ("deploy",)}
"""On which moves of a turn these are spent."""

OF_A_PLAN = 0.6
"""What it counts for, in VP, that a Wonder is finished later."""

MOST_USES, USUAL = 2, 0.4
"""How many cards are named that something is taken for, and in how many of the tries it has to be spent on them."""


def used_for(state: NationsState, move: Move, lines: Sequence[Sequence[Move]]) -> fact.Fact | None:
    """What a nation takes a resource or a Worker for, by what it plays in the tries; what it keeps serves it later. Of
    a payment, what it needs of the rest.
    """
    if state.decision is None:
        return None
    nation = state.nations[state.decision.seat]
    if move[0] in ("pay_with", "lose_resource"):
        kept = [(kind, getattr(nation, kind) - 1) for kind in ("gold", "stone") if kind != move[1]]
        needed = ((kind, _usual(state, nation, kind, lines, left)) for kind, left in kept)
        found = next(((kind, cards) for kind, cards in needed if cards), None)
        return fact.line("fact.saves_for", OF_A_WORKER, kind=found[0], what=_named(found[1])) if found else None
    kind = _taken(state, move)
    if kind not in SPENDS:
        return None
    usual = _usual(state, nation, kind, lines, getattr(nation, kind) if kind in ("gold", "stone") else 0)
    if not usual:
        return None
    are_wonders = [CARDS[card].type == "wonder" for card in usual]
    key = {"worker": "puts", "gold": "spends"}.get(kind, "builds" if all(are_wonders) else "spends_stone")
    if key == "puts":
        usual = usual[:1]  # a worker has one place
    if key == "spends_stone":
        usual = [card for card in usual if CARDS[card].type != "wonder"]
    return fact.line(f"fact.{key}", OF_A_WORKER, what=_named(usual))


def _taken(state: NationsState, move: Move) -> str:
    """The resource that a move takes, or a Worker; empty for anything else."""
    assert state.decision is not None
    if move in (("choose", "take_worker"),) or move[0] == "take_worker":
        return "worker"
    if move == ("choose", "resource") and state.decision.choice.name == "golden_age":
        return purchases.golden_age_gain(state, state.decision.seat, str(state.decision.context[0]))[0]
    return move[-1] if move[0] in ("take_resources", "choose") else ""


def _usual(state: NationsState, nation: Nation, kind: str, lines: Sequence[Sequence[Move]], had: int = 0) -> list[str]:
    """The cards that something is spent on in enough of the lines, beyond what there was of it: for what that does,
    nobody needs more.
    """
    found: Counter[str] = Counter()
    for line in lines:
        spent, needed = 0, list[str]()
        for card, price in _spent_on(state, nation, kind, line):
            spent += price
            if spent > had:
                needed.append(card)
        found.update([*dict.fromkeys(needed)])
    return [card for card, number in found.items() if number >= USUAL * len(lines)]


def _named(cards: Sequence[str]) -> tuple[fact.PieceName, ...]:
    return tuple(fact.PieceName(english(card)) for card in cards[:MOST_USES])


def going_on(state: NationsState, move: Move, lines: Sequence[Sequence[Move]]) -> fact.Fact | None:
    """The Wonder under construction that most of the lines build on after a move: a plan that was begun earlier."""
    nation = state.nations[state.decision.seat] if state.decision else None
    if nation is None or not nation.wonder or move[0] == "hire_architect":
        return None
    built = sum(any(later[0] == "hire_architect" for later in line) for line in lines)
    if not built or built < MOSTLY * len(lines):
        return None
    left = len(CARDS[nation.wonder].sections) - nation.sections_built
    return fact.line("then_finish", OF_A_PLAN, what=fact.PieceName(english(nation.wonder)), n=left)


def _spent_on(state: NationsState, nation: Nation, kind: str, line: Sequence[Move]) -> Iterator[tuple[str, int]]:
    """The cards that something is spent on in a line of the nation's own moves, and how much."""
    slots, wonder, built = dict(zip(deploying.SLOTS, nation.slots, strict=False)), nation.wonder, nation.sections_built
    for move in line:
        spent_on, price = "", 1
        match move:
            case ("buy_card", card, place):
                slots[place] = spent_on = card
                if any(card in row for row in state.board):
                    price = buying.price(state, nation.seat, CARDS[card], buying.row_of(state, card))
                if CARDS[card].type == "wonder":
                    wonder, built = card, 0
            case ("deploy", source, place):
                spent_on = slots.get(place, "") if kind != "worker" or source == deploying.AREA else ""
                price = deploying.deploy_cost(nation, spent_on) if kind == "stone" and spent_on in CARDS else 1
            case ("hire_architect", *_):
                sections = CARDS[wonder].sections if wonder in CARDS else ()
                spent_on, price, built = wonder, sections[built] if built < len(sections) else 0, built + 1
            case _:
                continue
        if move[0] in SPENDS[kind] and english(spent_on):
            yield spent_on, price


def since(before: NationsState, now: NationsState, seat: int) -> list[fact.Fact]:
    """What has happened that may change a nation's plans."""
    found: list[fact.Fact] = []
    if now.war and now.war != before.war and now.war_buyer != seat:
        card = fact.PieceName(english(now.war))
        found.append(fact.line("since.war", 0.0, card=card, n=now.war_strength))
    own = strength(now, seat)
    for nation in now.nations:
        other = nation.seat
        if other != seat and nation.board and strength(now, other) > max(own, strength(before, other)):
            found.append(fact.line("since.stronger", 0.0, seat=other + 1, n=strength(now, other), own=own))
    others = {nation.seat for nation in now.nations if nation.seat != seat}
    if others and others <= {*now.passed} and not (before.round == now.round and others <= {*before.passed}):
        found.append(fact.line("since.passed", 0.0))
    if now.architects < before.architects and not now.architects:
        found.append(fact.line("since.architects", 0.0))
    return found


def reverses(move: Move, earlier: Move) -> bool:
    """Whether a move takes a Worker off the place that an earlier one brought him to, or covers the card there; or
    brings one to the place that an earlier one took him off.
    """
    place = earlier[-1]
    if earlier[0] == move[0] == "deploy" and earlier[1] == move[-1] != deploying.AREA:
        return True
    if earlier[0] not in ("deploy", "buy_card") or place not in deploying.SLOTS:
        return False
    takes_off = move[0] in ("deploy", "undeploy") and move[1] == place and earlier[0] == "deploy"
    return takes_off or (move[0] == "buy_card" and move[-1] == place)
