-- The last game of a channel is the one that ended last. Numbers follow each other in time only where
-- one process hands them out.
DROP INDEX games_by_channel;
CREATE INDEX games_by_channel ON games (channel, kind, finished_at, number) WHERE state = 'finished';
