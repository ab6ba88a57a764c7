"""The two pages of the statistics: what the chosen results add up to, and their course over all groups of results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import game_named
from game.records.statistics import ALONE, GROUPS, Findings, Rate, Summary, grouped, summary, tables_of
from game.session.session import ELSEWHERE, HUMAN, hand_name
from game.text import encyclopedia
from game.text.sentences import Sentences
from scenes import ui
from scenes.screens.books.figures import AverageCurve, bar, curve, key_of_curve, share_bar
from scenes.table.panels.book import head, nothing_yet, page
from sprites.paint import palette
from sprites.things import book

say = Sentences("screens")

ROW, SWITCH_HIGH = 27.0, 28.0
BIG = 34.0
LIST_END = 16.0
"""What a list leaves at its right for its scroll bar and the margin of its rows."""
IN_A_ROW = (40.0, 210.0)


def results_page(findings: Findings) -> ui.Box:
    """The figures of the chosen results, and where their points come from."""
    found, name = findings.looked_at, findings.wanted.game
    game = game_named(name).called
    tells = ui.Explanation(game, remarks=(say("statistics.told"),))
    if not found:
        return page(head(game, tells), nothing_yet("laurels", say("statistics.nothing_like_it"), tells))
    all_of, at_tables = summary(found), tables_of(found, findings.seated)
    fair = summary(at_tables).wins.share if len(at_tables) > len(found) else None
    of = say("statistics.of", n=len(found))
    about = ui.Explanation(of, remarks=(say("statistics.of_told"),))
    return page(
        head(game, tells),
        ui.Text(of, ui.Style.PAGE_ASIDE, align="center", drop=3, tells=about),
        *figures_of(name, all_of, fair),
    )


def figures_of(game: str, all_of: Summary, fair: float | None = None) -> list[ui.Box | float]:
    """The four numbers, how sure the wins are, and a bar for every category; `fair`: the share of wins by chance."""
    about = _about_wins(all_of.wins, fair)
    sure = ui.Column(share_bar(all_of.wins, about, fair, pad=(6, 2, 6, 2)), _scale(all_of.wins, about), gap=2)
    categories = part_heading("categories"), 6, _categories(game, all_of)
    return [
        ui.Gap(high=(2.0, 20.0)),
        _numbers(all_of),
        8,
        *((sure, 4) if all_of.wins.tries else ()),
        ui.Gap(high=(2.0, 20.0)),
        *(categories if len(all_of.lines) > 1 else (ui.Gap(grow=1),)),
        ui.Gap(high=(2.0, 14.0)),
    ]


def _scale(wins: Rate, tells: ui.Explanation) -> ui.Box:
    """The ends of the bar of wins, and between which bounds the true share lies."""
    low, high = map(_percent, wins.bounds)
    ends = (ui.Text(_percent(end), ui.Style.CAPTION, colour=book.FAINT_INK, tells=tells) for end in (0.0, 1.0))
    first, last = ends
    words = say("statistics.between", low=low, high=high)
    between = ui.Text(words, ui.Style.CAPTION, colour=book.FAINT_INK, align="center", cut=True, grow=1, tells=tells)
    return ui.Row(first, between, last, gap=8, pad=(4, 0, 4, 0), drop=3)


def _numbers(all_of: Summary) -> ui.Box:
    """The four numbers that stand for all others."""
    mean_told = "mean_health" if "health" in all_of.lines else "mean_told"
    return ui.Row(
        _figure("plays", str(all_of.plays), told("plays")),
        _figure("won", _won(all_of.wins), _about_wins(all_of.wins), won_of(all_of)),
        _figure("mean", _decimal(all_of.mean), told("mean", mean_told)),
        _figure("best", ui.number(all_of.best), told("best")),
        gap=6,
    )


def won_of(all_of: Summary) -> str:
    """What the share of wins is: where some results had no rivals, of how many."""
    tries = all_of.wins.tries
    return say("statistics.won_of", n=tries) if 0 < tries < all_of.plays else say("statistics.won")


def _figure(name: str, words: str, tells: ui.Explanation, label: str = "") -> ui.Box:
    """A large number and what it is; `label`: a longer name for it, where there is room."""
    shorter = (say(f"statistics.{name}"),)
    label = label or shorter[0]
    return ui.Column(
        ui.Text(words, ui.Style.CHAPTER, size=BIG, align="center", floor=0.6, tells=tells),
        ui.Text(label, ui.Style.PAGE_ASIDE, size=15, align="center", shorter=shorter, cut=True, tells=tells),
        grow=1,
        wide=(50, 200),
        tells=tells,
    )


def _categories(game: str, all_of: Summary) -> ui.Box:
    """A bar for every category, in its colour of the final scoring; the rows share the height of the page."""
    most, least = max(0.0, *all_of.lines.values()), min(0.0, *all_of.lines.values())
    whole = sum(all_of.lines.values()) or 1.0
    lines = []
    for (name, value), colour in zip(all_of.lines.items(), palette.SCORE_BARS.values(), strict=False):
        label = Sentences(game)(f"scores.{name}.label")
        what = say("statistics.category_told", n=_decimal(value), share=_percent(value / whole))
        tells = ui.Explanation(label, remarks=(what, say("statistics.categories_told")))
        words = ui.Text(label, ui.Style.BODY, size=15, colour=book.INK, cut=True, tells=tells)
        points = ui.Text(_decimal(value), ui.Style.FIGURE, colour=book.INK, align="right", tells=tells)
        lines.append([words, bar(value, least, most, colour, tells), points])
    kinds: list[ui.Kinds] = [{"grow": 1} for _ in lines]
    return ui.Grid(lines, grows=(0, 1, 0), column_gap=10, row_gap=8, row_kinds=kinds, grow=1)


def groups_page(
    findings: Findings, letter: float, part: Callable[[object], None], choose: Callable[[int], None]
) -> ui.Box:
    """The course of the chosen results, and all groups: `part` parts them anew, `choose` takes one of them."""
    if not findings.found:
        tells = ui.Explanation(say("statistics.title"), remarks=(say("statistics.told"),))
        words = say("statistics.nothing_right")
        return page(nothing_yet("hourglass", words, tells, 17))
    course, heading = _course(findings)
    tells = ui.Explanation(say(f"statistics.{heading}"), remarks=(say("statistics.course_told"),))
    drawn = curve(course, _dots(course, heading), letter, high=(90, 300), grow=2, tells=tells)
    ways = [ui.Segment(by, say(f"statistics.by_{by}")) for by in GROUPS if grouped(findings.found, by)]
    parted = ui.Switch(
        "by", say("statistics.by"), ways, findings.by, part, zone="by", high=SWITCH_HIGH, snug=True, tells=told("by")
    )  # fmt: skip
    high = ROW * max(1.0, letter)
    listed = ui.RowList(
        "groups", say("statistics.list"), high, len(findings.groups) + 1, findings.chosen, choose,
        partial(_row, findings, letter), zone="list", grow=1, high=(2 * high, 8 * high), tells=told("list", "row_told"),
    )  # fmt: skip
    key = key_of_curve(bool(course.others), tells)
    heads = _heads(letter)
    parting = ui.Row(parted, ui.Gap(grow=1))
    return page(part_heading(heading, "course_told"), key, 4, drawn, 6, parting, 4, heads, 2, listed)


def _heads(letter: float) -> ui.Box:
    """What the columns of the list are."""
    larger, ink = max(1.0, 0.95 * letter), book.FAINT_INK
    won, mean = told("won", "row_told"), told("mean")
    return ui.Row(
        ui.Gap(grow=1, wide=(100, 260)),
        ui.Gap(wide=66 * larger, drop=1),
        ui.Gap(grow=1, wide=IN_A_ROW),
        ui.Text(
            say("statistics.won"),
            ui.Style.CAPTION,
            colour=ink,
            align="right",
            wide=46 * larger,
            cut=True,
            tells=won,
            drop=2,
        ),
        ui.Text(
            say("statistics.mean"), ui.Style.CAPTION, colour=ink, align="right", wide=44 * larger, cut=True, tells=mean
        ),
        gap=10,
        pad=(10, 0, LIST_END, 0),
        drop=4,
    )


def _course(findings: Findings) -> tuple[AverageCurve, str]:
    """The course of the chosen results, beside that of others as far as theirs goes on as long, and its heading."""
    found = findings.looked_at
    own = {(each.file, each.seed, each.seat) for each in found}
    at_tables = tables_of(found, findings.seated)
    all_of = summary(found)
    others = summary(each for each in at_tables if (each.file, each.seed, each.seat) not in own)
    rounds = len(all_of.rounds)
    beside = (*others.rounds[:rounds], others.mean) if len(others.rounds) >= rounds else ()
    course = AverageCurve((*all_of.rounds, all_of.mean), tuple(all_of.spread), beside)
    return course, "course_health" if "health" in all_of.lines else "course"


def _dots(course: AverageCurve, heading: str) -> list[ui.Explanation]:
    """What every dot of a course says."""
    dots = []
    stop_name = say("statistics.turn" if heading == "course_health" else "statistics.round")
    for stop, (mean, (low, high)) in enumerate(zip(course.means, course.spread, strict=True), start=1):
        name = f"{stop_name} {stop}" if stop < len(course.means) else say("results.end")
        facts = {"mean": _decimal(mean), "low": _decimal(low), "high": _decimal(high)}
        words = [say("statistics.course_point", **facts)]
        if stop <= len(course.others):
            words.append(say("statistics.course_others", mean=_decimal(course.others[stop - 1])))
        dots.append(ui.Explanation(name, remarks=tuple(words)))
    return dots


def _row(findings: Findings, letter: float, index: int, chosen: bool) -> ui.Box:
    """A group: its name, how many results, wins, and its average."""
    if index:
        value, of = list(findings.groups.items())[index - 1]
        label = group_name(findings, value)
    else:
        label, of = say("statistics.together"), summary(findings.found)
    ink, larger = book.INK if chosen else book.FAINT_INK, max(1.0, 0.95 * letter)
    wins = _about_wins(of.wins, title=label)
    tells, plays, mean = (
        ui.Explanation(label, remarks=(say(f"statistics.{what}"),)) for what in ("row_told", "plays_told", "mean_told")
    )  # fmt: skip
    in_all = say("statistics.in_all", n=of.plays)
    return ui.Row(
        ui.Text(
            label,
            ui.Style.STRONG if chosen else ui.Style.BODY,
            size=15,
            colour=ink,
            cut=True,
            grow=1,
            wide=(100, 260),
            tells=tells,
        ),
        ui.Text(in_all, ui.Style.CAPTION, colour=ink, align="right", wide=66 * larger, drop=1, tells=plays),
        share_bar(of.wins, wins, wide=IN_A_ROW),
        ui.Text(_won(of.wins), ui.Style.LABEL, colour=ink, align="right", wide=46 * larger, drop=2, tells=wins),
        ui.Text(_decimal(of.mean), ui.Style.FIGURE, colour=ink, align="right", wide=44 * larger, tells=mean),
        gap=10,
        pad=(10, 1, 10, 1),
        back=(ui.Art(ui.paint_marker),) if chosen else (),
        tells=tells,
    )


def group_name(findings: Findings, value: str | int) -> str:
    """What a group of results is called."""
    if findings.by == "seats":
        return say("statistics.among", n=value)
    if findings.by == "against":
        return say("statistics.rivals_of", name=player_name(str(value)))
    entry = encyclopedia.named(str(value), findings.wanted.game)
    return entry.heading if entry else str(value)


def player_name(player: str) -> str:
    """What a player is called: people, somebody by mail, nobody, or a level."""
    known = {HUMAN: "people", ELSEWHERE: "elsewhere", ALONE: "alone"}
    return say(f"statistics.{known[player]}") if player in known else hand_name(player)


def told(name: str, remark: str = "") -> ui.Explanation:
    """What something on this screen says: its name, and what its remark says of it."""
    heading = say(f"statistics.{name}")
    return ui.Explanation(heading, remarks=(say(f"statistics.{remark or f'{name}_told'}"),))


def part_heading(name: str, remark: str = "") -> ui.Text:
    """What stands over a part of a page."""
    return ui.Text(say(f"statistics.{name}"), ui.Style.CHAPTER, cut=True, tells=told(name, remark), drop=1)


def _decimal(value: float) -> str:
    """A number with one digit behind the point, as the language writes it."""
    sign = "−" if value <= -0.05 else ""
    return sign + f"{abs(value):.1f}".replace(".", say("statistics.point"))


def _percent(share: float) -> str:
    return say("statistics.percent", n=round(100 * share))


def _won(wins: Rate) -> str:
    return _percent(wins.share) if wins.tries else say("statistics.no_contest")


def _about_wins(wins: Rate, fair: float | None = None, title: str = "") -> ui.Explanation:
    """What is to be said of wins: how many, how sure, and what chance would give."""
    title = title or say("statistics.won")
    if not wins.tries:
        return ui.Explanation(title, remarks=(say("statistics.no_contest_told"),))
    low, high = map(_percent, wins.bounds)
    remarks = [say("statistics.won_told", came=wins.came, tries=wins.tries, low=low, high=high)]
    if fair is not None:
        remarks.append(say("statistics.fair", share=_percent(fair)))
    return ui.Explanation(title, remarks=tuple(remarks))
