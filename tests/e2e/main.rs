//! Tests of the real bot over a real gateway connection on loopback, from people's point of view:
//! what they type and press, and what they see. Each file covers a command or a message.

#[macro_use]
mod harness;

mod access;
mod ahead;
mod bus;
mod by_itself;
mod challenge;
mod crowd;
mod cup;
mod cut;
mod daily;
mod doctor;
mod each_game;
mod faults;
mod forget_me;
mod fuzz;
mod games;
mod gateway;
mod hand;
mod help;
mod history;
mod image;
mod introduction;
mod king;
mod language;
mod leaderboard;
mod leave;
mod mention;
mod metrics;
mod month;
mod nudge;
mod offers;
mod options;
mod outages;
mod pace;
mod page;
mod palace;
mod pictures;
mod plan;
mod quirks;
mod recap;
mod record;
mod refusals;
mod remove;
mod replay;
mod restart;
mod screen;
mod seated;
mod secrecy;
mod settings;
mod shards;
mod shut_out;
mod stale;
mod start;
mod stop;
mod superseded;
mod take;
mod threads;
mod undocumented;
mod upgrade;
mod waiting;
mod watch;

use faults::outgrow;
