"""What is kept of finished games for the day when their rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table("keepsakes",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id")
    )


def downgrade() -> None:
    op.drop_table("keepsakes")
