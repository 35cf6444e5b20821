//! A server's leaderboard, and one person's stats. The game's tally decides whether they talk about
//! losses or wins.

use super::names::{self, distinct_names, escaped, named};
use super::{numbers, options};
use crate::custom_id::{Action, Period, SortBy};
use crate::i18n::{Catalog, is_right_to_left, isolated, signs_set_apart};
use crate::pictures::{self, Bars, Chart, RecordedGame};
use crate::render::message::{Colour, Message, Picture, Row, SelectOption, turn_pages};
use getaway_games::options::Named;
use getaway_games::rating::{Player, Rating, chances};
use getaway_games::{GameKind, Level, Tally};
use getaway_store::{ENOUGH_GAMES, LeaderboardPage, Rated, Standing, Stats, Streak, Total};

/// How many people a page of the leaderboard shows.
pub const SHOWN: u32 = 20;
/// How many opponents a page of somebody's stats shows.
const OPPONENTS: usize = 10;

pub fn leaderboard(
    catalog: &Catalog,
    kind: GameKind,
    period: Period,
    board: &LeaderboardPage,
) -> Message {
    let tally = kind.tally();
    let catalog = catalog.of_game(kind);
    let title = catalog.leaderboard_title(options::value_label(catalog, period.name()));
    let shown = &board.standings;
    let mut key = match tally {
        Tally::LastLoses => catalog.leaderboard_key(),
        Tally::FirstWins => catalog.leaderboard_key_won(),
    };
    let names = names(catalog, shown);
    let mut heads = vec!["×", "/", "±"];
    let has_scores = shown.iter().any(|standing| standing.mean_score.is_some());
    if has_scores {
        heads.push("Ø");
        key = format!("{key} {}", catalog.leaderboard_key_score());
    }
    key = format!("{key} {}", catalog.leaderboard_key_meaning());
    let people = shown.iter().map(|standing| columns(tally, standing, has_scores)).collect();
    let columns = Columns { names: &names, people, heads: &heads, key };
    let mut message = page(catalog, title, board, kind, period, SortBy::Results, columns);
    if board.first == 0 && !shown.is_empty() {
        let bars = bars(catalog, tally, &board.places, &names, shown);
        message.picture = Some(Box::new(bars));
    }
    message
}

/// A page of the ratings of people who have played in this period.
pub fn ratings(
    catalog: &Catalog,
    kind: GameKind,
    period: Period,
    board: &LeaderboardPage<Rated>,
) -> Message {
    let catalog = catalog.of_game(kind);
    let title = catalog.leaderboard_rated_title(options::value_label(catalog, period.name()));
    let people = board.standings.iter();
    let names = distinct_names(catalog, people.map(|one| (one.user, one.name.as_deref())));
    let people = board.standings.iter().map(|rated| {
        let sign = if rated.rating.is_uncertain() { "?" } else { "" };
        let rating = thousands(rated.rating.points()) + sign;
        (rated.games, vec![rating, rated.games.to_string()])
    });
    let key = catalog.leaderboard_rated_key();
    let columns = Columns { names: &names, people: people.collect(), heads: &["≈", "n"], key };
    page(catalog, title, board, kind, period, SortBy::Rating, columns)
}

/// How many games somebody has played, and what stands between their place and their name.
type Line = (u32, Vec<String>);

struct Columns<'a> {
    names: &'a [String],
    people: Vec<Line>,
    heads: &'a [&'a str],
    /// What the heads mean.
    key: String,
}

/// A page in one of the orders: a line for each person, in columns, and the key to them. Its menus
/// choose the period and the order, its buttons lead to the neighbouring pages.
fn page<T>(
    catalog: &Catalog,
    title: String,
    board: &LeaderboardPage<T>,
    kind: GameKind,
    period: Period,
    by: SortBy,
    Columns { names, people, heads, key }: Columns<'_>,
) -> Message {
    let body = match (people.is_empty(), period) {
        (true, Period::All) => catalog.leaderboard_empty(),
        (true, Period::Week | Period::Month) => catalog.leaderboard_empty_since(),
        (false, _) => {
            // The people before this page have played enough if its first one has.
            let few =
                people.iter().position(|(games, _)| *games < ENOUGH_GAMES).filter(|few| *few > 0);
            let columns = in_columns(&board.places, names, heads, &people, few);
            let key = few.map_or(key.clone(), |_| {
                format!("{key} {}", catalog.leaderboard_key_few(ENOUGH_GAMES))
            });
            format!("{columns}\n{key}")
        }
    };
    let mut message = Message::embed(title, body, Colour::Result);
    message.rows = vec![
        menu(catalog, Action::LeaderboardSince(kind, by), "opt_period", period),
        menu(catalog, Action::LeaderboardBy(kind, period), "opt_by", by),
    ];
    let (at, count) = (board.first / SHOWN + 1, board.people.div_ceil(SHOWN));
    turned(catalog, message, at, count, |page| Action::Leaderboard(kind, period, page, by))
}

/// The people in columns as narrow as the numbers allow, with their names last. Those who haven't
/// played enough stand below a line: the first of them is the one with the number `few`.
fn in_columns(
    places: &[u32],
    names: &[String],
    heads: &[&str],
    people: &[Line],
    few: Option<usize>,
) -> String {
    let head = std::iter::once("#").chain(heads.iter().copied()).map(str::to_owned);
    let below = places.iter().zip(people).map(|(place, (_, columns))| {
        std::iter::once(place.to_string()).chain(columns.iter().cloned()).collect()
    });
    let rows: Vec<Vec<String>> = std::iter::once(head.collect()).chain(below).collect();
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<usize> = (0..=heads.len()).map(|column| wide(column).unwrap_or(0)).collect();
    let mut lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let cells = row.iter().zip(&widths).map(|(cell, wide)| format!("{cell:>wide$}"));
            cells.collect::<Vec<_>>().join(" ")
        })
        .collect();
    for (line, name) in lines.iter_mut().skip(1).zip(names) {
        if is_right_to_left(name) {
            *line = signs_set_apart(line);
        }
        *line += &format!(" {}", in_a_block(name));
    }
    if let Some(few) = few {
        lines.insert(few + 1, "─".repeat(widths.iter().sum::<usize>() + heads.len()));
    }
    format!("```\n{}\n```", lines.join("\n"))
}

/// A name inside a block of code, which it can't end.
fn in_a_block(name: &str) -> String {
    let name = name.replace('`', "´").replace('@', "@\u{200b}");
    if is_right_to_left(&name) && !name.contains('\u{2068}') { isolated(&name) } else { name }
}

/// A menu of all values, with the one that is shown.
fn menu<T: Named>(catalog: &Catalog, action: Action, about: &str, shown: T) -> Row {
    let options = T::ALL.iter().map(|value| SelectOption {
        value: value.name().to_owned(),
        label: options::value_label(catalog, value.name()),
        chosen: *value == shown,
    });
    let placeholder = options::label(catalog, about, about);
    Row::Select { action, placeholder, options: options.collect() }
}

fn in_words(catalog: &Catalog, rating: Rating) -> String {
    let points = points(catalog, rating.points());
    if rating.is_uncertain() {
        catalog.rating_uncertain(points)
    } else {
        catalog.rating_sure(points)
    }
}

fn points(catalog: &Catalog, points: i64) -> String {
    catalog.isolated(thousands(points))
}

fn thousands(points: i64) -> String {
    let (thousands, rest) = (points / 1000, (points % 1000).abs());
    numbers::minus(&match thousands {
        0 => points.to_string(),
        _ => format!("{thousands},{rest:03}"),
    })
}

/// Adds the page number and the buttons to the neighbouring pages.
fn turned(
    catalog: &Catalog,
    mut message: Message,
    at: u32,
    count: u32,
    turn: impl Fn(u32) -> Action,
) -> Message {
    if count > 1
        && let Some(embed) = &mut message.embed
    {
        embed.description += "\n";
        embed.description += &catalog.history_page(at, count);
    }
    let labels = [catalog.button_earlier(), catalog.button_later()];
    message.with_buttons(turn_pages(at, count, labels, turn))
}

/// What these people are called, for labels.
pub fn names(catalog: &Catalog, shown: &[Standing]) -> Vec<String> {
    distinct_names(catalog, shown.iter().map(|one| (one.user, one.name.as_deref())))
}

/// The leaderboard as bars, numbered by place.
pub fn bars(
    catalog: &Catalog,
    tally: Tally,
    places: &[u32],
    names: &[String],
    shown: &[Standing],
) -> Picture {
    let values = shown.iter().map(|standing| hundredths(standing.against_fair_share()));
    let lines = places
        .iter()
        .zip(names)
        .zip(shown)
        .map(|((place, name), standing)| {
            catalog.leaderboard_alt_line(*place as usize, name.clone(), share(standing))
        })
        .collect::<Vec<_>>()
        .join("\n");
    Picture {
        alt: match tally {
            Tally::LastLoses => catalog.leaderboard_alt(lines),
            Tally::FirstWins => catalog.leaderboard_alt_won(lines),
        },
        legend: catalog.leaderboard_legend(),
        chart: Chart::Bars(Bars {
            rows: places.iter().copied().zip(values).collect(),
            more_is_better: tally == Tally::FirstWins,
        }),
        name: "leaderboard",
    }
}

fn hundredths(share: f64) -> u32 {
    // Nobody is tallied more often than there are games, so no real value is cut off.
    (share * 100.0).round().clamp(0.0, 1_000_000.0) as u32
}

/// The columns of somebody's results: against the fair share, lost or won, games, in a row, and the
/// average score if the game has scores.
fn columns(tally: Tally, standing: &Standing, has_scores: bool) -> Line {
    let good = standing.streak.tallied == (tally == Tally::FirstWins);
    let streak = i64::from(standing.streak.games);
    let mut columns = vec![
        share(standing),
        format!("{}/{}", standing.tally, standing.games),
        numbers::signed(if good { streak } else { -streak }),
    ];
    if has_scores {
        columns.push(standing.mean_score.map_or("–".to_owned(), tenths));
    }
    (standing.games, columns)
}

/// The places of results, which come best first. Equal ones share a place, and the places after it are
/// left out.
pub fn places<T: PartialEq>(results: impl IntoIterator<Item = T>) -> Vec<u32> {
    let mut places = Vec::new();
    let mut last: Option<(u32, T)> = None;
    for (number, result) in (1..).zip(results) {
        let place = match last {
            Some((place, before)) if before == result => place,
            _ => number,
        };
        places.push(place);
        last = Some((place, result));
    }
    places
}

fn percent(standing: &Standing) -> String {
    let share = f64::from(standing.tally) / f64::from(standing.games.max(1));
    format!("{:.0}%", share * 100.0)
}

fn share(standing: &Standing) -> String {
    format!("{:.2}", standing.against_fair_share())
}

fn decimal(catalog: &Catalog, mean: f64) -> String {
    catalog.isolated(tenths(mean))
}

fn tenths(mean: f64) -> String {
    // Adding 0 avoids “−0.0”.
    let tenths = (mean * 10.0).round() / 10.0 + 0.0;
    numbers::minus(&format!("{tenths:.1}"))
}

fn streak(catalog: &Catalog, tally: Tally, streak: Streak) -> String {
    match (tally, streak.tallied) {
        (Tally::LastLoses, false) => catalog.streak_safe(streak.games),
        (Tally::LastLoses, true) => catalog.streak_lost(streak.games),
        (Tally::FirstWins, false) => catalog.streak_without(streak.games),
        (Tally::FirstWins, true) => catalog.streak_won(streak.games),
    }
}

/// One person's stats. `page`, counted from 1, is the page of their opponents. Of some figures only
/// the highest value counts; `highest` puts it into words.
pub fn stats(
    catalog: &Catalog,
    kind: GameKind,
    name: &str,
    stats: Option<&Stats>,
    page: u32,
    highest: impl Fn(&str, i64) -> String,
) -> Message {
    let title = catalog.stats_title(named(catalog, name));
    let Some(stats) = stats else {
        return Message::embed(title, catalog.stats_none(), Colour::Result);
    };
    let tally = kind.tally();
    let mut lines = results(catalog, kind, stats);
    lines.extend(figures(catalog, kind, &stats.figures, highest));
    let mut pages = stats.opponents.chunks(OPPONENTS);
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let at = page.clamp(1, count.max(1));
    if let Some(shown) = pages.nth(at as usize - 1) {
        lines.push(String::new());
        lines.push(match tally {
            Tally::LastLoses => catalog.stats_opponents(),
            Tally::FirstWins => catalog.stats_opponents_won(),
        });
        let people = shown.iter().map(|one| (one.user, one.name.as_deref()));
        let names = distinct_names(catalog, people);
        lines.extend(names.iter().zip(shown).map(|(name, opponent)| {
            catalog.stats_opponent(escaped(name), opponent.ahead, opponent.games)
        }));
    }
    let mut message = Message::embed(title, lines.join("\n"), Colour::Result);
    message.picture = Some(Box::new(results_curve(catalog, tally, name, stats)));
    let user = stats.standing.user;
    turned(catalog, message, at, count, |page| Action::Stats(kind, user, page))
}

fn results(catalog: &Catalog, kind: GameKind, stats: &Stats) -> Vec<String> {
    let tally = kind.tally();
    let standing = &stats.standing;
    let (counted, games) = (standing.tally, standing.games);
    let now = catalog.stats_streak(streak(catalog, tally, standing.streak));
    let (tallied, untallied) = (stats.best.longest_tallied, stats.best.longest_untallied);
    let first = stats.places.iter().find(|place| place.place == 1);
    let mut lines = match tally {
        Tally::LastLoses => vec![
            catalog.stats_lost(counted, games, percent(standing)),
            catalog.stats_share(share(standing)),
            now,
            catalog.stats_longest(untallied, tallied),
            catalog.stats_first(first.map_or(0, |first| first.games)),
        ],
        Tally::FirstWins => vec![
            catalog.stats_won(counted, games, percent(standing)),
            catalog.stats_share_won(share(standing)),
            now,
            catalog.stats_longest_won(tallied, untallied),
        ],
    };
    lines.push(catalog.stats_rating(in_words(catalog, stats.rating)));
    let [own, normal] = [Player::Person(stats.rating), Player::Computer(Level::Normal)];
    let odds = chances(kind, &[own, normal, normal, normal]).unwrap_or_default();
    lines.extend(odds.first().map(|chance| catalog.stats_odds(numbers::of_100(*chance))));
    let places = stats
        .places
        .iter()
        .map(|place| match tally {
            // The losers did not get away.
            Tally::LastLoses => (place.place, place.games.saturating_sub(place.tallied)),
            Tally::FirstWins => (place.place, place.games),
        })
        .filter(|(_, times)| *times > 0)
        .map(|(place, times)| catalog.stats_place(place, times))
        .collect::<Vec<_>>()
        .join(" · ");
    if !places.is_empty() {
        lines.push(match tally {
            Tally::LastLoses => catalog.stats_places(places),
            Tally::FirstWins => catalog.stats_places_won(places),
        });
    }
    if let Some((best, mean)) = stats.best.best_score.zip(standing.mean_score) {
        let best = catalog.isolated(numbers::signed(best));
        lines.push(catalog.stats_scored(best, decimal(catalog, mean)));
    }
    lines
}

/// What the person did, in the order of their game's figures.
fn figures(
    catalog: &Catalog,
    kind: GameKind,
    totals: &[Total],
    highest: impl Fn(&str, i64) -> String,
) -> Vec<String> {
    let lines = kind.figures().iter().filter_map(|name| {
        let total = totals.iter().find(|total| total.name == *name)?;
        let label = options::label(catalog, &format!("{kind}_figure_{name}"), name);
        if kind.highest_figures().contains(name) {
            return Some(catalog.stats_highest(label, highest(name, total.highest)));
        }
        #[expect(clippy::cast_precision_loss, reason = "a mean for people to read")]
        let each = total.sum as f64 / f64::from(total.games.max(1));
        let sum = catalog.isolated(numbers::minus(&total.sum.to_string()));
        Some(catalog.stats_figure(label, sum, decimal(catalog, each)))
    });
    lines.collect()
}

/// One person's latest games: where they stood after each, and which ones the tally counts.
fn results_curve(catalog: &Catalog, tally: Tally, name: &str, stats: &Stats) -> Picture {
    let shown = u32::try_from(stats.latest.len()).unwrap_or(u32::MAX);
    let last = stats.standing.games;
    let first = last.saturating_sub(shown) + 1;
    let counted: Vec<String> = (first..)
        .zip(&stats.latest)
        .filter(|(_, game)| game.tallied)
        .map(|(number, _)| number.to_string())
        .collect();
    let (times, counted) = (counted.len(), catalog.list(counted));
    let games = stats.latest.iter().map(|game| RecordedGame {
        tallied: game.tallied,
        hundredths: hundredths(game.against_fair_share),
    });
    let (name, now) = (catalog.isolated(names::shown(catalog, name)), share(&stats.standing));
    let (alt, legend) = match tally {
        Tally::LastLoses => {
            (catalog.stats_alt(name, first, last, times, counted, now), catalog.stats_legend())
        }
        Tally::FirstWins => (
            catalog.stats_alt_won(name, first, last, times, counted, now),
            catalog.stats_legend_won(),
        ),
    };
    let ratings: Vec<i64> = stats.latest.iter().map(|game| game.rating.points()).collect();
    let told = |rating: Option<i64>| points(catalog, rating.unwrap_or(stats.rating.points()));
    let rated = catalog.stats_rating_alt(
        told(ratings.first().copied()),
        told(ratings.last().copied()),
        told(ratings.iter().min().copied()),
        told(ratings.iter().max().copied()),
    );
    Picture {
        alt: format!("{alt}\n{rated}"),
        legend: format!("{legend} {}", catalog.stats_rating_legend()),
        chart: Chart::Results(pictures::ResultsCurve {
            first,
            games: games.collect(),
            ratings,
            more_is_better: tally == Tally::FirstWins,
        }),
        name: "stats",
    }
}

#[cfg(test)]
mod tests;
