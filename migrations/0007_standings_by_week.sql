-- What standings_by_day has, summed up to weeks (seven days from 1970 on, beginning with a Thursday), so
-- that a month is the sum of five weeks and a few days and not of thirty-one days.
CREATE TABLE standings_by_week (
    guild  INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    week   INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    share  INTEGER NOT NULL,
    PRIMARY KEY (guild, kind, week, "user")
) STRICT, WITHOUT ROWID;

-- From the days so far.
INSERT INTO standings_by_week (guild, kind, week, "user", games, losses, share)
SELECT guild, kind, day / 7, "user", sum(games), sum(losses), sum(share)
FROM standings_by_day
GROUP BY guild, kind, day / 7, "user";
