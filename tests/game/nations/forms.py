"""Every form that docs/adding-a-card.md documents, drawn at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from game.cards.catalog import Passage, Register
from game.nations.cards.cards import GRANTS, ON_WORKERS, TYPES, Card, EventHalf
from game.nations.cards.effects import VOCABULARY
from game.nations.cards.reading import _read_event
from game.nations.cards.reading_cards import STANDING_VALUES, _read_card
from game.nations.cards.triggers import LISTENED
from game.nations.state import RESOURCES

Choice = TypeVar("Choice")
Form = dict[str, Any]

DEEPEST = 2
"""How deep effects lie in one another."""


class Draws:
    """Choices at random that can be drawn again, with one of them made anew."""

    def __init__(self, seed: int, again: Sequence[int] = ()) -> None:
        self._chance = random.Random(seed)
        self._again = again
        self.places: list[int] = []

    def one(self, options: Sequence[Choice]) -> Choice:
        number = len(self.places)
        place = self._again[number] if number < len(self._again) else self._chance.randrange(len(options))
        self.places.append(place)
        return options[place % len(options)]

    def some(self, options: Sequence[Choice], most: int = 2) -> list[Choice]:
        """One or several, all of them different, in their order."""
        first, count = self.one(range(len(options))), self.one(range(1, most + 1))
        return [option for place, option in enumerate(options) if (place - first) % len(options) < count]


def amount(draws: Draws) -> Any:
    if draws.one((True, True, False)):
        return draws.one((1, 2, 7))
    counted: Form = {"count": draws.one(sorted(VOCABULARY.measures))}
    if draws.one((True, False)):
        counted["each"] = draws.one((2, 3))
    if draws.one((True, False)):
        counted["plus"] = draws.one((-2, -1, 1, 4))
    return counted


def amounts(draws: Draws, kinds: Sequence[str] = VOCABULARY.kinds) -> Form:
    return {kind: amount(draws) for kind in draws.some(kinds)}


def numbers(draws: Draws, kinds: Sequence[str] = RESOURCES) -> Form:
    return {kind: draws.one((1, 2, 8)) for kind in draws.some(kinds)}


def condition(draws: Draws, depth: int = 0) -> Any:
    measures = sorted(VOCABULARY.measures)
    deeper = ("all", "not") if depth < DEEPEST else ()
    word = draws.one(("most", "least", "at_least", "test", *deeper))
    if word == "test":
        return draws.one(sorted(VOCABULARY.tests))
    if word == "at_least":
        return {word: {draws.one(measures): draws.one((1, 2, 5))}}
    if word == "not":
        return {word: condition(draws, depth + 1)}
    if word == "all":
        return {word: [condition(draws, DEEPEST), condition(draws, DEEPEST)]}
    return {word: draws.one(measures)}


WORKER_WORDS = ("take_worker", "return_worker", "build_free")


def effect(draws: Draws, depth: int = 0) -> Any:
    deeper = ("pay", "choose", "may", "list", "each", "remove") if depth < DEEPEST else ()
    plain = ("gain", "lose", *WORKER_WORDS, "deploy_free", "undeploy_any", "move_to", "rule")
    word = draws.one((*plain, *deeper))
    if word in ("gain", "lose"):
        return {word: amounts(draws)}
    if word in WORKER_WORDS:
        return {word: draws.one((1, 2, 3))}
    return _other_effect(word, draws, depth)


def _other_effect(word: str, draws: Draws, depth: int) -> Any:
    match word:
        case "deploy_free":
            return {word: draws.one(("any", *ON_WORKERS))}
        case "undeploy_any":
            return {word: draws.one(ON_WORKERS), "gain": amounts(draws)}
        case "move_to":
            return {word: draws.one(("first", "last"))}
        case "rule":
            return {word: draws.one(sorted(VOCABULARY.rules))}
        case "pay":
            return {word: amounts(draws, RESOURCES), "then": effect(draws, depth + 1)}
        case "choose":
            return {word: [{"lose": {"stone": draws.one((3, 4))}}, {"gain": numbers(draws, ("gold", "food"))}]}
        case "may":
            return {word: {"gain": amounts(draws)}}
        case "list":
            return [effect(draws, depth + 1), effect(draws, DEEPEST)]
        case "each":
            who = draws.one(("all", "others", None)) or condition(draws)
            return {word: who, "do": effect(draws, depth + 1)}
    removed: Form = {word: draws.one(("colony", "advisors", "architect"))}
    if draws.one((True, False)):
        removed["otherwise"] = effect(draws, depth + 1)
    return removed


def line(draws: Draws) -> Form:
    form: Form = {"if": condition(draws)} if draws.one((True, False)) else {}
    if draws.one((True, False, False)):
        return {
            **form,
            "choose": [{"gain": {"gold": draws.one((1, 2))}}, {"gain": {"food": draws.one((1, 2))}}],
        }
    if draws.one((True, False)):
        form["lose"] = numbers(draws)
    if "lose" not in form or draws.one((True, False)):
        form["gain"] = amounts(draws, RESOURCES)
    return form


def trigger(draws: Draws) -> Form:
    event = draws.one(sorted(LISTENED))
    form: Form = {event: "any", "do": effect(draws)}
    if event == "bought" and draws.one((True, True, False)):
        form[event] = {
            fact: draws.some(LISTENED[event][fact], 3) if draws.one((True, False)) else draws.one(LISTENED[event][fact])
            for fact in draws.some(("price", "type"))
        }
    elif LISTENED[event] and event != "bought" and draws.one((True, False)):
        form[event] = dict.fromkeys(LISTENED[event], True)
    if draws.one((True, False)):
        form["by"] = "others"
    return form


def special(draws: Draws) -> Form:
    form: Form = {"do": effect(draws)}
    if draws.one((True, False)):
        form["limit"] = draws.one((1, 2, 3))
    if draws.one((True, False)):
        form["if"] = condition(draws)
    return form


def grants(draws: Draws) -> Form:
    return {name: draws.one(GRANTS[name][:3]) for name in draws.some(sorted(GRANTS))}


POWERS = {
    "gives": lambda draws: {name: draws.one((-2, 1, 3)) for name in draws.some(STANDING_VALUES, 3)},
    "production": lambda draws: [line(draws) for _ in draws.some((1, 2))],
    "whenever": trigger,
    "special": special,
    "remove_if": condition,
    "grants": grants,
}
WONDER_POWERS = {
    **POWERS,
    "ready": effect,
    "ready_all": lambda draws: {"each": condition(draws), "do": effect(draws)},
    "age_end_vp": lambda draws: draws.one((1, 2)),
    "final_vp": amount,
}


def card(draws: Draws) -> tuple[str, Form]:
    """The heading of a card, and its fields."""
    kind = draws.one(TYPES)
    form: Form = {"id": "a_card", "name": "A Card", "emblem": "beer-stein"}
    if kind in ON_WORKERS:
        form |= {"deploy": 1, "vp": [1, 1]}
        form["each_worker"] = {name: draws.one((-2, 1, 3)) for name in draws.some(STANDING_VALUES, 3)}
    match kind:
        case "building":
            return "buildings", form
        case "military":
            return "military", {**form, "raid": draws.one((2, 3))}
        case "war":
            return "wars", {**form, "loss": {draws.one(RESOURCES): draws.one((2, 3))}}
        case "battle":
            return "battles", form
        case "golden_age":
            return "golden_ages", {**form, "gain": {draws.one(RESOURCES): draws.one((2, 3))}}
        case "colony":
            form |= {"requirement": draws.one((4, 9)), "vp": 0, "gives": POWERS["gives"](draws)}
            powers = {name: read for name, read in POWERS.items() if name != "gives"}
            return "colonies", form | {name: powers[name](draws) for name in draws.some(sorted(powers))}
        case "wonder":
            form |= {"sections": [1, 2], "vp": 0}
            return "wonders", form | {name: WONDER_POWERS[name](draws) for name in draws.some(sorted(WONDER_POWERS))}
    advisor: Form = {"id": "a_card", "name": "A Card", "person": "marco_polo"}
    return "advisors", advisor | {name: POWERS[name](draws) for name in draws.some(sorted(POWERS))}


def event(draws: Draws) -> Form:
    who = draws.one(("all", None)) or condition(draws)
    if draws.one((True, False)):
        return {"name": "An Event", "each": who, "do": effect(draws)}
    parts = [{"each": condition(draws), "do": effect(draws)} for _ in draws.some((1, 2))]
    return {"name": "An Event", "parts": parts}


def read_card(form: tuple[str, Form]) -> Card:
    """The card that a form describes."""
    heading, fields = form
    return _read_card(Passage(fields), heading, 1, Register(), {}, "")


def read_event(form: Form) -> EventHalf:
    """The event that a form describes."""
    return _read_event(Passage(form))
