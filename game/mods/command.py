"""Mods: make one, check some, or copy icons into one.

    python main.py mod new "My first mod"
    python main.py mod check [FOLDER or ZIP ...]
    python main.py mod icons COLLECTION FOLDER grapes wine-bottle --author Lorc

`new` makes a small mod among yours and says where. `check` reports everything that is wrong with these mods, or with
all of yours. Every finding has a file, a line and a remedy; with any finding it exits with 1. `icons` copies drawings
from the icon collection named in CREDITS.md into a mod, and notes their author.
"""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from game.command import parser_of
from game.files.files import write_whole
from game.files.untrusted import InvalidInput, read_bytes
from game.mods.installed import InstalledMod, every_mod
from game.mods.mod import read_mod
from game.mods.mod_files import MOD_FILE, files_in_folder, files_in_zip
from game.mods.new_mod import id_of, is_id, write_new

MOST_OF_A_COLLECTION = 1 << 25
AUTHORS = "icons/authors.csv"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when what was asked is done and nothing is wrong."""
    parser = parser_of("mod", __doc__)
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="new|check|icons")
    new = kinds.add_parser("new", help="make a small mod")
    new.add_argument("name")
    check = kinds.add_parser("check", help="say everything that is wrong with mods")
    check.add_argument("mods", nargs="*", type=Path, metavar="FOLDER or ZIP")
    icons = kinds.add_parser("icons", help="copy drawings of the icon collection into a mod")
    icons.add_argument("collection", type=Path)
    icons.add_argument("mod", type=Path, metavar="FOLDER")
    icons.add_argument("names", nargs="+", metavar="NAME")
    icons.add_argument("--author", default="", help="who has drawn them")
    asked = parser.parse_args(arguments)
    try:
        match asked.kind:
            case "new":
                return _new(asked.name)
            case "check":
                return _check(asked.mods)
            case _:
                return _icons(asked.collection, asked.mod, asked.names, asked.author)
    except InvalidInput as fault:
        print(fault, file=sys.stderr)
        return 1


def _new(name: str) -> int:
    if not is_id(id_of(name)):
        print("Its short name needs 2 to 30 English letters or digits, a letter first.", file=sys.stderr)
        return 1
    if any(each.mod.id == id_of(name) for each in every_mod()):
        print(f"You already have a mod called {id_of(name)}.", file=sys.stderr)
        return 1
    print(write_new(name.strip()).folder)
    return 0


def _read(path: Path) -> InstalledMod:
    """A mod from anywhere."""
    try:
        files = files_in_folder(path) if path.is_dir() else files_in_zip(path)
    except InvalidInput as fault:
        return InstalledMod(read_mod({MOD_FILE: b""}, path), str(fault))
    return InstalledMod(read_mod(files, path))


def _check(paths: Sequence[Path]) -> int:
    """Say what is wrong with each."""
    mods = [_read(path) for path in paths] if paths else list(every_mod())
    found = 0
    for each in mods:
        for line in _findings(each):
            print(line)
            found += 1
        told = ", ".join(f"{n} without a name in {spoken}" for spoken, n in each.mod.unnamed.items())
        if told:
            print(f"{each.mod.id}: {told}")
    print(f"{len(mods)} {'mod' if len(mods) == 1 else 'mods'}, {found} {'finding' if found == 1 else 'findings'}.")
    return 1 if found else 0


def _findings(each: InstalledMod) -> Iterator[str]:
    if each.trouble:
        yield f"{each.mod.folder}: {each.trouble}"
        return
    for finding in each.mod.findings:
        what, remedy = finding.in_two_lines(each.mod.folder.parent)
        yield f"{what}\n    {remedy}"


def _icons(collection: Path, mod: Path, names: Sequence[str], author: str) -> int:
    """Copy drawings into a mod, and note who has drawn them."""
    if not (mod / MOD_FILE).is_file():
        raise InvalidInput(f"{mod} is no mod: it has no {MOD_FILE}")
    try:
        content: Any = json.loads(read_bytes(collection, MOST_OF_A_COLLECTION))
        known = {str(name): str(icon["body"]) for name, icon in content["icons"].items()}
    except (ValueError, TypeError, KeyError, AttributeError) as fault:
        raise InvalidInput(f"{collection} is no icon collection") from fault
    for name in names:
        if name not in known:
            near = get_close_matches(name, known, 3, 0.5)
            raise InvalidInput(f"{collection} has no icon {name!r}" + (f"; near it: {', '.join(near)}" if near else ""))
    author = author or _author_in(content)
    file = mod / AUTHORS
    rows = list(csv.reader(io.StringIO(file.read_text(encoding="utf-8")))) if file.exists() else [["icon", "author"]]
    rows = [row for row in rows if row[:1] not in [[name] for name in names]] + [[name, author] for name in names]
    for name in names:
        drawing = known[name].replace("currentColor", "#000")
        write_whole(
            mod / "icons" / f"{name}.svg",
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{drawing}</svg>\n',
        )
        print(f"{mod / 'icons' / name}.svg, drawn by {author}")
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    write_whole(file, out.getvalue())
    return 0


def _author_in(content: Any) -> str:
    """Whom a collection names as its author."""
    info = content.get("info") if isinstance(content, dict) else None
    author = info.get("author") if isinstance(info, dict) else None
    name = author.get("name") if isinstance(author, dict) else author
    return name if isinstance(name, str) else "unknown"
