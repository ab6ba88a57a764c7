"""Events and what of them a viewer may hear."""

import pytest

from game.engine.event import PlainEvent, Private
from game.session.bus import MOVED, Bus, Subscriptions

DREW = PlainEvent("drew", {"seat": 1, "number": 2, "cards": Private((1, 3), ("shell", "pebble"))})


def test_a_private_fact_is_opened_for_its_seats_and_left_out_for_others():
    assert DREW.seen_by(3) == PlainEvent("drew", {"seat": 1, "number": 2, "cards": ("shell", "pebble")})
    assert DREW.seen_by(0) == DREW.seen_by(None) == PlainEvent("drew", {"seat": 1, "number": 2})


def test_a_private_fact_that_is_printed_unopened_tells_nothing():
    assert "shell" not in str(DREW)


def test_listeners_hear_events_of_their_kind_and_then_those_of_everything():
    heard = []
    bus = Bus()
    bus.subscribe(Bus.EVERYTHING, lambda event: heard.append(f"all {event.kind}"))
    bus.subscribe("drew", lambda event: heard.append(f"one {event.kind}"))
    bus.publish(DREW)
    bus.publish(PlainEvent("passed", {}))
    assert heard == ["one drew", "all drew", "all passed"]


def test_whoever_leaves_hears_nothing_more_and_is_counted_no_more():
    heard, bus = [], Bus()
    leave = bus.subscribe("drew", heard.append)
    bus.subscribe("drew", heard.append, positions=True)
    assert (bus.count, bus.wants_positions) == (2, True)
    leave()
    leave()
    bus.publish(DREW)
    assert (len(heard), bus.count) == (1, 1)


def test_the_subscriptions_of_an_owner_end_together():
    bus, own = Bus(), Subscriptions()
    own.add(bus.subscribe("drew", print), bus.subscribe(MOVED, print, positions=True))
    own.leave()
    own.leave()
    assert (bus.count, bus.wants_positions) == (0, False)


def test_a_listener_that_raises_keeps_nothing_from_the_others_and_is_reported_after(caplog):
    heard, bus = [], Bus()
    bus.subscribe("drew", lambda event: 1 / 0)
    bus.subscribe("drew", heard.append)
    bus.subscribe("passed", heard.append)
    bus.subscribe("passed", lambda event: {}["no such"])
    with pytest.raises(ZeroDivisionError):
        bus.publish(DREW, PlainEvent("passed", {}))
    assert [event.kind for event in heard] == ["drew", "passed"]
    assert [record.exc_info[0] for record in caplog.records] == [KeyError]
    assert not bus.is_publishing


def test_whoever_leaves_while_being_told_disturbs_nobody():
    heard, bus = [], Bus()

    def once(event):
        heard.append("once")
        leave()

    leave = bus.subscribe("drew", once)
    bus.subscribe("drew", lambda event: heard.append("always"))
    bus.publish(DREW)
    bus.publish(DREW)
    assert heard == ["once", "always", "always"]
