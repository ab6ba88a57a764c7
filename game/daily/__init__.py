"""Daily tables: the calendar, what a day deals, the game of Hard beside it, and the diary of the tries that count."""
