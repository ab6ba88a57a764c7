"""The smallest games of each kind that are played from spoken lines alone."""

from game import GAMES
from game.session.session import HUMAN, Seat, Session
from scenes.play.play_scene import PlayScene

SEATS = {"wealth_of_nations": 3}


def begin(app, name, seed, **options):
    """A game of one person, beside random computer players, on the app at Instant speed; without other options it ends
    at its bound.
    """
    game = GAMES[name]
    app.change_settings(speed="instant")
    count = SEATS.get(name, 2)
    people = [Seat("Ann", HUMAN, 1), *(Seat(f"Bob {n}", "random", n) for n in range(2, count + 1))]
    options = options or (dict(game.bound.options) if game.bound else {})
    scene = PlayScene(app, app.saves.begin(Session(game, options, people, str(seed))))
    app.stack.push(scene)
    return scene


def is_over(scene):
    return scene.game.session.state.is_over
