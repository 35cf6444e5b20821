//! `getaway run`: starts the bot and shuts it down.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, anyhow};
use tokio_util::sync::CancellationToken;

use super::figures;
use crate::config::Config;
use crate::discord::{self, BotConfig};
use crate::store::{Store, StoreError};
use crate::table::{Pace, Tables};

/// The longest that a shutdown may take. A dying gateway connection can keep its task busy forever.
const HARD_EXIT: Duration = Duration::from_secs(8);

/// How long a turn may take before the bot checks whether the player has left the server.
const PATIENCE: Duration = Duration::from_secs(60);

const NO_TOKEN: &str = "\
DISCORD_TOKEN isn't set.

  To run the bot on a server, create an application at https://discord.com/developers/applications,
  open its page “Bot”, press “Reset Token”, and put the token into a file .env in this directory:
      DISCORD_TOKEN=…";

/// An addition to [`NO_TOKEN`] if there is a sandbox.
#[cfg(feature = "sandbox")]
const PLAY_HERE: &str = "
  To play right here, without an account:
      getaway sandbox";
#[cfg(not(feature = "sandbox"))]
const PLAY_HERE: &str = "";

/// Runs the bot until it is told to stop.
pub fn run() -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    let no_token = || super::Usage(format!("{NO_TOKEN}{PLAY_HERE}"));
    let token = config.token.clone().ok_or_else(no_token)?;
    if let Some(why) = discord::doctor::malformed(&token, &config.token_origin) {
        return Err(super::Usage(format!("{}: {why}", config.token_origin)).into());
    }
    super::logging::start(&config.log);
    super::block_on(async { serve(&config, token, stop_on_signals()?).await })?;
    Ok(ExitCode::SUCCESS)
}

/// The whole bot, from the database up, until `stop` is cancelled.
pub async fn serve(config: &Config, token: String, stop: CancellationToken) -> anyhow::Result<()> {
    let opening = Store::open_share(&config.database, config.share());
    let Some(store) = stop.run_until_cancelled(opening).await else { return Ok(()) };
    let store = store.map_err(|error| match error {
        StoreError::RangeTaken { .. } => {
            anyhow!("{error}, or give each process its own range in SHARDS")
        }
        _ => super::of_database(config, error),
    })?;
    let pace = Pace { computer: config.computer_pace, ..Pace::default() };
    let tables = match Tables::open(store.clone(), pace).await {
        Ok(tables) => tables,
        Err(error) => {
            store.close().await;
            return Err(error.into());
        }
    };
    let done = tokio::select! {
        done = play(config, token, &tables, stop) => done,
        () = store.lease().lost() => {
            leave_by_force();
            Err(anyhow!(
                "another process has taken over the servers of this one, because its lease expired while it was paused or cut off from the database; nothing is lost, so just start it again"
            ))
        }
    };
    // Also after an error, so that everything saved ends up in one file.
    tables.shutdown().await;
    done
}

/// The bot with its tables, until `stop` is cancelled.
async fn play(
    config: &Config,
    token: String,
    tables: &Tables,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    if let Some(address) = config.metrics {
        figures::serve(address, tables.clone(), stop.clone()).await?;
    }
    let bot = bot_config(config, token);
    tokio::select! {
        done = discord::run(bot, tables.clone(), stop) => done,
        never = tables.correct_clock() => match never {},
        never = tables.keep_noting_life() => match never {},
        never = tables.watch_forget_marks() => match never {},
        never = tables.fix_days_ahead() => match never {},
    }
}

/// What the bot has to know of the configuration.
pub fn bot_config(config: &Config, token: String) -> BotConfig {
    BotConfig {
        token,
        token_origin: config.token_origin.clone(),
        proxy: config.proxy.clone(),
        shards: config.shards,
        tokens: config.tokens,
        patience: PATIENCE,
    }
}

/// Returns a token that Ctrl-C or a service manager cancels. From then on the process has [`HARD_EXIT`] to exit by
/// itself. Must be called inside the runtime.
pub fn stop_on_signals() -> anyhow::Result<CancellationToken> {
    let stop = CancellationToken::new();
    let terminated = terminated().context("can't listen for the signal to stop")?;
    let stopped = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            () = terminated => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        tracing::info!("shutting down");
        leave_by_force();
        stopped.cancel();
    });
    Ok(stop)
}

/// Waits until a service manager asks the process to end, or its terminal is gone.
#[cfg(unix)]
fn terminated() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    // Listening to a signal would end a process that `nohup` wants to go on.
    let mut hangup =
        if outlives_its_terminal() { None } else { Some(signal(SignalKind::hangup())?) };
    Ok(async move {
        let hung_up = async {
            match &mut hangup {
                Some(hangup) => hangup.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = hung_up => {}
        }
    })
}

/// Whether whoever started the process has told it to ignore SIGHUP, as `nohup` does. Only Linux says so.
#[cfg(unix)]
fn outlives_its_terminal() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // SIGHUP is signal 1, the lowest bit.
    ignored.is_some_and(|mask| mask & 1 == 1)
}

/// Waits until the console is closed, the user logs off, or Windows shuts down.
#[cfg(windows)]
fn terminated() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_break, ctrl_close, ctrl_logoff, ctrl_shutdown};
    let (mut by_break, mut close) = (ctrl_break()?, ctrl_close()?);
    let (mut logoff, mut shutdown) = (ctrl_logoff()?, ctrl_shutdown()?);
    Ok(async move {
        tokio::select! {
            _ = by_break.recv() => {}
            _ = close.recv() => {}
            _ = logoff.recv() => {}
            _ = shutdown.recv() => {}
        }
    })
}

/// Exits after [`HARD_EXIT`] if the process hasn't by then.
fn leave_by_force() {
    // In its own thread, so that it works even if the runtime hangs.
    std::thread::spawn(|| {
        std::thread::sleep(HARD_EXIT);
        tracing::warn!("the shutdown took too long; exiting anyway, every move is saved");
        std::process::exit(1);
    });
}
