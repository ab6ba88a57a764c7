"""What reads the data files exactly as the games read them, and compares every language with the English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from game import GAMES
from game.achievements.achievements import check_achievements
from game.bots.roster import evaluator_of
from game.bots.training.weights import check_features, read_learned
from game.cards.catalog import DATA, Misprint, gather, misprint_in, read_file, together
from game.challenges.challenges import check_challenges, every_challenge
from game.daily.calendar import GAMES_IN_TURN, read_calendar
from game.daily.situation import check_situations
from game.daily.situation import is_stale as situations_are_stale
from game.engine.persisted import check_names
from game.learn.lesson import faults, wordy
from game.study.study_files import check_study
from game.text.language import ENGLISH, HEAD, LanguageHead, head_of, languages, read_head
from game.text.people import read_people
from game.text.rulebook import read_chapters
from game.text.sentences import NAMES, read_entries, read_names, word_files
from game.text.template import cut, miscounted
from game.tools.lint import style
from game.translation.exchange import LANGUAGE
from game.translation.share import MATTERS, printed, shares, whole

Check = Callable[[Path], object]
"""Reads files of a game's folder. Raises Misprint."""

BOTS, PEOPLE, PERSISTED, DAILY = "bots", "people", "persisted", "daily"


def _read_bots(folder: Path, game: str) -> None:
    """Read what was learned about a game, if anything was. Raises Misprint."""
    path = folder / f"{game}.yaml"
    if path.exists():
        check_features(path, read_learned(path), evaluator_of(GAMES[game]))


def spoken_in(folder: Path) -> tuple[str, ...]:
    """The languages of a data folder, or of the one that a game's folder lies in, and the program's own."""
    folders = {base / name for name in MATTERS for base in (folder, folder.parent)}
    found = (path for place in folders if place.is_dir() for path in place.iterdir() if path.is_dir())
    own = {path.name for path in found if LANGUAGE.fullmatch(path.name)}
    return (ENGLISH, *sorted({*languages(), *own} - {ENGLISH}))


def _in_every_language(folder: Path, read: Check) -> None:
    gather(*(partial(read, folder / spoken) for spoken in spoken_in(folder) if (folder / spoken).is_dir()))


def _read_sentences(folder: Path) -> None:
    """Read the files of sections in every language, each file on its own."""
    _in_every_language(
        folder, lambda words: gather(*(partial(read_file, file, read_entries) for file in word_files(words)))
    )


def _read_names(folder: Path) -> None:
    _in_every_language(folder, read_names)


def _read_chapters(folder: Path) -> None:
    _in_every_language(folder, read_chapters)


def _check_lessons(folder: Path) -> None:
    """Play the chapters that are learned by playing. Raises Misprint."""
    _raise_all(faults(folder))


def _check_lengths(folder: Path) -> None:
    """Count the words of every step of those chapters. Raises Misprint."""
    _in_every_language(folder, lambda words: _raise_all(wordy(words)))


def _check_style(folder: Path) -> None:
    """Read every language as a player would. Raises Misprint for what nobody would say."""
    _in_every_language(folder, lambda words: _raise_all(style.faults(folder, words)))


def _raise_all(misprints: Iterable[Misprint]) -> None:
    if found := [*misprints]:
        raise together(found)


def head_for(words: Path) -> LanguageHead:
    """The head of the language of a folder of words: of the data folder it lies in, else the program's own.

    Raises Misprint.
    """
    screens = words.parent.parent / "screens" / words.name
    return read_head(screens) if (screens / HEAD).exists() else head_of(words.name)


def _check_heads(folder: Path) -> None:
    """Read what holds for all words of every language. Raises Misprint."""
    _in_every_language(folder, _check_head)


def _check_head(words: Path) -> None:
    if unknown := [name for name in read_head(words).finished or () if name not in MATTERS]:
        message = f"there is no folder of words {unknown[0]!r}; there are {', '.join(MATTERS)}"
        raise misprint_in(words / HEAD, ("finished",), message, "unknown-name")


def _check_plurals(folder: Path) -> None:
    """Count the texts of every place. Raises Misprint for what has not one for each category of the language."""
    _in_every_language(folder, lambda words: _raise_all(_miscounted(words)))


def _miscounted(words: Path) -> Iterator[Misprint]:
    plurals = head_for(words).plurals
    for text in style.texts(words):
        with suppress(ValueError):  # what cannot be cut is found where it is read
            if found := miscounted(cut(text.text), plurals):
                message = (
                    f"<{found.name}|…> has {len(found.texts)} texts; {words.name!r} has one for each of "
                    f"{', '.join(plurals.categories)}, and one more before them where 0 has words of its own"
                )
                yield misprint_in(text.file, text.way, message, "plurals")


def _find_missing(folder: Path) -> None:
    """Compare every language with the program's own English: Raises Misprint for sentences that are not there, unless
    the language's head says that it is not finished.
    """
    _in_every_language(folder, lambda words: _compare(words, DATA / folder.name / ENGLISH))


def _compare(words: Path, english: Path) -> None:
    if head_for(words).may_lack(english.parent.name):
        return
    given = {key for file in word_files(words) for key in read_file(file, read_entries)}
    missing = []
    for file in word_files(english):
        wanted = read_file(file, read_entries).keys()
        sections = {key.split(".")[0] for key in wanted} - {key.split(".")[0] for key in given}
        keys = [key for key in wanted - given if key.split(".")[0] not in sections]
        missing += [(words / file.name, name) for name in sorted((*sections, *keys))]
    gather(*(partial(_complain, *each) for each in missing))


def _find_untranslated(folder: Path) -> None:
    """Raises Misprint for games that a language has no words for, and for printed pieces that it has no names for."""
    gather(*(partial(_look_for_names, folder, spoken) for spoken in spoken_in(folder) if spoken != ENGLISH))


def _look_for_names(folder: Path, spoken: str) -> None:
    words = folder / spoken
    if head_for(words).may_lack(folder.name):
        return
    if not words.is_dir():
        message = f"{spoken!r} has no words for {folder.name}"
        raise Misprint(message, code="missing", remedy=f"Make the folder, with the files of {ENGLISH}.").at(words)
    named = read_names(words)
    missing = [name for name in printed(folder) if name not in named]
    file = words / NAMES if (words / NAMES).exists() else words
    _raise_all(misprint_in(file, (), f"{name!r} has no name in {spoken!r}", "missing") for name in missing)


def _complain(file: Path, name: str) -> None:
    raise misprint_in(file, (), f"{name!r} is missing", "missing")


def _checks(game: str) -> tuple[Check, ...]:
    """What reads the files of a game: its pieces, if its package reads any, and its words."""
    package = f"game.{game}.cards"
    reading = f"{package}.reading"
    pieces: tuple[Check, ...] = (
        (import_module(reading).read_pieces,) if find_spec(package) and find_spec(reading) else ()
    )
    lessons = _check_lessons, _check_lengths, check_achievements, check_challenges, check_situations, check_study
    words = _read_sentences, _check_plurals, _find_missing, _find_untranslated, _read_names, _read_chapters
    return *pieces, *words, *lessons, _check_style


CHECKS: Mapping[str, tuple[Check, ...]] = {
    **{game: _checks(game) for game in GAMES},
    "screens": (_check_heads, _read_sentences, _check_plurals, _find_missing, _read_names, _check_style),
    PEOPLE: (read_people,),
    PERSISTED: (check_names,),
    DAILY: (read_calendar,),
    BOTS: tuple(partial(_read_bots, game=game) for game in GAMES),
}
"""What reads the files of each folder of `data`."""


def folders(folder: Path) -> dict[str, Path]:
    """The folders to be checked, by their names. Raises ValueError where there are none."""
    found = {name: folder / name for name in CHECKS if (folder / name).is_dir()}
    if not found and folder.resolve().name in CHECKS and folder.is_dir():
        found = {folder.resolve().name: folder}
    if not found:
        raise ValueError(f"{folder} is no data folder: it holds no folder of a game ({', '.join(CHECKS)})")
    return found


def findings(folder: Path) -> list[Misprint]:
    """Everything that is wrong, file by file. Raises ValueError for a folder that holds no data."""
    found: dict[str, Misprint] = {}
    for name, place in folders(folder).items():
        for check in CHECKS[name]:
            try:
                check(place)
            except Misprint as misprint:
                found |= {f"{each.file} {each}": each for each in misprint.all}
    return list(found.values())


def told_shares(folder: Path, spoken: str) -> str:
    """How much of all words a language has in a data folder, with what is missing. Raises Misprint."""
    found = shares(folder, spoken)
    parts = [f"{name} {each.percent} % ({each.of - each.has} missing)" for name, each in found.items() if each.has]
    gaps = [f"no words for {name}" for name, each in found.items() if not each.has]
    all_of_it = whole(found)
    return f"{spoken} {all_of_it.percent} %" + (f": {', '.join(parts + gaps)}" if all_of_it.percent < 100 else "")


def unmeasured() -> Iterator[str]:
    """Which challenges and situations must be measured, or measured again. Raises Misprint."""
    for game in filter(situations_are_stale, GAMES_IN_TURN):
        yield f"{game}: its situations were found with other rules, pieces or computer players. Search again."
    for each in every_challenge():
        if not each.stars:
            yield f"{each.game}/{each.id}: no computer player is known to meet its goal. Measure its stars."
        if each.is_stale:
            yield (
                f"{each.game}/{each.id}: its stars were measured with other rules, pieces or computer players. "
                "Measure again."
            )
