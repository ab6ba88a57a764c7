"""Tries of challenges: how many one player has begun of each, and the best that finished ones have scored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import yaml

from game.challenges.challenges import Challenge, stars
from game.files.profiles import CHALLENGES, Profile, own_file
from game.files.safe_yaml import Dumper
from game.files.schema import ANY, check
from game.files.shared_file import SharedFile
from game.files.untrusted import load
from game.records.tally import Seated
from game.session.fixed_tables import CHALLENGE
from game.session.session import HUMAN


class Tries:
    """How many tries of each challenge were begun, by game and id, on disk; without a profile, by the one who plays
    here. `trouble` says in plain words why the file could not be used, or not be written.
    """

    def __init__(self) -> None:
        self._file = SharedFile[Mapping[str, int]](own_file(CHALLENGES), "challenges_file", _begun, {})
        self._begun = dict(self._file.look())
        self.trouble = self._file.damaged or ""

    def begun(self, challenge: Challenge) -> int:
        """How many were begun."""
        return self._begun.get(_name(challenge), 0)

    def begin(self, challenge: Challenge) -> int:
        """Begin another one; its number, 1 for the first."""
        try:
            with self._file.changing(self._begun) as kept:
                self._begun = {**self._begun, **kept}
                self._begun[_name(challenge)] = self.begun(challenge) + 1
                self._file.write(sorted(self._begun.items()), _text)
            self.trouble = self._file.damaged or ""
        except OSError as error:
            self._begun[_name(challenge)] = self.begun(challenge) + 1
            self.trouble = self._file.unwritable(error)
        return self.begun(challenge)


def _name(challenge: Challenge) -> str:
    return f"{challenge.game}/{challenge.id}"


def _text(begun: Sequence[tuple[str, int]]) -> str:
    return str(yaml.dump(dict(begun), Dumper=Dumper))


def _begun(data: bytes) -> Mapping[str, int]:
    """Raises Unfit."""
    content: Mapping[str, int] = load(data)
    check(content, {ANY: range(1_000_000)})
    return content


def best_scores(seated: Iterable[Seated], profile: Profile | None) -> dict[str, int]:
    """The best score in each challenge whose goal was met, by game and id: of a profile or, without one, of anybody."""
    best: dict[str, int] = {}
    for each in seated:
        kind, _, rest = each.seed.partition(" ")
        is_own = each.player == HUMAN and (profile is None or profile.is_called(each.name))
        if kind == CHALLENGE and is_own and each.score is not None:
            name = f"{each.game}/{rest.partition(' ')[0]}"
            best[name] = max(each.score, best.get(name, each.score))
    return best


def is_done(challenge: Challenge, best: Mapping[str, int]) -> bool:
    """Whether it has brought a star or, where none were measured, its goal was met."""
    score = best.get(_name(challenge))
    return score is not None and (not challenge.stars or stars(challenge, score) > 0)


def best_of(challenge: Challenge, best: Mapping[str, int]) -> int | None:
    """The best score in it; None where its goal was never met."""
    return best.get(_name(challenge))
