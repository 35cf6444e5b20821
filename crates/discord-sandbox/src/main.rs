//! The program: starts a stand-in for Discord, and prints what a bot and a person need to connect.

use std::io::Write;

use clap::Parser;
use discord_sandbox::{DEFAULT_TOKEN, Options, Sandbox};

/// A stand-in for Discord on this machine, for trying and testing bots
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// The port on 127.0.0.1; 0 takes any free one
    #[arg(long, default_value_t = 8787)]
    port: u16,
    /// The bot's token; any text without spaces. Libraries read the bot's id from its first part
    #[arg(long, default_value = DEFAULT_TOKEN)]
    token: String,
    /// The text channels of the server
    #[arg(long = "channel", value_name = "NAME", default_values = ["general", "random"])]
    channels: Vec<String>,
    /// Give the server, its channels and its people the same ids in every run
    #[arg(long)]
    fixed_ids: bool,
    /// Turn the privileged intents on: members, presences and the content of messages
    #[arg(long)]
    privileged_intents: bool,
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let args = Args::parse();
    let options = Options {
        port: args.port,
        token: args.token,
        channels: args.channels,
        fixed_ids: args.fixed_ids,
        privileged_intents: args.privileged_intents,
        ..Options::default()
    };
    let sandbox = Sandbox::start(options).await?;
    let url = sandbox.base_url();
    let token = sandbox.token();
    // Unlike `println!`, this doesn't panic if nobody listens.
    writeln!(
        std::io::stdout(),
        "The page:      {url}\nDiscord's API: {url}/api\nThe token:     {token}\nPress Ctrl-C to stop."
    )?;
    tokio::signal::ctrl_c().await?;
    sandbox.shutdown().await;
    Ok(())
}
