"""What an installed program needs is in its package, and what it says of itself is true."""

import ast
import importlib.util
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from game.files.saves import ENDING
from game.version import VERSION
from scenes.tools.commands import COMMANDS
from scenes.tools.packaging import desktop_files

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
NAME, ID = "table_of_nations", "io.github.table_of_nations.TableOfNations"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_module_and_file_of_the_program_is_shipped_below_one_name():
    wheel = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert {*wheel["only-include"]} == {"game", "scenes", "sprites", "data", "sounds"}
    assert wheel["sources"] == {folder: f"{NAME}/{folder}" for folder in wheel["only-include"]}
    assert {path.split("/")[0] for path in wheel["force-include"].values()} == {NAME}
    assert all((ROOT / path).is_file() for path in wheel["force-include"])
    assert PROJECT["project"]["scripts"] == {"table-of-nations": f"{NAME}.__main__:start"}


def test_the_folder_of_builds_takes_every_kind_of_file():
    spec = (ROOT / "packaging" / "table_of_nations.spec").read_text(encoding="utf-8")
    kinds = next(ast.literal_eval(line.partition(" = ")[2]) for line in spec.splitlines() if line.startswith("KINDS"))
    files = [
        path.name
        for folder in ("data", "sounds", "game", "scenes", "sprites")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc")
    ]

    assert files
    assert [name for name in files if not any(fnmatch(name, kind) for kind in kinds)] == []


def test_requirements_are_pinned_and_the_package_asks_for_ranges_that_hold_them():
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pins = dict(line.split("==") for line in lines if line and not line.startswith("#"))
    ranges = dict(re.fullmatch(r"([\w-]+)(.*)", each).groups() for each in PROJECT["project"]["dependencies"])

    assert pins.keys() == ranges.keys()
    for name, pin in pins.items():
        least, most = re.fullmatch(r">=([\d.]+),<([\d.]+)", ranges[name]).groups()
        assert numbers(least) <= numbers(pin) < numbers(most), name


def numbers(version):
    return [int(part) for part in version.split(".")]


@pytest.mark.parametrize("name", COMMANDS)
def test_what_does_a_command_is_there(name):
    module, _, function = COMMANDS[name].where.partition(":")
    file = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    assert re.search(rf"^def {function}\(", file.read_text(encoding="utf-8"), re.MULTILINE)


def test_desktops_are_told_of_one_program_and_of_its_files():
    metainfo = ElementTree.parse(PACKAGING / f"{ID}.metainfo.xml").getroot()
    entry = (PACKAGING / f"{ID}.desktop").read_text(encoding="utf-8")
    flatpak = yaml.safe_load((PACKAGING / f"{ID}.yaml").read_text(encoding="utf-8"))
    mime = ElementTree.parse(PACKAGING / "table-of-nations-mime.xml").getroot()[0]

    assert metainfo.findtext("id") == flatpak["id"] == ID
    assert metainfo.findtext("launchable") == f"{ID}.desktop"
    assert f"MimeType={mime.get('type')};\n" in entry
    assert desktop_files.ID == ID and entry.count("Exec=table-of-nations %f\n") == 1
    shipped = {f"packaging/{ID}.desktop", "packaging/table-of-nations-mime.xml"}
    assert shipped <= PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"].keys()
    assert metainfo.findtext("provides/mediatype") == mime.get("type")
    glob = next(each.get("pattern") for each in mime if each.tag.endswith("glob"))
    assert glob == f"*{ENDING}"


def test_the_newest_release_is_this_version():
    metainfo = ElementTree.parse(PACKAGING / f"{ID}.metainfo.xml").getroot()
    assert metainfo.find("releases")[0].get("version") == VERSION


def test_the_newest_entry_of_the_changelog_is_this_version():
    headings = [
        line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line.startswith("## ")
    ]

    released = [line.split()[1] for line in headings if line != "## Unreleased"]
    assert released[0] == VERSION


README = (ROOT / "README.md").read_text(encoding="utf-8")
LINKS = re.findall(r"\]\(([^)]+)\)", README)


def test_a_stranger_reads_the_readme_in_a_minute_or_two():
    assert len(README.split()) <= 600


def test_all_links_of_the_readme_lead_somewhere():
    assert LINKS
    assert [link for link in LINKS if "://" not in link and not (ROOT / link).exists()] == []


@pytest.mark.parametrize("picture", [link for link in LINKS if link.startswith("docs/pictures/")])
def test_pictures_of_the_readme_are_of_this_version(picture):
    data = (ROOT / picture).read_bytes()
    assert f"Table of Nations {VERSION}".encode() in data, "make them anew by: main.py pictures docs/pictures"
    assert len(data) <= 1_000_000


def test_every_game_has_its_picture():
    shown = {Path(link).stem for link in LINKS if link.endswith(".jpg")}
    assert shown == {path.name for path in (ROOT / "scenes" / "games").iterdir() if (path / "__init__.py").exists()}


def test_checking_a_build_that_is_not_there_says_how_to_make_one(tmp_path, capsys):
    spec = importlib.util.spec_from_file_location("build_check", PACKAGING / "build_check.py")
    build_check = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build_check)
    assert build_check.main(tmp_path / "dist") == 1
    assert "make build" in capsys.readouterr().err
