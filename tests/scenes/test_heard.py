"""Every game sounds like what happens in it, and has the music of its moment."""

from types import SimpleNamespace as Position

import pytest

from game import GAMES
from game.engine.event import Frame
from game.session.session import HUMAN, Seat, Session
from game.wealth_of_nations.events import TradeBegan
from scenes.audio.motifs import BUYS, LOSES, TURN, motif
from scenes.audio.music import AT_THE_END, Ambience
from scenes.games.nation_deckbuilder.motion import sounds as nation
from scenes.games.nations.motion import sounds as nations
from scenes.games.nations_dice.motion import sounds as dice
from scenes.games.wealth_of_nations.motion import sounds as wealth
from scenes.play.choreographer import Beat
from scenes.play.input.turn_input import handles_of
from scenes.results.result_scene import ResultScene
from scenes.tools.measuring.heard import moves_heard
from sounds.motifs import MOTIFS
from sounds.strokes import STROKES
from tests.happening import event as happened
from tests.scenes.tables.games import session
from tests.scenes.tables_played import lay, lay_first_turn


def of_nations(round):
    state = session(2).state
    state.round = round
    return state


def of_nation(*health, mode="duel", age=1):
    sides = [Position(health=each, is_out=each == 0, age=age) for each in health]
    return Position(mode=mode, nations=sides, nation=sides[0])


@pytest.mark.parametrize(
    ("round", "sound", "ambience"),
    [
        (1, "age", Ambience("antiquity", "hearth")),
        (2, "round", Ambience("antiquity", "hearth", is_late=True)),
        (3, "age", Ambience("medieval", "hearth")),
        (7, "age", Ambience("industrial", "hearth")),
        (8, "end_near", Ambience("industrial", "hearth", AT_THE_END, is_late=True)),
    ],
)
def test_nations_sounds_like_its_age(round, sound, ambience):
    state = of_nations(round)
    assert nations.sound(state, happened("nations", "round_began", round=round, age=state.age)) == sound
    assert nations.ambience(state) == ambience


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (happened("nations", "step_began", step="production"), "production"),
        (happened("nations", "step_began", step="war"), "war_resolved"),
        (happened("nations", "step_began", step="growth"), ""),
        (happened("nations", "famine", amount=2), "famine"),
        (happened("nations", "famine", amount=0), ""),
        (happened("nations", "war_begun"), "war_declared"),
        (happened("nations", "revolted"), "revolt"),
        (happened("nations", "gained"), ""),
    ],
)
def test_what_happens_in_nations_has_a_sound_of_its_own(event, sound):
    assert nations.sound(of_nations(1), event) == sound


@pytest.mark.parametrize(
    ("kind", "sound"), [("advisor", "advisor"), ("colony", "sail"), ("military", "blade"), ("building", "card_slide")]
)
def test_what_is_bought_sounds_like_what_it_is(kind, sound):
    assert nations.sound(of_nations(1), happened("nations", "bought", type=kind)) == sound
    assert dice.sound(Position(round=1), happened("nations_dice", "bought", type=kind)) == sound


@pytest.mark.parametrize("name", GAMES)
def test_no_move_is_played_in_silence(name):
    heard = moves_heard(GAMES[name], games=3)
    assert sum(each.played for each in heard.values()) > 200
    assert {verb: each.silent for verb, each in heard.items() if each.silent} == {}


def test_a_move_that_brings_nothing_is_heard_as_a_key(screen):
    scene = lay_first_turn(screen)
    heard = []
    screen.app.sounds.play = lambda sound, *_, **__: heard.append(sound)
    scene.commands.playback._show((), 0)
    assert heard == ["button"]


def test_what_is_begun_in_the_dice_game_has_a_sound_of_its_own_and_what_it_is_paid_with_another(screen):
    scene = lay(screen.app, Session(GAMES["nations_dice"], {}, [Seat("Mira", HUMAN, 1), Seat("Ruth", HUMAN, 2)], 11))
    heard = []
    screen.app.sounds.play = lambda sound, *_, **__: heard.append(sound)
    table, session = scene.table.table, scene.game.session
    tile = next(move for move in session.state.decision.moves if move[0] == "buy_tile")
    session.play(tile)
    scene.commands.playback._show((), 0)
    paid = next(move for move in session.state.decision.moves if move[0] == "pay_with")
    session.play(paid)
    assert heard == [table.quiet_sounds["buy_tile"]]
    assert table.quiet_sound(paid[0], session.state) == table.picked_sound
    begun = [*table.quiet_sounds.values(), table.picked_sound, "card_pick"]
    assert len({*begun}) == len(begun)


def test_a_touch_that_begins_a_purchase_sounds_other_than_the_die_it_is_paid_with(screen):
    scene = lay(screen.app, Session(GAMES["nations_dice"], {}, [Seat("Mira", HUMAN, 1), Seat("Ruth", HUMAN, 2)], 11))
    screen.frames(3)
    heard = []
    screen.app.sounds.play = lambda sound, *_, **__: heard.append(sound)
    person, table, state = scene.commands, scene.table.table, scene.game.session.state
    person._answered = scene.game.position
    reach = scene.table.top.within_reach
    tiles = {move[1] for move in state.decision.moves if move[0] == "buy_tile"}
    person.touch(next(name for name, place in reach.items() if tiles & {*handles_of(name, place)}))
    assert heard == [table.quiet_sounds["buy_tile"]]
    draft = scene.game.turn.draft
    person.touch(next(name for name in reach if draft.holds(name) and draft.touched(state, name)))
    assert heard[1:] == [table.picked_sound]


def test_cards_that_are_marked_in_a_row_sound_each_a_step_higher():
    event = happened("nation_deckbuilder", "marked", seat=0)
    sounds = [
        nation.sound(Position(players=[Position(marked=("card",) * count)]), event)
        for count in range(1, nation.MARKS + 2)
    ]
    assert sounds[:-1] == [f"mark_{step}" for step in range(nation.MARKS)]
    assert sounds[-1] == sounds[-2]
    assert {name for name in STROKES if name.startswith("mark_")} == {*sounds}


def test_the_dice_game_has_an_age_a_round():
    assert dice.ambience(Position(round=2)) == Ambience("tavern", "hearth", is_late=True)
    assert dice.ambience(Position(round=3)) == Ambience("boulevard", "hearth")
    assert dice.ambience(Position(round=4)) == Ambience("boulevard", "hearth", AT_THE_END, is_late=True)
    assert dice.sound(Position(round=3), happened("nations_dice", "round_began")) == "age"
    assert dice.sound(Position(round=4), happened("nations_dice", "round_began")) == "end_near"
    assert dice.sound(Position(round=1), happened("nations_dice", "missed_famine")) == "missed_famine"


@pytest.mark.parametrize(
    ("health", "ambience"),
    [
        ((60, 31), Ambience("calm", "hearth")),
        ((60, 30), Ambience("tense", "hearth")),
        ((15, 40), Ambience("tense", "hearth", AT_THE_END)),
        ((0, 60, 50), Ambience("calm", "hearth")),
        ((0, 0), Ambience("tense", "hearth", AT_THE_END)),
    ],
)
def test_nation_is_tense_while_a_side_is_in_danger(health, ambience):
    assert nation.ambience(of_nation(*health)) == ambience


def test_the_second_half_of_nation_begins_with_age_iii():
    assert nation.ambience(of_nation(60, 60, age=2)).is_late is False
    assert nation.ambience(of_nation(60, 20, age=3)) == Ambience("tense", "hearth", is_late=True)


def test_a_blow_a_wall_and_a_heart_are_heard():
    assert nation.sound(of_nation(60, 40), happened("nation_deckbuilder", "struck", lost=3)) == "attack"
    assert nation.sound(of_nation(60, 40), happened("nation_deckbuilder", "struck", lost=0)) == "wall_hit"
    assert nation.sound(of_nation(15, 40), happened("nation_deckbuilder", "turn_began")) == "heartbeat"
    assert nation.sound(of_nation(16, 15), happened("nation_deckbuilder", "turn_began")) == ""


def test_what_nation_loses_and_reaches_has_a_sound_of_its_own():
    state = of_nation(60, 40)
    for word, sound in {"starved": "wound", "rioted": "wound", "advanced": "age_reached"}.items():
        assert nation.sound(state, happened("nation_deckbuilder", word)) == sound


def test_wealth_goes_from_the_market_to_the_harbour():
    some, half = (Position(seats=range(2), flags=(1,) * count, is_final=count == 9) for count in (8, 9))
    some.phase, half.phase = "trade", "produce"
    assert wealth.ambience(some) == Ambience("market", "crowd")
    assert wealth.ambience(half) == Ambience("harbour", "wind", AT_THE_END, is_late=True)
    assert wealth.SOUNDS[TradeBegan] == "trade"


@pytest.mark.parametrize(
    ("players", "winners", "heard"),
    [
        (("human", "strong"), [0], "victory"),
        (("human", "strong"), [1], "defeat"),
        (("human", "human"), [1], "victory"),
        (("strong", "strong"), [1], "victory"),
        (("human", "strong"), [0, 1], "victory"),
    ],
)
def test_an_end_sounds_as_it_is_for_the_people_at_the_table(players, winners, heard):
    played = []
    seats = [Position(player=player) for player in players]
    end = ResultScene.__new__(ResultScene)
    end.session, end.app, end.winners = (
        Position(seats=seats),
        Position(sounds=Position(play=played.append)),
        winners,
    )
    end.fanfare()
    assert played == [heard]


@pytest.mark.parametrize("name", ["nations", "nations_dice"])
def test_a_nation_is_known_by_its_motif(screen, name):
    """With what it buys, and with a War for which it was too weak."""
    scene = lay(screen.app, Session(GAMES[name], {}, [Seat("Mira", HUMAN, 1), Seat("Ruth", HUMAN, 2)], 11))
    heard = []
    screen.app.sounds.play = lambda sound, *_, **__: heard.append(sound)
    state = scene.game.session.state
    nation = scene.game.session.game.plays(state, 0)
    lost = {"nations": "defeated", "nations_dice": "missed_war"}[name]
    for event in ("bought", lost):
        scene.choreographer._stage.sound(Beat("", Frame(happened(name, event, seat=0), state, state)))
    assert [each for each in heard if nation in each] == [motif(nation, BUYS), motif(nation, LOSES)]


def test_a_nation_is_called_to_its_turn_by_its_motif(screen):
    scene = lay_first_turn(screen)
    screen.frames(3)
    heard = []
    screen.app.sounds.play = lambda sound, *_, **__: heard.append(sound)
    scene.commands.playback.play(("pass",))
    screen.frames(30, 100)
    session = scene.game.session
    assert motif(session.game.plays(session.state, scene.game.deciding), TURN) in heard


@pytest.mark.parametrize("name", MOTIFS)
def test_a_motif_turned_upside_down_falls_where_it_rose(name):
    up, down = MOTIFS[name].keys(), MOTIFS[name].keys(is_upside_down=True)
    assert up[0] == down[0] and len(up) == len(down) == 5
    assert all((one > up[0]) == (other < up[0]) for one, other in zip(up[1:], down[1:], strict=True))
