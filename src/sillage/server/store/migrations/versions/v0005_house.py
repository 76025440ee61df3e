"""For who keeps the house: when somebody was last seen, who is banned or muted, who keeps it, links that set a password
anew. Whoever is known is as if just seen: nobody is forgotten because of this change."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
TIMES = ("seen", "banned", "muted", "reset_until")


def upgrade() -> None:
    for name in TIMES:
        op.add_column("people", sa.Column(name, sa.Float()))
    op.add_column("people", sa.Column("keeper", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("reset", sa.String(length=64)))
    op.create_index("people_seen", "people", ["kind", "seen"])
    op.create_index("ended_at", "ended", ["at"])
    people = sa.table("people", sa.column("seen", sa.Float()))
    op.execute(people.update().values(seen=time.time()))


def downgrade() -> None:
    op.drop_index("ended_at", "ended")
    op.drop_index("people_seen", "people")
    with op.batch_alter_table("people") as people:
        for name in (*TIMES, "keeper", "reset"):
            people.drop_column(name)
