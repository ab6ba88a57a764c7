"""What the numbers and the places of a nation are, on a tooltip beside each of them: source by source."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from game.nations.analysis.forecast import SeatForecast
from game.nations.cards.cards import CARDS
from game.nations.concepts import FOOD_OF_A_SLOT, STABILITY_OF_A_SLOT, capacity, empty_slots
from game.nations.rules.maintenance import GROWTH_BONUS
from game.nations.state import NationsState
from game.nations.text import breakdown
from game.nations.text.wording import card_rule
from game.session.session import PEOPLE, level_words
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.panels.forecast_values import row_of
from scenes.games.nations.text.seats import board_name
from scenes.table.model import TableModel
from scenes.table.seats import is_shadow, seat_name

say = Sentences("nations")

SOURCES = (breakdown.BOARD, breakdown.POPULATION, breakdown.REVOLT, breakdown.ALL, breakdown.LIMIT)
"""What else than a card a share may come from."""

CHAPTERS = {
    "strength": "Resources",
    "stability": "Resources",
    "vp": "Final scoring",
    "books": "Scoring books",
    "worker": "Deploying",
    "raid": "Battles",
    "golden_age": "Golden Ages",
    "architect": "Event and architects",
    "slot": "Buildings and Military",
    "colony": "Colonies",
    "advisor": "Advisors",
    "ready": "Wonders",
    "wonder": "Wonders",
    "shelf": "Wonders",
}
"""The chapter of the rules that says more of a number, or of a place."""

_SHARES: Mapping[str, Callable[[NationsState, int], tuple[breakdown.Contribution, ...]]] = {
    "raid": breakdown.raid_shares,
    "golden_age": breakdown.golden_age_shares,
    "architect": breakdown.architect_shares,
}


def standing(model: TableModel[NationsState], seat: int, kind: str) -> ui.Explanation:
    """Where the Strength, the Stability, a resource or the VP of a seat come from."""
    state = model.view
    title = say("slip.of", who=seat_name(model, seat), what=say(f"kinds.{kind}"), kind=kind)
    chapter = CHAPTERS.get(kind, "Production")
    if is_shadow(state, seat):
        return ui.Explanation(title, remarks=(say("slip.set_by_die"),), chapter="Playing alone")
    if not state.nations[seat].board:
        return ui.Explanation(title, remarks=(say("slip.no_board"),), chapter="Setting up")
    match kind:
        case "strength":
            return summed(title, breakdown.strength_shares(state, seat), (), chapter)
        case "stability":
            shares = breakdown.stability_shares(state, seat)
            worth = sum(share.amount for share in shares)
            loss = (say("slip.revolt", books=-worth),) if worth < 0 else ()
            return summed(title, shares, loss, chapter)
        case "vp":
            return _points(model, seat, title)
    return resource(model, seat, kind)


def _points(model: TableModel[NationsState], seat: int, title: str) -> ui.Explanation:
    held, row = model.view.nations[seat].vp, row_of(model.forecast, seat)
    parts = [ui.SumLine(say("slip.held"), ui.number(held))]
    if row is not None:
        parts.append(ui.SumLine(say("outlook.now_words"), ui.signed(row.total.vp)))
    total = held + (row.total.vp if row else 0)
    return ui.Explanation(title, tuple(parts), ui.number(total), chapter=CHAPTERS["vp"])


def resource(model: TableModel[NationsState], seat: int, kind: str) -> ui.Explanation:
    """What Production brings and eats of a resource, and what becomes of it by the end of the round."""
    row = row_of(model.forecast, seat)
    shares = breakdown.production_shares(model.view, seat, kind)
    title = say("slip.production", who=seat_name(model, seat), what=say(f"kinds.{kind}"), kind=kind)
    held = (say("slip.holds", amount=getattr(model.view.nations[seat], kind), kind=kind),)
    if row is None or "production" not in row.changes:
        return summed(title, shares, held, "Production")
    net = sum(share.amount for share in shares)
    return summed(title, shares, tuple(_fate(model.view, row, kind, net)), "Production")


def _fate(state: NationsState, row: SeatForecast, kind: str, net: int) -> Iterator[str]:
    """What is left after Production, with the formula of a shortage spelled out."""
    held = getattr(state.nations[row.seat], kind)
    missing = -(held + net)
    if missing <= 0:
        yield say("slip.after_production", held=held, left=held + net, kind=kind)
    elif kind == "books":
        yield say("slip.short_of_books", missing=missing)
    else:
        yield say("slip.short", missing=missing, kind=kind, held=held, point=kind in row.short)


def summed(
    title: str, shares: Iterable[breakdown.Contribution], remarks: tuple[str, ...], chapter: str = ""
) -> ui.Explanation:
    """Shares as lines with their total; where there are none, that nothing gives or takes any."""
    parts = tuple(ui.SumLine(_words(share), ui.signed(share.amount)) for share in shares)
    total = ui.signed(sum(share.amount for share in shares)) if parts else ""
    return ui.Explanation(title, parts, total, remarks if parts else (say("slip.no_share"), *remarks), chapter)


def _words(share: breakdown.Contribution) -> str:
    if share.piece in SOURCES:
        return say(f"sources.{share.piece}")
    return say("slip.share", card=say.name(CARDS[share.piece].name), workers=share.workers)


# -- what no card shows -------------------------------------------------------------------------------------------


def count(state: NationsState, seat: int, kind: str) -> int:
    """A small number of a nation: free workers, raid value, Golden Age bonus, private Architects."""
    if kind == "worker":
        return state.nations[seat].area
    return sum(share.amount for share in _SHARES[kind](state, seat)) if state.nations[seat].board else 0


def about_count(model: TableModel[NationsState], seat: int, kind: str) -> ui.Explanation:
    """Where a small number of a nation comes from, and what it is for."""
    state = model.view
    title = say("slip.of", who=seat_name(model, seat), what=say(f"counted.{kind}"), kind=kind)
    remark = say(f"count_told.{kind}", amount=count(state, seat, kind))
    if kind == "worker":
        return ui.Explanation(title, remarks=(remark,), chapter=CHAPTERS[kind])
    return summed(title, _SHARES[kind](state, seat), (remark,), CHAPTERS[kind])


def about_cards(model: TableModel[NationsState], seat: int, kind: str, cards: tuple[str, ...]) -> ui.Explanation:
    """Cards of a nation by name that its plaque has no pictures of."""
    parts = tuple(ui.SumLine(say.name(CARDS[card].name)) for card in cards)
    title = say("slip.cards", who=seat_name(model, seat), what=say(f"place_names.{kind}"))
    return ui.Explanation(title, parts, remarks=() if parts else (say("slip.no_cards"),), chapter=CHAPTERS[kind])


def empty_place(model: TableModel[NationsState], kind: str) -> ui.Explanation:
    """What belongs on an empty place, and how it gets there."""
    return ui.Explanation(say(f"free.{kind}"), remarks=(say(f"free_told.{kind}"),), chapter=CHAPTERS[kind])


def section(model: TableModel[NationsState], seat: int, name: str) -> ui.Explanation:
    """A section of the Population Track: how many Workers have left it, and what that costs."""
    state = model.view
    nation = state.nations[seat]
    away, room = empty_slots(nation, name), capacity(nation, name)
    price = FOOD_OF_A_SLOT if name == "food" else STABILITY_OF_A_SLOT
    parts = (
        ui.SumLine(say("section.left"), str(room - away)),
        ui.SumLine(say("section.away"), str(away)),
        ui.SumLine(say("section.cost", price=price, kind=name), ui.number(-away * price)),
    )
    return ui.Explanation(say(f"section.{name}"), parts, remarks=(say(f"section.told_{name}"),), chapter="Growth")


def passing(model: TableModel[NationsState], seat: int) -> ui.Explanation:
    """That a nation has passed."""
    return ui.Explanation(
        say("slip.passed", who=seat_name(model, seat)),
        remarks=(say("slip.passed_told"),),
        chapter="Your turn",
    )


def about_seat(model: TableModel[NationsState], seat: int) -> ui.Explanation:
    """Who plays a seat, which nation it leads, and at which level."""
    nation, occupant = model.view.nations[seat], model.seats[seat]
    is_person = occupant.player in PEOPLE
    level = "" if is_person else level_words(occupant.player)
    parts = [ui.SumLine(say("seat.human" if is_person else "seat.computer"), level)]
    if nation.board:
        parts.append(ui.SumLine(say("seat.nation"), board_name(nation.board)))
        parts.append(ui.SumLine(say("seat.side"), nation.side.upper()))
    parts.append(ui.SumLine(say("seat.level"), say(f"names.{nation.level}")))
    bonus = say("seat.bonus", amount=GROWTH_BONUS[nation.level])
    return ui.Explanation(occupant.name, tuple(parts), remarks=(bonus,), chapter="Growth")


def worker(model: TableModel[NationsState], where: str) -> ui.Explanation:
    """A Worker: what it does on a card, in the resource area, on a section of the Population Track or beside it."""
    if where in ("area", "food", "stability", "loose"):
        return ui.Explanation(say(f"worker_on.{where}"), remarks=(say(f"worker_told.{where}"),), chapter="Deploying")
    card = CARDS[where]
    title = say("own_board.worker_on", card=say.name(card.name))
    return ui.Explanation(title, remarks=(card_rule(card),), chapter="Buildings and Military")
