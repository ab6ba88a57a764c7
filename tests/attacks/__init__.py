"""Attacks: long seeded checks, each a program of its own.

`make attacks` runs a short one of each, `make fuzz` a long one.
"""
