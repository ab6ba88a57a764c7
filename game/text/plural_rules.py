"""Which form of a word a whole number takes, by language.

Made by `packaging/make_plural_rules.py` from the CLDR of Babel 2.17.0: not for editing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Rule = tuple[tuple[str, Callable[[int], bool]], ...]
"""Categories of CLDR, each with the whole numbers from 0 that are of it; all others are `other`."""

_SAME: tuple[tuple[str, Rule], ...] = (
    (
        "aa ab ba bm bo co cu cv dz gn id ie ig ii ja jv ki km ko la lo lu mi ms my nv oc qu rn rw sa sg su "
        "tg th to tt vi wo yo za zh ",
        (),
    ),
    (
        "af an az bg ce da de dv ee el en eo et eu fi fo fy gl ha hu ia io ka kk kl ks ku ky lb lg ml mn mr "
        "nb nd ne nl nn no nr ny om or os ps rm sc sd sn so sq ss st sv sw ta te tk tn tr ts ug ur uz ve vo "
        "xh yi ",
        (("one", lambda n: n == 1),),
    ),
    (
        "ak ln mg pa ti wa ",
        (("one", lambda n: 0 <= n <= 1),),
    ),
    (
        "am as bn fa gu hi kn zu ",
        (("one", lambda n: n == 0 or n == 1),),
    ),
    (
        "ff hy si ",
        (("one", lambda n: n in (0, 1)),),
    ),
    (
        "is mk ",
        (("one", lambda n: n % 10 == 1 and n % 100 != 11),),
    ),
    (
        "bs hr sr ",
        (
            ("one", lambda n: n % 10 == 1 and n % 100 != 11),
            ("few", lambda n: 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14),
        ),
    ),
    (
        "ca es it ",
        (
            ("one", lambda n: n == 1),
            ("many", lambda n: n != 0 and n % 1000000 == 0),
        ),
    ),
    (
        "cs sk ",
        (
            ("one", lambda n: n == 1),
            ("few", lambda n: 2 <= n <= 4),
        ),
    ),
    (
        "fr ",
        (
            ("one", lambda n: n in (0, 1)),
            ("many", lambda n: n != 0 and n % 1000000 == 0),
        ),
    ),
    (
        "he iu se ",
        (
            ("one", lambda n: n == 1),
            ("two", lambda n: n == 2),
        ),
    ),
    (
        "lt ",
        (
            ("one", lambda n: n % 10 == 1 and not 11 <= n % 100 <= 19),
            ("few", lambda n: 2 <= n % 10 <= 9 and not 11 <= n % 100 <= 19),
        ),
    ),
    (
        "lv ",
        (
            ("zero", lambda n: n % 10 == 0 or 11 <= n % 100 <= 19),
            ("one", lambda n: n % 10 == 1 and n % 100 != 11),
        ),
    ),
    (
        "pt ",
        (
            ("one", lambda n: 0 <= n <= 1),
            ("many", lambda n: n != 0 and n % 1000000 == 0),
        ),
    ),
    (
        "ro ",
        (
            ("one", lambda n: n == 1),
            ("few", lambda n: n == 0 or (n != 1 and 1 <= n % 100 <= 19)),
        ),
    ),
    (
        "be ru uk ",
        (
            ("one", lambda n: n % 10 == 1 and n % 100 != 11),
            ("few", lambda n: 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14),
            ("many", lambda n: n % 10 == 0 or 5 <= n % 10 <= 9 or 11 <= n % 100 <= 14),
        ),
    ),
    (
        "gd ",
        (
            ("one", lambda n: n in (1, 11)),
            ("two", lambda n: n in (2, 12)),
            ("few", lambda n: 3 <= n <= 10 or 13 <= n <= 19),
        ),
    ),
    (
        "gv ",
        (
            ("one", lambda n: n % 10 == 1),
            ("two", lambda n: n % 10 == 2),
            ("few", lambda n: n % 100 in (0, 20, 40, 60, 80)),
        ),
    ),
    (
        "pl ",
        (
            ("one", lambda n: n == 1),
            ("few", lambda n: 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14),
            ("many", lambda n: (n != 1 and 0 <= n % 10 <= 1) or 5 <= n % 10 <= 9 or 12 <= n % 100 <= 14),
        ),
    ),
    (
        "sl ",
        (
            ("one", lambda n: n % 100 == 1),
            ("two", lambda n: n % 100 == 2),
            ("few", lambda n: 3 <= n % 100 <= 4),
        ),
    ),
    (
        "br ",
        (
            ("one", lambda n: n % 10 == 1 and n % 100 not in (11, 71, 91)),
            ("two", lambda n: n % 10 == 2 and n % 100 not in (12, 72, 92)),
            (
                "few",
                lambda n: (
                    (3 <= n % 10 <= 4 or n % 10 == 9)
                    and not (10 <= n % 100 <= 19 or 70 <= n % 100 <= 79 or 90 <= n % 100 <= 99)
                ),
            ),
            ("many", lambda n: n != 0 and n % 1000000 == 0),
        ),
    ),
    (
        "ga ",
        (
            ("one", lambda n: n == 1),
            ("two", lambda n: n == 2),
            ("few", lambda n: 3 <= n <= 6),
            ("many", lambda n: 7 <= n <= 10),
        ),
    ),
    (
        "mt ",
        (
            ("one", lambda n: n == 1),
            ("two", lambda n: n == 2),
            ("few", lambda n: n == 0 or 3 <= n % 100 <= 10),
            ("many", lambda n: 11 <= n % 100 <= 19),
        ),
    ),
    (
        "ar ",
        (
            ("zero", lambda n: n == 0),
            ("one", lambda n: n == 1),
            ("two", lambda n: n == 2),
            ("few", lambda n: 3 <= n % 100 <= 10),
            ("many", lambda n: 11 <= n % 100 <= 99),
        ),
    ),
    (
        "cy ",
        (
            ("zero", lambda n: n == 0),
            ("one", lambda n: n == 1),
            ("two", lambda n: n == 2),
            ("few", lambda n: n == 3),
            ("many", lambda n: n == 6),
        ),
    ),
    (
        "kw ",
        (
            ("zero", lambda n: n == 0),
            ("one", lambda n: n == 1),
            (
                "two",
                lambda n: (
                    n % 100 in (2, 22, 42, 62, 82)
                    or (n % 1000 == 0 and (1000 <= n % 100000 <= 20000 or n % 100000 in (40000, 60000, 80000)))
                    or (n != 0 and n % 1000000 == 100000)
                ),
            ),
            ("few", lambda n: n % 100 in (3, 23, 43, 63, 83)),
            ("many", lambda n: n != 1 and n % 100 in (1, 21, 41, 61, 81)),
        ),
    ),
)

RULES: Mapping[str, Rule] = {language: rule for languages, rule in _SAME for language in languages.split()}
