"""Daily tables on the screen: the plate in the menu, the calendar, and the result to paste."""
