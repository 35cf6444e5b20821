//! Cards, the deal, the game, views, events, records. No async, no clock, no I/O.
