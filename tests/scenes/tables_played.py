"""Games on the table, new or played to a wanted point by chance, for screens that show them."""

from collections import Counter

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.session import savefile
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import ResultScene

NAMES = ("Mira", "Ruth", "Toni", "Jane", "Miki")


def played(seats=3, moves=30, seed="K7QMXA", **options):
    """A session of Nations after so many moves; -1 plays to the end."""
    people = [Seat(name, HUMAN, colour) for colour, name in enumerate(NAMES[:seats], 1)]
    session = Session(GAMES["nations"], {"advanced": seats == 5, **options}, people, seed)
    hand = RandomBot(seed)
    while moves and session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
        moves -= 1
    return session


def questions(game, each=1, seed="8", moves=500):
    """A random game of people wherever something new is asked, `each` times for every question. It may be played on."""
    game, table = GAMES[game], plugin_of(game).table()
    people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, max(3, game.seats[0]) + 1)]
    session, hand, asked = Session(game, {}, people, seed), RandomBot(seed, game), Counter()
    for _ in range(moves):
        if (decision := session.state.decision) is None:
            return
        name = decision.choice.name
        if asked[name] < each and not table.is_midway(session.state):
            asked[name] += 1
            yield session
        if decision := session.state.decision:
            session.play(hand.choose(session.state, decision))


def lay(app, session):
    """A session on the app at Instant speed; returns its scene."""
    app.change_settings(speed="instant")
    scene = PlayScene(app, app.saves.begin(session))
    app.stack.push(scene)
    return scene


def lay_new(app, game, players, seed, begun=0, **options):
    """A new game on the app at Instant speed, in which so many moves were made by chance; returns its scene."""
    seats = [Seat(f"Seat {number}", player, number) for number, player in enumerate(players, 1)]
    session, hand = Session(GAMES[game], options, seats, seed), RandomBot(seed, GAMES[game])
    for _ in range(begun):
        session.play(hand.choose(session.state, session.state.decision))
    return lay(app, session)


def lay_first_turn(screen):
    """A new game of Nations of two people in the first turn of the first round."""
    session = Session(GAMES["nations"], {}, [Seat("Seat 1", HUMAN, 1), Seat("Seat 2", HUMAN, 2)], 11)
    hand = RandomBot(1)
    while session.state.decision.choice.name != "turn":
        session.play(hand.choose(session.state, session.state.decision))
    return lay(screen.app, session)


def assert_finished(scene, screen):
    """The result is on the screen, and the file on disk tells the same game."""
    assert isinstance(screen.scene, ResultScene)
    assert scene.game.session.state.is_over
    opened = savefile.read(scene.game.journal.path, game_named)
    assert opened.trouble is None
    assert opened.session.state.fingerprint() == scene.game.session.state.fingerprint()
