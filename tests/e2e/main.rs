//! The real bot over a real gateway connection on loopback, as people meet it: what they type and
//! press, and what they see. Each file shows a command or a message.

mod harness;

mod crowd;
mod cut;
mod faults;
mod forget_me;
mod fuzz;
mod hand;
mod hint;
mod history;
mod language;
mod leaderboard;
mod leave;
mod metrics;
mod nudge;
mod options;
mod outgrow;
mod page;
mod palace;
mod palace_screen;
mod pictures;
mod pile;
mod play;
mod record;
mod refusals;
mod restart;
mod rules;
mod screen;
mod seated;
mod secrecy;
mod settings;
mod shards;
mod stale;
mod start;
mod stop;
mod storm;
mod take;
mod upgrade;
mod waiting;
mod weather;
