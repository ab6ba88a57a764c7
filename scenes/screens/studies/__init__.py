"""The list of studies, and how one goes out."""
