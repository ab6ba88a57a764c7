"""Busy games: hands that play and buy what they can, so that everything in the game happens."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from game.engine import flow
from game.engine.flow import Move
from game.nation_deckbuilder.cards.cards import DESIGNS
from game.nation_deckbuilder.invariants import broken_invariants
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.text.wording import say
from tests.game.nation_deckbuilder.test_setup import MODES, new

GAMES = {"duel": 40, "three": 25, "teams": 25, "cooperative": 12, "solo": 12}
RARE = {"keep_hand", "kept_hand"}
"""Only after a victim's first duty has taken the one card that fits the second: see test_discarding."""


def late(state: NationState) -> NationState:
    """The same game as if it had gone on for long: age V, full stores, cards of every age in every deck."""
    for player in state.players:
        for pile in state.piles:
            player.draw_pile += pile.cards[-2:]
            pile.cards = pile.cards[:-2]
    for nation in state.nations:
        if nation.seats:
            nation.age, nation.food, nation.happiness, nation.health = 5, 20, 20, 150
    return state


def busy(state: NationState, chance: random.Random) -> Move:
    """Mark before playing, advance before buying, buy before finishing; now and then anything at all."""
    moves = state.decision.moves
    if chance.random() < 0.15:
        return chance.choice(moves)
    wanted = ["mark", "advance", "buy", "buy_free"]
    if chance.random() < 0.6:
        wanted += ["sell_coins", "remove", "deport", "recall"]
    for verb in wanted:
        fitting = [move for move in moves if move[0] == verb]
        if verb == "buy":
            fitting = sorted(fitting, key=lambda move: chance.random() + DESIGNS[move[1].split("#")[0]].cost)[-1:]
        if fitting:
            return chance.choice(fitting)
    return chance.choice([move for move in moves if move[0] not in ("take_back", "convert")])


@cache
def ledger() -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Verbs, event words and designs that busy games have used; every position is checked."""
    verbs: Counter[str] = Counter()
    words: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for mode, games in GAMES.items():
        for seed in range(games):
            chance = random.Random(seed)
            state = late(new(mode, seed)) if seed % 2 else new(mode, seed)
            while state.decision is not None:
                move = busy(state, chance)
                verbs[move[0]] += 1
                state.journal = []
                flow.apply(state, move)
                words.update(event.kind for event in state.journal)
                played.update(e.facts["card"].split("#")[0] for e in state.journal if e.kind == "played")
            assert broken_invariants(state) == []
    return verbs, words, played


def test_every_card_is_played_in_some_game():
    assert set(DESIGNS) - set(ledger()[2]) == set()


def test_every_verb_is_used_in_some_game():
    assert set(say.keys("verbs")) - set(ledger()[0]) <= RARE


def test_every_event_word_has_its_sentence_and_happens():
    variants = {"struck_behind_wall", "army_struck", "army_fell", "army_won", "won_by_card", "bought_free"}
    variants |= {"discarded_by_force", "counted_nothing", "coins_forfeited", "conceded"}
    assert set(say.keys("happened")) - variants - RARE == set(ledger()[1]) - RARE


def test_every_mode_is_played():
    assert set(GAMES) == set(MODES)
