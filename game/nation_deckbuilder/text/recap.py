"""Recap: what a side did in its latest turn, in a few short sentences for another side, and in sums for itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from game.engine import Event
from game.engine.event import opened
from game.nation_deckbuilder import events
from game.nation_deckbuilder.analysis.preview import Hit
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules.ages import cost_of_age
from game.nation_deckbuilder.rules.taxes import RATE
from game.nation_deckbuilder.state import NationState, Player
from game.nation_deckbuilder.text.wording import say
from game.text.sentences import listed

_Told = tuple[str, dict[str, object]]
"""The key of a sentence, and the facts in it."""

_HEAPS = ("played", "removed", "discarded", "recalled", "sent_away")
"""Sentences that name all cards of a turn that had the same fate."""

OUTCOMES = frozenset({"removed", "bought_nothing", "conceded"})
"""Which of a side's deeds are told when its turn is told as short as can be."""

MANY_COINS = 4
"""So many coins pay for any card of age I: who buys nothing with them has meant to."""

COUNTED = ("food", "happiness", "science", "damage")
"""What a batch and cards in play bring the whole nation; coins are each player's own."""


def latest_turn(state: NationState, told: Sequence[Event], nation: int) -> tuple[Event, ...]:
    """What was told of the nation's latest turn, the running one included; of the Evil Army its latest attack."""
    seats = state.nations[nation].seats
    turn: list[Event] = []
    for event in reversed(told):
        turn.append(event)
        if isinstance(event, events.TurnBegan):
            if event.seat in seats or (not seats and any(_is_strike_of(nation, each) for each in turn)):
                return tuple(reversed(turn))
            turn.clear()
    return ()


def recap(state: NationState, told: Sequence[Event], nation: int, listener: int) -> tuple[str, ...]:
    """Sentences with {glyph} marks on a nation's latest turn, what it did to the listening nation first.

    `told` is everything that has happened in the game, as the listener heard it.
    """
    turn = latest_turn(state, told, nation)
    own = [event for event in turn if event.seat in state.nations[nation].seats]
    listeners = state.nations[listener].seats
    facts = (*_blows(turn, nation, listener), *_losses(turn, listeners), *_gains(own), *_deeds(own, listeners))
    return tuple(say(f"recap.{name}", **values) for name, values in facts)


def outcome(state: NationState, told: Sequence[Event], seat: int, listener: int) -> tuple[str, ...]:
    """What a seat's latest turn came to for the listening nation, in parts of a sentence about the seat: of what it did
    nothing that only led to that.
    """
    nation = state.players[seat].nation
    turn = latest_turn(state, told, nation)
    own = [event for event in turn if event.seat == seat]
    is_first = seat == state.nations[nation].seats[0]  # what partners do together is told of one of them
    hits = (*_blows(turn, nation, listener), *_losses(turn, state.nations[listener].seats)) if is_first else ()
    facts = (*hits, *_gains(own), *(each for each in _deeds(own, ()) if each[0] in OUTCOMES))
    return tuple(say(f"outcome.{name}", **values) for name, values in facts)


def drawn_by(turn: Iterable[Event]) -> dict[str, tuple[int, tuple[str, ...]]]:
    """For every card that drew others in a turn, how many, and which where the listener knows them."""
    drawing: list[str] = []
    drawn: dict[str, tuple[int, tuple[str, ...]]] = {}
    for event in turn:
        match event:
            case events.Played(card=card) if CARDS[card].draw:
                drawing.append(card)
            case events.Drew(number=number, cards=cards) if drawing:
                drawn[drawing.pop(0)] = (number, opened(cards) or ())
    return drawn


def blows(turn: Iterable[Event], attacker: int) -> tuple[Hit, ...]:
    """What a nation's damage of a turn did, all blows on the same target together."""
    hits: dict[int, Hit] = {}
    for blow in (event for event in turn if isinstance(event, events.Struck) and event.attacker == attacker):
        target = blow.target
        before = hits.get(target, Hit(target, 0, 0, 0, 0))
        hits[target] = Hit(
            target,
            before.dealt + blow.dealt,
            before.blocked + blow.blocked,
            before.lost + blow.lost,
            blow.health,
        )
    return tuple(hits.values())


def changes(state: NationState, turn: Iterable[Event], nation: int) -> Counter[str]:
    """What a turn has brought its nation so far, and cost it: of every line of its record, and the damage it dealt."""
    change: Counter[str] = Counter()
    for _, brought in change_by_change(state, turn, nation):
        for kind, amount in brought.items():
            change[kind] += amount
    return change


def change_by_change(state: NationState, turn: Iterable[Event], nation: int) -> Iterator[tuple[Event, dict[str, int]]]:
    """The same event by event."""
    seats = state.nations[nation].seats
    for event in turn:
        match event:
            case events.Struck(target=target, lost=lost) if target == nation:
                yield event, {"health": -lost}
            case _ if event.seat not in seats:
                continue
            case events.Counted() | events.Stood():
                facts = event.facts
                yield event, {kind: facts.get(kind, 0) for kind in COUNTED}
            case events.Gained(resource=kind, amount=amount) | events.SoldCoins(resource=kind, amount=amount):
                yield event, {kind: amount}
            case events.Lost(resource=kind, amount=amount) | events.Converted(resource=kind, amount=amount):
                yield event, {kind: -amount}
            case events.Advanced(age=age):
                yield event, {"science": -cost_of_age(state, age)}
            case events.Rioted() | events.Starved():
                yield event, {"health": -1}


def coins_had(turn: Iterable[Event], player: Player) -> int:
    """All coins that a seat has had in its turn: those that are left, and those that it has spent or sold."""
    own = [event for event in turn if event.seat == player.seat]
    spent = sum(event.price for event in own if isinstance(event, events.Bought))
    sold = sum(event.amount for event in own if isinstance(event, events.SoldCoins))
    return player.coins + spent + sold


def bought_by(turn: Iterable[Event], seat: int) -> tuple[str, ...]:
    """The cards that a seat has bought in a turn, the first one first."""
    return tuple(event.card for event in turn if isinstance(event, events.Bought) and event.seat == seat)


def _is_strike_of(nation: int, event: Event) -> bool:
    return isinstance(event, events.Struck) and event.attacker == nation


def _deeds(own: Sequence[Event], listeners: Sequence[int]) -> Iterator[_Told]:
    """What it played, then everything else that it chose."""
    heaps: dict[str, list[str]] = {name: [] for name in _HEAPS}
    for event in own:
        heap, card = _heap_of(event, listeners)
        if heap:
            heaps[heap].append(card)
    for name, cards in heaps.items():
        if cards:
            yield _sentence(name, cards=_listed(cards))
    taxes: Counter[str] = Counter()
    for event in own:
        if isinstance(event, events.Converted):
            taxes[event.resource] += event.amount
    for kind, amount in taxes.items():
        yield _sentence("converted", amount=amount, kind=kind, coins=amount // RATE)
    for event in own:
        match event:
            case events.SoldCoins(resource=kind, amount=amount):
                yield _sentence("sold_coins", amount=amount, kind=kind)
            case events.KeptHand() | events.Conceded():
                yield _sentence(event.kind)
            case events.FinishedBuying(coins=coins) if coins >= MANY_COINS and not _has_bought(own):
                yield _sentence("bought_nothing", coins=coins)


def _has_bought(own: Sequence[Event]) -> bool:
    return any(isinstance(event, events.Bought) for event in own)


def _heap_of(event: Event, listeners: Sequence[int]) -> tuple[str, str]:
    """The sentence that names the card of an event along with others, and the card; empty where there is none."""
    match event:
        case events.Discarded(card=card, forced=True) | events.Played(card=card):
            return event.kind, card
        case events.Removed(card=card) | events.Recalled(card=card):
            return event.kind, card
        case events.Deported(card=card, receiver=receiver) if receiver not in listeners:
            return "sent_away", card
    return "", ""


def _blows(turn: Iterable[Event], nation: int, listener: int) -> Iterator[_Told]:
    """How much the listener lost to the nation's damage."""
    for hit in blows(turn, nation):
        if hit.nation == listener:
            name = "struck_behind_wall" if hit.blocked else "struck"
            yield _sentence(name, dealt=hit.dealt, blocked=hit.blocked, lost=hit.lost)


def _losses(turn: Iterable[Event], listeners: Sequence[int]) -> Iterator[_Told]:
    """What else befell the listener."""
    for event in turn:
        match event:
            case events.WallFell(seat=seat, card=card) if seat in listeners:
                yield _sentence("wall_fell", card=say.name(CARDS[card].name))
            case events.Lost(seat=seat, resource=kind, amount=amount) if seat in listeners:
                yield _sentence("lost", amount=amount, kind=kind)
            case events.OrderedDiscard(victim=victim, card_type=kind) if victim in listeners:
                yield _sentence("must_discard", what=say(f"discarded.{kind}"))
            case events.Deported(card=card, receiver=receiver) if receiver in listeners:
                yield _sentence("deported", card=say.name(CARDS[card].name))


def _gains(own: Sequence[Event]) -> Iterator[_Told]:
    bought = [event.card for event in own if isinstance(event, events.Bought)]
    if bought:
        yield _sentence("bought", cards=_listed(bought))
    ages = [event.age for event in own if isinstance(event, events.Advanced)]
    if ages:
        yield _sentence("advanced", age=say(f"ages.{ages[-1]}"))
    for event in own:
        if isinstance(event, events.Rioted | events.Starved):
            yield _sentence(event.kind)


def _listed(cards: Iterable[str]) -> str:
    """Names, those that come several times with their number."""
    counted = Counter(CARDS[card].name for card in cards)
    return listed((say("recap.cards", card=say.name(name), n=n) for name, n in counted.items()), "comma")


def _sentence(name: str, **facts: object) -> _Told:
    return name, facts
