"""Wording: what a card, an event or a board does, as a sentence made from its data.

Sentences hold {glyph} marks. Every pattern is in the data, including the order of the words; this module only finds the
pattern that fits and what fills its places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from game.cards.amounts import All, Amount, AtLeast, Condition, Named, Not, RankAmount
from game.cards.effects import ByRule, Counted, Each, Effect, GainEffect, InOrder, Lose, OneOf, PayEffect
from game.nations.cards import cards
from game.nations.cards.effects import (
    BuildFreeEffect,
    DeployForNothing,
    MoveTo,
    RemoveCards,
    ReturnWorkers,
    TakeWorkers,
    UndeployAny,
)
from game.nations.state import RESOURCES
from game.text.sentences import NUMERALS, Sentences, listed

say = Sentences("nations")


# Cards, events, boards


def type_name(card: cards.Card) -> str:
    """What the type of a card is called."""
    return say(f"names.{card.type}")


def type_line(card: cards.Card) -> str:
    """The type and the age of a card, as under the picture of the zoom card."""
    age = say("face.start_card") if card.set == cards.PRINTED else say("face.age", age=NUMERALS[card.age])
    return say("face.type_line", type=type_name(card), age=age)


def card_rule(card: cards.Card) -> str:
    """Everything a card does, in a few sentences."""
    match card.type:
        case "building":
            parts = [_each_worker(card)]
        case "military":
            parts = [_each_worker(card), say("card.raid", n=card.raid)]
        case "war":
            kind, number = card.loss
            parts = [say("card.war"), say("card.war_loss", n=number, kind=kind)]
        case "battle":
            parts = [say("card.battle"), say("card.battle_raid")]
        case "golden_age":
            kind, number = card.gain
            parts = [say("card.golden_age", n=number, kind=kind, age=card.age)]
        case "colony":
            parts = [say("card.colony", n=card.requirement), *_standing(card)]
        case _:
            parts = _standing(card)
    return " ".join(parts)


def event_rule(event: cards.EventHalf) -> str:
    """What one of the two events does."""
    if not event.parts:
        return say("event.nothing")
    return " ".join(say("event.part", who=_who(part.who), do=clause(part.do)) for part in event.parts)


def event_card_rule(card: cards.EventCard) -> str:
    """Both events, with their names."""
    events = (card.top, card.bottom)
    return " ".join(say("event.named", event=say.name(each.name), rule=event_rule(each)) for each in events)


def tile_rule(tile: cards.SoloTile) -> str:
    """What a solo tile's die results do."""
    changes = ((5, tile.on_five), (6, tile.on_six))
    return " ".join(say("tile.on", face=face, n=number, kind=value) for face, (value, number) in changes)


def board_rule(board: cards.Board, side: str) -> str:
    """What is special about a side of a Player Board; nothing on side A."""
    own: cards.BoardSide = board.a if side == "a" else board.b
    parts = _standing(own.power)
    if own.colonies != board.a.colonies:
        parts.append(say("board.colonies", n=own.colonies))
    if len(own.ready) != len(board.a.ready):
        parts.append(say("board.wonders", n=len(own.ready)))
    return " ".join(parts)


def _each_worker(card: cards.Card) -> str:
    added, taken = _amounts_of((("strength", card.strength), ("stability", card.stability)))
    made, eaten = _amounts_of(zip(RESOURCES, card.production, strict=True))
    does = {"adds": added, "takes": taken, "makes": made, "costs": eaten}
    clauses = (say(f"worker.{verb}", what=listed(what)) for verb, what in does.items() if what)
    return say("worker.each", does=listed(clauses))


def _standing(card: cards.Card) -> list[str]:
    """The sentences of a card that needs no Workers."""
    parts = _flat(card)
    parts += [_grant(name, number) for name, number in card.grants.items()]
    parts += [_line(line) for line in card.conditional_production]
    parts += [_trigger(trigger) for trigger in card.whenever]
    parts += [_completed(effect) for effect in (card.ready, card.ready_all) if effect]
    if card.special:
        limit, condition = card.special.limit, special_condition(card)
        parts.append(say("card.action", limit=limit, condition=condition, do=special_action(card)))
    if card.remove_if:
        parts.append(say("card.removed", condition=_while(card.remove_if)))
    if card.age_end_vp:
        parts.append(say("card.age_end", n=card.age_end_vp))
    if card.final_vp:
        parts.append(say("card.final", what=_amount(card.final_vp, "vp")))
    return parts


def _grant(name: str, number: int) -> str:
    """What a standing modifier means; one that weakens tells by how much."""
    return say(f"grants.{name}", n=abs(number))


def _flat(card: cards.Card) -> list[str]:
    values = (("strength", card.strength), ("stability", card.stability))
    at_once = [signed(number, kind) for kind, number in values if number]
    made, used = _amounts_of(zip(RESOURCES, card.production, strict=True))
    does = {"at_once": at_once, "makes": made, "uses": used}
    return [say(f"card.{verb}", what=listed(what)) for verb, what in does.items() if what]


def _amounts_of(values: Iterable[tuple[str, int]]) -> tuple[list[str], list[str]]:
    """What is added and what is taken away, both as amounts above 0."""
    values = tuple(values)
    added = [_number(number, kind) for kind, number in values if number > 0]
    return added, [_number(-number, kind) for kind, number in values if number < 0]


def _line(line: cards.ProductionLine) -> str:
    when = _while(line.when) if line.when else ""
    if line.choose:
        if gains := _gains(line.choose):
            return _production("brings", when, brings=gains)
        return _production("lets", when, do=request(line.choose))
    brings = [_amount(amount, RESOURCES[kind]) for kind, amount in line.brings if not _consumes(amount)]
    costs = [_number(-amount.plus, RESOURCES[kind]) for kind, amount in line.brings if _consumes(amount)]
    facts = {"brings": listed(brings), "costs": listed(costs)}
    return _production("_and_".join(name for name, what in facts.items() if what), when, **facts)


def _production(pattern: str, when: str, **facts: str) -> str:
    key = f"production.{pattern}"
    return say(f"{key}_if", when=when, **facts) if when else say(key, **facts)


def _consumes(amount: Amount) -> bool:
    return not amount.count and amount.plus < 0


def _trigger(trigger: cards.Trigger) -> str:
    bought = trigger.event == "bought"
    key = "_".join([trigger.event, *(() if bought else (fact for fact, _ in trigger.facts))])
    what = _bought(dict(trigger.facts)) if bought else ""
    whose = "others" if trigger.others else "you"
    return say(f"trigger.{whose}", event=say(f"whenever.{key}.{whose}", what=what), do=clause(trigger.do))


def _bought(facts: Mapping[str, tuple[object, ...]]) -> str:
    """What is bought, and for how much: "a War or a Battle at 1 or 2 {gold}"."""
    types = [say(f"bought.{kind}") for kind in facts.get("type", ("card",))]
    return say("bought.at", what=listed(types, "or"), prices=listed(map(str, facts.get("price", ())), "or"))


def special_condition(card: cards.Card) -> str:
    """When the special action of a card may be used; empty when always."""
    return _while(card.special.when) if card.special and card.special.when else ""


def special_action(card: cards.Card) -> str:
    """What the special action of a card does, as a request; empty without one."""
    return request(card.special.do) if card.special else ""


def _completed(effect: Effect) -> str:
    """What a Wonder brings when it is completed, to its owner or to others."""
    return say("card.completed_for" if isinstance(effect, Each) else "card.completed", do=clause(effect))


# Conditions


def _while(condition: Condition) -> str:
    """The condition of the card's owner: "you passed first"."""
    match condition:
        case Not(inner):
            return say("condition.not", condition=_while(inner))
        case All(conditions):
            return listed(map(_while, conditions))
    return _own_words(condition, "you") or say("condition.you_have", what=_measured(condition))


def _who(condition: Condition | None) -> str:
    """The nations an event concerns: "the weakest {strength}"."""
    match condition:
        case None:
            return say("condition.every")
        case Not(inner):
            return say("condition.all_but", who=_who(inner))
        case All(conditions) if all(isinstance(each, Not) for each in conditions):
            others = (_who(each.condition) for each in conditions if isinstance(each, Not))
            return say("condition.all_but", who=listed(others))
        case All((first, *others)):
            return say("condition.who_if", who=_who(first), condition=listed(map(_while, others)))
    return _own_words(condition, "who") or say("condition.who_has", what=_measured(condition))


def _own_words(condition: Condition, form: str) -> str:
    """The words that the data have for a condition; empty for one that is made from its measure."""
    match condition:
        case Named(name):
            return say(f"conditions.{name}.{form}")
        case RankAmount(place, measured):
            key = f"conditions.{place}_{measured}.{form}"
        case AtLeast(measured, 1):
            key = f"conditions.at_least_{measured}.{form}"
        case _:
            return ""
    return say(key) if say.has(key) else ""


def _measured(condition: Condition) -> str:
    """A measure of which one has so much: "at least 2 Medieval Colonies", "the most {gold}"."""
    match condition:
        case RankAmount(place, measured):
            return say(f"condition.{place}", what=say(f"measures.{measured}.many"))
        case AtLeast(measured, number):
            what = say(f"measures.{measured}.{'one' if number == 1 else 'many'}")
            return say("condition.at_least", n=number, what=what)
    raise TypeError(f"there are no words for {condition!r}")


# Effects


def clause(effect: Effect) -> str:
    """What an effect does, as a request or a permission: "take 4 {gold}", "may deploy a worker"."""
    return _clause(effect, request(effect))


def _clause(effect: Effect, words: str) -> str:
    is_offer = isinstance(effect, BuildFreeEffect | DeployForNothing | UndeployAny)
    is_offer = is_offer or (isinstance(effect, OneOf) and effect.optional)
    return say("clauses.may", do=words) if is_offer else words


def request(effect: Effect) -> str:
    """What an effect does, as a request, even where nobody must: "pay 2 {food} to take 4 {gold}"."""
    match effect:
        case GainEffect(amounts):
            return say("clauses.gain", what=_amounts(amounts))
        case Lose(((kind, Amount(plus=kept, each=1, count=count)),)) if count == kind and kept < 0:
            return say("clauses.keep_only", n=-kept, kind=kind)
        case Lose(amounts):
            return say("clauses.lose", what=_amounts(amounts))
        case PayEffect(amounts, then):
            return say("clauses.pay", what=_amounts(amounts), then=clause(then))
        case OneOf(options, optional):
            if optional:
                return request(options[0])
            gains = _gains(effect)
            return say("clauses.gain", what=gains) if gains else listed(map(clause, options), "or_else")
        case InOrder(effects):
            return listed(_repeated(one, len(list(group))) for one, group in groupby(effects))
        case Each():
            whom = say("condition.others") if effect.others else _who(effect.who)
            return say("clauses.each", who=whom, do=clause(effect.do))
        case ByRule(name):
            return say(f"rules.{name}.sentence")
    return _own_word(effect)


def _own_word(effect: Effect) -> str:
    match effect:
        case TakeWorkers(number):
            return say("clauses.take_worker", n=number)
        case ReturnWorkers(number):
            return say("clauses.return_worker", n=number)
        case MoveTo(place):
            return say(f"clauses.move_to.{place}")
        case RemoveCards(what, otherwise):
            lost = say(f"clauses.remove.{what}")
            return say("clauses.or_without", lose=lost, do=clause(otherwise)) if otherwise else lost
        case BuildFreeEffect(number):
            return say("clauses.build_free", n=number)
        case DeployForNothing(where):
            return say(f"clauses.deploy_free.{where}", n=1)
        case UndeployAny(kind, gain):
            return say(f"clauses.undeploy_any.{kind}", gain=clause(gain))
    raise TypeError(f"there are no words for {effect!r}")


def _repeated(effect: Effect, times: int) -> str:
    """The clause of an effect that comes so many times in a row."""
    if isinstance(effect, DeployForNothing):
        return _clause(effect, say(f"clauses.deploy_free.{effect.where}", n=times))
    return clause(effect) if times == 1 else say("clauses.times", do=clause(effect), n=times)


def _gains(choice: Effect) -> str:
    """What one may choose from, where all options are plain gains; empty where they are not."""
    assert isinstance(choice, OneOf)
    gains = [option.amounts for option in choice.options if isinstance(option, GainEffect)]
    return listed(map(_amounts, gains), "or") if len(gains) == len(choice.options) else ""


def _amounts(amounts: Counted) -> str:
    """Amounts in a row; what several are counted by is said once."""
    counts = {amount.count for _, amount in amounts if not amount.plus}
    if len(amounts) > 1 and len(counts) == 1 and not any(amount.plus for _, amount in amounts):
        return _counted(listed(_number(amount.each, kind) for kind, amount in amounts), counts.pop())
    return listed(_amount(amount, kind) for kind, amount in amounts)


def _amount(amount: Amount, kind: str) -> str:
    if not amount.count:
        return _number(amount.plus, kind)
    counted = _counted(_number(amount.each, kind), amount.count)
    if amount.plus < 0:
        return say("amounts.less", counted=counted, less=_number(-amount.plus, kind))
    return say("amounts.more", number=_number(amount.plus, kind), counted=counted) if amount.plus else counted


def _counted(amounts: str, measured: str) -> str:
    return say("amounts.counted", amounts=amounts, for_each=say(f"measures.{measured}.for_each"))


def signed(number: int, kind: str) -> str:
    """A change, always with its sign: "−2 {gold}"."""
    return say("amounts.change", n=number, kind=kind)


def _number(number: int, kind: str) -> str:
    return say("amounts.number", n=number, kind=kind)
