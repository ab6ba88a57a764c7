"""A page to show: what a finished game was like, as a picture or a short film."""
