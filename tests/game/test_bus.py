"""Events and what of them a viewer may hear."""

from game.bus import Bus, Event, Private

DREW = Event("drew", {"seat": 1, "number": 2, "cards": Private((1, 3), ("shell", "pebble"))})


def test_a_private_fact_is_opened_for_its_seats_and_left_out_for_others():
    assert DREW.seen_by(3) == Event("drew", {"seat": 1, "number": 2, "cards": ("shell", "pebble")})
    assert DREW.seen_by(0) == DREW.seen_by(None) == Event("drew", {"seat": 1, "number": 2})


def test_a_private_fact_that_is_printed_unopened_tells_nothing():
    assert "shell" not in str(DREW)


def test_listeners_hear_events_of_their_kind_and_then_those_of_everything():
    heard = []
    bus = Bus()
    bus.subscribe(Bus.EVERYTHING, lambda event: heard.append(f"all {event.kind}"))
    bus.subscribe("drew", lambda event: heard.append(f"one {event.kind}"))
    bus.publish(DREW)
    bus.publish(Event("passed", {}))
    assert heard == ["one drew", "all drew", "all passed"]
