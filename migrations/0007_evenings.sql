-- Evenings: games one after the other, mostly by the same people, in a channel and its threads. Here are those
-- that may go on, and those whose recap is still to be told. An evening is called by the number of its first
-- game. `channel` is the one above, if they play in a thread of it; `settings` is what the last game's table
-- plays by, as the table layer writes it. `due_at` is when the recap is due: null while the last game runs, 0
-- once nothing can be added. `closed_by` is the table that somebody closed.
CREATE TABLE evenings (
    first_game INTEGER NOT NULL PRIMARY KEY,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    last_game  INTEGER NOT NULL,
    settings   TEXT NOT NULL,
    due_at     INTEGER,
    closed_by  INTEGER
) STRICT;
CREATE INDEX evenings_by_time ON evenings (due_at);
CREATE INDEX evenings_by_channel ON evenings (channel);

-- The evening of a game that was dealt, and whether the game counts nowhere.
ALTER TABLE games ADD COLUMN evening INTEGER;
ALTER TABLE games ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_by_evening ON games (evening, number) WHERE evening IS NOT NULL;

-- Before, an evening was what was played at one table. Those of open tables go on.
UPDATE games SET evening = (SELECT min(g.number) FROM games g
                            WHERE g.table_id = games.table_id AND g.state IN ('running', 'finished'))
WHERE state IN ('running', 'finished') AND table_id IN (SELECT id FROM tables WHERE open = 1);
INSERT INTO evenings (first_game, guild, channel, last_game, settings, due_at)
SELECT g.evening, g.guild, g.channel, g.number, '{}', g.finished_at + 7200000
FROM games g
WHERE g.number IN (SELECT max(number) FROM games WHERE evening IS NOT NULL GROUP BY evening);

-- The months of servers whose boards are closed, each by its year and number, such as 202611.
CREATE TABLE months (
    guild INTEGER NOT NULL,
    month INTEGER NOT NULL,
    PRIMARY KEY (guild, month)
) STRICT, WITHOUT ROWID;
CREATE INDEX games_by_month ON games (finished_at) WHERE rated IS NOT NULL;
