-- How many rated games there were when their ratings were last computed anew because the method had
-- changed; 0 if that never was. Null while it has yet to be done: a program that changes the method sets it
-- so in a migration, and whoever makes the migration computes the ratings before anybody plays on.
ALTER TABLE rated ADD COLUMN renumbered INTEGER;
