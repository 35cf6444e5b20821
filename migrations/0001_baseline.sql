-- A table in a channel. What the table layer needs to go on after a restart is its own business: `doc`,
-- written in `doc_version`. A document of a later version is left alone; `parked_by` is the version of the
-- program that said that it cannot go on with the table. `version` grows with every step that is saved: a
-- step is saved only upon the version that it was made from.
CREATE TABLE tables (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild       INTEGER NOT NULL,
    channel     INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    open        INTEGER NOT NULL CHECK (open IN (0, 1)),
    doc_version INTEGER NOT NULL,
    doc         TEXT NOT NULL,
    parked_by   TEXT,
    anchor      TEXT,
    opened_at   INTEGER NOT NULL,
    ended_at    INTEGER,
    version     INTEGER NOT NULL
) STRICT;
-- One table a channel.
CREATE UNIQUE INDEX tables_open ON tables (channel) WHERE open = 1;

-- A game of a table. It exists from the moment that its secret is committed to; the columns from `people`
-- to `deal` are filled when it is dealt (`deal` later where piles are picked). `rated` is the how-manieth
-- rated game of its server and kind: they are rated in this order, whatever the clock says.
CREATE TABLE games (
    number        INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id      INTEGER NOT NULL REFERENCES tables (id),
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,
    kind          TEXT NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('committed', 'running', 'finished', 'stopped')),
    secret        TEXT NOT NULL,
    people        INTEGER NOT NULL DEFAULT 0,
    rules_version INTEGER NOT NULL DEFAULT 1,
    options       TEXT,
    dealer        INTEGER,
    ids           TEXT,
    deal          TEXT,
    started_at    INTEGER,
    finished_at   INTEGER,
    rated         INTEGER
) STRICT;
CREATE INDEX games_by_table ON games (table_id, number);
-- The last game of a channel is the one that ended last. Numbers follow each other in time only where one
-- process hands them out.
CREATE INDEX games_by_channel ON games (channel, kind, finished_at, number) WHERE state = 'finished';
CREATE UNIQUE INDEX games_rated ON games (guild, kind, rated) WHERE rated IS NOT NULL;

-- The seats as dealt in. `user` is null for a computer, and for a person who asked to be forgotten.
-- A place is 1 for the best; equal seats share the better one. A score may be below 0. `tallied` is 1
-- where the game's tally counts the seat: because it lost, in games whose last player loses, and
-- because it won, in games whose first player wins. All three are null until the game is over.
-- `strength` and `uncertainty` are what the person's rating was before the game. They stay when the person
-- asks to be forgotten, so that the ratings of the others can still be computed.
CREATE TABLE game_players (
    game        INTEGER NOT NULL REFERENCES games (number),
    seat        INTEGER NOT NULL,
    "user"      INTEGER,
    label       TEXT NOT NULL,
    place       INTEGER,
    score       INTEGER,
    tallied     INTEGER,
    strength    INTEGER,
    uncertainty INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_players_by_user ON game_players ("user") WHERE "user" IS NOT NULL;

-- What happened in a game, in order; rows are only ever added.
CREATE TABLE moves (
    game  INTEGER NOT NULL REFERENCES games (number),
    n     INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- What the players of a finished game did, in figures that the game names: how many cards a seat picked
-- up, say.
CREATE TABLE game_figures (
    game  INTEGER NOT NULL REFERENCES games (number),
    seat  INTEGER NOT NULL,
    name  TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (game, seat, name)
) STRICT, WITHOUT ROWID;

-- The name by which a person is known in a server.
CREATE TABLE people (
    guild  INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    name   TEXT NOT NULL,
    PRIMARY KEY (guild, "user")
) STRICT, WITHOUT ROWID;
-- Whoever asks to be forgotten is looked for by themselves in every table, in all servers at once.
CREATE INDEX people_by_user ON people ("user");

-- Who asked to be forgotten while a table was open: whoever runs the table removes the name from it, and
-- then the row. Several processes may share a database, and the one that is asked does not run all tables.
CREATE TABLE forgetting (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    "user"   INTEGER NOT NULL,
    PRIMARY KEY (table_id, "user")
) STRICT, WITHOUT ROWID;

-- A server's own settings.
CREATE TABLE guilds (
    guild    INTEGER PRIMARY KEY,
    version  INTEGER NOT NULL,
    settings TEXT NOT NULL
) STRICT;

-- One person's results, one by one, and what they add up to: how many games there are, how many of them
-- are tallied, how many would be on average (720720 is a whole game, divisible by every number of
-- players up to 16), how many have a score, and the sum of the scores. Each of a person's results is
-- later than the one before it, be it by a millisecond. `strength` and `uncertainty` are the person's
-- rating after the game, in thousandths of a point. Only of games into which two or more people were dealt,
-- and which have a result; only of people who did not ask to be forgotten.
CREATE TABLE results (
    "user"      INTEGER NOT NULL,
    guild       INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    game        INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    place       INTEGER NOT NULL,
    tallied     INTEGER NOT NULL,
    score       INTEGER,
    games       INTEGER NOT NULL,
    tally       INTEGER NOT NULL,
    share       INTEGER NOT NULL,
    scored      INTEGER NOT NULL,
    points      INTEGER NOT NULL,
    strength    INTEGER,
    uncertainty INTEGER,
    CONSTRAINT results_of_person PRIMARY KEY ("user", guild, kind, finished_at)
) STRICT, WITHOUT ROWID;
-- Where ratings are corrected.
CREATE INDEX results_by_game ON results (game, seat);

-- Where everybody stands: the sums and the rating after their last game, which ended at `last_at`. A streak
-- is a run of games that are not tallied above 0, of tallied ones below. `best_score` is null without scores.
CREATE TABLE standings (
    guild             INTEGER NOT NULL,
    kind              TEXT NOT NULL,
    "user"            INTEGER NOT NULL,
    games             INTEGER NOT NULL,
    tally             INTEGER NOT NULL,
    share             INTEGER NOT NULL,
    streak            INTEGER NOT NULL,
    longest_untallied INTEGER NOT NULL,
    longest_tallied   INTEGER NOT NULL,
    scored            INTEGER NOT NULL,
    points            INTEGER NOT NULL,
    best_score        INTEGER,
    last_at           INTEGER NOT NULL,
    strength          INTEGER,
    uncertainty       INTEGER,
    PRIMARY KEY (guild, kind, "user")
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_by_user ON standings ("user");

-- How often somebody reached each place, and how many of these games are tallied. As the two tables after it, of the
-- same games as `results`: stats are read from sums, however many games there are.
CREATE TABLE place_sums (
    "user"  INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    place   INTEGER NOT NULL,
    games   INTEGER NOT NULL,
    tallied INTEGER NOT NULL,
    PRIMARY KEY ("user", guild, kind, place)
) STRICT, WITHOUT ROWID;

-- The figures of somebody's games, added up under their names.
CREATE TABLE figure_sums (
    "user"  INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL,
    games   INTEGER NOT NULL,
    sum     INTEGER NOT NULL,
    highest INTEGER NOT NULL,
    PRIMARY KEY ("user", guild, kind, name)
) STRICT, WITHOUT ROWID;

-- How often somebody met each other person, and in how many of these games they had a better place.
CREATE TABLE meetings (
    "user"   INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    opponent INTEGER NOT NULL,
    games    INTEGER NOT NULL,
    ahead    INTEGER NOT NULL,
    PRIMARY KEY ("user", guild, kind, opponent)
) STRICT, WITHOUT ROWID;
CREATE INDEX meetings_by_opponent ON meetings (opponent);

-- Where the rated games are counted of a server and kind of game. Whoever rates a game locks its row.
CREATE TABLE rated (
    guild INTEGER NOT NULL,
    kind  TEXT NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild, kind)
) STRICT, WITHOUT ROWID;

-- The deal of the day: the same for everybody, played by each alone. It never counts in a leaderboard.
-- A day's deal, by the day's number since 1970 (UTC). Its row is made while the day before still lasts, so
-- that the fingerprint of its secret can be shown before anybody plays. Options, dealer and deal are as in
-- `games`; they stay as they are whatever later programs deal.
CREATE TABLE daily_days (
    kind          TEXT NOT NULL,
    day           INTEGER NOT NULL,
    secret        TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT NOT NULL,
    dealer        INTEGER NOT NULL,
    deal          TEXT NOT NULL,
    PRIMARY KEY (kind, day)
) STRICT, WITHOUT ROWID;

-- A person's game, by the interaction with which they began it. `user` is null once they asked to be
-- forgotten. `tried` keeps them from another try on the same day even then: a hash of the day's secret and
-- the person. It goes when the day is over. `version` grows with every step. What follows `begun_at` is
-- null until the game is over: the seat's place, whether it counts as won or lost (as `tallied` in
-- `game_players`), how many rounds it was in play, and the figure that breaks ties, the fewer the better.
CREATE TABLE daily_games (
    id          INTEGER NOT NULL PRIMARY KEY,
    kind        TEXT NOT NULL,
    day         INTEGER NOT NULL,
    guild       INTEGER NOT NULL,
    "user"      INTEGER,
    tried       TEXT,
    beside      TEXT NOT NULL,
    version     INTEGER NOT NULL,
    begun_at    INTEGER NOT NULL,
    finished_at INTEGER,
    place       INTEGER,
    tallied     INTEGER,
    rounds      INTEGER,
    ties        INTEGER
) STRICT;
CREATE UNIQUE INDEX daily_games_by_try ON daily_games (kind, day, tried);
CREATE INDEX daily_games_by_user ON daily_games ("user", kind, day);
CREATE INDEX daily_games_by_result ON daily_games (kind, day, guild, place, ties);

-- The entries of the games' records.
CREATE TABLE daily_moves (
    game  INTEGER NOT NULL REFERENCES daily_games (id),
    n     INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- In which channels a result was shared: once in each.
CREATE TABLE daily_shares (
    game    INTEGER NOT NULL REFERENCES daily_games (id),
    channel INTEGER NOT NULL,
    PRIMARY KEY (game, channel)
) STRICT, WITHOUT ROWID;

-- Planned evenings, by the interaction with which somebody planned them. What a plan contains is the table
-- layer's business: `doc`. `due_at` is when there is something to do by itself. A plan that is over is deleted.
CREATE TABLE plans (
    id          INTEGER NOT NULL PRIMARY KEY,
    guild       INTEGER NOT NULL,
    organiser   INTEGER,
    version     INTEGER NOT NULL,
    doc_version INTEGER NOT NULL,
    doc         TEXT NOT NULL,
    -- Whether an evening is still ahead, so that it counts towards the limits.
    ahead       INTEGER NOT NULL,
    -- The table that has to end before there is something to do.
    table_id    INTEGER,
    due_at      INTEGER
) STRICT;
CREATE INDEX plans_by_time ON plans (due_at);
CREATE INDEX plans_by_guild ON plans (guild);
CREATE INDEX plans_by_table ON plans (table_id) WHERE table_id IS NOT NULL;

-- The time zone in which somebody types times.
CREATE TABLE zones (
    "user" INTEGER NOT NULL PRIMARY KEY,
    zone   TEXT NOT NULL
) STRICT;

-- What somebody has chosen for themselves: the language of what only they see (NULL: none), and whether
-- their card is played by itself when it is the only one (1 or 0).
CREATE TABLE choices (
    "user"    INTEGER NOT NULL PRIMARY KEY,
    language  TEXT,
    by_itself INTEGER NOT NULL DEFAULT 0
) STRICT;
