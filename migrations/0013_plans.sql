-- Planned evenings, by the interaction with which somebody planned them. What a plan contains is the table
-- layer's business: `doc`. `due_at` is when there is something to do by itself. A plan that is over is deleted.
CREATE TABLE plans (
    id          INTEGER NOT NULL PRIMARY KEY,
    guild       INTEGER NOT NULL,
    version     INTEGER NOT NULL,
    doc_version INTEGER NOT NULL,
    doc         TEXT NOT NULL,
    due_at      INTEGER NOT NULL
) STRICT;
CREATE INDEX plans_by_time ON plans (due_at);
CREATE INDEX plans_by_guild ON plans (guild);

-- The time zone in which somebody types times.
CREATE TABLE zones (
    "user" INTEGER NOT NULL PRIMARY KEY,
    zone   TEXT NOT NULL
) STRICT;
