//! `getaway sandbox`: the bot in a stand-in for Discord on this machine.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;

use super::output::output;
use crate::config::Config;
use crate::discord::Shards;
use discord_sandbox::{Options, Sandbox};

const WELCOME: &str = "To play against three computers: `/getaway start computers:3`, then \
                       press **Deal**. To add more people, open more tabs, and press **Join** there.";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The port of the page on 127.0.0.1; 0 takes any free one
    #[arg(long, default_value_t = 8787)]
    port: u16,
}

/// Serves the page and runs the bot until it is told to stop.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    super::logging::start(&config.log);
    super::block_on(play(args, config))?;
    Ok(ExitCode::SUCCESS)
}

async fn play(args: &Args, config: Config) -> anyhow::Result<()> {
    let stop = super::run::stop_on_signals()?;
    let options = Options {
        port: args.port,
        bot_name: "Getaway".to_owned(),
        server: "Card Table".to_owned(),
        channels: ["getaway", "general"].map(str::to_owned).into(),
        welcome: WELCOME.to_owned(),
        ..Options::default()
    };
    let sandbox = Sandbox::start(options)
        .await
        .with_context(|| format!("can't use port {}; --port 0 takes any free one", args.port))?;
    // The sandbox forgets its people when it ends, so nobody could continue its games. They are kept
    // apart from the real ones, and deleted at the end.
    let games = tempfile::tempdir().context("can't create a directory for the sandbox's games")?;
    let config = Config {
        database: format!("sqlite://{}", games.path().join("sandbox.db").display()),
        proxy: Some(sandbox.base_url()),
        shards: Shards::Automatic,
        ..config
    };
    writeln!(
        output(),
        "\n  Getaway is ready: open {}\n\n  Choose who you are, type /getaway start computers:3 and \
         press Deal.\n  To add more people, open more tabs. Press Ctrl-C to stop.\n",
        sandbox.base_url()
    )?;
    let done = super::run::serve(&config, sandbox.token(), stop).await;
    sandbox.shutdown().await;
    done
}
