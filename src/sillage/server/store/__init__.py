"""What lasts: the database, its schema, and how a match is kept in it and read from it."""
