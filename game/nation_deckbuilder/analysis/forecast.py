"""Forecast: what the running turn comes to, and the blow that every enemy may deal in its next turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import comb

from game.engine import Figure, Figures, Forecaster, Move, flow
from game.nation_deckbuilder.analysis.preview import Preview, preview
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.cards.decks import HAND
from game.nation_deckbuilder.rules import ages, combat, enemies, evil_army, market, taxes
from game.nation_deckbuilder.state import Nation, NationState, Player

FORESEEN = frozenset({"mark", "take_back", "convert"})
"""Verbs that show nothing new, so that their outcome is known before."""


@dataclass(frozen=True)
class Blow:
    """What an enemy may deal a nation in its next turn, as far as its enemies can tell.

    least: what its cards in play deal for certain. likely: what a hand deals on average, if the stock bears it. most:
    what no hand can exceed. walls: damage that Walls stop. lost: health lost by the most, and `health` what is left,
    of what hunger and riots leave at the end of the running turn. deadly: the chance that an average hand brings the
    nation down.
    """

    attacker: int
    target: int
    least: int
    likely: float
    most: int
    walls: int
    lost: int
    health: int
    deadly: float


@dataclass(frozen=True)
class Forecast:
    """The totals of the seat that is asked, None where nobody is, and the next blows of all against all."""

    turn: Preview | None
    blows: tuple[Blow, ...]

    def against(self, nation: int) -> tuple[Blow, ...]:
        """The blows that a nation has to expect."""
        return tuple(blow for blow in self.blows if blow.target == nation)


def forecast(state: NationState) -> Forecast | None:
    """What is known of the running turn and of the next blows; None before the first turn and when the game is over."""
    if state.step in ("setup", "over"):
        return None
    turn = preview(state, state.decision.seat) if state.decision else None
    return Forecast(turn, tuple(_blows(state, turn)))


def locked(state: NationState) -> frozenset[str]:
    """What of the totals of the running turn nobody can change any more: once cards are played, all but what is bought,
    converted, paid for an age or sold on a Market.
    """
    if state.step not in ("buy", "market", "end"):
        return frozenset()
    nation, is_buying = state.nation, state.step == "buy"
    sells = state.step == "market" or (is_buying and any(state.players[each].markets for each in nation.seats))
    found = {"damage"}
    if not sells:
        found |= {kind for kind in taxes.SOURCES if not is_buying or getattr(nation, kind) < taxes.RATE}
    if found.issuperset(taxes.SOURCES):
        found.add("health")
    if not is_buying or ages.why_not_reached(state, nation, ages.next_age(nation)):
        found.add("science")
    return frozenset(found)


def what_if(state: NationState, move: Move) -> Forecast | None:
    """The forecast after a move of the pending decision; None where it would show something new."""
    if state.decision is None:
        return None
    turn = _after(state, state.decision.seat, move)
    return Forecast(turn, tuple(_blows(state, turn))) if turn else None


def worth(state: NationState, move: Move) -> tuple[int, ...] | None:
    """Whether it wins, what enemies lose and the own nation keeps of its health, and what else it would have."""
    assert state.decision is not None
    turn = _after(state, state.decision.seat, move)
    if turn is None:
        return None
    harm = sum(hit.lost for hit in turn.hits) + turn.health
    return int(turn.wins), harm, turn.coins + turn.science + turn.food + turn.happiness


def _after(state: NationState, seat: int, move: Move) -> Preview | None:
    """The totals after a move: what it costs is known even where something new is turned up."""
    before = preview(state, seat)
    match move[0]:
        case "play":
            return before
        case verb if verb in FORESEEN:
            return preview(state, seat, move)
        case "buy":
            return replace(before, coins=before.coins - market.price(state.players[seat], CARDS[move[1]]))
        case "buy_free":
            return before
        case "advance":
            cost = ages.cost_of_age(state, ages.AGE_HANDLES.index(move[1]) + 1)
            return replace(before, science=before.science - cost)
    imagined = state.copy()
    imagined.stack = imagined.stack[-1:]
    flow.apply(imagined, move)
    return None if imagined.surprises != state.surprises else preview(imagined, seat)


def _blows(state: NationState, turn: Preview | None) -> Iterable[Blow]:
    kept = {nation.index: nation.health for nation in state.nations}
    if turn and state.decision and state.nation_of(state.decision.seat).index == state.active:
        kept[state.active] = max(0, turn.health)
    return (
        _blow(state, attacker, target, kept[target.index])
        for attacker in state.nations
        if not attacker.is_out
        for target in enemies.enemies(state, attacker)
        if not target.is_army
    )


def _blow(state: NationState, attacker: Nation, target: Nation, health: int) -> Blow:
    """The next blow of one nation against another, which then has so much health."""
    if attacker.is_army:
        least, most = (1, evil_army.DIE) if state.mode == "solo" else (state.strength, state.strength)
        chances = dict.fromkeys(range(least, most + 1), 1 / (most - least + 1))
    else:
        players = [state.players[seat] for seat in attacker.seats]
        least = sum(CARDS[card].brings[combat.DAMAGE] for player in players for card in player.standing)
        most = least + sum(map(_most, players))
        chances = {least: 1.0}
        for player in players:
            chances = _summed(chances, _chances(*_hand(player)))
    stopped = state.copy()
    passing = combat.stopped_by_walls(stopped, stopped.nations[target.index], most)
    walls = sum(CARDS[c].blocks for seat in target.seats for c in state.players[seat].standing) - target.absorbed
    return Blow(
        attacker=attacker.index,
        target=target.index,
        least=least,
        likely=sum(damage * chance for damage, chance in chances.items()),
        most=most,
        walls=most - passing,
        lost=min(passing, health),
        health=max(0, health - passing),
        deadly=sum(chance for damage, chance in chances.items() if damage - walls >= health),
    )


def damage_of(card: str) -> int:
    """The most that a card deals when it is played."""
    return max(brings[combat.DAMAGE] for brings in CARDS[card].modes.values())


def _hand(player: Player) -> tuple[tuple[int, ...], int]:
    """What the cards deal among which the next hand is, and how many of them it has.

    A hand that has been played is followed by cards of the draw pile, and of the discards where it is too short.
    """
    unknown = (*player.hand, *player.marked, *player.draw_pile)
    size = len(player.hand) + len(player.marked)
    if not size:
        unknown = (*unknown, *player.on_top)
        size = HAND
    if len(unknown) < size:
        unknown = (*unknown, *player.discard_pile, *player.played)
    return tuple(sorted(map(damage_of, unknown))), min(size, len(unknown))


def _most(player: Player) -> int:
    """What no hand of a player can exceed, whatever it draws."""
    cards = (*player.hand, *player.marked, *player.draw_pile, *player.on_top)
    reach = (len(player.hand) + len(player.marked) or HAND) + sum(CARDS[card].draw for card in cards)
    if reach > len(cards):
        later = (*player.discard_pile, *player.played)
        reach += sum(CARDS[card].draw for card in later)
        cards = (*cards, *later)
    designs = [CARDS[card].id for card in cards]
    pairs = min(designs.count("hunter"), designs.count("gatherer"))
    return pairs + sum(sorted(map(damage_of, cards), reverse=True)[:reach])


@lru_cache(maxsize=256)
def _chances(cards: tuple[int, ...], size: int) -> dict[int, float]:
    """How likely a hand of so many of these cards deals how much, every hand equally likely."""
    ways: list[dict[int, int]] = [{0: 1}, *({} for _ in range(size))]
    for damage in cards:
        for count in range(size, 0, -1):
            for total, number in ways[count - 1].items():
                ways[count][total + damage] = ways[count].get(total + damage, 0) + number
    every = comb(len(cards), size)
    return {damage: number / every for damage, number in ways[size].items()}


def _summed(one: dict[int, float], other: dict[int, float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for first, chance in one.items():
        for second, again in other.items():
            found[first + second] = found.get(first + second, 0.0) + chance * again
    return found


def figures(state: NationState, foreseen: Forecast | None) -> Figures:
    """The stock of the seat that is asked, and the health of all, once everything marked is played."""
    if foreseen is None or foreseen.turn is None or state.decision is None:
        return {}
    turn, seat = foreseen.turn, state.decision.seat
    name = f"seat{seat}.%s.turn{state.turn}.step{state.step}"
    settled = locked(state)
    return {
        name % kind: Figure(getattr(turn, kind), kind in settled)
        for kind in ("food", "happiness", "science", "coins", "health")
    }


FORECASTER = Forecaster(forecast, what_if, worth, figures)
