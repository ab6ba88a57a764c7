"""Matches: whole games between computer players, for tournaments and for learning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import process_time

from game import game_named
from game.bots.bot import Bot
from game.bots.roster import RANDOM, bot_named, evaluator_of
from game.cards.catalog import Misprint
from game.engine import Event, Game, Move, Options, Score, State, flow, observe, seed_number
from game.session.bus import MOVED, Bus, Moved, Published
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session
from game.tools.simulate import MOST_DECISIONS


class IllegalAnswer(Exception):
    """A bot answered with something that is no legal move."""


@dataclass(frozen=True)
class Match:
    """A game to be played. `players` sit at the seats in this order.

    rollouts: in place of the evaluator's own budget. in_time: whether the clock may cut the thinking short, as at the
    table; then the game need not repeat. is_told: whether the result holds the whole game as a text.
    """

    game_name: str
    options: Options
    seed: int
    players: tuple[str, ...]
    rollouts: int | None = None
    in_time: bool = False
    is_told: bool = False


@dataclass
class MatchResult:
    """How a match went. milliseconds: of one core, for every answer to a question with a choice, by player; so that
    they mean the same on a crowded machine.

    trouble: what broke the match off, None when it was played to its end; then totals and ranks are by seat. text: the
    game as a saved game, empty where nobody asked for it. parts: by seat, what its points are made of (see `Parts`).
    """

    match: Match
    totals: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    moves: int = 0
    milliseconds: dict[str, list[float]] = field(default_factory=dict)
    trouble: str | None = None
    text: str = ""
    parts: tuple[dict[str, int], ...] = ()


class Parts:
    """What the points of a game are made of, counted while it is played.

    A seat's parts are the lines of its final score, what each round brought to what counts in the game (`Game.counts`;
    the first round with what one begins with), and how often an event said that it had won or lost something.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seats = range(len(session.seats))
        self._counted: list[dict[str, int]] = [{} for _ in self._seats]
        self._had = [0 for _ in self._seats]
        self._rounds = 0
        session.bus.subscribe(Bus.EVERYTHING, self._note)
        session.bus.subscribe(MOVED, self._close_round)

    def _note(self, published: Published) -> None:
        seat, won = (published.seat, published.facts.get("won")) if isinstance(published, Event) else (None, None)
        if seat is not None and seat in self._seats and won is not None:
            self._add(seat, f"{published.kind} {'won' if won else 'lost'}", 1)

    def _close_round(self, moved: Moved) -> None:
        game, state = self._session.game, self._session.state
        if (rounds := game.rounds(state)) == self._rounds:
            return
        self._rounds = rounds
        for seat in self._seats:
            counts = game.counts(state, seat)
            self._add(seat, f"round {rounds}", counts - self._had[seat])
            self._had[seat] = counts

    def _add(self, seat: int, part: str, amount: int) -> None:
        self._counted[seat][part] = self._counted[seat].get(part, 0) + amount

    def with_scores(self, scores: Sequence[Score]) -> tuple[dict[str, int], ...]:
        """All of it by seat, once the game is over."""
        lines = {score.seat: {f"score {line.category}": line.points for line in score.lines} for score in scores}
        return tuple(lines[seat] | self._counted[seat] for seat in self._seats)


def answer(game: Game, bot: Bot, state: State) -> Move:
    """The move of a bot that is shown what its seat may know. Raises IllegalAnswer."""
    decision = state.decision
    assert decision is not None
    if len(decision.moves) == 1:
        return decision.moves[0]
    observation = observe(state, decision.seat, game.hidden)
    assert observation.decision is not None
    move = bot.choose(observation, observation.decision)
    if move not in decision.moves:
        raise IllegalAnswer(f"{' '.join(move)} is not among the legal moves")
    return move


def choices(game: Game, bots: Sequence[Bot], state: State) -> Iterator[tuple[State, Move]]:
    """Play a game on, and tell of every choice in it, before it is played, what its seat may know and what its bot
    chooses; where there is one move only, nothing is told.
    """
    while (decision := state.decision) is not None:
        move = decision.moves[0]
        if len(decision.moves) > 1:
            view = observe(state, decision.seat, game.hidden)
            assert view.decision is not None
            move = bots[decision.seat].choose(view, view.decision)
            yield view, move
        flow.apply(state, move)


def hands_of(match: Match) -> list[Bot]:
    """A bot for every seat."""
    game = game_named(match.game_name)
    return [_bot(game, match, seat, player) for seat, player in enumerate(match.players)]


def bot_seed(table_seed: int | str, seat: int) -> int:
    """A seed for the bot of a seat, from which nobody can tell how the table was shuffled."""
    # Saved games, practice and figures stand on this word: another one would be other chance.
    return seed_number(f"hand {table_seed} seat {seat}")


def _bot(game: Game, match: Match, seat: int, player: str) -> Bot:
    seed = bot_seed(match.seed, seat)
    if player == RANDOM:
        return bot_named(game, player, seed)
    budget = None if match.rollouts is None else replace(evaluator_of(game, player).budget, rollouts=match.rollouts)
    return bot_named(game, player, seed, budget, match.in_time)


def play(match: Match, bots: Sequence[Bot] = ()) -> MatchResult:
    """Play a match to its end; a fault of a bot or of the rules ends it and is told in the outcome.

    bots: who plays, in place of those that the players' names call. Raises Misprint where a data file cannot be
    understood.
    """
    game = game_named(match.game_name)
    seats = [Seat(f"Seat {seat + 1}", player, seat + 1) for seat, player in enumerate(match.players)]
    outcome = MatchResult(match, milliseconds={player: [] for player in match.players})
    session = Session(game, match.options, seats, match.seed)
    parts = Parts(session)
    try:
        _play_on(session, bots or hands_of(match), outcome)
    except Misprint:
        raise
    except Exception as error:
        outcome.trouble = f"{type(error).__name__}: {error}"
    outcome.moves = len(session.moves)
    if match.is_told:
        outcome.text = text_of(session)
    if outcome.trouble is None:
        scores = game.result(session.state)
        outcome.totals, outcome.ranks = _standing(scores)
        outcome.parts = parts.with_scores(scores)
    return outcome


def _play_on(session: Session, bots: Sequence[Bot], outcome: MatchResult) -> None:
    while (decision := session.state.decision) is not None:
        began = process_time()
        move = answer(session.game, bots[decision.seat], session.state)
        if len(decision.moves) > 1:
            player = session.seats[decision.seat].player
            outcome.milliseconds[player].append(round((process_time() - began) * 1000, 2))
        session.play(move)
        if len(session.moves) > MOST_DECISIONS:
            raise RuntimeError("the game does not end")


def _standing(scores: Sequence[Score]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    by_seat = sorted(scores, key=lambda score: score.seat)
    return tuple(score.total for score in by_seat), tuple(score.rank for score in by_seat)
