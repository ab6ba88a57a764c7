"""Action B: deploying a Worker, and undeploying, which is free (N-DEPLOY)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.engine import Action, Choice, Context, Move, Refusal
from game.nations.cards.cards import CARDS
from game.nations.concepts import pay, place_index
from game.nations.rules.solo import owe_roll
from game.nations.rules.workers import deploy, undeploy
from game.nations.state import Nation, NationsState

AREA = "area"
SLOTS = tuple(f"slot{index}" for index in range(10))
FROM_AREA: tuple[Move, ...] = tuple(("deploy", AREA, slot) for slot in SLOTS)
FROM_SLOT = tuple(tuple(("deploy", source, target) for target in SLOTS) for source in SLOTS)
UNDEPLOY: tuple[Move, ...] = tuple(("undeploy", slot) for slot in SLOTS)
DECLINE: Move = ("choose", "decline")


def deploy_cost(nation: Nation, card_id: str) -> int:
    """Stone for one Worker on this card, discounts included (R-58)."""
    return _cost(card_id, nation.standing.military_discount)


def _cost(card_id: str, military_discount: int) -> int:
    card = CARDS[card_id]
    if card.type == "military" and military_discount:
        return max(1, card.deploy - military_discount)
    return card.deploy


@lru_cache(maxsize=1 << 14)
def payable(slots: tuple[str, ...], military_discount: int, stone: int) -> tuple[int, ...]:
    """The slots with a card on which a Worker can be set for so much Stone."""
    return tuple(index for index, card in enumerate(slots) if card and _cost(card, military_discount) <= stone)


@lru_cache(maxsize=1 << 14)
def deployments(from_area: bool, workers: tuple[int, ...], targets: tuple[int, ...]) -> tuple[Move, ...]:
    """One move for every source of a Worker and every target (N-DEPLOY-02)."""
    moves = [FROM_AREA[target] for target in targets] if from_area else []
    for source, count in enumerate(workers):
        if count:
            row = FROM_SLOT[source]
            moves.extend([row[target] for target in targets if target != source])
    return tuple(moves)


class Deploy(Action[NationsState]):
    """Set one Worker on a Building or Military and pay its Stone (N-DEPLOY-04, N-DEPLOY-05).

    A Worker from another card is undeployed first; what leaves the game at that moment is gone (R-16).
    """

    verb = "deploy"

    def moves(self, state: NationsState, seat: int) -> tuple[Move, ...]:
        """Every Worker off the track, to every card whose Stone can be paid."""
        nation = state.nations[seat]
        targets = payable(nation.slots, nation.standing.military_discount, nation.stone)
        return deployments(nation.area > 0, nation.workers, targets)

    def carry_out(self, state: NationsState, seat: int, source: str, target: str) -> None:
        """Pay, take the Worker from its place, set it on the card."""
        nation = state.nations[seat]
        card = nation.slots[place_index(target)]
        pay(state, seat, "stone", deploy_cost(nation, card))
        if CARDS[card].type == "military" and state.military_rolls:
            owe_roll(state)
        move_worker(state, seat, source, target)

    def why_not(self, state: NationsState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No Worker there, no card for Workers there, or too little Stone."""
        nation = state.nations[seat]
        if not picked:
            can_move = nation.area or any(nation.workers)
            return cheapest_target(nation) if can_move else Refusal("no_worker_at_all")
        source, target = picked[0], picked[-1]
        if source != AREA and source not in SLOTS[: len(nation.slots)]:
            return None
        if len(picked) > 1:
            return why_no_worker(nation, source) or why_no_place(nation, target)
        if source == AREA or nation.workers[place_index(source)]:
            return why_no_worker(nation, source) or cheapest_target(nation)
        return why_no_place(nation, source) or Refusal("no_worker_free")


def why_no_worker(nation: Nation, source: str) -> Refusal | None:
    """Why no Worker can be taken from a place."""
    if source == AREA:
        return None if nation.area else Refusal("no_worker_in_area")
    if nation.workers[place_index(source)]:
        return None
    card = nation.slots[place_index(source)]
    return Refusal("no_worker_on_card", {"card": card}) if card else Refusal("empty_place", {"place": source})


def why_no_place(nation: Nation, target: str) -> Refusal | None:
    """Why no Worker can be set on a place (N-DEPLOY-10)."""
    if target not in SLOTS[: len(nation.slots)]:
        return Refusal("no_place_for_workers", {"place": target})
    card = nation.slots[place_index(target)]
    if not card:
        return Refusal("empty_place", {"place": target})
    return needs_stone(nation, card) if deploy_cost(nation, card) > nation.stone else None


def cheapest_target(nation: Nation) -> Refusal:
    """Why a free Worker cannot go anywhere: even the cheapest card costs too much, or there is none."""
    cards = [card for card in nation.slots if card]
    if not cards:
        return Refusal("no_card_for_workers")
    return needs_stone(nation, min(cards, key=lambda card: deploy_cost(nation, card)))


def needs_stone(nation: Nation, card: str) -> Refusal:
    """Too little Stone for a Worker on this card."""
    return Refusal("needs_stone_to_deploy", {"card": card, "need": deploy_cost(nation, card), "have": nation.stone})


def move_worker(state: NationsState, seat: int, source: str, target: str) -> None:
    """Deploy a Worker; one from another card is off every card for a moment (R-16, N-DEPLOY-08)."""
    if source == AREA:
        deploy(state, seat, target)
    else:
        slots = state.nations[seat].slots
        off, onto = slots[place_index(source)], slots[place_index(target)]
        undeploy(state, seat, source, onto)
        state.then((deploy, seat, target, off))


class DeployFree(Action[NationsState]):
    """Set a Worker on a card without paying Stone; which cards, the context says."""

    verb = "deploy"

    def moves(self, state: NationsState, seat: int, where: str) -> tuple[Move, ...]:
        """Every Worker off the track, to every card allowed."""
        nation = state.nations[seat]
        targets = tuple(index for index in range(len(nation.slots)) if _fits(nation, index, where))
        return deployments(nation.area > 0, nation.workers, targets)

    def carry_out(self, state: NationsState, seat: int, where: str, source: str, target: str) -> None:
        """Move the Worker."""
        move_worker(state, seat, source, target)


def _fits(nation: Nation, index: int, where: str) -> bool:
    card = nation.slots[index]
    return bool(card) and (where in ("any", SLOTS[index], CARDS[card].type))


class Undeploy(Action[NationsState]):
    """Take a Worker off a card; this is no action of the turn (N-DEPLOY-07)."""

    verb = "undeploy"

    def __init__(self, ask_again: Callable[[NationsState, int], None]) -> None:
        self._ask_again = ask_again

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Every manned card."""
        return [UNDEPLOY[index] for index, count in enumerate(state.nations[seat].workers) if count]

    def carry_out(self, state: NationsState, seat: int, place: str) -> None:
        """Undeploy, then go on with the turn."""
        undeploy(state, seat, place)
        self._ask_again(state, seat)


class Decline(Action[NationsState]):
    """Make no use of an offer."""

    verb = "choose"

    def moves(self, state: NationsState, seat: int, *context: object) -> tuple[Move, ...]:
        """Always possible."""
        return (DECLINE,)

    def carry_out(self, state: NationsState, seat: int, *context: object) -> None:
        """Nothing happens."""


MAY_DEPLOY_FREE = Choice("may_deploy_free", DeployFree(), Decline())


def offer_free_deployment(state: NationsState, seat: int, where: str) -> None:
    """Ask whether and how to deploy one Worker free, if it is possible; `where` is "any", a type or a place."""
    if MAY_DEPLOY_FREE.actions["deploy"].moves(state, seat, where):
        state.then((MAY_DEPLOY_FREE, seat, where))
