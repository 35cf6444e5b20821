-- Which process runs which servers: a range of shards, until a moment of this database's clock (in
-- milliseconds since 1970) that its process puts off as long as it lives. Whoever wants one first takes
-- the row `leases` of `numbers`, so that they come one after the other.
CREATE TABLE leases (
    id          BIGINT PRIMARY KEY,
    first_shard BIGINT NOT NULL,
    last_shard  BIGINT NOT NULL,
    shards      BIGINT NOT NULL,
    holder      TEXT NOT NULL,
    expires_at  BIGINT NOT NULL
);
INSERT INTO numbers (name, last) VALUES ('leases', 0);
