"""How much of all words a language has, and the way to translators and back."""
