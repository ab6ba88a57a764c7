"""Telling: what happened, what is asked, what each answer means and why one is refused, in the words of the data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from game.engine import Decision, Event, Move, Refusal
from game.nations_dice import events
from game.nations_dice.cards.chits import KIND_OF_CHIT
from game.nations_dice.cards.dice import BOX, COLOUR_OF, COLOURS, FACES, PLACE_IN_BOX
from game.nations_dice.cards.progress_board import price_of
from game.nations_dice.cards.tiles import BOARDS, TILES
from game.nations_dice.rules.buying import tile_at
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences, first_of_all, listed

say = Sentences("nations_dice")


def piece_name(piece: str) -> str:
    """The printed name of a tile or a board, a die by its colour, a chit by its kind; other words as they are."""
    for registry in (TILES, BOARDS):
        if piece in registry:
            return say.name(registry[piece].name)
    if piece in PLACE_IN_BOX:
        return _die(piece)
    if piece in KIND_OF_CHIT:
        return say("pieces.chit", kind=KIND_OF_CHIT[piece])
    return say.name(piece) if piece in COLOURS else piece


def _die(handle: str) -> str:
    return say(f"pieces.{COLOUR_OF[handle]}")


def happened(event: Event) -> str:
    """The log's sentence for an event, without the name of the nation that acted; empty for what needs none."""
    keys = [event.kind]
    facts = dict(event.facts)
    match event:
        case events.Rolled(dice=dice, faces=faces, occasion=occasion):
            keys = [f"rolled_{occasion}"]
            facts["count"], facts["dice"] = len(dice), _faces(dice, faces)
        case events.ShadowCollected(faces=faces):
            facts["faces"] = _faces(BOX["blue"][: len(faces)], faces)
        case events.ScoredBooks(fewer=fewer):
            keys, facts["n"] = ["scored_books" if fewer else "scored_books_none"], fewer
        case events.OrderChanged(is_kept=True):
            keys = ["order_kept"]
        case events.TookDice(missing=0) | events.TookChits(missing=0) | events.UsedBooks(amount=0, held=()):
            return ""
    keys += [key for key, fact in _EXTRAS.get(type(event), ()) if facts[fact]]
    told = {name: _fact(fact) for name, fact in facts.items()}
    return " ".join(filter(None, (say(f"happened.{key}", **told) for key in keys)))


_EXTRAS: dict[type[Event], tuple[tuple[str, str], ...]] = {
    events.Paid: (("paid_traded", "traded"), ("paid_lost", "lost")),
    events.UsedBooks: (("used_books_held", "held"),),
    events.MetFamine: (("met_famine_traded", "traded"),),
    events.MissedFamine: (("missed_famine_dice", "dice"),),
    events.ShadowRolled: (("shadow_rolled_tile", "tile"),),
}
"""Sentences that follow an event's first one where a fact is not nothing."""


def _faces(dice: tuple[str, ...], faces: tuple[int, ...]) -> str:
    """What dice show: such as 2 {gold}, 1 {books}."""
    icons = (FACES[COLOUR_OF[die]][face] for die, face in zip(dice, faces, strict=True))
    return listed((f"{icon.amount} {{{icon.kind}}}" for icon in icons), "comma")


def _fact(fact: Any) -> Any:
    if isinstance(fact, tuple):
        return listed(_heaps(map(str, fact)), "comma")
    return piece_name(fact) if isinstance(fact, str) else fact


def _heaps(pieces: Iterable[str]) -> Iterator[str]:
    """Pieces by name, dice of a colour and chits of a kind counted together: 2 white dice, a gold chit."""
    for heap, count in Counter(COLOUR_OF.get(piece, piece) for piece in pieces).items():
        if heap in COLOURS:
            yield (say(f"pieces.{heap}") if count == 1 else say("pieces.dice", count=count, colour=say.name(heap)))
        elif heap in KIND_OF_CHIT and count > 1:
            yield say("pieces.chits", count=count, kind=KIND_OF_CHIT[heap])
        else:
            yield piece_name(heap)


def question(decision: Decision) -> str:
    """What the nation is asked."""
    return say(f"choices.{decision.choice.name}")


def refused(refusal: Refusal) -> list[str]:
    """Why something is refused, in numbers, and the nearest fix where there is one."""
    if refusal.reason == "not_now":
        return [first_of_all(say, refusal)]
    facts = {name: _fact(fact) for name, fact in refusal.facts.items()}
    reasons = [refusal.reason, *([refusal.fix] if refusal.fix else [])]
    return [say(f"refused.{reason}", **facts) for reason in reasons]


def label(state: NationsDiceState, move: Move) -> str:
    """A legal move of the pending decision as the words of a button."""
    assert state.decision is not None
    verb, *handles = move
    if verb in _LABELS:
        return _LABELS[verb](state, state.decision.seat, *handles)
    return say(f"verbs.{verb}")


def _words(key: str, **facts: object) -> str:
    return say(f"moves.{key}", **facts)


def _buy(state: NationsDiceState, seat: int, tile: str, place: str) -> str:
    printed, old = TILES[tile], tile_at(state.nations[seat], place)
    facts = {"tile": piece_name(tile), "price": price_of(state, tile), "kind": printed.pays}
    return _words("buy_over", old=piece_name(old), **facts) if old else _words("buy", **facts)


def _build(state: NationsDiceState, seat: int, place: str) -> str:
    wonder = state.nations[seat].wonder
    return _words("build", tile=piece_name(wonder), price=TILES[wonder].stone)


def _pay(state: NationsDiceState, seat: int, tile: str) -> str:
    return _words("pay", tile=piece_name(tile))


def _with_piece(verb: str, state: NationsDiceState, seat: int, handle: str) -> str:
    """What is done with a die, which is told with what it shows, or with a chit."""
    shown = {die.handle: die.icon for die in state.nations[seat].dice}
    if handle not in shown:
        return _words(verb, piece=piece_name(handle))
    icon = shown[handle]
    return _words(verb, piece=_words("die", die=_die(handle), amount=icon.amount, kind=icon.kind))


def _reroll_back(state: NationsDiceState, seat: int, chit: str) -> str:
    return _words(f"return_{chit}")


_LABELS: dict[str, Callable[..., str]] = {
    "buy_tile": _buy,
    "build_wonder": _build,
    "pay": _pay,
    **{verb: partial(_with_piece, verb) for verb in ("pay_with", "pick_die", "return_die", "hold_back", "trade")},
    "return_reroll": _reroll_back,
}


def nation_of(state: NationsDiceState, seat: int) -> str:
    """The name of the nation that a seat leads; empty as long as it has none."""
    return say.name(BOARDS[board].name) if (board := state.nations[seat].board) else ""
