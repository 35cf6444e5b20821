//! `getaway sandbox`: the bot in a stand-in for Discord on this machine.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;

use super::output::output;
use crate::config::Config;
use crate::discord::Shards;
use crate::games::GameKind;
use crate::games::options::Named;
use discord_sandbox::{Options, Sandbox};

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

/// What begins each game against computers, Getaway first.
fn starts() -> impl Iterator<Item = String> {
    GameKind::ALL.iter().map(|game| format!("/{game} start computers:3"))
}

/// What the page says where nothing has been written yet. It makes a button of each command.
fn welcome() -> String {
    let starts: Vec<String> = starts().map(|start| format!("`{start}`")).collect();
    format!(
        "To play against three computers: {}, then press **Deal**. To add more people, open more tabs, \
         and press **Join** there.",
        starts.join(" ")
    )
}

async fn play(args: &Args, config: Config) -> anyhow::Result<()> {
    let stop = super::run::stop_on_signals()?;
    let options = Options {
        port: args.port,
        bot_name: "Getaway".to_owned(),
        server: "Card Table".to_owned(),
        channels: ["getaway", "general"].map(str::to_owned).into(),
        welcome: welcome(),
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
         press Deal,\n  or play another game: {}.\n  To add more people, open more tabs. \
         Press Ctrl-C to stop.\n",
        sandbox.base_url(),
        starts().skip(1).collect::<Vec<_>>().join(", "),
    )?;
    let done = super::run::serve(&config, sandbox.token(), stop).await;
    sandbox.shutdown().await;
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_welcome_offers_every_game() {
        let welcome = welcome();
        for game in ["getaway", "palace", "bus", "king"] {
            assert!(welcome.contains(&format!("`/{game} start computers:3`")), "{welcome}");
        }
        assert_eq!(starts().next().as_deref(), Some("/getaway start computers:3"));
    }
}
