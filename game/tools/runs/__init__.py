"""Work for many values: who does it, what is kept of it, and charts of what came of it."""
