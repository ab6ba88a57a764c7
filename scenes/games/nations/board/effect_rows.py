"""Card text in short rows, read from the effects themselves: sentences in which amounts are drawn as pills.

Every pattern stands in the data, and with it the order of the words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce, singledispatch
from itertools import groupby

from game.cards import effects
from game.cards.amounts import All, Amount, AtLeast, Condition, Named, Not, RankAmount
from game.nations.cards import effects as nations_words
from game.nations.cards.cards import Card, EventHalf, ProductionLine, Special, Trigger
from game.nations.state import RESOURCES
from game.nations.text.wording import signed
from game.text.sentences import Sentences, listed
from sprites.cards.card_face import EffectRow, row_of

say = Sentences("nations")

SIGNS = (*RESOURCES, "strength", "stability", "vp")
"""Measures that have a sign of their own."""
SHORT = {"strength_for_events": "strength"}
"""Measures that cards show as another one."""


def card_rows(card: Card) -> tuple[EffectRow, ...]:
    """Everything that the card does, one thing a row."""
    return tuple(row_of(line) for line in _card_lines(card) if line)


def event_rows(event: EventHalf) -> tuple[EffectRow, ...]:
    """One row for every sentence of an event: whom it concerns and what it does."""
    lines = [_when(_concerned(part.who) if part.who else say("face.all"), part.do) for part in event.parts]
    return tuple(map(row_of, lines or [say("face.no_event")]))


def _card_lines(card: Card) -> Iterable[str]:
    match card.type:
        case "war":
            kind, amount = card.loss
            return say.lines("face.war", kind=kind, n=amount)
        case "battle":
            return say.lines("face.battle")
        case "golden_age":
            kind, amount = card.gain
            return say.lines("face.golden_age", kind=kind, n=amount, age=card.age)
    return [
        _yield(card),
        *(_line(line) for line in card.conditional_production),
        *(say(f"face.grants.{name}", n=amount) for name, amount in card.grants.items()),
        *map(_trigger, card.whenever),
        _special(card.special) if card.special else "",
        *(say("face.once", do=short(effect)) for effect in (card.ready, card.ready_all) if effect),
        say("face.leaves_if", condition=_condition(card.remove_if)) if card.remove_if else "",
        say("face.age_end", gain=signed(card.age_end_vp, "vp")) if card.age_end_vp else "",
        say("face.final", gain=_amount("vp", card.final_vp)) if card.final_vp else "",
    ]


def _row(parts: Iterable[str]) -> str:
    """Amounts beside each other: pills need no words between them."""
    return " ".join(parts)


def _either(options: Iterable[str]) -> str:
    return reduce(lambda before, next: say("face.either", before=before, next=next), options)


def _yield(card: Card) -> str:
    kinds, numbers = ("strength", "stability", *RESOURCES), (card.strength, card.stability, *card.production)
    amounts = [(number, kind) for kind, number in zip(kinds, numbers, strict=True) if number]
    return _row(signed(*amount) for amount in sorted(amounts, key=lambda amount: amount[0] < 0))


def _when(when: str, effect: effects.Effect) -> str:
    """What happens, after whom or what it concerns."""
    return say("face.when", when=when, do=short(effect))


def _line(line: ProductionLine) -> str:
    brings = ((RESOURCES[index], amount) for index, amount in line.brings)
    does = short(line.choose) if line.choose else _amounts(brings)
    return say("face.when", when=_condition(line.when), do=does) if line.when else does


def _trigger(trigger: Trigger) -> str:
    if trigger.event == "bought":
        facts = dict(trigger.facts)
        types = listed((say(f"names.{kind}") for kind in facts.get("type", ())), "comma")
        prices = [say("amounts.number", n=price, kind="gold") for price in facts.get("price", ())]
        what = types or ("" if prices else say("bought.card"))
        whose = "others_buy" if trigger.others else "buy"
        return _when(say(f"face.{whose}", what=what, prices=_either(prices) if prices else ""), trigger.do)
    name = "_".join([trigger.event, *(fact for fact, _ in trigger.facts)])
    event = say(f"face.whenever.{name}")
    return _when(say("face.of_others", event=event) if trigger.others else event, trigger.do)


def _special(special: Special) -> str:
    does = say("face.action", limit=special.limit, do=short(special.do))
    return say("face.when", when=_condition(special.when), do=does) if special.when else does


# Conditions


def _concerned(condition: Condition) -> str:
    """Whom an event concerns."""
    match condition:
        case Not(inner):
            return say("face.all_but", who=_concerned(inner))
        case All(conditions) if all(isinstance(each, Not) for each in conditions):
            others = (_concerned(each.condition) for each in conditions if isinstance(each, Not))
            return say("face.all_but", who=listed(others))
        case All((first, *others)):
            return say("face.who_if", who=_concerned(first), condition=listed(map(_condition, others)))
    return _condition(condition)


def _condition(condition: Condition) -> str:
    """A condition in front of what it brings."""
    match condition:
        case RankAmount(place, measured):
            measured = SHORT.get(measured, measured)
            key = f"face.{place}_{measured}"
            return say(key) if say.has(key) else say(f"face.{place}", what=_counted(measured, 2))
        case AtLeast(measured, 1):
            return _counted(SHORT.get(measured, measured), 1)
        case AtLeast(measured, number):
            return say("face.at_least", n=number, what=_counted(SHORT.get(measured, measured), number))
        case Named(name):
            return say(f"face.tests.{name}")
        case Not(inner):
            return say("face.not", condition=_condition(inner))
        case All(conditions):
            return listed(map(_condition, conditions))
    raise TypeError(f"no short form for {condition!r}")


def _counted(measured: str, number: int) -> str:
    """What is counted, as so many of it."""
    return f"{{{measured}}}" if measured in SIGNS else say(f"face.counted.{measured}", n=number)


# Amounts and effects


def _amount(kind: str, amount: Amount) -> str:
    """A fixed amount as one pill; a counted one as "per" and a pill."""
    return _amounts([(kind, amount)])


def _amounts(amounts: Iterable[tuple[str, Amount]]) -> str:
    """Amounts in a row; what several in a row are counted by is said once."""
    parts = []
    for count, group in groupby(amounts, key=lambda pair: pair[1].count if pair[1].measure else ""):
        same = list(group)
        parts += [signed(amount.plus, kind) for kind, amount in same if amount.plus]
        if count:
            gains = _row(signed(amount.each, kind) for kind, amount in same)
            parts.append(_counted_gain(count, gains))
    return _row(parts)


def _counted_gain(count: str, gain: str) -> str:
    if count == "has_most_workers":
        return say("face.when", when=say("face.most_workers"), do=gain)
    return say("face.per", what=_counted(SHORT.get(count, count), 1), gain=gain)


@singledispatch
def short(effect: effects.Effect) -> str:
    """An effect in as few words as a card has room for. Raises TypeError for one that has no short form."""
    raise TypeError(f"no short form for {effect!r}")


@short.register
def _(effect: effects.GainEffect) -> str:
    return _amounts(effect.amounts)


@short.register
def _(effect: effects.Lose) -> str:
    match effect.amounts:
        case ((kind, Amount(plus=kept, each=1, count=count)),) if count == kind and kept < 0:
            return say("face.keep", n=-kept, kind=kind)
    return _amounts((kind, replace(amount, plus=-amount.plus, each=-amount.each)) for kind, amount in effect.amounts)


@short.register
def _(effect: effects.PayEffect) -> str:
    return say("face.pay", price=_price(effect), gain=short(effect.then))


def _price(effect: effects.PayEffect) -> str:
    """What is paid, each kind with its number."""
    return _row(
        say("amounts.number", n=amount.plus, kind=kind) if amount.plus > 0 else _amount(kind, amount)
        for kind, amount in effect.amounts
    )


@short.register
def _(effect: effects.InOrder) -> str:
    """The same effect several times in a row is said once, with its number."""
    runs = ((short(part), len(list(same))) for part, same in groupby(effect.effects))
    return _row(say("face.times", n=times, do=does) if times > 1 else does for does, times in runs)


@short.register
def _(effect: effects.OneOf) -> str:
    if effect.optional:
        return say("face.may", do=short(effect.options[0]))
    return _shared_amount(effect) or _shared_gain(effect) or _either(map(short, effect.options))


def _shared_amount(effect: effects.OneOf) -> str:
    """`+5` of any of several kinds: the number once, then the kinds."""
    gains = [option.amounts for option in effect.options if isinstance(option, effects.GainEffect)]
    kinds = [amounts[0] for amounts in gains if len(amounts) == 1 and not amounts[0][1].count]
    if len(kinds) != len(effect.options) or len({amount.plus for _, amount in kinds}) != 1:
        return ""
    return _row([signed(kinds[0][1].plus, kinds[0][0]), *(f"{{{kind}}}" for kind, _ in kinds[1:])])


def _shared_gain(effect: effects.OneOf) -> str:
    """Several prices for the same thing: the prices, then the thing once."""
    options = [option for option in effect.options if isinstance(option, effects.PayEffect)]
    gains = {short(option.then) for option in options}
    if len(options) != len(effect.options) or len(gains) != 1:
        return ""
    return say("face.pay", price=_either(map(_price, options)), gain=gains.pop())


@short.register
def _(effect: effects.Each) -> str:
    if effect.who is not None:
        return _when(_concerned(effect.who), effect.do)
    return _when(say("face.others" if effect.others else "face.all"), effect.do)


@short.register
def _(effect: effects.ByRule) -> str:
    return say(f"rules.{effect.name}.face")


@short.register
def _(effect: nations_words.TakeWorkers) -> str:
    return signed(effect.number, "worker")


@short.register
def _(effect: nations_words.ReturnWorkers) -> str:
    return signed(-effect.number, "worker")


@short.register
def _(effect: nations_words.MoveTo) -> str:
    return say(f"face.go.{effect.place}")


@short.register
def _(effect: nations_words.RemoveCards) -> str:
    lost = signed(-1, "architect") if effect.what == "architect" else say(f"face.lose.{effect.what}")
    return _either((lost, short(effect.otherwise))) if effect.otherwise else lost


@short.register
def _(effect: nations_words.BuildFreeEffect) -> str:
    return say("face.build_free", what=signed(effect.number, "architect"))


@short.register
def _(effect: nations_words.DeployForNothing) -> str:
    return say(f"face.deploy_free.{effect.where}")


@short.register
def _(effect: nations_words.UndeployAny) -> str:
    return say(f"face.undeploy.{effect.type}", gain=short(effect.gain))
