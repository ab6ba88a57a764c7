"""Forty names of many scripts through every place that shows or keeps one: no box without a word, nothing lost."""

from dataclasses import replace

import pygame
import pytest

from game.files import mail
from game.records.hall_of_fame import Result, hall_of
from game.text.names.graphemes import graphemes
from game.text.names.player_names import composed
from scenes.games.plugin import plugin_of
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.table.seats import as_shown
from scenes.tools.inspection import HALLS
from scenes.ui.controls.listing import RowList
from sprites.letters import fonts
from sprites.paint.plain_text import letters_of
from tests.scenes.fingers import click, form
from tests.scenes.tables.positions import seen
from tests.scenes.tables_played import lay, played
from tests.scenes.trees import words_in, words_of

GROUPS = [
    ["山田太郎", "محمد علي", "שלום כהן", "Ирина", "Ann 😀👍🏽"],
    ["김민준", "สมชาย", "देवनागरी", "Αθηνά", "Zoë Ñandú"],
    ["தமிழ்", "বাংলা", "ქართული", "አማርኛ", "Việt Nguyễn"],
    ["ខ្មែរ", "မြန်မာ", "Joe יוסי", "يوسف 12", "Łódź-Ę"],
    ["👨\u200d👩\u200d👧", "می\u200cخواهم", "🇫🇮🇩🇪", "הלוי, ד.", "(ابن) X"],
    ["తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ਪੰਜਾਬੀ"],
    ["Ꮳ Ann", "հայերեն", "ລາວ", "བོད་ཡིག", "ひらがな"],
    ["カタカナ", "עִבְרִית", "العَرَبِيَّة", "Øystein Å", "Ζωή & Ann"],
]


def is_shown(name, words):
    """Whether a name stands among words, whole or cut after some letters."""
    bare = [letters_of(each).translate({0x2068: None, 0x2069: None}).casefold() for each in words]
    whole = name.casefold()
    return any(whole in each or (each.endswith("…") and whole.startswith(each[:-1].rstrip())) for each in bare)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "names", [GROUPS[0], *(pytest.param(group, marks=pytest.mark.long) for group in GROUPS[1:])], ids=range(len(GROUPS))
)
def test_names_of_any_script_are_shown_and_kept(screen, names):
    app, session = screen.app, played(seats=5, moves=12)
    session.seats = tuple(replace(seat, name=name) for seat, name in zip(session.seats, names, strict=True))
    scene = lay(app, session)
    path = scene.game.journal.path
    screen.frames(2)
    screen.lift_curtain()
    shown = [
        *words_of(plugin_of("nations").table(), seen(session, seats=as_shown(session.seats))),
        *words_of(plugin_of("nations").table(), seen(session, seats=as_shown(session.seats), all_boards=True)),
        *(entry.line.words for entry in scene.game.log.entries),
    ]
    assert [name for name in names if not is_shown(name, shown)] == []
    said = [piece for words in shown for piece in fonts.pieces(letters_of(words), fonts.ROLES["name"])]
    assert all(piece.file or piece.script.word for piece in said)

    before = path.read_bytes()
    app.stack.clear()
    opened, _ = app.saves.open(path)
    assert [seat.name for seat in opened.session.seats] == names
    opened.close()
    assert path.read_bytes() == before

    came = mail.opened(mail.letter(session, [0])).session
    assert [seat.name for seat in came.seats] == names

    for number, name in enumerate(names):
        hall_of("nations").add(Result(number, name, "2026-11-21", "ABCDEFGHJKLM", {}, f"game {number}"))
    assert [result.name for result in reversed(hall_of("nations").results)] == names
    hall, saved = HALLS["hall_of_fame_nations"](app), SavedGamesScene(app)
    for made in (hall, saved):
        app.stack.push(made)
        screen.frames(3)
    (rows,) = (each.control for each in hall.form.controls if isinstance(each.control, RowList))
    row_area = (0.0, 0.0, 1000.0, rows.row_high)
    told = [word for row in range(len(names)) for word in words_in(rows.box(row, False), row_area, hall.theme)]
    assert [name for name in names if not is_shown(name, told)] == []


def test_a_name_of_any_script_is_typed_dealt_and_deleted_letter_by_letter(screen):
    screen.app.open("menu")
    screen.frames(2)
    click(screen, "box:nations")
    screen.frames()
    names = ("שלום כהן", "👨\u200d👩\u200d👧 하늘")
    for seat, name in enumerate(names, 1):
        click(screen, f"seat {seat} name")
        screen.post(pygame.TEXTINPUT, text=name)
        assert form(screen).editor.text == composed(name)
        for left in range(len(graphemes(name)) - 1, -1, -1):
            screen.key(pygame.K_BACKSPACE)
            assert len(graphemes(form(screen).editor.text)) == left
        for letter in graphemes(name):
            screen.post(pygame.TEXTINPUT, text=letter)
        screen.frames()
    click(screen, "deal")
    assert tuple(seat.name for seat in screen.scene.game.journal.session.seats)[:2] == names
