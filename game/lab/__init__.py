"""The balance laboratory: what a piece is worth to whoever takes it, measured in games between computer players."""
