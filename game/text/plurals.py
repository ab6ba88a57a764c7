"""Plurals: which of several words a number takes in a language.

A language's head names the categories of CLDR that its words come in, such as [one, few, many] in Polish. A template
gives a text for each of them, in that order (`game.text.template`).
"""

from __future__ import annotations

from typing import NamedTuple

from game.text.plural_rules import RULES, Rule

OTHER = "other"
CATEGORIES = ("zero", "one", "two", "few", "many", OTHER)
"""All that CLDR knows, in the order in which a head names them."""

USUAL = 1000
"""Numbers up to this one are counted by words; a category that only higher ones need, such as millions in French, may
be left out, and takes the last text.
"""


class Plurals(NamedTuple):
    """The categories of a language's words, and which numbers are of which."""

    categories: tuple[str, ...]
    rule: Rule

    def place(self, number: int) -> int:
        """Which of the texts a whole number from 0 takes."""
        category = category_of(number, self.rule)
        return self.categories.index(category) if category in self.categories else len(self.categories) - 1


def category_of(number: int, rule: Rule) -> str:
    """The category of CLDR that a whole number from 0 is of."""
    return next((category for category, holds in rule if holds(number)), OTHER)


def wanted(language: str) -> tuple[str, ...]:
    """The categories that the numbers up to `USUAL` need in a language, by its code; of English where CLDR has none."""
    rule = rule_of(language)
    needed = {category_of(number, rule) for number in range(USUAL)}
    return tuple(each for each in CATEGORIES if each in needed)


def rule_of(language: str) -> Rule:
    """The rule of a language by its code, with or without a country; that of English where CLDR has none."""
    return RULES.get(language.split("-")[0], RULES["en"])


def plurals_of(language: str) -> Plurals:
    """What a language's words come in by CLDR alone."""
    return Plurals(wanted(language), rule_of(language))


ENGLISH_PLURALS = plurals_of("en")
