"""Card text as rows of pills, signs and short words, read from the effects themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import singledispatch
from itertools import groupby

from game.core import words
from game.core.amounts import All, Amount, AtLeast, Compared, Condition, Named, Not
from game.nations import words as nations_words
from game.nations.cards import Card, Event, Line, Special, Trigger
from game.nations.state import RESOURCES
from game.nations.wording import text
from sprites.card_face import Arrow, Cost, EffectRow, EffectToken, Gain, Sign, Words

Tokens = tuple[EffectToken, ...]

STANDING = ("strength", "stability")
SIGNS = (*RESOURCES, *STANDING, "vp")
"""Measures that have a sign of their own."""

COUNTED = {
    "golden_ages_bought": "Golden Age bought",
    "colonies_bought": "Colony bought",
    "wars_and_battles_bought": "War, Battle bought",
    "medieval_colonies": "Medieval Colony",
    "renaissance_colonies": "Renaissance Colony",
    "industrial_colonies": "Industrial Colony",
    "advisors": "Advisor",
    "early_advisors": "Advisor of age I, II",
    "medieval_advisors": "Medieval Advisor",
    "current_age_cards": "card of this age",
    "industrial_workers": "age IV worker",
    "military_workers": "on Military",
    "strength_for_events": "strength",
    "has_most_workers": "lead in workers",
}
TESTS = {
    "passed_first": "passed first",
    "passed_last": "passed last",
    "stronger_than_war": "above the War",
    "another_bought_the_war": "other's War",
}
TRIGGERS = {
    "hired": (Words("each"), Sign("architect")),
    "wonder_ready": (Words("Wonder ready"),),
    "replaced": (Words("replaced"),),
    "replaced_newer_building": (Words("newer Building"),),
    "spent_last_gold": (Words("last"), Sign("gold"), Words("spent")),
    "passed": (Words("pass"),),
    "passed_first": (Words("pass first"),),
    "defeated": (Words("after a lost War"),),
}

GRANTS: dict[str, Callable[[int], Tokens]] = {
    "advisors": lambda n: (Words("second Advisor"),),
    "architects": lambda n: (Words(f"{n} private"), Sign("architect")),
    "battle_price_of_others": lambda n: (Words("others: Battle"), Cost("gold", n)),
    "colony_requirement_of_all": lambda n: (Words("Colony needs"), Words(f"+{n}"), Sign("strength")),
    "double_first_turn": lambda n: (Words("first turn: 2 actions"),),
    "event_choice": lambda n: (Words("pick 1 of 2 events"),),
    "free_worker_on_building": lambda n: (Words("new Building:"), Sign("worker"), Words("free")),
    "golden_age_bonus": lambda n: (Words(f"Golden Age +{n}"),),
    "military_discount": lambda n: (Words("Military:"), Words(f"−{n}"), Sign("stone")),
    "no_military_upkeep": lambda n: (Words("no upkeep for"), Sign("strength")),
    "no_shortage_vp": lambda n: (Words("shortage: no"), Cost("vp", 1)),
    "no_war_buying": lambda n: (Words("you buy no War"),),
    "no_war_vp_if_passed_first": lambda n: (Words("pass first: War no"), Cost("vp", 1)),
    "raid": lambda n: (Sign("raid"), Words(f"+{n}")),
    "skips_first_turn": lambda n: (Words("skip first turn"),),
    "stability_of_all": lambda n: (Words("all"), signed("stability", n)),
    "war_food_of_all": lambda n: (Words("War: all"), Cost("food", n)),
    "war_strength": lambda n: (Words("in War"), Gain("strength", n)),
}


def signed(kind: str, amount: int) -> EffectToken:
    """A gain's or a loss's pill."""
    return Gain(kind, amount) if amount > 0 else Cost(kind, -amount)


def written(sentence: str) -> Tokens:
    """Words with {glyph} marks as tokens."""
    pieces = re.split(r"\{(\w+)\}", sentence.replace("-", "−"))
    tokens = [
        Sign(piece) if index % 2 else Words(piece.strip())
        for index, piece in enumerate(pieces)
        if piece.strip()
    ]
    return tuple(tokens)


def card_rows(card: Card) -> tuple[EffectRow, ...]:
    """Everything that the card does, one thing a row."""
    if card.type == "war":
        kind, amount = card.loss
        return ((Words("weaker nations"),), (Cost("vp", 1), Cost(kind, amount)))
    if card.type == "battle":
        return ((Words("your raid"), Sign("raid"), Words("in")), (Sign("books"), Sign("food"), Sign("stone")))
    if card.type == "golden_age":
        return ((Gain(*card.gain),), (Words(f"or pay {card.age}:"), Gain("vp", 1)))
    rows = [_yield_row(card)]
    rows += [_line_row(line) for line in card.conditional_production]
    rows += [GRANTS[name](amount) for name, amount in card.grants.items()]
    rows += [_trigger_row(trigger) for trigger in card.whenever]
    rows += [_special_row(card.special)] if card.special else []
    rows += [(Words("once"), *effect_tokens(effect)) for effect in (card.ready, card.ready_all) if effect]
    rows += [(Words("leaves if"), *condition_tokens(card.remove_if))] if card.remove_if else []
    rows += [(Words("age end"), Gain("vp", card.age_end_vp))] if card.age_end_vp else []
    rows += [(Words("end:"), *amount_tokens("vp", card.final_vp))] if card.final_vp else []
    return tuple(row for row in rows if row)


def _yield_row(card: Card) -> EffectRow:
    amounts = [
        *zip(STANDING, (card.strength, card.stability), strict=True),
        *zip(RESOURCES, card.production, strict=True),
    ]
    gains = [pair for pair in amounts if pair[1] > 0]
    losses = [pair for pair in amounts if pair[1] < 0]
    return tuple(signed(kind, amount) for kind, amount in gains + losses)


def _line_row(line: Line) -> EffectRow:
    condition = condition_tokens(line.when) if line.when else ()
    if line.choose:
        return (*condition, *effect_tokens(line.choose))
    brings = [token for index, amount in line.brings for token in amount_tokens(RESOURCES[index], amount)]
    return (*condition, *brings)


def _trigger_row(trigger: Trigger) -> EffectRow:
    if trigger.event == "bought":
        buying = "others:" if trigger.others else "buy"
        return (*_bought_tokens(buying, dict(trigger.facts)), *effect_tokens(trigger.do))
    key = "_".join([trigger.event, *(fact for fact, _ in trigger.facts)])
    others = (Words("others:"),) if trigger.others else ()
    return (*others, *TRIGGERS[key], *effect_tokens(trigger.do))


def _bought_tokens(buying: str, facts: Mapping[str, tuple[object, ...]]) -> Tokens:
    """What is bought, and its prices as coins."""
    names = text()["names"]
    types = ", ".join(str(names[kind]) for kind in facts.get("type", ()))
    if "price" not in facts:
        return (Words(f"{buying} {types or 'a card'}"),)
    coins = [token for price in facts["price"] for token in (Words("or"), Sign("gold", int(str(price))))]
    return (Words(f"{buying} {types} for" if types else f"{buying} for"), *coins[1:])


def _special_row(special: Special) -> EffectRow:
    condition = condition_tokens(special.when) if special.when else ()
    often = f" {special.limit} ×" if special.limit > 1 else ""
    return (*condition, Words(f"action{often}:"), *effect_tokens(special.do))


def event_rows(event: Event) -> tuple[EffectRow, ...]:
    """One row for every sentence of an event: whom it concerns and what it does."""
    rows = []
    for part in event.parts:
        who = event_condition_tokens(part.who) if part.who else (Words("all:"),)
        rows.append((*who, *effect_tokens(part.do)))
    return tuple(rows) or ((Words("player order stays"),),)


def event_condition_tokens(condition: Condition) -> Tokens:
    """Whom an event concerns; Strength has words of its own."""
    if isinstance(condition, Compared) and condition.measured in ("strength", "strength_for_events"):
        return (Words("strongest" if condition.place == "most" else "weakest"), Sign("strength"))
    if isinstance(condition, Not):
        return (Words("all but"), *event_condition_tokens(condition.condition))
    if isinstance(condition, All):
        refused = [part.condition for part in condition.conditions if isinstance(part, Not)]
        if len(refused) == len(condition.conditions):
            return (Words("all but"), *_joined(refused, Words("and")))
        return _joined(condition.conditions, Words("if"))
    return condition_tokens(condition)


def amount_tokens(kind: str, amount: Amount) -> Tokens:
    """A fixed amount as one pill; a counted one as "per" and a pill."""
    if amount.measure is None:
        return (signed(kind, amount.plus),)
    plus = (signed(kind, amount.plus),) if amount.plus else ()
    if amount.count == "has_most_workers":
        return (*plus, Words("most"), Sign("worker"), signed(kind, amount.each))
    counted = (Sign(amount.count),) if amount.count in SIGNS else (Words(COUNTED[amount.count]),)
    return (*plus, Words("per"), *counted, signed(kind, amount.each))


def condition_tokens(condition: Condition) -> Tokens:
    """A condition in front of what it brings."""
    match condition:
        case Compared(place, measured):
            place = "weakest" if (place, measured) == ("least", "strength") else place
            sign = "strength" if measured == "strength_for_events" else measured
            if sign in SIGNS:
                return (Words(place), Sign(sign))
            return (Words(f"{place} {_plural(COUNTED[measured])}"),)
        case AtLeast(measured, number):
            counted = Sign(measured) if measured in SIGNS else Words(COUNTED[measured])
            return (counted,) if number == 1 else (Words(f"{number}+"), counted)
        case Named(name):
            return (Words(TESTS[name]),)
        case Not(inner):
            return (Words("not"), *condition_tokens(inner))
        case All((first, *others)):
            joined = [token for each in others for token in (Words("and"), *condition_tokens(each))]
            return (*condition_tokens(first), *joined)
    raise TypeError(f"no short form for {condition!r}")


def _joined(conditions: Iterable[Condition], *between: EffectToken) -> Tokens:
    first, *others = (event_condition_tokens(condition) for condition in conditions)
    return (*first, *(token for other in others for token in (*between, *other)))


def _plural(name: str) -> str:
    return name.replace("Age ", "Ages ").replace("Colony", "Colonies").replace("worker", "workers")


@singledispatch
def effect_tokens(effect: words.Effect) -> Tokens:
    """What an effect looks like in a row. Raises TypeError for one that has no short form."""
    raise TypeError(f"no short form for {effect!r}")


@effect_tokens.register
def _(effect: words.Gain) -> Tokens:
    """What several amounts are counted by is said once."""
    tokens: list[EffectToken] = []
    for kind, amount in effect.amounts:
        *counted, pill = amount_tokens(kind, amount)
        tokens += [*(() if counted and tokens[: len(counted)] == counted else counted), pill]
    return tuple(tokens)


@effect_tokens.register
def _(effect: words.Lose) -> Tokens:
    tokens: list[EffectToken] = []
    for kind, amount in effect.amounts:
        if amount.count == kind and amount.each == 1 and amount.plus < 0:
            tokens += [Words(f"all but {-amount.plus}"), Sign(kind)]
            continue
        counted = amount_tokens(kind, amount)
        tokens += [Cost(token.glyph, token.amount) if isinstance(token, Gain) else token for token in counted]
    return tuple(tokens)


@effect_tokens.register
def _(effect: words.Pay) -> Tokens:
    return (*price_tokens(effect), Arrow(), *effect_tokens(effect.then))


def price_tokens(effect: words.Pay) -> Tokens:
    """What is paid, each kind with its number."""
    tokens: list[EffectToken] = []
    for kind, amount in effect.amounts:
        *counted, pill = amount_tokens(kind, amount)
        tokens += [*counted, Sign(pill.glyph, pill.amount) if isinstance(pill, Gain) else pill]
    return tuple(tokens)


@effect_tokens.register
def _(effect: words.InOrder) -> Tokens:
    return tuple(
        token for part, repeats in groupby(effect.effects) for token in _repeated(part, len(list(repeats)))
    )


def _repeated(effect: words.Effect, times: int) -> Tokens:
    """The same effect several times in a row: said once, with its number."""
    return (*((Words(f"{times} ×"),) if times > 1 else ()), *effect_tokens(effect))


@effect_tokens.register
def _(effect: words.OneOf) -> Tokens:
    if effect.optional:
        return (Words("may"), *effect_tokens(effect.options[0]))
    return _shared_amount(effect) or _shared_gain(effect) or _alternatives(effect)


def _shared_amount(effect: words.OneOf) -> Tokens:
    """`+5` of any of several kinds: the number once, then the kinds."""
    gains = [option.amounts for option in effect.options if isinstance(option, words.Gain)]
    kinds = [amounts[0] for amounts in gains if len(amounts) == 1 and not amounts[0][1].count]
    if len(kinds) != len(effect.options) or len({amount.plus for _, amount in kinds}) != 1:
        return ()
    first, *others = kinds
    return (Gain(first[0], first[1].plus), *(Sign(kind) for kind, _ in others))


def _shared_gain(effect: words.OneOf) -> Tokens:
    """Several prices for the same thing: the prices, then the thing once."""
    options = [option for option in effect.options if isinstance(option, words.Pay)]
    if len(options) != len(effect.options) or len({effect_tokens(option.then) for option in options}) != 1:
        return ()
    either = [token for option in options for token in (Words("or"), *price_tokens(option))][1:]
    return (*either, Arrow(), *effect_tokens(options[0].then))


def _alternatives(effect: words.OneOf) -> Tokens:
    parts = [token for option in effect.options for token in (Words("or"), *effect_tokens(option))]
    return tuple(parts[1:])


@effect_tokens.register
def _(effect: words.Each) -> Tokens:
    if effect.who is not None:
        return (*event_condition_tokens(effect.who), *effect_tokens(effect.do))
    return (Words("others" if effect.others else "all"), *effect_tokens(effect.do))


@effect_tokens.register
def _(effect: words.ByRule) -> Tokens:
    return written(" ".join(text()["rules"][effect.name]["face"]))


@effect_tokens.register
def _(effect: nations_words.TakeWorkers) -> Tokens:
    return (Gain("worker", effect.number),)


@effect_tokens.register
def _(effect: nations_words.ReturnWorkers) -> Tokens:
    return (Cost("worker", effect.number),)


@effect_tokens.register
def _(effect: nations_words.MoveTo) -> Tokens:
    return (Words(f"go {effect.place}"),)


@effect_tokens.register
def _(effect: nations_words.RemoveCards) -> Tokens:
    losses: dict[str, Tokens] = {
        "architect": (Cost("architect", 1),),
        "colony": (Words("lose a Colony"),),
        "advisors": (Words("lose Advisor"),),
    }
    lost = losses[effect.what]
    return (*lost, Words("or"), *effect_tokens(effect.otherwise)) if effect.otherwise else lost


@effect_tokens.register
def _(effect: nations_words.BuildFree) -> Tokens:
    return (Gain("architect", effect.number), Words("free"))


@effect_tokens.register
def _(effect: nations_words.DeployForNothing) -> Tokens:
    where = {
        "any": (Words("deployed"),),
        "military": (Words("on"), Sign("strength")),
        "building": (Words("on Building"),),
    }
    return (Sign("worker"), *where[effect.where], Words("free"))


@effect_tokens.register
def _(effect: nations_words.UndeployAny) -> Tokens:
    source = "Military" if effect.type == "military" else "Buildings"
    return (Sign("worker"), Words(f"off {source}:"), *effect_tokens(effect.gain))
