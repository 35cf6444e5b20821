//! `getaway copy`: copies everything to another database, SQLite or PostgreSQL.

use std::process::ExitCode;

use crate::store::{Store, without_password};

/// Copy everything to another, empty database; stop the bots on both first
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The database to copy: sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL")]
    from: String,
    /// The empty database to copy to, in the same form
    #[arg(long, value_name = "URL")]
    to: String,
}

/// Copies, checks, and prints what was copied.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let copied = super::block_on(async { Ok(Store::copy(&args.from, &args.to).await?) })?;
    for copied in &copied {
        super::say(format_args!("{:>9}  {}", copied.rows, copied.table))?;
    }
    super::say(format_args!(
        "Everything is in {} now, checked row by row; {} is unchanged",
        without_password(&args.to),
        without_password(&args.from)
    ))?;
    Ok(ExitCode::SUCCESS)
}
