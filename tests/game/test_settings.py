"""The settings file: what is set survives, what is damaged is kept."""

import os
from errno import EACCES

import pytest

from game.files.settings import Settings, SettingsFile
from tests.attacks.hostile import HOSTILE


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.yaml"


def test_without_a_file_the_usual_settings_are_on(path):
    file = SettingsFile(path)

    assert file.settings == Settings()
    assert file.trouble is None


def test_a_change_is_on_disk_at_once(path):
    SettingsFile(path).change(table=35, speed="fast", reduced_motion=True)

    assert SettingsFile(path).settings == Settings(table=35, speed="fast", reduced_motion=True)


@pytest.mark.parametrize(
    ("text", "levels"),
    [("volume: 15\nspeed: fast\n", (15, 15, 15)), ("volume: 15\ntable: 40\nspeed: fast\n", (15, 40, 15))],
)
def test_the_one_volume_of_older_versions_holds_for_every_voice(path, text, levels):
    path.write_text(text, encoding="utf-8")

    file = SettingsFile(path)
    music, table, events = levels

    assert file.settings == Settings(music=music, table=table, events=events, speed="fast")
    assert file.trouble is None
    file.change(events=80)
    assert SettingsFile(path).settings == Settings(music=music, table=table, events=80, speed="fast")


@pytest.mark.parametrize(
    ("text", "tips"),
    [("meetings: false\n", "none"), ("meetings: true\n", "full"), ("meetings: false\ntips: short\n", "short")],
)
def test_the_switch_of_older_versions_says_whether_there_are_tips(path, text, tips):
    path.write_text(text, encoding="utf-8")
    file = SettingsFile(path)
    assert (file.trouble, file.settings.tips) == (None, tips)
    file.change(muted=True)
    assert SettingsFile(path).settings == Settings(tips=tips, muted=True)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("volume: [", "line 1"),
        ("music: 350\n", "music cannot be 350; it can be a whole number from 0 to 100"),
        ("volume: 350\n", "volume cannot be 350; it can be a whole number from 0 to 100"),
        ("speed: rapid\n", "speed cannot be 'rapid'; it can be slow, normal, fast, instant"),
        ("muted: maybe\n", "muted cannot be 'maybe'; it can be true or false"),
        ("loudness: 3\n", "no setting called 'loudness'"),
        ("language: xx\n", "language cannot be 'xx'; it can be system, en"),
        ("nonsense", "not a list of settings"),
        ("", "not a list of settings"),
    ],
)
def test_a_damaged_file_is_named_explained_and_kept(path, text, fault):
    path.write_text(text, encoding="utf-8")

    file = SettingsFile(path)

    assert file.settings == Settings()
    assert str(path) in file.trouble
    assert fault in file.trouble
    assert "settings.damaged.yaml" in file.trouble
    assert (path.parent / "settings.damaged.yaml").read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text_are_a_damaged_file_too(path):
    path.write_bytes(b"\xff\xfe\x00volume")

    assert SettingsFile(path).trouble


def test_settings_saved_after_damage_leave_the_damaged_file_alone(path):
    path.write_text("volume: loud\n", encoding="utf-8")

    SettingsFile(path).change(table=10)

    assert SettingsFile(path).settings.table == 10
    assert (path.parent / "settings.damaged.yaml").read_text(encoding="utf-8") == "volume: loud\n"


def test_a_value_that_is_not_allowed_is_refused_and_nothing_is_saved(path):
    file = SettingsFile(path)

    with pytest.raises(ValueError, match="table cannot be 101"):
        file.change(table=101)

    assert not path.exists()


def test_a_change_that_cannot_be_written_holds_for_now_and_says_so(tmp_path):
    (tmp_path / "folder").write_text("a file where the folder should be")
    file = SettingsFile(tmp_path / "folder" / "settings.yaml")

    file.change(table=35)

    assert file.settings.table == 35
    assert "cannot be written" in file.trouble


@pytest.mark.skipif(os.name == "nt", reason="there are neither pipes nor links of this kind")
@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
def test_whatever_stands_in_the_place_of_the_file_ends_in_a_plain_sentence(path, make):
    make(path)

    file = SettingsFile(path)
    file.change(table=35)

    assert file.settings == Settings(table=35)
    if not path.is_dir() and not path.is_symlink():
        assert SettingsFile(path).settings == Settings(table=35)


@pytest.mark.parametrize("name", ["a pipe", "endless", "deep brackets", "perhaps", "a gigabyte of zeros"])
def test_a_hostile_file_is_put_aside_and_named(path, name):
    HOSTILE[name](path)

    file = SettingsFile(path)

    assert file.settings == Settings()
    assert str(path) in file.trouble
    assert "settings.damaged.yaml" in file.trouble
    assert len(file.trouble) < 500
    assert os.path.lexists(path.parent / "settings.damaged.yaml")


def test_a_damaged_file_that_cannot_be_put_aside_is_not_overwritten(path, monkeypatch):
    def refuse(*_):
        raise PermissionError(EACCES, os.strerror(EACCES))

    path.write_text("volume: loud\n", encoding="utf-8")
    monkeypatch.setattr("game.files.shared_file.kept_aside", refuse)
    file = SettingsFile(path)
    assert "volume cannot be 'loud'" in file.trouble
    file.change(table=35)

    assert file.settings.table == 35
    assert "cannot be written" in file.trouble
    assert path.read_text(encoding="utf-8") == "volume: loud\n"


def test_what_could_not_be_written_is_written_with_the_next_change(path, monkeypatch):
    file = SettingsFile(path)
    with monkeypatch.context() as full:
        full.setattr("game.files.shared_file.write_whole", lambda *_: os.stat(path / "nowhere"))
        file.change(table=35)
    file.change(muted=True)

    assert SettingsFile(path).settings == Settings(table=35, muted=True)


def test_what_another_copy_has_set_stays(path):
    one, other = SettingsFile(path), SettingsFile(path)
    one.change(table=35)
    other.change(muted=True)

    assert other.settings == Settings(muted=True)
    assert SettingsFile(path).settings == Settings(table=35, muted=True)
