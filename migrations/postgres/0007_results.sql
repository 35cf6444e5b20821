-- Results of games of any kind: equal seats share a place, games may have scores, and a tally counts
-- who lost or who won. Every number of the leaderboards so far stays as it is.

-- A place is 1 for the best; equal seats share the better one. A score may be below 0. `tallied` is 1
-- where the game's tally counts the seat: because it lost, in games whose last player loses, and
-- because it won, in games whose first player wins. All three are null until the game is over.
ALTER TABLE game_players RENAME COLUMN rank TO place;
ALTER TABLE game_players ADD COLUMN score BIGINT;
ALTER TABLE game_players ADD COLUMN tallied BIGINT;
UPDATE game_players
SET tallied = CASE WHEN place = (SELECT count(*) FROM game_players a WHERE a.game = game_players.game)
              THEN 1 ELSE 0 END
WHERE place IS NOT NULL;

-- One person's results, one by one, and what they add up to: how many games there are, how many of them
-- are tallied, how many would be on average (720720 is a whole game, divisible by every number of
-- players up to 16), how many have a score, and the sum of the scores. Each of a person's results is
-- later than the one before it, be it by a millisecond. Only of games into which two or more people
-- were dealt, and which have a result; only of people who did not ask to be forgotten.
CREATE TABLE new_results (
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
    CONSTRAINT results_of_person PRIMARY KEY ("user", guild, kind, finished_at)
);

INSERT INTO new_results
    ("user", guild, kind, finished_at, game, seat, place, tallied, games, tally, share, scored, points)
SELECT n."user", n.guild, n.kind, n.games + max(n.finished_at - n.games) OVER so_far,
       n.game, n.seat, n.rank, n.tallied, n.games,
       CAST(sum(n.tallied) OVER so_far AS BIGINT), CAST(sum(720720 / n.players) OVER so_far AS BIGINT),
       0, 0
FROM (SELECT r.*, p.seat, p.tallied,
             row_number() OVER (PARTITION BY r."user", r.guild, r.kind ORDER BY r.finished_at, r.game) AS games
      FROM results r
      JOIN game_players p ON p.game = r.game AND p."user" = r."user") n
WINDOW so_far AS (PARTITION BY n."user", n.guild, n.kind ORDER BY n.games ROWS UNBOUNDED PRECEDING);
DROP TABLE results;
ALTER TABLE new_results RENAME TO results;
-- Whom somebody met.
CREATE INDEX results_by_game ON results (game, "user", place);

-- Where everybody stands: the sums after their last game, which ended at `last_at`. A streak is a run
-- of games that are not tallied above 0, of tallied ones below.
ALTER TABLE standings RENAME COLUMN losses TO tally;
ALTER TABLE standings RENAME COLUMN longest_lost TO longest_tallied;
ALTER TABLE standings RENAME COLUMN longest_safe TO longest_untallied;
ALTER TABLE standings DROP COLUMN first_away;
ALTER TABLE standings ADD COLUMN scored BIGINT NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN points BIGINT NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN last_at BIGINT NOT NULL DEFAULT 0;
UPDATE standings
SET last_at = coalesce((SELECT max(r.finished_at) FROM results r
                        WHERE r."user" = standings."user" AND r.guild = standings.guild
                          AND r.kind = standings.kind), 0);

-- What one person's results say by themselves.
DROP TABLE standings_by_day;
DROP TABLE standings_by_week;
DROP TABLE place_totals;
DROP TABLE figure_totals;
DROP TABLE encounters;
