"""Lessons, practice questions, and what newcomers have been shown."""
