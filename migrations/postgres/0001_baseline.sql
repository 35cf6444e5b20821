-- The schema of ../0001_baseline.sql in the words of PostgreSQL. What tables and columns mean is said there.

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
    finished_at   BIGINT,
    rated         BIGINT
);
CREATE INDEX games_by_table ON games (table_id, number);
CREATE INDEX games_by_channel ON games (channel, kind, finished_at, number) WHERE state = 'finished';
CREATE UNIQUE INDEX games_rated ON games (guild, kind, rated) WHERE rated IS NOT NULL;

CREATE TABLE game_players (
    game        BIGINT NOT NULL REFERENCES games (number),
    seat        BIGINT NOT NULL,
    "user"      BIGINT,
    label       TEXT NOT NULL,
    place       BIGINT,
    score       BIGINT,
    tallied     BIGINT,
    strength    BIGINT,
    uncertainty BIGINT,
    PRIMARY KEY (game, seat)
);
CREATE INDEX game_players_by_user ON game_players ("user") WHERE "user" IS NOT NULL;

CREATE TABLE moves (
    game  BIGINT NOT NULL REFERENCES games (number),
    n     BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, n)
);

CREATE TABLE game_figures (
    game  BIGINT NOT NULL REFERENCES games (number),
    seat  BIGINT NOT NULL,
    name  TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (game, seat, name)
);

CREATE TABLE people (
    guild  BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name   TEXT NOT NULL,
    PRIMARY KEY (guild, "user")
);
CREATE INDEX people_by_user ON people ("user");

CREATE TABLE forgetting (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user"   BIGINT NOT NULL,
    PRIMARY KEY (table_id, "user")
);

CREATE TABLE guilds (
    guild    BIGINT PRIMARY KEY,
    version  BIGINT NOT NULL,
    settings TEXT NOT NULL
);

CREATE TABLE results (
    "user"      BIGINT NOT NULL,
    guild       BIGINT NOT NULL,
    kind        TEXT NOT NULL,
    finished_at BIGINT NOT NULL,
    game        BIGINT NOT NULL,
    seat        BIGINT NOT NULL,
    place       BIGINT NOT NULL,
    tallied     BIGINT NOT NULL,
    score       BIGINT,
    games       BIGINT NOT NULL,
    tally       BIGINT NOT NULL,
    share       BIGINT NOT NULL,
    scored      BIGINT NOT NULL,
    points      BIGINT NOT NULL,
    strength    BIGINT,
    uncertainty BIGINT,
    CONSTRAINT results_of_person PRIMARY KEY ("user", guild, kind, finished_at)
);
CREATE INDEX results_by_game ON results (game, seat);

CREATE TABLE standings (
    guild             BIGINT NOT NULL,
    kind              TEXT NOT NULL,
    "user"            BIGINT NOT NULL,
    games             BIGINT NOT NULL,
    tally             BIGINT NOT NULL,
    share             BIGINT NOT NULL,
    streak            BIGINT NOT NULL,
    longest_untallied BIGINT NOT NULL,
    longest_tallied   BIGINT NOT NULL,
    scored            BIGINT NOT NULL,
    points            BIGINT NOT NULL,
    best_score        BIGINT,
    last_at           BIGINT NOT NULL,
    strength          BIGINT,
    uncertainty       BIGINT,
    PRIMARY KEY (guild, kind, "user")
);
CREATE INDEX standings_by_user ON standings ("user");

CREATE TABLE place_sums (
    "user"  BIGINT NOT NULL,
    guild   BIGINT NOT NULL,
    kind    TEXT NOT NULL,
    place   BIGINT NOT NULL,
    games   BIGINT NOT NULL,
    tallied BIGINT NOT NULL,
    PRIMARY KEY ("user", guild, kind, place)
);

CREATE TABLE figure_sums (
    "user"  BIGINT NOT NULL,
    guild   BIGINT NOT NULL,
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL,
    games   BIGINT NOT NULL,
    sum     BIGINT NOT NULL,
    highest BIGINT NOT NULL,
    PRIMARY KEY ("user", guild, kind, name)
);

CREATE TABLE meetings (
    "user"   BIGINT NOT NULL,
    guild    BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    opponent BIGINT NOT NULL,
    games    BIGINT NOT NULL,
    ahead    BIGINT NOT NULL,
    PRIMARY KEY ("user", guild, kind, opponent)
);
CREATE INDEX meetings_by_opponent ON meetings (opponent);

CREATE TABLE rated (
    guild BIGINT NOT NULL,
    kind  TEXT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guild, kind)
);

CREATE TABLE daily_days (
    kind          TEXT NOT NULL,
    day           BIGINT NOT NULL,
    secret        TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    options       TEXT NOT NULL,
    dealer        BIGINT NOT NULL,
    deal          TEXT NOT NULL,
    PRIMARY KEY (kind, day)
);

CREATE TABLE daily_games (
    id          BIGINT NOT NULL PRIMARY KEY,
    kind        TEXT NOT NULL,
    day         BIGINT NOT NULL,
    guild       BIGINT NOT NULL,
    "user"      BIGINT,
    tried       TEXT,
    beside      TEXT NOT NULL,
    version     BIGINT NOT NULL,
    begun_at    BIGINT NOT NULL,
    finished_at BIGINT,
    place       BIGINT,
    tallied     BIGINT,
    rounds      BIGINT,
    ties        BIGINT
);
CREATE UNIQUE INDEX daily_games_by_try ON daily_games (kind, day, tried);
CREATE INDEX daily_games_by_user ON daily_games ("user", kind, day);
CREATE INDEX daily_games_by_result ON daily_games (kind, day, guild, place, ties);

CREATE TABLE daily_moves (
    game  BIGINT NOT NULL REFERENCES daily_games (id),
    n     BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, n)
);

CREATE TABLE daily_shares (
    game    BIGINT NOT NULL REFERENCES daily_games (id),
    channel BIGINT NOT NULL,
    PRIMARY KEY (game, channel)
);

CREATE TABLE plans (
    id          BIGINT NOT NULL PRIMARY KEY,
    guild       BIGINT NOT NULL,
    organiser   BIGINT,
    version     BIGINT NOT NULL,
    doc_version BIGINT NOT NULL,
    doc         TEXT NOT NULL,
    -- Whether an evening is still ahead, so that it counts towards the limits.
    ahead       BIGINT NOT NULL,
    -- The table that has to end before there is something to do.
    table_id    BIGINT,
    due_at      BIGINT
);
CREATE INDEX plans_by_time ON plans (due_at);
CREATE INDEX plans_by_guild ON plans (guild);
CREATE INDEX plans_by_table ON plans (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE zones (
    "user" BIGINT NOT NULL PRIMARY KEY,
    zone   TEXT NOT NULL
);

CREATE TABLE choices (
    "user"    BIGINT NOT NULL PRIMARY KEY,
    language  TEXT,
    by_itself BIGINT NOT NULL DEFAULT 0
);

-- The highest number of each kind that any process has reserved: a process takes a block at a time.
CREATE TABLE numbers (
    name TEXT PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO numbers (name, last) VALUES ('tables', 0), ('games', 0), ('leases', 0);

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
