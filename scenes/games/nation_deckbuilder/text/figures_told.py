"""What every figure of the table says of itself, source by source: the lines of a nation's record, its coins, its
damage, what marked cards would make of them, and what a blow takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from game.nation_deckbuilder import events
from game.nation_deckbuilder.analysis.preview import Hit
from game.nation_deckbuilder.rules.batch import sources
from game.nation_deckbuilder.rules.combat import DAMAGE
from game.nation_deckbuilder.state import KINDS, NationState
from game.nation_deckbuilder.text.breakdown import Source, changed_by, damage_by
from game.nation_deckbuilder.text.recap import coins_had, latest_turn
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.panels.outlook import full_health, health_of
from scenes.games.nation_deckbuilder.text.explanations import (
    AGES_CHAPTER,
    BUYING,
    HUNGER,
    PLAYING,
    THE_END,
    WALLS,
)
from scenes.games.nation_deckbuilder.text.sides import age_name, card_name, nation_name
from scenes.table.model import TableModel

say = Sentences("nation_deckbuilder")
shared = Sentences("screens")

CHAPTERS = {
    "coins": BUYING,
    "damage": PLAYING,
    "food": HUNGER,
    "happiness": HUNGER,
    "science": AGES_CHAPTER,
    "health": THE_END,
}
"""Headings of the rules for every kind of figure."""


def stock(model: TableModel[NationState], nation: int, kind: str) -> ui.Explanation:
    """A line of a nation's record: what its latest turn, and others since then, have changed."""
    state = model.view
    now = getattr(state.nations[nation], kind)
    found = changed_by(state, model.told, nation, kind)
    parts = _parts(model, found)
    earlier = now - sum(source.amount for source in found)
    told = [say(f"kinds_told.{kind}")]
    if kind == "health":
        told.append(say("source.began", full=full_health(state)))
    return ui.Explanation(
        _title(nation_name(model, nation), kind),
        (ui.SumLine(say("source.earlier") if parts else say("source.now"), ui.number(earlier)), *parts),
        ui.number(now),
        tuple(told),
        CHAPTERS[kind],
    )


def health(model: TableModel[NationState], nation: int) -> ui.Explanation:
    """The health of a nation, and where the ghost stood."""
    told, raced = stock(model, nation, "health"), health_of(model, nation, None).ghost
    stood = () if raced is None else (shared("ghost.stood", shown=ui.number(raced)),)
    return replace(told, remarks=(*told.remarks, *stood))


def damage(model: TableModel[NationState], nation: int) -> ui.Explanation:
    """The damage that a nation's running turn has dealt."""
    found = damage_by(model.view, model.told, nation) if model.view.active == nation else []
    total = sum(source.amount for source in found)
    return ui.Explanation(
        _title(nation_name(model, nation), "damage"),
        _parts(model, found),
        ui.number(total),
        (say("kinds_told.damage"),),
        PLAYING,
    )


def coins(model: TableModel[NationState], seat: int) -> ui.Explanation:
    """A seat's own coins: what it had this turn, and what it has spent."""
    state = model.view
    player = state.players[seat]
    turn = latest_turn(state, model.told, player.nation) if player.nation == state.active else ()
    parts = [ui.SumLine(say("source.had"), ui.number(coins_had(turn, player)))]
    for event in turn:
        match event:
            case events.Bought(card=card, price=price) if event.seat == seat and price:
                parts.append(ui.SumLine(say("source.bought", card=card_name(card)), ui.number(-price)))
            case events.SoldCoins(amount=amount) if event.seat == seat:
                parts.append(ui.SumLine(say("source.sold_coins"), ui.number(-amount)))
    title = _title(model.seats[seat].name, "coins")
    return ui.Explanation(title, tuple(parts), ui.number(player.coins), (say("kinds_told.coins"),), BUYING)


def figure(model: TableModel[NationState], nation: int, seat: int, kind: str) -> ui.Explanation:
    """A figure of a seat or of its nation as it is now."""
    if kind == "coins":
        return coins(model, seat)
    if kind == "damage":
        return damage(model, nation)
    return stock(model, nation, kind)


def foreseen(model: TableModel[NationState], kind: str, now: int, then: int) -> ui.Explanation:
    """What the marked cards would make of a figure of the viewer's nation, card by card."""
    state = model.view
    found = Counter[str]()
    place = KINDS.index(kind) if kind in KINDS else -1
    for player in (state.players[seat] for seat in state.nation_of(model.viewer).seats):
        for card, brings in sources(state, player, player.marked, player.modes):
            if place >= 0 and brings[place] and (kind != "coins" or player.seat == model.viewer):
                found[card_name(card) if card else say("source.together")] += brings[place]
    parts = [ui.SumLine(words, ui.signed(amount)) for words, amount in found.items()]
    if rest := then - now - sum(found.values()):
        words = "tried" if model.what_if else "effects" if rest > 0 else "unspent" if kind == "coins" else "hunger"
        parts.append(ui.SumLine(say(f"source.{words}"), ui.signed(rest)))
    return ui.Explanation(
        _title(nation_name(model, state.players[model.viewer].nation), kind),
        (ui.SumLine(say("source.now"), ui.number(now)), *parts),
        ui.number(then),
        say.lines("totals_told.marked"),
        CHAPTERS[kind],
    )


def _title(name: str, kind: str) -> str:
    return say("source.title", name=name, kind=kind)


def _parts(model: TableModel[NationState], found: Iterable[Source]) -> tuple[ui.SumLine, ...]:
    """The sources, equal ones together."""
    amounts: Counter[str] = Counter()
    numbers: Counter[str] = Counter()
    for source in found:
        words = _source(model, source)
        amounts[words] += source.amount
        numbers[words] += 1
    return tuple(
        ui.SumLine(
            say("source.several", words=words, number=numbers[words]) if numbers[words] > 1 else words,
            ui.signed(amount),
        )
        for words, amount in amounts.items()
    )


def _source(model: TableModel[NationState], source: Source) -> str:
    card = card_name(source.card) if source.card else ""
    match source.kind:
        case "advanced":
            return say("source.advanced", age=age_name(source.other))
        case "struck":
            return say("source.struck", name=nation_name(model, source.other))
        case "card" | "stood":
            return say(f"source.{source.kind}", card=card)
    return say(f"source.{source.kind}")


def hit(model: TableModel[NationState], blow: Hit, attacker: int, is_meant: bool) -> ui.Explanation:
    """An attack: which cards deal it, what Walls stop, what is lost. Of one blow of several no cards are told."""
    found = [] if is_meant else damage_by(model.view, model.told, attacker)
    dealt = _marked_damage(model) if is_meant else _parts(model, found)
    if not is_meant and sum(source.amount for source in found) != blow.dealt:
        dealt = ()
    return ui.Explanation(
        say("play_told.hit", name=nation_name(model, blow.nation)),
        (
            *dealt,
            ui.SumLine(say("play_told.hit_dealt"), ui.number(blow.dealt)),
            ui.SumLine(say("play_told.hit_walls"), ui.number(-blow.blocked)),
        ),
        f"{blow.dealt - blow.blocked} {{health}}",
        say.lines("play_told.hit_left", health=blow.health),
        WALLS,
    )


def _marked_damage(model: TableModel[NationState]) -> tuple[ui.SumLine, ...]:
    """What the marked cards of the acting side deal, card by card."""
    state = model.view
    players = [state.players[seat] for seat in state.nation.seats]
    found = [part for player in players for part in sources(state, player, player.marked, player.modes)]
    return tuple(
        ui.SumLine(card_name(card) if card else say("source.together"), ui.signed(brings[DAMAGE]))
        for card, brings in found
        if brings[DAMAGE]
    )
