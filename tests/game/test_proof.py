"""What reviews are worth, told of however many there were."""

import json

from game.tools import proof


def test_stopped_before_the_first_review_it_tells_of_none(monkeypatch, capsys):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(proof, "played", stop)
    assert proof.main(["nations"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["reviews"] == told["turning_points"] == told["slowest"] == 0
