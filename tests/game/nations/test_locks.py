"""What a forecast calls locked stays, whatever card the others use, begin, finish or lose."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import flow
from game.nations import GAME
from game.nations.analysis.forecast import forecast
from game.nations.analysis.goals import alike
from game.nations.cards.cards import BOARDS, CARDS
from game.nations.state import NationsState
from tests.game.nations.scenario import play, table

RICH = {"gold": 60, "stone": 60, "food": 60, "books": 30, "area": 3, "slots": {"hoplite": 2}}
PASSED = {"gold": 5, "stone": 5, "food": 5, "books": 20, "slots": {"axeman": 1}, "stability_track": 3}
SPARES = [["augustus", "hispania"], ["hoplite"]]
WEAK = {"area": 5, "slots": {"hoplite": 0, "temple": 0}}
DEEP, MOST = 4, 4
"""How many moves are made, and how many positions of each depth are gone on with."""

ZONES = {"advisor": "advisors", "colony": "colonies", "wonder": "ready"}


def locked(state: NationsState) -> dict[str, object]:
    """The figures that are called locked."""
    figures = GAME.forecaster.figures(state, forecast(state))
    return {name: figure.value for name, figure in figures.items() if figure.locked}


def position(mover: dict[str, Any], passed: dict[str, Any], board: Any) -> NationsState:
    """Seat 0 may do what it likes, seat 1 has passed."""
    return table(RICH | mover, PASSED | passed, board=board, passed=(1,), architects=9, event="pax_romana")


def worth_trying(move: flow.Move, card: str) -> bool:
    """What may bring a card into effect or out of play, and what may turn the comparisons it asks for."""
    if move[0] == "buy_card":
        return move[1] in (card, *SPARES[0])
    return move[0] not in ("pass", "undeploy", "swap")


def reached(state: NationsState, card: str) -> list[tuple[NationsState, tuple[str, ...]]]:
    """Positions after some moves of the seat that is asked, with the moves."""
    found: list[tuple[NationsState, tuple[str, ...]]] = []
    layer, seen = [(state, ())], set()
    for _ in range(DEEP):
        below = []
        for before, line in layer:
            assert before.decision is not None
            for move in sorted(before.decision.moves, key=lambda each: card not in each):
                if not worth_trying(move, card) or len(below) >= MOST:
                    continue
                after = before.copy()
                flow.apply(after, move)
                if after.round != state.round or after.decision is None or after.decision.seat != 0:
                    continue
                key = alike(after, 0), after.decision.choice.name
                if key in seen:
                    continue
                seen.add(key)
                below.append((after, (*line, " ".join(move))))
        found += below
        layer = below
    return found


def lies(state: NationsState, card: str) -> list[str]:
    """What was locked and came out differently, in words."""
    promised = locked(state)
    if not promised:
        return []
    return [
        f"{card}: {name} was locked at {value}, but is {came[name]} after {', '.join(line)}"
        for after, line in reached(state, card)
        for came in [{n: f.value for n, f in GAME.forecaster.figures(after, forecast(after)).items()}]
        for name, value in promised.items()
        if name in came and came[name] != value
    ]


def positions_with(card: str) -> list[NationsState]:
    """A card offered, all but finished by the nation that may act, in play there, and with the one that has passed."""
    kind = CARDS[card].type
    offered = [[card], *SPARES] if CARDS[card].age else []
    found = [position({}, {}, offered)] if offered else []
    if kind == "wonder":
        last = len(CARDS[card].sections) - 1
        found.append(position({"wonder": card, "sections_built": last}, {}, SPARES))
    if kind in ZONES:
        mine = {ZONES[kind]: [card]}
        found += [position(mine, {}, SPARES), position(WEAK, mine, SPARES)]
    elif CARDS[card].on_workers:
        found.append(position({"slots": {card: 1}}, {}, SPARES))
    return found


def test_a_passed_nation_is_locked_where_nobody_can_reach_it():
    state = position({}, {}, [["quarry", "augustus"]])
    assert {name.split()[1] for name in locked(state)} == {"gold", "stone", "food", "books"}


def test_a_card_that_lowers_the_stability_of_all_opens_the_lock():
    """Genghis Khan takes 3 Stability of everybody, so that a nation which has passed may yet revolt."""
    assert not locked(position({}, {}, [["genghis_khan"]]))
    assert not locked(position({"advisors": ["genghis_khan"]}, {}, [["augustus"]]))
    state = position({}, {"books": 9}, [["genghis_khan"]])
    before = forecast(state).rows[1].change("production").books
    play(state, "buy_card genghis_khan advisor0")
    assert forecast(state).rows[1].change("production").books == before - 3


def kinds() -> list[Any]:
    """The types of cards; Advisors concern others most often, the rest is tried at length."""
    types = sorted({card.type for card in CARDS.values()} - {"board"})
    return [kind if kind == "advisor" else pytest.param(kind, marks=pytest.mark.long) for kind in types]


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", kinds())
def test_no_card_changes_what_was_locked(kind):
    cards = [card for card in CARDS if CARDS[card].type == kind]
    assert cards
    assert [lie for card in cards for state in positions_with(card) for lie in lies(state, card)] == []


def test_no_board_changes_what_was_locked():
    states = [
        (f"{board} {side}", position({"board": board, "side": side}, {}, SPARES)) for board in BOARDS for side in "ab"
    ]
    assert [lie for name, state in states for lie in lies(state, name)] == []
