"""Secrets: fields and questions of which others know only what they could be."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from game.engine import flow
from game.engine.flow import Action, Choice, advance
from game.engine.hidden import Secret, determinize, redact
from game.engine.record import Record
from game.engine.state import State

BIDS = ("high", "low", "none")


class Bidder(Record):
    def __init__(self) -> None:
        self.bid = ""


class Auction(State):
    nested: ClassVar[tuple[str, ...]] = ("bidders",)

    def __init__(self) -> None:
        super().__init__(4)
        self.bidders = [Bidder(), Bidder()]
        self.then((BID, 0, "under the table"), (BID, 1, "under the table"))
        advance(self)


class MakeBid(Action):
    verb = "make_bid"

    def moves(self, state: Auction, seat: int, where: str) -> list[tuple[str, ...]]:
        return [("make_bid", bid) for bid in BIDS]

    def carry_out(self, state: Auction, seat: int, where: str, bid: str) -> None:
        state.bidders[seat].bid = bid


BID = Choice("bid", MakeBid(), is_secret=True)


def hidden(state: Auction, viewer: int | None) -> list[Any]:
    return [
        Secret(bidder, "bid", "", BIDS) for seat, bidder in enumerate(state.bidders) if seat != viewer and bidder.bid
    ]


def after_the_first_bid() -> Auction:
    auction = Auction()
    flow.apply(auction, ("make_bid", "high"))
    return auction


def test_a_secret_looks_the_same_whatever_it_is():
    auction = after_the_first_bid()
    assert redact(auction, 1, hidden).bidders[0].bid == ""
    assert redact(auction, 0, hidden).bidders[0].bid == "high"


def test_every_possible_secret_is_imagined_equally_often():
    auction = after_the_first_bid()
    imagined = Counter(determinize(auction, 1, hidden, seed).bidders[0].bid for seed in range(600))
    assert set(imagined) == set(BIDS)
    assert min(imagined.values()) > 150


def test_nobody_else_sees_what_a_secret_question_is_about():
    auction = Auction()
    assert redact(auction, 0, hidden).decision == auction.decision
    seen = redact(auction, 1, hidden)
    assert (seen.decision.seat, seen.decision.moves, seen.decision.context) == (0, (), ())
    assert "under the table" not in repr(seen.stack[-1])


def test_an_imagined_state_looks_like_the_true_one():
    auction = after_the_first_bid()
    for seed in range(5):
        imagined = determinize(auction, 1, hidden, seed)
        assert redact(imagined, 1, hidden).fingerprint() == redact(auction, 1, hidden).fingerprint()
        assert imagined.decision == auction.decision
