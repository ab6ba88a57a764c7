"""The laboratory: what the pieces of a mod, or a changed number of a printed piece, are worth to their takers.

    python main.py lab nations --mod vineyards --games 500 --keep lab.jsonl
    python main.py lab nations --piece cathedral --number deploy --games 3000 --on processes:2
    python main.py lab nations_dice --piece bank --plot bank.svg

Computer players play. Whenever one takes a piece that is measured, the game is played on a second time from there, with
the same luck, but without letting it take the piece. The difference between the two ends, in points of lead, is what
the piece was worth to it. A piece is even if it's worth as much as our pieces are to their takers, in the same games. A
star says that it differs from them by more than they differ from each other, allowing for the number of pieces measured
(Holm). With a number, the games use the printed value, one less and one more in turn, and a line through the results
says where the piece would be even.

--mod takes the name of an active mod, its folder or its zip. Without --number the printed piece itself is measured.
With --keep the same command continues a file, also one of the program's own in the folder `labs`.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from game import GAMES, game_named
from game.bots.roster import UnknownPlayer, check
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import BadOption
from game.files import files, untrusted
from game.lab.experiment import MOST_GAMES, Experiment, LabGame, play_lab_game
from game.lab.findings import Finding, LabReport, LabTally, Price
from game.lab.interval import Interval
from game.lab.subject import PLAYER, PrintedNumber, number_called, with_mod, with_number, with_piece
from game.mods.installed import mod_called
from game.mods.mod import Mod, read_mod
from game.mods.mod_files import files_in_folder, files_in_zip
from game.tools.runs.chart import Whisker, page, whiskers
from game.tools.runs.long_run import add_run_options, run_of

HEADINGS = f"{'':24}{'offered':>9}{'taken %':>9}{'won %':>8}{'95 %':>10}{'pairs':>8}{'worth':>16}  price"


def rows(findings: LabReport) -> Iterator[str]:
    """The report, line by line."""
    even = findings.even
    yield f"{findings.games} games. Even is {_told(even)} points, from {findings.ours} takings of our pieces."
    yield ""
    yield HEADINGS
    yield from (_row(each) for each in findings.pieces)


def _row(each: Finding) -> str:
    won = f"{100 * each.won.low:.0f} - {100 * each.won.high:.0f}" if each.takers else ""
    worth = _told(each.worth) + ("*" if each.has_star else " ")
    return (
        f"{each.piece:24}{each.offered:>9}{100 * each.taken.share:>9.0f}{100 * each.won.share:>8.0f}{won:>10}"
        f"{each.pairs:>8}{worth:>16}  {_price(each.price)}"
    )


def _told(interval: Interval) -> str:
    reach = interval.reach
    return f"{interval.mean:+.1f} ± {reach:.1f}" if reach < 1e6 else "?"


def _price(price: Price, of: PrintedNumber | None = None) -> str:
    """At which price a piece would be even, or how far that is away."""
    if price.is_known and price.value:
        mean, low, high = price.value
        if of is None:
            return f"even with {mean:+.1f} points ({low:+.1f} to {high:+.1f})"
        return f"even at {of.value + mean:.1f} ({of.value + low:.1f} to {of.value + high:.1f})"
    return f"not yet: about {price.more:,} games more" if price.more else "not yet"


def plotted(findings: LabReport, title: str) -> str:
    """What each piece was worth, with its interval and where even is, as SVG."""
    known = [each for each in findings.pieces if each.worth.reach < 1e6]
    marks = [Whisker(each.piece + " *" * each.has_star, *each.worth) for each in known]
    chart = whiskers("points that it was worth to its takers (95 % interval)", marks, findings.even.mean)
    return page(title, [chart])


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when all games were played."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if not 0 < asked.games <= MOST_GAMES:
        parser.error(f"--games must be 1 to {MOST_GAMES:,}")
    try:
        check(game_named(asked.game), asked.player)
        experiment, varied = _experiment(asked)
    except (untrusted.InvalidInput, UnknownPlayer, BadOption) as fault:
        parser.exit(1, f"{fault}\n")
    tally = LabTally(experiment)
    games = [LabGame(experiment, number) for number in range(asked.games)]
    with run_of(parser, asked) as run:
        for outcome in run.map(play_lab_game, games):
            tally.add(outcome)
    findings = tally.findings()
    for line in rows(findings):
        print(line)
    if findings.line and varied:
        print(f"\n{varied.name}, now {varied.value}: {_price(findings.line, varied)}")
    if asked.plot:
        files.write_whole(asked.plot, plotted(findings, f"{game_named(asked.game).title}: {findings.games} games"))
    return 0


def _experiment(asked: Namespace) -> tuple[Experiment, PrintedNumber | None]:
    """What somebody asked for. Raises InvalidInput."""
    seats = asked.seats or max(2, game_named(asked.game).seats[0])
    if asked.mod:
        return with_mod(_mod(asked.mod), asked.game, seats, asked.player), None
    if asked.number is None:
        return with_piece(asked.game, asked.piece, seats, asked.player), None
    number = number_called(asked.game, asked.piece, asked.number)
    return with_number(asked.game, asked.piece, number, seats, asked.player), number


def _mod(name: str) -> Mod:
    """A mod by its name, its folder or its zip. Raises InvalidInput."""
    if found := mod_called(name):
        return found
    path = Path(name)
    try:
        return read_mod(files_in_folder(path) if path.is_dir() else files_in_zip(path), path)
    except OSError as fault:
        raise untrusted.InvalidInput(
            f"{name} is no mod that is on, and no folder or zip of one: {fault.strerror}"
        ) from None


def _parser() -> ArgumentParser:
    parser = parser_of("lab", __doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--mod", metavar="NAME", help="measure the pieces of a mod")
    what.add_argument("--piece", metavar="ID", help="measure a printed piece, such as cathedral")
    parser.add_argument("--number", metavar="NAME", help="vary this number of it, such as deploy or each_worker.stone")
    parser.add_argument("--games", type=int, default=500, help="how many (%(default)s)")
    parser.add_argument("--seats", type=int, help="default: 2, or the game's fewest")
    parser.add_argument("--player", default=PLAYER, help="who plays (%(default)s)")
    parser.add_argument("--plot", metavar="OUT.svg", type=Path, help="draw what the pieces were worth")
    add_run_options(parser)
    return parser
