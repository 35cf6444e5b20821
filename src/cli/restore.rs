//! `getaway restore`: puts a copy of the database in force.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::store::Store;

/// Put a copy in the place of the database; the bot must not run on it
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file that `getaway backup` wrote; it stays as it is
    file: PathBuf,
}

/// Replaces the database, and says what was done.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    let restored = super::block_on(async {
        let restored = Store::restore(&config.database, &args.file).await;
        Ok(restored?)
    })?;
    super::say(format_args!(
        "The database {} is now what {} holds",
        restored.database.display(),
        args.file.display()
    ))?;
    if let Some(replaced) = restored.replaced {
        super::say(format_args!(
            "What it was before is kept as {}; remove that when you need it no more",
            replaced.display()
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}
