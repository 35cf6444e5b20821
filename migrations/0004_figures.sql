-- What the players of a finished game did, in figures that the game names: how many cards a seat picked
-- up, say. Games that ended before have none.
CREATE TABLE game_figures (
    game  INTEGER NOT NULL REFERENCES games (number),
    seat  INTEGER NOT NULL,
    name  TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (game, seat, name)
) STRICT, WITHOUT ROWID;
