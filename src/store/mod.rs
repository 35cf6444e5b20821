//! SQLite: games as appended moves, results, settings. The only part that names sqlx.
