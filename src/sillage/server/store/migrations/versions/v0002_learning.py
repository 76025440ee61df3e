"""Records to go on from, analyses, ratings; results say when, by how much, and whether they are rated."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table("analyses",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id")
    )
    op.create_table("rated",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("table_id")
    )
    op.create_table("ratings",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game")
    )
    op.create_table("records",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id")
    )
    with op.batch_alter_table("results") as batch:
        batch.add_column(sa.Column("margin", sa.Integer(), nullable=False, server_default="0"))
        batch.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("at", sa.Float(), nullable=False, server_default="0"))
        batch.create_index("results_records", ["game", "points"])
        batch.create_index("results_rated", ["rated", "at"])


def downgrade() -> None:
    with op.batch_alter_table("results") as batch:
        batch.drop_index("results_rated")
        batch.drop_index("results_records")
        batch.drop_column("at")
        batch.drop_column("rated")
        batch.drop_column("margin")
    for name in ("records", "ratings", "rated", "analyses"):
        op.drop_table(name)
