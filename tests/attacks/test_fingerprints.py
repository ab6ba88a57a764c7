"""A few games of each kind; `make fuzz` plays 1,000."""

import pytest

from tests.attacks.fingerprints import Planned, faults, plan


@pytest.mark.parametrize(
    "planned", [*plan(2, seed=1, longest=120)], ids=lambda planned: f"{planned.game}-{planned.seats}"
)
def test_a_position_has_one_fingerprint_played_sought_or_loaded(planned: Planned):
    assert faults(planned) == []
