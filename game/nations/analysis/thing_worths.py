"""What counts for how much in Nations, about, where advice sets one thing against another."""

from __future__ import annotations

RATES = ("gold_rate", "stone_rate", "food_rate", "books_rate")
"""What Production brings, in the order of RESOURCES."""

OF_A_RATE, OF_A_RESOURCE, OF_STRENGTH, OF_STABILITY = 0.45, 0.2, 0.15, 0.2
OF_A_RANK, OF_A_COLONY, OF_A_REVOLT, OF_A_WORKER, OF_A_SHORTAGE = 0.6, 1.0, 1.0, 0.5, 1.0
"""About what these count for, in VP."""

WORTHS = {
    "points": 1.0,
    "gold": OF_A_RESOURCE,
    "stone": OF_A_RESOURCE,
    "food": OF_A_RESOURCE,
    "books": OF_A_RESOURCE,
    **dict.fromkeys(RATES, OF_A_RATE),
    "strength": OF_STRENGTH,
    "stability": OF_STABILITY,
    "workers": OF_A_WORKER,
}

JUDGED = {
    "gold_rate": "gold_income",
    "stone_rate": "stone_income",
    "food_rate": "food_income",
    "books_rate": "book_income",
}
"""By which reasons of the evaluator these are judged."""
