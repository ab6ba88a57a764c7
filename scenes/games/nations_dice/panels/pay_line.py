"""The proposal strip: what you are about to do, laid out from left to right like a sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.nations_dice.analysis.proposals import missing_chits, missing_dice
from game.nations_dice.cards.chits import KIND_OF_CHIT
from game.nations_dice.cards.dice import Die
from game.nations_dice.cards.payment import DICE_FOR_ONE
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.drafts.dice import DiceDraft
from game.nations_dice.drafts.leafing import NEXT, PREVIOUS, STEPS, position
from game.nations_dice.drafts.purchase import PAY_LINE, Purchase
from game.nations_dice.rules.buying import ADVISOR, SLOTS, tile_at
from game.nations_dice.rules.turns import TURN
from game.nations_dice.state import Nation, NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.board.dice import BODIES, MAIN_SIGN, die_look
from scenes.games.nations_dice.board.looks import LINE_CHIT, LINE_DIE, ArrowLook
from scenes.games.nations_dice.panels.foot import recap, trading
from scenes.games.nations_dice.panels.told_line import ToldLine, told_line
from scenes.games.nations_dice.text import explanations
from scenes.games.nations_dice.text.seats import tile_name
from scenes.table.model import TableModel
from scenes.table.panels.prompt import is_answering, prompt_ribbon
from scenes.table.table import ANSWERS
from scenes.ui.leaves import Token
from sprites.cards.chits import chit as chit_picture
from sprites.dice.lying_die import small_die
from sprites.paint import palette

say = Sentences("nations_dice")

STRIP = "payment strip"
"""The box of the strip: pieces that are laid out, or what was done last."""

ZONE = "payment"
HIGH = 32.0
FILL = palette.hex_colour("#241A0C")
ARROW = 22.0
ANSWERS_WIDTH = 612.0
BESIDE, LEAST_BESIDE, MOST_BESIDE = 30.0, 190.0, 312.0
"""Height, least and greatest width of the plates beside the prompt."""
GAP = 7.0
GAIN, LOSS = "gain", "loss"
MOODS: dict[str, tuple[palette.Colour, palette.Colour]] = {
    GAIN: (palette.SAFE_CELL, palette.GAIN),
    LOSS: (palette.LOSS_CELL, palette.LOSS),
}


class PieceGlyph(NamedTuple):
    """A die or a chit in the sentence: a die as it lies, or the kind of a chit."""

    die: Die | None
    chit: str = ""

    @property
    def amount(self) -> int:
        """How much it shows."""
        return self.die.icon.amount if self.die else 1

    @property
    def name(self) -> str:
        """What it is called on a tooltip."""
        if self.die is None:
            return say("told.kind_chit", kind=self.chit)
        return say("faces.colour_die", colour=say.name(self.die.colour))


class Sentence(NamedTuple):
    """A draft in words and pieces.

    `subject` and `price` open it; `pieces` pay, then `traded` ones in pairs; `verdict` judges the sum; `which` tells
    which of the proposals it is; `outcome` is what follows, `returns` and `gains` the colours of the dice that go back
    and that come. `counts` is whether it matters how much the pieces show. `about` is what its tooltip is about,
    with the heading of its chapter.
    """

    subject: str
    price: tuple[str, int] | None
    verb: str
    pieces: tuple[PieceGlyph, ...]
    traded: tuple[PieceGlyph, ...]
    verdict: str
    mood: str
    about: tuple[str, str]
    short: str = ""
    which: str = ""
    outcome: str = ""
    gains: tuple[str, ...] = ()
    returns: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    barrier: str = ""
    counts: bool = True


@ui.memo
def strip(model: TableModel[NationsDiceState]) -> ui.PaintLayer:
    """The strip; buttons for answers lie over its right part."""
    answers = ui.Row(ui.Gap(grow=1), ui.Gap(name=ANSWERS, wide=ANSWERS_WIDTH, margin=(0, -1, 0, -1)))
    return ui.PaintLayer(
        ui.Overlay(_strip(model), answers, name=STRIP, high=HIGH, margin=(0, 0, 0, 0)),
        zone=ZONE,
    )


def _strip(model: TableModel[NationsDiceState]) -> ui.Box:
    if isinstance(model.draft, Purchase | DiceDraft):
        sentence = _purchase(model, model.draft) if isinstance(model.draft, Purchase) else _dice(model, model.draft)
        return ui.Row(
            *_said(sentence),
            *(_leafing(sentence) if len(model.draft.proposals) > 1 else ()),
            pad=(12, 0, 6, 0),
            name=PAY_LINE,
            target=partial(ui.Target, zone=ZONE),
            tells=ui.Tooltip(_told, model, sentence),
            back=(ui.plate(fill=FILL, opacity=0.95, radius=5),),
        )
    if is_answering(model) and model.viewer == model.shown_seat and model.decision and model.decision.choice is TURN:
        ribbon = prompt_ribbon(model, say(_asked_for({move[0] for move in model.decision.moves})), "Actions")
        left, right = _beside(model, trading(model)), _beside(model, recap(model))
        return ui.Either(
            ui.Row(left, ui.Gap(grow=1), ribbon, ui.Gap(grow=1), right),
            ui.Row(ui.Gap(grow=1), ribbon, ui.Gap(grow=1), right),
            ui.Row(ui.Gap(grow=1), ribbon, ui.Gap(grow=1)),
        )
    told = told_line(model)
    if told is None:
        return ui.Row()
    latest = _quiet(model, "latest", "", 0.8, *_latest(told))
    if is_answering(model) or not model.recap:
        return latest
    return ui.Either(ui.Row(latest, _beside(model, recap(model)), gap=GAP), latest)


def _beside(model: TableModel[NationsDiceState], plate: ui.Box) -> ui.Box:
    """A plate beside the prompt, or beside the latest deed."""
    return ui.Overlay(plate, wide=(LEAST_BESIDE * model.theme.letter, MOST_BESIDE), high=BESIDE)


def _asked_for(verbs: Collection[str]) -> str:
    """The key of what a turn asks for, by what can be done: nobody is asked to buy or reroll who can't."""
    if "buy_tile" in verbs:
        return "pay.hint" if "reroll" in verbs else "pay.hint_no_reroll"
    doable = [short for verb, short in (("build_wonder", "build"), ("reroll", "reroll")) if verb in verbs]
    return f"pay.hint_{'_'.join(doable) or 'pass'}"


def _quiet(
    model: TableModel[NationsDiceState], about: str, chapter: str, opacity: float, *parts: ui.Box | float
) -> ui.Row:
    return ui.Row(
        *parts,
        ui.Gap(grow=1),
        pad=(12, 0, 12, 0),
        name="latest",
        grow=1,
        tells=ui.Tooltip(explanations.ruled, model, about, chapter),
        back=(ui.plate(fill=FILL, opacity=opacity, radius=5),),
    )


def _latest(told: ToldLine) -> Iterator[ui.Box | float]:
    """The disc and the name of whoever acted, the deed in words, and what was paid."""
    if told.colour is not None:
        yield ui.disc(told.colour, 21)
        yield 9
        yield ui.Text(told.name, ui.Style.STRONG, cut=True)
        yield 6
    yield ui.Text(told.words, ui.Style.BODY, cut=True)
    if not told.dice and not told.chits:
        return
    yield 8
    yield ui.Text(say("pay.with"), ui.Style.BODY, drop=2)
    yield 7
    dice = [ui.Glyph(_paint_colour, LINE_DIE, colour) for colour in told.dice]
    yield ui.Row(*dice, *(ui.Glyph(_paint_chit, LINE_CHIT, told.chit) for _ in range(told.chits)), gap=4, drop=1)


def _said(sentence: Sentence) -> Iterator[ui.Box | float]:
    """The sentence."""
    yield ui.Text(sentence.subject, ui.Style.STRONG, floor=0.7)
    yield 10
    if sentence.price:
        kind, amount = sentence.price
        yield ui.chip(f"{{{kind}}} {amount}", 21, palette.INK, size=15)
        yield 12
    yield ui.Text(sentence.verb, ui.Style.BODY, size=14, drop=3)
    yield GAP
    yield ui.Either(_pieces_row(sentence, has_numbers=True), _pieces_row(sentence, has_numbers=False))
    yield GAP
    yield ui.chip(
        sentence.verdict, 19, *MOODS[sentence.mood], 13.5, shorter=(sentence.short,) if sentence.short else ()
    )
    if sentence.outcome or sentence.gains or sentence.warnings:
        yield GAP
        yield ui.bar(opacity=0.4, high=HIGH - 12, drop=6)
        yield 3
    for words in sentence.warnings:
        yield GAP
        yield ui.chip(words, 19, *MOODS[LOSS], 13, drop=2)
    if sentence.outcome:
        yield GAP
        yield ui.Text(sentence.outcome, ui.Style.PROSE, size=14, drop=5)
    for colours, key in ((sentence.returns, "back"), (sentence.gains, "new")):
        if colours:
            yield GAP
            dice = (ui.Glyph(_paint_colour, LINE_DIE, colour) for colour in colours)
            yield ui.Row(*dice, ui.Text(say(f"pay.{key}"), ui.Style.BODY, size=14), gap=3, drop=4)
    yield ui.Gap(grow=1)
    if sentence.barrier:
        yield GAP
        short = (say("pay.no_undo_short"),)
        yield ui.chip(sentence.barrier, 19, palette.WHAT_IF_CELL, palette.WHAT_IF, 13, shorter=short, floor=0.8, drop=1)


def _pieces_row(sentence: Sentence, has_numbers: bool) -> ui.Row:
    """The dice and chits, with what they count where there is room; traded ones in pairs."""
    parts: list[ui.Box | float] = []
    for index, piece in enumerate(sentence.pieces):
        if has_numbers and sentence.counts and index:
            parts += [_plus(), 4]
        parts += [_sign(piece), 4]
        if has_numbers and sentence.counts:
            parts += [ui.Text(str(piece.amount), ui.Style.FIGURE), 5]
    for first in range(0, len(sentence.traded), DICE_FOR_ONE):
        if has_numbers and (sentence.pieces or first):
            parts += [_plus(), 4]
        for piece in sentence.traded[first : first + DICE_FOR_ONE]:
            parts += [_sign(piece), 4]
        if has_numbers:
            parts += [ui.Text(say("pay.as_one"), ui.Style.SMALL), GAP]
    return ui.Row(*parts)


def _plus() -> ui.Text:
    return ui.Text("+", ui.Style.SMALL_FIGURE, colour=palette.SECONDARY)


def _sign(piece: PieceGlyph) -> ui.Glyph:
    if piece.die is None:
        return ui.Glyph(_paint_chit, LINE_CHIT, piece.chit)
    return ui.Glyph(_paint_die, LINE_DIE, piece.die)


def _paint_die(pen: ui.Pen, x: float, y: float, side: float, die: Die) -> None:
    pen.stamp(die_look(die, side).surface(pen.theme), x, y, "center")


def _paint_chit(pen: ui.Pen, x: float, y: float, side: float, kind: str) -> None:
    pen.stamp(chit_picture(pen.theme, kind, side), x, y, "center")


def _paint_colour(pen: ui.Pen, x: float, y: float, side: float, colour: str) -> None:
    pen.stamp(small_die(pen.theme, BODIES[colour], MAIN_SIGN[colour], side), x, y, "center")


def _leafing(sentence: Sentence) -> Iterator[ui.Box | float]:
    """Arrows to leaf through proposals, and which one it is."""
    yield 10
    yield _arrow(PREVIOUS, say("pay.before"))
    yield ui.Text(sentence.which, ui.Style.NAME, align="center", wide=66)
    yield _arrow(NEXT, say("pay.next"))


def _arrow(name: str, caption: str) -> Token:
    facts = {"zone": "proposals", "caption": caption}
    return Token(ARROW, partial(ArrowLook, STEPS[name]), facts, z=1, name=name)


# What the drafts say


def _told(model: TableModel[NationsDiceState], sentence: Sentence) -> ui.Explanation:
    """The sentence piece by piece, with all that had no room in the strip."""
    about, chapter = sentence.about
    kind, price = sentence.price or ("", 0)
    has_sum = bool(kind) and sentence.counts
    amounts = [(say("told.price_of"), f"{price} {{{kind}}}")] if has_sum else []
    amounts += [(piece.name, f"{piece.amount} {{{kind}}}" if has_sum else "") for piece in sentence.pieces]
    if sentence.traded:
        worth = len(sentence.traded) // DICE_FOR_ONE
        amounts.append((say("told.traded", dice=len(sentence.traded)), f"{worth} {{{kind}}}" if kind else ""))
    remarks = (sentence.verdict, *sentence.warnings, sentence.outcome, sentence.barrier)
    rule = () if about == "payment" else (say(f"told.{about}_rule"),)
    title = say("told.payment", tile=sentence.subject) if about == "payment" else say(f"told.{about}")
    return explanations.payment(model, title, amounts, (*rule, *filter(None, remarks)), chapter)


def _purchase(model: TableModel[NationsDiceState], draft: Purchase) -> Sentence:
    state = model.view
    tile, nation = TILES[draft.tile], state.nations[draft.seat]
    name, paid = tile_name(draft.tile), draft.payment
    shown = draft.handles[: len(draft.handles) - len(paid.traded)]
    verdict, mood = _verdict(draft)
    warnings = []
    outcome = ""
    covered = tile_at(nation, draft.place) if draft.place else ""
    if tile.is_building and covered:
        outcome = say("pay.covers", tile=tile_name(covered), vp=TILES[covered].vp)
        if missing := missing_dice(state, draft.seat, draft.tile, draft.place):
            warnings.append(say("pay.lacks_dice", missing=missing))
    elif covered and draft.place == ADVISOR:
        outcome = say("pay.leaves_rerolls", tile=tile_name(covered), rerolls=nation.advisor_rerolls)
    elif covered:
        outcome = say("pay.leaves", tile=tile_name(covered))
    brings_chits = draft.is_building or tile.type == "colony" or tile.rerolls > 0
    if brings_chits and missing_chits(state, draft.seat, draft.tile):
        warnings.append(say("pay.lacks_chit"))
    facts = {
        "paid": draft.payment.total,
        "price": draft.price,
        "missing": draft.missing,
        "lost": draft.lost,
    }
    return Sentence(
        subject=say("pay.build", tile=name) if draft.is_building else name,
        price=(draft.kind, draft.price),
        verb=say("pay.pay"),
        pieces=tuple(_pieces(nation, shown)),
        traded=tuple(_pieces(nation, paid.traded)),
        verdict=say(f"pay.{verdict}", **facts),
        short=say(f"pay.{verdict}_short", **facts),
        mood=mood,
        about=("payment", "Wonders" if draft.is_building else "Buying a tile"),
        which=position(draft.proposals, draft.handles),
        outcome=outcome,
        gains=tile.dice if not draft.is_building else (),
        returns=nation.brought[SLOTS.index(draft.place)] if draft.place in SLOTS else (),
        warnings=tuple(warnings),
        barrier=say("pay.rolls_at_once") if tile.dice and not draft.is_building else "",
    )


def _verdict(draft: Purchase) -> tuple[str, str]:
    """How the payment stands to the price, and whether that is good."""
    if draft.missing:
        return "more_needed", LOSS
    if draft.is_wasteful:
        return "wasteful", LOSS
    return ("lost", LOSS) if draft.lost else ("exact", GAIN)


def _pieces(nation: Nation, handles: Sequence[str]) -> Iterator[PieceGlyph]:
    dice = {die.handle: die for die in nation.dice}
    for handle in handles:
        yield PieceGlyph(dice[handle]) if handle in dice else PieceGlyph(None, KIND_OF_CHIT[handle])


def _dice(model: TableModel[NationsDiceState], draft: DiceDraft) -> Sentence:
    state = model.view
    pieces = tuple(_pieces(state.nations[draft.seat], draft.dice))
    count = len(draft.dice)
    match draft.verb:
        case "reroll":
            words = say("pay.dice_of", dice=count, all=len(draft.pieces)) if count else say("pay.choose_dice")
            return Sentence(
                say("pay.reroll"), ("reroll", 1), say("pay.throw"), pieces, (), words, GAIN if count else LOSS,
                ("reroll", "Reroll"), which=position(draft.proposals, draft.dice), barrier=say("pay.no_undo"),
                outcome=say("pay.whole_turn"), counts=False,
            )  # fmt: skip
        case "trade":
            wanted, tile = draft.wanted or 0, state.event_tile
            return Sentence(
                say("pay.famine"), ("food", tile.famine), say("pay.trade"), (), pieces,
                say("pay.dice_wanted", dice=count, wanted=wanted), GAIN if count == wanted else LOSS,
                ("famine_dice", "Famine"), outcome=say("pay.famine_met", points=tile.vp), counts=False,
            )  # fmt: skip
        case "return_die":
            return _given_back(draft, pieces)
    verdict = say("pay.kept", dice=count) if count else say("pay.all_used")
    return Sentence(
        say("pay.books"), None, say("pay.hold_back"), pieces, (), verdict, GAIN, ("held_books", "Books"),
        which=position(draft.proposals, draft.dice), outcome=say("pay.chits_used"),
    )  # fmt: skip


def _given_back(draft: DiceDraft, pieces: tuple[PieceGlyph, ...]) -> Sentence:
    wanted, missing = draft.wanted or 0, (draft.wanted or 0) - len(pieces)
    are_used = all(piece.die.is_used for piece in pieces if piece.die)
    if missing:
        verdict = say("pay.more", missing=missing)
    else:
        verdict = say("pay.used_already" if are_used else "pay.still_useful")
    return Sentence(
        say("pay.covered"), None, say("pay.goes_back", wanted=wanted), pieces, (), verdict,
        GAIN if are_used and not missing else LOSS, ("given_back", "Buildings and Military"),
        outcome=say("pay.then_rolled"), barrier=say("pay.no_undo"), counts=False,
    )  # fmt: skip
