//! What an evening was like, when its table ends: games and time, who lost or won how often, and the
//! moments worth telling. Pure functions.

use std::time::{Duration, SystemTime};

use super::message::{Button, ButtonStyle, Colour, Message};
use super::scores::{bars, name};
use crate::discord::custom_id::Action;
use crate::discord::games::kit::moments::Highlight;
use crate::discord::i18n::Catalog;
use crate::games::Tally;
use crate::store::Standing;
use crate::table::{GameNumber, Settings};

/// How many moments are told.
const MOMENTS: usize = 3;

#[derive(Clone, Debug)]
pub struct Evening {
    pub games: usize,
    pub first: GameNumber,
    pub began: SystemTime,
    pub ended: SystemTime,
    /// The people who played, the one with the highest tally first.
    pub people: Vec<Standing>,
    pub told: Vec<(GameNumber, Highlight)>,
}

pub fn message(catalog: &Catalog, settings: &Settings, evening: &Evening) -> Message {
    let kind = settings.options.kind();
    let time = evening.ended.duration_since(evening.began);
    let minutes = time.unwrap_or(Duration::ZERO).as_secs().div_ceil(60);
    let counts = (1..).zip(&evening.people).map(|(place, one)| {
        let name = name(catalog, one);
        format!("{place}. {name} ({})", one.tally)
    });
    let counts = counts.collect::<Vec<_>>().join(", ");
    let mut body = vec![
        catalog.recap_games(evening.games, minutes / 60, minutes % 60),
        match kind.tally() {
            Tally::LastLoses => catalog.recap_lost(counts),
            Tally::FirstWins => catalog.recap_won(counts),
        },
    ];
    let told = evening.told.iter().take(MOMENTS);
    body.extend(told.map(|(game, moment)| catalog.recap_moment(moment.text.clone(), game.0)));
    let message = Message::embed(catalog.recap_title(), body.join("\n"), Colour::Result);
    let again = Action::Again(kind, evening.first, settings.turn_seconds, settings.level);
    let again = Button::new(again, catalog.button_same_time(), ButtonStyle::Primary);
    Message {
        picture: Some(Box::new(bars(catalog, kind.tally(), &evening.people))),
        ..message.with_buttons(vec![again])
    }
}
