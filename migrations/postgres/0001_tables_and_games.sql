-- The schema as it is in SQLite after migrations/0005, in the words of PostgreSQL. What the columns
-- mean is said there.
CREATE TABLE tables (
    id          BIGINT PRIMARY KEY,
    guild       BIGINT NOT NULL,
    channel     BIGINT NOT NULL,
    kind        TEXT NOT NULL,
    open        BIGINT NOT NULL CHECK (open IN (0, 1)),
    doc_version BIGINT NOT NULL,
    doc         TEXT NOT NULL,
    parked_by   TEXT,
    anchor      TEXT,
    opened_at   BIGINT NOT NULL,
    ended_at    BIGINT,
    version     BIGINT NOT NULL
);

-- One table a channel.
CREATE UNIQUE INDEX tables_open ON tables (channel) WHERE open = 1;

CREATE TABLE games (
    number        BIGINT PRIMARY KEY,
    table_id      BIGINT NOT NULL REFERENCES tables (id),
    guild         BIGINT NOT NULL,
    channel       BIGINT NOT NULL,
    kind          TEXT NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('committed', 'running', 'finished', 'stopped')),
    secret        TEXT NOT NULL,
    people        BIGINT NOT NULL DEFAULT 0,
    rules_version BIGINT NOT NULL DEFAULT 1,
    options       TEXT,
    dealer        BIGINT,
    ids           TEXT,
    deal          TEXT,
    started_at    BIGINT,
    finished_at   BIGINT
);

CREATE INDEX games_by_table ON games (table_id);
CREATE INDEX games_by_guild ON games (guild, kind, finished_at) WHERE state = 'finished';
CREATE INDEX games_by_channel ON games (channel, kind, finished_at, number) WHERE state = 'finished';

CREATE TABLE game_players (
    game   BIGINT NOT NULL REFERENCES games (number),
    seat   BIGINT NOT NULL,
    "user" BIGINT,
    label  TEXT NOT NULL,
    rank   BIGINT,
    PRIMARY KEY (game, seat)
);

CREATE INDEX game_players_by_user ON game_players ("user") WHERE "user" IS NOT NULL;

CREATE TABLE moves (
    game  BIGINT NOT NULL REFERENCES games (number),
    n     BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, n)
);

CREATE TABLE people (
    guild  BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name   TEXT NOT NULL,
    PRIMARY KEY (guild, "user")
);

CREATE TABLE guilds (
    guild    BIGINT PRIMARY KEY,
    version  BIGINT NOT NULL,
    settings TEXT NOT NULL
);

CREATE TABLE game_figures (
    game  BIGINT NOT NULL REFERENCES games (number),
    seat  BIGINT NOT NULL,
    name  TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (game, seat, name)
);

-- The highest number of each kind that any process has reserved: a process takes a block at a time.
CREATE TABLE numbers (
    name TEXT PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO numbers (name, last) VALUES ('tables', 0), ('games', 0);
