"""What the forecasts of all tables show: the best target by name, locks, and red only for what can be helped."""

import pytest

from scenes.table.model import plain_theme
from scenes.table.panels.forecast import GAIN, LOSS, USUAL, Cell, ColumnHead, ForecastRow, _cell, forecast, shorter_name
from scenes.ui.box import Box
from scenes.ui.text import Text
from sprites.paint import palette
from tests.scenes.tables_played import lay, questions

TOLD = Box()


def boxes_in(box):
    yield box
    for part in getattr(box, "parts", ()):
        yield from boxes_in(part)


def inks(cell, may_act=True, seat=0):
    """The colours of the words in the cell of a seat."""
    row = ForecastRow("vp", "War", (cell, cell), (None, None))
    heads = (ColumnHead(0, 1, "Ann"), ColumnHead(1, 2, "Bob"))
    panel = forecast(heads, [row, row], [row.cells] * 2, "Forecast", None, may_act=may_act)
    assert panel.width(plain_theme())
    kept = next(box for key, box in row.boxes.items() if key[:2] == (0, heads[seat]))
    return {text.colour for text in boxes_in(kept.part) if isinstance(text, Text)}


def texts_by_column(cell, seats):
    """The texts of a cell as every seat has it."""
    row = ForecastRow("vp", "War", (cell,) * seats, (None,) * seats)
    heads = tuple(ColumnHead(seat, seat + 1, f"N{seat}") for seat in range(seats))
    panel = forecast(heads, [row, row], [row.cells] * 2, "Forecast", None)
    assert panel.width(plain_theme())
    kept = {key[1].seat: box for key, box in row.boxes.items() if key[0] == 0 and len(key) > 3}
    return [[each for each in boxes_in(kept[seat].part) if isinstance(each, Text)] for seat in range(seats)]


def words_by_column(cell, seats):
    """The fullest ways of these texts."""
    return [[text.ways[0] for text in texts] for texts in texts_by_column(cell, seats)]


def sizes_by_column(cell, seats):
    """The sizes of their letters."""
    return [texts[-1].size for texts in texts_by_column(cell, seats)]


def test_names_that_begin_alike_are_told_apart_where_they_are_short():
    names = ["Ann", "Normal 2", "Normal 3", "Mary Jane", "E\u0301mile A", "E\u0301mile B", "Der Schatten"]
    shorter = [(), ("N. 2",), ("N. 3",), ("Mary",), ("E\u0301. A",), ("E\u0301. B",), ("Schatten",)]
    assert [shorter_name(name, names) for name in names] == shorter


def test_a_loss_is_red_while_it_can_be_helped():
    assert inks(Cell("−1", LOSS)) == {palette.LOSS}


@pytest.mark.parametrize("case", ["locked", "passed", "rival"])
def test_a_loss_that_cannot_be_helped_is_not_red(case):
    cell = Cell("−1", LOSS, locked=case == "locked")
    assert palette.LOSS not in inks(cell, may_act=case != "passed", seat=int(case == "rival"))


@pytest.mark.parametrize(("seats", "own", "rival"), [(3, ["9", "+2"], ["9", "+2"]), (5, ["+2"], ["+2"])])
def test_what_a_nation_has_stands_before_what_comes_where_there_are_few_columns(seats, own, rival):
    assert words_by_column(Cell("+2", GAIN, stock="9"), seats) == [own, *[rival] * (seats - 1)]


def test_where_there_are_many_columns_only_the_first_says_what_is_compared_and_is_larger():
    cell = Cell("3 < 5  −1", LOSS, ("−1",))
    assert words_by_column(cell, 5) == [["3 < 5  −1"], *[["−1"]] * 4]
    own, *others = sizes_by_column(cell, 5)
    assert all(own > other for other in others)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", ["nations", "nations_dice", "wealth_of_nations"])
def test_a_place_with_several_targets_names_the_best(screen, name):
    for session in questions(name, each=4):
        scene = lay(screen.app, session)
        screen.frames(2)
        scene._cover(False)
        table = scene.table
        for lit in sorted(table.lit):
            table.hot = lit
            model = table.model()
            if model.best_of > 1 and model.what_if:
                table.relay()
                popovers = [place.tried for place in table.top.layout.targets.values() if place.tried]
                assert popovers == [popovers[0]]
                assert popovers[0][0] == ("", table.table.words.target_words(model, model.tried[-1]))
                return
        screen.app.stack.pop()
    raise AssertionError("no place had several targets")


def test_a_tried_move_changes_what_is_held_and_what_comes_in_columns_of_their_own():
    def said(now, then):
        return [text.ways[0] for text in _cell(Cell(now[1], stock=now[0]), Cell(then[1], stock=then[0]), False, USUAL)]

    assert said(("6", "0"), ("5", "0")) == ["6 › 5", "0"], "6 0 › 5 0 reads as 60 › 50"
    assert said(("5", "0"), ("5", "+1")) == ["5", "0 › +1"]
