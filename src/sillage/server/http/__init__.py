"""The door: routes, sockets, pages, and the guard before them."""
