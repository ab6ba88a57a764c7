"""Make the rules of plurals from CLDR: which form of a word a whole number takes, in every language.

    pip install babel==2.17.0
    python packaging/make_plural_rules.py > game/text/plural_rules.py
    python packaging/make_plural_rules.py --expected > tests/game/plurals_of_cldr.txt

Babel is a tool here and nothing the program needs. Its rules know fractions, too; whole numbers have none, so what is
said of them is worked out once and left away. With --expected Babel's own reading of the same rules is printed, for
the test to compare with.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from textwrap import wrap

from babel import Locale, __version__
from babel.localedata import locale_identifiers

ORDER = ("zero", "one", "two", "few", "many", "other")
EXPECTED = ("ar", "cs", "cy", "de", "en", "fi", "fr", "ja", "lv", "pl", "ru", "sl")
"""The languages of the test: all counts of forms, and the odd ones."""
HIGHEST = 200

_RELATION = re.compile(r"([nivwftce])(?: mod (\d+))? (not )?in ([\d.,]+)")
_WHOLE = "ni"
"""What of a number is the number itself; all else counts digits after its point, of which there are none."""


def _ranges(values: str) -> list[tuple[int, int]]:
    return [(int(low), int(high or low)) for low, _, high in (each.partition("..") for each in values.split(","))]


def _relation(text: str) -> str | bool:
    """A relation in Python, or what it always is for whole numbers."""
    found = _RELATION.fullmatch(text)
    assert found, text
    operand, divisor, is_not, values = found.groups()
    ranges = _ranges(values)
    if operand not in _WHOLE:
        return any(low <= 0 <= high for low, high in ranges) != bool(is_not)
    number = f"n % {divisor}" if divisor else "n"
    wide = [f"{low} <= {number} <= {high}" for low, high in ranges if low != high]
    alone = [str(low) for low, high in ranges if low == high]
    if alone:
        wide.append(f"{number} == {alone[0]}" if len(alone) == 1 else f"{number} in ({', '.join(alone)})")
    told = wide[0] if len(wide) == 1 else f"({' or '.join(wide)})"
    if not is_not:
        return told
    return told.replace("==", "!=") if "==" in told and " or " not in told else f"not {told}"


def _condition(rule: str) -> str:
    """A rule in Python; nothing where it is about fractions only."""
    ways = []
    for way in rule.split(" or "):
        relations = [_relation(each) for each in way.split(" and ")]
        if False not in relations:
            ways.append(" and ".join(str(each) for each in relations if each is not True))
    ways = [f"({way})" if " and " in way and len(ways) > 1 else way for way in ways]
    assert all(ways) or ways == [""], rule
    return " or ".join(ways)


def _languages() -> list[str]:
    return sorted({each for each in locale_identifiers() if re.fullmatch("[a-z]{2}", each)})


def _rules() -> str:
    known: dict[tuple[tuple[str, str], ...], list[str]] = defaultdict(list)
    for language in _languages():
        rules = Locale(language).plural_form.rules
        conditions = ((category, _condition(rules[category])) for category in ORDER if category in rules)
        known[tuple((category, way) for category, way in conditions if way)].append(language)
    parts = [
        '"""Which form of a word a whole number takes, by language.\n',
        f"Made by `packaging/make_plural_rules.py` from the CLDR of Babel {__version__}: not for editing.",
        '"""\n',
        "from __future__ import annotations\n",
        "from collections.abc import Callable, Mapping\n",
        "Rule = tuple[tuple[str, Callable[[int], bool]], ...]",
        '"""Categories of CLDR, each with the whole numbers from 0 that are of it; all others are `other`."""\n',
        "_SAME: tuple[tuple[str, Rule], ...] = (",
    ]
    for rule, languages in sorted(known.items(), key=lambda each: (len(each[0]), each[1])):
        parts.append("    (")
        parts += [f'        "{line} "' for line in wrap(" ".join(languages), 100)]
        parts.append("        ,")
        parts.append("        (")
        parts += [f'            ("{category}", lambda n: {way}),' for category, way in rule]
        parts += ["        ),", "    ),"]
    parts.append(
        ")\n\nRULES: Mapping[str, Rule] = {language: rule for languages, rule in _SAME for language in "
        "languages.split()}\n"
    )
    return "\n".join(parts)


def _expected() -> str:
    lines = [
        f"# Categories of the numbers from 0 to {HIGHEST} by Babel {__version__}, each by its first letter; m is "
        "many, o one, x other.",
        "# Made by packaging/make_plural_rules.py --expected.",
    ]
    for language in EXPECTED:
        form = Locale(language).plural_form
        letters = "".join("x" if (of := form(n)) == "other" else of[0] for n in range(HIGHEST + 1))
        lines.append(f"{language} {letters}")
    return "\n".join(lines)


print(_expected() if "--expected" in sys.argv else _rules())
