"""Words: sentences in every language, and the rulebooks and encyclopedia made of them."""
