//! The loser tally: the server's leaderboard, one person's figures, and how a finished game's cards
//! came about.

use super::options;
use super::scene::{named, plain};
use crate::cards::{Chance, Secret};
use crate::discord::custom_id::Action;
use crate::discord::i18n::Catalog;
use crate::discord::message::{Button, ButtonStyle, Colour, Message, Picture};
use crate::games::{GameKind, Record};
use crate::pictures::{self, Bars, Chart, RecordedGame};
use crate::store::{Board, Standing, Stats, Streak, Total};

/// How many people a page of the leaderboard shows.
pub const SHOWN: u32 = 20;
/// How many people a page of somebody's figures compares them with.
const OPPONENTS: usize = 10;

/// A page of the leaderboard; `period` is the name of the time it is about.
pub fn leaderboard(
    catalog: &Catalog,
    period: String,
    board: &Board,
    turn: impl Fn(u32) -> Action,
) -> Message {
    let title = catalog.leaderboard_title(period);
    let shown = &board.standings;
    if shown.is_empty() {
        return Message::embed(title, catalog.leaderboard_empty(), Colour::Result);
    }
    let count = board.people.div_ceil(SHOWN) as usize;
    let (at, first) = ((board.first / SHOWN) as usize + 1, board.first as usize + 1);
    let mut lines: Vec<String> = (first..)
        .zip(shown)
        .map(|(place, standing)| line(catalog, place, standing))
        .collect();
    lines.push(String::new());
    lines.push(catalog.leaderboard_key());
    let mut message = Message::embed(title, lines.join("\n"), Colour::Result);
    if at == 1 {
        message.picture = Some(Box::new(bars(catalog, shown)));
    }
    turned(catalog, message, (at, count), turn)
}

/// The message of a page with buttons to those beside it.
fn turned(
    catalog: &Catalog,
    mut message: Message,
    (at, count): (usize, usize),
    turn: impl Fn(u32) -> Action,
) -> Message {
    if count < 2 {
        return message;
    }
    if let Some(embed) = &mut message.embed {
        embed.description += "\n";
        embed.description += &catalog.history_page(at, count);
    }
    let to = |page: usize, label: String| {
        let there = (1..=count).contains(&page);
        let page = u32::try_from(page).unwrap_or(u32::MAX);
        there.then(|| Button::new(turn(page), label, ButtonStyle::Secondary))
    };
    let buttons = to(at - 1, catalog.button_earlier())
        .into_iter()
        .chain(to(at + 1, catalog.button_later()));
    message.with_buttons(buttons.collect())
}

/// The leaderboard as bars, which have the numbers of the places.
fn bars(catalog: &Catalog, shown: &[Standing]) -> Picture {
    let values = shown
        .iter()
        .map(|standing| hundredths(standing.against_fair_share()));
    let lines = shown.iter().enumerate().map(|(i, standing)| {
        let name = standing
            .name
            .as_deref()
            .map(|name| catalog.isolated(plain(name)));
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
    let name = standing.name.as_deref().map(|name| named(catalog, name));
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

/// One person's figures; `page`, from 1, is of those whom they met.
pub fn stats(
    catalog: &Catalog,
    kind: GameKind,
    name: &str,
    stats: Option<&Stats>,
    page: u32,
) -> Message {
    let title = catalog.stats_title(named(catalog, name));
    let Some(stats) = stats else {
        return Message::embed(title, catalog.stats_none(), Colour::Result);
    };
    let standing = &stats.standing;
    let mut lines = vec![
        catalog.stats_lost(standing.losses, standing.games, percent(standing)),
        catalog.stats_share(share(standing)),
        catalog.stats_streak(streak(catalog, standing.streak)),
        catalog.stats_longest(stats.longest_safe, stats.longest_lost),
        catalog.stats_first(stats.first_away),
    ];
    if !stats.places.is_empty() {
        let places = (1..).zip(&stats.places).filter(|(_, times)| **times > 0);
        let places = places.map(|(place, times)| catalog.stats_place(place, *times));
        lines.push(catalog.stats_places(places.collect::<Vec<_>>().join(" · ")));
    }
    lines.extend(figures(catalog, kind, &stats.figures));
    let mut pages = stats.opponents.chunks(OPPONENTS);
    let count = pages.len();
    let at = usize::try_from(page)
        .unwrap_or(usize::MAX)
        .clamp(1, count.max(1));
    if let Some(shown) = pages.nth(at - 1) {
        lines.push(String::new());
        lines.push(catalog.stats_opponents());
        lines.extend(shown.iter().map(|opponent| {
            let name = opponent.name.as_deref().map(|name| named(catalog, name));
            let name = name.unwrap_or_else(|| catalog.somebody());
            catalog.stats_opponent(name, opponent.ahead, opponent.games)
        }));
    }
    let mut message = Message::embed(title, lines.join("\n"), Colour::Result);
    message.picture = Some(Box::new(course(catalog, name, stats)));
    let user = standing.user;
    turned(catalog, message, (at, count), |page| {
        Action::Stats(kind, user, page)
    })
}

/// What the person did, in the order in which their game names it.
fn figures(catalog: &Catalog, kind: GameKind, totals: &[Total]) -> Vec<String> {
    let lines = kind.figures().iter().filter_map(|name| {
        let total = totals.iter().find(|total| total.name == *name)?;
        let label = options::label(catalog, &format!("{kind}_figure_{name}"), name);
        #[expect(clippy::cast_precision_loss, reason = "a mean for people to read")]
        let each = total.sum as f64 / f64::from(total.games.max(1));
        Some(catalog.stats_figure(label, total.sum, format!("{each:.1}")))
    });
    lines.collect()
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
        alt: catalog.stats_alt(
            catalog.isolated(plain(name)),
            first,
            stats.standing.games,
            lost,
            now,
        ),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::i18n::Language;
    use crate::store::UserId;

    #[test]
    fn no_name_on_a_leaderboard_does_harm() {
        let names = ["**Ann** @everyone", "\u{202e}boB", "شہلا"];
        let standings = (1..).zip(names).map(|(user, name)| Standing {
            user: UserId(user),
            name: Some(name.to_owned()),
            games: 3,
            losses: 1,
            fair_share: 1.0,
            streak: Streak::Safe(1),
        });
        let board = Board {
            first: 0,
            standings: standings.collect(),
            people: 3,
        };
        let catalog = Language::English.catalog();
        let turn = |page| Action::Stats(GameKind::Getaway, UserId(1), page);
        let message = leaderboard(catalog, "all time".to_owned(), &board, turn);
        let text = message.embed.unwrap().description;
        assert!(text.contains("\\*\\*Ann\\*\\* @\u{200b}everyone"), "{text}");
        assert!(text.contains("boB") && !text.contains('\u{202e}'), "{text}");
        assert!(text.contains("\u{2068}شہلا\u{2069}"), "{text}");
    }
}
