from __future__ import annotations

import itertools
import re
from dataclasses import replace

import pytest

from game.nations.analysis.forecast import Change, forecast, what_if
from game.nations.cards.cards import EVENTS
from game.nations.state import SHADOW, NationsState
from game.text import language
from scenes.games.nations.board import own_strip
from scenes.games.nations.board.looks import CardLook
from scenes.games.nations.panels.forecast_panel import PANEL, rows_of
from scenes.games.nations.panels.forecast_rows import OutcomeRow, _war, change_words, forecast_rows
from scenes.games.nations.panels.forecast_values import telling_changes
from scenes.games.nations.table import NationsTable
from scenes.games.nations.text.forecast_told import cell
from scenes.play.view.thinking_sign import sign_stamp
from scenes.table.model import LogLine, TableModel
from scenes.table.panels.forecast import LOSS, NONE, SMALL, Cell, _cell
from scenes.table.panels.priced import Priced
from scenes.table.panels.tracks import spread
from scenes.table.seats import rivals
from scenes.ui.numbers import signed
from sprites.paint.theme import Theme
from tests.game.nations.scenario import table
from tests.scenes.tables.games import model, session, until
from tests.scenes.trees import boxes_of, words_in, words_of
from tests.scenes.windows import theme_of

TABLE = NationsTable()


def position(seats: int = 3, round_number: int = 1) -> NationsState:
    game = until(session(seats), lambda state: state.phase == "action" and state.round == round_number)
    state: NationsState = game.state  # type: ignore[assignment]
    return state


def row(state: NationsState, label: str, seats: list[int] | None = None) -> OutcomeRow:
    asked = seats or list(range(len(state.nations)))
    rows = {row.label: row for row in forecast_rows(state, forecast(state), asked)}
    return rows[label]


def test_resource_rows_show_the_purse_and_what_production_brings() -> None:
    state = position()
    foreseen = forecast(state).rows[1].change("production").gold
    cell = row(state, "Gold").cells[1]
    assert (cell.stock, cell.words) == (str(state.nations[1].gold), signed(foreseen))


def test_what_is_left_after_a_purchase_stands_in_the_row_of_the_resource() -> None:
    state = position()
    seat = state.decision.seat  # type: ignore[union-attr]
    buy = next(move for move in state.decision.moves if move[0] == "buy_card")  # type: ignore[union-attr]
    then = what_if(state, buy)
    assert then is not None
    paid = state.nations[seat].gold - then.rows[seat].held["gold"]
    assert paid in (1, 2, 3)


@pytest.mark.parametrize(("board", "locked"), [("forum", [False, True]), ("titanic", [False, False])])
def test_production_of_who_has_passed_is_locked_unless_a_wonder_for_several_may_come(board, locked) -> None:
    state = table({}, {"slots": {"farm": 1}}, board=[[board]], passed=(1,))
    assert [cell.locked for cell in row(state, "Gold").cells] == locked
    assert not any(cell.locked for cell in row(state, "Order").cells)


def test_production_that_compares_nations_is_never_locked_while_one_acts() -> None:
    state = table({}, {"advisors": ["saint_augustine"]}, board=[[]], passed=(1,))
    assert state.nations[1].standing.lines
    assert not any(cell.locked for cell in row(state, "Gold").cells)


def test_what_comes_before_the_next_question_of_the_resolution_is_locked() -> None:
    foreseen = forecast(position())
    rows = tuple(replace(seat, locked=frozenset({"war"})) for seat in foreseen.rows)
    for each in forecast_rows(position(), replace(foreseen, rows=rows), [0, 1]):
        assert {cell.locked for cell in each.cells} == {each.stage == "war"}


def test_a_shortage_is_a_red_cell_with_its_vp() -> None:
    state = position()
    nation = state.nations[0]
    nation.food, nation.food_track, nation.workers = 0, 0, (0,) * len(nation.workers)
    cell = row(state, "Food").cells[0]
    assert cell.mood == LOSS
    assert "−1{vp}" in cell.words


def test_a_revolt_costs_a_vp_and_books() -> None:
    state = position()
    state.nations[0].stability = -2
    assert row(state, "Revolt").cells[0].words == "−2 < 0  −1{vp} −2{books}"


def test_of_a_war_that_is_only_tried_out_it_is_said_that_one_is_safe() -> None:
    state = position(2)
    state.war, state.war_strength = "", 0
    assert _war(state, forecast(state).rows[0]).words == "safe"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("lost", [{}, {"food": -5}, {"gold": -1, "food": -5}, {"colonies": -1, "uncertain": True}])
def test_every_amount_in_a_cell_is_said_with_what_it_is_of(seats: int, lost: dict[str, int]) -> None:
    """In narrow columns it is said that there is more: an amount alone would be one of anything."""
    state = position(seats)
    foreseen = forecast(state)
    losses = [Change(vp=-1, books=-2 - seat, **lost) for seat in range(seats)]
    told = zip(foreseen.rows, losses, strict=True)
    rows = tuple(replace(row, defeated=True, changes={**row.changes, "war": change}) for row, change in told)
    shown = model(session(seats), view=state, forecast=replace(foreseen, rows=rows))
    index = next(index for index, row in enumerate(rows_of(shown)) if row.sign == "war")
    laid = {box.name: (box, area) for box, area in boxes_of(TABLE, shown)}
    for seat in range(seats):
        read = words_in(*laid[f"forecast {index} {seat}"], shown.theme)[0]
        assert "−1{vp}" in read
        assert re.fullmatch(r"(−\d+\{\w+\} ?|−1 colony ?|…)+\??", read), read


def test_a_war_tells_who_is_safe_and_who_loses() -> None:
    state = position()
    state.war, state.war_strength, state.war_buyer = "imjin_war", 6, 0
    state.nations[0].strength, state.nations[1].strength = 6, 5
    cells = row(state, "War 6").cells
    assert cells[0].words == "safe 6 ≥ 6"
    assert cells[1].mood == LOSS
    assert cells[1].words.startswith("5 < 6")


def test_who_is_safe_is_in_doubt_where_the_war_is() -> None:
    state = position()
    state.war, state.war_strength = "imjin_war", 6
    state.nations[0].strength = 6
    foreseen = forecast(state)
    doubted = replace(foreseen.rows[0], changes={**foreseen.rows[0].changes, "war": Change(uncertain=True)})
    rows = forecast_rows(state, replace(foreseen, rows=(doubted, *foreseen.rows[1:])), [0, 1, 2])
    assert next(row for row in rows if row.stage == "war").cells[0].words == "safe 6 ≥ 6?"


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_cell_of_the_forecast_drops_a_number(seats: int) -> None:
    """Over random games: every figure of every cell is on the panel, unless a shorter way says it."""
    for number in range(60, 400, 24):
        played = session(seats, number, seed=number)
        if played.state.decision is None:
            continue
        shown = model(played)
        rows = rows_of(shown)
        laid = {box.name: (box, area) for box, area in boxes_of(TABLE, shown)}
        for index, row in enumerate(rows):
            for seat, figure in zip([0, *rivals(shown)], row.cells, strict=True):
                name = f"forecast {index} {seat}"
                words = words_in(*laid[name], shown.theme) if name in laid else [figure.words]
                whole = (figure.words, *figure.shorter)
                has_room = seats == 2 and figure.words.count("{") <= 3
                assert words[-1] in (whole if has_room else (*whole, *figure.partial))
                assert words[:-1] in ([], [figure.stock])


def test_two_figures_of_a_cell_stand_one_under_the_other_where_five_nations_leave_no_room_beside() -> None:
    theme = Theme((1280, 720))
    cell = Cell("−1{vp} −3{books}", LOSS, ("−1{vp} −3{books}", "−1{vp}−3{books}"), partial=("−1{vp} …", "−1{vp}…"))
    (words,) = _cell(cell, cell, False, SMALL)
    assert words.fitted(theme, 33.0, 31.0)[0] in cell.shorter


@pytest.mark.parametrize(("seats", "named"), [(2, 2), (4, 4), (5, 0)])
def test_all_columns_of_the_forecast_bear_names_or_none(seats: int, named: int) -> None:
    shown = model(session(seats, 30))
    names = ("Ann", "Ben", "Cy", "Di", "Eva")
    shown = replace(
        shown, seats=tuple(replace(seat, name=name) for seat, name in zip(shown.seats, names, strict=False))
    )
    said = words_in(*next((box, area) for box, area in boxes_of(TABLE, shown) if box.name == PANEL), shown.theme)
    assert sum(name in said for name in names) == named


def test_books_score_at_the_end_of_an_age_only() -> None:
    assert {cell.words for cell in row(position(), "Book points").cells} == {"round 2"}


def test_net_sums_up_all_vp() -> None:
    state = position(round_number=2)
    foreseen = forecast(state).rows
    assert [cell.words.rstrip("?") for cell in row(state, "NET").cells] == [signed(seat.total.vp) for seat in foreseen]


def test_solo_the_shadow_has_a_column_and_a_duel() -> None:
    state = position(seats=1)
    state.shadows[0].stability, state.nations[0].stability = 4, 5
    cells = row(state, "Stability duel", [0, 1]).cells
    assert [cell.words for cell in cells] == ["5 : 4  +1{vp}", "4"]


@pytest.mark.parametrize("round_number", [1, 2])
@pytest.mark.parametrize("war", ["", "imjin_war"])
def test_what_is_foreseen_of_the_shadow_is_explained(round_number: int, war: str) -> None:
    state = position(1, round_number)
    state.war, state.war_strength = war, 6 if war else 0
    shown = model(session(1), view=state, forecast=forecast(state))
    for row in forecast_rows(state, shown.forecast, [SHADOW]):
        told = cell(shown, SHADOW, row.stage, row.sign)
        assert row.cells[0] == NONE or told.remarks != ("Nothing happens here.",), row


def test_a_tried_move_shows_old_and_new() -> None:
    state = position()
    before = forecast(state)
    state.nations[0].strength += 5
    tried = model(session(3), forecast=before, what_if=forecast(state))
    old = before.rows[0].strength
    assert ("strength", f"{old} › {old + 5}") in telling_changes(tried, 0)


@pytest.mark.parametrize(
    ("then", "told"), [((-1, 1), "0 › −1 +1"), ((-1, 0), "0 › −1"), ((0, 1), "0 › +1"), ((0, 0), "")]
)
def test_a_tried_move_hides_no_loss_behind_what_it_gains(then: tuple[int, int], told: str) -> None:
    before = forecast(position())
    old = before.rows[0]
    own = replace(old, changes={"war": Change(), "famine": Change()}, total=Change())
    changed = {stage: Change(vp=vp) for stage, vp in zip(("war", "famine"), then, strict=True)}
    new = replace(own, changes=changed, total=Change(vp=sum(then)))
    seen, tried = (replace(before, rows=(each, *before.rows[1:])) for each in (own, new))
    said = dict(telling_changes(model(session(3), forecast=seen, what_if=tried), 0))
    assert said.get("vp", "") == told


@pytest.mark.parametrize("places", [[10.0, 10.0, 10.0], [0.0, 5.0, 90.0], [99.0, 100.0, 100.0], [0.0, 0.0, 1.0]])
def test_discs_never_overlap_and_keep_their_order(places: list[float]) -> None:
    moved = spread(places, 17.5, 0.0, 100.0)
    gaps = [after - before for before, after in itertools.pairwise(moved)]
    assert min(gaps) >= 17.49
    assert moved[0] >= -0.01
    assert moved[-1] <= 100.01


def test_discs_with_room_stay_at_their_values() -> None:
    assert spread([10.0, 40.0, 80.0], 17.5, 0.0, 100.0) == [10.0, 40.0, 80.0]


def test_touching_discs_stand_around_their_common_middle() -> None:
    assert spread([50.0, 50.0], 17.5, 0.0, 100.0) == [41.25, 58.75]


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_seat_has_a_disc_on_every_track_and_in_the_order(seats: int) -> None:
    layout = TABLE.layout(model(session(seats, 60)))
    for track in ("strength", "stability", "books", "order"):
        discs = [place.area for name, place in layout.targets.items() if name.startswith(f"{track} disc ")]
        assert len(discs) == max(seats, 2)
        for before, after in itertools.pairwise(sorted(discs)):
            assert after[0] >= before[0] + before[2] - 0.01


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_rival_has_the_face_of_a_leader_around_which_its_thinking_circles(seats: int) -> None:
    shown = model(session(seats, 60))
    layout = TABLE.layout(shown)
    for seat in rivals(shown):
        left, top, width, height = layout.anchors[f"face@{seat}"]
        ring = sign_stamp(shown.theme, layout, seat, 0.0, calm=True)
        face = shown.theme.rect(left, top, width, height)
        assert ring.rect.contains(face.inflate(-2, -2))
        assert ring.rect.w < 1.5 * face.w


def test_a_picked_worker_puts_prices_on_the_cards_it_may_go_to() -> None:
    wanted = until(session(2), lambda state: _may_deploy(state))
    table = model(wanted)
    assert _prices(table) == []
    table.selection.pick(("area",))
    deployed = {move[2] for move in table.selection.open_moves if move[0] == "deploy"}
    assert len(_prices(table)) == len(deployed)


def _may_deploy(state: NationsState) -> bool:
    decision = state.decision
    return (
        decision is not None and decision.seat == 0 and any(move[:2] == ("deploy", "area") for move in decision.moves)
    )


def _prices(table: TableModel) -> list[int]:
    looks = [sprite.look for sprite in TABLE.layout(table).sprites.values()]
    return [look.price for look in looks if isinstance(look, CardLook) and look.price is not None]


def test_coins_in_the_market_say_what_may_be_bought_and_lie_there_on_the_own_turn_alone() -> None:
    shown = model(until(session(3), lambda state: _may_deploy(state) and state.nations[0].gold < 3))
    coins = {name: each.look for name, each in TABLE.layout(shown).sprites.items() if isinstance(each.look, Priced)}
    legal = {move[1] for move in shown.decision.moves if move[0] == "buy_card"}  # type: ignore[union-attr]
    assert {name for name, coin in coins.items() if coin.is_met} == legal
    assert all(coin.price <= 2 for coin in coins.values() if coin.is_met)
    assert any(not coin.is_met for coin in coins.values())

    others = replace(shown, decision=None)
    assert not any(isinstance(sprite.look, Priced) for sprite in TABLE.layout(others).sprites.values())


def test_what_passing_first_sets_off_has_a_row_while_a_card_asks_for_it():
    state = table({"ready": ["forbidden_palace"]}, {}, event="pax_romana")
    passing = next(iter(forecast_rows(state, forecast(state), [0, 1])))
    assert (passing.label, [cell.words for cell in passing.cells]) == ("Passing", ["+1{vp}?", "–"])
    bare = table({}, {}, event="pax_romana")
    assert next(iter(forecast_rows(bare, forecast(bare), [0, 1]))).label == "Gold"


def test_rows_of_events_say_what_they_compare_of_every_nation():
    pilgrims = next(each for each, card in EVENTS.items() if card.top.name == "Pilgrims")
    state = table({"food": 17}, {"food": 13}, event=pilgrims)
    rows = {row.stage: row for row in forecast_rows(state, forecast(state), [0, 1])}
    assert [cell.words.partition("}")[0] for cell in rows["event_top"].cells] == ["17{food", "13{food"]


DEEDS = ("gains 3 {food}", "buys Battle of Tannenberg", "hires an {architect} for The Oracle")


@pytest.mark.parametrize("look", [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 125)])
def test_news_are_whole_deeds_and_those_of_the_latest_rival_at_least(look: tuple[tuple[int, int], int]) -> None:
    game = until(session(5), lambda state: state.phase == "action" and state.decision is not None)
    asked = game.state.decision.seat  # type: ignore[union-attr]
    recap = tuple(LogLine(seat, words, ()) for seat in range(5) if seat != asked for words in DEEDS)
    seen = model(game, theme=theme_of(*look), recap=recap, viewer=asked, shown_seat=asked)
    told = words_of(TABLE, seen, "recap")
    whole = [line for line in told if line.endswith(DEEDS[-1])]
    assert whole and len(whole) >= len(told) - 1, told


def test_an_income_that_ends_is_not_shown_as_nothing_held():
    chip = own_strip._net(own_strip.Value(5, 0))
    assert chip.ways == ("±0",)


def test_a_card_that_an_event_takes_is_counted_and_told():
    strong = {"slots": {"axeman": 1}, "stability_track": 5}
    state = table({"colonies": ["nubia"], "advisors": ["augustus"]}, strong, event="american_revolution")
    row, other = forecast(state).rows
    assert (row.change("event_top").colonies, row.change("event_bottom").advisors) == (-1, -1)
    assert (row.change("event_top").vp, row.change("event_bottom").vp) == (0, 0)
    assert (other.change("event_top").colonies, other.change("event_bottom").advisors) == (0, 0)
    assert change_words(row.change("event_top")) == f"{signed(-1)} colony"
    with language.speaking("de"):
        assert change_words(row.change("event_bottom")).endswith(f" {signed(-1)} Berater")


def test_no_row_of_five_nations_loses_its_name_beside_what_a_war_costs() -> None:
    shown = model(until(session(5), lambda state: bool(state.war) and state.phase == "action"))
    ways = [(row.label, *row.shorter) for row in rows_of(shown)]
    assert len(ways) > 8
    assert all(any(map(str.isalpha, way)) for each in ways for way in each)
