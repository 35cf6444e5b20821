//! `getaway copy`: everything from one database into another one, be it of the other kind.

use std::process::ExitCode;

use crate::store::{Store, without_password};

/// Copy everything into another, empty database; no bot may run on either
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where everything is: sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL")]
    from: String,
    /// Where it is to be: likewise
    #[arg(long, value_name = "URL")]
    to: String,
}

/// Copies, checks, and says what was copied.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let copied = super::block_on(async { Ok(Store::copy(&args.from, &args.to).await?) })?;
    for copied in &copied {
        super::say(format_args!("{:>9}  {}", copied.rows, copied.table))?;
    }
    super::say(format_args!(
        "All of it is in {} now, checked row by row; {} stays as it is",
        without_password(&args.to),
        without_password(&args.from)
    ))?;
    Ok(ExitCode::SUCCESS)
}
