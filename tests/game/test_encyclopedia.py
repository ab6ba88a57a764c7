"""The encyclopedia: everything has an entry, is found by name, word and number, and leads on."""

import re
import sys
from time import perf_counter

import pytest

from game import GAMES
from game.engine.hidden import heaps
from game.nation_deckbuilder.cards.cards import DESIGNS
from game.nations.cards.cards import BOARDS, CARDS, EVENTS, TILES
from game.nations_dice.cards.dice import COLOURS, KINDS
from game.nations_dice.cards.tiles import BOARDS as DICE_BOARDS
from game.nations_dice.cards.tiles import TILES as DICE_TILES
from game.session.session import Seat
from game.text.encyclopedia import (
    BadSearch,
    entries,
    examples,
    find,
    keys_of,
    links,
    lying,
    main,
    named,
    rulings,
    sentence,
    still_hidden,
)
from game.text.language import languages, speaking
from game.text.sentences import Sentences
from game.wealth_of_nations.cards.components import FLAGS, INDUSTRIES, PACKAGES, PRICES

PIECES = {
    "nations": [each.name for registry in (CARDS, EVENTS, TILES, BOARDS) for each in registry.all()],
    "nations_dice": [each.name for each in (*DICE_TILES.values(), *DICE_BOARDS.values())],
    "nation_deckbuilder": [each.name for each in DESIGNS.all()],
    "wealth_of_nations": [each.name for each in (*INDUSTRIES.values(), *PRICES.values(), *FLAGS.values())],
}


def headings(words: str, game: str = "") -> list[str]:
    return [found.chapter.heading for found in find(words, game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_an_entry_that_says_what_it_is_and_does(game):
    known = {entry.heading for entry in entries(game) if entry.kind and entry.text}
    assert [name for name in PIECES[game] if name not in known] == []


def test_every_die_and_chit_has_an_entry():
    shown = {name for entry in entries("nations_dice") if entry.kind for name in entry.shows}
    assert {f"die {colour}" for colour in COLOURS} | {f"chit {kind}" for kind in KINDS} <= shown


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_sign_that_is_used_has_an_entry(game, spoken):
    with speaking(spoken):
        known = {entry.also[0] for entry in entries(game) if entry.sort == "sign"}
        used = {sign for entry in entries(game) for sign in re.findall(r"\{(\w+)\}", entry.text)}
    assert used - known == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_card_and_tile_is_a_term_or_a_chapter(game):
    sorts = {entry.sort for entry in entries(game) if entry.kind} - {"sign", "term", "card", "nation"}
    explained = " ".join(
        f"{entry.heading} {' '.join(entry.also)}".lower()
        for entry in entries(game)
        if entry.sort in ("term", "chapter")
    )
    assert [sort for sort in sorts if sort.split("_")[0] not in explained] == []


@pytest.mark.parametrize(
    ("words", "first"),
    [("war", "War"), ("revolt", "Revolt"), ("COLOSSEUM", "Colosseum"), ("mind control", "Mind Control")],
)
def test_what_is_called_so_comes_first(words, first):
    assert headings(words)[0] == first


@pytest.mark.parametrize(
    ("words", "holds"),
    [
        ("books>=2 age:3", lambda has: max(has["books"]) >= 2 and 3 in has["age"]),
        ("stability < 0", lambda has: min(has["stability"]) < 0),
        ("vp>3 age:III", lambda has: max(has["vp"]) > 3 and 3 in has["age"]),
        ("requirement=6", lambda has: 6 in has["requirement"]),
    ],
)
def test_printed_figures_are_compared(words, holds):
    found = find(words)
    assert found
    for entry, _ in found:
        has: dict[str, list[float]] = {}
        for name, number in entry.numbers:
            has.setdefault(name, []).append(number)
        assert holds(has), entry.heading


def test_words_and_figures_narrow_each_other():
    assert headings("observatory books>=3") == ["Observatory"]
    assert headings("observatory books>=4") == []


def test_games_and_kinds_are_asked_for_with_a_colon():
    found = [each.chapter for each in find("game:dice kind:wonder")]
    assert {(each.game, each.sort) for each in found} == {("nations_dice", "wonder")}
    assert len(found) == 12
    assert {each.chapter.game for each in find("game:nations")} == {"nations"}


def test_the_same_is_asked_in_german():
    english = len(find("books>=2 age:3 kind:building"))
    with speaking("de"):
        assert len(find("bücher>=2 zeitalter:3 art:bauwerk")) == english > 3


@pytest.mark.parametrize(
    ("words", "told"),
    [("bokks>=2", "bokks"), ("books>=", "books>=2"), ("books>=x", "books>=2"), ("game:chess", "chess")],
)
def test_a_search_that_cannot_be_read_says_why(words, told):
    with pytest.raises(BadSearch, match=told):
        find(words)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_chapter_shows_and_the_piece_lead_to_each_other(game):
    for chapter in (entry for entry in entries(game) if entry.sort == "chapter" and entry.shows):
        shown = [entry for entry in entries(game) if entry.kind and set(entry.shows) & set(chapter.shows)]
        assert set(shown) <= set(links(chapter))
        assert all(chapter in links(piece) for piece in shown)


def test_a_piece_leads_to_the_rules_of_its_kind_and_to_its_signs():
    wonder = named("Colosseum", "nations")
    assert wonder
    led_to = [entry.heading for entry in links(wonder)]
    assert led_to[0] == "Wonders"
    assert {"Stone", "Strength", "Wonder"} <= set(led_to)


def test_the_first_hit_comes_at_once():
    find("war")
    started = perf_counter()
    find("victory points age>=2")
    assert perf_counter() - started < 0.05


def run(monkeypatch, capsys, words):
    monkeypatch.setattr(sys, "argv", ["book", *words.split()])
    return main(), capsys.readouterr()


def test_the_door_prints_game_kind_name_and_a_sentence(monkeypatch, capsys):
    code, told = run(monkeypatch, capsys, "zeppelin")
    assert code == 0
    assert told.out.startswith("Nations · Building · Age IV · Zeppelin: Each worker here adds")


def test_the_sentence_about_a_sign_begins_with_no_sign():
    assert sentence(named("Health", "nation_deckbuilder")).startswith("You start with 60")


@pytest.mark.parametrize(("words", "code"), [("hovercraft", 1), ("books>>3", 2)])
def test_the_door_says_when_nothing_is_found_and_when_nothing_can_be(monkeypatch, capsys, words, code):
    got, told = run(monkeypatch, capsys, words)
    assert got == code
    assert (told.out + told.err).strip()


HIDDEN = {
    "nations": (("progress_deck",), ("event_deck",)),
    "nations_dice": (("undealt_tiles",), ("undealt_events",)),
    "nation_deckbuilder": (("draw_pile",), ("draw_pile", "hand", "marked"), ("cards",)),
    "wealth_of_nations": (),
}


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_hidden_is_counted_piece_by_piece(game, spoken):
    seats = [Seat(name, "human", colour) for colour, name in enumerate(("Mira", "Ruth", "Toni"), 1)]
    state = GAMES[game].new(GAMES[game].settle_options(3, {}), 3, "5")
    found = heaps(state, 0, GAMES[game].hidden)
    assert {heap.zones for heap in found} == set(HIDDEN[game])
    with speaking(spoken):
        places = lying(game, found, seats)
        assert all(place.where for place in places)
        said = [still_hidden(entry, game, places) for entry in entries(game)]
    assert (sum(map(bool, said)) > 0) == bool(found)


def test_the_count_of_a_piece_is_that_of_its_copies():
    heap = heaps(
        GAMES["nation_deckbuilder"].new(GAMES["nation_deckbuilder"].settle_options(2, {}), 2, "5"),
        0,
        GAMES["nation_deckbuilder"].hidden,
    )
    seats = [Seat("Mira", "human", 1), Seat("Ruth", "human", 2)]
    (own, rivals) = [each for each in heap if each.seat is not None]
    name, copies = rivals.pieces[0]
    told = still_hidden(
        named(name, "nation_deckbuilder"), "nation_deckbuilder", lying("nation_deckbuilder", heap, seats)
    )
    assert own.zones == ("draw_pile",)
    assert any(f"**{copies}** of {rivals.size}" in line and "Ruth" in line for line in told)


def test_of_another_game_and_of_rules_nothing_lies_hidden():
    state = GAMES["nations"].new(GAMES["nations"].settle_options(2, {}), 2, "5")
    found = lying("nations", heaps(state, 0, GAMES["nations"].hidden), ())
    assert still_hidden(named("mind_control", "nation_deckbuilder"), "nations", found) == ()
    assert still_hidden(named("Wonders", "nations"), "nations", found) == ()


def test_terms_have_examples_and_pieces_the_names_that_the_rules_have_for_them():
    assert {each.sort for each in examples(named("war_card", "nations"))} == {"war"}
    assert examples(named("Wonders", "nations")) == ()
    assert "bolshevia" in keys_of(named("bolshevia", "wealth_of_nations"))
    packages = [keys_of(entry) for entry in entries("wealth_of_nations") if entry.sort == "package"]
    assert {key for keys in packages for key in keys} >= set(PACKAGES)


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_a_picture_shows_it(game):
    bare = {"nations_dice": {"event", "board"}}
    pieces = [entry for entry in entries(game) if entry.kind and entry.sort not in ("sign", "term")]
    assert {entry.sort for entry in pieces if not entry.shows} == bare.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_of_a_piece_that_there_is(game):
    words = Sentences(game)
    known = {(entry.sort, key) for entry in entries(game) for key in (*keys_of(entry), "all")}
    ruled = {(sort, key) for sort in words.keys("rulings") for key in words.keys(f"rulings.{sort}")}
    assert ruled
    assert ruled <= known


def test_what_is_ruled_of_a_piece_comes_before_what_is_ruled_of_its_sort():
    own, of_its_sort = rulings(named("Peter the Great", "nations"))
    assert own.startswith("Strength that only counts against the war")
    assert rulings(named("Isabella", "nations")) == (of_its_sort,)
    assert rulings(named("Wonders", "nations")) == ()
