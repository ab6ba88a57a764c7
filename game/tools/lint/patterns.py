"""Patterns of what nobody would say at a table, and what to write instead.

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


def _finding(name: str, of: str, instead: str, *but: str) -> Pattern:
    return Pattern(name, FINDING, re.compile(of), instead, frozenset(but))


def _counted(name: str, of: str, instead: str) -> Pattern:
    return Pattern(name, COUNTED, re.compile(of), instead)


_ONE = r"(?:one|a|an|\d|\{\w+\}|\w+)"
_START = r"(?:^|[.:;?!] |\n)"

IDIOMS = (
    _finding("any more", r"\b(?:nobody|no one|nothing|not?|can)\b[^.:;]{0,60}\bany ?more\b", "say what holds now"),
    _finding("whoever", r"\b[Ww]hoever\b", "players who, or if you"),
    _finding(
        "a question as subject",
        r"(?:(?<=^)|(?<=[.:;] )|(?<=, ))Who (?:has|is|cannot|brings|empties|falls|must|bought"
        r"|passes|can|knows)\b(?![^.]*\?)",
        "a player who, or if you",
    ),
    _finding(
        "hand for a player",
        r"\b(?:computer|Hard|Normal|Easy|strong(?:est)?|adviser'?s?) hands?\b|\bhand of the kind\b",
        "computer player",
    ),
    _finding("for nothing", r"\bfor nothing\b", "for free"),
    _finding("so much more", r"(?:<\w+>|\d)(?:\*\*)? (?:\{\w+\}|(?!or|got)[a-z]+) (?:more|less)\b", "3 more gold"),
    _finding("least of all", r"\b(?:least|most|fewest|first|best)(?: \w+)? of all[.:;\"]", "less than anyone else"),
    _finding("foot of the window", r"\bfoot of the (?:window|screen|table)\b|\bsand-glass\b", "bottom, sand timer"),
    _finding("in vain", r"\bin vain\b|\bas ever\b|\bevermore\b|\bever later\b|\banew\b", "again, as usual"),
    _finding("by itself", r"\bby (?:itself|themselves|himself)\b", "automatically, on its own"),
    _finding("at hand", r"\bat hand\b", "available, or in your supply"),
    _finding("as far as", r"\bas far as (?:can|one|it|they|the|nobody|anybody|money|to be)\b", "leave it out"),
    _finding("weighs", r"\b(?:weighs?|weighed|outweigh)\b", "matters, or compare"),
    _finding(
        "one for you",
        r"(?:^|[.;:] |\b[Ww]hat )[Oo]ne (?:can|may|must|looks|plays|searches|would|does|has)\b"
        r"|\bAlone one\b|\bis one defeated\b|\bone plays\b",
        "you",
    ),
    _finding("is told", r"\b(?:is|are|was|be) (?:told|said|asked)\b", "an active verb with its subject"),
    _finding(
        "turned round",
        _START
        + r"(?:Below|Here|Alone|Then|Beside|On it|Off|Of (?:most|several|what|three)|Where|Among)"
        + r"(?! (?:does|do|is|are) (?:the|your|a)) (?:\w+ ){0,4}"
        + r"(?:is|are|stand|stands|lie|lies|follows|begins|plays|comes|came|costs)\b|\bThere it is over\b",
        "begin with the subject",
    ),
    _finding(
        "puts away",
        r"\b(?:puts? (?:it|this|the \w+) away|leads? back|goes on|go on|gone on|went on|going on)\b",
        "close, return, continue",
    ),
    _finding(
        "one more",
        rf"\b{_ONE} (?:worker|point|place|piece|cube|die|turn|move|step|dot|roll) more\b"
        r"|\b(?:\d|<\w+>|one|two) more (?:\{\w+\}|of)\b|\b[Oo]nce more\b|\b\{\w+\} more\b",
        "one more X, an extra X",
    ),
    _finding("several colons", r":(?=[ \n])[^:<>{}\n.]{3,80}:(?=[ \n])", "one colon in a sentence"),
    _finding("clipped if", r"\bif (?:need be|any|known|shared|open)\b|\bonce ready\b|\bonly if told\b", "a clause"),
    _finding("clipped wish", r"(?::|;) (?:do|buy it|take it|let us \w+)\.?$", "a full sentence"),
    _finding(
        "two negations",
        r"\b(?:no|not|never|nobody|nothing|neither)\b[^.:;,\n<]{1,40}\b(?:no|not|never|nobody"
        r"|nothing|unless|neither|nor|none)\b"
        r"(?! (?:only|more than))",
        "one negation at most",
    ),
    _counted(
        "things that lie",
        r"\b(?:lie|lies|lay|stand|stands|stood) (?:here|there|beside|under|over|in|on|at|open"
        r"|face|as|with|still)\b",
        "is, are",
    ),
    _counted(
        "comes",
        r"\b(?:come|comes|came) (?:into sight|by itself|together|otherwise|to its end"
        r"|as they came|again as|to the same|about)\b",
        "name what happens",
    ),
    _counted(
        "noun that",
        r"\bthe \w+ that (?:you|it|one|they|we|the|this|is|was|are|lies|has|have|may|can"
        r"|follows|comes|covers|follow|looks|do)\b",
        "drop that",
    ),
    _counted(
        "of the",
        r"\b(?:die|tile|ghost|board|card|cards|word|names?|place|slip|step|folder|list|row"
        r"|rows|seat|report) of (?:the|a|an|your|its|each|all|this|that|his|old|another)\b",
        "the shadow's die, from the market",
    ),
    _counted(
        "nothing can",
        r"\b(?:nothing|nobody) (?:can|could|may|is|was|has|of|more|here|new|left|stands|weighs"
        r"|comes|happens|harms|lies|sees|knows|asks|needs)\b",
        "positive subject and verb",
    ),
    _counted(
        "what is",
        r"(?:^|[.;] )[Ww]hat (?:is|was|are|has|lies|stands|comes|runs|one|nobody|others|a "
        r"|dice|anybody|cards?)\b(?![^.?]*\?)|; what \w+",
        "a noun",
    ),
    _counted(
        "hangs on",
        r"\b(?:hangs? on|holds (?:for now|already|at once)|counts at once|of use|of no use"
        r"|no matter|brings? (?:it|them|a |most|nothing|more))\b",
        "depends on, works, gives",
    ),
    _counted(
        "as many as",
        r"\bas (?:many|much|large|strong|long|far|soon|often|they|it|high) (?:as|[a-z]+ as)\b"
        r"|\bso (?:many|much|few) \w+\b",
        "the number first",
    ),
    _counted("everybody", r"\b(?:[Ee]verybody|[Ss]omebody|[Aa]nybody)\b", "everyone, someone"),
    _counted(
        "things that speak",
        r"\b(?:it|slip|card|board|line|table|forecast|log|button|ribbon|screen|sentence"
        r"|tile)s? (?:says?|tells?|speaks?|asks for|wants?|answers?|knows?)\b",
        "shows, needs",
    ),
)
"""Turns of phrase that are grammar, but not English."""

GLOSSARY = (
    _finding(
        "text size",
        r"\b[Ll]etters (?:of this size|and signs|as large)|(?:at most|than) <most> letters"
        r"|\blarge letters\b",
        "text, characters",
        "letter.too_many",
    ),
    _finding(
        "start the game",
        r"\b(?:[Dd]eal the table|the table (?:is|was) (?:dealt|laid|set up)"
        r"|[Ll]ays? the (?:table|boards)|this table|a table of one)\b",
        "this game; start the game",
    ),
    _finding("highlighted", r"\b(?:is|are|was|be|stays?) lit\b|\bframed\b|\bWhat lights up\b", "highlighted"),
    _finding("tooltip", r"\b[Ss]lips?\b", "tooltip, note"),
    _finding("icon", r"(?<!<)\b[Ss]igns?\b", "icon"),
    _finding("prompt", r"\b[Rr]ibbons?\b", "prompt"),
    _finding("practice", r"(?i)\bpractise", "practice"),
    _finding("mastered", r"\b(?:of <total> known|not known)\b", "mastered"),
    _finding("tries", r"\bfutures\b", "tries, simulations"),
    _finding("unavailable", r"\bdark (?:buttons?|one)\b", "unavailable"),
    _finding("under construction", r"\bin building\b", "under construction"),
    _finding("current advisor", r"\b[Aa]dvisors? in office\b", "current advisor"),
    _finding("replaces", r"\b(?:pushes|pushed) (?:\w+ ){0,3}out\b", "replaces"),
    _finding("clears", r"\bsweeps? a column\b", "clears a column"),
    _finding("crashed", r"\b(?:stumble[sd]?|broke off)\b", "stopped, crashed"),
    _finding("current version", r"\brules of now\b", "the current version"),
    _finding("opponents", r"\bcomputer hand\b", "computer player"),
    _finding("expensive", r"(?<!<)\b(?:dear|dearer|dearest)\b", "expensive"),
    _finding("loot", r"\bbooty\b", "loot"),
    _finding("back and forth", r"\b(?:forth and back|to and fro)\b", "back and forth"),
    _finding("also", r"\b[Bb]esides\b", "also"),
    _finding(
        "US spelling",
        r"(?i)(?<!<)\b(?:colour|defence|favour|harbour|honour|neighbour|centre|grey|labour|armour)",
        "color, defense, favor",
        "numbers.labor.1",
    ),
)
"""One word for one thing: the word to use, and what used to stand for it."""

CAPITALS = _finding(
    "capitals",
    r"(?<![.!?:…] )(?<!^)(?<!\*\*)(?<!\n)\b(?:Workers?|Buildings?|Military|Militaries"
    r"|Wonders?|Colony|Colonies|Advisors?)\b",
    "game terms are small in running text",
)

GERMAN = (
    _finding("soweit man sieht", r"\b[Ss]oweit (?:man|sich|es)\b", "weglassen"),
    _finding(
        "Tisch decken",
        r"\b[Tt]isch(?:es|s)? (?:decken|(?:wird|wurde|ist) gedeckt)|\b[Dd]eckt den Tisch\b|\b[Dd]ieser Tisch\b",
        "Spiel starten, dieses Spiel",
    ),
    _finding("Zettel", r"\bZettel\b", "Hinweis"),
    _finding("leuchtet", r"\bumrahmt\b|\bleuchte[tn]\b", "hervorgehoben"),
    _finding("von selbst", r"\bvon selbst\b", "automatisch"),
    _finding("gefragt ist", r"\bgefragt ist\b|\bsitzt anderswo\b|\banderswo sitzt\b", "dran ist, per Mail spielt"),
    _finding("aufgehoben", r"\baufgehoben\b", "gespeichert, bleibt erhalten"),
    _finding("stolpert", r"\bstolper", "scheitert, stürzt ab"),
    _finding("Computerhand", r"\bComputerh[aä]nd|\bHand der Stufe\b", "Computer, Computergegner"),
    _finding("neu verteilt", r"\bneu (?:ausgeteilt|verteilt)\b", "neu gemischt"),
    _finding("per Post", r"\b[Pp]er Post\b", "per Mail"),
    _finding("umsonst", r"\bfür nichts\b", "kostenlos"),
)
"""What a German text has that follows an older English one word by word."""

FRENCH = (
    _finding("espace insécable", r" [:;!?»](?=[ \n]|$)|« |\w[!?](?![\w>=])|\w»|«\w", "une espace insécable (U+00A0)"),
    _finding("apostrophe", r"\w'\w", "l’apostrophe (U+2019)"),
    _finding("tutoiement", r"\b(?:[Tt]u|[Tt]oi|[Tt]es|[Tt]on|[Tt]a)\b", "vous"),
    _finding("mot anglais", r"(?<![<.])\b(?:[Uu]ndo|[Tt]imeline|hint)\b(?!\.\w+>)", "le mot français"),
)
"""What a French text must not have: signs that a line may begin with, "tu" beside "vous", English left over."""

PATTERNS: Mapping[str, tuple[Pattern, ...]] = {
    ENGLISH: (*IDIOMS, *GLOSSARY, CAPITALS),
    "de": GERMAN,
    "fr": FRENCH,
}
"""What nobody would say, by language."""
