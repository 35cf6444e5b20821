-- The changes of ../0007_evenings.sql in the words of PostgreSQL.
CREATE TABLE evenings (
    first_game BIGINT NOT NULL PRIMARY KEY,
    guild      BIGINT NOT NULL,
    channel    BIGINT NOT NULL,
    last_game  BIGINT NOT NULL,
    settings   TEXT NOT NULL,
    due_at     BIGINT,
    closed_by  BIGINT
);
CREATE INDEX evenings_by_time ON evenings (due_at);
CREATE INDEX evenings_by_channel ON evenings (channel);

ALTER TABLE games ADD COLUMN evening BIGINT;
ALTER TABLE games ADD COLUMN friendly BIGINT NOT NULL DEFAULT 0;
CREATE INDEX games_by_evening ON games (evening, number) WHERE evening IS NOT NULL;

UPDATE games SET evening = (SELECT min(g.number) FROM games g
                            WHERE g.table_id = games.table_id AND g.state IN ('running', 'finished'))
WHERE state IN ('running', 'finished') AND table_id IN (SELECT id FROM tables WHERE open = 1);
INSERT INTO evenings (first_game, guild, channel, last_game, settings, due_at)
SELECT g.evening, g.guild, g.channel, g.number, '{}', g.finished_at + 7200000
FROM games g
WHERE g.number IN (SELECT max(number) FROM games WHERE evening IS NOT NULL GROUP BY evening);

CREATE TABLE months (
    guild BIGINT NOT NULL,
    month BIGINT NOT NULL,
    PRIMARY KEY (guild, month)
);
CREATE INDEX games_by_month ON games (finished_at) WHERE rated IS NOT NULL;
