//! Computer players: a view in, a move out. No async, no clock, no I/O.
