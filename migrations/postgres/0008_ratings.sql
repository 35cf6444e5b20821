-- Ratings: how strong somebody plays, from games into which two or more people were dealt and which have a
-- result. A rating is two numbers in thousandths of a point: the strength, and how uncertain it is. They are
-- computed by the program, which does so for earlier games when it first starts on this schema: a server's
-- kind of game for which `rated` has no row is still to be computed.

-- Where the games are counted of a server and kind of game that are rated. Whoever rates a game locks it.
CREATE TABLE rated (
    guild BIGINT NOT NULL,
    kind  TEXT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guild, kind)
);

-- The how-manieth rated game of its server and kind: they are rated in this order, whatever the clock says.
ALTER TABLE games ADD COLUMN rated BIGINT;
UPDATE games
SET rated = n.rated
FROM (SELECT g.number, row_number() OVER (PARTITION BY g.guild, g.kind ORDER BY g.finished_at, g.number) AS rated
      FROM games g
      WHERE g.state = 'finished' AND g.people >= 2
        AND EXISTS (SELECT 1 FROM game_players p WHERE p.game = g.number AND p.place IS NOT NULL)) n
WHERE n.number = games.number;
CREATE UNIQUE INDEX games_rated ON games (guild, kind, rated) WHERE rated IS NOT NULL;

-- What a person's rating was before the game. It stays when the person asks to be forgotten, so that the
-- ratings of the others can still be computed.
ALTER TABLE game_players ADD COLUMN strength BIGINT;
ALTER TABLE game_players ADD COLUMN uncertainty BIGINT;

-- What it was after the game, and what it is now.
ALTER TABLE results ADD COLUMN strength BIGINT;
ALTER TABLE results ADD COLUMN uncertainty BIGINT;
ALTER TABLE standings ADD COLUMN strength BIGINT;
ALTER TABLE standings ADD COLUMN uncertainty BIGINT;
