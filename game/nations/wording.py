"""Wording: what a card, an event or a board does, as a sentence made from its data.

Sentences hold {glyph} marks. The building blocks of language stand in `data/nations/text.yaml`; this module
only puts them together.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby

from game.core.amounts import All, Amount, AtLeast, Compared, Condition, Named, Not
from game.core.sentences import Sections, fill, read_sections
from game.core.words import ByRule, Counted, Each, Effect, Gain, InOrder, Lose, OneOf, Pay
from game.nations.cards import (
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
from game.nations.reading import FOLDER
from game.nations.state import RESOURCES
from game.nations.words import (
    BuildFree,
    DeployForNothing,
    MoveTo,
    RemoveCards,
    ReturnWorkers,
    TakeWorkers,
    UndeployAny,
)


@cache
def text() -> Sections:
    """The sections of `text.yaml`."""
    return read_sections(FOLDER / "text.yaml")


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
        parts.append(_final_vp(card.final_vp))
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


def _final_vp(amount: Amount) -> str:
    if amount.count == "has_most_workers":
        return f"Final scoring: {amount.each} {{vp}} if you alone have the most workers."
    return f"Final scoring: {_amount(amount, 'vp')}."


def _line(line: Line) -> str:
    when = f"If {_while(line.when)}, " if line.when else ""
    if line.choose:
        return _sentence(f"{when}Production also brings {_options(line.choose, '')}")
    brings = [_amount(amount, RESOURCES[kind]) for kind, amount in line.brings if amount.plus >= 0]
    costs = [_number(-amount.plus, RESOURCES[kind]) for kind, amount in line.brings if amount.plus < 0]
    clauses = [f"also brings {_and(brings)}"] if brings else []
    clauses += [f"costs {_and(costs)} more"] if costs else []
    return _sentence(f"{when}Production {_and(clauses)}")


def _trigger(trigger: Trigger) -> str:
    doing = text()["whenever"][trigger.event]
    if trigger.event == "bought":
        ((fact, values),) = trigger.facts
        names = text()["names"]
        bought = (
            f"card at {values[0]} {{gold}}" if fact == "price" else " or ".join(names[str(v)] for v in values)
        )
        doing += f" a {bought}"
    if trigger.others:
        return f"Whenever another nation {doing.replace('buy', 'buys')}: it gets to {clause(trigger.do)}."
    return f"Whenever you {doing}: {clause(trigger.do)}."


def _special(card: Card) -> str:
    limit = ", once a round" if card.special and card.special.limit == 1 else ""
    condition = special_condition(card)
    when = f", only if {condition}" if condition else ""
    return f"Action{limit}{when}: {special_action(card)}."


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
    return str(text()["conditions"][_key(condition)]["you"])


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
        case All((first, second)):
            return f"{_who(first)}, if {_while(second)}"
    return str(text()["conditions"][_key(condition)]["who"])


def _key(condition: Condition) -> str:
    match condition:
        case Named(name):
            return name
        case Compared(place, measured):
            return f"{place}_{measured}"
        case AtLeast(measured):
            return f"at_least_{measured}"
    raise TypeError(f"there are no words for {condition!r}")


# Effects


def clause(effect: Effect) -> str:
    """What an effect does, as a request: "pay 2 {food}, then take 4 {gold}"."""
    match effect:
        case Gain(amounts):
            return f"take {_amounts(amounts)}"
        case Lose((("gold", Amount(plus=kept, count="gold")),)):
            return f"keep only {-kept} {{gold}}"
        case Lose(amounts):
            return f"lose {_amounts(amounts)}"
        case Pay(amounts, then):
            return f"pay {_amounts(amounts)} to {clause(then)}"
        case OneOf(options, optional):
            return f"may {clause(options[0])}" if optional else _options(effect, "take ")
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
        place = " on Military" if effect.where == "military" else ""
        return f"may deploy {up_to}{_workers(times)}{place} for no {{stone}}"
    return clause(effect)


def _options(effect: Effect, verb: str) -> str:
    """The options of a choice; plain gains share one verb."""
    assert isinstance(effect, OneOf)
    gains = [option.amounts for option in effect.options if isinstance(option, Gain)]
    if len(gains) == len(effect.options):
        return verb + " or ".join(_amounts(amounts) for amounts in gains)
    return ", or ".join(clause(option) for option in effect.options)


def _amounts(amounts: Counted) -> str:
    """Amounts joined with "and"; what several are counted by is said once."""
    counts = {amount.count for _, amount in amounts}
    if len(amounts) > 1 and len(counts) == 1 and (count := counts.pop()):
        each = _and([_number(amount.each, kind) for kind, amount in amounts])
        return f"{each} for each {text()['measures'][count]}"
    return _and([_amount(amount, kind) for kind, amount in amounts])


def _amount(amount: Amount, kind: str) -> str:
    if not amount.count:
        return _number(amount.plus, kind)
    return f"{_number(amount.each, kind)} for each {text()['measures'][amount.count]}"


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
