"""The engine under every game: states, steps, choices, chance, legal moves. It knows no game.

Games take what they need all the time from here, in one line; what has one user or two they take from the module.
Modules of the engine itself, and of what it is built on, name each other.
"""

from game.engine.chance import HasChance, below, reveal, roll, seed_number, shuffled
from game.engine.draft import Draft, PlainDraft
from game.engine.event import Event
from game.engine.flow import Action, Choice, Context, Decision, IllegalMove, Move, Refusal
from game.engine.forecast import Figure, Figures, Forecaster
from game.engine.game import BadOption, Game, Option, Options, Score, ScoreLine
from game.engine.goal_search import Goal, GoalSource
from game.engine.hidden import Pool, determinize, observe, redact
from game.engine.record import Record
from game.engine.selection import Selection
from game.engine.state import Always, Continuation, S, State, Step, happen
