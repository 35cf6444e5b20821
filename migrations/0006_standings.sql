-- What leaderboards and stats say, kept up to date as games end: counting through all games of a server
-- would take longer with every game. Only games into which two or more people were dealt, and which
-- have a loser; only people who did not ask to be forgotten.
--
-- A share is what an average player would have lost: 720720 is a whole game, divisible by every
-- number of players up to 16.

-- One person's results, one by one.
CREATE TABLE results (
    guild       INTEGER NOT NULL,
    "user"      INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    game        INTEGER NOT NULL,
    rank        INTEGER NOT NULL,
    players     INTEGER NOT NULL,
    PRIMARY KEY (guild, "user", kind, finished_at, game)
) STRICT, WITHOUT ROWID;

-- Everybody's results of all time. A streak is a run of safe games above 0, of lost ones below.
CREATE TABLE standings (
    guild        INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    "user"       INTEGER NOT NULL,
    games        INTEGER NOT NULL,
    losses       INTEGER NOT NULL,
    share        INTEGER NOT NULL,
    streak       INTEGER NOT NULL,
    longest_safe INTEGER NOT NULL,
    longest_lost INTEGER NOT NULL,
    first_away   INTEGER NOT NULL,
    PRIMARY KEY (guild, kind, "user")
) STRICT, WITHOUT ROWID;

-- The same of each day (UTC, counted from 1970), for periods.
CREATE TABLE standings_by_day (
    guild  INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    day    INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    share  INTEGER NOT NULL,
    PRIMARY KEY (guild, kind, day, "user")
) STRICT, WITHOUT ROWID;

-- How often somebody ended in which place; the last of a game is not among them, it lost.
CREATE TABLE place_totals (
    guild  INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    place  INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (guild, "user", kind, place)
) STRICT, WITHOUT ROWID;

-- Figures of games, summed up.
CREATE TABLE figure_totals (
    guild  INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    name   TEXT NOT NULL,
    games  INTEGER NOT NULL,
    sum    INTEGER NOT NULL,
    PRIMARY KEY (guild, "user", kind, name)
) STRICT, WITHOUT ROWID;

-- How often two people were dealt into the same game, and in how many of these one ended before the
-- other.
CREATE TABLE encounters (
    guild  INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    other  INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    ahead  INTEGER NOT NULL,
    PRIMARY KEY (guild, "user", kind, other)
) STRICT, WITHOUT ROWID;

-- From the games so far.
INSERT INTO results (guild, "user", kind, finished_at, game, rank, players)
SELECT g.guild, p."user", g.kind, g.finished_at, g.number, p.rank,
       (SELECT count(*) FROM game_players a WHERE a.game = g.number)
FROM games g
JOIN game_players p ON p.game = g.number
WHERE g.state = 'finished' AND g.people >= 2 AND p."user" IS NOT NULL AND p.rank IS NOT NULL;

INSERT INTO standings_by_day (guild, kind, day, "user", games, losses, share)
SELECT guild, kind, finished_at / 86400000, "user", count(*),
       sum(CASE WHEN rank = players THEN 1 ELSE 0 END), sum(720720 / players)
FROM results
GROUP BY guild, kind, finished_at / 86400000, "user";

-- A run of equal results is where the number among all of a person's games and the number among those
-- with the same result grow together.
WITH numbered AS (
    SELECT guild, kind, "user", rank, players,
           CASE WHEN rank = players THEN 1 ELSE 0 END AS lost,
           row_number() OVER (PARTITION BY guild, kind, "user" ORDER BY finished_at, game) AS n,
           row_number() OVER (
               PARTITION BY guild, kind, "user", CASE WHEN rank = players THEN 1 ELSE 0 END
               ORDER BY finished_at, game
           ) AS n_alike
    FROM results
),
runs AS (
    SELECT guild, kind, "user", lost, count(*) AS length, max(n) AS last,
           sum(720720 / players) AS share, sum(CASE rank WHEN 1 THEN 1 ELSE 0 END) AS first_away
    FROM numbered
    GROUP BY guild, kind, "user", lost, n - n_alike
),
latest AS (
    SELECT guild, kind, "user", max(last) AS last FROM runs GROUP BY guild, kind, "user"
)
INSERT INTO standings
    (guild, kind, "user", games, losses, share, streak, longest_safe, longest_lost, first_away)
SELECT r.guild, r.kind, r."user", sum(r.length), sum(r.lost * r.length), sum(r.share),
       sum(CASE WHEN r.last < l.last THEN 0 WHEN r.lost = 1 THEN -r.length ELSE r.length END),
       max(CASE r.lost WHEN 0 THEN r.length ELSE 0 END),
       max(CASE r.lost WHEN 1 THEN r.length ELSE 0 END),
       sum(r.first_away)
FROM runs r
JOIN latest l ON l.guild = r.guild AND l.kind = r.kind AND l."user" = r."user"
GROUP BY r.guild, r.kind, r."user";

INSERT INTO place_totals (guild, "user", kind, place, games)
SELECT guild, "user", kind, rank, count(*)
FROM results
WHERE rank < players
GROUP BY guild, "user", kind, rank;

INSERT INTO figure_totals (guild, "user", kind, name, games, sum)
SELECT r.guild, r."user", r.kind, f.name, count(*), sum(f.value)
FROM results r
JOIN game_players p ON p.game = r.game AND p."user" = r."user"
JOIN game_figures f ON f.game = p.game AND f.seat = p.seat
GROUP BY r.guild, r."user", r.kind, f.name;

INSERT INTO encounters (guild, "user", kind, other, games, ahead)
SELECT r.guild, r."user", r.kind, q."user", count(*), sum(CASE WHEN r.rank < q.rank THEN 1 ELSE 0 END)
FROM results r
JOIN game_players q ON q.game = r.game AND q."user" <> r."user"
GROUP BY r.guild, r."user", r.kind, q."user";
