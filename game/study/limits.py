"""How much a study may hold."""

LONGEST_NOTE, LONGEST_TITLE = 400, 60
"""Letters of a note, and of a title or a name."""

MOST_NAMES, MOST_ARROWS, MOST_ACCEPTED = 12, 12, 12
"""What one note points at, its arrows, and the answers that it accepts besides the move that was made."""

MOST_CHAPTERS, MOST_VARIATIONS, MOST_NOTES = 12, 24, 600
"""Chapters of a study, variations of a chapter, and notes of the whole study."""
