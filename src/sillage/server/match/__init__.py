"""One table in memory: who sits there, what may be done, what each sees. No store, no sockets, no waiting."""
