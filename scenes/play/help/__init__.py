"""Tooltips, zooms, hints and advice at the table."""
