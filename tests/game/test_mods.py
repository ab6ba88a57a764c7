"""Mods: what they hold, what is wrong with them, and that nobody who plays without one ever notices them."""

import io
import json
import shutil
import stat
import zipfile
import zlib
from base64 import b64encode
from hashlib import blake2s
from pathlib import Path

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.engine.game import BadOption
from game.files import mail
from game.files.mail import NeedsMods, Refused
from game.files.saves import Saves
from game.files.untrusted import InvalidInput
from game.mods import installed
from game.mods.command import main as command
from game.mods.mod import read_mod
from game.mods.mod_files import files_in_folder, files_in_letter, files_in_zip
from game.mods.new_mod import write_new
from game.nations.cards.cards import BOARDS, CARDS, EVENTS
from game.records.tally import count
from game.session.session import Seat, Session
from game.text.language import speaking
from game.text.sentences import Sentences
from game.tools.simulate import Setting, play_checked
from tests.game.mod_folder import OF_THE_OTHERS, RULES, VINEYARDS, WITHOUT, files_of, head, only_of, put

SEATS = [Seat("Mira", "human", 1), Seat("Random 2", "random", 2)]


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A home folder whose mods, and no others, are there."""
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    with only_of(tmp_path):
        yield tmp_path


def game_of(seed, options=None, seats=2, most=100_000, game="nations"):
    """A game of random moves: its session."""
    session = Session(GAMES[game], options or {}, [Seat(f"S{n}", "random", n + 1) for n in range(seats)], seed)
    bot = RandomBot(seed)
    while session.state.decision and len(session.moves) < most:
        session.play(bot.choose(session.state, session.state.decision))
    return session


def digest(seeds, game="nations", seats=2, **options):
    """What games of these seeds come to, move by move."""
    return blake2s(repr([game_of(seed, options, seats, game=game).moves for seed in seeds]).encode()).hexdigest()


def left(saves, session):
    """The file of a game that was begun and left."""
    journal = saves.begin(session)
    journal.close()
    return journal.path


def with_vineyards(seed=7, moves=40):
    return game_of(seed, {"mods": ["vineyards"]}, most=moves)


# what a mod is


def test_pieces_stand_beside_ours_by_the_name_of_the_mod(home):
    ours = len(CARDS)
    put(home)
    assert CARDS["vineyards.vineyard"].emblem == "letter-v"
    assert CARDS["vineyards.great_press"].emblem == "path:M0 0L512 0L256 512Z"
    assert "vineyards.japan" in BOARDS
    assert len(CARDS) == ours
    assert "vineyards.vineyard" not in list(CARDS)
    with speaking("de"):
        assert Sentences("nations").name("Vineyard") == "Weinberg"


def test_whoever_plays_without_mods_plays_as_if_there_were_none(home):
    before = digest(range(2))
    put(home)
    put(home, id="others")
    assert digest(range(2)) == before
    assert digest(range(2), mods=["vineyards"]) != before


@pytest.mark.long
def test_games_with_a_mod_keep_all_rules_that_always_hold(home):
    put(home, more="without: {nations: [university, attila]}\n")
    game = game_named("nations")
    for seats, options in ((1, {}), (2, {"sides": "b", "pick": True}), (4, {"advanced": True, "sides": "b"})):
        settled = game.settle_options(seats, {**options, "mods": ["vineyards"]})
        play_checked(game, seats, Setting(settled, seats))


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("nations_dice", 2), ("nation_deckbuilder", 2), ("wealth_of_nations", 3)])
def test_the_other_games_are_played_with_mods(home, game, seats):
    options = {"rounds": 40} if game == "wealth_of_nations" else {}
    before = digest([1], game=game, seats=seats, **options)
    left_out = "" if game == "nation_deckbuilder" else f"without: {{{game}: {WITHOUT[game]}}}\n"
    put(home, OF_THE_OTHERS[game], more=left_out, **{game: RULES[game]})
    assert installed.every_mod()[0].mod.findings == ()
    assert digest([1], game=game, seats=seats, **options) == before
    rules = GAMES[game]
    settled = rules.settle_options(seats, {**options, "mods": ["vineyards"]})
    play_checked(rules, seats, Setting(settled, 2))


def test_what_is_left_out_is_never_dealt(home):
    put(home, more="without: {nations: [university]}\n")
    with_it, without = (game_of(3, options) for options in ({}, {"mods": ["vineyards"]}))
    dealt = [{card for move in session.moves for card in move} for session in (with_it, without)]
    every = [{*session.state.removed, *dealt[n]} for n, session in enumerate((with_it, without))]
    assert ["university" in cards for cards in every] == [True, False]
    assert [any(card.startswith("vineyards.") for card in cards) for cards in every] == [False, True]


def test_fixed_tables_are_never_played_with_mods(home):
    put(home)
    for seed in ("daily 2026-12-24 ef912473", "challenge no_red 3"):
        with pytest.raises(BadOption, match="played without mods"):
            game_of(seed, {"mods": ["vineyards"]}, most=1)


@pytest.mark.long
def test_a_mod_that_leaves_out_too_much_is_refused(home):

    events = [event.id for event in EVENTS.all() if event.age == 1]
    put(home, more=f"without: {{nations: [{', '.join(events)}]}}\n")
    with pytest.raises(BadOption, match="too many events"):
        game_of(1, {"mods": ["vineyards"]}, most=1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("deploy: 2", "stoen: 2", "there is no field 'stoen'"),
        ("emblem: press", "emblem: prass", "there is no icon 'prass'; did you mean 'press'?"),
        ("id: vintner", "id: vineyard", "the id 'vineyard' is taken already"),
        ("for: {nations: ", "for: {nations: 99", "it is made for rules 99"),
        ("for: {nations: ", "for: {nation: ", "there is no field 'nation'"),
        ("id: vineyards", "id: base", "no mod may be called 'base'"),
        ("id: vineyards", "id: ../up", "'../up' is no id of a mod"),
        ("M0 0L512 0L256 512Z", "M0 0L9e9 0Z", "a path leads too far"),
        ('viewBox="0 0 512 512"', 'viewBox="0 0 64 64"', "this drawing is not in a box of 512"),
        ("<path d=", '<script href="x"', "no path was found here"),
    ],
)
def test_whatever_is_wrong_with_a_mod_is_found_and_told_in_two_lines(old, new, message):
    files = {name: text.decode().replace(old, new).encode() for name, text in files_of().items()}
    assert files != files_of()
    mod = read_mod(files, Path("vineyards"))
    assert not mod.contents
    what, remedy = mod.findings[0].in_two_lines(mod.folder)
    assert message in what
    assert what.startswith(("nations/medieval.yaml:", "mod.yaml:", "icons/press.svg:"))
    assert remedy


def test_a_file_of_a_misspelled_name_is_found():
    mod = read_mod(files_of({"nations/medival.yaml": ""}), Path("vineyards"))
    assert "did you mean 'nations/medieval.yaml'?" in mod.findings[0].message


def test_the_mark_hashes_what_decides_a_game_and_nothing_else():
    def mark(old="", new=""):
        files = {name: text.decode().replace(old, new).encode() for name, text in files_of().items()}
        return read_mod(files, Path("m")).contents["nations"].mark

    assert (
        mark("name: Vineyard,", "name: Winery, emblem: barrel,")
        == mark("person: tokugawa", "person: elizabeth")
        == mark()
    )
    assert mark("food: 2}", "food: 3}") != mark()


# what is installed


def test_a_mod_is_turned_off_and_on(home):
    put(home)
    installed.turn("vineyards", False)
    assert not installed.every_mod()[0].is_on
    with pytest.raises(BadOption, match="no mod called vineyards for Nations is installed and turned on"):
        with_vineyards()
    installed.turn("vineyards", True)
    assert with_vineyards().state.mods == ("vineyards",)


@pytest.mark.long
def test_what_was_changed_holds_once_it_is_looked_at_again(home):
    folder = put(home)
    assert CARDS["vineyards.vineyard"].deploy == 2
    game_of(1, {"mods": ["vineyards"]})
    file = folder / "nations" / "medieval.yaml"
    file.write_text(file.read_text().replace("deploy: 2", "deploy: 3"))
    assert CARDS["vineyards.vineyard"].deploy == 2
    installed.look_again()
    assert CARDS["vineyards.vineyard"].deploy == 3


def test_a_new_mod_is_sound_and_can_be_played(home):
    mod = write_new('My "first" mod')
    assert (mod.id, mod.findings, "de" in mod.unnamed) == ("my_first_mod", (), False)
    game_of(1, {"mods": ["my_first_mod"]}, most=30)


@pytest.mark.long
def test_two_folders_with_one_id_are_told_apart(home):
    put(home)
    put(home / "x", id="vineyards")
    (home / "x" / "mods" / "vineyards").rename(home / "mods" / "zzz")
    installed.look_again()
    assert [each.is_on for each in installed.every_mod()] == [True, False]


# zips and folders


def zipped(path, files, **odd):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            packed.writestr(odd.get(name, name), data)
    return path


def test_a_zip_is_installed_with_or_without_a_folder_around_it(home, tmp_path):
    for top in ("", "Vineyards-1.0/"):
        zipped(
            tmp_path / "a.zip", {f"{top}{name}": data for name, data in files_of().items()} | {f"{top}README.md": b"x"}
        )
        assert installed.install(files_in_zip(tmp_path / "a.zip")).findings == ()
        folder = home / "mods" / "vineyards"
        assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} == set(files_of())


@pytest.mark.parametrize("name", ["../out.yaml", "/etc/x.yaml", "a\\..\\b.yaml", "c:x.yaml", "nations/../../x.yaml"])
def test_a_path_out_of_a_zip_is_refused(home, tmp_path, name):
    with pytest.raises(InvalidInput, match="is not a name for a file in a mod"):
        files_in_zip(zipped(tmp_path / "a.zip", {**files_of(), name: b"x"}))


@pytest.mark.long
def test_bombs_and_links_are_refused(tmp_path, monkeypatch):
    bomb = zipped(tmp_path / "a.zip", {**files_of(), "nations/boards.yaml": b" " * (1 << 24)})
    with pytest.raises(InvalidInput, match="larger than"):
        files_in_zip(bomb)
    with pytest.raises(InvalidInput, match="at most"):
        files_in_zip(zipped(tmp_path / "b.zip", {**files_of(), **{f"n/x{n}.yaml": b"" for n in range(300)}}))
    link = zipfile.ZipInfo("nations/antiquity.yaml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as out:
        out.writestr("mod.yaml", head())
        out.writestr(link, "/etc/passwd")
    (tmp_path / "c.zip").write_bytes(packed.getvalue())
    with pytest.raises(InvalidInput, match="is a link"):
        files_in_zip(tmp_path / "c.zip")
    (tmp_path / "d.zip").write_bytes(b"PK\x03\x04nothing")
    with pytest.raises(InvalidInput, match="zip file"):
        files_in_zip(tmp_path / "d.zip")


def test_a_link_in_a_folder_is_not_followed(home):
    folder = put(home)
    (folder / "nations" / "antiquity.yaml").symlink_to("/etc/passwd")
    (folder / "loop").symlink_to(folder)
    with pytest.raises(InvalidInput, match="is a link"):
        files_in_folder(folder)
    installed.look_again()
    assert "is a link" in installed.every_mod()[0].trouble


# saved games


def test_a_game_with_a_mod_is_saved_and_goes_on(home):
    put(home)
    saves = Saves(game_named)
    session = with_vineyards()
    path = left(saves, session)
    assert "mods:\n  vineyards:\n    mark:" in path.read_text()
    assert path.read_text().rsplit("\n# ", 1)[-1]
    journal, trouble = saves.open(path)
    assert trouble is None
    assert journal.session.state.fingerprint() == session.state.fingerprint()
    journal.close()


def test_a_game_without_mods_is_saved_as_before(home):
    path = left(Saves(game_named), game_of(7, most=30))
    assert "mods" not in path.read_text()
    assert "#" not in path.read_text()


@pytest.mark.parametrize(
    "change", ["gone", *(pytest.param(each, marks=pytest.mark.long) for each in ("off", "other", "broken"))]
)
def test_a_game_whose_mod_is_not_as_it_was_is_looked_at_and_never_written(home, change):
    folder = put(home)
    saves = Saves(game_named)
    path = left(saves, with_vineyards(moves=60))
    before = path.read_bytes(), path.stat().st_mtime_ns
    medieval = folder / "nations" / "medieval.yaml"
    match change:
        case "gone":
            folder.rename(home / "elsewhere")
        case "off":
            installed.turn("vineyards", False)
        case "other":
            medieval.write_text(medieval.read_text().replace("food: 2}", "food: 3}"))
        case _:
            medieval.write_text("buildings: 7\n")
    installed.look_again()
    seen = Saves(game_named).look_at(path)
    assert not seen.trouble
    assert not seen.can_open
    assert seen.away.startswith("This game is played with the mod Vineyards 1.0, ")
    assert (seen.moves, [seat.name for seat in seen.seats]) == (60, ["S0", "S1"])
    assert seen.headline == "Renaissance, round 5 of 8"
    assert len(seen.told) == 8
    saves = Saves(game_named)
    assert saves.latest_unfinished() is None
    assert saves.damaged_lately() is None
    with pytest.raises(ValueError, match="This game is played with"):
        saves.open(path)
    assert not count(path).trouble
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


@pytest.mark.long
def test_finished_games_with_mods_count_nowhere(home):
    put(home)
    assert count(left(Saves(game_named), with_vineyards(moves=9999))).seats == ()


@pytest.mark.long
def test_new_names_and_drawings_of_a_mod_keep_its_games(home):
    put(home)
    path = left(Saves(game_named), with_vineyards())
    put(home, {name: text.replace("name: Vineyard,", "name: Winery,") for name, text in VINEYARDS.items()})
    assert Saves(game_named).look_at(path).can_open


# letters


def letter_of(home, **more):
    put(home, **more)
    return mail.letter(with_vineyards(moves=6), [0])


def without_mods(home):
    shutil.rmtree(home / "mods")
    installed.look_again()


def test_a_letter_whose_mod_is_here_is_opened(home):
    assert len(mail.opened(letter_of(home)).session.moves) == 6


def test_a_letter_brings_its_mod_and_says_so(home):
    text = letter_of(home)
    without_mods(home)
    with pytest.raises(NeedsMods, match=r"the mod Vineyards 1\.0, which isn't here") as needs:
        mail.opened(text)
    (mod,) = needs.value.mods
    assert (mod.id, mod.findings) == ("vineyards", ())
    installed.install(mod.files)
    assert len(mail.opened(text).session.moves) == 6


@pytest.mark.long
def test_a_mod_that_is_too_large_is_not_in_the_letter(home):
    text = letter_of(home, contents={**VINEYARDS, "nations/antiquity.yaml": "#" * 40_000 + "\nbuildings: []\n"})
    assert "You need that mod, too." in " ".join(text.split())
    without_mods(home)
    with pytest.raises(Refused) as why:
        mail.opened(text)
    assert not isinstance(why.value, NeedsMods)


@pytest.mark.parametrize(
    "line", ["#mod vineyards !!", "#mod vineyards eJwDAAAAAAE=", "#mod vineyards " + "A" * 70_000, "#mod"]
)
def test_a_mod_in_a_letter_that_is_not_whole_is_no_mod(line):
    assert files_in_letter(f"{line}\n") == {}


def test_a_mod_in_a_letter_is_bound_like_any_other():
    bomb = b64encode(zlib.compress(b"[" * (1 << 22))).decode()
    odd = b64encode(zlib.compress(b'{"../../x.yaml": "x", "mod.yaml": 7}')).decode()
    assert files_in_letter(f"#mod a {bomb}\n#mod b {odd}\n") == {}


# the command


def test_mods_are_made_and_checked_from_the_command_line(home, capsys):
    assert command(["new", "My first mod"]) == 0
    folder = Path(capsys.readouterr().out.strip())
    assert (command(["check"]), command(["check", str(folder)])) == (0, 0)
    assert command(["new", "My first mod"]) == 1
    file = folder / "nations" / "medieval.yaml"
    file.write_text(file.read_text().replace("deploy", "delpoy"))
    capsys.readouterr()
    assert command(["check", str(folder)]) == 1
    assert "my_first_mod/nations/medieval.yaml:4: unknown-name: vineyard: " in capsys.readouterr().out
    assert command(["check", str(zipped(home / "x.zip", {"a": b""}))]) == 1


def test_icons_are_copied_with_their_author_and_an_unknown_one_is_answered_by_the_nearest(home, capsys):
    folder = put(home)
    collection = home / "icons.json"
    drawing = '<path fill="currentColor" d="M0 0L512 0L256 512Z"/>'
    collection.write_text(json.dumps({"info": {"author": {"name": "Lorc"}}, "icons": {"grapes": {"body": drawing}}}))
    assert command(["icons", str(collection), str(folder), "grapse"]) == 1
    assert "near it: grapes" in capsys.readouterr().err
    assert command(["icons", str(collection), str(folder), "grapes"]) == 0
    assert (folder / "icons" / "authors.csv").read_text() == "icon,author\ngrapes,Lorc\n"
    file = folder / "nations" / "medieval.yaml"
    file.write_text(file.read_text().replace("emblem: press", "emblem: grapes"))
    installed.look_again()
    assert CARDS["vineyards.great_press"].emblem == "path:M0 0L512 0L256 512Z"


def test_a_word_that_is_not_known_is_answered_with_all_that_fit():
    """Whoever has the guide alone finds them here."""
    events = VINEYARDS["nations/events.yaml"].replace("most: food", "most: books")
    (finding,) = read_mod(files_of({"nations/events.yaml": events}), Path("vineyards")).findings
    said, remedy = finding.in_two_lines(Path())
    assert said.endswith("there is no measure 'books'")
    assert remedy.startswith("Write one of: strength, ") and "advisors" in remedy
