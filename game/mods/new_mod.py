"""A new mod: the files of one that its maker goes on from. Its first card is that of docs/modding.md."""

from __future__ import annotations

import re
import unicodedata

from game.mods.installed import install
from game.mods.mod import NOT_NAMED, Mod, game_of
from game.mods.mod_files import MOD_FILE

ID = re.compile(r"[a-z][a-z0-9_]{1,29}")

_HEAD = """\
# A mod of Table of Nations. docs/modding.md explains what may stand here.
id: {id}
name: {name}
author: Somebody
version: "1.0"
for: {{nations: {rules}}}
# Pieces of ours that are left out while your mod is played with:
# without: {{nations: [temple]}}
"""

_CARDS = """\
# Progress Cards of the Medieval Age. The other ages: antiquity.yaml, renaissance.yaml, industrial.yaml.
# Without an emblem the first letter of its name stands on a card.
buildings:
  - {id: vineyard, name: Vineyard, deploy: 2, each_worker: {stone: 1, food: 2}, vp: [1, 1, 1],
     picture: {place: field, plate: crop, tones: [plum, foliage], rules: [[top, 0.2, 1]]}}
"""

_NAMES = """\
# The German names of your pieces, by the English ones.
Vineyard: Weinberg
"""


def id_of(name: str) -> str:
    """The id that a mod of this name may have: small letters and underscores; not always a good one."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:30]


def is_id(name: str) -> bool:
    """Whether a mod may have this id."""
    return bool(ID.fullmatch(name)) and name not in NOT_NAMED


def write_new(name: str) -> Mod:
    """Put a new mod of this name among the player's, and return it. Raises OSError."""
    quoted = '"' + name.replace("\\", "").replace('"', "'") + '"'
    head = _HEAD.format(id=id_of(name), name=quoted, rules=game_of("nations").rules)
    files = {MOD_FILE: head, "nations/medieval.yaml": _CARDS, "nations/de/names.yaml": _NAMES}
    return install({name: text.encode() for name, text in files.items()})
