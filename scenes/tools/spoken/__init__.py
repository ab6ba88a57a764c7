"""Spoken: what it costs that everything is said."""
