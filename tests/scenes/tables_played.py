"""Games of Nations played to a wanted point by chance, for screens that show them."""

from game import GAMES
from game.bots.random_hand import RandomHand
from game.core.session import HUMAN, Seat, Session

NAMES = ("Mira", "Ruth", "Toni", "Jane", "Miki")


def played(seats=3, moves=30, seed="K7QMXA", **options):
    """A session after so many moves; -1 plays to the end."""
    people = [Seat(name, HUMAN, colour) for colour, name in enumerate(NAMES[:seats], 1)]
    session = Session(GAMES["nations"], {"advanced": seats == 5, **options}, people, seed)
    hand = RandomHand(seed)
    while moves and session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
        moves -= 1
    return session
