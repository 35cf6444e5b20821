//! The command line, with one module per subcommand.
//!
//! Owns what `getaway …` does, its exit codes (0: done; 1: something failed, or something checked
//! is bad; 2: the host has to change something first: arguments, variables, or what Discord refuses for
//! good) and where its output goes: results to stdout,
//! everything else to stderr, by way of `output`, because `println!` panics if nobody can be told.

#![warn(clippy::print_stdout, clippy::print_stderr)]

mod database;
mod doctor;
mod figures;
mod health;
mod logging;
mod output;
mod prometheus;
mod ratings;
mod records;
mod repeats;
mod run;
#[cfg(feature = "sandbox")]
mod sandbox;
mod simulate;

use std::num::NonZeroUsize;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::config::Config;
use crate::store::{Store, StoreError};

/// Getaway for Discord: a bot for playing card games with friends in a channel.
#[derive(Debug, Parser)]
#[command(name = "getaway", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot; the default. Needs DISCORD_TOKEN
    Run,
    /// Check an installation and say what to do; changes nothing
    Doctor(doctor::Args),
    /// Ask the running bot whether it is healthy; needs METRICS_ADDR
    Health,
    /// Play on this machine: the same bot in a stand-in for Discord, on a web page
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::Args),
    /// Play computers against each other
    Simulate(simulate::Args),
    /// Replay game records; name the wrong move of each bad one
    Check(records::Check),
    /// Recompute the shuffle of recorded games
    Verify(records::Verify),
    /// Print a stored game's record
    Export(records::Export),
    /// Print everyone's ratings, or compute them again from the stored games
    Ratings(ratings::Args),
    /// Copy the database; the bot may be running
    Backup(database::Backup),
    /// Restore a copy of the database; stop the bot first
    Restore(database::Restore),
    /// Copy everything to another, empty database; stop the bots on both first
    Copy(database::Copy),
}

/// Wrong arguments or variables: exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Usage(String);

/// Describes the command line, with all subcommands and options.
#[must_use]
pub fn command() -> clap::Command {
    Cli::command()
}

/// Parses the command line and runs the subcommand.
pub fn main() -> ExitCode {
    let done = match Cli::try_parse() {
        Ok(cli) => run(cli),
        Err(said) => output::explain(&said),
    };
    match done.and_then(output::finish) {
        Ok(code) => code,
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&error);
            ExitCode::from(if is_usage(&error) { 2 } else { 1 })
        }
    }
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command.unwrap_or(Command::Run) {
        Command::Run => run::run(),
        Command::Doctor(args) => doctor::run(&args),
        Command::Health => health::run(),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(args) => sandbox::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Check(args) => records::check(&args),
        Command::Verify(args) => records::verify(&args),
        Command::Export(args) => records::export(&args),
        Command::Ratings(args) => ratings::run(&args),
        Command::Backup(args) => database::backup(&args),
        Command::Restore(args) => database::restore(&args),
        Command::Copy(args) => database::copy(&args),
    }
}

/// Opens the configured database to read it. Opening to write would create a missing one.
async fn read_only(config: &Config) -> anyhow::Result<Store> {
    let opened = Store::open_read_only(&config.database).await;
    opened.map_err(|error| of_database(config, error))
}

/// The error of the database in `DATABASE_URL`: the variable, or the file in its place, is wrong if the
/// bot can't use what it names.
fn of_database(config: &Config, error: StoreError) -> anyhow::Error {
    let origin = &config.database_origin;
    match error {
        StoreError::Foreign { .. } => {
            Usage(format!("{origin}: {error}, so name another one")).into()
        }
        StoreError::NoDatabase(_) => no_database(&error),
        _ if error.is_about_the_address() || error.needs_another_address() => {
            Usage(format!("{origin}: {error}")).into()
        }
        _ => error.into(),
    }
}

/// Without the bot's variables, it is the default that is missing.
fn no_database(error: &StoreError) -> anyhow::Error {
    anyhow::anyhow!("{error}; set DATABASE_URL as for the bot")
}

/// Whether it would fail again in the same way until somebody changes an argument or a variable.
fn is_usage(error: &anyhow::Error) -> bool {
    let is_address = |error: &StoreError| error.is_about_the_address();
    error.is::<Usage>()
        || error.downcast_ref().is_some_and(is_address)
        || crate::discord::refuses_for_good(error)
}

/// Reads the configuration from the environment and from `.env`.
fn configuration() -> anyhow::Result<Config> {
    Config::from_env().map_err(|error| Usage(error.to_string()).into())
}

/// The number of threads to use: as given, otherwise one per core.
fn threads(asked: Option<NonZeroUsize>) -> usize {
    asked.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

/// Runs a future, and everything that it starts, on this thread. Tasks wait and pass things on; what
/// computes for long has threads of its own. With several threads for tasks, one would have to wake
/// another a few times a play.
fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(future)
}

/// A name from others without control characters, which could move the terminal's cursor.
fn plain(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect()
}
