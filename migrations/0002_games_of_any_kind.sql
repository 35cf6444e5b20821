-- Which game a table plays, and by which version of its rules a game was played. Documents carry the
-- version in which they are written; what a later program wrote is left alone.
--
-- A column that is added with NOT NULL needs a default: it is what the rows are that the first
-- program wrote. The store names the value for every row that it adds.

ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'getaway';
ALTER TABLE tables ADD COLUMN doc_version INTEGER NOT NULL DEFAULT 1;
-- Which version of the program said that it cannot go on with this table; null if none did.
ALTER TABLE tables ADD COLUMN parked_by TEXT;

ALTER TABLE guilds ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'getaway';
-- Says something from the deal on.
ALTER TABLE games ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1;
-- What was dealt, as the game writes it; null until it is known.
ALTER TABLE games RENAME COLUMN hands TO deal;

-- How a game ended: 1 is the first to get away, the highest number the loser. Null while it runs,
-- and when it was stopped; a finished game has a rank for every seat.
ALTER TABLE game_players ADD COLUMN rank INTEGER;
UPDATE game_players
SET rank = coalesce(
    (SELECT away.key + 1 FROM json_each(games.away) AS away WHERE away.value = game_players.seat),
    -- The one seat that did not get away is the loser.
    (SELECT count(*) FROM game_players AS players WHERE players.game = games.number)
)
FROM games
WHERE games.number = game_players.game AND games.state = 'finished';

ALTER TABLE games DROP COLUMN away;
ALTER TABLE games DROP COLUMN loser;

-- A game's secret is committed to before the deal: 'promised' is called 'committed'. The check of a
-- column cannot be changed, so another column takes its place.
DROP INDEX games_by_guild;
DROP INDEX games_by_channel;
ALTER TABLE games ADD COLUMN stage TEXT NOT NULL DEFAULT 'committed'
    CHECK (stage IN ('committed', 'running', 'finished', 'stopped'));
UPDATE games SET stage = state WHERE state <> 'promised';
ALTER TABLE games DROP COLUMN state;
ALTER TABLE games RENAME COLUMN stage TO state;

-- Leaderboards, and the last game of a channel. One person's games are found by
-- `game_players_by_user`.
CREATE INDEX games_by_guild ON games (guild, kind, finished_at) WHERE state = 'finished';
CREATE INDEX games_by_channel ON games (channel, kind, number) WHERE state = 'finished';
