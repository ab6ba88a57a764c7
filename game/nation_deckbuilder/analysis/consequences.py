"""What the moves of Nation do: what cards bring, what a purchase makes of an average hand, and what the tries counted.

Futures are played to the end of the game, so they tell how often it is won.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from game.bots.advice import fact
from game.bots.advice.changing import after_own_moves, right_away
from game.bots.advice.consequences import Batch, Consequences
from game.bots.advice.promises import MOSTLY, OF_A_FOLLOWER
from game.engine import Move, flow
from game.nation_deckbuilder.analysis.hand_facts import hand_facts, played_facts
from game.nation_deckbuilder.analysis.preview import play_all, preview
from game.nation_deckbuilder.analysis.purchase_facts import FEW, is_plain, purchase_facts
from game.nation_deckbuilder.bot.decks import deck_of, own_cards
from game.nation_deckbuilder.cards.cards import CARDS, DESIGNS
from game.nation_deckbuilder.rules.enemies import enemies
from game.nation_deckbuilder.rules.market import PILES, price
from game.nation_deckbuilder.rules.taxes import RATE, SOURCES, coins_to_be_had
from game.nation_deckbuilder.state import KINDS, SPACES, NationState
from game.nation_deckbuilder.text.wording import told_rule

OF_HEALTH, OF_ENEMY_HEALTH, OF_A_RATE, OF_A_STOCK, OF_AN_AGE, OF_PRINT = 0.17, -0.17, 1.5, 0.4, 3.0, 0.6
"""About what these count for."""

WORTHS = {
    "health": OF_HEALTH,
    "enemy": OF_ENEMY_HEALTH,
    "age": OF_AN_AGE,
    "science": OF_A_STOCK,
    "food": OF_A_STOCK,
    "happiness": OF_A_STOCK,
    "coins": OF_A_STOCK,
}

RIGHT_AWAY = {name: worth for name, worth in WORTHS.items() if name != "age"}
"""What is told as a change at once; an age has a sentence of its own."""

OF_A_WASTED_COIN = 0.75
"""By how much more a side must win without a purchase, in per cent, for each coin that it then loses."""

LASTING = ("health", "points", "enemy")
"""What counts at the end of the game."""

NEAR_END = 20
"""From so little health of any side on futures say who is likely to win: before, they say more of luck."""

OF_A_DEPLETED_STOCK = 5.0
"""By how much more a side must win with a trade that leaves little of a stock, in per cent: early futures are no
surer than that, and whoever learns would meet hunger or riots a turn later.
"""

TURNS_UP = ("buy", "buy_free")
"""Moves that show a card of the market."""

FREE = frozenset({"mark", "take_back", "play", "recall", "deport", "decline", "convert", "advance", "remove"})
"""Moves of a turn before a card is bought."""

PAID_WITH = {"buy": "coins", "advance": "science"}
"""What the name of a move says that it costs."""

LEAST_RATE = 0.15
"""From here on it is told what a card makes of an average hand, in tenths: the table shows it so."""

UNSEEN = frozenset({"health", "enemy", "winning", "rivals", "start"})
"""Reasons that are true of the end of the game alone."""


def things(state: NationState, seat: int) -> dict[str, float]:
    """What can be counted of a side, and what an average hand of the seat brings. Once the game is over, health alone:
    nobody asks then what is left to eat.
    """
    found = _of_a_side(state, seat)
    return {name: each if name in LASTING or not state.is_over else 0.0 for name, each in found.items()}


def _of_a_side(state: NationState, seat: int) -> dict[str, float]:
    nation, player = state.nation_of(seat), state.players[seat]
    deck = deck_of(player)
    return {
        "health": nation.health,
        "points": nation.health,
        "enemy": min((enemy.health for enemy in enemies(state, nation)), default=0),
        "age": nation.age,
        "science": nation.science,
        "food": nation.food,
        "happiness": nation.happiness,
        "coins": player.coins,
        **{f"{kind}_rate": getattr(deck, kind) for kind in KINDS},
    }


def counted(before: NationState, end: NationState, seat: int) -> dict[str, bool]:
    """Whether a future is won."""
    return {"wins": end.is_over and end.nations[end.winner] is end.nation_of(seat)} if end.is_over else {}


def foresees(state: NationState) -> bool:
    """Whether the end of the game is near enough for futures to say who will win."""
    return min(nation.health for nation in state.nations) <= NEAR_END


def pieces(state: NationState, seat: int) -> set[str]:
    """The cards of a seat, wherever they lie, by their designs."""
    return {CARDS[card].id for zone in own_cards(state.players[seat]) for card in zone if card in CARDS}


def english(piece: str) -> str:
    """The name of a card or of a design."""
    design = piece.partition("#")[0]
    return DESIGNS[design].name if design in DESIGNS else ""


def design(move: Move) -> str:
    """The design of the card that a move is about: its copies are one piece. What is changed into coins is no card,
    although some are called alike.
    """
    if move[0] == "convert":
        return f"{move[1]} for coins"
    return move[1].partition("#")[0] if len(move) > 1 else move[0]


MOST_WORDS, SENTENCES = 20, re.compile(r"(?<=[.!?]) ")
"""Words of a card that are told where its first sentence has fewer, and what stands between its sentences."""


def rule(piece: str) -> str:
    """What a card does: its first sentence, and more of them as long as they are few words."""
    first, *others = SENTENCES.split(told_rule(CARDS[piece]))
    for other in others:
        if len(f"{first} {other}".split()) > MOST_WORDS:
            break
        first = f"{first} {other}"
    return first


def takes_back(later: Move, move: Move) -> bool:
    """Whether stocks are changed into coins and nothing is bought with them."""
    return move[0] == "convert" and later == ("finish_buying",)


def after(state: NationState, moves: Sequence[Move]) -> NationState | None:
    """The position after these moves of the seat that is asked; None where cards are drawn on the way. What a purchase
    turns up in the market changes nothing that is counted.
    """
    decision = state.decision
    assert decision is not None

    def play(imagined: NationState, move: Move) -> bool:
        before = imagined.surprises
        flow.apply(imagined, move)
        return (imagined.surprises == before or move[0] in TURNS_UP) and imagined.active == state.active

    return after_own_moves(state.copy(), decision.seat, moves, play)


def facts(state: NationState, move: Move) -> list[fact.Fact]:
    """What a move does, in no order."""
    assert state.decision is not None
    seat = state.decision.seat
    found = [*_printed(state, move), *hand_facts(state, seat, move), *_stopping(state, seat, move)]
    if move[0] in TURNS_UP and move[1] in CARDS:
        found += purchase_facts(state, seat, move[1])
    then = after(state, [move])
    if then is not None and not then.is_over:
        before, now = _of_a_side(state, seat), _of_a_side(then, seat)
        if move[0] == "play":
            found += _played(before, now, move)
        elif move[0] == "convert":  # its name says both amounts
            found += [*_affords(state, seat, now["coins"], move), *_leaves(then, seat, move[1])]
        else:
            paid = {PAID_WITH[move[0]]: 0.0} if move[0] in PAID_WITH else {}  # the price is in its name, too
            found += right_away(before, now, {**RIGHT_AWAY, **paid}, move)
        if move[0] in TURNS_UP:
            found += _hand(before, now, move)
    return found


def _played(before: dict[str, float], then: dict[str, float], move: Move) -> Iterator[fact.Fact]:
    """What the marked cards give and take; whom they hit is told beside it."""
    leads = {kind: then[kind] - before[kind] for kind in RIGHT_AWAY if kind != "enemy" and then[kind] != before[kind]}
    gives, takes = (
        tuple(fact.Quantity(int(abs(lead)), kind) for kind, lead in leads.items() if lead * sign > 0)
        for sign in (1, -1)
    )
    if gives:
        worth = sum(RIGHT_AWAY[kind] * lead for kind, lead in leads.items() if lead > 0)
        changes = [fact.ForeseenChange(kind, lead, fact.NOW, (move,)) for kind, lead in leads.items()]
        yield fact.certain("fact.brings", worth, *changes, what=gives, takes=takes, age="")


def _affords(state: NationState, seat: int, coins: float, move: Move) -> Iterator[fact.Fact]:
    """The dearest card that only one coin more pays for."""
    player, cards = state.players[seat], [card for card in state.places if card and is_for_sale(state, seat, card)]
    new = [card for card in cards if player.coins < price(player, CARDS[card]) <= coins]
    if new:
        dearest = max(new, key=lambda card: CARDS[card].cost)
        yield fact.printed("fact.convert", OF_PRINT / 2, card=fact.PieceName(english(dearest)))


def _leaves(then: NationState, seat: int, kind: str) -> Iterator[fact.Fact]:
    """What little a trade leaves of a stock; that nothing is left, the table itself warns of."""
    left = getattr(then.nation_of(seat), kind)
    if 0 < left <= FEW:
        yield fact.printed(f"fact.leaves_{kind}", -OF_A_STOCK, n=left)


def _hand(before: dict[str, float], then: dict[str, float], move: Move) -> Iterator[fact.Fact]:
    """What a card more makes of an average hand."""
    leads = {f"{kind}_rate": then[f"{kind}_rate"] - before[f"{kind}_rate"] for kind in KINDS}
    sides = [[name for name, lead in leads.items() if lead * sign >= LEAST_RATE] for sign in (1, -1)]
    if told := [name for side in sides for name in side]:
        more, less = (tuple(fact.Difference(leads[name], name) for name in side) for side in sides)
        changes = [fact.ForeseenChange(name, leads[name], fact.NOW, (move,)) for name in told]
        worth = OF_A_RATE * sum(leads[name] for name in told)
        if more and less:
            yield fact.certain("fact.hand_both", worth, *changes, more=more, less=less)
        else:
            yield fact.certain("fact.hand", worth, *changes, what=more or less)


def _stopping(state: NationState, seat: int, move: Move) -> Iterator[fact.Fact]:
    """What it means to buy no more although more could be bought, or changed into coins."""
    player, decision = state.players[seat], state.decision
    assert decision is not None
    if move != ("finish_buying",):
        return
    nation = state.nation_of(seat)
    kinds = [other[1] for other in decision.moves if other[0] == "convert"]
    if any(other[0] in TURNS_UP for other in decision.moves):
        if not any(other[0] == "remove" for other in decision.moves):  # that thins a deck, and ending the turn does not
            yield fact.printed("fact.lean", OF_PRINT / 2, n=deck_of(player).size)
    elif kinds:
        what = tuple(fact.Quantity(getattr(nation, kind), kind) for kind in kinds)
        yield fact.printed("fact.stores", OF_PRINT / 3, what=what)
    if player.coins and not player.markets:
        yield fact.printed("fact.wastes", -OF_A_STOCK * player.coins / 2, n=player.coins)


def _printed(state: NationState, move: Move) -> Iterator[fact.Fact]:
    """What is printed on the card that a move is about."""
    verb, *handles = move
    card = handles[0] if handles and handles[0] in CARDS else ""
    name = fact.PieceName(english(card))
    if card and verb == "remove":
        assert state.decision is not None
        left = deck_of(state.players[state.decision.seat]).size - 1
        yield fact.printed("fact.removes", OF_PRINT, card=name, n=left)
    elif card and verb == "discard":
        if gives := tuple(fact.Quantity(n, kind) for kind, n in zip(KINDS, CARDS[card].brings, strict=True) if n > 0):
            yield fact.printed("fact.discards", OF_PRINT / 3, what=gives)
    elif card and verb == "take_back":
        yield fact.printed("fact.keeps", OF_PRINT / 3, card=name)
    elif verb == "refill":
        pile = PILES.index(handles[0])
        age, open_card = fact.Phrase(f"ages.{pile + 1}"), fact.PieceName(english(state.places[SPACES + pile]))
        rivals = [each for each in enemies(state, state.nation) if each.seats]
        key = "fact.refills_alone" if rivals and all(each.age <= pile for each in rivals) else "fact.refills"
        yield fact.printed(key, OF_PRINT / 3, card=open_card, age=age)


def is_for_sale(state: NationState, seat: int, card: str) -> bool:
    """Whether a card lies on the market for this seat: of what is still to be turned up, futures know nothing."""
    return card in state.places and CARDS[card].age <= state.nation_of(seat).age


def then(state: NationState, move: Move) -> fact.Fact | None:
    """What is bought once the hand is played, and what that brings; or that all coins of the hand pay for nothing. That
    nothing is bought although something could be is not announced: once the hand is played, that is judged again with
    more in view. A card that is not for sale yet is not named.
    """
    assert state.decision is not None
    seat = state.decision.seat
    verb, *handles = move
    if verb == "remove":
        return fact.line("then_remove", OF_A_FOLLOWER, what=fact.PieceName(english(handles[0])))
    if verb in TURNS_UP and handles[0] in CARDS and not is_for_sale(state, seat, handles[0]):
        age = CARDS[handles[0]].age
        if age > state.nation_of(seat).age:
            return fact.line("then_age", OF_A_FOLLOWER, age=fact.Phrase(f"ages.{age}"))
        return fact.line("then_turned_up", OF_A_FOLLOWER)
    if verb in TURNS_UP and handles[0] in CARDS and rule(handles[0]):
        card = handles[0]
        seen = preview(state, seat, *_still_marked(state, seat))
        is_short = verb == "buy" and CARDS[card].cost > seen.coins and not seen.draws and not seen.effects
        key = "then_trade" if is_short else "then_buy"
        return fact.line(key, OF_A_FOLLOWER, what=fact.PieceName(english(card)), **_merit(state, seat, card))
    if move != ("finish_buying",):
        return None
    seen, age = preview(state, seat, *_still_marked(state, seat)), state.nation_of(seat).age
    coins = seen.coins + sum(max(0, getattr(seen, kind)) // RATE for kind in SOURCES)  # all that could be traded
    is_dear = all(CARDS[card].cost > coins for card in state.places if card and CARDS[card].age <= age)
    return fact.line("then_dear", OF_A_FOLLOWER / 2) if is_dear else None


def used_for(state: NationState, move: Move, lines: Sequence[Sequence[Move]]) -> fact.Fact | None:
    """The cards that a coin is changed for: what is bought in this turn in most tries, as far as that takes more coins
    than there are.
    """
    if move[0] != "convert" or not lines:
        return None
    assert state.decision is not None
    seat = state.decision.seat
    turns = [[*takewhile(lambda later: later != ("finish_buying",), line)] for line in lines]
    bought = [[each[1] for each in turn if each[0] == "buy" and is_for_sale(state, seat, each[1])] for turn in turns]
    every = dict.fromkeys(card for cards in bought for card in cards)
    wanted = [card for card in every if sum(card in cards for cards in bought) >= MOSTLY * len(lines)]
    player = state.players[seat]
    if sum(price(player, CARDS[card]) for card in wanted) <= player.coins:
        return None
    names = tuple(fact.PieceName(english(card)) for card in wanted)
    if len(names) > 1:
        return fact.line("then_pays", 2 * OF_A_FOLLOWER, what=names)
    return fact.line("then_towards", 2 * OF_A_FOLLOWER, what=names[0], **_merit(state, seat, wanted[0]))


def _merit(state: NationState, seat: int, card: str) -> dict[str, fact.Value]:
    """What a card to be bought is good for: what a turn gives with it, or its rule where that says more."""
    if not is_plain(CARDS[card]):
        return {"rule": fact.RuleText(card), "more": ""}
    deck, then = deck_of(state.players[seat]), deck_of(state.players[seat], card)
    leads = {kind: getattr(then, kind) - getattr(deck, kind) for kind in KINDS}
    more = tuple(fact.Difference(lead, f"{kind}_rate") for kind, lead in leads.items() if lead >= LEAST_RATE)
    return {"rule": "", "more": more}


def reaches(state: NationState, move: Move) -> bool:
    """Whether a card of the market that cannot be paid for yet can be once stocks are changed into coins."""
    if state.decision is None or move[0] != "buy" or not is_for_sale(state, state.decision.seat, move[1]):
        return False
    player, nation = state.players[state.decision.seat], state.nation
    return price(player, CARDS[move[1]]) <= player.coins + coins_to_be_had(nation)


def _still_marked(state: NationState, seat: int) -> tuple[Move, ...]:
    decision = state.decision
    return play_all(state, seat) if decision and any(move[0] == "mark" for move in decision.moves) else ()


def risk(state: NationState, move: Move) -> float:
    """What coins are worth that a turn ends with although they pay for a card, and the stock that a trade uses up:
    tries hardly tell cheap cards from none, and whoever learns does not see why coins or food should go to waste.
    """
    decision = state.decision
    if decision is None:
        return 0.0
    if move[0] == "convert":
        return OF_A_DEPLETED_STOCK if getattr(state.nation_of(decision.seat), move[1]) - RATE <= FEW else 0.0
    if move != ("finish_buying",) or not any(other[0] == "buy" for other in decision.moves):
        return 0.0
    player = state.players[decision.seat]
    return 0.0 if player.markets else OF_A_WASTED_COIN * player.coins


def batch(state: NationState, moves: Sequence[Move]) -> Batch | None:
    """Cards that are marked and then played."""
    assert state.decision is not None
    marks = [*takewhile(lambda move: move[0] == "mark", moves)]
    if not marks or moves[len(marks) : len(marks) + 1] != (("play",),):
        return None
    cards = [move[1] for move in marks]
    seat = state.decision.seat
    key = "some" if {*state.players[seat].hand}.difference(cards) else "all"
    called = fact.printed(f"batch.{key}", 0.0, cards=tuple(fact.PieceName(english(card)) for card in cards))
    return Batch((*marks, ("play",)), called, tuple(played_facts(state, seat, preview(state, seat, *marks), True)))


CONSEQUENCES: Consequences[NationState] = Consequences(
    facts=facts,
    things=things,
    worths=WORTHS,
    counted=counted,
    aim="wins",
    pieces=pieces,
    english=english,
    rule=rule,
    piece=design,
    after=after,
    free=FREE,
    undoes=frozenset({"take_back"}),
    then=then,
    takes_back=takes_back,
    risk=risk,
    foresees=foresees,
    used_for=used_for,
    batch=batch,
    unseen=UNSEEN,
    reaches=reaches,
    ends=frozenset({"finish_buying"}),
)
"""See `Consequences`. The copies of a card are the same piece."""
