"""What computer players say of moves: advice, reviews, variations."""
