//! What an evening was like, when its table ends: a sentence with games and time and who lost or
//! won how often, the same as a chart, and the moments worth telling. Pure functions of its games.

use std::collections::HashMap;
use std::time::Duration;

use super::lobby::new_table;
use super::message::{Button, Colour, Message, Picture};
use super::names::{computer, distinct_names, escaped};
use super::scores;
use crate::custom_id::Action;
use crate::games::kit::display::moments;
use crate::games::kit::moments::{Highlight, Narrator};
use crate::i18n::Catalog;
use getaway_games::Tally;
use getaway_store::{PlayerRow, Standing, StoredGame};
use getaway_table::{GameNumber, Settings, UserId, computer_numbers, record};

/// The fewest games that make an evening.
const FEWEST: usize = 2;
/// How many moments are told.
const MOMENTS: usize = 3;

pub type Names = HashMap<UserId, String>;

/// What these games were like, oldest first. `None` if they are too few.
pub fn message(
    catalog: &Catalog,
    settings: &Settings,
    games: &[StoredGame],
    names: &Names,
) -> Option<Message> {
    let (first, last) = (games.first()?, games.last()?);
    if games.len() < FEWEST {
        return None;
    }
    let kind = settings.options.kind();
    let time = last.finished?.duration_since(first.started?);
    let minutes = time.unwrap_or(Duration::ZERO).as_secs().div_ceil(60);
    let mut people = people(games, names);
    let praise = praise(catalog, kind.tally(), games, &people);
    // People with nothing to tell aren't in the picture.
    people.retain(|person| person.tally > 0);
    let (places, called) =
        (scores::places(people.iter().map(|one| one.tally)), scores::names(catalog, &people));
    let counts = called.iter().zip(&people);
    let counts =
        catalog.list(counts.map(|(name, one)| catalog.recap_count(escaped(name), one.tally)));
    let counts = match (kind.tally(), people.is_empty()) {
        (Tally::LastLoses, false) => catalog.recap_lost(counts),
        (Tally::LastLoses, true) => catalog.recap_lost_nobody(),
        (Tally::FirstWins, false) => catalog.recap_won(counts),
        (Tally::FirstWins, true) => catalog.recap_won_nobody(),
    };
    let summary = catalog.recap_games(games.len(), minutes / 60, minutes % 60);
    let mut body = vec![catalog.directed(format!("{summary} {counts}"))];
    body.extend((!praise.is_empty()).then(|| catalog.recap_praise(catalog.list(praise))));
    let best = highlights(catalog, games, names).into_iter().take(MOMENTS);
    body.extend(best.map(|(game, moment)| catalog.recap_moment(moment.text, game.0)));
    let message = Message::embed(catalog.recap_title(), body.join("\n"), Colour::Result);
    let again = Action::Again(kind, first.number, settings.turn_seconds, settings.level);
    let again = Button::secondary(again, catalog.button_same_time());
    let picture = (!people.is_empty()).then(|| {
        let rows =
            places.iter().zip(&called).map(|(place, name)| format!("{place} {}", escaped(name)));
        let legend = catalog.recap_legend(catalog.list(rows));
        let bars = scores::bars(catalog, kind.tally(), &places, &called, &people);
        Box::new(Picture { legend, ..bars })
    });
    Some(Message { picture, ..message.with_buttons(vec![new_table(catalog, kind), again]) })
}

/// Something good about everyone, the one with the lowest tally first. Who won isn't named again.
fn praise(
    catalog: &Catalog,
    tally: Tally,
    games: &[StoredGame],
    people: &[Standing],
) -> Vec<String> {
    let called = scores::names(catalog, people);
    let good = called.iter().zip(people).rev().filter_map(|(name, one)| {
        let what = match (tally, longest(games, one.user, tally)) {
            (Tally::LastLoses, _) if one.tally == 0 => catalog.recap_never_lost(),
            (Tally::LastLoses, safe @ 1..) => catalog.streak_safe(safe),
            (Tally::FirstWins, won @ 2..) => catalog.streak_won(won),
            (Tally::FirstWins, 1) => return None,
            (_, _) => catalog.recap_played(one.games),
        };
        Some(catalog.recap_praised(escaped(name), what))
    });
    good.collect()
}

/// The longest series of games in which things went well for somebody.
fn longest(games: &[StoredGame], user: UserId, tally: Tally) -> u32 {
    let own = |game: &StoredGame| {
        let at = game.players.iter().position(|row| row.user == Some(user))?;
        Some(game.results.get(at)?.tallied == (tally == Tally::FirstWins))
    };
    let series = games.iter().filter_map(own).scan(0, |series, is_good| {
        *series = if is_good { *series + 1 } else { 0 };
        Some(*series)
    });
    series.max().unwrap_or_default()
}

/// The people who played, the one with the highest tally first.
fn people(games: &[StoredGame], names: &Names) -> Vec<Standing> {
    let mut people: Vec<Standing> = Vec::new();
    for game in games {
        let results = game.players.iter().zip(&game.results);
        for (user, placed) in results.filter_map(|(row, placed)| Some((row.user?, placed))) {
            let at = people.iter().position(|known| known.user == user).unwrap_or_else(|| {
                people.push(Standing::nothing(user, names.get(&user).cloned()));
                people.len() - 1
            });
            people[at].games += 1;
            people[at].tally += u32::from(placed.tallied);
            people[at].fair_share += 1.0 / game.players.len() as f64;
        }
    }
    people.sort_by_key(|person| std::cmp::Reverse(person.tally));
    people
}

/// The best moment of each sort, and its game. A record that can't be read has nothing to tell.
fn highlights(
    catalog: &Catalog,
    games: &[StoredGame],
    names: &Names,
) -> Vec<(GameNumber, Highlight)> {
    let mut highlights: Vec<(GameNumber, Highlight)> = Vec::new();
    for game in games {
        let Ok(Some(record)) = record(game) else { continue };
        let people = game.players.iter().map(|row| {
            let user = row.user.unwrap_or(UserId(0));
            (user, names.get(&user).map(String::as_str))
        });
        let called = game.players.iter().filter_map(|row| row.user);
        let called: Vec<&str> = called.filter_map(|user| Some(&names.get(&user)?[..])).collect();
        let computers = game.players.iter().filter(|row| row.label != "person");
        let mut computers = computer_numbers(&called, computers.count()).into_iter();
        let people = distinct_names(catalog, people).into_iter().zip(&game.players);
        let name = |(name, row): (String, &PlayerRow)| match &row.label[..] {
            "person" => escaped(&name),
            _ => computer(catalog, computers.next().unwrap_or_default()),
        };
        let names = &people.map(name).collect::<Vec<_>>();
        for moment in moments(&Narrator { catalog, names }, &record) {
            match highlights.iter_mut().find(|(_, best)| best.what == moment.what) {
                Some((_, best)) if best.worth >= moment.worth => {}
                Some(best) => *best = (game.number, moment),
                None => highlights.push((game.number, moment)),
            }
        }
    }
    highlights
}
