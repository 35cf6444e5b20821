//! `getaway doctor`: checks an installation and says what to do. It changes nothing.

use std::io::Write;
use std::num::NonZeroU64;
use std::process::ExitCode;

use super::output::{verdicts, with_causes};
use crate::config::Config;
use crate::discord::Shards;
use crate::discord::doctor::{self, Finding, Places, Verdict};
use crate::store::{Schema, Store, StoreError, ignored_parameters, is_verified, without_password};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Also check whether the bot is in this server, and each permission that it needs there
    #[arg(long, value_name = "ID")]
    server: Option<NonZeroU64>,
    /// Also check each permission that the bot needs in this channel, thread or voice channel
    #[arg(long, value_name = "ID")]
    channel: Option<NonZeroU64>,
}

/// Checks everything, from the most basic to the most specific; exit code 1 if something is wrong.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    let findings = super::block_on(async { Ok(examine(&config, args).await) })?;
    for Finding { verdict, what, said } in &findings {
        let verdict = match verdict {
            Verdict::Ok => "ok",
            Verdict::Wrong => "wrong",
            Verdict::NotChecked => "not checked",
        };
        let said = super::plain(said);
        writeln!(verdicts(), "{verdict:<11}  {what:<12}  {said}")?;
    }
    let count = |verdict| findings.iter().filter(|one| one.verdict == verdict).count();
    let (wrong, skipped) = (count(Verdict::Wrong), count(Verdict::NotChecked));
    writeln!(verdicts(), "\n{wrong} wrong, {skipped} not checked")?;
    writeln!(verdicts(), "{}", about(&config))?;
    Ok(ExitCode::from(u8::from(wrong > 0)))
}

async fn examine(config: &Config, args: &Args) -> Vec<Finding> {
    let bot = super::run::bot_config(config, config.token.clone().unwrap_or_default());
    let places = Places { server: args.server, channel: args.channel };
    let mut found = doctor::examine(&bot, places).await;
    found.application.extend(database(config).await);
    found.application.extend(found.places);
    found.application
}

/// The parameter by which `psql` finds the server that takes writes.
const WRITES: &str = "target_session_attrs";

async fn database(config: &Config) -> Vec<Finding> {
    let mut found = examined(config).await;
    if let names @ [_, ..] = &ignored_parameters(&config.database)[..] {
        let them = if names.len() == 1 { "it" } else { "them" };
        let mut said =
            vec![format!("the bot doesn't know {} and ignores {them}", names.join(", "))];
        if names.iter().any(|name| *name != WRITES) && !is_verified(&config.database) {
            let mode = "write sslmode=verify-full";
            said.push(format!("for a connection that is encrypted and checked, {mode}"));
        }
        if names.contains(&WRITES) {
            said.push("the address itself has to lead to the server that takes writes".to_owned());
        }
        said.push("leave out what is ignored".to_owned());
        let said = said.join("; ");
        found.push(Finding::wrong("parameters", said));
    }
    found
}

async fn examined(config: &Config) -> Vec<Finding> {
    let shown = without_password(&config.database);
    let check = format!("check {}", config.database_origin);
    let examined = match Store::examine(&config.database).await {
        Ok(Some(examined)) => examined,
        Ok(None) => {
            let said = format!("{shown} doesn't exist yet; the bot makes it when it starts");
            return vec![Finding::ok("database", said)];
        }
        Err(error) => return vec![failed("database", error, &check)],
    };
    let schema = match examined.schema {
        Ok(Schema::New) => {
            Finding::ok("database", format!("{shown} is empty; the bot sets it up when it starts"))
        }
        Ok(Schema::Earlier) => Finding::ok(
            "database",
            format!("{shown} is from an earlier version; the bot updates it when it starts"),
        ),
        Ok(Schema::Current(version)) => {
            Finding::ok("database", format!("{shown}, version {version}"))
        }
        Err(error @ StoreError::Newer { .. }) => {
            failed("database", error, "run the version of the bot that wrote it, or a later one")
        }
        Err(error) => failed("database", error, &check),
    };
    let write = match examined.write {
        Ok(took) => Finding::ok(
            "writing",
            format!("possible; a commit waits {:.1} ms for the disk", took.as_secs_f64() * 1000.0),
        ),
        Err(error) => {
            failed("writing", error, "see whether the disk is full, and let the bot's user write")
        }
    };
    let users = match examined.users {
        Err(_) if write.verdict == Verdict::Wrong => {
            Finding::not_checked("lease", "needs writing to be possible")
        }
        Ok(users) if users.is_empty() => Finding::ok("lease", "no bot is using the database now"),
        Ok(users) => Finding::ok(
            "lease",
            format!("in use by {}, which is fine if that is your bot", users.join(", ")),
        ),
        Err(error) => failed("lease", error, "see whether the database is damaged"),
    };
    vec![schema, write, users]
}

fn failed(what: &'static str, error: StoreError, advice: &str) -> Finding {
    let said = with_causes(&error);
    if error.has_advice() {
        Finding::wrong(what, said)
    } else {
        Finding::wrong(what, format!("{said}: {advice}"))
    }
}

/// What a bug report should say.
fn about(config: &Config) -> String {
    let database = crate::store::kind(&config.database);
    let api = match &config.proxy {
        Some(_) => "through DISCORD_PROXY_URL",
        None => "directly",
    };
    let shards = match config.shards {
        Shards::Automatic => "automatic".to_owned(),
        Shards::Range(range) => range.to_string(),
    };
    format!(
        "getaway {} on {} {}, database {database}, shards {shards}, Discord {api}",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
    )
}
