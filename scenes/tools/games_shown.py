"""Games that tools show and measure: the same in every run, played by nobody."""

from __future__ import annotations

from functools import cache

from game import game_named
from game.bots.random_bot import RandomBot
from game.bots.roster import USUAL, bot_named
from game.engine.game import Game
from game.engine.hidden import observe
from game.session.session import HUMAN, Session
from scenes.tools.watch import self_playing_session

SEED, CHANCE = "7", "1"


def waiting_die(game: Game) -> Session | None:
    """A solo game up to where there is nothing to do but to throw a die; None where that never is so."""
    if 1 not in game.seats:
        return None
    whole = whole_game(game.name, 1)
    for count in range(1, len(whole.moves)):
        decision = whole.state_before(count).decision
        if decision and [len(move) for move in decision.moves] == [1]:
            return whole.at(count)
    return None


def game_of_chance(name: str) -> Session:
    """A whole game of few seats in which nobody thinks: much happens in it that good hands avoid."""
    game = game_named(name)
    session = self_playing_session(game, max(2, game.seats[0]), CHANCE, [HUMAN])
    hand = RandomBot(CHANCE, game)
    while (decision := session.state.decision) is not None:
        session.play(hand.choose(session.state, decision))
    return session


@cache
def whole_game(name: str, seats: int) -> Session:
    """A game, by its package's name, that computer players have played to its end; only to be looked at."""
    game = game_named(name)
    session = self_playing_session(game, seats, SEED, [HUMAN])
    hands = [bot_named(game, USUAL, f"{SEED} {seat}") for seat in range(seats)]
    while (decision := session.state.decision) is not None:
        observation = observe(session.state, decision.seat, game.hidden)
        session.play(hands[decision.seat].choose(observation, decision))
    return session


def played(whole: Session, share: float) -> Session:
    """The same game in the chapter (such as a round) at this share of its length, where most can be done."""
    chapters: dict[str, list[int]] = {}
    for index in range(len(whole.moves)):
        chapters.setdefault(whole.game.headline(whole.state_before(index)), []).append(index)
    chapter = list(chapters.values())[min(len(chapters) - 1, int(share * len(chapters)))]
    return whole.at(max(chapter, key=lambda index: _choices(whole, index)))


def _choices(session: Session, index: int) -> int:
    decision = session.state_before(index).decision
    return len(decision.moves) if decision else 0
