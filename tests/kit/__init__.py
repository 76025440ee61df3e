"""The laws of `sillage.testing` on every game there is, and tests of the laws themselves."""
