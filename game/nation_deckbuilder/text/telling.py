"""Telling: what happened, what is asked and what each answer means, in the words of the data."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Decision, Event, Move, Refusal
from game.engine.event import Facts
from game.nation_deckbuilder import events
from game.nation_deckbuilder.analysis.preview import preview
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules import ages, market, taxes
from game.nation_deckbuilder.state import KINDS, SPACES, NationState, Player
from game.nation_deckbuilder.text.wording import cards, figures, say, signed
from game.text.sentences import first_of_all, listed


def piece_name(piece: str) -> str:
    """The printed name of a card; anything else names itself."""
    return say.name(CARDS[piece].name) if piece in CARDS or "#" in piece else piece


def happened(event: Event) -> str:
    """The log's sentence for an event as everybody may hear it, without the name of the seat; empty for none.

    Where no seat acted, the sentence is complete: that is the Evil Army.
    """
    public = event.seen_by(None)
    return _told(f"happened.{_sentence(public)}", public.facts)


def _sentence(event: Event) -> str:
    """The key of the sentence that fits an event."""
    match event:
        case events.Struck(seat=None) | events.Fell(seat=None) | events.Won(seat=None):
            return f"army_{event.kind}"
        case events.Struck(blocked=blocked) if blocked:
            return "struck_behind_wall"
        case events.Discarded(forced=True):
            return "discarded_by_force"
        case events.Counted(food=0, happiness=0, science=0, damage=0, coins=0):
            return "counted_nothing"
        case events.Bought(price=0):
            return "bought_free"
        case events.FinishedBuying(coins=coins) if coins:
            return "coins_forfeited"
        case events.Won(by=by) if by in CARDS:
            return "won_by_card"
    return event.kind


def _told(key: str, facts: Facts) -> str:
    """The sentence for a key with names for pieces, numerals for ages and figures for what was brought."""
    words = {name: piece_name(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    food, happiness, science, damage, coins = (facts.get(kind, 0) for kind in KINDS)
    words["brings"] = signed((food, happiness, science, damage, coins))
    for name in ("age", "next"):
        if name in facts:
            words[name] = say(f"ages.{facts[name]}")
    if say.has(discarded := f"discarded.{facts.get('card_type', facts.get('kind'))}"):
        words["what"] = say(discarded)
    return say(key, **words)


def question(state: NationState, decision: Decision) -> str:
    """What the seat is asked."""
    cannot = any(move[0] == "keep_hand" for move in decision.moves)
    duties = state.players[decision.seat].duties
    what = say(f"discarded.{duties[0]}") if duties else ""
    return say(f"choices.{'nothing_fits' if cannot else decision.choice.name}", what=what)


def rights(state: NationState, seat: int) -> list[str]:
    """What a seat may still remove or take this turn, and how long it may, a sentence each."""
    player, token = state.players[seat], state.nation_of(seat).token
    held = (
        ("token", token, cards(token)),
        ("card", player.removals, cards(player.removals)),
        ("building", player.free_buildings, ""),
        ("persons", player.person_discount, ""),
    )
    return [say(f"rights.{name}", amount=amount) for name, right, amount in held if right]


def refused(refusal: Refusal) -> tuple[str, str]:
    """Why something cannot be done, in numbers, and the nearest remedy; the remedy may be empty."""
    if refusal.reason == "not_now":
        return first_of_all(say, refusal), ""
    facts = dict(refusal.facts)
    remedy = _told(f"refused.{refusal.fix}", facts) if refusal.fix else ""
    return _told(f"refused.{refusal.reason}", facts), remedy


def label(state: NationState, move: Move) -> str:
    """A legal move of the pending decision as the words of a button."""
    assert state.decision is not None
    seat = state.decision.seat
    player, nation = state.players[seat], state.nation_of(seat)
    match move:
        case ("play",) if player.marked and all(card in CARDS for card in player.marked):  # not those of another seat
            return say("moves.play", cards=listed([piece_name(card) for card in player.marked]))
        case ("mark", card, kind):
            amount = figures(CARDS[card], kind)
            return say("moves.mark_as", card=piece_name(card), amount=amount, kind=kind)
        case ("convert", kind):
            return say("moves.convert", kind=kind)
        case ("advance", age):
            number = ages.AGE_HANDLES.index(age) + 1
            return say("moves.advance", age=say(f"ages.{number}"), cost=ages.age_cost(state, nation))
        case ("refill", pile):
            number = market.PILES.index(pile)
            card = piece_name(state.places[SPACES + number])
            return say("moves.refill", card=card, age=say(f"ages.{number + 1}"))
        case ("deport", card, receiver):
            seat_number = int(receiver.removeprefix("seat")) + 1
            return say("moves.deport", card=piece_name(card), seat=seat_number)
        case ("sell_coins", kind, number):
            return say("moves.sell_coins", kind=kind, amount=number)
        case ("buy", card):
            return say("moves.buy", card=piece_name(card), price=market.price(player, CARDS[card]))
        case ("buy_free", card):
            return say("moves.buy_free", card=piece_name(card))
        case (verb, card):
            return say(f"moves.{verb}", card=piece_name(card))
    return say(f"verbs.{move[0]}")


def warning(state: NationState, move: Move) -> str:
    """What a legal move of the pending decision would lose although it looks like an oversight; often nothing.

    A hand card that wins and is left unplayed (K-RULING-49), a token that a new age replaces (K-RULING-14), what a
    turn that ends would waste, and the last happiness or food.
    """
    assert state.decision is not None
    seat = state.decision.seat
    player, nation = state.players[seat], state.nation_of(seat)
    match move:
        case ("play",):
            winning = [card for card in player.hand if CARDS[card].wins]
            if winning and not preview(state, seat).wins:
                return _warned("win_unplayed", card=winning[0])
        case ("advance", _) if nation.token:
            return _warned("token_lost", amount=nation.token)
        case ("convert", "happiness") if nation.happiness == taxes.RATE:
            return _warned("riots", health=nation.health, left=nation.health - 1)
        case ("convert", "food") if nation.food == taxes.RATE:
            return _warned("hunger", health=nation.health, left=nation.health - 1)
        case ("finish_buying",):
            return " ".join(_wasted(player, state.decision))
    return ""


def _wasted(player: Player, decision: Decision) -> Iterator[str]:
    """What ends with the turn although something of worth could still be done with it."""
    verbs = {move[0] for move in decision.moves}
    if player.coins and not player.markets and "buy" in verbs:
        yield _warned("coins_wasted", coins=player.coins)
    if "buy_free" in verbs:
        yield _warned("building_wasted")
    if player.removals and any(CARDS[card].age == 0 for card in player.discard_pile):
        yield _warned("removal_wasted", amount=cards(player.removals))


def _warned(name: str, **facts: object) -> str:
    return _told(f"warnings.{name}", facts)
