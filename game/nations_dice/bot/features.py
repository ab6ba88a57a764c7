"""The numbers by which a bot judges a nation in The Dice Game: what everybody at the table can see."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.bots.search.evaluator import each_named
from game.nations_dice.cards.dice import FACES, KINDS, SIDES, UNROLLED, Die
from game.nations_dice.cards.payment import DICE_FOR_ONE
from game.nations_dice.cards.tiles import EVENTS, TILES
from game.nations_dice.state import Nation, NationsDiceState

FEATURES = (
    "vp",  # scored, and on tiles
    "book_vp",  # what the books would score if all were used now
    "books",  # on the track and unused
    "book_lead",  # over the best rival, at most FAR either way
    "famine_vp",  # when food alone meets the famine
    "traded_famine_vp",  # when dice of gold and stone would have to be traded for it
    "famine_share",  # of the food that it needs, at most 1
    "war_vp",  # when unused strength meets the war
    "war_share",
    "first",  # 1 for the first in player order, 0 for the last
    "white",
    "orange",
    "blue",
    "red",
    "advisor_rerolls",
    "gold_chits",
    "stone_chits",
    "food_chits",
    "book_chits",
    "strength_chits",
    "rerolls",  # unused
    "gold",  # to spend in this round
    "some_gold",  # up to the dearest price
    "strength",  # unused
    "dice",  # unused, before the pass
    "wonder_vp",  # of the wonder under construction
    "wonder_chit",
    "ready_vp",  # of the wonder under construction, when its stone is there
    "missing_stone",
    "out",  # has passed
    "one",  # what a nation gets anyway
)

REASONS = each_named(
    {
        "points": ("vp",),
        "books": ("book_vp", "books", "book_lead", "book_chits"),
        "famine": ("famine_vp", "traded_famine_vp", "famine_share"),
        "war": ("war_vp", "war_share"),
        "order": ("first",),
        "dice": ("white", "orange", "blue", "red", "dice"),
        "rerolls": ("advisor_rerolls", "rerolls"),
        "gold": ("gold", "some_gold", "gold_chits"),
        "stone": ("stone_chits", "missing_stone"),
        "food": ("food_chits",),
        "strength": ("strength_chits", "strength"),
        "wonder": ("wonder_vp", "wonder_chit", "ready_vp"),
        "passing": ("out",),
        "start": ("one",),
    }
)
"""The features that a player would call by one name, under the key of that name."""

FAR = 4
DEAREST = 3
FAMINE_TO_COME = frozenset({"new_tiles", "actions", "commitments", "books", "famine"})
BOOKS_TO_COME = frozenset({"new_tiles", "actions", "commitments", "books"})
WAR_TO_COME = frozenset({*FAMINE_TO_COME, "player_order", "war"})


class VisibleFeatures(NamedTuple):
    """What unused dice show in the order of KINDS, how many they are, and how many of them show gold or stone.

    A die that is not rolled yet shows the mean of its faces.
    """

    gold: float
    stone: float
    food: float
    books: float
    strength: float
    dice: int
    of_no_other_use: float


@lru_cache(maxsize=8)
def _mean(colour: str) -> tuple[tuple[float, ...], float]:
    """What a throw of a colour shows on average, by kind, and how often it is gold or stone."""
    faces = FACES[colour][1:]
    amounts = tuple(sum(face.amount for face in faces if face.kind == kind) / SIDES for kind in KINDS)
    return amounts, sum(face.kind in ("gold", "stone") for face in faces) / SIDES


@lru_cache(maxsize=1 << 12)
def shown(dice: tuple[Die, ...]) -> VisibleFeatures:
    """What the unused ones among these dice show."""
    totals = [0.0] * len(KINDS)
    count, plain = 0, 0.0
    for die in dice:
        if die.is_used:
            continue
        count += 1
        if die.face == UNROLLED:
            amounts, share = _mean(die.colour)
            totals = [total + amount for total, amount in zip(totals, amounts, strict=True)]
            plain += share
        else:
            kind, amount = FACES[die.colour][die.face]
            totals[KINDS.index(kind)] += amount
            plain += kind in ("gold", "stone")
    gold, stone, food, books, strength = totals
    return VisibleFeatures(gold, stone, food, books, strength, count, plain)


@lru_cache(maxsize=1 << 12)
def _colours(brought: tuple[tuple[str, ...], ...]) -> tuple[int, int, int, int]:
    each = [colour for colours in brought for colour in colours]
    return each.count("white"), each.count("orange"), each.count("blue"), each.count("red")


def likely_books(state: NationsDiceState, nation: Nation) -> float:
    """The books that a nation would have once all its unused ones are used."""
    if state.step not in BOOKS_TO_COME:
        return nation.books
    return nation.books + nation.unused_chits[3] + shown(nation.dice).books


def weigh(state: NationsDiceState, seat: int) -> list[float]:
    """The nation's number for each of FEATURES."""
    nation = state.nations[seat]
    gold, stone, food, _, strength, dice, plain = shown(nation.dice)
    chits = nation.unused_chits
    gold, stone, food, strength = gold + chits[0], stone + chits[1], food + chits[2], strength + chits[4]
    step, event, active = state.step, EVENTS[state.event], not nation.passed and state.step == "actions"
    total = likely_books(state, nation)
    rivals = [likely_books(state, other) for other in state.nations if other is not nation]
    rivals += [shadow.books for shadow in state.shadows]
    small = len(state.nations) <= 2
    book_vp = sum(total > each for each in rivals) * (2 if small else 1) if step in BOOKS_TO_COME else 0
    lead = max(-FAR, min(FAR, total - max(rivals)))
    famine = war = traded = famine_share = war_share = 0.0
    if step in FAMINE_TO_COME:
        famine_share = min(1.0, food / event.famine)
        if food >= event.famine:
            famine = event.age
        elif food + plain // DICE_FOR_ONE >= event.famine:
            traded = event.age
    if step in WAR_TO_COME:
        war_share = min(1.0, strength / event.war)
        war = event.age if strength >= event.war else 0
    others = len(state.nations) - 1
    wonder = TILES[nation.wonder] if nation.wonder else None
    missing = max(0.0, wonder.stone - stone) if wonder else 0.0
    owned = [unused + used for unused, used in zip(chits, nation.used_chits, strict=True)]
    return [
        nation.projected_vp,
        book_vp,
        total,
        lead,
        famine,
        traded,
        famine_share,
        war,
        war_share,
        1 - state.order.index(seat) / others if others else 0.0,
        *_colours(nation.brought),
        nation.advisor_rerolls,
        *owned[:5],
        chits[5],
        gold if active else 0.0,
        min(gold, DEAREST) if active else 0.0,
        strength,
        dice if active else 0.0,
        wonder.vp if wonder else 0.0,
        float(bool(wonder.chit)) if wonder else 0.0,
        wonder.vp if wonder and not missing else 0.0,
        missing,
        float(nation.passed),
        1.0,
    ]
