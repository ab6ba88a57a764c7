"""What the table says: prompts, buttons, refusals, warnings, the log, and to those who listen what a nation holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.engine.event import Event
from game.engine.flow import Move, Refusal
from game.nations import events
from game.nations.analysis import forecast
from game.nations.cards.cards import CARDS, EVENTS
from game.nations.concepts import place_index, stability, strength
from game.nations.rules.deploying import AREA
from game.nations.state import EMPTY, RESOURCES, SHADOW, NationsState
from game.nations.text import telling
from game.text.sentences import Sentences, listed
from scenes.games.nations.board.faces import piece_name
from scenes.games.nations.motion.flights import counted
from scenes.games.nations.panels.forecast_values import row_of
from scenes.games.nations.text.explanations import count
from scenes.games.nations.text.leaving import leaving, leaving_words
from scenes.table.model import LogLine, TableModel
from scenes.table.seats import is_shadow, seat_name, waiting_for
from scenes.table.table import Verb

say = Sentences("nations")

PIECES = ("card", "off", "by", "other", "war")
"""Facts of an event that name a piece on the table."""

AT_ONCE = frozenset({"battle", "golden_age", "war"})
"""The types of cards that take no space: they do what they do at once."""

MISSING = {"too_dear": "gold", "needs_stone_to_deploy": "stone", "needs_stone_to_build": "stone"}
"""What there is too little of, by the reason of a refusal."""

MOST_NAMES = 2
"""Cards of a list that the log names."""

UNTOLD = (events.RoundBegan, events.StepBegan, events.Replaced, events.Refilled)
"""Events without a line: a heading says it, or the line of another event."""

TOPICS = {
    "setup": "Setting up",
    "growth": "Growth",
    "action_phase": "Your turn",
    "production": "Production",
    "player_order": "Player order",
    "war": "War",
    "events": "Events",
    "famine": "Famine",
    "score_books": "Scoring books",
}
"""The chapter of the rules help for each step of a round."""

VERBS: Mapping[str, Verb] = {
    verb.verb: verb
    for verb in (
        Verb("buy_card", "", "B", "two-coins"),
        Verb("deploy", "", "D", "meeple"),
        Verb("hire_architect", "", "A", "compass"),
        Verb("use_special", "", "S", "hourglass"),
        Verb("roll_die", "", "R", "dice-six-faces-three", kind="primary", move=("roll_die",)),
        Verb("end_turn", "", "E", "check-mark", kind="primary", move=("end_turn",)),
        Verb("pass", "", "P", "", kind="danger", move=("pass",), needs_hold=True),
    )
}
"""The buttons of the action rail, their words left out."""


def rail_verbs(model: TableModel[NationsState]) -> tuple[Verb, ...]:
    """The buttons of the action rail: the four actions, what this way of playing adds, and passing."""
    state = model.view
    left_out = {name for name, is_there in (("roll_die", state.is_solo), ("end_turn", state.end_turn)) if not is_there}
    return tuple(_labelled(verb) for name, verb in VERBS.items() if name not in left_out)


def rails() -> list[list[Verb]]:
    """All verbs that may stand beside each other on the action rail."""
    return [[_labelled(verb) for verb in VERBS.values()]]


def _labelled(verb: Verb) -> Verb:
    return replace(verb, label=say(f"buttons.{verb.verb}"), does=say(f"buttons_told.{verb.verb}"))


def prompt(model: TableModel[NationsState]) -> str:
    """What the deciding seat is asked, or how to go on with what it has picked."""
    decision = model.decision
    if decision is None:
        return ""
    if decision.seat != model.viewer:
        return waiting_for(model, decision.seat)
    question = telling.question(decision)
    if lost := leaving(model):
        return leaving_words(lost)
    hint = f"hints.{model.selection.verb or _begun_with(model)}"
    if decision.choice.name != "turn" or not say.has(hint):
        return question
    if from_where := _from_where(model):
        return from_where
    own = strength(model.view, decision.seat)
    if bought := next((piece for piece in model.selection.picked if piece in CARDS), ""):
        return say(f"{hint}_here" if say.has(f"{hint}_here") else hint, card=say.name(CARDS[bought].name), n=own)
    wonder = model.view.nations[decision.seat].wonder
    return say(hint, card=say.name(CARDS[wonder].name) if wonder in CARDS else "", n=own)


def _from_where(model: TableModel[NationsState]) -> str:
    """Which worker is to go to the card that was picked for one; empty where that is not asked."""
    moves, decision = model.selection.open_moves, model.decision
    goals, sources = {each[-1] for each in moves}, [each[1] for each in moves]
    if decision is None or model.selection.verbs != {"deploy"} or goals != {*model.selection.picked}:
        return ""
    slots = model.view.nations[decision.seat].slots
    names = {source: say.name(CARDS[slots[place_index(source)]].name) for source in sources if source != AREA}
    (goal,) = goals
    card = say.name(CARDS[slots[place_index(goal)]].name)
    cards = listed([*names.values()], "or")
    return say("hints.deploy_free_or_from" if AREA in sources else "hints.deploy_from", card=card, cards=cards)


def _begun_with(model: TableModel[NationsState]) -> str:
    """What has been begun with the picks so far: an action, with a kind of card that needs no space, or a worker's
    move, which may go to a card or home.
    """
    picked = model.selection.picked
    verbs = model.selection.verbs if picked else frozenset()
    if verbs == {"deploy", "undeploy"}:
        return "move_worker"
    if len(verbs) != 1:
        return ""
    at_once = next((CARDS[piece].type for piece in picked if piece in CARDS and CARDS[piece].type in AT_ONCE), "")
    return f"buy_card_{at_once}" if at_once else next(iter(verbs))


def move_words(model: TableModel[NationsState], move: Move) -> str:
    """A legal move as the words of a button."""
    return telling.label(model.view, move)


def target_words(model: TableModel[NationsState], move: Move) -> str:
    """The target of a move that has several."""
    card = telling.target(model.view, move)
    return say("best.card", card=card) if card else say("best.free")


def refusal_words(model: TableModel[NationsState], refusal: Refusal) -> str:
    """Why not, in numbers, and the nearest remedy."""
    why, remedy = telling.refused(refusal)
    return " ".join(filter(None, (why, remedy or _production_to_come(model, refusal))))


def _production_to_come(model: TableModel[NationsState], refusal: Refusal) -> str:
    """How much of what is missing Production will bring; empty where nothing can be bought or nothing is made."""
    kind, row = MISSING.get(refusal.reason), row_of(model.forecast, model.viewer)
    made = getattr(row.change("production"), kind) if kind and row else 0
    return say("refused.production", amount=made, kind=kind) if made > 0 else ""


def heading(model: TableModel[NationsState], event: Event) -> str:
    """A round opens a group of the log."""
    match event:
        case events.RoundBegan(round=number, age=age):
            return say("log.round", round=number, age=say(f"ages.{age}"))
    return ""


def log_line(model: TableModel[NationsState], event: Event) -> LogLine | None:
    """The event in the log's words."""
    if isinstance(event, UNTOLD) or (isinstance(event, events.ScoredBooks) and not event.vp):
        return None
    if isinstance(event, events.EventResolved):
        words = str(say.name(telling.half_of_event(event).name))
    else:
        words = telling.happened(_shortened(event)).rstrip(".")
    if not words:
        return None
    facts = (event.facts.get(name) for name in PIECES)
    pieces = tuple(_on_the_table(fact, event.seat) for fact in facts if isinstance(fact, str))
    seat = SHADOW if isinstance(event, events.Rolled | events.ShadowChanged) else event.seat
    return LogLine(seat, words, pieces)


def _on_the_table(piece: str, seat: int | None) -> str:
    """The name of the place where a piece of an event lies."""
    if piece in EVENTS:
        return "event"
    return piece_name(piece, seat) if seat is not None and piece in CARDS else piece


def _shortened(event: Event) -> Event:
    """The event with long lists of cards cut to the first two."""
    if not isinstance(event, events.Swept) or len(event.cards) <= MOST_NAMES + 1:
        return event
    more = say("log.more", n=len(event.cards) - MOST_NAMES)
    return events.Swept(event.seat, (*event.cards[:MOST_NAMES], more))


def rules_topic(model: TableModel[NationsState]) -> str:
    """The heading of the rules for the present step."""
    return TOPICS.get(model.view.step, TOPICS["setup"])


def holdings(model: TableModel[NationsState], seat: int) -> str:
    """Resources, strength and stability, free workers, victory points."""
    state = model.view
    held = {kind: counted(model, seat, kind) for kind in RESOURCES}
    return say(
        "by_ear.holdings", strength=strength(state, seat), stability=stability(state, seat),
        workers=count(state, seat, "worker"), vp=counted(model, seat, "vp"), **held,
    )  # fmt: skip


def standing_words(model: TableModel[NationsState], seat: int) -> str:
    """Its victory points so far; the shadow has none."""
    if is_shadow(model.view, seat):
        return ""
    return say("by_ear.standing", name=seat_name(model, seat), vp=counted(model, seat, "vp"))


def warning(model: TableModel[NationsState], move: Move) -> str:
    """What a move would lose, in one or two sentences; empty for a move that nobody needs to think about twice."""
    state = model.view
    decision = model.decision
    if decision is None:
        return ""
    if move[0] == "buy_card" and CARDS[move[1]].type == "wonder":
        return _abandoned_wonder(state, decision.seat)
    if move[0] == "buy_card" and CARDS[move[1]].type == "war":
        return _lost_war(state, decision.seat, move)
    return ""


def _abandoned_wonder(state: NationsState, seat: int) -> str:
    """A new Wonder drives out one that has been begun."""
    nation = state.nations[seat]
    if nation.wonder == EMPTY or not nation.sections_built:
        return ""
    return say("warnings.abandoned", card=say.name(CARDS[nation.wonder].name), n=nation.sections_built)


def _lost_war(state: NationsState, seat: int, move: Move) -> str:
    """A War whose marker stands above the buyer's own Strength once it is bought."""
    foreseen = forecast.what_if(state, move)
    if foreseen is None or not foreseen.rows or not foreseen.rows[seat].defeated:
        return ""
    return say("warnings.lost_war", card=say.name(CARDS[move[1]].name), strength=strength(state, seat))
