"""Memo: what is made is kept as long as what was read for it stays, down to the fields of a position."""

from collections import OrderedDict
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from game.engine.record import Record
from game.engine.selection import Selection
from game.engine.state import State
from game.text import language
from scenes.ui import memory
from scenes.ui.host.tooltip import Tooltip


class Board(Record):
    def __init__(self, gold, books):
        self.gold, self.books = gold, books

    def both(self):
        return self.gold + self.books


class Position(State):
    nested = ("boards",)

    def __init__(self, *boards, age=1):
        super().__init__(1)
        self.boards, self.age = [Board(*board) for board in boards], age


def model_of(*boards, age=1, **facts):
    return SimpleNamespace(view=Position(*boards, age=age), **facts)


def maker(read):
    """A maker that shows what is read, and how often it has made something."""
    made = []

    @memory.memo
    def shown(model, *more):
        made.append(read(model, *more))
        return made[-1]

    return shown, made


@pytest.mark.parametrize(
    "read",
    [
        lambda model: model.view.boards[0].gold,
        lambda model: sum(board.gold for board in model.view.boards),
        lambda model: vars(model.view.boards[0])["gold"],
        lambda model: model.view.copy().boards[0].gold,
        lambda model: model.view.boards[0].both() - model.view.boards[0].books,
    ],
    ids=["field", "row", "vars", "copy", "method"],
)
def test_a_field_of_a_nested_record_that_is_read_is_noticed_when_it_changes(read):
    shown, made = maker(read)
    assert [shown(model_of((gold, 1))) for gold in (7, 8, 7)] == [7, 8, 7]
    assert made == [7, 8]


def test_what_is_not_read_of_a_position_makes_nothing_anew():
    shown, made = maker(lambda model: model.view.boards[1].gold)
    assert [shown(model_of((number, 1), (7, number), age=number)) for number in range(3)] == [7, 7, 7]
    assert made == [7]


def test_more_records_than_were_read_are_noticed():
    shown, _ = maker(lambda model: len(model.view.boards))
    assert [shown(model_of(*[(1, 1)] * count)) for count in (1, 2, 1)] == [1, 2, 1]


def test_what_is_read_later_counts():
    shown, _ = maker(lambda model: lambda: model.view.age)
    late = shown(model_of((1, 1), age=1))
    assert late() == 1
    assert shown(model_of((1, 1), age=2)) is not late


def test_what_nobody_has_read_yet_tells_of_what_is_shown_now():
    shown, made = maker(lambda model: Tooltip(lambda model: model.view.age, model))
    tooltips = [shown(model_of((1, 1), age=age)) for age in (1, 2)]
    assert len(made) == 1
    assert [tooltip.told for tooltip in tooltips] == [2, 2]


def test_a_tooltip_tells_of_another_model_once_it_is_turned_to_it():
    shown, _ = maker(lambda model: Tooltip(lambda model: len(model.view.boards), model))
    first, then = model_of((1, 1)), model_of((1, 1), (2, 2))
    with memory.reading() as readers:
        tooltip = shown(first)
    shown(then)
    assert tooltip.told == 2
    for reader in readers:
        reader.turn_to(first)
    assert tooltip.told == 1


def test_what_an_inner_maker_has_read_the_outer_one_has_read():
    inner, _ = maker(lambda model: model.view.age)
    outer, made = maker(lambda model: (inner(model), model.viewer))
    for age in (1, 1, 2):
        assert outer(model_of(age=age, viewer=0)) == (age, 0)
    assert made == [(1, 0), (2, 0)]


def test_what_is_laid_out_is_a_value():
    shown, made = maker(lambda model: model.draft and (model.draft.card, model.draft.place))
    drafts = [None, ("a", 1), ("a", 1), ("a", 2), ("b", 2), None]
    for draft in drafts:
        assert shown(model_of(draft=draft and Purchase(*draft))) == draft
    assert len(made) == 4


@dataclass(frozen=True)
class Purchase:
    """A draft."""

    card: str
    place: int


def test_a_tooltip_reads_the_draft_that_is_shown_now():
    shown, _ = maker(lambda model: Tooltip(lambda model: model.draft and model.draft.card, model))
    for card in ("a", "b"):
        shown(model_of(draft=Purchase(card, 1)))
    assert shown(model_of(draft=Purchase("b", 1))).told == "b"
    assert shown(model_of(draft=None)).told is None


def test_what_is_picked_is_a_value():
    shown, made = maker(lambda model: model.selection.picked)
    selection = Selection([("buy", "a"), ("buy", "b")])
    assert shown(SimpleNamespace(selection=selection.copy())) == ()
    selection.pick(("a",))
    assert shown(SimpleNamespace(selection=selection.copy())) == ("a",)
    assert len(made) == 2


def test_words_are_made_anew_in_another_language():
    shown, _ = maker(lambda model: language.now())
    with language.speaking("de"):
        assert shown(None) == "de"
    assert shown(None) == "en"


def test_a_theme_that_changes_has_all_forgotten(screen):
    shown, made = maker(lambda model: 7)
    shown(None)
    screen.app.refresh_theme()
    shown(None)
    assert made == [7, 7]


def test_of_all_makers_together_so_many_are_kept_and_those_used_last(monkeypatch):
    monkeypatch.setattr(memory, "_KEPT", OrderedDict())
    monkeypatch.setattr(memory, "MOST_KEPT", 4)
    (first, firsts), (second, seconds) = makers = [maker(lambda model, number: number) for _ in range(2)]
    for number in range(6):
        makers[number % 2][0](None, number)
        first(None, 0)
    assert len(memory._KEPT) == 4
    firsts.clear(), seconds.clear()
    for shown, number in ((first, 0), (second, 3), (first, 4), (second, 5)):
        shown(None, number)
    assert firsts == seconds == []
    second(None, 1)
    assert seconds == [1]


def test_of_one_maker_the_last_few_are_kept():
    shown, made = maker(lambda model: model.viewer)
    viewers = range(memory.MOST_OF_ONE)
    for viewer in (*viewers, *viewers):
        shown(SimpleNamespace(viewer=viewer))
    assert made == [*viewers]
