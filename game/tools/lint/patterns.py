"""What nobody would say at a table, in patterns, and what to write instead.

What is of tier FINDING is found by `main.py lint`; what is COUNTED only by `main.py lint --style`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from game.text.language import ENGLISH

FINDING, COUNTED = 1, 2
"""Tiers: what has to go, and what is only counted, as it is right now and then."""


class Pattern(NamedTuple):
    """What nobody would say, how much it matters, and what to write instead.

    but: keys whose text means something else by the same words.
    """

    name: str
    tier: int
    of: re.Pattern[str]
    instead: str
    but: frozenset[str] = frozenset()


def _pattern(name: str, tier: int, of: str, instead: str, *but: str) -> Pattern:
    return Pattern(name, tier, re.compile(of), instead, frozenset(but))


_ONE = r"(?:one|a|an|\d|\{\w+\}|\w+)"
_START = r"(?:^|[.:;?!] |\n)"

IDIOMS = (
    _pattern(
        "any more",
        1,
        r"\b(?:nobody|no one|nothing|not?|can)\b[^.:;]{0,60}\bany ?more\b",
        "say what holds now",
    ),
    _pattern("whoever", 1, r"\b[Ww]hoever\b", "players who, or if you"),
    _pattern(
        "a question as subject",
        1,
        r"(?:(?<=^)|(?<=[.:;] )|(?<=, ))Who (?:has|is|cannot|brings|empties|falls|must|bought"
        r"|passes|can|knows)\b(?![^.]*\?)",
        "a player who, or if you",
    ),
    _pattern(
        "hand for a player",
        1,
        r"\b(?:computer|Hard|Normal|Easy|strong(?:est)?|adviser'?s?) hands?\b|\bhand of the kind\b",
        "computer player",
    ),
    _pattern("for nothing", 1, r"\bfor nothing\b", "for free"),
    _pattern("in vain", 1, r"\bin vain\b|\bas ever\b|\bevermore\b|\bever later\b|\banew\b", "again, as usual"),
    _pattern("by itself", 1, r"\bby (?:itself|themselves|himself)\b", "automatically, on its own"),
    _pattern("at hand", 1, r"\bat hand\b", "available, or in your supply"),
    _pattern("as far as", 1, r"\bas far as (?:can|one|it|they|the|nobody|anybody|money|to be)\b", "leave it out"),
    _pattern("weighs", 1, r"\b(?:weighs?|weighed|outweigh)\b", "matters, or compare"),
    _pattern(
        "one for you",
        1,
        r"(?:^|[.;:] |\b[Ww]hat )[Oo]ne (?:can|may|must|looks|plays|searches|would|does|has)\b"
        r"|\bAlone one\b|\bis one defeated\b|\bone plays\b",
        "you",
    ),
    _pattern("is told", 1, r"\b(?:is|are|was|be) (?:told|said|asked)\b", "an active verb with its subject"),
    _pattern(
        "turned round",
        1,
        _START
        + r"(?:Below|Here|Alone|Then|Beside|On it|Off|Of (?:most|several|what|three)|Where|Among)"
        + r"(?! (?:does|do|is|are) (?:the|your|a)) (?:\w+ ){0,4}"
        + r"(?:is|are|stand|stands|lie|lies|follows|begins|plays|comes|came|costs)\b|\bThere it is over\b",
        "begin with the subject",
    ),
    _pattern(
        "puts away",
        1,
        r"\b(?:puts? (?:it|this|the \w+) away|leads? back|goes on|go on|gone on|went on|going on)\b",
        "close, return, continue",
    ),
    _pattern(
        "one more",
        1,
        rf"\b{_ONE} (?:worker|point|place|piece|cube|die|turn|move|step|dot|roll) more\b"
        r"|\b(?:\d|<\w+>|one|two) more (?:\{\w+\}|of)\b|\b[Oo]nce more\b|\b\{\w+\} more\b",
        "one more X, an extra X",
    ),
    _pattern("several colons", 1, r":(?=[ \n])[^:<>{}\n.]{3,80}:(?=[ \n])", "one colon in a sentence"),
    _pattern(
        "clipped if",
        1,
        r"\bif (?:need be|any|known|shared|open)\b|\bonce ready\b|\bonly if told\b",
        "a clause",
    ),
    _pattern("clipped wish", 1, r"(?::|;) (?:do|buy it|take it|let us \w+)\.?$", "a full sentence"),
    _pattern(
        "two negations",
        1,
        r"\b(?:no|not|never|nobody|nothing|neither)\b[^.:;,\n<]{1,40}\b(?:no|not|never|nobody"
        r"|nothing|unless|neither|nor|none)\b"
        r"(?! (?:only|more than))",
        "one negation at most",
    ),
    _pattern(
        "things that lie",
        2,
        r"\b(?:lie|lies|lay|stand|stands|stood) (?:here|there|beside|under|over|in|on|at|open"
        r"|face|as|with|still)\b",
        "is, are",
    ),
    _pattern(
        "comes",
        2,
        r"\b(?:come|comes|came) (?:into sight|by itself|together|otherwise|to its end"
        r"|as they came|again as|to the same|about)\b",
        "name what happens",
    ),
    _pattern(
        "noun that",
        2,
        r"\bthe \w+ that (?:you|it|one|they|we|the|this|is|was|are|lies|has|have|may|can"
        r"|follows|comes|covers|follow|looks|do)\b",
        "drop that",
    ),
    _pattern(
        "of the",
        2,
        r"\b(?:die|tile|ghost|board|card|cards|word|names?|place|slip|step|folder|list|row"
        r"|rows|seat|report) of (?:the|a|an|your|its|each|all|this|that|his|old|another)\b",
        "the shadow's die, from the market",
    ),
    _pattern(
        "nothing can",
        2,
        r"\b(?:nothing|nobody) (?:can|could|may|is|was|has|of|more|here|new|left|stands|weighs"
        r"|comes|happens|harms|lies|sees|knows|asks|needs)\b",
        "positive subject and verb",
    ),
    _pattern(
        "what is",
        2,
        r"(?:^|[.;] )[Ww]hat (?:is|was|are|has|lies|stands|comes|runs|one|nobody|others|a "
        r"|dice|anybody|cards?)\b(?![^.?]*\?)|; what \w+",
        "a noun",
    ),
    _pattern(
        "hangs on",
        2,
        r"\b(?:hangs? on|holds (?:for now|already|at once)|counts at once|of use|of no use"
        r"|no matter|brings? (?:it|them|a |most|nothing|more))\b",
        "depends on, works, gives",
    ),
    _pattern(
        "as many as",
        2,
        r"\bas (?:many|much|large|strong|long|far|soon|often|they|it|high) (?:as|[a-z]+ as)\b"
        r"|\bso (?:many|much|few) \w+\b",
        "the number first",
    ),
    _pattern("everybody", 2, r"\b(?:[Ee]verybody|[Ss]omebody|[Aa]nybody)\b", "everyone, someone"),
    _pattern(
        "things that speak",
        2,
        r"\b(?:it|slip|card|board|line|table|forecast|log|button|ribbon|screen|sentence"
        r"|tile)s? (?:says?|tells?|speaks?|asks for|wants?|answers?|knows?)\b",
        "shows, needs",
    ),
)
"""Turns of phrase that are grammar, but not English."""

GLOSSARY = (
    _pattern(
        "StyledText size",
        1,
        r"\b[Ll]etters (?:of this size|and signs|as large)|(?:at most|than) <most> letters"
        r"|\blarge letters\b",
        "text, characters",
        "letter.too_many",
    ),
    _pattern(
        "start the game",
        1,
        r"\b(?:[Dd]eal the table|the table (?:is|was) (?:dealt|laid|set up)"
        r"|[Ll]ays? the (?:table|boards)|this table|a table of one)\b",
        "this game; start the game",
    ),
    _pattern("highlighted", 1, r"\b(?:is|are|was|be|stays?) lit\b|\bframed\b|\bWhat lights up\b", "highlighted"),
    _pattern("tooltip", 1, r"\b[Ss]lips?\b", "tooltip, note"),
    _pattern("icon", 1, r"(?<!<)\b[Ss]igns?\b", "icon"),
    _pattern("prompt", 1, r"\b[Rr]ibbons?\b", "prompt"),
    _pattern("practice", 1, r"(?i)\bpractise", "practice"),
    _pattern("mastered", 1, r"\b(?:of <total> known|not known)\b", "mastered"),
    _pattern("tries", 1, r"\bfutures\b", "tries, simulations"),
    _pattern("unavailable", 1, r"\bdark (?:buttons?|one)\b", "unavailable"),
    _pattern("under construction", 1, r"\bin building\b", "under construction"),
    _pattern("current advisor", 1, r"\b[Aa]dvisors? in office\b", "current advisor"),
    _pattern("replaces", 1, r"\b(?:pushes|pushed) (?:\w+ ){0,3}out\b", "replaces"),
    _pattern("clears", 1, r"\bsweeps? a column\b", "clears a column"),
    _pattern("crashed", 1, r"\b(?:stumble[sd]?|broke off)\b", "stopped, crashed"),
    _pattern("current version", 1, r"\brules of now\b", "the current version"),
    _pattern("opponents", 1, r"\bcomputer hand\b", "computer player"),
    _pattern("expensive", 1, r"(?<!<)\b(?:dear|dearer|dearest)\b", "expensive"),
    _pattern("loot", 1, r"\bbooty\b", "loot"),
    _pattern("back and forth", 1, r"\b(?:forth and back|to and fro)\b", "back and forth"),
    _pattern("also", 1, r"\b[Bb]esides\b", "also"),
    _pattern(
        "US spelling",
        1,
        r"(?i)(?<!<)\b(?:colour|defence|favour|harbour|honour|neighbour|centre|grey|labour|armour)",
        "color, defense, favor",
        "numbers.labor.1",
    ),
)
"""One word for one thing: the word to use, and what used to stand for it."""

CAPITALS = _pattern(
    "capitals",
    1,
    r"(?<![.!?:…] )(?<!^)(?<!\*\*)(?<!\n)\b(?:Workers?|Buildings?|Military|Militaries"
    r"|Wonders?|Colony|Colonies|Advisors?)\b",
    "game terms are small in running text",
)

GERMAN = (
    _pattern("soweit man sieht", 1, r"\b[Ss]oweit (?:man|sich|es)\b", "weglassen"),
    _pattern(
        "Tisch decken",
        1,
        r"\b[Tt]isch(?:es|s)? (?:decken|(?:wird|wurde|ist) gedeckt)|\b[Dd]eckt den Tisch\b|\b[Dd]ieser Tisch\b",
        "Spiel starten, dieses Spiel",
    ),
    _pattern("Zettel", 1, r"\bZettel\b", "Hinweis"),
    _pattern("leuchtet", 1, r"\bumrahmt\b|\bleuchte[tn]\b", "hervorgehoben"),
    _pattern("von selbst", 1, r"\bvon selbst\b", "automatisch"),
    _pattern(
        "gefragt ist",
        1,
        r"\bgefragt ist\b|\bsitzt anderswo\b|\banderswo sitzt\b",
        "dran ist, per Mail spielt",
    ),
    _pattern("aufgehoben", 1, r"\baufgehoben\b", "gespeichert, bleibt erhalten"),
    _pattern("stolpert", 1, r"\bstolper", "scheitert, stürzt ab"),
    _pattern("Computerhand", 1, r"\bComputerh[aä]nd|\bHand der Stufe\b", "Computer, Computergegner"),
    _pattern("neu verteilt", 1, r"\bneu (?:ausgeteilt|verteilt)\b", "neu gemischt"),
    _pattern("per Post", 1, r"\b[Pp]er Post\b", "per Mail"),
    _pattern("umsonst", 1, r"\bfür nichts\b", "kostenlos"),
)
"""What a German text has that follows an older English one word by word."""

FRENCH = (
    _pattern(
        "espace insécable", 1, r" [:;!?»](?=[ \n]|$)|« |\w[!?](?![\w>=])|\w»|«\w", "une espace insécable (U+00A0)"
    ),
    _pattern("apostrophe", 1, r"\w'\w", "l’apostrophe (U+2019)"),
    _pattern("tutoiement", 1, r"\b(?:[Tt]u|[Tt]oi|[Tt]es|[Tt]on|[Tt]a)\b", "vous"),
    _pattern("mot anglais", 1, r"(?<![<.])\b(?:[Uu]ndo|[Tt]imeline|hint)\b(?!\.\w+>)", "le mot français"),
)
"""What a French text must not have: signs that a line may begin with, "tu" beside "vous", English left over."""

PATTERNS: Mapping[str, tuple[Pattern, ...]] = {
    ENGLISH: (*IDIOMS, *GLOSSARY, CAPITALS),
    "de": GERMAN,
    "fr": FRENCH,
}
"""What nobody would say, by language."""
