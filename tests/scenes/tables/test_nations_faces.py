from __future__ import annotations

import pytest

from game.nations.cards.cards import CARDS, EVENTS, Card, EventCard
from scenes.games.nations.board.effect_rows import card_rows, event_rows
from scenes.games.nations.board.faces import card_caption, card_face, piece_name
from sprites.cards.card import fitting_name
from sprites.cards.card_face import Arrow, Badge, CardSign, CardWords, Cost, GainPill
from sprites.cards.card_kinds import KINDS
from sprites.cards.card_layout import form_for
from sprites.paint import glyphs, silhouettes
from sprites.paint.icons import bodies
from tests.game.nations import forms
from tests.game.nations.forms import Draws, read_card, read_event
from tests.scenes.windows import theme_of


@pytest.mark.parametrize("card", CARDS.all(), ids=str)
def test_every_card_has_a_face(card: Card) -> None:
    face = card_face(card.id)
    assert face.kind in KINDS
    assert face.person or face.emblem in bodies()
    assert face.rows and face.rule


@pytest.mark.parametrize("event", EVENTS.all(), ids=lambda event: str(event.id))
def test_every_event_has_rows(event: EventCard) -> None:
    for half in (event.top, event.bottom):
        assert dict(half.picture).get("emblem", "cube") in bodies()
        assert event_rows(half)


@pytest.mark.parametrize("seed", range(100))
def test_every_documented_form_has_rows_of_signs_that_there_are(seed: int) -> None:
    card, event = read_card(forms.card(Draws(seed))), read_event(forms.event(Draws(seed)))
    rows = (*card_rows(card), *event_rows(event))
    assert all(rows) and (card.on_workers or card_rows(card))
    signs = {token.glyph for row in rows for token in row if isinstance(token, GainPill | Cost | CardSign)}
    assert signs <= glyphs.kinds()


def rows(card: str) -> tuple[tuple[object, ...], ...]:
    return card_rows(CARDS[card])


def test_gains_stand_before_upkeep() -> None:
    assert rows("hoplite") == ((GainPill("strength", 3), Cost("stone", 1)),)


def test_a_war_names_the_vp_and_its_loss() -> None:
    assert rows("imjin_war")[1] == (Cost("vp", 1), Cost("stone", 5))


def test_a_golden_age_costs_its_age_for_a_vp() -> None:
    assert rows("clocks") == ((GainPill("stone", 2),), (CardWords("or pay 3:"), GainPill("vp", 1)))


def test_a_choice_of_equal_gains_shows_the_number_once() -> None:
    exchange = (
        CardWords("action:"),
        CardSign("gold", 2),
        Arrow(),
        GainPill("books", 5),
        CardSign("food"),
        CardSign("stone"),
    )
    assert rows("piazza_san_marco") == (exchange,)


def test_a_choice_of_prices_shows_the_gain_once() -> None:
    price = (CardSign("food", 2), CardWords("or"), CardSign("stone", 2))
    assert rows("marco_polo") == ((CardWords("action:"), *price, Arrow(), GainPill("gold", 4)),)


def test_counted_production_says_per() -> None:
    assert rows("isabella")[1] == (CardWords("per Renaissance colony"), GainPill("gold", 3))


def test_a_condition_stands_before_what_it_brings() -> None:
    assert rows("notre_dame") == (
        (GainPill("books", 2),),
        (CardWords("most"), CardSign("stability"), GainPill("books", 3)),
    )


def event(card: str, half: str) -> tuple[tuple[object, ...], ...]:
    return event_rows(getattr(EVENTS[card], half))


def test_what_several_gains_are_counted_by_is_said_once() -> None:
    gains = (GainPill("gold", 5), GainPill("stone", 5))
    assert event("weltpolitik", "top") == ((CardWords("all: per Industrial colony"), *gains),)


def test_an_effect_that_happens_twice_is_said_once() -> None:
    twice = (CardWords("2 ×"), CardSign("worker"), CardWords("on"), CardSign("strength"), CardWords("free"))
    assert event("entente_cordiale", "top") == ((CardWords("strongest"), CardSign("strength"), *twice),)


def test_losses_of_an_event_are_costs() -> None:
    event = EVENTS["aryan_migration"]
    assert event_rows(event.top) == ((CardWords("weakest"), CardSign("strength"), Cost("books", 3)),)


def test_badges_say_what_a_card_asks_for() -> None:
    assert card_face("samurai").left_badge == Badge("stone", 3)
    assert card_face("samurai").right_badge == Badge("raid", 5)
    assert card_face("brazil").left_badge == Badge("strength", 14)
    assert card_face("taj_mahal").left_badge is None


def test_vp_of_workers_stand_in_the_sockets() -> None:
    face = card_face("samurai")
    assert (face.vp, face.sockets) == (0, (1, 2, 2))
    assert card_face("versailles").vp == 4


def test_printed_cards_of_two_nations_are_two_pieces() -> None:
    assert piece_name("quarry", 0) != piece_name("quarry", 1)
    assert piece_name("samurai", 0) == piece_name("samurai", 1)


def test_a_battle_is_known_by_its_place_where_the_whole_name_has_no_room() -> None:
    face = card_face("battle_of_agincourt")
    assert (face.name, face.short_name) == ("Battle of Agincourt", "Agincourt")


@pytest.mark.parametrize("form", ["table", "half", "zoom"])
def test_a_battle_has_one_name_on_its_card_and_in_sentences(form: str) -> None:
    theme, measures = theme_of((1280, 720), 100), form_for(form, 1.0)
    cut = silhouettes.CUTS[KINDS["battle"].cut].name_width * measures.unit
    faces = [card_face(card) for card, printed in CARDS.items() if printed.type == "battle"]
    assert [fitting_name(theme, face, measures, cut) for face in faces] == [face.name for face in faces]


def test_a_caption_reads_without_the_picture() -> None:
    assert card_caption("samurai").startswith("Samurai, Military of Renaissance.")
