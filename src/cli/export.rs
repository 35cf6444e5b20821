//! `getaway export`: prints a stored game's record.

use std::process::ExitCode;

use anyhow::Context;

use crate::store::{Store, without_password};
use crate::table::{GameNumber, record};

/// Print a stored game's record
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game's number
    game: u64,
}

/// Prints the record on one line.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    let number = GameNumber(args.game);
    let game = super::block_on(async {
        let store = Store::open_read_only(&config.database).await?;
        store.check_schema().await?;
        anyhow::Ok(store.game(number).await?)
    })?;
    let record = match game {
        Some(game) => record(&game).with_context(|| format!("game {number}"))?,
        None => None,
    };
    let Some(record) = record else {
        anyhow::bail!(
            "there's no game {number} in {}",
            without_password(&config.database)
        );
    };
    super::say(format_args!("{}", record.to_line()?))?;
    Ok(ExitCode::SUCCESS)
}
