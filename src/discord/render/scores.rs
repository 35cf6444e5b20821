//! The loser tally: the server's leaderboard, one person's figures, and how a finished game's cards
//! came about.

use super::scene::{escaped, plain};
use crate::cards::{Chance, Secret};
use crate::discord::i18n::Catalog;
use crate::discord::message::{Colour, Message, Picture};
use crate::games::Record;
use crate::pictures::{self, Bars, Chart, RecordedGame};
use crate::store::{Standing, Stats, Streak};

/// How many people a leaderboard shows.
const SHOWN: usize = 20;

/// The leaderboard; `period` is the name of the time it is about.
pub fn leaderboard(catalog: &Catalog, period: String, standings: &[Standing]) -> Message {
    let title = catalog.leaderboard_title(period);
    if standings.is_empty() {
        return Message::embed(title, catalog.leaderboard_empty(), Colour::Result);
    }
    let shown = standings.iter().take(SHOWN).enumerate();
    let mut lines: Vec<String> = shown.map(|(i, s)| line(catalog, i + 1, s)).collect();
    if standings.len() > SHOWN {
        lines.push(catalog.leaderboard_more(standings.len() - SHOWN));
    }
    lines.push(String::new());
    lines.push(catalog.leaderboard_key());
    let mut message = Message::embed(title, lines.join("\n"), Colour::Result);
    message.picture = Some(Box::new(bars(
        catalog,
        &standings[..standings.len().min(SHOWN)],
    )));
    message
}

/// The leaderboard as bars, which have the numbers of the places.
fn bars(catalog: &Catalog, shown: &[Standing]) -> Picture {
    let values = shown
        .iter()
        .map(|standing| hundredths(standing.against_fair_share()));
    let lines = shown.iter().enumerate().map(|(i, standing)| {
        let name = standing.name.as_deref().map(plain);
        let name = name.unwrap_or_else(|| catalog.somebody());
        catalog.leaderboard_alt_line(i + 1, name, share(standing))
    });
    Picture {
        alt: catalog.leaderboard_alt(lines.collect::<Vec<_>>().join("\n")),
        legend: catalog.leaderboard_legend(),
        chart: Chart::Bars(Bars {
            hundredths: values.collect(),
        }),
        name: "leaderboard",
    }
}

fn hundredths(share: f64) -> u32 {
    // Nobody loses more often than there are games: what is cut off cannot be reached.
    (share * 100.0).round().clamp(0.0, 1_000_000.0) as u32
}

fn line(catalog: &Catalog, place: usize, standing: &Standing) -> String {
    catalog.leaderboard_line(
        place,
        name(catalog, standing),
        catalog.leaderboard_lost(standing.losses, standing.games, percent(standing)),
        share(standing),
        streak(catalog, standing.streak),
    )
}

fn name(catalog: &Catalog, standing: &Standing) -> String {
    let name = standing.name.as_deref().map(escaped);
    name.unwrap_or_else(|| catalog.somebody())
}

fn percent(standing: &Standing) -> String {
    let share = f64::from(standing.losses) / f64::from(standing.games.max(1));
    format!("{:.0} %", share * 100.0)
}

fn share(standing: &Standing) -> String {
    format!("{:.2}", standing.against_fair_share())
}

fn streak(catalog: &Catalog, streak: Streak) -> String {
    match streak {
        Streak::Safe(games) => catalog.streak_safe(games),
        Streak::Lost(games) => catalog.streak_lost(games),
    }
}

/// One person's figures.
pub fn stats(catalog: &Catalog, name: &str, stats: Option<&Stats>) -> Message {
    let title = catalog.stats_title(escaped(name));
    let Some(stats) = stats else {
        return Message::embed(title, catalog.stats_none(), Colour::Result);
    };
    let standing = &stats.standing;
    let lines = [
        catalog.stats_lost(standing.losses, standing.games, percent(standing)),
        catalog.stats_share(share(standing)),
        catalog.stats_streak(streak(catalog, standing.streak)),
        catalog.stats_longest(stats.longest_safe, stats.longest_lost),
        catalog.stats_first(stats.first_away),
    ];
    let mut message = Message::embed(title, lines.join("\n"), Colour::Result);
    message.picture = Some(Box::new(course(catalog, name, stats)));
    message
}

/// One person's latest games: how they stood after each, and which they lost.
fn course(catalog: &Catalog, name: &str, stats: &Stats) -> Picture {
    let shown = u32::try_from(stats.latest.len()).unwrap_or(u32::MAX);
    let first = stats.standing.games.saturating_sub(shown) + 1;
    let numbered = (first..).zip(&stats.latest);
    let lost = numbered.filter(|(_, game)| game.lost);
    let lost: Vec<String> = lost.map(|(number, _)| number.to_string()).collect();
    let lost = if lost.is_empty() {
        "–".to_owned()
    } else {
        lost.join(", ")
    };
    let games = stats.latest.iter().map(|game| RecordedGame {
        lost: game.lost,
        hundredths: hundredths(game.against_fair_share),
    });
    let now = share(&stats.standing);
    Picture {
        alt: catalog.stats_alt(plain(name), first, stats.standing.games, lost, now),
        legend: catalog.stats_legend(),
        chart: Chart::Record(pictures::Record {
            first,
            games: games.collect(),
        }),
        name: "stats",
    }
}

/// How the cards of a finished game came about, and whether they agree with it; none if nothing is
/// kept of it.
pub fn verify(catalog: &Catalog, record: &Record) -> Option<Message> {
    let proof = record.chance()?;
    let secret = Secret::from_hex(&proof.secret);
    debug_assert!(secret.is_some(), "a stored secret is no secret");
    let secret = secret?;
    let verdict = match record.verify() {
        Ok(_) => catalog.verify_good(),
        Err(_) => catalog.verify_bad(),
    };
    let seed = Chance::new(&secret, proof.game, &proof.ids)
        .seed()
        .to_owned();
    let body = [
        verdict,
        catalog.verify_commit(proof.commit.clone()),
        catalog.verify_secret(proof.secret.clone()),
        catalog.verify_ids(proof.ids.join(", ")),
        catalog.verify_seed(seed),
        catalog.verify_how(proof.game),
    ];
    let title = catalog.verify_title(proof.game);
    Some(Message::embed(title, body.join("\n\n"), Colour::Result))
}
