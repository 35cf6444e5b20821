-- Who asked to be forgotten while a table was open: whoever runs the table removes the name from it, and
-- then the row. Several processes may share a database, and the one that is asked does not run all tables.
CREATE TABLE forgetting (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user"   BIGINT NOT NULL,
    PRIMARY KEY (table_id, "user")
);
