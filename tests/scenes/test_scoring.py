"""Final scoring: counted category by category, skippable, ties explained, solo results remembered."""

from dataclasses import replace

import pygame
import pytest

from game import game_named
from game.bots.random_bot import RandomBot
from game.engine.game import Score, ScoreLine
from game.nations.cards.cards import BOARDS, CARDS
from game.records.hall_of_fame import hall_of
from game.session.branches import Sandbox
from game.session.session import HUMAN, Seat
from scenes.games.nation_deckbuilder.city import all_built
from scenes.games.nations.scores import CATEGORIES, SCORING
from scenes.games.plugin import plugin_of
from scenes.games.wealth_of_nations import scores as wealth
from scenes.play.play_scene import PlayScene
from scenes.results import triumph
from scenes.results.bars import _lie_rows, whose
from scenes.results.chart import Line, _before_the_end
from scenes.results.city import City, Work
from scenes.results.counting_up import (
    COUNT_MS,
    HELD_MS,
    SLIDE_MS,
    Counting,
    ScoreSheet,
    in_points,
    points_at_first,
)
from scenes.results.curve import _stretches
from scenes.results.result_scene import NIGHT_PLATES, PAUSE
from scenes.results.scored_city import landed, paint_scored, parted
from scenes.results.scoring_scene import PATIENCE, ScoringScene
from scenes.results.triumph import GLEAM, LAST, TEARS, paint_champion, paint_defeat, paint_triumph, paint_twilight
from scenes.results.winner import winner_plate
from scenes.screens.menu import MenuScene
from scenes.tools.watch import self_playing_session
from scenes.ui.boxes import Column, Field
from scenes.ui.controls.titles import _broken, _write
from scenes.ui.host.tooltip import Explanation
from scenes.ui.layout import PaintLayer
from scenes.ui.leaves import Art
from scenes.ui.numbers import number
from scenes.ui.pen import Pen
from scenes.ui.text import LINE_HEIGHT, Text
from sprites.bust.person import Bust
from sprites.bust.picture import bust_picture
from sprites.city.feast import fallen
from sprites.paint import palette
from sprites.paint.theme import Theme
from sprites.poster.posters import AtOnce, Idle, Posters
from tests.scenes.fingers import click
from tests.scenes.prefixes import played_out
from tests.scenes.tables_played import played
from tests.scenes.trees import SCREEN, boxes, words_in


def scored(screen, session):
    screen.app.stack.push(MenuScene(screen.app))
    screen.app.stack.push(plugin_of(session.game.name).result(screen.app, session))
    screen.frames()
    return screen.scene


def score(seat, points, rank):
    lines = tuple(ScoreLine(key, each) for key, each in zip(CATEGORIES, points, strict=True))
    return Score(seat, lines, sum(points), rank)


def test_categories_are_counted_one_after_the_other(screen):
    scene = scored(screen, played(moves=-1))
    seen = []
    while not scene.counting.is_done:
        seen.append(scene.counting.category)
        screen.frames(1, COUNT_MS / 2)

    assert list(dict.fromkeys(seen)) == list(CATEGORIES)


def test_the_last_category_is_held_back_for_a_while():
    counting = Counting(("one", "two"), 1.0)
    counting.advance(COUNT_MS)
    counting.advance(HELD_MS * 0.9)
    assert counting.share("two") == 0
    counting.advance(HELD_MS)
    counting.advance(COUNT_MS * 0.5)
    assert 0 < counting.share("two") < 1


def test_rows_slide_to_where_the_points_put_them(screen):
    scene = scored(screen, played(moves=-1))
    sheet, rows = scene.sheet, scene.ranking.rows
    between = set()
    while not scene.counting.is_done:
        screen.frames(1, 60)
        between |= {row % 1 != 0 for row in scene.ranking.rows.values()}
    screen.frames(1, SLIDE_MS * 4)
    assert True in between
    assert sorted(rows, key=rows.get) == [score.seat for score in sheet.scores]


def test_no_laurel_falls_on_land_that_is_only_sketched(screen):
    scene = scored(screen, played_out(game_named("nations"), 2, "5"))
    city, whole = scene._scored(scene.sheet.winner.seat), (0.0, 0.0, 400.0, 120.0)
    pictures = []
    for painter in (Idle(), AtOnce()):
        theme = Theme((1280, 720), posters=Posters(painter))
        for share in (0.0, 1.0):
            surface = pygame.Surface(theme.size)
            paint_scored(Pen(theme, surface), whole, city, (share,) * len(city.falls))
            pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]
    assert pictures[2] != pictures[3]


def test_no_two_names_are_read_through_each_other_while_rows_change_places(screen):
    scene = scored(screen, played(moves=-1))
    scene.counting.finish()
    first, second, *_ = (each.seat for each in scene.sheet.scores)
    scene.ranking.rows.update({first: 0.6, second: 0.4})
    area = 0.0, 0.0, 600.0, 200.0
    laid = [*_lie_rows(scene.sheet, scene.counting, scene.ranking, 50, 1.0, area)]
    names = {}
    for at, (box, _) in enumerate(laid):
        for seat in (first, second):
            if isinstance(box, Column) and box.parts[1].ways == whose(scene.sheet, seat).parts[1].ways:
                names[seat] = at
    assert names[second] < names[first]
    hidden = pygame.FRect(laid[names[second]][1]).clip(pygame.FRect(laid[names[first]][1]))
    between = laid[names[second] : names[first]]
    plates = [
        pygame.FRect(place) for box, place in between if isinstance(box, Art) and box.how[:2] == (palette.PLATE, 1)
    ]
    assert hidden and any(plate.contains(hidden) for plate in plates)


def test_the_city_of_the_winner_comes_up_and_a_key_shows_all_of_it(screen):
    scene = scored(screen, played(moves=-1))
    screen.frames(1, PAUSE)
    screen.key(pygame.K_SPACE)
    assert scene.shown_at == LAST
    assert scene.sheet.scoring.city_of(scene.session.state, scene.sheet.winner.seat).age in (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("rounds", "told"),
    [
        ([(3, 1), (5, 2)], "led after every single round"),
        ([(1, 3), (6, 4)], "**Mira** took the lead in round 2 (+5 {vp})"),
        ([(9, 9), (8, 4)], "**Mira** took the lead in round 2 (\N{MINUS SIGN}1 {vp})"),
        ([(1, 3), (2, 4)], "came from behind: the final scoring alone gave 7"),
        ([(1, 3), (9, 9)], "**Mira** didn't have the lead alone until the very end"),
    ],
)
def test_the_turn_of_a_game_is_told(rounds, told):
    session = played(moves=-1)
    session.state.vp_after_round = rounds
    sheet = ScoreSheet(session, SCORING)
    sheet.scores = (score(0, (9, 0, 0, 0, 0), 1), score(1, (4, 0, 0, 0, 0), 2))
    assert told in sheet.turn()[0]


@pytest.mark.parametrize(
    ("gains", "told"),
    [([-2, 1, 3], "round 3, with 3"), ([-2, -1, 0], "You didn't gain")],
)
def test_alone_the_first_round_is_counted_from_the_points_that_one_begins_with(gains, told):
    session = played(seats=1, moves=-1)
    (points,) = points_at_first(session)
    assert points > 2
    session.state.vp_after_round = [(points := points + gain,) for gain in gains]
    assert told in ScoreSheet(session, SCORING).turn()[0]


@pytest.mark.parametrize("game", ["nations", "nations_dice"])
def test_alone_the_colours_of_the_bar_are_explained(screen, game):
    scene = scored(screen, played_out(game_named(game), 1, "5"))
    screen.frames(1, PAUSE)
    screen.key(pygame.K_RETURN)
    told = words_in(scene.tree(), SCREEN, scene.theme)
    sheet = scene.sheet
    assert {sheet.scoring.label(key) for key in sheet.scoring.categories} <= set(told)


def test_a_part_with_room_bears_the_letter_of_the_legend(screen):
    scene = scored(screen, played_out(game_named("nations"), 1, "5"))
    screen.frames(1, PAUSE)
    screen.key(pygame.K_RETURN)
    sheet = scene.sheet
    most = max(sheet.scoring.categories, key=lambda key: sheet.points(0, key))
    told = words_in(scene.tree(), SCREEN, scene.theme)
    assert told.count(sheet.scoring.categories[most].letter) == 1, "letters of the legend are drawn, not written"


def test_what_is_taken_away_has_its_number_and_stays_within_the_scale(screen):
    scene = scored(screen, played_out(game_named("wealth_of_nations"), 6, "5"))
    screen.frames(1, PAUSE)
    screen.key(pygame.K_RETURN)
    sheet, found = scene.sheet, list(boxes(scene.tree(), SCREEN, scene.theme))
    taken = {number(sheet.points(seat, "notes")) for seat in sheet.by_seat}
    plate = next(area for box, area in found if isinstance(box, Field))
    inside = [box.ways[0] for box, area in found if isinstance(box, Text) and plate[0] < area[0] < plate[0] + plate[2]]
    assert taken <= set(inside)


@pytest.mark.parametrize("high", [120.0, 284.0, 470.0])
@pytest.mark.parametrize("leader", [None, Bust()])
def test_title_and_sentence_of_a_winner_lie_beside_its_face_over_its_city(high, leader):
    theme, title, told = Theme((1280, 720)), "Basil & Damson win", Explanation("The winner")
    city = City(1, "owl", leader=leader)
    plate = winner_plate(
        title, 46.0, "Amber has fallen.", city, 1, told, 0.0, paint=paint_triumph, seen=0.0, high=(high, high)
    )
    inks = PaintLayer(plate).walked(theme, (0.0, 0.0, 1232.0, high), "table").inks
    (shown,) = (theme.rect(*ink.area) for ink in inks if ink.paint is paint_triumph)
    (champion,) = (theme.rect(*ink.area) for ink in inks if ink.paint is paint_champion)
    words = [theme.rect(*ink.area) for ink in inks if ink.paint is _write]
    assert words and not champion.collidelistall(words)
    assert all(shown.contains(each) for each in (champion, *words))
    assert max(each.right for each in words) < 0.5 * shown.w


def test_the_city_of_a_winner_is_as_wide_as_the_screen_and_words_hang_in_its_sky(screen):
    scene = scored(screen, played_out(game_named("nations"), 2, "5"))
    scene.end_show()
    (shown,) = (ink.area for ink in inks_of(scene) if ink.paint in (paint_triumph, paint_twilight))
    (champion,) = (ink.area for ink in inks_of(scene) if ink.paint is paint_champion)
    assert shown[2] > 0.9 * SCREEN[2]
    assert shown[3] > 0.3 * SCREEN[3]
    assert champion[1] + champion[3] < shown[1] + 0.5 * shown[3]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_land_of_who_has_won_a_war_is_as_wide_as_the_screen_in_the_mood_of_its_health(screen, seats):
    screen.app.change_settings(speed="instant")
    session = played_out(game_named("nation_deckbuilder"), seats, "5")
    winner, lands = session.state.nations[session.state.winner], []
    for health in (1, 60):
        winner.health = health
        scene = scored(screen, session)
        (shown,) = (ink for ink in inks_of(scene) if ink.paint is paint_triumph)
        assert shown.area[2] > 0.9 * SCREEN[2] and shown.area[3] > (0.36 if seats == 2 else 0.2) * SCREEN[3]
        lands.append(shown.how[0].picture.plan)
    assert all(land.neighbours for land in lands)
    assert [land.is_vigil for land in lands] == [True, False]
    assert [land.is_festive for land in lands] == [False, True]
    assert lands[0].fires > 10 > lands[1].fires == 0


def test_who_has_lost_a_war_sees_the_own_land_on_the_night_of_its_fall(screen):
    screen.app.change_settings(speed="instant")
    session = played_out(game_named("nation_deckbuilder"), 2, "5")
    winner = session.state.winner
    session.seats = tuple(
        replace(seat, player="easy" if place == winner else HUMAN) for place, seat in enumerate(session.seats)
    )
    scene = scored(screen, session)
    assert scene.is_lost
    (shown,) = (ink for ink in inks_of(scene) if ink.paint is paint_defeat)
    assert shown.area[2] > 0.9 * SCREEN[2]
    land, lost = shown.how[0].picture.plan, session.state.nations[1 - winner]
    assert land == fallen(scene._plan(lost, all_built), [scene._plan(scene.sheet.winner).colour])
    assert all(lot.is_broken for lot in land.lots) and land.fires and not (land.is_festive or land.is_vigil)


def test_no_wonder_stands_behind_what_is_said_of_its_owner(screen):
    session = played_out(game_named("nations"), 2, "5")
    for nation in session.state.nations:
        nation.ready = ("the_oracle", "pyramids", "taj_mahal", "notre_dame", "colosseum")
    scene = scored(screen, session)
    scene.end_show()
    (shown,) = (ink for ink in inks_of(scene) if ink.paint in (paint_triumph, paint_twilight))
    stage = shown.how[0].picture.stage
    title = next(ink.area for ink in inks_of(scene) if ink.paint is _write and ink.how[0] == scene.sheet.title.upper())
    first = shown.area[0] + (stage.works[0] - stage.work[2] / 2) * shown.area[2]
    assert title[0] + title[2] + 16 <= first


@pytest.mark.parametrize("letter", [1.0, 1.5])
def test_a_long_title_of_winners_becomes_smaller_where_the_plate_is_low(letter):
    theme, told = Theme((1280, 720), letter=letter), Explanation("The winners")
    title, words = "BASIL & DAMSON GEWINNEN", "Amber & Clover haben nichts mehr, worauf sich bauen ließe."
    plate = winner_plate(
        title, 46.0 / letter, words, City(1, "owl"), 1, told, 0.0, paint=print, seen=0.0, high=(96.0, 132.0)
    )
    inks = PaintLayer(plate).walked(theme, (0.0, 0.0, 1232.0, 132.0), "table").inks
    (written,) = (ink for ink in inks if ink.paint is _write)
    _, y, wide, high = written.area
    size = written.how[1]
    taken = len(_broken(theme, title, size, wide)) * size * LINE_HEIGHT
    assert y + high / 2 - taken / 2 >= 0
    assert y + high / 2 + taken / 2 <= 132


def test_counting_waits_for_its_city_but_not_for_long(screen, monkeypatch):
    scene = scored(screen, played_out(game_named("nations"), 2, "5"))
    begun = scene.counting.share(scene.counting.category)
    scene.update(PATIENCE / 2)
    assert scene.counting.share(scene.counting.category) == begun
    scene.update(PATIENCE)
    assert scene.counting.share(scene.counting.category) > begun
    painted = scored(screen, played_out(game_named("nations"), 2, "5"))
    monkeypatch.setattr(Posters, "has_like", lambda posters, motif: True)
    painted.update(100)
    assert painted.counting.share(painted.counting.category) > begun


def test_the_city_of_a_winner_is_asked_for_while_the_score_is_counted(screen, monkeypatch):
    wished, take = set(), Posters.picture

    def picture(posters, motif, size, *more):
        wished.add((motif, size))
        return take(posters, motif, size, *more)

    monkeypatch.setattr(Posters, "picture", picture)
    scene = scored(screen, played_out(game_named("nations"), 2, "5"))
    assert not scene.counting.is_done
    early = set(wished)
    scene.end_show()
    (shown,) = (ink for ink in inks_of(scene) if ink.paint in (paint_triumph, paint_twilight))
    assert (shown.how[0].picture, scene.theme.rect(*shown.area).size) in early


def test_the_end_is_foreseen_once_before_the_scoring_opens(screen, monkeypatch):
    foreseen = []
    monkeypatch.setattr(ScoringScene, "foresee", lambda scene: foreseen.append(screen.app.stack.top))
    table = PlayScene(screen.app, Sandbox(played_out(game_named("nations"), 2, "5")))
    screen.app.stack.push(table)
    screen.frames(3)
    assert foreseen == [table]


def test_nothing_falls_on_the_city_of_a_winner_before_it_is_painted(screen, monkeypatch):
    """While it is not, what is said of the winner has long come up."""
    scene = scored(screen, played_out(game_named("nations"), 2, "5"))
    scene.counting.finish()

    def at(*paints):
        scene.rebuild()
        (ink,) = (ink for ink in inks_of(scene) if ink.paint in paints)
        return ink.how[2]

    scene.update(2 * LAST)
    assert at(paint_champion) == LAST
    assert at(paint_triumph, paint_twilight) <= triumph.UNROLLED
    monkeypatch.setattr(Posters, "has_like", lambda posters, motif: True)
    scene.update(LAST / 2)
    assert triumph.UNROLLED < at(paint_triumph, paint_twilight) < LAST


def test_any_key_shows_everything_and_does_nothing_else(screen):
    scene = scored(screen, played(moves=-1))

    screen.frames(1, PAUSE)
    screen.key(pygame.K_RETURN)

    assert scene.counting.is_done
    assert screen.scene is scene


@pytest.mark.parametrize("is_counted", [False, True])
def test_what_is_pressed_as_the_result_comes_was_meant_for_the_table(screen, is_counted):
    """The buttons of the table were where those of the result are now."""
    scene = scored(screen, played(moves=-1))
    if is_counted:
        screen.frames(1, PAUSE)
        screen.key(pygame.K_SPACE)
    for _ in range(2):
        click(screen, "menu")
        screen.key(pygame.K_RETURN)
    assert screen.scene is scene
    assert scene.counting.is_done is is_counted
    screen.frames(1, PAUSE)
    screen.key(pygame.K_ESCAPE)
    assert scene.counting.is_done
    assert (screen.scene is not scene) is is_counted


def test_enter_over_the_last_picture_plays_again_only_once_it_stands_still(screen):
    scene = scored(screen, played(moves=-1))
    screen.frames(1, PAUSE)
    scene.counting.finish()
    scene._risen = 0.0
    screen.key(pygame.K_RETURN)
    assert scene.has_risen and screen.scene is scene
    screen.key(pygame.K_RETURN)
    assert screen.scene is scene, "it was pressed twice for the same"
    screen.frames(1, PAUSE)
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, PlayScene)


def test_a_click_shows_everything_too(screen):
    scene = scored(screen, played(moves=-1))

    screen.frames(1, PAUSE)
    screen.click((640, 400, 1, 1))

    assert scene.counting.is_done


@pytest.mark.parametrize(("place", "is_night"), [(0, False), (-1, True)])
def test_it_gets_dark_for_a_person_who_has_lost_once_all_is_counted(screen, place, is_night):
    session = played(moves=-1)
    person = session.game.result(session.state)[place].seat
    session.seats = tuple(
        replace(seat, player=HUMAN if number == person else "normal") for number, seat in enumerate(session.seats)
    )
    scene = scored(screen, session)
    assert scene.plates == scene.cloth.plates
    screen.frames(1, PAUSE)
    screen.key(pygame.K_SPACE)
    assert scene.plates == (NIGHT_PLATES if is_night else scene.cloth.plates)


@pytest.mark.parametrize(("speed", "ms"), [("normal", LAST), ("fast", LAST / 2)])
def test_the_city_comes_up_at_the_speed_of_the_settings(screen, speed, ms):
    screen.app.change_settings(speed=speed)
    scene = scored(screen, played(moves=-1))
    while not scene.counting.is_done:
        screen.frames(1, 60)
    screen.frames(1, ms * 0.9)
    assert scene.shown_at < LAST
    screen.frames(1, ms * 0.2)
    assert scene.shown_at == LAST


@pytest.mark.parametrize("changes", [{"speed": "instant"}, {"reduced_motion": True}])
def test_nothing_is_counted_slowly_at_instant_speed_or_with_reduced_motion(screen, changes):
    screen.app.change_settings(**changes)

    assert scored(screen, played(moves=-1)).counting.is_done


def test_a_row_that_is_short_of_room_still_says_the_nation(screen):
    session = played(moves=-1)
    session.seats = tuple(replace(seat, player="normal strong") for seat in session.seats)
    scene = scored(screen, session)
    for seat in range(len(session.seats)):
        nation = SCORING.nation_of(session.state, seat)
        assert nation in words_in(whose(scene.sheet, seat), (0.0, 0.0, 60.0, 38.0), scene.theme)


def test_a_shared_first_place_is_explained(screen):
    sheet = scored(screen, played(moves=-1)).sheet
    sheet.scores = (
        score(1, (20, 3, 2, 15, 7), 1),
        score(0, (17, 4, 3, 20, 3), 2),
        score(2, (9, 0, 0, 2, 1), 3),
    )

    tie = "**Ruth** and **Mira** both have 47 {vp}: Ruth is ahead in player order and wins the tie."
    assert sheet.margin() == tie


def test_a_tie_below_is_explained(screen):
    sheet = scored(screen, played(moves=-1)).sheet
    sheet.scores = (
        score(1, (40, 3, 2, 15, 7), 1),
        score(0, (17, 4, 3, 20, 3), 2),
        score(2, (20, 1, 3, 20, 3), 3),
    )

    assert sheet.other_ties() == "Mira and Toni tie on 47. Player order decides."


def test_the_scores_are_those_of_the_rules(screen):
    session = played(moves=-1)
    scene = scored(screen, session)

    for result in session.game.result(session.state):
        counted = sum(scene.sheet.points(result.seat, key) for key in CATEGORIES)
        assert counted == result.total


def test_play_again_deals_the_same_table_with_a_new_seed(screen):
    session = played(moves=-1)
    scored(screen, session)
    screen.frames(1, PAUSE)
    screen.key(pygame.K_SPACE)
    screen.frames(1, PAUSE)
    screen.key(pygame.K_RETURN)

    assert isinstance(screen.scene, PlayScene)
    again = screen.scene.game.journal.session
    assert (again.seats, again.options) == (session.seats, session.options)
    assert again.seed != session.seed


def test_escape_leads_to_the_menu(screen):
    scored(screen, played(moves=-1))
    screen.frames(1, PAUSE)
    screen.key(pygame.K_SPACE)
    screen.frames(1, PAUSE)
    screen.key(pygame.K_ESCAPE)

    assert isinstance(screen.scene, MenuScene)


def test_look_at_the_table_uncovers_it(screen):
    session = played(moves=-1)
    below = MenuScene(screen.app)
    screen.app.stack.push(below)
    screen.app.stack.push(plugin_of(session.game.name).result(screen.app, session))
    screen.frames()
    screen.frames(1, PAUSE)
    screen.key(pygame.K_SPACE)
    screen.frames(1, PAUSE)
    click(screen, "look")

    assert screen.scene is below


def test_a_solo_result_enters_the_hall_of_fame_once(screen):
    session = played(seats=1, moves=-1)
    for _ in range(2):
        scored(screen, session)
        screen.app.stack.clear()

    results = hall_of("nations").results
    assert [(each.name, each.seed) for each in results] == [("Mira", "K7QMXA")]
    assert results[0].points == session.game.result(session.state)[0].total


def test_a_solo_result_stands_among_those_of_the_same_player(screen):
    for name in ("Mira", "Tom"):
        screen.app.profiles.remember(name, "")
    for seed, name in (("K7QMXA", "Mira"), ("K7QMXB", "Tom")):
        session = played(seats=1, moves=-1, seed=seed)
        session.seats = (replace(session.seats[0], name=name),)
        scene = scored(screen, session)

    assert len(hall_of("nations").results) == 2
    assert scene._records()[0].words == "#1 of 1"
    assert in_points(session.game.result(session.state)[0].total) in scene._records()[1].words


def test_a_solo_game_that_somebody_else_has_played_move_by_move_is_shown_once_more(screen):
    for name in ("Mira", "Tom"):
        screen.app.profiles.remember(name, "")
        session = played(seats=1, moves=-1)
        session.seats = (replace(session.seats[0], name=name),)
        scene = scored(screen, session)

    assert len(hall_of("nations").results) == 1
    assert scene._records()[0].words == "#1 of 1"


def test_a_solo_result_speaks_of_names_and_not_of_ties(screen):
    scene = scored(screen, played(seats=1, moves=-1))
    screen.frames(1, PAUSE)
    screen.key(pygame.K_RETURN)

    assert "name" in scene._note()
    assert "tie" not in scene._note()


def test_a_computer_is_called_by_its_level_and_style(screen):
    session = played(moves=-1)
    session.seats = (session.seats[0], Seat("Ruth", "hard warlord", 2), Seat("Toni", "normal", 3))
    sheet = scored(screen, session).sheet

    nations = [BOARDS[nation.board].name for nation in session.state.nations]
    assert [sheet.player(seat) for seat in range(3)] == [
        nations[0],
        f"{nations[1]}, Hard Warlord",
        f"{nations[2]}, Normal",
    ]


@pytest.mark.parametrize(("name", "seats"), [("nations_dice", 2), ("wealth_of_nations", 3)])
def test_every_game_names_the_nations_of_its_players(screen, name, seats):
    game = game_named(name)
    session = self_playing_session(game, seats, "7", [HUMAN, *["normal"] * (seats - 1)])
    hand = RandomBot("7", game)
    while session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
    sheet = scored(screen, session).sheet

    players = [sheet.player(seat) for seat in range(seats)]
    assert len(set(players)) == seats and HUMAN not in players[0].lower()
    assert all(player.endswith(", Normal") for player in players[1:])


@pytest.mark.parametrize(
    ("lines", "seen"), [(((3, 9, 20), (2, 8, 9)), 2), (((3, 9, 9), (2, 8, 8)), 1), (((3, 9, 9), (2, 8, 9)), 2)]
)
def test_the_curve_stops_before_the_round_that_shows_the_result_while_it_is_counted(lines, seen):
    """In the Dice Game nothing more is scored after the last round: its stop is the result."""
    assert _before_the_end([Line(values, (0, 0, 0), lambda stop: None, None) for values in lines]) == seen


@pytest.mark.parametrize(("rounds", "last"), [(12, 12), (24, 23), (25, 22), (40, 37)])
def test_the_numbers_under_a_long_curve_keep_clear_of_its_end(rounds, last):
    stretches = _stretches(wealth.SCORING, rounds)

    assert stretches[-1][:2] == (last - 1, str(last))


def test_one_point_is_not_points():
    assert [in_points(points) for points in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_a_game_of_several_seats_enters_nothing(screen):
    scored(screen, played(moves=-1))

    assert hall_of("nations").results == ()


def test_the_cards_that_points_come_from_are_named_and_add_up_to_them():
    session = played(moves=-1)
    nation = session.state.nations[0]
    scoring = [card for card in CARDS.all() if card.type == "wonder" and (card.final_vp or sum(card.vp))]
    colony = next(card for card in CARDS.all() if card.type == "colony" and sum(card.vp))
    bonus = next(card for card in scoring if card.final_vp)
    nation.ready, nation.colonies = (scoring[0].id, bonus.id), (colony.id,)
    nation.slots, nation.workers = ("university", *nation.slots[1:]), (2, *nation.workers[1:])
    sheet = ScoreSheet(session, SCORING)
    for key in ("colonies", "wonders", "workers"):
        parts = sheet.told_points(0, key).parts
        assert parts
        assert sum(int(part.amount.replace("−", "-")) for part in parts) == sheet.points(0, key)
    assert sheet.told_points(0, "colonies").parts[0].words == colony.name


def test_a_result_lies_on_the_cloth_of_its_game(app):
    cloths = {}
    for game, seats in (("nations", 2), ("nations_dice", 2), ("wealth_of_nations", 3)):
        scene = plugin_of(game).result(app, played_out(game_named(game), seats, "1"))
        cloths[game] = scene.cloth
        assert scene.cloth == plugin_of(game).table().cloth
        assert scene.theme.colour(palette.PLATE) == scene.cloth.plate
    assert len(set(cloths.values())) == 3


def inks_of(scene):
    """All that is painted of a screen."""
    return PaintLayer(scene.tree()).walked(scene.theme, SCREEN, "table").inks


def plate_at(paint, at):
    """The picture over a result, so many milliseconds after it began to come up."""
    theme = Theme((1280, 720))
    surface = pygame.Surface(theme.size)
    city = City(1, "owl", (Work("granary", "Granary"),))
    paint(Pen(theme, surface), (0.0, 0.0, 1232.0, 284.0), city, 1, at)
    return surface


def test_light_passes_over_the_greatest_work_of_the_winner():
    at_work = pygame.Rect(576, 170, 80, 90)
    before, lit, after = (
        plate_at(paint_twilight, at).subsurface(at_work) for at in (GLEAM[0], sum(GLEAM) / 2, GLEAM[1])
    )
    assert pygame.transform.average_color(before) == pygame.transform.average_color(after)
    assert sum(pygame.transform.average_color(lit)) > sum(pygame.transform.average_color(before)) + 3


def test_the_banner_of_the_defeated_hangs_whole_and_then_tears():
    surface, found = pygame.Surface((1280, 720)), []
    for at in (TEARS - 1, LAST):
        surface.fill("black")
        paint_champion(Pen(Theme((1280, 720)), surface), (0.0, 0.0, 100.0, 284.0), City(1, "owl"), 1, at, is_torn=True)
        found.append(surface.subsurface((10, 10, 80, 120)).copy())
    whole, torn = (pygame.transform.average_color(each) for each in found)
    assert whole[0] > torn[0] + 10, "less of it is left"


def test_whoever_has_won_smiles_and_whoever_has_lost_does_not(monkeypatch):
    drawn, grim = [], Bust(mouth="stern", tilt=2)
    monkeypatch.setattr(
        triumph, "bust_picture", lambda theme, bust, *size: drawn.append(bust) or bust_picture(theme, bust, *size)
    )
    for is_torn in (False, True):
        pen = Pen(Theme((1280, 720)), pygame.Surface((1280, 720)))
        paint_champion(pen, (0.0, 0.0, 100.0, 284.0), City(1, "owl", leader=grim), 1, LAST, is_torn)
    won, lost = drawn
    assert (won.mouth, won.tilt) == ("grin", 0)
    assert (lost.mouth, lost.tilt) == ("stern", -1)


def test_the_nation_of_a_computer_is_proclaimed_and_not_its_level():
    session = played(moves=-1)
    first = session.game.result(session.state)[0].seat
    nation = SCORING.nation_of(session.state, first).upper()
    assert ScoreSheet(session, SCORING).title == f"{session.seats[first].name.upper()} WINS"
    session.seats = tuple(
        replace(seat, name=f"Hard {number}", player="hard") for number, seat in enumerate(session.seats, 1)
    )
    assert ScoreSheet(session, SCORING).title == f"{nation} WINS"


@pytest.mark.parametrize("seats", [1, 3])
def test_what_falls_on_the_city_are_the_points_of_each_category(seats):
    session = played(seats=seats, moves=-1)
    sheet = ScoreSheet(session, SCORING)
    colours = [each.colour for each in session.seats]
    for seat in range(seats):
        falls = SCORING.scored(session.state, seat, colours).falls
        assert [sum(fall.points for fall in each) for each in falls] == [sheet.points(seat, key) for key in CATEGORIES]


def test_laurels_land_one_after_the_other_and_all_of_them():
    falls = parted(9, 0.5, 0.9, 0.1)
    seen = [landed(falls, step / 100) for step in range(101)]
    assert seen == sorted(seen) and seen[0] == 0 and seen[-1] == len(falls)
    assert {*seen} == {*range(len(falls) + 1)}


def glowing_in(scene):
    """The golden buttons of a screen."""
    found = boxes(scene.tree(), SCREEN, scene.theme)
    return [box.name for box, _ in found if getattr(box, "kind", "") == "primary"]


def test_while_it_counts_nothing_of_the_end_is_told_and_play_again_does_not_glow(screen):
    scene = scored(screen, played(moves=-1))
    words = words_in(scene.tree(), SCREEN, scene.theme)
    assert scene._achievements, "there is something to be announced"
    titles = [each.title for each in scene._achievements]
    assert not any(title in each for title in titles for each in words)
    assert glowing_in(scene) == ["skip"]
    screen.frames(1, PAUSE)
    click(screen, "skip")
    assert scene.counting.is_done
    words = words_in(scene.tree(), SCREEN, scene.theme)
    assert all(any(title in each for each in words) for title in titles)
    assert glowing_in(scene) == ["again"]


def test_while_it_counts_the_one_who_is_ahead_is_named_and_the_city_has_its_owner(screen):
    scene = scored(screen, played(moves=-1))
    sheet, counting = scene.sheet, scene.counting
    sheet.scores = score(1, (4, 3, 2, 15, 7), 1), score(0, (9, 4, 3, 6, 3), 2), score(2, (9, 0, 0, 2, 1), 3)
    sheet.by_seat = {each.seat: each for each in sheet.scores}
    assert sheet.ahead_words(*sheet.ahead(Counting(tuple(CATEGORIES), 1.0))) == "Nobody yet."
    seen = set()
    while not counting.is_done:
        screen.frames(1, COUNT_MS / 8)
        if counting.is_done:
            break
        first, points = sheet.ahead(counting)
        assert points == max(sheet.counted(seat, counting) for seat in sheet.by_seat)
        words = words_in(scene.tree(), SCREEN, scene.theme)
        said = sheet.ahead_words(first, points)
        assert said in words
        seen.add(said)
        assert words.count("Mira") == 2, "beside the laurel of the city, and beside the bar"
    nation = SCORING.nation_of(scene.session.state, 1)
    assert {"Nobody yet.", "**Mira and Toni**, 9 points"} <= seen
    assert any(each.startswith(f"**Ruth** ({nation}), ") for each in seen)


@pytest.mark.parametrize("seats", [1, 3])
def test_no_plate_is_empty_while_it_counts(screen, seats):
    scene = scored(screen, played(seats=seats, moves=-1))
    found = [box for box, _ in boxes(scene.tree(), SCREEN, scene.theme)]
    assert not [box for box in found if isinstance(box, Column) and box.back and not box.parts]
    assert " " not in words_in(scene.tree(), SCREEN, scene.theme), "no row only keeps its place"


@pytest.mark.parametrize(("name", "seats"), [("nations", 2), ("nations_dice", 2), ("wealth_of_nations", 3)])
def test_the_winner_of_every_game_has_a_face_or_arms_and_all_plates_end_on_one_line(screen, name, seats):
    screen.app.change_settings(speed="instant")
    scene = scored(screen, played_out(game_named(name), seats, "1"))
    city = scene._city(3.0)
    assert bool(city.leader) != bool(city.nation), "nobody stands for a nation that they did not lead"
    assert city.picture

    for tree in (scene.tree(), scene.shown_to_others()):
        laid = boxes(tree, SCREEN, screen.app.theme)
        plates = [area for box, area in laid if isinstance(box, Column) and box.back and area[1] > 200]
        lowest = {max(y + high for x, y, _, high in plates if (x < 640) == is_left) for is_left in (True, False)}
        assert max(lowest) - min(lowest) < 1
