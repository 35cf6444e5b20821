-- Grows with every step of a table that is saved: a step is saved only upon the version it was made
-- from.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
