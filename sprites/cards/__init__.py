"""Cards: faces, frames, effects."""
