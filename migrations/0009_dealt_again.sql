-- The game whose cards and draws this one has, if it was dealt again. The ids and cuts are that game's, and so
-- is the secret.
ALTER TABLE games ADD COLUMN again INTEGER;
CREATE INDEX games_by_again ON games (again) WHERE again IS NOT NULL;
