//! The bot against the stand-in for Discord: what people see and do, over loopback.

mod games;
mod lobby;
mod stage;
mod trouble;
