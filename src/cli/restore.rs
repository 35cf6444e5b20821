//! `getaway restore`: restores a copy of the database.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::store::Store;

/// Restore a copy of the database; stop the bot first
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file that `getaway backup` wrote; it isn't changed
    file: PathBuf,
}

/// Replaces the database and says what was done.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    let restored = super::block_on(async {
        let restored = Store::restore(&config.database, &args.file).await;
        Ok(restored?)
    })?;
    super::say(format_args!(
        "Restored the database {} from {}",
        restored.database.display(),
        args.file.display()
    ))?;
    if let Some(replaced) = restored.replaced {
        super::say(format_args!(
            "The previous one is kept as {}; delete it when you no longer need it",
            replaced.display()
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}
