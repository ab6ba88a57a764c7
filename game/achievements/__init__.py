"""Achievements: what one seat of one finished game has to show, read from its journal. Nothing of it is stored."""
