"""Pressing controls by mouse and by keyboard through real events."""

import pygame

from scenes.ui.controls.entry import Slider

ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)


def form(screen):
    return screen.scene.form


def names(screen):
    """The names of all controls."""
    return {each.name for each in form(screen).controls}


def press(screen, name):
    """Click what answers by this name, whether keys lead there or not."""
    screen.click(next(each.area for each in form(screen).targets if each.name == name))


def place(screen, name):
    return next(place for place in form(screen).ring.places if place.name == name)


def laid(screen, name):
    """The control of this name where it lies."""
    return form(screen).laid(name)


def control(screen, name):
    """The box of a control, as it was made last."""
    return laid(screen, name).control


def click(screen, name):
    """Click the place of this name."""
    screen.click(place(screen, name).area)


def type_text(screen, text):
    """Letters as a keyboard sends them."""
    for letter in text:
        screen.post(pygame.KEYDOWN, key=pygame.key.key_code(letter.lower()), unicode=letter, mod=0, scancode=0)
        screen.post(pygame.TEXTINPUT, text=letter)


def walk_to(screen, name):
    """Bring the focus to a place by Tab and arrow keys alone; the way is searched like a player would look for it."""
    ring = form(screen).ring
    screen.key(pygame.K_TAB)
    for _ in range(40):
        if ring.current == name:
            return
        if ring.place.zone == place(screen, name).zone:
            _arrows_to(screen, name)
            return
        screen.key(pygame.K_TAB)
    raise AssertionError(f"Tab does not come to the zone of {name}")


def _arrows_to(screen, name):
    """Breadth-first over the places that arrow keys lead to, then the real keys along the way found.

    Left and right move the knob of a slider and lead nowhere from it.
    """
    sliders = {each.name for each in form(screen).controls if isinstance(each.control, Slider)}
    ring = form(screen).ring
    start = ring.current
    ways = {start: ()}
    todo = [start]
    while todo and name not in ways:
        here = todo.pop(0)
        for key in ARROWS[:2] if here in sliders else ARROWS:
            ring.move_to(here)
            ring.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
            if ring.current not in ways:
                ways[ring.current] = (*ways[here], key)
                todo.append(ring.current)
    assert name in ways, f"no arrow key leads to {name}"
    ring.move_to(start)
    for key in ways[name]:
        screen.key(key)


def act(screen, name):
    """Walk to a place and press Enter."""
    walk_to(screen, name)
    screen.key(pygame.K_RETURN)
