-- When a process that runs these shards last gave a sign of life, by its tables' clock: what was left of a
-- turn then is left after a restart, whoever goes on with the table.
CREATE TABLE signs_of_life (
    first_shard INTEGER NOT NULL,
    last_shard  INTEGER NOT NULL,
    shards      INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (first_shard, last_shard, shards)
) STRICT, WITHOUT ROWID;

-- The last game of a channel, also if it ended without a result. A game that was never dealt is none.
CREATE INDEX games_ended ON games (channel, kind, finished_at, number)
    WHERE deal IS NOT NULL AND finished_at IS NOT NULL;
DROP INDEX games_by_channel;
