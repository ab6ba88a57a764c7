"""The screens around the games, and the names by which scenes are gone to."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.late import late
from scenes.window.stack import Scene

SCENES: Mapping[str, Callable[..., Scene]] = {
    "menu": late("scenes.screens.menu", "MenuScene"),
    "saved_games": late("scenes.screens.saved_games", "SavedGamesScene"),
    "hall_of_fame": late("scenes.screens.hall_of_fame", "HallOfFameScene"),
    "rules": late("scenes.screens.rules_help", "RulesScene"),
    "book": late("scenes.screens.rules_help", "BookScene"),
    "settings": late("scenes.screens.settings", "SettingsScene"),
    "timeline": late("scenes.timeline.timeline_scene", "TimelineScene"),
    "once_more": late("scenes.screens.once_more", "OnceMore"),
    "hard_ghost": late("scenes.play.hard_ghost", "HardGhost"),
    "send": late("scenes.screens.letters", "SendDialog"),
    "arrival": late("scenes.screens.arrivals", "ArrivalDialog"),
    "lessons": late("scenes.learn.lessons", "LessonsScene"),
    "lesson": late("scenes.learn.lesson_scene", "LessonScene"),
    "question": late("scenes.play.question_scene", "QuestionScene"),
    "statistics": late("scenes.screens.statistics", "StatisticsScene"),
    "practise": late("scenes.screens.practise", "PractiseScene"),
    "game": late("scenes.play.play_scene", "PlayScene"),
}
"""What makes the scene of each name, for a desk and what the scene is to show."""
