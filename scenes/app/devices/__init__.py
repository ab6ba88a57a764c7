"""Input: keyboard, mouse and pads as one stream of events, and the letters that a pad types."""
