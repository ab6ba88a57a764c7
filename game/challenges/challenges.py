"""The challenges of a game, from `data/<game>/challenges.yaml`, and what a finished game scores in one.

The seed names the challenge and the number of the try, so that try number n is the same for everybody, and a saved game
or a letter is known to be one. All of them are open from the first day; `after` only says where to go next.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from hashlib import blake2s
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from game import GAMES, game_named
from game.achievements.requirements import FinishedGame, Requirement, met_at, read_each_once, read_requirements
from game.bots.level import LEVELS
from game.bots.roster import UnknownPlayer, evaluator_of, parted
from game.cards.catalog import DATA, Misprint, Passage, Readers, read_file
from game.daily.daily_table import pieces_of
from game.engine import BadOption, Options
from game.files import safe_yaml, schema, untrusted
from game.files.profiles import CHALLENGES, Profile, own_file
from game.files.shared_file import SharedFile
from game.learn.lesson import lessons
from game.session.fixed_tables import CHALLENGE, FILE, OWN, bars_of, fixed_kind
from game.session.session import HUMAN, Seat, Session, names_around
from game.text.language import ENGLISH
from game.text.sentences import Sentences, read_entries

COUNTS = ("points", "lead", "health")
STEPS = "steps"
"""What stands for a step toward the numbers that a goal asks for, such as a Wonder that stands, among features."""

BRONZE, SILVER, GOLD = 1, 2, 3
"""Stars."""


class Tilt(NamedTuple):
    """How computer players are tilted toward a goal when its stars are measured (`game.challenges.tilted_bot`).

    worth: points that a feature of their evaluator is worth to them besides, or each step toward the goal (`STEPS`).
    shuns: moves that they don't make, as bans name them.
    """

    worth: Mapping[str, float] = {}
    shuns: tuple[Mapping[str, str], ...] = ()


class Challenge(NamedTuple):
    """A table with a bar or a goal. icon: the picture on its medal. seats: who plays, `you` for the own seat. counts:
    what stars are given for. stars: how much of it brings one, two and three; empty where nobody has measured that.
    measured: what it was measured with. tilt: see there.
    """

    game: str
    id: str
    icon: str
    seats: tuple[str, ...]
    counts: str
    teaches: str
    options: Options = {}
    bans: tuple[Mapping[str, str], ...] = ()
    needs: tuple[Requirement, ...] = ()
    tilt: Tilt = Tilt()
    stars: tuple[int, ...] = ()
    measured: str = ""

    @property
    def title(self) -> str:
        """What it is called."""
        return Sentences(self.game).lines(f"challenges.{self.id}")[0]

    @property
    def says(self) -> str:
        """What it asks for, in a sentence."""
        return Sentences(self.game).lines(f"challenges.{self.id}")[1]

    @property
    def seat(self) -> int:
        """The own seat."""
        return self.seats.index(OWN)

    def seed(self, number: int) -> str:
        """What try number `number` is shuffled by, 1 for the first."""
        return f"{CHALLENGE} {self.id} {number}"

    @property
    def is_stale(self) -> bool:
        """Whether its stars were measured with other pieces, rules or computer players than those of now."""
        return bool(self.stars) and self.measured != measure_of(self.game)


@cache
def measure_of(game: str) -> str:
    """The digest of all that stars depend on: rules and pieces, what computer players have learned, and how far each
    level of them sees.
    """
    learned = b"".join(path.read_bytes() for path in sorted((DATA / "bots").glob(f"{game}*")))
    seen = repr((pieces_of(game), LEVELS, evaluator_of(game_named(game)).budget))
    return blake2s(seen.encode() + learned, digest_size=4).hexdigest()


@cache
def challenges_of(game: str, folder: Path = DATA) -> tuple[Challenge, ...]:
    """All challenges of a game, in the order of the ladder. Raises Misprint."""
    path = folder / game / FILE
    return read_file(path, partial(_read_all, game=game)) if path.exists() else ()


def challenge_of(session: Session) -> tuple[Challenge, int] | None:
    """The challenge that a game is a try of, and the number of the try; None where it is none, or was changed."""
    if fixed_kind(session.seed) != CHALLENGE or session.parent or session.reshuffles:
        return None
    name, _, number = str(session.seed).partition(" ")[2].partition(" ")
    challenge = next((each for each in challenges_of(session.game.name) if each.id == name), None)
    if challenge is None or not number.isdigit():
        return None
    return (challenge, int(number)) if _is_dealt_so(session, challenge) else None


def _is_dealt_so(session: Session, challenge: Challenge) -> bool:
    rivals = [seat.player for place, seat in enumerate(session.seats) if place != challenge.seat]
    settled = session.game.settle_options(len(challenge.seats), challenge.options)
    is_alike = rivals == [each for each in challenge.seats if each != OWN]
    return is_alike and len(session.seats) == len(challenge.seats) and dict(session.options) == dict(settled)


def dealt_try(challenge: Challenge, number: int, name: str = "", player: str = HUMAN) -> Session:
    """The table of a try before its first move. name: who plays it. player: what stands for that."""
    players = [player if each == OWN else each for each in challenge.seats]
    names = names_around(players, [name if place == challenge.seat else "" for place in range(len(players))])
    seats = [Seat(names[place], each, place + 1) for place, each in enumerate(players)]
    return Session(game_named(challenge.game), challenge.options, seats, challenge.seed(number))


def next_try(challenge: Challenge, name: str = "") -> Session:
    """The table of the next try of whoever plays here, which is counted as begun."""
    return dealt_try(challenge, Tries().begin(challenge), name)


def scored(challenge: Challenge, session: Session) -> int | None:
    """What the own seat has of what counts in a finished try; None where it has not met the goal."""
    finished = FinishedGame(session, challenge.seat)
    if met_at(challenge.needs, finished) is None:
        return None
    return finished.lead if challenge.counts == "lead" else finished.score.total


def stars(challenge: Challenge, score: int | None) -> int:
    """How many stars a score brings, 0 to 3; none where they were not measured."""
    return stars_at(challenge.stars, score)


def stars_at(bars: Sequence[int], score: int | None) -> int:
    """How many of these bars a score reaches; none without one."""
    return sum(score >= least for least in bars) if score is not None else 0


def score_of(session: Session) -> int | None:
    """What a person has scored in a finished try of a challenge; None in all other games."""
    found = challenge_of(session) if session.state.is_over else None
    if found is None or session.seats[found[0].seat].player != HUMAN:
        return None
    return scored(found[0], session)


def lesson_of(challenge: Challenge) -> Any:
    """The lesson that helps with it. Raises StopIteration where there is none."""
    return next(each for each in lessons(challenge.game) if each.id == challenge.teaches)


# -- tries ---------------------------------------------------------------------------------------------------------


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
    return str(yaml.dump(dict(begun), Dumper=safe_yaml.Dumper))


def _begun(data: bytes) -> Mapping[str, int]:
    """Raises Unfit."""
    content: Mapping[str, int] = untrusted.load(data)
    schema.check(content, {schema.ANY: range(1_000_000)})
    return content


def best_scores(seated: Iterable[Any], profile: Profile | None) -> dict[str, int]:
    """The best score in each challenge whose goal was met, by game and id, among seats of the tally: of a profile or,
    without one, of anybody.
    """
    best: dict[str, int] = {}
    for each in seated:
        kind, _, rest = each.seed.partition(" ")
        is_own = each.player == HUMAN and (profile is None or profile.is_called(each.name))
        if kind == CHALLENGE and is_own and each.score is not None:
            name = f"{each.game}/{rest.partition(' ')[0]}"
            best[name] = max(each.score, best.get(name, each.score))
    return best


def can_be_done(challenge: Challenge) -> bool:
    """Whether a try can tell: by its stars or its goal. Without both nobody knows what a score is worth."""
    return bool(challenge.stars or challenge.needs)


def is_done(challenge: Challenge, best: Mapping[str, int]) -> bool:
    """Whether it has brought a star or, where none were measured, its goal was met."""
    score = best.get(_name(challenge))
    if score is None:
        return False
    return stars(challenge, score) > 0 if challenge.stars else can_be_done(challenge)


def best_of(challenge: Challenge, best: Mapping[str, int]) -> int | None:
    """The best score in it; None where its goal was never met."""
    return best.get(_name(challenge))


# -- the file -----------------------------------------------------------------------------------------------------


def _read_all(passage: Passage, game: str) -> tuple[Challenge, ...]:
    return read_each_once(passage, partial(_read, game=game), "challenge")


def _read(passage: Passage, game: str) -> Challenge:
    readers: Readers = {
        "id": Passage.handle,
        "icon": Passage.emblem,
        "seats": lambda seats: tuple(seats.each(Passage.text, 1)),
        "options": lambda options: options.content,
        "bans": lambda bans: tuple(bans.each(_read_ban)),
        "needs": partial(read_requirements, game=game),
        "tilt": _read_tilt,
        "counts": lambda counts: counts.one_of(COUNTS, "what counts"),
        "stars": lambda stars: stars.numbers(-999, 999, range(3, 4)),
        "measured": Passage.text,
        "teaches": Passage.text,
    }
    challenge = Challenge(game, **passage.record(readers, ("id", "icon", "seats", "counts", "teaches")))
    if challenge.seats.count(OWN) != 1:
        raise passage.misprint(f"the seats must hold {OWN!r} once")
    if list(challenge.stars) != sorted(challenge.stars):
        raise passage.misprint("the stars must rise")
    return challenge


def _read_tilt(passage: Passage) -> Tilt:
    readers: Readers = {
        "worth": lambda worth: {name: each.decimal() for name, each in worth.fields().items()},
        "shuns": lambda shuns: tuple(shuns.each(_read_ban, 1)),
    }
    return Tilt(**passage.record(readers, least=1))


def _read_ban(passage: Passage) -> Mapping[str, str]:
    name, value = passage.one_field(dict.fromkeys(("verb", "buys", "piece"), Passage.handle), "a ban names one thing")
    return {name: value}


def check_challenges(folder: Path) -> None:
    """Read the file of a game's folder, for whoever checks data. Raises Misprint, also for tables that cannot be dealt,
    for bans of nothing, and for challenges without words or lesson.
    """
    path = folder / ENGLISH / FILE
    words: Container[str] = read_file(path, read_entries) if path.exists() else ()
    for each in challenges_of(folder.name, folder.parent):
        if wrong := next(_faults(each, words), ""):
            raise Misprint(f"{each.id}: {wrong}", code="wrong-value").at(folder / FILE)


def _faults(challenge: Challenge, words: Container[str]) -> Iterator[str]:
    game = game_named(challenge.game)
    try:
        game.settle_options(len(challenge.seats), challenge.options)
        for each in challenge.seats:
            if each != OWN:
                parted(game, each)
    except (BadOption, UnknownPlayer) as fault:
        yield str(fault)
    if f"challenges.{challenge.id}" not in words:
        yield "it has no words under challenges"
    if all(each.id != challenge.teaches for each in lessons(challenge.game)):
        yield f"there is no lesson {challenge.teaches}"
    for name in challenge.tilt.worth:
        if name not in (STEPS, *evaluator_of(game).features):
            yield f"there is no feature {name} of computer players"
    for ban in (*challenge.bans, *challenge.tilt.shuns):
        bars = bars_of(game.name, challenge.id, 0, [ban])
        if "buys" in ban and not bars.pieces:
            yield f"there are no pieces of the type {ban['buys']}"


def every_challenge() -> list[Challenge]:
    """The challenges of all games. Raises Misprint."""
    return [each for game in GAMES for each in challenges_of(game)]
