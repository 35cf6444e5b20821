//! `getaway backup`: makes a consistent copy of the database.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::store::Store;

/// Copy the database; the bot may be running
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to write; it must not exist yet
    file: PathBuf,
}

/// Writes the copy.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    super::block_on(async {
        let store = Store::open_read_only(&config.database).await?;
        Ok(store.backup(&args.file).await?)
    })?;
    super::say(format_args!(
        "Copied the database to {}",
        args.file.display()
    ))?;
    Ok(ExitCode::SUCCESS)
}
