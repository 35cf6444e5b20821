//! `getaway ratings`: prints how strong people play, by server and game, or computes it again.

use std::io::Write;
use std::process::ExitCode;

use super::output::output;
use crate::store::{Rated, Store};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Compute them again from the stored games, correct them, and say whether anything changed; stop the bot
    /// first
    #[arg(long)]
    recompute: bool,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    super::block_on(async {
        let store = super::read_only(&config).await?;
        if args.recompute {
            store.close().await;
            recompute(&Store::open(&config.database).await?).await
        } else {
            store.check_schema().await?;
            print(&store).await
        }
    })?;
    Ok(ExitCode::SUCCESS)
}

async fn print(store: &Store) -> anyhow::Result<()> {
    let all = store.ratings().await?;
    let mut first = true;
    for ratings in all.iter().filter(|ratings| !ratings.people.is_empty()) {
        if !std::mem::take(&mut first) {
            writeln!(output())?;
        }
        writeln!(output(), "Server {}, {}", ratings.guild.0, ratings.kind)?;
        for (place, rated) in ratings.places.iter().zip(&ratings.people) {
            writeln!(output(), "{}", line(*place, rated))?;
        }
    }
    if first {
        writeln!(output(), "No game has been rated yet")?;
    }
    Ok(())
}

fn line(place: u32, rated: &Rated) -> String {
    let name = super::plain(rated.name.as_deref().unwrap_or("somebody"));
    let (rating, games) = (rated.rating, counted(u64::from(rated.games)));
    let uncertain = if rating.is_uncertain() { ", still uncertain" } else { "" };
    format!(
        "{place:>4}. {:>5} ± {:<3} {name} ({games}{uncertain})",
        (rating.strength + 500).div_euclid(1000),
        (rating.uncertainty + 500).div_euclid(1000),
    )
}

async fn recompute(store: &Store) -> anyhow::Result<()> {
    let recomputed = store.recompute_ratings().await;
    store.close().await;
    let recomputed = recomputed?;
    let mut changed = 0;
    for of in &recomputed {
        let (guild, kind, games) = (of.guild.0, &of.kind, counted(of.games));
        let said = match of.changed {
            0 => "nothing changed".to_owned(),
            changed => format!("{changed} stored numbers changed"),
        };
        writeln!(output(), "Server {guild}, {kind}: {games}, {said}")?;
        changed += of.changed;
    }
    let games = counted(recomputed.iter().map(|of| of.games).sum());
    let all = match changed {
        0 => "All ratings are as they were",
        _ => "Some ratings have changed",
    };
    writeln!(output(), "{all}, from {games}")?;
    Ok(())
}

fn counted(games: u64) -> String {
    match games {
        1 => "1 game".to_owned(),
        _ => format!("{games} games"),
    }
}
