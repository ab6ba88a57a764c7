"""The table of Nations: what gives way to larger letters, and what lies on its empty places."""

from scenes.games.nations.table import NationsTable
from tests.scenes.tables.games import model, session, stuffed
from tests.scenes.windows import theme_of

TABLE = NationsTable()


def test_larger_letters_make_cards_smaller_before_anything_leaves():
    wide = []
    for letters in (100, 150):
        seen = model(stuffed(4), theme=theme_of((1920, 1080), letters))
        card = next(card for card in seen.view.board[0] if card)
        wide.append(TABLE.layout(seen).targets[card].area[2])
    assert wide[0] == 96
    assert wide[1] < 96


def test_every_empty_place_says_what_belongs_there():
    places = TABLE.layout(model(session(3, 2, seed=3))).targets
    empty = [place for name, place in places.items() if name.startswith(("slot", "advisor", "shelf", "empty"))]
    assert len(empty) >= 2
    assert all(place.tells and place.tells.told.remarks for place in empty)
