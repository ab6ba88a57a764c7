"""Things that lie on or beside the table."""
