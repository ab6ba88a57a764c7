"""Wording: what a card, an event or a board does, as a sentence made from its data.

Sentences hold {glyph} marks. The building blocks of language stand in `data/nations/text.yaml`; this module
only puts them together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby

from game.core.amounts import All, Amount, AtLeast, Compared, Condition, Named, Not
from game.core.language import ENGLISH
from game.core.sentences import Sections, Wanted, fill, read_sections
from game.core.words import ByRule, Counted, Each, Effect, Gain, InOrder, Lose, OneOf, Pay
from game.nations.cards import (
    GRANTS,
    TYPES,
    Board,
    BoardSide,
    Card,
    Event,
    EventCard,
    Line,
    Part,
    SoloTile,
    Trigger,
)
from game.nations.reading import AGES, FOLDER
from game.nations.state import RESOURCES
from game.nations.triggers import LISTENED
from game.nations.words import (
    VOCABULARY,
    BuildFree,
    DeployForNothing,
    MoveTo,
    RemoveCards,
    ReturnWorkers,
    TakeWorkers,
    UndeployAny,
)

WANTED: Wanted = {
    **dict.fromkeys(
        ("happened", "verbs", "choices", "questions", "hints", "leaves", "moves", "empty", "refused"), ()
    ),
    "ages": range(1, len(AGES) + 1),
    "names": TYPES,
    "places": TYPES,
    "grants": GRANTS,
    "measures": VOCABULARY.measures,
    "conditions": VOCABULARY.tests,
    "whenever": [
        *LISTENED,
        *(f"{event}_{fact}" for event, facts in LISTENED.items() for fact in facts if event != "bought"),
    ],
    "rules": VOCABULARY.rules,
}
"""What `text.yaml` must have words for; what else it lacks shows when it is asked for."""


@cache
def text() -> Sections:
    """The sections of `text.yaml`."""
    return read_sections(FOLDER / ENGLISH, WANTED)


# Cards, events, boards


def card_rule(card: Card) -> str:
    """Everything a card does, in a few sentences."""
    match card.type:
        case "building":
            parts = [_each_worker(card)]
        case "military":
            parts = [_each_worker(card), f"Raid {card.raid}."]
        case "war":
            kind, number = card.loss
            parts = [
                "Its strength is the buyer's.",
                f"Weaker nations lose 1 {{vp}} and {number} {{{kind}}}; each {{stability}} above 0 saves 1.",
            ]
        case "battle":
            parts = [
                "Needs a worker on Military.",
                "Take your best raid {raid} as {books}, {food} or {stone}.",
            ]
        case "golden_age":
            kind, number = card.gain
            resources = "resource" if card.age == 1 else "resources"
            parts = [f"Take {number} {{{kind}}}, or pay any {card.age} {resources} for 1 {{vp}}."]
        case "colony":
            parts = [f"Needs {card.requirement} {{strength}}, which you keep.", *_standing(card)]
        case _:
            parts = _standing(card)
    return " ".join(parts)


def event_rule(event: Event) -> str:
    """What one of the two events does."""
    if not event.parts:
        return "The player order does not change this round."
    return " ".join(_part(part) for part in event.parts)


def event_card_rule(card: EventCard) -> str:
    """Both events, with their names."""
    return " ".join(f"**{event.name}.** {event_rule(event)}" for event in (card.top, card.bottom))


def tile_rule(tile: SoloTile) -> str:
    """What a solo tile's die results do."""
    changes = ((5, tile.on_five), (6, tile.on_six))
    return " ".join(f"On a {face}: {signed(number, value)}." for face, (value, number) in changes)


def board_rule(board: Board, side: str) -> str:
    """What is special about a side of a Player Board; nothing on side A."""
    own: BoardSide = board.a if side == "a" else board.b
    parts = _standing(own.power)
    if own.colonies != board.a.colonies:
        parts.append(f"{own.colonies} Colony {'place' if own.colonies == 1 else 'places'}.")
    if len(own.ready) != len(board.a.ready):
        parts.append(f"{len(own.ready)} Wonder places.")
    return " ".join(parts)


def _each_worker(card: Card) -> str:
    values = (("strength", card.strength), ("stability", card.stability))
    added, taken = _signed(values)
    made, eaten = _signed(zip(RESOURCES, card.production, strict=True))
    clauses = [f"adds {_and(added)} at once"] if added else []
    clauses += [f"takes {_and(taken)} at once"] if taken else []
    clauses += [f"makes {_and(made)} in Production"] if made else []
    clauses += [f"costs {_and(eaten)} in Production"] if eaten else []
    return f"Each worker here {_and(clauses)}."


def _standing(card: Card) -> list[str]:
    """The sentences of a card that needs no Workers."""
    parts = _flat(card)
    parts += [fill(text()["grants"][name], n=number, less=-number) for name, number in card.grants.items()]
    parts += [_line(line) for line in card.conditional_production]
    parts += [_trigger(trigger) for trigger in card.whenever]
    parts += [_completed(effect) for effect in (card.ready, card.ready_all) if effect]
    if card.special:
        parts.append(_special(card))
    if card.remove_if:
        parts.append(f"Removed as soon as {_while(card.remove_if)}.")
    if card.age_end_vp:
        parts.append(f"{card.age_end_vp} {{vp}} at the end of each age.")
    if card.final_vp:
        parts.append(f"Final scoring: {_amount(card.final_vp, 'vp')}.")
    return parts


def _flat(card: Card) -> list[str]:
    values = (("strength", card.strength), ("stability", card.stability))
    at_once = [signed(number, kind) for kind, number in values if number]
    made, used = _signed(zip(RESOURCES, card.production, strict=True))
    parts = [f"{_and(at_once)} at once."] if at_once else []
    parts += [f"Makes {_and(made)} in Production."] if made else []
    parts += [f"Uses {_and(used)} in Production."] if used else []
    return parts


def _signed(values: Iterable[tuple[str, int]]) -> tuple[list[str], list[str]]:
    """What is added and what is taken away, both as amounts above 0."""
    values = tuple(values)
    added = [_number(number, kind) for kind, number in values if number > 0]
    return added, [_number(-number, kind) for kind, number in values if number < 0]


def _line(line: Line) -> str:
    when = f"If {_while(line.when)}, " if line.when else ""
    if line.choose:
        return _sentence(f"{when}Production also {_options(line.choose, 'brings ', 'lets you ')}")
    brings = [_amount(amount, RESOURCES[kind]) for kind, amount in line.brings if not _consumes(amount)]
    costs = [_number(-amount.plus, RESOURCES[kind]) for kind, amount in line.brings if _consumes(amount)]
    clauses = [f"also brings {_and(brings)}"] if brings else []
    clauses += [f"costs {_and(costs)} more"] if costs else []
    return _sentence(f"{when}Production {_and(clauses)}")


def _consumes(amount: Amount) -> bool:
    return not amount.count and amount.plus < 0


def _trigger(trigger: Trigger) -> str:
    bought = trigger.event == "bought"
    key = "_".join([trigger.event, *(() if bought else (fact for fact, _ in trigger.facts))])
    doing = text()["whenever"][key]["others" if trigger.others else "you"]
    if bought:
        doing += f" {_bought(dict(trigger.facts))}"
    if trigger.others:
        return f"Whenever another nation {doing}: it gets to {clause(trigger.do)}."
    return f"Whenever you {doing}: {clause(trigger.do)}."


def _bought(facts: Mapping[str, tuple[object, ...]]) -> str:
    """What is bought, and for how much: "a War or Battle at 1 or 2 {gold}"."""
    card = " or ".join(str(text()["names"][kind]) for kind in facts.get("type", ())) or "card"
    price = f" at {' or '.join(map(str, facts['price']))} {{gold}}" if "price" in facts else ""
    return f"{'an' if card[0] in 'AEIOU' else 'a'} {card}{price}"


def _special(card: Card) -> str:
    limit = card.special.limit if card.special else 0
    often = "" if not limit else ", once a round" if limit == 1 else f", up to {limit} times a round"
    condition = special_condition(card)
    when = f", only if {condition}" if condition else ""
    return f"Action{often}{when}: {special_action(card)}."


def special_condition(card: Card) -> str:
    """When the special action of a card may be used; empty when always."""
    return _while(card.special.when) if card.special and card.special.when else ""


def special_action(card: Card) -> str:
    """What the special action of a card does, as a request; empty without one."""
    return clause(card.special.do).removeprefix("may ") if card.special else ""


def _completed(effect: Effect) -> str:
    """What a Wonder brings when it is completed, to its owner or to others."""
    return f"When completed{',' if isinstance(effect, Each) else ':'} {clause(effect)}."


def _part(part: Part) -> str:
    return f"{_who(part.who)}: {clause(part.do)}."


# Conditions


def _while(condition: Condition) -> str:
    """The condition of the card's owner: "you passed first"."""
    match condition:
        case Not(inner):
            return f"it is not true that {_while(inner)}"
        case All(conditions):
            return _and(map(_while, conditions))
    return _own_words(condition, "you") or f"you have {_measured(condition)}"


def _who(condition: Condition | None) -> str:
    """The nations an event concerns: "The weakest {strength}"."""
    match condition:
        case None:
            return "Every nation"
        case Not(inner):
            return f"All but {_lower(_who(inner))}"
        case All(conditions) if all(isinstance(each, Not) for each in conditions):
            return "All but " + _and(
                [_lower(_who(each.condition)) for each in conditions if isinstance(each, Not)]
            )
        case All((first, *others)):
            return f"{_who(first)}, if {_and(map(_while, others))}"
    return _own_words(condition, "who") or f"Everybody with {_measured(condition)}"


def _own_words(condition: Condition, form: str) -> str:
    """The words that `text.yaml` has for a condition; empty for one that is made from its measure."""
    match condition:
        case Named(name):
            return str(text()["conditions"][name][form])
        case Compared(place, measured):
            key = f"{place}_{measured}"
        case AtLeast(measured, 1):
            key = f"at_least_{measured}"
        case _:
            return ""
    return str(text()["conditions"][key][form]) if key in text()["conditions"] else ""


def _measured(condition: Condition) -> str:
    """A measure of which one has so much: "at least 2 Medieval Colonies", "the most {gold}"."""
    match condition:
        case Compared(place, measured):
            return f"the {place} {text()['measures'][measured]['many']}"
        case AtLeast(measured, number):
            words = text()["measures"][measured]["each" if number == 1 else "many"]
            return f"at least {number} {words}"
    raise TypeError(f"there are no words for {condition!r}")


# Effects


def clause(effect: Effect) -> str:
    """What an effect does, as a request: "pay 2 {food}, then take 4 {gold}"."""
    match effect:
        case Gain(amounts):
            return f"take {_amounts(amounts)}"
        case Lose(((kind, Amount(plus=kept, each=1, count=count)),)) if count == kind and kept < 0:
            return f"keep only {-kept} {{{kind}}}"
        case Lose(amounts):
            return f"lose {_amounts(amounts)}"
        case Pay(amounts, then):
            return f"pay {_amounts(amounts)} to {clause(then)}"
        case OneOf(options, optional):
            return (
                f"may {clause(options[0]).removeprefix('may ')}"
                if optional
                else _options(effect, "take ", "")
            )
        case InOrder(effects):
            return _and([_repeated(one, len(list(group))) for one, group in groupby(effects)])
        case Each():
            whom = "all others" if effect.others else _lower(_who(effect.who))
            return f"{whom}: {clause(effect.do)}"
        case ByRule(name):
            return str(text()["rules"][name]["sentence"])
    return _own_word(effect)


def _own_word(effect: Effect) -> str:
    match effect:
        case TakeWorkers(number):
            return f"take {_workers(number)} from the track"
        case ReturnWorkers(number):
            return f"return {_workers(number)} to the track"
        case MoveTo(place):
            return f"move to the {place} place in order"
        case RemoveCards(what, otherwise):
            lost = {
                "colony": "a Colony",
                "advisors": "all Advisors",
                "architect": "an architect of the Wonder",
            }
            without = f"; without one, {clause(otherwise)}" if otherwise else ""
            return f"lose {lost[what]}{without}"
        case BuildFree(number):
            sections = "a Wonder section" if number == 1 else f"up to {number} Wonder sections"
            return f"may build {sections} for no {{stone}}"
        case DeployForNothing():
            return _repeated(effect, 1)
        case UndeployAny(kind, gain):
            place = "Military" if kind == "military" else "Buildings"
            return f"may undeploy workers from {place} and {clause(gain)} for each"
    raise TypeError(f"there are no words for {effect!r}")


def _repeated(effect: Effect, times: int) -> str:
    if isinstance(effect, DeployForNothing):
        up_to = "up to " if times > 1 else ""
        place = {"any": "", "military": " on Military", "building": " on Buildings"}[effect.where]
        return f"may deploy {up_to}{_workers(times)}{place} for no {{stone}}"
    return clause(effect) if times == 1 else f"{clause(effect)}, {times} times"


def _options(choice: Effect, taking: str, doing: str) -> str:
    """The options of a choice; plain gains share the verb `taking`, all others follow `doing`."""
    assert isinstance(choice, OneOf)
    gains = [option.amounts for option in choice.options if isinstance(option, Gain)]
    if len(gains) == len(choice.options):
        return taking + " or ".join(_amounts(amounts) for amounts in gains)
    return doing + ", or ".join(clause(option) for option in choice.options)


def _amounts(amounts: Counted) -> str:
    """Amounts joined with "and"; what several are counted by is said once."""
    counts = {amount.count for _, amount in amounts if not amount.plus}
    if len(amounts) > 1 and len(counts) == 1 and not any(amount.plus for _, amount in amounts):
        each = _and([_number(amount.each, kind) for kind, amount in amounts])
        return f"{each} {_counted(counts.pop())}"
    return _and([_amount(amount, kind) for kind, amount in amounts])


def _amount(amount: Amount, kind: str) -> str:
    if not amount.count:
        return _number(amount.plus, kind)
    counted = f"{_number(amount.each, kind)} {_counted(amount.count)}"
    if amount.plus < 0:
        return f"{counted}, less {_number(-amount.plus, kind)}"
    return f"{_number(amount.plus, kind)}, and {counted}" if amount.plus else counted


def _counted(measured: str) -> str:
    if measured == "has_most_workers":
        return "if you alone have the most workers"
    return f"for each {text()['measures'][measured]['each']}"


def _workers(number: int) -> str:
    return "a worker" if number == 1 else f"{number} workers"


def signed(number: int, kind: str) -> str:
    """A change, always with its sign: "−2 {gold}"."""
    return f"{number:+d} {{{kind}}}".replace("-", "−")


def _number(number: int, kind: str) -> str:
    return f"{number} {{{kind}}}"


def _and(parts: Iterable[str]) -> str:
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


def _lower(words: str) -> str:
    return words[0].lower() + words[1:]


def _sentence(words: str) -> str:
    return words[0].upper() + words[1:] + "."
