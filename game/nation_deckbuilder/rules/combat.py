"""Resources: damage (K-DAMAGE), Walls (K-CARD-WALL) and the cards that act on every turn (K-RULING-31)."""

from __future__ import annotations

from game.engine import happen
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.cards.decks import without
from game.nation_deckbuilder.rules.enemies import enemies
from game.nation_deckbuilder.state import KINDS, Nation, NationState, Player

DAMAGE = KINDS.index("damage")
HAPPINESS = KINDS.index("happiness")


def attack(state: NationState, attacker: Nation, damage: int) -> None:
    """Deal damage to every enemy, in full to each (K-DAMAGE-01, K-3P-03)."""
    if damage > 0:
        for target in enemies(state, attacker):
            strike(state, attacker, target, damage)


def strike(state: NationState, attacker: Nation, target: Nation, damage: int) -> None:
    """Damage to one nation: its Walls stop what they can, the rest lowers its health (K-RULING-32)."""
    passing = stopped_by_walls(state, target, damage)
    lost = min(passing, target.health)
    target.health -= lost
    target.suffered += lost
    happen(
        state,
        "struck",
        target.seats[0] if target.seats else None,
        attacker=attacker.index,
        target=target.index,
        dealt=damage,
        blocked=damage - passing,
        lost=lost,
        health=target.health,
    )


def stopped_by_walls(state: NationState, target: Nation, damage: int) -> int:
    """What passes the Walls. Each stops the first points of a turn's attack, then falls (K-RULING-30).

    See K-CARD-WALL-02.
    """
    for player, wall in walls(state, target):
        if not damage:
            break
        strength = CARDS[wall].blocks
        stopped = min(damage, strength - target.absorbed)
        damage -= stopped
        target.absorbed += stopped
        if target.absorbed == strength:
            target.absorbed = 0
            player.standing = without(player.standing, wall)
            player.discard_pile += (wall,)
            happen(state, "wall_fell", player.seat, card=wall)
    return damage


def walls(state: NationState, nation: Nation) -> list[tuple[Player, str]]:
    """A nation's Walls with their owners, in the order in which they are hit."""
    owners = (state.players[seat] for seat in nation.seats)
    return [(player, card) for player in owners for card in player.standing if CARDS[card].blocks]


def standing_cards(state: NationState) -> None:
    """Cards that stay in play act on each later turn too (K-CARD-WALL-01, K-CARD-WARSATELLITE-01, K-RULING-31)."""
    nation = state.nation
    damage = 0
    for seat in nation.seats:
        for card in state.players[seat].standing:
            brings = CARDS[card].brings
            nation.happiness += brings[HAPPINESS]
            damage += brings[DAMAGE]
            happen(state, "stood", seat, card=card, happiness=brings[HAPPINESS], damage=brings[DAMAGE])
    attack(state, nation, damage)
