-- Whoever asks to be forgotten is looked for by themselves in every table, in all servers at once. Until now
-- the servers came from the games that still named them, and a row that no such game led to stayed.
CREATE INDEX people_by_user ON people ("user");
CREATE INDEX standings_by_user ON standings ("user");
CREATE INDEX standings_by_day_by_user ON standings_by_day ("user");
CREATE INDEX standings_by_week_by_user ON standings_by_week ("user");
CREATE INDEX encounters_by_other ON encounters (other);
-- Server and kind are named, although they would be part of the index anyway: with the user alone it looks
-- better to the planner than the primary key, for questions about one person in one server.
CREATE INDEX results_by_user ON results ("user", guild, kind);
CREATE INDEX place_totals_by_user ON place_totals ("user", guild, kind);
CREATE INDEX figure_totals_by_user ON figure_totals ("user", guild, kind);
CREATE INDEX encounters_by_user ON encounters ("user", guild, kind);
