"""A key or a button only ever answers the question that is on the screen, whenever it is pressed."""

from random import Random

import pygame
import pytest

from game.session.session import HUMAN
from scenes.play.play_scene import PlayScene
from scenes.play.playback import Playback
from tests.scenes.hands import KeyboardHand
from tests.scenes.tables_played import lay_new

SEATS = {"nations": 2, "nations_dice": 2, "nation_deckbuilder": 2, "wealth_of_nations": 3}
KEYS = (pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_u, pygame.K_x)
PRESSES = 90
SPANS = (16, 16, 90, 350, 700)
"""Milliseconds of a frame: now as on a quick machine, now long enough for computers to move."""


class Witness:
    """Notes what is asked in the picture, and holds every answer against what was asked when its press began."""

    def __init__(self, screen, scene):
        self.screen, self.scene, self.answers = screen, scene, 0
        self.painted = self.pressed = None
        self.moves_painted = 0

    @property
    def asked(self):
        session = self.scene.game.session
        decision = session.state.decision
        if decision is None:
            return None
        return decision.seat, decision.choice.name, session.game.headline(session.state)

    @property
    def seen(self):
        """What is asked in the picture; it goes on to be asked while nobody but its seat has moved."""
        session = self.scene.game.session
        since = range(self.moves_painted, len(session.moves))
        movers = {session.state_before(number).decision.seat for number in since}
        return self.painted if self.painted and movers <= {self.painted[0]} else None

    def frame(self, ms):
        self.screen.frames(1, ms)
        if self.scene.table.model().decision is not None:
            self.painted, self.moves_painted = self.asked, len(self.scene.game.session.moves)
        elif self.screen.is_playing:
            assert not [name for name in self.lit_buttons if name.startswith(("verb:", "answer:"))]

    @property
    def lit_buttons(self):
        groups = self.scene.commands.controls.groups
        return [button.name for group in groups for button in group.buttons if button.is_enabled]

    def post(self, kind, ms=16, **facts):
        if kind in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.pressed = self.seen
        pygame.event.post(pygame.event.Event(kind, **facts))
        self.frame(ms)

    def key(self, key, letter, held):
        self.post(pygame.KEYDOWN, key=key, unicode=letter, mod=0, scancode=0)
        self.frame(350 if held else 16)
        self.post(pygame.KEYUP, key=key, unicode=letter, mod=0, scancode=0)

    def click(self, area, held):
        pixel = self.screen.pixel(area)
        self.post(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        self.post(pygame.MOUSEBUTTONDOWN, pos=pixel, button=1, touch=False)
        self.frame(350 if held else 16)
        self.post(pygame.MOUSEBUTTONUP, pos=pixel, button=1, touch=False)


def monkey(witness, random):
    """One press of anything: a letter of a verb or another key, a button lit or dark, a place that may be lit or is
    only about to be.
    """
    scene, held = witness.scene, random.random() < 0.4
    buttons = [button for group in scene.commands.controls.groups for button in group.buttons]
    verbs = [button for button in buttons if button.name.startswith("verb:")]
    places = scene.table.top.layout.targets
    match random.randrange(6):
        case 0 | 1 if verbs:
            shortcut = random.choice(verbs).control.shortcut
            key = shortcut.code if shortcut else pygame.K_p
            witness.key(key, chr(key), held)
        case 2:
            witness.key(random.choice(KEYS), "", held)
        case 3 if verbs:
            answers = [button for button in buttons if button.name.startswith("answer:")]
            witness.click(random.choice(answers or verbs).area, held)
        case _:
            lit = sorted(scene.game.turn.lit(places)) or sorted(places)
            witness.click(places[random.choice(lit)].area, held)


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", SEATS)
def test_whatever_is_pressed_and_whenever_answers_only_what_was_asked_in_the_picture(name, screen, monkeypatch):
    scene = lay_new(screen.app, name, [HUMAN] + ["random"] * (SEATS[name] - 1), "7")
    screen.app.change_settings(speed="normal")
    witness, random = Witness(screen, scene), Random(3)
    submit = Playback.submit

    def submitted(course, *moves, **facts):
        assert witness.asked == witness.pressed, f"{moves} answers what is not on the screen"
        witness.answers += 1
        return submit(course, *moves, **facts)

    monkeypatch.setattr(Playback, "submit", submitted)
    hand = KeyboardHand(screen, 3)
    for _ in range(PRESSES):
        if witness.asked is None:
            break
        if isinstance(screen.scene, PlayScene) and not scene.viewpoint.is_covered:
            monkey(witness, random)
        else:
            hand.play_on()
        if scene.table.shown_state is None:
            witness.frame(random.choice(SPANS))
    assert witness.answers > PRESSES // 20
