"""Migrations (Alembic). A server brings its database up to date when it starts."""
