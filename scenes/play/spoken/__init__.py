"""What a table tells those who listen."""
