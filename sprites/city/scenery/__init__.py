"""What lies around a city and stands about on its land."""
