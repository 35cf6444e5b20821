//! What an evening was like, when its table ends: games and time, who lost or won how often, and the
//! moments worth telling. Pure functions.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::message::{Button, ButtonStyle, Colour, Message, Picture};
use super::scene::{named, plain};
use crate::discord::custom_id::Action;
use crate::discord::games::kit::moments::Highlight;
use crate::discord::i18n::Catalog;
use crate::games::Tally;
use crate::pictures::{Bars, Chart};
use crate::table::{GameNumber, Settings};

/// How many moments are told.
const MOMENTS: usize = 3;
const QUARTER: u64 = 15;

#[derive(Clone, Debug)]
pub struct Evening {
    /// The number of games, and the last of them.
    pub games: usize,
    pub last: GameNumber,
    pub began: SystemTime,
    pub ended: SystemTime,
    /// The people who played, the one with the highest tally first.
    pub players: Vec<Player>,
    pub told: Vec<(GameNumber, Highlight)>,
}

#[derive(Clone, Debug)]
pub struct Player {
    /// `None` for somebody whose name isn't known.
    pub name: Option<String>,
    /// How often they lost or won.
    pub tally: u32,
    /// How often they would have on average.
    pub share: f64,
}

pub fn message(catalog: &Catalog, settings: &Settings, evening: &Evening) -> Message {
    let tally = settings.options.kind().tally();
    let time = evening.ended.duration_since(evening.began);
    let minutes = time.unwrap_or(Duration::ZERO).as_secs().div_ceil(60);
    let time = catalog.recap_time(minutes / 60, minutes % 60);
    let counts: Vec<String> = evening
        .players
        .iter()
        .map(|player| count(catalog, player))
        .collect();
    let counts = counts.join(", ");
    let mut body = vec![
        catalog.recap_games(evening.games, time),
        match tally {
            Tally::LastLoses => catalog.recap_lost(counts),
            Tally::FirstWins => catalog.recap_won(counts),
        },
    ];
    let told = evening.told.iter().take(MOMENTS);
    body.extend(told.map(|(game, moment)| catalog.recap_moment(moment.text.clone(), game.0)));
    let message = Message::embed(catalog.recap_title(), body.join("\n"), Colour::Result);
    let again = Action::Again(
        settings.options.kind(),
        evening.last,
        settings.turn_seconds,
        settings.level,
        minute(evening.began),
    );
    let again = Button::new(again, catalog.button_same_time(), ButtonStyle::Primary);
    Message {
        picture: Some(Box::new(picture(catalog, tally, evening))),
        ..message.with_buttons(vec![again])
    }
}

/// The minute since 1970 at which the evening began, to the quarter of an hour before.
fn minute(began: SystemTime) -> u32 {
    let minutes = began
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs()
        / 60;
    u32::try_from(minutes / QUARTER * QUARTER).unwrap_or(u32::MAX)
}

fn count(catalog: &Catalog, player: &Player) -> String {
    let name = player.name.as_deref().map(|name| named(catalog, name));
    let name = name.unwrap_or_else(|| catalog.somebody());
    catalog.recap_count(name, player.tally)
}

/// Everyone's tally against their fair share of that evening, as bars.
fn picture(catalog: &Catalog, tally: Tally, evening: &Evening) -> Picture {
    let shares = evening
        .players
        .iter()
        .map(|player| f64::from(player.tally) / player.share);
    let lines = evening.players.iter().zip(shares.clone()).zip(1..);
    let lines = lines.map(|((player, share), place)| {
        let name = player
            .name
            .as_deref()
            .map(|name| catalog.isolated(plain(name)));
        let name = name.unwrap_or_else(|| catalog.somebody());
        catalog.leaderboard_alt_line(place, name, format!("{share:.2}"))
    });
    let lines = lines.collect::<Vec<_>>().join("\n");
    Picture {
        alt: match tally {
            Tally::LastLoses => catalog.leaderboard_alt(lines),
            Tally::FirstWins => catalog.leaderboard_alt_won(lines),
        },
        legend: catalog.recap_legend(),
        chart: Chart::Bars(Bars {
            hundredths: shares.map(|share| (share * 100.0).round() as u32).collect(),
            more_is_better: tally == Tally::FirstWins,
        }),
        name: "evening",
    }
}
