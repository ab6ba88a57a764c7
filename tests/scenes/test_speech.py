"""What is said of screens and tables: once, names first, to those who may know it, shown where it covers nothing."""

import re

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.learn.lesson import lessons
from game.session.session import HUMAN, Seat, Session
from game.text.language import speaking
from scenes.app.dialog import Message
from scenes.games.plugin import plugin_of
from scenes.learn.lesson_scene import LessonScene
from scenes.play.table_narration import TableNarration
from scenes.screens import SCENES
from scenes.screens.settings import SettingsScene
from scenes.speech.announcer import Announcer, SpokenSources
from scenes.speech.captions_bar import strip_height
from scenes.speech.narration import Narration, SpokenEvent, SpokenFocus, SpokenState
from scenes.speech.transcript import Channel, SpokenLine, Transcript
from tests.scenes.fingers import act, click
from tests.scenes.listener import Listener
from tests.scenes.tables_played import lay_first_turn, lay_new


class Scripted(Narration):
    """A scene of which a test says what it tells."""

    def __init__(self):
        self.now, self.events = SpokenState(), []

    @property
    def state(self):
        return self.now

    def take_events(self):
        events, self.events = self.events, []
        return events


@pytest.fixture
def told():
    """A scripted scene, and what is said of it in the next frame."""
    scene, transcript = Scripted(), Transcript()
    announcer = Announcer(transcript)

    def follow(**changes):
        sources = changes.pop("sources", SpokenSources())
        scene.events = changes.pop("events", [])
        scene.now = scene.now._replace(**changes)
        transcript.lines.clear()
        announcer.follow(scene, sources)
        return [line.words for line in transcript.lines]

    return follow


# -- the announcer


def test_what_stays_is_said_once(told):
    focus = SpokenFocus("forum", "Forum. Makes {gold}.", "", 2, 22)
    assert told(scene="Nations", question="Buy?", focus=focus) == ["Nations", "Buy?", "Forum. Makes gold. 2 of 22."]
    assert told() == []
    assert told(question="Sell?") == ["Sell?"]
    assert told(asked=1) == ["Sell?"]


def test_the_same_of_several_is_told_at_once_and_a_name_where_it_changes(told):
    told()
    events = [SpokenEvent(who, "passes.") for who in ("Ann", "Bob", "Cleo")] + [
        SpokenEvent("Cleo", "gains 2 {gold}"),
        SpokenEvent("Cleo", "loses 1 {vp}"),
        SpokenEvent("", "Famine"),
    ]
    assert told(events=events) == [
        "Ann passes. So do Bob and Cleo.",
        "Cleo gains 2 gold",
        "Loses 1 victory point",
        "Famine",
    ]


def test_of_what_is_empty_that_is_said(listener, screen):
    screen.app.open("menu")
    listener.frames(2)
    listener.key(pygame.K_DOWN, pygame.KMOD_LALT)
    assert listener.said(Channel.ASKED) == ["This. Empty."]


def test_names_of_those_who_do_the_same_are_whole(told):
    told()
    events = [SpokenEvent(who, "passes") for who in ("Normal 2", "Normal 3", "Player 1", "Hard 4", "Hard 5")]
    assert told(events=events) == ["Normal 2 passes. So do Normal 3, Player 1, Hard 4 and Hard 5."]


def test_of_words_that_change_only_the_new_ones_are_said(told):
    assert told(scene="Final scoring", text="Nations\nA. Colonies") == ["Final scoring", "Nations. A. Colonies"]
    assert told(text="Nations\nB. Wonders") == ["B. Wonders"]
    assert told(text="Nations") == []


def test_sources_and_detail_say_how_much_is_told(told):
    told()
    events = [SpokenEvent("Me", "buys", is_own=True), SpokenEvent("You", "sells"), SpokenEvent("", "Rain")]
    assert told(events=events, sources=SpokenSources(own=False)) == ["You sells", "Rain"]
    assert told(events=events, sources=SpokenSources(others=False, game=False)) == ["Me buys"]
    focus = SpokenFocus("a", "Forum, 3 gold. It makes gold.", "It needs workers.")
    assert told(focus=focus, sources=SpokenSources(detail=1)) == ["Forum, 3 gold."]
    assert told(focus=focus._replace(name="b"), sources=SpokenSources(detail=3)) == [
        "Forum, 3 gold. It makes gold. It needs workers."
    ]


def test_whose_turn_it_is_is_said_once_while_others_move(told):
    told()
    assert told(turn="Bob's turn.") == ["Bob's turn."]
    assert told(turn="Cleo's turn.") == []
    told(turn="")
    assert told(turn="Bob's turn.") == ["Bob's turn."]


# -- screens and tables


@pytest.fixture
def listener(screen):
    screen.app.change_settings(speed="instant")
    return Listener(screen.app)


@pytest.mark.long
def test_every_screen_has_a_name(listener, screen):
    facts = {"rules": ("nations",), "hall_of_fame": (), "settings": ()}
    for name in ("menu", "settings", "new_table", "saved_games", "lessons", "practise", "statistics", "rules"):
        if name in SCENES:
            screen.app.open(name, *facts.get(name, ()))
            listener.heard.clear()
            listener.frames(2)
            assert listener.said(Channel.URGENT)[:1], name
            assert listener.said(Channel.URGENT)[0].replace(":", "").replace(" ", "").isalpha(), name


def test_a_dialog_is_read_whole_when_it_comes(listener, screen):
    screen.app.stack.push(Message(screen.app, "Careful", "You can't **buy** this: 3 {gold} missing."))
    listener.frames(2)
    assert listener.said(Channel.URGENT) == ["Careful", "You can't buy this: 3 gold missing."]


def test_what_a_dialog_says_is_said_again_and_nothing_in_capitals(listener, screen):
    screen.app.stack.push(Message(screen.app, "CAREFUL", "VICTORY: WU & ANN"))
    listener.frames(2)
    assert listener.said(Channel.URGENT) == ["Careful", "Victory: Wu & Ann"]
    assert listener.asks("r") == ["Careful", "Victory: Wu & Ann"]


LONG = 100
"""Moves after which a game is told as if it were over."""


@pytest.mark.parametrize(
    ("game", "count", "words"),
    [
        ("nations", 2, r"1st: Seat \d, \d+ points\. Victory tokens \d+, .*"),
        ("nations_dice", 1, r"Seat 1, \d+ points\. Books \d+, .*"),
        ("nation_deckbuilder", 2, r"Seat \d: health \d+\. It won\."),
    ],
)
def test_scores_are_told_at_the_end_as_well(listener, screen, game, count, words):
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, count + 1)]
    session, hand = Session(GAMES[game], {"ages": 1} if game == "nations" else {}, seats, 3), RandomBot(3, GAMES[game])
    while session.state.decision and len(session.moves) < LONG:
        session.play(hand.choose(session.state, session.state.decision))
    scene = plugin_of(game).result(screen.app, session)
    screen.app.stack.push(scene)
    listener.frames(2)
    scene.finish()
    told = listener.asks("s")
    assert len(told) == count
    assert re.fullmatch(words, told[0])


def test_what_is_typed_is_heard_and_nothing_around_it(listener, screen):
    screen.app.stack.push(plugin_of("nations_dice").setup(screen.app))
    listener.frames(2)
    listener.key(pygame.K_PERIOD)
    listener.key(pygame.K_PERIOD)
    assert listener.said(Channel.FOCUS)[0].startswith("Name of player 1: Player 1. Press Enter and type")
    listener.key(pygame.K_RETURN)
    assert listener.said(Channel.FOCUS) == ["Type. Enter keeps the text, Esc brings back what was there."]
    listener.heard.clear()
    for letter in "Bo":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        listener.frames()
    assert listener.said(Channel.FOCUS) == ["B.", "Bo."]
    listener.key(pygame.K_RETURN)
    assert listener.said(Channel.FOCUS)[0].startswith("Name of player 1: Bo.")
    listener.key(pygame.K_PERIOD)
    assert listener.said(Channel.FOCUS)[0].startswith("Color of player 1: Red, with a sun")


def test_a_first_turn_is_heard(listener, screen):
    lay_first_turn(screen)
    listener.frames(3)
    assert listener.said(Channel.URGENT) == ["Nations", "Your turn: take an action"]
    listener.key(pygame.K_PERIOD)
    (first,) = listener.said(Channel.FOCUS)
    assert first.split(",")[0] not in ("For", "")
    assert (" gold." in first and first.endswith("1 of 16.")) or " of " in first
    listener.key(pygame.K_PERIOD)
    (second,) = listener.said(Channel.FOCUS)
    assert second != first and " 2 of " in second
    listener.key(pygame.K_COMMA)
    assert listener.said(Channel.FOCUS) == [first]


def test_keys_that_ask_are_answered(listener, screen):
    scene = lay_first_turn(screen)
    listener.frames(3)
    nation = scene.game.session.state.nations[scene.viewpoint.viewer]
    (goods,) = listener.asks("g")
    assert f"{nation.gold} gold" in goods and f"{nation.stone} stone" in goods
    assert listener.asks("s") == [f"Seat {n}: {each.vp} victory points" for n, each in enumerate(_nations(scene), 1)]
    assert listener.asks("w") == ["Your turn: take an action"]
    assert listener.asks("f")[0].startswith("Gold: ")
    assert len(listener.asks("j")) == 3
    assert listener.asks("e")
    listener.key(pygame.K_PERIOD)
    listener.key(pygame.K_RETURN)
    listener.key(pygame.K_PERIOD)
    assert listener.asks("c")[0].startswith("This move would give: gold")


def _nations(scene):
    return scene.game.session.state.nations


@pytest.mark.long
def test_questions_cut_no_show_short_and_are_no_text(listener, screen):
    scene = lay_first_turn(screen)
    listener.frames(3)
    scene.commands.hints.note("Look here.", (0, 0, 10, 10))
    listener.frames(1)
    listener.asks("g")
    assert scene.commands.hints.notice is not None
    screen.app.open("settings")
    listener.frames(2)
    assert listener.asks("w") == ["Settings"]


@pytest.mark.long
def test_buffers_are_leafed_through_line_by_line(listener, screen):
    lay_first_turn(screen)
    listener.frames(3)
    listener.key(pygame.K_RIGHT, pygame.KMOD_LALT)
    title = listener.said(Channel.ASKED)
    assert title[0].startswith("Your supply. ")
    listener.key(pygame.K_DOWN, pygame.KMOD_LALT)
    first = listener.said(Channel.ASKED)
    listener.key(pygame.K_DOWN, pygame.KMOD_LALT)
    assert listener.said(Channel.ASKED) != first
    listener.key(pygame.K_UP, pygame.KMOD_LALT)
    assert listener.said(Channel.ASKED) == first
    listener.key(pygame.K_UP, pygame.KMOD_LALT)
    assert listener.said(Channel.ASKED) == ["That's the edge."]


@pytest.mark.long
def test_a_refusal_is_said_every_time(listener, screen):
    scene = lay_first_turn(screen)
    listener.frames(3)
    for _ in range(2):
        scene.commands.hints.notice = None
        listener.heard.clear()
        listener.key(pygame.K_a)
        assert any("wonder under construction" in line for line in listener.said(Channel.URGENT))


@pytest.mark.long
def test_with_nothing_to_choose_it_is_said_whose_turn_it_is(listener, screen, monkeypatch):
    scene = lay_new(screen.app, "nations", [HUMAN, "random"], 3)
    monkeypatch.setattr(type(scene.game), "can_skip", False)
    listener.frames(3)
    scene.game.computers.advance = lambda *facts: None
    while scene.game.is_person_deciding:
        listener.play_on()
    listener.frames(2)
    listener.key(pygame.K_PERIOD)
    assert "Seat 2's turn." in listener.said(Channel.URGENT)


def test_under_the_curtain_only_a_name_is_said(listener, screen):
    scene = lay_new(screen.app, "nation_deckbuilder", [HUMAN, HUMAN], 5)
    listener.frames(3)
    assert scene.viewpoint.is_covered
    name = scene.game.session.seats[scene.viewpoint.viewer].name
    words = f"Pass the screen to {name}. {name}: hold Space."
    assert listener.said(Channel.URGENT) == ["Nation", words]
    for letter in "gswfejc":
        assert listener.asks(letter) == [words]
    listener.key(pygame.K_PERIOD)
    listener.key(pygame.K_RIGHT)
    assert listener.said(Channel.FOCUS) == []


def everything(scene):
    """All that somebody who listens can come to hear at a table as it is now."""
    ring, narration, heard = scene.host.ring, scene.narration, []
    ring.visible = True
    for place in ring.places:
        ring.move_to(place.name)
        state = narration.state
        heard += [state.focus.words, state.focus.more, *narration.answer("cost")]
        heard += narration.buffers[0].lines
    for question in ("goods", "scores", "whose_turn", "outlook", "event", "latest", "since"):
        heard += narration.answer(question)
    heard += [words for buffer in narration.buffers for words in (buffer.title, *buffer.lines)]
    return [*heard, narration.state.question]


def swap_hand(state, seat):
    """Another hand, of the same cards that this seat has in hand and pile."""
    player = state.players[seat]
    hand, pile = player.hand, player.draw_pile
    pairs = ((held, drawn) for held in hand for drawn in pile if held.partition("#")[0] != drawn.partition("#")[0])
    held, drawn = next(pairs)
    player.hand = tuple(drawn if card == held else card for card in hand)
    player.draw_pile = tuple(held if card == drawn else card for card in pile)


def more_money(state, seat):
    """One dollar more or less, which nobody else can tell."""
    nation = state.nations[seat]
    nation.money += 1 if nation.money % 10 not in (4, 9) else -1


def lay_anew(scene):
    scene.game._turn_to_position()
    scene.table.relay()
    scene.refresh()
    scene.refresh()


@pytest.mark.sample(2)
@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "seed", "begun", "change"),
    [
        ("nation_deckbuilder", [HUMAN, "random"], 2, 1, swap_hand),
        ("wealth_of_nations", [HUMAN, "random", "random"], 7, 40, more_money),
    ],
)
def test_two_positions_that_a_viewer_cannot_tell_apart_sound_alike(
    listener, screen, game, players, seed, begun, change
):
    scene = lay_new(screen.app, game, players, seed, begun=begun)
    listener.frames(3)
    while not scene.game.is_person_deciding or scene.game.log.read_back():
        listener.frames()
    lay_anew(scene)
    everything(scene)
    lay_anew(scene)
    before, others = everything(scene), [seat for seat in range(len(players)) if seat != scene.viewpoint.viewer]
    change(scene.game.session.state, others[0])
    lay_anew(scene)
    assert everything(scene) == before
    change(scene.game.session.state, scene.viewpoint.viewer)
    lay_anew(scene)
    assert everything(scene) != before, "what is the viewer's own is told"


@pytest.mark.long
def test_captions_lie_below_the_scenes_and_cover_nothing(screen):
    app = screen.app
    app.change_settings(speed="instant", captions=True)
    lay_first_turn(screen)
    screen.frames(3)
    window = pygame.display.get_surface()
    assert app.surface.height < window.height
    assert app.theme.size == app.surface.size
    assert app.speech.bar.lines[-1] == "Your turn: take an action"
    foot = window.subsurface((0, app.surface.height, window.width, window.height - app.surface.height))
    assert pygame.transform.average_color(foot)[:3] != (0, 0, 0)
    app.change_settings(captions=False)
    assert app.surface.height == window.height


def test_the_focus_that_falls_on_while_something_is_shown_is_not_told(listener, screen):
    scene = lay_first_turn(screen)
    listener.frames(3)
    narration, ring = scene.narration, scene.host.ring
    listener.key(pygame.K_PERIOD)
    before, other = narration.state.focus, SpokenFocus("verb:undo", "Undo.")
    assert narration._while_shown(before, before._replace(words="less")) == before
    assert narration._while_shown(before, other) == other, "a key leads there"
    ring.places = tuple(each for each in ring.places if each.name != before.name)
    assert narration._while_shown(before, other) == before
    assert narration._while_shown(before, SpokenFocus("verb:pass", "Pass.")).name == "verb:pass"


def test_captions_name_sounds(screen):
    app = screen.app
    app.change_settings(captions=True)
    app.sounds.play("famine")
    app.sounds.play("famine")
    app.sounds.play("button")
    assert app.speech.bar.lines == ("[famine]",)


@pytest.mark.long
@pytest.mark.parametrize("press", [click, act])
def test_what_is_said_is_set_by_mouse_and_by_keys(screen, app_of, press):
    screen.app.stack.push(SettingsScene(screen.app, "ear"))
    screen.frames()
    press(screen, "detail:names")
    press(screen, "captions")
    press(screen, "speak_others")
    press(screen, "speech:off")
    settings = app_of().settings
    assert (settings.detail, settings.captions, settings.speak_others, settings.speech) == (
        "names", True, False, "off",
    )  # fmt: skip


@pytest.mark.long
def test_german_is_said_in_german(listener, screen):
    screen.app.change_settings(language="de")
    with speaking("de"):
        lay_first_turn(screen)
        listener.frames(3)
        listener.key(pygame.K_PERIOD)
        assert listener.said(Channel.FOCUS)[0].split()[-2] == "von"
    screen.app.change_settings(language="en")


def test_nothing_is_read_where_nobody_listens(screen, monkeypatch):
    def read(narration):
        raise AssertionError("this takes time, and nobody hears it")

    monkeypatch.setattr(TableNarration, "state", property(read))
    monkeypatch.setattr(TableNarration, "_name", read)
    lay_first_turn(screen)
    screen.frames(3)
    screen.letter("b")
    screen.key(pygame.K_g, mod=pygame.KMOD_LALT)
    screen.app.change_settings(captions=True)
    with pytest.raises(AssertionError, match="nobody hears"):
        screen.frames()


@pytest.mark.long
def test_a_lesson_says_its_step_once_and_why_something_else_is_not_done(listener, screen):
    screen.app.stack.push(LessonScene(screen.app, lessons("nations")[0]))
    listener.frames(12)
    step, asked = listener.said(Channel.URGENT)[1], "Your turn. Growth: a worker or resources?"
    assert step.startswith("Win with the most victory points. Growth comes first: take 3 stone")
    assert listener.said(Channel.URGENT)[-1] == asked
    while "gold" not in "".join(listener.said(Channel.FOCUS)):
        listener.key(pygame.K_PERIOD)
    listener.key(pygame.K_RETURN, frames=4)
    (refusal,) = listener.said(Channel.URGENT)
    assert refusal.startswith("Not this one for now")
    listener.key(pygame.K_PERIOD, frames=4)
    assert listener.said(Channel.URGENT) == []


def test_a_reading_line_shows_what_the_focus_is_on_and_nothing_else(screen):
    screen.app.change_settings(reading_line=True)
    bar = screen.app.speech.bar
    assert bar.reads_focus
    bar.hear(SpokenLine(Channel.FOCUS, "Forum, costs 2 gold"))
    bar.hear(SpokenLine(Channel.EVENT, "Ruth buys Temple"))
    assert bar.lines == ("Forum, costs 2 gold",)
    bar.hear(SpokenLine(Channel.URGENT, "You need 1 more gold."))
    assert bar.lines == ("You need 1 more gold.",)
    window = pygame.display.get_window_size()
    assert window[1] - screen.app.surface.get_height() == strip_height(window, 1.0, True) > strip_height(window, 1.0)
    screen.app.change_settings(captions=True)
    assert not bar.reads_focus
    screen.app.change_settings(captions=False, reading_line=False)
    assert screen.app.surface.get_height() == window[1]
