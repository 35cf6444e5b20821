-- The changes of ../0002_signs_of_life.sql in the words of PostgreSQL.

CREATE TABLE signs_of_life (
    first_shard BIGINT NOT NULL,
    last_shard  BIGINT NOT NULL,
    shards      BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (first_shard, last_shard, shards)
);

CREATE INDEX games_ended ON games (channel, kind, finished_at, number)
    WHERE deal IS NOT NULL AND finished_at IS NOT NULL;
DROP INDEX games_by_channel;
