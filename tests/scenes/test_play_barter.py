"""Bartering through real events, by mouse and by keyboard: offers, counters, acceptance and refusal among people."""

from time import sleep

import pygame
import pytest

from game import game_named
from game.session.session import HUMAN, Seat, Session
from game.wealth_of_nations.events import Bartered
from game.wealth_of_nations.state import ITEMS
from scenes.play.help.advice_panel import ADVICE
from scenes.play.help.adviser import MOVES
from scenes.play.table_stage import TableStage
from scenes.play.tokens_act import TokensAct
from scenes.table.panels.recap import RECAP
from scenes.ui import contains
from tests.game.wealth_of_nations.scenario import held, table
from tests.scenes.hands import KeyboardHand, MouseHand
from tests.scenes.tables_played import lay
from tests.scenes.trees import in_full

NAMES = ("Mira", "Ruth", "Toni")
OWN, THEIRS = {"food": 4, "money": 33}, {"ore": 2, "money": 47}


class Bench:
    """A table in the Trade phase, played by the mouse or by keys alone."""

    def __init__(self, screen, players, hand, own=OWN, theirs=THEIRS, **fields):
        seats = [
            Seat(name, player, colour) for colour, (name, player) in enumerate(zip(NAMES, players, strict=True), 1)
        ]
        session = Session(game_named("wealth_of_nations"), {}, seats, "7")
        session.state = table(own, theirs, {"labor": 1}, **fields)
        self.screen = screen
        self.scene = lay(screen.app, session)
        self.hand = hand(screen)
        screen.frames(3)

    @property
    def state(self):
        return self.scene.game.session.state

    @property
    def places(self):
        return self.scene.table.top.layout.targets

    @property
    def tray(self):
        return self.scene.table.top.layout.anchors["tray"]

    @property
    def question(self):
        return self.state.decision.seat, self.state.decision.choice.name

    def touch(self, *names):
        for name in names:
            if isinstance(self.hand, MouseHand):
                self.screen.click(self.places[name].area)
            else:
                assert self.hand.walk_to(name), name
                self.screen.key(pygame.K_RETURN)
            self.screen.frames(2)

    def press(self, verb):
        button = next(each for each in self.hand.buttons(f"verb:{verb}") if each.name == f"verb:{verb}")
        self.hand.press(button)
        self.screen.frames(3)

    def offered(self):
        return {item: amount for item, amount in zip(ITEMS, self.state.talk.offer, strict=True) if amount}


@pytest.fixture(params=[MouseHand, KeyboardHand], ids=["mouse", "keyboard"])
def hand(request):
    return request.param


@pytest.fixture
def people(screen, hand):
    """Three people at one screen."""
    return Bench(screen, (HUMAN,) * 3, hand)


def plate_of(screen, scene):
    """Where it lies that tells what others did."""
    scene.refresh()
    screen.frames(40, 50)  # the name of whose turn it is has gone
    return scene.commands.sight.popovers.rect_of(RECAP)


def offer(bench):
    """Two food for an ore and $7."""
    bench.touch("talk seat1", "own food", "own food", "their ore", "their dollar5", "their dollar1", "their dollar1")
    bench.press("propose")


def test_an_offer_is_laid_out_and_accepted_by_the_other(people):
    offer(people)
    assert people.question == (1, "answer")
    assert people.offered() == {"food": 2, "ore": -1, "money": -7}
    people.press("accept")
    assert (held(people.state, 0), held(people.state, 1)) == (
        {"food": 2, "ore": 1, "money": 40},
        {"food": 2, "ore": 1, "money": 40},
    )
    assert people.question == (1, "trade")


@pytest.mark.sample(2)
def test_the_adviser_hides_neither_the_offer_nor_the_answers_to_it(screen):
    bench = Bench(screen, (HUMAN,) * 3, MouseHand)
    offer(bench)
    theme, adviser, sight = screen.app.theme, bench.scene.game.adviser, bench.scene.commands.sight
    for _ in range(MOVES):
        screen.key(pygame.K_h)
        for is_thinking in (True, False):
            screen.frames(3)
            panel = sight.popovers.rect_of(ADVICE)
            answers = bench.hand.buttons("verb:")
            assert {"verb:accept", "verb:counter", "verb:decline"} <= {each.name for each in answers}
            needed = [*(each.area for each in answers), bench.tray]
            assert panel.collidelist([theme.rect(*area) for area in needed]) < 0
            for _ in range(500 if is_thinking else 0):
                if not adviser.is_thinking:
                    break
                screen.frames(2)
                sleep(0.01)


def test_an_offer_is_countered_and_the_counter_accepted(people):
    offer(people)
    people.press("counter")
    assert people.question == (1, "offer")
    people.touch("their food", "given money")
    people.press("propose")
    assert people.question == (0, "answer")
    assert people.offered() == {"food": 3, "ore": -1, "money": -6}
    people.press("accept")
    assert held(people.state, 0) == {"food": 1, "ore": 1, "money": 39}


def test_an_offer_is_declined_and_the_partner_not_asked_again_in_this_action(people):
    offer(people)
    people.press("decline")
    assert people.question == (0, "trade")
    assert held(people.state, 0) == OWN
    assert "talk seat1" not in people.places
    assert "talk seat2" in people.places


def test_a_talk_is_left_without_an_offer(people):
    people.touch("talk seat1", "own food")
    people.press("withdraw")
    assert people.question == (0, "trade")


@pytest.mark.sample(2)
def test_the_last_of_three_proposals_can_only_be_accepted_or_declined(people):
    """Barter protocol 4: no phase can stall."""
    offer(people)
    for pile in ("their food", "own food"):
        people.press("counter")
        people.touch(pile)
        people.press("propose")
    assert [each.name for each in people.hand.buttons("verb:")][:2] == ["verb:accept", "verb:decline"]


def test_a_cube_is_carried_onto_the_tray_and_back(screen):
    bench = Bench(screen, (HUMAN,) * 3, MouseHand)
    bench.touch("talk seat1")
    for start, end in (("own food", "given food"), ("own food", "given food"), ("their ore", "asked ore")):
        screen.drag(bench.places[start].area, bench.places[end].area)
        screen.frames(3)
    assert dict(zip(ITEMS, bench.scene.game.turn.draft.gives, strict=True))["food"] == 2
    screen.drag(bench.places["given food"].area, bench.places["own food"].area)
    screen.frames(3)
    gives = dict(zip(ITEMS, bench.scene.game.turn.draft.gives, strict=True))
    assert (gives["food"], gives["ore"]) == (1, -1)


def test_the_wheel_changes_the_price(screen):
    bench = Bench(screen, (HUMAN,) * 3, MouseHand)
    bench.touch("talk seat1", "own food")
    for _ in range(3):
        screen.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False, precise_x=0.0, precise_y=1.0, touch=False)
    assert bench.scene.game.turn.draft.gives[ITEMS.index("money")] == -3


def test_an_empty_proposal_cannot_be_made(people):
    people.touch("talk seat1")
    assert "verb:propose" not in [each.name for each in people.hand.buttons("verb:")]
    people.screen.key(pygame.K_SPACE)
    assert people.question == (0, "offer")


def test_a_note_taken_first_pays_for_the_offer(people):
    people.touch("talk seat2", "take note", "own dollar20", "own dollar20", "their labor")
    people.press("propose")
    assert held(people.state, 0) == {"food": 4, "money": 53, "notes": 1}
    assert people.offered() == {"labor": -1, "money": 40}


def test_the_one_who_is_asked_may_take_a_note_before_accepting(screen, hand):
    """W-RULING-15."""
    bench = Bench(screen, (HUMAN,) * 3, hand, theirs={"ore": 2, "money": 3})
    offer(bench)
    assert "verb:accept" not in [each.name for each in bench.hand.buttons("verb:")]
    bench.touch("take note")
    bench.touch("take note")
    bench.press("accept")
    assert held(bench.state, 1) == {"food": 2, "ore": 1, "money": 16, "notes": 1}


def test_a_computer_seat_answers_at_once_and_says_why(screen, hand):
    bench = Bench(screen, (HUMAN, "random", "random"), hand)
    bench.touch("talk seat1", "their ore", "their ore")
    bench.press("propose")
    lines = [entry.line.words for entry in bench.scene.game.log.entries]
    assert any(words.startswith("offers ") and " to Ruth for " in words and "declines: “" in words for words in lines)


APART = "0 mine a1 0, 0 mine a3 0, 0 mine a5 0, 0 mine c1 0, 1 generator h2 0, 1 generator h3 0"
"""Seat 0 needs Energy for four Mines that lie apart, of which seat 1 has plenty."""


def test_a_computer_seat_makes_an_offer_on_the_tray_and_takes_no_for_an_answer(screen, hand):
    own = {"money": 99, "food": 4, "notes": 9}
    theirs = {"food": 2, "energy": 8, "money": 10, "notes": 9}
    bench = Bench(screen, ("normal", HUMAN, HUMAN), hand, own, theirs, board=APART, stacks=(0,) * 6)
    wait_for(bench, "answer")
    assert bench.question == (1, "answer")
    assert set(bench.offered()) == {"energy", "money"}
    assert {each.name for each in bench.hand.buttons("verb:")} >= {
        "verb:accept",
        "verb:counter",
        "verb:decline",
    }
    bench.press("decline")
    wait_for(bench, "trade")
    assert bench.question == (1, "trade")
    assert bench.state.nations[0].turned_down == (1,)
    assert held(bench.state, 1) == theirs


def wait_for(bench, question):
    """Frames, until a person is asked this."""
    for _ in range(500):
        if bench.question[0] and bench.question[1] == question:
            break
        bench.screen.frames(2)
        sleep(0.01)
    bench.screen.frames(3)


def test_a_barter_that_brings_an_earlier_position_back_is_refused(screen):
    """Barter protocol 7a: nothing goes round in circles."""
    bench = Bench(screen, (HUMAN,) * 3, MouseHand, own={"food": 1}, theirs={"labor": 1})
    bench.touch("talk seat1", "own food", "their labor")
    bench.press("propose")
    bench.press("accept")
    bench.touch("talk seat0", "own food", "their labor")
    assert bench.scene.game.turn.draft.problem.reason == "position_comes_back"
    assert "verb:propose" not in [each.name for each in bench.hand.buttons("verb:")]


SECRET = 4739
"""Dollars that nothing else on the table amounts to."""


def written(bench):
    """Everything that panels and captions say now."""
    layout = bench.scene.table.top.layout
    captions = [place.caption for place in layout.targets.values()]
    return in_full([[panel.key for panel in layout.panels], captions])


@pytest.mark.parametrize("money", ["roughly", "not"])
@pytest.mark.parametrize("players", [(HUMAN,) * 3, (HUMAN, "random", "random")], ids=["people", "alone"])
def test_the_partners_money_never_shows_in_a_talk(screen, money, players):
    """W-TRADE-07, W-RULING-14."""
    bench = Bench(screen, players, MouseHand, theirs={"ore": 2, "money": SECRET}, money=money)
    seen = [written(bench)]
    bench.touch("talk seat1", "their dollar20", "their ore")
    seen.append(written(bench))
    bench.press("propose")
    seen.append(written(bench))
    assert not any(str(SECRET) in words for words in seen)


def test_open_money_does_show(screen):
    bench = Bench(screen, (HUMAN,) * 3, MouseHand, theirs={"ore": 2, "money": SECRET}, money="openly")
    assert str(SECRET) in written(bench)


@pytest.mark.parametrize("number", [1, 3, 5])
@pytest.mark.parametrize("touches", [(), ("talk seat1",)], ids=["corner", "tray"])
def test_news_lies_over_nothing_of_a_barter(screen, number, touches):
    """Neither over the tray, while a talk is held, nor over the corner where one begins."""
    bench = Bench(screen, (HUMAN,) * 3, MouseHand)
    bench.touch(*touches)
    recap, theme = bench.scene.commands.playback.recap, screen.app.theme
    recap.show(lambda: [(bench.scene.game.session.seats[0], "buys 1 {food} for $7")] * number)
    plate = plate_of(screen, bench.scene)
    areas = [bench.tray] if touches else [place.area for name, place in bench.places.items() if "talk " in name]
    assert areas
    assert not any(theme.rect(*area).colliderect(plate) for area in areas)


def test_news_keeps_off_an_offer_that_only_buttons_answer(screen):
    bench = Bench(screen, (HUMAN,) * 3, MouseHand)
    offer(bench)
    assert bench.question == (1, "answer")
    recap, theme = bench.scene.commands.playback.recap, screen.app.theme
    recap.show(lambda: [(bench.scene.game.session.seats[0], "buys 1 {food} for $7")] * 5)
    plate = plate_of(screen, bench.scene)
    assert not theme.rect(*bench.tray).colliderect(plate)


@pytest.mark.parametrize("sides", [(0, 3), (1, 3), (3, 0)])
def test_goods_of_a_barter_fly_over_no_plaque_of_anybody_else(screen, sides):
    """From the trays of a viewer who talks, and for others from where the hands meet."""
    nations = {"food": 4, "money": 60}, {"food": 2}, {"labor": 1}, {"ore": 2, "food": 2, "money": 60}
    names = zip((*NAMES, "Ada"), (HUMAN, "normal", "normal", "normal"), strict=True)
    seats = [Seat(name, player, colour) for colour, (name, player) in enumerate(names, 1)]
    session = Session(game_named("wealth_of_nations"), {}, seats, "7")
    session.state = table(*nations)
    scene = lay(screen.app, session)
    screen.frames(3)
    if 0 in sides:
        screen.click(scene.table.top.layout.targets["talk seat3"].area)
        screen.frames(3)
    gives = (1, 0, 0, -1, 0, 10, 0)
    event = Bartered(sides[0], partner=sides[1], nation="", gives=gives, promises=())
    stage = TableStage(scene.table, screen.app.sounds)
    (flight,) = [act for act in stage.acts(event) if isinstance(act, TokensAct)]
    others = [scene.table.top.layout.targets[f"plaque seat{seat}"].area for seat in (1, 2, 3) if seat not in sides]
    assert others and len(flight._routes) == 3
    for route in flight._routes:
        way = [flight._spot(route, step / 40) for step in range(41)]
        assert not [spot for spot in way for area in others if contains(area, spot)]
