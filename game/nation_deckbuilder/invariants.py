"""What is true of every position of a game of Nation, at every decision. Used by `game.tools.simulate` and by tests."""

from __future__ import annotations

from collections.abc import Iterator

from game.nation_deckbuilder.cards.cards import CARDS, cards_of
from game.nation_deckbuilder.cards.decks import HAND
from game.nation_deckbuilder.rules import discarding, market, removing
from game.nation_deckbuilder.state import AGES, NOBODY, SPACES, Nation, NationState, Player

ZONES = ("hand", "marked", "draw_pile", "on_top", "discard_pile", "played", "standing")
ALL_CARDS = 142
"""Cards in the box."""


def broken_invariants(state: NationState) -> list[str]:
    """A sentence for every invariant that the position breaks; none in a sound one."""
    broken = [*_cards(state), *_market(state), *_game(state), *_turn(state), *_decision(state)]
    for nation in state.nations:
        broken += [f"nation {nation.index}: {sentence}" for sentence in _nation(state, nation)]
    for player in state.players:
        broken += [f"seat {player.seat}: {sentence}" for sentence in _player(state, player)]
    return broken


def _cards(state: NationState) -> Iterator[str]:
    """Each of the 142 cards, and of those of mods, is in exactly one place (K-SETUP-02)."""
    places = [*state.box, *(card for card in state.places if card)]
    places += [card for pile in state.piles for card in pile.cards]
    places += [card for player in state.players for zone in ZONES for card in getattr(player, zone)]
    every = {*CARDS}
    if state.mods:
        of_ages = (cards_of(age, state.mods) for age in range(1, AGES + 1))
        every = {*(card for cards in of_ages for card in cards), *(card for card in CARDS if not CARDS[card].age)}
    if (not state.mods and len(places) != ALL_CARDS) or sorted(places) != sorted(every):
        lost, twice = every - set(places), {card for card in places if places.count(card) > 1}
        yield f"there are {len(places)} cards; missing {sorted(lost)}, double {sorted(twice)}"


def _market(state: NationState) -> Iterator[str]:
    for index, pile in enumerate(state.piles):
        if any(CARDS[card].age != index + 1 for card in pile.cards):
            yield f"a card of another age is in pile {index + 1}"
        shown = state.places[SPACES + index]
        if pile.cards and not shown:
            yield f"pile {index + 1} shows no card"  # K-RULING-02
        if pile.is_space and pile.cards:
            yield f"pile {index + 1} counts as empty, yet has cards"  # K-RULING-04
    asked = state.decision.choice if state.decision else None
    if (
        market.spaces_to_fill(state)
        and market.sources(state, 1)
        and asked is not market.WHICH_PILE
        and state.step != "over"
    ):
        yield "a space is empty although pile I has cards"  # K-BUY-04


def _game(state: NationState) -> Iterator[str]:
    left = [nation for nation in state.nations if not nation.is_out]
    if state.winner == NOBODY and len(left) < 2:
        yield "one nation is left, yet nobody has won"  # K-RULING-40
    if state.winner != NOBODY and state.nations[state.winner].is_out:
        yield "a nation that is out has won"
    if (state.winner != NOBODY) != (state.step == "over"):
        yield "there is a winner before the end, or none after it"  # K-WIN-01
    if sorted(state.fallen) != [nation.index for nation in state.nations if nation.is_out]:
        yield "the list of the fallen is wrong"


def _turn(state: NationState) -> Iterator[str]:
    """What counts for one turn is not older than the turn, however the last one ended (K-RULING-30, K-RULING-40)."""
    if state.step not in ("start", "play"):
        return
    players = [state.players[seat] for seat in state.nation.seats]
    laid = [CARDS[card] for player in players for card in (*player.played, *player.standing)]
    if state.batch > (state.step == "play") and not any(card.draw for card in laid):
        yield f"counts {state.batch} batches, although none has drawn cards"
    if not laid and any(nation.absorbed for nation in state.nations if nation is not state.nation):
        yield "has a Wall that has stopped something, although nothing has been played"


def _decision(state: NationState) -> Iterator[str]:
    decision = state.decision
    if decision is None:
        if state.winner == NOBODY:
            yield "nobody is asked, yet the game is not over"
        return
    if state.nation_of(decision.seat).is_out:
        yield "a nation that is out is asked"
    elif decision.choice is not discarding.WHICH_DISCARD and decision.seat not in state.nation.seats:
        yield "a nation is asked that is not at turn"  # K-TURN-01


def _nation(state: NationState, nation: Nation) -> Iterator[str]:
    if min(nation.food, nation.happiness, nation.science, nation.health) < 0:
        yield "has less than nothing of something"  # K-DISCARD-02
    if nation.health == 0 and not nation.is_out:
        yield "has no health, yet is not out"  # K-DAMAGE-02
    if not 1 <= nation.age <= AGES:
        yield f"is in age {nation.age}"
    if not 0 <= nation.token <= removing.TOKEN_REMOVALS:
        yield f"has {nation.token} removals"  # K-REMOVE-05
    if nation.is_army and (nation.food, nation.happiness, nation.science, nation.token) != (0, 0, 0, 0):
        yield "is the Evil Army and has resources"  # K-COOP-03
    walls = [CARDS[card].blocks for seat in nation.seats for card in state.players[seat].standing]
    if nation.absorbed and nation.absorbed >= max(walls, default=0):
        yield f"has a Wall that has stopped {nation.absorbed} and still stands"  # K-CARD-WALL-03
    if nation.absorbed and nation.index == state.active and not state.nations[-1].is_army:
        yield "has a Wall that has stopped something in its own turn"  # K-RULING-30
    if nation.suffered < 0:
        yield "has suffered less than nothing"


def _player(state: NationState, player: Player) -> Iterator[str]:
    if len(player.modes) != len(player.marked):
        yield "has not one kind for every marked card"
    if any(mode not in CARDS[card].modes for card, mode in zip(player.marked, player.modes, strict=False)):
        yield "has marked a card for a kind that it does not bring"  # K-RULING-22
    if any(not CARDS[card].stays for card in player.standing):
        yield "has a card in the play area that does not stay"
    if any(duty not in discarding.DISCARDED for duty in player.duties):
        yield "has a duty that no card gives"
    if state.nations[player.nation].is_out and vars(player) != vars(Player(player.seat, player.nation)):
        yield "has cards or rights, yet is out"  # K-RULING-40
    if player.coins < 0:
        yield f"has {player.coins} coins"
    if player.nation == state.active or state.step == "over":
        return
    rights = (player.person_discount, player.free_buildings, player.markets, player.removals)
    if player.coins or player.played or player.marked or player.has_finished or any(rights):
        yield "keeps something of a turn that is over"  # K-COIN-02, K-TURN-03
    if len(player.hand) > HAND:
        yield f"has {len(player.hand)} cards in hand"  # K-TURN-04
