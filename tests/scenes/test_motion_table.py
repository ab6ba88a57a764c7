"""Everyday moves take as long as they should, each measured where it happens: on the real table, at Normal speed."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.trace import traced
from game.session.session import HUMAN, Seat, Session
from scenes.games.nation_deckbuilder.motion.moments import BlowMoment
from scenes.games.nations.motion.war_moments import WarFought
from scenes.games.wealth_of_nations.motion.moments import Handshake
from scenes.play.choreographer import BEGUN
from scenes.play.tokens_act import Route, TokensAct
from scenes.table.great_work import GreatWork
from scenes.table.show import Tokens
from scenes.ui.host.motion import MANNERS, Pace
from tests.scenes.tables_played import lay

ROOT = Path(__file__).parent.parent.parent
CLOSE = 0.15
STEP = 10.0

MOVES = {
    "buy": (960, "nations", 2, {"bought", "placed"}, {"paid", "removed", "replaced"}),
    "deploy": (580, "nations", 2, {"deployed"}, {"paid"}),
    "undeploy": (420, "nations", 2, {"undeployed"}, set()),
    "growth": (660, "nations", 2, {"took_worker"}, {"paid", "event_revealed", "architects_placed"}),
    "section": (680, "nations", 2, {"paid", "hired"}, set()),
    "tile": (1000, "wealth_of_nations", 3, {"laid"}, set()),
}
"""What each move takes in all, in milliseconds, where it is seen, what it must bring, and what it may bring besides."""


@cache
def played(name, seats, player, moves=60):
    """A game of chance; the last seat may be a computer's."""
    players = [HUMAN] * (seats - 1) + [player]
    people = [Seat(f"Seat {number}", who, number) for number, who in enumerate(players, 1)]
    session, hand = Session(GAMES[name], {}, people, 5), RandomBot("5", GAMES[name])
    while len(session.moves) < moves and session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
    return session


def moves_that_bring(session, must, may=frozenset(), fits=lambda frames: True):
    """The numbers of the moves of a game that bring these events."""
    for number, move in enumerate(session.moves):
        frames = traced(session.state_before(number), move)
        kinds = {frame.kind for frame in frames}
        if must <= kinds <= must | may and fits(frames):
            yield number


def begin(screen, session, number):
    """The table before a move, at Normal speed, with nothing on its way."""
    scene = lay(screen.app, session.at(number))
    screen.app.change_settings(speed="normal")
    scene.resume()
    scene.banner.finish()
    scene.sweep.finish()
    return scene


def show(scene, move):
    """Play a move and watch it to its end: how long all of it took, and when each event began."""
    begun, ms = [], 0.0
    scene.commands.playback.shown.subscribe(BEGUN, lambda beat: begun.append((ms, beat.frame.event)))
    scene.commands.playback.play(move)
    while not scene.choreographer.is_still:
        scene._pass_time(STEP)
        scene.refresh()
        ms += STEP
        assert ms < 20_000
    return ms, begun


@pytest.mark.parametrize("kind", MOVES)
def test_a_move_takes_as_long_as_the_table_of_motion_says(screen, kind):
    wanted, game, seats, must, may = MOVES[kind]
    session = played(game, seats, HUMAN)
    number = next(moves_that_bring(session, must, may))
    took, _ = show(begin(screen, session, number), session.moves[number])
    assert took == pytest.approx(wanted, rel=CLOSE)


GREAT = {WarFought: 2900, GreatWork: 2700, Handshake: 1200, BlowMoment: 1200}
"""What great moves take in all."""


@pytest.mark.parametrize("moment", GREAT)
def test_a_great_move_takes_as_long_as_the_table_of_motion_says(moment):
    assert moment.ms + moment.leaving == pytest.approx(GREAT[moment], rel=CLOSE)


def test_every_length_in_the_table_is_that_of_a_move():
    """What nobody uses is no row."""
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "scenes").rglob("*.py"))
    said = set(re.findall(r'MANNERS\["(\w+)"', code)) | set(re.findall(r'_walks\("(\w+)"', code)) | {"section"}
    assert MANNERS.keys() <= said


def test_the_die_of_the_shadow_takes_1800_ms_until_it_has_pointed_at_what_it_hits(screen):
    session = played("nations", 1, HUMAN)
    number = next(moves_that_bring(session, {"rolled", "swept"}))
    _, begun = show(begin(screen, session, number), session.moves[number])
    assert begun[1][0] == pytest.approx(1800, rel=CLOSE)


def test_what_a_rival_buys_takes_720_ms(screen):
    session = played("nations", 2, "random")
    bought = moves_that_bring(
        session,
        {"bought", "placed"},
        {"paid", "removed", "replaced"},
        lambda frames: frames[0].event.seat == 1,
    )
    number = next(bought)
    took, _ = show(begin(screen, session, number), session.moves[number])
    assert took == pytest.approx(720, rel=CLOSE)


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
def test_production_is_one_wave_of_1200_ms_for_any_number_of_nations(screen, seats):
    session = played("nations", seats, HUMAN, 40 * seats)
    number = next(_with_plain_production(session, seats))
    scene = begin(screen, session, number)
    _, begun = show(scene, session.moves[number])
    steps = [at for at, event in begun if event.kind == "step_began"]
    produced = [at for at, event in begun if event.kind == "produced"]
    assert len(produced) == seats
    assert steps[1] - steps[0] == pytest.approx(1200, rel=CLOSE)


def _with_plain_production(session, seats):
    """The numbers of the moves of a game after which all nations produce, and nothing else comes between."""
    wave = ["step_began", *["produced"] * seats, "step_began"]
    for number, move in enumerate(session.moves):
        kinds = [frame.kind for frame in traced(session.state_before(number), move)]
        if any(kinds[start : start + len(wave)] == wave for start in range(len(kinds))):
            yield number


def test_the_end_of_a_round_with_riots_a_famine_and_books_takes_six_seconds_at_most(screen):
    session = played("nations", 4, HUMAN, 240)
    number = next(number for number in range(len(session.moves)) if _ends_hard(session, number))
    _, begun = show(begin(screen, session, number), session.moves[number])
    start = next(at for at, event in begun if event.kind == "step_began")
    end = next(at for at, event in begun if event.kind == "round_began")
    assert end - start <= 6000


def _ends_hard(session, number):
    """Whether a move ends a round without a War in which riots, two events, a famine and Books meet."""
    frames = [frame.event for frame in traced(session.state_before(number), session.moves[number])]
    steps = [event.step for event in frames if event.kind == "step_began"]
    kinds = [event.kind for event in frames]
    is_hungry = any(event.kind == "famine" and event.amount for event in frames)
    return (
        is_hungry
        and steps[:1] == ["production"]
        and "war" not in steps
        and kinds.count("event_resolved") == 2
        and {"revolted", "scored_books", "round_began"} <= set(kinds)
    )


def test_all_that_the_end_of_a_round_of_the_dice_game_brings_waits_until_it_is_read(screen):
    session = played("nations_dice", 2, HUMAN, 120)
    moves = enumerate(session.moves)
    number = next(at for at, move in moves if "order_changed" in kinds_of(session.state_before(at), move))
    scene = begin(screen, session, number)
    own = scene.table.viewpoint.shown_seat
    _, begun = show(scene, session.moves[number])
    told = {"met_famine", "missed_famine", "order_changed", "met_war", "missed_war"}
    ends = [(event, then - at) for (at, event), (then, _) in pairwise(begun) if event.kind in told]
    assert {"order_changed"} < {event.kind for event, _ in ends}
    assert all(ms >= (1500 if event.seat == own else 1000) for event, ms in ends), ends


def kinds_of(state, move):
    return {frame.kind for frame in traced(state, move)}


def test_no_number_of_a_rail_is_untrue_while_a_purchase_is_shown(screen):
    session = played("nations", 2, HUMAN)
    number = next(moves_that_bring(session, {"bought", "placed", "paid"}, {"removed", "replaced"}))
    scene = begin(screen, session, number)
    seat, before = scene.game.deciding, scene.game.session.state
    gold = [before.nations[seat].gold]
    scene.commands.playback.play(session.moves[number])
    least = scene.game.session.state.nations[seat].gold
    while not scene.choreographer.is_still:
        scene._pass_time(STEP)
        scene.refresh()
        model = scene.table.model()
        gold.append(model.view.nations[seat].gold + model.landed.get(("gold", f"gold@{seat}"), 0))
    assert gold[-1] == least < gold[0]
    assert gold == sorted(gold, reverse=True)


def test_words_wait_until_what_they_speak_of_has_landed(screen):
    session = played("wealth_of_nations", 3, HUMAN)
    number = next(moves_that_bring(session, {"placed", "trade_began"}))
    scene = begin(screen, session, number)
    scene.commands.playback.play(session.moves[number])
    while not scene.choreographer.is_still:
        scene._pass_time(STEP)
        scene.refresh()
        words = [act for act in scene.choreographer.acts if act.is_word]
        assert len(words) <= 1
        assert not words or scene.table.top.motion.has_landed


def test_any_key_cuts_a_purchase_short(screen):
    session = played("nations", 2, HUMAN)
    number = next(moves_that_bring(session, {"bought", "placed"}, {"paid", "removed", "replaced"}))
    scene = begin(screen, session, number)
    scene.commands.playback.play(session.moves[number])
    screen.frames(10)
    assert not scene.choreographer.is_still
    screen.key(pygame.K_F7)
    assert scene.choreographer.is_still


def test_with_reduced_motion_nothing_goes_any_way(screen):
    session = played("nations", 2, HUMAN)
    number = next(moves_that_bring(session, {"bought", "placed"}, {"paid", "removed", "replaced"}))
    scene = begin(screen, session, number)
    screen.app.change_settings(reduced_motion=True)
    scene.resume()
    scene.commands.playback.play(session.moves[number])
    while not scene.choreographer.is_still:
        scene._pass_time(STEP)
        scene.refresh()
        for travel in scene.table.top.motion.travels.values():
            assert travel.area == travel.sprite.area


def test_the_boards_of_the_next_person_slide_as_one_sheet_once_all_has_landed(screen):
    session = played("nations", 2, HUMAN)
    number = next(moves_that_bring(session, {"bought", "placed"}, {"paid", "removed", "replaced"}))
    scene = begin(screen, session, number)
    scene.commands.playback.play(session.moves[number])
    viewer, slid = scene.viewpoint.viewer, 0.0
    for _ in range(250):
        scene.update(STEP)
        if scene.viewpoint.viewer == viewer:
            assert scene.slide.is_still
        else:
            assert not scene.table.top.motion.travels
            slid += 0 if scene.slide.is_still else STEP
    assert slid == pytest.approx(300 + 500, rel=CLOSE)


def test_a_war_is_told_once(screen):
    session = played("nations", 2, HUMAN, 200)
    number = next(_with(session, "war_ended"))
    scene = begin(screen, session, number)
    seen, begun = set(), []
    scene.commands.playback.shown.subscribe(BEGUN, lambda beat: begun.append(beat.frame.event))
    scene.commands.playback.play(session.moves[number])
    while not any(event.kind == "war_ended" for event in begun):
        scene._pass_time(STEP)
        if any(event.kind == "step_began" and event.step == "war" for event in begun):
            seen |= {type(getattr(act, "moment", act)).__name__ for act in scene.choreographer.acts}
    assert any(event.kind in ("lost", "lost_vp", "defeated") for event in begun)
    assert "WarFought" in seen
    assert not seen & {"TokensAct", "FlashAct"}


def _with(session, kind):
    """The numbers of the moves of a game that bring a war that somebody loses."""
    for number, move in enumerate(session.moves):
        kinds = [frame.kind for frame in traced(session.state_before(number), move)]
        if kind in kinds and "defeated" in kinds:
            yield number


def test_an_event_takes_no_longer_than_1900_ms_with_both_its_halves(screen):
    session = played("nations", 2, HUMAN)
    number = next(
        number
        for number, move in enumerate(session.moves)
        if [frame.kind for frame in traced(session.state_before(number), move)].count("event_resolved") == 2
    )
    _, begun = show(begin(screen, session, number), session.moves[number])
    times = [at for at, event in begun if event.kind == "event_resolved"]
    after = next(at for at, event in begun if at > times[1])
    assert 1200 * (1 - CLOSE) <= after - times[0] <= 1900 * (1 + CLOSE)


@pytest.mark.parametrize(
    ("source", "target", "notes"), [("supply", "gold@0", (1, 2, 3)), ("gold@0", "supply", (5, 4, 3))]
)
def test_units_that_come_rise_in_pitch_and_those_that_are_lost_fall(source, target, notes):
    heard = []
    sounds = SimpleNamespace(play=lambda name, *_: heard.append(name))
    route = Route(Tokens("gold", 3, source, target), (0, 0, 20, 20), (300, 0, 20, 20))
    act = TokensAct([route], Pace(), sounds, lambda area: pygame.Surface((9, 9)))
    while not act.is_done:
        act.advance(STEP)
    assert heard == [f"points_{note}" for note in notes]
