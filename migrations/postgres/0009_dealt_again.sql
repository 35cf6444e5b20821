-- The changes of ../0009_dealt_again.sql in the words of PostgreSQL.

ALTER TABLE games ADD COLUMN again BIGINT;
CREATE INDEX games_by_again ON games (again) WHERE again IS NOT NULL;
