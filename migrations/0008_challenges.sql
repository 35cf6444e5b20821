-- The questions to one person whether they play now, with the id of the interaction that asked. `doc` says who
-- is asked what, for whoever shows it. `message` is the question in its channel, once it is known; it is
-- deleted at `due_at`, which is 0 once it was answered, and null once it is gone. A row stays for an hour at
-- least: only so often can `user` ask, who is null once they asked to be forgotten.
CREATE TABLE challenges (
    id       INTEGER PRIMARY KEY,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    "user"   INTEGER,
    message  INTEGER,
    doc      TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    due_at   INTEGER
) STRICT;
