//! The command line: one subcommand a module.
//!
//! Owns what `getaway …` does, its exit codes (0 done, 1 it went wrong or something checked is bad,
//! 2 it was asked wrongly) and where its output goes: results on stdout, everything else on stderr.

mod backup;
mod check;
mod copy;
mod export;
mod figures;
mod learn;
mod logging;
mod records;
mod reliability;
mod restore;
mod run;
#[cfg(feature = "sandbox")]
mod sandbox;
mod simulate;
mod verify;

use std::num::NonZeroUsize;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::config::Config;

pub use run::serve;

/// Getaway for Discord: a bot with which friends play the card game Getaway in a channel.
#[derive(Debug, Parser)]
#[command(name = "getaway", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot (also without any subcommand). Needs DISCORD_TOKEN
    Run,
    /// Play on this machine: the same bot in a Discord of its own, on a web page
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::Args),
    /// Let computer players play against each other
    Simulate(simulate::Args),
    /// Let the strongest computer player learn anew, from games that it plays for it
    Learn(learn::Args),
    /// Compare the chances that a hint tells with what then comes
    Reliability(reliability::Args),
    /// Replay game records and say for each bad one which move is wrong
    Check(check::Args),
    /// Check how the cards of a recorded game came about
    Verify(verify::Args),
    /// Write a stored game's record to standard output
    Export(export::Args),
    /// Copy the database, also while the bot runs
    Backup(backup::Args),
    /// Put a copy in the place of the database; the bot must not run on it
    Restore(restore::Args),
    /// Copy everything into another, empty database; no bot may run on either
    Copy(copy::Args),
}

/// Something that the caller has to set right: exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Usage(String);

/// Reads the command line and does what it says.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or(Command::Run) {
        Command::Run => run::run(),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(args) => sandbox::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Reliability(args) => reliability::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Copy(args) => copy::run(&args),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("getaway: {error:#}");
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

/// The configuration: the environment, and what `.env` adds to it.
fn configuration() -> anyhow::Result<Config> {
    match dotenvy::dotenv() {
        Ok(_) => {}
        Err(error) if error.not_found() => {}
        Err(error) => return Err(Usage(format!("the file .env cannot be read: {error}")).into()),
    }
    Config::from_env().map_err(|error| Usage(error.to_string()).into())
}

/// On how many threads to work: as many as were asked for, else one for each core.
fn threads(asked: Option<NonZeroUsize>) -> usize {
    asked
        .or_else(|| std::thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get)
}

/// Runs a future on a runtime of all cores.
fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?
        .block_on(future)
}

/// Writes a line to standard output. A closed pipe is an error like any other here, not a panic.
fn say(line: std::fmt::Arguments<'_>) -> std::io::Result<()> {
    use std::io::Write;
    writeln!(std::io::stdout(), "{line}")
}

/// Whoever read our output has seen enough (`getaway simulate … | head`).
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
    })
}
