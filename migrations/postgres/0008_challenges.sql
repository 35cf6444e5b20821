-- The changes of ../0008_challenges.sql in the words of PostgreSQL.

CREATE TABLE challenges (
    id       BIGINT PRIMARY KEY,
    guild    BIGINT NOT NULL,
    channel  BIGINT NOT NULL,
    "user"   BIGINT,
    message  BIGINT,
    doc      TEXT NOT NULL,
    asked_at BIGINT NOT NULL,
    due_at   BIGINT
);
