-- A table in a channel. What the table layer needs to go on after a restart is its own business: `doc`.
CREATE TABLE tables (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    open      INTEGER NOT NULL CHECK (open IN (0, 1)),
    doc       TEXT NOT NULL,
    anchor    TEXT,
    opened_at INTEGER NOT NULL,
    ended_at  INTEGER
) STRICT;

-- One table a channel.
CREATE UNIQUE INDEX tables_open ON tables (channel) WHERE open = 1;

-- A game of a table. It exists from the moment its promise is shown; the columns up to `hands` are
-- filled when it is dealt (`hands` later where piles are picked), the rest when it is over.
CREATE TABLE games (
    number      INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    guild       INTEGER NOT NULL,
    channel     INTEGER NOT NULL,
    state       TEXT NOT NULL CHECK (state IN ('promised', 'running', 'finished', 'stopped')),
    secret      TEXT NOT NULL,
    people      INTEGER NOT NULL DEFAULT 0,
    options     TEXT,
    dealer      INTEGER,
    ids         TEXT,
    hands       TEXT,
    away        TEXT,
    loser       INTEGER,
    started_at  INTEGER,
    finished_at INTEGER
) STRICT;

CREATE INDEX games_by_table ON games (table_id);
CREATE INDEX games_by_guild ON games (guild, finished_at) WHERE state = 'finished';
CREATE INDEX games_by_channel ON games (channel, number) WHERE state = 'finished';

-- The seats as dealt in. `user` is null for a computer, and for a person who asked to be forgotten.
CREATE TABLE game_players (
    game  INTEGER NOT NULL REFERENCES games (number),
    seat  INTEGER NOT NULL,
    user  INTEGER,
    label TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_players_by_user ON game_players (user) WHERE user IS NOT NULL;

-- What happened in a game, in order; rows are only ever added.
CREATE TABLE moves (
    game  INTEGER NOT NULL REFERENCES games (number),
    n     INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- The name by which a person is known in a server.
CREATE TABLE people (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    name  TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

-- A server's own settings.
CREATE TABLE guilds (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;
