"""Chapters that are learned by playing: they fit the rules, say little, and are taken up where they were left."""

import re

import pytest

from game import GAMES
from game.cards.catalog import DATA
from game.learn.lesson import AROUND, PUPIL, Sitting, faults, lesson_named, lessons, taught, wordy
from game.learn.progress import Progress
from game.nations.analysis.forecast import forecast
from game.nations.rules.turns import TURN
from game.text.language import languages, speaking
from game.text.rulebook import chapters
from game.text.sentences import Sentences
from game.wealth_of_nations.rules.scoring import total_vp

ALL = [each for game in taught() for each in lessons(game)]


def followed(lesson):
    """The lesson taken by a hand that does only what it is told."""
    sitting = Sitting(lesson)
    while sitting.step:
        for move in sitting.shown:
            assert sitting.takes([move])
            sitting.session.play(move)
        sitting.read()
        while due := sitting.due:
            sitting.session.play(due)
        assert sitting.advance()
    return sitting


@pytest.mark.parametrize("game", GAMES)
def test_every_step_fits_the_rules(game):
    assert [str(each) for each in faults(DATA / game)] == []


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("game", taught())
def test_no_step_says_more_than_eighteen_words(game, spoken):
    assert [str(each) for each in wordy(DATA / game / spoken)] == []


@pytest.mark.parametrize("lesson", ALL, ids=lambda each: each.name)
def test_a_hand_that_does_as_it_is_told_finishes_every_chapter(lesson):
    assert followed(lesson).done == len(lesson.steps)


WAITS = {"cards_and_workers": "pass"}
"""Chapters of Nations in which a worker stays free, with the step that says why."""


@pytest.mark.parametrize("lesson", lessons("nations"), ids=lambda each: each.id)
def test_a_chapter_of_nations_ends_with_every_worker_at_work_and_nothing_lost(lesson):
    sitting, session, last = Sitting(lesson), lesson.begin(), None
    while sitting.step:
        for move in (*sitting.shown, *sitting.step.then):
            decision = session.state.decision
            if decision.seat == PUPIL and decision.choice is TURN:
                last = sitting.step.told.say, session.state.copy()
            session.play(move)
        sitting.finish_step()
    said, state = last
    assert session.state.round > state.round, "the round is played to its end"
    assert not state.nations[PUPIL].area or WAITS.get(lesson.id) == said
    foreseen = forecast(state).rows[PUPIL]
    assert (foreseen.short, foreseen.revolt, foreseen.defeated) == ((), 0, False)


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("lesson", ALL, ids=lambda each: each.name)
def test_every_step_has_its_words(lesson, spoken):
    told = [each for step in lesson.steps for each in (step.told, step.begun) if each]
    with speaking(spoken):
        assert all(lesson.words(each) != f"learn.{lesson.id}.{each.say}" for each in told)


def shown_in(words):
    return re.findall(r"\{(\w+)\}", words)


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("lesson", ALL, ids=lambda each: each.name)
def test_every_icon_is_named_where_a_chapter_shows_it_first(lesson, spoken):
    """A word may end in another way there: "coin" for coins."""
    with speaking(spoken):
        say, met = Sentences(lesson.game), set()
        for told in (each for step in lesson.steps for each in (step.told, step.begun) if each):
            words = lesson.words(told)
            for icon in shown_in(words):
                name, _ = say.lines(f"terms.{icon}")
                stems = [word[: max(4, len(word) - 2)].lower() for word in name.split()]
                assert icon in met or all(stem in words.lower() for stem in stems), f"{told.say}: {name}"
                met.add(icon)
        assert {*shown_in(lesson.end)} <= met


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("lesson", ALL, ids=lambda each: each.name)
def test_every_chapter_ends_with_a_number(lesson, spoken):
    with speaking(spoken):
        assert re.search(r"\d", lesson.words(lesson.steps[-1].told) + lesson.end)


def end_of(name):
    return followed(lesson_named(name)).session.state


def test_the_numbers_at_the_ends_of_chapters_are_those_of_the_table():
    grown = end_of("nations/stability").nations[PUPIL]
    assert (grown.area + sum(grown.workers), grown.stability) == (6, 1)
    assert grown.vp == lesson_named("nations/stability").begin().state.nations[PUPIL].vp
    stocked = end_of("wealth_of_nations/markets").nations[PUPIL]
    assert (stocked.notes, stocked.energy, stocked.labor, stocked.ore) == (1, 2, 3, 2)
    points = [total_vp(lesson.begin().state, PUPIL) for lesson in lessons("wealth_of_nations")[1:4]]
    assert points == [28, 18, 22] and total_vp(end_of("wealth_of_nations/barter"), PUPIL) == 25
    last = end_of("wealth_of_nations/the_end")
    assert total_vp(last, PUPIL) == 36 > total_vp(last, 2)
    assert (last.nations[PUPIL].money, last.nations[PUPIL].notes, last.nations[2].food) == (113, 1, 9)
    covered = end_of("nations/cards_and_workers").nations[PUPIL]
    assert covered.workers[covered.slots.index("lighthouse")] == 2
    alone = end_of("nations/shadow").nations[PUPIL]
    assert alone.vp == lesson_named("nations/shadow").begin().state.nations[PUPIL].vp + 1
    before = lesson_named("nations_dice/shadow").begin().state.nations[PUPIL].vp
    assert end_of("nations_dice/shadow").nations[PUPIL].vp == before + 4


@pytest.mark.parametrize(
    ("spoken", "by_mouse", "by_keys", "by_touch"), [("en", "Click", "Choose", "Tap"), ("de", "Klick", "Wähl", "Tipp")]
)
def test_words_say_what_the_hand_does(monkeypatch, spoken, by_mouse, by_keys, by_touch):
    lesson = lesson_named("nations_dice/first_round")
    told = next(step.begun for step in lesson.steps if step.begun and step.begun.say == "advisor")
    with speaking(spoken):
        for hand, words in {"mouse": by_mouse, "keys": by_keys, "pad": by_keys, "touch": by_touch}.items():
            monkeypatch.setattr("game.text.device_words._now", hand)
            assert lesson.words(told).startswith(f"{words} ")


@pytest.mark.parametrize("game", taught())
def test_no_words_are_left_over_and_what_is_taught_are_chapters_of_the_rules(game):
    for lesson in lessons(game):
        told = {each.say for step in lesson.steps for each in (step.told, step.begun) if each}
        keys = Sentences(game).keys(f"learn.{lesson.id}")
        assert set(keys) == {*AROUND, *told}, lesson.name
        assert set(lesson.teaches) <= {each.of for each in chapters(game)}, lesson.name
    assert {each.id for each in lessons(game)} == set(Sentences(game).keys("learn"))


@pytest.mark.sample(6)
@pytest.mark.parametrize("lesson", ALL, ids=lambda each: each.name)
def test_a_chapter_goes_on_at_any_step_as_if_it_had_been_followed(lesson):
    kept, sitting = [], Sitting(lesson)
    for done in range(len(lesson.steps) - 1):
        resumed = Sitting(lesson, done, kept.append)
        assert resumed.session.moves == sitting.session.moves
        sitting.finish_step()
    resumed.finish_step()
    assert kept == [len(lesson.steps) - 1]


def test_a_chapter_may_go_on_where_an_earlier_one_has_ended():
    first, second = lessons("wealth_of_nations")[:2]
    moves = tuple(followed(first).session.moves)
    assert (second.seats, second.seed, second.played[: len(moves)]) == (first.seats, first.seed, moves)


def test_a_step_that_no_longer_fits_the_rules_is_named_by_file_and_line(tmp_path):
    folder = tmp_path / "nations_dice"
    folder.mkdir()
    lines = (DATA / "nations_dice" / "chapters.yaml").read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if "do: [" in line)
    lines[at] = lines[at].replace("do: [", "do: [dance, ")
    (folder / "chapters.yaml").write_text("\n".join(lines), encoding="utf-8")
    (fault,) = faults(folder)
    assert (fault.file, fault.line) == (folder / "chapters.yaml", at + 1)
    assert "'dance' is not legal here" in fault.message


def test_another_move_is_not_taken_and_undo_goes_back_by_steps():
    sitting = Sitting(lesson_named("nations_dice/first_round"), 2)
    assert not sitting.takes([("pass",)])
    sitting.session.play(sitting.shown[0])
    sitting.step_back()
    assert (sitting.done, sitting.session.moves) == (2, [])
    sitting.step_back()
    assert sitting.done == 1


def test_progress_is_kept_with_what_was_ever_finished(tmp_path):
    lesson = lesson_named("nations_dice/first_round")
    Progress(tmp_path / "chapters.yaml").keep(lesson, 4)
    progress = Progress(tmp_path / "chapters.yaml")
    assert (progress.done(lesson), progress.is_finished(lesson)) == (4, False)
    progress.keep(lesson, len(lesson.steps))
    progress.keep(lesson, 2)
    again = Progress(tmp_path / "chapters.yaml")
    assert (again.done(lesson), again.is_finished(lesson)) == (2, True)


def test_what_comes_next_is_of_the_game_that_was_begun(tmp_path):
    progress = Progress(tmp_path / "chapters.yaml")
    assert progress.next() == ALL[0]
    first, second = lessons("nations_dice")[:2]
    progress.keep(first, len(first.steps))
    assert progress.next() == second


def test_a_damaged_file_of_progress_is_kept_aside(tmp_path):
    path = tmp_path / "chapters.yaml"
    path.write_text("first: {done: many}\n", encoding="utf-8")
    assert Progress(path).is_empty
    assert path.with_name("chapters.damaged.yaml").exists()
