"""What a feast brings to a city: lights in its sky, what hangs over its square, and what is built there for it."""
