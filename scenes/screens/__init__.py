"""The screens around the games, and the names by which scenes are gone to."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.lazy import lazy
from scenes.app.navigator import Scene
from scenes.ui.keymap.actions import know_verbs

know_verbs(lazy("scenes.screens.control.key_rows", "rails"))

SCENES: Mapping[str, Callable[..., Scene]] = {
    "menu": lazy("scenes.screens.menu", "MenuScene"),
    "saved_games": lazy("scenes.screens.saved.saved_games", "SavedGamesScene"),
    "hall_of_fame": lazy("scenes.screens.hall_of_fame", "HallOfFameScene"),
    "rules": lazy("scenes.screens.books.rules_help", "RulesScene"),
    "book": lazy("scenes.screens.books.rules_help", "BookScene"),
    "settings": lazy("scenes.screens.settings", "SettingsScene"),
    "keys": lazy("scenes.screens.control.keys", "KeysScene"),
    "access": lazy("scenes.screens.control.access", "AccessScene"),
    "timeline": lazy("scenes.timeline.timeline_scene", "TimelineScene"),
    "watch": lazy("scenes.timeline.watching", "WatchScene"),
    "once_more": lazy("scenes.screens.saved.once_more", "OnceMore"),
    "hard_ghost": lazy("scenes.play.dialogs.hard_ghost", "HardGhost"),
    "send": lazy("scenes.screens.saved.letters", "SendDialog"),
    "arrival": lazy("scenes.screens.saved.arrivals", "ArrivalDialog"),
    "lessons": lazy("scenes.learn.lessons", "LessonsScene"),
    "lesson": lazy("scenes.learn.lesson_scene", "LessonScene"),
    "study": lazy("scenes.study.study_scene", "StudyScene"),
    "guess": lazy("scenes.study.guess_scene", "GuessScene"),
    "accept": lazy("scenes.study.guess_scene", "AcceptScene"),
    "make_study": lazy("scenes.study.begun", "study_begun"),
    "make_lesson": lazy("scenes.study.lesson_begun", "LessonBegun"),
    "edit_lesson": lazy("scenes.screens.studies.lesson_editor", "LessonEditor"),
    "studies": lazy("scenes.screens.studies.studies_scene", "StudiesScene"),
    "page": lazy("scenes.page.page_dialog", "PageDialog"),
    "question": lazy("scenes.play.question_scene", "QuestionScene"),
    "statistics": lazy("scenes.screens.books.statistics", "StatisticsScene"),
    "practise": lazy("scenes.screens.practise", "PractiseScene"),
    "achievements": lazy("scenes.screens.achievements", "AchievementsScene"),
    "challenges": lazy("scenes.screens.challenges", "ChallengesScene"),
    "calendar": lazy("scenes.screens.daily.calendar_scene", "CalendarScene"),
    "daily_result": lazy("scenes.screens.daily.daily_result", "DailyResult"),
    "profiles": lazy("scenes.screens.profiles", "ProfilesScene"),
    "mods": lazy("scenes.screens.mods", "ModsScene"),
    "lab": lazy("scenes.screens.lab.lab_scene", "LabScene"),
    "on_screen_keyboard": lazy("scenes.app.devices.on_screen_keyboard", "OnScreenKeyboard"),
    "pad_gone": lazy("scenes.app.devices.pad_gone", "PadGone"),
    "game": lazy("scenes.play.play_scene", "PlayScene"),
}
"""What makes the scene of each name, for an app and what the scene is to show."""
