"""What is said and how it looks: refusals, texts, the shapes of answers and messages."""
