"""Telling: what happened, what is asked and what each answer means, in the words of the data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.engine import Decision, Event, Move, Refusal
from game.engine.event import Facts
from game.engine.game import Opinion
from game.text.sentences import Sentences, first_of_all, listed
from game.wealth_of_nations import events
from game.wealth_of_nations.cards import components
from game.wealth_of_nations.cards.market import buy_price, sell_price
from game.wealth_of_nations.rules import moving, notes, placing, scoring, talk, trade
from game.wealth_of_nations.state import ITEMS, Nation, WealthState

say = Sentences("wealth_of_nations")

SIXTH = 60
"""Degrees of a sixth of a turn."""


def piece_name(piece: str) -> str:
    """The name of an industry, a nation, a package or a hex."""
    if piece in components.INDUSTRIES:
        return say.name(components.INDUSTRIES[piece].name)
    if piece in components.FLAGS:
        return say.name(components.FLAGS[piece].name)
    if piece in components.PACKAGES:
        return package_words(piece)
    return say(f"names.{piece}") if say.has(f"names.{piece}") else piece


def package_use(name: str) -> str:
    """What a package is good for."""
    return say(f"package_uses.{name}") if say.has(f"package_uses.{name}") else say("package_uses.mod")


def package_words(name: str) -> str:
    """What a package holds."""
    return listed(_held_by(name), "comma")


def _held_by(name: str) -> list[str]:
    """What a package holds, kind by kind."""
    package = components.PACKAGES[name]
    tiles = [tiles_of(package.industry, package.tiles)] if package.tiles else []
    money = [_amount((components.MONEY, package.money))] if package.money else []
    return [*tiles, *map(_amount, package.cubes), *money]


def tiles_of(industry: str, number: int) -> str:
    """A number of tiles of an industry: 1 Farm, 2 Farms."""
    return say("amounts.tiles", n=number, industry=piece_name(industry))


def amounts(cost: Iterable[tuple[str, int]]) -> str:
    """Cubes and money as words: "2 {ore}, $30"."""
    return listed((_amount(each) for each in cost if each[1]), "comma") or say("names.nothing")


def figures(industry: components.Industry) -> tuple[str, ...]:
    """What a tile of an industry costs, takes and yields, a line each."""
    dot = f"${components.FINANCE.bank_dot}" if industry.product == components.MONEY else f"1 {{{industry.product}}}"
    return (
        say("figures.build", cost=amounts(industry.cost)),
        say(
            "figures.run",
            food=say(f"figures.food_{industry.is_fed}"),
            energy=say(f"figures.energy_{industry.is_powered}"),
        ),
        say("figures.dot", dot=dot),
        say("figures.end", vp=scoring.VP_FOR_A_TILE),
    )


def _amount(each: tuple[str, int]) -> str:
    kind, number = each
    if kind == components.MONEY:
        return say("amounts.money", n=number)
    return f"{number} {{{'note' if kind == 'notes' else kind}}}"


def happened(event: Event, names: Sequence[str] = ()) -> str:
    """The log's sentence for an event, without the name of the player who acted.

    `names` are what the seats are called; without them another seat is spoken of as its nation.
    """
    facts = event.facts
    kind = event.kind
    match event:
        case events.Built(forced=True) | events.Laid(forced=True):
            kind += "_by_force"
        case events.TradeBegan(final=True):
            kind = "last_trade_began"
        case events.Ran(industry=industry, tiles=tiles):
            facts = {**facts, "tiles": tiles_of(industry, tiles)}
        case events.Proposed() | events.Bartered():
            return say(f"happened.{kind}", nation=_partner(facts, names), **_sides(event))
    filled = {name: _fact(name, fact) for name, fact in facts.items()}
    if "partner" in facts:
        filled["nation"] = _partner(facts, names)
    return say(f"happened.{kind}", **filled)


def _partner(facts: Facts, names: Sequence[str]) -> str:
    return names[facts["partner"]] if names else piece_name(facts["nation"])


def _sides(deal: events.Proposed | events.Bartered) -> dict[str, str]:
    given = amounts((item, amount) for item, amount in zip(ITEMS, deal.gives, strict=True) if amount > 0)
    got = amounts((item, -amount) for item, amount in zip(ITEMS, deal.gives, strict=True) if amount < 0)
    promises = listed(say(f"promises.{promise}") for promise in deal.promises)
    return {"given": given, "got": got, "promises": promises}


def _fact(name: str, fact: Any) -> Any:
    if name in ("cost", "products", "need", "have", "missing") and isinstance(fact, tuple):
        return amounts(fact)
    if isinstance(fact, tuple):
        return listed((piece_name(str(piece)) for piece in fact), "comma")
    if name == "commodity":
        return fact
    return piece_name(fact) if isinstance(fact, str) else fact


def refused(refusal: Refusal) -> tuple[str, str]:
    """Why something cannot be done, and what would help, if anything is known to."""
    if refusal.reason == "not_now":
        return first_of_all(say, refusal), ""
    facts = {name: _fact(name, fact) for name, fact in refusal.facts.items()}
    if "item" in facts:
        counts = {"need", "have"} & facts.keys()
        facts |= {name: amounts([(refusal.facts["item"], refusal.facts[name])]) for name in counts}
    fix = say(f"refused.{refusal.fix}", **facts) if refusal.fix else ""
    return say(f"refused.{refusal.reason}", **facts), fix


def reason(opinion: Opinion) -> str:
    """Why a computer player answers as it does."""
    facts = dict(opinion.facts)
    key = opinion.reason
    if key == "another_price":
        facts["price"] = _price(facts["money"], facts["also"])
    if key == "it_does_not_pay" and facts["loss"] <= 0:
        key = "breaks_even"
    return say(f"reasons.{key}", **facts)


def _price(money: int, also: components.Cost) -> str:
    """The sum that a counter-proposal asks for or pays, and the cubes that it asks for as well."""
    if money < 0:
        return say("price.given", money=-money, asked=amounts(also) if also else "")
    return say("price.asked", asked=amounts((*also, (components.MONEY, money)))) if also or money else say("price.none")


def question(state: WealthState, decision: Decision) -> str:
    """What the player is asked."""
    industry = ""
    if decision.choice.name == "where":
        industry = piece_name(str(decision.context[0]))
    elif decision.choice.name == "moving":
        industry = piece_name(moving.in_hand(state)[0].before.industry)
    key = "last_trade" if decision.choice is trade.TRADE and state.is_last_trade else decision.choice.name
    return say(f"choices.{key}", industry=industry)


def label(state: WealthState, move: Move, names: Sequence[str] = ()) -> str:
    """A legal move of the pending decision as the words of a button; `names` are what the seats are called."""
    verb, *handles = move
    if verb in _ABOUT_SEATS:
        nation = state.nations[notes.SEATS.index(handles[0])]
        return _ABOUT_SEATS[verb](state, nation, names[nation.seat] if names else piece_name(nation.flag))
    if verb in _LABELS:
        return _LABELS[verb](state, *handles)
    return say(f"verbs.{verb}") if not handles else piece_name(handles[0])


def _words(key: str, **facts: object) -> str:
    return say(f"moves.{key}", **facts)


def _market(verb: str) -> Callable[..., str]:
    price_of = {"buy": buy_price, "sell": sell_price}[verb]

    def words(state: WealthState, commodity: str) -> str:
        return _words(verb, commodity=commodity, price=price_of(state.market(commodity)))

    return words


def _note(verb: str, dollars: Callable[[Nation], int]) -> Callable[..., str]:
    def words(state: WealthState, nation: Nation, name: str) -> str:
        assert state.decision is not None
        key = verb if nation.seat == state.decision.seat else f"{verb}_of"
        return _words(key, nation=name, amount=dollars(nation))

    return words


def _barter(state: WealthState, nation: Nation, name: str) -> str:
    return _words("barter", nation=name)


def _unit(verb: str) -> Callable[..., str]:
    def words(state: WealthState, unit: str) -> str:
        place, size = talk.UNITS[unit]
        return _words(verb, unit=_amount((ITEMS[place], size)))

    return words


def _flag(state: WealthState, flag: str) -> str:
    return _words("choose_flag", nation=piece_name(flag))


def _package(state: WealthState, package: str) -> str:
    return _words("take_package", what=listed(_held_by(package)))


def _promise(state: WealthState, promise: str) -> str:
    return say(f"promises.{promise}")


def _on_hex(verb: str) -> Callable[..., str]:
    """The words of a move that names one hex."""

    def words(state: WealthState, hex: str) -> str:
        tile = state.tiles[components.MAP.index[hex]]
        return _words(verb, hex=hex, industry=piece_name(tile.industry) if tile else "")

    return words


def _laying(verb: str) -> Callable[..., str]:
    """The words of a move that ends with a hex, a turn and perhaps force."""

    def words(state: WealthState, *handles: str) -> str:
        forced = handles[-1] not in placing.TURNS
        built = handles[0] if handles[0] in components.INDUSTRIES else ""
        if verb == "place":
            assert state.decision is not None
            built = str(state.decision.context[0])
        hex, turn = (handles[:-1] if forced else handles)[-2:]
        key = f"{verb}_by_force" if forced else verb
        turned = SIXTH * placing.TURNS.index(turn)
        return _words(key, industry=piece_name(built) if built else "", hex=hex, turned=turned)

    return words


_ABOUT_SEATS: dict[str, Callable[[WealthState, Nation, str], str]] = {
    "take_note": _note("take_note", notes.next_note_pays),
    "repay_note": _note("repay_note", lambda nation: components.FINANCE.repayment),
    "barter": _barter,
}
"""Moves that name a seat, whose words need to know what it is called."""

_LABELS: dict[str, Callable[..., str]] = {
    "choose_flag": _flag,
    "take_package": _package,
    "buy": _market("buy"),
    "sell": _market("sell"),
    "give": _unit("give"),
    "ask": _unit("ask"),
    "promise": _promise,
    **{
        verb: _on_hex(verb)
        for verb in ("place_flag", "take_up", "automate", "keep_automated", "run", "run_on_ore", "feed")
    },
    **{verb: _laying(verb) for verb in ("place", "build", "lay")},
}


def nation_of(state: WealthState, seat: int) -> str:
    """The name of the nation that a seat leads; empty as long as it has none."""
    return say.name(components.FLAGS[flag].name) if (flag := state.nations[seat].flag) else ""
