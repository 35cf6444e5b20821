//! The loser tally: the server's leaderboard, one person's figures, and how a finished game's cards
//! came about.

use super::scene::escaped;
use crate::discord::look::{Look, Tone};
use crate::discord::words::Words;
use crate::rules::{Chance, Record, Secret};
use crate::store::{Standing, Stats, Streak};

/// How many people a leaderboard shows.
const SHOWN: usize = 20;

/// The leaderboard; `period` is the name of the time it is about.
pub fn leaderboard(words: &Words, period: String, standings: &[Standing]) -> Look {
    let title = words.leaderboard_title(period);
    if standings.is_empty() {
        return Look::panel(title, words.leaderboard_empty(), Tone::Result);
    }
    let shown = standings.iter().take(SHOWN).enumerate();
    let mut lines: Vec<String> = shown.map(|(i, s)| line(words, i + 1, s)).collect();
    if standings.len() > SHOWN {
        lines.push(words.leaderboard_more(standings.len() - SHOWN));
    }
    lines.push(String::new());
    lines.push(words.leaderboard_key());
    Look::panel(title, lines.join("\n"), Tone::Result)
}

fn line(words: &Words, place: usize, standing: &Standing) -> String {
    words.leaderboard_line(
        place,
        name(words, standing),
        words.leaderboard_lost(standing.losses, standing.games, percent(standing)),
        share(standing),
        streak(words, standing.streak),
    )
}

fn name(words: &Words, standing: &Standing) -> String {
    let name = standing.name.as_deref().map(escaped);
    name.unwrap_or_else(|| words.somebody())
}

fn percent(standing: &Standing) -> String {
    let share = f64::from(standing.losses) / f64::from(standing.games.max(1));
    format!("{:.0} %", share * 100.0)
}

fn share(standing: &Standing) -> String {
    format!("{:.2}", standing.against_fair_share())
}

fn streak(words: &Words, streak: Streak) -> String {
    match streak {
        Streak::Safe(games) => words.streak_safe(games),
        Streak::Lost(games) => words.streak_lost(games),
    }
}

/// One person's figures.
pub fn stats(words: &Words, name: &str, stats: Option<&Stats>) -> Look {
    let title = words.stats_title(escaped(name));
    let Some(stats) = stats else {
        return Look::panel(title, words.stats_none(), Tone::Result);
    };
    let standing = &stats.standing;
    let lines = [
        words.stats_lost(standing.losses, standing.games, percent(standing)),
        words.stats_share(share(standing)),
        words.stats_streak(streak(words, standing.streak)),
        words.stats_longest(stats.longest_safe, stats.longest_lost),
        words.stats_first(stats.first_away),
    ];
    Look::panel(title, lines.join("\n"), Tone::Result)
}

/// How the cards of a finished game came about, and whether they agree with it; none if nothing is
/// kept of it.
pub fn verify(words: &Words, record: &Record) -> Option<Look> {
    let proof = record.chance.as_ref()?;
    let secret = Secret::from_hex(&proof.secret)?;
    let verdict = match record.verify() {
        Ok(_) => words.verify_good(),
        Err(_) => words.verify_bad(),
    };
    let seed = Chance::new(&secret, proof.game, &proof.ids)
        .seed()
        .to_owned();
    let body = [
        verdict,
        words.verify_commit(proof.commit.clone()),
        words.verify_secret(proof.secret.clone()),
        words.verify_ids(proof.ids.join(", ")),
        words.verify_seed(seed),
        words.verify_how(proof.game),
    ];
    let title = words.verify_title(proof.game);
    Some(Look::panel(title, body.join("\n\n"), Tone::Result))
}
