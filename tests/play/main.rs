//! Whole games as people play them: the real bot over a real gateway connection on loopback.
#![cfg(feature = "sandbox")]

mod buttons;
mod coming_and_going;
mod commands;
mod figures;
mod process;
mod refusals;
mod restart;
mod secrecy;
mod takes;
mod tally;
mod variants;
mod world;
