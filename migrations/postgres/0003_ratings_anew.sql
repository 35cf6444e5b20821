-- The changes of ../0003_ratings_anew.sql in the words of PostgreSQL.
ALTER TABLE rated ADD COLUMN renumbered BIGINT;
