//! `getaway backup`, `restore` and `copy`: what becomes of a whole database.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{anyhow, ensure};

use super::output::{is_like_an_address, output};
use crate::store::{Store, StoreError, without_password};

#[derive(Debug, clap::Args)]
pub struct Backup {
    /// The file to write; it must not exist yet
    file: PathBuf,
}

pub fn backup(args: &Backup) -> anyhow::Result<ExitCode> {
    refuse_address(&args.file)?;
    let config = super::configuration()?;
    super::block_on(async {
        let store = super::read_only(&config).await?;
        Ok(store.backup(&args.file).await?)
    })?;
    writeln!(output(), "Copied the database to {}", args.file.display())?;
    Ok(ExitCode::SUCCESS)
}

#[derive(Debug, clap::Args)]
pub struct Restore {
    /// A file that `getaway backup` wrote; it isn't changed
    file: PathBuf,
}

pub fn restore(args: &Restore) -> anyhow::Result<ExitCode> {
    refuse_address(&args.file)?;
    let config = super::configuration()?;
    let restored = super::block_on(async {
        match Store::restore(&config.database, &args.file).await {
            Err(error) if error.needs_another_address() => {
                // It may as well be the copy that can't be a database.
                match Store::examine(&config.database).await {
                    Err(same) if same.to_string() == error.to_string() => {
                        Err(super::of_database(&config, error))
                    }
                    _ => Err(error.into()),
                }
            }
            restored => restored.map_err(|error| super::of_database(&config, error)),
        }
    })?;
    writeln!(
        output(),
        "Restored the database {} from {}",
        restored.database.display(),
        args.file.display()
    )?;
    match restored.replaced {
        Some(replaced) => writeln!(
            output(),
            "The previous one is kept as {}; delete it when you no longer need it",
            replaced.display()
        )?,
        // A host who forgets the bot's variables would think that the bot has the copy now.
        None => writeln!(
            output(),
            "There was none before. If the bot's DATABASE_URL names another one, set it for this command, too"
        )?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Refuses an address, which isn't shown, since it may contain a password.
fn refuse_address(file: &Path) -> anyhow::Result<()> {
    let address = "FILE has to be the name of a file, not an address; the database is the one in DATABASE_URL";
    ensure!(!is_like_an_address(&file.to_string_lossy()), super::Usage(address.to_owned()));
    Ok(())
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = true)]
pub struct Copy {
    /// The database to copy: sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE; by default the one in
    /// DATABASE_URL
    #[arg(long, value_name = "URL")]
    from: Option<String>,
    /// The empty database to copy to, in the same form; by default the one in DATABASE_URL, which keeps a
    /// password out of the list of processes
    #[arg(long, value_name = "URL")]
    to: Option<String>,
}

impl Copy {
    fn addresses(&self) -> anyhow::Result<(String, String)> {
        let own = || anyhow::Ok(super::configuration()?.database);
        let from = self.from.clone().map_or_else(own, Ok)?;
        let to = self.to.clone().map_or_else(own, Ok)?;
        let same =
            "--from and --to are the same database; one that isn't given is that in DATABASE_URL";
        ensure!(from != to, super::Usage(same.to_owned()));
        Ok((from, to))
    }
}

pub fn copy(args: &Copy) -> anyhow::Result<ExitCode> {
    let (from, to) = args.addresses()?;
    let copied = super::block_on(async {
        Store::copy(&from, &to).await.map_err(|error| match error {
            StoreError::NoDatabase(_) if args.from.is_some() => anyhow!("--from: {error}"),
            StoreError::NoDatabase(_) => super::no_database(&error),
            error => error.into(),
        })
    })?;
    for copied in &copied {
        writeln!(output(), "{:>9}  {}", copied.rows, copied.table)?;
    }
    writeln!(
        output(),
        "Everything is in {} now, checked row by row; {} is unchanged",
        without_password(&to),
        without_password(&from)
    )?;
    Ok(ExitCode::SUCCESS)
}
