"""Roster: who can sit in a seat, by the name that stands in a save.

A player is `human`, `random`, a level such as `hard`, or a level and a style such as `hard warlord`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from importlib import import_module

from game import game_named
from game.bots.bot import Bot
from game.bots.level import LEVELS, MASTER, Level
from game.bots.random_bot import RandomBot
from game.bots.search.evaluator import Budget, Evaluator, PlayStyle
from game.bots.training.weights import Weights, figures_of, weights_of
from game.engine import Game
from game.text.sentences import Sentences, listed

_say = Sentences("screens")

RANDOM = "random"
USUAL = "normal"
"""The level of a computer that nobody has chosen one for."""

ADVISER = MASTER
"""The bot that advises persons."""

PROMPT = "hard"
"""The strongest bot that needs but a moment for every move: it looks back on all of a game."""


class UnknownPlayer(ValueError):
    """A player that no bot stands behind; the message says which there are."""


def bot_package(game: Game) -> str:
    """The package of what the game teaches its bots."""
    return f"game.{game.name}.bot"


def evaluator_of(game: Game, player: str = USUAL) -> Evaluator:
    """What the game teaches its bots, or a player's bot: `MASTER` beside `EVALUATOR` is what a Master makes of it."""
    module = import_module(f"{bot_package(game)}.evaluator")
    evaluator: Evaluator = module.MASTER if player.split()[0] == MASTER else module.EVALUATOR
    return evaluator


def styles(game: Game) -> dict[str, PlayStyle]:
    """The styles of a game by name."""
    return dict(evaluator_of(game).styles)


def parted(game: Game, player: str) -> tuple[Level, PlayStyle | None]:
    """The level and the style behind a player's name. Raises UnknownPlayer."""
    level_name, _, style_name = player.partition(" ")
    known = styles(game)
    if level_name not in LEVELS or style_name not in ("", *known):
        offered = listed((RANDOM, *LEVELS, *(f"{USUAL} {name}" for name in known)), "comma")
        raise UnknownPlayer(_say("players.nobody", game=game.called, player=player, known=offered))
    return LEVELS[level_name], known.get(style_name)


def check(game: Game, player: str) -> None:
    """Raises UnknownPlayer where no bot plays this game under the name."""
    if player != RANDOM:
        parted(game, player)


def sentence(game: Game, player: str) -> str:
    """What a computer player does, honestly, in a sentence or two. Raises UnknownPlayer."""
    if player == RANDOM:
        return _say("players.random")
    level, style = parted(game, player)
    own = Sentences(game.name)
    key = f"levels.{level.name}"
    plain = own(key) if own.has(key) else _say(f"levels.{level.name}")
    return f"{plain} {style_sentence(game, player.split()[-1])}" if style else plain


def style_sentence(game: Game, style: str) -> str:
    """What bots of a style like, in a sentence."""
    return Sentences(game.name)(f"styles.{style}")


def bot_named(game: Game, player: str, seed: int | str, budget: Budget | None = None, in_time: bool = False) -> Bot:
    """A bot that plays as the name says. Raises UnknownPlayer.

    For the same seed it always plays alike, unless it thinks `in_time`, where the seconds of its budget count.
    """
    if player == RANDOM:
        return RandomBot(seed, game)
    from game.bots.search.planning import PlanningBot

    level, _ = parted(game, player)
    evaluator = evaluator_of(game, player)
    style = evaluator.styles.get(player.partition(" ")[2])
    bot = thinking_hand(game, evaluator, weights_of(game.name, evaluator), level, style, seed, budget, in_time)
    if isinstance(bot, PlanningBot) and budget is None:
        bot.remade = partial(kept_bot, game.name, player, seed, in_time)
    return bot


@lru_cache(maxsize=16)
def kept_bot(game_name: str, player: str, seed: int | str, in_time: bool = False) -> Bot:
    """The same, made once in a process."""
    return bot_named(game_named(game_name), player, seed, in_time=in_time)


def thinking_hand(
    game: Game,
    evaluator: Evaluator,
    weights: Weights,
    level: Level,
    style: PlayStyle | None,
    seed: int | str,
    budget: Budget | None = None,
    in_time: bool = False,
) -> Bot:
    """A bot of a level and a style with these weights; without a budget it takes the evaluator's."""
    # Who can sit at a table is asked long before anybody thinks.
    from game.bots.search.one_ply import OnePlyBot
    from game.bots.search.planning import PlanningBot
    from game.bots.search.search import SearchBot
    from game.bots.search.worth import Worth

    glimpsed = {**evaluator.glimpsed, **(style.glimpsed if style else {})}
    evaluator = replace(
        evaluator,
        candidates=glimpsed.get(level.name, evaluator.candidates),
        second_look=evaluator.second_look if level.sees_all else None,
    )
    blind = frozenset() if level.sees_all else evaluator.blind
    worth = Worth(evaluator, weights, blind=blind)
    taste = Worth(evaluator, weights, style.factors, blind) if style else None
    window = level.freedom * evaluator.window
    if not level.searches:
        is_final = evaluator.second_look is None or evaluator.second_look.is_final
        judge = None if is_final else SearchBot(game, evaluator, worth, seed)
        return OnePlyBot(game, evaluator, worth, seed, taste, window, 1.0 if level.sees_all else evaluator.sight, judge)
    kind = PlanningBot if evaluator.alternatives else SearchBot
    if evaluator.habits and style:
        leaning = partial(
            figures_of, game.name, evaluator.habits.instinct, leanings=style.leanings, whose=evaluator.whose
        )
        return kind(game, evaluator, worth, seed, budget, in_time, habit=evaluator.habits.guided(leaning))
    policy = style.policy if style and style.policy else evaluator.policy
    return kind(game, evaluator, worth, seed, budget, in_time, taste, window, policy)
