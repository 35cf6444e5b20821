-- The deal of the day: the same for everybody, played by each alone. It never counts in a leaderboard.

-- A day's deal, by the day's number since 1970 (UTC). Its row is made while the day before still lasts, so
-- that the fingerprint of its secret can be shown before anybody plays. Options, dealer and deal are as in
-- `games`; they stay as they are whatever later programs deal.
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

-- A person's game, by the interaction with which they began it. `user` is null once they asked to be
-- forgotten. `tried` keeps them from another try on the same day even then: a hash of the day's secret and
-- the person. It goes when the day is over. `version` grows with every step. What follows `begun_at` is
-- null until the game is over: the seat's place, whether it counts as won or lost (as `tallied` in
-- `game_players`), how many rounds it was in play, and the figure that breaks ties, the fewer the better.
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

-- The entries of the games' records. `chosen` is 1 where the person decided, 0 for everything else.
CREATE TABLE daily_moves (
    game   BIGINT NOT NULL REFERENCES daily_games (id),
    n      BIGINT NOT NULL,
    entry  TEXT NOT NULL,
    chosen BIGINT NOT NULL,
    PRIMARY KEY (game, n)
);

-- In which channels a result was shared: once in each.
CREATE TABLE daily_shares (
    game    BIGINT NOT NULL REFERENCES daily_games (id),
    channel BIGINT NOT NULL,
    PRIMARY KEY (game, channel)
);
