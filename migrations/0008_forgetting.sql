-- Who asked to be forgotten while a table was open: whoever runs the table removes the name from it, and
-- then the row. Several processes may share a database, and the one that is asked does not run all tables.
CREATE TABLE forgetting (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    "user"   INTEGER NOT NULL,
    PRIMARY KEY (table_id, "user")
) STRICT, WITHOUT ROWID;
