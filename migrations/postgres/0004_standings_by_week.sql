-- What standings_by_day has, summed up to weeks (seven days from 1970 on, beginning with a Thursday), so
-- that a month is the sum of five weeks and a few days and not of thirty-one days.
CREATE TABLE standings_by_week (
    guild  BIGINT NOT NULL,
    kind   TEXT NOT NULL,
    week   BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    games  BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    share  BIGINT NOT NULL,
    PRIMARY KEY (guild, kind, week, "user")
);

-- From the days so far.
INSERT INTO standings_by_week (guild, kind, week, "user", games, losses, share)
SELECT guild, kind, day / 7, "user", sum(games), sum(losses), sum(share)
FROM standings_by_day
GROUP BY guild, kind, day / 7, "user";
