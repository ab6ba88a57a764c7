"""Which version of the program this is; pyproject.toml reads it from here."""

VERSION = "0.9.0"
