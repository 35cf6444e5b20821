//! `getaway export`: a stored game's record.

use std::process::ExitCode;

use crate::store::Store;
use crate::table::GameNumber;

/// Write a stored game's record to standard output.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game's number
    game: u64,
}

/// Prints the record on one line.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    let record = super::block_on(async {
        let store = Store::open_read_only(&config.database).await?;
        anyhow::Ok(store.export(GameNumber(args.game)).await?)
    })?;
    let Some(record) = record else {
        anyhow::bail!(
            "there is no game {} in {}",
            GameNumber(args.game),
            config.database
        );
    };
    super::say(format_args!("{}", record.to_line()?))?;
    Ok(ExitCode::SUCCESS)
}
