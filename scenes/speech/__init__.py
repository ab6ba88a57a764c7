"""What is said aloud: one stream of lines of what scenes show, for voices, captions and transcripts."""
