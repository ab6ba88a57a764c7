"""The proposal strip: what is about to be done, read from left to right as a sentence; under it what may be traded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.nations_dice.buying import ADVISOR, SLOTS, tile_at
from game.nations_dice.chits import KIND_OF_CHIT
from game.nations_dice.dice import Die
from game.nations_dice.proposals import missing_chits, missing_dice
from game.nations_dice.state import NationsDiceState
from game.nations_dice.tiles import TILES
from game.nations_dice.turns import TURN
from scenes.games.nations_dice.dice import BODIES, MAIN_SIGN, die_look
from scenes.games.nations_dice.dice_drafts import DiceDraft
from scenes.games.nations_dice.leafing import NEXT, PREVIOUS, STEPS, position
from scenes.games.nations_dice.looks import LINE_CHIT, LINE_DIE, ArrowLook
from scenes.games.nations_dice.purchase import PAY_LINE, UNUSED_TRAY, Purchase
from scenes.games.nations_dice.told_line import ToldLine, paint_told, told_line
from scenes.games.nations_dice.zones import FOOT, PAYMENT, UNUSED
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.recap import deeds, recap_note, shares
from scenes.kit.seats import seat_colour
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.chits import chit
from sprites.lying_die import small_die

FILL = palette.hex_colour("#241A0C")
ARROW, LEAF_ROOM = 22.0, 66.0
"""Edge of an arrow, and the units between the two."""

NEXT_AREA: Area = (PAYMENT[0] + PAYMENT[2] - 6 - ARROW, PAYMENT[1] + (PAYMENT[3] - ARROW) / 2, ARROW, ARROW)
PREVIOUS_AREA: Area = (NEXT_AREA[0] - LEAF_ROOM - ARROW, *NEXT_AREA[1:])
ARROWS = ((PREVIOUS, PREVIOUS_AREA, "The proposal before"), (NEXT, NEXT_AREA, "The next proposal"))
ROOM_FOR_HINT = 620.0
HINT = "Click a tile to see what it would cost you, or a {reroll} to roll dice again."
GAP = 7.0


class Piece(NamedTuple):
    """A die or a chit in the sentence: a die as it lies, or the kind of a chit."""

    die: Die | None
    chit: str = ""


class Sentence(NamedTuple):
    """A draft in words and pieces.

    `subject` and `price` open it; `pieces` pay, then `traded` ones in pairs; `verdict` judges the sum; `which` tells
    which of the proposals it is; `outcome` is what follows, `returns` and `gains` the colours of the dice that go back
    and that come. `counts` is whether it matters how much the pieces show.
    """

    subject: str
    price: tuple[str, int] | None
    verb: str
    pieces: tuple[Piece, ...]
    traded: tuple[Piece, ...]
    verdict: str
    mood: str
    which: str = ""
    outcome: str = ""
    gains: tuple[str, ...] = ()
    returns: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    barrier: str = ""
    counts: bool = True


DEED_ROOM = 34.0
"""Room for the disc of a rival before what it did, and for a gap after it."""


def pay_panels(model: TableModel) -> Iterator[Panel]:
    """The strip and the line under it."""
    yield panel(PAYMENT, _sentence(model), paint_sentence)
    recap = tuple((seat_colour(model, seat), words) for seat, words in deeds(model).items())
    yield panel(FOOT, (_trades(model), recap), paint_foot, room=0)


def pay_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """What the others did; where pieces are dropped to be laid out, or taken back; arrows to leaf through proposals."""
    if model.recap:
        x, y, width, height = FOOT
        yield "recap", recap_note(model, (x + width / 2, y, width / 2, height), "payment")
    if not isinstance(model.draft, Purchase | DiceDraft):
        return
    yield PAY_LINE, Place(PAYMENT, zone="payment", is_flat=True)
    yield UNUSED_TRAY, Place(UNUSED, zone="payment", z=-1, is_flat=True)
    if len(model.draft.proposals) > 1:
        for name, area, words in ARROWS:
            yield name, Place(area, ArrowLook(STEPS[name], ARROW), z=1, zone="proposals", caption=words)


def _sentence(model: TableModel) -> Sentence | ToldLine | str:
    """The draft in words; without one a plain hint in the own turn, and what was done last while others are at it."""
    if isinstance(model.draft, Purchase):
        return _purchase(model.draft)
    if isinstance(model.draft, DiceDraft):
        return _dice_draft(model.draft)
    is_asked = model.decision is not None and model.decision.seat == model.viewer == model.shown_seat
    if is_asked and model.decision and model.decision.choice is TURN:
        return HINT
    return told_line(model) or ""


def _purchase(draft: Purchase) -> Sentence:
    tile, nation = TILES[draft.tile], draft.state.nations[draft.seat]
    paid = draft.payment
    shown = draft.handles[: len(draft.handles) - len(paid.traded)]
    verdict, mood = _verdict(draft)
    warnings = []
    outcome = ""
    covered = tile_at(nation, draft.place) if draft.place else ""
    if tile.is_building and covered:
        outcome = f"covers **{TILES[covered].name}**"
        if missing := missing_dice(draft.state, draft.seat, draft.tile, draft.place):
            warnings.append(f"the box lacks {missing} of its dice")
    elif covered:
        back = f", {nation.advisor_rerolls} {{reroll}} back" if draft.place == ADVISOR else ""
        outcome = f"**{TILES[covered].name}** leaves{back}"
    brings_chits = draft.is_building or tile.type == "colony" or tile.rerolls > 0
    if brings_chits and missing_chits(draft.state, draft.seat, draft.tile):
        warnings.append("the box lacks its chit")
    return Sentence(
        subject=f"Build {tile.name}" if draft.is_building else tile.name,
        price=(draft.kind, draft.price),
        verb="pay",
        pieces=tuple(_pieces(draft, shown)),
        traded=tuple(_pieces(draft, paid.traded)),
        verdict=verdict,
        mood=mood,
        which=position(draft.proposals, draft.handles),
        outcome=outcome,
        gains=tile.dice if not draft.is_building else (),
        returns=nation.brought[SLOTS.index(draft.place)] if draft.place in SLOTS else (),
        warnings=tuple(warnings),
        barrier="rolls at once: no undo after" if tile.dice and not draft.is_building else "",
    )


def _verdict(draft: Purchase) -> tuple[str, str]:
    """How the payment stands to the price, and whether that is good."""
    if draft.missing:
        return f"{draft.payment.total} of {draft.price}, {draft.missing} more needed", "loss"
    if draft.is_wasteful:
        return f"{draft.lost} too much: a piece could stay", "loss"
    if draft.lost:
        return f"{draft.price} of {draft.price}, {draft.lost} lost: no change is given", "loss"
    return f"{draft.price} of {draft.price}, nothing lost", "gain"


def _pieces(draft: Purchase | DiceDraft, handles: Sequence[str]) -> Iterator[Piece]:
    seat = draft.seat if isinstance(draft, Purchase) else draft.decision.seat
    dice = {die.handle: die for die in draft.state.nations[seat].dice}
    for handle in handles:
        yield Piece(dice[handle]) if handle in dice else Piece(None, KIND_OF_CHIT[handle])


def _dice_draft(draft: DiceDraft) -> Sentence:
    pieces = tuple(_pieces(draft, draft.dice))
    count = len(draft.dice)
    dice = "1 die" if count == 1 else f"{count} dice"
    if draft.verb == "reroll":
        words = f"{dice} of {len(draft.pieces)}" if count else "choose the dice"
        return Sentence(
            "Reroll", ("reroll", 1), "throw", pieces, (), words, "gain" if count else "loss",
            which=position(draft.proposals, draft.dice), barrier="no undo after", outcome="this is your whole turn",
            counts=False,
        )  # fmt: skip
    if draft.verb == "trade":
        wanted = draft.wanted or 0
        mood = "gain" if count == wanted else "loss"
        event = draft.state.event_tile
        return Sentence(
            "Famine", ("food", event.famine), "trade", (), pieces, f"{count} of {wanted} dice", mood,
            outcome=f"then the famine is met: +{event.vp} {{vp}}",
        )  # fmt: skip
    if draft.verb == "return_die":
        return _given_back(draft, pieces)
    verdict = f"{dice} kept for the famine" if count else "all books are used"
    return Sentence("Books", None, "hold back", pieces, (), verdict, "gain",
                    position(draft.proposals, draft.dice), outcome="chits are always used")  # fmt: skip


def _given_back(draft: DiceDraft, pieces: tuple[Piece, ...]) -> Sentence:
    wanted, missing = draft.wanted or 0, (draft.wanted or 0) - len(pieces)
    are_used = all(piece.die.is_used for piece in pieces if piece.die)
    if missing:
        verdict = f"{missing} more"
    else:
        verdict = "used already: nothing lost" if are_used else "you could still use it in this round"
    return Sentence(
        "Covered building", None, "its die goes back:" if wanted == 1 else f"its {wanted} dice go back:", pieces, (),
        verdict, "gain" if are_used and not missing else "loss", outcome="then the new dice are rolled",
        barrier="no undo after", counts=False,
    )  # fmt: skip


def paint_sentence(pen: Pen, area: Area, facts: Sentence | ToldLine | str) -> None:
    """The strip."""
    x, y, width, height = area
    middle = y + height / 2
    if isinstance(facts, ToldLine):
        pen.plate(area, FILL, 0.8, radius=5)
        paint_told(pen, area, facts)
        return
    if not isinstance(facts, Sentence):
        pen.plate(area, FILL, 0.55, radius=5)
        pen.line(facts, x + 12, middle, "text", 14, palette.SECONDARY, ROOM_FOR_HINT)
        return
    pen.plate(area, FILL, 0.95, radius=5)
    right = x + width - 8
    if facts.which:
        between = (PREVIOUS_AREA[0] + ARROW + NEXT_AREA[0]) / 2
        pen.text(facts.which, between, middle, "name", 13.5, palette.IVORY, LEAF_ROOM, align="center")
        right = PREVIOUS_AREA[0] - 10
    if facts.barrier:
        right -= pen.chip(
            f"{facts.barrier}", right, middle, 19, palette.WHAT_IF_CELL, palette.WHAT_IF, 13, "right"
        )
        right -= GAP
    left = x + 12
    left += pen.text(facts.subject, left, middle, "strong", 15, width=170) + 10
    if facts.price:
        kind, amount = facts.price
        left += pen.chip(f"{{{kind}}} {amount}", left, middle, 21, palette.INK, size=15) + 12
    left += pen.text(facts.verb, left, middle, "text", 14, palette.SECONDARY) + GAP
    left = _lay_pieces(pen, left, middle, facts.pieces, "+" if facts.counts else "")
    for first in range(0, len(facts.traded), 2):
        if facts.pieces or first:
            left += pen.text("+", left, middle, "number", 14, palette.SECONDARY) + 4
        left = _lay_pieces(pen, left, middle, facts.traded[first : first + 2], "")
        left += pen.text("as 1", left, middle, "text", 13.5, palette.SECONDARY) + GAP
    fill, colour = (
        (palette.SAFE_CELL, palette.GAIN) if facts.mood == "gain" else (palette.LOSS_CELL, palette.LOSS)
    )
    left += pen.chip(facts.verdict, left, middle, 19, fill, colour, 13.5) + GAP
    if facts.outcome or facts.gains or facts.warnings:
        pen.fill((left, y + 6, 1, height - 12), palette.BRASS, 0.4)
        left += 10
    for words in facts.warnings:
        left += (
            pen.chip(words, left, middle, 19, palette.LOSS_CELL, palette.LOSS, 13, room=right - left) + GAP
        )
    if facts.outcome and right - left > 40:
        left += pen.line(facts.outcome, left, middle, "text", 14, palette.IVORY, right - left) + GAP
    for colours, word in ((facts.returns, "back,"), (facts.gains, "new")):
        if colours and right - left > 80:
            left = _lay_colours(pen, left, middle, colours)
            left += pen.text(word, left + 2, middle, "text", 14, palette.SECONDARY, right - left - 2) + GAP


def _lay_colours(pen: Pen, left: float, middle: float, colours: Sequence[str]) -> float:
    """Small dice of these colours; the left end of what follows."""
    for colour in colours:
        die = small_die(pen.theme, BODIES[colour], MAIN_SIGN[colour], LINE_DIE)
        left += pen.stamp(die, left, middle) + 3
    return left


def _lay_pieces(pen: Pen, left: float, middle: float, pieces: Sequence[Piece], joint: str = "+") -> float:
    """Dice and chits with what they count, one after the other; the left end of what follows."""
    for index, (die, kind) in enumerate(pieces):
        if index and joint:
            left += pen.text(joint, left, middle, "number", 14, palette.SECONDARY) + 4
        if die is None:
            left += pen.stamp(chit(pen.theme, kind, LINE_CHIT), left, middle) + 4
        else:
            left += pen.stamp(die_look(die, LINE_DIE).surface(pen.theme), left, middle) + 4
        if joint:
            left += pen.text(str(die.icon.amount if die else 1), left, middle, "number", 15) + 5
    return left


def _trades(model: TableModel) -> tuple[str, ...]:
    """The kinds that two dice may be traded for now."""
    state: NationsDiceState = model.view
    if isinstance(model.draft, DiceDraft) and model.draft.verb == "trade":
        return ("food",)
    if isinstance(model.draft, Purchase):
        return (model.draft.kind,) if model.draft.purse.to_trade else ()
    nation = state.nations[model.shown_seat]
    if state.step != "actions" or nation.passed:
        return ()
    return ("gold", *(("stone",) if nation.wonder else ()))


def paint_foot(pen: Pen, area: Area, facts: tuple[tuple[str, ...], tuple[tuple[int, str], ...]]) -> None:
    """What two dice may stand in for at the left, what the others did at the right."""
    trades, recap = facts
    x, y, width, height = area
    middle = y + height / 2
    left = x + 8 + pen.heading("Trade", x + 8, middle) + 10
    left += pen.text("any two unused dice become", left, middle, "text", 13.5, palette.SECONDARY) + 7
    for kind in ("gold", "stone", "food"):
        is_open = kind in trades
        fill = palette.WHAT_IF_CELL if is_open else palette.PLATE
        left += pen.chip(f"1 {{{kind}}}", left, middle, 18, fill, palette.IVORY if is_open else palette.OFF, 13,
                         opacity=0.95 if is_open else 0.45) + 5  # fmt: skip
    words = "inside a payment" if trades else "not now"
    left += pen.text(words, left + 3, middle, "text", 13.5, palette.DIM) + 22
    wanted = [pen.wide(words, "text", 13.5) + DEED_ROOM for _, words in recap]
    given = shares(wanted, x + width - 8 - left)
    left = x + width - 8 - sum(given)
    for (colour, words), room in zip(recap, given, strict=True):
        pen.seat(colour, left + 9, middle, 17)
        pen.line(words, left + 22, middle, "text", 13.5, palette.SECONDARY, room - DEED_ROOM)
        left += room
